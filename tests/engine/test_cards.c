/* test_cards.c: cards that are added, moved, drawn and shuffled, and who knows them then, on a made-up game. */
#define GAME_LABEL "toy_cards"
#include "toy.h"

/* -- Helpers ------------------------------------------------------------------------------------------------ */

/* Pile p holds exactly these kinds, "12" from the top, known to these seats each. */
static void assert_pile(struct toy *g, int p, const char *kinds, const seats *known)
{
    struct cards k = CARDS_OF(g->cards);
    assert_int_equal(pile_count(k, p), (int)strlen(kinds));
    for (int i = 0; kinds[i]; i++) {
        assert_int_equal(card_at(k, p, i), kinds[i] - '0');
        assert_int_equal(k.known[k.start[p] + i], known[i]);
    }
}
#define ASSERT_PILE(p, kinds, ...) assert_pile(&g, p, kinds, (const seats[]){__VA_ARGS__})

/* -- Where cards go ----------------------------------------------------------------------------------------- */

/* A card that moves lies at the bottom of its pile; every other keeps its place and who knows it. */
static void test_a_card_moves(void **unused)
{
    (void)unused;
    struct toy g = {0};
    for (u8 id = 1; id <= 3; id++) put_card(&g, DECK, id, id);
    put_card(&g, STREET, 4, 4);
    put_card(&g, HAND_0, 5, 5);
    struct cards k = CARDS_OF(g.cards);
    assert_int_equal(card_move(k, DECK, 1, HAND_0, 7), 2); /* towards the end */
    ASSERT_PILE(DECK, "13", 1, 3);
    ASSERT_PILE(STREET, "4", 4);
    ASSERT_PILE(HAND_0, "52", 5, 7);
    assert_int_equal(card_move(k, HAND_0, 0, DECK, 6), 5); /* towards the beginning */
    ASSERT_PILE(DECK, "135", 1, 3, 6);
    ASSERT_PILE(STREET, "4", 4);
    ASSERT_PILE(HAND_0, "2", 7);
    assert_int_equal(card_move(k, DECK, 0, DECK, 2), 1); /* to the bottom of its own pile */
    ASSERT_PILE(DECK, "351", 3, 6, 2);
    ASSERT_PILE(STREET, "4", 4);
}

/* The same card by card, for comparison. */
static u8 move_plainly(struct cards k, int from, int index, int to, seats known)
{
    const int step = from <= to ? 1 : -1, last = from <= to ? k.start[to + 1] - 1 : k.start[to + 1];
    int at = k.start[from] + index;
    const u8 id = k.id[at];
    for (; at != last; at += step) k.id[at] = k.id[at + step], k.known[at] = k.known[at + step];
    for (int p = from; p < to; p++) k.start[p + 1]--;
    for (int p = to; p < from; p++) k.start[p + 1]++;
    k.id[last] = id, k.known[last] = known;
    return id;
}

static int find_plainly(struct cards k, int pile, u8 id)
{
    for (int i = 0; i < pile_count(k, pile); i++)
        if (card_at(k, pile, i) == id) return i;
    return -1;
}

/* Cards move and are found as they do one by one: in families of any size, full ones too, and far along them. */
static void compare_moves(struct cards k, struct cards plain, int cards, u64 seed)
{
    struct random luck;
    random_seed(&luck, seed);
    for (int n = 0; n < cards; n++) {
        const int pile = (int)random_below(&luck, (u32)k.piles);
        const u8 id = (u8)(1 + random_below(&luck, 250));
        cards_add(k, pile, id, 1, (seats)id);
        cards_add(plain, pile, id, 1, (seats)id);
    }
    for (int n = 0; n < 2000; n++) {
        const int from = (int)random_below(&luck, (u32)k.piles), to = (int)random_below(&luck, (u32)k.piles);
        const u8 wanted = (u8)(1 + random_below(&luck, 250));
        assert_int_equal(card_find(k, to, wanted), find_plainly(plain, to, wanted));
        if (!pile_count(k, from)) continue;
        const int index = (int)random_below(&luck, (u32)pile_count(k, from));
        const u8 id = card_at(k, from, index);
        assert_int_equal(card_find(k, from, id), find_plainly(plain, from, id));
        assert_int_equal(card_move(k, from, index, to, wanted), move_plainly(plain, from, index, to, wanted));
        assert_memory_equal(k.id, plain.id, (size_t)k.room);
        assert_memory_equal(k.known, plain.known, (size_t)k.room);
        assert_memory_equal(k.start, plain.start, (size_t)k.piles + 1);
    }
}

