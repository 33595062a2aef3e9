/* language.c: the content language of Freedom Five: kinds, fields, and words with their phrases.
 * The verbs stand in verbs.c. */
#include "derivation.h"
#include "effects.h"
#include "engine/verb.h"
#include "procedures.h"

/* A list of words of this file's, and one that others refer to. */
#define LIST(name, ...) WORDS(words_##name, #name, __VA_ARGS__)
#define SHARED(name, ...) OWN_WORDS(words_##name, #name, __VA_ARGS__)

/* -- Words of fields ------------------------------------------------------------------------------------------ */

#define FOUR_COLOURS \
    {"red", RED, "red"}, {"blue", BLUE, "blue"}, {"green", GREEN, "green"}, {"yellow", YELLOW, "yellow"}
LIST(four, FOUR_COLOURS);
LIST(five, FOUR_COLOURS, {"purple", PURPLE, "purple"});
LIST(tested, FOUR_COLOURS, {"mastermind", PURPLE, "the Mastermind's colour"});
LIST(payment, FOUR_COLOURS, {"any", PURPLE, "any"});
LIST(quest_test, FOUR_COLOURS, {"local", PURPLE, "the Location's colour"});
LIST(phases, {"private_life", 0}, {"hero", 1}); /* bits: enum phase_bits */
LIST(actions, {"move", ON_BOARD_MOVE}, {"recover", ON_BOARD_RECOVER}, {"heal", ON_BOARD_HEAL}, {"task", ON_BOARD_TASK},
     {"attack", ON_BOARD_ATTACK}, {"ability", ON_BOARD_ABILITY}, {"justice", ON_BOARD_JUSTICE},
     {"interact", ON_BOARD_INTERACT});
LIST(use, {"free", 0, "Free Action"}, {"action", 1, "Action"});
LIST(once, {"turn", 1, "turn"});
/* How the Power of a side of the Character card is used: bit 0 costs an Action token, bit 1 is once per turn. */
LIST(power_use, {"free", 0, "Free Action"}, {"action", 1, "Action"}, {"free_once", 2, "Free Action, once per turn"},
     {"action_once", 3, "Action, once per turn"});
LIST(scheme_step, {"henchman", PLACE_HENCHMAN}, {"bystander", PLACE_BYSTANDER}, {"mastermind", PLACE_MASTERMIND},
     {"villain", MOVE_VILLAIN});
LIST(event_kind, {"bad", 0, "Bad Event"}, {"good", 1, "Good Event"});
LIST(justice_kind, {"place", BY_PLACE}, {"test", BY_TEST}, {"payment", BY_PAYMENT});
LIST(goal, {"mastermind_defeated", MASTERMIND_DEFEATED}, {"villains_defeated", VILLAINS_DEFEATED},
     {"bystanders_held", BYSTANDERS_HELD}, {"tokens_resolved", TOKENS_RESOLVED}, {"tokens_claimed", TOKENS_CLAIMED},
     {"no_anarchy_near_hq", NO_ANARCHY_NEAR_HQ}, {"track_at", TRACK_AT});
LIST(phase_step, {"attack", STEP_ATTACK}, {"draw", STEP_DRAW}, {"scheme", STEP_SCHEME}, {"other", STEP_OTHER});
LIST(parts, {"step_1", 0}, {"step_2", 1}, {"step_3", 2}, {"event", 3});
LIST(quest, {"side_quest", SIDE_QUEST}, {"evidence", EVIDENCE});
LIST(guard, {"guarded", GUARDED}, {"spared", SPARED});

/* -- Words of effects ----------------------------------------------------------------------------------------- */

