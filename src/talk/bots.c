/* bots.c: operations that ask a bot: what it would answer, and what it thinks of each option. */
#include <string.h>

#include "inside.h"
#include "review/why.h"


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
    const struct question question = table_question(q->table, who);
    js_key(q->out, "options");
    js_open(q->out, '[');
    for (int i = 0; i < count; i++) {
        struct text text = {0};
        js_open(q->out, '{');
        tell_choice(q, i, thought[i].option);
        say_option(&text, &speaker, &question, thought[i].option);
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

/* "why": a sentence, null if there is none. */
static void tell_why(struct call *q, struct bot *bot, seat who, int count, int best)
{
    const struct speaker speaker = table_speaker(q->table, who);
    const struct question question = table_question(q->table, who);
    struct text why = {0};
    js_key(q->out, "why");
    if (say_why_best(&why, &speaker, &question, bot_thoughts(bot), count, best, bot) >= 0) js_string(q->out, why.at);
    else js_null(q->out);
    text_free(&why);
}

/* Lets a bot begin with the question of a seat; the luck is not that of the bots: what they were asked would change the
 * hint. */
static bool begin_hint(struct table *t, struct bot *bot, seat who, const u64 *seed)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    struct random luck;
    int count;
    table_view(t, who, view);
    random_seed(&luck, seed ? *seed : state_hash(table_game(t), view));
    const struct action *option = table_options(t, who, &count);
    return bot_watch(bot, table_setup(t)->players) && bot_ponder(bot, view, who, option, count, &luck);
}

static void end_hint(struct call *q, struct bot *bot, seat who)
{
    int count, best = bot_end(bot);
    table_options(q->table, who, &count);
    js_key(q->out, "seat");
    js_int(q->out, who);
    js_key(q->out, "best");
    js_int(q->out, best);
    tell_thoughts(q, who, bot_thoughts(bot), count);
    tell_why(q, bot, who, count, best);
}

bool op_hint(struct call *q)
{
    struct level level;
    seat who;
    struct bot *bot;
    u64 seed;
    int threads;
    if (!get_seed(q, "seed", 0, &seed) || !get_bot(q, "hard", &level, &threads, &who)) return false;
    if (level.type != BOT_SEARCH) return fail(q, "\"level\": a bot of level %s does not think", level.name);
    const struct game *game = table_game(q->table);
    if (q->by->rights != FOR_OWNER && (level_iterations(&level, game) > game->bot.pace || threads > 1)) /* a second */
        return fail(q, "a hint for a player is by one thread and at most %u iterations", game->bot.pace);
    if (!(bot = bot_for(q, &level, threads))) return false;
    MUST(begin_hint(q->table, bot, who, get(q, "seed") ? &seed : NULL));
    bot_run(bot);
    end_hint(q, bot, who);
    return true;
}

struct bot *talk_ponder(struct caller *by, const char *name, struct text *error)
{
    struct table *t = room_table(by->room);
    struct level level;
    if (!level_read(&level, name, error)) return NULL;
    struct bot *bot = bot_new(table_game(t), table_content(t), &level, 1);
    if (bot && begin_hint(t, bot, by->seat, NULL)) return bot;
    text_add(error, "a bot of level %s does not think", level.name);
    bot_free(bot);
    return NULL;
}

void talk_pondered(struct caller *by, struct bot *bot, struct text *out)
{
    struct call q = {.by = by, .table = room_table(by->room), .out = out};
    end_hint(&q, bot, by->seat);
}
