/* test_city.c: OT-107 to OT-123, OT-S14 to OT-S18, OT-S107: City Actions, their icons, Orbital Strikes. */
#include "kit_world.h"

/* Districts by their icons: d-11 Heal, Repent; d-12 Inventory, Orbital Strike; d-13 Extra Turn, Heal; d-21 Orbital
 * Strike twice, Repent; d-31 Repent, Repent; on the map strokes_ring d-12 Inventory, Inventory. */
static void begin_in(struct kit *k, const char *at)
{
    stand(k, 0, at);
    at_turn(k, 0);
}

static void act(struct kit *k) { answer(k, ACT_CITY_ACTION); }
static void carry_out(struct kit *k, int icon) { answer(k, ACT_ICON, icon); }
static bool may_act(struct kit *k) { return offered(k, ACT_CITY_ACTION); }

/* -- When and where -------------------------------------------------------------------------------------------- */

static void OT_107_in_a_district_with_an_empty_slot_at_any_point(void **state)
{
    (void)state;
    for (int when = 0; when < 4; when++) { /* before, between, after the steps; after the Action */
        struct kit k;
        open_kit(&k, 1);
        set_level(&k, 0, 3);
        static const char *const start[] = {"d-31", "s-21", "x-21", "d-31"};
        lay(&k, FIRE, "d-31", when == 3);
        begin_in(&k, start[when]);
        if (when == 2) {
            assert_false(may_act(&k)); /* not in a street */
            step_to(&k, "s-21");
            assert_false(may_act(&k));
        }
        if (when == 1 || when == 2) step_to(&k, "d-31");
        if (when == 3) {
            dice(&k, "HHHHH");
            answer(&k, ACT_CLEANSE);
            answer(&k, ACT_NO_CORRUPTION);
        }
        assert_true(may_act(&k));
        act(&k);
        assert_int_equal(k.g->hero[0].city, space("d-31"));
        assert_int_equal(last_event(&k, EV_CITY_ACTION)->b, tile_id(&k, "cathedral_close"));
        close_kit(&k);
    }
}

static void OT_108_once_per_round_for_a_hero(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_level(&k, 0, 7);
    begin_in(&k, "d-31");
    act(&k);
    carry_out(&k, I_REPENT);
    carry_out(&k, I_REPENT);
    assert_true(refused(&k, ACT_CITY_ACTION, -1, -1, -1, 108));
    step_to(&k, "s-21");
    step_to(&k, "d-21");
    assert_false(may_act(&k)); /* nor elsewhere, nor in the next Turn of the Round */
    at_turn(&k, 0);
    assert_true(refused(&k, ACT_CITY_ACTION, tile_id(&k, "lantern_observatory"), -1, -1, 108));
    close_kit(&k);
}

static void OT_109_once_per_round_for_a_district(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 1, "d-21");
    stand(&k, 2, "d-31");
    set_level(&k, 0, 2); /* so that an icon could be carried out */
    begin_in(&k, "d-21");
    act(&k);
    answer(&k, ACT_NO_ICON); /* even if nothing was carried out */
    at_turn(&k, 1);
    assert_true(refused(&k, ACT_CITY_ACTION, tile_id(&k, "lantern_observatory"), -1, -1, 109));
    at_turn(&k, 2);
    assert_true(may_act(&k)); /* another District is free */
    close_kit(&k);
}

static void OT_110_among_monsters_and_beside_the_action(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    put(&k, "acolyte", "d-31", 2);
    put(&k, "avatar", "d-31", 1);
    lay(&k, FIRE, "d-31", 1);
    set_level(&k, 0, 3);
    begin_in(&k, "d-31");
    act(&k);
    carry_out(&k, I_REPENT);
    answer(&k, ACT_NO_ICON);
    assert_int_equal(k.g->hero[0].level, 2);
    assert_true(offered(&k, ACT_FIGHT)); /* the Action is still there */
    assert_true(offered(&k, ACT_CLEANSE));
    assert_int_equal(offers(&k, ACT_STEP), 2); /* and the Move */
    close_kit(&k);
}