SHARED(moment, {"turn", ON_TURN, "At the start of your turn"},
       {"hurt", ON_HURT, "When you are about to take damage"},
       {"other_hurt", ON_OTHER_HURT, "When another Hero is about to take damage"},
       {"test", ON_TEST, "Before you roll a test"}, {"tested", ON_TESTED, "After you have rolled a test"},
       {"other_tested", ON_OTHER_TESTED, "After another Hero in your Location has rolled a test"},
       {"henchmen_rolled", ON_HENCHMEN_ROLLED, "After you have rolled against Henchmen"},
       {"struck", ON_STRUCK, "After you have rolled against a Villain"},
       {"committed", ON_COMMITTED, "In the Commit step, when you attack a Villain"},
       {"cleared", ON_CLEARED, "After you have removed the last Henchman of a Location"},
       {"moved", ON_MOVED, "After you have taken a Move Action"},
       {"rescued", ON_RESCUED, "After you have rescued a Bystander"},
       {"justice", ON_JUSTICE, "After you have resolved a Justice card"},
       {"scheme", ON_SCHEME, "When a Scheme card is revealed in a Villain phase"},
       {"overrun", ON_OVERRUN, "When a Location is about to be Overrun"},
       {"advance", ON_ADVANCE, "When the track is about to advance"},
       {"villain_moved", ON_VILLAIN_MOVED, "After a Villain has moved"},
       {"anarchy_placed", ON_ANARCHY_PLACED, "After an Anarchy token was placed"},
       {"token_placed", ON_TOKEN_PLACED, "After a Mastermind token was placed"},
       {"henchman_placed", ON_HENCHMAN_PLACED, "After a Henchman was placed"},
       {"knocked_out", ON_KNOCKED_OUT, "After a Hero was knocked out"},
       {"villain_defeated", ON_VILLAIN_DEFEATED, "After a Villain was defeated"},
       {"villain_phase", ON_VILLAIN_PHASE, "At the start of your Villain phase"},
       {"refresh", ON_REFRESH, "In your Refresh phase"});

#define A_HERO_OF(word, value, phrase) {word, value, phrase, "that Hero", V_TARGET_HERO, H_CHOSEN}
SHARED(hero, {"you", H_YOU, "you"}, {"that_hero", H_THAT, "that Hero"}, {"active_hero", H_ACTIVE, "the active Hero"},
       {"each_hero", H_EACH, "each Hero"}, {"each_other", H_EACH_OTHER, "each other Hero"},
       {"each_here", H_EACH_HERE, "each Hero in your Location"},
       {"others_here", H_OTHERS_HERE, "each other Hero in your Location"},
       {"each_there", H_EACH_THERE, "each Hero there"},
       {"each_with_it", H_EACH_THERE, "each Hero in its Location"}, {"attackers", H_ATTACKERS, "each attacking Hero"},
       A_HERO_OF("any_hero", H_ANY, "a Hero of your choice"), A_HERO_OF("other_hero", H_OTHER, "another Hero"),
       A_HERO_OF("hero_here", H_HERE, "a Hero in your Location"),
       A_HERO_OF("other_here", H_OTHER_HERE, "another Hero in your Location"),
       A_HERO_OF("hero_near", H_NEAR, "a Hero in your Location or an adjacent one"));
SHARED(each, {"hero", H_EACH, "Hero"}, {"other_hero", H_EACH_OTHER, "other Hero"},
       {"hero_here", H_EACH_HERE, "Hero in your Location"},
       {"other_here", H_OTHERS_HERE, "other Hero in your Location"},
       {"attacker", H_ATTACKERS, "attacking Hero"});

#define A_PLACE_OF(word, value, phrase) {word, value, phrase, "that Location", V_TARGET_PLACE, P_CHOSEN}
SHARED(place, {"here", P_HERE, "your Location"}, {"there", P_THERE, "that Location"},
       {"villain_place", P_VILLAIN, "its Location"}, {"hq", P_HQ, "Location 15"},
       {"random", P_RANDOM, "a random Location"},
       {"home", P_HOME, "the first Home Base"}, {"each_near", P_EACH_NEAR, "each adjacent Location"},
       A_PLACE_OF("near", P_NEAR, "an adjacent Location"),
       A_PLACE_OF("here_or_near", P_HERE_OR_NEAR, "your Location or an adjacent one"),
       A_PLACE_OF("within_2", P_WITHIN_2, "a Location within 2 steps"),
       A_PLACE_OF("any_location", P_ANY, "any Location"),
       A_PLACE_OF("with_hero", P_WITH_HERO, "the Location of another Hero"));

