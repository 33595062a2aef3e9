/* test_cards.c: chapter 18: the windows of event and item cards, what each does, defaults of absent players, switches. */
#include "kit.h"

static bool can_play(struct kit *k, const char *card) { return offered(k, ACT_PLAY, card_id(k, card)); }
static int garrison_of(struct kit *k, const char *planet) { return k->g->world[planet_id(k, planet)].garrison; }

/* -- Windows ------------------------------------------------------------------------------------------------------- */

static void FR_264_FR_265_cards_are_played_from_hand_and_discarded(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "duskhaven");
    mission(&k, "senator_ilane", REBELLION, 0);
    give(&k, 0, "popular_uprising");
    fix_dice(&k, 1, 3);
    at_execution(&k, 0);
    assert_true(asks(&k, 0, "REACT"));
    play(&k, "popular_uprising"); /* without plotting */
    assert_int_equal(last_event(&k, EV_REBELLION)->b, 5 + 2);
    assert_true(in_pile(&k, DISCARD, "popular_uprising"));
    assert_int_equal(garrison_of(&k, "duskhaven"), 0);
    close_kit(&k);
}

static void FR_266_FR_S87_a_card_is_played_in_its_window_only(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "duskhaven");
    mission(&k, "senator_ilane", REBELLION, 0);
    give(&k, 0, "popular_uprising");
    give(&k, 0, "ambush");
    give(&k, 0, "heavy_blaster");
    at_execution(&k, 0);
    assert_true(can_play(&k, "popular_uprising"));
    assert_false(can_play(&k, "ambush"));
    assert_true(refused(&k, ACT_PLAY, card_id(&k, "ambush"), -1, -1, 266));
    assert_false(can_play(&k, "heavy_blaster"));
    close_kit(&k);
}

static void FR_267_FR_S87_the_order_in_a_window(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3); /* 5.5, Rift Storm: the active player first, then clockwise */
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    rebels(&k, 0, "militia", "tarn");
    rebels(&k, 2, "militia", "tarn");
    give(&k, 1, "sand_lurker");
    give(&k, 2, "cave_swarm");
    give(&k, 0, "rift_storm");
    at_reaction(&k, 1);
    assert_true(asks(&k, 1, "REACT"));
    answer(&k, ACT_PASS);
    assert_true(asks(&k, 2, "REACT"));
    answer(&k, ACT_PASS);
    assert_true(asks(&k, 0, "REACT"));
    assert_true(can_play(&k, "rift_storm"));
    close_kit(&k);

    open_kit(&k, 3); /* phase 6: from the start marker */
    give(&k, 1, "construction_delay");
    give(&k, 0, "sand_lurker");
    give(&k, 2, "cave_swarm");
    k.g->start = 2;
    at_end(&k, 2);
    assert_true(asks(&k, 2, "REACT"));
    answer(&k, ACT_PASS);
    assert_true(asks(&k, 0, "REACT"));
    close_kit(&k);
}

static void FR_268_FR_S88_equal_names_do_not_add_up_on_one_roll(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "duskhaven");
    mission(&k, "senator_ilane", REBELLION, 0);
    give(&k, 0, "popular_uprising");
    give(&k, 0, "popular_uprising");
    fix_dice(&k, 1, 6);
    at_execution(&k, 0);
    play(&k, "popular_uprising");
    assert_int_equal(last_event(&k, EV_REBELLION)->b, 7); /* the second is not even offered */
    assert_int_equal(copies(&k, HAND + 0, "popular_uprising"), 1);
    close_kit(&k);
}

static void FR_269_a_roll_of_6_against_6_succeeds(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "duellist_kaen", "tarn"); /* combat 5 */
    mission(&k, "duellist_kaen", FORM_GUERRILLAS, 0);
    give(&k, 0, "heavy_blaster");
    give(&k, 1, "titan_worm");
    fix_dice(&k, 2, 6, 6);
    at_interference(&k, 0);
    answer(&k, ACT_ATTACK);
    assert_true(asks(&k, 0, "REACT"));
    play(&k, "heavy_blaster"); /* 7 */
    assert_int_equal(happened(&k, EV_BEATEN_OFF), 1); /* the Worm fails with its 6, Kaen does not */
    close_kit(&k);
}

static void FR_316_a_window_goes_round_until_all_pass(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2); /* the declaration window: two Leaked Files, one after the other */
    secrets(&k, 1);
    enter(&k, 0, "senator_ilane", "tarn");
    give(&k, 0, "leaked_files");
    give(&k, 0, "leaked_files");
    at_reveals(&k, 0);
    decline_until_seat(&k, 0, "NEXT_DECLARATION");
    play(&k, "leaked_files");
    while (strcmp(asked(&k), "NEXT_DECLARATION")) answer(&k, ACT_PICK_CHARACTER);
    while (asked_seat(&k) != 0) answer(&k, ACT_PASS);
    assert_true(can_play(&k, "leaked_files")); /* asked again */
    close_kit(&k);
}

