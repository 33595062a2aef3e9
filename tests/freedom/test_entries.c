/* test_entries.c: entry points: each phase and step begins there, once; positions that no game leads to are refused. */
#include "kit.h"

/* -- Where a position begins -------------------------------------------------------------------------------------- */

static void every_phase_has_an_entry_point(void **state)
{
    (void)state;
    static const char *const phases[] = {
        "turn", "organisation", "plotting", "reveals", "choosing", "player_turn", "missions", "interference",
        "execution", "reaction", "battle", "control", "stationing", "end"}; /* FR-032, FR-034, FR-035 */
    for (int i = 0; i < COUNT(phases); i++) assert_string_equal(freedom_game.rules.entries[i].id, phases[i]);
    assert_null(freedom_game.rules.entries[COUNT(phases)].id);
}

static void FR_032_reveals_begin_phase_4_with_what_was_plotted(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    plotted(&k, 1, "pilot_lark");
    k.g->turn = 4;
    at_reveals(&k, 2);
    assert_true(asks(&k, 1, "reveals.WHICH_CARD"));
    assert_int_equal(k.g->turn, 4);
    assert_int_equal(happened(&k, EV_TURN) + happened(&k, EV_DREW) + happened(&k, EV_PLOTTED), 0);
    answer(&k, ACT_REVEAL, card_id(&k, "pilot_lark"));
    assert_int_equal(controller(&k, "pilot_lark"), 1);
    decline_until(&k, "NEXT_ACT");
    assert_int_equal(happened(&k, EV_REVEALED), 1);
    close_kit(&k);
}

static void FR_035_stationing_ends_a_player_turn_without_another_check_of_control(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    garrison(&k, "tarn", 0); /* would rise in revolt in 5.7 */
    troops(&k, "patrol", "oressa");
    troops(&k, "line", "oressa");
    troops(&k, "line", "kolvane");
    troops(&k, "heavy", "kolvane");
    plotted(&k, 0, "security");
    enter(&k, 1, "pilot_lark", "duskhaven"); /* so that seat 1 is asked next */
    at_stationing(&k, 0);
    assert_true(asks(&k, 0, "WHICH_STAYS"));
    assert_int_equal(count_troops(&k, NULL, "oressa"), 1);
    answer(&k, ACT_STATION, card_id(&k, "line"));
    decline_until(&k, "NEXT_ACT");
    assert_int_equal(happened(&k, EV_FREED) + happened(&k, EV_BATTLE), 0);
    assert_int_equal(happened(&k, EV_UNUSED), 1);
    assert_int_equal(count_troops(&k, NULL, "kolvane"), 1);
    assert_int_equal(k.g->active, 1);
    close_kit(&k);
}

/* Each player turn step begins at itself: what comes before it does not happen. */
static void FR_034_a_step_begins_without_those_before_it(void **state)
{
    (void)state;
    static const char *const steps[] = {
        "missions", "interference", "execution", "reaction", "battle", "control", "stationing"};
    for (int i = 0; i < COUNT(steps); i++) {
        struct kit k;
        open_kit(&k, 2);
        enter(&k, 0, "senator_ilane", "duskhaven");
        mission(&k, "senator_ilane", REBELLION, 0);
        rebels(&k, 0, "veterans", "tarn");
        troops(&k, "patrol", "tarn");
        give(&k, 1, "sand_lurker");
        enter(&k, 1, "pilot_lark", "oressa"); /* so that seat 1 is asked next */
        k.g->active = 0;
        kit_enter(&k, steps[i], 0);
        assert_int_equal(asks(&k, 0, "NEXT_CHARACTER"), i == 0);
        assert_int_equal(asks(&k, 1, "NEXT_ATTACK"), i == 1);
        decline_until_seat(&k, 1, "NEXT_ACT");
        assert_int_equal(happened(&k, EV_REBELLION), i == 1 || i == 2);
        assert_int_equal(happened(&k, EV_BATTLE), i <= 4);
        assert_int_equal(happened(&k, EV_PLAYER_TURN), 1); /* that of seat 1 */
        close_kit(&k);
    }
}

static void FR_254_a_position_goes_on_where_doomsday_has_ended_the_game(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    k.g->markers = MARKERS - 1;
    at_end(&k, 0);
    assert_true(over(&k) && k.g->ending == DOOMED);
    give(&k, 0, "militia");
    at_plotting(&k, 0);
    assert_false(over(&k));
    assert_int_equal(k.g->markers, MARKERS - 1);
    close_kit(&k);
}

/* -- Faults ------------------------------------------------------------------------------------------------------- */

static bool is_sound(struct kit *k)
{
    struct text why = {0};
    bool sound = state_sound(&k->c, k->g, &why);
    assert_int_equal(sound, !why.length);
    text_free(&why);
    return sound;
}

static void FR_017_points_above_10_are_refused(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    at_organisation(&k, 0);
    u8 id = 1;
    while (k.g->player[0].points[id] != VALUES) id++;
    assert_true(is_sound(&k));
    k.g->player[0].points[id] = VALUES + 1;
    assert_false(is_sound(&k));
    close_kit(&k);
}

