/* cards.c: adding, moving and shuffling cards, and what seats still know when cards leave a pile. */
#include "cards.h"

#include "context.h"
#include "describe.h"

int card_leaves(struct cards k, int pile, u8 id, seats watchers)
{
    int first = card_find(k, pile, id);
    MUST(first >= 0);
    int from = k.start[pile] + first, end = k.start[pile + 1];
    int second = from + 1;
    while (second < end && k.id[second] != id)
        second++;
    if (LIKELY(second == end)) return first;
    bool alike = true;
    for (int i = second; i < end; i++) alike &= k.id[i] != id || k.known[i] == k.known[from];
    if (alike) return first; /* a seat that knew one of them knew all */

    /* Only the number of copies that a watcher knew may matter, not which ones: of those that stay, the earliest count
     * as known. */
    for (seat s = 0; s < SEATS_MAX; s++) {
        if (!has_seat(watchers, s)) continue;
        int knew = 0;
        for (int i = from; i < end; i++)
            knew += k.id[i] == id && has_seat(k.known[i], s);
        for (int i = second; i < end; i++) {
            if (k.id[i] != id) continue;
            bool keeps = knew > 1;
            k.known[i] = (u8)(keeps ? k.known[i] | only(s) : k.known[i] & ~only(s));
            knew -= keeps;
        }
    }
    return first;
}

void cards_blur(const struct content *content, const struct family *family, struct cards k, int pile,
                seats strangers, u8 id)
{
    u8 back = content_back(content, family->kind, id);
    for (int i = k.start[pile]; i < k.start[pile + 1]; i++)
        if ((k.known[i] & strangers) && content_back(content, family->kind, k.id[i]) == back)
            k.known[i] = (u8)(k.known[i] & ~strangers);
}

void cards_renew(struct context *c, struct cards k, int deck, int discard)
{
    cards_move_all(k, discard, deck, 0);
    cards_shuffle(c, k, deck);
}

/* n bytes move up by one place, from the second on, or down, from the first on; `spare`: eight bytes
 * from the first one on are within the array, and so is the next one when they move up. */
static void close_gap(u8 *bytes, int n, bool spare)
{
    if (n >= EIGHT) {
        const u64 last = eight_bytes(bytes + n - EIGHT + 1); /* before some of it is moved */
        for (int i = 0; i + EIGHT <= n; i += EIGHT) put_eight(bytes + i, eight_bytes(bytes + i + 1));
        put_eight(bytes + n - EIGHT, last);
    } else if (spare) {
        const u64 some = (1ull << 8 * n) - 1;
        put_eight(bytes, (eight_bytes(bytes + 1) & some) | (eight_bytes(bytes) & ~some));
    } else {
        for (int i = 0; i < n; i++) bytes[i] = bytes[i + 1];
    }
}

static void open_gap(u8 *bytes, int n, bool spare)
{
    if (n >= EIGHT) {
        const u64 first = eight_bytes(bytes);
        for (int i = n - EIGHT; i >= 0; i -= EIGHT) put_eight(bytes + i + 1, eight_bytes(bytes + i));
        put_eight(bytes + 1, first);
    } else if (spare) {
        const u64 eight = eight_bytes(bytes), some = ((1ull << 8 * n) - 1) << 8;
        put_eight(bytes, (eight << 8 & some) | (eight & ~some));
    } else {
        for (int i = n; i > 0; i--) bytes[i] = bytes[i - 1];
    }
}

void cards_close_gap(struct cards k, int at, int end)
{
    const bool spare = at + EIGHT < k.room;
    close_gap(k.id + at, end - at - 1, spare);
    close_gap(k.known + at, end - at - 1, spare);
}

void cards_open_gap(struct cards k, int at, int end)
{
    const bool spare = at + EIGHT <= k.room;
    open_gap(k.id + at, end - at, spare);
    open_gap(k.known + at, end - at, spare);
}

void cards_move_some(struct cards k, int from, int piles, int to, seats known)
{
    u8 moved[UINT8_MAX];
    int at = k.start[from], n = k.start[from + piles] - at, end = k.start[to + 1];
    memcpy(moved, k.id + at, (size_t)n);
    if (from < to) {
        memmove(k.id + at, k.id + at + n, (size_t)(end - at - n));
        memmove(k.known + at, k.known + at + n, (size_t)(end - at - n));
        move_borders(k, from + piles, to, -n);
        for (int p = from + 1; p < from + piles; p++) k.start[p] = (u8)at;
        at = end - n;
    } else {
        memmove(k.id + end + n, k.id + end, (size_t)(at - end));
        memmove(k.known + end + n, k.known + end, (size_t)(at - end));
        move_borders(k, to + 1, from, n);
        for (int p = from + 1; p < from + piles; p++) k.start[p] = (u8)(at + n);
        at = end;
    }
    memcpy(k.id + at, moved, (size_t)n);
    memset(k.known + at, known, (size_t)n);
}

void cards_show(struct cards k, int pile, seats who)
{
    for (int i = k.start[pile]; i < k.start[pile + 1]; i++) k.known[i] |= who;
}

void cards_shuffle(struct context *c, struct cards k, int pile)
{
    int from = k.start[pile], n = pile_count(k, pile);
    random_shuffle(&c->head->random, k.id + from, NULL, n);
    memset(k.known + from, 0, (size_t)n);
}
