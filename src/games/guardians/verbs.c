/* verbs.c: what the verbs of card and room texts do, and when they can do it. */
#include "engine/verb.h"
#include "procedures.h"

/* Those whom operand a, b or c of an instruction names. */
#define A_FIGURES figures_meant(c, e, i.a)
#define B_FIGURES figures_meant(c, e, i.b)
#define C_FIGURES figures_meant(c, e, i.c)
/* Once, for the next of them; the instruction runs again for those who follow. */
#define FOR_NEXT(p, word) \
    for (u8 p = target_next(e, figures_meant(c, e, word), FIGURES, 0, R_CURSOR); p != NOWHERE; p = NOWHERE)

CAN(figure_a) { return A_FIGURES != 0; }
CAN(figure_b) { return B_FIGURES != 0; }
CAN(figure_c) { return C_FIGURES != 0; }

/* Heroes decide for themselves; who makes a Villain move decides for him. */
static seat mover_seat(const STATE *g, int figure, seat who) { return is_hero(figure) ? player_of(g, figure) : who; }

/* -- Attacks -------------------------------------------------------------------------------------------------- */

/* Whether an attack of a text answers another (GC-S123). */
#define IS_ANSWER (NEAREST(attack) != NULL)
/* To such an attack no further one can be made (GC-S123). */
static bool may_attack_now(struct context *c)
{
    const struct attack *attack = NEAREST(attack);
    return !attack || !attack->answer;
}

static bool may_fight(struct context *c, const STATE *g, int figure, int target)
{
    return can_attack(c, g, figure, target, false) || (shoots(c, g, figure) && can_attack(c, g, figure, target, true));
}

CAN(fight)
{
    u64 set = A_FIGURES;
    if (!may_attack_now(c) || e->place >= FIGURES || !on_board(G, e->place)) return false;
    return ANY(t, set, may_fight(c, G, e->place, t));
}
DO(fight)
{
    if (!can_fight(c, e, who, i)) return;
    u8 target = lowest(SUBSET(t, A_FIGURES, may_fight(c, G, e->place, t)));
    bool ranged = !can_attack(c, G, e->place, target, false);
    PUSH(attack, who, .attacker = e->place, .target = target, .second = NOWHERE, .ranged = ranged, .answer = IS_ANSWER);
}

CAN(strike)
{
    u64 set = B_FIGURES;
    return may_attack_now(c) && ANY(p, set, can_attack_any(c, G, p, i.c));
}
DO(strike)
{
    bool answer = i.verb == V_FREE_ATTACK || IS_ANSWER;
    FOR_NEXT(p, i.b)
        if (may_attack_now(c) && can_attack_any(c, G, p, i.c))
            PUSH(free_attack, player_of(G, p), .figure = p, .dice = (u8)AMOUNT(i.a), .style = i.c, .answer = answer);
}

DO(assail)
{
    u8 dice = (u8)AMOUNT(i.a);
    FOR_NEXT(p, i.c)
        PUSH(attack, who, .attacker = NOWHERE, .target = p, .second = NOWHERE, .combat = i.b == DICE_COMBAT ? dice : 0,
             .power = i.b == DICE_POWER ? dice : 0);       /* GC-S130 */
}

CAN(in_attack) { return NEAREST(attack) != NULL; }
DO(foil)
{
    struct attack *attack = NEAREST(attack);
    if (attack) attack->foiled = true;
}

DO(reroll)
{
    struct attack *attack = NEAREST(attack);
    if (attack) roll_dice(c, G, attack);
}

/* Only somebody whom the attacker could have named steps in. */
CAN(intercept)
{
    const struct attack *attack = NEAREST(attack);
    if (!attack || e->place >= FIGURES || !on_board(G, e->place) || attack->target == e->place) return false;
    return attack->attacker == NOWHERE || can_attack(c, G, attack->attacker, e->place, attack->ranged);
}
DO(intercept)
{
    if (!can_intercept(c, e, who, i)) return;
    NEAREST(attack)->target = e->place;                    /* GC-S118: the power says so */
    HAPPEN(EV_INTERCEPTED, RULING_(118), NOBODY, e->place);
}

DO(ward)
{
    struct attack *attack = NEAREST(attack);
    if (!attack) return;
    attack->ward = (i8)(attack->ward + (i8)i.a);
    HAPPEN(EV_WARDED, 208, NOBODY, attack->target, i.a);
}

CAN(active_card) { return G->active_card != NOWHERE; }

/* It is for an attack that is declared, or that a figure of the card may still make: one has Actions left (GC-303). */
CAN(ambush)
{
    const struct villain_turn *card = NEAREST(villain_turn);
    const struct figure_turn *acts = NEAREST(figure_turn);
    if (G->active_card == NOWHERE) return false;
    if (NEAREST(attack) || !card) return true;
    if (card->card >= FIRST_ACOLYTE && those_there(G, (u64)card->waiting << lowest(figures_of(card->card)))) return true;
    return acts && villain_actions(c, G, card_of(acts->figure)) + G->extra_actions > acts->spent;
}
DO(ambush) { add_ambush(c, G, AMOUNT(i.a), 235); }

