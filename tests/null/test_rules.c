/* test_rules.c: the rules, examples and rulings of the null game, each by its number. */
#include "../conformance/kit_play.h"

#include "games/null/state.h"

enum { EVENTS_MAX = 512 };

/* A game at its bids: hands and Relics are empty, everybody has 5 coins, seat 0 leads. */
struct fix {
    struct play p;
    STATE *g;
    struct fixed dice, picks;
    struct refusals refusals;
    struct event event[EVENTS_MAX];
    int events;
};

static void hear(void *listener, const struct event *event)
{
    struct fix *f = listener;
    assert_true(f->events < EVENTS_MAX);
    f->event[f->events++] = *event;
}

static void open_game(struct fix *f, int players, int scenario, u32 options, u64 seed)
{
    memset(f, 0, sizeof *f);
    kit_open(&f->p, game_find("null"), &(struct setup){(u8)players, (u8)scenario, options}, seed);
    f->g = (STATE *)(void *)f->p.state;
    f->p.c.on_event = hear;
    f->p.c.listener = f;
    f->p.c.dice = &f->dice;
    f->p.c.picks = &f->picks;
    f->p.c.refusals = &f->refusals;
}

static void at_bids(struct fix *f, int players)
{
    open_game(f, players, 1, 0, 7);
    f->p.game->rules.entries[0].build(&f->p.c, f->p.state, 0);
    rules_run(&f->p.c);
    for (int pile = HAND; pile < PILES; pile++)
        while (pile_count(STOCK(f->g), pile)) card_move(STOCK(f->g), pile, 0, DECK, 0);
    for (seat s = 0; s < RIVALS; s++) f->g->rival[s].coins = 5;
    f->events = 0;
}

static u8 id_of(struct fix *f, const char *id)
{
    int found = thing_find(f->p.game, &f->p.content, A_CARD, id);
    assert_true(found > 0);
    return (u8)found;
}

/* Puts a card of the deck into a hand, or into play before a player. */
static u8 put(struct fix *f, int pile, const char *id)
{
    int at = card_find(STOCK(f->g), DECK, id_of(f, id));
    assert_true(at >= 0);
    return card_move(STOCK(f->g), DECK, at, pile, pile < RELICS ? only((seat)(pile - HAND)) : EVERYBODY);
}
static u8 give(struct fix *f, seat who, const char *id) { return put(f, HAND + who, id); }

static void say(struct fix *f, seat who, u8 verb, u8 a)
{
    if (has_seat(f->p.c.pending, who)) kit_list(&f->p, who); /* the test may have changed the state */
    kit_answer(&f->p, who, (struct action){verb, a, 0, 0});
}

static bool offered(struct fix *f, seat who, u8 verb, int a)
{
    kit_list(&f->p, who);
    for (int i = 0; i < f->p.c.count; i++)
        if (f->p.c.option[i].verb == verb && (a < 0 || f->p.c.option[i].a == a)) return true;
    return false;
}

/* Bids; NULL: nothing. bid_alone: everybody else bids nothing. */
static void bid(struct fix *f, seat who, const char *id, u8 stake)
{
    if (!id) {
        say(f, who, ACT_NO_BID, 0);
        return;
    }
    say(f, who, ACT_BID, id_of(f, id));
    say(f, who, ACT_STAKE, stake);
}
static void bid_alone(struct fix *f, seat who, const char *id)
{
    bid(f, who, id, 0);
    for (seat s = 0; s < f->g->players; s++)
        if (s != who) bid(f, s, NULL, 0);
}

static int happened(struct fix *f, u8 kind, seat who)
{
    int n = 0;
    for (int i = 0; i < f->events; i++) n += f->event[i].kind == kind && f->event[i].who == who;
    return n;
}

static bool in_pile(struct fix *f, int pile, const char *id) { return card_find(STOCK(f->g), pile, id_of(f, id)) >= 0; }
static int coins(struct fix *f, seat who) { return f->g->rival[who].coins; }

