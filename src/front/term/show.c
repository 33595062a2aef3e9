/* show.c: what a seat gets to read of the table: a status, pages, options, texts of cards, who sits where. */
#include "session.h"

#include <stdio.h>
#include <string.h>

#include "cells.h"
#include "lines.h"
#include "room/catalogue.h"

/* -- The table --------------------------------------------------------------------------------- */

enum { STATUS_LINES = 6 };

static int width(const struct session *s) { return max_int(30, s->term.width - 1); }

void show_status(struct session *s, seat who, bool changed)
{
    struct text out = {0};
    struct text *last = &s->reader[who].status;
    room_scene(s->room, who, &s->scene);
    lines_status(&out, &s->scene, min_int(width(s), 99), STATUS_LINES);
    if (!changed || strcmp(text_string(&out), text_string(last)) != 0) {
        term_print(&s->term, PLAIN, text_string(&out));
        text_clear(last);
        text_add(last, "%s", text_string(&out));
    }
    text_free(&out);
}

/* Prints what is drawn, line by line. */
static void print_canvas(struct session *s, const struct canvas *c)
{
    struct text drawn = {0}, out = {0};
    canvas_write(&drawn, c, s->term.ascii);
    for (const char *at = text_string(&drawn); *at;) {
        size_t length = strcspn(at, "\n");
        text_add(&out, "\v%.*s\n", (int)length, at);
        at += length + (at[length] == '\n');
    }
    term_print(&s->term, PLAIN, text_string(&out));
    text_free(&drawn);
    text_free(&out);
}

static void print_area(struct session *s, int area)
{
    struct canvas c;
    cells_area(&c, &s->scene, area, width(s), 0);
    print_canvas(s, &c);
    canvas_free(&c);
}

static void print_table(struct session *s)
{
    static const char *const titles[] = {[PANE_BOARD] = "Table", [PANE_MINE] = "You", [PANE_OTHERS] = "Others"};
    struct text pages = {0};
    for (int pane = PANE_HEAD; pane <= PANE_OTHERS; pane++) {
        struct canvas c;
        cells_pane(&c, &s->scene, (enum pane)pane, width(s), 0, -1);
        if (c.h && titles[pane]) term_printf(&s->term, STRONG, "%s", titles[pane]);
        print_canvas(s, &c);
        canvas_free(&c);
    }
    for (int i = 1; i < s->scene.count; i++) {
        const struct scene_node *n = &s->scene.node[i];
        if (n->type != NODE_AREA || n->pane != PANE_PAGE || s->scene.node[n->up].pane == PANE_PAGE) continue;
        text_add(&pages, "%s", pages.length ? ", " : "More pages: ");
        scene_name(&pages, &s->scene, n);
    }
    if (pages.length) term_printf(&s->term, FAINT, "%s.", pages.at);
    text_free(&pages);
}

void show_table(struct session *s, seat who)
{
    room_scene(s->room, who, &s->scene);
    print_table(s);
}

void show_revealed(struct session *s)
{
    room_reveal(s->room, &s->scene);
    print_table(s);
}

