/* verbs.c: the content language of the null game: kinds, words with their phrases, verbs and what they do. */
#include "engine/verb.h"
#include "state.h"

/* -- Words and kinds ---------------------------------------------------------------------------------------- */

OWN_WORDS(words_each, "each", {"other_player", W_EACH_OTHER, "other player"});
OWN_WORDS(words_quantity, "quantity", {"relics", Q_RELICS, "Relic of yours"});
OWN_WORDS(words_condition, "condition", {"poor", C_POOR, "you have {n} coins or fewer"},
      {"die", C_DIE, "the die shows {n} or more"});
OWN_WORDS(words_moment, "moment", {"die_rolled", ON_DIE, "When the die of the round is rolled"});
WORDS(words_type, "type", {"deed", DEED}, {"relic", RELIC}, {"trap", TRAP});
OWN_WORDS(words_trap, "trap", {"deed_played", DEED_PLAYED, "When another player's Deed is carried out"},
      {"losing", LOSING, "When you are about to lose coins"});
WORDS(words_who, "player", {"you", W_YOU, "you"}, {"that_player", W_THAT, "that player"},
      {"other_player", W_OTHER, "another player", "that player", V_TARGET, W_CHOSEN});

static const struct row_field scenario_fields[] = {
    {"rounds", ROW_INT, F(scenario_row, rounds), .least = 1, .most = 12},
    {"coins", ROW_INT, F(scenario_row, coins), .most = 20},
    {"hand", ROW_INT, F(scenario_row, hand), .most = 6},
    {0}};
static const struct row_field card_fields[] = {
    {"type", ROW_WORD, F(card_row, type), .words = &words_type},
    {"copies", ROW_INT, F(card_row, copies), .least = 1, .most = 9},
    {"trap", ROW_WORD, F(card_row, trap), .words = &words_trap, .preset = "", .heading = "{}: "},
    {"effect", ROW_EFFECT, F(card_row, effect), .preset = ""},
    {"passive", ROW_PASSIVE, F(card_row, passive), .preset = ""},
    {"when", ROW_TRIGGERS, F(card_row, when), .words = &words_moment, .preset = ""},
    {0}};
const struct kind content_kinds[] = {
    {"scenario", KIND_SCENARIO, sizeof(struct scenario_row), scenario_fields, 0, 0},
    {"card", KIND_CARD, sizeof(struct card_row), card_fields, 0, 0},
    {0}};

/* -- What the engine asks about effects --------------------------------------------------------------------- */

struct code part(const struct context *c, const struct effect *e)
{
    if (e->kind != KIND_CARD || e->part >= PART_TRIGGER + TRIGGERS_MAX) return (struct code){0};
    return e->part >= PART_TRIGGER ? CARD(e->card)->when[e->part - PART_TRIGGER].code : CARD(e->card)->effect;
}

int quantity(struct context *c, const struct effect *e, seat who, u8 quantity)
{
    (void)e;
    return quantity == Q_RELICS ? pile_count(STOCK(G), RELICS + who) : 0;
}

bool holds(struct context *c, const struct effect *e, seat who, struct condition condition)
{
    (void)e;
    switch ((enum condition_word)condition.word) {
    case C_POOR: return G->rival[who].coins <= condition.n;
    case C_DIE: return G->die >= condition.n;
    }
    return true; /* word 0: always */
}

bool each_next(struct context *c, struct effect *e, seat who, u8 selector)
{
    (void)selector; /* there is only one */
    return target_each(e, all_seats(G->players) & ~only(who), G->players, who, R_THAT);
}

/* -- Verbs -------------------------------------------------------------------------------------------------- */

static seat seat_of(const struct effect *e, seat who, u8 word)
{
    return word == W_YOU ? who : word == W_THAT ? e->reg[R_THAT] : e->reg[R_CHOSEN0 + word - W_CHOSEN];
}

enum { N_CARDS = 1 }; /* what a candidate must have */

static seats candidates(const STATE *g, seat who, u8 needs)
{
    seats set = 0;
    for (seat s = 0; s < g->players; s++)
        if (s != who && (needs != N_CARDS || hand_count(g, s))) set |= only(s);
    return set;
}

CAN(target) { return target_note(e, i, R_CHOSEN0, candidates(G, who, target_needs(i)), NOBODY); }
DO(target) { if (can_target(c, e, who, i)) PUSH(pick_rival, who, target_reg(i, R_CHOSEN0), target_needs(i)); }

#define STEPS_pick_rival(S, Q) Q(WHICH, 18, "Which player?")

PROC(pick_rival)
{
    BEGIN(pick_rival)
    ASK(WHICH, f->seat)
        for EACH_CLOCKWISE(s, g->players, f->seat)
            OFFER_IF(has_seat(candidates(g, f->seat, L->needs), s), ACT_PICK, s);
    effect_below(f)->reg[L->reg] = ANSWER.a;
    END
}

