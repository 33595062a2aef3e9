/* store.c: the queue of changes, the thread that writes them to SQLite, and tickets. */
#include "store.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <uv.h>

enum { WAITING_MOST = 1 << 14 };

/* A change in the queue, with its texts. */
struct item {
    struct stored change;
    char *text, *about;
};

struct store {
    sqlite3 *write, *read;
    sqlite3_stmt *begin, *commit, *put_table, *put_piece, *cut_pieces, *rollback;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t more, fewer;
    struct item *item;  /* a ring: tickets done + 1 to put are in it */
    u64 put, done, told;
    bool ending;
    char lost[200];     /* why nothing can be written; empty: it can */
    struct store_figures figures;
    uv_async_t wake;
    void (*safe)(void *user, u64 ticket, const char *lost);
    void *user;
};

static const char schema[] =
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=4000; PRAGMA busy_timeout=2000;"
    "CREATE TABLE IF NOT EXISTS tables(id TEXT PRIMARY KEY, number INTEGER NOT NULL, changed INTEGER NOT NULL,"
    " about TEXT NOT NULL) STRICT, WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS pieces(id TEXT NOT NULL, number INTEGER NOT NULL, keep INTEGER NOT NULL,"
    " text TEXT NOT NULL, PRIMARY KEY(id, number)) STRICT, WITHOUT ROWID;";

static u64 now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (u64)now.tv_sec * 1000000 + (u64)now.tv_nsec / 1000;
}

/* -- Writing ------------------------------------------------------------------------------------------------------ */

static bool run(sqlite3_stmt *statement)
{
    int code = sqlite3_step(statement);
    sqlite3_reset(statement);
    return code == SQLITE_DONE || code == SQLITE_ROW;
}

static void bind_words(sqlite3_stmt *q, int at, const char *words)
{
    if (words) sqlite3_bind_text(q, at, words, -1, SQLITE_STATIC);
    else sqlite3_bind_null(q, at);
}

static bool write_change(struct store *s, const struct item *i)
{
    const struct stored *c = &i->change;
    bind_words(s->put_table, 1, c->table);
    sqlite3_bind_int64(s->put_table, 2, c->number);
    sqlite3_bind_int64(s->put_table, 3, (sqlite3_int64)time(NULL));
    bind_words(s->put_table, 4, i->about);
    if (!run(s->put_table)) return false;
    bind_words(s->put_piece, 1, c->table);
    sqlite3_bind_int64(s->put_piece, 2, c->number);
    sqlite3_bind_int64(s->put_piece, 3, (sqlite3_int64)c->keep);
    bind_words(s->put_piece, 4, i->text);
    if (!run(s->put_piece)) return false;
    bind_words(s->cut_pieces, 1, c->table);
    sqlite3_bind_int64(s->cut_pieces, 2, c->number);
    return !c->whole || run(s->cut_pieces);
}

/* Writes changes from..to as one. */
static bool write_all(struct store *s, u64 from, u64 to)
{
    if (!run(s->begin)) return false;
    bool fine = true;
    for (u64 n = from; n < to && fine; n++) fine = write_change(s, &s->item[n % WAITING_MOST]);
    if (fine && run(s->commit)) return true;
    run(s->rollback);
    return false;
}

