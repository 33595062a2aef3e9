/* test_mistakes.c: what an author of a Story, a map, a Sin or a card may get wrong is reported, with file and line.
 *
 * Each test reads the game's own content with a pack on top. The pack's Story "t" has the path one, left or right,
 * last. */
#include <stdio.h>
#include <string.h>

#include "../kit/group.h"
#include "../kit/pack.h"

extern const struct game the_others_game;

/* -- A pack without mistakes --------------------------------------------------------------------------------------- */

#define MISSION(id, text) "mission { id = 't_" id "', name = 'T', story = 't', " text " }\n"
#define STORY(text) "story { id = 't', name = 'T', type = 'redemption', first = 't_one', " text " }\n"
#define TASKS "begin = { place { 'fire', at = 'street' } }, finish = { rise { 1 } }"
#define EVENT "after = { draw { 1 } }, next = { 't_left', 't_right' }"
#define KILL "kind = 'kill', number = 1"
#define ON ", next = { 't_last' }"
#define TILES                                                                                                          \
    "tiles = { { 'st_brigids', 'arsenal', 'tannery_row' }, { 'cathedral_close', 'gasworks', 'central_station' } }"
#define STRIKE "{ 'orbital_strike', 'x-11' }"
#define MAP(text) "map { id = 't_map', name = 'T', story = 't', " text " }\n"
#define A_MAP MAP(TILES ", start = 'e-11', tokens = { " STRIKE " }")
#define A_STORY STORY(TASKS)
#define ONE MISSION("one", KILL ", " EVENT)
#define LEFT MISSION("left", KILL ON)
#define RIGHT MISSION("right", KILL ON)
#define LAST MISSION("last", KILL)
#define PATH ONE LEFT RIGHT LAST
#define A_CARD(text) "sin_card { id = 't', name = 'T', sin = 'pride', copies = 1, " text " }\n"

static void expect_good(const char *lua) { pack_expect_good(&the_others_game, lua); }

static void expect_only(const char *lua, int line, const char *message)
{
    pack_expect_only(&the_others_game, lua, line, message);
}

/* -- Maps ---------------------------------------------------------------------------------------------------------- */

#define MAP_OF(tiles, start, text) PATH A_STORY MAP("tiles = " tiles ", start = '" start "', " text)
#define MAP_ERROR(tiles, start, text, message) expect_only(MAP_OF(tiles, start, text), 6, "map 't_map': " message)
#define ROWS "{ { 'st_brigids', 'arsenal', 'tannery_row' }, { 'cathedral_close', 'gasworks', 'central_station' } }"
#define TOKENS_ERROR(tokens, message) MAP_ERROR(ROWS, "e-11", "tokens = { " STRIKE ", " tokens " }", message)

static void a_pack_without_mistakes_is_accepted(void **state)
{
    (void)state;
    expect_good(PATH A_STORY A_MAP);
    expect_good(MAP_OF(ROWS, "e-11",
                       "river_column = 2, tokens = { " STRIKE
                       ", { 'nest', 'd-13', 2 } }, metro = { { 'red', 's-11' }, { 'red', 's-13' } }"));
}

static void spaces_that_do_not_exist_or_cannot_be_reached(void **state)
{
    (void)state;
    TOKENS_ERROR("{ 'nest', 'x-22' }", "tokens: there is no Space x-22 on this map");
    MAP_ERROR(ROWS, "e-11", "tokens = { " STRIKE " }, monsters = { { 'acolyte', 'd-33' } }",
              "monsters: there is no Space d-33 on this map");
    MAP_ERROR(ROWS, "e-11", "tokens = { " STRIKE " }, metro = { { 'red', 's-11' }, { 'red', 's-14' } }",
              "metro: there is no Space s-14 on this map");
    MAP_ERROR("{ { 'st_brigids', 'arsenal' }, { 'tannery_row', 'signal_hill', '', 'central_station' } }", "e-11",
              "tokens = { " STRIKE " }", "d-24 cannot be reached from the Starting Space e-11");
    MAP_ERROR("{ { 'st_brigids', 'arsenal' }, { 'tannery_row', 'signal_hill', 'arsenal' } }", "e-11",
              "tokens = { " STRIKE " }", "tile 'arsenal' is used twice, in d-12 and d-23");
    MAP_ERROR("{ { '' } }", "e-11", "", "there are no tiles");
}