/* Names a leader and lets the die show n. */
static void vote(struct fix *f, seat who, seat lead, u8 n)
{
    f->dice = (struct fixed){1, 0, {n}};
    say(f, who, ACT_LEADER, lead);
}

#define RULE_TEST(name) static void name(void **state_, struct fix *f); \
    static void name##_(void **s) { name(s, *s); } \
    static void name(void **state_ __attribute__((unused)), struct fix *f)

/* -- Set-up ------------------------------------------------------------------------------------------------- */

RULE_TEST(NL_001_for_2_to_4_players)
{
    open_game(f, 2, 1, 0, 1);
    for (u8 n = 0; n < 7; n++)
        assert_int_equal(f->p.game->rules.check(&f->p.content, &(struct setup){n, 1, 0}) == NULL, n >= 2 && n <= 4);
}

RULE_TEST(NL_002_coins_of_the_scenario_and_3_more_when_rich)
{
    open_game(f, 3, 1, 0, 1);
    assert_int_equal(coins(f, 2), 3);
    open_game(f, 3, 2, RICH, 1);
    assert_int_equal(coins(f, 0), 8);
}

RULE_TEST(NL_003_everybody_draws_the_cards_of_the_scenario)
{
    open_game(f, 4, 1, 0, 3);
    for (seat s = 0; s < 4; s++) assert_int_equal(null_hand(f->g, s), 3 + 1); /* and the first round's */
    assert_int_equal(f->g->stock.start[PILES], 40);
}

RULE_TEST(NL_004_omens_are_different_and_hidden)
{
    open_game(f, 4, 1, 0, 3);
    STATE view;
    state_redact(f->p.game, &f->p.content, f->g, 1, &view);
    for (seat s = 0; s < 4; s++) {
        assert_in_range(f->g->rival[s].omen, 1, 6);
        assert_int_equal(view.rival[s].omen, s == 1 ? f->g->rival[s].omen : 0);
        for (seat o = 0; o < s; o++) assert_int_not_equal(f->g->rival[s].omen, f->g->rival[o].omen);
    }
}

RULE_TEST(NL_005_a_random_player_leads_first)
{
    seats leaders = 0;
    for (u64 seed = 0; seed < 60; seed++) {
        open_game(f, 4, 1, 0, seed);
        leaders |= only(f->g->lead);
    }
    assert_int_equal(leaders, 0x0F);
}

/* -- A round ------------------------------------------------------------------------------------------------ */

RULE_TEST(NL_010_as_many_rounds_as_the_scenario_names)
{
    open_game(f, 2, 1, 0, 5);
    struct random luck;
    random_seed(&luck, 5);
    while (!kit_over(&f->p)) {
        seat who = kit_any_seat(&f->p, &luck);
        kit_list(&f->p, who);
        kit_answer(&f->p, who, f->p.c.option[random_below(&luck, f->p.c.count)]);
    }
    assert_int_equal(f->g->round, 4);
    assert_int_equal(happened(f, EV_ROUND, NOBODY), 3); /* the first one began before anybody listened */
}

RULE_TEST(NL_011_each_draws_a_card_from_the_leader_on_and_the_discards_make_a_new_deck)
{
    at_bids(f, 3);
    while (pile_count(STOCK(f->g), DECK)) card_move(STOCK(f->g), DECK, 0, DISCARD, EVERYBODY);
    for (seat s = 0; s < 3; s++) bid(f, s, NULL, 0);
    vote(f, 0, 2, 1);
    assert_int_equal(happened(f, EV_SHUFFLED, NOBODY), 1);
    assert_int_equal(f->event[f->events - 3].who, 2);
    assert_int_equal(null_hand(f->g, 0), 1);
    while (pile_count(STOCK(f->g), DECK)) card_move(STOCK(f->g), DECK, 0, RELICS, EVERYBODY); /* nothing is left */
    for (seat s = 0; s < 3; s++) bid(f, s, NULL, 0);
    while (f->p.c.pending != 7) say(f, f->p.c.seat, ACT_DECLINE, 0);
    vote(f, 0, 1, 1);
    while (f->p.c.option[0].verb == ACT_ACCEPT) say(f, f->p.c.seat, ACT_DECLINE, 0);
    assert_int_equal(null_hand(f->g, 1), 1);
}

