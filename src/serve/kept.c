/* kept.c: what is stored of a record that grows: only what is different is written again. */
#include "kept.h"

#include <string.h>

void kept_free(struct kept *k)
{
    text_free(&k->head);
    text_free(&k->rest);
    *k = (struct kept){0};
}

static size_t common(const struct text *a, const struct text *b)
{
    size_t n = 0;
    while (n < a->length && n < b->length && a->at[n] == b->at[n]) n++;
    return n;
}

/* Begins again if what was settled is no longer: names have changed, or answers were taken back. True: nothing stays. */
static bool begin_again(struct kept *k, const struct table *table)
{
    struct text head = {0};
    table_record_head(table, &head);
    bool same = k->head.length && k->cuts == table_cuts(table) && !strcmp(head.at, k->head.at);
    if (same) {
        text_free(&head);
        return false;
    }
    kept_free(k);
    *k = (struct kept){.settled_bytes = head.length, .cuts = table_cuts(table)};
    text_keep(&k->head, head.at, head.length);
    text_free(&head);
    return true;
}

/* How many bytes of the rest, which is what comes after the entries that were settled, are settled now. */
static size_t settle(struct kept *k, const struct table *table)
{
    struct text lines = {0};
    int settled = table_settled(table);
    if (settled == k->settled) return 0;
    table_record_part(table, &lines, k->settled, settled);
    size_t length = lines.length;
    k->settled = settled;
    k->settled_bytes += length;
    text_free(&lines);
    return length;
}

bool kept_change(struct kept *k, struct room *room, size_t *keep, struct text *out)
{
    const struct table *table = room_table(room);
    struct text rest = {0};
    bool all = begin_again(k, table);
    table_record_part(table, &rest, k->settled, TO_THE_END);
    room_write_notes(room, &rest);
    size_t same = all ? 0 : common(&rest, &k->rest);
    bool changed = all || same < rest.length || same < k->rest.length;
    *keep = all ? 0 : k->settled_bytes + same;
    if (all) text_put(out, k->head.at, k->head.length);
    text_put(out, rest.at + same, rest.length - same);
    size_t settled = settle(k, table);
    text_keep(&k->rest, rest.at + settled, rest.length - settled);
    text_free(&rest);
    return changed;
}

void kept_remember(struct kept *k, struct room *room, const struct text *record)
{
    struct text lines = {0};
    size_t keep;
    kept_change(k, room, &keep, &lines);
    if (strcmp(text_string(&lines), text_string(record)) != 0) kept_free(k);
    text_free(&lines);
}
