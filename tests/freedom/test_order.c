/* test_order.c: chapter 7: political power, who is due, cutting in. */
#include "kit.h"

/* -- Political power ---------------------------------------------------------------------------------------------- */

static void FR_083_FR_S27_power_is_politics_and_the_influence_of_own_planets(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    enter(&k, 0, "senator_ilane", "tarn");  /* 5 */
    enter(&k, 0, "pilot_lark", NULL);       /* 2, staged */
    enter(&k, 1, "mystic_aurel", "tarn");   /* of another player */
    free_planet(&k, "kolvane", 0);          /* 3 */
    free_planet(&k, "aurelion", 0);         /* 5 */
    free_planet(&k, "veyra", 1);            /* of another player */
    occupy(&k, "castellan");
    rebels(&k, 0, "veterans", "tarn");      /* units alone count nothing */
    give(&k, 0, "preacher_odun");
    plotted(&k, 0, "orator_mirelle");
    assert_int_equal(power(&k, 0), 5 + 2 + 3 + 5);
    assert_int_equal(power(&k, 1), 4 + 3);
    assert_int_equal(power(&k, 2), 0);
    at_choosing(&k, 0);
    const u8 told[] = {15, 7, 0};
    for (int s = 0; s < 3; s++) {
        assert_int_equal(nth_event(&k, EV_POWER, s)->who, s);
        assert_int_equal(nth_event(&k, EV_POWER, s)->a, told[s]);
    }
    close_kit(&k);
}

static void FR_083_a_defected_imperial_character_counts(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "voice_of_the_throne", "tarn");
    assert_int_equal(power(&k, 0), 5);
    close_kit(&k);
}

static void FR_084_FR_S27_a_commander_counts_the_larger_of_politics_and_unit_strength(void **state)
{
    (void)state;
    static const struct { const char *who, *unit; int counts; } cases[] = {
        {"marshal_tolliver", "veterans", 4},  /* politics 1, command 4: not added */
        {"marshal_tolliver", "guerrilla", 1}, /* equal */
        {"governor_quill", "regulars", 4},    /* politics 4 is better */
        {"governor_quill", "elite", 5},
        {"bodyguard_grum", "militia", 2},     /* politics 0 */
    };
    for (int i = 0; i < COUNT(cases); i++) {
        struct kit k;
        open_kit(&k, 2);
        int slot = rebels(&k, 0, cases[i].unit, "tarn");
        enter(&k, 0, cases[i].who, "tarn");
        int alone = card_row(&k, card_id(&k, cases[i].who))->politics;
        assert_int_equal(power(&k, 0), alone);
        command(&k, cases[i].who, slot);
        assert_int_equal(power(&k, 0), cases[i].counts);
        close_kit(&k);
    }
}

/* -- Order -------------------------------------------------------------------------------------------------------- */

/* Powers out of planets: 1 Tarn, 2 Oressa, 3 Kolvane, 4 Castellan, 5 Aurelion, 3 Veyra; and staged characters. */
static void open_powers(struct kit *k, int players)
{
    open_kit(k, players);
    for (seat s = 0; s < players; s++) plotted(k, s, "patrol"); /* so that every player turn begins with a question */
}

static void acts(struct kit *k, seat who)
{
    assert_true(asks(k, who, "NEXT_ACT"));
    answer(k, ACT_DONE);
}

static void cuts(struct kit *k, seat who, bool yes)
{
    assert_true(asks(k, who, "CUT_IN"));
    answer(k, yes ? ACT_CUT_IN : ACT_PASS);
}

static void reveals_nothing(struct kit *k)
{
    while (offers(k, ACT_REVEAL)) answer(k, ACT_PASS);
}

static void FR_085_the_weakest_acts_first(void **state)
{
    (void)state;
    struct kit k;
    open_powers(&k, 3);
    free_planet(&k, "kolvane", 0);
    free_planet(&k, "oressa", 2);
    free_planet(&k, "castellan", 1);
    at_choosing(&k, 0); /* powers 3, 4, 2 */
    cuts(&k, 1, false);
    cuts(&k, 0, false);
    acts(&k, 2);
    reveals_nothing(&k);
    cuts(&k, 1, false);
    acts(&k, 0);
    reveals_nothing(&k);
    expect_told(&k, EV_DUE, "Of those who have not acted you have the least power, 4, and are due");
    acts(&k, 1);
    close_kit(&k);
}

static void FR_086_FR_S28_ties_go_clockwise_from_the_start_marker(void **state)
{
    (void)state;
    for (seat start = 0; start < 4; start++) {
        struct kit k;
        open_powers(&k, 4);
        at_choosing(&k, start);
        expect_told(&k, EV_DUE_NEAREST, "Of those who have not acted and have the least power, 0, "
                                        "you sit nearest to the start marker and are due");
        for (int i = 0; i < 4; i++) { /* the holder first; equals are never asked to cut in */
            acts(&k, (seat)((start + i) % 4));
            reveals_nothing(&k);
        }
        close_kit(&k);
    }
}

