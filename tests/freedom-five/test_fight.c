/* test_fight.c: Villain fights, defeated Villains and weakened colours (chapters 28 to 32). Ermine is green, Sledge Marrow
 * red, Mother Lull blue; Baron Blade, yellow, is the Mastermind. */
#include "kit.h"

#define ABILITY_OF(k, id) kit_find(k, AN_ABILITY, id)

/* A Hero in Hero mode in Location 7 with the Villain of a colour. */
static void meet(struct kit *k, int hero, int colour)
{
    put_at(k, hero, 7, HERO_MODE);
    put_villain(k, colour, 7);
}

static void FF_E03_FF_284_FF_288_FF_292_FF_293_FF_294_FF_296_FF_301_wraith_against_ermine(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    meet(&k, WRAITH, GREEN);
    hold(&k, WRAITH, "follow_the_money");                    /* 1 die */
    hold(&k, WRAITH, "case_board");                          /* 2 dice */
    hold(&k, WRAITH, "grapnel_swing");
    enter_turn(&k, WRAITH, HERO_MODE, 5);
    answer(&k, ACT_ATTACK_VILLAIN);
    assert_false(offered(&k, ACT_COMMIT, ABILITY_OF(&k, "grapnel_swing"))); /* red */
    fix_dice(&k, 3, 4, 3, 1);                                /* Mind 3+ */
    commit_all(&k);
    assert_int_equal(k.g->hero[WRAITH].available, 4);
    assert_int_equal(k.g->villain[GREEN].damage, 1);         /* 2 successes, 1 cancelled: fewer than 4 cards left */
    assert_int_equal(pile_count(ABILITIES(k.g), ABILITY_DISCARD + WRAITH) >= 2, true);
    assert_int_equal(happened(&k, EV_DREW), 0);              /* their texts are not carried out */
    /* FF-E04: 3 damage, each discarded card blocks 1 */
    assert_int_equal(happened(&k, EV_COUNTERSTRIKE), 1);
    answer(&k, ACT_DISCARD, ABILITY_OF(&k, "grapnel_swing"));
    decline_until(&k, "FREE");
    assert_int_equal(damage_of(&k.g->hero[WRAITH]), 2);
    assert_int_equal(happened(&k, EV_AFTER_ATTACK), 1);
    close_kit(&k);
}

static void FF_285_FF_S87_a_fight_needs_a_die_and_no_henchman(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    meet(&k, LEGACY, RED);
    hold(&k, LEGACY, "read_the_room");                       /* green */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_ATTACK_VILLAIN));
    give_special(&k, LEGACY, 0, "haymaker");                 /* Purple dice fit any colour (FF-174) */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_ATTACK_VILLAIN));
    put_at(&k, LEGACY, 7, PRIVATE_LIFE);
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_false(offered(&k, ACT_ATTACK_VILLAIN));           /* FF-069, FF-096 */
    close_kit(&k);
}

static void FF_095_FF_302_one_villain_of_several(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    meet(&k, LEGACY, RED);
    put_villain(&k, BLUE, 7);
    hold(&k, LEGACY, "one_good_punch");
    hold(&k, LEGACY, "never_alone");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_int_equal(offers(&k, ACT_ATTACK_VILLAIN), 2);
    fix_dice(&k, 2, 6, 6);
    answer(&k, ACT_ATTACK_VILLAIN, k.g->villain[RED].villain);
    commit_all(&k);
    decline_until(&k, "FREE");
    assert_int_equal(k.g->villain[BLUE].damage, 0);
    assert_int_equal(k.g->hero[LEGACY].available, 4);
    close_kit(&k);
}

