/* talk.c: callers, the list of operations, one request, and errors. */
#include "inside.h"

#include <stdlib.h>
#include <string.h>

/* An operation: whether it needs a running game, and the keys it knows besides "op" and "id". */
struct operation {
    const char *name;
    bool (*run)(struct call *q);
    bool needs_table;
    const char *keys[10];
};

static bool op_quit(struct call *q)
{
    q->by->ended = true;
    js_key(q->out, "quit");
    js_bool(q->out, true);
    return true;
}

static const struct operation operations[] = {
    {"games", op_games, false, {NULL}},
    {"describe", op_describe, false, {"game", NULL}},
    {"rules", op_rules, false, {"game", "number", "words", NULL}},
    {"content", op_content, false, {"game", "kind", "row", NULL}},
    {"new", op_new, false, {"game", "players", "scenario", "options", "seed", "names", "friendly",
                           "strict_memory", NULL}},
    {"pending", op_pending, true, {"seat", "why", NULL}},
    {"answer", op_answer, true, {"seat", "action", "as", NULL}},
    {"view", op_view, true, {"seat", NULL}},
    {"scene", op_scene, true, {"seat", NULL}},
    {"dump", op_dump, true, {NULL}},
    {"load", op_load, true, {"position", "place", "at", "as", NULL}},
    {"dice", op_dice, true, {"values", NULL}},
    {"picks", op_picks, true, {"values", NULL}},
    {"deck", op_deck, true, {"pile", "cards", NULL}},
    {"bot", op_bot, true, {"level", "threads", "seat", "apply", "seed", "as", NULL}},
    {"hint", op_hint, true, {"level", "threads", "seat", "seed", NULL}},
    {"forecast", op_forecast, true, {"seat", "action", "samples", "seed", NULL}},
    {"undo", op_undo, true, {"seat", NULL}},
    {"log", op_log, true, {"seat", "from", NULL}},
    {"stand", op_stand, true, {"seat", "verb", "a", "on", "until", NULL}},
    {"say", op_say, true, {"seat", "text", NULL}},
    {"leave", op_leave, true, {"seat", NULL}},
    {"record", op_record, true, {"seed", "seat", NULL}},
    {"replay", op_replay, false, {"record", "to", "strict_memory", NULL}},
    {"go", op_go, true, {"decisions", NULL}},
    {"result", op_result, true, {NULL}},
    {"hash", op_hash, true, {NULL}},
    {"broken", op_broken, true, {NULL}},
    {"quit", op_quit, false, {NULL}},
};

const char *talk_operation(int i, const char *const **keys)
{
    if (i >= COUNT(operations)) return NULL;
    *keys = operations[i].keys;
    return operations[i].name;
}

/* -- Callers ------------------------------------------------------------------------------------ */

static int game_index(const struct game *game)
{
    int at = 0;
    while (games[at] != game) at++;
    return at;
}

struct caller *talk_open(const struct game *game, const struct content *content)
{
    struct caller *by = calloc(1, sizeof *by);
    MUST(by != NULL && games_count <= TALK_GAMES);
    random_seed(&by->luck, 0);
    by->game = game ? game : games_count == 1 ? games[0] : NULL;
    if (content) by->content[game_index(game)] = *content;
    if (content) by->opened[game_index(game)] = true;
    return by;
}

void talk_close(struct caller *by)
{
    if (!by) return;
    room_free(by->room);
    bot_free(by->bot);
    free(by);
}

void talk_careful(struct caller *by, bool careful)
{
    by->careful = careful;
    if (by->room) table_careful(room_table(by->room), careful);
}
bool talk_ended(const struct caller *by) { return by->ended; }

const struct content *talk_content(struct caller *by, const struct game *game)
{
    int at = game_index(game);
    if (!by->opened[at]) MUST(content_open(&by->content[at], game->linked.block, *game->linked.bytes));
    by->opened[at] = true;
    return &by->content[at];
}

/* -- One request ------------------------------------------------------------------------------------ */

static const struct operation *find_operation(struct call *q)
{
    const char *names[COUNT(operations) + 1] = {NULL};
    for (int i = 0; i < COUNT(operations); i++) {
        names[i] = operations[i].name;
        if (strcmp(names[i], q->op) == 0) return &operations[i];
    }
    fail(q, "there is no operation \"%.60s\"", q->op);
    fail_guess(q, q->op, names);
    return NULL;
}

/* A misspelt key would otherwise be ignored without a word. */
static bool check_request_keys(struct call *q, const struct operation *o)
{
    for EACH_JSON(member, q->request) {
        const char *key = member->key;
        bool known = strcmp(key, "op") == 0 || strcmp(key, "id") == 0;
        for (int i = 0; o->keys[i] && !known; i++) known = strcmp(key, o->keys[i]) == 0;
        if (known) continue;
        fail(q, "\"%s\" has no \"%.60s\"", o->name, key);
        fail_guess(q, key, o->keys);
        if (!o->keys[0]) return fail(q, "; it needs nothing else");
        text_add(q->error, "; it knows");
        for (int i = 0; o->keys[i]; i++) text_add(q->error, "%s \"%s\"", i ? "," : "", o->keys[i]);
        return false;
    }
    return true;
}

static bool carry_out(struct call *q)
{
    const struct json *op = json_get(q->request, "op");
    if (!json_is(op, JS_STRING))
        return fail(q, "expected \"op\", the name of an operation, as in {\"op\": \"games\"}");
    q->op = json_text(op);
    const struct operation *o = find_operation(q);
    if (!o || !check_request_keys(q, o)) return false;
    if (o->needs_table && !q->table)
        return fail(q, "there is no game yet: \"%s\" needs \"new\" or \"replay\" first", o->name);
    return o->run(q);
}

/* An answer begins with the `id` of its request, as it was written there. */
static void open_answer(struct text *out, const char *line, const struct json *request)
{
    js_open(out, '{');
    const struct json *id = json_get(request, "id");
    if (!id) return;
    struct text text = {0};
    text_put(&text, line + id->from, id->to - id->from);
    js_key(out, "id");
    js_raw(out, text.at);
    text_free(&text);
}

static void answer_error(struct text *out, const char *line, const struct json *request, const char *error)
{
    open_answer(out, line, request);
    js_key(out, "error");
    js_string(out, error);
    js_close(out, '}');
}

void talk_line(struct caller *by, const char *line, struct text *out)
{
    size_t length = strlen(line), blank = strspn(line, " \t\r\n");
    if (blank == length) return;
    struct text error = {0};
    if (length > TALK_LINE_MAX) {
        text_add(&error, "the line is longer than %d bytes", TALK_LINE_MAX);
        answer_error(out, line, NULL, error.at);
        text_free(&error);
        return;
    }
    struct json_error syntax;
    const struct json *request = json_read(line, length, &syntax);
    size_t mark = out->length;
    struct call q = {.by = by, .line = line, .request = request, .op = "", .out = out, .error = &error};
    q.table = by->room ? room_table(by->room) : NULL;
    open_answer(out, line, request);
    bool good = false;
    if (!request)
        fail(&q, "this is not JSON: column %d: %s", syntax.column, syntax.what);
    else if (!json_is(request, JS_OBJECT))
        fail(&q, "expected an object, as in {\"op\": \"games\"}");
    else
        good = carry_out(&q);
    if (good) {
        js_close(out, '}');
    } else {
        out->length = mark;
        answer_error(out, line, request, text_string(&error));
    }
    json_free(request);
    text_free(&error);
}
