/* redeal.c: deals the cards that a seat cannot see. */
#include "redeal.h"

#include <string.h>

#include "field_access.h"

/* The unseen cards; those with the same back are side by side. */
struct unseen {
    u8 card[256];
    u8 from[256], left[256]; /* by back: where its cards begin, and how many are not dealt yet */
};

/* Gathers the cards that no seen card accounts for; false when there are more than a family can have. */
static bool gather(const struct content *content, const struct family *family, const u8 *copies, int kinds,
                   struct unseen *u)
{
    u8 back[256];
    int sum = 0, least = 255, most = 0;
    size_t step = content->block->row_bytes[family->kind];
    const u8 *printed = &content_row(content, family->kind, 0)->back;
    memset(u->left, 0, sizeof u->left);
    for (int id = 1; id <= kinds; id++) {
        printed += step;
        if (!copies[id]) continue;
        back[id] = *printed;
        u->left[back[id]] = (u8)(u->left[back[id]] + copies[id]);
        sum += copies[id];
        least = min_int(least, back[id]);
        most = max_int(most, back[id]);
    }
    if (sum > 255) return false;
    sum = 0;
    for (int b = least; b <= most; b++) {
        u->from[b] = (u8)sum;
        sum += u->left[b];
        u->left[b] = 0;
    }
    for (int id = 1; id <= kinds; id++)
        for (int n = copies[id]; n > 0; n--) u->card[u->from[back[id]] + u->left[back[id]]++] = (u8)id;
    return true;
}

/* Takes a random one of the remaining cards with this back. */
static u8 take_any(struct unseen *u, u8 back, struct random *luck)
{
    u8 *card = u->card + u->from[back], at = (u8)random_below(luck, u->left[back]), taken = card[at];
    card[at] = card[--u->left[back]];
    return taken;
}

static bool redeal_cards(const struct content *content, const struct family *family, struct cards k, u8 *copies,
                         int kinds, struct random *luck)
{
    struct unseen u;
    int count = k.start[k.piles];
    for (int i = 0; i < count; i++)
        if (k.id[i] <= kinds) {
            if (!copies[k.id[i]]) return false;
            copies[k.id[i]]--;
        }
    if (!gather(content, family, copies, kinds, &u)) return false;
    for (int i = 0; i < count; i++)
        if (k.id[i] > kinds) {
            if (!u.left[k.id[i]]) return false;
            k.id[i] = take_any(&u, k.id[i], luck);
        }
    return true;
}

static bool any_unseen(struct cards k, int kinds)
{
    for (int i = 0; i < k.start[k.piles]; i++)
        if (k.id[i] > kinds) return true;
    return false;
}

static void know_own_piles(const struct family *family, struct cards k)
{
    for (int p = 0; p < k.piles; p++) {
        seat owner = family->pile[p].owner;
        if (owner == NOBODY) continue;
        for (int i = k.start[p], end = k.start[p + 1]; i < end; i++) k.known[i] |= only(owner);
    }
}

void family_copies(const struct context *c, const struct family *family, const void *state, u8 copies[256])
{
    const struct family f = *family; /* for all that the compiler knows, writing copies might change it */
    int kinds = c->content->count[f.kind];
    size_t step = c->content->block->row_bytes[f.kind];
    const u8 *printed = (const u8 *)content_row(c->content, f.kind, 0) + f.copies_at;
    memset(copies, 0, 256);
    for (int id = 1; id <= kinds; id++) {
        printed += step;
        if (!f.belongs || f.belongs(c, state, (u8)id)) copies[id] = f.copies_at ? *printed : 1;
    }
}

bool families_redeal(struct context *c, void *view, struct random *luck)
{
    u8 copies[256];
    struct head *h = view;
    for (const struct field *f = c->game->rules.fields->field; f->name; f++) {
        if (!f->family) continue;
        struct cards k = field_cards(f, view);
        int kinds = c->content->count[f->family->kind];
        if (any_unseen(k, kinds)) {
            family_copies(c, f->family, view, copies);
            if (!redeal_cards(c->content, f->family, k, copies, kinds, luck)) return false;
        }
        know_own_piles(f->family, k);
    }
    random_seed(&h->random, (u64)random_next(luck) << 32 | random_next(luck));
    return true;
}

/* Each card goes to any place up to its own that nobody knows either and that shows the same back. */
static void reshuffle_pile(const struct content *content, int kind, struct cards k, int from, int end,
                           struct random *luck)
{
    for (int i = from, with; i < end; i++) {
        u8 card = k.id[i], back = content_back(content, kind, card);
        if (k.known[i]) continue;
        do with = from + (int)random_below(luck, (u32)(i - from + 1));
        while (k.known[with] || content_back(content, kind, k.id[with]) != back);
        k.id[i] = k.id[with];
        k.id[with] = card;
    }
}

void families_reshuffle(struct context *c, void *state, struct random *luck)
{
    struct head *h = state;
    for (const struct field *f = c->game->rules.fields->field; f->name; f++) {
        if (!f->family) continue;
        struct cards k = field_cards(f, state);
        for (int p = 0; p < k.piles; p++)
            reshuffle_pile(c->content, f->family->kind, k, k.start[p], k.start[p + 1], luck);
    }
    random_seed(&h->random, (u64)random_next(luck) << 32 | random_next(luck));
}
