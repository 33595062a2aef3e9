/* game.c: Vigilante as the engine sees it: tables, piles, names, invariants. Exports vigilante_game. */
#include <string.h>

#include "bot.h"
#include "procedures.h"
#include "words.h"

extern const u8 vigilante_block[] __attribute__((weak));
extern const u32 vigilante_block_bytes __attribute__((weak));
extern const char *const vigilante_sources[] __attribute__((weak));
extern const char vigilante_rules[] __attribute__((weak));

DESCRIBE(slot, SLOT_FIELDS, false)
DESCRIBE(player, PLAYER_FIELDS, true)
DESCRIBE(lasting, LASTING_FIELDS, false)
DESCRIBE(vigilante, VIGILANTE_FIELDS, false)

/* -- Piles --------------------------------------------------------------------------------------------- */

#define PER_SEAT(name, sorted) \
    {name ".0", 0, sorted}, {name ".1", 1, sorted}, {name ".2", 2, sorted}, {name ".3", 3, sorted}, \
    {name ".4", 4, sorted}, {name ".5", 5, sorted}
#define OPEN_PER_SEAT(name) \
    {name ".0", NOBODY, 0}, {name ".1", NOBODY, 0}, {name ".2", NOBODY, 0}, {name ".3", NOBODY, 0}, \
    {name ".4", NOBODY, 0}, {name ".5", NOBODY, 0}
#define PER_SLOT(name, s) {name #s ".1", NOBODY, 0}, {name #s ".2", NOBODY, 0}, {name #s ".3", NOBODY, 0}, {name #s ".4", NOBODY, 0}

static const struct pile city_piles[CARD_PILES] = {
    {"city_deck", NOBODY, 0}, {"city_discard", NOBODY, 0}, {"agency_deck", NOBODY, 0}, {"agency_discard", NOBODY, 0},
    PER_SEAT("hand", true),
    PER_SLOT("attached.", 0), PER_SLOT("attached.", 1), PER_SLOT("attached.", 2), PER_SLOT("attached.", 3),
    PER_SLOT("attached.", 4), PER_SLOT("attached.", 5),
    {"played", NOBODY, 0}, {"ambushed", NOBODY, 0},
};
static const struct pile villain_piles[VILLAIN_PILES] = {
    {"villain_deck", NOBODY, 0}, PER_SEAT("jail", true), {"fight", NOBODY, 0}, {"villain_box", NOBODY, true},
};
static const struct pile hero_piles[HERO_PILES] = {
    {"hero_deck", NOBODY, 0}, {"market", NOBODY, 0}, {"aside", NOBODY, 0}, {"used", NOBODY, 0}, {"gone", NOBODY, 0},
    {"box", NOBODY, true},
    PER_SEAT("dealt", true), OPEN_PER_SEAT("defeated"), OPEN_PER_SEAT("team"),
};

const struct family city_family = {"city", DECK_CARDS, CARD_PILES, A_CARD, KIND_CARD, city_piles};
const struct family villain_family = {"villain", VILLAIN_CARDS, VILLAIN_PILES, A_VILLAIN, KIND_VILLAIN, villain_piles};
const struct family hero_family = {"hero", HERO_CARDS, HERO_PILES, A_HERO, KIND_HERO, hero_piles};

/* -- Things ---------------------------------------------------------------------------------------------- */

static const char *const card_backs[] = {"a City card", "an Agency card"};
static const char *const villain_backs[] = {"a Level 1 Villain", "a Level 2 Villain", "a Level 3 Villain"};
static const char *const hero_backs[] = {"a Starter Hero", "a Hero card"};
static const char *const token_backs[] = {"an Event token"};
static const char *const allegiances[] = {"face-down", "Good", "Evil", "Neutral"};
static const char *const colours[] = {"red", "blue", "green", "yellow", "purple", "orange"};
static const char *const decks[] = {"none", "City", "Agency"};
static const char *const slots[] = {"1", "2", "3", "4"};
static const char *const untils[] = {"none", "this_fight", "next_fight", "this_turn", "this_round"};
static const char *const moments[] = {
    "none", "recruited", "defeated", "ally_defeated", "damaged", "fight_won", "fight_lost", "revealed",
    "round_begins", "die_submitted", "villain_freed"};
static const char *const ambushes[] = {
    "none", "hero_damaged", "hero_defeated", "card_played", "investigated", "villain_leaving", "villain_revealed",
    "own_attack", "villain_jailed", "event_set_off", "hero_recruited", "die_submitted", "forced_discard",
    "ambush_played"};
