/* bot_vote.c: what the quick bot says in votes: the best for the side, or what somebody else wishes (OT-S89). */
#include "bot_mind.h"

/* -- What is best -------------------------------------------------------------------------------------------------- */

int work_of(struct context *c, const STATE *g, u8 id)
{
    const struct mission_row *k = MISSION(id);
    int number = mission_number(c, g, id), tokens = 0;
    static const u8 kill[] = {9, 17, 20, 30, 60, 40};
    if (k->target >= X_FIRE && k->target <= X_INNOCENT)
        for (int s = 1; s < SPACES; s++) tokens += physical(g, s, k->target - X_FIRE);
    switch ((enum mission_kind)k->kind) {
    case M_KILL: return number * (k->target <= X_HELL_CLUB ? kill[k->target] : 16) * (k->at ? 3 : 2) / 2;
    case M_CLEANSE: return number * 12 + (k->target ? 12 * max_int(0, number - tokens) : 0);
    case M_TURN_UP: return number * 10;
    case M_COLLECT: return number * (k->target == X_INNOCENT ? 8 : 40);
    case M_DELIVER: return number * 22;
    case M_GATHER: return number * 16;
    case M_CITY_ACTION: return number * (k->at ? 20 : 10);
    case M_STATE: return max_int(0, tokens_on_board(c, g, k->target - X_FIRE) - number) * 20 + 6;
    }
    return 0;
}

/* Who can do the most at once begins. */
static int worth_as_first(const struct mind *m, int post)
{
    return in_play(m->g, post) ? worth_of_action(m, post, hero_of(m, post)->space) : 0;
}

/* Which way is less work is seldom clear: what bots hold it to be differs by a quarter up or down, by game and by
 * what all of them see, so that they agree. */
static int guess_at_work(const struct mind *m, u8 id)
{
    u32 h = id;
    for (int p = 0; p < m->g->heroes; p++) h = (h ^ m->g->hero[p].space) * 0x9E3779B1u;
    return work_of(m->c, m->g, id) * (int)(75 + (h >> 16) % 51);
}

/* What an option is worth to the Hero side. */
static int worth_of_proposal(const struct mind *m, struct action a)
{
    switch (a.verb) {
    case ACT_NAME_SINS_PLAYER: return -a.a;
    case ACT_NAME_AGENT: return worth_of_hero(m, a.a);
    case ACT_NAME_FIRST: return worth_as_first(m, a.b);
    case ACT_NAME_BRANCH: return -guess_at_work(m, a.a);
    case ACT_NAME_HERO: {
        struct frame *f = caller(asking(m->c)), *below = f ? caller(f) : NULL; /* vote, pick_hero, effect */
        if (!below || below->proc != P_effect) return 0;
        const struct effect *e = (const struct effect *)(const void *)below->local;
        return worth_to_hero(m, e, what_for(m, e), a.b);
    }
    case ACT_NAME_MODE: {
        struct frame *f = caller(asking(m->c));
        if (!f || f->proc != P_effect) return 0;
        struct effect e = *LOCALS(effect, f);
        struct code code = effect_code(m->c, &e);
        return worth_of_code(m, &e, code, e.pc, code.length, a.a - 1);
    }
    default: return 0;
    }
}

static u8 value_of(struct action a) { return a.verb == ACT_NAME_FIRST || a.verb == ACT_NAME_HERO ? a.b : a.a; }

/* -- Agreeing ------------------------------------------------------------------------------------------------------ */

/* Whether nobody has named anything else than we have. */
static bool all_agree(const struct mind *m, const struct vote *L)
{
    for (seat s = 0; s < PLAYERS; s++)
        if (L->named[s] != NOT_NAMED && L->named[s] != L->named[m->who]) return false;
    return true;
}

/* All bots hold the same option to be the best; who names another one has a reason and is followed, the lowest seat
 * first. */
int choose_in_vote(const struct mind *m)
{
    const struct context *c = m->c;
    const struct vote *L = LOCALS(vote, asking(m->c));
    int best = -1, most = 0, confirm = c->count && c->option[0].verb == ACT_CONFIRM ? 0 : -1;
    if (confirm >= 0 && all_agree(m, L)) return confirm;
    for (int i = 0; i < c->count; i++) {
        if (i == confirm) continue;
        int worth = worth_of_proposal(m, c->option[i]);
        if (m->sins && m->g->sins != NOBODY) worth = -worth; /* OT-276 */
        if (best < 0 || worth > most) most = worth, best = i;
    }
    if (best < 0) return confirm;
    u8 wish = value_of(c->option[best]);
    for (seat s = 0; s < PLAYERS && !m->sins; s++) {
        if (s == m->who || L->named[s] == NOT_NAMED || L->named[s] == wish) continue;
        if (confirm >= 0 && L->named[s] == L->named[m->who]) return confirm;
        for (int i = 0; i < c->count; i++)
            if (c->option[i].verb != ACT_CONFIRM && value_of(c->option[i]) == L->named[s]) best = i;
        break;
    }
    return best;
}
