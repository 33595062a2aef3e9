/* setup.c: the set-up of the board and of the players (chapters 2 to 4), and the course of the whole game. */
#include <string.h>

#include "procedures.h"

/* -- What a Scenario Card may say (VG-S114) ------------------------------------------------------------ */

static const struct scenario_row *scenario_of(const struct content *content, u8 scenario)
{
    return (const struct scenario_row *)(const void *)content_row(content, KIND_SCENARIO, scenario);
}

static int identities_in_box(const struct content *content, u8 allegiance, u32 options)
{
    int n = 0;
    for (int id = 1; id <= content->count[KIND_IDENTITY]; id++) {
        const struct identity_row *row = (const struct identity_row *)(const void *)content_row(content, KIND_IDENTITY, id);
        if ((!allegiance || row->allegiance == allegiance) && !((options & FIRST_GAME) && row->advanced)) n += row->copies;
    }
    return n;
}

static int villains_in_box(const struct content *content, int level)
{
    int n = 0;
    for (int id = 1; id <= content->count[KIND_VILLAIN]; id++)
        n += ((const struct villain_row *)(const void *)content_row(content, KIND_VILLAIN, id))->level == level;
    return n;
}

static int heroes_in_box(const struct content *content, u8 sort)
{
    int n = 0;
    for (int id = 1; id <= content->count[KIND_HERO]; id++)
        n += ((const struct hero_row *)(const void *)content_row(content, KIND_HERO, id))->sort == sort;
    return n;
}

static int cards_in_box(const struct content *content, u8 deck)
{
    int n = 0;
    for (int id = 1; id <= content->count[KIND_CARD]; id++) {
        const struct card_row *card = (const struct card_row *)(const void *)content_row(content, KIND_CARD, id);
        if (card->deck == deck) n += card->copies;
    }
    return n;
}

const char *check(const struct content *content, const struct setup *setup)
{
    if (setup->players < 3 || setup->players > PLAYERS) return "Vigilante is for 3 to 6 players (VG-S01)";
    if (!setup->scenario || setup->scenario > content->count[KIND_SCENARIO]) return "there is no such scenario";
    const struct scenario_row *s = scenario_of(content, setup->scenario);
    if (s->players != setup->players) return "this scenario is for another number of players (VG-001)";
    if (s->good + s->evil + s->neutral + s->random != s->players) return "the scenario's Identities do not add up to its players (VG-S114)";
    if (!s->good) return "a scenario needs at least 1 Good player (VG-S114)";
    if (s->good > identities_in_box(content, GOOD, setup->options) ||
        s->evil > identities_in_box(content, EVIL, setup->options) ||
        s->neutral > identities_in_box(content, NEUTRAL, setup->options) ||
        s->players > identities_in_box(content, 0, setup->options))
        return "the scenario asks for more Identities than the box holds (VG-S114)";
    int villains = 0;
    for (int level = 1; level <= 3; level++) {
        if (s->villains[level - 1] > 20 || s->villains[level - 1] > villains_in_box(content, level))
            return "the scenario asks for more Villains of a Level than the box holds (VG-S114)";
        villains += s->villains[level - 1];
    }
    if (!villains) return "a scenario needs at least 1 Villain (VG-S114)";
    if (s->events + s->rounds + 1 > content->count[KIND_EVENT]) return "there are too few Event tokens for this scenario (VG-S114)";
    if (s->city_cards * s->players > cards_in_box(content, CITY)) return "there are too few City cards for this scenario (VG-S114)";
    if (!s->rounds) return "a scenario needs at least 1 round (VG-S114)";
    if (heroes_in_box(content, STARTER) < 2 * s->players) return "there are too few Starter Heroes for 2 each (VG-S14)";
    if (cards_in_box(content, CITY) + cards_in_box(content, AGENCY) > DECK_CARDS) return "the City and Agency Decks are too large";
    if (content->count[KIND_HERO] > HERO_CARDS || content->count[KIND_VILLAIN] > VILLAIN_CARDS ||
        content->count[KIND_EVENT] >= EVENT_TOKENS)
        return "the content has more Heroes, Villains or Event tokens than the board has room for";
    return NULL;
}

/* -- The shared board (chapter 3) ------------------------------------------------------------------------- */

