/* language.c: the content language of The Others: kinds, fields, and words with their phrases.
 * The verbs stand in verbs.c. */
#include "derivation.h"
#include "engine/verb.h"
#include "procedures.h"

/* A list of words of this file's, and one that others refer to. */
#define LIST(name, ...) WORDS(words_##name, #name, __VA_ARGS__)
#define SHARED(name, ...) OWN_WORDS(words_##name, #name, __VA_ARGS__)

LIST(story_type, {"terror", TERROR}, {"corruption", CORRUPTION_STORY}, {"redemption", REDEMPTION});
LIST(class, {"leader", LEADER}, {"fixer", FIXER}, {"shooter", SHOOTER}, {"bruiser", BRUISER});
LIST(icon, {"heal", I_HEAL}, {"repent", I_REPENT}, {"extra_turn", I_EXTRA_TURN}, {"inventory", I_INVENTORY},
     {"orbital_strike", I_STRIKE});
LIST(metro, {"red", RED}, {"blue", BLUE});
LIST(use_at, {"turn", IN_TURN, "in your Turn"}, {"fight", IN_FIGHT, "before a Fight's dice are rolled"},
     {"cleanse", IN_CLEANSE, "before a Cleanse is rolled"});
LIST(mission_kind, {"kill", M_KILL}, {"cleanse", M_CLEANSE}, {"turn_up", M_TURN_UP}, {"collect", M_COLLECT},
     {"deliver", M_DELIVER}, {"gather", M_GATHER}, {"city_action", M_CITY_ACTION}, {"at_most", M_STATE});
LIST(target, {"acolyte", X_ACOLYTE}, {"abomination", X_ABOMINATION}, {"controller", X_CONTROLLER},
     {"avatar", X_AVATAR}, {"hell_club", X_HELL_CLUB}, {"fire", X_FIRE}, {"corruption", X_CORRUPTION},
     {"pentagram", X_PENTAGRAM}, {"nest", X_NEST}, {"extra_turn", X_EXTRA_TURN}, {"innocent", X_INNOCENT},
     {"commissioner", X_COMMISSIONER}, {"proxy", X_PROXY}, {"ravencorp", X_RAVENCORP});
LIST(thing, {"fire", T_FIRST + FIRE}, {"corruption", T_FIRST + CORRUPTION}, {"pentagram", T_FIRST + PENTAGRAM},
     {"nest", T_FIRST + NEST}, {"extra_turn", T_FIRST + EXTRA_TURN}, {"innocent", T_FIRST + INNOCENT},
     {"altar", T_ALTAR}, {"orbital_strike", T_ORBITAL}, {"commissioner", T_COMMISSIONER}, {"proxy", T_PROXY},
     {"ravencorp", T_RAVENCORP});
LIST(map_monster, {"acolyte", ACOLYTE}, {"abomination", ABOMINATION}, {"controller", CONTROLLER},
     {"avatar", AVATAR});
SHARED(monster_type, {"acolytes", ACOLYTE, "all Acolytes"}, {"abominations", ABOMINATION, "all Abominations"},
       {"controller", CONTROLLER, "the Controller"}, {"avatar", AVATAR, "the Avatar"},
       {"hell_club", HELL_CLUB, "all Hell Club members"});
SHARED(token, {"fire", T_FIRST + FIRE, "a Fire token"},
       {"corruption", T_FIRST + CORRUPTION, "a Corruption token"},
       {"pentagram", T_FIRST + PENTAGRAM, "a Pentagram"}, {"nest", T_FIRST + NEST, "a Nest"},
       {"extra_turn", T_FIRST + EXTRA_TURN, "an Extra Turn token"},
       {"innocent", T_FIRST + INNOCENT, "an Innocent"});

#define SPACE_WORD(name, number) {name, number}
SHARED(lattice, ALL_SPACES(SPACE_WORD));

