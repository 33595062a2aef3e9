/* test_bot.c: the quick bot: better than chance on both sides, sensible in plain positions, honest and steady. */
#include "bots/bots.h"
#include "engine/describe.h"
#include "games/the-others/bot.h"
#include "kit_story.h"
#include "../kit/bot.h"

/* -- Whole games --------------------------------------------------------------------------------------------------- */

static bool plain(const struct content *content, const struct setup *setup)
{
    (void)content;
    return !setup->options;
}

static seat sins_of(const void *g) { return ((const STATE *)g)->sins; }
static bool running(const void *g) { return ((const STATE *)g)->round > 0; }
static bool heroes_won(const void *g)
{
    assert_int_equal(sins_of(g), 0);
    return ((const STATE *)g)->winner == HEROES_WIN;
}
static const struct contest story = {&the_others_game, plain, sins_of, running, heroes_won};

static void heroes_beat_chance(void **state)
{
    (void)state;
    assert_in_range(contest_rate(&story, 2, BOT, CHANCE), 90, 100);
}

static void the_sins_player_beats_chance(void **state)
{
    (void)state;
    assert_in_range(contest_rate(&story, 2, CHANCE, BOT), 0, 3);
}

static void between_bots_either_side_may_win(void **state)
{
    (void)state;
    assert_in_range(contest_rate(&story, 8, BOT, BOT), 42, 68);
}

/* -- The estimate ------------------------------------------------------------------------------------------------- */

static void the_estimate_beats_the_base_rate(void **state)
{
    (void)state;
    contest_expect_estimate(&story, 5, 2000); /* fitted when the Stories were a little easier */
}

static int chance_of_heroes(struct kit *k) { return the_others_game.bot.estimate(&k->c, k->g, 1); }

static void the_estimate_follows_plain_facts(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    at_turn(&k, 0);
    int before = chance_of_heroes(&k);
    k.g->progress = 2;
    assert_true(chance_of_heroes(&k) > before);
    k.g->progress = 0;
    set_wounds(&k, 1, "12");
    assert_true(chance_of_heroes(&k) < before);
    int wounded = chance_of_heroes(&k);
    set_wounds(&k, 1, "1234");
    assert_true(chance_of_heroes(&k) < wounded);
    set_wounds(&k, 1, "");
    assert_int_equal(chance_of_heroes(&k), before);
    give_upgrade(&k, 0, "girder");
    assert_true(chance_of_heroes(&k) > before);
    int armed = chance_of_heroes(&k);
    k.g->apocalypse_level = 4;
    assert_true(chance_of_heroes(&k) < armed);
    k.g->apocalypse_level = 0;
    give_card(&k, "look_upon_me");
    assert_true(chance_of_heroes(&k) < armed);
    int reserve = chance_of_heroes(&k);
    no_reserve(&k);
    assert_true(chance_of_heroes(&k) < reserve);
    int alone = chance_of_heroes(&k);
    set_mission(&k, "hls_cast_down");
    assert_true(chance_of_heroes(&k) > alone);
    close_kit(&k);
}

/* -- Honest and steady --------------------------------------------------------------------------------------------- */

/* What is kept for later counts, each by what it can do. */
static void the_estimate_knows_what_both_sides_keep(void **state)
{
    (void)state;
    struct kit k;
    int with[2];
    static const char *const card[] = {"look_upon_me", "burning_statue"}; /* for Fights, and for the end of a Turn */
    for (int i = 0; i < 2; i++) {
        open_kit(&k, 1);
        at_turn(&k, 0);
        give_card(&k, card[i]);
        with[i] = chance_of_heroes(&k);
        close_kit(&k);
    }
    assert_true(with[0] < with[1]);

    open_kit(&k, 1);
    at_turn(&k, 0);
    int before = chance_of_heroes(&k);
    k.g->hero[1].extra_turns = 3;
    assert_true(chance_of_heroes(&k) > before);
    k.g->hero[1].extra_turns = 0;
    bury(&k, "acolyte", 1);
    int ready = chance_of_heroes(&k);
    k.g->ability_used = true;
    assert_true(chance_of_heroes(&k) > ready);
    close_kit(&k);
}

static void it_answers_every_question_by_what_it_sees(void **state)
{
    (void)state;
    bool met[256] = {false};
    bot_expect_honest(&the_others_game, 4, met);
    static const u8 seldom[] = {ACT_NAME_AGENT, ACT_DELIVER, ACT_ROLL, ACT_SHOW_UPGRADE, ACT_DRIVE, ACT_CHOOSE_HERO,
                                ACT_DECLINE, ACT_ACCEPT};
    for (u8 verb = 0; verb < ACTION_VERBS; verb++) {
        bool rare = false;
        for (int i = 0; i < COUNT(seldom); i++) rare |= seldom[i] == verb;
        if (!met[verb] && !rare) fail_msg("%s was not asked", the_others_game.rules.actions[verb].name);
    }
}

