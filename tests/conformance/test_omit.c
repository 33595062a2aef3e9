/* test_omit.c: whatever a pack leaves out of a game's content, either it is refused or games can be played to their
 * end. */
#include "kit_play.h"

#include "author/playable.h"
#include "author/reader.h"

enum { FILES_MOST = 64 };

struct kept {
    struct text block, errors;
    struct content content;
};

/* The content of a game with one more file on top; false when it is refused. */
static bool read_with(struct kept *k, const struct game *game, const char *source)
{
    const char *names[FILES_MOST], *sources[FILES_MOST];
    char room[FILES_MOST][64];
    int count = 0;
    for (const char *const *s = game->linked.sources; *s; s += 2, count++) {
        snprintf(room[count], sizeof room[count], "base/%s", s[0]);
        names[count] = room[count];
        sources[count] = s[1];
    }
    names[count] = "pack/omit.lua";
    sources[count++] = source;
    text_clear(&k->block);
    text_clear(&k->errors);
    return reader_read_memory(game, names, sources, count, &k->block, &k->errors) &&
           content_open(&k->content, k->block.at, k->block.length) &&
           content_playable(game, &k->content, &k->errors);
}

/* Plays one random game of a set-up that the rules accept. */
static void play(const struct game *game, const struct content *content, const struct setup *setup, u64 seed,
                 const char *what)
{
    static struct play p;
    struct random luck;
    memset(&p, 0, sizeof p);
    p.game = game;
    p.setup = *setup;
    p.seed = seed;
    p.content = *content;
    random_seed(&luck, seed);
    context_open(&p.c, game, &p.content, p.state);
    rules_begin(&p.c, setup, seed);
    rules_run(&p.c);
    while (!kit_over(&p)) {
        const char *fault = game->rules.find_fault(&p.c, p.state);
        if (fault) kit_fail(&p, "%s: %s", what, fault);
        seat who = kit_any_seat(&p, &luck);
        kit_list(&p, who);
        kit_answer(&p, who, p.c.option[random_below(&luck, p.c.count)]);
    }
}

static void play_some(const struct game *game, const struct content *content, u64 seed, const char *what)
{
    int scenarios = game->scenario_kind ? content->count[game->scenario_kind] : 1;
    struct random luck;
    random_seed(&luck, seed);
    for (int tries = 0, played = 0; tries < 200 && played < 2; tries++) {
        struct setup setup = {
            (u8)(game->least_players + (int)random_below(&luck, (u32)(game->most_players - game->least_players + 1))),
            (u8)(game->scenario_kind ? 1 + random_below(&luck, (u32)scenarios) : 0), 0};
        if (setup_fault(game, content, &setup)) continue;
        play(game, content, &setup, seed + (u64)tries, what);
        played++;
    }
}

static const struct kind *word_of(const struct game *game, int kind, const u8 *row)
{
    const struct kind *k = game->words.kinds;
    while (k->kind != kind || (k->preset_at && row[k->preset_at] != k->preset)) k++;
    return k;
}

/* Leaves out rows of a kind: those whose number modulo `step` is `rest`. */
static void leave_out(const struct game *game, const struct content *all, int kind, int step, int rest, int *played)
{
    struct kept k = {0};
    struct text source = {0};
    for (int id = 1; id <= all->count[kind]; id++) {
        if (id % step != rest) continue;
        const struct row *row = content_row(all, kind, id);
        text_add(&source, "omit { %s = '%s' }\n", word_of(game, kind, (const u8 *)row)->word,
                 content_string(all, row->id));
    }
    if (read_with(&k, game, text_string(&source))) {
        play_some(game, &k.content, (u64)(kind * 1000 + rest), text_string(&source));
        ++*played;
    } else {
        assert_true(k.errors.length > 0);
    }
    text_free(&source);
    text_free(&k.block);
    text_free(&k.errors);
}

static void every_row_may_be_left_out_or_is_refused(void **state)
{
    (void)state;
    int every = max_int(1, 24000 / kit_games(2000)); /* one row of this many is tried alone; usually 12 */
    for (int g = 0; g < games_count; g++) {
        struct content all;
        int played = 0;
        assert_true(content_open(&all, games[g]->linked.block, *games[g]->linked.bytes));
        for (int kind = 1; kind < KINDS_MAX; kind++) {
            for (int id = 1 + kind % every; id <= all.count[kind]; id += every)
                leave_out(games[g], &all, kind, ROWS_MAX + 1, id, &played);
            for (int rest = 0; rest < 2 && all.count[kind]; rest++) leave_out(games[g], &all, kind, 2, rest, &played);
            if (all.count[kind]) leave_out(games[g], &all, kind, 1, 0, &played);
        }
        if (!played) fail_msg("%s: no row could be left out", games[g]->id);
    }
}

static const struct CMUnitTest tests[] = {cmocka_unit_test(every_row_may_be_left_out_or_is_refused)};
TEST_GROUP(tests);
