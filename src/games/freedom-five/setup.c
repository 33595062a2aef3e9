/* setup.c: set-up in the order of FF-S102: Heroes, customization, the table, Scenario Setup; the course of the game. */
#include "engine/redeal.h"
#include "procedures.h"

/* -- What can be played ------------------------------------------------------------------------------------------- */

const char *check(const struct content *content, const struct setup *setup)
{
    struct context c_ = {.content = content}, *c = &c_;
    if (setup->players < 1 || setup->players > HEROES) return "Freedom Five is for 1 to 5 players (FF-001)";
    if (!setup->scenario || setup->scenario > content->count[KIND_COMIC]) return "there is no such Scenario Comic";
    if (content->count[KIND_LOCATION] != LOCATIONS) return "the city must have 30 Locations (FF-004)";
    if (content->count[KIND_HERO] < setup->players) return "there are fewer Heroes than players (FF-001)";
    if (!COMIC(setup->scenario)->chapter[0]) return "the Scenario Comic has no Chapter (FF-041)";
    if (setup->options & FREE_PLAY && setup->options & EVERYTHING)
        return "either everything is unlocked, or what a campaign has unlocked (FF-336)";
    return NULL;
}

/* -- Heroes ------------------------------------------------------------------------------------------------------- */

static bool is_taken(const STATE *g, u8 hero)
{
    return SUBSET(h, all_heroes(g), g->hero[h].hero == hero) != 0;
}

#define STEPS_choose_heroes(S, Q) Q(HERO, 1, "Which Hero do you play?")

PROC(choose_heroes)
{
    BEGIN(choose_heroes)
    for (;;) {
        ASK(HERO, L->next)                                   /* FF-D02 */
            for (u8 id = 1; id <= c->content->count[KIND_HERO]; id++) OFFER_IF(!is_taken(g, id), ACT_TAKE_HERO, id);
        g->hero[L->next].hero = ANSWER.a;
        refresh_hero(c, g, L->next);
        refresh_moments(c, g);
        HAPPEN(EV_HERO_TAKEN, 26, L->next, ANSWER.a);
        if (L->next + 1 == g->players) break;
        L->next++;
    }
    END
}

/* -- The table ---------------------------------------------------------------------------------------------------- */

/* Cards that are laid out together: those of a deck, or those in the box. */
struct heap {
    int n;
    u8 id[256];
};

static void put_on(struct heap *heap, int id, int copies)
{
    for (; copies > 0 && heap->n < (int)sizeof heap->id; copies--) heap->id[heap->n++] = (u8)id;
}

static void lay_down(struct cards k, int pile, struct heap *heap, seats known)
{
    cards_add_all(k, pile, heap->id, heap->n, known);
    heap->n = 0;
}

/* All Ability and Task cards of the Heroes lie open until the decks are complete (FF-S102). */
static void lay_out_cards(struct context *c, STATE *g)
{
    struct heap deck[HEROES], box;
    u8 seat_of[256];
    memset(seat_of, NOWHERE, sizeof seat_of);
    box.n = 0;
    for (int h = 0; h < g->players; h++) {
        deck[h].n = 0;
        seat_of[g->hero[h].hero] = (u8)h;
    }
    for (int id = 1; id <= c->content->count[KIND_ABILITY]; id++) {
        int h = seat_of[ABILITY(id)->hero];
        if (h != NOWHERE) put_on(ABILITY(id)->cost ? &box : &deck[h], id, 1);
    }
    for (int h = 0; h < g->players; h++) lay_down(ABILITIES(g), ABILITY_DECK + h, &deck[h], EVERYBODY);
    lay_down(ABILITIES(g), ABILITY_BOX, &box, EVERYBODY);
    for (int id = 1; id <= c->content->count[KIND_TASK]; id++) {
        int h = seat_of[TASK(id)->hero];
        if (h != NOWHERE) put_on(&deck[h], id, 1);
    }
    for (int h = 0; h < g->players; h++) lay_down(TASKS(g), TASK_DECK + h, &deck[h], 0);
}

