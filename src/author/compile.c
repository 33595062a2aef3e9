/* compile.c: gives every declaration its row, has the rows filled and derived, and lays out the block. */
#include "compile.h"

#include <string.h>

enum { STRINGS_MAX = NARROW_STRINGS_MAX << WIDE_SHIFT, SLOTS = 1 << 17 }; /* twice as many as there are offsets */

/* The bytes of a string, with the zero after it and up to where the next one may begin. */
static size_t string_room(const struct maker *m, const char *string)
{
    return ((strlen(string) >> m->string_shift) + 1) << m->string_shift;
}

/* Where a string is in the table, or would be. */
static u32 *slot_of(struct maker *m, const char *string)
{
    u32 hash = 2166136261u;
    for (const char *p = string; *p; p++)
        hash = (hash ^ (u8)*p) * 16777619u;
    u32 at = (hash ^ hash >> 15) % SLOTS;
    while (m->slot[at] && strcmp(m->shared->strings.at + ((size_t)(m->slot[at] - 1) << m->string_shift), string) != 0)
        at = (at + 1) % SLOTS;
    return &m->slot[at];
}

u16 share_string(struct maker *m, const struct value *at, const char *string)
{
    static const char zero[1 << WIDE_SHIFT];
    struct text *all = &m->shared->strings;
    size_t length = strlen(string) + 1, room = string_room(m, string);
    u32 *slot = slot_of(m, string);
    if (*slot)
        return (u16)(*slot - 1);
    if (all->length + room > (size_t)NARROW_STRINGS_MAX << m->string_shift) {
        m->too_much = true;
        mistake(m->r, at->file, at->line, "too much text: expected at most %d letters in all content",
                STRINGS_MAX);
        return 0;
    }
    u16 offset = (u16)(all->length >> m->string_shift);
    text_put(all, string, length);
    text_put(all, zero, room - length);
    *slot = offset + 1u;
    return offset;
}

/* -- Rows --------------------------------------------------------------------------------- */

static bool is_id(const char *id)
{
    return *id && strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789_") == strlen(id);
}

static const struct kind *kind_find(const struct game *game, const char *word)
{
    for (const struct kind *kind = game->words.kinds; kind->word; kind++)
        if (strcmp(kind->word, word) == 0)
            return kind;
    bug(__FILE__, __LINE__, "a declaration without a kind");
}

/* Gives a declaration its row: a new one, or the row with the same id from an earlier directory. Returns false after a
 * mistake. */
static bool place(struct maker *m, const struct declaration *d, const struct kind *kind)
{
    const struct value *call = d->call, *id = value_get(call, "id");
    struct rows *rows = &m->rows[kind->kind];
    if (!id || id->type != VALUE_STRING || !is_id(id->word)) {
        expected(m->r, call, id ? "id" : NULL, id, "%sa text of lower-case letters, digits and _",
                 id ? "" : "id = ");
        return false;
    }
    int at = 1;
    while (at <= rows->count && strcmp(rows->id[at], id->word) != 0)
        at++;
    if (at <= rows->count && rows->from[at]->dir == d->dir) {
        const struct value *first = rows->from[at]->call;
        mistake(m->r, call->file, call->line, "%s: id '%.40s' was already used at %s:%d; expected another",
                call->word, id->word, m->r->names[first->file], first->line);
        return false;
    }
    if (at > ROWS_MAX) {
        mistake(m->r, call->file, call->line, "%s: expected at most %d of this kind", call->word, ROWS_MAX);
        return false;
    }
    rows->count = max_int(rows->count, at);
    rows->from[at] = d;
    rows->word[at] = kind;
    rows->id[at] = id->word;
    return true;
}

static u8 *row_at(const struct maker *m, int kind, int row)
{
    return m->rows[kind].at + (size_t)m->rows[kind].bytes * (size_t)row;
}

/* Gives all declarations their rows, before any is filled: a field may refer to every row. A declaration without a row
 * is filled all the same, to find its other mistakes. */
static void place_all(struct maker *m)
{
    bool *placed = reading_alloc(m->r, sizeof *placed * (size_t)m->r->declarations);
    for (int i = 0; i < m->r->declarations; i++) {
        const struct declaration *d = &m->r->declaration[i];
        placed[i] = is_omission(d) || is_lesson(d) || place(m, d, kind_find(m->r->game, d->call->word));
    }
    omit_rows(m);
    for (int kind = 0; kind < KINDS_MAX; kind++)
        m->rows[kind].at = reading_alloc(m->r, (size_t)m->rows[kind].bytes * (size_t)(m->rows[kind].count + 1));
    for (int i = 0; i < m->r->declarations; i++) {
        const struct value *call = m->r->declaration[i].call;
        const char *text;
        if (placed[i])
            continue;
        const struct kind *kind = kind_find(m->r->game, call->word);
        fill_row(m, call, kind, reading_alloc(m->r, kind->bytes), &text);
    }
}

static void fill_all(struct maker *m)
{
    for (int kind = 0; kind < KINDS_MAX; kind++) {
        struct rows *rows = &m->rows[kind];
        for (m->row = 1; m->row <= rows->count; m->row++)
            fill_row(m, rows->from[m->row]->call, rows->word[m->row], row_at(m, kind, m->row), &rows->text[m->row]);
    }
}

