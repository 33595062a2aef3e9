/* program.h: what tests of the whole program share: a folder for each test, shell commands, their output.
 *
 * The program is $LONGBOX, or else the one in the folder above that of the test program.
 */
#ifndef TESTS_FRONT_PROGRAM_H
#define TESTS_FRONT_PROGRAM_H

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <jansson.h>

#include "../kit/group.h"
#include "engine/text.h"

struct trial {
    char folder[64]; /* of this test alone; games are saved below it */
    bool inside;     /* commands run in it */
    struct text out; /* of the last command */
    int code;
};

static char program[PATH_MAX];

/* Runs before the first test of a file: finds the program. Fails with a message when it is not there. */
static inline int find_program(void **state)
{
    const char *given = getenv("LONGBOX");
    char path[PATH_MAX] = "";
    (void)state;
    if (given) snprintf(path, sizeof path, "%s", given);
    else if (readlink("/proc/self/exe", path, sizeof path - 20) > 0 && strrchr(path, '/'))
        strcpy(strrchr(path, '/'), "/../longbox");
    unsetenv("COLUMNS");
    setenv("LC_ALL", "C.UTF-8", 1); /* drawings are in UTF-8 */
    if (realpath(path, program) && access(program, X_OK) == 0) return 0;
    print_error("%s is not there; build it or set LONGBOX\n", path);
    return -1;
}

static inline int set_up(void **state)
{
    struct trial *p = calloc(1, sizeof *p);
    snprintf(p->folder, sizeof p->folder, "/tmp/longbox-test-XXXXXX");
    assert_non_null(mkdtemp(p->folder));
    setenv("XDG_STATE_HOME", p->folder, 1);
    *state = p;
    return 0;
}

static inline int tear_down(void **state)
{
    struct trial *p = *state;
    char command[128];
    snprintf(command, sizeof command, "rm -rf %s", p->folder);
    int removed = system(command);
    text_free(&p->out);
    free(p);
    return removed;
}

/* Runs a shell command in which @ is the program; keeps its output on both streams. */
static inline void run(struct trial *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
static inline void run(struct trial *p, const char *format, ...)
{
    struct text shell = {0}, command = {0};
    va_list list;
    va_start(list, format);
    text_add_list(&shell, format, list);
    va_end(list);
    if (p->inside) text_add(&command, "cd %s && ", p->folder);
    text_add(&command, "{ ");
    for (const char *c = shell.at; *c; c++)
        if (*c == '@') text_add(&command, "'%s'", program);
        else text_put(&command, c, 1);
    text_add(&command, "; } 2>&1");
    text_clear(&p->out);
    FILE *pipe = popen(command.at, "r");
    assert_non_null(pipe);
    char piece[4096];
    for (size_t n; (n = fread(piece, 1, sizeof piece, pipe)) > 0;) text_put(&p->out, piece, n);
    int status = pclose(pipe);
    p->code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    text_free(&shell);
    text_free(&command);
}

static inline void expect_code(const struct trial *p, int code)
{
    if (p->code != code) fail_msg("exit code %d instead of %d:\n%s", p->code, code, text_string(&p->out));
}

static inline void expect_text(const struct trial *p, const char *text)
{
    if (!strstr(text_string(&p->out), text)) fail_msg("'%s' is missing in:\n%s", text, text_string(&p->out));
}

static inline void refuse_text(const struct trial *p, const char *text)
{
    if (strstr(text_string(&p->out), text)) fail_msg("'%s' must not be in:\n%s", text, text_string(&p->out));
}

static inline json_t *read_json(const struct trial *p)
{
    json_error_t error;
    json_t *json = json_loads(text_string(&p->out), 0, &error);
    if (!json) fail_msg("%s in:\n%s", error.text, text_string(&p->out));
    return json;
}

#endif
