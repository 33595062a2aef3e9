/* game.c: the null game as the engine sees it: tables, piles, names, invariants. Exports null_game. */
#include "state.h"

extern const u8 null_block[] __attribute__((weak));
extern const u32 null_block_bytes __attribute__((weak));
extern const char *const null_sources[] __attribute__((weak));
extern const char null_rules[] __attribute__((weak));

DESCRIBE(rival, RIVAL_FIELDS, true)
DESCRIBE(null, NULL_FIELDS, false)

static const struct pile piles[PILES] = {
    {"deck", NOBODY, false}, {"discard", NOBODY, false}, {"played", NOBODY, false},
    {"hand.0", 0, true}, {"hand.1", 1, true}, {"hand.2", 2, true}, {"hand.3", 3, true},
    {"relics.0", NOBODY, false}, {"relics.1", NOBODY, false}, {"relics.2", NOBODY, false}, {"relics.3", NOBODY, false},
};

const struct family stock_family = {"stock", CARDS, PILES, A_CARD, KIND_CARD, piles};

static const char *const card_backs[] = {"a card"};
static const char *const moments[] = {"none", "die_rolled"};
static const char *const traps[] = {"none", "deed_played", "losing"};
static const struct domain things[] = {
    [A_CARD - FIRST_DOMAIN] = {.name = "card", .kind = KIND_CARD, .backs = 1, .back = card_backs},
    [A_SCENARIO - FIRST_DOMAIN] = {.name = "scenario", .kind = KIND_SCENARIO},
    [A_MOMENT - FIRST_DOMAIN] = {.name = "moment", .words = moments, .count = COUNT(moments)},
    [A_TRAP - FIRST_DOMAIN] = {.name = "trap moment", .words = traps, .count = COUNT(traps)},
};

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
static const struct option_row options[] = {{"rich", "Everybody begins with 3 more coins (NL-002)"}, {0}};

static const char *broken(struct context *c, const void *state)
{
    const STATE *g = state;
    if (g->players < 2 || g->players > RIVALS) return "players";
    for (int id = 1; id <= c->content->count[KIND_CARD] && g->stock.start[PILES]; id++) {
        int n = 0;
        for (int i = 0; i < g->stock.start[PILES]; i++) n += g->stock.id[i] == id;
        if (n != CARD(id)->copies) return "a card is lost or doubled";
    }
    for (seat s = 0; s < g->players && g->stock.start[PILES]; s++) {
        if (g->rival[s].omen < 1 || g->rival[s].omen > OMENS) return "an omen is not on a die (NL-004)";
        for (seat o = 0; o < s; o++)
            if (g->rival[o].omen == g->rival[s].omen) return "two players have one omen (NL-004)";
        for (int i = g->stock.start[HAND + s]; i < g->stock.start[HAND + s + 1]; i++)
            if (!has_seat(g->stock.known[i], s)) return "a player does not know a card of the own hand";
    }
    return NULL;
}

static int score(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    (void)c;
    for (seat s = 0; s < g->players; s++)
        if (g->rival[s].coins > g->rival[who].coins) return 0;
    return 1; /* NL-041 */
}

static int points(struct context *c, const void *state, seat who)
{
    (void)c;
    return ((const STATE *)state)->rival[who].coins; /* NL-041 */
}

/* The leader of the round that begins is `who`. */
static void at_round(struct context *c, void *state, seat who)
{
    STATE *g = state;
    memset(&g->head.top, 0, sizeof g->head - offsetof(struct head, top));
    g->head.top = NO_FRAME;
    g->acting = NOBODY;
    g->lead = who;
    while (pile_count(STOCK(g), PLAYED)) card_move(STOCK(g), PLAYED, 0, DISCARD, EVERYBODY);
    *(struct course *)push(c, P_course, 0, sizeof(struct course)) = (struct course){0};
    frame_at(&g->head, g->head.top)->step = step_find(&proc_course, "ROUND_DONE");
    *(struct bout *)push(c, P_bout, 0, sizeof(struct bout)) = (struct bout){0};
}

static const struct entry_point places[] = {{"round", "a round begins, led by a seat", at_round}, {0}};

extern const struct game null_game;
const struct game null_game = {
    .id = "null",
    .name = "The Null Game",
    .about = "coins, secret bids and traps: the template of a game, 2 to 4 players",
    .prefix = "NL",
    .version = 1,
    .state_bytes = sizeof(STATE),
    .least_players = 2,
    .most_players = RIVALS,
    .scenario_kind = KIND_SCENARIO,
    .words.effect_rule = 18,
    .rules.procedures = procedures,
    .rules.procedure_count = COUNT(procedures),
    .rules.fields = &null_fields,
    .rules.domains = things,
    .rules.domain_count = COUNT(things),
    .rules.actions = actions,
    .rules.action_count = COUNT(actions),
    .rules.events = events,
    .rules.event_count = COUNT(events),
    .words.verbs = null_verbs,
    .words.verb_count = V_COUNT,
    .words.each = &null_each,
    .words.quantities = &null_quantities,
    .words.conditions = &null_conditions,
    .words.moments = &null_moments,
    .words.kinds = null_kinds,
    .rules.options = options,
    .rules.entries = places,
    .linked.block = null_block,
    .linked.bytes = &null_block_bytes,
    .linked.sources = null_sources,
    .linked.rules_text = null_rules,
    .rules.check = null_check,
    .rules.begin = null_begin,
    .words.part = null_part,
    .words.played = null_played,
    .words.quantity = null_quantity,
    .words.holds = null_holds,
    .words.each_next = null_each_next,
    .rules.find_fault = broken,
    .bot.redeal = null_redeal,
    .bot.choose = null_choose,
    .bot.slip_rate = 100,
    .rules.score = score,
    .rules.points_name = "coins",
    .rules.points = points,
    .show.screen = null_screen,
};
