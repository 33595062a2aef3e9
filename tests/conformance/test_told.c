/* test_told.c: what seeded games tell, compared with told.txt: events with the rules that they cite, moves that are
 * refused with their reasons, answers, and answers that are given for who does not answer.
 *
 * Nothing of this is in the state, so the hashes of golden.txt do not show it. Every row is how often it came, and a
 * sum: of events over the things that they name, of moves over their words. Only tools/golden, which sets
 * LONGBOX_GOLDEN, rewrites the file.
 */
#include "kit_play.h"

#include "engine/say.h"

enum { GAMES = 150 /* of each game */, ROWS = 2000 };

static const char TOLD[] = "tests/conformance/told.txt";

struct told {
    char words[160];
    long times;
    u32 sum;
};

static struct told rows[ROWS];
static int count;
static const struct game *playing;
static u8 view[STATE_MAX]; /* of the seat that is asked */

static void note(const char *what, const char *name, rule_number rule, const char *reason, const u8 *things, int n)
{
    struct text words = {0};
    text_add(&words, "%s %s", what, name);
    if (rule) {
        text_add(&words, " (");
        say_rule(&words, playing, rule);
        text_add(&words, ")");
    }
    text_add(&words, "%s%s", *reason ? " " : "", reason);
    int at = 0;
    while (at < count && strncmp(rows[at].words, words.at, sizeof rows[at].words - 1)) at++;
    assert_true(at < ROWS);
    if (at == count) snprintf(rows[count++].words, sizeof rows[at].words, "%s", words.at);
    rows[at].times++;
    for (int i = 0; i < n; i++) rows[at].sum = (rows[at].sum ^ things[i]) * 16777619u;
    text_free(&words);
}

static void note_event(void *nothing, const struct event *e)
{
    (void)nothing;
    note("told", playing->rules.events[e->kind].name, e->rule, "", (const u8[]){e->who, e->a, e->b, e->c, e->see}, 5);
}

/* A move in the words that its seat reads. */
static void note_move(struct play *p, seat who, const char *what, struct action a, rule_number rule, const char *reason)
{
    struct text words = {0};
    struct speaker speaker = {.game = playing, .content = &p->content, .state = view, .viewer = who};
    say_action(&words, &speaker, a);
    note(what, playing->rules.actions[a.verb].name, rule, reason, (const u8 *)words.at, (int)words.length);
    text_free(&words);
}

static void note_refusals(struct play *p, seat who)
{
    static struct refusals refusals;
    p->c.refusals = &refusals;
    kit_list(p, who);
    p->c.refusals = NULL;
    for (int i = 0; i < refusals.count; i++) {
        const struct refusal *r = &refusals.refusal[i];
        note_move(p, who, "refused", r->action, r->rule, r->reason);
    }
}

static void note_default(struct play *p, seat who)
{
    if (!playing->rules.default_option) return;
    note_move(p, who, "given", p->c.option[playing->rules.default_option(&p->c, p->state, who)], 0, "");
}

static int by_words(const void *x, const void *y)
{
    return strcmp(((const struct told *)x)->words, ((const struct told *)y)->words);
}

static void write_game(struct text *out, struct play *p, const struct game *game)
{
    struct setup setups[KIT_SETUPS_MAX];
    int number = kit_setups(game, setups);
    playing = game;
    count = 0;
    memset(rows, 0, sizeof rows);
    for (u64 seed = 1; seed <= GAMES; seed++) {
        struct random luck;
        random_seed(&luck, seed * 40503);
        kit_open(p, game, &setups[seed * 11 % (u64)number], seed);
        while (!kit_over(p)) {
            seat who = kit_any_seat(p, &luck);
            state_redact(game, &p->content, p->state, who, view);
            note_refusals(p, who);
            note_default(p, who);
            struct action a = p->c.option[random_below(&luck, p->c.count)];
            note_move(p, who, "answered", a, 0, "");
            kit_answer(p, who, a);
        }
    }
    qsort(rows, (size_t)count, sizeof rows[0], by_words);
    for (int i = 0; i < count; i++)
        text_add(out, "%s: %s: %ld %08x\n", game->id, rows[i].words, rows[i].times, rows[i].sum);
}

static void games_tell_what_they_told(void **state)
{
    (void)state;
    struct text now = {0};
    struct play *p = calloc(1, sizeof *p);
    kit_listener = note_event;
    for (int g = 0; g < games_count; g++) write_game(&now, p, games[g]);
    kit_listener = NULL;
    free(p);
    kit_golden(TOLD, &now);
    text_free(&now);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(games_tell_what_they_told),
};
TEST_GROUP(tests);
