/* round.c: the course of the game: set-up, and the rounds of draw, secret bids, deeds, vote and die. */
#include "state.h"

void begin(struct context *c, void *state, const struct setup *setup)
{
    STATE *g = state;
    g->players = setup->players;
    g->scenario = setup->scenario;
    g->options = (u8)setup->options;
    g->acting = NOBODY;
    PUSH(course, 0);
}

void enter_round(struct context *c, void *state, seat who)
{
    STATE *g = state;
    stack_clear(c);
    g->acting = NOBODY;
    g->lead = who;
    cards_move_all(STOCK(g), PLAYED, DISCARD, EVERYBODY);
    PUSH_AT(course, ROUND_DONE, 0);
    PUSH(bout, 0);
}

static void set_up(struct context *c, STATE *g)
{
    const struct scenario_row *scenario = SCENARIO(g->scenario);
    u8 omen[OMENS] = {1, 2, 3, 4, 5, 6};
    for (int id = 1; id <= c->content->count[KIND_CARD]; id++) { /* NL-003 */
        if (CARD(id)->type == TRAP) g->traps |= (u8)(1u << CARD(id)->trap);
        cards_add(STOCK(g), DECK, (u8)id, CARD(id)->copies, 0);
    }
    cards_shuffle(c, STOCK(g), DECK);
    random_shuffle(&g->head.random, omen, NULL, OMENS);
    for (seat s = 0; s < g->players; s++) {
        u8 coins = (u8)(g->rival[s].coins + scenario->coins + (g->options & RICH ? 3 : 0)); /* NL-002, NL-051 */
        g->rival[s] = (struct rival){coins, omen[s], only(s)};
        HAPPEN_TO(only(s), EV_OMEN, 4, s, omen[s]);    /* NL-004 */
        for (int n = scenario->hand; n > 0; n--) draw_card(c, g, s, 3);
    }
    g->lead = pick(c, g->players);                           /* NL-005 */
    HAPPEN(EV_LEADS, 5, g->lead);
}

/* The course is the lowest frame; after it has ended, the last round was played. */
int rounds(const struct context *c, const STATE *g)
{
    if (g->head.top == NO_FRAME) return g->round;
    return SCENARIO(g->scenario)->rounds + LOCALS(course, frame_at(&g->head, 0))->longer;
}

static void begin_round(struct context *c, STATE *g)
{
    g->die = 0;
    HAPPEN(EV_ROUND, 10, NOBODY, g->round, rounds(c, g));
    for EACH_CLOCKWISE(s, g->players, g->lead) draw_card(c, g, s, 11);
}

#define STEPS_bid(S, Q)                                    \
    Q(WHICH_CARD, 12, "Which card do you bid?")            \
    Q(WHICH_STAKE, 13, "How many coins do you stake?")

/* Lane of two steps: a card, then its stake, both in secret. Writes nothing but its own frame. */
PROC(bid)
{
    BEGIN(bid)
    ASK_SECRET(WHICH_CARD, f->seat) {
        OFFER(ACT_NO_BID);
        for EACH_KIND(card, STOCK(g), HAND + f->seat) {
            if (CARD(card)->type == TRAP) REFUSE(ACT_BID, 16, "a Trap waits for its moment", card);
            else OFFER(ACT_BID, card);
        }
    }
    if (ANSWER.verb == ACT_NO_BID) RETURN(0);
    L->card = ANSWER.a;
    ASK_SECRET(WHICH_STAKE, f->seat)
        for (u8 n = 0; n <= min_int(STAKE_MAX, g->rival[f->seat].coins); n++) OFFER(ACT_STAKE, n);
    L->stake = ANSWER.a;
    END
}

/* What was chosen together is written together, in seat order (NL-014). */
static void reveal_bids(struct context *c, STATE *g, struct bout *L)
{
    for (seat s = 0; s < g->players; s++) {
        L->bid[s] = LANE_OF(bid, s)->card;
        L->stake[s] = LANE_OF(bid, s)->stake;
        if (!L->bid[s]) continue;
        g->rival[s].coins = (u8)(g->rival[s].coins - L->stake[s]);
        card_shown(STOCK(g), HAND + s, L->bid[s], PLAYED);
        HAPPEN(EV_BIDS, 14, s, L->bid[s], L->stake[s]);
    }
    join(c);
}

/* The highest stake acts first; among equals the nearest to the leader (NL-015). NOBODY: all are done. */
static seat next_to_act(const STATE *g, const struct bout *L)
{
    return GREATEST(s, g->players, g->lead, L->bid[s] ? L->stake[s] : -1);
}

