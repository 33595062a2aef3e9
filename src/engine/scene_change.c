/* scene_change.c: what is different between two scenes of one reader: moves, numbers, marks. */
#include <stdlib.h>
#include <string.h>

#include "field_access.h"
#include "scene.h"
#include "sets.h"

static void note(struct changes *out, struct change c)
{
    if (out->count == out->room) {
        out->room = out->room ? 2 * out->room : 64;
        out->change = realloc(out->change, (size_t)out->room * sizeof c);
        MUST(out->change);
    }
    out->change[out->count++] = c;
}

void changes_free(struct changes *c)
{
    free(c->change);
    *c = (struct changes){0};
}

/* -- Gains and losses ----------------------------------------------------------------------------------------- */

/* Pieces, and cards that carry others: they are area and piece at once. */
static bool can_move(const struct scene_node *n)
{
    bool piece = n->type == NODE_PIECE || (n->type == NODE_AREA && n->shape == AS_CARD && n->thing != NOTHING);
    return piece && !(n->marks & MARK_ECHO);
}

static int how_many(const struct scene_node *n) { return n->type == NODE_PIECE ? n->n : 1; }

static const char *home(const struct scene *s, int i) { return scene_words(s, s->node[s->node[i].up].path); }

/* The same piece, at the same place, in the other scene; -1: it is not there. Most have the same place in the list, or
 * are moved by as much as the one before them, which *move keeps. */
static int same_piece(const struct scene *in, const struct scene *of, int i, int *move)
{
    const struct scene_node *n = &of->node[i];
    for (int tried = 0, k = max_int(i + *move, 0); tried < in->count; tried++, k++) {
        if (k >= in->count) k = 0;
        const struct scene_node *o = &in->node[k];
        if (!can_move(o) || o->thing != n->thing || o->value != n->value) continue;
        if ((o->marks & MARK_DOWN) != (n->marks & MARK_DOWN)) continue;
        if (strcmp(scene_words(in, o->key), scene_words(of, n->key)) != 0 || strcmp(home(in, k), home(of, i)) != 0) continue;
        *move = k - i;
        return k;
    }
    return -1;
}

static void note_losses(struct changes *out, const struct scene *before, const struct scene *after)
{
    for (int i = 1, move = 0; i < before->count; i++) {
        const struct scene_node *n = &before->node[i];
        if (!can_move(n)) continue;
        int k = same_piece(after, before, i, &move), left = how_many(n) - (k < 0 ? 0 : how_many(&after->node[k]));
        if (left > 0)
            note(out, (struct change){.type = CHANGED_WENT, .thing = n->thing, .value = n->value, .n = (i16)left,
                                      .from = i, .to = -1, .event = -1});
        if (k >= 0 && n->marks != after->node[k].marks)
            note(out, (struct change){.type = CHANGED_MARK, .thing = n->thing, .value = n->value,
                                      .before = (i16)n->marks, .after = (i16)after->node[k].marks, .from = i, .to = k,
                                      .event = -1});
    }
}

static void note_gains(struct changes *out, const struct scene *before, const struct scene *after)
{
    for (int i = 1, move = 0; i < after->count; i++) {
        const struct scene_node *n = &after->node[i];
        if (!can_move(n)) continue;
        int k = same_piece(before, after, i, &move), more = how_many(n) - (k < 0 ? 0 : how_many(&before->node[k]));
        if (more > 0)
            note(out, (struct change){.type = CHANGED_CAME, .thing = n->thing, .value = n->value, .n = (i16)more,
                                      .from = -1, .to = i, .event = -1});
    }
}

/* The first piece in an area that is a card; -1: there is none, or it is another area. */
static int card_in(const struct scene *s, int area)
{
    if (s->node[area].shape != AS_CARD) return -1;
    for (int k = area + 1; k < s->node[area].end; k++)
        if (s->node[k].type == NODE_PIECE && s->node[k].up == area) return k;
    return -1;
}

/* Whether another card lies at a place than before: what is printed on both is not compared. */
static bool is_replaced(const struct scene *before, int was, const struct scene *after, int is)
{
    int old = card_in(before, was), new = card_in(after, is);
    if (old < 0 || new < 0) return false;
    const struct scene_node *o = &before->node[old], *n = &after->node[new];
    return o->thing != n->thing || o->value != n->value;
}

