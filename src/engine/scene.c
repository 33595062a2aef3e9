/* scene.c: writes scenes: what a game tells becomes a flat list of nodes. */
#include "scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "field_access.h"

/* -- Words ---------------------------------------------------------------------------------------------------- */

/* Keeps a string in the scene; its place. Place 0 is the empty string. */
static u32 keep_list(struct scene *s, const char *format, va_list list)
{
    u32 at = (u32)s->words.length;
    text_add_list(&s->words, format, list);
    text_put(&s->words, "", 1);
    return at;
}

__attribute__((format(printf, 2, 3))) static u32 keep(struct scene *s, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    u32 at = keep_list(s, format, list);
    va_end(list);
    return at;
}

/* Keeps the path of something in the open area. The words may move while they grow, so the outer path is copied by its
 * place. */
static u32 keep_path(struct scene *s, const char *segment)
{
    u32 at = (u32)s->words.length, outer = s->node[s->open].path;
    if (outer) {
        size_t length = strlen(s->words.at + outer);
        text_add(&s->words, "%*s", (int)length, "");
        memcpy(s->words.at + at, s->words.at + outer, length);
        text_put(&s->words, "/", 1);
    }
    text_put(&s->words, segment, strlen(segment) + 1);
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
    struct scene_node *n = &s->node[s->count++];
    *n = (struct scene_node){
        .type = (u8)type, .up = s->open, .end = s->count, .x = ANY, .y = ANY, .of = ANY,
        .thing = NOTHING, .owner = NOBODY, .pane = PANE_NONE,
    };
    if (s->open >= 0) n->pane = s->node[s->open].pane, n->owner = s->node[s->open].owner;
    return n;
}

static void begin_scene(struct scene *s, const struct speaker *speaker)
{
    s->speaker = *speaker;
    s->speaker.state = NULL;
    s->count = 0;
    s->open = -1;
    text_clear(&s->words);
    text_put(&s->words, "", 1);
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

static void open_area(struct scene *s, enum shape shape, const char *title, const char *segment)
{
    u32 path = keep_path(s, segment), name = title ? keep(s, "%s", title) : 0;
    struct scene_node *n = add_node(s, NODE_AREA);
    n->shape = (u8)shape;
    n->path = path;
    n->title = name;
    s->open = s->last = s->count - 1;
}

void scene_open(struct scene *s, enum shape shape, const char *title, const char *segment, ...)
{
    char name[64];
    va_list list;
    va_start(list, segment);
    MUST((size_t)vsnprintf(name, sizeof name, segment, list) < sizeof name);
    va_end(list);
    open_area(s, shape, title, name);
}

void scene_open_as(struct scene *s, enum shape shape, u8 thing, u8 value)
{
    struct text segment = {0};
    scene_path(&segment, &s->speaker, "{a}", &(struct operand_values){.meaning = {thing}, .value = {value}});
    open_area(s, shape, NULL, segment.at);
    scene_is(s, thing, value);
    text_free(&segment);
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
    struct text segment = {0};
    scene_path(&segment, &s->speaker, "{a}", &(struct operand_values){.meaning = {thing}, .value = {value}});
    u32 path = keep_path(s, segment.at);
    text_free(&segment);
    struct scene_node *n = add_node(s, NODE_PIECE);
    n->thing = thing;
    n->value = value;
    n->n = (i16)count;
    n->path = path;
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
    bool of_piece = s->last > s->open && s->node[s->last].type == NODE_PIECE;
    struct scene_node *node = add_node(s, NODE_NUMBER);
    node->detail = number;
    node->n = (i16)n;
    node->of = (i16)of;
    if (!of_piece) return;
    node->up = s->last;
    s->node[s->last].end = s->count;
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
    n->path = own;
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
    u32 at = keep(s, "%s", sign);
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
