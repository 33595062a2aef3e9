/* test_turn.c: the order of a turn, modes, Powers and free moments (chapters 4 to 7), and what players decide together
 * (FF-S18, FF-S22 to FF-S27, FF-S98, FF-S128). */
#include "kit.h"

/* The turn of a Hero begins in this mode, in a quiet city. */
static void begin_turn_of(struct kit *k, int hero, enum mode mode)
{
    put_at(k, hero, k->g->hero[hero].at, mode);
    kit_enter(k, "turn", (seat)hero);
}

static void quiet_card(struct kit *k) { top_scheme(k, "last_tram_to_nowhere"); }

/* -- The order of phases -------------------------------------------------------------------------------------- */

static void FF_047_a_turn_has_four_phases_in_this_order(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    quiet_card(&k);
    begin_turn_of(&k, LEGACY, PRIVATE_LIFE);
    assert_int_equal(k.g->phase, PRIVATE_PHASE);
    answer(&k, ACT_RECOVER);
    answer(&k, ACT_HERO_PHASE);
    assert_int_equal(k.g->phase, HERO_PHASE);
    answer(&k, ACT_RECOVER);
    answer(&k, ACT_END_TURN);
    decline_until_seat(&k, WRAITH, "FREE");
    static const u8 order[] = {EV_MODE, EV_VILLAIN_PHASE, EV_SCHEME, EV_REFRESHED};
    for (size_t i = 1; i < COUNT(order); i++)
        assert_true(nth_event(&k, order[i - 1], 0) < nth_event(&k, order[i], 0));
    assert_true(last_event(&k, EV_REFRESHED) < last_event(&k, EV_TURN)); /* then the next Hero's turn */
    assert_int_equal(last_event(&k, EV_TURN)->who, WRAITH);
    close_kit(&k);
}

static void FF_048_FF_S22_no_way_back_to_private_life(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    begin_turn_of(&k, LEGACY, PRIVATE_LIFE);
    assert_true(offered(&k, ACT_HERO_PHASE));
    answer(&k, ACT_HERO_PHASE);
    assert_false(offered(&k, ACT_PRIVATE_LIFE));
    assert_false(offered(&k, ACT_HERO_PHASE));
    begin_turn_of(&k, LEGACY, HERO_MODE);                    /* FF-S22: no flip is needed */
    assert_int_equal(k.g->phase, HERO_PHASE);
    assert_int_equal(k.g->hero[LEGACY].mode, HERO_MODE);
    assert_true(offered(&k, ACT_PRIVATE_LIFE));
    answer(&k, ACT_RECOVER);                                 /* the Hero phase has begun */
    assert_int_equal(k.g->hero[LEGACY].mode, HERO_MODE);
    assert_false(offered(&k, ACT_PRIVATE_LIFE));
    close_kit(&k);
}

static void FF_049_FF_067_either_phase_may_be_skipped(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    quiet_card(&k);
    begin_turn_of(&k, LEGACY, PRIVATE_LIFE);
    answer(&k, ACT_END_TURN);                                /* both */
    decline_until_seat(&k, WRAITH, "FREE");
    assert_int_equal(k.g->hero[LEGACY].mode, PRIVATE_LIFE);
    assert_int_equal(happened(&k, EV_MODE), 0);
    quiet_card(&k);
    begin_turn_of(&k, LEGACY, PRIVATE_LIFE);
    answer(&k, ACT_RECOVER);                                 /* no Hero phase: straight to the Villain phase */
    answer(&k, ACT_END_TURN);
    decline_until_seat(&k, WRAITH, "FREE");
    assert_int_equal(k.g->hero[LEGACY].mode, PRIVATE_LIFE);
    begin_turn_of(&k, LEGACY, PRIVATE_LIFE);
    answer(&k, ACT_HERO_PHASE);                              /* no Private Life phase to speak of */
    assert_int_equal(k.g->phase, HERO_PHASE);
    close_kit(&k);
}