RULE_TEST(NL_012_NL_013_card_and_stake_are_picked_in_secret_by_all_at_once)
{
    at_bids(f, 3);
    u8 card = give(f, 0, "windfall");
    give(f, 1, "levy");
    f->g->rival[0].coins = 1;
    assert_int_equal(f->p.c.pending, 7);
    say(f, 0, ACT_BID, card);
    assert_true(offered(f, 0, ACT_STAKE, 1));
    assert_false(offered(f, 0, ACT_STAKE, 2)); /* only one coin */
    say(f, 0, ACT_STAKE, 1);
    assert_int_equal(f->p.c.pending, 6);
    assert_int_equal(coins(f, 0), 1); /* nothing shows yet */
    assert_int_equal(f->events, 0);
    assert_true(offered(f, 2, ACT_NO_BID, -1));
}

RULE_TEST(NL_014_bids_are_revealed_together_and_stakes_paid)
{
    at_bids(f, 2);
    give(f, 0, "lucky_charm");
    bid(f, 0, "lucky_charm", 2);
    bid(f, 1, NULL, 0);
    assert_int_equal(happened(f, EV_BIDS, 0), 1);
    assert_int_equal(coins(f, 0), 3);
}

RULE_TEST(NL_015_NL_E01_the_highest_stake_acts_first_then_the_nearest_to_the_leader)
{
    at_bids(f, 3);
    f->g->lead = 1;
    for (seat s = 0; s < 3; s++) give(f, s, "windfall");
    bid(f, 0, "windfall", 1);
    bid(f, 1, "windfall", 0);
    bid(f, 2, "windfall", 1);
    static const seat order[] = {2, 0, 1};
    for (int i = 0, n = 0; i < f->events; i++)
        if (f->event[i].kind == EV_ACTS) assert_int_equal(f->event[i].who, order[n++]);
    assert_int_equal(happened(f, EV_ACTS, 1), 1);
}

RULE_TEST(NL_016_relics_stay_deeds_go_traps_cannot_be_bid)
{
    at_bids(f, 2);
    give(f, 0, "abacus");
    give(f, 1, "windfall");
    u8 trap = give(f, 1, "umbrella");
    assert_false(offered(f, 1, ACT_BID, trap));
    assert_int_equal(f->refusals.refusal[0].rule, 16);
    bid(f, 0, "abacus", 0);
    bid(f, 1, "windfall", 0);
    assert_true(in_pile(f, RELICS + 0, "abacus"));
    assert_true(in_pile(f, DISCARD, "windfall"));
}

RULE_TEST(NL_017_who_discards_chooses_the_cards_face_up)
{
    at_bids(f, 2);
    give(f, 0, "pawn_shop");
    u8 low = give(f, 0, "windfall"), high = give(f, 0, "veto");
    give(f, 0, "levy");
    bid_alone(f, 0, "pawn_shop");
    say(f, 0, ACT_ACCEPT, 0);
    assert_true(offered(f, 0, ACT_DROP, low));
    assert_false(offered(f, 0, ACT_DROP, high)); /* picked in ascending order: two must follow */
    say(f, 0, ACT_DROP, low);
    say(f, 0, ACT_DROP, high);
    assert_int_equal(happened(f, EV_DROPPED, 0), 2);
    assert_true(in_pile(f, HAND + 0, "levy"));
    assert_int_equal(coins(f, 0), 9);
}

