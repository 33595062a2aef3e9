/* test_seats.c: served tables: clocks, bots that stand in, hints, how tables stand, games that are over. */
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "company.h"

enum { ANSWERS_MOST = 3000, WAITS_MOST = 1200, WAIT_US = 50000 };

static long long now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

/* What was told last about the table, to this guest. */
static const json_t *table_of(struct guest *g)
{
    json_decref(ask_well(g, "\"op\":\"said\""));
    return json_array_get(g->tables, json_array_size(g->tables) - 1);
}

static const json_t *item(const json_t *object, const char *list, int i)
{
    return json_array_get(json_object_get(object, list), (size_t)i);
}

/* Waits until a bot stands in for this seat for that reason (NULL: none does). */
static void await_standing(struct guest *g, int who, const char *why)
{
    for (int n = 0; n < WAITS_MOST; n++) {
        const char *now = text_at(item(table_of(g), "seats", who), "why");
        if (why ? now && strcmp(now, why) == 0 : !now) return;
        usleep(WAIT_US);
    }
    fail_msg("seat %d: it never came to %s", who, why ? why : "nothing");
}

/* Waits until everybody knows that this seat's person is away. */
static const json_t *await_away(struct guest *g, int who)
{
    for (int n = 0; n < WAITS_MOST; n++) {
        const json_t *away = item(table_of(g), "away", who);
        if (json_is_object(away)) return away;
        usleep(WAIT_US);
    }
    fail_msg("seat %d is never away", who);
    return NULL;
}

/* Whether a guest was told at any time that no bot stands in. */
static bool was_without(struct guest *g, int who)
{
    bool found = false;
    table_of(g);
    for (size_t i = 0; i < json_array_size(g->tables); i++)
        found |= !text_at(item(json_array_get(g->tables, i), "seats", who), "why");
    return found;
}

static long long clock_of(struct guest *g, int who, const char *key)
{
    const json_t *value = json_object_get(item(table_of(g), "clocks", who), key);
    return json_is_boolean(value) ? json_is_true(value) : json_integer_value(value);
}

static bool is_asked(struct guest *g)
{
    json_t *look = ask_well(g, "\"op\":\"pending\""), *one;
    size_t i;
    bool asked = false;
    json_array_foreach(json_object_get(look, "pending"), i, one) asked |= json_object_get(one, "options") != NULL;
    json_decref(look);
    return asked;
}

/* -- Clocks ------------------------------------------------------------------------------------------------------ */

static void whose_time_is_up_is_played_by_a_bot(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "vigilante", ",\"clock\":{\"step\":1}");
    seat_ben(&c);
    assert_int_equal(json_integer_value(json_object_get(json_object_get(table_of(c.ann), "clock"), "step")), 1);
    json_decref(ask(c.ann, "\"op\":\"answer\",\"action\":0")); /* if her own time is not up yet */
    await_standing(c.ann, 1, "clock");
    assert_string_equal(text_at(item(table_of(c.ann), "seats", 1), "level"), "normal");
    ask_in_vain(c.ben, "a bot plays for you", "\"op\":\"answer\",\"action\":0");
    json_decref(ask_well(c.ben, "\"op\":\"say\",\"text\":\"Wait\""));
    end_server(&c.server, SIGKILL);
    start_server(&c.server);
    come_back(&c); /* which is not enough: they may be asleep beside their machine */
    assert_false(was_without(c.ben, 1));
    struct guest *third = greet(&c.server);
    json_decref(ask_well(third, "\"op\":\"watch\",\"table\":\"%s\"", c.table));
    ask_in_vain(third, "only for players", "\"op\":\"take_back\"");
    part(third);
    json_decref(ask_well(c.ben, "\"op\":\"take_back\""));
    assert_true(was_without(c.ben, 1)); /* until the next question takes too long */
    leave(&c);
}

/* Bots play for somebody as long as somebody else plays, and not to the end of a game that nobody is at. */
static void a_game_that_all_have_left_waits(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "null", ",\"clock\":{\"step\":1}");
    seat_ben(&c);
    await_standing(c.ann, 0, "clock");
    await_standing(c.ann, 1, "clock");
    json_t *look = ask_well(c.ann, "\"op\":\"look\"");
    usleep(1000000); /* the rest of the game would take bots less */
    json_t *later = ask_well(c.ann, "\"op\":\"look\"");
    assert_true(json_equal(json_object_get(look, "next"), json_object_get(later, "next")));
    assert_true(json_is_false(json_object_get(later, "over")));
    json_decref(look), json_decref(later);
    json_decref(ask_well(c.ben, "\"op\":\"take_back\""));
    assert_true(was_without(c.ben, 1));
    leave(&c);
}

