/* redeal.c: what a seat cannot see, dealt anew consistently with what it has seen: cards, Identities, tokens. */
#include "engine/redeal.h"

#include <string.h>

#include "bot.h"
#include "procedures.h"

/* -- Tokens --------------------------------------------------------------------------------------------- */

enum { ARRANGEMENTS = 12 }; /* of two equal and two different tokens on four places */

/* Arrangement n of the tokens of a player with this Allegiance. */
static void arrange(u8 token[TOKENS], u8 allegiance, int n)
{
    u8 other = GOOD == allegiance ? EVIL : GOOD, third = (u8)(GOOD + EVIL + NEUTRAL - allegiance - other);
    int at = n / 3, second = n % 3; /* places of the two others */
    memset(token, allegiance, TOKENS);
    token[at] = other;
    token[second >= at ? second + 1 : second] = third;
}

/* Whether the places that the view shows agree with an arrangement. */
static bool agrees(const struct player *p, seat viewer, const u8 token[TOKENS])
{
    for (int t = 0; t < TOKENS; t++)
        if (has_seat(p->token_known[t], viewer) && p->token[t] != token[t]) return false;
    return true;
}

static int arrangements(const struct player *p, seat viewer, u8 allegiance)
{
    int n = 0;
    for (int i = 0; i < ARRANGEMENTS; i++) {
        u8 token[TOKENS];
        arrange(token, allegiance, i);
        n += agrees(p, viewer, token);
    }
    return n;
}

static void lay_consistently(struct player *p, seat viewer, u8 allegiance, struct random *luck)
{
    int at = (int)random_below(luck, (u32)arrangements(p, viewer, allegiance));
    for (int i = 0; i < ARRANGEMENTS; i++) {
        u8 token[TOKENS];
        arrange(token, allegiance, i);
        if (agrees(p, viewer, token) && at-- == 0) {
            memcpy(p->token, token, TOKENS);
            return;
        }
    }
}

/* -- Identities -------------------------------------------------------------------------------------------- */

static u8 take_identity(struct context *c, u8 *copies, u8 allegiance, struct random *luck)
{
    int n = 0;
    for (int id = 1; id <= c->content->count[KIND_IDENTITY]; id++)
        if (!allegiance || IDENTITY(id)->allegiance == allegiance) n += copies[id];
    if (!n) return 0;
    int at = (int)random_below(luck, (u32)n);
    for (int id = 1;; id++) {
        if (allegiance && IDENTITY(id)->allegiance != allegiance) continue;
        if (at < copies[id]) {
            copies[id]--;
            return (u8)id;
        }
        at -= copies[id];
    }
}

enum { DEALS = 3 * 3 * 3 * 3 * 3 }; /* of Allegiances to the other players */

/* What a deal of Allegiances depends on; arrays of 4 are indexed by Allegiance. */
struct deal {
    seat who, players;
    u8 own;              /* Allegiance of `who` */
    u8 fixed[4], box[4]; /* Identities that the Scenario Card asks for; that the box holds */
    u8 ways[PLAYERS][4]; /* in which a seat can have laid the tokens that were seen */
};

static u64 choose_of(int n, int k)
{
    u64 ways = 1;
    for (int i = 0; i < k; i++) ways = ways * (u64)max_int(0, n - i) / (u64)(i + 1);
    return ways;
}

/* Writes deal number n; returns how likely it is by the set-up (VG-032, VG-033, VG-S03) and the tokens
 * that were seen, times a constant. */
