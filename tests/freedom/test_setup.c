/* test_setup.c: chapter 2: players, start marker, influence points, the reserve, the first hands. */
#include "kit.h"

/* -- Players and marker ------------------------------------------------------------------------------------------- */

static void FR_014_FR_S01_two_to_five_players(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    for (int n = 0; n < 8; n++) {
        struct text error = {0};
        struct setup setup = {.players = (u8)n, .scenario = 1};
        struct table *t = table_new(&freedom_game, &k.content, &setup, 1, &error);
        assert_int_equal(t != NULL, n >= 2 && n <= 5);
        table_free(t);
        text_free(&error);
    }
    close_kit(&k);
}

static void FR_015_FR_S02_the_start_marker_begins_with_a_random_player(void **state)
{
    (void)state;
    for (int players = 2; players <= 5; players++) {
        u32 seen = 0;
        for (u64 seed = 1; seed <= 60; seed++) {
            struct kit k;
            open_fresh(&k, (struct opening){.players = players, .seed = seed});
            assert_int_equal(last_event(&k, EV_MARKER)->who, k.g->start);
            seen |= bit(k.g->start);
            close_kit(&k);
        }
        assert_int_equal(seen, (1 << players) - 1); /* each of them, nobody else */
    }
}

static void FR_015_FR_S02_the_marker_passes_one_seat_clockwise_after_phase_6(void **state)
{
    (void)state;
    for (seat from = 0; from < 3; from++) {
        struct kit k;
        open_kit(&k, 3);
        k.g->start = from;
        give(&k, 0, "construction_delay");
        at_end(&k, 0);
        assert_true(asks(&k, 0, "REACT"));
        assert_int_equal(k.g->start, from); /* not before phase 6 is over */
        answer(&k, ACT_PASS);
        assert_int_equal(k.g->start, (from + 1) % 3);
        assert_int_equal(nth_event(&k, EV_MARKER, 0)->who, (from + 1) % 3);
        assert_true(nth_event(&k, EV_MARKERS, 0) < nth_event(&k, EV_MARKER, 0));
        close_kit(&k);
    }
}

/* -- Influence points --------------------------------------------------------------------------------------------- */

static void FR_016_FR_S110_points_are_allocated_before_any_card_is_drawn(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, (struct opening){.players = 4});
    assert_int_equal(k.c.pending, 15); /* all at the same time */
    assert_string_equal(asked(&k), "WHICH_CHARACTER");
    assert_int_equal(k.g->turn, 0);
    assert_int_equal(k.g->stock.start[PILES], 0);
    for (seat s = 0; s < 4; s++)
        for (int i = 0; i < 10; i++) {
            assert_int_equal(happened(&k, EV_DREW), 0);
            answer_as(&k, s, ACT_ALLOCATE);
        }
    assert_int_equal(k.g->turn, 1);
    assert_int_equal(happened(&k, EV_ALLOCATED), 4);
    assert_true(last_event(&k, EV_ALLOCATED) < nth_event(&k, EV_DREW, 0));
    close_kit(&k);
}

static void FR_016_ten_different_characters(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, (struct opening){.players = 2});
    rules_list(&k.c, 0);
    for (int i = 0; i < 10; i++) {
        assert_int_equal(offers(&k, ACT_ALLOCATE), 30 - i);
        answer_as(&k, 0, ACT_ALLOCATE, 30 - i);
        if (i == 9) break;
        rules_list(&k.c, 0);
        assert_false(offered(&k, ACT_ALLOCATE, 30 - i));
        assert_true(refused(&k, ACT_ALLOCATE, 30 - i, -1, -1, 16));
    }
    assert_int_equal(k.c.pending, only(1)); /* no eleventh */
    close_kit(&k);
}

