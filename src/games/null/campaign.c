/* campaign.c: three games that follow from each other: purses, longer games, a card for coins. */
#include "state.h"

DESCRIBE(carried, CARRIED_FIELDS, false)

static const char *fault(const struct content *content, const void *carried)
{
    const struct carried *k = carried;
    int won = 0;
    (void)content;
    for (seat s = 0; s < RIVALS; s++) {
        if (s >= k->players && (k->purse[s] || k->won[s])) return "somebody has a purse who does not play";
        if (k->won[s] > k->games) return "somebody has won more games than were played";
        won += k->won[s];
    }
    if (won < k->games) return "a game was won by nobody (NL-041)";
    if (!k->games != !k->players || k->players == 1) return "players and games do not fit (NL-001)";
    return NULL;
}

static bool is_over(const struct content *content, const void *carried)
{
    (void)content;
    return ((const struct carried *)carried)->games == CAMPAIGN_GAMES; /* NL-050 */
}

static const char *check_next(const struct content *content, const void *carried, const struct setup *setup)
{
    const struct carried *k = carried;
    (void)content;
    return k->games && setup->players != k->players ? "all games of a campaign have the same players (NL-050)" : NULL;
}

static void begin_next(struct context *c, void *state, const void *carried)
{
    const struct carried *k = carried;
    STATE *g = state;
    for (seat s = 0; s < g->players; s++) g->rival[s].coins = k->purse[s]; /* NL-051: set_up adds the others */
    LOCALS(course, top_frame(c))->longer = k->games;                       /* NL-052 */
}

static void after(struct context *c, const void *state, const void *before, void *carried)
{
    const STATE *g = state;
    struct carried *k = carried;
    (void)before;
    k->games++;
    k->players = g->players;
    for (seat s = 0; s < g->players; s++) {
        k->purse[s] = (u8)min_int(g->rival[s].coins / 2, PURSE_MAX); /* NL-051 */
        k->won[s] = (u8)(k->won[s] + score(c, g, s));
    }
}

static void stands(struct text *out, const struct content *content, const void *carried)
{
    const struct carried *k = carried;
    int most = 0;
    text_add(out, "%d of %d games played", k->games, CAMPAIGN_GAMES);
    for (seat s = 0; s < k->players; s++) most = max_int(most, k->won[s]);
    for (seat s = 0; s < k->players; s++) {
        text_add(out, "; seat %d has won %d and has a purse of %d", s + 1, k->won[s], k->purse[s]);
        if (is_over(content, carried) && k->won[s] == most) text_add(out, ": the winner"); /* NL-054 */
    }
}

const struct game_campaign campaign = {
    .fields = &carried_fields, .find_fault = fault, .is_over = is_over, .check = check_next, .begin = begin_next,
    .after = after, .stands = stands,
};

/* -- Between two games ------------------------------------------------------------------------- */

#define STEPS_shopping(S, Q) Q(BUY, 53, "Do you pay 2 coins for a card?")

/* From the leader on, each player may pay for a card (NL-053): the choices between two games are the first questions of
 * the next. */
PROC(shopping)
{
    seat who = clockwise(g->players, g->lead, L->done);
    BEGIN(shopping)
    for (L->done = 0; L->done < g->players; L->done++) {
        who = clockwise(g->players, g->lead, L->done);
        if (g->rival[who].coins < CARD_PRICE) continue;
        ASK(BUY, who) {
            OFFER(ACT_ACCEPT);
            OFFER(ACT_DECLINE);
        }
        if (ANSWER.verb != ACT_ACCEPT) continue;
        g->rival[who].coins -= CARD_PRICE;
        HAPPEN(EV_LOST, 53, who, CARD_PRICE);
        draw_card(c, g, who, 53);
    }
    END
}
