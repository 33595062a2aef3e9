/* compile.c: fills rows from declarations and lays out the block. */
#include "compile.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "phrase.h"

enum { KEYS_MAX = 64, STRINGS_MAX = 65535, MODIFIERS_MAX = 16 };

/* The rows of one kind as they are filled; row 0 is "none". */
struct table {
    u16 bytes;
    int count;
    u8 *rows;
    const struct declaration *from[ROWS_MAX + 1];
    const struct kind *word[ROWS_MAX + 1];
    const char *id[ROWS_MAX + 1];
};

struct maker {
    struct reading *r;
    struct shared *shared;
    struct table *table; /* KINDS_MAX of them */
    int first_modifier;
};

/* The row that is being filled. */
struct filling {
    const struct value *call;
    u8 *bytes;
    struct row row;
    struct text text;
    bool begun; /* the text ends with a heading that the next effect goes on from */
};

/* -- Shared strings ----------------------------------------------------------------------- */

static u16 share_string(struct maker *m, const struct value *at, const char *string)
{
    struct text *all = &m->shared->strings;
    size_t length = strlen(string);
    for (size_t i = 0; i < all->length; i += strlen(all->at + i) + 1)
        if (strcmp(all->at + i, string) == 0)
            return (u16)i;
    if (all->length + length + 1 > STRINGS_MAX) {
        mistake(m->r, at->file, at->line, "too much text: expected at most %d letters in all content",
                STRINGS_MAX);
        return 0;
    }
    u16 offset = (u16)all->length;
    text_put(all, string, length + 1);
    return offset;
}

/* Begins the text of a field with its heading, in which {} stands for `said`. */
static void head_text(struct filling *f, const struct row_field *field, const char *said)
{
    const char *heading = field->heading ? field->heading : "", *mark = strstr(heading, "{}");
    if (f->text.length && f->text.at[f->text.length - 1] != ' ')
        text_add(&f->text, " ");
    size_t from = f->text.length;
    if (mark)
        text_add(&f->text, "%.*s%s%s", (int)(mark - heading), heading, said, mark + 2);
    else
        text_add(&f->text, "%s", heading);
    text_capital(&f->text, from);
    f->begun = mark != NULL || (f->begun && !*heading);
}

/* -- Fields ------------------------------------------------------------------------------- */

static void fill_number(struct maker *m, struct filling *f, const struct row_field *field,
                        const struct value *v)
{
    bool bounds = field->least != 0 || field->most != 0, negative = field->type == ROW_SIGNED;
    int number = 0;
    if (v)
        check_number(m->r, f->call, field->key, v,
                     bounds     ? field->least
                     : negative ? -128
                                : 0,
                     bounds     ? field->most
                     : negative ? 127
                                : 255,
                     &number);
    else
        number = atoi(field->preset);
    f->bytes[field->offset] = (u8)number;
    if (field->heading && number) {
        char said[16];
        snprintf(said, sizeof said, "%d", number);
        head_text(f, field, said);
    }
}

/* A preset of several numbers names each; the last one stands for all that follow. */
static void fill_numbers(struct maker *m, struct filling *f, const struct row_field *field,
                         const struct value *v)
{
    bool bounds = field->least != 0 || field->most != 0;
    u8 *out = f->bytes + field->offset;
    if (!v) {
        char *at, *next;
        at = (char *)(uintptr_t)field->preset;
        for (int i = 0; i < field->count; i++) {
            long number = strtol(at, &next, 10);
            out[i] = next == at ? (i ? out[i - 1] : 0) : (u8)number;
            at = next;
        }
        return;
    }
    if (v->type != VALUE_TABLE || v->items != field->count || v->pairs) {
        expected(m->r, f->call, field->key, v, "a list of exactly %d numbers", field->count);
        return;
    }
    for (int i = 0; i < field->count; i++) {
        int number = 0;
        check_number(m->r, f->call, field->key, v->item[i], bounds ? field->least : 0,
                     bounds ? field->most : 255, &number);
        out[i] = (u8)number;
    }
}

static void fill_word(struct maker *m, struct filling *f, const struct row_field *field,
                      const struct value *v)
{
    const struct word *word;
    if (v) {
        word = check_word(m->r, f->call, field->key, v, field->words);
    } else {
        word = word_find(field->words, field->preset);
        MUST(word || !*field->preset);
    }
    f->bytes[field->offset] = word ? word->value : 0;
    if (field->heading && word)
        head_text(f, field, word->phrase ? word->phrase : word->word);
}