static void test_cards_move_as_if_one_by_one(void **unused)
{
    (void)unused;
    for (u64 seed = 0; seed < 4; seed++) {
        FAMILY(many, 60, 26) many = {0}, many_plainly = {0};
        FAMILY(few, 11, 5) few = {0}, few_plainly = {0};
        FAMILY(some, 20, 7) some = {0}, some_plainly = {0};
        compare_moves(CARDS_OF(many), CARDS_OF(many_plainly), seed % 2 ? 60 : 31, seed);
        compare_moves(CARDS_OF(few), CARDS_OF(few_plainly), seed % 2 ? 11 : 7, seed);
        compare_moves(CARDS_OF(some), CARDS_OF(some_plainly), seed % 2 ? 20 : 13, seed);
    }
}

static void test_cards_are_added(void **unused)
{
    (void)unused;
    struct toy g = {0};
    struct cards k = CARDS_OF(g.cards);
    cards_add(k, HAND_0, 4, 1, 1);
    cards_add(k, ROW, 5, 2, EVERYBODY);
    cards_add(k, DECK, 1, 3, 0);
    cards_add(k, HAND_0, 2, 2, 3); /* below what is there */
    cards_add(k, DECK, 3, 0, 7);   /* none */
    ASSERT_PILE(DECK, "111", 0, 0, 0);
    ASSERT_PILE(STREET, "", 0);
    ASSERT_PILE(HAND_0, "422", 1, 3, 3);
    ASSERT_PILE(HAND_1, "", 0);
    ASSERT_PILE(ROW, "55", EVERYBODY, EVERYBODY);
    cards_add(k, STREET, 3, 4, 2); /* the family is full then */
    assert_int_equal(k.start[PILES], 12);
    ASSERT_PILE(STREET, "3333", 2, 2, 2, 2);
    ASSERT_PILE(ROW, "55", EVERYBODY, EVERYBODY);
}

static void test_all_cards_of_a_pile_move(void **unused)
{
    (void)unused;
    struct toy g = {0};
    struct cards k = CARDS_OF(g.cards);
    cards_add(k, DECK, 1, 1, 0);
    for (u8 id = 2; id <= 4; id++) cards_add(k, HAND_1, id, 1, 2);
    cards_move_all(k, HAND_1, DECK, 4);
    ASSERT_PILE(DECK, "1234", 0, 4, 4, 4);
    ASSERT_PILE(HAND_1, "", 0);
    cards_move_all(k, HAND_1, DECK, 1); /* of an empty one */
    ASSERT_PILE(DECK, "1234", 0, 4, 4, 4);
    cards_move_all(k, DECK, ROW, EVERYBODY);
    ASSERT_PILE(ROW, "1234", EVERYBODY, EVERYBODY, EVERYBODY, EVERYBODY);
}

static void test_the_top_card_is_drawn(void **unused)
{
    (void)unused;
    struct toy g = {0};
    struct cards k = CARDS_OF(g.cards);
    cards_add(k, DECK, 2, 1, 0);
    cards_add(k, DECK, 3, 1, 0);
    assert_int_equal(card_draw(k, DECK, HAND_2, 4), 2);
    assert_int_equal(card_draw(k, DECK, HAND_2, 4), 3);
    assert_int_equal(card_draw(k, DECK, HAND_2, 4), 0);
    ASSERT_PILE(HAND_2, "23", 4, 4);
}

/* Only an empty deck is made new, and only of a discard pile that has cards. */
static void test_the_discard_pile_becomes_the_deck(void **unused)
{
    (void)unused;
    struct toy g = {0};
    struct context c;
    struct cards k = CARDS_OF(g.cards);
    random_seed(&g.head.random, 5);
    struct random before = g.head.random;
    context_open(&c, &toy, toy_content(), &g);
    assert_false(cards_reshuffle(&c, k, DECK, STREET)); /* there are no cards at all */
    cards_add(k, DECK, 1, 1, 0);
    cards_add(k, STREET, 2, 1, EVERYBODY);
    assert_false(cards_reshuffle(&c, k, DECK, STREET));
    ASSERT_PILE(DECK, "1", 0);
    ASSERT_PILE(STREET, "2", EVERYBODY);
    assert_memory_equal(&before, &g.head.random, sizeof before); /* no luck was needed */
    card_draw(k, DECK, STREET, EVERYBODY);
    for (u8 id = 3; id <= 5; id++) cards_add(k, STREET, id, 1, EVERYBODY);
    bool moved = false;
    for (int turn = 0; turn < 5; turn++) {
        assert_true(cards_reshuffle(&c, k, DECK, STREET));
        assert_int_equal(pile_count(k, DECK), 5);
        assert_int_equal(pile_count(k, STREET), 0);
        u64 kinds = 0;
        for EACH_CARD(card, k, DECK) {
            kinds |= bit(card);
            moved |= card != INDEX(card) + 1;
            assert_int_equal(k.known[INDEX(card)], 0);
        }
        assert_int_equal(kinds, 0x3E);
        cards_move_all(k, DECK, STREET, EVERYBODY);
    }
    assert_true(moved);
}

