/* lesson.h: guided first games, as content tells them (docs/learn.md).
 *
 * Lessons lie in the appendix of a block: the rules do not know them, and the hash by which records identify content
 * does not depend on them. All texts here point into the content.
 */
#ifndef ENGINE_LESSON_H
#define ENGINE_LESSON_H

#include "content.h"

enum { LESSON_STEPS = 80, LESSON_LOOKS = 6, LESSON_ACTS = 16, LESSON_OTHERS = 24, LESSON_OPTIONS = 8,
       LESSON_AFTERS = 240 };

/* What a step wants of whoever learns. */
enum step_kind {
    STEP_TELLS,  /* nothing: its text goes with the next step that wants something */
    STEP_TAKES,  /* these answers, one after the other */
    STEP_ALLOWS, /* one answer that fits one of these patterns */
    STEP_GIVES,  /* nothing: these answers are given for them, as each is asked for */
    STEP_FREE,   /* any answers, until something has happened */
};

/* A pattern is an answer in the words of a record; words may be missing at its end, and `*` is any word. */
struct lesson_step {
    u8 kind;
    int line;                        /* in the content file */
    const char *say, *rule;          /* or NULL */
    const char *want;                /* what is wanted, in words; NULL: the option that fits says it */
    const char *until;               /* of FREE: an event, "your" and an event, or a number of answers */
    int looks, acts, others;
    const char *look[LESSON_LOOKS];  /* paths of the scene that are lit */
    const char *act[LESSON_ACTS];    /* patterns */
    const char *other[LESSON_OTHERS]; /* what bots answer when they can: a seat and a pattern */
};

struct lesson {
    const char *id, *title, *about;
    const char *file; /* in which it is declared */
    int line;
    int minutes, players, seat;
    const char *scenario; /* its id, or NULL: the game has none */
    const char *level;    /* of the bots when the lesson is over */
    const char *names, *wish; /* or NULL */
    u64 seed;
    int options, others, afters, steps;
    const char *option[LESSON_OPTIONS]; /* ids of set-up options */
    const char *other[LESSON_OTHERS];   /* as of a step, all the time */
    const char *after[LESSON_AFTERS];   /* what was answered before it begins: a seat and a pattern, in this order */
    struct lesson_step step[LESSON_STEPS];
};

/* How many lessons a content has, and one of them; false when there is none of this number or id. */
int lesson_count(const struct content *content);
bool lesson_at(const struct content *content, int number, struct lesson *out);
bool lesson_find(const struct content *content, const char *id, struct lesson *out);
/* How many steps of it have a text. */
int lesson_texts(const struct lesson *lesson);

#endif
