/* serve.c: `longbox serve`: the page of the games, for a browser on this machine. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "commands.h"
#include "front/term/args.h"
#include "front/web/serve.h"

static const char help[] =
    "Usage: longbox serve [--port N] [--open]\n"
    "\n"
    "Serves the page of the games to browsers on this machine; nobody else can reach it. The games and the bots run in\n"
    "the browser. It ends with Ctrl-C.\n"
    "  --port N  the port (8080; 0: any that is free)\n"
    "  --open    opens the page in your browser\n";

static const struct arg_row rows[] = {{"port", "a port"}, {"open", NULL}, {0}};

enum { PORT = 8080 };

static volatile int stopped;
static void stop(int signal) { stopped = signal; }

/* In a process of its own, whatever becomes of it. */
static void open_browser(const char *address)
{
    if (fork() != 0) return;
    if (!freopen("/dev/null", "w", stderr)) _exit(1);
    execlp("xdg-open", "xdg-open", address, (char *)NULL);
    _exit(1);
}

int serve_main(int argc, char **argv)
{
    struct args a;
    struct text error = {0};
    long long port;
    int got;
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    if (a.words) return args_wrong(&a, "I do not know %s", a.word[0]);
    if (!args_int(&a, "port", 0, 65535, PORT, &port)) return EXIT_USAGE;
    if (!web_files[0].path)
        return args_failed(&a, "this program was built without the page; 'make serve' builds it with it");
    int listener = serve_listen((int)port, &got, &error);
    if (listener < 0) {
        code = args_failed(&a, "%s", text_string(&error));
        text_free(&error);
        return code;
    }
    char address[64];
    snprintf(address, sizeof address, "http://localhost:%d/", got);
    printf("%s\n", address);
    fflush(stdout);
    struct sigaction act = {.sa_handler = stop};
    sigaction(SIGINT, &act, NULL);
    sigaction(SIGTERM, &act, NULL);
    signal(SIGCHLD, SIG_IGN);
    if (args_flag(&a, "open")) open_browser(address);
    serve_run(listener, web_files, &stopped);
    return EXIT_FINE;
}
