/* test_position.c: positions laid over a running game: entry points and seats, leftovers, cards, events. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../kit/group.h"

#include "engine/field_access.h"
#include "engine/table.h"
#include "games/games.h"

#define GAME_LABEL "parlour_position"
#include "parlour.h"

static struct text error; /* of the last call that failed */

static int forget(void **state)
{
    (void)state;
    text_free(&error);
    return 0;
}

#define assert_says(part)                                                                        \
    do {                                                                                         \
        if (!strstr(text_string(&error), part)) fail_msg("no \"%s\" in \"%s\"", part, text_string(&error)); \
        text_clear(&error);                                                                      \
    } while (0)

static void load(struct table *t, const char *json, const char *place, seat at)
{
    if (!table_load(t, json, place, at, &error)) fail_msg("%s", text_string(&error));
}

static u64 hash(const struct table *t) { return state_hash(table_game(t), table_state(t)); }

/* -- Entry points and leftovers, on a made-up game ------------------------------------------------------- */

/* The evening goes on with the question of who takes the chair, or with what the chair does. */
static void begin_at(struct context *c, void *state, u8 step)
{
    struct parlour *g = state;
    stack_clear(c);
    push(c, P_evening, 0, sizeof(struct evening));
    frame_at(&g->head, g->head.top)->step = step;
}
static void at_chair(struct context *c, void *state, seat who)
{
    assert_int_equal(who, 0);
    begin_at(c, state, STEP(evening, BIDS_DONE)); /* the last bids have been made */
    ((struct parlour *)state)->round = 2;
    fork_lanes(c, 0x07, P_bidding, sizeof(struct bidding));
    c->head->lanes = 0;
}
static void at_what_now(struct context *c, void *state, seat who)
{
    ((struct parlour *)state)->chair = who;
    begin_at(c, state, STEP(evening, WHAT_NOW));
}
static const struct entry_point rooms[] = {
    {"chair", "somebody takes the chair", at_chair, .seatless = true},
    {"what_now", "the chair of a seat", at_what_now},
    {0}};

static const char *const left[] = {"waited", "spare", NULL};

static struct table *open_parlour(struct game *game)
{
    *game = parlour_game;
    game->rules.entries = rooms;
    game->rules.leftovers = left;
    struct table *t = table_new(game, parlour_content(), &(struct setup){.players = GUESTS}, 1, &error);
    assert_non_null(t);
    return t;
}

static const struct parlour *parlour(const struct table *t) { return table_state(t); }

static void test_an_entry_point_takes_a_seat_or_none(void **state)
{
    (void)state;
    struct game game;
    struct table *t = open_parlour(&game);
    u64 before = hash(t);
    assert_false(table_load(t, "{}", NULL, 1, &error));
    assert_says("a seat to begin with needs a place");
    assert_false(table_load(t, "{}", "chair", 0, &error));
    assert_says("the place \"chair\" is for no seat");
    assert_false(table_load(t, "{}", "what_now", 3, &error));
    assert_says("there is no seat 3");
    assert_false(table_load(t, "{}", "what_no", 1, &error));
    assert_says("did you mean \"what_now\"?");
    assert_true(hash(t) == before);
    load(t, "{}", "what_now", 2);
    assert_int_equal(table_pending_truth(t), only(2));
    load(t, "{}", "what_now", NOBODY); /* the first seat, if none is named */
    assert_int_equal(table_pending_truth(t), only(0));
    table_free(t);
}

static void test_what_follows_at_once_is_told(void **state)
{
    (void)state;
    struct game game;
    struct table *t = open_parlour(&game);
    int count;
    load(t, "{}", "chair", NOBODY);
    assert_int_equal(table_events(t, &count)->kind, HAS_BID); /* the bids are revealed */
    assert_int_equal(count, GUESTS);
    assert_int_equal(table_pending_truth(t), 0x07);
    table_free(t);
}

static void test_the_course_of_the_game_before_is_forgotten(void **state)
{
    (void)state;
    struct game game;
    struct table *t = open_parlour(&game);
    load(t, "{\"waited\": 7, \"spare\": [1, 2], \"bid\": [4, 5, 6]}", "what_now", 1);
    assert_int_equal(parlour(t)->waited, 7);
    load(t, "{\"spare\": {\"1\": 3}}", NULL, NOBODY);
    assert_int_equal(parlour(t)->waited, 0); /* as in a new game */
    assert_int_equal(parlour(t)->spare[0], 0);
    assert_int_equal(parlour(t)->spare[1], 3); /* as it says */
    assert_int_equal(parlour(t)->bid[2], 6);   /* as it was */
    assert_int_equal(parlour(t)->chair, 1);
    table_free(t);
}