/* FF-017 to FF-022 */
static void lay_out_tokens(struct context *c, STATE *g)
{
    const struct comic_row *comic = COMIC(g->comic);
    static const u8 damage[DAMAGE_KINDS] = {3, 3, 3, 3, 8};  /* FF-S08 */
    for (int k = 0; k < COLOURS; k++) g->supply[k] = HENCHMEN;
    for (int l = 1; l <= LOCATIONS; l++) {
        int k = LOCATION(l)->colour;
        g->crowd[CROWD_AT(l, k)] = 1;
        g->supply[k]--;
        g->crowded |= bit(l);
    }
    for (u8 t = 0; t < MASTERMIND_TOKENS; t++) g->token[t] = (u8)(t + 1);
    return_token(c, g, 0, 18);                               /* FF-018: shuffled */
    g->bystanders[0] = BYSTANDER_TOKENS;
    for (int k = 0; k < DAMAGE_KINDS; k++) g->bag[k] = damage[k];
    for (int k = 0; k < COLOURS; k++) g->pool[k] = comic->anarchy[k]; /* FF-249 */
    g->pool[PURPLE] = comic->purple;
}

/* Shared decks; what is not unlocked stays in the box (FF-023, FF-024, FF-334). */
static void lay_out_decks(struct context *c, STATE *g)
{
    struct heap deck, box;
    deck.n = box.n = 0;
    for (int id = 1; id <= c->content->count[KIND_SCHEME]; id++)
        put_on(SCHEME(id)->justice_rules ? &box : &deck, id, 1);
    lay_down(SCHEMES(g), SCHEME_DECK, &deck, 0);
    lay_down(SCHEMES(g), SCHEME_BOX, &box, EVERYBODY);
    for (int id = 1; id <= c->content->count[KIND_ANARCHY]; id++) put_on(ANARCHY(id)->tower ? &box : &deck, id, 1);
    lay_down(ANARCHIES(g), ANARCHY_DECK, &deck, 0);
    lay_down(TOWERS(g), TOWER_DECK, &box, 0);
    for (int id = 1; id <= c->content->count[KIND_BYSTANDER]; id++)
        put_on(is_unlocked(g, BYSTANDER(id)->envelope, 0) ? &deck : &box, id, 1);
    lay_down(BYSTANDERS(g), BYSTANDER_DECK, &deck, 0);
    lay_down(BYSTANDERS(g), BYSTANDER_BOX, &box, 0);
    for (int id = 1; id <= c->content->count[KIND_JUSTICE]; id++)
        put_on(is_unlocked(g, JUSTICE(id)->envelope, 0) ? &deck : &box, id, 1);
    lay_down(JUSTICES(g), JUSTICE_DECK, &deck, 0);
    lay_down(JUSTICES(g), JUSTICE_BOX, &box, 0);
    for (int id = 1; id <= c->content->count[KIND_SPECIAL]; id++)
        put_on(is_unlocked(g, SPECIAL(id)->envelope, SPECIAL(id)->quest) ? &deck : &box, id, SPECIAL(id)->copies);
    lay_down(SPECIALS(g), SPECIAL_DECK, &deck, 0);
    lay_down(SPECIALS(g), SPECIAL_BOX, &box, 0);
    cards_shuffle(c, SCHEMES(g), SCHEME_DECK);
    cards_shuffle(c, ANARCHIES(g), ANARCHY_DECK);
    cards_shuffle(c, TOWERS(g), TOWER_DECK);
    cards_shuffle(c, BYSTANDERS(g), BYSTANDER_DECK);
    cards_shuffle(c, JUSTICES(g), JUSTICE_DECK);
    cards_shuffle(c, SPECIALS(g), SPECIAL_DECK);
}

/* The Special card that the tutorial names, for the first Heroes; otherwise the top one (FF-033, FF-S09). */
static void deal_special(struct context *c, STATE *g, int hero, int slot)
{
    const struct comic_row *comic = COMIC(g->comic);
    struct cards k = SPECIALS(g);
    int named = slot == 0 && hero < comic->specials && comic->special ? card_find(k, SPECIAL_DECK, comic->special) : -1;
    if (!pile_count(k, SPECIAL_DECK)) return;
    u8 card = card_move(k, SPECIAL_DECK, max_int(0, named), special_pile(hero, slot), EVERYBODY);
    HAPPEN(EV_SPECIAL_GAINED, 33, (seat)hero, g->hero[hero].hero, card);
}

