/* http.c: requests read strictly, and answered from a list of files.
 *
 * A connection has one request and one answer: nothing can be smuggled after a request that ends the connection. A
 * request with a body, a header that counts twice, a folded line or a control character is refused; so is one for
 * another host.
 */
#include "http.h"

#include <string.h>
#include <strings.h>

#include "sha1.h"

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

static bool is(struct span s, const char *word)
{
    return s.at && s.length == strlen(word) && !memcmp(s.at, word, s.length);
}

static bool is_anyhow(struct span s, const char *word)
{
    return s.at && s.length == strlen(word) && !strncasecmp(s.at, word, s.length);
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

/* Whether a host is this name, with a port or without. */
static bool is_host(struct span host, const char *name)
{
    size_t n = strlen(name);
    if (host.length < n || strncasecmp(host.at, name, n) != 0) return false;
    return host.length == n || (host.at[n] == ':' && strspn(host.at + n + 1, "0123456789") >= host.length - n - 1);
}

/* Names of this machine that nobody else can give to another come first. */
static bool is_known(struct span host, const char *const *names)
{
    static const char *const here[] = {"localhost", "127.0.0.1", "[::1]"};
    for (int i = 0; i < COUNT(here); i++)
        if (is_host(host, here[i])) return true;
    for (; names && *names; names++)
        if (is_host(host, *names)) return true;
    return false;
}

/* Whether a line has a control character, such as an end of a line that others might take for one. */
static bool has_control(struct span line)
{
    for (size_t i = 0; i < line.length; i++)
        if (((u8)line.at[i] < ' ' && line.at[i] != '\t') || line.at[i] == 0x7f) return true;
    return false;
}

/* False: it must be refused. */
static bool read_header(struct http_request *r, struct span line)
{
    const struct { const char *name; struct span *to; } wanted[] = {
        {"Host", &r->host}, {"Origin", &r->origin}, {"Upgrade", &r->upgrade},
        {"Sec-WebSocket-Key", &r->socket_key}, {"Sec-WebSocket-Version", &r->socket_version},
        {"Accept-Encoding", &r->accept_encoding}, {"X-Forwarded-For", &r->forwarded_for},
    };
    struct span name, value = line;
    if (line.at[0] == ' ' || line.at[0] == '\t' || !take(&value, ":", &name) || !name.length) return false;
    if (memchr(name.at, ' ', name.length) || memchr(name.at, '\t', name.length)) return false;
    while (value.length && value.at[0] == ' ') value.at++, value.length--;
    while (value.length && value.at[value.length - 1] == ' ') value.length--;
    if (is_anyhow(name, "Content-Length") || is_anyhow(name, "Transfer-Encoding")) return false;
    for (int i = 0; i < COUNT(wanted); i++) {
        if (!is_anyhow(name, wanted[i].name)) continue;
        if (wanted[i].to->at) return false;
        *wanted[i].to = value;
    }
    return true;
}

static int status_of(struct http_request *r, const char *bytes, size_t length, const char *const *names)
{
    struct span rest = {bytes, length}, line;
    if (length > HTTP_HEAD_MOST) return 431;
    if (!take(&rest, "\r\n", &line) || has_control(line)) return 400;
    if (!take(&line, " ", &r->method) || !take(&line, " ", &r->target)) return 400;
    if (!is(line, "HTTP/1.1") && !is(line, "HTTP/1.0")) return 400;
    while (take(&rest, "\r\n", &line) && line.length)
        if (has_control(line) || !read_header(r, line)) return 400;
    if (line.length || rest.length || !r->host.at) return 400;
    if (!is_known(r->host, names)) return 421;
    if (!is(r->method, "GET") && !is(r->method, "HEAD")) return 405;
    return 200;
}

struct http_request http_read(const char *request, size_t length, const char *const *names)
{
    struct http_request r = {0};
    r.status = status_of(&r, request, length, names);
    return r;
}

static struct span path_of(struct span target)
{
    const char *query = memchr(target.at, '?', target.length);
    if (query) target.length = (size_t)(query - target.at);
    return target;
}

bool http_is_for(const struct http_request *r, const char *path)
{
    return r->status == 200 && is(path_of(r->target), path);
}

/* "/" is index.html; what follows "?" is of no concern. */
static const struct web_file *find_file(const struct web_file *files, struct span target)
{
    target = path_of(target);
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
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 421: return "Misdirected Request";
    case 429: return "Too Many Requests";
    case 503: return "Service Unavailable";
    case 431: return "Request Header Fields Too Large";
    default: return "Bad Request";
    }
}

