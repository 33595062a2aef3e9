/* test_odds.c: odds before a roll: what Fights, shots, steps and Cleanses may lead to, by what a player knows. */
#include "kit_fights.h"
#include "kit_story.h"

#include "engine/forecast.h"

static struct text error;

/* A table in the position of the kit. */
static struct table *table_of(struct kit *k)
{
    struct text json = {0};
    struct setup setup = {.players = k->g->players, .scenario = k->g->map};
    struct table *t = table_new(&the_others_game, &k->content, &setup, 1, &error);
    assert_non_null(t);
    state_dump(&json, &the_others_game, &k->content, k->g, false);
    if (!table_load(t, text_string(&json), NULL, NOBODY, &error)) fail_msg("%s", text_string(&error));
    text_free(&json);
    return t;
}

enum { SAMPLES = 4000 };

/* The odds of the first option with this verb. */
static struct forecast odds(struct kit *k, u8 verb, int a)
{
    struct forecast f;
    struct table *t = table_of(k);
    seat who = (seat)__builtin_ctz(table_pending_truth(t));
    int count, found = -1;
    const struct action *option = table_options(t, who, &count);
    for (int i = count - 1; i >= 0; i--)
        if (option[i].verb == verb && (a < 0 || option[i].a == a)) found = i;
    assert_true(found >= 0);
    assert_true(forecast(t, who, option[found], SAMPLES, 7, &f));
    assert_int_equal(f.samples, SAMPLES);
    table_free(t);
    return f;
}

static const struct forecast_row *row_of(const struct forecast *f, u8 kind)
{
    for (int i = 0; i < f->count; i++)
        if (f->row[i].event.kind == kind) return &f->row[i];
    return NULL;
}

static void assert_share(int times, double share)
{
    double found = (double)times / SAMPLES;
    if (found < share - 0.03 || found > share + 0.03) fail_msg("expected %.3f, found %.3f", share, found);
}

/* One Sin Die: no Hit on three sides, one Hit on two; a Burst is a Hit and rolls on. */
static void test_a_step_into_fire(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay(&k, FIRE, "x-21", 1);
    at_turn(&k, 0);
    struct forecast f = odds(&k, ACT_STEP, space("x-21"));
    const struct forecast_row *check = row_of(&f, EV_FIRE_CHECK), *wound = row_of(&f, EV_WOUNDED);
    assert_non_null(check);
    assert_int_equal(check->spread.varies, 4); /* the Hits; the number of dice is always the same */
    assert_int_equal(check->event.b, 1);
    assert_share(check->spread.times[2][0], 0.5);
    assert_share(check->spread.times[2][1], 2 / 6. + 1 / 6. * 0.5);
    assert_non_null(wound); /* behind the question for a slot, which is looked through */
    assert_share(wound->times, 0.5);
    assert_share(wound->often[1], 2 / 6. + 1 / 6. * 0.5);
    assert_true(f.beyond);
    close_kit(&k);
}

static void test_a_fight_is_told_to_its_end(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 0);
    struct forecast before = odds(&k, ACT_FIGHT, -1);
    answer(&k, ACT_FIGHT);
    assert_string_equal(asked(&k), "VOLUNTEER");
    struct forecast plain = odds(&k, ACT_NO_CORRUPTION, -1), bold = odds(&k, ACT_VOLUNTEER, -1);
    const struct forecast_row *outcome = row_of(&plain, EV_OUTCOME);
    assert_non_null(outcome);
    assert_int_equal(outcome->times, SAMPLES); /* FAITH does not stop it */
    assert_int_equal(outcome->spread.varies, 7);
    for (int i = 0; i < 3; i++) {
        int sum = 0;
        for (int v = 0; v < SPREAD_VALUES; v++) sum += outcome->spread.times[i][v];
        assert_int_equal(sum, SAMPLES);
    }
    /* the Fight itself asks whether to volunteer: taken for granted is that he does not */
    assert_int_equal(row_of(&before, EV_OUTCOME)->times, SAMPLES);
    assert_share(row_of(&before, EV_KILLED)->times, (double)row_of(&plain, EV_KILLED)->times / SAMPLES);
    assert_true(row_of(&bold, EV_KILLED)->times > row_of(&plain, EV_KILLED)->times + SAMPLES / 20); /* a die more */
    close_kit(&k);
}

