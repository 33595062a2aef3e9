/* test_verbs.c: what each verb and each word of the content language does, on a card that Legacy plays. */
#include <stdio.h>

#include "kit.h"

static u8 row(struct kit *k, int hero) { return k->g->hero[hero].hero; }

/* -- Whom ----------------------------------------------------------------------------------------------------- */

static void heroes_that_words_mean(void **state)
{
    (void)state;
    static const struct { const char *of; int drawn[3]; } list[] = {
        {"you", {1, 0, 0}}, {"active_hero", {1, 0, 0}}, {"each_hero", {1, 1, 1}}, {"each_other", {0, 1, 1}},
        {"each_here", {1, 1, 0}}, {"others_here", {0, 1, 0}}};
    for (int i = 0; i < COUNT(list); i++) {
        struct kit k;
        char effect[60];
        snprintf(effect, sizeof effect, "draw { 1, of = '%s' }", list[i].of);
        open_probe(&k, effect);
        put_at(&k, WRAITH, 7, HERO_MODE);
        play_probe(&k);
        for (int h = 0; h < 3; h++) assert_int_equal(hand_count(k.g, h), list[i].drawn[h]);
        close_kit(&k);
    }
}

static void heroes_that_are_chosen(void **state)
{
    (void)state;
    static const struct { const char *of; bool choice[3]; } list[] = {
        {"any_hero", {true, true, true}}, {"other_hero", {false, true, true}}, {"hero_here", {true, true, false}},
        {"hero_near", {true, true, true}}};
    for (int i = 0; i < COUNT(list); i++) {
        struct kit k;
        char effect[60];
        snprintf(effect, sizeof effect, "draw { 1, of = '%s' }", list[i].of);
        open_probe(&k, effect);
        put_at(&k, WRAITH, 7, HERO_MODE);
        put_at(&k, ZERO, 8, HERO_MODE);
        play_probe(&k);
        for (int h = 0; h < 3; h++) assert_int_equal(offered(&k, ACT_PICK_HERO, row(&k, h)), list[i].choice[h]);
        answer(&k, ACT_PICK_HERO, row(&k, WRAITH));
        assert_int_equal(hand_count(k.g, WRAITH), 1);
        close_kit(&k);
    }
}

static void one_candidate_is_taken_and_none_makes_the_card_useless(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "draw { 1, of = 'other_here' }, heal { 1, of = 'that_hero' }");
    put_at(&k, WRAITH, 7, HERO_MODE);
    wound(&k, WRAITH, "r");
    play_probe(&k);
    assert_int_equal(hand_count(k.g, WRAITH), 1);
    assert_int_equal(damage_of(&k.g->hero[WRAITH]), 0);
    close_kit(&k);
    open_probe(&k, "draw { 1, of = 'other_here' }");
    assert_false(can_play_probe(&k));
    close_kit(&k);
}

static void each_goes_clockwise_from_the_active_hero(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "each { 'other_hero', draw { 1, of = 'that_hero' } }");
    play_probe(&k);
    assert_int_equal(nth_event(&k, EV_DREW, 0)->a, row(&k, WRAITH));
    assert_int_equal(nth_event(&k, EV_DREW, 1)->a, row(&k, ZERO));
    assert_int_equal(happened(&k, EV_DREW), 2);
    close_kit(&k);
}

/* -- Cards and tokens of Heroes ------------------------------------------------------------------------------- */

static void discards_by_colour_are_a_price(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "cost { discard { 1, colour = 'red' } }, draw { 2 }");
    assert_false(can_play_probe(&k));
    hold(&k, LEGACY, "one_good_punch");
    hold(&k, LEGACY, "chin_up");
    play_probe(&k);
    assert_true(has_card(ABILITIES(k.g), ABILITY_DISCARD + LEGACY, kit_find(&k, AN_ABILITY, "one_good_punch")));
    assert_int_equal(hand_count(k.g, LEGACY), 3);
    close_kit(&k);
}

static void discards_as_a_penalty_take_what_there_is(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "draw { 1, of = 'other_hero' }, discard_random { 3, of = 'each_other' }");
    hold(&k, WRAITH, "vanish");
    hold(&k, WRAITH, "elementary");
    play_probe(&k);
    answer(&k, ACT_PICK_HERO, row(&k, ZERO));
    assert_int_equal(hand_count(k.g, WRAITH), 0);
    assert_int_equal(hand_count(k.g, ZERO), 0);
    close_kit(&k);
}

