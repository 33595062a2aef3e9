/* list.c: a list under a cursor: rows, filter, columns, keys. */
#include "list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "keys.h"

/* -- Rows ----------------------------------------------------------------------------------------------------- */

void list_clear(struct list *l)
{
    for (int i = 0; i < l->count; i++) free(l->row[i].text);
    l->count = l->shown_count = l->at = l->top = 0;
    l->numbered = false;
    l->filter[0] = '\0';
}

void list_free(struct list *l)
{
    list_clear(l);
    free(l->row);
    free(l->shown);
    *l = (struct list){0};
}

struct list_row *list_add(struct list *l, int id, const char *format, ...)
{
    struct text words = {0};
    va_list args;
    va_start(args, format);
    text_add_list(&words, format, args);
    va_end(args);
    if (l->count == l->room) {
        l->room = l->room ? 2 * l->room : 32;
        l->row = realloc(l->row, (size_t)l->room * sizeof *l->row);
        l->shown = realloc(l->shown, (size_t)l->room * sizeof *l->shown);
        MUST(l->row && l->shown);
    }
    if (!words.at) text_add(&words, " ");
    l->row[l->count] = (struct list_row){.text = words.at, .id = id};
    l->shown[l->shown_count++] = l->count;
    return &l->row[l->count++];
}

struct list_row *list_row(const struct list *l) { return l->at < l->shown_count ? &l->row[l->shown[l->at]] : NULL; }

bool list_go(struct list *l, int id)
{
    for (int i = 0; i < l->shown_count; i++)
        if (l->row[l->shown[i]].id == id) return l->at = i, true;
    return false;
}

static int fitting(const struct list *l, const char *filter)
{
    int n = 0;
    for (int i = 0; i < l->count; i++) n += text_contains(l->row[i].text, filter);
    return n;
}

/* Shows the rows that fit; the cursor stays on its row if that is one of them. */
static void filter_rows(struct list *l)
{
    int before = l->at < l->shown_count ? l->shown[l->at] : -1;
    l->shown_count = l->at = l->top = 0;
    for (int i = 0; i < l->count; i++) {
        if (!text_contains(l->row[i].text, l->filter)) continue;
        if (i == before) l->at = l->shown_count;
        l->shown[l->shown_count++] = i;
    }
}

/* -- Drawing -------------------------------------------------------------------------------------------------- */

enum { LABEL = 2, BOX = 4, BETWEEN = 2 };

static int widest(const struct list *l)
{
    int w = 0;
    for (int i = 0; i < l->shown_count; i++) {
        const struct list_row *r = &l->row[l->shown[i]];
        w = max_int(w, LABEL + (r->box ? BOX : 0) + text_cells(r->text));
    }
    return w;
}

/* As few columns as make it fit into that many lines, and as the width allows. */
static int columns_for(const struct list *l, int w, int most)
{
    int possible = max_int(1, (w + BETWEEN) / max_int(1, widest(l) + BETWEEN)), columns = 1;
    while (columns < min_int(possible, 4) && (l->shown_count + columns - 1) / columns > most) columns++;
    return columns;
}

int list_height(const struct list *l, int w, int most)
{
    int columns = columns_for(l, w, most);
    return max_int(1, min_int(most, (l->shown_count + columns - 1) / columns));
}

bool list_fits(const struct list *l, int w, int most) { return columns_for(l, w, most) * most >= l->shown_count; }

int list_digit(const struct list *l, int i)
{
    int digit = 1;
    if (l->row[i].key) return 0;
    if (l->numbered) return l->row[i].digit;
    for (int k = 0; k < i; k++) digit += !l->row[k].key;
    return digit <= 9 ? digit : 0;
}

/* What is typed with one more letter; false: too long. */
static bool typed_more(const struct list *l, int letter, char longer[sizeof l->filter])
{
    struct text one = {0};
    letter_put(&one, (u32)letter);
    text_put(&one, "", 1);
    bool fits = (size_t)snprintf(longer, sizeof l->filter, "%s%s", l->filter, one.at) < sizeof l->filter;
    text_free(&one);
    return fits;
}

/* Whether a digit is part of what is typed ("d-1"), and chooses nothing. */
static bool is_typed(const struct list *l, int digit)
{
    char longer[sizeof l->filter];
    return l->filter[0] && typed_more(l, '0' + digit, longer) && fitting(l, longer);
}

