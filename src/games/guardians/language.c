/* language.c: the content language of Guardians' Chronicles: kinds, fields, and words with their phrases.
 * The verbs stand in verbs.c. */
#include "derivation.h"
#include "effects.h"
#include "engine/verb.h"
#include "procedures.h"

/* A list of words of this file's, and one that others refer to. */
#define LIST(name, ...) WORDS(words_##name, #name, __VA_ARGS__)
#define SHARED(name, ...) OWN_WORDS(words_##name, #name, __VA_ARGS__)

LIST(type, {"soldier", SOLDIER}, {"brawler", BRAWLER}, {"energy", ENERGY}, {"mystic", MYSTIC}, {"robot", ROBOT},
     {"kinoichi", KINOICHI}, {"mutant", MUTANT}, {"genius", GENIUS});
LIST(rank, {"rookie", ROOKIE}, {"hero", NORMAL}, {"veteran", VETERAN});
LIST(symbol, {"movement", S_MOVEMENT, "Movement"}, {"attack", S_ATTACK, "Attack"}, {"defense", S_DEFENSE, "Defense"},
     {"mental", S_MENTAL, "Mental"}, {"coordination", S_COORDINATION, "Coordination"},
     {"weakness", S_WEAKNESS, "Weakness"});
LIST(mode, {"permanent", PERMANENT, "permanent"}, {"action", ACTION, "ACTION"},
     {"unique_action", UNIQUE_ACTION, "UNIQUE ACTION"});
LIST(once, {"turn", ONCE_PER_TURN, "turn"}, {"activation", ONCE_PER_ACTIVATION, "activation"});
LIST(success, {"switch_off", SWITCH_OFF}, {"resolve", RESOLVE_ONE}, {"free_captive", FREE_CAPTIVE},
     {"clear_way", CLEAR_WAY});
LIST(values, {"speed", SPEED}, {"attack", ATTACK}, {"defense", DEFENSE}, {"mental", MENTAL});
LIST(link, {"door", DOOR}, {"airlock", AIRLOCK}, {"control_door", CONTROL_DOOR},
     {"sealed_airlock", SEALED_AIRLOCK});
LIST(tile, {"a1", 0}, {"b1", 1}, {"c1", 2}, {"a2", 3}, {"b2", 4}, {"c2", 5}, {"a3", 6}, {"b3", 7}, {"c3", 8});
LIST(result, {"0", 0}, {"1", 1}, {"2", 2}, {"pow", POW});
LIST(about, {"objective", ABOUT_OBJECTIVE}, {"hero", ABOUT_HERO}, {"showdown", ABOUT_SHOWDOWN});
LIST(deed, {"open_doors", D_DOOR_OPENED}, {"break_doors", D_DOOR_BROKEN},
     {"lieutenant", D_LIEUTENANT}, {"at_objective", D_AT_OBJECTIVE}, {"hit_skarov", D_HIT_SKAROV},
     {"acolytes", D_ACOLYTE}, {"acolytes_at_once", D_ACOLYTES_AT_ONCE}, {"acolytes_at_range", D_ACOLYTE_RANGED},
     {"villain_cards", D_CARDS_HIT}, {"task", D_TASK_FINISHED}, {"checks", D_CHECK}, {"healing", D_HEALED},
     {"objective_tasks", D_OBJECTIVE_TASK}, {"unwounded", D_UNWOUNDED});

SHARED(moment, {"activated", ON_ACTIVATED, "At the start of this Hero's activation"},
       {"attacked", ON_ATTACKED, "When an attack on this character is declared"},
       {"ally_attacked", ON_ALLY_ATTACKED, "When an attack on an Ally is declared"},
       {"rolled", ON_ROLLED, "After the dice of an attack of this character"},
       {"would_hit", ON_WOULD_HIT, "When an attack would hit this character"},
       {"attack_hit", ON_ATTACK_HIT, "After a successful attack of this character"},
       {"attack_done", ON_ATTACK_DONE, "After an attack of this character"},
       {"hit", ON_HIT, "After a hit that this character survives"});

