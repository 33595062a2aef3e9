/* scene_pack.c: a scene as fewer bytes, for whoever keeps it only to compare the next one with it.
 *
 * A node takes 48 bytes, of which nearly all say nothing, or the same as the area around it: only what says something
 * is kept, in a fifth of them. Words are kept as they are. Only scene_unpack reads it, in the same program: nothing in
 * it is checked, and numbers lie as the machine has them.
 */
#include <stdlib.h>
#include <string.h>

#include "scene.h"

/* The first byte of a node is its type and what it has; a second one follows where it has more. */
enum {
    TYPE = 7,
    HAS_THING = 1 << 3,                       /* of nodes with a path */
    HAS_BOUND = 1 << 3, HAS_RULE = 1 << 3,    /* of a number; of a text */
    HAS_OWN = 1 << 4,                         /* pane and owner, where they are not those of the node around it */
    HAS_TITLE = 1 << 5, HAS_KEY = 1 << 6,
    HAS_MORE = 1 << 7,
    MORE_MARKS = 1 << 0, MORE_TINT = 1 << 1, MORE_NUMBERS = 1 << 2, MORE_SIGN = 1 << 3, MORE_RULE = 1 << 4,
    NODE_BYTES = 48, /* at most */
    FAR = 255,       /* a node lies as far or farther from the one that it lies in: that is written as four bytes */
};

/* The beginning: then come the words, then the nodes. */
struct packing {
    u32 words;
    int count;
    bool wide; /* places of words are four bytes; otherwise two */
};

static inline u8 *put(u8 *to, const void *from, size_t length)
{
    memcpy(to, from, length);
    return to + length;
}
static inline const u8 *take(const u8 *from, void *to, size_t length)
{
    memcpy(to, from, length);
    return from + length;
}

static inline u8 *put_place(u8 *to, u32 place, bool wide)
{
    const u16 narrow = (u16)place;
    return wide ? put(to, &place, sizeof place) : put(to, &narrow, sizeof narrow);
}
static inline const u8 *take_place(const u8 *at, u32 *place, bool wide)
{
    u16 narrow;
    if (wide) return take(at, place, sizeof *place);
    at = take(at, &narrow, sizeof narrow);
    *place = narrow;
    return at;
}

/* n, of, x, y as those of most nodes of a type are. */
struct numbers { i16 n, of, x, y; };
static inline struct numbers usual(u8 type) { return (struct numbers){type == NODE_PIECE, ANY, ANY, ANY}; }
static inline struct numbers numbers_of(const struct scene_node *n)
{
    return (struct numbers){n->n, n->of, n->x, n->y};
}
static inline bool is_usual(struct numbers a, u8 type)
{
    const struct numbers b = usual(type);
    return memcmp(&a, &b, sizeof a) == 0;
}

/* -- Writing -------------------------------------------------------------------------------------------------- */

static inline u8 *put_path_node(u8 *to, u8 *first, const struct scene_node *n, bool wide)
{
    const struct numbers numbers = numbers_of(n);
    const u8 more = (u8)((n->marks ? MORE_MARKS : 0) | (n->tint ? MORE_TINT : 0) |
                         (is_usual(numbers, n->type) ? 0 : MORE_NUMBERS) | (n->sign ? MORE_SIGN : 0) |
                         (n->rule ? MORE_RULE : 0));
    if (n->type != NODE_PIECE) *to++ = n->type == NODE_AREA ? n->shape : n->detail;
    to = put(to, &n->step, sizeof n->step);
    to = put_place(to, n->path, wide);
    if (n->thing != NOTHING) *first |= HAS_THING, *to++ = n->thing, *to++ = n->value;
    if (n->title) *first |= HAS_TITLE, to = put_place(to, n->title, wide);
    if (n->key) *first |= HAS_KEY, to = put_place(to, n->key, wide);
    if (!more) return to;
    *first |= HAS_MORE;
    *to++ = more;
    if (more & MORE_MARKS) to = put(to, &n->marks, sizeof n->marks);
    if (more & MORE_TINT) *to++ = n->tint;
    if (more & MORE_NUMBERS) to = put(to, &numbers, sizeof numbers);
    if (more & MORE_SIGN) to = put_place(to, n->sign, wide);
    if (more & MORE_RULE) to = put(to, &n->rule, sizeof n->rule);
    return to;
}

