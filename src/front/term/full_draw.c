/* full_draw.c: the layout of the screen: head, panes of the table or a page, news, question, details, keys. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "full.h"

enum {
    BROAD = 120, HIGH = 32, /* from these on the question stands beside the table */
    LEAST_W = 60, LEAST_H = 18,
};

/* -- Parts ---------------------------------------------------------------------------------------------------- */

void draw_title(struct canvas *c, int x, int y, int w, const char *title)
{
    canvas_fill(c, x, y, w, 0x2500, INK_BORDER);
    canvas_put(c, x + 2, y, " ", INK_BORDER, HIT_NOTHING, 1);
    int end = canvas_put(c, x + 3, y, title, INK_TITLE, HIT_NOTHING, w - 5);
    canvas_put(c, end, y, " ", INK_BORDER, HIT_NOTHING, 1);
}

void draw_bar(struct canvas *c, int y, const char *text)
{
    canvas_fill(c, 0, y, c->w, ' ', INK_PLAIN);
    canvas_put(c, 1, y, text, INK_PLAIN, HIT_NOTHING, c->w - 1);
    for (int x = 0; x < c->w; x++) canvas_at(c, x, y)->stress |= BAR;
}

/* Lines first..first+h of a canvas, with what is not shown at the end of the title's line. */
static void draw_window(struct full *u, const struct canvas *c, int x, int y, int w, int h, int left, int top)
{
    canvas_copy(&u->screen, x, y, w, h, c, left, top);
    if (c->h <= h) return;
    char more[40];
    snprintf(more, sizeof more, " %d-%d of %d ", top + 1, min_int(c->h, top + h), c->h);
    int cells = text_cells(more);
    canvas_put(&u->screen, x + w - cells - 1, y - 1, more, INK_FAINT, HIT_NOTHING, cells);
}

/* Where to begin so that a stretch of lines or columns can be seen. */
static int reveal(int from, int length, int window, int whole)
{
    int start = 0;
    if (from + length > window) start = from + length + 1 - window;
    if (from < start) start = from;
    return max_int(0, min_int(start, whole - window));
}

/* -- Panes ---------------------------------------------------------------------------------------------------- */

static const char *const pane_titles[PANES] = {
    [PANE_BOARD] = "Table", [PANE_MINE] = "You", [PANE_OTHERS] = "The others", [PANE_PAGE] = "More of the table",
};

static struct pointing pointed_at(struct full *u)
{
    struct action option;
    if (learn_reads(u)) return learn_points(u);
    if (u->mode != FULL_ASKS || !ask_option(u, list_row(&u->list), &option)) return (struct pointing){-1, -1};
    return scene_points(&u->scene, u->who, option);
}

static int pane_of(const struct full *u, int node) { return node < 0 ? PANE_NONE : u->scene.node[node].pane; }

static bool has_pane(const struct full *u, int pane)
{
    for (int i = 1; i < u->scene.count; i++)
        if (u->scene.node[i].pane == pane) return true;
    return false;
}

/* The pane that matters most: what the option under the cursor points at. */
static int followed(const struct full *u, struct pointing lit)
{
    static const u8 fixed[] = {[VIEW_BOARD] = PANE_BOARD, [VIEW_MINE] = PANE_MINE, [VIEW_OTHERS] = PANE_OTHERS};
    if (u->view >= VIEW_BOARD && u->view <= VIEW_OTHERS) return fixed[u->view];
    int to = pane_of(u, lit.to), from = pane_of(u, lit.from);
    if (to != PANE_NONE && to != PANE_HEAD) return to;
    if (from != PANE_NONE && from != PANE_HEAD) return from;
    return has_pane(u, PANE_BOARD) ? PANE_BOARD : PANE_MINE;
}

/* A box that holds both, if it fits into a window of h lines; otherwise the first. */
static struct box with(struct box a, struct box b, int h)
{
    if (!a.h || !b.h) return a.h ? a : b;
    int x = min_int(a.x, b.x), y = min_int(a.y, b.y);
    struct box both = {x, y, max_int(a.x + a.w, b.x + b.w) - x, max_int(a.y + a.h, b.y + b.h) - y};
    return both.h <= h ? both : a;
}

