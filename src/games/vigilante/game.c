/* game.c: Vigilante as the engine sees it: tables, piles, names, entry points. Exports vigilante_game. */
#include <string.h>

#include "bot_beliefs.h"
#include "procedures.h"

DESCRIBE(slot, SLOT_FIELDS, false)
DESCRIBE(player, PLAYER_FIELDS, true)
DESCRIBE(lasting, LASTING_FIELDS, false)
DESCRIBE(vigilante, VIGILANTE_FIELDS, false)

/* -- Piles --------------------------------------------------------------------------------- */

#define SLOT_PILE(name, s, slot) {name "." #s "." #slot, NOBODY, false, (s) + 1, false}
#define SLOT_PILES(name, s) \
    SLOT_PILE(name, s, 1), SLOT_PILE(name, s, 2), SLOT_PILE(name, s, 3), SLOT_PILE(name, s, 4)

static const struct pile city_piles[CARD_PILES] = {
    OPEN_PILE("city_deck"), OPEN_PILE("city_discard"), OPEN_PILE("agency_deck"), OPEN_PILE("agency_discard"),
    PER_SEAT_6(HAND_PILE, "hand"), PER_SEAT_6(SLOT_PILES, "attached"), OPEN_PILE("played"), OPEN_PILE("ambushed"),
};
static const struct pile villain_piles[VILLAIN_PILES] = {
    OPEN_PILE("villain_deck"), PER_SEAT_6(HAND_PILE, "jail"), OPEN_PILE("fight"), BOX_PILE("villain_box"),
};
static const struct pile hero_piles[HERO_PILES] = {
    OPEN_PILE("hero_deck"), OPEN_PILE("market"), OPEN_PILE("aside"), OPEN_PILE("used"), OPEN_PILE("gone"),
    BOX_PILE("box"),
    PER_SEAT_6(HAND_PILE, "dealt"), PER_SEAT_6(MAT_PILE, "defeated"), PER_SEAT_6(MAT_PILE, "team"),
};

static bool hero_in_game(const struct context *c, const void *state, u8 id)
{
    return HERO(id)->type != MERCENARY || (((const STATE *)state)->options & MERCENARIES);
}

const struct family city_family = {
    "city", DECK_CARDS, CARD_PILES, A_CARD, KIND_CARD, city_piles, offsetof(struct card_row, copies)};
const struct family villain_family = { /* one of each (VG-229) */
    "villain", VILLAIN_CARDS, VILLAIN_PILES, A_VILLAIN, KIND_VILLAIN, villain_piles};
const struct family hero_family = {"hero", HERO_CARDS, HERO_PILES, A_HERO, KIND_HERO, hero_piles, 0, hero_in_game};

#define GAME vigilante
#include "engine/game_tables.h"

static const struct option_row options[] = {
    {"mercenaries", "Mercenaries join the Hero Deck; the Market shows 4 cards (VG-248)"},
    {"first_game", "Without the Investigator and the Mastermind (VG-020)", .kind = true},
    {0}};

/* -- Rules that the engine asks for -------------------------------------------------------- */

struct code part(const struct context *c, const struct effect *e)
{
    static const struct code none;
    int which = e->part - PART_TRIGGER;
    switch (e->kind << 8 | min_int(e->part, PART_TRIGGER)) {
    case KIND_HERO << 8 | PART_USE: return HERO(e->card)->use;
    case KIND_HERO << 8 | PART_EFFECT: return HERO(e->card)->effect;
    case KIND_HERO << 8 | PART_TRIGGER: return which < TRIGGERS_MAX ? HERO(e->card)->when[which].code : none;
    case KIND_VILLAIN << 8 | PART_EFFECT: return VILLAIN(e->card)->effect;
    case KIND_VILLAIN << 8 | PART_TO_JAIL: return VILLAIN(e->card)->to_jail;
    case KIND_CARD << 8 | PART_EFFECT: return CARD(e->card)->effect;
    case KIND_CARD << 8 | PART_USE: return CARD(e->card)->use;
    case KIND_CARD << 8 | PART_DIE: return CARD(e->card)->die_effect;
    case KIND_CARD << 8 | PART_TRIGGER: return which < TRIGGERS_MAX ? CARD(e->card)->when[which].code : none;
    default: return none;
    }
}

