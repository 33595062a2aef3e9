/* bot_odds_answer.c: what odds take for granted after the option that they are asked for, so that "Start a Fight" tells
 * how the Fight may end: nobody adds anything to it, and the Hero makes the best of the dice in a plain way. */
#include "bot.h"
#include "procedures.h"

static int find_option(const struct context *c, u8 verb, int a)
{
    for (int i = 0; i < c->count; i++)
        if (c->option[i].verb == verb && (a < 0 || c->option[i].a == a)) return i;
    return -1;
}

/* How many Monsters of a Space so many Hits kill at most: the weakest first. */
static int kills_of(struct context *c, const STATE *g, int space, int hits)
{
    int kills = 0;
    for (int defense = 1; defense <= hits; defense++)
        for (int i = 0; i < FIGURES; i++)
            if (g->at[i] == space && monster_defense(c, g, g->figure[i]) == defense && defense <= hits) {
                hits -= defense;
                kills++;
            }
    return kills;
}

/* FAITH becomes Hits if that kills one more, then what cancels Wounds, then what cancels Corruption. */
static int expect_faith(struct context *c, const STATE *g, const struct fight *L)
{
    bool kills = kills_of(c, g, L->space, L->hits + L->faith) > kills_of(c, g, L->space, L->hits);
    bool wounds = L->sin_hits > less(L->defense, L->frailty);
    bool corruption = L->sin_corruption > L->cc;
    int hit = find_option(c, ACT_RESULT, RESULT_HIT), defense = find_option(c, ACT_RESULT, RESULT_DEFENSE);
    int cc = find_option(c, ACT_RESULT, RESULT_CC), keep = find_option(c, ACT_KEEP_FAITH, -1);
    if (kills && hit >= 0) return hit;
    if (keep >= 0) return keep;
    if (wounds && defense >= 0) return defense;
    if (corruption && cc >= 0) return cc;
    return c->count - 1; /* left unused */
}

/* What the Mission asks for, or else the strongest; weaker ones in front of it if Hits are left for both. */
static int expect_kill(struct context *c, const STATE *g, const struct fight *L)
{
    const struct mission_row *m = MISSION(g->mission);
    int best = -1, worth = -1;
    for (int i = 0; i < c->count; i++) {
        struct action a = c->option[i];
        if (a.verb != ACT_SLAY) continue;
        bool wanted = m->kind == M_KILL && m->target && m->target == target_of_type(MONSTER(a.a)->type);
        int now = a.b + (wanted ? 100 : 0);
        if (now > worth) best = i, worth = now;
    }
    int first = 0;
    while (first != best && (c->option[first].verb != ACT_SLAY || c->option[first].b + c->option[best].b > L->hits))
        first++;
    return first;
}

int odds_answer(struct context *c, const void *state, seat who, struct action chosen)
{
    static const u8 first_of[] = {
        ACT_PASS, ACT_ROLL, ACT_NO_CORRUPTION, ACT_COVER_SLOT, ACT_HEAL_SLOT, ACT_REMOVE, ACT_UNCOVER, ACT_ATTACK};
    const STATE *g = state;
    const struct frame *f = frame_at(c->head, c->head->top);
    bool fights = f->proc == P_fight || f->proc == P_ranged_fight;
    const struct fight *L = LOCALS(fight, f);
    (void)who, (void)chosen;
    for (int i = 0; i < COUNT(first_of); i++)
        if (find_option(c, first_of[i], -1) >= 0) return find_option(c, first_of[i], -1);
    if (fights && find_option(c, ACT_RESULT, -1) >= 0) return expect_faith(c, g, L);
    if (fights && find_option(c, ACT_SLAY, -1) >= 0) return expect_kill(c, g, L);
    return -1;
}
