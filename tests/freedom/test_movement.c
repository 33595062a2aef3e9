/* test_movement.c: chapter 8, step 5.1: the gates, planetary defence, moves, placements and deployments. */
#include "kit.h"
#include "engine/picks.h"

/* The planets that the question "To which planet?" offers, as a set. */
static u32 destinations(struct kit *k)
{
    u32 set = 0;
    for (int i = 0; k->c.pending && i < k->c.count; i++)
        if (k->c.option[i].verb == ACT_GO) set |= bit(k->c.option[i].a);
    return set;
}

static u32 planets(struct kit *k, int n, ...)
{
    va_list list;
    u32 set = 0;
    va_start(list, n);
    while (n-- > 0) set |= bit(planet_id(k, va_arg(list, const char *)));
    va_end(list);
    return set;
}

static bool open_to(struct kit *k, const char *planet) { return in_set(k->g->open, planet_id(k, planet)); }
static void take(struct kit *k, u8 verb, const char *card) { answer(k, verb, card_id(k, card)); }

/* -- Gates --------------------------------------------------------------------------------------------------------- */

static void FR_109_FR_111_three_outer_planets_in_revolt_open_the_centre(void **state)
{
    (void)state;
    static const char *const outer[] = {"tarn", "oressa", "kolvane", "merrow", "duskhaven"};
    for (int risen = 0; risen <= 5; risen++) {
        struct kit k;
        open_kit(&k, 2);
        for (int i = 0; i < risen; i++) free_planet(&k, outer[i], 0);
        at_turn(&k, 0);
        assert_true(open_to(&k, "tarn"));
        assert_int_equal(open_to(&k, "veyra"), risen >= 3);
        assert_int_equal(open_to(&k, "castellan"), risen >= 3);
        assert_int_equal(open_to(&k, "aurelion"), risen >= 3);
        assert_false(open_to(&k, "imperatrix"));
        close_kit(&k);
    }
}

static void FR_110_FR_115_FR_S35_FR_S38_two_central_planets_open_the_capital_by_themselves(void **state)
{
    (void)state;
    static const char *const central[] = {"veyra", "castellan", "aurelion"};
    for (int risen = 0; risen <= 3; risen++) {
        struct kit k;
        open_kit(&k, 2);
        for (int i = 0; i < risen; i++) free_planet(&k, central[i], 0);
        at_turn(&k, 0);
        assert_int_equal(open_to(&k, "imperatrix"), risen >= 2);
        assert_false(open_to(&k, "veyra")); /* the gates are tested separately */
        close_kit(&k);
    }
}

static void FR_113_FR_S37_an_occupied_planet_is_not_in_revolt(void **state)
{
    (void)state;
    for (u32 options = 0; options <= SCAR; options += SCAR) {
        struct kit k;
        open_options(&k, 2, options);
        free_planet(&k, "tarn", 0);
        free_planet(&k, "oressa", 1);
        occupy(&k, "kolvane");
        troops(&k, "patrol", "kolvane");
        at_turn(&k, 0);
        assert_int_equal(open_to(&k, "veyra"), options == SCAR); /* FR-283 */
        close_kit(&k);
    }
}

static void FR_283_the_switch_scar_counts_occupied_planets(void **state)
{
    (void)state;
    struct kit k;
    open_options(&k, 2, SCAR);
    for (int i = 0; i < 3; i++) {
        static const char *const outer[] = {"tarn", "oressa", "kolvane"};
        occupy(&k, outer[i]);
        troops(&k, "patrol", outer[i]);
    }
    at_turn(&k, 0);
    assert_true(open_to(&k, "veyra"));
    close_kit(&k);
}

static void FR_E12_a_gate_stands_for_the_whole_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 1);
    free_planet(&k, "oressa", 1);
    free_planet(&k, "kolvane", 1);
    gates(&k, true, false); /* as tested at the start of this Turn */
    occupy(&k, "kolvane");  /* one of the three is lost meanwhile */
    troops(&k, "patrol", "kolvane");
    enter(&k, 0, "pilot_lark", "tarn");
    at_player_turn(&k, 0);
    take(&k, ACT_MOVE_CHARACTER, "pilot_lark");
    assert_true(offered(&k, ACT_GO, planet_id(&k, "veyra")));
    answer(&k, ACT_GO, planet_id(&k, "veyra"));
    k.g->turn = 5;
    at_turn(&k, 0); /* the next Turn tests again */
    assert_false(open_to(&k, "veyra"));
    close_kit(&k);
}

