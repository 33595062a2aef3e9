/* saves.c: the folders of running games and of records; every file is written whole, then renamed, and locked while it
 * is played. */
#include "saves.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char ending[] = ".longbox", aside_ending[] = ".new";

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

/* A rename survives a power cut only once its folder is on the disk as well. */
static bool sync_folder(const char *path)
{
    const char *slash = strrchr(path, '/');
    struct text folder = {0};
    if (slash) text_put(&folder, path, (size_t)(slash + 1 - path));
    else text_add(&folder, ".");
    int file = open(folder.at, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    bool fine = file < 0 || fsync(file) == 0 || errno == EINVAL; /* not every folder may be read, or needs it */
    if (file >= 0) close(file);
    text_free(&folder);
    return fine;
}

/* -- Writing ------------------------------------------------------------------------------------- */

/* Writes a file next to `path` and locks it. Returns its descriptor, and its name in *aside; or -1 and errno. */
static int write_aside(const char *path, const char *text, struct text *aside)
{
    text_add(aside, "%s.%ld%s", path, (long)getpid(), aside_ending);
    int file = open(aside->at, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    bool fine = file >= 0;
    for (size_t left = strlen(text); fine && left > 0;) {
        ssize_t n = write(file, text, left);
        if (n < 0 && errno == EINTR) continue;
        fine = n > 0;
        if (fine) text += n, left -= (size_t)n;
    }
    if (fine) flock(file, LOCK_EX | LOCK_NB); /* nobody else has this file; some file systems have no locks */
    if (fine && fsync(file) == 0) return file;
    int reason = errno;
    if (file >= 0) {
        unlink(aside->at);
        close(file);
    }
    errno = reason;
    return -1;
}

/* Creates an empty file; false and errno when it exists already, or cannot be created. */
static bool reserve(const char *path)
{
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0) close(file);
    return file >= 0;
}

/* Appends the first name that is free for a game that begins now, and reserves it. */
static bool new_name(const struct game *game, struct text *out, struct text *error)
{
    struct text folder = {0}, kept = {0};
    time_t now = time(NULL);
    struct tm day;
    char stamp[32];
    bool fine = saves_folder("saves", &folder, error) && saves_folder("records", &kept, error);
    size_t records = kept.length, from = out->length;
    localtime_r(&now, &day);
    strftime(stamp, sizeof stamp, "%Y-%m-%d-%H%M%S", &day);
    for (int n = 1; fine; n++) { /* several games may begin in the same second */
        out->length = from;
        text_add(out, "%s/%s-%s", folder.at, game->id, stamp);
        if (n > 1) text_add(out, "-%d", n);
        text_add(out, "%s", ending);
        kept.length = records; /* a finished game goes there under the same name */
        text_add(&kept, "%s", out->at + from + folder.length);
        if (access(kept.at, F_OK) == 0) continue;
        if (reserve(out->at + from)) break;
        fine = errno == EEXIST;
        if (!fine) text_add(error, "%s: %s", out->at + from, strerror(errno));
    }
    if (!fine && out->at) out->at[out->length = from] = '\0';
    text_free(&folder);
    text_free(&kept);
    return fine;
}

/* Replaces the file at `path`. Returns the descriptor that holds its lock, or -1 and a reason. */
static int replace(const char *path, const char *text, struct text *error)
{
    struct text aside = {0};
    int file = write_aside(path, text, &aside);
    bool fine = file >= 0 && rename(aside.at, path) == 0;
    if (!fine) {
        text_add(error, "%s: %s", path, strerror(errno));
        if (file >= 0) unlink(aside.at);
    } else if (!sync_folder(path)) {
        text_add(error, "%s: its folder cannot be written: %s", path, strerror(errno));
        fine = false;
    }
    if (!fine && file >= 0) {
        close(file);
        file = -1;
    }
    text_free(&aside);
    return file;
}

bool saves_write(const char *path, const char *text, struct text *error)
{
    int file = replace(path, text, error);
    if (file >= 0) close(file);
    return file >= 0;
}

bool saves_exists(const char *path) { return access(path, F_OK) == 0; }

bool save_write(struct save *f, const struct game *game, const char *text, struct text *error)
{
    bool new = !f->path.length;
    if (new && !new_name(game, &f->path, error)) return false;
    int lock = replace(f->path.at, text, error);
    if (lock < 0 && new) {
        unlink(f->path.at);
        text_clear(&f->path);
    }
    if (lock < 0) return false;
    if (f->lock > 0) close(f->lock);
    f->lock = lock;
    return true;
}

static u64 text_hash(const struct text *t)
{
    u64 hash = 14695981039346656037u; /* FNV-1a */
    for (size_t i = 0; i < t->length; i++) hash = (hash ^ (u8)t->at[i]) * 1099511628211u;
    return hash;
}

bool save_room(struct save *f, const struct room *r)
{
    struct text out = {0};
    if (room_length(r) != room_position(r)) return true;
    room_write(r, &out);
    u64 hash = text_hash(&out);
    text_clear(&f->error);
    f->failed = hash != f->written && !save_write(f, room_game(r), text_string(&out), &f->error);
    if (!f->failed) f->written = hash;
    text_free(&out);
    return !f->failed;
}

/* -- Locks --------------------------------------------------------------------------------------- */

/* The lock belongs to the file, not to its name: every save is a new file, which is locked before it gets the name. */
bool save_open(struct save *f, const char *path, struct text *error)
{
    for (;;) {
        struct stat held, named;
        int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        if (file < 0 || fstat(file, &held) != 0) {
            text_add(error, "%s: %s", path, strerror(errno));
            if (file >= 0) close(file);
            return false;
        }
        if (flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
            text_add(error, "%s: this game is being played already, in another window or by somebody else", path);
            close(file);
            return false;
        }
        if (stat(path, &named) == 0 && named.st_ino == held.st_ino && named.st_dev == held.st_dev) {
            save_close(f);
            text_add(&f->path, "%s", path);
            f->lock = file;
            return true;
        }
        close(file); /* it was saved again between open and flock */
    }
}

void save_close(struct save *f)
{
    if (f->lock > 0) close(f->lock);
    text_free(&f->path);
    text_free(&f->error);
    *f = (struct save){0};
}

/* -- Looking for files ------------------------------------------------------------------------- */

static int is_save(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);
    return length > sizeof ending && strcmp(entry->d_name + length - (sizeof ending - 1), ending) == 0;
}

