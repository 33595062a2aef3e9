/* loop.c: the course of a game: bots answer, humans are asked, a curtain falls between them; the end. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "session.h"

/* -- Whose turn it is to sit here ---------------------------------------------------------------- */

/* Which human of a set to ask: the one who is at the screen, otherwise the first; NOBODY when there is none. */
static seat next_human(const struct session *s, seats set)
{
    seat first = NOBODY;
    for (seat who = 0; who < SEATS_MAX; who++)
        if (has_seat(set, who) && s->sitter[who].human && (first == NOBODY || who == s->shown)) first = who;
    return first;
}

/* The next seat to answer: bots first, so that humans know the most when they are asked. But where several answer one
 * question together, a vote for example, every human speaks once before the bots do, so that they can follow; and
 * bots take turns, so that all have been heard before the first has the last word. */
static seat next_seat(struct session *s, seats pending)
{
    const struct head *head = table_state(s->table);
    bool together = !head->lanes && pending & (pending - 1);
    seats silent = 0;
    seat bot = NOBODY;
    if (pending & (seats)~s->asked) memset(s->spoken, 0, sizeof s->spoken);
    s->asked = pending;
    for (seat who = 0; who < SEATS_MAX; who++) {
        if (!has_seat(pending, who)) continue;
        if (!s->spoken[who]) silent |= only(who);
        if (!s->sitter[who].human && (bot == NOBODY || s->spoken[who] < s->spoken[bot])) bot = who;
    }
    if (together && next_human(s, silent) != NOBODY) return next_human(s, silent);
    return bot != NOBODY ? bot : next_human(s, pending);
}

/* Whether either seat could learn something from what the other has on the screen. */
static bool has_secrets(struct session *s, seat one, seat other)
{
    u8 *views = calloc(2, s->game->state_bytes);
    MUST(views);
    table_view(s->table, one, views);
    table_view(s->table, other, views + s->game->state_bytes);
    bool differ = memcmp(views, views + s->game->state_bytes, s->game->state_bytes) != 0;
    free(views);
    return differ;
}

/* Hides what the previous player had on the screen. False when the input is over. */
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

/* Puts a human in front of the screen. False when the input is over. */
static bool sit_down(struct session *s, seat who)
{
    seat before = s->shown;
    if (session_humans(s) > 1 && who != before) {
        if (has_secrets(s, before, who)) {
            if (!curtain(s, who)) return false;
        } else if (before != NOBODY) {
            s->seen[who] = max_int(s->seen[who], s->seen[before]); /* they have read it together */
        }
    }
    s->shown = who;
    return true;
}

/* With one human a pause gives nothing away, so a question with only one answer is not asked. */
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

/* The only human, who reads the end as that seat sees it; NOBODY when there are several or none. */
static seat only_human(const struct session *s)
{
    for (seat who = 0; session_humans(s) == 1 && who < table_setup(s->table)->players; who++)
        if (s->sitter[who].human) return who;
    return NOBODY;
}

/* What nobody has read yet, as a spectator sees it. */
static void show_unread(struct session *s)
{
    struct text out = {0};
    int count, from;
    table_events(s->table, &count);
    from = session_humans(s) ? count : 0;
    for (seat who = 0; who < table_setup(s->table)->players; who++)
        if (s->sitter[who].human) from = min_int(from, s->seen[who]);
    show_events(s, NOBODY, from, count, false, &out);
    term_print(&s->term, PLAIN, text_string(&out));
    text_free(&out);
}

static void show_winners(struct session *s, seat reader)
{
    struct text winners = {0};
    for (seat who = 0; who < table_setup(s->table)->players; who++)
        if (s->game->rules.score(table_context(s->table), table_state(s->table), who) > 0)
            text_add(&winners, "%s%s", winners.length ? ", " : "", who == reader ? "you" : session_name(s, who));
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

/* How to go on with a game that was left. */
static int leave_game(struct session *s)
{
    bool saved = session_save(s);
    session_complain(s, "What was played since it was last saved is lost.");
    if (saved && s->save.path.length) {
        term_print(&s->term, PLAIN, "The game is saved. Go on with: longbox play --continue");
        term_printf(&s->term, FAINT, "It is in %s", s->save.path.at);
    }
    return term_interrupted() ? EXIT_INTERRUPTED : saved ? EXIT_FINE : EXIT_FAILED;
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
        seats pending = table_pending_truth(s->table);
        if (term_interrupted()) return leave_game(s);
        if (!pending) break;
        seat who = next_seat(s, pending);
        if (!s->sitter[who].human) {
            session_bot(s, who);
            s->spoken[who]++;
            continue;
        }
        if (answers_itself(s, who)) continue;
        session_save(s); /* before anybody reads what has happened */
        session_complain(s, "It is tried again with every answer.");
        if (!sit_down(s, who)) return leave_game(s);
        switch (prompt_ask(s, who)) {
        case LEFT: return leave_game(s);
        case CHANGED: forget_undone(s); break;
        case ANSWERED: s->spoken[who]++; break;
        default: break;
        }
        session_save(s);
    }
    return conclude(s);
}
