/* setup.c: the set-up of the board and of the players (chapters 2 to 4), and the course of the whole game. */
#include "procedures.h"

/* -- What a Scenario Card may say (VG-S114) ------------------------------------------------ */

/* Advanced Identities are left out of a first game (VG-020). */
static bool in_game(const struct identity_row *row, u32 options) { return !((options & FIRST_GAME) && row->advanced); }

/* What the box holds, for checks that have no state. */
struct box {
    int identities[NEUTRAL + 1], villains[4], heroes[MERCENARY + 1], cards[AGENCY + 1]; /* identities[0]: all */
};

static struct box open_box(const struct content *content, u32 options)
{
    const struct { const struct content *content; } rows = {content}, *c = &rows;
    struct box box = {{0}};
    for (int id = 1; id <= content->count[KIND_IDENTITY]; id++) {
        int n = in_game(IDENTITY(id), options) ? IDENTITY(id)->copies : 0;
        box.identities[0] += n;
        box.identities[IDENTITY(id)->allegiance] += n;
    }
    for (int id = 1; id <= content->count[KIND_VILLAIN]; id++) box.villains[VILLAIN(id)->level]++;
    for (int id = 1; id <= content->count[KIND_HERO]; id++) box.heroes[HERO(id)->type]++;
    for (int id = 1; id <= content->count[KIND_CARD]; id++) box.cards[CARD(id)->deck] += CARD(id)->copies;
    return box;
}

const char *check(const struct content *content, const struct setup *setup)
{
    const struct { const struct content *content; } rows = {content}, *c = &rows;
    if (setup->players < 3 || setup->players > PLAYERS) return "Vigilante is for 3 to 6 players (VG-S01)";
    if (!setup->scenario || setup->scenario > content->count[KIND_SCENARIO]) return "there is no such scenario";
    const struct scenario_row *s = SCENARIO(setup->scenario);
    struct box box = open_box(content, setup->options);
    if (s->players != setup->players) return "this scenario is for another number of players (VG-001)";
    if (s->good + s->evil + s->neutral + s->random != s->players)
        return "the scenario's Identities do not add up to its players (VG-S114)";
    if (!s->good) return "a scenario needs at least 1 Good player (VG-S114)";
    if (s->good > box.identities[GOOD] || s->evil > box.identities[EVIL] || s->neutral > box.identities[NEUTRAL] ||
        s->players > box.identities[0])
        return "the scenario asks for more Identities than the box holds (VG-S114)";
    int villains = 0;
    for (int level = 1; level <= 3; level++) {
        if (s->villains[level - 1] > 20 || s->villains[level - 1] > box.villains[level])
            return "the scenario asks for more Villains of a Level than the box holds (VG-S114)";
        villains += s->villains[level - 1];
    }
    if (!villains) return "a scenario needs at least 1 Villain (VG-S114)";
    if (s->events + s->rounds + 1 > content->count[KIND_EVENT])
        return "there are too few Event tokens for this scenario (VG-S114)";
    if (s->city_cards * s->players > box.cards[CITY]) return "there are too few City cards for this scenario (VG-S114)";
    if (!s->rounds) return "a scenario needs at least 1 round (VG-S114)";
    if (box.heroes[STARTER] < 2 * s->players) return "there are too few Starter Heroes for 2 each (VG-S14)";
    if (box.cards[CITY] + box.cards[AGENCY] > DECK_CARDS) return "the City and Agency Decks are too large";
    if (content->count[KIND_HERO] > HERO_CARDS || content->count[KIND_VILLAIN] > VILLAIN_CARDS ||
        content->count[KIND_EVENT] >= EVENT_TOKENS)
        return "the content has more Heroes, Villains or Event tokens than the board has room for";
    return NULL;
}

/* -- The shared board (chapter 3) ---------------------------------------------------------- */

static void set_up_events(struct context *c, STATE *g)
{
    for (int id = 1; id <= c->content->count[KIND_EVENT]; id++) g->bag[g->bag_count++] = (u8)id; /* VG-021 */
    for (int n = SCENARIO(g->scenario)->events; n > 0; n--) place_from_bag(c, g); /* VG-022, VG-023, VG-S10 */
}

static void set_up_villains(struct context *c, STATE *g)
{
    for (int level = 1; level <= 3; level++) {               /* VG-025, VG-026 */
        u8 pool[VILLAIN_CARDS];
        int n = 0, wanted = SCENARIO(g->scenario)->villains[level - 1];
        for (int id = 1; id <= c->content->count[KIND_VILLAIN]; id++)
            if (VILLAIN(id)->level == level) pool[n++] = (u8)id;
        random_shuffle(&g->head.random, pool, NULL, n);
        for (int i = 0; i < n; i++) cards_add(VILLAINS(g), i < wanted ? VILLAIN_DECK : VILLAIN_BOX, pool[i], 1, 0);
    }
}

