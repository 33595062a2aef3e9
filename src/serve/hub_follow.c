/* hub_follow.c: whoever follows tables where they do not sit is told when one of them stands otherwise. */
#include "hub_inside.h"

#include <stdlib.h>
#include <string.h>

/* A table that somebody follows, whether it is in memory or not. */
struct follow {
    struct chair *chair;
    char table[KEY_LETTERS + 1], key[KEY_LETTERS + 1]; /* key "": for anybody */
    u64 told;                                          /* a hash of how it stood when they were told last */
    struct follow *next, *next_of_chair;               /* in the same bucket; of the same chair */
};

static u64 hash_of(const struct text *words)
{
    u64 hash = 14695981039346656037u; /* FNV-1a */
    for (size_t i = 0; i < words->length; i++) hash = (hash ^ (u8)words->at[i]) * 1099511628211u;
    return hash;
}

/* {"elsewhere": {...}}, and a hash of it. */
static u64 write_standing(const struct follow *f, const struct open_table *t, struct text *line)
{
    js_open(line, '{');
    js_key(line, "elsewhere"), js_open(line, '{');
    js_key(line, "table"), js_string(line, f->table);
    hub_tell_standing(t, f->key[0] ? f->key : NULL, line);
    js_close(line, '}');
    js_close(line, '}');
    return hash_of(line);
}

static void note(struct follow *f, const struct open_table *t)
{
    struct text line = {0};
    f->told = write_standing(f, t, &line);
    text_free(&line);
}

void hub_follow_no_more(struct chair *c)
{
    for (struct follow *f = c->follows, *next; f; f = next) {
        struct follow **at = &c->hub->follow[hub_bucket(f->table)];
        next = f->next_of_chair;
        while (*at != f) at = &(*at)->next;
        *at = f->next;
        free(f);
    }
    c->follows = NULL;
}

void hub_follow(struct chair *c, const char *table, const char *key)
{
    struct hub *h = c->hub;
    struct open_table *t = hub_table(h, table);
    struct follow *f = calloc(1, sizeof *f), **bucket = &h->follow[hub_bucket(table)];
    MUST(f != NULL);
    f->chair = c;
    memcpy(f->table, table, sizeof f->table);
    if (key && strlen(key) == KEY_LETTERS) memcpy(f->key, key, sizeof f->key);
    f->next = *bucket;
    *bucket = f;
    f->next_of_chair = c->follows;
    c->follows = f;
    if (t) note(f, t);
}

void hub_tell_followers(struct hub *h, struct open_table *t)
{
    for (struct follow *f = h->follow[hub_bucket(t->served->id)]; f; f = f->next) {
        struct text line = {0};
        if (strcmp(f->table, t->served->id) != 0) continue;
        u64 now = write_standing(f, t, &line);
        if (now != f->told) hub_tell(f->chair, t, &line);
        f->told = now;
        text_free(&line);
    }
}

void hub_note_followers(struct hub *h, struct open_table *t)
{
    for (struct follow *f = h->follow[hub_bucket(t->served->id)]; f; f = f->next)
        if (!strcmp(f->table, t->served->id)) note(f, t);
}
