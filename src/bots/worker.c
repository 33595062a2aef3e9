/* worker.c: one part of a search: deal, walk down the trees, play on, remember. */
#include "worker.h"

#include <stdlib.h>
#include <string.h>

#include "engine/describe.h"

enum {
    PLAYOUT_MAX = 20000, /* decisions: no game is that long */
    FAVOURED = 400,      /* thousandths of the first attention that go to the quick bot's choice */
    CURIOSITY = 4,       /* bonus of an option that was hardly tried, in spreads of the results */
    STEADY = 50,         /* added to the spread: if all results were alike, others may still come */
    FORETOLD = 100,      /* widely spread results that count as if they had been seen: the first few say little */
    DOUBT = 40,          /* thousandths by which an untried option is assumed to be worse than the node's mean */
    MISDEALS_MAX = 64,
    DEALS_KEPT = 1024,   /* the first of a batch, for the rivals that come after: dealing takes time */
    RIVAL_SHARE = 20,    /* iterations needed for each option that is tried */
    DECIDED = 10,        /* thousandths: if all chances are within this of losing or winning, the game is */
    REST = 20,           /* what a thousandth of the chance is worth then, in thousandths of the standing */
};
static const double HOPELESS = 2.5;   /* standard errors: a rival that much worse than the favourite is given up */
static const double WORTH = 10.0;     /* thousandths: a rival that cannot be better by this much is given up as well */
static const double SURPRISE = 200.0; /* by how much the next try may differ although all before were alike */
static const double FORETOLD_MEAN = 500.0, FORETOLD_SPREAD = 400.0; /* of results not seen yet */

/* A deal, before the rules go on. */
struct dealt {
    struct random luck; /* as dealing has left it */
    bool done, went;
    _Alignas(64) u8 state[];
};

/* -- What a seat observes ----------------------------------------------------------------------------------------- */

static u64 mix(u64 h, u64 x)
{
    h = (h ^ x) * 0x9E3779B97F4A7C15u;
    return h ^ h >> 29;
}

/* The key of the situation for the seat that chooses. The searching seat knows its own view; it knows nothing of the
 * others' hands, so their trees branch on what everybody sees and on what they did themselves. */
static u64 key_of(struct worker *w)
{
    seat who = w->c.seat;
    state_redact(w->game, w->content, w->state, who == w->who ? who : NOBODY, w->seen);
    return mix(state_hash(w->game, w->seen), w->observed[who] + who);
}

/* -- In the tree -------------------------------------------------------------------------------------------------- */

static int quick_choice(struct worker *w)
{
    struct context *c = &w->c;
    return w->game->bot.choose ? w->game->bot.choose(c, w->state, c->seat, &w->luck)
                               : (int)random_below(&w->luck, c->count);
}

/* What is done where no tree says what is best. */
static int ordinary_choice(struct worker *w)
{
    bool chance = w->chance == ALWAYS || random_below(&w->luck, ALWAYS) < w->chance;
    return chance ? (int)random_below(&w->luck, w->c.count) : quick_choice(w);
}

/* How urgently an edge should be tried: its value, and curiosity, of which the quick bot's choice gets the most.
 * Curiosity grows with how often the option could have been taken: it may be missing in other deals. */
static double urge(const struct worker *w, const struct edge *e, bool favourite, double mean, int count)
{
    double value = e->visits ? (double)e->sum / e->visits : mean - DOUBT;
    double prior = (1000.0 - FAVOURED) / count + (favourite ? FAVOURED : 0);
    return value + w->curiosity * prior / 1000 * sqrt(e->seen) / (1 + e->visits);
}