/* -- Looking at piles --------------------------------------------------------------------------------------- */

static void test_each_card_of_piles(void **unused)
{
    (void)unused;
    struct toy g = {0};
    struct cards k = CARDS_OF(g.cards);
    cards_add(k, DECK, 1, 1, 0);
    cards_add(k, HAND_0, 2, 2, 0);
    cards_add(k, HAND_2, 3, 1, 0);
    cards_add(k, ROW, 4, 1, 0);
    int sum = 0, at = 0;
    for EACH_CARD(card, k, HAND_0) sum = 10 * sum + card;
    for EACH_CARD(card, k, STREET) fail_msg("there is no card %d", card);
    assert_int_equal(sum, 22);
    sum = 0;
    for EACH_CARD_IN(card, k, HAND_0, 3) {
        if (INDEX(card) == 1) continue;
        sum = 10 * sum + card;
        at = 10 * at + INDEX(card);
    }
    assert_int_equal(sum, 23);
    assert_int_equal(at, 23);
    for EACH_CARD_IN(card, k, DECK, PILES) {
        if (card == 2) break;
        sum = card;
    }
    assert_int_equal(sum, 1);
    assert_int_equal(copies_in(k, HAND_0, 2), 2);
    assert_int_equal(copies_in(k, HAND_0, 3), 0);
    assert_true(has_card(k, HAND_2, 3));
    assert_false(has_card(k, HAND_2, 4));
    assert_int_equal(card_find(k, HAND_0, 2), 0);
    assert_int_equal(card_find(k, HAND_1, 2), -1);
}

static void test_each_kind_is_met_once(void **unused)
{
    (void)unused;
    struct toy g = {0};
    struct cards k = CARDS_OF(g.cards);
    static const u8 hand[] = {3, 1, 3, 2, 1};
    cards_add(k, DECK, 4, 1, 0);
    for (int i = 0; i < COUNT(hand); i++) cards_add(k, HAND_0, hand[i], 1, 0);
    int met = 0, at = 0;
    for EACH_KIND(card, k, HAND_0) {
        met = 10 * met + card;
        at = 10 * at + INDEX(card);
    }
    assert_int_equal(met, 312);
    assert_int_equal(at, 124); /* where the first of each lies */
    met = 0;
    for EACH_KIND(card, k, HAND_0) {
        if (card == 3) continue;
        if (card == 2) break;
        met += card;
    }
    assert_int_equal(met, 1);
    for EACH_KIND(card, k, HAND_1) fail_msg("there is no card %d", card);
    struct kinds kinds = {0};
    for (int turn = 0; turn < 2; turn++)
        for (int id = 0; id < 256; id++) assert_int_equal(first_of_kind(&kinds, (u8)id), turn == 0);
}

static void test_kinds_are_gone_through_in_ascending_order(void **unused)
{
    (void)unused;
    static const u8 all[] = {0, 63, 64, 130, 255};
    struct kinds kinds = {0}, none = {0};
    int met = 0;
    for (int i = COUNT(all) - 1; i >= 0; i--) first_of_kind(&kinds, all[i]);
    for EACH_MET(card, kinds) assert_int_equal(card, all[met++]);
    assert_int_equal(met, COUNT(all));
    for EACH_MET(card, kinds) {
        if (card == 0) continue;
        met = card;
        break;
    }
    assert_int_equal(met, 63);
    for EACH_MET(card, none) fail_msg("there is no card %d", card);
}

/* -- Who knows them ----------------------------------------------------------------------------------------- */

static void test_cards_are_shown(void **unused)
{
    (void)unused;
    struct toy g = {0};
    struct cards k = CARDS_OF(g.cards);
    cards_add(k, DECK, 1, 1, 0);
    cards_add(k, HAND_1, 2, 1, 2);
    cards_add(k, HAND_1, 3, 1, 6);
    cards_add(k, ROW, 4, 1, 0);
    cards_show(k, HAND_1, 1);
    ASSERT_PILE(DECK, "1", 0);
    ASSERT_PILE(HAND_1, "23", 3, 7);
    ASSERT_PILE(ROW, "4", 0);
}

/* Of equal cards nobody can tell which one is shown: whoever knew of one only knows of none now. */
static void test_a_card_is_shown_to_all(void **unused)
{
    (void)unused;
    struct toy g = {0};
    struct cards k = CARDS_OF(g.cards);
    cards_add(k, HAND_1, 3, 1, 2);
    cards_add(k, HAND_1, 2, 1, 2);
    cards_add(k, HAND_1, 2, 1, 2 | 1);
    cards_add(k, STREET, 1, 1, EVERYBODY);
    card_shown(k, HAND_1, 2, STREET);
    ASSERT_PILE(STREET, "12", EVERYBODY, EVERYBODY);
    ASSERT_PILE(HAND_1, "32", 2, 2);
}

