/* text.c: texts that grow, JSON written into them, and how different two words are. */
#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void text_free(struct text *t)
{
    free(t->at);
    *t = (struct text){0};
}

void text_clear(struct text *t)
{
    t->length = 0;
    if (t->at) t->at[0] = '\0';
}

void text_reserve(struct text *t, size_t more)
{
    if (t->length + more < t->room) return;
    size_t room = t->room ? t->room * 2 : 256;
    while (room <= t->length + more)
        room *= 2;
    t->at = realloc(t->at, room);
    MUST(t->at != NULL);
    t->room = room;
}

void text_keep(struct text *t, const char *bytes, size_t length)
{
    enum { SPARE = 64 };
    if (t->room <= length || t->room / 2 > length + SPARE) {
        text_free(t);
        t->room = length + length / 16 + SPARE;
        MUST((t->at = malloc(t->room)) != NULL);
    }
    if (length) memcpy(t->at, bytes, length);
    t->at[length] = '\0';
    t->length = length;
}

void text_put(struct text *t, const char *bytes, size_t length)
{
    text_reserve(t, length);
    if (length) memcpy(t->at + t->length, bytes, length);
    t->length += length;
    t->at[t->length] = '\0';
}

void text_put_own(struct text *t, size_t from, size_t length)
{
    text_reserve(t, length);
    text_put(t, t->at + from, length);
}

static void put_number(struct text *t, long long value)
{
    char digits[24], *at = digits + sizeof digits;
    unsigned long long rest = value < 0 ? -(unsigned long long)value : (unsigned long long)value;
    do *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (value < 0) *--at = '-';
    text_put(t, at, (size_t)(digits + sizeof digits - at));
}

/* Whether a format has nothing but %s and %d in it: most have, and vsnprintf takes ten times as long. */
static bool is_simple(const char *format)
{
    for (; (format = strchr(format, '%')); format += 2)
        if (format[1] != 's' && format[1] != 'd') return false;
    return true;
}

static void add_simply(struct text *t, const char *format, va_list list)
{
    for (const char *at; (at = strchr(format, '%')); format = at + 2) {
        text_put(t, format, (size_t)(at - format));
        if (at[1] == 'd') {
            put_number(t, va_arg(list, int));
        } else {
            const char *words = va_arg(list, const char *);
            if (!words) words = "(null)";
            text_put(t, words, strlen(words));
        }
    }
    text_put(t, format, strlen(format));
}

void text_add_list(struct text *t, const char *format, va_list list)
{
    if (is_simple(format)) {
        add_simply(t, format, list);
        return;
    }
    va_list again;
    va_copy(again, list);
    text_reserve(t, 80);
    int length = vsnprintf(t->at + t->length, t->room - t->length, format, list);
    MUST(length >= 0);
    if ((size_t)length >= t->room - t->length) {
        text_reserve(t, (size_t)length);
        vsnprintf(t->at + t->length, t->room - t->length, format, again);
    }
    va_end(again);
    t->length += (size_t)length;
}

void text_add(struct text *t, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    text_add_list(t, format, list);
    va_end(list);
}

const char *text_string(const struct text *t) { return t->at ? t->at : ""; }

void text_capital(struct text *t, size_t from)
{
    if (from < t->length && t->at[from] >= 'a' && t->at[from] <= 'z')
        t->at[from] = (char)(t->at[from] - 'a' + 'A');
}

bool text_contains(const char *text, const char *part)
{
    size_t length = strlen(part);
    for (; *text; text++)
        if (strncasecmp(text, part, length) == 0) return true;
    return length == 0;
}

int text_distance(const char *a, const char *b)
{
    enum { LONGEST = 64, FAR = 99 };
    size_t m = strlen(a), n = strlen(b);
    if (m > LONGEST || n > LONGEST) return FAR;
    int row[LONGEST + 1];
    for (size_t j = 0; j <= n; j++)
        row[j] = (int)j;
    for (size_t i = 1; i <= m; i++) {
        int corner = row[0];
        row[0] = (int)i;
        for (size_t j = 1; j <= n; j++) {
            int changed = corner + (a[i - 1] != b[j - 1]);
            corner = row[j];
            row[j] = min_int(changed, min_int(row[j], row[j - 1]) + 1);
        }
    }
    return row[n];
}

