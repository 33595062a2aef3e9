/* test_death.c: the death of a Hero, what he leaves and who replaces him (chapter 17). */
#include "kit_story.h"

/* Cards that hurt one Hero or all of them, at the start of a Turn. */
static const char hurting[] = CARD("t_pain", "turn_start", "wound { 1, of = 'each_hero' }")
    CARD("t_stab", "turn_start", "wound { 1, of = 'any_hero' }");

static void OT_201_death_comes_at_the_fifth_wound_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_wounds(&k, 0, "123");
    put(&k, "acolyte", "e-31", 1);
    at_turn(&k, 0);
    step_to(&k, "x-21"); /* the fourth Wound, for leaving the Acolyte */
    bear_wounds(&k);
    assert_int_equal(wound_count(&k.g->hero[0]), 4);
    assert_int_equal(happened(&k, EV_HERO_KILLED), 0);
    assert_int_equal(k.g->hero[0].space, space("x-21"));
    stand(&k, 0, "e-31");
    at_turn(&k, 0);
    step_to(&k, "x-21"); /* the fifth: nothing is asked any more, and the step is not made */
    assert_int_equal(happened(&k, EV_HERO_KILLED), 1);
    assert_int_equal(last_event(&k, EV_HERO_KILLED)->b, space("e-31"));
    assert_int_equal(happened(&k, EV_STEPPED), 0);
    assert_string_equal(asked(&k), "WHO");
    assert_int_equal(k.g->hero[0].space, 0);
    close_kit(&k);
}

static void OT_202_a_death_in_the_own_turn_ends_it_without_a_reaction(void **state)
{
    (void)state;
    struct kit k;
    for (int survives = 0; survives < 2; survives++) {
        open_kit(&k, 1);
        set_wounds(&k, 0, survives ? "123" : "1234");
        put(&k, "acolyte", "e-31", 1);
        put(&k, "acolyte", "x-11", 1); /* one that could be moved: a Reaction is possible */
        at_turn(&k, 0);
        step_to(&k, "x-21");
        bear_wounds(&k);
        if (survives) {
            end_turn(&k);
            assert_string_equal(asked(&k), "WHETHER");
        } else {
            answer(&k, ACT_REPLACEMENT);
            assert_string_equal(asked(&k), "NEXT"); /* of the next Hero: the Turn and the Reaction to it are gone */
            assert_int_equal(k.g->current, 1);
            assert_int_equal(happened(&k, EV_TURN_ENDS), 0);
            assert_int_equal(k.g->reactions, 3);
        }
        close_kit(&k);
    }
}

static void OT_203_the_dead_hero_leaves_the_game_for_good(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    die_in_own_turn(&k, 0);
    assert_int_equal(k.g->agent[agent_of(&k, "leah")].status, OUT);
    assert_false(offered(&k, ACT_REPLACEMENT, hero_id(&k, "leah")));
    answer(&k, ACT_REPLACEMENT, hero_id(&k, "rocco"));
    assert_int_equal(k.g->hero[0].dashboard, hero_id(&k, "rocco"));
    die_in_own_turn(&k, 0); /* nor is he there when the next one dies */
    assert_int_equal(offers(&k, ACT_REPLACEMENT), 3);
    assert_false(offered(&k, ACT_REPLACEMENT, hero_id(&k, "leah")));
    assert_false(offered(&k, ACT_REPLACEMENT, hero_id(&k, "rocco")));
    close_kit(&k);
}

static void OT_204_his_extra_turns_and_marks_are_discarded(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->hero[0].extra_turns = 2;
    k.g->supply[EXTRA_TURN] -= 2;
    k.g->hero[0].marks = NO_HEALING | ABILITY_USED;
    give_upgrade(&k, 0, "field_kit");
    k.g->hero[0].jammed = k.g->hero[0].spent[0] = upgrade_id(&k, "field_kit");
    die_in_own_turn(&k, 0);
    answer(&k, ACT_REPLACEMENT);
    assert_int_equal(k.g->hero[0].extra_turns, 0);
    assert_int_equal(k.g->supply[EXTRA_TURN], 10);
    assert_int_equal(k.g->hero[0].marks, 0);
    assert_int_equal(k.g->hero[0].jammed, 0);
    assert_int_equal(k.g->hero[0].spent[0], 0);
    close_kit(&k);
}