SHARED(moment, {"turn_start", TURN_START, "At the start of a Hero's Turn"},
       {"before_step", BEFORE_STEP, "Before a Hero's step"}, {"after_step", AFTER_STEP, "After a Hero's step"},
       {"city_action", CITY_ACTION, "When a City Action token is placed"},
       {"token_found", TOKEN_FOUND, "When tokens are turned up or collected"},
       {"before_cleanse", BEFORE_CLEANSE, "Before a Cleanse"},
       {"fight_start", FIGHT_START, "At the start of a Fight"},
       {"after_fight_roll", AFTER_ROLL, "After the dice of a Fight are rolled"},
       {"after_fight", AFTER_FIGHT, "After a Fight"}, {"turn_end", TURN_END, "At the end of a Hero's Turn"},
       {"reaction_start", REACTION_START, "At the start of a Reaction"},
       {"on_wound", ON_WOUND, "When a Hero is about to take a Wound"},
       {"on_corruption", ON_CORRUPTION, "When a Hero is about to take Forced Corruption"},
       {"on_death", ON_DEATH, "When a Monster was killed or a Hero replaced"},
       {"round_start", ROUND_START, "At the start of a Round"}, {"round_end", ROUND_END, "At the end of a Round"},
       {"volunteered", VOLUNTEERED, "When this Hero takes Voluntary Corruption"},
       {"reset", RESET, "In the reset of a Round"});

SHARED(hero, {"current_hero", H_CURRENT, "the current Hero"}, {"this_hero", H_THIS, "this Hero"},
       {"that_hero", H_THAT, "that Hero"}, {"each_hero", H_EACH, "every Hero"},
       {"others_here", H_OTHERS_HERE, "each other Hero in his Space"},
       {"any_hero", H_ANY, "a Hero of your choice", "that Hero", V_TARGET_HERO, H_CHOSEN},
       {"hero_of_their_choice", H_VOTED, "a Hero of the Hero side's choice", "that Hero", V_VOTE_HERO, H_CHOSEN});
SHARED(space, {"here", S_HERE, "the current Hero's Space"},
       {"here_or_adjacent", S_HERE_OR_NEAR, "the current Hero's Space or an adjacent one{p}", "that Space",
        V_TARGET_SPACE, S_CHOSEN},
       {"any_space", S_ANY, "a Space of your choice{p}", "that Space", V_TARGET_SPACE, S_CHOSEN},
       {"street", S_STREET, "a Street Space of your choice{p}", "that Space", V_TARGET_SPACE, S_CHOSEN},
       {"district", S_DISTRICT, "a District of your choice{p}", "that Space", V_TARGET_SPACE, S_CHOSEN},
       {"start", S_START, "the Starting Space"});
SHARED(filter, {"any", 0, ""}, {"without_fire", F_NO_FIRE, "", " that has no Fire"},
       {"without_corruption", F_NO_CORRUPTION, "", " that has no Corruption"},
       {"without_pentagram", F_NO_PENTAGRAM, "", " that has no Pentagram"},
       {"without_nest", F_NO_NEST, "", " that has no Nest"},
       {"without_hero", F_NO_HERO, "", " that holds no Hero"},
       {"without_monster", F_NO_MONSTER, "", " that holds no Monster"});
SHARED(summoned, {"controller", Z_CONTROLLER, "the Controller"}, {"avatar", Z_AVATAR, "the Avatar"},
       {"dead_monster", Z_DEAD, "a dead Monster"}, {"dead_acolyte", Z_DEAD_ACOLYTE, "a dead Acolyte"},
       {"dead_abomination", Z_DEAD_ABOMINATION, "a dead Abomination"},
       {"new_acolyte", Z_NEW_ACOLYTE, "an Acolyte that has not yet entered play"},
       {"new_abomination", Z_NEW_ABOMINATION, "an Abomination that has not yet entered play"});
SHARED(scope, {"this_hero", W_THIS, "this Hero"},
       {"others_here", W_OTHERS_HERE, "each other Hero in this Hero's Space"});
SHARED(all, {"all", 0, ""});
SHARED(each, {"hero", H_EACH, "Hero"}, {"other_hero_here", H_OTHERS_HERE, "other Hero in the Space"});
SHARED(chooser, {"current_hero", BY_CURRENT_HERO, "the current Hero chooses one"},
       {"hero_side", BY_HERO_SIDE, "the Hero side together chooses one"});
SHARED(quantity, {"hero_number", Q_HERO_NUMBER, "Hero in play"}, {"fire", Q_FIRE, "Fire token on the board"},
       {"corruption", Q_CORRUPTION, "Corruption token on the board"},
       {"pentagrams", Q_PENTAGRAM, "Pentagram on the board"}, {"nests", Q_NEST, "Nest on the board"},
       {"innocents", Q_INNOCENT, "Innocent on the board"}, {"dead_monsters", Q_DEAD, "dead Monster"},
       {"haunted_spaces", Q_MONSTERS, "Space with Monsters"},
       {"apocalypse", Q_APOCALYPSE, "level of the Apocalypse"},
       {"killed_heroes", Q_KILLED_HEROES, "Hero killed in this Round"});
