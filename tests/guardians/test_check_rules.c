/* test_check_rules.c: Value Checks, tasks and Doors (chapters 14 and 15), rule by rule. */
#include "kit.h"

/* The Silo at c1: orange Spaces c1-23, 32, 34, 43; its task is Mental, 4 dice and the Heroes. */
static void open_silo(struct kit *k)
{
    open_in_wires(k, 3, NULL);
    put_figure(k->g, lieutenant(k, "ki"), cell("c1-45"));
    put(k, FREEDOM, "c1-32");
}

static void GC_168_GC_170_GC_171_GC_172_GC_S05_GC_S72_the_sum_against_the_value(void **state)
{
    (void)state;
    struct kit k;
    for (int out = 0; out < 2; out++)
        for (int minus = 0; minus < 2; minus++) {
            open_silo(&k);
            kit_build(&k, "hero", 1);
            if (out) knock_out(&k.c, k.g, NOVA, 161);        /* knocked-out Heroes do not count */
            k.g->tile[2].minus[0] = (u8)minus;
            kit_enter(&k, "hero", 1);
            assert_true(offered(&k, ACT_TRY, -1, MENTAL));
            assert_false(offered(&k, ACT_TRY, -1, ATTACK));
            check_dice(&k, "0010");
            answer(&k, ACT_TRY);
            const struct event *e = last_event(&k, EV_CHECKED);
            assert_int_equal(e->b, 1 + 3 - out - minus);
            assert_int_equal(e->c, 3);                       /* his own Mental is the target */
            assert_int_equal(happened(&k, EV_SUCCEEDED), 1 + 3 - out - minus <= 3);
            close_kit(&k);
        }
}

static void GC_174_GC_S84_an_attack_check_rolls_no_attack_dice(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, GOLDENBOY, "b2-31");
    lay_right(&k, GOLDENBOY, "fourteen_carat_fists");        /* Attack +2 */
    assert_int_equal(check_value(&k.c, k.g, GOLDENBOY, ATTACK), 5);
    assert_int_equal(check_value(&k.c, k.g, FREEDOM, ATTACK), 3); /* his +1 is for attack rolls */
    kit_enter(&k, "hero", 2);
    check_dice(&k, "11111");
    answer(&k, ACT_OPEN_DOOR, -1, ATTACK);
    assert_int_equal(happened(&k, EV_ATTACK_ROLL), 0);
    assert_int_equal(last_event(&k, EV_CHECKED)->c, 5);
    assert_true(k.g->link[door(&k, "a2-35", "b2-31")].open);
    close_kit(&k);
}

static void GC_175_GC_179_GC_184_each_attempt_costs_an_action(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-44");
    kit_enter(&k, "hero", 1);
    for (int n = 0; n < 3; n++) {
        check_dice(&k, n < 2 ? "2222" : "0000");
        answer(&k, ACT_TRY);
    }
    assert_int_equal(happened(&k, EV_FAILED), 2);
    assert_int_equal(happened(&k, EV_SWITCHED_OFF), 1);      /* what the room card says */
    assert_true(k.g->tile[4].off);
    assert_false(asks(&k, 1, "hero_turn.NEXT"));             /* three Actions */
    close_kit(&k);
}

static void GC_181_GC_182_GC_S73_tokens_help_everybody_without_limit(void **state)
{
    (void)state;
    struct kit k;
    open_silo(&k);
    put(&k, GOLDENBOY, "c1-34");
    k.g->tile[2].minus[0] = 0;
    kit_enter(&k, "activation", 0);
    for (int n = 0; n < 3; n++) {
        check_dice(&k, "2222");
        answer(&k, ACT_TRY);
        assert_int_equal(k.g->tile[2].minus[0], n + 1);
    }
    decline_until_seat(&k, 2, "hero_turn.NEXT");
    check_dice(&k, "2000");
    answer(&k, ACT_TRY);
    assert_int_equal(last_event(&k, EV_CHECKED)->b, 2 + 3 - 3); /* GoldenBoy has the same tokens */
    assert_int_equal(last_event(&k, EV_CHECKED)->c, 2);
    k.g->tile[2].minus[0] = 40;
    kit_enter(&k, "hero", 1);
    answer(&k, ACT_TRY);
    assert_int_equal(happened(&k, EV_SURE), 1);
    close_kit(&k);
}

static void GC_264_GC_S74_tokens_stay_until_the_last_missile(void **state)
{
    (void)state;
    struct kit k;
    open_silo(&k);
    k.g->tile[2].minus[0] = 3;
    k.g->tile[2].left = 4;
    kit_enter(&k, "hero", 1);
    check_dice(&k, "0000");
    answer(&k, ACT_TRY);
    assert_int_equal(k.g->tile[2].left, 3);                  /* one success, one missile */
    assert_int_equal(k.g->tile[2].minus[0], 3);
    assert_int_equal(k.g->tile[2].outcome, OPEN);
    k.g->tile[2].left = 1;
    check_dice(&k, "0000");
    answer(&k, ACT_TRY);
    assert_int_equal(k.g->tile[2].outcome, NEUTRALISED);
    assert_int_equal(k.g->tile[2].minus[0], 0);
    close_kit(&k);
}

