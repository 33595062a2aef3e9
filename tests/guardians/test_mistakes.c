/* test_mistakes.c: what an author of a room, a card, a scenario or an article may get wrong is reported.
 *
 * Each test reads the game's own content with a pack on top, which replaces a row or adds one. */
#include <stdio.h>
#include <string.h>

#include "../kit/group.h"
#include "../kit/pack.h"

extern const struct game guardians_game;

static void expect_good(const char *lua) { pack_expect_good(&guardians_game, lua); }
static void expect(const char *lua, const char *message) { pack_expect(&guardians_game, lua, message); }

/* -- Rooms ---------------------------------------------------------------------------------------------------- */

enum { LINES = 11 };
static const char *const vents[LINES] = {
    "+--+--+  +--+--+",
    "|+3|a. a.|+1 b.|",
    "+  +  +--+--+  +",
    "|c. a1|d.|##|b.|",
    "+  +  +  +--+  +",
    " c. c. d. b1 b. ",
    "+  +--+  +--+--+",
    "|+2|##|d.|##|+4|",
    "+--+--+  +--+  +",
    "|e. e. e. e. e.|",
    "+--+--+  +--+--+"};
#define TASK "tasks = { { stats = { 'mental' }, dice = 4, success = 'switch_off' } }"
#define ACTS "activated = { token { -1, stat = 'speed' } }"

/* A room in place of the Gas Vents, with one line of the picture drawn differently; line -1: none. */
static const char *room(const char *kind, int line, const char *text, const char *rest)
{
    static char lua[1000];
    int n = snprintf(lua, sizeof lua, "%s { id = 'gas_vents', name = 'T', tile = 4, picture = {", kind);
    for (int i = 0; i < LINES; i++)
        n += snprintf(lua + n, sizeof lua - (size_t)n, "'%s',", i == line ? text : vents[i]);
    snprintf(lua + n, sizeof lua - (size_t)n, "}, %s }", rest);
    return lua;
}
#define PICTURE_ERROR(line, text, message) expect(room("trap", line, text, TASK ", " ACTS), message)

static void a_room_without_mistakes_is_accepted(void **state)
{
    (void)state;
    expect_good(room("trap", -1, "", TASK ", " ACTS));
}

static void a_picture_has_eleven_lines_of_cells_and_walls(void **state)
{
    (void)state;
    expect("trap { id = 'gas_vents', name = 'T', tile = 4, picture = { '+--+' }, " TASK ", " ACTS " }",
           "picture: expected 11 lines of 16 letters, found 1");
    PICTURE_ERROR(1, "|+3|a. a.|+1 b.|##", "picture: expected 11 lines of 16 letters");
    PICTURE_ERROR(3, "|c. a1|d.|##|x.|",
                  "picture: line 4, letters 14 and 15: expected ##, +1 to +4, or an Area a to f and "
                  "a dot (. g p c 1 to 4), found 'x.'");
    PICTURE_ERROR(3, "|c. a1|d.|##|b?|", "found 'b?'");
    expect("trap { id = 'gas_vents', name = 'T', tile = 4, picture = { 1 }, " TASK ", " ACTS " }",
           "picture: expected a text for each line, got 1");
    expect("trap { id = 'gas_vents', name = 'T', tile = 4, picture = 'x', " TASK ", " ACTS " }",
           "picture: expected a list of lines");
}

static void GC_S102_openings_lie_in_the_middle_of_a_side(void **state)
{
    (void)state;
    PICTURE_ERROR(0, "+  +--+  +--+--+", "picture: a gap in the north side that is not in its middle");
    PICTURE_ERROR(9, "|e. e.|+1|e. e.|", "picture: the opening of the south side leads to no Space");
    expect_good(room("trap", 5, " c. c. d. b1 b.|", TASK ", " ACTS)); /* one blind side is allowed */
    static char both[1000];
    snprintf(both, sizeof both, "%s", room("trap", 5, " c. c. d. b1 b.|", TASK ", " ACTS));
    memcpy(strstr(both, vents[0]), "+--+--+--+--+--+", 16);
    expect(both, "picture: more than one side without an opening");
}

static void GC_013_areas_have_two_to_five_spaces_in_one_piece(void **state)
{
    (void)state;
    PICTURE_ERROR(1, "|+3|e. a.|+1 b.|", "picture: Area e has more than 5 Spaces");
    PICTURE_ERROR(5, " c. c. d. f. b. ", "picture: Area f has one Space; expected two or more (GC-013)");
    PICTURE_ERROR(1, "|+3|a. a.|+1 d.|", "picture: Area d is not of one piece");
}

