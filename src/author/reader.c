/* reader.c: finds and loads content files, has them run and compiled. */
#include "reader.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

/* Lua would read on after a zero byte, and most editors do not show one. */
static bool check_zero(struct reading *r, int file, const struct text *source)
{
    const char *from = text_string(source), *zero = memchr(from, 0, source->length);
    int line = 1;
    if (!zero)
        return true;
    for (const char *p = from; p < zero; p++)
        line += *p == '\n';
    mistake(r, file, line, "expected text, found a zero byte");
    r->cut = true;
    return false;
}

static bool read_files(const struct game *game, const char *const *names, const int *dirs,
                       const struct text *sources, int count, struct text *block_out, struct text *errors)
{
    struct reading r = {.game = game, .names = names, .dirs = dirs};
    for (int i = 0; i < count; i++)
        if (check_zero(&r, i, &sources[i]))
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

/* Reads a file; says why and returns false when it cannot be read. Only a regular file: a pipe would wait for a writer,
 * a device might never end. */
static bool load_text(const char *path, struct text *out, struct text *errors)
{
    struct stat about;
    char bytes[4096];
    ssize_t n = 1;
    int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0 || fstat(file, &about) != 0) {
        text_add(errors, "%s: cannot be read: %s\n", path, strerror(errno));
        if (file >= 0)
            close(file);
        return false;
    }
    bool regular = S_ISREG(about.st_mode);
    while (regular && out->length <= FILE_MAX && (n = read(file, bytes, sizeof bytes)) > 0)
        text_put(out, bytes, (size_t)n);
    if (!regular)
        text_add(errors, "%s: expected a file, found a folder, a pipe or a device\n", path);
    else if (n < 0)
        text_add(errors, "%s: cannot be read: %s\n", path, strerror(errno));
    else if (out->length > FILE_MAX)
        text_add(errors, "%s: expected at most %d bytes in a file\n", path, FILE_MAX);
    close(file);
    return regular && n >= 0 && out->length <= FILE_MAX;
}

/* Takes over name and text. */
static void add_file(struct files *files, int dir, struct text name, struct text text)
{
    MUST(files->count < FILES_MAX);
    files->dir[files->count] = dir;
    files->source[files->count] = text;
    files->name[files->count++] = name.at;
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
    bool fine = count > 0, room = count <= FILES_MAX - files->count;
    if (!fine)
        text_add(errors, "%s: expected *.lua files, found none\n", dir);
    if (!room)
        text_add(errors, "%s: expected at most %d *.lua files, found %d\n", dir, FILES_MAX - files->count, count);
    for (int i = 0; i < count; i++) {
        struct text name = {0}, text = {0};
        if (room) {
            text_add(&name, "%s/%s", dir, entry[i]->d_name);
            fine = load_text(name.at, &text, errors) && fine;
            add_file(files, dir_number, name, text);
        }
        free(entry[i]);
    }
    free(entry);
    return fine && room;
}

/* Reads what was loaded, if all of it could be, and frees it. */
static bool read_loaded(const struct game *game, struct files *files, bool fine, struct text *block_out,
                        struct text *errors)
{
    struct text block = {0};
    fine = fine && read_files(game, (const char *const *)files->name, files->dir, files->source, files->count, &block,
                              errors);
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

bool reader_read(const struct game *game, const char *const *dirs, int dir_count, struct text *block_out,
                 struct text *errors)
{
    struct files *files = calloc(1, sizeof *files);
    MUST(files);
    bool fine = true;
    for (int i = 0; i < dir_count; i++)
        fine = load_dir(files, dirs[i], i, errors) && fine;
    return read_loaded(game, files, fine, block_out, errors);
}

bool reader_read_pack(const struct game *game, const char *const *sources, const char *dir, struct text *block_out,
                      struct text *errors)
{
    struct files *files = calloc(1, sizeof *files);
    MUST(files);
    for (; *sources; sources += 2) {
        struct text name = {0}, text = {0};
        text_add(&name, "(built in)/%s", sources[0]);
        text_put(&text, sources[1], strlen(sources[1]));
        add_file(files, 0, name, text);
    }
    bool fine = load_dir(files, dir, 1, errors);
    return read_loaded(game, files, fine, block_out, errors);
}
