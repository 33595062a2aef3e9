/* targets.c: whom the words of card texts mean, who can be chosen, and the choices themselves. */
#include "targets.h"

#define G ((STATE *)(void *)c->head)
#define NEEDS_OF(i) ((u8)((i).c & (SECOND_CHOICE - 1)))
#define CHOICE_OF(i) ((i).c & SECOND_CHOICE ? 1 : 0)

seats players_of(struct context *c, const struct effect *e, seat who, u8 word)
{
    const STATE *g = G;
    seat one = NOBODY;
    switch (word) {
    case P_YOU: one = who; break;
    case P_OTHER: case P_EACH_OTHER: return all_players(g) & (seats)~only(who);
    case P_NON_ACTIVE: return g->active == NOBODY ? all_players(g) : all_players(g) & (seats)~only(g->active);
    case P_EACH: return all_players(g);
    case P_THAT: one = e->back || e->reg[R_PLAYER0] == NOBODY ? e->reg[R_THAT_PLAYER] : e->reg[R_PLAYER0]; break;
    default: one = e->reg[R_PLAYER0 + word - P_CHOSEN]; break;
    }
    return one < g->players ? only(one) : 0;
}

bool each_next(struct context *c, struct effect *e, seat who, u8 selector)
{
    seats set = players_of(c, e, who, selector);
    int skip = e->count;
    for (int n = 0; n < G->players; n++) {
        seat s = nth_from(G, first_asked(G), n);
        if (has_seat(set, s) && skip-- == 0) {
            e->reg[R_THAT_PLAYER] = s;
            return true;
        }
    }
    return false;
}

/* Characters whose points with this player the asker does not know yet. */
static u32 secret_points(const STATE *g, const struct context *c, seat who, seat target)
{
    u32 found = 0;
    for (u8 id = 1; is_character(c, id); id++)
        if (g->player[target].points_known[id] != EVERYBODY && !has_seat(g->player[target].points_known[id], who))
            found |= bit(id);
    return found;
}

/* What a candidate must have (FR-317). */
static bool player_has(struct context *c, seat who, seat target, u8 needs)
{
    switch (needs) {
    case N_CARDS: return hand_count(G, target) > 0;
    case N_SECRETS: return secret_points(G, c, who, target) != 0;
    case N_MOVES: return !has_seat(G->pinned, target) && reactors(c, G, target);
    default: return true;
    }
}

seats player_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 needs)
{
    seats set = players_of(c, e, who, word), found = 0;
    for (; set; set &= (seats)(set - 1))
        if (player_has(c, who, (seat)__builtin_ctz(set), needs)) found |= only((seat)__builtin_ctz(set));
    return found;
}

u32 character_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 needs)
{
    const STATE *g = G;
    u32 found = 0;
    if (word == H_DISCARDED) {
        for EACH_CARD(card, STOCK(g), DISCARD)
            if (CARD(card)->family == REBEL) found |= bit(card);
        return found;
    }
    if (word != H_ANY) {
        u8 one = e->reg[R_CHARACTER0 + word - H_CHOSEN];
        return one < PEOPLE ? bit(one) : 0;
    }
    if (needs == N_SECRETS && e->reg[R_PLAYER0] < g->players) return secret_points(g, c, who, e->reg[R_PLAYER0]);
    for (u8 id = 1; is_character(c, id); id++)
        found |= bit(id);
    return found;
}

/* -- Choosing ----------------------------------------------------------------------------------------------------- */

bool can_target_player(struct context *c, struct effect *e, seat who, struct instr i)
{
    seats set = player_candidates(c, e, who, i.a, NEEDS_OF(i));
    e->reg[R_PLAYER0 + CHOICE_OF(i)] = set ? (u8)__builtin_ctz(set) : NOBODY;
    return set != 0;
}

void do_target_player(struct context *c, struct effect *e, seat who, struct instr i)
{
    if (!can_target_player(c, e, who, i)) return;
    PUSH(pick_player, who, i.a, NEEDS_OF(i), (u8)(R_PLAYER0 + CHOICE_OF(i)));
}

bool can_target_character(struct context *c, struct effect *e, seat who, struct instr i)
{
    u32 set = character_candidates(c, e, who, i.a, NEEDS_OF(i));
    e->reg[R_CHARACTER0 + CHOICE_OF(i)] = set ? LOWEST(set) : NO_ID;
    return set != 0;
}

void do_target_character(struct context *c, struct effect *e, seat who, struct instr i)
{
    if (!can_target_character(c, e, who, i)) return;
    PUSH(pick_character, who, i.a, NEEDS_OF(i), (u8)(R_CHARACTER0 + CHOICE_OF(i)));
}

static struct effect *effect_below(struct frame *f) { return (struct effect *)(void *)caller(f)->local; }

#define STEPS_pick_player(S, Q) Q(WHICH_PLAYER, RULE(317), "Which player?")

PROC(pick_player)
{
    BEGIN(pick_player)
    ASK(WHICH_PLAYER, f->seat) {
        seats set = player_candidates(c, effect_below(f), f->seat, L->word, L->needs);
        for (int n = 0; n < g->players; n++)
            if (has_seat(set, nth_from(g, f->seat, n))) OFFER(ACT_PICK_PLAYER, nth_from(g, f->seat, n));
    }
    effect_below(f)->reg[L->reg] = ANSWER.a;
    END
}

#define STEPS_pick_character(S, Q) Q(WHICH_CHARACTER, RULE(317), "Which character?")

PROC(pick_character)
{
    BEGIN(pick_character)
    ASK(WHICH_CHARACTER, f->seat)
        for EACH(p, character_candidates(c, effect_below(f), f->seat, L->word, L->needs))
            OFFER(ACT_PICK_CHARACTER, LOWEST(rest_p));
    effect_below(f)->reg[L->reg] = ANSWER.a;
    END
}
