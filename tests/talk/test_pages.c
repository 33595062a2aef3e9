/* test_pages.c: the documentation of drive: its examples are run, its lists are those of the games. */
#include "driving.h"

#include <glob.h>

#include "games/games.h"

static void read_file(const char *path, struct text *text)
{
    FILE *file = fopen(path, "rb");
    int byte;
    if (!file) fail_msg("%s: run the tests from the top folder", path);
    while ((byte = getc(file)) != EOF) text_put(text, (char[]){(char)byte}, 1);
    fclose(file);
}

/* Calls a test for each page: the protocol, positions, and one page per game. */
static void each_page(void (*test)(const char *path, char *page))
{
    glob_t found = {0};
    assert_int_equal(glob("docs/drive.md", 0, NULL, &found), 0);
    assert_int_equal(glob("docs/positions.md", GLOB_APPEND, NULL, &found), 0);
    assert_int_equal(glob("docs/drive/*.md", GLOB_APPEND, NULL, &found), 0);
    assert_true(found.gl_pathc > 5);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        struct text page = {0};
        read_file(found.gl_pathv[i], &page);
        test(found.gl_pathv[i], page.at);
        text_free(&page);
    }
    globfree(&found);
}

/* -- Examples ---------------------------------------------------------------------------------------------- */

/* Whether a text fits a pattern in which "..." stands for anything. */
static bool fits(const char *pattern, const char *text)
{
    const char *dots = strstr(pattern, "...");
    if (!dots) return strcmp(pattern, text) == 0;
    if (strncmp(pattern, text, (size_t)(dots - pattern)) != 0) return false;
    text += dots - pattern;
    pattern = dots + 3;
    for (;; text++) {
        if (fits(pattern, text)) return true;
        if (!*text) return false;
    }
}

/* Takes the next line of a page, together with the indented lines that continue it in an example. */
static bool next_line(char **rest, bool example, int *number, struct text *line)
{
    text_clear(line);
    if (!**rest) return false;
    do {
        size_t length = strcspn(*rest, "\n"), indent = line->length ? 2 : 0;
        text_put(line, *rest + indent, length - indent);
        *rest += length + ((*rest)[length] == '\n');
        ++*number;
    } while (example && strncmp(*rest, "  ", 2) == 0);
    return true;
}

static void run_examples(const char *path, char *page)
{
    struct caller *d = NULL;
    struct text out = {0}, line = {0};
    int number = 0, examples = 0, wrong = 0;
    while (next_line(&page, d != NULL, &number, &line)) {
        const char *p = text_string(&line);
        if (strcmp(p, "```drive") == 0) {
            d = open_drive();
        } else if (d && strncmp(p, "```", 3) == 0) {
            talk_close(d);
            d = NULL;
        } else if (d && p[0] == '>') {
            text_clear(&out);
            talk_line(d, p + 2, &out);
            examples++;
        } else if (d && p[0] == '<' && !fits(p + 2, text_string(&out))) {
            print_error("%s:%d: expected %s\ngot %s\n", path, number, p + 2, text_string(&out));
            wrong++;
        }
    }
    assert_null(d);
    assert_int_equal(wrong, 0);
    assert_true(examples > 2);
    text_free(&out);
    text_free(&line);
}

static void test_examples_of_the_documentation(void **unused)
{
    (void)unused;
    each_page(run_examples);
}

static void check_columns(const char *path, char *page)
{
    int number = 1;
    for (char *line = page, *end; (end = strchr(line, '\n')) != NULL; line = end + 1, number++)
        if (end - line > 120) fail_msg("%s:%d: %d columns, at most 120 are wanted", path, number, (int)(end - line));
}

static void test_lines_are_short(void **unused)
{
    (void)unused;
    each_page(check_columns);
}

/* -- Lists --------------------------------------------------------------------------------------------------- */

static void test_pages_of_the_games_are_current(void **unused)
{
    (void)unused;
    for (int i = 0; i < games_count; i++) {
        struct text path = {0}, page = {0}, made = {0}, error = {0};
        text_add(&path, "docs/drive/%s.md", games[i]->id);
        read_file(path.at, &page);
        if (!talk_page(&made, games[i], page.at, &error)) fail_msg("%s: %s", path.at, text_string(&error));
        if (strcmp(made.at, page.at) != 0) fail_msg("%s is out of date: run tools/pages", path.at);
        if (strstr(page.at, "`: \n") || strstr(page.at, "content:\n")) fail_msg("%s: a domain without words", path.at);
        if (strstr(page.at, "): ?\n")) fail_msg("%s: what does this field "
                            "mean?\n%.200s", path.at, strstr(page.at, "): ?\n") - 60);
        text_free(&path);
        text_free(&page);
        text_free(&made);
    }
}

