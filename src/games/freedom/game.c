/* game.c: Freedom as the engine sees it: tables, piles and names. Exports freedom_game. */
#include "bot.h"
#include "show.h"

DESCRIBE(player, PLAYER_FIELDS, true)
DESCRIBE(person, PERSON_FIELDS, false)
DESCRIBE(rebel, REBEL_FIELDS, false)
DESCRIBE(troop, TROOP_FIELDS, false)
DESCRIBE(world, WORLD_FIELDS, false)
DESCRIBE(freedom, FREEDOM_FIELDS, false)

/* -- Piles -------------------------------------------------------------------------------------------------------- */

static const struct pile piles[PILES] = {
    OPEN_PILE("deck"), OPEN_PILE("discard"), OPEN_PILE("reserve"), PER_SEAT_5(HAND_PILE, "hand"),
    PER_SEAT_5(HAND_PILE, "plot"), PER_SEAT_5(MAT_PILE, "shown"), OPEN_PILE("in_play"), OPEN_PILE("table"),
};

const struct family freedom_family = {"stock", STOCK_CARDS, PILES, A_CARD, KIND_CARD, piles,
                                      offsetof(struct card_row, copies)};

#define GAME freedom
#include "engine/game_tables.h"

/* -- Tables ------------------------------------------------------------------------------------------------------- */

static const struct option_row options[] = {
    {"assault", "The active player may attack garrisons with units (FR-281)"},
    {"takeover", "A unit without a commander passes to the player who promotes it (FR-282)"},
    {"scar", "An occupied planet still counts as in revolt for the gates (FR-283)"},
    {"free_empire", "Imperial cards ignore the gates (FR-284)"},
    {"loyal_troops", "A unit follows its commander when he changes controller (FR-285)"},
    {"standoff", "Superior rebels may keep all their units out of a battle (FR-322)"},
    {0}};

struct code part(const struct context *c, const struct effect *e)
{
    return e->kind == KIND_CARD ? CARD(e->card)->effect : (struct code){0};
}

int score(struct context *c, const void *state, seat who)
{
    (void)c;
    return has_seat(((const STATE *)state)->winners, who);
}

static int points(struct context *c, const void *state, seat who)
{
    (void)c;
    return ((const STATE *)state)->player[who].power;        /* FR-273 */
}

/* Where cards alone can be played, a player who passes must know when it is; the other questions say so themselves. */
static bool name_moment(struct text *out, u8 value)
{
    static const char *const window[MOMENTS] = {
        [M_REFILLED] = "after the refill", [M_BEFORE_REVEALS] = "before the reveals",
        [M_DEPLOYED] = "an imperial unit was deployed on your planet", [M_COMBAT] = "before the roll of your character",
        [M_BEATEN] = "your character would be discarded", [M_MISSIONS] = "before or after a mission",
        [M_REBELLION] = "before the roll of your Rebellion", [M_REBELLED] = "after the roll of your Rebellion",
        [M_SABOTAGE] = "before the roll of your Sabotage", [M_REACTIONS] = "before the reaction moves",
        [M_BATTLE] = "before the roll of the battle", [M_DOOMSDAY] = "before the doomsday marker"};
    if (value < MOMENTS && window[value]) text_add(out, " (%s)", window[value]);
    return true;
}

/* A card that is about to be shown: whether it would go to somebody else because of declared influence. */
static bool name_newcomer(struct text *out, const struct speaker *s, u8 card)
{
    const STATE *g = s->state;
    const struct card_row *row = (const void *)content_row(s->content, KIND_CARD, card);
    seat to = row->family <= IMPERIAL && !in_set(g->in_play, card) ? most_declared(g, card) : NOBODY;
    if (to == NOBODY || to == s->viewer) return false;
    text_add(out, "%s (%s ", thing_name(s->game, s->content, A_CARD, card),
             row->family == REBEL ? "comes in for" : "defects to"); /* FR-101, FR-106 */
    say_thing(out, s, SEAT, to);
    text_add(out, ", %d declared)", g->player[to].points[card]);
    return true;
}

static bool name_thing(struct text *out, const struct speaker *s, u8 thing, u8 value)
{
    if (thing == A_MOMENT) return name_moment(out, value);
    return thing == A_NEWCOMER && name_newcomer(out, s, value);
}

const struct game freedom_game = {
    GAME_TABLES,
    .rules.pass_verb = ACT_PASS,
    .id = "freedom", .name = "Freedom", .prefix = "FR", .version = 2,
    .about = "rebels against a galactic empire, and against each other, 2 to 5 players",
    .least_players = 2, .most_players = PLAYERS, .scenario_kind = KIND_SCENARIO,
    .rules.check = check, .rules.refresh = refresh, .rules.default_option = default_option,
    .rules.is_idle = is_idle,
    .rules.points_name = "political power", .rules.points = points,
    .words.effect_rule = 266, .words.turn = "player turn", .words.round = "Turn",
    .words.name_thing = name_thing,
    .bot.facts = told_facts, .bot.count_facts = count_facts,
    .bot.errors = {.easy = {200, 0}, .hasty = {40, 0}, .normal = {100, 100}, .hard = {0, 60}},
    .bot.estimate = estimate, .bot.playout_depth = 48, .bot.worth = worth, .bot.standing = standing, .bot.pace = 55000,
    .bot.odds_answer = odds_answer,
    .bot.odds_premise = "nobody attacks, declares influence or adds a card, and all units but Guerrillas fight",
    .show.aim =
        "Factions of one rebellion fight a galactic empire, and each other; all use the Empire's cards on rivals.\n"
        "Make 3 outer planets rise in revolt, then 2 central ones, then the Capital (FR-109, FR-110).\n"
        "The fall of the Capital ends the game: the most political power wins (FR-270, FR-276).\n"
        "Power is in characters and planets; secret influence points decide whose the characters are (FR-272).\n"
        "A doomsday marker comes every Turn: with the tenth all lose (FR-254, FR-278).",
    .show.turn =
        "1 to 3: draw, organise units, plot cards face down: who enters, what you deploy (FR-032).\n"
        "4: reveal plots, declare influence; the least power acts first, the stronger may cut in (FR-085, FR-087).\n"
        "5: your player turn: move, give missions; the others attack them; missions, battles, control (FR-034).\n"
        "6: one more doomsday marker (FR-253).",
    .show.print = print, .show.verdict = verdict,
};