static void FR_016_the_allocation_is_secret(void **state)
{
    (void)state;
    struct kit a, b;
    open_fresh(&a, (struct opening){.players = 2});
    open_fresh(&b, (struct opening){.players = 2});
    answer_as(&a, 0, ACT_ALLOCATE, 3);
    answer_as(&b, 0, ACT_ALLOCATE, 4);
    assert_true(same_view(&a, &b, 1)); /* while it is made */
    assert_true(same_view(&a, &b, NOBODY));
    assert_false(same_view(&a, &b, 0));
    allocate_all(&a);
    allocate_all(&b);
    assert_int_equal(a.g->player[0].points[3], 10);
    assert_int_equal(b.g->player[0].points[4], 10);
    assert_true(same_view(&a, &b, 1)); /* and afterwards */
    assert_true(same_view(&a, &b, NOBODY));
    assert_false(same_view(&a, &b, 0));
    close_kit(&a);
    close_kit(&b);
}

static void FR_017_FR_S04_each_value_from_1_to_10_is_used_once(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, (struct opening){.players = 2});
    for (int value = 10; value >= 1; value--) {
        rules_list(&k.c, 1);
        for (int i = 0; i < k.c.count; i++) assert_int_equal(k.c.option[i].b, value); /* no other value to choose */
        answer_as(&k, 1, ACT_ALLOCATE, 31 - 2 * value, value);
    }
    allocate_all(&k);
    for (seat s = 0; s < 2; s++) {
        u32 seen = 0;
        int given = 0;
        for (int id = 0; id < PEOPLE; id++)
            if (k.g->player[s].points[id]) seen |= bit(k.g->player[s].points[id]), given++;
        assert_int_equal(seen, 0x7FE);
        assert_int_equal(given, 10);
    }
    assert_int_equal(k.g->player[1].points[11], 10);
    assert_int_equal(k.g->player[1].points[29], 1);
    close_kit(&k);
}

static void FR_018_FR_S05_imperial_characters_may_receive_points(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, (struct opening){.players = 2});
    rules_list(&k.c, 0);
    assert_int_equal(offers(&k, ACT_ALLOCATE), 30); /* every character, in the deck or not, and nothing else */
    assert_true(offered(&k, ACT_ALLOCATE, card_id(&k, "knight_of_the_wall"), 10));
    answer_as(&k, 0, ACT_ALLOCATE, card_id(&k, "crown_heir"));
    allocate_all(&k);
    assert_true(in_pile(&k, RESERVE, "crown_heir"));
    assert_int_equal(k.g->player[0].points[card_id(&k, "crown_heir")], 10);
    close_kit(&k);
}

static void FR_019_FR_S97_players_may_choose_the_same_characters(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, (struct opening){.players = 5});
    for (int i = 1; i <= 10; i++)
        for (seat s = 0; s < 5; s++) answer_as(&k, s, ACT_ALLOCATE, i, 11 - i);
    for (seat s = 0; s < 5; s++)
        for (int i = 1; i <= 10; i++) assert_int_equal(k.g->player[s].points[i], 11 - i);
    close_kit(&k);
}

static void FR_020_FR_S04_allocations_never_change(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    points(&k, 0, "pilot_lark", 7);
    points(&k, 1, "pilot_lark", 8);
    enter(&k, 0, "pilot_lark", "tarn");
    u8 before[2][PEOPLE];
    for (seat s = 0; s < 2; s++) memcpy(before[s], k.g->player[s].points, PEOPLE);
    at_reveals(&k, 0);
    answer(&k, ACT_DECLARE, -1, 7);
    answer(&k, ACT_DECLARE, -1, 8); /* the character changes sides, the points stay */
    assert_int_equal(controller(&k, "pilot_lark"), 1);
    decline_until(&k, "NOWHERE");
    assert_true(over(&k));
    for (seat s = 0; s < 2; s++) assert_memory_equal(before[s], k.g->player[s].points, PEOPLE);
    close_kit(&k);
}

/* -- The reserve -------------------------------------------------------------------------------------------------- */

