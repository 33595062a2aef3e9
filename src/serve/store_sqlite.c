/* store_sqlite.c: the store in a file of SQLite, for one server: nobody else has its tables. */
#include "store_inside.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct file {
    sqlite3 *db;
    sqlite3_stmt *begin, *commit, *rollback, *change, *make, *put_piece, *cut_pieces, *take, *read, *pieces;
};

static const char schema[] =
    "PRAGMA busy_timeout=2000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=4000;"
    "CREATE TABLE IF NOT EXISTS tables(id TEXT PRIMARY KEY, number INTEGER NOT NULL, changed INTEGER NOT NULL,"
    " about TEXT NOT NULL, epoch INTEGER NOT NULL DEFAULT 1) STRICT, WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS pieces(id TEXT NOT NULL, number INTEGER NOT NULL, keep INTEGER NOT NULL,"
    " text TEXT NOT NULL, PRIMARY KEY(id, number)) STRICT, WITHOUT ROWID;";

/* Files of the first days have no epochs. */
static const char add_epochs[] = "ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 1";

/* Whether something can be written, as far as the disk. */
static const char trial[] =
    "BEGIN IMMEDIATE; INSERT INTO pieces(id, number, keep, text) VALUES('', 0, 0, '');"
    "UPDATE tables SET number = number WHERE id = ''; DELETE FROM pieces WHERE id = ''; COMMIT";

static bool failed(const struct file *f, struct text *why)
{
    text_add(why, "%s", sqlite3_errmsg(f->db));
    return false;
}

/* -- Writing ----------------------------------------------------------------------------------------------------- */

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

/* Changes a table, or makes it if it is its first change. */
static bool put_table(struct file *f, const struct stored *c, bool *refused)
{
    sqlite3_stmt *q = c->number == 1 ? f->make : f->change;
    bind_words(q, 1, c->table);
    sqlite3_bind_int64(q, 2, c->number);
    sqlite3_bind_int64(q, 3, (sqlite3_int64)time(NULL));
    bind_words(q, 4, c->about);
    sqlite3_bind_int64(q, 5, (sqlite3_int64)c->epoch);
    bool fine = run(q);
    *refused = fine && sqlite3_changes(f->db) == 0;
    return fine;
}

static bool put_change(struct file *f, const struct stored *c, bool *refused)
{
    if (!put_table(f, c, refused)) return false;
    if (*refused) return true;
    bind_words(f->put_piece, 1, c->table);
    sqlite3_bind_int64(f->put_piece, 2, c->number);
    sqlite3_bind_int64(f->put_piece, 3, (sqlite3_int64)c->keep);
    bind_words(f->put_piece, 4, c->text);
    if (!run(f->put_piece)) return false;
    bind_words(f->cut_pieces, 1, c->table);
    sqlite3_bind_int64(f->cut_pieces, 2, c->number);
    return !c->whole || run(f->cut_pieces);
}

static bool write_changes(void *base, const struct stored *change, int count, bool *refused, struct text *why)
{
    struct file *f = base;
    bool fine = run(f->begin);
    for (int i = 0; i < count && fine; i++) fine = put_change(f, &change[i], &refused[i]);
    if (fine && run(f->commit)) return true;
    failed(f, why);
    run(f->rollback);
    return false;
}

/* -- Reading ----------------------------------------------------------------------------------------------------- */

static void take_words(struct text *to, sqlite3_stmt *q, int column)
{
    text_put(to, (const char *)sqlite3_column_text(q, column), (size_t)sqlite3_column_bytes(q, column));
}

static bool read_one(struct file *f, struct taken *t)
{
    int code;
    bind_words(f->read, 1, t->table);
    if ((code = sqlite3_step(f->read)) == SQLITE_ROW) {
        t->how = TAKEN;
        take_words(&t->about, f->read, 0);
        t->number = (u32)sqlite3_column_int64(f->read, 1);
        t->epoch = (u64)sqlite3_column_int64(f->read, 2);
    }
    sqlite3_reset(f->read);
    if (t->how != TAKEN) return code == SQLITE_DONE;
    bind_words(f->pieces, 1, t->table);
    while ((code = sqlite3_step(f->pieces)) == SQLITE_ROW)
        if (!record_add(&t->record, (size_t)sqlite3_column_int64(f->pieces, 0),
                        (const char *)sqlite3_column_text(f->pieces, 1), (size_t)sqlite3_column_bytes(f->pieces, 1)))
            t->how = TAKEN_NOWHERE;
    sqlite3_reset(f->pieces);
    return code == SQLITE_DONE;
}