static void cards_come_back_from_the_discard_pile(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "recall { 1, colour = 'red' }, reshuffle {}");
    hold(&k, LEGACY, "one_good_punch");
    hold(&k, LEGACY, "chin_up");
    cards_move_all(ABILITIES(k.g), ABILITY_HAND + LEGACY, ABILITY_DISCARD + LEGACY, EVERYBODY);
    hold(&k, LEGACY, "read_the_room");
    play_probe(&k);
    assert_true(has_card(ABILITIES(k.g), ABILITY_HAND + LEGACY, kit_find(&k, AN_ABILITY, "one_good_punch")));
    assert_true(has_card(ABILITIES(k.g), ABILITY_DECK + LEGACY, kit_find(&k, AN_ABILITY, "chin_up")));
    close_kit(&k);
}

static void damage_of_three_kinds(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "guard { 1 }, hurt { 2 }");
    play_probe(&k);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);
    close_kit(&k);
    open_probe(&k, "guard { 2 }, hurt { 2, kind = 'unblockable' }");
    play_probe(&k);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 2);
    close_kit(&k);
    open_probe(&k, "hurt { 2, kind = 'discards' }");
    hold(&k, LEGACY, "chin_up");
    play_probe(&k);
    answer(&k, ACT_DISCARD);
    if (offered(&k, ACT_DONE)) answer(&k, ACT_DONE);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);
    close_kit(&k);
}

static void healing_asks_the_owner_of_the_damage(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "heal { 1, of = 'other_hero' }");
    wound(&k, WRAITH, "rb");
    play_probe(&k);
    assert_int_equal(asked_seat(&k), WRAITH);
    answer(&k, ACT_HEAL_TOKEN, BLUE);
    assert_int_equal(k.g->hero[WRAITH].damage[RED], 1);
    assert_int_equal(k.g->hero[WRAITH].damage[BLUE], 0);
    close_kit(&k);
}

static void action_tokens_are_refreshed_and_exhausted(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "refresh { 1 }");
    play_probe(&k);
    assert_int_equal(k.g->hero[LEGACY].available, 4);
    close_kit(&k);
    open_probe(&k, "cost { exhaust { 2 } }, draw { 1 }");
    play_probe(&k);
    assert_int_equal(k.g->hero[LEGACY].available, 1);
    assert_int_equal(k.g->hero[LEGACY].exhausted, 4);
    hold(&k, LEGACY, "read_the_room");
    enter_turn(&k, LEGACY, HERO_MODE, 1);
    assert_false(offered(&k, ACT_PLAY, kit_find(&k, AN_ABILITY, "read_the_room")));
    close_kit(&k);
}

static void cards_of_the_board(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "gain_special { 2 }, new_justice {}, gain_task { of = 'each_other' }");
    u8 justice = card_at(JUSTICES(k.g), JUSTICE_ACTIVE + LEGACY, 0);
    play_probe(&k);
    assert_int_equal(happened(&k, EV_SPECIAL_GAINED), 2);
    assert_int_not_equal(card_at(JUSTICES(k.g), JUSTICE_ACTIVE + LEGACY, 0), justice);
    assert_true(has_task_left(k.g, WRAITH) && has_task_left(k.g, ZERO) && !has_task_left(k.g, LEGACY));
    close_kit(&k);
    open_probe(&k, "finish_task {}");
    give_task(&k, LEGACY, "a_speech_for_the_fair");
    give_task(&k, LEGACY, "sit_for_the_portrait");
    play_probe(&k);
    answer(&k, ACT_DROP_TASK, kit_find(&k, A_TASK, "a_speech_for_the_fair"));
    assert_false(has_task_left(k.g, LEGACY));
    assert_true(has_task_right(k.g, LEGACY));
    close_kit(&k);
}

