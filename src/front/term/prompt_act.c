/* prompt_act.c: commands that change something: undo, saving, talk, settings, who sits where, leaving. */
#include <stdio.h>
#include <string.h>

#include "prompt.h"

/* Says what an undo took back: a simultaneous choice begins again as a whole; elsewhere others may have been asked
 * since. How many of them had a choice is not told. */
static void tell_undone(struct asking *q, int pauses, int own_answers)
{
    struct term *term = &q->s->term;
    if (pauses > 1) term_print(term, PLAIN, "Your last answer is taken back, and all that followed it.");
    else if (pauses == 0 && own_answers > 1)
        term_print(term, PLAIN, "All that you chose here is taken back: it begins again.");
    else term_print(term, PLAIN, "Your last answer is taken back.");
}

/* Takes an answer back in a friendly way, for this once. */
static bool undo_as_friends(struct room *r, seat who, struct text *why)
{
    const struct room_settings usual = room_settings(r);
    struct room_settings friendly = usual;
    friendly.friendly = true;
    room_set(r, &friendly);
    bool fine = room_undo(r, who, why);
    room_set(r, &usual);
    return fine;
}

enum outcome run_undo(struct asking *q, const char *rest)
{
    struct room *r = q->s->room;
    struct text why = {0};
    int answers = room_part(r, q->who), pauses = room_pauses(r), had = room_events(r);
    bool anyway = strcmp(rest, "yes") == 0;
    if (*rest && !anyway) {
        expect_words(q, "undo, or undo yes");
        return GO_ON;
    }
    if (q->picks && q->picks->ticks) { /* of a choice that is not given yet */
        picks_untick(q->picks, q->picks->order[q->picks->ticks - 1]);
        q->ticked = true;
        return GO_ON;
    }
    bool fine = anyway ? undo_as_friends(r, q->who, &why) : room_undo(r, q->who, &why);
    if (fine) {
        tell_undone(q, pauses - room_pauses(r), answers - room_part(r, q->who));
        for (int i = 0; i < SEATS_MAX; i++) q->s->reader[i].since = min_int(q->s->reader[i].since, room_events(r));
    } else {
        text_capital(&why, 0);
        bool secret = strstr(why.at, " since") != NULL;
        term_printf(&q->s->term, WARNING, "%s.", why.at);
        if (secret && had)
            term_printf(&q->s->term, PLAIN, "So it is no free undo. If %s, type \"undo yes\".",
                        room_people(r) == 1 ? "you want it all the same" : "all agree");
    }
    text_free(&why);
    return fine ? CHANGED : GO_ON;
}

/* A file that exists is replaced only if that is said twice. */
static bool may_write(struct asking *q, const char *path)
{
    struct session *s = q->s;
    if (!saves_exists(path) || strcmp(text_string(&s->overwrite), path) == 0) return true;
    text_clear(&s->overwrite);
    text_add(&s->overwrite, "%s", path);
    term_printf(&s->term, WARNING, "%s exists already. The same command again replaces it.", path);
    return false;
}

enum outcome run_save(struct asking *q, const char *rest)
{
    struct text out = {0}, error = {0};
    if (!*rest) {
        if (session_save(q->s)) term_printf(&q->s->term, PLAIN, "Saved in %s", text_string(&q->s->save.path));
        session_complain(q->s, "Try again, or save FILE.");
    } else if (!may_write(q, rest)) {
        return GO_ON;
    } else {
        room_write(q->s->room, &out);
        if (saves_write(rest, text_string(&out), &error))
            term_printf(&q->s->term, PLAIN, "Saved. Go on with: longbox play --resume %s", rest);
        else term_printf(&q->s->term, WARNING, "It cannot be saved: %s", text_string(&error));
    }
    text_free(&out);
    text_free(&error);
    return GO_ON;
}

/* A save holds everybody's secrets; this holds the reader's own. */
enum outcome run_record(struct asking *q, const char *rest)
{
    struct text out = {0}, error = {0};
    if (!*rest) {
        expect_words(q, "a file: record FILE");
    } else if (room_settings(q->s->room).strict) {
        term_print(&q->s->term, WARNING, "In a game with strict memory nothing is told again before its end.");
    } else if (may_write(q, rest)) {
        room_record(q->s->room, q->who, &out, &error);
        if (saves_write(rest, text_string(&out), &error))
            term_printf(&q->s->term, PLAIN, "What you may know of the game is in %s", rest);
        else term_printf(&q->s->term, WARNING, "It cannot be written: %s", text_string(&error));
    }
    text_free(&out);
    text_free(&error);
    return GO_ON;
}

enum outcome run_say(struct asking *q, const char *rest)
{
    struct session *s = q->s;
    if (!*rest) {
        expect_words(q, "what to say");
        return GO_ON;
    }
    room_say(s->room, q->who, rest);
    term_printf(&s->term, PLAIN, "%s: \"%s\"", room_name(s->room, q->who), rest);
    if (room_people(s->room) == 1) term_print(&s->term, FAINT, "(Bots do not listen, but the record keeps it.)");
    return GO_ON;
}

