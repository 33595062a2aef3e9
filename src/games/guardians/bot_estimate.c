/* bot_estimate.c: the chance that a seat is on the winning side, judged at a glance from a whole state.
 *
 * The front page decides: articles that are certain, and how likely those are that are not. Facts are added up and the
 * sum is squashed into a chance. The weights are a logistic fit to the outcomes of games of bots.
 */
#include "bot_mind.h"
#include "engine/game_weights.h"

enum { CERTAIN = 1000, EVEN = 500 };

/* How far a Hero's better Personal Mission has come, in eighths. */
static int mission_part(struct context *c, const struct guardian *h)
{
    int best = 0;
    for (int m = 0; m < 2; m++) {
        if (!h->mission[m]) continue;
        const struct mission_row *row = MISSION(h->mission[m]);
        best = max_int(best, 8 * min_int(h->progress[m], row->number) / max_int(1, row->number));
    }
    return best;
}

static void look_at_heroes(struct context *c, const STATE *g, int fact[FACTS])
{
    for (int h = 0; h < HEROES; h++) {
        if (!in_play(g, h)) continue;
        int left = health_of(c, g, h) - g->damage[h], part = mission_part(c, &g->guardian[h]);
        int wounds = all_wounds(g, h) + (left <= 0);         /* GC-158: at the end of the turn */
        bool brink = wounds_in_hand(g, h) >= WOUNDS_OUT - 1 && g->phase != STRATEGY; /* he could still lay one */
        fact[F_IN_PLAY]++;
        fact[F_WOUNDS] += min_int(wounds, 2);
        fact[F_DYING] += wounds >= WOUNDS_OUT - 1;
        fact[F_LOST] += wounds >= WOUNDS_OUT;
        fact[F_SHAKEN] += left == 1;
        fact[F_BRINK] += brink;
        fact[F_FALLING] += brink && left <= 0;               /* GC-161 */
        fact[F_MISSIONS] += part == 8;
        fact[F_MISSION_PARTS] += part < 8 ? part : 0;
        fact[F_DYING_PRAISE] += part == 8 && wounds >= WOUNDS_OUT - 1;
    }
}

static void look_at_base(struct context *c, const STATE *g, int fact[FACTS])
{
    for (int tile = 0; tile < TILES; tile++) {
        const struct tile *t = &g->tile[tile];
        if (!is_open_objective(c, g, tile)) continue;
        const struct room_row *room = ROOM(t->room);
        int done = room->captive ? 4 * g->captive_free : 8 * (room->tokens - t->left) / max_int(1, room->tokens);
        fact[F_OPEN]++;
        fact[F_COUNTDOWN] += t->countdown;
        fact[F_DONE] += done;
        for (int h = 0; h < HEROES; h++) fact[F_THERE] += in_play(g, h) && room_of(g, h) == tile;
    }
    for (int i = 0; i < LINKS_MOST && g->link[i].kind; i++) fact[F_SHUT] += g->link[i].kind == DOOR && !g->link[i].open;
}

static void look_at_villains(struct context *c, const STATE *g, int fact[FACTS])
{
    fact[F_ACOLYTES] = set_count(those_there(g, VILLAIN_FIGURES & ~(bit64(FIRST_ROBOT) - 1)));
    for (int card = FIRST_LIEUTENANT; card < FIRST_ACOLYTE; card++)
        if (g->card[card].villain && !g->card[card].out)
            fact[F_LIEUTENANTS] += health_of(c, g, FIRST_VILLAIN + card) - g->damage[FIRST_VILLAIN + card];
    int drawn = g->phase == STRATEGY ? 0 : 2;                /* GC-267: a turn that ends brings him nothing new */
    fact[F_EVENTS] = min_int(8, pile_count(EVENTS(g), EVENT_HAND) + drawn);
    if (!g->showdown) return;
    fact[F_SHOWDOWN] = 1;
    fact[F_LAST_DOOR] = g->door_opened;
    fact[F_ESCAPE] = g->may_escape;
    if (on_board(g, SKAROV_FIGURE)) fact[F_SKAROV] = health_of(c, g, SKAROV_FIGURE) - g->damage[SKAROV_FIGURE];
    fact[F_CLOCK] = min_int(20, g->turn - g->showdown);
}

static void look_around(struct context *c, const STATE *g, int fact[FACTS])
{
    memset(fact, 0, sizeof *fact * FACTS);
    fact[F_ONE] = 1;
    fact[F_LEAD] = article_lead(g);
    look_at_heroes(c, g, fact);
    fact[F_ALONE] = fact[F_IN_PLAY] == 1;
    look_at_base(c, g, fact);
    look_at_villains(c, g, fact);
    int page = fact[F_LEAD] + fact[F_MISSIONS];              /* as it would be if nothing more happened */
    fact[F_AHEAD] = page > 0;
    fact[F_FAR_AHEAD] = page > 1;
    fact[F_BEHIND] = page < 0;
    fact[F_FAR_BEHIND] = page < -1;
    fact[F_LOST_PAGE] = page + fact[F_OPEN] + 1 + fact[F_IN_PLAY] - fact[F_MISSIONS] < 0;
}

static int look(struct context *c, const void *state, seat who, int *fact)
{
    const STATE *g = state;
    if (g->ending || !g->turn) return 0;
    struct head *kept = c->head;
    c->head = (struct head *)(size_t)state;                  /* what the rules' helpers look at */
    look_around(c, g, fact);
    c->head = kept;
    return who == g->skarov ? -1 : 1;
}

const struct weighted weighted = {WEIGHTED, .look = look};

int estimate(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    if (g->ending) return (winner_of(g) == VILLAINS) == (who == g->skarov) ? CERTAIN : 0;
    if (!g->turn) return EVEN;                               /* nothing is known while the game is being set up */
    int heroes = logistic(add_up(c, g));
    return who == g->skarov ? CERTAIN - heroes : heroes;
}

/* By how many articles a side wins or loses is what the headline tells; besides, whatever leads to more of them. */
int standing(struct context *c, const void *state, seat who)
{
    enum { ARTICLE_WORTH = 60, END_WORTH = 100 };
    const STATE *g = state;
    if (!g->turn) return EVEN;
    int heroes = EVEN + ARTICLE_WORTH * article_lead(g);
    if (g->ending) heroes += winner_of(g) == VILLAINS ? -END_WORTH : END_WORTH;
    else heroes += (far_off(add_up(c, g)) - EVEN) / 2;
    heroes = max_int(0, min_int(CERTAIN, heroes));
    return who == g->skarov ? CERTAIN - heroes : heroes;
}

/* -- What counts, in words ------------------------------------------------------------------------------------------ */

const struct fact_row told_facts[] = {
    {"Articles by which the Heroes lead"}, {"Personal Missions fulfilled"}, {"Wounds of the Heroes"},
    {"Damage of the Heroes"}, {"Goals still open"}, {"Robots and soldiers there"}, {"Skarov's Health"}, {NULL}};

void count_facts(struct context *c, const void *state, seat who, int fact[FACTS_TOLD])
{
    const STATE *g = state;
    int seen[FACTS];
    (void)who;
    if (!g->turn) return;
    look_around(c, g, seen);
    fact[0] = seen[F_LEAD];
    fact[1] = seen[F_MISSIONS];
    fact[2] = seen[F_WOUNDS];
    for (int h = 0; h < HEROES; h++) fact[3] += in_play(g, h) ? g->damage[h] : 0;
    fact[4] = seen[F_OPEN];
    fact[5] = seen[F_ACOLYTES];
    fact[6] = seen[F_SKAROV];
}
