/* full_keys.c: what was pressed changes what is shown, or answers. */
#include <string.h>

#include "full.h"

static bool is_page(const struct full *u) { return u->view >= VIEWS && u->view != PAGE_END; }

static void close_page(struct full *u)
{
    u->view = u->mode == FULL_ENDED ? PAGE_END : VIEW_FOLLOW;
    u->scroll = 0;
}

/* Pages scroll from their beginning; panes in both directions, from what the option points at. */
static void scroll(struct full *u, int by)
{
    int least = u->view >= VIEWS ? 0 : -u->scroll_most;
    u->scroll = max_int(least, min_int(u->scroll + by, u->scroll_most));
}

/* The next row whose option points at a node, or at what it lies in. */
static bool find_pointing(struct full *u, int node)
{
    struct list *l = &u->list;
    for (int up = node; up > 0; up = u->scene.node[up].up)
        for (int k = 1; k <= l->shown_count; k++) {
            int i = (l->at + k) % l->shown_count;
            struct action option;
            if (!ask_option(u, &l->row[l->shown[i]], &option)) continue;
            struct pointing p = scene_points(&u->scene, u->who, option);
            if (p.to != up && p.from != up) continue;
            l->at = i;
            return true;
        }
    return false;
}

static void choose(struct full *u)
{
    if (u->menu_title) {
        const struct list_row *row = list_row(&u->menu);
        int id = row->id;
        u->menu_title = NULL;
        u->menu_chosen(u, id);
    } else if (u->mode == FULL_ASKS) {
        ask_choose(u);
    }
}

static void click(struct full *u, struct key key)
{
    struct list *l = u->menu_title ? &u->menu : &u->list;
    if (key.x < 0 || key.y < 0 || key.x >= u->screen.w || key.y >= u->screen.h) return;
    int hit = canvas_at(&u->screen, key.x, key.y)->hit;
    if (hit <= HIT_ROW) {
        int row = HIT_ROW - hit;
        bool again = row == l->at;
        if (row < l->shown_count) l->at = row;
        if (again) choose(u);
    } else if (hit >= 0 && hit < u->scene.count && u->mode == FULL_ASKS && !u->menu_title) {
        if (!find_pointing(u, hit)) full_say(u, "no option points there");
    }
}

/* Keys of pages on which something is typed; false: not one of them. */
static bool typed(struct full *u, int code)
{
    size_t n = strlen(u->search);
    bool finds = u->view == PAGE_RULES || u->view == PAGE_CARDS;
    bool acts = u->view == PAGE_SAY || u->view == PAGE_SAVE || u->view == PAGE_RECORD;
    if (!finds && !acts) return false;
    if (code == PRESS_RUBOUT) {
        while (n > 0 && ((unsigned char)u->search[--n] & 0xC0) == 0x80) {}
        u->search[n] = '\0';
    } else if (code >= ' ' && code < PRESS_TO_UP && code != 0x7F) {
        struct text letter = {0};
        letter_put(&letter, (u32)code);
        if (n + letter.length < sizeof u->search) memcpy(u->search + n, letter.at, letter.length + 1);
        text_free(&letter);
        u->scroll = 0;
    } else if (code == PRESS_GO && acts) {
        if (more_typed(u)) close_page(u);
    } else {
        return false;
    }
    return true;
}

static bool page_key(struct full *u, int code)
{
    if (!is_page(u)) return false;
    if (typed(u, code)) return true;
    switch (code) {
    case PRESS_TO_UP: case PRESS_WHEEL_UP: scroll(u, -1); return true;
    case PRESS_TO_DOWN: case PRESS_WHEEL_DOWN: scroll(u, 1); return true;
    case PRESS_PAGE_BACK: scroll(u, -10); return true;
    case PRESS_PAGE_ON: scroll(u, 10); return true;
    case PRESS_TO_START: u->scroll = 0; return true;
    case PRESS_TO_END: u->scroll = u->scroll_most; return true;
    case PRESS_BACK: case PRESS_GO: case ' ': close_page(u); return true;
    default: return false;
    }
}