RULE_TEST(NL_018_you_choose_what_a_card_leaves_open)
{
    at_bids(f, 3);
    give(f, 0, "crossroads");
    bid_alone(f, 0, "crossroads");
    say(f, 0, ACT_MODE, 2);
    say(f, 0, ACT_PICK, 2);
    assert_int_equal(coins(f, 2), 2);
    assert_int_equal(coins(f, 1), 5);
    at_bids(f, 2);
    give(f, 1, "dice_cup");
    f->dice = (struct fixed){3, 0, {4, 3, 6}};
    bid_alone(f, 1, "dice_cup");
    assert_int_equal(coins(f, 1), 7);
    at_bids(f, 2);
    give(f, 1, "lean_times");
    f->g->rival[1].coins = 3;
    bid_alone(f, 1, "lean_times");
    assert_int_equal(coins(f, 1), 6);
    at_bids(f, 2);
    give(f, 1, "lean_times");
    bid_alone(f, 1, "lean_times");
    assert_int_equal(null_hand(f->g, 1), 2);
}

RULE_TEST(NL_019_a_card_taken_at_random_is_known_to_the_two_only)
{
    at_bids(f, 3);
    give(f, 0, "pickpocket");
    u8 first = give(f, 1, "levy");
    f->g->stock.known[f->g->stock.start[HAND + 1]] |= only(2); /* seat 2 has seen one of two cards */
    give(f, 1, "windfall");
    f->picks = (struct fixed){1, 0, {0}};
    bid_alone(f, 0, "pickpocket");
    say(f, 1, ACT_PASS, DEED_PLAYED); /* holders of cards are asked about Traps */
    int at = card_find(STOCK(f->g), HAND + 0, first);
    assert_int_equal(f->g->stock.known[f->g->stock.start[HAND + 0] + at], only(0) | only(1));
    assert_int_equal(f->g->stock.known[f->g->stock.start[HAND + 1]], only(1)); /* seat 2 has lost track */
}

RULE_TEST(NL_020_nobody_loses_more_than_they_have)
{
    at_bids(f, 2);
    give(f, 0, "crossroads");
    f->g->rival[1].coins = 1;
    bid_alone(f, 0, "crossroads");
    say(f, 0, ACT_MODE, 2);
    assert_int_equal(coins(f, 1), 0);
}

RULE_TEST(NL_021_NL_E03_bonuses_of_relics_are_added_to_gains)
{
    at_bids(f, 2);
    f->g->rival[0].coins = 2;
    put(f, RELICS + 0, "lucky_charm");
    put(f, RELICS + 0, "beggars_bowl");
    give(f, 0, "windfall");
    bid_alone(f, 0, "windfall");
    assert_int_equal(coins(f, 0), 2 + 5);
    at_bids(f, 2);
    f->g->rival[0].coins = COINS_MAX - 1;
    give(f, 0, "windfall");
    bid_alone(f, 0, "windfall");
    assert_int_equal(coins(f, 0), COINS_MAX);
    at_bids(f, 2);
    put(f, RELICS + 0, "abacus");
    put(f, RELICS + 0, "ledger");
    give(f, 0, "exhibition");
    bid_alone(f, 0, "exhibition");
    assert_int_equal(coins(f, 0), 5 + 3);
}

RULE_TEST(NL_022_NL_E02_a_trap_prevents_a_loss)
{
    at_bids(f, 2);
    give(f, 0, "crossroads");
    u8 trap = give(f, 1, "umbrella");
    f->g->rival[1].coins = 2;
    bid_alone(f, 0, "crossroads");
    say(f, 0, ACT_MODE, 2);
    say(f, 1, ACT_PASS, DEED_PLAYED);
    say(f, 1, ACT_SPRING, trap);
    assert_int_equal(coins(f, 1), 1);
    assert_true(in_pile(f, DISCARD, "umbrella"));
}

