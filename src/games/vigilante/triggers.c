/* triggers.c: effects of Heroes and attached Equipment that a moment sets off (13.3, VG-S55). */
#include "procedures.h"

/* A source is slot * 8 + card * 2 + which of its triggers; card 0 is the Hero, then its Equipment. */
enum { SOURCES = SLOTS * 8 };

/* The trigger behind a source that waits for the moment, or NULL; says what card it is. */
static const struct trigger *find(struct context *c, const STATE *g, seat who, const struct triggers *L, int source,
                                  struct effect *e)
{
    int slot = source / 8, card = source % 8 / 2, which = source % 2;
    const struct trigger *trigger;
    *e = (struct effect){.part = (u8)(PART_TRIGGER + which), .place = (u8)slot, .reg = NO_TARGETS};
    if (L->fallen) {
        if (slot || card) return NULL;
        e->kind = KIND_HERO;
        e->card = L->fallen;
        e->place = TEAM_SLOT_NONE;
        trigger = &HERO(L->fallen)->when[which];
    } else {
        const struct slot *here = &g->player[who].slot[slot];
        if (!here->hero || (L->hero != NOBODY && hero_ref(who, slot) != L->hero)) return NULL;
        if (card == 0) {
            e->kind = KIND_HERO;
            e->card = here->hero;
            trigger = &HERO(here->hero)->when[which];
        } else {
            if (card > card_count_attached(g, who, slot)) return NULL;
            e->kind = KIND_CARD;
            e->card = g->city.id[g->city.start[attached_pile(who, slot)] + card - 1];
            trigger = &CARD(e->card)->when[which];
        }
        e->reg[R_THAT_HERO] = hero_ref(who, slot);
    }
    if (trigger->moment != L->moment) return NULL;
    if (trigger->condition && !holds(c, e, who, c->content->condition[trigger->condition])) return NULL;
    return trigger;
}

/* The sources of cards that have an effect for the moment, as bits; whether it waits `find` knows. */
static u32 candidates(struct context *c, const STATE *g, seat who, const struct triggers *L)
{
    u32 found = 0;
    if (L->fallen) return (HERO(L->fallen)->row.moments >> L->moment & 1) * 3;
    for (int s = 0; s < SLOTS; s++) {
        int pile = attached_pile(who, s), at = s * 8;
        found |= (HERO(g->player[who].slot[s].hero)->row.moments >> L->moment & 1) * 3 << at;
        for EACH_CARD(card, CITY_CARDS(g), pile)
            found |= (CARD(card)->row.moments >> L->moment & 1) * 3 << (at += 2);
    }
    return found;
}

/* The first waiting source from `from` on, or SOURCES. */
static int next_source(struct context *c, const STATE *g, seat who, const struct triggers *L, int from)
{
    struct effect e;
    u32 done = L->done[0] | (u32)L->done[1] << 8 | (u32)L->done[2] << 16 | (u32)L->done[3] << 24;
    u64 left = (u64)(candidates(c, g, who, L) & ~done) >> from << from;
    for (; left; left &= left - 1)
        if (find(c, g, who, L, __builtin_ctzll(left), &e)) return __builtin_ctzll(left);
    return SOURCES;
}

bool triggered(struct context *c, const STATE *g, seat who, u8 moment, u8 hero, u8 fallen)
{
    u32 bit = 1u << moment;
    if (fallen) return HERO(fallen)->row.moments & bit;
    if (!(g->player[who].moments & bit)) return false;
    if (hero == NOBODY) return true;
    for (int s = 0; s < SLOTS; s++) {
        const struct slot *here = &g->player[who].slot[s];
        if (!here->hero || (hero != NOBODY && hero_ref(who, s) != hero)) continue;
        if (HERO(here->hero)->row.moments & bit) return true;
        int pile = attached_pile(who, s);
        for EACH_CARD(card, CITY_CARDS(g), pile)
            if (CARD(card)->row.moments & bit) return true;
    }
    return false;
}

/* Whether the order of several effects is laid down: slot order (VG-S30). */
static bool in_slot_order(u8 moment) { return moment == ON_DEFEATED || moment == ON_ALLY_DEFEATED || moment == ON_DAMAGED; }

static void offer_sources(struct context *c, const STATE *g, seat who, const struct triggers *L)
{
    for (int s = next_source(c, g, who, L, 0); s < SOURCES; s = next_source(c, g, who, L, s + 1))
        OFFER(ACT_FIRST, s / 8, s % 8);
}

static bool can_act(struct context *c, const STATE *g, seat who, const struct triggers *L)
{
    struct effect e;
    return find(c, g, who, L, L->source, &e) && effect_possible(c, &e, who);
}

#define STEPS_triggers(S, Q)                                                            \
    S(ACTED, TO(effect))                                                                            \
    Q(WHICH_FIRST, RULING_(55), "Several of your effects happen now. Which one first?")

/* Carries out what waits for a moment on the team of the frame's seat, in the order that its owner picks. */
PROC(triggers)
{
    BEGIN(triggers)
    while ((L->source = (u8)next_source(c, g, f->seat, L, 0)) < SOURCES) {
        if (!in_slot_order(L->moment)) {
            ASK(WHICH_FIRST, f->seat) offer_sources(c, g, f->seat, L);
            L->source = (u8)(ANSWER.a * 8 + ANSWER.b);
        }
        L->done[L->source / 8] |= (u8)(1u << L->source % 8);
        if (!can_act(c, g, f->seat, L)) continue;            /* VG-S33 */
        {
            struct effect e;
            find(c, g, f->seat, L, L->source, &e);
            if (e.kind == KIND_HERO) HAPPEN(EV_TRIGGERED, RULE(123), f->seat, e.card, L->moment);
            else HAPPEN(EV_USED_EQUIPMENT, RULE(134), f->seat, e.card);
            f->step = AFTER_ACTED;
            PUSH_WITH(effect, f->seat, e);
            return GO;
        }
    ACTED:;
    }
    END
}
