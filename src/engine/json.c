/* json.c: a strict reader of JSON: one pass, one arena. */
#include "json.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

enum { CHUNK_LEAST = 4096, CHUNK_MOST = 1024 * 1024 };

struct chunk {
    struct chunk *next;
    size_t used, room;
    _Alignas(max_align_t) u8 bytes[];
};

/* What json_read returns is the root of one of these. */
struct document {
    struct json root;
    struct chunk *chunks; /* the document itself is in the oldest */
};

struct reader {
    const char *begin, *at, *end;
    struct chunk *chunks;
    struct json_error *error;
};

static void *allocate(struct reader *r, size_t bytes)
{
    size_t step = _Alignof(max_align_t);
    bytes = (bytes + step - 1) / step * step;
    struct chunk *c = r->chunks;
    if (!c || c->room - c->used < bytes) {
        size_t room = !c ? CHUNK_LEAST : c->room < CHUNK_MOST ? 2 * c->room : CHUNK_MOST;
        if (room < bytes) room = bytes;
        c = calloc(1, sizeof *c + room);
        MUST(c != NULL);
        c->room = room;
        c->next = r->chunks;
        r->chunks = c;
    }
    void *at = c->bytes + c->used;
    c->used += bytes;
    return at;
}

static void free_chunks(struct chunk *c)
{
    while (c) {
        struct chunk *next = c->next;
        free(c);
        c = next;
    }
}

/* -- Mistakes: all of these return false. --------------------------------------------------------- */

/* Notes where a mistake is. Columns count letters. */
static bool wrong_at(struct reader *r, const char *at, const char *what)
{
    struct json_error *e = r->error;
    e->line = e->column = 1;
    for (const char *p = r->begin; p < at; p++) {
        if (*p == '\n') {
            e->line++;
            e->column = 1;
        } else if (((u8)*p & 0xC0) != 0x80) {
            e->column++;
        }
    }
    snprintf(e->what, sizeof e->what, "%s", what);
    return false;
}

static bool beyond_limit(struct reader *r, const char *at, const char *what)
{
    r->error->limit = true;
    return wrong_at(r, at, what);
}

/* What was expected where the reader is, and what is there. */
static bool wrong(struct reader *r, const char *expected)
{
    char what[sizeof r->error->what];
    if (r->at == r->end) {
        snprintf(what, sizeof what, "expected %s, found the end", expected);
    } else {
        size_t n = text_letter(r->at, r->end);
        if (n && (u8)*r->at >= ' ' && *r->at != 0x7F)
            snprintf(what, sizeof what, "expected %s, found '%.*s'", expected, (int)n, r->at);
        else
            snprintf(what, sizeof what, "expected %s, found the byte 0x%02x", expected, (u8)*r->at);
    }
    return wrong_at(r, r->at, what);
}

/* -- Values --------------------------------------------------------------------------------------- */

static void skip_blanks(struct reader *r)
{
    while (r->at < r->end && (*r->at == ' ' || *r->at == '\t' || *r->at == '\n' || *r->at == '\r')) r->at++;
}

static bool next_is(const struct reader *r, char c) { return r->at < r->end && *r->at == c; }
static bool is_digit(const struct reader *r) { return r->at < r->end && *r->at >= '0' && *r->at <= '9'; }

static bool read_word(struct reader *r, const char *word)
{
    size_t n = strlen(word);
    if ((size_t)(r->end - r->at) < n || memcmp(r->at, word, n) != 0) return wrong(r, "a value");
    r->at += n;
    return true;
}

static bool read_digits(struct reader *r)
{
    if (!is_digit(r)) return wrong(r, "a digit");
    while (is_digit(r)) r->at++;
    return true;
}

