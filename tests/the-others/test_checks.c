/* test_checks.c: OT-089 to OT-098, OT-S28, OT-S29, OT-E03: Fire and Corruption checks, the order of a step. */
#include "kit_world.h"

static int wounds_of(struct kit *k) { return wound_count(&k->g->hero[0]); }

/* The Hero on place 0 is in his Turn in this Space. */
static void begin_in(struct kit *k, const char *at)
{
    stand(k, 0, at);
    at_turn(k, 0);
}

/* He steps with these dice, which are all rolled, and bears his Wounds. */
static void walk(struct kit *k, const char *to, const char *faces)
{
    forget(k);
    dice(k, faces);
    step_to(k, to);
    bear_wounds(k);
    assert_int_equal(k->dice.next, k->dice.count);
}

static void OT_089_standing_in_fire_or_corruption_has_no_effect(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    for (int p = 0; p < 3; p++) stand(&k, p, "x-11");
    lay(&k, FIRE, "x-11", 3);
    lay(&k, CORRUPTION, "x-11", 3);
    at_round(&k);
    decline_until(&k, "NEXT");
    for (int n = 0; n < 6; n++) pass_turn(&k);
    decline_until(&k, "ALONE"); /* the first Hero of the next Round */
    assert_int_equal(happened(&k, EV_RESET), 1);
    assert_int_equal(happened(&k, EV_FIRE_CHECK) + happened(&k, EV_CORRUPTION_CHECK), 0);
    for (int p = 0; p < 3; p++) assert_int_equal(wound_count(&k.g->hero[p]), 0);
    close_kit(&k);
}

static void OT_090_as_many_dice_as_fire_of_either_kind(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay(&k, FIRE, "d-32", 2); /* and a permanent one */
    begin_in(&k, "e-31");
    walk(&k, "d-32", "nnn"); /* into it */
    assert_int_equal(happened(&k, EV_FIRE_CHECK), 1);
    assert_int_equal(last_event(&k, EV_FIRE_CHECK)->b, 3);
    assert_int_equal(last_event(&k, EV_FIRE_CHECK)->who, k.g->sins); /* he rolls */
    walk(&k, "e-32", "nnn"); /* out of it */
    assert_int_equal(happened(&k, EV_FIRE_CHECK), 1);
    assert_int_equal(last_event(&k, EV_FIRE_CHECK)->b, 3);
    close_kit(&k);
    open_kit(&k, 1); /* without Fire there is no roll */
    lay(&k, FIRE, "e-21", 1);
    begin_in(&k, "e-31");
    walk(&k, "x-21", "");
    assert_int_equal(happened(&k, EV_FIRE_CHECK), 0);
    close_kit(&k);
}

static void OT_091_hits_and_bursts_of_a_fire_check_are_wounds(void **state)
{
    (void)state;
    static const struct { const char *faces; int wounds; } roll[] = {
        {"nnn", 0}, {"ccc", 0}, {"hcn", 1}, {"hhc", 2}, {"bnn n", 1}, {"bnn h", 2}, {"bnh bc", 3}};
    for (int i = 0; i < COUNT(roll); i++) {
        struct kit k;
        open_kit(&k, 1);
        lay(&k, FIRE, "x-21", 3);
        begin_in(&k, "e-31");
        walk(&k, "x-21", roll[i].faces);
        assert_int_equal(wounds_of(&k), roll[i].wounds);
        assert_int_equal(k.g->hero[0].level, 1);
        close_kit(&k);
    }
}

static void OT_092_defense_does_not_help_against_fire(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_hero(&k, 0, "thorley"); /* Base Defense 2 */
    give_upgrade(&k, 0, "riot_vest");
    give_upgrade(&k, 0, "blessed_mail");
    lay(&k, FIRE, "x-21", 3);
    begin_in(&k, "e-31"); /* Leah stays there: no Defense from her either */
    walk(&k, "x-21", "hhh");
    assert_int_equal(wounds_of(&k), 3);
    close_kit(&k);
}

