/* test_bot.c: the quick bot: better than chance on both sides, sensible in plain positions, honest and steady. */
#include "kit.h"
#include "../kit/bot.h"

/* -- Whole games -------------------------------------------------------------------------------------------------- */

/* As many Heroes take part as the scenario recommends, and no options. */
static bool recommended(const struct content *content, const struct setup *setup)
{
    struct context c_ = {.content = content}, *c = &c_;
    const struct scenario_row *s = SCENARIO(setup->scenario);
    return !setup->options && setup->players - 1 >= s->least && setup->players - 1 <= s->most;
}

static seat skarov_of(const void *g) { return ((const STATE *)g)->skarov; }
static bool running(const void *g) { return ((const STATE *)g)->turn > 0; }
static bool patrol_won(const void *g) { return winner_of(g) == PATROL; }
static const struct contest raid = {&guardians_game, recommended, skarov_of, running, patrol_won};

static void heroes_beat_chance(void **state)
{
    (void)state;
    assert_in_range(contest_rate(&raid, 2, BOT, CHANCE), 95, 100);
}

static void skarov_beats_chance(void **state)
{
    (void)state;
    assert_in_range(contest_rate(&raid, 2, CHANCE, BOT), 0, 3);
}

static void between_bots_either_side_may_win(void **state)
{
    (void)state;
    assert_in_range(contest_rate(&raid, 8, BOT, BOT), 25, 75);
}

static bool first_alarm_of_two(const struct content *content, const struct setup *setup)
{
    return recommended(content, setup) && setup->scenario == 1 && setup->players == 3;
}

/* Quick Heroes win most of these games. Thought helps Skarov most, so that both sides count together: a match in which
 * the thinking bot plays each game once for the Heroes and once for Skarov. */
static void thinking_wins_a_match_against_the_quick_bot(void **state)
{
    (void)state;
    static const struct contest fair = {&guardians_game, first_alarm_of_two, skarov_of, running, patrol_won};
    int heroes = contest_rate(&fair, 6, THINKER, BOT), skarov = 100 - contest_rate(&fair, 6, BOT, THINKER);
    int quick = 100 - contest_rate(&fair, 24, BOT, BOT);
    if (heroes + skarov <= 100 || skarov <= quick + 10)
        fail_msg("%d %% of the games for the Heroes, %d %% for Skarov, where a quick bot wins %d %%", heroes, skarov,
                 quick);
}

/* -- The estimate ------------------------------------------------------------------------------------------------- */

static void the_estimate_beats_the_base_rate(void **state)
{
    (void)state;
    contest_expect_estimate(&raid, 320, 1000); /* with half of the games the score varies by 3 per cent */
}

static int chance_of_heroes(struct kit *k) { return guardians_game.bot.estimate(&k->c, k->g, 1); }

static void the_estimate_follows_plain_facts(void **state)
{
    (void)state;
    struct kit k;
    open_base(&k, 3);
    int before = chance_of_heroes(&k);
    k.g->patrol_articles = 1;
    assert_true(chance_of_heroes(&k) > before);
    k.g->patrol_articles = 0;
    k.g->skarov_articles = 2;
    assert_true(chance_of_heroes(&k) < before);
    k.g->skarov_articles = 0;
    take_wound(&k, "cracked_rib", WOUND_HAND + FREEDOM);
    assert_true(chance_of_heroes(&k) < before);
    close_kit(&k);
}

/* Damage is nothing by itself: what counts is the Wound that comes at the end of the turn, and a third one in hand. */
static void GC_158_GC_161_the_estimate_sees_wounds_coming(void **state)
{
    (void)state;
    struct kit k;
    open_base(&k, 3);
    k.g->phase = ACTIVATION;
    int health = health_of(&k.c, k.g, FREEDOM), chance[2][2];
    for (int wounds = 0; wounds < 2; wounds++) {
        for (int struck = 0; struck < 2; struck++) {
            k.g->damage[FREEDOM] = (u8)(struck ? health : 0);
            chance[wounds][struck] = chance_of_heroes(&k);
        }
        take_wound(&k, "cracked_rib", WOUND_HAND + FREEDOM);
        take_wound(&k, "torn_cape", WOUND_HAND + FREEDOM);
    }
    assert_in_range(chance[0][0] - chance[0][1], 20, 999);
    assert_true(chance[1][0] - chance[1][1] > chance[0][0] - chance[0][1]);
    close_kit(&k);
}

