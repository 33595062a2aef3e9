/* movement.c: step 5.1 (chapter 8): moves, placements and deployments, one at a time; planetary defence. */
#include "procedures.h"

/* -- Where to ----------------------------------------------------------------------------------------------------- */

u16 reach(const struct context *c, const STATE *g, int slot, bool slips)
{
    const struct rebel *r = &g->rebel[slot];
    int total = rebel_total(c, g, slot);
    u32 reach = 0;
    if (!slips && total <= g->world[r->planet].garrison) return 0;  /* FR-125 */
    for EACH(p, g->open & ~bit(r->planet))                   /* FR-010, FR-112, FR-114, FR-131, FR-132 */
        if (slips || total > g->world[LOWEST(rest_p)].garrison) /* FR-124, FR-126, FR-127 */
            reach |= bit(LOWEST(rest_p));
    return (u16)reach;
}

u32 movable(const struct context *c, const STATE *g, seat who, bool slips)
{
    u32 found = 0;
    for EACH(s, g->player[who].units & ~g->moved_units)      /* FR-118 */
        if (reach(c, g, LOWEST(rest_s), slips)) found |= bit(LOWEST(rest_s));
    return found;
}

void offer_planets(struct context *c, u32 set, u8 verb)
{
    for EACH(p, set) OFFER(verb, LOWEST(rest_p));
}

void march(struct context *c, STATE *g, int slot, u8 to, rule_number rule)
{
    const struct rebel *r = &g->rebel[slot];
    HAPPEN(EV_MOVED, rule, r->owner, r->kind, r->planet, to);
    if (r->commander) {                                      /* FR-129 */
        move_person(g, r->commander, to);
        g->moved_people |= bit(r->commander);
    }
    move_rebel(g, slot, to);
    g->moved_units |= bit(slot);
}

/* Planets where imperial cards may be deployed (FR-112, FR-120). */
static u32 landing(const STATE *g)
{
    u32 all = g->outer | g->central | bit(g->capital);
    return (g->options & FREE_EMPIRE) ? all : g->open;       /* FR-284 */
}

/* Imperial units without a commander on a planet. */
static u32 uncommanded(const STATE *g, u8 planet)
{
    u32 found = 0;
    for EACH(t, g->troops_on[planet])
        if (!g->troop[LOWEST(rest_t)].commander) found |= bit(LOWEST(rest_t));
    return found;
}

static u32 posts(const STATE *g)
{
    u32 found = 0;
    for EACH(p, landing(g))
        if (uncommanded(g, LOWEST(rest_p))) found |= bit(LOWEST(rest_p)); /* FR-123 */
    return found;
}

/* -- What may be done --------------------------------------------------------------------------------------------- */

static void offer_pieces(struct context *c, const STATE *g, seat who)
{
    u32 people = g->player[who].people & ~g->moved_people, units = movable(c, g, who, false);
    for EACH(p, people) {                                    /* FR-116, FR-128, FR-130 */
        u8 id = LOWEST(rest_p), place = g->person[id].place;
        if (place) OFFER(ACT_MOVE_CHARACTER, id, place);
        else OFFER(ACT_PLACE, id);                  /* FR-095 */
    }
    for EACH(u, units)
        if (first_rebel(g, units, LOWEST(rest_u)))
            offer_own(c, g, LOWEST(rest_u), ACT_MOVE_UNIT, ACT_MOVE_UNDER);
    if (!wants_reasons(c)) return;
    for EACH(v, g->player[who].units & ~units & ~g->moved_units) {
        const struct rebel *r = &g->rebel[LOWEST(rest_v)];
        bool held = rebel_total(c, g, LOWEST(rest_v)) <= g->world[r->planet].garrison;
        if (!r->commander && !first_rebel(g, g->player[who].units & ~g->moved_units, LOWEST(rest_v))) continue;
        REFUSE(r->commander ? ACT_MOVE_UNDER : ACT_MOVE_UNIT, held ? RULE(125) : RULE(124), held ? "the garrison does not let this unit leave" : "every open planet has a garrison that is too strong", r->kind, r->planet, r->commander);
    }
}

