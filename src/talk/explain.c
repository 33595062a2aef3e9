/* explain.c: the operation that says what something on the table is: its numbers with their parts, marks, rules. */
#include "inside.h"
#include "room/explain.h"

#include <string.h>

static void tell_words(struct text *out, const char *key, const char *words)
{
    js_key(out, key);
    js_string(out, words);
}

/* "thing" and "id": what describe and catalogue call it; nothing for what is only a place. */
static void tell_thing(struct call *q, u8 thing, u8 value)
{
    if (thing == NOTHING) return;
    tell_words(q->out, "thing", meaning_name(table_game(q->table), thing));
    js_key(q->out, "id");
    tell_value(q->out, table_game(q->table), table_content(q->table), thing, value);
}

static void tell_name(struct call *q, const struct scene *s, const struct scene_node *n)
{
    struct text name = {0};
    scene_name(&name, s, n);
    tell_words(q->out, "name", text_string(&name));
    text_free(&name);
}

/* What its card says, if it is one. */
static void tell_text(struct call *q, const struct scene_node *n)
{
    const struct game *game = table_game(q->table);
    const struct content *content = table_content(q->table);
    if (n->thing < FIRST_DOMAIN || n->thing >= FIRST_DOMAIN + game->rules.domain_count) return;
    int kind = game->rules.domains[n->thing - FIRST_DOMAIN].kind;
    if (!kind || !n->value || n->value > content->count[kind]) return;
    const char *text = content_string(content, content_row(content, kind, n->value)->text);
    if (*text) tell_words(q->out, "text", text);
}

static void tell_parts(struct call *q, const struct scene *s, const char *key, int node, bool of_bound)
{
    const struct value_part *part;
    if (!parts_of(s->parts, node, of_bound, 0)) return;
    js_key(q->out, key);
    js_open(q->out, '[');
    for (int i = 0; (part = parts_of(s->parts, node, of_bound, i)) != NULL; i++) {
        struct text text = {0};
        say_part(&text, &s->speaker, part);
        js_open(q->out, '{');
        js_key(q->out, "n");
        js_int(q->out, part->amount);
        tell_words(q->out, "text", text_string(&text));
        tell_thing(q, part->thing, part->value);
        js_close(q->out, '}');
        text_free(&text);
    }
    js_close(q->out, ']');
}

static void tell_number(struct call *q, const struct scene *s, int node)
{
    const struct scene_node *n = &s->node[node];
    const struct number_row *row = scene_number_row(s, n);
    js_open(q->out, '{');
    tell_words(q->out, "id", row->id);
    tell_words(q->out, "title", row->title);
    js_key(q->out, "n");
    js_int(q->out, n->n);
    if (n->of != ANY) js_key(q->out, "of"), js_int(q->out, n->of);
    tell_words(q->out, "about", row->about);
    tell_rule(q->out, table_game(q->table), row->rule);
    tell_parts(q, s, "parts", node, false);
    tell_parts(q, s, "of_parts", node, true);
    js_close(q->out, '}');
}

/* Each number of what lies there, or the one that is asked for. Whether there was any. */
static bool tell_numbers(struct call *q, const struct scene *s, int at, const char *wanted)
{
    bool any = false;
    js_key(q->out, "numbers");
    js_open(q->out, '[');
    for (int k = at + 1; k < s->node[at].end; k = s->node[k].end) {
        if (s->node[k].type != NODE_NUMBER) continue;
        if (wanted && strcmp(scene_number_row(s, &s->node[k])->id, wanted) != 0) continue;
        tell_number(q, s, k);
        any = true;
    }
    js_close(q->out, ']');
    return any;
}

static void tell_about(struct call *q, const struct about_row *row)
{
    tell_words(q->out, "about", row->about);
    tell_rule(q->out, table_game(q->table), row->rule);
}

static void tell_marks(struct call *q, const struct scene *s, int at)
{
    js_key(q->out, "marks");
    js_open(q->out, '[');
    for (int m = 0; m < MARKS; m++) {
        if (!(s->node[at].marks >> m & 1)) continue;
        const struct about_row row = explain_mark(s, at, m);
        js_open(q->out, '{');
        tell_words(q->out, "mark", mark_words[m]);
        tell_about(q, &row);
        js_close(q->out, '}');
    }
    js_close(q->out, ']');
}

/* What its colour means, if it has one. */
static void tell_tint(struct call *q, const struct scene *s, int at)
{
    const struct about_row *row = s->node[at].tint ? scene_about(s, at, 0, s->node[at].tint) : NULL;
    if (!row) return;
    js_key(q->out, "tint");
    js_open(q->out, '{');
    tell_words(q->out, "tint", tint_words[s->node[at].tint]);
    tell_about(q, row);
    js_close(q->out, '}');
}

/* The texts that follow from a rule. */
static void tell_rulings(struct call *q, const struct scene *s, int at)
{
    js_key(q->out, "rulings");
    js_open(q->out, '[');
    for (int k = at + 1; k < s->node[at].end; k = s->node[k].end) {
        const struct scene_node *n = &s->node[k];
        if (n->type != NODE_TEXT || !n->title || !n->rule) continue;
        js_open(q->out, '{');
        tell_words(q->out, "text", scene_words(s, n->title));
        tell_rule(q->out, table_game(q->table), n->rule);
        js_close(q->out, '}');
    }
    js_close(q->out, ']');
}

static bool tell_node(struct call *q, const struct scene *s, int at, const char *number)
{
    const struct scene_node *n = &s->node[at];
    tell_words(q->out, "path", scene_words(s, n->path));
    tell_name(q, s, n);
    tell_thing(q, n->thing, n->value);
    const struct about_row *row = scene_about(s, at, 0, TINT_NONE);
    if (row) tell_about(q, row);
    tell_text(q, n);
    tell_marks(q, s, at);
    tell_tint(q, s, at);
    tell_rulings(q, s, at);
    return tell_numbers(q, s, at, number) || !number || fail(q, "\"number\": it has no number \"%s\"", number);
}

bool op_explain(struct call *q)
{
    struct eyes eyes;
    const char *path, *number;
    struct scene scene = {0};
    struct parts parts = {0};
    if (!get_eyes(q, "seat", (struct eyes){NOBODY, false}, &eyes) || !get_string(q, "path", &path) ||
        !get_string(q, "number", &number))
        return false;
    if (eyes.all) return fail(q, "\"seat\": expected a seat or null");
    if (!path) return fail(q, "\"path\": expected where it lies, as \"scene\" tells it");
    explain_scene(q->by->room, eyes.seat, &scene, &parts);
    int at = scene_find(&scene, path);
    bool told = at >= 0 ? tell_node(q, &scene, at, number) : fail(q, "\"path\": nothing lies at \"%s\"", path);
    scene_free(&scene);
    parts_free(&parts);
    return told;
}
