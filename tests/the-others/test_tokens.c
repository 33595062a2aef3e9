/* test_tokens.c: tokens of the board: supply, face-down tokens, what Heroes collect and put down (chapter 22). */
#include "kit_story.h"

static void OT_277_a_token_of_which_none_is_left_is_not_placed(void **state)
{
    (void)state;
    struct kit k;
    for (int left = 0; left < 2; left++) {
        open_with(&k, 1, CARD("t_fire", "turn_start", "place { 'fire', at = 'start' }, corrupt { 1 }"));
        lay(&k, FIRE, "x-22", 20 - left);
        give_card(&k, "t_fire");
        at_turn(&k, 0);
        if (left) {
            play(&k, "t_fire");
            assert_int_equal(k.g->hero[0].level, 2);
        }
        assert_int_equal(physical(k.g, space("e-31"), FIRE), left);
        assert_int_equal(k.g->supply[FIRE], 0);
        close_kit(&k);
    }
    open_story(&k, 1, STORY_WITH("terror", "place { 'nest', at = 'start' }, corrupt { 1, of = 'each_hero' }", NO_TASK, "")
               MAP_WITH("", "") PATH_FROM(KILL(9)));
    lay(&k, NEST, "x-22", 10);
    at_round(&k); /* the placement is ignored, the rest of the task is carried out */
    assert_int_equal(physical(k.g, space("e-31"), NEST), 0);
    assert_int_equal(k.g->hero[0].level, 2);
    close_kit(&k);
}

static void OT_278_six_kinds_of_exploration_tokens_with_identical_backs(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    for (int t = 0; t < 6; t++) hide(&k, t, "x-22");
    for (seat viewer = 0; viewer < 2; viewer++) /* nobody can tell them apart */
        for (int i = 1; i < 6; i++) assert_int_equal(seen_by(&k, viewer)->hidden[i], seen_by(&k, viewer)->hidden[0]);
    stand(&k, 0, "x-22");
    at_turn(&k, 0);
    answer(&k, ACT_TURN_UP);
    for (int t = 0; t < 6; t++) assert_int_equal(physical(k.g, space("x-22"), t), 1);
    close_kit(&k);
    mistakes(STORY_WITH("terror", NO_TASK, NO_TASK, ", pool = { 0, 0, 0, 0, 0, 0, 1 }") /* there is no seventh */
             MAP_WITH("", ", hidden = { 'd-11' }") PATH_FROM(KILL(9)));
}

static void OT_279_face_down_tokens_are_inactive(void **state)
{
    (void)state;
    struct kit k;
    for (int down = 0; down < 2; down++) {
        open_kit(&k, 1);
        set_mission(&k, "hls_cast_down");
        stand(&k, 0, "x-22");
        for (int t = 0; t < 6; t++) {
            if (down) hide(&k, t, "x-11");
            else lay(&k, t, "x-11", 1);
        }
        stand(&k, 0, "x-11");
        put(&k, "acolyte", "x-11", 1);
        put(&k, "acolyte", "d-13", 1);
        bury(&k, "abomination", 3);
        at_turn(&k, 0);
        assert_int_equal(offered(&k, ACT_COLLECT, T_FIRST + INNOCENT), !down);
        assert_int_equal(offered(&k, ACT_COLLECT, T_FIRST + EXTRA_TURN), !down);
        assert_int_equal(offered(&k, ACT_CLEANSE), !down);
        fight_here(&k, "CCC nnn");
        assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, down ? 2 : 3); /* a hidden Pentagram gives no die */
        step_to(&k, "e-11");
        bear_wounds(&k);
        assert_int_equal(happened(&k, EV_FIRE_CHECK) + happened(&k, EV_CORRUPTION_CHECK), down ? 0 : 2);
        if (!down) lay(&k, NEST, "x-11", 1); /* two, one of them blocked */
        k.g->missions_done = 1;
        at_round_end(&k);
        assert_int_equal(figures_at(&k, "abomination", "x-11"), !down); /* a hidden Nest is no Nest */
        close_kit(&k);
    }
    /* the Story says which lie face down */
    open_table(&k, (struct opening){.map = "t_map", .board = true,
               .lua = STORY_WITH("terror", NO_TASK, NO_TASK, ", pool = { 1, 0, 0, 0, 0, 1 }")
                      MAP_WITH("{ 'pentagram', 'd-22' }", ", hidden = { 'd-11', 'd-12' }") PATH_FROM(KILL(9))});
    assert_int_equal(k.g->ground[space("d-11")].hidden + k.g->ground[space("d-12")].hidden, 2);
    assert_int_equal(physical(k.g, space("d-11"), FIRE) + physical(k.g, space("d-12"), FIRE), 0);
    assert_int_equal(physical(k.g, space("d-22"), PENTAGRAM), 1);
    assert_int_equal(k.g->supply[FIRE], 19);
    close_kit(&k);
}

