/* test_table.c: chapter 1: what the map, the cards and the dice are, what is in play and whose it is. */
#include <stdio.h>

#include "kit.h"

/* -- Components --------------------------------------------------------------------------------------------------- */

static int planets_in(struct kit *k, int zone)
{
    int n = 0;
    for (u8 id = 1; id <= k->content.count[KIND_PLANET]; id++) n += planet_row(k, id)->zone == zone;
    return n;
}

static void FR_001_FR_S03_the_map_is_five_outer_three_central_planets_and_one_capital(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    assert_int_equal(k.content.count[KIND_PLANET], 9);
    assert_int_equal(planets_in(&k, OUTER), 5);
    assert_int_equal(planets_in(&k, CENTRAL), 3);
    assert_int_equal(planets_in(&k, CAPITAL), 1);
    assert_int_equal(k.g->capital, planet_id(&k, "imperatrix"));
    assert_non_null(checked("planet { id = 'rival', name = 'Rival', zone = 'capital', garrison = 1, economy = 1, "
                            "influence = 1 }", 3, 0)); /* exactly one Capital */
    assert_null(checked("planet { id = 'rival', name = 'Rival', zone = 'outer', garrison = 1, economy = 1, "
                        "influence = 1 }", 3, 0));
    char lua[1000] = "";
    static const char *const outer[] = {"tarn", "oressa", "kolvane", "duskhaven"}; /* of five */
    for (int i = 0; i < COUNT(outer); i++)
        snprintf(lua + strlen(lua), sizeof lua - strlen(lua), "planet { id = '%s', name = 'P', zone = 'central', "
                 "garrison = 1, economy = 1, influence = 1 }\n", outer[i]);
    assert_non_null(checked(lua, 2, 0)); /* no way between outer planets */
    assert_null(checked(strchr(lua, '\n'), 2, 0)); /* two of them are left */
    close_kit(&k);
}

static void FR_002_a_planet_has_zone_garrison_economy_and_influence(void **state)
{
    (void)state;
    static const struct { const char *id; int zone, garrison, economy, influence; } printed[] = {
        {"tarn", OUTER, 2, 1, 1}, {"oressa", OUTER, 2, 1, 2}, {"kolvane", OUTER, 3, 1, 3}, {"merrow", OUTER, 3, 2, 2},
        {"duskhaven", OUTER, 4, 2, 3}, {"veyra", CENTRAL, 4, 1, 3}, {"castellan", CENTRAL, 5, 2, 4},
        {"aurelion", CENTRAL, 6, 2, 5}, {"imperatrix", CAPITAL, 10, 3, 1}};
    struct kit k;
    open_kit(&k, 3);
    for (int i = 0; i < COUNT(printed); i++) {
        const struct planet_row *row = planet_row(&k, planet_id(&k, printed[i].id));
        assert_int_equal(row->zone, printed[i].zone);
        assert_int_equal(row->garrison, printed[i].garrison);
        assert_int_equal(row->economy, printed[i].economy);
        assert_int_equal(row->influence, printed[i].influence);
    }
    close_kit(&k);
}

static void stats(struct kit *k, const char *id, int combat, int command, int politics)
{
    const struct card_row *row = card_row(k, card_id(k, id));
    assert_int_equal(row->combat, combat);
    assert_int_equal(row->command, command);
    assert_int_equal(row->politics, politics);
}

static void FR_003_a_character_has_combat_command_and_politics(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    stats(&k, "senator_ilane", 1, 1, 5);
    stats(&k, "general_korvane", 3, 4, 2);
    stats(&k, "bodyguard_grum", 5, 1, 0);
    stats(&k, "mystic_aurel", 4, 2, 4);
    stats(&k, "knight_of_the_crown", 5, 3, 1);
    stats(&k, "crown_heir", 3, 3, 4);
    stats(&k, "master_of_spies", 4, 1, 4);
    close_kit(&k);
}

