/* dump.c: states written as JSON, and the differences between two states as lines of text. */
#include "describe.h"

#include "field_access.h"

struct dump {
    struct text *out;
    const struct game *game;
    const struct content *content;
};

static void dump_bits(struct text *out, u32 bits)
{
    js_open(out, '[');
    for (int i = 0; i < 32; i++)
        if (bits >> i & 1) js_int(out, i);
    js_close(out, ']');
}

static void dump_seats(struct text *out, u32 set)
{
    if (set == EVERYBODY)
        js_string(out, "all");
    else
        dump_bits(out, set);
}

static void dump_thing(const struct dump *d, u8 meaning, long long value)
{
    const struct domain *t = meaning_domain(d->game, meaning);
    MUST(t != NULL);
    const char *back = thing_back(t, value);
    const char *id = value >= 0 && value < 256 ? thing_id(d->game, d->content, meaning, (u8)value) : NULL;
    if (back) {
        js_open(d->out, '{');
        js_key(d->out, "back");
        js_string(d->out, back);
        js_close(d->out, '}');
    } else if (id) {
        js_string(d->out, id);
    } else if ((t->kind && value == 0) || (t->words && value == 0xFF)) {
        js_null(d->out);
    } else {
        js_int(d->out, value);
    }
}

static void dump_value(const struct dump *d, u8 meaning, long long value)
{
    if (meaning >= FIRST_DOMAIN)
        dump_thing(d, meaning, value);
    else if (meaning == SEAT && value == NOBODY)
        js_null(d->out);
    else if (meaning == SEATS)
        dump_seats(d->out, (u32)value);
    else if (meaning == BITS)
        dump_bits(d->out, (u32)value);
    else if (meaning == FLAG && (value == 0 || value == 1))
        js_bool(d->out, value);
    else
        js_int(d->out, value);
}

static void dump_card(const struct dump *d, const struct family *family, const struct pile *pile, u8 id, seats known)
{
    const struct domain *t = meaning_domain(d->game, family->domain);
    MUST(t != NULL);
    const char *back = thing_back(t, id);
    if (known == (back ? 0 : pile_known(pile))) {
        dump_thing(d, family->domain, id);
        return;
    }
    js_open(d->out, '{');
    js_key(d->out, back ? "back" : "id");
    if (back)
        js_string(d->out, back);
    else
        dump_thing(d, family->domain, id);
    js_key(d->out, "known");
    dump_seats(d->out, known);
    js_close(d->out, '}');
}

static void dump_pile(const struct dump *d, const struct family *family, struct cards k, int p)
{
    js_open(d->out, '[');
    for (int i = k.start[p]; i < k.start[p + 1]; i++)
        dump_card(d, family, &family->pile[p], k.id[i], k.known[i]);
    js_close(d->out, ']');
}

static void dump_family(const struct dump *d, const struct family *family, struct cards k)
{
    MUST(k.start[k.piles] <= family->cards);
    js_open(d->out, '{');
    for (int p = 0; p < k.piles; p++) {
        if (pile_count(k, p) == 0) continue;
        js_key(d->out, family->pile[p].name);
        dump_pile(d, family, k, p);
    }
    js_close(d->out, '}');
}

static void dump_fields(const struct dump *d, const struct fields *fields, const void *base)
{
    for (const struct field *f = fields->field; f->name; f++) {
        js_key(d->out, f->name);
        if (f->family) {
            dump_family(d, f->family, field_cards(f, base));
            continue;
        }
        bool list = f->sub || f->count;
        if (list) js_open(d->out, '[');
        for (int i = 0; i < field_numbers(f); i++) {
            if (f->sub) {
                js_open(d->out, '{');
                dump_fields(d, f->sub, field_element(f, base, i));
                js_close(d->out, '}');
            } else {
                dump_value(d, f->meaning, field_get(f, base, i));
            }
        }
        if (list) js_close(d->out, ']');
    }
}

static void dump_frame(const struct dump *d, const struct frame *f)
{
    const struct procedure *p = frame_procedure(d->game, f);
    MUST(f->step < p->step_count);
    for (const struct field *local = p->locals->field; local->name; local++)
        MUST(!frame_key(local->name));
    js_open(d->out, '{');
    js_key(d->out, "proc");
    js_string(d->out, p->name);
    js_key(d->out, "step");
    js_string(d->out, p->steps[f->step].name);
    js_key(d->out, "seat");
    dump_value(d, SEAT, f->seat);
    dump_fields(d, p->locals, f->local);
    js_close(d->out, '}');
}

