/* driving.h: what tests of drive share: a session, requests formatted like printf, and their answers. */
#ifndef TESTS_TALK_DRIVING_H
#define TESTS_TALK_DRIVING_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "../kit/group.h"
#include "talk/talk.h"

static inline struct caller *open_drive(void)
{
    return talk_open(NULL, NULL);
}

/* Sends one line, formatted like printf, and returns its answer; the caller drops it. */
static inline json_t *ask(struct caller *d, const char *format, ...) __attribute__((format(printf, 2, 3)));

static inline json_t *ask(struct caller *d, const char *format, ...)
{
    struct text line = {0}, out = {0};
    va_list list;
    va_start(list, format);
    text_add_list(&line, format, list);
    va_end(list);
    talk_line(d, line.at, &out);
    json_t *answer = json_loads(text_string(&out), JSON_REJECT_DUPLICATES, NULL);
    if (!json_is_object(answer)) fail_msg("%s: no JSON object: %s", line.at, text_string(&out));
    text_free(&line);
    text_free(&out);
    return answer;
}

static inline const char *error_of(const json_t *answer)
{
    const char *error = json_string_value(json_object_get(answer, "error"));
    return error ? error : "";
}

/* The same for requests that must succeed. */
#define TELL(d, ...) tell((d), ask((d), __VA_ARGS__))
static inline json_t *tell(struct caller *d, json_t *answer)
{
    (void)d;
    if (*error_of(answer)) fail_msg("%s", error_of(answer));
    return answer;
}
#define DO(d, ...) json_decref(TELL(d, __VA_ARGS__))

static inline struct text hash(struct caller *d)
{
    json_t *answer = TELL(d, "{\"op\":\"hash\"}");
    struct text hash = {0};
    text_add(&hash, "%s", json_string_value(json_object_get(answer, "hash")));
    assert_int_equal(hash.length, 16);
    json_decref(answer);
    return hash;
}

static inline void assert_hash(struct caller *d, struct text *expected)
{
    struct text now = hash(d);
    assert_string_equal(now.at, expected->at);
    text_free(&now);
    text_free(expected);
}

/* A request that must fail with these words in its error. */
static inline void assert_error(struct caller *d, const char *line, const char *words)
{
    json_t *answer = ask(d, "%s", line);
    if (!strstr(error_of(answer), words)) {
        char *text = json_dumps(answer, JSON_COMPACT);
        fail_msg("%s\nexpected an error with: %s\ngot: %s", line, words, text);
    }
    assert_true(json_object_size(answer) == (json_object_get(answer, "id") ? 2u : 1u));
    json_decref(answer);
}

static inline json_t *at(json_t *json, const char *key) { return json_object_get(json, key); }
static inline json_t *item(json_t *json, size_t i) { return json_array_get(json, i); }
static inline const char *string(json_t *json, const char *key)
{
    const char *s = json_string_value(at(json, key));
    return s ? s : "";
}
static inline int number(json_t *json, const char *key) { return (int)json_integer_value(at(json, key)); }

/* A game for three at the beginning of seat 0's turn. */
static inline void begin_turn(struct caller *d)
{
    DO(d, "{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3,\"seed\":5}");
    for (int s = 0; s < 3; s++) DO(d, "{\"op\":\"answer\",\"seat\":%d,\"action\":0}", s);
    DO(d, "{\"op\":\"load\",\"position\":{\"player\":{\"0\":{\"actions\":4},\"1\":{\"actions\":4},"
          "\"2\":{\"actions\":4}}},\"place\":\"turn\",\"at\":0}");
}

#endif
