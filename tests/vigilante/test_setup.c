/* test_setup.c: VG-021 to VG-044, VG-E02 and their rulings: the board and the players when a game begins. */
#include "kit_course.h"

enum { SEEDS = 60 };

static void VG_021_VG_022_starting_events_come_out_of_a_full_mixed_bag(void **state)
{
    (void)state;
    struct kit k;
    u64 seen = 0;
    for (u64 seed = 0; seed < SEEDS; seed++) {
        open_fresh(&k, "shifting_4", 0, seed);
        struct context *c = &k.c;
        int events = SCENARIO(k.g->scenario)->events;
        assert_in_range(events, 3, 9);
        assert_int_equal(k.g->track_count, events);
        assert_int_equal(k.g->bag_count, 30 - events);
        u64 tokens = 0;
        for (int i = 0; i < events; i++) tokens |= (u64)1 << k.g->track[i];
        seen |= tokens;
        for (int i = 0; i < 30 - events; i++) tokens |= (u64)1 << k.g->bag[i];
        assert_true(tokens == ((u64)1 << 31) - 2); /* all 30, each once */
        assert_memory_equal(seen_by(&k, NOBODY)->track, k.g->track, (size_t)events); /* face-up */
    }
    assert_true(__builtin_popcountll(seen) >= 28); /* 180 draws and more reach nearly every token */
}

static void VG_023_starting_events_lie_from_the_lowest_number_to_the_highest(void **state)
{
    (void)state;
    struct kit k;
    for (u64 seed = 0; seed < SEEDS; seed++) {
        open_fresh(&k, "shifting_6", 0, seed);
        struct context *c = &k.c;
        assert_true(k.g->track_count >= 3);
        for (int i = 1; i < k.g->track_count; i++)
            assert_true(TOKEN(k.g->track[i - 1])->number <= TOKEN(k.g->track[i])->number);
    }
}

static void VG_024_VG_S10_equal_numbers_lie_in_the_order_of_drawing(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 4, "");
    fix_picks(&k, 3, token_id(&k, "hacking_4") - 1, token_id(&k, "jailbreak_4") - 1,
              token_id(&k, "firefight_2") - 2); /* places in the bag; the second lay before the third */
    restart_game(&k, "shifting_4", 0, 1);
    assert_int_equal(k.g->track[0], token_id(&k, "firefight_2"));
    assert_int_equal(k.g->track[1], token_id(&k, "hacking_4"));
    assert_int_equal(k.g->track[2], token_id(&k, "jailbreak_4"));
    close_kit(&k);
}

static void VG_025_VG_026_the_villain_deck_is_dealt_unseen_in_three_random_layers(void **state)
{
    (void)state;
    struct kit k;
    u64 dealt = 0, top[3] = {0};
    for (u64 seed = 0; seed < SEEDS; seed++) {
        open_fresh(&k, "justice_4", 0, seed);
        assert_int_equal(pile_count(VILLAINS(k.g), VILLAIN_BOX), 15);
        for (seat viewer = 0; viewer <= 4; viewer++) {
            STATE *view = seen_by(&k, viewer < 4 ? viewer : NOBODY);
            for (int i = 0; i < 60; i++) assert_true(view->villain.id[i] >= VILLAIN_BACK); /* deck and box alike */
        }
        for (int i = 0; i < 45; i++) {
            assert_int_equal(level_of(&k.c, card_at(VILLAINS(k.g), VILLAIN_DECK, i)), 1 + i / 15);
            dealt |= (u64)1 << card_at(VILLAINS(k.g), VILLAIN_DECK, i);
            if (i % 15 == 0) top[i / 15] |= (u64)1 << card_at(VILLAINS(k.g), VILLAIN_DECK, i);
        }
    }
    assert_int_equal(__builtin_popcountll(dealt), 60); /* every card is dealt in some game */
    for (int layer = 0; layer < 3; layer++) assert_true(__builtin_popcountll(top[layer]) >= 15);
    int box = pile_count(VILLAINS(k.g), VILLAIN_BOX);
    keep_starters(&k);
    easy_to_the_end(&k);
    assert_int_equal(pile_count(VILLAINS(k.g), VILLAIN_BOX), box); /* no part in the game */
}

