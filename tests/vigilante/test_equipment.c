/* test_equipment.c: attached Equipment (13.1): bonuses, capacity, how it leaves a Hero, and what that can do to it. */
#include "kit_turns.h"

#include <stdio.h>

static const char content[] =
    "city { id = 't_club', name = 'T Club', type = 'equipment', influence = 1, copies = 2, attack = 3, health = 2,\n"
    "       categories = { 'weapon', 'gadget' } }\n"
    "city { id = 't_vest', name = 'T Vest', type = 'equipment', influence = 1, copies = 2, health = 2,\n"
    "       categories = { 'armour' } }\n"
    "city { id = 't_lens', name = 'T Lens', type = 'equipment', influence = 1, copies = 1, use = { rally { 1 } } }\n"
    "city { id = 't_flag', name = 'T Flag', type = 'equipment', influence = 1, copies = 2,\n"
    "       passive = { health { 2, of = 'your_other_heroes' } } }\n"
    "city { id = 't_horn', name = 'T Horn', type = 'equipment', influence = 1, copies = 1, die = 4,\n"
    "       die_effect = { draw { 1 } } }\n"
    "city { id = 't_hook', name = 'T Hook', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { break_equipment { of = 'other_hero' } } }\n"
    "city { id = 't_bomb', name = 'T Bomb', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { damage { 9, of = 'other_hero' } } }\n"
    "city { id = 't_rise', name = 'T Rise', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { revive { 15 } } }\n"
    "hero { id = 't_small', name = 'T Small', attack = 1, health = 3, influence = 1 }\n"
    "hero { id = 't_expert', name = 'T Expert', attack = 1, health = 4, influence = 1,\n"
    "       passive = { attack { 2, when = 'weapon' }, attack { 4, when = 'gadget' },\n"
    "                   attack { 8, when = 'armour' } } }\n"
    "hero { id = 't_rack', name = 'T Rack', attack = 0, health = 4, influence = 1,\n"
    "       passive = { capacity { 1, of = 'your_other_heroes' } } }\n"
    "hero { id = 't_mule', name = 'T Mule', attack = 1, health = 4, influence = 1, passive = { capacity { 1 } } }\n"
    "villain { id = 't_wall', name = 'T Wall', level = 1, health = 5, chart = { 5, 0, 0, 0 } }\n";

/* -- What it gives ------------------------------------------------------------------------------------- */

static void VG_133_equipment_adds_its_attack_and_its_health(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    equip(&k, 0, 0, "t_club");
    top_villain(&k, "t_wall");
    at_turn(&k, 0);
    assert_int_equal(hero_attack(&k.c, k.g, 0, 0), 5);
    assert_int_equal(hero_health(&k.c, k.g, 0, 0), 6);
    answer_on(&k, ACT_FIGHT, -1, -1, -1); /* Attack 5 against 5; 5 damage on 6 Health */
    assert_true(in_jail(&k, 0, "t_wall"));
    assert_int_equal(k.g->player[0].slot[0].damage, 5);
    assert_int_equal(defeated_count(k.g, 0), 0);
    close_kit(&k);
}

static void VG_134_attached_equipment_is_used_equipment_in_hand_gives_nothing(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_lens");
    give(&k, 0, "t_club");
    at_turn(&k, 0);
    assert_int_equal(hero_attack(&k.c, k.g, 0, 0), 2);
    assert_int_equal(hero_health(&k.c, k.g, 0, 0), 4);
    assert_false(offered(&k, ACT_USE_EQUIPMENT));
    attach_it(&k, "t_lens", 0);
    answer_on(&k, ACT_USE_EQUIPMENT, 0, card_id(&k, "t_lens"), -1);
    assert_int_equal(team_attack(&k.c, k.g, 0), 3);
    close_kit(&k);
}

static void VG_135_VG_S24_a_hero_carries_one_equipment_unless_a_text_allows_more(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    equip(&k, 0, 0, "t_club");
    give(&k, 0, "t_vest");
    at_turn(&k, 0);
    assert_false(may_attach(&k, "t_vest", 0)); /* no replacing */
    assert_true(refused(&k, ACT_ATTACH, card_id(&k, "t_vest"), -1, -1, RULING_(24)));

    enlist_hero(&k, 0, "t_mule");
    equip(&k, 0, 1, "t_lens");
    give(&k, 0, "t_flag");
    at_turn(&k, 0);
    assert_int_equal(hero_capacity(&k.c, k.g, 0, 0), 1);
    assert_int_equal(hero_capacity(&k.c, k.g, 0, 1), 2);
    assert_true(may_attach(&k, "t_vest", 1));
    attach_it(&k, "t_vest", 1);
    assert_int_equal(hero_health(&k.c, k.g, 0, 1), 6);
    assert_false(may_attach(&k, "t_flag", 1)); /* two is full */
    assert_true(in_pile_city(&k, attached_pile(0, 0), "t_club"));
    close_kit(&k);
}

