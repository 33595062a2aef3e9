/* redeal.c: what a seat cannot see, dealt again as it fits what it has seen: cards, order, what lies face down. */
#include "engine/redeal.h"

#include "procedures.h"

static u8 back_bits(u8 rank) { return rank == ROOKIE ? LIES_ROOKIE : rank == VETERAN ? LIES_VETERAN : 0; }

static bool has_technique(const struct power_row *p)
{
    return p->bonus[SPEED] || p->bonus[ATTACK] || p->bonus[DEFENSE] || p->bonus[MENTAL];
}

/* A card that could lie face down: a Wound has the bit 0x80, one without text nothing else (GC-S43). */
enum { A_WOUND_BIT = 0x80, DOWN_MOST = 32 };

/* Those of the hand pile that fit what is seen of one: its side and its back (GC-S34); 0 alone if none lies there. */
static int fitting(struct context *c, const STATE *g, int hero, u8 lies, u8 out[DOWN_MOST])
{
    int n = 0;
    if (!lies) return out[0] = 0, 1;
    for EACH_CARD(card, POWERS(g), POWER_HAND + hero) {
        const struct power_row *p = POWER(card);
        bool fits = lies & LIES_RIGHT ? has_technique(p) : p->symbol != NO_POWER;
        if (fits && back_bits(p->rank) == (lies & (LIES_ROOKIE | LIES_VETERAN)) && n < DOWN_MOST) out[n++] = card;
    }
    for EACH_CARD(card, WOUNDS(g), WOUND_HAND + hero)
        if (lies == (LIES | LIES_RIGHT) && !pile_count(WOUNDS(g), WOUND_RIGHT + hero) && n < DOWN_MOST)
            out[n++] = A_WOUND_BIT | card;
    const struct guardian *h = &g->guardian[hero];
    if (h->plain_wounds && lies == (LIES | LIES_RIGHT) && !h->plain_played && n < DOWN_MOST) out[n++] = A_WOUND_BIT;
    return n;
}

/* Any two that may lie there together: different cards, and at most one Wound. */
static bool deal_face_down(struct context *c, STATE *g, int hero, struct random *luck)
{
    struct guardian *h = &g->guardian[hero];
    u8 one[DOWN_MOST], other[DOWN_MOST], chosen[2] = {0};
    int ones = fitting(c, g, hero, h->lies[0], one), others = fitting(c, g, hero, h->lies[1], other);
    u32 pairs = 0;
    for (int i = 0; i < ones; i++)
        for (int k = 0; k < others; k++) {
            if ((one[i] && one[i] == other[k]) || (one[i] & other[k] & A_WOUND_BIT)) continue;
            if (random_below(luck, ++pairs) == 0) chosen[0] = one[i], chosen[1] = other[k];
        }
    for (int k = 0; k < 2; k++) {
        bool wound = chosen[k] & A_WOUND_BIT;
        h->down[k] = wound ? 0 : chosen[k];
        h->down_wound[k] = wound ? chosen[k] ^ A_WOUND_BIT : 0;
        h->down_known[k] = h->down_wound_known[k] = h->lies[k] ? patrol_seats(g) : 0;
    }
    return pairs > 0;
}

/* The Heroes whose Initiative cards have not been turned up, in any order. */
static void deal_order(STATE *g, struct random *luck)
{
    u8 rest[HEROES];
    int n = 0, at = 0;
    for (u8 h = 0; h < HEROES; h++) {
        bool seen = SUBSET(i, bit(HEROES) - 1, g->order_known[i] == EVERYBODY && hero_in_order(g, i) == h) != 0;
        if (in_play(g, h) && !seen) rest[n++] = h;
    }
    random_shuffle(luck, rest, NULL, n);
    for (int i = 0; i < HEROES && at < n; i++)
        if (g->order_known[i] && g->order_known[i] != EVERYBODY) {
            g->order[i] = (u8)(rest[at++] + 1);
            g->order_known[i] = patrol_seats(g);
        }
}

/* The captain's order in a vote that goes on: as good as any. */
static void deal_captains(STATE *g)
{
    int n = 0;
    for (u8 h = 0; h < HEROES; h++)
        if (in_play(g, h) && g->captains_known[n]) {
            g->captains[n] = (u8)(h + 1);
            g->captains_known[n++] = patrol_seats(g);
        }
}

/* The place of an Event on the table (or not on it) that is not known to all and of this kind, or is not wanted there;
 * -1: there is none. */
static int event_at(const STATE *g, bool on_table, u8 event)
{
    int from = g->event.start[EVENT_PLAYED], to = g->event.start[EVENT_PILES];
    for (int i = 0; i < to; i++) {
        if ((i >= from) != on_table || g->event.known[i] == EVERYBODY) continue;
        if (event ? g->event.id[i] == event : !memchr(g->shown, g->event.id[i], sizeof g->shown)) return i;
    }
    return -1;
}

static int on_table(const STATE *g, u8 event)
{
    int n = 0;
    for (int i = g->event.start[EVENT_PLAYED]; i < g->event.start[EVENT_PILES]; i++) n += g->event.id[i] == event;
    return n;
}

/* Events that lay face up before the rearrangement are still among those that lie there (GC-S33). */
static void deal_shown(STATE *g)
{
    for (int k = 0; k < HEROES && g->shown[k]; k++) {
        int wanted = 0;
        for (int i = 0; i <= k; i++) wanted += g->shown[i] == g->shown[k];
        int from = event_at(g, false, g->shown[k]), to = event_at(g, true, 0);
        if (on_table(g, g->shown[k]) >= wanted || from < 0 || to < 0) continue;
        u8 event = g->event.id[to];
        g->event.id[to] = g->event.id[from];
        g->event.id[from] = event;
    }
}

/* Personal Missions that are secret: one of the Hero's for each that he has. */
static void deal_missions(struct context *c, STATE *g, struct random *luck)
{
    for (int h = 0; h < HEROES; h++) {
        u8 own[256];
        int n = 0;
        struct guardian *hero = &g->guardian[h];
        if (!hero->hero || hero->mission[0]) continue;
        for (int id = 1; id <= c->content->count[KIND_MISSION]; id++)
            if (MISSION(id)->hero == hero->hero) own[n++] = (u8)id;
        if (!n) continue;
        hero->mission[0] = own[random_below(luck, (u32)n)];
        hero->mission_known[0] = hero->mission_known[1] = patrol_seats(g);
        hero->progress_known[0] = hero->progress_known[1] = patrol_seats(g);
    }
}

bool redeal(struct context *c, void *view, seat who, struct random *luck)
{
    STATE *g = view;
    if (!families_redeal(c, g, luck)) return false;
    if (g->skarov == NOBODY) return true;
    refresh(c, g);
    if (has_seat(patrol_seats(g), who)) { /* Events are all that the Heroes do not know */
        deal_shown(g);
        return true;
    }
    if (g->options & SECRET_MISSIONS) deal_missions(c, g, luck);
    deal_order(g, luck);
    deal_captains(g);
    for (int h = 0; h < HEROES; h++)
        if (in_play(g, h) && !deal_face_down(c, g, h, luck)) return false;
    return true;
}
