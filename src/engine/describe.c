/* describe.c: names of things, and the hash of a state. */
#include "describe.h"

#include "field_access.h"

int domain_size(const struct content *content, const struct domain *domain)
{
    int size = domain->kind ? content->count[domain->kind] + 1 : domain->vocabulary ? 1 : domain->count;
    for (const struct word *w = domain->vocabulary ? domain->vocabulary->word : NULL; w && w->word; w++)
        size = max_int(size, w->value + 1);
    return size;
}

static const char *word_of(const struct domain *d, u8 value)
{
    if (!d->vocabulary) return value < d->count ? d->words[value] : NULL;
    for (const struct word *w = d->vocabulary->word; w->word; w++)
        if (w->value == value) return w->word;
    return value ? NULL : "none";
}

const char *thing_id(const struct game *game, const struct content *content, u8 thing, u8 value)
{
    const struct domain *t = meaning_domain(game, thing);
    if (!t) return NULL;
    const char *back = thing_back(t, value);
    if (back) return back;
    if (t->kind == 0) return word_of(t, value);
    if (value == 0 || value > content->count[t->kind]) return NULL;
    return content_string(content, content_row(content, t->kind, value)->id);
}

const char *thing_name(const struct game *game, const struct content *content, u8 thing, u8 value)
{
    const struct domain *t = meaning_domain(game, thing);
    if (t && t->kind && value && value <= content->count[t->kind] && !thing_back(t, value))
        return content_string(content, content_row(content, t->kind, value)->name);
    const char *id = thing_id(game, content, thing, value);
    return id ? id : t && t->kind && value == 0 ? "nothing" : "?";
}

int thing_find(const struct game *game, const struct content *content, u8 thing, const char *id)
{
    const struct domain *t = meaning_domain(game, thing);
    if (!t) return -1;
    int end = min_int(domain_size(content, t), 256);
    for (int value = t->kind ? 1 : 0; value < end; value++) {
        if (thing_back(t, value)) break;
        const char *name = thing_id(game, content, thing, (u8)value);
        if (name && strcmp(name, id) == 0) return value;
    }
    return -1;
}

/* The product of two words, its upper half folded onto the lower: mixes 16 bytes at once. */
static inline u64 folded(u64 a, u64 b)
{
    unsigned __int128 product = (unsigned __int128)a * b;
    return (u64)product ^ (u64)(product >> 64);
}

static const u64 SALT[4] = {0xA0761D6478BD642Fu, 0xE7037ED1A0B428DBu, 0x8EBC6AF09C88C6E3u, 0x589965CC75374CC3u};

/* Three streams, so that the multiplications overlap. */
struct hash {
    u64 stream[3];
};

static inline void hash_48_bytes(struct hash *h, const u8 *at)
{
    u64 word[6];
    memcpy(word, at, sizeof word);
    h->stream[0] = folded(word[0] ^ SALT[1], word[1] ^ h->stream[0]);
    h->stream[1] = folded(word[2] ^ SALT[2], word[3] ^ h->stream[1]);
    h->stream[2] = folded(word[4] ^ SALT[3], word[5] ^ h->stream[2]);
}

u64 state_hash(const struct game *game, const void *state)
{
    const u8 *at = state;
    size_t left = game->state_bytes;
    struct hash h = {{SALT[0], SALT[0] ^ left, SALT[0]}};
    for (; left >= 48; at += 48, left -= 48)
        hash_48_bytes(&h, at);
    u8 rest[48] = {0};
    memcpy(rest, at, left);
    hash_48_bytes(&h, rest);
    return folded(folded(h.stream[0] ^ SALT[1], h.stream[1] ^ SALT[2]), h.stream[2] ^ SALT[3]);
}
