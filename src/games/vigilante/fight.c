/* fight.c: the main action Fight a Villain (chapter 19). */
#include "procedures.h"

/* Begins the Villain's attack, which deals the damage of its chart to the fighter's Heroes; false when it hurts
 * nobody. */
static bool villain_attacks(struct context *c, const STATE *g)
{
    struct hurt hurt = {.next = 0};
    const struct villain_row *villain = VILLAIN(g->fighting);
    int any = 0;
    for (int s = 0; s < SLOTS; s++) {
        if (!g->player[g->fighter].slot[s].hero || !villain->chart[s]) continue; /* VG-202, VG-262 */
        int n = villain->chart[s] + g->villain_attack - hero_modifier(c, g, g->fighter, s, V_TOUGH);
        any |= hurt.amount[hero_ref(g->fighter, s)] = (u8)max_int(0, n); /* VG-200 */
    }
    if (any) PUSH_WITH(hurt, g->fighter, hurt);
    return any;
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

/* The Villain goes under its deck, announced by the event. */
static void villain_goes(struct context *c, STATE *g, u8 event, rule_number rule)
{
    card_move(VILLAINS(g), FIGHT, 0, VILLAIN_DECK, EVERYBODY);
    HAPPEN(event, rule, g->fighter, g->fighting);
}

/* Reveal Villain, Villain Effect, Villain Attacks, Heroes Attack, outcome (VG-196). */
PROC(fight)
{
    BEGIN(fight)
    g->player[f->seat].actions--;                            /* VG-S99 */
    g->fighter = f->seat;
    g->fighting = card_move(VILLAINS(g), VILLAIN_DECK, 0, FIGHT, EVERYBODY); /* VG-197 */
    HAPPEN(EV_REVEALED, 197, f->seat, g->fighting);
    MOMENT(AMBUSHED, f->seat, ABOUT(f->seat, VILLAIN_REVEALED, g->fighting)); /* A6 */
    if (!g->fight_over) TRIGGERS(HEROES_READY, f->seat, ON_REVEALED, NOBODY, 0);

    if (!g->fight_over && VILLAIN(g->fighting)->effect.length) { /* VG-199 */
        HAPPEN(EV_EFFECT, 199, f->seat, g->fighting);
        CALL_WITH(EFFECT_DONE, f->seat, effect, card_effect(KIND_VILLAIN, g->fighting, PART_EFFECT, TEAM_SLOT_NONE));
        SETTLE(EFFECT_SETTLED);
    }
    f->step = AFTER_CHART_DONE;
    if (!g->fight_over && villain_attacks(c, g)) return GO;  /* VG-200, VG-203 */
CHART_DONE:
    if (!g->fight_over) MOMENT(HEROES_ATTACK, f->seat, ABOUT(f->seat, OWN_ATTACK, g->fighting)); /* A7 */

    L->won = false;
    if (g->fight_over != 1 && team_count(g, f->seat)) {      /* VG-S31 */
        int attack = team_attack(c, g, f->seat), health = villain_health_now(c, g);
        if (!g->fight_over) HAPPEN(EV_ATTACK, 204, f->seat, attack, health);
        L->won = g->fight_over == 2 || attack >= health;     /* VG-206 */
    }
    if (g->fight_over == 1) villain_goes(c, g, EV_UNDER_DECK, RULING_(106)); /* VG-S106 */
    else if (!L->won) villain_goes(c, g, EV_ESCAPED, 208); /* VG-208 */
    if (L->won) {
        card_move(VILLAINS(g), FIGHT, 0, JAIL + f->seat, only(f->seat)); /* VG-206, VG-220 */
        HAPPEN(EV_JAILED, 206, f->seat, g->fighting);
        note_conduct(g, f->seat, LOCKED_UP);
        MOMENT(JAILED, f->seat, ABOUT(f->seat, VILLAIN_JAILED, g->fighting)); /* A8 */
        if (VILLAIN(g->fighting)->to_jail.length) {          /* VG-207 */
            HAPPEN(EV_TO_JAIL, 207, f->seat, g->fighting);
            CALL_WITH(TO_JAIL_DONE, f->seat, effect,
                      card_effect(KIND_VILLAIN, g->fighting, PART_TO_JAIL, TEAM_SLOT_NONE));
        }
        TRIGGERS(WON, f->seat, ON_FIGHT_WON, NOBODY, 0);
    } else if (!g->fight_over) {
        TRIGGERS(LOST, f->seat, ON_FIGHT_LOST, NOBODY, 0);
    }
    if (clear_fight(g) && unsettled(c, g)) CALL(DEFEATS_DONE, defeats, .count = 0); /* a bonus to Health has ended */
    END
}