#define CHOSEN(word, value, phrase, again) {word, value, phrase, again, V_TARGET_FIGURE, W_CHOSEN}
SHARED(figure, {"this_hero", W_SELF, "this Hero"}, {"this_villain", W_SELF, "this Villain"},
       {"target", W_TARGET, "the target"}, {"attacker", W_ATTACKER, "the attacker"},
       {"that_hero", W_THAT, "that Hero"}, {"that_villain", W_THAT, "that Villain"},
       {"each_hero", W_HEROES, "every Hero"}, {"each_other_hero", W_OTHER_HEROES, "every other Hero"},
       {"each_hero_in_room", W_HEROES_IN_ROOM, "every Hero in the same room"},
       {"each_other_in_room", W_OTHERS_IN_ROOM, "every other Hero in the same room"},
       {"each_hero_here", W_HEROES_HERE, "each Hero in this room"},
       CHOSEN("any_hero", W_A_HERO, "a Hero of your choice", "that Hero"),
       CHOSEN("other_hero", W_ANOTHER_HERO, "another Hero of your choice", "that Hero"),
       CHOSEN("other_in_room", W_ANOTHER_IN_ROOM, "another Hero in the same room", "that Hero"),
       CHOSEN("other_beside", W_ANOTHER_BESIDE, "another Hero on an adjacent Space", "that Hero"),
       CHOSEN("hero_here", W_A_HERO_HERE, "one Hero in this room", "that Hero"),
       CHOSEN("any_villain", W_A_VILLAIN, "a Villain of your choice", "that Villain"),
       CHOSEN("any_robot", W_A_ROBOT, "a Robot of your choice", "that Robot"),
       CHOSEN("any_henchman", W_A_HENCHMAN, "a Villain of your choice (not Doktor Skarov)", "that Villain"),
       CHOSEN("villain_beside", W_VILLAIN_BESIDE, "a Villain on an adjacent Space", "that Villain"),
       CHOSEN("villain_in_sight", W_VILLAIN_IN_SIGHT, "a Villain in sight", "that Villain"),
       {"heroes_of_a_room", W_HEROES_OF_A_ROOM, "each Hero in one room", "each Hero in that room", V_TARGET_ROOM_OF,
        W_IN_CHOSEN_ROOM});
SHARED(each, {"villain_beside", W_VILLAINS_BESIDE, "Villain on an adjacent Space"},
       {"hero_beside_it", W_HEROES_BESIDE_IT, "Hero on a Space adjacent to it"},
       {"other_hero_in_room", W_OTHERS_IN_ROOM, "other Hero in the same room"},
       {"hero_here", W_HEROES_HERE, "Hero in this room"}, {"hero", W_HEROES, "Hero"});
SHARED(scope, {"this_hero", SCOPE_SELF, "this Hero"}, {"this_villain", SCOPE_SELF, "this Villain"},
       {"other_heroes", SCOPE_OTHERS, "all other Heroes"},
       {"others_in_room", SCOPE_OTHERS_IN_ROOM, "all other Heroes in the same room"},
       {"team", SCOPE_TEAM, "all Heroes"}, {"team_in_room", SCOPE_TEAM_IN_ROOM, "all Heroes in the same room"});
SHARED(room, {"this_room", ROOM_HERE, "this room"},
       {"any_room", ROOM_ANY, "one room of your choice", "that room", V_TARGET_ROOM, ROOM_CHOSEN});
SHARED(space, {"entrance", AT_ENTRANCE, "a free Space of the Entrance"},
       {"quiet_room", AT_QUIET_ROOM, "a free Space of a room without Heroes"},
       {"beside_other_hero", AT_ANOTHER_HERO, "a free Space adjacent to another Hero"});
SHARED(door, {"open_door", AN_OPEN_DOOR, "an open Door of your choice that is neither jammed nor the Control Room door",
              "that Door", V_TARGET_DOOR, DOOR_CHOSEN});
SHARED(airlock, {"open_airlock", AN_OPEN_AIRLOCK, "an Airlock of your choice", "that Airlock", V_TARGET_DOOR,
                 DOOR_CHOSEN});
SHARED(sealed, {"sealed_airlock", A_SEALED_AIRLOCK, "a sealed Airlock of your choice", "that Airlock", V_TARGET_DOOR,
                DOOR_CHOSEN});
