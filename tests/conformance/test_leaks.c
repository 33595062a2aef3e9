/* test_leaks.c: a seat is shown the same, byte by byte, of two states that it may not tell apart, now and as they are
 * played on.
 *
 * A pair is played on with the same answers as long as both offer them, or with different answers of other seats that
 * are secret (`secret` of the maker). If the seat sees different events in a step, the pair ends, provided that the
 * ledger lets it know them (`reveals` of the maker); any other difference is a leak. The program also plants leaks and
 * finds them.
 */
#include "engine/forecast.h"
#include "kit_pairs.h"

enum { PAIRS = 24000 /* of each game */, STEPS_ON = 40, EVENTS_MAX = 1024 };

/* Leaks that the program makes on purpose, to see that they are found. */
struct planted {
    int byte;        /* of the state, shown to everybody; -1: none */
    bool raw_events; /* events are shown unredacted */
    bool fast;       /* only seats with a real choice are asked */
};
static const struct planted NONE = {-1, false, false};

struct heard {
    int count;
    struct event event[EVENTS_MAX];
};

/* One of the two states of a pair, and what it showed. */
struct half {
    struct play play;
    struct heard heard;
    struct refusals refusals;
    u8 view[STATE_MAX];
};

struct room {
    struct play base;
    struct half a, b;
    bool other_luck; /* dice and random picks may come out differently */
    u32 hidden[STATE_MAX], varied[STATE_MAX]; /* how often a byte was hidden by a view, changed by a pair */
    long pairs, steps, revealed, secret, forecasts;
};

static void hear(void *listener, const struct event *event)
{
    struct heard *heard = listener;
    assert_true(heard->count < EVENTS_MAX);
    heard->event[heard->count++] = *event;
}

static void take_half(struct half *h, const struct play *base, bool fast)
{
    h->play = *base;
    kit_rebase(&h->play);
    h->play.c.on_event = hear;
    h->play.c.listener = &h->heard;
    h->play.c.fast = fast;
    h->heard.count = 0;
}

/* -- What a seat is shown ----------------------------------------------------------------------------------- */

static void look(struct half *h, seat who, const struct planted *plant)
{
    state_redact(h->play.game, &h->play.content, h->play.state, who, h->view);
    if (plant->byte >= 0) h->view[plant->byte] = h->play.state[plant->byte];
}

static bool same_refusals(const struct refusals *a, const struct refusals *b)
{
    if (a->count != b->count) return false;
    for (int i = 0; i < a->count; i++)
        if (!same_action(a->refusal[i].action, b->refusal[i].action) || a->refusal[i].rule != b->refusal[i].rule ||
            strcmp(a->refusal[i].reason, b->refusal[i].reason) != 0)
            return false;
    return true;
}

static void list_with_refusals(struct half *h, seat who)
{
    h->play.c.refusals = &h->refusals;
    kit_list(&h->play, who);
    h->play.c.refusals = NULL;
}

/* Compares view, who is asked, options, refusals and question. Returns what differs, or NULL. */
static const char *difference(struct room *r, seat who, const struct planted *plant)
{
    struct half *a = &r->a, *b = &r->b;
    look(a, who, plant);
    look(b, who, plant);
    if (memcmp(a->view, b->view, r->base.game->state_bytes) != 0) return "the view";
    seats one = a->play.c.pending, other = b->play.c.pending;
    bool lanes = a->play.head.lanes || b->play.head.lanes; /* nobody is shown who is ready */
    if (lanes ? has_seat(one, who) != has_seat(other, who) : one != other) return "who is asked";
    if (!has_seat(one, who)) return NULL;
    list_with_refusals(a, who);
    list_with_refusals(b, who);
    if (a->play.c.count != b->play.c.count ||
        memcmp(a->play.c.option, b->play.c.option, sizeof(struct action) * a->play.c.count) != 0)
        return "the options";
    if (!same_refusals(&a->refusals, &b->refusals)) return "the refusals";
    struct question q = question_of(&a->play.c, who), p = question_of(&b->play.c, who);
    if (q.prompt != p.prompt || q.rule != p.rule || q.kind != p.kind || q.card != p.card) return "the question";
    return NULL;
}

