/* args.c: reads command lines, with errors that say what was expected. */
#include "args.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

static void complain(const struct args *a, const char *format, va_list list)
{
    fprintf(stderr, "longbox %s: ", a->command);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
}

int args_wrong(const struct args *a, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    complain(a, format, list);
    va_end(list);
    fprintf(stderr, "Try 'longbox %s --help'.\n", a->command);
    return EXIT_USAGE;
}

int args_failed(const struct args *a, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    complain(a, format, list);
    va_end(list);
    return EXIT_FAILED;
}

const char *args_nearest(const char *word, const char *const *names, int count)
{
    const char *best = NULL;
    int least = 3; /* anything further away is not a typing mistake */
    for (int i = 0; i < count; i++) {
        int distance = text_distance(word, names[i]);
        if (strlen(word) >= 2 && strncmp(word, names[i], strlen(word)) == 0) distance = 0;
        if (distance < least && distance < (int)strlen(names[i])) {
            least = distance;
            best = names[i];
        }
    }
    return best;
}

static int unknown_option(const struct args *a, const char *name)
{
    const char *names[ARGS_OPTIONS];
    int count = 0;
    for (; a->rows[count].name; count++) names[count] = a->rows[count].name;
    const char *near = args_nearest(name, names, count);
    return near ? args_wrong(a, "there is no option --%s; did you mean --%s?", name, near)
                : args_wrong(a, "there is no option --%s", name);
}

static int find_row(const struct arg_row *rows, const char *name, size_t length)
{
    for (int i = 0; rows[i].name; i++)
        if (strlen(rows[i].name) == length && strncmp(rows[i].name, name, length) == 0) return i;
    return -1;
}

int args_read(struct args *a, int argc, char **argv, const struct arg_row *rows, const char *help)
{
    bool only_words = false;
    *a = (struct args){.command = argv[0], .rows = rows};
    for (int i = 1; i < argc; i++) {
        const char *arg = argv[i];
        if (only_words || arg[0] != '-' || !arg[1]) {
            if (a->words == ARGS_WORDS) return args_wrong(a, "too many words");
            a->word[a->words++] = arg;
            continue;
        }
        if (strcmp(arg, "--") == 0) {
            only_words = true;
            continue;
        }
        if (strcmp(arg, "--help") == 0 || strcmp(arg, "-h") == 0) {
            fputs(help, stdout);
            return EXIT_FINE;
        }
        if (arg[1] != '-') return args_wrong(a, "there is no option %s; options begin with two dashes", arg);
        const char *name = arg + 2, *equals = strchr(name, '=');
        int row = find_row(rows, name, equals ? (size_t)(equals - name) : strlen(name));
        if (row < 0) return unknown_option(a, name);
        if (a->value[row]) return args_wrong(a, "--%s is given twice", rows[row].name);
        if (!rows[row].expected) {
            if (equals) return args_wrong(a, "--%s takes no value", rows[row].name);
            a->value[row] = "";
        } else if (equals) {
            a->value[row] = equals + 1;
        } else if (i + 1 < argc) {
            a->value[row] = argv[++i];
        } else {
            return args_wrong(a, "--%s expects %s", rows[row].name, rows[row].expected);
        }
    }
    return ARGS_GO;
}

const char *args_value(const struct args *a, const char *name)
{
    int row = find_row(a->rows, name, strlen(name));
    MUST(row >= 0);
    return a->value[row];
}

bool args_flag(const struct args *a, const char *name) { return args_value(a, name) != NULL; }

bool args_int(const struct args *a, const char *name, long long least, long long most, long long preset,
              long long *number)
{
    const char *value = args_value(a, name);
    char *end;
    *number = preset;
    if (!value) return true;
    errno = 0;
    *number = strtoll(value, &end, 10);
    if (!*value || *end || errno || *number < least || *number > most) {
        args_wrong(a, "--%s expects a number from %lld to %lld, not '%s'", name, least, most, value);
        return false;
    }
    return true;
}

bool args_u64(const struct args *a, const char *name, u64 *number)
{
    const char *value = args_value(a, name);
    char *end;
    errno = 0;
    *number = strtoull(value, &end, 0);
    if (value[0] < '0' || value[0] > '9' || *end || errno) {
        args_wrong(a, "--%s expects a number from 0 to 18446744073709551615, not '%s'", name, value);
        return false;
    }
    return true;
}

const struct game *args_game(const struct args *a, const char *word)
{
    const struct game *game = game_find(word);
    const char *names[32];
    if (game) return game;
    for (int i = 0; i < games_count && i < COUNT(names); i++) names[i] = games[i]->id;
    const char *near = args_nearest(word, names, min_int(games_count, COUNT(names)));
    if (near) args_wrong(a, "there is no game '%s'; did you mean '%s'?", word, near);
    else args_wrong(a, "there is no game '%s'; 'longbox games' lists them", word);
    return NULL;
}

u64 args_new_seed(void)
{
    u64 seed;
    if (getrandom(&seed, sizeof seed, 0) != (ssize_t)sizeof seed) seed = (u64)time(NULL); /* very old kernels */
    return seed;
}

char *args_whole_path(const char *folder)
{
    char *whole = folder ? realpath(folder, NULL) : NULL;
    return whole || !folder ? whole : strdup(folder);
}
