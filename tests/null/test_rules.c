/* test_rules.c: the rules, examples and rulings of the null game, each by its number. */
#include "games/games.h"
#include "games/null/state.h"

#include "../kit/kit.h"

static void open_game(struct kit *k, int players, int scenario, u32 options, u64 seed)
{
    kit_load(k, game_find("null"), NULL);
    kit_begin(k, (struct setup){(u8)players, (u8)scenario, options}, seed);
    forget(k);
}

/* A game at its bids: hands and Relics are empty, everybody has 5 coins, seat 0 leads. */
static void at_bids(struct kit *k, int players)
{
    open_game(k, players, 1, 0, 7);
    kit_enter(k, k->game->rules.entries[0].id, 0);
    for (int pile = HAND; pile < PILES; pile++)
        while (pile_count(STOCK(k->g), pile)) card_move(STOCK(k->g), pile, 0, DECK, 0);
    for (seat s = 0; s < RIVALS; s++) k->g->rival[s].coins = 5;
    k->events = 0;
}

static u8 id_of(struct kit *k, const char *id) { return kit_find(k, A_CARD, id); }

/* Puts a card of the deck into a hand, or into play in front of a player. */
static u8 put(struct kit *k, int pile, const char *id)
{
    int at = card_find(STOCK(k->g), DECK, id_of(k, id));
    assert_true(at >= 0);
    return card_move(STOCK(k->g), DECK, at, pile, pile < RELICS ? only((seat)(pile - HAND)) : EVERYBODY);
}
static u8 give(struct kit *k, seat who, const char *id) { return put(k, HAND + who, id); }

static bool offered_to(struct kit *k, seat who, u8 verb, int a)
{
    rules_list(&k->c, who); /* the test may have changed the state */
    return offered(k, verb, a);
}

/* Bids; NULL: nothing. bid_alone: everybody else bids nothing. */
static void bid(struct kit *k, seat who, const char *id, u8 stake)
{
    if (!id) {
        answer_as(k, who, ACT_NO_BID);
        return;
    }
    answer_as(k, who, ACT_BID, id_of(k, id));
    answer_as(k, who, ACT_STAKE, stake);
}
static void bid_alone(struct kit *k, seat who, const char *id)
{
    bid(k, who, id, 0);
    for (seat s = 0; s < k->g->players; s++)
        if (s != who) bid(k, s, NULL, 0);
}

static int happened_to(struct kit *k, u8 kind, seat who)
{
    int n = 0;
    for (int i = 0; i < k->events; i++) n += k->event[i].kind == kind && k->event[i].who == who;
    return n;
}

static bool in_pile(struct kit *k, int pile, const char *id) { return card_find(STOCK(k->g), pile, id_of(k, id)) >= 0; }
static int coins(struct kit *k, seat who) { return k->g->rival[who].coins; }

/* Names a leader and lets the die show n. */
static void vote(struct kit *k, seat who, seat lead, u8 n)
{
    fix_dice(k, 1, n);
    answer_as(k, who, ACT_LEADER, lead);
}

/* -- Set-up ------------------------------------------------------------------------------------------------- */

static bool playable(struct kit *k, const struct content *content, u8 players)
{
    struct text why = {0};
    struct table *t = table_new(k->game, content, &(struct setup){players, 1, 0}, 1, &why);
    bool yes = t != NULL;
    table_free(t);
    text_free(&why);
    return yes;
}

static void NL_001_for_2_to_4_players(void **state)
{
    struct kit k;
    (void)state;
    open_game(&k, 2, 1, 0, 1);
    for (u8 n = 0; n < 7; n++)
        assert_int_equal(playable(&k, &k.content, n), n >= 2 && n <= 4);
}

static void NL_002_coins_of_the_scenario_and_3_more_when_rich(void **state)
{
    struct kit k;
    (void)state;
    open_game(&k, 3, 1, 0, 1);
    assert_int_equal(coins(&k, 2), 3);
    open_game(&k, 3, 2, RICH, 1);
    assert_int_equal(coins(&k, 0), 8);
}

static void NL_003_everybody_draws_the_cards_of_the_scenario(void **state)
{
    struct kit k;
    (void)state;
    open_game(&k, 4, 1, 0, 3);
    for (seat s = 0; s < 4; s++) assert_int_equal(hand_count(k.g, s), 3 + 1); /* and the card of the first round */
    assert_int_equal(k.g->stock.start[PILES], 40);
}

