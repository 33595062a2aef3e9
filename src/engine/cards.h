/* cards.h: families of cards: one array of kinds, cut into piles, so that no card is lost or doubled.
 *
 * FAMILY(city, 102, 36) makes struct city_cards { id[102]; known[102]; start[37]; }. Pile p is
 * id[start[p]] .. id[start[p + 1] - 1]; index 0 is its top, or the card that arrived first.
 * `id` is a kind of card, never a copy; 0 is no card. `known` is the set of seats that know the
 * card; it travels with the card and a shuffle clears it.
 */
#ifndef ENGINE_CARDS_H
#define ENGINE_CARDS_H

#include <string.h>

#include "sets.h"

struct content;
struct context;
struct family;

#define FAMILY(name, n, piles) \
    struct name##_cards { u8 id[n], known[n], start[(piles) + 1]; }

/* Eight bytes as a number, the first of them lowest; many small things are done to all of them in one go. */
enum { EIGHT = 8 };
static const u64 EACH_OF_EIGHT = 0x0101010101010101u;
static inline u64 eight_bytes(const u8 *bytes)
{
    u64 eight;
    memcpy(&eight, bytes, sizeof eight);
    return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? eight : __builtin_bswap64(eight);
}
static inline void put_eight(u8 *bytes, u64 eight)
{
    if (__BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__) eight = __builtin_bswap64(eight);
    memcpy(bytes, &eight, sizeof eight);
}

/* A family seen without its type; made by CARDS_OF, inlined to constants. A caller with a const state must not write
 * through it. */
struct cards {
    u8 *id, *known, *start;
    int piles, room;
};
#define CARDS_OF(x) \
    ((struct cards){(u8 *)(x).id, (u8 *)(x).known, (u8 *)(x).start, (int)sizeof((x).start) - 1, (int)sizeof((x).id)})

static inline int pile_count(struct cards k, int pile) { return k.start[pile + 1] - k.start[pile]; }

/* `for EACH_CARD(card, CITY_CARDS(g), HAND + who) ...`: the kind of each card of a pile, from the top; EACH_CARD_IN
 * does it for several adjacent piles. They must not change meanwhile. INDEX(card): where the card lies in the family's
 * arrays. */
