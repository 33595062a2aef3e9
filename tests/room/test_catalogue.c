/* test_catalogue.c: rows of content as text and JSON, whatever types their fields have. */
#include <string.h>

#include "../kit/group.h"
#include "author/reader.h"
#include "room/catalogue.h"

enum { TILE = 1 };

static const struct words sign_words = {"sign", (const struct word[]){
    {"full_stop", 1, NULL, NULL, 0, 0}, {"go", 2, NULL, NULL, 0, 0}, {0}}};

struct road {
    u8 to, length, tolls[2], signs;
};

struct tile {
    struct row row;
    u8 next, near[3], signs[3];
    i8 height;
    struct road road[2];
    u16 note, view;
};

#define AT(S, f) offsetof(struct S, f)
static const struct row_field road_fields[] = {
    {"1", ROW_REF, AT(road, to), .kind = TILE, .preset = ""},
    {"2", ROW_INT, AT(road, length), .preset = "0"},
    {"tolls", ROW_INTS, AT(road, tolls), 2, .preset = "0"},
    {"signs", ROW_BITS, AT(road, signs), .words = &sign_words, .preset = ""},
    {0}};
static const struct row_field tile_fields[] = {
    {"next", ROW_REF, AT(tile, next), .kind = TILE, .preset = ""},
    {"near", ROW_REFS, AT(tile, near), 3, .kind = TILE, .preset = ""},
    {"signs", ROW_WORDS, AT(tile, signs), 3, .words = &sign_words, .preset = ""},
    {"height", ROW_SIGNED, AT(tile, height), .preset = "0"},
    {"roads", ROW_LIST, AT(tile, road), 2, .preset = "", .bytes = sizeof(struct road), .fields = road_fields},
    {"note", ROW_TEXT, AT(tile, note), .preset = ""},
    {"view", ROW_PICTURE, AT(tile, view), 3, .preset = ""},
    {0}};
static const struct game game = {
    .id = "made-up", .words.kinds = (const struct kind[]){{"tile", TILE, sizeof(struct tile), tile_fields}, {0}}};

static const char source[] =
    "tile { id = 'square', name = 'Old Square', next = 'bridge', near = { 'bridge', 'square' }, height = -2,\n"
    "       signs = { 'go', 'full_stop', 'go' }, look = 'square #e2b33c',\n"
    "       note = 'Mind the step', view = { '+--', '', '| ' },\n"
    "       roads = { {}, { 'bridge', 3, tolls = { 1, 0 }, signs = { 'go' } } } }\n"
    "tile { id = 'bridge', name = 'Bridge' }\n";

static void test_every_type_of_field(void **state)
{
    (void)state;
    const char *name = "a.lua", *text = source;
    struct text block = {0}, out = {0};
    struct content content;
    assert_true(reader_read_memory(&game, &name, &text, 1, &block, &out));
    assert_true(content_open(&content, block.at, block.length));
    card_write(&out, &game, &content, TILE, 1, false);
    card_write(&out, &game, &content, TILE, 2, false);
    assert_string_equal(text_string(&out),
                        "Old Square (tile): next: Bridge, near: Bridge, Old Square, signs: go, full stop, go, height "
                        "-2.\n"
                        "Bridge (tile).\n");
    text_clear(&out);
    card_json(&out, &game, &content, TILE, 1);
    assert_string_equal(
        text_string(&out),
        "{\"kind\":\"tile\",\"id\":\"square\",\"name\":\"Old Square\",\"text\":\"\",\"flavour\":\"\","
        "\"look\":\"square #e2b33c\","
        "\"next\":\"bridge\",\"near\":[\"bridge\",\"square\"],\"signs\":[\"go\",\"full_stop\",\"go\"],\"height\":-2,"
        "\"roads\":[{\"1\":null,\"2\":0,\"tolls\":[0,0],\"signs\":[]},"
        "{\"1\":\"bridge\",\"2\":3,\"tolls\":[1,0],\"signs\":[\"go\"]}],\"note\":\"Mind the step\","
        "\"view\":[\"+--\",\"\",\"| \"]}");
    text_clear(&out);
    card_json(&out, &game, &content, TILE, 2);
    assert_string_equal(text_string(&out),
                        "{\"kind\":\"tile\",\"id\":\"bridge\",\"name\":\"Bridge\",\"text\":\"\",\"flavour\":\"\","
                        "\"next\":null,"
                        "\"near\":[],\"signs\":[],\"height\":0,\"roads\":[],\"note\":\"\",\"view\":[]}");
    text_free(&out);
    text_free(&block);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_every_type_of_field),
};
TEST_GROUP(tests);