/* The option to try at a node whose edges are in w->edge. */
static int select_option(struct worker *w, u32 node)
{
    const struct node *n = &w->tree.node[node];
    u64 sum = 0;
    u32 visits = 0;
    int best = 0, count = w->c.count;
    for (int i = 0; i < count; i++) {
        if (w->edge[i] == NO_EDGE) continue;
        sum += w->tree.edge[w->edge[i]].sum;
        visits += w->tree.edge[w->edge[i]].visits;
    }
    double mean = visits ? (double)sum / visits : 500, most = -1e9;
    for (int i = 0; i < count; i++) {
        if (w->edge[i] == NO_EDGE) continue;
        double u = urge(w, &w->tree.edge[w->edge[i]], w->edge[i] == n->favourite, mean, count);
        if (u > most) most = u, best = i;
    }
    return best;
}

/* Begins a new node: takes the quick bot's choice there. If everything is left to chance, there is no favourite. */
static int open_node(struct worker *w, u32 node)
{
    if (w->chance == ALWAYS) return (int)random_below(&w->luck, w->c.count);
    int chosen = quick_choice(w);
    w->tree.node[node].favourite = w->edge[chosen];
    return chosen;
}

static void note(struct worker *w, u32 node, u32 edge)
{
    if (w->length) tree_follow(&w->tree, w->path[w->length - 1].edge, node);
    w->path[w->length].node = node;
    w->path[w->length++].edge = edge;
}

static void take(struct worker *w, int chosen)
{
    struct context *c = &w->c;
    struct action a = c->option[chosen];
    u64 word = (u64)a.verb << 24 | (u64)a.a << 16 | (u64)a.b << 8 | a.c;
    if (c->seat != w->who) w->observed[c->seat] = mix(w->observed[c->seat], word + 1);
    rules_answer(c, c->seat, a);
}

/* The node of somebody who does not learn, NO_NODE if there is none; they get half of the room. When that is full, most
 * situations are new, and their sketches tell so in less time than their keys. */
static u32 node_of_guess(struct worker *w)
{
    seat who = w->c.seat;
    u64 met = mix(sketch(&w->sketcher, w->state), w->observed[who] + who);
    bool full = w->tree.nodes >= w->tree.node_room / 2;
    if (full && !may_have_met(&w->sketches, met)) return NO_NODE;
    u64 key = key_of(w);
    u32 node = tree_find(&w->tree, key);
    if (node != NO_NODE || full) return node;
    note_sketch(&w->sketches, met);
    return tree_add(&w->tree, key, who);
}

/* Notes what they answer, for the lines that people are told. */
static void note_guess(struct worker *w, int chosen)
{
    u32 node = node_of_guess(w);
    if (node == NO_NODE) return;
    tree_see(&w->tree, node, w->c.option, w->c.count, w->edge);
    if (w->edge[chosen] != NO_EDGE) note(w, node, w->edge[chosen]);
}

/* Answers for somebody who knows no more than they can (the game's `others_guess`). */
static void guess(struct worker *w)
{
    int chosen = ordinary_choice(w);
    if (w->all) note_guess(w, chosen);
    take(w, chosen);
}

/* Walks from the present question down to the first new node. */
static void walk_down(struct worker *w)
{
    struct context *c = &w->c;
    bool fresh = false;
    while (c->pending && !fresh && w->length < PATH_MAX_NODES) {
        if (c->count == 1) {
            take(w, 0);
            continue;
        }
        if (c->seat != w->who && w->game->bot.others_guess) {
            guess(w);
            continue;
        }
        u64 key = key_of(w);
        u32 node = tree_find(&w->tree, key);
        fresh = node == NO_NODE;
        if (fresh) node = tree_add(&w->tree, key, c->seat);
        if (node == NO_NODE) return; /* the tree is full */
        tree_see(&w->tree, node, c->option, c->count, w->edge);
        int chosen = fresh ? open_node(w, node) : select_option(w, node);
        if (w->edge[chosen] == NO_EDGE) return;
        note(w, node, w->edge[chosen]);
        take(w, chosen);
    }
}

/* -- After the tree ------------------------------------------------------------------------------------------- */

static void play_on(struct worker *w)
{
    struct context *c = &w->c;
    int most = w->depth == WHOLE_GAMES || !w->game->bot.estimate ? PLAYOUT_MAX : w->depth;
    for (int n = 0; c->pending && n < most; n++) {
        int chosen = c->count == 1 ? 0 : ordinary_choice(w);
        rules_answer(c, c->seat, c->option[chosen]);
    }
}