SHARED(condition, {"alone", C_ALONE, "the Hero is alone in his Space"},
       {"steps", C_STEPS, "the Hero made at least {n:step|steps} in this Turn"},
       {"in_district", C_DISTRICT, "the Hero is in a District"},
       {"in_street", C_STREET, "the Hero is in a Street Space"},
       {"ranged_fight", C_RANGED, "the Fight is Ranged"}, {"close_fight", C_CLOSE, "the Fight is not Ranged"},
       {"monsters", C_MONSTERS, "at least {n:Monster is|Monsters are} fought"},
       {"killed", C_KILLED, "at least {n:Monster was|Monsters were} killed in the Fight"},
       {"round", C_ROUND, "it is Round {n} or later"},
       {"no_mission", C_NO_MISSION, "no Mission was accomplished in this Round"},
       {"hero_killed", C_HERO_KILLED, "a Hero was killed in this Round"},
       {"level", C_LEVEL, "the Hero's Corruption Level is {n} or higher"},
       {"has_upgrade", C_UPGRADE, "the Hero has an Upgrade"},
       {"fire", C_FIRE, "at least {n:Fire token is|Fire tokens are} on the board"},
       {"corruption", C_CORRUPTION, "at least {n:Corruption token is|Corruption tokens are} on the board"},
       {"pentagrams", C_PENTAGRAM, "at least {n:Pentagram is|Pentagrams are} on the board"},
       {"nests", C_NEST, "at least {n:Nest is|Nests are} on the board"},
       {"innocents", C_INNOCENT, "at least {n:Innocent lies|Innocents lie} on the board"},
       {"in_fight", C_FIGHT_ROLL, "it is for a Fight"},
       {"controller", C_CONTROLLER, "the Controller is on the board"},
       {"avatar", C_AVATAR, "the Avatar is on the board"},
       {"few_dead", C_FEW_DEAD, "at most {n:Monster is|Monsters are} dead"},
       {"no_city_action", C_NO_CITY_ACTION, "no City Action was taken in this Round"},
       {"second_form", C_SECOND_FORM, "the Hero is in the second form"},
       {"heroes", C_HEROES, "at least {n:Hero is|Heroes are} in play"},
       {"few_heroes", C_FEW_HEROES, "at most {n:Hero is|Heroes are} in play"});

#define FIELDS(kind, ...) static const struct row_field kind##_fields[] = {__VA_ARGS__, {0}}

/* One of a map's lists: { what, where }, and how many. */
#define THING(list) {"1", ROW_WORD, F(placed, thing), .words = &list}
#define WHERE {"2", ROW_WORD, F(placed, space), .words = &words_lattice}
#define HOW_MANY(n) {"3", ROW_INT, F(placed, count), .least = 1, .most = n, .preset = "1"}
static const struct row_field placed_token[] = {THING(words_thing), WHERE, HOW_MANY(9), {0}};
static const struct row_field placed_monster[] = {THING(words_map_monster), WHERE, HOW_MANY(6), {0}};
static const struct row_field metro_stop[] = {THING(words_metro), WHERE, {0}};
#define TILE_AT(column, at) {column, ROW_REF, at, .kind = KIND_TILE, .preset = ""}
static const struct row_field tile_in_row[] = {TILE_AT("1", 0), TILE_AT("2", 1), TILE_AT("3", 2), TILE_AT("4", 3), {0}};
#define OF(type) .bytes = sizeof(type)
FIELDS(map,
    {"story", ROW_REF, F(map_row, story), .kind = KIND_STORY},
    {"tiles", ROW_LIST, F(map_row, tiles), TILES_HIGH, .bytes = TILES_WIDE, .fields = tile_in_row},
    {"river_column", ROW_INT, F(map_row, river_column), .most = TILES_WIDE - 1, .preset = "0"},
    {"river_row", ROW_INT, F(map_row, river_row), .most = TILES_HIGH - 1, .preset = "0"},
    {"start", ROW_WORD, F(map_row, start), .words = &words_lattice},
    {"tokens", ROW_LIST, F(map_row, tokens), PLACED, OF(struct placed), .fields = placed_token, .preset = ""},
    {"monsters", ROW_LIST, F(map_row, monsters), PLACED_MONSTERS, OF(struct placed), .fields = placed_monster,
     .preset = ""},
    {"metro", ROW_LIST, F(map_row, metro), METROS, OF(struct placed), .fields = metro_stop, .preset = ""},
    {"hidden", ROW_WORDS, F(map_row, hidden), HIDDEN_TOKENS, .words = &words_lattice, .preset = ""});
