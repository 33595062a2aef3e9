/* moments.c: plays games and keeps some of their moments, each with the same chance. */
#include "moments.h"

#include <stdlib.h>
#include <string.h>

#include "engine/field_access.h"

enum { DECISIONS_MAX = 200000 }; /* a game that is not over then is left out */

struct observer {
    struct moments *m;
    const struct plan *plan;
    const struct taking *how;
    struct bot *bot[LEVELS_MAX];
    struct random luck[SEATS_MAX], pick;
    struct context c;
    u32 first;  /* rows of this game begin here */
    u32 met;    /* moments of it that could have been kept */
    seat whose[SEATS_MAX];
    _Alignas(64) u8 state[STATE_MAX];
    _Alignas(64) u8 view[STATE_MAX];
};

static void observer_free(struct observer *o)
{
    for (int i = 0; i < LEVELS_MAX && o; i++) bot_free(o->bot[i]);
    free(o);
}

static struct observer *observer_new(struct moments *m, const struct plan *p, const struct taking *how)
{
    struct observer *o = aligned_alloc(64, (sizeof *o + 63) / 64 * 64);
    if (!o) return NULL;
    memset(o, 0, sizeof *o);
    o->m = m;
    o->plan = p;
    o->how = how;
    for (int i = 0; i < p->levels; i++)
        if (!(o->bot[i] = bot_new(p->game, p->content, &p->level[i], 1))) {
            observer_free(o);
            return NULL;
        }
    return o;
}

/* -- Moments ------------------------------------------------------------------------------------------------------ */

/* Whose chances are noted here; how many they are. */
static u32 list_seats(struct observer *o, int players, int fact[WEIGHTED_MAX])
{
    const struct weighted *w = o->plan->game->bot.weighted;
    u32 n = 0;
    memset(fact, 0, sizeof *fact * WEIGHTED_MAX);
    for (seat s = 0; s < players; s++) {
        if (w && w->look(&o->c, o->state, s, fact) != 1) continue;
        o->whose[n++] = s;
        if (w) break;
    }
    return n;
}

static bool make_room(struct moments *m, u32 more)
{
    if (m->count + more <= m->room) return true;
    u32 room = (m->count + more) * 2;
    struct moment *at = realloc(m->at, room * sizeof *at);
    if (!at) return false;
    m->at = at;
    m->room = room;
    return true;
}

/* Keeps this moment, or one of those before it in its place: in the end each of a game is kept equally likely. */
static bool meet(struct observer *o, u32 game, int players)
{
    struct moments *m = o->m;
    int fact[WEIGHTED_MAX];
    u32 place = o->met < o->how->each ? o->met : random_below(&o->pick, o->met + 1);
    if (place >= o->how->each) {
        o->met++;
        return true;
    }
    u32 rows = list_seats(o, players, fact), at = o->first + place * rows;
    if (!rows) return true;
    o->met++;
    if (!make_room(m, rows)) return false;
    if (at == m->count) m->count += rows;
    for (u32 i = 0; i < rows; i++) {
        struct moment *row = &m->at[at + i];
        int judged = o->plan->game->bot.estimate(&o->c, o->state, o->whose[i]);
        *row = (struct moment){.game = game, .judged = (u16)max_int(0, min_int(1000, judged)), .who = o->whose[i]};
        for (int f = 0; f < WEIGHTED_MAX; f++) row->fact[f] = (i16)max_int(INT16_MIN, min_int(INT16_MAX, fact[f]));
    }
    return true;
}

/* -- Games -------------------------------------------------------------------------------------------------------- */

static int answer(struct observer *o, int setup, u32 number)
{
    const struct plan *p = o->plan;
    struct context *c = &o->c;
    int side = p->sides ? p->game->rules.side(c, o->state, c->seat) : -1;
    u8 level = plan_level(p, setup, number, c->seat, side);
    struct random *luck = &o->luck[c->seat];
    if (random_below(luck, 1000) < o->how->chance) return (int)random_below(luck, c->count);
    state_redact(p->game, p->content, o->state, c->seat, o->view);
    return bot_choose(o->bot[level], o->view, c->seat, c->option, c->count, luck);
}

/* Plays a game to its end and keeps moments of it; none when it does not end. False when there is no memory. */
static bool observe(struct observer *o, u32 game)
{
    const struct plan *p = o->plan;
    struct context *c = &o->c;
    int setup = (int)(game % (u32)p->setups), players = p->setup[setup].players, decisions = 0;
    u32 number = game / (u32)p->setups;
    u64 seed = plan_seed(p, setup, number);
    o->first = o->m->count;
    o->met = 0;
    context_open(c, p->game, p->content, o->state);
    c->fast = true;
    for (u32 s = 0; s < SEATS_MAX; s++) random_seed(&o->luck[s], seed + 1 + s);
    random_seed(&o->pick, seed);
    rules_begin_with(c, &p->setup[setup], p->carries ? p->carried : NULL, seed);
    rules_run(c);
    while (c->pending && decisions < DECISIONS_MAX) {
        int chosen = 0;
        if (c->count > 1) {
            if (!meet(o, game, players)) return false;
            decisions++;
            chosen = answer(o, setup, number);
        }
        rules_answer(c, c->seat, c->option[chosen]);
    }
    if (c->pending) o->m->count = o->first;
    for (u32 i = o->first; i < o->m->count; i++)
        o->m->at[i].won = p->game->rules.score(c, o->state, o->m->at[i].who) > 0;
    return true;
}

bool moments_take(struct moments *m, const struct plan *p, const struct taking *how)
{
    struct observer *o = observer_new(m, p, how);
    bool fine = o != NULL;
    *m = (struct moments){0};
    while (fine && m->games < plan_games(p) && !(how->stop && how->stop())) {
        fine = observe(o, m->games++);
        if (how->progress) how->progress(how->who, m->games, plan_games(p));
    }
    observer_free(o);
    return fine;
}

void moments_close(struct moments *m)
{
    free(m->at);
    *m = (struct moments){0};
}
