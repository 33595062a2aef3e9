/* schema.c: writes a game's schema of content as Markdown. */
#include "schema.h"

#include <string.h>

enum { COLUMNS = 118 };

/* Appends words to an item of a list, on a new line when this one is full. `begin` is where the line begins. */
static void put_words(struct text *out, size_t *begin, const char *words)
{
    while (*words) {
        size_t length = strcspn(words, " ");
        bool first = out->at[out->length - 1] == ' ';
        if (!first && out->length + 1 + length - *begin > COLUMNS) {
            text_add(out, "\n ");
            *begin = out->length - 1;
        }
        text_add(out, "%s%.*s", first ? "" : " ", (int)length, words);
        words += length;
        words += *words == ' ';
    }
}

static void say_words(struct text *out, const struct words *words)
{
    for (const struct word *w = words->word; w->word; w++)
        text_add(out, "%s%s", w == words->word ? "" : ", ", w->word);
}

/* The words that declare rows of a kind. */
static void say_kinds(struct text *out, const struct game *game, int kind)
{
    int n = 0;
    for (const struct kind *k = game->words.kinds; k->word; k++)
        if (k->kind == kind) text_add(out, "%s`%s`", n++ ? " or " : "", k->word);
}

static void say_range(struct text *out, const struct row_field *f)
{
    bool bounds = f->least || f->most;
    int least = bounds ? f->least : f->type == ROW_SIGNED ? -128 : 0;
    int most = bounds ? f->most : f->type == ROW_SIGNED ? 127 : 255;
    text_add(out, "from %d to %d", least, most);
}

/* What a field may hold; the fields of a list's items are written below it. */
static void say_type(struct text *out, const struct game *game, const struct row_field *f)
{
    switch ((enum field_type)f->type) {
    case ROW_INT:
    case ROW_SIGNED:
        text_add(out, "a number ");
        say_range(out, f);
        break;
    case ROW_INTS:
        text_add(out, "%d numbers ", f->count);
        say_range(out, f);
        break;
    case ROW_WORD:
        text_add(out, "one of ");
        say_words(out, f->words);
        break;
    case ROW_BITS:
        text_add(out, "a list of some of ");
        say_words(out, f->words);
        break;
    case ROW_WORDS:
        text_add(out, "a list of at most %d of ", f->count);
        say_words(out, f->words);
        break;
    case ROW_EFFECT: text_add(out, "an effect"); break;
    case ROW_PASSIVE: text_add(out, "modifiers"); break;
    case ROW_TRIGGERS:
        text_add(out, "at most %d triggers, on ", TRIGGERS_MAX);
        say_words(out, f->words ? f->words : game->words.moments);
        break;
    case ROW_TEXT: text_add(out, "a text"); break;
    case ROW_PICTURE: text_add(out, "a drawing: a list of at most %d lines", f->count); break;
    case ROW_REF:
        text_add(out, "the id of ");
        say_kinds(out, game, f->kind);
        break;
    case ROW_REFS:
        text_add(out, "a list of at most %d ids of ", f->count);
        say_kinds(out, game, f->kind);
        break;
    case ROW_LIST: text_add(out, "a list of at most %d tables", f->count); break;
    }
}

static void write_field(struct text *out, const struct game *game, const struct row_field *f, const char *indent)
{
    struct text words = {0};
    size_t begin = out->length;
    text_add(out, "%s- ", indent);
    if (f->key[0] >= '1' && f->key[0] <= '9') text_add(&words, "at place %s: ", f->key);
    else text_add(&words, "`%s`: ", f->key);
    say_type(&words, game, f);
    if (f->preset && *f->preset) text_add(&words, "; %s if left out", f->preset);
    else if (f->preset) text_add(&words, "; may be left out");
    if (f->type == ROW_LIST) text_add(&words, ", each with:");
    put_words(out, &begin, words.at);
    text_add(out, "\n");
    text_free(&words);
    for (const struct row_field *item = f->type == ROW_LIST ? f->fields : NULL; item && item->key; item++)
        write_field(out, game, item, "  ");
}

/* How many cards there may be. */
static void write_families(struct text *out, const struct game *game, const struct fields *fields)
{
    for (const struct field *f = fields->field; f->name; f++) {
        if (f->sub) write_families(out, game, f->sub);
        if (!f->family) continue;
        text_add(out, "- ");
        say_kinds(out, game, f->family->kind);
        if (f->family->group) text_add(out, " with the same `%s`", f->family->group);
        text_add(out, ": at most %d in all\n", f->family->cards);
    }
}

void schema_write(struct text *out, const struct game *game)
{
    text_add(out, "## %s\n", game->name);
    for (const struct kind *k = game->words.kinds; k->word; k++) {
        text_add(out, "\n### `%s`\n\n", k->word);
        for (const struct row_field *f = k->fields; f->key; f++) write_field(out, game, f, "");
        if (!k->fields->key) text_add(out, "Nothing but `id` and `name`.\n");
    }
    text_add(out, "\n### Room\n\nEvery card counts as often as its `copies` say, once if it has none.\n\n");
    write_families(out, game, game->rules.fields);
}