/* What Skarov draws when a turn ends is counted before: an activation is not ended so that he has it. */
static void GC_267_the_end_of_a_turn_is_no_surprise_to_the_estimate(void **state)
{
    (void)state;
    struct kit k;
    open_base(&k, 3);
    hold_event(&k, NULL);
    k.g->phase = END_OF_TURN;
    int before = chance_of_heroes(&k);
    k.g->phase = STRATEGY;
    assert_true(chance_of_heroes(&k) > before);
    for (int n = 0; n < 2; n++) card_move(EVENTS(k.g), EVENT_DECK, 0, EVENT_HAND, only(k.g->skarov));
    assert_int_equal(chance_of_heroes(&k), before);
    close_kit(&k);
}

/* The last Hero has no chance to speak of where two have a good one. */
static void GC_164_the_estimate_fears_for_the_last_hero(void **state)
{
    (void)state;
    struct kit k;
    int chance[3];
    for (int heroes = 1; heroes <= 3; heroes++) {
        open_base(&k, heroes);
        chance[heroes - 1] = chance_of_heroes(&k);
        close_kit(&k);
    }
    assert_true(chance[1] > chance[0] + 200);
    assert_true(chance[2] > chance[1]);
    assert_true(chance[2] < chance[1] + 200);
}

/* -- Honest and steady -------------------------------------------------------------------------------------------- */

static void it_answers_every_question_by_what_it_sees(void **state)
{
    (void)state;
    bot_expect_honest(&guardians_game, 1, (bool[256]){false});
}

/* -- Plain positions ---------------------------------------------------------------------------------------------- */

/* The bot answers for a Hero until his activation is over. */
static void act_with_bot(struct kit *k, int hero)
{
    for (int n = 0; n < 40 && k->g->active == hero; n++) {
        struct action a = kit_bot(k);
        answer(k, a.verb, a.a, a.b, a.c);
    }
}

static void skarov_escapes_when_the_page_is_his(void **state)
{
    (void)state;
    struct kit k;
    open_base(&k, 3);
    hold_event(&k, NULL);
    begin_finale(&k, MET, true);
    k.g->may_escape = true;
    activate_card(&k, "skarov");
    assert_int_equal(kit_bot(&k).verb, ACT_ESCAPE);
    k.g->patrol_articles = 9;
    assert_int_not_equal(kit_bot(&k).verb, ACT_ESCAPE);
    close_kit(&k);
}

static void a_hero_makes_for_the_objective(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int before = k.g->at[FREEDOM];
    kit_enter(&k, "hero", 1);
    act_with_bot(&k, FREEDOM);
    assert_int_not_equal(k.g->at[FREEDOM], before);
    assert_int_equal(tile_of(k.g->at[FREEDOM]), 5); /* the Teleport Chamber, next to the Silo */
    close_kit(&k);
}

static void the_third_wound_in_hand_is_played(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    take_wound(&k, "cracked_rib", WOUND_HAND + FREEDOM);
    take_wound(&k, "seeing_stars", WOUND_HAND + FREEDOM);
    k.g->damage[FREEDOM] = 2;
    kit_enter(&k, "turn", 0);
    rules_list(&k.c, 1);
    assert_true(offered(&k, ACT_PLACE_WOUND, -1));
    struct action a = kit_bot(&k);
    assert_true(a.verb == ACT_PLACE_WOUND || (a.verb == ACT_PLACE && a.a == kit_find(&k, A_POWER, "barking_orders")));
    close_kit(&k);
}