/* Whether the same number of the same thing is noted: it may be shown twice, as of a Villain who is fought. */
static bool is_noted(const struct changes *out, const struct scene *after, const struct change *c)
{
    struct text here = {0}, there = {0};
    bool found = false;
    scene_whereabouts(&here, after, c->to);
    for (int i = 0; i < out->count && !found; i++) {
        const struct change *o = &out->change[i];
        if (o->type != CHANGED_NUMBER || o->before != c->before || o->after != c->after) continue;
        if (after->node[o->to].detail != after->node[c->to].detail) continue;
        text_clear(&there);
        scene_whereabouts(&there, after, o->to);
        found = here.length && strcmp(text_string(&here), text_string(&there)) == 0;
    }
    text_free(&here);
    text_free(&there);
    return found;
}

static void note_numbers(struct changes *out, const struct scene *before, const struct scene *after)
{
    for (int i = 1, move = 0; i < after->count; i++) {
        const struct scene_node *n = &after->node[i];
        if (n->type != NODE_NUMBER) continue;
        for (int tried = 0, k = max_int(i + move, 0); tried < before->count; tried++, k++) {
            if (k >= before->count) k = 0;
            const struct scene_node *o = &before->node[k];
            if (o->type != NODE_NUMBER || o->detail != n->detail) continue;
            const struct scene_node *whose = &before->node[o->up], *now = &after->node[n->up];
            if (strcmp(scene_words(before, whose->path), scene_words(after, now->path)) != 0) continue;
            if (strcmp(scene_words(before, whose->key), scene_words(after, now->key)) != 0) continue;
            move = k - i;
            struct change change = {.type = CHANGED_NUMBER, .before = o->n, .after = n->n, .from = k, .to = i,
                                    .event = -1};
            if (o->n != n->n && !is_replaced(before, o->up, after, n->up) && !is_noted(out, after, &change))
                note(out, change);
            break;
        }
    }
}

/* -- Moves ---------------------------------------------------------------------------------------------------- */

static bool is_back(const struct scene *s, u8 thing, u8 value)
{
    const struct domain *domain = meaning_domain(s->speaker.game, thing);
    return domain && thing_back(domain, value) != NULL;
}

/* Whether a loss and a gain can be one piece: equal, or one of them is the other's own back. */
static bool can_be_one(const struct scene *s, const struct change *went, const struct change *came)
{
    const struct domain *domain = meaning_domain(s->speaker.game, went->thing);
    if (went->thing != came->thing) return false;
    if (went->value == came->value) return true;
    if (!domain || is_back(s, went->thing, went->value) == is_back(s, came->thing, came->value)) return false;
    return thing_hidden(s->speaker.content, domain, went->value) ==
           thing_hidden(s->speaker.content, domain, came->value);
}

static bool open_loss(const struct change *c) { return c->type == CHANGED_WENT && c->n; }
static bool open_gain(const struct change *c) { return c->type == CHANGED_CAME && c->n; }

/* n pieces of a loss and a gain are one move. */
static void pair(struct changes *out, int went, int came, int n, int event)
{
    struct change *w = &out->change[went], *c = &out->change[came];
    w->n = (i16)(w->n - n);
    c->n = (i16)(c->n - n);
    note(out, (struct change){.type = CHANGED_MOVE, .thing = c->thing, .value = c->value, .told = event >= 0,
                              .n = (i16)n, .from = w->from, .to = c->to, .event = event});
}

/* Pieces that are told apart are themselves wherever they are. */
static void pair_by_key(struct changes *out, const struct scene *before, const struct scene *after)
{
    for (int i = 0, end = out->count; i < end; i++) {
        if (!open_loss(&out->change[i])) continue;
        const char *key = scene_words(before, before->node[out->change[i].from].key);
        for (int k = 0; *key && k < end; k++)
            if (open_gain(&out->change[k]) &&
                strcmp(key, scene_words(after, after->node[out->change[k].to].key)) == 0) {
                pair(out, i, k, 1, -1);
                break;
            }
    }
}

/* Whether a node is at a path or somewhere in it. */
static bool is_within(const struct scene *s, int node, const char *path)
{
    size_t length = strlen(path);
    const char *own = scene_words(s, s->node[node].path);
    return strncmp(own, path, length) == 0 && (!own[length] || own[length] == '/');
}

static bool names(const struct operand_values *v, const struct scene *s, const struct change *w, const struct change *c)
{
    for (int m = 0; m < 3; m++)
        if (v->meaning[m] == c->thing &&
            (v->value[m] == c->value || v->value[m] == w->value || is_back(s, c->thing, c->value)))
            return true;
    return false;
}

static bool names_a_thing(const struct operand_values *v)
{
    return v->meaning[0] >= FIRST_DOMAIN || v->meaning[1] >= FIRST_DOMAIN || v->meaning[2] >= FIRST_DOMAIN;
}

/* Pairs the first loss and gain of what an event speaks of, if its row says from where or to where it went; of one that
 * names no thing ("plots 3 cards") all that fit. */
