/* kit.c: a server in a process of its own, and guests who speak WebSocket with it. */
#include "kit.h"

#include "serve/confine.h"

#include <arpa/inet.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATIENCE_SECONDS = 600 }; /* bots think only when nobody else wants the processor */

/* -- The server --------------------------------------------------------------------------------------------------- */

struct serving {
    struct net *net;
    struct hub *hub;
    uv_signal_t end;
};

static void stop(uv_signal_t *end, int number)
{
    struct serving *s = end->data;
    (void)number;
    net_close(s->net);
    hub_close(s->hub);
    uv_close((uv_handle_t *)end, NULL);
}

static const char *const names[] = {"play.example.org", NULL};
static const u8 page[] = "<!doctype html>";
static const struct web_file files[] = {{"index.html", page, sizeof page - 1}, {0}};

static void serve(const struct server *server, int tell)
{
    struct store_options store = {server->path, server->database[0] ? server->database : NULL, NODE_LEASE_MS};
    char address[64];
    uv_loop_t loop;
    struct text error = {0};
    struct serving s = {0};
    uv_loop_init(&loop);
    char uptime[80];
    snprintf(uptime, sizeof uptime, "%s-uptime", server->path);
    s.hub = hub_open(&loop, &(struct hub_options){store, 1, 100, 1, 1, store.database ? NULL : uptime}, &error);
    if (s.hub)
        s.net = net_open(&loop, &(struct net_options){NULL, 0, names, files, 100, 20, 1, true}, &hub_house, s.hub,
                         &error);
    int port = s.net ? net_port(s.net) : 0;
    snprintf(address, sizeof address, "ws://localhost:%d/socket", port);
    if (port) hub_address(s.hub, address);
    if (!port) fprintf(stderr, "%s\n", text_string(&error));
    s.end.data = &s;
    uv_signal_init(&loop, &s.end);
    uv_signal_start(&s.end, stop, SIGTERM);
    if (!confine(&error)) fprintf(stderr, "not confined: %s\n", text_string(&error));
    if (write(tell, &port, sizeof port) != sizeof port || !port) _exit(1);
    close(tell);
    uv_run(&loop, UV_RUN_DEFAULT);
    _exit(uv_loop_close(&loop) == 0 ? 0 : 1);
}

void start_server(struct server *s)
{
    int tell[2];
    assert_int_equal(pipe(tell), 0);
    s->process = fork();
    assert_true(s->process >= 0);
    if (s->process == 0) {
        signal(SIGPIPE, SIG_IGN);
        static const int faults[] = {SIGSEGV, SIGILL, SIGFPE, SIGBUS}; /* a server that falls runs no tests */
        for (int i = 0; i < COUNT(faults); i++) signal(faults[i], SIG_DFL);
        signal(SIGXFSZ, SIG_IGN);
        prctl(PR_SET_PDEATHSIG, SIGKILL); /* a test that fails leaves nobody behind */
        serve(s, tell[1]);
    }
    close(tell[1]);
    assert_int_equal(read(tell[0], &s->port, sizeof s->port), sizeof s->port);
    close(tell[0]);
    assert_true(s->port > 0);
}

void open_server(struct server *s)
{
    *s = (struct server){.path = "/tmp/longbox-served-XXXXXX"};
    assert_non_null(mkdtemp(s->path));
    strcat(s->path, "/tables.db");
    start_server(s);
}

void open_node(struct server *s, const char *database)
{
    *s = (struct server){0};
    snprintf(s->database, sizeof s->database, "%s", database);
    start_server(s);
}

void end_server(struct server *s, int number)
{
    int status;
    kill(s->process, number);
    assert_int_equal(waitpid(s->process, &status, 0), s->process);
    if (number == SIGTERM) assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

void close_server(struct server *s)
{
    static const char *const ends[] = {"", "-wal", "-shm", "-uptime"};
    for (int i = 0; i < COUNT(ends); i++) {
        char file[80];
        snprintf(file, sizeof file, "%s%s", s->path, ends[i]);
        unlink(file);
    }
    *strrchr(s->path, '/') = '\0';
    assert_int_equal(rmdir(s->path), 0);
}

/* -- Guests -------------------------------------------------------------------------------------------------------- */

int dial(const struct server *s)
{
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = htons((u16)s->port)};
    struct timeval patience = {.tv_sec = PATIENCE_SECONDS};
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    assert_int_equal(connect(fd, (struct sockaddr *)&here, sizeof here), 0);
    return fd;
}

void send_bytes(int fd, const void *bytes, size_t length) { send(fd, bytes, length, MSG_NOSIGNAL); }

static bool more(struct guest *g)
{
    ssize_t n = recv(g->socket, g->in + g->length, sizeof g->in - g->length - 1, 0);
    if (n <= 0) return false;
    text_put(&g->all, g->in + g->length, (size_t)n);
    g->length += (size_t)n;
    g->in[g->length] = '\0';
    return true;
}

static void forget(struct guest *g, size_t length)
{
    g->length -= length;
    memmove(g->in, g->in + length, g->length + 1);
}

struct guest *greet(const struct server *s)
{
    struct guest *g = greet_as(s, "");
    assert_non_null(g);
    return g;
}