/* What should be seen of a pane: what the option points at, then where that comes from, then whose turn it is. */
static struct box wanted(struct full *u, const struct canvas *c, int pane, int h, struct pointing lit)
{
    struct box b = {0};
    if (pane_of(u, lit.to) == pane) b = cells_find(c, &u->scene, lit.to);
    if (pane_of(u, lit.from) == pane) b = with(b, cells_find(c, &u->scene, lit.from), h);
    for (int i = 1; i < u->scene.count; i++) {
        const struct scene_node *n = &u->scene.node[i];
        if (n->type == NODE_PIECE && n->marks & MARK_CURRENT && n->pane == pane)
            return with(b, cells_find(c, &u->scene, i), h);
    }
    return b;
}

/* A pane with its title in h lines. */
static void draw_pane(struct full *u, int pane, int x, int y, int w, int h, struct pointing lit)
{
    struct canvas c;
    int node = pane_of(u, lit.to) == pane ? lit.to : pane_of(u, lit.from) == pane ? lit.from : -1;
    cells_pane(&c, &u->scene, (enum pane)pane, w, h - 1, node);
    struct box b = wanted(u, &c, pane, h - 1, lit);
    int top = reveal(b.y, b.h, h - 1, c.h), left = reveal(b.x, b.w, w, c.w);
    u->scroll_most = max_int(u->scroll_most, c.h - (h - 1));
    top = max_int(0, min_int(top + u->scroll, c.h - (h - 1)));
    cells_light(&c, &u->scene, lit);
    learn_light(u, &c);
    draw_title(&u->screen, x, y, w, pane_titles[pane]);
    draw_window(u, &c, x, y + 1, w, h - 1, left, top);
    canvas_free(&c);
}

/* How many lines a pane needs, with its title, if it gets at most h. */
static int pane_height(struct full *u, int pane, int w, int h)
{
    struct canvas c;
    if (!has_pane(u, pane) || h < 2) return 0;
    cells_pane(&c, &u->scene, (enum pane)pane, w, h - 1, -1);
    int lines = c.h;
    canvas_free(&c);
    return lines ? min_int(lines + 1, h) : 0;
}

/* -- News ----------------------------------------------------------------------------------------------------- */

static int prose_lines(const char *text, int w)
{
    struct canvas c;
    canvas_open(&c, w, 0);
    int lines = canvas_prose(&c, 0, 0, w, text, INK_PLAIN, 2);
    canvas_free(&c);
    return lines;
}

/* Writes news, and how many lines they take: see news_write. */
static int news_lines(struct full *u, struct text *fresh, int w, enum news news, int until)
{
    text_clear(fresh);
    news_write(u, fresh, NULL, 0, news, until);
    return prose_lines(text_string(fresh), w);
}

/* Leaves routine out of the news, the oldest first and no more than it takes to have `room` lines. */
static void fit_news(struct full *u, struct text *fresh, int w, int room)
{
    enum news least = u->mode == FULL_LOOKS ? NEWS_BRIEF : NEWS_SHORTEST; /* whoever looks wants to see what he drew */
    for (enum news news = NEWS_BRIEF; news <= least; news++) {
        int few = 0, many = room_events(u->room);
        if (news_lines(u, fresh, w, news, many) > room) continue;
        while (few < many) {
            int until = few + (many - few) / 2;
            if (news_lines(u, fresh, w, news, until) <= room) many = until;
            else few = until + 1;
        }
        news_lines(u, fresh, w, news, many);
        return;
    }
}

/* The end of what happened in h lines with a title; what is old is faint. */
static void draw_news(struct full *u, int x, int y, int w, int h)
{
    enum { OLD = 40 };
    struct text fresh = {0}, old = {0};
    struct canvas c;
    news_write(u, &fresh, &old, OLD, NEWS_ALL, 0);
    int lines = prose_lines(text_string(&fresh), w), room = h - 1;
    if (lines > room) text_clear(&old), fit_news(u, &fresh, w, room);
    canvas_open(&c, w, 0);
    int olds = canvas_prose(&c, 0, 0, w, text_string(&old), INK_FAINT, 2);
    lines -= canvas_prose(&c, 0, olds, w, text_string(&fresh), INK_PLAIN, 2);
    int top = max_int(0, c.h - room);
    char title[80] = "Since your last answer";
    lines += max_int(0, c.h - olds - room);
    if (lines > 0) snprintf(title, sizeof title, "Since your last answer (%d more: F5)", lines);
    bool reads = u->who != NOBODY && (u->mode == FULL_ASKS || u->mode == FULL_ALOUD);
    draw_title(&u->screen, x, y, w, reads ? title : u->mode == FULL_LOOKS ? "Not for all eyes" : "What happens");
    canvas_copy(&u->screen, x, y + 1, w, room, &c, 0, top);
    canvas_free(&c);
    text_free(&fresh);
    text_free(&old);
}

