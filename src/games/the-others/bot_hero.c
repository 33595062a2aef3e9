/* bot_hero.c: the quick bot's answers for Heroes, other than what to do next in a Turn. */
#include "bot_mind.h"

enum { FIRST_OF_SET = 10000 }; /* choices in ascending order: the first of those that are wanted comes first */

/* -- Fights -------------------------------------------------------------------------------------------------------- */

/* The locals of the Fight that asks; both kinds have the same. */
static const struct fight *fight_asking(const struct mind *m)
{
    return LOCALS(fight, asking(m->c));
}

static bool cleansing(const struct mind *m) { return asking(m->c)->proc == P_cleanse; }

static int score_volunteer(const struct mind *m, bool volunteer)
{
    if (cleansing(m)) {
        const struct cleanse *L = LOCALS(cleanse, asking(m->c));
        return worth_of_cleansing(m, L->post, hero_of(m, L->post)->space, volunteer, m->g->hero_dice);
    }
    struct scene s = scene_now(m);
    return gain_of_fight(m, &s, volunteer);
}

/* The best use of all FAITH that is left, as how many become Hits, Defense and CC. */
struct faith {
    int hits, defense, cc;
};

static struct faith best_faith(const struct mind *m, bool kills_count)
{
    const struct fight *L = fight_asking(m);
    const struct hero *h = hero_of(m, L->post);
    struct scene s = scene_now(m);
    struct faith best = {0, 0, 0};
    int kills[HITS_MAX + 1], most = -100000;
    int shield = L->defense - L->frailty;
    list_kills(m, &s, kills);
    for (int x = 0; x <= (kills_count ? L->faith : 0); x++)
        for (int y = 0; x + y <= L->faith; y++) {
            int z = min_int(L->faith - x - y, max_int(0, L->sin_corruption - L->cc));
            int wounds = max_int(0, L->sin_hits - max_int(0, shield + y));
            int stain = max_int(0, L->sin_corruption - L->cc - z);
            int worth = -cost_of_wounds(m, h, wounds) - (stain ? cost_of_corruption(m, h, stain) + stain : 0);
            if (kills_count) worth += kills[min_int(HITS_MAX, L->hits + x)];
            if (worth * 16 - x - y <= most) continue;        /* nothing is wasted */
            most = worth * 16 - x - y;
            best = (struct faith){x, y, z};
        }
    return best;
}

static int score_result(const struct mind *m, u8 result)
{
    const struct fight *L = fight_asking(m);
    bool shot = asking(m->c)->proc == P_ranged_fight, now = true;
    for (int i = 0; i < m->c->count; i++) now &= m->c->option[i].verb != ACT_KEEP_FAITH;
    if (!now) {                                              /* OT-S41: only Hits are decided before the kills */
        struct scene s = scene_now(m);
        int kills[HITS_MAX + 1], best = 0;
        list_kills(m, &s, kills);
        for (int x = 1; x <= L->faith; x++)
            best = max_int(best, kills[min_int(HITS_MAX, L->hits + x)] - kills[min_int(HITS_MAX, L->hits)] - 3 * x);
        return best;
    }
    struct faith f = best_faith(m, !shot);
    switch (result) {
    case RESULT_HIT: return f.hits ? 4 : 0;
    case RESULT_DEFENSE: return f.defense ? 3 : 0;
    case RESULT_CC: return f.cc ? 2 : 0;
    default: return 1;
    }
}

/* Kinds are killed in ascending order: this one, then the best that is left of it and later kinds. */
static int score_slaying(const struct mind *m, struct action a)
{
    const struct fight *L = fight_asking(m);
    const STATE *g = m->g;
    int best[HITS_MAX + 1] = {0}, left = min_int(HITS_MAX, L->hits - a.b), one = -1;
    for (int i = 0; i < FIGURES; i++) {
        if (g->at[i] != L->space || g->figure[i] < a.a) continue;
        if (one < 0 && g->figure[i] == a.a) {
            one = i;
            continue;
        }
        int hide = max_int(1, m->hide[i] + g->hide);
        for (int n = HITS_MAX; n >= hide; n--) best[n] = max_int(best[n], best[n - hide] + m->kill[i]);
    }
    return one < 0 ? 0 : m->kill[one] + best[left];
}

/* -- Wounds -------------------------------------------------------------------------------------------------------- */

/* What the bonus of a slot is worth to the Hero, those of levels far above him less. */
static int worth_of_slot(const struct hero *h, int slot)
{
    static const u8 bonus[LEVELS] = {0, 20, 18, 24, 20, 36, 10};
    return bonus[slot] * 8 / (8 + max_int(0, slot - h->level));
}

static const struct hero *wounded(const struct mind *m)
{
    u8 post = *asking(m->c)->local; /* wounds and heal both begin with it */
    return hero_of(m, post);
}

/* -- Upgrades, Heroes, tokens -------------------------------------------------------------------------------------- */