int score(struct context *c, const void *state, seat who)
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

/* -- Entry points of positions ------------------------------------------------------------- */

/* What was half done when the position was taken is not. */
static void tidy_up(STATE *g)
{
    for (seat s = 0; is_over(g) && s < g->players; s++) /* nobody is arrested any more; whose they were is forgotten */
        cards_move_all(HEROES(g), DEALT + s, BOX, EVERYBODY);
    while (pile_count(VILLAINS(g), FIGHT)) card_move(VILLAINS(g), FIGHT, 0, VILLAIN_DECK, EVERYBODY);
    g->fighter = NOBODY;
    g->fighting = g->fight_over = 0;
    g->villain_health = g->villain_attack = 0;
}

#define ENTRY(name) static void at_##name(struct context *c, void *state, seat who __attribute__((unused)))

/* The whole game, which goes on when a round is over. */
static STATE *after_round(struct context *c, void *state)
{
    STATE *g = state;
    tidy_up(g);
    stack_clear(c);
    g->current = NOBODY;
    PUSH_AT(whole_game, ROUND_DONE, 0);
    return g;
}

/* Its last round, which goes on when everybody has had their turns. */
static STATE *after_turns(struct context *c, void *state)
{
    STATE *g = after_round(c, state);
    PUSH_AT(round, TURNS_DONE, 0);
    return g;
}

/* Whether the position is sound is seen to later. */
static seat seat_at(const STATE *g, seat who) { return who < g->players ? who : 0; }

/* As in the set-up: nobody has a Hero, and everybody is dealt 2 Starter Heroes (VG-039). */
static void deal_starters(struct context *c, STATE *g)
{
    for (seat s = 0; s < PLAYERS; s++) {
        for (int pile = attached_pile(s, 0); pile < attached_pile(s, SLOTS); pile++)
            while (pile_count(CITY_CARDS(g), pile)) to_discard(c, g, pile, 0);
        memset(g->player[s].slot, 0, sizeof g->player[s].slot);
        for (int pile = DEALT + s; pile < HERO_PILES; pile += PLAYERS)
            while (pile_count(HEROES(g), pile)) {
                bool starter = HERO(card_at(HEROES(g), pile, 0))->type == STARTER;
                card_draw(HEROES(g), pile, starter ? BOX : HERO_DECK, EVERYBODY);
            }
        refresh_player(c, g, s);
    }
    cards_shuffle(c, HEROES(g), BOX);
    for (int n = 0, i = pile_count(HEROES(g), BOX) - 1; i >= 0 && n < 2 * g->players; i--)
        if (HERO(card_at(HEROES(g), BOX, i))->type == STARTER) {
            card_move(HEROES(g), BOX, i, DEALT + n / 2, only((seat)(n / 2)));
            n++;
        }
}

ENTRY(starters)
{
    STATE *g = state;
    tidy_up(g);
    stack_clear(c);
    if (g->players > PLAYERS) return; /* the position is not sound */
    deal_starters(c, g);
    g->round = 0;
    PUSH_AT(whole_game, STARTERS_KEPT, 0);
    if (g->players) fork_lanes(c, all_seats(g->players), P_starter, sizeof(struct starter));
}

ENTRY(round)
{
    after_round(c, state);
    PUSH(round, 0);
}

ENTRY(turns)
{
    after_round(c, state);
    PUSH_AT(round, EVENT_CHOSEN, 0);
}

ENTRY(turn)
{
    STATE *g = after_turns(c, state);
    who = seat_at(g, who);
    for (int k = 0; k < g->players && !has_turn(g, who); k++) who = clockwise(g->players, who, 1);
    PUSH(turn, who);
}

