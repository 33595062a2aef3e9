/* test_turn.c: OT-064 to OT-068, OT-S13, OT-S24 to OT-S27, OT-S99 to OT-S104: what a Hero may do in a Turn, how a Turn
 * begins and ends. */
#include "kit_world.h"

/* Leah in s-22 with a Fire token and an Acolyte beside her: a Move and either Action are possible. */
static void open_busy(struct kit *k)
{
    open_kit(k, 1);
    stand(k, 0, "s-22");
    lay(k, FIRE, "s-22", 2);
    put(k, "acolyte", "s-22", 1);
}

static bool may_fight(struct kit *k) { return offered(k, ACT_FIGHT); }
static bool may_cleanse(struct kit *k) { return offered(k, ACT_CLEANSE); }

static void fight_in_vain(struct kit *k) { fight_here(k, "CCC nn"); }
static void cleanse_in_vain(struct kit *k)
{
    dice(k, "CCC");
    answer(k, ACT_CLEANSE);
    answer(k, ACT_NO_CORRUPTION);
}

/* -- Move and Action ------------------------------------------------------------------------------------------- */

static void OT_064_one_move_and_one_action_in_either_order(void **state)
{
    (void)state;
    struct kit k;
    open_busy(&k); /* the Action first */
    at_turn(&k, 0);
    fight_in_vain(&k);
    assert_true(refused(&k, ACT_FIGHT, -1, -1, -1, 64)); /* one only */
    dice(&k, "nnnn");
    step_to(&k, "x-21");
    bear_wounds(&k);
    step_to(&k, "e-21");
    close_kit(&k);
    open_busy(&k); /* the Move first */
    stand(&k, 0, "e-21");
    at_turn(&k, 0);
    step_to(&k, "x-21");
    dice(&k, "nn");
    step_to(&k, "s-22");
    fight_in_vain(&k);
    assert_int_equal(happened(&k, EV_FIGHT), 1);
    close_kit(&k);
    open_busy(&k); /* neither */
    at_turn(&k, 0);
    assert_true(offered(&k, ACT_END_TURN));
    end_turn(&k);
    assert_int_equal(happened(&k, EV_TURN_ENDS), 1);
    close_kit(&k);
    open_busy(&k); /* the Move may stop after one step */
    at_turn(&k, 0);
    dice(&k, "nnnn");
    step_to(&k, "x-21");
    bear_wounds(&k);
    assert_true(offered(&k, ACT_END_TURN));
    close_kit(&k);
}

static void OT_065_the_move_may_not_be_split(void **state)
{
    (void)state;
    for (int action = 0; action < 3; action++) {
        struct kit k;
        open_kit(&k, 1);
        set_hero(&k, 0, "rose");
        lay(&k, FIRE, "x-21", 1);
        put(&k, "acolyte", "x-21", 1);
        put(&k, "acolyte", "x-11", 1);
        lay(&k, EXTRA_TURN, "x-21", 1);
        at_turn(&k, 0);
        dice(&k, "n");
        step_to(&k, "x-21"); /* one of two steps */
        assert_int_equal(offers(&k, ACT_STEP), 4);
        if (action == 0) fight_here(&k, "CC nn");
        if (action == 1) cleanse_in_vain(&k);
        if (action == 2) {
            dice(&k, "CC nnnn");
            answer(&k, ACT_SHOOT, space("x-11"));
            answer(&k, ACT_NO_CORRUPTION);
        }
        assert_string_equal(asked(&k), "NEXT");
        assert_int_equal(offers(&k, ACT_STEP), 0);
        assert_true(refused(&k, ACT_STEP, space("e-21"), -1, -1, 65));
        close_kit(&k);
    }
}

static void OT_066_the_action_is_a_fight_or_a_cleanse(void **state)
{
    (void)state;
    for (int cleanse = 0; cleanse < 2; cleanse++) {
        struct kit k;
        open_busy(&k);
        at_turn(&k, 0);
        assert_true(may_fight(&k) && may_cleanse(&k));
        if (cleanse) cleanse_in_vain(&k);
        else fight_in_vain(&k);
        assert_string_equal(asked(&k), "NEXT");
        assert_false(may_fight(&k) || may_cleanse(&k));
        assert_true(refused(&k, ACT_CLEANSE, -1, -1, -1, 64));
        close_kit(&k);
    }
}