static void OT_123_the_tokens_return_at_the_end_of_the_round(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 1, "d-21");
    set_level(&k, 0, 3);
    begin_in(&k, "d-31");
    act(&k);
    answer(&k, ACT_NO_ICON);
    k.g->hero[1].city = space("d-33");
    end_turn(&k);
    decline_until(&k, "ALONE");
    assert_int_equal(happened(&k, EV_RESET), 1);
    for (int p = 0; p < 3; p++) assert_int_equal(k.g->hero[p].city, 0);
    at_turn(&k, 0);
    assert_true(may_act(&k));
    close_kit(&k);
}

/* -- Icons ----------------------------------------------------------------------------------------------------- */

static void OT_111_every_visible_icon_once_per_copy_in_any_order(void **state)
{
    (void)state;
    struct kit k;
    for (int order = 0; order < 2; order++) {
        open_kit(&k, 1);
        set_level(&k, 0, 4);
        set_wounds(&k, 0, "12");
        begin_in(&k, "d-11");
        act(&k);
        assert_int_equal(offers(&k, ACT_ICON), 2);
        carry_out(&k, order ? I_HEAL : I_REPENT);
        if (order) answer(&k, ACT_HEAL_SLOT);
        assert_int_equal(offers(&k, ACT_ICON), 1); /* the other one */
        carry_out(&k, order ? I_REPENT : I_HEAL);
        if (!order) answer(&k, ACT_HEAL_SLOT);
        assert_string_equal(asked(&k), "NEXT");
        assert_int_equal(k.g->hero[0].level, 3);
        assert_int_equal(wound_count(&k.g->hero[0]), 1);
        close_kit(&k);
    }
    open_kit(&k, 1);
    set_level(&k, 0, 4);
    begin_in(&k, "d-31"); /* two copies of Repent */
    act(&k);
    carry_out(&k, I_REPENT);
    carry_out(&k, I_REPENT);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->hero[0].level, 2);
    close_kit(&k);
}

static void OT_112_a_covered_icon_is_not_activated(void **state)
{
    (void)state;
    for (u8 covered = 1; covered <= 2; covered++) {
        struct kit k;
        open_kit(&k, 1);
        set_level(&k, 0, 4);
        set_wounds(&k, 0, "1");
        lay(&k, CORRUPTION, "d-11", 2); /* the other one just lies there */
        k.g->ground[space("d-11")].covered = covered;
        begin_in(&k, "d-11"); /* Heal, Repent */
        act(&k);
        assert_int_equal(offered(&k, ACT_ICON, I_HEAL), covered == 2);
        assert_int_equal(offered(&k, ACT_ICON, I_REPENT), covered == 1);
        close_kit(&k);
    }
    struct kit k; /* of two copies one is left */
    open_kit(&k, 1);
    set_level(&k, 0, 4);
    lay(&k, CORRUPTION, "d-31", 1);
    k.g->ground[space("d-31")].covered = 2;
    begin_in(&k, "d-31");
    act(&k);
    carry_out(&k, I_REPENT);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->hero[0].level, 3);
    close_kit(&k);
}

static void OT_113_OT_S14_every_icon_is_offered_and_may_be_declined(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_level(&k, 0, 4);
    set_wounds(&k, 0, "1");
    begin_in(&k, "d-11");
    act(&k);
    assert_true(offered(&k, ACT_ICON, I_HEAL));
    assert_true(offered(&k, ACT_ICON, I_REPENT));
    answer(&k, ACT_NO_ICON);
    assert_int_equal(k.g->hero[0].level, 4);
    assert_int_equal(wound_count(&k.g->hero[0]), 1);
    assert_int_equal(k.g->hero[0].city, space("d-11")); /* the token is spent all the same */
    close_kit(&k);
    open_kit(&k, 1); /* the second one after the first */
    set_level(&k, 0, 4);
    set_wounds(&k, 0, "1");
    begin_in(&k, "d-11");
    act(&k);
    carry_out(&k, I_REPENT);
    answer(&k, ACT_NO_ICON);
    assert_int_equal(wound_count(&k.g->hero[0]), 1);
    close_kit(&k);
}

