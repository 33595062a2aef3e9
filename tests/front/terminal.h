/* terminal.h: what tests of the program at a pseudo-terminal share: opening one, typing lines. */
#ifndef TESTS_FRONT_TERMINAL_H
#define TESTS_FRONT_TERMINAL_H

#include <ctype.h>
#include <poll.h>
#include <pty.h>
#include <termios.h>

#include "program.h"

/* Runs a shell command (@ is the program) at a terminal of 100 columns; the descriptor of its other side. */
static inline int open_terminal(struct trial *p, const char *command, pid_t *child)
{
    struct winsize size = {.ws_row = 40, .ws_col = 100};
    struct text shell = {0};
    int master;
    for (const char *c = command; *c; c++)
        if (*c == '@') text_add(&shell, "'%s'", program);
        else text_put(&shell, c, 1);
    text_clear(&p->out);
    *child = forkpty(&master, NULL, NULL, &size);
    assert_true(*child >= 0);
    if (*child == 0) {
        execl("/bin/sh", "sh", "-c", shell.at, (char *)NULL);
        _exit(127);
    }
    text_free(&shell);
    return master;
}

/* Waits for the end of what runs there. */
static inline void close_terminal(struct trial *p, int master, pid_t child)
{
    int status;
    close(master);
    assert_int_equal(waitpid(child, &status, 0), child);
    p->code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* Whether a program waits for a line: the last thing on the screen is a prompt. */
static inline bool waits(const struct text *out)
{
    size_t end = out->length;
    for (size_t i = 0; i < out->length; i++) { /* what is printed after the last letter moves the cursor only */
        if (out->at[i] == '\033') {
            while (i + 1 < out->length && !isalpha((unsigned char)out->at[i])) i++;
            continue;
        }
        end = i + 1;
    }
    return end >= 2 && out->at[end - 1] == ' ' && strchr(":?).", out->at[end - 2]);
}

/* Runs a shell command at a terminal, types a line at each prompt and then Ctrl-D; keeps what the screen shows. A
 * vertical tab ends a line after which the next is typed at once. */
static inline void type(struct trial *p, const char *command, const char *lines)
{
    pid_t child;
    int master = open_terminal(p, command, &child);
    char piece[4096];
    for (;;) {
        enum { QUIET_MS = 60 };
        struct pollfd screen = {.fd = master, .events = POLLIN};
        if (poll(&screen, 1, QUIET_MS) == 0) {
            if (!waits(&p->out)) continue;
            size_t length = strcspn(lines, "\n") + (*lines != '\0');
            char line[200] = "\004";
            for (size_t i = 0; i < length; i++) line[i] = lines[i] == '\v' ? '\n' : lines[i];
            assert_true(write(master, line, length ? length : 1) > 0);
            text_put(&p->out, "\f", 1); /* it waits no longer */
            lines += length;
            continue;
        }
        ssize_t n = read(master, piece, sizeof piece);
        if (n <= 0) break;
        for (ssize_t i = 0; i < n; i++)
            if (piece[i] != '\r') text_put(&p->out, piece + i, 1);
    }
    close_terminal(p, master, child);
}

#endif
