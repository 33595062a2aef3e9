/* test_fields.c: fields of rows that refer to other rows or hold lists, rows that are derived, and their mistakes. */
#include <stdio.h>
#include <string.h>

#include "../kit/group.h"
#include "engine/derive.h"
#include "author/reader.h"

/* -- A made-up game: tiles, maps of roads between them, people who live on them ------------------------------ */

enum { TILE = 2, MAP = 1, PERSON = 5 }; /* maps come before the tiles that they name */
enum { DRAW = V_GAME, FIRST_MODIFIER, LAST_MODIFIER = FIRST_MODIFIER + 31, VERBS };

static const struct words sign_words = {"sign", (const struct word[]){
    {"stop", 1, NULL, NULL, 0, 0}, {"go", 2, NULL, NULL, 0, 0}, {"turn", 7, NULL, NULL, 0, 0}, {0}}};
#define EIGHT_HEIGHTS                                                                                          \
    {"h1", 1, NULL, NULL, 0, 0}, {"h2", 2, NULL, NULL, 0, 0}, {"h3", 3, NULL, NULL, 0, 0},                      \
    {"h4", 4, NULL, NULL, 0, 0}, {"h5", 5, NULL, NULL, 0, 0}, {"h6", 6, NULL, NULL, 0, 0},                      \
    {"h7", 7, NULL, NULL, 0, 0}, {"h8", 8, NULL, NULL, 0, 0}
static const struct words height_words = {"height", (const struct word[]){EIGHT_HEIGHTS, {0}}};
static const struct words depth_words = {"depth", (const struct word[]){
    EIGHT_HEIGHTS, {"h9", 9, NULL, NULL, 0, 0}, {0}}};
static const struct words chooser_words = {"chooser", (const struct word[]){
    {"hero", 3, "the current Hero [choose|chooses] one", NULL, 0, 0},
    {"all", 4, "all players choose one", NULL, 0, 0}, {0}}};

static const struct verb verbs[VERBS] = {
    [DRAW] = {.word = "draw", .arg = {{"1", ARG_AMOUNT, NULL, NULL, 0, 0}}, .phrase = "draw {a:card|cards}"},
    [FIRST_MODIFIER] = {.word = "first", .phrase = "first", .modifier = true},
    [LAST_MODIFIER] = {.word = "last", .phrase = "last", .modifier = true},
};

struct tile {
    struct row row;
    u8 next, near[3], signs[4], height, depth;
    struct code effect, passive;
    u64 reach; /* derived: bits of all tiles that it names */
};

struct road {
    u8 from, length, signs[2];
    i8 slope;
    u8 stops[2], tolls[2], sign;
};

struct map {
    struct row row;
    struct road road[3];
    u8 wide[3900];
    u64 roads; /* derived */
};

struct person {
    struct row row;
    u8 friend, robot, home, age;
    u16 portrait;
};

#define AT(S, f) offsetof(struct S, f)
static const struct row_field tile_fields[] = {
    {"next", ROW_REF, AT(tile, next), .kind = TILE, .preset = ""},
    {"near", ROW_REFS, AT(tile, near), 3, .kind = TILE, .preset = ""},
    {"signs", ROW_WORDS, AT(tile, signs), 4, .words = &sign_words, .preset = "go go"},
    {"height", ROW_WORD, AT(tile, height), .words = &height_words, .preset = "h1"},
    {"depth", ROW_WORD, AT(tile, depth), .words = &depth_words, .preset = "h9"},
    {"passive", ROW_PASSIVE, AT(tile, passive), .preset = ""},
    {"effect", ROW_EFFECT, AT(tile, effect), .preset = ""},
    {0}};
static const struct row_field road_fields[] = {
    {"1", ROW_REF, AT(road, from), .kind = TILE},
    {"2", ROW_INT, AT(road, length), .least = 1, .most = 9, .preset = "1"},
    {"slope", ROW_SIGNED, AT(road, slope), .preset = "-3"},
    {"signs", ROW_WORDS, AT(road, signs), 2, .words = &sign_words, .preset = ""},
    {"stops", ROW_REFS, AT(road, stops), 2, .kind = TILE, .preset = ""},
    {"tolls", ROW_INTS, AT(road, tolls), 2, .preset = "4 5"},
    {"sign", ROW_WORD, AT(road, sign), .words = &sign_words, .preset = "turn"},
    {0}};
