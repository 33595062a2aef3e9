/* test_reveals.c: chapter 7: plotted cards are revealed before a player turn; staged characters; planetary defence in
 * the examples FR-E13 and FR-E14. */
#include "kit.h"

static void reveal(struct kit *k, const char *card) { answer(k, ACT_REVEAL, card_id(k, card)); }
static void no_more(struct kit *k) { answer(k, ACT_PASS); }

static void FR_092_any_of_the_plotted_cards_may_be_revealed(void **state)
{
    (void)state;
    for (int shows = 0; shows < 4; shows++) {
        struct kit k;
        open_kit(&k, 2);
        plotted(&k, 0, "pilot_lark");
        plotted(&k, 0, "patrol");
        plotted(&k, 0, "sand_lurker");
        at_reveals(&k, 0);
        assert_int_equal(offers(&k, ACT_REVEAL), 3);
        if (shows & 1) reveal(&k, "patrol");
        if (shows & 2) reveal(&k, "pilot_lark");
        no_more(&k);
        assert_int_equal(happened(&k, EV_REVEALED), (shows & 1) + (shows >> 1));
        assert_int_equal(in_pile(&k, SHOWN, "patrol"), shows & 1);
        assert_int_equal(in_play(&k, "pilot_lark"), shows >> 1);
        assert_int_equal(in_pile(&k, PLOT, "pilot_lark"), !(shows >> 1));
        assert_true(in_pile(&k, PLOT, "sand_lurker"));
        close_kit(&k);
    }
}

static void FR_093_FR_S30_reveals_go_round_from_the_start_marker_before_each_player_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    for (seat s = 0; s < 3; s++) plotted(&k, s, "patrol"), plotted(&k, s, "line");
    at_reveals(&k, 1);
    assert_true(asks(&k, 1, "reveals.WHICH_CARD"));
    reveal(&k, "patrol");
    assert_true(asks(&k, 1, "reveals.WHICH_CARD")); /* one at a time, as many as he likes */
    reveal(&k, "line");
    assert_true(asks(&k, 2, "reveals.WHICH_CARD"));
    no_more(&k);
    assert_true(asks(&k, 0, "reveals.WHICH_CARD"));
    reveal(&k, "patrol");
    no_more(&k);
    assert_true(asks(&k, 1, "NEXT_ACT")); /* once to each player */
    answer(&k, ACT_DONE);
    assert_true(asks(&k, 2, "reveals.WHICH_CARD")); /* again before the next player turn, without those who have acted */
    no_more(&k);
    assert_true(asks(&k, 0, "reveals.WHICH_CARD"));
    assert_int_equal(offers(&k, ACT_REVEAL), 1); /* the Patrol is revealed already */
    no_more(&k);
    assert_true(asks(&k, 2, "NEXT_ACT"));
    close_kit(&k);
}

static void FR_093_the_window_of_an_imperial_character_is_finished_before_the_next_card(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    declared(&k, 0, "spy_nione", 9); /* none on the Knight, nothing left to declare */
    points(&k, 1, "knight_of_the_wall", 9);
    plotted(&k, 0, "knight_of_the_wall");
    plotted(&k, 0, "knight_of_the_blade");
    at_reveals(&k, 0);
    reveal(&k, "knight_of_the_wall");
    assert_true(asks(&k, 1, "defection.NEXT_DECLARATION"));
    assert_int_equal(happened(&k, EV_REVEALED), 1);
    answer(&k, ACT_PASS);
    assert_true(asks(&k, 0, "reveals.WHICH_CARD"));
    close_kit(&k);
}

static void FR_094_FR_S31_a_revealed_rebel_character_is_staged_and_counts_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    plotted(&k, 0, "senator_ilane");
    plotted(&k, 0, "patrol");
    at_reveals(&k, 0);
    assert_int_equal(power(&k, 0), 0);
    reveal(&k, "senator_ilane");
    assert_int_equal(power(&k, 0), 5);
    assert_true(in_play(&k, "senator_ilane"));
    assert_int_equal(place_of(&k, "senator_ilane"), 0);
    assert_int_equal(last_event(&k, EV_STAGED)->who, 0);
    close_kit(&k);
}