static u64 weigh(const struct deal *d, int n, u8 allegiance[PLAYERS])
{
    u8 total[4] = {0};
    u64 weight = 1;
    for (seat s = 0; s < d->players; s++) {
        allegiance[s] = (u8)(s == d->who ? d->own : GOOD + n % 3);
        if (s == d->who) continue;
        weight *= d->ways[s][allegiance[s]];
        n /= 3;
    }
    for (seat s = 0; s < d->players; s++) total[allegiance[s]]++;
    for (int a = GOOD; a <= NEUTRAL && weight; a++) {
        if (total[a] < d->fixed[a]) return 0;
        weight *= choose_of(d->box[a] - d->fixed[a], total[a] - d->fixed[a]); /* by the random selection */
        for (u64 k = 2; k <= total[a]; k++) weight *= k;                      /* to just these seats */
    }
    return weight;
}

/* Draws Allegiances from their exact posterior; false when no deal fits what was seen. */
static bool draw_deal(const struct deal *d, u8 allegiance[PLAYERS], struct random *luck)
{
    u64 weight[DEALS], sum = 0;
    int deals = 1;
    for (seat s = 1; s < d->players; s++) deals *= 3;
    for (int n = 0; n < deals; n++) sum += weight[n] = weigh(d, n, allegiance);
    if (!sum) return false;
    u64 at = ((u64)random_next(luck) << 32 | random_next(luck)) % sum;
    for (int n = 0; n < deals; n++) {
        if (at < weight[n]) {
            weigh(d, n, allegiance);
            break;
        }
        at -= weight[n];
    }
    return true;
}

static bool deal_identities(struct context *c, STATE *g, seat who, struct random *luck)
{
    const struct scenario_row *s = SCENARIO(g->scenario);
    struct deal d = {who, g->players, IDENTITY(g->player[who].identity)->allegiance,
                     {0, s->good, s->evil, s->neutral}, {0}, {{0}}};
    u8 copies[ROWS_MAX + 1] = {0}, allegiance[PLAYERS];
    for (int id = 1; id <= c->content->count[KIND_IDENTITY]; id++) {
        if ((g->options & FIRST_GAME) && IDENTITY(id)->advanced) continue;
        copies[id] = IDENTITY(id)->copies;
        d.box[IDENTITY(id)->allegiance] = (u8)(d.box[IDENTITY(id)->allegiance] + copies[id]);
    }
    for (seat p = 0; p < g->players; p++)
        for (u8 a = GOOD; a <= NEUTRAL; a++) d.ways[p][a] = (u8)arrangements(&g->player[p], who, a);
    if (!copies[g->player[who].identity] || !draw_deal(&d, allegiance, luck)) return false;
    copies[g->player[who].identity]--;
    for (seat p = 0; p < g->players; p++) {
        if (p != who) g->player[p].identity = take_identity(c, copies, allegiance[p], luck);
        g->player[p].identity_known |= only(p);
        lay_consistently(&g->player[p], who, allegiance[p], luck);
    }
    return true;
}

/* -- The whole ------------------------------------------------------------------------------------------------ */

bool vigilante_redeal(struct context *c, void *view, seat who, struct random *luck)
{
    STATE *g = view;
    u8 copies[256] = {0};
    if (!g->city.start[CARD_PILES]) return false; /* the set-up has not dealt yet */
    for (int id = 1; id <= c->content->count[KIND_CARD]; id++) copies[id] = CARD(id)->copies;
    if (!redeal_cards(c->content, &city_family, CITY_CARDS(g), copies, c->content->count[KIND_CARD], luck)) return false;
    memset(copies, 1, sizeof copies);
    if (!redeal_cards(c->content, &villain_family, VILLAINS(g), copies, c->content->count[KIND_VILLAIN], luck)) return false;
    for (int id = 1; id <= c->content->count[KIND_HERO]; id++)
        copies[id] = HERO(id)->sort != MERCENARY || (g->options & MERCENARIES);
    if (!redeal_cards(c->content, &hero_family, HEROES(g), copies, c->content->count[KIND_HERO], luck)) return false;
    random_seed(&g->head.random, (u64)random_next(luck) << 32 | random_next(luck));
    return g->player[who].identity_known == EVERYBODY || deal_identities(c, g, who, luck);
}