static const struct row_field map_fields[] = {
    {"roads", ROW_LIST, AT(map, road), 3, .bytes = sizeof(struct road), .fields = road_fields},
    {0}};
static const struct row_field person_fields[] = {
    {"friend", ROW_REF, AT(person, friend), .kind = PERSON},
    {"home", ROW_REF, AT(person, home), .kind = TILE, .preset = "square"},
    {"age", ROW_INT, AT(person, age), .preset = "45"},
    {"portrait", ROW_PICTURE, AT(person, portrait), 2, .preset = ""},
    {0}};

static char order[200]; /* in which rows were derived */

static void derive_tile(struct derivation *f, void *row)
{
    struct tile *tile = row;
    int number = (int)(tile - (const struct tile *)derive_row(f, TILE, 0));
    size_t length = strlen(order);
    snprintf(order + length, sizeof order - length, "t%d ", number);
    for (int i = 0; i < 3; i++)
        if (tile->near[i]) tile->reach |= 1ull << tile->near[i];
    if (tile->next && tile == derive_row(f, TILE, tile->next))
        derive_mistake(f, "leads to %s itself", derive_id(f, TILE, tile->next));
    if (tile->next) derive_text(f, "This text is replaced.");
    if (tile->next) derive_text(f, "Leads to %s.", derive_name(f, TILE, tile->next));
}

static void derive_map(struct derivation *f, void *row)
{
    struct map *map = row;
    strcat(order, "m ");
    for (int i = 0; i < 3; i++) map->roads += map->road[i].from != 0;
    if (derive_count(f, TILE) == 1) derive_mistake(f, "%d tile is not enough", derive_count(f, TILE));
}

static bool no_modes(struct context *c, struct effect *e, seat who, u8 chooser, int modes)
{
    (void)c, (void)e, (void)who, (void)chooser, (void)modes;
    return false;
}

#define KINDS                                                                              \
    (const struct kind[]){                                                                 \
        {"tile", TILE, sizeof(struct tile), tile_fields, 0, 0, derive_tile},               \
        {"map", MAP, sizeof(struct map), map_fields, 0, 0, derive_map},                    \
        {"person", PERSON, sizeof(struct person), person_fields, 0, 0, NULL},              \
        {"robot", PERSON, sizeof(struct person), person_fields, AT(person, robot), 1, NULL}, \
        {0}}
static const struct game game = {.id = "made-up", .words.verbs = verbs, .words.verb_count = VERBS,
                                 .words.choosers = &chooser_words,
                                 .words.modes = no_modes, .words.kinds = KINDS};
static const struct game choiceless = {.id = "made-up", .words.verbs = verbs, .words.verb_count = VERBS,
                                       .words.kinds = KINDS};

/* -- Helpers ------------------------------------------------------------------------------------------------- */

static struct text block, errors;
static struct content content;

/* Reads files; what was wrong is in `errors`. */
static bool read_as(const struct game *as, int count, const char *const *names, const char *const *sources)
{
    text_clear(&block);
    text_clear(&errors);
    *order = '\0';
    bool fine = reader_read_memory(as, names, sources, count, &block, &errors);
    if (fine) assert_true(content_open(&content, block.at, block.length));
    return fine;
}

static void read_good(const char *source)
{
    if (!read_as(&game, 1, (const char *[]){"a.lua"}, &source)) fail_msg("%s", text_string(&errors));
}

static void assert_errors(const char *source, const char *wanted)
{
    assert_false(read_as(&game, 1, (const char *[]){"a.lua"}, &source));
    assert_string_equal(text_string(&errors), wanted);
}

static const struct tile *tile(int id) { return (const void *)content_row(&content, TILE, id); }
static const struct map *map(int id) { return (const void *)content_row(&content, MAP, id); }
static const struct person *person(int id) { return (const void *)content_row(&content, PERSON, id); }
static const char *text_of(const struct row *row) { return content_string(&content, row->text); }

static int forget(void **state)
{
    (void)state;
    text_free(&block);
    text_free(&errors);
    return 0;
}

#define TILES "tile { id = 'square', name = 'Square' } tile { id = 'bridge', name = 'Bridge' }\n"

/* -- References and lists ------------------------------------------------------------------------------------ */