RULE_TEST(NL_022_a_cancelled_deed_has_no_effect)
{
    at_bids(f, 3);
    give(f, 0, "levy");
    u8 trap = give(f, 2, "veto");
    bid_alone(f, 0, "levy");
    say(f, 2, ACT_SPRING, trap);
    for (seat s = 0; s < 3; s++) assert_int_equal(coins(f, s), 5);
    assert_true(in_pile(f, DISCARD, "levy"));
}

RULE_TEST(NL_023_everybody_concerned_who_holds_a_card_is_asked)
{
    at_bids(f, 3);
    give(f, 0, "levy");
    give(f, 0, "veto"); /* not concerned: it is their own Deed */
    give(f, 1, "windfall");
    bid_alone(f, 0, "levy");
    assert_int_equal(f->p.c.pending, only(1)); /* seat 1 holds no Trap, seat 2 no card */
    assert_int_equal(f->p.c.count, 1);
    say(f, 1, ACT_PASS, DEED_PLAYED);
    say(f, 1, ACT_PASS, LOSING);
    assert_int_equal(coins(f, 1), 4);
    assert_int_equal(coins(f, 0), 6);
}

RULE_TEST(NL_030_the_first_answer_names_the_leader)
{
    at_bids(f, 3);
    for (seat s = 0; s < 3; s++) bid(f, s, NULL, 0);
    assert_int_equal(f->p.c.pending, 7);
    assert_false(offered(f, 1, ACT_LEADER, 1));
    vote(f, 1, 2, 1);
    assert_int_equal(f->g->lead, 2);
}

RULE_TEST(NL_031_the_leader_rolls_the_die)
{
    at_bids(f, 2);
    for (seat s = 0; s < 2; s++) bid(f, s, NULL, 0);
    vote(f, 0, 1, 5);
    assert_int_equal(happened(f, EV_ROLLED, 1), 1);
}

RULE_TEST(NL_032_relics_act_when_the_die_is_rolled)
{
    at_bids(f, 2);
    put(f, RELICS + 0, "abacus");
    put(f, RELICS + 1, "ledger");
    for (seat s = 0; s < 2; s++) bid(f, s, NULL, 0);
    vote(f, 0, 1, 4);
    assert_int_equal(coins(f, 0), 5); /* the leader comes first */
    say(f, 1, ACT_ACCEPT, 0);
    assert_int_equal(coins(f, 1), 4);
    assert_int_equal(null_hand(f->g, 1), 2); /* and that of the next round */
    assert_int_equal(coins(f, 0), 6);
    for (seat s = 0; s < 2; s++) bid(f, s, NULL, 0);
    vote(f, 0, 1, 3);
    say(f, 1, ACT_DECLINE, 0);
    assert_int_equal(coins(f, 0), 6);
    assert_int_equal(coins(f, 1), 4);
}

/* -- The end ------------------------------------------------------------------------------------------------ */

RULE_TEST(NL_040_NL_041_the_last_die_fulfils_an_omen_and_most_coins_win)
{
    at_bids(f, 3);
    f->g->round = 4;
    f->g->rival[1].coins = 2;
    for (seat s = 0; s < 3; s++) bid(f, s, NULL, 0);
    vote(f, 0, 2, f->g->rival[1].omen);
    assert_true(kit_over(&f->p));
    assert_int_equal(coins(f, 1), 5);
    for (seat s = 0; s < 3; s++) {
        assert_int_equal(f->g->rival[s].omen_known, EVERYBODY);
        assert_int_equal(f->p.game->rules.score(&f->p.c, f->g, s), 1);
    }
    f->g->rival[0].coins = 4;
    assert_int_equal(f->p.game->rules.score(&f->p.c, f->g, 0), 0);
}

/* -- Rulings ------------------------------------------------------------------------------------------------ */

