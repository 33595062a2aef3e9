/* main.c: runs the tests of one folder: all of them, those of some files, or those whose names match; as TAP lines.
 *
 *     build/tests/vigilante                          every file
 *     build/tests/vigilante test_fight test_jail     these files
 *     build/tests/vigilante --only VG_195            every test with this in its name (* and ? may be used)
 *     build/tests/vigilante --unmeasured             all but those that measure how well bots play (MEASURES)
 *     build/tests/vigilante --list                   the files, one per line
 *
 * Every file runs in its own process, so that a crash ends only that file and files share no state; a single file runs
 * in the program itself, which is easier to debug.
 */
#include <fnmatch.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "group.h"

enum { GROUPS_MAX = 256, TESTS_MAX = 512 };

/* Made by the linker: where the section of TEST_GROUP begins and ends. */
extern const struct test_group *const __start_test_groups[], *const __stop_test_groups[];

const char test_measures = 0;

struct wish {
    bool unmeasured;
    char **files;
    int count;         /* of files; 0: all */
    char pattern[256]; /* of tests' names; "" all */
};

/* "test_fight" of "tests/vigilante/test_fight.c"; returns its length. */
static int short_name(const struct test_group *group, const char **name)
{
    const char *slash = strrchr(group->file, '/');
    *name = slash ? slash + 1 : group->file;
    return (int)strcspn(*name, ".");
}

static bool is_file(const struct test_group *group, const char *wanted)
{
    const char *name;
    int length = short_name(group, &name);
    return strlen(wanted) == (size_t)length && strncmp(name, wanted, (size_t)length) == 0;
}

static int by_file(const void *a, const void *b)
{
    return strcmp((*(const struct test_group *const *)a)->file, (*(const struct test_group *const *)b)->file);
}

/* The tests of a group that were asked for. */
static size_t wished(const struct test_group *group, const struct wish *wish, struct CMUnitTest out[TESTS_MAX])
{
    size_t n = 0;
    bool here = !wish->count;
    for (int i = 0; i < wish->count; i++) here = here || is_file(group, wish->files[i]);
    for (size_t i = 0; here && i < group->count && n < TESTS_MAX; i++)
        if ((!*wish->pattern || fnmatch(wish->pattern, group->tests[i].name, 0) == 0) &&
            !(wish->unmeasured && group->tests[i].initial_state == &test_measures))
            out[n++] = group->tests[i];
    return n;
}

/* Returns how many tests failed. */
static int run_here(const struct test_group *group, const struct CMUnitTest *tests, size_t count)
{
    return _cmocka_run_group_tests(group->file, tests, count, group->set_up, group->tear_down);
}

static int run_apart(const struct test_group *group, const struct CMUnitTest *tests, size_t count)
{
    int status = 0;
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) exit(run_here(group, tests, count) != 0);
    if (child < 0 || waitpid(child, &status, 0) < 0) status = SIGKILL;
    if (WIFSIGNALED(status)) printf("not ok 0 - %s was ended by signal %d\n", group->file, WTERMSIG(status));
    return status != 0;
}

static int complain(const char *program, const char *wrong)
{
    fprintf(stderr, "%s: %s\nusage: %s [--list] [--unmeasured] [--only PATTERN] [FILE...]; see --list for the files\n",
            program, wrong, program);
    return 2;
}

int main(int argc, char **argv)
{
    const struct test_group *groups[GROUPS_MAX];
    struct wish wish = {.files = argv + 1};
    struct CMUnitTest tests[TESTS_MAX];
    size_t count = (size_t)(__stop_test_groups - __start_test_groups);
    bool list = false;
    if (count > GROUPS_MAX) return complain(argv[0], "too many files: GROUPS_MAX");
    memcpy(groups, __start_test_groups, count * sizeof *groups);
    qsort(groups, count, sizeof *groups, by_file);

    for (int i = 1; i < argc; i++) {
        bool known = false;
        for (size_t g = 0; g < count; g++) known = known || is_file(groups[g], argv[i]);
        if (strcmp(argv[i], "--list") == 0) list = true;
        else if (strcmp(argv[i], "--unmeasured") == 0) wish.unmeasured = true;
        else if (strcmp(argv[i], "--only") == 0 && i + 1 < argc)
            snprintf(wish.pattern, sizeof wish.pattern, "*%s*", argv[++i]);
        else if (known) wish.files[wish.count++] = argv[i];
        else return complain(argv[0], "no such file or option");
    }

    size_t chosen = 0;
    int failed = 0;
    cmocka_set_message_output(CM_OUTPUT_TAP);
    for (size_t g = 0; g < count; g++) chosen += wished(groups[g], &wish, tests) > 0;
    for (size_t g = 0; g < count; g++) {
        const char *name;
        int length = short_name(groups[g], &name);
        size_t n = wished(groups[g], &wish, tests);
        if (!n) continue;
        if (list) printf("%.*s\n", length, name);
        else failed += chosen == 1 ? run_here(groups[g], tests, n) : run_apart(groups[g], tests, n);
    }
    if (!chosen && wish.unmeasured) puts("1..0");
    else if (!chosen) return complain(argv[0], "no test has such a name");
    return failed != 0;
}
