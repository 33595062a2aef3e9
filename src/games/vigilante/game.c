/* game.c: Vigilante as the engine sees it: tables, piles, names, invariants. Exports vigilante_game. */
#include <string.h>

#include "bot.h"
#include "procedures.h"
#include "words.h"

DESCRIBE(slot, SLOT_FIELDS, false)
DESCRIBE(player, PLAYER_FIELDS, true)
DESCRIBE(lasting, LASTING_FIELDS, false)
DESCRIBE(vigilante, VIGILANTE_FIELDS, false)

/* -- Piles --------------------------------------------------------------------------------------------- */

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
    return HERO(id)->sort != MERCENARY || (((const STATE *)state)->options & MERCENARIES);
}

const struct family city_family = {"city", DECK_CARDS, CARD_PILES, A_CARD, KIND_CARD, city_piles, offsetof(struct card_row, copies)};
const struct family villain_family = { /* one of each (VG-229) */
    "villain", VILLAIN_CARDS, VILLAIN_PILES, A_VILLAIN, KIND_VILLAIN, villain_piles};
const struct family hero_family = {"hero", HERO_CARDS, HERO_PILES, A_HERO, KIND_HERO, hero_piles, 0, hero_in_game};

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

#define GAME vigilante
#include "engine/game_tables.h"

static const struct domain domains[] = {
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

static const struct option_row options[] = {
    {"mercenaries", "Mercenaries join the Hero Deck; the Market shows 4 cards (VG-248)"},
    {"first_game", "Without the Investigator and the Mastermind (VG-020)"},
    {0}};

/* -- Code of cards -------------------------------------------------------------------------------------------- */

struct code part(const struct context *c, const struct effect *e)
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

static int idle(struct context *c, const void *state, seat who) { return default_option(c, state, who); }

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
    if (who >= g->players) who = 0; /* whether the position is sound is seen to later */
    tidy_up(g);
    stack_clear(c);
    PUSH_AT(whole_game, ROUND_DONE, 0);
    PUSH_AT(round, TURNS_DONE, 0);
    for (int k = 0; k < g->players && !has_turn(g, who); k++) who = left_of(g, who);
    PUSH(turn, who);
    g->current = NOBODY;
}

static void at_events(struct context *c, void *state, seat who)
{
    STATE *g = state;
    (void)who;
    at_turn(c, state, g->first);
    pop_frame(c); /* the round goes on after its turns */
}

static void at_round(struct context *c, void *state, seat who)
{
    STATE *g = state;
    (void)who;
    at_turn(c, state, g->first);
    pop_frame(c);
    pop_frame(c);
    PUSH(round, 0);
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

static const struct entry_point entries[] = {
    {"turn", "the turn of a seat begins", at_turn},
    {"round", "a round begins", at_round, .seatless = true},
    {"events", "the Trigger Events step begins", at_events, .seatless = true},
    {"end", "the last round is over and Missions are checked", at_end, .seatless = true},
    {0}};

/* Who knows Identities, what players were seen to do, and effects that last, are of the game before. */
static const char *const leftovers[] = {"player.identity_known", "player.deeds", "lasting_count", "lasting", NULL};

static const char *const renamed[] = {"touches", "modifier_mask", "varies", "conditional_mask", NULL};

static const struct measured measured[] = {
#include "measured.def"
    {0}};

const struct game vigilante_game = {
    GAME_TABLES,
    .rules.check = check,
    .id = "vigilante",
    .name = "Vigilante",
    .about = "hidden allegiances among superheroes, 3 to 6 players",
    .prefix = "VG",
    .version = 1,
    .least_players = 3,
    .most_players = PLAYERS,
    .scenario_kind = KIND_SCENARIO,
    .words.effect_rule = RULING + 112,
    .rules.leftovers = leftovers,
    .rules.renamed = renamed,
    .show.measured = measured,
    .words.played = played,
    .rules.refresh = refresh,
    .bot.slip_rate = 150,
    .bot.estimate = estimate,
    .bot.playout_depth = 40,
    .rules.default_option = idle,
    .rules.points_name = "Villains in the jail",
    .rules.points = points,
    .rules.sides = sides,
    .rules.side = side,
};
