/* test_fight_rules.c: more of Villain fights: what happens between the steps, Purple cards, who still takes part
 * (rulings FF-S47, FF-S53, FF-S89 to FF-S94, FF-S109, FF-S110, FF-S114). */
#include <stdio.h>

#include "kit.h"

#include "engine/picks.h"

#define ABILITY_OF(k, id) kit_find(k, AN_ABILITY, id)

/* Legacy attacks at 7, Wraith is there too; each holds a blue card of 2 dice and something to lose. */
static void set_team(struct kit *k, int colour)
{
    put_at(k, LEGACY, 7, HERO_MODE);
    put_at(k, WRAITH, 7, HERO_MODE);
    put_villain(k, colour, 7);
    enter_turn(k, LEGACY, HERO_MODE, 5);
    forget(k);
    answer(k, ACT_ATTACK_VILLAIN);
    answer(k, ACT_JOIN);
    commit_all(k);
}
static void open_team(struct kit *k, int colour, const char *one, const char *two)
{
    open_city(k, 2);
    hold(k, LEGACY, one);
    hold(k, WRAITH, two);
    set_team(k, colour);
}

/* The active Hero confirms, and names who rolls first. */
static void roll_first(struct kit *k, int hero)
{
    answer(k, ACT_CONFIRM);
    answer(k, ACT_NEXT_ATTACKER, k->g->hero[hero].hero);
}

/* -- Steps -------------------------------------------------------------------------------------------------------- */

static void FF_E04_each_discarded_card_blocks_one_damage(void **state)
{
    (void)state;
    for (int cards = 0; cards <= 2; cards++) {               /* 3 damage: Ermine strikes back */
        struct kit k;
        open_city(&k, 2);
        put_at(&k, WRAITH, 7, HERO_MODE);
        put_villain(&k, GREEN, 7);
        hold(&k, WRAITH, "follow_the_money");
        hold(&k, WRAITH, "grapnel_swing");
        hold(&k, WRAITH, "out_of_the_dark");
        enter_turn(&k, WRAITH, HERO_MODE, 5);
        fix_dice(&k, 1, 1);
        answer(&k, ACT_ATTACK_VILLAIN);
        commit_all(&k);
        static const char *const names[] = {"grapnel_swing", "out_of_the_dark"};
        u8 low = ABILITY_OF(&k, names[0]), high = ABILITY_OF(&k, names[1]); /* in ascending order */
        if (cards > 0) answer(&k, ACT_DISCARD, cards == 2 ? min_int(low, high) : low);
        if (cards > 1) answer(&k, ACT_DISCARD, max_int(low, high));
        decline_until(&k, "FREE");
        assert_int_equal(damage_of(&k.g->hero[WRAITH]), 3 - cards);
        assert_int_equal(hand_count(k.g, WRAITH), 2 - cards);
        assert_int_equal(happened(&k, EV_AFTER_ATTACK), 1);
        close_kit(&k);
    }
}

static void FF_162_cards_of_the_villains_colour_give_dice_and_their_text_is_ignored(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_villain(&k, GREEN, 7);
    hold(&k, LEGACY, "read_the_room");                       /* green, 2 dice: draw 1 */
    hold(&k, LEGACY, "town_meeting");                        /* green, 1 die */
    hold(&k, LEGACY, "never_alone");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_ATTACK_VILLAIN);
    assert_int_equal(offers(&k, ACT_COMMIT), 2);
    fix_dice(&k, 3, 1, 1, 1);
    commit_all(&k);
    assert_int_equal(last_event(&k, EV_SUCCESSES)->c, 3);
    assert_int_equal(happened(&k, EV_DREW), 0);
    close_kit(&k);
}

static void FF_290_committed_cards_have_left_the_hand(void **state)
{
    (void)state;
    for (int more = 0; more < 2; more++) {                   /* Ermine cancels 1 if fewer than 4 cards are left */
        struct kit k;
        open_city(&k, 2);
        put_at(&k, LEGACY, 7, HERO_MODE);
        put_villain(&k, GREEN, 7);
        static const char *const others[] = {"never_alone", "chin_up", "one_good_punch", "signal_flare"};
        hold(&k, LEGACY, "read_the_room");
        for (int i = 0; i < 3 + more; i++) hold(&k, LEGACY, others[i]);
        enter_turn(&k, LEGACY, HERO_MODE, 5);
        fix_dice(&k, 2, 6, 6);
        answer(&k, ACT_ATTACK_VILLAIN);
        assert_int_equal(k.g->villain[GREEN].damage, 1 + more);
        close_kit(&k);
    }
}

