/* fuzz_content.c: any text as a content file: the reader makes a block that opens, or reports mistakes. */
#include <stdlib.h>
#include <string.h>

#include "engine/reader.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct text block = {0}, errors = {0};
    struct content content;
    char *source = malloc(size + 1);
    MUST(source != NULL);
    memcpy(source, data, size);
    source[size] = '\0';
    const char *names[] = {"own/any.lua"}, *sources[] = {source};
    if (reader_read_memory(games[0], names, sources, 1, &block, &errors))
        MUST(content_open(&content, block.at, block.length));
    else
        MUST(errors.length > 0 && block.length == 0);
    text_free(&block);
    text_free(&errors);
    free(source);
    return 0;
}