static void an_area_that_cannot_be_reached(void **state)
{
    (void)state;
    static char walled[1000];
    snprintf(walled, sizeof walled, "%s", room("trap", 5, " c. c. d. b1 b.|", TASK ", " ACTS));
    memcpy(strstr(walled, " c. c. d. b1 b.|"), " c. c. d.|b1 b.|", 16);
    expect(walled, "picture: Area b cannot be reached");
}

static void areas_are_named_without_a_gap(void **state)
{
    (void)state;
    static char lua[1000];
    snprintf(lua, sizeof lua, "%s", room("trap", -1, "", TASK ", " ACTS));
    for (char *at = strchr(lua, '|'); (at = strstr(at, "e.")); at++) *at = 'f';
    expect(lua, "picture: Area f is drawn, but not Area e");
}

static void GC_057_reinforcement_spaces_are_1_to_4_and_belong_to_one_area(void **state)
{
    (void)state;
    PICTURE_ERROR(7, "|+1|##|d.|##|+4|", "picture: two Reinforcement Spaces are 1+");
    PICTURE_ERROR(7, "|##|##|d.|##|+4|", "picture: 3 Reinforcement Spaces; expected +1, +2, +3 and +4");
    PICTURE_ERROR(8, "+  +--+  +--+  +",
                  "picture: the Reinforcement Space 2+ touches more than one Area; expected one");
    PICTURE_ERROR(6, "+--+--+  +--+--+", "picture: the Reinforcement Space 2+ touches no Area; expected one");
}

static void GC_016_GC_018_GC_017_dots_fit_the_kind_of_room(void **state)
{
    (void)state;
    PICTURE_ERROR(9, "|e. eg e. e. e.|", "picture: 1 green Spaces; expected none");
    PICTURE_ERROR(9, "|e. ep e. e. e.|", "picture: 1 purple Spaces; expected none");
    PICTURE_ERROR(9, "|e. e1 e. e. e.|", "picture: 3 orange Spaces; expected 1 to 2");
    expect(room("entrance", -1, "", ""), "picture: 0 green Spaces; expected 4 or more");
    expect(room("entrance", -1, "", ""), "picture: 4 Reinforcement Spaces; expected none");
    expect(room("control_room", -1, "", ""), "picture: 0 purple Spaces; expected 8");
    expect(room("objective", -1, "",
                "tokens = 1, tasks = { { stats = { 'mental' }, dice = 4, success = 'switch_off' } }"),
           "switch_off is for Traps");
}

static void rooms_that_are_too_small_too_large_or_of_too_few_areas(void **state)
{
    (void)state;
    PICTURE_ERROR(3, "|c. a1|d. d.|b.|", "picture: 23 cells that are not solid; expected 16 to 22");
    static char lua[1000];
    snprintf(lua, sizeof lua, "%s", room("trap", 9, "|##|##|e.|##|e.|", TASK ", " ACTS));
    memcpy(strstr(lua, vents[3]), "|##|##|d.|##|##|", 16);
    memcpy(strstr(lua, vents[1]), "|+3|##|a.|+1 b.|", 16);
    expect(lua, "picture: 15 cells that are not solid; expected 16 to 22");
    snprintf(lua, sizeof lua, "%s", room("trap", -1, "", TASK ", " ACTS));
    for (char *at = strchr(lua, '|'); *at; at++)
        if (at[1] == '.' && (*at == 'd' || *at == 'e')) *at = (char)(*at == 'd' ? 'c' : 'a');
    expect(lua, "picture: 3 Areas; expected 4 to 6");
}

static void GC_017_tasks_have_spaces_and_spaces_have_tasks(void **state)
{
    (void)state;
    PICTURE_ERROR(5, " c. c. d. b2 b. ", "the picture has orange Spaces for a task 2, which the room lacks");
    expect(room("trap", -1, "",
                "tasks = { { stats = { 'mental' }, dice = 4, success = 'switch_off' }, "
                "{ stats = { 'mental' }, dice = 4, success = 'switch_off' } }, " ACTS),
           "task 2 has no orange Space in the picture");
    expect(room("trap", -1, "", "tasks = { { stats = {}, dice = 4, success = 'switch_off' } }, " ACTS),
           "task 1: stats: expected a value to check");
}

