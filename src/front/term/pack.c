/* pack.c: opens the content of a game: built in, or built in with a folder on top. */
#include "pack.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/* -- A folder on top --------------------------------------------------------------------------- */

enum { FILES_MAX = 256 };

struct files {
    int count;
    bool fine;
    char *name[FILES_MAX], *text[FILES_MAX];
};

static int by_name(const struct dirent **a, const struct dirent **b) { return strcmp((*a)->d_name, (*b)->d_name); }

static int is_lua(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);
    return entry->d_name[0] != '.' && length > 4 && strcmp(entry->d_name + length - 4, ".lua") == 0;
}

/* Takes ownership of name and text. */
static void add_file(struct files *f, struct text name, struct text text)
{
    if (f->count == FILES_MAX) {
        text_free(&name);
        text_free(&text);
        return;
    }
    text_put(&text, "", 0);
    f->name[f->count] = name.at;
    f->text[f->count++] = text.at;
}

static void add_folder(struct files *f, const char *dir, struct text *errors)
{
    struct dirent **entry = NULL;
    int n = scandir(dir, &entry, is_lua, by_name);
    if (n < 0) {
        text_add(errors, "%s: %s\n", dir, strerror(errno));
        f->fine = false;
        return;
    }
    if (n == 0) {
        text_add(errors, "%s: there is no file that ends with .lua\n", dir);
        f->fine = false;
    }
    for (int i = 0; i < n; i++) {
        struct text name = {0}, text = {0};
        text_add(&name, "%s/%s", dir, entry[i]->d_name);
        if (!file_read(name.at, &text, errors)) {
            text_add(errors, "\n");
            f->fine = false;
        }
        add_file(f, name, text);
        free(entry[i]);
    }
    free(entry);
}

static bool read_with(const struct game *game, const char *const *sources, const char *dir, struct text *block,
                      struct text *errors)
{
    struct files *f = calloc(1, sizeof *f);
    MUST(f != NULL);
    f->fine = true;
    for (; *sources; sources += 2) {
        struct text name = {0}, text = {0};
        text_add(&name, "(built in)/%s", sources[0]);
        text_put(&text, sources[1], strlen(sources[1]));
        add_file(f, name, text);
    }
    add_folder(f, dir, errors);
    const char *const *names = (const char *const *)f->name, *const *texts = (const char *const *)f->text;
    bool fine = f->fine && reader_read_memory(game, names, texts, f->count, block, errors);
    for (int i = 0; i < f->count; i++) {
        free(f->name[i]);
        free(f->text[i]);
    }
    free(f);
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
    bool fine = read_with(game, game->linked.sources, dir, &pack->block, errors);
    if (fine && content_open(&pack->content, pack->block.at, pack->block.length)) return true;
    text_free(&pack->block);
    return false;
}

void pack_close(struct pack *pack)
{
    text_free(&pack->block);
    *pack = (struct pack){0};
}
