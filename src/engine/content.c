/* content.c: opens a block of content. Allocates nothing and trusts nothing, so that it also serves WASM. */
#include "content.h"

#include <string.h>

const char content_magic[8] = {'L', 'O', 'N', 'G', 'B', 'O', 'X', '3'};

u64 content_hash(const struct block *block)
{
    const u8 *at = (const u8 *)block;
    size_t from = offsetof(struct block, hash) + sizeof block->hash;
    u64 hash = 0x9E3779B97F4A7C15u;
    for (size_t i = from; i + 8 <= block->bytes; i += 8) {
        u64 word;
        memcpy(&word, at + i, 8);
        hash = (hash ^ word) * 0xFF51AFD7ED558CCDu;
        hash ^= hash >> 32;
    }
    return hash;
}

/* Whether `count` things of `size` bytes from `offset` on lie in the block, behind its head. */
static bool inside(const struct block *b, u32 offset, u64 count, u64 size)
{
    return offset >= sizeof *b && offset % 8 == 0 && offset <= b->bytes && count * size <= b->bytes - offset;
}

/* Whether the texts that every row begins with are texts of the block, and its back is no row. */
static bool rows_sound(const struct block *b, int kind)
{
    const u8 *rows = (const u8 *)b + b->rows[kind];
    for (u32 i = 0; i <= b->row_count[kind]; i++) {
        struct row row;
        memcpy(&row, rows + (size_t)i * b->row_bytes[kind], sizeof row);
        if (row.id >= b->string_bytes || row.name >= b->string_bytes || row.text >= b->string_bytes ||
            row.flavour >= b->string_bytes || (i && row.back <= b->row_count[kind]))
            return false;
    }
    return true;
}

bool content_open(struct content *content, const void *block, size_t bytes)
{
    const struct block *b = block;
    if (!b || (uintptr_t)block % _Alignof(struct block) != 0 || bytes < sizeof *b)
        return false;
    if (memcmp(b->magic, content_magic, sizeof content_magic) != 0 || b->bytes != bytes || bytes % 8 != 0 ||
        b->kinds > KINDS_MAX)
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
    };
    for (int kind = 0; kind < KINDS_MAX; kind++) {
        content->rows[kind] = b->row_bytes[kind] ? base + b->rows[kind] : NULL;
        content->count[kind] = b->row_count[kind];
    }
    return true;
}
