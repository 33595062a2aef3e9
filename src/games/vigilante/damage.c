/* damage.c: damage cubes and defeated Heroes (chapter 20). */
#include "procedures.h"

int team_damage(const STATE *g, seat who)
{
    int n = 0;
    for (int s = 0; s < SLOTS; s++) n += g->player[who].slot[s].damage;
    return n;
}

void offer_heroes(struct context *c, const STATE *g, seat who, bool damaged)
{
    for (int s = 0; s < SLOTS; s++) {
        const struct slot *here = &g->player[who].slot[s];
        if (damaged ? here->damage : here->hero) OFFER(ACT_PICK_HERO, who, s, here->hero);
    }
}

int heal_hero(struct context *c, STATE *g, seat who, int slot, int n, rule_number rule)
{
    struct slot *here = &g->player[who].slot[slot];
    int healed = min_int(n, here->damage);                   /* VG-S113 */
    if (!here->hero || healed <= 0) return 0;
    here->damage = (u8)(here->damage - healed);
    HAPPEN(EV_HEALED, rule, who, here->hero, healed);
    return healed;
}

/* Whether something that lasts changes Health. */
static bool health_changes(const STATE *g)
{
    for (int i = 0; i < g->lasting_count; i++)
        if (g->lasting[i].modifier == V_HEALTH - V_FIRST_MODIFIER) return true;
    return false;
}

static bool falls(struct context *c, const STATE *g, seat who, int slot, bool changes)
{
    const struct player *p = &g->player[who];
    const struct slot *here = &p->slot[slot];
    if (!here->hero) return false;
    /* nothing takes Health away: what is printed on the Hero is the least it has */
    if (!changes && !MODIFIES(p, V_HEALTH) && here->damage < HERO(here->hero)->health) return false;
    return here->damage >= hero_health(c, g, who, slot); /* VG-214, VG-S113 */
}

/* The Heroes that fall now, as a set of hero_refs. */
static u32 find_fallen(struct context *c, const STATE *g)
{
    u32 set = 0;
    bool changes = health_changes(g);
    for (seat s = 0; s < g->players; s++)
        for (int i = 0; i < SLOTS; i++) set |= (u32)falls(c, g, s, i, changes) << hero_ref(s, i);
    return set;
}

bool unsettled(struct context *c, const STATE *g) { return find_fallen(c, g) || somebody_overloaded(c, g); }

void hero_leaves(struct context *c, STATE *g, seat who, int slot, int to, u8 event, rule_number rule)
{
    struct slot *here = &g->player[who].slot[slot];
    int pile = attached_pile(who, slot);
    while (pile_count(CITY_CARDS(g), pile)) {                /* VG-137, VG-217 */
        HAPPEN(EV_GEAR_LOST, 217, who, card_at(CITY_CARDS(g), pile, 0), here->hero);
        to_discard(c, g, pile, 0);
    }
    HAPPEN(event, rule, who, here->hero);
    card_move(HEROES(g), TEAM + who, card_find(HEROES(g), TEAM + who, here->hero), to, EVERYBODY);
    *here = (struct slot){0};                                /* VG-S28: the cubes go back */
    refresh_player(c, g, who);
    for (int i = g->lasting_count - 1; i >= 0; i--)          /* what lasted for this Hero ends */
        if (g->lasting[i].seat == who && g->lasting[i].slot == slot) lasting_drop(LASTING_TABLE(g), i);
}

/* The nth Hero in the order of VG-S54: owners from the current player on, then slots. */
static u8 nth_hero(const STATE *g, int n)
{
    return hero_ref(clockwise(g->players, current_player(g), n / SLOTS), n % SLOTS);
}

/* Puts all Heroes away that fall now, in order of owner (VG-S54) and slot; notes them for what follows. */
static void gather_fallen(struct context *c, STATE *g, struct defeats *L)
{
    u32 down = find_fallen(c, g);                            /* all together: VG-S30 */
    L->count = L->next = 0;
    for (int n = 0; n < g->players * SLOTS; n++) {
        u8 ref = nth_hero(g, n);
        if (!in_set(down, ref)) continue;
        L->fallen[L->count] = hero_slot(g, ref)->hero;
        L->owner[L->count++] = ref_seat(ref);
        hero_leaves(c, g, ref_seat(ref), ref_slot(ref), DEFEATED + ref_seat(ref), EV_DEFEATED, 214); /* VG-216 */
    }
}

#define STEPS_defeats(S, Q)                                         \
    S(OVERLOAD_SETTLED, TO(excess)) S(ITS_EFFECT, TO(triggers))     \
    S(ALLIES_EFFECTS, TO(triggers)) S(AMBUSHED, TO(window))

