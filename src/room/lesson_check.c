/* lesson_check.c: plays lessons through, as somebody would who does what they say. */
#include <stdlib.h>
#include <string.h>

#include "engine/field_access.h"
#include "inside.h"
#include "lesson.h"
#include "rulings.h"

enum { RUNS = 8, ANSWERS_MAX = 2000 };

struct trial {
    struct room *room;
    const struct lesson *lesson;
    struct text *errors;
    struct bot *bot;    /* plays where all is allowed */
    struct random luck;
    int run;            /* 0: the first of what is allowed */
    int shown;          /* the first step of the texts that were checked last */
    bool fine;
};

/* Notes a mistake: "lesson.lua:12: lesson first, step 3: ...". */
static void blame(struct trial *t, int step, const char *what, const char *detail)
{
    text_add(t->errors, "%s:%d: lesson %s, step %d: %s", t->lesson->file, t->lesson->step[step].line, t->lesson->id,
             step + 1, what);
    text_add(t->errors, "%s\n", detail);
    t->fine = false;
}

static bool rule_exists(const struct game *game, const char *rule)
{
    struct text found = {0};
    rule_number number = rule_read(game, rule);
    bool fine = number && rulings_one(&found, game, number);
    text_free(&found);
    return fine;
}

/* The texts that are shown now: what they light must lie on the table, their rules be in the book. */
static void check_texts(struct trial *t, const struct lesson_now *now)
{
    struct scene scene = {0};
    room_scene(t->room, lesson_seat(now), &scene);
    for (int i = now->first; i <= now->last && t->shown != now->first; i++) {
        const struct lesson_step *s = &now->lesson->step[i];
        for (int k = 0; k < s->looks; k++)
            if (scene_find(&scene, s->look[k]) < 0) blame(t, i, "look: nothing lies on the table at ", s->look[k]);
        if (s->rule && !rule_exists(t->room->game, s->rule)) blame(t, i, "rule: there is no ", s->rule);
    }
    t->shown = now->first;
    scene_free(&scene);
}

static struct action choose(struct trial *t, const struct lesson_now *now, seat who)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    int count;
    const struct action *option = room_options(t->room, who, &count);
    if (now->wants >= 0 && now->lesson->step[now->wants].kind != STEP_FREE)
        return option[t->run ? random_below(&t->luck, (u32)count) : 0];
    room_view(t->room, who, view);
    option = room_options(t->room, who, &count);
    return option[bot_choose(t->bot, view, who, option, count, &t->luck)];
}

/* Answers one question; false when the lesson is over or something is wrong. */
static bool answer_one(struct trial *t, seat who)
{
    struct lesson_now now;
    struct text offer = {0}, error = {0};
    const struct action *give;
    int count;
    if (!room_lesson(t->room, &now)) return false;
    check_texts(t, &now);
    if (now.wants < 0 || !t->fine) return false;
    const struct lesson_step *s = &now.lesson->step[now.wants];
    lesson_say_offer(t->room, who, &offer);
    room_options(t->room, who, &count);
    if (s->kind != STEP_FREE && !lesson_wants(t->room, who, &give))
        blame(t, now.wants, "what it wants is not offered", offer.at);
    else if (s->kind == STEP_TAKES && count > 1)
        blame(t, now.wants, "take: more than one option fits", offer.at);
    text_free(&offer);
    if (!t->fine) return false;
    if (!room_answer(t->room, who, choose(t, &now, who), &error)) blame(t, now.wants, "", text_string(&error));
    text_free(&error);
    return t->fine;
}

static void play_through(struct trial *t)
{
    struct lesson_now now;
    int answers = 0;
    for (seat who; answers < ANSWERS_MAX;) {
        enum room_turn turn = room_step(t->room, NOBODY, &who);
        if (turn == ROOM_OVER) break;
        if (turn != ROOM_ASKS) continue;
        answers++;
        if (!answer_one(t, who)) break;
    }
    if (!t->fine) return;
    bool over = room_over(t->room);
    if (over || answers == ANSWERS_MAX || !room_lesson(t->room, &now) || now.wants >= 0)
        blame(t, t->lesson->steps - 1, over ? "the game ends before the lesson does" : "the lesson does not end", "");
}

static bool check_one(const struct game *game, const struct content *content, const struct lesson *lesson,
                      struct text *errors)
{
    struct level quick;
    struct text why = {0};
    MUST(level_read(&quick, "quick", &why));
    struct trial t = {.lesson = lesson, .errors = errors, .bot = bot_new(game, content, &quick, 1), .fine = true};
    MUST(t.bot);
    for (t.run = 0; t.run < RUNS && t.fine; t.run++) {
        t.shown = -1;
        random_seed(&t.luck, (u64)t.run);
        t.room = room_learn(game, content, lesson->id, &why);
        if (!t.room) {
            text_add(errors, "%s:%d: lesson %s: %s\n", lesson->file, lesson->line, lesson->id, text_string(&why));
            t.fine = false;
            break;
        }
        play_through(&t);
        room_free(t.room);
    }
    bot_free(t.bot);
    text_free(&why);
    return t.fine;
}

bool lessons_check(const struct game *game, const struct content *content, struct text *errors)
{
    struct lesson *lesson = malloc(sizeof *lesson);
    bool fine = true;
    MUST(lesson);
    for (int i = 0; lesson_at(content, i, lesson); i++) fine = check_one(game, content, lesson, errors) && fine;
    free(lesson);
    return fine;
}