FIELDS(tile,
    {"icons", ROW_WORDS, F(tile_row, icons), ICONS, .words = &words_icon},
    {"permanent", ROW_INTS, F(tile_row, permanent), CLEANSABLE, .most = 3, .preset = "0 0 0 0"});
FIELDS(story,
    {"type", ROW_WORD, F(story_row, type), .words = &words_story_type},
    {"tale", ROW_TEXT, F(story_row, tale), .preset = ""},
    {"first", ROW_REF, F(story_row, first), .kind = KIND_MISSION},
    {"pool", ROW_INTS, F(story_row, pool), TOKENS, .most = HIDDEN_TOKENS, .preset = "0 0 0 0 0 0"},
    {"sins_hide", ROW_INT, F(story_row, sins_hide), .most = 1, .preset = "0"},
    {"setup", ROW_EFFECT, F(story_row, setup), .preset = "", .heading = "Set-up: "},
    {"passive", ROW_PASSIVE, F(story_row, passive), .preset = ""},
    {"begin", ROW_EFFECT, F(story_row, begin), .heading = "Beginning of Round, by the Sins Player: "},
    {"finish", ROW_EFFECT, F(story_row, finish), .heading = "End of Round: "});
FIELDS(mission,
    {"story", ROW_REF, F(mission_row, story), .kind = KIND_STORY},
    {"kind", ROW_WORD, F(mission_row, kind), .words = &words_mission_kind},
    {"target", ROW_WORD, F(mission_row, target), .words = &words_target, .preset = ""},
    {"number", ROW_INT, F(mission_row, number), .most = 20, .preset = "0"},
    {"per_hero", ROW_INT, F(mission_row, per_hero), .most = 3, .preset = "0"},
    {"at", ROW_REF, F(mission_row, at), .kind = KIND_TILE, .preset = ""},
    {"in_fight", ROW_INT, F(mission_row, in_fight), .most = 1, .preset = "0"},
    {"at_round_end", ROW_INT, F(mission_row, at_round_end), .most = 1, .preset = "0"},
    {"next", ROW_REFS, F(mission_row, next), 2, .kind = KIND_MISSION, .preset = ""},
    {"before", ROW_EFFECT, F(mission_row, before), .preset = "", .heading = "Event before it: "},
    {"after", ROW_EFFECT, F(mission_row, after), .preset = "", .heading = "Event after it: "});
FIELDS(sin,
    {"abomination", ROW_REF, F(sin_row, abomination), .kind = KIND_MONSTER},
    {"controller", ROW_REF, F(sin_row, controller), .kind = KIND_MONSTER},
    {"avatar", ROW_REF, F(sin_row, avatar), .kind = KIND_MONSTER},
    {"power", ROW_PASSIVE, F(sin_row, passive)});
FIELDS(acolytes,
    {"acolyte", ROW_REF, F(acolytes_row, acolyte), .kind = KIND_MONSTER},
    {"ability", ROW_EFFECT, F(acolytes_row, effect)});
FIELDS(monster,
    {"fight", ROW_INT, F(monster_row, fight), .least = 1, .most = 6},
    {"defense", ROW_INT, F(monster_row, defense), .least = 1, .most = 7},
    {"move", ROW_INT, F(monster_row, move), .least = 1, .most = 6, .preset = "2"},
    {"passive", ROW_PASSIVE, F(monster_row, passive), .preset = ""});
