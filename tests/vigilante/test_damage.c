/* test_damage.c: damage cubes and defeated Heroes (VG-214 to VG-219, VG-S29, VG-S30). */
#include <stdio.h>

#include "kit_cast.h"

static const char bricks[] =
    "city { id = 't_brick', name = 'Brick', type = 'one_time', influence = 1, copies = 2, "
    "effect = { damage { 1, of = 'other_hero' } } }"
    "city { id = 't_storm', name = 'Storm', type = 'one_time', influence = 1, copies = 1, "
    "effect = { damage { 1, of = 'each_hero' } } }";

static void VG_214_a_hero_falls_when_its_cubes_reach_its_health(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, bricks);
    set_hero(&k, 1, 0, "t_2_3");
    hurt_hero(&k, 1, 0, 1);
    set_hero(&k, 2, 0, NULL);
    give(&k, 0, "t_brick");
    give(&k, 0, "t_brick");
    at_turn(&k, 0);
    use_card(&k, "t_brick"); /* 2 of 3 */
    assert_true(holds_hero(&k, 1, 0, "t_2_3"));
    use_card(&k, "t_brick"); /* 3 of 3: a text, on another player's turn, in the middle of free actions */
    assert_true(hero_lies_in(&k, DEFEATED + 1, "t_2_3"));
    assert_int_equal(asked_seat(&k), 0);
    close_kit(&k);

    open_cast(&k, 3, bricks); /* by an Event */
    set_hero(&k, 0, 0, "t_2_3");
    hurt_hero(&k, 0, 0, 2);
    put_event(&k, "firefight_2");
    at_events(&k, 1, 2);
    assert_true(hero_lies_in(&k, DEFEATED + 0, "t_2_3"));
    close_kit(&k);

    open_cast(&k, 3, bricks); /* by more than its Health, in a fight */
    set_hero(&k, 0, 0, "t_1_1");
    villain_deck(&k, 1, "t_v4");
    at_turn(&k, 0);
    fight_top(&k);
    assert_true(hero_lies_in(&k, DEFEATED + 0, "t_1_1"));
    close_kit(&k);
}

static void VG_214_a_hero_falls_when_a_bonus_to_its_health_ends(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3,
              "city { id = 't_pill', name = 'Pill', type = 'one_time', influence = 1, copies = 1, "
              "effect = { boost_health { 2, of = 'each_own', lasts = 'this_turn' } } }");
    set_hero(&k, 0, 0, "t_2_3");
    hurt_hero(&k, 0, 0, 1);
    villain_deck(&k, 1, "t_v4");
    give(&k, 0, "t_pill");
    at_turn(&k, 0);
    use_card(&k, "t_pill");
    answer(&k, ACT_FIGHT);
    pass_all(&k);
    assert_int_equal(event_at(&k, EV_ATTACK, 0) < event_at(&k, EV_DEFEATED, 0), 1); /* it fought with 3 cubes of 5, */
    assert_true(hero_lies_in(&k, DEFEATED + 0, "t_2_3"));                        /* and falls when its turn ends */
    close_kit(&k);
}

