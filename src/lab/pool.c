/* pool.c: threads that play, and one that takes their outcomes. */
#include "pool.h"

#include <pthread.h>
#include <stdlib.h>

enum { AHEAD = 16 }; /* games for each thread that may end before their turn comes */

struct pool {
    const struct pool_task *task;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    u32 next, delivered; /* places of the list */
    u32 window;          /* outcomes that can wait */
    int working;         /* threads */
    bool ended;          /* nobody wants more games; guarded by the lock */
    bool *ready;
    struct outcome *outcome;
};

struct worker {
    struct pool *pool;
    struct player *player;
    pthread_t thread;
};

/* The next place of the list for a worker; false: there is no more to do. */
static bool take_place(struct pool *p, u32 *place)
{
    pthread_mutex_lock(&p->lock);
    while (!p->ended && p->next < p->task->count && p->next >= p->delivered + p->window)
        pthread_cond_wait(&p->changed, &p->lock);
    bool taken = !p->ended && p->next < p->task->count;
    if (taken) *place = p->next++;
    pthread_mutex_unlock(&p->lock);
    return taken;
}

static bool play_game(const struct pool_task *task, struct player *y, u32 place, struct outcome *o)
{
    u32 game = task->list[place], setups = (u32)task->plan->setups;
    return player_play(y, (int)(game % setups), game / setups, task->stop, o);
}

static void *work(void *of)
{
    struct worker *w = of;
    struct pool *p = w->pool;
    u32 place;
    bool fine = true;
    while (fine && take_place(p, &place)) {
        fine = play_game(p->task, w->player, place, &p->outcome[place % p->window]);
        pthread_mutex_lock(&p->lock);
        p->ready[place % p->window] = fine;
        p->ended |= !fine;
        pthread_cond_broadcast(&p->changed);
        pthread_mutex_unlock(&p->lock);
    }
    pthread_mutex_lock(&p->lock);
    p->working--;
    pthread_cond_broadcast(&p->changed);
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

/* Takes outcomes in the order of the list; after an interruption also those after a game that was not played to its
 * end. */
static void take_outcomes(struct pool *p)
{
    pthread_mutex_lock(&p->lock);
    while (p->delivered < p->task->count) {
        u32 at = p->delivered % p->window;
        while (!p->ready[at] && p->working) pthread_cond_wait(&p->changed, &p->lock);
        if (!p->ready[at] && p->delivered >= p->next) break;
        bool ready = p->ready[at], wanted = true;
        p->ready[at] = false;
        pthread_mutex_unlock(&p->lock); /* nobody writes here before it counts as delivered */
        if (ready) wanted = p->task->deliver(p->task->who, &p->outcome[at]);
        pthread_mutex_lock(&p->lock);
        p->delivered++;
        p->ended |= !wanted;
        pthread_cond_broadcast(&p->changed);
    }
    pthread_mutex_unlock(&p->lock);
}

static bool play_here(const struct pool_task *task)
{
    struct player *y = player_new(task->plan, task->census);
    struct outcome *o = malloc(sizeof *o);
    bool fine = y && o;
    for (u32 i = 0; fine && i < task->count; i++)
        if (!play_game(task, y, i, o) || !task->deliver(task->who, o)) break;
    free(o);
    player_free(y);
    return fine;
}

bool pool_play(const struct pool_task *task)
{
    if (task->jobs <= 1 || task->count <= 1) return play_here(task);
    struct pool p = {.task = task, .window = (u32)task->jobs * AHEAD};
    struct worker *w = calloc((size_t)task->jobs, sizeof *w);
    p.ready = calloc(p.window, sizeof *p.ready);
    p.outcome = calloc(p.window, sizeof *p.outcome);
    pthread_mutex_init(&p.lock, NULL);
    pthread_cond_init(&p.changed, NULL);
    bool fine = w && p.ready && p.outcome;
    for (int i = 0; i < task->jobs && fine; i++) {
        w[i].pool = &p;
        fine = (w[i].player = player_new(task->plan, task->census)) != NULL;
    }
    int started = 0;
    while (fine && started < task->jobs) {
        pthread_mutex_lock(&p.lock);
        bool running = pthread_create(&w[started].thread, NULL, work, &w[started]) == 0;
        p.working += running;
        pthread_mutex_unlock(&p.lock);
        if (!running) break; /* fewer threads are enough */
        started++;
    }
    fine = fine && started > 0;
    if (fine) take_outcomes(&p);
    for (int i = 0; i < started; i++) pthread_join(w[i].thread, NULL);
    for (int i = 0; w && i < task->jobs; i++) player_free(w[i].player);
    pthread_cond_destroy(&p.changed);
    pthread_mutex_destroy(&p.lock);
    free(p.outcome);
    free(p.ready);
    free(w);
    return fine;
}