static void FR_004_a_unit_has_a_side_a_type_and_a_strength(void **state)
{
    (void)state;
    static const struct { const char *id; int family, strength, copies; } printed[] = {
        {"guerrilla", REBEL_UNIT, 1, 10}, {"militia", REBEL_UNIT, 2, 7}, {"regulars", REBEL_UNIT, 3, 6},
        {"veterans", REBEL_UNIT, 4, 4}, {"elite", REBEL_UNIT, 5, 4}, {"patrol", IMPERIAL_UNIT, 1, 8},
        {"security", IMPERIAL_UNIT, 2, 5}, {"line", IMPERIAL_UNIT, 3, 4}, {"heavy", IMPERIAL_UNIT, 4, 2},
        {"crack", IMPERIAL_UNIT, 5, 4}, {"guard", IMPERIAL_UNIT, 6, 2}};
    struct kit k;
    open_kit(&k, 3);
    for (int i = 0; i < COUNT(printed); i++) {
        const struct card_row *row = card_row(&k, card_id(&k, printed[i].id));
        assert_int_equal(row->family, printed[i].family);
        assert_int_equal(row->strength, printed[i].strength);
        assert_int_equal(row->copies, printed[i].copies);
    }
    close_kit(&k);
}

static void FR_005_seven_families_are_in_the_draw_deck(void **state)
{
    (void)state;
    static const int in_deck[ITEM + 1] = {0, 20, 4, 27, 19, 8, 12, 10};
    int seen[ITEM + 1] = {0};
    struct kit k;
    open_table(&k, (struct opening){.cards = true});
    for (int i = 0; i < pile_count(STOCK(k.g), DECK); i++) seen[card_row(&k, card_at(STOCK(k.g), DECK, i))->family]++;
    for (int family = REBEL; family <= ITEM; family++) assert_int_equal(seen[family], in_deck[family]);
    close_kit(&k);
}

static void FR_006_guerrilla_and_patrol_are_the_types_with_special_rules(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    for (u8 id = 1; id <= k.content.count[KIND_CARD]; id++) {
        const struct card_row *row = card_row(&k, id);
        if (row->family != REBEL_UNIT && row->family != IMPERIAL_UNIT) continue;
        assert_int_equal(row->special, id == card_id(&k, "guerrilla") || id == card_id(&k, "patrol"));
    }
    int g = rebels(&k, 0, "guerrilla", "tarn"), m = rebels(&k, 0, "militia", "tarn");
    assert_true(is_guerrilla(k.g, g));
    assert_false(is_guerrilla(k.g, m));
    troops(&k, "patrol", "oressa");   /* a Patrol stays before a stronger unit does */
    troops(&k, "line", "oressa");
    at_control(&k, 0);
    assert_int_equal(count_troops(&k, "patrol", "oressa"), 1);
    assert_int_equal(count_troops(&k, "line", "oressa"), 0);
    close_kit(&k);
}

static void FR_007_ten_doomsday_markers_are_counted_from_0_to_10(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    assert_int_equal(k.g->markers, 0);
    for (int n = 1; n <= 10; n++) {
        if (n > 1) open_kit(&k, 3);
        k.g->markers = (u8)(n - 1);
        at_end(&k, 0);
        assert_int_equal(nth_event(&k, EV_MARKERS, 0)->a, n);
        assert_int_equal(over(&k), n == 10);
        close_kit(&k);
    }
}

/* -- Dice --------------------------------------------------------------------------------------------------------- */

/* What is rolled by luck, many times: the faces that came are bits. */
static u32 rolled(int mission_of, const char *planet, u8 event)
{
    u32 seen = 0;
    struct kit k;
    open_kit(&k, 2);
    gates(&k, true, true);
    enter(&k, 0, "engineer_pell", planet);
    STATE before = *k.g;
    for (u64 seed = 1; seed <= 300; seed++) {
        *k.g = before;
        random_seed(&k.g->head.random, seed);
        mission(&k, "engineer_pell", mission_of, mission_of == SABOTAGE);
        k.g->active = 0;
        at_execution(&k, 0);
        seen |= 1u << last_event(&k, event)->c;
    }
    close_kit(&k);
    return seen;
}

