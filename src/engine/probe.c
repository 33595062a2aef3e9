/* probe.c: tries a position out in another process before the program takes it.
 *
 * A position may be anything, and the rules trust their state: what they must never meet stops the program. state_sound
 * refuses most positions that no game leads to, but not a frame whose locals belong to another moment. So the position
 * is first played on by chance in a child process; if that dies or does not end, the position is refused.
 */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "history.h"

enum { TRIALS = 8, TRIAL_ANSWERS = 60, TRIAL_SECONDS = 10, WORDS_BYTES = 300 };

/* What is tried: a position for this table, or a record. */
struct attempt {
    struct table *table;
    const char *position, *place;
    seat at;
    const struct game *const *box;
    const struct content *content;
    const char *record;
};

/* -- In the child ---------------------------------------------------------------------------------- */

/* The quick bot looks at the question from what the seat sees. */
static void ask_bot(struct table *t, seat who, const struct action *option, int count, struct random *luck)
{
    static struct context c;
    const struct game *game = t->game;
    u8 *view = malloc(game->state_bytes);
    MUST(view != NULL);
    state_redact(game, t->content, t->state, who, view);
    context_open(&c, game, t->content, view);
    memcpy(c.option, option, sizeof *option * (size_t)count);
    c.count = (u16)count;
    c.seat = who;
    c.pending = only(who);
    if (game->bot.choose && count > 1) game->bot.choose(&c, view, who, luck);
    free(view);
}

/* Plays on by chance, and looks at everything that a front end looks at. */
static void play_on(struct table *t, struct random *luck)
{
    for (int i = 0; i < TRIAL_ANSWERS && !table_over(t); i++) {
        struct text words = {0};
        seat who = (seat)random_below(luck, SEATS_MAX);
        while (!has_seat(t->context.pending, who)) who = (seat)((who + 1) % SEATS_MAX);
        int count;
        struct speaker speaker = table_speaker(t, who);
        const struct action *option = table_options(t, who, &count);
        table_question(t, who);
        for (int n = 0; n < count; n++) say_action(&words, &speaker, option[n]);
        ask_bot(t, who, option, count, luck);
        if (!table_answer(t, who, option[random_below(luck, (u32)count)], &words)) i = TRIAL_ANSWERS;
        text_free(&words);
    }
}

static void try_out(const struct attempt *a)
{
    struct random luck;
    struct text error = {0};
    random_seed(&luck, 0);
    if (a->table) a->table->careful = false; /* this is the try itself */
    for (int i = 0; i < TRIALS; i++) {
        struct table *t = a->record ? record_play(a->box, a->content, a->record, &error) : a->table;
        if (!t || (a->position && !table_load(t, a->position, a->place, a->at, &error))) return;
        play_on(t, &luck);
        if (a->record) table_free(t);
    }
    text_free(&error);
}

/* -- In the program --------------------------------------------------------------------------------- */

/* Reads what the child says until it is gone into `words`, which are zero; keeps the first line. */
static void listen_to_child(int from, char words[WORDS_BYTES])
{
    char piece[256];
    size_t length = 0;
    for (ssize_t n; (n = read(from, piece, sizeof piece)) > 0;)
        for (ssize_t i = 0; i < n; i++)
            if (length < WORDS_BYTES - 1) words[length++] = piece[i];
    words[strcspn(words, "\n")] = '\0';
}

static bool survives(const struct attempt *a, struct text *error)
{
    int ends[2], status = 0;
    char words[WORDS_BYTES] = "";
    if (pipe(ends) != 0) {
        text_add(error, "the position cannot be tried out: no pipe");
        return false;
    }
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        dup2(ends[1], STDERR_FILENO);
        alarm(TRIAL_SECONDS);
        try_out(a);
        _exit(0);
    }
    close(ends[1]);
    if (child > 0) listen_to_child(ends[0], words);
    close(ends[0]);
    if (child < 0 || waitpid(child, &status, 0) != child)
        text_add(error, "the position cannot be tried out: no process");
    else if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
        text_add(error, "the rules do not come to an end from this position");
    else if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        text_add(error, "the rules cannot go on from this position: %s", words[0] ? words : "they stop");
    else
        return true;
    return false;
}

bool probe_load(struct table *t, const char *json, const char *place, seat at, struct text *error)
{
    return survives(&(struct attempt){.table = t, .position = json, .place = place, .at = at}, error);
}

bool probe_record(const struct game *const *box, const struct content *content, const char *record, struct text *error)
{
    return survives(&(struct attempt){.box = box, .content = content, .record = record}, error);
}
