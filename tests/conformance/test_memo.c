/* test_memo.c: what a bot notes in the memo of a search changes nothing that it says. */
#include "kit_play.h"

enum { GAMES = 1200, MOST = 2 + SEATS_MAX };

struct room {
    struct play play;
    struct context dealt;
    _Alignas(64) u8 view[STATE_MAX];
};

/* What the bot says at a question with a memo (NULL: without one): its answer, how its luck stands then, how likely
 * each seat is to win, what it deals. */
static void ask(struct room *r, struct random luck, void *memo, u64 said[MOST])
{
    struct play *p = &r->play;
    const struct game_bot *bot = &p->game->bot;
    struct context *c = &p->c;
    memset(said, 0, sizeof *said * MOST);
    state_redact(p->game, &p->content, p->state, c->seat, r->view);
    context_open(&r->dealt, p->game, &p->content, r->view);
    c->memo = r->dealt.memo = memo;
    said[0] = (u64)bot->choose(c, p->state, c->seat, &luck);
    said[0] |= (u64)random_next(&luck) << 32;
    for (seat s = 0; s < p->setup.players; s++) said[2 + s] = (u64)bot->estimate(c, p->state, s);
    if (bot->redeal(&r->dealt, r->view, c->seat, &luck)) said[1] = state_hash(p->game, r->view);
    c->memo = NULL;
}

/* One game, half of it by chance, so that much comes up; returns at how many questions answers were compared. */
static int compare(struct room *r, void *memo, struct random *luck)
{
    struct play *p = &r->play;
    u64 without[MOST], with[MOST];
    int compared = 0;
    while (!kit_over(p)) {
        struct context *c = &p->c;
        if (c->count < 2 || c->seat >= p->setup.players) {
            kit_answer(p, c->seat, c->option[0]);
            continue;
        }
        ask(r, *luck, NULL, without);
        ask(r, *luck, memo, with);
        KIT_CHECK(p, memcmp(with, without, sizeof with) == 0);
        compared++;
        u32 chosen = random_below(luck, 2) ? random_below(luck, c->count) : (u32)without[0];
        kit_answer(p, c->seat, c->option[chosen]);
    }
    return compared;
}

static void a_memo_changes_no_answer(void **state)
{
    (void)state;
    struct room *r = calloc(1, sizeof *r);
    assert_non_null(r);
    for (int i = 0; i < games_count; i++) {
        const struct game *game = games[i];
        struct setup setups[KIT_SETUPS_MAX];
        struct random luck;
        int n = kit_setups(game, setups), rounds = kit_games(GAMES / games_count), compared = 0;
        if (!game->bot.memo_bytes || !kit_wants(game)) continue;
        void *memo = calloc(1, game->bot.memo_bytes); /* for all games, as in a search */
        assert_non_null(memo);
        random_seed(&luck, 9);
        for (int k = 0; k < rounds; k++) {
            kit_open_fast(&r->play, game, &setups[random_below(&luck, (u32)n)], (u64)k);
            compared += compare(r, memo, &luck);
        }
        assert_true(compared > 20 * rounds);
        free(memo);
    }
    free(r);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_memo_changes_no_answer),
};
TEST_GROUP(tests);