static void FF_291_the_active_hero_sets_the_order(void **state)
{
    (void)state;
    for (int first = LEGACY; first <= WRAITH; first++) {
        struct kit k;
        open_team(&k, BLUE, "never_alone", "dead_calm");
        answer(&k, ACT_CONFIRM);
        assert_true(asks(&k, LEGACY, "ORDER"));
        assert_int_equal(offers(&k, ACT_NEXT_ATTACKER), 2);
        answer(&k, ACT_NEXT_ATTACKER, k.g->hero[first].hero);
        assert_int_equal(nth_event(&k, EV_ROLLED, 0)->a, k.g->hero[first].hero);
        close_kit(&k);
    }
}

static void FF_299_one_counterstrike_after_all_attackers(void **state)
{
    struct kit k;
    (void)state;
    open_team(&k, RED, "one_good_punch", "grapnel_swing");
    fix_dice(&k, 3, 1, 1, 1);
    roll_first(&k, LEGACY);
    decline_until(&k, "FREE");
    assert_int_equal(happened(&k, EV_SUCCESSES), 2);
    assert_int_equal(happened(&k, EV_COUNTERSTRIKE), 1);
    assert_true(last_event(&k, EV_SUCCESSES) < last_event(&k, EV_COUNTERSTRIKE));
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 2);
    assert_int_equal(damage_of(&k.g->hero[WRAITH]), 2);
    close_kit(&k);
}

/* Of three Heroes the first and the third attack: the third is not the one after the last attacker as well. */
static void FF_299_FF_S97_no_attacker_is_struck_twice(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 3);
    put_villain(&k, RED, 7);                                 /* 2 damage to each attacker */
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_at(&k, ZERO, 7, HERO_MODE);
    hold(&k, LEGACY, "one_good_punch");
    hold(&k, ZERO, "ice_age");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_ATTACK_VILLAIN);
    answer(&k, ACT_JOIN);
    commit_all(&k);
    fix_dice(&k, 4, 1, 1, 1, 1);
    answer(&k, ACT_CONFIRM);
    answer(&k, ACT_NEXT_ATTACKER, k.g->hero[LEGACY].hero);
    decline_until(&k, "FREE");
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 2);
    assert_int_equal(damage_of(&k.g->hero[ZERO]), 2);
    assert_int_equal(damage_of(&k.g->hero[WRAITH]), 0);
    close_kit(&k);
}

static void FF_S90_no_dice_after_the_commit_step(void **state)
{
    struct kit k;
    (void)state;
    open_with(&k, 2, ability_lua("iron_jaw", "legacy", "red", 2, NULL, "'committed', add_dice { 2 }"));
    hold(&k, LEGACY, "never_alone");
    hold(&k, LEGACY, "iron_jaw");
    hold(&k, LEGACY, "chin_up");                             /* for Mother Lull to have discarded */
    hold(&k, WRAITH, "dead_calm");
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_at(&k, WRAITH, 7, HERO_MODE);
    put_villain(&k, BLUE, 7);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_ATTACK_VILLAIN);
    answer(&k, ACT_JOIN);
    assert_true(offered(&k, ACT_PLAY, ABILITY_OF(&k, "iron_jaw")));
    answer(&k, ACT_COMMIT, ABILITY_OF(&k, "never_alone"));
    answer(&k, ACT_DONE);
    commit_all(&k);
    fix_dice(&k, 4, 1, 1, 1, 1);
    answer(&k, ACT_CONFIRM);
    assert_false(offered(&k, ACT_PLAY));
    answer(&k, ACT_NEXT_ATTACKER, k.g->hero[LEGACY].hero);
    assert_int_equal(happened(&k, EV_MORE_DICE), 0);
    assert_int_equal(nth_event(&k, EV_SUCCESSES, 0)->c, 2);
    close_kit(&k);
}

