/* source.c: the memory, the values and the mistakes of one reading of content. */
#include "source.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK_BYTES = 64 * 1024, MISTAKES_MAX = 200, MESSAGE_MAX = 600 };

struct chunk {
    struct chunk *next;
    size_t used, room;
    _Alignas(max_align_t) u8 bytes[];
};

void reading_end(struct reading *r)
{
    while (r->chunk) {
        struct chunk *next = r->chunk->next;
        free(r->chunk);
        r->chunk = next;
    }
    free(r->declaration);
    free(r->mistake);
    *r = (struct reading){0};
}

void *reading_alloc(struct reading *r, size_t bytes)
{
    bytes = (bytes + _Alignof(max_align_t) - 1) / _Alignof(max_align_t) * _Alignof(max_align_t);
    if (!r->chunk || r->chunk->room - r->chunk->used < bytes) {
        size_t room = bytes > CHUNK_BYTES ? bytes : CHUNK_BYTES;
        struct chunk *chunk = calloc(1, sizeof *chunk + room);
        MUST(chunk);
        chunk->room = room;
        chunk->next = r->chunk;
        r->chunk = chunk;
    }
    void *at = r->chunk->bytes + r->chunk->used;
    r->chunk->used += bytes;
    r->used += bytes;
    return at;
}

const char *reading_copy(struct reading *r, const char *string, size_t length)
{
    char *copy = reading_alloc(r, length + 1);
    memcpy(copy, string, length);
    return copy;
}

void reading_declare(struct reading *r, const struct value *call)
{
    int n = r->declarations;
    if ((n & (n - 1)) == 0) { /* grows at every power of two */
        r->declaration = realloc(r->declaration, sizeof *r->declaration * (size_t)(n ? 2 * n : 1));
        MUST(r->declaration);
    }
    r->declaration[r->declarations++] = (struct declaration){call, r->dirs[call->file]};
}

static void note(struct reading *r, int file, int line, char *message)
{
    if (r->mistakes == MISTAKES_MAX) {
        r->unlisted++;
        return;
    }
    if (!r->mistake) {
        r->mistake = calloc(MISTAKES_MAX, sizeof *r->mistake);
        MUST(r->mistake);
    }
    for (char *p = message; *p; p++)
        if ((u8)*p < ' ' || *p == 0x7F)
            *p = '?';
    r->mistake[r->mistakes] =
        (struct mistake){file, line, r->mistakes, reading_copy(r, message, strlen(message))};
    r->mistakes++;
}

void mistake(struct reading *r, int file, int line, const char *format, ...)
{
    char message[MESSAGE_MAX];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    note(r, file, line, message);
}

/* What a value is, in *room. */
static const char *value_say(const struct value *v, char room[64])
{
    switch (v->type) {
    case VALUE_BOOL: return v->number ? "true" : "false";
    case VALUE_NUMBER: snprintf(room, 64, "%lld", v->number); return room;
    case VALUE_STRING: snprintf(room, 64, "'%.50s'", v->word); return room;
    case VALUE_TABLE: return "a table";
    case VALUE_CALL: snprintf(room, 64, "%.50s { }", v->word); return room;
    default: return v->word ? v->word : "something broken";
    }
}

/* Begins a message with its subject: "city 'raid': cost: ". Returns its length. */
static int say_place(char message[MESSAGE_MAX], const struct value *at, const char *key)
{
    const struct value *id = at->type == VALUE_CALL ? value_get(at, "id") : NULL;
    bool named = id && id->type == VALUE_STRING;
    int length = snprintf(message, MESSAGE_MAX, "%.60s%s%.40s%s%s%.100s: ", at->type == VALUE_CALL ? at->word : "table",
                          named ? " '" : "", named ? id->word : "", named ? "'" : "", key ? ": " : "", key ? key : "");
    return length;
}

void expected(struct reading *r, const struct value *at, const char *key, const struct value *got,
              const char *format, ...)
{
    if (got && got->type == VALUE_BROKEN)
        return;
    char what[MESSAGE_MAX / 2], room[64], message[MESSAGE_MAX];
    va_list args;
    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);

    int begun = say_place(message, at, key);
    snprintf(message + begun, sizeof message - (size_t)begun, "expected %s%s%s", what, got ? ", got " : "",
             got ? value_say(got, room) : "");
    const struct value *where = got && got->type == VALUE_CALL ? got : at;
    note(r, where->file, where->line, message);
}

void wrong(struct reading *r, const struct value *at, const char *key, const char *format, ...)
{
    char message[MESSAGE_MAX];
    int begun = say_place(message, at, key);
    va_list args;
    va_start(args, format);
    vsnprintf(message + begun, sizeof message - (size_t)begun, format, args);
    va_end(args);
    note(r, at->file, at->line, message);
}

static int by_place(const void *x, const void *y)
{
    const struct mistake *a = x, *b = y;
    if (a->file != b->file)
        return a->file < b->file ? -1 : 1;
    if (a->line != b->line)
        return a->line < b->line ? -1 : 1;
    return a->number < b->number ? -1 : a->number > b->number;
}

void mistakes_print(struct reading *r, struct text *out)
{
    if (r->mistakes)
        qsort(r->mistake, (size_t)r->mistakes, sizeof *r->mistake, by_place);
    for (int i = 0; i < r->mistakes; i++) {
        const struct mistake *m = &r->mistake[i];
        if (i && m[-1].file == m->file && m[-1].line == m->line && strcmp(m[-1].what, m->what) == 0)
            continue; /* once is enough, for example in a loop */
        if (m->file >= 0)
            text_add(out, "%s:%d: ", r->names[m->file], m->line);
        text_add(out, "%s\n", m->what);
    }
    if (r->unlisted)
        text_add(out, "and %d more\n", r->unlisted);
}

int key_position(const char *key) { return key[0] >= '1' && key[0] <= '9' ? atoi(key) : 0; }

const struct value *value_get(const struct value *table, const char *key)
{
    int position = key_position(key);
    if (position)
        return position <= table->items ? table->item[position - 1] : NULL;
    for (int i = 0; i < table->pairs; i++)
        if (strcmp(table->pair[i].key, key) == 0)
            return table->pair[i].value;
    return NULL;
}