static int chance_for(struct worker *w, seat who)
{
    if (!w->c.pending) return w->game->rules.score(&w->c, w->state, who) > 0 ? 1000 : 0;
    return w->game->bot.estimate ? w->game->bot.estimate(&w->c, w->state, who) : 500;
}

/* Where the game is as good as decided: how the seat stands, and the rest of its chance. */
static int standing_for(struct worker *w, seat who)
{
    int rest = chance_for(w, who) - (w->decided == NEARLY_WON ? 1000 : 0);
    return max_int(0, w->game->bot.standing(&w->c, w->state, who) + REST * rest);
}

static int result_for(struct worker *w, seat who)
{
    if (w->decided && who == w->who) return standing_for(w, who);
    return w->game->bot.worth ? w->game->bot.worth(&w->c, w->state, who) : chance_for(w, who);
}

/* Where all results are similar, a small difference matters, so curiosity depends on how far apart they are. */
static void note_result(struct worker *w, double result)
{
    w->results++;
    w->sum += result;
    w->squares += result * result;
    double mean = w->sum / w->results, variance = w->squares / w->results - mean * mean;
    w->curiosity = CURIOSITY * (sqrt(variance > 0 ? variance : 0) + STEADY);
}

/* Adds the result to every node that was visited; returns that of the searching seat. The root, whose options are
 * compared in another way, gets the chance to win, for people to read. */
static int learn(struct worker *w)
{
    int result[SEATS_MAX];
    for (int s = 0; s < SEATS_MAX; s++) result[s] = -1;
    result[w->who] = result_for(w, w->who);
    for (int i = 0; i < w->length; i++) {
        struct node *n = &w->tree.node[w->path[i].node];
        struct edge *e = &w->tree.edge[w->path[i].edge];
        e->visits++;
        if (n->seat != w->who && w->game->bot.others_guess) continue; /* who does not learn */
        if (result[n->seat] < 0) result[n->seat] = result_for(w, n->seat);
        bool chance = !i && (w->game->bot.worth || w->decided);
        e->sum += (u64)(chance ? chance_for(w, w->who) : result[n->seat]);
    }
    note_result(w, result[w->who]);
    return result[w->who];
}

/* Notes what is seen where a try of this option has ended. */
static void watch(struct worker *w, int option)
{
    struct watched *seen = &w->watched[option];
    int value[WATCHED] = {0};
    const struct game *game = w->game;
    for (seat s = 0; s < w->players; s++) value[s] = chance_for(w, s);
    if (game->bot.count_facts) game->bot.count_facts(&w->c, w->state, w->who, value + SEATS_MAX);
    seen->tries++;
    for (int i = 0; i < WATCHED; i++) {
        seen->sum[i] += value[i];
        seen->squares[i] += (double)value[i] * value[i];
    }
}

static void note_chance(struct worker *w)
{
    int chance = chance_for(w, w->who);
    w->least_chance = min_int(w->least_chance, chance);
    w->most_chance = max_int(w->most_chance, chance);
}

/* -- Iterations --------------------------------------------------------------------------------------------------- */

static size_t dealt_bytes(const struct game *game)
{
    return (sizeof(struct dealt) + game->state_bytes + 63) / 64 * 64;
}

static void open_state(struct worker *w)
{
    context_open(&w->c, w->game, w->content, w->state);
    w->c.memo = w->memo;
}

/* Deals what the seat cannot see for the n-th time; false when no deal fits what it has seen. */
static bool deal_new(struct worker *w, u32 n)
{
    struct context *c = &w->c;
    random_seed(&w->luck, w->seed + n * 0x9E3779B97F4A7C15u);
    memcpy(w->state, w->view, w->game->state_bytes);
    open_state(w);
    if (!w->game->bot.redeal || !w->game->bot.redeal(c, w->state, w->who, &w->luck)) return false;
    random_seed(&c->head->random, (u64)random_next(&w->luck) << 32 | random_next(&w->luck));
    return true;
}

