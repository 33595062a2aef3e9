/* test_store.c: what is safe outlasts the program, and nothing is said to be safe before; the same tests on SQLite and
 * on PostgreSQL, and those of several nodes on PostgreSQL alone. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <uv.h>

#include "../kit/group.h"
#include "postgres.h"
#include "serve/store.h"

enum { LEASE_MS = 2500, PATIENCE_MS = 60000 };

/* A store and what it has told. */
struct desk {
    uv_loop_t loop;
    uv_timer_t turns; /* lest the loop sleeps too long */
    struct store *store;
    struct store_options options;
    char path[64], database[300];
    u64 safe, lost, refused; /* tickets */
    u64 asker;
    int wells, lapses, takes;
    struct taken taken;
};

static void copy(struct text *to, const struct text *from)
{
    text_clear(to);
    text_add(to, "%s", text_string(from));
}

static void hear(void *user, const struct told *what)
{
    struct desk *d = user;
    switch (what->kind) {
    case TOLD_SAFE: d->safe = what->ticket; break;
    case TOLD_LOST:
        assert_true(strlen(what->words) > 0);
        d->lost = what->ticket;
        break;
    case TOLD_WELL: d->wells++; break;
    case TOLD_LAPSED: d->lapses++; break;
    case TOLD_REFUSED: d->refused = what->ticket; break;
    case TOLD_SEEN: d->asker = what->epoch; /* fall through */
    case TOLD_TAKEN:
        d->takes++;
        copy(&d->taken.about, &what->taken->about);
        copy(&d->taken.record, &what->taken->record);
        copy(&d->taken.words, &what->taken->words);
        d->taken.how = what->taken->how;
        d->taken.epoch = what->taken->epoch;
        d->taken.number = what->taken->number;
    }
}

static void open_store(struct desk *d)
{
    struct text error = {0};
    d->store = store_open(&d->options, &d->loop, hear, d, &error);
    if (!d->store) fail_msg("%s", text_string(&error));
    d->safe = d->lost = d->refused = 0;
}

static void nothing(uv_timer_t *timer) { (void)timer; }

/* One more desk at a database. */
static void open_desk(struct desk *d, const char *database)
{
    *d = (struct desk){.path = "/tmp/longbox-store-XXXXXX"};
    uv_loop_init(&d->loop);
    uv_timer_init(&d->loop, &d->turns);
    uv_timer_start(&d->turns, nothing, 10, 10);
    if (database) {
        snprintf(d->database, sizeof d->database, "%s", database);
        d->options = (struct store_options){.database = d->database, .lease_ms = LEASE_MS};
    } else {
        assert_non_null(mkdtemp(d->path));
        strcat(d->path, "/a.db");
        d->options = (struct store_options){.path = d->path};
    }
    open_store(d);
}

/* The store that a test is for. False: it is left out. */
static bool begin(struct desk *d, void **state)
{
    if (*state && !postgres_runs()) return false;
    open_desk(d, *state ? new_database() : NULL);
    return true;
}

static void end(struct desk *d)
{
    store_close(d->store);
    uv_close((uv_handle_t *)&d->turns, NULL);
    uv_run(&d->loop, UV_RUN_DEFAULT);
    assert_int_equal(uv_loop_close(&d->loop), 0);
    text_free(&d->taken.about);
    text_free(&d->taken.record);
    text_free(&d->taken.words);
    if (d->options.database) return;
    unlink(d->path);
    *strrchr(d->path, '/') = '\0';
    assert_int_equal(rmdir(d->path), 0);
}

/* Hears what is told, until this time has come. */
static bool hear_until(struct desk *d, u64 end)
{
    uv_run(&d->loop, UV_RUN_ONCE);
    return uv_hrtime() < end;
}

static u64 in_ms(u64 ms) { return uv_hrtime() + ms * 1000000; }

static void listen_for(struct desk *d, u64 ms)
{
    for (u64 end = in_ms(ms); hear_until(d, end);) {}
}