static void OT_S78_a_map_has_one_starting_space(void **state)
{
    (void)state;
    expect_only(PATH A_STORY MAP(TILES ", tokens = { " STRIKE " }"), 6, "map 't_map': expected start = a word");
    expect_only(PATH A_STORY MAP(TILES ", tokens = { " STRIKE " }, start = 'e-33'"), 6,
                "map 't_map': start: there is no Space e-33 on this map");
}

static void OT_S67_two_altars_in_a_space(void **state)
{
    (void)state;
    TOKENS_ERROR("{ 'altar', 'd-11' }, { 'altar', 'd-11' }", "two Altars lie in d-11");
    TOKENS_ERROR("{ 'altar', 'd-12', 2 }", "two Altars lie in d-12");
}

static void a_space_that_is_named_twice(void **state)
{
    (void)state;
    TOKENS_ERROR("{ 'nest', 's-11' }, { 'nest', 's-11' }",
                 "tokens: entries 2 and 3 are the same in s-11; expected one, followed by a number for several");
    MAP_ERROR(ROWS, "e-11", "tokens = { " STRIKE " }, monsters = { { 'acolyte', 'd-11' }, { 'acolyte', 'd-11' } }",
              "monsters: entries 1 and 2 are the same in d-11; expected one, followed by a number for several");
}

static void rivers_and_orbital_strikes(void **state)
{
    (void)state;
    MAP_ERROR(ROWS, "e-11", "river_column = 3, tokens = { " STRIKE " }",
              "river_column: there is no tile east of column 3");
    MAP_ERROR(ROWS, "e-11", "river_row = 2, tokens = { " STRIKE " }", "river_row: there is no tile south of row 2");
    MAP_ERROR(
        "{ { 'st_brigids', 'arsenal' }, { 'tannery_row', 'signal_hill' } }", "s-11",
        "river_column = 1, tokens = { { 'orbital_strike', 's-11' } }, metro = { { 'red', 's-11' }, { 'red', 's-12' } }",
        "the tiles around d-12 have an Orbital Strike icon but no Orbital Strike token");
    MAP_ERROR(ROWS, "e-11", "", "the tiles around d-11 have an Orbital Strike icon but no Orbital Strike token");
}

static void more_pieces_than_there_are(void **state)
{
    (void)state;
    TOKENS_ERROR("{ 'fire', 'd-11', 9 }, { 'fire', 'd-12', 9 }, { 'fire', 'd-13', 3 }",
                 "there are only 20 Fire tokens, the map and its Story lay 21");
    TOKENS_ERROR("{ 'proxy', 'd-11' }, { 'proxy', 'd-12' }", "there are only 1 PROXY tokens, the map places 2");
    MAP_ERROR(ROWS, "e-11",
              "tokens = { " STRIKE " }, monsters = { { 'acolyte', 'd-11', 4 }, { 'acolyte', 'd-12', 3 } }",
              "there are 6 Acolytes, 6 Abominations, 1 Controller and 1 Avatar");
    MAP_ERROR(ROWS, "e-11", "tokens = { " STRIKE " }, metro = { { 'red', 's-11' } }", "a Metro line needs two stops");
    MAP_ERROR("{ { 'st_brigids', 'arsenal' }, { 'tannery_row', 'night_market' } }", "e-11",
              "tokens = { " STRIKE " }, hidden = { 'd-11' }",
              "the Story lays 0 tokens face down, the map marks 1 Spaces");
    MAP_ERROR("{ { 'cathedral_close', 'arsenal' }, { 'tannery_row', 'signal_hill' } }", "e-11",
              "tokens = { " STRIKE " }, hidden = { 'd-33' }",
              "hidden: there is no Space d-33 on this map\npack/t.lua:6: map 't_map': the Story lays 0 tokens face "
              "down, the map marks 1 Spaces");
}

