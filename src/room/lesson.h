/* lesson.h: a guided first game in a room (engine/lesson.h, docs/learn.md).
 *
 * A lesson offers a person fewer options than the rules do, and explains; the game is a real one. Where a lesson stands
 * follows from the answers that were given: it is in the record, and undo goes back in it. The note "# lesson ID" of a
 * saved game says that it is one.
 */
#ifndef ROOM_LESSON_H
#define ROOM_LESSON_H

#include "engine/lesson.h"
#include "room.h"

/* Begins a lesson: NULL and a reason when there is none of this id (NULL: the first), or its set-up cannot be played. */
struct room *room_learn(const struct game *game, const struct content *content, const char *id, struct text *error);

/* Where a lesson stands. */
struct lesson_now {
    const struct lesson *lesson;
    int first, last; /* the steps whose texts belong to the question that is asked now */
    int text, texts; /* the number of the first of these texts, from 1, and how many the lesson has */
    int wants;       /* the step that wants something, or -1: the lesson is over and the game goes on */
};
/* False when none is learnt here, or it is over and the game has gone on since. */
bool room_lesson(struct room *r, struct lesson_now *out);
/* Whom it is for. */
seat lesson_seat(const struct lesson_now *now);
/* What is wanted now, as a sentence without a full stop; nothing where all is allowed and the lesson does not say. */
void lesson_say_want(struct room *r, const struct lesson_now *now, struct text *out);
/* Whether an answer may be given; false and a kind word in *error (or NULL) when it comes too early. */
bool lesson_allows(struct room *r, seat who, struct action action, struct text *error);
/* Whether words name an option of the rules that the lesson holds back; then a kind word is appended. */
bool lesson_holds_back(struct room *r, seat who, const char *words, struct text *out);

/* Plays all lessons of a content through, several times where there is free play. False after mistakes, one a line:
 * a step that takes what is not offered, a path that is not there, a rule that does not exist. */
bool lessons_check(const struct game *game, const struct content *content, struct text *errors);

#endif