static bool read_number(struct reader *r, struct json *out)
{
    const char *from = r->at;
    bool negative = *r->at == '-', fits = true;
    r->at += negative;
    const char *digits = r->at;
    if (!read_digits(r)) return false;
    if (*digits == '0' && r->at - digits > 1) {
        r->at = digits + 1;
        return wrong(r, "no digit after a zero that begins a number");
    }
    out->type = JS_INT;
    for (const char *p = digits; p < r->at; p++) {
        int digit = negative ? '0' - *p : *p - '0';
        fits = fits && !__builtin_mul_overflow(out->number, 10, &out->number) &&
               !__builtin_add_overflow(out->number, digit, &out->number);
    }
    if (next_is(r, '.')) {
        r->at++;
        out->type = JS_REAL;
        if (!read_digits(r)) return false;
    }
    if (next_is(r, 'e') || next_is(r, 'E')) {
        r->at++;
        out->type = JS_REAL;
        if (next_is(r, '+') || next_is(r, '-')) r->at++;
        if (!read_digits(r)) return false;
    }
    if (out->type == JS_REAL) out->number = 0;
    return out->type == JS_REAL || fits || beyond_limit(r, from, "expected a whole number of at most 64 bits");
}

/* The four digits after \u. */
static bool read_hex(struct reader *r, u32 *value)
{
    *value = 0;
    for (int i = 0; i < 4; i++, r->at++) {
        static const char digits[] = "0123456789abcdef";
        char c = r->at < r->end ? *r->at : '\0';
        const char *digit = c ? strchr(digits, c >= 'A' && c <= 'F' ? c - 'A' + 'a' : c) : NULL;
        if (!digit) return wrong(r, "four hexadecimal digits after \\u");
        *value = *value * 16 + (u32)(digit - digits);
    }
    return true;
}

static char *put_letter(char *out, u32 letter)
{
    if (letter < 0x80) {
        *out++ = (char)letter;
        return out;
    }
    int more = letter < 0x800 ? 1 : letter < 0x10000 ? 2 : 3;
    static const u8 first[] = {0, 0xC0, 0xE0, 0xF0};
    *out++ = (char)(first[more] | letter >> 6 * more);
    while (more-- > 0) *out++ = (char)(0x80 | (letter >> 6 * more & 0x3F));
    return out;
}

/* Reads what follows a backslash. */
static bool read_escape(struct reader *r, char **out)
{
    static const char names[] = "\"\\/bfnrt", letters[] = "\"\\/\b\f\n\r\t";
    const char *from = r->at - 1, *name = r->at < r->end && *r->at ? strchr(names, *r->at) : NULL;
    u32 letter, low;
    if (name) {
        *(*out)++ = letters[name - names];
        r->at++;
        return true;
    }
    if (!next_is(r, 'u')) return wrong(r, "one of \" \\ / b f n r t u after a backslash");
    r->at++;
    if (!read_hex(r, &letter)) return false;
    if (!letter) return wrong_at(r, from, "expected no zero byte (\\u0000) in a string");
    if (letter >= 0xD800 && letter < 0xDC00) {
        bool pair = r->end - r->at >= 2 && r->at[0] == '\\' && r->at[1] == 'u';
        if (!pair) return wrong_at(r, from, "expected the second half of a surrogate pair (\\udc00 to \\udfff)");
        r->at += 2;
        if (!read_hex(r, &low)) return false;
        if (low < 0xDC00 || low > 0xDFFF)
            return wrong_at(r, from, "expected the second half of a surrogate pair (\\udc00 to \\udfff)");
        letter = 0x10000 + ((letter - 0xD800) << 10) + (low - 0xDC00);
    } else if (letter >= 0xDC00 && letter < 0xE000) {
        return wrong_at(r, from, "expected the first half of a surrogate pair before this");
    }
    *out = put_letter(*out, letter);
    return true;
}

/* A string without its quotes. It is never longer than its form in the text. */
static bool read_string(struct reader *r, const char **string)
{
    const char *from = r->at++, *close = r->at;
    while (close < r->end && *close != '"') close += 1 + (*close == '\\' && close + 1 < r->end);
    if (close >= r->end) return wrong_at(r, from, "expected the end of this string: '\"'");
    char *out = allocate(r, (size_t)(close - from));
    *string = out;
    while (*r->at != '"') {
        size_t n = text_letter(r->at, r->end);
        if (!n || (u8)*r->at < ' ') return wrong(r, n ? "an escape such as \\n for a control character" : "UTF-8");
        if (*r->at == '\\') {
            r->at++;
            if (!read_escape(r, &out)) return false;
        } else {
            memcpy(out, r->at, n);
            out += n;
            r->at += n;
        }
    }
    r->at++;
    return true;
}