/* Bonuses that depend on something can end at any moment. */
static void VG_214_a_hero_falls_when_a_condition_for_its_health_fails(void **state)
{
    (void)state;
    struct kit k;
    static const char lua[] =
        "hero { id = 't_calm', name = 'Calm', attack = 1, health = 9, influence = 1, "
        "passive = { health { 2, of = 'your_other_heroes', when = 'undamaged' } } }"
        "hero { id = 't_tense', name = 'Tense', attack = 1, health = 2, influence = 1, passive = { health { 2, "
        "when = { 'level', 1 } } } }"
        "hero { id = 't_rich', name = 'Rich', attack = 1, health = 2, influence = 1, passive = { health { 2, "
        "when = { 'hand', 2 } } } }"
        "hero { id = 't_proud', name = 'Proud', attack = 1, health = 2, influence = 1, passive = { health { 2, "
        "when = { 'villains', 1 } } } }"
        "hero { id = 't_first', name = 'First', attack = 1, health = 2, influence = 1, passive = { health { 2, "
        "when = 'first_player' } } }"
        "city { id = 't_poke', name = 'Poke', type = 'one_time', influence = 1, copies = 1, "
        "effect = { damage { 1, of = 'each_other', only = 'slot_1' } } }"
        "city { id = 't_cheer', name = 'Cheer', type = 'one_time', influence = 1, copies = 1, "
        "effect = { rally { 1 } } }"
        "villain { id = 't_jab', name = 'Jab', level = 1, health = 9, chart = { 3, 0, 0, 0 } }";

    open_cast(&k, 3, lua); /* while an ally is undamaged */
    set_hero(&k, 1, 0, "t_calm");
    set_hero(&k, 1, 1, "t_2_3");
    hurt_hero(&k, 1, 1, 4);
    give(&k, 0, "t_poke");
    at_turn(&k, 0);
    use_card(&k, "t_poke");
    assert_true(hero_lies_in(&k, DEFEATED + 1, "t_2_3"));
    assert_int_equal(asked_seat(&k), 0); /* at once: the turn has not ended */
    close_kit(&k);

    open_cast(&k, 3, lua); /* the same in a fight: it adds nothing to the sum */
    set_hero(&k, 0, 0, "t_calm");
    set_hero(&k, 0, 1, "t_2_3");
    hurt_hero(&k, 0, 1, 4);
    villain_deck(&k, 1, "t_jab");
    at_turn(&k, 0);
    fight_top(&k);
    assert_true(hero_lies_in(&k, DEFEATED + 0, "t_2_3"));
    assert_int_equal(last_event(&k, EV_ATTACK)->a, 1);
    close_kit(&k);

    open_cast(&k, 3, lua); /* while a Villain is there */
    set_hero(&k, 0, 0, "t_tense");
    villain_deck(&k, 1, "t_jab");
    at_turn(&k, 0);
    fight_top(&k);
    assert_int_equal(last_event(&k, EV_ATTACK)->a, 1);
    assert_true(hero_lies_in(&k, DEFEATED + 0, "t_tense"));
    close_kit(&k);

    open_cast(&k, 3, lua); /* while the hand is full */
    set_hero(&k, 0, 0, "t_rich");
    hurt_hero(&k, 0, 0, 3);
    give(&k, 0, "t_cheer");
    give(&k, 0, "t_coin1");
    at_turn(&k, 0);
    use_card(&k, "t_cheer");
    assert_true(hero_lies_in(&k, DEFEATED + 0, "t_rich"));
    assert_int_equal(asked_seat(&k), 0);
    close_kit(&k);

    open_cast(&k, 3, lua); /* while a Villain is in the jail */
    set_hero(&k, 1, 0, "t_proud");
    hurt_hero(&k, 1, 0, 3);
    jail(&k, 1, "t_v0");
    put_event(&k, "jailbreak_1");
    put_event(&k, "paramedic_1");
    at_events(&k, 1, 1);
    assert_true(hero_lies_in(&k, DEFEATED + 1, "t_proud"));
    assert_int_equal(happened(&k, EV_HEALED), 0); /* the next Event came too late */
    close_kit(&k);

    open_cast(&k, 3, lua); /* while the marker is there */
    set_hero(&k, 0, 0, "t_first");
    hurt_hero(&k, 0, 0, 3);
    at_events(&k, 0);
    assert_int_equal(k.g->round, 2);
    assert_true(hero_lies_in(&k, DEFEATED + 0, "t_first"));
    close_kit(&k);
}

static void VG_215_equipment_adds_to_the_health(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, bricks);
    set_hero(&k, 1, 0, "t_2_3");
    equip(&k, 1, 0, "t_coat"); /* 3 + 2 */
    hurt_hero(&k, 1, 0, 3);
    set_hero(&k, 2, 0, NULL);
    give(&k, 0, "t_brick");
    give(&k, 0, "t_brick");
    at_turn(&k, 0);
    use_card(&k, "t_brick");
    assert_int_equal(cubes_on(&k, 1, 0), 4);
    use_card(&k, "t_brick");
    assert_true(hero_lies_in(&k, DEFEATED + 1, "t_2_3"));
    close_kit(&k);
}

static void VG_216_VG_217_the_fallen_hero_its_slot_and_its_equipment(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3,
              "hero { id = 't_porter', name = 'Porter', attack = 1, health = 2, influence = 1, "
              "passive = { capacity { 1 } } }"
              "agency { id = 't_ray', name = 'Ray', type = 'equipment', influence = 1, copies = 1, attack = 1 }");
    set_hero(&k, 0, 0, "t_1_9");
    set_hero(&k, 0, 1, "t_porter");
    equip(&k, 0, 1, "t_club");
    equip(&k, 0, 1, "t_ray");
    hurt_hero(&k, 0, 1, 1);
    villain_deck(&k, 1, "t_v4");
    at_turn(&k, 0);
    fight_top(&k);
    assert_true(hero_lies_in(&k, DEFEATED + 0, "t_porter"));
    assert_int_equal(defeated_count(k.g, 0), 1);
    assert_int_equal(open_slot(k.g, 0), 1);
    assert_int_equal(k.g->player[0].slot[1].damage, 0);
    assert_int_equal(card_count_attached(k.g, 0, 1), 0);
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_club"));
    assert_true(in_pile_city(&k, AGENCY_DISCARD, "t_ray"));
    assert_int_equal(last_event(&k, EV_ATTACK)->a, 1); /* at once: its bonuses no longer count */
    close_kit(&k);
}

