/* lessons.c: operations for guided first games: which there are, beginning one, where it stands. */
#include <stdlib.h>

#include "inside.h"

bool op_lessons(struct call *q)
{
    const struct game *game;
    struct lesson *lesson = malloc(sizeof *lesson);
    MUST(lesson);
    bool fine = get_game(q, &game);
    js_key(q->out, "lessons");
    js_open(q->out, '[');
    for (int i = 0; fine && lesson_at(talk_content(q->by, game), i, lesson); i++) {
        js_open(q->out, '{');
        js_key(q->out, "id");
        js_string(q->out, lesson->id);
        js_key(q->out, "title");
        js_string(q->out, lesson->title);
        js_key(q->out, "about");
        js_string(q->out, lesson->about);
        js_key(q->out, "minutes");
        js_int(q->out, lesson->minutes);
        js_key(q->out, "steps");
        js_int(q->out, lesson_texts(lesson));
        js_key(q->out, "seat");
        js_int(q->out, lesson->seat);
        js_close(q->out, '}');
    }
    js_close(q->out, ']');
    free(lesson);
    return fine;
}

bool op_learn(struct call *q)
{
    const struct game *game;
    const char *id;
    struct lesson_now now;
    if (!get_game(q, &game) || !get_string(q, "lesson", &id)) return false;
    struct room *room = room_learn(game, talk_content(q->by, game), id, q->error);
    if (!room) return false;
    const struct room_settings settings = room_settings(room);
    take_room(q, room, &settings);
    MUST(room_lesson(room, &now));
    const struct eyes eyes = {lesson_seat(&now), false};
    js_key(q->out, "game");
    js_string(q->out, game->id);
    js_key(q->out, "seat");
    js_int(q->out, eyes.seat);
    tell_events(q, 0, eyes);
    tell_pending(q, eyes, false);
    return true;
}

static void tell_page(struct call *q, const struct lesson_step *s, const struct scene *scene)
{
    js_open(q->out, '{');
    js_key(q->out, "text");
    js_string(q->out, s->say);
    js_key(q->out, "rule");
    js_string(q->out, s->rule);
    js_key(q->out, "look");
    js_open(q->out, '[');
    for (int i = 0; i < s->looks; i++) {
        int node = scene_find(scene, s->look[i]);
        if (node >= 0) js_string(q->out, scene_words(scene, scene->node[node].path));
    }
    js_close(q->out, ']');
    js_close(q->out, '}');
}

void tell_lesson(struct call *q, struct eyes eyes)
{
    struct room *r = q->by->room;
    struct lesson_now now;
    struct scene scene = {0};
    struct text want = {0};
    if (!room_lesson(r, &now) || (!eyes.all && eyes.seat != lesson_seat(&now))) return;
    room_scene(r, lesson_seat(&now), &scene);
    lesson_say_want(r, &now, &want);
    js_key(q->out, "lesson");
    js_open(q->out, '{');
    js_key(q->out, "id");
    js_string(q->out, now.lesson->id);
    js_key(q->out, "title");
    js_string(q->out, now.lesson->title);
    js_key(q->out, "seat");
    js_int(q->out, now.lesson->seat);
    js_key(q->out, "step");
    js_int(q->out, now.text);
    js_key(q->out, "steps");
    js_int(q->out, now.texts);
    js_key(q->out, "pages");
    js_open(q->out, '[');
    for (int i = now.first; i <= now.last; i++)
        if (now.lesson->step[i].say) tell_page(q, &now.lesson->step[i], &scene);
    js_close(q->out, ']');
    js_key(q->out, "want");
    js_string(q->out, want.length ? want.at : NULL);
    js_key(q->out, "done");
    js_bool(q->out, now.wants < 0);
    js_close(q->out, '}');
    text_free(&want);
    scene_free(&scene);
}

bool op_lesson(struct call *q)
{
    struct lesson_now now;
    if (!room_lesson(q->by->room, &now)) return fail(q, "no lesson goes on at this table");
    tell_lesson(q, own_eyes(q));
    return true;
}