/* Puts new cards at the end of a pile. */
static void add_cards(struct cards k, int pile, const u8 *ids, int n)
{
    int at = k.start[pile + 1];
    memmove(k.id + at + n, k.id + at, (size_t)(k.start[k.piles] - at));
    memcpy(k.id + at, ids, (size_t)n);
    for (int p = pile + 1; p <= k.piles; p++) k.start[p] = (u8)(k.start[p] + n);
}

static void set_up_events(struct context *c, STATE *g)
{
    for (int id = 1; id <= c->content->count[KIND_EVENT]; id++) g->bag[g->bag_count++] = (u8)id; /* VG-021 */
    for (int n = SCENARIO(g->scenario)->events; n > 0; n--) { /* VG-022, VG-023, VG-S10 */
        u8 token = g->bag[pick(c, g->bag_count)];
        bag_remove(g, token);
        place_token(c, g, token);
    }
}

static void set_up_villains(struct context *c, STATE *g)
{
    for (int level = 1; level <= 3; level++) {               /* VG-025, VG-026 */
        u8 pool[VILLAIN_CARDS];
        int n = 0, wanted = SCENARIO(g->scenario)->villains[level - 1];
        for (int id = 1; id <= c->content->count[KIND_VILLAIN]; id++)
            if (VILLAIN(id)->level == level) pool[n++] = (u8)id;
        random_shuffle(&g->head.random, pool, NULL, n);
        add_cards(VILLAINS(g), VILLAIN_DECK, pool, wanted);
        add_cards(VILLAINS(g), VILLAIN_BOX, pool + wanted, n - wanted);
    }
}

static void set_up_decks(struct context *c, STATE *g)
{
    for (int deck = CITY; deck <= AGENCY; deck++) {          /* VG-028, VG-029 */
        u8 cards[DECK_CARDS];
        int n = 0, pile = deck == CITY ? CITY_DECK : AGENCY_DECK;
        for (int id = 1; id <= c->content->count[KIND_CARD]; id++) {
            if (CARD(id)->deck != deck) continue;
            if (CARD(id)->type == AMBUSH) g->ambush_in[deck - CITY] |= (u16)(1u << CARD(id)->condition);
            for (int copy = CARD(id)->copies; copy > 0; copy--) cards[n++] = (u8)id;
        }
        add_cards(CITY_CARDS(g), pile, cards, n);
        cards_shuffle(c, CITY_CARDS(g), pile);
    }
}

/* A pile of all Heroes of one or two sorts, shuffled. */
static void set_up_hero_pile(struct context *c, STATE *g, int pile, u8 sort, u8 other)
{
    u8 heroes[HERO_CARDS];
    int n = 0;
    for (int id = 1; id <= c->content->count[KIND_HERO]; id++)
        if (HERO(id)->sort == sort || HERO(id)->sort == other) heroes[n++] = (u8)id;
    add_cards(HEROES(g), pile, heroes, n);
    cards_shuffle(c, HEROES(g), pile);
}

static void set_up_heroes(struct context *c, STATE *g)
{
    set_up_hero_pile(c, g, HERO_DECK, HERO_CARD, g->options & MERCENARIES ? MERCENARY : HERO_CARD); /* VG-248, VG-249 */
    set_up_hero_pile(c, g, BOX, STARTER, STARTER);
    refill_market(c, g);                                     /* VG-027 */
    for (seat s = 0; s < g->players; s++)                    /* VG-039 */
        for (int n = 0; n < 2; n++) card_move(HEROES(g), BOX, 0, DEALT + s, only(s));
}

/* -- The players (chapter 4) --------------------------------------------------------------------------------- */

/* Takes a random Identity of an Allegiance (0: of any) out of the box, which holds copies per row. */
static u8 draw_identity(struct context *c, u8 *copies, u8 allegiance)
{
    int n = 0;
    for (int id = 1; id <= c->content->count[KIND_IDENTITY]; id++)
        if (!allegiance || IDENTITY(id)->allegiance == allegiance) n += copies[id];
    int at = pick(c, n);
    for (int id = 1;; id++) {
        if (allegiance && IDENTITY(id)->allegiance != allegiance) continue;
        if (at < copies[id]) {
            copies[id]--;
            return (u8)id;
        }
        at -= copies[id];
    }
}