static void dump_frames(const struct dump *d, const u8 *stack, int used)
{
    const struct frame *f;
    js_key(d->out, "stack");
    js_open(d->out, '[');
    for (int n = 0; (f = frame_number(d->game, stack, used, n)) != NULL; n++)
        dump_frame(d, f);
    js_close(d->out, ']');
}

static void dump_lanes(const struct dump *d, const struct head *h)
{
    js_key(d->out, "lanes");
    js_open(d->out, '{');
    for (seat s = 0; s < SEATS_MAX; s++) {
        if (!has_seat(h->forked, s)) continue;
        js_key(d->out, (char[]){(char)('0' + s), '\0'});
        js_open(d->out, '{');
        js_key(d->out, "running");
        js_bool(d->out, has_seat(h->lanes, s));
        dump_frames(d, lane_at(h, s), lane_used(d->game, h, s));
        js_close(d->out, '}');
    }
    js_close(d->out, '}');
}

void state_dump(struct text *out, const struct game *game, const struct content *content,
                const void *state, bool redacted)
{
    const struct dump d = {out, game, content};
    const struct head *h = state;
    js_open(out, '{');
    dump_fields(&d, game->rules.fields, state);
    dump_frames(&d, h->stack, h->used);
    if (h->forked) dump_lanes(&d, h);
    if (!redacted) {
        js_key(out, "random");
        text_add(out, "\"%08x%08x%08x%08x\"", h->random.s[0], h->random.s[1], h->random.s[2], h->random.s[3]);
    }
    js_close(out, '}');
}

void struct_dump(struct text *out, const struct game *game, const struct content *content, const struct fields *fields,
                 const void *base)
{
    js_open(out, '{');
    dump_fields(&(struct dump){out, game, content}, fields, base);
    js_close(out, '}');
}

/* -- Differences. The path is what comes before a field's name, "player[2].slot[0].". ------ */

struct diff {
    struct text *out;
    const struct game *game;
    const struct content *content;
    struct text path, value;
};

static void diff_line(struct diff *d, const char *before, const char *after)
{
    text_add(d->out, "%s: %s -> %s\n", text_string(&d->path), before, after);
}

/* Appends a value as a person would write it: ids without quotes, "none", "nobody". */
static void value_text(struct diff *d, u8 meaning, long long value)
{
    struct text json = {0};
    const struct dump dump = {&json, d->game, d->content};
    dump_value(&dump, meaning, value);
    const struct domain *t = meaning_domain(d->game, meaning);
    const char *back = t ? thing_back(t, value) : NULL;
    if (back)
        text_add(&d->value, "%s", back);
    else if (json.at[0] == '"')
        text_add(&d->value, "%.*s", (int)json.length - 2, json.at + 1);
    else if (strcmp(json.at, "null") == 0)
        text_add(&d->value, "%s", t ? "none" : "nobody");
    else
        text_add(&d->value, "%s", json.at);
    text_free(&json);
}

/* Appends "[a, b{0,2}]": braces hold the seats that know a card, unless that is the pile's owner alone. */
static void pile_text(struct diff *d, const struct family *family, struct cards k, int p)
{
    text_add(&d->value, "[");
    for (int i = k.start[p]; i < k.start[p + 1]; i++) {
        if (i > k.start[p]) text_add(&d->value, ", ");
        value_text(d, family->domain, k.id[i]);
        if (k.known[i] == pile_known(&family->pile[p])) continue;
        text_add(&d->value, k.known[i] == EVERYBODY ? "{all" : "{");
        const char *between = "";
        for (seat s = 0; s < SEATS_MAX && k.known[i] != EVERYBODY; s++) {
            if (!has_seat(k.known[i], s)) continue;
            text_add(&d->value, "%s%d", between, s);
            between = ",";
        }
        text_add(&d->value, "}");
    }
    text_add(&d->value, "]");
}

