/* lesson.c: where a lesson stands, what it allows, and what it has others answer. */
#include "lesson.h"

#include <stdlib.h>
#include <string.h>

#include "engine/field_access.h"
#include "inside.h"
#include "opening.h"

static const char note[] = "lesson";

/* The lesson of a room, NULL: none is learnt. */
static const struct lesson *lesson_of(struct room *r)
{
    const char *id = room_kept(r, note);
    if (r->lesson_sought || !id) return r->lesson;
    r->lesson_sought = true;
    r->lesson = malloc(sizeof *r->lesson);
    MUST(r->lesson);
    if (lesson_find(r->content, id, r->lesson) && r->lesson->seat < room_players(r)) return r->lesson;
    free(r->lesson);
    return r->lesson = NULL;
}

void lesson_forget(struct room *r)
{
    free(r->lesson);
    bot_free(r->lesson_bot);
    r->lesson = NULL;
    r->lesson_bot = NULL;
}

/* -- Patterns ---------------------------------------------------------------------------------------------------- */

/* The next word of a text, which may be in quotes; false at its end. */
static bool next_word(const char **at, const char **word, size_t *length)
{
    while (**at == ' ') (*at)++;
    if (!**at) return false;
    bool quoted = **at == '"';
    *word = *at + quoted;
    *length = strcspn(*word, quoted ? "\"" : " ");
    *at = *word + *length + (quoted && (*word)[*length]);
    return true;
}

/* Whether an action fits a pattern; a check that came with it from a record, after a semicolon, does not matter. */
static bool fits(const struct room *r, const char *pattern, struct action action)
{
    struct text words = {0};
    const char *one, *other, *at;
    size_t long_one, long_other;
    bool fine = true;
    action_write(&words, r->game, r->content, action);
    at = text_string(&words);
    while (fine && next_word(&pattern, &one, &long_one) && *one != ';') {
        fine = next_word(&at, &other, &long_other);
        bool any = long_one == 1 && *one == '*';
        fine = fine && (any || (long_one == long_other && strncmp(one, other, long_one) == 0));
    }
    text_free(&words);
    return fine;
}

static bool fits_one(const struct room *r, const struct lesson_step *s, int part, struct action action)
{
    if (s->kind == STEP_TAKES || s->kind == STEP_GIVES) return part < s->acts && fits(r, s->act[part], action);
    for (int i = 0; s->kind == STEP_ALLOWS && i < s->acts; i++)
        if (fits(r, s->act[i], action)) return true;
    return false;
}

/* -- Where it stands --------------------------------------------------------------------------------------------- */

struct course {
    int step, part; /* the step that wants something, and how much of it is done; `steps` of the lesson: it is over */
    int first;      /* the step after the last one that was done by whoever learns */
    int events;     /* that had happened before the first answer to this step; -1: there is none yet */
    int answers;    /* of whoever learns since then */
};

static void next_step(const struct lesson *l, struct course *c)
{
    bool done = l->step[c->step].kind != STEP_TELLS && l->step[c->step].kind != STEP_GIVES;
    c->step++;
    if (done) c->first = c->step;
    c->part = c->answers = 0;
    c->events = -1;
}

/* Whether one of the events from..to is what free play lasts until. */
static bool finds_event(const struct room *r, const struct lesson *l, const struct lesson_step *s, int from, int to)
{
    bool own = strncmp(s->until, "your ", 5) == 0;
    const char *name = own ? s->until + 5 : s->until;
    int count;
    const struct event *event = table_events(r->table, &count);
    for (int i = from; i < to && i < count; i++)
        if (strcmp(r->game->rules.events[event[i].kind].name, name) == 0 && (!own || event[i].who == l->seat))
            return true;
    return false;
}

/* Whether free play is over when this many events have happened. */
static bool free_ends(const struct room *r, const struct lesson *l, const struct lesson_step *s,
                      const struct course *c, int events)
{
    int number = atoi(s->until);
    if (number) return c->answers >= number;
    return c->events >= 0 && finds_event(r, l, s, c->events, events);
}

