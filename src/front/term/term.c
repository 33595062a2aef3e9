/* term.c: the terminal: width, styles, wrapping, reading lines, Ctrl-C. */
#include "term.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static volatile sig_atomic_t interrupted;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

bool term_interrupted(void) { return interrupted != 0; }

static int size_from(const char *variable, int measured, int preset, int least)
{
    const char *value = getenv(variable);
    int n = value ? atoi(value) : 0;
    if (n <= 0) n = measured > 0 ? measured : preset;
    return max_int(least, min_int(n, 1000));
}

void term_open(struct term *t)
{
    struct winsize size = {0};
    const char *no_colour = getenv("NO_COLOR"), *kind = getenv("TERM");
    *t = (struct term){.reads_keys = isatty(STDIN_FILENO), .shows_screen = isatty(STDOUT_FILENO)};
    if (t->shows_screen && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) size = (struct winsize){0};
    t->width = size_from("COLUMNS", size.ws_col, 80, 30);
    t->height = size_from("LINES", size.ws_row, 24, 10);
    setlocale(LC_CTYPE, "");
    t->ascii = strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    t->colour = t->shows_screen && !(no_colour && *no_colour) && !(kind && strcmp(kind, "dumb") == 0);
    /* Without SA_RESTART a read ends at once, so that Ctrl-C is noticed while somebody is asked. */
    struct sigaction action = {.sa_handler = on_interrupt};
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is an error of its write, which is told, and not the end */
}

/* -- Wrapping ---------------------------------------------------------------------------------- */

/* Whether a byte begins a letter; the further bytes of a UTF-8 letter do not. */
static bool begins_letter(char byte) { return ((unsigned char)byte & 0xC0) != 0x80; }

int term_columns(const char *text)
{
    int n = 0;
    for (; *text && *text != '\n'; text++) n += begins_letter(*text);
    return n;
}

static void wrap_line(struct text *out, const char *line, size_t length, int width)
{
    size_t indent = 0, at = 0;
    while (indent < length && line[indent] == ' ') indent++;
    int left = width;
    for (size_t part = 0; at < length || part == 0; part++) {
        size_t end = at, space = 0;
        int columns = 0;
        for (; end < length && columns <= left; end++) {
            bool unit = end + 1 < length && line[end + 1] == '%'; /* "62 %" stays together */
            if (line[end] == ' ' && end > at + (part ? 0 : indent) && !unit) space = end;
            columns += begins_letter(line[end]);
        }
        if (columns <= left) space = length;       /* the rest fits */
        else if (!space) space = end - 1;          /* a word longer than the line is cut */
        text_put(out, line + at, space - at);
        text_put(out, "\n", 1);
        for (at = space; at < length && line[at] == ' '; at++) {}
        if (at >= length) return;
        text_add(out, "%*s", (int)indent + 2, "");
        left = max_int(10, width - (int)indent - 2);
    }
}

void term_wrap(struct text *out, const char *text, int width)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        if (*text == '\v') text_add(out, "%.*s\n", (int)length - 1, text + 1); /* drawn: kept as it is */
        else wrap_line(out, text, length, width);
        text += length + (text[length] == '\n');
    }
}

/* One column stays free: some terminals wrap a line that fills the last one. */
static int usable(const struct term *t) { return min_int(t->width, 100) - 1; }

int term_lines(const struct term *t, const char *text)
{
    struct text wrapped = {0};
    int n = 0;
    term_wrap(&wrapped, text, usable(t));
    for (size_t i = 0; i < wrapped.length; i++) n += wrapped.at[i] == '\n';
    text_free(&wrapped);
    return n;
}

void term_print(const struct term *t, enum style style, const char *text)
{
    static const char *const codes[] = {
        [PLAIN] = "", [STRONG] = "\033[1m", [FAINT] = "\033[2m", [WARNING] = "\033[33m"};
    bool coloured = t->colour && style != PLAIN;
    struct text wrapped = {0};
    term_wrap(&wrapped, text, usable(t));
    if (coloured) fputs(codes[style], stdout);
    fputs(text_string(&wrapped), stdout);
    if (coloured) fputs("\033[0m", stdout);
    text_free(&wrapped);
}

void term_printf(const struct term *t, enum style style, const char *format, ...)
{
    struct text text = {0};
    va_list list;
    va_start(list, format);
    text_add_list(&text, format, list);
    va_end(list);
    term_print(t, style, text_string(&text));
    text_free(&text);
}

/* -- Lines ------------------------------------------------------------------------------------- */

void term_trim(const char *read, struct text *line)
{
    size_t length = strlen(read);
    while (length > 0 && strchr(" \t\r\n", read[length - 1])) length--;
    while (length > 0 && (*read == ' ' || *read == '\t')) read++, length--;
    text_put(line, read, length);
    for (size_t i = 0; i < line->length; i++) /* control characters in pasted input would disturb the screen */
        if ((unsigned char)line->at[i] < ' ' || line->at[i] == 127) line->at[i] = ' ';
}

bool term_line(const struct term *t, const char *prompt, struct text *line)
{
    char *read = NULL;
    size_t room = 0;
    text_clear(line);
    if (t->colour) printf("\033[1m%s\033[0m", prompt);
    else fputs(prompt, stdout);
    fflush(stdout);
    errno = 0;
    ssize_t length = interrupted ? -1 : getline(&read, &room, stdin);
    if (length < 0) {
        fputc('\n', stdout);
        free(read);
        return false;
    }
    term_trim(read, line);
    if (!t->reads_keys) fputc('\n', stdout); /* there was no Enter to end the line of the prompt */
    free(read);
    return true;
}

void term_clear(const struct term *t)
{
    if (t->shows_screen) fputs("\033[H\033[2J\033[3J", stdout);
    else fputs("\n----------------------------------------\n", stdout);
}