static void NL_004_omens_are_different_and_hidden(void **state)
{
    struct kit k;
    (void)state;
    open_game(&k, 4, 1, 0, 3);
    STATE view;
    state_redact(k.game, &k.content, k.g, 1, &view);
    for (seat s = 0; s < 4; s++) {
        assert_in_range(k.g->rival[s].omen, 1, 6);
        assert_int_equal(view.rival[s].omen, s == 1 ? k.g->rival[s].omen : 0);
        for (seat o = 0; o < s; o++) assert_int_not_equal(k.g->rival[s].omen, k.g->rival[o].omen);
    }
}

static void NL_005_a_random_player_leads_first(void **state)
{
    struct kit k;
    (void)state;
    seats leaders = 0;
    for (u64 seed = 0; seed < 60; seed++) {
        open_game(&k, 4, 1, 0, seed);
        leaders |= only(k.g->lead);
    }
    assert_int_equal(leaders, 0x0F);
}

/* -- A round ------------------------------------------------------------------------------------------------ */

static void NL_010_as_many_rounds_as_the_scenario_names(void **state)
{
    struct kit k;
    (void)state;
    open_game(&k, 2, 1, 0, 5);
    struct random luck;
    random_seed(&luck, 5);
    while (!over(&k)) kit_give_option(&k, (int)random_below(&luck, k.c.count));
    assert_int_equal(k.g->round, 4);
    assert_int_equal(happened(&k, EV_ROUND), 3); /* the first one began before anybody listened */
}

static void NL_011_each_draws_a_card_from_the_leader_on_and_the_discards_make_a_new_deck(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 3);
    while (pile_count(STOCK(k.g), DECK)) card_move(STOCK(k.g), DECK, 0, DISCARD, EVERYBODY);
    for (seat s = 0; s < 3; s++) bid(&k, s, NULL, 0);
    vote(&k, 0, 2, 1);
    assert_int_equal(happened(&k, EV_SHUFFLED), 1);
    assert_int_equal(k.event[k.events - 3].who, 2);
    assert_int_equal(hand_count(k.g, 0), 1);
    while (pile_count(STOCK(k.g), DECK)) card_move(STOCK(k.g), DECK, 0, RELICS, EVERYBODY); /* nothing is left */
    for (seat s = 0; s < 3; s++) bid(&k, s, NULL, 0);
    while (k.c.pending != 7) answer_as(&k, k.c.seat, ACT_DECLINE);
    vote(&k, 0, 1, 1);
    while (k.c.option[0].verb == ACT_ACCEPT) answer_as(&k, k.c.seat, ACT_DECLINE);
    assert_int_equal(hand_count(k.g, 1), 1);
}

static void NL_012_NL_013_card_and_stake_are_picked_in_secret_by_all_at_once(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 3);
    u8 card = give(&k, 0, "windfall");
    give(&k, 1, "levy");
    k.g->rival[0].coins = 1;
    assert_int_equal(k.c.pending, 7);
    answer_as(&k, 0, ACT_BID, card);
    assert_true(offered_to(&k, 0, ACT_STAKE, 1));
    assert_false(offered_to(&k, 0, ACT_STAKE, 2)); /* only one coin */
    answer_as(&k, 0, ACT_STAKE, 1);
    assert_int_equal(k.c.pending, 6);
    assert_int_equal(coins(&k, 0), 1); /* nothing shows yet */
    assert_int_equal(k.events, 0);
    assert_true(offered_to(&k, 2, ACT_NO_BID, -1));
}

static void NL_014_bids_are_revealed_together_and_stakes_paid(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 2);
    give(&k, 0, "lucky_charm");
    bid(&k, 0, "lucky_charm", 2);
    bid(&k, 1, NULL, 0);
    assert_int_equal(happened_to(&k, EV_BIDS, 0), 1);
    assert_int_equal(coins(&k, 0), 3);
}

static void NL_015_NL_E01_the_highest_stake_acts_first_then_the_nearest_to_the_leader(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 3);
    k.g->lead = 1;
    for (seat s = 0; s < 3; s++) give(&k, s, "windfall");
    bid(&k, 0, "windfall", 1);
    bid(&k, 1, "windfall", 0);
    bid(&k, 2, "windfall", 1);
    static const seat order[] = {2, 0, 1};
    for (int i = 0, n = 0; i < k.events; i++)
        if (k.event[i].kind == EV_ACTS) assert_int_equal(k.event[i].who, order[n++]);
    assert_int_equal(happened_to(&k, EV_ACTS, 1), 1);
}