static void OT_205_npcs_and_innocents_stay_where_he_died(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "x-12");
    k.g->hero[0].npcs = 1u << PROXY | 1u << RAVENCORP;
    k.g->hero[0].innocents = 2;
    k.g->supply[INNOCENT] -= 2;
    die_in_own_turn(&k, 0); /* while leaving x-12: that is where he dies */
    assert_int_equal(k.g->npc[PROXY], space("x-12"));
    assert_int_equal(k.g->npc[RAVENCORP], space("x-12"));
    assert_int_equal(k.g->npc[COMMISSIONER], 0);
    assert_int_equal(physical(k.g, space("x-12"), INNOCENT), 2);
    answer(&k, ACT_REPLACEMENT);
    assert_int_equal(k.g->hero[0].npcs, 0);
    assert_int_equal(k.g->hero[0].innocents, 0);
    close_kit(&k);
}

static void OT_206_his_upgrades_are_added_to_the_inventory_face_up(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    show_upgrades(&k, 5, "girder", "fire_axe", "riot_vest", "salt_sprayer", "fire_hose");
    give_upgrade(&k, 0, "ice_blade");
    give_upgrade(&k, 0, "silver_sabre");
    die_in_own_turn(&k, 0);
    assert_string_equal(asked(&k), "WHO");
    assert_int_equal(upgrades_in(&k, OWNED + 0), 0);
    assert_int_equal(upgrades_in(&k, INVENTORY), 7);
    const char *both[] = {"ice_blade", "silver_sabre"};
    for (int i = 0; i < 2; i++) {
        int at = card_find(UPGRADES_OF(k.g), INVENTORY, upgrade_id(&k, both[i]));
        assert_true(at >= 0);
        assert_int_equal(k.g->upgrade.known[k.g->upgrade.start[INVENTORY] + at], EVERYBODY);
    }
    close_kit(&k);
}

static void OT_207_turn_tokens_and_city_action_token_keep_their_state(void **state)
{
    (void)state;
    struct kit k;
    for (int turns = 0; turns < 3; turns++) {
        open_with(&k, 1, hurting);
        weaken(&k, 1);
        k.g->hero[1].turns = (u8)turns;
        k.g->hero[1].city = turns == 1 ? space("d-12") : 0;
        give_card(&k, "t_stab");
        at_turn(&k, 0);
        play(&k, "t_stab");
        answer(&k, ACT_CHOOSE_HERO, -1, 1);
        answer(&k, ACT_REPLACEMENT);
        assert_int_equal(k.g->hero[1].turns, turns);
        assert_int_equal(k.g->hero[1].city, turns == 1 ? space("d-12") : 0);
        close_kit(&k);
    }
}

static void OT_208_his_controller_brings_a_hero_of_the_reserve_into_the_starting_space(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    stand(&k, 1, "x-11");
    set_level(&k, 1, 6);
    lay(&k, FIRE, "e-31", 3); /* placing is not moving */
    die_in_own_turn(&k, 1);
    assert_string_equal(asked(&k), "WHO");
    assert_int_equal(asked_seat(&k), 2); /* who has the place */
    assert_int_equal(offers(&k, ACT_REPLACEMENT), 4); /* all of the Reserve, nobody else */
    assert_true(offered(&k, ACT_REPLACEMENT, hero_id(&k, "morgana")));
    assert_false(offered(&k, ACT_REPLACEMENT, hero_id(&k, "leah")));
    answer(&k, ACT_REPLACEMENT, hero_id(&k, "morgana"));
    const struct hero *h = &k.g->hero[1];
    assert_int_equal(h->dashboard, hero_id(&k, "morgana"));
    assert_int_equal(h->player, 2);
    assert_int_equal(h->space, space("e-31"));
    assert_int_equal(h->level, 1);
    assert_int_equal(h->wounds, 0);
    assert_false(h->killed);
    assert_int_equal(k.g->agent[agent_of(&k, "morgana")].status, IN_PLAY);
    assert_int_equal(happened(&k, EV_FIRE_CHECK), 0);
    close_kit(&k);
}