static void OT_280_without_monsters_a_hero_may_turn_up_all_or_none(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    hide(&k, FIRE, "e-31");
    hide(&k, NEST, "e-31");
    hide(&k, INNOCENT, "d-31");
    put(&k, "acolyte", "d-31", 1);
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_TURN_UP), 1); /* one option: all of them */
    assert_true(offered(&k, ACT_END_TURN)); /* he need not */
    answer(&k, ACT_TURN_UP);
    assert_int_equal(k.g->ground[space("e-31")].hidden, 0);
    assert_int_equal(k.g->ground[space("d-31")].hidden, 1);
    assert_int_equal(happened(&k, EV_TURNED_UP), 2);
    assert_false(offered(&k, ACT_TURN_UP));
    assert_true(offered(&k, ACT_CLEANSE)); /* it cost nothing: step and Action are left */
    dice(&k, "nnnn");
    step_to(&k, "d-31");
    assert_false(offered(&k, ACT_TURN_UP));
    assert_true(refused(&k, ACT_TURN_UP, -1, -1, -1, 280));
    dice(&k, "HHC nn");
    answer(&k, ACT_FIGHT);
    answer(&k, ACT_NO_CORRUPTION);
    answer(&k, ACT_SLAY);
    assert_true(offered(&k, ACT_TURN_UP)); /* at any point of the Turn, when the Monster is gone */
    close_kit(&k);
}

static void OT_281_turned_up_tokens_are_active_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    hide(&k, FIRE, "e-31");
    hide(&k, EXTRA_TURN, "e-31");
    hide(&k, INNOCENT, "e-31");
    at_turn(&k, 0);
    answer(&k, ACT_TURN_UP);
    assert_true(offered(&k, ACT_COLLECT, T_FIRST + EXTRA_TURN));
    assert_true(offered(&k, ACT_COLLECT, T_FIRST + INNOCENT));
    assert_true(offered(&k, ACT_CLEANSE));
    assert_int_equal(happened(&k, EV_FIRE_CHECK), 0); /* standing there has no effect */
    dice(&k, "h");
    step_to(&k, "x-21");
    assert_int_equal(happened(&k, EV_FIRE_CHECK), 1);
    close_kit(&k);
}

static void OT_282_each_pentagram_gives_a_sin_die_in_its_space(void **state)
{
    (void)state;
    struct kit k;
    for (int n = 0; n < 4; n++) {
        open_kit(&k, 1);
        stand(&k, 0, "x-11");
        put(&k, "acolyte", "x-11", 1);
        if (n) lay(&k, PENTAGRAM, "x-11", n);
        lay(&k, PENTAGRAM, "e-11", 2); /* elsewhere: nothing */
        if (n & 1) at_turn(&k, 0);     /* in every Fight, whoever starts it */
        else at_reaction(&k, 0);
        if (!(n & 1)) answer(&k, ACT_REACT);
        dice(&k, "CCC nnnnn");
        answer(&k, n & 1 ? ACT_FIGHT : ACT_ATTACK);
        answer(&k, ACT_NO_CORRUPTION);
        assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 2 + n);
        close_kit(&k);
    }
}

/* Tokens of this kind are collected for free by the Hero in their Space, in his own Turn. */
static void check_collecting(int token)
{
    struct kit k;
    open_kit(&k, 1);
    lay(&k, token, "x-21", 2);
    lay(&k, FIRE, "x-21", 1);
    stand(&k, 1, "x-21");
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_COLLECT, T_FIRST + token)); /* not in his Space */
    dice(&k, "nn");
    step_to(&k, "x-21");
    answer(&k, ACT_COLLECT, T_FIRST + token);
    assert_int_equal(physical(k.g, space("x-21"), token), 1);
    assert_int_equal(token == INNOCENT ? k.g->hero[0].innocents : k.g->hero[0].extra_turns, 1);
    assert_int_equal(token == INNOCENT ? k.g->hero[1].innocents : k.g->hero[1].extra_turns, 0);
    assert_true(offered(&k, ACT_COLLECT, T_FIRST + token)); /* the other one too, or not */
    assert_true(offered(&k, ACT_CLEANSE));
    assert_true(offered(&k, ACT_STEP));
    close_kit(&k);
}

