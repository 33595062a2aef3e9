/* sins.c: the Sins Player during Hero Turns (chapter 18): Sin cards in their moments, Reactions. */
#include "procedures.h"

/* What the Sins Player does to himself, the dice and the Track names no target. */
static bool names_target(u8 verb) { return verb >= V_GAME && (verb < V_DRAW || verb > V_SECOND_MOVE); }

/* The instructions of the block that one of these begins. */
static int block_length(struct instr i)
{
    switch (i.verb) {
    case V_MAY: case V_COST: return i.a;
    case V_IN_MODE: case V_EACH: case V_TIMES: return i.b;
    case V_IF: return i.b + i.c;
    default: return 0;
    }
}

/* Every target that the card names must exist; one that names none is always playable (OT-S66). A token that is not
 * left is no target: its placement is ignored (OT-277). In the whole something must be possible. */
static bool playable(struct context *c, const STATE *g, u8 card, u8 moment, int post)
{
    const struct sin_card_row *row = SIN_CARD(card);
    if (row->moment != moment || (row->first_step && g->steps > 1)) return false; /* OT-226 */
    struct effect e = effect_of(KIND_SIN_CARD, card, PART_EFFECT, post);
    bool named = false;
    for (int n = 0, inside = 0; n < row->effect.length; n++, inside--) {
        struct instr i = c->content->code[row->effect.at + n];
        named |= names_target(i.verb);
        if (block_length(i)) inside = max_int(inside, 1 + block_length(i));
        if (inside <= 0 && names_target(i.verb) && !target_exists(c, &e, g->sins, i)) return false;
    }
    return !named || code_possible(c, &e, g->sins, row->effect);
}

bool sins_asked(struct context *c, const STATE *g, u8 moment)
{
    if (g->current == NOWHERE && moment != ROUND_START && moment != ROUND_END) return false; /* OT-S62 */
    if (!in_set(g->trigger_mask, moment) || g->card_played || !pile_count(SIN_DECK_OF(g), SIN_HAND)) return false;
    if (!c->fast) return true;
    for EACH_CARD(card, SIN_DECK_OF(g), SIN_HAND)
        if (SIN_CARD(card)->moment == moment) return true;
    return false;
}

bool matters(struct context *c, STATE *g, const struct window *w) { return sins_asked(c, g, w->moment); }

void offer_cards(struct context *c, const STATE *g, u8 moment, int post)
{
    OFFER(ACT_PASS, moment);
    for EACH_KIND(id, SIN_DECK_OF(g), SIN_HAND) {
        if (g->card_played) REFUSE(ACT_PLAY, 224, "a Sin card was played in this Turn", id, moment);
        else if (SIN_CARD(id)->moment != moment) REFUSE(ACT_PLAY, 226, "it has another moment", id, moment);
        else if (playable(c, g, id, moment, post)) OFFER(ACT_PLAY, id, moment);
        else REFUSE(ACT_PLAY, RULING_(66), "it has no target now", id, moment);
    }
}

struct effect play_sin_card(struct context *c, STATE *g, u8 card, u8 moment, int post)
{
    card_shown(SIN_DECK_OF(g), SIN_HAND, card, IN_FRONT);
    g->card_played = true;                                   /* OT-224 */
    HAPPEN(EV_CARD_PLAYED, 226, g->sins, card, moment);
    return effect_of(KIND_SIN_CARD, card, PART_EFFECT, post);
}

void discard_front(STATE *g) { cards_move_all(SIN_DECK_OF(g), IN_FRONT, SIN_DISCARD, EVERYBODY); }

void draw_sin_card(struct context *c, STATE *g, rule_number rule)
{
    if (cards_reshuffle(c, SIN_DECK_OF(g), SIN_DECK, SIN_DISCARD)) /* OT-230, OT-S64, OT-S113 */
        HAPPEN(EV_RESHUFFLED, 230, NOBODY);
    u8 card = card_draw(SIN_DECK_OF(g), SIN_DECK, SIN_HAND, only(g->sins)); /* OT-227 */
    if (card) HAPPEN_TO(only(g->sins), EV_CARD_DRAWN, rule, g->sins, card); /* OT-S65 */
    else HAPPEN(EV_NO_CARD, RULING_(115), g->sins);
}

#define STEPS_window(S, Q)                     \
    S(DONE, TO(effect)) S(SETTLED, TO(settle)) \
    Q(PLAY, 226, "Do you play a Sin card?", WAY)

/* One moment: one card or none; outside of Turns it is discarded when the window closes (OT-S62). */
PROC(window)
{
    BEGIN(window)
    ASK_SECRET(PLAY, g->sins) offer_cards(c, g, L->moment, L->post);
    if (ANSWER.verb == ACT_PLAY) {
        L->card = ANSWER.a;
        CALL_WITH(DONE, g->sins, effect, play_sin_card(c, g, L->card, L->moment, L->post));
        SETTLE(SETTLED);
    }
    END
}

