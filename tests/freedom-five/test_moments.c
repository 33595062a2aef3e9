/* test_moments.c: what cards can do at each moment of the content language: Legacy plays one card, and another in
 * answer to what it does. */
#include <stdio.h>

#include "kit.h"

/* Legacy stands at 7 with Wraith; a card with this effect and one with this reaction are in hand. */
static void open_moment(struct kit *k, const char *effect, const char *reaction)
{
    char lua[1024];
    int n = snprintf(lua, sizeof lua, "%s\n", probe_lua(effect));
    snprintf(lua + n, sizeof lua - (size_t)n, "%s", ability_lua("early_warning", "legacy", "green", 2, NULL, reaction));
    open_with(k, 2, lua);
    put_at(k, LEGACY, 7, HERO_MODE);
    put_at(k, WRAITH, 7, HERO_MODE);
    hold(k, LEGACY, "read_the_room");
    hold(k, LEGACY, "early_warning");
}

static u8 answer_card(struct kit *k) { return kit_find(k, AN_ABILITY, "early_warning"); }
/* The first card is played, up to the question about the second. */
static void cause(struct kit *k)
{
    enter_turn(k, LEGACY, HERO_MODE, 3);
    forget(k);
    answer(k, ACT_PLAY, kit_find(k, AN_ABILITY, "read_the_room"));
}
static void react(struct kit *k)
{
    cause(k);
    assert_int_equal(asked_seat(k), LEGACY);
    answer(k, ACT_PLAY, answer_card(k));
}

static void an_overrun_is_prevented(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "place_henchman { 1, colour = 'red' }", "'overrun', cancel {}, draw { 1 }");
    put_crowd(&k, 7, "rbb");
    react(&k);
    assert_int_equal(happened(&k, EV_OVERRUN), 0);
    assert_event_said(&k, EV_OVERRUN_HELD,
                      "Lantern Square is not Overrun: that is prevented, and no red Henchman comes");
    assert_int_equal(henchmen_at(k.g, 7), 3);
    assert_int_equal(k.g->supply[RED], HENCHMEN - 1);
    assert_int_equal(henchmen_at(k.g, 6) + henchmen_at(k.g, 8), 0);
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    close_kit(&k);
}

static void who_passes_lets_it_happen(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "place_henchman { 1, colour = 'red' }", "'overrun', cancel {}");
    put_crowd(&k, 7, "rbb");
    cause(&k);
    answer(&k, ACT_PASS);
    assert_int_equal(happened(&k, EV_OVERRUN), 1);
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    close_kit(&k);
}

static void the_track_is_held(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "advance { 2 }", "'advance', cancel {}");
    react(&k);
    while (offered(&k, ACT_PASS)) answer(&k, ACT_PASS);
    assert_true(k.g->track < 2);
    close_kit(&k);
}

static void damage_is_prevented(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "hurt { 3 }", "'hurt', prevent { 2 }");
    react(&k);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);
    close_kit(&k);
    open_moment(&k, "hurt { 3 }", "'hurt', prevent_all {}");
    react(&k);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 0);
    close_kit(&k);
    open_moment(&k, "hurt { 1, kind = 'unblockable' }", "'hurt', prevent_all {}");
    cause(&k);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);     /* nobody was asked (FF-228) */
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    close_kit(&k);
}

static void damage_of_another_hero_is_prevented(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "hurt { 2, of = 'other_here' }", "'other_hurt', prevent { 1 }, draw { 1, of = 'that_hero' }");
    react(&k);
    assert_int_equal(damage_of(&k.g->hero[WRAITH]), 1);
    assert_int_equal(hand_count(k.g, WRAITH), 1);
    close_kit(&k);
}

static void dice_are_added_before_a_test(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "test { 1, 'blue', 2 }, given { 'passed', draw { 1 } }", "'test', add_dice { 2 }");
    fix_dice(&k, 3, 1, 3, 3);
    react(&k);
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    close_kit(&k);
}

static void failed_dice_are_rolled_again_or_count(void **state)
{
    (void)state;
    static const struct { const char *reaction; int rolled; } list[] = {
        {"'tested', reroll { 1 }", 1}, {"'tested', reroll_all {}", 2}, {"'tested', success { 1 }", 0}};
    for (int i = 0; i < COUNT(list); i++) {
        struct kit k;
        open_moment(&k, "test { 2, 'blue', 1 }, given { 'passed', draw { 1 } }", list[i].reaction);
        fix_dice(&k, 4, 1, 1, 6, 6);
        react(&k);
        assert_int_equal(happened(&k, EV_REROLLED), list[i].rolled);
        assert_int_equal(hand_count(k.g, LEGACY), 1);
        close_kit(&k);
    }
}

