/* loop.c: the course of a game: bots answer, humans are asked, a curtain falls between them; the end. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "room/think.h"
#include "session.h"

/* -- Whose turn it is to sit here ---------------------------------------------------------------- */

/* Hides what the previous player had on the screen. False when the input is over. */
static bool curtain(struct session *s, seat who)
{
    struct text line = {0}, prompt = {0};
    term_clear(&s->term);
    s->shown = NOBODY;
    s->table_at = -1;
    text_add(&prompt, "Pass the screen to %s, then press Enter. ", room_name(s->room, who));
    bool fine = term_line(&s->term, prompt.at, &line);
    text_free(&line);
    text_free(&prompt);
    return fine;
}

/* Puts a human in front of the screen. False when the input is over. */
static bool sit_down(struct session *s, seat who)
{
    seat before = s->shown;
    if (room_people(s->room) > 1 && who != before) {
        if (room_apart(s->room, before, who)) {
            if (!curtain(s, who)) return false;
        } else if (before != NOBODY) {
            room_read(s->room, who, 0, room_unread(s->room, before)); /* they have read it together */
        }
    }
    s->shown = who;
    return true;
}

/* -- The end ------------------------------------------------------------------------------------- */

/* The only human, who reads the end as that seat sees it; NOBODY when there are several or none. */
static seat only_human(const struct session *s)
{
    for (seat who = 0; room_people(s->room) == 1 && who < room_players(s->room); who++)
        if (room_is_person(s->room, who)) return who;
    return NOBODY;
}

/* What nobody has read yet, as a spectator sees it. */
static void show_unread(struct session *s)
{
    struct text out = {0};
    int count = room_events(s->room), from = room_people(s->room) ? count : 0;
    for (seat who = 0; who < room_players(s->room); who++)
        if (room_is_person(s->room, who)) from = min_int(from, room_unread(s->room, who));
    show_events(s, NOBODY, from, count, false, &out);
    term_print(&s->term, PLAIN, text_string(&out));
    text_free(&out);
}

static void show_winners(struct session *s, seat reader)
{
    struct text winners = {0};
    for (seat who = 0; who < room_players(s->room); who++)
        if (room_score(s->room, who) > 0)
            text_add(&winners, "%s%s", winners.length ? ", " : "", who == reader ? "you" : room_name(s->room, who));
    if (winners.length) term_printf(&s->term, STRONG, "Won: %s.", winners.at);
    else term_print(&s->term, STRONG, "Nobody has won.");
    text_free(&winners);
}

/* A finished game goes to the records. The exit code. */
static int keep_record(struct session *s)
{
    if (!session_save(s)) {
        session_complain(s, "Its record is lost.");
        return EXIT_FAILED;
    }
    save_finish(&s->save);
    if (s->save.path.length) term_printf(&s->term, PLAIN, "Look at it again: longbox replay %s", s->save.path.at);
    return EXIT_FINE;
}

static int conclude(struct session *s)
{
    seat reader = only_human(s);
    if (reader == NOBODY) show_unread(s);
    else show_news(s, reader, 0);
    term_print(&s->term, STRONG, "\nThe game is over.");
    show_table(s, reader);
    show_winners(s, reader);
    return keep_record(s);
}

int session_leave(struct session *s)
{
    if (room_over(s->room)) return EXIT_FINE;
    bool saved = session_save(s);
    session_complain(s, "What was played since it was last saved is lost.");
    if (saved && s->save.path.length) {
        term_print(&s->term, PLAIN, "The game is saved. Go on with: longbox play --continue");
        term_printf(&s->term, FAINT, "It is in %s", s->save.path.at);
    }
    return term_interrupted() ? EXIT_INTERRUPTED : saved ? EXIT_FINE : EXIT_FAILED;
}

/* -- The loop ------------------------------------------------------------------------------------ */

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
        if (turn == ROOM_OVER) return conclude(s);
        if (turn == ROOM_THINKS) wait_for(s, who, &waited);
        else waited = 0;
        if (turn != ROOM_ASKS) continue;
        session_save(s); /* before anybody reads what has happened */
        session_complain(s, "It is tried again with every answer.");
        if (!sit_down(s, who) || prompt_ask(s, who) == LEFT) break;
        session_save(s);
    }
    return session_leave(s);
}