/* The values of the words are numbers of bits. */
static void fill_bits(struct maker *m, struct filling *f, const struct row_field *field,
                      const struct value *v)
{
    u8 set = 0;
    if (!v) {
        char names[200], *rest = NULL;
        snprintf(names, sizeof names, "%s", field->preset);
        for (char *name = strtok_r(names, " ", &rest); name; name = strtok_r(NULL, " ", &rest)) {
            const struct word *word = word_find(field->words, name);
            MUST(word && word->value < 8);
            set = (u8)(set | 1u << word->value);
        }
    } else if (v->type != VALUE_TABLE || v->pairs) {
        expected(m->r, f->call, field->key, v, "a list of words: { \"...\", \"...\" }");
    } else {
        for (int i = 0; i < v->items; i++) {
            const struct word *word = check_word(m->r, f->call, field->key, v->item[i], field->words);
            MUST(!word || word->value < 8);
            if (word)
                set = (u8)(set | 1u << word->value);
        }
    }
    f->bytes[field->offset] = set;
}

static void fill_string(struct maker *m, struct filling *f, const char *key, int offset, const char *preset,
                        const struct value *v)
{
    const char *string = preset ? preset : "";
    if (v && v->type != VALUE_STRING)
        expected(m->r, f->call, key, v, "a text");
    else if (v)
        string = v->word;
    u16 at = share_string(m, f->call, string);
    memcpy(f->bytes + offset, &at, sizeof at);
}

/* -- Effects ------------------------------------------------------------------------------ */

static void fill_effect(struct maker *m, struct filling *f, const struct row_field *field,
                        const struct value *v)
{
    struct deeds deeds = {0};
    struct code code = {0};
    if (!v || !check_effect(m->r, m->shared, f->call, field->key, v, &deeds) ||
        !code_effect(m->r, m->shared, &deeds, false, &code))
        return;
    memcpy(f->bytes + field->offset, &code, sizeof code);
    head_text(f, field, "");
    phrase_effect(&f->text, &deeds, f->begun);
    f->begun = false;
}

static void fill_passive(struct maker *m, struct filling *f, const struct row_field *field,
                         const struct value *v)
{
    struct deeds deeds = {0};
    struct code code = {0};
    if (!v || !check_passive(m->r, m->shared, f->call, field->key, v, &deeds) ||
        !code_passive(m->r, m->shared, &deeds, &code))
        return;
    for (const struct deed *deed = deeds.first; deed; deed = deed->next) {
        int bit = deed->verb - m->first_modifier;
        MUST(bit >= 0 && bit < MODIFIERS_MAX);
        f->row.touches |= (u16)(1u << bit);
        for (int i = 0; i < 3; i++)
            if (deed->operand[i].type == ARG_CONDITION && deed->operand[i].code) f->row.varies |= (u16)(1u << bit);
    }
    memcpy(f->bytes + field->offset, &code, sizeof code);
    head_text(f, field, "");
    phrase_passive(&f->text, &deeds);
}

static void fill_triggers(struct maker *m, struct filling *f, const struct row_field *field,
                          const struct value *v)
{
    if (!v)
        return;
    if (v->type != VALUE_TABLE || v->pairs || v->items < 1 || v->items > TRIGGERS_MAX) {
        expected(m->r, f->call, field->key, v, "a list of 1 to %d triggers: { on { ... } }", TRIGGERS_MAX);
        return;
    }
    head_text(f, field, "");
    for (int i = 0; i < v->items; i++) {
        struct checked_trigger checked = {0};
        struct trigger trigger = {0};
        if (v->item[i]->type != VALUE_CALL || strcmp(v->item[i]->word, "on") != 0) {
            expected(m->r, f->call, field->key, v->item[i], "a trigger: on { \"moment\", ... }");
            continue;
        }
        if (!check_trigger(m->r, m->shared, field->words ? field->words : m->r->game->moments, v->item[i],
                           &checked) ||
            !code_effect(m->r, m->shared, &checked.deeds, checked.optional, &trigger.code))
            continue;
        MUST(checked.moment->value > 0 && checked.moment->value < 32);
        trigger.moment = checked.moment->value;
        trigger.condition = checked.condition.code;
        f->row.moments |= 1u << trigger.moment;
        memcpy(f->bytes + field->offset + sizeof trigger * (size_t)i, &trigger, sizeof trigger);
        if (i)
            text_add(&f->text, " ");
        phrase_trigger(&f->text, &checked);
    }
}

