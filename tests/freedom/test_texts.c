/* test_texts.c: what card texts count and ask for: quantities and conditions, each with a card of its own. */
#include <stdio.h>

#include "kit.h"

/* Opens a table at which seat 0 holds a card with this effect, played in phase 1. */
static void open_card(struct kit *k, const char *effect)
{
    char lua[400];
    snprintf(lua, sizeof lua, "event { id = 'test', name = 'Test', copies = 1, window = 'refilled', effect = { %s } }",
             effect);
    open_with(k, 2, lua);
    give(k, 0, "test");
}

/* How many cards the card brings when it is played. */
static int drawn(struct kit *k)
{
    at_turn(k, 0);
    while (!asks(k, 0, "REACT")) answer(k, ACT_PASS);
    int before = pile_count(STOCK(k->g), HAND);
    play(k, "test");
    return pile_count(STOCK(k->g), HAND) - before + 1;
}

static void quantities_count_what_is_yours(void **state)
{
    (void)state;
    static const char *const quantities[] = {"planets", "characters", "units", "markers"};
    static const int expected[] = {1, 2, 3, 4};
    for (int i = 0; i < COUNT(quantities); i++) {
        char effect[100];
        struct kit k;
        snprintf(effect, sizeof effect, "draw { { per = '%s' } }", quantities[i]);
        open_card(&k, effect);
        free_planet(&k, "tarn", 0);
        free_planet(&k, "oressa", 1); /* FR-318: of another player */
        enter(&k, 0, "pilot_lark", "tarn");
        enter(&k, 0, "senator_ilane", "tarn");
        enter(&k, 1, "hunter_marrow", "tarn");
        for (int n = 0; n < 3; n++) rebels(&k, 0, "militia", "tarn");
        rebels(&k, 1, "veterans", "tarn");
        k.g->markers = 4;
        assert_int_equal(drawn(&k), expected[i]);
        close_kit(&k);
    }
}

/* Draws 3 cards if the condition holds, otherwise 1. */
static void open_condition(struct kit *k, const char *condition)
{
    char effect[200];
    snprintf(effect, sizeof effect, "given { %s, draw { 3 }, otherwise = { draw { 1 } } }", condition);
    open_card(k, effect);
}

static void the_condition_planets_wants_so_many_of_yours(void **state)
{
    (void)state;
    for (int own = 1; own <= 2; own++) {
        struct kit k;
        open_condition(&k, "{ 'planets', 2 }");
        free_planet(&k, "oressa", 1);
        free_planet(&k, "tarn", 0);
        if (own == 2) free_planet(&k, "kolvane", 0);
        assert_int_equal(drawn(&k), own == 2 ? 3 : 1);
        close_kit(&k);
    }
}

static void the_condition_markers_wants_so_many(void **state)
{
    (void)state;
    for (u8 markers = 4; markers <= 5; markers++) {
        struct kit k;
        open_condition(&k, "{ 'markers', 5 }");
        k.g->markers = markers;
        assert_int_equal(drawn(&k), markers == 5 ? 3 : 1);
        close_kit(&k);
    }
}

static void the_condition_turn_wants_this_turn_or_a_later_one(void **state)
{
    (void)state;
    for (u8 turn = 3; turn <= 4; turn++) {
        struct kit k;
        open_condition(&k, "{ 'turn', 5 }");
        k.g->turn = turn; /* the next one begins */
        assert_int_equal(drawn(&k), turn == 4 ? 3 : 1);
        close_kit(&k);
    }
}

static void the_condition_behind_wants_somebody_with_more_power(void **state)
{
    (void)state;
    for (int ahead = 0; ahead <= 1; ahead++) { /* FR-083: equal power is not behind */
        struct kit k;
        open_condition(&k, "'behind'");
        enter(&k, 0, "pilot_lark", "tarn");
        free_planet(&k, "tarn", 0);
        enter(&k, 1, "senator_ilane", "tarn");
        if (!ahead) enter(&k, 0, "mystic_aurel", "tarn"), enter(&k, 0, "preacher_odun", "tarn");
        assert_true((power(&k, 1) > power(&k, 0)) == ahead);
        assert_int_equal(drawn(&k), ahead ? 3 : 1);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(quantities_count_what_is_yours),
    TEST(the_condition_planets_wants_so_many_of_yours),
    TEST(the_condition_markers_wants_so_many),
    TEST(the_condition_turn_wants_this_turn_or_a_later_one),
    TEST(the_condition_behind_wants_somebody_with_more_power),
};
TEST_GROUP(tests);
