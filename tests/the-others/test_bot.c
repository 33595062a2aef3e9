/* test_bot.c: the quick bot: better than chance on both sides, sensible in plain positions, honest and steady. */
#include "../conformance/kit_play.h"
#include "bots/bots.h"
#include "engine/describe.h"
#include "games/the-others/bot.h"
#include "kit_story.h"

/* -- Asking the bot ------------------------------------------------------------------------------------------------ */

/* The bot's answer for a seat whose options are listed in c: its context is its own and knows nothing but the view. */
static struct action answer_of(const struct context *c, const void *view, struct random *luck)
{
    static struct context own;
    context_open(&own, c->game, c->content, (void *)(uintptr_t)view);
    memcpy(own.option, c->option, sizeof *c->option * c->count);
    own.count = c->count;
    own.seat = c->seat;
    own.pending = only(c->seat);
    int chosen = c->game->bot.choose(&own, view, c->seat, luck);
    assert_in_range(chosen, 0, c->count - 1);
    return c->option[chosen];
}

/* What it would answer to the question of a position. */
static struct action bot(struct kit *k)
{
    static STATE view;
    struct random luck;
    random_seed(&luck, 1);
    state_redact(&the_others_game, &k->content, k->g, k->c.seat, &view);
    return answer_of(&k->c, &view, &luck);
}

/* The bot answers until this step asks, or the game is over. */
static void bot_until(struct kit *k, const char *step)
{
    while (!over(k) && strcmp(asked(k), step)) {
        struct action a = bot(k);
        answer(k, a.verb, a.a, a.b, a.c);
    }
}

/* -- Whole games --------------------------------------------------------------------------------------------------- */

enum side { CHANCE, BOT };

static union {
    STATE state;
    u8 bytes[STATE_MAX];
} view;

enum { GLANCES = 64 };

/* What was estimated in the course of a game, for the Heroes. */
struct estimates {
    int count, said[GLANCES];
};

/* Looks at the estimates for both sides of a running game and keeps one of them now and then. */
static void look(struct play *p, struct estimates *e, struct random *luck)
{
    int heroes = p->game->bot.estimate(&p->c, p->state, 1), sins = p->game->bot.estimate(&p->c, p->state, 0);
    KIT_CHECK(p, heroes >= 0 && heroes <= 1000 && heroes + sins == 1000);
    if (e->count < GLANCES && random_below(luck, 25) == 0) e->said[e->count++] = heroes;
}

/* One game in which seat 0 plays the Sins; each side is played by the bot or by chance. True if the Heroes win. */
static bool won_by_heroes(struct play *p, const struct setup *setup, u64 seed, enum side heroes, enum side sins,
                          struct estimates *e)
{
    struct random luck;
    random_seed(&luck, seed * 77);
    kit_open_fast(p, &the_others_game, setup, seed);
    while (!kit_over(p)) {
        const STATE *g = (const STATE *)(const void *)p->state;
        seat who = p->c.seat;
        enum side side = g->sins == NOBODY ? BOT : who == g->sins ? sins : heroes;
        struct action a = p->c.option[random_below(&luck, p->c.count)];
        if (side == BOT) {
            state_redact(p->game, &p->content, p->state, who, &view);
            a = answer_of(&p->c, &view, &luck);
        }
        kit_answer(p, who, a);
        if (e && g->round && !kit_over(p)) look(p, e, &luck);
    }
    const STATE *g = (const STATE *)(const void *)p->state;
    assert_int_equal(g->sins, 0);
    return g->winner == HEROES_WIN;
}

/* Per cent of games that the Heroes win, over every map and number of players. */
static int heroes_rate(int rounds, enum side heroes, enum side sins)
{
    static struct play p;
    struct setup setups[KIT_SETUPS_MAX];
    int count = kit_setups(&the_others_game, setups), played = 0, wins = 0;
    for (int n = 0; n < rounds; n++)
        for (int i = 0; i < count; i++) {
            if (setups[i].options) continue;
            wins += won_by_heroes(&p, &setups[i], (u64)(n * count + i + 1), heroes, sins, NULL);
            played++;
        }
    return 100 * wins / played;
}

static void heroes_beat_chance(void **state)
{
    (void)state;
    assert_in_range(heroes_rate(2, BOT, CHANCE), 90, 100);
}

static void the_sins_player_beats_chance(void **state)
{
    (void)state;
    assert_in_range(heroes_rate(2, CHANCE, BOT), 0, 3);
}

static void between_bots_either_side_may_win(void **state)
{
    (void)state;
    assert_in_range(heroes_rate(8, BOT, BOT), 42, 68);
}

/* -- The estimate ------------------------------------------------------------------------------------------------- */