static void FR_087_a_stronger_player_may_cut_in_at_any_place(void **state)
{
    (void)state;
    for (int place = 0; place < 3; place++) {
        struct kit k;
        open_powers(&k, 3);
        free_planet(&k, "castellan", 1); /* seat 1 has 4, the others nothing */
        at_choosing(&k, 0);
        for (int i = 0; i < 3; i++) {
            if (i < place || (i == place && place < 2)) cuts(&k, 1, i == place);
            static const seat order[3][3] = {{1, 0, 2}, {0, 1, 2}, {0, 2, 1}};
            acts(&k, order[place][i]);
            reveals_nothing(&k);
        }
        assert_int_equal(happened(&k, EV_CUT_IN), place < 2);
        close_kit(&k);
    }
}

static void FR_088_FR_S29_FR_E08_rivals_are_asked_from_the_strongest_down(void **state)
{
    (void)state;
    enum { A, B, C, D };
    struct kit k;
    open_powers(&k, 4);
    free_planet(&k, "kolvane", A);                       /* 3 */
    free_planet(&k, "castellan", B), free_planet(&k, "veyra", B); /* 7 */
    enter(&k, C, "senator_ilane", "tarn"), free_planet(&k, "oressa", C); /* 7 */
    enter(&k, D, "preacher_odun", "tarn"), enter(&k, D, "princess_seravel", "tarn");
    free_planet(&k, "merrow", D);                        /* 12 */
    at_choosing(&k, C);
    assert_int_equal(power(&k, A), 3);
    assert_int_equal(power(&k, B), 7);
    assert_int_equal(power(&k, C), 7);
    assert_int_equal(power(&k, D), 12);
    cuts(&k, D, false);
    cuts(&k, C, true); /* before B: nearer to the marker; B is not asked any more */
    assert_true(asks(&k, C, "NEXT_ACT"));
    decline_until(&k, "reveals.WHICH_CARD");
    reveals_nothing(&k);
    cuts(&k, D, false); /* due again: A */
    cuts(&k, B, false);
    acts(&k, A);
    reveals_nothing(&k);
    cuts(&k, D, false); /* due: B */
    acts(&k, B);
    reveals_nothing(&k);
    acts(&k, D);
    close_kit(&k);
}

static void FR_088_equal_power_does_not_cut_in(void **state)
{
    (void)state;
    struct kit k;
    open_powers(&k, 3);
    free_planet(&k, "oressa", 1);
    free_planet(&k, "merrow", 2);
    at_choosing(&k, 0); /* 0, 2, 2 */
    cuts(&k, 1, false);
    cuts(&k, 2, false);
    acts(&k, 0);
    reveals_nothing(&k);
    acts(&k, 1); /* seat 2 has no more than the one due */
    close_kit(&k);
}

static void FR_089_nobody_cuts_in_during_a_player_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "castellan", 1);
    free_planet(&k, "tarn", 1);
    plotted(&k, 0, "patrol");
    enter(&k, 0, "pilot_lark", "tarn");
    rebels(&k, 1, "regulars", "tarn");
    at_choosing(&k, 0);
    cuts(&k, 1, false);
    assert_int_equal(k.g->active, 0);
    go(&k, ACT_DEPLOY, "patrol", "duskhaven");
    while (k.g->active == 0) { /* until the player turn is over, no such question */
        assert_string_not_equal(asked(&k), "CUT_IN");
        answer(&k, k.c.option[0].verb);
    }
    assert_int_equal(happened(&k, EV_CUT_IN), 0);
    close_kit(&k);
}

static void FR_090_FR_S11_who_has_acted_does_not_act_again_in_this_turn(void **state)
{
    (void)state;
    struct kit k;
    open_powers(&k, 3);
    free_planet(&k, "castellan", 1);
    at_choosing(&k, 0);
    cuts(&k, 1, true);
    acts(&k, 1);
    reveals_nothing(&k);
    acts(&k, 0); /* the strongest has acted: not asked, not due */
    reveals_nothing(&k);
    acts(&k, 2);
    assert_int_equal(happened(&k, EV_PLAYER_TURN), 3);
    assert_int_equal(happened(&k, EV_MARKERS), 1);
    close_kit(&k);
}

static void FR_091_FR_E35_power_is_computed_afresh_before_every_player_turn(void **state)
{
    (void)state;
    enum { A, B, C };
    struct kit k;
    open_kit(&k, 3);
    enter(&k, A, "pilot_lark", "duskhaven"); /* 2 */
    free_planet(&k, "tarn", B);              /* 1 */
    free_planet(&k, "kolvane", B);           /* 3 */
    enter(&k, C, "senator_ilane", "duskhaven");
    enter(&k, C, "marshal_tolliver", "duskhaven"); /* 6 */
    plotted(&k, C, "patrol");
    at_choosing(&k, A);
    assert_int_equal(power(&k, B), 4);
    assert_int_equal(power(&k, C), 6);
    cuts(&k, C, true);
    go(&k, ACT_DEPLOY, "patrol", "kolvane");
    forget(&k);
    decline_until(&k, "CUT_IN");
    assert_int_equal(nth_event(&k, EV_POWER, B)->a, 1);
    assert_true(asks(&k, A, "CUT_IN")); /* B is due now */
    answer(&k, ACT_PASS);
    assert_int_equal(nth_event(&k, EV_PLAYER_TURN, 0)->who, B);
    close_kit(&k);
}

