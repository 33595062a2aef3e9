/* reader.c: finds and loads content files, runs them and has them compiled. */
#include "reader.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compile.h"
#include "sandbox.h"

enum { FILES_MAX = 1000, FILE_MAX = 1024 * 1024 };

/* The files of one reading. */
struct files {
    int count;
    char *name[FILES_MAX];
    struct text source[FILES_MAX];
    int dir[FILES_MAX];
};

static bool read_files(const struct game *game, const char *const *names, const int *dirs,
                       const struct text *sources, int count, struct text *block_out, struct text *errors)
{
    struct reading r = {.game = game, .names = names, .dirs = dirs};
    for (int i = 0; i < count; i++)
        sandbox_run(&r, i, text_string(&sources[i]), sources[i].length);
    compile(&r, block_out);
    bool fine = r.mistakes == 0;
    mistakes_print(&r, errors);
    reading_end(&r);
    return fine;
}

bool reader_read_memory(const struct game *game, const char *const *names, const char *const *sources,
                        int count, struct text *block_out, struct text *errors)
{
    struct text *texts = calloc((size_t)count + 1, sizeof *texts);
    int *dirs = calloc((size_t)count + 1, sizeof *dirs);
    MUST(texts && dirs);
    for (int i = 0; i < count; i++) {
        text_put(&texts[i], sources[i], strlen(sources[i]));
        if (i == 0)
            continue;
        const char *slash = strrchr(names[i], '/');
        size_t length = slash ? (size_t)(slash - names[i]) + 1 : 0;
        const char *before = strrchr(names[i - 1], '/');
        size_t length_before = before ? (size_t)(before - names[i - 1]) + 1 : 0;
        bool same = length == length_before && strncmp(names[i], names[i - 1], length) == 0;
        dirs[i] = dirs[i - 1] + !same;
    }
    bool fine = read_files(game, names, dirs, texts, count, block_out, errors);
    for (int i = 0; i < count; i++)
        text_free(&texts[i]);
    free(texts);
    free(dirs);
    return fine;
}

/* Loads a file as the next one. Returns false and says why when it cannot be read. */
static bool load(struct files *files, const char *dir, const char *name, int dir_number, struct text *errors)
{
    struct text path = {0};
    text_add(&path, "%s/%s", dir, name);
    FILE *file = files->count < FILES_MAX ? fopen(path.at, "rb") : NULL;
    bool fine = file != NULL;
    if (files->count == FILES_MAX) {
        text_add(errors, "%s: expected at most %d files\n", path.at, FILES_MAX);
    } else if (!file) {
        text_add(errors, "%s: cannot be read: %s\n", path.at, strerror(errno));
    } else {
        struct text *source = &files->source[files->count];
        char bytes[4096];
        size_t n;
        while (source->length <= FILE_MAX && (n = fread(bytes, 1, sizeof bytes, file)) > 0)
            text_put(source, bytes, n);
        if (ferror(file) || source->length > FILE_MAX) {
            text_add(errors, "%s: cannot be read or is longer than %d bytes\n", path.at, FILE_MAX);
            fine = false;
        }
        files->dir[files->count] = dir_number;
        files->name[files->count++] = path.at;
        path = (struct text){0};
        fclose(file);
    }
    text_free(&path);
    return fine;
}

static int is_lua(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);
    return length > 4 && entry->d_name[0] != '.' && strcmp(entry->d_name + length - 4, ".lua") == 0;
}

/* By bytes, since the order of alphasort depends on the locale. */
static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

static bool load_dir(struct files *files, const char *dir, int dir_number, struct text *errors)
{
    struct dirent **entry;
    int count = scandir(dir, &entry, is_lua, by_name);
    if (count < 0) {
        text_add(errors, "%s: cannot be read: %s\n", dir, strerror(errno));
        return false;
    }
    bool fine = count > 0;
    if (!fine)
        text_add(errors, "%s: expected *.lua files, found none\n", dir);
    for (int i = 0; i < count; i++) {
        fine = load(files, dir, entry[i]->d_name, dir_number, errors) && fine;
        free(entry[i]);
    }
    free(entry);
    return fine;
}

bool reader_read(const struct game *game, const char *const *dirs, int dir_count, struct text *block_out,
                 struct text *errors)
{
    struct files *files = calloc(1, sizeof *files);
    MUST(files);
    bool fine = true;
    for (int i = 0; i < dir_count; i++)
        fine = load_dir(files, dirs[i], i, errors) && fine;
    struct text block = {0};
    fine = read_files(game, (const char *const *)files->name, files->dir, files->source, files->count, &block,
                      errors) &&
           fine;
    if (fine) {
        text_clear(block_out);
        text_put(block_out, block.at, block.length);
    }
    text_free(&block);
    for (int i = 0; i < files->count; i++) {
        free(files->name[i]);
        text_free(&files->source[i]);
    }
    free(files);
    return fine;
}
