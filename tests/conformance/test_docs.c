/* test_docs.c: the documents: lines that fit, links that lead somewhere, files that exist. */
#include "kit_play.h"

#include <glob.h>
#include <unistd.h>

enum { COLUMNS_MAX = 120 };

static int mistakes;

static void complain(const char *path, int line, const char *what, const char *about)
{
    print_error("%s:%d: %s%s\n", path, line, what, about);
    mistakes++;
}

/* Letters, not bytes: continuation bytes of UTF-8 do not count. */
static int columns(const char *line)
{
    int n = 0;
    for (; *line && *line != '\n'; line++) n += ((unsigned char)*line & 0xC0) != 0x80;
    return n;
}

static void check_width(const char *path, int number, char *line)
{
    if (columns(line) > COLUMNS_MAX) complain(path, number, "is longer than 120 columns", "");
}

/* [text](file) leads to a file beside the document; web addresses are not tried. */
static void check_links(const char *path, int number, char *line)
{
    char target[512];
    int folder = (int)(strrchr(path, '/') ? strrchr(path, '/') + 1 - path : 0);
    for (const char *at = line; (at = strstr(at, "](")); at++) {
        int length = (int)strcspn(at + 2, ")#");
        if (!length || !strncmp(at + 2, "http", 4)) continue;
        snprintf(target, sizeof target, "%.*s%.*s", folder, path, length, at + 2);
        if (access(target, F_OK)) complain(path, number, "leads nowhere: ", target);
    }
}

static bool is_somewhere(const char *name)
{
    static const char *const folders[] = {"",          "src/",       "src/engine/",   "src/author/", "src/room/",
                                          "src/talk/", "src/games/", "src/games/*/", "src/front/*/", "src/serve/",
                                          "src/review/", "tests/*/"};
    char pattern[600];
    glob_t found;
    for (int i = 0; i < COUNT(folders); i++) {
        snprintf(pattern, sizeof pattern, "%s%s", folders[i], name);
        bool here = glob(pattern, 0, NULL, &found) == 0;
        globfree(&found);
        if (here) return true;
    }
    return false;
}

/* `name.c` and `name.h` are files of ours; a name with <...> is a pattern. */
static void check_files(const char *path, int number, char *line)
{
    for (char *at = strtok(line, "`"); at; at = strtok(NULL, "`")) {
        size_t n = strlen(at);
        if (n < 3 || n > 200 || at[n - 2] != '.' || (at[n - 1] != 'c' && at[n - 1] != 'h')) continue;
        if (strpbrk(at, " <>(")) continue;
        if (!is_somewhere(at)) complain(path, number, "there is no file ", at);
    }
}

static void for_each_line(const char *pattern, void (*check)(const char *path, int number, char *line))
{
    char line[8192];
    glob_t found;
    if (glob(pattern, 0, NULL, &found)) fail_msg("there is no %s: run the tests from the top folder", pattern);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        FILE *file = fopen(found.gl_pathv[i], "rb");
        assert_non_null(file);
        for (int number = 1; fgets(line, sizeof line, file); number++) check(found.gl_pathv[i], number, line);
        fclose(file);
    }
    globfree(&found);
}

static void documents_are_at_most_120_columns_wide(void **state)
{
    (void)state;
    mistakes = 0;
    for_each_line("*.md", check_width);
    for_each_line("docs/*.md", check_width);
    for_each_line("docs/*/*.md", check_width);
    assert_int_equal(mistakes, 0);
}

static void links_of_documents_lead_somewhere(void **state)
{
    (void)state;
    mistakes = 0;
    for_each_line("*.md", check_links);
    for_each_line("docs/*.md", check_links);
    for_each_line("docs/*/*.md", check_links);
    assert_int_equal(mistakes, 0);
}

static void architecture_names_files_that_exist(void **state)
{
    (void)state;
    mistakes = 0;
    for_each_line("docs/ARCHITECTURE.md", check_files);
    for_each_line("docs/GLOSSARY.md", check_files);
    for_each_line("CONTRIBUTING.md", check_files);
    assert_int_equal(mistakes, 0);
}

/* The tables of layers are complete. */
static void architecture_names_every_file_of_its_tables(void **state)
{
    static const char *const folders[] = {
        "src/engine/*.*", "src/author/*.*", "src/review/*.*", "src/room/*.*", "src/talk/*.*", "src/front/term/*.*",
        "src/serve/*.*"};
    static char page[65536];
    FILE *file = fopen("docs/ARCHITECTURE.md", "rb");
    (void)state;
    assert_non_null(file);
    size_t length = fread(page, 1, sizeof page - 1, file);
    fclose(file);
    assert_in_range(length, 1, sizeof page - 2);
    page[length] = 0;
    mistakes = 0;
    for (int i = 0; i < COUNT(folders); i++) {
        glob_t found;
        assert_int_equal(glob(folders[i], 0, NULL, &found), 0);
        for (size_t n = 0; n < found.gl_pathc; n++) {
            char quoted[200];
            snprintf(quoted, sizeof quoted, "`%s`", strrchr(found.gl_pathv[n], '/') + 1);
            if (!strstr(page, quoted)) complain("docs/ARCHITECTURE.md", 0, "does not name ", found.gl_pathv[n]);
        }
        globfree(&found);
    }
    assert_int_equal(mistakes, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(documents_are_at_most_120_columns_wide),
    cmocka_unit_test(links_of_documents_lead_somewhere),
    cmocka_unit_test(architecture_names_files_that_exist),
    cmocka_unit_test(architecture_names_every_file_of_its_tables),
};
TEST_GROUP(tests);
