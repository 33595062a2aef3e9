/* test_redeal.c: what a seat cannot see is dealt again as it may be, in every family of a made-up game. */
#include "../kit/group.h"
#include "engine/game.h"
#include "engine/redeal.h"
#include "engine/sound.h"

/* -- A made-up game with two families: cards with two backs, and coins, one of each ---------------------------- */

enum { A_CARD = FIRST_DOMAIN, A_COIN };
enum { KIND_CARD = 1, KIND_COIN };
enum { DECK, HAND_0, HAND_1, PILES };
enum { POUCH, COIN_PILES };
enum { MOTH = 1, HAWK, BEAR, RED = 254, BLUE = 255 };

FAMILY(card, 8, PILES);
FAMILY(coin, 2, COIN_PILES);

#define ZOO_FIELDS(S, ONE, MANY, SUB, CARDS) \
    CARDS(S, card, card)                     \
    CARDS(S, coin, coin)                     \
    MANY(S, u8, spare, 5, NUMBER, ALL)       \
    ONE(S, u8, hawkless, FLAG, ALL)
DESCRIBED_STATE(zoo, ZOO_FIELDS)

struct card {
    struct row row;
    u8 copies, spare[7];
};

/* There are games without a hawk. */
static bool belongs(const struct context *c, const void *state, u8 id)
{
    (void)c;
    return id != HAWK || !((const struct zoo *)state)->hawkless;
}

static const struct pile card_piles[] = {OPEN_PILE("deck"), HAND_PILE("hand", 0), HAND_PILE("hand", 1)};
static const struct pile coin_piles[] = {OPEN_PILE("pouch")};
static const struct family card_family = {"card", 8, PILES, A_CARD, KIND_CARD, card_piles,
                                         .copies_at = offsetof(struct card, copies), .belongs = belongs};
static const struct family coin_family = {"coin", 2, COIN_PILES, A_COIN, KIND_COIN, coin_piles};
DESCRIBE(zoo, ZOO_FIELDS, false)

static const char *const backs[] = {"a red card", "a blue card"};
static const struct domain domains[] = {{.name = "card", .kind = KIND_CARD, .backs = 2, .back = backs},
                                        {.name = "coin", .kind = KIND_COIN, .backs = 2, .back = backs}};
static const struct game game = {
    .id = "zoo", .name = "Zoo", .state_bytes = sizeof(struct zoo), .least_players = 2, .most_players = 2,
    .rules.fields = &zoo_fields, .rules.domains = domains, .rules.domain_count = COUNT(domains),
};

static u8 bears;

/* Two moths and a hawk with red backs, and some bears with blue ones. */
static const struct content *zoo_content(void)
{
    static struct card card[] = {{{0}}, {{.back = RED}, 2}, {{.back = RED}, 1}, {{.back = BLUE}, 0}};
    card[BEAR].copies = bears;
    static const struct row coin[] = {{0}, {.back = BLUE}, {.back = BLUE}};
    static struct block block;
    static struct content content;
    block.row_bytes[KIND_CARD] = sizeof(struct card);
    block.row_bytes[KIND_COIN] = sizeof(struct row);
    content = (struct content){.block = &block, .string = ""};
    content.rows[KIND_CARD] = (const u8 *)card;
    content.rows[KIND_COIN] = (const u8 *)coin;
    content.count[KIND_CARD] = 3;
    content.count[KIND_COIN] = 2;
    return &content;
}

/* -- Helpers ------------------------------------------------------------------------------------------------ */

static struct context context;

/* What a spectator sees: a red and a blue card in the deck, a moth and a blue one with seat 0, a red one with seat 1;
 * both coins are hidden. */
static struct zoo view(void)
{
    struct zoo g = {0};
    bears = 2;
    struct cards k = CARDS_OF(g.card), coins = CARDS_OF(g.coin);
    cards_add(k, DECK, RED, 1, 0);
    cards_add(k, DECK, BLUE, 1, 0);
    cards_add(k, HAND_0, MOTH, 1, EVERYBODY);
    cards_add(k, HAND_0, BLUE, 1, 0);
    cards_add(k, HAND_1, RED, 1, 0);
    cards_add(coins, POUCH, BLUE, 2, 0);
    return g;
}

static bool redeal(struct zoo *g, u64 seed)
{
    struct random luck;
    random_seed(&luck, seed);
    context_open(&context, &game, zoo_content(), g);
    return families_redeal(&context, g, &luck);
}

static void assert_refused(const struct zoo *g)
{
    struct zoo copy = *g;
    assert_false(redeal(&copy, 1));
}

/* -- Tests -------------------------------------------------------------------------------------------------- */

static void every_deal_fits_what_is_seen(void **state)
{
    (void)state;
    int moth_on_top = 0, hawk_on_top = 0, first_coin[3] = {0};
    for (u64 seed = 0; seed < 300; seed++) {
        struct zoo g = view();
        struct text why = {0};
        assert_true(redeal(&g, seed));
        struct cards k = CARDS_OF(g.card), coins = CARDS_OF(g.coin);
        if (!families_sound(&context, &g, &why)) fail_msg("%s", text_string(&why)); /* none is lost or doubled */
        assert_int_equal(card_at(k, HAND_0, 0), MOTH); /* what is seen stays */
        assert_int_equal(card_at(k, DECK, 1), BEAR);   /* there is one kind with a blue back */
        assert_int_equal(card_at(k, HAND_0, 1), BEAR);
        assert_int_equal(card_at(k, DECK, 0) + card_at(k, HAND_1, 0), MOTH + HAWK);
        moth_on_top += card_at(k, DECK, 0) == MOTH;
        hawk_on_top += card_at(k, DECK, 0) == HAWK;
        first_coin[card_at(coins, POUCH, 0)]++;
    }
    assert_int_equal(moth_on_top + hawk_on_top, 300);
    assert_in_range(moth_on_top, 110, 190);
    assert_in_range(first_coin[1], 110, 190);
    assert_int_equal(first_coin[1] + first_coin[2], 300);
}

