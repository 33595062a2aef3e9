/* test_tables.c: tables of the server: who may sit and look, what is told to whom, a whole game over kills, luck. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "company.h"

enum { ANSWERS_MOST = 3000, KILLS = 12 };

/* -- Who may do what ---------------------------------------------------------------------------------------------- */

static void seats_are_for_those_who_have_their_keys(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "vigilante", "");
    ask_in_vain(c.ben, "for friends who have its link", "\"op\":\"join\",\"table\":\"%s\",\"name\":\"Ben\"", c.table);
    ask_in_vain(c.ben, "no invitation to this table", "\"op\":\"join\",\"table\":\"%s\",\"invitation\":\"%s\",\"name\":\"Ben\"",
                c.table, c.key[0]);
    ask_in_vain(c.ben, "has that key", "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"", c.table, c.invitation);
    ask_in_vain(c.ben, "no such table", "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"", c.key[0], c.key[0]);
    ask_in_vain(c.ben, "you are at no table", "\"op\":\"look\"");
    ask_in_vain(c.ann, "when all seats are taken", "\"op\":\"answer\",\"action\":0");
    seat_ben(&c);
    ask_in_vain(c.ben, "can only mean that seat", "\"op\":\"scene\",\"seat\":0");
    ask_in_vain(c.ben, "only for the owner", "\"op\":\"dump\"");
    ask_in_vain(c.ben, "no hints", "\"op\":\"hint\"");
    ask_in_vain(c.ben, "no answers are weighed", "\"op\":\"weigh\",\"action\":0");
    ask_in_vain(c.ben, "at most 300", "\"op\":\"forecast\",\"action\":0,\"samples\":301");
    ask_in_vain(c.ben, "they are here", "\"op\":\"stand_in\",\"seat\":0");
    ask_in_vain(c.ben, "not over", "\"op\":\"whole_record\"");
    ask_in_vain(c.ben, "not over", "\"op\":\"rematch\"");
    struct guest *third = greet(&c.server);
    ask_in_vain(third, "all seats of this table are taken", "\"op\":\"join\",\"table\":\"%s\",\"invitation\":\"%s\",\"name\":\"Cy\"",
                c.table, c.invitation);
    json_decref(ask_well(third, "\"op\":\"watch\",\"table\":\"%s\"", c.table));
    ask_in_vain(third, "only for players", "\"op\":\"answer\",\"action\":0");
    ask_in_vain(third, "only for players", "\"op\":\"stand_in\",\"seat\":0");
    json_t *mine = ask_well(c.ann, "\"op\":\"host\",\"name\":\"Ann\",\"game\":\"null\",\"seats\":[\"me\",\"easy\"]");
    ask_in_vain(third, "no spectators", "\"op\":\"watch\",\"table\":\"%s\"", text_at(mine, "joined"));
    json_decref(mine);
    part(third);
    leave(&c);
}

static void what_is_wrong_with_a_table_is_said(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "null", "");
    ask_in_vain(c.ben, "1 to 24 letters", "\"op\":\"host\",\"game\":\"null\",\"seats\":[\"me\"]");
    ask_in_vain(c.ben, "1 to 24 letters", "\"op\":\"host\",\"name\":\"a,b\",\"game\":\"null\",\"seats\":[\"me\"]");
    ask_in_vain(c.ben, "one that is \"me\"", "\"op\":\"host\",\"name\":\"B\",\"game\":\"null\",\"seats\":[\"easy\",\"easy\"]");
    ask_in_vain(c.ben, "not \"ismcts:100000\"", "\"op\":\"host\",\"name\":\"B\",\"game\":\"null\",\"seats\":[\"me\",\"ismcts:100000\"]");
    ask_in_vain(c.ben, "did you mean", "\"op\":\"host\",\"name\":\"B\",\"game\":\"vigilant\",\"seats\":[\"me\",\"easy\",\"easy\"]");
    ask_in_vain(c.ben, "players", "\"op\":\"host\",\"name\":\"B\",\"game\":\"vigilante\",\"seats\":[\"me\"]");
    ask_in_vain(c.ben, "expected an object with \"op\"", "\"nothing\":1");
    leave(&c);
}

/* What happened before somebody sat down is told again, with their name. */
static void whoever_sits_down_is_called_by_name(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "null", "");
    seat_ben(&c);
    json_decref(ask_well(c.ann, "\"op\":\"said\""));
    char *last = json_dumps(json_array_get(c.ann->pushes, json_array_size(c.ann->pushes) - 1), 0);
    assert_non_null(strstr(last, "Ben draws"));
    assert_null(strstr(last, "Bo draws"));
    free(last);
    leave(&c);
}

static void a_seat_for_anybody_is_in_the_lobby(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "null", "");
    json_t *lobby = ask_well(c.ben, "\"op\":\"lobby\"");
    assert_int_equal(json_array_size(json_object_get(lobby, "tables")), 0);
    json_decref(lobby);
    json_decref(ask_well(c.ann, "\"op\":\"host\",\"name\":\"Ann\",\"game\":\"null\",\"seats\":[\"me\",\"anybody\"]"));
    lobby = ask_well(c.ben, "\"op\":\"lobby\"");
    const json_t *table = json_array_get(json_object_get(lobby, "tables"), 0);
    json_decref(ask_well(c.ben, "\"op\":\"join\",\"table\":\"%s\",\"name\":\"Ben\"", text_at(table, "table")));
    json_decref(lobby);
    lobby = ask_well(c.ben, "\"op\":\"lobby\"");
    assert_int_equal(json_array_size(json_object_get(lobby, "tables")), 0);
    json_decref(lobby);
    leave(&c);
}

