/* field_access.h: reading and writing a state's bytes through its description; for dump, load and redaction. */
#ifndef ENGINE_FIELD_ACCESS_H
#define ENGINE_FIELD_ACCESS_H

#include <string.h>

#include "cards.h"
#include "game.h"

enum { STATE_MAX = 4096 };

/* Number i of a field in the struct at `base`. */
static inline long long field_get(const struct field *f, const void *base, int i)
{
    const u8 *at = (const u8 *)base + f->offset + (size_t)i * f->size;
    u32 value = 0;
    memcpy(&value, at, f->size);
    if (!f->negative) return value;
    int unused = 32 - 8 * f->size;
    return (i32)(value << unused) >> unused;
}

/* The value must be in the field's range. */
static inline void field_put(const struct field *f, void *base, int i, long long value)
{
    u32 bits = (u32)value;
    memcpy((u8 *)base + f->offset + (size_t)i * f->size, &bits, f->size);
}

static inline long long field_least(const struct field *f)
{
    return f->negative ? -(1LL << (8 * f->size - 1)) : 0;
}

static inline long long field_most(const struct field *f)
{
    return f->negative ? (1LL << (8 * f->size - 1)) - 1 : (1LL << 8 * f->size) - 1;
}

/* How many numbers a ONE or MANY field has. */
static inline int field_numbers(const struct field *f) { return f->count ? f->count : 1; }

/* Element i of a SUB field in the struct at `base`. */
static inline void *field_element(const struct field *f, const void *base, int i)
{
    return (u8 *)base + f->offset + (size_t)i * f->sub->bytes;
}

/* The cards of a family that lie at this place of a state. */
static inline struct cards family_cards(const struct family *family, u8 *at)
{
    return (struct cards){at, at + family->cards, at + 2 * family->cards, family->piles, family->cards};
}

/* The family that a CARDS field of the struct at `base` holds. */
static inline struct cards field_cards(const struct field *f, const void *base)
{
    return family_cards(f->family, (u8 *)base + f->offset);
}

/* The seats that know a card of this pile unless something else is said. */
static inline seats pile_known(const struct pile *pile)
{
    return pile->owner == NOBODY ? 0 : only(pile->owner);
}

static inline const struct procedure *frame_procedure(const struct game *game, const struct frame *f)
{
    MUST(f->proc < game->rules.procedure_count);
    return game->rules.procedures[f->proc];
}

static inline int procedure_bytes(const struct procedure *p)
{
    return (int)sizeof(struct frame) + p->locals->bytes;
}

/* Keys of a dumped frame and of a dumped state; no local and no field may have such a name. */
static inline bool frame_key(const char *key)
{
    return strcmp(key, "proc") == 0 || strcmp(key, "step") == 0 || strcmp(key, "seat") == 0;
}

static inline bool state_key(const char *key)
{
    return strcmp(key, "stack") == 0 || strcmp(key, "lanes") == 0 || strcmp(key, "random") == 0;
}

/* Frame number n of those at `stack`, which occupy `used` bytes, counted from the oldest; NULL if
 * there are fewer. */
static inline const struct frame *frame_number(const struct game *game, const u8 *stack, int used, int n)
{
    for (int at = 0; at < used;) {
        const struct frame *f = (const struct frame *)(const void *)(stack + at);
        if (n-- == 0) return f;
        at += procedure_bytes(frame_procedure(game, f));
    }
    return NULL;
}

static inline u8 *lane_at(const struct head *h, seat s)
{
    return (u8 *)h->stack + STACK_BYTES - (s + 1) * LANE_BYTES;
}

/* Bytes that the frames of a forked seat's lane occupy. */
static inline int lane_used(const struct game *game, const struct head *h, seat s)
{
    const u8 *at = lane_at(h, s) + h->lane_top[s];
    return h->lane_top[s] + procedure_bytes(frame_procedure(game, (const struct frame *)(const void *)at));
}

/* The domain that a meaning names, NULL if it names none. */
static inline const struct domain *meaning_domain(const struct game *game, int meaning)
{
    int at = meaning - FIRST_DOMAIN;
    return at >= 0 && at < game->rules.domain_count ? &game->rules.domains[at] : NULL;
}

/* The name of an unknown thing's back, NULL if the value is not a back. */
static inline const char *thing_back(const struct domain *t, long long value)
{
    return value >= 256 - t->backs && value < 256 ? t->back[value - (256 - t->backs)] : NULL;
}

/* The back that hides a value of a domain that has backs. A back stays as it is, so that hiding twice does no harm; so
 * does "none" of a content kind, since the absence of a card is no secret. */
static inline u8 thing_hidden(const struct content *content, const struct domain *t, u8 value)
{
    if (thing_back(t, value) || (t->kind && !value)) return value;
    if (t->kind && value > content->count[t->kind]) return HIDDEN;
    return t->kind ? content_back(content, t->kind, value) : (u8)(256 - t->backs);
}

#endif