static void FR_112_FR_S36_the_gates_bind_every_move(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "pilot_lark", "tarn");
    enter(&k, 0, "spy_nione", NULL);
    free_planet(&k, "tarn", 0);
    rebels(&k, 0, "elite", "tarn");
    plotted(&k, 0, "engineer_pell");
    plotted(&k, 0, "patrol");
    for (int i = 0; i < 5; i++) {
        static const struct { u8 verb; const char *card; } piece[] = {
            {ACT_MOVE_CHARACTER, "pilot_lark"}, {ACT_PLACE, "spy_nione"}, {ACT_MOVE_UNIT, "elite"},
            {ACT_ENTER, "engineer_pell"}, {ACT_DEPLOY, "patrol"}};
        at_player_turn(&k, 0);
        take(&k, piece[i].verb, piece[i].card);
        u32 all = planets(&k, 5, "tarn", "oressa", "kolvane", "merrow", "duskhaven");
        assert_int_equal(destinations(&k) & ~all, 0);
        assert_true(destinations(&k) != 0);
        close_kit(&k);
        open_kit(&k, 2);
        enter(&k, 0, "pilot_lark", "tarn");
        enter(&k, 0, "spy_nione", NULL);
        free_planet(&k, "tarn", 0);
        rebels(&k, 0, "elite", "tarn");
        plotted(&k, 0, "engineer_pell");
        plotted(&k, 0, "patrol");
    }
    close_kit(&k);
}

static void FR_284_the_switch_free_empire_lets_imperial_cards_through_the_gates(void **state)
{
    (void)state;
    struct kit k;
    open_options(&k, 2, FREE_EMPIRE);
    plotted(&k, 0, "patrol");
    enter(&k, 0, "pilot_lark", "tarn");
    at_player_turn(&k, 0);
    take(&k, ACT_DEPLOY, "patrol");
    assert_true(offered(&k, ACT_GO, planet_id(&k, "imperatrix")));
    answer(&k, ACT_GO, planet_id(&k, "imperatrix"));
    take(&k, ACT_MOVE_CHARACTER, "pilot_lark");
    assert_false(offered(&k, ACT_GO, planet_id(&k, "imperatrix"))); /* rebels wait as ever */
    close_kit(&k);
}

static void FR_114_FR_S38_pieces_inside_a_closed_zone_stay_and_leave_but_none_enters(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "pilot_lark", "veyra");
    at_player_turn(&k, 0);
    take(&k, ACT_MOVE_CHARACTER, "pilot_lark");
    assert_true(offered(&k, ACT_GO, planet_id(&k, "tarn")));
    assert_false(offered(&k, ACT_GO, planet_id(&k, "castellan"))); /* not even within the zone */
    close_kit(&k);

    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "veyra"); /* and acts there */
    at_missions(&k, 0);
    answer(&k, ACT_MISSION, card_id(&k, "senator_ilane"));
    assert_true(offered(&k, ACT_REBELLION, -1, planet_id(&k, "veyra")));
    close_kit(&k);
}

/* -- Pieces -------------------------------------------------------------------------------------------------------- */

static void FR_116_FR_117_the_active_player_moves_what_is_his_or_not(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    enter(&k, 0, "pilot_lark", "tarn");
    enter(&k, 1, "spy_nione", "tarn");
    rebels(&k, 0, "militia", "tarn");
    rebels(&k, 1, "regulars", "tarn");
    at_player_turn(&k, 0);
    assert_true(offered(&k, ACT_MOVE_CHARACTER, card_id(&k, "pilot_lark")));
    assert_false(offered(&k, ACT_MOVE_CHARACTER, card_id(&k, "spy_nione")));
    assert_true(offered(&k, ACT_MOVE_UNIT, card_id(&k, "militia")));
    assert_false(offered(&k, ACT_MOVE_UNIT, card_id(&k, "regulars")));
    assert_true(offered(&k, ACT_DONE));
    close_kit(&k);
}

