/* test_picks.c: questions for several things in all games: whoever ticks always comes to a complete choice, what is
 * given is what was ticked, and what may be ticked tells a seat nothing that it may not know. */
#include "engine/picks.h"
#include "kit_pairs.h"

enum { GAMES = 600, PAIRS = 6000, SETS_MAX = 128, TURNS_MAX = 400 };

struct kind_of_set {
    const struct game *game;
    const struct step *step;
    long asked, sets, quick, partial, too_many;
};

struct room {
    struct play play, copy;
    struct picks *p, *other;
    struct kind_of_set kind[SETS_MAX];
    int kinds;
    long sets, compared, missed, pairs;
    long form[FORM_RANK + 1];
};

static int open_room(void **state)
{
    struct room *r = calloc(1, sizeof *r);
    r->p = picks_new();
    r->other = picks_new();
    *state = r;
    return 0;
}

static int close_room(void **state)
{
    struct room *r = *state;
    picks_free(r->p);
    picks_free(r->other);
    free(r);
    return 0;
}

static struct kind_of_set *kind_of(struct room *r, const struct picks *p)
{
    for (int i = 0; i < r->kinds; i++)
        if (r->kind[i].step == p->step) return &r->kind[i];
    assert_true(r->kinds < SETS_MAX);
    r->kind[r->kinds] = (struct kind_of_set){.game = r->play.game, .step = p->step};
    return &r->kind[r->kinds++];
}

/* -- Ticking -------------------------------------------------------------------------------------------------- */

/* Something to do next: a tick that may be added, or -1 - i to untick i; *done when it is complete and that will do. */
static int next_tick(struct room *r, const struct picks *p, struct random *luck, bool *done)
{
    int may[PICKS_MAX], count = 0;
    for (int i = 0; i < p->count; i++)
        if (p->may_add[i]) may[count++] = i;
    *done = p->ready && (!count || random_below(luck, 4) == 0);
    if (*done) return 0;
    if (!count && !p->ready) kit_fail(&r->play, "%s: a dead end after %d ticks", p->step->name, p->ticks);
    if (p->ticks && random_below(luck, 5) == 0) return -1 - p->order[random_below(luck, (u32)p->ticks)];
    return may[random_below(luck, (u32)count)];
}

static void do_tick(struct room *r, struct picks *p, int tick)
{
    int before = p->ticks;
    if (tick < 0) {
        KIT_CHECK(&r->play, picks_untick(p, -1 - tick));
        KIT_CHECK(&r->play, p->ticks < before);
    } else {
        KIT_CHECK(&r->play, picks_tick(p, tick));
        KIT_CHECK(&r->play, p->ticks == before + 1 || p->too_many);
    }
}

/* What is taken for granted in large questions, tried in a small one: nothing more may be ticked, and hardly less. */
static void compare_quick(struct room *r, const struct picks *exact, struct picks *quick)
{
    r->compared++;
    KIT_CHECK(&r->play, exact->ready == quick->ready);
    for (int i = 0; i < exact->count; i++) {
        int k = picks_find(quick, exact->pick[i].first, exact->pick[i].two ? &exact->pick[i].second : NULL);
        bool may = k >= 0 && quick->may_add[k];
        if (may && !exact->may_add[i])
            kit_fail(&r->play, "%s: pick %d may be added only in haste", exact->step->name, i);
        r->missed += exact->may_add[i] && !may;
    }
}

static bool tick_at_random(struct room *r, struct random *luck)
{
    struct picks *p = r->p;
    bool done = false, compares = p->count <= 8 && p->step->form != FORM_RANK && random_below(luck, 3) == 0;
    if (compares) {
        KIT_CHECK(&r->play, picks_open(r->other, &r->play.c, p->who));
        r->other->quick = true;
        picks_clear(r->other);
    }
    for (int n = 0; n < TURNS_MAX && !p->too_many; n++) {
        if (compares && !p->quick) compare_quick(r, p, r->other);
        int tick = next_tick(r, p, luck, &done);
        if (done) return true;
        if (compares) {
            const struct pick *x = &p->pick[tick < 0 ? -1 - tick : tick];
            int k = picks_find(r->other, x->first, x->two ? &x->second : NULL);
            if (tick < 0 ? !picks_untick(r->other, k) : !picks_tick(r->other, k)) compares = false;
        }
        do_tick(r, p, tick);
        if (compares && p->ticks != r->other->ticks) compares = false;
    }
    kind_of(r, p)->too_many += p->too_many;
    if (!p->too_many) kit_fail(&r->play, "%s: no end after %d ticks and unticks", p->step->name, TURNS_MAX);
    return false;
}