static void OT_209_the_new_hero_takes_as_many_upgrades_of_the_whole_inventory(void **state)
{
    (void)state;
    struct kit k;
    /* each of the 7 cards can be among the 2 he takes: his predecessor's and those that lay there before */
    const char *seven[] = {"girder", "fire_axe", "riot_vest", "salt_sprayer", "fire_hose", "ice_blade", "silver_sabre"};
    for (int a = 0; a < 7; a++)
        for (int b = 0; b < 7; b++) {
            if (a == b) continue;
            open_kit(&k, 1);
            show_upgrades(&k, 5, seven[0], seven[1], seven[2], seven[3], seven[4]);
            give_upgrade(&k, 0, seven[5]);
            give_upgrade(&k, 0, seven[6]);
            die_in_own_turn(&k, 0);
            answer(&k, ACT_REPLACEMENT);
            assert_string_equal(asked(&k), "UPGRADES");
            u8 first = upgrade_id(&k, seven[a]), second = upgrade_id(&k, seven[b]);
            if (first < second) { /* one choice of two cards, named in ascending order */
                answer(&k, ACT_TAKE_UPGRADE, first);
                if (!strcmp(asked(&k), "UPGRADES")) answer(&k, ACT_TAKE_UPGRADE, second);
                assert_true(owns(&k, 0, seven[a]));
                assert_true(owns(&k, 0, seven[b]));
                assert_int_equal(upgrade_count(k.g, 0), 2);
                assert_int_equal(upgrades_in(&k, INVENTORY), 5);
                assert_string_equal(asked(&k), "NEXT");
            }
            close_kit(&k);
        }
    open_kit(&k, 1); /* none for one who had none */
    die_in_own_turn(&k, 0);
    answer(&k, ACT_REPLACEMENT);
    assert_int_equal(upgrade_count(k.g, 0), 0);
    assert_int_equal(upgrades_in(&k, INVENTORY), 5);
    close_kit(&k);
}

static void OT_210_the_new_hero_has_the_place_and_the_tokens_in_the_same_round(void **state)
{
    (void)state;
    struct kit k;
    for (int laid = 0; laid < 2; laid++) {
        open_with(&k, 1, hurting);
        weaken(&k, 1);
        k.g->hero[1].turns = 1;
        k.g->hero[1].city = laid ? space("d-12") : 0;
        show_upgrades(&k, 5, "girder", "fire_axe", "riot_vest", "salt_sprayer", "fire_hose");
        give_upgrade(&k, 1, "courier_boots");
        give_card(&k, "t_stab");
        at_turn(&k, 0);
        play(&k, "t_stab");
        answer(&k, ACT_CHOOSE_HERO, -1, 1);
        answer(&k, ACT_REPLACEMENT, hero_id(&k, "rocco"));
        answer(&k, ACT_TAKE_UPGRADE, upgrade_id(&k, laid ? "courier_boots" : "girder"));
        end_turn(&k);
        decline_until(&k, "NEXT");
        assert_int_equal(k.g->current, 1); /* right after the Hero before him */
        assert_int_equal(last_event(&k, EV_TURN)->a, hero_id(&k, "rocco"));
        assert_int_equal(k.g->hero[1].turns, 0);
        step_to(&k, "d-31");
        assert_int_equal(offered(&k, ACT_CITY_ACTION), !laid);
        if (laid) assert_true(refused(&k, ACT_CITY_ACTION, -1, -1, -1, 108));
        step_to(&k, "e-31");
        assert_int_equal(offered(&k, ACT_STEP), laid || k.g->current != 1); /* a third one in the boots */
        close_kit(&k);
    }
}

