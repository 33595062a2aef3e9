/* full.c: the course of a game on a full screen: bots answer, people are asked, a curtain falls between them. */
#include "full.h"

#include <stdlib.h>
#include <string.h>

void full_open(struct full *u, struct room *room, struct save *save, int w, int h)
{
    *u = (struct full){
        .room = room, .save = save, .who = NOBODY, .next = NOBODY, .thinking = NOBODY, .samples = 200, .group = -1,
        .details_for = -1, .greets = room_pauses(room) == 0 && !room_kept(room, "lesson"),
    };
    canvas_open(&u->screen, w, h);
    for (seat who = 0; who < SEATS_MAX; who++) u->reader[who].since = room_unread(room, who);
    if (room_people(room) != 1) return;
    for (seat who = 0; who < room_players(room); who++) /* nobody else is here, so there is nothing to hide */
        if (room_is_person(room, who)) u->who = who;
}

void full_close(struct full *u)
{
    for (int i = 0; i < SEATS_MAX; i++) scene_free(&u->reader[i].scene);
    scene_free(&u->scene);
    changes_free(&u->changes);
    list_free(&u->list);
    list_free(&u->menu);
    text_free(&u->prompt);
    text_free(&u->prefix);
    text_free(&u->details);
    text_free(&u->ruling);
    text_free(&u->message);
    text_free(&u->end);
    text_free(&u->hint);
    text_free(&u->aloud);
    canvas_free(&u->screen);
}

void full_resize(struct full *u, int w, int h)
{
    canvas_free(&u->screen);
    canvas_open(&u->screen, w, h);
}

void full_say(struct full *u, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    text_clear(&u->message);
    text_add_list(&u->message, format, list);
    va_end(list);
    text_capital(&u->message, 0);
}

static void keep(struct full *u)
{
    if (u->save && !save_room(u->save, u->room)) full_say(u, "the game is not saved: %s", text_string(&u->save->error));
}

/* -- Who looks at the screen ---------------------------------------------------------------------------------- */

/* What has changed since the reader's last answer. */
static void compare(struct full *u)
{
    struct full_reader *r = &u->reader[u->who];
    int count = room_events(u->room), from = min_int(r->since, count);
    u->changes.count = 0;
    if (!r->scene.count) return;
    struct event *event = calloc((size_t)(count - from + 1), sizeof *event);
    MUST(event);
    for (int i = from; i < count; i++) event[i - from] = room_event(u->room, u->who, i);
    scene_changes(&u->changes, &r->scene, &u->scene, event, count - from);
    free(event);
}

bool full_has_story(const struct full *u)
{
    const struct event_row *kinds = room_game(u->room)->rules.events;
    for (int i = max_int(u->reader[u->who].since, u->reader[u->who].told); i < room_events(u->room); i++)
        if (kinds[room_event(u->room, u->who, i).kind].flags & STORY) return true;
    return false;
}

/* Whether a round has begun since the person at the screen answered last. */
static bool is_new_round(const struct full *u)
{
    const struct event_row *kinds = room_game(u->room)->rules.events;
    for (int i = u->reader[u->who].since; i < room_events(u->room); i++)
        if (kinds[room_event(u->room, u->who, i).kind].flags & NEW_ROUND) return true;
    return false;
}

void full_sit(struct full *u, seat who)
{
    if (who != u->who) digits_forget(u);
    u->who = who;
    if (is_new_round(u)) digits_forget(u);
    u->next = u->thinking = NOBODY;
    u->mode = FULL_ASKS;
    more_hint_stop(u);
    u->view = u->greets ? PAGE_AIM : full_has_story(u) ? PAGE_STORY : VIEW_FOLLOW;
    u->greets = false;
    if (u->view == PAGE_STORY) u->reader[who].told = room_events(u->room);
    u->scroll = 0;
    u->touched = false;
    u->menu_title = NULL;
    room_scene(u->room, who, &u->scene);
    compare(u);
    learn_open(u);
    ask_open(u);
}

void full_step(struct full *u)
{
    seat who;
    u->thinking = NOBODY;
    switch (room_step(u->room, u->who, &who)) {
    case ROOM_PLAYED: break;
    case ROOM_THINKS: u->thinking = who; break;
    case ROOM_OVER: end_open(u); break;
    case ROOM_ASKS:
        keep(u); /* before anybody reads what has happened */
        aloud_call(u, who);
    }
}

/* -- Answers -------------------------------------------------------------------------------------------------- */

void full_answered(struct full *u, int events)
{
    struct full_reader *r = &u->reader[u->who];
    seat speaker;
    int position;
    scene_free(&r->scene);
    r->scene = u->scene;
    r->since = events;
    room_read(u->room, u->who, 0, events);
    r->said = 0;
    while (room_said(u->room, r->said, &speaker, &position)) r->said++;
    u->scene = (struct scene){0};
    u->picks = NULL;
    u->ways = NULL;
    u->hints = false; /* the room has stopped it */
    u->mode = FULL_GOES_ON;
}

/* The tutor's question, how to answer it, and as much of the reason as the line has room for. */
static void doubt(struct full *u, const struct text *question, struct text *why)
{
    full_say(u, "%s (again: yes, !: a hint)%s", question->at, text_string(why));
    text_free(why);
}

void full_answer(struct full *u, struct action answer)
{
    struct text error = {0}, why = {0};
    int events = room_events(u->room);
    if (room_objects(u->room, u->who, &answer, 1, &error, &why)) doubt(u, &error, &why);
    else if (room_answer(u->room, u->who, answer, &error)) full_answered(u, events);
    else full_say(u, "%s", text_string(&error));
    text_free(&error);
}

void full_answer_way(struct full *u, int i)
{
    struct text error = {0}, why = {0};
    int events = room_events(u->room);
    const struct way *way = &u->ways->way[i];
    if (room_objects(u->room, u->who, way->answer, way->count, &error, &why)) doubt(u, &error, &why);
    else if (room_answer_way(u->room, u->who, i, &error)) full_answered(u, events);
    else full_say(u, "%s", text_string(&error));
    text_free(&error);
}

void full_answer_picks(struct full *u, bool more)
{
    struct text error = {0}, why = {0};
    int events = room_events(u->room);
    if (room_objects_ticks(u->room, u->who, more, &error, &why)) doubt(u, &error, &why);
    else if (room_answer_picks(u->room, u->who, more, &error)) full_answered(u, events);
    else full_say(u, "%s", text_string(&error));
    text_free(&error);
}

void full_undo(struct full *u)
{
    struct text why = {0};
    if (room_undo(u->room, u->who, &why)) {
        int events = room_events(u->room);
        for (int i = 0; i < SEATS_MAX; i++) {
            u->reader[i].since = min_int(u->reader[i].since, events);
            u->reader[i].told = min_int(u->reader[i].told, events);
        }
        scene_free(&u->reader[u->who].scene);
        u->picks = NULL;
        u->ways = NULL;
        u->hints = false;
            u->mode = FULL_GOES_ON;
        full_say(u, "your last answer is taken back");
    } else {
        full_say(u, "%s", text_string(&why));
    }
    text_free(&why);
}