/* In a simultaneous choice the clock of somebody who has answered looks as it did before. */
static void a_clock_does_not_tell_who_has_answered(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "vigilante", ",\"clock\":{\"bank\":600}");
    seat_ben(&c);
    assert_int_equal(clock_of(c.ben, 0, "bank"), 600000);
    assert_int_equal(clock_of(c.ben, 0, "runs"), 0);
    assert_int_equal(clock_of(c.ben, 1, "runs"), 1);
    json_array_clear(c.ben->tables);
    json_array_clear(c.ben->pushes);
    json_decref(ask_well(c.ann, "\"op\":\"answer\",\"action\":0"));
    json_decref(ask_well(c.ben, "\"op\":\"said\""));
    assert_int_equal(json_array_size(c.ben->tables) + json_array_size(c.ben->pushes), 0);
    usleep(300000);
    struct guest *third = greet(&c.server);
    json_decref(ask_well(third, "\"op\":\"watch\",\"table\":\"%s\"", c.table));
    for (int who = 0; who < 2; who++) {
        assert_int_equal(clock_of(third, who, "bank"), 600000);
        assert_int_equal(clock_of(third, who, "runs"), 0);
    }
    assert_int_equal(clock_of(c.ben, 0, "bank"), 600000);
    assert_true(clock_of(c.ben, 1, "bank") < 600000 - 250);
    assert_int_equal(clock_of(c.ann, 0, "runs"), 0);
    part(third);
    end_server(&c.server, SIGKILL);
    start_server(&c.server);
    come_back(&c);
    assert_int_equal(clock_of(c.ann, 1, "bank"), 600000);
    assert_true(clock_of(c.ben, 1, "bank") < 600000 - 250); /* nobody gets time by a restart */
    assert_true(clock_of(c.ben, 1, "bank") > 600000 - 60000);
    leave(&c);
}

/* -- Those who are away ------------------------------------------------------------------------------------------ */

static void one_who_is_alone_decides_after_a_time(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "null", "");
    ask_in_vain(c.ann, "no person plays that seat", "\"op\":\"stand_in\",\"seat\":1");
    seat_ben(&c);
    ask_in_vain(c.ann, "expected a seat", "\"op\":\"stand_in\",\"seat\":3");
    ask_in_vain(c.ann, "no person plays that seat", "\"op\":\"stand_in\",\"seat\":2");
    ask_in_vain(c.ben, "you play your seat yourself", "\"op\":\"take_back\"");
    long long left = now_ms();
    part(c.ben);
    const json_t *away = await_away(c.ann, 1);
    assert_int_equal(json_integer_value(json_object_get(away, "needed")), 1);
    assert_int_equal(json_integer_value(json_object_get(away, "after")), 2);
    json_decref(ask_well(c.ann, "\"op\":\"stand_in\",\"seat\":1"));
    await_standing(c.ann, 1, "absent");
    assert_true(now_ms() - left >= 2000); /* not earlier */
    ask_in_vain(c.ann, "no person plays that seat", "\"op\":\"stand_in\",\"seat\":1");
    c.ben = greet(&c.server);
    json_decref(ask_well(c.ben, "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"", c.table, c.key[1]));
    await_standing(c.ann, 1, NULL); /* whoever comes back has their seat back */
    leave(&c);
}

static void several_decide_by_vote(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "null", "");
    json_t *hosted = ask_well(c.ann, "\"op\":\"host\",\"name\":\"Ann\",\"game\":\"null\",\"seats\":[\"me\",\"friend\",\"friend\"]");
    struct guest *cy = greet(&c.server), *guests[] = {c.ben, cy};
    for (int i = 0; i < 2; i++)
        json_decref(ask_well(guests[i], "\"op\":\"join\",\"table\":\"%s\",\"name\":\"N%d\",\"invitation\":\"%s\"",
                             text_at(hosted, "joined"), i, text_at(hosted, "invitation")));
    part(cy);
    await_away(c.ann, 2);
    usleep(1100000); /* now a majority decides at once */
    json_t *vote = ask_well(c.ann, "\"op\":\"stand_in\",\"seat\":2");
    assert_true(json_is_false(json_object_get(vote, "done"))); /* one of two is no majority */
    json_decref(vote);
    assert_int_equal(json_array_size(json_object_get(item(table_of(c.ben), "away", 2), "votes")), 1);
    json_decref(ask_well(c.ann, "\"op\":\"stand_in\",\"seat\":2,\"on\":false"));
    vote = ask_well(c.ben, "\"op\":\"stand_in\",\"seat\":2");
    assert_true(json_is_false(json_object_get(vote, "done")));
    json_decref(vote);
    vote = ask_well(c.ann, "\"op\":\"stand_in\",\"seat\":2");
    assert_true(json_is_true(json_object_get(vote, "done")));
    json_decref(vote);
    await_standing(c.ben, 2, "absent");
    json_decref(hosted);
    leave(&c);
}

