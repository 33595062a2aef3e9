/* cells_words.c: names, numbers, pieces and texts of a scene as words that flow over lines. */
#include <stdio.h>
#include <string.h>

#include "engine/field_access.h"

#include "cells_inside.h"

/* -- The pen -------------------------------------------------------------------------------------------------- */

struct pen pen_at(struct canvas *c, const struct scene *s, enum brevity brevity, int left, int right, int y)
{
    return (struct pen){c, s, brevity, left, right, 2, left, y, true, false, false, ""};
}

void pen_line(struct pen *p)
{
    p->listing = false;
    if (p->fresh) return;
    p->y++;
    p->x = p->left;
    p->fresh = true;
}

void pen_word(struct pen *p, const char *word, enum ink ink, int hit, bool glue)
{
    struct text whole = {0};
    if (!*word) return;
    text_add(&whole, "%s%s", p->prefix, word);
    int cells = text_cells(whole.at), gap = p->fresh || glue ? 0 : 1;
    if (!p->fresh && p->x + gap + cells > p->right && !(glue && cells == 1)) {
        p->y++;
        p->x = p->left + p->indent;
        gap = 0;
    }
    int room = p->right - p->x - gap;
    if (glue && cells == 1) room = 1; /* a comma at the end of a line */
    p->x = canvas_put(p->c, p->x + gap, p->y, whole.at, ink, hit, room);
    p->fresh = false;
    p->prefix = "";
    text_free(&whole);
}

void pen_prose(struct pen *p, const char *text, enum ink ink, int hit)
{
    char word[128];
    while (*text) {
        size_t n = strcspn(text, " ");
        snprintf(word, sizeof word, "%.*s", (int)min_int((int)n, (int)sizeof word - 1), text);
        pen_word(p, word, ink, hit, false);
        text += n + (text[n] == ' ');
    }
}

/* -- Names ---------------------------------------------------------------------------------------------------- */

enum ink ink_of(const struct scene_node *n, enum ink usual)
{
    if (n->marks & MARK_CURRENT) return INK_CURRENT;
    if (n->marks & (MARK_USED | MARK_DEAD | MARK_OFF)) return INK_FAINT;
    if (n->tint) return INK_TINT + n->tint;
    if (n->owner != NOBODY && n->type == NODE_PIECE) return INK_SEAT + n->owner % SEATS_MAX;
    return usual;
}

/* A name for a small drawing: its sign, or else how it begins. */
static void short_name(struct text *out, const struct scene *s, const struct scene_node *n)
{
    struct text name = {0};
    if (n->sign) {
        text_add(out, "%s", scene_words(s, n->sign));
        return;
    }
    scene_name(&name, s, n);
    const char *at = text_string(&name);
    if (strncasecmp(at, "the ", 4) == 0) at += 4;
    for (int letters = 0; *at && letters < 4; letters++) {
        u32 letter = letter_next(&at);
        if (letter == ' ') break;
        letter_put(out, letter);
    }
    text_free(&name);
}

/* Whether its name is that of its back: then it need not be said that it lies face down. */
static bool is_back(const struct scene *s, const struct scene_node *n)
{
    const struct domain *domain = meaning_domain(s->speaker.game, n->thing);
    return domain && thing_back(domain, n->value);
}

/* Of several things no article is said: "2×Mastermind token". */
static void drop_article(struct text *out, size_t from)
{
    size_t length = strncmp(out->at + from, "a ", 2) == 0 ? 2 : strncmp(out->at + from, "an ", 3) == 0 ? 3 : 0;
    memmove(out->at + from, out->at + from + length, out->length - from - length + 1);
    out->length -= length;
}

