/* test_bot_choices.c: what the quick bot prefers where a person would, too: to look, to keep, to strike, to pretend. */
#include "games/vigilante/bot_beliefs.h"
#include "kit_course.h"

enum { ASKED = 20 }; /* times, since chance breaks ties */

/* How often the quick bot takes an option with this verb and this first thing (-1: any) at the present question. */
static int takes(struct kit *k, u8 verb, int a)
{
    struct context *c = &k->c;
    struct random luck;
    int n = 0;
    random_seed(&luck, 5);
    for (int i = 0; i < ASKED; i++) {
        struct action chosen = c->option[vigilante_game.bot.choose(c, k->g, c->seat, &luck)];
        n += chosen.verb == verb && (a < 0 || chosen.a == a);
    }
    return n;
}

/* A Guardian in the second round of "Brought to Justice" with 4 players; it has a Hero and nothing else. */
static void open_second_round(struct kit *k, const char *identity)
{
    open_scenario(k, "justice_4", 0);
    be(k, 0, identity);
    be(k, 1, "assassin");
    be(k, 2, "guardian");
    be(k, 3, "cultist");
    k->g->round = 2;
}

/* All slots are filled, so there is no use for Influence. */
static void fill_team(struct kit *k)
{
    static const char *const team[SLOTS] = {NULL, "pothole", "sister_candle", "tin_opener"};
    for (int slot = 1; slot < SLOTS; slot++) set_hero(k, 0, slot, team[slot]);
}

static void see_tokens(struct kit *k, seat who, int n)
{
    for (int t = 0; t < n; t++) k->g->player[who].token_known[t] |= only(0);
}

/* -- Information ----------------------------------------------------------------------------------------------------- */

static void VG_049_a_good_player_who_does_not_know_the_others_looks(void **state)
{
    (void)state;
    struct kit k;
    open_second_round(&k, "guardian");
    fill_team(&k);
    give(&k, 0, "shoe_leather");
    at_turn(&k, 0);
    assert_int_equal(takes(&k, ACT_PLAY, card_id(&k, "shoe_leather")), ASKED);
    close_kit(&k);
}

static void VG_055_whoever_knows_all_looks_no_more(void **state)
{
    (void)state;
    struct kit k;
    open_second_round(&k, "guardian");
    fill_team(&k);
    for (seat s = 1; s <= 3; s++) see_tokens(&k, s, 2);
    give(&k, 0, "shoe_leather");
    at_turn(&k, 0);
    assert_int_equal(takes(&k, ACT_PLAY, -1), 0);
    close_kit(&k);
}

static void VG_055_it_looks_at_those_whom_it_does_not_know(void **state)
{
    (void)state;
    struct kit k;
    open_second_round(&k, "guardian");
    see_tokens(&k, 1, 2);
    give(&k, 0, "shoe_leather");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "shoe_leather"));
    assert_int_equal(takes(&k, ACT_PICK_PLAYER, 1), 0);
    close_kit(&k);
}

/* Two cards of equal Influence, one of which must go. */
static void what_tells_something_is_kept_as_long_as_there_is_something_to_tell(void **state)
{
    (void)state;
    struct kit k;
    open_second_round(&k, "guardian");
    give(&k, 0, "shoe_leather");
    give(&k, 0, "loose_cornice");
    put_event(&k, "hacking_2");
    at_events(&k, 4, 2, 3, 3, 3);
    assert_int_equal(takes(&k, ACT_DISCARD, card_id(&k, "loose_cornice")), ASKED);
    for (seat s = 1; s <= 3; s++) see_tokens(&k, s, 2);
    assert_true(takes(&k, ACT_DISCARD, card_id(&k, "loose_cornice")) < ASKED);
    close_kit(&k);
}

/* -- Cards that are kept --------------------------------------------------------------------------------------------- */

