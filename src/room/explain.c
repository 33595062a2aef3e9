/* explain.c: says what something on the table is: numbers with their parts, marks, and the rules they follow. */
#include "explain.h"

#include "room.h"

void explain_scene(struct room *r, seat viewer, struct scene *scene, struct parts *parts)
{
    scene->parts = parts;
    room_scene(r, viewer, scene);
}

static bool has_several(const struct scene *s, int node, bool of_bound)
{
    return s->parts && parts_of(s->parts, node, of_bound, 1);
}

void explain_number(struct text *out, const struct scene *s, int node)
{
    const struct scene_node *n = &s->node[node];
    const struct number_row *row = scene_number_row(s, n);
    text_add(out, "%s %d%s", row->title, n->n, row->flags & PLUS ? "+" : "");
    if (n->of != ANY) text_add(out, "/%d", n->of);
    if (has_several(s, node, false)) {
        text_add(out, " = ");
        say_parts(out, &s->speaker, s->parts, node, false);
    }
    if (has_several(s, node, true)) {
        text_add(out, " (%d = ", n->of);
        say_parts(out, &s->speaker, s->parts, node, true);
        text_add(out, ")");
    }
}

/* What marks mean where a game does not say more. */
static const char *const marks[MARKS] = {
    "It is its turn, or it is what is spoken of.",
    "It is used up for now: exhausted, spent, or it has acted.",
    "It lies face down.",
    "It cannot be removed.",
    "It is out of effect: covered, closed or done with.",
    "The first player's marker is here.",
    "It is picked, settled or agreed.",
    "It is defeated, dead or out of the game.",
    "It is shown here, but it lies elsewhere.",
};

struct about_row explain_mark(const struct scene *s, int node, int mark)
{
    const struct about_row *row = scene_about(s, node, (u16)(1 << mark), TINT_NONE);
    return row ? *row : (struct about_row){.mark = (u16)(1 << mark), .about = marks[mark]};
}

static void add_rule(struct text *out, const struct scene *s, rule_number rule)
{
    if (!rule) return;
    text_add(out, " (");
    say_rule(out, s->speaker.game, rule);
    text_add(out, ")");
}

static void say_about(struct text *out, const struct scene *s, const struct about_row *row)
{
    if (!row) return;
    text_add(out, "%s", row->about);
    add_rule(out, s, row->rule);
    text_add(out, "\n");
}

void explain_node(struct text *out, const struct scene *s, int node)
{
    const struct scene_node *n = &s->node[node];
    size_t from = out->length;
    scene_name(out, s, n);
    if (out->length > from) text_add(out, "\n");
    size_t named = out->length;
    say_about(out, s, scene_about(s, node, 0, TINT_NONE));
    for (int k = node + 1; k < n->end; k = s->node[k].end) {
        const struct scene_node *in = &s->node[k];
        if (in->type == NODE_NUMBER) {
            explain_number(out, s, k);
            text_add(out, ". %s", scene_number_row(s, in)->about);
            add_rule(out, s, scene_number_row(s, in)->rule);
            text_add(out, "\n");
        } else if (in->type == NODE_TEXT && in->title && in->rule) {
            text_add(out, "%s", scene_words(s, in->title));
            add_rule(out, s, in->rule);
            text_add(out, "\n");
        }
    }
    for (int m = 0; m < MARKS; m++) {
        if (!(n->marks >> m & 1)) continue;
        const struct about_row row = explain_mark(s, node, m);
        say_about(out, s, &row);
    }
    if (n->tint) say_about(out, s, scene_about(s, node, 0, n->tint));
    if (out->length == named && named > from) out->length = from, out->at[from] = '\0';
}

int explain_find(const struct scene *s, const char *words)
{
    int found = *words ? scene_find(s, words) : -1;
    for (int i = 1; *words && found < 0 && i < s->count; i++) {
        struct text name = {0};
        if (s->node[i].type == NODE_AREA || s->node[i].type == NODE_PIECE) scene_name(&name, s, &s->node[i]);
        if (name.length && text_contains(name.at, words) && !(s->node[i].marks & MARK_ECHO)) found = i;
        text_free(&name);
    }
    return found;
}
