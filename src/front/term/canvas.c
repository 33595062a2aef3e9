/* canvas.c: cells to write on: letters and their widths, lines, wrapped text, copies. */
#define _XOPEN_SOURCE 700
#include "canvas.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* -- Letters -------------------------------------------------------------------------------------------------- */

u32 letter_next(const char **at)
{
    const unsigned char *p = (const unsigned char *)*at;
    size_t n = text_letter(*at, *at + strnlen(*at, 4));
    if (!n) return (*at)++, 0xFFFD;
    u32 letter = n == 1 ? p[0] : p[0] & (0x7Fu >> n);
    for (size_t i = 1; i < n; i++) letter = letter << 6 | (p[i] & 0x3Fu);
    *at += n;
    return letter;
}

int letter_width(u32 letter)
{
    int width = letter < 0x80 ? 1 : wcwidth((wchar_t)letter);
    return width < 0 ? 1 : width; /* the C library of this locale does not know it */
}

u32 letter_ascii(u32 letter)
{
    static const struct { u32 letter; char plain; } rows[] = {
        {0x2500, '-'}, {0x2502, '|'}, {0x2550, '='}, {0x2551, '#'}, {0x2504, '-'}, {0x2506, ':'}, {0xD7, 'x'},
        {0x2713, '+'}, {0x2020, 'D'}, {0x2190, '<'}, {0x2192, '>'}, {0x2191, '^'}, {0x2193, 'v'}, {0x25B8, '>'},
        {0x2013, '-'}, {0x2014, '-'}, {0x2018, '\''}, {0x2019, '\''}, {0x201C, '"'}, {0x201D, '"'}, {0x2026, '.'},
        {0xB7, '.'}, {0x25CF, '*'}, {0x25A1, 'o'}, {0x2248, '~'}, {0x2592, '#'},
    };
    static const char latin[] = "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"; /* U+C0 to U+FF */
    if (letter < 0x80) return letter;
    for (int i = 0; i < COUNT(rows); i++)
        if (rows[i].letter == letter) return (u32)rows[i].plain;
    if (letter >= 0x2500 && letter < 0x2580) return '+'; /* corners and crossings */
    if (letter >= 0xC0 && letter <= 0xFF) return (u32)latin[letter - 0xC0];
    return '?';
}

void letter_put(struct text *out, u32 letter)
{
    char bytes[4];
    size_t n = letter < 0x80 ? 1 : letter < 0x800 ? 2 : letter < 0x10000 ? 3 : 4;
    for (size_t i = n - 1; i > 0; i--, letter >>= 6) bytes[i] = (char)(0x80 | (letter & 0x3F));
    bytes[0] = (char)(n == 1 ? letter : (0xF00u >> n & 0xF0) | letter);
    text_put(out, bytes, n);
}

int text_cells(const char *text)
{
    int n = 0;
    while (*text) n += letter_width(letter_next(&text));
    return n;
}

/* -- Cells ---------------------------------------------------------------------------------------------------- */

static const struct cell blank = {.letter = ' ', .hit = HIT_NOTHING};

void canvas_open(struct canvas *c, int w, int h)
{
    *c = (struct canvas){.w = w};
    canvas_grow(c, h);
}

void canvas_free(struct canvas *c)
{
    free(c->cell);
    *c = (struct canvas){0};
}

void canvas_grow(struct canvas *c, int h)
{
    if (h <= c->h) return;
    if (h > c->room) {
        c->room = max_int(h, 2 * c->room);
        c->cell = realloc(c->cell, (size_t)(c->room * c->w) * sizeof *c->cell);
        MUST(c->cell || !c->w);
    }
    for (int i = c->h * c->w; i < h * c->w; i++) c->cell[i] = blank;
    c->h = h;
}

void canvas_widen(struct canvas *c, int w)
{
    struct canvas broad;
    if (w <= c->w) return;
    canvas_open(&broad, w, c->h);
    broad.focus = c->focus;
    canvas_copy(&broad, 0, 0, c->w, c->h, c, 0, 0);
    canvas_free(c);
    *c = broad;
}

int canvas_put(struct canvas *c, int x, int y, const char *text, enum ink ink, int hit, int most)
{
    int end = min_int(c->w, most > c->w ? c->w : x + most);
    canvas_grow(c, y + 1);
    while (*text && *text != '\n') {
        u32 letter = letter_next(&text);
        int width = letter_width(letter);
        if (!width) continue;
        if (letter < ' ' || letter == 0x7F) letter = ' '; /* tabs and the like would move the terminal's cursor */
        if (x + width > end || x < 0) break;
        *canvas_at(c, x, y) = (struct cell){letter, (u8)ink, 0, hit};
        if (width > 1) *canvas_at(c, x + 1, y) = (struct cell){0, (u8)ink, 0, hit};
        x += width;
    }
    return x;
}

void canvas_fill(struct canvas *c, int x, int y, int w, u32 letter, enum ink ink)
{
    canvas_grow(c, y + 1);
    for (int i = max_int(0, x); i < min_int(x + w, c->w); i++)
        *canvas_at(c, i, y) = (struct cell){letter, (u8)ink, 0, HIT_NOTHING};
}

/* How many bytes of a line fit into w cells: whole words, unless one alone is too long. */
static size_t fitting(const char *line, size_t length, int w)
{
    const char *at = line, *end = line + length, *words = line;
    int used = 0;
    while (at < end) {
        if (*at == ' ') words = at;
        const char *from = at;
        used += letter_width(letter_next(&at));
        if (used <= w) continue;
        return (size_t)((words > line ? words : from > line ? from : at) - line);
    }
    return length;
}

int canvas_prose(struct canvas *c, int x, int y, int w, const char *text, enum ink ink, int indent)
{
    int lines = 0;
    while (*text) {
        size_t length = strcspn(text, "\n");
        for (int in = 0; length || !in; in = indent) {
            size_t n = fitting(text, length, max_int(1, w - in));
            char *part = strndup(text, n);
            MUST(part);
            canvas_put(c, x + in, y + lines++, part, ink, HIT_NOTHING, w - in);
            free(part);
            text += n, length -= n;
            while (length && *text == ' ') text++, length--;
            if (!length) break;
        }
        text += *text == '\n';
    }
    return lines;
}

void canvas_copy(struct canvas *to, int x, int y, int w, int h, const struct canvas *from, int left, int top)
{
    canvas_grow(to, y + min_int(h, max_int(0, from->h - top)));
    for (int j = 0; j < h && top + j < from->h; j++)
        for (int i = 0; i < w && left + i < from->w && x + i < to->w; i++)
            *canvas_at(to, x + i, y + j) = *canvas_at(from, left + i, top + j);
}

void canvas_write(struct text *out, const struct canvas *c, bool ascii)
{
    for (int y = 0; y < c->h; y++) {
        int end = c->w;
        while (end && canvas_at(c, end - 1, y)->letter == ' ') end--;
        for (int x = 0; x < end; x++) {
            u32 letter = canvas_at(c, x, y)->letter;
            if (letter) letter_put(out, ascii ? letter_ascii(letter) : letter);
            else if (ascii) text_add(out, " ");
        }
        text_add(out, "\n");
    }
}
