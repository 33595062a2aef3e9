/* test_jail.c: jails, Levels and the Villain Deck (VG-220 to VG-229, VG-S36, VG-S37, VG-S109). */
#include "kit_cast.h"

static const char transfers[] =
    "city { id = 't_free', name = 'Free', type = 'one_time', influence = 1, copies = 1, "
    "effect = { free { 1, who = 'left_player' } } }"
    "city { id = 't_free2', name = 'Free 2', type = 'one_time', influence = 1, copies = 1, "
    "effect = { free { 2, who = 'left_player' } } }"
    "city { id = 't_free_all', name = 'Free all', type = 'one_time', influence = 1, copies = 1, "
    "effect = { free { 1, who = 'each_player' } } }"
    "city { id = 't_take', name = 'Take', type = 'one_time', influence = 1, copies = 2, "
    "effect = { capture { 1, who = 'left_player' } } }"
    "city { id = 't_vault', name = 'Vault', type = 'equipment', influence = 1, copies = 1, passive = { secure { 3 } } }"
    "villain { id = 't_low1', name = 'Low 1', level = 1, health = 1, chart = { 0, 0, 0, 0 } }"
    "villain { id = 't_low2', name = 'Low 2', level = 1, health = 1, chart = { 0, 0, 0, 0 } }"
    "villain { id = 't_low3', name = 'Low 3', level = 1, health = 1, chart = { 0, 0, 0, 0 } }";

/* The nth Villain of a pile as somebody sees it; jails of others are seen in no order. */
static u8 seen_villain(struct kit *k, seat viewer, int pile, int n)
{
    const STATE *view = cast_view(k, viewer);
    return view->villain.id[view->villain.start[pile] + n];
}

static bool sees_villain(struct kit *k, seat viewer, int pile, const char *villain)
{
    STATE view = *cast_view(k, viewer);
    return card_find(VILLAINS(&view), pile, villain_id(k, villain)) >= 0;
}

static u8 back_of(int level) { return (u8)(VILLAIN_BACK + level - 1); }

static void VG_220_each_player_has_a_jail_of_their_own_face_down(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, transfers);
    set_hero(&k, 0, 0, "t_5_15");
    set_hero(&k, 1, 0, "t_3_4");
    villain_deck(&k, 2, "t_v5", "t_low1");
    at_turn(&k, 0);
    fight_top(&k);
    fight_top(&k);
    assert_true(in_jail(&k, 0, "t_v5"));
    assert_true(in_jail(&k, 1, "t_low1"));
    for (seat viewer = 0; viewer < 3; viewer++) {
        assert_int_equal(sees_villain(&k, viewer, JAIL + 0, "t_v5"), viewer == 0);
        assert_int_equal(sees_villain(&k, viewer, JAIL + 1, "t_low1"), viewer == 1);
    }
    close_kit(&k);
}

static void VG_221_everybody_may_count_every_jail(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, "");
    jail_any(&k, 0, 1, 3);
    jail_any(&k, 2, 3, 2);
    at_turn(&k, 0);
    static const seat viewers[] = {0, 1, 2, NOBODY};
    for (int i = 0; i < COUNT(viewers); i++) {
        const STATE *view = cast_view(&k, viewers[i]);
        assert_int_equal(jail_count(view, 0), 3);
        assert_int_equal(jail_count(view, 1), 0);
        assert_int_equal(jail_count(view, 2), 2);
    }
    assert_int_equal(seen_villain(&k, NOBODY, JAIL + 2, 0), back_of(3)); /* with their Levels */
    close_kit(&k);
}

static void VG_222_a_freed_villain_goes_under_the_deck(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, transfers);
    villain_deck(&k, 2, "t_v30", "t_v5");
    jail(&k, 1, "t_low1");
    give(&k, 0, "t_free");
    at_turn(&k, 0);
    use_card(&k, "t_free");
    assert_int_equal(jail_count(k.g, 1), 0);
    assert_int_equal(pile_count(VILLAINS(k.g), VILLAIN_DECK), 3);
    assert_int_equal(deck_bottom(&k), villain_id(&k, "t_low1"));
    close_kit(&k);
}

