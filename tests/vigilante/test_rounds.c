/* test_rounds.c: VG-100 to VG-118, VG-E12 and their rulings: the course of a round and its turns. */
#include "kit_course.h"

static int turns_of(struct kit *k, seat who)
{
    int n = 0;
    for (int i = 0; i < k->events; i++) n += k->event[i].kind == EV_TURN && k->event[i].who == who;
    return n;
}

/* Leaves only these tokens in the bag. */
static void bag_only(struct kit *k, int n, ...)
{
    va_list list;
    while (k->g->bag_count) bag_remove(k->g, k->g->bag[0]);
    va_start(list, n);
    for (int i = 0; i < n; i++) k->g->bag[k->g->bag_count++] = token_id(k, va_arg(list, const char *)); /* ascending */
    va_end(list);
}

/* Draws these two tokens in step 1. */
static void draw_tokens(struct kit *k, const char *first, const char *second)
{
    int a = 0, b = 0;
    while (k->g->bag[a] != token_id(k, first)) a++;
    while (k->g->bag[b] != token_id(k, second)) b++;
    fix_picks(k, 2, a, b > a ? b - 1 : b);
    at_round(k);
}

/* -- A round ---------------------------------------------------------------------------------------------- */

static void VG_100_the_game_lasts_the_rounds_of_the_scenario(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 3, "");
    for (int rounds = 1; rounds <= 9; rounds += 4) {
        scenario_card(&k, "justice_3")->rounds = (u8)rounds;
        restart_game(&k, "justice_3", 0, 3);
        keep_starters(&k);
        easy_to_the_end(&k);
        assert_int_equal(happened(&k, EV_ROUND), rounds);
        assert_int_equal(last_event(&k, EV_ROUND)->a, rounds);
        assert_int_equal(last_event(&k, EV_ROUND)->b, rounds);
        for (seat s = 0; s < 3; s++) assert_int_equal(turns_of(&k, s), 4 * rounds);
    }
    close_kit(&k);
}

static void VG_101_four_steps_in_this_order(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, "");
    const char *crate[] = {"loot_crate_1", "loot_crate_2", "loot_crate_3",
                           "loot_crate_4", "loot_crate_5", "loot_crate_6"};
    for (int n = 0; n < 6; n++) put_event(&k, crate[n]);
    at_round(&k);
    easy_until(&k, "ACTION");
    easy_until(&k, "WHICH_EVENT"); /* of round 2 */
    int turn = event_index(&k, EV_TURN, 0), last_turn = turn;
    for (int i = turn; (i = event_index(&k, EV_TURN, i)) >= 0; i++) last_turn = i;
    int order[] = {event_index(&k, EV_ROUND, 0), event_index(&k, EV_EVENT_PLACED, 0), turn, last_turn,
                   event_index(&k, EV_EVENT, 0), event_index(&k, EV_DICE_BACK, 0), event_index(&k, EV_MARKER, 0),
                   event_index(&k, EV_ROUND, 1)};
    assert_int_equal(order[0], 0);
    for (int i = 1; i < COUNT(order); i++) assert_true(order[i - 1] < order[i]);
    close_kit(&k);
}

static void VG_102_VG_103_each_round_adds_one_event_to_the_track(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 4, "");
    for (int starting = 0; starting <= 4; starting += 2) {
        scenario_card(&k, "justice_4")->events = (u8)starting;
        restart_game(&k, "justice_4", 0, 12);
        keep_starters(&k);
        for (int round = 1; round <= final_round(&k); round++) {
            easy_until(&k, "WHICH_EVENT");
            assert_int_equal(k.g->round, round);
            assert_int_equal(k.g->track_count, starting + round - 1);
            easy_answer(&k);
            assert_int_equal(k.g->track_count, starting + round); /* after step 1 of round k */
        }
    }
    close_kit(&k);
}