static void pair_by_event(struct changes *out, const struct scene *before, const struct scene *after,
                          const struct event *e, int index)
{
    const struct event_row *row = &after->speaker.game->rules.events[e->kind];
    const struct operand_values v = {{row->a, row->b, row->c}, {e->a, e->b, e->c}, e->who};
    struct text from = {0}, to = {0};
    if (!row->from && !row->to) return;
    if (row->from) scene_path(&from, &before->speaker, row->from, &v);
    if (row->to) scene_path(&to, &after->speaker, row->to, &v);
    bool all = !names_a_thing(&v), found = false;
    for (int i = 0, end = out->count; i < end && !found; i++) {
        if (!open_loss(&out->change[i])) continue;
        if (row->from && !is_within(before, out->change[i].from, from.at)) continue;
        for (int k = 0; k < end && !found && open_loss(&out->change[i]); k++) {
            const struct change *w = &out->change[i], *c = &out->change[k];
            if (!open_gain(c) || (row->to && !is_within(after, c->to, to.at))) continue;
            if (!can_be_one(after, w, c) || !(all || names(&v, after, w, c))) continue;
            pair(out, i, k, all ? min_int(w->n, c->n) : 1, index);
            found = !all;
        }
    }
    text_free(&from);
    text_free(&to);
}

/* What is left where only one partner fits: equal faces first, then backs. */
static void pair_the_rest(struct changes *out, const struct scene *after, bool equal)
{
    for (int i = 0, end = out->count; i < end; i++) {
        int fit = -1, fitting = 0;
        for (int k = 0; open_loss(&out->change[i]) && k < end; k++) {
            const struct change *w = &out->change[i], *c = &out->change[k];
            if (!open_gain(c) || !can_be_one(after, w, c) || (equal && w->value != c->value)) continue;
            fit = k;
            fitting++;
        }
        if (fitting == 1) pair(out, i, fit, min_int(out->change[i].n, out->change[fit].n), -1);
    }
}

void scene_changes(struct changes *out, const struct scene *before, const struct scene *after,
                   const struct event *event, int events)
{
    out->count = 0;
    note_numbers(out, before, after);
    note_losses(out, before, after);
    note_gains(out, before, after);
    pair_by_key(out, before, after);
    for (int e = 0; e < events; e++) pair_by_event(out, before, after, &event[e], e);
    pair_the_rest(out, after, true);
    pair_the_rest(out, after, false);
    int kept = 0;
    for (int i = 0; i < out->count; i++)
        if (out->change[i].n || out->change[i].type >= CHANGED_NUMBER) out->change[kept++] = out->change[i];
    out->count = kept;
}

/* -- Words ---------------------------------------------------------------------------------------------------- */

static void say_marks(struct text *out, const struct change *c)
{
    static const char *const gained[MARKS] = {
        [0] = "is current", [1] = "is used", [2] = "is turned down", [4] = "is out of effect",
        [5] = "holds the first player's marker", [6] = "is settled", [7] = "is dead",
    };
    static const char *const lost[MARKS] = {
        [1] = "is ready again", [2] = "is turned up", [4] = "is in effect again", [7] = "is alive again",
    };
    const char *join = "";
    for EACH_BIT(m, (u16)(c->before ^ c->after)) {
        const char *words = in_set((u16)c->after, m) ? gained[m] : lost[m];
        if (!words) continue;
        text_add(out, "%s%s", join, words);
        join = ", ";
    }
}

void say_change(struct text *out, const struct scene *before, const struct scene *after, const struct change *c)
{
    const struct scene *s = c->to >= 0 ? after : before;
    const struct scene_node *n = &s->node[c->to >= 0 ? c->to : c->from];
    struct text words = {0};
    size_t from = out->length;
    if (c->type == CHANGED_NUMBER && n->pane == PANE_PAGE) {
        /* what people look up is no news */
    } else if (c->type == CHANGED_NUMBER) {
        scene_whereabouts(&words, s, c->to);
        text_add(out, "%s%s%s %d -> %d", text_string(&words), words.length ? ": " : "", scene_number_row(s, n)->title,
                 c->before, c->after);
    } else if (c->type == CHANGED_MARK) {
        say_marks(&words, c);
        if (words.length) scene_name(out, s, n), text_add(out, " %s", words.at);
    } else {
        if (c->n > 1) text_add(out, "%d ", c->n);
        scene_name(out, s, n);
        text_add(out, ": ");
        if (c->from >= 0) scene_whereabouts(out, before, c->from), text_add(out, " -> ");
        if (c->to >= 0) scene_whereabouts(out, after, c->to);
        else text_add(out, "gone");
    }
    if (out->length > from) text_capital(out, from);
    text_free(&words);
}
