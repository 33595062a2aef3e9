/* loop.c: the course of a game: bots answer, people sit down and are asked; leaving it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "room/lesson.h"
#include "room/think.h"
#include "session.h"

int session_leave(struct session *s)
{
    if (room_over(s->room)) return EXIT_FINE;
    bool saved = session_save(s);
    session_complain(s, "What was played since it was last saved is lost.");
    if (saved && s->save.path.length) {
        const char *campaign = room_kept(s->room, "campaign");
        struct lesson_now now;
        if (room_lesson(s->room, &now))
            term_printf(&s->term, PLAIN, "Go on learning with: longbox learn %s", s->game->id);
        term_printf(&s->term, PLAIN, "The game is saved. Go on with: longbox %s%s",
                    campaign ? "campaign go on " : "play --continue", campaign ? campaign : "");
        term_printf(&s->term, FAINT, "It is in %s", s->save.path.at);
    }
    return term_interrupted() ? EXIT_INTERRUPTED : saved ? EXIT_FINE : EXIT_FAILED;
}

/* Waits for a bot that thinks; after a second it says so. */
static void wait_for(struct session *s, seat who, int *waited)
{
    enum { WAIT_MS = 2, LONG_MS = 1000 };
    think_wait(WAIT_MS);
    *waited += WAIT_MS;
    if (*waited == LONG_MS && s->term.shows_screen)
        term_printf(&s->term, FAINT, "%s is thinking (%d %% done).", room_name(s->room, who),
                    room_progress(s->room) / 10);
}

int session_run(struct session *s)
{
    int waited = 0;
    for (seat who; !term_interrupted();) {
        enum room_turn turn = room_step(s->room, s->shown, &who);
        if (turn == ROOM_OVER) return session_conclude(s);
        if (turn == ROOM_THINKS) wait_for(s, who, &waited);
        else waited = 0;
        if (turn != ROOM_ASKS) continue;
        session_save(s); /* before anybody reads what has happened */
        session_complain(s, "It is tried again with every answer.");
        enum seated seated = sit_down(s, who);
        if (seated == SEAT_LEFT || (seated == SEAT_TAKEN && prompt_ask(s, who) == LEFT)) break;
        session_save(s);
    }
    return session_leave(s);
}
