/* test_plotting.c: chapter 6: plotting in secret, what is plotted for use and what only to be discarded. */
#include "kit.h"

static const char *const hand[] = {"pilot_lark", "knight_of_the_wall", "patrol", "militia", "guerrilla", "sand_lurker",
                                   "ambush", "heavy_blaster"};

static void plot_card(struct kit *k, seat who, const char *card)
{
    answer_as(k, who, ACT_PLOT, card_id(k, card));
}

/* Seat 0 holds a card of every family, seat 1 a Patrol; phase 3 begins. */
static void open_plotting(struct kit *k)
{
    open_kit(k, 2);
    for (int i = 0; i < COUNT(hand); i++) give(k, 0, hand[i]);
    give(k, 1, "patrol");
    at_plotting(k, 0);
    rules_list(&k->c, 0);
}

static void FR_075_FR_S25_all_plot_at_the_same_time_face_down(void **state)
{
    (void)state;
    struct kit a, b;
    open_plotting(&a);
    open_plotting(&b);
    assert_int_equal(a.c.pending, 3);
    plot_card(&a, 0, "pilot_lark");
    plot_card(&b, 0, "patrol");
    assert_true(same_view(&a, &b, 1)); /* nobody sees it while it is done */
    assert_false(same_view(&a, &b, 0));
    answer_as(&a, 0, ACT_DONE);
    answer_as(&b, 0, ACT_DONE);
    assert_int_equal(pile_count(STOCK(a.g), PLOT), 0); /* laid down together */
    answer_as(&a, 1, ACT_DONE);
    answer_as(&b, 1, ACT_DONE);
    assert_int_equal(pile_count(STOCK(a.g), PLOT), 1);
    assert_true(in_pile(&a, PLOT, "pilot_lark"));
    assert_true(in_pile(&b, PLOT, "patrol"));
    assert_true(same_view(&a, &b, 1)); /* nor afterwards */
    assert_true(same_view(&a, &b, NOBODY));
    assert_false(same_view(&a, &b, 0));
    close_kit(&a);
    close_kit(&b);
}

static void FR_082_FR_S25_the_number_of_plotted_cards_is_public(void **state)
{
    (void)state;
    struct kit k;
    open_plotting(&k);
    plot_card(&k, 0, "pilot_lark");
    plot_card(&k, 0, "patrol");
    answer_as(&k, 0, ACT_DONE);
    answer_as(&k, 1, ACT_DONE);
    assert_int_equal(happened(&k, EV_PLOTTED), 1); /* seat 1 plotted nothing */
    assert_int_equal(last_event(&k, EV_PLOTTED)->who, 0);
    assert_int_equal(last_event(&k, EV_PLOTTED)->a, 2);
    assert_int_equal(last_event(&k, EV_PLOTTED)->see, EVERYBODY);
    STATE seen;
    see(&k, 1, &seen);
    assert_int_equal(pile_count(STOCK(&seen), PLOT), 2);
    for (int i = seen.stock.start[PLOT]; i < seen.stock.start[PLOT + 1]; i++)
        assert_true(seen.stock.id[i] > k.content.count[KIND_CARD]); /* backs */
    close_kit(&k);
}

static void FR_076_FR_077_FR_S99_any_number_of_cards_of_every_family_may_be_plotted(void **state)
{
    (void)state;
    struct kit k;
    open_plotting(&k);
    assert_int_equal(offers(&k, ACT_PLOT), COUNT(hand));
    for (u8 id = 1; id <= k.content.count[KIND_CARD]; id++) { /* all of them */
        rules_list(&k.c, 0);
        if (offered(&k, ACT_PLOT, id)) answer_as(&k, 0, ACT_PLOT, id);
    }
    rules_list(&k.c, 0);
    assert_int_equal(k.c.count, 1);
    answer(&k, ACT_DONE);
    answer_as(&k, 1, ACT_DONE);
    assert_int_equal(pile_count(STOCK(k.g), PLOT), COUNT(hand));
    assert_int_equal(hand_count(k.g, 0), 0);
    close_kit(&k);
    open_kit(&k, 2); /* several equal cards */
    for (int i = 0; i < 3; i++) give(&k, 0, "patrol");
    at_plotting(&k, 0);
    plot_card(&k, 0, "patrol");
    plot_card(&k, 0, "patrol");
    answer_as(&k, 0, ACT_DONE);
    assert_int_equal(copies(&k, PLOT, "patrol"), 2);
    assert_int_equal(copies(&k, HAND, "patrol"), 1);
    close_kit(&k);
}