static void OT_212_without_a_reserve_the_sins_player_wins(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    for (int i = 0; i < TEAM; i++) /* one is left */
        if (k.g->agent[i].status == RESERVE && i != agent_of(&k, "rose")) k.g->agent[i].status = OUT;
    die_in_own_turn(&k, 0); /* one option only: she comes */
    assert_false(over(&k));
    assert_int_equal(k.g->hero[0].dashboard, hero_id(&k, "rose"));
    die_in_own_turn(&k, 1);
    assert_true(over(&k));
    assert_int_equal(k.g->winner, SINS_WIN);
    assert_int_equal(happened(&k, EV_REPLACED), 0);
    close_kit(&k);
}

static void OT_S79_the_replacement_comes_after_the_whole_effect(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, hurting);
    weaken(&k, 0);
    k.g->hero[0].npcs = 1u << PROXY;
    give_card(&k, "t_pain");
    at_turn(&k, 0);
    play(&k, "t_pain");
    assert_string_equal(asked(&k), "SLOT"); /* of the second Hero; the first is gone and has left what he held */
    assert_int_equal(k.g->hero[0].space, 0);
    assert_int_equal(k.g->npc[PROXY], space("e-31"));
    assert_int_equal(happened(&k, EV_HERO_KILLED), 1);
    bear_wounds(&k);
    assert_int_equal(wound_count(&k.g->hero[1]), 1);
    assert_int_equal(wound_count(&k.g->hero[2]), 1);
    assert_string_equal(asked(&k), "WHO"); /* only now, and before play goes on */
    answer(&k, ACT_REPLACEMENT);
    assert_int_equal(k.g->hero[0].wounds, 0); /* who came later was not hurt */
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);
}

static void OT_S80_killed_outside_his_turn_the_running_turn_goes_on(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, hurting);
    weaken(&k, 2);
    put(&k, "acolyte", "x-11", 1);
    give_card(&k, "t_stab");
    at_turn(&k, 0);
    play(&k, "t_stab");
    answer(&k, ACT_CHOOSE_HERO, -1, 2);
    answer(&k, ACT_REPLACEMENT);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->current, 0);
    end_turn(&k);
    assert_string_equal(asked(&k), "WHETHER"); /* the Reaction to this Turn is not barred */
    assert_true(offered(&k, ACT_REACT, hero_id(&k, "leah")));
    close_kit(&k);
}

static void OT_S81_killed_in_the_reaction_to_his_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "x-11");
    weaken(&k, 0);
    put(&k, "acolyte", "x-11", 2);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    dice(&k, "HHC hhhh"); /* two Hits kill one Acolyte; 4 Hits against no Defense: dead */
    answer(&k, ACT_ATTACK);
    answer(&k, ACT_NO_CORRUPTION);
    answer(&k, ACT_SLAY);
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 1); /* his kill stands */
    answer(&k, ACT_REPLACEMENT);
    assert_int_equal(k.g->reactions, 2); /* the token stays spent */
    assert_int_equal(k.g->reactions_spent, 1);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->current, 1);
    close_kit(&k);
}

static void OT_S85_wounds_beyond_the_fifth_are_lost(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "x-11");
    set_wounds(&k, 0, "123");
    put(&k, "acolyte", "x-11", 3);
    at_turn(&k, 0);
    fight_here(&k, "CCC hhhhhh"); /* 6 Hits: one slot is asked for, the second Wound kills, 4 are lost */
    assert_string_equal(asked(&k), "SLOT");
    answer(&k, ACT_COVER_SLOT);
    assert_string_equal(asked(&k), "WHO");
    assert_int_equal(happened(&k, EV_WOUNDED), 2);
    answer(&k, ACT_REPLACEMENT);
    for (int p = 0; p < 3; p++) assert_int_equal(k.g->hero[p].wounds, 0);
    close_kit(&k);
}