static void VG_027_the_hero_market(void **state)
{
    (void)state;
    struct kit k;
    u64 first = 0;
    for (u64 seed = 0; seed < SEEDS; seed++) {
        open_fresh(&k, "justice_3", 0, seed);
        struct context *c = &k.c;
        assert_int_equal(pile_count(HEROES(k.g), MARKET), 3);
        assert_int_equal(pile_count(HEROES(k.g), HERO_DECK), 33);
        first |= (u64)1 << card_at(HEROES(k.g), MARKET, 0);
        STATE *view = seen_by(&k, NOBODY);
        for (int i = 0; i < 3; i++) {
            assert_int_equal(card_at(HEROES(view), MARKET, i), card_at(HEROES(k.g), MARKET, i)); /* face-up */
            assert_int_equal(HERO(card_at(HEROES(k.g), MARKET, i))->type, HERO_CARD);
        }
        for (int i = 0; i < 33; i++) assert_int_equal(card_at(HEROES(view), HERO_DECK, i), 0xFF);
    }
    assert_true(__builtin_popcountll(first) >= 20); /* shuffled */
    open_fresh(&k, "justice_3", MERCENARIES, 1);
    assert_int_equal(pile_count(HEROES(k.g), MARKET), 4);
}

/* Whether the order of a pile is another one with the next seed, and hidden from all. */
static void assert_shuffled(int pile, int cards)
{
    struct kit k, other;
    open_fresh(&k, "justice_3", 0, 1);
    open_fresh(&other, "justice_3", 0, 2);
    assert_int_equal(pile_count(CITY_CARDS(k.g), pile), cards);
    int same = 0, in_order = 0;
    for (int i = 0; i < cards; i++) {
        same += card_at(CITY_CARDS(k.g), pile, i) == card_at(CITY_CARDS(other.g), pile, i);
        in_order += i && card_at(CITY_CARDS(k.g), pile, i - 1) <= card_at(CITY_CARDS(k.g), pile, i);
        for (seat s = 0; s <= 3; s++)
            assert_true(card_at(CITY_CARDS(seen_by(&k, s < 3 ? s : NOBODY)), pile, i) >= 0xFE);
    }
    assert_true(same < cards / 2);
    assert_true(in_order < cards * 3 / 4);
}

static void VG_028_the_city_deck_is_shuffled(void **state)
{
    (void)state;
    assert_shuffled(CITY_DECK, 72);
}

static void VG_029_the_agency_deck_is_a_deck_of_its_own(void **state)
{
    (void)state;
    assert_shuffled(AGENCY_DECK, 30);
    struct kit k;
    open_fresh(&k, "justice_3", 0, 1);
    struct context *c = &k.c;
    for (int i = 0; i < 72; i++) assert_int_equal(CARD(card_at(CITY_CARDS(k.g), CITY_DECK, i))->deck, CITY);
    for (int i = 0; i < 30; i++) assert_int_equal(CARD(card_at(CITY_CARDS(k.g), AGENCY_DECK, i))->deck, AGENCY);
}

static void VG_030_all_damage_cubes_begin_in_the_supply(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, "justice_6", 0, 4);
    keep_starters(&k);
    for (seat s = 0; s < 6; s++)
        for (int i = 0; i < SLOTS; i++) assert_int_equal(k.g->player[s].slot[i].damage, 0);
    open_course(&k, 6, "");
    put_event(&k, "firefight_2");
    at_events(&k, 1, 2);
    for (seat s = 0; s < 6; s++) assert_int_equal(k.g->player[s].slot[0].damage, 1); /* enough for all */
    close_kit(&k);
}

static void VG_031_each_player_has_another_colour(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 6);
    u32 colours = 0;
    for (seat s = 0; s < 6; s++) colours |= 1u << seen_by(&k, NOBODY)->player[s].colour;
    assert_int_equal(__builtin_popcount(colours), 6);
    k.g->player[3].colour = k.g->player[1].colour;
    assert_non_null(strstr(vigilante_game.rules.find_fault(&k.c, k.g), "VG-031"));
}

