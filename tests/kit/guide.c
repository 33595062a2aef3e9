/* guide.c: reads docs/content.md as guide.h says. */
#include "guide.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "engine/effect.h"
#include "pack.h"

/* One reading: whose words are looked for, and the section's text. */
struct reading {
    const struct guide *guide;
    struct text text;
};

static struct reading read_section(const struct guide *guide)
{
    struct reading r = {.guide = guide};
    struct text all = {0}, heading = {0};
    FILE *file = fopen("docs/content.md", "rb");
    if (!file) fail_msg("docs/content.md: run the tests from the top folder");
    char piece[4096];
    for (size_t n; (n = fread(piece, 1, sizeof piece, file)) > 0;) text_put(&all, piece, n);
    fclose(file);
    text_add(&heading, "\n## %s\n", guide->section);
    const char *from = strstr(text_string(&all), text_string(&heading)), *end = from ? strstr(from + 1, "\n## ") : NULL;
    if (!from) fail_msg("docs/content.md has no section '%s'", guide->section);
    text_put(&r.text, from, end ? (size_t)(end - from) : strlen(from));
    text_free(&all);
    text_free(&heading);
    return r;
}

/* -- Words -------------------------------------------------------------------------------------------------------- */

static bool is_letter(char c) { return isalnum((unsigned char)c) || c == '_' || c == '-'; }

static void expect_word(struct reading *r, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = text_string(&r->text); (at = strstr(at, word)) != NULL; at++)
        if (!is_letter(at[-1]) && !is_letter(at[length])) return;
    fail_msg("docs/content.md does not mention '%s'", word);
}

static void expect_words(struct reading *r, const struct words *words)
{
    if (!words || (r->guide->pictured && strcmp(words->name, r->guide->pictured) == 0)) return;
    for (const struct word *w = words->word; w->word; w++) expect_word(r, w->word);
}

static void expect_fields(struct reading *r, const struct row_field *fields)
{
    for (const struct row_field *f = fields; f->key; f++) {
        if (!isdigit((unsigned char)*f->key)) expect_word(r, f->key);
        expect_words(r, f->words);
        if (f->fields) expect_fields(r, f->fields);
    }
}

void guide_expect_words(const struct guide *guide)
{
    struct reading r = read_section(guide);
    const struct game *game = guide->game;
    for (const struct kind *k = game->words.kinds; k->word; k++) {
        expect_word(&r, k->word);
        expect_fields(&r, k->fields);
    }
    for (int v = V_GAME; v < game->words.verb_count; v++) {
        if (!game->words.verbs[v].word) continue;
        expect_word(&r, game->words.verbs[v].word);
        for (const struct arg *a = game->words.verbs[v].arg; a->type != ARG_NONE; a++) expect_words(&r, a->words);
    }
    expect_words(&r, game->words.each);
    expect_words(&r, game->words.quantities);
    expect_words(&r, game->words.conditions);
    expect_words(&r, game->words.moments);
    expect_words(&r, game->words.choosers);
    text_free(&r.text);
}

/* -- Examples ----------------------------------------------------------------------------------------------------- */

void guide_expect_examples(const struct guide *guide)
{
    struct reading r = read_section(guide);
    struct text lua = {0};
    int examples = 0;
    for (const char *at = text_string(&r.text); (at = strstr(at, "\n```lua\n")) != NULL; examples++) {
        const char *end = strstr(at += 8, "\n```\n");
        assert_non_null(end);
        text_put(&lua, at, (size_t)(end - at) + 1);
    }
    assert_int_equal(examples, guide->examples);
    pack_expect_good(guide->game, text_string(&lua));
    text_free(&lua);
    text_free(&r.text);
}