static void FF_S92_henchmen_who_come_do_not_stop_a_fight(void **state)
{
    struct kit k;
    (void)state;
    open_team(&k, BLUE, "never_alone", "dead_calm");
    put_crowd(&k, 7, "rb");
    fix_dice(&k, 4, 6, 6, 6, 6);
    roll_first(&k, LEGACY);
    decline_until(&k, "FREE");
    assert_int_equal(k.g->villain[BLUE].damage, 4);
    assert_int_equal(happened(&k, EV_COUNTERSTRIKE), 1);
    close_kit(&k);
}

static void FF_S93_a_defense_works_against_each_attacker(void **state)
{
    struct kit k;
    (void)state;
    open_team(&k, GREEN, "read_the_room", "case_board");     /* both have fewer than 4 cards: 1 each is cancelled */
    fix_dice(&k, 4, 6, 6, 6, 6);
    roll_first(&k, WRAITH);
    assert_int_equal(happened(&k, EV_CANCELLED), 2);
    assert_int_equal(k.g->villain[GREEN].damage, 2);
    close_kit(&k);
    open_city(&k, 2);                                        /* it looks at the hand of whoever attacks */
    hold(&k, LEGACY, "read_the_room");
    static const char *const others[] = {"never_alone", "chin_up", "one_good_punch", "signal_flare"};
    for (int i = 0; i < COUNT(others); i++) hold(&k, LEGACY, others[i]);
    hold(&k, WRAITH, "case_board");
    set_team(&k, GREEN);
    fix_dice(&k, 4, 6, 6, 6, 6);
    roll_first(&k, WRAITH);
    assert_int_equal(happened(&k, EV_CANCELLED), 1);
    assert_int_equal(k.g->villain[GREEN].damage, 3);
    close_kit(&k);
}

static void FF_S94_FF_S53_damage_beyond_is_lost_and_whoever_falls_shares_the_rewards(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    hold(&k, LEGACY, "one_good_punch");
    hold(&k, WRAITH, "grapnel_swing");
    wound(&k, WRAITH, "ybba");                               /* Sledge Marrow's 2 damage knock her out */
    k.g->villain[RED].damage = (u8)(durability_of(&k.c, k.g, RED) - 1);
    set_team(&k, RED);
    fix_dice(&k, 2, 6, 6);
    roll_first(&k, LEGACY);
    assert_int_equal(last_event(&k, EV_STRUCK)->b, 1);       /* 2 successes, 1 was left */
    assert_int_equal(k.g->villain[RED].damage, durability_of(&k.c, k.g, RED));
    if (offered(&k, ACT_HOME)) answer(&k, ACT_HOME, 13);
    decline_until(&k, "REWARD");
    assert_int_equal(happened(&k, EV_KNOCKED_OUT), 1);
    assert_true(offered(&k, ACT_REWARD, 2, k.g->hero[WRAITH].hero));
    answer(&k, ACT_REWARD, 2, k.g->hero[WRAITH].hero);       /* draw 3 */
    assert_int_equal(happened(&k, EV_DREW), 3);
    close_kit(&k);
}

/* -- Defeat, Chapters, who has left ------------------------------------------------------------------------------- */

static void FF_S109_beaten_then_counterstrike_then_turned_rewarded_and_counted(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 2, .lua = /* its Objective: 1 Villain */
        "villain { id = 'hollow_verger', name = 'X', colour = 'blue', plus = 3, "
        "counterstrike = { place_anarchy { 1, at = 'villain_place', colour = 'blue' } }, "
        "reward_1 = { draw { 3 } }, reward_2 = { heal { 2 } } }"});
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_villain(&k, BLUE, 7);
    wound(&k, LEGACY, "rr");
    k.g->villain[BLUE].damage = (u8)(durability_of(&k.c, k.g, BLUE) - 1);
    hold(&k, LEGACY, "never_alone");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 2, 6, 6);
    answer(&k, ACT_ATTACK_VILLAIN);
    assert_int_equal(k.g->unrest[UNREST_AT(7, BLUE)], 1);    /* of an undefeated Villain: a blue token */
    assert_int_equal(chapter_number(&k), 1);
    answer(&k, ACT_REWARD, 1);
    decline_until(&k, "FREE");
    assert_int_equal(chapter_number(&k), 2);
    static const u8 order[] = {EV_BEATEN, EV_COUNTERSTRIKE, EV_DEFEATED, EV_REWARDED, EV_CHAPTER};
    for (int i = 1; i < COUNT(order); i++) assert_true(last_event(&k, order[i - 1]) < last_event(&k, order[i]));
    assert_int_equal(happened(&k, EV_REWARDED), 2);
    close_kit(&k);
}

