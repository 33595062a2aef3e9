/* fuzz_record.c: any text as a record: it is replayed, or refused with a reason; what was replayed gives a
 * record that can be replayed again and ends in the same state.
 *
 * An input whose first line is the id of a game gets the head of a record of that game in its place, so that
 * seeds outlive changes of the content. Forged stacks are left out: see engine/probe.c.
 */
#include <string.h>

#include "engine/table.h"
#include "games/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void content_of(const struct game *game, struct content *content)
{
    MUST(game->linked.bytes && content_open(content, game->linked.block, *game->linked.bytes));
}

static void check_again(const struct content *content, const struct table *t)
{
    struct text record = {0}, error = {0};
    table_record(t, &record, true);
    struct table *again = table_replay(games, content, text_string(&record), &error);
    MUST(again != NULL);
    MUST(state_hash(table_game(t), table_state(t)) == state_hash(table_game(again), table_state(again)));
    table_free(again);
    text_free(&record);
    text_free(&error);
}

/* The input as a record. */
static struct text record_of(const char *data, size_t size)
{
    struct text record = {0};
    struct content content;
    for (int i = 0; i < games_count; i++) {
        const struct game *game = games[i];
        size_t length = strlen(game->id);
        if (size <= length || memcmp(data, game->id, length) != 0 || data[length] != '\n') continue;
        content_of(game, &content);
        text_add(&record, "longbox record 1\ngame %s %d\ncontent %016llx", game->id, game->version,
                 (unsigned long long)content.block->hash);
        data += length;
        size -= length;
        break;
    }
    text_put(&record, data, size);
    return record;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct text error = {0}, record = record_of((const char *)data, size);
    if (!strstr(record.at, "\"stack\"") && !strstr(record.at, "\"lanes\"")) {
        struct table *t = table_replay(games, NULL, record.at, &error);
        MUST(t || error.length);
        if (t) check_again(table_content(t), t);
        table_free(t);
    }
    text_free(&error);
    text_free(&record);
    return 0;
}
