/* redact.c: a state as one seat may see it: secrets become zero, unknown cards their backs. */
#include "describe.h"

#include "tables.h"

struct redaction {
    const struct content *content;
    seat viewer;
    seats mine; /* the viewer as a set; empty for a spectator */
    bool over;
};

static bool owns(const struct redaction *r, seat owner) { return owner != NOBODY && owner == r->viewer; }

/* Whether anybody might not see something of these fields. */
static bool has_secrets(const struct fields *fields)
{
    for (const struct field *f = fields->field; f->name; f++)
        if (f->family || (f->sub && has_secrets(f->sub)) || (f->size && f->see != ALL && f->see != KNOWN))
            return true;
    return false;
}

/* Puts a pile into an order that tells nothing: known cards by kind, then backs. */
static void sort_pile(struct cards k, int pile)
{
    int from = k.start[pile], end = k.start[pile + 1];
    for (int i = from + 1; i < end; i++) {
        u8 id = k.id[i], known = k.known[i];
        int key = (known == 0) << 16 | id << 8 | known, j = i;
        for (; j > from; j--) {
            if (((k.known[j - 1] == 0) << 16 | k.id[j - 1] << 8 | k.known[j - 1]) <= key) break;
            k.id[j] = k.id[j - 1];
            k.known[j] = k.known[j - 1];
        }
        k.id[j] = id;
        k.known[j] = known;
    }
}

static void redact_cards(const struct redaction *r, const struct family *family, struct cards k)
{
    int cards = k.start[k.piles];
    MUST(cards <= family->cards);
    for (int i = 0; i < cards; i++) {
        if (k.known[i] == EVERYBODY) continue;
        if (k.known[i] & r->mine) {
            k.known[i] = r->mine;
        } else {
            k.id[i] = family->back ? family->back(r->content, k.id[i]) : 0;
            k.known[i] = 0;
        }
    }
    for (int p = 0; p < k.piles; p++)
        if (family->pile[p].sorted && pile_count(k, p) > 1 && !owns(r, family->pile[p].owner)) sort_pile(k, p);
}

/* Keeps those numbers of a field whose set, in the field behind it, holds the viewer. */
static void redact_masked(const struct redaction *r, const struct field *f, u8 *base)
{
    const struct field *sets = f + 1;
    MUST(sets->see == KNOWN && sets->size == 1 && sets->count == f->count);
    for (int i = 0; i < field_numbers(f); i++) {
        seats set = base[sets->offset + i];
        if (set != EVERYBODY && !(set & r->mine)) memset(base + f->offset + i * f->size, 0, f->size);
    }
}

static void redact_number(const struct redaction *r, const struct field *f, u8 *base, seat owner)
{
    if (f->see == MASK)
        redact_masked(r, f, base);
    else if (f->see == NEVER || !(owns(r, owner) || (f->see == IF_OVER && r->over)))
        memset(base + f->offset, 0, (size_t)f->size * (size_t)field_numbers(f));
}

/* Redacts `count` structs that stand side by side. Row by row, so that public fields cost nothing
 * per struct. The structs belong to `owner`, or struct i to seat i. */
static void redact_structs(const struct redaction *r, const struct fields *fields, u8 *base, int count,
                           seat owner, bool per_seat)
{
    for (const struct field *f = fields->field; f->name; f++) {
        if (f->size && (f->see == ALL || f->see == KNOWN)) continue;
        if (f->sub && !has_secrets(f->sub)) continue;
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
        redact_structs(r, p->locals, f->local, 1, f->seat, false);
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
    redact_structs(&r, game->fields, view, 1, NOBODY, false);
    redact_frames(&r, game, h->stack, h->used);
    if (UNLIKELY(h->forked)) redact_lanes(&r, game, h);
}