static const char *const modifier_words[] = {
    "attack", "health", "capacity", "tough", "discount", "secure", "medic", "dice", "access", "hunter"};

#define WORD_DOMAIN(label, list) {.name = label, .words = list, .count = COUNT(list)}
static const struct domain things[] = {
    [A_CARD - FIRST_DOMAIN] = {.name = "card", .kind = KIND_CARD, .backs = 2, .back = card_backs},
    [A_HERO - FIRST_DOMAIN] = {.name = "hero", .kind = KIND_HERO, .backs = 2, .back = hero_backs},
    [A_VILLAIN - FIRST_DOMAIN] = {.name = "villain", .kind = KIND_VILLAIN, .backs = 3, .back = villain_backs},
    [A_TOKEN - FIRST_DOMAIN] = {.name = "event token", .kind = KIND_EVENT, .backs = 1, .back = token_backs},
    [AN_IDENTITY - FIRST_DOMAIN] = {.name = "identity", .kind = KIND_IDENTITY},
    [A_SCENARIO - FIRST_DOMAIN] = {.name = "scenario", .kind = KIND_SCENARIO},
    [AN_ALLEGIANCE - FIRST_DOMAIN] = WORD_DOMAIN("allegiance", allegiances),
    [A_COLOUR - FIRST_DOMAIN] = WORD_DOMAIN("colour", colours),
    [A_DECK - FIRST_DOMAIN] = WORD_DOMAIN("deck", decks),
    [AN_AMBUSH - FIRST_DOMAIN] = WORD_DOMAIN("ambush moment", ambushes),
    [AN_UNTIL - FIRST_DOMAIN] = WORD_DOMAIN("duration", untils),
    [A_MODIFIER - FIRST_DOMAIN] = WORD_DOMAIN("modifier", modifier_words),
    [A_MOMENT - FIRST_DOMAIN] = WORD_DOMAIN("moment", moments),
    [A_PLACE - FIRST_DOMAIN] = WORD_DOMAIN("place", slots),
    [A_SLOT - FIRST_DOMAIN] = WORD_DOMAIN("slot", slots),
};

/* -- Tables ------------------------------------------------------------------------------------------------ */

static const struct procedure *const procedures[] = {
#define P(p) &proc_##p,
#include "procedures.def"
#undef P
};

static const struct action_row actions[] = {
#define A(verb, a, b, c, phrase) {#verb, a, b, c, phrase},
#include "engine/actions.def"
#include "actions.def"
#undef A
};

static const struct event_row events[] = {
#define E(kind, a, b, c, flags, phrase) {#kind, a, b, c, phrase, flags},
#include "events.def"
#undef E
};

static const struct option_row options[] = {
    {"mercenaries", "Mercenaries join the Hero Deck; the Market shows 4 cards (VG-248)"},
    {"first_game", "Without the Investigator and the Mastermind (VG-020)"},
    {0}};

/* -- Code of cards -------------------------------------------------------------------------------------------- */

struct code vigilante_part(const struct context *c, const struct effect *e)
{
    switch (e->kind) {
    case KIND_HERO: {
        const struct hero_row *hero = HERO(e->card);
        if (e->part >= PART_TRIGGER) return hero->when[e->part - PART_TRIGGER].code;
        return e->part == PART_USE ? hero->use : hero->effect;
    }
    case KIND_VILLAIN:
        return e->part == PART_TO_JAIL ? VILLAIN(e->card)->to_jail : VILLAIN(e->card)->effect;
    case KIND_CARD: {
        const struct card_row *card = CARD(e->card);
        if (e->part >= PART_TRIGGER) return card->when[e->part - PART_TRIGGER].code;
        return e->part == PART_USE ? card->use : e->part == PART_DIE ? card->die_effect : card->effect;
    }
    }
    return (struct code){0};
}

static int idle(struct context *c, const void *state, seat who) { return vigilante_default(c, state, who); }

static int score(struct context *c, const void *state, seat who)
{
    (void)c;
    return has_seat(((const STATE *)state)->winners, who);
}

static int points(struct context *c, const void *state, seat who)
{
    return mission_jail(c, state, who); /* VG-059 */
}

static const char *const sides[] = {"Good", "Evil", "Neutral", NULL};

static int side(struct context *c, const void *state, seat who)
{
    u8 identity = ((const STATE *)state)->player[who].identity;
    return identity ? IDENTITY(identity)->allegiance - GOOD : -1;
}

/* -- Places for positions ----------------------------------------------------------------------------------------- */