static void FF_050_FF_051_a_mode_lasts_until_the_card_is_turned(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, WRAITH, 30, PRIVATE_LIFE);
    quiet_card(&k);
    begin_turn_of(&k, LEGACY, PRIVATE_LIFE);
    answer(&k, ACT_HERO_PHASE);
    answer(&k, ACT_END_TURN);
    decline_until_seat(&k, WRAITH, "FREE");
    assert_int_equal(k.g->hero[LEGACY].mode, HERO_MODE);     /* in the other player's turn, too */
    assert_int_equal(k.g->hero[WRAITH].mode, PRIVATE_LIFE);
    quiet_card(&k);
    answer(&k, ACT_END_TURN);
    decline_until_seat(&k, LEGACY, "FREE");
    assert_int_equal(k.g->hero[WRAITH].mode, PRIVATE_LIFE);
    assert_int_equal(k.g->hero[LEGACY].mode, HERO_MODE);
    assert_int_equal(k.g->phase, HERO_PHASE);
    close_kit(&k);
}

static void FF_062_FF_S23_turning_to_private_life_only_to_hide(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_crowd(&k, 1, "rr");
    quiet_card(&k);
    begin_turn_of(&k, LEGACY, HERO_MODE);
    answer(&k, ACT_PRIVATE_LIFE);
    assert_int_equal(k.g->hero[LEGACY].mode, PRIVATE_LIFE);
    assert_int_equal(k.g->phase, PRIVATE_PHASE);
    assert_int_equal(k.g->hero[LEGACY].available, 5);
    answer(&k, ACT_END_TURN);
    decline_until_seat(&k, WRAITH, "FREE");
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 0);
    close_kit(&k);
}

static void FF_068_FF_070_henchmen_attack_in_hero_mode_only(void **state)
{
    struct kit k;
    (void)state;
    for (int heroic = 0; heroic < 2; heroic++) {
        open_city(&k, 2);
        put_at(&k, LEGACY, 1, PRIVATE_LIFE);
        put_crowd(&k, 1, "rr");
        quiet_card(&k);
        begin_turn_of(&k, LEGACY, PRIVATE_LIFE);
        if (heroic) {
            answer(&k, ACT_HERO_PHASE);
            assert_int_equal(last_event(&k, EV_MODE)->b, HERO_MODE);
            assert_int_equal(k.g->hero[LEGACY].mode, HERO_MODE);
        }
        answer(&k, ACT_END_TURN);
        decline_until_seat(&k, WRAITH, "FREE");
        assert_int_equal(damage_of(&k.g->hero[LEGACY]), heroic ? 2 : 0);
        close_kit(&k);
    }
}

static void FF_069_FF_096_no_fights_in_private_life(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_villain(&k, GREEN, 1);
    put_at(&k, LEGACY, 1, PRIVATE_LIFE);
    put_at(&k, WRAITH, 1, PRIVATE_LIFE);
    give_special(&k, LEGACY, 0, "full_throttle");            /* dice that fit any Villain */
    give_special(&k, WRAITH, 0, "full_throttle");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_false(offered(&k, ACT_ATTACK_VILLAIN));
    put_crowd(&k, 1, "r");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_false(offered(&k, ACT_ATTACK));
    put_crowd(&k, 1, "");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_ATTACK_VILLAIN));
    answer(&k, ACT_ATTACK_VILLAIN);
    assert_int_not_equal(asked_seat(&k), WRAITH);            /* who cannot join is not asked */
    close_kit(&k);
}

