/* planted.c: plays games of bots with blunders in them, and lets reviews look at them. */
#include "planted.h"

enum {
    LOOKED_AT = 20,   /* tries after which the judge knows an option */
    COSTLY = 100,     /* what a planted answer must cost in whole games, of which so many are played with each option */
    CERTAIN = 50,     /* and what it must cost beyond doubt */
    PLAYINGS = 300,
};

static struct level level(const char *name)
{
    struct level l;
    struct text error = {0};
    if (!level_read(&l, name, &error)) fail_msg("%s", error.at);
    return l;
}

struct court {
    struct play play;
    struct bot *quick, *judge, *strong;
    struct weigher *weigher, *whole;
    struct random luck;
    double cost; /* of the planted answer, in whole games; 0: none is planted */
    struct thought thought[OPTIONS_MAX];
    _Alignas(64) u8 view[STATE_MAX];
};

static enum grade grade(struct court *k, int chosen, u64 seed)
{
    struct weighed w;
    struct context *c = &k->play.c;
    struct action option[OPTIONS_MAX];
    int count = c->count;
    memcpy(option, c->option, sizeof *option * (size_t)count);
    weigh(k->weigher, k->view, c->seat, option, count, chosen, seed, &w);
    if (getenv("LONGBOX_PROOF"))
        print_message("# weighed %s loss %.0f error %.0f of %d options, cost %.0f\n", k->play.game->id, w.loss, w.error,
                      count, k->cost);
    return weighed_grade(&w);
}

/* The worst of the options that the judge has looked at, if whole games prove that it is bad enough; -1: there is
 * none. They know nothing of the estimate, by which reviews judge. */
static int find_worst(struct court *k, const struct proving *with)
{
    struct context *c = &k->play.c;
    int best = 0, worst = -1;
    if (!bot_think(k->judge, k->view, c->seat, c->option, c->count, &k->luck, k->thought, &best)) return -1;
    for (int i = 0; i < c->count; i++)
        if (k->thought[i].visits >= LOOKED_AT && (worst < 0 || k->thought[i].value < k->thought[worst].value))
            worst = i;
    if (worst < 0 || k->thought[best].value - k->thought[worst].value < with->suspect) return -1;
    struct weighed w;
    weigh_two(k->whole, k->view, c->seat, c->option[worst], c->option[best], random_next(&k->luck), 1, &w);
    k->cost = w.loss;
    return w.loss >= COSTLY && weighed_least(&w) >= CERTAIN ? worst : -1;
}

static void look_at_own(struct court *k, struct proof *out)
{
    struct context *c = &k->play.c;
    int own = bot_choose(k->strong, k->view, c->seat, c->option, c->count, &k->luck);
    int quick = bot_choose(k->quick, k->view, c->seat, c->option, c->count, &k->luck);
    k->cost = 0;
    enum grade g = grade(k, own, random_next(&k->luck));
    out->own++;
    out->doubted += g >= GRADE_DOUBTFUL;
    out->accused += g >= GRADE_MISTAKE;
    out->lone += own != quick;
    out->convicted += own != quick && g >= GRADE_MISTAKE;
}

/* The answer of the present question: a planted one, or that of the quick bot. */
static int answer(struct court *k, const struct proving *with, struct proof *out, int *planted, int *own)
{
    struct context *c = &k->play.c;
    const struct game *game = k->play.game;
    if (c->count == 1) return 0;
    state_redact(game, &k->play.content, k->play.state, c->seat, k->view);
    bool taste = game->bot.is_flavour_choice && game->bot.is_flavour_choice(c->option[0]);
    bool here = !taste && random_below(&k->luck, (u32)with->every) == 0;
    if (here && *own < with->own) look_at_own(k, out), ++*own;
    if (here && *planted < with->plants) {
        int worst = find_worst(k, with);
        if (worst >= 0) {
            enum grade g = grade(k, worst, random_next(&k->luck));
            out->planted++;
            out->found += g >= GRADE_MISTAKE;
            out->blunders += g == GRADE_BLUNDER;
            ++*planted;
            return worst;
        }
    }
    return bot_choose(k->quick, k->view, c->seat, c->option, c->count, &k->luck);
}

void proof_blunders(const struct proving *with, const struct game *game, const struct setup *setup, u64 seed,
                    struct proof *out)
{
    struct court *k = aligned_alloc(64, (sizeof *k + 63) / 64 * 64);
    struct level quick = level("quick"), judge = level(with->judge), strong = level(with->strong);
    int planted = 0, own = 0;
    assert_non_null(k);
    memset(k, 0, sizeof *k);
    random_seed(&k->luck, seed);
    kit_open_fast(&k->play, game, setup, seed);
    const struct content *content = &k->play.content;
    k->quick = bot_new(game, content, &quick, 1);
    k->judge = bot_new(game, content, &judge, 1);
    k->strong = bot_new(game, content, &strong, 1);
    k->whole = weigher_new(game, content, setup->players, 2 * PLAYINGS, true);
    k->weigher = weigher_new(game, content, setup->players, level(with->level).iterations, false);
    while (!kit_over(&k->play) && (planted < with->plants || own < with->own)) {
        kit_list(&k->play, k->play.c.seat);
        int chosen = answer(k, with, out, &planted, &own);
        kit_answer(&k->play, k->play.c.seat, k->play.c.option[chosen]);
    }
    bot_free(k->quick);
    bot_free(k->judge);
    bot_free(k->strong);
    weigher_free(k->weigher);
    weigher_free(k->whole);
    free(k);
}

void proof_curve(const struct game *game, const struct setup *setup, u64 seed, int every, struct proof *out)
{
    enum { MOST = 4096 };
    struct court *k = aligned_alloc(64, (sizeof *k + 63) / 64 * 64);
    struct playground *ground = aligned_alloc(64, (sizeof *ground + 63) / 64 * 64);
    struct chances *seen = calloc(MOST, sizeof *seen);
    struct level quick = level("quick");
    int glances = 0;
    assert_true(k && ground && seen);
    memset(k, 0, sizeof *k);
    random_seed(&k->luck, seed);
    kit_open_fast(&k->play, game, setup, seed);
    k->quick = bot_new(game, &k->play.content, &quick, 1);
    *ground = (struct playground){.game = game, .content = &k->play.content, .players = setup->players};
    while (!kit_over(&k->play)) {
        struct context *c = &k->play.c;
        if (glances < MOST && random_below(&k->luck, (u32)every) == 0)
            curve_chances(ground, k->play.state, 66, random_next(&k->luck), &seen[glances++]);
        kit_list(&k->play, c->seat);
        state_redact(game, &k->play.content, k->play.state, c->seat, k->view);
        int chosen = c->count == 1 ? 0 : bot_choose(k->quick, k->view, c->seat, c->option, c->count, &k->luck);
        kit_answer(&k->play, c->seat, c->option[chosen]);
    }
    for (int i = 0; i < glances; i++)
        for (seat s = 0; s < setup->players; s++) {
            bool won = game->rules.score(&k->play.c, k->play.state, s) > 0;
            double miss = seen[i].seat[s] / 1000 - won;
            out->glances++;
            out->won += won;
            out->brier += miss * miss;
        }
    bot_free(k->quick);
    free(seen);
    free(ground);
    free(k);
}
