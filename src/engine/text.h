/* text.h: a text that grows as it is written, and JSON written into it. Never used by rules. */
#ifndef ENGINE_TEXT_H
#define ENGINE_TEXT_H

#include <stdarg.h>

#include "base.h"

/* Zero-initialise; free with text_free. `at` is always a C string once something was written. */
struct text {
    char *at;
    size_t length, room;
};

void text_free(struct text *t);
/* Makes room for `more` bytes and the zero after them. */
void text_reserve(struct text *t, size_t more);
/* Appends a part of itself. */
void text_put_own(struct text *t, size_t from, size_t length);
/* Makes a text that stays for long equal to others, with little room to spare, and in the place that it has if it fits:
 * between texts that come and go it would leave holes behind. */
void text_keep(struct text *t, const char *bytes, size_t length);
void text_clear(struct text *t);
/* Appends as printf does. */
void text_add(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_add_list(struct text *t, const char *format, va_list list) __attribute__((format(printf, 2, 0)));
void text_put(struct text *t, const char *bytes, size_t length);
/* The text as a C string, "" when nothing was written. */
const char *text_string(const struct text *t);
/* Makes the letter at `from` a capital. */
void text_capital(struct text *t, size_t from);

/* How many letters must be changed, added or left out to turn a into b: for "did you mean". */
int text_distance(const char *a, const char *b);

/* Whether a text contains a part; capitals do not matter. */
bool text_contains(const char *text, const char *part);

/* How many bytes the UTF-8 letter at `at` has, which ends before `end`; 0: there is none. */
size_t text_letter(const char *at, const char *end);
/* Whether a text is UTF-8 without control characters, fit to be shown on any terminal. */
bool text_plain(const char *text, size_t length);

/* JSON written (json.h reads it): a comma is added before a value when one is needed; js_key gives a value its key.
 * Numbers, strings (escaped), booleans, null. */
void js_open(struct text *t, char bracket);   /* '{' or '[' */
void js_close(struct text *t, char bracket);  /* '}' or ']' */
void js_key(struct text *t, const char *key);
void js_int(struct text *t, long long value);
void js_string(struct text *t, const char *value);
void js_bool(struct text *t, bool value);
void js_null(struct text *t);
/* A finished piece of JSON. */
void js_raw(struct text *t, const char *json);

#endif