static void GC_255_a_trap_acts_and_can_be_switched_off(void **state)
{
    (void)state;
    expect(room("trap", -1, "", TASK), "a Trap that never acts: expected `activated`");
    expect(room("trap", -1, "", "tasks = { { stats = { 'mental' }, dice = 4, success = 'resolve' } }, " ACTS),
           "expected tasks with success = switch_off");
    expect(room("trap", -1, "", "tokens = 2, " TASK ", " ACTS),
           "tokens, captive, separate and each_turn are for Objectives");
    expect("entrance { id = 'hangar', name = 'T', tile = 1, picture = { '' }, " ACTS " }",
           "picture: expected 11 lines");
}

static void GC_259_an_objective_can_be_settled(void **state)
{
    (void)state;
#define RESOLVE "tasks = { { stats = { 'mental' }, dice = 4, success = 'resolve' } }"
    expect(room("objective", -1, "", RESOLVE), "an Objective without tokens to be resolved");
    expect(room("objective", -1, "", "tokens = 2, separate = 1, " RESOLVE),
           "1 separate tasks for 2 tokens; expected one each");
    expect(room("objective", -1, "", "tokens = 1, captive = 1, " RESOLVE),
           "picture: expected a Space ac for the captive, or none");
    expect(room("objective", 9, "|e. ec e. e. e.|",
                "tokens = 1, captive = 1, tasks = { { stats = { 'mental' }, dice = 4, "
                "success = 'free_captive' } }"),
           "picture: expected an orange Space of a task free_captive beside the captive");
    expect(room("objective", -1, "",
                "tokens = 1, tasks = { { stats = { 'mental' }, dice = 4, success = 'free_captive' } }"),
           "expected a task with success = resolve");
}

/* -- Power cards ---------------------------------------------------------------------------------------------- */

#define CARD(text) "power { id = 'third_eye', name = 'T', hero = 'adam_spell', " text " }"
#define POWER_OF(text) CARD("mental = 2, symbol = 'mental', " text)

static void GC_072_GC_202_GC_203_halves_of_power_cards(void **state)
{
    (void)state;
    expect_good(POWER_OF("mode = 'permanent', passive = { checks { -1 } }"));
    expect(CARD(""), "power 'third_eye': neither a Special Power nor a Secret Technique");
    expect(CARD("mental = 2, passive = { checks { -1 } }"), "a Special Power needs a symbol (GC-211)");
    expect(POWER_OF("passive = { checks { -1 } }"), "mode: expected permanent, action or unique_action");
    expect(POWER_OF("mode = 'permanent', effect = { ease {} }"),
           "a permanent power has passive or when, and no effect");
    expect(POWER_OF("mode = 'action', passive = { checks { -1 } }"), "an ACTION power has an effect, and neither");
    expect(POWER_OF("mode = 'permanent', once = 'turn', passive = { checks { -1 } }"),
           "once: there is no trigger that it could restrain");
}

static void GC_220_GC_221_a_weakness_is_permanent_and_has_no_technique(void **state)
{
    (void)state;
#define WEAKNESS(text) "power { id = 'doubting_adam', name = 'T', hero = 'adam_spell', symbol = 'weakness', " text " }"
    expect(WEAKNESS("mental = 1, mode = 'permanent', passive = { checks { 1 } }"),
           "a Weakness has no Secret Technique (GC-220)");
    expect(WEAKNESS("mode = 'action', effect = { ease {} }"), "a Weakness is permanent (GC-221)");
    expect("power { id = 'doubting_adam', name = 'T', hero = 'adam_spell', mental = 1 }",
           "hero 'adam_spell': 0 Weakness cards; expected one (GC-218)");
}

static void modifiers_stay_in_their_limits(void **state)
{
    (void)state;
    expect(CARD("attack = 4, mental = -2"), "Attack +4; expected -1 to +3");
    expect(CARD("attack = 4, mental = -2"), "Mental -2; expected -1 to +2");
    expect(CARD("speed = 2, defense = 2"), "modifiers add up to +4; expected +1 to +2");
    expect(CARD("speed = 1, defense = -1"), "modifiers add up to +0; expected +1 to +2");
    expect("event { id = 'ambush', name = 'T', actions = 2, effect = { ambush {} } }", "Actions +2; expected +0 to +1");
    expect("wound { id = 'torn_cape', name = 'T', copies = 2, mental = 1 }", "Mental +1; expected -2 to +0");
}