static void diff_pile(struct diff *d, const struct family *family, struct cards x, struct cards y, int p)
{
    size_t n = (size_t)pile_count(x, p);
    if (n == (size_t)pile_count(y, p) && memcmp(x.id + x.start[p], y.id + y.start[p], n) == 0 &&
        memcmp(x.known + x.start[p], y.known + y.start[p], n) == 0)
        return;
    text_clear(&d->value);
    pile_text(d, family, x, p);
    text_add(&d->value, " -> ");
    pile_text(d, family, y, p);
    text_add(d->out, "%s %s: %s\n", text_string(&d->path), family->pile[p].name, text_string(&d->value));
}

static void diff_fields(struct diff *d, const struct fields *fields, const void *x, const void *y)
{
    size_t mark = d->path.length;
    for (const struct field *f = fields->field; f->name; f++) {
        for (int i = 0; i < field_numbers(f); i++) {
            text_add(&d->path, "%s", f->name);
            if (f->count && !f->family) text_add(&d->path, "[%d]", i);
            if (f->family) {
                for (int p = 0; p < f->family->piles; p++)
                    diff_pile(d, f->family, field_cards(f, x), field_cards(f, y), p);
            } else if (f->sub) {
                text_add(&d->path, ".");
                diff_fields(d, f->sub, field_element(f, x, i), field_element(f, y, i));
            } else if (field_get(f, x, i) != field_get(f, y, i)) {
                text_clear(&d->value);
                value_text(d, f->meaning, field_get(f, x, i));
                text_add(&d->value, " -> ");
                value_text(d, f->meaning, field_get(f, y, i));
                text_add(d->out, "%s: %s\n", text_string(&d->path), text_string(&d->value));
            }
            d->path.length = mark;
        }
    }
}

static void diff_frames(struct diff *d, const u8 *x, int x_used, const u8 *y, int y_used)
{
    size_t mark = d->path.length;
    for (int n = 0;; n++) {
        const struct frame *a = frame_number(d->game, x, x_used, n), *b = frame_number(d->game, y, y_used, n);
        if (!a && !b) break;
        struct text before = {0}, after = {0};
        if (a) dump_frame(&(struct dump){&before, d->game, d->content}, a);
        if (b) dump_frame(&(struct dump){&after, d->game, d->content}, b);
        text_add(&d->path, "stack[%d]", n);
        if (strcmp(text_string(&before), text_string(&after)) != 0)
            diff_line(d, a ? before.at : "nothing", b ? after.at : "nothing");
        d->path.length = mark;
        text_free(&before);
        text_free(&after);
    }
}

static void diff_lane(struct diff *d, const struct head *x, const struct head *y, seat s)
{
    static const char *const run[] = {"ended", "running"};
    bool in_x = has_seat(x->forked, s), in_y = has_seat(y->forked, s);
    const char *before = in_x ? run[has_seat(x->lanes, s)] : "nothing";
    const char *after = in_y ? run[has_seat(y->lanes, s)] : "nothing";
    text_add(&d->path, "lanes[%d]", s);
    if (before != after) diff_line(d, before, after);
    text_add(&d->path, ".");
    diff_frames(d, lane_at(x, s), in_x ? lane_used(d->game, x, s) : 0,
                lane_at(y, s), in_y ? lane_used(d->game, y, s) : 0);
    d->path.length = 0;
}

void state_diff(struct text *out, const struct game *game, const struct content *content,
                const void *before, const void *after)
{
    const struct head *x = before, *y = after;
    struct diff d = {.out = out, .game = game, .content = content};
    diff_fields(&d, game->rules.fields, before, after);
    diff_frames(&d, x->stack, x->used, y->stack, y->used);
    for (seat s = 0; s < SEATS_MAX; s++)
        if (has_seat(x->forked | y->forked, s)) diff_lane(&d, x, y, s);
    if (memcmp(&x->random, &y->random, sizeof x->random) != 0)
        text_add(out, "random: differs\n");
    text_free(&d.path);
    text_free(&d.value);
}

void struct_diff(struct text *out, const struct game *game, const struct content *content, const struct fields *fields,
                 const void *before, const void *after)
{
    struct diff d = {.out = out, .game = game, .content = content};
    diff_fields(&d, fields, before, after);
    text_free(&d.path);
    text_free(&d.value);
}