/* -- Cards and leftovers, on a real game -------------------------------------------------------------- */

static struct table *open_game(const char *id, struct content *content)
{
    const struct game *game = game_find(id);
    assert_true(content_open(content, game->linked.block, *game->linked.bytes));
    struct setup setup = {.players = game->least_players, .scenario = 1};
    struct table *t = table_new(game, content, &setup, 1, &error);
    assert_non_null(t);
    return t;
}

static const struct field *field_of(const struct fields *fields, const char *name)
{
    const struct field *f = fields->field;
    while (strcmp(f->name, name)) f++;
    return f;
}

static struct cards cards_of(const struct table *t, const char *family)
{
    return field_cards(field_of(table_game(t)->rules.fields, family), table_state(t));
}

static int pile_of(const struct table *t, const char *family, const char *name)
{
    const struct field *f = field_of(table_game(t)->rules.fields, family);
    int p = 0;
    while (strcmp(f->family->pile[p].name, name)) p++;
    return p;
}

static int count_in(const struct table *t, const char *family, const char *pile)
{
    return pile_count(cards_of(t, family), pile_of(t, family, pile));
}

static void test_cards_that_are_not_named_go_to_the_box(void **state)
{
    (void)state;
    struct content content;
    struct table *t = open_game("vigilante", &content);
    struct cards k = cards_of(t, "villain");
    int all = k.start[k.piles], deck = pile_of(t, "villain", "villain_deck");
    const struct field *f = field_of(table_game(t)->rules.fields, "villain");
    const char *first = thing_id(table_game(t), &content, f->family->domain, card_at(k, deck, 0));
    struct text json = {0};
    text_add(&json, "{\"villain\": {\"villain_deck\": [\"%s\"]}}", first);
    load(t, json.at, "turn", 0);
    assert_int_equal(count_in(t, "villain", "villain_deck"), 1);
    assert_int_equal(count_in(t, "villain", "villain_box"), all - 1);
    text_clear(&json);
    text_add(&json, "{\"villain\": {\"villain_deck\": [\"%s\"], \"villain_box\": []}}", first);
    u64 before = hash(t);
    assert_false(table_load(t, json.at, "turn", 0, &error)); /* a text that names the box says what is in it */
    const char *missing = strstr(error.at, "; \"villain\" does not name ");
    assert_non_null(missing);
    int commas = 0;
    for (const char *at = missing; *at; at++) commas += *at == ',';
    assert_int_equal(commas, 5); /* six are named, and how many there are besides */
    struct text more = {0};
    text_add(&more, " and %d more", all - 1 - 6);
    assert_string_equal(strstr(missing, " and "), more.at);
    text_free(&more);
    text_clear(&error);
    assert_true(hash(t) == before);
    text_free(&json);
    table_free(t);
}

/* The last message ends with these words. */
static void assert_ends(const char *words)
{
    const char *at = strstr(text_string(&error), words);
    if (!at || strcmp(at, words)) fail_msg("\"%s\" does not end with \"%s\"", text_string(&error), words);
    text_clear(&error);
}

/* The id at `at`, which points just past its opening quote. */
static struct text id_at(const char *at)
{
    struct text id = {0};
    text_add(&id, "%.*s", (int)strcspn(at, "\""), at);
    return id;
}

static void test_lost_and_doubled_cards_are_named(void **state)
{
    (void)state;
    struct content content;
    struct table *t = open_game("null", &content);
    struct text json = {0}, position = {0}, expected = {0};
    state_dump(&json, table_game(t), &content, table_state(t), false);
    char *deck = strstr(json.at, "\"deck\":[\"") + strlen("\"deck\":[\""), *next = deck;
    struct text first = id_at(deck), other = id_at(deck);
    while (!strcmp(first.at, other.at)) {
        next = strchr(next, ',') + 2;
        text_free(&other);
        other = id_at(next);
    }
    /* one in place of another */
    text_add(&position, "%.*s%s%s", (int)(deck - json.at), json.at, other.at, deck + first.length);
    assert_false(table_load(t, position.at, NULL, NOBODY, &error));
    text_add(&expected, "; \"stock\" does not name %s", first.at);
    assert_non_null(strstr(error.at, "times, expected "));
    assert_ends(expected.at);
    text_clear(&position);
    text_clear(&expected);
    text_add(&position, "%.*s%s", (int)(deck - json.at), json.at, deck + first.length + 3); /* one fewer */
    assert_false(table_load(t, position.at, NULL, NOBODY, &error));
    text_add(&expected, "does not name %s", first.at);
    assert_ends(expected.at);
    struct text *all[] = {&json, &position, &expected, &first, &other};
    for (int i = 0; i < COUNT(all); i++) text_free(all[i]);
    table_free(t);
}