static void icons_and_nests_that_are_missing(void **state)
{
    (void)state;
    MAP_ERROR("{ { 'st_brigids', 'arsenal', 'tram_depot' } }", "e-11", "tokens = { { 'orbital_strike', 'e-11' } }",
              "there is no Nest");
    MAP_ERROR("{ { 'night_market', 'arsenal', 'tannery_row' } }", "e-11", "tokens = { { 'orbital_strike', 'e-11' } }",
              "no District has the icon 'repent'");
    expect_only("tile { id = 't', name = 'T', icons = {} }", 1,
                "tile 't': icons: a District has 1 to 3 icons (OT-074)");
}

/* -- Stories ------------------------------------------------------------------------------------------------------- */

static void OT_309_a_story_without_tasks(void **state)
{
    (void)state;
    expect_only(PATH STORY("begin = {}, finish = { rise { 1 } }") A_MAP, 5,
                "story 't': begin: expected at least one effect");
    expect_only(PATH STORY("begin = { rise { 1 } }") A_MAP, 5, "story 't': expected finish = a list of effects");
}

static void OT_310_a_story_without_fork_or_event(void **state)
{
    (void)state;
    expect_only(MISSION("one", KILL ", after = { draw { 1 } }" ON) LAST A_STORY A_MAP, 3,
                "story 't': a Story needs at least one fork (OT-310)");
    expect_only(MISSION("one", KILL ", next = { 't_left', 't_right' }") LEFT RIGHT LAST A_STORY A_MAP, 5,
                "story 't': a Story needs at least one Event (OT-310)");
    expect_only(MISSION("one", KILL ", after = { draw { 1 } }, next = { 't_left', 't_right', 't_last' }")
                    LEFT RIGHT LAST A_STORY A_MAP,
                1, "mission 't_one': next: expected at most 2 ids, got 3");
}

static void OT_025_a_story_without_map(void **state)
{
    (void)state;
    expect_only(PATH A_STORY, 5, "story 't': no map is for this Story (OT-025)");
}

static void paths_that_do_not_lead_to_the_last_mission(void **state)
{
    (void)state;
    expect_only(ONE LEFT MISSION("right", KILL) LAST A_STORY A_MAP, 5,
                "story 't': 't_right' and 't_last' both end the Story: is a next missing?");
    expect_only(ONE LEFT RIGHT MISSION("last", KILL ", next = { 't_one' }") A_STORY A_MAP, 1,
                "mission 't_one': 't_last' leads back to it: a Mission may only lead to Missions declared after it\n"
                "pack/t.lua:5: story 't': no Mission is the last one");
    expect_only(ONE LEFT RIGHT MISSION("lost", KILL ON) LAST A_STORY A_MAP, 4,
                "mission 't_lost': no Mission leads to it");
    expect_only(ONE LEFT MISSION("right", KILL ", next = { 'hls_cast_down' }") LAST A_STORY A_MAP, 3,
                "mission 't_right': next: 'hls_cast_down' belongs to another Story");
    expect_only(MISSION("one", KILL ", after = { draw { 1 } }, next = { 't_left', 't_left' }") LEFT LAST A_STORY A_MAP,
                1, "mission 't_one': the branches of a fork must differ");
    expect_only(
        PATH "story { id = 't', name = 'T', type = 'terror', first = 'hls_cull', " TASKS " }\n" A_MAP, 1,
        "mission 't_one': no Mission leads to it\npack/t.lua:5: story 't': its first Mission belongs to another Story");
}

static void events_that_lie_on_no_path(void **state)
{
    (void)state;
    expect_only(MISSION("one", KILL ", before = { draw { 1 } }, " EVENT) LEFT RIGHT LAST A_STORY A_MAP, 1,
                "mission 't_one': before: it is the first Mission, no Event comes before it; use setup of the Story");
    expect_only(ONE LEFT RIGHT MISSION("last", KILL ", after = { draw { 1 } }") A_STORY A_MAP, 4,
                "mission 't_last': after: it is the last Mission, no Event comes after it");
}