#define A_VILLAIN_OF(word, value, phrase) {word, value, phrase, "that Villain", V_TARGET_VILLAIN, VL_CHOSEN}
SHARED(villain, {"this_villain", VL_THIS, "this Villain"}, {"that_villain", VL_THAT, "that Villain"},
       {"mastermind", VL_MASTERMIND, "the Mastermind"}, {"each_villain", VL_EACH, "each Villain in the city"},
       A_VILLAIN_OF("villain_here", VL_HERE, "a Villain in your Location"),
       A_VILLAIN_OF("villain_near", VL_NEAR, "a Villain in your Location or an adjacent one"),
       A_VILLAIN_OF("any_villain", VL_ANY, "a Villain in the city"),
       A_VILLAIN_OF("lesser_villain", VL_LESSER, "a Villain in the city other than the Mastermind"));

SHARED(colour, {"red", K_RED, "red "}, {"blue", K_BLUE, "blue "}, {"green", K_GREEN, "green "},
       {"yellow", K_YELLOW, "yellow "}, {"purple", K_PURPLE, "Purple "}, {"local", K_LOCAL, "local "},
       {"any_colour", K_ANY, ""}, {"that_colour", K_THAT, "such "});
SHARED(attribute, {"red", K_RED, "red"}, {"blue", K_BLUE, "blue"}, {"green", K_GREEN, "green"},
       {"yellow", K_YELLOW, "yellow"}, {"local", K_LOCAL, "the Location's colour"},
       {"all_colours", K_ANY, "all colours"},
       {"chosen_colour", K_PICK, "one colour of your choice", NULL, V_TARGET_COLOUR, K_CHOSEN});
SHARED(damage, {"usual", DAMAGE_USUAL, ""}, {"unblockable", DAMAGE_UNBLOCKABLE, " that cannot be prevented"},
       {"discards", DAMAGE_DISCARDS, "; each Ability card that is discarded for it blocks 1"});
SHARED(skip, {"henchmen", SKIP_HENCHMEN, "each Place Henchman step of that card"},
       {"mastermind", SKIP_MASTERMIND, "each Place Mastermind step of that card"},
       {"villain", SKIP_VILLAIN, "each Move Villain step of that card"},
       {"event", SKIP_EVENT, "the Event of that card"},
       {"card", SKIP_CARD, "that card"});
SHARED(scope, {"you", SCOPE_YOU, "you"}, {"each_here", SCOPE_EACH_HERE, "each Hero in your Location"},
       {"others_here", SCOPE_OTHERS_HERE, "each other Hero in your Location"}, {"team", SCOPE_TEAM, "each Hero"});
SHARED(all, {"all", SCOPE_ALL, ""});
SHARED(quantity, {"heroes", Q_HEROES, "Hero in the game"}, {"heroes_here", Q_HEROES_HERE, "Hero in your Location"},
       {"henchmen_here", Q_HENCHMEN_HERE, "Henchman in your Location"},
       {"damage", Q_DAMAGE, "Damage token that you have"},
       {"villains", Q_VILLAINS, "Villain in the city"}, {"defeated", Q_DEFEATED, "defeated Villain"},
       {"anarchy", Q_ANARCHY, "Anarchy token in your Location"}, {"successes", Q_SUCCESSES, "success"});
