/* bot_estimate.c: the chance that a seat is on the winning side, judged at a glance from a whole state.
 *
 * The front page decides: articles that are certain, and how likely those are that are not. Facts are added up and the
 * sum is squashed into a chance. The weights are a logistic fit to the outcomes of games of bots.
 */
#include "bot_estimate.h"

#include "bot_mind.h"

enum { CERTAIN = 1000, EVEN = 500 };

/* In 4096ths. */
static const i16 weights[FACTS] = {
    [F_ONE] = -4900, [F_LEAD] = 3789, [F_IN_PLAY] = 2092, [F_WOUNDS] = -1153, [F_DYING] = -1467, [F_LOST] = -1260,
    [F_DAMAGE] = -40, [F_MISSIONS] = 3912, [F_MISSION_PARTS] = 325, [F_DYING_PRAISE] = -998, [F_OPEN] = -3017,
    [F_COUNTDOWN] = 135, [F_DONE] = 488, [F_THERE] = 676, [F_SHUT] = 223, [F_ACOLYTES] = -70,
    [F_LIEUTENANTS] = 281, [F_EVENTS] = -101, [F_SHOWDOWN] = 5015, [F_LAST_DOOR] = 446, [F_ESCAPE] = 1458,
    [F_SKAROV] = -1012, [F_CLOCK] = 177, [F_AHEAD] = -2262, [F_FAR_AHEAD] = -431, [F_BEHIND] = -1540,
    [F_FAR_BEHIND] = -1107, [F_LOST_PAGE] = -382,
};

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
        int wounds = all_wounds(g, h), part = mission_part(c, &g->guardian[h]);
        fact[F_IN_PLAY]++;
        fact[F_WOUNDS] += min_int(wounds, 2);
        fact[F_DYING] += wounds >= WOUNDS_OUT - 1;
        fact[F_LOST] += wounds >= WOUNDS_OUT;
        fact[F_DAMAGE] += g->damage[h];
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
    fact[F_EVENTS] = min_int(8, pile_count(EVENTS(g), EVENT_HAND));
    if (!g->showdown) return;
    fact[F_SHOWDOWN] = 1;
    fact[F_LAST_DOOR] = g->door_opened;
    fact[F_ESCAPE] = g->may_escape;
    if (on_board(g, SKAROV_FIGURE)) fact[F_SKAROV] = health_of(c, g, SKAROV_FIGURE) - g->damage[SKAROV_FIGURE];
    fact[F_CLOCK] = min_int(20, g->turn - g->showdown);
}

void look_around(struct context *c, const void *state, int fact[FACTS])
{
    const STATE *g = state;
    memset(fact, 0, sizeof *fact * FACTS);
    fact[F_ONE] = 1;
    fact[F_LEAD] = article_lead(g);
    look_at_heroes(c, g, fact);
    look_at_base(c, g, fact);
    look_at_villains(c, g, fact);
    int page = fact[F_LEAD] + fact[F_MISSIONS];              /* as it would be if nothing more happened */
    fact[F_AHEAD] = page > 0;
    fact[F_FAR_AHEAD] = page > 1;
    fact[F_BEHIND] = page < 0;
    fact[F_FAR_BEHIND] = page < -1;
    fact[F_LOST_PAGE] = page + fact[F_OPEN] + 1 + fact[F_IN_PLAY] - fact[F_MISSIONS] < 0;
}

int estimate(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    int fact[FACTS], sum = 0;
    if (g->ending) return (winner_of(g) == VILLAINS) == (who == g->skarov) ? CERTAIN : 0;
    if (!g->turn) return EVEN;                               /* nothing is known while the game is being set up */
    struct head *kept = c->head;
    c->head = (struct head *)(size_t)state;                  /* what the rules' helpers look at */
    look_around(c, state, fact);
    c->head = kept;
    for (int i = 0; i < FACTS; i++) sum += weights[i] * fact[i];
    int heroes = logistic(sum);
    return who == g->skarov ? CERTAIN - heroes : heroes;
}