/* The Event makes checks harder in this turn: it is kept when every Hero has acted, and laid on one who has not. */
static void GC_S115_what_hinders_heroes_is_laid_on_those_who_will_act(void **state)
{
    (void)state;
    struct kit k;
    for (int turned_up = 1; turned_up <= 3; turned_up++) {
        open_in_wires(&k, 3, NULL);
        hold_event(&k, "jamming_field");
        put_robot(&k, "android", 0, "a1-22");
        activate_card(&k, "android");
        k.g->turned_up = (u8)turned_up;
        for (int n = 0; n < turned_up; n++) k.g->order_known[n] = EVERYBODY;
        rules_list(&k.c, 0);
        assert_true(offered(&k, ACT_PLAY_EVENT));
        assert_int_equal(kit_bot(&k).verb == ACT_PLAY_EVENT, turned_up < 3);
        answer(&k, ACT_PLAY_EVENT);
        struct action chosen = kit_bot(&k);
        assert_int_equal(chosen.verb, ACT_PICK_FIGURE);
        for (int n = 0; turned_up < 3 && n < turned_up; n++) assert_int_not_equal(hero_in_order(k.g, n), chosen.a);
        close_kit(&k);
    }
}

/* The order that the bot names for the captain is refused; the next ones are others. */
static void GC_S32_an_order_that_was_refused_is_not_named_again(void **state)
{
    (void)state;
    struct kit k;
    u8 captains[HEROES], second[HEROES];
    for (int heroes = 2; heroes <= HEROES; heroes++) {
        open_base(&k, heroes);
        kit_enter(&k, "initiative", 0);
        for (int proposal = 0; proposal < heroes; proposal++) {
            for (int n = 0; n < heroes && offered(&k, ACT_NAME_NEXT); n++) {
                struct action a = kit_bot(&k);
                answer(&k, a.verb, a.a);
            }
            if (!proposal) memcpy(captains, k.g->order, sizeof captains);
            else assert_memory_not_equal(captains, k.g->order, sizeof captains);
            if (proposal == 1) memcpy(second, k.g->order, sizeof second);
            if (proposal == 2) assert_memory_not_equal(second, k.g->order, sizeof second);
            while (k.g->head.lanes && proposal + 1 < heroes) answer_as(&k, lowest(k.c.pending), ACT_DISAGREE);
        }
        close_kit(&k);
    }
}

/* What the bot answers with this luck, which breaks ties. */
static struct action bot_with(struct kit *k, u64 seed)
{
    static STATE view;
    struct random luck;
    random_seed(&luck, seed);
    see(k, k->c.seat, &view);
    return bot_answer(&k->c, &view, &luck);
}

enum { LUCKS = 40 };

/* Whoever is asked agrees, whatever the luck. */
static void GC_S32_the_bot_agrees_to_an_order(void **state)
{
    (void)state;
    struct kit k;
    open_base(&k, 3);
    kit_enter(&k, "initiative", 0);
    while (!k.g->head.lanes) answer(&k, ACT_NAME_NEXT, -1);
    for (u64 luck = 1; luck <= LUCKS; luck++) assert_int_equal(bot_with(&k, luck).verb, ACT_AGREE);
    close_kit(&k);
}

/* He keeps his Events where they lie. If he has taken them up, they help Villains who are there. */
static void GC_088_placed_events_do_not_go_to_villains_who_are_not_there(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put_robot(&k, "gynoid", 0, "b2-33");
    lay_event_on(&k, "overdrive", "gynoid");
    lay_event_on(&k, "ambush", "gynoid");
    kit_enter(&k, "rearrange", 0);
    assert_true(asks(&k, 0, "rearrange.WHERE"));
    for (u64 luck = 1; luck <= LUCKS; luck++) assert_int_equal(bot_with(&k, luck).verb, ACT_KEEP);
    answer(&k, ACT_PLACE_EVENT, kit_find(&k, AN_EVENT, "ambush"), kit_find(&k, A_VILLAIN, "gynoid"), 1);
    assert_true(offered(&k, ACT_PLACE_EVENT, -1, kit_find(&k, A_VILLAIN, "android")));
    for (u64 luck = 1; luck <= LUCKS; luck++)
        assert_int_equal(bot_with(&k, luck).b, kit_find(&k, A_VILLAIN, "gynoid"));
    close_kit(&k);
}