/* Passes by steps that are over when this many events have happened. */
static void pass_by(const struct room *r, const struct lesson *l, struct course *c, int events)
{
    while (c->step < l->steps) {
        const struct lesson_step *s = &l->step[c->step];
        if (s->kind != STEP_TELLS && (s->kind != STEP_FREE || !free_ends(r, l, s, c, events))) return;
        next_step(l, c);
    }
}

/* Goes through the answers of whoever learns. One that a step did not want was given by itself; those that came before
 * the lesson are no part of it. */
static struct course course_of(const struct room *r, const struct lesson *l)
{
    struct course c = {.events = -1};
    struct past_answer past;
    int count, before = l->afters;
    table_events(r->table, &count);
    for (int i = table_past(r->table, 0, &past); i; i = table_past(r->table, i, &past)) {
        if (before-- > 0 || past.who != l->seat) continue;
        pass_by(r, l, &c, past.events);
        if (c.step == l->steps) {
            c.answers++;
            continue;
        }
        const struct lesson_step *s = &l->step[c.step];
        if (!past.joined && !c.answers++) c.events = past.events;
        if ((past.joined && s->kind != STEP_GIVES) || !fits_one(r, s, c.part, past.action)) continue;
        if (s->kind == STEP_ALLOWS || ++c.part == s->acts) next_step(l, &c);
    }
    pass_by(r, l, &c, count);
    return c;
}

static bool is_over(const struct room *r, const struct lesson *l, const struct course *c)
{
    return c->step == l->steps || table_over(r->table);
}

bool lesson_runs(struct room *r)
{
    const struct lesson *l = lesson_of(r);
    if (!l) return false;
    const struct course c = course_of(r, l);
    return !is_over(r, l, &c);
}

bool room_lesson(struct room *r, struct lesson_now *out)
{
    const struct lesson *l = lesson_of(r);
    *out = (struct lesson_now){.wants = -1};
    if (!l || table_over(r->table)) return false;
    const struct course c = course_of(r, l);
    if (c.step == l->steps && c.answers) return false;
    *out = (struct lesson_now){.lesson = l, .first = c.first, .last = min_int(c.step, l->steps - 1), .text = 1,
                               .texts = lesson_texts(l), .wants = c.step < l->steps ? c.step : -1};
    for (int i = 0; i < c.first; i++) out->text += l->step[i].say != NULL;
    return true;
}

seat lesson_seat(const struct lesson_now *now) { return (seat)now->lesson->seat; }

/* -- What is allowed --------------------------------------------------------------------------------------------- */

/* The step of the lesson that restricts a seat now, NULL: none does. */
static const struct lesson_step *restricts(struct room *r, seat who, int *part)
{
    const struct lesson *l = lesson_of(r);
    if (!l || who != l->seat || !has_seat(table_pending_truth(r->table), who)) return NULL;
    const struct course c = course_of(r, l);
    *part = c.part;
    return is_over(r, l, &c) || l->step[c.step].kind == STEP_FREE ? NULL : &l->step[c.step];
}

int lesson_filter(struct room *r, seat who, struct action *option, int count)
{
    int part, kept = 0;
    const struct lesson_step *s = restricts(r, who, &part);
    for (int i = 0; s && i < count; i++)
        if (fits_one(r, s, part, option[i])) {
            struct action fitting = option[i];
            option[i] = option[kept];
            option[kept++] = fitting;
        }
    return kept ? kept : count; /* what no step foresees is for the person to answer */
}

bool lesson_wants(struct room *r, seat who, const struct action **give)
{
    int part, count;
    const struct lesson_step *s = restricts(r, who, &part);
    *give = NULL;
    if (!s) return false;
    const struct action *option = table_options(r->table, who, &count);
    for (int i = 0; i < count; i++)
        if (fits_one(r, s, part, option[i])) {
            if (s->kind == STEP_GIVES) *give = &option[i];
            return true;
        }
    return false;
}

