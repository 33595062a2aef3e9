/* loop.c: the course of a game: bots answer, humans are asked, a curtain falls between them; the end. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "saves.h"
#include "session.h"

/* -- Whose turn it is to sit here ---------------------------------------------------------------- */

/* The next seat to answer: bots first, then whoever is at the screen already. */
static seat next_seat(const struct session *s, seats pending)
{
    seat first = NOBODY;
    for (seat who = 0; who < SEATS_MAX; who++) {
        if (!has_seat(pending, who)) continue;
        if (s->sitter[who] != SITS_HUMAN) return who;
        if (first == NOBODY || who == s->shown) first = who;
    }
    return first;
}

/* Nobody may read what the player before has on the screen. False when the input is over. */
static bool curtain(struct session *s, seat who)
{
    struct text line = {0}, prompt = {0};
    term_clear(&s->term);
    s->shown = NOBODY;
    s->table_at = -1;
    text_add(&prompt, "Pass the screen to %s, then press Enter. ", session_name(s, who));
    bool fine = term_line(&s->term, prompt.at, &line);
    text_free(&line);
    text_free(&prompt);
    return fine;
}

/* With one human nobody can be betrayed by a pause, so a question with one answer is not asked. */
static bool answers_itself(struct session *s, seat who)
{
    int count;
    const struct action *option = table_options(s->table, who, &count);
    struct text error = {0};
    if (count != 1 || !(s->fast || session_humans(s) == 1)) return false;
    MUST(table_answer(s->table, who, option[0], &error));
    text_free(&error);
    return true;
}

/* -- The end ------------------------------------------------------------------------------------- */

static void show_end(struct session *s)
{
    struct text winners = {0};
    seat reader = NOBODY;
    int humans = session_humans(s), players = table_setup(s->table)->players, count;
    for (seat who = 0; humans == 1 && who < players; who++)
        if (s->sitter[who] == SITS_HUMAN) reader = who;
    if (reader == NOBODY) { /* what nobody has read yet, as a spectator sees it */
        table_events(s->table, &count);
        int from = count;
        for (seat who = 0; who < players; who++)
            if (s->sitter[who] == SITS_HUMAN) from = min_int(from, s->seen[who]);
        if (!humans) from = 0;
        struct text out = {0};
        show_events(s, NOBODY, from, count, true, &out);
        term_print(&s->term, PLAIN, text_string(&out));
        text_free(&out);
    } else {
        show_news(s, reader, 0);
    }
    term_print(&s->term, STRONG, "\nThe game is over.");
    show_table(s, reader);
    for (seat who = 0; who < players; who++)
        if (s->game->score(table_context(s->table), table_state(s->table), who) > 0)
            text_add(&winners, "%s%s", winners.length ? ", " : "", who == reader ? "you" : session_name(s, who));
    term_printf(&s->term, STRONG, winners.length ? "Won: %s." : "%s", winners.length ? winners.at : "Nobody has won.");
    session_save(s);
    if (s->path.length) {
        saves_finish(&s->path);
        term_printf(&s->term, PLAIN, "Look at it again: longbox replay %s", s->path.at);
    }
    text_free(&winners);
}

/* How to go on with a game that was left. */
static int leave_game(struct session *s)
{
    session_save(s);
    if (s->path.length) {
        term_print(&s->term, PLAIN, "The game is saved. Go on with: longbox play --continue");
        term_printf(&s->term, FAINT, "It lies in %s", s->path.at);
    }
    return term_interrupted() ? EXIT_INTERRUPTED : EXIT_FINE;
}

/* -- The loop ------------------------------------------------------------------------------------ */

static void forget_undone(struct session *s)
{
    int count;
    table_events(s->table, &count);
    for (int i = 0; i < SEATS_MAX; i++) s->seen[i] = min_int(s->seen[i], count);
}

int session_run(struct session *s)
{
    for (;;) {
        seats pending = table_pending(s->table);
        if (term_interrupted()) return leave_game(s);
        if (!pending) break;
        seat who = next_seat(s, pending);
        if (s->sitter[who] != SITS_HUMAN) {
            session_bot(s, who);
            continue;
        }
        if (answers_itself(s, who)) continue;
        session_save(s); /* before anybody reads what has happened */
        if (session_humans(s) > 1 && who != s->shown && !curtain(s, who)) return leave_game(s);
        s->shown = who;
        switch (prompt_ask(s, who)) {
        case LEFT: return leave_game(s);
        case CHANGED: forget_undone(s); break;
        default: break;
        }
        session_save(s);
    }
    show_end(s);
    return EXIT_FINE;
}
