/* redeal.c: what a seat cannot see, dealt again in accord with what it has seen: cards and influence points. */
#include "engine/redeal.h"

#include "bot.h"
#include "procedures.h"

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
    for (u8 v = 1; v <= VALUES; v++)
        if (!in_set(seen, v)) value[values++] = v;
    if (values > hidden) return false;
    random_shuffle(luck, people, NULL, hidden);
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