void label_of(struct text *out, const struct scene *s, const struct scene_node *n, enum brevity brevity)
{
    bool full = brevity == FULL_WORDS, sign = brevity >= SIGNS && n->type == NODE_PIECE && n->thing != NOTHING;
    if (n->marks & MARK_CURRENT) text_add(out, "*");
    if (n->marks & MARK_DOWN && (sign || !is_back(s, n))) text_add(out, "?");
    if (n->marks & MARK_OFF) text_add(out, "-");
    if (n->type == NODE_PIECE && n->n > 1) text_add(out, sign ? "%d" : "%d×", n->n);
    size_t from = out->length;
    if (sign) short_name(out, s, n);
    else scene_name(out, s, n);
    if (out->length > from && !sign && n->type == NODE_PIECE && n->n > 1) drop_article(out, from);
    if (out->length > from && n->type == NODE_AREA) text_capital(out, from);
    if (n->marks & MARK_OFF) text_add(out, "-");
    if (n->marks & MARK_FIXED) text_add(out, "!");
    if (n->marks & MARK_CHOSEN) text_add(out, "✓");
    if (n->marks & MARK_DEAD) text_add(out, "†");
    if (n->marks & MARK_USED) text_add(out, full ? " (used)" : "'");
    if (n->marks & MARK_FIRST) text_add(out, full ? " (first player)" : " (1st)");
}

void pen_label(struct pen *p, int node)
{
    const struct scene_node *n = &p->s->node[node];
    struct text words = {0};
    enum ink ink = ink_of(n, n->type == NODE_PIECE || n->shape == AS_CARD ? INK_PIECE : INK_TITLE);
    bool of_seat = n->owner != NOBODY && n->thing == NOTHING && !n->title;
    if (ink == INK_TITLE && of_seat) ink = INK_SEAT + n->owner % SEATS_MAX;
    label_of(&words, p->s, n, p->brevity < SHORT_FORMS ? p->brevity : SHORT_FORMS);
    pen_prose(p, text_string(&words), ink, node);
    text_free(&words);
}

/* -- Numbers -------------------------------------------------------------------------------------------------- */

static bool left_out(const struct pen *p, const struct scene_node *n)
{
    return p->brevity != FULL_WORDS && scene_number_row(p->s, n)->flags & PRINTED;
}

/* "A4", "Inf 6", "/5", "3/6", "3+", "Attack 4". */
static void add_number(struct text *word, const struct pen *p, const struct scene_node *n)
{
    const struct number_row *row = scene_number_row(p->s, n);
    bool full = p->brevity == FULL_WORDS;
    if (!full && row->flags & SLASH && word->length) text_add(word, "/");
    else if (full) text_add(word, "%s ", row->title);
    else if (*row->sign) text_add(word, text_cells(row->sign) > 1 ? "%s " : "%s", row->sign);
    text_add(word, n->of == ANY ? "%d" : "%d/%d", n->n, n->of);
    if (row->flags & PLUS) text_add(word, "+");
}

/* The number at k, with those that are glued to it, as one word; the last of them. */
static int pen_number(struct pen *p, int k)
{
    const struct scene *s = p->s;
    struct text word = {0};
    int hit = s->node[k].up;
    if (!left_out(p, &s->node[k])) add_number(&word, p, &s->node[k]);
    while (k + 1 < s->count && s->node[k + 1].type == NODE_NUMBER && s->node[k + 1].up == hit &&
           scene_number_row(s, &s->node[k + 1])->flags & SLASH && p->brevity != FULL_WORDS) {
        k++;
        if (!left_out(p, &s->node[k])) add_number(&word, p, &s->node[k]);
    }
    pen_word(p, text_string(&word), INK_NUMBER, hit, false);
    text_free(&word);
    p->listing = false;
    return k;
}

/* -- Pieces and texts ----------------------------------------------------------------------------------------- */

bool alike(const struct scene *s, int i, int k)
{
    const struct scene_node *a = &s->node[i], *b = &s->node[k];
    return a->type == NODE_PIECE && b->type == NODE_PIECE && a->up == b->up && a->thing == b->thing &&
           a->value == b->value && a->marks == b->marks && a->end == i + 1 && b->end == k + 1;
}

