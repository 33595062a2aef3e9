/* serve.c: `longbox serve`: the page of the games, and tables for friends. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "commands.h"
#include "front/term/args.h"
#include "room/think.h"
#include "serve/hub.h"

static const char help[] =
    "Usage: longbox serve [--port N] [--listen ADDRESS] [--host NAME] [--data DIR] [--open]\n"
    "\n"
    "Serves the page of the games, and tables for friends by a link; without --listen nobody else can reach it. Every\n"
    "answer is kept before it is acknowledged. It ends with Ctrl-C; games go on where they were when it is started\n"
    "again.\n"
    "  --port N          the port (8080; 0: any that is free)\n"
    "  --listen ADDRESS  for others than this machine, such as 0.0.0.0; put a proxy with TLS in front of it\n"
    "  --host NAME       the name under which others reach it\n"
    "  --data DIR        where tables are kept (~/.local/share/longbox/served)\n"
    "  --open            opens the page in your browser\n";

static const struct arg_row rows[] = {{"port", "a port"},      {"listen", "an address"}, {"host", "a name"},
                                      {"data", "a folder"},    {"open", NULL},           {0}};

enum { PORT = 8080, VISITORS_MOST = 20000, PER_ADDRESS = 64, TABLES_MOST = 10000, IDLE_SECONDS = 600 };

/* In a process of its own, whatever becomes of it. */
static void open_browser(const char *address)
{
    if (fork() != 0) return;
    if (!freopen("/dev/null", "w", stderr)) _exit(1);
    execlp("xdg-open", "xdg-open", address, (char *)NULL);
    _exit(1);
}

/* Makes a folder and those that it lies in. */
static bool make_folder(const char *path)
{
    struct text part = {0};
    for (const char *p = path; *p; p++) {
        if (*p == '/' && part.length) mkdir(part.at, 0700);
        text_add(&part, "%c", *p);
    }
    bool fine = part.length && (mkdir(part.at, 0700) == 0 || access(part.at, W_OK) == 0);
    text_free(&part);
    return fine;
}

static void data_path(struct text *out, const char *wanted)
{
    const char *home = getenv("HOME"), *data = getenv("XDG_DATA_HOME");
    if (wanted) text_add(out, "%s", wanted);
    else if (data && *data) text_add(out, "%s/longbox/served", data);
    else text_add(out, "%s/.local/share/longbox/served", home ? home : ".");
}

struct server {
    uv_loop_t loop;
    uv_signal_t interrupted, ended;
    struct hub *hub;
    struct net *net;
};

static void stop(uv_signal_t *handle, int number)
{
    struct server *s = handle->data;
    (void)number;
    if (uv_is_closing((uv_handle_t *)&s->ended)) return;
    net_close(s->net);
    hub_close(s->hub);
    uv_close((uv_handle_t *)&s->interrupted, NULL);
    uv_close((uv_handle_t *)&s->ended, NULL);
}

static bool open_server(struct server *s, const struct args *a, int port, const char *const *names, struct text *error)
{
    struct text path = {0};
    int cores = think_cores();
    data_path(&path, args_value(a, "data"));
    uv_loop_init(&s->loop);
    if (!make_folder(path.at)) text_add(error, "%s: I cannot write there", path.at);
    else {
        text_add(&path, "/tables.db");
        s->hub = hub_open(&s->loop, &(struct hub_options){path.at, cores > 1 ? cores - 1 : 1, TABLES_MOST, IDLE_SECONDS},
                          error);
    }
    text_free(&path);
    if (!s->hub) return false;
    s->net = net_open(&s->loop, &(struct net_options){args_value(a, "listen"), port, names, web_files, VISITORS_MOST,
                                                      PER_ADDRESS}, &hub_house, s->hub, error);
    if (!s->net) hub_close(s->hub);
    return s->net != NULL;
}

int serve_main(int argc, char **argv)
{
    struct server s = {0};
    struct args a;
    struct text error = {0};
    long long port;
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    if (a.words) return args_wrong(&a, "I do not know %s", a.word[0]);
    if (!args_int(&a, "port", 0, 65535, PORT, &port)) return EXIT_USAGE;
    if (!web_files[0].path)
        return args_failed(&a, "this program was built without the page; 'make serve' builds it with it");
    const char *names[] = {args_value(&a, "host"), NULL};
    signal(SIGPIPE, SIG_IGN);
    if (!open_server(&s, &a, (int)port, names, &error)) {
        uv_run(&s.loop, UV_RUN_DEFAULT);
        code = args_failed(&a, "%s", text_string(&error));
        text_free(&error);
        return code;
    }
    char address[64];
    snprintf(address, sizeof address, "http://localhost:%d/", net_port(s.net));
    printf("%s\n", address);
    fflush(stdout);
    s.interrupted.data = s.ended.data = &s;
    uv_signal_init(&s.loop, &s.interrupted);
    uv_signal_init(&s.loop, &s.ended);
    uv_signal_start(&s.interrupted, stop, SIGINT);
    uv_signal_start(&s.ended, stop, SIGTERM);
    if (args_flag(&a, "open")) open_browser(address);
    uv_run(&s.loop, UV_RUN_DEFAULT);
    uv_loop_close(&s.loop);
    return EXIT_FINE;
}
