/* paper_map.c: a map of a scene as a drawing: places in their colours, walls, lines, doors, and who stands there. */
#include <string.h>

#include "paper_page.h"

enum { SIDE = 40, MARGIN = 10 };

static const char *const colours[TINTS] = {
    [TINT_NONE] = "#8a8f93", [TINT_RED] = "#d2232a", [TINT_BLUE] = "#3b78c9", [TINT_GREEN] = "#3a9a4a",
    [TINT_YELLOW] = "#ffd21f", [TINT_PURPLE] = "#8a3fb0", [TINT_ORANGE] = "#f08a24", [TINT_WHITE] = "#ffffff",
    [TINT_BLACK] = "#1b1714", [TINT_GREY] = "#9aa0a4",
};
static const char *const seat_colours[] = {
    "#12428f", "#d2232a", "#2c7a3b", "#b06a00", "#5b2a86", "#0f7f8a", "#7a5a2a", "#444"};

static int left_of(const struct scene_node *n) { return MARGIN + n->x * SIDE; }
static int top_of(const struct scene_node *n) { return MARGIN + n->y * SIDE; }

static const struct scene_node *place_at(const struct scene *s, int map, const char *path)
{
    for (int i = map + 1; i < s->node[map].end; i++)
        if (s->node[i].type == NODE_AREA && strcmp(scene_words(s, s->node[i].path), path) == 0) return &s->node[i];
    return NULL;
}