static void VG_223_a_moved_villain_counts_for_its_new_owner(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, transfers);
    jail_any(&k, 0, 1, 2);
    jail(&k, 1, "t_low1");
    jail_any(&k, 1, 2, 2);
    give(&k, 0, "t_take");
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_DRAW, AGENCY));
    use_card(&k, "t_take");
    assert_int_equal(asked_seat(&k), 1);
    do_turn(&k, ACT_PICK_VILLAIN, villain_id(&k, "t_low1"));
    assert_true(in_jail(&k, 0, "t_low1"));
    assert_int_equal(jail_count(k.g, 1), 2);
    assert_true(offered(&k, ACT_DRAW, AGENCY)); /* the third Villain opens the Agency, */
    assert_false(sees_villain(&k, 2, JAIL + 0, "t_low1")); /* and lies face-down */
    draw_turns(&k, 1);
    assert_false(offered(&k, ACT_DRAW, AGENCY)); /* seat 1 has lost it */
    close_kit(&k);
}

static void VG_224_protection_against_freeing_does_not_stop_a_move(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, transfers);
    set_hero(&k, 1, 0, "t_1_9");
    equip(&k, 1, 0, "t_vault");
    jail(&k, 1, "t_low1");
    give(&k, 0, "t_free");
    give(&k, 0, "t_take");
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_PLAY, card_id(&k, "t_free")));
    use_card(&k, "t_take");
    assert_true(in_jail(&k, 0, "t_low1"));
    close_kit(&k);
}

static void VG_226_higher_levels_are_stronger(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    struct context *c = &k.c;
    int cards[4] = {0}, chart[4] = {0}, health[4] = {0};
    for (int id = 1; id <= c->content->count[KIND_VILLAIN]; id++) {
        const struct villain_row *v = VILLAIN(id);
        cards[v->level]++;
        health[v->level] += v->health;
        for (int s = 0; s < SLOTS; s++) chart[v->level] += v->chart[s];
    }
    for (int level = 1; level <= 3; level++) assert_int_equal(cards[level], 20);
    for (int level = 2; level <= 3; level++) { /* equal numbers of cards: sums compare like averages */
        assert_true(chart[level] > chart[level - 1]);
        assert_true(health[level] > health[level - 1]);
    }
    close_kit(&k);
}

static void VG_227_everybody_sees_the_level_of_the_top_villain(void **state)
{
    (void)state;
    struct kit k;
    static const char *const tops[] = {"t_low1", "t_v5", "t_v30"};
    for (int level = 1; level <= 3; level++) {
        open_cast(&k, 3, transfers);
        top_villain(&k, tops[level - 1]);
        at_turn(&k, 0);
        for (seat viewer = 0; viewer < 3; viewer++)
            assert_int_equal(seen_villain(&k, viewer, VILLAIN_DECK, 0), back_of(level));
        assert_int_equal(seen_villain(&k, NOBODY, VILLAIN_DECK, 0), back_of(level));
        close_kit(&k);
    }
}

static void VG_228_VG_S37_escaped_and_freed_villains_come_after_all_others(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, transfers);
    set_hero(&k, 0, 0, "t_1_9"); /* jails only t_low2 and t_low3 */
    set_hero(&k, 1, 0, "t_1_15");
    set_hero(&k, 2, 0, "t_1_1");
    villain_deck(&k, 4, "t_v4", "t_low2", "t_v30", "t_v5");
    jail(&k, 1, "t_low1");
    give(&k, 0, "t_free");
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT); /* t_v4 (Level 1) escapes */
    pass_all(&k);
    fight_top(&k);
    fight_top(&k);
    assert_true(in_jail(&k, 1, "t_low2"));
    assert_int_equal(villain_in_deck(&k, 0), villain_id(&k, "t_v5"));
    assert_int_equal(villain_in_deck(&k, 1), villain_id(&k, "t_v4")); /* nobody sorts by Level */
    assert_int_equal(villain_in_deck(&k, 2), villain_id(&k, "t_v30"));
    assert_int_equal(asked_seat(&k), 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_free"));
    if (offers(&k, ACT_PICK_VILLAIN)) answer(&k, ACT_PICK_VILLAIN, villain_id(&k, "t_low1"));
    pass_all(&k);
    assert_int_equal(deck_bottom(&k), villain_id(&k, "t_low1"));
    assert_int_equal(villain_in_deck(&k, 0), villain_id(&k, "t_v5"));
    close_kit(&k);
}

