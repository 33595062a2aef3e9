/* sketch.c: finds what is public in a game's states by their description, and adds it up. */
#include "sketch.h"

#include <string.h>

#include "engine/field_access.h"

enum { WORD = sizeof(u64) };

/* Short ones would take longer than they tell. */
static void add_stretch(struct sketcher *k, int at, int end)
{
    if (end - at < WORD || k->stretches == STRETCHES_MAX) return;
    k->stretch[k->stretches].at = (u16)at;
    k->stretch[k->stretches++].bytes = (u16)(end - at);
}

/* Adds what is public in a struct from `from` on: what lies between its secrets, and how many cards there are. */
static void add_public(struct sketcher *k, const struct fields *fields, int base, int from)
{
    int at = base + from;
    for (const struct secret *f = fields->secret; f->bytes; f++) {
        int begin = base + f->offset, end = begin + f->bytes;
        if (f->sub && !f->count) continue; /* it has no secrets */
        add_stretch(k, at, begin);
        if (f->family) add_stretch(k, begin + 2 * f->family->cards, end);
        for (int i = 0; f->sub && i < f->count; i++) add_public(k, f->sub, begin + i * f->sub->bytes, 0);
        at = end;
    }
    add_stretch(k, at, base + fields->bytes);
}

void sketcher_open(struct sketcher *k, const struct game *game)
{
    k->stretches = 0;
    add_public(k, game->rules.fields, 0, HEAD_BYTES);
}

u64 sketch(const struct sketcher *k, const void *state)
{
    const struct head *h = state;
    u64 word, factor = 0x9E3779B97F4A7C15u, sum = (u64)h->top << 16 | h->used;
    for (int i = 0; i < k->stretches; i++) {
        const u8 *at = (const u8 *)state + k->stretch[i].at, *last = at + k->stretch[i].bytes - WORD;
        for (; at < last; at += WORD) {
            memcpy(&word, at, sizeof word);
            sum += (word ^ word >> 32) * (factor += 0xD1B54A32D192ED02u);
        }
        memcpy(&word, last, sizeof word);
        sum += (word ^ word >> 32) * (factor += 0xD1B54A32D192ED02u);
    }
    return sum ^ sum >> 32;
}
