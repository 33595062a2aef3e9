/* test_modifier.c: modifiers in passive code, and the table of effects that last. */
#include "../kit/group.h"
#include "engine/game.h"

enum { V_ATTACK = V_GAME, V_SPEED, V_LUCK, V_FIRST_MODIFIER = V_ATTACK };

#include "engine/modifier.h"

/* -- Passive code ------------------------------------------------------------------------------------------- */

static void each_modifier_of_a_verb(void **state)
{
    (void)state;
    static const struct instr code[] = {{V_ATTACK, 9, 0, 0}, {V_SPEED, 1, 0, 0}, {V_ATTACK, 2, 0, 0},
                                        {V_SPEED, 4, 0, 0},  {V_SPEED, 8, 0, 0}, {V_SPEED, 16, 0, 0}};
    static const struct condition conditions[] = {{0, 0}, {3, 7}};
    struct content content = {.code = code, .condition = conditions};
    struct context context = {.content = &content}, *c = &context;
    struct code passive = {.at = 1, .length = 4};
    int sum = 0;
    for EACH_MODIFIER(i, passive, V_SPEED) sum += i->a;
    assert_int_equal(sum, 1 + 4 + 8); /* neither before it nor after it */
    sum = 0;
    for EACH_MODIFIER(i, passive, V_SPEED) {
        if (i->a == 1) continue;
        if (i->a == 8) break;
        sum += i->a;
    }
    assert_int_equal(sum, 4);
    for EACH_MODIFIER(i, passive, V_LUCK) fail();
    for EACH_MODIFIER(i, ((struct code){0}), V_ATTACK) fail();
    assert_int_equal(CONDITION(1).n, 7);
}

static void a_row_says_what_it_modifies(void **state)
{
    (void)state;
    struct row row = {.modifier_mask = 1u << 1};
    assert_int_equal(MODIFIER_BIT(V_LUCK), 4);
    assert_true(MODIFIES(&row, V_SPEED));
    assert_false(MODIFIES(&row, V_ATTACK));
    assert_false(MODIFIES(&row, V_LUCK));
}

/* -- What lasts --------------------------------------------------------------------------------------------- */

enum { ROOM = 4, ROUND = 1, GAME };

struct lasts {
    struct lasting at[ROOM + 1]; /* the last one must never be touched */
    u8 count;
};

#define TABLE_OF(x) ((struct lasting_table){(x).at, &(x).count, ROOM})

static struct lasting lasting(u8 modifier, int amount, seat who, u8 slot, u8 until)
{
    return (struct lasting){modifier, (i8)amount, who, slot, until};
}

static void equal_effects_add_up(void **state)
{
    (void)state;
    struct lasts x = {0};
    struct lasting first = lasting(1, 2, 0, 3, ROUND);
    lasting_add(TABLE_OF(x), first);
    lasting_add(TABLE_OF(x), lasting(1, 3, 0, 3, ROUND));
    assert_int_equal(x.count, 1);
    assert_int_equal(x.at[0].amount, 5);
    /* each of these differs from it in one thing */
    static const u8 other[][4] = {{2, 0, 3, ROUND}, {1, 1, 3, ROUND}, {1, 0, 4, ROUND}, {1, 0, 3, GAME}};
    for (int i = 0; i < COUNT(other); i++) {
        struct lasts y = {0};
        lasting_add(TABLE_OF(y), first);
        lasting_add(TABLE_OF(y), lasting(other[i][0], 1, other[i][1], other[i][2], other[i][3]));
        assert_int_equal(y.count, 2);
        assert_int_equal(y.at[0].amount, 2);
        assert_int_equal(y.at[1].amount, 1);
        lasting_add(TABLE_OF(y), lasting(other[i][0], 1, other[i][1], other[i][2], other[i][3]));
        assert_int_equal(y.count, 2);
        assert_int_equal(y.at[1].amount, 2);
    }
}

