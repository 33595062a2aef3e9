/* test_bot.c: the quick bot: better than chance on both sides, sensible in plain positions, honest and steady. */
#include "../conformance/kit_play.h"
#include "bots/bots.h"
#include "engine/redact.h"
#include "kit.h"

/* -- Asking the bot ----------------------------------------------------------------------------------------------- */

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
    state_redact(&guardians_game, &k->content, k->g, k->c.seat, &view);
    return answer_of(&k->c, &view, &luck);
}

/* -- Whole games -------------------------------------------------------------------------------------------------- */

enum player { CHANCE, BOT };

static union {
    STATE state;
    u8 bytes[STATE_MAX];
} view;

enum { GLANCES = 64 };

/* What was estimated in the course of a game, for the Heroes. */
struct estimates {
    int count, said[GLANCES];
};

static void look(struct play *p, struct estimates *e, seat skarov, struct random *luck)
{
    int heroes = p->game->bot.estimate(&p->c, p->state, skarov ? 0 : 1);
    int his = p->game->bot.estimate(&p->c, p->state, skarov);
    KIT_CHECK(p, heroes >= 0 && heroes <= 1000 && heroes + his == 1000);
    if (e->count < GLANCES && random_below(luck, 25) == 0) e->said[e->count++] = heroes;
}

/* One game in which each side is played by the bot or by chance. True if the Heroes win. */
static bool won_by_heroes(struct play *p, const struct setup *setup, u64 seed, enum player heroes, enum player skarov,
                          struct estimates *e)
{
    struct random luck;
    random_seed(&luck, seed * 77);
    kit_open_fast(p, &guardians_game, setup, seed);
    const STATE *g = (const STATE *)(const void *)p->state;
    while (!kit_over(p)) {
        seat who = p->c.seat;
        enum player player = g->skarov == NOBODY ? BOT : who == g->skarov ? skarov : heroes;
        struct action a = p->c.option[random_below(&luck, p->c.count)];
        if (player == BOT) {
            state_redact(p->game, &p->content, p->state, who, &view);
            a = answer_of(&p->c, &view, &luck);
        }
        kit_answer(p, who, a);
        if (e && g->turn && !kit_over(p)) look(p, e, g->skarov, &luck);
    }
    return winner_of(g) == PATROL;
}

/* The set-ups without options in which as many Heroes take part as the scenario recommends. */
static int recommended(struct setup out[KIT_SETUPS_MAX])
{
    static struct content content;
    struct setup all[KIT_SETUPS_MAX];
    int count = kit_setups(&guardians_game, all), kept = 0;
    assert_true(content_open(&content, guardians_game.linked.block, *guardians_game.linked.bytes));
    for (int i = 0; i < count; i++) {
        struct context c_ = {.content = &content}, *c = &c_;
        const struct scenario_row *s = SCENARIO(all[i].scenario);
        if (!all[i].options && all[i].players - 1 >= s->least && all[i].players - 1 <= s->most) out[kept++] = all[i];
    }
    return kept;
}

/* Per cent of games that the Heroes win. */
static int heroes_rate(int rounds, enum player heroes, enum player skarov)
{
    static struct play p;
    struct setup setups[KIT_SETUPS_MAX];
    int count = recommended(setups), wins = 0;
    for (int n = 0; n < rounds; n++)
        for (int i = 0; i < count; i++)
            wins += won_by_heroes(&p, &setups[i], (u64)(n * count + i + 1), heroes, skarov, NULL);
    return 100 * wins / (rounds * count);
}

static void heroes_beat_chance(void **state)
{
    (void)state;
    assert_in_range(heroes_rate(2, BOT, CHANCE), 95, 100);
}

static void skarov_beats_chance(void **state)
{
    (void)state;
    assert_in_range(heroes_rate(2, CHANCE, BOT), 0, 3);
}