static void OT_093_as_many_dice_as_corruption_of_either_kind(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay(&k, CORRUPTION, "d-23", 3); /* and a permanent one */
    begin_in(&k, "e-22");
    walk(&k, "d-23", "nnnn");
    assert_int_equal(happened(&k, EV_CORRUPTION_CHECK), 1);
    assert_int_equal(last_event(&k, EV_CORRUPTION_CHECK)->b, 4);
    assert_int_equal(last_event(&k, EV_CORRUPTION_CHECK)->who, k.g->sins);
    walk(&k, "s-23", "nnnn");
    assert_int_equal(happened(&k, EV_CORRUPTION_CHECK), 1);
    assert_int_equal(last_event(&k, EV_CORRUPTION_CHECK)->b, 4);
    close_kit(&k);
}

static void OT_094_corruption_faces_are_forced_corruption_and_bursts_add_dice(void **state)
{
    (void)state;
    static const struct { const char *faces; int level; } roll[] = {
        {"nnn", 1}, {"hhh", 1}, {"chn", 2}, {"ccc", 4}, {"bnn n", 1}, {"bnn c", 2}, {"cbc bc", 4}};
    for (int i = 0; i < COUNT(roll); i++) {
        struct kit k;
        open_kit(&k, 1);
        lay(&k, CORRUPTION, "x-21", 3);
        begin_in(&k, "e-31");
        walk(&k, "x-21", roll[i].faces);
        assert_int_equal(k.g->hero[0].level, roll[i].level);
        assert_int_equal(wounds_of(&k), 0);
        close_kit(&k);
    }
}

static void OT_095_leaving_and_entering_are_checked_each_for_itself(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay(&k, CORRUPTION, "e-31", 1);
    lay(&k, FIRE, "e-31", 2);
    lay(&k, CORRUPTION, "x-21", 3);
    lay(&k, FIRE, "x-21", 4);
    begin_in(&k, "e-31");
    walk(&k, "x-21", "c hn ccn nhnn");
    static const struct { u8 kind, dice, result; } check[] = {
        {EV_CORRUPTION_CHECK, 1, 1}, {EV_FIRE_CHECK, 2, 1}, {EV_CORRUPTION_CHECK, 3, 2}, {EV_FIRE_CHECK, 4, 1}};
    for (int i = 0, at = -1; i < 4; i++) {
        do at++;
        while (at < k.events && k.event[at].kind != EV_CORRUPTION_CHECK && k.event[at].kind != EV_FIRE_CHECK);
        assert_true(at < k.events);
        assert_int_equal(k.event[at].kind, check[i].kind);
        assert_int_equal(k.event[at].b, check[i].dice);
        assert_int_equal(k.event[at].c, check[i].result);
    }
    assert_int_equal(k.g->hero[0].level, 4);
    assert_int_equal(wounds_of(&k), 2);
    close_kit(&k);
}

static void OT_096_proxy_takes_one_wound_from_each_fire_check(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->hero[0].npcs = 1u << PROXY;
    lay(&k, FIRE, "e-31", 2);
    lay(&k, FIRE, "x-21", 2);
    put(&k, "acolyte", "x-21", 1);
    begin_in(&k, "e-31");
    walk(&k, "x-21", "nn hh"); /* nothing to take, then 1 of 2 */
    assert_int_equal(wounds_of(&k), 1);
    assert_int_equal(happened(&k, EV_SPARED_WOUND), 1); /* otherwise it looks as if a Hit had been forgotten */
    expect_told(&k, EV_SPARED_WOUND, "PROXY spares Leah a Wound");
    walk(&k, "e-21", "hn"); /* the Wound for leaving a Monster is no check */
    assert_int_equal(wounds_of(&k), 2);
    close_kit(&k);
    open_kit(&k, 1); /* only the holder */
    k.g->hero[1].npcs = 1u << PROXY;
    k.g->hero[0].npcs = 1u << COMMISSIONER | 1u << RAVENCORP;
    lay(&k, FIRE, "x-21", 1);
    begin_in(&k, "e-31");
    walk(&k, "x-21", "h");
    assert_int_equal(wounds_of(&k), 1);
    assert_int_equal(happened(&k, EV_SPARED_WOUND), 0);
    close_kit(&k);
}