static void FR_008_checks_use_one_or_two_six_sided_dice(void **state)
{
    (void)state;
    assert_int_equal(rolled(FORM_GUERRILLAS, "tarn", EV_GUERRILLAS), 0x7E);   /* 1 to 6 */
    assert_int_equal(rolled(REBELLION, "tarn", EV_REBELLION), 0x7E);
    assert_int_equal(rolled(REBELLION, "imperatrix", EV_REBELLION), 0x1FFC);  /* 2 to 12 */
    assert_int_equal(rolled(SABOTAGE, "imperatrix", EV_SABOTAGE), 0x1FFC);
}

static void FR_009_a_check_succeeds_with_the_stat_or_less(void **state)
{
    (void)state;
    for (int over_by = 0; over_by < 2; over_by++) {
        struct kit k;
        open_kit(&k, 2); /* one die: Lark has command and politics 2 */
        enter(&k, 0, "pilot_lark", "tarn");
        mission(&k, "pilot_lark", FORM_GUERRILLAS, 0);
        give(&k, 0, "guerrilla");
        k.g->active = 0;
        fix_dice(&k, 1, 2 + over_by);
        at_execution(&k, 0);
        assert_int_equal(asks(&k, 0, "guerrillas.WHICH_CARD"), !over_by);
        close_kit(&k);

        open_kit(&k, 2); /* the sum of two dice: Pell has 5 in all */
        k.g->markers = 4;
        enter(&k, 0, "engineer_pell", "imperatrix");
        mission(&k, "engineer_pell", SABOTAGE, 1);
        k.g->active = 0;
        fix_dice(&k, 2, 1, 4 + over_by);
        at_execution(&k, 0);
        assert_int_equal(nth_event(&k, EV_MARKERS, 0)->a, over_by ? 5 : 3); /* 5: that of phase 6 */
        close_kit(&k);
    }
}

/* -- The map in play ---------------------------------------------------------------------------------------------- */

static void FR_010_every_planet_is_one_move_from_every_other(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    for (u8 from = 1; from <= 9; from++) {
        if (from > 1) open_kit(&k, 2);
        for (u8 id = 1; id <= 9; id++) k.g->world[id].garrison = 0;
        gates(&k, true, true);
        const char *name = thing_id(&freedom_game, &k.content, A_PLANET, from);
        enter(&k, 0, "preacher_odun", name);
        rebels(&k, 0, "guerrilla", name);
        at_player_turn(&k, 0);
        answer(&k, ACT_MOVE_CHARACTER, -1, from);
        assert_int_equal(offers(&k, ACT_GO), 8);
        assert_false(offered(&k, ACT_GO, from));
        answer(&k, ACT_GO);
        answer(&k, ACT_MOVE_UNIT, -1, from);
        assert_int_equal(offers(&k, ACT_GO), 8);
        close_kit(&k);
    }
}

static void is_state(struct kit *k, const char *planet, int status, seat owner)
{
    const struct world *w = &k->g->world[planet_id(k, planet)];
    assert_int_equal(w->status, status);
    assert_int_equal(w->owner, owner);
    assert_int_equal(in_set(k->g->revolt, planet_id(k, planet)), status == IN_REVOLT);
    for (seat s = 0; s < k->g->players; s++)
        assert_int_equal(in_set(k->g->player[s].planets, planet_id(k, planet)), s == owner);
}

static void FR_011_a_planet_is_in_exactly_one_of_three_states(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    is_state(&k, "tarn", IMPERIAL_CONTROL, NOBODY);
    k.g->world[planet_id(&k, "tarn")].garrison = 0;
    at_control(&k, 1);
    is_state(&k, "tarn", IN_REVOLT, 1);               /* owned by one player */
    troops(&k, "line", "tarn");
    k.g->acted = 0;
    at_control(&k, 0);
    is_state(&k, "tarn", OCCUPIED, NOBODY);           /* owned by nobody */
    remove_troop(&k.c, k.g, lowest(k.g->troops));
    k.g->acted = 0;
    at_control(&k, 0);
    is_state(&k, "tarn", IN_REVOLT, 0);
    k.g->world[planet_id(&k, "tarn")].owner = NOBODY; /* what no state may be */
    assert_non_null(find_fault(&k.c, k.g));
    k.g->world[planet_id(&k, "tarn")].owner = 0;
    k.g->world[planet_id(&k, "tarn")].status = 3;
    assert_non_null(find_fault(&k.c, k.g));
    close_kit(&k);
}