static void FF_174_FF_175_FF_178_special_dice_are_judged_in_the_villains_colour(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    meet(&k, LEGACY, BLUE);                                  /* Spirit 3+ */
    give_special(&k, LEGACY, 0, "haymaker");                 /* 3 dice */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 3, 3, 3, 2);
    answer(&k, ACT_ATTACK_VILLAIN);
    commit_all(&k);
    decline_until(&k, "FREE");
    assert_int_equal(last_event(&k, EV_STRUCK)->b, 2);
    assert_true(has_card(SPECIALS(k.g), SPECIAL_DISCARD, kit_find(&k, A_SPECIAL, "haymaker")));
    close_kit(&k);
}

static void FF_286_FF_287_FF_S86_who_may_join(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 4);
    meet(&k, LEGACY, RED);
    hold(&k, LEGACY, "one_good_punch");
    put_at(&k, WRAITH, 7, HERO_MODE);
    hold(&k, WRAITH, "grapnel_swing");
    put_at(&k, ZERO, 7, PRIVATE_LIFE);                       /* not in Hero mode */
    hold(&k, ZERO, "glacier");
    put_at(&k, TACHYON, 8, HERO_MODE);                       /* elsewhere */
    hold(&k, TACHYON, "blur");
    k.g->hero[WRAITH].available = 0;                         /* joining costs nothing */
    k.g->hero[WRAITH].exhausted = 5;
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_ATTACK_VILLAIN);
    assert_true(asks(&k, WRAITH, "TEAM_UP"));
    answer(&k, ACT_JOIN);
    assert_false(asks(&k, ZERO, "TEAM_UP") || asks(&k, TACHYON, "TEAM_UP"));
    close_kit(&k);
}

static void open_team(struct kit *k, int colour, const char *one, const char *two)
{
    open_city(k, 3);
    meet(k, LEGACY, colour);
    put_at(k, WRAITH, 7, HERO_MODE);
    hold(k, LEGACY, one);
    hold(k, WRAITH, two);
    enter_turn(k, LEGACY, HERO_MODE, 5);
    answer(k, ACT_ATTACK_VILLAIN);
    answer(k, ACT_JOIN);
    while (asked_seat(k) == LEGACY) commit_all(k);
}

static void FF_S87_a_joiner_without_a_die_drops_out(void **state)
{
    struct kit k;
    (void)state;
    open_team(&k, BLUE, "never_alone", "dead_calm");
    assert_int_equal(asked_seat(&k), WRAITH);
    answer(&k, ACT_DONE);
    fix_dice(&k, 2, 1, 1);
    answer(&k, ACT_CONFIRM);
    decline_until(&k, "FREE");
    assert_int_equal(happened(&k, EV_DROPPED_OUT), 1);
    assert_int_equal(damage_of(&k.g->hero[WRAITH]), 0);      /* no attacking Hero */
    close_kit(&k);
}

static void FF_S88_commitments_can_be_changed_until_the_active_hero_confirms(void **state)
{
    struct kit k;
    (void)state;
    open_team(&k, BLUE, "never_alone", "dead_calm");
    commit_all(&k);
    answer(&k, ACT_REOPEN, k.g->hero[WRAITH].hero);
    assert_true(has_card(ABILITIES(k.g), ABILITY_HAND + WRAITH, ABILITY_OF(&k, "dead_calm")));
    answer(&k, ACT_DONE);
    assert_true(asks(&k, LEGACY, "READY"));
    close_kit(&k);
}