/* Compares the events since the last step. Returns what differs, or NULL; sets *revealed when it may differ. */
static const char *difference_told(struct room *r, const struct pair_maker *maker, seat who,
                                   const struct planted *plant, bool *revealed)
{
    const struct heard *a = &r->a.heard, *b = &r->b.heard;
    struct speaker speaker = {r->base.game, &r->base.content, NULL, who};
    for (int i = 0; i < max_int(a->count, b->count); i++) {
        if (i < a->count && i < b->count) {
            struct event x = a->event[i], y = b->event[i];
            if (!plant->raw_events) x = event_redact(&speaker, &x), y = event_redact(&speaker, &y);
            if (memcmp(&x, &y, sizeof x) == 0) continue;
        }
        *revealed = (i < a->count && maker->reveals(&a->event[i], who, r->other_luck)) ||
                    (i < b->count && maker->reveals(&b->event[i], who, r->other_luck));
        return *revealed ? NULL : "the events";
    }
    return NULL;
}

/* The odds of an option, at tables that hold the two states. */
static const char *difference_forecast(struct room *r, seat who, struct random *luck)
{
    struct forecast odds[2];
    struct action action = r->a.play.c.option[random_below(luck, r->a.play.c.count)];
    for (int i = 0; i < 2; i++) {
        struct half *h = i ? &r->b : &r->a;
        struct text json = {0}, error = {0};
        struct table *t = table_new(h->play.game, &h->play.content, &h->play.setup, 1, &error);
        state_dump(&json, h->play.game, &h->play.content, h->play.state, false);
        if (!t || !table_load(t, text_string(&json), NULL, NOBODY, &error))
            kit_fail(&h->play, "a table does not take the state: %s", text_string(&error));
        memset(&odds[i], 0, sizeof odds[i]);
        if (!forecast(t, who, action, 20, 99, &odds[i])) kit_fail(&h->play, "seat %d gets no forecast", who);
        table_free(t);
        text_free(&json);
        text_free(&error);
    }
    r->forecasts++;
    if (odds[0].samples != odds[1].samples || odds[0].count != odds[1].count) return "the forecast";
    return memcmp(odds[0].row, odds[1].row, sizeof odds[0].row[0] * (size_t)odds[0].count) ? "the forecast" : NULL;
}

/* -- A pair ------------------------------------------------------------------------------------------------- */

/* Starts the lane of another seat again: whether it has chosen yet is hidden too. */
static bool restart_a_lane(struct room *r, seat who, struct random *luck)
{
    struct play *p = &r->b.play;
    seat other = (seat)random_below(luck, p->setup.players);
    if (!p->head.lanes || other == who || !has_seat(p->head.forked, other) || random_below(luck, 2)) return false;
    lane_restart(&p->c, other);
    rules_run(&p->c);
    return true;
}

/* Whether a byte says who knows a card. That its holder alone does follows from where it lies: that is no secret. */
static bool says_who_knows(const struct game *game, int byte)
{
    for (const struct field *f = game->rules.fields->field; f->name; f++) {
        int known = f->family ? f->offset + f->family->cards : 0;
        if (f->family && byte >= known && byte < known + f->family->cards) return true;
    }
    return false;
}

static void note_coverage(struct room *r)
{
    for (int i = HEAD_BYTES; i < r->base.game->state_bytes; i++) {
        bool holder = set_count(r->a.play.state[i]) == 1 && says_who_knows(r->base.game, i);
        r->hidden[i] += r->a.view[i] != r->a.play.state[i] && !holder;
        r->varied[i] += r->a.play.state[i] != r->b.play.state[i];
    }
}

/* An answer for each half, by the same seat: mostly the same one, sometimes two that `who` may not tell apart. False
 * when no seat can give such answers. */
static bool next_answers(struct room *r, const struct pair_maker *maker, seat who, seat *next, struct action answer[2],
                         struct random *luck)
{
    struct play *a = &r->a.play, *b = &r->b.play;
    seats both = a->c.pending & b->c.pending;
    if (!both) return false;
    do *next = (seat)random_below(luck, SEATS_MAX);
    while (!has_seat(both, *next));
    kit_list(a, *next);
    kit_list(b, *next);
    answer[0] = a->c.option[random_below(luck, a->c.count)];
    answer[1] = b->c.option[random_below(luck, b->c.count)];
    if (*next != who && random_below(luck, 4) == 0 && maker->secret(a, answer[0], answer[1])) {
        r->secret += !same_action(answer[0], answer[1]);
        return true;
    }
    int from = (int)random_below(luck, a->c.count);
    for (int n = 0; n < a->c.count; n++) {
        answer[0] = answer[1] = a->c.option[(from + n) % a->c.count];
        for (int i = 0; i < b->c.count; i++)
            if (same_action(b->c.option[i], answer[0])) return true;
    }
    return false;
}