static void OT_097_proxy_takes_one_corruption_from_each_corruption_check(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->hero[0].npcs = 1u << PROXY;
    lay(&k, CORRUPTION, "e-31", 2);
    lay(&k, CORRUPTION, "x-21", 3);
    begin_in(&k, "e-31");
    walk(&k, "x-21", "nn ccc");
    assert_int_equal(k.g->hero[0].level, 3);
    assert_int_equal(happened(&k, EV_SPARED_CORRUPTION), 1);
    expect_told(&k, EV_SPARED_CORRUPTION, "PROXY spares Leah a Corruption");
    walk(&k, "e-21", "cnn");
    assert_int_equal(k.g->hero[0].level, 3);
    close_kit(&k);
    open_kit(&k, 1);
    k.g->hero[1].npcs = 1u << PROXY;
    lay(&k, CORRUPTION, "x-21", 1);
    begin_in(&k, "e-31");
    walk(&k, "x-21", "c");
    assert_int_equal(k.g->hero[0].level, 2);
    close_kit(&k);
}

static void OT_098_face_down_tokens_cause_no_checks(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    hide(&k, FIRE, "e-31");
    hide(&k, CORRUPTION, "x-21");
    hide(&k, FIRE, "x-21");
    lay(&k, FIRE, "x-21", 1);
    begin_in(&k, "e-31");
    walk(&k, "x-21", "n"); /* the one that lies face up */
    assert_int_equal(happened(&k, EV_CORRUPTION_CHECK), 0);
    close_kit(&k);
}

static void OT_S23_turning_up_fire_causes_no_check_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    hide(&k, FIRE, "e-31");
    hide(&k, CORRUPTION, "e-31");
    begin_in(&k, "e-31");
    answer(&k, ACT_TURN_UP);
    assert_int_equal(happened(&k, EV_TURNED_UP), 2);
    assert_int_equal(happened(&k, EV_FIRE_CHECK) + happened(&k, EV_CORRUPTION_CHECK), 0);
    walk(&k, "x-21", "c h"); /* only moving does */
    assert_int_equal(wounds_of(&k), 1);
    assert_int_equal(k.g->hero[0].level, 2);
    close_kit(&k);
}

/* -- The order of a step --------------------------------------------------------------------------------------- */

/* Sloth; the Hero is in s-21 after one step; everything that can happen does happen on the way to x-21. */
static void open_hard_road(struct kit *k, const char *wounds, int level)
{
    open_table(k, (struct opening){.sin = "sloth"});
    stand(k, 0, "d-31");
    at_turn(k, 0);
    step_to(k, "s-21");
    put(k, "acolyte", "s-21", 1);
    lay(k, CORRUPTION, "s-21", 1);
    lay(k, FIRE, "s-21", 1);
    lay(k, CORRUPTION, "x-21", 1);
    lay(k, FIRE, "x-21", 1);
    set_wounds(k, 0, wounds);
    set_level(k, 0, level);
    forget(k);
}

/* The kinds of events that mark the parts of a step, in the order in which they happened. */
static const char *parts_of_step(struct kit *k)
{
    static char letters[32];
    int n = 0;
    for (int i = 0; i < k->events && n < 31; i++)
        switch (k->event[i].kind) {
        case EV_WOUNDED: letters[n++] = 'w'; break;
        case EV_CORRUPTION_CHECK: letters[n++] = 'C'; break;
        case EV_CORRUPTED: letters[n++] = 'c'; break;
        case EV_FIRE_CHECK: letters[n++] = 'F'; break;
        case EV_STEPPED: letters[n++] = 'S'; break;
        case EV_PACE: letters[n++] = 'P'; break;
        case EV_HERO_KILLED: letters[n++] = '!'; break;
        default: break;
        }
    letters[n] = 0;
    return letters;
}

