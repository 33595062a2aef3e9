/* bot_estimate.c: the chance that a seat is on the winning side, judged at a glance from a whole state.
 *
 * Heroes race: the work that the Missions still are against the deaths that they can still afford. Both are looked at
 * together, everything else is added up, and the sum is squashed into a chance. The weights are a logistic fit to the
 * outcomes of games of bots.
 */
#include "bot_mind.h"

enum { CERTAIN = 1000, EVEN = 500 };
enum { RESERVES = 5 }; /* 0 to 4 Heroes in reserve (OT-029) */

/* What is known, besides the work and the reserve. */
enum fact {
    LAST_MISSION, WORK_NOW,                /* the Mission is the last one; the part of the work that it is */
    FOUR_HEROES,
    WOUNDS_IN_ALL, WEAK, DYING,            /* Heroes with 3, with 4 Wounds */
    CORRUPTION_IN_ALL, DARK_PASTS,         /* levels; those of Heroes with a Dark Past face down */
    UPGRADES_IN_ALL, TURNS_LEFT,
    REACTIONS_LEFT, SIN_HAND_SIZE, APOCALYPSE_LEVEL,
    DEAD_MONSTERS, FIRES, CHECKS_OF_PACE,
    FACTS,
};

/* In 4096ths: of the reserve, of a unit of work with that reserve, of the facts. */
static const i16 by_reserve[RESERVES] = {6197, 11626, 14645, 17860, 17568};
static const i16 by_work[RESERVES] = {-277, -264, -225, -215, -162};
static const i16 weights[FACTS] = {
    [LAST_MISSION] = 1364, [WORK_NOW] = -40, [FOUR_HEROES] = -1425,
    [WOUNDS_IN_ALL] = -362, [WEAK] = -518, [DYING] = -955, [CORRUPTION_IN_ALL] = -100, [DARK_PASTS] = -85,
    [UPGRADES_IN_ALL] = 314, [TURNS_LEFT] = 341,
    [REACTIONS_LEFT] = -203, [SIN_HAND_SIZE] = -366, [APOCALYPSE_LEVEL] = -191,
    [DEAD_MONSTERS] = 239, [FIRES] = -157, [CHECKS_OF_PACE] = -2624,
};

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
    }
}

static void look_at_board(struct context *c, const STATE *g, int fact[FACTS])
{
    for (int i = 0; i < FIGURES; i++) fact[DEAD_MONSTERS] += g->at[i] == DEAD;
    for (int s = 1; s < SPACES; s++) fact[FIRES] += g->ground[s].fire;
    fact[CHECKS_OF_PACE] = sin_modifier(c, g, V_PACE, 0);
}

/* All facts; returns the work that is left. */
static int look_around(struct context *c, const STATE *g, int fact[FACTS])
{
    int now = work_left(c, g);
    memset(fact, 0, sizeof *fact * FACTS);
    fact[LAST_MISSION] = !MISSION(g->mission)->next[0];
    fact[WORK_NOW] = now / g->heroes;
    fact[FOUR_HEROES] = g->heroes == RING;
    look_at_heroes(g, fact);
    fact[REACTIONS_LEFT] = g->reactions;
    fact[SIN_HAND_SIZE] = g->sin.start[SIN_HAND + 1] - g->sin.start[SIN_HAND];
    fact[APOCALYPSE_LEVEL] = g->apocalypse_level;
    look_at_board(c, g, fact);
    return (now + work_after(c, g, g->mission)) / g->heroes;
}

/* -- The chance ---------------------------------------------------------------------------------------------------- */

int estimate(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    int fact[FACTS];
    if (g->winner) return g->winner == (who == g->sins ? SINS_WIN : HEROES_WIN) ? CERTAIN : 0;
    if (!g->round) return EVEN;                              /* nothing is known while the game is being set up */
    struct head *kept = c->head;
    c->head = (struct head *)(size_t)state;                  /* what the rules' helpers look at */
    int work = look_around(c, g, fact), reserve = min_int(RESERVES - 1, reserve_count(g));
    c->head = kept;
    int sum = by_reserve[reserve] + by_work[reserve] * work;
    for (int i = 0; i < FACTS; i++) sum += weights[i] * fact[i];
    int heroes = logistic(sum);
    return who == g->sins ? CERTAIN - heroes : heroes;
}