static void FR_118_FR_S39_each_piece_moves_once(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    enter(&k, 0, "pilot_lark", "tarn");
    enter(&k, 0, "spy_nione", NULL);
    enter(&k, 0, "general_korvane", "tarn");
    command(&k, "general_korvane", rebels(&k, 0, "militia", "tarn"));
    at_player_turn(&k, 0);
    go(&k, ACT_MOVE_CHARACTER, "pilot_lark", "oressa");
    assert_false(offered(&k, ACT_MOVE_CHARACTER, card_id(&k, "pilot_lark")));
    go(&k, ACT_PLACE, "spy_nione", "oressa"); /* placing is the move */
    assert_false(offered(&k, ACT_MOVE_CHARACTER, card_id(&k, "spy_nione")));
    go(&k, ACT_MOVE_CHARACTER, "general_korvane", "oressa"); /* the unit that he leaves is a piece of its own */
    assert_true(offered(&k, ACT_MOVE_UNIT, card_id(&k, "militia")));
    go(&k, ACT_MOVE_UNIT, "militia", "oressa");
    assert_int_equal(offers(&k, ACT_MOVE_UNIT) + offers(&k, ACT_MOVE_UNDER) + offers(&k, ACT_MOVE_CHARACTER), 0);
    close_kit(&k);
}

static void FR_119_plotted_rebel_characters_may_be_placed_now(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    plotted(&k, 0, "pilot_lark");
    plotted(&k, 0, "engineer_pell");
    at_player_turn(&k, 0);
    go(&k, ACT_ENTER, "pilot_lark", "kolvane");
    assert_int_equal(controller(&k, "pilot_lark"), 0);
    assert_int_equal(place_of(&k, "pilot_lark"), planet_id(&k, "kolvane"));
    answer(&k, ACT_DONE);
    decline_until(&k, "NEXT_ACTION");
    assert_true(in_pile(&k, DISCARD, "engineer_pell")); /* what was not revealed */
    close_kit(&k);
}

static void FR_095_FR_298_a_staged_character_must_be_placed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "spy_nione", NULL);
    enter(&k, 0, "pilot_lark", "tarn");
    at_player_turn(&k, 0);
    assert_false(offered(&k, ACT_DONE));
    go(&k, ACT_PLACE, "spy_nione", "tarn");
    assert_true(offered(&k, ACT_DONE));
    close_kit(&k);
}

/* -- Imperial cards ------------------------------------------------------------------------------------------------ */

static void FR_120_FR_121_FR_S40_only_cards_plotted_by_the_active_player_are_deployed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    plotted(&k, 0, "patrol");
    shown(&k, 0, "line");
    plotted(&k, 1, "heavy");
    give(&k, 0, "security");
    troops(&k, "guard", "tarn");
    at_player_turn(&k, 0);
    assert_true(offered(&k, ACT_DEPLOY, card_id(&k, "patrol")));
    assert_true(offered(&k, ACT_DEPLOY, card_id(&k, "line")));
    assert_int_equal(offers(&k, ACT_DEPLOY), 2); /* not the other's plot, not from hand, and no unit on a planet moves */
    go(&k, ACT_DEPLOY, "patrol", "oressa");
    assert_int_equal(count_troops(&k, "patrol", "oressa"), 1);
    close_kit(&k);
}

static void FR_122_imperial_units_ignore_garrisons(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    plotted(&k, 0, "patrol");
    at_player_turn(&k, 0);
    take(&k, ACT_DEPLOY, "patrol");
    assert_int_equal(destinations(&k), planets(&k, 5, "tarn", "oressa", "kolvane", "merrow", "duskhaven"));
    close_kit(&k);
}

static void FR_123_FR_S41_an_imperial_character_commands_an_imperial_unit(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    plotted(&k, 0, "knight_of_the_wall");
    plotted(&k, 0, "knight_of_the_lance");
    plotted(&k, 0, "patrol");
    at_player_turn(&k, 0);
    assert_false(offered(&k, ACT_DEPLOY, card_id(&k, "knight_of_the_wall"))); /* there is no unit to command */
    go(&k, ACT_DEPLOY, "patrol", "oressa");
    go(&k, ACT_DEPLOY, "knight_of_the_wall", "oressa"); /* a unit deployed before it in this step */
    assert_false(offered(&k, ACT_DEPLOY, card_id(&k, "knight_of_the_lance"))); /* that unit has a commander now */
    int slot = __builtin_ctz(k.g->troops_on[planet_id(&k, "oressa")]);
    assert_int_equal(k.g->troop[slot].commander, card_id(&k, "knight_of_the_wall"));
    assert_int_equal(troop_total(&k.c, k.g, slot), 1 + 3);
    assert_int_equal(controller(&k, "knight_of_the_wall"), NOBODY); /* FR-289 */
    close_kit(&k);
}