static void FR_317_FR_S108_a_card_needs_a_possible_effect(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2); /* Amnesty without a rebel character in the discard pile */
    give(&k, 0, "amnesty");
    plotted(&k, 0, "pilot_lark");
    at_reveals(&k, 0);
    assert_false(can_play(&k, "amnesty"));
    close_kit(&k);

    open_kit(&k, 2);
    give(&k, 0, "amnesty");
    discard(&k, "mystic_aurel");
    at_reveals(&k, 0);
    assert_true(can_play(&k, "amnesty"));
    close_kit(&k);
}

static void FR_318_yours_are_characters_you_control_and_units_you_own(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3); /* Heavy Blaster is for a character of the active player, never for the attack card */
    enter(&k, 0, "senator_ilane", "tarn");
    mission(&k, "senator_ilane", REBELLION, 0);
    give(&k, 1, "titan_worm");
    give(&k, 1, "heavy_blaster");
    give(&k, 2, "heavy_blaster");
    fix_dice(&k, 3, 6, 6, 6);
    at_interference(&k, 0);
    decline_until_seat(&k, 1, "NEXT_ATTACK");
    answer(&k, ACT_ATTACK, card_id(&k, "titan_worm"));
    assert_int_equal(happened(&k, EV_FOUGHT), 2); /* nobody could play anything */
    close_kit(&k);

    open_kit(&k, 3); /* Ambush is for owners of units that take part */
    free_planet(&k, "tarn", 0);
    rebels(&k, 1, "militia", "tarn");
    troops(&k, "patrol", "tarn");
    give(&k, 0, "ambush");
    fix_dice(&k, 2, 1, 1);
    at_battle(&k, 0);
    assert_int_equal(last_event(&k, EV_RESULT)->b, 3);
    assert_true(in_pile(&k, HAND + 0, "ambush"));
    close_kit(&k);
}

/* -- Events -------------------------------------------------------------------------------------------------------- */

static void leaked_files_show_one_value_to_one_player(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    secrets(&k, 1);
    points(&k, 1, "senator_ilane", 7);
    enter(&k, 0, "pilot_lark", "tarn");
    give(&k, 0, "leaked_files");
    at_reveals(&k, 0);
    decline_until_seat(&k, 0, "NEXT_DECLARATION");
    play(&k, "leaked_files");
    if (offered(&k, ACT_PICK_PLAYER, 1)) answer(&k, ACT_PICK_PLAYER, 1);
    answer(&k, ACT_PICK_CHARACTER, card_id(&k, "senator_ilane"));
    STATE seen;
    see(&k, 0, &seen);
    assert_int_equal(seen.player[1].points[card_id(&k, "senator_ilane")], 7);
    see(&k, 2, &seen);
    assert_int_equal(seen.player[1].points[card_id(&k, "senator_ilane")], 0);
    assert_int_equal(happened(&k, EV_SPIED), 1);
    close_kit(&k);
}

static void purge_takes_a_card_at_random(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "tarn");
    mission(&k, "senator_ilane", REBELLION, 0);
    give(&k, 0, "purge");
    give(&k, 1, "sand_lurker");
    give(&k, 1, "cave_swarm");
    fix_picks(&k, 1, 1);
    at_execution(&k, 0);
    play(&k, "purge");
    if (offered(&k, ACT_PICK_PLAYER)) answer(&k, ACT_PICK_PLAYER, 1);
    assert_int_equal(happened(&k, EV_DISCARDED), 1);
    assert_int_equal(last_event(&k, EV_DISCARDED)->who, 1);
    assert_int_equal(last_event(&k, EV_DISCARDED)->a, card_id(&k, "cave_swarm")); /* the second, by the pick */
    close_kit(&k);
}

static void construction_delay_keeps_the_marker_off(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    k.g->markers = 9;
    give(&k, 1, "construction_delay");
    at_end(&k, 0);
    decline_until_seat(&k, 1, "REACT");
    play(&k, "construction_delay");
    assert_false(over(&k));
    assert_int_equal(k.g->markers, 9);
    close_kit(&k);
}