/* -- Giving --------------------------------------------------------------------------------------------------- */

/* How often a pick is among the answers. */
static int times_given(const struct picks *p, const struct picked *answer, int count, int i)
{
    const struct pick *x = &p->pick[i];
    int n = 0;
    for (int k = 0; k < count; k++) {
        struct action a = answer[k].action;
        if (p->step->form == FORM_RANK) a.b = a.c = 0;
        n += same_action(a, x->first) && (!x->two || (k + 1 < count && same_action(answer[k + 1].action, x->second)));
    }
    return n;
}

/* The same answers with a pause at every question. */
static void give_to_copy(struct room *r, seat who, const struct picked *answer, int count)
{
    struct play *copy = &r->copy;
    *copy = r->play;
    kit_rebase(copy);
    copy->c.trial = true;
    rules_run(&copy->c);
    for (int i = 0; i < count; i++) {
        for (int n = 0; n < 64; n++) {
            if (has_seat(copy->c.pending, who)) kit_list(copy, who);
            bool there = false;
            for (int k = 0; k < copy->c.count; k++) there |= same_action(copy->c.option[k], answer[i].action);
            if (has_seat(copy->c.pending, who) && there) break;
            KIT_CHECK(&r->play, copy->c.count == 1 && !copy->c.secret);
            rules_answer(&copy->c, copy->c.seat, copy->c.option[0]);
        }
        rules_answer(&copy->c, who, answer[i].action);
    }
    copy->c.trial = false;
    rules_run(&copy->c);
}

static void give_picks(struct room *r, seat who)
{
    struct picked answer[PICKED_MAX];
    struct picks *p = r->p;
    int count = picks_answers(p, false, answer);
    KIT_CHECK(&r->play, count > 0);
    for (int i = 0; i < p->count; i++) KIT_CHECK(&r->play, times_given(p, answer, count, i) == p->ticked[i]);
    give_to_copy(r, who, answer, count);
    for (int i = 0; i < count; i++) {
        if (answer[i].forced) continue;
        KIT_CHECK(&r->play, state_hash(r->play.game, r->play.state) == answer[i].before);
        KIT_CHECK(&r->play, has_seat(r->play.c.pending, who));
        kit_list(&r->play, who);
        kit_answer(&r->play, who, answer[i].action);
    }
    kit_same_state(&r->play, r->copy.state, r->play.state, "the ticks came to something else");
}

static void play_with_picks(struct room *r, const struct game *game, const struct setup *setup, u64 seed)
{
    struct random luck;
    random_seed(&luck, seed * 17 + 3);
    kit_open(&r->play, game, setup, seed);
    while (!kit_over(&r->play)) {
        seat who = kit_any_seat(&r->play, &luck);
        kit_list(&r->play, who);
        bool set = picks_open(r->p, &r->play.c, who);
        if (r->p->step && r->p->step->form != FORM_ONE) {
            struct kind_of_set *kind = kind_of(r, r->p);
            kind->asked++;
            kind->sets += set;
            kind->too_many += r->p->too_many;
        }
        if (set) {
            r->sets++;
            r->form[r->p->step->form]++;
            bool done = tick_at_random(r, &luck);
            kind_of(r, r->p)->quick += r->p->quick;
            kind_of(r, r->p)->partial += r->p->partial;
            if (done) {
                give_picks(r, who);
                continue;
            }
            kit_list(&r->play, who);
        }
        kit_answer(&r->play, who, r->play.c.option[random_below(&luck, r->play.c.count)]);
    }
}

