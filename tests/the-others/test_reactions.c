/* test_reactions.c: Reactions to Hero Turns (chapter 18.1). */
#include "kit_story.h"

/* A Hero in x-11 with one Acolyte there, another Acolyte in x-22; his Turn is over. */
static void meet(struct kit *k, int hero_players)
{
    open_kit(k, hero_players);
    stand(k, 0, "x-11");
    put(k, "acolyte", "x-11", 1);
    put(k, "acolyte", "x-22", 1);
    at_reaction(k, 0);
}

static void OT_213_a_reaction_flips_one_active_token(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    put(&k, "acolyte", "x-22", 1);
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_REACT)); /* not before he has finished */
    step_to(&k, "d-31");
    assert_string_equal(asked(&k), "NEXT");
    end_turn(&k);
    assert_string_equal(asked(&k), "WHETHER");
    assert_int_equal(asked_seat(&k), 0);
    assert_true(offered(&k, ACT_REACT, hero_id(&k, "leah")));
    assert_int_equal(k.g->reactions, 3);
    answer(&k, ACT_REACT);
    assert_int_equal(k.g->reactions, 2);
    assert_int_equal(k.g->reactions_spent, 1);
    close_kit(&k);
}

static void OT_214_one_reaction_to_a_turn_and_only_against_its_hero(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, 1);
    assert_int_equal(offers(&k, ACT_REACT), 1); /* nobody else to React to */
    assert_true(offered(&k, ACT_REACT, hero_id(&k, "leah")));
    answer(&k, ACT_REACT);
    answer(&k, ACT_NO_MOVE);
    answer(&k, ACT_NO_ATTACK);
    assert_string_equal(asked(&k), "NEXT"); /* two tokens are left, but the next Hero follows */
    assert_int_equal(k.g->current, 1);
    assert_int_equal(k.g->reactions, 2);
    end_turn(&k);
    assert_string_equal(asked(&k), "WHETHER");
    assert_int_equal(offers(&k, ACT_REACT), 1);
    assert_true(offered(&k, ACT_REACT, hero_id(&k, "karl")));
    close_kit(&k);
}

static void OT_215_he_may_decline(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, 1);
    answer(&k, ACT_NO_REACTION);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->current, 1);
    assert_int_equal(k.g->reactions, 3);
    assert_int_equal(k.g->reactions_spent, 0);
    close_kit(&k);
}

static void OT_216_without_an_active_token_no_reaction(void **state)
{
    (void)state;
    struct kit k;
    for (int active = 0; active < 2; active++) {
        open_kit(&k, 1);
        put(&k, "acolyte", "x-22", 1);
        k.g->reactions = (u8)active;
        k.g->reactions_spent = (u8)(3 - active);
        at_turn(&k, 0);
        end_turn(&k);
        if (active) {
            answer(&k, ACT_REACT);
            answer(&k, ACT_NO_MOVE);
        }
        assert_string_equal(asked(&k), "NEXT");
        end_turn(&k); /* nor after any later Turn of the Round */
        assert_string_equal(asked(&k), "NEXT");
        assert_int_equal(k.g->current, 2);
        close_kit(&k);
    }
}

static void OT_217_he_may_move_one_monster_by_up_to_two_steps(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 1, "s-12"); /* Heroes stop Monsters */
    put(&k, "acolyte", "x-11", 2);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    u8 acolyte = monster_id(&k, "acolyte"), from = space("x-11");
    static const char *const within[] = {"e-11", "s-11", "e-21", "s-12", "d-11", "d-12", "d-21", "d-22", "x-21"};
    for (int i = 0; i < COUNT(within); i++) assert_true(offered(&k, ACT_MOVE_MONSTER, acolyte, from, space(within[i])));
    assert_int_equal(offers(&k, ACT_MOVE_MONSTER), COUNT(within)); /* x-12 lies behind the Hero; e-31 is 3 steps away */
    assert_false(offered(&k, ACT_MOVE_MONSTER, acolyte, from, space("x-12")));
    answer(&k, ACT_MOVE_MONSTER, acolyte, from, space("x-21"));
    assert_int_equal(figures_at(&k, "acolyte", "x-21"), 1); /* one of the two */
    assert_int_equal(figures_at(&k, "acolyte", "x-11"), 1);
    assert_string_equal(asked(&k), "NEXT"); /* no second Monster, and nobody to fight */
    close_kit(&k);

    meet(&k, 1); /* he may leave it */
    answer(&k, ACT_REACT);
    answer(&k, ACT_NO_MOVE);
    assert_int_equal(figures_at(&k, "acolyte", "x-22"), 1);
    assert_string_equal(asked(&k), "ATTACK");
    close_kit(&k);
}

