/* pool.c: jobs of bots, the threads that do them, and their end. */
#define _GNU_SOURCE
#include "pool.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

enum { POOL_THREADS_MOST = 64 };

enum stage { WAITS, RUNS, DONE };

struct job {
    struct pool *pool;
    struct bot *bot;
    u64 begun;
    int least_ms;
    enum stage stage;
    atomic_bool stop;
    struct job *next;
};

struct pool {
    struct thinking thinking;
    pthread_t thread[POOL_THREADS_MOST];
    int threads, waiting;
    pthread_mutex_t lock;
    pthread_cond_t more, done;
    struct job *first, *last;
    bool ending;
    uv_async_t wake;
    void (*ready)(void *user);
    void *user;
};

static long long now_ms(void) { return (long long)(uv_hrtime() / 1000000); }

static struct job *take_job(struct pool *p)
{
    while (!p->first && !p->ending) pthread_cond_wait(&p->more, &p->lock);
    struct job *job = p->first;
    if (!job) return NULL;
    p->first = job->next;
    if (!p->first) p->last = NULL;
    p->waiting--;
    job->stage = RUNS;
    return job;
}

static void *work(void *arg)
{
    struct pool *p = arg;
    struct sched_param none = {0};
    struct job *job;
    pthread_setschedparam(pthread_self(), SCHED_IDLE, &none);
    pthread_mutex_lock(&p->lock);
    while ((job = take_job(p)) != NULL) {
        pthread_mutex_unlock(&p->lock);
        bot_run(job->bot);
        pthread_mutex_lock(&p->lock);
        job->stage = DONE;
        pthread_cond_broadcast(&p->done);
        uv_async_send(&p->wake);
    }
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

static void *begin(void *with, struct bot *b, int least_ms)
{
    struct pool *p = with;
    struct job *job = calloc(1, sizeof *job);
    MUST(job != NULL);
    *job = (struct job){.pool = p, .bot = b, .begun = (u64)now_ms(), .least_ms = least_ms, .stage = WAITS};
    bot_heed(b, &job->stop);
    pthread_mutex_lock(&p->lock);
    if (p->last) p->last->next = job;
    else p->first = job;
    p->last = job;
    p->waiting++;
    pthread_cond_signal(&p->more);
    pthread_mutex_unlock(&p->lock);
    return job;
}

static bool is_done(void *arg)
{
    struct job *job = arg;
    pthread_mutex_lock(&job->pool->lock);
    bool found = job->stage == DONE;
    pthread_mutex_unlock(&job->pool->lock);
    return found && now_ms() - (long long)job->begun >= job->least_ms;
}

/* Takes a job that waits out of the queue. */
static void unqueue(struct pool *p, struct job *job)
{
    struct job **at = &p->first, *before = NULL;
    while (*at != job) before = *at, at = &(*at)->next;
    *at = job->next;
    if (p->last == job) p->last = before;
    p->waiting--;
}

static bool end(void *arg)
{
    struct job *job = arg;
    struct pool *p = job->pool;
    pthread_mutex_lock(&p->lock);
    bool found = job->stage == DONE;
    if (job->stage == WAITS) unqueue(p, job);
    job->stop = true;
    while (job->stage == RUNS) pthread_cond_wait(&p->done, &p->lock);
    pthread_mutex_unlock(&p->lock);
    bot_heed(job->bot, NULL);
    free(job);
    return found;
}

static void woken(uv_async_t *wake)
{
    struct pool *p = wake->data;
    p->ready(p->user);
}

const struct thinking *pool_thinking(struct pool *p) { return &p->thinking; }

int pool_waiting(struct pool *p)
{
    pthread_mutex_lock(&p->lock);
    int waiting = p->waiting;
    pthread_mutex_unlock(&p->lock);
    return waiting;
}

struct pool *pool_open(uv_loop_t *loop, int threads, void (*ready)(void *user), void *user)
{
    struct pool *p = calloc(1, sizeof *p);
    MUST(p != NULL);
    p->thinking = (struct thinking){begin, is_done, end, now_ms, p};
    p->ready = ready;
    p->user = user;
    p->wake.data = p;
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->more, NULL);
    pthread_cond_init(&p->done, NULL);
    MUST(uv_async_init(loop, &p->wake, woken) == 0);
    p->threads = threads < 1 ? 1 : threads > POOL_THREADS_MOST ? POOL_THREADS_MOST : threads;
    for (int i = 0; i < p->threads; i++) MUST(pthread_create(&p->thread[i], NULL, work, p) == 0);
    return p;
}

static void closed(uv_handle_t *wake) { free(wake->data); }

void pool_close(struct pool *p)
{
    pthread_mutex_lock(&p->lock);
    p->ending = true;
    pthread_cond_broadcast(&p->more);
    pthread_mutex_unlock(&p->lock);
    for (int i = 0; i < p->threads; i++) pthread_join(p->thread[i], NULL);
    uv_close((uv_handle_t *)&p->wake, closed);
}