/* Carries out every defeat there is, and those that follow from it (VG-S26). */
PROC(defeats)
{
    BEGIN(defeats)
    while (unsettled(c, g)) {
        gather_fallen(c, g, L);
        for (; L->next < L->count; L->next++) {
            TRIGGERS(ITS_EFFECT, L->owner[L->next], ON_DEFEATED, NOBODY, L->fallen[L->next]);
            TRIGGERS(ALLIES_EFFECTS, L->owner[L->next], ON_ALLY_DEFEATED, NOBODY, 0);
            MOMENT(AMBUSHED, L->owner[L->next], ABOUT(L->owner[L->next], HERO_DEFEATED, L->fallen[L->next])); /* A2 */
        }
        if (somebody_overloaded(c, g)) CALL(OVERLOAD_SETTLED, excess, .owner = 0);
    }
    END
}

/* Notes who is to take damage: bit n for the nth Hero. */
static u32 find_hits(const STATE *g, const struct hurt *L)
{
    u32 hits = 0;
    for (int n = 0; n < g->players * SLOTS; n += SLOTS) {
        const u8 *team = L->amount + nth_hero(g, n);
        for (int s = 0; s < SLOTS; s++) hits |= (u32)(team[s] != 0) << (n + s);
    }
    return hits;
}

static void place_cubes(struct context *c, STATE *g, struct hurt *L)
{
    L->hits = SUBSET(n, L->hits, hero_slot(g, nth_hero(g, n))->hero);
    for EACH_BIT(n, L->hits) {
        u8 ref = nth_hero(g, n);
        struct slot *here = hero_slot(g, ref);
        here->damage = (u8)min_int(250, here->damage + L->amount[ref]); /* VG-201 */
        HAPPEN(EV_STRUCK, 201, ref_seat(ref), here->hero, L->amount[ref], here->damage);
    }
}

/* Whether one of the Heroes that were hit falls. Such a Hero does nothing more, nor does one that takes
 * its slot meanwhile: its hit is forgotten. */
static bool one_falls(struct context *c, const STATE *g, struct hurt *L)
{
    bool changes = health_changes(g);
    u32 before = L->hits;
    L->hits = SUBSET(n, L->hits, !falls(c, g, ref_seat(nth_hero(g, n)), ref_slot(nth_hero(g, n)), changes));
    return L->hits != before;
}

#define STEPS_hurt(S, Q) S(REACTED, TO(window)) S(DEFEATS_DONE, TO(defeats)) S(EFFECTS_DONE, TO(triggers))

/* Damage of one instruction: first everybody concerned may react, then all cubes are placed at
 * once, then all defeats happen together (VG-S30). */
PROC(hurt)
{
    u8 ref = nth_hero(g, L->next);
    BEGIN(hurt)
    L->hits = find_hits(g, L);
    for (L->next = 0; L->hits >> L->next; L->next++) {
        L->next = (u8)(L->next + lowest(L->hits >> L->next));
        ref = nth_hero(g, L->next);
        MOMENT(REACTED, ref_seat(ref), .moment = HERO_DAMAGED, .about = ref_seat(ref), .hero = ref,
               .amount = (i8)L->amount[ref]);                /* A1 */
        L->amount[ref] = (u8)max_int(0, RESULT);
        if (!L->amount[ref]) L->hits &= ~bit(L->next);
    }
    place_cubes(c, g, L);
    if (one_falls(c, g, L) || (bonuses_vary(g) && unsettled(c, g))) CALL(DEFEATS_DONE, defeats, .count = 0);
    for (L->next = 0; L->hits >> L->next; L->next++) {
        L->next = (u8)(L->next + lowest(L->hits >> L->next));
        ref = nth_hero(g, L->next);
        TRIGGERS(EFFECTS_DONE, ref_seat(ref), ON_DAMAGED, ref, 0);
    }
    END
}

#define STEPS_heal_team(S, Q)                                                    \
    Q(WHICH_HERO, RULING_(112), "Which of your Heroes loses 1 damage?",    \
      SHARE("From which of your Heroes do you remove damage?", NO_VERB))

/* Removes damage from Heroes of the seat, divided freely. */
PROC(heal_team)
{
    BEGIN(heal_team)
    for (; L->left && team_damage(g, f->seat); L->left--) {
        ASK(WHICH_HERO, f->seat) offer_heroes(c, g, f->seat, true);
        heal_hero(c, g, f->seat, ANSWER.b, 1, RULING_(112));
    }
    END
}