static void FR_095_FR_S31_a_staged_character_must_be_placed_in_the_next_movement(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "pilot_lark", NULL);
    enter(&k, 0, "spy_nione", NULL);
    enter(&k, 1, "preacher_odun", NULL);
    at_player_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_PLACE), 2); /* his own */
    assert_false(offered(&k, ACT_DONE));
    assert_true(refused(&k, ACT_DONE, -1, -1, -1, 95));
    answer(&k, ACT_PLACE, card_id(&k, "pilot_lark"));
    assert_int_equal(offers(&k, ACT_GO), 5); /* on an open planet */
    answer(&k, ACT_GO, planet_id(&k, "merrow"));
    assert_int_equal(place_of(&k, "pilot_lark"), planet_id(&k, "merrow"));
    assert_int_equal(place_of(&k, "spy_nione"), 0);
    assert_true(asks(&k, 0, "movement.WHERE")); /* nothing else can be done than to place the other, too */
    answer(&k, ACT_GO, planet_id(&k, "tarn"));
    assert_string_not_equal(asked(&k), "NEXT_ACT"); /* nothing else to move: the step is over */
    assert_int_equal(place_of(&k, "spy_nione"), planet_id(&k, "tarn"));
    assert_int_equal(place_of(&k, "preacher_odun"), 0);
    close_kit(&k);
}

static void FR_096_a_revealed_imperial_unit_has_no_effect_until_deployed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    plotted(&k, 0, "guard");
    plotted(&k, 0, "knight_of_the_wall");
    points(&k, 1, "knight_of_the_wall", 9);
    at_reveals(&k, 0);
    reveal(&k, "guard");
    assert_true(asks(&k, 0, "reveals.WHICH_CARD")); /* no window */
    assert_int_equal(k.g->troops, 0);
    assert_int_equal(power(&k, 0), 0);
    assert_true(in_pile(&k, SHOWN, "guard"));
    reveal(&k, "knight_of_the_wall");
    assert_string_equal(asked(&k), "NEXT_DECLARATION"); /* a character opens one (FR-106) */
    answer(&k, ACT_PASS);
    decline_until(&k, "NEXT_ACT");
    go(&k, ACT_DEPLOY, "guard", "oressa");
    assert_int_equal(count_troops(&k, "guard", "oressa"), 1);
    close_kit(&k);
}

static void FR_097_FR_S32_a_rebel_character_enters_for_the_player_who_played_it(void **state)
{
    (void)state;
    for (int in_movement = 0; in_movement < 2; in_movement++) {
        struct kit k;
        open_kit(&k, 3);
        points(&k, 0, "pilot_lark", 9); /* secret points of others change nothing yet */
        points(&k, 1, "pilot_lark", 3);
        plotted(&k, 1, "pilot_lark");
        if (in_movement) at_player_turn(&k, 1);
        else at_reveals(&k, 1);
        if (in_movement) go(&k, ACT_ENTER, "pilot_lark", "tarn");
        else reveal(&k, "pilot_lark");
        assert_int_equal(controller(&k, "pilot_lark"), 1);
        assert_int_equal(place_of(&k, "pilot_lark"), in_movement ? planet_id(&k, "tarn") : 0);
        assert_int_equal(happened(&k, EV_DECLARED), 0); /* no declared influence */
        assert_false(is_declared(k.g, 1, card_id(&k, "pilot_lark")));
        close_kit(&k);
    }
}

/* -- Planetary defence in the examples ---------------------------------------------------------------------------- */