static void VG_S17_the_round_counter_does_not_hang_on_the_track(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, ONE_TIME_CARD("t_peace", 1, "remove_event { 'any_event' }"));
    put_event(&k, "firefight_1");
    give(&k, 0, "t_peace");
    at_turn(&k, 0);
    do_turn(&k, ACT_PLAY, card_id(&k, "t_peace"));
    assert_int_equal(k.g->track_count, 0);
    forget(&k);
    while (k.c.pending) {
        if (!strcmp(asked(&k), "WHICH_EVENT")) assert_int_equal(k.g->track_count, k.g->round - 2);
        easy_answer(&k);
    }
    assert_int_equal(happened(&k, EV_ROUND), 6); /* rounds 2 to 7 */
    assert_int_equal(last_event(&k, EV_ROUND)->a, 7);
    close_kit(&k);
}

static void VG_S86_the_marker_is_not_passed_after_the_last_round(void **state)
{
    (void)state;
    for (int round = 6; round <= 7; round++) {
        struct kit k;
        open_course(&k, 3, "");
        k.g->round = (u8)round;
        at_events(&k, 0);
        assert_int_equal(happened(&k, EV_MARKER), round == 6);
        assert_int_equal(k.g->first, round == 6 ? 2 : 0);
        assert_int_equal(k.c.pending == 0, round == 7);
        close_kit(&k);
    }
}

/* -- Choose New Event ---------------------------------------------------------------------------------------- */

static void VG_104_VG_105_VG_106_the_first_player_sees_two_tokens_and_places_one(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, "");
    k.g->first = 1;
    draw_tokens(&k, "paramedic_5", "hacking_2");
    u8 placed = token_id(&k, "hacking_2"), other = token_id(&k, "paramedic_5");
    assert_int_equal(asked_seat(&k), 1);
    assert_int_equal(k.c.count, 2); /* exactly one of the two, no third way */
    assert_true(offered(&k, ACT_PLACE_EVENT, placed) && offered(&k, ACT_PLACE_EVENT, other));
    const struct event *drawn = last_event(&k, EV_EVENT_DRAWN);
    assert_int_equal(told_to(&k, 1, drawn).a, other);
    assert_int_equal(told_to(&k, 1, drawn).b, placed);
    for (seat s = 0; s < 3; s += 2) {
        assert_true(told_to(&k, s, drawn).a > k.content.count[KIND_EVENT]); /* backs */
        assert_true(told_to(&k, s, drawn).b > k.content.count[KIND_EVENT]);
    }
    answer(&k, ACT_PLACE_EVENT, placed);
    assert_int_equal(k.g->track_count, 1);
    assert_int_equal(seen_by(&k, NOBODY)->track[0], placed); /* face-up */
    assert_int_equal(told_to(&k, 2, last_event(&k, EV_EVENT_PLACED)).a, placed);
    assert_int_equal(k.g->bag_count, 29);
    assert_non_null(memchr(k.g->bag, other, 29));
    assert_null(memchr(k.g->bag, placed, 29));
    close_kit(&k);
}

static void VG_104_the_two_tokens_are_random_and_different(void **state)
{
    (void)state;
    struct kit k;
    int times[31] = {0};
    open_course(&k, 3, "");
    for (u64 seed = 0; seed < 600; seed++) {
        random_seed(&k.g->head.random, seed);
        at_round(&k);
        const struct event *drawn = last_event(&k, EV_EVENT_DRAWN);
        assert_int_not_equal(drawn->a, drawn->b);
        times[drawn->a]++;
        times[drawn->b]++;
    }
    for (int id = 1; id <= 30; id++) assert_in_range(times[id], 15, 70); /* 40 each on average */
    close_kit(&k);
}