static void heroes_move_and_turn_their_cards(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "move { 1 }");
    play_probe(&k);
    assert_int_equal(offers(&k, ACT_GO), 4);
    answer(&k, ACT_GO, 13);
    assert_int_equal(k.g->hero[LEGACY].at, 13);
    close_kit(&k);
    open_probe(&k, "teleport { at = 'with_hero' }, change_mode { of = 'each_other' }");
    play_probe(&k);
    assert_int_equal(offers(&k, ACT_PICK_LOCATION), 2);
    answer(&k, ACT_PICK_LOCATION, 29);
    assert_int_equal(k.g->hero[LEGACY].at, 29);
    assert_int_equal(k.g->hero[WRAITH].mode, PRIVATE_LIFE);
    assert_int_equal(k.g->hero[ZERO].mode, HERO_MODE);
    close_kit(&k);
    open_probe(&k, "teleport { at = 'random' }");
    top_scheme(&k, "fish_and_firebombs");
    play_probe(&k);
    assert_int_equal(k.g->hero[LEGACY].at, 25);
    close_kit(&k);
}

static void dice_for_later(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "dice { 2 }, ease { 1, attribute = 'chosen_colour' }, white_die { of = 'you' }");
    play_probe(&k);
    answer(&k, ACT_COLOUR, BLUE);
    assert_int_equal(k.g->hero[LEGACY].bonus_dice, 2);
    assert_int_equal(k.g->hero[LEGACY].ease[BLUE], -1);
    assert_int_equal(k.g->hero[LEGACY].ease[RED], 0);
    assert_true(k.g->hero[LEGACY].legacy_die);
    close_kit(&k);
}

static void an_attack_of_a_card_costs_no_token(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "attack {}");
    assert_false(can_play_probe(&k));
    put_crowd(&k, 7, "b");
    fix_dice(&k, 1, 3);                                      /* Spirit 3+ */
    play_probe(&k);
    assert_int_equal(henchmen_at(k.g, 7), 0);
    assert_int_equal(k.g->hero[LEGACY].available, 3);
    close_kit(&k);
    open_probe(&k, "interact {}");
    put_crowd(&k, 7, "b");
    put_bystander(&k, 7);
    assert_false(can_play_probe(&k));
    put_crowd(&k, 7, "");
    top_bystander(&k, "lost_child");
    play_probe(&k);
    assert_int_equal(pile_count(BYSTANDERS(k.g), BYSTANDER_HELD + LEGACY), 1);
    assert_int_equal(k.g->hero[LEGACY].available, 3);
    close_kit(&k);
}

static void a_test_in_a_text_has_two_ends(void **state)
{
    (void)state;
    for (int successes = 1; successes <= 2; successes++) {
        struct kit k;
        open_probe(&k, "test { 3, 'blue', 2 }, given { 'passed', draw { { per = 'successes' } }, "
                       "otherwise = { advance { 1 } } }");
        fix_dice(&k, 3, 3, successes == 2 ? 6 : 2, 1);
        play_probe(&k);
        assert_int_equal(hand_count(k.g, LEGACY), successes == 2 ? 2 : 0);
        assert_int_equal(k.g->track, successes == 2 ? 0 : 1);
        close_kit(&k);
    }
}

/* -- The city ------------------------------------------------------------------------------------------------- */

static void henchmen_are_placed_in_the_colour_that_is_named(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "place_henchman { 1 }, place_henchman { 1, at = 'near', colour = 'green' }");
    play_probe(&k);
    answer(&k, ACT_PICK_LOCATION, 6);
    assert_int_equal(k.g->crowd[CROWD_AT(7, BLUE)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(6, GREEN)], 1);
    close_kit(&k);
    open_probe(&k, "place_henchman { 1, at = 'each_near' }");
    play_probe(&k);
    assert_int_equal(k.g->crowd[CROWD_AT(2, GREEN)] + k.g->crowd[CROWD_AT(6, RED)] + k.g->crowd[CROWD_AT(8, YELLOW)] +
                     k.g->crowd[CROWD_AT(13, GREEN)], 4);
    close_kit(&k);
}

static void which_henchmen_leave_is_chosen_only_if_it_matters(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "remove { 2 }");
    put_crowd(&k, 7, "rrb");
    play_probe(&k);
    answer(&k, ACT_COLOUR, BLUE);
    assert_int_equal(k.g->crowd[CROWD_AT(7, RED)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(7, BLUE)], 0);
    assert_int_equal(k.g->supply[RED], HENCHMEN - 1);
    close_kit(&k);
    open_probe(&k, "remove { 3 }");
    put_crowd(&k, 7, "rb");
    play_probe(&k);
    assert_int_equal(henchmen_at(k.g, 7), 0);
    close_kit(&k);
    open_probe(&k, "remove { 2, at = 'any_location', colour = 'red' }");
    put_crowd(&k, 20, "rrb");
    play_probe(&k);
    assert_int_equal(k.g->crowd[CROWD_AT(20, RED)], 0);
    assert_int_equal(k.g->crowd[CROWD_AT(20, BLUE)], 1);
    close_kit(&k);
}

