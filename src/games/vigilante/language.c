/* language.c: the content language of Vigilante: kinds, fields, and words with their phrases.
 * The verbs stand in verbs.c. */
#include "engine/derive.h"
#include "engine/verb.h"
#include "procedures.h"

#define LIST(name, ...) OWN_WORDS(words_##name, #name, __VA_ARGS__)

WORDS(words_allegiance, "allegiance", {"good", GOOD, "Good"}, {"evil", EVIL, "Evil"},
      {"neutral", NEUTRAL, "Neutral"});
WORDS(words_mission, "mission", {"guardian", GUARDIAN}, {"investigator", INVESTIGATOR}, {"assassin", ASSASSIN},
      {"mastermind", MASTERMIND}, {"addict", ADDICT}, {"bounty_hunter", BOUNTY_HUNTER}, {"cultist", CULTIST},
      {"profiteer", PROFITEER}, {"time_traveler", TIME_TRAVELER}, {"worshipper_of_life", WORSHIPPER});
WORDS(words_event_type, "event_type", {"jailbreak", JAILBREAK}, {"firefight", FIREFIGHT}, {"hacking", HACKING},
      {"loot_crate", LOOT_CRATE}, {"paramedic", PARAMEDIC});
WORDS(words_card_type, "card_type", {"one_time", ONE_TIME}, {"equipment", EQUIPMENT}, {"ambush", AMBUSH});
LIST(category, {"weapon", WEAPON, "Weapon"}, {"vehicle", VEHICLE, "Vehicle"}, {"armour", ARMOUR, "Armour"},
     {"gadget", GADGET, "Gadget"});
/* What a text says of how often it can be used; once a turn goes without saying (VG-S22). */
LIST(limit, {"turn", PER_TURN, ""}, {"round", PER_ROUND, "Once a round."}, {"game", PER_GAME, "Once a game."});
LIST(until, {"this_fight", THIS_FIGHT, "in this fight"},
     {"next_fight", NEXT_FIGHT, "in your next fight this turn"}, {"this_turn", THIS_TURN, "this turn"},
     {"this_round", THIS_ROUND, "this round"});

/* The conditions of VG-S100, as the heading of an Ambush card says them. */
LIST(ambush, {"hero_damaged", HERO_DAMAGED, "When one of your Heroes is about to take damage"},
     {"hero_defeated", HERO_DEFEATED, "When one of your Heroes has been defeated"},
     {"card_played", CARD_PLAYED, "When another player has played a One-Time-Use card"},
     {"investigated", INVESTIGATED, "When another player investigates you"},
     {"villain_leaving", VILLAIN_LEAVING, "When a Villain is about to leave your jail"},
     {"villain_revealed", VILLAIN_REVEALED, "When a Villain has been revealed"},
     {"own_attack", OWN_ATTACK, "When your Heroes attack"},
     {"villain_jailed", VILLAIN_JAILED, "When another player has jailed a Villain"},
     {"event_set_off", EVENT_SET_OFF, "When an Event is set off"},
     {"hero_recruited", HERO_RECRUITED, "When another player has recruited a Hero"},
     {"die_submitted", DIE_SUBMITTED, "When another player has submitted an Event die"},
     {"forced_discard", FORCED_DISCARD,
      "When you are about to discard hand cards through an Event or another player"},
     {"ambush_played", AMBUSH_PLAYED, "When another player has played an Ambush card"});

LIST(moment, {"recruited", ON_RECRUITED, "When this Hero is recruited"},
     {"defeated", ON_DEFEATED, "When this Hero is defeated"},
     {"ally_defeated", ON_ALLY_DEFEATED, "When another of your Heroes is defeated"},
     {"damaged", ON_DAMAGED, "When this Hero has taken damage"},
     {"fight_won", ON_FIGHT_WON, "When you have jailed a Villain"},
     {"fight_lost", ON_FIGHT_LOST, "When a Villain has escaped from you"},
     {"revealed", ON_REVEALED, "When you reveal a Villain"},
     {"round_begins", ON_ROUND, "When the players' turns of a round begin"},
     {"die_submitted", ON_SUBMITTED, "When you have submitted an Event die"},
     {"villain_freed", ON_FREED, "When a Villain has been freed from your jail"});