RULE_TEST(NL_S01_a_deck_that_is_too_large_is_refused)
{
    open_game(f, 2, 1, 0, 1);
    struct content more = f->p.content;
    size_t bytes = sizeof(struct card_row) * (size_t)(more.count[KIND_CARD] + 1);
    struct card_row *rows = malloc(bytes);
    memcpy(rows, more.rows[KIND_CARD], bytes);
    rows[1].copies = 13;
    more.rows[KIND_CARD] = (const u8 *)rows;
    assert_non_null(f->p.game->rules.check(&more, &f->p.setup));
    rows[1].copies = 12;
    assert_null(f->p.game->rules.check(&more, &f->p.setup));
    free(rows);
}

RULE_TEST(NL_S02_a_text_that_finds_nobody_goes_on)
{
    at_bids(f, 2);
    give(f, 0, "spyglass"); /* nobody else holds a card */
    bid_alone(f, 0, "spyglass");
    assert_int_equal(happened(f, EV_PEEKED, 0), 0);
    assert_int_equal(null_hand(f->g, 0), 1);
}

RULE_TEST(NL_S03_an_equal_card_that_was_seen_before_teaches_nothing)
{
    at_bids(f, 2);
    give(f, 0, "spyglass");
    for (int n = 0; n < 2; n++) give(f, 1, "windfall");
    f->g->stock.known[f->g->stock.start[HAND + 1]] |= only(0);
    f->picks = (struct fixed){1, 0, {1}};
    bid_alone(f, 0, "spyglass");
    say(f, 1, ACT_PASS, DEED_PLAYED);
    assert_int_equal(f->g->stock.known[f->g->stock.start[HAND + 1] + 1], only(1));
}

static int make_fix(void **state) { return (*state = calloc(1, sizeof(struct fix))) ? 0 : -1; }
static int drop_fix(void **state)
{
    free(*state);
    return 0;
}
#define TEST(name) {#name, name##_, make_fix, drop_fix, NULL}

static const struct CMUnitTest tests[] = {
    TEST(NL_001_for_2_to_4_players),
    TEST(NL_002_coins_of_the_scenario_and_3_more_when_rich),
    TEST(NL_003_everybody_draws_the_cards_of_the_scenario),
    TEST(NL_004_omens_are_different_and_hidden),
    TEST(NL_005_a_random_player_leads_first),
    TEST(NL_010_as_many_rounds_as_the_scenario_names),
    TEST(NL_011_each_draws_a_card_from_the_leader_on_and_the_discards_make_a_new_deck),
    TEST(NL_012_NL_013_card_and_stake_are_picked_in_secret_by_all_at_once),
    TEST(NL_014_bids_are_revealed_together_and_stakes_paid),
    TEST(NL_015_NL_E01_the_highest_stake_acts_first_then_the_nearest_to_the_leader),
    TEST(NL_016_relics_stay_deeds_go_traps_cannot_be_bid),
    TEST(NL_017_who_discards_chooses_the_cards_face_up),
    TEST(NL_018_you_choose_what_a_card_leaves_open),
    TEST(NL_019_a_card_taken_at_random_is_known_to_the_two_only),
    TEST(NL_020_nobody_loses_more_than_they_have),
    TEST(NL_021_NL_E03_bonuses_of_relics_are_added_to_gains),
    TEST(NL_022_NL_E02_a_trap_prevents_a_loss),
    TEST(NL_022_a_cancelled_deed_has_no_effect),
    TEST(NL_023_everybody_concerned_who_holds_a_card_is_asked),
    TEST(NL_030_the_first_answer_names_the_leader),
    TEST(NL_031_the_leader_rolls_the_die),
    TEST(NL_032_relics_act_when_the_die_is_rolled),
    TEST(NL_040_NL_041_the_last_die_fulfils_an_omen_and_most_coins_win),
    TEST(NL_S01_a_deck_that_is_too_large_is_refused),
    TEST(NL_S02_a_text_that_finds_nobody_goes_on),
    TEST(NL_S03_an_equal_card_that_was_seen_before_teaches_nothing),
};
TEST_GROUP(tests);
