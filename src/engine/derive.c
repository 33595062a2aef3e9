/* derive.c: lets each kind look over its rows when all are read. */
#include "derive.h"

#include "compile.h"

/* The row whose turn it is. */
struct derivation {
    struct maker *m;
    int kind, row;
    const char *printed; /* by its effects */
};

const void *derive_row(struct derivation *f, int kind, int id)
{
    MUST(id >= 0 && id <= derive_count(f, kind) && f->m->rows[kind].bytes);
    return f->m->rows[kind].at + (size_t)f->m->rows[kind].bytes * (size_t)id;
}

int derive_count(struct derivation *f, int kind)
{
    MUST(kind >= 0 && kind < KINDS_MAX);
    return f->m->rows[kind].count;
}

const char *derive_id(struct derivation *f, int kind, int id)
{
    return f->m->shared->strings.at + ((const struct row *)derive_row(f, kind, id))->id;
}

const char *derive_name(struct derivation *f, int kind, int id)
{
    return f->m->shared->strings.at + ((const struct row *)derive_row(f, kind, id))->name;
}

const struct instr *derive_code(struct derivation *f, struct code code) { return f->m->shared->code + code.at; }

struct amount derive_amount(struct derivation *f, u8 operand)
{
    MUST(operand >= AMOUNT_FIRST && operand - AMOUNT_FIRST < f->m->shared->amounts);
    return f->m->shared->amount[operand - AMOUNT_FIRST];
}

struct condition derive_condition(struct derivation *f, u8 operand)
{
    MUST(operand < f->m->shared->conditions);
    return f->m->shared->condition[operand];
}

void derive_mistake(struct derivation *f, const char *format, ...)
{
    struct text message = {0};
    va_list args;
    va_start(args, format);
    text_add_list(&message, format, args);
    va_end(args);
    wrong(f->m->r, f->m->rows[f->kind].from[f->row]->call, NULL, "%s", text_string(&message));
    text_free(&message);
}

void derive_text(struct derivation *f, const char *format, ...)
{
    struct text text = {0};
    va_list args;
    va_start(args, format);
    text_add_list(&text, format, args);
    va_end(args);
    text_add(&text, "%s%s", text.length && *f->printed ? " " : "", f->printed);
    f->m->rows[f->kind].text[f->row] = reading_copy(f->m->r, text.at, text.length);
    text_free(&text);
}

void derive_rows(struct maker *m)
{
    for (int kind = 0; kind < KINDS_MAX; kind++) {
        struct rows *rows = &m->rows[kind];
        for (int row = 1; row <= rows->count; row++) {
            struct derivation f = {m, kind, row, rows->text[row]};
            if (rows->word[row]->derive)
                rows->word[row]->derive(&f, rows->at + (size_t)rows->bytes * (size_t)row);
        }
    }
}
