/* test_shelf.c: callers that share a shelf are told what they would be told alone, in all games. */
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "../kit/group.h"
#include "engine/random.h"
#include "games/games.h"
#include "talk/talk.h"

enum { TABLES = 2, ANSWERS = 80 };

/* Two tables that share, and two of the same games that do not. */
struct pair {
    struct caller *sharing[TABLES], *alone[TABLES];
};

/* Says a line at both tables of a number; the answer, which is the same. */
static json_t *say(struct pair *p, int table, const char *line)
{
    struct text one = {0}, other = {0};
    talk_line(p->sharing[table], line, &one);
    talk_line(p->alone[table], line, &other);
    assert_string_equal(one.at, other.at);
    json_t *told = json_loads(one.at, 0, NULL);
    assert_non_null(told);
    text_free(&one);
    text_free(&other);
    return told;
}

/* Ticks the first thing that can be, then answers by chance; false: nobody is asked. */
static bool answer(struct pair *p, int table, struct random *luck, int *ticked)
{
    json_t *told = say(p, table, "{\"op\":\"pending\"}"), *question = json_array_get(json_object_get(told, "pending"), 0);
    size_t options = json_array_size(json_object_get(question, "options"));
    int who = (int)json_integer_value(json_object_get(question, "seat"));
    char line[120];
    if (json_array_size(json_object_get(question, "picks"))) {
        snprintf(line, sizeof line, "{\"op\":\"ticks\",\"seat\":%d,\"picks\":[0]}", who);
        json_decref(say(p, table, line));
        ++*ticked;
    }
    json_decref(told);
    /* At the other table nothing is ticked by that, even if it stands the same. */
    json_decref(say(p, 1 - table, "{\"op\":\"pending\"}"));
    if (!options) return false;
    snprintf(line, sizeof line, "{\"op\":\"answer\",\"seat\":%d,\"action\":%u}", who, random_below(luck, (u32)options));
    json_decref(say(p, table, line));
    return true;
}

static void sharing_changes_nothing(void **state)
{
    int ticked = 0;
    (void)state;
    for (int g = 0; g < games_count; g++) {
        struct shelf *shelf = shelf_new();
        struct pair p;
        struct random luck;
        char line[120];
        random_seed(&luck, 7);
        for (int t = 0; t < TABLES; t++) {
            p.sharing[t] = talk_open(games[g], NULL);
            p.alone[t] = talk_open(games[g], NULL);
            talk_share(p.sharing[t], shelf);
            snprintf(line, sizeof line, "{\"op\":\"new\",\"game\":\"%s\",\"players\":%d,\"seed\":5}", games[g]->id,
                     games[g]->most_players);
            json_decref(say(&p, t, line));
        }
        /* Both go the same way at first, so that each finds what the other has left. */
        for (int n = 0; n < ANSWERS; n++) {
            struct random same = luck;
            if (!answer(&p, 0, &luck, &ticked) || !answer(&p, 1, n < ANSWERS / 2 ? &same : &luck, &ticked)) break;
        }
        for (int t = 0; t < TABLES; t++) talk_close(p.sharing[t]), talk_close(p.alone[t]);
        shelf_free(shelf);
    }
    assert_true(ticked > 10);
}

static const struct CMUnitTest tests[] = {cmocka_unit_test(sharing_changes_nothing)};
TEST_GROUP(tests);
