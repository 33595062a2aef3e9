/* paper.c: keeps what a game writes for its newspaper, and tells it in paragraphs. */
#include "paper.h"

#include <stdlib.h>
#include <string.h>

static u32 keep(struct paper *p, const char *words)
{
    u32 at = (u32)p->words.length;
    text_put(&p->words, words, strlen(words) + 1);
    return at;
}

void paper_add(struct paper *p, enum paper_part part, int side, const char *title, const char *text)
{
    if (p->count == p->room) {
        p->room = p->room ? 2 * p->room : 16;
        p->item = realloc(p->item, (size_t)p->room * sizeof *p->item);
        MUST(p->item);
    }
    u32 head = keep(p, title), body = keep(p, text);
    p->item[p->count++] = (struct paper_item){(u8)part, (i8)side, head, body};
}

bool paper_compose(struct paper *p, const struct speaker *speaker, struct context *c, const void *state,
                   const struct event *event, int events)
{
    p->count = 0;
    text_clear(&p->words);
    if (!speaker->game->show.paper || c->pending) return false;
    speaker->game->show.paper(p, speaker, c, state, event, events);
    return p->count > 0;
}

void paper_free(struct paper *p)
{
    free(p->item);
    text_free(&p->words);
    *p = (struct paper){0};
}

void paper_say(struct text *out, const struct paper *p)
{
    for (int i = 0; i < p->count; i++) {
        const char *title = paper_words(p, p->item[i].title), *text = paper_words(p, p->item[i].text);
        bool quiet = p->item[i].part == PAPER_ADVERTISEMENT;
        if (i) text_add(out, "\n");
        if (*title && !quiet) text_add(out, "%s\n", title);
        if (*text) text_add(out, quiet ? "(%s)\n" : "%s\n", text);
    }
}
