/* paper.h: the newspaper of a game that is over: headlines, articles and fills, for whoever prints it.
 *
 * A game writes it (game.show.paper) from the state and from everything that has happened; the page says nothing of how
 * it looks. Fronts lay it out: as lines of a terminal (paper_say), as a page of HTML.
 */
#ifndef ENGINE_PAPER_H
#define ENGINE_PAPER_H

#include "say.h"

enum paper_part {
    PAPER_NAME,          /* of the newspaper; its text is the line below it: edition, price */
    PAPER_HEADLINE,      /* the text is the sentence below it */
    PAPER_ARTICLE,
    PAPER_COLUMN,        /* an article in the right column */
    PAPER_BOX,           /* a framed list: each line of the text is an entry */
    PAPER_ADVERTISEMENT, /* counts for nobody */
    PAPER_PARTS,
};
enum { NO_SIDE = -1 };

struct paper_item {
    u8 part;         /* enum paper_part */
    i8 side;         /* whom it pleases: an index of rules.sides, or NO_SIDE */
    u32 title, text; /* see paper_words */
};

struct paper {
    struct paper_item *item;
    int count, room;
    struct text words;
};

/* -- For games: items in the order in which one reads them */

void paper_add(struct paper *p, enum paper_part part, int side, const char *title, const char *text);

/* -- For fronts */

/* Writes the paper of a game that is over. `state` is the whole state and `event` is everything that has happened:
 * nothing is secret any more. False if it is not over, or if its game has no newspaper. Zero-initialise; it is filled
 * again; free it with paper_free. */
bool paper_compose(struct paper *p, const struct speaker *speaker, struct context *c, const void *state,
                   const struct event *event, int events);
void paper_free(struct paper *p);
static inline const char *paper_words(const struct paper *p, u32 at) { return p->words.at + at; }
/* The page as paragraphs, one for each line. */
void paper_say(struct text *out, const struct paper *p);

#endif