static void test_references(void **state)
{
    (void)state;
    read_good("person { id = 'ann', name = 'Ann', friend = 'bot', home = 'bridge' }\n"
              "robot { id = 'bot', name = 'Bot', friend = 'ann' }\n"
              "tile { id = 'square', name = 'Square', next = 'bridge', near = { 'bridge', 'square', 'bridge' } }\n"
              "tile { id = 'bridge', name = 'Bridge', near = { 'square' }, next = '' }\n");
    assert_int_equal(person(1)->friend, 2);
    assert_int_equal(person(2)->friend, 1);
    assert_int_equal(person(2)->robot, 1);
    assert_int_equal(person(1)->home, 2);
    assert_int_equal(person(2)->home, 1); /* the preset */
    assert_int_equal(person(2)->age, 45);
    assert_int_equal(tile(1)->next, 2);
    assert_memory_equal(tile(1)->near, ((u8[]){2, 1, 2}), 3);
    assert_int_equal(tile(2)->next, 0);
    assert_memory_equal(tile(2)->near, ((u8[]){1, 0, 0}), 3);
}

static void test_a_reference_means_the_row_that_replaces(void **state)
{
    (void)state;
    const char *names[] = {"base/a.lua", "pack/a.lua"};
    const char *sources[] = {
        TILES "person { id = 'ann', name = 'Ann', friend = 'ann', home = 'bridge' }",
        "tile { id = 'bridge', name = 'New Bridge' }\n"
        "tile { id = 'tower', name = 'Tower', near = { 'bridge', 'square' } }\n"};
    assert_true(read_as(&game, 2, names, sources));
    assert_int_equal(person(1)->home, 2);
    assert_string_equal(content_string(&content, tile(person(1)->home)->row.name), "New Bridge");
    assert_memory_equal(tile(3)->near, ((u8[]){2, 1, 0}), 3);
}

static void test_pictures(void **state)
{
    (void)state;
    read_good(TILES "person { id = 'ann', name = 'Ann', friend = 'ann', portrait = { ' o', '/|' } }\n"
                    "person { id = 'bob', name = 'Bob', friend = 'ann' }\n");
    assert_string_equal(content_string(&content, person(1)->portrait), " o\n/|\n");
    assert_string_equal(content_string(&content, person(2)->portrait), "");
    assert_errors(TILES "person { id = 'ann', name = 'Ann', friend = 'ann', portrait = { '1', '2', '3' } }\n"
                        "person { id = 'bob', name = 'Bob', friend = 'ann', portrait = 'o' }\n"
                        "person { id = 'cid', name = 'Cid', friend = 'ann', portrait = { 'o', 7 } }\n",
                  "a.lua:2: person 'ann': portrait: expected at most 2 lines, got 3\n"
                  "a.lua:3: person 'bob': portrait: expected a list of lines: { \"...\", \"...\" }, got 'o'\n"
                  "a.lua:4: person 'cid': portrait: expected a text for each line, got 7\n");
}

static void test_mistakes_in_references(void **state)
{
    (void)state;
    assert_errors("tile { id = 'cathedral', name = 'Cathedral' }\n\n"
                  "tile { id = 'square', name = 'Square', next = 'cathedrall', near = { 'nowhere', 7, '' } }\n"
                  "person { id = 'ann', name = 'Ann', friend = 'an' }\n"
                  "person { id = 'bob', name = 'Bob' }\n"
                  "person { id = 'cid', name = 'Cid', friend = '' }\n"
                  "tile { id = 'bridge', name = 'Bridge', near = 'square', next = { 'square' } }\n"
                  "tile { id = 'tower', name = 'Tower', near = { 'square', 'square', 'square', 'square' } }\n",
                  "a.lua:3: tile 'square': next: there is no tile 'cathedrall' (did you mean 'cathedral'?)\n"
                  "a.lua:3: tile 'square': near: there is no tile 'nowhere'\n"
                  "a.lua:3: tile 'square': near: expected the id of a row: tile, got 7\n"
                  "a.lua:3: tile 'square': near: expected the id of a row: tile, got ''\n"
                  "a.lua:4: person 'ann': friend: there is no person or robot 'an' (did you mean 'ann'?)\n"
                  "a.lua:5: person 'bob': expected friend = an id of person or robot\n"
                  "a.lua:6: person 'cid': friend: expected the id of a row: person or robot, got ''\n"
                  "a.lua:7: tile 'bridge': next: expected the id of a row: tile, got a table\n"
                  "a.lua:7: tile 'bridge': near: expected a list of ids: { \"...\", \"...\" }, got 'square'\n"
                  "a.lua:8: tile 'tower': near: expected at most 3 ids, got 4\n");
    /* a declaration that gets no row is checked when all others have theirs */
    assert_errors("tile { id = 'Square', name = 'Square', next = 'bridge' }\ntile { id = 'bridge', name = 'Bridge' }",
                  "a.lua:1: tile 'Square': id: expected a text of lower-case letters, digits and _, got 'Square'\n");
    /* the id may be that of a row in a file that stopped early */
    assert_errors("tile { id = 'square', name = 'Square', next = 'bridge' }\nerror 'enough'", "a.lua:2: enough\n");
    assert_errors("tile { id = 'square', name = 'Square', next = 'bridge'", "a.lua:1: '}' expected near <eof>\n");
}