static void NL_016_relics_stay_deeds_go_traps_cannot_be_bid(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 2);
    give(&k, 0, "abacus");
    give(&k, 1, "windfall");
    u8 trap = give(&k, 1, "umbrella");
    assert_false(offered_to(&k, 1, ACT_BID, trap));
    assert_int_equal(k.refusals.refusal[0].rule, 16);
    bid(&k, 0, "abacus", 0);
    bid(&k, 1, "windfall", 0);
    assert_true(in_pile(&k, RELICS + 0, "abacus"));
    assert_true(in_pile(&k, DISCARD, "windfall"));
}

static void NL_017_who_discards_chooses_the_cards_face_up(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 2);
    give(&k, 0, "pawn_shop");
    u8 low = give(&k, 0, "windfall"), high = give(&k, 0, "veto");
    give(&k, 0, "levy");
    bid_alone(&k, 0, "pawn_shop");
    answer_as(&k, 0, ACT_ACCEPT);
    assert_true(offered_to(&k, 0, ACT_DROP, low));
    assert_false(offered_to(&k, 0, ACT_DROP, high)); /* picked in ascending order: two must follow */
    answer_as(&k, 0, ACT_DROP, low);
    answer_as(&k, 0, ACT_DROP, high);
    assert_int_equal(happened_to(&k, EV_DROPPED, 0), 2);
    assert_true(in_pile(&k, HAND + 0, "levy"));
    assert_int_equal(coins(&k, 0), 9);
}

static void NL_018_you_choose_what_a_card_leaves_open(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 3);
    give(&k, 0, "crossroads");
    bid_alone(&k, 0, "crossroads");
    answer_as(&k, 0, ACT_MODE, 2);
    answer_as(&k, 0, ACT_PICK, 2);
    assert_int_equal(coins(&k, 2), 2);
    assert_int_equal(coins(&k, 1), 5);
    at_bids(&k, 2);
    give(&k, 1, "dice_cup");
    fix_dice(&k, 3, 4, 3, 6);
    bid_alone(&k, 1, "dice_cup");
    assert_int_equal(coins(&k, 1), 7);
    at_bids(&k, 2);
    give(&k, 1, "lean_times");
    k.g->rival[1].coins = 3;
    bid_alone(&k, 1, "lean_times");
    assert_int_equal(coins(&k, 1), 6);
    at_bids(&k, 2);
    give(&k, 1, "lean_times");
    bid_alone(&k, 1, "lean_times");
    assert_int_equal(hand_count(k.g, 1), 2);
}

static void NL_019_a_card_taken_at_random_is_known_to_the_two_only(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 3);
    give(&k, 0, "pickpocket");
    u8 first = give(&k, 1, "levy");
    k.g->stock.known[k.g->stock.start[HAND + 1]] |= only(2); /* seat 2 has seen one of two cards */
    give(&k, 1, "windfall");
    fix_picks(&k, 1, 0);
    bid_alone(&k, 0, "pickpocket");
    answer_as(&k, 1, ACT_PASS, DEED_PLAYED); /* holders of cards are asked about Traps */
    int at = card_find(STOCK(k.g), HAND + 0, first);
    assert_int_equal(k.g->stock.known[k.g->stock.start[HAND + 0] + at], only(0) | only(1));
    assert_int_equal(k.g->stock.known[k.g->stock.start[HAND + 1]], only(1)); /* seat 2 has lost track */
}

static void NL_020_nobody_loses_more_than_they_have(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 2);
    give(&k, 0, "crossroads");
    k.g->rival[1].coins = 1;
    bid_alone(&k, 0, "crossroads");
    answer_as(&k, 0, ACT_MODE, 2);
    assert_int_equal(coins(&k, 1), 0);
}

static void NL_021_NL_E03_bonuses_of_relics_are_added_to_gains(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 2);
    k.g->rival[0].coins = 2;
    put(&k, RELICS + 0, "lucky_charm");
    put(&k, RELICS + 0, "beggars_bowl");
    give(&k, 0, "windfall");
    bid_alone(&k, 0, "windfall");
    assert_int_equal(coins(&k, 0), 2 + 5);
    at_bids(&k, 2);
    k.g->rival[0].coins = COINS_MAX - 1;
    give(&k, 0, "windfall");
    bid_alone(&k, 0, "windfall");
    assert_int_equal(coins(&k, 0), COINS_MAX);
    at_bids(&k, 2);
    put(&k, RELICS + 0, "abacus");
    put(&k, RELICS + 0, "ledger");
    give(&k, 0, "exhibition");
    bid_alone(&k, 0, "exhibition");
    assert_int_equal(coins(&k, 0), 5 + 3);
}

