/* test_kept.c: what is stored of a table piece by piece is its record, whatever was answered, said and taken back. */
#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
#include <unistd.h>
#include <uv.h>

#include "../kit/group.h"
#include "engine/random.h"
#include "serve/served.h"

enum { TURNS = 600, COMPARED_EVERY = 7 };

/* A table, a store, and what was read from it last. */
struct desk {
    uv_loop_t loop;
    struct store *store;
    char path[64];
    struct shelf *shelf;
    struct served *table;
    struct caller *by[SEATS_MAX];
    struct random luck;
    struct text record;
    bool taken;
    int undone;
};

static void hear(void *user, const struct told *what)
{
    struct desk *d = user;
    assert_true(what->kind == TOLD_SAFE || what->kind == TOLD_TAKEN);
    if (what->kind != TOLD_TAKEN) return;
    assert_int_equal(what->taken->how, TAKEN);
    text_clear(&d->record);
    text_add(&d->record, "%s", what->taken->record.at);
    d->table->epoch = what->taken->epoch;
    d->taken = true;
}

static void open_desk(struct desk *d, const char *game)
{
    struct text error = {0}, request = {0};
    struct json_error wrong;
    seat mine;
    *d = (struct desk){.path = "/tmp/longbox-kept-XXXXXX"};
    random_seed(&d->luck, 5);
    uv_loop_init(&d->loop);
    assert_non_null(mkdtemp(d->path));
    strcat(d->path, "/a.db");
    d->store = store_open(&(struct store_options){.path = d->path}, &d->loop, hear, d, &error);
    assert_non_null(d->store);
    d->shelf = shelf_new();
    text_add(&request, "{\"game\":\"%s\",\"seats\":[\"me\",\"anybody\",\"anybody\"],\"friendly\":true}", game);
    const struct json *json = json_read(request.at, request.length, &wrong);
    d->table = served_open(d->shelf, json, "Ann", 0, &mine, &error);
    if (!d->table) fail_msg("%s", text_string(&error));
    json_free(json);
    text_free(&request);
}

static void close_desk(struct desk *d)
{
    for (seat s = 0; s < 3; s++) talk_close(d->by[s]);
    served_free(d->table);
    shelf_free(d->shelf);
    store_close(d->store);
    uv_run(&d->loop, UV_RUN_DEFAULT);
    assert_int_equal(uv_loop_close(&d->loop), 0);
    text_free(&d->record);
    unlink(d->path);
    *strrchr(d->path, '/') = '\0';
    assert_int_equal(rmdir(d->path), 0);
}

static json_t *say(struct desk *d, seat who, const char *line)
{
    struct text answer = {0};
    talk_line(d->by[who], line, &answer);
    json_t *json = json_loads(answer.at, 0, NULL);
    assert_non_null(json);
    text_free(&answer);
    return json;
}

/* Somebody who is asked answers by chance; false: nobody is. */
static bool answer_by_chance(struct desk *d)
{
    for (seat s = 0, first = (seat)random_below(&d->luck, 3); s < 3; s++) {
        seat who = (seat)((first + s) % 3);
        json_t *told = say(d, who, "{\"op\":\"pending\"}"), *question, *options = NULL;
        size_t i;
        json_array_foreach(json_object_get(told, "pending"), i, question)
            if (!options) options = json_object_get(question, "options");
        size_t count = json_array_size(options);
        json_decref(told);
        if (!count) continue;
        char line[80];
        snprintf(line, sizeof line, "{\"op\":\"answer\",\"action\":%u}", random_below(&d->luck, (u32)count));
        json_decref(say(d, who, line));
        return true;
    }
    return false;
}

static void do_something(struct desk *d)
{
    seat who = (seat)random_below(&d->luck, 3);
    u32 what = random_below(&d->luck, 10);
    if (what == 0) {
        json_decref(say(d, who, "{\"op\":\"say\",\"text\":\"well \\\"well\\\", well\"}"));
    } else if (what < 3) {
        json_t *told = say(d, who, "{\"op\":\"undo\"}");
        d->undone += !json_object_get(told, "error");
        json_decref(told);
    } else {
        int before = room_length(d->table->room);
        if (answer_by_chance(d) && room_length(d->table->room) != before) served_renew(d->table);
    }
}

static void compare(struct desk *d)
{
    struct text whole = {0};
    d->taken = false;
    store_take(d->store, d->table->id);
    while (!d->taken) uv_run(&d->loop, UV_RUN_ONCE);
    room_write(d->table->room, &whole);
    assert_string_equal(d->record.at, whole.at);
    text_free(&whole);
}

static void pieces_are_the_whole_record(const char *game)
{
    struct desk d;
    open_desk(&d, game);
    served_store(d.table, d.store);
    compare(&d);
    served_take(d.table, 1, "Ben"); /* the record's head has another name now */
    served_store(d.table, d.store);
    served_take(d.table, 2, "Cyd");
    served_store(d.table, d.store);
    compare(&d);
    for (seat s = 0; s < 3; s++) d.by[s] = talk_join(d.table->room, s);
    for (int turn = 0; turn < TURNS && !room_over(d.table->room); turn++) {
        do_something(&d);
        served_go_on(d.table);
        served_store(d.table, d.store);
        if (turn % COMPARED_EVERY == 0) compare(&d);
    }
    compare(&d);
    assert_true(d.undone > 0);
    close_desk(&d);
}

static void pieces_of_null_are_the_whole_record(void **state)
{
    (void)state;
    pieces_are_the_whole_record("null");
}

static void pieces_of_vigilante_are_the_whole_record(void **state)
{
    (void)state;
    pieces_are_the_whole_record("vigilante");
}

static void pieces_of_freedom_are_the_whole_record(void **state)
{
    (void)state;
    pieces_are_the_whole_record("freedom");
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(pieces_of_null_are_the_whole_record),
    cmocka_unit_test(pieces_of_vigilante_are_the_whole_record),
    cmocka_unit_test(pieces_of_freedom_are_the_whole_record),
};
TEST_GROUP(tests);
