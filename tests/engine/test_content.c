/* test_content.c: a block of content that was not made by this version is not opened, whatever is wrong with it. */
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "engine/content.h"
#include "games/games.h"

/* The block of a game whose cards offer modes, to be forged. It begins with a whole row of zeros in every kind, which
 * means "none". */
static struct block *block;
static size_t bytes;
static struct content content;

static int take(void **state)
{
    (void)state;
    const struct game *game = game_find("vigilante");
    bytes = *game->linked.bytes;
    block = malloc(bytes + 16);
    if (!block) return -1;
    memcpy(block, game->linked.block, bytes);
    return content_open(&content, block, bytes) && content.mode_count ? 0 : -1;
}

static int drop(void **state)
{
    (void)state;
    free(block);
    return 0;
}

static struct appendix *appendix(void) { return (struct appendix *)(void *)((u8 *)block + block->bytes); }
static struct modes *first_modes(void) { return (struct modes *)(void *)(appendix() + 1); }
static char *strings(void) { return (char *)block + block->strings; }

static struct row *row_of(int kind, int id)
{
    return (struct row *)(void *)((u8 *)block + block->rows[kind] + (size_t)id * block->row_bytes[kind]);
}

/* Whether it is opened when its hashes are right. */
static bool opens(void)
{
    struct content other;
    block->hash = content_hash(block);
    appendix()->hash = appendix_hash(appendix(), bytes - block->bytes);
    return content_open(&other, block, bytes);
}

/* Whether it is opened with this value in the field; the field is as before afterwards. */
#define OPENS_WITH(field, value)                        \
    ({                                                  \
        __auto_type before_ = (field);                  \
        (field) = (__typeof__(field))(value);           \
        bool opens_ = opens();                          \
        (field) = before_;                              \
        assert_true(opens());                           \
        opens_;                                         \
    })

/* The same with the hashes that it has. */
static bool opens_as_it_is(void)
{
    struct content other;
    return content_open(&other, block, bytes);
}

static void a_block_has_its_size(void **state)
{
    (void)state;
    struct content other;
    assert_false(content_open(&other, NULL, bytes));
    assert_false(content_open(&other, block, sizeof *block - 1));
    assert_false(content_open(&other, block, block->bytes - 1));
    assert_false(content_open(&other, block, bytes - 8));
    assert_false(content_open(&other, block, bytes + 8));
    u8 *shifted = (u8 *)malloc(bytes + 4) + 4;
    memcpy(shifted, block, bytes);
    assert_false(content_open(&other, shifted, bytes)); /* it does not lie where numbers can be read */
    free(shifted - 4);
    u32 before = block->bytes;
    const u32 wrong[] = {0, sizeof *block - 8, before - 4, (u32)bytes + 8};
    for (int i = 0; i < 4; i++) {
        block->bytes = wrong[i];
        assert_false(opens_as_it_is());
    }
    block->bytes = before;
    assert_true(opens());
}

static void a_block_has_its_hashes(void **state)
{
    (void)state;
    block->hash++;
    assert_false(opens_as_it_is());
    block->hash--;
    appendix()->hash++;
    assert_false(opens_as_it_is());
    appendix()->hash--;
    assert_true(opens_as_it_is());
    assert_false(OPENS_WITH(block->magic[7], content_magic[7] + 1));
    assert_true(OPENS_WITH(block->kinds, KINDS_MAX));
    assert_false(OPENS_WITH(block->kinds, KINDS_MAX + 1));
}

/* Elements of `size` bytes: where they begin is in the block, after its head, and so is where they end. */
static void assert_within(u32 *offset, u32 *count, u32 size, u32 no_count)
{
    u32 room = (block->bytes - *offset) / size;
    assert_false(OPENS_WITH(*offset, 0));
    assert_false(OPENS_WITH(*offset, sizeof *block - 8));
    assert_false(OPENS_WITH(*offset, *offset + 4));
    assert_false(OPENS_WITH(*offset, block->bytes + 8));
    if (!count) return;
    assert_false(OPENS_WITH(*count, room - no_count + 1));
    assert_false(OPENS_WITH(*count, 0xFFFFFFFF));
}

static void parts_lie_within_the_block(void **state)
{
    (void)state;
    assert_within(&block->code, &block->code_count, sizeof(struct instr), 0);
    assert_within(&block->amounts, &block->amount_count, sizeof(struct amount), 0);
    assert_within(&block->conditions, &block->condition_count, sizeof(struct condition), 0);
    assert_within(&block->strings, &block->string_bytes, 1, 0);
    for (int kind = 0; kind < KINDS_MAX; kind++)
        if (block->row_bytes[kind]) {
            assert_within(&block->rows[kind], NULL, block->row_bytes[kind], 1);
            assert_false(OPENS_WITH(block->row_count[kind], 0xFFFF));
        }
    /* right up to the end of the block, and not further */
    assert_true(OPENS_WITH(block->code_count, (block->bytes - block->code) / sizeof(struct instr)));
    assert_true(OPENS_WITH(block->amount_count, (block->bytes - block->amounts) / sizeof(struct amount)));
    assert_true(OPENS_WITH(block->condition_count, (block->bytes - block->conditions) / sizeof(struct condition)));
}