#define EACH_CARD(card, cards, pile) EACH_CARD_IN(card, cards, pile, 1)
#define EACH_CARD_IN(card, cards, pile, piles)                                                \
    (struct card_walk walk_##card = card_walk((cards), (pile), (piles)); walk_##card.id; walk_##card.id = NULL) \
        for (u8 card; walk_##card.at < walk_##card.end && (card = walk_##card.id[walk_##card.at], true);       \
             walk_##card.at++)
#define INDEX(card) (walk_##card.at)

struct card_walk {
    const u8 *id;
    int at, end;
};

static inline struct card_walk card_walk(struct cards k, int pile, int piles)
{
    return (struct card_walk){k.id, k.start[pile], k.start[pile + piles]};
}

/* Moves the borders of some piles, eight in one go: no byte overflows, since each is a place in the array before and
 * after it. */
static inline void move_borders(struct cards k, int first, int last, int by)
{
    const int window = k.piles + 1 - EIGHT;
    int p = first;
    for (; p + EIGHT - 1 <= last && p <= window; p += EIGHT)
        put_eight(k.start + p, eight_bytes(k.start + p) + EACH_OF_EIGHT * (u64)by);
    if (p > last) return;
    if (window >= 0) {
        const int at = min_int(p, window);
        const u64 some = ~0ull << 8 * (p - at) & ~0ull >> 8 * (EIGHT - 1 - (last - at));
        put_eight(k.start + at, eight_bytes(k.start + at) + (EACH_OF_EIGHT & some) * (u64)by);
    } else {
        for (; p <= last; p++) k.start[p] = (u8)(k.start[p] + by);
    }
}

/* Lets the cards from `at` + 1 to `end` - 1 move up by one place, over card `at`; or those from `at` to `end` - 1 move
 * down by one, over card `end`. */
void cards_close_gap(struct cards k, int at, int end);
void cards_open_gap(struct cards k, int at, int end);

/* Takes card `index` out of pile `from` and puts it at the end (bottom) of pile `to`, known to
 * exactly these seats. Returns its kind. */
static inline u8 card_move(struct cards k, int from, int index, int to, seats known)
{
    int at = k.start[from] + index, end = k.start[to + 1];
    u8 id = k.id[at];
    if (from <= to) {
        cards_close_gap(k, at, end);
        move_borders(k, from + 1, to, -1);
        at = end - 1;
    } else {
        cards_open_gap(k, end, at);
        move_borders(k, to + 1, from, 1);
        at = end;
    }
    k.id[at] = id;
    k.known[at] = known;
    return id;
}

/* The index of the first card of this kind in the pile, or -1. */
static inline int card_find(struct cards k, int pile, u8 id)
{
    const int from = k.start[pile], end = k.start[pile + 1];
    int i = from;
    for (; i < end && i + EIGHT <= k.room; i += EIGHT) {
        const u64 other = eight_bytes(k.id + i) ^ EACH_OF_EIGHT * id; /* 0 in the bytes that are it */
        const u64 found = (other - EACH_OF_EIGHT) & ~other & EACH_OF_EIGHT << 7; /* right up to the first of them */
        if (!found) continue;
        i += lowest(found) / 8;
        return i < end ? i - from : -1;
    }
    for (; i < end; i++)
        if (k.id[i] == id) return i - from;
    return -1;
}

static inline u8 card_at(struct cards k, int pile, int index) { return k.id[k.start[pile] + index]; }

static inline bool has_card(struct cards k, int pile, u8 id) { return card_find(k, pile, id) >= 0; }

/* How many cards of this kind lie in the pile. */
static inline int copies_in(struct cards k, int pile, u8 id)
{
    int n = 0;
    for (int i = k.start[pile]; i < k.start[pile + 1]; i++) n += k.id[i] == id;
    return n;
}

/* A set of kinds of cards, to go through a pile and meet each kind once. Zero-initialise. */
struct kinds {
    u64 met[4];
    bool open; /* for EACH_KIND */
};

/* Whether this is the first card of its kind. */
static inline bool first_of_kind(struct kinds *kinds, u8 id)
{
    u64 bit = 1ull << (id & 63), *word = &kinds->met[id >> 6];
    bool first = !(*word & bit);
    *word |= bit;
    return first;
}

/* `for EACH_MET(card, kinds) ...`: the kinds of such a set in ascending order. */
#define EACH_MET(card, kinds)                                                                 \
    (struct { int word; u64 rest; } met_##card = {0, 0};                                      \
     !met_##card.rest && met_##card.word < COUNT((kinds).met); met_##card.word++)             \
        for (u8 card = (met_##card.rest = (kinds).met[met_##card.word], (u8)0);               \
             met_##card.rest && (card = (u8)(64 * met_##card.word + lowest(met_##card.rest)), true); \
             met_##card.rest &= met_##card.rest - 1)

/* `for EACH_KIND(card, STOCK(g), HAND + who) ...`: like EACH_CARD, but each kind once, where its first card lies. */
#define EACH_KIND(card, cards, pile)                                                          \
    (struct kinds met_##card = {.open = true}; met_##card.open; met_##card.open = false)      \
        for EACH_CARD(card, cards, pile) if (!first_of_kind(&met_##card, card)) continue; else

/* Call before a card of this kind leaves a pile in sight of `watchers` (EVERYBODY when it leaves in public): of equal
 * cards nobody can tell which one goes, so a watcher who knew of m copies now knows of m - 1. Returns the index of the
 * copy to move: the one that arrived first. */
int card_leaves(struct cards k, int pile, u8 id, seats watchers);

/* Call when a card of this kind leaves a pile unseen by `strangers` (the complement of those who
 * saw it, so that spectators forget too): they forget what they knew of the cards in it that
 * have the same back. */
void cards_blur(const struct content *content, const struct family *family, struct cards k, int pile,
                seats strangers, u8 id);

/* Adds new cards of a kind at the bottom of a pile: for set-ups. Inlined: a set-up adds many. */
static inline void cards_add(struct cards k, int pile, u8 id, int copies, seats known)
{
    int at = k.start[pile + 1], end = k.start[k.piles];
    MUST(end + copies <= k.room);
    if (at < end) { /* while a deck is filled, the piles after it are mostly empty */
        memmove(k.id + at + copies, k.id + at, (size_t)(end - at));
        memmove(k.known + at + copies, k.known + at, (size_t)(end - at));
    }
    for (int i = at; i < at + copies; i++) k.id[i] = id, k.known[i] = known;
    move_borders(k, pile + 1, k.piles, copies);
}

/* Adds a whole list of cards in one go. */
static inline void cards_add_all(struct cards k, int pile, const u8 *ids, int n, seats known)
{
    int at = k.start[pile + 1], end = k.start[k.piles];
    MUST(end + n <= k.room);
    memmove(k.id + at + n, k.id + at, (size_t)(end - at));
    memmove(k.known + at + n, k.known + at, (size_t)(end - at));
    memcpy(k.id + at, ids, (size_t)n);
    memset(k.known + at, known, (size_t)n);
    move_borders(k, pile + 1, k.piles, n);
}

/* Moves every card of a pile, or of several adjacent ones in their order, to the bottom of another, known to these
 * seats. Inlined: mostly there is none. */
void cards_move_some(struct cards k, int from, int piles, int to, seats known);
static inline void cards_move_piles(struct cards k, int from, int piles, int to, seats known)
{
    if (k.start[from] < k.start[from + piles]) cards_move_some(k, from, piles, to, known);
}
static inline void cards_move_all(struct cards k, int from, int to, seats known)
{
    cards_move_piles(k, from, 1, to, known);
}

/* Moves the top card of a pile to the bottom of another. Returns its kind, 0 when there is none. */
static inline u8 card_draw(struct cards k, int from, int to, seats known)
{
    return pile_count(k, from) ? card_move(k, from, 0, to, known) : 0;
}

/* The rare half of cards_reshuffle: makes a discard pile the deck, which is empty. */
void cards_renew(struct context *c, struct cards k, int deck, int discard);

/* When the deck is empty, the shuffled discard pile becomes the deck. True if it did. */
static inline bool cards_reshuffle(struct context *c, struct cards k, int deck, int discard)
{
    if (LIKELY(pile_count(k, deck)) || !pile_count(k, discard)) return false;
    cards_renew(c, k, deck, discard);
    return true;
}

/* Lets seats know every card of a pile. */
void cards_show(struct cards k, int pile, seats who);

/* Shuffles a pile by the rules' luck; afterwards nobody knows its cards. Fixed picks are not used: a test that wants an
 * order loads it. */
void cards_shuffle(struct context *c, struct cards k, int pile);

/* A card of this kind leaves a pile in sight of everybody and lies face up at the end of another. */
static inline void card_shown(struct cards k, int from, u8 id, int to)
{
    card_move(k, from, card_leaves(k, from, id, EVERYBODY), to, EVERYBODY);
}

#endif