/* -- Free things ----------------------------------------------------------------------------------------------- */

static void OT_067_OT_S104_free_things_before_between_and_after(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->hero[0].npcs = 1u << PROXY;
    set_level(&k, 0, 5);
    static const char *const way[] = {"s-21", "d-31", "e-31"};
    for (int i = 0; i < 3; i++) hide(&k, NEST, way[i]);
    lay(&k, EXTRA_TURN, "d-31", 1);
    lay(&k, FIRE, "e-31", 1);
    for (int p = 0; p < 3; p++) stand(&k, p, p ? "d-11" : "s-21");
    at_turn(&k, 0);
    answer(&k, ACT_TURN_UP); /* before the first step */
    step_to(&k, "d-31");
    answer(&k, ACT_TURN_UP); /* between two steps, all of them */
    answer(&k, ACT_COLLECT, T_FIRST + EXTRA_TURN);
    answer(&k, ACT_CITY_ACTION);
    answer(&k, ACT_ICON, I_REPENT);
    answer(&k, ACT_NO_ICON);
    answer(&k, ACT_PUT_DOWN, PROXY);
    dice(&k, "n");
    step_to(&k, "e-31"); /* the Move goes on */
    cleanse_in_vain(&k); /* the Action is still there */
    assert_true(offered(&k, ACT_TURN_UP)); /* and after it */
    close_kit(&k);
}

static void OT_S104_no_free_thing_inside_a_step_or_an_action(void **state)
{
    (void)state;
    struct kit k;
    open_busy(&k);
    lay(&k, EXTRA_TURN, "s-22", 1);
    k.g->hero[0].npcs = 1u << PROXY;
    at_turn(&k, 0);
    assert_true(offered(&k, ACT_COLLECT) && offered(&k, ACT_PUT_DOWN));
    dice(&k, "HHF H nn");
    answer(&k, ACT_FIGHT);
    for (int n = 0; strcmp(asked(&k), "NEXT"); n++) { /* Corruption, FAITH, kills */
        assert_int_equal(offers(&k, ACT_COLLECT) + offers(&k, ACT_PUT_DOWN) + offers(&k, ACT_CITY_ACTION), 0);
        rules_answer(&k.c, k.c.seat, k.c.option[0]);
        assert_true(n < 9);
    }
    answer(&k, ACT_PUT_DOWN, PROXY);
    dice(&k, "hh nn");
    step_to(&k, "x-21");
    assert_string_equal(asked(&k), "SLOT"); /* inside the step */
    assert_int_equal(offers(&k, ACT_COLLECT) + offers(&k, ACT_PUT_DOWN), 0);
    close_kit(&k);
}

static void OT_068_only_the_hero_whose_turn_it_is(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    stand(&k, 1, "d-13"); /* of the same player */
    stand(&k, 2, "d-31"); /* of the other */
    for (int p = 1; p < 3; p++) {
        const char *at = p == 1 ? "d-13" : "d-31";
        lay(&k, EXTRA_TURN, at, 1);
        hide(&k, FIRE, at);
        set_level(&k, p, 4);
    }
    k.g->hero[1].npcs = 1u << PROXY;
    k.g->hero[2].npcs = 1u << COMMISSIONER;
    at_turn(&k, 0);
    assert_int_equal(k.c.pending, only(1)); /* nobody else is asked */
    static const u8 free_things[] = {ACT_CITY_ACTION, ACT_TURN_UP, ACT_COLLECT, ACT_COLLECT_NPC, ACT_PUT_DOWN};
    for (int i = 0; i < COUNT(free_things); i++) assert_int_equal(offers(&k, free_things[i]), 0);
    at_turn(&k, 2);
    assert_int_equal(k.c.pending, only(2));
    for (int i = 0; i < COUNT(free_things); i++)
        if (free_things[i] != ACT_COLLECT_NPC) assert_int_equal(offers(&k, free_things[i]), 1);
    assert_true(offered(&k, ACT_PUT_DOWN, COMMISSIONER));
    close_kit(&k);
}