static int villains_total;

static void none_is_lost(struct kit *k, const STATE *before)
{
    (void)before;
    int n = pile_count(VILLAINS(k->g), VILLAIN_DECK) + pile_count(VILLAINS(k->g), FIGHT);
    for (seat s = 0; s < k->g->players; s++) n += jail_count(k->g, s);
    assert_int_equal(n, villains_total);
}

static void VG_229_the_villains_of_the_scenario_stay_in_the_game(void **state)
{
    (void)state;
    static const struct { const char *scenario; int villains; } cases[] = {{"justice_4", 45}, {"showdown_6", 60}};
    struct kit k;
    for (u32 seed = 1; seed <= 20; seed++) {
        open_fresh(&k, cases[seed % 2].scenario, MERCENARIES, seed);
        villains_total = cases[seed % 2].villains;
        random_game(&k, seed, none_is_lost);
        close_kit(&k);
    }
}

static void VG_S36_villains_freed_together_lie_in_turn_order(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, transfers); /* an Event: from the First Player */
    villain_deck(&k, 1, "t_v30");
    for (int s = 0; s < 3; s++) jail(&k, (seat)s, s == 0 ? "t_low1" : s == 1 ? "t_low2" : "t_low3");
    k.g->first = 1;
    put_event(&k, "jailbreak_4");
    at_events(&k, 1, 4);
    static const char *const from_first[] = {"t_v30", "t_low2", "t_low3", "t_low1"};
    for (int i = 0; i < 4; i++) assert_int_equal(villain_in_deck(&k, i), villain_id(&k, from_first[i]));
    close_kit(&k);

    open_cast(&k, 3, transfers); /* a text: from the current player */
    villain_deck(&k, 1, "t_v30");
    for (int s = 0; s < 3; s++) jail(&k, (seat)s, s == 0 ? "t_low1" : s == 1 ? "t_low2" : "t_low3");
    give(&k, 2, "t_free_all");
    at_turn(&k, 2);
    use_card(&k, "t_free_all");
    static const char *const from_current[] = {"t_v30", "t_low3", "t_low1", "t_low2"};
    for (int i = 0; i < 4; i++) assert_int_equal(villain_in_deck(&k, i), villain_id(&k, from_current[i]));
    close_kit(&k);

    open_cast(&k, 3, transfers); /* several of one owner: as the owner picks */
    villain_deck(&k, 1, "t_v30");
    jail(&k, 1, "t_low1");
    jail(&k, 1, "t_low2");
    jail(&k, 1, "t_low3");
    give(&k, 0, "t_free2");
    at_turn(&k, 0);
    use_card(&k, "t_free2");
    assert_int_equal(asked_seat(&k), 1);
    do_turn(&k, ACT_PICK_VILLAIN, villain_id(&k, "t_low3"));
    do_turn(&k, ACT_PICK_VILLAIN, villain_id(&k, "t_low1"));
    assert_int_equal(villain_in_deck(&k, 1), villain_id(&k, "t_low3"));
    assert_int_equal(villain_in_deck(&k, 2), villain_id(&k, "t_low1"));
    assert_true(in_jail(&k, 1, "t_low2"));
    close_kit(&k);
}

static u8 told(struct kit *k, seat viewer, u8 kind)
{
    struct names names = {{0}};
    struct speaker s = {&vigilante_game, &k->content, &names, viewer};
    return event_redact(&s, last_event(k, kind)).a;
}