/* -- Votes --------------------------------------------------------------------------------------------------------- */

static void it_proposes_the_first_seat_and_follows_who_wants_another(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, (struct opening){.hero_players = 2});
    rules_list(&k.c, 1);
    assert_int_equal(kit_bot(&k).verb, ACT_NAME_SINS_PLAYER);
    assert_int_equal(kit_bot(&k).a, 0);
    answer_as(&k, 1, ACT_NAME_SINS_PLAYER, 0);
    answer_as(&k, 0, ACT_NAME_SINS_PLAYER, 2);
    answer_as(&k, 2, ACT_NAME_SINS_PLAYER, 2);
    rules_list(&k.c, 1);
    assert_int_equal(kit_bot(&k).verb, ACT_NAME_SINS_PLAYER);
    assert_int_equal(kit_bot(&k).a, 2);
    close_kit(&k);
}

/* -- Cards --------------------------------------------------------------------------------------------------------- */

/* A step less for a Hero far from everything is no reason to do without the card of this Turn in a Fight (OT-224). */
static void it_keeps_cards_for_better_moments(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    give_card(&k, "weight_of_the_train");
    give_card(&k, "look_upon_me");
    at_turn(&k, 0);
    while (!offered(&k, ACT_PLAY, sin_card_id(&k, "weight_of_the_train"))) {
        if (k.c.option[0].verb == ACT_STEP) rules_answer(&k.c, k.c.seat, k.c.option[0]);
        else answer(&k, ACT_PASS);
    }
    assert_int_equal(kit_bot(&k).verb, ACT_PASS);
    close_kit(&k);
}

/* What lies with Heroes they Cleanse before they go, all the more together; next to them it is in their way. */
static void it_lays_fire_beside_heroes_and_not_under_their_feet(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    for (int i = 0; i < 3; i++) stand(&k, i, "e-31");
    at_round(&k);
    while (!offered(&k, ACT_CHOOSE_SPACE, space("e-31"))) answer(&k, ACT_PASS);
    struct action laid = kit_bot(&k);
    assert_int_equal(laid.verb, ACT_CHOOSE_SPACE);
    const struct context *c = &k.c;
    assert_true(in_set(MAP(k.g->map)->hero_near[space("e-31")], laid.a));
    close_kit(&k);
}

/* -- Plain positions ----------------------------------------------------------------------------------------------- */

static void it_strikes_the_last_blow(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_mission(&k, "hls_cast_down");
    stand(&k, 0, "d-22");
    put(&k, "avatar", "d-22", 1);
    put(&k, "acolyte", "d-22", 1);
    at_turn(&k, 0);
    fight_here(&k, "FFFHHH nnnnnnnn"); /* 3 Hits, and 3 FAITH that make the 6 for the Avatar */
    assert_string_equal(asked(&k), "FAITH");
    kit_bot_until(&k, "never");
    assert_true(over(&k));
    assert_int_equal(k.g->winner, HEROES_WIN);
    close_kit(&k);
}

static void it_starts_the_fight_that_wins(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_mission(&k, "hls_cast_down");
    set_hero(&k, 0, "thorley");
    set_level(&k, 0, 5);
    give_upgrade(&k, 0, "girder");
    give_upgrade(&k, 0, "fire_axe");
    give_upgrade(&k, 0, "silver_sabre");
    stand(&k, 0, "x-11");
    put(&k, "avatar", "x-11", 1);
    at_turn(&k, 0);
    assert_int_equal(kit_bot(&k).verb, ACT_FIGHT);
    answer(&k, ACT_FIGHT);
    assert_int_equal(kit_bot(&k).verb, ACT_VOLUNTEER); /* nothing is saved for later */
    close_kit(&k);
}

/* Here, or in a better place that he reaches in this Turn. */
static void it_heals_before_it_is_too_late(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_wounds(&k, 0, "1234");
    stand(&k, 0, "d-11");
    at_turn(&k, 0);
    for (struct action a = kit_bot(&k); a.verb != ACT_END_TURN; a = kit_bot(&k)) answer(&k, a.verb, a.a, a.b, a.c);
    assert_int_equal(wound_count(&k.g->hero[0]), 3);
    close_kit(&k);
}

