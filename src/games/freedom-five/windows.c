/* windows.c: moments at which texts act by themselves and players may react (FF-S24 to FF-S26). */
#include "procedures.h"

/* -- What acts by itself ------------------------------------------------------------------------------------------ */

/* Sources, as bits of `done`: the Chapter, Modifiers, Villains by colour, Powers by Hero, Augments by Hero. */
enum { S_CHAPTER, S_MODIFIER, S_VILLAIN = S_MODIFIER + MODIFIERS_MOST, S_POWER = S_VILLAIN + COLOURS,
       S_GEAR = S_POWER + HEROES, SOURCES = S_GEAR + HEROES * AUGMENTS_MOST, WINDOW_ROOM = 260 };
_Static_assert(SOURCES <= 32, "sources have 32 bits");

/* One source: its row, where its triggers stand, for whom it acts. */
struct source {
    u8 kind, card, first, mark; /* mark: of what acts once per turn, 0: any number of times */
    int place, hero;
    const struct row *row;
    const struct trigger *when;
};

static bool find_source(struct context *c, const STATE *g, int n, struct source *s)
{
    *s = (struct source){.first = PART_TRIGGER, .place = NOWHERE, .hero = NOWHERE};
    if (n == S_CHAPTER) {
        s->kind = KIND_CHAPTER, s->card = g->chapter;
        s->row = &CHAPTER(s->card)->row, s->when = CHAPTER(s->card)->when;
    } else if (n < S_VILLAIN) {
        s->kind = KIND_MODIFIER, s->card = g->modifier[n - S_MODIFIER];
        s->row = &MODIFIER(s->card)->row, s->when = MODIFIER(s->card)->when, s->place = MODIFIER(s->card)->colour;
    } else if (n < S_POWER) {
        s->kind = KIND_VILLAIN, s->place = n - S_VILLAIN;
        s->card = in_city(&g->villain[s->place]) ? g->villain[s->place].villain : 0; /* FF-274 */
        s->row = &VILLAIN(s->card)->row, s->when = VILLAIN(s->card)->when;
    } else if (n < S_GEAR) {
        const struct hero *h = &g->hero[s->hero = n - S_POWER];
        s->kind = KIND_HERO, s->card = h->hero, s->mark = HERO(h->hero)->side[h->mode].once ? (u8)bit(h->mode) : 0;
        s->row = &HERO(h->hero)->row, s->when = HERO(h->hero)->when_private;
        if (h->mode == HERO_MODE) s->when = HERO(h->hero)->when_hero, s->first += TRIGGERS_MAX;
    } else {
        int k = (n - S_GEAR) % AUGMENTS_MOST;
        s->hero = (n - S_GEAR) / AUGMENTS_MOST;
        s->kind = KIND_GEAR, s->card = g->hero[s->hero].augment[k];
        s->mark = GEAR(s->card)->once ? (u8)bit(MODES + k) : 0;
        s->row = &GEAR(s->card)->row, s->when = GEAR(s->card)->when;
    }
    return s->card != 0;
}

/* The effect by which a source answers a window by itself; false: it does not. */
static bool answers(struct context *c, const STATE *g, const struct window *w, int n, struct effect *e, seat *who)
{
    struct source s;
    if (!find_source(c, g, n, &s)) return false;
    u8 moment = s.hero == NOWHERE ? w->moment : moment_for(g, w, s.hero);
    if (!moment || !in_set(s.row->trigger_mask, moment)) return false;
    int t = trigger_of(s.when, moment);
    if (t < 0 || (s.hero != NOWHERE && optional_at(c, s.when[t].code) >= 0)) return false;
    if (s.hero != NOWHERE && (s.hero >= g->players || g->hero[s.hero].used & s.mark)) return false;
    *who = s.hero == NOWHERE ? g->active : (seat)s.hero;
    *e = effect_at(s.kind, s.card, (u8)(s.first + t), s.place, w->hero, w->where, w->colour);
    return !s.when[t].condition || holds(c, e, *who, CONDITION(s.when[t].condition));
}

/* Those of some sources that wait, as a set. */
static u32 waiting_among(struct context *c, const STATE *g, const struct window *w, u32 sources)
{
    u32 set = 0;
    struct effect e;
    seat who;
    for EACH_BIT(n, sources & ~w->done)
        if (answers(c, g, w, n, &e, &who) && effect_possible(c, &e, who)) set |= bit(n);
    return set;
}

/* The Chapter, Modifiers and Villains that have a text for a moment. */
static u32 acting_at(struct context *c, const STATE *g, u8 moment)
{
    u32 sources = (u32)in_set(CHAPTER(g->chapter)->row.trigger_mask, moment) << S_CHAPTER;
    for (int k = 0; k < MODIFIERS_MOST && g->modifier[k]; k++)
        sources |= (u32)in_set(MODIFIER(g->modifier[k])->row.trigger_mask, moment) << (S_MODIFIER + k);
    for (int k = 0; k < COLOURS; k++)
        sources |= (u32)in_set(VILLAIN(g->villain[k].villain)->row.trigger_mask, moment) << (S_VILLAIN + k);
    return sources;
}

/* The Power and the Augments of a Hero that have one. */
static u32 own_at(struct context *c, const STATE *g, int hero, u8 moment)
{
    const struct hero *h = &g->hero[hero];
    u32 sources = (u32)in_set(HERO(h->hero)->row.trigger_mask, moment) << (S_POWER + hero);
    for (int k = 0; k < AUGMENTS_MOST; k++)
        sources |= (u32)in_set(GEAR(h->augment[k])->row.trigger_mask, moment) << (S_GEAR + hero * AUGMENTS_MOST + k);
    return sources;
}

