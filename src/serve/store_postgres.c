/* store_postgres.c: the store in a database of PostgreSQL, which several nodes share.
 *
 * A node has a lease by the clock of the database, and renews it; a lease that has run out is never renewed: the node
 * comes back as another. Whatever is written is one statement, which has arrived as a whole before it begins: no lock
 * ever waits for a node.
 */
#include "store_inside.h"

#include <libpq-fe.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    LEASE_MS = 5000,
    ANSWER_MS = 3000, /* after which the database counts as lost */
};

struct base {
    char *url;
    u64 lease_ms;  /* three renewals and some time fit in */
    PGconn *link;  /* NULL: there is none */
    u64 node;      /* 0: none, its lease has run out */
    u64 until;     /* the lease lasts at least, in milliseconds of our own clock */
};

static const char schema[] =
    "SELECT pg_advisory_xact_lock(7150615);" /* two nodes must not make them at once */
    "CREATE TABLE IF NOT EXISTS nodes(id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address text NOT NULL,"
    " until timestamptz NOT NULL);"
    "CREATE TABLE IF NOT EXISTS tables(id text PRIMARY KEY, node bigint, epoch bigint NOT NULL, number bigint NOT NULL,"
    " changed timestamptz NOT NULL DEFAULT now(), about bytea NOT NULL, shown bytea) WITH (fillfactor = 50);"
    "CREATE TABLE IF NOT EXISTS pieces(id text NOT NULL, number bigint NOT NULL, keep bigint NOT NULL,"
    " text bytea NOT NULL, PRIMARY KEY(id, number));"
    "CREATE INDEX IF NOT EXISTS tables_shown ON tables(node) WHERE shown IS NOT NULL;";

/* The plan must not depend on how many rows the database believes to have, and none is worth compiling. "IS TRUE" in a
 * plan makes it look things up in a hash. */
static const char settings[] =
    "SET client_min_messages = warning; SET statement_timeout = 3000; SET jit = off;"
    "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; SET enable_mergejoin = off;";

#define LEASE(ms) "now() + " ms "::bigint * interval '1 ms'"
#define LIVES "until > now()"

