/* curve.c: plays a position on many times with quick bots. */
#include "curve.h"

#include <string.h>

#include "engine/redeal.h"

enum { PLAYOUT_MAX = 20000 /* answers: no game is that long */ };

static int chance_of(struct playground *p, seat who)
{
    const struct game *game = p->game;
    if (!p->c.pending) return game->rules.score(&p->c, p->state, who) > 0 ? 1000 : 0;
    return game->bot.estimate ? max_int(0, min_int(game->bot.estimate(&p->c, p->state, who), 1000)) : 500;
}

/* While a game is being set up, its estimate is even for everybody and says nothing. */
static bool says_nothing(struct playground *p)
{
    for (seat s = 0; s < p->players; s++)
        if (chance_of(p, s) != 500) return false;
    return true;
}

static void play_on(struct playground *p, struct random *luck)
{
    struct context *c = &p->c;
    const struct game_bot *bot = &p->game->bot;
    int most = bot->estimate ? bot->playout_depth : PLAYOUT_MAX;
    for (int n = 0; c->pending && n < PLAYOUT_MAX && (n < most || says_nothing(p)); n++) {
        int chosen = c->count == 1 ? 0
                     : bot->choose ? bot->choose(c, p->state, c->seat, luck)
                                   : (int)random_below(luck, c->count);
        rules_answer(c, c->seat, c->option[chosen]);
    }
}

/* Adds what a playout has ended with. */
static void add_end(struct playground *p, struct chances *out, int there[CURVE_SIDES])
{
    const struct game_rules *rules = &p->game->rules;
    double sum[CURVE_SIDES] = {0};
    int seats_on[CURVE_SIDES] = {0};
    for (seat s = 0; s < p->players; s++) {
        int chance = chance_of(p, s), side = rules->sides ? rules->side(&p->c, p->state, s) : -1;
        out->seat[s] += chance;
        if (side >= 0 && side < CURVE_SIDES) sum[side] += chance, seats_on[side]++;
    }
    for (int i = 0; i < CURVE_SIDES; i++)
        if (seats_on[i]) out->side[i] += sum[i] / seats_on[i], there[i]++;
}

void curve_chances(struct playground *p, const void *state, u32 playouts, u64 seed, struct chances *out)
{
    struct random luck;
    int there[CURVE_SIDES] = {0};
    *out = (struct chances){0};
    for (u32 n = 0; n < playouts; n++) {
        random_seed(&luck, seed + n * 0x9E3779B97F4A7C15u);
        memcpy(p->state, state, p->game->state_bytes);
        context_open(&p->c, p->game, p->content, p->state);
        families_reshuffle(&p->c, p->state, &luck);
        rules_run(&p->c);
        p->c.fast = true;
        play_on(p, &luck);
        add_end(p, out, there);
    }
    for (int i = 0; i < SEATS_MAX; i++) out->seat[i] /= playouts;
    for (int i = 0; i < CURVE_SIDES; i++) out->side[i] = there[i] ? out->side[i] / there[i] : -1;
}