static void test_card_leaves(void **unused)
{
    (void)unused;
    /* Seat 1 owns four cards, three equal. Whichever copies seat 0 knew, only their number may matter. */
    static const seats owner = 2;
    struct toy seen_first[8];
    for (u8 knew = 0; knew < 8; knew++) {
        struct toy g = {0};
        for (u8 i = 0; i < 3; i++) {
            put_card(&g, HAND_1, 2, owner | (knew >> i & 1));
            if (i == 1) put_card(&g, HAND_1, 3, owner | 1);
        }
        struct cards k = CARDS_OF(g.cards);
        assert_int_equal(card_leaves(k, HAND_1, 2, EVERYBODY), 0);
        card_move(k, HAND_1, 0, STREET, EVERYBODY);
        int left = 0;
        for (int i = 0; i < 3; i++) {
            assert_true(has_seat(k.known[k.start[HAND_1] + i], 1));
            left += card_at(k, HAND_1, i) == 2 && has_seat(k.known[k.start[HAND_1] + i], 0);
        }
        int m = __builtin_popcount(knew);
        assert_int_equal(left, max_int(0, m - 1));
        assert_int_equal(k.known[k.start[HAND_1] + 1], owner | 1);
        seen_first[knew] = g;
    }
    for (u8 a = 0; a < 8; a++)
        for (u8 b = 0; b < 8; b++)
            if (__builtin_popcount(a) == __builtin_popcount(b))
                assert_memory_equal(&seen_first[a], &seen_first[b], sizeof(struct toy));

    struct toy g = {0};
    put_card(&g, HAND_1, 2, owner);
    put_card(&g, HAND_1, 2, owner | 5);
    card_leaves(CARDS_OF(g.cards), HAND_1, 2, only(0));
    assert_int_equal(g.cards.known[1], owner | 4);
}

static void test_blur(void **unused)
{
    (void)unused;
    struct toy g = {0};
    put_card(&g, HAND_1, 1, EVERYBODY);
    put_card(&g, HAND_1, 4, 0x07);
    put_card(&g, HAND_1, 2, 0x06);
    put_card(&g, HAND_2, 2, 0x07);
    cards_blur(toy_content(), &city_family, CARDS_OF(g.cards), HAND_1, (seats)~(only(1) | only(2)), 3);
    assert_int_equal(g.cards.known[0], 0x06);
    assert_int_equal(g.cards.known[1], 0x07);
    assert_int_equal(g.cards.known[2], 0x06);
    assert_int_equal(g.cards.known[3], 0x07);
}

static void test_shuffle(void **unused)
{
    (void)unused;
    struct toy g = {0};
    struct fixed picks = {.count = 3, .value = {0, 0, 0}};
    struct context c;
    random_seed(&g.head.random, 5);
    put_card(&g, STREET, 5, EVERYBODY);
    for (u8 id = 1; id <= 5; id++)
        put_card(&g, DECK, id, EVERYBODY);
    context_open(&c, &toy, toy_content(), &g);
    c.picks = &picks;
    bool moved = false;
    for (int i = 0; i < 5; i++) {
        cards_shuffle(&c, CARDS_OF(g.cards), DECK);
        int found = 0;
        for (int j = 0; j < 5; j++) {
            found |= 1 << g.cards.id[j];
            moved |= g.cards.id[j] != j + 1;
            assert_int_equal(g.cards.known[j], 0);
        }
        assert_int_equal(found, 0x3E);
    }
    assert_true(moved);
    assert_int_equal(g.cards.known[5], EVERYBODY);
    assert_int_equal(picks.next, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_a_card_moves),
    cmocka_unit_test(test_cards_move_as_if_one_by_one),
    cmocka_unit_test(test_cards_are_added),
    cmocka_unit_test(test_all_cards_of_a_pile_move),
    cmocka_unit_test(test_the_top_card_is_drawn),
    cmocka_unit_test(test_the_discard_pile_becomes_the_deck),
    cmocka_unit_test(test_each_card_of_piles),
    cmocka_unit_test(test_each_kind_is_met_once),
    cmocka_unit_test(test_cards_are_shown),
    cmocka_unit_test(test_kinds_are_gone_through_in_ascending_order),
    cmocka_unit_test(test_a_card_is_shown_to_all),
    cmocka_unit_test(test_card_leaves),
    cmocka_unit_test(test_blur),
    cmocka_unit_test(test_shuffle),
};
TEST_GROUP(tests);