static void starts_in_reserve(const char *card, int n)
{
    struct kit k;
    open_fresh(&k, (struct opening){.players = 2});
    allocate_all(&k);
    assert_int_equal(copies(&k, RESERVE, card), n);
    assert_int_equal(card_row(&k, card_id(&k, card))->copies, n); /* all of them */
    close_kit(&k);
}

static void FR_021_FR_S06_crack_units_are_removed(void **state)
{
    (void)state;
    starts_in_reserve("crack", 4);
}

static void FR_022_FR_S06_guard_units_are_removed(void **state)
{
    (void)state;
    starts_in_reserve("guard", 2);
}

static void FR_023_FR_S06_rebel_elite_units_are_removed(void **state)
{
    (void)state;
    starts_in_reserve("elite", 4);
}

static void FR_024_FR_S06_imperial_characters_but_knights_are_removed(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.players = 2, .cards = true});
    for (u8 id = 1; id <= k.content.count[KIND_CARD]; id++) {
        const char *name = thing_id(&freedom_game, &k.content, A_CARD, id);
        bool other = card_row(&k, id)->family == IMPERIAL && strncmp(name, "knight_", 7);
        bool unit = !strcmp(name, "crack") || !strcmp(name, "guard") || !strcmp(name, "elite");
        assert_int_equal(copies(&k, RESERVE, name), other || unit ? card_row(&k, id)->copies : 0);
        assert_int_equal(copies(&k, DECK, name), other || unit ? 0 : card_row(&k, id)->copies);
    }
    assert_int_equal(pile_count(STOCK(k.g), RESERVE), 16);
    assert_int_equal(pile_count(STOCK(k.g), DECK), 100);
    close_kit(&k);
}

static void FR_025_FR_S07_the_reserve_comes_in_with_the_first_new_deck(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    deck_is(&k, 3, "patrol", "patrol", "patrol");
    int others = pile_count(STOCK(k.g), DISCARD) + pile_count(STOCK(k.g), RESERVE);
    assert_int_equal(pile_count(STOCK(k.g), RESERVE), 16);
    at_turn(&k, 0);
    assert_int_equal(happened(&k, EV_RESERVE), 1);
    assert_int_equal(last_event(&k, EV_RESERVE)->rule, 43);
    assert_int_equal(pile_count(STOCK(k.g), RESERVE), 0);
    assert_int_equal(pile_count(STOCK(k.g), DISCARD), 0);
    assert_int_equal(pile_count(STOCK(k.g), DECK), others - 9);
    assert_int_equal(hand_count(k.g, 0) + hand_count(k.g, 1), 12);
    close_kit(&k);
}

static void FR_025_FR_S07_the_reserve_comes_in_when_the_centre_first_opens(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    int all = pile_count(STOCK(k.g), DECK) + pile_count(STOCK(k.g), DISCARD) + pile_count(STOCK(k.g), RESERVE);
    at_turn(&k, 0);
    assert_int_equal(happened(&k, EV_RESERVE), 0); /* two outer planets are not enough */
    assert_int_equal(pile_count(STOCK(k.g), RESERVE), 16);
    for (seat s = 0; s < 2; s++)
        while (hand_count(k.g, s)) card_move(STOCK(k.g), HAND + s, 0, DISCARD, EVERYBODY);
    free_planet(&k, "kolvane", 0);
    at_turn(&k, 0);
    assert_int_equal(happened(&k, EV_RESERVE), 1);
    assert_int_equal(last_event(&k, EV_RESERVE)->rule, 25);
    assert_true(last_event(&k, EV_RESERVE) < nth_event(&k, EV_DREW, 0)); /* before the refill */
    assert_int_equal(pile_count(STOCK(k.g), RESERVE), 0);
    assert_int_equal(pile_count(STOCK(k.g), DISCARD), 0);
    assert_int_equal(pile_count(STOCK(k.g), DECK), all - hand_count(k.g, 0) - hand_count(k.g, 1));
    for (seat s = 0; s < 2; s++)
        while (hand_count(k.g, s)) card_move(STOCK(k.g), HAND + s, 0, DISCARD, EVERYBODY);
    int discards = pile_count(STOCK(k.g), DISCARD);
    at_turn(&k, 0); /* the centre is still open, but the reserve came in before: nothing is shuffled */
    assert_int_equal(happened(&k, EV_RESERVE) + happened(&k, EV_SHUFFLED), 0);
    assert_int_equal(pile_count(STOCK(k.g), DISCARD), discards);
    close_kit(&k);
}