static const struct { const char *name, *sql; } statements[] = {
    {"enter", "WITH old AS (DELETE FROM nodes WHERE until < now() - interval '1 day')"
              " INSERT INTO nodes(address, until) VALUES($1, " LEASE("$2") ") RETURNING id"},
    {"renew", "UPDATE nodes SET until = " LEASE("$3") ", address = $2 WHERE id = $1 AND " LIVES " RETURNING id"},
    {"leave", "DELETE FROM nodes WHERE id = $1"},
    /* The row of a table is locked by its change, so a take comes before it or after it, never in between. */
    {"write",
     "WITH change AS (SELECT *, max(number) FILTER (WHERE whole = 1) OVER (PARTITION BY id, epoch) AS least"
     "   FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bytea[], $8::bytea[])"
     "   AS c(id, epoch, number, keep, whole, text, about)),"
     " own AS (SELECT id, epoch, min(number) AS first, max(number) AS last, max(least) AS least,"
     "   (array_agg(about ORDER BY number DESC) FILTER (WHERE about IS NOT NULL))[1] AS about"
     "   FROM change GROUP BY id, epoch HAVING max(number) - min(number) + 1 = count(*)),"
     " lease AS (SELECT FROM nodes WHERE id = $1 AND " LIVES "),"
     " changed AS (UPDATE tables SET number = own.last, changed = now(), about = coalesce(own.about, tables.about)"
     "   FROM own WHERE tables.id = own.id AND tables.node = $1 AND tables.epoch = own.epoch"
     "   AND tables.number = own.first - 1 AND EXISTS (SELECT FROM lease)"
     "   RETURNING tables.id, tables.epoch, own.least),"
     " made AS (INSERT INTO tables(id, node, epoch, number, about)"
     "   SELECT id, $1, epoch, last, coalesce(about, '{}') FROM own WHERE first = 1 AND EXISTS (SELECT FROM lease)"
     "   ON CONFLICT DO NOTHING RETURNING id, epoch),"
     " done AS (SELECT id, epoch FROM changed UNION ALL SELECT id, epoch FROM made),"
     " put AS (INSERT INTO pieces(id, number, keep, text) SELECT id, number, keep, text FROM change"
     "   WHERE ((id, epoch) IN (SELECT id, epoch FROM done)) IS TRUE AND number >= coalesce(least, 0)),"
     " cut AS (DELETE FROM pieces USING changed WHERE pieces.id = changed.id AND pieces.number < changed.least)"
     " SELECT id, epoch FROM change EXCEPT SELECT id, epoch FROM done"},
    {"take", "UPDATE tables SET node = $1, epoch = epoch + 1, shown = NULL WHERE id = ANY($2::text[])"
             " AND EXISTS (SELECT FROM nodes WHERE id = $1 AND " LIVES ")"
             " AND (node = $1 OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = tables.node AND " LIVES "))"
             " RETURNING id, epoch, number, about"},
    {"look", "SELECT id, epoch, number, about FROM tables WHERE id = ANY($1::text[])"},
    {"whose", "SELECT tables.id, nodes.address FROM tables LEFT JOIN nodes ON nodes.id = tables.node AND " LIVES
              " WHERE tables.id = ANY($1::text[])"},
    {"pieces", "SELECT id, keep, text FROM pieces WHERE id = ANY($1::text[]) ORDER BY id, number"},
    {"release", "UPDATE tables SET node = NULL, shown = NULL FROM unnest($2::text[], $3::bigint[]) AS own(id, epoch)"
                " WHERE tables.id = own.id AND node = $1 AND tables.epoch = own.epoch"},
    {"show", "UPDATE tables SET shown = $4 WHERE id = $2 AND node = $1 AND epoch = $3"},
    {"shown", "SELECT shown FROM tables JOIN nodes ON nodes.id = tables.node"
              " WHERE shown IS NOT NULL AND nodes.id <> $1 AND " LIVES " ORDER BY changed DESC LIMIT 50"},
    /* Whether something can be written. */
    {"try", "WITH put AS (INSERT INTO pieces(id, number, keep, text) VALUES('', 0, 0, '') ON CONFLICT DO NOTHING)"
            " DELETE FROM pieces WHERE id = ''"},
};

static u64 now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (u64)now.tv_sec * 1000 + (u64)now.tv_nsec / 1000000;
}

/* -- Values, as the database has them in memory ------------------------------------------------------------------ */

enum { TYPE_BYTES = 17, TYPE_NUMBER = 20, TYPE_WORDS = 25, VALUES_MOST = 8 };

struct values {
    struct text bytes[VALUES_MOST];
    bool none[VALUES_MOST];
    int count;
};

static void put_number(struct text *to, u64 number, int bytes)
{
    for (int i = bytes - 1; i >= 0; i--) text_put(to, &(char){(char)(number >> (8 * i))}, 1);
}

static void add_number(struct values *v, u64 number) { put_number(&v->bytes[v->count++], number, 8); }

static void add_words(struct values *v, const char *words)
{
    v->none[v->count] = !words;
    text_add(&v->bytes[v->count++], "%s", words ? words : "");
}

static struct text *add_list(struct values *v, int type, int count)
{
    struct text *to = &v->bytes[v->count++];
    put_number(to, 1, 4); /* dimension */
    put_number(to, 1, 4); /* some may be none */
    put_number(to, (u64)type, 4);
    put_number(to, (u64)count, 4);
    put_number(to, 1, 4); /* the first has number 1 */
    return to;
}

static void list_words(struct text *to, const char *words)
{
    put_number(to, words ? strlen(words) : UINT32_MAX, 4);
    if (words) text_put(to, words, strlen(words));
}

static void list_number(struct text *to, u64 number)
{
    put_number(to, 8, 4);
    put_number(to, number, 8);
}

static u64 number_at(const PGresult *r, int row, int column)
{
    const u8 *at = (const u8 *)PQgetvalue(r, row, column);
    u64 number = 0;
    for (int i = 0; i < PQgetlength(r, row, column); i++) number = number << 8 | at[i];
    return number;
}