static void OT_S24_collecting_among_monsters(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay(&k, EXTRA_TURN, "e-31", 1);
    lay(&k, INNOCENT, "e-31", 1);
    lay_npc(&k, PROXY, "e-31");
    hide(&k, NEST, "e-31");
    put(&k, "avatar", "e-31", 1);
    at_turn(&k, 0);
    answer(&k, ACT_COLLECT, T_FIRST + EXTRA_TURN);
    answer(&k, ACT_COLLECT, T_FIRST + INNOCENT);
    answer(&k, ACT_COLLECT_NPC, PROXY);
    assert_int_equal(k.g->hero[0].extra_turns + k.g->hero[0].innocents, 2);
    assert_false(offered(&k, ACT_TURN_UP)); /* only this is barred */
    close_kit(&k);
}

static void OT_S25_no_innocent_for_a_hero_at_level_7(void **state)
{
    (void)state;
    for (int level = 6; level <= 7; level++) {
        struct kit k;
        open_kit(&k, 1);
        lay(&k, INNOCENT, "e-31", 1);
        lay(&k, EXTRA_TURN, "e-31", 1);
        set_level(&k, 0, level);
        at_turn(&k, 0);
        assert_int_equal(offered(&k, ACT_COLLECT, T_FIRST + INNOCENT), level == 6);
        assert_int_equal(refused(&k, ACT_COLLECT, T_FIRST + INNOCENT, -1, -1, RULING_(25)), level == 7);
        assert_true(offered(&k, ACT_COLLECT, T_FIRST + EXTRA_TURN));
        close_kit(&k);
    }
}

static void OT_S26_an_npc_put_down_is_not_taken_up_in_the_same_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->hero[0].npcs = 1u << PROXY;
    lay_npc(&k, COMMISSIONER, "e-31");
    at_turn(&k, 0);
    answer(&k, ACT_PUT_DOWN, PROXY);
    assert_int_equal(k.g->npc[PROXY], space("e-31"));
    assert_true(refused(&k, ACT_COLLECT_NPC, PROXY, -1, -1, RULING_(26)));
    assert_true(offered(&k, ACT_COLLECT_NPC, COMMISSIONER));
    step_to(&k, "x-21");
    step_to(&k, "e-31"); /* not after a walk either */
    assert_false(offered(&k, ACT_COLLECT_NPC, PROXY));
    end_turn(&k);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->current, 1);
    assert_true(offered(&k, ACT_COLLECT_NPC, PROXY)); /* another Hero may, in his own Turn */
    end_turn(&k);
    end_turn(&k);
    assert_int_equal(k.g->current, 0);
    answer(&k, ACT_COLLECT_NPC, PROXY); /* a later Turn */
    assert_true(holds_npc(&k.g->hero[0], PROXY));
    close_kit(&k);
}

static void OT_S27_extra_turn_tokens_are_neither_put_down_nor_passed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->hero[0].extra_turns = 3;
    k.g->supply[EXTRA_TURN] = 7;
    at_turn(&k, 0); /* the other two Heroes are here */
    static const u8 known[] = {ACT_STEP, ACT_METRO, ACT_END_TURN};
    int n = 0;
    for (int i = 0; i < COUNT(known); i++) n += offers(&k, known[i]);
    assert_int_equal(n, k.c.count); /* nothing can be done with them */
    close_kit(&k);
}

/* -- How a Turn begins and ends -------------------------------------------------------------------------------- */

static void OT_S13_a_turn_without_step_and_action_is_finished(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 0);
    assert_int_equal(k.g->hero[0].turns, 1);
    end_turn(&k);
    assert_string_equal(asked(&k), "WHETHER"); /* the Sins Player may React to it */
    assert_int_equal(asked_seat(&k), 0);
    close_kit(&k);
}

static void OT_S99_how_a_turn_begins(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    give_card(&k, "burning_statue");  /* turn_end */
    give_card(&k, "mirror_or_blade"); /* turn_start */
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 0);
    decline_until(&k, "NEXT");
    end_turn(&k);
    play(&k, "burning_statue");
    answer(&k, ACT_CHOOSE_SPACE);
    assert_string_equal(asked(&k), "WHETHER");
    assert_true(in_pile(&k, SIN_DECK_OF(k.g), IN_FRONT, sin_card_id(&k, "burning_statue"))); /* until the next Turn */
    assert_int_equal(k.g->hero[1].turns, 2);
    answer(&k, ACT_NO_REACTION);
    assert_string_equal(asked(&k), "PLAY"); /* turn_start of the next Turn */
    assert_true(offered(&k, ACT_PLAY, sin_card_id(&k, "mirror_or_blade"), TURN_START)); /* a new Turn, a new card */
    assert_int_equal(pile_count(SIN_DECK_OF(k.g), IN_FRONT), 0);
    assert_true(in_pile(&k, SIN_DECK_OF(k.g), SIN_DISCARD, sin_card_id(&k, "burning_statue")));
    assert_int_equal(k.g->hero[1].turns, 1); /* the token is spent before the moment */
    assert_int_equal(k.g->current, 1);
    answer(&k, ACT_PASS);
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);
}