FIELDS(hero,
    {"class", ROW_WORD, F(hero_row, class), .words = &words_class},
    {"fight", ROW_INT, F(hero_row, fight), .least = 1, .most = 5},
    {"skill", ROW_INT, F(hero_row, skill), .least = 1, .most = 5},
    {"defense", ROW_INT, F(hero_row, defense), .most = 2},
    {"ranged", ROW_INT, F(hero_row, ranged), .most = 1, .preset = "0", .heading = "Ranged. "},
    {"second", ROW_REF, F(hero_row, second), .kind = KIND_HERO, .preset = ""},
    {"per_round", ROW_INT, F(hero_row, per_round), .most = 1, .preset = "0", .heading = "Once per Round: "},
    {"quote", ROW_TEXT, F(hero_row, quote), .preset = ""},
    {"passive", ROW_PASSIVE, F(hero_row, passive), .preset = ""},
    {"when", ROW_TRIGGERS, F(hero_row, when), .words = &words_moment, .preset = ""});
FIELDS(sin_card,
    {"sin", ROW_REF, F(sin_card_row, sin), .kind = KIND_SIN},
    {"copies", ROW_INT, F(sin_card_row, copies), .least = 1, .most = 9},
    {"first_step", ROW_INT, F(sin_card_row, first_step), .most = 1, .preset = "0",
     .heading = "Only for the first step of a Move. "},
    {"moment", ROW_WORD, F(sin_card_row, moment), .words = &words_moment, .heading = "{}: "},
    {"effect", ROW_EFFECT, F(sin_card_row, effect)});
FIELDS(level,
    {"number", ROW_INT, F(level_row, number), .least = 1, .most = 7},
    {"effect", ROW_EFFECT, F(level_row, effect), .preset = ""},
    {"passive", ROW_PASSIVE, F(level_row, passive), .preset = ""});
FIELDS(apocalypse,
    {"type", ROW_WORD, F(apocalypse_row, type), .words = &words_story_type},
    {"copies", ROW_INT, F(apocalypse_row, copies), .least = 1, .most = 9, .preset = "1"},
    {"monster", ROW_REF, F(apocalypse_row, monster), .kind = KIND_MONSTER, .preset = ""},
    {"passive", ROW_PASSIVE, F(apocalypse_row, passive), .preset = ""},
    {"when", ROW_TRIGGERS, F(apocalypse_row, when), .words = &words_moment, .preset = ""});
FIELDS(upgrade,
    {"copies", ROW_INT, F(upgrade_row, copies), .least = 1, .most = 9},
    {"passive", ROW_PASSIVE, F(upgrade_row, passive), .preset = ""},
    {"use_at", ROW_WORD, F(upgrade_row, use_at), .words = &words_use_at, .preset = "",
     .heading = "Once per Round {}: "},
    {"use", ROW_EFFECT, F(upgrade_row, use), .preset = ""});
FIELDS(dark_past,
    {"number", ROW_INT, F(dark_past_row, number), .least = 1, .most = 7},
    {"effect", ROW_EFFECT, F(dark_past_row, effect)});

#define ROWS(kind, KIND) KIND, sizeof(struct kind##_row), kind##_fields
#define PLAIN(kind, KIND) #kind, ROWS(kind, KIND), 0, 0, derive_##kind
#define TYPED(word, kind, KIND, type_) {word, ROWS(kind, KIND), F(kind##_row, type), type_, derive_##kind}
const struct kind content_kinds[] = {
    {PLAIN(map, KIND_MAP)}, {PLAIN(story, KIND_STORY), true}, {PLAIN(mission, KIND_MISSION), true},
    {PLAIN(tile, KIND_TILE)}, {PLAIN(sin, KIND_SIN)}, {PLAIN(acolytes, KIND_ACOLYTES)},
    TYPED("acolyte", monster, KIND_MONSTER, ACOLYTE), TYPED("abomination", monster, KIND_MONSTER, ABOMINATION),
    TYPED("controller", monster, KIND_MONSTER, CONTROLLER), TYPED("avatar", monster, KIND_MONSTER, AVATAR),
    TYPED("hell_club", monster, KIND_MONSTER, HELL_CLUB), TYPED("turned_hero", monster, KIND_MONSTER, TURNED),
    TYPED("hero", hero, KIND_HERO, DASHBOARD), TYPED("second_form", hero, KIND_HERO, SECOND_FORM),
    {PLAIN(sin_card, KIND_SIN_CARD)}, {PLAIN(level, KIND_LEVEL)}, {PLAIN(apocalypse, KIND_APOCALYPSE)},
    {PLAIN(upgrade, KIND_UPGRADE)}, {PLAIN(dark_past, KIND_DARK_PAST)},
    {0}};