static int news_height(struct full *u, int w)
{
    struct text fresh = {0};
    int lines = news_lines(u, &fresh, w, NEWS_ALL, 0);
    text_free(&fresh);
    return lines;
}

/* -- The upper part ------------------------------------------------------------------------------------------- */

static void draw_page(struct full *u, int x, int y, int w, int h)
{
    struct canvas c;
    page_draw(u, &c, w);
    u->scroll_most = max_int(0, c.h - (h - 1));
    u->scroll = max_int(0, min_int(u->scroll, u->scroll_most));
    draw_title(&u->screen, x, y, w, page_title(u));
    draw_window(u, &c, x, y + 1, w, h - 1, 0, u->scroll);
    canvas_free(&c);
}

/* How the lines of the upper part are shared out. */
struct share { int height[PANES], news; };

/* A pane that fits as a whole into `room` lines gets what it needs. */
static void give(struct full *u, struct share *s, int pane, int w, int room)
{
    struct canvas c;
    if (s->height[pane] || !has_pane(u, pane) || room < 2) return;
    cells_pane(&c, &u->scene, (enum pane)pane, w, room - 1, -1);
    if (c.h && c.h + 1 <= room) s->height[pane] = c.h + 1;
    canvas_free(&c);
}

static int given(const struct share *s)
{
    int sum = 0;
    for (int pane = 0; pane < PANES; pane++) sum += s->height[pane];
    return sum;
}

/* The pane that matters comes first, then the one that something is taken from, then the others where they fit. News
 * get more lines before somebody has moved the cursor. */
static struct share share_out(struct full *u, int w, int h, struct pointing lit)
{
    enum { STRIP = 4 };
    static const u8 wishes[] = {PANE_MINE, PANE_BOARD, PANE_OTHERS};
    struct share s = {0};
    int first = followed(u, lit), second = pane_of(u, lit.from), news = news_height(u, w);
    bool both = u->view == VIEW_FOLLOW && second != first && second > PANE_HEAD && second < PANES;
    int least = u->touched ? min_int(news, 2) : min_int(news, max_int(3, h / 3));
    if (u->view == VIEW_NEWS) least = min_int(max_int(news, h / 2), h - 1);
    else if (u->view != VIEW_FOLLOW) least = 0;
    else if (both && u->touched) least = min_int(least, 1);
    else if (!both && pane_height(u, first, w, h - least - 1) == h - least - 1)
        least = min_int(least, 2); /* a large table */
    least += least > 0; /* its title */
    int strip = both ? pane_height(u, second, w, STRIP) : 0;
    if (u->view != VIEW_NEWS || h - least > 3) s.height[first] = pane_height(u, first, w, h - least - strip);
    if (both) give(u, &s, second, w, h - least - s.height[first]);
    int rest = h - s.height[first];
    if (both && !s.height[second]) s.height[second] = min_int(rest, max_int(strip, rest - least));
    for (int i = 0; i < COUNT(wishes); i++) give(u, &s, wishes[i], w, h - least - given(&s));
    s.news = h - given(&s);
    return s;
}

static void draw_panes(struct full *u, int y, int w, int h, struct pointing lit)
{
    struct share s = share_out(u, w, h, lit);
    for (int pane = PANE_BOARD; pane < PANES; pane++)
        if (s.height[pane]) draw_pane(u, pane, 0, y, w, s.height[pane], lit), y += s.height[pane];
    if (s.news >= 2) draw_news(u, 0, y, w, s.news);
}

