/* load.c: positions read from JSON, all or nothing, every mistake reported with its path. */
#include "describe.h"

#include <stdio.h>
#include <stdlib.h>

#include "field_access.h"
#include "guess.h"
#include "json.h"

/* The path says where in the JSON we are, "player[2].slot[0].hero". */
struct load {
    const struct game *game;
    const struct content *content;
    struct text path;
    struct text *error;
};

/* Loaders return false after a mistake, with the error written. */
static bool wrong(struct load *l, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool wrong(struct load *l, const char *format, ...)
{
    va_list list;
    if (l->path.length) text_add(l->error, "%s: ", text_string(&l->path));
    va_start(list, format);
    text_add_list(l->error, format, list);
    va_end(list);
    return false;
}

static size_t go_to_key(struct load *l, const char *key)
{
    size_t mark = l->path.length;
    text_add(&l->path, "%s%s", mark ? "." : "", key);
    return mark;
}

static size_t go_to_index(struct load *l, int i)
{
    size_t mark = l->path.length;
    text_add(&l->path, "[%d]", i);
    return mark;
}

static void go_back(struct load *l, size_t mark)
{
    l->path.length = mark;
    l->path.at[mark] = '\0';
}

static bool wrong_word(struct load *l, const struct guess *g, const char *what)
{
    wrong(l, "%s", "");
    guess_say(l->error, g, what);
    return false;
}

/* -- Numbers. ------------------------------------------------------------------------------------ */

static bool load_number(struct load *l, const struct json *json, long long least, long long most, long long *value)
{
    if (!json_is(json, JS_INT) || json->number < least || json->number > most)
        return wrong(l, "expected a whole number from %lld to %lld", least, most);
    *value = json->number;
    return true;
}

static bool load_thing(struct load *l, const struct json *json, u8 meaning, long long *value)
{
    const struct domain *t = meaning_domain(l->game, meaning);
    MUST(t != NULL);
    if ((t->kind || t->words) && json_is(json, JS_NULL)) { /* no row, or no word */
        *value = t->kind ? 0 : 0xFF;
        return true;
    }
    if (json_get(json, "back"))
        return wrong(l, "an unknown %s cannot be loaded; name its id", t->name);
    if (!json_is(json, JS_STRING))
        return wrong(l, "expected the id of a %s%s", t->name, t->kind || t->words ? " or null" : "");
    const char *id = json_text(json);
    *value = thing_find(l->game, l->content, meaning, id);
    if (*value >= 0) return true;
    struct guess g = guess_for(id);
    for (int i = 0; i < 256; i++)
        if (!thing_back(t, i)) guess_try(&g, thing_id(l->game, l->content, meaning, (u8)i));
    char what[96];
    snprintf(what, sizeof what, "no %s has the id", t->name);
    return wrong_word(l, &g, what);
}

/* A list of numbers below `bits`. */
static bool load_set(struct load *l, const struct json *json, int bits, const char *expected, long long *value)
{
    if (!json_is(json, JS_LIST)) return wrong(l, "expected %s", expected);
    *value = 0;
    int i = 0;
    for EACH_JSON(item, json) {
        long long bit = 0;
        size_t mark = go_to_index(l, i++);
        if (!load_number(l, item, 0, bits - 1, &bit)) return false;
        go_back(l, mark);
        *value |= 1LL << bit;
    }
    return true;
}

static bool load_seats(struct load *l, const struct json *json, long long *value)
{
    if (json_is(json, JS_STRING) && strcmp(json_text(json), "all") == 0) {
        *value = EVERYBODY;
        return true;
    }
    return load_set(l, json, SEATS_MAX, "a list of seats or \"all\"", value);
}

static bool load_seat(struct load *l, const struct json *json, long long *value)
{
    int last = l->game->most_players - 1;
    *value = NOBODY;
    if (json_is(json, JS_NULL)) return true;
    if (!json_is(json, JS_INT) || json->number < 0 || json->number > last)
        return wrong(l, "expected a seat from 0 to %d, or null", last);
    *value = json->number;
    return true;
}

static bool load_flag(struct load *l, const struct json *json, long long *value)
{
    if (!json_is(json, JS_BOOL)) return wrong(l, "expected true or false");
    *value = json->number;
    return true;
}

static bool load_value(struct load *l, const struct json *json, const struct field *f, long long *value)
{
    if (f->meaning >= FIRST_DOMAIN) return load_thing(l, json, f->meaning, value);
    switch (f->meaning) {
    case SEAT: return load_seat(l, json, value);
    case SEATS: return load_seats(l, json, value);
    case FLAG: return load_flag(l, json, value);
    case BITS: return load_set(l, json, 8 * f->size, "a list of numbers", value);
    default: return load_number(l, json, field_least(f), field_most(f), value);
    }
}

/* -- Cards. -------------------------------------------------------------------------------------- */

/* A card is its id, or an object with "id" and "known". */
static bool load_card(struct load *l, const struct json *json, const struct family *family, const struct pile *pile,
                      u8 *id, u8 *known)
{
    const struct json *value = json, *who = NULL;
    if (json_get(json, "id")) {
        for EACH_JSON(member, json)
            if (strcmp(member->key, "id") != 0 && strcmp(member->key, "known") != 0)
                return wrong(l, "a card has \"id\" and \"known\", not \"%s\"", member->key);
        value = json_get(json, "id");
        who = json_get(json, "known");
    }
    long long number, set = pile_known(pile);
    if (json_is(value, JS_NULL))
        return wrong(l, "expected the id of a %s", meaning_domain(l->game, family->domain)->name);
    if (!load_thing(l, value, family->domain, &number)) return false;
    if (who) {
        size_t mark = go_to_key(l, "known");
        if (!load_seats(l, who, &set)) return false;
        go_back(l, mark);
    }
    *id = (u8)number;
    *known = (u8)set;
    return true;
}

static bool check_piles(struct load *l, const struct json *json, const struct family *family)
{
    int cards = 0;
    for EACH_JSON(pile, json) {
        struct guess g = guess_for(pile->key);
        int p = 0;
        for (; p < family->piles && strcmp(pile->key, family->pile[p].name) != 0; p++)
            guess_try(&g, family->pile[p].name);
        if (p == family->piles) return wrong_word(l, &g, "no pile has the name");
        if (!json_is(pile, JS_LIST)) return wrong(l, "expected a list of cards as \"%s\"", pile->key);
        cards += pile->count;
    }
    if (cards > family->cards)
        return wrong(l, "%d cards are too many; there is room for %d", cards, family->cards);
    return true;
}

/* Cards of a family by id. */
static void count_cards(struct cards k, int count[256])
{
    memset(count, 0, 256 * sizeof *count);
    for (int i = 0; i < k.start[k.piles]; i++) count[k.id[i]]++;
}

/* The pile of a family that is its box, `piles` if there is none. */
static int find_box(const struct family *family)
{
    int box = 0;
    while (box < family->piles && !family->pile[box].box) box++;
    return box;
}

/* Puts cards that were in the family before and are no longer named into its box. */
static void box_up(const struct family *family, struct cards k, int box, const int before[256])
{
    int named[256];
    count_cards(k, named);
    for (int id = 1; id < 256; id++)
        for (int n = named[id]; n < before[id] && k.start[k.piles] < family->cards; n++) {
            int end = k.start[box + 1], rest = k.start[k.piles] - end;
            memmove(k.id + end + 1, k.id + end, (size_t)rest);
            memmove(k.known + end + 1, k.known + end, (size_t)rest);
            k.id[end] = (u8)id;
            k.known[end] = (u8)pile_known(&family->pile[box]);
            for (int p = box + 1; p <= k.piles; p++) k.start[p]++;
        }
}

/* Replaces the whole family; piles that are not named become empty, and cards that are not named go to the box, unless
 * the text names the box. */
static bool load_family(struct load *l, const struct json *json, const struct family *family, struct cards k)
{
    int before[256], box = find_box(family);
    if (!json_is(json, JS_OBJECT)) return wrong(l, "expected an object with piles of cards");
    if (!check_piles(l, json, family)) return false;
    count_cards(k, before);
    memset(k.id, 0, family->cards);
    memset(k.known, 0, family->cards);
    k.start[0] = 0;
    for (int p = 0; p < k.piles; p++) {
        const struct json *pile = json_get(json, family->pile[p].name);
        int at = k.start[p];
        for EACH_JSON(card, pile) {
            size_t mark = l->path.length;
            text_add(&l->path, " %s[%d]", family->pile[p].name, at - k.start[p]);
            if (!load_card(l, card, family, &family->pile[p], &k.id[at], &k.known[at])) return false;
            go_back(l, mark);
            at++;
        }
        k.start[p + 1] = (u8)at;
    }
    if (box < family->piles && !json_get(json, family->pile[box].name)) box_up(family, k, box, before);
    return true;
}

/* -- Structs. ------------------------------------------------------------------------------------ */

static bool load_fields(struct load *l, const struct json *json, const struct fields *fields, void *base,
                        bool (*reserved)(const char *key));

static bool load_element(struct load *l, const struct json *json, const struct field *f, void *base, int i)
{
    if (f->sub) return load_fields(l, json, f->sub, field_element(f, base, i), NULL);
    long long value;
    if (!load_value(l, json, f, &value)) return false;
    field_put(f, base, i, value);
    return true;
}

/* The index that a key stands for, -1 if it is not one below `count`. */
static int index_of_key(const char *key, int count)
{
    char *end;
    if (key[0] < '0' || key[0] > '9' || (key[0] == '0' && key[1])) return -1;
    long i = strtol(key, &end, 10);
    return *end || i >= count ? -1 : (int)i;
}

static bool load_some(struct load *l, const struct json *json, const struct field *f, void *base)
{
    for EACH_JSON(element, json) {
        int i = index_of_key(element->key, f->count);
        if (i < 0) return wrong(l, "expected indices from 0 to %d, not \"%s\"", f->count - 1, element->key);
        size_t mark = go_to_index(l, i);
        if (!load_element(l, element, f, base, i)) return false;
        go_back(l, mark);
    }
    return true;
}

static bool load_list(struct load *l, const struct json *json, const struct field *f, void *base)
{
    if (json_is(json, JS_OBJECT)) return load_some(l, json, f, base);
    if (!json_is(json, JS_LIST) || json->count != f->count)
        return wrong(l, "expected a list of %d, or an object that names indices", f->count);
    int i = 0;
    for EACH_JSON(element, json) {
        size_t mark = go_to_index(l, i);
        if (!load_element(l, element, f, base, i++)) return false;
        go_back(l, mark);
    }
    return true;
}

static bool load_field(struct load *l, const struct json *json, const struct field *f, void *base)
{
    if (f->family) return load_family(l, json, f->family, field_cards(f, base));
    if (f->sub || f->count) return load_list(l, json, f, base);
    return load_element(l, json, f, base, 0);
}

static const struct field *field_named(const struct fields *fields, const char *name)
{
    for (const struct field *f = fields->field; f->name; f++)
        if (strcmp(f->name, name) == 0) return f;
    return NULL;
}

/* The field that a key means, by its present name or by one that it may have in an old record; NULL: none. */
static const struct field *field_meant(const struct game *game, const struct fields *fields, const char *key)
{
    const struct field *f = field_named(fields, key);
    for (const char *const *pair = game->rules.renamed; !f && pair && *pair; pair += 2)
        if (strcmp(pair[0], key) == 0) f = field_named(fields, pair[1]);
    return f;
}

/* Reads all keys of an object but the reserved ones. */
static bool load_fields(struct load *l, const struct json *json, const struct fields *fields, void *base,
                        bool (*reserved)(const char *key))
{
    if (!json_is(json, JS_OBJECT)) return wrong(l, "expected an object, a %s", fields->name);
    for EACH_JSON(value, json) {
        if (reserved && reserved(value->key)) continue;
        const struct field *f = field_meant(l->game, fields, value->key);
        if (!f) {
            struct guess g = guess_for(value->key);
            for (f = fields->field; f->name; f++) guess_try(&g, f->name);
            return wrong_word(l, &g, "there is no field");
        }
        size_t mark = go_to_key(l, value->key);
        if (!load_field(l, value, f, base)) return false;
        go_back(l, mark);
    }
    return true;
}

/* -- Frames. ------------------------------------------------------------------------------------- */

static bool load_procedure(struct load *l, const struct json *json, u8 *proc)
{
    const struct json *name = json_get(json, "proc");
    if (!json_is(name, JS_STRING)) return wrong(l, "expected a frame: an object with \"proc\", \"step\" and \"seat\"");
    struct guess g = guess_for(json_text(name));
    for (int p = 0; p < l->game->rules.procedure_count; p++) {
        if (strcmp(l->game->rules.procedures[p]->name, g.word) == 0) {
            *proc = (u8)p;
            return true;
        }
        guess_try(&g, l->game->rules.procedures[p]->name);
    }
    return wrong_word(l, &g, "there is no procedure");
}

static bool load_step(struct load *l, const struct json *name, const struct procedure *p, u8 *step)
{
    if (!json_is(name, JS_STRING)) return wrong(l, "expected \"step\", the name of a step of %s", p->name);
    struct guess g = guess_for(json_text(name));
    for (int s = 0; s < p->step_count; s++) {
        if (strcmp(p->steps[s].name, g.word) == 0) {
            *step = (u8)s;
            return true;
        }
        guess_try(&g, p->steps[s].name);
    }
    char what[96];
    snprintf(what, sizeof what, "%s has no step", p->name);
    return wrong_word(l, &g, what);
}

/* Reads one frame to `at`, where there are `room` zero bytes; *bytes becomes its size. */
static bool load_frame(struct load *l, const struct json *json, u8 *at, int room, int below, int *bytes)
{
    struct frame f = {.below = (u8)below};
    if (!load_procedure(l, json, &f.proc)) return false;
    const struct procedure *p = l->game->rules.procedures[f.proc];
    if (!load_step(l, json_get(json, "step"), p, &f.step)) return false;
    const struct json *who = json_get(json, "seat");
    long long value;
    if (!who) return wrong(l, "expected \"seat\", a number or null");
    size_t mark = go_to_key(l, "seat");
    if (!load_seat(l, who, &value)) return false;
    go_back(l, mark);
    f.seat = (u8)value;
    *bytes = procedure_bytes(p);
    MUST(*bytes <= UINT8_MAX);
    if (*bytes > room) return wrong(l, "there is no room for this frame: the stack is full");
    memcpy(at, &f, sizeof f);
    return load_fields(l, json, p->locals, at + sizeof f, frame_key);
}

/* Reads frames into `room` zero bytes. *top becomes the offset of the last, *used the size of all. */
static bool load_frames(struct load *l, const struct json *json, u8 *stack, int room, int *top, int *used)
{
    int bytes = 0;
    *top = NO_FRAME;
    *used = 0;
    if (!json_is(json, JS_LIST)) return wrong(l, "expected a list of frames");
    int i = 0;
    for EACH_JSON(frame, json) {
        size_t mark = go_to_index(l, i++);
        if (!load_frame(l, frame, stack + *used, room - *used, bytes, &bytes)) return false;
        go_back(l, mark);
        *top = *used;
        *used += bytes;
    }
    return true;
}

static void end_lanes(struct head *h)
{
    for (seat s = 0; s < SEATS_MAX; s++)
        if (has_seat(h->forked, s)) memset(lane_at(h, s), 0, LANE_BYTES);
    memset(h->lane_top, 0, sizeof h->lane_top);
    h->lanes = h->forked = 0;
}

static bool load_stack(struct load *l, const struct json *json, struct head *h)
{
    int top, used;
    end_lanes(h);
    memset(h->stack, 0, sizeof h->stack);
    size_t mark = go_to_key(l, "stack");
    if (!load_frames(l, json, h->stack, STACK_BYTES, &top, &used)) return false;
    go_back(l, mark);
    h->top = (u16)top;
    h->used = (u16)used;
    return true;
}

static bool load_lane(struct load *l, const struct json *json, struct head *h, seat s)
{
    long long running = true;
    int top, used;
    if (!json_is(json, JS_OBJECT) || !json_get(json, "stack"))
        return wrong(l, "expected an object with \"running\" and \"stack\"");
    if (lane_at(h, s) - h->stack < h->used) return wrong(l, "the stack leaves no room for this lane");
    for EACH_JSON(value, json) {
        size_t mark = go_to_key(l, value->key);
        if (strcmp(value->key, "running") == 0) {
            if (!load_flag(l, value, &running)) return false;
        } else if (strcmp(value->key, "stack") == 0) {
            if (!load_frames(l, value, lane_at(h, s), LANE_BYTES, &top, &used)) return false;
            if (!used) return wrong(l, "a lane has at least one frame");
            h->lane_top[s] = (u8)top;
        } else {
            return wrong(l, "a lane has \"running\" and \"stack\" only");
        }
        go_back(l, mark);
    }
    h->forked |= only(s);
    if (running) h->lanes |= only(s);
    return true;
}

static bool load_lanes(struct load *l, const struct json *json, struct head *h)
{
    int last = l->game->most_players - 1;
    end_lanes(h);
    size_t mark = go_to_key(l, "lanes");
    if (!json_is(json, JS_OBJECT)) return wrong(l, "expected an object with seats and their lanes");
    for EACH_JSON(lane, json) {
        int s = index_of_key(lane->key, last + 1);
        if (s < 0) return wrong(l, "expected seats from 0 to %d, not \"%s\"", last, lane->key);
        size_t here = go_to_index(l, s);
        if (!load_lane(l, lane, h, (seat)s)) return false;
        go_back(l, here);
    }
    go_back(l, mark);
    return true;
}

static bool load_random(struct load *l, const struct json *json, struct random *random)
{
    const char *digits = json_is(json, JS_STRING) ? json->string : "";
    size_t mark = go_to_key(l, "random");
    if (strlen(digits) != 32 || strspn(digits, "0123456789abcdefABCDEF") != 32 || strspn(digits, "0") == 32)
        return wrong(l, "expected a string of 32 hexadecimal digits, not all zero");
    for (int i = 0; i < 4; i++) {
        char word[9] = {0};
        memcpy(word, digits + 8 * i, 8);
        random->s[i] = (u32)strtoul(word, NULL, 16);
    }
    go_back(l, mark);
    return true;
}

static bool load_state(struct load *l, const struct json *json, void *state)
{
    struct head *h = state;
    if (!json_is(json, JS_OBJECT)) return wrong(l, "expected an object with the fields of the state");
    if (!load_fields(l, json, l->game->rules.fields, state, state_key)) return false;
    const struct json *stack = json_get(json, "stack"), *lanes = json_get(json, "lanes");
    const struct json *random = json_get(json, "random");
    return (!stack || load_stack(l, stack, h)) && (!lanes || load_lanes(l, lanes, h)) &&
           (!random || load_random(l, random, &h->random));
}

/* Reads JSON into a copy of `bytes` bytes, then takes that over. With `fields` NULL it is a state. */
static bool load_copy(struct load *l, const struct fields *fields, void *base, size_t bytes, const char *json)
{
    _Alignas(max_align_t) u8 copy[STATE_MAX];
    struct json_error syntax;
    MUST(bytes <= STATE_MAX);
    text_clear(l->error);
    const struct json *root = json_read(json, strlen(json), &syntax);
    if (!root) return wrong(l, "line %d, column %d: %s", syntax.line, syntax.column, syntax.what);
    memcpy(copy, base, bytes);
    bool good = fields ? load_fields(l, root, fields, copy, NULL) : load_state(l, root, copy);
    if (good) memcpy(base, copy, bytes);
    json_free(root);
    text_free(&l->path);
    return good;
}

bool state_load(const struct game *game, const struct content *content, void *state,
                const char *json, struct text *error)
{
    return load_copy(&(struct load){.game = game, .content = content, .error = error}, NULL, state, game->state_bytes,
                     json);
}

bool struct_load(const struct game *game, const struct content *content, const struct fields *fields, void *base,
                 const char *json, struct text *error)
{
    return load_copy(&(struct load){.game = game, .content = content, .error = error}, fields, base, fields->bytes,
                     json);
}
