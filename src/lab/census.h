/* census.h: what is counted in a game's events: things of its content, and words for spaces and the like.
 *
 * A column is one byte of one kind of event whose meaning is a domain; a slot is one value in a column. A group is all
 * values of one domain, whatever the event: the cards, the heroes, the spaces.
 */
#ifndef LAB_CENSUS_H
#define LAB_CENSUS_H

#include "engine/game.h"

enum { COLUMNS_MAX = 256 * 3, GROUPS_MAX = 64, NO_COLUMN = 0xFFFF };

struct column {
    u8 event, byte;
    u8 group;
    u16 first; /* slot of value 0 */
};

struct group {
    u8 meaning; /* FIRST_DOMAIN + index */
    u8 kind;    /* of content; 0: words */
    u16 values; /* 0 .. values - 1; of content 0 means none */
    u32 first;  /* of value 0, among the values of all groups */
};

struct census {
    const struct game *game;
    const struct content *content;
    int columns, groups;
    u32 slots, values; /* in all */
    bool rounds;       /* some kind of event says that a round begins */
    struct column column[COLUMNS_MAX];
    struct group group[GROUPS_MAX];
    u16 column_of[256][3]; /* by event and byte */
};

void census_make(struct census *s, const struct game *game, const struct content *content);

/* The slot of a byte of an event; -1 when it is not counted. */
static inline int census_slot(const struct census *s, u8 event, int byte, u8 value)
{
    u16 n = s->column_of[event][byte];
    if (n == NO_COLUMN) return -1;
    const struct group *g = &s->group[s->column[n].group];
    if (value >= g->values || (g->kind && !value)) return -1;
    return s->column[n].first + value;
}

/* The first value of a group that counts: content begins with row 1. */
static inline int group_first(const struct group *g) { return g->kind ? 1 : 0; }
/* The name of a value for people, of a group ("hero"), and of an event ("left market"). */
const char *census_name(const struct census *s, const struct group *g, int value);
const char *census_group(const struct census *s, const struct group *g);
void census_event(struct text *out, const struct census *s, u8 event);

#endif