static bool may_enter(const char *commander, const char *unit, const char *planet)
{
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    int slot = rebels(&k, 0, unit, "tarn");
    rebels(&k, 0, unit, "tarn"); /* another beside it helps nothing */
    rebels(&k, 0, "elite", "tarn");
    if (commander) {
        enter(&k, 0, commander, "tarn");
        command(&k, commander, slot);
    }
    free_planet(&k, "oressa", 1); /* so that the unit may move somewhere */
    at_player_turn(&k, 0);
    answer(&k, commander ? ACT_MOVE_UNDER : ACT_MOVE_UNIT, card_id(&k, unit));
    bool may = offered(&k, ACT_GO, planet_id(&k, planet));
    close_kit(&k);
    return may;
}

static void FR_E13_threshold(void **state)
{
    (void)state;
    assert_false(may_enter("pilot_lark", "guerrilla", "kolvane"));    /* 1 + 2 against 3 */
    assert_true(may_enter("colonel_brandt", "guerrilla", "kolvane")); /* 1 + 3 */
    assert_false(may_enter(NULL, "militia", "kolvane"));              /* each alone */
}

static void FR_E14_leaving(void **state)
{
    (void)state;
    for (int taken = 0; taken < 2; taken++) {
        struct kit k;
        open_kit(&k, 2);
        free_planet(&k, "tarn", 1);
        int slot = rebels(&k, 0, "guerrilla", "kolvane");
        enter(&k, 0, "colonel_brandt", "kolvane");
        command(&k, "colonel_brandt", slot);
        points(&k, 1, "colonel_brandt", 5);
        plotted(&k, 0, "patrol"); /* keeps the movement step open */
        at_reveals(&k, 0);
        no_more(&k);
        if (taken) answer_as(&k, 1, ACT_DECLARE);
        decline_until_seat(&k, 0, "NEXT_ACT");
        assert_int_equal(offers(&k, ACT_MOVE_UNDER) + offers(&k, ACT_MOVE_UNIT), !taken);
        if (taken) assert_true(refused(&k, ACT_MOVE_UNIT, card_id(&k, "guerrilla"), -1, -1, 125));
        close_kit(&k);
    }
}

static bool idle_reveal(struct kit *k, seat who, const char *card)
{
    STATE seen;
    see(k, who, &seen);
    return is_idle(&k->c, &seen, who, (struct action){ACT_REVEAL, card_id(k, card), 0, 0});
}

static void FR_094_FR_295_reveals_that_do_nothing_are_idle(void **state)
{
    (void)state;
    for (int last = 0; last < 2; last++) {
        struct kit k;
        open_kit(&k, 2);
        for (int i = 0; i < 5; i++)
            plotted(&k, 0, (const char *const[]){"pilot_lark", "crown_heir", "inquisitor", "patrol", "sand_lurker"}[i]);
        points(&k, 0, "hunter_marrow", k.g->player[0].points[card_id(&k, "inquisitor")]); /* it has none then */
        k.g->acted = last ? only(1) : 0;
        assert_int_equal(idle_reveal(&k, 0, "pilot_lark"), last); /* the order of player turns is settled */
        assert_false(idle_reveal(&k, 0, "crown_heir"));      /* FR-106 */
        assert_true(idle_reveal(&k, 0, "inquisitor"));
        assert_true(idle_reveal(&k, 0, "patrol"));           /* FR-096 */
        assert_true(idle_reveal(&k, 0, "sand_lurker"));
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(FR_094_FR_295_reveals_that_do_nothing_are_idle),
    TEST(FR_092_any_of_the_plotted_cards_may_be_revealed),
    TEST(FR_093_FR_S30_reveals_go_round_from_the_start_marker_before_each_player_turn),
    TEST(FR_093_the_window_of_an_imperial_character_is_finished_before_the_next_card),
    TEST(FR_094_FR_S31_a_revealed_rebel_character_is_staged_and_counts_at_once),
    TEST(FR_095_FR_S31_a_staged_character_must_be_placed_in_the_next_movement),
    TEST(FR_096_a_revealed_imperial_unit_has_no_effect_until_deployed),
    TEST(FR_097_FR_S32_a_rebel_character_enters_for_the_player_who_played_it),
    TEST(FR_E13_threshold),
    TEST(FR_E14_leaving),
};
TEST_GROUP(tests);