/* -- Whose ---------------------------------------------------------------------------------------------------------- */

static void FR_012_FR_S10_a_unit_has_one_owner_who_put_it_into_play(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    form(&k, 1);
    free_planet(&k, "tarn", 2);
    give(&k, 1, "guerrilla");
    give(&k, 1, "patrol");
    at_organisation(&k, 0);
    answer(&k, ACT_FOUND, card_id(&k, "guerrilla"));
    answer(&k, ACT_PAY, card_id(&k, "patrol"));
    assert_int_equal(count_rebels(&k, 1, "guerrilla", "tarn"), 1); /* not the owner of the planet */
    assert_int_equal(set_count(k.g->player[0].units | k.g->player[2].units), 0);
    enter(&k, 2, "pilot_lark", "tarn");
    free_planet(&k, "oressa", 2); /* lets the weak unit in */
    at_player_turn(&k, 1);
    assert_true(offered(&k, ACT_MOVE_UNIT, card_id(&k, "guerrilla")));
    assert_int_equal(offers(&k, ACT_MOVE_CHARACTER), 0);           /* Lark follows another player */
    k.g->acted = 0;
    at_player_turn(&k, 2);
    assert_int_equal(offers(&k, ACT_MOVE_UNIT), 0);
    assert_true(offered(&k, ACT_MOVE_CHARACTER, card_id(&k, "pilot_lark")));
    k.g->rebel[lowest(k.g->rebels)].owner = NOBODY;                /* and never none */
    refresh(&k.c, k.g);
    assert_non_null(find_fault(&k.c, k.g));
    close_kit(&k);
}

static void FR_012_FR_S10_the_former_of_guerrillas_owns_them(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    free_planet(&k, "tarn", 2);
    enter(&k, 1, "pilot_lark", "tarn");
    mission(&k, "pilot_lark", FORM_GUERRILLAS, 0);
    give(&k, 1, "guerrilla");
    k.g->active = 1;
    fix_dice(&k, 1, 1);
    at_execution(&k, 1);
    answer(&k, ACT_FORM);
    assert_int_equal(count_rebels(&k, 1, "guerrilla", "tarn"), 1);
    close_kit(&k);
}

static void FR_013_rebels_never_fight_rebels(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    free_planet(&k, "tarn", 2);
    rebels(&k, 0, "veterans", "tarn");
    rebels(&k, 1, "guerrilla", "tarn");
    rebels(&k, 2, "regulars", "tarn");
    at_battle(&k, 0);
    decline_until(&k, "NOWHERE"); /* ten Turns without a card played */
    assert_int_equal(happened(&k, EV_BATTLE), 0);
    assert_int_equal(count_rebels(&k, NOBODY, NULL, "tarn"), 3);
    close_kit(&k);
}

static void FR_013_characters_are_attacked_with_imperial_characters_and_monsters_only(void **state)
{
    (void)state;
    static const char *const harmless[] = {"duellist_kaen", "veterans", "line", "heavy_blaster", "purge"};
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "preacher_odun", "tarn");
    enter(&k, 1, "hunter_marrow", "tarn"); /* beside him, but a rebel */
    mission(&k, "preacher_odun", REBELLION, 0);
    for (int i = 0; i < COUNT(harmless); i++) give(&k, 1, harmless[i]);
    give(&k, 1, "sand_lurker");
    give(&k, 1, "knight_of_the_wall");
    k.g->active = 0;
    at_interference(&k, 0);
    assert_true(asks(&k, 1, "NEXT_ATTACK"));
    assert_int_equal(offers(&k, ACT_ATTACK), 2);
    assert_true(offered(&k, ACT_ATTACK, card_id(&k, "sand_lurker"), card_id(&k, "preacher_odun")));
    assert_true(offered(&k, ACT_ATTACK, card_id(&k, "knight_of_the_wall"), card_id(&k, "preacher_odun")));
    close_kit(&k);
}

