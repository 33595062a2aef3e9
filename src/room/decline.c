/* decline.c: declining without being asked, as long as nothing new is offered, or nothing that anything can come of. */
#include <stdlib.h>
#include <string.h>

#include "engine/field_access.h"
#include "inside.h"

int room_pass(struct room *r, seat who)
{
    int count;
    const struct action *option = room_options(r, who, &count);
    for (int i = 0; i < count; i++)
        if (verb_declines(r->game, option[i].verb)) return i;
    return -1;
}

bool room_knows_passing(const struct room *r)
{
    for (int verb = 1; verb < r->game->rules.action_count; verb++)
        if (verb_declines(r->game, (u8)verb)) return true;
    return false;
}

bool room_knows(const struct room *r, u16 flag)
{
    for (int i = 0; i < r->game->rules.event_count; i++)
        if (r->game->rules.events[i].flags & flag) return true;
    return false;
}

bool room_idle_option(struct room *r, seat who, struct action option)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    struct context c;
    if (!r->game->rules.is_idle) return false;
    table_view(r->table, who, view);
    context_open(&c, r->game, r->content, view);
    return r->game->rules.is_idle(&c, view, who, option);
}

bool room_idle(struct room *r, seat who)
{
    int pass = room_pass(r, who), count;
    if (pass < 0 || !r->game->rules.is_idle) return false;
    const struct action *option = table_options(r->table, who, &count);
    for (int i = 0; i < count; i++)
        if (i != pass && !room_idle_option(r, who, option[i])) return false;
    return true;
}

static bool was_declined(const struct declined *d, struct action option, struct action pass)
{
    for (int i = 0; i < d->count; i++) {
        bool here = memcmp(&d->what[i].pass, &pass, sizeof pass) == 0;
        if (here && memcmp(&d->what[i].option, &option, sizeof option) == 0) return true;
    }
    return false;
}

void decline_add(struct declined *d, struct action option, struct action pass)
{
    if (!d->what) MUST((d->what = calloc(DECLINED_MAX, sizeof *d->what)) != NULL);
    if (d->count < DECLINED_MAX) d->what[d->count++] = (struct declined_option){option, pass};
}

void decline_note(struct room *r, seat who, struct action answer)
{
    struct declined *d = &r->declined;
    int count;
    if (d->who != who || !verb_declines(r->game, answer.verb)) return;
    const struct action *option = room_options(r, who, &count);
    for (int i = 0; i < count; i++)
        if (option[i].verb != answer.verb && !was_declined(d, option[i], answer)) decline_add(d, option[i], answer);
}

/* Whether the turn or the round for which it stands is over. */
static bool is_over(struct room *r)
{
    struct declined *d = &r->declined;
    for (d->events = min_int(d->events, room_events(r)); d->events < room_events(r);)
        if (r->game->rules.events[room_event(r, NOBODY, d->events++).kind].flags & d->until) return true;
    return false;
}

bool declines_itself(struct room *r, seat who, struct action *pass)
{
    struct declined *d = &r->declined;
    int count, at;
    if (d->who != who) return false;
    if (!room_is_alone(r) || is_over(r)) {
        d->who = NOBODY;
        return false;
    }
    at = room_pass(r, who);
    if (at < 0) return false;
    const struct action *option = room_options(r, who, &count);
    for (int i = 0; i < count; i++)
        if (i != at && !was_declined(d, option[i], option[at])) return false;
    *pass = option[at];
    return true;
}

bool room_decline(struct room *r, seat who, u16 until, struct text *error)
{
    int pass = room_pass(r, who), count;
    if (pass < 0) {
        text_add(error, "there is nothing to pass here");
        return false;
    }
    if (!room_is_alone(r)) {
        text_add(error, "others would see when you are offered something new");
        return false;
    }
    if (r->declined.who != who) r->declined.count = 0;
    r->declined.who = who;
    r->declined.until = until;
    r->declined.events = room_events(r);
    return room_answer(r, who, room_options(r, who, &count)[pass], error);
}

bool room_declines(const struct room *r, seat who) { return r->declined.who == who; }

void room_pass_until(struct room *r, seat who, int here, u16 until)
{
    int count;
    const struct action *option = room_options(r, who, &count);
    if (here >= 0) {
        room_auto(r, who, option[here].verb, option[here].a, until);
        return;
    }
    for (int verb = 1; verb < r->game->rules.action_count; verb++)
        if (verb_declines(r->game, (u8)verb)) room_auto(r, who, (u8)verb, ANY_OPERAND, until);
}

void room_pass_end(struct room *r, seat who)
{
    room_decline_end(r, who);
    for (int verb = 1; verb < r->game->rules.action_count; verb++)
        for (int a = 0; verb_declines(r->game, (u8)verb) && a <= ANY_OPERAND; a++)
            if (room_has_auto(r, who, (u8)verb, a)) room_auto_end(r, who, (u8)verb, a);
}

void room_decline_end(struct room *r, seat who)
{
    if (r->declined.who == who) r->declined.who = NOBODY;
}
