/* redact.c: states and events as one seat may see them: secrets become zero, unknown cards their backs. */
#include "redact.h"

#include "field_access.h"
#include "say.h"

/* -- States --------------------------------------------------------------------------------- */

struct redaction {
    const struct content *content;
    seat viewer;
    seats mine; /* the viewer as a set; empty for a spectator */
    bool over;
};

static bool owns(const struct redaction *r, seat owner) { return owner != NOBODY && owner == r->viewer; }

/* Where a card belongs in an order that reveals nothing: known cards by kind, then backs. */
static int place_of(u8 id, seats known) { return (known == 0) << 16 | id << 8 | known; }

/* By insertion: a pile is nearly always in order already. */
static void sort_pile(struct cards k, int pile)
{
    int from = k.start[pile], end = k.start[pile + 1], last = -1;
    for (int i = from; i < end; i++) {
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

/* Values that do not change are read once: for all that the compiler knows, writing a card might change them. */
static void hide_cards(const struct redaction *r, const struct family *family, struct cards k)
{
    const struct row *none = content_row(r->content, family->kind, 0);
    const u8 *back = &none->back;
    size_t row_bytes = r->content->block->row_bytes[family->kind];
    seats mine = r->mine;
    for (int i = 0, cards = k.start[k.piles]; i < cards; i++) {
        if (k.known[i] == EVERYBODY) continue;
        if (!(k.known[i] & mine)) k.id[i] = back[k.id[i] * row_bytes];
        k.known[i] &= mine;
    }
}

static void redact_cards(const struct redaction *r, const struct family *family, struct cards k)
{
    MUST(k.start[k.piles] <= family->cards);
    hide_cards(r, family, k);
    for (int p = 0; p < k.piles; p++)
        if (pile_count(k, p) > 1 && family->pile[p].sorted && !owns(r, family->pile[p].owner)) sort_pile(k, p);
}

/* Keeps the bytes of a field whose sets of seats, in the field after it, hold the viewer. Sixteen at a time: some
 * fields are long. */
static void redact_masked(const struct redaction *r, const struct field *f, u8 *base)
{
    typedef u8 sixteen __attribute__((vector_size(16)));
    const struct field *sets = f + 1;
    const u8 *set = base + sets->offset;
    u8 *number = base + f->offset;
    int count = field_numbers(f), i = 0;
    MUST(sets->see == KNOWN && sets->size == 1 && sets->count == f->count && f->size == 1);
    for (; i + 16 <= count; i += 16) {
        sixteen known, kept;
        memcpy(&known, set + i, sizeof known);
        memcpy(&kept, number + i, sizeof kept);
        kept &= (sixteen)((known == EVERYBODY) | ((known & r->mine) != 0));
        memcpy(number + i, &kept, sizeof kept);
    }
    for (; i < count; i++)
        if (set[i] != EVERYBODY && !(set[i] & r->mine)) number[i] = 0;
}

static void redact_number(const struct redaction *r, const struct field *f, u8 *base, seat owner)
{
    if (f->see == MASK)
        redact_masked(r, f, base);
    else if (f->see == NEVER || !(owns(r, owner) || (f->see == IF_OVER && r->over)))
        memset(base + f->offset, 0, (size_t)f->size * (size_t)field_numbers(f));
}

/* Redacts `count` structs that lie side by side. Field by field, so that public fields cost nothing per struct. The
 * structs belong to `owner`, or struct i to seat i. */
static void redact_structs(const struct redaction *r, const struct fields *fields, u8 *base, int count,
                           seat owner, bool per_seat)
{
    for (const struct field *f = fields->field; f->name; f++) {
        if (f->size && (f->see == ALL || f->see == KNOWN)) continue;
        if (f->sub && !f->sub->secrets) continue;
        for (int i = 0; i < count; i++) {
            u8 *at = base + i * fields->bytes;
            seat who = per_seat ? (seat)i : owner;
            if (f->family)
                redact_cards(r, f->family, field_cards(f, at));
            else if (f->sub)
                redact_structs(r, f->sub, field_element(f, at, 0), f->count, who, f->sub->per_seat);
            else
                redact_number(r, f, at, who);
        }
    }
}

static void redact_frames(const struct redaction *r, const struct game *game, u8 *stack, int used)
{
    for (int at = 0; at < used;) {
        struct frame *f = (struct frame *)(void *)(stack + at);
        const struct procedure *p = frame_procedure(game, f);
        if (p->locals->secrets) redact_structs(r, p->locals, f->local, 1, f->seat, false);
        at += procedure_bytes(p);
    }
}

/* Others' lanes look as if they had not begun; which of them have ended is hidden while any runs. */
static void redact_lanes(const struct redaction *r, const struct game *game, struct head *h)
{
    for (seat s = 0; s < SEATS_MAX; s++) {
        if (!has_seat(h->forked, s)) continue;
        u8 *lane = lane_at(h, s);
        if (s == r->viewer) {
            redact_frames(r, game, lane, lane_used(game, h, s));
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
        .content = content,
        .viewer = viewer,
        .mine = viewer < SEATS_MAX ? only(viewer) : 0,
        .over = h->top == NO_FRAME,
    };
    memset(&h->random, 0, sizeof h->random);
    redact_structs(&r, game->rules.fields, view, 1, NOBODY, false);
    redact_frames(&r, game, h->stack, h->used);
    if (UNLIKELY(h->forked)) redact_lanes(&r, game, h);
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
