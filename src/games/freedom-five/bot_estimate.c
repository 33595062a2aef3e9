/* bot_estimate.c: the chance that the Heroes win, judged at a glance from a whole state.
 *
 * Facts are added up and the sum is squashed into a chance. The weights are a logistic fit to the outcomes of games of
 * bots.
 */
#include "bot.h"

#include "engine/quick.h"

enum { CERTAIN = 1000, EVEN = 500 };
enum fact {
    F_ONE, F_TRACK, F_LATE, F_GOAL, F_HITS, F_HENCHMEN, F_CROWDS, F_ANARCHY, F_TOWER, F_TOKENS, F_DAMAGE, F_NEAR_OUT, F_CARDS,
    F_TASKS, F_SPECIALS, F_HEROES, FACTS,
};

/* In 4096ths. */
static const i16 weights[FACTS] = {
    [F_ONE] = 4000, [F_TRACK] = -700, [F_LATE] = -1500, [F_GOAL] = 250, [F_HITS] = 450, [F_HENCHMEN] = -60, [F_CROWDS] = -160,
    [F_ANARCHY] = -260, [F_TOWER] = -900, [F_TOKENS] = -180, [F_DAMAGE] = -110, [F_NEAR_OUT] = -500, [F_CARDS] = 60,
    [F_TASKS] = -200, [F_SPECIALS] = 120, [F_HEROES] = 0,
};

/* How far the way to the win has come, in sixteenths. */
static int progress(struct context *c, const STATE *g)
{
    const struct goal *win = &COMIC(g->comic)->win;
    int done = 0, all = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        const struct villain *v = &g->villain[colour];
        if (!v->villain) continue;
        bool counts = win->word == VILLAINS_DEFEATED || is_mastermind(c, g, colour);
        int durability = durability_of(c, g, colour), weight = counts ? 4 : 1;
        all += weight * durability;
        done += weight * (v->defeated ? durability : min_int(v->damage, durability));
    }
    return all ? 16 * done / all : 0;
}

static void look_around(struct context *c, const STATE *g, int fact[FACTS])
{
    memset(fact, 0, sizeof *fact * FACTS);
    fact[F_ONE] = 1;
    fact[F_TRACK] = g->track;
    fact[F_LATE] = g->track >= TRACK_END - 2;
    fact[F_GOAL] = progress(c, g);
    for (int location = 1; location <= LOCATIONS; location++) {
        int crowd = henchmen_at(g, location);
        fact[F_HENCHMEN] += crowd;
        fact[F_CROWDS] += crowd >= CROWD;
        fact[F_ANARCHY] += anarchy_at(g, location);
    }
    fact[F_TOWER] = tower_cards(g);
    fact[F_TOKENS] = MASTERMIND_TOKENS - tokens_at(g, 0);
    for (int hero = 0; hero < g->players; hero++) {
        fact[F_DAMAGE] += damage_of(&g->hero[hero]);
        fact[F_NEAR_OUT] += damage_of(&g->hero[hero]) >= KNOCK_OUT - 1;
        fact[F_CARDS] += min_int(HAND_LIMIT, hand_count(g, hero));
        fact[F_TASKS] += has_task_left(g, hero) + has_task_right(g, hero);
        for (int slot = 0; slot < SPECIAL_SLOTS; slot++)
            fact[F_SPECIALS] += pile_count(SPECIALS(g), special_pile(hero, slot));
    }
    fact[F_HEROES] = g->players;
    fact[F_DAMAGE] = fact[F_DAMAGE] * 4 / max_int(1, g->players);
    fact[F_CARDS] /= max_int(1, g->players);
}

int estimate(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    int fact[FACTS], sum = 0;
    (void)who;
    if (g->ending) return g->ending == OBJECTIVE_MET ? CERTAIN : 0;
    if (g->phase == SET_UP) return EVEN;
    struct head *kept = c->head;
    c->head = (struct head *)(size_t)state;                  /* what the rules' helpers look at */
    look_around(c, g, fact);
    c->head = kept;
    for (int i = 0; i < FACTS; i++) sum += weights[i] * fact[i];
    return logistic(sum);
}
