/* test_guide.c: docs/content.md names every word that content of Freedom Five may use, and its examples have
 * no mistakes. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "engine/effect.h"
#include "author/reader.h"

extern const struct game freedom_five_game;

static struct text guide; /* the section of this game */

static int read_guide(void **state)
{
    (void)state;
    struct text all = {0};
    FILE *file = fopen("docs/content.md", "rb");
    if (!file) fail_msg("docs/content.md: run the tests from the top folder");
    char piece[4096];
    for (size_t n; (n = fread(piece, 1, sizeof piece, file)) > 0;) text_put(&all, piece, n);
    fclose(file);
    const char *from = strstr(text_string(&all), "\n## Freedom Five\n");
    const char *end = from ? strstr(from + 1, "\n## ") : NULL;
    assert_non_null(from);
    text_put(&guide, from, end ? (size_t)(end - from) : strlen(from));
    text_free(&all);
    return 0;
}

static int forget(void **state)
{
    (void)state;
    text_free(&guide);
    return 0;
}

static bool is_letter(char c) { return isalnum((unsigned char)c) || c == '_' || c == '-'; }

static void expect_word(const char *word)
{
    size_t length = strlen(word);
    for (const char *at = text_string(&guide); (at = strstr(at, word)) != NULL; at++)
        if (!is_letter(at[-1]) && !is_letter(at[length])) return;
    fail_msg("docs/content.md does not mention '%s'", word);
}

static void expect_words(const struct words *words)
{
    if (!words) return;
    for (const struct word *w = words->word; w->word; w++) expect_word(w->word);
}

static void expect_fields(const struct row_field *fields)
{
    for (const struct row_field *f = fields; f->key; f++) {
        if (!isdigit((unsigned char)*f->key)) expect_word(f->key);
        expect_words(f->words);
        if (f->fields) expect_fields(f->fields);
    }
}

static void every_word_is_explained(void **state)
{
    (void)state;
    for (const struct kind *k = freedom_five_game.words.kinds; k->word; k++) {
        expect_word(k->word);
        expect_fields(k->fields);
    }
    for (int v = V_GAME; v < freedom_five_game.words.verb_count; v++) {
        if (!freedom_five_game.words.verbs[v].word) continue;
        expect_word(freedom_five_game.words.verbs[v].word);
        for (const struct arg *a = freedom_five_game.words.verbs[v].arg; a->type != ARG_NONE; a++)
            expect_words(a->words);
    }
    expect_words(freedom_five_game.words.each);
    expect_words(freedom_five_game.words.quantities);
    expect_words(freedom_five_game.words.conditions);
    expect_words(freedom_five_game.words.moments);
    expect_words(freedom_five_game.words.choosers);
}

/* Everything between ```lua and ``` together is one pack. */
static void examples_have_no_mistakes(void **state)
{
    (void)state;
    enum { FILES_MAX = 32 };
    static char name[FILES_MAX][64];
    const char *names[FILES_MAX], *sources[FILES_MAX];
    struct text lua = {0}, block = {0}, errors = {0};
    int examples = 0, n = 0;
    for (const char *at = text_string(&guide); (at = strstr(at, "\n```lua\n")) != NULL; examples++) {
        const char *end = strstr(at += 8, "\n```\n");
        assert_non_null(end);
        text_put(&lua, at, (size_t)(end - at) + 1);
    }
    assert_int_equal(examples, 2); /* a Comic, cards */
    for (const char *const *s = freedom_five_game.linked.sources; *s && n < FILES_MAX - 1; s += 2, n++) {
        snprintf(name[n], sizeof name[n], "base/%s", s[0]);
        names[n] = name[n];
        sources[n] = s[1];
    }
    names[n] = "guide/examples.lua";
    sources[n] = text_string(&lua);
    if (!reader_read_memory(&freedom_five_game, names, sources, n + 1, &block, &errors))
        fail_msg("%s", text_string(&errors));
    text_free(&lua);
    text_free(&block);
    text_free(&errors);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_word_is_explained),
    cmocka_unit_test(examples_have_no_mistakes),
};
TEST_GROUP_WITH(tests, read_guide, forget);
