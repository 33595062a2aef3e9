/* play.c: one game: who answers, and what is noted about it. */
#include "play.h"

#include <stdlib.h>
#include <string.h>

#include "engine/field_access.h"

/* A game that is not over after this many decisions is abandoned. */
enum { DECISIONS_MAX = 200000 };

/* States before some decisions, evenly spread: when there is no room, every other one is dropped. Only at its end is it
 * known how long a game is, and so where its tenths are; an estimate costs more than a copy. */
enum { SAMPLES = 40 };
struct samples {
    u32 stride;
    int count;
    _Alignas(64) u8 state[SAMPLES][STATE_MAX];
};

struct player {
    const struct plan *plan;
    const struct census *census;
    struct bot *bot[LEVELS_MAX];
    struct random luck[SEATS_MAX];
    struct context c;
    struct samples samples;
    u32 rounds;
    u64 *touched; /* a bit for each slot that occurred in this game */
    u16 *times;   /* by slot */
    seats *who;   /* by slot */
    _Alignas(64) u8 state[STATE_MAX];
    _Alignas(64) u8 view[STATE_MAX];
};

struct player *player_new(const struct plan *p, const struct census *s)
{
    struct player *y = aligned_alloc(64, (sizeof *y + 63) / 64 * 64);
    if (!y) return NULL;
    memset(y, 0, sizeof *y);
    MUST(p->game->state_bytes <= STATE_MAX);
    y->plan = p;
    y->census = s;
    y->touched = calloc(s->slots / 64 + 1, sizeof *y->touched);
    y->times = calloc(s->slots + 1, sizeof *y->times);
    y->who = calloc(s->slots + 1, sizeof *y->who);
    bool fine = y->touched && y->times && y->who;
    for (int i = 0; i < p->levels && fine; i++) {
        y->bot[i] = bot_new(p->game, p->content, &p->level[i], 1);
        fine = y->bot[i] != NULL;
    }
    if (fine) return y;
    player_free(y);
    return NULL;
}

void player_free(struct player *y)
{
    if (!y) return;
    for (int i = 0; i < LEVELS_MAX; i++) bot_free(y->bot[i]);
    free(y->touched);
    free(y->times);
    free(y->who);
    free(y);
}

/* -- What is noted -------------------------------------------------------------------------------- */

static void hear(void *listener, const struct event *event)
{
    struct player *y = listener;
    const u8 value[3] = {event->a, event->b, event->c};
    if (y->census->game->rules.events[event->kind].flags & NEW_ROUND) y->rounds++;
    for (int byte = 0; byte < 3; byte++) {
        int slot = census_slot(y->census, event->kind, byte, value[byte]);
        if (slot < 0) continue;
        y->touched[slot / 64] |= 1ull << slot % 64;
        if (y->times[slot] < UINT16_MAX) y->times[slot]++;
        if (event->who < SEATS_MAX) y->who[slot] |= only(event->who);
    }
}

static void sample(struct player *y, u32 decision)
{
    struct samples *m = &y->samples;
    size_t bytes = y->plan->game->state_bytes;
    if (decision % m->stride) return;
    if (m->count == SAMPLES) {
        for (int i = 1; i < SAMPLES / 2; i++) memcpy(m->state[i], m->state[2 * i], bytes);
        m->count /= 2;
        m->stride *= 2;
        if (decision % m->stride) return;
    }
    memcpy(m->state[m->count++], y->state, bytes);
}

/* The chances of all seats after each tenth of the game. */
static void judge(struct player *y, struct outcome *o, int players)
{
    const struct game *game = y->plan->game;
    struct samples *m = &y->samples;
    o->tenths = TENTHS;
    for (u32 t = 0; t < TENTHS; t++) {
        u32 near = (t * o->decisions / TENTHS + m->stride / 2) / m->stride;
        u8 *state = m->state[min_int((int)near, m->count - 1)];
        context_open(&y->c, game, y->plan->content, state);
        for (seat s = 0; s < players; s++)
            o->chance[t][s] = (u16)max_int(0, min_int(game->bot.estimate(&y->c, state, s), 1000));
    }
}

/* Writes what occurred, in the order of slots, and forgets it. */
static void list_marks(struct player *y, struct outcome *o)
{
    for (u32 word = 0; word <= y->census->slots / 64; word++) {
        for (u64 bits = y->touched[word]; bits; bits &= bits - 1) {
            u32 slot = word * 64 + (u32)__builtin_ctzll(bits);
            if (o->marks < OUTCOME_MARKS) o->mark[o->marks++] = (struct mark){(u16)slot, y->times[slot], y->who[slot]};
            y->times[slot] = y->who[slot] = 0;
        }
        y->touched[word] = 0;
    }
}

static void write_down(struct player *y, struct outcome *o, int players)
{
    const struct game *game = y->plan->game;
    struct context *c = &y->c;
    int score[SEATS_MAX], best = 0;
    c->on_event = NULL;
    for (seat s = 0; s < players && !o->unfinished; s++)
        best = max_int(best, score[s] = game->rules.score(c, y->state, s));
    memset(o->side, -1, sizeof o->side);
    for (seat s = 0; s < players; s++) {
        if (best > 0 && score[s] == best) o->winners |= only(s);
        if (y->plan->sides) o->side[s] = (i8)game->rules.side(c, y->state, s);
    }
    o->rounds = y->rounds;
    if (y->samples.count) judge(y, o, players);
}

/* -- The game ------------------------------------------------------------------------------------- */

static int choose(struct player *y, int setup, u32 number)
{
    const struct plan *p = y->plan;
    struct context *c = &y->c;
    int side = p->sides ? p->game->rules.side(c, y->state, c->seat) : -1;
    u8 level = plan_level(p, setup, number, c->seat, side);
    struct random *luck = &y->luck[c->seat];
    if (p->level[level].type == BOT_RANDOM) return (int)random_below(luck, c->count); /* it needs no view */
    state_redact(p->game, p->content, y->state, c->seat, y->view);
    return bot_choose(y->bot[level], y->view, c->seat, c->option, c->count, luck);
}

static void begin(struct player *y, int setup, u32 number)
{
    const struct plan *p = y->plan;
    struct context *c = &y->c;
    u64 seed = plan_seed(p, setup, number);
    y->rounds = 0;
    y->samples.count = 0;
    y->samples.stride = 1;
    context_open(c, p->game, p->content, y->state);
    c->fast = true;
    c->on_event = hear;
    c->listener = y;
    /* each seat has its own luck: what one bot draws does not disturb the others, so that pairs of games stay alike */
    for (u32 s = 0; s < SEATS_MAX; s++) random_seed(&y->luck[s], seed + 1 + s);
    rules_begin_with(c, &p->setup[setup], p->carries ? p->carried : NULL, seed);
    rules_run(c);
}

bool player_play(struct player *y, int setup, u32 number, bool (*stop)(void), struct outcome *o)
{
    const struct plan *p = y->plan;
    struct context *c = &y->c;
    int players = p->setup[setup].players;
    *o = (struct outcome){.setup = (u32)setup, .number = number};
    begin(y, setup, number);
    while (c->pending && !o->unfinished) {
        int chosen = 0;
        if (c->count > 1) {
            if (stop && stop()) break;
            if (p->game->bot.estimate) sample(y, o->decisions);
            o->decisions++;
            chosen = choose(y, setup, number);
            o->unfinished = o->decisions == DECISIONS_MAX;
        }
        rules_answer(c, c->seat, c->option[chosen]);
    }
    list_marks(y, o);
    if (c->pending && !o->unfinished) return false;
    write_down(y, o, players);
    return true;
}