SHARED(style, {"usual", STYLE_USUAL, ""}, {"ranged", STYLE_RANGED, " at range"},
       {"flanked", STYLE_FLANKED, " on a Villain that stands on a Space adjacent to another Hero"});
SHARED(gait, {"walking", GAIT_WALK, ""}, {"flying", GAIT_FLY, ", also through Areas that hold Villains"});
SHARED(dice, {"combat", DICE_COMBAT, "Combat dice"}, {"power", DICE_POWER, "Power dice"});
SHARED(stat, {"speed", SPEED, "Speed"}, {"attack", ATTACK, "Attack"}, {"defense", DEFENSE, "Defense"},
       {"mental", MENTAL, "Mental"});
SHARED(check, {"speed", SPEED, "a Speed check"}, {"attack", ATTACK, "an Attack check"},
       {"defense", DEFENSE, "a Defense check"}, {"mental", MENTAL, "a Mental check"},
       {"speed_and_heroes", SPEED | CHECK_HEROES, "a Speed check plus the number of Heroes"},
       {"mental_and_heroes", MENTAL | CHECK_HEROES, "a Mental check plus the number of Heroes"});
SHARED(mix, {"any_kind", 0, ""}, {"one_kind", 1, " of one kind"});
SHARED(quantity, {"heroes", Q_HEROES, "Hero in play"});
SHARED(condition, {"alone", C_ALONE, "no other Hero is in the same room"},
       {"activated", C_ACTIVATED, "the activation of this Hero in this turn has begun"},
       {"ranged_attack", C_RANGED, "the attack is ranged"}, {"damaged", C_DAMAGED, "this Hero has Damage"},
       {"target_in_room", C_TARGET_IN_ROOM, "the target is in the same room"},
       {"target_beside", C_TARGET_BESIDE, "the target stands on an adjacent Space"});

#define FIELDS(kind, ...) static const struct row_field kind##_fields[] = {__VA_ARGS__, {0}}
#define OF(type) .bytes = sizeof(type)
#define TEXT(key, row, field) {key, ROW_TEXT, F(row, field)}
#define PASSIVE(row) {"passive", ROW_PASSIVE, F(row, passive), .preset = ""}
#define TRIGGERS(row) {"when", ROW_TRIGGERS, F(row, when), .words = &words_moment, .preset = ""}
#define ONCE(row) {"once", ROW_WORD, F(row, once), .words = &words_once, .preset = "", .heading = "Once per {}:"}
/* The modifiers of a Secret Technique or a Wound; their limits are those of derive_card.c. */
#define BONUS(key, row, n) {key, ROW_SIGNED, F(row, bonus) + (n), .least = -9, .most = 9, .preset = "0"}

static const struct row_field task_fields[] = {
    {"stats", ROW_BITS, F(task, stats), .words = &words_values},
    {"dice", ROW_INT, F(task, dice), .least = 1, .most = 9},
    {"heroes", ROW_INT, F(task, heroes), .most = 1, .preset = "0"},
    {"success", ROW_WORD, F(task, success), .words = &words_success},
    {0}};
FIELDS(room,
    {"tile", ROW_INT, F(room_row, tile), .least = 1, .most = TILES},
    {"picture", ROW_PICTURE, F(room_row, picture), 2 * TILE_SIDE + 1},
    {"tokens", ROW_INT, F(room_row, tokens), .most = 9, .preset = "0"},
    {"what", ROW_TEXT, F(room_row, what), .preset = ""},
    {"captive", ROW_INT, F(room_row, captive), .most = 1, .preset = "0"},
    {"separate", ROW_INT, F(room_row, separate), .most = 1, .preset = "0"},
    {"tasks", ROW_LIST, F(room_row, task), TASKS, OF(struct task), .fields = task_fields, .preset = ""},
    {"activated", ROW_EFFECT, F(room_row, activated), .preset = "", .heading = "When activated: "},
    {"each_turn", ROW_EFFECT, F(room_row, each_turn), .preset = "", .heading = "Each Objectives step: "});

static const struct row_field placed_tile_fields[] = {
    {"1", ROW_WORD, F(laid_tile, at), .words = &words_tile},
    {"2", ROW_REF, F(laid_tile, room), .kind = KIND_ROOM},
    {"turn", ROW_INT, F(laid_tile, turn), .most = TURNS - 1, .preset = "0"},
    {0}};