SHARED(condition, {"hand_below", C_HAND_BELOW, "you have fewer than {n:card|cards} in hand"},
       {"hand_least", C_HAND_LEAST, "you have at least {n:card|cards} in hand"},
       {"attacker_hand_below", C_HAND_BELOW, "the attacker has fewer than {n:card|cards} left in hand"},
       {"attacker_hand_least", C_HAND_LEAST, "the attacker has at least {n:card|cards} left in hand"},
       {"alone", C_ALONE, "no other Hero is in your Location"},
       {"with_hero", C_WITH_HERO, "another Hero is in your Location"},
       {"attacker_alone", C_ALONE, "no other Hero is in its Location"},
       {"attacker_with_hero", C_WITH_HERO, "more than one Hero is in its Location"},
       {"at_hq", C_AT_HQ, "you are at Hero HQ"}, {"at_home", C_AT_HOME, "you are at one of your Home Bases"},
       {"crowd_least", C_CROWD_LEAST, "at least {n:Henchman is|Henchmen are} in your Location"},
       {"no_henchmen", C_NO_HENCHMEN, "no Henchman is in your Location"},
       {"anarchy_here", C_ANARCHY_HERE, "an Anarchy token is in your Location"},
       {"villain_here", C_VILLAIN_HERE, "a Villain is in your Location"},
       {"mastermind_here", C_MASTERMIND_HERE, "the Mastermind is in your Location"},
       {"damaged", C_DAMAGED, "you have at least {n:Damage token|Damage tokens}"},
       {"attacker_damaged", C_DAMAGED, "the attacker has at least {n:Damage token|Damage tokens}"},
       {"unhurt", C_UNHURT, "you have no Damage token"},
       {"attacker_unhurt", C_UNHURT, "the attacker has no Damage token"},
       {"private_life", C_PRIVATE_LIFE, "you are in Private Life mode"},
       {"hero_mode", C_HERO_MODE, "you are in Hero mode"},
       {"track_least", C_TRACK_LEAST, "the track is at {n} or more"}, {"passed", C_PASSED, "the test succeeds"},
       {"attackers", C_ATTACKERS, "at least {n:Hero attacks|Heroes attack}"},
       {"crowded", C_CROWDED, "at least {n:Henchman is|Henchmen are} on its card"},
       {"wounded", C_WOUNDED, "it has at least {n:damage counter|damage counters}"},
       {"specials", C_SPECIALS, "you have at least {n:Special card|Special cards}"},
       {"tasks", C_TASKS, "you have at least {n:Personal Task|Personal Tasks}"},
       {"your_turn", C_YOUR_TURN, "it is your turn"},
       {"available", C_AVAILABLE, "you have at least {n:available Action token|available Action tokens}"},
       {"bystanders", C_BYSTANDERS, "you hold at least {n:Bystander card|Bystander cards}"},
       {"heroes", C_HEROES, "at least {n:Hero is|Heroes are} in the game"});

/* -- Fields --------------------------------------------------------------------------------------------------- */