static bool look(void *base, struct taken *list, int count, struct text *why)
{
    struct file *f = base;
    bool fine = true;
    for (int i = 0; i < count && fine; i++) fine = read_one(f, &list[i]);
    return fine || failed(f, why);
}

static bool take(void *base, struct taken *list, int count, struct text *why)
{
    struct file *f = base;
    bool fine = run(f->begin);
    for (int i = 0; i < count && fine; i++) {
        bind_words(f->take, 1, list[i].table);
        fine = run(f->take);
    }
    if (!fine || !run(f->commit)) run(f->rollback); /* nothing can be changed, but one may look */
    return look(base, list, count, why);
}

/* -- Alone ------------------------------------------------------------------------------------------------------- */

static bool release(void *base, const struct stored *list, int count, struct text *why)
{
    (void)base, (void)list, (void)count, (void)why;
    return true;
}

static bool show(void *base, const char *table, u64 epoch, const char *words, struct text *why)
{
    (void)base, (void)table, (void)epoch, (void)words, (void)why;
    return true;
}

static bool keep_up(void *base, struct upkeep *u, struct text *why)
{
    struct file *f = base;
    u->pause_ms = 3600 * 1000; /* nothing must be done while all is well */
    if (!u->lost || sqlite3_exec(f->db, trial, NULL, NULL, NULL) == SQLITE_OK) return true;
    failed(f, why);
    run(f->rollback);
    return false;
}

/* -- Opening and closing ----------------------------------------------------------------------------------------- */

static bool prepare(struct file *f)
{
    const struct { sqlite3_stmt **to; const char *sql; } list[] = {
        {&f->begin, "BEGIN IMMEDIATE"}, {&f->commit, "COMMIT"}, {&f->rollback, "ROLLBACK"},
        {&f->change, "UPDATE tables SET number = ?2, changed = ?3, about = coalesce(?4, about)"
                     " WHERE id = ?1 AND epoch = ?5 AND number = ?2 - 1"},
        {&f->make, "INSERT INTO tables(id, number, changed, about, epoch)"
                   " VALUES(?1, ?2, ?3, coalesce(?4, '{}'), ?5) ON CONFLICT DO NOTHING"},
        {&f->put_piece, "INSERT INTO pieces(id, number, keep, text) VALUES(?, ?, ?, ?)"},
        {&f->cut_pieces, "DELETE FROM pieces WHERE id = ? AND number < ?"},
        {&f->take, "UPDATE tables SET epoch = epoch + 1 WHERE id = ?"},
        {&f->read, "SELECT about, number, epoch FROM tables WHERE id = ?"},
        {&f->pieces, "SELECT keep, text FROM pieces WHERE id = ? ORDER BY number"},
    };
    for (int i = 0; i < COUNT(list); i++) {
        sqlite3_finalize(*list[i].to);
        if (sqlite3_prepare_v2(f->db, list[i].sql, -1, list[i].to, NULL) != SQLITE_OK) return false;
    }
    return true;
}

static void close_file(void *base)
{
    struct file *f = base;
    sqlite3_stmt *const all[] = {f->begin, f->commit, f->rollback, f->change, f->make,
                                 f->put_piece, f->cut_pieces, f->take, f->read, f->pieces};
    for (int i = 0; i < COUNT(all); i++) sqlite3_finalize(all[i]);
    sqlite3_close_v2(f->db);
    free(f);
}

static void *open_file(const struct store_options *options, struct text *why)
{
    const char *path = options->path;
    struct file *f = calloc(1, sizeof *f);
    MUST(f != NULL);
    bool fine = sqlite3_open(path, &f->db) == SQLITE_OK && sqlite3_exec(f->db, schema, NULL, NULL, NULL) == SQLITE_OK;
    if (fine && !prepare(f)) {
        sqlite3_exec(f->db, add_epochs, NULL, NULL, NULL);
        fine = prepare(f);
    }
    if (fine) return f;
    text_add(why, "%s: %s", path, sqlite3_errmsg(f->db));
    close_file(f);
    return NULL;
}

const struct store_kind store_sqlite = {NULL, open_file, close_file, keep_up, write_changes, take, look, release, show};