/* The same, from the deals that are kept, if it is one of them. */
static bool deal_again(struct worker *w, u32 n)
{
    if (n - w->first >= w->deals) return deal_new(w, n);
    struct dealt *d = (struct dealt *)(void *)(w->dealt + (n - w->first) * dealt_bytes(w->game));
    if (!d->done) {
        d->went = deal_new(w, n);
        d->done = true;
        d->luck = w->luck;
        memcpy(d->state, w->state, w->game->state_bytes);
    } else if (d->went) {
        w->luck = d->luck;
        memcpy(w->state, d->state, w->game->state_bytes);
        open_state(w);
    }
    return d->went;
}

/* The n-th state that is possible for all that the seat knows, at its question; false when the deal failed. */
static bool deal(struct worker *w, u32 n)
{
    struct context *c = &w->c;
    if (!deal_again(w, n)) return false;
    rules_run(c);
    if (!has_seat(c->pending, w->who)) return false;
    if (c->seat != w->who) rules_list(c, w->who);
    c->fast = true;
    return c->count > 0;
}

static int find_option(const struct action *option, int count, struct action wanted)
{
    int i = 0;
    while (i < count && !same_action(option[i], wanted)) i++;
    return i < count ? i : -1;
}

/* Tries an option of the root with the n-th deal and luck. Returns the result, -1 when the deal failed. */
static int try_rival(struct worker *w, const struct rival *r, u32 n)
{
    int at = deal(w, n) ? find_option(w->c.option, w->c.count, w->option[r->option]) : -1;
    atomic_store_explicit(&w->done, w->done + 1, memory_order_relaxed);
    if (at < 0) return -1;
    memset(w->observed, 0, sizeof w->observed);
    w->length = 0;
    note(w, 0, r->edge);
    take(w, at);
    walk_down(w);
    play_on(w);
    if (w->watched) watch(w, r->option);
    if (w->proud && !w->looked) note_chance(w);
    return learn(w);
}

/* -- The root: rivals of the quick bot's choice, halved again and again ------------------------------------------- */

/* By how much it may still be better than the favourite. A few tries that were alike do not prove that all are. */
static double hope_of(const struct rival *r)
{
    struct rival surprised = *r;
    surprised.tries++;
    surprised.squares += SURPRISE * SURPRISE;
    return lead_of(r) + HOPELESS * error_of(&surprised);
}

static void swap_rivals(struct worker *w, int i, int k)
{
    struct rival swap = w->rival[i];
    w->rival[i] = w->rival[k];
    w->rival[k] = swap;
}

/* Moves a rival forward to place n; the others keep the order in which the rules list them. */
static void bring_forward(struct worker *w, int from, int n)
{
    struct rival r = w->rival[from];
    memmove(&w->rival[n + 1], &w->rival[n], sizeof r * (size_t)(from - n));
    w->rival[n] = r;
}

/* Finds what the quick bot would take if there were only the rivals from place n on, and moves it to place n. */
static void rank_next(struct worker *w, int n)
{
    struct action left[OPTIONS_MAX];
    for (int i = n; i < w->count; i++) left[i - n] = w->option[w->rival[i].option];
    int liked = quick_answer(&w->c, w->game, w->content, w->state, w->view, w->who, left, w->count - n, &w->order);
    bring_forward(w, n + liked, n);
}

/* Lists the options: the favourite first, then as many rivals as there are iterations for, in the order in which the
 * quick bot likes them. */
static void list_rivals(struct worker *w)
{
    tree_clear(&w->tree);
    memset(&w->sketches, 0, sizeof w->sketches);
    tree_see(&w->tree, tree_add(&w->tree, 0, w->who), w->option, w->count, w->edge);
    w->tree.node[0].favourite = w->edge[w->favourite];
    for (int i = 0; i < w->count; i++) w->rival[i] = (struct rival){.option = i, .edge = w->edge[i]};
    bring_forward(w, w->favourite, 0);
    random_seed(&w->order, w->seed);
    w->rivals = min_int(w->count, max_int(2, (int)(w->iterations / RIVAL_SHARE)));
    for (int i = 1; i < w->rivals && w->rivals < w->count; i++) rank_next(w, i);
}