static const struct row_field placed_link_fields[] = {
    {"1", ROW_WORD, F(placed_link, from), .words = &words_tile},
    {"2", ROW_WORD, F(placed_link, to), .words = &words_tile},
    {"3", ROW_WORD, F(placed_link, kind), .words = &words_link},
    {0}};
static const struct row_field placed_villain_fields[] = {
    {"1", ROW_REF, F(placed_villain, villain), .kind = KIND_VILLAIN},
    {"2", ROW_WORD, F(placed_villain, tile), .words = &words_tile},
    {0}};
FIELDS(scenario,
    {"tiles", ROW_INT, F(scenario_row, tiles), .least = 4, .most = TILES},
    {"rank", ROW_WORD, F(scenario_row, rank), .words = &words_rank},
    {"rank_of_two", ROW_WORD, F(scenario_row, rank_of_two), .words = &words_rank, .preset = "rookie"},
    {"rank_of_three", ROW_WORD, F(scenario_row, rank_of_three), .words = &words_rank, .preset = "rookie"},
    {"least", ROW_INT, F(scenario_row, least), .least = 1, .most = 4},
    {"most", ROW_INT, F(scenario_row, most), .least = 1, .most = 4, .preset = "4"},
    {"free", ROW_INT, F(scenario_row, free), .most = 1, .preset = "0"},
    {"spares", ROW_INT, F(scenario_row, spares), .most = 4, .preset = "1"},
    {"countdown", ROW_INT, F(scenario_row, countdown), .most = 30, .preset = "0"},
    {"clock", ROW_INT, F(scenario_row, clock), .least = 1, .most = 99, .preset = "20"},
    TEXT("story", scenario_row, story),
    {"rooms", ROW_LIST, F(scenario_row, laid), TILES, OF(struct laid_tile), .fields = placed_tile_fields, .preset = ""},
    {"links", ROW_LIST, F(scenario_row, link), SCENARIO_LINKS, OF(struct placed_link), .fields = placed_link_fields,
     .preset = ""},
    {"lieutenants", ROW_LIST, F(scenario_row, lieutenant), SCENARIO_VILLAINS, OF(struct placed_villain),
     .fields = placed_villain_fields, .preset = ""});

#define ID_CARD(key, rank) \
    {key, ROW_INTS, F(hero_row, values) + (rank) * (STATS + 1), STATS + 1, .least = 1, .most = 9}
FIELDS(hero,
    {"type", ROW_WORD, F(hero_row, type), .words = &words_type},
    TEXT("civil_name", hero_row, civil_name),
    ID_CARD("rookie", ROOKIE), ID_CARD("hero", NORMAL), ID_CARD("veteran", VETERAN),
    PASSIVE(hero_row),
    {"use", ROW_EFFECT, F(hero_row, use), .preset = "", .heading = "Once per turn, in this Hero's activation: "},
    ONCE(hero_row), TRIGGERS(hero_row));

#define VALUE_OF(key, field, low, high) {key, ROW_INT, F(villain_row, field), .least = low, .most = high}
FIELDS(villain,
    {"type", ROW_WORD, F(villain_row, type), .words = &words_type},
    {"figures", ROW_INT, F(villain_row, figures), .least = 1, .most = 10, .preset = "1"},
    VALUE_OF("speed", speed, 1, 5), VALUE_OF("attack", attack, 1, 9), VALUE_OF("defense", defense, 1, 9),
    VALUE_OF("actions", actions, 1, 5), VALUE_OF("health", health, 1, 12),
    PASSIVE(villain_row), ONCE(villain_row), TRIGGERS(villain_row));

