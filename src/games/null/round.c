/* round.c: the course of the game: set-up, and the rounds of draw, secret bids, deeds, vote and die. */
#include "state.h"

const char *null_check(const struct content *content, const struct setup *setup)
{
    int cards = 0;
    if (setup->players < 2 || setup->players > RIVALS) return "the null game is for 2 to 4 players (NL-001)";
    if (!setup->scenario || setup->scenario > content->count[KIND_SCENARIO]) return "there is no such scenario";
    for (int id = 1; id <= content->count[KIND_CARD]; id++)
        cards += ((const struct card_row *)(const void *)content_row(content, KIND_CARD, id))->copies;
    return cards > CARDS ? "there are more cards than the deck has room for (NL-S01)" : NULL;
}

void null_begin(struct context *c, void *state, const struct setup *setup)
{
    STATE *g = state;
    g->head.top = NO_FRAME;
    g->players = setup->players;
    g->scenario = setup->scenario;
    g->options = (u8)setup->options;
    g->acting = NOBODY;
    *(struct course *)push(c, P_course, 0, sizeof(struct course)) = (struct course){0};
}

static void set_up(struct context *c, STATE *g)
{
    const struct scenario_row *scenario = SCENARIO(g->scenario);
    u8 omen[OMENS] = {1, 2, 3, 4, 5, 6};
    for (int id = 1; id <= c->content->count[KIND_CARD]; id++) { /* NL-003 */
        if (CARD(id)->type == TRAP) g->traps |= (u8)(1u << CARD(id)->trap);
        for (int n = CARD(id)->copies; n > 0; n--) {
            g->stock.id[g->stock.start[DECK + 1]] = (u8)id;
            for (int p = DECK + 1; p <= PILES; p++) g->stock.start[p]++;
        }
    }
    cards_shuffle(c, STOCK(g), DECK);
    random_shuffle(&g->head.random, omen, NULL, OMENS);
    for (seat s = 0; s < g->players; s++) {
        u8 coins = (u8)(scenario->coins + (g->options & RICH ? 3 : 0)); /* NL-002 */
        g->rival[s] = (struct rival){coins, omen[s], only(s)};
        happen(c, EV_OMEN, 4, only(s), s, omen[s], 0, 0);    /* NL-004 */
        for (int n = scenario->hand; n > 0; n--) null_draw(c, g, s, 3);
    }
    g->lead = pick(c, g->players);                           /* NL-005 */
    happen(c, EV_LEADS, 5, EVERYBODY, g->lead, 0, 0, 0);
}

static void begin_round(struct context *c, STATE *g)
{
    g->die = 0;
    happen(c, EV_ROUND, 10, EVERYBODY, NOBODY, g->round, SCENARIO(g->scenario)->rounds, 0);
    for (int n = 0; n < g->players; n++) null_draw(c, g, null_nth(g, g->lead, n), 11);
}

#define STEPS_bid(S, Q)                                    \
    Q(WHICH_CARD, 12, "Which card do you bid?")            \
    Q(WHICH_STAKE, 13, "How many coins do you stake?")

/* Lane of two steps: a card, then its stake, both in secret. Writes nothing but its own frame. */
PROC(bid)
{
    BEGIN(bid)
    ASK_SECRET(WHICH_CARD, f->seat) {
        offer(c, ACT_NO_BID, 0, 0, 0);
        for (int i = g->stock.start[HAND + f->seat]; i < g->stock.start[HAND + f->seat + 1]; i++) {
            u8 card = g->stock.id[i];
            if (card_find(STOCK(g), HAND + f->seat, card) != i - g->stock.start[HAND + f->seat]) continue; /* a copy */
            if (CARD(card)->type == TRAP) refuse(c, ACT_BID, card, 0, 0, 16, "a Trap waits for its moment");
            else offer(c, ACT_BID, card, 0, 0);
        }
    }
    if (ANSWER.verb == ACT_NO_BID) RETURN(0);
    L->card = ANSWER.a;
    ASK_SECRET(WHICH_STAKE, f->seat)
        for (u8 n = 0; n <= min_int(STAKE_MAX, g->rival[f->seat].coins); n++) offer(c, ACT_STAKE, n, 0, 0);
    L->stake = ANSWER.a;
    END
}

/* What was chosen together is written together, in seat order, after the join (NL-014). */
static void reveal_bids(struct context *c, STATE *g, struct bout *L)
{
    for (seat s = 0; s < g->players; s++) {
        L->bid[s] = LANE_OF(bid, s)->card;
        L->stake[s] = LANE_OF(bid, s)->stake;
    }
    join(c);
    for (seat s = 0; s < g->players; s++) {
        if (!L->bid[s]) continue;
        g->rival[s].coins = (u8)(g->rival[s].coins - L->stake[s]);
        card_move(STOCK(g), HAND + s, card_leaves(STOCK(g), HAND + s, L->bid[s], EVERYBODY), PLAYED, EVERYBODY);
        happen(c, EV_BIDS, 14, EVERYBODY, s, L->bid[s], L->stake[s], 0);
    }
}

/* The highest stake acts first; among equals the nearest to the leader (NL-015). NOBODY: all are done. */
static seat next_to_act(const STATE *g, const struct bout *L)
{
    seat best = NOBODY;
    for (int n = 0; n < g->players; n++) {
        seat s = null_nth(g, g->lead, n);
        if (L->bid[s] && (best == NOBODY || L->stake[s] > L->stake[best])) best = s;
    }
    return best;
}