static void draw_row(const struct list *l, struct canvas *c, int i, int x, int y, int w)
{
    const struct list_row *r = &l->row[l->shown[i]];
    int digit = list_digit(l, l->shown[i]), hit = HIT_ROW - i, from = x;
    if (digit && is_typed(l, digit)) digit = 0;
    char label[] = {r->key ? r->key : digit ? (char)('0' + digit) : ' ', ' ', 0}, box[16];
    enum ink ink = r->closed ? INK_FAINT : INK_PLAIN;
    for (int k = 0; k < w && x + k < c->w; k++) *canvas_at(c, x + k, y) = (struct cell){' ', INK_PLAIN, 0, hit};
    x = canvas_put(c, x, y, label, INK_FAINT, hit, LABEL);
    bool counted = r->ticks > 1 || (r->counts && r->ticks);
    if (counted) snprintf(box, sizeof box, "[%d] ", r->ticks);
    else snprintf(box, sizeof box, "%s", r->ticks ? "[x] " : r->closed ? " -  " : "[ ] ");
    if (r->box) x = canvas_put(c, x, y, box, ink, hit, BOX + 1);
    canvas_put(c, x, y, r->text, ink, hit, w - (x - from));
    if (i == l->at)
        for (int k = 0; k < w && from + k < c->w; k++) canvas_at(c, from + k, y)->stress |= UNDER_CURSOR;
}

void list_draw(struct list *l, struct canvas *c, int x, int y, int w, int h)
{
    int columns = columns_for(l, w, h), each = (w + BETWEEN) / columns - BETWEEN;
    int lines = max_int(1, min_int(h, (l->shown_count + columns - 1) / columns)), page = columns * lines;
    l->lines = lines;
    l->columns = columns;
    if (l->at < l->top) l->top = l->at;
    if (l->at >= l->top + page) l->top = l->at - page + 1;
    if (columns > 1) l->top = l->at / page * page;
    else l->top = max_int(0, min_int(l->top, l->shown_count - page));
    for (int i = l->top; i < min_int(l->top + page, l->shown_count); i++) {
        int place = i - l->top;
        draw_row(l, c, i, x + place / lines * (each + BETWEEN), y + place % lines, each);
    }
}

bool list_count(const struct list *l, int w, int most, struct text *out)
{
    if (list_fits(l, w, most)) return false;
    text_add(out, "%d/%d", l->at + 1, l->shown_count);
    return true;
}

/* -- Keys ----------------------------------------------------------------------------------------------------- */

static void move(struct list *l, int by) { l->at = max_int(0, min_int(l->at + by, l->shown_count - 1)); }

static enum list_result type(struct list *l, int key)
{
    char longer[sizeof l->filter];
    if (!typed_more(l, key, longer) || !fitting(l, longer)) return LIST_IGNORED;
    snprintf(l->filter, sizeof l->filter, "%s", longer);
    filter_rows(l);
    return LIST_MOVED;
}

static bool rub_out(struct list *l)
{
    size_t n = strlen(l->filter);
    if (!n) return false;
    while (n > 0 && ((unsigned char)l->filter[--n] & 0xC0) == 0x80) {}
    l->filter[n] = '\0';
    filter_rows(l);
    return true;
}

/* A row by the digit that stands before it, or by its own key. */
static bool pick(struct list *l, int key)
{
    for (int i = 0; i < l->shown_count; i++)
        if (l->row[l->shown[i]].key == key) return l->at = i, true;
    int end = min_int(l->shown_count, l->top + max_int(1, l->lines * l->columns));
    for (int i = l->top; i < end; i++)
        if (key != '0' && list_digit(l, l->shown[i]) == key - '0') return l->at = i, true;
    return false;
}

enum list_result list_key(struct list *l, int key)
{
    int page = max_int(1, l->lines * l->columns - 1);
    if (!l->count) return LIST_IGNORED;
    switch (key) {
    case PRESS_TO_UP: move(l, -1); return LIST_MOVED;
    case PRESS_TO_DOWN: move(l, 1); return LIST_MOVED;
    case PRESS_TO_LEFT: move(l, l->columns > 1 ? -l->lines : -1); return LIST_MOVED;
    case PRESS_TO_RIGHT: move(l, l->columns > 1 ? l->lines : 1); return LIST_MOVED;
    case PRESS_PAGE_BACK: move(l, -page); return LIST_MOVED;
    case PRESS_PAGE_ON: move(l, page); return LIST_MOVED;
    case PRESS_TO_START: l->at = 0; return LIST_MOVED;
    case PRESS_TO_END: move(l, l->count); return LIST_MOVED;
    case PRESS_GO: return LIST_CHOSEN;
    case PRESS_RUBOUT: return rub_out(l) ? LIST_MOVED : LIST_IGNORED;
    case PRESS_BACK:
        if (!l->filter[0]) return LIST_IGNORED;
        l->filter[0] = '\0';
        filter_rows(l);
        return LIST_MOVED;
    default: break;
    }
    bool digit = key >= '0' && key <= '9';
    if (digit && l->filter[0] && type(l, key)) return LIST_MOVED; /* "d-1" */
    if (digit) return pick(l, key) ? LIST_CHOSEN : LIST_IGNORED;
    if (key == ' ' && !l->filter[0]) return LIST_CHOSEN;
    return key >= ' ' && key < PRESS_TO_UP && key != 0x7F ? type(l, key) : LIST_IGNORED;
}