void lesson_say_want(struct room *r, const struct lesson_now *now, struct text *out)
{
    enum { MOST = 3 };
    int count, part = 0, said = 0;
    seat who = lesson_seat(now);
    const struct lesson_step *s = now->wants < 0 ? NULL : &now->lesson->step[now->wants];
    if (s && s->want) text_add(out, "%s", s->want);
    if (!s || s->want || !restricts(r, who, &part)) return;
    const struct speaker speaker = table_speaker(r->table, who);
    const struct question q = table_question(r->table, who);
    const struct action *option = table_options(r->table, who, &count);
    for (int i = 0; i < count; i++) {
        if (!fits_one(r, s, part, option[i]) || ++said > MOST) continue;
        if (said > 1) text_add(out, ", or ");
        say_option(out, &speaker, &q, option[i]);
    }
    if (said > MOST) text_add(out, ", or another like these");
}

bool lesson_allows(struct room *r, seat who, struct action action, struct text *error)
{
    const struct action *give;
    struct lesson_now now;
    int count, part;
    if (!lesson_wants(r, who, &give)) return true;
    const struct lesson_step *s = restricts(r, who, &part);
    if (fits_one(r, s, part, action)) return true;
    const struct action *option = table_options(r->table, who, &count);
    for (int i = 0; i < count; i++) {
        if (!same_action(option[i], action)) continue;
        if (!error) return false;
        struct text want = {0};
        room_lesson(r, &now);
        lesson_say_want(r, &now, &want);
        text_add(error, "Later, gladly. Now: %s", text_string(&want));
        text_free(&want);
        return false;
    }
    return true; /* the rules say why not */
}

bool lesson_holds_back(struct room *r, seat who, const char *words, struct text *out)
{
    const struct action *give;
    int count;
    if (!lesson_wants(r, who, &give)) return false;
    const struct speaker speaker = table_speaker(r->table, who);
    const struct question q = table_question(r->table, who);
    const struct action *option = table_options(r->table, who, &count);
    for (int i = 0; i < count; i++) {
        struct text said = {0};
        say_option(&said, &speaker, &q, option[i]);
        bool named = text_contains(text_string(&said), words) && !lesson_allows(r, who, option[i], out);
        text_free(&said);
        if (named) return true;
    }
    return false;
}

/* -- Others ------------------------------------------------------------------------------------------------------ */

/* The option of a bot that the lesson names, -1: none. */
static int scripted(const struct room *r, const char *const *line, int lines, seat who, const struct action *option,
                    int count)
{
    for (int k = 0; k < lines; k++)
        for (int i = 0; line[k][0] - '0' == who && i < count; i++)
            if (fits(r, line[k] + 1, option[i])) return i;
    return -1;
}

/* Luck that follows from how far the game has come, so that it does not matter whether somebody has left and come
 * back. */
void lesson_answer_for(struct room *r, seat who)
{
    const struct lesson *l = lesson_of(r);
    const struct course course = course_of(r, l);
    const struct lesson_step *s = &l->step[course.step];
    struct text error = {0};
    struct random luck;
    _Alignas(max_align_t) u8 view[STATE_MAX];
    int count;
    const struct action *option = table_options(r->table, who, &count);
    int chosen = scripted(r, s->other, s->others, who, option, count);
    if (chosen < 0) chosen = scripted(r, l->other, l->others, who, option, count);
    if (chosen < 0) {
        struct level quick;
        MUST(level_read(&quick, "quick", &error));
        if (!r->lesson_bot) r->lesson_bot = bot_new(r->game, r->content, &quick, 1);
        MUST(r->lesson_bot);
        table_view(r->table, who, view);
        random_seed(&luck, l->seed * 1000003u + (u64)table_decisions(r->table));
        option = table_options(r->table, who, &count);
        chosen = bot_choose(r->lesson_bot, view, who, option, count, &luck);
    }
    MUST(table_answer(r->table, who, table_options(r->table, who, &count)[chosen], &error));
    r->spoken[who]++;
}

/* -- What came before it ----------------------------------------------------------------------------------------- */