/* Whoever has voted need not do so again because the server has come and gone. */
static void votes_outlast_the_server(void **state)
{
    struct company c;
    char cy_key[64];
    (void)state;
    gather(&c, "null", "");
    json_t *hosted = ask_well(c.ann, "\"op\":\"host\",\"name\":\"Ann\",\"game\":\"null\",\"seats\":[\"me\",\"friend\",\"friend\"]");
    snprintf(c.table, sizeof c.table, "%s", text_at(hosted, "joined"));
    snprintf(c.key[0], sizeof c.key[0], "%s", text_at(hosted, "key"));
    struct guest *cy = greet(&c.server), *guests[] = {c.ben, cy};
    char *const keys[] = {c.key[1], cy_key};
    for (int i = 0; i < 2; i++) {
        json_t *joined = ask_well(guests[i], "\"op\":\"join\",\"table\":\"%s\",\"name\":\"N%d\",\"invitation\":\"%s\"", c.table,
                                  i, text_at(hosted, "invitation"));
        snprintf(keys[i], 64, "%s", text_at(joined, "key"));
        json_decref(joined);
    }
    json_decref(hosted);
    part(cy);
    await_away(c.ann, 2);
    json_decref(ask_well(c.ann, "\"op\":\"stand_in\",\"seat\":2"));
    end_server(&c.server, SIGKILL);
    start_server(&c.server);
    come_back(&c);
    /* Ann's vote is there; or it has decided already, if she was alone for long enough before Ben came. */
    const json_t *told = table_of(c.ben), *votes = json_object_get(item(told, "away", 2), "votes");
    if (!text_at(item(told, "seats", 2), "why")) {
        assert_int_equal(json_array_size(votes), 1);
        assert_int_equal(json_integer_value(json_array_get(votes, 0)), 0);
        json_decref(ask(c.ben, "\"op\":\"stand_in\",\"seat\":2"));
    }
    await_standing(c.ben, 2, "absent"); /* as soon as the time is over, which begins again */
    cy = greet(&c.server);
    json_decref(ask_well(cy, "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"", c.table, cy_key));
    part(cy);
    await_away(c.ann, 2);
    assert_int_equal(json_array_size(json_object_get(item(table_of(c.ann), "away", 2), "votes")), 0);
    leave(&c);
}

static void who_is_away_too_long_is_played_by_a_bot(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "vigilante", ",\"absent\":1");
    ask_in_vain(c.ben, "\"absent\": expected seconds", "\"op\":\"host\",\"name\":\"B\",\"game\":\"null\",\"seats\":[\"me\","
                                                       "\"easy\"],\"absent\":0");
    seat_ben(&c);
    part(c.ben);
    await_standing(c.ann, 1, "absent"); /* nobody had to vote */
    c.ben = greet(&c.server);
    json_decref(ask_well(c.ben, "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"", c.table, c.key[1]));
    await_standing(c.ann, 1, NULL);
    leave(&c);
}

/* -- Hints ------------------------------------------------------------------------------------------------------- */

static void hints_are_thought_in_threads(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "vigilante", ",\"hints\":true");
    ask_in_vain(c.ann, "not asked anything", "\"op\":\"hint\"");
    seat_ben(&c);
    struct guest *third = greet(&c.server);
    ask_in_vain(third, "only for players", "\"op\":\"hint\"");
    json_decref(ask_well(third, "\"op\":\"watch\",\"table\":\"%s\"", c.table));
    ask_in_vain(third, "only for players", "\"op\":\"hint\"");
    ask_in_vain(c.ben, "expected \"normal\" or \"hard\"", "\"op\":\"hint\",\"level\":\"expert\"");
    /* Ann answers in secret while Ben's hint is thought about: he is not told, and gets it nevertheless. */
    static const char hint[] = "{\"id\":77,\"op\":\"hint\",\"level\":\"normal\"}";
    send_frame(c.ben, 0x81, hint, sizeof hint - 1);
    json_decref(ask_well(c.ann, "\"op\":\"answer\",\"action\":0"));
    json_t *line, *thoughts = NULL;
    while (!thoughts && (line = next_line(c.ben)) != NULL) {
        if (json_integer_value(json_object_get(line, "id")) == 77) thoughts = line;
        else json_decref(line);
    }
    assert_null(text_at(thoughts, "error"));
    assert_int_equal(json_integer_value(json_object_get(thoughts, "seat")), 1);
    assert_true(json_array_size(json_object_get(thoughts, "options")) > 1);
    assert_true(json_is_integer(json_object_get(thoughts, "best")));
    json_decref(thoughts);
    /* Whoever leaves in the middle does no harm; whoever answers is told that it is too late. */
    send_frame(c.ben, 0x81, hint, sizeof hint - 1);
    json_t *answer = ask_well(c.ben, "\"op\":\"answer\",\"action\":0");
    json_decref(answer);
    part(third);
    leave(&c);
}

static void hints_are_for_friendly_tables(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "vigilante", "");
    seat_ben(&c);
    assert_true(json_is_false(json_object_get(table_of(c.ann), "hints")));
    ask_in_vain(c.ann, "no hints", "\"op\":\"hint\"");
    json_decref(ask_well(c.ann, "\"op\":\"host\",\"name\":\"Ann\",\"game\":\"null\",\"seats\":[\"me\",\"easy\"],\"friendly\":true"));
    assert_true(json_is_true(json_object_get(table_of(c.ann), "hints")));
    for (int n = 0; n < WAITS_MOST && !is_asked(c.ann); n++) usleep(WAIT_US);
    json_decref(ask_well(c.ann, "\"op\":\"hint\",\"level\":\"normal\""));
    leave(&c);
}

/* -- How tables stand -------------------------------------------------------------------------------------------- */

static json_t *tables(struct guest *g, const struct company *c, const char *key)
{
    json_t *answer = ask_well(g, "\"op\":\"tables\",\"tables\":[{\"table\":\"%s\",\"key\":\"%s\"}]", c->table, key);
    json_t *one = json_incref(json_array_get(json_object_get(answer, "tables"), 0));
    json_decref(answer);
    return one;
}

static void play_to_the_end(struct company *c)
{
    struct random luck;
    bool over = false, answered;
    long long told[2] = {0};
    random_seed(&luck, 4);
    for (int n = 0; n < ANSWERS_MOST && !over; n++)
        assert_true(play(n % 2 ? c->ben : c->ann, &luck, &over, &answered, &told[n % 2]));
    assert_true(over);
}

/* In memory, and as they lie in the store. */
static void tables_are_told_to_those_who_do_not_sit_there(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "vigilante", "");
    seat_ben(&c);
    json_decref(ask_well(c.ann, "\"op\":\"answer\",\"action\":0"));
    for (int n = 0; n < 2; n++) {
        struct guest *third = greet(&c.server);
        json_t *ann = tables(third, &c, c.key[0]), *ben = tables(third, &c, c.key[1]), *any = tables(third, &c, "");
        assert_true(json_is_false(json_object_get(ann, "turn")) && json_is_true(json_object_get(ben, "turn")));
        assert_int_equal(json_integer_value(json_object_get(ben, "seat")), 1);
        assert_null(json_object_get(any, "seat"));
        assert_true(json_is_false(json_object_get(any, "turn")));
        assert_true(json_array_size(json_object_get(any, "asked")) >= 2); /* that Ann has answered is her secret */
        assert_true(json_array_size(json_object_get(ben, "asked")) >= 2);
        assert_string_equal(text_at(any, "game"), "vigilante");
        assert_string_equal(text_at(item(any, "seats", 0), "name"), "Ann");
        assert_true(strlen(text_at(item(any, "seats", 2), "name")) > 0);
        assert_true(json_is_true(json_object_get(any, "begun")) && json_is_false(json_object_get(any, "over")));
        char *all = json_dumps(any, 0);
        assert_null(strstr(all, c.key[0]));
        free(all);
        json_decref(ann), json_decref(ben), json_decref(any);
        ask_in_vain(third, "not over", "\"op\":\"whole_record\",\"table\":\"%s\",\"key\":\"%s\"", c.table, c.key[0]);
        ask_in_vain(third, "expected a list", "\"op\":\"tables\"");
        ask_in_vain(third, "objects with \"table\"", "\"op\":\"tables\",\"tables\":[{}]");
        json_t *none = ask_well(third, "\"op\":\"tables\",\"tables\":[{\"table\":\"%s\"},{\"table\":\"x\"}]", c.key[0]);
        assert_non_null(text_at(item(none, "tables", 0), "error"));
        assert_non_null(text_at(item(none, "tables", 1), "error"));
        json_decref(none);
        part(third);
        if (n) break;
        end_server(&c.server, SIGKILL);
        start_server(&c.server);
    }
    leave(&c);
}