/* The last step of an area's path. */
static const char *segment_of(const struct scene *s, const struct scene_node *n)
{
    const char *path = scene_words(s, n->path), *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* The name of an area for people who ask for it: its title, or the seat that it belongs to. */
static void page_name(struct session *s, int area, struct text *out)
{
    const struct scene_node *n = &s->scene.node[area], *up = &s->scene.node[n->up];
    if (n->owner != NOBODY && n->owner != up->owner && n->shape == AS_MAT && n->owner < room_players(s->room))
        text_add(out, "%s", room_name(s->room, n->owner));
    else if (n->shape == AS_MAP) text_add(out, "%s", segment_of(&s->scene, n)); /* often called like the scenario */
    else scene_name(out, &s->scene, n);
}

/* Whether an area is offered by name: not its single places, not cards. */
static bool is_page(struct session *s, int area)
{
    const struct scene_node *n = &s->scene.node[area];
    struct text name = {0};
    if (n->type != NODE_AREA || n->shape == AS_SPACE || n->shape == AS_CARD || n->shape == AS_ZONE) return false;
    page_name(s, area, &name);
    bool named = name.length > 0;
    text_free(&name);
    return named;
}

/* Whether an area is a part of the table by itself, not of another part. */
static bool begins_pane(struct session *s, int area)
{
    const struct scene_node *n = &s->scene.node[area], *up = &s->scene.node[n->up];
    return up->pane != n->pane || up->pane == PANE_NONE;
}

static bool starts_with(const char *text, const char *wanted) { return !strncasecmp(text, wanted, strlen(wanted)); }

/* Whether people may call an area so: by its name as a page, by the title above it, or by its path. */
static bool is_called(struct session *s, int area, const char *wanted)
{
    const struct scene_node *n = &s->scene.node[area];
    struct text name = {0}, title = {0};
    page_name(s, area, &name);
    scene_name(&title, &s->scene, n);
    bool fits = starts_with(text_string(&name), wanted) || starts_with(text_string(&title), wanted) ||
                strcasecmp(segment_of(&s->scene, n), wanted) == 0;
    text_free(&name);
    text_free(&title);
    return fits;
}

/* The area by which a name is meant: the reader's own comes before those of others, these before parts of areas. -1:
 * none. */
static int find_page(struct session *s, const char *wanted)
{
    int found = -1, best = -1;
    for (int i = 1; i < s->scene.count; i++) {
        int rank = s->scene.node[i].pane == PANE_MINE ? 2 : begins_pane(s, i);
        if (rank > best && is_page(s, i) && is_called(s, i, wanted)) found = i, best = rank;
    }
    return found;
}

bool show_page(struct session *s, seat who, const char *name)
{
    if (!*name) return false;
    room_scene(s->room, who, &s->scene);
    int area = find_page(s, name);
    if (area < 0) return false;
    struct text title = {0};
    scene_name(&title, &s->scene, &s->scene.node[area]);
    if (s->scene.node[area].shape == AS_MAP && title.length) term_printf(&s->term, STRONG, "%s", text_string(&title));
    print_area(s, area);
    text_free(&title);
    return true;
}

void show_page_names(struct session *s, seat who, struct text *out)
{
    room_scene(s->room, who, &s->scene);
    for (int i = 1; i < s->scene.count; i++) {
        struct text name = {0};
        const struct scene_node *n = &s->scene.node[i];
        bool begins = begins_pane(s, i) || (n->pane == PANE_MINE && s->scene.node[n->up].owner == who);
        if (is_page(s, i) && begins && n->shape != AS_PILE && n->pane != PANE_HEAD) page_name(s, i, &name);
        if (name.length && (find_page(s, name.at) == i)) text_add(out, "%s%s", out->length ? ", " : "", name.at);
        text_free(&name);
    }
}

/* -- The game ---------------------------------------------------------------------------------- */

void show_aim(struct session *s)
{
    term_print(&s->term, PLAIN, s->game->show.aim ? s->game->show.aim : s->game->about);
}

void show_turn(struct session *s)
{
    if (s->game->show.turn) term_print(&s->term, PLAIN, s->game->show.turn);
}

/* -- Cards ------------------------------------------------------------------------------------- */

/* The card that a thing is; false when it is none. */
static bool card_of(const struct session *s, u8 meaning, u8 value, int *kind)
{
    if (meaning < FIRST_DOMAIN || meaning >= FIRST_DOMAIN + s->game->rules.domain_count) return false;
    *kind = s->game->rules.domains[meaning - FIRST_DOMAIN].kind;
    return *kind && value >= 1 && value <= s->pack.content.count[*kind];
}

/* The text of a card, once for each seat. False when it has none or was explained. */
static bool explain_card(struct session *s, seat who, int kind, int row)
{
    if (has_seat(s->met[kind][row], who)) return false;
    if (!*content_string(&s->pack.content, content_row(&s->pack.content, kind, row)->text)) return false;
    struct text out = {0};
    s->met[kind][row] |= only(who);
    card_write(&out, s->game, &s->pack.content, kind, row, false);
    term_print(&s->term, FAINT, text_string(&out));
    text_free(&out);
    return true;
}

/* The first card among three things, if it is explained now. */
static bool explain_first(struct session *s, seat who, const u8 meaning[3], const u8 value[3])
{
    int kind;
    for (int i = 0; i < 3; i++)
        if (card_of(s, meaning[i], value[i], &kind)) return explain_card(s, who, kind, value[i]);
    return false;
}

enum { EXPLAINED_AT_ONCE = 3 };

/* What was turned up in anybody's turn, if the reader meets it for the first time: what readers chose themselves was
 * explained when it was offered. */
void explain_events(struct session *s, seat who, int from, int to)
{
    int explained = 0;
    for (int i = from; i < to && explained < EXPLAINED_AT_ONCE; i++) {
        const struct event seen = room_event(s->room, who, i);
        const struct event_row *k = &s->game->rules.events[seen.kind];
        if (!(k->flags & REVEALS) || seen.who == NOBODY) continue;
        explained += explain_first(s, who, (const u8[]){k->a, k->b, k->c}, (const u8[]){seen.a, seen.b, seen.c});
    }
}

/* What a new player does not know yet, once for each seat and card; targets of a card are not what is being learnt. */
void explain_options(struct session *s, seat who, const struct action *option, int count)
{
    const struct question q = room_question(s->room, who);
    int explained = 0;
    if (q.kind && q.card) explain_card(s, who, q.kind, q.card);
    for (int i = 0; !q.kind && i < count && explained < EXPLAINED_AT_ONCE; i++) {
        const struct action_row *k = &s->game->rules.actions[option[i].verb];
        explained += explain_first(s, who, (const u8[]){k->a, k->b, k->c},
                                   (const u8[]){option[i].a, option[i].b, option[i].c});
    }
}

bool show_cards_of(struct session *s, struct action option)
{
    const struct action_row *k = &s->game->rules.actions[option.verb];
    const u8 meaning[] = {k->a, k->b, k->c}, value[] = {option.a, option.b, option.c};
    struct text out = {0};
    int kind;
    for (int i = 0; i < 3; i++)
        if (card_of(s, meaning[i], value[i], &kind))
            card_write(&out, s->game, &s->pack.content, kind, value[i], true);
    bool any = out.length > 0;
    if (any) term_print(&s->term, PLAIN, out.at);
    text_free(&out);
    return any;
}

/* -- Questions --------------------------------------------------------------------------------- */

void show_option(struct session *s, seat who, struct action option, struct text *out)
{
    const struct speaker speaker = room_speaker(s->room, who);
    const struct question q = room_question(s->room, who);
    say_option(out, &speaker, &q, option);
}

void show_prompt(struct session *s, const struct question *q, const char *prompt)
{
    struct text out = {0};
    text_add(&out, "%s", prompt);
    if (q->kind && q->card)
        text_add(&out, " [%s]",
                 content_string(&s->pack.content, content_row(&s->pack.content, q->kind, q->card)->name));
    if (q->rule) {
        text_add(&out, " (");
        say_rule(&out, s->game, q->rule);
        text_add(&out, ")");
    }
    term_print(&s->term, STRONG, text_string(&out));
    text_free(&out);
}

void show_seats(struct session *s)
{
    seats pending = room_pending(s->room, s->shown);
    for (seat who = 0; who < room_players(s->room); who++)
        term_printf(&s->term, PLAIN, "Seat %d: %s, %s%s", who + 1, room_name(s->room, who), room_sitter(s->room, who),
                    has_seat(pending, who) ? ", must choose now" : "");
}