static void VG_138_equipment_counts_for_each_of_its_categories(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 0, 0, "t_expert");
    at_turn(&k, 0);
    assert_int_equal(hero_attack(&k.c, k.g, 0, 0), 1);
    equip(&k, 0, 0, "t_club");                         /* Weapon and Gadget */
    equip(&k, 0, enlist_hero(&k, 0, "t_small"), "t_vest"); /* Armour, of another Hero */
    at_turn(&k, 0);
    assert_int_equal(hero_attack(&k.c, k.g, 0, 0), 1 + 3 + 2 + 4);
    assert_true(fits(&k.c, k.g, 0, 0, F_WEAPON) && fits(&k.c, k.g, 0, 0, F_GADGET));
    assert_false(fits(&k.c, k.g, 0, 0, F_ARMOUR) || fits(&k.c, k.g, 0, 0, F_VEHICLE));
    close_kit(&k);
}

static void VG_139_VG_140_a_die_face_acts_on_a_submitted_number_but_not_in_hand(void **state)
{
    (void)state;
    for (int number = 3; number <= 4; number++)
        for (int in_the_hand = 0; in_the_hand < 2; in_the_hand++) {
            struct kit k;
            open_turns(&k, 3, content);
            if (in_the_hand) give(&k, 1, "t_horn");
            else equip(&k, 1, 0, "t_horn");
            at_events(&k, 3, number, 1, 1);
            bool acts = number == 4 && !in_the_hand;
            assert_int_equal(happened(&k, EV_GEAR_ACTS), acts);
            assert_int_equal(hand_count(k.g, 1), acts + in_the_hand);
            close_kit(&k);
        }
}

/* -- How it leaves a Hero ------------------------------------------------------------------------------ */

static void VG_136_only_inventory_takes_equipment_off(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    enlist_hero(&k, 0, "t_small");
    equip(&k, 0, 0, "t_club");
    at_turn(&k, 0);
    for (int i = 0; i < k.c.count; i++) { /* no option touches it but Inventory (and Fight, by defeat) */
        u8 verb = k.c.option[i].verb;
        assert_true(verb == ACT_DRAW || verb == ACT_FIGHT || verb == ACT_INVENTORY || verb == ACT_RECRUIT);
    }
    answer_on(&k, ACT_INVENTORY, -1, -1, -1);
    assert_true(in_hand(&k, 0, "t_club"));
    assert_int_equal(hero_attack(&k.c, k.g, 0, 0), 2);
    draw_until(&k, 0);
    attach_it(&k, "t_club", 1); /* moved, on a later turn */
    assert_int_equal(hero_attack(&k.c, k.g, 0, 1), 4);
    close_kit(&k);
}

static void VG_136_a_text_effect_can_make_equipment_leave(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    equip(&k, 1, 0, "t_club");
    give(&k, 0, "t_hook");
    at_turn(&k, 0);
    play_it(&k, "t_hook");
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_club"));
    assert_int_equal(card_count_attached(k.g, 1, 0), 0);
    close_kit(&k);
}

static void VG_137_a_defeated_heros_equipment_is_discarded(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 1, 0, "t_mule");
    equip(&k, 1, 0, "t_club");
    equip(&k, 1, 0, "t_vest");
    give(&k, 0, "t_bomb");
    set_hero(&k, 2, 0, NULL);
    hurt_hero(&k, 1, 0, 7);
    at_turn(&k, 0);
    play_it(&k, "t_bomb");
    assert_int_equal(defeated_count(k.g, 1), 1);
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_club"));
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_vest"));
    assert_int_equal(hand_count(k.g, 1), 0);
    close_kit(&k);
}

static void VG_S25_VG_S26_who_loses_an_extra_slot_takes_the_excess_back_and_may_be_defeated(void **state)
{
    (void)state;
    for (int goes = 0; goes < 2; goes++) { /* the club (no defeat) or the vest, which kept the Hero alive */
        struct kit k;
        open_turns(&k, 3, content);
        set_hero(&k, 1, 0, "t_small");
        enlist_hero(&k, 1, "t_rack");
        equip(&k, 1, 0, "t_lens");
        equip(&k, 1, 0, "t_vest");
        hurt_hero(&k, 1, 0, 4); /* of 3 + 2 */
        give(&k, 0, "t_bomb");
        at_turn(&k, 0);
        play_it(&k, "t_bomb");
        answer_on(&k, ACT_PICK_HERO, 1, 1, -1); /* the rack falls */
        assert_string_equal(asked(&k), "GIVE_BACK");
        assert_int_equal(asked_seat(&k), 1); /* the owner chooses, on another player's turn */
        assert_int_equal(offers(&k, ACT_PICK_EQUIPMENT), 2);
        answer_on(&k, ACT_PICK_EQUIPMENT, 0, card_id(&k, goes ? "t_vest" : "t_lens"), -1);
        assert_true(in_hand(&k, 1, goes ? "t_vest" : "t_lens"));
        assert_int_equal(defeated_count(k.g, 1), 1 + goes);
        if (goes) assert_true(in_pile_city(&k, CITY_DISCARD, "t_lens"));
        else assert_true(in_pile_city(&k, attached_pile(1, 0), "t_vest"));
        close_kit(&k);
    }
}