static void VG_107_VG_108_the_track_stays_sorted_and_new_events_go_below_equal_ones(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, "");
    put_event(&k, "paramedic_6");
    put_event(&k, "jailbreak_4");
    put_event(&k, "firefight_2");
    draw_tokens(&k, "loot_crate_1", "hacking_4");
    answer(&k, ACT_PLACE_EVENT, token_id(&k, "hacking_4"));
    draw_tokens(&k, "firefight_4", "hacking_3");
    answer(&k, ACT_PLACE_EVENT, token_id(&k, "firefight_4"));
    draw_tokens(&k, "loot_crate_1", "hacking_3");
    answer(&k, ACT_PLACE_EVENT, token_id(&k, "loot_crate_1"));
    static const char *const order[] = {"loot_crate_1", "firefight_2", "jailbreak_4",
                                        "hacking_4", "firefight_4", "paramedic_6"};
    assert_int_equal(k.g->track_count, COUNT(order));
    for (int i = 0; i < COUNT(order); i++) assert_int_equal(k.g->track[i], token_id(&k, order[i]));
    close_kit(&k);
}

static void VG_109_placing_an_event_does_not_set_it_off(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, "");
    for (seat s = 0; s < 3; s++) lock_up(&k, s, 2);
    draw_tokens(&k, "jailbreak_2", "hacking_2");
    answer(&k, ACT_PLACE_EVENT, token_id(&k, "jailbreak_2"));
    fix_dice(&k, 6, 2, 2, 2, 2, 2, 2);
    while (k.g->track_count && k.g->round == 1 && turns_of(&k, 2) < 4) {
        for (seat s = 0; s < 3; s++) assert_int_equal(jail_count(k.g, s), 2);
        assert_int_equal(happened(&k, EV_EVENT), 0);
        easy_answer(&k);
    }
    easy_until(&k, "WHICH_EVENT");
    assert_int_equal(happened(&k, EV_EVENT), 1); /* but in the Trigger Events step */
    for (seat s = 0; s < 3; s++) assert_int_equal(jail_count(k.g, s), 1);
    close_kit(&k);
}

static void VG_110_events_stay_and_can_be_set_off_again_in_each_later_round(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, "");
    put_event(&k, "loot_crate_3");
    for (int round = 1; round <= 3; round++) {
        at_events(&k, 1, 3);
        easy_until(&k, "WHICH_EVENT");
        assert_int_equal(happened(&k, EV_EVENT), 1);
        assert_int_equal(hand_count(k.g, 1), round);
        assert_int_equal(k.g->track[0], token_id(&k, "loot_crate_3"));
    }
    close_kit(&k);
}

static void VG_S16_fewer_than_two_tokens_in_the_bag(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, "");
    bag_only(&k, 1, "hacking_3");
    at_round(&k);
    assert_string_equal(asked(&k), "ACTION"); /* placed without a choice */
    assert_int_equal(k.g->track_count, 1);
    assert_int_equal(k.g->track[0], token_id(&k, "hacking_3"));
    assert_int_equal(k.g->bag_count, 0);
    at_round(&k);
    assert_string_equal(asked(&k), "ACTION"); /* skipped */
    assert_int_equal(k.g->track_count, 1);
    assert_int_equal(happened(&k, EV_EVENT_DRAWN) + happened(&k, EV_EVENT_PLACED), 0);
    close_kit(&k);
}