static void GC_S101_deeds_at_tasks(void **state)
{
    (void)state;
    struct kit k;
    open_silo(&k);
    struct guardian *hero = &k.g->guardian[FREEDOM];         /* whosesoever: what is counted is the same */
    u8 of_nova = kit_find(&k, A_MISSION, "lights_out"), of_spell = kit_find(&k, A_MISSION, "secrets_of_the_machine");
    kit_build(&k, "activation", 0);
    hero->mission[0] = of_nova, hero->mission[1] = of_spell;
    hero->progress[0] = hero->progress[1] = 0;
    k.g->tile[2].left = 2;
    k.g->tile[2].minus[0] = 30;
    struct action task = {.verb = ACT_TRY, .a = cell("c1-32"), .b = MENTAL, .c = 0};
    try_task(&k.c, k.g, FREEDOM, task);
    assert_int_equal(hero->progress[0], 0);                  /* a missile is left: the task is not finished */
    assert_int_equal(hero->progress[1], 1);                  /* but a success in it */
    try_task(&k.c, k.g, FREEDOM, task);
    assert_int_equal(hero->progress[0], 1);
    assert_int_equal(hero->progress[1], 2);
    close_kit(&k);
}

static void GC_186_GC_S19_front_spaces_of_both_sides(void **state)
{
    (void)state;
    static const struct { const char *at; bool there; } places[] = {
        {"b2-31", 1}, {"a2-35", 1}, {"b2-32", 0}, {"a2-34", 0}};
    struct kit k;
    for (int i = 0; i < COUNT(places); i++) {
        open_in_wires(&k, 3, NULL);
        put(&k, FREEDOM, places[i].at);
        kit_enter(&k, "hero", 1);
        assert_int_equal(offered(&k, ACT_OPEN_DOOR, cell("a2-35"), ATTACK, cell("b2-31")), places[i].there);
        assert_int_equal(offered(&k, ACT_OPEN_DOOR, cell("a2-35"), MENTAL, cell("b2-31")), places[i].there);
        close_kit(&k);
    }
}

static void GC_193_GC_192_GC_S78_the_control_room_door(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-13");
    kit_enter(&k, "hero", 1);
    assert_true(refused(&k, ACT_OPEN_DOOR, -1, -1, -1, 192));
    assert_false(offered(&k, ACT_OPEN_DOOR));
    begin_finale(&k, MET, false);
    put_robot(&k, "android", 0, "a1-22");
    kit_enter(&k, "hero", 1);
    check_dice(&k, "00001");
    answer(&k, ACT_OPEN_DOOR, -1, MENTAL);
    assert_int_equal(last_event(&k, EV_CHECKED)->b, 1 + 3);  /* with the Hero symbol: 5 dice and 3 */
    check_dice(&k, "00001");
    answer(&k, ACT_OPEN_DOOR, -1, ATTACK);                   /* now with a token */
    assert_true(k.g->door_opened);
    answer(&k, ACT_END_ACTIVATION);
    assert_true(offered(&k, ACT_ACTIVATE, kit_find(&k, A_VILLAIN, "skarov")));
    decline_until(&k, "CARDS");
    assert_int_equal(happened(&k, EV_ROOM_ACTIVATED) + happened(&k, EV_NO_ROOM), 0); /* he has lost that */
    close_kit(&k);
}

static void GC_209_powers_that_change_checks(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 4, NULL);
    put(&k, SPELL, "b2-44");
    lay_left(&k, SPELL, "third_eye");                        /* -2 */
    kit_enter(&k, "hero", 4);
    check_dice(&k, "2220");
    answer(&k, ACT_TRY);
    assert_int_equal(last_event(&k, EV_CHECKED)->b, 4);
    assert_int_equal(happened(&k, EV_SUCCEEDED), 1);         /* Mental 4 */
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_168_GC_170_GC_171_GC_172_GC_S05_GC_S72_the_sum_against_the_value),
    TEST(GC_174_GC_S84_an_attack_check_rolls_no_attack_dice),
    TEST(GC_175_GC_179_GC_184_each_attempt_costs_an_action),
    TEST(GC_181_GC_182_GC_S73_tokens_help_everybody_without_limit),
    TEST(GC_264_GC_S74_tokens_stay_until_the_last_missile),
    TEST(GC_S101_deeds_at_tasks),
    TEST(GC_186_GC_S19_front_spaces_of_both_sides),
    TEST(GC_193_GC_192_GC_S78_the_control_room_door),
    TEST(GC_209_powers_that_change_checks),
};
TEST_GROUP(tests);
