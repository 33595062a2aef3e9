/* finish.c: lets each kind look over its rows when all are read. */
#include "finish.h"

#include "compile.h"

/* The row whose turn it is. */
struct finishing {
    struct maker *m;
    int kind, row;
    const char *printed; /* by its effects */
};

const void *finish_row(struct finishing *f, int kind, int id)
{
    MUST(id >= 0 && id <= finish_count(f, kind) && f->m->rows[kind].bytes);
    return f->m->rows[kind].at + (size_t)f->m->rows[kind].bytes * (size_t)id;
}

int finish_count(struct finishing *f, int kind)
{
    MUST(kind >= 0 && kind < KINDS_MAX);
    return f->m->rows[kind].count;
}

const char *finish_id(struct finishing *f, int kind, int id)
{
    return f->m->shared->strings.at + ((const struct row *)finish_row(f, kind, id))->id;
}

const char *finish_name(struct finishing *f, int kind, int id)
{
    return f->m->shared->strings.at + ((const struct row *)finish_row(f, kind, id))->name;
}

const struct instr *finish_code(struct finishing *f, struct code code) { return f->m->shared->code + code.at; }

struct amount finish_amount(struct finishing *f, u8 operand)
{
    MUST(operand >= AMOUNT_FIRST && operand - AMOUNT_FIRST < f->m->shared->amounts);
    return f->m->shared->amount[operand - AMOUNT_FIRST];
}

struct condition finish_condition(struct finishing *f, u8 operand)
{
    MUST(operand < f->m->shared->conditions);
    return f->m->shared->condition[operand];
}

void finish_mistake(struct finishing *f, const char *format, ...)
{
    struct text message = {0};
    va_list args;
    va_start(args, format);
    text_add_list(&message, format, args);
    va_end(args);
    wrong(f->m->r, f->m->rows[f->kind].from[f->row]->call, NULL, "%s", text_string(&message));
    text_free(&message);
}

void finish_text(struct finishing *f, const char *format, ...)
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

void finish_rows(struct maker *m)
{
    for (int kind = 0; kind < KINDS_MAX; kind++) {
        struct rows *rows = &m->rows[kind];
        for (int row = 1; row <= rows->count; row++) {
            struct finishing f = {m, kind, row, rows->text[row]};
            if (rows->word[row]->finish)
                rows->word[row]->finish(&f, rows->at + (size_t)rows->bytes * (size_t)row);
        }
    }
}
