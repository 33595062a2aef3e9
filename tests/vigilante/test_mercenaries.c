/* test_mercenaries.c: Mercenaries in deck and Market, and recruited (VG-248 to VG-253, VG-S87, S88, S94, S95). */
#include "kit_cast.h"

/* -- Set-up ----------------------------------------------------------------------------------------------- */

static void VG_248_without_the_variant_there_is_no_mercenary(void **state)
{
    (void)state;
    struct kit k;
    for (u64 seed = 1; seed <= 10; seed++) {
        open_fresh(&k, "justice_4", 0, seed);
        for (int pile = 0; pile < HERO_PILES; pile++) assert_int_equal(count_mercenaries(&k, pile), 0);
        assert_int_equal(market_count(&k), 3);
        close_kit(&k);
    }
}

static void VG_249_all_mercenaries_are_shuffled_into_the_hero_deck(void **state)
{
    (void)state;
    struct kit k;
    int all = 0, places = 0;
    bool first_at[64] = {false};
    for (u64 seed = 1; seed <= 60; seed++) {
        open_fresh(&k, "justice_4", MERCENARIES, seed);
        struct context *c = &k.c;
        all = 0;
        for (int id = 1; id <= c->content->count[KIND_HERO]; id++) all += HERO(id)->type == MERCENARY;
        assert_int_equal(count_mercenaries(&k, HERO_DECK) + count_mercenaries(&k, MARKET), all);
        for (int i = 0; i < pile_count(HEROES(k.g), HERO_DECK); i++)
            if (HERO(card_at(HEROES(k.g), HERO_DECK, i))->type == MERCENARY) {
                places += !first_at[i];
                first_at[i] = true;
                break;
            }
        close_kit(&k);
    }
    assert_true(all > 0);
    assert_true(places >= 5); /* they lie in another place each time */
}

static void VG_250_VG_193_VG_S95_the_market_shows_four_cards(void **state)
{
    (void)state;
    struct kit k;
    for (u64 seed = 1; seed <= 20; seed++) { /* Heroes and Mercenaries together */
        open_fresh(&k, "justice_3", MERCENARIES, seed);
        assert_int_equal(market_count(&k), 4);
        close_kit(&k);
    }
    open_hiring(&k);
    give(&k, 0, "t_coin1");
    give(&k, 0, "t_coin3");
    at_turn(&k, 0);
    recruit_with(&k, "t_1_1", 1, "t_coin1");
    assert_int_equal(market_count(&k), 4);
    assert_int_equal(market_card(&k, 3), hero_id(&k, "t_3_4"));
    draw_turns(&k, 2);
    recruit_with(&k, "t_draw", 1, "t_coin3");
    assert_int_equal(market_count(&k), 4);
    assert_int_equal(market_card(&k, 3), hero_id(&k, "overcoat"));
    close_kit(&k);
}

static void VG_S88_three_mercenaries_at_set_up_are_used_before_round_1(void **state)
{
    (void)state;
    struct kit k;
    int found = 0;
    for (u64 seed = 1; seed <= 400 && found < 3; seed++) {
        open_fresh(&k, "justice_3", MERCENARIES, seed);
        u8 dealt[4];
        memcpy(dealt, k.g->hero.id + k.g->hero.start[MARKET], sizeof dealt);
        bool many = count_mercenaries(&k, MARKET) >= 3;
        while (k.c.head->lanes) rules_answer(&k.c, k.c.seat, k.c.option[0]);
        if (many) {
            found++;
            assert_string_equal(asked(&k), "WHICH");
            assert_int_equal(asked_seat(&k), clockwise(k.g->players, k.g->first, 1));
            assert_int_equal(happened(&k, EV_ROUND), 0);
            assert_memory_equal(dealt, k.g->hero.id + k.g->hero.start[MARKET], sizeof dealt); /* as dealt */
            while (!happened(&k, EV_ROUND)) rules_answer(&k.c, k.c.seat, k.c.option[0]);
            assert_true(count_mercenaries(&k, USED) >= 1);
            assert_true(count_mercenaries(&k, MARKET) < 3);
            assert_int_equal(last_event(&k, EV_HIRED)->who, clockwise(k.g->players, k.g->first, 1));
        } else {
            assert_int_equal(happened(&k, EV_ROUND), 1);
        }
        close_kit(&k);
    }
    assert_int_equal(found, 3);
}

/* -- Recruiting ---------------------------------------------------------------------------------------------- */

