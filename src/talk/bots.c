/* bots.c: operations that ask a bot: what it would answer, and what it thinks of each option. */
#include <stdlib.h>
#include <string.h>

#include "inside.h"

enum { HINT_MOST = 20000 }; /* iterations for others than the owner: they do not own the machine either */

/* The bot of this level for the running game; the last one is kept. */
static struct bot *bot_for(struct call *q, const struct level *level, int threads)
{
    struct caller *by = q->by;
    const struct content *content = table_content(q->table);
    bool same = by->bot && by->bot_content == content && by->bot_threads == threads &&
                strcmp(by->bot_level.name, level->name) == 0;
    if (!same) {
        bot_free(by->bot);
        by->bot = bot_new(table_game(q->table), content, level, threads);
        by->bot_content = content;
        by->bot_level = *level;
        by->bot_threads = threads;
    }
    if (!by->bot) fail(q, "\"level\": there is no memory for a bot of level %s", level->name);
    return by->bot;
}

/* Reads "level", "threads" and "seat". */
static bool get_bot(struct call *q, const char *preset, struct level *level, int *threads, seat *who)
{
    const char *name;
    long long many;
    struct text error = {0};
    if (!get_string(q, "level", &name) || !get_int(q, "threads", 1, THREADS_MAX, 1, &many) || !get_pending_seat(q, who))
        return false;
    bool known = level_read(level, name ? name : preset, &error);
    if (!known) fail(q, "\"level\": %s", text_string(&error));
    text_free(&error);
    if (!known) return false;
    *threads = (int)many;
    return true;
}

/* "index", "action" in words and its parts. */
static void tell_choice(struct call *q, int index, struct action action)
{
    const struct table *t = q->table;
    struct text words = {0};
    js_key(q->out, "index");
    js_int(q->out, index);
    action_write(&words, table_game(t), table_content(t), action);
    js_key(q->out, "action");
    js_string(q->out, words.at);
    tell_action(q->out, table_game(t), table_content(t), action);
    text_free(&words);
}

bool op_bot(struct call *q)
{
    struct table *t = q->table;
    _Alignas(max_align_t) u8 view[STATE_MAX];
    struct level level;
    seat who;
    bool apply;
    struct eyes eyes;
    struct bot *bot;
    u64 seed;
    int threads, count, from = events_so_far(q);
    if (!get_bool(q, "apply", false, &apply) || !get_seed(q, "seed", 0, &seed) ||
        !get_bot(q, "quick", &level, &threads, &who) || !get_eyes(q, "as", (struct eyes){who, false}, &eyes) ||
        !(bot = bot_for(q, &level, threads)))
        return false;
    if (get(q, "seed")) random_seed(&q->by->luck, seed);
    table_view(t, who, view);
    const struct action *option = table_options(t, who, &count);
    int chosen = bot_choose(bot, view, who, option, count, &q->by->luck);
    struct action action = option[chosen];
    if (apply && !room_answer(q->by->room, who, action, q->error)) return false;
    js_key(q->out, "seat");
    js_int(q->out, who);
    tell_choice(q, chosen, action);
    if (apply) tell_outcome(q, from, eyes);
    return true;
}

/* -- Hints ---------------------------------------------------------------------------------------------------- */

static void tell_line(struct call *q, const struct thought *thought)
{
    const struct table *t = q->table;
    js_key(q->out, "line");
    js_open(q->out, '[');
    for (int i = 0; i < thought->moves; i++) {
        struct text words = {0};
        action_write(&words, table_game(t), table_content(t), thought->line[i].action);
        js_open(q->out, '{');
        js_key(q->out, "seat");
        js_int(q->out, thought->line[i].who);
        js_key(q->out, "action");
        js_string(q->out, words.at);
        js_close(q->out, '}');
        text_free(&words);
    }
    js_close(q->out, ']');
}

static void tell_thoughts(struct call *q, seat who, const struct thought *thought, int count)
{
    const struct speaker speaker = table_speaker(q->table, who);
    js_key(q->out, "options");
    js_open(q->out, '[');
    for (int i = 0; i < count; i++) {
        struct text text = {0};
        js_open(q->out, '{');
        tell_choice(q, i, thought[i].option);
        say_action(&text, &speaker, thought[i].option);
        js_key(q->out, "text");
        js_string(q->out, text_string(&text));
        js_key(q->out, "visits");
        js_int(q->out, thought[i].visits);
        js_key(q->out, "value"); /* in thousandths; null: never tried */
        if (thought[i].visits) js_int(q->out, thought[i].value);
        else js_raw(q->out, "null");
        tell_line(q, &thought[i]);
        js_close(q->out, '}');
        text_free(&text);
    }
    js_close(q->out, ']');
}

bool op_hint(struct call *q)
{
    struct table *t = q->table;
    _Alignas(max_align_t) u8 view[STATE_MAX];
    struct level level;
    seat who;
    struct bot *bot;
    struct random luck; /* not that of the bots: what they were asked would change the hint */
    u64 seed;
    int threads, count, best = 0;
    if (!get_seed(q, "seed", 0, &seed) || !get_bot(q, "hard", &level, &threads, &who)) return false;
    if (level.type != BOT_SEARCH) return fail(q, "\"level\": a bot of level %s does not think", level.name);
    if (q->by->rights != FOR_OWNER && (level.iterations > HINT_MOST || threads > 1))
        return fail(q, "a hint for a player is by one thread and at most %d iterations", HINT_MOST);
    if (!(bot = bot_for(q, &level, threads))) return false;
    table_view(t, who, view);
    random_seed(&luck, get(q, "seed") ? seed : state_hash(table_game(t), view));
    const struct action *option = table_options(t, who, &count);
    struct thought *thought = calloc((size_t)count, sizeof *thought);
    MUST(thought);
    MUST(bot_think(bot, view, who, option, count, &luck, thought, &best));
    js_key(q->out, "seat");
    js_int(q->out, who);
    js_key(q->out, "best");
    js_int(q->out, best);
    tell_thoughts(q, who, thought, count);
    free(thought);
    return true;
}