/* Not even in the Hero phase, nor by a card that lets the Hero attack. */
static void FF_069_FF_S131_who_is_turned_to_private_life_fights_no_villain(void **state)
{
    struct kit k;
    (void)state;
    open_with(&k, 1, probe_lua("change_mode {}"));
    put_villain(&k, GREEN, 1);
    put_at(&k, LEGACY, 1, HERO_MODE);
    hold(&k, LEGACY, "read_the_room");
    give_special(&k, LEGACY, 0, "full_throttle");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_ATTACK_VILLAIN));
    answer(&k, ACT_PLAY, kit_find(&k, AN_ABILITY, "read_the_room"));
    assert_int_equal(k.g->hero[LEGACY].mode, PRIVATE_LIFE);
    assert_true(refused(&k, ACT_ATTACK_VILLAIN, -1, -1, -1, 69));
    close_kit(&k);
    open_with(&k, 1, "special { id = 'full_throttle', name = 'X', dice = 2, copies = 2, effect = { attack {} } }");
    u8 card = kit_find(&k, A_SPECIAL, "full_throttle");
    put_villain(&k, GREEN, 1);
    put_at(&k, LEGACY, 1, HERO_MODE);
    give_special(&k, LEGACY, 0, "full_throttle");
    give_special(&k, LEGACY, 1, "full_throttle");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_USE_SPECIAL, card));
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_false(offered(&k, ACT_USE_SPECIAL, card));
    put_crowd(&k, 1, "r");                                   /* Henchmen may be attacked */
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_true(offered(&k, ACT_USE_SPECIAL, card));
    close_kit(&k);
}

static void FF_074_FF_061_nothing_more_after_the_villain_phase_has_begun(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_special(&k, LEGACY, 0, "full_throttle");
    quiet_card(&k);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_USE_SPECIAL));               /* until then */
    answer(&k, ACT_END_TURN);
    for (;;) {                                               /* to Wraith's turn: no Action and no untimed effect */
        if (asks(&k, WRAITH, "FREE")) break;
        assert_string_not_equal(asked(&k), "FREE");
        assert_false(offered(&k, ACT_USE_SPECIAL, kit_find(&k, A_SPECIAL, "full_throttle")));
        kit_give_option(&k, 0);
    }
    assert_int_equal(k.g->hero[LEGACY].available, 5);
    assert_int_equal(pile_count(SPECIALS(k.g), special_pile(LEGACY, 0)), 1);
    close_kit(&k);
}

/* -- Action tokens -------------------------------------------------------------------------------------------- */

static void FF_054_tokens_are_split_as_the_player_likes(void **state)
{
    struct kit k;
    (void)state;
    for (int before = 0; before <= 5; before++) {
        open_city(&k, 2);
        quiet_card(&k);
        begin_turn_of(&k, LEGACY, PRIVATE_LIFE);
        for (int n = 0; n < before; n++) answer(&k, ACT_RECOVER);
        answer(&k, ACT_HERO_PHASE);
        for (int n = before; n < 5; n++) answer(&k, ACT_RECOVER);
        assert_int_equal(k.g->hero[LEGACY].available, 0);
        assert_false(offered(&k, ACT_RECOVER));
        close_kit(&k);
    }
    open_city(&k, 2);                                        /* what is not used brings nothing */
    quiet_card(&k);
    begin_turn_of(&k, LEGACY, PRIVATE_LIFE);
    answer(&k, ACT_END_TURN);
    decline_until_seat(&k, WRAITH, "FREE");
    assert_int_equal(k.g->hero[LEGACY].available, 5);
    assert_int_equal(hand_count(k.g, LEGACY), 2);            /* the Draw step only */
    close_kit(&k);
}

static void FF_057_a_power_with_the_symbol_costs_a_token(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 3);                                        /* Absolute Zero, Private Life: heal 1, draw 1 */
    enter_turn(&k, ZERO, PRIVATE_LIFE, 1);
    answer(&k, ACT_USE_POWER);
    assert_int_equal(k.g->hero[ZERO].available, 0);
    assert_int_equal(k.g->hero[ZERO].exhausted, 5);
    assert_int_equal(hand_count(k.g, ZERO), 1);
    k.g->hero[ZERO].used = 0;
    enter_turn(&k, ZERO, PRIVATE_LIFE, 0);
    assert_false(offered(&k, ACT_USE_POWER));
    assert_true(refused(&k, ACT_USE_POWER, -1, -1, -1, 57));
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 0);                 /* without the symbol it is free */
    assert_true(offered(&k, ACT_USE_POWER));
    close_kit(&k);
}

