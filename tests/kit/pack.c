/* pack.c: packs of one file on top of a game's own content, as pack.h says. */
#include "pack.h"

#include <stdio.h>
#include <string.h>

#include "author/reader.h"
#include "group.h"

enum { FILES_MAX = 32 };

bool pack_read(const struct game *game, const char *lua, struct text *block, struct text *errors)
{
    static char name[FILES_MAX][64];
    const char *names[FILES_MAX], *sources[FILES_MAX];
    int n = 0;
    for (const char *const *s = game->linked.sources; *s; s += 2, n++) {
        assert_true(n < FILES_MAX - 1);
        snprintf(name[n], sizeof name[n], "base/%s", s[0]);
        names[n] = name[n];
        sources[n] = s[1];
    }
    names[n] = "pack/t.lua";
    sources[n] = lua;
    return reader_read_memory(game, names, sources, n + 1, block, errors);
}

void pack_expect_good(const struct game *game, const char *lua)
{
    struct text block = {0}, errors = {0};
    if (!pack_read(game, lua, &block, &errors)) fail_msg("%s", text_string(&errors));
    text_free(&block);
    text_free(&errors);
}

/* What is reported for a pack that has mistakes; the caller frees it. */
static struct text mistakes_of(const struct game *game, const char *lua)
{
    struct text block = {0}, errors = {0};
    if (pack_read(game, lua, &block, &errors)) fail_msg("this is accepted:\n%s", lua);
    text_free(&block);
    return errors;
}

void pack_expect(const struct game *game, const char *lua, const char *message)
{
    struct text errors = mistakes_of(game, lua);
    if (!strstr(text_string(&errors), message)) fail_msg("expected: %s\nfound: %s", message, text_string(&errors));
    text_free(&errors);
}

void pack_expect_only(const struct game *game, const char *lua, int line, const char *message)
{
    struct text errors = mistakes_of(game, lua), wanted = {0};
    text_add(&wanted, "pack/t.lua:%d: %s\n", line, message);
    const char *found = strstr(text_string(&errors), "pack/"); /* after those that follow from it elsewhere */
    assert_string_equal(found ? found : text_string(&errors), wanted.at);
    text_free(&errors);
    text_free(&wanted);
}
