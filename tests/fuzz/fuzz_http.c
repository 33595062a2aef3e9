/* fuzz_http.c: any bytes as a request: whole or not, read in bounds, answered with a head that is well formed; a
 * request that comes in pieces is read as the same request; no byte of it gets into an answer but as a file's name. */
#include <stdlib.h>
#include <string.h>

#include "serve/address.h"
#include "serve/http.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { PIECES_MOST = 512 }; /* bytes of a request that is also read byte by byte */

static const u8 page[] = "<!doctype html>", script[] = "let a", packed[] = "LA";
static const struct web_file files[] = {
    {"index.html", page, sizeof page - 1, NULL, 0},
    {"main-1A2B.js", script, sizeof script - 1, packed, sizeof packed - 1},
    {0}};
static const char *const names[] = {"play.example.org", NULL};

/* Every line ends well, and nothing but the first empty line ends the head. */
static void check_head(const struct text *head, bool with_words)
{
    const char *end = strstr(head->at, "\r\n\r\n");
    MUST(strncmp(head->at, "HTTP/1.1 ", 9) == 0 && end && (with_words || end[4] == '\0'));
    for (const char *p = head->at; p < end; p++) MUST((u8)*p >= ' ' || *p == '\r' || *p == '\n');
}

static void check(const struct http_request *r)
{
    struct text head = {0}, socket = {0};
    struct span body;
    char address[ADDRESS_LETTERS];
    http_answer(&head, &body, files, r);
    check_head(&head, false);
    const u8 *at = (const u8 *)body.at;
    MUST(!at || (r->status == 200 && (at == page || at == script || at == packed)));
    if (http_forwarded_for(r, address, sizeof address)) MUST(strlen(address) > 0);
    text_clear(&head);
    http_say(&head, r, "words\n");
    check_head(&head, true);
    bool fine = http_is_for(r, "/socket") && http_accept(&socket, r);
    if (socket.at) check_head(&socket, false);
    if (fine) { /* only from a page of the same host */
        const char *origin = memchr(r->origin.at, '/', r->origin.length);
        MUST(origin && (size_t)(r->origin.at + r->origin.length - (origin + 2)) == r->host.length);
    }
    text_free(&head);
    text_free(&socket);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    /* What arrives is a text, with a zero after it, as net.c gathers it. */
    char *request = malloc(size + 1);
    MUST(request != NULL);
    if (size) memcpy(request, data, size);
    request[size] = '\0';
    size_t whole = size > PIECES_MOST ? size : 0;
    while (whole < size && !http_is_whole(request, whole)) whole++;
    if (http_is_whole(request, size)) {
        struct http_request r = http_read(request, size, names);
        MUST(r.status >= 200 && r.status < 600);
        MUST(r.status != 200 || (whole == size && r.host.at && size <= HTTP_HEAD_MOST && !memchr(request, 0, size)));
        check(&r);
    }
    free(request);
    return 0;
}