/* Waits until something is so. */
#define AWAIT(d, what)                                                          \
    do {                                                                        \
        for (u64 end = in_ms(PATIENCE_MS); !(what) && hear_until(d, end);) {}   \
        if (!(what)) fail_msg("this was never so: " #what);                     \
    } while (0)

static const char TABLE[] = "abcdefghijklmnopqrstuv";

static u64 append(struct desk *d, u64 epoch, u32 number, size_t keep, const char *text, const char *about, bool whole)
{
    struct stored change = {.epoch = epoch, .number = number, .keep = keep, .text = text, .about = about,
                            .whole = whole};
    memcpy(change.table, TABLE, sizeof change.table);
    return store_append(d->store, &change);
}

static void take(struct desk *d)
{
    int before = d->takes;
    store_take(d->store, TABLE);
    AWAIT(d, d->takes > before);
}

static void expect(struct desk *d, const char *about, const char *record, u32 number)
{
    take(d);
    assert_int_equal(d->taken.how, TAKEN);
    assert_string_equal(text_string(&d->taken.about), about);
    assert_string_equal(text_string(&d->taken.record), record);
    assert_int_equal(d->taken.number, number);
}

/* -- On both ------------------------------------------------------------------------------------------------------- */

static void records_are_put_together_from_pieces(void **state)
{
    struct desk d;
    if (!begin(&d, state)) return;
    take(&d);
    assert_int_equal(d.taken.how, TAKEN_NOWHERE);
    append(&d, 1, 1, 0, "one\ntwo\n", "{\"a\":1}", true);
    append(&d, 1, 2, 8, "three\n", NULL, false);
    u64 last = append(&d, 1, 3, 4, "d\xc3\xa9ux\n", "{\"a\":2}", false); /* an undo keeps only the first line */
    AWAIT(&d, d.safe >= last);
    last = append(&d, 1, 4, 6, "\xa8ux\n", NULL, false); /* and half a letter */
    AWAIT(&d, d.safe >= last);
    assert_true(!d.lost && !d.refused);
    expect(&d, "{\"a\":2}", "one\nd\xc3\xa8ux\n", 4);
    store_close(d.store);
    open_store(&d);
    expect(&d, "{\"a\":2}", "one\nd\xc3\xa8ux\n", 4);
    last = append(&d, d.taken.epoch, 5, 0, "whole\n", NULL, true);
    AWAIT(&d, d.safe >= last);
    expect(&d, "{\"a\":2}", "whole\n", 5);
    end(&d);
}

/* Whoever looks changes nothing, and sees the same as whoever takes. */
static void a_look_takes_nothing(void **state)
{
    struct desk d;
    if (!begin(&d, state)) return;
    store_look(d.store, TABLE, 5);
    AWAIT(&d, d.takes == 1);
    assert_int_equal(d.taken.how, TAKEN_NOWHERE);
    append(&d, 1, 1, 0, "one\n", "{}", true);
    append(&d, 1, 2, 4, "two\n", NULL, false);
    for (u64 asker = 6; asker < 9; asker++) store_look(d.store, TABLE, asker); /* at once */
    AWAIT(&d, d.takes == 4);
    assert_int_equal(d.asker, 8);
    assert_int_equal(d.taken.how, TAKEN);
    assert_string_equal(text_string(&d.taken.about), "{}");
    assert_string_equal(text_string(&d.taken.record), "one\ntwo\n");
    u64 last = append(&d, 1, 3, 8, "three\n", NULL, false); /* it is still ours */
    AWAIT(&d, d.safe >= last);
    assert_int_equal(d.refused, 0);
    end(&d);
}

/* What is written as one is the same as if it came one after the other. */
static void a_group_may_have_many_changes_of_a_table(void **state)
{
    struct desk d;
    u64 last = 0;
    if (!begin(&d, state)) return;
    char record[64] = "";
    for (u32 n = 1; n <= 20; n++) {
        char about[8];
        snprintf(about, sizeof about, "{%u}", n);
        bool whole = n == 1 || n == 9 || n == 15;
        size_t keep = whole ? 0 : strlen(record);
        if (whole) record[0] = '\0';
        snprintf(record + keep, sizeof record - keep, "%c\n", 'a' + (char)n);
        last = append(&d, 1, n, keep, record + keep, n % 3 ? NULL : about, whole);
        if (n == 6) AWAIT(&d, d.safe >= last);
    }
    AWAIT(&d, d.safe >= last);
    assert_true(!d.lost && !d.refused);
    expect(&d, "{18}", record, 20);
    end(&d);
}

static void whoever_took_a_table_last_writes_it(void **state)
{
    struct desk d;
    if (!begin(&d, state)) return;
    u64 last = append(&d, 1, 1, 0, "one\n", "{}", true);
    AWAIT(&d, d.safe >= last);
    expect(&d, "{}", "one\n", 1);
    u64 epoch = d.taken.epoch;
    assert_true(epoch > 1);
    u64 stale = append(&d, 1, 2, 4, "stale\n", NULL, false);
    AWAIT(&d, d.safe >= stale);
    assert_int_equal(d.refused, stale);
    last = append(&d, epoch, 2, 4, "two\n", NULL, false);
    AWAIT(&d, d.safe >= last);
    assert_int_equal(d.refused, stale);
    assert_int_equal(d.lost, 0);
    expect(&d, "{}", "one\ntwo\n", 2);
    end(&d);
}

static void a_change_comes_after_the_one_before_it(void **state)
{
    struct desk d;
    if (!begin(&d, state)) return;
    u64 last = append(&d, 1, 1, 0, "one\n", "{}", true);
    AWAIT(&d, d.safe >= last);
    u64 gap = append(&d, 1, 3, 4, "three\n", NULL, false);
    AWAIT(&d, d.safe >= gap);
    assert_int_equal(d.refused, gap);
    u64 again = append(&d, 1, 1, 0, "again\n", "{1}", true);
    AWAIT(&d, d.safe >= again);
    assert_int_equal(d.refused, again);
    expect(&d, "{}", "one\n", 1);
    end(&d);
}

/* Somebody else who keeps a store from writing, by a lock or for good. */
struct hindrance {
    sqlite3 *file;
    PGconn *database;
};

static void hinder(struct hindrance *h, struct desk *d, const char *sql)
{
    if (d->options.database) {
        if (!h->database) h->database = visit_database(d->database);
        do_sql(h->database, sql);
    } else {
        if (!h->file) assert_int_equal(sqlite3_open(d->path, &h->file), SQLITE_OK);
        assert_int_equal(sqlite3_exec(h->file, sql, NULL, NULL, NULL), SQLITE_OK);
    }
}

static void stop_hindering(struct hindrance *h)
{
    if (h->file) sqlite3_close(h->file);
    if (h->database) PQfinish(h->database);
}

static void nothing_is_safe_before_it_is_written(void **state)
{
    struct desk d;
    struct hindrance h = {0};
    if (!begin(&d, state)) return;
    u64 last = append(&d, 1, 1, 0, "one\n", "{}", true);
    AWAIT(&d, d.safe >= last);
    hinder(&h, &d, *state ? "BEGIN; SELECT * FROM tables FOR UPDATE" : "BEGIN IMMEDIATE");
    last = append(&d, 1, 2, 4, "two\n", NULL, false);
    listen_for(&d, 300);
    assert_true(d.safe < last && d.lost < last);
    hinder(&h, &d, "COMMIT");
    AWAIT(&d, d.safe >= last);
    assert_true(!d.lost && !d.refused);
    stop_hindering(&h);
    expect(&d, "{}", "one\ntwo\n", 2);
    end(&d);
}

/* What comes after a failure is lost, too, until the store is well again. */
static void what_cannot_be_written_is_said_to_be_lost(void **state)
{
    struct desk d;
    struct hindrance h = {0};
    if (!begin(&d, state)) return;
    u64 last = append(&d, 1, 1, 0, "one\n", "{}", true);
    AWAIT(&d, d.safe >= last);
    hinder(&h, &d, "ALTER TABLE pieces RENAME TO elsewhere");
    append(&d, 1, 2, 4, "two\n", NULL, false);
    last = append(&d, 1, 3, 8, "three\n", NULL, false);
    AWAIT(&d, d.lost >= last);
    last = append(&d, 1, 4, 8, "four\n", NULL, false);
    AWAIT(&d, d.lost >= last);
    assert_true(d.safe < last && !d.wells);
    hinder(&h, &d, "ALTER TABLE elsewhere RENAME TO pieces");
    AWAIT(&d, d.wells == 1);
    expect(&d, "{}", "one\n", 1);
    u64 epoch = d.taken.epoch;
    last = append(&d, epoch, 2, 4, "well\n", NULL, false);
    AWAIT(&d, d.safe >= last);
    expect(&d, "{}", "one\nwell\n", 2);
    stop_hindering(&h);
    end(&d);
}

/* -- Several nodes ------------------------------------------------------------------------------------------------- */

/* Two nodes at one database. A table is the first one's. */
struct nodes {
    struct desk here, there;
};

static void begin_both(struct nodes *n)
{
    const char *database = new_database();
    open_desk(&n->here, database);
    open_desk(&n->there, database);
    store_address(n->here.store, "ws://here");
    store_address(n->there.store, "ws://there");
    listen_for(&n->here, 100);
    u64 last = append(&n->here, 1, 1, 0, "one\n", "{}", true);
    AWAIT(&n->here, n->here.safe >= last);
}

static void end_both(struct nodes *n)
{
    end(&n->here);
    end(&n->there);
}

static bool has_rows(PGconn *visitor, const char *sql)
{
    PGresult *r = PQexec(visitor, sql);
    bool any = PQntuples(r) > 0;
    PQclear(r);
    return any;
}

static void a_table_of_a_node_that_lives_stays_there(void **state)
{
    struct nodes n;
    (void)state;
    if (!postgres_runs()) return;
    begin_both(&n);
    PGconn *visitor = visit_database(n.here.database);
    do_sql(visitor, "CREATE TABLE before AS SELECT * FROM nodes");
    AWAIT(&n.here, has_rows(visitor, "SELECT FROM nodes JOIN before USING (id) WHERE nodes.until > before.until + "
                                     "interval '1 s' AND nodes.address = 'ws://here'"));
    PQfinish(visitor);
    take(&n.there);
    assert_int_equal(n.there.taken.how, TAKEN_ELSEWHERE);
    assert_string_equal(n.there.taken.words.at, "ws://here");
    u64 last = append(&n.here, 1, 2, 4, "two\n", NULL, false);
    AWAIT(&n.here, n.here.safe >= last);
    store_release(n.here.store, TABLE, 1);
    last = append(&n.here, 1, 3, 8, "three\n", NULL, false);
    AWAIT(&n.here, n.here.safe >= last);
    assert_int_equal(n.here.refused, last);
    expect(&n.there, "{}", "one\ntwo\n", 2);
    take(&n.here);
    assert_int_equal(n.here.taken.how, TAKEN_ELSEWHERE);
    assert_string_equal(n.here.taken.words.at, "ws://there");
    end_both(&n);
}

static void tables_of_a_node_that_ends_are_free(void **state)
{
    struct nodes n;
    (void)state;
    if (!postgres_runs()) return;
    begin_both(&n);
    end(&n.here);
    expect(&n.there, "{}", "one\n", 1);
    end(&n.there);
}

/* Its table is somebody else's, or could be: it must not write, whoever is quicker. */
static void a_node_without_a_lease_does_not_write(void **state)
{
    struct nodes n;
    (void)state;
    if (!postgres_runs()) return;
    begin_both(&n);
    PGconn *visitor = visit_database(n.here.database);
    do_sql(visitor, "UPDATE nodes SET until = now() - interval '1 s' WHERE address = 'ws://here'");
    u64 late = append(&n.here, 1, 2, 4, "late\n", NULL, false);
    AWAIT(&n.here, n.here.safe >= late);
    assert_int_equal(n.here.refused, late);
    AWAIT(&n.here, n.here.lapses == 1);
    expect(&n.there, "{}", "one\n", 1);
    u64 epoch = n.there.taken.epoch;
    late = append(&n.here, 1, 2, 4, "late\n", NULL, false);
    AWAIT(&n.here, n.here.safe >= late);
    assert_int_equal(n.here.refused, late);
    u64 last = append(&n.there, epoch, 2, 4, "two\n", NULL, false);
    AWAIT(&n.there, n.there.safe >= last);
    assert_int_equal(n.there.refused, 0);
    take(&n.here);
    assert_int_equal(n.here.taken.how, TAKEN_ELSEWHERE);
    PQfinish(visitor);
    end_both(&n);
}

/* A change has begun while the lease lasted, and ends after another node has begun to take the table. */
static void a_take_waits_for_a_change_that_has_begun(void **state)
{
    struct nodes n;
    (void)state;
    if (!postgres_runs()) return;
    begin_both(&n);
    PGconn *visitor = visit_database(n.here.database), *other = visit_database(n.here.database);
    do_sql(visitor, "BEGIN; SELECT * FROM tables FOR UPDATE");
    u64 last = append(&n.here, 1, 2, 4, "two\n", NULL, false);
    listen_for(&n.here, 100);
    do_sql(other, "UPDATE nodes SET until = now() - interval '1 s' WHERE address = 'ws://here'");
    int before = n.there.takes;
    store_take(n.there.store, TABLE);
    listen_for(&n.there, 100);
    assert_int_equal(n.there.takes, before);
    do_sql(visitor, "COMMIT");
    AWAIT(&n.here, n.here.safe >= last);
    AWAIT(&n.there, n.there.takes > before);
    assert_int_equal(n.here.refused, 0);
    assert_int_equal(n.there.taken.how, TAKEN);
    assert_string_equal(n.there.taken.record.at, "one\ntwo\n");
    PQfinish(visitor);
    PQfinish(other);
    end_both(&n);
}

static int shown(struct desk *d, struct text *list)
{
    text_clear(list);
    js_open(list, '[');
    int count = store_shown(d->store, list, 10);
    js_close(list, ']');
    return count;
}

static void lobbies_show_tables_of_other_nodes(void **state)
{
    struct nodes n;
    struct text list = {0};
    (void)state;
    if (!postgres_runs()) return;
    begin_both(&n);
    store_show(n.here.store, TABLE, 1, "{\"table\":\"x\"}");
    AWAIT(&n.there, shown(&n.there, &list) == 1);
    assert_string_equal(list.at, "[{\"table\":\"x\"}]");
    assert_int_equal(shown(&n.here, &list), 0); /* its own are the hub's to show */
    store_show(n.here.store, TABLE, 1, NULL);
    AWAIT(&n.there, shown(&n.there, &list) == 0);
    store_show(n.here.store, TABLE, 1, "{\"table\":\"x\"}");
    AWAIT(&n.there, shown(&n.there, &list) == 1);
    PGconn *visitor = visit_database(n.here.database);
    do_sql(visitor, "UPDATE nodes SET until = now() - interval '1 s' WHERE address = 'ws://here'");
    PQfinish(visitor);
    AWAIT(&n.there, shown(&n.there, &list) == 0);
    text_free(&list);
    end_both(&n);
}

static void a_database_that_comes_back_is_written_again(void **state)
{
    struct nodes n;
    (void)state;
    if (!postgres_runs()) return;
    begin_both(&n);
    PGconn *visitor = visit_database(n.here.database);
    do_sql(visitor, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'longbox'");
    u64 last = append(&n.here, 1, 2, 4, "two\n", NULL, false);
    AWAIT(&n.here, n.here.lost >= last);
    AWAIT(&n.here, n.here.wells == 1);
    expect(&n.here, "{}", "one\n", 1);
    last = append(&n.here, n.here.taken.epoch, 2, 4, "two\n", NULL, false);
    AWAIT(&n.here, n.here.safe >= last);
    assert_int_equal(n.here.refused, 0);
    PQfinish(visitor);
    end_both(&n);
}

/* -- Secrets ------------------------------------------------------------------------------------------------------- */

static void keys_and_seeds(void **state)
{
    char key[KEY_LETTERS + 1], other[KEY_LETTERS + 1], words[SECRET_LETTERS + 1], finger[SECRET_LETTERS + 1];
    struct luck luck, again;
    (void)state;
    assert_true(secret_open());
    key_draw(key);
    key_draw(other);
    assert_int_equal(strlen(key), KEY_LETTERS);
    assert_true(key_same(key, key));
    assert_false(key_same(key, other));
    assert_false(key_same(key, ""));
    luck_draw(&luck);
    luck_write(&luck, words);
    assert_true(luck_read(&again, words));
    assert_memory_equal(&luck, &again, sizeof luck);
    assert_false(luck_read(&again, "short"));
    luck_fingerprint(&luck, finger);
    assert_string_not_equal(words, finger);
    assert_true(luck_seed(&luck, 0) == luck_seed(&luck, 0));
    assert_true(luck_seed(&luck, 0) != luck_seed(&luck, 1));
    luck.bytes[31] ^= 1;
    assert_true(luck_seed(&luck, 0) != luck_seed(&again, 0));
}

#define ON_BOTH(test) {#test " (SQLite)", test, NULL, NULL, NULL}, {#test " (PostgreSQL)", test, NULL, NULL, "database"}

static const struct CMUnitTest tests[] = {
    ON_BOTH(records_are_put_together_from_pieces),
    ON_BOTH(a_look_takes_nothing),
    ON_BOTH(a_group_may_have_many_changes_of_a_table),
    ON_BOTH(whoever_took_a_table_last_writes_it),
    ON_BOTH(a_change_comes_after_the_one_before_it),
    ON_BOTH(nothing_is_safe_before_it_is_written),
    ON_BOTH(what_cannot_be_written_is_said_to_be_lost),
    cmocka_unit_test(a_table_of_a_node_that_lives_stays_there),
    cmocka_unit_test(tables_of_a_node_that_ends_are_free),
    cmocka_unit_test(a_node_without_a_lease_does_not_write),
    cmocka_unit_test(a_take_waits_for_a_change_that_has_begun),
    cmocka_unit_test(lobbies_show_tables_of_other_nodes),
    cmocka_unit_test(a_database_that_comes_back_is_written_again),
    cmocka_unit_test(keys_and_seeds),
};
TEST_GROUP_WITH(tests, start_postgres, stop_postgres);