/* -- Planetary defence --------------------------------------------------------------------------------------------- */

/* The pick that deploys a card on a planet. */
static int deployment(struct kit *k, const struct picks *p, const char *card, const char *planet)
{
    struct action where = {ACT_GO, planet_id(k, planet), 0, 0};
    return picks_find(p, (struct action){ACT_DEPLOY, card_id(k, card), 0, 0}, &where);
}

/* What a player reads who ticks the first deployment and then the second, which does not go with it. */
static void assert_refused(struct kit *k, const char *const first[2], const char *const second[2], const char *why)
{
    struct picks *p = picks_new();
    struct text text = {0};
    const struct speaker speaker = {.game = k->game, .content = &k->content, .state = k->g};
    assert_true(picks_open(p, &k->c, 0));
    assert_true(picks_tick(p, deployment(k, p, first[0], first[1])));
    assert_false(picks_tick(p, deployment(k, p, second[0], second[1])));
    picks_why(&text, &speaker, p, deployment(k, p, second[0], second[1]));
    assert_string_equal(text_string(&text), why);
    text_free(&text);
    picks_free(p);
}

static void FR_123_two_commanders_for_one_unit_are_refused_with_the_reason(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    plotted(&k, 0, "knight_of_the_wall");
    plotted(&k, 0, "knight_of_the_lance");
    enter(&k, 0, "engineer_pell", "tarn");
    troops(&k, "patrol", "oressa");
    at_player_turn(&k, 0);
    assert_refused(&k, (const char *const[]){"knight_of_the_wall", "oressa"},
                   (const char *const[]){"knight_of_the_lance", "oressa"},
                   "\"Deploy Knight of the Wall: To Oressa\" would not be possible then: there is no imperial unit "
                   "without a commander (FR-123)");
    close_kit(&k);
}

static void FR_120_deployments_that_others_may_answer_are_confirmed_singly(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.players = 2, .cards = true});
    free_planet(&k, "oressa", 1);
    free_planet(&k, "tarn", 1);
    give(&k, 1, "counter_order");
    plotted(&k, 0, "patrol");
    plotted(&k, 0, "line");
    at_player_turn(&k, 0);
    assert_refused(&k, (const char *const[]){"patrol", "oressa"}, (const char *const[]){"line", "tarn"},
                   "others may answer it at once, as they may answer \"Deploy Patrol: To Oressa\": confirm that first");
    close_kit(&k);
}

static void FR_124_FR_E13_FR_E48_a_unit_must_be_stronger_than_the_garrison(void **state)
{
    (void)state;
    static const struct { const char *unit, *commander; int garrison; bool enters; } cases[] = {
        {"guerrilla", "captain_solano", 3, true},  /* 1 + 3 against 3 */
        {"guerrilla", "pilot_lark", 3, false},     /* 1 + 2 against 3 */
        {"militia", NULL, 3, false},
        {"regulars", "pilot_lark", 4, true},       /* 3 + 2 against 4 */
        {"militia", "pilot_lark", 4, false},
        {"militia", NULL, 2, false},
        {"militia", NULL, 1, true},
        {"guerrilla", NULL, 0, true},              /* FR-127 */
    };
    for (int i = 0; i < COUNT(cases); i++) {
        struct kit k;
        open_kit(&k, 2);
        free_planet(&k, "tarn", 0);
        garrison(&k, "duskhaven", cases[i].garrison);
        int slot = rebels(&k, 0, cases[i].unit, "tarn");
        if (cases[i].commander) {
            enter(&k, 0, cases[i].commander, "tarn");
            command(&k, cases[i].commander, slot);
        }
        assert_int_equal(in_set(reach(&k.c, k.g, slot, false), planet_id(&k, "duskhaven")), cases[i].enters);
        at_player_turn(&k, 0);
        if (cases[i].enters) {
            go(&k, cases[i].commander ? ACT_MOVE_UNDER : ACT_MOVE_UNIT, cases[i].unit, "duskhaven");
            assert_int_equal(count_rebels(&k, 0, cases[i].unit, "duskhaven"), 1);
        }
        close_kit(&k);
    }
}