/* -- Rows --------------------------------------------------------------------------------- */

static void fill_field(struct maker *m, struct filling *f, const struct row_field *field)
{
    const struct value *v = value_get(f->call, field->key);
    if (!v && !field->preset) {
        static const char *const kinds[] = {
            [ROW_INT] = "a number",
            [ROW_SIGNED] = "a number",
            [ROW_INTS] = "a list of numbers",
            [ROW_WORD] = "a word",
            [ROW_BITS] = "a list of words",
            [ROW_EFFECT] = "a list of effects",
            [ROW_PASSIVE] = "a list of modifiers",
            [ROW_TRIGGERS] = "a list of triggers",
            [ROW_TEXT] = "a text",
        };
        expected(m->r, f->call, NULL, NULL, "%s = %s", field->key, kinds[field->type]);
        return;
    }
    switch (field->type) {
    case ROW_INT:
    case ROW_SIGNED: fill_number(m, f, field, v); break;
    case ROW_INTS: fill_numbers(m, f, field, v); break;
    case ROW_WORD: fill_word(m, f, field, v); break;
    case ROW_BITS: fill_bits(m, f, field, v); break;
    case ROW_EFFECT: fill_effect(m, f, field, v); break;
    case ROW_PASSIVE: fill_passive(m, f, field, v); break;
    case ROW_TRIGGERS: fill_triggers(m, f, field, v); break;
    case ROW_TEXT: fill_string(m, f, field->key, field->offset, field->preset, v); break;
    default: bug(__FILE__, __LINE__, "unknown type of field");
    }
}

static void fill_row(struct maker *m, const struct value *call, const struct kind *kind, u8 *bytes)
{
    struct filling f = {.call = call, .bytes = bytes};
    const char *keys[KEYS_MAX] = {"id", "name", "flavour"};
    int count = 3;
    const struct value *id = value_get(call, "id"), *name = value_get(call, "name");
    if (!name || (name->type == VALUE_STRING && !*name->word))
        expected(m->r, call, NULL, NULL, "name = a text");
    if (id && id->type == VALUE_STRING)
        fill_string(m, &f, "id", offsetof(struct row, id), NULL, id);
    fill_string(m, &f, "name", offsetof(struct row, name), NULL, name);
    fill_string(m, &f, "flavour", offsetof(struct row, flavour), NULL, value_get(call, "flavour"));
    if (kind->preset_at)
        bytes[kind->preset_at] = kind->preset;
    for (const struct row_field *field = kind->fields; field->key; field++) {
        MUST(count < KEYS_MAX);
        keys[count++] = field->key;
        fill_field(m, &f, field);
    }
    check_keys(m->r, call, call->word, keys, count, 0);

    struct row row;
    memcpy(&row, bytes, sizeof row);
    row.text = share_string(m, call, text_string(&f.text));
    row.touches = f.row.touches;
    row.varies = f.row.varies;
    row.moments = f.row.moments;
    memcpy(bytes, &row, sizeof row);
    text_free(&f.text);
}

static bool is_id(const char *id)
{
    return *id && strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789_") == strlen(id);
}

static const struct kind *kind_find(const struct game *game, const char *word)
{
    for (const struct kind *kind = game->kinds; kind->word; kind++)
        if (strcmp(kind->word, word) == 0)
            return kind;
    bug(__FILE__, __LINE__, "a declaration without a kind");
}

/* Gives a declaration its row: a new one, or that of the same id in an earlier directory. Returns
 * false after a mistake. */
