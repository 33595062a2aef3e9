/* http.h: as much of HTTP as the page needs: GET and HEAD of files that lie in memory, and the door to a WebSocket. No
 * path reaches the file system. */
#ifndef SERVE_HTTP_H
#define SERVE_HTTP_H

#include "engine/text.h"

enum { HTTP_HEAD_MOST = 4096 }; /* bytes of a request */

/* A file of the page, made from build/web by tools/mkfiles. */
struct web_file {
    const char *path; /* "index.html"; NULL ends the list */
    const u8 *bytes;
    size_t length;
    const u8 *packed; /* by gzip; NULL: it would not be worth it */
    size_t packed_length;
};

/* The files of the page, as they were when the program was built; empty if the page was not. */
extern const struct web_file web_files[];

/* A part of a request. */
struct span {
    const char *at;
    size_t length;
};

/* A request; its parts lie in what was read. What it does not have is empty. */
struct http_request {
    int status; /* 200, or that of the refusal */
    struct span method, target, host, origin, upgrade, socket_key, socket_version, accept_encoding, forwarded_for;
};

/* Whether what was read so far is a whole request. Longer ones than HTTP_HEAD_MOST are never waited for. */
bool http_is_whole(const char *request, size_t length);
/* Reads a whole request, or what somebody sent in place of one. `names` are the host names that it may be for, besides
 * those of this machine, and end with NULL; NULL: none. A page elsewhere could send requests under a name of its
 * own. */
struct http_request http_read(const char *request, size_t length, const char *const *names);
/* Whether a request is for this path, whatever follows "?". */
bool http_is_for(const struct http_request *r, const char *path);

/* Writes the head of the answer with a file; *body is what follows it, or empty. */
void http_answer(struct text *head, struct span *body, const struct web_file *files, const struct http_request *r);
/* Whom a proxy has spoken for: the last address that it names, which no visitor can make up. False: nobody. */
bool http_forwarded_for(const struct http_request *r, char *address, size_t size);
/* Writes a whole answer of plain text. */
void http_say(struct text *out, const struct http_request *r, const char *words);
/* Writes the answer to whoever wants a WebSocket. False: it is a refusal, because it does not come from a page of the
 * same host or is not of the one version that there is. */
bool http_accept(struct text *head, const struct http_request *r);

#endif