/* Files whose names change with what is in them, such as main-3F9A0C12.js, may be kept for ever. */
static bool is_for_ever(const char *path) { return strchr(path, '-') != NULL; }

static void open_head(struct text *head, int status)
{
    text_add(head, "HTTP/1.1 %d %s\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\n", status,
             reason_of(status));
    text_add(head, "Referrer-Policy: no-referrer\r\n");
    if (status == 405) text_add(head, "Allow: GET, HEAD\r\n");
}

/* Every browser takes gzip whenever it names it; "gzip;q=0" is said by nobody. */
static bool takes_gzip(const struct http_request *r)
{
    return r->accept_encoding.at && find(r->accept_encoding, "gzip");
}

void http_answer(struct text *head, struct span *body, const struct web_file *files, const struct http_request *r)
{
    const struct web_file *file = r->status == 200 ? find_file(files, r->target) : NULL;
    bool packed = file && file->packed && takes_gzip(r);
    struct span all = {0};
    if (file) all = packed ? (struct span){(const char *)file->packed, file->packed_length}
                           : (struct span){(const char *)file->bytes, file->length};
    open_head(head, r->status == 200 && !file ? 404 : r->status);
    if (file)
        text_add(head, "X-Longbox-Tables: here\r\nContent-Type: %s\r\nCache-Control: %s\r\n", type_of(file->path),
                 is_for_ever(file->path) ? "public, max-age=31536000, immutable" : "no-cache");
    if (file && file->packed) text_add(head, "Vary: Accept-Encoding\r\n");
    if (packed) text_add(head, "Content-Encoding: gzip\r\n");
    text_add(head, "Content-Length: %zu\r\n\r\n", all.length);
    *body = is(r->method, "GET") ? all : (struct span){0};
}

bool http_forwarded_for(const struct http_request *r, char *address, size_t size)
{
    struct span rest = r->forwarded_for, one;
    if (!rest.at) return false;
    while (take(&rest, ",", &one)) {}
    while (rest.length && rest.at[0] == ' ') rest.at++, rest.length--;
    if (!rest.length || rest.length >= size) return false;
    memcpy(address, rest.at, rest.length);
    address[rest.length] = '\0';
    return true;
}

void http_say(struct text *out, const struct http_request *r, const char *words)
{
    open_head(out, r->status);
    text_add(out, "Content-Type: text/plain; charset=utf-8\r\nCache-Control: no-store\r\n");
    text_add(out, "Content-Length: %zu\r\n\r\n%s", strlen(words), is(r->method, "GET") ? words : "");
}

/* "https://example.org" is a page of the host "example.org". */
static bool is_of_host(struct span origin, struct span host)
{
    struct span scheme;
    return take(&origin, "://", &scheme) && origin.length == host.length &&
           !strncasecmp(origin.at, host.at, host.length);
}

bool http_accept(struct text *head, const struct http_request *r)
{
    enum { KEY_MOST = 24 };
    static const char magic[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    char both[KEY_MOST + sizeof magic], accept[SHA1_LETTERS + 1];
    if (!is_anyhow(r->upgrade, "websocket") || !is(r->socket_version, "13") || r->socket_key.length != KEY_MOST ||
        !is_of_host(r->origin, r->host)) {
        open_head(head, 403);
        text_add(head, "Content-Length: 0\r\n\r\n");
        return false;
    }
    memcpy(both, r->socket_key.at, KEY_MOST);
    memcpy(both + KEY_MOST, magic, sizeof magic);
    sha1_base64(both, accept);
    text_add(head, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                   "Sec-WebSocket-Accept: %s\r\n\r\n", accept);
    return true;
}