static void henchmen_of_every_neighbour(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "remove { 1, at = 'each_near' }, clear { at = 'here' }");
    put_crowd(&k, 2, "g");
    put_crowd(&k, 8, "yy");
    put_crowd(&k, 7, "rgb");
    put_crowd(&k, 9, "g");
    play_probe(&k);
    assert_int_equal(henchmen_at(k.g, 2) + henchmen_at(k.g, 7), 0);
    assert_int_equal(henchmen_at(k.g, 8), 1);
    assert_int_equal(henchmen_at(k.g, 9), 1);
    close_kit(&k);
}

static void FF_S108_driven_henchmen_count_as_placed(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "drive { 2 }");
    put_crowd(&k, 7, "rb");
    put_crowd(&k, 6, "ggg");
    play_probe(&k);
    answer(&k, ACT_PICK_LOCATION, 6);
    answer(&k, ACT_COLOUR, RED);
    answer(&k, ACT_DONE);
    assert_int_equal(happened(&k, EV_OVERRUN), 1);
    assert_int_equal(henchmen_at(k.g, 6), 3);
    assert_int_equal(k.g->crowd[CROWD_AT(7, BLUE)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(12, RED)], 1);      /* a neighbour of 6 */
    close_kit(&k);
}

/* The Location that is chosen is no object by itself: there must be somebody to go there. */
static void FF_S31_nobody_is_driven_from_an_empty_location(void **state)
{
    static const char *const effects[] = {"drive { 2 }", "cost { discard { 1 } }, drive { 1, at = 'near' }"};
    for (int n = 0; n < COUNT(effects); n++) {
        struct kit k;
        (void)state;
        open_probe(&k, effects[n]);
        hold(&k, LEGACY, "shoulder_to_the_wall");
        put_crowd(&k, 6, "g");                               /* those next door are not meant */
        assert_false(can_play_probe(&k));
        put_crowd(&k, 7, "g");
        assert_true(can_play_probe(&k));
        close_kit(&k);
    }
    struct kit k;
    open_probe(&k, "drive { 2, from = 'near', at = 'here' }");
    put_crowd(&k, 7, "g");
    assert_false(can_play_probe(&k));
    put_crowd(&k, 6, "g");
    assert_true(can_play_probe(&k));
    close_kit(&k);
}

static void anarchy_comes_and_goes(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "place_anarchy { 2, colour = 'red' }");
    play_probe(&k);
    assert_int_equal(k.g->unrest[UNREST_AT(7, RED)], 2);
    close_kit(&k);
    open_probe(&k, "calm { 1, at = 'within_2' }");
    put_unrest(&k, 3, "rp");
    put_unrest(&k, 30, "g");
    play_probe(&k);
    assert_int_equal(offers(&k, ACT_COLOUR), 2);             /* 3 is the only Location within reach */
    answer(&k, ACT_COLOUR, PURPLE);
    assert_int_equal(k.g->unrest[UNREST_AT(3, RED)], 1);
    assert_int_equal(k.g->unrest[UNREST_AT(3, PURPLE)], 0);
    assert_int_equal(happened(&k, EV_ANARCHY_CARD), 0);      /* FF-262 */
    close_kit(&k);
}

static void bystanders_and_mastermind_tokens(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "place_bystander { at = 'here' }, rescue { at = 'here' }");
    top_bystander(&k, "lost_child");
    put_crowd(&k, 7, "r");                                   /* a text needs no empty Location */
    play_probe(&k);
    assert_int_equal(pile_count(BYSTANDERS(k.g), BYSTANDER_HELD + LEGACY), 1);
    assert_int_equal(k.g->bystanders[0], BYSTANDER_TOKENS);
    close_kit(&k);
    open_probe(&k, "place_token { at = 'hq' }, dismiss { at = 'any_location' }");
    put_token(&k, 4, 1);
    play_probe(&k);
    assert_int_equal(tokens_at(k.g, HQ) + tokens_at(k.g, 4), 1);
    assert_int_equal(happened(&k, EV_TOKEN_LEAVES), 1);      /* FF-326: it is said where from */
    assert_int_equal(happened(&k, EV_TOKEN_BACK), 1);
    close_kit(&k);
}