static void tasks_that_speak_of_a_hero_who_is_not_there(void **state)
{
    (void)state;
    expect_only(PATH STORY("begin = { place { 'fire' } }, finish = { rise { 1 } }") A_MAP, 5,
                "story 't': begin: 'here' is about the Hero who has a Turn, and nobody has one then");
    expect_only(PATH STORY("begin = { draw { 1 } }, finish = { wound { 1 } }") A_MAP, 5,
                "story 't': finish: 'current_hero' is about the Hero who has a Turn, and nobody has one then");
    expect_only(PATH STORY("begin = { draw { 1 } }, finish = { given { 'alone', rise { 1 } } }") A_MAP, 5,
                "story 't': finish: 'alone' is about the Hero who has a Turn, and nobody has one then");
    expect_only(PATH STORY("begin = { place { 'fire', at = 'here_or_adjacent' } }, finish = { rise { 1 } }") A_MAP, 5,
                "story 't': begin: 'here_or_adjacent' is about the Hero who has a Turn, and nobody has one then");
    expect_only(PATH STORY(TASKS ", setup = { corrupt { 1, of = 'each_hero' } }") A_MAP, 5,
                "story 't': setup: no Hero is on the board yet");
    expect_good(PATH STORY("begin = { wound { 1, of = 'each_hero' } }, finish = { given { 'no_mission', rise { 1 } } }")
                    A_MAP);
}

static void pools_of_face_down_tokens(void **state)
{
    (void)state;
    expect_only(PATH STORY(TASKS ", sins_hide = 1") A_MAP, 5,
                "story 't': sins_hide: there is no pool of face-down tokens");
    expect_only(PATH STORY(TASKS ", pool = { 8, 8, 1, 0, 0, 0 }")
                    MAP(TILES ", start = 'e-11', tokens = { " STRIKE " }, hidden = {"
                              " 'd-11', 'd-11', 'd-11', 'd-11', 'd-11', 'd-11', 'd-11', 'd-11', 'd-11', 'd-11', "
                              "'d-11', 'd-11', 'd-11', 'd-11', 'd-11', 'd-11' }"),
                5,
                "story 't': pool: at most 16 tokens can lie face down, not 17\n"
                "pack/t.lua:6: map 't_map': the Story lays 17 tokens face down, the map marks 16 Spaces");
}

/* -- Missions ------------------------------------------------------------------------------------------------------ */

#define ONE_ERROR(text, message)                                                                                       \
    expect_only(MISSION("one", text ", " EVENT) LEFT RIGHT LAST A_STORY A_MAP, 1, "mission 't_one': " message)

static void missions_whose_fields_do_not_fit_together(void **state)
{
    (void)state;
    ONE_ERROR("kind = 'kill'", "the required number is 0: number or per_hero is missing");
    ONE_ERROR("kind = 'kill', target = 'fire', number = 1", "target: only Monsters can be killed");
    ONE_ERROR("kind = 'kill', target = 'avatar', per_hero = 1", "there is one Controller and one Avatar: number = 1");
    ONE_ERROR("kind = 'cleanse', target = 'innocent', number = 1",
              "target: only Fire, Corruption, Pentagram and Nest can be Cleansed");
    ONE_ERROR("kind = 'gather', number = 1", "Heroes gather in a District: at = ...");
    ONE_ERROR("kind = 'gather', at = 'arsenal', target = 'fire', number = 1", "target: it is Heroes who gather");
    ONE_ERROR("kind = 'gather', at = 'arsenal', number = 4", "there may be only 3 Heroes in play");
    ONE_ERROR("kind = 'gather', at = 'arsenal', per_hero = 2", "there are only H Heroes in play");
    ONE_ERROR("kind = 'city_action', target = 'fire', number = 1", "City Actions have no target");
    ONE_ERROR("kind = 'city_action', number = 1, in_fight = 1", "in_fight: only kills happen in Fights");
    ONE_ERROR("kind = 'kill', number = 1, at_round_end = 1",
              "at_round_end: only Heroes who gather and tokens on the board are looked at then");
    ONE_ERROR("kind = 'at_most', target = 'fire', number = 2, at = 'arsenal'",
              "at: the tokens of the whole board are counted");
    ONE_ERROR("kind = 'at_most', number = 2", "target: expected fire, corruption, pentagram or nest");
    ONE_ERROR("kind = 'collect', target = 'fire', number = 1",
              "target: Heroes collect Extra Turn and Innocent tokens and NPCs");
    ONE_ERROR("kind = 'deliver', target = 'innocent', number = 1",
              "Innocents are delivered to a District: target = \"innocent\", at = ...");
}