static void GC_289_GC_291_GC_S49_rookie_and_veteran_cards(void **state)
{
    (void)state;
#define ROOKIE_CARD(text) "power { id = 'sparks', name = 'T', hero = 'adam_spell', rank = 'rookie', " text " }"
    expect(ROOKIE_CARD("mental = 1"), "a Rookie card that replaces nothing (GC-291)");
    expect(ROOKIE_CARD("mental = 1, replaces = 'doubting_adam'"),
           "replaces: expected a normal card of the same Hero, and not");
    expect(ROOKIE_CARD("mental = 1, replaces = 'earthquake'"),
           "replaces: expected a normal card of the same Hero, and not");
    expect(ROOKIE_CARD("mental = 1, replaces = 'changing_places'"), "'first_grimoire' replaces the same card");
    expect(ROOKIE_CARD("mental = 2, replaces = 'hex_bolt'"), "modifiers add up to +2; expected +1 to +1");
    expect(ROOKIE_CARD("mental = 1, replaces = 'hex_bolt', symbol = 'mental', mode = 'action', effect = { ease {} }"),
           "a Rookie card has one half only");
    expect(CARD("mental = 2, replaces = 'hex_bolt'"), "replaces: only a Rookie card replaces another");
    expect("power { id = 'words_of_power', name = 'T', hero = 'adam_spell', rank = 'veteran', mental = 2, attack = 1 }",
           "a Veteran card has both halves");
}

static void sets_have_their_sizes(void **state)
{
    (void)state;
    expect("power { id = 'new', name = 'T', hero = 'adam_spell', mental = 1 }",
           "hero 'adam_spell': 9 normal Power cards; expected 8");
    expect("power { id = 'new', name = 'T', hero = 'adam_spell', mental = 1 }", "49 Power cards; expected 48");
    expect("power { id = 'new', name = 'T', hero = 'adam_spell', rank = 'rookie', mental = 1, replaces = 'third_eye' }",
           "3 Rookie Power cards; expected 2");
    expect("event { id = 'ambush', name = 'T', copies = 3, attack = 2, effect = { ambush {} } }",
           "21 Event cards; expected 20");
    expect("event { id = 'ambush', name = 'T', effect = { ambush {} } }", "no Secret Technique (GC-231)");
    expect("wound { id = 'torn_cape', name = 'T', copies = 1, no_unique = 1 }", "19 Wound cards; expected 20");
    expect("wound { id = 'torn_cape', name = 'T', copies = 2 }", "no penalty (GC-227)");
}

static void heroes_and_villains(void **state)
{
    (void)state;
#define HERO(text) \
    "hero { id = 'adam_spell', name = 'T', civil_name = 'T', type = 'mystic', rookie = { 2, 2, 3, 3, 3 }, " text " }"
    expect(HERO("hero = { 2, 2, 4, 4, 3 }, veteran = { 3, 3, 4, 5, 3 }"),
           "no permanent power: expected passive, use or when");
    expect(HERO("hero = { 2, 2, 2, 4, 3 }, veteran = { 3, 3, 4, 5, 3 }, passive = { flies {} }"),
           "value 3 of a higher rank is lower");
    expect("hero { id = 'fifth', name = 'T', civil_name = 'T', type = 'mystic', rookie = { 2, 2, 3, 3, 3 }, "
           "hero = { 2, 2, 4, 4, 3 }, veteran = { 3, 3, 4, 5, 3 }, passive = { flies {} } }", "5 Heroes; expected 4");
#define VILLAIN(kind, id, text) \
    kind " { id = '" id "', name = 'T', type = 'robot', speed = 1, attack = 3, defense = 4, actions = 2, " text " }"
    expect(VILLAIN("lieutenant", "chi", "health = 1"), "health 1; expected more than 'android' has (GC-040)");
    expect(VILLAIN("acolyte", "android", "health = 1, figures = 9"), "9 figures; expected 10");
    expect(VILLAIN("lieutenant", "fifth", "health = 4"), "5 Lieutenants; expected 4");
    expect(VILLAIN("lieutenant", "chi", "health = 4, once = 'turn'"),
           "once: there is no trigger that it could restrain");
}

