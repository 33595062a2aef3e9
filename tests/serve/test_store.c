/* test_store.c: what is safe outlasts the program: pieces of records, what is known about tables, keys and seeds. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../kit/group.h"
#include "serve/store.h"

#include <uv.h>

struct desk {
    uv_loop_t loop;
    struct store *store;
    char path[64];
    u64 safe;
    bool lost;
};

static void note(void *user, u64 ticket, const char *lost)
{
    struct desk *d = user;
    d->safe = ticket;
    d->lost = lost != NULL;
}

static void open_desk(struct desk *d)
{
    struct text error = {0};
    uv_loop_init(&d->loop);
    d->store = store_open(d->path, &d->loop, note, d, &error);
    if (!d->store) fail_msg("%s", text_string(&error));
}

static void close_desk(struct desk *d)
{
    store_close(d->store);
    uv_run(&d->loop, UV_RUN_DEFAULT);
    assert_int_equal(uv_loop_close(&d->loop), 0);
}

static void begin(struct desk *d)
{
    *d = (struct desk){.path = "/tmp/longbox-store-XXXXXX"};
    assert_non_null(mkdtemp(d->path));
    strcat(d->path, "/a.db");
    open_desk(d);
}

static void end(struct desk *d)
{
    close_desk(d);
    unlink(d->path);
    *strrchr(d->path, '/') = '\0';
    assert_int_equal(rmdir(d->path), 0);
}

static const char TABLE[] = "abcdefghijklmnopqrstuv";

static u64 append(struct desk *d, u32 number, size_t keep, const char *text, const char *about, bool whole)
{
    struct stored change = {.number = number, .keep = keep, .text = text, .about = about, .whole = whole};
    memcpy(change.table, TABLE, sizeof change.table);
    return store_append(d->store, &change);
}

static void expect(struct desk *d, const char *about, const char *record, u32 number)
{
    struct text a = {0}, r = {0};
    u32 n;
    assert_true(store_read(d->store, TABLE, &a, &r, &n));
    assert_string_equal(text_string(&a), about);
    assert_string_equal(text_string(&r), record);
    assert_int_equal(n, number);
    text_free(&a);
    text_free(&r);
}

static void records_are_put_together_from_pieces(void **state)
{
    struct desk d;
    struct text a = {0}, r = {0};
    u32 n;
    (void)state;
    begin(&d);
    assert_false(store_read(d.store, TABLE, &a, &r, &n));
    append(&d, 1, 0, "one\ntwo\n", "{\"a\":1}", true);
    append(&d, 2, 8, "three\n", NULL, false);
    u64 last = append(&d, 3, 4, "deux\n", "{\"a\":2}", false); /* an undo keeps only the first line */
    while (d.safe < last) uv_run(&d.loop, UV_RUN_ONCE);
    assert_false(d.lost);
    expect(&d, "{\"a\":2}", "one\ndeux\n", 3);
    close_desk(&d);
    open_desk(&d);
    expect(&d, "{\"a\":2}", "one\ndeux\n", 3);
    d.safe = 0;
    last = append(&d, 4, 0, "whole\n", NULL, true);
    while (d.safe < last) uv_run(&d.loop, UV_RUN_ONCE);
    expect(&d, "{\"a\":2}", "whole\n", 4);
    text_free(&a);
    text_free(&r);
    end(&d);
}

/* What comes after a failure is lost, too, until the store is well again. */
static void what_cannot_be_written_is_said_to_be_lost(void **state)
{
    struct desk d;
    (void)state;
    begin(&d);
    u64 last = append(&d, 1, 0, "one\n", "{}", true);
    while (d.safe < last) uv_run(&d.loop, UV_RUN_ONCE);
    assert_false(d.lost);
    append(&d, 1, 0, "twice\n", "{}", false); /* this number was written already */
    last = append(&d, 2, 4, "after\n", NULL, false);
    while (d.safe < last) uv_run(&d.loop, UV_RUN_ONCE);
    assert_true(d.lost);
    expect(&d, "{}", "one\n", 1);
    assert_true(store_retry(d.store));
    last = append(&d, 2, 4, "well\n", NULL, false);
    while (d.safe < last) uv_run(&d.loop, UV_RUN_ONCE);
    assert_false(d.lost);
    expect(&d, "{}", "one\nwell\n", 2);
    end(&d);
}

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

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(records_are_put_together_from_pieces),
    cmocka_unit_test(what_cannot_be_written_is_said_to_be_lost),
    cmocka_unit_test(keys_and_seeds),
};
TEST_GROUP(tests);
