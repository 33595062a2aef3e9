/* derive.c: what the `derive` hook of a kind may ask and say. */
#include "derive.h"

#include "text.h"

const void *derive_row(struct derivation *f, int kind, int id)
{
    MUST(id >= 0 && id <= derive_count(f, kind) && f->rows[kind].bytes);
    return f->rows[kind].at + (size_t)f->rows[kind].bytes * (size_t)id;
}

int derive_count(struct derivation *f, int kind)
{
    MUST(kind >= 0 && kind < KINDS_MAX);
    return f->rows[kind].count;
}

const char *derive_string(struct derivation *f, u16 at) { return f->strings + ((size_t)at << f->string_shift); }

const char *derive_id(struct derivation *f, int kind, int id)
{
    return derive_string(f, ((const struct row *)derive_row(f, kind, id))->id);
}

const char *derive_name(struct derivation *f, int kind, int id)
{
    return derive_string(f, ((const struct row *)derive_row(f, kind, id))->name);
}

const struct instr *derive_code(struct derivation *f, struct code code) { return f->code + code.at; }

struct amount derive_amount(struct derivation *f, u8 operand)
{
    MUST(operand >= AMOUNT_FIRST && operand - AMOUNT_FIRST < f->amounts);
    return f->amount[operand - AMOUNT_FIRST];
}

struct condition derive_condition(struct derivation *f, u8 operand)
{
    MUST(operand < f->conditions);
    return f->condition[operand];
}

static void give(struct derivation *f, void (*to)(struct derivation *f, const char *), const char *format, va_list list)
{
    struct text text = {0};
    text_add_list(&text, format, list);
    to(f, text_string(&text));
    text_free(&text);
}

void derive_mistake(struct derivation *f, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    give(f, f->mistake, format, list);
    va_end(list);
}

void derive_text(struct derivation *f, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    give(f, f->print, format, list);
    va_end(list);
}
