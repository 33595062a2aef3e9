/* end.c: the end of a game: who has won and why, all secrets, the record, and what to do next. */
#include <stdio.h>
#include <string.h>

#include "args.h"
#include "edit.h"
#include "session.h"

/* The only person, who reads the end as that seat sees it; NOBODY when there are several or none. */
static seat only_person(const struct session *s)
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

/* "Bo (normal bot) has lost: the Good jails hold 3 of 14 Villains (VG-087)." */
static void show_verdict(struct session *s, seat who, seat reader)
{
    struct text out = {0}, why = {0};
    rule_number rule = room_verdict(s->room, who, &why);
    if (who == reader) text_add(&out, "You (%s) have", room_name(s->room, who));
    else text_add(&out, "%s (%s) has", room_name(s->room, who), room_sitter(s->room, who));
    text_add(&out, " %s", room_score(s->room, who) > 0 ? "won" : "lost");
    if (why.length) text_add(&out, ": %s", why.at);
    if (rule) {
        text_add(&out, " (");
        say_rule(&out, s->game, rule);
        text_add(&out, ")");
    }
    if (s->game->rules.points && !why.length)
        text_add(&out, ": %d %s", room_points(s->room, who), s->game->rules.points_name);
    text_add(&out, ".");
    term_print(&s->term, who == reader ? STRONG : PLAIN, out.at);
    text_free(&out);
    text_free(&why);
}

static void show_paper(struct session *s)
{
    struct paper paper = {0};
    struct text page = {0};
    if (room_paper(s->room, &paper)) {
        text_add(&page, "\n");
        paper_say(&page, &paper);
        term_print(&s->term, PLAIN, page.at);
    }
    text_free(&page);
    paper_free(&paper);
}

/* A finished game goes to the records. The exit code. */
static int keep_record(struct session *s)
{
    if (!session_save(s)) {
        session_complain(s, "Its record is lost.");
        return EXIT_FAILED;
    }
    save_finish(&s->save);
    if (s->save.path.length)
        term_printf(&s->term, PLAIN, "Look at it again: longbox replay %s\nWhat each decision was worth: longbox review "
                                     "%s", s->save.path.at, s->save.path.at);
    if (s->save.path.length && s->game->show.paper)
        term_printf(&s->term, PLAIN, "Its newspaper: longbox paper %s > page.html", s->save.path.at);
    return EXIT_FINE;
}

/* At a terminal: what to do now. */
static void offer_more(struct session *s)
{
    struct text line = {0};
    bool campaign = room_kept(s->room, "campaign");
    const char *prompt = campaign ? "table, log or quit (then the campaign can go on): "
                                  : "table, log, again (another game) or quit: ";
    while (edit_line(&s->term, prompt, NULL, &line)) {
        const char *word = text_string(&line);
        if (strncmp(word, "t", 1) == 0) show_revealed(s);
        else if (strncmp(word, "l", 1) == 0) show_log(s, NOBODY, room_events(s->room));
        else if (strncmp(word, "q", 1) == 0 || strcmp(word, "exit") == 0) break;
        else if (strncmp(word, "a", 1) == 0 && !campaign) {
            s->again = true;
            break;
        } else term_printf(&s->term, WARNING, "Expected table, log%s or quit.", campaign ? "" : ", again");
    }
    text_free(&line);
}

int session_conclude(struct session *s)
{
    seat reader = only_person(s);
    s->again = false;
    if (reader == NOBODY) show_unread(s);
    else show_news(s, reader, 0);
    term_print(&s->term, STRONG, "\nThe game is over.");
    for (seat who = 0; who < room_players(s->room); who++) show_verdict(s, who, reader);
    if (!s->term.reads_keys) show_revealed(s);
    show_paper(s);
    int code = keep_record(s);
    if (s->term.reads_keys) offer_more(s);
    return code;
}
