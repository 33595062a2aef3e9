/* hint.c: what a searching bot would answer in a player's place, and why, from what that player knows. */
#include <stdlib.h>

#include "session.h"

enum { SHOWN_MOST = 8, LINE_SHOWN = 3 };

/* "; then Bo: Pass, you: Heal Night Heron" */
static void say_line(struct session *s, seat who, const struct thought *t, struct text *out)
{
    for (int i = 0; i < min_int(t->moves, LINE_SHOWN); i++) {
        seat next = t->line[i].who;
        text_add(out, "%s%s: ", i ? ", " : "; then ", next == who ? "you" : room_name(s->room, next));
        show_option(s, who, t->line[i].action, out);
    }
}

/* "3. " */
static void add_number(struct text *out, int number, const char *after)
{
    if (number) text_add(out, "%d%s", number, after);
}

static void show_thought(struct session *s, seat who, int number, const struct thought *t)
{
    struct text out = {0};
    text_add(&out, "%s", number < 10 ? " " : "");
    add_number(&out, number, ". ");
    show_option(s, who, t->option, &out);
    text_add(&out, ": %d %%, %u %s", (t->value + 5) / 10, t->visits, t->visits == 1 ? "try" : "tries");
    say_line(s, who, t, &out);
    term_print(&s->term, PLAIN, out.at);
    text_free(&out);
}

/* Why an answer is recommended although another one has a higher percentage. */
static void explain_choice(struct session *s, seat who, const struct thought *thought, const int *number, int count,
                           int best)
{
    struct text other = {0};
    int high = best;
    for (int i = 0; i < count; i++)
        if (thought[i].visits && thought[i].value > thought[high].value) high = i;
    show_option(s, who, thought[high].option, &other); /* a folded group has one number for all of its options */
    if (number[high] && (thought[high].value + 5) / 10 > (thought[best].value + 5) / 10 &&
        thought[high].visits < thought[best].visits)
        term_printf(&s->term, PLAIN, "\"%s\" has a higher percentage, but from %u %s only, while this one was tried "
                                     "%u times: the more a bot tries an option, the better it has proved itself.",
                    other.at, thought[high].visits, thought[high].visits == 1 ? "try" : "tries",
                    thought[best].visits);
    text_free(&other);
}

/* The option that was tried most among those not shown yet, or -1. */
static int next_shown(const struct thought *thought, const bool *shown, int count)
{
    int best = -1;
    for (int i = 0; i < count; i++)
        if (!shown[i] && thought[i].visits && (best < 0 || thought[i].visits > thought[best].visits)) best = i;
    return best;
}

void hint_show(struct session *s, seat who, const struct action *option, const int *number, int count,
               const char *level)
{
    struct text error = {0}, out = {0};
    struct level used;
    struct thought *thought = calloc((size_t)count, sizeof *thought);
    bool *shown = calloc((size_t)count, sizeof *shown);
    MUST(thought && shown);
    int best = room_hint(s->room, who, level, thought, &used, &error), n = 0, at;
    if (best < 0) {
        text_capital(&error, 0);
        term_printf(&s->term, WARNING, "%s.", text_string(&error));
    } else if (!thought[best].visits) {
        term_print(&s->term, PLAIN, "No hint is possible here.");
    } else {
        add_number(&out, number[best], ": ");
        show_option(s, who, option[best], &out);
        term_printf(&s->term, STRONG, "%s %s would answer %s.", strchr("aeiou", used.about[0]) ? "An" : "A", used.about,
                    out.at);
        term_print(&s->term, FAINT, "Chance to win as it sees it from what you know, tries, and what it expects then:");
        while (n < SHOWN_MOST && (at = next_shown(thought, shown, count)) >= 0) {
            show_thought(s, who, number[at], &thought[at]);
            shown[at] = true;
            n++;
        }
        explain_choice(s, who, thought, number, count, best);
        text_clear(&out);
        room_hint_why(s->room, who, thought, count, best, &out);
        if (out.length) term_print(&s->term, PLAIN, out.at);
        if (n < count) term_printf(&s->term, FAINT, "(it hardly looked at %d more)", count - n);
    }
    free(shown);
    free(thought);
    text_free(&out);
    text_free(&error);
}