static void deal_identities(struct context *c, STATE *g)
{
    const struct scenario_row *s = SCENARIO(g->scenario);
    u8 copies[ROWS_MAX + 1] = {0}, dealt[PLAYERS];
    int n = 0;
    for (int id = 1; id <= c->content->count[KIND_IDENTITY]; id++)
        if (!((g->options & FIRST_GAME) && IDENTITY(id)->advanced)) copies[id] = IDENTITY(id)->copies; /* VG-020 */
    for (int i = 0; i < s->good; i++) dealt[n++] = draw_identity(c, copies, GOOD); /* VG-032 */
    for (int i = 0; i < s->evil; i++) dealt[n++] = draw_identity(c, copies, EVIL);
    for (int i = 0; i < s->neutral; i++) dealt[n++] = draw_identity(c, copies, NEUTRAL);
    for (int i = 0; i < s->random; i++) dealt[n++] = draw_identity(c, copies, 0); /* VG-S03 */
    random_shuffle(&g->head.random, dealt, NULL, n);         /* VG-033 */
    for (seat p = 0; p < g->players; p++) {
        g->player[p].identity = dealt[p];
        g->player[p].identity_known = only(p);               /* VG-034 */
    }
}

/* Two tokens of the own Allegiance, one of each other, in places that nobody knows (VG-036 to VG-038). */
static void lay_tokens(struct context *c, STATE *g, seat who)
{
    u8 own = IDENTITY(g->player[who].identity)->allegiance;
    u8 *token = g->player[who].token;
    token[0] = GOOD, token[1] = EVIL, token[2] = NEUTRAL, token[3] = own;
    random_shuffle(&g->head.random, token, NULL, TOKENS);
}

void begin(struct context *c, void *state, const struct setup *setup)
{
    STATE *g = state;
    g->head.top = NO_FRAME;
    g->players = setup->players;
    g->scenario = setup->scenario;
    g->options = (u8)setup->options;
    g->current = g->fighter = NOBODY;
    for (seat s = 0; s < PLAYERS; s++) g->player[s].colour = s; /* VG-031 */
    PUSH(whole_game, 0);
}

#define STEPS_starter(S, Q) Q(KEEP, RULE(40), "Which Starter Hero do you keep?")

/* Lane: each player keeps one of two Starter Heroes, in secret (VG-S13). */
PROC(starter)
{
    BEGIN(starter)
    ASK_SECRET(KEEP, f->seat)
        for EACH_CARD(hero, HEROES(g), DEALT + f->seat)
            OFFER(ACT_KEEP_STARTER, hero);
    L->kept = ANSWER.a;
    END
}

static void reveal_starters(struct context *c, STATE *g)
{
    for (seat s = 0; s < g->players; s++) {
        u8 kept = LANE_OF(starter, s)->kept;
        int slot = hero_joins(c, g, s, DEALT + s, kept);     /* VG-040: slot 1 */
        g->player[s].slot[slot].used_turn = 0;
        card_move(HEROES(g), DEALT + s, 0, BOX, only(s));    /* VG-041 */
        HAPPEN(EV_STARTER, RULE(40), s, kept);
    }
    join(c);
}

/* Set-up, the rounds of the Scenario Card, the end (VG-100, VG-244). */
PROC(whole_game)
{
    BEGIN(whole_game)
    HAPPEN(EV_SET_UP, RULE(14), NOBODY, g->scenario);
    set_up_events(c, g);
    set_up_villains(c, g);
    set_up_decks(c, g);
    set_up_heroes(c, g);
    deal_identities(c, g);
    for (seat s = 0; s < g->players; s++) lay_tokens(c, g, s);
    FORK(STARTERS_KEPT, all_players(g), starter);
    reveal_starters(c, g);
    for (int n = SCENARIO(g->scenario)->city_cards; n > 0; n--) /* VG-042 */
        for (seat s = 0; s < g->players; s++) draw_card(c, g, s, CITY, RULE(42));
    g->first = pick(c, g->players);                          /* VG-043, VG-S11 */
    HAPPEN(EV_MARKER, RULE(43), g->first);
    COUNT_MARKET(MARKET_SETTLED);                            /* VG-S88 */

    for (g->round = 1; g->round <= SCENARIO(g->scenario)->rounds; g->round++) {
        CALL(ROUND_DONE, round, .done = 0);
        if (g->round == SCENARIO(g->scenario)->rounds) break; /* VG-179, VG-S86 */
        g->first = right_of(g, g->first);                    /* VG-177 */
        HAPPEN(EV_MARKER, RULE(177), g->first);
        SETTLE(MARKER_SETTLED);
    }
    decide_winners(c, g);
    END
}