/* Drops the rivals that are unlikely to turn out better. */
static void drop_hopeless(struct worker *w)
{
    int kept = 1;
    for (int i = 1; i < w->rivals; i++)
        if (hope_of(&w->rival[i]) > WORTH) swap_rivals(w, kept++, i);
    w->rivals = kept;
}

/* Keeps the favourite and the better half of the others. */
static void halve_rivals(struct worker *w)
{
    for (int i = 2; i < w->rivals; i++) { /* by insertion: they are few */
        struct rival r = w->rival[i];
        int at = i;
        for (; at > 1 && lead_of(&w->rival[at - 1]) < lead_of(&r); at--) w->rival[at] = w->rival[at - 1];
        w->rival[at] = r;
    }
    w->rivals = min_int(w->rivals, max_int(2, 1 + w->rivals / 2));
}

/* How many rounds it takes until only one rival of the favourite is left and has been tried. */
static u32 rounds_for(int rivals)
{
    u32 rounds = 1;
    for (; rivals > 2; rivals = 1 + rivals / 2) rounds++;
    return rounds;
}

static u32 deals_kept(u32 iterations) { return iterations / 2 < DEALS_KEPT ? iterations / 2 : DEALS_KEPT; }

/* Each rival is to be tried this many times. Forgets what was dealt before. */
static void begin_batch(struct worker *w, u32 tries)
{
    w->first = w->rival[0].tries;
    w->tries = tries;
    w->left = tries * (u32)w->rivals;
    memset(w->next, 0, sizeof w->next);
    w->deals = tries < deals_kept(w->iterations) ? tries : deals_kept(w->iterations);
    for (u32 i = 0; i < w->deals; i++) ((struct dealt *)(void *)(w->dealt + i * dealt_bytes(w->game)))->done = false;
}

/* Tries one rival, in random order: if it were known whose turn it is, the others could adapt to it, even in a
 * simultaneous choice. */
static void try_next(struct worker *w)
{
    u32 at = random_below(&w->order, w->left--);
    int i = 0;
    while (at >= w->tries - w->next[i]) at -= w->tries - w->next[i++];
    w->result[(u32)i * w->tries + w->next[i]] = (i16)try_rival(w, &w->rival[i], w->first + w->next[i]);
    w->next[i]++;
}

/* Compares the rivals with the favourite. */
static void end_batch(struct worker *w)
{
    for (int i = 0; i < w->rivals; i++)
        for (u32 n = 0; n < w->tries; n++) {
            int result = w->result[(u32)i * w->tries + n], favourite = w->result[n];
            double lead = result < 0 || favourite < 0 ? 0 : result - favourite;
            w->misdeals += result < 0;
            w->rival[i].tries++;
            w->rival[i].lead += lead;
            w->rival[i].squares += lead * lead;
        }
}

/* A round: each rival is tried so many times, in batches that double; between them the hopeless ones go. What is left
 * of the budget is shared equally among the rounds that are still to come, and within a round among the rivals; after
 * each the better half stays. The last round compares one rival with the favourite. False when there is no more. */
static bool next_batch(struct worker *w)
{
    for (;;) {
        if (w->round_tries && w->rivals > 1) {
            u32 some = (u32)min_int((int)w->round_tries, max_int(RIVAL_TRIES, (int)w->rival[0].tries));
            w->round_tries -= some;
            begin_batch(w, some);
            return true;
        }
        if (w->in_round) halve_rivals(w);
        w->in_round = w->rivals > 1 && w->rounds > 1;
        if (!w->in_round) break;
        w->rounds = rounds_for(w->rivals);
        w->round_tries = (w->iterations - w->done) / w->rounds / (u32)w->rivals;
    }
    /* The remainder of the divisions, or what an even pace still wants, which changes no comparison. */
    u32 whole = w->all ? w->iterations : w->least < w->iterations ? w->least : w->iterations;
    if (w->ending || whole <= w->done) return false;
    w->ending = true;
    w->rivals = 1;
    begin_batch(w, whole - w->done);
    return true;
}

