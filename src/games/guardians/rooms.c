/* rooms.c: room activation, Objectives (chapters 21 and 22) and reinforcements (chapter 20). */
#include "procedures.h"

/* -- Room activation ---------------------------------------------------------------------------------------------- */

enum { PURPLES = COUNT(((STATE *)0)->purple) };

/* The cells of the purple Spaces of the Control Room, by their numbers from 1. Without a branch: where they are is hard
 * to predict. */
static void find_purples(struct context *c, const STATE *g, u8 cells[PURPLES + 1])
{
    int tile = tile_of_kind(c, g, CONTROL_ROOM);
    const struct layout *s = SHAPE(g, tile);
    for (int local = 0; local < TILE_CELLS; local++)
        cells[(s->dot[local] == PURPLE) * s->mark[local]] = (u8)cell_of(tile, local);
}

static void offer_rooms(struct context *c, const STATE *g)
{
    u8 cells[PURPLES + 1];
    OFFER(ACT_NO_ROOM);                                      /* GC-S90 */
    find_purples(c, g, cells);
    for (int n = 0; n < PURPLES; n++) {
        if (g->purple[n] == NOWHERE) continue;
        u8 room = g->tile[g->purple[n]].room, cell = cells[n + 1];
        if (g->tile[g->purple[n]].off) REFUSE(ACT_ACTIVATE_ROOM, 255, "its Trap is switched off", cell, room);
        else if (g->who[cell] != NOWHERE && g->who[cell] != SKAROV_FIGURE)
            REFUSE(ACT_ACTIVATE_ROOM, RULING_(107), "somebody stands on its purple Space", cell, room);
        else OFFER(ACT_ACTIVATE_ROOM, cell, room);           /* GC-252, GC-254, GC-S89 */
    }
}

/* Skarov is put on a purple Space, without a route (GC-256), and its room acts (GC-255, GC-S132). */
PROC(activate_room)
{
    BEGIN(activate_room)
    if (g->door_opened || !on_board(g, SKAROV_FIGURE)) RETURN(0); /* GC-257, GC-258 */
    ASK(WHICH, g->skarov) offer_rooms(c, g);
    if (ANSWER.verb == ACT_NO_ROOM) {
        HAPPEN(EV_NO_ROOM, RULING_(90), g->skarov);
        RETURN(0);
    }
    put_figure(g, SKAROV_FIGURE, ANSWER.a);
    L->tile = g->purple[DOT(g, ANSWER.a) == PURPLE ? MARK(g, ANSWER.a) - 1 : 0];
    HAPPEN(EV_ROOM_ACTIVATED, 252, g->skarov, ANSWER.b, ANSWER.a);
    if (ROOM(g->tile[L->tile].room)->activated.length)
        CALL_WITH(ACTED, g->skarov, effect, effect_of(KIND_ROOM, g->tile[L->tile].room, PART_ACTIVATED, L->tile));
    END
}

/* -- Objectives --------------------------------------------------------------------------------------------------- */

bool is_open_objective(struct context *c, const STATE *g, int tile)
{
    return g->tile[tile].room && ROOM(g->tile[tile].room)->kind == OBJECTIVE && g->tile[tile].outcome == OPEN;
}

void settle_objective(struct context *c, STATE *g, int tile, u8 outcome, rule_number rule)
{
    struct tile *t = &g->tile[tile];
    t->outcome = outcome;                                    /* GC-260 */
    HAPPEN(outcome == NEUTRALISED ? EV_NEUTRALISED : EV_OBJECTIVE_MET, rule, NOBODY, t->room, tile, g->turn);
    if (outcome == NEUTRALISED) {
        g->patrol_articles++;                                /* GC-261, GC-263 */
        for (int h = 0; h < HEROES; h++)
            if (in_play(g, h) && room_of(g, h) == tile) note_deed(c, g, h, D_AT_OBJECTIVE, 1);
    } else {
        g->skarov_articles++;                                /* GC-262 */
        if (ROOM(t->room)->captive && on_board(g, CAPTIVE)) {
            put_figure(g, CAPTIVE, NOWHERE);
            HAPPEN(EV_CAPTIVE_GONE, 262, NOBODY);
        }
    }
    HAPPEN(EV_ARTICLE, outcome == NEUTRALISED ? 261 : 262, NOBODY, outcome == NEUTRALISED ? PATROL : VILLAINS,
           outcome == NEUTRALISED ? g->patrol_articles : g->skarov_articles);
    begin_showdown(c, g);
}

static u16 open_objectives(struct context *c, const STATE *g)
{
    return SUBSET(t, (u16)(bit(TILES) - 1), is_open_objective(c, g, t));
}

/* Whether it matters which comes first: both do more than to count. */
static bool order_matters(struct context *c, const STATE *g, u16 left)
{
    u16 acting = SUBSET(t, left, g->tile[t].countdown <= 1 || ROOM(g->tile[t].room)->each_turn.length);
    return set_count(acting) > 1;
}

