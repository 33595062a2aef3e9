/* scenes.c: operations that tell what lies on the table, and what has changed there. */
#include "inside.h"

#include <string.h>

/* Keeps the scene that a caller is told, so that `changes` can compare the next one with it. */
static void keep_scene(struct call *q, seat who, const struct scene *scene)
{
    struct caller *by = q->by;
    scene_pack(&by->scene, scene);
    by->scene_seat = who;
    by->scene_events = events_so_far(q);
    by->scene_told = true;
}

static void tell_seat(struct call *q, seat who)
{
    js_key(q->out, "seat");
    tell_value(q->out, table_game(q->table), table_content(q->table), SEAT, who);
}

/* "scene". What is seen is left in *scene. */
static void tell_scene(struct call *q, seat who, struct scene *scene)
{
    room_scene(q->by->room, who, scene);
    js_key(q->out, "scene");
    scene_json(q->out, scene);
    keep_scene(q, who, scene);
}

bool op_scene(struct call *q)
{
    struct eyes eyes;
    if (!get_eyes(q, "seat", (struct eyes){NOBODY, false}, &eyes)) return false;
    if (eyes.all) return fail(q, "\"seat\": expected a seat or null");
    struct scene scene = {0};
    tell_seat(q, eyes.seat);
    tell_scene(q, eyes.seat, &scene);
    scene_free(&scene);
    return true;
}

static const char *const change_words[] = {"move", "came", "went", "number", "mark"};

static void tell_place(struct text *out, const char *key, const struct scene *s, int node)
{
    js_key(out, key);
    js_string(out, node < 0 ? NULL : scene_words(s, s->node[node].path));
}

static void tell_change(struct call *q, const struct scene *before, const struct scene *after, const struct change *c)
{
    struct text text = {0};
    say_change(&text, before, after, c);
    js_open(q->out, '{');
    js_key(q->out, "change");
    js_string(q->out, change_words[c->type]);
    if (c->thing != NOTHING) {
        js_key(q->out, "id");
        tell_value(q->out, table_game(q->table), table_content(q->table), c->thing, c->value);
    }
    tell_place(q->out, "from", before, c->from);
    tell_place(q->out, "to", after, c->to);
    if (c->type == CHANGED_NUMBER || c->type == CHANGED_MARK) {
        js_key(q->out, "before");
        js_int(q->out, c->before);
        js_key(q->out, "after");
        js_int(q->out, c->after);
    } else {
        js_key(q->out, "n");
        js_int(q->out, c->n);
    }
    if (c->event >= 0) {
        js_key(q->out, "event"); /* as in the answer of `log` */
        js_int(q->out, q->by->scene_events + c->event);
    }
    js_key(q->out, "text");
    js_string(q->out, text_string(&text));
    js_close(q->out, '}');
    text_free(&text);
}

/* "changes": what has changed since the scene that the caller was told, whose place the present one then takes. With
 * `patch` also how it looks now. What is seen now is left in *after. Whether anything has changed. */
static bool tell_changes(struct call *q, seat who, bool patch, struct scene *after)
{
    enum { EVENTS_MOST = 256 }; /* that can say what moved where; older ones are left out */
    struct caller *by = q->by;
    struct scene before = {0};
    struct changes changes = {0};
    struct event event[EVENTS_MOST];
    int count = events_so_far(q);
    by->scene_events = max_int(min_int(by->scene_events, count), count - EVENTS_MOST); /* fewer after an undo */
    for (int i = by->scene_events; i < count; i++) event[i - by->scene_events] = room_event(by->room, who, i);
    room_scene(by->room, who, after);
    scene_unpack(&before, &after->speaker, &by->scene);
    scene_changes(&changes, &before, after, event, count - by->scene_events);
    js_key(q->out, "changes");
    js_open(q->out, '[');
    for (int i = 0; i < changes.count; i++) tell_change(q, &before, after, &changes.change[i]);
    js_close(q->out, ']');
    bool any = changes.count > 0;
    if (patch) {
        struct text areas = {0};
        scene_patch(&areas, &before, after);
        js_key(q->out, "patch");
        js_raw(q->out, areas.at);
        any |= strcmp(areas.at, "[]") != 0;
        text_free(&areas);
    }
    changes_free(&changes);
    scene_free(&before);
    keep_scene(q, who, after);
    return any;
}

bool op_changes(struct call *q)
{
    struct eyes eyes;
    if (!get_eyes(q, "seat", (struct eyes){NOBODY, false}, &eyes)) return false;
    if (eyes.all) return fail(q, "\"seat\": expected a seat or null");
    if (!q->by->scene_told || q->by->scene_seat != eyes.seat)
        return fail(q, "\"changes\" needs \"scene\" first: it tells what has changed since");
    struct scene scene = {0};
    tell_seat(q, eyes.seat);
    tell_changes(q, eyes.seat, false, &scene);
    scene_free(&scene);
    return true;
}

static u64 hash_of(const struct text *t, size_t from)
{
    u64 hash = 0xcbf29ce484222325u;
    for (size_t i = from; i < t->length; i++) hash = (hash ^ (u8)t->at[i]) * 0x100000001b3u;
    return hash;
}

/* Everything that somebody who draws the table needs after something has happened, as these eyes see it. */
static bool tell_all(struct call *q, struct eyes eyes, int from, bool whole, bool why, struct scene *scene)
{
    struct caller *by = q->by;
    bool news = true;
    int count = events_so_far(q), said = 0;
    tell_seat(q, eyes.seat);
    if (!whole && by->scene_told && by->scene_seat == eyes.seat) news = tell_changes(q, eyes.seat, true, scene);
    else tell_scene(q, eyes.seat, scene);
    q->seen = scene;
    js_key(q->out, "from");
    js_int(q->out, from);
    tell_events(q, from, eyes);
    js_key(q->out, "next");
    js_int(q->out, count);
    size_t asked = q->out->length;
    tell_pending(q, eyes, why);
    while (was_heard(q, eyes, said, &(struct saying){0})) said++;
    js_key(q->out, "said");
    js_int(q->out, said);
    if (eyes.seat != NOBODY) {
        js_key(q->out, "undo");
        js_open(q->out, '{');
        tell_undo(q, eyes.seat);
        js_close(q->out, '}');
    }
    u64 hash = hash_of(q->out, asked);
    js_key(q->out, "news");
    js_bool(q->out, news || from < count || hash != by->look_hash);
    by->look_hash = hash;
    if (!table_over(q->table)) return true;
    js_key(q->out, "result");
    js_open(q->out, '{');
    bool told = op_result(q);
    js_close(q->out, '}');
    return told;
}

bool op_look(struct call *q)
{
    struct eyes eyes;
    struct scene scene = {0};
    bool whole, why;
    long long from;
    if (!get_eyes(q, "seat", (struct eyes){NOBODY, false}, &eyes) || !get_bool(q, "whole", false, &whole) ||
        !get_bool(q, "why", false, &why) || !get_bool(q, "places", false, &q->places) ||
        !get_int(q, "from", 0, INT32_MAX, 0, &from))
        return false;
    if (eyes.all) return fail(q, "\"seat\": expected a seat or null");
    from = min_int((int)from, events_so_far(q)); /* an undo has taken some back */
    bool told = tell_all(q, eyes, (int)from, whole, why, &scene);
    q->seen = NULL;
    scene_free(&scene);
    return told;
}