static void GC_S23_missions_of_each_result(void **state)
{
    (void)state;
#define MISSION(id, result) \
    "mission { id = '" id "', name = 'T', hero = 'adam_spell', result = '" result "', deed = 'checks' }"
    expect(MISSION("new", "2"), "there is another Mission for the result 2; expected one each (GC-S23)");
    expect(MISSION("man_of_method", "2"), "'adam_spell' lacks a Personal Mission for one of the results");
}

static void effects_that_could_never_do_anything(void **state)
{
    (void)state;
    expect(POWER_OF("mode = 'action', effect = { ward { 1 } }"),
           "power 'third_eye': 'ward' would change nothing there");
    expect(POWER_OF("mode = 'permanent', when = { on { 'attacked', reroll {} } }"),
           "'reroll' would change nothing there");
    expect(POWER_OF("mode = 'permanent', when = { on { 'attacked', intercept {} } }"),
           "'intercept' would change nothing there");
    expect(POWER_OF("mode = 'action', effect = { ambush {} }"), "'ambush' would change nothing there");
    expect(POWER_OF("mode = 'action', effect = { reinforce { 1 } }"), "'this_room' means nothing there");
    expect(POWER_OF("mode = 'action', effect = { heal { of = 'attacker' } }"), "'attacker' means nothing there");
    expect(POWER_OF("mode = 'permanent', when = { on { 'activated', heal { of = 'target' } } }"),
           "'target' means nothing there");
    expect_good(POWER_OF("mode = 'permanent', when = { on { 'hit', heal { of = 'attacker' } } }"));
    expect("event { id = 'ambush', name = 'T', attack = 2, effect = { march {} } }",
           "'march' would change nothing there");
    expect(room("trap", -1, "", TASK ", activated = { overdrive {} }"), "'overdrive' would change nothing there");
    expect(room("trap", -1, "", TASK ", activated = { heal { of = 'each_hero_in_room' } }"),
           "'each_hero_in_room' means nothing there");
    expect(room("trap", -1, "", TASK ", activated = { heal { of = 'other_in_room' } }"),
           "'other_in_room' is about the owner of a power, and a room has none");
    expect(room("trap", -1, "", TASK ", activated = { each { 'villain_beside', token { 1, stat = 'speed', of = "
                "'that_villain' } } }"), "'villain_beside' means nothing there");
}

/* -- Scenarios ------------------------------------------------------------------------------------------------ */

#define SCENARIO(rooms, links, rest)                                                                          \
    "scenario { id = 't', name = 'T', tiles = 4, rank = 'hero', least = 2, story = 'T', rooms = { " rooms " }, " \
    "links = { " links " }" rest " }"
#define ROOMS "{ 'a1', 'command_deck' }, { 'b1', 'missile_silo' }, { 'a2', 'hangar' }, { 'b2', 'gas_vents' }"
#define LINKS_OK "{ 'a2', 'b2', 'door' }, { 'b2', 'b1', 'door' }, { 'b1', 'a1', 'control_door' }"
#define GUARD ", lieutenants = { { 'chi', 'b1' } }"
#define BASE_ERROR(rooms, links, rest, message) expect(SCENARIO(rooms, links, rest), "scenario 't': " message)