static void what_was_placed_is_known_by_place_and_colour(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "place_anarchy { 1, at = 'near', colour = 'red' }", "'anarchy_placed', calm { 1, at = 'there' }");
    put_unrest(&k, 7, "g");
    cause(&k);
    answer(&k, ACT_PICK_LOCATION, 13);
    answer(&k, ACT_PLAY, answer_card(&k));
    assert_int_equal(anarchy_at(k.g, 13), 0);
    assert_int_equal(anarchy_at(k.g, 7), 1);
    close_kit(&k);
    open_moment(&k, "place_henchman { 1, colour = 'red' }",
                "'henchman_placed', remove { 2, at = 'there', colour = 'that_colour' }");
    put_crowd(&k, 7, "bg");
    react(&k);
    assert_int_equal(henchmen_at(k.g, 7), 2);
    assert_int_equal(k.g->crowd[CROWD_AT(7, RED)], 0);
    close_kit(&k);
    open_moment(&k, "place_token { at = 'hq' }", "'token_placed', dismiss { at = 'there' }");
    react(&k);
    assert_int_equal(tokens_at(k.g, HQ), 0);
    close_kit(&k);
}

static void a_villain_who_has_moved_is_known(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "move_villain { villain = 'any_villain', at = 'hq' }",
                "'villain_moved', strike { 1, villain = 'that_villain' }");
    put_villain(&k, RED, 30);
    react(&k);
    assert_int_equal(k.g->villain[RED].damage, 1);
    close_kit(&k);
}

static void the_last_henchman_and_a_rescue(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "remove { 1 }", "'cleared', draw { 1 }");
    put_crowd(&k, 7, "r");
    react(&k);
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    close_kit(&k);
    open_moment(&k, "remove { 1 }", "'cleared', draw { 1 }");
    put_crowd(&k, 7, "rr");
    cause(&k);
    assert_int_equal(hand_count(k.g, LEGACY), 1);            /* one is left: nobody was asked */
    assert_true(has_card(ABILITIES(k.g), ABILITY_HAND + LEGACY, answer_card(&k)));
    close_kit(&k);
    open_moment(&k, "rescue {}", "'rescued', draw { 1 }");
    put_bystander(&k, 7);
    top_bystander(&k, "lost_child");
    react(&k);
    assert_int_equal(hand_count(k.g, LEGACY), 2);            /* the child's card as well */
    close_kit(&k);
}

static void after_a_move_action(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "draw { 1 }", "'moved', remove { 1 }");
    put_crowd(&k, 8, "rr");
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    answer(&k, ACT_MOVE, 8);
    answer(&k, ACT_PLAY, answer_card(&k));
    assert_int_equal(henchmen_at(k.g, 8), 1);
    close_kit(&k);
}

static void parts_of_a_scheme_card_are_ignored(void **state)
{
    (void)state;
    /* a blue Henchman at 26, a Bystander token at 22, the blue Villain to 21; its Event takes Henchmen off a card */
    static const struct { const char *reaction; int henchmen, bystanders, at; const char *said; } list[] = {
        {"'scheme', skip { 'henchmen' }", 0, 1, 21, "Ignored: each Place Henchman step of Frost on the Inside"},
        {"'scheme', skip { 'villain' }", 1, 1, 30, "Ignored: each Move Villain step of Frost on the Inside"},
        {"'scheme', skip { 'card' }", 0, 0, 30, "Ignored: all of Frost on the Inside"},
        {"'scheme', skip { 'event' }", 1, 1, 21, "Ignored: the Event of Frost on the Inside"}};
    for (int i = 0; i < COUNT(list); i++) {
        struct kit k;
        open_moment(&k, "draw { 1 }", list[i].reaction);
        put_villain(&k, BLUE, 30);
        top_scheme(&k, "justice_rules_1");               /* no further card */
        top_scheme(&k, "frost_on_the_inside");
        enter_turn(&k, LEGACY, HERO_MODE, 3);
        answer(&k, ACT_END_TURN);
        answer(&k, ACT_PLAY, answer_card(&k));
        assert_int_equal(k.g->crowd[CROWD_AT(26, BLUE)], list[i].henchmen);
        assert_int_equal(k.g->bystanders[22], list[i].bystanders);
        assert_int_equal(k.g->villain[BLUE].at, list[i].at);
        assert_event_said(&k, EV_SKIPPED, list[i].said);
        close_kit(&k);
    }
}