static void OT_S87_never_fewer_cards_than_owed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    give_upgrade(&k, 0, "ice_blade");
    give_upgrade(&k, 0, "girder");
    while (upgrades_in(&k, INVENTORY)) card_move(UPGRADES_OF(k.g), INVENTORY, 0, OWNED + 1, EVERYBODY);
    while (upgrades_in(&k, UPGRADE_DECK)) card_move(UPGRADES_OF(k.g), UPGRADE_DECK, 0, OWNED + 1, EVERYBODY);
    die_in_own_turn(&k, 0); /* the Inventory was empty: his own two cards are there */
    answer(&k, ACT_REPLACEMENT);
    assert_string_equal(asked(&k), "NEXT"); /* two of two: nothing to choose */
    assert_true(owns(&k, 0, "ice_blade"));
    assert_true(owns(&k, 0, "girder"));
    assert_int_equal(upgrades_in(&k, INVENTORY), 0);
    close_kit(&k);
}

static void OT_S88_marks_on_other_things_stay(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->ability_used = true;
    k.g->hero[0].marks = k.g->hero[1].marks = NO_HEALING;
    die_in_own_turn(&k, 0);
    answer(&k, ACT_REPLACEMENT);
    assert_int_equal(k.g->hero[0].marks, 0);
    assert_int_equal(k.g->hero[1].marks, NO_HEALING);
    assert_true(k.g->ability_used);
    close_kit(&k);
}

static void OT_S98_both_dashboards_leave_with_the_hero(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->hero[1].dashboard = hero_id(&k, "karl_wolf");
    die_in_own_turn(&k, 1);
    assert_int_equal(last_event(&k, EV_HERO_KILLED)->a, hero_id(&k, "karl_wolf"));
    assert_int_equal(k.g->agent[agent_of(&k, "karl")].status, OUT);
    assert_false(offered(&k, ACT_REPLACEMENT, hero_id(&k, "karl")));
    assert_false(offered(&k, ACT_REPLACEMENT, hero_id(&k, "karl_wolf")));
    answer(&k, ACT_REPLACEMENT, hero_id(&k, "thorley"));
    assert_int_equal(k.g->hero[1].dashboard, hero_id(&k, "thorley")); /* not in any second form */
    close_kit(&k);
}

static void OT_S118_several_deaths_in_ring_order_from_the_current_hero(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 3, hurting);
    weaken(&k, 0);
    weaken(&k, 1);
    weaken(&k, 2);
    give_card(&k, "t_pain");
    at_turn(&k, 1);
    play(&k, "t_pain");
    static const seat order[] = {2, 3, 1}; /* the players of the places 1, 2, 0 */
    for (int i = 0; i < 3; i++) {
        assert_string_equal(asked(&k), "WHO");
        assert_int_equal(asked_seat(&k), order[i]);
        assert_int_equal(offers(&k, ACT_REPLACEMENT), 4 - i); /* each is replaced before the next */
        answer(&k, ACT_REPLACEMENT);
    }
    close_kit(&k);

    open_with(&k, 3, hurting); /* the effect itself goes the same way round */
    give_card(&k, "t_pain");
    at_turn(&k, 1);
    play(&k, "t_pain");
    for (int i = 0; i < 3; i++) {
        assert_string_equal(asked(&k), "SLOT");
        assert_int_equal(asked_seat(&k), order[i]);
        answer(&k, ACT_COVER_SLOT);
    }
    close_kit(&k);

    open_with(&k, 3, hurting); /* the first is replaced; for the second nobody is left */
    weaken(&k, 1);
    weaken(&k, 0);
    no_reserve(&k);
    k.g->agent[agent_of(&k, "rose")].status = RESERVE;
    give_card(&k, "t_pain");
    at_turn(&k, 1);
    play(&k, "t_pain");
    bear_wounds(&k);
    assert_true(over(&k));
    assert_int_equal(k.g->winner, SINS_WIN);
    assert_int_equal(k.g->hero[1].dashboard, hero_id(&k, "rose"));
    close_kit(&k);

    /* outside of Turns: from the first Hero of the Round */
    open_story(&k, 3, STORY_WITH("terror", NO_TASK, "wound { 1, of = 'each_hero' }", "") MAP_WITH("", "")
               PATH_FROM(KILL(9)));
    weaken(&k, 0);
    weaken(&k, 2);
    k.g->first = 2;
    at_round_end(&k);
    bear_wounds(&k);
    assert_string_equal(asked(&k), "WHO");
    assert_int_equal(asked_seat(&k), 3);
    answer(&k, ACT_REPLACEMENT);
    assert_int_equal(asked_seat(&k), 1);
    close_kit(&k);
}

