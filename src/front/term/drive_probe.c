/* drive_probe.c: tries a position out in a process of its own before the session takes it.
 *
 * A position may be anything, also a stack that no game could have led to, and the rules take their
 * state to be one of theirs: what they must never meet stops the program. So the position is first
 * played on by chance in a child; if that dies or does not end, the position is refused.
 */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "drive_inside.h"

enum { TRIALS = 8, TRIAL_ANSWERS = 60, TRIAL_SECONDS = 10, WORDS_BYTES = 300 };

/* What a session may do at a question: say its options, and ask the bot. */
static void look_around(struct table *t, seat who, struct random *luck)
{
    struct speaker speaker = table_speaker(t, who);
    struct text words = {0};
    int count;
    const struct action *option = table_options(t, who, &count);
    for (int i = 0; i < count; i++) say_action(&words, &speaker, option[i]);
    text_free(&words);
    choose_quick(t, who, luck);
}

/* Plays on by chance, with everything looked at that a session looks at. */
static void play_on(struct table *t, struct random *luck)
{
    u8 *view = malloc(table_game(t)->state_bytes);
    MUST(view != NULL);
    for (int i = 0; i < TRIAL_ANSWERS && !table_over(t); i++) {
        struct text error = {0};
        seats pending = table_pending_truth(t);
        seat who = (seat)random_below(luck, SEATS_MAX);
        while (!has_seat(pending, who)) who = (seat)((who + 1) % SEATS_MAX);
        int count;
        table_view(t, who, view);
        table_refusals(t, who);
        table_question(t, who);
        look_around(t, who, luck);
        const struct action *option = table_options(t, who, &count);
        if (!table_answer(t, who, option[random_below(luck, (u32)count)], &error)) i = TRIAL_ANSWERS;
        text_free(&error);
    }
    free(view);
}

static void try_out(struct call *q, const struct attempt *a)
{
    struct random luck;
    struct text error = {0};
    random_seed(&luck, 0);
    for (int i = 0; i < TRIALS; i++) {
        struct table *t = a->record ? table_replay(games, a->content, a->record, &error) : q->d->table;
        if (!t || (a->position && !table_load(t, a->position, a->place, a->at, &error))) return;
        play_on(t, &luck);
        if (a->record) table_free(t);
    }
    text_free(&error);
}

/* Reads what the child says until it is gone; the first line of it is kept. */
static void listen(int from, char words[WORDS_BYTES])
{
    char piece[256];
    size_t length = 0;
    for (ssize_t n; (n = read(from, piece, sizeof piece)) > 0;)
        for (ssize_t i = 0; i < n; i++)
            if (length < WORDS_BYTES - 1) words[length++] = piece[i];
    words[length] = '\0';
    words[strcspn(words, "\n")] = '\0';
}

bool probe(struct call *q, const struct attempt *attempt)
{
    int ends[2], status;
    char words[WORDS_BYTES];
    if (!q->d->careful) return true;
    if (pipe(ends) != 0) return fail(q, "the position cannot be tried out: no pipe");
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        dup2(ends[1], STDERR_FILENO);
        alarm(TRIAL_SECONDS);
        try_out(q, attempt);
        _exit(0);
    }
    close(ends[1]);
    if (child > 0) listen(ends[0], words);
    close(ends[0]);
    if (child < 0 || waitpid(child, &status, 0) != child)
        return fail(q, "the position cannot be tried out: no process");
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return true;
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
        return fail(q, "the rules find no end from this position");
    return fail(q, "the rules cannot go on from this position: %s", words[0] ? words : "they stop");
}
