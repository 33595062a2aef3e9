/* teller.c: lines that belong together: what happened again is told once and counted. */
#include "teller.h"

#include <stdlib.h>
#include <string.h>

static bool add(struct teller *t, const char *words, const struct event *event)
{
    if (t->lines == TOGETHER_MAX) return false;
    struct told *line = &t->line[t->lines++];
    *line = (struct told){.words = strdup(words), .event = *event, .times = 1};
    MUST(line->words);
    return true;
}

/* Things of one name are different things: two Robots that are hit are not one that is hit twice. */
static bool same_things(const struct event *x, const struct event *z)
{
    return x->kind == z->kind && x->who == z->who && x->a == z->a && x->b == z->b && x->c == z->c;
}

bool teller_event(struct teller *t, const char *words, const struct event *event)
{
    for (int i = t->lines - 1; i >= 0 && t->line[i].event.kind == event->kind; i--)
        if (same_things(&t->line[i].event, event) && strcmp(t->line[i].words, words) == 0) {
            t->line[i].times++;
            return true;
        }
    return add(t, words, event);
}

bool teller_line(struct teller *t, const char *words)
{
    for (int i = 0; i < t->lines; i++)
        if (strcmp(t->line[i].words, words) == 0) {
            t->line[i].times++;
            return true;
        }
    return add(t, words, &(struct event){0});
}

void teller_clear(struct teller *t)
{
    for (int i = 0; i < t->lines; i++) free(t->line[i].words);
    t->lines = 0;
}
