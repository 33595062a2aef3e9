/* talk.c: callers, the list of operations, one request, and errors. */
#include "inside.h"
#include "review/review.h"

#include <stdlib.h>
#include <string.h>

/* An operation: whom it is for, whether it needs a running game, the keys it knows besides "op" and "id", and whether
 * it can change the game or anything that is kept with it. */
struct operation {
    const char *name;
    bool (*run)(struct call *q);
    enum rights rights;
    bool needs_table;
    const char *keys[10];
    bool changes;
};

static bool op_quit(struct call *q)
{
    q->by->ended = true;
    js_key(q->out, "quit");
    js_bool(q->out, true);
    return true;
}

static const struct operation operations[] = {
    {"games", op_games, FOR_ANYBODY, false, {NULL}},
    {"describe", op_describe, FOR_ANYBODY, false, {"game", NULL}},
    {"rules", op_rules, FOR_ANYBODY, false, {"game", "number", "words", NULL}},
    {"content", op_content, FOR_ANYBODY, false, {"game", "kind", "row", NULL}},
    {"catalogue", op_catalogue, FOR_ANYBODY, false, {"game", "kind", NULL}},
    {"card", op_card, FOR_ANYBODY, false, {"game", "words", NULL}},
    {"aim", op_aim, FOR_ANYBODY, false, {"game", NULL}},
    {"new", op_new, FOR_OWNER, false, {"game", "players", "scenario", "options", "seed", "names", "friendly",
                           "strict_memory", "campaign", NULL}, .changes = true},
    {"lessons", op_lessons, FOR_ANYBODY, false, {"game", NULL}},
    {"learn", op_learn, FOR_OWNER, false, {"game", "lesson", NULL}, .changes = true},
    {"lesson", op_lesson, FOR_SEAT, true, {NULL}},
    {"campaign", op_campaign, FOR_OWNER, true, {NULL}},
    {"pending", op_pending, FOR_ANYBODY, true, {"seat", "why", "places", NULL}},
    {"answer", op_answer, FOR_SEAT, true, {"seat", "action", "picks", "more", "as", "pause", "part", NULL},
     .changes = true},
    {"ticks", op_ticks, FOR_SEAT, true, {"seat", "picks", "places", NULL}},
    {"view", op_view, FOR_ANYBODY, true, {"seat", NULL}},
    {"scene", op_scene, FOR_ANYBODY, true, {"seat", NULL}},
    {"explain", op_explain, FOR_ANYBODY, true, {"seat", "path", "number", NULL}},
    {"changes", op_changes, FOR_ANYBODY, true, {"seat", NULL}},
    {"look", op_look, FOR_ANYBODY, true, {"seat", "whole", "why", "places", "from", NULL}},
    {"dump", op_dump, FOR_OWNER, true, {NULL}},
    {"load", op_load, FOR_OWNER, true, {"position", "place", "at", "as", NULL}, .changes = true},
    {"dice", op_dice, FOR_OWNER, true, {"values", NULL}, .changes = true},
    {"picks", op_picks, FOR_OWNER, true, {"values", NULL}, .changes = true},
    {"deck", op_deck, FOR_OWNER, true, {"pile", "cards", NULL}, .changes = true},
    {"bot", op_bot, FOR_OWNER, true, {"level", "threads", "seat", "apply", "seed", "as", NULL}, .changes = true},
    {"hint", op_hint, FOR_SEAT, true, {"level", "threads", "seat", "seed", NULL}},
    {"weigh", op_weigh, FOR_SEAT, true, {"seat", "action", "picks", "more", "level", "seed", NULL}},
    {"forecast", op_forecast, FOR_SEAT, true, {"seat", "action", "samples", "seed", NULL}},
    {"undo", op_undo, FOR_SEAT, true, {"seat", "try", NULL}, .changes = true},
    {"log", op_log, FOR_ANYBODY, true, {"seat", "from", NULL}},
    {"stand", op_stand, FOR_SEAT, true, {"seat", "verb", "a", "on", "until", NULL}, .changes = true},
    {"standing", op_standing, FOR_SEAT, true, {"seat", NULL}},
    {"decline", op_decline, FOR_SEAT, true, {"seat", "until", "on", NULL}, .changes = true},
    {"say", op_say, FOR_SEAT, true, {"seat", "text", "to", NULL}, .changes = true},
    {"said", op_said, FOR_ANYBODY, true, {"seat", "from", NULL}},
    {"leave", op_leave, FOR_SEAT, true, {"seat", NULL}, .changes = true},
    {"switch", op_switch, FOR_SEAT, true, {"seat", "name", "on", NULL}, .changes = true},
    {"seats", op_seats, FOR_ANYBODY, true, {NULL}},
    {"sit", op_sit, FOR_OWNER, true, {"seats", "bots", "private_talk", NULL}, .changes = true},
    {"wish", op_wish, FOR_SEAT, true, {"seat", "side", NULL}, .changes = true},
    {"step", op_step, FOR_OWNER, true, {"slice", "as", NULL}, .changes = true},
    {"settings", op_settings, FOR_OWNER, true, {"friendly", "obvious", "fast", NULL}, .changes = true},
    {"save", op_save, FOR_OWNER, true, {NULL}},
    {"record", op_record, FOR_ANYBODY, true, {"seed", "seat", NULL}},
    {"replay", op_replay, FOR_OWNER, false, {"record", "to", "strict_memory", NULL}, .changes = true},
    {"go", op_go, FOR_OWNER, true, {"decisions", NULL}, .changes = true},
    {"review", op_review, FOR_OWNER, true, {"level", "seed", "slice", "seat", NULL}},
    {"what_if", op_what_if, FOR_OWNER, true, {"decision", "option", "games", "seed", NULL}},
    {"result", op_result, FOR_ANYBODY, true, {NULL}},
    {"hash", op_hash, FOR_OWNER, true, {NULL}},
    {"broken", op_broken, FOR_OWNER, true, {NULL}},
    {"quit", op_quit, FOR_ANYBODY, false, {NULL}},
};