static void VG_032_VG_033_identities_are_dealt_one_each_from_the_stacks(void **state)
{
    (void)state;
    struct kit k;
    int evil_at[6] = {0};
    u32 kinds = 0;
    for (u64 seed = 0; seed < 300; seed++) {
        open_fresh(&k, "justice_6", 0, seed);
        struct context *c = &k.c;
        int copies[16] = {0}, stack[4] = {0};
        for (seat s = 0; s < 6; s++) {
            u8 id = k.g->player[s].identity;
            kinds |= 1u << id;
            assert_true(++copies[id] <= IDENTITY(id)->copies);
            stack[IDENTITY(id)->allegiance]++;
            evil_at[s] += IDENTITY(id)->allegiance == EVIL;
        }
        assert_int_equal(stack[GOOD], 3);
        assert_int_equal(stack[EVIL], 1);
        assert_int_equal(stack[NEUTRAL], 2);
    }
    for (seat s = 0; s < 6; s++) assert_in_range(evil_at[s], 25, 80); /* shuffled together: 50 each on average */
    assert_int_equal(__builtin_popcount(kinds), 10);
}

static void VG_034_everybody_sees_only_the_own_identity(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, "justice_5", 0, 8);
    for (int round = 0; round < 2; round++) { /* at once, and after the Starter Heroes */
        for (seat viewer = 0; viewer < 5; viewer++)
            for (seat s = 0; s < 5; s++)
                assert_int_equal(seen_by(&k, viewer)->player[s].identity, s == viewer ? k.g->player[s].identity : 0);
        keep_starters(&k);
    }
}

/* Gives a seat another Identity with tokens that fit: what it was dealt and what it gave back changes. */
static void become(struct kit *k, seat who, u8 identity)
{
    struct context *c = &k->c;
    struct player *p = &k->g->player[who];
    u8 own = IDENTITY(identity)->allegiance;
    p->identity = identity;
    for (u8 t = 0; t < 3; t++) p->token[t] = (u8)(GOOD + t);
    p->token[3] = own;
}

static void VG_035_VG_S70_nobody_sees_unused_identities_or_returned_tokens(void **state)
{
    (void)state;
    struct kit k;
    struct text before = {0}, after = {0};
    open_fresh(&k, "shifting_3", 0, 2);
    assert_int_equal(happened(&k, EV_IDENTITY) + happened(&k, EV_EXPOSED) + happened(&k, EV_INVESTIGATED), 0);
    public_record(&k, 1, &before);
    for (u8 id = 1; id <= k.content.count[KIND_IDENTITY]; id++) {
        become(&k, 1, id);
        public_record(&k, 1, &after);
        assert_int_equal(before.length, after.length);
        assert_memory_equal(before.at, after.at, before.length);
    }
    text_free(&before);
    text_free(&after);
}

static int tokens_of(const struct player *p, u8 allegiance)
{
    int n = 0;
    for (int t = 0; t < TOKENS; t++) n += p->token[t] == allegiance;
    return n;
}

static void VG_036_VG_037_VG_046_four_tokens_two_of_the_own_allegiance(void **state)
{
    (void)state;
    struct kit k;
    for (u64 seed = 0; seed < SEEDS; seed++) {
        open_fresh(&k, "shifting_6", 0, seed);
        struct context *c = &k.c;
        for (seat s = 0; s < 6; s++) {
            u8 own = IDENTITY(k.g->player[s].identity)->allegiance;
            for (u8 a = GOOD; a <= NEUTRAL; a++) /* of two each, one of each other Allegiance went back */
                assert_int_equal(tokens_of(&k.g->player[s], a), a == own ? 2 : 1);
        }
    }
}

static void VG_038_tokens_lie_in_random_places_that_even_the_owner_does_not_know(void **state)
{
    (void)state;
    struct kit k;
    struct { u8 token[TOKENS]; int times; } kind[40] = {{{0}, 0}};
    int kinds = 0;
    for (u64 seed = 0; seed < 300; seed++) {
        open_fresh(&k, "justice_4", 0, seed);
        for (seat s = 0; s < 4; s++) {
            for (seat viewer = 0; viewer < 4; viewer++)
                for (int t = 0; t < TOKENS; t++) assert_int_equal(seen_by(&k, viewer)->player[s].token[t], 0);
            int i = 0;
            while (i < kinds && memcmp(kind[i].token, k.g->player[s].token, TOKENS)) i++;
            if (i == kinds) memcpy(kind[kinds++].token, k.g->player[s].token, TOKENS);
            kind[i].times++;
        }
    }
    assert_int_equal(kinds, 36); /* 12 arrangements of each Allegiance */
    for (int i = 0; i < kinds; i++) assert_in_range(kind[i].times, 8, 80); /* 25 or 50 on average */
}