/* Three Actions are three attacks: nobody steps to another Space beside the same target first. */
static void GC_109_who_can_strike_does_not_walk_first(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put_robot(&k, "gynoid", 0, "b2-21");
    lay_right(&k, FREEDOM, "one_two_for_justice");
    kit_enter(&k, "hero", 1);
    assert_true(offered(&k, ACT_MOVE, FREEDOM, cell("b2-11")));
    for (u64 luck = 1; luck <= LUCKS; luck++) assert_int_equal(bot_with(&k, luck).verb, ACT_FIGHT);
    close_kit(&k);
}

/* Chi can strike twice more: she pushes him away from the Airlock to the Silo, and to where she still reaches him. */
static void GC_151_a_hero_is_pushed_back_on_his_way(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int chi = lieutenant(&k, "chi");
    put(&k, FREEDOM, "b2-35");
    put(&k, chi, "b2-44");
    activate_card(&k, "chi");
    combat_dice(&k, "2222");
    answer(&k, ACT_FIGHT, chi, FREEDOM, 0);
    assert_true(asks(&k, 0, "shift.PUSH"));
    for (u64 luck = 1; luck <= LUCKS; luck++) {
        struct action a = bot_with(&k, luck);
        assert_int_equal(a.verb, ACT_PUSH_TO);
        assert_int_equal(a.b, cell("b2-34"));
    }
    close_kit(&k);
}

/* All Doors are open and the Silo is two rooms away: what makes checks harder is kept for the Control Room door. */
static void GC_273_nobody_is_jammed_who_has_nothing_to_check(void **state)
{
    (void)state;
    struct kit k;
    for (int showdown = 0; showdown < 2; showdown++) {
        open_in_wires(&k, 3, NULL);
        open_doors(&k);
        if (showdown) begin_finale(&k, NEUTRALISED, false);
        hold_event(&k, "jamming_field");
        put_robot(&k, "android", 0, "a1-22");
        activate_card(&k, "android");
        rules_list(&k.c, 0);
        assert_true(offered(&k, ACT_PLAY_EVENT));
        for (u64 luck = 1; luck <= LUCKS; luck++)
            assert_int_equal(bot_with(&k, luck).verb == ACT_PLAY_EVENT, showdown);
        close_kit(&k);
    }
}

/* A turn brings one Wound: more Damage on whom it is certain for, and for the next turn, is wasted. */
static void GC_159_nobody_is_struck_who_has_more_damage_than_wounds_can_come(void **state)
{
    (void)state;
    struct kit k;
    for (int turns = 0; turns < 3; turns++) {
        open_in_wires(&k, 3, NULL);
        put(&k, GOLDENBOY, "b2-33");
        put(&k, NOVA, "b2-14");
        take_wound(&k, "torn_cape", WOUND_DISCARD + FREEDOM);
        take_wound(&k, "cracked_rib", WOUND_DISCARD + FREEDOM);
        k.g->damage[FREEDOM] = (u8)(turns * health_of(&k.c, k.g, FREEDOM));
        int android = put_robot(&k, "android", 0, "b2-13");
        activate_card(&k, "android");
        answer(&k, ACT_ACT_WITH, android);
        assert_true(offered(&k, ACT_FIGHT, -1, FREEDOM) && offered(&k, ACT_FIGHT, -1, NOVA));
        for (u64 luck = 1; luck <= LUCKS; luck++)
            assert_int_equal(bot_with(&k, luck).b, turns < 2 ? FREEDOM : NOVA);
        close_kit(&k);
    }
}

/* Where nothing else is to be done either, what makes checks harder stays in hand: by no luck it is played. */
static void GC_S116_an_event_that_helps_nobody_is_kept(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    open_doors(&k);
    hold_event(&k, "jamming_field");
    int android = put_robot(&k, "android", 0, "b2-13");
    activate_card(&k, "android");
    answer(&k, ACT_ACT_WITH, android);
    answer(&k, ACT_FIGHT, android, FREEDOM, 0);
    assert_true(offered(&k, ACT_PLAY_EVENT) && offered(&k, ACT_PASS));
    for (u64 luck = 1; luck <= LUCKS; luck++) assert_int_equal(bot_with(&k, luck).verb, ACT_PASS);
    close_kit(&k);
}