static void GC_050_GC_S106_rooms_of_a_base(void **state)
{
    (void)state;
    expect_good(SCENARIO(ROOMS, LINKS_OK, GUARD));
    BASE_ERROR("{ 'a1', 'command_deck' }", LINKS_OK, GUARD, "1 rooms; expected 4, as `tiles` says");
    BASE_ERROR(ROOMS ", { 'c2', 'barracks' }", LINKS_OK, GUARD, "5 rooms; expected 4, as `tiles` says");
    BASE_ERROR("{ 'a1', 'command_deck' }, { 'b1', 'missile_silo' }, { 'a2', 'hangar' }, { 'a2', 'gas_vents' }",
               LINKS_OK, GUARD,
               "two rooms lie at a2");
    BASE_ERROR("{ 'a1', 'command_deck' }, { 'b1', 'missile_silo' }, { 'a2', 'hangar' }, { 'b2', 'gun_gallery' }",
               LINKS_OK, GUARD,
               "'gun_gallery' is the other face of a tile that is used already (GC-S106)");
    BASE_ERROR("{ 'a1', 'command_deck' }, { 'b1', 'missile_silo' }, { 'a2', 'hangar' }, { 'b2', 'reactor' }", LINKS_OK,
               ", lieutenants = { { 'chi', 'b1' }, { 'ki', 'b2' } }",
               "2 Objectives and 0 Traps; a base of 4 tiles has 1 and 1");
    BASE_ERROR("{ 'a1', 'barracks' }, { 'b1', 'missile_silo' }, { 'a2', 'hangar' }, { 'b2', 'gas_vents' }", LINKS_OK,
               GUARD,
               "expected one Control Room");
    BASE_ERROR("{ 'a1', 'command_deck' }, { 'b1', 'missile_silo' }, { 'a2', 'hangar' }, { 'c3', 'gas_vents' }",
               LINKS_OK, GUARD,
               "the room at c3 touches no other (GC-S106)");
    expect("scenario { id = 't', name = 'T', tiles = 5, rank = 'hero', least = 2, story = 'T' }",
           "tiles: 5; expected 4, 6 or 9 (GC-053)");
    expect("scenario { id = 't', name = 'T', tiles = 4, rank = 'hero', least = 3, most = 2, story = 'T', free = 1 }",
           "least 3 is above most 2");
    expect("scenario { id = 't', name = 'T', tiles = 4, rank = 'hero', least = 1, story = 'T', free = 1, "
           "rooms = { " ROOMS " } }",
           "a free base has no rooms, links and lieutenants of its own");
}

static void GC_022_GC_023_GC_S102_links_of_a_base(void **state)
{
    (void)state;
    BASE_ERROR(ROOMS, "{ 'a2', 'c2', 'door' }", GUARD, "link a2-c2: there is no room at c2");
    BASE_ERROR(ROOMS, "{ 'a2', 'b1', 'door' }", GUARD, "link a2-b1: these are no neighbours");
    BASE_ERROR(ROOMS, LINKS_OK ", { 'b2', 'a2', 'airlock' }", GUARD,
               "link b2-a2: there is another between these tiles (GC-S102)");
    /* a Missile Silo without an opening in the south */
    static char lua[2000];
    snprintf(lua, sizeof lua, "%s\n%s", room("trap", 0, "+--+--+--+--+--+", TASK ", " ACTS),
             SCENARIO(ROOMS, LINKS_OK, GUARD));
    expect(lua, "scenario 't': link b2-b1: the room at b2 has no opening there (GC-S102)");
}

static void GC_055_GC_S28_GC_E26_every_room_can_be_reached(void **state)
{
    (void)state;
    BASE_ERROR(ROOMS, "{ 'a2', 'b2', 'door' }, { 'b1', 'a1', 'control_door' }", GUARD,
               "the room at b1 cannot be reached from the Entrance without the Control Room (GC-S28)");
    /* Entrance, Control Room and Objective in a row */
    BASE_ERROR("{ 'a1', 'hangar' }, { 'b1', 'command_deck' }, { 'c1', 'missile_silo' }, { 'a2', 'gas_vents' }",
               "{ 'a1', 'a2', 'door' }, { 'a1', 'b1', 'control_door' }, { 'b1', 'c1', 'door' }",
               ", lieutenants = { { 'chi', 'c1' } }",
               "the room at c1 cannot be reached from the Entrance without the Control Room (GC-S28)");
    BASE_ERROR(ROOMS, LINKS_OK ", { 'a2', 'a1', 'door' }", GUARD,
               "link a2-a1: the Control Room has one link, and that is its door (GC-S28)");
    BASE_ERROR(ROOMS, "{ 'a2', 'b2', 'door' }, { 'b2', 'b1', 'control_door' }, { 'b1', 'a1', 'control_door' }", GUARD,
               "2 Control Room doors; expected one (GC-S28)");
}

static void GC_039_GC_059_GC_060_lieutenants_of_a_base(void **state)
{
    (void)state;
    BASE_ERROR(ROOMS, LINKS_OK, "", "no Lieutenant guards the Objective at b1 (GC-059)");
    BASE_ERROR(ROOMS, LINKS_OK, ", lieutenants = { { 'android', 'b1' } }", "'android' is no Lieutenant");
    BASE_ERROR(ROOMS, LINKS_OK, ", lieutenants = { { 'chi', 'b1' }, { 'ki', 'b1' } }",
               "two Lieutenants stand at b1 (GC-060)");
    BASE_ERROR(ROOMS, LINKS_OK, ", lieutenants = { { 'chi', 'b1' }, { 'chi', 'b2' } }",
               "'chi' stands in two places (GC-039)");
    BASE_ERROR(ROOMS, LINKS_OK, ", lieutenants = { { 'chi', 'b1' }, { 'ki', 'c3' } }",
               "'ki' stands at c3, where no room lies");
    BASE_ERROR(ROOMS, LINKS_OK, ", spares = 4" GUARD, "5 Lieutenants with the spare ones; there are 4");
}

