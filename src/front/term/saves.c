/* saves.c: the folders of running games and of records; every file is written whole and then renamed. */
#include "saves.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char ending[] = ".longbox";

static bool make_folders(char *path)
{
    for (char *slash = strchr(path + 1, '/');; slash = strchr(slash + 1, '/')) {
        if (slash) *slash = '\0';
        bool fine = mkdir(path, 0700) == 0 || errno == EEXIST;
        if (slash) *slash = '/';
        if (!fine) return false;
        if (!slash) return true;
    }
}

bool saves_folder(const char *name, struct text *out, struct text *error)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    size_t from = out->length;
    if (state && state[0] == '/') text_add(out, "%s/longbox/%s", state, name);
    else if (home && home[0] == '/') text_add(out, "%s/.local/state/longbox/%s", home, name);
    else {
        text_add(error, "neither XDG_STATE_HOME nor HOME says where to save games");
        return false;
    }
    if (make_folders(out->at + from)) return true;
    text_add(error, "%s: %s", out->at + from, strerror(errno));
    return false;
}

bool saves_new(const struct game *game, struct text *out, struct text *error)
{
    struct text folder = {0}, kept = {0};
    time_t now = time(NULL);
    struct tm day;
    char stamp[32];
    bool fine = saves_folder("saves", &folder, error) && saves_folder("records", &kept, error);
    size_t records = kept.length;
    localtime_r(&now, &day);
    strftime(stamp, sizeof stamp, "%Y-%m-%d-%H%M%S", &day);
    size_t from = out->length;
    for (int n = 1; fine; n++) { /* two games may begin in the same second */
        out->length = from;
        text_add(out, "%s/%s-%s", folder.at, game->id, stamp);
        if (n > 1) text_add(out, "-%d", n);
        text_add(out, "%s", ending);
        kept.length = records; /* a finished game goes there under the same name */
        text_add(&kept, "%s", out->at + from + folder.length);
        if (access(out->at + from, F_OK) != 0 && access(kept.at, F_OK) != 0) break;
    }
    text_free(&folder);
    text_free(&kept);
    return fine;
}

bool saves_write(const char *path, const char *text, struct text *error)
{
    struct text aside = {0};
    text_add(&aside, "%s.%ld.new", path, (long)getpid());
    int file = open(aside.at, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    bool fine = file >= 0;
    for (size_t left = strlen(text); fine && left > 0;) {
        ssize_t n = write(file, text, left);
        if (n < 0 && errno == EINTR) continue;
        fine = n > 0;
        if (fine) text += n, left -= (size_t)n;
    }
    fine = fine && fsync(file) == 0;
    if (file >= 0 && close(file) != 0) fine = false;
    fine = fine && rename(aside.at, path) == 0;
    if (!fine) {
        text_add(error, "%s: %s", path, strerror(errno));
        if (file >= 0) unlink(aside.at);
    }
    text_free(&aside);
    return fine;
}

/* -- Looking for files ------------------------------------------------------------------------- */

static int is_save(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);
    return length > sizeof ending && strcmp(entry->d_name + length - (sizeof ending - 1), ending) == 0;
}

/* Seconds and the rest: games that began in one second still have an order. */
static bool is_newer(struct timespec a, struct timespec b)
{
    return a.tv_sec != b.tv_sec ? a.tv_sec > b.tv_sec : a.tv_nsec > b.tv_nsec;
}

bool saves_newest(const struct game *game, struct text *path)
{
    struct text folder = {0}, name = {0}, error = {0};
    struct dirent **entry = NULL;
    struct timespec best = {0};
    bool found = false;
    int n = saves_folder("saves", &folder, &error) ? scandir(folder.at, &entry, is_save, alphasort) : 0;
    for (int i = 0; i < n; i++) {
        size_t length = game ? strlen(game->id) : 0;
        bool fits = !game || (strncmp(entry[i]->d_name, game->id, length) == 0 && entry[i]->d_name[length] == '-');
        struct stat status;
        text_clear(&name);
        text_add(&name, "%s/%s", folder.at, entry[i]->d_name);
        if (fits && stat(name.at, &status) == 0 && (!found || is_newer(status.st_mtim, best))) {
            found = true;
            best = status.st_mtim;
            text_clear(path);
            text_add(path, "%s", name.at);
        }
        free(entry[i]);
    }
    free(entry);
    text_free(&folder);
    text_free(&name);
    text_free(&error);
    return found;
}

void saves_finish(struct text *path)
{
    struct text to = {0}, error = {0};
    const char *slash = strrchr(text_string(path), '/');
    if (slash && strstr(path->at, "/longbox/saves/") && saves_folder("records", &to, &error)) {
        text_add(&to, "%s", slash);
        if (rename(path->at, to.at) == 0) {
            text_clear(path);
            text_add(path, "%s", to.at);
        }
    }
    text_free(&to);
    text_free(&error);
}

void saves_age(const char *path, struct text *out)
{
    static const struct {
        long seconds;
        const char *name;
    } units[] = {{86400, "day"}, {3600, "hour"}, {60, "minute"}};
    struct stat status;
    long age = stat(path, &status) == 0 ? (long)(time(NULL) - status.st_mtime) : 0;
    for (int i = 0; i < COUNT(units); i++)
        if (age >= units[i].seconds) {
            long n = age / units[i].seconds;
            text_add(out, "%ld %s%s ago", n, units[i].name, n == 1 ? "" : "s");
            return;
        }
    text_add(out, "just now");
}

int saves_records(void (*tell)(void *to, const char *path), void *to)
{
    struct text folder = {0}, error = {0};
    struct dirent **entry = NULL;
    int n = saves_folder("records", &folder, &error) ? scandir(folder.at, &entry, is_save, alphasort) : 0;
    size_t length = folder.length;
    for (int i = 0; i < n; i++) {
        folder.length = length;
        text_add(&folder, "/%s", entry[i]->d_name);
        tell(to, folder.at);
        free(entry[i]);
    }
    free(entry);
    text_free(&folder);
    text_free(&error);
    return max_int(0, n);
}
