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

/* Deals as the set-up does (VG-032, VG-033); false when `who` would not get its own Identity. */
static bool deal(struct context *c, const STATE *g, seat who, u8 dealt[PLAYERS], struct random *luck)
{
    const struct scenario_row *s = SCENARIO(g->scenario);
    u8 copies[ROWS_MAX + 1] = {0};
    int n = 0;
    for (int id = 1; id <= c->content->count[KIND_IDENTITY]; id++)
        if (!((g->options & FIRST_GAME) && IDENTITY(id)->advanced)) copies[id] = IDENTITY(id)->copies;
    for (int i = 0; i < s->good; i++) dealt[n++] = take_identity(c, copies, GOOD, luck);
    for (int i = 0; i < s->evil; i++) dealt[n++] = take_identity(c, copies, EVIL, luck);
    for (int i = 0; i < s->neutral; i++) dealt[n++] = take_identity(c, copies, NEUTRAL, luck);
    for (int i = 0; i < s->random; i++) dealt[n++] = take_identity(c, copies, 0, luck);
    random_shuffle(luck, dealt, NULL, n);
    return dealt[who] == g->player[who].identity;
}

/* Rejection gives the exact posterior: a deal is kept with the chance that it would have laid the
 * tokens that were seen. */
static bool deal_identities(struct context *c, STATE *g, seat who, struct random *luck)
{
    for (int tries = 0; tries < 20000; tries++) {
        u8 dealt[PLAYERS];
        bool kept = deal(c, g, who, dealt, luck);
        for (seat s = 0; kept && s < g->players; s++)
            if (s != who)
                kept = (int)random_below(luck, ARRANGEMENTS) < arrangements(&g->player[s], who, IDENTITY(dealt[s])->allegiance);
        if (!kept) continue;
        for (seat s = 0; s < g->players; s++) {
            g->player[s].identity = dealt[s];
            g->player[s].identity_known |= only(s);
            lay_consistently(&g->player[s], who, IDENTITY(dealt[s])->allegiance, luck);
        }
        return true;
    }
    return false;
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