static void test_lists_of_words(void **state)
{
    (void)state;
    read_good("tile { id = 'a', name = 'A' } tile { id = 'b', name = 'B', signs = {} }\n"
              "tile { id = 'c', name = 'C', signs = { 'turn', 'stop', 'stop', 'turn' } }");
    assert_memory_equal(tile(1)->signs, ((u8[]){2, 2, 0, 0}), 4); /* the preset */
    assert_memory_equal(tile(2)->signs, ((u8[]){0, 0, 0, 0}), 4);
    assert_memory_equal(tile(3)->signs, ((u8[]){7, 1, 1, 7}), 4);
    assert_errors("\ntile { id = 'a', name = 'A', signs = { 'go', 'tern' } }\n"
                  "tile { id = 'b', name = 'B', signs = { 'go', 'go', 'go', 'go', 'go' } }\n"
                  "tile { id = 'c', name = 'C', signs = { first = 'go' } }\n",
                  "a.lua:2: tile 'a': signs: expected a word for sign (did you mean 'turn'?): stop, go, turn, "
                  "got 'tern'\n"
                  "a.lua:3: tile 'b': signs: expected at most 4 words, got 5\n"
                  "a.lua:4: tile 'c': signs: expected a list of words: { \"...\", \"...\" }, got a table\n");
}

/* A mistake names eight words and says whether there are more; a guess is made from all. */
static void test_long_lists_of_words_are_cut(void **state)
{
    (void)state;
    assert_errors("tile { id = 'a', name = 'A', height = 'low', depth = 'low' }\n"
                  "tile { id = 'b', name = 'B', depth = 'h_9' }",
                  "a.lua:1: tile 'a': height: expected a word for height: h1, h2, h3, h4, h5, h6, h7, h8, got 'low'\n"
                  "a.lua:1: tile 'a': depth: expected a word for depth: h1, h2, h3, h4, h5, h6, h7, h8, ..., "
                  "got 'low'\n"
                  "a.lua:2: tile 'b': depth: expected a word for depth (did you mean 'h9'?): "
                  "h1, h2, h3, h4, h5, h6, h7, h8, ..., got 'h_9'\n");
}

static void test_lists_of_tables(void **state)
{
    (void)state;
    read_good("map { id = 'm', name = 'M', roads = {\n"
              "  { 'bridge', 9, slope = -128, signs = { 'go' }, stops = { 'square', 'bridge' }, tolls = { 1, 2 },\n"
              "    sign = 'go' },\n"
              "  { 'square' } } }\n" TILES "map { id = 'n', name = 'N', roads = {} }");
    const struct road *road = map(1)->road;
    assert_memory_equal(&road[0], (&(struct road){2, 9, {2, 0}, -128, {1, 2}, {1, 2}, 2}), sizeof *road);
    assert_memory_equal(&road[1], (&(struct road){1, 1, {0, 0}, -3, {0, 0}, {4, 5}, 7}), sizeof *road);
    assert_memory_equal(&road[2], (&(struct road){0}), sizeof *road); /* presets are for items that are there */
    assert_memory_equal(map(2)->road, ((struct road[3]){{0}}), sizeof map(2)->road);
}

