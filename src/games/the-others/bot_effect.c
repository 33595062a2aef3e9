/* bot_effect.c: what the quick bot holds the texts of cards to be worth, from the Heroes' side. */
#include "bot_mind.h"

/* -- Heroes -------------------------------------------------------------------------------------------------------- */

static int amount_of(const struct mind *m, const struct effect *e, struct instr i)
{
    return verbs[i.verb].arg[0].type == ARG_AMOUNT ? effect_amount(m->c, e, m->who, i.a) : (i8)i.a;
}

static int worst_upgrade(const struct mind *m, int post)
{
    const STATE *g = m->g;
    int least = 0;
    for EACH_CARD(card, UPGRADES_OF(g), OWNED + post) {
        int worth = worth_of_upgrade(m, post, card);
        if (!least || worth < least) least = worth;
    }
    return least;
}

int worth_to_hero(const struct mind *m, const struct effect *e, struct instr i, int post)
{
    if (!in_play(m->g, post)) return 0;
    const struct hero *h = hero_of(m, post);
    int n = amount_of(m, e, i);
    switch (i.verb) {
    case V_WOUND: return -cost_of_wounds(m, h, n);
    case V_CORRUPT: return -cost_of_corruption(m, h, n) - 1;
    case V_HEAL: return worth_of_healing(m, h, n);
    case V_REPENT: return -cost_of_corruption(m, h, -n);
    case V_KILL: return -cost_of_wounds(m, h, WOUNDS);
    case V_TURN_MONSTER: return -cost_of_wounds(m, h, WOUNDS) - A_TURN;
    case V_LOSE_UPGRADE: return -worst_upgrade(m, post);
    case V_LOSE_EXTRA_TURNS: return -A_TURN * h->extra_turns;
    case V_GAIN_EXTRA_TURN: return m->g->supply[EXTRA_TURN] ? A_TURN : 0;
    case V_CHANGE_FORM: return DIE;
    case V_CHANGE_BACK: return -DIE;
    case V_TELEPORT: case V_DRIVE: return m->sins ? -STEP_WORTH : STEP_WORTH;
    case V_START_FIGHT: {
        struct scene s = scene_at(m, post, h->space, h->space);
        return m->count[h->space] ? gain_of_fight(m, &s, false) : 0;
    }
    case V_FORBID_HEALING: return -4 * wound_count(h);
    case V_JAM: return -worst_upgrade(m, post) / 3;
    default: return 0;
    }
}

/* Operand that names the Heroes; 0: the verb concerns none. */
static u8 heroes_word(struct instr i)
{
    switch (i.verb) {
    case V_WOUND: case V_CORRUPT: case V_HEAL: case V_REPENT: return i.b;
    case V_KILL: case V_LOSE_UPGRADE: case V_LOSE_EXTRA_TURNS: case V_GAIN_EXTRA_TURN: case V_TURN_MONSTER:
    case V_CHANGE_FORM: case V_CHANGE_BACK: case V_TELEPORT: case V_DRIVE: case V_START_FIGHT:
    case V_FORBID_HEALING: case V_JAM: return i.a;
    default: return 0;
    }
}

/* All whom a word means, or the one whom whoever chooses would take. */
static int over_heroes(const struct mind *m, const struct effect *e, struct instr i, u8 word, bool heroes_choose)
{
    bool chosen = word == H_ANY || word == H_VOTED || (word >= H_CHOSEN && e->reg[R_HERO0 + word - H_CHOSEN] >= RING);
    u8 set = heroes_of(m->c, e, chosen ? H_EACH : word);
    int sum = 0, best = 0;
    bool any = false;
    for (int p = 0; p < RING; p++) {
        if (!(set >> p & 1)) continue;
        int worth = worth_to_hero(m, e, i, p);
        sum += worth;
        if (!any || (heroes_choose ? worth > best : worth < best)) best = worth;
        any = true;
    }
    return chosen ? best : sum;
}

/* -- The board ----------------------------------------------------------------------------------------------------- */

enum { HERE = 4, BESIDE = 2, TWO_STEPS = 1 };

/* How near a Space is to Heroes, added up. */
static int nearness(const struct mind *m, int space)
{
    const STATE *g = m->g;
    spaces near = m->map->hero_near[space];
    int sum = 0;
    for (int p = 0; p < g->heroes; p++) {
        u8 at = g->hero[p].space;
        if (!at) continue;
        sum += at == space ? HERE : near >> at & 1 ? BESIDE : m->map->hero_near[at] & near ? TWO_STEPS : 0;
    }
    return sum;
}