static void comma(struct pen *p)
{
    if (p->listing && !p->fresh) pen_word(p, ",", INK_FAINT, HIT_NOTHING, true);
    p->listing = false;
}

static void pen_piece(struct pen *p, int i)
{
    const struct scene *s = p->s;
    struct scene_node all = s->node[i];
    struct text words = {0};
    if (alike(s, i - 1, i)) return;
    for (int k = i + 1; k < s->node[all.up].end && alike(s, i, k); k++) all.n = (i16)(all.n + s->node[k].n);
    if (!p->signs) comma(p);
    label_of(&words, s, &all, p->signs ? SIGNS : p->brevity < SHORT_FORMS ? p->brevity : SHORT_FORMS);
    pen_prose(p, text_string(&words), ink_of(&all, INK_PIECE), i);
    text_free(&words);
    for (int k = i + 1; k < s->node[i].end; k++) k = pen_number(p, k);
    p->listing = true;
}

static void pen_text(struct pen *p, int i)
{
    const struct scene_node *n = &p->s->node[i];
    enum ink ink = n->detail == TONE_GOAL ? INK_GOAL : n->detail == TONE_NOTE ? INK_NOTE
                 : n->detail == TONE_PLAIN ? INK_PLAIN : INK_FAINT;
    if (p->brevity >= SIGNS && (n->detail == TONE_RULE || n->detail == TONE_FLAVOUR)) return;
    p->listing = false;
    pen_prose(p, scene_words(p->s, n->title), ink, n->up);
    if (!n->rule || p->brevity >= SIGNS) return;
    struct text rule = {0};
    text_add(&rule, "(");
    say_rule(&rule, p->s->speaker.game, n->rule);
    text_add(&rule, ")");
    pen_word(p, rule.at, INK_FAINT, n->up, false);
    text_free(&rule);
}

void pen_inside(struct pen *p, int area)
{
    const struct scene *s = p->s;
    bool lines = s->node[area].shape == AS_LIST && p->brevity == FULL_WORDS;
    for EACH_IN(k, s, area) {
        if (s->node[k].type == NODE_TEXT && lines && p->x > p->left) pen_line(p);
        if (s->node[k].type == NODE_NUMBER) k = pen_number(p, k);
        else if (s->node[k].type == NODE_PIECE) pen_piece(p, k);
        else if (s->node[k].type == NODE_TEXT) pen_text(p, k);
    }
    p->listing = false;
}

/* "Heavy s4 (Marshal Tolliver 2/2/5)". */
void pen_card(struct pen *p, int area)
{
    const struct scene *s = p->s;
    comma(p);
    pen_label(p, area);
    bool open = false;
    for EACH_IN(k, s, area) {
        if (s->node[k].type == NODE_NUMBER) {
            k = pen_number(p, k);
        } else if (s->node[k].type == NODE_PIECE || s->node[k].type == NODE_TEXT) {
            if (!open) p->prefix = "(";
            open = true;
            if (s->node[k].type == NODE_PIECE) pen_piece(p, k);
            else pen_text(p, k);
        }
    }
    p->prefix = "";
    if (open) pen_word(p, ")", INK_FAINT, area, true);
    pen_areas(p, area);
    p->listing = true;
}

/* "Villain Deck 12 top L2". */
void pen_pile(struct pen *p, int area)
{
    char count[16];
    snprintf(count, sizeof count, "%d", pieces_in(p->s, area));
    comma(p);
    pen_label(p, area);
    pen_word(p, count, INK_NUMBER, area, false);
    for EACH_IN(k, p->s, area)
        if (p->s->node[k].type == NODE_NUMBER) k = pen_number(p, k);
    p->listing = true;
}

int pieces_in(const struct scene *s, int area)
{
    int sum = 0;
    for EACH_IN(k, s, area) {
        if (s->node[k].type == NODE_PIECE) sum += s->node[k].n;
        else if (s->node[k].type == NODE_AREA) sum += s->node[k].shape == AS_CARD ? 1 : pieces_in(s, k);
    }
    return sum;
}