static void FR_286_a_monster_has_combat_alone_and_never_enters_play(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    for (u8 id = 1; id <= k.content.count[KIND_CARD]; id++)
        if (card_row(&k, id)->family == MONSTER) {
            assert_in_range(card_row(&k, id)->combat, 1, 6);
            assert_int_equal(card_row(&k, id)->command | card_row(&k, id)->politics | card_row(&k, id)->strength, 0);
        }
    plotted(&k, 0, "titan_worm");
    plotted(&k, 0, "patrol");
    at_player_turn(&k, 0);
    assert_true(offered(&k, ACT_DEPLOY, card_id(&k, "patrol")));
    assert_int_equal(k.c.count, 2); /* that and the end of the step */
    close_kit(&k);

    open_kit(&k, 2);
    enter(&k, 0, "preacher_odun", "tarn");
    mission(&k, "preacher_odun", REBELLION, 0);
    give(&k, 1, "titan_worm");
    k.g->active = 0;
    at_interference(&k, 0);
    fix_dice(&k, 3, 1, 6, 6);
    answer(&k, ACT_ATTACK);
    assert_false(in_play(&k, "preacher_odun"));
    assert_true(in_pile(&k, DISCARD, "titan_worm"));
    assert_int_equal(pile_count(STOCK(k.g), IN_PLAY), 0);
    close_kit(&k);
}

static void FR_287_FR_S96_one_deck_and_one_discard_pile_serve_all(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    form(&k, 1);
    free_planet(&k, "tarn", 0);
    give(&k, 0, "guerrilla");
    give(&k, 0, "duellist_kaen");
    rebels(&k, 1, "guerrilla", "tarn");
    give(&k, 1, "militia");
    deck_is(&k, 0);
    while (pile_count(STOCK(k.g), DISCARD)) card_move(STOCK(k.g), DISCARD, 0, RESERVE, EVERYBODY);
    refresh(&k.c, k.g);
    at_organisation(&k, 0);
    answer(&k, ACT_FOUND, card_id(&k, "guerrilla"));
    answer(&k, ACT_PAY, card_id(&k, "duellist_kaen"));    /* of seat 0 */
    answer(&k, ACT_PROMOTE, card_id(&k, "militia"));
    answer(&k, ACT_UNIT, -1, -1, 1);
    assert_int_equal(pile_count(STOCK(k.g), DISCARD), 2);                 /* and seat 1's Guerrilla lies on the same pile */
    assert_true(in_pile(&k, DISCARD, "duellist_kaen"));
    assert_true(in_pile(&k, DISCARD, "guerrilla"));
    close_kit(&k);

    open_kit(&k, 2); /* one deck: the cards go round in the order in which they lie */
    deck_is(&k, 12, "patrol", "militia", "patrol", "militia", "patrol", "militia", "patrol", "militia", "patrol",
            "militia", "patrol", "militia");
    at_turn(&k, 0);
    assert_int_equal(copies(&k, HAND + 0, "patrol"), 6);
    assert_int_equal(copies(&k, HAND + 1, "militia"), 6);
    close_kit(&k);
}