static void a_derived_set_must_be_true(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    at_organisation(&k, 0);
    k.g->player[0].stakes ^= bit(card_id(&k, "pilot_lark"));
    assert_false(is_sound(&k));
    refresh(&k.c, k.g);
    assert_true(is_sound(&k));
    close_kit(&k);
}

static void FR_094_a_revealed_rebel_character_is_staged(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    shown(&k, 0, "line");
    plotted(&k, 0, "pilot_lark");
    at_player_turn(&k, 0);
    assert_true(is_sound(&k));
    card_shown(STOCK(k.g), PLOT, card_id(&k, "pilot_lark"), SHOWN);
    refresh(&k.c, k.g);
    assert_false(is_sound(&k));
    close_kit(&k);
}

static struct kit *open_attack(struct kit *k)
{
    open_kit(k, 2);
    enter(k, 0, "senator_ilane", "duskhaven");
    mission(k, "senator_ilane", REBELLION, 0);
    give(k, 0, "heavy_blaster");
    give(k, 1, "sand_lurker");
    k->g->active = 0;
    at_interference(k, 0);
    answer(k, ACT_ATTACK);
    assert_true(asks(k, 0, "REACT"));
    assert_true(is_sound(k));
    return k;
}

static void an_attack_holds_a_card_on_the_table_and_a_character_of_the_active_player(void **state)
{
    (void)state;
    struct kit k;
    struct attack *a = LOCALS(attack, caller(top_frame(&open_attack(&k)->c)));
    a->target = card_id(&k, "pilot_lark"); /* not in play */
    assert_false(is_sound(&k));
    a->target = card_id(&k, "senator_ilane");
    assert_true(is_sound(&k));
    a->card = card_id(&k, "cave_swarm"); /* in the deck */
    assert_false(is_sound(&k));
    close_kit(&k);
}

static void a_window_asks_somebody_who_sits_at_the_table(void **state)
{
    (void)state;
    struct kit k;
    struct window *w = LOCALS(window, top_frame(&open_attack(&k)->c));
    w->next = NOBODY;
    assert_false(is_sound(&k));
    w->next = 0;
    w->moment = M_CUT_IN; /* no card is played then */
    assert_false(is_sound(&k));
    close_kit(&k);
}

static void an_effect_runs_within_the_text_of_the_card_that_is_played(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    give(&k, 0, "leaked_files");
    for (seat s = 0; s < 3; s++) secrets(&k, s);
    at_reveals(&k, 0);
    while (!offered(&k, ACT_PLAY, card_id(&k, "leaked_files"))) answer(&k, ACT_PASS);
    play(&k, "leaked_files");
    assert_true(asks(&k, 0, "WHICH_PLAYER"));
    struct effect *e = LOCALS(effect, caller(top_frame(&k.c)));
    u8 pc = e->pc;
    assert_true(is_sound(&k));
    for (int i = 0; i < 2; i++) {
        e->pc = i ? 200 : (u8)(pc + 1); /* past the end; at another instruction than the choice */
        assert_false(is_sound(&k));
    }
    e->pc = pc;
    LOCALS(pick_player, top_frame(&k.c))->word = P_NON_ACTIVE; /* not what the text says */
    assert_false(is_sound(&k));
    LOCALS(pick_player, top_frame(&k.c))->word = P_OTHER;
    assert_true(is_sound(&k));
    card_shown(STOCK(k.g), DISCARD, card_id(&k, "purge"), TABLE);
    refresh(&k.c, k.g);
    assert_true(is_sound(&k));
    LOCALS(play_card, caller(caller(top_frame(&k.c))))->card = card_id(&k, "purge"); /* another card than is played */
    assert_false(is_sound(&k));
    close_kit(&k);
}

static void a_question_without_an_answer_is_refused(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    rebels(&k, 0, "militia", "tarn");
    rebels(&k, 0, "militia", "oressa");
    give(&k, 0, "regulars");
    at_organisation(&k, 0);
    answer(&k, ACT_PROMOTE);
    assert_true(asks(&k, 0, "promote.WHICH_UNIT"));
    assert_true(is_sound(&k));
    while (k.g->rebels) remove_rebel(&k.c, k.g, lowest(k.g->rebels)); /* nothing is left that could be promoted */
    assert_false(is_sound(&k));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(every_phase_has_an_entry_point),
    TEST(FR_032_reveals_begin_phase_4_with_what_was_plotted),
    TEST(FR_035_stationing_ends_a_player_turn_without_another_check_of_control),
    TEST(FR_034_a_step_begins_without_those_before_it),
    TEST(FR_254_a_position_goes_on_where_doomsday_has_ended_the_game),
    TEST(FR_017_points_above_10_are_refused),
    TEST(a_derived_set_must_be_true),
    TEST(FR_094_a_revealed_rebel_character_is_staged),
    TEST(an_attack_holds_a_card_on_the_table_and_a_character_of_the_active_player),
    TEST(a_window_asks_somebody_who_sits_at_the_table),
    TEST(an_effect_runs_within_the_text_of_the_card_that_is_played),
    TEST(a_question_without_an_answer_is_refused),
};
TEST_GROUP(tests);
