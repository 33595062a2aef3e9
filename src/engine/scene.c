/* scene.c: writes scenes: what a game tells becomes a flat list of nodes. */
#include "scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "field_access.h"
#include "parts.h"

/* -- Words ---------------------------------------------------------------------------------------------------- */

/* Keeps a string in the scene; its place. Place 0 is the empty string. */
static u32 keep(struct scene *s, const char *words)
{
    u32 at = (u32)s->words.length;
    text_put(&s->words, words, strlen(words) + 1);
    return at;
}

static u32 keep_list(struct scene *s, const char *format, va_list list)
{
    u32 at = (u32)s->words.length;
    text_add_list(&s->words, format, list);
    text_put(&s->words, "", 1);
    return at;
}

/* Keeps the beginning of the path of something in the open area; the last step must follow. */
static u32 keep_outer_path(struct scene *s)
{
    u32 at = (u32)s->words.length, outer = s->node[s->open].path;
    if (outer) {
        text_put_own(&s->words, outer, strlen(s->words.at + outer));
        text_put(&s->words, "/", 1);
    }
    return at;
}

/* Keeps the path of something in the open area. */
static u32 keep_path(struct scene *s, const char *segment)
{
    u32 at = keep_outer_path(s);
    keep(s, segment);
    return at;
}

/* The same for a thing. */
static u32 keep_path_of(struct scene *s, u8 thing, u8 value)
{
    u32 at = keep_outer_path(s);
    scene_path(&s->words, &s->speaker, "{a}", &(struct operand_values){.meaning = {thing}, .value = {value}});
    text_put(&s->words, "", 1);
    return at;
}

/* -- Nodes ---------------------------------------------------------------------------------------------------- */

/* A node in the open area; its place in the list. */
static struct scene_node *add_node(struct scene *s, enum node_type type)
{
    if (s->count == s->room) {
        s->room = s->room ? 2 * s->room : 256;
        s->node = realloc(s->node, (size_t)s->room * sizeof *s->node);
        MUST(s->node);
    }
    if (s->parts) s->parts->count = s->parts->taken; /* no number took them: a rule asked for something else */
    struct scene_node *n = &s->node[s->count++];
    *n = (struct scene_node){
        .type = (u8)type, .up = s->open, .end = s->count, .x = ANY, .y = ANY, .of = ANY,
        .thing = NOTHING, .owner = NOBODY, .pane = PANE_NONE,
    };
    if (s->open >= 0) n->pane = s->node[s->open].pane, n->owner = s->node[s->open].owner;
    return n;
}

static void set_path(const struct scene *s, struct scene_node *n, u32 path)
{
    n->path = path;
    n->step = scene_step(s->words.at + path);
}

static void begin_scene(struct scene *s, const struct speaker *speaker)
{
    s->speaker = *speaker;
    s->speaker.state = NULL;
    s->count = 0;
    s->open = -1;
    text_clear(&s->words);
    text_put(&s->words, "", 1);
    if (s->parts) s->parts->taken = s->parts->count = s->parts->lost = 0;
    add_node(s, NODE_AREA)->shape = AS_TABLE;
    s->open = s->last = 0;
}

static void end_scene(struct scene *s)
{
    MUST(s->open == 0);
    s->node[0].end = s->count;
}

/* The rules' functions take a context; a scene only reads, so the view is not written. */
void scene_tell(struct scene *s, const struct speaker *speaker, const void *view)
{
    struct context c;
    context_open(&c, speaker->game, speaker->content, (void *)(uintptr_t)view);
    begin_scene(s, speaker);
    c.parts = s->parts;
    speaker->game->show.scene(s, &c, view);
    end_scene(s);
}

void scene_print(struct scene *s, const struct speaker *speaker, u8 thing, u8 value)
{
    struct context c;
    context_open(&c, speaker->game, speaker->content, NULL);
    begin_scene(s, speaker);
    scene_open_as(s, AS_CARD, thing, value);
    if (speaker->game->show.print) speaker->game->show.print(s, &c, thing, value);
    scene_close(s);
    end_scene(s);
}

void scene_free(struct scene *s)
{
    free(s->node);
    text_free(&s->words);
    *s = (struct scene){0};
}

/* -- Areas and pieces ----------------------------------------------------------------------------------------- */

static void open_area(struct scene *s, enum shape shape, u32 path, const char *title)
{
    u32 name = title ? keep(s, title) : 0;
    struct scene_node *n = add_node(s, NODE_AREA);
    n->shape = (u8)shape;
    set_path(s, n, path);
    n->title = name;
    s->open = s->last = s->count - 1;
}

void scene_open(struct scene *s, enum shape shape, const char *title, const char *segment, ...)
{
    u32 path = keep_outer_path(s);
    va_list list;
    va_start(list, segment);
    keep_list(s, segment, list);
    va_end(list);
    open_area(s, shape, path, title);
}

void scene_open_as(struct scene *s, enum shape shape, u8 thing, u8 value)
{
    open_area(s, shape, keep_path_of(s, thing, value), NULL);
    scene_is(s, thing, value);
}

void scene_close(struct scene *s)
{
    MUST(s->open > 0);
    s->node[s->open].end = s->count;
    s->last = s->open;
    s->open = s->node[s->open].up;
}

void scene_piece(struct scene *s, u8 thing, u8 value, int count)
{
    if (count <= 0) return;
    u32 path = keep_path_of(s, thing, value);
    struct scene_node *n = add_node(s, NODE_PIECE);
    n->thing = thing;
    n->value = value;
    n->n = (i16)count;
    set_path(s, n, path);
    s->last = s->count - 1;
}

