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

#include "base.h"

struct content;
struct context;
struct family;

#define FAMILY(name, n, piles) \
    struct name##_cards { u8 id[n], known[n], start[(piles) + 1]; }

/* A family seen without its type; made by CARDS_OF, inlined to constants. */
struct cards {
    u8 *id, *known, *start;
    int piles;
};
#define CARDS_OF(x) ((struct cards){(x).id, (x).known, (x).start, (int)sizeof((x).start) - 1})

static inline int pile_count(struct cards k, int pile) { return k.start[pile + 1] - k.start[pile]; }

/* Takes card `index` out of pile `from` and puts it at the end (bottom) of pile `to`, known to
 * exactly these seats. Returns its kind. */
static inline u8 card_move(struct cards k, int from, int index, int to, seats known)
{
    int at = k.start[from] + index, end = k.start[to + 1];
    u8 id = k.id[at];
    if (from < to) {
        memmove(k.id + at, k.id + at + 1, (size_t)(end - at - 1));
        memmove(k.known + at, k.known + at + 1, (size_t)(end - at - 1));
        for (int p = from + 1; p <= to; p++) k.start[p]--;
        at = end - 1;
    } else if (from > to) {
        memmove(k.id + end + 1, k.id + end, (size_t)(at - end));
        memmove(k.known + end + 1, k.known + end, (size_t)(at - end));
        for (int p = to + 1; p <= from; p++) k.start[p]++;
        at = end;
    } else {
        memmove(k.id + at, k.id + at + 1, (size_t)(end - at - 1));
        memmove(k.known + at, k.known + at + 1, (size_t)(end - at - 1));
        at = end - 1;
    }
    k.id[at] = id;
    k.known[at] = known;
    return id;
}

/* The index of the first card of this kind in the pile, or -1. */
static inline int card_find(struct cards k, int pile, u8 id)
{
    for (int i = k.start[pile]; i < k.start[pile + 1]; i++)
        if (k.id[i] == id) return i - k.start[pile];
    return -1;
}

static inline u8 card_at(struct cards k, int pile, int index) { return k.id[k.start[pile] + index]; }

/* A set of kinds of cards, to go through a pile and meet each kind once. Zero-initialise. */
struct kinds {
    u64 met[4];
};

/* Whether this is the first card of its kind. */
static inline bool first_of_kind(struct kinds *kinds, u8 id)
{
    u64 bit = 1ull << (id & 63), *word = &kinds->met[id >> 6];
    bool first = !(*word & bit);
    *word |= bit;
    return first;
}

/* Call before a card of this kind leaves a pile in sight of `watchers` (EVERYBODY when it leaves
 * in public): of equal cards nobody can tell which one goes, so whoever knew of m copies now
 * knows of one less. Returns the index of the copy to move: the one that arrived first. */
int card_leaves(struct cards k, int pile, u8 id, seats watchers);

/* Call when a card of this kind leaves a pile unseen by `strangers` (the complement of those who
 * saw it, so that spectators forget too): they forget what they knew of the cards in it that
 * have the same back. */
void cards_blur(const struct content *content, const struct family *family, struct cards k, int pile,
                seats strangers, u8 id);

/* Shuffles a pile by the rules' luck; nobody knows it then. Picks that a test has fixed are left
 * alone: a test that wants an order loads it. */
void cards_shuffle(struct context *c, struct cards k, int pile);

#endif
