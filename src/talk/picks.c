/* picks.c: questions for several things at once: what can be ticked, what goes with ticks, all as one answer. */
#include <string.h>

#include "inside.h"
#include "engine/picks.h"

static const char *const forms[] = {"one", "set", "share", "each", "rank"};

static void tell_words(struct call *q, const struct speaker *s, struct action action)
{
    struct text words = {0};
    action_write(&words, s->game, s->content, action);
    js_string(q->out, text_string(&words));
    text_free(&words);
}

static void tell_pick(struct call *q, const struct speaker *s, const struct picks *p, int i)
{
    struct text text = {0};
    const struct pick *x = &p->pick[i];
    js_open(q->out, '{');
    js_key(q->out, "index");
    js_int(q->out, i);
    js_key(q->out, "actions");
    js_open(q->out, '[');
    tell_words(q, s, x->first);
    if (x->two) tell_words(q, s, x->second);
    js_close(q->out, ']');
    picks_say(&text, s, p, i);
    js_key(q->out, "text");
    js_string(q->out, text_string(&text));
    text_free(&text);
    if (p->step->form == FORM_EACH) {
        struct pick_place row = picks_row(p, i);
        js_key(q->out, "row");
        tell_value(q->out, s->game, s->content, row.meaning, row.value);
    }
    js_key(q->out, "ticked");
    js_int(q->out, p->ticked[i]);
    js_key(q->out, "may_add");
    js_bool(q->out, p->may_add[i]);
    tell_places(q, s->viewer, x->first, x->two ? &x->second : NULL);
    js_close(q->out, '}');
}

static void tell_set(struct call *q, const struct speaker *s, const struct picks *p)
{
    const struct question question = room_question(q->by->room, s->viewer);
    js_key(q->out, "form");
    js_string(q->out, forms[p->step->form]);
    js_key(q->out, "together");
    js_string(q->out, question_words(&question, p->step->together));
    js_key(q->out, "picks");
    js_open(q->out, '[');
    for (int i = 0; i < p->count; i++) tell_pick(q, s, p, i);
    js_close(q->out, ']');
    js_key(q->out, "others");
    js_open(q->out, '[');
    for (int i = 0; i < p->others; i++) tell_words(q, s, p->other[i]);
    js_close(q->out, ']');
    js_key(q->out, "ready");
    js_bool(q->out, p->ready);
    js_key(q->out, "may_go_on");
    js_bool(q->out, p->step->close != NO_VERB);
}

void tell_picks(struct call *q, seat who)
{
    struct picks *p = room_picks(q->by->room, who);
    struct speaker speaker = table_speaker(q->table, who);
    if (!p) return;
    if (p->ticks) picks_clear(p);
    if (!p->too_many) tell_set(q, &speaker, p);
}

/* -- Reading picks -------------------------------------------------------------------------------------------- */

static bool read_words(struct call *q, int at, const struct json *json, struct action *action)
{
    struct table *t = q->table;
    const char *words = json_text(json);
    size_t before = q->error->length;
    fail(q, "\"picks\", number %d: ", at + 1);
    if (!words) return fail(q, "expected the words of an answer, a list of two such words, or an index");
    if (!action_read(table_game(t), table_content(t), words, action, q->error)) return false;
    q->error->length = before;
    if (q->error->at) q->error->at[before] = '\0';
    return true;
}

static bool read_pick(struct call *q, int at, const struct json *json, const struct picks *p, struct pick *out)
{
    *out = (struct pick){.two = false};
    if (json_is(json, JS_INT)) {
        if (json->number < 0 || json->number >= p->count)
            return fail(q, "\"picks\", number %d: expected an index from 0 to %d", at + 1, p->count - 1);
        *out = p->pick[json->number];
        return true;
    }
    if (!json_is(json, JS_LIST)) return read_words(q, at, json, &out->first);
    if (json->count < 1 || json->count > 2)
        return fail(q, "\"picks\", number %d: expected one answer or two", at + 1);
    out->two = json->count == 2;
    return read_words(q, at, json->first, &out->first) &&
           (!out->two || read_words(q, at, json->first->next, &out->second));
}

/* Why it may not be ticked together with those that are. */
static void say_why(struct call *q, seat who, struct picks *p, const struct pick *x)
{
    const struct speaker speaker = table_speaker(q->table, who);
    struct action first = x->first;
    if (p->step->form == FORM_RANK) first.b = first.c = 0;
    int i = picks_find(p, first, x->two ? &x->second : NULL);
    if (i < 0) fail(q, "it is nothing that could be ticked here");
    else if (p->ticked[i] && p->step->form != FORM_SHARE) fail(q, "it is ticked already");
    else picks_why(q->error, &speaker, p, i);
}

/* The question of a seat with what the request ticks. */
static struct picks *get_picks(struct call *q, seat who)
{
    const struct json *list = get(q, "picks");
    struct pick wanted[TICKS_MAX];
    int count = 0, refused;
    struct picks *p = room_picks(q->by->room, who);
    if (!p) return fail(q, "seat %d is asked for one thing: give it as \"action\"", who), NULL;
    if (!json_is(list, JS_LIST)) return fail(q, "\"picks\": expected a list"), NULL;
    if (list->count > TICKS_MAX) return fail(q, "\"picks\": expected at most %d", TICKS_MAX), NULL;
    for EACH_JSON(item, list)
        if (!read_pick(q, count, item, p, &wanted[count])) return NULL;
        else count++;
    if (picks_tick_all(p, wanted, count, &refused) && !p->too_many) return p;
    if (p->too_many) return fail(q, "there is too much to choose from: give single answers"), NULL;
    fail(q, "\"picks\", number %d: ", refused + 1);
    say_why(q, who, p, &wanted[refused]);
    return NULL;
}

bool tick_picks(struct call *q, seat who) { return get_picks(q, who) != NULL; }

bool answer_picks(struct call *q, seat who)
{
    bool more;
    if (get(q, "action")) return fail(q, "expected \"action\" or \"picks\", not both");
    return get_bool(q, "more", false, &more) && get_picks(q, who) &&
           room_answer_picks(q->by->room, who, more, q->error);
}

bool op_ticks(struct call *q)
{
    seat who;
    struct scene scene;
    if (!get_pending_seat(q, &who) || !get_bool(q, "places", false, &q->places)) return false;
    struct picks *p = get_picks(q, who);
    if (!p) return false;
    struct speaker speaker = table_speaker(q->table, who);
    open_scene(q, who, &scene);
    tell_set(q, &speaker, p);
    close_scene(q);
    return true;
}