static void the_estimate_beats_the_base_rate(void **state)
{
    (void)state;
    static struct play p;
    struct setup setups[KIT_SETUPS_MAX];
    int count = kit_setups(&the_others_game, setups);
    double miss = 0, wins = 0, n = 0;
    for (int round = 0; round < 5; round++)
        for (int i = 0; i < count; i++) {
            if (setups[i].options) continue;
            struct estimates e = {.count = 0};
            bool won = won_by_heroes(&p, &setups[i], (u64)(round * count + i + 9000), BOT, BOT, &e);
            assert_int_equal(the_others_game.bot.estimate(&p.c, p.state, 1), won ? 1000 : 0);
            assert_int_equal(the_others_game.bot.estimate(&p.c, p.state, 0), won ? 0 : 1000);
            for (int k = 0; k < e.count; k++) {
                double off = e.said[k] / 1000.0 - won;
                miss += off * off;
                wins += won;
                n++;
            }
        }
    double base = wins / n * (1 - wins / n);
    assert_true(n > 2000);
    assert_true(miss / n < 0.92 * base); /* Brier scores; fitted when the Stories were a little easier */
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

static void same_answer(struct play *p, const void *seen, u64 seed, struct action expected)
{
    struct random luck;
    random_seed(&luck, seed);
    struct action again = answer_of(&p->c, seen, &luck);
    KIT_CHECK(p, same_action(expected, again));
}

/* In games of chance the bot is asked every question: it changes nothing, answers the same again, and answers the same
 * when everything that it cannot see is dealt anew. */
static void it_answers_every_question_by_what_it_sees(void **state)
{
    (void)state;
    static struct play p;
    static union {
        STATE state;
        u8 bytes[STATE_MAX];
    } kept, other, seen;
    static struct context dealer;
    static bool met[256];
    struct setup setups[KIT_SETUPS_MAX];
    int count = kit_setups(&the_others_game, setups);
    struct random luck;
    random_seed(&luck, 5);
    for (int i = 0; i < 4 * count; i++) {
        kit_open(&p, &the_others_game, &setups[i % count], (u64)i + 1);
        while (!kit_over(&p)) {
            seat who = kit_any_seat(&p, &luck);
            u64 seed = random_next(&luck);
            struct random own;
            kit_list(&p, who);
            for (int n = 0; n < p.c.count; n++) met[p.c.option[n].verb] = true;
            memcpy(kept.bytes, p.state, sizeof kept);
            state_redact(p.game, &p.content, p.state, who, &view);
            memcpy(&other, &view, sizeof view);
            random_seed(&own, seed);
            struct action a = answer_of(&p.c, &view, &own);
            KIT_CHECK(&p, !memcmp(&view, &other, sizeof(STATE)) && !memcmp(kept.bytes, p.state, sizeof(STATE)));
            same_answer(&p, &view, seed, a);

            context_open(&dealer, p.game, &p.content, &other);
            KIT_CHECK(&p, p.game->bot.redeal(&dealer, &other, who, &luck));
            state_redact(p.game, &p.content, &other, who, &seen);
            same_answer(&p, &seen, seed, a);
            kit_answer(&p, who, random_below(&luck, 2) ? a : p.c.option[random_below(&luck, p.c.count)]);
        }
    }
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
    assert_int_equal(bot(&k).verb, ACT_NAME_SINS_PLAYER);
    assert_int_equal(bot(&k).a, 0);
    answer_as(&k, 1, ACT_NAME_SINS_PLAYER, 0);
    answer_as(&k, 0, ACT_NAME_SINS_PLAYER, 2);
    answer_as(&k, 2, ACT_NAME_SINS_PLAYER, 2);
    rules_list(&k.c, 1);
    assert_int_equal(bot(&k).verb, ACT_NAME_SINS_PLAYER);
    assert_int_equal(bot(&k).a, 2);
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
    bot_until(&k, "never");
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
    assert_int_equal(bot(&k).verb, ACT_FIGHT);
    answer(&k, ACT_FIGHT);
    assert_int_equal(bot(&k).verb, ACT_VOLUNTEER); /* nothing is saved for later */
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
    for (struct action a = bot(&k); a.verb != ACT_END_TURN; a = bot(&k)) answer(&k, a.verb, a.a, a.b, a.c);
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
    for (u8 verb = bot(&k).verb; verb != ACT_END_TURN && verb != ACT_FIGHT; verb = bot(&k).verb) {
        assert_int_not_equal(verb, ACT_STEP);
        answer(&k, verb, bot(&k).a);
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
    assert_int_equal(bot(&k).verb, ACT_COVER_SLOT);
    assert_int_equal(bot(&k).a, 0); /* level 1 has no bonus to lose */
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
    assert_int_equal(bot(&k).verb, ACT_REACT);
    answer(&k, ACT_REACT);
    struct action move = bot(&k);
    assert_int_equal(move.verb, ACT_MOVE_MONSTER);
    assert_int_equal(move.c, space("x-11"));
    answer(&k, move.verb, move.a, move.b, move.c);
    assert_int_equal(bot(&k).verb, ACT_ATTACK);
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
    if (bot(&k).verb == ACT_REACT) { /* then to run away */
        answer(&k, ACT_REACT);
        assert_int_not_equal(bot(&k).c, space("x-11"));
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
    best = bot(&k);
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
            named[s] = bot(&k);
            assert_int_equal(named[s].verb, ACT_NAME_BRANCH);
        }
        assert_true(same_action(named[1], named[2]));
        left += named[1].a == mission_id(&k, "t_left");
        close_kit(&k);
    }
    assert_in_range(left, 1, COUNT(where) - 1);
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
    TEST(it_answers_every_question_by_what_it_sees),
    TEST(it_proposes_the_first_seat_and_follows_who_wants_another),
    TEST(it_strikes_the_last_blow),
    TEST(it_starts_the_fight_that_wins),
    TEST(it_heals_before_it_is_too_late),
    TEST(it_does_not_walk_into_certain_death),
    TEST(it_puts_wounds_where_they_cost_least),
    TEST(it_kills_a_hero_who_can_be_killed),
    TEST(it_brings_no_quarry_to_its_hunter),
    TEST(it_plans_with_what_is_offered),
    TEST(bots_agree_on_a_way_and_not_always_on_the_same),
    MEASURES(bots_that_think_play_either_sin),
};
TEST_GROUP(tests);