static void OT_S15_nothing_comes_between_the_icons(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_level(&k, 0, 4);
    lay(&k, EXTRA_TURN, "d-31", 1);
    k.g->hero[0].npcs = 1u << PROXY;
    hide(&k, FIRE, "d-31");
    begin_in(&k, "d-31");
    act(&k);
    for (int n = 0; n < 2; n++) {
        assert_int_equal(k.c.count, 2); /* the icon, or no more */
        assert_int_equal(offers(&k, ACT_ICON) + offers(&k, ACT_NO_ICON), 2);
        carry_out(&k, I_REPENT);
    }
    assert_true(offered(&k, ACT_TURN_UP));
    close_kit(&k);
}

static void OT_114_heal_removes_one_wound_of_choice(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_wounds(&k, 0, "257");
    set_wounds(&k, 1, "3");
    begin_in(&k, "d-13");
    act(&k);
    carry_out(&k, I_HEAL);
    assert_int_equal(offers(&k, ACT_HEAL_SLOT), 3);
    assert_false(offered(&k, ACT_HEAL_SLOT, 2)); /* his own Wounds only */
    answer(&k, ACT_HEAL_SLOT, 4);
    assert_string_not_equal(asked(&k), "SLOT"); /* one only */
    assert_int_equal(k.g->hero[0].wounds, 1u << 1 | 1u << 6);
    assert_int_equal(wound_count(&k.g->hero[1]), 1);
    close_kit(&k);
}

static void OT_115_repent_lowers_the_level_by_one(void **state)
{
    (void)state;
    for (int level = 2; level <= 7; level++) {
        struct kit k;
        open_kit(&k, 1);
        set_level(&k, 0, level);
        set_level(&k, 1, 5);
        begin_in(&k, "d-11");
        act(&k);
        carry_out(&k, I_REPENT);
        assert_int_equal(k.g->hero[0].level, level - 1);
        assert_int_equal(k.g->hero[1].level, 5);
        close_kit(&k);
    }
}

static void OT_116_extra_turn_gives_one_token(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    begin_in(&k, "d-13");
    act(&k);
    carry_out(&k, I_EXTRA_TURN);
    assert_int_equal(k.g->hero[0].extra_turns, 1);
    assert_int_equal(k.g->hero[1].extra_turns, 0);
    assert_int_equal(k.g->supply[EXTRA_TURN], 9);
    close_kit(&k);
}

static void OT_117_OT_118_inventory_takes_a_card_that_is_replaced_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.map = "strokes_ring"});
    show_upgrades(&k, 5, "ice_blade", "girder", "fire_axe", "riot_vest", "candle_stub");
    for (u8 *top = k.g->upgrade.id; *top != upgrade_id(&k, "long_rifle");) /* the next card of the deck */
        card_move(UPGRADES_OF(k.g), UPGRADE_DECK, 0, UPGRADE_DECK, 0);
    begin_in(&k, "d-12"); /* Inventory twice */
    act(&k);
    carry_out(&k, I_INVENTORY);
    assert_int_equal(offers(&k, ACT_TAKE_UPGRADE), 5);
    assert_false(offered(&k, ACT_TAKE_UPGRADE, upgrade_id(&k, "long_rifle")));
    answer(&k, ACT_TAKE_UPGRADE, upgrade_id(&k, "fire_axe"));
    assert_true(owns(&k, 0, "fire_axe"));
    assert_int_equal(upgrades_in(&k, INVENTORY), 5);
    carry_out(&k, I_INVENTORY);
    assert_int_equal(offers(&k, ACT_TAKE_UPGRADE), 5);
    assert_false(offered(&k, ACT_TAKE_UPGRADE, upgrade_id(&k, "fire_axe")));
    answer(&k, ACT_TAKE_UPGRADE, upgrade_id(&k, "long_rifle")); /* the new card */
    assert_int_equal(upgrade_count(k.g, 0), 2);
    assert_int_equal(upgrade_count(k.g, 1), 0);
    close_kit(&k);
}

