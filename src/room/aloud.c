/* aloud.c: several people at one screen: how each comes to it, and asking all of them aloud.
 *
 * Whether somebody has a choice can be a secret: so everybody is asked each time, also whoever can only pass. But for a
 * question that can be passed nobody has to take the screen: whoever sits there asks the others aloud, and the screen
 * goes only to somebody who wants it.
 */
#include "inside.h"

static void decline(struct room *r, seat who)
{
    struct text error = {0};
    int count, at = room_pass(r, who);
    MUST(at >= 0 && room_answer(r, who, room_options(r, who, &count)[at], &error));
}

/* Whether all were asked aloud about this moment: nothing has happened since, and the same thing is declined. */
static bool were_asked(struct room *r, seat who)
{
    int count, at = room_pass(r, who);
    struct action pass = room_options(r, who, &count)[at];
    return r->aloud.events == room_events(r) && r->aloud.pass.verb == pass.verb && r->aloud.pass.a == pass.a;
}

/* All were asked, and this one (NOBODY: none) wants to do something. */
static void note(struct room *r, seat who, seat caller)
{
    int count, at = room_pass(r, who);
    r->aloud.events = room_events(r);
    r->aloud.pass = room_options(r, who, &count)[at];
    r->aloud.caller = caller;
}

enum sitting room_sit_down(struct room *r, seat before, seat who)
{
    if (room_people(r) < 2 || who == before) return SIT_HERE;
    if (!room_apart(r, before, who)) {
        if (before != NOBODY) room_read(r, who, 0, room_unread(r, before)); /* they have read it together */
        return SIT_HERE;
    }
    if (room_pass(r, who) < 0 || room_together(r)) return SIT_CURTAIN;
    if (!were_asked(r, who)) return SIT_ALOUD;
    if (who == r->aloud.caller) {
        r->aloud.events = -1; /* those who are asked after them have not been heard yet */
        return SIT_CURTAIN;
    }
    decline(r, who);
    return SIT_PASSED;
}

void room_aloud_nobody(struct room *r, seat who, u16 until)
{
    for (seat each = 0; until && each < room_players(r); each++)
        if (room_is_person(r, each)) room_pass_until(r, each, -1, until);
    if (until) return;
    note(r, who, NOBODY);
    decline(r, who);
}

enum sitting room_aloud_named(struct room *r, seat who, seat named)
{
    if (named == who) return SIT_CURTAIN;
    note(r, who, named);
    decline(r, who);
    return SIT_PASSED;
}

bool room_has_secret_news(struct room *r, seat viewer)
{
    for (int i = room_unread(r, viewer); i < room_events(r); i++) {
        const struct event event = room_event(r, viewer, i);
        if (event.see != EVERYBODY && has_seat(event.see, viewer)) return true;
    }
    return false;
}
