/* test_faults.c: what each game says about forged positions, compared with faults.txt: how often it finds which fault.
 *
 * Nothing in play depends on `find_fault`, so nothing else would show that it has become blind. Only tools/golden,
 * which sets LONGBOX_GOLDEN, rewrites the file.
 */
#include "kit_forge.h"

enum { JUDGED = 40000 /* of each game */, FAULTS_MAX = 200 };

static const char FAULTS[] = "tests/conformance/faults.txt";

/* How often a game has said what. */
struct verdicts {
    int count;
    struct { const char *what; int times; } row[FAULTS_MAX];
};

struct room {
    struct play base, forged;
    struct game game; /* the same, but it notes what it says */
    char path[256];
};

static const char *(*find_fault)(struct context *c, const void *state);
static const char *said;

static const char *say_fault(struct context *c, const void *state) { return said = find_fault(c, state); }

static void note_verdict(struct verdicts *v, const char *what)
{
    int i = 0;
    while (i < v->count && strcmp(v->row[i].what, what)) i++;
    assert_true(i < FAULTS_MAX);
    if (i == v->count) v->row[v->count++].what = what;
    v->row[i].times++;
}

/* What is said about one change. Fields that follow from others are brought up to date, as when a position is loaded,
 * but not always: the game might look at them. */
static void judge(struct room *r, struct verdicts *v, struct random *luck)
{
    struct play *p = &r->forged;
    *p = r->base;
    kit_rebase(p);
    p->c.game = &r->game;
    r->path[0] = '\0';
    if (random_below(luck, 3) == 0) kit_forge_frame(p, luck, r->path);
    else kit_forge_state(p, luck, r->path);
    if (p->game->rules.refresh && random_below(luck, 8)) p->game->rules.refresh(&p->c, p->state);
    said = NULL;
    const char *fault = kit_fault(&p->c, p->state);
    note_verdict(v, !fault ? "(nothing)" : said ? said : "(the engine finds something)");
}

static int by_words(const void *x, const void *y) { return strcmp(*(const char *const *)x, *(const char *const *)y); }

static void write_verdicts(struct text *out, struct room *r, const struct game *game)
{
    struct verdicts v = {0};
    struct setup setups[KIT_SETUPS_MAX];
    int count = kit_setups(game, setups), judged = 0;
    r->game = *game;
    find_fault = game->rules.find_fault;
    if (find_fault) r->game.rules.find_fault = say_fault;
    for (u64 seed = 1; judged < JUDGED; seed++) {
        struct random luck;
        random_seed(&luck, seed * 977 + 5);
        kit_open(&r->base, game, &setups[seed * 7 % (u64)count], seed);
        while (!kit_over(&r->base) && r->base.decisions < 4000) {
            if (random_below(&luck, 4) == 0) judge(r, &v, &luck), judged++;
            seat who = kit_any_seat(&r->base, &luck);
            kit_list(&r->base, who);
            kit_answer(&r->base, who, r->base.c.option[random_below(&luck, r->base.c.count)]);
        }
    }
    qsort(v.row, (size_t)v.count, sizeof v.row[0], by_words);
    for (int i = 0; i < v.count; i++) text_add(out, "%s: %d %s\n", game->id, v.row[i].times, v.row[i].what);
}

static void faults_are_found_as_before(void **state)
{
    (void)state;
    struct text now = {0};
    struct room *r = calloc(1, sizeof *r);
    for (int g = 0; g < games_count; g++) write_verdicts(&now, r, games[g]);
    free(r);
    kit_golden(FAULTS, &now);
    text_free(&now);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(faults_are_found_as_before),
};
TEST_GROUP(tests);