static void VG_S18_the_rejected_token_is_back_before_anything_else_is_drawn(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, ONE_TIME_CARD("t_more", 1, "add_event { 1 }"));
    bag_only(&k, 2, "hacking_3", "paramedic_6");
    give(&k, 0, "t_more");
    at_round(&k);
    answer(&k, ACT_PLACE_EVENT, token_id(&k, "paramedic_6"));
    assert_int_equal(k.g->bag_count, 1);
    do_turn(&k, ACT_PLAY, card_id(&k, "t_more")); /* the only token that can be drawn */
    assert_int_equal(k.g->track[0], token_id(&k, "hacking_3"));
    assert_int_equal(k.g->bag_count, 0);
    close_kit(&k);
    int again = 0; /* and it is drawn as likely as any other: one in three here */
    for (u64 seed = 0; seed < 300; seed++) {
        open_course(&k, 3, ONE_TIME_CARD("t_more", 1, "add_event { 1 }"));
        bag_only(&k, 4, "firefight_1", "hacking_3", "loot_crate_2", "paramedic_6");
        give(&k, 0, "t_more");
        draw_tokens(&k, "hacking_3", "paramedic_6");
        answer(&k, ACT_PLACE_EVENT, token_id(&k, "paramedic_6"));
        random_seed(&k.g->head.random, seed);
        do_turn(&k, ACT_PLAY, card_id(&k, "t_more"));
        again += last_event(&k, EV_EVENT_PLACED)->a == token_id(&k, "hacking_3");
        close_kit(&k);
    }
    assert_in_range(again, 70, 130);
}

/* -- Players Take Turns ---------------------------------------------------------------------------------------- */

static void VG_111_VG_112_VG_113_turns_go_clockwise_one_main_action_each_for_four_laps(void **state)
{
    (void)state;
    for (seat first = 0; first < 5; first++) {
        struct kit k;
        open_course(&k, 5, "");
        k.g->first = first;
        at_round(&k);
        easy_until(&k, "ACTION");
        for (int turn = 0; turn < 20; turn++) {
            seat who = (seat)((first + turn) % 5);
            easy_until(&k, "ACTION");
            assert_int_equal(asked_seat(&k), who);
            assert_int_equal(k.g->player[who].actions, 4 - turn / 5);
            answer(&k, ACT_DRAW, CITY);
            assert_true(strcmp(asked(&k), "ACTION") || asked_seat(&k) != who); /* exactly one */
        }
        easy_until(&k, "WHICH_EVENT");
        assert_int_equal(happened(&k, EV_TURN), 20);
        for (seat s = 0; s < 5; s++) assert_int_equal(turns_of(&k, s), 4);
        close_kit(&k);
    }
}

static void VG_E12_first_player_marker(void **state)
{
    (void)state;
    struct kit k;
    enum { A, B, C, D };
    open_course(&k, 4, "");
    at_round(&k);
    easy_until(&k, "ACTION");
    while (k.g->round < 3) easy_answer(&k);
    seat order[40];
    int n = 0;
    for (int i = 0; i < k.events; i++)
        if (k.event[i].kind == EV_TURN) order[n++] = k.event[i].who;
    assert_int_equal(n, 32);
    for (int lap = 0; lap < 4; lap++) {
        assert_memory_equal(order + 4 * lap, ((seat[]){A, B, C, D}), 4);
        assert_memory_equal(order + 16 + 4 * lap, ((seat[]){D, A, B, C}), 4);
    }
    assert_memory_equal(order + 13, ((seat[]){B, C, D, D, A}), 5); /* four turns between two of A */
    close_kit(&k);
}

static const char bag_of_tricks[] =
    ONE_TIME_CARD("t_coffee", 4, "rally { 1 }")
    GEAR_CARD("t_gear", 2, 9);

static void VG_114_free_actions_then_one_main_action_then_the_die(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, bag_of_tricks);
    for (int i = 0; i < 3; i++) give(&k, 0, "t_coffee");
    k.g->player[0].actions = 2;
    at_turn(&k, 0);
    do_turn(&k, ACT_PLAY, card_id(&k, "t_coffee"));
    assert_int_equal(asked_seat(&k), 0); /* any number of free actions... */
    do_turn(&k, ACT_PLAY, card_id(&k, "t_coffee"));
    assert_true(offered(&k, ACT_PLAY, card_id(&k, "t_coffee")));
    do_turn(&k, ACT_DRAW, CITY);
    assert_int_equal(asked_seat(&k), 1); /* ...the main action ends the turn: an action token is left, so no die */
    assert_int_equal(happened(&k, EV_DICE), 0);
    k.g->player[1].actions = k.g->player[2].actions = 0;
    k.g->player[1].submitted = k.g->player[2].submitted = true;
    at_turn(&k, 0);
    assert_true(offered(&k, ACT_PLAY, card_id(&k, "t_coffee")));
    do_turn(&k, ACT_DRAW, CITY);
    assert_string_equal(asked(&k), "WHICH_DIE");
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(offers(&k, ACT_SUBMIT), k.c.count); /* nothing but the die */
    answer(&k, ACT_SUBMIT);
    assert_int_equal(happened(&k, EV_SUBMITTED), 1);
    close_kit(&k);
}

