/* bot_estimate.c: the chance that the Heroes win, judged at a glance from a whole state.
 *
 * Facts are added up and the sum is squashed into a chance. The weights are a logistic fit to the outcomes of games of
 * bots.
 */
#include "bot.h"

#include "engine/game_weights.h"

enum { CERTAIN = 1000, EVEN = 500, HAND_ENOUGH = HAND_LIMIT - 2 /* as many are drawn before the limit is looked at */ };

/* Damage that still stands between the Heroes and the win, and how far the way to it has come, in sixteenths. */
static void look_at_villains(struct context *c, const STATE *g, int fact[FACTS])
{
    const struct goal *win = &COMIC(g->comic)->win;
    int done = 0, all = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        const struct villain *v = &g->villain[colour];
        if (!v->villain) continue;
        bool counts = win->word == VILLAINS_DEFEATED || is_mastermind(c, g, colour);
        int durability = durability_of(c, g, colour), weight = counts ? 4 : 1;
        int hits = v->defeated ? durability : min_int(v->damage, durability);
        all += weight * durability;
        done += weight * hits;
        if (counts) fact[F_HITS] += durability - hits + v->henchmen;
    }
    fact[F_GOAL] = all ? 16 * done / all : 0;
}

/* How far the Objective of the Chapter has come, in sixteenths. */
static int progress(struct context *c, const STATE *g)
{
    const struct goal goal = CHAPTER(g->chapter)->objective;
    int done = 0, calm = 16;
    switch (goal.word) {
    case VILLAINS_DEFEATED:
        for (int colour = 0; colour < COLOURS; colour++) done += g->villain[colour].defeated;
        break;
    case BYSTANDERS_HELD:
        for (int hero = 0; hero < g->players; hero++) done += pile_count(BYSTANDERS(g), BYSTANDER_HELD + hero);
        break;
    case TOKENS_RESOLVED: done = g->resolved; break;
    case TOKENS_CLAIMED: done = g->claimed; break;
    case NO_ANARCHY_NEAR_HQ:
        for (int i = 0; i < NEIGHBOURS; i++)
            if (LOCATION(HQ)->near[i]) calm -= 4 * anarchy_at(g, LOCATION(HQ)->near[i]);
        return max_int(0, calm - 4 * tower_cards(g));
    default: return 0;
    }
    return min_int(16, 16 * done / max_int(1, goal.n));
}

/* Chapters that still keep the Mastermind from harm (FF-S139), and how far the way out of this one has come. */
static void look_at_chapters(struct context *c, const STATE *g, int fact[FACTS])
{
    const struct comic_row *comic = COMIC(g->comic);
    for (int i = CHAPTER(g->chapter)->number - 1; i < CHAPTERS_MOST && comic->chapter[i]; i++)
        fact[F_GUARDED] += CHAPTER(comic->chapter[i])->guard != NO_GUARD;
    if (CHAPTER(g->chapter)->guard) fact[F_WAY] = progress(c, g);
}

static void look_around(struct context *c, const STATE *g, int fact[FACTS])
{
    memset(fact, 0, sizeof *fact * FACTS);
    fact[F_ONE] = 1;
    fact[F_TRACK] = g->track;
    look_at_villains(c, g, fact);
    look_at_chapters(c, g, fact);
    for (int location = 1; location <= LOCATIONS; location++) {
        fact[F_HENCHMEN] += henchmen_at(g, location);
        fact[F_CROWDS] += henchmen_at(g, location) >= CROWD;
        fact[F_ANARCHY] += anarchy_at(g, location);
    }
    fact[F_TOWER] = tower_cards(g);
    for (int hero = 0; hero < g->players; hero++) {
        fact[F_DAMAGE] += damage_of(&g->hero[hero]);
        fact[F_NEAR_OUT] += damage_of(&g->hero[hero]) >= KNOCK_OUT - 1;
        fact[F_CARDS] += min_int(HAND_ENOUGH, hand_count(g, hero));
        fact[F_TASKS] += has_task_left(g, hero) + has_task_right(g, hero);
        for (int slot = 0; slot < SPECIAL_SLOTS; slot++)
            fact[F_SPECIALS] += pile_count(SPECIALS(g), special_pile(hero, slot));
    }
    fact[F_HEROES] = g->players;
    fact[F_DAMAGE] = fact[F_DAMAGE] * 4 / max_int(1, g->players);
    fact[F_CARDS] = fact[F_CARDS] * 4 / max_int(1, g->players);
}

static int look(struct context *c, const void *state, seat who, int *fact)
{
    const STATE *g = state;
    (void)who;
    if (g->ending || g->phase == SET_UP) return 0;
    struct head *kept = c->head;
    c->head = (struct head *)(size_t)state;                  /* what the rules' helpers look at */
    look_around(c, g, fact);
    c->head = kept;
    return 1;
}

const struct weighted weighted = {WEIGHTED, .look = look};

int estimate(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    (void)who;
    if (g->ending) return g->ending == OBJECTIVE_MET ? CERTAIN : 0;
    if (g->phase == SET_UP) return EVEN;
    return logistic(add_up(c, g));
}

/* The city is defended to the last, even if that will not be enough. */
int standing(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    return g->ending || g->phase == SET_UP ? estimate(c, state, who) : far_off(add_up(c, g));
}

/* -- What counts, in words ------------------------------------------------------------------------------------------ */

const struct fact_row told_facts[] = {
    {"Mastermind track"}, {"Damage that the Villains still take"}, {"Anarchy in the city"}, {"Damage of the Heroes"},
    {"Crowds of Henchmen"}, {"Personal Tasks open"}, {NULL}};

void count_facts(struct context *c, const void *state, seat who, int fact[FACTS_TOLD])
{
    const STATE *g = state;
    int seen[FACTS];
    (void)who;
    if (g->phase == SET_UP) return;
    look_around(c, g, seen);
    fact[0] = seen[F_TRACK];
    fact[1] = seen[F_HITS];
    fact[2] = seen[F_ANARCHY];
    for (int hero = 0; hero < g->players; hero++) fact[3] += damage_of(&g->hero[hero]);
    fact[4] = seen[F_CROWDS];
    fact[5] = seen[F_TASKS];
}