/* Board, own things and the others in a column, each as high as it needs while there is room. */
static void draw_column(struct full *u, int y, int w, int h, struct pointing lit)
{
    static const u8 order[] = {PANE_BOARD, PANE_MINE, PANE_OTHERS};
    int need[3], left = h;
    for (int i = 0; i < 3; i++) need[i] = pane_height(u, order[i], w, i ? 1000 : max_int(8, h * 72 / 100));
    int follow = followed(u, lit);
    for (int i = 2, over = need[0] + need[1] + need[2] - h; i >= 0 && over > 0; i--) {
        int least = !need[i] ? 0 : order[i] == follow ? min_int(need[i], max_int(8, h / 3)) : min_int(need[i], 5);
        int taken = min_int(over, need[i] - least);
        need[i] -= taken, over -= taken;
    }
    for (int i = 0; i < 3; i++) {
        int lines = min_int(need[i], left);
        if (lines < 2) continue;
        draw_pane(u, order[i], 0, y, w, lines, lit);
        y += lines, left -= lines;
    }
}

/* -- The question --------------------------------------------------------------------------------------------- */

static const char *prompt_of(const struct full *u)
{
    return u->menu_title ? u->menu_title : text_string(&u->prompt);
}
static struct list *list_of(struct full *u) { return u->menu_title ? &u->menu : &u->list; }

/* How far a bot has come, in thousandths. */
static void add_progress(struct text *out, int progress)
{
    enum { MARKS_SHOWN = 20 };
    for (int i = 0; i < MARKS_SHOWN; i++) text_add(out, i < progress * MARKS_SHOWN / 1000 ? "▒" : "·");
}

/* While nobody is asked, something stands in place of the question. */
static void write_waiting(struct full *u)
{
    if (u->mode == FULL_ASKS || u->mode == FULL_ALOUD || u->mode == FULL_ENDED) return;
    list_clear(&u->list);
    text_clear(&u->details);
    text_clear(&u->ruling);
    text_clear(&u->prompt);
    u->details_for = -1;
    if (u->mode == FULL_LOOKS) {
        text_add(&u->prompt, "%s: read what not everybody may see, then press Enter and pass the screen to %s.",
                 room_name(u->room, u->who), room_name(u->room, u->next));
    } else if (u->mode == FULL_REPLAYS) {
        text_add(&u->prompt, "After answer %d of %d.\n←→ PgUp PgDn Home End: go through it; Esc: back.",
                 room_position(u->room), room_length(u->room));
    } else if (u->thinking != NOBODY) {
        text_add(&u->prompt, "%s is thinking ", room_name(u->room, u->thinking));
        if (u->waited) add_progress(&u->prompt, room_progress(u->room));
    } else {
        text_add(&u->prompt, "The others play.");
    }
}

/* The question, what was typed, and where the cursor is in a list of which `rows` lines are seen. */
static void write_question(struct full *u, int w, int rows, struct text *out)
{
    struct text count = {0};
    text_add(out, "%s", prompt_of(u));
    if (list_of(u)->filter[0]) text_add(out, "  [%s]", list_of(u)->filter);
    if (list_count(list_of(u), w, rows, &count)) text_add(out, "  (%s)", count.at);
    text_free(&count);
}

/* How many lines it gets. */
static int prompt_height(struct full *u, int w, int rows)
{
    enum { MOST = 3 };
    struct text words = {0};
    write_question(u, w, rows, &words);
    int lines = min_int(MOST, prose_lines(text_string(&words), w));
    text_free(&words);
    return lines;
}

static void draw_prompt(struct full *u, int x, int y, int w, int h, int rows)
{
    struct text words = {0};
    struct canvas c;
    write_question(u, w, rows, &words);
    canvas_open(&c, w, 0);
    canvas_prose(&c, 0, 0, w, text_string(&words), INK_STRONG, 2);
    u->prompt_cut = c.h > h;
    canvas_copy(&u->screen, x, y, w, h, &c, 0, 0);
    canvas_free(&c);
    text_free(&words);
}

static void draw_details(struct full *u, int x, int y, int w, int h)
{
    struct canvas c;
    if (h <= 0) return;
    canvas_open(&c, w, 0);
    int own = canvas_prose(&c, 0, 0, w, text_string(&u->details), INK_PLAIN, 2);
    u->details_cut = own > h;
    canvas_prose(&c, 0, own, w, text_string(&u->ruling), INK_FAINT, 2);
    canvas_copy(&u->screen, x, y, w, h, &c, 0, 0);
    if (c.h > h) canvas_put(&u->screen, x + w - 10, y + h - 1, " (?: more)", INK_FAINT, HIT_NOTHING, 10);
    canvas_free(&c);
}