static void rift_storm_forbids_the_reaction_move(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    rebels(&k, 1, "militia", "tarn");
    give(&k, 0, "rift_storm");
    give(&k, 1, "courier_ship");
    at_reaction(&k, 0);
    decline_until_seat(&k, 0, "REACT");
    play(&k, "rift_storm");
    if (offered(&k, ACT_PICK_PLAYER)) answer(&k, ACT_PICK_PLAYER);
    assert_int_equal(last_event(&k, EV_PINNED)->who, 1);
    assert_true(strcmp(asked(&k), "WHICH_UNIT") != 0);
    close_kit(&k);
}

static void convoy_draws_beyond_the_limit(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    give(&k, 0, "convoy");
    at_turn(&k, 0);
    assert_true(asks(&k, 0, "REACT"));
    assert_int_equal(hand_count(k.g, 0), 6);
    play(&k, "convoy");
    assert_int_equal(hand_count(k.g, 0), 7); /* the card is gone, two came */
    close_kit(&k);
}

static void amnesty_takes_a_rebel_character_back(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    give(&k, 0, "amnesty");
    discard(&k, "mystic_aurel");
    discard(&k, "crown_heir"); /* not a rebel */
    at_reveals(&k, 0);
    play(&k, "amnesty");
    if (offered(&k, ACT_PICK_CHARACTER)) {
        assert_false(offered(&k, ACT_PICK_CHARACTER, card_id(&k, "crown_heir")));
        answer(&k, ACT_PICK_CHARACTER, card_id(&k, "mystic_aurel"));
    }
    assert_true(in_pile(&k, HAND + 0, "mystic_aurel"));
    close_kit(&k);
}

static void counter_order_discards_a_weak_unit_on_the_owners_planet(void **state)
{
    (void)state;
    static const struct { const char *unit; bool possible; } cases[] = {{"line", true}, {"heavy", false}};
    for (int i = 0; i < COUNT(cases); i++) {
        struct kit k;
        open_kit(&k, 2);
        free_planet(&k, "tarn", 1);
        give(&k, 1, "counter_order");
        plotted(&k, 0, cases[i].unit);
        plotted(&k, 0, "patrol");
        at_player_turn(&k, 0);
        go(&k, ACT_DEPLOY, cases[i].unit, "tarn");
        assert_int_equal(asks(&k, 1, "REACT") && can_play(&k, "counter_order"), cases[i].possible);
        if (cases[i].possible) {
            play(&k, "counter_order");
            assert_int_equal(count_troops(&k, cases[i].unit, "tarn"), 0);
            assert_true(in_pile(&k, DISCARD, cases[i].unit));
        }
        close_kit(&k);
    }
}

/* -- Items --------------------------------------------------------------------------------------------------------- */

static void deflector_belt_saves_a_character(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "tarn");
    mission(&k, "senator_ilane", REBELLION, 0);
    give(&k, 0, "deflector_belt");
    give(&k, 1, "titan_worm");
    fix_dice(&k, 3, 1, 6, 1);
    at_interference(&k, 0);
    answer(&k, ACT_ATTACK);
    assert_true(asks(&k, 0, "REACT"));
    play(&k, "deflector_belt");
    assert_true(in_play(&k, "senator_ilane"));
    assert_int_equal(happened(&k, EV_REBELLION), 1); /* her mission goes on */
    close_kit(&k);
}

static void FR_309_FR_S115_courier_ship_moves_another_unit(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    rebels(&k, 1, "militia", "tarn");
    rebels(&k, 1, "guerrilla", "tarn");
    give(&k, 1, "courier_ship");
    at_reaction(&k, 0);
    go(&k, ACT_MOVE_UNIT, "militia", "oressa");
    assert_true(can_play(&k, "courier_ship"));
    play(&k, "courier_ship");
    assert_false(offered(&k, ACT_MOVE_UNIT, card_id(&k, "militia"))); /* it has moved */
    go(&k, ACT_MOVE_UNIT, "guerrilla", "oressa");
    assert_int_equal(count_rebels(&k, 1, NULL, "oressa"), 2);
    close_kit(&k);
}

static void forged_orders_ignore_planetary_defence_but_not_the_gates(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    rebels(&k, 0, "guerrilla", "kolvane"); /* garrison 3: cannot leave */
    give(&k, 0, "forged_orders");
    at_player_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_MOVE_UNIT), 0);
    play(&k, "forged_orders");
    if (offered(&k, ACT_MOVE_UNIT)) answer(&k, ACT_MOVE_UNIT);
    assert_false(offered(&k, ACT_GO, planet_id(&k, "veyra")));
    answer(&k, ACT_GO, planet_id(&k, "duskhaven"));
    assert_int_equal(count_rebels(&k, 0, "guerrilla", "duskhaven"), 1);
    close_kit(&k);
}

