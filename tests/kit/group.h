/* group.h: the tests of one file, as a part of its folder's program.
 *
 * A file ends with the list of its tests and one line that gives them to the program:
 *
 *     static const struct CMUnitTest tests[] = {
 *         cmocka_unit_test(VG_195_a_fight_needs_a_hero),
 *     };
 *     TEST_GROUP(tests);
 *
 * All files of tests/<folder> make one program, build/tests/<folder>, whose main is tests/kit/main.c.
 */
#ifndef TESTS_KIT_GROUP_H
#define TESTS_KIT_GROUP_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

struct test_group {
    const char *file;
    const struct CMUnitTest *tests;
    size_t count;
    CMFixtureFunction set_up, tear_down;
};

/* Replaces cmocka_unit_test for a test that plays many games to measure how well bots play. --unmeasured leaves it
 * out: a sanitizer sees the same code in the others. */
extern const char test_measures;
#define MEASURES(name) {#name, name, NULL, NULL, (void *)(uintptr_t)&test_measures}

#define TEST_GROUP(list) TEST_GROUP_WITH(list, NULL, NULL)

/* The same with functions that run before the first test and after the last. The linker collects the groups of all
 * files. */
#define TEST_GROUP_WITH(list, set_up, tear_down)                                                              \
    static const struct test_group *const test_group_of_file __attribute__((section("test_groups"), used)) = \
        &(const struct test_group){__FILE__, list, sizeof(list) / sizeof(list)[0], set_up, tear_down}

#endif