/* A handwritten meaning stays, a damaged list is restored, and a page without marks is refused. */
static void test_a_page_is_made_again(void **unused)
{
    const struct game *game = game_find("null");
    struct text page = {0}, made = {0}, again = {0}, error = {0};
    (void)unused;
    text_add(&page, "# x\n<!-- fields -->\n- `lead` (old): who is\n  ahead\n- `gone` (x): y\n<!-- end -->\nbetween\n"
                    "<!-- entries -->\n<!-- end -->\n<!-- verbs -->\nnonsense\n<!-- end -->\n<!-- events -->\n<!-- "
                    "end -->\n"
                    "<!-- words -->\n<!-- end -->\nafter\n");
    assert_true(talk_page(&made, game, page.at, &error));
    assert_non_null(strstr(made.at, "- `lead` (seat): who is ahead\n"));
    assert_non_null(strstr(made.at, "): ?\n"));
    assert_null(strstr(made.at, "gone"));
    assert_null(strstr(made.at, "nonsense"));
    assert_non_null(strstr(made.at, "`hand.0` to `hand.3`"));
    assert_non_null(strstr(made.at, "\n<!-- end -->\nbetween\n"));
    assert_non_null(strstr(made.at, "\n<!-- end -->\nafter\n"));
    assert_true(talk_page(&again, game, made.at, &error));
    assert_string_equal(again.at, made.at);
    text_clear(&again);
    assert_false(talk_page(&again, game, "# x\n<!-- fields -->\n", &error));
    assert_non_null(strstr(error.at, "<!-- fields -->"));
    text_free(&page);
    text_free(&made);
    text_free(&again);
    text_free(&error);
}

/* The row of a table whose first cell has these words, or NULL. */
static char *find_row(char *table, const char *words)
{
    for (char *row = table; row; row = strchr(row, '\n') ? strchr(row, '\n') + 1 : NULL) {
        char *found = strstr(row, words), *cell = strchr(row + 1, '|');
        if (*row == '|' && found && cell && found < cell) return row;
    }
    return NULL;
}

/* Every operation is in the table of operations, with every key that it knows. */
static void test_the_table_of_operations_is_complete(void **unused)
{
    (void)unused;
    struct text page = {0};
    read_file("docs/drive.md", &page);
    char *table = strstr(page.at, "| operation | keys | does |");
    assert_non_null(table);
    *strstr(table, "\n\n") = '\0';
    const char *name, *const *keys;
    for (int i = 0; (name = talk_operation(i, &keys, &(enum rights){0})) != NULL; i++) {
        struct text quoted = {0};
        text_add(&quoted, "`%s`", name);
        char *row = find_row(table, quoted.at);
        if (!row) fail_msg("docs/drive.md: the table of operations lacks %s", quoted.at);
        for (int k = 0; keys[k]; k++) {
            text_clear(&quoted);
            text_add(&quoted, "`%s`", keys[k]);
            char *key = strstr(row, quoted.at);
            if (!key || key > row + strcspn(row, "\n")) fail_msg("docs/drive.md: the row of %s lacks "
                                                 "%s", name, quoted.at);
        }
        text_free(&quoted);
    }
    text_free(&page);
}

/* The page says whom each operation is for. */
static void test_rights_are_documented(void **unused)
{
    (void)unused;
    struct text page = {0};
    read_file("docs/drive.md", &page);
    char *anybody = strstr(page.at, "- *Anybody*"), *player = strstr(page.at, "- *Who plays a seat*");
    assert_true(anybody && player && anybody < player);
    char *end = strstr(player, ", all for that seat only");
    assert_non_null(end);
    *end = player[-1] = '\0';
    const char *name, *const *keys;
    enum rights rights;
    for (int i = 0; (name = talk_operation(i, &keys, &rights)) != NULL; i++) {
        struct text quoted = {0};
        text_add(&quoted, "`%s`", name);
        bool listed[] = {[FOR_ANYBODY] = strstr(anybody, quoted.at), [FOR_SEAT] = strstr(player, quoted.at), false};
        if (listed[FOR_ANYBODY] != (rights == FOR_ANYBODY) || listed[FOR_SEAT] != (rights == FOR_SEAT))
            fail_msg("docs/drive.md: for whom is %s?", quoted.at);
        text_free(&quoted);
    }
    text_free(&page);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_examples_of_the_documentation),
    cmocka_unit_test(test_lines_are_short),
    cmocka_unit_test(test_pages_of_the_games_are_current),
    cmocka_unit_test(test_a_page_is_made_again),
    cmocka_unit_test(test_the_table_of_operations_is_complete),
    cmocka_unit_test(test_rights_are_documented),
};
TEST_GROUP(tests);
