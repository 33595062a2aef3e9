/* toy.h: a made-up game with fields of every type, for tests of the engine's description.
 *
 * Every file that includes it gets its own copy of the game, so it first defines GAME_LABEL with a name of its own.
 */
#ifndef TESTS_ENGINE_TOY_H
#define TESTS_ENGINE_TOY_H

#include <stdio.h>
#include "../kit/group.h"
#include "engine/cards.h"
#include "engine/game.h"

/* -- The made-up game: three seats, heroes in slots, hidden tokens, a family of twelve cards. ----- */

enum { T_HERO = FIRST_DOMAIN, T_FACE, T_CARD };
enum { KIND_HERO = 1, KIND_CARD };
enum { DECK, STREET, HAND_0, HAND_1, HAND_2, ROW, PILES };
enum { BACK_CITY = 254, BACK_AGENCY = 255 };

FAMILY(city, 12, PILES);

#define SLOT_FIELDS(S, ONE, MANY, SUB, CARDS) \
    ONE(S, u8, hero, T_HERO, ALL)             \
    ONE(S, i8, damage, NUMBER, ALL)           \
    ONE(S, u8, trap, NUMBER, OWNER)
DESCRIBED_STRUCT(slot, SLOT_FIELDS)

#define PLAYER_FIELDS(S, ONE, MANY, SUB, CARDS) \
    SUB(S, slot, slot, 2)                       \
    MANY(S, u8, token, 3, T_FACE, MASK)         \
    MANY(S, u8, token_known, 3, SEATS, KNOWN)   \
    ONE(S, u8, kept, NUMBER, OWNER)             \
    ONE(S, u8, identity, T_HERO, IF_OVER)
DESCRIBED_STRUCT(player, PLAYER_FIELDS)

#define TOY_FIELDS(S, ONE, MANY, SUB, CARDS) \
    ONE(S, u32, score, NUMBER, ALL)          \
    ONE(S, u16, round, NUMBER, ALL)          \
    ONE(S, u8, active, SEAT, ALL)            \
    ONE(S, u8, night, FLAG, ALL)             \
    ONE(S, u8, alive, SEATS, ALL)            \
    ONE(S, u8, done, BITS, ALL)              \
    ONE(S, u8, fate, NUMBER, NEVER)          \
    MANY(S, i8, track, 4, NUMBER, ALL)       \
    SUB(S, player, player, 3)                \
    CARDS(S, cards, city)
DESCRIBED_STATE(toy, TOY_FIELDS)

static const struct pile city_piles[PILES] = {
    {"deck", NOBODY, false}, {"street", NOBODY, false}, {"hand.0", 0, true},
    {"hand.1", 1, true},     {"hand.2", 2, true},       {"row", NOBODY, true},
};
static const struct family city_family = {"city", 12, PILES, T_CARD, KIND_CARD, city_piles};

DESCRIBE(slot, SLOT_FIELDS, false)
DESCRIBE(player, PLAYER_FIELDS, true)
DESCRIBE(toy, TOY_FIELDS, false)

enum { P_duel, P_plot, PROCEDURES };
#define STATE struct toy
#define LOCALS_duel(S, ONE, MANY)           \
    ONE(S, u8, hero, T_HERO, ALL)           \
    ONE(S, u16, stake, NUMBER, ALL)         \
    ONE(S, u8, secret, NUMBER, OWNER)       \
    MANY(S, u8, die, 2, NUMBER, MASK)       \
    MANY(S, u8, die_known, 2, SEATS, KNOWN) \
    ONE(S, u8, guess, NUMBER, NEVER)
#define STEPS_duel(S, Q) Q(STRIKE, 7, "Do you strike?") S(PLOTTED, TO(plot))
#define LOCALS_plot(S, ONE, MANY) ONE(S, u8, choice, NUMBER, OWNER) ONE(S, u8, bid, NUMBER, ALL)
#define STEPS_plot(S, Q) Q(CHOOSE, 8, "Which plot?")
DECLARE_PROC(duel)
DECLARE_PROC(plot)

PROC(duel)
{
    BEGIN(duel)
    ASK(STRIKE, f->seat) { OFFER(1); }
    CALL(PLOTTED, plot, .bid = 1);
    END
}

PROC(plot)
{
    BEGIN(plot)
    ASK(CHOOSE, f->seat) { OFFER(1); }
    END
}

static const struct procedure *const procedures[PROCEDURES] = {&proc_duel, &proc_plot};
static const char *const faces[] = {"blank", "star", "skull"};
static const char *const card_backs[] = {"a City card", "an Agency card"};
static const struct domain things[] = {
    {.name = "hero", .kind = KIND_HERO},
    {.name = "face", .words = faces, .count = 3},
    {.name = "card", .kind = KIND_CARD, .backs = 2, .back = card_backs},
};
static const struct game toy = {
    .id = "toy", .state_bytes = sizeof(struct toy), .most_players = 3, .rules.procedures = procedures,
    .rules.procedure_count = PROCEDURES, .rules.fields = &toy_fields, .rules.domains = things, .rules.domain_count = 3,
};