static void a_sum_has_bounds(void **state)
{
    (void)state;
    struct lasts x = {0};
    for (int i = 0; i < 3; i++) lasting_add(TABLE_OF(x), lasting(1, 49, 0, 0, ROUND));
    assert_int_equal(x.at[0].amount, LASTING_MOST);
    for (int i = 0; i < 5; i++) lasting_add(TABLE_OF(x), lasting(1, -60, 0, 0, ROUND));
    assert_int_equal(x.at[0].amount, -LASTING_MOST);
}

static void a_full_table_takes_no_more(void **state)
{
    (void)state;
    struct lasts x = {0};
    for (u8 m = 0; m <= ROOM; m++) lasting_add(TABLE_OF(x), lasting(m, 1, 0, 0, ROUND));
    assert_int_equal(x.count, ROOM);
    assert_int_equal(x.at[ROOM - 1].modifier, ROOM - 1);
    assert_int_equal(x.at[ROOM].amount, 0);
    lasting_add(TABLE_OF(x), lasting(ROOM - 1, 1, 0, 0, ROUND)); /* but those in it add up */
    assert_int_equal(x.at[ROOM - 1].amount, 2);
}

/* The rest moves up and no byte of what is gone stays: equal situations are equal bytes. */
static void an_effect_is_dropped(void **state)
{
    (void)state;
    struct lasts x = {0}, expected = {0};
    for (u8 m = 1; m <= 4; m++) lasting_add(TABLE_OF(x), lasting(m, 1, 0, 0, ROUND));
    lasting_drop(TABLE_OF(x), 1);
    lasting_add(TABLE_OF(expected), lasting(1, 1, 0, 0, ROUND));
    lasting_add(TABLE_OF(expected), lasting(3, 1, 0, 0, ROUND));
    lasting_add(TABLE_OF(expected), lasting(4, 1, 0, 0, ROUND));
    assert_memory_equal(&x, &expected, sizeof x);
    lasting_drop(TABLE_OF(x), 2);
    lasting_drop(TABLE_OF(x), 0);
    lasting_drop(TABLE_OF(x), 0);
    assert_memory_equal(&x, &(struct lasts){0}, sizeof x);
}

static void effects_end(void **state)
{
    (void)state;
    struct lasts x = {0};
    lasting_add(TABLE_OF(x), lasting(1, 1, 0, 0, ROUND));
    lasting_add(TABLE_OF(x), lasting(2, 1, 1, 0, ROUND));
    lasting_add(TABLE_OF(x), lasting(3, 1, 1, 0, GAME));
    lasting_add(TABLE_OF(x), lasting(4, 1, 1, 0, ROUND));
    assert_false(lasting_end(TABLE_OF(x), ROUND, 2));
    assert_false(lasting_end(TABLE_OF(x), GAME, 0));
    assert_int_equal(x.count, 4);
    assert_true(lasting_end(TABLE_OF(x), ROUND, 1)); /* of one seat */
    assert_int_equal(x.count, 2);
    assert_int_equal(x.at[0].modifier, 1);
    assert_int_equal(x.at[1].modifier, 3);
    lasting_add(TABLE_OF(x), lasting(2, 1, 1, 0, ROUND));
    assert_true(lasting_end(TABLE_OF(x), ROUND, NOBODY)); /* of all */
    assert_int_equal(x.count, 1);
    assert_int_equal(x.at[0].modifier, 3);
    assert_false(lasting_end(TABLE_OF(x), ROUND, NOBODY));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_modifier_of_a_verb),
    cmocka_unit_test(a_row_says_what_it_modifies),
    cmocka_unit_test(equal_effects_add_up),
    cmocka_unit_test(a_sum_has_bounds),
    cmocka_unit_test(a_full_table_takes_no_more),
    cmocka_unit_test(an_effect_is_dropped),
    cmocka_unit_test(effects_end),
};
TEST_GROUP(tests);
