/* test_sets.c: sets of small numbers, seats around the table, and targets of a card's text that are taken from them. */
#include "../kit/group.h"
#include "engine/target.h"

/* -- Sets --------------------------------------------------------------------------------------------------- */

static void each_element_from_the_lowest(void **state)
{
    (void)state;
    u8 met[64];
    int n = 0;
    for EACH_BIT(i, 1ull | 1ull << 5 | 1ull << 31 | 1ull << 32 | 1ull << 63) met[n++] = i;
    assert_int_equal(n, 5);
    assert_memory_equal(met, ((u8[]){0, 5, 31, 32, 63}), 5);
    n = 0;
    for EACH_BIT(i, ~0ull) n += i == n;
    assert_int_equal(n, 64);
    for EACH_BIT(i, 0) fail_msg("the empty set has no %d", i);
    n = 0;
    for EACH_SEAT(s, 0xA1) met[n++] = s;
    assert_int_equal(n, 3);
    assert_memory_equal(met, ((u8[]){0, 5, 7}), 3);
}

/* The set is looked at once: what the loop does with it changes nothing. */
static void a_set_may_change_meanwhile(void **state)
{
    (void)state;
    u64 set = 7;
    int sum = 0;
    for EACH_BIT(i, set) {
        set = 0x100;
        sum += i;
    }
    assert_int_equal(sum, 0 + 1 + 2);
}

static void loops_over_sets_break_and_continue(void **state)
{
    (void)state;
    int sum = 0, after = 0;
    for EACH_BIT(i, 0x3E) {
        if (i == 2) continue;
        if (i == 4) break;
        sum += i;
    }
    assert_int_equal(sum, 1 + 3);
    for EACH_BIT(i, 3) {
        for EACH_BIT(j, 0xF) { /* a break ends the inner loop only */
            if (j > i) break;
            sum++;
        }
        after++;
    }
    assert_int_equal(sum, 4 + 1 + 2);
    assert_int_equal(after, 2);
    sum = 0;
    for EACH_CLOCKWISE(s, 5, 3) {
        if (s == 4) continue;
        if (s == 1) break;
        sum += 10 + s;
    }
    assert_int_equal(sum, 13 + 10);
    if (sum) /* a loop is one statement */
        for EACH_BIT(i, 1) sum += i;
    else
        fail();
}

static void what_is_in_a_set(void **state)
{
    (void)state;
    assert_int_equal(bit(0), 1);
    assert_true(bit(31) == 0x80000000u);
    assert_true(in_set(1ull << 40, 40));
    assert_false(in_set(1ull << 40, 39));
    assert_int_equal(set_count(0), 0);
    assert_int_equal(set_count(1ull << 63 | 5), 3);
    assert_int_equal(lowest(0x30), 4);
    assert_int_equal(lowest(1ull << 63), 63);
}

static void parts_and_sums_of_sets(void **state)
{
    (void)state;
    u16 set = 0x8015;
    assert_int_equal(SUBSET(i, set, i > 2), 0x8010);
    assert_int_equal(SUBSET(i, set, i < 99), 0x8015);
    assert_int_equal(SUBSET(i, set, i > 99), 0);
    assert_int_equal(set, 0x8015); /* as it was */
    assert_true(SUBSET(i, ~0ull, i >= 62) == 3ull << 62);
    assert_int_equal(SUM(i, set, i), 0 + 2 + 4 + 15);
    assert_int_equal(SUM(i, set, -(i > 0)), -3);
    assert_int_equal(SUM(i, 0, i + 7), 0);
}

/* -- Seats -------------------------------------------------------------------------------------------------- */

static void greatest_is_the_first_of_equals_clockwise(void **state)
{
    (void)state;
    const int value[] = {3, -1, 7, 7, 0};
    assert_int_equal(GREATEST(s, 5, 0, value[s]), 2);
    assert_int_equal(GREATEST(s, 5, 3, value[s]), 3);
    assert_int_equal(GREATEST(s, 5, 4, value[s] < 7 ? value[s] : -1), 0);
    assert_int_equal(GREATEST(s, 5, 1, value[s] ? -1 : 0), 4); /* 0 counts */
    assert_int_equal(GREATEST(s, 5, 1, value[s] - 8), NOBODY);
}

static void every_seat_once_clockwise(void **state)
{
    (void)state;
    for (int players = 1; players <= SEATS_MAX; players++)
        for (seat from = 0; from < players; from++) {
            int n = 0;
            for EACH_CLOCKWISE(s, players, from) {
                assert_int_equal(s, (from + n) % players);
                assert_int_equal(s, clockwise(players, from, n));
                n++;
            }
            assert_int_equal(n, players);
        }
    assert_int_equal(clockwise(4, 3, 1), 0); /* the first is the left neighbour of the last */
    assert_int_equal(clockwise(4, 2, 0), 2);
    assert_int_equal(clockwise(4, 0, 3), 3);
    assert_int_equal(clockwise(4, 1, 4), 1);
}