static void FR_078_plotting_no_card_is_allowed(void **state)
{
    (void)state;
    struct kit k;
    open_plotting(&k);
    assert_true(offered(&k, ACT_DONE));
    answer_as(&k, 0, ACT_DONE);
    answer_as(&k, 1, ACT_DONE);
    assert_int_equal(pile_count(STOCK(k.g), PLOT) + pile_count(STOCK(k.g), PLOT + 1), 0);
    assert_int_equal(hand_count(k.g, 0), COUNT(hand)); /* nothing has to be discarded either (FR-077) */
    assert_int_equal(happened(&k, EV_PLOTTED), 0);
    close_kit(&k);
}

static void FR_079_cards_that_are_not_plotted_stay_usable_from_hand(void **state)
{
    (void)state;
    struct kit k;
    open_plotting(&k);
    answer_as(&k, 1, ACT_DONE);
    answer_as(&k, 0, ACT_DONE);
    enter(&k, 1, "preacher_odun", "tarn");
    mission(&k, "preacher_odun", REBELLION, 0);
    k.g->active = 1;
    at_interference(&k, 1); /* attacks */
    assert_true(asks(&k, 0, "NEXT_ATTACK"));
    assert_true(offered(&k, ACT_ATTACK, card_id(&k, "sand_lurker")));
    assert_true(offered(&k, ACT_ATTACK, card_id(&k, "knight_of_the_wall")));
    k.g->active = NOBODY;
    enter(&k, 0, "spy_nione", "tarn");
    mission(&k, "spy_nione", FORM_GUERRILLAS, 0);
    k.g->active = 0;
    fix_dice(&k, 1, 3);
    at_execution(&k, 0); /* Guerrillas */
    assert_true(asks(&k, 0, "guerrillas.WHICH_CARD"));
    assert_true(offered(&k, ACT_FORM, card_id(&k, "guerrilla")));
    answer(&k, ACT_FORM);
    k.g->active = NOBODY;
    k.g->acted = 0;
    at_organisation(&k, 0); /* later organisation */
    assert_true(offered(&k, ACT_PROMOTE, card_id(&k, "militia")));
    close_kit(&k);
}

static void FR_080_FR_081_FR_S26_unused_plots_are_discarded_at_the_end_of_the_own_player_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    plotted(&k, 0, "pilot_lark");
    plotted(&k, 0, "patrol");
    shown(&k, 0, "line");
    plotted(&k, 1, "security");
    at_player_turn(&k, 0);
    answer(&k, ACT_DONE); /* need not be used */
    assert_int_equal(happened(&k, EV_UNUSED), 3);
    assert_true(in_pile(&k, DISCARD, "pilot_lark"));
    assert_true(in_pile(&k, DISCARD, "patrol"));
    assert_true(in_pile(&k, DISCARD, "line")); /* also one that was revealed */
    assert_int_equal(hand_count(k.g, 0), 0);   /* never back to the hand */
    assert_true(in_pile(&k, PLOT + 1, "security")); /* the other's wait for his player turn */
    close_kit(&k);
}

