/* wounds.c: Corruption (chapter 13), Wounds on the Corruption Track and healing (16), death (17). */
#include "procedures.h"

void raise_level(struct context *c, STATE *g, int post)
{
    struct hero *h = &g->hero[post];
    h->level++;
    if (h->level == LEVELS && h->innocents) {                /* OT-149 */
        HAPPEN(EV_INNOCENTS_KILLED, 149, NOBODY, h->dashboard, h->innocents);
        h->innocents = 0;                                    /* OT-S20: they leave the game */
    }
}

void repent(struct context *c, STATE *g, int post, int n, rule_number rule)
{
    struct hero *h = &g->hero[post];
    int level = max_int(1, h->level - n);                    /* OT-S16 */
    if (level == h->level) return;
    h->level = (u8)level;
    HAPPEN(EV_REPENTED, rule, NOBODY, h->dashboard, h->level);
}

static void corrupt_once(struct context *c, STATE *g, int post)
{
    raise_level(c, g, post);                                /* OT-136 */
    HAPPEN(EV_CORRUPTED, 136, NOBODY, hero_at(g, post), g->hero[post].level);
}

bool corrupt_at_once(struct context *c, STATE *g, int post, int n)
{
    if (g->hero[post].level + n > LEVELS || sins_asked(c, g, ON_CORRUPTION)) return false;
    while (n-- > 0) corrupt_once(c, g, post);
    return true;
}

#define STEPS_corrupt(S, Q) S(PLAYED, TO(window)) S(WOUNDED, TO(wounds))

/* Forced Corruption, one by one; above level 7 each is a Wound (OT-147, OT-S31). */
PROC(corrupt)
{
    BEGIN(corrupt)
    for (; L->left && STAYS; L->left--) {
        WINDOW(PLAYED, ON_CORRUPTION);
        if (!STAYS) break;
        if (g->hero[L->post].level < LEVELS) corrupt_once(c, g, L->post); /* OT-146 */
        else WOUND(WOUNDED, 1);          /* OT-147 */
    }
    END
}

static void place_wound(struct context *c, STATE *g, int post, u8 slot)
{
    struct hero *h = &g->hero[post];
    h->wounds |= (u8)bit(slot);
    HAPPEN(EV_WOUNDED, 195, NOBODY, h->dashboard, slot, wound_count(h));
}

#define STEPS_wounds(S, Q) \
    S(PLAYED, TO(window))  \
    Q(SLOT, 195, "Which bonus does the Wound cover?", SET("Which bonuses do the Wounds cover?", NO_VERB))

/* Wounds one by one, each on a slot of the player's choice; the fifth kills (OT-194). */
PROC(wounds)
{
    BEGIN(wounds)
    for (; L->left && STAYS; L->left--) {
        WINDOW(PLAYED, ON_WOUND);
        if (!STAYS) break;
        if (wound_count(&g->hero[L->post]) == WOUNDS - 1) { /* OT-201, OT-S85: where it lies no longer matters */
            place_wound(c, g, L->post, lowest((u32)~g->hero[L->post].wounds));
            kill_hero(c, g, L->post, 194);
            break;
        }
        ASK(SLOT, PLAYER)
            for (u8 i = 0; i < LEVELS; i++) {                /* OT-195, OT-197 */
                bool covered = in_set(g->hero[L->post].wounds, i);
                OFFER_IF(!covered, ACT_COVER_SLOT, i, HIM);
                if (wants_reasons(c) && covered) REFUSE(ACT_COVER_SLOT, 195, "a Wound lies there already", i, HIM);
            }
        place_wound(c, g, L->post, ANSWER.a);
    }
    END
}

#define STEPS_heal(S, Q) Q(SLOT, 199, "Which Wound is removed?", SET("Which Wounds are removed?", NO_VERB))

/* Removes Wounds of the player's choice (OT-199). */
PROC(heal)
{
    BEGIN(heal)
    for (; L->left && healable(g, L->post); L->left--) {
        ASK(SLOT, PLAYER)
            for EACH_BIT(i, g->hero[L->post].wounds) OFFER(ACT_HEAL_SLOT, i, HIM);
        g->hero[L->post].wounds &= (u8)~bit(ANSWER.a);       /* OT-317 */
        HAPPEN(EV_HEALED, 199, NOBODY, HIM, ANSWER.a);
    }
    END
}

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
    Q(UPGRADES, 209, "Which Upgrades does the new Hero take over? Choose in the order of the list.", \
      SET("Which Upgrades does the new Hero take over?", NO_VERB))

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
        }
    g->hero[L->post].killed = false;
    while (g->hero[L->post].owed && pile_count(UPGRADES_OF(g), INVENTORY)) { /* OT-209, OT-S87 */
        ASK(UPGRADES, PLAYER)
            offer_upgrades(c, g, INVENTORY, (struct action){ACT_TAKE_UPGRADE, L->last, HIM, 0}, g->hero[L->post].owed);
        L->last = ANSWER.a;
        g->hero[L->post].owed--;
        take_card(c, g, INVENTORY, L->last, L->post, 209);
    }
    g->hero[L->post].owed = 0;
    refresh_hero(c, g, L->post);
    WINDOW(PLAYED, ON_DEATH);
    END
}