enum outcome run_rules(struct asking *q, const char *rest)
{
    if (strcmp(rest, "on") != 0 && strcmp(rest, "off") != 0) {
        if (*rest) return run_rule(q, rest);
        show_aim(q->s);
        show_turn(q->s);
        expect_words(q, "words to look for: rules fire; or rules on, rules off for their numbers");
        return GO_ON;
    }
    q->s->numbers = rest[1] == 'n';
    session_keep(q->s);
    term_printf(&q->s->term, PLAIN, "Rule numbers are %s.", q->s->numbers ? "shown" : "not shown");
    return GO_ON;
}

enum outcome run_texts(struct asking *q, const char *rest)
{
    if (strcmp(rest, "on") != 0 && strcmp(rest, "off") != 0) {
        expect_words(q, "texts on or texts off");
        return GO_ON;
    }
    q->s->texts = rest[1] == 'n';
    session_keep(q->s);
    term_printf(&q->s->term, PLAIN, "Texts of new cards are %s.", q->s->texts ? "shown" : "not shown");
    return GO_ON;
}

enum outcome run_tutor(struct asking *q, const char *rest)
{
    struct text error = {0};
    if (room_tutor(q->s->room, rest, &error)) term_printf(&q->s->term, PLAIN, "The tutor is set to %s.", rest);
    else expect_words(q, "tutor off, tutor blunders or tutor always");
    text_free(&error);
    return GO_ON;
}

/* "2 hard", "1 hard yes". */
enum outcome run_seats(struct asking *q, const char *rest)
{
    struct session *s = q->s;
    struct text error = {0};
    char name[40] = "", sure[8] = "";
    int n = 0, words = sscanf(rest, "%d %39s %7s", &n, name, sure);
    if (!*rest) {
        show_seats(s);
        return GO_ON;
    }
    if (words < 2 || n < 1 || n > room_players(s->room)) {
        expect_words(q, "a seat and who sits there: seats 2 hard");
        return GO_ON;
    }
    if (n - 1 == q->who && strcmp(name, "human") != 0 && strcmp(sure, "yes") != 0) {
        term_printf(&s->term, WARNING, "That is your own seat: a bot would play on for you. If you mean it, type "
                                       "\"seats %d %s yes\".", n, name);
        return GO_ON;
    }
    bool fine = room_seat(s->room, (seat)(n - 1), name, &error);
    if (fine) show_seats(s);
    else text_capital(&error, 0), term_printf(&s->term, WARNING, "%s.", text_string(&error));
    text_free(&error);
    return fine ? CHANGED : GO_ON;
}

enum outcome run_switch(struct asking *q, const char *rest)
{
    const struct switch_row *rows = q->s->game->rules.switches;
    struct text error = {0};
    char name[40] = "", how[8] = "";
    bool fine = false;
    if (!rows) term_print(&q->s->term, PLAIN, "There is nothing to turn on and off in this game.");
    int words = sscanf(rest, "%39s %7s", name, how), n = 0;
    while (rows && rows[n].id && (words < 1 || strcasecmp(rows[n].id, name) != 0)) {
        if (words < 1) term_printf(&q->s->term, PLAIN, "%s is %s: %s.", rows[n].id,
                                   room_switched(q->s->room, q->who, n) ? "on" : "off",
                                   room_switched(q->s->room, q->who, n) ? rows[n].on : rows[n].off);
        n++;
    }
    bool on = strcasecmp(how, "on") == 0;
    if (!rows || words < 1) return GO_ON;
    if (!rows[n].id) term_printf(&q->s->term, WARNING, "There is no switch '%s': switch alone lists them.", name);
    else if (!on && strcasecmp(how, "off") != 0) expect_words(q, "on or off after its name");
    else fine = room_switch(q->s->room, q->who, n, on, &error);
    if (error.length) text_capital(&error, 0), term_printf(&q->s->term, WARNING, "%s.", text_string(&error));
    text_free(&error);
    return fine ? CHANGED : GO_ON;
}

enum outcome run_resign(struct asking *q, const char *rest)
{
    struct text error = {0};
    if (strcasecmp(rest, "yes") != 0) {
        term_printf(&q->s->term, PLAIN, "You alone give up, and for good. Type \"resign yes\" if you mean it.");
        return GO_ON;
    }
    bool left = room_resign(q->s->room, q->who, &error);
    if (!left) term_printf(&q->s->term, PLAIN, "%s", text_string(&error));
    text_free(&error);
    return left ? CHANGED : GO_ON;
}

enum outcome run_quit(struct asking *q, const char *rest)
{
    (void)rest;
    if (session_save(q->s) || q->s->quit_warned) return LEFT;
    session_complain(q->s, "Save a copy elsewhere with save FILE, or quit again and lose it.");
    q->s->quit_warned = true;
    return GO_ON;
}