static const char deadly[] = CARD("t_end", "turn_end", "wound { 5 }") CARD("t_sting", "turn_end", "wound { 1 }")
    "hero { id = 'leah', name = 'Leah', class = 'leader', fight = 3, skill = 3, defense = 1,\n"
    "       when = { on { 'turn_end', gain_extra_turn {} } } }\n";

static void OT_S100_how_a_turn_ends(void **state)
{
    (void)state;
    struct kit k;
    static const char past[] = T_STORY("corruption", "") T_MAP("t_map", "t_story", "")
        CARD("t_sting", "turn_end", "wound { 1 }")
        "hero { id = 'leah', name = 'Leah', class = 'leader', fight = 3, skill = 3, defense = 1,\n"
        "       when = { on { 'turn_end', gain_extra_turn {} } } }\n";
    for (int deadly_past = 0; deadly_past < 2; deadly_past++) {
        open_table(&k, (struct opening){.hero_players = 2, .lua = past, .map = "t_map"});
        set_level(&k, 0, 7);
        put(&k, "acolyte", "x-11", 1);
        struct agent *leah = &k.g->agent[k.g->hero[0].agent];
        const char *id = deadly_past ? "a_debt_in_blood" : "an_old_lie";
        u8 card = (u8)thing_find(&the_others_game, &k.content, A_DARK_PAST, id);
        for (int i = 0; i < TEAM; i++)
            if (k.g->agent[i].dark_past == card) k.g->agent[i].dark_past = leah->dark_past;
        leah->dark_past = card;
        give_card(&k, "t_sting");
        at_turn(&k, 0);
        decline_until(&k, "NEXT");
        end_turn(&k);
        assert_int_equal(happened(&k, EV_EXTRA_TURN), 1); /* abilities */
        assert_string_equal(asked(&k), "PLAY");           /* then the moment for cards */
        assert_true(offered(&k, ACT_PLAY, -1, TURN_END));
        assert_int_equal(happened(&k, EV_DARK_PAST), 0);
        play(&k, "t_sting");
        bear_wounds(&k);
        assert_int_equal(happened(&k, EV_DARK_PAST), 1); /* then the Dark Past */
        assert_int_equal(happened(&k, EV_TURN_ENDS), !deadly_past);
        assert_string_equal(asked(&k), deadly_past ? "WHO" : "WHETHER"); /* then the Reaction: only if he lives */
        if (deadly_past) {
            answer(&k, ACT_REPLACEMENT);
            assert_string_not_equal(asked(&k), "WHETHER");
        }
        close_kit(&k);
    }
    open_with(&k, 1, deadly); /* killed by a card at the end of the Turn */
    put(&k, "acolyte", "x-11", 1);
    give_card(&k, "t_end");
    at_turn(&k, 0);
    decline_until(&k, "NEXT");
    end_turn(&k);
    play(&k, "t_end");
    bear_wounds(&k);
    answer(&k, ACT_REPLACEMENT);
    assert_string_equal(asked(&k), "NEXT"); /* of the next Hero */
    assert_int_equal(k.g->current, 1);
    assert_int_equal(happened(&k, EV_TURN_ENDS), 0);
    close_kit(&k);
}

static void OT_S101_a_reaction_is_offered_once_right_after_the_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    put(&k, "acolyte", "x-11", 1);
    for (int p = 0; p < 3; p++) k.g->hero[p].turns = p == 2;
    k.g->hero[0].extra_turns = 1; /* who decides after the last Turn */
    k.g->supply[EXTRA_TURN] = 9;
    at_turn(&k, 2);
    end_turn(&k);
    assert_string_equal(asked(&k), "WHETHER"); /* before he does */
    answer(&k, ACT_NO_REACTION);
    assert_string_equal(asked(&k), "EXTRA");
    forget(&k);
    answer(&k, ACT_NO_EXTRA_TURN);
    assert_string_not_equal(asked(&k), "WHETHER"); /* not again */
    decline_until(&k, "ALONE");
    assert_int_equal(happened(&k, EV_REACTS), 0);
    close_kit(&k);
}