static void VG_183_equipment_is_not_paid_while_lesser_cards_can_pay(void **state)
{
    (void)state;
    struct kit k;
    open_second_round(&k, "guardian");
    equip(&k, 0, 0, "trash_lid"); /* so the Hero has no room for the cannon, but the one who joins will have */
    give(&k, 0, "verdict_cannon");
    give(&k, 0, "loose_cornice");
    give(&k, 0, "oil_slick");
    give(&k, 0, "rousing_speech");
    struct context *c = &k.c;
    u8 dear = 0;
    at_turn(&k, 0);
    for (int i = 0; i < c->count; i++)
        if (c->option[i].verb == ACT_RECRUIT && HERO(c->option[i].a)->influence <= 6) dear = c->option[i].a;
    assert_true(dear);
    answer(&k, ACT_RECRUIT, dear);
    while (c->count > 1 && c->option[0].verb != ACT_DONE && takes(&k, ACT_PAY, -1)) {
        assert_int_equal(takes(&k, ACT_PAY, card_id(&k, "verdict_cannon")), 0);
        struct random luck;
        random_seed(&luck, 1);
        rules_answer(c, 0, c->option[vigilante_game.bot.choose(c, k.g, 0, &luck)]);
    }
    assert_true(in_hand(&k, 0, "verdict_cannon"));
    close_kit(&k);
}

static void VG_260_whoever_may_draws_agency_cards(void **state)
{
    (void)state;
    struct kit k;
    static const char *const who[] = {"guardian", "assassin", "addict", "profiteer"};
    for (int i = 0; i < COUNT(who); i++) {
        open_second_round(&k, who[i]);
        jail_any(&k, 0, 1, 3);
        for (k.g->round = 1; k.g->round < final_round(&k); k.g->round++) {
            at_turn(&k, 0);
            assert_int_equal(takes(&k, ACT_DRAW, CITY), 0);
        }
        close_kit(&k);
    }
}

/* -- Knowledge that is used ------------------------------------------------------------------------------------------ */

static void a_good_player_who_knows_strikes_at_the_evil_one(void **state)
{
    (void)state;
    struct kit k;
    open_second_round(&k, "guardian");
    see_tokens(&k, 1, 2);
    give(&k, 0, "clerical_air_strike");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "clerical_air_strike"));
    assert_int_equal(takes(&k, ACT_PICK_HERO, 1), ASKED);
    close_kit(&k);
}

static void VG_223_villains_are_not_taken_from_those_who_are_known_to_be_good(void **state)
{
    (void)state;
    struct kit k;
    open_second_round(&k, "guardian");
    jail_any(&k, 1, 1, 1);
    jail_any(&k, 2, 1, 3);
    jail_any(&k, 3, 1, 1);
    see_tokens(&k, 2, 2);
    give(&k, 0, "prisoner_transfer");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "prisoner_transfer"));
    assert_int_equal(takes(&k, ACT_PICK_PLAYER, 2), 0);
    close_kit(&k);
}

/* -- Pretence -------------------------------------------------------------------------------------------------------- */

static void deeds_and_open_tokens_make_everybody_suspicious(void **state)
{
    (void)state;
    struct kit k;
    open_second_round(&k, "guardian");
    int before = public_suspicion(&k.c, k.g, 1);
    assert_in_range(before, SURE / 4 - 8, SURE / 4 + 8); /* one of four */
    see_tokens(&k, 1, 2); /* what one seat has seen, the public does not know */
    assert_int_equal(public_suspicion(&k.c, k.g, 1), before);
    k.g->player[1].conduct[SET_OFF_JAILBREAK] = 2;
    int after = public_suspicion(&k.c, k.g, 1);
    assert_true(after > before + 20);
    k.g->player[1].token_known[0] = EVERYBODY;
    assert_true(public_suspicion(&k.c, k.g, 1) > after);
    k.g->player[1].token_known[1] = EVERYBODY; /* VG-055 */
    assert_int_equal(public_suspicion(&k.c, k.g, 1), SURE);
    close_kit(&k);
}

/* A Villain whom the team surely beats without being hurt: the Good fight it, and so does an Assassin whom nobody
 * suspects yet. */
