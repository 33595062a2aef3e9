/* advice.c: hints and odds for a seat, from what it can see itself. */
#include "inside.h"

#include <string.h>

#include "engine/field_access.h"
#include "review/why.h"

u64 room_insight(struct room *r, seat who)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    table_view(r->table, who, view);
    return state_hash(r->game, view);
}

/* -- Hints -------------------------------------------------------------------------------------------------------- */

bool room_hint_begin(struct room *r, seat who, const char *level, struct level *used, struct text *error)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    struct random luck; /* not that of the bots: a hint must not change what follows */
    int count;
    if (!level_read(used, level ? level : "hard", error)) return false;
    if (used->type != BOT_SEARCH) {
        text_add(error, "a bot of level %s does not think; expected normal, hard, expert or ismcts:N", used->name);
        return false;
    }
    room_hint_stop(r);
    if (r->adviser && strcmp(r->advice.name, used->name) != 0) bot_free(r->adviser), r->adviser = NULL;
    if (!r->adviser) r->adviser = bot_new(r->game, r->content, used, r->settings.threads);
    MUST(r->adviser && bot_watch(r->adviser, room_players(r)));
    r->advice = *used;
    random_seed(&luck, room_insight(r, who));
    table_view(r->table, who, view);
    const struct action *option = room_options(r, who, &count);
    MUST(bot_ponder(r->adviser, view, who, option, count, &luck));
    r->advises = true;
    r->advice_job = r->how ? r->how->begin(r->how->with, r->adviser, 0) : NULL;
    return true;
}

bool room_hint_is_done(const struct room *r) { return !r->advice_job || r->how->is_done(r->advice_job); }

int room_hint_progress(const struct room *r) { return r->advises ? bot_progress(r->adviser) : 0; }

void room_hint_stop(struct room *r)
{
    if (r->advice_job) r->how->end(r->advice_job);
    r->advice_job = NULL;
    r->advises = false;
}

int room_hint_end(struct room *r, struct thought *thought, int count)
{
    if (!r->advises) return -1;
    if (r->advice_job) {
        void *job = r->advice_job;
        r->advice_job = NULL;
        if (!r->how->end(job)) return r->advises = false, -1;
    } else {
        bot_run(r->adviser);
    }
    r->advises = false;
    int best = bot_end(r->adviser);
    memcpy(thought, bot_thoughts(r->adviser), sizeof *thought * (size_t)count);
    return best;
}

void room_hint_why(struct room *r, seat who, const struct thought *thought, int count, int best, struct text *out)
{
    const struct speaker speaker = room_speaker(r, who);
    const struct question question = room_question(r, who);
    say_why_best(out, &speaker, &question, thought, count, best, r->adviser);
}

int room_hint(struct room *r, seat who, const char *level, struct thought *thought, struct level *used,
              struct text *error)
{
    const struct thinking *how = r->how;
    int count;
    room_options(r, who, &count);
    r->how = NULL; /* at once */
    bool begun = room_hint_begin(r, who, level, used, error);
    int best = begun ? room_hint_end(r, thought, count) : -1;
    r->how = how;
    return best;
}

/* -- Odds --------------------------------------------------------------------------------------------------------- */

bool room_odds(struct room *r, seat who, const struct action *line, int count, int samples, struct forecast *out)
{
    return forecast_line(r->table, who, line, count, samples, room_insight(r, who), out);
}

/* -- Afterwards --------------------------------------------------------------------------------------------------- */

struct review *room_review(struct room *r, u32 iterations, u64 seed)
{
    room_interrupt(r);
    return review_new(r->table, iterations, seed);
}