static void offer_plotted(struct context *c, const STATE *g, seat who)
{
    struct kinds kinds = {0};
    u32 free_posts = posts(g);
    for (int pile = PLOT + who; pile <= SHOWN + who; pile += SHOWN - PLOT)
        for EACH_CARD(id, STOCK(g), pile) {
            u8 card = id;
            const struct card_row *row = CARD(card);
            if (row->family > IMPERIAL && row->family != IMPERIAL_UNIT) continue; /* FR-295 */
            if (!first_of_kind(&kinds, card)) continue;
            if (row->family == REBEL) OFFER(ACT_ENTER, card); /* FR-119 */
            else if (row->family == IMPERIAL_UNIT) /* FR-120 to FR-122: those on planets stay */
                OFFER(ACT_DEPLOY, card);
            else if (row->command && free_posts) OFFER(ACT_DEPLOY, card);
            else if (row->command)
                REFUSE(ACT_DEPLOY, RULE(123), "there is no imperial unit without a commander", card);
            else
                REFUSE(ACT_DEPLOY, RULE(123), "this character has no command", card);
        }
}

static void offer_acts(struct context *c, const STATE *g, seat who)
{
    if (g->people_on[0] & g->player[who].people)
        REFUSE(ACT_DONE, RULE(95), "your staged characters must be placed");
    else OFFER(ACT_DONE);                        /* FR-117 */
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

/* A plotted card is turned up; one that was revealed before goes first, because it tells nothing new. */
static void unplot(STATE *g, seat who, u8 card)
{
    int pile = card_find(STOCK(g), SHOWN + who, card) >= 0 ? SHOWN + who : PLOT + who;
    card_move(STOCK(g), pile, card_leaves(STOCK(g), pile, card, EVERYBODY), TABLE, EVERYBODY);
}

/* Notes the act that was chosen and lays the card open; true if it needs a destination. */
static bool take_up(struct context *c, STATE *g, struct movement *L, seat who, struct action a)
{
    L->act = a.verb;
    L->piece = a.a;
    if (a.verb == ACT_MOVE_UNIT || a.verb == ACT_MOVE_UNDER) {
        L->act = ACT_MOVE_UNIT;
        L->piece = find_own(g, movable(c, g, who, false), a, ACT_MOVE_UNDER);
    }
    if (a.verb == ACT_DEPLOY) {
        unplot(g, who, a.a);
        HAPPEN(EV_REVEALED, RULE(120), who, a.a);
    }
    if (a.verb != ACT_ENTER) return true;
    seat most = most_declared(g, a.a);
    HAPPEN(EV_REVEALED, RULE(119), who, a.a);
    if (most == NOBODY) most = who;                          /* FR-097 */
    enter_play(c, g, PLOT + who, card_leaves(STOCK(g), PLOT + who, a.a, EVERYBODY), a.a, most, 0);
    if (most == who) return true;
    HAPPEN(EV_STAGED, RULE(101), most, a.a);
    return false;                                            /* FR-101: staged for the other player */
}

/* Carries out everything but the deployment of a character. */
static void carry_out(struct context *c, STATE *g, struct movement *L, seat who)
{
    switch (L->act) {
    case ACT_MOVE_CHARACTER:
        HAPPEN(EV_MOVED, RULE(116), who, L->piece, g->person[L->piece].place, L->planet);
        if (g->person[L->piece].mission == COMMAND) HAPPEN(EV_RELIEVED, RULE(130), who, L->piece);
        end_command(g, L->piece);                    /* FR-130, FR-143 */
        move_person(g, L->piece, L->planet);
        g->moved_people |= bit(L->piece);
        break;
    case ACT_MOVE_UNIT:
        march(c, g, L->piece, L->planet, RULE(116));
        break;
    case ACT_PLACE: case ACT_ENTER:
        HAPPEN(EV_PLACED, RULE(95), who, L->piece, L->planet);
        move_person(g, L->piece, L->planet);
        g->moved_people |= bit(L->piece);                    /* FR-118 */
        break;
    case ACT_DEPLOY:
        card_move(STOCK(g), TABLE, card_find(STOCK(g), TABLE, L->piece), IN_PLAY, EVERYBODY);
        L->slot = add_troop(g, L->piece, L->planet);
        HAPPEN(EV_DEPLOYED, RULE(120), who, L->piece, L->planet);
        break;
    }
}

/* The window about a deployed imperial character is closed. */
static void post_commander(struct context *c, STATE *g, struct movement *L, int defects_to)
{
    if (defects_to != NOBODY) {
        defect(c, g, TABLE, L->piece, (seat)defects_to, L->planet);
        return;
    }
    card_move(STOCK(g), TABLE, card_find(STOCK(g), TABLE, L->piece), IN_PLAY, EVERYBODY);
    g->troop[L->slot].commander = L->piece;                  /* FR-123 */
    HAPPEN(EV_COMMANDS, RULE(123), NOBODY, L->piece, g->troop[L->slot].kind, L->planet);
}

static void forget_act(struct movement *L) { *L = (struct movement){.slot = NO_UNIT}; }

static bool secrets_in_movement(struct context *c, const STATE *g, seat who)
{
    return pile_size(g, PLOT + who) || card_asks(c, g, who, M_MOVEMENT);
}

#define STEPS_movement(S, Q)                                              \
    Q(NEXT_ACT, RULE(300), "What do you move, place or deploy next? (plots not used are discarded)") \
    Q(WHERE, RULE(116), "Where to?")                                       \
    Q(WHICH_TROOP, RULE(123), "Which imperial unit gets this commander?") \
    S(PLAYED, TO(play_card)) S(DEPLOYED, TO(window)) S(SHOWN_TO_ALL, TO(defection))

PROC(movement)                                               /* FR-300 */
{
    BEGIN(movement)
    for (;;) {
        ASK_(NEXT_ACT, only(f->seat), secrets_in_movement(c, g, f->seat)) offer_acts(c, g, f->seat);
        if (ANSWER.verb == ACT_DONE) break;
        if (ANSWER.verb == ACT_PLAY) {
            CALL(PLAYED, play_card, .card = ANSWER.a, .thing = NO_ID);
            continue;
        }
        if (take_up(c, g, L, f->seat, ANSWER)) {
            ASK(WHERE, f->seat) offer_planets(c, destinations(c, g, L), ACT_GO);
            L->planet = ANSWER.a;
            if (L->act == ACT_DEPLOY && CARD(L->piece)->family == IMPERIAL) {
                ASK(WHICH_TROOP, f->seat)
                    for EACH(t, uncommanded(g, L->planet))
                        if (first_troop(g, uncommanded(g, L->planet), LOWEST(rest_t)))
                            offer_troop(c, g, LOWEST(rest_t));
                L->slot = find_troop(g, uncommanded(g, L->planet), ANSWER);
                HAPPEN(EV_DEPLOYED, RULE(123), f->seat, L->piece, L->planet);
                CALL(SHOWN_TO_ALL, defection, .card = L->piece, .next = f->seat); /* FR-106 */
                post_commander(c, g, L, RESULT);
            } else {
                carry_out(c, g, L, f->seat);
                if (L->act == ACT_DEPLOY && g->world[L->planet].owner != NOBODY)
                    MOMENT(DEPLOYED, f->seat, .moment = M_DEPLOYED, .who = only(g->world[L->planet].owner),
                           .thing = L->slot);
            }
        }
        forget_act(L);
    }
    END
}

#define STEPS_slip(S, Q)                                                         \
    Q(WHICH_UNIT, RULE(124), "Which unit ignores planetary defence?")            \
    Q(WHERE, RULE(116), "Where to?")

/* A card lets one unit ignore planetary defence for a move of its own. */
PROC(slip)
{
    BEGIN(slip)
    ASK(WHICH_UNIT, f->seat) {
        u32 set = movable(c, g, f->seat, true);
        for EACH(s, set)
            if (first_rebel(g, set, LOWEST(rest_s)))
                offer_own(c, g, LOWEST(rest_s), ACT_MOVE_UNIT, ACT_MOVE_UNDER);
    }
    L->slot = find_own(g, movable(c, g, f->seat, true), ANSWER, ACT_MOVE_UNDER);
    ASK(WHERE, f->seat) offer_planets(c, reach(c, g, L->slot, true), ACT_GO);
    march(c, g, L->slot, ANSWER.a, RULE(116));
    END
}
