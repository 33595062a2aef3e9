/* rulings.c: entries of a game's rules as lines of text, what fits best first. */
#include "rulings.h"

#include <stdlib.h>
#include <string.h>

#include "engine/rulebook.h"
#include "engine/say.h"

static void tell_rule(void *to, const char *number, const char *chapter, const char *text)
{
    (void)chapter;
    text_add(to, "%s %s\n", number, text);
}

/* What was found, to be put in order. */
struct found {
    struct text line;
    int rank, place;
};
struct search {
    const char *words;
    struct found *found;
    int count;
};

/* How much a rule is about some words: they stand in its chapter's title, next to each other, early, or often. */
static int rank_of(const char *words, const char *chapter, const char *text)
{
    enum { IN_TITLE = 6, TOGETHER = 4, EARLY = 2, OFTEN = 3 /* at most */, BEGINNING = 60 };
    char beginning[BEGINNING + 1] = "";
    int rank = 0, several = strchr(words, ' ') != NULL;
    strncpy(beginning, text, BEGINNING);
    for (const char *at = words; *at;) {
        size_t length = strcspn(at, " \t");
        if (length && rulebook_count(chapter, at, length)) rank += IN_TITLE;
        if (length && rulebook_count(beginning, at, length)) rank += EARLY;
        if (length) rank += min_int(OFTEN, rulebook_count(text, at, length));
        at += length + strspn(at + length, " \t");
    }
    if (several && rulebook_count(text, words, strlen(words))) rank += TOGETHER;
    return rank;
}

static void keep_rule(void *to, const char *number, const char *chapter, const char *text)
{
    struct search *s = to;
    s->found = realloc(s->found, (size_t)(s->count + 1) * sizeof *s->found);
    MUST(s->found);
    struct found *f = &s->found[s->count];
    *f = (struct found){.rank = rank_of(s->words, chapter, text), .place = s->count};
    tell_rule(&f->line, number, chapter, text);
    s->count++;
}

static int compare(const void *a, const void *b)
{
    const struct found *x = a, *y = b;
    return x->rank != y->rank ? y->rank - x->rank : x->place - y->place;
}

/* The lines of a text that contain all words. Returns how many. */
static int find_lines(struct text *out, const char *text, const char *words)
{
    int found = 0;
    while (text && *text) {
        struct text line = {0};
        size_t length = strcspn(text, "\n");
        bool all = length > 0;
        text_put(&line, text, length);
        for (const char *at = words; *at && all;) {
            size_t word = strcspn(at, " \t");
            all = !word || rulebook_count(line.at, at, word);
            at += word + strspn(at + word, " \t");
        }
        if (all) text_add(out, "%s\n", line.at), found++;
        text_free(&line);
        text += length + (text[length] == '\n');
    }
    return found;
}

int rulings_find(struct text *out, const struct game *game, const char *words)
{
    enum { SHOWN_MOST = 12 };
    rule_number number = rule_read(game, words);
    if (number) return rulebook_find(game, number, NULL, tell_rule, out);
    struct search s = {.words = words};
    int about = find_lines(out, game->show.aim, words) + find_lines(out, game->show.turn, words);
    rulebook_find(game, 0, words, keep_rule, &s);
    if (s.count) qsort(s.found, (size_t)s.count, sizeof *s.found, compare);
    for (int i = 0; i < s.count; i++) {
        if (i < SHOWN_MOST) text_add(out, "%s", s.found[i].line.at);
        text_free(&s.found[i].line);
    }
    if (s.count > SHOWN_MOST) text_add(out, "(and %d more; another word narrows them down)\n", s.count - SHOWN_MOST);
    free(s.found);
    return about + s.count;
}

int rulings_one(struct text *out, const struct game *game, rule_number number)
{
    return number ? rulebook_find(game, number, NULL, tell_rule, out) : 0;
}
