/* prompt_lesson.c: a lesson line by line: its texts in a box, each with the things that it speaks of. */
#include <string.h>

#include "cells_inside.h"
#include "edit.h"
#include "lines.h"
#include "prompt.h"
#include "room/lesson.h"

/* Prints lines with a bar before each: wrapped words. */
static void print_barred(struct session *s, const char *bar, const char *words)
{
    struct text wrapped = {0}, out = {0};
    term_wrap(&wrapped, words, max_int(30, min_int(s->term.width, 100) - 3));
    for (const char *at = text_string(&wrapped); *at;) {
        size_t length = strcspn(at, "\n");
        text_add(&out, "\v%s %.*s\n", bar, (int)length, at);
        at += length + (at[length] == '\n');
    }
    term_print(&s->term, PLAIN, text_string(&out));
    text_free(&wrapped);
    text_free(&out);
}

/* The things that a text speaks of, a few lines each, marked with an arrow. */
static void print_things(struct session *s, const struct lesson_step *step)
{
    enum { LINES = 5 };
    for (int i = 0; i < step->looks; i++) {
        struct text all = {0};
        int node = scene_find(&s->scene, step->look[i]), used = 0;
        if (node < 0) continue;
        if (s->scene.node[node].type == NODE_AREA) lines_area(&all, &s->scene, node, SHORT_FORMS);
        else scene_name(&all, &s->scene, &s->scene.node[node]);
        for (const char *at = text_string(&all); *at && used < LINES; used++) {
            size_t length = strcspn(at, "\n");
            struct text line = {0};
            text_put(&line, at, length);
            print_barred(s, s->term.ascii ? "| >" : "│ ▸", text_string(&line));
            text_free(&line);
            at += length + (at[length] == '\n');
        }
        text_free(&all);
    }
}

static void print_text(struct session *s, const struct lesson_now *now, const struct lesson_step *step, int number)
{
    const char *bar = s->term.ascii ? "|" : "│";
    struct text words = {0};
    text_add(&words, "%s", step->say);
    if (step->rule) text_add(&words, " (%s)", step->rule);
    term_printf(&s->term, STRONG, "\v%s %s: %d of %d", s->term.ascii ? "+-" : "┌─", now->lesson->title, number,
                now->texts);
    print_barred(s, bar, words.at);
    print_things(s, step);
    term_printf(&s->term, PLAIN, "\v%s", s->term.ascii ? "+-" : "└─");
    text_free(&words);
}

bool lesson_show(struct session *s, seat who, bool again)
{
    struct lesson_now now;
    struct text line = {0};
    bool goes_on = true, waits = false;
    if (!room_lesson(s->room, &now) || lesson_seat(&now) != who) return true;
    int number = now.text, group = now.wants < 0 ? now.lesson->steps : now.first;
    if (!again && s->lesson_shown == group + 1) return true;
    s->lesson_shown = group + 1;
    room_scene(s->room, who, &s->scene);
    for (int i = now.first; i <= now.last && goes_on; i++) {
        if (!now.lesson->step[i].say) continue;
        if (waits) goes_on = edit_line(&s->term, "(Enter goes on) ", NULL, &line);
        if (goes_on) print_text(s, &now, &now.lesson->step[i], number++);
        waits = s->term.reads_keys && !again;
    }
    text_free(&line);
    return goes_on;
}

bool lesson_is_early(struct asking *q, const char *words)
{
    struct text why = {0};
    bool early = strlen(words) >= 3 && lesson_holds_back(q->s->room, q->who, words, &why);
    if (early) term_printf(&q->s->term, PLAIN, "%s.", text_string(&why));
    text_free(&why);
    return early;
}

enum outcome run_lesson(struct asking *q, const char *rest)
{
    struct lesson_now now;
    (void)rest;
    if (!room_lesson(q->s->room, &now)) term_print(&q->s->term, WARNING, "No lesson goes on. Try: longbox learn");
    else lesson_show(q->s, q->who, true);
    return GO_ON;
}