static void add_place(struct text *out, const struct scene *s, int i)
{
    const struct scene_node *n = &s->node[i];
    int x = left_of(n), y = top_of(n);
    text_add(out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#fffdf3\"/>", x, y, SIDE, SIDE);
    text_add(out, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"%s\" opacity=\"%s\"/>", x + SIDE / 2, y + SIDE / 2,
             SIDE / 6, colours[n->tint], n->marks & MARK_OFF ? ".25" : ".8");
}

static void add_pieces(struct text *out, const struct scene *s, int i)
{
    int x = left_of(&s->node[i]) + SIDE / 2, y = top_of(&s->node[i]) + SIDE / 2;
    for (int k = i + 1; k < s->node[i].end; k++) {
        const struct scene_node *n = &s->node[k];
        if (n->type != NODE_PIECE) continue;
        const char *fill = n->owner == NOBODY ? "#1b1714" : seat_colours[n->owner % COUNT(seat_colours)];
        text_add(out, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"%s\" stroke=\"#1b1714\" stroke-width=\"2\"/>", x, y,
                 SIDE * 2 / 5, fill);
        text_add(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\" font-family=\"Arial,sans-serif\" "
                 "font-weight=\"700\" font-size=\"12\" fill=\"#fff\">", x, y + 4);
        paper_escape(out, scene_words(s, n->sign));
        text_add(out, "</text>");
    }
}

/* The border between two places that touch, a above or to the left of b. */
static void add_border(struct text *out, enum link kind, const struct scene_node *a, const struct scene_node *b)
{
    static const struct { const char *colour, *dash; int width; } looks[LINKS] = {
        [LINK_WALL] = {"#1b1714", "", 4}, [LINK_LINE] = {"#7fb3d8", "4 4", 2}, [LINK_SHUT] = {"#d2232a", "", 7},
        [LINK_DOOR] = {"#3a9a4a", "9 7", 6}, [LINK_WATER] = {"#3b78c9", "2 3", 4},
    };
    if (!a || !b || !looks[kind].width) return;
    int dx = b->x - a->x, dy = b->y - a->y, x = left_of(b), y = top_of(b);
    if (!((dx == 1 && dy == 0) || (dx == 0 && dy == 1))) return;
    text_add(out, "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"%s\" stroke-width=\"%d\" "
             "stroke-dasharray=\"%s\"/>", x, y, dx ? x : x + SIDE, dx ? y + SIDE : y, looks[kind].colour,
             looks[kind].width, looks[kind].dash);
}

static bool is_zoned(const struct scene *s, const struct scene_node *n)
{
    return n->type == NODE_AREA && n->x >= 0 && s->node[n->up].shape == AS_ZONE;
}

/* Lines where zones meet: places that touch there, whatever a link says afterwards. */
static void add_lines(struct text *out, const struct scene *s, int map)
{
    for (int i = map + 1; i < s->node[map].end; i++)
        for (int k = map + 1; is_zoned(s, &s->node[i]) && k < s->node[map].end; k++)
            if (is_zoned(s, &s->node[k]) && s->node[k].up != s->node[i].up)
                add_border(out, LINK_LINE, &s->node[i], &s->node[k]);
}

/* A ZONE's name on a label below its upper border, above all else that is drawn. */
static void add_zone(struct text *out, const struct scene *s, int zone)
{
    int x = 0x7FFF, y = 0x7FFF;
    struct text name = {0};
    for (int i = zone + 1; i < s->node[zone].end; i++) {
        const struct scene_node *n = &s->node[i];
        if (n->type != NODE_AREA || n->x < 0) continue;
        if (n->x < x) x = n->x;
        if (n->y < y) y = n->y;
    }
    scene_name(&name, s, &s->node[zone]);
    if (name.length && x < 0x7FFF) {
        int left = MARGIN + x * SIDE + 4, top = MARGIN + y * SIDE + 4;
        text_add(out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"12\" rx=\"3\" fill=\"#ffd21f\" stroke=\"#1b1714\" "
                 "stroke-width=\"1.5\"/>", left, top, (int)name.length * 6 + 12);
        text_add(out, "<text x=\"%d\" y=\"%d\" font-family=\"Arial,sans-serif\" font-weight=\"700\" font-size=\"10\" "
                 "textLength=\"%d\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#1b1714\">", left + 6, top + 10,
                 (int)name.length * 6);
        paper_escape(out, name.at);
        text_add(out, "</text>");
    }
    text_free(&name);
}

static int find_map(const struct scene *s)
{
    for (int i = 1; i < s->count; i++)
        if (s->node[i].type == NODE_AREA && s->node[i].shape == AS_MAP)
            for (int k = i + 1; k < s->node[i].end; k++)
                if (s->node[k].type == NODE_AREA && s->node[k].x >= 0) return i;
    return -1;
}

bool paper_map(struct text *out, const struct scene *s)
{
    int map = find_map(s), wide = 0, high = 0;
    if (map < 0) return false;
    for (int i = map + 1; i < s->node[map].end; i++) {
        if (s->node[i].type != NODE_AREA || s->node[i].x < 0) continue;
        wide = max_int(wide, left_of(&s->node[i]) + SIDE + MARGIN);
        high = max_int(high, top_of(&s->node[i]) + SIDE + MARGIN);
    }
    text_add(out, "<svg viewBox=\"0 0 %d %d\"><rect width=\"%d\" height=\"%d\" fill=\"#2f3d4a\"/>", wide, high,
             wide, high);
    for (int i = map + 1; i < s->node[map].end; i++)
        if (s->node[i].type == NODE_AREA && s->node[i].x >= 0) add_place(out, s, i);
    add_lines(out, s, map);
    for (int i = map + 1; i < s->node[map].end; i++)
        if (s->node[i].type == NODE_LINK)
            add_border(out, (enum link)s->node[i].detail, place_at(s, map, scene_words(s, s->node[i].title)),
                       place_at(s, map, scene_words(s, s->node[i].key)));
    for (int i = map + 1; i < s->node[map].end; i++)
        if (s->node[i].type == NODE_AREA && s->node[i].x >= 0) add_pieces(out, s, i);
    for (int i = map + 1; i < s->node[map].end; i++)
        if (s->node[i].type == NODE_AREA && s->node[i].shape == AS_ZONE) add_zone(out, s, i);
    text_add(out, "</svg>");
    return true;
}
