/* game.c: the null game as the engine sees it: tables, piles, names, invariants. Exports null_game. */
#include "state.h"

static const struct pile piles[PILES] = {
    OPEN_PILE("deck"), OPEN_PILE("discard"), OPEN_PILE("played"),
    PER_SEAT_4(HAND_PILE, "hand"), PER_SEAT_4(MAT_PILE, "relics"),
};

const struct family stock_family = {"stock", CARDS, PILES, A_CARD, KIND_CARD, piles, offsetof(struct card_row, copies)};

DESCRIBE(rival, RIVAL_FIELDS, true)
DESCRIBE(null, NULL_FIELDS, false)

#define GAME null
#include "engine/game_tables.h"

static const struct option_row options[] = {{"rich", "Everybody begins with 3 more coins (NL-002)"}, {0}};

const char *find_fault(struct context *c, const void *state)
{
    const STATE *g = state;
    seats met = 0;
    (void)c;
    for (seat s = 0; s < g->players && g->stock.start[PILES]; s++) {
        if (g->rival[s].omen < 1 || g->rival[s].omen > OMENS) return "an omen is not on a die (NL-004)";
        if (has_seat(met, g->rival[s].omen)) return "two players have one omen (NL-004)";
        met |= only(g->rival[s].omen);
    }
    return NULL;
}

static int points(struct context *c, const void *state, seat who)
{
    (void)c;
    return ((const STATE *)state)->rival[who].coins;
}

int score(struct context *c, const void *state, seat who)
{
    for (seat s = 0; s < ((const STATE *)state)->players; s++)
        if (points(c, state, s) > points(c, state, who)) return 0;
    return 1; /* NL-041 */
}

static const struct fact_row told_facts[] = {{"Your coins"}, {NULL}};

static void count_facts(struct context *c, const void *state, seat who, int fact[FACTS_TOLD])
{
    fact[0] = points(c, state, who);
}

static rule_number verdict(struct text *out, struct context *c, const void *state, seat who)
{
    int most = 0;
    for (seat s = 0; s < ((const STATE *)state)->players; s++) most = max_int(most, points(c, state, s));
    text_add(out, "%d coins; the most are %d", points(c, state, who), most);
    return 41;
}

/* Positions of old records have a byte here that meant nothing. */
static const char *const renamed[] = {"spare", "longer", NULL};

static const struct entry_point entries[] = {{"round", "a round begins, led by a seat", enter_round}, {0}};

const struct game null_game = {
    GAME_TABLES,
    .unlisted = true, .rules.pass_verb = ACT_PASS,
    .id = "null", .name = "The Null Game", .prefix = "NL", .version = 1,
    .about = "coins, secret bids and traps: the template of a game, 2 to 4 players",
    .least_players = 2, .most_players = RIVALS, .scenario_kind = KIND_SCENARIO,
    .rules.points_name = "coins", .rules.points = points,
    .rules.reworded = (const u64[]){0x23cfcebc70b75d48, 0},
    .words.effect_rule = 18, .words.played = played,
    .bot.facts = told_facts, .bot.count_facts = count_facts, .bot.pace = 2000,
    .bot.errors = {.easy = {200, 0}, .hasty = {100, 0}, .normal = {0, 40}, .hard = {0, 20}},
    .show.aim = "Have the most coins at the end (NL-041).",
    .show.turn = "In each round everybody draws a card, bids one in secret with a stake of up to 2 coins, and the cards "
                 "act from the highest stake down (NL-010).",
    .show.verdict = verdict,
    .rules.renamed = renamed, .campaign = &campaign,
};
