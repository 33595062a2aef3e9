/* bot_estimate.c: the chance that a seat is on the winning side, judged at a glance from a whole state.
 *
 * Heroes race: the work that the Missions still are against the deaths that they can still afford. Both are looked at
 * together, everything else is added up, and the sum is squashed into a chance. The weights are a logistic fit to the
 * outcomes of games of bots.
 */
#include "bot_mind.h"
#include "engine/game_weights.h"

enum { CERTAIN = 1000, EVEN = 500 };
enum { RESERVES = WORK_0 - RESERVE_0 };

/* -- Work ---------------------------------------------------------------------------------------------------------- */

/* The easier of the ways that begin after a Mission. */
static int work_after(struct context *c, const STATE *g, u8 mission)
{
    const u8 *next = MISSION(mission)->next;
    int work = next[0] ? work_of(c, g, next[0]) + work_after(c, g, next[0]) : 0;
    return next[1] ? min_int(work, work_of(c, g, next[1]) + work_after(c, g, next[1])) : work;
}

/* What is left of the current Mission. */
static int work_left(struct context *c, const STATE *g)
{
    const struct mission_row *k = MISSION(g->mission);
    int number = max_int(1, mission_number(c, g, g->mission)), done = g->progress;
    if (g->accomplished) return 0;
    if (k->kind == M_STATE) done = 0;                        /* its work is what is left */
    if (k->kind == M_GATHER) done = heroes_in(g, space_of_tile(c, g, k->at));
    return work_of(c, g, g->mission) * max_int(0, number - done) / number;
}

/* -- Facts --------------------------------------------------------------------------------------------------------- */

static void look_at_heroes(const STATE *g, int fact[FACTS])
{
    for (int p = 0; p < g->heroes; p++) {
        const struct hero *h = &g->hero[p];
        int wounds = h->space ? wound_count(h) : WOUNDS;
        fact[WOUNDS_IN_ALL] += wounds;
        fact[WEAK] += wounds == 3;
        fact[DYING] += wounds == 4;
        fact[CORRUPTION_IN_ALL] += h->level;
        if (has_dark_past(&g->agent[h->agent])) fact[DARK_PASTS] += h->level;
        fact[UPGRADES_IN_ALL] += upgrade_count(g, p);
        fact[TURNS_LEFT] += h->turns;
        fact[EXTRA_TURNS_IN_ALL] += h->extra_turns;
    }
}

/* What the Sins Player keeps for the Turns to come. */
static void look_at_sins(struct context *c, const STATE *g, int fact[FACTS])
{
    fact[REACTIONS_LEFT] = g->reactions;
    for EACH_CARD(id, SIN_DECK_OF(g), SIN_HAND) {
        fact[SIN_HAND_SIZE]++;
        fact[SIN_FIGHT_CARDS] += SIN_CARD(id)->moment == FIGHT_START;
    }
    fact[ABILITY_READY] = !g->ability_used && find_figure(g, ACOLYTES(g->acolytes)->acolyte, DEAD) >= 0;
}

static void look_at_board(struct context *c, const STATE *g, int fact[FACTS])
{
    for (int i = 0; i < FIGURES; i++) fact[DEAD_MONSTERS] += g->at[i] == DEAD;
    for (int s = 1; s < SPACES; s++) fact[FIRES] += g->ground[s].fire;
    fact[CHECKS_OF_PACE] = sin_modifier(c, g, V_PACE, 0);
}

/* All facts; returns the work that is left for each Hero. */
static int look_around(struct context *c, const STATE *g, int fact[FACTS])
{
    int now = work_left(c, g);
    memset(fact, 0, sizeof *fact * FACTS);
    fact[LAST_MISSION] = !MISSION(g->mission)->next[0];
    fact[WORK_NOW] = now / g->heroes;
    fact[FOUR_HEROES] = g->heroes == RING;
    look_at_heroes(g, fact);
    look_at_sins(c, g, fact);
    fact[APOCALYPSE_LEVEL] = g->apocalypse_level;
    look_at_board(c, g, fact);
    int work = (now + work_after(c, g, g->mission)) / g->heroes, reserve = min_int(RESERVES - 1, reserve_count(g));
    fact[RESERVE_0 + reserve] = 1;
    fact[WORK_0 + reserve] = work;
    return work;
}

/* -- The chance ---------------------------------------------------------------------------------------------------- */

static int look(struct context *c, const void *state, seat who, int *fact)
{
    const STATE *g = state;
    if (g->winner || !g->round) return 0;
    struct head *kept = c->head;
    c->head = (struct head *)(size_t)state;                  /* what the rules' helpers look at */
    look_around(c, g, fact);
    c->head = kept;
    return who == g->sins ? -1 : 1;
}

const struct weighted weighted = {WEIGHTED, .look = look};

int estimate(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    if (g->winner) return g->winner == (who == g->sins ? SINS_WIN : HEROES_WIN) ? CERTAIN : 0;
    if (!g->round) return EVEN;                              /* nothing is known while the game is being set up */
    int heroes = logistic(add_up(c, g));
    return who == g->sins ? CERTAIN - heroes : heroes;
}

/* Missions go on and Heroes stay alive, or not, even if that will not be enough. */
int standing(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    if (g->winner || !g->round) return estimate(c, state, who);
    int heroes = far_off(add_up(c, g));
    return who == g->sins ? CERTAIN - heroes : heroes;
}

/* -- What counts, in words ------------------------------------------------------------------------------------------ */

const struct fact_row told_facts[] = {
    {"Work that the Missions still are"}, {"Heroes in reserve"}, {"Wounds of the Heroes"}, {"Corruption of the Heroes"},
    {"Monsters dead"}, {"Apocalypse"}, {NULL}};

void count_facts(struct context *c, const void *state, seat who, int fact[FACTS_TOLD])
{
    const STATE *g = state;
    int seen[FACTS];
    (void)who;
    if (!g->round) return;
    fact[0] = look_around(c, g, seen);
    fact[1] = reserve_count(g);
    fact[2] = seen[WOUNDS_IN_ALL];
    fact[3] = seen[CORRUPTION_IN_ALL];
    fact[4] = seen[DEAD_MONSTERS];
    fact[5] = seen[APOCALYPSE_LEVEL];
}
