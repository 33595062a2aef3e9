/* test_web.c: `longbox serve`: requests that are answered, and those that are refused. */
#include <arpa/inet.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "../kit/group.h"

#include "front/web/serve.h"

static const u8 page[] = "<!doctype html>", script[] = "let a";
static const struct web_file files[] = {
    {"index.html", page, sizeof page - 1}, {"main-1A2B.js", script, sizeof script - 1}, {0}};

static void expect(const char *request, size_t length, const char *begins, const char *holds, const struct web_file *body)
{
    struct text head = {0};
    const struct web_file *got;
    assert_true(http_is_whole(request, length));
    http_answer(&head, &got, files, request, length);
    if (strncmp(head.at, begins, strlen(begins)) != 0 || !strstr(head.at, holds))
        fail_msg("%s: expected %s ... %s, got %s", request, begins, holds, head.at);
    assert_string_equal(head.at + head.length - 4, "\r\n\r\n");
    assert_ptr_equal(got, body);
    text_free(&head);
}

static void answers(const char *request, const char *holds, const struct web_file *body)
{
    expect(request, strlen(request), "HTTP/1.1 200 OK\r\n", holds, body);
}

static void refuses(const char *request, const char *status)
{
    char begins[40];
    snprintf(begins, sizeof begins, "HTTP/1.1 %s ", status);
    expect(request, strlen(request), begins, "Content-Length: 0\r\n", NULL);
}

#define HOST "Host: localhost:8080\r\n"

static void files_are_served(void **state)
{
    (void)state;
    answers("GET / HTTP/1.1\r\n" HOST "\r\n", "Content-Type: text/html; charset=utf-8\r\n", &files[0]);
    answers("GET /?a=b HTTP/1.1\r\n" HOST "Accept: */*\r\n\r\n", "Content-Length: 15\r\n", &files[0]);
    answers("GET /index.html HTTP/1.1\r\nhost:127.0.0.1\r\n\r\n", "Cache-Control: no-cache\r\n", &files[0]);
    answers("GET /main-1A2B.js HTTP/1.0\r\nHost: [::1]:99\r\n\r\n", "immutable\r\n", &files[1]);
    answers("HEAD /main-1A2B.js HTTP/1.1\r\n" HOST "\r\n", "Content-Length: 5\r\n", NULL);
}

static void all_else_is_refused(void **state)
{
    (void)state;
    refuses("GET /main.js HTTP/1.1\r\n" HOST "\r\n", "404");
    refuses("GET /../main-1A2B.js HTTP/1.1\r\n" HOST "\r\n", "404");
    refuses("GET //index.html HTTP/1.1\r\n" HOST "\r\n", "404");
    refuses("GET index.html HTTP/1.1\r\n" HOST "\r\n", "404");
    refuses("POST / HTTP/1.1\r\n" HOST "\r\n", "405");
    refuses("get / HTTP/1.1\r\n" HOST "\r\n", "405");
    refuses("GET / HTTP/1.1\r\nHost: example.org\r\n\r\n", "421");
    refuses("GET / HTTP/1.1\r\nHost: localhost.example.org\r\n\r\n", "421");
    refuses("GET / HTTP/1.1\r\nHost: localhost:80a\r\n\r\n", "421");
    refuses("GET / HTTP/1.1\r\n\r\n", "400");
    refuses("GET / HTTP/1.1\r\n" HOST HOST "\r\n", "400");
    refuses("GET / HTTP/1.1\r\n" HOST " folded\r\n\r\n", "400");
    refuses("GET / HTTP/1.1\r\n" HOST "Content-Length: 0\r\n\r\n", "400");
    refuses("GET / HTTP/1.1\r\n" HOST "transfer-encoding: chunked\r\n\r\n", "400");
    refuses("GET / HTTP/1.1\r\n" HOST "no colon\r\n\r\n", "400");
    refuses("GET / HTTP/1.1\r\n" HOST "\r\nGET / HTTP/1.1\r\n" HOST "\r\n", "400");
    refuses("GET / HTTP/2\r\n" HOST "\r\n", "400");
    refuses("\r\n\r\n", "400");
    expect("GET / HTTP/1.1\r\nHost: localhost\0\r\n\r\n", 36, "HTTP/1.1 400 ", "Content-Length: 0\r\n", NULL);
}

static void long_requests_are_not_waited_for(void **state)
{
    (void)state;
    char request[HTTP_HEAD_MOST + 2];
    memset(request, 'a', sizeof request);
    request[sizeof request - 1] = '\0';
    assert_false(http_is_whole(request, HTTP_HEAD_MOST));
    refuses(request, "431");
}

/* -- Connections -------------------------------------------------------------------------------------------------- */

struct server {
    int listener;
    volatile int stop;
};

static void *run(void *arg)
{
    struct server *s = arg;
    serve_run(s->listener, files, &s->stop);
    return NULL;
}

static int visit(int port)
{
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = htons((u16)port)};
    struct timeval patience = {.tv_sec = 10};
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int s = socket(AF_INET, SOCK_STREAM, 0);
    setsockopt(s, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    assert_int_equal(connect(s, (struct sockaddr *)&here, sizeof here), 0);
    return s;
}

static void silent_visitors_keep_nobody_waiting(void **state)
{
    (void)state;
    struct server server = {0};
    struct text error = {0};
    pthread_t thread;
    int port, silent[8];
    server.listener = serve_listen(0, &port, &error);
    assert_true(server.listener >= 0 && port > 0);
    assert_int_equal(pthread_create(&thread, NULL, run, &server), 0);
    for (int i = 0; i < COUNT(silent); i++) silent[i] = visit(port);
    static const char *const pieces[] = {"GET / HT", "TP/1.1\r\nHost: loc", "alhost\r\n\r", "\n"};
    int guest = visit(port);
    for (int i = 0; i < COUNT(pieces); i++) send(guest, pieces[i], strlen(pieces[i]), 0);
    char got[1024] = "";
    for (size_t length = 0; length < sizeof got - 1;) {
        ssize_t n = recv(guest, got + length, sizeof got - 1 - length, 0);
        if (n <= 0) break;
        length += (size_t)n;
    }
    assert_non_null(strstr(got, "200 OK"));
    assert_non_null(strstr(got, "\r\n\r\n<!doctype html>"));
    server.stop = 1;
    close(guest);
    for (int i = 0; i < COUNT(silent); i++) close(silent[i]);
    pthread_join(thread, NULL);
    text_free(&error);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(files_are_served),
    cmocka_unit_test(all_else_is_refused),
    cmocka_unit_test(long_requests_are_not_waited_for),
    cmocka_unit_test(silent_visitors_keep_nobody_waiting),
};
TEST_GROUP(tests);
