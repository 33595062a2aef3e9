/* death.c: the death of a Hero, inheritance and replacement (chapter 17). */
#include "procedures.h"

/* Effects about the Hero are completed for all others (OT-S79): they must know where he was. */
static void note_here(struct context *c, STATE *g, int post)
{
    for (struct frame *f = top_frame(c); f; f = caller(f)) {
        struct effect *e = LOCALS(effect, f);
        if (f->proc == P_effect && e->place == post && !e->reg[R_HERE] && says_here(c, e))
            e->reg[R_HERE] = g->hero[post].space;
    }
}

void kill_hero(struct context *c, STATE *g, int post, rule_number rule)
{
    struct hero *h = &g->hero[post];
    u8 space = h->space;
    HAPPEN(EV_HERO_KILLED, rule, NOBODY, h->dashboard, space);
    for (u8 n = 0; n < NPCS; n++)                            /* OT-205 */
        if (holds_npc(h, n)) {
            g->npc[n] = space;
            HAPPEN(EV_NPC_LEFT, 205, NOBODY, n, space);
        }
    g->ground[space].innocent = (u8)(g->ground[space].innocent + h->innocents);
    g->supply[EXTRA_TURN] = (u8)(g->supply[EXTRA_TURN] + h->extra_turns); /* OT-204, OT-S20 */
    h->owed = (u8)upgrade_count(g, post);
    cards_move_all(UPGRADES_OF(g), OWNED + post, INVENTORY, EVERYBODY); /* OT-206 */
    g->agent[h->agent].status = OUT;                         /* OT-203, OT-S98 */
    h->npcs = h->laid_down = h->marks = h->jammed = h->innocents = h->extra_turns = h->wounds = 0; /* OT-204, OT-S88 */
    h->level = 1;
    memset(h->spent, 0, sizeof h->spent);
    note_here(c, g, post);
    h->space = 0;
    h->killed = true;                                        /* OT-207: turns and city stay as they are */
    g->heroes_killed++;
    refresh_hero(c, g, post);
}

void enter_play(struct context *c, STATE *g, int post, int agent, int level)
{
    struct hero *h = &g->hero[post];
    h->agent = (u8)agent;
    h->dashboard = g->agent[agent].hero;
    h->space = MAP(g->map)->start;                           /* OT-031, OT-208, OT-S77 */
    h->level = (u8)min_int(LEVELS, level);
    g->agent[agent].status = IN_PLAY;
    refresh_hero(c, g, post);
}

#define STEPS_replace(S, Q)                          \
    S(PLAYED, TO(window))                            \
    Q(WHO, 208, "Who takes the place of the Hero?")   \
    Q(UPGRADES, 209, "Which Upgrades does the new Hero take over? Choose in the order of the list.")

/* A Hero of the Reserve takes over the place, the tokens and as many Upgrades (OT-207 to OT-210). */
PROC(replace)
{
    BEGIN(replace)
    ASK(WHO, PLAYER)
        for (int i = 0; i < TEAM; i++)
            OFFER_IF(g->agent[i].hero && g->agent[i].status == RESERVE, ACT_REPLACEMENT, g->agent[i].hero);
    for (int i = 0; i < TEAM; i++)
        if (g->agent[i].hero == ANSWER.a && g->agent[i].status == RESERVE) {
            HAPPEN(EV_REPLACED, 208, PLAYER, HIM, ANSWER.a);
            enter_play(c, g, L->post, i, 1 + sin_modifier(c, g, V_ENTRY_LEVEL, 0));
            break;
        }
    g->hero[L->post].killed = false;
    while (g->hero[L->post].owed && pile_count(UPGRADES_OF(g), INVENTORY)) { /* OT-209, OT-S87 */
        ASK(UPGRADES, PLAYER)
            offer_upgrades(c, g, INVENTORY, ACT_TAKE_UPGRADE, L->last, g->hero[L->post].owed);
        L->last = ANSWER.a;
        g->hero[L->post].owed--;
        take_card(c, g, INVENTORY, L->last, L->post, 209);
    }
    g->hero[L->post].owed = 0;
    refresh_hero(c, g, L->post);
    WINDOW(PLAYED, ON_DEATH);
    END
}