/* Makes a pair from r->base for a seat, compares it and plays it on. Returns what differs, or NULL. */
static const char *try_pair(struct room *r, const struct pair_maker *maker, seat who, const struct planted *plant,
                            struct random *luck)
{
    struct half *a = &r->a, *b = &r->b;
    take_half(a, &r->base, plant->fast);
    take_half(b, &r->base, plant->fast);
    r->other_luck = maker->change(&b->play, who, luck);
    bool restarted = restart_a_lane(r, who, luck);
    if (random_below(luck, 3) == 0) { /* the generator is a secret too */
        random_seed(&b->play.head.random, random_next(luck));
        r->other_luck = true;
    }
    u8 before[STATE_MAX];
    memcpy(before, b->play.state, r->base.game->state_bytes);
    const char *wrong = kit_fault(&b->play.c, before);
    if (wrong) kit_fail(&r->base, "the pair for seat %d is broken: %s", who, wrong);
    rules_run(&b->play.c); /* stops at the same question, or the pause would be a leak */
    if (memcmp(before, b->play.state, r->base.game->state_bytes) != 0) return "whether there is a pause";
    r->pairs++;
    const char *differs = difference(r, who, plant);
    if (differs) return differs;
    note_coverage(r);
    if (has_seat(a->play.c.pending, who) && !restarted && r->pairs % 16 == 0)
        differs = difference_forecast(r, who, luck);
    for (int n = 0; n < STEPS_ON && !differs && !restarted; n++) {
        seat next;
        struct action answer[2];
        bool revealed = false;
        if (!next_answers(r, maker, who, &next, answer, luck)) break;
        a->heard.count = b->heard.count = 0;
        kit_answer(&a->play, next, answer[0]);
        kit_answer(&b->play, next, answer[1]);
        r->steps++;
        differs = difference_told(r, maker, who, plant, &revealed);
        if (revealed) r->revealed++;
        if (revealed || differs) break;
        differs = difference(r, who, plant);
    }
    return differs;
}

/* -- The tests ---------------------------------------------------------------------------------------------- */

/* Says which fields of the views differ, or which events. */
static _Noreturn void report(struct room *r, seat who, const char *differs)
{
    struct text out = {0};
    struct speaker speaker = {r->base.game, &r->base.content, NULL, NOBODY};
    state_diff(&out, r->base.game, &r->base.content, r->a.view, r->b.view);
    for (int half = 0; half < 2; half++) {
        const struct heard *heard = half ? &r->b.heard : &r->a.heard;
        text_add(&out, "told in %s half:\n", half ? "the other" : "one");
        for (int i = 0; i < heard->count; i++) {
            text_add(&out, "  ");
            say_event(&out, &speaker, &heard->event[i]);
            text_add(&out, "\n");
        }
    }
    kit_fail(&r->a.play, "seat %d can tell two states apart by %s:\n%s", who, differs, text_string(&out));
}

/* A seat to look from; sometimes a spectator. */
static seat any_viewer(const struct play *p, struct random *luck)
{
    seat who = (seat)random_below(luck, p->setup.players + 1u);
    return who == p->setup.players ? NOBODY : who;
}

/* Plays a random game and tries pairs along the way. Returns the first difference, or NULL. */
static const char *try_game(struct room *r, const struct pair_maker *maker, const struct setup *setup, u64 seed,
                            const struct planted *plant, seat *who)
{
    struct random luck;
    random_seed(&luck, seed * 31 + 7);
    (plant->fast ? kit_open_fast : kit_open)(&r->base, game_find(maker->game), setup, seed);
    int every = 1 + (int)random_below(&luck, 100);
    while (!kit_over(&r->base)) {
        seat next = kit_any_seat(&r->base, &luck);
        kit_list(&r->base, next);
        /* set-up, lanes and deep stacks are rare and rich */
        bool urgent = r->base.decisions < 80 || r->base.head.lanes || r->base.head.used > 60;
        if (r->base.decisions % every == 0 || (urgent && random_below(&luck, 10) == 0)) {
            *who = any_viewer(&r->base, &luck);
            const char *differs = try_pair(r, maker, *who, plant, &luck);
            if (differs) return differs;
        }
        kit_answer(&r->base, next, r->base.c.option[random_below(&luck, r->base.c.count)]);
    }
    return NULL;
}