#define WITH(tokens) MAP(TILES ", start = 'e-11', tokens = { " STRIKE ", " tokens " }")
#define DELIVER "kind = 'deliver', target = 'innocent', at = 'arsenal', per_hero = 1"

static void OT_S94_missions_that_ask_for_more_innocents_than_there_are(void **state)
{
    (void)state;
    expect_good(MISSION("one", DELIVER ", " EVENT) LEFT RIGHT LAST A_STORY WITH("{ 'innocent', 'd-11', 4 }"));
    expect_only(MISSION("one", DELIVER ", " EVENT) LEFT RIGHT LAST A_STORY WITH("{ 'innocent', 'd-11', 3 }"), 1,
                "mission 't_one': map 't_map' has 3 Innocents, up to 4 are asked for with 4 Heroes");
    /* two Missions of one path; those of the branches do not add up */
    expect_only(MISSION("one", DELIVER ", " EVENT) LEFT MISSION("right", DELIVER ON)
                    LAST A_STORY WITH("{ 'innocent', 'd-11', 7 }"),
                3, "mission 't_right': map 't_map' has 7 Innocents, up to 8 are asked for with 4 Heroes");
    expect_good(MISSION("one", KILL ", " EVENT) MISSION("left", DELIVER ON) MISSION("right", DELIVER ON)
                    LAST A_STORY WITH("{ 'innocent', 'd-11', 4 }"));
    /* Innocents who are collected are not used up; Events and tasks bring more */
    expect_good(MISSION("one", "kind = 'collect', target = 'innocent', per_hero = 1, " EVENT)
                    LEFT RIGHT MISSION("last", DELIVER) A_STORY WITH("{ 'innocent', 'd-11', 4 }"));
    expect_good(MISSION("one", KILL ", after = { times { { per = 'hero_number' }, place { 'innocent', at = 'street' } "
                                    "} }, next = { 't_left', 't_right' }") MISSION("left", DELIVER ON)
                    RIGHT LAST A_STORY A_MAP);
    expect_only(MISSION("one", KILL ", " EVENT)
                    MISSION("left", KILL ", before = { times { 4, place { 'innocent', at = 'street' } } }" ON)
                        RIGHT MISSION("last", DELIVER) A_STORY A_MAP,
                4, "mission 't_last': map 't_map' has 0 Innocents, up to 4 are asked for with 4 Heroes");
    expect_good(MISSION("one", DELIVER ", " EVENT) LEFT RIGHT LAST STORY(
        "begin = { place { 'innocent', at = 'street' } }, finish = { rise { 1 } }") A_MAP);
}

static void OT_S94_missions_that_ask_for_other_things_that_are_not_there(void **state)
{
    (void)state;
    ONE_ERROR("kind = 'turn_up', number = 1", "the Story hides 0 such tokens, up to 1 are asked for");
    ONE_ERROR("kind = 'collect', target = 'proxy', number = 1", "map 't_map' has no such NPC");
    ONE_ERROR("kind = 'collect', target = 'extra_turn', number = 1",
              "map 't_map' and the Story bring 0 Extra Turn tokens, up to 1 are asked for with 4 Heroes");
    ONE_ERROR("kind = 'cleanse', target = 'pentagram', per_hero = 1",
              "map 't_map' and the Story bring 0 Pentagram tokens, up to 4 are asked for with 4 Heroes");
    ONE_ERROR("kind = 'at_most', target = 'nest', number = 0",
              "map 't_map' has 1 permanent ones, which cannot be removed");
    ONE_ERROR("kind = 'kill', target = 'hell_club', number = 1", "target: no member of the Hell Club need ever appear");
    expect_only(MISSION("one", "kind = 'gather', number = 1, at = 'tram_depot', " EVENT) LEFT RIGHT LAST A_STORY A_MAP,
                6, "map 't_map': Mission 't_one' names the District 'tram_depot', which is not on this map");
}