static void OT_S16_an_icon_that_can_do_nothing_does_nothing(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    begin_in(&k, "d-11"); /* no Wound, level 1 */
    dice(&k, "");
    act(&k);
    assert_int_equal(k.g->hero[0].level, 1);
    assert_string_equal(asked(&k), "NEXT"); /* nothing to choose */
    close_kit(&k);
    open_kit(&k, 1);
    set_wounds(&k, 0, "1");
    begin_in(&k, "d-11");
    act(&k);
    assert_true(refused(&k, ACT_ICON, I_REPENT, -1, -1, RULING_(16)));
    assert_true(offered(&k, ACT_ICON, I_HEAL));
    close_kit(&k);
    open_kit(&k, 1); /* the second Repent finds level 1 */
    set_level(&k, 0, 2);
    begin_in(&k, "d-31");
    act(&k);
    carry_out(&k, I_REPENT);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->hero[0].level, 1);
    close_kit(&k);
}

static void OT_S107_no_token_in_the_supply_and_no_card_in_the_inventory(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->hero[1].extra_turns = 10;
    k.g->supply[EXTRA_TURN] = 0;
    set_wounds(&k, 0, "1");
    begin_in(&k, "d-13");
    act(&k);
    assert_false(offered(&k, ACT_ICON, I_EXTRA_TURN));
    assert_true(offered(&k, ACT_ICON, I_HEAL));
    close_kit(&k);
    open_kit(&k, 1);
    lay_strike(&k, "x-11");
    while (upgrades_in(&k, INVENTORY)) card_move(UPGRADES_OF(k.g), INVENTORY, 0, OWNED + 1, EVERYBODY);
    while (upgrades_in(&k, UPGRADE_DECK)) card_move(UPGRADES_OF(k.g), UPGRADE_DECK, 0, OWNED + 2, EVERYBODY);
    begin_in(&k, "d-12");
    act(&k);
    assert_false(offered(&k, ACT_ICON, I_INVENTORY));
    assert_true(offered(&k, ACT_ICON, I_STRIKE));
    close_kit(&k);
}

/* -- Orbital Strikes ------------------------------------------------------------------------------------------- */

/* The Hero calls an Orbital Strike in d-12; the first question is where a token goes. */
static void call_strike(struct kit *k)
{
    begin_in(k, "d-12");
    decline_until(k, "NEXT"); /* no Sin card */
    act(k);
    carry_out(k, I_STRIKE);
}

static void OT_119_any_token_shifts_by_up_to_2_spaces_and_may_kill_one(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay_strike(&k, "x-21");
    lay_strike(&k, "d-13");
    put(&k, "acolyte", "x-11", 2);
    put(&k, "abomination", "x-11", 1);
    call_strike(&k);
    static const char *const reach[] = {"x-21", "e-21", "e-31", "s-21", "s-22", "x-11", "x-22", "d-21", "d-22",
                                        "d-31", "d-32"};
    for (int i = 0; i < COUNT(reach); i++)
        assert_true(offered(&k, ACT_MOVE_STRIKE, space("x-21"), space(reach[i])));
    static const char *const other[] = {"d-13", "e-12", "s-13", "d-12", "x-12", "d-23"};
    for (int i = 0; i < COUNT(other); i++)
        assert_true(offered(&k, ACT_MOVE_STRIKE, space("d-13"), space(other[i])));
    assert_int_equal(offers(&k, ACT_MOVE_STRIKE), COUNT(reach) + COUNT(other)); /* no third Space */
    answer(&k, ACT_MOVE_STRIKE, space("x-21"), space("x-11"));
    assert_int_equal(k.g->strike[0], space("x-11"));
    assert_int_equal(k.g->strike[1], space("d-13"));
    assert_int_equal(offers(&k, ACT_STRIKE_DOWN), 2); /* an Acolyte or the Abomination */
    answer(&k, ACT_STRIKE_DOWN, monster_id(&k, "acolyte"));
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 1);
    assert_int_equal(monsters_in(k.g, space("x-11")), 2); /* one only */
    assert_string_not_equal(asked(&k), "WHOM");
    close_kit(&k);
    open_kit(&k, 1); /* two tokens in one Space are one choice */
    lay_strike(&k, "x-21");
    lay_strike(&k, "x-21");
    call_strike(&k);
    assert_int_equal(offers(&k, ACT_MOVE_STRIKE), COUNT(reach));
    answer(&k, ACT_MOVE_STRIKE, space("x-21"), space("e-21"));
    assert_int_equal((k.g->strike[0] == space("x-21")) + (k.g->strike[1] == space("x-21")), 1);
    close_kit(&k);
}