/* Whether the whole state as JSON contains these words. */
static bool dump_holds(const struct table *t, const char *words)
{
    struct text dump = {0};
    state_dump(&dump, table_game(t), table_content(t), table_state(t), false);
    bool holds = strstr(dump.at, words) != NULL;
    text_free(&dump);
    return holds;
}

/* What seats learnt in the game before, and its lasting effects, are not part of the position. */
static void test_leftovers_of_vigilante(void **state)
{
    (void)state;
    static const char *const words[] = {"\"identity_known\":\"all\"", "\"conduct\":[0,0,5,", "\"token_known\":[[0],", "\"lasting_count\":1",
                                        "\"winners\":[2]", "\"amount\":1,\"seat\":0,"};
    struct content content;
    struct table *t = open_game("vigilante", &content);
    load(t, "{\"player\": {\"1\": {\"identity_known\": \"all\", \"deeds\": {\"2\": 5}, \"token_known\": {\"0\": [0]}}},"
            "\"winners\": [2], \"lasting_count\": 1,"
            "\"lasting\": {\"0\": {\"modifier\": \"attack\", \"amount\": 1, \"seat\": 0, \"slot\": 0,"
            "\"until\": \"this_round\"}}}", "turn", 0);
    for (int i = 0; i < COUNT(words); i++) assert_true(dump_holds(t, words[i]));
    load(t, "{}", "turn", 0);
    for (int i = 0; i < COUNT(words); i++) assert_false(dump_holds(t, words[i]));
    assert_true(dump_holds(t, "\"identity_known\":[1]"));
    table_free(t);
}

/* A whole family may be among what is left, too. */
static void test_a_leftover_family(void **state)
{
    (void)state;
    static const char *const family[] = {"villain", NULL};
    struct content content;
    struct game game = *game_find("vigilante");
    game.rules.leftovers = family;
    assert_true(content_open(&content, game.linked.block, *game.linked.bytes));
    struct setup setup = {.players = game.least_players, .scenario = 1};
    struct table *t = table_new(&game, &content, &setup, 1, &error);
    struct cards k = cards_of(t, "villain");
    u8 begun[512];
    size_t bytes = 2 * (size_t)k.room + (size_t)k.piles + 1;
    assert_true(bytes <= sizeof begun);
    memcpy(begun, k.id, bytes);
    load(t, "{\"villain\": {}}", "turn", 0); /* all are in the box */
    assert_int_equal(count_in(t, "villain", "villain_box"), k.start[k.piles]);
    assert_memory_not_equal(begun, k.id, bytes);
    load(t, "{}", "turn", 0);
    assert_memory_equal(begun, k.id, bytes);
    table_free(t);
}

/* Positions of old records have other names for some fields. */
static void test_old_names_of_fields(void **state)
{
    (void)state;
    struct content content;
    struct table *t = open_game("vigilante", &content);
    load(t, "{\"varies\": [], \"player\": {\"1\": {\"touches\": [], \"varies\": [], \"actions\": 3}}}", "turn", 0);
    assert_true(dump_holds(t, "\"actions\":3"));
    table_free(t);
    t = open_game("null", &content);
    assert_false(table_load(t, "{\"touches\": []}", NULL, NOBODY, &error)); /* there it never had this name */
    assert_says("there is no field \"touches\"");
    table_free(t);
}

/* -- Forged positions ------------------------------------------------------------------------------------ */

/* The record with a position that state_sound accepts and the rules cannot play. `blank` comes before its line. */
static struct text forge(const char *record, const char *blank)
{
    const char *line = strstr(record, "\nposition ") + 1, *spare = strstr(line, "\"spare\":[0,0]");
    struct text forged = {0};
    text_add(&forged, "%.*s%s%.*s\"spare\":[0,13]%s", (int)(line - record), record, blank, (int)(spare - line), line,
             spare + strlen("\"spare\":[0,0]"));
    return forged;
}