static void OT_217_a_reaction_in_which_nobody_moves_or_fights_is_told(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    put(&k, "acolyte", "x-12", 1);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    answer(&k, ACT_NO_MOVE);
    assert_string_equal(asked(&k), "NEXT");
    expect_told(&k, EV_IN_VAIN, "Nothing happens: no Monster Moves or fights");
    close_kit(&k);

    for (int fights = 0; fights < 2; fights++) {
        meet(&k, 1);
        answer(&k, ACT_REACT);
        answer(&k, ACT_NO_MOVE);
        answer(&k, fights ? ACT_ATTACK : ACT_NO_ATTACK);
        assert_int_equal(happened(&k, EV_IN_VAIN), !fights);
        close_kit(&k);
    }

    open_kit(&k, 1); /* a Move is enough */
    put(&k, "acolyte", "x-12", 1);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    answer(&k, ACT_MOVE_MONSTER, monster_id(&k, "acolyte"), space("x-12"), space("e-12"));
    assert_int_equal(happened(&k, EV_IN_VAIN), 0);
    close_kit(&k);
}

static void OT_217_a_second_monster_is_another_one(void **state)
{
    (void)state;
    struct kit k;
    for (int together = 0; together < 2; together++) {
        open_with(&k, 1, CARD("t_two", "reaction_start", "second_move {}"));
        stand(&k, 0, "x-11");
        u8 acolyte = monster_id(&k, "acolyte"), near = space("x-21"), far = space("x-22");
        put(&k, "acolyte", "x-22", 1);
        if (together) put(&k, "acolyte", "x-21", 1); /* where the first one comes to */
        give_card(&k, "t_two");
        at_reaction(&k, 0);
        answer(&k, ACT_REACT);
        play(&k, "t_two");
        answer(&k, ACT_MOVE_MONSTER, acolyte, far, near);
        if (together) { /* one of the two has not Moved, and it is that one that goes */
            assert_int_equal(figures_at(&k, "acolyte", "x-21"), 2);
            answer(&k, ACT_MOVE_MONSTER, acolyte, near, space("x-11"));
            assert_int_equal(figures_at(&k, "acolyte", "x-11"), 1);
            assert_int_equal(figures_at(&k, "acolyte", "x-21"), 1);
        }
        else assert_int_equal(figures_at(&k, "acolyte", "x-21"), 1);
        assert_string_equal(asked(&k), together ? "ATTACK" : "NEXT"); /* not once more with one that has Moved */
        close_kit(&k);
    }
}

static void OT_218_then_he_may_start_a_fight_if_a_monster_is_there_now(void **state)
{
    (void)state;
    struct kit k;
    for (int comes = 0; comes < 2; comes++) {
        open_kit(&k, 1);
        stand(&k, 0, "x-11");
        put(&k, "acolyte", "x-12", 1);
        at_reaction(&k, 0);
        answer(&k, ACT_REACT);
        assert_false(offered(&k, ACT_ATTACK)); /* the Move comes first */
        answer(&k, ACT_MOVE_MONSTER, -1, -1, comes ? space("x-11") : space("s-12"));
        assert_string_equal(asked(&k), comes ? "ATTACK" : "NEXT");
        if (comes) {
            assert_true(offered(&k, ACT_NO_ATTACK)); /* he may */
            answer(&k, ACT_ATTACK);
            assert_string_equal(asked(&k), "VOLUNTEER");
            assert_int_equal(happened(&k, EV_ATTACKED), 1);
        }
        close_kit(&k);
    }
}

static void OT_219_any_monster_however_far_but_none_that_shares_a_space_with_a_hero(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "d-31");
    stand(&k, 1, "x-11");
    put(&k, "acolyte", "d-13", 1);     /* at the other end of the board */
    put(&k, "abomination", "x-22", 1);
    put(&k, "acolyte", "x-11", 1);     /* with a Hero who is not the current one */
    put(&k, "controller", "d-31", 1);  /* with the current one */
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    assert_true(offered(&k, ACT_MOVE_MONSTER, monster_id(&k, "acolyte"), space("d-13")));
    assert_true(offered(&k, ACT_MOVE_MONSTER, monster_id(&k, "abomination"), space("x-22")));
    assert_false(offered(&k, ACT_MOVE_MONSTER, -1, space("x-11")));
    assert_false(offered(&k, ACT_MOVE_MONSTER, -1, space("d-31")));
    close_kit(&k);
}

static void OT_220_all_monsters_of_the_space_fight_also_without_the_moved_one(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 1);     /* 2 dice */
    put(&k, "abomination", "x-11", 1); /* 3 dice */
    put(&k, "acolyte", "d-33", 1);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    answer(&k, ACT_MOVE_MONSTER, -1, space("d-33"), space("e-32")); /* somewhere else */
    dice(&k, "CCC nnnnn");
    answer(&k, ACT_ATTACK);
    answer(&k, ACT_NO_CORRUPTION);
    assert_int_equal(last_event(&k, EV_ATTACKED)->b, 2);
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 5);
    close_kit(&k);
}