static void demolition_charge_adds_to_sabotage(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "engineer_pell", "imperatrix"); /* 5 */
    mission(&k, "engineer_pell", SABOTAGE, 1);
    give(&k, 0, "demolition_charge");
    k.g->markers = 3;
    fix_dice(&k, 2, 4, 4);
    at_execution(&k, 0);
    decline_until_seat(&k, 0, "REACT");
    play(&k, "demolition_charge");
    assert_int_equal(last_event(&k, EV_SABOTAGE)->b, 8);
    assert_int_equal(nth_event(&k, EV_MARKERS, 0)->a, 2);
    close_kit(&k);
}

static void pirate_broadcast_rolls_again(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "duskhaven");
    mission(&k, "senator_ilane", REBELLION, 0);
    give(&k, 0, "pirate_broadcast");
    fix_dice(&k, 2, 6, 2);
    at_execution(&k, 0);
    decline_until_seat(&k, 0, "REACT");
    assert_int_equal(happened(&k, EV_REBELLION), 1); /* after the roll */
    play(&k, "pirate_broadcast");
    assert_int_equal(garrison_of(&k, "duskhaven"), 4 - 3); /* the second roll stands */
    close_kit(&k);
}

/* -- Switches and defaults ----------------------------------------------------------------------------------------- */

static void FR_282_the_switch_takeover(void **state)
{
    (void)state;
    for (int commanded = 0; commanded < 2; commanded++)
        for (u32 options = 0; options <= TAKEOVER; options += TAKEOVER) {
            struct kit k;
            open_options(&k, 2, options);
            int slot = rebels(&k, 1, "guerrilla", "tarn");
            if (commanded) {
                enter(&k, 1, "pilot_lark", "tarn");
                command(&k, "pilot_lark", slot);
            }
            give(&k, 0, "militia");
            at_organisation(&k, 0);
            answer(&k, ACT_PROMOTE);
            seat owner = options == TAKEOVER && !commanded ? 0 : 1;
            assert_int_equal(count_rebels(&k, owner, "militia", "tarn"), 1);
            close_kit(&k);
        }
}

static void FR_285_the_switch_loyal_troops(void **state)
{
    (void)state;
    for (u32 options = 0; options <= LOYAL_TROOPS; options += LOYAL_TROOPS) {
        struct kit k;
        open_options(&k, 2, options);
        enter(&k, 0, "general_korvane", "tarn");
        int slot = rebels(&k, 0, "militia", "tarn");
        command(&k, "general_korvane", slot);
        points(&k, 1, "general_korvane", 6);
        at_reveals(&k, 0);
        decline_until_seat(&k, 1, "NEXT_DECLARATION");
        answer(&k, ACT_DECLARE, card_id(&k, "general_korvane"));
        assert_int_equal(controller(&k, "general_korvane"), 1);
        assert_int_equal(k.g->rebel[slot].owner, options == LOYAL_TROOPS ? 1 : 0);
        assert_int_equal(k.g->rebel[slot].commander, options == LOYAL_TROOPS ? card_id(&k, "general_korvane") : 0);
        close_kit(&k);
    }
}

static void FR_S92_talk_is_free_and_binds_nobody(void **state)
{
    (void)state;
    struct content content;
    struct text error = {0};
    assert_true(content_open(&content, freedom_game.linked.block, *freedom_game.linked.bytes));
    struct setup setup = {.players = 3, .scenario = 1};
    struct table *t = table_new(&freedom_game, &content, &setup, 5, &error);
    u8 before[sizeof(STATE)];
    memcpy(before, table_state(t), sizeof before);
    table_talk(t, 1, "I give you Tarn if you leave Merrow alone");
    assert_memory_equal(table_state(t), before, sizeof before);
    seat who;
    int at;
    assert_string_equal(table_said(t, 0, &who, &at), "I give you Tarn if you leave Merrow alone");
    assert_int_equal(who, 1);
    table_free(t);
    text_free(&error);
}

static void FR_S94_two_players(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 1, "pilot_lark", "tarn");
    enter(&k, 0, "senator_ilane", "tarn");
    at_choosing(&k, 0);
    assert_true(asks(&k, 0, "CUT_IN")); /* the lower is due, the higher may cut in */
    answer(&k, ACT_PASS);
    assert_int_equal(k.g->active, 1);
    close_kit(&k);
}

static const struct action *by_default(struct kit *k) { return &k->c.option[default_option(&k->c, k->g, k->c.seat)]; }