/* Four Wounds, nobody in reserve: a step would be the fifth, because a Monster stands there. */
static void it_does_not_walk_into_certain_death(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    no_reserve(&k);
    set_hero(&k, 0, "thorley");
    set_wounds(&k, 0, "1234");
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 1);
    put(&k, "acolyte", "e-21", 1);
    lay(&k, EXTRA_TURN, "e-11", 1);
    at_turn(&k, 0);
    for (u8 verb = kit_bot(&k).verb; verb != ACT_END_TURN && verb != ACT_FIGHT; verb = kit_bot(&k).verb) {
        assert_int_not_equal(verb, ACT_STEP);
        answer(&k, verb, kit_bot(&k).a);
    }
    close_kit(&k);
}

static void it_puts_wounds_where_they_cost_least(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 0);
    answer(&k, ACT_STEP);
    assert_string_equal(asked(&k), "SLOT");
    assert_int_equal(kit_bot(&k).verb, ACT_COVER_SLOT);
    assert_int_equal(kit_bot(&k).a, 0); /* level 1 has no bonus to lose */
    close_kit(&k);
}

static void it_kills_a_hero_who_can_be_killed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    no_reserve(&k);
    set_mission(&k, "hls_cast_down");
    set_hero(&k, 0, "rose");
    set_wounds(&k, 0, "1234");
    stand(&k, 0, "x-11");
    put(&k, "abomination", "x-12", 2);
    at_reaction(&k, 0);
    assert_int_equal(kit_bot(&k).verb, ACT_REACT);
    answer(&k, ACT_REACT);
    struct action move = kit_bot(&k);
    assert_int_equal(move.verb, ACT_MOVE_MONSTER);
    assert_int_equal(move.c, space("x-11"));
    answer(&k, move.verb, move.a, move.b, move.c);
    assert_int_equal(kit_bot(&k).verb, ACT_ATTACK);
    close_kit(&k);
}

/* The Mission wants Acolytes dead, and Thorley kills them easily: none is sent to him. */
static void it_brings_no_quarry_to_its_hunter(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_hero(&k, 0, "thorley");
    give_upgrade(&k, 0, "girder");
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "e-12", 1);
    at_reaction(&k, 0);
    if (kit_bot(&k).verb == ACT_REACT) { /* then to run away */
        answer(&k, ACT_REACT);
        assert_int_not_equal(kit_bot(&k).c, space("x-11"));
    }
    close_kit(&k);
}

/* The way that it likes best is not offered: it takes another way, and does not end the Turn. */
static void it_plans_with_what_is_offered(void **state)
{
    (void)state;
    struct kit k;
    struct random luck;
    static struct context c;
    static _Alignas(64) u8 copy[STATE_MAX];
    struct action option[OPTIONS_MAX], best;
    int count = 0;
    open_kit(&k, 1);
    set_hero(&k, 0, "thorley");
    give_upgrade(&k, 0, "girder");
    stand(&k, 0, "x-22");
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 0);
    best = kit_bot(&k);
    assert_int_equal(best.verb, ACT_STEP);
    for (int i = 0; i < k.c.count; i++)
        if (!same_action(k.c.option[i], best)) option[count++] = k.c.option[i];
    random_seed(&luck, 1);
    int other = quick_answer(&c, &the_others_game, &k.content, copy, k.g, k.c.seat, option, count, &luck);
    assert_int_equal(option[other].verb, ACT_STEP);
    close_kit(&k);
}

/* -- Forks --------------------------------------------------------------------------------------------------------- */

/* Of two ways that are the same work one is taken here and the other there, so that both are seen; but all agree. */
static void bots_agree_on_a_way_and_not_always_on_the_same(void **state)
{
    (void)state;
    static const char *const where[] = {"e-31", "x-22", "d-11", "d-12", "d-13", "d-21", "d-22", "d-23", "d-31", "d-32"};
    struct kit k;
    int left = 0;
    for (int i = 0; i < COUNT(where); i++) {
        open_story(&k, 2, QUIET PATH_OF(KILL_THEN(2), KILL_THEN(3), KILL(3), KILL(1) ", target = 'avatar'"));
        stand(&k, 1, where[i]);
        fell(&k, "acolyte", 2);
        struct action named[3];
        for (seat s = 1; s <= 2; s++) {
            rules_list(&k.c, s);
            named[s] = kit_bot(&k);
            assert_int_equal(named[s].verb, ACT_NAME_BRANCH);
        }
        assert_true(same_action(named[1], named[2]));
        left += named[1].a == mission_id(&k, "t_left");
        close_kit(&k);
    }
    assert_in_range(left, 1, COUNT(where) - 1);
}