/* What was half done when the position was taken is not. */
static void tidy_up(STATE *g)
{
    while (pile_count(VILLAINS(g), FIGHT)) card_move(VILLAINS(g), FIGHT, 0, VILLAIN_DECK, EVERYBODY);
    g->fighter = NOBODY;
    g->fighting = g->fight_over = 0;
    g->villain_health = g->villain_attack = 0;
}

static void at_turn(struct context *c, void *state, seat who)
{
    STATE *g = state;
    struct head *h = &g->head;
    if (who >= g->players) who = 0; /* whether the position is sound is seen to later */
    tidy_up(g);
    memset(h->stack, 0, sizeof h->stack);
    h->top = NO_FRAME;
    h->used = 0;
    h->lanes = h->forked = 0;
    memset(h->lane_top, 0, sizeof h->lane_top);
    ((struct whole_game *)push(c, P_whole_game, 0, sizeof(struct whole_game)))->spare = 0;
    frame_at(h, h->top)->step = step_find(&proc_whole_game, "ROUND_DONE");
    ((struct round *)push(c, P_round, 0, sizeof(struct round)))->done = 0;
    frame_at(h, h->top)->step = step_find(&proc_round, "TURNS_DONE");
    for (int k = 0; k < g->players && !has_turn(g, who); k++) who = left_of(g, who);
    *(struct turn *)push(c, P_turn, who, sizeof(struct turn)) = (struct turn){0};
    g->current = NOBODY;
}

static void at_events(struct context *c, void *state, seat who)
{
    STATE *g = state;
    (void)who;
    at_turn(c, state, g->first);
    pop_frame(c);
    *(struct trigger_events *)push(c, P_trigger_events, 0, sizeof(struct trigger_events)) = (struct trigger_events){0};
}

static void at_round(struct context *c, void *state, seat who)
{
    STATE *g = state;
    (void)who;
    at_turn(c, state, g->first);
    pop_frame(c);
    pop_frame(c);
    *(struct round *)push(c, P_round, 0, sizeof(struct round)) = (struct round){0};
}

static void at_end(struct context *c, void *state, seat who)
{
    STATE *g = state;
    (void)who;
    at_turn(c, state, g->first);
    pop_frame(c);
    pop_frame(c);
    g->round = SCENARIO(g->scenario)->rounds;
}

static const struct entry_point places[] = {
    {"turn", "the turn of a seat begins", at_turn},
    {"round", "a round begins", at_round},
    {"events", "the Trigger Events step begins", at_events},
    {"end", "the last round is over and Missions are checked", at_end},
    {0}};

static const struct measured measured[] = {
#include "measured.def"
    {0}};

extern const struct game vigilante_game;
const struct game vigilante_game = {
    .id = "vigilante",
    .name = "Vigilante",
    .about = "hidden allegiances among superheroes, 3 to 6 players",
    .prefix = "VG",
    .version = 1,
    .state_bytes = sizeof(STATE),
    .least_players = 3,
    .most_players = PLAYERS,
    .scenario_kind = KIND_SCENARIO,
    .words.effect_rule = RULING + 112,
    .rules.procedures = procedures,
    .rules.procedure_count = COUNT(procedures),
    .rules.fields = &vigilante_fields,
    .rules.domains = things,
    .rules.domain_count = COUNT(things),
    .rules.actions = actions,
    .rules.action_count = COUNT(actions),
    .rules.events = events,
    .rules.event_count = COUNT(events),
    .words.verbs = vigilante_verbs,
    .words.verb_count = V_COUNT,
    .words.each = &words_each,
    .words.quantities = &words_quantity,
    .words.conditions = &words_condition,
    .words.moments = &words_moment,
    .words.kinds = vigilante_kinds,
    .rules.options = options,
    .rules.entries = places,
    .show.measured = measured,
    .linked.block = vigilante_block,
    .linked.bytes = &vigilante_block_bytes,
    .linked.sources = vigilante_sources,
    .linked.rules_text = vigilante_rules,
    .rules.check = vigilante_check,
    .rules.begin = vigilante_begin,
    .words.part = vigilante_part,
    .words.played = vigilante_played,
    .words.quantity = vigilante_quantity,
    .words.holds = vigilante_holds,
    .words.each_next = vigilante_each_next,
    .rules.refresh = vigilante_refresh,
    .rules.find_fault = vigilante_broken,
    .bot.redeal = vigilante_redeal,
    .bot.choose = vigilante_choose,
    .bot.slip_rate = 150,
    .bot.estimate = estimate,
    .bot.playout_depth = 40,
    .rules.default_option = idle,
    .rules.score = score,
    .rules.points_name = "Villains in the jail",
    .rules.points = points,
    .rules.sides = sides,
    .rules.side = side,
    .show.screen = vigilante_screen,
};
