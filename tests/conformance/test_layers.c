/* test_layers.c: includes point downwards only; every file says its job in its first line; headers have guards. */
#include "kit_play.h"

#include <dirent.h>
#include <sys/stat.h>

/* Every layer and what it may include besides itself. Only those who open content know both the author layer and
 * games. */
static const struct layer {
    const char *name, *below[10];
} layers[] = {
    {"engine", {NULL}},
    {"author", {"engine"}},
    {"games", {"engine"}},
    {"bots", {"engine"}},
    {"review", {"engine", "bots"}},
    {"lab", {"engine", "bots", "review"}},
    {"room", {"engine", "bots", "review", "author"}},
    {"talk", {"engine", "bots", "review", "room"}},
    {"front/term", {"engine", "bots", "room"}},
    {"serve", {"engine", "bots", "room", "talk"}},
    {"front/wasm", {"engine", "room", "talk"}},
    {"front/commands", {"engine", "author", "bots", "review", "lab", "room", "talk", "front/term", "serve"}},
};

/* What a room does without files and threads can be built without them, and so can talk: only these files know more. */
static const struct {
    const char *included, *by[4];
} apart[] = {
    {"author/", {"room/pack.c", "front/commands/", NULL}},
    {"room/pack.h", {"room/pack.c", "room/unfinished.", "room/campaigns.", "front/"}},
    {"room/saves.h", {"room/saves.c", "room/unfinished.", "room/campaigns.", "front/"}},
    {"room/unfinished.h", {"room/unfinished.c", "front/", NULL}},
    {"room/campaigns.h", {"room/campaigns.c", "front/", NULL}},
    {"room/think.h", {"room/think.c", "front/", NULL}},
};

/* Names of the table's truth, which no front end may ask for: it asks a room. */
static const char *const truths[] = {"table_state(", "table_pending_truth(", "table_context(", "table_events(",
                                     "table_decisions(", "table_picks(", "room_table("};

static int mistakes;

static void complain(const char *path, int line, const char *what, const char *about)
{
    print_error("%s:%d: %s %s\n", path, line, what, about);
    mistakes++;
}

/* The layer of a path below src/, or NULL. */
static const struct layer *layer_of(const char *path)
{
    for (int i = 0; i < COUNT(layers); i++) {
        size_t n = strlen(layers[i].name);
        if (strncmp(path, layers[i].name, n) == 0 && path[n] == '/') return &layers[i];
    }
    return NULL;
}

static bool begins(const char *text, const char *with) { return strncmp(text, with, strlen(with)) == 0; }

static bool may_include(const struct layer *from, const struct layer *to)
{
    for (int i = 0; from->below[i]; i++)
        if (!strcmp(from->below[i], to->name)) return true;
    return from == to;
}

/* Whether two paths below games/ lie in the same game's folder. */
static bool same_game(const char *a, const char *b)
{
    a = strchr(a, '/') + 1;
    b = strchr(b, '/') + 1;
    size_t n = strcspn(a, "/");
    return n == strcspn(b, "/") && strncmp(a, b, n) == 0;
}

static void check_include(const char *path, int line, const char *below, const char *included)
{
    const struct layer *from = layer_of(below), *to = layer_of(included);
    if (strstr(included, "..")) complain(path, line, "goes out of its folder:", included);
    if (!from) complain(path, line, "is in no layer:", below);
    bool list = !strcmp(included, "games/games.def") || !strcmp(included, "games/games.h");
    if (!from) return;
    char whole[1100];
    int folder = strchr(included, '/') ? 0 : (int)(strrchr(below, '/') + 1 - below);
    snprintf(whole, sizeof whole, "%.*s%s", folder, below, included);
    for (int i = 0; i < COUNT(apart); i++) {
        bool may = !begins(whole, apart[i].included) || begins(below, "author/");
        for (int k = 0; k < COUNT(apart[i].by) && apart[i].by[k]; k++) may |= begins(below, apart[i].by[k]);
        if (!may) complain(path, line, "must be built without", included);
    }
    if (!to) return; /* of the same folder */
    if (list && strcmp(from->name, "engine")) return; /* all but the engine may use the list of games */
    if (!may_include(from, to)) complain(path, line, "includes what its layer must not know:", included);
    if (from == to && !strcmp(to->name, "games") && !same_game(below, included))
        complain(path, line, "includes another game:", included);
}