/* -- Villains and the plot ------------------------------------------------------------------------------------ */

static void henchmen_on_the_card_absorb_a_strike(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "strike { 2 }");
    assert_false(can_play_probe(&k));
    put_villain(&k, GREEN, 7);
    k.g->villain[GREEN].henchmen = 1;
    k.g->supply[GREEN]--;
    play_probe(&k);
    assert_int_equal(k.g->villain[GREEN].damage, 1);
    assert_int_equal(k.g->villain[GREEN].henchmen, 0);
    close_kit(&k);
}

static void villains_that_words_mean(void **state)
{
    (void)state;
    static const struct { const char *villain; u8 hit; } list[] = {
        {"mastermind", 1 << YELLOW}, {"each_villain", 1 << RED | 1 << GREEN | 1 << YELLOW}, {"villain_near", 1 << RED}};
    for (int i = 0; i < COUNT(list); i++) {
        struct kit k;
        char effect[60];
        snprintf(effect, sizeof effect, "strike { 1, villain = '%s' }", list[i].villain);
        open_probe(&k, effect);
        put_villain(&k, RED, 8);
        put_villain(&k, GREEN, 30);
        put_villain(&k, YELLOW, 22);
        play_probe(&k);
        for (int v = 0; v < COLOURS; v++) assert_int_equal(k.g->villain[v].damage, in_set(list[i].hit, v));
        close_kit(&k);
    }
    struct kit k;
    open_probe(&k, "strip { 1, villain = 'lesser_villain' }");
    put_villain(&k, RED, 8);
    put_villain(&k, YELLOW, 22);
    k.g->villain[RED].henchmen = k.g->villain[YELLOW].henchmen = 2;
    k.g->supply[RED] = k.g->supply[YELLOW] = HENCHMEN - 2;
    play_probe(&k);
    assert_int_equal(k.g->villain[RED].henchmen, 1);
    assert_int_equal(k.g->villain[YELLOW].henchmen, 2);
    close_kit(&k);
}

static void villains_mend_gather_and_move(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "mend { 2, villain = 'any_villain' }, join_card { 2, villain = 'that_villain' }");
    put_villain(&k, RED, 8);
    k.g->villain[RED].damage = 3;
    play_probe(&k);
    assert_int_equal(k.g->villain[RED].damage, 1);
    assert_int_equal(k.g->villain[RED].henchmen, 2);
    close_kit(&k);
    open_probe(&k, "move_villain { villain = 'any_villain', at = 'here' }");
    put_villain(&k, RED, 30);                                /* Sledge Marrow: 1 damage to each Hero there */
    play_probe(&k);
    assert_int_equal(k.g->villain[RED].at, 7);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);
    assert_int_equal(damage_of(&k.g->hero[WRAITH]), 0);
    close_kit(&k);
}

static void the_track_and_scheme_cards(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "track_back { 1 }, draw { 1 }");
    k.g->track = 3;
    play_probe(&k);
    assert_int_equal(k.g->track, 2);
    close_kit(&k);
    open_probe(&k, "resolve_scheme { 1 }");
    top_scheme(&k, "knock_at_the_front_door");               /* a blue Henchman at 15, a yellow at 8, a red at 20 */
    wound(&k, LEGACY, "r");
    play_probe(&k);
    assert_int_equal(k.g->crowd[CROWD_AT(15, BLUE)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(8, YELLOW)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(20, RED)], 1);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 0);      /* its Event heals */
    close_kit(&k);
}

/* -- Conditions and quantities -------------------------------------------------------------------------------- */

/* The position of all: Legacy at 7 with Wraith, a red Henchman and a blue Anarchy token there; one more card in hand;
 * two Damage tokens; three Action tokens; the track at 4. */