/* Keys that open something or do something; false: not one of them. */
static bool command_key(struct full *u, int code)
{
    static const u8 pages[] = {0, PAGE_KEYS, PAGE_WHY, PAGE_CHANGES, PAGE_TABLE, PAGE_LOG, PAGE_RULES, 0, 0, PAGE_AIM,
                                0, PAGE_CARDS};
    int function = code - PRESS_FUNCTION;
    bool asks = u->mode == FULL_ASKS;
    if (code == PRESS_BREAK || function == 10) {
        u->mode = FULL_LEFT;
    } else if (function == 7) {
        if (asks) ask_pass_menu(u);
    } else if (function == 8 || code == PRESS_TAKE_BACK) {
        if (asks) full_undo(u);
    } else if (function > 0 && function < COUNT(pages) && pages[function]) {
        bool needs_question = pages[function] == PAGE_WHY || pages[function] == PAGE_CHANGES;
        if (asks || !needs_question) page_open(u, pages[function]);
    } else if (function == 12) {
        if (asks) more_open(u);
    } else if (code == '!' && asks && !u->menu_title) {
        more_hint(u);
    } else if (code == '?' && asks) {
        page_open(u, PAGE_DETAILS);
    } else if (code == PRESS_NEXT && u->mode != FULL_ENDED) {
        u->view = u->view >= VIEWS ? VIEW_FOLLOW : (u->view + 1) % VIEWS;
        u->scroll = 0;
    } else if (code == PRESS_PREVIOUS && u->mode != FULL_ENDED) {
        u->view = u->view >= VIEWS ? VIEW_FOLLOW : (u->view + VIEWS - 1) % VIEWS;
        u->scroll = 0;
    } else {
        return false;
    }
    return true;
}

static void list_pressed(struct full *u, int code)
{
    struct list *l = u->menu_title ? &u->menu : &u->list;
    if (code == '0' && u->picks && !u->menu_title && !l->filter[0]) { /* the cursor stays where it is */
        if (u->group >= 0 && ask_back(u)) return;
        if (picks_may_pass(u)) ask_pass(u);
        else full_answer_picks(u, false);
        return;
    }
    bool sideways = code == PRESS_TO_LEFT || code == PRESS_TO_RIGHT;
    if (sideways && l->columns == 1 && !u->menu_title && picks_turn(u, code == PRESS_TO_RIGHT ? 1 : -1)) return;
    switch (list_key(l, code)) {
    case LIST_CHOSEN: choose(u); break;
    case LIST_MOVED: u->scroll = 0; break;
    default:
        if (code == PRESS_RUBOUT && !u->menu_title && picks_untick_row(u)) break;
        if (code == PRESS_BACK && u->menu_title && u->mode == FULL_ASKS) u->menu_title = NULL;
        else if (code == PRESS_BACK || code == PRESS_RUBOUT) {
            if (!ask_back(u) && u->mode == FULL_ASKS) u->view = VIEW_FOLLOW, u->scroll = 0;
        } else if (code == '0' && u->mode == FULL_ASKS && !u->menu_title) ask_pass(u);
    }
}

void full_key(struct full *u, struct key key)
{
    if (key.code == PRESS_NONE) return;
    text_clear(&u->message);
    u->touched = true;
    if (u->mode == FULL_CURTAIN || u->mode == FULL_LOOKS) {
        if (key.code == PRESS_BREAK || key.code == PRESS_FUNCTION + 10) u->mode = FULL_LEFT;
        else if (key.code == PRESS_GO) aloud_pass_on(u);
        return;
    }
    if (u->mode == FULL_GOES_ON) {
        if (key.code == PRESS_BREAK || key.code == PRESS_FUNCTION + 10) u->mode = FULL_LEFT;
        return;
    }
    if (key.code == PRESS_BACK && more_hint_stop(u)) return;
    if (page_key(u, key.code) || learn_key(u, key.code) || command_key(u, key.code)) return;
    if (u->mode == FULL_REPLAYS) {
        end_replay_key(u, key.code);
        return;
    }
    if (key.code == PRESS_CLICK) click(u, key);
    else if (key.code == PRESS_WHEEL_UP) scroll(u, -1);
    else if (key.code == PRESS_WHEEL_DOWN) scroll(u, 1);
    else list_pressed(u, key.code);
}