/* All cards with one back are equally likely, not all kinds. */
static void copies_count(void **state)
{
    (void)state;
    int hawk = 0;
    for (u64 seed = 0; seed < 600; seed++) {
        struct zoo g = view();
        struct cards k = CARDS_OF(g.card);
        k.id[k.start[HAND_0]] = RED;
        assert_true(redeal(&g, seed));
        hawk += card_at(k, DECK, 0) == HAWK;
    }
    assert_in_range(hawk, 150, 250); /* one of three, two of which are moths */
}

static void owners_know_their_cards_again(void **state)
{
    (void)state;
    struct zoo g = view();
    assert_true(redeal(&g, 1));
    struct cards k = CARDS_OF(g.card);
    assert_int_equal(k.known[0], 0);
    assert_int_equal(k.known[k.start[HAND_0]], EVERYBODY);
    assert_int_equal(k.known[k.start[HAND_0] + 1], only(0));
    assert_int_equal(k.known[k.start[HAND_1]], only(1));
    assert_int_equal(g.coin.known[0] | g.coin.known[1], 0);
}

static void luck_decides(void **state)
{
    (void)state;
    struct zoo a = view(), b = view(), other = view();
    assert_true(redeal(&a, 7) && redeal(&b, 7) && redeal(&other, 8));
    assert_memory_equal(&a, &b, sizeof a);
    assert_memory_not_equal(&a.head.random, &other.head.random, sizeof a.head.random);
    assert_true(a.head.random.s[0] | a.head.random.s[1] | a.head.random.s[2] | a.head.random.s[3]);
}

static void what_does_not_fit_is_refused(void **state)
{
    (void)state;
    struct zoo g = view();
    struct cards k = CARDS_OF(g.card);
    int spare = k.start[HAND_0] + 1;
    k.id[spare] = BEAR;
    assert_true(redeal(&g, 1));
    g = view();
    k.id[0] = k.id[1] = HAWK; /* two of which there is one */
    assert_refused(&g);
    g = view();
    k.id[spare] = RED; /* one more than is left */
    assert_refused(&g);
    g = view();
    bears = 1;
    assert_refused(&g);
    g = view();
    g.hawkless = 1;
    assert_refused(&g);
    g = view();
    g.coin.id[1] = RED; /* in the second family, whose backs are blue */
    assert_refused(&g);
}

static void what_is_not_dealt_yet_stays_empty(void **state)
{
    (void)state;
    struct zoo g = view();
    memset(&g.coin, 0, sizeof g.coin);
    assert_true(redeal(&g, 1));
    assert_int_equal(g.coin.start[COIN_PILES], 0);
    assert_int_equal(g.coin.id[0] | g.coin.id[1], 0);
    assert_int_equal(card_at(CARDS_OF(g.card), DECK, 1), BEAR);
    memset(&g, 0, sizeof g);
    assert_true(redeal(&g, 1)); /* nothing at all is dealt */
}

static void copies_of_a_family(void **state)
{
    (void)state;
    struct zoo g = view();
    u8 count[256];
    bears = 5;
    context_open(&context, &game, zoo_content(), &g);
    family_copies(&context, &card_family, &g, count);
    assert_int_equal(count[MOTH], 2);
    assert_int_equal(count[HAWK], 1);
    assert_int_equal(count[BEAR], 5);
    assert_int_equal(count[BEAR + 1], 0);
    g.hawkless = 1;
    family_copies(&context, &card_family, &g, count);
    assert_int_equal(count[HAWK], 0);
    assert_int_equal(count[BEAR], 5);
    family_copies(&context, &coin_family, &g, count);
    assert_int_equal(count[0], 0);
    assert_int_equal(count[1], 1);
    assert_int_equal(count[2], 1);
    assert_int_equal(count[3], 0);
}

/* A family may hold 255 cards: more than that cannot be what is unseen. */
static void a_family_that_cannot_be(void **state)
{
    (void)state;
    struct zoo g = view();
    bears = 252; /* with a moth and a hawk: 254 unseen */
    assert_true(redeal(&g, 1));
    g = view();
    bears = 253;
    assert_true(redeal(&g, 1));
    g = view();
    bears = 254;
    assert_refused(&g);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_deal_fits_what_is_seen),
    cmocka_unit_test(copies_count),
    cmocka_unit_test(owners_know_their_cards_again),
    cmocka_unit_test(luck_decides),
    cmocka_unit_test(what_does_not_fit_is_refused),
    cmocka_unit_test(what_is_not_dealt_yet_stays_empty),
    cmocka_unit_test(copies_of_a_family),
    cmocka_unit_test(a_family_that_cannot_be),
};
TEST_GROUP(tests);
