/* movement.c: step 5.1 (chapter 8): moves, placements and deployments, one at a time; planetary defence. */
#include "procedures.h"

/* -- Where to ----------------------------------------------------------------------------------------------------- */

u16 reach(const struct context *c, const STATE *g, int slot, bool slips)
{
    const struct rebel *r = &g->rebel[slot];
    int total = rebel_total(c, g, slot);
    if (!slips && total <= g->world[r->planet].garrison) return 0; /* FR-125 */
    return SUBSET(planet, (u16)(g->open & ~bit(r->planet)),  /* FR-010, FR-112, FR-114, FR-131, FR-132 */
                  slips || total > g->world[planet].garrison); /* FR-124, FR-126, FR-127 */
}

bool reaches_any(const struct context *c, const STATE *g, int slot, bool slips)
{
    const struct rebel *r = &g->rebel[slot];
    int total = rebel_total(c, g, slot);
    if (!slips && total <= g->world[r->planet].garrison) return false;
    for EACH_BIT(planet, (u16)(g->open & ~bit(r->planet)))
        if (slips || total > g->world[planet].garrison) return true;
    return false;
}

u32 movable(const struct context *c, const STATE *g, seat who, bool slips)
{
    return SUBSET(slot, g->player[who].units & ~g->moved_units, reaches_any(c, g, slot, slips)); /* FR-118 */
}

void march(struct context *c, STATE *g, int slot, u8 to, rule_number rule)
{
    struct rebel *r = &g->rebel[slot];
    HAPPEN(EV_MOVED, rule, r->owner, r->kind, r->planet, to);
    if (r->commander) move_person(g, r->commander, to);      /* FR-129 */
    g->rebels_on[r->planet] &= ~bit(slot);
    g->rebels_on[to] |= bit(slot);
    g->moved_units |= bit(slot);
    r->planet = to;
}

/* Planets where imperial cards may be deployed (FR-112, FR-120, FR-284). */
static u32 landing(const STATE *g) { return g->options & FREE_EMPIRE ? all_planets(g) : g->open; }

/* Imperial units without a commander on a planet. */
static u32 uncommanded(const STATE *g, u8 planet)
{
    return SUBSET(slot, g->troops_on[planet], !g->troop[slot].commander);
}

static u32 posts(const STATE *g) { return SUBSET(planet, landing(g), uncommanded(g, planet)); } /* FR-123 */

/* -- What may be done --------------------------------------------------------------------------------------------- */

static void offer_pieces(struct context *c, const STATE *g, seat who)
{
    u32 units = movable(c, g, who, false);
    for EACH_BIT(id, g->player[who].people & ~g->moved_people) { /* FR-116, FR-128, FR-130 */
        u8 place = g->person[id].place;
        if (place) OFFER(ACT_MOVE_CHARACTER, id, place);
        else OFFER(ACT_PLACE, id);                           /* FR-095 */
    }
    offer_rebels(c, g, units, ACT_MOVE_UNIT);
    if (!wants_reasons(c)) return;
    u32 held = g->player[who].units & ~units & ~g->moved_units;
    u32 stay = SUBSET(slot, held, rebel_total(c, g, slot) <= g->world[g->rebel[slot].planet].garrison);
    refuse_rebels(c, g, stay, ACT_MOVE_UNIT, 125, "the garrison does not let this unit leave");
    refuse_rebels(c, g, held & ~stay, ACT_MOVE_UNIT, 124, "every open planet has a garrison that is too strong");
}

static void offer_plotted(struct context *c, const STATE *g, seat who)
{
    struct kinds kinds = {0};
    for (int pile = PLOT + who; pile <= SHOWN + who; pile += SHOWN - PLOT)
        for EACH_CARD(card, STOCK(g), pile) {
            const struct card_row *row = CARD(card);
            if (row->family > IMPERIAL && row->family != IMPERIAL_UNIT) continue; /* FR-295 */
            if (!first_of_kind(&kinds, card)) continue;
            if (row->family == REBEL) OFFER(ACT_ENTER, card); /* FR-119 */
            else                                             /* FR-120 to FR-122: those on planets stay */
                OFFER_OR(row->family == IMPERIAL_UNIT || (row->command && posts(g)), 123,
                         row->command ? "there is no imperial unit without a commander"
                                      : "this character has no command", ACT_DEPLOY, card);
        }
}

static void offer_acts(struct context *c, const STATE *g, seat who)
{
    OFFER_OR(!(g->people_on[0] & g->player[who].people), 95, "your staged characters must be placed",
             ACT_DONE);                                      /* FR-117 */
    offer_pieces(c, g, who);
    offer_plotted(c, g, who);
    offer_cards(c, g, who, M_MOVEMENT, NO_ID);
}

/* -- The step ----------------------------------------------------------------------------------------------------- */

static u32 destinations(const struct context *c, const STATE *g, const struct movement *L)
{
    switch (L->act) {
    case ACT_MOVE_CHARACTER: return g->open & ~bit(g->person[L->piece].place);
    case ACT_MOVE_UNIT: return reach(c, g, L->piece, false);
    case ACT_DEPLOY: return CARD(L->piece)->family == IMPERIAL ? posts(g) : landing(g);
    default: return g->open;                                 /* PLACE and ENTER */
    }
}

