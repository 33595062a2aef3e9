/* tell.c: writes the parts of answers that several operations share: things, events, questions. */
#include <string.h>

#include "inside.h"

static void tell_set(struct text *out, u8 set)
{
    js_open(out, '[');
    for (int i = 0; i < 8; i++)
        if (set >> i & 1) js_int(out, i);
    js_close(out, ']');
}

static void tell_back(struct text *out, const char *key, const char *back)
{
    js_open(out, '{');
    js_key(out, key);
    if (back)
        js_string(out, back);
    else
        js_bool(out, true);
    js_close(out, '}');
}

void tell_value(struct text *out, const struct game *game, const struct content *content, u8 meaning, u8 value)
{
    const struct domain *t = meaning_domain(game, meaning);
    const char *id = t ? thing_id(game, content, meaning, value) : NULL;
    if (t && thing_back(t, value))
        tell_back(out, "back", id);
    else if (id)
        js_string(out, id);
    else if ((t && t->kind && value == 0) || (meaning == SEAT && value == NOBODY))
        js_null(out);
    else if (meaning == SEATS || meaning == BITS)
        tell_set(out, value);
    else if (meaning == FLAG)
        js_bool(out, value != 0);
    else
        js_int(out, value);
}

bool declares(const struct kind *kind, const struct row *row)
{
    return !kind->preset_at || ((const u8 *)row)[kind->preset_at] == kind->preset;
}

void tell_rule(struct text *out, const struct game *game, rule_number rule)
{
    struct text text = {0};
    if (rule) say_rule(&text, game, rule);
    js_key(out, "rule");
    js_string(out, rule ? text_string(&text) : NULL);
    text_free(&text);
}

static void tell_byte(struct text *out, const struct game *game, const struct content *content, const char *key,
                      u8 meaning, u8 value)
{
    if (meaning == NOTHING) return;
    js_key(out, key);
    tell_value(out, game, content, meaning, value);
}

void tell_action(struct text *out, const struct game *game, const struct content *content, struct action action)
{
    const struct action_row *row = &game->rules.actions[action.verb];
    js_key(out, "verb");
    js_string(out, row->name);
    tell_byte(out, game, content, "a", row->a, action.a);
    tell_byte(out, game, content, "b", row->b, action.b);
    tell_byte(out, game, content, "c", row->c, action.c);
}

/* -- Events ------------------------------------------------------------------------------------------- */

/* A byte of a redacted event: hidden ones are a back, or {"hidden": true} for what has none. */
static void tell_event_byte(struct call *q, const char *key, u8 meaning, u8 value, bool hidden)
{
    const struct table *t = q->table;
    const struct domain *thing = meaning_domain(table_game(t), meaning);
    if (meaning == NOTHING) return;
    js_key(q->out, key);
    if (hidden && !(thing && thing_back(thing, value)))
        tell_back(q->out, "hidden", NULL);
    else
        tell_value(q->out, table_game(t), table_content(t), meaning, value);
}

static bool in_sight(const struct event *e, struct eyes eyes)
{
    return eyes.all || event_in_sight(e, eyes.seat);
}

static void tell_event(struct call *q, struct event e, struct eyes eyes)
{
    const struct game *game = table_game(q->table);
    const struct event_row *row = &game->rules.events[e.kind];
    struct speaker speaker = table_speaker(q->table, eyes.seat);
    struct text text = {0};
    seats see = e.see;
    bool seen = in_sight(&e, eyes);
    if (eyes.all)
        e.see = EVERYBODY; /* so that nothing of it is redacted */
    else
        e = event_redact(&speaker, &e);
    say_event(&text, &speaker, &e);
    js_open(q->out, '{');
    js_key(q->out, "event");
    js_string(q->out, row->name);
    js_key(q->out, "who");
    tell_value(q->out, game, table_content(q->table), SEAT, e.who);
    tell_event_byte(q, "a", row->a, e.a, !seen && (row->flags & HIDE_A));
    tell_event_byte(q, "b", row->b, e.b, !seen && (row->flags & HIDE_B));
    tell_event_byte(q, "c", row->c, e.c, !seen && (row->flags & HIDE_C));
    if (eyes.all && see != EVERYBODY && (row->flags & (HIDE_A | HIDE_B | HIDE_C))) {
        js_key(q->out, "see");
        tell_set(q->out, see);
    }
    tell_rule(q->out, game, e.rule);
    js_key(q->out, "pause");
    js_int(q->out, e.pause);
    if (eyes.all) { /* whether an answer was a choice can be a secret */
        js_key(q->out, "decision");
        js_int(q->out, e.decision);
    }
    js_key(q->out, "text");
    js_string(q->out, text_string(&text));
    js_close(q->out, '}');
    text_free(&text);
}

void tell_events(struct call *q, int from, struct eyes eyes)
{
    int count;
    const struct event *event = table_events(q->table, &count);
    js_key(q->out, "events");
    js_open(q->out, '[');
    for (int i = from; i < count; i++) tell_event(q, eyes.all ? event[i] : room_event(q->by->room, eyes.seat, i), eyes);
    js_close(q->out, ']');
    if (!eyes.all) room_read(q->by->room, eyes.seat, from, count);
}

/* -- Questions ---------------------------------------------------------------------------------------- */

static const char *card_text(const struct call *q, const struct question *question)
{
    const struct content *content = table_content(q->table);
    return content_string(content, content_row(content, question->kind, question->card)->text);
}