static void FF_058_FF_S128_refreshing_frees_no_covered_token(void **state)
{
    struct kit k;
    (void)state;
    open_with(&k, 1, probe_lua("refresh { 5 }"));
    hold(&k, LEGACY, "read_the_room");
    wound(&k, LEGACY, "aa");
    enter_turn(&k, LEGACY, HERO_MODE, 1);                    /* 1 available, 2 exhausted, 2 covered */
    answer(&k, ACT_PLAY, kit_find(&k, AN_ABILITY, "read_the_room"));
    assert_int_equal(k.g->hero[LEGACY].available, 3);
    assert_int_equal(k.g->hero[LEGACY].exhausted, 0);
    assert_int_equal(k.g->hero[LEGACY].damage[COLOURS], 2);
    close_kit(&k);
}

/* -- Powers --------------------------------------------------------------------------------------------------- */

static void FF_064_FF_073_the_power_of_the_side_that_is_up(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 5);
    u8 legacy = k.g->hero[LEGACY].hero;
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_true(offered(&k, ACT_USE_POWER, legacy, PRIVATE_LIFE));
    assert_false(offered(&k, ACT_USE_POWER, legacy, HERO_MODE));
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_USE_POWER, legacy, HERO_MODE));
    assert_false(offered(&k, ACT_USE_POWER, legacy, PRIVATE_LIFE));
    put_at(&k, TACHYON, 15, PRIVATE_LIFE);                   /* passive ones: Recover 2 + 1 in Private Life */
    assert_int_equal(recover_of(&k.c, k.g, TACHYON), 3);
    put_at(&k, TACHYON, 15, HERO_MODE);
    assert_int_equal(recover_of(&k.c, k.g, TACHYON), 2);
    close_kit(&k);
}

static void FF_S27_once_per_turn_is_counted_again_in_each_turn(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    quiet_card(&k);
    begin_turn_of(&k, LEGACY, PRIVATE_LIFE);
    answer(&k, ACT_USE_POWER);
    assert_false(offered(&k, ACT_USE_POWER));
    assert_true(refused(&k, ACT_USE_POWER, -1, -1, -1, RULING_(27)));
    assert_int_equal(k.g->hero[LEGACY].used, 1);
    answer(&k, ACT_END_TURN);
    decline_until_seat(&k, WRAITH, "FREE");
    assert_int_equal(k.g->hero[LEGACY].used, 0);             /* whoever's turn it is */
    quiet_card(&k);
    answer(&k, ACT_END_TURN);
    decline_until_seat(&k, LEGACY, "FREE");
    assert_true(offered(&k, ACT_USE_POWER));
    close_kit(&k);
    open_city(&k, 1);                                        /* every free Power of the box has a limit or a price */
    struct context *c = &k.c;
    for (int id = 1; id <= c->content->count[KIND_HERO]; id++)
        for (int mode = 0; mode < 2; mode++) {
            const struct power *power = &HERO(id)->side[mode];
            assert_true(!power->effect.length || power->action || power->once);
        }
    close_kit(&k);
}

/* From Above: "After you have taken a Move Action: you may remove 1 Henchman", of however many are there. */
static void FF_S27_a_power_with_a_moment_is_used_once_each_time(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, WRAITH, 1, HERO_MODE);
    put_crowd(&k, 2, "rrr");
    put_crowd(&k, 1, "rr");
    enter_turn(&k, WRAITH, HERO_MODE, 5);
    for (int n = 0; n < 2; n++) {
        int to = n ? 1 : 2, crowd = henchmen_at(k.g, to);
        answer(&k, ACT_MOVE, to);
        assert_string_equal(asked(&k), "REACT");
        answer(&k, ACT_USE_POWER);
        assert_string_equal(asked(&k), "FREE");
        assert_int_equal(henchmen_at(k.g, to), crowd - 1);
    }
    close_kit(&k);
}

