/* outcome.c: outcomes as bytes and as lines of text.
 *
 * Bytes: numbers with seven bits per byte, the lowest first; slots as differences to the one before. Lines: base 64 and
 * a check.
 */
#include "outcome.h"

#include <stdio.h>
#include <string.h>

/* -- Bytes ---------------------------------------------------------------------------------------- */

static void put(struct text *out, u32 value)
{
    char byte[5];
    size_t n = 0;
    for (; value >= 128; value >>= 7) byte[n++] = (char)(value | 128);
    byte[n++] = (char)value;
    text_put(out, byte, n);
}

struct source {
    const u8 *at, *end;
    bool fine;
};

static u32 take(struct source *in, u32 most)
{
    u64 value = 0;
    int shift = 0;
    u8 byte = 128;
    for (; in->fine && byte & 128; shift += 7) {
        if (in->at == in->end || shift > 28) {
            in->fine = false;
            break;
        }
        byte = *in->at++;
        value |= (u64)(byte & 127) << shift;
    }
    if (value > most) in->fine = false;
    return in->fine ? (u32)value : 0;
}

void outcome_write(struct text *out, const struct outcome *o, const struct plan *p)
{
    int players = p->setup[o->setup].players;
    put(out, (u32)p->key[o->setup]); /* the set-up's number in the plan may change when set-ups are added */
    put(out, (u32)(p->key[o->setup] >> 32));
    put(out, o->number);
    put(out, o->unfinished);
    put(out, o->winners);
    for (int s = 0; s < players; s++) put(out, (u32)(o->side[s] + 1));
    put(out, o->rounds);
    put(out, o->decisions);
    put(out, o->tenths);
    for (int t = 0; t < o->tenths; t++)
        for (int s = 0; s < players; s++) put(out, o->chance[t][s]);
    put(out, o->marks);
    for (u32 i = 0, last = 0; i < o->marks; i++) {
        put(out, o->mark[i].slot - last);
        put(out, o->mark[i].times);
        put(out, o->mark[i].who);
        last = o->mark[i].slot;
    }
}

static int find_setup(const struct plan *p, u64 key)
{
    for (int i = 0; i < p->setups; i++)
        if (p->key[i] == key) return i;
    return -1;
}

bool outcome_read(struct outcome *o, const struct plan *p, const struct census *s, const char *bytes, size_t length)
{
    struct source in = {(const u8 *)bytes, (const u8 *)bytes + length, true};
    u64 key = take(&in, UINT32_MAX);
    key |= (u64)take(&in, UINT32_MAX) << 32;
    int setup = find_setup(p, key);
    if (!in.fine || setup < 0) return false;
    int players = p->setup[setup].players;
    o->setup = (u32)setup;
    o->number = take(&in, GAMES_MAX);
    o->unfinished = take(&in, 1);
    o->winners = (seats)take(&in, (1u << players) - 1);
    memset(o->side, -1, sizeof o->side);
    for (int i = 0; i < players; i++) o->side[i] = (i8)((int)take(&in, (u32)p->sides) - 1);
    o->rounds = take(&in, UINT32_MAX);
    o->decisions = take(&in, UINT32_MAX);
    o->tenths = (u8)take(&in, TENTHS);
    if (o->tenths && o->tenths != TENTHS) return false;
    for (int t = 0; t < o->tenths; t++)
        for (int i = 0; i < players; i++) o->chance[t][i] = (u16)take(&in, 1000);
    o->marks = take(&in, OUTCOME_MARKS);
    for (u32 i = 0, last = 0; i < o->marks && in.fine; i++) {
        u32 slot = last + take(&in, s->slots);
        if (slot >= s->slots || (i && slot == last)) return false;
        o->mark[i].slot = (u16)slot;
        o->mark[i].times = (u16)take(&in, UINT16_MAX);
        o->mark[i].who = (seats)take(&in, (1u << players) - 1);
        last = slot;
    }
    return in.fine && in.at == in.end;
}

/* -- Lines ---------------------------------------------------------------------------------------- */

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
enum { CHECK_LETTERS = 8 };

static u32 check_of(const char *bytes, size_t length)
{
    u32 hash = 2166136261u; /* FNV-1a */
    for (size_t i = 0; i < length; i++) hash = (hash ^ (u8)bytes[i]) * 16777619u;
    return hash;
}

void outcome_line(struct text *out, const char *bytes, size_t length)
{
    char four[4];
    for (size_t i = 0; i < length; i += 3) {
        u32 three = 0;
        for (size_t k = 0; k < 3; k++) three = three << 8 | (i + k < length ? (u8)bytes[i + k] : 0);
        for (int k = 0; k < 4; k++) four[k] = digits[three >> (18 - 6 * k) & 63];
        text_put(out, four, length - i >= 3 ? 4 : length - i + 1);
    }
    text_add(out, " %08x", (unsigned)check_of(bytes, length));
}

bool outcome_unline(struct text *bytes, const char *line, size_t length)
{
    unsigned check;
    char tail[CHECK_LETTERS + 1] = "";
    if (length < CHECK_LETTERS + 2 || line[length - CHECK_LETTERS - 1] != ' ') return false;
    memcpy(tail, line + length - CHECK_LETTERS, CHECK_LETTERS);
    if (strspn(tail, "0123456789abcdef") != CHECK_LETTERS || sscanf(tail, "%x", &check) != 1) return false;
    length -= CHECK_LETTERS + 1;
    u32 bits = 0;
    int count = 0;
    text_clear(bytes);
    for (size_t i = 0; i < length; i++) {
        const char *digit = line[i] ? strchr(digits, line[i]) : NULL;
        if (!digit) return false;
        bits = bits << 6 | (u32)(digit - digits);
        count += 6;
        if (count < 8) continue;
        char byte = (char)(bits >> (count -= 8));
        text_put(bytes, &byte, 1);
    }
    return check_of(text_string(bytes), bytes->length) == check;
}