const char *talk_operation(int i, const char *const **keys, enum rights *rights)
{
    if (i >= COUNT(operations)) return NULL;
    *keys = operations[i].keys;
    *rights = operations[i].rights;
    return operations[i].name;
}

bool talk_changes(const char *op)
{
    for (int i = 0; i < COUNT(operations); i++)
        if (strcmp(operations[i].name, op) == 0) return operations[i].changes;
    return false;
}

/* -- Callers ------------------------------------------------------------------------------------ */

static int game_index(const struct game *game)
{
    int at = 0;
    while (games[at] != game) at++;
    return at;
}

static struct caller *new_caller(enum rights rights, seat who)
{
    struct caller *by = calloc(1, sizeof *by);
    MUST(by != NULL && games_count <= TALK_GAMES);
    random_seed(&by->luck, 0);
    by->rights = rights;
    by->seat = who;
    return by;
}

struct caller *talk_join(struct room *room, seat who)
{
    struct caller *by = new_caller(who == NOBODY ? FOR_ANYBODY : FOR_SEAT, who);
    by->room = room;
    by->game = room_game(room);
    by->content = room_content(room);
    by->content_of = by->game;
    return by;
}

struct room *talk_room(const struct caller *by) { return by->room; }

struct caller *talk_open(const struct game *game, const struct content *content)
{
    struct caller *by = new_caller(FOR_OWNER, NOBODY);
    by->game = game ? game : games_count == 1 ? games[0] : NULL;
    by->content = game ? content : NULL;
    by->content_of = by->content ? game : NULL;
    return by;
}

void talk_close(struct caller *by)
{
    if (!by) return;
    if (by->rights == FOR_OWNER) room_free(by->room);
    bot_free(by->bot);
    review_free(by->review);
    text_free(&by->scene);
    if (!by->shares) shelf_free(by->shelf);
    free(by);
}

static struct shelf *empty_shelf(void)
{
    struct shelf *shelf = calloc(1, sizeof *shelf);
    MUST(shelf != NULL);
    return shelf;
}

struct shelf *shelf_new(void)
{
    struct shelf *shelf = empty_shelf();
    shelf->scratch = scratch_new();
    return shelf;
}

void shelf_free(struct shelf *shelf)
{
    if (!shelf) return;
    scratch_free(shelf->scratch);
    free(shelf);
}

void talk_share(struct caller *by, struct shelf *shelf)
{
    MUST(!by->shelf);
    by->shelf = shelf;
    by->shares = true;
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
    if (by->content && game == by->content_of) return by->content;
    if (!by->shelf) by->shelf = empty_shelf();
    struct shelf *shelf = by->shelf;
    if (!shelf->opened[at]) MUST(content_open(&shelf->content[at], game->linked.block, *game->linked.bytes));
    shelf->opened[at] = true;
    return &shelf->content[at];
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
    if (!o) return false;
    if (o->rights > q->by->rights)
        return fail(q, "\"%s\" is only for %s", o->name, o->rights == FOR_OWNER ? "the owner of the table" : "players");
    if (!check_request_keys(q, o)) return false;
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

/* `late` (or NULL) is a request that was for another question: the present one is told. */
static void answer_error(struct text *out, const char *line, const struct json *request, const char *error,
                         struct call *late)
{
    open_answer(out, line, request);
    js_key(out, "error");
    js_string(out, error);
    if (late) tell_pending(late, own_eyes(late), false);
    js_close(out, '}');
}

void talk_line(struct caller *by, const char *line, struct text *out)
{
    size_t length = strlen(line), blank = strspn(line, " \t\r\n");
    if (blank == length) return;
    struct text error = {0};
    if (length > TALK_LINE_MAX) {
        text_add(&error, "the line is longer than %d bytes", TALK_LINE_MAX);
        answer_error(out, line, NULL, error.at, NULL);
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
        answer_error(out, line, request, text_string(&error), q.late ? &q : NULL);
    }
    json_free(request);
    text_free(&error);
}
