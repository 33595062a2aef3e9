/* content.c: opens a block of content. Allocates nothing and trusts nothing, so that it also serves WASM. */
#include "content.h"

#include <string.h>

const char content_magic[8] = {'L', 'O', 'N', 'G', 'B', 'O', 'X', '6'};

static u64 hash_from(const void *all, size_t from, size_t bytes)
{
    u64 hash = 0x9E3779B97F4A7C15u;
    for (size_t i = from; i + 8 <= bytes; i += 8) {
        u64 word;
        memcpy(&word, (const u8 *)all + i, 8);
        hash = (hash ^ word) * 0xFF51AFD7ED558CCDu;
        hash ^= hash >> 32;
    }
    return hash;
}

u64 content_hash(const struct block *block)
{
    return hash_from(block, offsetof(struct block, hash) + sizeof block->hash, block->bytes);
}

u64 appendix_hash(const struct appendix *appendix, size_t bytes)
{
    return hash_from(appendix, sizeof appendix->hash, bytes);
}

/* Whether `count` elements of `size` bytes, beginning at `offset`, lie in the block, after its head. */
static bool inside(const struct block *b, u32 offset, u64 count, u64 size)
{
    return offset >= sizeof *b && offset % 8 == 0 && offset <= b->bytes && count * size <= b->bytes - offset;
}

/* Whether the texts at the beginning of every row are texts of the block, and its back is not a row. */
static bool rows_sound(const struct block *b, int kind)
{
    const u8 *rows = (const u8 *)b + b->rows[kind];
    u32 strings = b->string_bytes >> string_shift(b->string_bytes);
    for (u32 i = 0; i <= b->row_count[kind]; i++) {
        struct row row;
        memcpy(&row, rows + (size_t)i * b->row_bytes[kind], sizeof row);
        if (row.id >= strings || row.name >= strings || row.text >= strings || row.flavour >= strings ||
            (i && row.back <= b->row_count[kind]))
            return false;
    }
    return true;
}

static bool is_row(const struct content *content, int kind, int row)
{
    return kind < KINDS_MAX && row && row <= content->count[kind];
}

/* Takes the next part of an appendix, `count` elements of `size` bytes, off its rest; NULL: it is too short. */
static const void *take_part(const u8 **rest, size_t *bytes, u32 count, size_t size)
{
    if (count > *bytes / size) return NULL;
    size_t used = (count * size + 7) / 8 * 8;
    const void *part = *rest;
    if (used > *bytes) return NULL;
    *rest += used;
    *bytes -= used;
    return part;
}

static bool modes_sound(const struct content *content)
{
    for (int i = 0; i < content->mode_count; i++) {
        const struct modes *m = &content->modes[i];
        if (!is_row(content, m->kind, m->row) || m->count > MODES_MAX) return false;
        size_t length = strlen(content_string(content, content_row(content, m->kind, m->row)->text));
        for (int k = 0; k < m->count; k++)
            if ((size_t)m->from[k] + m->length[k] > length) return false;
    }
    return true;
}

static bool looks_sound(const struct content *content, u32 text_bytes)
{
    for (int i = 0; i < content->look_count; i++) {
        const struct row_look *look = &content->looks[i];
        if (!is_row(content, look->kind, look->row) || look->at >= text_bytes) return false;
    }
    return !text_bytes || !content->look_texts[text_bytes - 1];
}

/* Whether these bytes are whole pairs of texts. */
static bool lessons_sound(const char *texts, u32 bytes)
{
    u32 count = 0;
    for (u32 i = 0; i < bytes; i++) count += !texts[i];
    return count % 2 == 0 && (!bytes || !texts[bytes - 1]);
}

/* Opens the appendix of a block that is sound. */
static bool open_appendix(struct content *content, const struct appendix *a, size_t bytes)
{
    if (bytes < sizeof *a) return false;
    const u8 *rest = (const u8 *)(a + 1);
    size_t left = bytes - sizeof *a;
    if (!(content->modes = take_part(&rest, &left, a->mode_count, sizeof(struct modes))) ||
        !(content->looks = take_part(&rest, &left, a->look_count, sizeof(struct row_look))) ||
        !(content->look_texts = take_part(&rest, &left, a->look_bytes, 1)) ||
        !(content->lessons = take_part(&rest, &left, a->lesson_bytes, 1)))
        return false;
    if (left || appendix_hash(a, bytes) != a->hash) return false;
    content->mode_count = (int)a->mode_count;
    content->look_count = (int)a->look_count;
    content->lesson_bytes = a->lesson_bytes;
    return modes_sound(content) && looks_sound(content, a->look_bytes) &&
           lessons_sound(content->lessons, a->lesson_bytes);
}

const struct modes *content_modes(const struct content *content, int kind, int row)
{
    for (int i = 0; i < content->mode_count; i++)
        if (content->modes[i].kind == kind && content->modes[i].row == row) return &content->modes[i];
    return NULL;
}

const struct modes *content_modes_at(const struct content *content, int instruction)
{
    for (int i = 0; i < content->mode_count; i++)
        if (content->modes[i].at == instruction) return &content->modes[i];
    return NULL;
}

const char *content_look(const struct content *content, int kind, int row)
{
    for (int i = 0; i < content->look_count; i++)
        if (content->looks[i].kind == kind && content->looks[i].row == row)
            return content->look_texts + content->looks[i].at;
    return NULL;
}

bool content_open(struct content *content, const void *block, size_t bytes)
{
    const struct block *b = block;
    if (!b || (uintptr_t)block % _Alignof(struct block) != 0 || bytes < sizeof *b)
        return false;
    if (memcmp(b->magic, content_magic, sizeof content_magic) != 0 || b->bytes > bytes || b->bytes < sizeof *b ||
        b->bytes % 8 != 0 || b->kinds > KINDS_MAX)
        return false;
    if (!inside(b, b->code, b->code_count, sizeof(struct instr)) ||
        !inside(b, b->amounts, b->amount_count, sizeof(struct amount)) ||
        !inside(b, b->conditions, b->condition_count, sizeof(struct condition)) ||
        !inside(b, b->strings, b->string_bytes, 1))
        return false;
    const u8 *base = block;
    const char *strings = (const char *)base + b->strings;
    if (b->condition_count == 0 || b->string_bytes == 0 || strings[0] || strings[b->string_bytes - 1])
        return false;
    for (int kind = 0; kind < KINDS_MAX; kind++) {
        if (b->row_bytes[kind] == 0) {
            if (b->row_count[kind] || b->rows[kind])
                return false;
        } else if (b->row_bytes[kind] < sizeof(struct row) ||
                   b->row_bytes[kind] % _Alignof(struct row) != 0 ||
                   !inside(b, b->rows[kind], b->row_count[kind] + 1u, b->row_bytes[kind]) ||
                   !rows_sound(b, kind))
            return false;
    }
    if (content_hash(b) != b->hash)
        return false;

    *content = (struct content){
        .block = b,
        .code = (const void *)(base + b->code),
        .amount = (const void *)(base + b->amounts),
        .condition = (const void *)(base + b->conditions),
        .string = strings,
        .string_shift = string_shift(b->string_bytes),
    };
    for (int kind = 0; kind < KINDS_MAX; kind++) {
        content->rows[kind] = b->row_bytes[kind] ? base + b->rows[kind] : NULL;
        content->count[kind] = b->row_count[kind];
    }
    return open_appendix(content, (const struct appendix *)(const void *)(base + b->bytes), bytes - b->bytes);
}