/* Whoever follows a table hears when it stands otherwise for them, and nothing when it does not. */
static void who_follows_a_table_is_told_how_it_stands(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "vigilante", "");
    seat_ben(&c);
    for (int n = 0; n < 2; n++) { /* in memory, and when it comes there from the store */
        struct guest *third = greet(&c.server);
        json_t *told = ask_well(third, "\"op\":\"tables\",\"follow\":true,"
                                       "\"tables\":[{\"table\":\"%s\",\"key\":\"%s\"}]", c.table, c.key[1]);
        assert_true(json_is_true(json_object_get(item(told, "tables", 0), "turn")));
        assert_null(json_object_get(told, "ask_again")); /* no other server can have it */
        if (n) come_back(&c);
        /* Everybody keeps a Hero in secret. That Ann has done so is nobody's business. */
        if (n) json_decref(ask_well(c.ann, "\"op\":\"answer\",\"action\":0"));
        json_decref(ask_well(third, "\"op\":\"lobby\""));
        assert_int_equal(json_array_size(third->standings), 0);
        if (!n) {
            json_decref(told);
            part(third);
            end_server(&c.server, SIGKILL);
            start_server(&c.server);
            continue;
        }
        json_decref(ask_well(c.ben, "\"op\":\"answer\",\"action\":0"));
        json_t *line = next_line(third), *standing = json_object_get(line, "elsewhere");
        assert_string_equal(text_at(standing, "table"), c.table);
        assert_int_equal(json_integer_value(json_object_get(standing, "seat")), 1);
        assert_false(json_equal(json_object_get(standing, "asked"), json_object_get(item(told, "tables", 0), "asked")));
        json_decref(line);
        json_decref(told);
        json_decref(ask_well(third, "\"op\":\"tables\",\"tables\":[],\"follow\":false"));
        json_array_clear(third->standings);
        json_decref(ask_well(c.ann, "\"op\":\"host\",\"name\":\"Ann\",\"game\":\"null\",\"seats\":[\"me\",\"easy\"]"));
        json_decref(ask_well(third, "\"op\":\"lobby\""));
        assert_int_equal(json_array_size(third->standings), 0);
        part(third);
    }
    leave(&c);
}

