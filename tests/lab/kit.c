/* kit.c: runs experiments for tests. */
#include "kit.h"

void lab_open(struct lab *l, const struct game *game, const struct wish *wish, u64 seed, u32 each)
{
    *l = (struct lab){.game = game};
    assert_non_null(game);
    assert_true(content_open(&l->content, game->linked.block, *game->linked.bytes));
    if (!plan_make(&l->plan, game, &l->content, wish, seed, each, &l->error)) fail_msg("%s", l->error.at);
    census_make(&l->census, game, &l->content);
    tally_open(&l->tally, &l->plan, &l->census);
}

void lab_close(struct lab *l)
{
    tally_close(&l->tally);
    text_free(&l->error);
}

static void take(void *who, const struct outcome *o) { tally_add(&((struct lab *)who)->tally, o); }

bool lab_run(struct lab *l, int jobs, const char *keep, bool (*stop)(void))
{
    const struct ranks alone = {0, 1};
    struct experiment x = {&l->plan, &l->census, &alone, jobs, keep, stop, take, NULL, l};
    tally_close(&l->tally);
    tally_open(&l->tally, &l->plan, &l->census);
    text_clear(&l->error);
    return experiment_run(&x, &l->done, &l->error);
}

char *lab_numbers(struct lab *l, int jobs, const char *keep)
{
    struct text out = {0};
    if (!lab_run(l, jobs, keep, NULL)) fail_msg("%s", text_string(&l->error));
    report_json(&out, &l->tally);
    return out.at;
}