/* Words that choose: how the text speaks of it again, the verb that chooses, the word for what was chosen. */
#define THAT_HERO "that Hero", V_TARGET_HERO, H_CHOSEN
#define THAT_PLAYER "that player", V_TARGET_PLAYER, P_CHOSEN
#define THAT_TOKEN NULL, V_TARGET_EVENT, E_CHOSEN
/* phrase, again; {f} and {p} are the filter's words before and after the noun. */
LIST(hero, {"own_hero", H_OWN, "one of your {f}Heroes{p}", THAT_HERO},
     {"other_hero", H_OTHER, "one of another player's {f}Heroes{p}", THAT_HERO},
     {"any_hero", H_ANY, "any player's {f}Hero{p}", THAT_HERO},
     {"their_hero", H_THEIRS, "one of that player's {f}Heroes{p}", THAT_HERO}, {"this_hero", H_THIS, "this Hero"},
     {"that_hero", H_THAT, "that Hero"}, {"each_own", H_EACH_OWN, "each of your {f}Heroes{p}"},
     {"each_ally", H_EACH_ALLY, "each other of your {f}Heroes{p}"},
     {"each_theirs", H_EACH_THEIRS, "each of that player's {f}Heroes{p}"},
     {"each_other", H_EACH_OTHER, "each {f}Hero{p} of the other players"},
     {"each_hero", H_EACH, "each player's {f}Heroes{p}"});
LIST(player, {"you", P_YOU, "you"}, {"yourself", P_YOU, "yours"},
     {"other_player", P_OTHER, "another player", THAT_PLAYER},
     {"any_player", P_ANY, "a player of your choice", THAT_PLAYER}, {"that_player", P_THAT, "that player"},
     {"left_player", P_LEFT, "the player on your left"}, {"right_player", P_RIGHT, "the player on your right"},
     {"each_player", P_EACH, "each player"}, {"each_other_player", P_EACH_OTHER, "each other player"},
     {"each_player_ahead", P_EACH_AHEAD, "each player with more Villains in jail than you"});
LIST(filter, {"any", 0, "", ""}, {"damaged", F_DAMAGED, "damaged ", ""},
     {"undamaged", F_UNDAMAGED, "undamaged ", ""}, {"equipped", F_EQUIPPED, "equipped ", ""},
     {"unequipped", F_UNEQUIPPED, "", " without Equipment"}, {"slot_1", F_SLOT_1, "", " in slot 1"},
     {"slot_2", F_SLOT_2, "", " in slot 2"}, {"slot_3", F_SLOT_3, "", " in slot 3"},
     {"slot_4", F_SLOT_4, "", " in slot 4"}, {"weapon", F_WEAPON, "", " with a Weapon"},
     {"vehicle", F_VEHICLE, "", " with a Vehicle"}, {"armour", F_ARMOUR, "", " with Armour"},
     {"gadget", F_GADGET, "", " with a Gadget"}, {"strongest", F_STRONGEST, "", " with the highest Attack"},
     {"dearest", F_DEAREST, "", " with the highest Influence"});
LIST(event, {"any_event", E_ANY, "an Event token", THAT_TOKEN},
     {"harmful", E_HARMFUL, "a harmful Event token", THAT_TOKEN},
     {"helpful", E_HELPFUL, "a helpful Event token", THAT_TOKEN},
     {"firefight_or_hacking", E_FIREFIGHT_OR_HACKING, "a Firefight or Hacking token", THAT_TOKEN},
     {"jailbreak", E_JAILBREAK, "a Jailbreak token", THAT_TOKEN});
LIST(scope, {"this_hero", S_THIS, "this Hero"}, {"your_heroes", S_TEAM, "each of your Heroes"},
     {"your_other_heroes", S_ALLIES, "each other of your Heroes"});