static inline const struct content *toy_content(void)
{
    static struct block block;
    static struct row hero[4], card[6];
    static struct content content;
    static const char *const words[] = {"mothman", "Moth-Man", "dynamo", "Dynamo", "kestrel", "The Kestrel",
                                        "med_pac", "Med Pac",  "rope",   "Rope",   "bribe",   "Bribe",
                                        "raid",    "Raid",     "search", "Search"};
    static char strings[256];
    u16 at = 1;
    for (int i = 0; i < 8; i++) {
        struct row *row = i < 3 ? &hero[i + 1] : &card[i - 2];
        row->id = at;
        at = (u16)(at + sprintf(strings + at, "%s", words[2 * i]) + 1);
        row->name = at;
        at = (u16)(at + sprintf(strings + at, "%s", words[2 * i + 1]) + 1);
    }
    for (int id = 1; id <= 5; id++) card[id].back = id <= 3 ? BACK_CITY : BACK_AGENCY;
    block.row_bytes[KIND_HERO] = block.row_bytes[KIND_CARD] = sizeof(struct row);
    content = (struct content){.block = &block, .string = strings};
    content.rows[KIND_HERO] = (const u8 *)hero;
    content.rows[KIND_CARD] = (const u8 *)card;
    content.count[KIND_HERO] = 3;
    content.count[KIND_CARD] = 5;
    return &content;
}

static inline void put_card(struct toy *g, int pile, u8 id, seats known)
{
    struct cards k = CARDS_OF(g->cards);
    int at = k.start[PILES];
    assert_true(at < 12);
    k.id[at] = id;
    k.start[PILES]++;
    card_move(k, PILES - 1, pile_count(k, PILES - 1) - 1, pile, known);
}

static inline struct frame *push_frame(struct toy *g, u8 proc, u8 step, seat who)
{
    struct context c;
    context_open(&c, &toy, toy_content(), g);
    u8 *local = push(&c, proc, who, procedures[proc]->locals->bytes);
    struct frame *f = (struct frame *)(void *)(local - sizeof(struct frame));
    f->step = step;
    return f;
}

static inline struct duel *duel_of(struct frame *f) { return (struct duel *)(void *)f->local; }
static inline struct plot *plot_of(struct frame *f) { return (struct plot *)(void *)f->local; }

/* A position in the middle of a duel of seat 1, within a plot of seat 0. */
static inline struct toy position(void)
{
    struct toy g = {.score = 70000, .round = 300, .active = 1, .night = 1, .alive = 5, .done = 0x81, .fate = 9,
                    .track = {-5, 0, 127, -128}};
    random_seed(&g.head.random, 1);
    g.head.top = NO_FRAME;
    for (u8 p = 0; p < 3; p++) {
        g.player[p] = (struct player){.slot = {{1, -2, 4}, {(u8)(p + 1), 3, 5}}, .token = {1, 2, 1},
                                      .token_known = {only(p), 0, EVERYBODY}, .kept = (u8)(40 + p), .identity = 2};
    }
    for (u8 id = 1; id <= 3; id++)
        put_card(&g, DECK, id, 0);
    put_card(&g, HAND_0, 4, only(0));
    put_card(&g, HAND_0, 1, only(0) | only(2));
    put_card(&g, HAND_0, 2, EVERYBODY);
    put_card(&g, HAND_1, 5, only(1));
    put_card(&g, STREET, 3, EVERYBODY);
    put_card(&g, ROW, 5, only(1));
    put_card(&g, ROW, 1, 0);
    *plot_of(push_frame(&g, P_plot, 1, 0)) = (struct plot){.choice = 3, .bid = 4};
    *duel_of(push_frame(&g, P_duel, 2, 1)) =
        (struct duel){.hero = 2, .stake = 500, .secret = 6, .die = {5, 4}, .die_known = {only(2), EVERYBODY},
                      .guess = 1};
    return g;
}

static inline void fork_plots(struct toy *g)
{
    struct context c;
    context_open(&c, &toy, toy_content(), g);
    fork_lanes(&c, 0x07, P_plot, sizeof(struct plot));
    for (seat s = 0; s < 3; s++) {
        struct plot *plot = lane_locals(&c, s);
        plot->choice = (u8)(s + 1);
        plot->bid = 1;
        ((struct frame *)(void *)((u8 *)plot - sizeof(struct frame)))->step = 1;
    }
    c.lane = true;
    c.seat = 2;
    push(&c, P_duel, 2, sizeof(struct duel));
    g->head.lanes = 0x06;
}

/* -- Helpers. -------------------------------------------------------------------------------------- */

static inline struct text dump(const void *state, bool redacted)
{
    struct text t = {0};
    state_dump(&t, &toy, toy_content(), state, redacted);
    return t;
}

static inline void assert_contains(const char *text, const char *part)
{
    if (!strstr(text, part)) fail_msg("no %s in %s", part, text);
}

static inline struct toy seen_by(const struct toy *g, seat viewer)
{
    struct toy view;
    state_redact(&toy, toy_content(), g, viewer, &view);
    return view;
}

#endif