static void FR_025_an_open_centre_changes_nothing_after_a_new_deck(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    deck_is(&k, 0);
    at_turn(&k, 0); /* the first new deck */
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    free_planet(&k, "kolvane", 0);
    discard(&k, "patrol");
    at_turn(&k, 0);
    assert_int_equal(happened(&k, EV_GATE_OPEN), 1);
    assert_int_equal(happened(&k, EV_RESERVE) + happened(&k, EV_SHUFFLED), 0);
    assert_true(in_pile(&k, DISCARD, "patrol"));
    close_kit(&k);
}

static void FR_026_the_deck_is_shuffled(void **state)
{
    (void)state;
    struct kit a, b;
    open_table(&a, (struct opening){.players = 2, .seed = 1, .cards = true});
    open_table(&b, (struct opening){.players = 2, .seed = 2, .cards = true});
    assert_memory_not_equal(a.g->stock.id, b.g->stock.id, 80);
    int risen = 0;
    for (int i = 1; i < 80; i++) risen += a.g->stock.id[i] >= a.g->stock.id[i - 1];
    assert_in_range(risen, 20, 70); /* not in the order of the content */
    close_kit(&a);
    close_kit(&b);
    open_fresh(&a, (struct opening){.players = 2});
    allocate_all(&a);
    for (int i = 0; i < pile_count(STOCK(a.g), DECK); i++) assert_int_equal(a.g->stock.known[i], 0);
    close_kit(&a);
}

/* -- The board at the start --------------------------------------------------------------------------------------- */

static void FR_027_FR_S09_all_planets_start_imperial_with_their_garrison(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, (struct opening){.players = 3});
    allocate_all(&k);
    for (u8 id = 1; id <= 9; id++) {
        assert_int_equal(k.g->world[id].status, IMPERIAL_CONTROL);
        assert_int_equal(k.g->world[id].owner, NOBODY);
        assert_int_equal(k.g->world[id].garrison, planet_row(&k, id)->garrison);
    }
    assert_int_equal(k.g->rebels | k.g->troops | k.g->in_play, 0);
    assert_int_equal(pile_count(STOCK(k.g), IN_PLAY), 0);
    close_kit(&k);
}

static void FR_028_FR_S09_the_doomsday_track_starts_at_0(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, (struct opening){.players = 3});
    allocate_all(&k);
    assert_int_equal(k.g->turn, 1);
    assert_int_equal(k.g->markers, 0);
    decline_until(&k, "NOWHERE");
    assert_int_equal(nth_event(&k, EV_MARKERS, 0)->a, 1);
    close_kit(&k);
}

static void FR_029_FR_E02_the_refill_of_turn_1_gives_six_cards(void **state)
{
    (void)state;
    for (int players = 2; players <= 5; players++) {
        struct kit k;
        open_fresh(&k, (struct opening){.players = players});
        allocate_all(&k);
        for (seat s = 0; s < PLAYERS; s++) assert_int_equal(hand_count(k.g, s), s < players ? 6 : 0);
        assert_int_equal(pile_count(STOCK(k.g), DECK), 100 - 6 * players);
        close_kit(&k);
    }
}

/* Two hands without a rebel character; one such card is left in the deck. */
static void poor_hands(struct kit *k, const char *last)
{
    open_kit(k, 2);
    deck_is(k, 13, "patrol", "patrol", "militia", "militia", "knight_of_the_wall", "knight_of_the_lance", "line", "line",
            "guerrilla", "guerrilla", "titan_worm", "sand_lurker", last);
}