static void FR_288_in_play_are_characters_on_planets_or_staged_and_units_on_planets(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    points(&k, 1, "pilot_lark", 1);
    points(&k, 1, "princess_seravel", 2);
    points(&k, 1, "preacher_odun", 3);
    points(&k, 1, "orator_mirelle", 4);
    points(&k, 1, "knight_of_the_wall", 5);
    points(&k, 1, "knight_of_the_blade", 6);
    enter(&k, 0, "pilot_lark", "tarn");         /* on a planet: 2 */
    enter(&k, 0, "princess_seravel", NULL);     /* staged: 5 */
    enter(&k, 0, "knight_of_the_blade", "tarn"); /* defected: 1 */
    give(&k, 0, "preacher_odun");
    plotted(&k, 0, "orator_mirelle");
    shown(&k, 0, "knight_of_the_wall");
    assert_int_equal(power(&k, 0), 8);
    at_reveals(&k, 0);
    answer(&k, ACT_PASS);
    assert_true(asks(&k, 1, "NEXT_DECLARATION"));
    assert_int_equal(offers(&k, ACT_DECLARE), 3);
    assert_true(offered(&k, ACT_DECLARE, card_id(&k, "pilot_lark"), 1));
    assert_true(offered(&k, ACT_DECLARE, card_id(&k, "princess_seravel"), 2));
    assert_true(offered(&k, ACT_DECLARE, card_id(&k, "knight_of_the_blade"), 6));
    close_kit(&k);
}

static void FR_289_deployed_imperial_cards_belong_to_nobody(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    plotted(&k, 0, "crack");
    plotted(&k, 0, "grand_marshal");
    plotted(&k, 0, "patrol"); /* keeps the step open */
    at_player_turn(&k, 0);
    go(&k, ACT_DEPLOY, "crack", "duskhaven");
    go(&k, ACT_DEPLOY, "grand_marshal", "duskhaven");
    assert_int_equal(k.g->troop[lowest(k.g->troops)].commander, card_id(&k, "grand_marshal"));
    assert_int_equal(power(&k, 0), 0);
    assert_int_equal(controller(&k, "grand_marshal"), NOBODY);
    assert_int_equal(quantity(&k.c, NULL, 0, Q_UNITS), 0);
    assert_int_equal(quantity(&k.c, NULL, 0, Q_CHARACTERS), 0);
    points(&k, 1, "grand_marshal", 9); /* nobody's character: nothing to declare on, nothing to score */
    assert_false(anybody_declares(&k.c, k.g));
    k.g->ending = CAPITAL_FELL;
    set_status(k.g, k.g->capital, IN_REVOLT, 1);
    k.g->world[k.g->capital].garrison = 0;
    end_game(&k.c, k.g);
    assert_int_equal(k.g->player[0].power, 0);
    assert_int_equal(k.g->player[1].power, 1); /* the Capital */
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_001_FR_S03_the_map_is_five_outer_three_central_planets_and_one_capital),
    TEST(FR_002_a_planet_has_zone_garrison_economy_and_influence),
    TEST(FR_003_a_character_has_combat_command_and_politics),
    TEST(FR_004_a_unit_has_a_side_a_type_and_a_strength),
    TEST(FR_005_seven_families_are_in_the_draw_deck),
    TEST(FR_006_guerrilla_and_patrol_are_the_types_with_special_rules),
    TEST(FR_007_ten_doomsday_markers_are_counted_from_0_to_10),
    TEST(FR_008_checks_use_one_or_two_six_sided_dice),
    TEST(FR_009_a_check_succeeds_with_the_stat_or_less),
    TEST(FR_010_every_planet_is_one_move_from_every_other),
    TEST(FR_011_a_planet_is_in_exactly_one_of_three_states),
    TEST(FR_012_FR_S10_a_unit_has_one_owner_who_put_it_into_play),
    TEST(FR_012_FR_S10_the_former_of_guerrillas_owns_them),
    TEST(FR_013_rebels_never_fight_rebels),
    TEST(FR_013_characters_are_attacked_with_imperial_characters_and_monsters_only),
    TEST(FR_286_a_monster_has_combat_alone_and_never_enters_play),
    TEST(FR_287_FR_S96_one_deck_and_one_discard_pile_serve_all),
    TEST(FR_288_in_play_are_characters_on_planets_or_staged_and_units_on_planets),
    TEST(FR_289_deployed_imperial_cards_belong_to_nobody),
};
TEST_GROUP(tests);
