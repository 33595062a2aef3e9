/* redeal.c: what a seat cannot see, dealt again in accord with what it has seen: cards and influence points.
 *
 * Points go to characters that are worth having, and not where their owner would have declared them long ago. If all
 * were equally likely, whoever leads would believe that secret points take the victory away, and leave the Capital
 * alone.
 */
#include "engine/redeal.h"

#include <string.h>

#include "bot.h"
#include "procedures.h"

enum { ODD = 8, SPREAD = 14 }; /* one deal of so many expects nothing of the owner; luck in what a character is worth */

/* What bots, and sensible people, would think of when they gave their points. */
static int interest(const struct context *c, u8 id, struct random *luck)
{
    const struct card_row *row = CARD(id);
    int worth = 4 * row->politics + 2 * row->command + row->combat;
    if (row->family == IMPERIAL) worth = worth / 2 + row->politics;
    return worth + (int)random_below(luck, SPREAD);
}

/* Puts characters in the order of what they are worth to somebody who gives points. */
static void sort_by_interest(const struct context *c, u8 *people, int count, struct random *luck)
{
    int worth[PEOPLE];
    for (int i = 0; i < count; i++) {
        u8 id = people[i];
        int w = interest(c, id, luck), at = i;
        for (; at && worth[at - 1] < w; at--) people[at] = people[at - 1], worth[at] = worth[at - 1];
        people[at] = id;
        worth[at] = w;
    }
}

/* Whether these points would have won the character, which another player controls, if they had been declared: who
 * has had the opportunity in each Turn mostly does not have them (FR-100, FR-102). */
static bool would_have_won(const STATE *g, seat owner, u8 id, int points)
{
    if (!in_set(g->in_play, id) || g->person[id].controller == owner) return false;
    for (seat s = 0; s < g->players; s++)
        if (s != owner && is_declared(g, s, id) && g->player[s].points[id] >= points) return false;
    return true;
}

/* Moves each character whose points the owner would have declared behind the next one of which that is not so. The
 * values are in descending order. */
static void heed_silence(const STATE *g, seat owner, const u8 *value, int values, u8 *people, int count)
{
    for (int i = 0; i < values; i++) {
        int k = i;
        while (k < count && would_have_won(g, owner, people[k], value[i])) k++;
        if (k == i || k == count) continue;
        u8 id = people[k];
        memmove(people + i + 1, people + i, (size_t)(k - i));
        people[i] = id;
    }
}

/* Gives the values that `who` has not seen to characters of which it does not know the points (FR-017). */
static bool deal_points(struct context *c, STATE *g, seat owner, seat who, struct random *luck)
{
    struct player *p = &g->player[owner];
    u8 value[VALUES], people[PEOPLE];
    int values = 0, hidden = 0;
    u32 seen = 0;
    for (u8 id = 1; is_character(c, id); id++) {
        if (p->points_known[id] == EVERYBODY || has_seat(p->points_known[id], who)) seen |= bit(p->points[id]);
        else people[hidden++] = id;
    }
    for (u8 v = VALUES; v; v--)
        if (!in_set(seen, v)) value[values++] = v;
    if (values > hidden) return false;
    if (random_below(luck, ODD)) {
        sort_by_interest(c, people, hidden, luck);
        heed_silence(g, owner, value, values, people, hidden);
    } else {
        random_shuffle(luck, people, NULL, hidden);
    }
    for (int i = 0; i < values; i++) p->points[people[i]] = value[i];
    return true;
}

bool redeal(struct context *c, void *view, seat who, struct random *luck)
{
    STATE *g = view;
    if (!families_redeal(c, g, luck)) return false;
    if (!g->turn) return true; /* nothing is written yet */
    for (seat s = 0; s < g->players; s++)
        if (s != who && !deal_points(c, g, s, who, luck)) return false;
    refresh(c, g);
    return true;
}
