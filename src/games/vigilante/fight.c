/* fight.c: the main action Fight a Villain (chapter 19). */
#include <string.h>

#include "procedures.h"

/* The damage that the chart deals to each of the fighter's Heroes. */
static struct hurt chart_damage(struct context *c, const STATE *g)
{
    struct hurt hurt = {.next = 0};
    const struct villain_row *villain = VILLAIN(g->fighting);
    for (int s = 0; s < SLOTS; s++) {
        if (!g->player[g->fighter].slot[s].hero || !villain->chart[s]) continue; /* VG-202, VG-262 */
        int n = villain->chart[s] + g->villain_attack - hero_modifier(c, g, g->fighter, s, V_TOUGH);
        hurt.amount[hero_ref(g->fighter, s)] = (u8)max_int(0, n); /* VG-200 */
    }
    return hurt;
}

/* Begins the Villain's attack; false when its chart hurts nobody. */
static bool villain_attacks(struct context *c, const STATE *g)
{
    struct hurt hurt = chart_damage(c, g);
    u32 any;
    memcpy(&any, hurt.amount + hero_ref(g->fighter, 0), sizeof any);
    if (!any) return false;
    PUSH_WITH(hurt, g->fighter, hurt);
    return true;
}

/* The fight is over and leaves no trace but damage (VG-211, VG-S32). True if a lasting effect ended. */
static bool clear_fight(STATE *g)
{
    bool ended = end_lasting(g, THIS_FIGHT, NOBODY);
    ended |= end_lasting(g, NEXT_FIGHT, g->fighter);
    g->fighter = NOBODY;
    g->fighting = 0;
    g->villain_health = g->villain_attack = 0;
    g->fight_over = 0;
    return ended;
}

static void villain_escapes(struct context *c, STATE *g)
{
    card_move(VILLAINS(g), FIGHT, 0, VILLAIN_DECK, EVERYBODY); /* VG-208 */
    HAPPEN(EV_ESCAPED, RULE(208), g->fighter, g->fighting);
}

/* Reveal Villain, Villain Effect, Villain Attacks, Heroes Attack, outcome (VG-196). */
PROC(fight)
{
    BEGIN(fight)
    g->player[f->seat].actions--;                            /* VG-S99 */
    g->fighter = f->seat;
    g->fighting = card_move(VILLAINS(g), VILLAIN_DECK, 0, FIGHT, EVERYBODY); /* VG-197 */
    HAPPEN(EV_REVEALED, RULE(197), f->seat, g->fighting);
    MOMENT(AMBUSHED, f->seat, .moment = VILLAIN_REVEALED, .about = f->seat, .hero = NOBODY, /* A6 */
           .thing = g->fighting);
    if (!g->fight_over) TRIGGERS(HEROES_READY, f->seat, ON_REVEALED, NOBODY, 0);

    if (!g->fight_over && VILLAIN(g->fighting)->effect.length) { /* VG-199 */
        HAPPEN(EV_EFFECT, RULE(199), f->seat, g->fighting);
        CALL_WITH(EFFECT_DONE, f->seat, effect, card_effect(KIND_VILLAIN, g->fighting, PART_EFFECT, TEAM_SLOT_NONE));
        SETTLE(EFFECT_SETTLED);
    }
    f->step = AFTER_CHART_DONE;
    if (!g->fight_over && villain_attacks(c, g)) return GO;  /* VG-200, VG-203 */
CHART_DONE:
    if (!g->fight_over)
        MOMENT(HEROES_ATTACK, f->seat, .moment = OWN_ATTACK, .about = f->seat, .hero = NOBODY, /* A7 */
               .thing = g->fighting);

    if (g->fight_over == 1) {                                /* VG-S106 */
        card_move(VILLAINS(g), FIGHT, 0, VILLAIN_DECK, EVERYBODY);
        HAPPEN(EV_UNDER_DECK, RULING_(106), f->seat, g->fighting);
    } else if (!team_count(g, f->seat)) {                    /* VG-S31 */
        L->won = false;
        villain_escapes(c, g);
    } else {
        if (!g->fight_over)
            HAPPEN(EV_ATTACK, RULE(204), f->seat, team_attack(c, g, f->seat), villain_health_now(c, g));
        L->won = g->fight_over == 2 || team_attack(c, g, f->seat) >= villain_health_now(c, g); /* VG-206 */
        if (!L->won) villain_escapes(c, g);
    }
    if (L->won) {
        card_move(VILLAINS(g), FIGHT, 0, JAIL + f->seat, only(f->seat)); /* VG-206, VG-220 */
        HAPPEN(EV_JAILED, RULE(206), f->seat, g->fighting);
        note_conduct(g, f->seat, LOCKED_UP);
        MOMENT(JAILED, f->seat, .moment = VILLAIN_JAILED, .about = f->seat, .hero = NOBODY, /* A8 */
               .thing = g->fighting);
        if (VILLAIN(g->fighting)->to_jail.length)            /* VG-207 */
            CALL_WITH(TO_JAIL_DONE, f->seat, effect,
                      card_effect(KIND_VILLAIN, g->fighting, PART_TO_JAIL, TEAM_SLOT_NONE));
        TRIGGERS(WON, f->seat, ON_FIGHT_WON, NOBODY, 0);
    } else if (!g->fight_over) {
        TRIGGERS(LOST, f->seat, ON_FIGHT_LOST, NOBODY, 0);
    }
    if (clear_fight(g) && unsettled(c, g)) CALL(DEFEATS_DONE, defeats, .count = 0); /* a bonus to Health has ended */
    END
}