static void all_seats_of_a_game(void **state)
{
    (void)state;
    assert_int_equal(all_seats(0), 0);
    assert_int_equal(all_seats(1), 1);
    assert_int_equal(all_seats(5), 0x1F);
    assert_int_equal(all_seats(8), 0xFF);
    for (seat s = 0; s < 8; s++) assert_int_equal(has_seat(all_seats(5), s), s < 5);
    assert_false(has_seat(EVERYBODY, NOBODY)); /* nobody is not a seat, even of all */
}

/* -- Targets ------------------------------------------------------------------------------------------------ */

static void a_choice_says_what_it_needs_and_where_it_goes(void **state)
{
    (void)state;
    struct instr first = {.c = 5}, second = {.c = 5 | SECOND_CHOICE}, most = {.c = 0x7F | SECOND_CHOICE};
    assert_int_equal(target_needs(first), 5);
    assert_int_equal(target_needs(second), 5);
    assert_int_equal(target_needs(most), 0x7F);
    assert_int_equal(target_reg(first, 2), 2);
    assert_int_equal(target_reg(second, 2), 3);
    assert_int_equal(target_reg(most, 0), 1);
}

static void the_first_candidate_is_noted(void **state)
{
    (void)state;
    struct effect e = {.reg = {9, 9, 9, 9}};
    assert_true(target_note(&e, (struct instr){0}, 1, 0x30, NOBODY));
    assert_int_equal(e.reg[1], 4);
    assert_true(target_note(&e, (struct instr){.c = SECOND_CHOICE}, 1, 1, NOBODY));
    assert_int_equal(e.reg[2], 0);
    assert_false(target_note(&e, (struct instr){0}, 1, 0, NOBODY));
    assert_int_equal(e.reg[1], NOBODY);
    assert_false(target_note(&e, (struct instr){0}, 1, 0, 0));
    assert_int_equal(e.reg[1], 0);
    assert_int_equal(e.reg[0], 9);
    assert_int_equal(e.reg[3], 9);
}

/* `each` comes again with a higher count: the things of a set in their order from one of them on. */
static void each_target_in_turn(void **state)
{
    (void)state;
    static const u8 order[] = {4, 0, 2}; /* of 0, 2 and 4 among five, from 3 on */
    struct effect e = {0};
    for (e.count = 0; e.count < 3; e.count++) {
        assert_true(target_each(&e, 0x15, 5, 3, 6));
        assert_int_equal(e.reg[6], order[e.count]);
    }
    assert_false(target_each(&e, 0x15, 5, 3, 6));
    assert_int_equal(e.reg[6], 2); /* as it was */
    e.count = 0;
    assert_false(target_each(&e, 0, 5, 0, 6));
    assert_true(target_each(&e, 8, 5, 3, 6)); /* the first of all is asked, too */
    assert_int_equal(e.reg[6], 3);
    assert_false(target_each(&e, 0x20, 5, 0, 6)); /* outside of the ring */
}

/* A verb that pauses for each thing is carried out again until all are done. */
static void targets_one_after_the_other(void **state)
{
    (void)state;
    static const u8 order[] = {4, 0, 2};
    struct effect e = {.pc = 8};
    for (int i = 0; i < 3; i++) {
        e.pc++; /* as the effect's procedure does */
        assert_int_equal(target_next(&e, 0x15, 5, 3, 7), order[i]);
        assert_int_equal(e.pc, 8);
    }
    e.pc++;
    assert_int_equal(target_next(&e, 0x15, 5, 3, 7), 0xFF);
    assert_int_equal(e.pc, 9);     /* the next instruction's turn */
    assert_int_equal(e.reg[7], 0); /* ready for another verb */
    assert_int_equal(target_next(&e, 8, 5, 3, 7), 3);
}

static void a_choice_is_made_for_the_effect_below(void **state)
{
    (void)state;
    _Alignas(8) u8 stack[64] = {0};
    struct frame *effect = (struct frame *)(void *)stack;
    struct frame *choice = (struct frame *)(void *)(stack + sizeof(struct frame) + sizeof(struct effect));
    choice->below = sizeof(struct frame) + sizeof(struct effect);
    effect_below(choice)->reg[1] = 7;
    assert_int_equal(((struct effect *)(void *)effect->local)->reg[1], 7);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_element_from_the_lowest),
    cmocka_unit_test(a_set_may_change_meanwhile),
    cmocka_unit_test(loops_over_sets_break_and_continue),
    cmocka_unit_test(what_is_in_a_set),
    cmocka_unit_test(parts_and_sums_of_sets),
    cmocka_unit_test(greatest_is_the_first_of_equals_clockwise),
    cmocka_unit_test(every_seat_once_clockwise),
    cmocka_unit_test(all_seats_of_a_game),
    cmocka_unit_test(a_choice_says_what_it_needs_and_where_it_goes),
    cmocka_unit_test(the_first_candidate_is_noted),
    cmocka_unit_test(each_target_in_turn),
    cmocka_unit_test(targets_one_after_the_other),
    cmocka_unit_test(a_choice_is_made_for_the_effect_below),
};
TEST_GROUP(tests);