LIST(each, {"other_player", P_EACH_OTHER, "other player"}, {"player", P_EACH, "player"});
LIST(quantity, {"villains", Q_VILLAINS, "Villain in your jail"},
     {"level_3_villains", Q_LEVEL_3, "Level 3 Villain in your jail"}, {"heroes", Q_HEROES, "Hero on your team"},
     {"defeated", Q_DEFEATED, "Hero you have lost"}, {"hand", Q_HAND, "card in your hand"},
     {"equipment", Q_EQUIPMENT, "Equipment on your team"}, {"events", Q_EVENTS, "token on the Event Track"},
     {"open_slots", Q_OPEN_SLOTS, "open slot of yours"}, {"damage", Q_DAMAGE, "damage on your Heroes"},
     {"players_ahead", Q_OTHERS_AHEAD, "player with more Villains in jail than you"});
LIST(condition, {"damaged", C_DAMAGED, "this Hero is damaged"},
     {"undamaged", C_UNDAMAGED, "this Hero is undamaged"}, {"alone", C_ALONE, "this Hero is your only one"},
     {"team", C_TEAM, "you have at least {n:Hero|Heroes}"}, {"full_team", C_FULL_TEAM, "all your slots are filled"},
     {"slot", C_SLOT, "this Hero stands in slot {n}"}, {"equipped", C_EQUIPPED, "this Hero is equipped"},
     {"weapon", C_WEAPON, "this Hero has a Weapon"}, {"vehicle", C_VEHICLE, "this Hero has a Vehicle"},
     {"armour", C_ARMOUR, "this Hero has Armour"}, {"gadget", C_GADGET, "this Hero has a Gadget"},
     {"villains", C_VILLAINS, "you have at least {n:Villain|Villains} in jail"},
     {"few_villains", C_FEW_VILLAINS, "you have at most {n:Villain|Villains} in jail"},
     {"hand", C_HAND, "you have at least {n:card|cards} in hand"}, {"empty_hand", C_EMPTY_HAND, "your hand is empty"},
     {"defeated", C_DEFEATED, "you have at least {n:defeated Hero|defeated Heroes}"},
     {"level", C_LEVEL, "the Villain is of Level {n} or higher"},
     {"first_player", C_FIRST_PLAYER, "you are First Player"},
     {"behind", C_BEHIND, "another player has more Villains in jail than you"},
     {"round", C_ROUND, "it is round {n} or later"});


/* Fields that are called like the member of the row they fill. */
#define INT(row, member, ...) {#member, ROW_INT, F(row, member), __VA_ARGS__}
#define WORD(row, member, list, ...) {#member, ROW_WORD, F(row, member), .words = &words_##list, __VA_ARGS__}
#define EFFECT(row, member, ...) {#member, ROW_EFFECT, F(row, member), __VA_ARGS__}
#define PASSIVE(row) {"passive", ROW_PASSIVE, F(row, passive), .preset = ""}
#define LIMIT(row) WORD(row, limit, limit, .preset = "turn", .heading = "{} ")
#define USE(row) EFFECT(row, use, .preset = "", .heading = "Use: ")
#define WHEN(row) {"when", ROW_TRIGGERS, F(row, when), .words = &words_moment, .preset = ""}

static const struct row_field identity_fields[] = {
    WORD(identity_row, allegiance, allegiance), WORD(identity_row, mission, mission),
    INT(identity_row, copies, .least = 1, .most = 9), INT(identity_row, advanced, .most = 1, .preset = "0"),
    {0}};
static const struct row_field scenario_fields[] = {
    INT(scenario_row, players, .least = 3, .most = 6),
    INT(scenario_row, good, .most = 6), INT(scenario_row, evil, .most = 6, .preset = "0"),
    INT(scenario_row, neutral, .most = 6, .preset = "0"), INT(scenario_row, random, .most = 6, .preset = "0"),
    {"villains", ROW_INTS, F(scenario_row, villains), 3, 0, 20},
    INT(scenario_row, events, .most = 20), INT(scenario_row, rounds, .least = 1, .most = 20),
    INT(scenario_row, city_cards, .most = 12),
    {0}};
