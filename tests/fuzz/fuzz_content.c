/* fuzz_content.c: any text as a content file: the reader makes a block that opens, or reports mistakes.
 *
 * It is a file of the game whose id stands in its first line ("-- vigilante"), else of the first one.
 */
#include <stdlib.h>
#include <string.h>

#include "author/reader.h"
#include "games/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const struct game *game_of(const char *source)
{
    for (int i = 0; i < games_count; i++) {
        size_t length = strlen(games[i]->id);
        bool named = !strncmp(source, "-- ", 3) && !strncmp(source + 3, games[i]->id, length);
        if (named && source[3 + length] == '\n') return games[i];
    }
    return games[0];
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct text block = {0}, errors = {0};
    struct content content;
    char *source = malloc(size + 1);
    MUST(source != NULL);
    memcpy(source, data, size);
    source[size] = '\0';
    const char *names[] = {"own/any.lua"}, *sources[] = {source};
    if (reader_read_memory(game_of(source), names, sources, 1, &block, &errors))
        MUST(content_open(&content, block.at, block.length));
    else
        MUST(errors.length > 0 && block.length == 0);
    text_free(&block);
    text_free(&errors);
    free(source);
    return 0;
}