int worth_of_placing(const struct mind *m, int token, int space)
{
    const STATE *g = m->g;
    int near = nearness(m, space), worth = 0;
    switch (token) {
    case FIRE: case CORRUPTION: { /* whoever stands there Cleanses it at once; the way of the others leads through it */
        int beside = near - HERE * heroes_in(g, space);
        worth = token == FIRE ? -1 - 2 * beside : -beside;
        worth -= 2 * (physical(g, space, FIRE) + physical(g, space, CORRUPTION)) + m->count[space];
        break;
    }
    case PENTAGRAM: worth = -2 * near - 2 * m->count[space]; break;
    case NEST: worth = -8 - 2 * near; break;
    case EXTRA_TURN: worth = A_TURN / 3 + 3 * near; break;
    case INNOCENT: worth = 5 + near; break;
    }
    if (token < CLEANSABLE && counts(m, M_CLEANSE, (u8)(X_FIRE + token), space, false)) {
        if (m->mission->kind == M_STATE) worth -= m->deed / (1 + near / 2);
        else worth += m->deed * (2 + near) / (8 + near);
    }
    if (token >= CLEANSABLE && worth_of_token(m, hero_of(m, 0), token, space) > m->deed / 2)
        worth += m->deed * near / (8 + near);
    return worth;
}

/* A token that a text places or removes: in the Space that was chosen, or where whoever chooses would have it. */
static int worth_of_token_text(const struct mind *m, const struct effect *e, struct instr i, u8 word, u8 filter,
                               bool heroes_choose)
{
    bool open = i.b >= S_CHOSEN && !e->reg[R_SPACE0 + i.b - S_CHOSEN];
    spaces set = spaces_of(m->c, e, open ? word : i.b, open ? filter : 0);
    int best = 0, token = i.a - T_FIRST;
    bool any = false;
    for EACH_BIT(s, set) {
        if (i.verb == V_REMOVE && !physical(m->g, s, token)) continue;
        int worth = worth_of_placing(m, token, s);
        if (i.verb == V_REMOVE) worth = token < CLEANSABLE ? worth_of_removal(m, token, s) : -worth;
        if (!any || (heroes_choose ? worth > best : worth < best)) best = worth;
        any = true;
    }
    return best;
}

static int worth_of_summons(const struct mind *m, u8 what)
{
    const struct context *c = m->c;
    u8 type = what == Z_CONTROLLER ? CONTROLLER : what == Z_AVATAR ? AVATAR
            : what == Z_DEAD_ACOLYTE || what == Z_NEW_ACOLYTE ? ACOLYTE : ABOMINATION;
    if (!summonable(m->c, m->g, what)) return 0;
    (void)c;
    return counts(m, M_KILL, target_of_type(type), 0, true) ? m->deed / 4 : -10 - 5 * type;
}

/* -- Modifiers ----------------------------------------------------------------------------------------------------- */

static int figures_of(const struct mind *m, u8 type)
{
    const struct context *c = m->c;
    int n = 0;
    for (int i = 0; i < FIGURES; i++) n += on_board(m->g->at[i]) && MONSTER(m->g->figure[i])->type == type;
    return n;
}

int worth_of_passive(const struct mind *m, struct code code)
{
    struct context *c = m->c;
    int sum = 0;
    for (int n = 0; n < code.length; n++) {
        struct instr i = c->content->code[code.at + n];
        int worth = 0;
        switch (i.verb) {
        case V_SIN_DICE: worth = 50; break;
        case V_SIN_HITS: worth = 80; break;
        case V_SIN_CORRUPTION: worth = 14 + m->past[LEVELS] / 5; break;
        case V_FRAILTY: worth = 45; break;
        case V_FIGHT: worth = 8 + 10 * figures_of(m, i.b); break;
        case V_ARMOUR: worth = 10 + 10 * figures_of(m, i.b); break;
        case V_PENTAGRAM_DICE: worth = 4 * tokens_on_board(c, m->g, PENTAGRAM); break;
        case V_FIRE_DICE: worth = 3 * tokens_on_board(c, m->g, FIRE); break;
        case V_CORRUPTION_DICE: worth = 2 * tokens_on_board(c, m->g, CORRUPTION) * (m->past[LEVELS] ? 2 : 1); break;
        case V_SUMMONS: worth = 35; break;
        case V_DRAWS: worth = 45; break;
        case V_MOVERS: worth = 30; break;
        case V_REACTIONS: worth = 2 * REACTION; break;
        case V_NO_REPENT: worth = m->past[LEVELS] ? 40 : 10; break;
        case V_NO_FIRST_REPENT: worth = m->past[LEVELS] ? 25 : 6; break;
        case V_NO_FIRST_HEAL: worth = 35; break;
        case V_STRIKE_STEPS: worth = -15; break;
        case V_INVENTORY_OFFER: worth = 5; break;
        default: worth = 12; break;
        }
        sum -= worth * (i8)i.a * (i.c ? 2 : 4) / 4;
    }
    return sum;
}