static const struct row_field token_fields[] = {
    WORD(token_row, type, event_type), INT(token_row, number, .least = 1, .most = 6), {0}};
/* A Starter Hero without a printed Influence counts as 0 (VG-S77). */
#define HERO_FIELDS(influence_preset)                                                                    \
    INT(hero_row, attack, .most = 9), INT(hero_row, health, .least = 1, .most = 15),                     \
    INT(hero_row, influence, .most = 15, .preset = influence_preset),                                    \
    PASSIVE(hero_row), LIMIT(hero_row), USE(hero_row), WHEN(hero_row)
static const struct row_field hero_fields[] = {HERO_FIELDS(NULL), {0}};
static const struct row_field starter_fields[] = {HERO_FIELDS("0"), {0}};
static const struct row_field mercenary_fields[] = {
    INT(hero_row, influence, .least = 1, .most = 15), EFFECT(hero_row, effect), {0}};
static const struct row_field villain_fields[] = {
    INT(villain_row, level, .least = 1, .most = 3), INT(villain_row, health, .most = 30),
    {"chart", ROW_INTS, F(villain_row, chart), 4, 0, 9},
    EFFECT(villain_row, effect, .preset = ""), EFFECT(villain_row, to_jail, .preset = "", .heading = "To Jail: "),
    {0}};
static const struct row_field card_fields[] = {
    WORD(card_row, type, card_type), INT(card_row, influence, .most = 9), INT(card_row, copies, .least = 1, .most = 20),
    INT(card_row, attack, .most = 9, .preset = "0"), INT(card_row, health, .most = 9, .preset = "0"),
    {"categories", ROW_BITS, F(card_row, categories), .words = &words_category, .preset = ""},
    INT(card_row, medical, .most = 1, .preset = "0"),
    WORD(card_row, condition, ambush, .preset = "", .heading = "{}: "), EFFECT(card_row, effect, .preset = ""),
    PASSIVE(card_row), LIMIT(card_row), USE(card_row),
    INT(card_row, die, .most = 6, .preset = "0", .heading = "When a {} is submitted: "),
    EFFECT(card_row, die_effect, .preset = ""), WHEN(card_row),
    {0}};

/* -- Backs --------------------------------------------------------------------------------- */

#define BACK_OF(kind, expression)                               \
    static void derive_##kind(struct derivation *f, void *at)   \
    {                                                           \
        struct kind##_row *kind = at;                           \
        (void)f;                                                \
        kind->row.back = (u8)(expression);                      \
    }
BACK_OF(hero, hero->type == STARTER ? STARTER_BACK : HERO_BACK)
BACK_OF(villain, VILLAIN_BACK + villain->level - 1)
BACK_OF(card, card->deck == AGENCY ? AGENCY_BACK : CITY_BACK)

/* -- Kinds --------------------------------------------------------------------------------- */

const struct kind content_kinds[] = {
    {"identity", KIND_IDENTITY, sizeof(struct identity_row), identity_fields, 0, 0},
    {"scenario", KIND_SCENARIO, sizeof(struct scenario_row), scenario_fields, 0, 0},
    {"event", KIND_EVENT, sizeof(struct token_row), token_fields, 0, 0},
    {"starter", KIND_HERO, sizeof(struct hero_row), starter_fields, F(hero_row, type), STARTER, derive_hero},
    {"hero", KIND_HERO, sizeof(struct hero_row), hero_fields, F(hero_row, type), HERO_CARD, derive_hero},
    {"mercenary", KIND_HERO, sizeof(struct hero_row), mercenary_fields, F(hero_row, type), MERCENARY, derive_hero},
    {"villain", KIND_VILLAIN, sizeof(struct villain_row), villain_fields, 0, 0, derive_villain},
    {"city", KIND_CARD, sizeof(struct card_row), card_fields, F(card_row, deck), CITY, derive_card},
    {"agency", KIND_CARD, sizeof(struct card_row), card_fields, F(card_row, deck), AGENCY, derive_card},
    {0}};