static void VG_E02_the_tokens_of_an_evil_player(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, "justice_4", 0, 21);
    struct context *c = &k.c;
    for (seat s = 0; s < 4; s++) {
        if (IDENTITY(k.g->player[s].identity)->allegiance != EVIL) continue;
        assert_int_equal(tokens_of(&k.g->player[s], GOOD), 1);
        assert_int_equal(tokens_of(&k.g->player[s], NEUTRAL), 1);
        assert_int_equal(tokens_of(&k.g->player[s], EVIL), 2);
        for (int t = 0; t < TOKENS; t++) assert_int_equal(seen_by(&k, s)->player[s].token[t], 0);
        return;
    }
    fail_msg("nobody is Evil");
}

static void VG_039_everybody_is_dealt_two_starter_heroes(void **state)
{
    (void)state;
    struct kit k;
    u64 dealt = 0, ever = 0;
    for (u64 seed = 0; seed < SEEDS; seed++) {
        open_fresh(&k, "justice_5", 0, seed);
        struct context *c = &k.c;
        dealt = 0;
        for (seat s = 0; s < 5; s++) {
            assert_int_equal(pile_count(HEROES(k.g), DEALT + s), 2);
            for (int i = 0; i < 2; i++) {
                u8 hero = card_at(HEROES(k.g), DEALT + s, i);
                assert_int_equal(HERO(hero)->type, STARTER);
                dealt |= (u64)1 << hero;
                assert_int_equal(card_at(HEROES(seen_by(&k, s)), DEALT + s, i), hero);
                assert_int_equal(card_at(HEROES(seen_by(&k, (seat)((s + 1) % 5))), DEALT + s, i), 0xFE);
            }
        }
        assert_int_equal(__builtin_popcountll(dealt), 10);
        ever |= dealt;
    }
    assert_int_equal(__builtin_popcountll(ever), 12);
}

static void VG_040_VG_041_VG_S12_one_of_two_starter_heroes_is_kept_in_slot_1(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, "justice_4", 0, 6);
    u8 kept[4], returned[4];
    for (seat s = 0; s < 4; s++) {
        rules_list(&k.c, s);
        assert_int_equal(offers(&k, ACT_KEEP_STARTER), 2); /* a choice, not a random deal */
        assert_int_equal(k.c.count, 2);
        kept[s] = card_at(HEROES(k.g), DEALT + s, s % 2);
        returned[s] = card_at(HEROES(k.g), DEALT + s, 1 - s % 2);
        answer(&k, ACT_KEEP_STARTER, kept[s]);
    }
    assert_int_equal(pile_count(HEROES(k.g), BOX), 8); /* 12, less the four on the mats */
    for (seat s = 0; s < 4; s++) {
        assert_int_equal(k.g->player[s].slot[0].hero, kept[s]);
        assert_int_equal(team_count(k.g, s), 1);
        assert_int_equal(pile_count(HEROES(k.g), DEALT + s), 0);
        assert_true(card_find(HEROES(k.g), BOX, returned[s]) >= 0);
        for (seat viewer = 0; viewer < 4; viewer++) {
            assert_int_equal(card_at(HEROES(seen_by(&k, viewer)), TEAM + s, 0), kept[s]); /* face-up */
            assert_int_equal(card_find(HEROES(seen_by(&k, viewer)), BOX, returned[s]) >= 0, viewer == s);
        }
    }
}

static void VG_S13_starter_heroes_are_chosen_in_secret_and_revealed_together(void **state)
{
    (void)state;
    struct kit k;
    struct text first = {0}, second = {0};
    for (int choice = 0; choice < 2; choice++) {
        open_fresh(&k, "justice_4", 0, 6);
        assert_int_equal(k.c.pending, 0x0F); /* all at the same time */
        rules_list(&k.c, 2);
        answer(&k, ACT_KEEP_STARTER, card_at(HEROES(k.g), DEALT + 2, choice));
        assert_int_equal(k.c.pending, 0x0B);
        assert_int_equal(happened(&k, EV_STARTER), 0);
        public_record(&k, 2, choice ? &second : &first);
    }
    assert_int_equal(first.length, second.length);
    assert_memory_equal(first.at, second.at, first.length);
    keep_starters(&k);
    assert_int_equal(happened(&k, EV_STARTER), 4);
    text_free(&first);
    text_free(&second);
}

