/* omit.c: omit { city = "raid" }: rows of earlier directories that a directory leaves out. */
#include "compile.h"

#include <string.h>

enum { WORDS_MAX = 64 };

bool is_omission(const struct declaration *d) { return strcmp(d->call->word, "omit") == 0; }

static const struct kind *kind_of_word(const struct game *game, const char *word)
{
    for (const struct kind *kind = game->words.kinds; kind->word; kind++)
        if (strcmp(kind->word, word) == 0)
            return kind;
    return NULL;
}

/* Marks one row to be left out. */
static void mark_row(struct maker *m, const struct declaration *d, const struct kind *kind, const char *id, bool *gone)
{
    const struct rows *rows = &m->rows[kind->kind];
    struct guess guess = guess_for(id);
    char room[64];
    int at = 1;
    for (; at <= rows->count && strcmp(rows->id[at], id) != 0; at++)
        if (rows->word[at] == kind)
            guess_try(&guess, rows->id[at]);
    if (at > rows->count) {
        if (!m->r->cut)
            wrong(m->r, d->call, kind->word, "there is no %s '%.40s'%s", kind->word, id, guess_hint(&guess, room));
        return;
    }
    const struct declaration *from = rows->from[at];
    if (rows->word[at] != kind)
        wrong(m->r, d->call, kind->word, "'%.40s' is no %s: expected %s = \"%.40s\"", id, kind->word,
              rows->word[at]->word, id);
    else if (from->dir == d->dir)
        wrong(m->r, d->call, kind->word, "'%.40s' is declared in the same folder, at %s:%d", id,
              m->r->names[from->call->file], from->call->line);
    else if (from->dir < d->dir) /* a later folder may bring it back */
        gone[at] = true;
}

static void mark_rows(struct maker *m, const struct declaration *d, bool gone[KINDS_MAX][ROWS_MAX + 1])
{
    const char *words[WORDS_MAX];
    int count = 0;
    for (const struct kind *kind = m->r->game->words.kinds; kind->word; kind++) {
        MUST(count < WORDS_MAX);
        words[count++] = kind->word;
    }
    check_keys(m->r, d->call, d->call->word, words, count, 0);
    for (int i = 0; i < d->call->pairs; i++) {
        const struct kind *kind = kind_of_word(m->r->game, d->call->pair[i].key);
        const struct value *v = d->call->pair[i].value;
        bool list = v->type == VALUE_TABLE && !v->pairs;
        if (!kind)
            continue;
        for (int k = 0; k < (list ? v->items : 1); k++) {
            const struct value *id = list ? v->item[k] : v;
            if (id->type == VALUE_STRING)
                mark_row(m, d, kind, id->word, gone[kind->kind]);
            else
                expected(m->r, d->call, kind->word, id, "an id or a list of ids");
        }
    }
}

void omit_rows(struct maker *m)
{
    bool gone[KINDS_MAX][ROWS_MAX + 1] = {0};
    for (int i = 0; i < m->r->declarations; i++)
        if (is_omission(&m->r->declaration[i]))
            mark_rows(m, &m->r->declaration[i], gone);
    for (int kind = 0; kind < KINDS_MAX; kind++) {
        struct rows *rows = &m->rows[kind];
        int kept = 0;
        for (int row = 1; row <= rows->count; row++) {
            if (gone[kind][row])
                continue;
            kept++;
            rows->from[kept] = rows->from[row];
            rows->word[kept] = rows->word[row];
            rows->id[kept] = rows->id[row];
        }
        rows->count = kept;
    }
}

const struct value *omission_of(const struct maker *m, int kind, const char *id)
{
    for (int i = 0; i < m->r->declarations; i++) {
        const struct value *call = m->r->declaration[i].call;
        for (int p = 0; is_omission(&m->r->declaration[i]) && p < call->pairs; p++) {
            const struct kind *k = kind_of_word(m->r->game, call->pair[p].key);
            const struct value *v = call->pair[p].value;
            if (!k || k->kind != kind)
                continue;
            for (int at = -1; at < v->items; at++) { /* the value itself, then its items */
                const struct value *one = at < 0 ? v : v->item[at];
                if (one->type == VALUE_STRING && strcmp(one->word, id) == 0)
                    return call;
            }
        }
    }
    return NULL;
}