static void OT_S28_the_order_of_a_step(void **state)
{
    (void)state;
    struct kit k;
    open_hard_road(&k, "", 1);
    dice(&k, "c n c h c");
    step_to(&k, "x-21");
    bear_wounds(&k);
    assert_string_equal(parts_of_step(&k), "wCcFSCcFwPc");
    assert_int_equal(k.g->hero[0].level, 4);
    close_kit(&k);
    /* the rest is dropped wherever he dies: by the Monster, the Corruption left (at level 7), the Fire left, the
     * Corruption entered, the Fire entered, the Power */
    static const struct { const char *wounds, *faces, *parts; int level; } death[] = {
        {"1234", "", "w!", 1},
        {"123", "c", "wCw!", 7},
        {"123", "n h", "wCFw!", 1},
        {"123", "n n c", "wCFSCw!", 7},
        {"123", "n n n h", "wCFSCFw!", 1},
        {"123", "n n n n h", "wCFSCFPw!", 1}};
    for (int i = 0; i < COUNT(death); i++) {
        open_hard_road(&k, death[i].wounds, death[i].level);
        dice(&k, death[i].faces);
        step_to(&k, "x-21");
        bear_wounds(&k);
        assert_string_equal(parts_of_step(&k), death[i].parts);
        assert_int_equal(k.dice.next, k.dice.count);
        assert_string_equal(asked(&k), "WHO"); /* he is replaced */
        close_kit(&k);
    }
}

static void OT_S29_who_is_killed_while_leaving_dies_in_the_space_left(void **state)
{
    (void)state;
    static const struct { const char *wounds, *faces, *where; } death[] = {
        {"1234", "", "s-21"}, {"123", "n h", "s-21"}, {"123", "n n n h", "x-21"}};
    for (int i = 0; i < COUNT(death); i++) {
        struct kit k;
        open_hard_road(&k, death[i].wounds, 1);
        k.g->hero[0].npcs = 1u << COMMISSIONER;
        k.g->hero[0].innocents = 2;
        k.g->supply[INNOCENT] = (u8)(k.g->supply[INNOCENT] - 2);
        dice(&k, death[i].faces);
        step_to(&k, "x-21");
        bear_wounds(&k);
        assert_int_equal(last_event(&k, EV_HERO_KILLED)->b, space(death[i].where));
        assert_int_equal(k.g->npc[COMMISSIONER], space(death[i].where));
        assert_int_equal(physical(k.g, space(death[i].where), INNOCENT), 2);
        close_kit(&k);
    }
}

static void OT_E03_rose_walks_through_ravencorp_hq(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_hero(&k, 0, "rose");
    lay(&k, FIRE, "e-22", 1);
    lay(&k, CORRUPTION, "d-23", 1); /* and the permanent one */
    lay(&k, FIRE, "d-23", 1);
    begin_in(&k, "e-22");
    walk(&k, "d-23", "c cn bh");
    assert_string_equal(parts_of_step(&k), "FSCcFww");
    assert_int_equal(k.g->hero[0].level, 2);
    assert_int_equal(wounds_of(&k), 2);
    walk(&k, "s-23", "nn n"); /* out again: 2 dice for Corruption, 1 for Fire */
    assert_string_equal(parts_of_step(&k), "CFS");
    assert_int_equal(last_event(&k, EV_CORRUPTION_CHECK)->b, 2);
    assert_int_equal(last_event(&k, EV_FIRE_CHECK)->b, 1);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_089_standing_in_fire_or_corruption_has_no_effect),
    TEST(OT_090_as_many_dice_as_fire_of_either_kind),
    TEST(OT_091_hits_and_bursts_of_a_fire_check_are_wounds),
    TEST(OT_092_defense_does_not_help_against_fire),
    TEST(OT_093_as_many_dice_as_corruption_of_either_kind),
    TEST(OT_094_corruption_faces_are_forced_corruption_and_bursts_add_dice),
    TEST(OT_095_leaving_and_entering_are_checked_each_for_itself),
    TEST(OT_096_proxy_takes_one_wound_from_each_fire_check),
    TEST(OT_097_proxy_takes_one_corruption_from_each_corruption_check),
    TEST(OT_098_face_down_tokens_cause_no_checks),
    TEST(OT_S23_turning_up_fire_causes_no_check_at_once),
    TEST(OT_S28_the_order_of_a_step),
    TEST(OT_S29_who_is_killed_while_leaving_dies_in_the_space_left),
    TEST(OT_E03_rose_walks_through_ravencorp_hq),
};
TEST_GROUP(tests);