static void FR_125_FR_E14_the_same_threshold_holds_for_leaving(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    int slot = rebels(&k, 0, "guerrilla", "kolvane"); /* garrison 3 */
    enter(&k, 0, "captain_solano", "kolvane");
    command(&k, "captain_solano", slot);
    at_player_turn(&k, 0);
    assert_true(offered(&k, ACT_MOVE_UNDER, card_id(&k, "guerrilla")));
    close_kit(&k);

    open_kit(&k, 2); /* 2 is not greater than 2 */
    free_planet(&k, "oressa", 0);
    rebels(&k, 0, "militia", "tarn");
    enter(&k, 0, "pilot_lark", "oressa");
    at_player_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_MOVE_UNIT), 0);
    close_kit(&k);

    open_kit(&k, 2); /* its commander was taken over by another player */
    free_planet(&k, "tarn", 0);
    rebels(&k, 0, "guerrilla", "kolvane");
    enter(&k, 1, "captain_solano", "kolvane");
    enter(&k, 0, "pilot_lark", "tarn");
    at_player_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_MOVE_UNIT) + offers(&k, ACT_MOVE_UNDER), 0);
    assert_true(refused(&k, ACT_MOVE_UNIT, card_id(&k, "guerrilla"), -1, -1, 125));
    close_kit(&k);
}

static void FR_126_FR_S42_each_unit_is_tested_alone(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    rebels(&k, 0, "militia", "tarn");
    rebels(&k, 0, "militia", "tarn"); /* together 4 against 3 */
    free_planet(&k, "oressa", 0);
    at_player_turn(&k, 0);
    take(&k, ACT_MOVE_UNIT, "militia");
    assert_false(offered(&k, ACT_GO, planet_id(&k, "kolvane")));
    close_kit(&k);
}

static void FR_127_a_garrison_of_0_has_no_threshold_whatever_the_state(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    garrison(&k, "tarn", 0);
    troops(&k, "patrol", "tarn"); /* still under imperial control */
    occupy(&k, "oressa");
    troops(&k, "patrol", "oressa");
    free_planet(&k, "merrow", 1);
    int slot = rebels(&k, 0, "guerrilla", "tarn");
    assert_int_equal(reach(&k.c, k.g, slot, false), planets(&k, 2, "oressa", "merrow"));
    close_kit(&k);
}

static void FR_128_characters_alone_are_never_stopped(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "bodyguard_grum", "duskhaven");
    at_player_turn(&k, 0);
    take(&k, ACT_MOVE_CHARACTER, "bodyguard_grum");
    assert_int_equal(destinations(&k), planets(&k, 4, "tarn", "oressa", "kolvane", "merrow"));
    close_kit(&k);
}

static void FR_129_commander_and_unit_move_as_one(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    enter(&k, 0, "general_korvane", "tarn");
    int slot = rebels(&k, 0, "militia", "tarn");
    command(&k, "general_korvane", slot);
    at_player_turn(&k, 0);
    go(&k, ACT_MOVE_UNDER, "militia", "oressa");
    assert_int_equal(place_of(&k, "general_korvane"), planet_id(&k, "oressa"));
    assert_int_equal(k.g->rebel[slot].commander, card_id(&k, "general_korvane"));
    assert_false(offered(&k, ACT_MOVE_CHARACTER, card_id(&k, "general_korvane"))); /* he has moved */
    close_kit(&k);
}

static void FR_130_FR_S43_a_commander_may_leave_and_the_unit_is_tested_without_him(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    enter(&k, 0, "general_korvane", "kolvane");
    int slot = rebels(&k, 0, "guerrilla", "kolvane"); /* 1 + 4 against 3 */
    command(&k, "general_korvane", slot);
    at_player_turn(&k, 0);
    assert_true(offered(&k, ACT_MOVE_UNDER, card_id(&k, "guerrilla")));
    go(&k, ACT_MOVE_CHARACTER, "general_korvane", "tarn");
    assert_int_equal(k.g->rebel[slot].commander, 0);
    assert_int_equal(offers(&k, ACT_MOVE_UNIT) + offers(&k, ACT_MOVE_UNDER), 0);
    close_kit(&k);
}

static void FR_131_FR_S44_imperial_units_stop_nobody_in_this_step(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    troops(&k, "guard", "tarn");
    troops(&k, "guard", "oressa");
    rebels(&k, 0, "guerrilla", "tarn");
    at_player_turn(&k, 0);
    go(&k, ACT_MOVE_UNIT, "guerrilla", "oressa");
    assert_int_equal(count_rebels(&k, 0, "guerrilla", "oressa"), 1);
    close_kit(&k);
}