/* Chi steps out of the reach of who attacks her. */
static void GC_S118_who_steps_aside_is_out_of_reach(void **state)
{
    (void)state;
    struct kit k;
    open_base(&k, 3);
    scatter(&k);
    int chi = lieutenant(&k, "chi");
    put(&k, FREEDOM, "a2-13");
    put(&k, chi, "a2-12");
    kit_enter(&k, "hero", 1);
    answer(&k, ACT_FIGHT, FREEDOM, chi, 0);
    for (u64 luck = 1; luck <= LUCKS; luck++) assert_int_equal(bot_with(&k, luck).verb, ACT_RESPOND_ID);
    answer(&k, ACT_RESPOND_ID, chi);
    for (u64 luck = 1; luck <= LUCKS; luck++) {
        struct action a = bot_with(&k, luck);
        assert_int_equal(a.verb, ACT_SHIFT_TO);
        assert_false(adjacent(&k.c, k.g, k.g->at[FREEDOM], a.b));
    }
    close_kit(&k);
}

/* The Area of the Entrance that its only Door is in. */
static int area_of_door(struct kit *k, int tile)
{
    struct context *c = &k->c;
    for (int i = 0; i < LINKS_MOST && k->g->link[i].kind; i++) {
        if (tile_of(k->g->link[i].a) == tile) return SHAPE(k->g, tile)->area[local_of(k->g->link[i].a)];
        if (tile_of(k->g->link[i].b) == tile) return SHAPE(k->g, tile)->area[local_of(k->g->link[i].b)];
    }
    return NO_AREA;
}

/* In First Alarm one green Space is next to the Door of the Hangar; others are up to three Areas away from it. */
static void GC_064_heroes_start_near_their_way(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    kit_load(&k, &guardians_game, NULL);
    kit_begin(&k, (struct setup){3, kit_find(&k, A_SCENARIO, "first_alarm"), 0}, 1);
    while (!asks(&k, asked_seat(&k), "enter_base.WHERE")) kit_give_option(&k, 0);
    int tile = tile_of_kind(c, k.g, ENTRANCE);
    for (u64 luck = 1; luck <= LUCKS; luck++) {
        u8 start = bot_with(&k, luck).b;
        assert_int_equal(SHAPE(k.g, tile)->area[local_of(start)], area_of_door(&k, tile));
    }
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    MEASURES(heroes_beat_chance),
    MEASURES(skarov_beats_chance),
    MEASURES(between_bots_either_side_may_win),
    MEASURES(thinking_wins_a_match_against_the_quick_bot),
    MEASURES(the_estimate_beats_the_base_rate),
    cmocka_unit_test(the_estimate_follows_plain_facts),
    cmocka_unit_test(GC_158_GC_161_the_estimate_sees_wounds_coming),
    cmocka_unit_test(GC_267_the_end_of_a_turn_is_no_surprise_to_the_estimate),
    cmocka_unit_test(GC_164_the_estimate_fears_for_the_last_hero),
    cmocka_unit_test(it_answers_every_question_by_what_it_sees),
    cmocka_unit_test(skarov_escapes_when_the_page_is_his),
    cmocka_unit_test(a_hero_makes_for_the_objective),
    cmocka_unit_test(the_third_wound_in_hand_is_played),
    cmocka_unit_test(GC_S115_what_hinders_heroes_is_laid_on_those_who_will_act),
    cmocka_unit_test(GC_S32_an_order_that_was_refused_is_not_named_again),
    cmocka_unit_test(GC_S32_the_bot_agrees_to_an_order),
    cmocka_unit_test(GC_088_placed_events_do_not_go_to_villains_who_are_not_there),
    cmocka_unit_test(GC_109_who_can_strike_does_not_walk_first),
    cmocka_unit_test(GC_151_a_hero_is_pushed_back_on_his_way),
    cmocka_unit_test(GC_273_nobody_is_jammed_who_has_nothing_to_check),
    cmocka_unit_test(GC_159_nobody_is_struck_who_has_more_damage_than_wounds_can_come),
    cmocka_unit_test(GC_S116_an_event_that_helps_nobody_is_kept),
    cmocka_unit_test(GC_S118_who_steps_aside_is_out_of_reach),
    cmocka_unit_test(GC_064_heroes_start_near_their_way),
};
TEST_GROUP(tests);
