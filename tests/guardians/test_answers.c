/* test_answers.c: what people need not be asked: what declines, what is obvious, questions that are one for them. */
#include "kit.h"

#include "engine/ways.h"

static bool can_decline(const struct kit *k)
{
    for (int i = 0; i < k->c.count; i++)
        if (verb_declines(&guardians_game, k->c.option[i].verb)) return true;
    return false;
}

static void GC_S32_GC_252_votes_and_rooms_can_be_declined(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put_robot(&k, "android", 0, "b2-13");
    kit_enter(&k, "hero", 1);
    assert_false(can_decline(&k));                           /* an activation is ended, not declined */
    close_kit(&k);
    open_base(&k, 2);
    decline_until(&k, "vote.AGREE");
    assert_true(can_decline(&k));
    decline_until(&k, "activate_room.WHICH");
    assert_true(can_decline(&k));
    close_kit(&k);
}

static void GC_S48_as_much_healing_as_possible_is_obvious(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    lay_left(&k, FREEDOM, "barking_orders");
    k.g->damage[FREEDOM] = 2;
    kit_enter(&k, "hero", 1);
    assert_true(asks(&k, 1, "hero_turn.HEALING"));
    int most = guardians_game.rules.obvious(&k.c, k.g, 1);
    assert_in_range(most, 0, k.c.count - 1);
    assert_int_equal(k.c.option[most].verb, ACT_HEAL);
    assert_int_equal(k.c.option[most].a, 2);
    kit_give_option(&k, most);
    assert_true(asks(&k, 1, "hero_turn.NEXT"));
    assert_int_equal(guardians_game.rules.obvious(&k.c, k.g, 1), -1);
    close_kit(&k);
}

/* How many ways begin with these verbs; 0: they end before. */
static int ways_with(const struct ways *w, u8 first, u8 second, u8 third)
{
    int n = 0;
    for (int i = 0; i < w->count; i++) {
        const struct way *way = &w->way[i];
        u8 verb[3] = {0};
        for (int k = 0; k < way->count && k < 3; k++) verb[k] = way->answer[k].verb;
        n += verb[0] == first && verb[1] == second && verb[2] == third;
    }
    return n;
}

/* Skarov says at once which Acolyte acts, what it does and whether an Event goes with it. */
static void GC_107_GC_S39_an_acolyte_acts_in_one_answer(void **state)
{
    (void)state;
    struct kit k;
    struct ways *w = ways_new();
    open_in_wires(&k, 3, NULL);
    put_robot(&k, "android", 0, "b2-13");
    put_robot(&k, "android", 1, "c2-33");
    hold_event(&k, "ambush");
    activate_card(&k, "android");
    assert_true(asks(&k, 0, "villain_turn.WHO"));
    assert_true(ways_open(w, &k.c, 0));
    assert_true(ways_with(w, ACT_ACT_WITH, ACT_FIGHT, ACT_PASS) > 0);
    assert_true(ways_with(w, ACT_ACT_WITH, ACT_FIGHT, ACT_PLAY_EVENT) > 0);
    assert_true(ways_with(w, ACT_ACT_WITH, ACT_MOVE, 0) > 0);
    assert_int_equal(ways_with(w, ACT_ACT_WITH, ACT_END_ACTIVATION, 0), 0); /* asked by itself */
    ways_free(w);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_S32_GC_252_votes_and_rooms_can_be_declined),
    TEST(GC_S48_as_much_healing_as_possible_is_obvious),
    TEST(GC_107_GC_S39_an_acolyte_acts_in_one_answer),
};
TEST_GROUP(tests);