static void between_bots_either_side_may_win(void **state)
{
    (void)state;
    assert_in_range(heroes_rate(8, BOT, BOT), 25, 75);
}

/* -- The estimate ------------------------------------------------------------------------------------------------- */

static void the_estimate_beats_the_base_rate(void **state)
{
    (void)state;
    static struct play p;
    struct setup setups[KIT_SETUPS_MAX];
    int count = recommended(setups);
    double miss = 0, wins = 0, n = 0;
    for (int round = 0; round < 14; round++)
        for (int i = 0; i < count; i++) {
            struct estimates e = {.count = 0};
            bool won = won_by_heroes(&p, &setups[i], (u64)(round * count + i + 9000), BOT, BOT, &e);
            seat skarov = ((const STATE *)(const void *)p.state)->skarov;
            assert_int_equal(guardians_game.bot.estimate(&p.c, p.state, skarov), won ? 0 : 1000);
            for (int k = 0; k < e.count; k++) {
                double off = e.said[k] / 1000.0 - won;
                miss += off * off;
                wins += won;
                n++;
            }
        }
    double base = wins / n * (1 - wins / n);
    assert_true(n > 1000);
    assert_true(miss / n < 0.92 * base);                     /* Brier scores */
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

/* -- Honest and steady -------------------------------------------------------------------------------------------- */

static void same_answer(struct play *p, const void *seen, u64 seed, struct action expected)
{
    struct random luck;
    random_seed(&luck, seed);
    struct action again = answer_of(&p->c, seen, &luck);
    if (!same_action(expected, again))
        kit_fail(p, "%s %d %d %d, and then %s %d %d %d", p->game->rules.actions[expected.verb].name, expected.a,
                 expected.b, expected.c, p->game->rules.actions[again.verb].name, again.a, again.b, again.c);
}

/* In games half of chance the bot is asked every question: it changes nothing, answers the same again, and answers the
 * same when everything that it cannot see is dealt anew. */
static void it_answers_every_question_by_what_it_sees(void **state)
{
    (void)state;
    static struct play p;
    static union {
        STATE state;
        u8 bytes[STATE_MAX];
    } kept, other, seen;
    static struct context dealer;
    struct setup setups[KIT_SETUPS_MAX];
    int count = kit_setups(&guardians_game, setups);
    struct random luck;
    random_seed(&luck, 5);
    for (int i = 0; i < count; i++) {
        kit_open(&p, &guardians_game, &setups[i], (u64)i + 1);
        while (!kit_over(&p)) {
            seat who = kit_any_seat(&p, &luck);
            u64 seed = random_next(&luck);
            struct random own;
            kit_list(&p, who);
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
}

/* -- Plain positions ---------------------------------------------------------------------------------------------- */

/* The bot answers for a Hero until his activation is over. */
static void act_with_bot(struct kit *k, int hero)
{
    for (int n = 0; n < 40 && k->g->active == hero; n++) {
        struct action a = bot(k);
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
    assert_int_equal(bot(&k).verb, ACT_ESCAPE);
    k.g->patrol_articles = 9;
    assert_int_not_equal(bot(&k).verb, ACT_ESCAPE);
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
    struct action a = bot(&k);
    assert_true(a.verb == ACT_PLACE_WOUND || (a.verb == ACT_PLACE && a.a == kit_find(&k, A_POWER, "barking_orders")));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    MEASURES(heroes_beat_chance),
    MEASURES(skarov_beats_chance),
    MEASURES(between_bots_either_side_may_win),
    MEASURES(the_estimate_beats_the_base_rate),
    cmocka_unit_test(the_estimate_follows_plain_facts),
    cmocka_unit_test(it_answers_every_question_by_what_it_sees),
    cmocka_unit_test(skarov_escapes_when_the_page_is_his),
    cmocka_unit_test(a_hero_makes_for_the_objective),
    cmocka_unit_test(the_third_wound_in_hand_is_played),
};
TEST_GROUP(tests);