/* A verb that concerns a player does nothing when none could be chosen (NL-S02). */
CAN(concern) { return seat_of(e, who, i.b) != NOBODY; }
DO(gain) { if (can_concern(c, e, who, i)) gain(c, G, seat_of(e, who, i.b), AMOUNT(i.a), 21); }
DO(lose) { if (can_concern(c, e, who, i)) PUSH(pay, seat_of(e, who, i.b), (u8)min_int(100, AMOUNT(i.a))); }
CAN(draw) { return can_concern(c, e, who, i) && pile_count(STOCK(G), DECK) + pile_count(STOCK(G), DISCARD) > 0; }
DO(draw)
{
    for (int n = can_draw(c, e, who, i) ? AMOUNT(i.a) : 0; n > 0; n--) draw_card(c, G, seat_of(e, who, i.b), 18);
}
CAN(drop) { return hand_count(G, who) >= AMOUNT(i.a); }
DO(drop) { PUSH(drop, who, (u8)AMOUNT(i.a)); }

CAN(rob) { seat s = seat_of(e, who, i.a); return s != NOBODY && hand_count(G, s); }
DO(peek)
{
    seat target = seat_of(e, who, i.a);
    if (!can_rob(c, e, who, i)) return;
    int from = G->stock.start[HAND + target], at = from + pick(c, hand_count(G, target)); /* NL-019 */
    bool knew = false; /* NL-S03: an equal card seen before might be the same one */
    for EACH_CARD(card, STOCK(G), HAND + target)
        knew |= card == G->stock.id[at] && has_seat(G->stock.known[INDEX(card)], who);
    if (!knew) G->stock.known[at] |= only(who);
    HAPPEN_TO(only(who) | only(target), EV_PEEKED, 19, who, G->stock.id[at], target);
}
DO(steal)
{
    seat target = seat_of(e, who, i.a);
    if (!can_rob(c, e, who, i)) return;
    seats both = only(who) | only(target);
    u8 card = card_at(STOCK(G), HAND + target, pick(c, hand_count(G, target)));
    int index = card_leaves(STOCK(G), HAND + target, card, both);
    cards_blur(c->content, &stock_family, STOCK(G), HAND + target, (seats)~both, card); /* others lose track */
    card_move(STOCK(G), HAND + target, index, HAND + who, both);
    HAPPEN_TO(both, EV_STOLE, 19, who, card, target);
}

DO(toss)
{
    u8 die = roll(c, 6);
    HAPPEN(EV_ROLLED, 18, who, die);
    if (die >= 4) gain(c, G, who, 1, 18);
}
DO(prevent) { struct window *w = NEAREST(window); if (w) w->amount = (i8)max_int(0, w->amount - AMOUNT(i.a)); }
DO(cancel) { struct window *w = NEAREST(window); if (w) w->cancelled = true; }

#define N_AMOUNT {"1", ARG_AMOUNT, NULL, "1"}
#define N_WHO(preset) {"who", ARG_WORD, &words_who, preset}
#define N_OTHER N_WHO("other_player")

const struct verb verbs[V_COUNT] = {
    [V_TARGET] = {NULL, {{0}}, NULL, can_target, do_target},
    [V_GAIN] = {"gain", {N_AMOUNT, N_WHO("you")}, "{b} [gain|gains] {a:coin|coins}", can_concern, do_gain},
    [V_LOSE] = {"lose", {N_AMOUNT, N_WHO(NULL)}, "{b} [lose|loses] {a:coin|coins}", can_concern, do_lose},
    [V_DRAW] = {"draw", {N_AMOUNT, N_WHO("you")}, "{b} [draw|draws] {a:card|cards}", can_draw, do_draw},
    [V_DROP] = {"discard", {N_AMOUNT}, "discard {a:card|cards}", can_drop, do_drop},
    [V_PEEK] = {"peek", {N_OTHER}, "look at a card at random in the hand of {a}", can_rob, do_peek, N_CARDS},
    [V_STEAL] = {"steal", {N_OTHER}, "take a card at random from the hand of {a}", can_rob, do_steal, N_CARDS},
    [V_TOSS] = {"toss", {{0}}, "roll a die and gain 1 coin on a 4 or higher", NULL, do_toss},
    [V_PREVENT] = {"prevent", {N_AMOUNT}, "prevent the loss of {a:coin|coins}", NULL, do_prevent},
    [V_CANCEL] = {"cancel", {{0}}, "cancel it", NULL, do_cancel},
    [V_BONUS] = {"bonus", {{"1", ARG_SIGNED, NULL, "1", -3, 3}, {"when", ARG_CONDITION, NULL, ""}},
                 "you gain {+a} whenever you gain coins{?b: while {b}}", .modifier = true},
};