static void FF_S110_a_fight_whose_villain_is_gone_ends(void **state)
{
    struct kit k;
    (void)state;
    open_team(&k, BLUE, "never_alone", "dead_calm");
    answer(&k, ACT_CONFIRM);
    k.g->villain[BLUE].at = 0;                               /* as if a Chapter had taken it away */
    answer(&k, ACT_NEXT_ATTACKER, k.g->hero[LEGACY].hero);
    assert_true(asks(&k, LEGACY, "FREE"));
    assert_int_equal(happened(&k, EV_COUNTERSTRIKE) + happened(&k, EV_AFTER_ATTACK) + happened(&k, EV_ROLLED), 0);
    assert_true(has_card(ABILITIES(k.g), ABILITY_HAND + LEGACY, ABILITY_OF(&k, "never_alone")));
    assert_true(has_card(ABILITIES(k.g), ABILITY_HAND + WRAITH, ABILITY_OF(&k, "dead_calm")));
    close_kit(&k);
}

static void FF_S114_who_leaves_before_rolling_is_out(void **state)
{
    (void)state;
    for (int gone = LEGACY; gone <= WRAITH; gone++) {        /* the active Hero too: the other goes on */
        struct kit k;
        open_team(&k, RED, "one_good_punch", "grapnel_swing");
        answer(&k, ACT_CONFIRM);
        put_at(&k, gone, 8, HERO_MODE);
        fix_dice(&k, 2, 1, 1);
        answer(&k, ACT_NEXT_ATTACKER, k.g->hero[LEGACY].hero);
        decline_until(&k, "FREE");
        assert_int_equal(happened(&k, EV_SUCCESSES), 1);
        assert_int_equal(last_event(&k, EV_DROPPED_OUT)->a, k.g->hero[gone].hero);
        assert_int_equal(hand_count(k.g, gone), 1);
        assert_int_equal(damage_of(&k.g->hero[gone]), 0);    /* no attacking Hero any more */
        assert_int_equal(damage_of(&k.g->hero[!gone]), 2);
        close_kit(&k);
    }
}

static void FF_S114_a_token_drawn_after_the_commit_blocks_nothing(void **state)
{
    struct kit k;
    (void)state;
    open_team(&k, BLUE, "never_alone", "dead_calm");
    answer(&k, ACT_CONFIRM);
    wound(&k, WRAITH, "b");
    fix_dice(&k, 4, 1, 1, 6, 6);
    answer(&k, ACT_NEXT_ATTACKER, k.g->hero[LEGACY].hero);
    assert_int_equal(k.g->villain[BLUE].damage, 2);          /* hers */
    close_kit(&k);
}

