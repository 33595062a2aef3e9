/* experiment.c: runs what is left of a plan, alone or in batches on several ranks. */
#include "experiment.h"

#include <stdlib.h>
#include <string.h>

#include "keep.h"
#include "pool.h"

enum { BATCH_PER_JOB = 8 };

struct course {
    const struct experiment *x;
    struct keep keep;
    u8 *played; /* by game of the plan */
    u32 done;
    bool fine, enough;
    struct text *error;
    struct text mine, bytes; /* outcomes on their way to rank 0 */
};

static void take(struct course *r, const struct outcome *o)
{
    const struct experiment *x = r->x;
    u32 game = o->number * (u32)x->plan->setups + o->setup;
    if (r->played[game] || r->enough) return; /* twice in the file, or not needed */
    r->played[game] = 1;
    r->done++;
    x->take(x->who, o);
    if (x->progress) x->progress(x->who, r->done, plan_games(x->plan));
    r->enough = x->enough && x->enough(x->who);
}

static void found(void *who, const struct outcome *o) { take(who, o); }

static bool keep_and_take(void *who, const struct outcome *o)
{
    struct course *r = who;
    if (r->enough) return false;
    take(r, o);
    if (r->fine) r->fine = keep_add(&r->keep, o, r->error);
    return r->fine && !r->enough;
}

/* -- Several ranks -------------------------------------------------------------------------------- */

/* Outcomes travel as bytes, with their length before them. */
static bool pack(void *who, const struct outcome *o)
{
    struct course *r = who;
    text_clear(&r->bytes);
    outcome_write(&r->bytes, o, r->x->plan);
    u32 length = (u32)r->bytes.length;
    text_put(&r->mine, (const char *)&length, sizeof length);
    text_put(&r->mine, r->bytes.at, length);
    return true;
}

static void unpack(struct course *r, const struct text *all)
{
    struct outcome *o = malloc(sizeof *o);
    MUST(o);
    for (size_t at = 0; at < all->length && r->fine && !r->enough;) {
        u32 length;
        memcpy(&length, all->at + at, sizeof length);
        at += sizeof length;
        MUST(outcome_read(o, r->x->plan, r->x->census, all->at + at, length));
        at += length;
        keep_and_take(r, o);
    }
    free(o);
}

/* Batch by batch, so that games get to the file before the end. */
static void play_together(struct course *r, const u32 *list, u32 count)
{
    const struct experiment *x = r->x;
    u32 ranks = (u32)x->ranks->count, me = (u32)x->ranks->me, batch = ranks * (u32)x->jobs * BATCH_PER_JOB;
    u32 *own = calloc(batch + 1, sizeof *own);
    MUST(own);
    bool stopped = false;
    for (u32 first = 0; first < count && !stopped; first += batch) {
        struct text all = {0};
        u32 n = 0;
        for (u32 i = first + me; i < count && i < first + batch; i += ranks) own[n++] = list[i];
        struct pool_task task = {x->plan, x->census, own, n, x->jobs, x->stop, pack, r};
        text_clear(&r->mine);
        bool fine = pool_play(&task);
        ranks_gather(x->ranks, &r->mine, &all);
        if (x->ranks->me == 0) unpack(r, &all);
        if (!fine && r->fine) {
            text_add(r->error, "there is not enough memory");
            r->fine = false;
        }
        stopped = ranks_any(x->ranks, !r->fine || r->enough || (x->stop && x->stop()));
        text_free(&all);
    }
    free(own);
}

/* -- Alone ---------------------------------------------------------------------------------------- */

static void play_alone(struct course *r, const u32 *list, u32 count)
{
    const struct experiment *x = r->x;
    struct pool_task task = {x->plan, x->census, list, count, x->jobs, x->stop, keep_and_take, r};
    if (pool_play(&task) || !r->fine) return;
    text_add(r->error, "there is not enough memory");
    r->fine = false;
}

bool experiment_run(const struct experiment *x, u32 *done, struct text *error)
{
    u32 total = plan_games(x->plan), left = 0;
    struct course r = {.x = x, .fine = true, .error = error};
    u32 *list = calloc(total + 1, sizeof *list);
    r.played = calloc(total + 1, 1);
    MUST(list && r.played);
    if (x->keep && x->ranks->me == 0) r.fine = keep_open(&r.keep, x->keep, x->plan, x->census, found, &r, error);
    if (!ranks_any(x->ranks, !r.fine || r.enough)) {
        ranks_share(x->ranks, r.played, (int)total);
        for (u32 i = 0; i < total; i++)
            if (!r.played[i]) list[left++] = i;
        if (x->ranks->count > 1) play_together(&r, list, left);
        else play_alone(&r, list, left);
    }
    *done = r.done;
    keep_close(&r.keep);
    text_free(&r.mine);
    text_free(&r.bytes);
    free(r.played);
    free(list);
    return r.fine;
}