/* Libraries that only one layer may use, or none: only tests use jansson, to compare our own reader of JSON with it. */
static void check_library(const char *path, int line, const char *below, const char *included)
{
    bool lua = !strcmp(included, "lua.h") || !strcmp(included, "lauxlib.h") || !strcmp(included, "lualib.h");
    if (!strcmp(included, "jansson.h")) complain(path, line, "needs no other reader of JSON than ours:", included);
    static const char *const threaded[] = {"bots/threads.h", "room/think.c", "lab/", "serve/pool.c", "serve/store.c"};
    bool may = strcmp(included, "pthread.h") != 0;
    for (int i = 0; i < COUNT(threaded); i++) may |= begins(below, threaded[i]);
    if (!may) complain(path, line, "must be built without", included);
    if (lua && strncmp(below, "author/", 7)) complain(path, line, "is not of src/author and includes", included);
    if (strstr(included, "ncurses") && strcmp(below, "front/term/curses.c"))
        complain(path, line, "is not the terminal itself and includes", included);
}

/* The engine gets its games from its callers: it has no list of them. */
static void check_list(const char *path, int line, const char *below, const char *text)
{
    static const char *const list[] = {"games_count", "game_find", "games[", "_game;"};
    for (int i = 0; i < COUNT(list) && layer_of(below) == 0; i++)
        if (strstr(text, list[i])) complain(path, line, "the engine knows the list of games:", list[i]);
}

static void check_truth(const char *path, int line, const char *below, const char *text)
{
    for (int i = 0; i < COUNT(truths) && begins(below, "front/"); i++)
        if (strstr(text, truths[i])) complain(path, line, "is a front end and asks for the table's truth:", truths[i]);
}

static void check_file(const char *path)
{
    char text[1024], include[512], guard[64] = "";
    const char *below = path + strlen("src/"), *dot = strrchr(path, '.'), *name = strrchr(path, '/') + 1;
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    for (int line = 1; fgets(text, sizeof text, file); line++) {
        size_t length = strlen(name);
        bool named = !strncmp(text, "/* ", 3) && !strncmp(text + 3, name, length) && text[3 + length] == ':';
        if (line == 1 && !named) complain(path, line, "does not say its job in its first line", "");
        if (sscanf(text, " # include \"%511[^\"]\"", include) == 1) check_include(path, line, below, include);
        check_list(path, line, below, text);
        check_truth(path, line, below, text);
        if (sscanf(text, " # include <%511[^>]>", include) == 1) check_library(path, line, below, include);
        if (!*guard) sscanf(text, "#ifndef %63s", guard);
        size_t n = strcspn(text, "\n");
        if (n > 0 && (text[n - 1] == ' ' || text[n - 1] == '\t')) complain(path, line, "ends with a blank", "");
        if (memchr(text, '\t', n)) complain(path, line, "has a tab", "");
    }
    if (strcmp(dot, ".h") == 0 && !strstr(guard, "_H")) complain(path, 1, "has no guard", "");
    fclose(file);
}

static void walk(const char *folder)
{
    char path[512];
    DIR *dir = opendir(folder);
    if (!dir) fail_msg("%s cannot be opened: run from the top of the tree", folder);
    for (const struct dirent *entry; (entry = readdir(dir));) {
        struct stat about;
        const char *dot = strrchr(entry->d_name, '.');
        if (entry->d_name[0] == '.') continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        assert_int_equal(stat(path, &about), 0);
        if (S_ISDIR(about.st_mode)) walk(path);
        else if (dot && (!strcmp(dot, ".c") || !strcmp(dot, ".h"))) check_file(path);
    }
    closedir(dir);
}

static void includes_point_downwards(void **state)
{
    (void)state;
    walk("src");
    assert_int_equal(mistakes, 0);
}

/* No file outside a game's folder names its files or its id in code, except the list of games. */
static void only_the_list_names_games(void **state)
{
    (void)state;
    char line[256];
    int listed = 0;
    FILE *file = fopen("src/games/games.def", "rb");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) listed += strncmp(line, "GAME(", 5) == 0;
    fclose(file);
    assert_int_equal(listed, games_count);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(includes_point_downwards),
    cmocka_unit_test(only_the_list_names_games),
};
TEST_GROUP(tests);