/* -- The newspaper -------------------------------------------------------------------------------------------- */

#define ARTICLE(id, text) \
    "article { id = '" id "', name = 'T', skarov_title = 'T', skarov_text = 'T', patrol_title = 'T', " text " }"

static void GC_261_GC_284_articles(void **state)
{
    (void)state;
    expect_good(ARTICLE("showdown", "about = 'showdown', patrol_text = 'It was {hero} in turn {turn} of {turns}.'"));
    expect(ARTICLE("showdown", "about = 'showdown', patrol_text = 'It was {who}.'"), "'{who}.': expected {hero}, {by}");
    expect(ARTICLE("new", "about = 'showdown', patrol_text = 'T'"), "'showdown' is about the same thing");
    expect(ARTICLE("new", "about = 'objective', patrol_text = 'T'"), "room: expected for an Objective, and only there");
    expect(ARTICLE("new", "about = 'objective', room = 'barracks', patrol_text = 'T'"),
           "room: 'barracks' is no Objective");
    expect(ARTICLE("new", "about = 'hero', patrol_text = 'T'"), "hero: expected for a Hero, and only there");
    expect("omit { article = 'showdown' }", "there is no article about the Showdown");
    expect("omit { article = 'about_nova' }", "there is no article about 'super_nova'");
    expect("omit { article = 'missiles' }", "there is no article about the Objective 'missile_silo'");
}

static void GC_S97_headlines_and_advertisements(void **state)
{
    (void)state;
    expect("headline { id = 'triumph', name = 'T', from = 4, to = 9, text = 'T' }",
           "0 headlines for a difference of +3 articles; expected one");
    expect("headline { id = 'triumph', name = 'T', from = 2, to = 9, text = 'T' }",
           "2 headlines for a difference of +2 articles; expected one");
    expect("headline { id = 'triumph', name = 'T', from = 9, to = 3, text = 'T' }", "expected the lower number first");
    expect("omit { advertisement = 'radium_tonic' }", "5 advertisements; expected 6 or more");
}

#define TEST(name) cmocka_unit_test(name)
static const struct CMUnitTest tests[] = {
    TEST(a_room_without_mistakes_is_accepted),
    TEST(a_picture_has_eleven_lines_of_cells_and_walls),
    TEST(GC_S102_openings_lie_in_the_middle_of_a_side),
    TEST(GC_013_areas_have_two_to_five_spaces_in_one_piece),
    TEST(an_area_that_cannot_be_reached),
    TEST(areas_are_named_without_a_gap),
    TEST(GC_057_reinforcement_spaces_are_1_to_4_and_belong_to_one_area),
    TEST(GC_016_GC_018_GC_017_dots_fit_the_kind_of_room),
    TEST(rooms_that_are_too_small_too_large_or_of_too_few_areas),
    TEST(GC_017_tasks_have_spaces_and_spaces_have_tasks),
    TEST(GC_255_a_trap_acts_and_can_be_switched_off),
    TEST(GC_259_an_objective_can_be_settled),
    TEST(GC_072_GC_202_GC_203_halves_of_power_cards),
    TEST(GC_220_GC_221_a_weakness_is_permanent_and_has_no_technique),
    TEST(modifiers_stay_in_their_limits),
    TEST(GC_289_GC_291_GC_S49_rookie_and_veteran_cards),
    TEST(sets_have_their_sizes),
    TEST(heroes_and_villains),
    TEST(GC_S23_missions_of_each_result),
    TEST(effects_that_could_never_do_anything),
    TEST(GC_050_GC_S106_rooms_of_a_base),
    TEST(GC_022_GC_023_GC_S102_links_of_a_base),
    TEST(GC_055_GC_S28_GC_E26_every_room_can_be_reached),
    TEST(GC_039_GC_059_GC_060_lieutenants_of_a_base),
    TEST(GC_261_GC_284_articles),
    TEST(GC_S97_headlines_and_advertisements),
};
TEST_GROUP(tests);
