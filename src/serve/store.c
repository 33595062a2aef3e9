/* store.c: the queue of what the store shall do, the thread that does it, and what it tells. */
#include "store_inside.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <uv.h>

enum {
    WAITING_MOST = 1 << 14,
    WRITES_MOST = 2048, TAKES_MOST = 64, /* at once */
    RETRY_MS = 1000,
};

enum job_kind { JOB_APPEND, JOB_TAKE, JOB_LOOK, JOB_RELEASE, JOB_SHOW };

/* What waits in the queue. Its texts are its own. */
struct job {
    enum job_kind kind;
    struct stored change; /* of JOB_SHOW `about` is what is shown */
};

/* What is to be told. Its texts are its own. */
struct news {
    struct told told;
    char table[KEY_LETTERS + 1];
    struct text words;
    struct taken taken;
    struct news *next;
};

struct store {
    const struct store_kind *kind;
    void *base;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t more, fewer;
    struct job *job;  /* a ring: tickets done + 1 to put are in it */
    u64 put, done;
    u64 upkeep_at;    /* the next, in microseconds */
    bool lost, ending;
    struct text why;  /* it is lost */
    struct text address, shown;
    struct news *first, *last;
    struct store_figures figures;
    uv_async_t wake;
    void (*tell)(void *user, const struct told *what);
    void *user;
    /* of the thread alone */
    struct stored writing[WRITES_MOST];
    bool refused[WRITES_MOST];
    struct taken taking[TAKES_MOST];
};

static u64 now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (u64)now.tv_sec * 1000000 + (u64)now.tv_nsec / 1000;
}

bool record_add(struct text *record, size_t keep, const char *bytes, size_t length)
{
    if (keep > record->length) return false;
    if (keep < record->length) record->length = keep, record->at[keep] = 0;
    text_put(record, bytes, length);
    return true;
}

/* -- Telling ----------------------------------------------------------------------------------------------------- */

/* Puts something at the end of what is to be told; the store must be locked. */
static struct news *add_news(struct store *s, enum telling kind, u64 ticket)
{
    struct news *n = calloc(1, sizeof *n);
    MUST(n != NULL);
    n->told = (struct told){.kind = kind, .ticket = ticket, .table = n->table, .taken = &n->taken};
    if (s->last) s->last->next = n;
    else s->first = n;
    s->last = n;
    return n;
}

static void clear_taken(struct taken *t)
{
    text_free(&t->about);
    text_free(&t->record);
    text_free(&t->words);
    *t = (struct taken){0};
}

static void tell_all(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    struct news *first = s->first;
    s->first = s->last = NULL;
    pthread_mutex_unlock(&s->lock);
    while (first) {
        struct news *n = first;
        n->told.words = text_string(&n->words);
        s->tell(s->user, &n->told);
        first = n->next;
        text_free(&n->words);
        clear_taken(&n->taken);
        free(n);
    }
}

static void woken(uv_async_t *wake) { tell_all(wake->data); }

/* The base has failed; all up to this ticket are lost. The store must be locked. */
static void lose(struct store *s, u64 ticket, const struct text *why)
{
    if (!s->lost) {
        int line = (int)strcspn(text_string(why), "\n");
        fprintf(stderr, "longbox serve: nothing can be kept: %.*s\n", line, text_string(why));
        text_clear(&s->why);
        if (s->kind->lost) text_add(&s->why, "%s", s->kind->lost);
        else text_put(&s->why, text_string(why), (size_t)line);
        s->lost = true;
        s->upkeep_at = now_us() + RETRY_MS * 1000;
    }
    text_add(&add_news(s, TOLD_LOST, ticket)->words, "%s", text_string(&s->why));
}

/* -- Working ----------------------------------------------------------------------------------------------------- */

static void keep_up(struct store *s)
{
    struct text address = {0}, shown = {0}, why = {0};
    struct upkeep u = {.pause_ms = RETRY_MS, .shown = &shown};
    text_add(&address, "%s", text_string(&s->address));
    u.address = address.at;
    u.lost = s->lost;
    u64 ticket = s->done;
    s->upkeep_at = UINT64_MAX; /* unless somebody wants it again meanwhile */
    pthread_mutex_unlock(&s->lock);
    bool fine = s->kind->keep_up(s->base, &u, &why);
    pthread_mutex_lock(&s->lock);
    u64 next = now_us() + (fine ? u.pause_ms : RETRY_MS) * 1000;
    if (next < s->upkeep_at) s->upkeep_at = next;
    if (u.lapsed) add_news(s, TOLD_LAPSED, ticket);
    if (!fine && !s->lost) lose(s, ticket, &why);
    if (fine && s->lost) {
        s->lost = false;
        fprintf(stderr, "longbox serve: all can be kept again\n");
        add_news(s, TOLD_WELL, ticket);
    }
    text_free(&s->shown);
    s->shown = shown;
    text_free(&address);
    text_free(&why);
}

