/* json.h: JSON read strictly (RFC 8259) into a tree: for positions, records and requests.
 *
 * Nothing that the RFC does not allow is accepted: no comments, no extra comma, no text that is not UTF-8. Also
 * refused: a key twice in one object, a zero byte in a string ("\u0000"), whole numbers beyond 64 bits, and what is
 * larger than the limits below.
 */
#ifndef ENGINE_JSON_H
#define ENGINE_JSON_H

#include "base.h"

enum { JSON_DEEPEST = 64, JSON_LONGEST = 4 * 1024 * 1024, JSON_MOST_KEYS = 1000 };

enum json_type {
    JS_NULL,
    JS_BOOL,
    JS_INT,
    JS_REAL, /* a number with a fraction or an exponent; nobody needs its value */
    JS_STRING,
    JS_LIST,
    JS_OBJECT,
};

struct json {
    u8 type;
    int count;                       /* of the values in a list or object */
    long long number;                /* of an INT; 0 or 1 of a BOOL */
    const char *string;              /* of a STRING */
    const char *key;                 /* its key if it is in an object, otherwise NULL */
    const struct json *first, *next; /* the first value in it; the one after it in the same list or object */
    u32 from, to;                    /* where it is in the text */
};

/* Where the text is wrong, line and column counted from 1, and how: "expected a value, found ','". */
struct json_error {
    int line, column;
    bool limit; /* it is JSON, but larger than a limit */
    char what[120];
};

/* Reads a whole text; NULL after a mistake. The tree holds no pointer into the text. */
const struct json *json_read(const char *text, size_t length, struct json_error *error);
void json_free(const struct json *root); /* NULL does nothing */

/* NULL has no type, no values and no string. */
static inline bool json_is(const struct json *j, enum json_type type) { return j && j->type == type; }
static inline const struct json *json_first(const struct json *j) { return j ? j->first : NULL; }
static inline const char *json_text(const struct json *j) { return json_is(j, JS_STRING) ? j->string : NULL; }
/* What an object has under a key; NULL when there is none or it is no object. */
const struct json *json_get(const struct json *object, const char *key);

/* for EACH_JSON(item, list) { ... } */
#define EACH_JSON(item, of) (const struct json *item = json_first(of); item; item = item->next)

#endif