static void test_the_sins_player_compares_cards(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 1);
    give_card(&k, "look_upon_me");
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    decline_until(&k, "ATTACK");
    struct forecast attack = odds(&k, ACT_ATTACK, -1);
    assert_non_null(row_of(&attack, EV_OUTCOME));
    answer(&k, ACT_ATTACK);
    struct forecast pass = odds(&k, ACT_PASS, -1), play = odds(&k, ACT_PLAY, -1);
    const struct forecast_row *few = row_of(&pass, EV_OUTCOME), *many = row_of(&play, EV_OUTCOME);
    assert_true(few->spread.times[1][0] > many->spread.times[1][0] + SAMPLES / 10); /* no Wound */
    assert_share(row_of(&attack, EV_OUTCOME)->spread.times[1][0], (double)few->spread.times[1][0] / SAMPLES);
    close_kit(&k);
}

static void test_shots_and_cleanses(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_hero(&k, 0, "rocco");
    put(&k, "acolyte", "e-11", 1);
    lay(&k, FIRE, "e-31", 1);
    at_turn(&k, 0);
    struct forecast shot = odds(&k, ACT_SHOOT, -1), cleanse = odds(&k, ACT_CLEANSE, -1);
    assert_non_null(row_of(&shot, EV_KILLED));
    const struct forecast_row *roll = row_of(&cleanse, EV_CLEANSE_ROLL), *gone = row_of(&cleanse, EV_CLEANSED);
    assert_non_null(roll);
    assert_non_null(gone);
    assert_true(roll->spread.varies & 2); /* Skill */
    assert_true(gone->times > 0 && gone->times < SAMPLES);
    close_kit(&k);
}

/* Hidden cards are dealt anew: what the Sins Player really holds does not show. */
static void test_odds_know_no_secrets(void **state)
{
    (void)state;
    static const char *const cards[] = {"look_upon_me", "whispered_praise"};
    struct forecast f[2];
    for (int i = 0; i < 2; i++) {
        struct kit k;
        open_kit(&k, 1);
        stand(&k, 0, "x-11");
        put(&k, "acolyte", "x-11", 1);
        give_card(&k, cards[i]);
        at_turn(&k, 0);
        decline_until(&k, "NEXT");
        f[i] = odds(&k, ACT_FIGHT, -1);
        close_kit(&k);
    }
    assert_memory_equal(&f[0], &f[1], sizeof f[0]);
}

/* -- What is taken for granted ------------------------------------------------------------------------------------ */

/* The answer to the present question that odds look through. */
static struct action granted(struct kit *k)
{
    int at = the_others_game.bot.odds_answer(&k->c, k->g, k->c.seat, (struct action){0});
    assert_in_range(at, 0, k->c.count - 1);
    return k->c.option[at];
}

static void assert_slays(struct kit *k, const char *monster)
{
    struct action a = granted(k);
    assert_int_equal(a.verb, ACT_SLAY);
    assert_int_equal(a.a, monster_id(k, monster));
    answer(k, ACT_SLAY, a.a, a.b);
}

/* The Mission asks for Monsters of this kind. */
#define WANTED(target) QUIET PATH_FROM(KILL_THEN(9) target)

/* Thorley (1 Hit more against two Monsters) fights an Acolyte (Defense 2) and an Abomination (Defense 3). */
static void fight_two(struct kit *k, const char *lua, const char *faces)
{
    open_story(k, 1, lua);
    set_hero(k, 0, "thorley");
    stand(k, 0, "x-11");
    put(k, "acolyte", "x-11", 1);
    put(k, "abomination", "x-11", 1);
    at_turn(k, 0);
    decline_until(k, "NEXT");
    fight_here(k, faces);
}

static void odds_kill_as_many_as_the_hits_allow(void **state)
{
    (void)state;
    struct kit k;
    fight_two(&k, WANTED(""), "HHHH nnnnn"); /* 5 Hits: both, the weaker one first */
    assert_slays(&k, "acolyte");
    assert_slays(&k, "abomination");
    close_kit(&k);
    fight_two(&k, WANTED(""), "HHHC nnnnn"); /* 4 Hits: the stronger one */
    assert_slays(&k, "abomination");
    close_kit(&k);
    fight_two(&k, WANTED(", target = 'acolyte'"), "HHHC nnnnn"); /* unless the Mission asks for the other */
    assert_slays(&k, "acolyte");
    close_kit(&k);
    fight_two(&k, WANTED(", target = 'acolyte'"), "HHHH nnnnn");
    assert_slays(&k, "acolyte");
    assert_slays(&k, "abomination");
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(test_a_step_into_fire), TEST(test_a_fight_is_told_to_its_end), TEST(test_the_sins_player_compares_cards),
    TEST(test_shots_and_cleanses), TEST(test_odds_know_no_secrets),
    TEST(odds_kill_as_many_as_the_hits_allow),
};
TEST_GROUP(tests);
