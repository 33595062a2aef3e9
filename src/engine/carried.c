/* carried.c: what is carried from game to game: made, copied, written, read, judged. */
#include "carried.h"

#include <stdlib.h>
#include <string.h>

#include "sound.h"

static size_t bytes_of(const struct game *game)
{
    MUST(game->campaign && game->campaign->fields->bytes <= CARRIED_MAX);
    return game->campaign->fields->bytes;
}

u8 *carried_new(const struct game *game, const struct content *content)
{
    u8 *carried = calloc(1, bytes_of(game));
    MUST(carried != NULL);
    if (game->campaign->start) game->campaign->start(content, carried);
    return carried;
}

u8 *carried_copy(const struct game *game, const void *carried)
{
    u8 *copy = malloc(bytes_of(game));
    MUST(copy != NULL);
    memcpy(copy, carried, bytes_of(game));
    return copy;
}

void carried_write(struct text *out, const struct game *game, const struct content *content, const void *carried)
{
    struct_dump(out, game, content, game->campaign->fields, carried);
}

bool carried_sound(const struct game *game, const struct content *content, const void *carried, struct text *why)
{
    const struct game_campaign *campaign = game->campaign;
    if (!struct_sound(game, content, campaign->fields, carried, why)) return false;
    const char *own = campaign->find_fault ? campaign->find_fault(content, carried) : NULL;
    if (own) text_add(why, "%s", own);
    return !own;
}

bool carried_read(const struct game *game, const struct content *content, const char *json, void *carried,
                  struct text *error)
{
    u8 *read = carried_copy(game, carried);
    struct text why = {0};
    bool fine = struct_load(game, content, game->campaign->fields, read, json, &why) &&
                carried_sound(game, content, read, &why);
    if (fine) memcpy(carried, read, bytes_of(game));
    else text_add(error, "%s", text_string(&why));
    text_free(&why);
    free(read);
    return fine;
}

bool campaign_over(const struct game *game, const struct content *content, const void *carried)
{
    return game->campaign->is_over(content, carried);
}

const char *campaign_fault(const struct game *game, const struct content *content, const void *carried,
                           const struct setup *setup)
{
    if (campaign_over(game, content, carried) && !(setup->options & game->campaign->free_play))
        return "the campaign is over";
    const char *wrong = setup_fault(game, content, setup);
    return !wrong && game->campaign->check ? game->campaign->check(content, carried, setup) : wrong;
}
