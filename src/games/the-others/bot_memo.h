/* bot_memo.h: what the quick bot has worked out, and finds again in the memo of a search (c->memo).
 *
 * From one answer to the next little changes on the board. So a mind stays in the memo, and what is the same as in the
 * last answer is not worked out again. Everything is kept with all that it follows from, apart from the content: a memo
 * changes no answer. What follows from much has a version, a number that nothing else in the memo has ever had.
 */
#ifndef THE_OTHERS_BOT_MEMO_H
#define THE_OTHERS_BOT_MEMO_H

#include "bot_mind.h"

/* Keys are words that are put together in registers: what has just been written byte by byte cannot be compared as a
 * whole without waiting for it. */

/* What the figures, wherever they stand, are worth to the Mission and can do. */
enum { SORT_WORDS = 4 };
struct sorts {
    u64 word[SORT_WORDS];             /* the Mission, and what all of a sort have more */
    u8 figure[FIGURES], spare[4];
};

/* What all that is the same in every Fight of a Hero follows from. */
enum { BEARING_WORDS = 4, UPGRADES_KEPT = 8 };
struct bearing {
    u64 word[BEARING_WORDS];
    u8 upgrade[UPGRADES_KEPT];
};

/* A Fight, and what it was found to bring. */
enum { FIGHT_WORDS = 6 };
struct kept_fight {
    u64 word[FIGHT_WORDS];
    int gain;
};

/* What the best card of the Inventory is worth to a Hero, and what that follows from. */
enum { INVENTORY_KEPT = 12 };
struct kept_offer {
    u64 word;
    u8 card[INVENTORY_KEPT];
    int worth;
};

/* What has a version, by its contents: whatever comes back gets the version that it had, if that is still known. */
enum { VERSIONED_MOST = 104 };
struct versioned {
    u64 version;                      /* 0: none */
    u8 size, contents[VERSIONED_MOST];
};

/* Powers of 2. With more Fights more are found again, but other things of the search leave the processor's cache. */
enum { FIGHTS_KEPT = 256, VERSIONS_KEPT = 64 };

struct memo {
    struct mind mind;
    struct notes notes;
    u64 versions;                     /* so many have been given */
    struct versioned versioned[VERSIONS_KEPT];
    u64 burdens, sorts_version;       /* versions */
    u64 sources;                      /* with `cards`: what may bear on Fights from the Sins Player's side */
    struct apocalypse_cards cards;
    struct sorts sorts;
    u8 at[FIGURES];
    struct kept_offer offer[RING];
    u64 champion[RING];               /* versions; 0: it is not kept */
    struct bearing bearing[RING];
    struct kept_fight fight[FIGHTS_KEPT];
};

_Static_assert(sizeof(struct memo) <= MEMO_BYTES, "no room for the memo");
_Static_assert(sizeof(struct sorts) == 8 * SORT_WORDS + FIGURES + 4, "padding in sorts");

/* Eight numbers of a byte as one. */
static inline u64 word_of(u8 a, u8 b, u8 c, u8 d, u8 e, u8 f, u8 g, u8 h)
{
    u32 low = (u32)a | (u32)b << 8 | (u32)c << 16 | (u32)d << 24;
    u32 high = (u32)e | (u32)f << 8 | (u32)g << 16 | (u32)h << 24;
    return low | (u64)high << 32;
}

static inline bool same_words(const u64 *a, const u64 *b, int words)
{
    u64 apart = 0;
    for (int i = 0; i < words; i++) apart |= a[i] ^ b[i];
    return !apart;
}

/* The version of something by its contents, of which there are at most VERSIONED_MOST bytes. */
u64 version_of(struct memo *memo, const void *contents, size_t size) OWN(version_of);
/* A number that looks random, below a power of 2. */
static inline u32 scatter(const u64 *word, int words, u32 below)
{
    u64 h = 0;
    for (int i = 0; i < words; i++) h = (h ^ word[i]) * 0x9E3779B97F4A7C15u;
    return (u32)(h >> 32) & (below - 1);
}

#endif