/* -- Texts --------------------------------------------------------------------------------------------------------- */

/* A verb that concerns neither chosen Heroes nor chosen Spaces. */
static int worth_of_verb(const struct mind *m, const struct effect *e, struct instr i)
{
    int n = amount_of(m, e, i);
    switch (i.verb) {
    case V_COVER: return -12;
    case V_TELEPORT_MONSTER: return -15;
    case V_SUMMON: return worth_of_summons(m, i.a);
    case V_RAISE_ACOLYTE: return -DIE;
    case V_DRAW: return -CARD * n;
    case V_RISE: return m->g->apocalypse_level < LEVELS ? -RISE * n : 0;
    case V_LOWER: return m->g->apocalypse_level ? RISE / 2 * n : 0;
    case V_APOCALYPSE_CARD: return -RISE;
    case V_REACTION_TOKEN: return -REACTION * n;
    case V_ADD_SIN_DICE: return -DIE * n;
    case V_ADD_SIN_HITS: return -HIT * n;
    case V_ADD_SIN_CORRUPTION: return -CC_WORTH * n;
    case V_HARD_HIDE: return -HIT * n;
    case V_LESS_DICE: return DIE * n;
    case V_SLOW: return -STEP_WORTH * n;
    case V_HASTE: case V_SECOND_MOVE: return -STEP_WORTH;
    default: return 0;
    }
}

int worth_of_code(const struct mind *m, struct effect *e, struct code code, int from, int to, int mode)
{
    struct context *c = m->c;
    const struct instr *first = c->content->code + code.at;
    bool ours = e->kind == KIND_UPGRADE || e->kind == KIND_HERO, heroes_choose = ours;
    u8 space_word = 0, space_filter = 0;
    int sum = 0, best = 0;
    for (int at = from; at < to; at++) {
        struct instr i = first[at];
        switch (i.verb) {
        case V_MAY: {
            int worth = worth_of_code(m, e, code, at + 1, at + 1 + i.a, mode);
            sum += ours ? max_int(0, worth) : min_int(0, worth);
            at += i.a;
            break;
        }
        case V_COST:
            sum += worth_of_code(m, e, code, at + 1, at + 1 + i.a, mode);
            at += i.a;
            break;
        case V_MODE: /* the blocks of a mode may lie apart: each mode is read to the end */
            for (int n = 0; mode == -1 && n < i.a; n++) {
                int worth = worth_of_code(m, e, code, at + 1, to, n);
                if (!n || (i.b || ours ? worth > best : worth < best)) best = worth;
            }
            if (mode == -1) return sum + best;
            break;
        case V_IN_MODE: at += mode == i.a ? 0 : i.b; break;
        case V_IF:
            if (holds(c, e, m->who, c->content->condition[i.a]))
                sum += worth_of_code(m, e, code, at + 1, at + 1 + i.b, mode);
            else
                sum += worth_of_code(m, e, code, at + 1 + i.b, at + 1 + i.b + i.c, mode);
            at += i.b + i.c;
            break;
        case V_EACH: /* once stands for all */
            sum += worth_of_code(m, e, code, at + 1, at + 1 + i.b, mode) * m->g->heroes;
            at += i.b;
            break;
        case V_TIMES:
            sum += worth_of_code(m, e, code, at + 1, at + 1 + i.b, mode) * effect_amount(c, e, m->who, i.a);
            at += i.b;
            break;
        case V_TARGET_HERO: heroes_choose = ours; break;
        case V_VOTE_HERO: heroes_choose = true; break;
        case V_TARGET_SPACE: space_word = i.a, space_filter = i.b; break;
        case V_PLACE: case V_REMOVE: sum += worth_of_token_text(m, e, i, space_word, space_filter, ours); break;
        default:
            if (i.verb < V_GAME) break;
            if (heroes_word(i)) sum += over_heroes(m, e, i, heroes_word(i), heroes_choose);
            else sum += worth_of_verb(m, e, i);
        }
    }
    return sum;
}

int worth_of_text(const struct mind *m, struct effect e)
{
    struct code code = effect_code(m->c, &e);
    return worth_of_code(m, &e, code, 0, code.length, -1);
}