static void OT_283_an_extra_turn_token_is_collected_for_free(void **state)
{
    (void)state;
    check_collecting(EXTRA_TURN);
}

static void OT_284_an_innocent_is_collected_for_free(void **state)
{
    (void)state;
    check_collecting(INNOCENT);
}

static void OT_285_an_innocent_is_not_put_down_or_passed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->hero[0].innocents = 2;
    k.g->supply[INNOCENT] -= 2;
    at_turn(&k, 0); /* in one Space with two other Heroes */
    assert_int_equal(offers(&k, ACT_PUT_DOWN), 0);
    for (int i = 0; i < k.c.count; i++)
        assert_true(k.c.option[i].verb == ACT_STEP || k.c.option[i].verb == ACT_END_TURN); /* nothing else at all */
    until_round(&k, 2);
    assert_int_equal(k.g->hero[0].innocents, 2);
    close_kit(&k);
}

static void OT_286_no_limit_on_innocents_and_extra_turns(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay(&k, INNOCENT, "e-31", 12);
    lay(&k, EXTRA_TURN, "e-31", 10);
    at_turn(&k, 0);
    for (int n = 0; n < 12; n++) answer(&k, ACT_COLLECT, T_FIRST + INNOCENT);
    for (int n = 0; n < 10; n++) answer(&k, ACT_COLLECT, T_FIRST + EXTRA_TURN);
    assert_int_equal(k.g->hero[0].innocents, 12);
    assert_int_equal(k.g->hero[0].extra_turns, 10);
    close_kit(&k);
}

static void OT_287_an_npc_is_collected_for_free_and_helps_its_holder(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay_npc(&k, RAVENCORP, "x-21");
    lay_npc(&k, COMMISSIONER, "x-22");
    lay(&k, EXTRA_TURN, "e-21", 1); /* so that something is left to do */
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_COLLECT_NPC));
    step_to(&k, "x-21");
    answer(&k, ACT_COLLECT_NPC, RAVENCORP);
    assert_int_equal(k.g->npc[RAVENCORP], 0);
    step_to(&k, "e-21");
    assert_true(offered(&k, ACT_STEP)); /* a third step, as long as he holds it */
    answer(&k, ACT_PUT_DOWN, RAVENCORP);
    assert_false(offered(&k, ACT_STEP));
    close_kit(&k);

    for (int held = 0; held < 2; held++) { /* the Commissioner: 1 die more */
        open_kit(&k, 1);
        stand(&k, 0, "x-11");
        put(&k, "acolyte", "x-11", 1);
        lay_npc(&k, COMMISSIONER, "x-11");
        at_turn(&k, 0);
        if (held) answer(&k, ACT_COLLECT_NPC, COMMISSIONER);
        fight_here(&k, held ? "CCCC nn" : "CCC nn");
        assert_int_equal(last_event(&k, EV_HERO_ROLL)->a, 3 + held);
        close_kit(&k);
    }
}

static void OT_288_a_hero_may_hold_several_npcs(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    for (int n = 0; n < NPCS; n++) lay_npc(&k, n, "e-31");
    at_turn(&k, 0);
    for (int n = 0; n < NPCS; n++) answer(&k, ACT_COLLECT_NPC, n);
    for (int n = 0; n < NPCS; n++) assert_true(holds_npc(&k.g->hero[0], n));
    close_kit(&k);
}

static void OT_289_an_npc_is_put_down_and_collected_by_another(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->hero[0].npcs = 1u << PROXY;
    lay(&k, EXTRA_TURN, "e-21", 1); /* so that something is left to do */
    stand(&k, 1, "e-21");
    at_turn(&k, 0);
    assert_true(offered(&k, ACT_PUT_DOWN, PROXY)); /* before, between and after the steps */
    step_to(&k, "x-21");
    assert_true(offered(&k, ACT_PUT_DOWN, PROXY));
    step_to(&k, "e-21");
    answer(&k, ACT_PUT_DOWN, PROXY);
    assert_int_equal(k.g->npc[PROXY], space("e-21"));
    assert_int_equal(k.g->hero[0].npcs, 0);
    assert_int_equal(k.g->hero[1].npcs, 0); /* it does not go to those who stand there */
    assert_int_equal(offers(&k, ACT_COLLECT_NPC), 0);
    end_turn(&k);
    assert_int_equal(k.g->current, 1);
    answer(&k, ACT_COLLECT_NPC, PROXY); /* but one of them takes it in his own Turn */
    assert_true(holds_npc(&k.g->hero[1], PROXY));
    close_kit(&k);
}