static void FR_030_FR_S08_a_first_hand_without_a_rebel_character_is_redrawn(void **state)
{
    (void)state;
    struct kit k;
    poor_hands(&k, "pilot_lark");
    at_first_turn(&k, 1);
    int times = happened(&k, EV_REDREW);
    assert_in_range(times, 1, 50);
    for (int i = 0; i < times; i++) assert_int_equal(nth_event(&k, EV_REDREW, i)->who, 1); /* the marker's holder first */
    assert_int_equal(happened(&k, EV_SHOWED), 6 * times); /* and the other keeps the hand: the deck has no such card */
    assert_int_equal(nth_event(&k, EV_SHOWED, 0)->see, EVERYBODY);
    assert_true(nth_event(&k, EV_DREW, 11) < nth_event(&k, EV_SHOWED, 0)); /* when all hands are full */
    assert_int_equal(nth_event(&k, EV_DREW, 11)->rule, 38);
    assert_true(in_pile(&k, HAND + 1, "pilot_lark"));
    assert_int_equal(hand_count(k.g, 0), 6);
    assert_int_equal(hand_count(k.g, 1), 6);
    assert_int_equal(pile_count(STOCK(k.g), DECK), 1);
    assert_int_equal(pile_count(STOCK(k.g), DISCARD) + pile_count(STOCK(k.g), RESERVE), 116 - 13); /* into the deck */
    close_kit(&k);
}

static void FR_030_only_hands_without_one_are_redrawn(void **state)
{
    (void)state;
    struct kit k;
    poor_hands(&k, "pilot_lark");
    top(&k, "preacher_odun"); /* now the holder of the marker has one, and Lark is still in the deck */
    at_first_turn(&k, 0);
    assert_in_range(happened(&k, EV_REDREW), 1, 50);
    for (int i = 0; i < happened(&k, EV_REDREW); i++) assert_int_equal(nth_event(&k, EV_REDREW, i)->who, 1);
    assert_true(in_pile(&k, HAND + 1, "pilot_lark"));
    assert_true(in_pile(&k, HAND + 0, "preacher_odun"));
    close_kit(&k);
}

static void FR_030_no_redraw_when_the_deck_holds_none_either(void **state)
{
    (void)state;
    struct kit k;
    poor_hands(&k, "nightmare");
    at_first_turn(&k, 0);
    assert_int_equal(happened(&k, EV_REDREW) + happened(&k, EV_SHOWED), 0);
    assert_int_equal(hand_count(k.g, 0), 6);
    close_kit(&k);
}

static void FR_030_turn_1_only(void **state)
{
    (void)state;
    struct kit k;
    poor_hands(&k, "pilot_lark");
    at_turn(&k, 0); /* Turn 2 */
    assert_int_equal(k.g->turn, 2);
    assert_int_equal(happened(&k, EV_REDREW), 0);
    close_kit(&k);
}

static void FR_031_no_strength_is_formed_at_the_start(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    assert_int_equal(k.g->formed, 0);
    free_planet(&k, "tarn", 0);
    give(&k, 0, "guerrilla");
    give(&k, 0, "militia");
    rebels(&k, 1, "veterans", "oressa");
    k.g->formed = (u16)bit(4);
    at_organisation(&k, 0);
    assert_int_equal(k.c.count, 1); /* pass */
    assert_true(refused(&k, ACT_FOUND, card_id(&k, "guerrilla"), -1, -1, 67));
    assert_true(refused(&k, ACT_REINFORCE, card_id(&k, "militia"), -1, -1, 67));
    close_kit(&k);
}

