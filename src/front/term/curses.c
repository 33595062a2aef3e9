/* curses.c: a terminal for the full screen, by ncursesw: cells out, keys and mouse in. */
#define _XOPEN_SOURCE_EXTENDED 1
#include "curses.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "term.h"

bool curses_begin(struct terminal *t)
{
    const char *no_colour = getenv("NO_COLOR");
    setlocale(LC_CTYPE, "");
    *t = (struct terminal){.ascii = strcmp(nl_langinfo(CODESET), "UTF-8") != 0};
    SCREEN *screen = newterm(NULL, stdout, stdin);
    if (!screen) return false;
    raw();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    curs_set(0);
    set_escdelay(25);
    mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
    mouseinterval(0);
    t->colour = has_colors() && !(no_colour && *no_colour);
    if (t->colour) {
        start_color();
        use_default_colors();
        for (short i = 1; i < 8; i++) init_pair(i, i, -1);
    }
    getmaxyx(stdscr, t->h, t->w);
    return true;
}

void curses_end(void) { endwin(); }

/* -- Cells ---------------------------------------------------------------------------------------------------- */

static short colour_of(enum ink ink)
{
    static const short colours[INKS] = {
        [INK_TITLE] = COLOR_CYAN, [INK_NUMBER] = COLOR_GREEN, [INK_GOAL] = COLOR_YELLOW, [INK_NOTE] = COLOR_MAGENTA,
        [INK_BORDER] = COLOR_BLUE, [INK_CURRENT] = COLOR_YELLOW, [INK_STRONG] = COLOR_YELLOW, [INK_WARNING] = COLOR_RED,
        [INK_TINT + 1] = COLOR_RED, [INK_TINT + 2] = COLOR_BLUE, [INK_TINT + 3] = COLOR_GREEN,
        [INK_TINT + 4] = COLOR_YELLOW, [INK_TINT + 5] = COLOR_MAGENTA, [INK_TINT + 6] = COLOR_RED,
        [INK_TINT + 7] = COLOR_WHITE, [INK_SEAT] = COLOR_RED, [INK_SEAT + 1] = COLOR_BLUE, [INK_SEAT + 2] = COLOR_GREEN,
        [INK_SEAT + 3] = COLOR_YELLOW, [INK_SEAT + 4] = COLOR_MAGENTA, [INK_SEAT + 5] = COLOR_CYAN,
        [INK_SEAT + 6] = COLOR_WHITE, [INK_SEAT + 7] = COLOR_WHITE,
    };
    return colours[ink];
}

static attr_t attributes(const struct terminal *t, const struct cell *cell, short *pair)
{
    attr_t a = 0;
    *pair = t->colour ? colour_of(cell->ink) : 0;
    if (cell->ink == INK_TITLE || cell->ink == INK_CURRENT || cell->ink == INK_STRONG) a |= A_BOLD;
    if (cell->ink == INK_FAINT || cell->ink == INK_BORDER) a |= A_DIM;
    if (cell->stress & LIT_FROM) a = A_UNDERLINE | A_BOLD, *pair = t->colour ? COLOR_CYAN : 0;
    if (cell->stress & LIT_TO) a = A_REVERSE | A_BOLD, *pair = t->colour ? COLOR_YELLOW : 0;
    if (cell->stress & UNDER_CURSOR) a = A_REVERSE | A_BOLD, *pair = 0;
    if (cell->stress & BAR) a = A_REVERSE, *pair = 0;
    return a;
}

void curses_show(const struct terminal *t, const struct canvas *c)
{
    erase();
    for (int y = 0; y < min_int(c->h, t->h); y++)
        for (int x = 0; x < min_int(c->w, t->w); x++) {
            const struct cell *cell = canvas_at(c, x, y);
            short pair;
            attr_t a = attributes(t, cell, &pair);
            cchar_t out;
            if (!cell->letter) continue; /* the letter before it covers it */
            wchar_t letter[2] = {(wchar_t)(t->ascii ? letter_ascii(cell->letter) : cell->letter), 0};
            if (y == t->h - 1 && x == t->w - 1 && letter_width(cell->letter) > 1) continue;
            if (setcchar(&out, letter, a, pair, NULL) == OK) mvadd_wch(y, x, &out);
        }
    refresh();
}

/* -- Keys ----------------------------------------------------------------------------------------------------- */

static struct key mouse_key(void)
{
    MEVENT e;
    if (getmouse(&e) != OK) return (struct key){PRESS_NONE, 0, 0};
    int code = e.bstate & BUTTON4_PRESSED ? PRESS_WHEEL_UP : e.bstate & BUTTON5_PRESSED ? PRESS_WHEEL_DOWN
             : e.bstate & BUTTON1_PRESSED ? PRESS_CLICK : PRESS_NONE;
    return (struct key){code, e.x, e.y};
}

static int function_key(wint_t ch)
{
    static const struct { int curses, ours; } keys[] = {
        {KEY_UP, PRESS_TO_UP}, {KEY_DOWN, PRESS_TO_DOWN}, {KEY_LEFT, PRESS_TO_LEFT}, {KEY_RIGHT, PRESS_TO_RIGHT},
        {KEY_PPAGE, PRESS_PAGE_BACK}, {KEY_NPAGE, PRESS_PAGE_ON}, {KEY_HOME, PRESS_TO_START}, {KEY_END, PRESS_TO_END},
        {KEY_ENTER, PRESS_GO}, {KEY_BTAB, PRESS_PREVIOUS}, {KEY_BACKSPACE, PRESS_RUBOUT}, {KEY_DC, PRESS_RUBOUT},
    };
    for (int i = 0; i < COUNT(keys); i++)
        if (ch == (wint_t)keys[i].curses) return keys[i].ours;
    if (ch >= KEY_F(1) && ch <= KEY_F(12)) return PRESS_FUNCTION + (int)(ch - KEY_F0);
    return PRESS_NONE;
}

void curses_forget(void) { flushinp(); }

static int plain_key(wint_t ch)
{
    switch (ch) {
    case '\r': case '\n': return PRESS_GO;
    case '\t': return PRESS_NEXT;
    case 3: case 4: return PRESS_BREAK; /* Ctrl-C, Ctrl-D */
    case 21: case 26: return PRESS_TAKE_BACK; /* Ctrl-U, Ctrl-Z */
    case 27: return PRESS_BACK;
    case 8: case 127: return PRESS_RUBOUT;
    default: return ch < ' ' ? PRESS_NONE : (int)ch;
    }
}

struct key curses_key(struct terminal *t, int milliseconds)
{
    wint_t ch;
    timeout(milliseconds);
    errno = 0;
    int got = get_wch(&ch);
    bool ended = got == ERR && milliseconds < 0 && errno != EINTR; /* the terminal is gone */
    if (term_interrupted() || ended) return (struct key){PRESS_BREAK, 0, 0};
    if (got == ERR) return (struct key){PRESS_NONE, 0, 0};
    if (got == KEY_CODE_YES && ch == KEY_MOUSE) return mouse_key();
    if (got == KEY_CODE_YES && ch == KEY_RESIZE) {
        getmaxyx(stdscr, t->h, t->w);
        return (struct key){PRESS_RESIZE, t->w, t->h};
    }
    return (struct key){got == KEY_CODE_YES ? function_key(ch) : plain_key(ch), 0, 0};
}