static void OT_221_no_fight_with_another_hero(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "d-11");
    put(&k, "acolyte", "e-31", 1); /* with the two others */
    put(&k, "acolyte", "x-12", 1);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    answer(&k, ACT_NO_MOVE);
    assert_string_equal(asked(&k), "NEXT"); /* no Fight is offered */
    assert_int_equal(happened(&k, EV_ATTACKED), 0);
    close_kit(&k);

    open_kit(&k, 1); /* and with Monsters in both Spaces only the current Hero is attacked */
    stand(&k, 0, "d-11");
    put(&k, "acolyte", "e-31", 1);
    put(&k, "acolyte", "d-11", 1);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    assert_int_equal(offers(&k, ACT_ATTACK), 1);
    assert_true(offered(&k, ACT_ATTACK, hero_id(&k, "leah")));
    close_kit(&k);
}

static void OT_222_the_turn_of_an_extra_turn_token_is_reacted_to(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    put(&k, "acolyte", "x-22", 1);
    for (int p = 0; p < 3; p++) k.g->hero[p].turns = p == 0;
    k.g->hero[1].extra_turns = 1;
    k.g->supply[EXTRA_TURN]--;
    at_turn(&k, 0);
    end_turn(&k);
    answer(&k, ACT_NO_REACTION);
    assert_string_equal(asked(&k), "EXTRA");
    answer(&k, ACT_EXTRA_TURN);
    end_turn(&k);
    assert_string_equal(asked(&k), "WHETHER");
    answer(&k, ACT_REACT, hero_id(&k, "karl"));
    assert_int_equal(k.g->reactions, 2);
    close_kit(&k);
}

static void OT_223_a_reaction_to_the_last_turn_then_the_tokens_are_lost(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    put(&k, "acolyte", "x-22", 1);
    for (int p = 0; p < 3; p++) k.g->hero[p].turns = p == 2;
    at_turn(&k, 2);
    end_turn(&k);
    answer(&k, ACT_REACT);
    answer(&k, ACT_NO_MOVE);
    assert_string_not_equal(asked(&k), "WHETHER"); /* the offer came once; two active tokens stay unused */
    assert_int_equal(k.g->current, NOWHERE);
    until_round(&k, 2);
    assert_int_equal(happened(&k, EV_REACTS), 1);
    assert_int_equal(k.g->reactions, 3); /* and are not kept on top */
    close_kit(&k);
}

static void OT_S60_not_offered_when_nothing_can_be_done(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1); /* no Monster at all */
    at_turn(&k, 0);
    end_turn(&k);
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);

    open_kit(&k, 1); /* one that shares a Space with another Hero: it can neither move nor fight the current one */
    stand(&k, 1, "x-11");
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 0);
    end_turn(&k);
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);

    open_kit(&k, 1); /* with the current Hero it can fight */
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 0);
    end_turn(&k);
    assert_string_equal(asked(&k), "WHETHER");
    answer(&k, ACT_REACT);
    assert_string_equal(asked(&k), "ATTACK"); /* nobody to Move, so that is not asked */
    close_kit(&k);
}

static void OT_S116_extra_tokens_give_no_second_reaction_to_a_turn(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, 1);
    k.g->reactions = 6;
    answer(&k, ACT_REACT);
    answer(&k, ACT_NO_MOVE);
    answer(&k, ACT_NO_ATTACK);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->current, 1);
    assert_int_equal(k.g->reactions, 5);
    for (int left = 5; left > 1; left--) { /* but more of them in a Round */
        end_turn(&k);
        answer(&k, ACT_REACT);
        decline_until(&k, "NEXT");
        assert_int_equal(k.g->reactions, left - 1);
    }
    assert_int_equal(k.g->round, 1);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_213_a_reaction_flips_one_active_token),
    TEST(OT_214_one_reaction_to_a_turn_and_only_against_its_hero),
    TEST(OT_215_he_may_decline),
    TEST(OT_216_without_an_active_token_no_reaction),
    TEST(OT_217_a_reaction_in_which_nobody_moves_or_fights_is_told),
    TEST(OT_217_a_second_monster_is_another_one),
    TEST(OT_217_he_may_move_one_monster_by_up_to_two_steps),
    TEST(OT_218_then_he_may_start_a_fight_if_a_monster_is_there_now),
    TEST(OT_219_any_monster_however_far_but_none_that_shares_a_space_with_a_hero),
    TEST(OT_220_all_monsters_of_the_space_fight_also_without_the_moved_one),
    TEST(OT_221_no_fight_with_another_hero),
    TEST(OT_222_the_turn_of_an_extra_turn_token_is_reacted_to),
    TEST(OT_223_a_reaction_to_the_last_turn_then_the_tokens_are_lost),
    TEST(OT_S60_not_offered_when_nothing_can_be_done),
    TEST(OT_S116_extra_tokens_give_no_second_reaction_to_a_turn),
};
TEST_GROUP(tests);