FIELDS(power,
    {"hero", ROW_REF, F(power_row, hero), .kind = KIND_HERO},
    {"rank", ROW_WORD, F(power_row, rank), .words = &words_rank, .preset = "hero"},
    BONUS("speed", power_row, SPEED), BONUS("attack", power_row, ATTACK), BONUS("defense", power_row, DEFENSE),
    BONUS("mental", power_row, MENTAL),
    {"replaces", ROW_REF, F(power_row, replaces), .kind = KIND_POWER, .preset = ""},
    {"symbol", ROW_WORD, F(power_row, symbol), .words = &words_symbol, .preset = "", .heading = "{},"},
    {"mode", ROW_WORD, F(power_row, mode), .words = &words_mode, .preset = "", .heading = "{}:"},
    {"effect", ROW_EFFECT, F(power_row, effect), .preset = ""},
    PASSIVE(power_row), ONCE(power_row), TRIGGERS(power_row));

FIELDS(event,
    {"copies", ROW_INT, F(event_card_row, copies), .least = 1, .most = EVENT_CARDS, .preset = "2"},
    BONUS("speed", event_card_row, SPEED), BONUS("attack", event_card_row, ATTACK),
    BONUS("defense", event_card_row, DEFENSE), BONUS("actions", event_card_row, MENTAL),
    {"effect", ROW_EFFECT, F(event_card_row, effect), .heading = "Event: "});
FIELDS(wound,
    {"copies", ROW_INT, F(wound_row, copies), .least = 1, .most = WOUND_CARDS},
    {"no_unique", ROW_INT, F(wound_row, no_unique), .most = 1, .preset = "0"},
    BONUS("speed", wound_row, SPEED), BONUS("attack", wound_row, ATTACK), BONUS("defense", wound_row, DEFENSE),
    BONUS("mental", wound_row, MENTAL));
FIELDS(mission,
    {"hero", ROW_REF, F(mission_row, hero), .kind = KIND_HERO},
    {"result", ROW_WORD, F(mission_row, result), .words = &words_result},
    {"deed", ROW_WORD, F(mission_row, deed), .words = &words_deed},
    {"number", ROW_INT, F(mission_row, number), .least = 1, .most = 20, .preset = "1"});

FIELDS(article,
    {"about", ROW_WORD, F(article_row, about), .words = &words_about},
    {"room", ROW_REF, F(article_row, room), .kind = KIND_ROOM, .preset = ""},
    {"hero", ROW_REF, F(article_row, hero), .kind = KIND_HERO, .preset = ""},
    TEXT("patrol_title", article_row, patrol_title), TEXT("patrol_text", article_row, patrol_text),
    TEXT("skarov_title", article_row, skarov_title), TEXT("skarov_text", article_row, skarov_text));
FIELDS(headline,
    {"from", ROW_SIGNED, F(headline_row, from), .least = -9, .most = 9},
    {"to", ROW_SIGNED, F(headline_row, to), .least = -9, .most = 9},
    TEXT("text", headline_row, text));
FIELDS(advertisement, TEXT("text", advertisement_row, text));

#define ROWS(kind, KIND) KIND, sizeof(struct kind##_row), kind##_fields
#define PLAIN(kind, KIND) {#kind, ROWS(kind, KIND), 0, 0, derive_##kind, true}
#define TYPED(word, kind, KIND, field, type_) {word, ROWS(kind, KIND), F(kind##_row, field), type_, derive_##kind, true}
const struct kind content_kinds[] = {
    PLAIN(scenario, KIND_SCENARIO),
    TYPED("entrance", room, KIND_ROOM, kind, ENTRANCE), TYPED("control_room", room, KIND_ROOM, kind, CONTROL_ROOM),
    TYPED("objective", room, KIND_ROOM, kind, OBJECTIVE), TYPED("trap", room, KIND_ROOM, kind, TRAP),
    PLAIN(hero, KIND_HERO),
    TYPED("acolyte", villain, KIND_VILLAIN, rank, ACOLYTE),
    TYPED("lieutenant", villain, KIND_VILLAIN, rank, LIEUTENANT),
    TYPED("master", villain, KIND_VILLAIN, rank, MASTER),
    PLAIN(power, KIND_POWER),
    {"event", KIND_EVENT, sizeof(struct event_card_row), event_fields, 0, 0, derive_event, true},
    PLAIN(wound, KIND_WOUND), PLAIN(mission, KIND_MISSION), PLAIN(article, KIND_ARTICLE),
    PLAIN(headline, KIND_HEADLINE), PLAIN(advertisement, KIND_ADVERTISEMENT),
    {0}};