#define CHALK "kind = 'cleanse', target = 'pentagram', per_hero = 1, " EVENT
#define WITH_TASK(task) LEFT RIGHT LAST STORY("begin = { " task " }, finish = { rise { 1 } }") A_MAP
#define A_PENTAGRAM "place { 'pentagram', at = 'street' }"

static void OT_S94_what_is_placed_for_one_number_of_heroes_is_missing_with_the_other(void **state)
{
    (void)state;
    static const char three[] =
        "mission 't_one': map 't_map' and the Story bring 0 Pentagram tokens, up to 3 are asked for with 3 Heroes";
    static const char four[] =
        "mission 't_one': map 't_map' and the Story bring 0 Pentagram tokens, up to 4 are asked for with 4 Heroes";
    expect_good(MISSION("one", CHALK) WITH_TASK("given { { 'round', 3 }, " A_PENTAGRAM " }"));
    expect_only(MISSION("one", CHALK) WITH_TASK("given { { 'few_heroes', 3 }, " A_PENTAGRAM " }"), 1, four);
    expect_only(MISSION("one", CHALK) WITH_TASK("given { { 'heroes', 4 }, " A_PENTAGRAM " }"), 1, three);
    expect_only(MISSION("one", CHALK) WITH_TASK("given { { 'heroes', 4 }, draw { 1 }, otherwise = { " A_PENTAGRAM " } }"),
                1, four);
    expect_good(MISSION("one", CHALK)
                    WITH_TASK("given { { 'heroes', 4 }, draw { 1 } }, given { { 'heroes', 3 }, " A_PENTAGRAM " }"));
    /* an Event is sure to place what only the Hero Number decides */
    expect_good(MISSION("one", KILL ", " EVENT)
                    MISSION("left", DELIVER ", before = { given { { 'heroes', 4 }, times { 4, place { 'innocent', at = "
                                            "'street' } }, otherwise = { times { 3, place { 'innocent', at = 'street' } "
                                            "} } } }" ON) RIGHT LAST A_STORY A_MAP);
    expect_only(MISSION("one", KILL ", " EVENT)
                    MISSION("left", DELIVER ", before = { given { { 'few_heroes', 3 }, times { 4, place { 'innocent', at "
                                            "= 'street' } } } }" ON) RIGHT LAST A_STORY A_MAP,
                2, "mission 't_left': map 't_map' has 0 Innocents, up to 4 are asked for with 4 Heroes");
}

/* -- Sins, Heroes, cards ------------------------------------------------------------------------------------------- */

static void sin_cards_whose_moment_never_comes(void **state)
{
    (void)state;
    expect_good(A_CARD("moment = 'turn_start', effect = { wound { 1 } }"));
    expect_only(A_CARD("moment = 'reset', effect = { draw { 1 } }"), 1,
                "sin_card 't': moment: it sets off abilities of Heroes, no Sin card can be played then");
    expect_only(A_CARD("moment = 'volunteered', effect = { draw { 1 } }"), 1,
                "sin_card 't': moment: it sets off abilities of Heroes, no Sin card can be played then");
    expect_only(A_CARD("moment = 'turn_start', effect = { add_sin_dice { 2 } }"), 1,
                "sin_card 't': 'add_sin_dice' would change nothing at that moment");
    expect_only(A_CARD("moment = 'after_fight', effect = { hard_hide { 1 } }"), 1,
                "sin_card 't': 'hard_hide' would change nothing at that moment");
    expect_only(A_CARD("moment = 'turn_end', effect = { haste { 4 } }"), 1,
                "sin_card 't': 'haste' would change nothing at that moment");
    expect_only(A_CARD("moment = 'reaction_start', effect = { slow { 1 } }"), 1,
                "sin_card 't': 'slow' would change nothing at that moment");
    expect_only(A_CARD("moment = 'turn_start', first_step = 1, effect = { draw { 1 } }"), 1,
                "sin_card 't': first_step is for cards with the moment before_step");
    expect_only(A_CARD("moment = 'round_start', effect = { wound { 1 } }"), 1,
                "sin_card 't': effect: 'current_hero' is about the Hero who has a Turn, and nobody has one then");
}

