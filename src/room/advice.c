/* advice.c: hints and odds for a seat, from what it can see itself. */
#include "inside.h"

#include <string.h>

#include "engine/field_access.h"

u64 room_insight(struct room *r, seat who)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    table_view(r->table, who, view);
    return state_hash(r->game, view);
}

int room_hint(struct room *r, seat who, const char *level, struct thought *thought, struct level *used,
              struct text *error)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    struct random luck; /* not that of the bots: a hint must not change what follows */
    int count, best = 0;
    if (!level_read(used, level ? level : "hard", error)) return -1;
    if (used->type != BOT_SEARCH) {
        text_add(error, "a bot of level %s does not think; expected normal, hard, expert or ismcts:N", used->name);
        return -1;
    }
    if (r->adviser && strcmp(r->advice.name, used->name) != 0) bot_free(r->adviser), r->adviser = NULL;
    if (!r->adviser) r->adviser = bot_new(r->game, r->content, used, room_threads(r, used));
    MUST(r->adviser);
    r->advice = *used;
    random_seed(&luck, room_insight(r, who));
    table_view(r->table, who, view);
    const struct action *option = table_options(r->table, who, &count);
    MUST(bot_think(r->adviser, view, who, option, count, &luck, thought, &best));
    return best;
}

bool room_odds(struct room *r, seat who, struct action option, int samples, struct forecast *out)
{
    return forecast(r->table, who, option, samples, room_insight(r, who), out);
}