static void OT_S102_the_last_card_is_discarded_before_the_tasks_of_the_end(void **state)
{
    (void)state;
    static const char lua[] = STORY_WITH("terror", NO_TASK, "draw { 1 }", "") T_PATH T_MAP("t_map", "t_story", "");
    struct kit k;
    open_table(&k, (struct opening){.hero_players = 1, .lua = lua, .map = "t_map"});
    pile_up(&k, IN_FRONT, 1); /* of the last Turn */
    pile_up(&k, SIN_HAND, pile_count(SIN_DECK_OF(k.g), SIN_DECK));
    k.g->card_played = true;
    at_round_end(&k);
    assert_int_equal(happened(&k, EV_RESHUFFLED), 1); /* the task draws the card that lay in front */
    assert_int_equal(hand_count(&k), k.g->sin.start[SIN_PILES]);
    close_kit(&k);
}

static void OT_S103_the_turn_is_over_before_the_reaction_but_for_cards(void **state)
{
    (void)state;
    for (int played = 0; played < 2; played++) {
        struct kit k;
        open_kit(&k, 1);
        give_card(&k, "burning_statue"); /* turn_end */
        give_card(&k, "grand_entrance"); /* reaction_start */
        give_card(&k, "look_upon_me");   /* fight_start */
        lay(&k, EXTRA_TURN, "x-11", 1);
        hide(&k, NEST, "x-11");
        put(&k, "acolyte", "x-11", 1);
        stand(&k, 0, "x-11");
        set_wounds(&k, 0, "1234");
        at_turn(&k, 0);
        decline_until(&k, "NEXT");
        end_turn(&k);
        if (played) {
            play(&k, "burning_statue");
            answer(&k, ACT_CHOOSE_SPACE);
        } else {
            answer(&k, ACT_PASS);
        }
        answer(&k, ACT_REACT);
        u8 card = sin_card_id(&k, "grand_entrance");
        assert_int_equal(offered(&k, ACT_PLAY, card), !played); /* one card for both */
        decline_until(&k, "ATTACK");
        answer(&k, ACT_ATTACK);
        if (!played) answer(&k, ACT_PASS);
        assert_string_equal(asked(&k), "VOLUNTEER");
        assert_int_equal(k.c.count, 2); /* no collecting, no City Action */
        dice(&k, "CCC hh");
        answer(&k, ACT_NO_CORRUPTION);
        assert_int_equal(happened(&k, EV_HERO_KILLED), 1);
        assert_true(event_at(&k, EV_TURN_ENDS, 0) < event_at(&k, EV_HERO_KILLED, 0)); /* not in his Turn */
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(OT_064_one_move_and_one_action_in_either_order),
    TEST(OT_065_the_move_may_not_be_split),
    TEST(OT_066_the_action_is_a_fight_or_a_cleanse),
    TEST(OT_067_OT_S104_free_things_before_between_and_after),
    TEST(OT_S104_no_free_thing_inside_a_step_or_an_action),
    TEST(OT_068_only_the_hero_whose_turn_it_is),
    TEST(OT_S24_collecting_among_monsters),
    TEST(OT_S25_no_innocent_for_a_hero_at_level_7),
    TEST(OT_S26_an_npc_put_down_is_not_taken_up_in_the_same_turn),
    TEST(OT_S27_extra_turn_tokens_are_neither_put_down_nor_passed),
    TEST(OT_S13_a_turn_without_step_and_action_is_finished),
    TEST(OT_S99_how_a_turn_begins),
    TEST(OT_S100_how_a_turn_ends),
    TEST(OT_S101_a_reaction_is_offered_once_right_after_the_turn),
    TEST(OT_S102_the_last_card_is_discarded_before_the_tasks_of_the_end),
    TEST(OT_S103_the_turn_is_over_before_the_reaction_but_for_cards),
};
TEST_GROUP(tests);