/* -- The memo ------------------------------------------------------------------------------------------------------ */

/* What the bot answers with a memo (NULL: without one), and how its luck stands afterwards. */
static u64 answer_with(struct context *c, struct random luck, void *memo)
{
    c->memo = memo;
    u64 chosen = (u64)the_others_game.bot.choose(c, c->head, c->seat, &luck);
    c->memo = NULL;
    return chosen << 32 | random_next(&luck);
}

/* One game, half of chance, so that much comes up; returns how many answers were compared. */
static int compare_answers(const struct content *content, const struct setup *setup, u64 seed, void *memo)
{
    static struct context c;
    static _Alignas(64) u8 state[STATE_MAX];
    struct random luck;
    int compared = 0;
    random_seed(&luck, seed);
    context_open(&c, &the_others_game, content, state);
    c.fast = true;
    rules_begin(&c, setup, seed);
    for (rules_run(&c); c.pending; compared += c.count > 1) {
        u64 without = answer_with(&c, luck, NULL);
        assert_int_equal(answer_with(&c, luck, memo), without);
        int chosen = random_below(&luck, 2) ? (int)random_below(&luck, c.count) : (int)(without >> 32);
        random_next(&luck);
        rules_answer(&c, c.seat, c.option[chosen]);
    }
    return compared;
}

static void a_memo_changes_no_answer(void **state)
{
    (void)state;
    struct kit k;
    int compared = 0, seed = 0;
    void *memo = calloc(1, the_others_game.bot.memo_bytes); /* for all games, as in a search */
    assert_non_null(memo);
    open_kit(&k, 1);
    for (int map = 1; map <= k.content.count[KIND_MAP]; map++)
        for (u8 players = 2; players <= PLAYERS; players++) {
            struct setup setup = {players, (u8)map, 0};
            if (setup_fault(&the_others_game, &k.content, &setup)) continue;
            for (int n = 0; n < 10; n++) compared += compare_answers(&k.content, &setup, (u64)++seed, memo);
        }
    free(memo);
    close_kit(&k);
    assert_true(compared > 30000);
}

/* -- Taste -------------------------------------------------------------------------------------------------------- */

/* A search would hold one Sin to be the best for good, and nobody would ever meet the other one. */
static void bots_that_think_play_either_sin(void **state)
{
    (void)state;
    struct kit k;
    struct level level;
    struct text error = {0};
    struct action option[2] = {{.verb = ACT_CHOOSE_SIN, .a = 1}, {.verb = ACT_CHOOSE_SIN, .a = 2}};
    int chosen[2] = {0};
    static struct context c;
    static _Alignas(64) u8 copy[STATE_MAX];
    open_kit(&k, 1);
    assert_true(level_read(&level, "hard", &error));
    struct bot *b = bot_new(&the_others_game, &k.content, &level, 1);
    for (u64 seed = 1; seed <= 40; seed++) {
        struct random luck, same;
        random_seed(&luck, seed);
        same = luck;
        int answer = bot_choose(b, k.g, 0, option, 2, &luck);
        assert_int_equal(answer, quick_answer(&c, &the_others_game, &k.content, copy, k.g, 0, option, 2, &same));
        chosen[answer]++;
    }
    assert_true(chosen[0] >= 10);
    assert_true(chosen[1] >= 10);
    bot_free(b);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    MEASURES(heroes_beat_chance),
    MEASURES(the_sins_player_beats_chance),
    MEASURES(between_bots_either_side_may_win),
    MEASURES(the_estimate_beats_the_base_rate),
    TEST(the_estimate_follows_plain_facts),
    TEST(the_estimate_knows_what_both_sides_keep),
    TEST(it_answers_every_question_by_what_it_sees),
    TEST(it_proposes_the_first_seat_and_follows_who_wants_another),
    TEST(it_keeps_cards_for_better_moments),
    TEST(it_lays_fire_beside_heroes_and_not_under_their_feet),
    TEST(it_strikes_the_last_blow),
    TEST(it_starts_the_fight_that_wins),
    TEST(it_heals_before_it_is_too_late),
    TEST(it_does_not_walk_into_certain_death),
    TEST(it_puts_wounds_where_they_cost_least),
    TEST(it_kills_a_hero_who_can_be_killed),
    TEST(it_brings_no_quarry_to_its_hunter),
    TEST(it_plans_with_what_is_offered),
    TEST(bots_agree_on_a_way_and_not_always_on_the_same),
    TEST(a_memo_changes_no_answer),
    MEASURES(bots_that_think_play_either_sin),
};
TEST_GROUP(tests);