static void test_mistakes_in_lists_of_tables(void **state)
{
    (void)state;
    assert_errors(TILES "map { id = 'm', name = 'M', roads = { { 'square' }, { 'bridg', 10, slop = 1 }, "
                        "{ 5, 1, 1 } } }\n"
                        "map { id = 'n', name = 'N' }\n"
                        "map { id = 'o', name = 'O', roads = { {}, 'square', "
                        "{ 'square', signs = { 'go', 'go', 'go' } } } }\n"
                        "map { id = 'p', name = 'P', roads = 'square' }\n"
                        "map { id = 'q', name = 'Q', roads = { {}, {}, {}, {} } }\n",
                  "a.lua:2: map 'm': roads 2: 1: there is no tile 'bridg' (did you mean 'bridge'?)\n"
                  "a.lua:2: map 'm': roads 2: 2: expected a number from 1 to 9, got 10\n"
                  "a.lua:2: map 'm': roads 2: unknown key 'slop' (did you mean 'slope'?)\n"
                  "a.lua:2: map 'm': roads 3: 1: expected the id of a row: tile, got 5\n"
                  "a.lua:2: map 'm': roads 3: expected at most 2 without a name, got 3\n"
                  "a.lua:3: map 'n': expected roads = a list of tables\n"
                  "a.lua:4: map 'o': roads 1: expected an id of tile at place 1\n"
                  "a.lua:4: map 'o': roads 2: expected a table: { ... }, got 'square'\n"
                  "a.lua:4: map 'o': roads 3: signs: expected at most 2 words, got 3\n"
                  "a.lua:5: map 'p': roads: expected a list of items: { { ... }, { ... } }, got 'square'\n"
                  "a.lua:6: map 'q': roads: expected at most 3 items, got 4\n");
}

/* -- Rows as a whole ----------------------------------------------------------------------------------------- */

static void test_large_rows_are_aligned(void **state)
{
    (void)state;
    assert_true(sizeof(struct map) > 3900 && sizeof(struct person) % 8 == 0);
    read_good(TILES "map { id = 'm', name = 'M', roads = { { 'square' }, { 'square' } } }\n"
                    "map { id = 'n', name = 'N', roads = { { 'bridge' } } }\n"
                    "person { id = 'ann', name = 'Ann', friend = 'ann' }\n"
                    "person { id = 'bob', name = 'Bob', friend = 'ann' }");
    const void *rows[] = {map(1), map(2), tile(1), tile(2), person(1), person(2)};
    for (int i = 0; i < COUNT(rows); i++) assert_int_equal((uintptr_t)rows[i] % 8, 0);
    assert_int_equal(map(1)->roads, 2);
    assert_int_equal(map(2)->roads, 1);
    assert_ptr_equal(&map(1)[1], map(2)); /* rows of a kind are an array */
}

static void test_thirty_two_modifiers(void **state)
{
    (void)state;
    read_good("tile { id = 'a', name = 'A', passive = { last {} } }\n"
              "tile { id = 'b', name = 'B', passive = { first {}, last {} } }");
    assert_int_equal(tile(1)->row.modifier_mask, 0x80000000u);
    assert_int_equal(tile(2)->row.modifier_mask, 0x80000001u);
    assert_int_equal(tile(2)->row.conditional_mask, 0);
}

static void test_finished_rows(void **state)
{
    (void)state;
    read_good("tile { id = 'square', name = 'Square', next = 'bridge', near = { 'bridge', 'tower' },\n"
              "       effect = { draw { 2 } } }\n"
              "tile { id = 'bridge', name = 'Bridge', effect = { draw { 1 } } }\n"
              "tile { id = 'tower', name = 'Tower', next = 'square' }\n"
              "map { id = 'm', name = 'M', roads = { { 'square' } } }\n"
              "person { id = 'ann', name = 'Ann', friend = 'ann' }");
    assert_string_equal(order, "m t1 t2 t3 "); /* by kind, then by row */
    assert_int_equal(tile(1)->reach, 1u << 2 | 1u << 3);
    assert_string_equal(text_of(&tile(1)->row), "Leads to Bridge. Draw 2 cards.");
    assert_string_equal(text_of(&tile(2)->row), "Draw 1 card.");
    assert_string_equal(text_of(&tile(3)->row), "Leads to Square.");
    assert_string_equal(text_of(&person(1)->row), "");
    for (size_t i = 0; i + 11 <= block.length; i++) /* a text that was replaced is not part of the block */
        assert_false(memcmp(block.at + i, "is replaced", 11) == 0);
}