static void FR_132_FR_S45_there_is_no_stacking_limit(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    for (int i = 0; i < 9; i++) rebels(&k, (seat)(i % 3), "guerrilla", "oressa");
    rebels(&k, 0, "militia", "tarn");
    at_player_turn(&k, 0);
    go(&k, ACT_MOVE_UNIT, "militia", "oressa");
    assert_int_equal(set_count(k.g->rebels_on[planet_id(&k, "oressa")]), 10);
    close_kit(&k);
}

static void FR_010_there_is_no_adjacency(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    gates(&k, true, true);
    enter(&k, 0, "pilot_lark", "tarn");
    at_player_turn(&k, 0);
    take(&k, ACT_MOVE_CHARACTER, "pilot_lark");
    assert_int_equal(set_count(destinations(&k)), 8);
    close_kit(&k);
}

static void FR_300_FR_S102_acts_come_one_at_a_time_in_any_order(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "merrow", 0);
    rebels(&k, 0, "militia", "tarn");
    plotted(&k, 0, "patrol");
    plotted(&k, 0, "pilot_lark");
    at_player_turn(&k, 0);
    go(&k, ACT_DEPLOY, "patrol", "oressa");
    go(&k, ACT_ENTER, "pilot_lark", "oressa");
    assert_true(offered(&k, ACT_MOVE_UNIT, card_id(&k, "militia")));
    assert_true(asks(&k, 0, "NEXT_ACT"));
    close_kit(&k);
}

static void FR_301_founding_guerrillas_and_defection_are_not_moves(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "aurelion"); /* closed, garrison 6 */
    mission(&k, "senator_ilane", FORM_GUERRILLAS, 0);
    give(&k, 0, "guerrilla");
    fix_dice(&k, 1, 1);
    at_execution(&k, 0);
    answer(&k, ACT_FORM);
    assert_int_equal(count_rebels(&k, 0, "guerrilla", "aurelion"), 1);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_109_FR_111_three_outer_planets_in_revolt_open_the_centre),
    TEST(FR_110_FR_115_FR_S35_FR_S38_two_central_planets_open_the_capital_by_themselves),
    TEST(FR_113_FR_S37_an_occupied_planet_is_not_in_revolt),
    TEST(FR_283_the_switch_scar_counts_occupied_planets),
    TEST(FR_E12_a_gate_stands_for_the_whole_turn),
    TEST(FR_112_FR_S36_the_gates_bind_every_move),
    TEST(FR_284_the_switch_free_empire_lets_imperial_cards_through_the_gates),
    TEST(FR_114_FR_S38_pieces_inside_a_closed_zone_stay_and_leave_but_none_enters),
    TEST(FR_116_FR_117_the_active_player_moves_what_is_his_or_not),
    TEST(FR_118_FR_S39_each_piece_moves_once),
    TEST(FR_119_plotted_rebel_characters_may_be_placed_now),
    TEST(FR_095_FR_298_a_staged_character_must_be_placed),
    TEST(FR_120_FR_121_FR_S40_only_cards_plotted_by_the_active_player_are_deployed),
    TEST(FR_122_imperial_units_ignore_garrisons),
    TEST(FR_123_FR_S41_an_imperial_character_commands_an_imperial_unit),
    TEST(FR_123_two_commanders_for_one_unit_are_refused_with_the_reason),
    TEST(FR_120_deployments_that_others_may_answer_are_confirmed_singly),
    TEST(FR_124_FR_E13_FR_E48_a_unit_must_be_stronger_than_the_garrison),
    TEST(FR_125_FR_E14_the_same_threshold_holds_for_leaving),
    TEST(FR_126_FR_S42_each_unit_is_tested_alone),
    TEST(FR_127_a_garrison_of_0_has_no_threshold_whatever_the_state),
    TEST(FR_128_characters_alone_are_never_stopped),
    TEST(FR_129_commander_and_unit_move_as_one),
    TEST(FR_130_FR_S43_a_commander_may_leave_and_the_unit_is_tested_without_him),
    TEST(FR_131_FR_S44_imperial_units_stop_nobody_in_this_step),
    TEST(FR_132_FR_S45_there_is_no_stacking_limit),
    TEST(FR_010_there_is_no_adjacency),
    TEST(FR_300_FR_S102_acts_come_one_at_a_time_in_any_order),
    TEST(FR_301_founding_guerrillas_and_defection_are_not_moves),
};
TEST_GROUP(tests);