static void deal_justice(struct context *c, STATE *g, int hero)
{
    struct cards k = JUSTICES(g);
    int at = 0;
    if (COMIC(g->comic)->deals_places)                       /* a random one: the deck is shuffled */
        while (at < pile_count(k, JUSTICE_DECK) && JUSTICE(card_at(k, JUSTICE_DECK, at))->kind != BY_PLACE) at++;
    if (at >= pile_count(k, JUSTICE_DECK)) at = 0;
    if (!pile_count(k, JUSTICE_DECK)) return;
    u8 card = card_move(k, JUSTICE_DECK, at, JUSTICE_ACTIVE + hero, EVERYBODY);
    HAPPEN(EV_JUSTICE_DRAWN, 33, (seat)hero, g->hero[hero].hero, card);
}

/* FF-026 to FF-033 */
static void deal_hero(struct context *c, STATE *g, int hero)
{
    struct hero *h = &g->hero[hero];
    h->mode = PRIVATE_LIFE;                                  /* FF-027 */
    h->available = ACTION_TOKENS;                            /* FF-028 */
    cards_shuffle(c, ABILITIES(g), ABILITY_DECK + hero);     /* FF-029 */
    cards_shuffle(c, TASKS(g), TASK_DECK + hero);
    draw_cards(c, g, hero, STARTING_HAND, 31);
    int specials = max_int(1, aftermath_of(c, g).specials);
    for (int slot = 0; slot < min_int(specials, SPECIAL_SLOTS); slot++) deal_special(c, g, hero, slot);
    deal_justice(c, g, hero);
}

/* Who names the first player (FF-035, FF-S17). */
static seat first_namer(struct context *c, const STATE *g)
{
    for (int h = 0; h < g->players; h++)
        if (row_of_hero(c, g, h)->names_first) return (seat)h;
    return 0;
}

/* -- Scenario Setup ----------------------------------------------------------------------------------------------- */

struct aftermath aftermath_of(struct context *c, const STATE *g)
{
    u8 number = COMIC(g->comic)->number;
    if (!g->in_campaign || !g->before || number < 2) return (struct aftermath){0};
    for (int id = 1; id <= c->content->count[KIND_COMIC]; id++)
        if (COMIC(id)->number == number - 1) return g->before == 1 ? COMIC(id)->won : COMIC(id)->lost;
    return (struct aftermath){0};
}

static void set_track(struct context *c, STATE *g)
{
    const struct comic_row *comic = COMIC(g->comic);
    g->track = (u8)min_int(TRACK_END - 1, comic->track + aftermath_of(c, g).track);
    for (int i = 0; i < PLOTS_MOST; i++)
        if (comic->plot[i] && comic->plot[i] <= TRACK_END) g->plots |= (u16)bit(comic->plot[i]);
}

/* In the order red, blue, green, yellow; entering is no move (FF-S107). */
static void place_villains(struct context *c, STATE *g)
{
    const struct comic_row *comic = COMIC(g->comic);
    for (int k = 0; k < COLOURS; k++)
        for (int i = 0; i < COLOURS; i++) {
            u8 id = comic->villain[i].villain;
            if (!id || VILLAIN(id)->colour != k) continue;
            g->villain[k].villain = id;
            g->villain[k].at = comic->villain[i].location ? comic->villain[i].location : random_location(c, g);
            HAPPEN(EV_VILLAIN_AT, 36, NOBODY, id, g->villain[k].at);
        }
}

/* FF-360, FF-363, FF-S100, FF-S101 */
static void draw_modifiers(struct context *c, STATE *g)
{
    int n = COMIC(g->comic)->modifiers + aftermath_of(c, g).modifiers + is_challenge(c, g);
    u8 left[256];
    int count = 0;
    for (int id = 1; id <= c->content->count[KIND_MODIFIER]; id++)
        if (is_unlocked(g, MODIFIER(id)->envelope, 0)) left[count++] = (u8)id;
    for (int k = 0; k < min_int(n, MODIFIERS_MOST) && count; k++) {
        int at = pick(c, count);
        g->modifier[k] = left[at];
        left[at] = left[--count];
        HAPPEN(EV_MODIFIER, 360, NOBODY, g->modifier[k]);
    }
}