/* P, Q and R attack a Villain with Durability 4, 2 counters and 1 Henchman on the card. */
static void FF_E16_FF_279_FF_280_FF_295_FF_297_FF_298_FF_300_FF_304_FF_S89_three_attackers(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 3);
    static const char *const cards[3] = {"never_alone", "dead_calm", "numb"}; /* blue, 2 dice each */
    for (int h = 0; h < 3; h++) {
        put_at(&k, h, 7, HERO_MODE);
        hold(&k, h, cards[h]);
    }
    meet(&k, LEGACY, BLUE);                                  /* Mother Lull: H + 3 = 6; 4 are left */
    k.g->villain[BLUE].damage = 4;
    crowd_card(&k, BLUE, 1);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_ATTACK_VILLAIN);
    while (offered(&k, ACT_JOIN)) answer(&k, ACT_JOIN);
    commit_all(&k);
    fix_dice(&k, 4, 6, 6, 1, 6);                             /* P: 2 successes, Q: 1 */
    answer(&k, ACT_CONFIRM);
    for (int h = 0; h < 3; h++)
        if (offered(&k, ACT_NEXT_ATTACKER)) answer(&k, ACT_NEXT_ATTACKER, k.g->hero[h].hero);
    assert_event_said(&k, EV_OFF_CARD, "1 Henchman takes the damage for Mother Lull: from the card to the supply");
    assert_int_equal(last_event(&k, EV_TAKEN_BACK)->a, k.g->hero[ZERO].hero); /* before Mother Lull has it discarded */
    decline_until(&k, "REWARD");
    assert_int_equal(happened(&k, EV_ROLLED), 4);            /* R does not roll */
    assert_int_equal(happened(&k, EV_COUNTERSTRIKE), 1);     /* though it is beaten */
    for (int h = 0; h < 3; h++) assert_int_equal(damage_of(&k.g->hero[h]), 1);
    assert_true(last_event(&k, EV_COUNTERSTRIKE) < last_event(&k, EV_DEFEATED));
    answer(&k, ACT_REWARD);
    answer(&k, ACT_REWARD);
    decline_until(&k, "FREE");
    assert_int_equal(happened(&k, EV_AFTER_ATTACK), 0);
    assert_true(k.g->villain[BLUE].defeated);
    assert_int_equal(k.g->villain[BLUE].at, 0);              /* FF-303 */
    assert_int_equal(k.g->villain[BLUE].henchmen, 0);
    close_kit(&k);
}

static void FF_E33_FF_S97_FF_S55_counterstrike_in_attack_order(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    meet(&k, LEGACY, RED);                                   /* 2 damage to each attacker */
    put_at(&k, WRAITH, 7, HERO_MODE);
    hold(&k, LEGACY, "one_good_punch");
    hold(&k, WRAITH, "grapnel_swing");
    wound(&k, WRAITH, "ybba");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_ATTACK_VILLAIN);
    answer(&k, ACT_JOIN);
    commit_all(&k);
    fix_dice(&k, 3, 1, 1, 1);
    answer(&k, ACT_CONFIRM);
    answer(&k, ACT_NEXT_ATTACKER, k.g->hero[WRAITH].hero);
    assert_int_equal(happened(&k, EV_KNOCKED_OUT), 1);
    assert_int_equal(happened(&k, EV_DAMAGED), 1);           /* nobody but Wraith yet */
    answer(&k, ACT_HOME, 13);
    decline_until(&k, "FREE");
    assert_int_equal(damage_of(&k.g->hero[WRAITH]), 0);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 2);
    assert_int_equal(k.g->track, 2);
    close_kit(&k);
}

static void FF_E35_FF_S115_defense_then_henchmen_then_counters(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    meet(&k, WRAITH, RED);                                   /* alone: 1 damage is cancelled */
    crowd_card(&k, RED, 1);
    hold(&k, WRAITH, "grapnel_swing");
    hold(&k, WRAITH, "out_of_the_dark");                     /* 2 dice */
    enter_turn(&k, WRAITH, HERO_MODE, 5);
    fix_dice(&k, 3, 6, 6, 6);
    answer(&k, ACT_ATTACK_VILLAIN);
    commit_all(&k);
    decline_until(&k, "FREE");
    assert_int_equal(k.g->villain[RED].damage, 1);
    assert_int_equal(k.g->villain[RED].henchmen, 0);
    close_kit(&k);
}

static void FF_272_FF_317_FF_E06_durability_counts_heroes(void **state)
{
    (void)state;
    for (int heroes = 1; heroes <= 5; heroes++) {
        struct kit k;
        open_city(&k, heroes);
        struct context *c = &k.c;
        int colour = mastermind_of(c, k.g);
        const struct villain_row *row = VILLAIN(k.g->villain[colour].villain);
        assert_true(row->per_hero > 0);
        assert_int_equal(durability_of(c, k.g, colour), row->per_hero * heroes + row->plus);
        close_kit(&k);
    }
}

