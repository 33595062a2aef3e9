/* language.c: the content language of Freedom: kinds, fields, and words with their phrases.
 * The verbs stand in verbs.c. */
#include "engine/derive.h"
#include "engine/verb.h"
#include "procedures.h"

WORDS(words_zone, "zone", {"outer", OUTER}, {"central", CENTRAL}, {"capital", CAPITAL});

/* The windows, as the heading of a card says them. */
WORDS(words_window, "window", {"refilled", M_REFILLED, "Phase 1, after the refill"},
      {"before_reveals", M_BEFORE_REVEALS, "Phase 4, before reveals"},
      {"declarations", M_DECLARATIONS, "Phase 4, in the declaration window"},
      {"movement", M_MOVEMENT, "5.1 of your player turn, before a move"},
      {"deployed", M_DEPLOYED, "5.1, just after an imperial unit is deployed on a planet of yours"},
      {"combat", M_COMBAT, "5.3, when a character of yours is about to roll"},
      {"beaten", M_BEATEN, "5.3, when personal combat would discard a character of yours"},
      {"missions", M_MISSIONS, "5.4 of your player turn, before or after a mission"},
      {"rebellion", M_REBELLION, "5.4, when your Rebellion mission is about to roll"},
      {"rebelled", M_REBELLED, "5.4, after the roll of your Rebellion mission"},
      {"sabotage", M_SABOTAGE, "5.4, when your Sabotage group is about to roll"},
      {"reactions", M_REACTIONS, "Start of 5.5"}, {"reaction", M_REACTION, "5.5, at your reaction move"},
      {"battle", M_BATTLE, "5.6, before the roll of a battle in which a unit of yours takes part"},
      {"doomsday", M_DOOMSDAY, "Phase 6, before the marker"});

OWN_WORDS(words_player, "player", {"you", P_YOU, "you"},
          {"other_player", P_OTHER, "another player", "that player", V_TARGET_PLAYER, P_CHOSEN},
          {"non_active_player", P_NON_ACTIVE, "one non-active player", "that player", V_TARGET_PLAYER, P_CHOSEN},
          {"that_player", P_THAT, "that player"}, {"each_player", P_EACH, "each player"},
          {"each_other_player", P_EACH_OTHER, "each other player"});
OWN_WORDS(words_character, "character",
          {"any_character", H_ANY, "any character", "that character", V_TARGET_CHARACTER, H_CHOSEN},
          {"discarded_rebel", H_DISCARDED, "a rebel character of the discard pile", "that character",
           V_TARGET_CHARACTER, H_CHOSEN});
OWN_WORDS(words_each, "each", {"other_player", P_EACH_OTHER, "other player"}, {"player", P_EACH, "player"});
OWN_WORDS(words_quantity, "quantity", {"planets", Q_PLANETS, "planet you own"},
          {"characters", Q_CHARACTERS, "character you control"}, {"units", Q_UNITS, "unit you own"},
          {"markers", Q_MARKERS, "doomsday marker"});
OWN_WORDS(words_condition, "condition", {"planets", C_PLANETS, "you own at least {n} planets"},
          {"markers", C_MARKERS, "there are at least {n} doomsday markers"},
          {"turn", C_TURN, "it is Turn {n} or later"},
          {"behind", C_BEHIND, "another player has more political power than you"});
OWN_WORDS(words_moment, "trigger", {0}); /* nothing in play acts by itself */

#define JA(row) {"ja", ROW_TEXT, F(row, ja), .preset = ""}
#define STAT(key, field) {key, ROW_INT, F(card_row, field), .most = 9}

static const struct row_field scenario_fields[] = {
    {"limit", ROW_INT, F(scenario_row, limit), .most = 200, .preset = "0"}, JA(scenario_row), {0}};
static const struct row_field planet_fields[] = {
    {"zone", ROW_WORD, F(planet_row, zone), .words = &words_zone},
    {"garrison", ROW_INT, F(planet_row, garrison), .most = 20},
    {"economy", ROW_INT, F(planet_row, economy), .most = 9},
    {"influence", ROW_INT, F(planet_row, influence), .most = 9},
    JA(planet_row), {0}};
#define CHARACTER_FIELDS STAT("combat", combat), STAT("command", command), STAT("politics", politics), \
    {"copies", ROW_INT, F(card_row, copies), .least = 1, .most = 1, .preset = "1"}, JA(card_row)
static const struct row_field rebel_fields[] = {CHARACTER_FIELDS, {0}};
static const struct row_field imperial_fields[] = {
    {"knight", ROW_INT, F(card_row, special), .most = 1, .preset = "0"}, CHARACTER_FIELDS, {0}};
#define UNIT_FIELDS(special_key)                                                     \
    {"strength", ROW_INT, F(card_row, strength), .least = 1, .most = 9},             \
    {"copies", ROW_INT, F(card_row, copies), .least = 1, .most = 20},                \
    {special_key, ROW_INT, F(card_row, special), .most = 1, .preset = "0"},          \
    {"reserve", ROW_INT, F(card_row, reserve), .most = 1, .preset = "0"}, JA(card_row)
static const struct row_field rebel_unit_fields[] = {UNIT_FIELDS("guerrilla"), {0}};
static const struct row_field imperial_unit_fields[] = {UNIT_FIELDS("patrol"), {0}};
static const struct row_field monster_fields[] = {
    STAT("combat", combat), {"copies", ROW_INT, F(card_row, copies), .least = 1, .most = 9, .preset = "1"},
    JA(card_row), {0}};
static const struct row_field card_fields[] = {
    {"copies", ROW_INT, F(card_row, copies), .least = 1, .most = 9},
    {"window", ROW_WORD, F(card_row, window), .words = &words_window, .heading = "{}: "},
    {"effect", ROW_EFFECT, F(card_row, effect)},
    JA(card_row), {0}};

/* Characters are known by their numbers, which come before those of all other cards: a pack, whose rows come last, can
 * replace characters of the game but not add any. */
static void derive_character(struct derivation *f, void *row)
{
    int id = 1;
    while (derive_row(f, KIND_CARD, id) != row) {
        const struct card_row *before = derive_row(f, KIND_CARD, id++);
        if (before->family > IMPERIAL) {
            derive_mistake(f, "a pack cannot add characters; it can replace one of the game, by its id "
                           "(%s, for example)", derive_id(f, KIND_CARD, 1));
            return;
        }
    }
    if (id > CHARACTERS_MAX) derive_mistake(f, "there can be %d characters at most", CHARACTERS_MAX);
}

#define CARDS_OF_FAMILY(word, fields, family_, ...) \
    {word, KIND_CARD, sizeof(struct card_row), fields, F(card_row, family), family_, ##__VA_ARGS__}
const struct kind content_kinds[] = {
    {"scenario", KIND_SCENARIO, sizeof(struct scenario_row), scenario_fields, 0, 0},
    {"planet", KIND_PLANET, sizeof(struct planet_row), planet_fields, 0, 0},
    CARDS_OF_FAMILY("rebel", rebel_fields, REBEL, derive_character),
    CARDS_OF_FAMILY("imperial", imperial_fields, IMPERIAL, derive_character),
    CARDS_OF_FAMILY("rebel_unit", rebel_unit_fields, REBEL_UNIT),
    CARDS_OF_FAMILY("imperial_unit", imperial_unit_fields, IMPERIAL_UNIT),
    CARDS_OF_FAMILY("monster", monster_fields, MONSTER),
    CARDS_OF_FAMILY("event", card_fields, EVENT, .text_complete = true),
    CARDS_OF_FAMILY("item", card_fields, ITEM, .text_complete = true),
    {0}};