static void FR_E09_a_reveal_changes_the_order(void **state)
{
    (void)state;
    enum { A, B };
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "kolvane", A);
    free_planet(&k, "castellan", B);
    plotted(&k, A, "senator_ilane");
    at_reveals(&k, A);
    answer(&k, ACT_REVEAL);
    pass_all(&k);
    assert_int_equal(power(&k, A), 8);
    assert_int_equal(power(&k, B), 4);
    assert_true(asks(&k, A, "CUT_IN")); /* B is due */
    close_kit(&k);
}

static void FR_296_FR_S100_the_order_of_acts_before_a_player_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    discard(&k, "spy_nione");
    give(&k, 0, "amnesty");
    points(&k, 1, "senator_ilane", 5);
    plotted(&k, 0, "senator_ilane");
    plotted(&k, 1, "patrol");
    at_reveals(&k, 0);
    assert_true(asks(&k, 0, "REACT"));                     /* 1: window "before reveals" */
    assert_true(offered(&k, ACT_PASS, M_BEFORE_REVEALS));
    answer(&k, ACT_PASS);
    assert_true(asks(&k, 0, "reveals.WHICH_CARD"));        /* 2: reveals */
    answer(&k, ACT_REVEAL);
    answer(&k, ACT_PASS);
    assert_int_equal(happened(&k, EV_POWER), 0);
    while (!asks(&k, 1, "NEXT_DECLARATION")) answer(&k, ACT_PASS); /* 3: declarations */
    answer(&k, ACT_DECLARE);
    pass_all(&k);
    assert_int_equal(nth_event(&k, EV_POWER, 1)->a, 5);    /* 4: power and the player due, with the declaration */
    assert_true(last_event(&k, EV_DECLARED) < nth_event(&k, EV_POWER, 0));
    cuts(&k, 1, true);                                     /* 5: cutting in */
    assert_int_equal(last_event(&k, EV_PLAYER_TURN)->who, 1); /* 6: the player turn */
    assert_true(last_event(&k, EV_CUT_IN) < last_event(&k, EV_PLAYER_TURN));
    close_kit(&k);
}

static void FR_298_the_player_due_cannot_put_off_his_turn(void **state)
{
    (void)state;
    struct kit k;
    open_powers(&k, 2);
    at_choosing(&k, 0);
    assert_true(asks(&k, 0, "NEXT_ACT")); /* nobody asks him whether */
    answer(&k, ACT_DONE);     /* but he may do nothing */
    assert_true(has_seat(k.g->acted, 0));
    close_kit(&k);
    open_kit(&k, 2); /* beyond what is forced: a staged character is placed */
    enter(&k, 0, "pilot_lark", NULL);
    at_player_turn(&k, 0);
    assert_false(offered(&k, ACT_DONE));
    close_kit(&k);
}

static void FR_298_the_last_player_is_not_rivalled(void **state)
{
    (void)state;
    struct kit k;
    open_powers(&k, 3);
    free_planet(&k, "castellan", 0);
    free_planet(&k, "veyra", 1);
    k.g->acted = 0;
    at_choosing(&k, 2);
    cuts(&k, 0, true);
    acts(&k, 0);
    reveals_nothing(&k);
    cuts(&k, 1, true);
    acts(&k, 1);
    reveals_nothing(&k);
    acts(&k, 2); /* the others are stronger, but have acted */
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_083_FR_S27_power_is_politics_and_the_influence_of_own_planets),
    TEST(FR_083_a_defected_imperial_character_counts),
    TEST(FR_084_FR_S27_a_commander_counts_the_larger_of_politics_and_unit_strength),
    TEST(FR_085_the_weakest_acts_first),
    TEST(FR_086_FR_S28_ties_go_clockwise_from_the_start_marker),
    TEST(FR_087_a_stronger_player_may_cut_in_at_any_place),
    TEST(FR_088_FR_S29_FR_E08_rivals_are_asked_from_the_strongest_down),
    TEST(FR_088_equal_power_does_not_cut_in),
    TEST(FR_089_nobody_cuts_in_during_a_player_turn),
    TEST(FR_090_FR_S11_who_has_acted_does_not_act_again_in_this_turn),
    TEST(FR_091_FR_E35_power_is_computed_afresh_before_every_player_turn),
    TEST(FR_E09_a_reveal_changes_the_order),
    TEST(FR_296_FR_S100_the_order_of_acts_before_a_player_turn),
    TEST(FR_298_the_player_due_cannot_put_off_his_turn),
    TEST(FR_298_the_last_player_is_not_rivalled),
};
TEST_GROUP(tests);
