/* test_ways.c: questions that are asked together with what follows, in all games: every option begins a way, ways come
 * to what single answers come to, nothing happens on them, and they tell a seat nothing that it may not know. */
#include "engine/table.h"
#include "engine/ways.h"
#include "kit_pairs.h"

enum { GAMES = 300, PAIRS = 3000 };

struct room {
    struct play play, copy;
    struct ways *w, *other;
    struct text error, record;
    long asked, ways, longer, given, undone, obvious, pairs;
    bool loud;
};

static int open_room(void **state)
{
    struct room *r = calloc(1, sizeof *r);
    r->w = ways_new();
    r->other = ways_new();
    *state = r;
    return 0;
}

static int close_room(void **state)
{
    struct room *r = *state;
    ways_free(r->w);
    ways_free(r->other);
    text_free(&r->error);
    text_free(&r->record);
    free(r);
    return 0;
}

static bool is_option(const struct context *c, struct action a)
{
    for (int i = 0; i < c->count; i++)
        if (same_action(c->option[i], a)) return true;
    return false;
}

/* -- Ways and single answers ---------------------------------------------------------------------------------- */

static struct room *listening;
static void hear(void *nothing, const struct event *event)
{
    (void)nothing;
    listening->loud |= !(listening->play.game->rules.events[event->kind].flags & PASSING);
}

static void check_beginnings(struct room *r)
{
    const struct context *c = &r->play.c;
    for (int i = 0; i < c->count; i++) {
        bool begins = false;
        for (int k = 0; k < r->w->count; k++) begins |= same_action(r->w->way[k].answer[0], c->option[i]);
        if (!begins) kit_fail(&r->play, "option %d of %d begins no way", i, c->count);
    }
    for (int k = 0; k < r->w->count; k++) {
        KIT_CHECK(&r->play, is_option(c, r->w->way[k].answer[0]));
        for (int i = 0; i < k; i++)
            if (r->w->way[i].count == r->w->way[k].count &&
                !memcmp(r->w->way[i].answer, r->w->way[k].answer, sizeof(struct action) * (size_t)r->w->way[k].count))
                kit_fail(&r->play, "ways %d and %d are the same", i, k);
    }
}

/* Whoever else is asked declines; what has one answer is answered. */
static void others_decline(struct room *r, seat who)
{
    struct play *p = &r->play;
    while (!kit_over(p) && !has_seat(p->c.pending, who)) {
        int i = 0;
        kit_list(p, kit_any_seat(p, &(struct random){{1, 2, 3, 4}}));
        while (i < p->c.count && !verb_declines(p->game, p->c.option[i].verb)) i++;
        KIT_CHECK(p, i < p->c.count);
        kit_answer(p, p->c.seat, p->c.option[i]);
    }
}

/* Gives a way by single answers: each is offered in the very state that was foreseen, and nothing happens before. */
static void give_way(struct room *r, seat who, const struct way *way)
{
    struct play *p = &r->play;
    struct random luck = p->head.random;
    listening = r;
    p->c.on_event = hear;
    r->loud = false;
    for (int k = 0; k < way->count; k++) {
        if (k) others_decline(r, who);
        if (k && r->loud) kit_fail(p, "something happens before answer %d of %d", k + 1, way->count);
        KIT_CHECK(p, memcmp(&luck, &p->head.random, sizeof luck) == 0);
        KIT_CHECK(p, state_hash(p->game, p->state) == way->before[k]);
        kit_list(p, who);
        KIT_CHECK(p, is_option(&p->c, way->answer[k]));
        KIT_CHECK(p, k == 0 || ways_hold(r->w, way->before[k], way->answer[k]));
        kit_answer(p, who, way->answer[k]);
    }
    p->c.on_event = NULL;
    r->given += way->count;
}

static void play_with_ways(struct room *r, const struct game *game, const struct setup *setup, u64 seed)
{
    struct play *p = &r->play;
    struct random luck;
    random_seed(&luck, seed * 13 + 1);
    kit_open(p, game, setup, seed);
    while (!kit_over(p)) {
        seat who = kit_any_seat(p, &luck);
        kit_list(p, who);
        if (!ways_open(r->w, &p->c, who)) {
            kit_answer(p, who, p->c.option[random_below(&luck, p->c.count)]);
            continue;
        }
        r->asked++;
        r->ways += r->w->count;
        check_beginnings(r);
        const struct way *way = &r->w->way[random_below(&luck, (u32)r->w->count)];
        r->longer += way->count > 1;
        give_way(r, who, way);
    }
}

static void ways_come_to_what_single_answers_come_to(void **state)
{
    struct room *r = *state;
    for (int g = 0; g < games_count; g++) {
        struct setup setup[KIT_SETUPS_MAX];
        int setups = kit_setups(games[g], setup);
        if (!kit_wants(games[g])) continue;
        for (int n = 0; n < kit_games(GAMES); n++) play_with_ways(r, games[g], &setup[n % setups], (u64)n + 1);
    }
    print_message("# asked %ld, ways %ld, of several answers %ld, given %ld\n", r->asked, r->ways, r->longer, r->given);
    assert_true(r->longer > 0);
}

/* -- At a table ----------------------------------------------------------------------------------------------- */

