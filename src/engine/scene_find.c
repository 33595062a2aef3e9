/* scene_find.c: paths: what they name in a scene, and where answers point. */
#include <ctype.h>
#include <string.h>

#include "field_access.h"
#include "scene.h"

/* -- Making paths --------------------------------------------------------------------------------------------- */

/* A step of a path: small letters, digits, "_", "-" and "."; runs of anything else are one "_". */
static void add_step(struct text *out, const char *id)
{
    bool gap = false, any = false;
    for (; *id; id++) {
        char letter = (char)tolower((unsigned char)*id);
        bool plain = isalnum((unsigned char)letter) || letter == '_' || letter == '-' || letter == '.';
        if (!plain) {
            gap = true;
            continue;
        }
        if (gap && any) text_put(out, "_", 1);
        text_put(out, &letter, 1);
        gap = false;
        any = true;
    }
}

static void add_value_step(struct text *out, const struct speaker *speaker, u8 meaning, u8 value)
{
    const char *id = thing_id(speaker->game, speaker->content, meaning, value);
    if (id) add_step(out, id);
    else if (meaning == SEAT && value == NOBODY) text_add(out, "nobody");
    else text_add(out, "%d", value);
}

void scene_path(struct text *out, const struct speaker *speaker, const char *path, const struct operand_values *v)
{
    while (*path) {
        bool number = path[0] == '{' && path[1] == '#';
        int operand = path[0] == '{' ? path[1 + number] - 'a' : -1;
        if (strncmp(path, "{who}", 5) == 0) {
            text_add(out, "%d", v->who);
            path += 5;
        } else if (operand >= 0 && operand < 3 && path[2 + number] == '}') {
            if (number) text_add(out, "%d", v->value[operand]);
            else add_value_step(out, speaker, v->meaning[operand], v->value[operand]);
            path += 3 + number;
        } else {
            text_put(out, path++, 1);
        }
    }
}

/* -- Finding -------------------------------------------------------------------------------------------------- */

static size_t step_length(const char *path) { return strcspn(path, "/"); }
static const char *next_step(const char *path) { return path[step_length(path)] ? path + step_length(path) + 1 : NULL; }

static bool same_step(const char *wanted, const char *path)
{
    size_t length = step_length(wanted);
    if (length == 1 && *wanted == '*') return true;
    return length == step_length(path) && strncmp(wanted, path, length) == 0;
}

/* Whether a path has the wanted steps in their order and ends with the last of them. */
static bool leads_to(const char *wanted, const char *path)
{
    const char *more = next_step(wanted), *rest = next_step(path);
    bool same = same_step(wanted, path);
    if (!rest) return same && !more;
    return (same && more && leads_to(more, rest)) || leads_to(wanted, rest);
}

/* The same, but the first step is the first of the path. */
static bool fits(const char *wanted, const char *path)
{
    const char *more = next_step(wanted), *rest = next_step(path);
    if (!same_step(wanted, path)) return false;
    return more && rest ? leads_to(more, rest) : !more && !rest;
}

/* How many areas up the first is that is marked as current, or whose own pieces are; 0: none is. */
static int current_above(const struct scene *s, int i)
{
    int distance = 1;
    for (int up = s->node[i].up; up > 0; up = s->node[up].up, distance++) {
        if (s->node[up].marks & MARK_CURRENT) return distance;
        for (int k = up + 1; s->node[up].shape == AS_SPACE && k < s->node[up].end; k++)
            if (s->node[k].type == NODE_PIECE && s->node[k].marks & MARK_CURRENT) return distance;
    }
    return 0;
}

static bool can_be_found(const struct scene_node *n)
{
    return n->type == NODE_AREA || n->type == NODE_PIECE || n->type == NODE_LINK;
}

/* Of several that are current the one for which the mark was made: a Hero's slot rather than the player whose turn it
 * is. */
static int find_current(const struct scene *s, const char *path)
{
    int found = -1, least = 0;
    for (int i = 1; i < s->count; i++) {
        if (!can_be_found(&s->node[i]) || !fits(path, scene_words(s, s->node[i].path))) continue;
        int distance = current_above(s, i);
        if (!distance || (least && distance >= least)) continue;
        found = i;
        least = distance;
    }
    return found;
}

/* Of several that fit the first that is the seat's own, if `own`, or else the first. */
static int find_fitting(const struct scene *s, const char *path, bool own, seat who)
{
    int first = -1;
    for (int i = 1; i < s->count; i++) {
        if (!can_be_found(&s->node[i]) || !fits(path, scene_words(s, s->node[i].path))) continue;
        if (!own || s->node[i].owner == who) return i;
        if (first < 0) first = i;
    }
    return first;
}

static int find_path(const struct scene *s, const char *path, bool own, seat who)
{
    if (strchr(path, '*')) return find_current(s, path);
    for (int i = 1; i < s->count; i++)
        if (can_be_found(&s->node[i]) && strcmp(path, scene_words(s, s->node[i].path)) == 0) return i;
    return find_fitting(s, path, own, who);
}

int scene_find(const struct scene *s, const char *path) { return find_path(s, path, false, NOBODY); }

static int find_place(const struct scene *s, const char *path, const struct operand_values *v)
{
    struct text filled = {0};
    if (!path) return -1;
    scene_path(&filled, &s->speaker, path, v);
    int found = find_path(s, text_string(&filled), true, v->who);
    text_free(&filled);
    return found;
}

/* The first of the things that lies anywhere. */
static int find_thing(const struct scene *s, const struct operand_values *v)
{
    for (int k = 0; k < 3; k++)
        for (int i = 1; v->meaning[k] >= FIRST_DOMAIN && v->value[k] && i < s->count; i++)
            if (s->node[i].type <= NODE_PIECE && s->node[i].thing == v->meaning[k] && s->node[i].value == v->value[k])
                return i;
    return -1;
}

struct pointing scene_points(const struct scene *s, seat who, struct action a)
{
    const struct action_row *row = &s->speaker.game->rules.actions[a.verb];
    const struct operand_values v = {{row->a, row->b, row->c}, {a.a, a.b, a.c}, who};
    if (!row->from && !row->to) return (struct pointing){-1, find_thing(s, &v)};
    return (struct pointing){find_place(s, row->from, &v), find_place(s, row->to, &v)};
}
