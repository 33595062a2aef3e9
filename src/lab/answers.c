/* answers.c: questions from games of the quick bot, answered by each level and compared. */
#include "answers.h"

#include <stdlib.h>
#include <string.h>

#include "engine/field_access.h"

enum {
    STRAYS = 20,   /* one of so many answers in these games is left to chance, so that they lead everywhere */
    ONE_OF = 40,   /* so many questions one is put to the levels: neighbours are alike */
    CHANCE = 10,   /* thousandths, as for bots */
    FURTHER = 4,   /* times as far as bots look the answers are played on: to the end chance decides too much */
};

/* What is needed for one question after another. */
struct asker {
    struct answers *a;
    struct bot *bot[LEVELS_MAX], *quick;
    struct search *search;
    struct context c;
    struct random luck;
    struct thought thought[OPTIONS_MAX];
    u32 put;
    _Alignas(64) u8 state[STATE_MAX];
    _Alignas(64) u8 view[STATE_MAX];
};

static void close_asker(struct asker *k)
{
    for (int i = 0; i < LEVELS_MAX; i++) bot_free(k->bot[i]);
    bot_free(k->quick);
    search_free(k->search);
    free(k);
}

static struct asker *open_asker(struct answers *a)
{
    const struct plan *p = a->plan;
    const struct game *game = p->game;
    struct asker *k = aligned_alloc(64, (sizeof *k + 63) / 64 * 64);
    struct text error = {0};
    struct level quick;
    if (!k) return NULL;
    memset(k, 0, sizeof *k);
    k->a = a;
    MUST(level_read(&quick, "quick", &error));
    bool fine = (k->quick = bot_new(game, p->content, &quick, 1)) &&
                (k->search = search_new(game, p->content, &(struct budget){a->weighing, (u16)(FURTHER * game->bot.playout_depth), CHANCE, 1}));
    for (int i = 0; i < p->levels && fine; i++) fine = (k->bot[i] = bot_new(game, p->content, &p->level[i], 1)) != NULL;
    if (fine) return k;
    close_asker(k);
    return NULL;
}

/* -- One question ------------------------------------------------------------------------------------------------- */

/* How much better than the first each of these different answers is. */
static void weigh_answers(struct asker *k, const struct action *different, int count, u64 seed, struct lead *lead)
{
    search_begin(k->search, k->view, k->c.seat, different, count, seed, true);
    search_against(k->search, 0);
    search_run(k->search);
    search_end(k->search, k->thought);
    search_leads(k->search, lead);
}

/* Puts the present question to all levels; all have the same luck. */
static void put_question(struct asker *k)
{
    const struct plan *p = k->a->plan;
    struct context *c = &k->c;
    struct action different[LEVELS_MAX];
    struct lead lead[LEVELS_MAX] = {0};
    int answer[LEVELS_MAX], count = 0;
    u64 seed = (u64)random_next(&k->luck) << 32 | random_next(&k->luck);
    state_redact(p->game, p->content, k->state, c->seat, k->view);
    for (int i = 0; i < p->levels; i++) {
        struct random luck;
        random_seed(&luck, seed);
        struct action given = c->option[bot_choose(k->bot[i], k->view, c->seat, c->option, c->count, &luck)];
        int at = 0;
        while (at < count && !same_action(different[at], given)) at++;
        if (at == count) different[count++] = given;
        answer[i] = at;
    }
    if (count > 1) weigh_answers(k, different, count, ~seed, lead);
    for (int i = 0; i < p->levels; i++) {
        struct answerer *one = &k->a->level[i];
        sums_add(&one->gain, answer[i] ? (long long)(lead[answer[i]].mean * 1000) : 0);
        sums_add(&one->iterations, bot_iterations(k->bot[i]));
        one->other += answer[i] != 0;
    }
    k->put++;
}

/* -- Games -------------------------------------------------------------------------------------------------------- */

static bool is_wanted(struct asker *k)
{
    const struct game *game = k->a->plan->game;
    bool taste = game->bot.is_flavour_choice && game->bot.is_flavour_choice(k->c.option[0]);
    return !taste && random_below(&k->luck, ONE_OF) == 0;
}

static void play_game(struct asker *k, u32 number)
{
    const struct plan *p = k->a->plan;
    struct context *c = &k->c;
    int setup = (int)(number % (u32)p->setups);
    u64 seed = plan_seed(p, setup, number / (u32)p->setups);
    random_seed(&k->luck, seed + 1);
    context_open(c, p->game, p->content, k->state);
    rules_begin_with(c, &p->setup[setup], p->carries ? p->carried : NULL, seed);
    rules_run(c);
    while (c->pending && k->put < k->a->questions) {
        int chosen = 0;
        if (c->count > 1) {
            if (k->a->stop && k->a->stop()) return;
            if (is_wanted(k)) put_question(k);
            state_redact(p->game, p->content, k->state, c->seat, k->view);
            chosen = random_below(&k->luck, STRAYS) == 0
                         ? (int)random_below(&k->luck, c->count)
                         : bot_choose(k->quick, k->view, c->seat, c->option, c->count, &k->luck);
        }
        rules_answer(c, c->seat, c->option[chosen]);
    }
}

bool answers_run(struct answers *a)
{
    struct asker *k = open_asker(a);
    if (!k) return false;
    memset(a->level, 0, sizeof a->level);
    for (u32 number = 0; k->put < a->questions && !(a->stop && a->stop()); number++) {
        if (a->on_progress) a->on_progress(a->listener, k->put, a->questions);
        play_game(k, number);
    }
    close_asker(k);
    return true;
}
