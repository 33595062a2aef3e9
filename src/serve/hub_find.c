/* hub_find.c: tables that are not in memory: they are taken from the store, and whoever wants them waits meanwhile. */
#include "hub_inside.h"

#include <stdlib.h>
#include <string.h>

enum { LINES_WAITING_MOST = 16 };

/* A line of somebody who waits. */
struct waiting_line {
    struct waiting_line *next;
    char words[];
};

/* A table that the store was asked for. */
struct coming {
    char id[KEY_LETTERS + 1];
    struct coming *next;
};

/* -- Waiting ----------------------------------------------------------------------------------------------------- */

static void put_line(struct waiting_line **at, const char *line)
{
    size_t size = strlen(line) + 1;
    struct waiting_line *w = malloc(sizeof *w + size);
    MUST(w != NULL);
    w->next = *at;
    memcpy(w->words, line, size);
    *at = w;
}

bool hub_wait(struct chair *c, const char *line)
{
    struct waiting_line **at = &c->waiting;
    int count = 0;
    for (; *at; at = &(*at)->next) count++;
    if (count >= LINES_WAITING_MOST) return false;
    put_line(at, line);
    return true;
}

static struct waiting_line *next_line(struct chair *c)
{
    struct waiting_line *w = c->waiting;
    if (w) c->waiting = w->next;
    return w;
}

void hub_wait_no_more(struct chair *c)
{
    struct chair **at = &c->hub->seekers;
    struct waiting_line *w;
    while (*at && *at != c) at = &(*at)->next_seeker;
    if (*at) *at = c->next_seeker;
    while ((w = next_line(c)) != NULL) free(w);
    c->wants[0] = '\0';
}

/* The line is heard again when the table is here. */
static void wait_for(struct hearing *q, const char *id)
{
    struct hub *h = q->hub;
    struct chair *c = q->chair;
    memcpy(c->wants, id, sizeof c->wants);
    put_line(&c->waiting, q->line); /* before those that were said after it */
    c->next_seeker = h->seekers;
    h->seekers = c;
    q->later = true;
    hub_want(h, id);
}

void hub_want(struct hub *h, const char *id)
{
    for (const struct coming *other = h->coming; other; other = other->next)
        if (!strcmp(other->id, id)) return;
    struct coming *coming = calloc(1, sizeof *coming);
    MUST(coming != NULL);
    memcpy(coming->id, id, sizeof coming->id);
    coming->next = h->coming;
    h->coming = coming;
    store_take(h->store, id);
}

/* -- Finding ----------------------------------------------------------------------------------------------------- */

/* Why a table is not here although the store was asked. */
static void say_why(struct hearing *q, const struct taken *taken)
{
    switch (taken->how) {
    case TAKEN: text_add(&q->error, "%s", text_string(&taken->words)); break;
    case TAKEN_NOWHERE: text_add(&q->error, "there is no such table; perhaps the link was cut short"); break;
    case TAKEN_ELSEWHERE: text_add(&q->moved, "%s", text_string(&taken->words)); break;
    case TAKEN_NOT: q->again = true; break;
    }
}

bool hub_is_id(const char *id)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    return strlen(id) == KEY_LETTERS && strspn(id, letters) == KEY_LETTERS;
}

struct open_table *hub_find(struct hearing *q, const char *id)
{
    struct open_table *t = hub_is_id(id) ? hub_table(q->hub, id) : NULL;
    if (t) return t;
    if (!hub_is_id(id)) text_add(&q->error, "there is no such table; perhaps the link was cut short");
    else if (q->taken) say_why(q, q->taken);
    else wait_for(q, id);
    return NULL;
}

static void forget_coming(struct hub *h, const char *id)
{
    struct coming **at = &h->coming;
    while (*at && strcmp((*at)->id, id) != 0) at = &(*at)->next;
    if (!*at) return;
    struct coming *done = *at;
    *at = done->next;
    free(done);
}

void hub_find_close(struct hub *h)
{
    while (h->coming) forget_coming(h, h->coming->id);
}

/* All who want a table, apart from the others. */
static struct chair *seekers_of(struct hub *h, const char *id)
{
    struct chair **at = &h->seekers, *found = NULL;
    while (*at) {
        struct chair *c = *at;
        if (strcmp(c->wants, id) != 0) {
            at = &c->next_seeker;
            continue;
        }
        *at = c->next_seeker;
        c->next_seeker = found; /* those who came last were first: now they are last */
        found = c;
    }
    return found;
}

void hub_taken(struct hub *h, const struct taken *taken)
{
    struct taken result = {.how = taken->how, .words = taken->words};
    struct text error = {0};
    forget_coming(h, taken->table);
    if (taken->how == TAKEN) {
        struct served *served = served_load(h->shelf, taken, &error);
        if (served) hub_note_followers(h, hub_add(h, served));
        else hub_release(h, taken->table, taken->epoch);
        result.words = error;
    }
    for (struct chair *c = seekers_of(h, taken->table), *next; c; c = next) {
        struct waiting_line *w;
        const struct taken *first = &result;
        next = c->next_seeker;
        c->wants[0] = '\0';
        while (!c->wants[0] && (w = next_line(c)) != NULL) {
            hub_said(c, w->words, first, NULL);
            first = NULL;
            free(w);
        }
    }
    text_free(&error);
}