static bool read_value(struct reader *r, struct json *out, int depth);

/* What a key names in an object that is being read. */
static const char *read_key(struct reader *r, const struct json *object)
{
    const char *key, *from = r->at;
    char what[sizeof r->error->what];
    if (!next_is(r, '"')) {
        wrong(r, object->count ? "a key in quotes" : "a key in quotes or '}'");
        return NULL;
    }
    if (!read_string(r, &key)) return NULL;
    if (json_get(object, key)) {
        snprintf(what, sizeof what, "expected a key other than \"%.60s\", which was given before", key);
        wrong_at(r, from, what);
        return NULL;
    }
    if (object->count == JSON_MOST_KEYS) {
        snprintf(what, sizeof what, "expected at most %d keys in an object", JSON_MOST_KEYS);
        beyond_limit(r, from, what);
        return NULL;
    }
    skip_blanks(r);
    if (!next_is(r, ':')) {
        wrong(r, "':' after a key");
        return NULL;
    }
    r->at++;
    skip_blanks(r);
    return key;
}

/* The values of a list or an object. */
static bool read_many(struct reader *r, struct json *out, int depth)
{
    char close = *r->at == '[' ? ']' : '}';
    const struct json **end = &out->first;
    out->type = close == ']' ? JS_LIST : JS_OBJECT;
    if (depth == JSON_DEEPEST) return beyond_limit(r, r->at, "expected fewer nested lists and objects");
    r->at++;
    skip_blanks(r);
    if (next_is(r, close)) {
        r->at++;
        return true;
    }
    for (;;) {
        const char *key = NULL;
        if (out->type == JS_OBJECT && !(key = read_key(r, out))) return false;
        struct json *item = allocate(r, sizeof *item);
        item->key = key;
        if (!read_value(r, item, depth + 1)) return false;
        *end = item;
        end = &item->next;
        out->count++;
        skip_blanks(r);
        if (next_is(r, close)) {
            r->at++;
            return true;
        }
        if (!next_is(r, ',')) return wrong(r, close == ']' ? "',' or ']'" : "',' or '}'");
        r->at++;
        skip_blanks(r);
    }
}

static bool read_value(struct reader *r, struct json *out, int depth)
{
    bool fine;
    out->from = (u32)(r->at - r->begin);
    switch (r->at < r->end ? *r->at : '\0') {
    case '{':
    case '[': fine = read_many(r, out, depth); break;
    case '"':
        out->type = JS_STRING;
        fine = read_string(r, &out->string);
        break;
    case 't':
    case 'f':
        out->type = JS_BOOL;
        out->number = *r->at == 't';
        fine = read_word(r, *r->at == 't' ? "true" : "false");
        break;
    case 'n': fine = read_word(r, "null"); break;
    default: fine = next_is(r, '-') || is_digit(r) ? read_number(r, out) : wrong(r, "a value");
    }
    out->to = (u32)(r->at - r->begin);
    return fine;
}

const struct json *json_read(const char *text, size_t length, struct json_error *error)
{
    struct reader r = {.begin = text, .at = text, .end = text + length, .error = error};
    char what[80];
    *error = (struct json_error){0};
    if (length > JSON_LONGEST) {
        snprintf(what, sizeof what, "expected at most %d bytes", JSON_LONGEST);
        beyond_limit(&r, text, what);
        return NULL;
    }
    struct document *document = allocate(&r, sizeof *document);
    skip_blanks(&r);
    bool fine = read_value(&r, &document->root, 0);
    skip_blanks(&r);
    if (fine && r.at < r.end) fine = wrong(&r, "the end");
    if (!fine) {
        free_chunks(r.chunks);
        return NULL;
    }
    document->chunks = r.chunks;
    return &document->root;
}

void json_free(const struct json *root)
{
    if (root) free_chunks(((const struct document *)(const void *)root)->chunks);
}

const struct json *json_get(const struct json *object, const char *key)
{
    for EACH_JSON(item, json_is(object, JS_OBJECT) ? object : NULL)
        if (!strcmp(item->key, key)) return item;
    return NULL;
}
