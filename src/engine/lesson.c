/* lesson.c: reads lessons out of the appendix of a block: pairs of texts, a key and its value. */
#include "lesson.h"

#include <stdlib.h>
#include <string.h>

/* The next pair; false at the end. */
static bool next_pair(const struct content *content, const char **at, const char **key, const char **value)
{
    if (*at >= content->lessons + content->lesson_bytes) return false;
    *key = *at;
    *value = *key + strlen(*key) + 1;
    *at = *value + strlen(*value) + 1;
    return true;
}

static bool is(const char *key, const char *name) { return strcmp(key, name) == 0; }

static void add(const char **list, int *count, int most, const char *value)
{
    if (*count < most && *value) list[(*count)++] = value;
}

static void act(struct lesson_step *s, enum step_kind kind, const char *value)
{
    s->kind = (u8)kind;
    add(s->act, &s->acts, LESSON_ACTS, value);
}

static void read_step(struct lesson_step *s, const char *key, const char *value)
{
    if (is(key, "say")) s->say = value;
    else if (is(key, "rule")) s->rule = value;
    else if (is(key, "want")) s->want = value;
    else if (is(key, "look")) add(s->look, &s->looks, LESSON_LOOKS, value);
    else if (is(key, "take")) act(s, STEP_TAKES, value);
    else if (is(key, "allow")) act(s, STEP_ALLOWS, value);
    else if (is(key, "give")) act(s, STEP_GIVES, value);
    else if (is(key, "free")) s->kind = STEP_FREE, s->until = value;
    else if (is(key, "others")) add(s->other, &s->others, LESSON_OTHERS, value);
}

static void read_lesson(struct lesson *l, const char *key, const char *value)
{
    if (is(key, "title")) l->title = value;
    else if (is(key, "about")) l->about = value;
    else if (is(key, "file")) l->file = value;
    else if (is(key, "line")) l->line = atoi(value);
    else if (is(key, "minutes")) l->minutes = atoi(value);
    else if (is(key, "players")) l->players = atoi(value);
    else if (is(key, "seat")) l->seat = atoi(value);
    else if (is(key, "scenario")) l->scenario = value;
    else if (is(key, "level")) l->level = value;
    else if (is(key, "names")) l->names = value;
    else if (is(key, "wish")) l->wish = value;
    else if (is(key, "seed")) l->seed = strtoull(value, NULL, 10);
    else if (is(key, "options")) add(l->option, &l->options, LESSON_OPTIONS, value);
    else if (is(key, "others")) add(l->other, &l->others, LESSON_OTHERS, value);
    else if (is(key, "after")) add(l->after, &l->afters, LESSON_AFTERS, value);
}

/* Reads the lesson with this number, or with this id if that is not NULL. */
static bool read_one(const struct content *content, int number, const char *id, struct lesson *out)
{
    const char *at = content->lessons, *key, *value;
    bool found = false;
    *out = (struct lesson){.title = "", .about = "", .file = "", .level = "easy"};
    while (next_pair(content, &at, &key, &value)) {
        if (is(key, "lesson")) {
            if (found) break;
            found = id ? is(value, id) : number-- == 0;
            if (found) out->id = value;
        } else if (found && is(key, "step")) {
            if (out->steps == LESSON_STEPS) break;
            out->step[out->steps++].line = atoi(value);
        } else if (found && out->steps) {
            read_step(&out->step[out->steps - 1], key, value);
        } else if (found) {
            read_lesson(out, key, value);
        }
    }
    return found;
}

int lesson_count(const struct content *content)
{
    const char *at = content->lessons, *key, *value;
    int count = 0;
    while (next_pair(content, &at, &key, &value)) count += is(key, "lesson");
    return count;
}

bool lesson_at(const struct content *content, int number, struct lesson *out)
{
    return number >= 0 && read_one(content, number, NULL, out);
}

bool lesson_find(const struct content *content, const char *id, struct lesson *out)
{
    return read_one(content, 0, id, out);
}

int lesson_texts(const struct lesson *lesson)
{
    int count = 0;
    for (int i = 0; i < lesson->steps; i++) count += lesson->step[i].say != NULL;
    return count;
}
