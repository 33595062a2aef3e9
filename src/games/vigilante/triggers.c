/* triggers.c: effects of Heroes and attached Equipment that a moment sets off (13.3, VG-S55). */
#include "procedures.h"

/* A source is slot * 8 + card * 2 + which of its triggers; card 0 is the Hero, then its Equipment. */
enum { SOURCES = SLOTS * 8 };

/* Whether one of the candidates waits for the moment; its effect. */
static bool find(struct context *c, const STATE *g, seat who, const struct triggers *L, int source, struct effect *e)
{
    int card = source % 8 / 2, which = source % 2;
    u8 slot = (u8)(source / 8), hero = L->fallen ? L->fallen : g->player[who].slot[slot].hero;
    if (L->fallen ? source >= 2 : !hero) return false;
    if (card > card_count_attached(g, who, slot)) return false;
    u8 id = card ? card_at(CITY_CARDS(g), attached_pile(who, slot), card - 1) : hero;
    const struct trigger *trigger = card ? &CARD(id)->when[which] : &HERO(id)->when[which];
    *e = card_effect(card ? KIND_CARD : KIND_HERO, id, (u8)(PART_TRIGGER + which), L->fallen ? TEAM_SLOT_NONE : slot);
    if (!L->fallen) e->reg[R_THAT_HERO] = hero_ref(who, slot);
    if (trigger->moment != L->moment) return false;
    return !trigger->condition || holds(c, e, who, CONDITION(trigger->condition));
}

/* The sources of cards that have an effect for the moment, as bits; whether it waits `find` knows. */
static u32 candidates(struct context *c, const STATE *g, seat who, const struct triggers *L)
{
    u32 found = 0;
    if (L->fallen) return (HERO(L->fallen)->row.trigger_mask >> L->moment & 1) * 3;
    for (int s = 0; s < SLOTS; s++) {
        int at = s * 8;
        if (L->hero != NOBODY && L->hero != hero_ref(who, s)) continue;
        found |= (HERO(g->player[who].slot[s].hero)->row.trigger_mask >> L->moment & 1) * 3 << at;
        for EACH_CARD(card, CITY_CARDS(g), attached_pile(who, s))
            found |= (CARD(card)->row.trigger_mask >> L->moment & 1) * 3 << (at += 2);
    }
    return found;
}

/* The first waiting source from `from` on, or SOURCES. */
static int next_source(struct context *c, const STATE *g, seat who, const struct triggers *L, int from)
{
    struct effect e;
    u32 done = L->done[0] | (u32)L->done[1] << 8 | (u32)L->done[2] << 16 | (u32)L->done[3] << 24;
    for EACH_BIT(source, (u64)(candidates(c, g, who, L) & ~done) >> from << from)
        if (find(c, g, who, L, source, &e)) return source;
    return SOURCES;
}

bool triggered(struct context *c, const STATE *g, seat who, u8 moment, u8 hero, u8 fallen)
{
    if (!fallen && !in_set(g->player[who].trigger_mask, moment)) return false;
    return candidates(c, g, who, &(struct triggers){.moment = moment, .hero = hero, .fallen = fallen}) != 0;
}

#define STEPS_triggers(S, Q) \
    S(ACTED, TO(effect))     \
    Q(WHICH_FIRST, RULING_(55), "Several of your effects happen now. Which one first?")

/* Carries out what waits for a moment on the team of the frame's seat, in the order that its owner picks. */
PROC(triggers)
{
    struct effect e;
    BEGIN(triggers)
    while ((L->source = (u8)next_source(c, g, f->seat, L, 0)) < SOURCES) {
        if (L->moment < ON_DEFEATED || L->moment > ON_DAMAGED) { /* those between: in slot order (VG-S30) */
            ASK(WHICH_FIRST, f->seat)
                for (int s = next_source(c, g, f->seat, L, 0); s < SOURCES; s = next_source(c, g, f->seat, L, s + 1))
                    OFFER(ACT_FIRST, s / 8, s % 8);
            L->source = (u8)(ANSWER.a * 8 + ANSWER.b);
        }
        L->done[L->source / 8] |= (u8)bit(L->source % 8);
        if (!find(c, g, f->seat, L, L->source, &e) || !effect_possible(c, &e, f->seat)) continue; /* VG-S33 */
        if (e.kind == KIND_HERO) HAPPEN(EV_TRIGGERED, 123, f->seat, e.card, L->moment);
        else HAPPEN(EV_USED_EQUIPMENT, 134, f->seat, e.card);
        CALL_WITH(ACTED, f->seat, effect, e);
    }
    END
}