static void FR_S95_FR_S109_defaults_of_an_absent_player(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2); /* a staged character: the lowest-numbered outer planet */
    enter(&k, 0, "spy_nione", NULL);
    enter(&k, 0, "pilot_lark", "tarn");
    at_player_turn(&k, 0);
    assert_int_equal(by_default(&k)->verb, ACT_PLACE);
    answer(&k, ACT_PLACE);
    assert_int_equal(by_default(&k)->a, planet_id(&k, "tarn"));
    close_kit(&k);

    open_kit(&k, 2); /* optional choices: pass */
    enter(&k, 0, "pilot_lark", "tarn");
    at_player_turn(&k, 0);
    assert_int_equal(by_default(&k)->verb, ACT_DONE);
    close_kit(&k);

    open_kit(&k, 2); /* escorts: the highest combat, then the lowest card number */
    enter(&k, 0, "senator_ilane", "tarn");
    enter(&k, 0, "commander_veld", "tarn");
    enter(&k, 0, "duellist_kaen", "tarn");
    enter(&k, 0, "bodyguard_grum", "tarn");
    mission(&k, "senator_ilane", REBELLION, 0);
    mission(&k, "commander_veld", ESCORT, card_id(&k, "senator_ilane"));
    mission(&k, "duellist_kaen", ESCORT, card_id(&k, "senator_ilane"));
    mission(&k, "bodyguard_grum", ESCORT, card_id(&k, "senator_ilane"));
    give(&k, 1, "titan_worm");
    at_interference(&k, 0);
    answer(&k, ACT_ATTACK, -1, card_id(&k, "senator_ilane"));
    assert_int_equal(by_default(&k)->a, card_id(&k, "duellist_kaen"));
    close_kit(&k);

    open_kit(&k, 2); /* a Rebellion: the garrison if one is left */
    garrison(&k, "kolvane", 1);
    troops(&k, "line", "kolvane");
    rebels(&k, 1, "guerrilla", "kolvane");
    enter(&k, 0, "senator_ilane", "kolvane");
    mission(&k, "senator_ilane", REBELLION, 0);
    fix_dice(&k, 1, 1);
    at_execution(&k, 0);
    assert_int_equal(by_default(&k)->verb, ACT_WEAKEN);
    close_kit(&k);

    open_kit(&k, 2); /* losses: the smallest strength first */
    free_planet(&k, "tarn", 0);
    rebels(&k, 0, "regulars", "tarn");
    rebels(&k, 0, "militia", "tarn");
    troops(&k, "guard", "tarn");
    fix_dice(&k, 2, 1, 6);
    at_battle(&k, 0);
    assert_true(asks(&k, 0, "WHICH_LOSS"));
    assert_int_equal(by_default(&k)->a, card_id(&k, "militia"));
    close_kit(&k);

    open_kit(&k, 2); /* stationing: the strongest */
    troops(&k, "line", "tarn");
    troops(&k, "heavy", "tarn");
    at_control(&k, 0);
    assert_int_equal(by_default(&k)->a, card_id(&k, "heavy"));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_264_FR_265_cards_are_played_from_hand_and_discarded),
    TEST(FR_266_FR_S87_a_card_is_played_in_its_window_only),
    TEST(FR_267_FR_S87_the_order_in_a_window),
    TEST(FR_268_FR_S88_equal_names_do_not_add_up_on_one_roll),
    TEST(FR_269_a_roll_of_6_against_6_succeeds),
    TEST(FR_316_a_window_goes_round_until_all_pass),
    TEST(FR_317_FR_S108_a_card_needs_a_possible_effect),
    TEST(FR_318_yours_are_characters_you_control_and_units_you_own),
    TEST(leaked_files_show_one_value_to_one_player),
    TEST(purge_takes_a_card_at_random),
    TEST(construction_delay_keeps_the_marker_off),
    TEST(rift_storm_forbids_the_reaction_move),
    TEST(convoy_draws_beyond_the_limit),
    TEST(amnesty_takes_a_rebel_character_back),
    TEST(counter_order_discards_a_weak_unit_on_the_owners_planet),
    TEST(deflector_belt_saves_a_character),
    TEST(FR_309_FR_S115_courier_ship_moves_another_unit),
    TEST(forged_orders_ignore_planetary_defence_but_not_the_gates),
    TEST(demolition_charge_adds_to_sabotage),
    TEST(pirate_broadcast_rolls_again),
    TEST(FR_282_the_switch_takeover),
    TEST(FR_285_the_switch_loyal_troops),
    TEST(FR_S92_talk_is_free_and_binds_nobody),
    TEST(FR_S94_two_players),
    TEST(FR_S95_FR_S109_defaults_of_an_absent_player),
};
TEST_GROUP(tests);