static void conditions(void **state)
{
    (void)state;
    static const struct { const char *condition; bool holds; } list[] = {
        {"'alone'", false}, {"'with_hero'", true}, {"'at_hq'", false}, {"'at_home'", false}, {"'no_henchmen'", false},
        {"'anarchy_here'", true}, {"'villain_here'", true}, {"'mastermind_here'", false}, {"'unhurt'", false},
        {"'private_life'", false}, {"'hero_mode'", true}, {"'your_turn'", true}, {"{ 'hand_below', 2 }", true},
        {"{ 'hand_below', 1 }", false}, {"{ 'hand_least', 1 }", true}, {"{ 'hand_least', 2 }", false},
        {"{ 'crowd_least', 1 }", true}, {"{ 'crowd_least', 2 }", false}, {"{ 'damaged', 2 }", true},
        {"{ 'damaged', 3 }", false}, {"{ 'track_least', 4 }", true}, {"{ 'track_least', 5 }", false},
        {"{ 'specials', 1 }", true}, {"{ 'specials', 2 }", false}, {"{ 'tasks', 1 }", false},
        {"{ 'available', 3 }", true}, {"{ 'available', 4 }", false}, {"{ 'bystanders', 1 }", true},
        {"{ 'heroes', 3 }", true}, {"{ 'heroes', 4 }", false}};
    for (int i = 0; i < COUNT(list); i++) {
        struct kit k;
        char effect[120];
        snprintf(effect, sizeof effect, "guard { 1 }, given { %s, refresh { 1 } }", list[i].condition);
        open_probe(&k, effect);
        put_at(&k, WRAITH, 7, HERO_MODE);
        put_crowd(&k, 7, "r");
        put_unrest(&k, 7, "b");
        put_villain(&k, RED, 7);
        hold(&k, LEGACY, "chin_up");
        wound(&k, LEGACY, "rb");
        give_special(&k, LEGACY, 0, "haymaker");
        give_bystander(&k, LEGACY, "lost_child");
        k.g->track = 4;
        play_probe(&k);
        if ((k.g->hero[LEGACY].available == 4) != list[i].holds) fail_msg("%s", list[i].condition);
        close_kit(&k);
    }
}

static void quantities(void **state)
{
    (void)state;
    static const struct { const char *quantity; int n; } list[] = {
        {"heroes", 3}, {"heroes_here", 2}, {"henchmen_here", 3}, {"damage", 1}, {"villains", 2}, {"defeated", 1},
        {"anarchy", 2}};
    for (int i = 0; i < COUNT(list); i++) {
        struct kit k;
        char effect[60];
        snprintf(effect, sizeof effect, "draw { { per = '%s' } }", list[i].quantity);
        open_probe(&k, effect);
        put_at(&k, WRAITH, 7, HERO_MODE);
        put_crowd(&k, 7, "rgb");
        put_unrest(&k, 7, "bg");
        put_villain(&k, RED, 7);
        put_villain(&k, YELLOW, 22);
        k.g->villain[BLUE].defeated = true;
        k.g->weakened = 1 << BLUE;
        wound(&k, LEGACY, "r");
        play_probe(&k);
        assert_int_equal(hand_count(k.g, LEGACY), list[i].n);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(heroes_that_words_mean),
    TEST(heroes_that_are_chosen),
    TEST(one_candidate_is_taken_and_none_makes_the_card_useless),
    TEST(each_goes_clockwise_from_the_active_hero),
    TEST(discards_by_colour_are_a_price),
    TEST(discards_as_a_penalty_take_what_there_is),
    TEST(cards_come_back_from_the_discard_pile),
    TEST(damage_of_three_kinds),
    TEST(healing_asks_the_owner_of_the_damage),
    TEST(action_tokens_are_refreshed_and_exhausted),
    TEST(cards_of_the_board),
    TEST(heroes_move_and_turn_their_cards),
    TEST(dice_for_later),
    TEST(an_attack_of_a_card_costs_no_token),
    TEST(a_test_in_a_text_has_two_ends),
    TEST(henchmen_are_placed_in_the_colour_that_is_named),
    TEST(which_henchmen_leave_is_chosen_only_if_it_matters),
    TEST(henchmen_of_every_neighbour),
    TEST(FF_S31_nobody_is_driven_from_an_empty_location),
    TEST(FF_S108_driven_henchmen_count_as_placed),
    TEST(anarchy_comes_and_goes),
    TEST(bystanders_and_mastermind_tokens),
    TEST(henchmen_on_the_card_absorb_a_strike),
    TEST(villains_that_words_mean),
    TEST(villains_mend_gather_and_move),
    TEST(the_track_and_scheme_cards),
    TEST(conditions),
    TEST(quantities),
};
TEST_GROUP(tests);