static void test_a_careful_table_refuses_a_forged_stack(void **state)
{
    (void)state;
    struct game game;
    struct table *t = open_parlour(&game);
    load(t, "{}", "what_now", 0);
    u64 before = hash(t);
    assert_false(table_load(t, "{\"stack\": [{\"proc\": \"evening\", \"step\": \"WHAT_NOW\", \"seat\": 0},"
                               "{\"proc\": \"bidding\", \"step\": \"FIRST\", \"seat\": 1}]}", NULL, NOBODY, &error));
    assert_says("the position is impossible: bidding cannot be called by evening there");
    assert_false(table_load(t, "{\"chair\": null}", NULL, NOBODY, &error));
    assert_says("the position is impossible: a question is asked that has no answer");
    table_careful(t, true);
    assert_false(table_load(t, "{\"spare\": [0, 13]}", NULL, NOBODY, &error));
    assert_says("the rules cannot go on from this position");
    assert_true(hash(t) == before);
    load(t, "{\"waited\": 2}", NULL, NOBODY);
    load(t, "{}", "chair", NOBODY);
    assert_false(table_load(t, "{\"round\": \"two\"}", NULL, NOBODY, &error)); /* other mistakes are reported as
                                                                                  always */
    assert_says("round: expected a whole number");
    table_free(t);
}

/* Bots that stop the program: one with a lot to say, one without a word, and one that looks at what it gets only. */
static int choose_loudly(struct context *c, const void *view, seat who, struct random *luck)
{
    (void)c, (void)view, (void)who, (void)luck;
    for (int i = 0; i < 1000; i++) fputc('x', stderr);
    fputs("\nand so on\n", stderr);
    abort();
}
static int choose_quietly(struct context *c, const void *view, seat who, struct random *luck)
{
    (void)c, (void)view, (void)who, (void)luck;
    _exit(3);
}
static int choose_carefully(struct context *c, const void *view, seat who, struct random *luck)
{
    (void)luck;
    bool fine = c->count > 1 && c->seat == who && c->pending == only(who) && c->option[0].verb == DO_WAIT;
    const struct parlour *g = view;
    for (int i = 0; i < 4; i++) fine &= g->head.random.s[i] == 0; /* it sees no luck to come */
    if (!fine) _exit(4);
    return 0;
}

/* The quick bot looks at every question of the trial: what stops it is said in one line of bounded length. */
static void test_a_trial_asks_the_bot(void **state)
{
    (void)state;
    struct game game;
    struct table *t = open_parlour(&game);
    table_careful(t, true);
    load(t, "{}", "what_now", 0);
    game.bot.choose = choose_carefully;
    load(t, "{}", "what_now", 1);
    u64 before = hash(t);
    game.bot.choose = choose_quietly;
    assert_false(table_load(t, "{}", "what_now", 0, &error));
    assert_string_equal(text_string(&error), "the rules cannot go on from this position: they stop");
    text_clear(&error);
    game.bot.choose = choose_loudly;
    assert_false(table_load(t, "{}", "what_now", 0, &error));
    assert_int_equal(strspn(strstr(text_string(&error), ": ") + 2, "x"), 299);
    assert_int_equal(error.length, strlen("the rules cannot go on from this position: ") + 299);
    assert_true(hash(t) == before);
    table_free(t);
}

/* Files come from outside: whatever comes before the word, the position is tried. */
static void test_a_record_with_a_forged_stack_is_refused(void **state)
{
    (void)state;
    static const char *const blanks[] = {"", " ", "\t", "  \t "};
    struct game game;
    const struct game *box[] = {&game, NULL};
    struct table *t = open_parlour(&game);
    load(t, "{}", "what_now", 0);
    struct text record = {0};
    table_record(t, &record, true);
    struct table *again = table_replay(box, parlour_content(), record.at, &error);
    assert_non_null(again);
    assert_true(hash(again) == hash(t));
    for (int i = 0; i < COUNT(blanks); i++) {
        struct text forged = forge(record.at, blanks[i]);
        assert_null(table_replay(box, parlour_content(), forged.at, &error));
        assert_says("the rules cannot go on from this position");
        text_free(&forged);
    }
    text_free(&record);
    table_free(again);
    table_free(t);
}

#define TEST(name) cmocka_unit_test_teardown(name, forget)

static const struct CMUnitTest tests[] = {
    TEST(test_an_entry_point_takes_a_seat_or_none), TEST(test_what_follows_at_once_is_told),
    TEST(test_the_course_of_the_game_before_is_forgotten), TEST(test_cards_that_are_not_named_go_to_the_box),
    TEST(test_lost_and_doubled_cards_are_named), TEST(test_leftovers_of_vigilante), TEST(test_a_leftover_family),
    TEST(test_old_names_of_fields),
    TEST(test_a_careful_table_refuses_a_forged_stack), TEST(test_a_trial_asks_the_bot),
    TEST(test_a_record_with_a_forged_stack_is_refused),
};
TEST_GROUP(tests);