static void a_sin_without_deck_or_with_monsters_of_another_kind(void **state)
{
    (void)state;
    expect_only("sin { id = 't', name = 'T', abomination = 'pride_avatar', controller = 'pride_controller', avatar = "
                "'pride_avatar', power = { pace {} } }",
                1,
                "sin 't': abomination: 'pride_avatar' is a Monster of another kind\npack/t.lua:1: sin 't': its deck "
                "has 0 cards; expected 5 to 32");
}

static void modifiers_on_the_wrong_side(void **state)
{
    (void)state;
    expect_only("upgrade { id = 't', name = 'T', copies = 1, passive = { sin_dice { -1 } } }", 1,
                "upgrade 't': 'sin_dice' counts only on the Sins Player's side: a Sin, a Story, a level, an Apocalypse "
                "card or a Monster");
    expect_only("apocalypse { id = 't', name = 'T', type = 'terror', passive = { dice { -1 } } }", 1,
                "apocalypse 't': 'dice' counts only on a Hero or an Upgrade");
    expect_only("apocalypse { id = 't', name = 'T', type = 'terror', passive = { grip { 1 } } }", 1,
                "apocalypse 't': 'grip' is about the Space of a Monster: it counts only on a Monster");
    expect_only("hell_club { id = 't', name = 'T', fight = 1, defense = 1, passive = { ranged {} } }", 1,
                "hell_club 't': 'ranged' counts only on a Hero or an Upgrade");
    expect_only("upgrade { id = 't', name = 'T', copies = 1, passive = { dice { 1, of = 'others_here' } } }", 1,
                "upgrade 't': of: an Upgrade serves its owner only (OT-291)");
}

static void cards_that_do_nothing(void **state)
{
    (void)state;
    expect_only("upgrade { id = 't', name = 'T', copies = 1 }", 1,
                "upgrade 't': it does nothing: passive or use is missing");
    expect_only("upgrade { id = 't', name = 'T', copies = 1, use = { heal { 1 } } }", 1,
                "upgrade 't': use_at and use belong together");
    expect_only("upgrade { id = 't', name = 'T', copies = 1, use_at = 'turn', use = { change_dice { 1 } } }", 1,
                "upgrade 't': 'change_dice' would change nothing when it is used");
    expect_only("apocalypse { id = 't', name = 'T', type = 'terror' }", 1,
                "apocalypse 't': it does nothing: monster, passive or when is missing");
    expect_only("apocalypse { id = 't', name = 'T', type = 'terror', when = { on { 'turn_start', draw { 1 } } } }", 1,
                "apocalypse 't': when: it is never set off by 'turn_start'");
    expect_only("apocalypse { id = 't', name = 'T', type = 'terror', monster = 'nun' }", 1,
                "apocalypse 't': monster: 'nun' is a Monster of another kind");
    expect_only("hero { id = 't', name = 'T', class = 'fixer', fight = 1, skill = 1, defense = 0, when = { on { "
                "'on_wound', heal { 1 } } } }",
                1, "hero 't': when: it is never set off by 'on_wound'");
    expect_only("hero { id = 't', name = 'T', class = 'fixer', fight = 1, skill = 1, defense = 0, second = 'leah' }", 1,
                "hero 't': second: 'leah' is no second form of a Hero");
}