static void VG_251_VG_252_VG_S94_a_mercenary_is_paid_used_and_discarded(void **state)
{
    (void)state;
    struct kit k;
    open_hiring(&k);
    give(&k, 0, "t_coin2");
    give(&k, 0, "t_coin3");
    at_turn(&k, 0);
    answer(&k, ACT_RECRUIT, hero_id(&k, "t_draw")); /* costs 3 */
    answer(&k, ACT_PAY, card_id(&k, "t_coin3"));
    do_turn(&k, ACT_DONE, -1);
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_coin3"));
    assert_int_equal(hand_count(k.g, 0), 1 + 2); /* its ability */
    assert_int_equal(team_count(k.g, 0), 1);
    assert_true(hero_lies_in(&k, USED, "t_draw"));
    assert_int_equal(k.g->player[0].actions, ACTIONS - 1);
    assert_int_equal(asked_seat(&k), 1);
    close_kit(&k);

    open_hiring(&k);
    give(&k, 0, "t_coin2");
    at_turn(&k, 0);
    assert_true(refused(&k, ACT_RECRUIT, hero_id(&k, "t_draw"), -1, -1, 183));
    assert_true(offered(&k, ACT_RECRUIT, hero_id(&k, "t_hit")));
    close_kit(&k);
}

static void VG_S94_VG_S39_used_mercenaries_never_return(void **state)
{
    (void)state;
    struct kit k;
    open_hiring(&k);
    hero_deck(&k, 0);
    give(&k, 0, "t_coin3");
    at_turn(&k, 0);
    recruit_with(&k, "t_draw", 1, "t_coin3");
    assert_int_equal(market_count(&k), 3); /* nothing is shuffled into the empty deck */
    assert_int_equal(pile_count(HEROES(k.g), HERO_DECK), 0);
    assert_true(hero_lies_in(&k, USED, "t_draw"));
    close_kit(&k);
}

static void no_mercenary_in_a_team(struct kit *k, const STATE *before)
{
    (void)before;
    struct context *c = &k->c;
    for (seat s = 0; s < k->g->players; s++) {
        assert_int_equal(count_mercenaries(k, TEAM + s), 0);
        assert_int_equal(count_mercenaries(k, DEFEATED + s), 0);
        for (int i = 0; i < SLOTS; i++) assert_int_not_equal(HERO(k->g->player[s].slot[i].hero)->type, MERCENARY);
    }
}

static void VG_253_a_mercenary_is_no_hero(void **state)
{
    (void)state;
    struct kit k;
    for (u32 seed = 1; seed <= 20; seed++) {
        open_fresh(&k, "justice_4", MERCENARIES, seed);
        random_game(&k, seed, no_mercenary_in_a_team);
        close_kit(&k);
    }
    open_hiring(&k); /* a text that takes a Hero from the Market takes no Mercenary */
    give(&k, 0, "t_call");
    give(&k, 0, "t_club");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_call"));
    assert_int_equal(offers(&k, ACT_PICK_MARKET), 2);
    assert_false(offered(&k, ACT_PICK_MARKET, hero_id(&k, "t_draw")));
    answer(&k, ACT_PICK_MARKET, hero_id(&k, "t_1_1"));
    pass_all(&k);
    assert_int_equal(offers(&k, ACT_ATTACH), 2); /* to the two Heroes */
    close_kit(&k);
}

static void VG_S87_a_mercenary_needs_no_slot(void **state)
{
    (void)state;
    struct kit k;
    open_hiring(&k);
    for (int i = 0; i < 3; i++) enlist_hero(&k, 0, i == 0 ? "doorman" : i == 1 ? "overcoat" : "t_3_4");
    give(&k, 0, "t_coin3");
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_RECRUIT, hero_id(&k, "t_1_1")));
    recruit_with(&k, "t_draw", 1, "t_coin3");
    assert_true(hero_lies_in(&k, USED, "t_draw"));
    assert_int_equal(hand_count(k.g, 0), 2);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_248_without_the_variant_there_is_no_mercenary),
    TEST(VG_249_all_mercenaries_are_shuffled_into_the_hero_deck),
    TEST(VG_250_VG_193_VG_S95_the_market_shows_four_cards),
    TEST(VG_S88_three_mercenaries_at_set_up_are_used_before_round_1),
    TEST(VG_251_VG_252_VG_S94_a_mercenary_is_paid_used_and_discarded),
    TEST(VG_S94_VG_S39_used_mercenaries_never_return),
    TEST(VG_253_a_mercenary_is_no_hero),
    TEST(VG_S87_a_mercenary_needs_no_slot),
};
TEST_GROUP(tests);