/* Writes changes; they stand in the queue from `from` on. */
static void write_some(struct store *s, u64 from, int count)
{
    struct text why = {0};
    u64 begun = now_us();
    bool fine = !s->lost;
    for (int i = 0; i < count; i++) s->writing[i] = s->job[(from + (u64)i) % WAITING_MOST].change;
    memset(s->refused, 0, sizeof s->refused);
    pthread_mutex_unlock(&s->lock);
    fine = fine && s->kind->write(s->base, s->writing, count, s->refused, &why);
    pthread_mutex_lock(&s->lock);
    for (int i = 0; i < count && fine; i++) {
        if (!s->refused[i]) continue;
        struct news *n = add_news(s, TOLD_REFUSED, from + (u64)i + 1);
        n->told.epoch = s->writing[i].epoch;
        memcpy(n->table, s->writing[i].table, sizeof n->table);
    }
    if (fine) add_news(s, TOLD_SAFE, from + (u64)count);
    else lose(s, from + (u64)count, &why);
    u64 took = now_us() - begun;
    s->figures.commits++;
    s->figures.changes += (u64)count;
    if (took > s->figures.longest_us) s->figures.longest_us = took;
    text_free(&why);
}

/* Takes tables, or looks at them. */
static void take_some(struct store *s, u64 from, int count)
{
    struct text why = {0};
    bool looks = s->job[from % WAITING_MOST].kind == JOB_LOOK;
    for (int i = 0; i < count; i++) {
        const struct stored *wanted = &s->job[(from + (u64)i) % WAITING_MOST].change;
        memcpy(s->taking[i].table, wanted->table, sizeof wanted->table);
        s->taking[i].how = TAKEN_NOWHERE;
    }
    pthread_mutex_unlock(&s->lock);
    bool fine = (looks ? s->kind->look : s->kind->take)(s->base, s->taking, count, &why);
    pthread_mutex_lock(&s->lock);
    for (int i = 0; i < count; i++) {
        struct news *n = add_news(s, looks ? TOLD_SEEN : TOLD_TAKEN, from + (u64)i + 1);
        if (looks) n->told.epoch = s->job[(from + (u64)i) % WAITING_MOST].change.epoch;
        if (!fine) {
            s->taking[i].how = TAKEN_NOT;
            text_clear(&s->taking[i].words);
            text_add(&s->taking[i].words, "%s", text_string(&why));
        }
        n->taken = s->taking[i];
        s->taking[i] = (struct taken){0};
    }
    add_news(s, TOLD_SAFE, from + (u64)count);
    text_free(&why);
}

/* Gives tables up, or shows one; if that fails, upkeep will notice, and the node's lease ends by itself. */
static void do_other(struct store *s, u64 from, int count)
{
    struct text why = {0};
    enum job_kind kind = s->job[from % WAITING_MOST].kind;
    for (int i = 0; i < count; i++) s->writing[i] = s->job[(from + (u64)i) % WAITING_MOST].change;
    pthread_mutex_unlock(&s->lock);
    if (kind == JOB_RELEASE) s->kind->release(s->base, s->writing, count, &why);
    else s->kind->show(s->base, s->writing[0].table, s->writing[0].epoch, s->writing[0].about, &why);
    pthread_mutex_lock(&s->lock);
    add_news(s, TOLD_SAFE, from + (u64)count);
    text_free(&why);
}

/* Whether one of so many jobs is about the same table as the one after them. */
static bool is_again(const struct store *s, u64 count)
{
    const char *table = s->job[(s->done + count) % WAITING_MOST].change.table;
    for (u64 n = 0; n < count; n++)
        if (!strcmp(s->job[(s->done + n) % WAITING_MOST].change.table, table)) return true;
    return false;
}

/* How many jobs of the same kind come next. Of looks, as many as are about different tables. */
static int count_alike(const struct store *s)
{
    enum job_kind kind = s->job[s->done % WAITING_MOST].kind;
    static const u64 at_once[] = {[JOB_APPEND] = WRITES_MOST, [JOB_TAKE] = TAKES_MOST, [JOB_LOOK] = TAKES_MOST,
                                  [JOB_RELEASE] = WRITES_MOST, [JOB_SHOW] = 1};
    u64 most = at_once[kind];
    u64 n = 1;
    while (n < most && s->done + n < s->put && s->job[(s->done + n) % WAITING_MOST].kind == kind &&
           !(kind == JOB_LOOK && is_again(s, n)))
        n++;
    return (int)n;
}

static void do_next(struct store *s)
{
    u64 from = s->done;
    int count = count_alike(s);
    switch (s->job[from % WAITING_MOST].kind) {
    case JOB_APPEND: write_some(s, from, count); break;
    case JOB_TAKE:
    case JOB_LOOK: take_some(s, from, count); break;
    case JOB_RELEASE:
    case JOB_SHOW: do_other(s, from, count); break;
    }
    for (u64 n = from; n < from + (u64)count; n++) {
        struct stored *done = &s->job[n % WAITING_MOST].change;
        free((char *)done->text);
        free((char *)done->about);
    }
    s->done = from + (u64)count;
    pthread_cond_broadcast(&s->fewer);
}