static void OT_S17_zero_spaces_and_no_kill(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay_strike(&k, "x-21");
    put(&k, "acolyte", "x-21", 1);
    call_strike(&k);
    answer(&k, ACT_MOVE_STRIKE, space("x-21"), space("x-21"));
    assert_true(offered(&k, ACT_STRIKE_DOWN, monster_id(&k, "acolyte")));
    answer(&k, ACT_NO_STRIKE);
    assert_int_equal(figures_at(&k, "acolyte", "x-21"), 1);
    assert_int_equal(k.g->strike[0], space("x-21"));
    close_kit(&k);
}

static void OT_120_it_kills_acolytes_and_abominations_only(void **state)
{
    (void)state;
    static const char *const safe[] = {"controller", "avatar", "the_runner"};
    struct kit k;
    open_kit(&k, 1);
    lay_strike(&k, "x-21");
    put(&k, "acolyte", "x-21", 1);
    for (int i = 0; i < 3; i++) put(&k, safe[i], "x-21", 1);
    call_strike(&k);
    answer(&k, ACT_MOVE_STRIKE, space("x-21"), space("x-21"));
    assert_int_equal(offers(&k, ACT_STRIKE_DOWN), 1);
    for (int i = 0; i < 3; i++) assert_true(refused(&k, ACT_STRIKE_DOWN, monster_id(&k, safe[i]), -1, -1, 120));
    close_kit(&k);
    for (int i = 0; i < 3; i++) { /* alone they are not even asked about */
        open_kit(&k, 1);
        lay_strike(&k, "x-21");
        put(&k, safe[i], "x-21", 1);
        call_strike(&k);
        answer(&k, ACT_MOVE_STRIKE, space("x-21"), space("x-21"));
        assert_string_not_equal(asked(&k), "WHOM");
        assert_int_equal(figures_at(&k, safe[i], "x-21"), 1);
        close_kit(&k);
    }
}

static void OT_121_an_orbital_strike_is_not_a_fight(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_hero(&k, 0, "morgana"); /* heals after a Fight in which she killed */
    set_wounds(&k, 0, "1");
    give_card(&k, "look_upon_me"); /* for the start of a Fight */
    bury(&k, "acolyte", 1);        /* the Ability needs one */
    lay_strike(&k, "d-12");
    put(&k, "abomination", "d-12", 2); /* Defense 3 */
    call_strike(&k);
    dice(&k, "");
    answer(&k, ACT_MOVE_STRIKE, space("d-12"), space("d-12"));
    assert_string_equal(asked(&k), "WHOM");
    answer(&k, ACT_STRIKE_DOWN);
    assert_int_equal(figures_at(&k, "abomination", "dead"), 1);
    assert_string_not_equal(asked(&k), "SINS");
    static const u8 never[] = {EV_FIGHT, EV_HERO_ROLL, EV_SIN_ROLL, EV_OUTCOME, EV_HEALED, EV_WOUNDED, EV_RETURNED};
    for (int i = 0; i < COUNT(never); i++) assert_int_equal(happened(&k, never[i]), 0);
    assert_int_equal(wound_count(&k.g->hero[0]), 1);
    assert_int_equal(k.g->kills, 0);
    decline_until(&k, "NEXT");
    assert_true(offered(&k, ACT_FIGHT)); /* the Action is not used */
    close_kit(&k);
}