static void VG_115_the_main_action_takes_one_token_off_the_meter(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, bag_of_tricks);
    give(&k, 0, "t_coffee");
    give(&k, 0, "t_gear");
    at_turn(&k, 0);
    do_turn(&k, ACT_PLAY, card_id(&k, "t_coffee"));
    do_turn(&k, ACT_ATTACH, card_id(&k, "t_gear"));
    assert_int_equal(k.g->player[0].actions, 4);
    do_turn(&k, ACT_DRAW, CITY);
    assert_int_equal(k.g->player[0].actions, 3);
    assert_int_equal(k.g->player[1].actions, 4);
    assert_int_equal(k.g->player[2].actions, 4);
    close_kit(&k);
}

static void VG_116_VG_S15_four_tokens_come_back_when_the_turns_begin(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 4, "");
    for (seat s = 0; s < 4; s++) k.g->player[s].actions = s;
    at_round(&k);
    assert_string_equal(asked(&k), "WHICH_EVENT");
    for (seat s = 0; s < 4; s++) assert_int_equal(k.g->player[s].actions, s); /* not in step 1 */
    easy_answer(&k);
    assert_string_equal(asked(&k), "ACTION");
    for (seat s = 0; s < 4; s++) assert_int_equal(seen_by(&k, NOBODY)->player[s].actions, 4);
    assert_true(event_index(&k, EV_EVENT_PLACED, 0) < event_index(&k, EV_TOKENS_BACK, 0));
    assert_true(event_index(&k, EV_TOKENS_BACK, 0) < event_index(&k, EV_TURN, 0));
    close_kit(&k);
}

/* The turn of seat 0, who can take every main action and no free one. */
static void open_all_actions(struct kit *k)
{
    open_course(k, 3, bag_of_tricks);
    give(k, 0, "t_gear"); /* pays for any Hero */
    give(k, 1, "t_coffee");
    equip(k, 0, 0, "t_gear");
    hurt_hero(k, 0, 0, 1);
    lock_up(k, 0, 3);
    for (int i = 0; i < 3; i++) market(k, i, (const char *const[]){"paper_route", "overcoat", "doorman"}[i]);
    at_turn(k, 0);
}

static void VG_112_VG_115_each_main_action_ends_the_turn_and_costs_one_token(void **state)
{
    (void)state;
    struct kit k;
    open_all_actions(&k);
    STATE position = *k.g;
    int options = k.c.count;
    for (int i = 0; i < options; i++) {
        *k.g = position;
        rules_run(&k.c);
        forget(&k);
        rules_answer(&k.c, 0, k.c.option[i]);
        easy_until(&k, "ACTION");
        assert_int_equal(asked_seat(&k), 1);
        assert_int_equal(happened(&k, EV_TURN), 1); /* seat 1's */
        assert_int_equal(k.g->player[0].actions, 3);
    }
    close_kit(&k);
}

static void VG_117_there_are_six_main_actions(void **state)
{
    (void)state;
    struct kit k;
    open_all_actions(&k);
    static const u8 main_action[] = {ACT_DRAW, ACT_RECRUIT, ACT_FIGHT, ACT_HEAL, ACT_INVENTORY, ACT_TRADE};
    static const int ways[] = {2, 3, 1, 1, 1, 1};
    int all = 0;
    for (int i = 0; i < COUNT(main_action); i++) {
        assert_int_equal(offers(&k, main_action[i]), ways[i]);
        all += ways[i];
    }
    assert_int_equal(k.c.count, all); /* and nothing else */
    close_kit(&k);
}