static void NL_022_NL_E02_a_trap_prevents_a_loss(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 2);
    give(&k, 0, "crossroads");
    u8 trap = give(&k, 1, "umbrella");
    k.g->rival[1].coins = 2;
    bid_alone(&k, 0, "crossroads");
    assert_int_equal(k.g->acting, 0);
    answer_as(&k, 0, ACT_MODE, 2);
    answer_as(&k, 1, ACT_PASS, DEED_PLAYED);
    answer_as(&k, 1, ACT_SPRING, trap);
    assert_int_equal(coins(&k, 1), 1);
    assert_int_equal(k.g->acting, NOBODY); /* it is done */
    assert_true(in_pile(&k, DISCARD, "umbrella"));
}

static void NL_022_a_trap_may_prevent_the_whole_loss(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 2);
    give(&k, 0, "levy");
    u8 trap = give(&k, 1, "umbrella");
    bid_alone(&k, 0, "levy");
    answer_as(&k, 1, ACT_PASS, DEED_PLAYED);
    answer_as(&k, 1, ACT_SPRING, trap); /* prevents 2 of 1 */
    assert_int_equal(coins(&k, 1), 5);
}

static void NL_022_a_cancelled_deed_has_no_effect(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 3);
    give(&k, 0, "levy");
    u8 trap = give(&k, 2, "veto");
    bid_alone(&k, 0, "levy");
    answer_as(&k, 2, ACT_SPRING, trap);
    for (seat s = 0; s < 3; s++) assert_int_equal(coins(&k, s), 5);
    assert_true(in_pile(&k, DISCARD, "levy"));
    expect_told(&k, EV_CANCELLED, "The Deed of seat 1 is cancelled");
}

static void NL_023_everybody_concerned_who_holds_a_card_is_asked(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 3);
    give(&k, 0, "levy");
    give(&k, 0, "veto"); /* not concerned: it is their own Deed */
    give(&k, 1, "windfall");
    bid_alone(&k, 0, "levy");
    assert_int_equal(k.c.pending, only(1)); /* seat 1 holds no Trap, seat 2 no card */
    assert_int_equal(k.c.count, 1);
    answer_as(&k, 1, ACT_PASS, DEED_PLAYED);
    answer_as(&k, 1, ACT_PASS, LOSING);
    assert_int_equal(coins(&k, 1), 4);
    assert_int_equal(coins(&k, 0), 6);
}

static void NL_030_the_first_answer_names_the_leader(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 3);
    for (seat s = 0; s < 3; s++) bid(&k, s, NULL, 0);
    assert_int_equal(k.c.pending, 7);
    assert_false(offered_to(&k, 1, ACT_LEADER, 1));
    vote(&k, 1, 2, 1);
    assert_int_equal(k.g->lead, 2);
}

static void NL_031_the_leader_rolls_the_die(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 2);
    for (seat s = 0; s < 2; s++) bid(&k, s, NULL, 0);
    vote(&k, 0, 1, 5);
    assert_int_equal(happened_to(&k, EV_ROLLED, 1), 1);
}

static void NL_032_relics_act_when_the_die_is_rolled(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 2);
    put(&k, RELICS + 0, "abacus");
    put(&k, RELICS + 1, "ledger");
    for (seat s = 0; s < 2; s++) bid(&k, s, NULL, 0);
    vote(&k, 0, 1, 4);
    assert_int_equal(coins(&k, 0), 5); /* the leader comes first */
    answer_as(&k, 1, ACT_ACCEPT);
    assert_int_equal(coins(&k, 1), 4);
    assert_int_equal(hand_count(k.g, 1), 2); /* and that of the next round */
    assert_int_equal(coins(&k, 0), 6);
    for (seat s = 0; s < 2; s++) bid(&k, s, NULL, 0);
    vote(&k, 0, 1, 3);
    answer_as(&k, 1, ACT_DECLINE);
    assert_int_equal(coins(&k, 0), 6);
    assert_int_equal(coins(&k, 1), 4);
}