static void FR_295_FR_S99_other_families_cannot_be_used_this_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    rebels(&k, 0, "guerrilla", "oressa");
    free_planet(&k, "merrow", 1);
    for (int i = 3; i < COUNT(hand); i++) plotted(&k, 0, hand[i]); /* units, monster, event, item */
    at_reveals(&k, 0);
    assert_true(asks(&k, 0, "reveals.WHICH_CARD"));
    assert_int_equal(offers(&k, ACT_REVEAL), 5); /* revealing is legal */
    answer(&k, ACT_REVEAL, card_id(&k, "sand_lurker"));
    answer(&k, ACT_REVEAL, card_id(&k, "militia"));
    assert_true(in_pile(&k, SHOWN, "sand_lurker")); /* and has no effect */
    assert_true(in_pile(&k, SHOWN, "militia"));
    assert_int_equal(power(&k, 0), 0);
    answer(&k, ACT_PASS);
    answer_as(&k, 1, ACT_PASS); /* does not cut in */
    assert_true(asks(&k, 0, "NEXT_ACT"));
    assert_int_equal(offers(&k, ACT_DEPLOY) + offers(&k, ACT_ENTER) + offers(&k, ACT_PLAY), 0);
    assert_false(refused(&k, ACT_DEPLOY, -1, -1, -1, 0)); /* none of them is a card for this step at all */
    forget(&k);
    answer(&k, ACT_DONE);
    assert_int_equal(happened(&k, EV_UNUSED), 5);
    for (int i = 3; i < COUNT(hand); i++) assert_true(in_pile(&k, DISCARD, hand[i]));
    close_kit(&k);

    open_kit(&k, 2); /* no attack, no Guerrilla, no item either */
    enter(&k, 1, "preacher_odun", "tarn");
    mission(&k, "preacher_odun", REBELLION, 0);
    plotted(&k, 0, "sand_lurker");
    shown(&k, 0, "knight_of_the_wall");
    k.g->active = 1;
    fix_dice(&k, 1, 1);
    at_interference(&k, 1);
    assert_int_equal(happened(&k, EV_REBELLION), 1); /* seat 0 was not asked: its hand is empty */
    k.g->active = NOBODY;
    k.g->acted = 0;
    enter(&k, 0, "spy_nione", "tarn");
    plotted(&k, 0, "guerrilla");
    mission(&k, "spy_nione", FORM_GUERRILLAS, 0);
    k.g->active = 0;
    fix_dice(&k, 1, 1);
    at_execution(&k, 0);
    assert_int_equal(count_rebels(&k, 0, NULL, NULL), 0);
    assert_false(asks(&k, 0, "guerrillas.WHICH_CARD"));
    close_kit(&k);
}

static void FR_E36_plotted_discards(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    give(&k, 0, "pilot_lark");
    give(&k, 0, "patrol");
    give(&k, 0, "sand_lurker");
    give(&k, 0, "heavy_blaster");
    at_plotting(&k, 0);
    plot_card(&k, 0, "pilot_lark");
    plot_card(&k, 0, "heavy_blaster");
    plot_card(&k, 0, "sand_lurker");
    plot_card(&k, 0, "patrol");
    answer(&k, ACT_DONE);
    answer(&k, ACT_PASS); /* reveals nothing */
    assert_true(asks(&k, 0, "NEXT_ACT"));
    go(&k, ACT_ENTER, "pilot_lark", "tarn");
    assert_int_equal(offers(&k, ACT_DEPLOY), 1); /* the Patrol; monster and item cannot be used */
    assert_int_equal(k.c.count, 2);
    decline_until(&k, "plot.WHICH_CARD");
    assert_true(in_play(&k, "pilot_lark"));
    assert_int_equal(happened(&k, EV_UNUSED), 3);
    assert_true(in_pile(&k, DISCARD, "patrol"));
    assert_true(in_pile(&k, DISCARD, "sand_lurker"));
    assert_true(in_pile(&k, DISCARD, "heavy_blaster"));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_075_FR_S25_all_plot_at_the_same_time_face_down),
    TEST(FR_082_FR_S25_the_number_of_plotted_cards_is_public),
    TEST(FR_076_FR_077_FR_S99_any_number_of_cards_of_every_family_may_be_plotted),
    TEST(FR_078_plotting_no_card_is_allowed),
    TEST(FR_079_cards_that_are_not_plotted_stay_usable_from_hand),
    TEST(FR_080_FR_081_FR_S26_unused_plots_are_discarded_at_the_end_of_the_own_player_turn),
    TEST(FR_295_FR_S99_other_families_cannot_be_used_this_turn),
    TEST(FR_E36_plotted_discards),
};
TEST_GROUP(tests);