/* Over days nobody may be there when somebody's time is up: whoever asks how the table stands has it looked after. */
static void time_runs_while_nobody_is_there(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "vigilante", ",\"clock\":{\"step\":1}");
    seat_ben(&c);
    end_server(&c.server, SIGKILL);
    start_server(&c.server);
    usleep(1200000);
    struct guest *third = greet(&c.server);
    const char *why = NULL;
    for (int n = 0; n < WAITS_MOST && !why; n++) {
        json_t *any = tables(third, &c, "");
        why = text_at(item(any, "seats", 1), "why") ? "clock" : NULL;
        json_decref(any);
        usleep(WAIT_US);
    }
    assert_non_null(why);
    part(third);
    leave(&c);
}

static void a_game_that_is_over_is_for_everybody(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "null", "");
    seat_ben(&c);
    play_to_the_end(&c);
    for (int n = 0; n < 2; n++) {
        struct guest *third = greet(&c.server);
        json_t *told = ask_well(third, "\"op\":\"whole_record\",\"table\":\"%s\"", c.table);
        const char *record = text_at(told, "record");
        assert_non_null(strstr(record, "game null "));
        assert_non_null(strstr(record, "\nover\n"));
        assert_null(strstr(record, "seed hidden"));
        json_decref(told);
        json_t *any = tables(third, &c, "");
        assert_true(json_is_true(json_object_get(any, "over")));
        json_decref(any);
        ask_in_vain(third, "not here any more", "\"op\":\"whole_record\",\"table\":\"%s\"", c.key[0]);
        part(third);
        if (n) break;
        end_server(&c.server, SIGTERM);
        start_server(&c.server);
    }
    leave(&c);
}

