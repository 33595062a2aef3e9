/* verbs.c: the content language of the null game: kinds, words with their phrases, verbs and what they do. */
#include "state.h"

#define G ((STATE *)(void *)c->head)

/* -- Words and kinds ---------------------------------------------------------------------------------------- */

#define WORDS(linkage, name, label, ...)                             \
    static const struct word name##_list[] = {__VA_ARGS__, {0}};     \
    linkage const struct words name = {label, name##_list}

WORDS(, null_each, "each", {"other_player", W_EACH_OTHER, "other player"});
WORDS(, null_quantities, "quantity", {"relics", Q_RELICS, "Relic of yours"});
WORDS(, null_conditions, "condition", {"poor", C_POOR, "you have {n} coins or fewer"},
      {"die", C_DIE, "the die shows {n} or more"});
WORDS(, null_moments, "moment", {"die_rolled", ON_DIE, "When the die of the round is rolled"});
WORDS(static, words_type, "type", {"deed", DEED}, {"relic", RELIC}, {"trap", TRAP});
WORDS(static, words_trap, "trap", {"deed_played", DEED_PLAYED, "When another player's Deed is carried out"},
      {"losing", LOSING, "When you are about to lose coins"});
WORDS(static, words_who, "player", {"you", W_YOU, "you"}, {"that_player", W_THAT, "that player"},
      {"other_player", W_OTHER, "another player", "that player", V_TARGET, W_CHOSEN});

#define F(row, field) offsetof(struct row, field)
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
    {"when", ROW_TRIGGERS, F(card_row, when), .words = &null_moments, .preset = ""},
    {0}};
const struct kind null_kinds[] = {
    {"scenario", KIND_SCENARIO, sizeof(struct scenario_row), scenario_fields, 0, 0},
    {"card", KIND_CARD, sizeof(struct card_row), card_fields, 0, 0},
    {0}};

/* -- What the engine asks about effects --------------------------------------------------------------------- */

struct code null_part(const struct context *c, const struct effect *e)
{
    return e->part >= PART_TRIGGER ? CARD(e->card)->when[e->part - PART_TRIGGER].code : CARD(e->card)->effect;
}

int null_quantity(struct context *c, const struct effect *e, seat who, u8 quantity)
{
    (void)e;
    return quantity == Q_RELICS ? pile_count(STOCK(G), RELICS + who) : 0;
}

bool null_holds(struct context *c, const struct effect *e, seat who, struct condition condition)
{
    (void)e;
    switch ((enum condition_word)condition.word) {
    case C_POOR: return G->rival[who].coins <= condition.n;
    case C_DIE: return G->die >= condition.n;
    }
    return true; /* word 0: always */
}

bool null_each_next(struct context *c, struct effect *e, seat who, u8 selector)
{
    (void)selector; /* there is only one */
    if (e->count + 1 >= G->players) return false;
    e->reg[R_THAT] = null_nth(G, who, e->count + 1);
    return true;
}

/* -- Verbs -------------------------------------------------------------------------------------------------- */

#define CAN(name) static bool can_##name(struct context *c, struct effect *e, seat who, struct instr i)
#define DO(name) static void do_##name(struct context *c, struct effect *e, seat who, struct instr i)
#define UNUSED (void)c, (void)e, (void)who, (void)i
#define AMOUNT(operand) effect_amount(c, e, who, operand)

static seat seat_of(const struct effect *e, seat who, u8 word)
{
    return word == W_YOU ? who : word == W_THAT ? e->reg[R_THAT] : e->reg[R_CHOSEN0 + word - W_CHOSEN];
}

enum { N_CARDS = 1 }; /* what a candidate must have */

static bool fits(const STATE *g, seat who, seat target, u8 needs)
{
    return target != who && (needs != N_CARDS || null_hand(g, target));
}

CAN(target)
{
    u8 *reg = &e->reg[i.c & SECOND_CHOICE ? R_CHOSEN1 : R_CHOSEN0];
    *reg = NOBODY;
    for (seat s = 0; s < G->players && *reg == NOBODY; s++)
        if (fits(G, who, s, i.c & (SECOND_CHOICE - 1))) *reg = s;
    return *reg != NOBODY;
}
DO(target)
{
    if (!can_target(c, e, who, i)) return;
    *(struct pick_rival *)push(c, P_pick_rival, who, sizeof(struct pick_rival)) =
        (struct pick_rival){(u8)(i.c & SECOND_CHOICE ? R_CHOSEN1 : R_CHOSEN0), i.c & (SECOND_CHOICE - 1)};
}

#define STEPS_pick_rival(S, Q) Q(WHICH, 18, "Which player?")

PROC(pick_rival)
{
    BEGIN(pick_rival)
    ASK(WHICH, f->seat)
        for (int n = 1; n < g->players; n++)
            if (fits(g, f->seat, null_nth(g, f->seat, n), L->needs)) offer(c, ACT_PICK, null_nth(g, f->seat, n), 0, 0);
    ((struct effect *)(void *)caller(f)->local)->reg[L->reg] = ANSWER.a;
    END
}