static void test_mistakes_of_finished_rows(void **state)
{
    (void)state;
    assert_errors("map { id = 'm', name = 'M', roads = {} }\n\n"
                  "tile { id = 'square', name = 'Square', next = 'square' }",
                  "a.lua:1: map 'm': 1 tile is not enough\n"
                  "a.lua:3: tile 'square': leads to square itself\n");
    assert_string_equal(order, "m t1 ");
    assert_errors("tile { id = 'square', name = 'Square', next = 'square', nxt = 1 }",
                  "a.lua:1: tile: unknown key 'nxt' (did you mean 'next'?)\n");
    assert_string_equal(order, ""); /* nothing is derived when there were mistakes */
}

/* -- Who chooses --------------------------------------------------------------------------------------------- */

#define CHOOSE(more) "tile { id = 'a', name = 'A', effect = { " more " } }"

static void test_choosers(void **state)
{
    (void)state;
    static const struct {
        const char *source, *text;
        u8 by;
    } rows[] = {
        {CHOOSE("choose { { draw { 1 } }, { draw { 2 } } }"), "Choose one: draw 1 card; or draw 2 cards.", 0},
        {CHOOSE("choose { by = 'hero', { draw { 1 } }, { draw { 2 } } }"),
         "The current Hero chooses one: draw 1 card; or draw 2 cards.", 3},
        {CHOOSE("choose { by = 'all', { draw { 1 } }, { draw { 2 } } }"),
         "All players choose one: draw 1 card; or draw 2 cards.", 4},
        {CHOOSE("may { choose { by = 'hero', { draw { 1 } }, { draw { 2 } } } }"),
         "You may have the current Hero choose one: draw 1 card; or draw 2 cards.", 3},
    };
    for (int i = 0; i < COUNT(rows); i++) {
        read_good(rows[i].source);
        assert_string_equal(text_of(&tile(1)->row), rows[i].text);
        const struct instr *instr = content.code + tile(1)->effect.at;
        while (instr->verb != V_MODE) instr++;
        assert_int_equal(instr->a, 2);
        assert_int_equal(instr->b, rows[i].by);
    }
    assert_errors("\n" CHOOSE("choose { by = 'heroes', { draw { 1 } }, { draw { 2 } } }"),
                  "a.lua:2: choose: by: expected a word for chooser (did you mean 'hero'?): hero, all, got 'heroes'\n");
    const char *source = CHOOSE("choose { by = 'hero', { draw { 1 } }, { draw { 2 } } }");
    assert_false(read_as(&choiceless, 1, (const char *[]){"a.lua"}, &source));
    assert_string_equal(text_string(&errors), "a.lua:1: choose: unknown key 'by'\n");
}

/* The words of every mode, even where a kind has put words before the text. */
static void test_modes_are_in_the_text(void **state)
{
    (void)state;
    read_good("tile { id = 'z', name = 'Z' }\n"
              "tile { id = 'a', name = 'A', next = 'z',\n"
              "       effect = { draw { 3 }, choose { { draw { 1 } }, { draw { 2 } } } } }");
    assert_string_equal(text_of(&tile(2)->row), "Leads to Z. Draw 3 cards. Choose one: draw 1 card; or draw 2 cards.");
    assert_null(content_modes(&content, TILE, 1));
    const struct modes *modes = content_modes(&content, TILE, 2);
    assert_non_null(modes);
    assert_int_equal(modes->count, 2);
    static const char *const words[] = {"draw 1 card", "draw 2 cards"};
    for (int i = 0; i < modes->count; i++) {
        assert_int_equal(modes->length[i], strlen(words[i]));
        assert_memory_equal(text_of(&tile(2)->row) + modes->from[i], words[i], modes->length[i]);
    }
}

#define TEST(name) cmocka_unit_test_teardown(name, forget)

static const struct CMUnitTest tests[] = {
    TEST(test_references), TEST(test_a_reference_means_the_row_that_replaces), TEST(test_pictures),
 TEST(test_mistakes_in_references),
    TEST(test_lists_of_words), TEST(test_long_lists_of_words_are_cut), TEST(test_lists_of_tables),
    TEST(test_mistakes_in_lists_of_tables),
    TEST(test_large_rows_are_aligned), TEST(test_thirty_two_modifiers), TEST(test_finished_rows),
    TEST(test_mistakes_of_finished_rows), TEST(test_choosers), TEST(test_modes_are_in_the_text),
};
TEST_GROUP(tests);