static void VG_042_starting_city_cards(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, "showdown_4", 0, 3);
    u8 top[12];
    memcpy(top, k.g->city.id + k.g->city.start[CITY_DECK], sizeof top);
    for (seat s = 0; s < 4; s++) assert_int_equal(hand_count(k.g, s), 0);
    keep_starters(&k);
    assert_int_equal(pile_count(CITY_CARDS(k.g), CITY_DECK), 60);
    for (seat s = 0; s < 4; s++) {
        assert_int_equal(hand_count(k.g, s), 3);
        for (int i = 0; i < 3; i++) {
            u8 card = card_at(CITY_CARDS(k.g), HAND + s, i);
            assert_non_null(memchr(top, card, sizeof top)); /* from the top of the City Deck */
            assert_int_equal(card_at(CITY_CARDS(seen_by(&k, s)), HAND + s, i), card);
            assert_int_equal(card_at(CITY_CARDS(seen_by(&k, clockwise(k.g->players, s, 1))), HAND + s, i), 0xFE);
        }
    }
}

static void VG_043_VG_S11_the_first_player_is_drawn_with_the_seed(void **state)
{
    (void)state;
    struct kit k;
    int times[4] = {0};
    for (u64 seed = 0; seed < 400; seed++) {
        open_fresh(&k, "justice_4", 0, seed);
        keep_starters(&k);
        seat first = k.g->first;
        times[first]++;
        assert_int_equal(happened(&k, EV_MARKER), 1);
        assert_int_equal(last_event(&k, EV_MARKER)->who, first);
        assert_int_equal(asked_seat(&k), first);
        open_fresh(&k, "justice_4", 0, seed);
        keep_starters(&k);
        assert_int_equal(k.g->first, first);
    }
    for (seat s = 0; s < 4; s++) assert_in_range(times[s], 65, 135);
}

static void VG_044_everything_else_is_empty_at_the_start(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, "justice_6", 0, 17);
    keep_starters(&k);
    for (seat s = 0; s < 6; s++) {
        assert_int_equal(jail_count(k.g, s), 0);
        assert_int_equal(defeated_count(k.g, s), 0);
        for (int i = 0; i < SLOTS; i++) {
            assert_int_equal(k.g->player[s].slot[i].hero != 0, i == 0);
            assert_int_equal(k.g->player[s].slot[i].damage, 0);
            assert_int_equal(card_count_attached(k.g, s, i), 0);
        }
    }
    assert_int_equal(pile_count(CITY_CARDS(k.g), CITY_DISCARD) + pile_count(CITY_CARDS(k.g), AGENCY_DISCARD), 0);
    assert_int_equal(k.g->lasting_count, 0);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_021_VG_022_starting_events_come_out_of_a_full_mixed_bag),
    TEST(VG_023_starting_events_lie_from_the_lowest_number_to_the_highest),
    TEST(VG_024_VG_S10_equal_numbers_lie_in_the_order_of_drawing),
    TEST(VG_025_VG_026_the_villain_deck_is_dealt_unseen_in_three_random_layers),
    TEST(VG_027_the_hero_market),
    TEST(VG_028_the_city_deck_is_shuffled),
    TEST(VG_029_the_agency_deck_is_a_deck_of_its_own),
    TEST(VG_030_all_damage_cubes_begin_in_the_supply),
    TEST(VG_031_each_player_has_another_colour),
    TEST(VG_032_VG_033_identities_are_dealt_one_each_from_the_stacks),
    TEST(VG_034_everybody_sees_only_the_own_identity),
    TEST(VG_035_VG_S70_nobody_sees_unused_identities_or_returned_tokens),
    TEST(VG_036_VG_037_VG_046_four_tokens_two_of_the_own_allegiance),
    TEST(VG_038_tokens_lie_in_random_places_that_even_the_owner_does_not_know),
    TEST(VG_E02_the_tokens_of_an_evil_player),
    TEST(VG_039_everybody_is_dealt_two_starter_heroes),
    TEST(VG_040_VG_041_VG_S12_one_of_two_starter_heroes_is_kept_in_slot_1),
    TEST(VG_S13_starter_heroes_are_chosen_in_secret_and_revealed_together),
    TEST(VG_042_starting_city_cards),
    TEST(VG_043_VG_S11_the_first_player_is_drawn_with_the_seed),
    TEST(VG_044_everything_else_is_empty_at_the_start),
};
TEST_GROUP(tests);
