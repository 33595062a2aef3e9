/* verbs.c: the verbs of card texts: whom their words mean, when they can do something, what they do.
 * "Yours" is what you control or own (FR-318). */
#include "engine/verb.h"
#include "procedures.h"

/* -- Whom words mean ---------------------------------------------------------------------------------------------- */

/* The players a word means; a word that chooses means all who could be chosen. Registers hold a seat or NOBODY. */
static seats players_of(struct context *c, const struct effect *e, seat who, u8 word)
{
    seats all = all_seats(G->players);
    seat one = NOBODY;
    switch (word) {
    case P_YOU: one = who; break;
    case P_OTHER: case P_EACH_OTHER: return all & (seats)~only(who);
    case P_NON_ACTIVE: return G->active == NOBODY ? all : all & (seats)~only(G->active);
    case P_EACH: return all;
    case P_THAT: one = e->back || e->reg[R_PLAYER0] == NOBODY ? e->reg[R_THAT_PLAYER] : e->reg[R_PLAYER0]; break;
    default: one = e->reg[R_PLAYER0 + word - P_CHOSEN]; break;
    }
    return one < G->players ? only(one) : 0;
}

bool each_next(struct context *c, struct effect *e, seat who, u8 selector)
{
    return target_each(e, players_of(c, e, who, selector), G->players, first_asked(G), R_THAT_PLAYER);
}

static u32 all_characters(const struct context *c) { return SUBSET(id, ~1u, is_character(c, id)); }

/* Characters whose points with this player the asker does not know yet. */
static u32 secret_points(const struct context *c, seat who, seat target)
{
    return SUBSET(id, all_characters(c), !has_seat(G->player[target].points_known[id], who));
}

static bool has_secrets(const struct context *c, seat who, seat target)
{
    for (u8 id = 1; id < PEOPLE; id++)
        if (!has_seat(G->player[target].points_known[id], who) && is_character(c, id)) return true;
    return false;
}

/* What a candidate must have (FR-317). */
static bool player_has(struct context *c, seat who, seat target, u8 needs)
{
    switch (needs) {
    case N_CARDS: return hand_count(G, target) > 0;
    case N_SECRETS: return has_secrets(c, who, target);
    case N_MOVES: return !has_seat(G->pinned, target) && has_reactor(c, G, target);
    default: return true;
    }
}

/* Those of players_of who have what is needed (FR-317). */
static seats player_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 needs)
{
    return SUBSET(s, players_of(c, e, who, word), player_has(c, who, s, needs));
}

static u32 character_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 needs)
{
    if (word == H_DISCARDED) {
        u32 found = 0;
        for EACH_CARD(card, STOCK(G), DISCARD)
            if (CARD(card)->family == REBEL) found |= bit(card);
        return found;
    }
    if (word != H_ANY) {
        u8 one = e->reg[R_CHARACTER0 + word - H_CHOSEN];
        return one < PEOPLE ? bit(one) : 0;
    }
    if (needs == N_SECRETS && e->reg[R_PLAYER0] < G->players) return secret_points(c, who, e->reg[R_PLAYER0]);
    return all_characters(c);
}

/* -- Choosing ----------------------------------------------------------------------------------------------------- */

CAN(target_player)
{
    return target_note(e, i, R_PLAYER0, player_candidates(c, e, who, i.a, target_needs(i)), NOBODY);
}
DO(target_player)
{
    if (can_target_player(c, e, who, i)) PUSH(pick_player, who, i.a, target_needs(i), target_reg(i, R_PLAYER0));
}

CAN(target_character)
{
    return target_note(e, i, R_CHARACTER0, character_candidates(c, e, who, i.a, target_needs(i)), NO_ID);
}
DO(target_character)
{
    if (can_target_character(c, e, who, i))
        PUSH(pick_character, who, i.a, target_needs(i), target_reg(i, R_CHARACTER0));
}

#define STEPS_pick_player(S, Q) Q(WHICH_PLAYER, 317, "Which player?")

PROC(pick_player)
{
    BEGIN(pick_player)
    ASK(WHICH_PLAYER, f->seat) {
        seats set = player_candidates(c, effect_below(f), f->seat, L->word, L->needs);
        for EACH_CLOCKWISE(s, g->players, f->seat) OFFER_IF(has_seat(set, s), ACT_PICK_PLAYER, s);
    }
    effect_below(f)->reg[L->reg] = ANSWER.a;
    END
}

#define STEPS_pick_character(S, Q) Q(WHICH_CHARACTER, 317, "Which character?")