static void defeated_stay(struct kit *k, const STATE *before)
{
    struct cards now = HEROES(k->g);
    if (happened(k, EV_JOINED) || happened(k, EV_ARRESTED)) return; /* a text or VG-068 says otherwise */
    for (seat s = 0; s < before->players; s++)
        for (int i = before->hero.start[DEFEATED + s]; i < before->hero.start[DEFEATED + s + 1]; i++)
            assert_true(card_find(now, DEFEATED + s, before->hero.id[i]) >= 0);
}

static void VG_218_a_defeated_hero_stays_and_belongs_to_its_owner(void **state)
{
    (void)state;
    struct kit k;
    for (u32 seed = 1; seed <= 20; seed++) {
        open_fresh(&k, "justice_3", 0, seed);
        random_game(&k, seed, defeated_stay);
        close_kit(&k);
    }
    for (int all = 0; all < 2; all++) { /* it counts for the Cultist */
        open_cast(&k, 3, "");
        be(&k, 0, "cultist");
        be(&k, 1, "guardian");
        be(&k, 2, "assassin");
        jail_any(&k, 0, 1, 4);
        lose_hero(&k, 1, "t_1_1");
        if (all) lose_hero(&k, 2, "t_2_3");
        at_end(&k);
        assert_int_equal(has_seat(k.g->winners, 0), all);
        close_kit(&k);
    }
}

static void VG_219_three_defeated_heroes_are_the_breaking_point(void **state)
{
    (void)state;
    struct kit k;
    static const char *const fallen[] = {"t_1_1", "t_2_3", "t_3_4"};
    for (int n = 2; n <= 3; n++) {
        open_cast(&k, 3, "");
        set_hero(&k, 0, 0, "t_1_9");
        for (int i = 0; i < n; i++) lose_hero(&k, 0, fallen[i]);
        k.g->player[0].actions = 1;
        at_turn(&k, 0);
        draw_turns(&k, 1);
        assert_int_equal(happened(&k, EV_BROKEN), n == 3);
        assert_int_equal(happened(&k, EV_DICE), n == 2);
        close_kit(&k);
    }
}

static void VG_S29_damage_cubes_never_run_out(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 3,
              "city { id = 't_storm', name = 'Storm', type = 'one_time', influence = 1, copies = 1, "
              "effect = { damage { 1, of = 'each_hero' } } }"
              "for n = 1, 12 do hero { id = 't_bull' .. n, name = 'Bull', attack = 1, health = 15, influence = 1 } "
              "end");
    for (int n = 0; n < 12; n++) {
        char id[24];
        snprintf(id, sizeof id, "t_bull%d", n + 1);
        set_hero(&k, (seat)(n / SLOTS), n % SLOTS, id);
        hurt_hero(&k, (seat)(n / SLOTS), n % SLOTS, 13);
    }
    give(&k, 0, "t_storm");
    at_turn(&k, 0);
    use_card(&k, "t_storm");
    for (seat s = 0; s < 3; s++) assert_int_equal(team_damage(k.g, s), 4 * 14);
    close_kit(&k);
}

static const char mourners[] =
    "hero { id = 't_m1', name = 'M1', attack = 1, health = 1, influence = 1, "
    "when = { on { 'defeated', discard { 1 } } } }"
    "hero { id = 't_m2', name = 'M2', attack = 1, health = 1, influence = 1, when = { on { 'defeated', draw { 1 } } } }"
    "hero { id = 't_m3', name = 'M3', attack = 1, health = 1, influence = 1, when = { on { 'defeated', draw { 1 } } } }"
    "hero { id = 't_aura', name = 'Aura', attack = 1, health = 1, influence = 1, "
    "passive = { health { 1, of = 'your_other_heroes' } } }"
    "city { id = 't_storm', name = 'Storm', type = 'one_time', influence = 1, copies = 1, "
    "effect = { damage { 1, of = 'each_hero' } } }"
    "villain { id = 't_wave', name = 'Wave', level = 1, health = 9, chart = { 1, 1, 1, 1 } }";

