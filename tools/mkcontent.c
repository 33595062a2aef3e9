/* mkcontent.c: reads a game's content and rules text and writes them as a C file, to be linked into the program. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "author/reader.h"
#include "games/games.h"

static bool read_file(const char *path, struct text *out)
{
    FILE *file = fopen(path, "rb");
    if (!file) return false;
    char piece[4096];
    for (size_t n; (n = fread(piece, 1, sizeof piece, file)) > 0;) text_put(out, piece, n);
    return fclose(file) == 0;
}

static void write_source(struct text *out, const char *game, const struct text *block, const struct text *rules)
{
    char name[64];
    snprintf(name, sizeof name, "%s", game);
    for (char *p = name; *p; p++)
        if (*p == '-')
            *p = '_';
    text_add(out,
             "/* Made by mkcontent from the content of %s: do not edit. */\n#include \"engine/base.h\"\n\n",
             game);
    text_add(out, "extern const u8 %s_block[];\nextern const u32 %s_block_bytes;\n\n", name, name);
    text_add(out, "const u8 %s_block[] __attribute__((aligned(8))) = {", name);
    for (size_t i = 0; i < block->length; i++)
        text_add(out, "%s%u,", i % 24 ? "" : "\n    ", (unsigned)(u8)block->at[i]);
    text_add(out, "\n};\nconst u32 %s_block_bytes = %zu;\n\n", name, block->length);
    text_add(out, "extern const char %s_rules[];\nconst char %s_rules[] = {", name, name);
    for (size_t i = 0; i < rules->length; i++)
        text_add(out, "%s%d,", i % 24 ? "" : "\n    ", rules->at[i]);
    text_add(out, "0};\n");
}

static int is_lua(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);
    return entry->d_name[0] != '.' && length > 4 && strcmp(entry->d_name + length - 4, ".lua") == 0;
}

static void write_bytes(struct text *out, const char *name, const struct text *bytes)
{
    text_add(out, "static const char %s[] = {", name);
    for (size_t i = 0; i < bytes->length; i++) text_add(out, "%s%d,", i % 24 ? "" : "\n    ", bytes->at[i]);
    text_add(out, "0};\n");
}

/* The Lua files themselves: --content DIR reads them again, with its own on top. A module for browsers reads none. */
static bool write_sources(struct text *out, const char *game, const char *dir)
{
    struct dirent **entry = NULL;
    struct text list = {0};
    char symbol[64];
    snprintf(symbol, sizeof symbol, "%s", game);
    for (char *p = symbol; *p; p++)
        if (*p == '-') *p = '_';
    text_add(out, "\n#ifndef __wasm__\n");
    int n = scandir(dir, &entry, is_lua, alphasort);
    for (int i = 0; i < n; i++) {
        struct text path = {0}, bytes = {0};
        char name[32];
        text_add(&path, "%s/%s", dir, entry[i]->d_name);
        if (!read_file(path.at, &bytes)) n = -1;
        snprintf(name, sizeof name, "source_%d", i);
        write_bytes(out, name, &bytes);
        text_add(&list, "    \"%s\", %s,\n", entry[i]->d_name, name);
        text_free(&path);
        text_free(&bytes);
        free(entry[i]);
    }
    free(entry);
    text_add(out, "\nextern const char *const %s_sources[];\nconst char *const %s_sources[] = {\n%s    0};\n#endif\n",
             symbol, symbol, text_string(&list));
    text_free(&list);
    return n >= 0;
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        fprintf(stderr, "usage: mkcontent GAME FOLDER OUT.c\n");
        return 1;
    }
    const struct game *game = game_find(argv[1]);
    if (!game) {
        fprintf(stderr, "mkcontent: there is no game '%s'\n", argv[1]);
        return 1;
    }
    struct text block = {0}, rules = {0}, errors = {0}, out = {0}, content = {0}, rules_path = {0};
    text_add(&content, "%s/content", argv[2]);
    text_add(&rules_path, "%s/rules.md", argv[2]);
    if (!read_file(rules_path.at, &rules)) {
        perror(rules_path.at);
        return 1;
    }
    const char *dirs[] = {content.at};
    bool fine = reader_read(game, dirs, 1, &block, &errors);
    fputs(text_string(&errors), stderr);
    if (fine) {
        write_source(&out, argv[1], &block, &rules);
        fine = write_sources(&out, argv[1], content.at);
    }
    if (fine) {
        FILE *file = fopen(argv[3], "wb");
        fine = file && fwrite(out.at, 1, out.length, file) == out.length;
        fine = file && fclose(file) == 0 && fine;
        if (!fine)
            perror(argv[3]);
    }
    text_free(&block);
    text_free(&rules);
    text_free(&content);
    text_free(&rules_path);
    text_free(&errors);
    text_free(&out);
    return fine ? 0 : 1;
}