/* Lines for the details if they and the table share h: what they need, but the table comes first. Where the table fits,
 * never fewer than for another option of the same question, so that the screen is calm under a moving cursor. */
static int details_height(struct full *u, int w, int h, struct pointing lit)
{
    enum { LEAST = 2, TABLE = 10, NEWS = 3 };
    if (u->mode != FULL_ASKS) return 0;
    int own = prose_lines(text_string(&u->details), w) + (u->ruling.length > 0);
    u->details_most = max_int(u->details_most, own);
    int most = max_int(LEAST, min_int(u->details_most, h - TABLE)), least = max_int(LEAST, min_int(own, h - TABLE));
    int table = h - most - NEWS;
    return pane_height(u, followed(u, lit), w, table) < table ? most : least;
}

/* -- The whole ------------------------------------------------------------------------------------------------ */

static void draw_keys(struct full *u)
{
    static const char page[] = "↑↓ scroll  Esc back  F1 keys  F10 quit";
    static const char story[] = "↑↓ scroll  Enter to the table  F4 and F5 tell it again  F1 keys  F10 quit";
    static const char aim[] = "↑↓ scroll  Enter to the table  F9 this page again  F1 keys  F10 quit";
    static const char brief[] = "a-z find  Tab pane  ? more  ! hint  F1 keys  F2 why not  F7 pass  F8 undo";
    static const char all[] = "Enter  a-z find  Tab pane  ? more  ! hint  F1 keys  F2 why not  F3 changes  F4 table  "
                              "F5 log  F6 rules  F7 pass  F8 undo  F10 quit  F12 more";
    static const char some[] = "a-z find  Tab pane  ? more  ! hint  F1 keys  F2 why not  F5 log  F7 pass  F8 undo  "
                               "F10 quit";
    const char *help = brief;
    if (u->screen.w >= text_cells(some) + 2) help = some;
    if (u->screen.w >= text_cells(all) + 2) help = all;
    if (u->mode == FULL_GOES_ON) help = "F10 quit: the game is saved";
    if (u->mode == FULL_LOOKS) help = "Enter go on  F10 quit";
    if (u->mode == FULL_ALOUD) help = "Enter choose  0 nobody  F1 keys  F4 table  F5 log  F6 rules  F9 aim  F10 quit";
    if (u->mode == FULL_ENDED) help = "Enter choose  F1 keys  F4 table  F5 log  F6 rules  F9 aim  F11 cards  F10 quit";
    if (learn_reads(u)) help = "Enter go on  ← back  Tab pane  F1 keys  F4 table  F5 log  F6 rules  F10 quit";
    if (u->view >= VIEWS && u->view != PAGE_END) help = page;
    if (u->view == PAGE_AIM) help = aim;
    if (u->view == PAGE_STORY) help = story;
    struct text thinks = {0};
    if (u->hints) {
        text_add(&thinks, "A %s thinks about it ", u->adviser.about);
        add_progress(&thinks, room_hint_progress(u->room));
        text_add(&thinks, "  Esc stops it");
    }
    draw_bar(&u->screen, u->screen.h - 1, thinks.length ? thinks.at : u->message.length ? u->message.at : help);
    text_free(&thinks);
}

static void draw_middle(struct full *u, const char *text)
{
    struct canvas *c = &u->screen;
    int y = max_int(0, c->h / 2 - 1);
    for (const char *at = text; *at && y < c->h; y++) {
        size_t n = strcspn(at, "\n");
        char *line = strndup(at, n);
        MUST(line);
        canvas_put(c, max_int(0, (c->w - text_cells(line)) / 2), y, line, INK_STRONG, HIT_NOTHING, c->w);
        free(line);
        at += n + (at[n] == '\n');
    }
}

static void draw_head(struct full *u)
{
    struct canvas c;
    cells_pane(&c, &u->scene, PANE_HEAD, u->screen.w, 1, -1);
    canvas_copy(&u->screen, 0, 0, u->screen.w, 1, &c, 0, 0);
    canvas_free(&c);
}

static bool is_broad(const struct full *u) { return u->screen.w >= BROAD && u->screen.h >= HIGH; }
static int left_column(const struct full *u) { return u->screen.w * 58 / 100; }