static void VG_E19_VG_S26_inventory_can_defeat_and_the_equipment_is_kept(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 0, 0, "t_small"); /* Health 3 */
    equip(&k, 0, 0, "t_vest");     /* + 2 */
    hurt_hero(&k, 0, 0, 4);
    at_turn(&k, 0);
    answer_on(&k, ACT_INVENTORY, -1, -1, -1);
    assert_int_equal(k.g->player[0].slot[0].hero, 0);
    assert_int_equal(defeated_count(k.g, 0), 1);
    assert_true(in_hand(&k, 0, "t_vest"));
    assert_false(in_pile_city(&k, CITY_DISCARD, "t_vest"));
    close_kit(&k);
}

static void VG_S26_losing_health_by_a_text_defeats_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 1, 0, "t_small");
    equip(&k, 1, 0, "t_vest");
    hurt_hero(&k, 1, 0, 3);
    give(&k, 0, "t_hook"); /* discards an Equipment of another player's Hero */
    at_turn(&k, 0);
    play_it(&k, "t_hook");
    assert_int_equal(defeated_count(k.g, 1), 1);
    assert_string_equal(asked(&k), "ACTION"); /* still in the same free part */
    close_kit(&k);
}

static void VG_S26_a_health_bonus_with_a_condition_is_checked_whenever_it_may_change(void **state)
{
    (void)state;
    static const char *const keeps[] = {"{ 'villains', 1 }", "{ 'hand', 1 }", "'alone'"};
    for (int i = 0; i < COUNT(keeps); i++) {
        char lua[256];
        snprintf(lua, sizeof lua,
                 "hero { id = 't_fickle', name = 'T Fickle', attack = 1, health = 3, influence = 1,\n"
                 "       passive = { health { 3, when = %s } } }\n", keeps[i]);
        struct kit k;
        open_turns(&k, 3, lua);
        set_hero(&k, 0, 0, "t_fickle");
        hurt_hero(&k, 0, 0, 4); /* of 3 + 3 */
        jail_any(&k, 0, 1, 1);
        give(&k, 0, "rousing_speech");
        market(&k, 0, "t_seven");
        put_event(&k, "jailbreak_1");
        put_event(&k, "paramedic_1"); /* too late for a Hero that is defeated at once */
        if (i == 0) {
            at_events(&k, 1, 1);
            pass_all(&k);
            assert_int_equal(happened(&k, EV_HEALED), 0);
        } else if (i == 1) {
            at_turn(&k, 0);
            play_it(&k, "rousing_speech");
            assert_string_equal(asked(&k), "ACTION");
        } else {
            at_last_action(&k, 0);
            answer_on(&k, ACT_RECRUIT, hero_id(&k, "t_seven"), -1, -1);
            answer_on(&k, ACT_PAY, -1, -1, -1);
            answer_on(&k, ACT_DONE, -1, -1, -1);
            assert_string_equal(asked(&k), "WHICH_DIE");
        }
        assert_int_equal(defeated_count(k.g, 0), 1);
        close_kit(&k);
    }
}

static void VG_S26_a_die_effect_that_costs_health_defeats_before_the_next_event(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3,
               "hero { id = 't_fickle', name = 'T Fickle', attack = 1, health = 3, influence = 1,\n"
               "       passive = { health { 3, when = { 'hand', 1 } } } }\n"
               "city { id = 't_match', name = 'T Match', type = 'equipment', influence = 1, copies = 1, die = 1,\n"
               "       die_effect = { discard { 1 } } }\n");
    set_hero(&k, 0, 0, "t_fickle");
    equip(&k, 0, 0, "t_match");
    hurt_hero(&k, 0, 0, 4); /* of 3 + 3 */
    give(&k, 0, "rousing_speech");
    put_event(&k, "loot_crate_2"); /* a new card comes too late */
    at_events(&k, 2, 1, 2);
    pass_all(&k);
    assert_int_equal(defeated_count(k.g, 0), 1);
    assert_int_equal(hand_count(k.g, 0), 1);
    close_kit(&k);
}