/* -- Defeated Villains and weakened colours -------------------------------------------------------------------- */

static void FF_303_FF_305_FF_306_FF_S91_FF_S95_two_different_rewards_for_any_attackers(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    meet(&k, LEGACY, RED);
    k.g->villain[RED].damage = (u8)(durability_of(&k.c, k.g, RED) - 1);
    wound(&k, LEGACY, "gg");
    hold(&k, LEGACY, "one_good_punch");                      /* deal 2 damage; FF-S94: what is beyond is lost */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_PLAY);
    assert_int_equal(happened(&k, EV_COUNTERSTRIKE), 0);     /* outside of a fight */
    assert_option_holds(&k, ACT_REWARD, "Reward 1 (");       /* with its text */
    answer(&k, ACT_REWARD, 3, k.g->hero[LEGACY].hero);       /* heal 2 */
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 0);
    assert_false(offered(&k, ACT_REWARD, 3));
    answer(&k, ACT_REWARD, 2, k.g->hero[LEGACY].hero);       /* draw 3: one Hero may take both */
    assert_int_equal(hand_count(k.g, LEGACY), 3);
    assert_string_equal(asked(&k), "FREE");
    assert_true(is_weakened(k.g, RED));                      /* FF-308 */
    close_kit(&k);
}

static void FF_274_who_is_not_in_the_city_cannot_be_damaged(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    kit_build(&k, "actions", LEGACY);
    assert_false(damage_villain(&k.c, k.g, RED, 3, LEGACY, 0));
    assert_int_equal(k.g->villain[RED].damage, 0);
    close_kit(&k);
}

static void FF_310_FF_S96_FF_E29_overrun_by_a_weakened_colour(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    weaken(&k, RED);
    put_crowd(&k, 1, "rrb");                                 /* neighbours 2 and 6 */
    put_crowd(&k, 6, "bby");
    put_crowd(&k, 30, "rrr");
    put_crowd(&k, 29, "rrr");
    put_crowd(&k, 28, "rrr");
    assert_int_equal(k.g->supply[RED], 6);
    kit_build(&k, "actions", LEGACY);
    if (place_henchmen(&k.c, k.g, 1, RED, 1, 0)) rules_run(&k.c);
    assert_int_equal(k.g->crowd[CROWD_AT(2, RED)], 1);
    assert_int_equal(k.g->supply[RED], 5);
    assert_int_equal(k.g->villain[RED].henchmen, 0);
    close_kit(&k);
}

static void FF_311_FF_262_FF_E19_a_removed_token_of_a_weakened_colour_turns_purple(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_unrest(&k, 5, "g");
    weaken(&k, GREEN);
    int green = k.g->pool[GREEN], purple = k.g->pool[PURPLE], deck = pile_count(ANARCHIES(k.g), ANARCHY_DECK);
    kit_build(&k, "actions", LEGACY);
    assert_false(remove_anarchy(&k.c, k.g, 5, GREEN, 0));
    assert_int_equal(k.g->pool[GREEN], green);
    assert_int_equal(k.g->pool[PURPLE], purple + 1);
    assert_int_equal(pile_count(ANARCHIES(k.g), ANARCHY_DECK), deck);
    close_kit(&k);
}