void draw_list_room(const struct full *u, int *w, int *lines)
{
    int h = u->screen.h - 2;
    *w = is_broad(u) ? u->screen.w - left_column(u) - 1 : u->screen.w;
    *lines = max_int(4, h * (is_broad(u) ? 45 : 35) / 100);
}

static void draw_broad(struct full *u, struct pointing lit)
{
    int h = u->screen.h - 2, left = left_column(u), x = left + 1, right, lines;
    draw_list_room(u, &right, &lines);
    bool page = u->view >= VIEWS;
    if (page) draw_page(u, 0, 1, left, h);
    else draw_column(u, 1, left, h, lit);
    for (int y = 1; y <= h; y++) canvas_put(&u->screen, left, y, "│", INK_BORDER, HIT_NOTHING, 1);
    int rows = learn_reads(u) ? 0 : list_height(list_of(u), right, lines), details = max_int(6, h * 22 / 100);
    int prompt = learn_reads(u) ? 0 : prompt_height(u, right, rows), told = learn_height(u, right);
    int news = h - rows - details - prompt - told - 2;
    draw_news(u, x, 1, right, news);
    learn_draw(u, x, 1 + news, right, told);
    if (learn_reads(u)) return;
    news += told;
    draw_title(&u->screen, x, 1 + news, right, "Question");
    draw_prompt(u, x, 2 + news, right, prompt, rows);
    list_draw(list_of(u), &u->screen, x, 2 + news + prompt, right, rows);
    draw_title(&u->screen, x, 2 + news + prompt + rows, right, "Details");
    draw_details(u, x, 3 + news + prompt + rows, right, details);
}

static void draw_narrow(struct full *u, struct pointing lit)
{
    enum { MENU_LINES = 9 };
    int w, lines, h = u->screen.h - 2;
    draw_list_room(u, &w, &lines);
    bool page = u->view >= VIEWS;
    bool large = page || u->view != VIEW_FOLLOW; /* the upper part was asked for: it gets all that can be spared */
    int rows_most = page && u->mode == FULL_ASKS ? 2 : u->menu_title ? MENU_LINES : large ? 4 : lines;
    bool reads = learn_reads(u);
    int rows = reads ? 0 : list_height(list_of(u), w, rows_most);
    int prompt = reads ? 0 : prompt_height(u, w, rows), told = page ? 0 : learn_height(u, w);
    int details = large || reads || u->menu_title ? 0 : details_height(u, w - 2, h - prompt - rows - told, lit);
    int upper = h - prompt - rows - details - told;
    if (page) draw_page(u, 0, 1, w, upper);
    else draw_panes(u, 1, w, upper, lit);
    learn_draw(u, 0, 1 + upper, w, told);
    if (reads) return;
    upper += told;
    draw_prompt(u, 0, 1 + upper, w, prompt, rows);
    list_draw(list_of(u), &u->screen, 0, 1 + upper + prompt, w, rows);
    draw_details(u, 2, 1 + upper + prompt + rows, w - 2, details);
}

void full_draw(struct full *u)
{
    int w = u->screen.w, h = u->screen.h;
    struct pointing lit = pointed_at(u);
    canvas_free(&u->screen);
    canvas_open(&u->screen, w, h);
    u->scroll_most = 0;
    if (w < LEAST_W || h < LEAST_H) {
        draw_middle(u, "Too small: 80 x 24 is needed.");
        return;
    }
    if (u->mode == FULL_CURTAIN) {
        struct text text = {0};
        const char *name = room_name(u->room, u->next);
        text_add(&text, "Pass the screen to %s.\n\n%s: press Enter.", name, name);
        draw_middle(u, text.at);
        text_free(&text);
        draw_bar(&u->screen, h - 1, "Enter go on  F10 quit");
        return;
    }
    if (u->mode == FULL_GOES_ON && u->who != NOBODY) room_scene(u->room, u->who, &u->scene);
    if (u->mode == FULL_GOES_ON && u->who == NOBODY && !room_people(u->room)) room_scene(u->room, NOBODY, &u->scene);
    write_waiting(u);
    if (u->mode == FULL_ASKS) details_update(u);
    draw_head(u);
    if (is_broad(u)) draw_broad(u, lit);
    else draw_narrow(u, lit);
    draw_keys(u);
}