static void NL_S04_who_declines_both_does_neither(void **state)
{
    (void)state;
    for (int accepted = 0; accepted < 2; accepted++) {
        struct kit k;
        at_bids(&k, 2);
        u8 ledger = put(&k, RELICS + 1, "ledger");
        assert_non_null(strstr(content_string(&k.content, content_row(&k.content, KIND_CARD, ledger)->text),
                               "you may do both: lose 1 coin, then draw 1 card"));
        for (seat s = 0; s < 2; s++) bid(&k, s, NULL, 0);
        vote(&k, 0, 1, 4);
        answer_as(&k, 1, accepted ? ACT_ACCEPT : ACT_DECLINE);
        assert_int_equal(coins(&k, 1), accepted ? 4 : 5);
        assert_int_equal(hand_count(k.g, 1), accepted ? 2 : 1); /* with that of the next round */
    }
}

/* -- The end ------------------------------------------------------------------------------------------------ */

static void NL_040_NL_041_the_last_die_fulfils_an_omen_and_most_coins_win(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 3);
    k.g->round = 4;
    k.g->rival[1].coins = 2;
    for (seat s = 0; s < 3; s++) bid(&k, s, NULL, 0);
    vote(&k, 0, 2, k.g->rival[1].omen);
    assert_true(over(&k));
    assert_int_equal(coins(&k, 1), 5);
    for (seat s = 0; s < 3; s++) {
        assert_int_equal(k.g->rival[s].omen_known, EVERYBODY);
        assert_int_equal(k.game->rules.score(&k.c, k.g, s), 1);
    }
    k.g->rival[0].coins = 4;
    assert_int_equal(k.game->rules.score(&k.c, k.g, 0), 0);
}

/* -- Rulings ------------------------------------------------------------------------------------------------ */

static void NL_S01_a_deck_that_is_too_large_is_refused(void **state)
{
    struct kit k;
    (void)state;
    open_game(&k, 2, 1, 0, 1);
    struct content more = k.content;
    size_t bytes = sizeof(struct card_row) * (size_t)(more.count[KIND_CARD] + 1);
    struct card_row *rows = malloc(bytes);
    memcpy(rows, more.rows[KIND_CARD], bytes);
    rows[1].copies = 13;
    more.rows[KIND_CARD] = (const u8 *)rows;
    assert_false(playable(&k, &more, 2));
    rows[1].copies = 12;
    assert_true(playable(&k, &more, 2));
    free(rows);
}

static void NL_S02_a_text_that_finds_nobody_goes_on(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 2);
    give(&k, 0, "spyglass"); /* nobody else holds a card */
    bid_alone(&k, 0, "spyglass");
    assert_int_equal(happened_to(&k, EV_PEEKED, 0), 0);
    assert_int_equal(hand_count(k.g, 0), 1);
    at_bids(&k, 4); /* what lies in front of players is not in their hands */
    give(&k, 0, "pickpocket");
    for (seat s = 0; s < 2; s++) put(&k, RELICS + s, "abacus");
    bid_alone(&k, 0, "pickpocket");
    assert_true(in_pile(&k, DISCARD, "pickpocket"));
    assert_int_equal(k.c.pending, 0x0F); /* the vote */
}

static void NL_S03_an_equal_card_that_was_seen_before_teaches_nothing(void **state)
{
    struct kit k;
    (void)state;
    at_bids(&k, 2);
    give(&k, 0, "spyglass");
    for (int n = 0; n < 2; n++) give(&k, 1, "windfall");
    k.g->stock.known[k.g->stock.start[HAND + 1]] |= only(0);
    fix_picks(&k, 1, 1);
    bid_alone(&k, 0, "spyglass");
    answer_as(&k, 1, ACT_PASS, DEED_PLAYED);
    assert_int_equal(k.g->stock.known[k.g->stock.start[HAND + 1] + 1], only(1));
}

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
    TEST(NL_022_a_trap_may_prevent_the_whole_loss),
    TEST(NL_022_a_cancelled_deed_has_no_effect),
    TEST(NL_023_everybody_concerned_who_holds_a_card_is_asked),
    TEST(NL_030_the_first_answer_names_the_leader),
    TEST(NL_031_the_leader_rolls_the_die),
    TEST(NL_032_relics_act_when_the_die_is_rolled),
    TEST(NL_040_NL_041_the_last_die_fulfils_an_omen_and_most_coins_win),
    TEST(NL_S01_a_deck_that_is_too_large_is_refused),
    TEST(NL_S02_a_text_that_finds_nobody_goes_on),
    TEST(NL_S04_who_declines_both_does_neither),
    TEST(NL_S03_an_equal_card_that_was_seen_before_teaches_nothing),
};
TEST_GROUP(tests);