static void OT_E17_inheritance(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, hurting);
    weaken(&k, 1);
    set_level(&k, 1, 5);
    give_upgrade(&k, 1, "ice_blade");
    give_upgrade(&k, 1, "girder");
    k.g->hero[1].turns = 1;
    k.g->hero[1].city = space("d-21");
    k.g->hero[1].extra_turns = 1;
    k.g->supply[EXTRA_TURN]--;
    give_card(&k, "t_stab");
    at_turn(&k, 0);
    assert_int_equal(upgrades_in(&k, INVENTORY), 5);
    play(&k, "t_stab");
    answer(&k, ACT_CHOOSE_HERO, -1, 1);
    assert_int_equal(upgrades_in(&k, INVENTORY), 7);
    answer(&k, ACT_REPLACEMENT, hero_id(&k, "rocco"));
    answer(&k, ACT_TAKE_UPGRADE);
    if (!strcmp(asked(&k), "UPGRADES")) answer(&k, ACT_TAKE_UPGRADE);
    const struct hero *h = &k.g->hero[1];
    assert_int_equal(upgrades_in(&k, INVENTORY), 5);
    assert_int_equal(upgrade_count(k.g, 1), 2);
    assert_int_equal(h->turns, 1);
    assert_int_equal(h->city, space("d-21"));
    assert_int_equal(h->level, 1);
    assert_int_equal(h->wounds, 0);
    assert_int_equal(h->extra_turns, 0);
    until_round(&k, 2);
    assert_int_equal(k.g->hero[1].city, 0); /* back at the reset */
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_201_death_comes_at_the_fifth_wound_at_once),
    TEST(OT_202_a_death_in_the_own_turn_ends_it_without_a_reaction),
    TEST(OT_203_the_dead_hero_leaves_the_game_for_good),
    TEST(OT_204_his_extra_turns_and_marks_are_discarded),
    TEST(OT_205_npcs_and_innocents_stay_where_he_died),
    TEST(OT_206_his_upgrades_are_added_to_the_inventory_face_up),
    TEST(OT_207_turn_tokens_and_city_action_token_keep_their_state),
    TEST(OT_208_his_controller_brings_a_hero_of_the_reserve_into_the_starting_space),
    TEST(OT_209_the_new_hero_takes_as_many_upgrades_of_the_whole_inventory),
    TEST(OT_210_the_new_hero_has_the_place_and_the_tokens_in_the_same_round),
    TEST(OT_212_without_a_reserve_the_sins_player_wins),
    TEST(OT_S79_the_replacement_comes_after_the_whole_effect),
    TEST(OT_S80_killed_outside_his_turn_the_running_turn_goes_on),
    TEST(OT_S81_killed_in_the_reaction_to_his_turn),
    TEST(OT_S85_wounds_beyond_the_fifth_are_lost),
    TEST(OT_S87_never_fewer_cards_than_owed),
    TEST(OT_S88_marks_on_other_things_stay),
    TEST(OT_S98_both_dashboards_leave_with_the_hero),
    TEST(OT_S118_several_deaths_in_ring_order_from_the_current_hero),
    TEST(OT_E17_inheritance),
};
TEST_GROUP(tests);
