/* targets.c: whom and where the words of card texts mean, and the choices of Heroes and Spaces. */
#include "engine/verb.h"
#include "procedures.h"

/* -- Here --------------------------------------------------------------------------------------------------------- */

u8 here_of(const STATE *g, const struct effect *e)
{
    if (e->reg[R_HERE]) return e->reg[R_HERE];               /* OT-S79: for the others it is still there */
    return in_play(g, e->place) ? g->hero[e->place].space : 0;
}

const struct words *operand_words(u8 verb, int operand)
{
    if (verb == V_EACH) return operand == 0 ? &words_each : NULL;
    if (verb == V_TARGET_SPACE) return operand == 0 ? &words_space : NULL;
    return verb >= V_TARGET_HERO && verb < V_COUNT ? verbs[verb].arg[operand].words : NULL;
}

static bool is_here(const struct words *words, u8 value)
{
    if (words == &words_hero || words == &words_each) return value == H_OTHERS_HERE;
    return words == &words_space && (value == S_HERE || value == S_HERE_OR_NEAR);
}

bool says_here(struct context *c, const struct effect *e)
{
    struct code code = effect_code(c, e);
    for (int at = e->back ? e->back : e->pc; at < code.length; at++) {
        struct instr i = c->content->code[code.at + at];
        if (i.verb == V_COVER || is_here(operand_words(i.verb, 0), i.a) || is_here(operand_words(i.verb, 1), i.b))
            return true;
    }
    return false;
}

/* -- Heroes ------------------------------------------------------------------------------------------------------- */

static u8 post_bit(const STATE *g, int post) { return (u8)(in_play(g, post) ? bit(post) : 0); }

/* All who are in play, in a Space if it is not 0. */
static u8 heroes_at(const STATE *g, int space)
{
    return SUBSET(p, (u8)(bit(g->heroes) - 1), in_play(g, p) && (!space || g->hero[p].space == space));
}

u8 heroes_of(struct context *c, const struct effect *e, u8 word)
{
    switch (word) {
    case H_CURRENT: case H_THIS: return post_bit(G, e->place);
    case H_THAT: return post_bit(G, e->reg[R_THAT_HERO]);
    case H_EACH: case H_ANY: case H_VOTED: return heroes_at(G, 0);
    case H_OTHERS_HERE: return here_of(G, e) ? heroes_at(G, here_of(G, e)) & (u8)~post_bit(G, e->place) : 0;
    default: return post_bit(G, e->reg[R_HERO0 + word - H_CHOSEN]);
    }
}

/* Whom effects concern first (OT-S118). */
static int first_post(const STATE *g) { return g->current != NOWHERE ? g->current : g->first; }

u8 next_hero(struct context *c, struct effect *e, u8 word)
{
    return target_next(e, heroes_of(c, e, word), G->heroes, first_post(G), R_CURSOR);
}

bool each_next(struct context *c, struct effect *e, seat who, u8 selector)
{
    (void)who;
    return target_each(e, heroes_of(c, e, selector), G->heroes, first_post(G), R_THAT_HERO);
}

static bool hero_has(const STATE *g, int post, u8 needs)
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

u8 heroes_with(const STATE *g, u8 set, u8 needs) { return SUBSET(p, set, hero_has(g, p, needs)); }

bool can_target_hero(VERB_ARGUMENTS)
{
    return target_note(e, i, R_HERO0, heroes_with(G, heroes_of(c, e, i.a), target_needs(i)), NOWHERE);
}

void do_target_hero(VERB_ARGUMENTS)
{
    if (!can_target_hero(c, e, who, i)) return;
    PUSH(pick_hero, i.verb == V_VOTE_HERO ? NOBODY : who, target_reg(i, R_HERO0), target_needs(i));
}

#define STEPS_pick_hero(S, Q) S(VOTED, TO(vote)) Q(WHO, RULING_(66), "Which Hero?")

