/* derive.c: lets each kind derive fields of its rows when all are read. */
#include "engine/derive.h"

#include "compile.h"

/* The row whose turn it is. */
struct turn {
    struct derivation derivation; /* what the kind sees; must be the first */
    struct maker *m;
    int kind, row;
    const char *printed; /* by its effects */
};

static void note_mistake(struct derivation *f, const char *what)
{
    const struct turn *t = (const struct turn *)(const void *)f;
    wrong(t->m->r, t->m->rows[t->kind].from[t->row]->call, NULL, "%s", what);
}

static void note_text(struct derivation *f, const char *text)
{
    const struct turn *t = (const struct turn *)(const void *)f;
    struct text whole = {0};
    text_add(&whole, "%s%s%s", text, *text && *t->printed ? " " : "", t->printed);
    t->m->rows[t->kind].text[t->row] = reading_copy(t->m->r, whole.at, whole.length);
    text_free(&whole);
}

void derive_rows(struct maker *m)
{
    const struct shared *s = m->shared;
    struct turn t = {
        .derivation = {.strings = s->strings.at, .string_shift = m->string_shift, .code = s->code, .amount = s->amount, .condition = s->condition,
                       .amounts = s->amounts, .conditions = s->conditions, .mistake = note_mistake, .print = note_text},
        .m = m,
    };
    for (int kind = 0; kind < KINDS_MAX; kind++) {
        t.derivation.rows[kind].at = m->rows[kind].at;
        t.derivation.rows[kind].bytes = m->rows[kind].bytes;
        t.derivation.rows[kind].count = m->rows[kind].count;
    }
    for (t.kind = 0; t.kind < KINDS_MAX; t.kind++) {
        struct rows *rows = &m->rows[t.kind];
        for (t.row = 1; t.row <= rows->count; t.row++) {
            t.printed = rows->text[t.row];
            if (rows->word[t.row]->derive)
                rows->word[t.row]->derive(&t.derivation, rows->at + (size_t)rows->bytes * (size_t)t.row);
        }
    }
}