static void every_set_is_answered_as_it_is_ticked(void **state)
{
    struct room *r = *state;
    for (int g = 0; g < games_count; g++) {
        struct setup setup[KIT_SETUPS_MAX];
        int setups = kit_setups(games[g], setup);
        for (int n = 0; n < kit_games(GAMES); n++) play_with_picks(r, games[g], &setup[n % setups], (u64)n + 1);
    }
    for (int i = 0; i < r->kinds; i++) {
        const struct kind_of_set *k = &r->kind[i];
        print_message("# %s %s: asked %ld, sets %ld, quick %ld, partial %ld, too many %ld\n", k->game->id,
                      k->step->name, k->asked, k->sets, k->quick, k->partial, k->too_many);
        assert_int_equal(k->too_many, 0);
        assert_true(k->partial * 200 <= k->sets);
    }
    print_message("# compared %ld, missed in haste %ld\n", r->compared, r->missed);
    for (int f = FORM_SET; f <= FORM_RANK; f++) assert_true(r->form[f] > 0);
    assert_true(r->missed * 1000 <= r->compared);
}

/* -- What ticks tell ------------------------------------------------------------------------------------------ */

static const char *difference(const struct picks *a, const struct picks *b)
{
    if (a->count != b->count || memcmp(a->pick, b->pick, sizeof a->pick[0] * (size_t)a->count)) return "the picks";
    if (memcmp(a->may_add, b->may_add, sizeof a->may_add)) return "what may be added";
    if (a->ready != b->ready) return "whether it is complete";
    if (a->others != b->others || a->close.verb != b->close.verb) return "the other answers";
    return NULL;
}

/* Two states that the asked seat cannot tell apart: the same may be ticked in both, all along. */
static void compare_pair(struct room *r, const struct pair_maker *maker, seat who, struct random *luck)
{
    struct play *b = &r->copy;
    *b = r->play;
    kit_rebase(b);
    maker->change(b, who, luck);
    if (random_below(luck, 2)) random_seed(&b->head.random, random_next(luck));
    rules_run(&b->c);
    kit_list(b, who);
    bool one = picks_open(r->p, &r->play.c, who), other = picks_open(r->other, &b->c, who);
    if (one != other) kit_fail(&r->play, "seat %d can tell two states apart by whether it is a set", who);
    r->pairs++;
    for (int n = 0; one && n < TURNS_MAX; n++) {
        const char *differs = difference(r->p, r->other);
        if (differs) kit_fail(&r->play, "seat %d can tell two states apart by %s in %s after %d ticks", who, differs,
                              r->p->step->name, r->p->ticks);
        bool done;
        int tick = next_tick(r, r->p, luck, &done);
        if (done) return;
        do_tick(r, r->p, tick);
        do_tick(r, r->other, tick);
    }
}

static void what_may_be_ticked_tells_nothing(void **state)
{
    struct room *r = *state;
    for (int m = 0; m < PAIR_MAKERS; m++) {
        struct setup setup[KIT_SETUPS_MAX];
        const struct game *game = game_find(pair_makers[m]->game);
        int setups = kit_setups(game, setup), wanted = kit_games(PAIRS);
        struct random luck;
        random_seed(&luck, 5);
        r->pairs = 0;
        for (u64 seed = 1; r->pairs < wanted && seed < (u64)wanted * 4; seed++) {
            kit_open(&r->play, game, &setup[seed % (u64)setups], seed);
            while (!kit_over(&r->play)) {
                seat who = kit_any_seat(&r->play, &luck);
                kit_list(&r->play, who);
                if (picks_open(r->p, &r->play.c, who)) compare_pair(r, pair_makers[m], who, &luck);
                kit_list(&r->play, who);
                kit_answer(&r->play, who, r->play.c.option[random_below(&luck, r->play.c.count)]);
            }
        }
        print_message("# %s: %ld pairs\n", game->id, r->pairs);
        assert_true(r->pairs >= wanted / 10);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_set_is_answered_as_it_is_ticked),
    cmocka_unit_test(what_may_be_ticked_tells_nothing),
};
TEST_GROUP_WITH(tests, open_room, close_room);