static void an_assassin_does_as_the_good_do_until_it_is_suspected(void **state)
{
    (void)state;
    struct kit k;
    for (int exposed = 0; exposed <= 1; exposed++) {
        open_second_round(&k, "assassin");
        top_villain(&k, "pocket_change_charlie");
        k.g->villain.known[k.g->villain.start[VILLAIN_DECK]] |= only(0);
        add_lasting(k.g, V_ATTACK, 9, 0, WHOLE_TEAM, THIS_ROUND);
        if (exposed) k.g->player[0].token_known[0] = k.g->player[0].token_known[1] = EVERYBODY;
        jail_any(&k, 0, 1, 3);
        at_turn(&k, 0);
        int fights = takes(&k, ACT_FIGHT, -1);
        if (exposed) assert_true(fights < ASKED);
        else assert_int_equal(fights, ASKED);
        close_kit(&k);
    }
}

static void an_assassin_keeps_a_small_blow_back_until_it_is_suspected_or_time_is_short(void **state)
{
    (void)state;
    struct kit k;
    static const struct { int round; bool exposed; } at[] = {{2, false}, {2, true}, {6, false}};
    int plays[COUNT(at)];
    for (int i = 0; i < COUNT(at); i++) {
        open_second_round(&k, "assassin");
        k.g->round = (u8)at[i].round;
        if (at[i].exposed) k.g->player[0].token_known[0] = k.g->player[0].token_known[1] = EVERYBODY;
        give(&k, 0, "sticky_fingers");
        fill_team(&k);
        for (seat s = 1; s <= 3; s++) give(&k, s, "first_aid_kit");
        at_turn(&k, 0);
        plays[i] = takes(&k, ACT_PLAY, -1);
        close_kit(&k);
    }
    if (plays[0] || !plays[1] || !plays[2]) fail_msg("%d hidden, %d exposed, %d late", plays[0], plays[1], plays[2]);
}

/* -- What thinking bots do not consider ------------------------------------------------------------------------------ */

/* Whether the listed option with this verb and these things (-1: any) is pointless. */
static bool pointless_at(struct kit *k, u8 verb, int a, int b)
{
    struct context *c = &k->c;
    for (int i = 0; i < c->count; i++)
        if (c->option[i].verb == verb && (a < 0 || c->option[i].a == a) && (b < 0 || c->option[i].b == b))
            return vigilante_game.bot.is_pointless(c, seen_by(k, c->seat), c->seat, c->option[i]);
    fail_msg("it is not listed");
    return false;
}

static bool pointless(struct kit *k, u8 verb, int a) { return pointless_at(k, verb, a, -1); }

static void VG_260_nobody_thinks_of_the_city_who_may_draw_from_the_agency(void **state)
{
    (void)state;
    struct kit k;
    open_second_round(&k, "addict");
    at_turn(&k, 0);
    assert_false(pointless(&k, ACT_DRAW, CITY));
    jail_any(&k, 0, 1, 3);
    at_turn(&k, 0);
    assert_true(pointless(&k, ACT_DRAW, CITY));
    assert_false(pointless(&k, ACT_DRAW, AGENCY));
    close_kit(&k);
}

static void VG_055_nobody_thinks_of_a_token_that_they_have_seen_while_another_is_left(void **state)
{
    (void)state;
    struct kit k;
    open_second_round(&k, "guardian");
    give(&k, 0, "background_check");
    give(&k, 0, "shoe_leather");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "background_check"));
    answer(&k, ACT_PICK_PLAYER, 1);
    pass_all(&k);
    for (int t = 0; t < TOKENS; t++) assert_false(pointless_at(&k, ACT_LOOK_AT, 1, t));
    answer(&k, ACT_LOOK_AT, 1, 2);
    pass_all(&k);
    for (int t = 0; t < TOKENS; t++) assert_int_equal(pointless_at(&k, ACT_LOOK_AT, 1, t), t == 2);
    answer(&k, ACT_LOOK_AT, 1, 0);
    pass_all(&k);
    for (int t = 0; t < TOKENS; t++) k.g->player[1].token_known[t] |= only(0);
    answer(&k, ACT_PLAY, card_id(&k, "shoe_leather")); /* nothing new is left: any token will do */
    answer(&k, ACT_PICK_PLAYER, 1);
    pass_all(&k);
    for (int t = 0; t < TOKENS; t++) assert_false(pointless_at(&k, ACT_LOOK_AT, 1, t));
    close_kit(&k);
}