/* The card that a question is about: what it is, its id, name and text. */
static void tell_about(struct call *q, const struct question *question)
{
    const struct content *content = table_content(q->table);
    const struct row *row = content_row(content, question->kind, question->card);
    const struct kind *kind = table_game(q->table)->words.kinds;
    while (kind->word && !(kind->kind == question->kind && declares(kind, row))) kind++;
    js_key(q->out, "about");
    js_open(q->out, '{');
    js_key(q->out, "kind");
    js_string(q->out, kind->word);
    js_key(q->out, "id");
    js_string(q->out, content_string(content, row->id));
    js_key(q->out, "name");
    js_string(q->out, content_string(content, row->name));
    js_key(q->out, "text");
    js_string(q->out, card_text(q, question));
    js_close(q->out, '}');
}

void open_scene(struct call *q, seat who, struct scene *scene)
{
    *scene = (struct scene){0};
    if (!q->places) return;
    if (q->seen && q->by->scene_seat == who) {
        q->scene = q->seen;
        return;
    }
    room_scene(q->by->room, who, scene);
    q->scene = scene;
}

void close_scene(struct call *q)
{
    if (q->scene && q->scene != q->seen) scene_free(q->scene);
    q->scene = NULL;
}

static void tell_path(struct call *q, const char *key, int node)
{
    if (node < 0) return;
    js_key(q->out, key);
    js_string(q->out, scene_words(q->scene, q->scene->node[node].path));
}

void tell_places(struct call *q, seat who, struct action first, const struct action *second)
{
    if (!q->scene) return;
    struct pointing one = scene_points(q->scene, who, first), two = {-1, -1};
    if (second) two = scene_points(q->scene, who, *second);
    int begin = one.from >= 0 || !second ? one.from : one.to, end = second ? two.to : one.to;
    tell_path(q, "from", begin);
    tell_path(q, "to", end);
}

static void tell_option(struct call *q, const struct speaker *speaker, const struct question *question,
                        struct action action, int index)
{
    struct text text = {0};
    js_open(q->out, '{');
    js_key(q->out, "index");
    js_int(q->out, index);
    action_write(&text, speaker->game, speaker->content, action);
    js_key(q->out, "action");
    js_string(q->out, text.at);
    tell_action(q->out, speaker->game, speaker->content, action);
    text_clear(&text);
    say_option(&text, speaker, question, action);
    js_key(q->out, "text");
    js_string(q->out, text_string(&text));
    tell_places(q, speaker->viewer, action, NULL);
    js_close(q->out, '}');
    text_free(&text);
}

static void tell_refusals(struct call *q, const struct speaker *speaker, seat who)
{
    const struct refusals *refusals = table_refusals(q->table, who);
    js_key(q->out, "refusals");
    js_open(q->out, '[');
    for (int i = 0; i < refusals->count; i++) {
        const struct refusal *r = &refusals->refusal[i];
        struct text text = {0};
        js_open(q->out, '{');
        tell_action(q->out, speaker->game, speaker->content, r->action);
        tell_rule(q->out, speaker->game, r->rule);
        say_refusal(&text, speaker, r);
        js_key(q->out, "text");
        js_string(q->out, text_string(&text));
        js_close(q->out, '}');
        text_free(&text);
    }
    js_close(q->out, ']');
}

static void tell_question(struct call *q, seat who, bool why)
{
    struct table *t = q->table;
    struct speaker speaker = table_speaker(t, who);
    struct question question = table_question(t, who);
    struct scene scene;
    open_scene(q, who, &scene);
    js_key(q->out, "prompt");
    js_string(q->out, question.prompt);
    tell_rule(q->out, speaker.game, question.rule);
    js_key(q->out, "procedure");
    js_string(q->out, question.procedure);
    js_key(q->out, "step");
    js_string(q->out, question.step);
    if (question.card) tell_about(q, &question);
    int count;
    const struct action *option = table_options(t, who, &count);
    js_key(q->out, "options");
    js_open(q->out, '[');
    for (int i = 0; i < count; i++)
        if (lesson_allows(q->by->room, who, option[i], NULL)) tell_option(q, &speaker, &question, option[i], i);
    js_close(q->out, ']');
    if (why) tell_refusals(q, &speaker, who);
    tell_picks(q, who);
    close_scene(q);
}

/* Where several choose at the same time, the pause stays the same: how many answers the seat has given says which
 * question it is. */
static void tell_part(struct call *q, seat who)
{
    if (!room_together(q->by->room)) return;
    js_key(q->out, "part");
    js_int(q->out, room_part(q->by->room, who));
}

void tell_pending(struct call *q, struct eyes eyes, bool why)
{
    struct table *t = q->table;
    seats pending = eyes.all ? table_pending_truth(t) : table_pending_for(t, eyes.seat);
    js_key(q->out, "over");
    js_bool(q->out, table_over(t));
    if (eyes.all) {
        js_key(q->out, "decisions");
        js_int(q->out, table_decisions(t));
    }
    js_key(q->out, "pause");
    js_int(q->out, table_pauses(t));
    js_key(q->out, "pending");
    js_open(q->out, '[');
    for (seat s = 0; s < SEATS_MAX; s++) {
        if (!has_seat(pending, s)) continue;
        js_open(q->out, '{');
        js_key(q->out, "seat");
        js_int(q->out, s);
        if (eyes.all || s == eyes.seat) tell_part(q, s);
        if (eyes.all || s == eyes.seat) tell_question(q, s, why);
        js_close(q->out, '}');
    }
    js_close(q->out, ']');
    tell_lesson(q, eyes);
}
