/* scene_find.c: paths: what they name in a scene, and where answers point. */
#include <ctype.h>
#include <string.h>

#include "field_access.h"
#include "scene.h"

/* -- Making paths --------------------------------------------------------------------------------------------- */

static bool fits_path(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_' || letter == '-' ||
           letter == '.';
}

/* A step of a path: small letters, digits, "_", "-" and "."; runs of anything else are one "_". Most ids are a step
 * as they are. */
static void add_step(struct text *out, const char *id)
{
    size_t plain = 0;
    while (fits_path(id[plain])) plain++;
    text_put(out, id, plain);
    bool gap = false, any = plain > 0;
    for (id += plain; *id; id++) {
        char letter = (char)tolower((unsigned char)*id);
        if (!fits_path(letter)) {
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
            size_t plain = 1 + strcspn(path + 1, "{");
            text_put(out, path, plain);
            path += plain;
        }
    }
}

/* -- Finding -------------------------------------------------------------------------------------------------- */

static bool ends_step(char letter) { return letter == '/' || letter == '\0'; }

static const char *next_step(const char *path)
{
    const char *slash = strchr(path, '/');
    return slash ? slash + 1 : NULL;
}

static const char *last_step(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* -- What it is ----------------------------------------------------------------------------------------------- */

static bool is_word(const char *word, const char *step, size_t length)
{
    return word && strlen(word) == length && strncmp(word, step, length) == 0;
}

/* Whether a node is what a step of about.def says. */
static bool step_fits(const struct scene *s, const struct scene_node *n, const char *step, size_t length)
{
    const struct game_rules *rules = &s->speaker.game->rules;
    if (length == 1 && *step == '*') return true;
    if (*step != '<') {
        const char *path = scene_words(s, n->path), *last = strrchr(path, '/');
        return is_word(last ? last + 1 : path, step, length);
    }
    if (n->type == NODE_LINK && is_word(link_words[n->detail], step + 1, length - 2)) return true;
    if (n->thing == SEAT) return is_word("seat", step + 1, length - 2);
    return n->thing >= FIRST_DOMAIN && n->thing < FIRST_DOMAIN + rules->domain_count &&
           is_word(rules->domains[n->thing - FIRST_DOMAIN].name, step + 1, length - 2);
}

/* Whether the last steps of a node's path are these. */
static bool lies_at(const struct scene *s, int node, const char *where)
{
    for (const char *end = where + strlen(where), *step; node; node = s->node[node].up, end = step - 1) {
        for (step = end; step > where && step[-1] != '/';) step--;
        if (!step_fits(s, &s->node[node], step, (size_t)(end - step))) return false;
        if (step == where) return true;
    }
    return false;
}

const struct about_row *scene_about(const struct scene *s, int node, u16 mark, enum tint tint)
{
    for (const struct about_row *row = s->speaker.game->show.abouts; row && row->where; row++) {
        bool same = row->mark == mark && (row->tint == tint || (tint && row->tint == TINTS));
        if (same && lies_at(s, node, row->where)) return row;
    }
    return NULL;
}

/* -- Paths ----------------------------------------------------------------------------------------------------- */

u16 scene_step(const char *path)
{
    u32 hash = 2166136261u;
    for (path = last_step(path); *path; path++) hash = (hash ^ (u8)*path) * 16777619u;
    return (u16)(hash ^ hash >> 16);
}

static bool same_step(const char *wanted, const char *path)
{
    if (*wanted == '*' && ends_step(wanted[1])) return true;
    while (!ends_step(*wanted) && *wanted == *path) wanted++, path++;
    return ends_step(*wanted) && ends_step(*path);
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
static int find_fitting(const struct scene *s, const char *path, u16 step, bool own, seat who)
{
    int first = -1;
    for (int i = 1; i < s->count; i++) {
        if (s->node[i].step != step || !can_be_found(&s->node[i]) || !fits(path, scene_words(s, s->node[i].path))) continue;
        if (!own || s->node[i].owner == who) return i;
        if (first < 0) first = i;
    }
    return first;
}

static int find_path(const struct scene *s, const char *path, bool own, seat who)
{
    if (strchr(path, '*')) return find_current(s, path);
    u16 step = scene_step(path); /* most nodes end otherwise: their paths are not read at all */
    for (int i = 1; i < s->count; i++)
        if (s->node[i].step == step && can_be_found(&s->node[i]) && strcmp(path, scene_words(s, s->node[i].path)) == 0)
            return i;
    return find_fitting(s, path, step, own, who);
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
