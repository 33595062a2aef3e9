/* serve.c: connections: some at a time, each with one request, its answer and an end to its time. */
#include "serve.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { VISITORS_MOST = 64, VISIT_SECONDS = 20, WAIT_MS = 500 };

/* One connection: first it is listened to, then it is answered. */
struct visitor {
    int socket; /* -1: this place is free */
    time_t until;
    size_t length;
    char request[HTTP_HEAD_MOST + 1];
    bool answered;
    struct text head;
    const struct web_file *body;
    size_t sent; /* of head and body */
};

static time_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec;
}

int serve_listen(int port, int *got, struct text *error)
{
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = htons((u16)port)};
    socklen_t bytes = sizeof here;
    int yes = 1, listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (listener >= 0) setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (listener < 0 || bind(listener, (struct sockaddr *)&here, sizeof here) != 0 || listen(listener, 64) != 0 ||
        getsockname(listener, (struct sockaddr *)&here, &bytes) != 0 || fcntl(listener, F_SETFL, O_NONBLOCK) != 0) {
        text_add(error, "port %d: %s", port, strerror(errno));
        if (listener >= 0) close(listener);
        return -1;
    }
    *got = ntohs(here.sin_port);
    return listener;
}

static void part(struct visitor *v)
{
    close(v->socket);
    text_free(&v->head);
    v->socket = -1;
}

static void greet(struct visitor *visitors, int listener)
{
    struct visitor *v = visitors;
    while (v < visitors + VISITORS_MOST && v->socket >= 0) v++;
    if (v == visitors + VISITORS_MOST) return; /* it waits until somebody has left */
    int socket = accept(listener, NULL, NULL);
    if (socket < 0) return;
    fcntl(socket, F_SETFL, O_NONBLOCK);
    fcntl(socket, F_SETFD, FD_CLOEXEC);
    *v = (struct visitor){.socket = socket, .until = now() + VISIT_SECONDS};
}

static bool is_trouble(ssize_t n) { return n < 0 && errno != EAGAIN && errno != EINTR; }

static void hear(struct visitor *v, const struct web_file *files)
{
    ssize_t n = recv(v->socket, v->request + v->length, sizeof v->request - v->length, 0);
    if (n == 0 || is_trouble(n)) part(v);
    if (n <= 0) return;
    v->length += (size_t)n;
    if (!http_is_whole(v->request, v->length)) return;
    http_answer(&v->head, &v->body, files, v->request, v->length);
    v->answered = true;
}

static void tell(struct visitor *v)
{
    size_t head = v->head.length, all = head + (v->body ? v->body->length : 0);
    const char *from = v->sent < head ? v->head.at + v->sent : (const char *)v->body->bytes + (v->sent - head);
    ssize_t n = send(v->socket, from, v->sent < head ? head - v->sent : all - v->sent, MSG_NOSIGNAL);
    if (n > 0) v->sent += (size_t)n;
    if (is_trouble(n) || v->sent == all) part(v);
}

void serve_run(int listener, const struct web_file *files, const volatile int *stop)
{
    static struct visitor visitors[VISITORS_MOST];
    struct pollfd wait[VISITORS_MOST + 1];
    for (int i = 0; i < VISITORS_MOST; i++) visitors[i].socket = -1;
    while (!*stop) {
        bool full = true;
        for (int i = 0; i < VISITORS_MOST; i++) {
            struct visitor *v = &visitors[i];
            if (v->socket >= 0 && now() > v->until) part(v);
            full = full && v->socket >= 0;
            wait[i] = (struct pollfd){.fd = v->socket, .events = v->answered ? POLLOUT : POLLIN};
        }
        wait[VISITORS_MOST] = (struct pollfd){.fd = full ? -1 : listener, .events = POLLIN};
        if (poll(wait, COUNT(wait), WAIT_MS) <= 0) continue;
        for (int i = 0; i < VISITORS_MOST; i++)
            if (wait[i].fd < 0 || !wait[i].revents) continue;
            else if (visitors[i].answered) tell(&visitors[i]);
            else hear(&visitors[i], files);
        if (wait[VISITORS_MOST].revents) greet(visitors, listener);
    }
    for (int i = 0; i < VISITORS_MOST; i++)
        if (visitors[i].socket >= 0) part(&visitors[i]);
    close(listener);
}
