/* test_golden_games.c: a game of each in words, compared with golden/<game>.txt line by line.
 *
 * The hashes of golden.txt say that something has changed; this says what. A file holds the first decisions of a game:
 * the question with its rule, the options, the answer (>), what happened. The answers are taken from the file, so that
 * a better bot changes nothing. Only tools/golden, which sets LONGBOX_GOLDEN, lets the quick bot choose again and
 * writes the files.
 */
#include "kit_play.h"

#include <errno.h>
#include <sys/stat.h>

#include "engine/table.h"

enum { LINES = 300, OPTIONS_SHOWN = 8, PLAYERS = 3, SEED = 2026, CONTEXT = 6 };

static const char DIRECTORY[] = "tests/conformance/golden";
static const char *const people[] = {"Anna", "Ben", "Clara", "David", "Emma", "Frank", "Greta", "Hugo"};

static int lines_of(const struct text *t)
{
    int n = 0;
    for (size_t i = 0; i < t->length; i++) n += t->at[i] == '\n';
    return n;
}

/* The first set-up for this many players, without options if there is one. */
static struct setup choose_setup(const struct game *game)
{
    static struct setup setups[KIT_SETUPS_MAX];
    int count = kit_setups(game, setups);
    for (int i = 0; i < count; i++)
        if (setups[i].players == PLAYERS && !setups[i].options) return setups[i];
    return setups[0];
}

/* -- Writing ------------------------------------------------------------------------------------------------------ */

/* All events are written; those that only some seats may see, as the first of those sees them. */
static void tell_events(struct text *out, struct table *t, int from)
{
    int count;
    const struct event *event = table_events(t, &count);
    for (int i = from; i < count; i++) {
        seat viewer = 0;
        while (viewer < SEATS_MAX && !has_seat(event[i].see, viewer)) viewer++;
        bool secret = event[i].see != EVERYBODY && viewer < table_setup(t)->players;
        struct speaker speaker = table_speaker(t, secret ? viewer : NOBODY);
        text_add(out, "    ");
        if (secret) text_add(out, "(to %s) ", people[viewer]);
        say_event(out, &speaker, &event[i]);
        if (event[i].rule) {
            text_add(out, " (");
            say_rule(out, table_game(t), event[i].rule);
            text_add(out, ")");
        }
        text_add(out, "\n");
    }
}

static void tell_question(struct text *out, struct table *t, int number, seat who, int answer)
{
    struct question q = table_question(t, who);
    struct speaker speaker = table_speaker(t, who);
    int count;
    const struct action *option = table_options(t, who, &count);
    text_add(out, "%d. %s: %s (", number, people[who], q.prompt);
    say_rule(out, table_game(t), q.rule);
    text_add(out, ", %s.%s)\n", q.procedure, q.step);
    for (int i = 0; i < count; i++) {
        if (i >= OPTIONS_SHOWN && i != answer) continue;
        text_add(out, "  %c %d ", i == answer ? '>' : ' ', i + 1);
        say_action(out, &speaker, option[i]);
        text_add(out, "\n");
    }
    if (count > OPTIONS_SHOWN) text_add(out, "    of %d options\n", count);
}

/* -- Choosing ----------------------------------------------------------------------------------------------------- */

static int quick_choice(struct table *t, seat who, int count, struct random *luck)
{
    static _Alignas(64) u8 view[STATE_MAX];
    static struct context copy;
    if (count == 1) return 0;
    table_view(t, who, view);
    copy = *table_context(t);
    copy.head = (struct head *)(void *)view;
    return table_game(t)->bot.choose(&copy, view, who, luck);
}

/* The number after the next ">" at the beginning of a line of the golden file; 0 when there is none left. */
static int written_choice(const char **golden)
{
    const char *at = strstr(*golden, "\n  > ");
    if (!at) return 0;
    *golden = at + 5;
    return atoi(*golden) - 1;
}

/* -- The game ----------------------------------------------------------------------------------------------------- */

/* Plays a game and writes it; `golden` holds the answers; NULL: the quick bot chooses. */
static void play_and_tell(struct text *out, const struct game *game, const char *golden)
{
    struct content content;
    struct setup setup = choose_setup(game);
    struct text error = {0};
    struct random luck;
    random_seed(&luck, SEED);
    assert_true(content_open(&content, game->linked.block, *game->linked.bytes));
    struct table *t = table_new(game, &content, &setup, SEED, &error);
    if (!t) fail_msg("%s", text_string(&error));
    for (seat s = 0; s < setup.players; s++) table_name(t, s, people[s]);
    text_add(out, "%s, %d players, scenario %d, seed %d\n", game->name, setup.players, setup.scenario, SEED);
    tell_events(out, t, 0);
    for (int number = 1; !table_over(t) && lines_of(out) < LINES; number++) {
        seat who = (seat)__builtin_ctz(table_pending_truth(t));
        int count, before;
        table_options(t, who, &count);
        int answer = golden ? written_choice(&golden) : quick_choice(t, who, count, &luck);
        if (answer < 0 || answer >= count) answer = 0;
        tell_question(out, t, number, who, answer);
        table_events(t, &before);
        if (!table_answer(t, who, table_options(t, who, &count)[answer], &error)) fail_msg("%s", text_string(&error));
        tell_events(out, t, before);
    }
    text_add(out, table_over(t) ? "The game is over.\n" : "The game goes on.\n");
    table_free(t);
}

/* -- Comparing ---------------------------------------------------------------------------------------------------- */

/* Fails at the first line in which two texts differ, with the lines before it. */
static void compare(const char *path, const char *golden, const char *now)
{
    size_t at = 0, line = 0, begin[CONTEXT + 1] = {0};
    int number = 1;
    for (; golden[at] && golden[at] == now[at]; at++)
        if (golden[at] == '\n') {
            line = at + 1;
            memmove(begin + 1, begin, sizeof begin - sizeof *begin);
            begin[0] = line;
            number++;
        }
    if (golden[at] == now[at]) return;
    size_t from = begin[CONTEXT < number ? CONTEXT : number - 1];
    fail_msg("%s:%d\n%.*sgolden: %.*s\n   now: %.*s\n(if this was meant to change: tools/golden)", path, number,
             (int)(line - from), golden + from, (int)strcspn(golden + line, "\n"), golden + line,
             (int)strcspn(now + line, "\n"), now + line);
}

static void a_game_goes_as_before(void **state)
{
    (void)state;
    bool writing = getenv("LONGBOX_GOLDEN");
    if (writing && mkdir(DIRECTORY, 0777) < 0 && errno != EEXIST) fail_msg("%s cannot be made", DIRECTORY);
    for (int g = 0; g < games_count; g++) {
        struct text now = {0}, golden = {0};
        char path[200], piece[4096];
        snprintf(path, sizeof path, "%s/%s.txt", DIRECTORY, games[g]->id);
        FILE *file = fopen(path, writing ? "wb" : "rb");
        if (!file) fail_msg("%s cannot be opened: tools/golden writes it", path);
        if (writing) {
            play_and_tell(&now, games[g], NULL);
            assert_int_equal(fwrite(now.at, 1, now.length, file), now.length);
        } else {
            for (size_t n; (n = fread(piece, 1, sizeof piece, file)) > 0;) text_put(&golden, piece, n);
            play_and_tell(&now, games[g], text_string(&golden));
            compare(path, text_string(&golden), text_string(&now));
        }
        assert_int_equal(fclose(file), 0);
        text_free(&now);
        text_free(&golden);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_game_goes_as_before),
};
TEST_GROUP(tests);