/* Every byte that views often hid differed in some pair: otherwise its leak could not have been found. */
static void check_coverage(const struct room *r)
{
    int never = 0;
    for (int i = HEAD_BYTES; i < r->base.game->state_bytes; i++)
        if (r->hidden[i] > 100 && !r->varied[i]) {
            print_error("byte %d of the state was hidden %u times and never varied\n", i, r->hidden[i]);
            never++;
        }
    assert_int_equal(never, 0);
}

static void nobody_sees_what_is_hidden(void **state)
{
    (void)state;
    struct room *r = malloc(sizeof *r);
    assert_int_equal(PAIR_MAKERS, games_count); /* every game has its pairs */
    for (int m = 0; m < PAIR_MAKERS; m++) {
        struct setup setups[KIT_SETUPS_MAX];
        const struct game *game = game_find(pair_makers[m]->game);
        assert_non_null(game);
        int count = kit_setups(game, setups), wanted = kit_games(PAIRS);
        memset(r, 0, sizeof *r);
        for (u64 seed = 1; r->pairs < wanted; seed++) {
            seat who;
            const char *differs = try_game(r, pair_makers[m], &setups[seed % (u64)count], seed, &NONE, &who);
            if (differs) report(r, who, differs);
        }
        print_message("%s: %ld pairs, %ld steps played on, %ld secret answers, %ld ended by what came to light, "
                      "%ld forecasts\n", game->id, r->pairs, r->steps, r->secret, r->revealed, r->forecasts);
        if (wanted >= PAIRS) check_coverage(r);
    }
    free(r);
}

/* Plants a leak and plays until it is found. */
static void expect_found(struct room *r, const struct pair_maker *maker, const struct planted *plant, const char *by)
{
    struct setup setups[KIT_SETUPS_MAX];
    int count = kit_setups(game_find(maker->game), setups);
    memset(r, 0, sizeof *r);
    for (u64 seed = 1; r->pairs < 4000; seed++) {
        seat who;
        const char *differs = try_game(r, maker, &setups[seed % (u64)count], seed, plant, &who);
        if (!differs) continue;
        if (by) assert_string_equal(differs, by);
        return;
    }
    fail_msg("%s: a planted leak (byte %d, events %d, fast %d) was not found in %ld pairs", maker->game, plant->byte,
             plant->raw_events, plant->fast, r->pairs);
}

static void planted_leaks_are_found(void **state)
{
    (void)state;
    struct room *r = malloc(sizeof *r);
    for (int m = 0; m < PAIR_MAKERS; m++) {
        struct setup setups[KIT_SETUPS_MAX];
        const struct game *game = game_find(pair_makers[m]->game);
        seat who;
        u32 hidden[STATE_MAX];
        kit_setups(game, setups);
        memset(r, 0, sizeof *r);
        for (u64 seed = 1; seed < 4; seed++) assert_null(try_game(r, pair_makers[m], &setups[0], seed, &NONE, &who));
        memcpy(hidden, r->varied, sizeof hidden);
        for (int i = HEAD_BYTES, n = 0; i < game->state_bytes; i++)
            if (hidden[i] && n++ % 16 == 0)
                expect_found(r, pair_makers[m], &(struct planted){i, false, false}, "the view");
        expect_found(r, pair_makers[m], &(struct planted){0, false, false}, "the view"); /* the generator */
        expect_found(r, pair_makers[m], &(struct planted){-1, true, false}, "the events");
        expect_found(r, pair_makers[m], &(struct planted){-1, false, true}, NULL);
    }
    free(r);
}

/* Redaction relies on it that a family with one back has no other, and that backs are above all rows. */
static void every_card_has_a_back_with_a_name(void **state)
{
    (void)state;
    for (int i = 0; i < games_count; i++) {
        struct content content;
        assert_true(content_open(&content, games[i]->linked.block, *games[i]->linked.bytes));
        for (const struct field *f = games[i]->rules.fields->field; f->name; f++)
            for (int id = 1; f->family && id <= content.count[f->family->kind]; id++)
                if (!thing_back(meaning_domain(games[i], f->family->domain),
                                content_back(&content, f->family->kind, (u8)id)))
                    fail_msg("%s: card %d of family %s has a back without a name", games[i]->id, id, f->family->name);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_card_has_a_back_with_a_name),
    cmocka_unit_test(nobody_sees_what_is_hidden),
    cmocka_unit_test(planted_leaks_are_found),
};
TEST_GROUP(tests);