/* An Augment that stays on the table is no more than a Power: Silent Clapper rolls one failed die again. */
static void FF_S27_an_augment_with_a_moment_is_used_once_each_time(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    k.g->hero[LEGACY].augment[0] = (u8)kit_find(&k, A_GEAR, "silent_clapper");
    give_justice(&k, LEGACY, "talk_him_down");               /* test blue: 3 dice, 1 success */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    freedom_five_game.rules.refresh(&k.c, k.g);
    fix_dice(&k, 4, 1, 1, 1, 1);
    answer(&k, ACT_JUSTICE);
    assert_string_equal(asked(&k), "REACT");
    answer(&k, ACT_USE_AUGMENT);
    assert_false(offered(&k, ACT_USE_AUGMENT));
    assert_int_equal(happened(&k, EV_REROLLED), 1);
    close_kit(&k);
}

static void FF_S27_each_power_is_counted_by_itself(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    quiet_card(&k);
    u8 legacy = k.g->hero[LEGACY].hero;
    begin_turn_of(&k, LEGACY, PRIVATE_LIFE);
    answer(&k, ACT_USE_POWER, legacy, PRIVATE_LIFE);         /* Open Surgery Hours: free, once per turn */
    assert_false(offered(&k, ACT_USE_POWER));
    answer(&k, ACT_HERO_PHASE);
    answer(&k, ACT_USE_POWER, legacy, HERO_MODE);            /* The White Die: free, once per turn */
    assert_false(offered(&k, ACT_USE_POWER));
    assert_int_equal(k.g->hero[LEGACY].used, bit(PRIVATE_LIFE) | bit(HERO_MODE));
    close_kit(&k);
}

/* -- Free moments --------------------------------------------------------------------------------------------- */

static void FF_S24_no_free_action_between_the_steps_of_an_action(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_special(&k, LEGACY, 0, "full_throttle");
    wound(&k, LEGACY, "rgy");
    put_at(&k, LEGACY, 15, PRIVATE_LIFE);
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 1);
    assert_true(offered(&k, ACT_USE_SPECIAL));
    answer(&k, ACT_HEAL);                                    /* which tokens? */
    assert_string_not_equal(asked(&k), "FREE");
    assert_false(offered(&k, ACT_USE_SPECIAL));
    while (strcmp(asked(&k), "FREE")) {
        assert_false(offered(&k, ACT_USE_SPECIAL));
        kit_give_option(&k, 0);
    }
    assert_int_equal(k.g->hero[LEGACY].available, 0);
    assert_true(offered(&k, ACT_USE_SPECIAL));               /* with no token left */
    enter_turn(&k, WRAITH, HERO_MODE, 5);
    assert_false(offered(&k, ACT_USE_SPECIAL));              /* nor in another Hero's turn */
    close_kit(&k);
}

static void FF_S26_the_active_hero_orders_compulsory_effects(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 2, .lua =
        "modifier { id = 'zealots', name = 'X', colour = 'blue', when = { on { 'token_placed', "
        "place_henchman { 1, at = 'there', colour = 'blue' } } } }"});
    set_chapter(&k, 2);                                      /* a red Henchman at each token */
    k.g->modifier[0] = kit_find(&k, A_MODIFIER_CARD, "zealots");
    put_at(&k, LEGACY, 1, PRIVATE_LIFE);
    put_at(&k, WRAITH, 1, PRIVATE_LIFE);
    top_scheme(&k, "last_tram_to_nowhere");
    top_scheme(&k, "wolves_in_the_soup_line");               /* a Mastermind token to 6 */
    kit_enter(&k, "villain_phase", WRAITH);
    assert_true(asks(&k, WRAITH, "ORDER"));
    assert_true(offered(&k, ACT_FIRST_CHAPTER));
    forget(&k);
    answer(&k, ACT_FIRST_MODIFIER);
    assert_int_equal(nth_event(&k, EV_HENCHMAN, 0)->a, BLUE);
    assert_int_equal(nth_event(&k, EV_HENCHMAN, 1)->a, RED);
    assert_int_equal(k.g->crowd[CROWD_AT(6, RED)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(6, BLUE)], 1);
    close_kit(&k);
}