/* All that wait. */
static u32 waiting(struct context *c, const STATE *g, const struct window *w)
{
    u32 sources = in_set(g->acting, w->moment) ? acting_at(c, g, w->moment) : 0;
    for (int h = 0; h < g->players; h++) {
        if (!(g->hero[h].trigger_mask & moments_in(w->moment))) continue;
        u8 moment = moment_for(g, w, h);
        if (moment && in_set(g->hero[h].trigger_mask, moment)) sources |= own_at(c, g, h, moment);
    }
    return sources ? waiting_among(c, g, w, sources) : 0;
}

/* -- What a player uses at it --------------------------------------------------------------------------------------- */

static u32 bit_of_power(int hero) { return bit(S_POWER + hero); }
static u32 bit_of_augment(int hero, int k) { return bit(S_GEAR + hero * AUGMENTS_MOST + k); }

bool power_is_spent(const struct window *w, int hero) { return w->done & bit_of_power(hero); }
bool augment_is_spent(const struct window *w, int hero, int k) { return w->done & bit_of_augment(hero, k); }

/* A card leaves the hand when it is used; what stays on the table is used once each time its moment comes (FF-S27). */
static void spend(const STATE *g, struct window *w, int hero, struct action use)
{
    if (use.verb == ACT_USE_POWER) w->done |= bit_of_power(hero);
    for (int k = 0; k < AUGMENTS_MOST && use.verb == ACT_USE_AUGMENT; k++)
        if (g->hero[hero].augment[k] == use.a) w->done |= bit_of_augment(hero, k);
}

/* -- Whether a moment matters ------------------------------------------------------------------------------------- */

bool matters(struct context *c, STATE *g, const struct window *w)
{
    if (LIKELY(!(g->awaited & moments_in(w->moment))) || g->phase == SET_UP) return false;
    if (STACK_BYTES - g->head.used < WINDOW_ROOM) return false;
    if (anybody_can_use(c, g, w)) return true;
    u32 acting = g->acting;
    for (int h = 0; h < g->players; h++) acting |= g->hero[h].trigger_mask;
    return acting & moments_in(w->moment) && waiting(c, g, w);
}

/* -- The window --------------------------------------------------------------------------------------------------- */

static u8 verb_of(const struct source *s)
{
    static const u8 verbs_of[] = {[KIND_CHAPTER] = ACT_FIRST_CHAPTER, [KIND_MODIFIER] = ACT_FIRST_MODIFIER,
                                  [KIND_VILLAIN] = ACT_FIRST_VILLAIN, [KIND_HERO] = ACT_FIRST_POWER,
                                  [KIND_GEAR] = ACT_FIRST_GEAR};
    return verbs_of[s->kind];
}

static void offer_source(struct context *c, const STATE *g, int n)
{
    struct source s;
    if (find_source(c, g, n, &s)) OFFER(verb_of(&s), s.card);
}

/* The source that an answer of offer_source names. */
static u8 named_source(struct context *c, const STATE *g, const struct window *w, struct action a)
{
    struct source s;
    u32 set = waiting(c, g, w);
    for EACH_BIT(n, set)
        if (find_source(c, g, n, &s) && s.card == a.a && verb_of(&s) == a.verb) return n;
    return lowest(set);
}

/* It acts now: the effect, and for whom it runs. */
static struct effect begin_source(struct context *c, STATE *g, struct window *L, seat *who)
{
    struct effect e = {0};
    struct source s;
    answers(c, g, L, L->source, &e, who);
    find_source(c, g, L->source, &s);
    if (s.hero != NOWHERE) g->hero[s.hero].used |= s.mark;
    if (s.kind == KIND_HERO) HAPPEN(EV_POWER_USED, 73, *who, s.card, g->hero[s.hero].mode);
    if (s.kind == KIND_GEAR) HAPPEN(EV_GEAR_USED, 348, *who, g->hero[s.hero].hero, s.card);
    L->done |= bit(L->source);
    return e;
}

static void push_source(struct context *c, STATE *g, struct window *L)
{
    seat who = g->active;
    struct effect e = begin_source(c, g, L, &who);
    PUSH_WITH(effect, who, e);
}

PROC(window)
{
    BEGIN(window)
    while (waiting(c, g, L) && !L->over) {
        ASK(ORDER, g->active)                                /* FF-D41 */
            for EACH_BIT(n, waiting(c, g, L)) offer_source(c, g, n);
        L->source = named_source(c, g, L, ANSWER);
        f->step = AFTER_ACTED;
        push_source(c, g, L);
        return GO;
    ACTED:;
    }
    for (L->next = g->active; L->passes < g->players && !L->over; L->next = clockwise(g->players, L->next, 1)) {
        L->passes++;
        if (!can_use(c, g, L->next, L)) continue;
        ASK_HAND(REACT, L->next) {                           /* FF-D31 */
            OFFER(ACT_PASS, L->moment);
            offer_uses(c, g, L->next, L);
        }
        if (ANSWER.verb == ACT_PASS) continue;
        L->passes = 0;
        spend(g, L, L->next, ANSWER);
        CALL_WITH(PLAYED, L->next, use_card, card_use(c, g, L->next, L, ANSWER));
    }
    RETURN(L->over ? CANCELLED : L->amount);
}
