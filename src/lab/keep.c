/* keep.c: reads, repairs and extends the file of finished games. */
#include "keep.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void head_of(struct text *out, const struct plan *p)
{
    text_add(out, "longbox sim 1: ");
    plan_say_check(out, p);
    text_add(out, "\n");
}

static bool failed(const struct keep *k, struct text *error)
{
    text_add(error, "%s: %s", k->path, strerror(errno));
    return false;
}

static bool read_all(FILE *file, struct text *out)
{
    char piece[65536];
    for (size_t n; (n = fread(piece, 1, sizeof piece, file)) > 0;) text_put(out, piece, n);
    return !ferror(file);
}

/* Reads the games after the head. Returns how many bytes of the text are whole lines, -1 after a mistake. */
static long read_games(struct keep *k, const struct text *all, size_t at, const struct census *s,
                       void (*found)(void *who, const struct outcome *o), void *who, struct text *error)
{
    struct outcome *o = malloc(sizeof *o);
    long whole = (long)at;
    MUST(o);
    for (int number = 2; at < all->length; number++) {
        const char *line = all->at + at, *end = memchr(line, '\n', all->length - at);
        if (!end) break; /* half written */
        size_t next = (size_t)(end + 1 - all->at);
        if (!outcome_unline(&k->bytes, line, (size_t)(end - line))) {
            if (next == all->length) break;
            text_add(error, "%s:%d: this line is damaged; delete it to go on without its game", k->path, number);
            whole = -1;
            break;
        }
        /* games of set-ups that are not wanted now stay in the file */
        if (outcome_read(o, k->plan, s, text_string(&k->bytes), k->bytes.length) && o->number < k->plan->games)
            found(who, o);
        at = next;
        whole = (long)at;
    }
    free(o);
    return whole;
}

static bool read_file(struct keep *k, const struct text *head, const struct census *s,
                      void (*found)(void *who, const struct outcome *o), void *who, struct text *error)
{
    struct text all = {0};
    long whole = 0;
    bool fine = read_all(k->file, &all) || failed(k, error);
    bool begun = all.length < head->length && strncmp(text_string(&all), head->at, all.length) == 0;
    if (fine && !begun) {
        size_t first = all.length >= head->length ? head->length : 0;
        if (first && strncmp(all.at, head->at, first) == 0) {
            whole = read_games(k, &all, first, s, found, who, error);
        } else {
            text_add(error, "%s holds another experiment:\n  %.*s\nand not this one:\n  %.*s", k->path,
                     (int)strcspn(all.at, "\n") > 300 ? 300 : (int)strcspn(all.at, "\n"), all.at, (int)head->length - 1,
                     head->at);
            whole = -1;
        }
    }
    if (fine && whole >= 0) {
        fine = fseek(k->file, whole, SEEK_SET) == 0 && ftruncate(fileno(k->file), whole) == 0;
        if (fine && !whole) fine = fwrite(head->at, 1, head->length, k->file) == head->length && fflush(k->file) == 0;
        if (!fine) failed(k, error);
    }
    text_free(&all);
    return fine && whole >= 0;
}

bool keep_open(struct keep *k, const char *path, const struct plan *p, const struct census *s,
               void (*found)(void *who, const struct outcome *o), void *who, struct text *error)
{
    struct text head = {0};
    *k = (struct keep){.path = path, .plan = p};
    k->file = fopen(path, "r+b");
    if (!k->file && errno == ENOENT) k->file = fopen(path, "w+b");
    if (!k->file) return failed(k, error);
    head_of(&head, p);
    bool fine = read_file(k, &head, s, found, who, error);
    text_free(&head);
    if (!fine) keep_close(k);
    return fine;
}

bool keep_add(struct keep *k, const struct outcome *o, struct text *error)
{
    if (!k->file) return true;
    text_clear(&k->bytes);
    text_clear(&k->line);
    outcome_write(&k->bytes, o, k->plan);
    outcome_line(&k->line, text_string(&k->bytes), k->bytes.length);
    text_add(&k->line, "\n");
    if (fwrite(k->line.at, 1, k->line.length, k->file) == k->line.length && fflush(k->file) == 0) return true;
    return failed(k, error);
}

void keep_close(struct keep *k)
{
    if (k->file) fclose(k->file);
    text_free(&k->bytes);
    text_free(&k->line);
    *k = (struct keep){0};
}