/* FF-039, FF-S19 */
static void add_jrn(struct context *c, STATE *g)
{
    int n = max_int(0, COMIC(g->comic)->jrn - aftermath_of(c, g).fewer_jrn), added = 0;
    for (; added < n && pile_count(SCHEMES(g), SCHEME_BOX); added++)
        card_move(SCHEMES(g), SCHEME_BOX, 0, SCHEME_DECK, 0);
    cards_shuffle(c, SCHEMES(g), SCHEME_DECK);
    HAPPEN(EV_JRN_ADDED, 39, NOBODY, added);
}

static bool lay_anarchy(struct context *c, STATE *g, struct placed_anarchy laid)
{
    return laid.location ? place_anarchy(c, g, laid.location, laid.colour, 36) : false;
}

enum { STEPS_1_AND_2 = 3 };
#define STEPS_scenario_setup(S, Q) S(LAID, ANARCHY_COMES) S(RESOLVED, TO(scheme_card))

PROC(scenario_setup)
{
    BEGIN(scenario_setup)
    HAPPEN(EV_COMIC, 36, NOBODY, g->comic);
    tell_story(c, EV_PAGE_ONE, 36, g->comic, COMIC(g->comic)->introduction);
    set_track(c, g);
    place_villains(c, g);
    draw_modifiers(c, g);
    for (L->next = 0; L->next < PLACED_MOST; L->next++) DOING(LAID, lay_anarchy(c, g, COMIC(g->comic)->laid[L->next]));
    CALL_AS(RESOLVED, g->active, scheme_card, .left = (u8)(g->players + COMIC(g->comic)->schemes),
            .parts = STEPS_1_AND_2);                         /* FF-037, FF-S103 */
    add_jrn(c, g);
    refresh_moments(c, g);
    END
}

/* -- The whole game ----------------------------------------------------------------------------------------------- */

void begin(struct context *c, void *state, const struct setup *setup)
{
    STATE *g = state;
    g->players = setup->players;
    g->options = (u8)setup->options;
    g->comic = setup->scenario;
    g->dealt = moments_of_decks(c);
    refresh_moments(c, g);
    PUSH(whole_game, 0);
}

static void lay_out(struct context *c, STATE *g)
{
    lay_out_tokens(c, g);
    lay_out_decks(c, g);
    for (int h = 0; h < g->players; h++) deal_hero(c, g, h);
}

/* Nobody wins by waiting: after so many turns the master plan has succeeded (FF-S138). */
enum { TURNS_MOST = 250 };

PROC(whole_game)
{
    BEGIN(whole_game)
    CALL_AS(CHOSEN, 0, choose_heroes, .next = 0);
    lay_out_cards(c, g);
    refresh(c, g);
    CALL_AS(CUSTOMIZED, 0, customize, .next = 0);
    lay_out(c, g);
    for (L->next = 0; L->next < g->players; L->next++) {     /* FF-030, FF-D03 */
        ASK(HOME_BASE, L->next)
            for (int i = 0; i < HOME_BASES; i++)
                OFFER_IF(row_of_hero(c, g, L->next)->home[i], ACT_HOME, row_of_hero(c, g, L->next)->home[i],
                         g->hero[L->next].hero);
        put_hero(c, g, L->next, ANSWER.a, EV_BEGINS_AT, 30);
    }
    ASK(FIRST, first_namer(c, g))                            /* FF-D07 */
        for (int h = 0; h < g->players; h++) OFFER(ACT_NAME_FIRST, g->hero[h].hero);
    g->first = g->active = (u8)hero_with_row(g, ANSWER.a);
    HAPPEN(EV_FIRST, 35, g->active, ANSWER.a);
    CALL_AS(SET_UP_DONE, g->active, scenario_setup, .next = 0);
    CALL_AS(OPENED, g->active, open_chapter, .chapter = COMIC(g->comic)->chapter[0]); /* FF-041 */
    for (;;) {
        CALL_AS(TURN_DONE, g->active, turn, .open = 0);
        if (g->turn >= TURNS_MOST) {
            end_game(c, g, TRACK_FULL, RULING_(138));
            return GO;
        }
        g->active = clockwise(g->players, g->active, 1);     /* FF-137 */
    }
}
