/* guess.c: which name was probably meant. */
#include "guess.h"

#include <stdio.h>
#include <string.h>

/* Two letters, or half of a short word, may differ. */
struct guess guess_for(const char *word) { return (struct guess){word, NULL, min_int(3, (int)strlen(word) / 2 + 1)}; }

void guess_try(struct guess *g, const char *name)
{
    int distance = name ? text_distance(g->word, name) : 99;
    if (distance >= g->distance) return;
    g->distance = distance;
    g->best = name;
}

void guess_say(struct text *error, const struct guess *g, const char *what)
{
    text_add(error, "%s \"%.40s\"", what, g->word);
    if (g->best) text_add(error, "; did you mean \"%s\"?", g->best);
}

const char *guess_hint(const struct guess *g, char room[64])
{
    if (!g->best) return "";
    snprintf(room, 64, " (did you mean '%.40s'?)", g->best);
    return room;
}