/* -- Figures -------------------------------------------------------------------------------------------------- */

DO(peril)
{
    FOR_NEXT(p, i.c)
        if (is_hero(p))
            PUSH(forced_check, player_of(G, p), .hero = p, .stat = i.b & (CHECK_HEROES - 1), .dice = (u8)AMOUNT(i.a),
                 .heroes = (i.b & CHECK_HEROES) != 0);     /* GC-185 */
}

DO(token) { for EACH_BIT(p, C_FIGURES) add_token(c, G, p, i.b, (i8)i.a, RULING_(115)); }

DO(checks)
{
    int n = i.verb == V_EASE ? -AMOUNT(i.a) : AMOUNT(i.a);
    for EACH_BIT(p, B_FIGURES) add_check_token(c, G, p, n, 209);
}

CAN(heal)
{
    u64 set = B_FIGURES;
    return SUBSET(p, set, G->damage[p] > 0) != 0;
}
DO(heal)
{
    int healer = e->kind != KIND_ROOM && e->place < HEROES ? e->place : NOWHERE;
    for EACH_BIT(p, B_FIGURES) heal(c, G, p, AMOUNT(i.a), healer, 210);
}

DO(daze) { for EACH_BIT(p, B_FIGURES) take_actions(c, G, p, AMOUNT(i.a), 241); }

CAN(shifts)
{
    u64 set = B_FIGURES;
    return ANY(p, set, can_shift(c, G, p));
}
DO(shift)
{
    FOR_NEXT(p, i.b)
        if (can_shift(c, G, p)) PUSH(shift, mover_seat(G, p, who), .figure = p, .left = (u8)AMOUNT(i.a)); /* GC-S120 */
}

DO(move)
{
    FOR_NEXT(p, i.b)
        PUSH(free_move, mover_seat(G, p, who), .figure = p, .areas = (u8)AMOUNT(i.a), .flies = i.c == GAIT_FLY,
             .from = G->at[p]);
}

DO(dash)
{
    FOR_NEXT(p, i.b)
        PUSH(free_move, mover_seat(G, p, who), .figure = p, .areas = (u8)max_int(0, speed_of(c, G, p) + (i8)i.a),
             .from = G->at[p]);
}

CAN(swap)
{
    u64 a = A_FIGURES, b = B_FIGURES;
    return a && b && lowest(a) != lowest(b);
}
DO(swap)
{
    if (can_swap(c, e, who, i)) swap_figures(c, G, lowest(A_FIGURES), lowest(B_FIGURES), RULING_(120));
}

CAN(place)
{
    u64 set = A_FIGURES;
    u8 cells[CELLS];
    return set && places_at(c, G, i.b, lowest(set), 1, cells) > 0;
}
DO(place)
{
    if (can_place(c, e, who, i)) PUSH(place_figure, who, .figure = lowest(A_FIGURES), .where = i.b);
}

/* Where it stood is remembered: others may be meant who stand beside it. */
DO(remove)
{
    u64 set = A_FIGURES;
    if (!set) return;
    e->reg[R_WHERE] = G->at[lowest(set)];
    remove_figure(c, G, lowest(set), RULING_(68));
}

/* The room that an operand names, or NOWHERE. */
static int room_meant(const struct effect *e, u8 word)
{
    int tile = NOWHERE;
    if (word == ROOM_HERE && e->kind == KIND_ROOM) tile = e->place;
    if (word >= ROOM_CHOSEN) tile = e->reg[R_ROOM0 + word - ROOM_CHOSEN];
    return tile < TILES ? tile : NOWHERE;
}
static bool has_spare(const STATE *g)
{
    for (int card = FIRST_ACOLYTE; card < CARDS_OF_VILLAINS; card++)
        if (spare_acolyte(g, card) != NOWHERE) return true;
    return false;
}
CAN(reinforce)
{
    int tile = room_meant(e, i.b);
    return tile != NOWHERE && free_reinforcements(c, G, tile) && has_spare(G);
}
DO(reinforce)
{
    if (can_reinforce(c, e, who, i) && AMOUNT(i.a) > 0)
        PUSH(reinforce, who, .tile = (u8)room_meant(e, i.b), .left = (u8)AMOUNT(i.a), .one_kind = i.c != 0);
}