#define FIELDS(kind, ...) static const struct row_field kind##_fields[] = {__VA_ARGS__, {0}}
#define OF(type) .bytes = sizeof(type)
#define WORD_OF(key, row, field, list) {key, ROW_WORD, F(row, field), .words = &words_##list}
#define NUMBER(key, row, field, low, high) {key, ROW_INT, F(row, field), .least = low, .most = high}
#define NUMBER_OR(key, row, field, high, usual) {key, ROW_INT, F(row, field), .most = high, .preset = usual}
#define FLAG_OF(key, row, field) {key, ROW_INT, F(row, field), .most = 1, .preset = "0"}
#define TEXT(key, row, field) {key, ROW_TEXT, F(row, field)}
#define TEXT_OR_NONE(key, row, field) {key, ROW_TEXT, F(row, field), .preset = ""}
#define EFFECT_OF(key, row, field, title) {key, ROW_EFFECT, F(row, field), .preset = "", .heading = title}
#define PASSIVE(row) {"passive", ROW_PASSIVE, F(row, passive), .preset = ""}
#define TRIGGERS(row) {"when", ROW_TRIGGERS, F(row, when), .words = &words_moment, .preset = ""}
#define ENVELOPE(row) NUMBER_OR("envelope", row, envelope, 5, "0")
#define AT_LOCATION(key, row, field) {key, ROW_REF, F(row, field), .kind = KIND_LOCATION, .preset = ""}
#define TEST_OF(row, field, list) \
    {"colour", ROW_WORD, F(row, field.colour), .words = &words_##list}, NUMBER("dice", row, field.dice, 1, 6), \
    NUMBER("successes", row, field.successes, 1, 6)

FIELDS(location, WORD_OF("colour", location_row, colour, four), NUMBER("x", location_row, x, 0, 11),
       NUMBER("y", location_row, y, 0, 11));

/* The Actions of the board: phases as in FF-S07 unless the board differs. */
#define PHASES(key, action, usual) \
    {key, ROW_BITS, F(hero_row, phases) + (action), .words = &words_phases, .preset = usual}
#define SIDE(word, mode_, title)                                                                                  \
    TEXT(word "_name", hero_row, side[mode_].name),                                                               \
    {word "_use", ROW_WORD, F(hero_row, side[mode_].action), .words = &words_power_use, .preset = "",             \
     .heading = title "{}:"},                                                                                     \
    EFFECT_OF(word "_effect", hero_row, side[mode_].effect, ""),                                                  \
    {word "_passive", ROW_PASSIVE, F(hero_row, side[mode_].passive), .preset = "", .heading = title}
FIELDS(hero,
    NUMBER("mind", hero_row, target[GREEN], 2, 6), NUMBER("body", hero_row, target[RED], 2, 6),
    NUMBER("spirit", hero_row, target[BLUE], 2, 6), NUMBER("tech", hero_row, target[YELLOW], 2, 6),
    NUMBER("move", hero_row, move, 1, 9), NUMBER("recover", hero_row, recover, 1, 9),
    NUMBER("heal", hero_row, heal, 1, 5), FLAG_OF("heals_anywhere", hero_row, heals_anywhere),
    {"heal_in", ROW_REFS, F(hero_row, heal_in), HOME_BASES, .kind = KIND_LOCATION, .preset = ""},
    {"home", ROW_REFS, F(hero_row, home), HOME_BASES, .kind = KIND_LOCATION},
    PHASES("move_in", ON_BOARD_MOVE, "private_life hero"), PHASES("recover_in", ON_BOARD_RECOVER, "private_life hero"),
    PHASES("heal_phase", ON_BOARD_HEAL, "private_life"), PHASES("task_in", ON_BOARD_TASK, "private_life"),
    PHASES("attack_in", ON_BOARD_ATTACK, "hero"), PHASES("ability_in", ON_BOARD_ABILITY, "hero"),
    PHASES("justice_in", ON_BOARD_JUSTICE, "hero"), PHASES("interact_in", ON_BOARD_INTERACT, "hero"),
    {"only_at_hq", ROW_BITS, F(hero_row, only_at_hq), .words = &words_actions, .preset = ""},
    FLAG_OF("names_first", hero_row, names_first), FLAG_OF("has_die", hero_row, has_die),
    TEXT("civil_name", hero_row, civil_name), TEXT("about", hero_row, about),
    SIDE("private", PRIVATE_LIFE, "In Private Life: "),
    {"private_when", ROW_TRIGGERS, F(hero_row, when_private), .words = &words_moment, .preset = "",
     .heading = "In Private Life: "},
    SIDE("hero", HERO_MODE, "As a Hero: "),
    {"hero_when", ROW_TRIGGERS, F(hero_row, when_hero), .words = &words_moment, .preset = "",
     .heading = "As a Hero: "});

FIELDS(ability,
    {"hero", ROW_REF, F(ability_row, hero), .kind = KIND_HERO}, WORD_OF("colour", ability_row, colour, five),
    NUMBER("dice", ability_row, dice, 1, 3), NUMBER_OR("cost", ability_row, cost, 3, "0"), ENVELOPE(ability_row),
    {"use", ROW_WORD, F(ability_row, action), .words = &words_use, .preset = "", .heading = "{}:"},
    EFFECT_OF("effect", ability_row, effect, ""), TRIGGERS(ability_row));
FIELDS(task,
    {"hero", ROW_REF, F(task_row, hero), .kind = KIND_HERO},
    {"location", ROW_REF, F(task_row, location), .kind = KIND_LOCATION},
    {"colour", ROW_WORD, F(task_row, colour), .words = &words_four, .preset = "red"},
    NUMBER_OR("cards", task_row, cost, 2, "0"));

static const struct row_field scheme_step_fields[] = {
    WORD_OF("1", step_of_scheme, kind, scheme_step),
    {"2", ROW_REF, F(step_of_scheme, location), .kind = KIND_LOCATION},
    {"3", ROW_WORD, F(step_of_scheme, colour), .words = &words_four, .preset = "red"},
    {0}};
FIELDS(scheme,
    {"steps", ROW_LIST, F(scheme_row, step), SCHEME_STEPS, OF(struct step_of_scheme), .fields = scheme_step_fields,
     .preset = ""},
    FLAG_OF("gives_task", scheme_row, gives_task),
    {"event", ROW_WORD, F(scheme_row, good), .words = &words_event_kind, .preset = "", .heading = "{}:"},
    EFFECT_OF("effect", scheme_row, event, ""));
FIELDS(anarchy,
    TEST_OF(anarchy_row, test, four), EFFECT_OF("reward", anarchy_row, reward, "Success: "),
    EFFECT_OF("penalty", anarchy_row, penalty, "Failure: "));
FIELDS(bystander,
    NUMBER_OR("icons", bystander_row, icons, 3, "1"), ENVELOPE(bystander_row),
    EFFECT_OF("effect", bystander_row, effect, ""));
FIELDS(justice,
    WORD_OF("by", justice_row, kind, justice_kind), AT_LOCATION("location", justice_row, location),
    FLAG_OF("clear", justice_row, clear), ENVELOPE(justice_row),
    {"colour", ROW_WORD, F(justice_row, test.colour), .words = &words_payment, .preset = "any"},
    NUMBER_OR("dice", justice_row, test.dice, 6, "0"), NUMBER_OR("successes", justice_row, test.successes, 6, "0"),
    NUMBER_OR("cards", justice_row, cards, 4, "0"),
    EFFECT_OF("penalty", justice_row, penalty, "Failure: "), EFFECT_OF("reward", justice_row, reward, "Reward: "),
    {"when", ROW_TRIGGERS, F(justice_row, when), .words = &words_moment, .preset = "", .heading = "Reward: "});
FIELDS(special,
    NUMBER("dice", special_row, dice, 1, 4), NUMBER("copies", special_row, copies, 1, 4), ENVELOPE(special_row),
    NUMBER_OR("quest", special_row, quest, 5, "0"), EFFECT_OF("effect", special_row, effect, "Free Action: "),
    TRIGGERS(special_row));

#define REWARD(key, n, title) EFFECT_OF(key, villain_row, reward[n], title)
FIELDS(villain,
    WORD_OF("colour", villain_row, colour, four), NUMBER_OR("per_hero", villain_row, per_hero, 3, "1"),
    NUMBER("plus", villain_row, plus, 0, 12),
    {"back", ROW_REF, F(villain_row, back), .kind = KIND_VILLAIN, .preset = ""},
    FLAG_OF("moves_to_tokens", villain_row, moves_to_tokens),
    EFFECT_OF("movement", villain_row, movement, "Movement: "),
    {"defense", ROW_PASSIVE, F(villain_row, defense), .preset = "", .heading = "Defense: "},
    EFFECT_OF("counterstrike", villain_row, counterstrike, "Counterstrike: "),
    EFFECT_OF("after", villain_row, after, "After Attack: "), TRIGGERS(villain_row),
    REWARD("reward_1", 0, "Reward 1: "), REWARD("reward_2", 1, "Reward 2: "), REWARD("reward_3", 2, "Reward 3: "),
    REWARD("reward_4", 3, "Reward 4: "));

#define GOAL(key, row, field) \
    {key, ROW_WORD, F(row, field.word), .words = &words_goal, .preset = ""}, \
    NUMBER_OR(key "_number", row, field.n, 20, "1")
static const struct row_field placed_villain_fields[] = {
    {"1", ROW_REF, F(placed_villain, villain), .kind = KIND_VILLAIN},
    {"2", ROW_REF, F(placed_villain, location), .kind = KIND_LOCATION, .preset = ""},
    {0}};
static const struct row_field placed_anarchy_fields[] = {
    {"1", ROW_REF, F(placed_anarchy, location), .kind = KIND_LOCATION},
    WORD_OF("2", placed_anarchy, colour, five),
    {0}};
static const struct row_field aftermath_fields[] = {
    NUMBER_OR("specials", aftermath, specials, 3, "0"), NUMBER_OR("track", aftermath, track, 9, "0"),
    NUMBER_OR("points", aftermath, points, 9, "0"), NUMBER_OR("modifiers", aftermath, modifiers, 2, "0"),
    NUMBER_OR("fewer_jrn", aftermath, fewer_jrn, 3, "0"), NUMBER_OR("allies", aftermath, allies, 2, "0"),
    FLAG_OF("late_construction", aftermath, late_construction),
    {0}};
#define AFTERMATH(key, field) \
    {key, ROW_LIST, F(comic_row, field), 1, OF(struct aftermath), .fields = aftermath_fields, .preset = ""}
FIELDS(comic,
    NUMBER_OR("number", comic_row, number, 20, "0"), NUMBER_OR("track", comic_row, track, 9, "0"),
    NUMBER("jrn", comic_row, jrn, 0, 10),
    {"plots", ROW_INTS, F(comic_row, plot), PLOTS_MOST, .most = 10, .preset = "0"},
    NUMBER_OR("schemes", comic_row, schemes, 9, "1"),
    {"anarchy", ROW_INTS, F(comic_row, anarchy), COLOURS, .most = 4},
    NUMBER("purple", comic_row, purple, 0, 16), NUMBER_OR("points", comic_row, points, 20, "0"),
    NUMBER_OR("augments", comic_row, augments, 3, "0"), NUMBER_OR("allies", comic_row, allies, 4, "0"),
    NUMBER_OR("modifiers", comic_row, modifiers, 4, "0"),
    FLAG_OF("objective_takes_plot", comic_row, objective_takes_plot), FLAG_OF("deals_places", comic_row, deals_places),
    {"special", ROW_REF, F(comic_row, special), .kind = KIND_SPECIAL, .preset = ""},
    NUMBER_OR("specials", comic_row, specials, 5, "0"),
    GOAL("win", comic_row, win),
    {"lose", ROW_WORD, F(comic_row, lose.word), .words = &words_goal, .preset = "track_at"},
    NUMBER_OR("lose_number", comic_row, lose.n, 10, "10"),
    {"villains", ROW_LIST, F(comic_row, villain), COLOURS, OF(struct placed_villain), .fields = placed_villain_fields},
    {"laid", ROW_LIST, F(comic_row, laid), PLACED_MOST, OF(struct placed_anarchy), .fields = placed_anarchy_fields,
     .preset = ""},
    AFTERMATH("won", won), AFTERMATH("lost", lost),
    TEXT("introduction", comic_row, introduction), TEXT("objective", comic_row, objective_text),
    TEXT("victory", comic_row, victory), TEXT("defeat", comic_row, defeat),
    TEXT_OR_NONE("quest_success", comic_row, quest_success));

static const struct row_field phase_step_fields[] = {
    WORD_OF("1", phase_step, kind, phase_step), NUMBER_OR("2", phase_step, n, 5, "0"),
    {"parts", ROW_BITS, F(phase_step, parts), .words = &words_parts, .preset = "step_1 step_2 step_3 event"},
    {0}};
#define JUSTICE_REWARD(key, n, title) EFFECT_OF(key, chapter_row, reward[n], title)
FIELDS(chapter,
    {"comic", ROW_REF, F(chapter_row, comic), .kind = KIND_COMIC},
    NUMBER("number", chapter_row, number, 1, CHAPTERS_MOST),
    NUMBER_OR("under_construction", chapter_row, under_construction, 2, "0"),
    FLAG_OF("flips_mastermind", chapter_row, flips_mastermind),
    {"mastermind", ROW_WORD, F(chapter_row, guard), .words = &words_guard, .preset = ""},
    GOAL("objective", chapter_row, objective),
    {"quest", ROW_WORD, F(chapter_row, quest), .words = &words_quest, .preset = ""},
    {"quest_at", ROW_REFS, F(chapter_row, quest_at), QUEST_TOKENS, .kind = KIND_LOCATION, .preset = ""},
    {"quest_colour", ROW_WORD, F(chapter_row, quest_test.colour), .words = &words_quest_test, .preset = "local"},
    NUMBER_OR("quest_dice", chapter_row, quest_test.dice, 6, "3"),
    NUMBER_OR("quest_successes", chapter_row, quest_test.successes, 6, "2"),
    {"phase", ROW_LIST, F(chapter_row, phase), PHASE_STEPS, OF(struct phase_step), .fields = phase_step_fields},
    {"events", ROW_REFS, F(chapter_row, event), EVENTS_OF_CHAPTER, .kind = KIND_EVENT},
    EFFECT_OF("opening", chapter_row, opening, "When this Chapter opens: "), PASSIVE(chapter_row),
    TRIGGERS(chapter_row),
    EFFECT_OF("other", chapter_row, other, "In the Villain phase: "),
    EFFECT_OF("quest_failure", chapter_row, quest_failure, "Failure at a Quest token: "),
    JUSTICE_REWARD("reward_1", 0, "Justice Reward 1: "), JUSTICE_REWARD("reward_2", 1, "Justice Reward 2: "),
    TEXT("before", chapter_row, before), TEXT("after", chapter_row, after),
    TEXT_OR_NONE("special_rules", chapter_row, special_rules));
FIELDS(event_of,
    TEST_OF(event_of_row, test, tested), FLAG_OF("keeps_token", event_of_row, keeps_token),
    FLAG_OF("hero_chooses", event_of_row, hero_chooses), EFFECT_OF("success", event_of_row, success, "Success: "),
    EFFECT_OF("failure", event_of_row, failure, "Failure: "));

FIELDS(gear,
    {"hero", ROW_REF, F(gear_row, hero), .kind = KIND_HERO, .preset = ""}, NUMBER_OR("uses", gear_row, uses, 5, "0"),
    ENVELOPE(gear_row), NUMBER_OR("quest", gear_row, quest, 5, "0"),
    {"once", ROW_WORD, F(gear_row, once), .words = &words_once, .preset = "", .heading = "Once per {}:"},
    EFFECT_OF("effect", gear_row, effect, ""), PASSIVE(gear_row), TRIGGERS(gear_row));
FIELDS(modifier,
    WORD_OF("colour", modifier_row, colour, four), ENVELOPE(modifier_row), PASSIVE(modifier_row),
    TRIGGERS(modifier_row));

#define ROWS(kind, KIND) KIND, sizeof(struct kind##_row), kind##_fields
#define PLAIN(kind, KIND) {#kind, ROWS(kind, KIND), 0, 0, derive_##kind, true}
#define TYPED(word, kind, KIND, field, type_) {word, ROWS(kind, KIND), F(kind##_row, field), type_, derive_##kind, true}
const struct kind content_kinds[] = {
    PLAIN(comic, KIND_COMIC), PLAIN(chapter, KIND_CHAPTER),
    {"event", ROWS(event_of, KIND_EVENT), 0, 0, derive_event, true},
    PLAIN(location, KIND_LOCATION), PLAIN(hero, KIND_HERO), PLAIN(ability, KIND_ABILITY), PLAIN(task, KIND_TASK),
    TYPED("scheme", scheme, KIND_SCHEME, justice_rules, 0),
    TYPED("justice_rules", scheme, KIND_SCHEME, justice_rules, 1),
    TYPED("anarchy", anarchy, KIND_ANARCHY, tower, 0), TYPED("tower", anarchy, KIND_ANARCHY, tower, 1),
    PLAIN(bystander, KIND_BYSTANDER), PLAIN(justice, KIND_JUSTICE), PLAIN(special, KIND_SPECIAL),
    TYPED("villain", villain, KIND_VILLAIN, mastermind, 0), TYPED("mastermind", villain, KIND_VILLAIN, mastermind, 1),
    TYPED("augment", gear, KIND_GEAR, ally, 0), TYPED("ally", gear, KIND_GEAR, ally, 1),
    PLAIN(modifier, KIND_MODIFIER),
    {0}};