static void change_store(const struct company *c, const char *sql)
{
    sqlite3 *db;
    assert_int_equal(sqlite3_open(c->server.path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

/* The rules have changed since: nothing is played, everything can be read, and it is said why. */
static void records_of_other_rules_can_be_read(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "null", "");
    seat_ben(&c);
    end_server(&c.server, SIGTERM);
    change_store(&c, "UPDATE pieces SET text = replace(text, 'game null ', 'game null 9')");
    start_server(&c.server);
    struct guest *third = greet(&c.server);
    ask_in_vain(third, "version", "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"", c.table, c.key[0]);
    json_t *any = tables(third, &c, c.key[0]);
    assert_non_null(strstr(text_at(any, "error"), "another version of the rules"));
    json_decref(any);
    ask_in_vain(third, "another version of the rules", "\"op\":\"whole_record\",\"table\":\"%s\"", c.table);
    json_t *told = ask_well(third, "\"op\":\"whole_record\",\"table\":\"%s\",\"key\":\"%s\"", c.table, c.key[1]);
    assert_non_null(strstr(text_at(told, "record"), "game null 9"));
    json_decref(told);
    part(third);
    leave(&c);
}

/* A store as the first server wrote it: without epochs, and with less that is known about a table. */
static void a_store_of_the_first_days_is_served(void **state)
{
    struct company c;
    (void)state;
    gather(&c, "null", "");
    seat_ben(&c);
    json_decref(ask_well(c.ann, "\"op\":\"say\",\"text\":\"before\""));
    end_server(&c.server, SIGTERM);
    change_store(&c, "ALTER TABLE tables DROP COLUMN epoch; CREATE INDEX by_change ON tables(changed);"
                     "UPDATE tables SET about = json_remove(about, '$.hints', '$.absent', '$.clock', '$.over', '$.asked',"
                     " '$.named', '$.seats[0].why', '$.seats[1].why', '$.seats[2].why')");
    start_server(&c.server);
    for (int n = 0; n < 2; n++) { /* as it was, and as we have written it since */
        come_back(&c);
        json_t *said = ask_well(c.ben, "\"op\":\"said\"");
        assert_int_equal(json_array_size(json_object_get(said, "said")), 1 + n);
        json_decref(said);
        json_decref(ask_well(c.ben, "\"op\":\"say\",\"text\":\"after\""));
        end_server(&c.server, SIGKILL);
        start_server(&c.server);
    }
    come_back(&c);
    leave(&c);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(whose_time_is_up_is_played_by_a_bot),
    cmocka_unit_test(a_game_that_all_have_left_waits),
    cmocka_unit_test(a_clock_does_not_tell_who_has_answered),
    cmocka_unit_test(one_who_is_alone_decides_after_a_time),
    cmocka_unit_test(several_decide_by_vote),
    cmocka_unit_test(votes_outlast_the_server),
    cmocka_unit_test(who_is_away_too_long_is_played_by_a_bot),
    cmocka_unit_test(hints_are_thought_in_threads),
    cmocka_unit_test(hints_are_for_friendly_tables),
    cmocka_unit_test(tables_are_told_to_those_who_do_not_sit_there),
    cmocka_unit_test(who_follows_a_table_is_told_how_it_stands),
    cmocka_unit_test(time_runs_while_nobody_is_there),
    cmocka_unit_test(a_game_that_is_over_is_for_everybody),
    cmocka_unit_test(records_of_other_rules_can_be_read),
    cmocka_unit_test(a_store_of_the_first_days_is_served),
};
TEST_GROUP(tests);
