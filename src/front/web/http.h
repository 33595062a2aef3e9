/* http.h: as much of HTTP as the page needs: GET and HEAD of files that lie in memory. No path reaches the file system.
 */
#ifndef FRONT_WEB_HTTP_H
#define FRONT_WEB_HTTP_H

#include "engine/text.h"

enum { HTTP_HEAD_MOST = 4096 }; /* bytes of a request */

/* A file of the page, made from build/web by tools/mkfiles. */
struct web_file {
    const char *path; /* "index.html"; NULL ends the list */
    const u8 *bytes;
    size_t length;
};

/* Whether what was read so far is a whole request. Longer ones than HTTP_HEAD_MOST are never waited for. */
bool http_is_whole(const char *request, size_t length);
/* Writes the head of the answer to a whole request, or to what somebody sent in place of one; *body is the file that
 * follows it, or NULL. */
void http_answer(struct text *head, const struct web_file **body, const struct web_file *files, const char *request,
                 size_t length);

#endif