static void VG_S27_inventory_takes_all_at_once_then_defeats_come_in_slot_order(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 0, 0, "t_small");
    enlist_hero(&k, 0, "t_seven");
    for (int slot = 0; slot < 2; slot++) equip(&k, 0, slot, "t_flag"); /* each keeps the other Hero alive */
    hurt_hero(&k, 0, 0, 4);
    hurt_hero(&k, 0, 1, 5);
    at_turn(&k, 0);
    assert_int_equal(defeated_count(k.g, 0), 0);
    answer_on(&k, ACT_INVENTORY, -1, -1, -1);
    answer_on(&k, ACT_TAKE_BACK, 0, -1, -1);
    answer_on(&k, ACT_TAKE_BACK, 1, -1, -1);
    if (asked_seat(&k) == 0) answer_on(&k, ACT_DONE, -1, -1, -1);
    assert_int_equal(hand_count(k.g, 0), 2); /* neither flag fell with its Hero */
    assert_int_equal(happened(&k, EV_DEFEATED), 2);
    assert_int_equal(k.event[when_happened(&k, EV_DEFEATED, 0)].a, hero_id(&k, "t_small"));
    assert_int_equal(k.event[when_happened(&k, EV_DEFEATED, 1)].a, hero_id(&k, "t_seven"));
    close_kit(&k);
}

static void VG_S28_damage_beyond_health_is_lost_and_cubes_go_back(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    enlist_hero(&k, 1, "t_small");
    give(&k, 0, "t_bomb"); /* 9 damage on Health 4 */
    give(&k, 1, "t_rise");
    at_turn(&k, 0);
    play_it(&k, "t_bomb");
    answer_on(&k, ACT_PICK_HERO, 1, 0, -1);
    assert_int_equal(defeated_count(k.g, 1), 1);
    assert_int_equal(k.g->player[1].slot[0].damage, 0);
    assert_int_equal(k.g->player[1].slot[1].damage, 0); /* no carry-over */
    draw_one(&k);
    play_it(&k, "t_rise");
    assert_int_equal(k.g->player[1].slot[0].hero, hero_id(&k, "t_two"));
    assert_int_equal(k.g->player[1].slot[0].damage, 0);
    close_kit(&k);
}

static void VG_S22_a_limit_per_round_outlasts_inventory(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 3, "city { id = 't_watch', name = 'Watch', type = 'equipment', influence = 1, copies = 1,\n"
                     "  limit = 'round', use = { draw { 1 } } }");
    u8 watch = card_id(&k, "t_watch");
    equip(&k, 0, 0, "t_watch");
    at_turn(&k, 0);
    answer(&k, ACT_USE_EQUIPMENT, 0, watch);
    answer(&k, ACT_INVENTORY);
    while (asked_seat(&k) != 0) do_turn(&k, ACT_DRAW, CITY);
    answer(&k, ACT_ATTACH, watch, 0);
    assert_false(offered(&k, ACT_USE_EQUIPMENT, 0, watch));
    assert_true(refused(&k, ACT_USE_EQUIPMENT, 0, watch, -1, RULING + 22));

    answer(&k, ACT_INVENTORY); /* nor by taking it back once more; but in the next round */
    at_round(&k);
    while (strcmp(asked(&k), "ACTION") || asked_seat(&k) != 0) {
        struct action first = k.c.option[0];
        answer(&k, first.verb, first.a, first.b, first.c);
    }
    answer(&k, ACT_ATTACH, watch, 0);
    assert_true(offered(&k, ACT_USE_EQUIPMENT, 0, watch));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_S22_a_limit_per_round_outlasts_inventory),
    TEST(VG_133_equipment_adds_its_attack_and_its_health),
    TEST(VG_134_attached_equipment_is_used_equipment_in_hand_gives_nothing),
    TEST(VG_135_VG_S24_a_hero_carries_one_equipment_unless_a_text_allows_more),
    TEST(VG_138_equipment_counts_for_each_of_its_categories),
    TEST(VG_139_VG_140_a_die_face_acts_on_a_submitted_number_but_not_in_hand),
    TEST(VG_136_only_inventory_takes_equipment_off),
    TEST(VG_136_a_text_effect_can_make_equipment_leave),
    TEST(VG_137_a_defeated_heros_equipment_is_discarded),
    TEST(VG_S25_VG_S26_who_loses_an_extra_slot_takes_the_excess_back_and_may_be_defeated),
    TEST(VG_E19_VG_S26_inventory_can_defeat_and_the_equipment_is_kept),
    TEST(VG_S26_losing_health_by_a_text_defeats_at_once),
    TEST(VG_S26_a_health_bonus_with_a_condition_is_checked_whenever_it_may_change),
    TEST(VG_S26_a_die_effect_that_costs_health_defeats_before_the_next_event),
    TEST(VG_S27_inventory_takes_all_at_once_then_defeats_come_in_slot_order),
    TEST(VG_S28_damage_beyond_health_is_lost_and_cubes_go_back),
};
TEST_GROUP(tests);