/* Games that were saved in the same second still have an order. */
static bool is_newer(struct timespec a, struct timespec b)
{
    return a.tv_sec != b.tv_sec ? a.tv_sec > b.tv_sec : a.tv_nsec > b.tv_nsec;
}

static int is_ours(const struct dirent *entry) { return strstr(entry->d_name, ending) != NULL; }

/* Whether a file was left by a program that was killed while it saved: "NAME.longbox.PID.new", or a name that was
 * reserved and never filled. */
static bool is_leftover(const char *path)
{
    enum { OLD_SECONDS = 60 }; /* a folder may be shared with a machine whose programs are not seen here */
    struct stat status;
    const char *rest = strstr(strrchr(path, '/'), ending) + sizeof ending - 1;
    if (stat(path, &status) != 0 || time(NULL) - status.st_mtime < OLD_SECONDS) return false;
    if (!*rest) return status.st_size == 0;
    long writer = *rest == '.' ? atol(rest + 1) : 0;
    return writer > 0 && kill((pid_t)writer, 0) != 0 && errno == ESRCH;
}

void saves_tidy(void)
{
    struct text folder = {0}, error = {0};
    struct dirent **entry = NULL;
    int n = saves_folder("saves", &folder, &error) ? scandir(folder.at, &entry, is_ours, alphasort) : 0;
    size_t length = folder.length;
    for (int i = 0; i < n; i++) {
        folder.length = length;
        text_add(&folder, "/%s", entry[i]->d_name);
        if (is_leftover(folder.at)) unlink(folder.at);
        free(entry[i]);
    }
    free(entry);
    text_free(&folder);
    text_free(&error);
}

/* A running game's file and when it was saved. */
struct found {
    char *path;
    struct timespec when;
};

static int by_age(const void *a, const void *b)
{
    const struct found *x = a, *y = b;
    return is_newer(x->when, y->when) ? -1 : is_newer(y->when, x->when) ? 1 : strcmp(y->path, x->path);
}

/* Whether a file of a running or finished game belongs to a game: its id is followed by the time, which begins with a
 * digit; another game's id may begin with this one. */
