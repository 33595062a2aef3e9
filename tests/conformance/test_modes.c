/* test_modes.c: fast mode ends in the same bytes: the same real choices lead through the same states. */
#include "kit_play.h"

enum { GAMES = 600 };

/* A choice among several options, and the state in which it was made. */
struct choice {
    seat who;
    struct action action;
    u64 hash;
};

struct room {
    struct play asking, fast;
    struct choice choice[KIT_DECISIONS_MAX];
};

/* A question with one option is no choice, unless several seats are asked at once: then it matters who answers. */
static bool is_real(const struct play *p)
{
    return p->c.count > 1 || (!p->head.lanes && (p->c.pending & (p->c.pending - 1)));
}

/* Questions that fast mode skips are answered first, in lanes too: then both are at the same point. */
static void answer_forced(struct play *p)
{
    for (seat s = 0; s < SEATS_MAX && !kit_over(p);) {
        if (!has_seat(p->c.pending, s)) {
            s++;
            continue;
        }
        kit_list(p, s);
        if (is_real(p)) {
            s++;
        } else {
            kit_answer(p, s, p->c.option[0]);
            s = 0;
        }
    }
}

static int play_asking(struct room *r, const struct game *game, const struct setup *setup, u64 seed)
{
    struct play *p = &r->asking;
    struct random luck;
    int choices = 0;
    random_seed(&luck, seed ^ 0xA5C);
    kit_open(p, game, setup, seed);
    for (answer_forced(p); !kit_over(p); answer_forced(p)) {
        seat who = kit_any_seat(p, &luck);
        kit_list(p, who);
        struct action action = p->c.option[random_below(&luck, p->c.count)];
        r->choice[choices++] = (struct choice){who, action, state_hash(game, p->state)};
        kit_answer(p, who, action);
    }
    return choices;
}

static void play_both(struct room *r, const struct game *game, const struct setup *setup, u64 seed)
{
    int choices = play_asking(r, game, setup, seed);
    struct play *p = &r->fast;
    kit_open_fast(p, game, setup, seed);
    for (int i = 0; i < choices; i++) {
        KIT_CHECK(p, !kit_over(p));
        if (state_hash(game, p->state) != r->choice[i].hash) kit_fail(p, "the modes part at choice %d", i);
        kit_answer(p, r->choice[i].who, r->choice[i].action);
    }
    KIT_CHECK(p, kit_over(p) && !p->c.pending);
    kit_same_state(p, r->asking.state, p->state, "fast mode ends in another state");
}

static void both_modes_end_in_the_same_bytes(void **state)
{
    (void)state;
    struct room *r = calloc(1, sizeof *r);
    for (int g = 0; g < games_count; g++) {
        struct setup setups[KIT_SETUPS_MAX];
        int count = kit_setups(games[g], setups), wanted = max_int(count, kit_games(GAMES / games_count));
        for (int i = 0; i < wanted; i++) play_both(r, games[g], &setups[i % count], 77000 + (u64)i);
    }
    free(r);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(both_modes_end_in_the_same_bytes),
};
TEST_GROUP(tests);
