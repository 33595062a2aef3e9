/* game.c: Freedom as the engine sees it: tables, piles and names. Exports freedom_game. */
#include "bot.h"
#include "procedures.h"

extern const u8 freedom_block[] __attribute__((weak));
extern const u32 freedom_block_bytes __attribute__((weak));
extern const char *const freedom_sources[] __attribute__((weak));
extern const char freedom_rules[] __attribute__((weak));

DESCRIBE(player, PLAYER_FIELDS, true)
DESCRIBE(person, PERSON_FIELDS, false)
DESCRIBE(rebel, REBEL_FIELDS, false)
DESCRIBE(troop, TROOP_FIELDS, false)
DESCRIBE(world, WORLD_FIELDS, false)
DESCRIBE(freedom, FREEDOM_FIELDS, false)

/* -- Piles -------------------------------------------------------------------------------------------------------- */

#define PER_SEAT(name) \
    {name ".0", 0, true}, {name ".1", 1, true}, {name ".2", 2, true}, {name ".3", 3, true}, {name ".4", 4, true}
#define OPEN_PER_SEAT(name) \
    {name ".0", NOBODY, 0}, {name ".1", NOBODY, 0}, {name ".2", NOBODY, 0}, {name ".3", NOBODY, 0}, \
    {name ".4", NOBODY, 0}

static const struct pile piles[PILES] = {
    {"deck", NOBODY, 0}, {"discard", NOBODY, 0}, {"reserve", NOBODY, 0},
    PER_SEAT("hand"), PER_SEAT("plot"), OPEN_PER_SEAT("shown"),
    {"in_play", NOBODY, 0}, {"table", NOBODY, 0},
};

const struct family freedom_family = {"stock", STOCK_CARDS, PILES, A_CARD, KIND_CARD, piles};

/* -- Things ------------------------------------------------------------------------------------------------------- */

static const char *const card_backs[] = {"a card"};
static const char *const statuses[] = {"imperial control", "in revolt", "occupied"};
static const char *const missions[] = {"none", "Rebellion", "Command", "Sabotage", "Escort", "Form Guerrillas"};
static const char *const zones[] = {"none", "outer planets", "central planets", "Capital"};
static const char *const endings[] = {"none", "the Capital has fallen", "doomsday"};
static const char *const moments[PASS_MOMENTS] = {
    "none", "refilled", "before_reveals", "declarations", "movement", "deployed", "combat", "beaten", "missions",
    "rebellion", "rebelled", "sabotage", "reactions", "reaction", "battle", "doomsday",
    "organisation", "defection", "interference", "reaction_move", "reveal", "cut_in"};

#define WORD_THING(label, list) {.name = label, .words = list, .count = COUNT(list)}
static const struct thing things[] = {
    [A_CARD - THING] = {.name = "card", .kind = KIND_CARD, .backs = 1, .back = card_backs},
    [A_PLANET - THING] = {.name = "planet", .kind = KIND_PLANET},
    [A_SCENARIO - THING] = {.name = "scenario", .kind = KIND_SCENARIO},
    [A_MOMENT - THING] = WORD_THING("window", moments),
    [A_STATUS - THING] = WORD_THING("status", statuses),
    [A_MISSION - THING] = WORD_THING("mission", missions),
    [A_ZONE - THING] = WORD_THING("zone", zones),
    [AN_ENDING - THING] = WORD_THING("ending", endings),
};

/* -- Tables ------------------------------------------------------------------------------------------------------- */

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
    {"assault", "The active player may attack garrisons with units (FR-281)"},
    {"takeover", "A unit without a commander passes to the player who promotes it (FR-282)"},
    {"scar", "An occupied planet still counts as in revolt for the gates (FR-283)"},
    {"free_empire", "Imperial cards ignore the gates (FR-284)"},
    {"loyal_troops", "A unit follows its commander when he changes controller (FR-285)"},
    {"standoff", "Superior rebels may keep all their units out of a battle (FR-322)"},
    {0}};

struct code freedom_part(const struct context *c, const struct effect *e)
{
    return e->kind == KIND_CARD ? CARD(e->card)->effect : (struct code){0};
}

static int score(struct context *c, const void *state, seat who)
{
    (void)c;
    return has_seat(((const STATE *)state)->winners, who);
}

/* Where cards alone can be played, whoever passes must know when it is; the other questions say so themselves. */
static bool call(struct text *out, const struct speaker *s, u8 thing, u8 value)
{
    static const char *const window[MOMENTS] = {
        [M_REFILLED] = "after the refill", [M_BEFORE_REVEALS] = "before the reveals",
        [M_DEPLOYED] = "an imperial unit was deployed on your planet", [M_COMBAT] = "before the roll of your character",
        [M_BEATEN] = "your character would be discarded", [M_MISSIONS] = "before or after a mission",
        [M_REBELLION] = "before the roll of your Rebellion", [M_REBELLED] = "after the roll of your Rebellion",
        [M_SABOTAGE] = "before the roll of your Sabotage", [M_REACTIONS] = "before the reaction moves",
        [M_BATTLE] = "before the roll of the battle", [M_DOOMSDAY] = "before the doomsday marker"};
    (void)s;
    if (thing != A_MOMENT) return false;
    if (value < MOMENTS && window[value]) text_add(out, " (%s)", window[value]);
    return true;
}

static const struct measured measured[] = {
#include "measured.def"
    {0}};

extern const struct game freedom_game;
const struct game freedom_game = {
    .id = "freedom",
    .name = "Freedom",
    .about = "rebels against a galactic empire, and against each other, 2 to 5 players",
    .prefix = "FR",
    .version = 2,
    .state_bytes = sizeof(STATE),
    .least_players = 2,
    .most_players = PLAYERS,
    .scenario_kind = KIND_SCENARIO,
    .effect_rule = 266,
    .procedures = procedures,
    .procedure_count = COUNT(procedures),
    .fields = &freedom_fields,
    .things = things,
    .thing_count = COUNT(things),
    .actions = actions,
    .action_count = COUNT(actions),
    .events = events,
    .event_count = COUNT(events),
    .verbs = freedom_verbs,
    .verb_count = V_COUNT,
    .each = &freedom_words_each,
    .quantities = &freedom_words_quantity,
    .conditions = &freedom_words_condition,
    .moments = &freedom_words_trigger,
    .kinds = freedom_kinds,
    .options = options,
    .places = freedom_places,
    .measured = measured,
    .content_block = freedom_block,
    .content_bytes = &freedom_block_bytes,
    .content_sources = freedom_sources,
    .rules_text = freedom_rules,
    .check = freedom_check,
    .begin = freedom_begin,
    .part = freedom_part,
    .quantity = freedom_quantity,
    .holds = freedom_holds,
    .each_next = freedom_each_next,
    .refresh = freedom_refresh,
    .broken = freedom_broken,
    .redeal = freedom_redeal,
    .choose = freedom_choose,
    .overlooks = 40,
    .estimate = estimate,
    .outlook = 48,
    .worth = worth,
    .idle = freedom_default,
    .expect = freedom_expect,
    .granted = "nobody attacks, declares influence or adds a card, and all units but Guerrillas fight",
    .turn = "player turn",
    .round = "Turn",
    .score = score,
    .call = call,
    .screen = freedom_screen,
};