static void VG_S30_all_cubes_then_all_defeats_then_effects_in_slot_order(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, mourners);
    set_hero(&k, 0, 0, "t_m2");
    set_hero(&k, 0, 1, "t_1_9");
    set_hero(&k, 0, 2, "t_m1");
    villain_deck(&k, 1, "t_wave");
    at_turn(&k, 0);
    fight_top(&k);
    assert_true(event_at(&k, EV_STRUCK, 2) < event_at(&k, EV_DEFEATED, 0));
    assert_true(event_at(&k, EV_DEFEATED, 1) < event_at(&k, EV_TRIGGERED, 0));
    assert_int_equal(k.event[event_at(&k, EV_TRIGGERED, 0)].a, hero_id(&k, "t_m2")); /* slot 1 draws, */
    assert_int_equal(k.event[event_at(&k, EV_TRIGGERED, 1)].a, hero_id(&k, "t_m1")); /* slot 3 can discard it */
    assert_int_equal(hand_count(k.g, 0), 0);
    close_kit(&k);
}

static void VG_S30_who_falls_is_decided_for_all_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, mourners);
    set_hero(&k, 0, 0, "t_aura"); /* falls, and with it the bonus that kept t_m2 alive */
    set_hero(&k, 0, 1, "t_m2");
    set_hero(&k, 0, 2, "t_m3");
    hurt_hero(&k, 0, 2, 1);
    villain_deck(&k, 1, "t_wave");
    at_turn(&k, 0);
    fight_top(&k);
    /* first t_aura and t_m3 together (2 cubes of 2), and t_m3 acts; only then t_m2 */
    assert_int_equal(k.event[event_at(&k, EV_DEFEATED, 0)].a, hero_id(&k, "t_aura"));
    assert_int_equal(k.event[event_at(&k, EV_DEFEATED, 1)].a, hero_id(&k, "t_m3"));
    assert_int_equal(k.event[event_at(&k, EV_DEFEATED, 2)].a, hero_id(&k, "t_m2"));
    assert_true(event_at(&k, EV_TRIGGERED, 0) < event_at(&k, EV_DEFEATED, 2));
    close_kit(&k);
}

static void VG_S30_several_owners_come_in_turn_order_from_the_current_player(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, mourners);
    set_hero(&k, 0, 0, "t_m1");
    set_hero(&k, 1, 0, "t_m2");
    set_hero(&k, 2, 0, "t_m3");
    give(&k, 1, "t_storm");
    at_turn(&k, 1);
    use_card(&k, "t_storm");
    static const seat order[] = {1, 2, 0};
    for (int i = 0; i < 3; i++) {
        assert_int_equal(k.event[event_at(&k, EV_STRUCK, i)].who, order[i]);
        assert_int_equal(k.event[event_at(&k, EV_DEFEATED, i)].who, order[i]);
    }
    assert_true(event_at(&k, EV_STRUCK, 2) < event_at(&k, EV_DEFEATED, 0));
    assert_int_equal(k.event[event_at(&k, EV_TRIGGERED, 0)].who, 1);
    assert_int_equal(k.event[event_at(&k, EV_TRIGGERED, 1)].who, 2);
    close_kit(&k);
}

static void VG_S30_a_hero_that_takes_the_slot_of_a_fallen_one_was_not_hit(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3,
              "hero { id = 't_sore', name = 'Sore', attack = 1, health = 5, influence = 1, "
              "when = { on { 'damaged', draw { 2 } } } }"
              "hero { id = 't_herald', name = 'Herald', attack = 1, health = 1, influence = 9, "
              "when = { on { 'defeated', revive { 5 } } } }");
    set_hero(&k, 0, 0, "t_herald");
    lose_hero(&k, 0, "t_sore");
    villain_deck(&k, 1, "t_v4");
    at_turn(&k, 0);
    fight_top(&k);
    assert_true(holds_hero(&k, 0, 0, "t_sore"));
    assert_int_equal(cubes_on(&k, 0, 0), 0);
    assert_int_equal(hand_count(k.g, 0), 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_214_a_hero_falls_when_its_cubes_reach_its_health),
    TEST(VG_214_a_hero_falls_when_a_bonus_to_its_health_ends),
    TEST(VG_214_a_hero_falls_when_a_condition_for_its_health_fails),
    TEST(VG_215_equipment_adds_to_the_health),
    TEST(VG_216_VG_217_the_fallen_hero_its_slot_and_its_equipment),
    TEST(VG_218_a_defeated_hero_stays_and_belongs_to_its_owner),
    TEST(VG_219_three_defeated_heroes_are_the_breaking_point),
    TEST(VG_S29_damage_cubes_never_run_out),
    TEST(VG_S30_all_cubes_then_all_defeats_then_effects_in_slot_order),
    TEST(VG_S30_who_falls_is_decided_for_all_at_once),
    TEST(VG_S30_several_owners_come_in_turn_order_from_the_current_player),
    TEST(VG_S30_a_hero_that_takes_the_slot_of_a_fallen_one_was_not_hit),
};
TEST_GROUP(tests);
