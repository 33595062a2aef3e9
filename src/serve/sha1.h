/* sha1.h: SHA-1, which WebSockets shake hands with; it keeps nothing secret. */
#ifndef SERVE_SHA1_H
#define SERVE_SHA1_H

enum { SHA1_LETTERS = 28, SHA1_TEXT_MOST = 118 };

/* The hash of a text of at most SHA1_TEXT_MOST bytes, in base 64. */
void sha1_base64(const char *text, char letters[SHA1_LETTERS + 1]);

#endif