/* The figures of an Acolyte card in a room or in a tile beside it. */
static u64 figures_near(const STATE *g, int card, int tile)
{
    u64 tiles = bit64(tile);
    for (int side = NORTH; side < DIRECTIONS; side += 2) {
        int beyond = tile_beyond(tile, (enum direction)side);
        if (beyond != NOWHERE) tiles |= bit64(beyond);
    }
    return SUBSET(f, those_there(g, figures_of(card)), in_set(tiles, room_of(g, f)));
}
static u8 cards_near(const STATE *g, int tile)
{
    u8 set = 0;
    for (int card = FIRST_ACOLYTE; card < CARDS_OF_VILLAINS; card++)
        if (figures_near(g, card, tile)) set |= (u8)bit(card);
    return set;
}
CAN(march) { return e->kind == KIND_ROOM && e->place < TILES && cards_near(G, e->place); }
DO(march) { if (can_march(c, e, who, i)) PUSH(march, who, .tile = e->place, .card = FIRST_ACOLYTE); }

#define STEPS_march(S, Q)                                                                                     \
    S(MOVED, TO(free_move))                                                                                   \
    Q(WHICH, 255, "Which Acolyte card moves?") Q(WHO, 255, "Which figure moves next?")

/* The figures that still may move. */
static u64 marching(const STATE *g, const struct march *L)
{
    u64 all = figures_of(L->card), left = (u64)L->left << lowest(all) & all;
    return those_there(g, left);
}

static u8 march_card(const STATE *g, const struct march *L, u8 villain)
{
    for EACH_BIT(card, cards_near(g, L->tile))
        if (g->card[card].villain == villain) return card;
    return FIRST_ACOLYTE;
}

PROC(march)
{
    BEGIN(march)
    ASK(WHICH, f->seat)
        for EACH_BIT(card, cards_near(g, L->tile)) OFFER(ACT_PICK_KIND, g->card[card].villain);
    L->card = march_card(g, L, ANSWER.a);
    L->left = (u16)(figures_near(g, L->card, L->tile) >> lowest(figures_of(L->card)));
    while (marching(g, L)) {
        ASK(WHO, f->seat) {
            for EACH_BIT(figure, marching(g, L)) OFFER(ACT_ACT_WITH, figure);
            OFFER(ACT_DONE);
        }
        if (ANSWER.verb == ACT_DONE) break;
        L->left &= (u16)~(1u << (ANSWER.a - lowest(figures_of(L->card))));
        CALL(MOVED, free_move, .figure = ANSWER.a, .areas = NOWHERE, .from = g->at[ANSWER.a]);
    }
    END
}

/* -- The base, and the Villain card that is activated --------------------------------------------------------- */

CAN(shut) { return e->reg[R_DOOR0] < LINKS_MOST && can_close(G, e->reg[R_DOOR0]); }
DO(shut) { if (can_shut(c, e, who, i)) close_door(c, G, e->reg[R_DOOR0], RULING_(80)); }
CAN(seal) { return e->reg[R_DOOR0] < LINKS_MOST && is_airlock(G, e->reg[R_DOOR0], true); }
DO(seal) { if (can_seal(c, e, who, i)) seal_airlock(c, G, e->reg[R_DOOR0], true); }
CAN(unseal) { return e->reg[R_DOOR0] < LINKS_MOST && is_airlock(G, e->reg[R_DOOR0], false); }
DO(unseal) { if (can_unseal(c, e, who, i)) seal_airlock(c, G, e->reg[R_DOOR0], false); }

DO(power_dice) { if (G->active_card != NOWHERE) add_power_dice(c, G, G->active_card, 237); }
DO(overdrive) { if (G->active_card != NOWHERE) add_actions(c, G, AMOUNT(i.a), 237); }

CAN(discard_event) { return pile_count(EVENTS(G), EVENT_HAND) > 0; }
DO(discard_event) { if (can_discard_event(c, e, who, i)) PUSH(discard_event, G->skarov); }

#define STEPS_discard_event(S, Q) Q(WHICH, RULING_(65), "Which Event card do you discard?")

PROC(discard_event)
{
    BEGIN(discard_event)
    ASK_SECRET(WHICH, g->skarov)
        for EACH_KIND(card, EVENTS(g), EVENT_HAND) OFFER(ACT_DISCARD, card);
    discard_event_card(c, g, ANSWER.a, RULING_(65));
    END
}

/* -- The table ------------------------------------------------------------------------------------------------ */

#define V(VERB, word, needs, can, does, phrase, ...) \
    [V_##VERB] = {#word, {__VA_ARGS__}, phrase, can_##can, do_##does, needs, false},
#define M(VERB, word, preset, phrase) \
    [V_##VERB] = {#word, {V_SIGNED(preset), V_SCOPE, V_WHEN}, phrase, NULL, NULL, 0, true},
#define IF "{?c: if {c}}"
#define CHOICE(VERB, name) [V_TARGET_##VERB] = {NULL, {{0}}, NULL, can_target_##name, do_target_##name, 0, false},

const struct verb verbs[V_COUNT] = {
    CHOICE(FIGURE, figure) CHOICE(ROOM_OF, room_of) CHOICE(ROOM, room) CHOICE(DOOR, door)
#include "verbs.def"
};