static void FF_S89_everything_comes_back_as_if_it_had_not_been_used(void **state)
{
    struct kit k;
    (void)state;
    char lua[1000];
    snprintf(lua, sizeof lua, "%s ally { id = 'captain_finch', name = 'X', uses = 3, envelope = 2, "
             "when = { on { 'committed', add_dice { 1 } } } } "
             "justice { id = 'testify', name = 'X', by = 'place', location = 'high_court', "
             "when = { on { 'committed', add_dice { 1 } } } } "
             "augment { id = 'wrist_radio', name = 'X', envelope = 1, once = 'turn', "
             "when = { on { 'committed', optional = true, add_dice { 1 } } } }",
             ability_lua("iron_jaw", "legacy", "red", 2, NULL, "'committed', add_dice { 2 }"));
    open_with(&k, 2, lua);
    struct hero *legacy = &k.g->hero[LEGACY];
    legacy->ally[0] = kit_find(&k, A_GEAR, "captain_finch");
    legacy->uses[0] = 3;
    legacy->augment[0] = kit_find(&k, A_GEAR, "wrist_radio");
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_at(&k, WRAITH, 7, HERO_MODE);
    put_villain(&k, BLUE, 7);
    refresh_moments(&k.c, k.g);
    hold(&k, LEGACY, "never_alone");
    hold(&k, LEGACY, "iron_jaw");
    hold(&k, WRAITH, "dead_calm");
    give_special(&k, LEGACY, 2, "haymaker");                 /* the only uncovered slot */
    give_task(&k, LEGACY, "a_speech_for_the_fair");
    give_reward(&k, LEGACY, "testify");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_ATTACK_VILLAIN);
    answer(&k, ACT_JOIN);
    answer(&k, ACT_PLAY, ABILITY_OF(&k, "iron_jaw"));
    answer(&k, ACT_USE_ALLY);
    answer(&k, ACT_USE_AUGMENT);
    answer(&k, ACT_USE_JUSTICE);
    answer(&k, ACT_COMMIT_SPECIAL);
    answer(&k, ACT_COMMIT);
    while (asks(&k, LEGACY, "DICE")) answer(&k, ACT_DONE);
    assert_int_equal(legacy->uses[0], 2);
    assert_true(in_set(legacy->used, MODES));
    commit_all(&k);
    answer(&k, ACT_REOPEN, legacy->hero);
    assert_int_equal(hand_count(k.g, LEGACY), 2);
    assert_int_equal(legacy->uses[0], 3);
    assert_false(in_set(legacy->used, MODES));
    assert_int_equal(pile_count(JUSTICES(k.g), JUSTICE_UP + LEGACY), 1);
    assert_int_equal(pile_count(SPECIALS(k.g), special_pile(LEGACY, 2)), 1); /* in its own slot */
    assert_true(offered(&k, ACT_COMMIT_SPECIAL));
    close_kit(&k);
}

static void FF_S89_special_cards_go_back_to_their_slots(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_special(&k, LEGACY, 1, "haymaker");
    give_special(&k, LEGACY, 2, "field_dressing");
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_at(&k, WRAITH, 7, HERO_MODE);
    put_villain(&k, BLUE, 7);
    hold(&k, WRAITH, "dead_calm");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_ATTACK_VILLAIN);
    answer(&k, ACT_JOIN);
    answer(&k, ACT_COMMIT_SPECIAL, kit_find(&k, A_SPECIAL, "field_dressing"));
    answer(&k, ACT_COMMIT_SPECIAL, kit_find(&k, A_SPECIAL, "haymaker"));
    if (asks(&k, LEGACY, "DICE")) answer(&k, ACT_DONE);
    commit_all(&k);
    answer(&k, ACT_REOPEN, k.g->hero[LEGACY].hero);
    assert_int_equal(pile_count(SPECIALS(k.g), special_pile(LEGACY, 0)), 0);
    assert_true(has_card(SPECIALS(k.g), special_pile(LEGACY, 1), kit_find(&k, A_SPECIAL, "haymaker")));
    assert_true(has_card(SPECIALS(k.g), special_pile(LEGACY, 2), kit_find(&k, A_SPECIAL, "field_dressing")));
    close_kit(&k);
}

static void FF_288_FF_289_cards_and_specials_are_one_answer(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 1);
    give_special(&k, LEGACY, 1, "haymaker");
    give_reward(&k, LEGACY, "sweep_the_depot");
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_villain(&k, BLUE, 7);
    refresh_moments(&k.c, k.g);
    hold(&k, LEGACY, "never_alone");
    hold(&k, LEGACY, "steadying_hand");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_ATTACK_VILLAIN);
    struct picks *p = picks_new();
    struct picked given[PICKED_MAX];
    assert_true(picks_open(p, &k.c, LEGACY));
    for (int i = 0; i < p->count; i++)                       /* all but one card: "That is all" ends it */
        if (p->pick[i].first.a != ABILITY_OF(&k, "steadying_hand")) assert_true(picks_tick(p, i));
    int n = picks_answers(p, false, given);
    assert_int_equal(n, 4);
    for (int i = 0; i < n; i++) answer(&k, given[i].action.verb, given[i].action.a);
    assert_int_equal(given[n - 1].action.verb, ACT_DONE);
    assert_int_equal(last_event(&k, EV_SUCCESSES)->c, 3 + 2 + 2);
    picks_free(p);
    close_kit(&k);
}