PROC(pick_character)
{
    BEGIN(pick_character)
    ASK(WHICH_CHARACTER, f->seat)
        offer_set(c, character_candidates(c, effect_below(f), f->seat, L->word, L->needs), ACT_PICK_CHARACTER);
    effect_below(f)->reg[L->reg] = ANSWER.a;
    END
}

/* -- Hands -------------------------------------------------------------------------------------------------------- */

CAN(draw) { return cards_to_draw(G) && players_of(c, e, who, i.b); }
DO(draw)
{
    seats set = players_of(c, e, who, i.b);
    for (int n = AMOUNT(i.a); n > 0; n--)
        for EACH_SEAT(s, set) draw_card(c, G, s, 264);
}

CAN(discard) { return player_candidates(c, e, who, i.b, N_CARDS) != 0; }
DO(discard)
{
    for EACH_SEAT(s, players_of(c, e, who, i.b))
        for (int n = AMOUNT(i.a); n > 0 && hand_count(G, s); n--) {
            u8 card = card_at(STOCK(G), HAND + s, pick(c, hand_count(G, s)));
            from_hand(c, G, s, card, DISCARD);
            HAPPEN(EV_DISCARDED, 264, s, card);
        }
}

CAN(recall) { return character_candidates(c, e, who, i.a, 0) != 0; }
DO(recall)
{
    u32 set = SUBSET(id, character_candidates(c, e, who, i.a, 0), has_card(STOCK(G), DISCARD, id));
    if (!set) return;
    u8 card = lowest(set);
    card_shown(STOCK(G), DISCARD, card, HAND + who);         /* all saw it go */
    G->player[who].ready |= readiness(c, card);
    HAPPEN(EV_RECALLED, 264, who, card);
}

/* -- Influence ---------------------------------------------------------------------------------------------------- */

CAN(spy) { return player_candidates(c, e, who, i.a, N_SECRETS) && character_candidates(c, e, who, i.b, N_SECRETS); }
DO(spy)
{
    seats set = players_of(c, e, who, i.a);
    u32 people = character_candidates(c, e, who, i.b, 0);
    if (!set || !people) return;
    seat target = lowest(set);
    u8 id = lowest(people);
    G->player[target].points_known[id] |= only(who);
    HAPPEN_TO(only(who) | only(target), EV_SPIED, 264, who, target, id, G->player[target].points[id]);
}

/* -- Moves -------------------------------------------------------------------------------------------------------- */

CAN(slip) { return who == G->active && movable(c, G, who, true); }
DO(slip)
{
    if (can_slip(c, e, who, i)) PUSH(slip, who, NO_UNIT);
}

CAN(pin) { return player_candidates(c, e, who, i.a, N_MOVES) != 0; }
DO(pin)
{
    seats set = players_of(c, e, who, i.a);
    G->pinned |= set;
    for EACH_SEAT(s, set) HAPPEN(EV_PINNED, 264, s);
}

CAN(react) { return has_reactor(c, G, who); }
DO(react) { G->reactions = (u8)(G->reactions + AMOUNT(i.a)); }

/* -- Rolls and what is about to happen ---------------------------------------------------------------------------- */

DO(call_off)
{
    struct window *w = NEAREST(window);
    if (w) w->over = true;
}

CAN(destroy)
{
    u8 slot = e->reg[R_THAT];
    return slot < UNITS && in_set(G->troops, slot) && CARD(G->troop[slot].kind)->strength <= AMOUNT(i.a);
}
DO(destroy)
{
    if (!can_destroy(c, e, who, i)) return;
    const struct troop *t = &G->troop[e->reg[R_THAT]];
    HAPPEN(EV_TROOP_LOST, 264, NOBODY, t->kind, t->planet);
    remove_troop(c, G, e->reg[R_THAT]);
    do_call_off(c, e, who, i);
}

DO(raise)
{
    G->roll_bonus = (i8)(G->roll_bonus + (i8)i.a);
    HAPPEN(EV_BONUS, 268, who, (i8)i.a);
}

/* -- The table ---------------------------------------------------------------------------------------------------- */

#define V(VERB, word, needs, can, does, phrase, ...) \
    [V_##VERB] = {#word, {__VA_ARGS__}, phrase, can_##can, do_##does, needs, false},

const struct verb verbs[V_COUNT] = {
    [V_TARGET_PLAYER] = {NULL, {{0}}, NULL, can_target_player, do_target_player, 0, false},
    [V_TARGET_CHARACTER] = {NULL, {{0}}, NULL, can_target_character, do_target_character, 0, false},
#include "verbs.def"
};
