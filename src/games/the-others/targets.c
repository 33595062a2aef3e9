/* targets.c: whom and where the words of card texts mean, and the choices of Heroes and Spaces. */
#include "targets.h"

#define G ((STATE *)(void *)c->head)
#define NEEDS_OF(i) ((u8)((i).c & (SECOND_CHOICE - 1)))
#define CHOICE_OF(i) ((i).c & SECOND_CHOICE ? 1 : 0)

/* -- Heroes ---------------------------------------------------------------------------------------------------------- */

static u8 post_bit(const STATE *g, int post) { return (u8)(in_play(g, post) ? 1u << post : 0); }

static u8 everybody_in_play(const STATE *g)
{
    u8 set = 0;
    for (int p = 0; p < g->heroes; p++) set |= post_bit(g, p);
    return set;
}

u8 heroes_of(struct context *c, const struct effect *e, u8 word)
{
    const STATE *g = G;
    switch (word) {
    case H_CURRENT: case H_THIS: return post_bit(g, e->place);
    case H_THAT: return post_bit(g, e->reg[R_THAT_HERO]);
    case H_EACH: case H_ANY: case H_VOTED: return everybody_in_play(g);
    case H_OTHERS_HERE: {
        u8 set = 0;
        for (int p = 0; p < g->heroes && in_play(g, e->place); p++)
            if (p != e->place && g->hero[p].space == g->hero[e->place].space) set |= post_bit(g, p);
        return set;
    }
    default: return post_bit(g, e->reg[R_HERO0 + word - H_CHOSEN]);
    }
}

int next_hero(struct context *c, struct effect *e, u8 word)
{
    const STATE *g = G;
    u8 set = heroes_of(c, e, word);
    int p = g->current != NOWHERE ? g->current : g->first;   /* OT-S118 */
    for (int n = 0; n < g->heroes; n++, p = next_post(g, p)) {
        if (n < e->reg[R_CURSOR] || !(set >> p & 1)) continue;
        e->reg[R_CURSOR] = (u8)(n + 1);
        e->pc--;                                             /* the same again for those who follow */
        return p;
    }
    e->reg[R_CURSOR] = 0;
    return NOWHERE;
}

bool each_next(struct context *c, struct effect *e, seat who, u8 selector)
{
    const STATE *g = G;
    u8 set = heroes_of(c, e, selector);
    int p = g->current != NOWHERE ? g->current : g->first, skip = e->count;
    (void)who;
    for (int n = 0; n < g->heroes; n++, p = next_post(g, p))
        if (set >> p & 1 && skip-- == 0) {
            e->reg[R_THAT_HERO] = (u8)p;
            return true;
        }
    return false;
}

bool hero_has(const STATE *g, int post, u8 needs)
{
    switch ((enum needs)needs) {
    case N_WOUND: return healable(g, post);
    case N_LEVEL: return g->hero[post].level > 1;
    case N_UPGRADES: return upgrade_count(g, post) > 0;
    case N_EXTRA: return g->hero[post].extra_turns > 0;
    case N_FOES: return has_monster(g, g->hero[post].space);
    case N_SUPPLY: case N_TOKEN: break;
    }
    return true;
}

bool can_target_hero(struct context *c, struct effect *e, seat who, struct instr i)
{
    (void)who;
    e->reg[R_HERO0 + CHOICE_OF(i)] = NOWHERE;
    for (int p = 0; p < G->heroes; p++)
        if (heroes_of(c, e, i.a) >> p & 1 && hero_has(G, p, NEEDS_OF(i))) {
            e->reg[R_HERO0 + CHOICE_OF(i)] = (u8)p;
            return true;
        }
    return false;
}

void do_target_hero(struct context *c, struct effect *e, seat who, struct instr i)
{
    if (!can_target_hero(c, e, who, i)) return;
    PUSH(pick_hero, who, (u8)(R_HERO0 + CHOICE_OF(i)), NEEDS_OF(i));
}

bool can_vote_hero(struct context *c, struct effect *e, seat who, struct instr i)
{
    return can_target_hero(c, e, who, i);
}

void do_vote_hero(struct context *c, struct effect *e, seat who, struct instr i)
{
    if (!can_target_hero(c, e, who, i)) return;
    PUSH(pick_hero, NOBODY, (u8)(R_HERO0 + CHOICE_OF(i)), NEEDS_OF(i));
}

static struct effect *effect_of_frame(struct frame *f) { return (struct effect *)(void *)caller(f)->local; }

#define STEPS_pick_hero(S, Q) \
    S(VOTED, TO(vote))                  \
    Q(WHO, RULING_(66), "Which Hero?")

/* Chooses a Hero for the effect that called: its owner, or the Hero side together for NOBODY (OT-231). */
PROC(pick_hero)
{
    BEGIN(pick_hero)
    if (f->seat == NOBODY) {
        CALL_AS(VOTED, g->sins, vote, .kind = VOTE_HERO, .about = L->needs, NEW_VOTE);
        effect_of_frame(f)->reg[L->reg] = (u8)RESULT;
        RETURN(0);
    }
    ASK(WHO, f->seat)
        for (u8 p = 0; p < g->heroes; p++)
            OFFER_IF(in_play(g, p) && hero_has(g, p, L->needs), ACT_CHOOSE_HERO, hero_at(g, p), p);
    effect_of_frame(f)->reg[L->reg] = ANSWER.b;
    END
}