static void VG_S109_villains_leave_a_jail_face_down(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, transfers);
    villain_deck(&k, 1, "t_v30");
    jail(&k, 1, "t_low1");
    jail(&k, 1, "t_v5");
    give(&k, 0, "t_take");
    give(&k, 0, "t_free");
    at_turn(&k, 0);
    use_card(&k, "t_take");
    do_turn(&k, ACT_PICK_VILLAIN, villain_id(&k, "t_low1")); /* moved from seat 1 to seat 0 */
    for (seat viewer = 0; viewer < 3; viewer++) {
        assert_int_equal(sees_villain(&k, viewer, JAIL + 0, "t_low1"), viewer != 2);
        assert_int_equal(told(&k, viewer, EV_MOVED), viewer != 2 ? villain_id(&k, "t_low1") : back_of(1));
    }
    use_card(&k, "t_free"); /* seat 1 frees t_v5 */
    for (seat viewer = 0; viewer < 3; viewer++) {
        assert_int_equal(seen_villain(&k, viewer, VILLAIN_DECK, 1), viewer == 1 ? villain_id(&k, "t_v5") : back_of(2));
        assert_int_equal(told(&k, viewer, EV_FREED), viewer == 1 ? villain_id(&k, "t_v5") : back_of(2));
    }
    close_kit(&k);
}

static void VG_S109_an_escaped_villain_was_seen_by_all(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, transfers);
    set_hero(&k, 0, 0, "t_1_9");
    villain_deck(&k, 2, "t_v5", "t_v30");
    at_turn(&k, 0);
    fight_top(&k);
    for (seat viewer = 0; viewer < 3; viewer++) {
        assert_int_equal(seen_villain(&k, viewer, VILLAIN_DECK, 1), villain_id(&k, "t_v5"));
        assert_int_equal(told(&k, viewer, EV_ESCAPED), villain_id(&k, "t_v5"));
    }
    close_kit(&k);
}

/* Seat 2 has seen t_low1 and t_v5 in seat 1's jail; then one Villain leaves it face-down. */
static void VG_S109_who_cannot_see_which_villain_leaves_forgets_the_like(void **state)
{
    (void)state;
    struct kit k;
    for (int freed = 0; freed < 2; freed++) {
        open_cast(&k, 3, transfers);
        jail(&k, 1, "t_low1");
        jail(&k, 1, "t_low2");
        jail(&k, 1, "t_v5");
        for (int i = k.g->villain.start[JAIL + 1]; i < k.g->villain.start[JAIL + 2]; i++)
            if (k.g->villain.id[i] != villain_id(&k, "t_low2")) k.g->villain.known[i] |= only(2);
        give(&k, 0, freed ? "t_free" : "t_take");
        at_turn(&k, 0);
        assert_true(sees_villain(&k, 2, JAIL + 1, "t_low1"));
        use_card(&k, freed ? "t_free" : "t_take");
        do_turn(&k, ACT_PICK_VILLAIN, villain_id(&k, "t_low2"));
        assert_false(sees_villain(&k, 2, JAIL + 1, "t_low1")); /* it might have been this one of Level 1, */
        assert_true(sees_villain(&k, 2, JAIL + 1, "t_v5"));    /* but not this one of Level 2 */
        assert_true(sees_villain(&k, 1, JAIL + 1, "t_low1"));
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(VG_220_each_player_has_a_jail_of_their_own_face_down),
    TEST(VG_221_everybody_may_count_every_jail),
    TEST(VG_222_a_freed_villain_goes_under_the_deck),
    TEST(VG_223_a_moved_villain_counts_for_its_new_owner),
    TEST(VG_224_protection_against_freeing_does_not_stop_a_move),
    TEST(VG_226_higher_levels_are_stronger),
    TEST(VG_227_everybody_sees_the_level_of_the_top_villain),
    TEST(VG_228_VG_S37_escaped_and_freed_villains_come_after_all_others),
    TEST(VG_229_the_villains_of_the_scenario_stay_in_the_game),
    TEST(VG_S36_villains_freed_together_lie_in_turn_order),
    TEST(VG_S109_villains_leave_a_jail_face_down),
    TEST(VG_S109_an_escaped_villain_was_seen_by_all),
    TEST(VG_S109_who_cannot_see_which_villain_leaves_forgets_the_like),
};
TEST_GROUP(tests);