static void take_words(struct text *to, const PGresult *r, int row, int column)
{
    text_put(to, PQgetvalue(r, row, column), (size_t)PQgetlength(r, row, column));
}

/* -- The link to the database ------------------------------------------------------------------------------------ */

static void cut_off(struct base *b)
{
    PQfinish(b->link);
    b->link = NULL;
}

/* Waits until the database has answered, but not for ever. */
static bool await(struct base *b)
{
    u64 end = now_ms() + ANSWER_MS, now;
    for (;;) {
        int unsent = PQflush(b->link);
        if (unsent < 0) return false;
        if (!unsent && !PQisBusy(b->link)) return true;
        struct pollfd wait = {PQsocket(b->link), (short)(POLLIN | (unsent ? POLLOUT : 0)), 0};
        if ((now = now_ms()) >= end || poll(&wait, 1, (int)(end - now)) < 0) return false;
        if (wait.revents && !PQconsumeInput(b->link)) return false;
    }
}

/* The answer to what was sent, or NULL and why there is none. */
static PGresult *answer(struct base *b, bool sent, struct text *why)
{
    PGresult *last = NULL, *next;
    while (sent && (sent = await(b)) && (next = PQgetResult(b->link)) != NULL) {
        if (last && PQresultStatus(last) == PGRES_FATAL_ERROR) PQclear(next);
        else PQclear(last), last = next;
    }
    ExecStatusType status = PQresultStatus(last);
    if (sent && (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK)) return last;
    const char *words = PQresultErrorMessage(last);
    if (!*words) words = PQerrorMessage(b->link);
    text_add(why, "%s", *words ? words : "the database does not answer");
    PQclear(last);
    if (!sent || PQstatus(b->link) != CONNECTION_OK) cut_off(b);
    return NULL;
}

/* Runs a statement, and takes its values. */
static PGresult *run(struct base *b, const char *name, struct values *v, struct text *why)
{
    const char *at[VALUES_MOST];
    int lengths[VALUES_MOST], binary[VALUES_MOST];
    PGresult *result = NULL;
    for (int i = 0; i < v->count; i++) {
        at[i] = v->none[i] ? NULL : text_string(&v->bytes[i]);
        lengths[i] = (int)v->bytes[i].length;
        binary[i] = 1;
    }
    if (!b->link) text_add(why, "the database cannot be reached");
    else result = answer(b, PQsendQueryPrepared(b->link, name, v->count, at, lengths, binary, 1), why);
    for (int i = 0; i < v->count; i++) text_free(&v->bytes[i]);
    *v = (struct values){0};
    return result;
}

/* The same where no rows are wanted. */
static bool run_well(struct base *b, const char *name, struct values *v, struct text *why)
{
    PGresult *r = run(b, name, v, why);
    PQclear(r);
    return r != NULL;
}

static bool send(struct base *b, const char *sql, struct text *why)
{
    PGresult *r = b->link ? answer(b, PQsendQuery(b->link, sql), why) : NULL;
    PQclear(r);
    return r != NULL;
}

static bool link_up(struct base *b, struct text *why)
{
    static const char *const keys[] = {"connect_timeout", "tcp_user_timeout", "fallback_application_name", "dbname",
                                       NULL};
    const char *const words[] = {"2", "3000", "longbox", b->url, NULL};
    b->link = PQconnectdbParams(keys, words, 1);
    if (PQstatus(b->link) != CONNECTION_OK || PQsetnonblocking(b->link, 1) != 0) {
        text_add(why, "%s", PQerrorMessage(b->link));
        cut_off(b);
        return false;
    }
    bool fine = send(b, settings, why) && send(b, schema, why);
    for (int i = 0; i < COUNT(statements) && fine; i++) {
        PGresult *r = answer(b, PQsendPrepare(b->link, statements[i].name, statements[i].sql, 0, NULL), why);
        fine = r != NULL;
        PQclear(r);
    }
    if (!fine && b->link) cut_off(b);
    return fine;
}

/* -- The node ---------------------------------------------------------------------------------------------------- */

