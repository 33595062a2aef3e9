/* without.c: what a WASM module does without: other processes, files, a terminal. Nothing of it is imported. */
#include <stdint.h>

#include "engine/history.h"
#include "module.h"

/* Positions cannot be tried out in another process; one that stops the rules costs the module. */
bool probe_load(struct table *t, const char *json, const char *place, seat at, struct text *error)
{
    (void)t, (void)json, (void)place, (void)at, (void)error;
    return true;
}

bool probe_record(const struct game *const *box, const struct content *content, const char *record, struct text *error)
{
    (void)box, (void)content, (void)record, (void)error;
    return true;
}

/* What the C library would import. Its only user is bug(), whose message is kept for whoever finds the module dead. */
enum { BADF = 8, WORDS_BYTES = 400 };
static char words[WORDS_BYTES];
static size_t words_length;

EXPORT(last_words) const char *last_words(void) { return words; }

struct piece {
    const char *at;
    size_t length;
};

int32_t __imported_wasi_snapshot_preview1_fd_write(int32_t file, int32_t pieces, int32_t count, int32_t written)
{
    const struct piece *piece = (const struct piece *)pieces;
    size_t length = 0;
    (void)file;
    for (int i = 0; i < count; length += piece[i++].length)
        for (size_t k = 0; k < piece[i].length && words_length + 1 < WORDS_BYTES; k++)
            words[words_length++] = piece[i].at[k];
    *(size_t *)written = length;
    return 0;
}

int32_t __imported_wasi_snapshot_preview1_fd_close(int32_t file) { return (void)file, BADF; }

int32_t __imported_wasi_snapshot_preview1_fd_seek(int32_t file, int64_t by, int32_t from, int32_t where)
{
    return (void)file, (void)by, (void)from, (void)where, BADF;
}