static void sleep_until(struct store *s, u64 time)
{
    struct timespec until = {.tv_sec = (time_t)(time / 1000000), .tv_nsec = (long)(time % 1000000) * 1000};
    pthread_cond_timedwait(&s->more, &s->lock, &until);
}

static void *work(void *arg)
{
    struct store *s = arg;
    pthread_mutex_lock(&s->lock);
    while (!s->ending || s->put != s->done) {
        if (now_us() >= s->upkeep_at) keep_up(s); /* first: a node that has slept must know before it writes */
        else if (s->put != s->done) do_next(s);
        else sleep_until(s, s->upkeep_at);
        if (s->first) uv_async_send(&s->wake);
    }
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

/* -- Asking ------------------------------------------------------------------------------------------------------ */

static char *copy(const char *words)
{
    char *own = words ? strdup(words) : NULL;
    MUST(own || !words);
    return own;
}

static u64 put_job(struct store *s, enum job_kind kind, const struct stored *change)
{
    struct job job = {kind, *change};
    job.change.text = copy(change->text);
    job.change.about = copy(change->about);
    pthread_mutex_lock(&s->lock);
    while (s->put - s->done >= WAITING_MOST) pthread_cond_wait(&s->fewer, &s->lock);
    s->job[s->put % WAITING_MOST] = job;
    u64 ticket = ++s->put;
    pthread_cond_signal(&s->more);
    pthread_mutex_unlock(&s->lock);
    return ticket;
}

u64 store_append(struct store *s, const struct stored *change) { return put_job(s, JOB_APPEND, change); }

static void put_small(struct store *s, enum job_kind kind, const char *table, u64 epoch, const char *words)
{
    struct stored change = {.epoch = epoch, .about = words};
    MUST(strlen(table) == KEY_LETTERS);
    memcpy(change.table, table, sizeof change.table);
    put_job(s, kind, &change);
}

void store_take(struct store *s, const char *table) { put_small(s, JOB_TAKE, table, 0, NULL); }
void store_look(struct store *s, const char *table, u64 asker) { put_small(s, JOB_LOOK, table, asker, NULL); }
void store_release(struct store *s, const char *table, u64 epoch) { put_small(s, JOB_RELEASE, table, epoch, NULL); }
void store_show(struct store *s, const char *table, u64 epoch, const char *words)
{
    put_small(s, JOB_SHOW, table, epoch, words);
}

int store_shown(struct store *s, struct text *out, int most)
{
    int count = 0;
    pthread_mutex_lock(&s->lock);
    for (const char *p = text_string(&s->shown); *p && count < most; count++) {
        struct text one = {0};
        size_t length = strcspn(p, "\n");
        text_put(&one, p, length);
        js_raw(out, one.at);
        text_free(&one);
        p += length + (p[length] == '\n');
    }
    pthread_mutex_unlock(&s->lock);
    return count;
}

void store_address(struct store *s, const char *address)
{
    pthread_mutex_lock(&s->lock);
    text_clear(&s->address);
    text_add(&s->address, "%s", address);
    s->upkeep_at = 0;
    pthread_cond_signal(&s->more);
    pthread_mutex_unlock(&s->lock);
}

struct store_figures store_figures(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    struct store_figures figures = s->figures;
    s->figures.longest_us = 0;
    pthread_mutex_unlock(&s->lock);
    return figures;
}

/* -- Opening and closing ----------------------------------------------------------------------------------------- */

struct store *store_open(const struct store_options *options, void *loop,
                         void (*tell)(void *user, const struct told *what), void *user, struct text *error)
{
    const struct store_kind *kind = options->database ? &store_postgres : &store_sqlite;
    void *base = kind->open(options, error);
    if (!base) return NULL;
    struct store *s = calloc(1, sizeof *s);
    MUST(s != NULL && (s->job = calloc(WAITING_MOST, sizeof *s->job)) != NULL);
    s->kind = kind;
    s->base = base;
    s->tell = tell;
    s->user = user;
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_mutex_init(&s->lock, NULL);
    pthread_cond_init(&s->more, &monotonic);
    pthread_cond_init(&s->fewer, NULL);
    s->wake.data = s;
    MUST(uv_async_init(loop, &s->wake, woken) == 0 && pthread_create(&s->thread, NULL, work, s) == 0);
    return s;
}

static void closed(uv_handle_t *wake) { free(wake->data); }

void store_close(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    s->ending = true;
    pthread_cond_signal(&s->more);
    pthread_mutex_unlock(&s->lock);
    pthread_join(s->thread, NULL);
    tell_all(s);
    s->kind->close(s->base);
    text_free(&s->why);
    text_free(&s->address);
    text_free(&s->shown);
    free(s->job);
    uv_close((uv_handle_t *)&s->wake, closed);
}