static bool enter(struct base *b, const char *address, struct text *why)
{
    struct values v = {0};
    u64 now = now_ms();
    add_words(&v, address);
    add_number(&v, b->lease_ms);
    PGresult *r = run(b, "enter", &v, why);
    if (r) b->node = number_at(r, 0, 0), b->until = now + b->lease_ms;
    PQclear(r);
    return r != NULL;
}

/* Renews the lease, or begins another if it has run out. */
static bool renew(struct base *b, struct upkeep *u, struct text *why)
{
    struct values v = {0};
    u64 now = now_ms();
    if (!b->node) return enter(b, u->address, why);
    add_number(&v, b->node);
    add_words(&v, u->address);
    add_number(&v, b->lease_ms);
    PGresult *r = run(b, "renew", &v, why);
    if (!r) return false;
    bool lives = PQntuples(r) == 1;
    PQclear(r);
    if (lives) {
        b->until = now + b->lease_ms;
        return true;
    }
    u->lapsed = true;
    b->node = 0;
    return enter(b, u->address, why);
}

static bool read_shown(struct base *b, struct text *shown, struct text *why)
{
    struct values v = {0};
    add_number(&v, b->node);
    PGresult *r = run(b, "shown", &v, why);
    for (int i = 0; r && i < PQntuples(r); i++) {
        if (i) text_add(shown, "\n");
        take_words(shown, r, i, 0);
    }
    PQclear(r);
    return r != NULL;
}

static bool keep_up(void *base, struct upkeep *u, struct text *why)
{
    struct base *b = base;
    struct values none = {0};
    u->pause_ms = b->lease_ms * 3 / 10;
    bool fine = (b->link || link_up(b, why)) && renew(b, u, why) && (!u->lost || run_well(b, "try", &none, why)) &&
                read_shown(b, u->shown, why);
    if (!fine && b->node && now_ms() >= b->until) {
        b->node = 0;
        u->lapsed = true;
    }
    return fine;
}

/* -- Tables ------------------------------------------------------------------------------------------------------ */

/* Ids and epochs, a list each. */
static void add_names(struct values *v, const struct stored *list, int count)
{
    struct text *to = add_list(v, TYPE_WORDS, count);
    for (int i = 0; i < count; i++) list_words(to, list[i].table);
    to = add_list(v, TYPE_NUMBER, count);
    for (int i = 0; i < count; i++) list_number(to, list[i].epoch);
}

static bool write_changes(void *base, const struct stored *change, int count, bool *refused, struct text *why)
{
    struct base *b = base;
    struct values v = {0};
    struct text *to;
    add_number(&v, b->node);
    add_names(&v, change, count);
    to = add_list(&v, TYPE_NUMBER, count);
    for (int i = 0; i < count; i++) list_number(to, change[i].number);
    to = add_list(&v, TYPE_NUMBER, count);
    for (int i = 0; i < count; i++) list_number(to, change[i].keep);
    to = add_list(&v, TYPE_NUMBER, count);
    for (int i = 0; i < count; i++) list_number(to, change[i].whole);
    to = add_list(&v, TYPE_BYTES, count);
    for (int i = 0; i < count; i++) list_words(to, change[i].text);
    to = add_list(&v, TYPE_BYTES, count);
    for (int i = 0; i < count; i++) list_words(to, change[i].about);
    PGresult *r = run(b, "write", &v, why);
    for (int row = 0; r && row < PQntuples(r); row++)
        for (int i = 0; i < count; i++)
            refused[i] |= change[i].epoch == number_at(r, row, 1) && !strcmp(change[i].table, PQgetvalue(r, row, 0));
    PQclear(r);
    return r != NULL;
}

static void add_tables(struct values *v, const struct taken *list, int count)
{
    struct text *to = add_list(v, TYPE_WORDS, count);
    for (int i = 0; i < count; i++) list_words(to, list[i].table);
}

static struct taken *find(struct taken *list, int count, const char *table)
{
    for (int i = 0; i < count; i++)
        if (!strcmp(list[i].table, table)) return &list[i];
    bug(__FILE__, __LINE__, "a table that was not asked for");
}