int reaction_tokens(struct context *c, const STATE *g)
{
    return min_int(g->heroes + EXTRA_REACTIONS, g->heroes + sin_modifier(c, g, V_REACTIONS, 0)); /* OT-250 */
}

bool gain_reaction(struct context *c, STATE *g, rule_number rule)
{
    if (g->reactions + g->reactions_spent >= g->heroes + EXTRA_REACTIONS) return false;
    g->reactions++;                                          /* OT-S75 */
    HAPPEN(EV_REACTION_TOKEN, rule, g->sins, g->reactions);
    return true;
}

/* Whether some Monster that has not Moved in this Reaction can make a step (OT-219, OT-S60). */
static bool somebody_moves(struct context *c, const STATE *g, u32 moved)
{
    spaces heroes = hero_spaces(g);
    for (int i = 0; i < FIGURES; i++)
        if (!in_set(moved, i) && on_board(g->at[i]) && !in_set(heroes, g->at[i]) && MAP(g->map)->near[g->at[i]])
            return true;
    return false;
}

/* The first figure of a kind in a Space that has not Moved in this Reaction, or FIGURES. */
static int mover(const STATE *g, u8 monster, u8 from, u32 moved)
{
    int i = 0;
    while (i < FIGURES && (g->figure[i] != monster || g->at[i] != from || in_set(moved, i))) i++;
    return i;
}

/* Moves one; returns those who have Moved. */
static u32 move_monster(struct context *c, STATE *g, struct action a, u32 moved)
{
    int figure = mover(g, a.a, a.b, moved);
    put_figure(c, g, figure, a.c, EV_MONSTER_MOVED, 217);
    return moved | (u32)bit(figure);
}

static void offer_moves(struct context *c, const STATE *g, u32 moved)
{
    spaces heroes = hero_spaces(g), seen = 0;
    OFFER(ACT_NO_MOVE);                          /* OT-S32 */
    for (int i = 0; i < FIGURES; i++) {
        u8 from = g->at[i], m = g->figure[i];
        if (!on_board(from) || in_set(heroes, from) || in_set(moved, i)) continue; /* OT-086 */
        if (in_set(seen, from) && mover(g, m, from, moved) != i) continue;
        seen |= space_bit(from);
        int steps = g->haste ? g->haste : MONSTER(m)->move;  /* OT-077, OT-217 */
        for EACH_BIT(s, monster_reach(c, g, from, steps)) OFFER(ACT_MOVE_MONSTER, m, from, s);
    }
}

#define STEPS_reaction(S, Q)                                                \
    S(STARTED, TO(window)) S(FOUGHT, TO(fight)) S(MOVE_SETTLED, TO(settle)) \
    Q(WHETHER, 213, "Do you React to this Turn?", WAY)                      \
    Q(MOVE, 217, "Which Monster do you Move?", WAY)                         \
    Q(ATTACK, 218, "Do you Start a Fight with the current Hero?", WAY)

/* After a Turn: one Reaction at most, a Move and then a Fight (OT-213 to OT-223, OT-S33). */
PROC(reaction)
{
    BEGIN(reaction)
    if (!g->reactions) RETURN(0);                            /* OT-216 */
    if (!somebody_moves(c, g, 0) && !has_monster(g, g->hero[L->post].space)) RETURN(0); /* OT-S60 */
    ASK(WHETHER, g->sins) {
        OFFER(ACT_REACT, HIM);
        OFFER(ACT_NO_REACTION);                  /* OT-215 */
    }
    if (ANSWER.verb == ACT_NO_REACTION) RETURN(0);
    g->reactions--;
    g->reactions_spent++;
    g->haste = g->movers = 0;
    HAPPEN(EV_REACTS, 213, g->sins, HIM, g->reactions);
    WINDOW(STARTED, REACTION_START);
    if (!STAYS) RETURN(0);
    L->by_card = g->movers;
    g->movers = (u8)(g->movers + max_int(0, sin_modifier(c, g, V_MOVERS, 0) - g->second_moves)); /* once a Round */
    for (L->moves = 0; L->moves <= g->movers && somebody_moves(c, g, L->moved); L->moves++) {
        ASK(MOVE, g->sins) offer_moves(c, g, L->moved);
        if (ANSWER.verb == ACT_NO_MOVE) break;
        L->moved = move_monster(c, g, ANSWER, L->moved);
        if (L->moves > L->by_card) g->second_moves++;
        SETTLE(MOVE_SETTLED);
    }
    g->haste = g->movers = 0;
    if (STAYS && has_monster(g, g->hero[L->post].space)) { /* OT-218, OT-220, OT-221 */
        ASK(ATTACK, g->sins) {
            OFFER(ACT_ATTACK, HIM);
            OFFER(ACT_NO_ATTACK);
        }
        if (ANSWER.verb == ACT_ATTACK) {
            CALL(FOUGHT, fight, HIS, .by_sins = true);
            RETURN(0);
        }
    }
    if (!L->moved && STAYS) IN_VAIN(NOBODY_ACTS, 217);
    END
}
