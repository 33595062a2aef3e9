/* drive.c: the JSON-lines session: its loop, the list of operations, and errors. */
#include "drive.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "commands.h"
#include "drive_inside.h"

/* An operation: whether it needs a running game, and the keys it knows besides "op" and "id". */
struct operation {
    const char *name;
    bool (*run)(struct call *q);
    bool needs_table;
    const char *keys[10];
};

static bool op_quit(struct call *q)
{
    q->d->ended = true;
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

const char *drive_operation(int i, const char *const **keys)
{
    if (i >= COUNT(operations)) return NULL;
    *keys = operations[i].keys;
    return operations[i].name;
}

/* -- The session ------------------------------------------------------------------------------------ */

static int game_index(const struct game *game)
{
    int at = 0;
    while (games[at] != game) at++;
    return at;
}

static bool open_content(struct drive *d, const struct game *game, const char *dir, struct text *error)
{
    int at = game_index(game);
    d->opened[at] = pack_open(&d->pack[at], game, dir, error);
    return d->opened[at];
}

/* What is wrong with the arguments of drive_open is written to *error. */
static bool open_game(struct drive *d, const char *game, const char *content, struct text *error)
{
    d->game = game ? game_find(game) : games_count == 1 ? games[0] : NULL;
    if (game && !d->game)
        text_add(error, "there is no game '%s'", game);
    else if (content && !d->game)
        text_add(error, "--content needs --game: content belongs to one game");
    else
        return !content || open_content(d, d->game, content, error);
    return false;
}

struct drive *drive_open(const char *game, const char *content, struct text *error)
{
    struct drive *d = calloc(1, sizeof *d);
    MUST(d != NULL && games_count <= DRIVE_GAMES);
    random_seed(&d->luck, 0);
    if (open_game(d, game, content, error)) return d;
    drive_close(d);
    return NULL;
}

void drive_close(struct drive *d)
{
    if (!d) return;
    table_free(d->table);
    bot_free(d->bot);
    text_free(&d->told);
    for (int i = 0; i < DRIVE_GAMES; i++)
        if (d->opened[i]) pack_close(&d->pack[i]);
    free(d);
}

void drive_careful(struct drive *d, bool careful)
{
    d->careful = careful;
    if (d->table) table_careful(d->table, careful);
}
bool drive_ended(const struct drive *d) { return d->ended; }

const struct content *drive_content(struct drive *d, const struct game *game)
{
    struct text error = {0};
    int at = game_index(game);
    MUST(d->opened[at] || open_content(d, game, NULL, &error));
    return &d->pack[at].content;
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
    if (o->needs_table && !q->d->table)
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

void drive_line(struct drive *d, const char *line, struct text *out)
{
    size_t length = strlen(line), blank = strspn(line, " \t\r\n");
    if (blank == length) return;
    struct text error = {0};
    if (length > DRIVE_LINE_MAX) {
        text_add(&error, "the line is longer than %d bytes", DRIVE_LINE_MAX);
        answer_error(out, line, NULL, error.at);
        text_free(&error);
        return;
    }
    struct json_error syntax;
    const struct json *request = json_read(line, length, &syntax);
    size_t mark = out->length;
    struct call q = {.d = d, .line = line, .request = request, .op = "", .out = out, .error = &error};
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

/* -- The program ------------------------------------------------------------------------------------- */

static const char help[] =
    "Usage: longbox drive [--game GAME] [--content DIR]\n"
    "       longbox drive --game GAME --page FILE\n"
    "\n"
    "Plays by JSON lines: one request a line on standard input, one answer a line on standard output.\n"
    "  --game GAME    the game of requests that name none\n"
    "  --content DIR  a folder of *.lua files: rows added to that game's content, or in place of some\n"
    "  --page FILE    prints a page of docs/drive with the lists of this game brought up to date\n"
    "\n"
    "Try {\"op\": \"games\"}. docs/drive.md describes every operation.\n";

/* Reads a line of any length into *line, without its end. Of a line that is too long it keeps just enough to tell so. A
 * zero byte becomes another byte that JSON does not allow. False at the end of input. */
static bool read_request(FILE *in, struct text *line)
{
    int byte = getc(in);
    text_clear(line);
    if (byte == EOF) return false;
    for (; byte != EOF && byte != '\n'; byte = getc(in)) {
        char c = byte ? (char)byte : '\1';
        if (line->length <= DRIVE_LINE_MAX) text_put(line, &c, 1);
    }
    return true;
}

static const struct arg_row rows[] = {
    {"game", "the id of a game"}, {"content", "a folder with *.lua files"}, {"page", "a page of docs/drive"}, {0}};

static int print_page(const struct args *a)
{
    struct text page = {0}, out = {0}, error = {0};
    if (!args_value(a, "game")) return args_wrong(a, "--page needs --game");
    const struct game *game = args_game(a, args_value(a, "game"));
    if (!game) return EXIT_USAGE;
    bool fine = file_read(args_value(a, "page"), &page, &error) && drive_page(&out, game, text_string(&page), &error);
    int code = EXIT_FINE;
    if (fine) fputs(text_string(&out), stdout);
    else code = args_failed(a, "%s", text_string(&error));
    text_free(&page);
    text_free(&out);
    text_free(&error);
    return code;
}

static void answer_requests(struct drive *d)
{
    struct text line = {0}, out = {0};
    while (!drive_ended(d) && read_request(stdin, &line)) {
        text_clear(&out);
        drive_line(d, text_string(&line), &out);
        if (!out.length) continue;
        text_put(&out, "\n", 1);
        if (fwrite(out.at, 1, out.length, stdout) != out.length || fflush(stdout) != 0) break;
    }
    text_free(&line);
    text_free(&out);
}

int drive_main(int argc, char **argv)
{
    struct args a;
    struct text error = {0};
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    if (a.words) return args_wrong(&a, "I do not know %s", a.word[0]);
    if (args_value(&a, "page")) return print_page(&a);
    struct drive *d = drive_open(args_value(&a, "game"), args_value(&a, "content"), &error);
    if (d) {
        drive_careful(d, true);
        answer_requests(d);
        code = ferror(stdout) ? EXIT_FAILED : EXIT_FINE;
    } else {
        code = args_wrong(&a, "%s", text_string(&error));
    }
    drive_close(d);
    text_free(&error);
    return code;
}
