/* scene_json.c: a scene as JSON; docs/scene.md describes it. */
#include <string.h>

#include "field_access.h"
#include "scene.h"

const char *const shape_words[SHAPES] = {
    "table", "mat", "row", "hand", "pile", "track", "map", "zone", "space", "card", "list",
};
const char *const pane_words[PANES] = {"head", "board", "mine", "others", "page"};
const char *const mark_words[MARKS] = {
    "current", "used", "down", "fixed", "off", "first", "chosen", "dead", "echo",
};
const char *const link_words[LINKS] = {"way", "metro", "door", "shut", "wall", "line", "water"};
const char *const tone_words[TONES] = {"plain", "goal", "rule", "note", "flavour"};
const char *const tint_words[TINTS] = {
    "none", "red", "blue", "green", "yellow", "purple", "orange", "white", "black", "grey",
};

static void add_field(struct text *out, const char *key, const char *value)
{
    js_key(out, key);
    js_string(out, value);
}

static void add_number(struct text *out, const char *key, int value)
{
    js_key(out, key);
    js_int(out, value);
}

/* The last step of a path. */
static const char *last_step(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* What comes after the path of the area in which something lies. */
static const char *path_inside(const struct scene *s, const struct scene_node *n, u32 path)
{
    size_t outer = strlen(scene_words(s, s->node[n->up].path));
    return scene_words(s, path) + outer + (outer > 0);
}

static void add_text(struct text *out, const struct scene *s, const struct scene_node *n)
{
    js_open(out, '{');
    add_field(out, "text", scene_words(s, n->title));
    if (n->detail != TONE_PLAIN) add_field(out, "tone", tone_words[n->detail]);
    if (n->rule) {
        struct text rule = {0};
        say_rule(&rule, s->speaker.game, n->rule);
        add_field(out, "rule", rule.at);
        text_free(&rule);
    }
    js_close(out, '}');
}

static void add_marks(struct text *out, u16 marks)
{
    if (!marks) return;
    js_key(out, "marks");
    js_open(out, '[');
    for (int m = 0; m < MARKS; m++)
        if (marks >> m & 1) js_string(out, mark_words[m]);
    js_close(out, ']');
}

/* "thing" and "id", or "back" for an unknown one. */
static void add_thing(struct text *out, const struct scene *s, const struct scene_node *n)
{
    const struct speaker *speaker = &s->speaker;
    const struct domain *domain = meaning_domain(speaker->game, n->thing);
    const char *id = thing_id(speaker->game, speaker->content, n->thing, n->value);
    if (n->thing == NOTHING) return;
    add_field(out, "thing", domain ? domain->name : n->thing == SEAT ? "seat" : "number");
    if (domain && thing_back(domain, n->value)) add_field(out, "back", thing_back(domain, n->value));
    else if (id) add_field(out, "id", id);
    else add_number(out, "id", n->value);
}

/* Whose it is, where that is not said by the area around it; null: nobody's, in an area of somebody. */
static void add_owner(struct text *out, const struct scene *s, const struct scene_node *n)
{
    if (n->owner == (n->up >= 0 ? s->node[n->up].owner : NOBODY)) return;
    if (n->owner != NOBODY) add_number(out, "seat", n->owner);
    else js_key(out, "seat"), js_null(out);
}

static void add_area_keys(struct text *out, const struct scene *s, const struct scene_node *n)
{
    const struct scene_node *outer = n->up >= 0 ? &s->node[n->up] : NULL;
    add_field(out, "at", last_step(scene_words(s, n->path)));
    if (n->shape != AS_SPACE) add_field(out, "shape", shape_words[n->shape]);
    if (n->pane < PANES && (!outer || n->pane != outer->pane)) add_field(out, "pane", pane_words[n->pane]);
    if (n->title) add_field(out, "title", scene_words(s, n->title));
    add_owner(out, s, n);
}

/* Another scene of the same reader, which they were told, and the area in it that is written about: areas that lie in
 * both are only named. `told` NULL: all is written. */
struct known {
    const struct scene *told;
    int area;
};

static void add_node(struct text *out, const struct scene *s, int i, struct known known);

/* The area in area `in` whose path ends as that of a node of another scene; -1: none. */
static int same_area(const struct scene *s, int in, const struct scene *other, int node)
{
    const char *step = last_step(scene_words(other, other->node[node].path));
    for (int k = in + 1; k < s->node[in].end; k = s->node[k].end)
        if (s->node[k].type == NODE_AREA && !strcmp(last_step(scene_words(s, s->node[k].path)), step)) return k;
    return -1;
}

/* "in": what lies in an area. */
static void add_inside(struct text *out, const struct scene *s, int i, struct known known)
{
    bool any = false;
    for (int k = i + 1; k < s->node[i].end; k = s->node[k].end) {
        if (s->node[k].type == NODE_NUMBER) continue;
        if (!any) js_key(out, "in"), js_open(out, '[');
        any = true;
        if (known.told && s->node[k].type == NODE_AREA && same_area(known.told, known.area, s, k) >= 0) {
            js_open(out, '{');
            add_field(out, "at", last_step(scene_words(s, s->node[k].path)));
            add_field(out, "same", "area");
            js_close(out, '}');
        } else {
            add_node(out, s, k, (struct known){0});
        }
    }
    if (any) js_close(out, ']');
}

/* "numbers": {"round": [3, 6], "attack": 4}. */
static void add_numbers(struct text *out, const struct scene *s, int i)
{
    bool any = false;
    for (int k = i + 1; k < s->node[i].end; k = s->node[k].end) {
        const struct scene_node *n = &s->node[k];
        if (n->type != NODE_NUMBER) continue;
        if (!any) js_key(out, "numbers"), js_open(out, '{');
        any = true;
        js_key(out, scene_number_row(s, n)->id);
        if (n->of == ANY) {
            js_int(out, n->n);
        } else {
            js_open(out, '[');
            js_int(out, n->n);
            js_int(out, n->of);
            js_close(out, ']');
        }
    }
    if (any) js_close(out, '}');
}

static void add_link(struct text *out, const struct scene *s, int i)
{
    const struct scene_node *n = &s->node[i];
    js_open(out, '{');
    add_field(out, "link", link_words[n->detail]);
    add_field(out, "at", last_step(scene_words(s, n->path)));
    add_field(out, "a", path_inside(s, n, n->title));
    add_field(out, "b", path_inside(s, n, n->key));
    add_thing(out, s, n);
    add_marks(out, n->marks);
    add_numbers(out, s, i);
    js_close(out, '}');
}

/* "step": where the last step of a piece's path is not its id, since it was written as something else (scene_is). */
static void add_step(struct text *out, const struct scene *s, const struct scene_node *n)
{
    const char *step = last_step(scene_words(s, n->path));
    const char *id = thing_id(s->speaker.game, s->speaker.content, n->thing, n->value);
    if (id && strcmp(id, step) == 0) return; /* as nearly all are */
    struct text own = {0};
    scene_path(&own, &s->speaker, "{a}", &(struct operand_values){.meaning = {n->thing}, .value = {n->value}});
    if (strcmp(step, text_string(&own)) != 0) add_field(out, "step", step);
    text_free(&own);
}

static void add_node(struct text *out, const struct scene *s, int i, struct known known)
{
    const struct scene_node *n = &s->node[i];
    if (n->type == NODE_TEXT) {
        add_text(out, s, n);
        return;
    }
    if (n->type == NODE_LINK) {
        add_link(out, s, i);
        return;
    }
    js_open(out, '{');
    if (n->type == NODE_AREA) add_area_keys(out, s, n);
    add_thing(out, s, n);
    if (n->type == NODE_PIECE && n->n != 1) add_number(out, "n", n->n);
    if (n->type == NODE_PIECE) add_step(out, s, n), add_owner(out, s, n);
    if (n->x != ANY) add_number(out, "x", n->x), add_number(out, "y", n->y);
    if (n->tint) add_field(out, "tint", tint_words[n->tint]);
    if (n->sign) add_field(out, "sign", scene_words(s, n->sign));
    if (n->key) add_field(out, "key", scene_words(s, n->key));
    add_marks(out, n->marks);
    add_inside(out, s, i, known);
    add_numbers(out, s, i);
    js_close(out, '}');
}

void scene_json(struct text *out, const struct scene *s) { add_node(out, s, 0, (struct known){0}); }

static bool same_words(const struct scene *s, u32 i, const struct scene *told, u32 j)
{
    return (!i && !j) || strcmp(scene_words(s, i), scene_words(told, j)) == 0;
}

/* Whether a node is as another was told, whatever lies in it. */
static bool is_node_as_told(const struct scene *s, int i, const struct scene *told, int j)
{
    const struct scene_node *a = &s->node[i], *b = &told->node[j];
    return a->type == b->type && a->shape == b->shape && a->pane == b->pane && a->thing == b->thing &&
           a->value == b->value && a->owner == b->owner && a->detail == b->detail && a->tint == b->tint &&
           a->marks == b->marks && a->rule == b->rule && a->n == b->n && a->of == b->of && a->x == b->x && a->y == b->y &&
           same_words(s, a->title, told, b->title) && same_words(s, a->sign, told, b->sign) &&
           same_words(s, a->path, told, b->path) && same_words(s, a->key, told, b->key);
}

/* The same, with all that lies in it. Most are: nothing is written to find that out. */
static bool is_as_told(const struct scene *s, int i, const struct scene *told, int j)
{
    int count = s->node[i].end - i;
    if (count != told->node[j].end - j) return false;
    for (int k = 0; k < count; k++)
        if (s->node[i + k].end - i != told->node[j + k].end - j || !is_node_as_told(s, i + k, told, j + k)) return false;
    return true;
}

/* The same but for what lies in areas that lie in it: a patch names them only. */
static bool is_list_as_told(const struct scene *s, int i, const struct scene *told, int j)
{
    if (!is_node_as_told(s, i, told, j)) return false;
    int k = i + 1, m = j + 1, k_end = s->node[i].end, m_end = told->node[j].end;
    for (; k < k_end && m < m_end; k = s->node[k].end, m = told->node[m].end) {
        bool areas = s->node[k].type == NODE_AREA && told->node[m].type == NODE_AREA;
        if (areas ? !same_words(s, s->node[k].path, told, told->node[m].path) : !is_as_told(s, k, told, m)) return false;
    }
    return k == k_end && m == m_end;
}

/* Writes area i if it is not as area j was told, and what has changed in it. */
static void add_changed(struct text *out, const struct scene *s, int i, const struct scene *told, int j)
{
    if (is_as_told(s, i, told, j)) return;
    if (!is_list_as_told(s, i, told, j)) {
        js_open(out, '{');
        add_field(out, "path", scene_words(s, s->node[i].path));
        js_key(out, "area");
        add_node(out, s, i, (struct known){told, j});
        js_close(out, '}');
    }
    for (int k = i + 1; k < s->node[i].end; k = s->node[k].end) {
        int before = s->node[k].type == NODE_AREA ? same_area(told, j, s, k) : -1;
        if (before >= 0) add_changed(out, s, k, told, before);
    }
}

void scene_patch(struct text *out, const struct scene *told, const struct scene *s)
{
    js_open(out, '[');
    add_changed(out, s, 0, told, 0);
    js_close(out, ']');
}
