/* serve.c: `longbox serve`: the page of the games, and tables for friends. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "commands.h"
#include "front/term/args.h"
#include "room/think.h"
#include "serve/confine.h"
#include "serve/hub.h"

static const char help[] =
    "Usage: longbox serve [--port N] [--listen ADDRESS] [--host NAME] [--data DIR | --database URL]\n"
    "                     [--address URL] [--proxied] [--absent SECONDS] [--open]\n"
    "\n"
    "Serves the page of the games, and tables for friends by a link; without --listen nobody else can reach it. Every\n"
    "answer is kept before it is acknowledged. It ends with Ctrl-C; games go on where they were when it is started\n"
    "again.\n"
    "  --port N          the port (8080; 0: any that is free)\n"
    "  --listen ADDRESS  for others than this machine, such as 0.0.0.0; put a proxy with TLS in front of it\n"
    "  --host NAME       the name under which others reach it\n"
    "  --proxied         all come through a proxy, which names them in X-Forwarded-For\n"
    "  --data DIR        where tables are kept (~/.local/share/longbox/served)\n"
    "  --database URL    keeps tables in PostgreSQL instead, such as postgresql://longbox@db/longbox; several servers\n"
    "                    may share it\n"
    "  --address URL     where pages of other servers reach this one: ws://..., wss://..., or a path of the same host\n"
    "                    such as /node/2/socket\n"
    "  --absent SECONDS  after which the others may give the seat of somebody who is away to a bot (60)\n"
    "  --open            opens the page in your browser\n";

static const struct arg_row rows[] = {{"port", "a port"},      {"listen", "an address"}, {"host", "a name"},
                                      {"data", "a folder"},    {"open", NULL},           {"proxied", NULL},
                                      {"database", "a URL"},   {"address", "a URL"},     {"absent", "a number"},
                                      {0}};

enum { PORT = 8080, VISITORS_MOST = 20000, HEAD_SECONDS = 10, PER_ADDRESS = 64, TABLES_MOST = 10000,
       IDLE_SECONDS = 600, ABSENT_SECONDS = 60 };

/* In a process of its own, whatever becomes of it. */
static void open_browser(const char *address)
{
    if (fork() != 0) return;
    if (!freopen("/dev/null", "w", stderr)) _exit(1);
    execlp("xdg-open", "xdg-open", address, (char *)NULL);
    _exit(1);
}

/* Every visitor needs a file of the system's; as many as we may have. */
static void take_files(void)
{
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
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

/* Opens what is kept: a file, or a database that several servers may share. */
static struct hub *open_hub(struct server *s, const struct args *a, int absent, struct text *error)
{
    struct text path = {0}, uptime = {0};
    int cores = think_cores();
    struct hub_options options = {.threads = cores > 1 ? cores - 1 : 1, .tables_most = TABLES_MOST,
                                  .idle_seconds = IDLE_SECONDS, .absent_seconds = absent,
                                  .store.database = args_value(a, "database")};
    struct hub *hub = NULL;
    data_path(&path, args_value(a, "data"));
    bool fine = options.store.database || make_folder(path.at);
    if (!fine) text_add(error, "%s: I cannot write there", path.at);
    text_add(&uptime, "%s/uptime", path.at);
    text_add(&path, "/tables.db");
    options.store.path = path.at;
    if (!options.store.database) options.uptime = uptime.at;
    if (fine) hub = hub_open(&s->loop, &options, error);
    text_free(&path);
    text_free(&uptime);
    return hub;
}

static bool open_server(struct server *s, const struct args *a, int port, int absent, const char *const *names,
                        struct text *error)
{
    char address[64];
    uv_loop_init(&s->loop);
    s->hub = open_hub(s, a, absent, error);
    if (!s->hub) return false;
    s->net = net_open(&s->loop, &(struct net_options){args_value(a, "listen"), port, names, web_files, VISITORS_MOST,
                                                      PER_ADDRESS, HEAD_SECONDS, args_flag(a, "proxied")},
                      &hub_house, s->hub, error);
    if (!s->net) {
        hub_close(s->hub);
        return false;
    }
    snprintf(address, sizeof address, "ws://localhost:%d/socket", net_port(s->net));
    hub_address(s->hub, args_value(a, "address") ? args_value(a, "address") : address);
    return true;
}

/* Whether pages can go to an address. */
static bool is_address(const char *address)
{
    return !strncmp(address, "ws://", 5) || !strncmp(address, "wss://", 6) || address[0] == '/';
}

int serve_main(int argc, char **argv)
{
    struct server s = {0};
    struct args a;
    struct text error = {0};
    long long port, absent;
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    if (a.words) return args_wrong(&a, "I do not know %s", a.word[0]);
    if (!args_int(&a, "port", 0, 65535, PORT, &port) || !args_int(&a, "absent", 1, 86400, ABSENT_SECONDS, &absent))
        return EXIT_USAGE;
    const char *database = args_value(&a, "database"), *node = args_value(&a, "address");
    if (database && args_value(&a, "data")) return args_wrong(&a, "--data and --database are two places for the same");
    if (node && !database) return args_wrong(&a, "--address is for servers that share a --database");
    if (node && !is_address(node))
        return args_wrong(&a, "--address: expected ws://..., wss://... or /..., not %s", node);
    if (!web_files[0].path)
        return args_failed(&a, "this program was built without the page; 'make serve' builds it with it");
    const char *names[] = {args_value(&a, "host"), NULL};
    umask(0077); /* whoever reads the store has the keys of all seats */
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is an error of its write, and not the end */
    take_files();
    if (!open_server(&s, &a, (int)port, (int)absent, names, &error)) {
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
    if (!confine(&error)) fprintf(stderr, "The kernel does not confine this process: %s\n", text_string(&error));
    text_free(&error);
    uv_run(&s.loop, UV_RUN_DEFAULT);
    uv_loop_close(&s.loop);
    return EXIT_FINE;
}