/* Who gets the Upgrade that is offered: take_upgrade and replace both begin with the place. */
static int score_upgrade(const struct mind *m, u8 id)
{
    const STATE *g = m->g;
    int post = *asking(m->c)->local, worth = worth_of_upgrade(m, post, id), better = 0;
    if (asking(m->c)->proc != P_replace) return worth;
    for EACH_CARD(card, UPGRADES_OF(g), INVENTORY) /* they come in ascending order */
        better += card >= (LOCALS(replace, asking(m->c)))->last &&
                  worth_of_upgrade(m, post, card) > worth;
    return better < g->hero[post].owed ? FIRST_OF_SET - id : worth;
}

static int score_removal(const struct mind *m, struct action a)
{
    const struct cleanse *L = LOCALS(cleanse, asking(m->c));
    const STATE *g = m->g;
    u8 space = hero_of(m, L->post)->space;
    int order = a.verb == ACT_REMOVE ? a.a - T_FIRST : CLEANSABLE + a.b, better = 0;
    int worth = a.verb == ACT_REMOVE ? worth_of_removal(m, order, space) : worth_of_removal(m, CORRUPTION, space) + 8;
    for (int t = 0; t < CLEANSABLE; t++)
        if (t >= L->last && worth_of_removal(m, t, space) > worth) better += physical(g, space, t);
    return better < L->skill ? FIRST_OF_SET - order : worth;
}

/* Rivals for the same Hero draw lots, so each player looks at another one first. */
static int score_wish(const struct mind *m, u8 hero)
{
    const STATE *g = m->g;
    int worth = worth_of_hero(m, hero), better = 0, turn = m->who - (m->who > g->sins);
    for (int i = 0; i < TEAM; i++)
        better += g->agent[i].status == RESERVE && worth_of_hero(m, g->agent[i].hero) > worth;
    if (g->players <= 3) return worth;
    return better == turn ? FIRST_OF_SET : worth - (better < turn ? 100 : 0);
}

/* -- Questions of effects ------------------------------------------------------------------------------------------ */

static int score_accept(const struct mind *m)
{
    if (asking(m->c)->proc != P_effect) return 1;
    struct effect e = *LOCALS(effect, asking(m->c));
    struct code code = effect_code(m->c, &e);
    return worth_of_code(m, &e, code, e.pc + 1, e.pc + 1 + m->c->content->code[code.at + e.pc].a, e.mode);
}

static int score_mode(const struct mind *m, u8 mode)
{
    if (asking(m->c)->proc != P_effect) return 0;
    struct effect e = *LOCALS(effect, asking(m->c));
    struct code code = effect_code(m->c, &e);
    return worth_of_code(m, &e, code, e.pc, code.length, mode - 1);
}

static int score_space(const struct mind *m, u8 space)
{
    const struct effect *e = asked_for(m->c);
    if (!e) return 0;
    struct instr i = what_for(m, e);
    if (i.verb == V_PLACE) return worth_of_placing(m, i.a - T_FIRST, space);
    if (i.verb == V_REMOVE) return i.a - T_FIRST < CLEANSABLE ? worth_of_removal(m, i.a - T_FIRST, space) : 0;
    return -m->dice[space];
}

/* -- The score ----------------------------------------------------------------------------------------------------- */

int score_for_hero(const struct mind *m, struct action a)
{
    switch (a.verb) {
    case ACT_VOLUNTEER: return score_volunteer(m, true);
    case ACT_NO_CORRUPTION: return score_volunteer(m, false);
    case ACT_RESULT: return score_result(m, a.a);
    case ACT_SLAY: return score_slaying(m, a);
    case ACT_COVER_SLOT: return -worth_of_slot(wounded(m), a.a);
    case ACT_HEAL_SLOT: return worth_of_slot(wounded(m), a.a);
    case ACT_TAKE_UPGRADE: return score_upgrade(m, a.a);
    case ACT_LOSE: case ACT_JAM: return -worth_of_upgrade(m, *asking(m->c)->local, a.a);
    case ACT_REMOVE: case ACT_UNCOVER: return score_removal(m, a);
    case ACT_ICON: return worth_of_icon(m, *asking(m->c)->local, a.a);
    case ACT_MOVE_STRIKE: return worth_of_strike_at(m, a.b);
    case ACT_STRIKE_DOWN: {
        const struct context *c = m->c;
        const struct strike *L = LOCALS(strike, asking(m->c));
        return worth_of_kill(m, MONSTER(a.a)->type, L->space, false);
    }
    case ACT_TURN_TOKEN: return 2;
    case ACT_EXTRA_TURN: return 1;
    case ACT_WISH: return score_wish(m, a.a);
    case ACT_WISH_RANDOM: return -1;
    case ACT_REPLACEMENT: return worth_of_hero(m, a.a);
    case ACT_USE_UPGRADE: return worth_of_text(m, effect_of(KIND_UPGRADE, a.a, PART_USE, *asking(m->c)->local));
    case ACT_ACCEPT: return score_accept(m);
    case ACT_MODE: return score_mode(m, a.a);
    case ACT_CHOOSE_SPACE: return score_space(m, a.a);
    case ACT_CHOOSE_HERO: {
        const struct effect *e = asked_for(m->c);
        return e ? worth_to_hero(m, e, what_for(m, e), a.b) : 0;
    }
    default: return 0; /* whatever declines */
    }
}