void scene_cards(struct scene *s, u8 thing, const u8 *id, int count)
{
    int times[256] = {0};
    for (int i = 0; i < count; i++) times[id[i]]++;
    for (int i = 0; i < count; i++) {
        scene_piece(s, thing, id[i], times[id[i]]);
        times[id[i]] = 0;
    }
}

void scene_pile(struct scene *s, enum shape shape, const char *title, const char *segment, u8 thing, const u8 *id,
                int count)
{
    scene_open(s, shape, title, "%s", segment);
    scene_cards(s, thing, id, count);
    scene_close(s);
}

/* -- Numbers, texts, links ------------------------------------------------------------------------------------ */

void scene_number(struct scene *s, u8 number, int n, int of)
{
    MUST(number < s->speaker.game->show.number_count);
    bool of_piece = s->last > s->open && s->node[s->last].type != NODE_AREA;
    if (s->parts) parts_take(s->parts, s->count, false, n);
    struct scene_node *node = add_node(s, NODE_NUMBER);
    node->detail = number;
    node->n = (i16)n;
    node->of = (i16)of;
    if (!of_piece) return;
    node->up = s->last;
    s->node[s->last].end = s->count;
}

void scene_bound(struct scene *s, int of)
{
    struct scene_node *node = &s->node[s->count - 1];
    MUST(node->type == NODE_NUMBER);
    if (s->parts) parts_take(s->parts, s->count - 1, true, of);
    node->of = (i16)of;
}

static void add_text(struct scene *s, enum tone tone, rule_number rule, const char *format, va_list list)
{
    u32 words = keep_list(s, format, list);
    struct scene_node *n = add_node(s, NODE_TEXT);
    n->detail = (u8)tone;
    n->rule = rule;
    n->title = words;
}

void scene_text(struct scene *s, enum tone tone, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    add_text(s, tone, 0, format, list);
    va_end(list);
}

void scene_ruling(struct scene *s, enum tone tone, rule_number rule, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    add_text(s, tone, rule, format, list);
    va_end(list);
}

void scene_link(struct scene *s, enum link kind, const char *segment, const char *a, const char *b)
{
    u32 own = keep_path(s, segment), from = keep_path(s, a), to = keep_path(s, b);
    struct scene_node *n = add_node(s, NODE_LINK);
    n->detail = (u8)kind;
    set_path(s, n, own);
    n->title = from;
    n->key = to;
    s->last = s->count - 1;
}

/* -- About what was written last ------------------------------------------------------------------------------ */

static struct scene_node *last(struct scene *s) { return &s->node[s->last]; }

void scene_is(struct scene *s, u8 thing, u8 value)
{
    last(s)->thing = thing;
    last(s)->value = value;
}

void scene_pane(struct scene *s, enum pane pane) { last(s)->pane = (u8)pane; }
void scene_owner(struct scene *s, seat who) { last(s)->owner = who; }
void scene_mark(struct scene *s, bool on, u16 marks) { last(s)->marks |= on ? marks : 0; }
void scene_tint(struct scene *s, enum tint tint) { last(s)->tint = (u8)tint; }

void scene_at(struct scene *s, int x, int y)
{
    last(s)->x = (i16)x;
    last(s)->y = (i16)y;
}

void scene_sign(struct scene *s, const char *sign)
{
    u32 at = keep(s, sign);
    last(s)->sign = at;
}

void scene_key(struct scene *s, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    u32 at = keep_list(s, format, list);
    va_end(list);
    last(s)->key = at;
}

const char *scene_seat(struct scene *s, seat who)
{
    struct text name = {0};
    char *at = s->name[s->names++ % COUNT(s->name)];
    say_thing(&name, &s->speaker, SEAT, who);
    snprintf(at, sizeof s->name[0], "%s", text_string(&name));
    text_free(&name);
    return at;
}

/* -- Names ---------------------------------------------------------------------------------------------------- */

const struct number_row *scene_number_row(const struct scene *s, const struct scene_node *n)
{
    return &s->speaker.game->show.numbers[n->detail];
}

void scene_name(struct text *out, const struct scene *s, const struct scene_node *n)
{
    if (n->type == NODE_AREA && n->title) text_add(out, "%s", scene_words(s, n->title));
    else if (n->thing >= FIRST_DOMAIN)
        text_add(out, "%s", thing_name(s->speaker.game, s->speaker.content, n->thing, n->value));
    else if (n->thing != NOTHING) say_thing(out, &s->speaker, n->thing, n->value);
    else if (n->type == NODE_AREA && n->owner != NOBODY) say_thing(out, &s->speaker, SEAT, n->owner);
}

/* The place of a map that a node lies in, -1: none. */
static int place_on_map(const struct scene *s, int node)
{
    int place = -1;
    for (int at = s->node[node].up; at > 0; at = s->node[at].up) {
        if (s->node[at].shape == AS_SPACE) place = at;
        if (s->node[at].shape == AS_MAP) return place;
    }
    return -1;
}

void scene_whereabouts(struct text *out, const struct scene *s, int node)
{
    struct text place = {0}, owner = {0};
    seat who = s->node[node].owner;
    int at = s->node[node].up, space = place_on_map(s, node);
    for (; at > 0; at = s->node[at].up) {
        scene_name(&place, s, &s->node[at]);
        if (place.length) break;
    }
    if (who != NOBODY) say_thing(&owner, &s->speaker, SEAT, who);
    if (space > 0 && at > space) scene_name(out, s, &s->node[space]), text_add(out, " (%s)", place.at);
    else if (!place.length || !owner.length || strcmp(place.at, owner.at) == 0)
        text_add(out, "%s", text_string(&place));
    else if (who == s->speaker.viewer) text_add(out, "your %s", place.at);
    else text_add(out, "%s of %s", place.at, owner.at);
    text_free(&place);
    text_free(&owner);
}