/* Where the tables are that could not be taken. */
static bool find_owners(struct base *b, struct taken *list, int count, struct text *why)
{
    struct values v = {0};
    add_tables(&v, list, count);
    PGresult *r = run(b, "whose", &v, why);
    for (int row = 0; r && row < PQntuples(r); row++) {
        struct taken *t = find(list, count, PQgetvalue(r, row, 0));
        if (t->how == TAKEN) continue;
        t->how = PQgetisnull(r, row, 1) ? TAKEN_NOT : TAKEN_ELSEWHERE;
        if (t->how == TAKEN_ELSEWHERE) take_words(&t->words, r, row, 1);
        else text_add(&t->words, "the table is just being given up");
    }
    PQclear(r);
    return r != NULL;
}

static bool read_pieces(struct base *b, struct taken *list, int count, struct text *why)
{
    struct values v = {0};
    add_tables(&v, list, count);
    PGresult *r = run(b, "pieces", &v, why);
    for (int row = 0; r && row < PQntuples(r); row++) {
        struct taken *t = find(list, count, PQgetvalue(r, row, 0));
        if (t->how == TAKEN && !record_add(&t->record, number_at(r, row, 1), PQgetvalue(r, row, 2),
                                           (size_t)PQgetlength(r, row, 2)))
            t->how = TAKEN_NOWHERE;
    }
    PQclear(r);
    return r != NULL;
}

/* What "take" and "look" tell of tables; how many they are, or -1 and why not. */
static int read_tables(struct base *b, const char *statement, struct values *v, struct taken *list, int count,
                       struct text *why)
{
    PGresult *r = run(b, statement, v, why);
    int rows = r ? PQntuples(r) : -1;
    for (int row = 0; row < rows; row++) {
        struct taken *t = find(list, count, PQgetvalue(r, row, 0));
        t->how = TAKEN;
        t->epoch = number_at(r, row, 1);
        t->number = (u32)number_at(r, row, 2);
        take_words(&t->about, r, row, 3);
    }
    PQclear(r);
    return rows;
}

static bool take(void *base, struct taken *list, int count, struct text *why)
{
    struct base *b = base;
    struct values v = {0};
    add_number(&v, b->node);
    add_tables(&v, list, count);
    int taken = read_tables(b, "take", &v, list, count, why);
    return taken >= 0 && (taken == count || find_owners(b, list, count, why)) &&
           (!taken || read_pieces(b, list, count, why));
}

static bool look(void *base, struct taken *list, int count, struct text *why)
{
    struct values v = {0};
    add_tables(&v, list, count);
    int seen = read_tables(base, "look", &v, list, count, why);
    return seen == 0 || (seen > 0 && read_pieces(base, list, count, why));
}

static bool release(void *base, const struct stored *list, int count, struct text *why)
{
    struct base *b = base;
    struct values v = {0};
    add_number(&v, b->node);
    add_names(&v, list, count);
    return run_well(b, "release", &v, why);
}

static bool show(void *base, const char *table, u64 epoch, const char *words, struct text *why)
{
    struct base *b = base;
    struct values v = {0};
    add_number(&v, b->node);
    add_words(&v, table);
    add_number(&v, epoch);
    add_words(&v, words);
    return run_well(b, "show", &v, why);
}

/* -- Opening and closing ----------------------------------------------------------------------------------------- */

static void close_base(void *base)
{
    struct base *b = base;
    struct values v = {0};
    struct text why = {0};
    add_number(&v, b->node);
    run_well(b, "leave", &v, &why); /* if not, the lease ends by itself */
    text_free(&why);
    if (b->link) cut_off(b);
    free(b->url);
    free(b);
}

static void *open_base(const struct store_options *options, struct text *why)
{
    struct base *b = calloc(1, sizeof *b);
    MUST(b != NULL && (b->url = strdup(options->database)) != NULL);
    b->lease_ms = options->lease_ms ? (u64)options->lease_ms : LEASE_MS;
    if (link_up(b, why) && enter(b, "", why)) return b;
    close_base(b);
    return NULL;
}

const struct store_kind store_postgres = {"the database does not answer", open_base, close_base,
                                          keep_up, write_changes, take, look, release, show};
