/* test_sketch.c: a sketch tells nothing that a spectator does not see, and most of what changes in public. */
#include "../conformance/kit_play.h"
#include "bots/sketch.h"

enum { GAMES = 60 };

struct room {
    struct play play;
    struct sketcher sketcher;
    u8 seen[STATE_MAX], before[STATE_MAX];
    long changes, noticed;
};

/* Plays on by chance. At each question the sketch of the state is that of what everybody sees of it. */
static void play_on(struct room *r, struct random *luck)
{
    struct play *p = &r->play;
    u64 last = 0;
    memset(r->before, 0, sizeof r->before);
    while (!kit_over(p)) {
        state_redact(p->game, &p->content, p->state, NOBODY, r->seen);
        u64 now = sketch(&r->sketcher, p->state);
        KIT_CHECK(p, now == sketch(&r->sketcher, r->seen));
        if (memcmp(r->before, r->seen, p->game->state_bytes)) {
            r->changes++;
            r->noticed += now != last;
        }
        memcpy(r->before, r->seen, p->game->state_bytes);
        last = now;
        seat who = kit_any_seat(p, luck);
        kit_list(p, who);
        kit_answer(p, who, p->c.option[random_below(luck, p->c.count)]);
    }
}

static void a_sketch_is_of_what_everybody_sees(void **state)
{
    static struct room r;
    static struct setup setups[KIT_SETUPS_MAX];
    (void)state;
    for (int i = 0; i < games_count; i++) {
        struct random luck;
        int n = kit_setups(games[i], setups), rounds = kit_games(GAMES);
        if (!kit_wants(games[i])) continue;
        random_seed(&luck, 3);
        sketcher_open(&r.sketcher, games[i]);
        r.changes = r.noticed = 0;
        for (int k = 0; k < rounds; k++) {
            kit_open(&r.play, games[i], &setups[random_below(&luck, (u32)n)], (u64)k);
            play_on(&r, &luck);
        }
        assert_true(r.sketcher.stretches > 0);
        assert_true(r.noticed > r.changes / 2);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_sketch_is_of_what_everybody_sees),
};
TEST_GROUP(tests);
