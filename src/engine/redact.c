/* redact.c: states and events as one seat may see them: secrets become zero, unknown cards their backs. */
#include "redact.h"

#include "field_access.h"
#include "say.h"

/* -- States --------------------------------------------------------------------------------- */

struct redaction {
    const struct game *game;
    const struct content *content;
    seat viewer;
    seats mine; /* the viewer as a set; empty for a spectator */
    bool over;
};

static bool owns(const struct redaction *r, seat owner) { return owner != NOBODY && owner == r->viewer; }

/* Cards and masked fields are redacted sixteen bytes at a time: there are many of them. */
typedef u8 sixteen __attribute__((vector_size(16)));

static sixteen get_sixteen(const u8 *from)
{
    sixteen bytes;
    memcpy(&bytes, from, sizeof bytes);
    return bytes;
}

static void put_sixteen(u8 *to, sixteen bytes) { memcpy(to, &bytes, sizeof bytes); }

/* `for EACH_SIXTEEN(at, n) ...` goes through n bytes, if there are sixteen of them; the last ones together with some
 * that were done before, so that doing it again must change nothing. */
#define EACH_SIXTEEN(at, n) \
    (int at = 0, last_##at = (n) - 16; at <= last_##at; at = at < last_##at ? min_int(at + 16, last_##at) : n)

/* Of who knows a card, the viewer sees only himself, unless everybody does. */
static void forget_others(seats mine, u8 *known, int cards)
{
    for EACH_SIXTEEN(at, cards) {
        sixteen sets = get_sixteen(known + at);
        put_sixteen(known + at, sets & ((sixteen)(sets == EVERYBODY) | mine));
    }
    for (int i = 0; cards < 16 && i < cards; i++)
        if (known[i] != EVERYBODY) known[i] &= mine;
}

/* Cards that nobody is left to know become ONLY_BACK, which has all bits. */
static void hide_by_only_back(const u8 *known, u8 *id, int cards)
{
    for EACH_SIXTEEN(at, cards)
        put_sixteen(id + at, get_sixteen(id + at) | (sixteen)(get_sixteen(known + at) == 0));
    for (int i = 0; cards < 16 && i < cards; i++)
        if (!known[i]) id[i] = ONLY_BACK;
}

/* The same for a kind with several backs. Values that do not change are read once: for all that the compiler knows,
 * writing a card might change them. */
static void hide_by_backs(const struct content *content, int kind, const u8 *known, u8 *id, int cards)
{
    const struct row *none = content_row(content, kind, 0);
    const u8 *back = &none->back;
    size_t row_bytes = content->block->row_bytes[kind];
    for (int i = 0; i < cards; i++)
        if (!known[i]) id[i] = back[id[i] * row_bytes];
}

/* Where a card belongs in an order that reveals nothing: by kind, and backs are above all kinds. */
static int place_of(u8 id, seats known) { return id << 8 | known; }

/* Whether all of some bytes are equal. */
static bool alike(const u8 *bytes, int n) { return !memcmp(bytes, bytes + 1, (size_t)n - 1); }

/* By insertion: a pile is nearly always in order already, most of all one of which nothing is known. */
static void sort_pile(struct cards k, int from, int end)
{
    if (alike(k.id + from, end - from) && alike(k.known + from, end - from)) return;
    for (int i = from, last = -1; i < end; i++) {
        u8 id = k.id[i], known = k.known[i];
        int place = place_of(id, known), at = i;
        if (LIKELY(place >= last)) {
            last = place;
            continue;
        }
        for (; at > from && place_of(k.id[at - 1], k.known[at - 1]) > place; at--) {
            k.id[at] = k.id[at - 1];
            k.known[at] = k.known[at - 1];
        }
        k.id[at] = id;
        k.known[at] = known;
    }
}

static void redact_cards(const struct redaction *r, const struct family *family, u8 *at)
{
    struct cards k = family_cards(family, at);
    int cards = k.start[k.piles];
    MUST(cards <= family->cards);
    forget_others(r->mine, k.known, cards);
    if (meaning_domain(r->game, family->domain)->backs == 1)
        hide_by_only_back(k.known, k.id, cards);
    else
        hide_by_backs(r->content, family->kind, k.known, k.id, cards);
    const u8 *start = k.start;
    for (const struct pile *p = family->pile, *end = p + k.piles; p < end; p++, start++)
        if (p->sorted && start[1] - start[0] > 1 && !owns(r, p->owner)) sort_pile(k, start[0], start[1]);
}

/* Keeps the numbers whose sets of seats hold the viewer. */
static void redact_masked(seats mine, u8 *number, const u8 *set, int count)
{
    int i = 0;
    for (; i + 16 <= count; i += 16) {
        sixteen sets = get_sixteen(set + i);
        put_sixteen(number + i, get_sixteen(number + i) & (sixteen)((sets == EVERYBODY) | ((sets & mine) != 0)));
    }
    for (; i < count; i++)
        if (set[i] != EVERYBODY && !(set[i] & mine)) number[i] = 0;
}

/* Most secrets are one number: the compiler writes these in place of calling a function. */
static void wipe(u8 *at, size_t bytes)
{
    switch (bytes) {
    case 1: memset(at, 0, 1); break;
    case 2: memset(at, 0, 2); break;
    case 4: memset(at, 0, 4); break;
    default: memset(at, 0, bytes);
    }
}

static bool sees(const struct redaction *r, enum see see, seat owner)
{
    return see != NEVER && (owns(r, owner) || (see == IF_OVER && r->over));
}

/* Redacts `count` structs that lie side by side. They belong to `owner`, or struct i to seat i. */
static void redact_structs(const struct redaction *r, const struct fields *fields, u8 *base, int count,
                           seat owner, bool per_seat)
{
    for (const struct secret *f = fields->secret; f->bytes; f++) {
        u8 *at = base + f->offset, *end = at + count * fields->bytes;
        seat who = per_seat ? 0 : owner;
        if (f->see == KNOWN || !f->count) continue;
        if (f->family) {
            for (; at < end; at += fields->bytes) redact_cards(r, f->family, at);
        } else if (f->sub) {
            for (; at < end; at += fields->bytes, who = (seat)(who + per_seat))
                redact_structs(r, f->sub, at, f->count, who, f->sub->per_seat);
        } else if (f->see == MASK) {
            int sets_at = f[1].offset - f->offset;
            MUST(f->bytes == f->count && f[1].see == KNOWN && f[1].bytes == f->bytes && sets_at == f->bytes);
            for (; at < end; at += fields->bytes) redact_masked(r->mine, at, at + sets_at, f->bytes);
        } else {
            for (; at < end; at += fields->bytes, who = (seat)(who + per_seat))
                if (!sees(r, f->see, who)) wipe(at, f->bytes);
        }
    }
}

static void redact_frames(const struct redaction *r, u8 *stack, int used)
{
    for (int at = 0; at < used;) {
        struct frame *f = (struct frame *)(void *)(stack + at);
        const struct procedure *p = frame_procedure(r->game, f);
        if (p->locals->secrets) redact_structs(r, p->locals, f->local, 1, f->seat, false);
        at += procedure_bytes(p);
    }
}

/* Others' lanes look as if they had not begun; which of them have ended is hidden while any runs. */
static void redact_lanes(const struct redaction *r, struct head *h)
{
    for EACH_SEAT(s, h->forked) {
        u8 *lane = lane_at(h, s);
        if (s == r->viewer) {
            redact_frames(r, lane, lane_used(r->game, h, s));
            continue;
        }
        struct frame first;
        memcpy(&first, lane, sizeof first);
        first.step = 0;
        memset(lane, 0, LANE_BYTES);
        memcpy(lane, &first, sizeof first);
        h->lane_top[s] = 0;
    }
    if (h->lanes) h->lanes |= (seats)(h->forked & ~r->mine);
}

void state_redact(const struct game *game, const struct content *content, const void *state,
                  seat viewer, void *view)
{
    struct head *h = view;
    memcpy(view, state, game->state_bytes);
    const struct redaction r = {
        .game = game,
        .content = content,
        .viewer = viewer,
        .mine = viewer < SEATS_MAX ? only(viewer) : 0,
        .over = h->top == NO_FRAME,
    };
    memset(&h->random, 0, sizeof h->random);
    redact_structs(&r, game->rules.fields, view, 1, NOBODY, false);
    redact_frames(&r, h->stack, h->used);
    if (UNLIKELY(h->forked)) redact_lanes(&r, h);
}

seats pending_redact(const void *state, seats pending, seat viewer)
{
    const struct head *h = state;
    return h->lanes ? (seats)(pending | (h->forked & ~(viewer < SEATS_MAX ? only(viewer) : 0))) : pending;
}

/* -- Events --------------------------------------------------------------------------------- */

/* What replaces a value that must not be seen. */
static u8 hide(const struct speaker *s, u8 meaning, u8 value)
{
    const struct domain *t = meaning_domain(s->game, meaning);
    return t && t->backs ? thing_hidden(s->content, t, value) : HIDDEN;
}

bool event_in_sight(const struct event *event, seat viewer)
{
    return event->see == EVERYBODY || has_seat(event->see, viewer);
}

struct event event_redact(const struct speaker *s, const struct event *event)
{
    struct event seen = *event;
    if (event->kind >= s->game->rules.event_count || event_in_sight(event, s->viewer)) return seen;
    const struct event_row *row = &s->game->rules.events[event->kind];
    if (row->flags & HIDE_A) seen.a = hide(s, row->a, event->a);
    if (row->flags & HIDE_B) seen.b = hide(s, row->b, event->b);
    if (row->flags & HIDE_C) seen.c = hide(s, row->c, event->c);
    return seen;
}