static void set_up_decks(struct context *c, STATE *g)
{
    for (int id = 1; id <= c->content->count[KIND_CARD]; id++) { /* VG-028, VG-029 */
        const struct card_row *card = CARD(id);
        cards_add(CITY_CARDS(g), card->deck == CITY ? CITY_DECK : AGENCY_DECK, (u8)id, card->copies, 0);
        if (card->type == AMBUSH) g->ambush_in[card->deck - CITY] |= (u16)bit(card->condition);
    }
    cards_shuffle(c, CITY_CARDS(g), CITY_DECK);
    cards_shuffle(c, CITY_CARDS(g), AGENCY_DECK);
}

static void set_up_heroes(struct context *c, STATE *g)
{
    for (int id = 1; id <= c->content->count[KIND_HERO]; id++)
        if (HERO(id)->type != MERCENARY || g->options & MERCENARIES) /* VG-248, VG-249 */
            cards_add(HEROES(g), HERO(id)->type == STARTER ? BOX : HERO_DECK, (u8)id, 1, 0);
    cards_shuffle(c, HEROES(g), HERO_DECK);
    cards_shuffle(c, HEROES(g), BOX);
    refill_market(c, g);                                     /* VG-027 */
    for (seat s = 0; s < g->players; s++)                    /* VG-039 */
        for (int n = 0; n < 2; n++) card_draw(HEROES(g), BOX, DEALT + s, only(s));
}

/* -- The players (chapter 4) --------------------------------------------------------------- */

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
    const int upto[] = {0, s->good, s->good + s->evil, s->good + s->evil + s->neutral};
    u8 copies[ROWS_MAX + 1] = {0}, dealt[PLAYERS];
    int n = 0;
    for (int id = 1; id <= c->content->count[KIND_IDENTITY]; id++)
        if (in_game(IDENTITY(id), g->options)) copies[id] = IDENTITY(id)->copies;
    for (u8 a = GOOD; a <= NEUTRAL; a++)
        while (n < upto[a]) dealt[n++] = draw_identity(c, copies, a); /* VG-032 */
    while (n < g->players) dealt[n++] = draw_identity(c, copies, 0); /* VG-S03 */
    random_shuffle(&g->head.random, dealt, NULL, n);         /* VG-033 */
    for (seat p = 0; p < g->players; p++) {
        g->player[p].identity = dealt[p];
        g->player[p].identity_known = only(p);               /* VG-034 */
    }
}

/* Two tokens of their own Allegiance, one of each other, in places that nobody knows (VG-036 to VG-038). */
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
    g->players = setup->players;
    g->scenario = setup->scenario;
    g->options = (u8)setup->options;
    g->current = g->fighter = NOBODY;
    for (seat s = 0; s < PLAYERS; s++) g->player[s].colour = s; /* VG-031 */
    PUSH(whole_game, 0);
}

#define STEPS_starter(S, Q) Q(KEEP, 40, "Which Starter Hero do you keep?")

/* Lane: each player keeps one of two Starter Heroes, in secret (VG-S13). */
PROC(starter)
{
    BEGIN(starter)
    ASK_SECRET(KEEP, f->seat)
        for EACH_CARD(hero, HEROES(g), DEALT + f->seat) OFFER(ACT_KEEP_STARTER, hero);
    L->kept = ANSWER.a;
    END
}

static void reveal_starters(struct context *c, STATE *g)
{
    for (seat s = 0; s < g->players; s++) {
        u8 kept = LANE_OF(starter, s)->kept;
        int slot = hero_joins(c, g, s, DEALT + s, kept);     /* VG-040: slot 1 */
        g->player[s].slot[slot].used_turn = 0;
        card_draw(HEROES(g), DEALT + s, BOX, only(s));    /* VG-041 */
        HAPPEN(EV_STARTER, 40, s, kept);
    }
    join(c);
}

/* Set-up, the rounds of the Scenario Card, the end (VG-100, VG-244). */
PROC(whole_game)
{
    BEGIN(whole_game)
    HAPPEN(EV_SET_UP, 14, NOBODY, g->scenario);
    set_up_events(c, g);
    set_up_villains(c, g);
    set_up_decks(c, g);
    set_up_heroes(c, g);
    deal_identities(c, g);
    for (seat s = 0; s < g->players; s++) lay_tokens(c, g, s);
    FORK(STARTERS_KEPT, all_seats(g->players), starter);
    reveal_starters(c, g);
    for (int n = SCENARIO(g->scenario)->city_cards; n > 0; n--) /* VG-042 */
        for (seat s = 0; s < g->players; s++) draw_card(c, g, s, CITY, 42);
    g->first = pick(c, g->players);                          /* VG-043, VG-S11 */
    HAPPEN(EV_MARKER, 43, g->first);
    COUNT_MARKET(MARKET_SETTLED);                            /* VG-S88 */

    for (g->round = 1; g->round <= SCENARIO(g->scenario)->rounds; g->round++) {
        CALL(ROUND_DONE, round, .done = 0);
        if (g->round == SCENARIO(g->scenario)->rounds) break; /* VG-179, VG-S86 */
        g->first = clockwise(g->players, g->first, g->players - 1); /* VG-177 */
        HAPPEN(EV_MARKER, 177, g->first);
        SETTLE(MARKER_SETTLED);
    }
    decide_winners(c, g);
    END
}