/* Two of the others are known by their tokens, so that the third must hold what is left. */
static void VG_055_nobody_thinks_of_looking_at_those_whom_they_know(void **state)
{
    (void)state;
    struct kit k;
    open_second_round(&k, "guardian");
    give(&k, 0, "background_check");
    give(&k, 0, "overheard_confession");
    see_tokens(&k, 1, 2);
    at_turn(&k, 0);
    assert_false(pointless(&k, ACT_PLAY, card_id(&k, "background_check")));
    see_tokens(&k, 3, 2);
    assert_true(pointless(&k, ACT_PLAY, card_id(&k, "background_check")));
    assert_false(pointless(&k, ACT_PLAY, card_id(&k, "overheard_confession"))); /* it draws a card, too */
    for (int t = 0; t < TOKENS; t++) k.g->player[3].token_known[t] = 0;
    answer(&k, ACT_PLAY, card_id(&k, "background_check"));
    for (seat s = 1; s <= 3; s++) assert_int_equal(pointless(&k, ACT_PICK_PLAYER, s), s == 1);
    close_kit(&k);
}

static void VG_206_nobody_thinks_of_a_fight_that_cannot_be_won(void **state)
{
    (void)state;
    struct kit k;
    open_second_round(&k, "guardian");
    top_villain(&k, "pocket_change_charlie"); /* Health 2, as the weakest of its Level */
    int attack = team_attack(&k.c, k.g, 0);
    add_lasting(k.g, V_ATTACK, 2 - attack, 0, WHOLE_TEAM, THIS_ROUND);
    at_turn(&k, 0);
    assert_false(pointless(&k, ACT_FIGHT, -1));
    add_lasting(k.g, V_ATTACK, -1, 0, WHOLE_TEAM, THIS_ROUND);
    at_turn(&k, 0);
    assert_true(pointless(&k, ACT_FIGHT, -1));
    give(&k, 0, "cheap_shot"); /* VG-S100: the holder's own fight is at Heroes Attack */
    at_turn(&k, 0);
    assert_false(pointless(&k, ACT_FIGHT, -1));
    close_kit(&k);
}

static void VG_206_a_villain_that_was_seen_is_judged_by_its_own_health(void **state)
{
    (void)state;
    struct kit k;
    open_second_round(&k, "guardian");
    top_villain(&k, "loud_burglar"); /* Health 5; others of its Level have 2 */
    add_lasting(k.g, V_ATTACK, 4 - team_attack(&k.c, k.g, 0), 0, WHOLE_TEAM, THIS_ROUND);
    at_turn(&k, 0);
    assert_false(pointless(&k, ACT_FIGHT, -1));
    k.g->villain.known[k.g->villain.start[VILLAIN_DECK]] |= only(0);
    assert_true(pointless(&k, ACT_FIGHT, -1));
    close_kit(&k);
}

static void VG_230_nobody_thinks_of_healing_a_scratch(void **state)
{
    (void)state;
    struct kit k;
    static const char *const who[] = {"assassin", "worshipper_of_life"}; /* VG-091: three Heroes without any damage */
    static const bool in_vain[] = {false, true, true, false, false, false}; /* by damage, of 6 Health */
    for (int i = 0; i < COUNT(who); i++) {
        open_second_round(&k, who[i]);
        set_hero(&k, 0, 1, "tin_opener");
        add_lasting(k.g, V_HEALTH, 6 - hero_health(&k.c, k.g, 0, 1), 0, 1, THIS_ROUND);
        for (int damage = 1; damage < COUNT(in_vain); damage++) {
            k.g->player[0].slot[1].damage = (u8)damage;
            at_turn(&k, 0);
            if (pointless(&k, ACT_HEAL, 1) != (in_vain[damage] && !i)) fail_msg("%s with %d damage", who[i], damage);
        }
        close_kit(&k);
    }
}