static void OT_290_other_tokens_cannot_be_cleansed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    for (int n = 0; n < NPCS; n++) lay_npc(&k, n, "e-31"); /* the Starting Space */
    lay_altar(&k, "e-31");
    lay_strike(&k, "e-31");
    stand(&k, 1, "e-11"); /* a Metro Space */
    at_turn(&k, 1);
    assert_false(offered(&k, ACT_CLEANSE));
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_CLEANSE));
    lay(&k, FIRE, "e-31", 1);
    lay(&k, EXTRA_TURN, "e-31", 1);
    at_turn(&k, 0);
    answer(&k, ACT_CLEANSE);
    dice(&k, "SSSSS");
    answer(&k, ACT_NO_CORRUPTION);
    assert_int_equal(offers(&k, ACT_REMOVE), 1);
    answer(&k, ACT_REMOVE, T_FIRST + FIRE);
    assert_string_equal(asked(&k), "NEXT"); /* four Skill are left, and nothing to remove */
    assert_int_equal(k.g->altar[0], space("e-31"));
    assert_int_equal(k.g->strike[0], space("e-31"));
    close_kit(&k);
}

static void OT_S114_effects_summon_dead_monsters_unless_they_name_others(void **state)
{
    (void)state;
    static const char lua[] = CARD("t_dead", "turn_start", "summon { 'dead_monster' }")
        CARD("t_acolyte", "turn_start", "summon { 'dead_acolyte' }")
        CARD("t_new", "turn_start", "summon { 'new_abomination' }") CARD("t_avatar", "turn_start", "summon { 'avatar' }");
    struct kit k;
    open_with(&k, 1, lua); /* all have not yet entered play but one dead Abomination */
    bury(&k, "abomination", 1);
    give_card(&k, "t_dead");
    give_card(&k, "t_acolyte");
    give_card(&k, "t_new");
    give_card(&k, "t_avatar");
    lay(&k, NEST, "x-22", 1);
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_PLAY, sin_card_id(&k, "t_acolyte"))); /* no Acolyte is dead */
    assert_true(offered(&k, ACT_PLAY, sin_card_id(&k, "t_new")));
    assert_true(offered(&k, ACT_PLAY, sin_card_id(&k, "t_avatar"))); /* named */
    play(&k, "t_dead");
    assert_int_equal(offers(&k, ACT_SUMMON), 2);
    answer(&k, ACT_SUMMON, monster_id(&k, "abomination"), space("x-22"));
    assert_int_equal(figures_at(&k, "abomination", "dead"), 0);
    assert_int_equal(figures_at(&k, "abomination", "not_entered"), 5);
    close_kit(&k);

    open_with(&k, 1, lua); /* the not-yet-entered area is named: no dead one comes */
    bury(&k, "abomination", 6);
    give_card(&k, "t_new");
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_PLAY, sin_card_id(&k, "t_new")));
    close_kit(&k);
}