static void FF_312_FF_S67_another_colour_is_chosen(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    weaken(&k, GREEN);
    kit_build(&k, "actions", LEGACY);
    assert_true(place_anarchy(&k.c, k.g, 5, GREEN, 0));
    rules_run(&k.c);
    assert_false(offered(&k, ACT_COLOUR, GREEN));
    assert_true(offered(&k, ACT_COLOUR, PURPLE));
    answer(&k, ACT_COLOUR, BLUE);
    assert_int_equal(k.g->unrest[UNREST_AT(5, BLUE)], 1);
    for (int colour = 0; colour < ALL_COLOURS; colour++) k.g->pool[colour] = 0;
    k.g->pool[GREEN] = 2;                                    /* FF-S69: they stay out of use */
    kit_build(&k, "actions", LEGACY);
    if (place_anarchy(&k.c, k.g, 5, GREEN, 0)) rules_run(&k.c);
    assert_int_equal(k.g->track, 1);
    assert_int_equal(k.g->unrest[UNREST_AT(5, GREEN)], 0);
    close_kit(&k);
}

static void FF_313_henchmen_of_a_weakened_colour_still_attack_and_are_placed(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_crowd(&k, 7, "g");
    weaken(&k, GREEN);
    top_scheme(&k, "overdue_and_dangerous");                 /* green at 9 */
    kit_enter(&k, "villain_phase", LEGACY);
    decline_until(&k, "FREE");
    assert_int_equal(happened(&k, EV_HENCHMEN_ATTACK), 1);
    assert_int_equal(k.g->crowd[CROWD_AT(9, GREEN)], 1);
    close_kit(&k);
}

static void FF_281_FF_S64_FF_E27_three_on_a_card(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_villain(&k, GREEN, HQ);
    crowd_card(&k, GREEN, 2);
    int supply = k.g->supply[GREEN];
    kit_build(&k, "actions", LEGACY);
    add_to_card(&k.c, k.g, GREEN, 0);
    assert_int_equal(k.g->villain[GREEN].henchmen, 0);
    assert_int_equal(k.g->supply[GREEN], supply + 2);
    assert_int_equal(tower_cards(k.g), 1);
    close_kit(&k);
}

static void FF_282_FF_316_a_mastermind_keeps_any_number(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_villain(&k, YELLOW, 22);
    kit_build(&k, "actions", LEGACY);
    for (int n = 0; n < 5; n++) assert_false(add_to_card(&k.c, k.g, YELLOW, 0));
    assert_int_equal(k.g->villain[YELLOW].henchmen, 5);
    assert_int_equal(anarchy_at(k.g, 22), 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_E03_FF_284_FF_288_FF_292_FF_293_FF_294_FF_296_FF_301_wraith_against_ermine),
    TEST(FF_285_FF_S87_a_fight_needs_a_die_and_no_henchman),
    TEST(FF_095_FF_302_one_villain_of_several),
    TEST(FF_174_FF_175_FF_178_special_dice_are_judged_in_the_villains_colour),
    TEST(FF_286_FF_287_FF_S86_who_may_join),
    TEST(FF_S87_a_joiner_without_a_die_drops_out),
    TEST(FF_S88_commitments_can_be_changed_until_the_active_hero_confirms),
    TEST(FF_E16_FF_279_FF_280_FF_295_FF_297_FF_298_FF_300_FF_304_FF_S89_three_attackers),
    TEST(FF_E33_FF_S97_FF_S55_counterstrike_in_attack_order),
    TEST(FF_E35_FF_S115_defense_then_henchmen_then_counters),
    TEST(FF_272_FF_317_FF_E06_durability_counts_heroes),
    TEST(FF_303_FF_305_FF_306_FF_S91_FF_S95_two_different_rewards_for_any_attackers),
    TEST(FF_274_who_is_not_in_the_city_cannot_be_damaged),
    TEST(FF_310_FF_S96_FF_E29_overrun_by_a_weakened_colour),
    TEST(FF_311_FF_262_FF_E19_a_removed_token_of_a_weakened_colour_turns_purple),
    TEST(FF_312_FF_S67_another_colour_is_chosen),
    TEST(FF_313_henchmen_of_a_weakened_colour_still_attack_and_are_placed),
    TEST(FF_281_FF_S64_FF_E27_three_on_a_card),
    TEST(FF_282_FF_316_a_mastermind_keeps_any_number),
};
TEST_GROUP(tests);
