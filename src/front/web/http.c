/* http.c: requests read strictly, and answered from a list of files.
 *
 * A connection has one request and one answer: nothing can be smuggled after a request that ends the connection. A
 * request with a body, two hosts, a folded line or a zero byte is refused; so is one for another host than this
 * machine, which a page elsewhere could send under a name of its own.
 */
#include "http.h"

#include <string.h>
#include <strings.h>

/* A part of a request. */
struct span {
    const char *at;
    size_t length;
};

/* Where a mark begins in a part, or NULL. */
static const char *find(struct span in, const char *mark)
{
    size_t n = strlen(mark);
    for (size_t i = 0; i + n <= in.length; i++)
        if (memcmp(in.at + i, mark, n) == 0) return in.at + i;
    return NULL;
}

bool http_is_whole(const char *request, size_t length)
{
    return length > HTTP_HEAD_MOST || find((struct span){request, length}, "\r\n\r\n");
}

static bool is(struct span s, const char *word) { return s.length == strlen(word) && !memcmp(s.at, word, s.length); }

static bool is_anyhow(struct span s, const char *word)
{
    return s.length == strlen(word) && !strncasecmp(s.at, word, s.length);
}

/* Takes what comes before `mark` off the rest; false: there is no mark. */
static bool take(struct span *rest, const char *mark, struct span *out)
{
    const char *end = find(*rest, mark);
    if (!end) return false;
    *out = (struct span){rest->at, (size_t)(end - rest->at)};
    size_t used = out->length + strlen(mark);
    *rest = (struct span){rest->at + used, rest->length - used};
    return true;
}

/* "localhost:8000", "127.0.0.1:8000", "[::1]:8000": this machine, by a name that nobody else can give to another. */
static bool is_here(struct span host)
{
    static const char *const names[] = {"localhost", "127.0.0.1", "[::1]"};
    for (int i = 0; i < COUNT(names); i++) {
        size_t n = strlen(names[i]);
        if (host.length < n || strncasecmp(host.at, names[i], n) != 0) continue;
        if (host.length == n) return true;
        if (host.at[n] == ':' && strspn(host.at + n + 1, "0123456789") >= host.length - n - 1) return true;
    }
    return false;
}

struct request {
    struct span method, target;
    int hosts;
    bool here;
};

/* 0, or the status of the refusal. */
static int read_header(struct request *r, struct span line)
{
    struct span name, value = line;
    if (line.at[0] == ' ' || line.at[0] == '\t' || !take(&value, ":", &name) || !name.length) return 400;
    if (memchr(name.at, ' ', name.length) || memchr(name.at, '\t', name.length)) return 400;
    while (value.length && value.at[0] == ' ') value.at++, value.length--;
    while (value.length && value.at[value.length - 1] == ' ') value.length--;
    if (is_anyhow(name, "Content-Length") || is_anyhow(name, "Transfer-Encoding")) return 400;
    if (is_anyhow(name, "Host")) r->hosts++, r->here = is_here(value);
    return 0;
}

static int read_request(struct request *r, const char *bytes, size_t length)
{
    struct span rest = {bytes, length}, line, version;
    if (length > HTTP_HEAD_MOST) return 431;
    if (memchr(bytes, '\0', length) || !take(&rest, "\r\n", &line)) return 400;
    if (!take(&line, " ", &r->method) || !take(&line, " ", &r->target)) return 400;
    version = line;
    if (!is(version, "HTTP/1.1") && !is(version, "HTTP/1.0")) return 400;
    while (take(&rest, "\r\n", &line)) {
        if (!line.length) break;
        int status = read_header(r, line);
        if (status) return status;
    }
    if (line.length || rest.length || r->hosts != 1) return 400;
    if (!r->here) return 421;
    if (!is(r->method, "GET") && !is(r->method, "HEAD")) return 405;
    return 0;
}

/* "/" is index.html; what follows "?" is of no concern. */
static const struct web_file *find_file(const struct web_file *files, struct span target)
{
    const char *query = memchr(target.at, '?', target.length);
    if (query) target.length = (size_t)(query - target.at);
    if (!target.length || target.at[0] != '/') return NULL;
    struct span path = {target.at + 1, target.length - 1};
    if (!path.length) path = (struct span){"index.html", strlen("index.html")};
    for (; files->path; files++)
        if (is(path, files->path)) return files;
    return NULL;
}

static const char *type_of(const char *path)
{
    static const char *const types[][2] = {
        {".html", "text/html; charset=utf-8"}, {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},   {".wasm", "application/wasm"},
        {".woff2", "font/woff2"},              {".svg", "image/svg+xml"},
        {".json", "application/json"},         {".webmanifest", "application/manifest+json"},
    };
    const char *dot = strrchr(path, '.');
    for (int i = 0; dot && i < COUNT(types); i++)
        if (strcmp(dot, types[i][0]) == 0) return types[i][1];
    return "text/plain; charset=utf-8";
}

static const char *reason_of(int status)
{
    switch (status) {
    case 200: return "OK";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 421: return "Misdirected Request";
    case 431: return "Request Header Fields Too Large";
    default: return "Bad Request";
    }
}

/* Files whose names change with what is in them, such as main-3F9A0C12.js, may be kept for ever. */
static bool is_for_ever(const char *path) { return strchr(path, '-') != NULL; }

void http_answer(struct text *head, const struct web_file **body, const struct web_file *files, const char *request,
                 size_t length)
{
    struct request r = {0};
    int status = read_request(&r, request, length);
    const struct web_file *file = status ? NULL : find_file(files, r.target);
    if (!status) status = file ? 200 : 404;
    text_add(head, "HTTP/1.1 %d %s\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\n", status,
             reason_of(status));
    text_add(head, "Referrer-Policy: no-referrer\r\n");
    if (status == 405) text_add(head, "Allow: GET, HEAD\r\n");
    if (file)
        text_add(head, "Content-Type: %s\r\nCache-Control: %s\r\n", type_of(file->path),
                 is_for_ever(file->path) ? "public, max-age=31536000, immutable" : "no-cache");
    text_add(head, "Content-Length: %zu\r\n\r\n", file ? file->length : (size_t)0);
    *body = file && is(r.method, "GET") ? file : NULL;
}