/* -- Purple cards ------------------------------------------------------------------------------------------------- */

static void open_purple(struct kit *k, u32 options, const char *damage, int colour)
{
    open_table(k, (struct opening){.heroes = 2, .options = options});
    put_at(k, LEGACY, 7, HERO_MODE);
    put_villain(k, colour, 7);
    wound(k, LEGACY, damage);
    hold(k, LEGACY, "everything_we_are");                    /* Purple, 3 dice */
    enter_turn(k, LEGACY, HERO_MODE, 5);
}

static void FF_170_a_purple_card_fits_a_villain_of_any_colour(void **state)
{
    (void)state;
    for (int colour = 0; colour < COLOURS; colour++) {
        struct kit k;
        open_purple(&k, 0, "", colour);
        fix_dice(&k, 3, 1, 1, 1);
        answer(&k, ACT_ATTACK_VILLAIN);
        assert_int_equal(last_event(&k, EV_SUCCESSES)->c, 3);
        assert_int_equal(last_event(&k, EV_ROLLED)->b, colour); /* FF-175: in the Villain's colour */
        close_kit(&k);
    }
}

static void FF_S47_any_colour_token_blocks_a_purple_card(void **state)
{
    struct kit k;
    (void)state;
    open_purple(&k, 0, "g", RED);
    assert_false(offered(&k, ACT_ATTACK_VILLAIN));
    assert_true(refused(&k, ACT_PLAY, ABILITY_OF(&k, "everything_we_are"), -1, -1, 221));
    close_kit(&k);
    open_purple(&k, 0, "a", RED);                            /* an action token blocks no colour */
    assert_true(offered(&k, ACT_ATTACK_VILLAIN));
    assert_true(offered(&k, ACT_PLAY, ABILITY_OF(&k, "everything_we_are")));
    close_kit(&k);
}

static void FF_S47_the_milder_reading_is_an_option(void **state)
{
    struct kit k;
    (void)state;
    open_purple(&k, MILD_PURPLE, "g", RED);
    assert_true(offered(&k, ACT_ATTACK_VILLAIN));
    assert_true(offered(&k, ACT_PLAY, ABILITY_OF(&k, "everything_we_are")));
    close_kit(&k);
    open_purple(&k, MILD_PURPLE, "r", RED);
    assert_false(offered(&k, ACT_ATTACK_VILLAIN));           /* of the blocked colour */
    close_kit(&k);
    open_purple(&k, MILD_PURPLE, "rgby", RED);
    assert_false(offered(&k, ACT_PLAY, ABILITY_OF(&k, "everything_we_are")));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_E04_each_discarded_card_blocks_one_damage),
    TEST(FF_162_cards_of_the_villains_colour_give_dice_and_their_text_is_ignored),
    TEST(FF_290_committed_cards_have_left_the_hand),
    TEST(FF_291_the_active_hero_sets_the_order),
    TEST(FF_299_one_counterstrike_after_all_attackers),
    TEST(FF_299_FF_S97_no_attacker_is_struck_twice),
    TEST(FF_S90_no_dice_after_the_commit_step),
    TEST(FF_S92_henchmen_who_come_do_not_stop_a_fight),
    TEST(FF_S93_a_defense_works_against_each_attacker),
    TEST(FF_S94_FF_S53_damage_beyond_is_lost_and_whoever_falls_shares_the_rewards),
    TEST(FF_S109_beaten_then_counterstrike_then_turned_rewarded_and_counted),
    TEST(FF_S110_a_fight_whose_villain_is_gone_ends),
    TEST(FF_S114_who_leaves_before_rolling_is_out),
    TEST(FF_S114_a_token_drawn_after_the_commit_blocks_nothing),
    TEST(FF_S89_everything_comes_back_as_if_it_had_not_been_used),
    TEST(FF_S89_special_cards_go_back_to_their_slots),
    TEST(FF_288_FF_289_cards_and_specials_are_one_answer),
    TEST(FF_170_a_purple_card_fits_a_villain_of_any_colour),
    TEST(FF_S47_any_colour_token_blocks_a_purple_card),
    TEST(FF_S47_the_milder_reading_is_an_option),
};
TEST_GROUP(tests);