/* -- Playing --------------------------------------------------------------------------------------------------------- */

/* Everybody keeps a Hero in secret: whoever has not yet done so must not notice that somebody else has. */
static void what_others_do_in_secret_is_not_told(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "vigilante", "");
    seat_ben(&c);
    json_decref(ask_well(c.ann, "\"op\":\"said\""));
    json_array_clear(c.ann->pushes);
    json_decref(ask_well(c.ben, "\"op\":\"answer\",\"action\":0"));
    json_decref(ask_well(c.ann, "\"op\":\"said\""));
    assert_int_equal(json_array_size(c.ann->pushes), 0);
    json_decref(ask_well(c.ben, "\"op\":\"said\""));
    assert_true(json_array_size(c.ben->pushes) > 0);
    leave(&c);
}

/* The server is killed again and again, at any moment; the game goes on, and nothing that was told is lost. */
static void a_game_over_kills(void **state)
{
    struct company c;
    struct random luck;
    bool over = false, answered;
    long long told[2] = {0};
    int kills = 0;
    (void)state;
    random_seed(&luck, 20);
    gather(&c, "vigilante", "");
    seat_ben(&c);
    for (int n = 0; n < ANSWERS_MOST && !over && kills < KILLS; n++) {
        struct guest *g = n % 2 ? c.ben : c.ann;
        assert_true(play(g, &luck, &over, &answered, &told[n % 2]));
        if (answered && random_below(&luck, 4) == 0) {
            if (random_below(&luck, 2)) { /* an answer is on its way */
                static const char late[] = "{\"op\":\"answer\",\"action\":0}";
                send_frame(g, 0x81, late, sizeof late - 1);
            }
            end_server(&c.server, SIGKILL);
            start_server(&c.server);
            come_back(&c);
            kills++;
        }
    }
    assert_int_equal(kills, KILLS);
    leave(&c);
}

/* -- Luck ------------------------------------------------------------------------------------------------------------ */

/* Everybody can check at the end that the dice follow from what was shown at the beginning. */
static void luck_can_be_checked(void **state)
{
    struct company c;
    struct random chance;
    struct luck luck;
    char finger[SECRET_LETTERS + 1], shown[SECRET_LETTERS + 1] = "";
    bool over = false, answered;
    long long told[2] = {0};
    (void)state;
    assert_true(secret_open());
    random_seed(&chance, 3);
    gather(&c, "null", "");
    seat_ben(&c);
    json_decref(ask_well(c.ann, "\"op\":\"said\""));
    const json_t *table = json_array_get(c.ann->tables, json_array_size(c.ann->tables) - 1);
    assert_null(text_at(table, "luck"));
    snprintf(shown, sizeof shown, "%s", text_at(table, "luck_fingerprint"));
    for (int n = 0; n < ANSWERS_MOST && !over; n++)
        assert_true(play(n % 2 ? c.ben : c.ann, &chance, &over, &answered, &told[n % 2]));
    assert_true(over);
    json_t *record = ask_well(c.ann, "\"op\":\"whole_record\"");
    json_decref(ask_well(c.ben, "\"op\":\"rematch\""));
    json_decref(ask_well(c.ben, "\"op\":\"said\""));
    table = json_array_get(c.ben->tables, json_array_size(c.ben->tables) - 1);
    assert_non_null(text_at(table, "next"));
    assert_true(luck_read(&luck, text_at(table, "luck")));
    luck_fingerprint(&luck, finger);
    assert_string_equal(finger, shown);
    const char *at = text_at(record, "record");
    char wanted[64];
    snprintf(wanted, sizeof wanted, "\nseed %llu\n", (unsigned long long)luck_seed(&luck, 0));
    assert_non_null(strstr(at, wanted));
    int seeds = 0;
    for (u64 n = 2; (at = strstr(at, "\nluck ")) != NULL; n++, seeds++, at++) { /* seed 1 is that of the bots */
        snprintf(wanted, sizeof wanted, "\nluck %016llx\n", (unsigned long long)luck_seed(&luck, n));
        assert_int_equal(strncmp(at, wanted, strlen(wanted)), 0);
    }
    assert_true(seeds > 5);
    json_decref(record);
    leave(&c);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(seats_are_for_those_who_have_their_keys),
    cmocka_unit_test(what_is_wrong_with_a_table_is_said),
    cmocka_unit_test(whoever_sits_down_is_called_by_name),
    cmocka_unit_test(a_seat_for_anybody_is_in_the_lobby),
    cmocka_unit_test(what_others_do_in_secret_is_not_told),
    cmocka_unit_test(a_game_over_kills),
    cmocka_unit_test(luck_can_be_checked),
};
TEST_GROUP(tests);
