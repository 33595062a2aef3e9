/* bot.c: the quick bot under test, as bot.h says. */
#include "bot.h"

#include "engine/redact.h"

static _Alignas(64) u8 view[STATE_MAX];

/* -- Answers ------------------------------------------------------------------------------------------------------ */

struct action bot_answer(const struct context *c, const void *seen, struct random *luck)
{
    static struct context own;
    context_open(&own, c->game, c->content, (void *)(uintptr_t)seen);
    memcpy(own.option, c->option, sizeof *c->option * c->count);
    own.count = c->count;
    own.seat = c->seat;
    own.pending = only(c->seat);
    int chosen = c->game->bot.choose(&own, seen, c->seat, luck);
    assert_in_range(chosen, 0, c->count - 1);
    return c->option[chosen];
}

struct action kit_bot(struct kit *k)
{
    struct random luck;
    random_seed(&luck, 1);
    state_redact(k->game, &k->content, k->g, k->c.seat, view);
    return bot_answer(&k->c, view, &luck);
}

void kit_bot_until(struct kit *k, const char *step)
{
    while (!over(k) && strcmp(asked(k), step)) {
        struct action a = kit_bot(k);
        answer(k, a.verb, a.a, a.b, a.c);
    }
}

/* -- Honest and steady -------------------------------------------------------------------------------------------- */

static void same_answer(struct play *p, const void *seen, u64 seed, struct action expected)
{
    struct random luck;
    random_seed(&luck, seed);
    struct action again = bot_answer(&p->c, seen, &luck);
    if (!same_action(expected, again))
        kit_fail(p, "%s %d %d %d, and then %s %d %d %d", p->game->rules.actions[expected.verb].name, expected.a,
                 expected.b, expected.c, p->game->rules.actions[again.verb].name, again.a, again.b, again.c);
}

/* Asks the bot one question in several ways; what it answers. */
static struct action question(struct play *p, seat who, struct random *luck)
{
    static _Alignas(64) u8 kept[STATE_MAX], other[STATE_MAX], seen[STATE_MAX];
    static struct context dealer;
    size_t bytes = p->game->state_bytes;
    u64 seed = random_next(luck);
    struct random own;
    memcpy(kept, p->state, bytes);
    state_redact(p->game, &p->content, p->state, who, view);
    memcpy(other, view, bytes);
    random_seed(&own, seed);
    struct action a = bot_answer(&p->c, view, &own);
    KIT_CHECK(p, !memcmp(view, other, bytes) && !memcmp(kept, p->state, bytes));
    same_answer(p, view, seed, a);

    context_open(&dealer, p->game, &p->content, other);
    KIT_CHECK(p, p->game->bot.redeal(&dealer, other, who, luck));
    state_redact(p->game, &p->content, other, who, seen);
    same_answer(p, seen, seed, a);
    return a;
}

void bot_expect_honest(const struct game *game, int rounds, bool met[256])
{
    static struct play p;
    struct setup setups[KIT_SETUPS_MAX];
    int count = kit_setups(game, setups);
    struct random luck;
    random_seed(&luck, 5);
    for (int i = 0; i < rounds * count; i++) {
        kit_open(&p, game, &setups[i % count], (u64)i + 1);
        while (!kit_over(&p)) {
            seat who = kit_any_seat(&p, &luck);
            kit_list(&p, who);
            for (int n = 0; n < p.c.count; n++) met[p.c.option[n].verb] = true;
            struct action a = question(&p, who, &luck);
            kit_answer(&p, who, random_below(&luck, 2) ? a : p.c.option[random_below(&luck, p.c.count)]);
        }
    }
}

/* -- One seat against all others ---------------------------------------------------------------------------------- */

enum { GLANCES = 64 };

/* What was estimated in the course of a game, for the team. */
struct estimates {
    int count, said[GLANCES];
};

static seat one_of_team(seat lone) { return lone ? 0 : 1; }

/* Looks at the estimates for both sides of a running game and keeps one of them now and then. */
static void look(struct play *p, struct estimates *e, seat lone, struct random *luck)
{
    int team = p->game->bot.estimate(&p->c, p->state, one_of_team(lone));
    int other = p->game->bot.estimate(&p->c, p->state, lone);
    KIT_CHECK(p, team >= 0 && team <= 1000 && team + other == 1000);
    if (e->count < GLANCES && random_below(luck, 25) == 0) e->said[e->count++] = team;
}

/* One game in which each side is played by the bot or by chance. True if the team wins. */
static bool won_by_team(const struct contest *k, struct play *p, const struct setup *setup, u64 seed,
                        enum player team, enum player lone, struct estimates *e)
{
    struct random luck;
    random_seed(&luck, seed * 77);
    kit_open_fast(p, k->game, setup, seed);
    while (!kit_over(p)) {
        seat who = p->c.seat, alone = k->lone(p->state);
        struct action a = p->c.option[random_below(&luck, p->c.count)];
        if ((alone == NOBODY ? BOT : who == alone ? lone : team) == BOT) {
            state_redact(p->game, &p->content, p->state, who, view);
            a = bot_answer(&p->c, view, &luck);
        }
        kit_answer(p, who, a);
        if (e && !kit_over(p) && k->running(p->state)) look(p, e, k->lone(p->state), &luck);
    }
    return k->team_won(p->state);
}

/* The set-ups that the contest wants. */
static int wanted_setups(const struct contest *k, struct setup out[KIT_SETUPS_MAX])
{
    struct content content;
    struct setup all[KIT_SETUPS_MAX];
    int count = kit_setups(k->game, all), kept = 0;
    assert_true(content_open(&content, k->game->linked.block, *k->game->linked.bytes));
    for (int i = 0; i < count; i++)
        if (k->wanted(&content, &all[i])) out[kept++] = all[i];
    assert_true(kept > 0);
    return kept;
}

int contest_rate(const struct contest *k, int rounds, enum player team, enum player lone)
{
    static struct play p;
    struct setup setups[KIT_SETUPS_MAX];
    int count = wanted_setups(k, setups), wins = 0;
    for (int n = 0; n < rounds * count; n++)
        wins += won_by_team(k, &p, &setups[n % count], (u64)n + 1, team, lone, NULL);
    return 100 * wins / (rounds * count);
}

void contest_expect_estimate(const struct contest *k, int rounds, int least)
{
    static struct play p;
    struct setup setups[KIT_SETUPS_MAX];
    int count = wanted_setups(k, setups);
    double miss = 0, wins = 0, glances = 0;
    for (int n = 0; n < rounds * count; n++) {
        struct estimates e = {.count = 0};
        bool won = won_by_team(k, &p, &setups[n % count], (u64)n + 9000, BOT, BOT, &e);
        seat lone = k->lone(p.state);
        assert_int_equal(k->game->bot.estimate(&p.c, p.state, one_of_team(lone)), won ? 1000 : 0);
        assert_int_equal(k->game->bot.estimate(&p.c, p.state, lone), won ? 0 : 1000);
        for (int i = 0; i < e.count; i++) {
            double off = e.said[i] / 1000.0 - won;
            miss += off * off;
            wins += won;
            glances++;
        }
    }
    double base = wins / glances * (1 - wins / glances);
    assert_true(glances > least);
    if (miss / glances >= 0.92 * base) fail_msg("Brier score %.4f, of the base rate %.4f", miss / glances, base);
}