/* After the first batch: if no chance is far from losing or none is far from winning, options differ by noise only, and
 * are compared again by what a person would play for. */
static void look_whether_decided(struct worker *w)
{
    bool lost = w->most_chance < DECIDED, won = w->least_chance > 1000 - DECIDED;
    w->looked = true;
    if (lost == won) return; /* neither; or no deal went well */
    w->decided = lost ? NEARLY_LOST : NEARLY_WON;
    for (int i = 0; i < w->rivals; i++) w->rival[i] = (struct rival){.option = w->rival[i].option, .edge = w->rival[i].edge};
    w->in_round = false;
    w->round_tries = 0;
    w->rounds = 2;
}

/* Settles a batch that is done and begins the next one; false when too many deals failed, or there is no more. */
static bool go_on(struct worker *w)
{
    end_batch(w);
    if (w->ending || w->misdeals > w->done / 2 + MISDEALS_MAX) return false;
    if (w->proud && !w->looked) look_whether_decided(w);
    if (!w->all && w->rival[0].tries) drop_hopeless(w);
    return next_batch(w);
}

void worker_begin(struct worker *w)
{
    w->results = FORETOLD;
    w->sum = FORETOLD * FORETOLD_MEAN;
    w->squares = FORETOLD * (FORETOLD_MEAN * FORETOLD_MEAN + FORETOLD_SPREAD * FORETOLD_SPREAD);
    w->curiosity = CURIOSITY * FORETOLD_SPREAD;
    w->misdeals = w->tries = w->left = w->round_tries = 0;
    atomic_store_explicit(&w->done, 0, memory_order_relaxed);
    w->rounds = 2;
    w->in_round = w->ending = w->looked = false;
    w->decided = UNDECIDED;
    w->least_chance = 1000;
    w->most_chance = 0;
    if (w->watched) memset(w->watched, 0, sizeof *w->watched * (size_t)w->count);
    list_rivals(w);
    next_batch(w);
}

bool worker_step(struct worker *w, u32 iterations)
{
    for (; w->left; iterations--) {
        if (!iterations) return true;
        if (w->stop && atomic_load_explicit(w->stop, memory_order_relaxed)) return false;
        try_next(w);
        if (!w->left && !go_on(w)) w->left = 0;
    }
    return false;
}

/* -- Memory ------------------------------------------------------------------------------------------------------- */

size_t worker_bytes(const struct game *game, u32 iterations)
{
    u32 most = iterations + 1;
    return sizeof(struct worker) + tree_bytes(most) + most * sizeof(i16) + deals_kept(most) * dealt_bytes(game) +
           game->bot.memo_bytes;
}

struct worker *worker_new(const struct game *game, const struct content *content, const struct budget *budget,
                          u32 iterations)
{
    struct worker *w = aligned_alloc(64, (sizeof *w + 63) / 64 * 64);
    u32 most = iterations + 1;
    if (!w) return NULL;
    memset(w, 0, sizeof *w);
    w->game = game;
    w->content = content;
    sketcher_open(&w->sketcher, game);
    w->depth = budget->depth;
    w->chance = budget->chance;
    w->iterations = iterations;
    if (tree_open(&w->tree, most) && (w->result = calloc(most, sizeof *w->result)) &&
        (w->memo = calloc(1, (size_t)max_int(1, game->bot.memo_bytes))) &&
        (w->dealt = aligned_alloc(64, (1 + deals_kept(most)) * dealt_bytes(game))))
        return w;
    worker_free(w);
    return NULL;
}

void worker_free(struct worker *w)
{
    if (!w) return;
    tree_close(&w->tree);
    free(w->result);
    free(w->dealt);
    free(w->memo);
    free(w->watched);
    free(w);
}