struct guest *greet_as(const struct server *s, const char *headers)
{
    char host[40], origin[60];
    snprintf(host, sizeof host, "localhost:%d", s->port);
    snprintf(origin, sizeof origin, "http://%s", host);
    return greet_by(dial(s), host, origin, headers);
}

struct guest *greet_by(int fd, const char *host, const char *origin, const char *headers)
{
    struct guest *g = calloc(1, sizeof *g);
    char request[400], *end;
    g->socket = fd;
    g->pushes = json_array();
    g->tables = json_array();
    g->standings = json_array();
    int n = snprintf(request, sizeof request, "GET /socket HTTP/1.1\r\nHost: %s\r\nOrigin: %s\r\nUpgrade: websocket\r\n"
                     "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                     "Sec-WebSocket-Version: 13\r\n%s\r\n", host, origin, headers);
    send_bytes(g->socket, request, (size_t)n);
    while (!(end = strstr(g->in, "\r\n\r\n"))) assert_true(more(g));
    if (strstr(g->in, "HTTP/1.1 429 ")) {
        part(g);
        return NULL;
    }
    assert_non_null(strstr(g->in, "101 Switching"));
    assert_non_null(strstr(g->in, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")); /* the example of RFC 6455 */
    forget(g, (size_t)(end + 4 - g->in));
    return g;
}

void part(struct guest *g)
{
    close(g->socket);
    json_decref(g->pushes);
    json_decref(g->tables);
    json_decref(g->standings);
    text_free(&g->all);
    free(g);
}

void send_frame(struct guest *g, int first, const void *bytes, size_t length)
{
    static const u8 mask[4] = {1, 2, 3, 4};
    u8 *frame = malloc(length + 16);
    size_t n = 0;
    frame[n++] = (u8)first;
    frame[n++] = (u8)(0x80 | (length < 126 ? length : 126));
    if (length >= 126) frame[n++] = (u8)(length >> 8), frame[n++] = (u8)length;
    memcpy(frame + n, mask, 4);
    n += 4;
    for (size_t i = 0; i < length; i++) frame[n + i] = (u8)(((const u8 *)bytes)[i] ^ mask[i % 4]);
    send_bytes(g->socket, frame, n + length);
    free(frame);
}

json_t *next_line(struct guest *g)
{
    for (;;) {
        const u8 *in = (const u8 *)g->in;
        size_t head = 2, length = 0;
        if (g->length >= 2) {
            length = in[1] & 127;
            if (length == 126) head = 4, length = (size_t)in[2] << 8 | in[3];
            else if (length == 127) head = 10, length = (size_t)in[6] << 24 | (size_t)in[7] << 16 | (size_t)in[8] << 8 | in[9];
        }
        if (g->length < head || g->length < head + length) {
            if (!more(g)) return NULL;
            continue;
        }
        int kind = in[0] & 15;
        json_t *line = kind == 1 ? json_loadb(g->in + head, length, 0, NULL) : NULL;
        if (kind == 8 && length >= 2) g->farewell = in[head] << 8 | in[head + 1];
        forget(g, head + length);
        if (kind == 8) return NULL;
        if (kind == 1) {
            assert_non_null(line);
            return line;
        }
    }
}

/* The answer to the last request. */
static json_t *answer_to(struct guest *g)
{
    json_t *line;
    while ((line = next_line(g)) != NULL) {
        json_t *id = json_object_get(line, "id"), *push = json_object_get(line, "push");
        if (id && json_integer_value(id) == g->id) return line;
        if (push) json_array_append(g->pushes, push);
        else if (json_object_get(line, "table")) json_array_append(g->tables, json_object_get(line, "table"));
        else if (json_object_get(line, "elsewhere")) json_array_append(g->standings, json_object_get(line, "elsewhere"));
        json_decref(line);
    }
    return NULL;
}

static json_t *ask_with(struct guest *g, const char *format, va_list args)
{
    char request[NET_LINE_MOST];
    int n = snprintf(request, sizeof request, "{\"id\":%d,", ++g->id);
    n += vsnprintf(request + n, sizeof request - (size_t)n, format, args);
    n += snprintf(request + n, sizeof request - (size_t)n, "}");
    send_frame(g, 0x81, request, (size_t)n);
    return answer_to(g);
}

json_t *ask(struct guest *g, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    json_t *answer = ask_with(g, format, args);
    va_end(args);
    return answer;
}

json_t *ask_well(struct guest *g, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    json_t *answer = ask_with(g, format, args);
    va_end(args);
    assert_non_null(answer);
    if (json_object_get(answer, "error")) fail_msg("%s: %s", format, text_at(answer, "error"));
    return answer;
}

void ask_in_vain(struct guest *g, const char *part, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    json_t *answer = ask_with(g, format, args);
    va_end(args);
    assert_non_null(answer);
    const char *error = text_at(answer, "error");
    if (!error || !strstr(error, part)) fail_msg("%s: expected \"%s\", got %s", format, part, error ? error : "no error");
    json_decref(answer);
}

const char *text_at(const json_t *object, const char *key) { return json_string_value(json_object_get(object, key)); }
