/* pack.c: opens the content of a game: built in, or built in with a folder on top. */
#include "pack.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "author/playable.h"
#include "author/reader.h"

bool file_read(const char *path, struct text *out, struct text *error)
{
    FILE *file = fopen(path, "rb");
    bool fine = file != NULL;
    char piece[4096];
    for (size_t n; file && (n = fread(piece, 1, sizeof piece, file)) > 0;) text_put(out, piece, n);
    if (file && ferror(file)) fine = false;
    if (!fine) text_add(error, "%s: %s", path, strerror(errno));
    if (file) fclose(file);
    return fine;
}

bool pack_open(struct pack *pack, const struct game *game, const char *dir, struct text *errors)
{
    *pack = (struct pack){0};
    if (!dir) {
        if (game->linked.bytes && content_open(&pack->content, game->linked.block, *game->linked.bytes)) return true;
        text_add(errors, "the content of %s was not built in\n", game->id);
        return false;
    }
    bool fine = reader_read_pack(game, game->linked.sources, dir, &pack->block, errors);
    fine = fine && content_open(&pack->content, pack->block.at, pack->block.length) &&
           content_playable(game, &pack->content, errors);
    if (!fine) pack_close(pack);
    return fine;
}

void pack_close(struct pack *pack)
{
    text_free(&pack->block);
    *pack = (struct pack){0};
}