static void VG_230_a_scratch_counts_where_a_text_wants_heroes_unhurt(void **state)
{
    (void)state;
    struct kit k;
    open_second_round(&k, "guardian");
    set_hero(&k, 0, 1, "tin_opener");
    equip(&k, 0, 1, "honest_crowbar"); /* +1 Attack while its bearer is undamaged */
    add_lasting(k.g, V_HEALTH, 6 - hero_health(&k.c, k.g, 0, 1), 0, 1, THIS_ROUND);
    k.g->player[0].slot[1].damage = 1;
    at_turn(&k, 0);
    assert_false(pointless(&k, ACT_HEAL, 1));
    k.g->player[0].slot[1].damage = 2;
    at_turn(&k, 0);
    assert_true(pointless(&k, ACT_HEAL, 1));
    close_kit(&k);
}

static void VG_082_only_an_addict_thinks_of_a_trade(void **state)
{
    (void)state;
    struct kit k;
    for (int addict = 0; addict <= 1; addict++) {
        open_second_round(&k, addict ? "addict" : "assassin");
        give(&k, 0, "oil_slick");
        give(&k, 1, "first_aid_kit");
        at_turn(&k, 0);
        assert_int_equal(pointless(&k, ACT_TRADE, 1), !addict);
        close_kit(&k);
    }
}

static void something_is_always_left_to_think_about(void **state)
{
    (void)state;
    struct kit k;
    struct random luck;
    int shunned = 0;
    random_seed(&luck, 9);
    for (u64 seed = 1; seed <= 20; seed++) {
        open_fresh(&k, "justice_4", 0, seed);
        struct context *c = &k.c;
        c->fast = true;
        while (c->pending) {
            int left = 0;
            for (int i = 0; i < c->count; i++) left += !vigilante_game.bot.is_pointless(c, k.g, c->seat, c->option[i]);
            assert_true(left > 0);
            shunned += left < c->count;
            rules_answer(c, c->seat, c->option[random_below(&luck, c->count)]);
        }
        close_kit(&k);
    }
    assert_true(shunned > 100);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_049_a_good_player_who_does_not_know_the_others_looks),
    TEST(VG_055_whoever_knows_all_looks_no_more),
    TEST(VG_055_it_looks_at_those_whom_it_does_not_know),
    TEST(what_tells_something_is_kept_as_long_as_there_is_something_to_tell),
    TEST(VG_183_equipment_is_not_paid_while_lesser_cards_can_pay),
    TEST(VG_260_whoever_may_draws_agency_cards),
    TEST(a_good_player_who_knows_strikes_at_the_evil_one),
    TEST(VG_223_villains_are_not_taken_from_those_who_are_known_to_be_good),
    TEST(deeds_and_open_tokens_make_everybody_suspicious),
    TEST(an_assassin_does_as_the_good_do_until_it_is_suspected),
    TEST(an_assassin_keeps_a_small_blow_back_until_it_is_suspected_or_time_is_short),
    TEST(VG_260_nobody_thinks_of_the_city_who_may_draw_from_the_agency),
    TEST(VG_055_nobody_thinks_of_a_token_that_they_have_seen_while_another_is_left),
    TEST(VG_055_nobody_thinks_of_looking_at_those_whom_they_know),
    TEST(VG_206_nobody_thinks_of_a_fight_that_cannot_be_won),
    TEST(VG_206_a_villain_that_was_seen_is_judged_by_its_own_health),
    TEST(VG_230_nobody_thinks_of_healing_a_scratch),
    TEST(VG_230_a_scratch_counts_where_a_text_wants_heroes_unhurt),
    TEST(VG_082_only_an_addict_thinks_of_a_trade),
    TEST(something_is_always_left_to_think_about),
};
TEST_GROUP(tests);