static void strings_end(void **state)
{
    (void)state;
    assert_false(OPENS_WITH(block->condition_count, 0)); /* number 0 always holds */
    assert_false(OPENS_WITH(block->string_bytes, 0));
    assert_false(OPENS_WITH(strings()[0], 'x')); /* text 0 is empty */
    assert_false(OPENS_WITH(strings()[block->string_bytes - 1], 'x'));
}

static void rows_have_their_size(void **state)
{
    (void)state;
    int none = 0, some = 0;
    while (block->row_bytes[none]) none++;
    while (!block->row_bytes[some]) some++;
    assert_true(none < KINDS_MAX);
    assert_false(OPENS_WITH(block->row_count[none], 1));
    assert_false(OPENS_WITH(block->rows[none], block->rows[some]));
    assert_false(OPENS_WITH(block->row_bytes[some], block->row_bytes[some] + 4));
    assert_false(OPENS_WITH(block->row_bytes[some], sizeof(struct row) - _Alignof(struct row)));
}

static void rows_name_texts_of_the_block(void **state)
{
    (void)state;
    u32 end = block->string_bytes;
    for (int kind = 0; kind < KINDS_MAX; kind++) {
        if (!block->row_bytes[kind]) continue;
        int last = block->row_count[kind];
        for (int id = 0; id <= last; id += last ? last : 1) {
            struct row *row = row_of(kind, id);
            assert_false(OPENS_WITH(row->id, end));
            assert_false(OPENS_WITH(row->name, end));
            assert_false(OPENS_WITH(row->text, end));
            assert_false(OPENS_WITH(row->flavour, end));
            assert_true(OPENS_WITH(row->flavour, end - 1));
            if (id) assert_false(OPENS_WITH(row->back, last));
            if (id) assert_true(OPENS_WITH(row->back, last + 1));
        }
    }
}

static void modes_lie_within_their_text(void **state)
{
    (void)state;
    struct modes *m = first_modes();
    size_t length = strlen(content_string(&content, row_of(m->kind, m->row)->text));
    assert_true(m->count >= 2);
    assert_false(OPENS_WITH(appendix()->mode_count, appendix()->mode_count - 1));
    assert_false(OPENS_WITH(appendix()->mode_count, appendix()->mode_count + 1));
    assert_false(OPENS_WITH(appendix()->mode_count, 0xFFFFFFFF));
    assert_false(OPENS_WITH(m->kind, KINDS_MAX));
    assert_false(OPENS_WITH(m->row, 0));
    assert_false(OPENS_WITH(m->row, content.count[m->kind] + 1));
    assert_false(OPENS_WITH(m->count, MODES_MAX + 1));
    assert_true(OPENS_WITH(m->from[0], length - m->length[0]));
    assert_false(OPENS_WITH(m->from[0], length - m->length[0] + 1));
    assert_false(OPENS_WITH(m->length[m->count - 1], length - m->from[m->count - 1] + 1));
    struct modes *end = &first_modes()[content.mode_count - 1];
    assert_false(OPENS_WITH(end->row, 0));
}

static void modes_are_found_by_row_and_by_instruction(void **state)
{
    (void)state;
    const struct modes *m = &content.modes[content.mode_count - 1];
    const struct modes *first = content_modes(&content, m->kind, m->row);
    assert_non_null(first);
    assert_int_equal(first->kind, m->kind);
    assert_int_equal(first->row, m->row);
    assert_ptr_equal(content_modes_at(&content, m->at), m);
    assert_null(content_modes(&content, KINDS_MAX, m->row));
    assert_null(content_modes_at(&content, 0xFFFF));
    for (int id = 1; id <= content.count[m->kind]; id++) {
        const struct modes *found = content_modes(&content, m->kind, id);
        if (found) assert_int_equal(found->row, id);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_block_has_its_size),
    cmocka_unit_test(a_block_has_its_hashes),
    cmocka_unit_test(parts_lie_within_the_block),
    cmocka_unit_test(strings_end),
    cmocka_unit_test(rows_have_their_size),
    cmocka_unit_test(rows_name_texts_of_the_block),
    cmocka_unit_test(modes_lie_within_their_text),
    cmocka_unit_test(modes_are_found_by_row_and_by_instruction),
};
TEST_GROUP_WITH(tests, take, drop);
