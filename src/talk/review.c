/* review.c: operations that say what answers are worth: one before it is given; afterwards all of a game, and what
 * would have become of another one. */
#include "review/why.h"

#include "inside.h"
#include "room/tutor.h"

enum { TICK_LEAST = 200 }; /* iterations that a tick is weighed by, if the level has as many */

/* Reads "level", which must think. */
static bool get_level(struct call *q, struct level *level)
{
    const char *name;
    struct text error = {0};
    if (!get_string(q, "level", &name)) return false;
    bool known = level_read(level, name ? name : review_level, &error);
    if (!known) fail(q, "\"level\": %s", text_string(&error));
    else if (level->type != BOT_SEARCH) fail(q, "\"level\": a bot of level %s does not think", level->name);
    text_free(&error);
    return known && level->type == BOT_SEARCH;
}

/* -- One answer, before it is given ------------------------------------------------------------------------------- */

static void tell_number(struct call *q, const char *key, double thousandths)
{
    js_key(q->out, key);
    js_int(q->out, (long long)(thousandths < 0 ? thousandths - 0.5 : thousandths + 0.5));
}

static void tell_option(struct call *q, const char *key, seat who, const struct weighed_line *w, struct action option)
{
    const struct speaker speaker = table_speaker(q->table, who);
    struct text words = {0};
    say_option(&words, &speaker, &w->question, option);
    js_key(q->out, key);
    js_string(q->out, text_string(&words));
    text_free(&words);
}

/* Which of the picks it is about: its words, as a record has them, and as people read it. */
static void tell_which(struct call *q, seat who, const struct weighed_line *w)
{
    struct text words = {0};
    action_write(&words, table_game(q->table), table_content(q->table), w->answer);
    js_key(q->out, "action");
    js_string(q->out, text_string(&words));
    tell_option(q, "text", who, w, w->answer);
    text_free(&words);
}

static void tell_weighed(struct call *q, seat who, const struct weighed_line *line, bool picks)
{
    const struct weighed *w = &line->result;
    struct text why = {0};
    js_key(q->out, "grade");
    js_string(q->out, grade_names[weighed_grade(w)]);
    tell_number(q, "loss", w->loss);
    tell_number(q, "noise", w->error);
    tell_number(q, "value", w->chance[0]);
    tell_number(q, "best_value", w->chance[1]);
    if (picks) tell_which(q, who, line);
    else js_key(q->out, "best"), js_int(q->out, w->best);
    tell_option(q, "best_text", who, line, line->best);
    weighed_say_why(&why, table_game(q->table), w);
    js_key(q->out, "why");
    if (why.length) js_string(q->out, why.at + 1); /* without its blank */
    else js_null(q->out);
    text_free(&why);
}

/* The answers that are to be weighed: "action", or "picks" with "more"; 0 after an error. */
static int get_line(struct call *q, seat who, bool picks, struct action line[PICKED_MAX])
{
    bool more;
    if (!picks) return get_action(q, who, &line[0]);
    if (get(q, "action")) return fail(q, "expected \"action\" or \"picks\", not both");
    if (!get_bool(q, "more", false, &more) || !tick_picks(q, who)) return 0;
    int count = room_ticked(q->by->room, who, more, line);
    return count ? count : fail(q, "this is not a complete choice yet");
}

bool op_weigh(struct call *q)
{
    struct level level;
    struct action line[PICKED_MAX];
    struct weighed_line w;
    seat who;
    u64 seed;
    bool picks = get(q, "picks") != NULL;
    if (!get_level(q, &level) || !get_pending_seat(q, &who) || !get_seed(q, "seed", 0, &seed)) return false;
    int count = get_line(q, who, picks, line);
    if (!count) return false;
    const struct game *game = table_game(q->table);
    u32 iterations = level_iterations(&level, game);
    if (q->by->rights != FOR_OWNER && iterations > game->bot.pace)
        return fail(q, "an answer of a player is weighed by at most %u iterations", game->bot.pace);
    if (count > 1 && iterations > TICK_LEAST) /* ticks share what one answer gets */
        iterations = iterations / (u32)count > TICK_LEAST ? iterations / (u32)count : TICK_LEAST;
    if (!get(q, "seed")) seed = room_insight(q->by->room, who);
    bool weighed = room_weigh_line(q->by->room, who, line, count, iterations, seed, &w);
    js_key(q->out, "seat");
    js_int(q->out, who);
    js_key(q->out, "weighed"); /* false: there is no other answer, or it is a question of taste */
    js_bool(q->out, weighed);
    if (weighed) tell_weighed(q, who, &w, picks);
    return true;
}

/* -- The whole game, afterwards ------------------------------------------------------------------------------------ */

/* A number for the record and what it is looked at with: a review that has begun goes on only with the same. */
static u64 review_key(struct call *q, u32 iterations, u64 seed)
{
    struct text record = {0};
    u64 hash = 0xCBF29CE484222325u ^ iterations ^ seed << 32;
    table_record(q->table, &record, true);
    for (size_t i = 0; i < record.length; i++) hash = (hash ^ (u8)record.at[i]) * 0x100000001B3u;
    text_free(&record);
    return hash;
}

bool op_review(struct call *q)
{
    struct caller *by = q->by;
    struct level level;
    long long slice;
    u64 seed;
    seat who = NOBODY;
    if (!get_level(q, &level) || !get_seed(q, "seed", 1, &seed) || !get_int(q, "slice", 0, 1000000, 0, &slice) ||
        (get(q, "seat") && !get_seat(q, "seat", &who)))
        return false;
    u32 iterations = level_iterations(&level, table_game(q->table));
    u64 key = review_key(q, iterations, seed);
    if (by->review && by->review_of != key) review_free(by->review), by->review = NULL;
    if (!by->review) by->review = room_review(by->room, iterations, seed);
    by->review_of = key;
    struct review *r = by->review;
    bool more = r->count > 0;
    for (long long n = 0; more && (!slice || n < slice); n++) more = review_step(r);
    js_key(q->out, "done");
    js_int(q->out, r->done);
    js_key(q->out, "of");
    js_int(q->out, r->count);
    if (more) return true;
    review_end(r);
    review_json(q->out, r, who);
    review_free(r);
    by->review = NULL;
    return true;
}

bool op_what_if(struct call *q)
{
    long long decision, option = 0, playings;
    int length = room_length(q->by->room);
    bool compares = get(q, "option") != NULL;
    u64 seed;
    if (!length) return fail(q, "nothing was decided yet");
    if (!get(q, "decision")) return fail(q, "expected \"decision\", a whole number from 1 to %d", length);
    if (!get_int(q, "decision", 1, length, 1, &decision) || !get_seed(q, "seed", 1, &seed) ||
        !get_int(q, "games", 10, 100000, 1000, &playings))
        return false;
    struct review *r = room_review(q->by->room, 1, seed);
    const struct decision *d = &r->decision[--decision];
    struct weighed w;
    bool fine = !compares || get_int(q, "option", 0, d->count - 1, 0, &option);
    if (fine && compares && option == d->chosen) fine = fail(q, "\"option\": that is what was chosen");
    if (fine && compares && !r->game->bot.redeal) fine = fail(q, "%s has no bots that could play on", r->game->name);
    if (fine && compares) {
        review_what_if(r, (int)decision, (int)option, (u32)playings, &w);
        review_json_what_if(q->out, r, (int)decision, &w);
    } else if (fine) review_json_options(q->out, r, (int)decision);
    review_free(r);
    return fine;
}