static void put_letter(struct text *t, char letter)
{
    text_reserve(t, 1);
    t->at[t->length++] = letter;
    t->at[t->length] = '\0';
}

static bool is_blank(char letter) { return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n'; }

static void comma(struct text *t)
{
    size_t i = t->length;
    while (i > 0 && is_blank(t->at[i - 1])) i--;
    char last = i > 0 ? t->at[i - 1] : '{';
    if (last != '{' && last != '[' && last != ':' && last != ',') put_letter(t, ',');
}

void js_open(struct text *t, char bracket)
{
    comma(t);
    put_letter(t, bracket);
}

void js_close(struct text *t, char bracket) { put_letter(t, bracket); }

void js_key(struct text *t, const char *key)
{
    js_string(t, key);
    put_letter(t, ':');
}

void js_int(struct text *t, long long value)
{
    comma(t);
    put_number(t, value);
}

size_t text_letter(const char *at, const char *end)
{
    const u8 *s = (const u8 *)at;
    if (s[0] < 0x80) return 1;
    int n = s[0] < 0xC2 ? 0 : s[0] < 0xE0 ? 2 : s[0] < 0xF0 ? 3 : s[0] < 0xF5 ? 4 : 0;
    if (n > end - at) return 0;
    for (int i = 1; i < n; i++)
        if ((s[i] & 0xC0) != 0x80) return 0;
    bool overlong = (s[0] == 0xE0 && s[1] < 0xA0) || (s[0] == 0xF0 && s[1] < 0x90);
    bool surrogate = s[0] == 0xED && s[1] > 0x9F;
    bool too_big = s[0] == 0xF4 && s[1] > 0x8F;
    return n && (overlong || surrogate || too_big) ? 0 : (size_t)n;
}

bool text_plain(const char *text, size_t length)
{
    for (const char *end = text + length; text < end;) {
        size_t n = text_letter(text, end);
        const u8 *s = (const u8 *)text;
        bool control = n == 1 ? s[0] < 0x20 || s[0] == 0x7F : n == 2 && s[0] == 0xC2 && s[1] < 0xA0;
        bool turns_text = n == 3 && s[0] == 0xE2 && ((s[1] == 0x80 && s[2] >= 0xAA && s[2] <= 0xAE) ||
                                                     (s[1] == 0x81 && s[2] >= 0xA6 && s[2] <= 0xA9));
        if (!n || control || turns_text) return false;
        text += n;
    }
    return true;
}

/* Whether JSON writes a letter as it is; most are, and they are written many at a time. */
static bool is_plain_letter(char letter)
{
    return (u8)letter >= 0x20 && (u8)letter < 0x80 && letter != '"' && letter != '\\';
}

/* Writes another letter; how many bytes of the text it takes. */
static size_t put_escaped(struct text *t, const char *s, const char *end)
{
    static const char letters[] = "\"\\\b\f\n\r\t", escapes[] = "\"\\bfnrt";
    size_t n = text_letter(s, end);
    const char *special = strchr(letters, *s);
    if (n == 0) put_letter(t, '?');
    else if (special) text_put(t, (char[]){'\\', escapes[special - letters]}, 2);
    else if ((u8)*s < 0x20) text_add(t, "\\u%04x", *s);
    else text_put(t, s, n);
    return n ? n : 1;
}

void js_string(struct text *t, const char *value)
{
    if (!value) {
        js_null(t);
        return;
    }
    comma(t);
    put_letter(t, '"');
    const char *s = value, *end = value + strlen(value);
    while (s < end) {
        const char *plain = s;
        while (s < end && is_plain_letter(*s)) s++;
        if (s > plain) text_put(t, plain, (size_t)(s - plain));
        if (s < end) s += put_escaped(t, s, end);
    }
    put_letter(t, '"');
}

void js_bool(struct text *t, bool value) { js_raw(t, value ? "true" : "false"); }

void js_null(struct text *t) { js_raw(t, "null"); }

void js_raw(struct text *t, const char *json)
{
    comma(t);
    text_put(t, json, strlen(json));
}