static void OT_122_a_strike_token_goes_by_adjacency_over_everything(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay_strike(&k, "e-11"); /* a stop of the Metro */
    for (int p = 1; p < 3; p++) stand(&k, p, "x-11");
    put(&k, "avatar", "x-11", 1);
    lay(&k, FIRE, "x-11", 3);
    lay(&k, CORRUPTION, "x-11", 3);
    put(&k, "acolyte", "s-12", 1);
    call_strike(&k);
    assert_false(offered(&k, ACT_MOVE_STRIKE, -1, space("s-23")));
    forget(&k);
    answer(&k, ACT_MOVE_STRIKE, space("e-11"), space("e-21")); /* only by way of x-11 */
    assert_int_equal(happened(&k, EV_FIRE_CHECK) + happened(&k, EV_CORRUPTION_CHECK), 0);
    assert_int_equal(k.g->strike[0], space("e-21"));
    close_kit(&k);
    /* a group of tiles without a token cannot be struck */
    open_table(&k, (struct opening){.lua = T_MAP("t_map", "havens_last_stand", T_RIVER), .map = "t_map"});
    lay_strike(&k, "s-12");
    put(&k, "acolyte", "s-11", 1); /* the Metro joins s-11 and s-12, for Heroes */
    call_strike(&k);
    for (int s = 1; s < SPACES; s++)
        if (space_x(s) < 1) assert_false(offered(&k, ACT_MOVE_STRIKE, -1, s));
    close_kit(&k);
}

static void OT_S18_a_kill_outside_of_a_fight_counts(void **state)
{
    (void)state;
    static const char lua[] = STORY_WITH("terror", NO_TASK, NO_TASK, "")
        PATH_FROM("kind = 'kill', target = 'acolyte', number = 2, in_fight = 1") MAP_WITH("", "");
    for (int in_fight = 0; in_fight < 2; in_fight++) {
        struct kit k;
        if (in_fight) open_story(&k, 1, lua);
        else open_kit(&k, 1); /* kill H Acolytes */
        lay_strike(&k, "x-11");
        put(&k, "acolyte", "x-11", 2);
        call_strike(&k);
        answer(&k, ACT_MOVE_STRIKE, space("x-11"), space("x-11"));
        answer(&k, ACT_STRIKE_DOWN);
        assert_int_equal(k.g->progress, !in_fight);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(OT_107_in_a_district_with_an_empty_slot_at_any_point),
    TEST(OT_108_once_per_round_for_a_hero),
    TEST(OT_109_once_per_round_for_a_district),
    TEST(OT_110_among_monsters_and_beside_the_action),
    TEST(OT_123_the_tokens_return_at_the_end_of_the_round),
    TEST(OT_111_every_visible_icon_once_per_copy_in_any_order),
    TEST(OT_112_a_covered_icon_is_not_activated),
    TEST(OT_113_OT_S14_every_icon_is_offered_and_may_be_declined),
    TEST(OT_S15_nothing_comes_between_the_icons),
    TEST(OT_114_heal_removes_one_wound_of_choice),
    TEST(OT_115_repent_lowers_the_level_by_one),
    TEST(OT_116_extra_turn_gives_one_token),
    TEST(OT_117_OT_118_inventory_takes_a_card_that_is_replaced_at_once),
    TEST(OT_S16_an_icon_that_can_do_nothing_does_nothing),
    TEST(OT_S107_no_token_in_the_supply_and_no_card_in_the_inventory),
    TEST(OT_119_any_token_shifts_by_up_to_2_spaces_and_may_kill_one),
    TEST(OT_S17_zero_spaces_and_no_kill),
    TEST(OT_120_it_kills_acolytes_and_abominations_only),
    TEST(OT_121_an_orbital_strike_is_not_a_fight),
    TEST(OT_122_a_strike_token_goes_by_adjacency_over_everything),
    TEST(OT_S18_a_kill_outside_of_a_fight_counts),
};
TEST_GROUP(tests);