#define STEPS_act(S, Q) S(DONE)

/* A card that was bid is carried out: a Relic stays, a Deed is done and discarded (NL-016). */
PROC(act)
{
    BEGIN(act)
    g->acting = f->seat;
    if (CARD(L->card)->type == RELIC) {
        card_move(STOCK(g), PLAYED, card_find(STOCK(g), PLAYED, L->card), RELICS + f->seat, EVERYBODY);
    } else {
        happen(c, EV_ACTS, 16, EVERYBODY, f->seat, L->card, 0, 0);
        CALL(DONE, effect, .kind = KIND_CARD, .card = L->card, .part = PART_EFFECT, .reg = NO_TARGETS);
        card_move(STOCK(g), PLAYED, card_find(STOCK(g), PLAYED, L->card), DISCARD, EVERYBODY);
    }
    g->acting = NOBODY;
    END
}

#define STEPS_relic(S, Q) S(DONE)

/* One trigger of a Relic, if its condition holds. */
PROC(relic)
{
    const struct trigger *when = &CARD(L->card)->when[L->which];
    struct effect e = {.kind = KIND_CARD, .card = L->card, .part = (u8)(PART_TRIGGER + L->which), .reg = NO_TARGETS};
    BEGIN(relic)
    if (when->moment != ON_DIE || !null_holds(c, &e, f->seat, c->content->condition[when->condition])) RETURN(0);
    if (!effect_possible(c, &e, f->seat)) RETURN(0);
    happen(c, EV_ACTS, 32, EVERYBODY, f->seat, L->card, 0, 0);
    CALL(DONE, effect, .kind = e.kind, .card = e.card, .part = e.part, .reg = NO_TARGETS);
    END
}

/* How many Relics the player has whose turn it is in the last step. */
static int relics(const STATE *g, const struct bout *L)
{
    return pile_count(STOCK((STATE *)(size_t)g), RELICS + null_nth(g, g->lead, L->who));
}

static void roll_die(struct context *c, STATE *g)
{
    g->die = roll(c, 6);                                     /* NL-031 */
    happen(c, EV_ROLLED, 31, EVERYBODY, g->lead, g->die, 0, 0);
}

/* The last die fulfils an omen; all omens come to light (NL-040, NL-041). */
static void settle(struct context *c, STATE *g)
{
    int most = 0;
    for (seat s = 0; s < g->players; s++) {
        g->rival[s].omen_known = EVERYBODY;
        happen(c, EV_FULFILLED, 40, EVERYBODY, s, g->rival[s].omen, 0, 0);
        if (g->rival[s].omen == g->die) null_gain(c, g, s, 3, 40);
    }
    for (seat s = 0; s < g->players; s++) most = max_int(most, g->rival[s].coins);
    for (seat s = 0; s < g->players; s++)
        if (g->rival[s].coins == most) happen(c, EV_WON, 41, EVERYBODY, s, (u8)most, 0, 0);
}

#define STEPS_bout(S, Q)                    \
    S(ALL_BID) S(ACTED) S(RELIC_DONE)       \
    Q(VOTE, 30, "Who leads from now on?")

/* One round: draw, bid, act, vote, die (NL-010). */
PROC(bout)
{
    BEGIN(bout)
    begin_round(c, g);
    FORK(ALL_BID, null_all(g), bid);
    reveal_bids(c, g, L);
    while (next_to_act(g, L) != NOBODY) {
        {
            seat who = next_to_act(g, L);
            struct act act = {.card = L->bid[who]};
            L->bid[who] = L->stake[who] = 0;
            f->step = AFTER_ACTED; /* as CALL_AS does, for arguments that need work */
            *(struct act *)push(c, P_act, who, sizeof act) = act;
            return GO;
        }
    ACTED:;
    }
    ASK_ANY(VOTE, null_all(g)) /* an open vote: the first answer counts (NL-030) */
        for (seat s = 0; s < g->players; s++) {
            if (s == c->seat) refuse(c, ACT_LEADER, s, 0, 0, 30, "nobody may name themself");
            else offer(c, ACT_LEADER, s, 0, 0);
        }
    g->lead = ANSWER.a;
    happen(c, EV_LEADS, 30, EVERYBODY, g->lead, 0, 0, 0);
    roll_die(c, g);
    for (L->who = 0; L->who < g->players; L->who++)          /* NL-032 */
        for (L->relic = 0; L->relic < TRIGGERS_MAX * relics(g, L); L->relic++)
            CALL_AS(RELIC_DONE, null_nth(g, g->lead, L->who), relic, .which = L->relic % TRIGGERS_MAX,
                    .card = card_at(STOCK(g), RELICS + null_nth(g, g->lead, L->who), L->relic / TRIGGERS_MAX));
    END
}

#define STEPS_course(S, Q) S(ROUND_DONE)

PROC(course)
{
    BEGIN(course)
    set_up(c, g);
    for (g->round = 1;; g->round++) {
        CALL(ROUND_DONE, bout, .who = 0);
        if (g->round >= SCENARIO(g->scenario)->rounds) break;
    }
    settle(c, g);
    END
}