static void FR_290_FR_S110_order_of_set_up(void **state)
{
    (void)state;
    static const u8 order[] = {EV_SET_UP, EV_MARKER, EV_ALLOCATED, EV_TURN, EV_DREW};
    struct kit k;
    open_fresh(&k, (struct opening){.players = 3});
    assert_int_equal(happened(&k, EV_MARKER), 1);              /* seats and marker, planets: before the allocation */
    for (u8 id = 1; id <= 9; id++) assert_int_equal(k.g->world[id].garrison, planet_row(&k, id)->garrison);
    assert_int_equal(k.g->stock.start[PILES], 0);              /* reserve and deck: after it */
    allocate_all(&k);
    for (int i = 1; i < COUNT(order); i++) assert_true(nth_event(&k, order[i - 1], 0) < nth_event(&k, order[i], 0));
    assert_int_equal(k.g->stock.start[PILES], 116);            /* all are cards of the draw deck's families: no planets */
    for (int i = 0; i < 116; i++) assert_in_range(card_row(&k, k.g->stock.id[i])->family, REBEL, ITEM);
    close_kit(&k);
}

/* A pack can change the characters of the game, but there is no room for more, and it is told so. */
static void FR_016_a_pack_replaces_characters_and_adds_none(void **state)
{
    (void)state;
    struct kit k;
    assert_true(has_mistake("rebel { id = 'another', name = 'Another', combat = 1, command = 1, politics = 1 }",
                            "a pack cannot add characters"));
    assert_true(has_mistake("imperial { id = 'another', name = 'Another', combat = 1, command = 1, politics = 1 }",
                            "a pack cannot add characters"));
    open_with(&k, 2, "rebel { id = 'senator_ilane', name = 'Ilane', combat = 6, command = 1, politics = 5 }");
    assert_int_equal(card_row(&k, card_id(&k, "senator_ilane"))->combat, 6);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_014_FR_S01_two_to_five_players),
    TEST(FR_015_FR_S02_the_start_marker_begins_with_a_random_player),
    TEST(FR_015_FR_S02_the_marker_passes_one_seat_clockwise_after_phase_6),
    TEST(FR_016_FR_S110_points_are_allocated_before_any_card_is_drawn),
    TEST(FR_016_ten_different_characters),
    TEST(FR_016_a_pack_replaces_characters_and_adds_none),
    TEST(FR_016_the_allocation_is_secret),
    TEST(FR_017_FR_S04_each_value_from_1_to_10_is_used_once),
    TEST(FR_018_FR_S05_imperial_characters_may_receive_points),
    TEST(FR_019_FR_S97_players_may_choose_the_same_characters),
    TEST(FR_020_FR_S04_allocations_never_change),
    TEST(FR_021_FR_S06_crack_units_are_removed),
    TEST(FR_022_FR_S06_guard_units_are_removed),
    TEST(FR_023_FR_S06_rebel_elite_units_are_removed),
    TEST(FR_024_FR_S06_imperial_characters_but_knights_are_removed),
    TEST(FR_025_FR_S07_the_reserve_comes_in_with_the_first_new_deck),
    TEST(FR_025_FR_S07_the_reserve_comes_in_when_the_centre_first_opens),
    TEST(FR_025_an_open_centre_changes_nothing_after_a_new_deck),
    TEST(FR_026_the_deck_is_shuffled),
    TEST(FR_027_FR_S09_all_planets_start_imperial_with_their_garrison),
    TEST(FR_028_FR_S09_the_doomsday_track_starts_at_0),
    TEST(FR_029_FR_E02_the_refill_of_turn_1_gives_six_cards),
    TEST(FR_030_FR_S08_a_first_hand_without_a_rebel_character_is_redrawn),
    TEST(FR_030_only_hands_without_one_are_redrawn),
    TEST(FR_030_no_redraw_when_the_deck_holds_none_either),
    TEST(FR_030_turn_1_only),
    TEST(FR_031_no_strength_is_formed_at_the_start),
    TEST(FR_290_FR_S110_order_of_set_up),
};
TEST_GROUP(tests);
