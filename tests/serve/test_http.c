/* test_http.c: requests that are answered, and those that are refused. */
#include <stdio.h>
#include <string.h>

#include "../kit/group.h"
#include "serve/http.h"

static const u8 page[] = "<!doctype html>", script[] = "let a", packed[] = "LA";
static const struct web_file files[] = {
    {"index.html", page, sizeof page - 1, NULL, 0},
    {"main-1A2B.js", script, sizeof script - 1, packed, sizeof packed - 1},
    {0}};
static const char *const names[] = {"play.example.org", NULL};

static void expect(const char *request, size_t length, const char *begins, const char *holds, const u8 *body)
{
    struct text head = {0};
    struct span got;
    assert_true(http_is_whole(request, length));
    struct http_request r = http_read(request, length, names);
    http_answer(&head, &got, files, &r);
    if (strncmp(head.at, begins, strlen(begins)) != 0 || !strstr(head.at, holds))
        fail_msg("%s: expected %s ... %s, got %s", request, begins, holds, head.at);
    assert_string_equal(head.at + head.length - 4, "\r\n\r\n");
    assert_ptr_equal(got.at, body);
    text_free(&head);
}

static void answers(const char *request, const char *holds, const u8 *body)
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
    answers("GET / HTTP/1.1\r\n" HOST "\r\n", "Content-Type: text/html; charset=utf-8\r\n", page);
    answers("GET /?a=b HTTP/1.1\r\n" HOST "Accept: */*\r\n\r\n", "Content-Length: 15\r\n", page);
    answers("GET /index.html HTTP/1.1\r\nhost:127.0.0.1\r\n\r\n", "Cache-Control: no-cache\r\n", page);
    answers("HEAD / HTTP/1.1\r\n" HOST "\r\n", "X-Longbox-Tables: here\r\n", NULL);
    answers("GET /main-1A2B.js HTTP/1.0\r\nHost: [::1]:99\r\n\r\n", "immutable\r\n", script);
    answers("GET / HTTP/1.1\r\nHost: Play.example.org\r\n\r\n", "Content-Length: 15\r\n", page);
    answers("GET /main-1A2B.js HTTP/1.1\r\n" HOST "Accept-Encoding: br, gzip\r\n\r\n", "Content-Encoding: gzip\r\n", packed);
    answers("GET /main-1A2B.js HTTP/1.1\r\n" HOST "Accept-Encoding: gzip\r\n\r\n", "Content-Length: 2\r\n", packed);
    answers("GET /main-1A2B.js HTTP/1.1\r\n" HOST "Accept-Encoding: br\r\n\r\n", "Vary: Accept-Encoding\r\n", script);
    answers("GET / HTTP/1.1\r\n" HOST "Accept-Encoding: gzip\r\n\r\n", "Content-Length: 15\r\n", page);
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
    refuses("GET / HTTP/1.1\r\nHost: play.example.org.evil\r\n\r\n", "421");
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

/* -- WebSocket ------------------------------------------------------------------------------------------------- */

static void shakes_hands(const char *request, const char *part)
{
    struct text head = {0};
    struct http_request r = http_read(request, strlen(request), names);
    bool fine = http_accept(&head, &r);
    if (!strstr(head.at, part) || fine != (strstr(part, "101") != NULL)) fail_msg("%s: expected %s, got %s", request, part, head.at);
    text_free(&head);
}

#define UPGRADE "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
#define ORIGIN "Origin: http://localhost:8080\r\n"
#define VERSION "Sec-WebSocket-Version: 13\r\n"

static void only_pages_of_the_same_host_get_a_socket(void **state)
{
    (void)state;
    shakes_hands("GET /socket HTTP/1.1\r\n" HOST ORIGIN UPGRADE VERSION "\r\n", "HTTP/1.1 101 ");
    shakes_hands("GET /socket HTTP/1.1\r\n" HOST ORIGIN UPGRADE VERSION "\r\n", "HTTP/1.1 101 Switching");
    shakes_hands("GET /socket HTTP/1.1\r\n" HOST UPGRADE VERSION "\r\n", "403");
    shakes_hands("GET /socket HTTP/1.1\r\n" HOST "Origin: http://evil.example\r\n" UPGRADE VERSION "\r\n", "403");
    shakes_hands("GET /socket HTTP/1.1\r\n" HOST "Origin: http://localhost:8080.evil\r\n" UPGRADE VERSION "\r\n", "403");
    shakes_hands("GET /socket HTTP/1.1\r\n" HOST ORIGIN UPGRADE "Sec-WebSocket-Version: 8\r\n\r\n", "403");
    shakes_hands("GET /socket HTTP/1.1\r\n" HOST ORIGIN VERSION "\r\n", "403");
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(files_are_served),
    cmocka_unit_test(all_else_is_refused),
    cmocka_unit_test(long_requests_are_not_waited_for),
    cmocka_unit_test(only_pages_of_the_same_host_get_a_socket),
};
TEST_GROUP(tests);
