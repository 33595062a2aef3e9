/* test_teller.c: what happened again is told once and counted; different things and other moments are not mixed up. */
#include <stdio.h>
#include <string.h>

#include "../kit/group.h"
#include "front/term/teller.h"

static struct event hit(u8 kind, u8 thing) { return (struct event){.kind = kind, .a = thing}; }

static void assert_line(const struct teller *t, int i, const char *words, int times)
{
    assert_true(i < t->lines);
    assert_string_equal(t->line[i].words, words);
    assert_int_equal(t->line[i].times, times);
}

/* As a deal goes around the table. */
static void what_is_dealt_is_counted(void **state)
{
    (void)state;
    struct teller t = {0};
    for (int i = 0; i < 6; i++) {
        struct event bo = {.kind = 1, .who = 1}, cleo = {.kind = 1, .who = 2};
        assert_true(teller_event(&t, "Bo draws a card", &bo));
        assert_true(teller_event(&t, "Cleo draws a card", &cleo));
    }
    assert_int_equal(t.lines, 2);
    assert_line(&t, 0, "Bo draws a card", 6);
    assert_line(&t, 1, "Cleo draws a card", 6);
    teller_clear(&t);
}

/* Two Robots are not one, although they have one name. */
static void things_of_one_name_are_different_things(void **state)
{
    (void)state;
    struct teller t = {0};
    const struct event one = hit(1, 4), other = hit(1, 5);
    teller_event(&t, "A Robot takes 1 damage", &one);
    teller_event(&t, "A Robot takes 1 damage", &other);
    teller_event(&t, "A Robot takes 1 damage", &other);
    assert_int_equal(t.lines, 2);
    assert_line(&t, 0, "A Robot takes 1 damage", 1);
    assert_line(&t, 1, "A Robot takes 1 damage", 2);
    teller_clear(&t);
}

/* What happens after something else is told after it. */
static void what_follows_something_else_stays_there(void **state)
{
    (void)state;
    struct teller t = {0};
    const struct event attack = hit(1, 4), harm = hit(2, 7);
    for (int i = 0; i < 2; i++) {
        teller_event(&t, "Leah attacks", &attack);
        teller_event(&t, "Sloth takes a Wound", &harm);
    }
    teller_event(&t, "Sloth takes a Wound", &harm);
    assert_int_equal(t.lines, 4);
    assert_line(&t, 1, "Sloth takes a Wound", 1);
    assert_line(&t, 2, "Leah attacks", 1);
    assert_line(&t, 3, "Sloth takes a Wound", 2);
    teller_clear(&t);
}

/* Changes of the table have no order. */
static void lines_without_an_order_are_counted(void **state)
{
    (void)state;
    struct teller t = {0};
    char words[20];
    teller_line(&t, "Robot: 3 -> 2");
    teller_line(&t, "Coins: 1 -> 0");
    teller_line(&t, "Robot: 3 -> 2");
    assert_line(&t, 0, "Robot: 3 -> 2", 2);
    for (int i = 2; i < TOGETHER_MAX; i++) {
        snprintf(words, sizeof words, "Line %d", i);
        assert_true(teller_line(&t, words));
    }
    assert_false(teller_line(&t, "one too many"));
    assert_true(teller_line(&t, "Coins: 1 -> 0"));
    teller_clear(&t);
    assert_int_equal(t.lines, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_is_dealt_is_counted),
    cmocka_unit_test(things_of_one_name_are_different_things),
    cmocka_unit_test(what_follows_something_else_stays_there),
    cmocka_unit_test(lines_without_an_order_are_counted),
};
TEST_GROUP(tests);