/* -- Spaces ---------------------------------------------------------------------------------------------------------- */

static spaces filtered(struct context *c, const STATE *g, spaces set, u8 filter)
{
    switch ((enum filter)filter) {
    case F_NO_FIRE: case F_NO_CORRUPTION: case F_NO_PENTAGRAM: case F_NO_NEST:
        return set & ~token_spaces(c, g, set, filter - F_NO_FIRE);
    case F_NO_HERO: return set & ~hero_spaces(g);
    case F_NO_MONSTER: return set & ~monster_spaces(g);
    }
    return set;
}

spaces spaces_of(struct context *c, const struct effect *e, u8 word, u8 filter)
{
    const STATE *g = G;
    const struct map_row *map = MAP(g->map);
    u8 here = in_play(g, e->place) ? g->hero[e->place].space : 0;
    spaces set = 0;
    switch (word) {
    case 0: break; /* none was named */
    case S_HERE: set = space_bit(here); break;
    case S_HERE_OR_NEAR: set = here ? space_bit(here) | map->near[here] : 0; break;
    case S_ANY: set = map->all; break;
    case S_STREET: set = map->streets; break;
    case S_DISTRICT: set = map->all & ~map->streets; break;
    case S_START: set = space_bit(map->start); break;
    default: set = space_bit(e->reg[R_SPACE0 + word - S_CHOSEN]); break;
    }
    return filtered(c, g, set & ~1ull, filter);
}

/* The instruction that places or removes a token in the Space that is chosen; NULL: it is chosen for something else. */
static const struct instr *token_verb(struct context *c, const struct effect *e, struct pick_space pick)
{
    if (pick.needs != N_SUPPLY && pick.needs != N_TOKEN) return NULL;
    struct code code = effect_code(c, e);
    const struct instr *i = c->content->code + code.at + e->pc, *end = c->content->code + code.at + code.length;
    u8 verb = pick.needs == N_SUPPLY ? V_PLACE : V_REMOVE;
    while (i < end && (i->verb != verb || i->b != S_CHOSEN + pick.reg - R_SPACE0)) i++;
    return i < end ? i : NULL;
}

/* The Spaces that give its object to the verb for which one is chosen: a token must be left to be placed, or lie there
 * to be removed (OT-S115). */
static spaces candidates(struct context *c, const struct effect *e, struct pick_space pick)
{
    spaces set = spaces_of(c, e, pick.word, pick.filter), fitting = 0;
    const struct instr *i = token_verb(c, e, pick);
    u8 s;
    if (!i) return set;
    if (i->verb == V_PLACE) return G->supply[i->a - T_FIRST] ? set : 0;
    for EACH_SPACE(s, set)
        if (physical(G, s, i->a - T_FIRST)) fitting |= space_bit(s);
    return fitting;
}

static u8 purpose_of(struct context *c, const struct effect *e, struct pick_space pick)
{
    const struct instr *i = token_verb(c, e, pick);
    return i ? (u8)((i->verb == V_PLACE ? TO_PLACE : TO_REMOVE) + i->a - T_FIRST) : 0;
}

static struct pick_space pick_of(struct instr i)
{
    return (struct pick_space){.word = i.a, .filter = i.b, .needs = NEEDS_OF(i), .reg = (u8)(R_SPACE0 + CHOICE_OF(i))};
}

bool can_target_space(struct context *c, struct effect *e, seat who, struct instr i)
{
    (void)who;
    spaces set = candidates(c, e, pick_of(i));
    e->reg[R_SPACE0 + CHOICE_OF(i)] = set ? (u8)first_space(set) : 0;
    return set != 0;
}

void do_target_space(struct context *c, struct effect *e, seat who, struct instr i)
{
    e->reg[R_SPACE0 + CHOICE_OF(i)] = 0;
    if (!candidates(c, e, pick_of(i))) return;               /* OT-S115 */
    PUSH_WITH(pick_space, who, pick_of(i));
}

bool target_exists(struct context *c, struct effect *e, seat who, struct instr i)
{
    if (i.verb == V_TARGET_SPACE && NEEDS_OF(i) == N_SUPPLY) {
        spaces set = spaces_of(c, e, i.a, i.b);
        e->reg[R_SPACE0 + CHOICE_OF(i)] = set ? (u8)first_space(set) : 0;
        return set != 0;
    }
    if (i.verb == V_PLACE) return spaces_of(c, e, i.b, i.c) != 0;
    if (i.verb == V_GAIN_EXTRA_TURN) return heroes_of(c, e, i.a) != 0;
    return !verbs[i.verb].possible || verbs[i.verb].possible(c, e, who, i);
}

#define STEPS_pick_space(S, Q) Q(WHERE, RULING_(123), "Which Space?")

PROC(pick_space)
{
    BEGIN(pick_space)
    ASK(WHERE, f->seat) {
        u8 s, purpose = purpose_of(c, effect_of_frame(f), *L);
        for EACH_SPACE(s, candidates(c, effect_of_frame(f), *L)) OFFER(ACT_CHOOSE_SPACE, s, purpose);
    }
    effect_of_frame(f)->reg[L->reg] = ANSWER.a;
    END
}
