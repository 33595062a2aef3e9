/* test_schema.c: the page on fields of content says what the schemas of all games say, and readers of content keep to
 * it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"

#include "author/reader.h"
#include "author/schema.h"
#include "games/games.h"

static void read_page(struct text *out)
{
    FILE *file = fopen("docs/content-fields.md", "rb");
    char piece[4096];
    if (!file) fail_msg("docs/content-fields.md cannot be opened: run from the top of the tree");
    for (size_t n; (n = fread(piece, 1, sizeof piece, file)) > 0;) text_put(out, piece, n);
    fclose(file);
}

static void the_page_is_what_the_program_says(void **state)
{
    (void)state;
    struct text page = {0}, said = {0};
    read_page(&page);
    for (int i = 0; i < games_count; i++) {
        if (i) text_add(&said, "\n");
        schema_write(&said, games[i]);
    }
    const char *from = strstr(page.at, "\n## ");
    assert_non_null(from);
    if (strcmp(from + 1, said.at) != 0) fail_msg("docs/content-fields.md is out of date: see its head");
    text_free(&page);
    text_free(&said);
}

/* Reads one row of a made-up game; NULL when it is fine, otherwise what is wrong. */
static const char *mistake_in(const char *source)
{
    static struct text block, errors;
    struct row_of_numbers {
        struct row row;
        u8 small, any, three[3];
        i8 cold, frost;
    };
#define F(field) offsetof(struct row_of_numbers, field)
    static const struct row_field fields[] = {
        {"small", ROW_INT, F(small), .least = 1, .most = 9, .preset = "2"},
        {"any", ROW_INT, F(any), .preset = "0"},
        {"three", ROW_INTS, F(three), 3, .most = 4, .preset = "0"},
        {"cold", ROW_SIGNED, F(cold), .preset = "0"},
        {"frost", ROW_SIGNED, F(frost), .least = -3, .most = 3, .preset = "0"},
        {0}};
    static const struct kind kinds[] = {{"thing", 1, sizeof(struct row_of_numbers), fields, 0, 0}, {0}};
    static const struct field no_field[] = {{0}};
    static const struct fields none = {"none", no_field, 0, false, false};
    static const struct game game = {.id = "made-up", .name = "Made Up", .words.kinds = kinds,
                                     .words.verb_count = V_GAME, .rules.fields = &none};
    text_clear(&errors);
    if (!source) {
        schema_write(&errors, &game);
        return errors.at;
    }
    bool fine = reader_read_memory(&game, (const char *[]){"a.lua"}, &source, 1, &block, &errors);
    text_free(&block);
    return fine ? NULL : errors.at;
}

static void ranges_are_those_that_are_checked(void **state)
{
    (void)state;
    assert_string_equal(mistake_in(NULL),
                        "## Made Up\n\n### `thing`\n\n- `small`: a number from 1 to 9; 2 if left out\n"
                        "- `any`: a number from 0 to 255; 0 if left out\n"
                        "- `three`: 3 numbers from 0 to 4; 0 if left out\n"
                        "- `cold`: a number from -128 to 127; 0 if left out\n"
                        "- `frost`: a number from -3 to 3; 0 if left out\n"
                        "\n### Room\n\nEvery card counts as often as its `copies` say, once if it has none.\n\n");
    static const struct {
        const char *key;
        int least, most;
    } ranges[] = {{"small", 1, 9}, {"any", 0, 255}, {"cold", -128, 127}, {"frost", -3, 3}};
    for (int i = 0; i < COUNT(ranges); i++)
        for (int value = -300; value <= 300; value++) {
            char source[80];
            snprintf(source, sizeof source, "thing { id = 'x', name = 'X', %s = %d }", ranges[i].key, value);
            bool fine = mistake_in(source) == NULL;
            assert_int_equal(fine, value >= ranges[i].least && value <= ranges[i].most);
        }
    assert_null(mistake_in("thing { id = 'x', name = 'X', three = { 0, 4, 2 } }"));
    assert_non_null(mistake_in("thing { id = 'x', name = 'X', three = { 0, 5, 2 } }"));
    assert_non_null(mistake_in("thing { id = 'x', name = 'X', three = { 0, 4 } }"));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_page_is_what_the_program_says),
    cmocka_unit_test(ranges_are_those_that_are_checked),
};
TEST_GROUP(tests);