/* Chooses a Hero for the effect that called: its owner, or the Hero side together for NOBODY (OT-231). */
PROC(pick_hero)
{
    BEGIN(pick_hero)
    if (f->seat == NOBODY) {
        CALL_AS(VOTED, g->sins, vote, .kind = VOTE_HERO, .about = L->needs, NEW_VOTE);
        effect_below(f)->reg[L->reg] = (u8)RESULT;
        RETURN(0);
    }
    ASK(WHO, f->seat)
        for EACH_BIT(p, heroes_with(g, heroes_at(g, 0), L->needs)) OFFER(ACT_CHOOSE_HERO, hero_at(g, p), p);
    effect_below(f)->reg[L->reg] = ANSWER.b;
    END
}

/* -- Spaces ------------------------------------------------------------------------------------------------------- */

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
    const struct map_row *map = MAP(G->map);
    u8 here = here_of(G, e);
    spaces set = 0;
    switch (word) {
    case 0: break; /* none was named */
    case S_HERE: set = space_bit(here); break;
    case S_HERE_OR_NEAR: set = space_bit(here) | map->near[here]; break;
    case S_ANY: set = map->all; break;
    case S_STREET: set = map->streets; break;
    case S_DISTRICT: set = map->all & ~map->streets; break;
    case S_START: set = space_bit(map->start); break;
    default: set = space_bit(e->reg[R_SPACE0 + word - S_CHOSEN]); break;
    }
    return filtered(c, G, set & ~1ull, filter);              /* Space 0 is none */
}

spaces with_token(const STATE *g, spaces set, int token) { return SUBSET(s, set, physical(g, s, token)); }

/* The instruction that places or removes a token in the Space that is chosen; NULL: it is chosen for something else.
 * What a choice needs comes from that very instruction, so there always is one; an effect from outside may stand after
 * it, and only then does the end matter. */
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
    spaces set = spaces_of(c, e, pick.word, pick.filter);
    const struct instr *i = token_verb(c, e, pick);
    if (!i) return set;
    if (i->verb == V_PLACE) return G->supply[i->a - T_FIRST] ? set : 0;
    return with_token(G, set, i->a - T_FIRST);
}

static struct pick_space pick_of(struct instr i)
{
    return (struct pick_space){i.a, i.b, target_needs(i), target_reg(i, R_SPACE0)};
}

bool can_target_space(VERB_ARGUMENTS) { return target_note(e, i, R_SPACE0, candidates(c, e, pick_of(i)), 0); }

void do_target_space(VERB_ARGUMENTS)
{
    e->reg[target_reg(i, R_SPACE0)] = 0;
    if (candidates(c, e, pick_of(i))) PUSH_WITH(pick_space, who, pick_of(i)); /* OT-S115 */
}

bool target_exists(struct context *c, struct effect *e, seat who, struct instr i)
{
    if (i.verb == V_TARGET_SPACE && target_needs(i) == N_SUPPLY)
        return target_note(e, i, R_SPACE0, spaces_of(c, e, i.a, i.b), 0);
    if (i.verb == V_PLACE) return spaces_of(c, e, i.b, i.c) != 0;
    if (i.verb == V_GAIN_EXTRA_TURN) return heroes_of(c, e, i.a) != 0;
    return !verbs[i.verb].possible || verbs[i.verb].possible(c, e, who, i);
}

#define STEPS_pick_space(S, Q) Q(WHERE, RULING_(123), "Which Space?")

PROC(pick_space)
{
    BEGIN(pick_space)
    ASK(WHERE, f->seat) {
        const struct instr *i = token_verb(c, effect_below(f), *L);
        u8 purpose = i ? (u8)((i->verb == V_PLACE ? TO_PLACE : TO_REMOVE) + i->a - T_FIRST) : 0;
        for EACH_BIT(s, candidates(c, effect_below(f), *L)) OFFER(ACT_CHOOSE_SPACE, s, purpose);
    }
    effect_below(f)->reg[L->reg] = ANSWER.a;
    END
}