static void VG_118_the_same_main_action_may_be_chosen_on_every_turn(void **state)
{
    (void)state;
    static const u8 main_action[] = {ACT_DRAW, ACT_FIGHT, ACT_HEAL};
    for (int i = 0; i < COUNT(main_action); i++) {
        struct kit k;
        open_course(&k, 3,
                    "for n = 1, 4 do\n"
                    "    villain { id = 't_v' .. n, name = 'V', level = 1, health = 1, chart = { 0, 0, 0, 0 } }\n"
                    "end");
        const char *villain[] = {"t_v1", "t_v2", "t_v3", "t_v4"};
        for (int n = 0; n < 4; n++) top_villain(&k, villain[n]);
        hurt_hero(&k, 0, 0, 4);
        at_turn(&k, 0);
        for (int turn = 0; turn < 4; turn++) {
            while (strcmp(asked(&k), "ACTION") || asked_seat(&k) != 0) easy_answer(&k);
            assert_int_equal(k.g->player[0].actions, 4 - turn);
            do_turn(&k, main_action[i], -1);
        }
        assert_int_equal(k.g->player[0].actions, 0);
        assert_int_equal(hand_count(k.g, 0), main_action[i] == ACT_DRAW ? 4 : 0);
        assert_int_equal(jail_count(k.g, 0), main_action[i] == ACT_FIGHT ? 4 : 0);
        assert_int_equal(k.g->player[0].slot[0].damage, main_action[i] == ACT_HEAL ? 0 : 4);
        close_kit(&k);
    }
}

/* -- Where a position may begin ------------------------------------------------------------------------------- */

/* Round 2 of a game in which each seat has a Hero, with one token on the track. */
static void open_entry(struct kit *k)
{
    open_course(k, 3, "");
    k->g->round = 2;
    put_event(k, "firefight_5");
}

static void VG_039_VG_040_a_position_begins_with_the_choice_of_starters(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, "justice_3", 0, 4);
    kit_enter(&k, "starters", 0);
    assert_int_equal(k.c.pending, 7);
    assert_int_equal(offers(&k, ACT_KEEP_STARTER), 2);
    keep_starters(&k);
    assert_int_equal(happened(&k, EV_STARTER), 3);
    assert_int_equal(happened(&k, EV_ROUND), 1);
    for (seat s = 0; s < 3; s++) assert_int_equal(team_count(k.g, s), 1);
    enlist_hero(&k, 0, "pothole");
    lose_hero(&k, 1, "overcoat");
    kit_enter(&k, "starters", 0); /* whatever they had, they begin again */
    assert_int_equal(k.c.pending, 7);
    assert_int_equal(offers(&k, ACT_KEEP_STARTER), 2);
    for (seat s = 0; s < 3; s++) assert_int_equal(team_count(k.g, s) + defeated_count(k.g, s), 0);
    close_kit(&k);
}

static void VG_101_a_position_begins_with_a_round_or_with_its_turns(void **state)
{
    (void)state;
    struct kit k;
    open_entry(&k);
    at_round(&k);
    assert_true(asks(&k, 0, "WHICH_EVENT"));
    assert_int_equal(happened(&k, EV_ROUND), 1);
    forget(&k);
    k.g->player[1].actions = 0;
    kit_enter(&k, "turns", 0);
    assert_true(asks(&k, 0, "ACTION"));
    assert_int_equal(happened(&k, EV_EVENT_DRAWN) + happened(&k, EV_ROUND), 0);
    assert_int_equal(happened(&k, EV_TOKENS_BACK), 1);
    assert_int_equal(k.g->player[1].actions, ACTIONS);
    close_kit(&k);
}