static void dice_from_elsewhere_in_the_commit_step(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "draw { 1 }", "'committed', add_dice { 2 }");
    put_at(&k, WRAITH, 30, HERO_MODE);
    put_villain(&k, RED, 7);
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    fix_dice(&k, 2, 6, 1);                                   /* Body 4+ */
    answer(&k, ACT_ATTACK_VILLAIN);                          /* there is no other die, so the card is played at once */
    assert_int_equal(last_event(&k, EV_SUCCESSES)->c, 2);
    close_kit(&k);
}

/* -- The rest of the turn, and other Heroes --------------------------------------------------------------------- */

static void the_turn_the_villain_phase_and_the_refresh_phase_begin(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "draw { 1 }", "'turn', heal { 1 }");
    wound(&k, LEGACY, "r");
    kit_enter(&k, "turn", LEGACY);
    assert_true(asks(&k, LEGACY, "REACT"));
    answer(&k, ACT_PLAY, answer_card(&k));
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 0);
    kit_enter(&k, "turn", WRAITH);                           /* not the owner's */
    assert_true(asks(&k, WRAITH, "FREE"));
    close_kit(&k);
    open_moment(&k, "draw { 1 }", "'villain_phase', clear {}");
    put_crowd(&k, 7, "rrb");
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    answer(&k, ACT_END_TURN);
    answer(&k, ACT_PLAY, answer_card(&k));
    assert_int_equal(happened(&k, EV_HENCHMEN_ATTACK), 0);   /* gone before they attack */
    close_kit(&k);
    open_moment(&k, "draw { 1 }", "'refresh', draw { 2 }");
    kit_enter(&k, "refresh", LEGACY);
    assert_true(asks(&k, LEGACY, "REACT"));
    assert_int_equal(k.g->hero[LEGACY].exhausted, 0);        /* the tokens are back */
    answer(&k, ACT_PLAY, answer_card(&k));
    assert_int_equal(hand_count(k.g, LEGACY), 3);
    close_kit(&k);
}

static void a_test_of_another_hero_in_the_same_location(void **state)
{
    (void)state;
    for (int elsewhere = 0; elsewhere < 2; elsewhere++) {
        struct kit k;
        open_moment(&k, "draw { 1 }", "'other_tested', success { 1 }");
        if (elsewhere) put_at(&k, LEGACY, 30, HERO_MODE);
        put_unrest(&k, 7, "r");
        top_anarchy(&k, "shop_windows");                     /* 1 success is needed */
        enter_turn(&k, WRAITH, HERO_MODE, 3);
        fix_dice(&k, 3, 1, 1, 1);
        answer(&k, ACT_INTERACT_ANARCHY, RED);
        assert_int_equal(asks(&k, LEGACY, "REACT"), !elsewhere);
        if (!elsewhere) answer(&k, ACT_PLAY, answer_card(&k));
        assert_int_equal(anarchy_at(k.g, 7), elsewhere);
        close_kit(&k);
    }
}

static void an_attack_was_rolled(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "draw { 1 }", "'henchmen_rolled', reroll { 1 }");
    put_crowd(&k, 7, "bb");
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    fix_dice(&k, 3, 1, 1, 6);
    answer(&k, ACT_ATTACK);
    answer(&k, ACT_PLAY, answer_card(&k));
    assert_int_equal(henchmen_at(k.g, 7), 1);
    close_kit(&k);
    open_moment(&k, "draw { 1 }", "'struck', success { 2 }");
    put_at(&k, WRAITH, 30, HERO_MODE);
    put_villain(&k, BLUE, 7);
    hold(&k, LEGACY, "never_alone");
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    fix_dice(&k, 2, 1, 1);
    answer(&k, ACT_ATTACK_VILLAIN);
    answer(&k, ACT_PLAY, answer_card(&k));
    assert_int_equal(k.g->villain[BLUE].damage, 2);
    close_kit(&k);
}

static void a_justice_card_a_knock_out_a_defeat(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "draw { 1 }", "'justice', draw { 3 }");
    put_at(&k, LEGACY, 20, HERO_MODE);
    give_justice(&k, LEGACY, "testify");                     /* at the High Court */
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    answer(&k, ACT_JUSTICE);
    answer(&k, ACT_PLAY, answer_card(&k));
    assert_int_equal(hand_count(k.g, LEGACY), 4);
    close_kit(&k);
    open_moment(&k, "hurt { 5, of = 'others_here' }", "'knocked_out', draw { 1, of = 'that_hero' }");
    cause(&k);
    answer(&k, ACT_HOME, 13);
    answer(&k, ACT_PLAY, answer_card(&k));
    assert_int_equal(hand_count(k.g, WRAITH), 1);
    close_kit(&k);
    open_moment(&k, "strike { 9, villain = 'any_villain' }", "'villain_defeated', draw { 2 }");
    put_villain(&k, RED, 30);
    cause(&k);
    while (offered(&k, ACT_REWARD)) answer(&k, ACT_REWARD);
    int hand = hand_count(k.g, LEGACY);
    answer(&k, ACT_PLAY, answer_card(&k));                   /* after the rewards */
    assert_int_equal(hand_count(k.g, LEGACY), hand - 1 + 2);
    close_kit(&k);
}