static void answer_at_random(struct room *r, struct table *t, seat who, struct random *luck)
{
    int count;
    const struct action *option = table_options(t, who, &count);
    assert_true(table_answer(t, who, option[random_below(luck, (u32)count)], &r->error));
}

/* Goes a way at a table where the others do as they like. What was given at once can be taken back at once, if luck and
 * cards allow it. */
static void go_way(struct room *r, struct table *t, seat who, struct random *luck)
{
    struct ways *w = table_ways(t, who);
    int i = (int)random_below(luck, (u32)w->count), decisions = table_decisions(t);
    u64 hash = state_hash(table_game(t), table_state(t));
    int length = w->way[i].count;
    assert_false(table_answer_way(t, who, w->count, &r->error));
    assert_int_equal(table_decisions(t), decisions);
    assert_true(table_answer_way(t, who, i, &r->error));
    if (random_below(luck, 4) == 0 && table_undo(t, who, &r->error)) {
        assert_true(state_hash(table_game(t), table_state(t)) == hash);
        assert_int_equal(table_decisions(t), decisions);
        assert_false(table_goes_on(t, who));
        r->undone += length > 1;
    }
}

static void a_way_ends_when_something_happens(void **state)
{
    struct room *r = *state;
    for (int g = 0; g < games_count; g++) {
        struct setup setup[KIT_SETUPS_MAX];
        int setups = kit_setups(games[g], setup);
        if (!kit_wants(games[g])) continue;
        for (int n = 0; n < kit_games(GAMES / 5); n++) {
            struct random luck;
            struct content content;
            random_seed(&luck, (u64)n + 5);
            assert_true(content_open(&content, games[g]->linked.block, *games[g]->linked.bytes));
            struct table *t = table_new(games[g], &content, &setup[n % setups], (u64)n + 1, &r->error);
            while (!table_over(t)) {
                seat who = (seat)__builtin_ctz(table_pending_truth(t));
                u64 hash = state_hash(games[g], table_state(t));
                if (table_goes_on(t, who)) continue;
                assert_true(state_hash(games[g], table_state(t)) == hash);
                if (n % 2 && table_obvious(t, who)) {
                    r->obvious++;
                    continue;
                }
                assert_true(state_hash(games[g], table_state(t)) == hash);
                if (table_ways(t, who)) go_way(r, t, who, &luck);
                else answer_at_random(r, t, who, &luck);
            }
            text_clear(&r->record);
            table_record(t, &r->record, true);
            struct table *again = table_replay(games, &content, r->record.at, &r->error);
            if (!again) fail_msg("%s: %s", games[g]->id, text_string(&r->error));
            assert_memory_equal(table_state(t), table_state(again), games[g]->state_bytes);
            table_free(again);
            table_free(t);
        }
    }
    print_message("# taken back %ld, obvious %ld\n", r->undone, r->obvious);
    assert_true(r->undone > 0 && r->obvious > 0);
}

/* -- What ways tell ------------------------------------------------------------------------------------------- */

/* Two states that the asked seat cannot tell apart have the same ways. */
static void compare_pair(struct room *r, const struct pair_maker *maker, seat who, struct random *luck)
{
    struct play *b = &r->copy;
    *b = r->play;
    kit_rebase(b);
    maker->change(b, who, luck);
    if (random_below(luck, 2)) random_seed(&b->head.random, random_next(luck));
    rules_run(&b->c);
    kit_list(b, who);
    bool one = ways_open(r->w, &r->play.c, who), other = ways_open(r->other, &b->c, who);
    if (one != other || r->w->count != r->other->count)
        kit_fail(&r->play, "seat %d can tell two states apart by how many ways there are", who);
    for (int i = 0; one && i < r->w->count; i++) {
        const struct way *x = &r->w->way[i], *y = &r->other->way[i];
        if (x->count != y->count || memcmp(x->answer, y->answer, sizeof x->answer[0] * (size_t)x->count))
            kit_fail(&r->play, "seat %d can tell two states apart by way %d", who, i);
    }
    r->pairs++;
}

static void ways_tell_nothing(void **state)
{
    struct room *r = *state;
    for (int m = 0; m < PAIR_MAKERS; m++) {
        struct setup setup[KIT_SETUPS_MAX];
        const struct game *game = game_find(pair_makers[m]->game);
        int setups = kit_setups(game, setup), wanted = kit_games(PAIRS);
        struct random luck;
        random_seed(&luck, 5);
        long before = r->pairs;
        for (u64 seed = 1; kit_wants(game) && r->pairs - before < wanted && seed < (u64)wanted / 20; seed++) {
            kit_open(&r->play, game, &setup[seed % (u64)setups], seed);
            while (!kit_over(&r->play)) {
                seat who = kit_any_seat(&r->play, &luck);
                kit_list(&r->play, who);
                if (ways_open(r->w, &r->play.c, who)) compare_pair(r, pair_makers[m], who, &luck);
                kit_list(&r->play, who);
                kit_answer(&r->play, who, r->play.c.option[random_below(&luck, r->play.c.count)]);
            }
        }
        if (r->pairs > before) print_message("# %s: %ld pairs\n", game->id, r->pairs - before);
    }
    assert_true(r->pairs > 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(ways_come_to_what_single_answers_come_to),
    cmocka_unit_test(a_way_ends_when_something_happens),
    cmocka_unit_test(ways_tell_nothing),
};
TEST_GROUP_WITH(tests, open_room, close_room);