static void OT_295_numbers_that_are_double_or_missing(void **state)
{
    (void)state;
    expect_only("level { id = 't', name = 'T', number = 3, effect = { draw { 1 } } }", 1,
                "level 't': there is another with the number 3; expected 1 to 7, once each");
    expect_only("level { id = 'level_7', name = 'T', number = 6, effect = { draw { 1 } } }", 1,
                "level 'level_7': there is another with the number 6; expected 1 to 7, once each");
    pack_expect(&the_others_game, /* what is missing is reported at the first of all */
                "level { id = 'level_7', name = 'T', number = 6, effect = { draw { 1 } } }",
                "base/apocalypse.lua:3: level 'level_1': none has the number 7; expected 1 to 7, once each\n");
    expect_only("dark_past { id = 't', name = 'T', number = 7, effect = { kill {} } }", 1,
                "dark_past 't': there is another with the number 7; expected 1 to 7, once each");
    expect_only("level { id = 'level_7', name = 'T', number = 7, effect = { wound { 1 } } }", 1,
                "level 'level_7': effect: 'current_hero' is about the Hero who has a Turn, and nobody has one then");
}

static void OT_003_conditions_that_never_hold(void **state)
{
    (void)state;
    expect_only(PATH STORY("begin = { given { { 'heroes', 9 }, draw { 1 } } }, finish = { rise { 1 } }") A_MAP, 5,
                "story 't': { \"heroes\", 9 } never holds: there are 3 or 4 Heroes in play (OT-003)");
    expect_only(A_CARD("moment = 'turn_start', effect = { given { { 'few_heroes', 2 }, draw { 1 } } }"), 1,
                "sin_card 't': { \"few_heroes\", 2 } never holds: there are 3 or 4 Heroes in play (OT-003)");
    expect_good(PATH STORY("begin = { given { { 'heroes', 4 }, draw { 1 } } }, finish = { rise { 1 } }") A_MAP);
    expect_good(A_CARD("moment = 'turn_start', effect = { given { { 'few_heroes', 3 }, draw { 1 } } }"));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_pack_without_mistakes_is_accepted),
    cmocka_unit_test(spaces_that_do_not_exist_or_cannot_be_reached),
    cmocka_unit_test(OT_S78_a_map_has_one_starting_space),
    cmocka_unit_test(OT_S67_two_altars_in_a_space),
    cmocka_unit_test(a_space_that_is_named_twice),
    cmocka_unit_test(rivers_and_orbital_strikes),
    cmocka_unit_test(more_pieces_than_there_are),
    cmocka_unit_test(icons_and_nests_that_are_missing),
    cmocka_unit_test(OT_309_a_story_without_tasks),
    cmocka_unit_test(OT_310_a_story_without_fork_or_event),
    cmocka_unit_test(OT_025_a_story_without_map),
    cmocka_unit_test(paths_that_do_not_lead_to_the_last_mission),
    cmocka_unit_test(events_that_lie_on_no_path),
    cmocka_unit_test(tasks_that_speak_of_a_hero_who_is_not_there),
    cmocka_unit_test(pools_of_face_down_tokens),
    cmocka_unit_test(missions_whose_fields_do_not_fit_together),
    cmocka_unit_test(OT_S94_missions_that_ask_for_more_innocents_than_there_are),
    cmocka_unit_test(OT_S94_missions_that_ask_for_other_things_that_are_not_there),
    cmocka_unit_test(OT_S94_what_is_placed_for_one_number_of_heroes_is_missing_with_the_other),
    cmocka_unit_test(sin_cards_whose_moment_never_comes),
    cmocka_unit_test(a_sin_without_deck_or_with_monsters_of_another_kind),
    cmocka_unit_test(modifiers_on_the_wrong_side),
    cmocka_unit_test(cards_that_do_nothing),
    cmocka_unit_test(OT_295_numbers_that_are_double_or_missing),
    cmocka_unit_test(OT_003_conditions_that_never_hold),
};
TEST_GROUP(tests);