static void OT_S115_as_much_as_possible_and_no_question_without_an_option(void **state)
{
    (void)state;
    static const char lua[] = STORY_WITH("terror",
        "place { 'fire', at = 'any_space' }, remove { 'nest', at = 'any_space' }, summon { 'new_abomination' },"
        "heal { 1, of = 'any_hero' }, corrupt { 1, of = 'each_hero' }", NO_TASK, "")
        MAP_WITH("", "") PATH_FROM(KILL(9));
    struct kit k;
    open_story(&k, 1, lua); /* no Fire, no Nest token, no Abomination, no Wound */
    lay(&k, FIRE, "x-22", 20);
    bury(&k, "abomination", 6);
    at_round(&k);
    assert_string_equal(asked(&k), "ALONE"); /* the first Hero: nothing else was asked */
    assert_int_equal(k.g->hero[0].level, 2); /* and the rest was done */
    expect_told(&k, EV_UNPLACED, "A Fire token cannot be placed: none is left"); /* everybody is told */
    expect_told(&k, EV_UNREMOVED, "A Nest cannot be removed: none is there");
    expect_told(&k, EV_UNSUMMONED, "An Abomination that has not yet entered play cannot be Summoned: none is left");
    close_kit(&k);

    open_story(&k, 1, lua); /* a new Abomination, but every Nest is blocked */
    lay(&k, FIRE, "x-22", 20);
    put(&k, "acolyte", "d-13", 1);
    at_round(&k);
    assert_string_equal(asked(&k), "ALONE");
    assert_int_equal(happened(&k, EV_SUMMONED), 0);
    expect_told(&k, EV_UNSUMMONED,
                "An Abomination that has not yet entered play cannot be Summoned: all Nests are blocked");
    close_kit(&k);

    open_story(&k, 1, lua); /* everything is there: a Space for the Fire, one of the two with a Nest, a Hero */
    lay(&k, NEST, "x-11", 1);
    lay(&k, NEST, "x-22", 1);
    set_wounds(&k, 0, "1");
    set_wounds(&k, 2, "1");
    at_round(&k);
    assert_int_equal(offers(&k, ACT_CHOOSE_SPACE), 25);
    answer(&k, ACT_CHOOSE_SPACE, space("x-12"));
    assert_int_equal(offers(&k, ACT_CHOOSE_SPACE), 2);
    answer(&k, ACT_CHOOSE_SPACE, space("x-22"));
    assert_int_equal(offers(&k, ACT_CHOOSE_HERO), 2);
    answer(&k, ACT_CHOOSE_HERO, -1, 2);
    assert_int_equal(physical(k.g, space("x-12"), FIRE), 1);
    assert_int_equal(physical(k.g, space("x-22"), NEST), 0);
    assert_int_equal(physical(k.g, space("x-11"), NEST), 1);
    close_kit(&k);
}

static void OT_S123_tokens_are_placed_face_up_in_any_space(void **state)
{
    (void)state;
    static const char lua[] = CARD("t_any", "turn_start", "place { 'nest', at = 'any_space' }")
        CARD("t_bare", "turn_start", "place { 'nest', at = 'any_space', only = 'without_monster' }");
    struct kit k;
    for (int bare = 0; bare < 2; bare++) {
        open_with(&k, 1, lua);
        put(&k, "acolyte", "x-11", 1);
        lay(&k, NEST, "x-22", 1);
        give_card(&k, bare ? "t_bare" : "t_any");
        at_turn(&k, 0);
        play(&k, bare ? "t_bare" : "t_any");
        assert_int_equal(asked_seat(&k), 0);
        assert_int_equal(offers(&k, ACT_CHOOSE_SPACE), bare ? 24 : 25); /* unless the text limits it */
        answer(&k, ACT_CHOOSE_SPACE, space("e-31"));
        assert_int_equal(physical(k.g, space("e-31"), NEST), 1);
        assert_int_equal(k.g->ground[space("e-31")].hidden, 0);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(OT_277_a_token_of_which_none_is_left_is_not_placed),
    TEST(OT_278_six_kinds_of_exploration_tokens_with_identical_backs),
    TEST(OT_279_face_down_tokens_are_inactive),
    TEST(OT_280_without_monsters_a_hero_may_turn_up_all_or_none),
    TEST(OT_281_turned_up_tokens_are_active_at_once),
    TEST(OT_282_each_pentagram_gives_a_sin_die_in_its_space),
    TEST(OT_283_an_extra_turn_token_is_collected_for_free),
    TEST(OT_284_an_innocent_is_collected_for_free),
    TEST(OT_285_an_innocent_is_not_put_down_or_passed),
    TEST(OT_286_no_limit_on_innocents_and_extra_turns),
    TEST(OT_287_an_npc_is_collected_for_free_and_helps_its_holder),
    TEST(OT_288_a_hero_may_hold_several_npcs),
    TEST(OT_289_an_npc_is_put_down_and_collected_by_another),
    TEST(OT_290_other_tokens_cannot_be_cleansed),
    TEST(OT_S114_effects_summon_dead_monsters_unless_they_name_others),
    TEST(OT_S115_as_much_as_possible_and_no_question_without_an_option),
    TEST(OT_S123_tokens_are_placed_face_up_in_any_space),
};
TEST_GROUP(tests);