static bool place(struct maker *m, const struct declaration *d, const struct kind *kind)
{
    const struct value *call = d->call, *id = value_get(call, "id");
    struct table *table = &m->table[kind->kind];
    if (!id || id->type != VALUE_STRING || !is_id(id->word)) {
        expected(m->r, call, id ? "id" : NULL, id, "%sa text of small letters, digits and _",
                 id ? "" : "id = ");
        return false;
    }
    int at = 1;
    while (at <= table->count && strcmp(table->id[at], id->word) != 0)
        at++;
    if (at <= table->count && table->from[at]->dir == d->dir) {
        const struct value *first = table->from[at]->call;
        mistake(m->r, call->file, call->line, "%s: id '%.40s' was already used at %s:%d; expected another",
                call->word, id->word, m->r->names[first->file], first->line);
        return false;
    }
    if (at > ROWS_MAX) {
        mistake(m->r, call->file, call->line, "%s: expected at most %d of this kind", call->word, ROWS_MAX);
        return false;
    }
    table->count = max_int(table->count, at);
    table->from[at] = d;
    table->word[at] = kind;
    table->id[at] = id->word;
    return true;
}

/* -- The block ---------------------------------------------------------------------------- */

/* Appends bytes, aligned; returns their offset. */
static u32 lay(struct text *out, const void *bytes, size_t length)
{
    static const char zero[8];
    u32 at = (u32)out->length;
    if (length)
        text_put(out, bytes, length);
    text_put(out, zero, (8 - length % 8) % 8);
    return at;
}

static void write_block(struct maker *m, struct text *out)
{
    const struct shared *s = m->shared;
    struct block block = {.magic = {'L', 'O', 'N', 'G', 'B', 'O', 'X', '1'}};
    text_clear(out);
    lay(out, &block, sizeof block);
    block.code = lay(out, s->code, sizeof *s->code * (size_t)s->codes);
    block.amounts = lay(out, s->amount, sizeof *s->amount * (size_t)s->amounts);
    block.conditions = lay(out, s->condition, sizeof *s->condition * (size_t)s->conditions);
    block.strings = lay(out, s->strings.at, s->strings.length);
    block.code_count = (u32)s->codes;
    block.amount_count = (u32)s->amounts;
    block.condition_count = (u32)s->conditions;
    block.string_bytes = (u32)s->strings.length;
    for (int kind = 0; kind < KINDS_MAX; kind++) {
        const struct table *table = &m->table[kind];
        if (!table->bytes)
            continue;
        block.kinds = (u32)kind + 1;
        block.rows[kind] = lay(out, table->rows, (size_t)table->bytes * (size_t)(table->count + 1));
        block.row_count[kind] = (u16)table->count;
        block.row_bytes[kind] = table->bytes;
    }
    block.bytes = (u32)out->length;
    memcpy(out->at, &block, sizeof block);
    block.hash = content_hash((const struct block *)(const void *)out->at);
    memcpy(out->at, &block, sizeof block);
}

void compile(struct reading *r, struct text *block_out)
{
    const struct game *game = r->game;
    struct shared *shared = reading_alloc(r, sizeof *shared);
    struct maker m = {.r = r, .shared = shared, .table = reading_alloc(r, sizeof(struct table) * KINDS_MAX)};
    shared->code = reading_alloc(r, sizeof *shared->code * ALL_CODE_MAX);
    shared->conditions = 1; /* always */
    text_put(&shared->strings, "", 1);
    m.first_modifier = V_GAME;
    while (m.first_modifier < game->verb_count && !game->verbs[m.first_modifier].modifier)
        m.first_modifier++;

    for (const struct kind *kind = game->kinds; kind->word; kind++) {
        MUST(kind->kind < KINDS_MAX && kind->bytes >= sizeof(struct row));
        MUST(!m.table[kind->kind].bytes || m.table[kind->kind].bytes == kind->bytes);
        m.table[kind->kind].bytes = kind->bytes;
    }
    for (int i = 0; i < r->declarations; i++) {
        const struct declaration *d = &r->declaration[i];
        const struct kind *kind = kind_find(game, d->call->word);
        if (!place(&m, d, kind))
            fill_row(&m, d->call, kind, reading_alloc(r, kind->bytes)); /* for its other mistakes */
    }
    for (int kind = 0; kind < KINDS_MAX; kind++) {
        struct table *table = &m.table[kind];
        table->rows = reading_alloc(r, (size_t)table->bytes * (size_t)(table->count + 1));
        for (int row = 1; row <= table->count; row++)
            fill_row(&m, table->from[row]->call, table->word[row],
                     table->rows + (size_t)table->bytes * (size_t)row);
    }
    if (!r->mistakes)
        write_block(&m, block_out);
    text_free(&shared->strings);
}
