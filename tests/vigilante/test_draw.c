/* test_draw.c: the main action Draw a Card (chapter 17), and decks that run out. */
#include "kit_turns.h"

static const char content[] =
    "city { id = 't_a', name = 'T A', type = 'one_time', influence = 1, copies = 2, effect = { rally { 1 } } }\n"
    "city { id = 't_b', name = 'T B', type = 'one_time', influence = 1, copies = 1, effect = { rally { 1 } } }\n"
    "city { id = 't_two', name = 'T Two', type = 'one_time', influence = 1, copies = 1, effect = { draw { 2 } } }\n"
    "agency { id = 't_file', name = 'T File', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { rally { 1 } } }\n"
    "agency { id = 't_form', name = 'T Form', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { rally { 1 } } }\n";

/* Moves one card of a hand to another pile. */
static void put(struct kit *k, seat from, const char *card, int pile)
{
    int at = card_find(CITY_CARDS(k->g), HAND + from, card_id(k, card));
    assert_true(at >= 0);
    card_move(CITY_CARDS(k->g), HAND + from, at, pile, pile == CITY_DECK || pile == AGENCY_DECK ? 0 : EVERYBODY);
}

static void VG_180_draw_takes_the_top_card_of_the_city_deck(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    top_card(&k, "t_b");
    at_turn(&k, 0);
    draw_one(&k);
    assert_true(in_hand(&k, 0, "t_b"));
    STATE view;
    see(&k, 1, &view); /* others see only the back */
    assert_int_equal(card_at(CITY_CARDS(&view), HAND, 0), content_back(&k.content, KIND_CARD, card_id(&k, "t_b")));
    struct speaker other = {&vigilante_game, &k.content, NULL, 1};
    assert_int_equal(event_redact(&other, last_event(&k, EV_DREW)).a, content_back(&k.content, KIND_CARD, card_id(&k, "t_b")));
    close_kit(&k);
}

static void VG_181_a_draw_action_draws_exactly_one_card(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    at_turn(&k, 0);
    int before = pile_size(&k, CITY_DECK);
    draw_one(&k);
    assert_int_equal(hand_count(k.g, 0), 1);
    assert_int_equal(pile_size(&k, CITY_DECK), before - 1);
    assert_int_equal(k.g->player[0].actions, 3);
    assert_int_equal(asked_seat(&k), 1);
    close_kit(&k);
}

static void VG_182_with_3_villains_the_draw_action_may_take_the_top_agency_card(void **state)
{
    (void)state;
    for (int villains = 2; villains <= 3; villains++) {
        struct kit k;
        open_turns(&k, 3, content);
        jail_any(&k, 0, 1, villains);
        top_card(&k, "t_file");
        at_turn(&k, 0);
        assert_int_equal(offered(&k, ACT_DRAW, AGENCY), villains == 3);
        assert_true(offered(&k, ACT_DRAW, CITY));
        if (villains == 3) {
            answer_on(&k, ACT_DRAW, AGENCY, -1, -1);
            assert_true(in_hand(&k, 0, "t_file"));
            assert_int_equal(hand_count(k.g, 0), 1);
        }
        close_kit(&k);
    }
}

static void VG_S38_an_empty_deck_is_made_anew_from_its_own_discard_pile(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    drain_city(&k, 2);
    put(&k, 2, "t_b", CITY_DECK);
    put(&k, 2, "t_a", CITY_DISCARD);
    put(&k, 2, "t_a", CITY_DISCARD);
    int agency = pile_size(&k, AGENCY_DECK);
    at_turn(&k, 0);
    draw_one(&k);
    assert_int_equal(happened(&k, EV_SHUFFLED), 0); /* only when a card is needed */
    assert_int_equal(pile_size(&k, CITY_DISCARD), 2);
    draw_one(&k);
    assert_int_equal(happened(&k, EV_SHUFFLED), 1);
    assert_int_equal(pile_size(&k, CITY_DISCARD), 0);
    assert_int_equal(pile_size(&k, CITY_DECK), 1);
    assert_true(in_hand(&k, 1, "t_a"));
    assert_int_equal(pile_size(&k, AGENCY_DECK), agency);
    STATE view;
    see(&k, 0, &view); /* nobody knows the new deck */
    assert_int_equal(card_at(CITY_CARDS(&view), CITY_DECK, 0), content_back(&k.content, KIND_CARD, card_id(&k, "t_a")));
    close_kit(&k);
}

static void VG_S38_without_any_city_card_the_agency_can_still_be_drawn_with_access(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    jail_any(&k, 0, 1, 3);
    drain_city(&k, 2);
    put(&k, 2, "t_two", HAND);
    drain_agency(&k, 2);
    put(&k, 2, "t_file", AGENCY_DISCARD);
    put(&k, 2, "t_form", AGENCY_DISCARD);
    at_turn(&k, 0);
    assert_true(refused(&k, ACT_DRAW, CITY, -1, -1, RULING_(38)));
    assert_true(offered(&k, ACT_DRAW, AGENCY));
    play_it(&k, "t_two"); /* one way only, so nothing is asked */
    assert_true(in_hand(&k, 0, "t_file"));
    assert_true(in_hand(&k, 0, "t_form"));
    assert_true(refused(&k, ACT_DRAW, AGENCY, -1, -1, RULING_(38)));
    close_kit(&k);
}

static void VG_S38_when_both_piles_are_empty_no_such_card_can_be_drawn(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    drain_city(&k, 2);
    put(&k, 2, "t_two", HAND);
    put(&k, 2, "t_b", CITY_DECK);
    at_turn(&k, 0);
    play_it(&k, "t_two"); /* as many as there are: the card itself is not yet in the discard pile */
    assert_int_equal(hand_count(k.g, 0), 1);
    assert_true(in_hand(&k, 0, "t_b"));
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_two"));
    put_event(&k, "loot_crate_1");
    drain_city(&k, 2);
    at_events(&k, 1, 1);
    pass_all(&k);
    assert_int_equal(hand_count(k.g, 0), 1); /* Loot Crate gives nothing, and the game goes on */
    assert_string_equal(asked(&k), "WHICH_EVENT");
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_180_draw_takes_the_top_card_of_the_city_deck),
    TEST(VG_181_a_draw_action_draws_exactly_one_card),
    TEST(VG_182_with_3_villains_the_draw_action_may_take_the_top_agency_card),
    TEST(VG_S38_an_empty_deck_is_made_anew_from_its_own_discard_pile),
    TEST(VG_S38_without_any_city_card_the_agency_can_still_be_drawn_with_access),
    TEST(VG_S38_when_both_piles_are_empty_no_such_card_can_be_drawn),
};
TEST_GROUP(tests);
