/* test_redact.c: fields and families of every length, redacted card by card as the contract of redaction says. */
#include "../kit/group.h"
#include "engine/cards.h"
#include "engine/game.h"
#include "engine/random.h"

/* -- A made-up game: gems with one back, coins with two, marks that some seats know ------------------------------- */

enum { A_GEM = FIRST_DOMAIN, A_COIN };
enum { KIND_GEM = 1, KIND_COIN };
enum { TRAY, PILES };
enum { ROOM = 50, KINDS = 9, MARKS = 37, OWNERS = 3, GOLD = 254, SILVER = 255 };

FAMILY(gem, ROOM, PILES);
FAMILY(coin, ROOM, PILES);

#define OWNER_FIELDS(S, ONE, MANY, SUB, CARDS)  \
    ONE(S, u32, debt, NUMBER, OWNER)            \
    ONE(S, u16, oath, NUMBER, OWNER)            \
    ONE(S, u8, open, NUMBER, ALL)               \
    ONE(S, u8, plan, NUMBER, OWNER)             \
    MANY(S, u8, memory, 19, NUMBER, OWNER)      \
    ONE(S, u8, doom, NUMBER, NEVER)
DESCRIBED_STRUCT(owner, OWNER_FIELDS)

#define VAULT_FIELDS(S, ONE, MANY, SUB, CARDS)  \
    SUB(S, owner, owner, OWNERS)                \
    MANY(S, u8, mark, MARKS, NUMBER, MASK)      \
    MANY(S, u8, mark_known, MARKS, SEATS, KNOWN) \
    CARDS(S, gem, gem)                          \
    CARDS(S, coin, coin)                        \
    MANY(S, u8, spare, 2, NUMBER, ALL)
DESCRIBED_STATE(vault, VAULT_FIELDS)

static const struct pile piles[] = {OPEN_PILE("tray")};
static const struct family gem_family = {"gem", ROOM, PILES, A_GEM, KIND_GEM, piles};
static const struct family coin_family = {"coin", ROOM, PILES, A_COIN, KIND_COIN, piles};
DESCRIBE(owner, OWNER_FIELDS, true)
DESCRIBE(vault, VAULT_FIELDS, false)

static const char *const backs[] = {"gold", "silver"};
static const struct domain domains[] = {{.name = "gem", .kind = KIND_GEM, .backs = 1, .back = backs},
                                        {.name = "coin", .kind = KIND_COIN, .backs = 2, .back = backs}};
static const struct game game = {
    .id = "vault", .state_bytes = sizeof(struct vault), .least_players = OWNERS, .most_players = OWNERS,
    .rules.fields = &vault_fields, .rules.domains = domains, .rules.domain_count = COUNT(domains),
};

static u8 coin_back(u8 id) { return id % 3 ? GOLD : SILVER; }
static u8 gem_back(u8 id) { return id ? ONLY_BACK : 0; }

static const struct content *vault_content(void)
{
    static struct row gem[KINDS + 1], coin[KINDS + 1];
    static struct block block;
    static struct content content;
    for (u8 id = 1; id <= KINDS; id++) gem[id].back = gem_back(id), coin[id].back = coin_back(id);
    block.row_bytes[KIND_GEM] = block.row_bytes[KIND_COIN] = sizeof(struct row);
    content = (struct content){.block = &block, .string = ""};
    content.rows[KIND_GEM] = (const u8 *)gem;
    content.rows[KIND_COIN] = (const u8 *)coin;
    content.count[KIND_GEM] = content.count[KIND_COIN] = KINDS;
    return &content;
}

/* -- The contract, byte by byte ------------------------------------------------------------------------------------ */

static bool knows(seats known, seat viewer)
{
    return known == EVERYBODY || (viewer != NOBODY && has_seat(known, viewer));
}

static seats any_seats(struct random *luck)
{
    static const seats some[] = {0, 0, EVERYBODY, 1, 2, 3, 4, 6, 0x80};
    return some[random_below(luck, COUNT(some))];
}

static void deal(struct random *luck, struct cards k, int cards)
{
    for (int i = 0; i < cards; i++) cards_add(k, TRAY, (u8)(1 + random_below(luck, KINDS)), 1, any_seats(luck));
}

static void check_cards(struct cards k, struct cards seen, seat viewer, u8 (*back)(u8 id))
{
    for (int i = 0; i < ROOM; i++) {
        bool shown = i >= pile_count(k, TRAY) || knows(k.known[i], viewer);
        seats mine = viewer == NOBODY ? 0 : only(viewer);
        assert_int_equal(seen.id[i], shown ? k.id[i] : back(k.id[i]));
        assert_int_equal(seen.known[i], k.known[i] == EVERYBODY ? EVERYBODY : k.known[i] & mine);
    }
    assert_int_equal(pile_count(seen, TRAY), pile_count(k, TRAY));
}

static void check_view(const struct vault *g, const struct vault *seen, seat viewer)
{
    check_cards(CARDS_OF(g->gem), CARDS_OF(seen->gem), viewer, gem_back);
    check_cards(CARDS_OF(g->coin), CARDS_OF(seen->coin), viewer, coin_back);
    for (int i = 0; i < MARKS; i++)
        assert_int_equal(seen->mark[i], knows(g->mark_known[i], viewer) ? g->mark[i] : 0);
    assert_memory_equal(seen->mark_known, g->mark_known, MARKS);
    for (seat s = 0; s < OWNERS; s++) {
        struct owner expected = g->owner[s];
        if (s != viewer) expected = (struct owner){.open = expected.open};
        expected.doom = 0;
        assert_memory_equal(&seen->owner[s], &expected, sizeof expected);
    }
}

static void every_length_is_redacted_as_the_contract_says(void **state)
{
    (void)state;
    struct random luck;
    random_seed(&luck, 1);
    for (int cards = 0; cards <= ROOM; cards++)
        for (int viewer = 0; viewer <= OWNERS; viewer++) {
            struct vault g = {.head.top = 0}, view;
            deal(&luck, CARDS_OF(g.gem), cards);
            deal(&luck, CARDS_OF(g.coin), ROOM - cards);
            for (int i = 0; i < MARKS; i++) g.mark[i] = (u8)(1 + i), g.mark_known[i] = any_seats(&luck);
            memset(g.owner, 0x5A, sizeof g.owner);
            seat who = viewer < OWNERS ? (seat)viewer : NOBODY;
            state_redact(&game, vault_content(), &g, who, &view);
            check_view(&g, &view, who);
        }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_length_is_redacted_as_the_contract_says),
};
TEST_GROUP(tests);
