/* verbs.c: what the verbs of card texts do, and when they can do it. "Yours" is what you control or own (FR-318). */
#include "targets.h"
#include "words.h"

#define G ((STATE *)(void *)c->head)

#define CAN(name) static bool can_##name(struct context *c, struct effect *e, seat who, struct instr i)
#define DO(name) static void do_##name(struct context *c, struct effect *e, seat who, struct instr i)
#define UNUSED (void)c, (void)e, (void)who, (void)i
#define AMOUNT(operand) effect_amount(c, e, who, operand)

/* -- Hands -------------------------------------------------------------------------------------------------------- */

CAN(draw) { return freedom_can_draw(G) && players_of(c, e, who, i.b); }
DO(draw)
{
    seats set = players_of(c, e, who, i.b);
    for (int n = AMOUNT(i.a); n > 0; n--)
        for (seat s = 0; s < G->players; s++)
            if (has_seat(set, s)) freedom_draw(c, G, s, RULE(264));
}

CAN(discard) { return player_candidates(c, e, who, i.b, N_CARDS) != 0; }
DO(discard)
{
    seats set = players_of(c, e, who, i.b);
    for (seat s = 0; s < G->players; s++)
        for (int n = AMOUNT(i.a); has_seat(set, s) && n > 0 && hand_count(G, s); n--) {
            u8 card = card_at(STOCK(G), HAND + s, pick(c, hand_count(G, s)));
            freedom_from_hand(c, G, s, card, DISCARD);
            happen(c, EV_DISCARDED, RULE(264), EVERYBODY, s, card, 0, 0);
        }
}

CAN(recall) { return character_candidates(c, e, who, i.a, 0) != 0; }
DO(recall)
{
    u32 set = character_candidates(c, e, who, i.a, 0);
    if (!set) return;
    u8 card = LOWEST(set);
    card_move(STOCK(G), DISCARD, card_find(STOCK(G), DISCARD, card), HAND + who, EVERYBODY); /* all saw it go */
    G->player[who].ready |= freedom_ready(c, card);
    happen(c, EV_RECALLED, RULE(264), EVERYBODY, who, card, 0, 0);
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
    happen(c, EV_SPIED, RULE(264), only(who) | only(target), who, target, id, G->player[target].points[id]);
}

/* -- Moves -------------------------------------------------------------------------------------------------------- */

CAN(slip) { UNUSED; return who == G->active && freedom_movable(c, G, who, true); }
DO(slip)
{
    if (can_slip(c, e, who, i)) *(struct slip *)push(c, P_slip, who, sizeof(struct slip)) = (struct slip){NO_UNIT};
}

CAN(pin) { return player_candidates(c, e, who, i.a, N_MOVES) != 0; }
DO(pin)
{
    seats set = players_of(c, e, who, i.a);
    G->pinned |= set;
    for (seat s = 0; s < G->players; s++)
        if (has_seat(set, s)) happen(c, EV_PINNED, RULE(264), EVERYBODY, who, s, 0, 0);
}

CAN(react) { UNUSED; return freedom_reactors(c, G, who) != 0; }
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
    struct window *w = freedom_window(c);
    happen(c, EV_TROOP_LOST, RULE(264), EVERYBODY, NOBODY, t->kind, t->planet, 0);
    freedom_remove_troop(c, G, e->reg[R_THAT]);
    if (w) w->over = true;
}

/* -- Rolls and what is about to happen ---------------------------------------------------------------------------- */

DO(raise)
{
    UNUSED;
    G->roll_bonus = (i8)(G->roll_bonus + (i8)i.a);
    happen(c, EV_BONUS, RULE(268), EVERYBODY, who, (u8)(i8)i.a, 0, 0);
}
DO(call_off) { UNUSED; struct window *w = freedom_window(c); if (w) w->over = true; }

/* -- The table ---------------------------------------------------------------------------------------------------- */

#define can_NONE NULL
#define V(VERB, word, needs, can, does, phrase, ...) \
    [V_##VERB] = {#word, {__VA_ARGS__}, phrase, can_##can, do_##does, needs, false},

const struct verb freedom_verbs[V_COUNT] = {
    [V_TARGET_PLAYER] = {NULL, {{0}}, NULL, can_target_player, do_target_player, 0, false},
    [V_TARGET_CHARACTER] = {NULL, {{0}}, NULL, can_target_character, do_target_character, 0, false},
#include "verbs.def"
};