/* -- Who decides, who leaves ---------------------------------------------------------------------------------- */

static void FF_S18_the_active_hero_decides_for_all(void **state)
{
    struct kit k;
    (void)state;
    for (int active = 0; active < 3; active++) {
        open_city(&k, 3);
        k.g->villain[GREEN].defeated = true;
        k.g->weakened = 1 << GREEN;
        kit_build(&k, "actions", (seat)active);
        assert_true(place_anarchy(&k.c, k.g, 4, GREEN, 0));  /* a token of another colour, "the players choose" */
        rules_run(&k.c);
        assert_int_equal(asked_seat(&k), active);
        close_kit(&k);
    }
    begin_table(&k, (struct opening){.heroes = 3, .comic = 3, .options = EVERYTHING});
    set_up_until(&k, "ALLY");                                /* the team's Allies: the host */
    assert_true(asks(&k, 0, "ALLY"));
    close_kit(&k);
}

static void FF_S98_the_hero_of_a_player_who_leaves_stays(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    struct context *c = &k.c;
    int durability = durability_of(c, k.g, GREEN);
    quiet_card(&k);
    begin_turn_of(&k, LEGACY, PRIVATE_LIFE);
    assert_true(resign(&k.c, k.g, WRAITH));
    assert_int_equal(k.g->ending, NO_ENDING);
    assert_int_equal(k.g->players, 2);
    assert_int_equal(durability_of(c, k.g, GREEN), durability);
    answer(&k, ACT_END_TURN);
    decline_until_seat(&k, WRAITH, "FREE");                  /* whoever sits there now is asked */
    assert_true(asks(&k, WRAITH, "FREE"));
    assert_false(resign(&k.c, k.g, WRAITH));                 /* nobody leaves twice */
    assert_true(resign(&k.c, k.g, LEGACY));
    assert_int_equal(k.g->ending, GIVEN_UP);
    close_kit(&k);
}

static void FF_S138_nobody_wins_by_waiting(void **state)
{
    struct kit k;
    (void)state;
    for (u8 turn = 249; turn <= 250; turn++) {
        open_city(&k, 2);
        k.g->turn = turn;
        kit_enter(&k, "refresh", LEGACY);
        assert_int_equal(k.g->ending, turn < 250 ? NO_ENDING : TRACK_FULL);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(FF_047_a_turn_has_four_phases_in_this_order),
    TEST(FF_048_FF_S22_no_way_back_to_private_life),
    TEST(FF_049_FF_067_either_phase_may_be_skipped),
    TEST(FF_050_FF_051_a_mode_lasts_until_the_card_is_turned),
    TEST(FF_062_FF_S23_turning_to_private_life_only_to_hide),
    TEST(FF_068_FF_070_henchmen_attack_in_hero_mode_only),
    TEST(FF_069_FF_096_no_fights_in_private_life),
    TEST(FF_069_FF_S131_who_is_turned_to_private_life_fights_no_villain),
    TEST(FF_074_FF_061_nothing_more_after_the_villain_phase_has_begun),
    TEST(FF_054_tokens_are_split_as_the_player_likes),
    TEST(FF_057_a_power_with_the_symbol_costs_a_token),
    TEST(FF_058_FF_S128_refreshing_frees_no_covered_token),
    TEST(FF_064_FF_073_the_power_of_the_side_that_is_up),
    TEST(FF_S27_once_per_turn_is_counted_again_in_each_turn),
    TEST(FF_S27_a_power_with_a_moment_is_used_once_each_time),
    TEST(FF_S27_an_augment_with_a_moment_is_used_once_each_time),
    TEST(FF_S27_each_power_is_counted_by_itself),
    TEST(FF_S24_no_free_action_between_the_steps_of_an_action),
    TEST(FF_S26_the_active_hero_orders_compulsory_effects),
    TEST(FF_S18_the_active_hero_decides_for_all),
    TEST(FF_S98_the_hero_of_a_player_who_leaves_stays),
    TEST(FF_S138_nobody_wins_by_waiting),
};
TEST_GROUP(tests);