static inline u8 *put_node(u8 *to, const struct scene *s, int i, bool wide)
{
    static const struct scene_node nowhere = {.owner = NOBODY, .pane = PANE_NONE};
    const struct scene_node *n = &s->node[i], *up = i ? &s->node[n->up] : &nowhere;
    const int distance = i - n->up;
    u8 *first = to++;
    *first = n->type;
    *to++ = distance < FAR ? (u8)distance : FAR;
    if (distance >= FAR) to = put(to, &distance, sizeof distance);
    if (n->owner != up->owner || n->pane != up->pane) *first |= HAS_OWN, *to++ = n->owner, *to++ = n->pane;
    if (n->type == NODE_NUMBER) {
        *to++ = n->detail;
        to = put(to, &n->n, sizeof n->n);
        if (n->of != ANY) *first |= HAS_BOUND, to = put(to, &n->of, sizeof n->of);
    } else if (n->type == NODE_TEXT) {
        *to++ = n->detail;
        if (n->rule) *first |= HAS_RULE, to = put(to, &n->rule, sizeof n->rule);
        if (n->title) *first |= HAS_TITLE, to = put_place(to, n->title, wide);
    } else {
        to = put_path_node(to, first, n, wide);
    }
    return to;
}

void scene_pack(struct text *out, const struct scene *s)
{
    const struct packing p = {(u32)s->words.length, s->count, s->words.length > UINT16_MAX};
    u8 *bytes = malloc(sizeof p + p.words + (size_t)s->count * NODE_BYTES), *to;
    MUST(bytes != NULL);
    to = put(bytes, &p, sizeof p);
    to = put(to, s->words.at, p.words);
    for (int i = 0; i < s->count; i++) to = put_node(to, s, i, p.wide);
    text_keep(out, (const char *)bytes, (size_t)(to - bytes));
    free(bytes);
}

/* -- Reading -------------------------------------------------------------------------------------------------- */

static inline const u8 *take_path_node(const u8 *at, u8 first, struct scene_node *n, bool wide)
{
    if (n->type == NODE_AREA) n->shape = *at++;
    else if (n->type == NODE_LINK) n->detail = *at++;
    at = take(at, &n->step, sizeof n->step);
    at = take_place(at, &n->path, wide);
    if (first & HAS_THING) n->thing = *at++, n->value = *at++;
    if (first & HAS_TITLE) at = take_place(at, &n->title, wide);
    if (first & HAS_KEY) at = take_place(at, &n->key, wide);
    if (!(first & HAS_MORE)) return at;
    const u8 more = *at++;
    struct numbers numbers = numbers_of(n);
    if (more & MORE_MARKS) at = take(at, &n->marks, sizeof n->marks);
    if (more & MORE_TINT) n->tint = *at++;
    if (more & MORE_NUMBERS) at = take(at, &numbers, sizeof numbers);
    if (more & MORE_SIGN) at = take_place(at, &n->sign, wide);
    if (more & MORE_RULE) at = take(at, &n->rule, sizeof n->rule);
    n->n = numbers.n, n->of = numbers.of, n->x = numbers.x, n->y = numbers.y;
    return at;
}

static inline const u8 *take_node(const u8 *at, struct scene *s, int i, bool wide)
{
    struct scene_node *n = &s->node[i];
    const u8 first = *at++;
    int distance = *at++;
    if (distance == FAR) at = take(at, &distance, sizeof distance);
    *n = (struct scene_node){.type = first & TYPE, .n = usual(first & TYPE).n, .of = ANY, .x = ANY, .y = ANY,
                             .thing = NOTHING, .owner = NOBODY, .pane = PANE_NONE, .up = i - distance, .end = i + 1};
    if (first & HAS_OWN) n->owner = *at++, n->pane = *at++;
    else if (i) n->owner = s->node[n->up].owner, n->pane = s->node[n->up].pane;
    if (n->type == NODE_NUMBER) {
        n->detail = *at++;
        at = take(at, &n->n, sizeof n->n);
        if (first & HAS_BOUND) at = take(at, &n->of, sizeof n->of);
    } else if (n->type == NODE_TEXT) {
        n->detail = *at++;
        if (first & HAS_RULE) at = take(at, &n->rule, sizeof n->rule);
        if (first & HAS_TITLE) at = take_place(at, &n->title, wide);
    } else {
        at = take_path_node(at, first, n, wide);
    }
    return at;
}

void scene_unpack(struct scene *s, const struct speaker *speaker, const struct text *packed)
{
    struct packing p;
    const u8 *at = take((const u8 *)packed->at, &p, sizeof p);
    s->speaker = *speaker;
    s->speaker.state = NULL;
    if (s->room < p.count) {
        free(s->node);
        MUST((s->node = malloc((size_t)p.count * sizeof *s->node)) != NULL);
        s->room = p.count;
    }
    s->count = p.count;
    text_clear(&s->words);
    text_put(&s->words, (const char *)at, p.words);
    at += p.words;
    for (int i = 0; i < p.count; i++) at = take_node(at, s, i, p.wide);
    for (int i = p.count - 1; i > 0; i--) { /* what lies in a node follows it */
        struct scene_node *up = &s->node[s->node[i].up];
        if (s->node[i].end > up->end) up->end = s->node[i].end;
    }
}
