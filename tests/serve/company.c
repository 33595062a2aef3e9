/* company.c: a table of the server with two people and a bot, for tests. */
#include "company.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void note(char *to, const json_t *answer, const char *key) { snprintf(to, 64, "%s", text_at(answer, key)); }

void gather(struct company *c, const char *game, const char *more)
{
    open_server(&c->server);
    c->ann = greet(&c->server);
    c->ben = greet(&c->server);
    json_t *hosted = ask_well(c->ann, "\"op\":\"host\",\"name\":\"Ann\",\"game\":\"%s\",\"seats\":[\"me\",\"friend\",\"easy\"],"
                                      "\"watch\":true%s", game, more);
    note(c->table, hosted, "joined");
    note(c->key[0], hosted, "key");
    note(c->invitation, hosted, "invitation");
    json_decref(hosted);
}

void seat_ben(struct company *c)
{
    json_t *joined = ask_well(c->ben, "\"op\":\"join\",\"table\":\"%s\",\"invitation\":\"%s\",\"name\":\"Ben\"", c->table,
                              c->invitation);
    assert_int_equal(json_integer_value(json_object_get(joined, "seat")), 1);
    note(c->key[1], joined, "key");
    json_decref(joined);
}

void leave(struct company *c)
{
    part(c->ann);
    part(c->ben);
    end_server(&c->server, SIGTERM);
    close_server(&c->server);
}

void come_back(struct company *c)
{
    struct guest **guests[2] = {&c->ann, &c->ben};
    for (int i = 0; i < 2; i++) {
        part(*guests[i]);
        *guests[i] = greet(&c->server);
        json_t *joined = ask_well(*guests[i], "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"", c->table, c->key[i]);
        assert_int_equal(json_integer_value(json_object_get(joined, "seat")), i);
        json_decref(joined);
    }
}

bool play(struct guest *g, struct random *luck, bool *over, bool *answered, long long *told)
{
    json_t *look = ask(g, "\"op\":\"look\",\"whole\":true");
    *answered = false;
    if (!look) return false;
    *over = json_is_true(json_object_get(look, "over"));
    long long next = json_integer_value(json_object_get(look, "next"));
    assert_true(next >= *told); /* whatever was told is still there */
    *told = next;
    json_t *question, *options = NULL;
    size_t i;
    json_array_foreach(json_object_get(look, "pending"), i, question)
        if ((options = json_object_get(question, "options")) != NULL) break;
    bool fine = true;
    if (options) {
        const json_t *option = json_array_get(options, random_below(luck, (u32)json_array_size(options)));
        char *action = json_dumps(json_object_get(option, "action"), JSON_ENCODE_ANY);
        json_t *answer = ask(g, "\"op\":\"answer\",\"action\":%s,\"pause\":%lld", action,
                             json_integer_value(json_object_get(look, "pause")));
        free(action);
        fine = *answered = answer != NULL;
        *told += (long long)json_array_size(json_object_get(answer, "events")); /* acknowledged */
        json_decref(answer);
    }
    json_decref(look);
    if (!options) usleep(40000); /* whoever asks all the time is thrown out */
    return fine;
}