static bool is_of(const char *name, const struct game *game)
{
    size_t length = game ? strlen(game->id) : 0;
    return !game || (strncmp(name, game->id, length) == 0 && name[length] == '-' && isdigit((u8)name[length + 1]));
}

char **saves_left(const struct game *game)
{
    struct text folder = {0}, error = {0};
    struct dirent **entry = NULL;
    int n = saves_folder("saves", &folder, &error) ? scandir(folder.at, &entry, is_save, alphasort) : 0, kept = 0;
    struct found *found = calloc((size_t)max_int(1, n), sizeof *found);
    char **paths = calloc((size_t)max_int(0, n) + 1, sizeof *paths);
    MUST(found && paths);
    for (int i = 0; i < n; i++) {
        struct text name = {0};
        struct stat status;
        text_add(&name, "%s/%s", folder.at, entry[i]->d_name);
        bool whole = stat(name.at, &status) == 0 && status.st_size > 0; /* empty: a name that is just being reserved */
        if (whole && is_of(entry[i]->d_name, game)) found[kept++] = (struct found){name.at, status.st_mtim};
        else text_free(&name);
        free(entry[i]);
    }
    qsort(found, (size_t)kept, sizeof *found, by_age);
    for (int i = 0; i < kept; i++) paths[i] = found[i].path;
    free(entry);
    free(found);
    text_free(&folder);
    text_free(&error);
    return paths;
}

void saves_free(char **paths)
{
    for (int i = 0; paths && paths[i]; i++) free(paths[i]);
    free(paths);
}

/* The same name in the folder `to`, or one with a number where that is taken; reserved. */
static bool reserve_beside(struct text *to, const char *name)
{
    size_t from = to->length, stem = strlen(name) - (sizeof ending - 1);
    for (int n = 1;; n++) {
        to->length = from;
        text_add(to, "/%s", name);
        if (n > 1) {
            to->length = from + 1 + stem;
            text_add(to, "-again-%d%s", n, ending);
        }
        if (reserve(to->at)) return true;
        if (errno != EEXIST) return false;
    }
}

void save_finish(struct save *f)
{
    struct text to = {0}, error = {0};
    const char *slash = strrchr(text_string(&f->path), '/');
    size_t length = slash ? strlen(slash + 1) : 0;
    bool ours = slash && strstr(f->path.at, "/longbox/saves/") && length >= sizeof ending &&
                strcmp(slash + 1 + length - (sizeof ending - 1), ending) == 0;
    if (ours && saves_folder("records", &to, &error) && reserve_beside(&to, slash + 1)) {
        if (rename(f->path.at, to.at) == 0) {
            sync_folder(f->path.at);
            sync_folder(to.at);
            text_clear(&f->path);
            text_add(&f->path, "%s", to.at);
        } else {
            unlink(to.at);
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

/* Files of a folder, newest first. */
struct dated {
    char *path;
    struct timespec time;
};
static int newest_first(const void *a, const void *b)
{
    const struct dated *x = a, *y = b;
    return is_newer(x->time, y->time) ? -1 : is_newer(y->time, x->time);
}

int saves_running(void (*tell)(void *to, const char *path), void *to)
{
    struct text folder = {0}, error = {0};
    struct dirent **entry = NULL;
    int n = max_int(0, saves_folder("saves", &folder, &error) ? scandir(folder.at, &entry, is_save, alphasort) : 0);
    int count = 0;
    struct dated *file = calloc((size_t)n + 1, sizeof *file);
    MUST(file);
    for (int i = 0; i < n; i++) {
        struct text path = {0};
        struct stat status;
        text_add(&path, "%s/%s", folder.at, entry[i]->d_name);
        if (stat(path.at, &status) == 0 && status.st_size > 0) file[count++] = (struct dated){path.at, status.st_mtim};
        else text_free(&path);
        free(entry[i]);
    }
    qsort(file, (size_t)count, sizeof *file, newest_first);
    for (int i = 0; i < count; i++) {
        tell(to, file[i].path);
        free(file[i].path);
    }
    free(file);
    free(entry);
    text_free(&folder);
    text_free(&error);
    return count;
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

struct played {
    const struct game *game;
    bool any;
};

static void note_played(void *to, const char *path)
{
    struct played *p = to;
    const char *name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    p->any |= is_of(name, p->game);
}

bool saves_played(const struct game *game)
{
    struct played played = {.game = game};
    saves_records(note_played, &played);
    return played.any;
}
