/* verbs.c: what the verbs of card texts do, and when they can do it. "Yours" is what you control or own (FR-318). */
#include "engine/verb.h"
#include "targets.h"
#include "words.h"


/* -- Hands -------------------------------------------------------------------------------------------------------- */

CAN(draw) { return deck_can_give(G) && players_of(c, e, who, i.b); }
DO(draw)
{
    seats set = players_of(c, e, who, i.b);
    for (int n = AMOUNT(i.a); n > 0; n--)
        for (seat s = 0; s < G->players; s++)
            if (has_seat(set, s)) draw_card(c, G, s, RULE(264));
}

CAN(discard) { return player_candidates(c, e, who, i.b, N_CARDS) != 0; }
DO(discard)
{
    seats set = players_of(c, e, who, i.b);
    for (seat s = 0; s < G->players; s++)
        for (int n = AMOUNT(i.a); has_seat(set, s) && n > 0 && hand_count(G, s); n--) {
            u8 card = card_at(STOCK(G), HAND + s, pick(c, hand_count(G, s)));
            from_hand(c, G, s, card, DISCARD);
            HAPPEN(EV_DISCARDED, RULE(264), s, card);
        }
}

CAN(recall) { return character_candidates(c, e, who, i.a, 0) != 0; }
DO(recall)
{
    u32 set = character_candidates(c, e, who, i.a, 0);
    if (!set) return;
    u8 card = LOWEST(set);
    card_move(STOCK(G), DISCARD, card_find(STOCK(G), DISCARD, card), HAND + who, EVERYBODY); /* all saw it go */
    G->player[who].ready |= readiness(c, card);
    HAPPEN(EV_RECALLED, RULE(264), who, card);
}

/* -- Influence ---------------------------------------------------------------------------------------------------- */

CAN(spy) { return player_candidates(c, e, who, i.a, N_SECRETS) && character_candidates(c, e, who, i.b, N_SECRETS); }
DO(spy)
{
    seats set = players_of(c, e, who, i.a);
    u32 people = character_candidates(c, e, who, i.b, 0);
    if (!set || !people) return;
    seat target = (seat)__builtin_ctz(set);
    u8 id = LOWEST(people);
    G->player[target].points_known[id] |= only(who);
    HAPPEN_TO(only(who) | only(target), EV_SPIED, RULE(264), who, target, id, G->player[target].points[id]);
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
    for (seat s = 0; s < G->players; s++)
        if (has_seat(set, s)) HAPPEN(EV_PINNED, RULE(264), who, s);
}

CAN(react) { return reactors(c, G, who) != 0; }
DO(react) { G->reactions = (u8)(G->reactions + AMOUNT(i.a)); }

CAN(destroy)
{
    u8 slot = e->reg[R_THAT];
    return slot < UNITS && in_set(G->troops, slot) && CARD(G->troop[slot].kind)->strength <= AMOUNT(i.a);
}
DO(destroy)
{
    if (!can_destroy(c, e, who, i)) return;
    const struct troop *t = &G->troop[e->reg[R_THAT]];
    struct window *w = window(c);
    HAPPEN(EV_TROOP_LOST, RULE(264), NOBODY, t->kind, t->planet);
    remove_troop(c, G, e->reg[R_THAT]);
    if (w) w->over = true;
}

/* -- Rolls and what is about to happen ---------------------------------------------------------------------------- */

DO(raise)
{
    G->roll_bonus = (i8)(G->roll_bonus + (i8)i.a);
    HAPPEN(EV_BONUS, RULE(268), who, (i8)i.a);
}
DO(call_off) { struct window *w = window(c); if (w) w->over = true; }

/* -- The table ---------------------------------------------------------------------------------------------------- */

#define can_NONE NULL
#define V(VERB, word, needs, can, does, phrase, ...) \
    [V_##VERB] = {#word, {__VA_ARGS__}, phrase, can_##can, do_##does, needs, false},

const struct verb verbs[V_COUNT] = {
    [V_TARGET_PLAYER] = {NULL, {{0}}, NULL, can_target_player, do_target_player, 0, false},
    [V_TARGET_CHARACTER] = {NULL, {{0}}, NULL, can_target_character, do_target_character, 0, false},
#include "verbs.def"
};