PROC(objectives)                                             /* GC-259, GC-S131 */
{
    BEGIN(objectives)
    while (open_objectives(c, g) & ~L->done) {
        L->tile = lowest((u64)(open_objectives(c, g) & ~L->done));
        if (order_matters(c, g, open_objectives(c, g) & (u16)~L->done)) {
            ASK(FIRST, g->skarov)
                for EACH_BIT(t, open_objectives(c, g) & ~L->done) OFFER(ACT_OBJECTIVE_FIRST, t);
            L->tile = ANSWER.a;
        }
        L->done |= (u16)bit(L->tile);
        if (ROOM(g->tile[L->tile].room)->each_turn.length)
            CALL_WITH(ACTED, g->skarov, effect, effect_of(KIND_ROOM, g->tile[L->tile].room, PART_EACH_TURN, L->tile));
        if (!is_open_objective(c, g, L->tile)) continue;
        if (g->tile[L->tile].countdown) g->tile[L->tile].countdown--;
        HAPPEN(EV_COUNTDOWN, RULING_(126), NOBODY, g->tile[L->tile].room, g->tile[L->tile].countdown);
        if (!g->tile[L->tile].countdown) settle_objective(c, g, L->tile, MET, 305);
    }
    END
}

/* -- Reinforcements ----------------------------------------------------------------------------------------------- */

u8 free_reinforcements(struct context *c, const STATE *g, int tile)
{
    const struct layout *s = SHAPE(g, tile);
    u8 set = 0;
    for (int n = 0; n < REINFORCEMENTS && n < g->heroes; n++) /* GC-057, GC-S71, GC-165 */
        if (s->reinforcement[n] != 0xFF && g->who[cell_of(tile, s->reinforcement[n])] == NOWHERE) /* GC-248 */
            set |= (u8)bit(n);
    return set;
}

int spare_acolyte(const STATE *g, int card)
{
    u64 spare = figures_of(card) & ~those_there(g, figures_of(card));
    return spare ? lowest(spare) : NOWHERE;
}

static u8 spare_kinds(const STATE *g)
{
    u8 set = 0;
    for (int card = FIRST_ACOLYTE; card < CARDS_OF_VILLAINS; card++)
        if (g->card[card].villain && spare_acolyte(g, card) != NOWHERE) set |= (u8)bit(card);
    return set;
}

/* Why an Acolyte of a card cannot appear on a Reinforcement Space; NULL: it can. */
static const char *acolyte_fault(const STATE *g, const struct reinforce *L, int card, int n, int cell,
                                 rule_number *rule)
{
    *rule = 57;
    if (n >= g->heroes) return "it is not active with so few Heroes";
    *rule = 248;
    if (g->who[cell] != NOWHERE) return "somebody stands there";
    *rule = RULING_(26);
    if (spare_acolyte(g, card) == NOWHERE) return "all ten figures stand on the board";
    *rule = 249;
    return L->one_kind && L->card && L->card != card ? "all must be of one kind" : NULL;
}

static void refuse_acolytes(struct context *c, const STATE *g, const struct reinforce *L)
{
    const struct layout *s = SHAPE(g, L->tile);
    rule_number rule;
    for (int card = FIRST_ACOLYTE; card < CARDS_OF_VILLAINS; card++)
        for (int n = 0; n < REINFORCEMENTS && g->card[card].villain; n++) {
            if (s->reinforcement[n] == 0xFF) continue;
            const int cell = cell_of(L->tile, s->reinforcement[n]);
            const char *fault = acolyte_fault(g, L, card, n, cell, &rule);
            if (fault) REFUSE(ACT_PLACE_ACOLYTE, rule, fault, g->card[card].villain, cell);
        }
}

#define STEPS_reinforce(S, Q) \
    Q(WHERE, 245, "Which Acolyte appears, and where?", SET("Which Acolytes appear, and where?", ACT_DONE))

PROC(reinforce)                                              /* GC-245, GC-249 */
{
    BEGIN(reinforce)
    while (L->left && free_reinforcements(c, g, L->tile) && spare_kinds(g)) {
        ASK(WHERE, g->skarov) {
            OFFER(ACT_DONE);
            for EACH_BIT(card, spare_kinds(g))
                for EACH_BIT(n, free_reinforcements(c, g, L->tile))
                    OFFER_IF(!L->one_kind || !L->card || L->card == card, ACT_PLACE_ACOLYTE, g->card[card].villain,
                             cell_of(L->tile, SHAPE(g, L->tile)->reinforcement[n]));
            if (wants_reasons(c)) refuse_acolytes(c, g, L);
        }
        if (ANSWER.verb == ACT_DONE) break;
        L->card = card_with(g, ANSWER.a);
        L->left--;
        relocate(c, g, spare_acolyte(g, L->card), ANSWER.b, EV_REINFORCED, 245);
    }
    END
}