static void VG_147_a_position_begins_with_an_event_die(void **state)
{
    (void)state;
    struct kit k;
    open_entry(&k);
    kit_enter(&k, "die", 1);
    assert_true(asks(&k, 1, "WHICH_DIE"));
    assert_int_equal(happened(&k, EV_TURN), 0);
    easy_until(&k, "ACTION");
    assert_int_equal(happened(&k, EV_SUBMITTED), 1);
    assert_int_equal(k.g->current, 2); /* the turns go on */
    assert_false(has_turn(k.g, 1));
    close_kit(&k);
}

static void VG_157_a_position_begins_with_the_events_which_happen_once(void **state)
{
    (void)state;
    struct kit k;
    open_entry(&k);
    at_events(&k, 3, 5, 5, 5);
    assert_int_equal(happened(&k, EV_EVENT), 1);
    assert_int_equal(happened(&k, EV_STRUCK), 3);
    assert_int_equal(happened(&k, EV_DICE_BACK), 1);
    assert_int_equal(happened(&k, EV_TURN), 0);
    assert_int_equal(k.g->round, 3);
    close_kit(&k);
}

static void VG_177_a_position_begins_when_a_round_is_over(void **state)
{
    (void)state;
    struct kit k;
    open_entry(&k);
    kit_enter(&k, "marker", 0);
    assert_int_equal(happened(&k, EV_MARKER), 1);
    assert_true(asks(&k, 2, "WHICH_EVENT"));
    assert_int_equal(k.g->round, 3);
    k.g->round = final_round(&k);
    kit_enter(&k, "marker", 0);
    assert_true(over(&k)); /* VG-179 */
    assert_int_equal(happened(&k, EV_MARKER), 0);
    assert_int_equal(happened(&k, EV_IDENTITY), 3);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_100_the_game_lasts_the_rounds_of_the_scenario),
    TEST(VG_101_four_steps_in_this_order),
    TEST(VG_102_VG_103_each_round_adds_one_event_to_the_track),
    TEST(VG_S17_the_round_counter_does_not_hang_on_the_track),
    TEST(VG_S86_the_marker_is_not_passed_after_the_last_round),
    TEST(VG_104_VG_105_VG_106_the_first_player_sees_two_tokens_and_places_one),
    TEST(VG_104_the_two_tokens_are_random_and_different),
    TEST(VG_107_VG_108_the_track_stays_sorted_and_new_events_go_below_equal_ones),
    TEST(VG_109_placing_an_event_does_not_set_it_off),
    TEST(VG_110_events_stay_and_can_be_set_off_again_in_each_later_round),
    TEST(VG_S16_fewer_than_two_tokens_in_the_bag),
    TEST(VG_S18_the_rejected_token_is_back_before_anything_else_is_drawn),
    TEST(VG_111_VG_112_VG_113_turns_go_clockwise_one_main_action_each_for_four_laps),
    TEST(VG_E12_first_player_marker),
    TEST(VG_114_free_actions_then_one_main_action_then_the_die),
    TEST(VG_115_the_main_action_takes_one_token_off_the_meter),
    TEST(VG_112_VG_115_each_main_action_ends_the_turn_and_costs_one_token),
    TEST(VG_116_VG_S15_four_tokens_come_back_when_the_turns_begin),
    TEST(VG_117_there_are_six_main_actions),
    TEST(VG_118_the_same_main_action_may_be_chosen_on_every_turn),
    TEST(VG_039_VG_040_a_position_begins_with_the_choice_of_starters),
    TEST(VG_101_a_position_begins_with_a_round_or_with_its_turns),
    TEST(VG_147_a_position_begins_with_an_event_die),
    TEST(VG_157_a_position_begins_with_the_events_which_happen_once),
    TEST(VG_177_a_position_begins_when_a_round_is_over),
};
TEST_GROUP(tests);
