/* city.c: Bystander tokens, Mastermind tokens, random Locations, and Heroes on the map. */
#include "procedures.h"

/* -- Tokens ------------------------------------------------------------------------------------------------------- */

void place_bystander(struct context *c, STATE *g, int location, rule_number rule)
{
    if (!g->bystanders[0]) return;                           /* FF-124 */
    g->bystanders[0]--;
    g->bystanders[location]++;
    HAPPEN(EV_BYSTANDER, rule, NOBODY, location, g->bystanders[location]);
}

/* The top token of the stack: all there are shuffled, so any of them is; -1: none is left. */
static int top_token(const STATE *g)
{
    for (int t = 0; t < MASTERMIND_TOKENS; t++)
        if (!g->token_at[t]) return t;
    return -1;
}

/* Whether anything happens beside the placing: the Mastermind comes, somebody waits for it (FF-322, FF-S103). */
static bool token_matters(struct context *c, const STATE *g)
{
    int boss = mastermind_of(c, g);
    if (g->phase == SET_UP) return false;
    if (in_set(g->awaited, ON_TOKEN_PLACED)) return true;
    return boss != NOWHERE && in_city(&g->villain[boss]) && VILLAIN(g->villain[boss].villain)->moves_to_tokens;
}

bool place_mastermind(struct context *c, STATE *g, int location, rule_number rule)
{
    int token = top_token(g);
    if (token < 0) return advance_track(c, g, 1, 152);       /* FF-125, FF-323, FF-S21 */
    g->token_at[token] = (u8)location;                       /* FF-321: unseen */
    HAPPEN(EV_TOKEN, rule, NOBODY, location, tokens_at(g, 0));
    if (!token_matters(c, g)) return false;
    PUSH(place_token, g->active, .location = (u8)location);
    return true;
}

static bool mastermind_comes(struct context *c, STATE *g, int location)
{
    int boss = mastermind_of(c, g);
    if (boss == NOWHERE || !in_city(&g->villain[boss]) || !VILLAIN(g->villain[boss].villain)->moves_to_tokens)
        return false;
    return move_villain(c, g, boss, location, 315);
}

#define STEPS_place_token(S, Q) S(CAME, TO(move_villain)) S(TOLD, TO(window))

PROC(place_token)
{
    BEGIN(place_token)
    DOING(CAME, mastermind_comes(c, g, L->location));
    DOING(TOLD, AT_MOMENT(ON_TOKEN_PLACED, NOWHERE, L->location));
    END
}

void return_token(struct context *c, STATE *g, int token, rule_number rule)
{
    u8 rest[MASTERMIND_TOKENS];
    int n = 0;
    g->token_at[token] = 0;
    for (int t = 0; t < MASTERMIND_TOKENS; t++)
        if (!g->token_at[t]) rest[n++] = (u8)t;
    for (; n > 1; n--) {                                     /* FF-326: their numbers are shuffled */
        u8 one = rest[n - 1], other = rest[pick(c, n)], number = g->token[one];
        g->token[one] = g->token[other];
        g->token[other] = number;
    }
    HAPPEN(EV_TOKEN_BACK, rule, NOBODY, 0);
}

/* JRN cards that were set aside go back, and the deck is shuffled (FF-S76). */
static void shuffle_back(struct context *c, STATE *g)
{
    struct cards k = SCHEMES(g);
    bool any = false;
    for (int i = pile_count(k, SCHEME_SHOWN) - 1; i >= 0; i--)
        if (SCHEME(card_at(k, SCHEME_SHOWN, i))->justice_rules) {
            card_move(k, SCHEME_SHOWN, i, SCHEME_DECK, 0);
            any = true;
        }
    if (any) cards_shuffle(c, k, SCHEME_DECK);
}

u8 random_location(struct context *c, STATE *g)
{
    u8 card;
    while ((card = draw_shared(c, g, DECK_SCHEME, SCHEME_SHOWN)) != 0 && SCHEME(card)->justice_rules) {}
    u8 location = card ? SCHEME(card)->step[0].location : (u8)(pick(c, LOCATIONS) + 1);
    if (card) card_shown(SCHEMES(g), SCHEME_SHOWN, card, SCHEME_DISCARD); /* FF-130 */
    shuffle_back(c, g);
    HAPPEN(EV_RANDOM_LOCATION, 130, NOBODY, card, location);
    return location;
}

/* -- Heroes ------------------------------------------------------------------------------------------------------- */

void put_hero(struct context *c, STATE *g, int hero, int location, u8 event, rule_number rule)
{
    g->hero[hero].at = (u8)location;
    HAPPEN(event, rule, (seat)hero, g->hero[hero].hero, location);
}

u32 reach(struct context *c, int from, int steps)
{
    return LOCATION(from)->within[min_int(steps, STEPS_MOST)] & ~bit(from); /* FF-082, FF-084 */
}

void set_mode(struct context *c, STATE *g, int hero, enum mode mode, rule_number rule)
{
    if (g->hero[hero].mode == mode) return;
    g->hero[hero].mode = (u8)mode;                           /* FF-050 */
    HAPPEN(EV_MODE, rule, (seat)hero, g->hero[hero].hero, (int)mode);
}

void refresh_tokens(struct context *c, STATE *g, int hero, int n, rule_number rule)
{
    struct hero *h = &g->hero[hero];
    n = min_int(n, h->exhausted);                            /* FF-S128 */
    if (n <= 0) return;
    h->exhausted = (u8)(h->exhausted - n);
    h->available = (u8)(h->available + n);
    HAPPEN(EV_REFRESHED, rule, (seat)hero, h->hero, n);
}