bool lesson_begins(struct room *r, seat who)
{
    const struct lesson *l = lesson_of(r);
    struct past_answer past;
    int before = l ? l->afters : 0;
    for (int i = before ? table_past(r->table, 0, &past) : 0; i; i = table_past(r->table, i, &past))
        if (before-- <= 0 && past.who == who && !past.joined) return false;
    return l && l->afters;
}

void lesson_say_offer(struct room *r, seat who, struct text *out)
{
    enum { MOST = 40 };
    int count;
    const struct question q = table_question(r->table, who);
    const struct action *option = table_options(r->table, who, &count);
    text_add(out, " (asked: %s; offered:", q.prompt);
    for (int i = 0; i < count && i < MOST; i++) {
        text_add(out, "%s ", i ? "," : "");
        action_write(out, r->game, r->content, option[i]);
    }
    text_add(out, count > MOST ? ", ...)" : ")");
}

/* Gives answer number i of those that came before the lesson. */
static bool give_before(struct room *r, const struct lesson *l, int i, struct text *error)
{
    seat who = (seat)(l->after[i][0] - '0');
    int count = 0, fitting = 0;
    struct action answer = {0};
    bool asked = has_seat(table_pending_truth(r->table), who);
    const struct action *option = asked ? table_options(r->table, who, &count) : NULL;
    for (int k = 0; k < count; k++)
        if (fits(r, l->after[i] + 1, option[k]) && !fitting++) answer = option[k];
    if (fitting == 1) return table_answer(r->table, who, answer, error);
    text_add(error, "after, number %d, '%s': ", i + 1, l->after[i]);
    if (!asked) text_add(error, "seat %d is not asked", who);
    else text_add(error, fitting ? "more than one option fits" : "that is not offered");
    if (asked) lesson_say_offer(r, who, error);
    return false;
}

/* All of them, silently: whoever learns reads the first text, not what has happened. */
static bool play_before(struct room *r, const struct lesson *l, struct text *error)
{
    for (int i = 0; i < l->afters; i++)
        if (!give_before(r, l, i, error)) return false;
    if (l->afters && table_over(r->table)) return text_add(error, "after: the game is over then"), false;
    if (room_together(r) && room_part(r, (seat)l->seat))
        return text_add(error, "after: it ends in the middle of a choice that several make at the same time"), false;
    if (l->afters) room_read(r, (seat)l->seat, 0, room_events(r));
    return true;
}

/* -- Beginning --------------------------------------------------------------------------------------------------- */

/* Puts people and bots on the seats, as the lesson says. */
static bool seat_all(struct room *r, const struct lesson *l, struct text *error)
{
    struct room_settings settings = room_settings(r);
    if (!room_level(r, l->level, error) || !room_sit(r, "bot", error)) return false;
    if (!room_seat(r, (seat)l->seat, "human", error)) return false;
    if (l->wish && !room_wish(r, (seat)l->seat, l->wish, error)) return false;
    room_call(r, l->names);
    settings.friendly = settings.obvious = true;
    room_set(r, &settings);
    room_keep(r, note, l->id);
    return true;
}

struct room *room_learn(const struct game *game, const struct content *content, const char *id, struct text *error)
{
    struct lesson *l = malloc(sizeof *l);
    struct room *r = NULL;
    struct text options = {0};
    struct setup setup;
    MUST(l);
    if (!(id ? lesson_find(content, id, l) : lesson_at(content, 0, l))) {
        if (id) text_add(error, "%s has no lesson '%.40s'", game->name, id);
        else text_add(error, "%s has no lesson", game->name);
        free(l);
        return NULL;
    }
    for (int i = 0; i < l->options; i++) text_add(&options, "%s%s", i ? "," : "", l->option[i]);
    const struct wanted wanted = {l->players, l->scenario, l->options ? options.at : NULL, NULL};
    if (l->seat >= l->players) text_add(error, "seat %d: only %d play", l->seat, l->players);
    else if (opening_find(game, content, &wanted, &setup, error)) r = room_new(game, content, &setup, l->seed, error);
    if (r && (!seat_all(r, l, error) || !play_before(r, l, error))) {
        room_free(r);
        r = NULL;
    }
    text_free(&options);
    free(l);
    return r;
}
