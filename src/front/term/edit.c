/* edit.c: reading a line from a person by libedit: history, completion, Ctrl-C. */
#include "edit.h"

#include <histedit.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

enum { HISTORY_LINES = 200 };

struct editor {
    EditLine *line;
    History *history;
    const struct completion *offers; /* for the line that is typed, or NULL */
    char prompt[300];
};

static struct editor *editor_of(EditLine *el)
{
    void *editor = NULL;
    el_get(el, EL_CLIENTDATA, &editor);
    return editor;
}

static char *prompt_of(EditLine *el) { return editor_of(el)->prompt; }

/* Reads a letter; ends at once when Ctrl-C was pressed, which libedit would overlook. */
static int read_letter(EditLine *el, wchar_t *letter)
{
    mbstate_t state = {0};
    char byte = 0;
    (void)el;
    for (;;) {
        ssize_t n = term_interrupted() ? -1 : read(STDIN_FILENO, &byte, 1);
        if (n <= 0) return n == 0 ? 0 : -1;
        size_t used = mbrtowc(letter, &byte, 1, &state);
        if (used == (size_t)-2) continue; /* it goes on */
        if (used == (size_t)-1) *letter = (unsigned char)byte;
        return 1;
    }
}

/* -- Completion -------------------------------------------------------------------------------- */

static size_t shared_length(const char *a, const char *b)
{
    size_t n = 0;
    while (a[n] && b[n] && strncasecmp(a + n, b + n, 1) == 0) n++;
    return n;
}

/* Puts in what all fitting lines have in common; lists them when that is no more than there was. */
static unsigned char complete(EditLine *el, int key)
{
    enum { LISTED = 30 };
    static const char card[] = "card ";
    const LineInfo *info = el_line(el);
    char typed[200];
    int fitting = 0;
    const char *common = NULL;
    size_t length = 0;
    const struct completion *offers = editor_of(el)->offers;
    (void)key;
    if (!offers) return CC_ERROR;
    snprintf(typed, sizeof typed, "%.*s", (int)(info->cursor - info->buffer), info->buffer);
    bool cards = strncmp(typed, card, strlen(card)) == 0 && offers->card;
    const char *part = cards ? typed + strlen(card) : typed, *one;
    const char *(*offer)(void *, int) = cards ? offers->card : offers->line;
    for (int i = 0; (one = offer(offers->to, i)) != NULL; i++) {
        if (strncasecmp(one, part, strlen(part)) != 0) continue;
        size_t shared = common ? shared_length(common, one) : strlen(one);
        if (!common || shared < length) length = shared;
        if (!common) common = one;
        fitting++;
    }
    if (!fitting) return CC_ERROR;
    if (length > strlen(part) || fitting == 1) {
        char whole[200];
        bool word = fitting == 1 && !cards && !strchr(common, ' ');
        snprintf(whole, sizeof whole, "%.*s%s", (int)length, common, word ? " " : "");
        if (*part) el_deletestr(el, (int)mbstowcs(NULL, part, 0));
        el_insertstr(el, whole);
        return CC_REFRESH;
    }
    printf("\n");
    for (int i = 0, n = 0; (one = offer(offers->to, i)) != NULL && n < LISTED; i++)
        if (strncasecmp(one, part, strlen(part)) == 0) printf("%s\n", one), n++;
    return CC_REDISPLAY;
}

/* -- Lines ------------------------------------------------------------------------------------- */

static bool can_edit(const struct term *t)
{
    const char *kind = getenv("TERM");
    return t->reads_keys && t->shows_screen && kind && *kind && strcmp(kind, "dumb") != 0;
}

void edit_open(struct term *t)
{
    HistEvent event;
    struct editor *e = can_edit(t) ? calloc(1, sizeof *e) : NULL;
    if (!e) return;
    e->line = el_init("longbox", stdin, stdout, stderr);
    e->history = history_init();
    t->editor = e;
    if (!e->line || !e->history) {
        edit_close(t);
        return;
    }
    history(e->history, &event, H_SETSIZE, HISTORY_LINES);
    history(e->history, &event, H_SETUNIQUE, 1);
    el_set(e->line, EL_CLIENTDATA, e);
    el_set(e->line, EL_PROMPT_ESC, prompt_of, '\1');
    el_set(e->line, EL_EDITOR, "emacs");
    el_set(e->line, EL_HIST, history, e->history);
    el_set(e->line, EL_GETCFN, read_letter);
    el_set(e->line, EL_ADDFN, "complete", "Completes what is typed", complete);
    el_set(e->line, EL_BIND, "^I", "complete", NULL);
    el_set(e->line, EL_BIND, "^R", "em-inc-search-prev", NULL);
}

void edit_close(struct term *t)
{
    if (!t->editor) return;
    if (t->editor->history) history_end(t->editor->history);
    if (t->editor->line) el_end(t->editor->line);
    free(t->editor);
    t->editor = NULL;
}

bool edit_line(const struct term *t, const char *prompt, const struct completion *offers, struct text *line)
{
    HistEvent event;
    int length = 0;
    struct editor *e = t->editor;
    if (!e) return term_line(t, prompt, line);
    if (t->colour) snprintf(e->prompt, sizeof e->prompt, "\1\033[1m\1%s\1\033[0m\1", prompt);
    else snprintf(e->prompt, sizeof e->prompt, "%s", prompt);
    e->offers = offers;
    fflush(stdout);
    const char *read = el_gets(e->line, &length);
    e->offers = NULL;
    text_clear(line);
    if (!read || length <= 0 || term_interrupted()) {
        fputc('\n', stdout);
        return false;
    }
    term_trim(read, line);
    if (line->length) history(e->history, &event, H_ENTER, line->at);
    return true;
}

void edit_fresh(const struct term *t)
{
    struct pollfd typed = {.fd = STDIN_FILENO, .events = POLLIN};
    if (!t->reads_keys) return;
    bool any = poll(&typed, 1, 0) > 0 && typed.revents & POLLIN;
    fflush(stdout);
    tcflush(STDIN_FILENO, TCIFLUSH);
    if (any) term_print(t, FAINT, "(What you typed before you saw this question is not taken.)");
}

void edit_forget(const struct term *t)
{
    HistEvent event;
    if (t->editor) history(t->editor->history, &event, H_CLEAR);
}