/* A verb that concerns a player does nothing when none could be chosen (NL-S02). */
CAN(concern) { UNUSED; return seat_of(e, who, i.b) != NOBODY; }
DO(gain) { if (can_concern(c, e, who, i)) null_gain(c, G, seat_of(e, who, i.b), AMOUNT(i.a), 21); }
DO(lose)
{
    if (!can_concern(c, e, who, i)) return;
    struct pay pay = {(u8)min_int(100, AMOUNT(i.a))};
    *(struct pay *)push(c, P_pay, seat_of(e, who, i.b), sizeof pay) = pay;
}
CAN(draw)
{
    return can_concern(c, e, who, i) && pile_count(STOCK(G), DECK) + pile_count(STOCK(G), DISCARD) > 0;
}
DO(draw)
{
    for (int n = can_draw(c, e, who, i) ? AMOUNT(i.a) : 0; n > 0; n--) null_draw(c, G, seat_of(e, who, i.b), 18);
}
CAN(drop) { return null_hand(G, who) >= AMOUNT(i.a); }
DO(drop) { *(struct drop *)push(c, P_drop, who, sizeof(struct drop)) = (struct drop){(u8)AMOUNT(i.a), 0}; }

CAN(rob) { seat s = seat_of(e, who, i.a); UNUSED; return s != NOBODY && null_hand(G, s); }
DO(peek)
{
    seat target = seat_of(e, who, i.a);
    if (!can_rob(c, e, who, i)) return;
    int from = G->stock.start[HAND + target], at = from + pick(c, null_hand(G, target)); /* NL-019 */
    bool knew = false; /* NL-S03: an equal card seen before might be the same one */
    for (int k = from; k < G->stock.start[HAND + target + 1]; k++)
        knew |= G->stock.id[k] == G->stock.id[at] && has_seat(G->stock.known[k], who);
    if (!knew) G->stock.known[at] |= only(who);
    happen(c, EV_PEEKED, 19, only(who) | only(target), who, G->stock.id[at], target, 0);
}
DO(steal)
{
    seat target = seat_of(e, who, i.a);
    if (!can_rob(c, e, who, i)) return;
    seats both = only(who) | only(target);
    u8 card = card_at(STOCK(G), HAND + target, pick(c, null_hand(G, target)));
    int index = card_leaves(STOCK(G), HAND + target, card, both);
    cards_blur(c->content, &stock_family, STOCK(G), HAND + target, (seats)~both, card); /* others lose track */
    card_move(STOCK(G), HAND + target, index, HAND + who, both);
    happen(c, EV_STOLE, 19, both, who, card, target, 0);
}

DO(toss)
{
    UNUSED;
    u8 die = roll(c, 6);
    happen(c, EV_ROLLED, 18, EVERYBODY, who, die, 0, 0);
    if (die >= 4) null_gain(c, G, who, 1, 18);
}
DO(prevent) { struct window *w = null_window(c); if (w) w->amount = (i8)max_int(0, w->amount - AMOUNT(i.a)); }
DO(cancel) { UNUSED; struct window *w = null_window(c); if (w) w->cancelled = true; }

#define N_AMOUNT {"1", ARG_AMOUNT, NULL, "1", 0, 0}
#define N_WHO(preset) {"who", ARG_WORD, &words_who, preset, 0, 0}

const struct verb null_verbs[V_COUNT] = {
    [V_TARGET] = {NULL, {{0}}, NULL, can_target, do_target, 0, false},
    [V_GAIN] = {"gain", {N_AMOUNT, N_WHO("you")}, "{b} [gain|gains] {a:coin|coins}", can_concern, do_gain, 0, false},
    [V_LOSE] = {"lose", {N_AMOUNT, N_WHO(NULL)}, "{b} [lose|loses] {a:coin|coins}", can_concern, do_lose, 0, false},
    [V_DRAW] = {"draw", {N_AMOUNT, N_WHO("you")}, "{b} [draw|draws] {a:card|cards}", can_draw, do_draw, 0, false},
    [V_DROP] = {"discard", {N_AMOUNT}, "discard {a:card|cards}", can_drop, do_drop, 0, false},
    [V_PEEK] = {"peek", {N_WHO("other_player")}, "look at a card at random in the hand of {a}",
                can_rob, do_peek, N_CARDS, false},
    [V_STEAL] = {"steal", {N_WHO("other_player")}, "take a card at random from the hand of {a}",
                 can_rob, do_steal, N_CARDS, false},
    [V_TOSS] = {"toss", {{0}}, "roll a die and gain 1 coin on a 4 or higher", NULL, do_toss, 0, false},
    [V_PREVENT] = {"prevent", {N_AMOUNT}, "prevent the loss of {a:coin|coins}", NULL, do_prevent, 0, false},
    [V_CANCEL] = {"cancel", {{0}}, "cancel it", NULL, do_cancel, 0, false},
    [V_BONUS] = {"bonus", {{"1", ARG_SIGNED, NULL, "1", -3, 3}, {"when", ARG_CONDITION, NULL, "", 0, 0}},
                 "you gain {+a} whenever you gain coins{?b: while {b}}", NULL, NULL, 0, true},
};
