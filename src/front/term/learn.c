/* learn.c: `longbox learn`: lists guided first games, begins one, or goes on with it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "edit.h"
#include "full_play.h"
#include "play.h"
#include "room/lesson.h"
#include "room/think.h"
#include "room/unfinished.h"
#include "session.h"

static const char help[] =
    "Usage: longbox learn [GAME] [options]\n"
    "\n"
    "Without a game it lists the lessons. A lesson is a real game, played on the real rules against\n"
    "bots, that says what to look at and what to do; it ends in the middle, and you play on alone.\n"
    "A lesson that was left goes on where it was.\n"
    "\n"
    "  --again        from the beginning\n"
    "  --lesson ID    another lesson than the first\n"
    "  --content DIR  the lessons of a folder of content\n"
    "  --lines        one line after the other, for screen readers and small terminals\n";

static const struct arg_row rows[] = {
    {"again", NULL},
    {"lesson", "the name of a lesson"},
    {"content", "a folder with *.lua files"},
    {"lines", NULL},
    {0}};

/* Whether the lesson of a saved game is not over: after that it is a game like any other. */
static bool is_under_way(const char *path)
{
    struct pack pack;
    struct text ignored = {0};
    struct lesson_now now;
    struct room *r = reopen(&pack, path, NULL, &ignored);
    bool learns = r && room_lesson(r, &now);
    if (r) {
        room_free(r);
        pack_close(&pack);
    }
    text_free(&ignored);
    return learns;
}

/* Whether a saved game is this lesson, and it is not over; `id` NULL: any. */
static bool is_lesson_save(const char *path, const char *id)
{
    struct text record = {0}, value = {0}, ignored = {0};
    bool found = file_read(path, &record, &ignored) && record_note(text_string(&record), "lesson", &value) &&
                 (!id || strcmp(text_string(&value), id) == 0) && is_under_way(path);
    text_free(&record);
    text_free(&value);
    text_free(&ignored);
    return found;
}

/* The lesson of a game that was left last, "": none was. */
static void find_left(const struct game *game, const char *id, struct text *path)
{
    char **left = saves_left(game);
    for (int i = 0; left[i] && !path->length; i++)
        if (is_lesson_save(left[i], id)) text_add(path, "%s", left[i]);
    saves_free(left);
}

static int list_lessons(struct session *s)
{
    struct lesson *lesson = malloc(sizeof *lesson);
    MUST(lesson);
    for (int i = 0; i < games_count; i++) {
        struct content content;
        if (games[i]->unlisted || !content_open(&content, games[i]->linked.block, *games[i]->linked.bytes)) continue;
        for (int k = 0; lesson_at(&content, k, lesson); k++) {
            struct text path = {0};
            find_left(games[i], lesson->id, &path);
            term_printf(&s->term, STRONG, "%s: %s", games[i]->name, lesson->title);
            term_printf(&s->term, PLAIN, "  %s %d steps, about %d minutes.\n  longbox learn %s%s%s%s", lesson->about,
                        lesson_texts(lesson), lesson->minutes, games[i]->id, k ? " --lesson " : "", k ? lesson->id : "",
                        path.length ? " (goes on where you left it)" : "");
            text_free(&path);
        }
    }
    free(lesson);
    return EXIT_FINE;
}

/* Opens the lesson that was left, or begins one. False after a message. */
static bool open_lesson(const struct args *a, struct session *s, const struct game *game, const char *folder)
{
    struct text error = {0}, path = {0};
    const char *id = args_value(a, "lesson");
    bool fine = false;
    if (!args_flag(a, "again")) find_left(game, id, &path);
    if (path.length && save_open(&s->save, path.at, &error)) {
        fine = session_resume(s, path.at, folder, &error);
        if (!fine) save_close(&s->save);
        else term_printf(&s->term, PLAIN, "The lesson goes on. To begin again: longbox learn %s --again", game->id);
    }
    if (!fine) {
        text_clear(&error);
        s->game = game;
        fine = pack_open(&s->pack, game, folder, &error) &&
               (s->room = room_learn(game, &s->pack.content, id, &error)) != NULL;
        if (fine && folder) room_keep(s->room, "content", folder);
    }
    if (!fine) args_failed(a, "%s", text_string(&error));
    text_free(&error);
    text_free(&path);
    return fine;
}

static int play_lesson(const struct args *a, struct session *s)
{
    const struct term *t = &s->term;
    const char *kind = getenv("TERM");
    const struct room_settings settings = room_settings(s->room);
    struct lesson_now now;
    bool screen = t->reads_keys && t->shows_screen && t->width >= 80 && t->height >= 24;
    if (screen && !args_flag(a, "lines") && kind && strcmp(kind, "dumb") != 0) return full_run(s, &settings);
    edit_open(&s->term);
    if (t->reads_keys) room_think(s->room, &in_background, 0);
    if (room_lesson(s->room, &now)) term_printf(t, STRONG, "%s: %s", s->game->name, now.lesson->title);
    return session_run(s);
}

int learn_main(int argc, char **argv)
{
    struct args a;
    struct session s;
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    if (a.words > 1) return args_wrong(&a, "expected one game");
    const struct game *game = a.words ? args_game(&a, a.word[0]) : NULL;
    if (a.words && !game) return EXIT_USAGE;
    session_open(&s);
    saves_tidy();
    char *folder = args_whole_path(args_value(&a, "content"));
    if (!game) code = list_lessons(&s);
    else code = open_lesson(&a, &s, game, folder) ? play_lesson(&a, &s) : EXIT_FAILED;
    free(folder);
    session_close(&s);
    return code;
}