#define STEPS_act(S, Q) S(DONE, TO(effect))

/* A card that was bid is carried out: a Relic stays, a Deed is done and discarded (NL-016). */
PROC(act)
{
    struct bout *round = LOCALS(bout, caller(f));
    BEGIN(act)
    round->bid[f->seat] = round->stake[f->seat] = 0;
    g->acting = f->seat;
    if (CARD(L->card)->type == RELIC) {
        card_move(STOCK(g), PLAYED, card_find(STOCK(g), PLAYED, L->card), RELICS + f->seat, EVERYBODY);
    } else {
        HAPPEN(EV_ACTS, 16, f->seat, L->card);
        CALL(DONE, effect, .kind = KIND_CARD, .card = L->card, .part = PART_EFFECT, .reg = NO_TARGETS);
        card_move(STOCK(g), PLAYED, card_find(STOCK(g), PLAYED, L->card), DISCARD, EVERYBODY);
    }
    g->acting = NOBODY;
    END
}

#define STEPS_relic(S, Q) S(DONE, TO(effect))

/* One trigger of a Relic, if its condition holds. */
PROC(relic)
{
    const struct trigger *when = &CARD(L->card)->when[L->which];
    struct effect e = {.kind = KIND_CARD, .card = L->card, .part = (u8)(PART_TRIGGER + L->which), .reg = NO_TARGETS};
    BEGIN(relic)
    if (when->moment != ON_DIE || !holds(c, &e, f->seat, CONDITION(when->condition))) RETURN(0);
    if (!effect_possible(c, &e, f->seat)) RETURN(0);
    HAPPEN(EV_ACTS, 32, f->seat, L->card);
    CALL_WITH(DONE, f->seat, effect, e);
    END
}

/* Whose Relics act in the last step. */
static seat whose(const STATE *g, const struct bout *L) { return clockwise(g->players, g->lead, L->who); }

/* The last die fulfils an omen; all omens come to light (NL-040, NL-041). */
static void settle(struct context *c, STATE *g)
{
    for (seat s = 0; s < g->players; s++) {
        g->rival[s].omen_known = EVERYBODY;
        HAPPEN(EV_FULFILLED, 40, s, g->rival[s].omen);
        if (g->rival[s].omen == g->die) gain(c, g, s, 3, 40);
    }
    for (seat s = 0; s < g->players; s++)
        if (score(c, g, s)) HAPPEN(EV_WON, 41, s, g->rival[s].coins);
}

#define STEPS_bout(S, Q)                                           \
    S(ALL_BID, TO(bid)) S(ACTED, TO(act)) S(RELIC_DONE, TO(relic)) \
    Q(VOTE, 30, "Who leads from now on?")

/* One round: draw, bid, act, vote, die (NL-010). */
PROC(bout)
{
    BEGIN(bout)
    begin_round(c, g);
    FORK(ALL_BID, all_seats(g->players), bid);
    reveal_bids(c, g, L);
    while (next_to_act(g, L) != NOBODY)
        CALL_AS(ACTED, next_to_act(g, L), act, .card = L->bid[next_to_act(g, L)]);
    ASK_ANY(VOTE, all_seats(g->players)) /* an open vote: the first answer counts (NL-030) */
        for (seat s = 0; s < g->players; s++) {
            if (s == c->seat) REFUSE(ACT_LEADER, 30, "nobody may name themself", s);
            else OFFER(ACT_LEADER, s);
        }
    g->lead = ANSWER.a;
    HAPPEN(EV_LEADS, 30, g->lead);
    g->die = roll(c, 6);                                     /* NL-031 */
    HAPPEN(EV_ROLLED, 31, g->lead, g->die);
    for (L->who = 0; L->who < g->players; L->who++)          /* NL-032 */
        for (L->relic = 0; L->relic < TRIGGERS_MAX * pile_count(STOCK(g), RELICS + whose(g, L)); L->relic++)
            CALL_AS(RELIC_DONE, whose(g, L), relic, .which = L->relic % TRIGGERS_MAX,
                    .card = card_at(STOCK(g), RELICS + whose(g, L), L->relic / TRIGGERS_MAX));
    END
}

PROC(course)
{
    BEGIN(course)
    set_up(c, g);
    if (L->longer) CALL(SHOPPED, shopping, .done = 0); /* NL-053 */
    for (g->round = 1;; g->round++) {
        CALL(ROUND_DONE, bout, .who = 0);
        if (g->round >= rounds(c, g)) break; /* NL-010, NL-052 */
    }
    settle(c, g);
    END
}