/* Texts come last: until then a derive hook may put words before them. */
static void share_texts(struct maker *m)
{
    for (int kind = 0; kind < KINDS_MAX; kind++) {
        const struct rows *rows = &m->rows[kind];
        for (int row = 1; row <= rows->count; row++) {
            u16 at = share_string(m, rows->from[row]->call, rows->text[row]);
            memcpy(row_at(m, kind, row) + offsetof(struct row, text), &at, sizeof at);
        }
    }
    for (size_t i = 0; i < m->modes.length; i += sizeof(struct modes)) {
        struct modes *modes = (struct modes *)(void *)(m->modes.at + i);
        size_t length = strlen(m->rows[modes->kind].text[modes->row]);
        for (int k = 0; k < modes->count; k++)
            modes->from[k] = (u16)(length - modes->from[k]);
    }
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

/* Where a look is among the texts of looks: equal ones are there once. */
static u32 share_look(struct text *texts, const struct row_look *looks, int count, const char *words)
{
    for (int i = 0; i < count; i++)
        if (strcmp(texts->at + looks[i].at, words) == 0)
            return looks[i].at;
    u32 at = (u32)texts->length;
    text_put(texts, words, strlen(words) + 1);
    return at;
}

/* Gathers the looks of all rows, which were checked when the rows were filled; returns how many there are. */
static int gather_looks(const struct maker *m, struct row_look looks[KINDS_MAX * ROWS_MAX], struct text *texts)
{
    int count = 0;
    for (int kind = 0; kind < KINDS_MAX; kind++)
        for (int row = 1; row <= m->rows[kind].count; row++) {
            const struct value *words = value_get(m->rows[kind].from[row]->call, "look");
            if (!words)
                continue;
            looks[count] = (struct row_look){share_look(texts, looks, count, words->word), (u8)kind, (u8)row, {0}};
            count++;
        }
    return count;
}

static void write_appendix(struct maker *m, struct text *out)
{
    struct row_look *looks = reading_alloc(m->r, sizeof *looks * KINDS_MAX * ROWS_MAX);
    struct text texts = {0};
    int count = gather_looks(m, looks, &texts);
    struct appendix appendix = {.mode_count = (u32)(m->modes.length / sizeof(struct modes)),
                                .look_count = (u32)count, .look_bytes = (u32)texts.length,
                                .lesson_bytes = (u32)m->lessons.length};
    u32 at = lay(out, &appendix, sizeof appendix);
    lay(out, m->modes.at, m->modes.length);
    lay(out, looks, sizeof *looks * (size_t)count);
    lay(out, texts.at, texts.length);
    lay(out, m->lessons.at, m->lessons.length);
    text_free(&texts);
    appendix.hash = appendix_hash((const struct appendix *)(const void *)(out->at + at), out->length - at);
    memcpy(out->at + at, &appendix, sizeof appendix);
}

static void write_block(struct maker *m, struct text *out)
{
    const struct shared *s = m->shared;
    struct block block = {0};
    memcpy(block.magic, content_magic, sizeof block.magic);
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
        const struct rows *rows = &m->rows[kind];
        if (!rows->bytes)
            continue;
        block.kinds = (u32)kind + 1;
        block.rows[kind] = lay(out, rows->at, (size_t)rows->bytes * (size_t)(rows->count + 1));
        block.row_count[kind] = (u16)rows->count;
        block.row_bytes[kind] = rows->bytes;
    }
    block.bytes = (u32)out->length;
    memcpy(out->at, &block, sizeof block);
    block.hash = content_hash((const struct block *)(const void *)out->at);
    memcpy(out->at, &block, sizeof block);
    write_appendix(m, out);
}

/* Makes the block with such offsets of strings. False: there is too much text for them. */
static bool compile_with(struct reading *r, struct text *block_out, int string_shift)
{
    const struct game *game = r->game;
    struct shared *shared = reading_alloc(r, sizeof *shared);
    struct maker m = {.r = r, .shared = shared, .rows = reading_alloc(r, sizeof(struct rows) * KINDS_MAX),
                      .string_shift = string_shift, .slot = reading_alloc(r, sizeof(u32) * SLOTS)};
    shared->code = reading_alloc(r, sizeof *shared->code * ALL_CODE_MAX);
    shared->conditions = 1; /* always */
    share_string(&m, NULL, "");
    m.first_modifier = V_GAME;
    while (m.first_modifier < game->words.verb_count && !game->words.verbs[m.first_modifier].modifier)
        m.first_modifier++;

    for (const struct kind *kind = game->words.kinds; kind->word; kind++) {
        MUST(kind->kind < KINDS_MAX && kind->bytes >= sizeof(struct row) && kind->bytes <= ROW_BYTES_MAX);
        MUST(kind->bytes % _Alignof(struct row) == 0);
        MUST(!m.rows[kind->kind].bytes || m.rows[kind->kind].bytes == kind->bytes);
        m.rows[kind->kind].bytes = kind->bytes;
    }
    place_all(&m);
    fill_all(&m);
    lessons_write(r, &m.lessons);
    if (!r->mistakes)
        derive_rows(&m);
    share_texts(&m);
    if (!r->mistakes)
        write_block(&m, block_out);
    text_free(&shared->strings);
    text_free(&m.modes);
    text_free(&m.lessons);
    return !m.too_much;
}

void compile(struct reading *r, struct text *block_out)
{
    int mistakes = r->mistakes, unlisted = r->unlisted;
    if (compile_with(r, block_out, 0))
        return;
    r->mistakes = mistakes;
    r->unlisted = unlisted;
    compile_with(r, block_out, WIDE_SHIFT);
}