/* The die comes after the last action (VG-147). */
ENTRY(die)
{
    STATE *g = after_turns(c, state);
    g->current = seat_at(g, who);
    g->player[g->current].actions = 0;
    PUSH_AT(turn, SUBMITTED, g->current);
    PUSH(submit_die, g->current);
}

ENTRY(events) { after_turns(c, state); }

ENTRY(marker) { after_round(c, state); }

ENTRY(end)
{
    STATE *g = after_round(c, state);
    g->round = SCENARIO(g->scenario)->rounds;
}

static const struct entry_point entries[] = {
    {"starters", "each player keeps one of two Starter Heroes", at_starters, .seatless = true},
    {"round", "a round begins with the Choose New Event step", at_round, .seatless = true},
    {"turns", "the Event is chosen, and action tokens come back", at_turns, .seatless = true},
    {"turn", "the turn of a seat begins", at_turn},
    {"die", "a seat has taken its last action and submits an Event die", at_die},
    {"events", "the Trigger Events step begins", at_events, .seatless = true},
    {"marker", "a round is over and the First Player marker goes on", at_marker, .seatless = true},
    {"end", "the last round is over and Missions are checked", at_end, .seatless = true},
    {0}};

/* What players have learnt and were seen to do, effects that last, and who has won, are of the game before. */
static const char *const leftovers[] = {
    "player.identity_known", "player.token_known", "player.conduct", "lasting_count", "lasting", "winners", NULL};

static const char *const renamed[] = {
    "touches", "modifier_mask", "varies", "conditional_mask", "moments", "trigger_mask", "deeds", "conduct", NULL};

const struct game vigilante_game = {
    GAME_TABLES,
    .rules.pass_verb = ACT_PASS,
    .id = "vigilante", .name = "Vigilante", .prefix = "VG", .version = 2,
    .about = "hidden allegiances among superheroes, 3 to 6 players",
    .least_players = 3, .most_players = PLAYERS, .scenario_kind = KIND_SCENARIO,
    .rules.check = check, .rules.leftovers = leftovers, .rules.renamed = renamed, .rules.refresh = refresh,
    .rules.default_option = default_option, .rules.points_name = "Villains in the jail", .rules.points = points,
    .rules.sides = sides, .rules.side = side,
    .rules.reworded = (const u64[]){0x68126c788aa21fcf, 0x045e27c031b2b902, 0},
    .words.effect_rule = RULING + 117, .words.played = played, .words.payable = payable, .words.prompt = prompt,
    .bot.facts = told_facts, .bot.count_facts = count_facts,
    .bot.is_pointless = is_pointless, .bot.others_guess = true,
    .bot.errors = {.easy = {300, 0}, .hasty = {150, 0}, .normal = {120, 100}, .hard = {0, 60}},
    .bot.estimate = estimate, .bot.memo_bytes = sizeof(struct memo),
    .bot.playout_depth = 40, .bot.standing = standing, .bot.pace = 27000,
    .show.aim =
        "You are Good, Evil or Neutral, in secret; Villains in your jail at the end decide who wins (VG-057).\n"
        "Good: together lock up 7 Villains for each Good player (VG-063); the Investigator 8 alone (VG-070).\n"
        "Evil: Assassins see every Good player lose (VG-075); the Mastermind locks up 10, then Good loses (VG-077).\n"
        "Neutral: mostly 4 Villains and something of your own, as your Identity says (VG-082 to VG-091).\n"
        "Whoever has fulfilled their Mission wins; there may be several (VG-059, VG-060).",
    .show.turn =
        "First as much as you like: play cards, attach Equipment, use Heroes (VG-119).\n"
        "Then one action: draw a card, recruit or heal a Hero, fight the top Villain, take Equipment back, or trade "
        "(VG-117).\n"
        "In a fight the Villain hits your Heroes by its chart; if their Attack reaches its Health you jail it "
        "(VG-200, VG-206).\n"
        "After your fourth action submit one of two rolled dice: at the end of the round it sets off the Events of its "
        "number, for everybody (VG-148, VG-157, VG-161).",
    .show.verdict = verdict, .show.print = print,
};