/* Notes the act that was chosen and lays the card open; true if it needs a destination. */
static bool take_up(struct context *c, STATE *g, struct movement *L, seat who, struct action a)
{
    bool unit = a.verb == ACT_MOVE_UNIT || a.verb == ACT_MOVE_UNDER;
    L->act = unit ? ACT_MOVE_UNIT : a.verb;
    L->piece = unit ? find_rebel(g, g->player[who].units & ~g->moved_units, a) : a.a;
    if (a.verb == ACT_DEPLOY) {
        int from = has_card(STOCK(g), SHOWN + who, a.a) ? SHOWN : PLOT; /* shown before: it tells nothing new */
        card_shown(STOCK(g), from + who, a.a, TABLE);
        HAPPEN(EV_REVEALED, 120, who, a.a);
    }
    if (a.verb != ACT_ENTER) return true;
    seat most = most_declared(g, a.a);
    HAPPEN(EV_REVEALED, 119, who, a.a);
    if (most == NOBODY) most = who;                          /* FR-097 */
    enter_play(g, PLOT + who, a.a, most, 0);
    if (most == who) return true;
    HAPPEN(EV_STAGED, 101, most, a.a);
    return false;                                            /* FR-101: staged for the other player */
}

/* Carries out everything but the deployment of a character. */
static void carry_out(struct context *c, STATE *g, struct movement *L, seat who)
{
    switch (L->act) {
    case ACT_MOVE_CHARACTER:
        HAPPEN(EV_MOVED, 116, who, L->piece, g->person[L->piece].place, L->planet);
        if (g->person[L->piece].mission == COMMAND) HAPPEN(EV_RELIEVED, 130, who, L->piece);
        end_command(g, L->piece);                            /* FR-130, FR-143 */
        move_person(g, L->piece, L->planet);
        break;
    case ACT_MOVE_UNIT:
        march(c, g, L->piece, L->planet, 116);
        break;
    case ACT_PLACE: case ACT_ENTER:
        HAPPEN(EV_PLACED, 95, who, L->piece, L->planet);
        move_person(g, L->piece, L->planet);
        break;
    case ACT_DEPLOY:
        L->slot = add_troop(g, L->piece, L->planet);
        HAPPEN(EV_DEPLOYED, 120, who, L->piece, L->planet);
        break;
    }
}

static void post_commander(struct context *c, STATE *g, const struct movement *L)
{
    card_shown(STOCK(g), TABLE, L->piece, IN_PLAY);
    g->troop[L->slot].commander = L->piece;                  /* FR-123 */
    HAPPEN(EV_COMMANDS, 123, NOBODY, L->piece, g->troop[L->slot].kind, L->planet);
}

PROC(movement)                                               /* FR-300 */
{
    BEGIN(movement)
    for (;;) {
        ASK_(NEXT_ACT, only(f->seat), pile_count(STOCK(g), PLOT + f->seat) || /* plots and cards are secret */
             (!c->fast && may_play(c, g, f->seat, M_MOVEMENT, NO_ID)))
            offer_acts(c, g, f->seat);
        if (ANSWER.verb == ACT_DONE) break;
        if (ANSWER.verb == ACT_PLAY) {
            CALL(PLAYED, play_card, .card = ANSWER.a, .thing = NO_ID);
            continue;
        }
        if (take_up(c, g, L, f->seat, ANSWER)) {
            ASK(WHERE, f->seat) offer_set(c, destinations(c, g, L), ACT_GO);
            L->planet = ANSWER.a;
            if (L->act == ACT_DEPLOY && CARD(L->piece)->family == IMPERIAL) {
                ASK(WHICH_TROOP, f->seat) offer_troops(c, g, uncommanded(g, L->planet));
                L->slot = find_troop(g, uncommanded(g, L->planet), ANSWER);
                HAPPEN(EV_DEPLOYED, 123, f->seat, L->piece, L->planet);
                CALL(SHOWN_TO_ALL, defection, .card = L->piece, .next = f->seat); /* FR-106 */
                if (RESULT != NOBODY) defect(c, g, TABLE, L->piece, (seat)RESULT, L->planet);
                else post_commander(c, g, L);
            } else {
                carry_out(c, g, L, f->seat);
                if (L->act == ACT_DEPLOY && g->world[L->planet].owner != NOBODY)
                    MOMENT(DEPLOYED, f->seat, .moment = M_DEPLOYED, .who = only(g->world[L->planet].owner),
                           .thing = L->slot);
            }
        }
        *L = (struct movement){.slot = NO_UNIT};
    }
    END
}

/* A card lets one unit ignore planetary defence for a move of its own. */
PROC(slip)
{
    BEGIN(slip)
    ASK(WHICH_UNIT, f->seat) offer_rebels(c, g, movable(c, g, f->seat, true), ACT_MOVE_UNIT);
    L->slot = find_rebel(g, movable(c, g, f->seat, true), ANSWER);
    ASK(WHERE, f->seat) offer_set(c, reach(c, g, L->slot, true), ACT_GO);
    march(c, g, L->slot, ANSWER.a, 116);
    END
}