static void *work(void *arg)
{
    struct store *s = arg;
    pthread_mutex_lock(&s->lock);
    for (;;) {
        while (s->put == s->done && !s->ending) pthread_cond_wait(&s->more, &s->lock);
        if (s->put == s->done) break;
        u64 from = s->done, to = s->put, begun = now_us();
        bool lost = s->lost[0];
        pthread_mutex_unlock(&s->lock);
        bool fine = !lost && write_all(s, from, to);
        pthread_mutex_lock(&s->lock);
        if (!fine && !s->lost[0]) snprintf(s->lost, sizeof s->lost, "%s", sqlite3_errmsg(s->write));
        for (u64 n = from; n < to; n++) {
            free(s->item[n % WAITING_MOST].text);
            free(s->item[n % WAITING_MOST].about);
        }
        s->done = to;
        s->figures.commits++;
        s->figures.changes += to - from;
        u64 took = now_us() - begun;
        if (took > s->figures.longest_us) s->figures.longest_us = took;
        pthread_cond_broadcast(&s->fewer);
        uv_async_send(&s->wake);
    }
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

static char *copy(const char *words)
{
    char *own = words ? strdup(words) : NULL;
    MUST(own || !words);
    return own;
}

u64 store_append(struct store *s, const struct stored *change)
{
    struct item item = {*change, copy(change->text), copy(change->about)};
    pthread_mutex_lock(&s->lock);
    while (s->put - s->done >= WAITING_MOST) pthread_cond_wait(&s->fewer, &s->lock);
    s->item[s->put % WAITING_MOST] = item;
    u64 ticket = ++s->put;
    pthread_cond_signal(&s->more);
    pthread_mutex_unlock(&s->lock);
    return ticket;
}

static void tell(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    u64 done = s->done;
    char lost[sizeof s->lost];
    memcpy(lost, s->lost, sizeof lost);
    pthread_mutex_unlock(&s->lock);
    if (done == s->told) return;
    s->told = done;
    s->safe(s->user, done, lost[0] ? lost : NULL);
}

static void woken(uv_async_t *wake) { tell(wake->data); }

bool store_retry(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    bool idle = s->put == s->done, fine = false;
    if (idle) fine = sqlite3_exec(s->write, "BEGIN IMMEDIATE; UPDATE tables SET number = number WHERE id = ''; COMMIT",
                                  NULL, NULL, NULL) == SQLITE_OK;
    if (idle && !fine) sqlite3_exec(s->write, "ROLLBACK", NULL, NULL, NULL);
    if (fine) s->lost[0] = 0;
    pthread_mutex_unlock(&s->lock);
    return fine;
}

struct store_figures store_figures(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    struct store_figures figures = s->figures;
    s->figures.longest_us = 0;
    pthread_mutex_unlock(&s->lock);
    return figures;
}

/* -- Reading ------------------------------------------------------------------------------------------------------ */

static const char *words_of(sqlite3_stmt *q, int column) { return (const char *)sqlite3_column_text(q, column); }

bool store_read(struct store *s, const char *table, struct text *about, struct text *record, u32 *number)
{
    sqlite3_stmt *q;
    bool found = false;
    text_clear(about);
    text_clear(record);
    if (sqlite3_prepare_v2(s->read, "SELECT about, number FROM tables WHERE id = ?", -1, &q, NULL) != SQLITE_OK)
        return false;
    bind_words(q, 1, table);
    if (sqlite3_step(q) == SQLITE_ROW) {
        found = true;
        text_add(about, "%s", words_of(q, 0));
        *number = (u32)sqlite3_column_int64(q, 1);
    }
    sqlite3_finalize(q);
    static const char pieces[] = "SELECT keep, text FROM pieces WHERE id = ? ORDER BY number";
    if (!found || sqlite3_prepare_v2(s->read, pieces, -1, &q, NULL) != SQLITE_OK)
        return false;
    bind_words(q, 1, table);
    while (sqlite3_step(q) == SQLITE_ROW) {
        size_t keep = (size_t)sqlite3_column_int64(q, 0);
        if (keep > record->length) found = false; /* a piece is missing */
        else if (keep < record->length) record->length = keep, record->at[keep] = 0;
        text_add(record, "%s", words_of(q, 1));
    }
    sqlite3_finalize(q);
    return found;
}

/* -- Opening and closing ------------------------------------------------------------------------------------------ */

static bool prepare(struct store *s)
{
    const struct { sqlite3_stmt **to; const char *sql; } list[] = {
        {&s->begin, "BEGIN IMMEDIATE"}, {&s->commit, "COMMIT"}, {&s->rollback, "ROLLBACK"},
        {&s->put_table, "INSERT INTO tables(id, number, changed, about) VALUES(?1, ?2, ?3, coalesce(?4, '{}'))"
                        " ON CONFLICT(id)"
                        " DO UPDATE SET number = ?2, changed = ?3, about = coalesce(?4, about)"},
        {&s->put_piece, "INSERT INTO pieces(id, number, keep, text) VALUES(?, ?, ?, ?)"},
        {&s->cut_pieces, "DELETE FROM pieces WHERE id = ? AND number < ?"},
    };
    for (int i = 0; i < COUNT(list); i++)
        if (sqlite3_prepare_v2(s->write, list[i].sql, -1, list[i].to, NULL) != SQLITE_OK) return false;
    return true;
}

struct store *store_open(const char *path, void *loop, void (*safe)(void *user, u64 ticket, const char *lost),
                         void *user, struct text *error)
{
    struct store *s = calloc(1, sizeof *s);
    MUST(s != NULL && (s->item = calloc(WAITING_MOST, sizeof *s->item)) != NULL);
    s->safe = safe;
    s->user = user;
    if (sqlite3_open(path, &s->write) != SQLITE_OK || sqlite3_exec(s->write, schema, NULL, NULL, NULL) != SQLITE_OK ||
        sqlite3_open(path, &s->read) != SQLITE_OK || !prepare(s)) {
        text_add(error, "%s: %s", path, sqlite3_errmsg(s->write));
        sqlite3_close_v2(s->read);
        sqlite3_close_v2(s->write);
        free(s->item);
        free(s);
        return NULL;
    }
    sqlite3_busy_timeout(s->read, 2000);
    pthread_mutex_init(&s->lock, NULL);
    pthread_cond_init(&s->more, NULL);
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
    tell(s);
    sqlite3_stmt *const all[] = {s->begin, s->commit, s->rollback, s->put_table, s->put_piece, s->cut_pieces};
    for (int i = 0; i < COUNT(all); i++) sqlite3_finalize(all[i]);
    sqlite3_close_v2(s->read);
    sqlite3_close_v2(s->write);
    free(s->item);
    uv_close((uv_handle_t *)&s->wake, closed);
}