static void whoever_is_where_it_happened(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "place_anarchy { 1, at = 'near', colour = 'red' }",
                "'anarchy_placed', draw { 1, of = 'each_there' }");
    put_at(&k, WRAITH, 13, PRIVATE_LIFE);
    cause(&k);
    answer(&k, ACT_PICK_LOCATION, 13);
    answer(&k, ACT_PLAY, answer_card(&k));
    assert_int_equal(hand_count(k.g, WRAITH), 1);
    assert_int_equal(hand_count(k.g, LEGACY), 0);
    close_kit(&k);
}

/* Whether playing the reaction would be idle now. */
static bool is_idle_now(struct kit *k)
{
    assert_true(offered(k, ACT_PLAY, answer_card(k)));
    return k->game->rules.is_idle(&k->c, k->g, LEGACY, (struct action){ACT_PLAY, answer_card(k), 0, 0});
}

static void a_reaction_that_changes_nothing_is_idle(void **state)
{
    struct kit k;
    (void)state;
    for (int hits = 0; hits < 2; hits++) {                   /* an Anarchy card: 3 dice, 1 success */
        open_moment(&k, "draw { 1 }", "'tested', reroll { 2 }");
        put_unrest(&k, 7, "r");
        top_anarchy(&k, "shop_windows");
        enter_turn(&k, LEGACY, HERO_MODE, 3);
        fix_dice(&k, 3, hits ? 6 : 1, 1, 1);
        answer(&k, ACT_INTERACT_ANARCHY);
        assert_int_equal(is_idle_now(&k), hits);
        close_kit(&k);
    }
    for (int good = 0; good < 2; good++) {
        open_moment(&k, "draw { 1 }", "'scheme', skip { 'event' }");
        top_scheme(&k, good ? "prize_fighters_for_hire" : "digging_at_midnight");
        enter_turn(&k, LEGACY, HERO_MODE, 3);
        answer(&k, ACT_END_TURN);
        assert_int_equal(is_idle_now(&k), good);
        close_kit(&k);
    }
}

/* Damage that is prevented already need not be prevented once more, least of all by taking some. */
static void FF_228_taking_a_blow_that_is_prevented_is_idle(void **state)
{
    struct kit k;
    (void)state;
    open_moment(&k, "hurt { 1, of = 'other_here' }", "'other_hurt', prevent { 1 }");
    hold(&k, LEGACY, "take_the_blow");
    struct action blow = {ACT_PLAY, kit_find(&k, AN_ABILITY, "take_the_blow"), 0, 0};
    cause(&k);
    assert_true(offered(&k, ACT_PLAY, blow.a));
    assert_false(k.game->rules.is_idle(&k.c, k.g, LEGACY, blow));
    answer(&k, ACT_PLAY, answer_card(&k));
    assert_true(offered(&k, ACT_PLAY, blow.a));
    assert_true(k.game->rules.is_idle(&k.c, k.g, LEGACY, blow));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_228_taking_a_blow_that_is_prevented_is_idle),
    TEST(a_reaction_that_changes_nothing_is_idle),
    TEST(an_overrun_is_prevented),
    TEST(who_passes_lets_it_happen),
    TEST(the_track_is_held),
    TEST(damage_is_prevented),
    TEST(damage_of_another_hero_is_prevented),
    TEST(dice_are_added_before_a_test),
    TEST(failed_dice_are_rolled_again_or_count),
    TEST(what_was_placed_is_known_by_place_and_colour),
    TEST(a_villain_who_has_moved_is_known),
    TEST(the_last_henchman_and_a_rescue),
    TEST(after_a_move_action),
    TEST(parts_of_a_scheme_card_are_ignored),
    TEST(dice_from_elsewhere_in_the_commit_step),
    TEST(the_turn_the_villain_phase_and_the_refresh_phase_begin),
    TEST(a_test_of_another_hero_in_the_same_location),
    TEST(an_attack_was_rolled),
    TEST(a_justice_card_a_knock_out_a_defeat),
    TEST(whoever_is_where_it_happened),
};
TEST_GROUP(tests);
