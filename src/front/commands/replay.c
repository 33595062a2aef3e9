/* replay.c: `longbox replay`: steps through a record, explains it, branches off. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "branch.h"
#include "commands.h"
#include "front/term/args.h"
#include "front/term/session.h"
#include "room/catalogue.h"
#include "room/rulings.h"
#include "room/saves.h"

static const char help[] =
    "Usage: longbox replay [FILE] [--at N] [--view SEAT]\n"
    "\n"
    "Steps through a record; without a file it lists the finished games.\n"
    "  --at N       begin after answer N\n"
    "  --view SEAT  see it as seat 1, 2, ... did; otherwise as a spectator\n"
    "\n"
    "Commands, one a line:\n"
    "  next [N], Enter   one answer on, or N       back [N]   one answer back, or N\n"
    "  go N              to the position after N   view SEAT  a seat's eyes; 'view all' a spectator's\n"
    "  log [N]           what has happened         explain    the rules of what was shown last\n"
    "  table [PAGE]      the table                 card NAME, rule NUMBER\n"
    "  branch [SEAT]     play on from here as this seat, against bots\n"
    "  quit\n";

static const struct arg_row rows[] = {{"at", "a number of answers"}, {"view", "a seat"}, {0}};

struct replay {
    struct session *s;
    seat viewer;
    int shown_from, shown_to; /* events that were printed last */
};

static int events_now(const struct session *s)
{
    return room_events(s->room);
}

/* What was said between two positions. */
static void show_talk(struct replay *r, int from, int to)
{
    seat who;
    int after;
    const char *words;
    for (int n = 0; (words = room_said(r->s->room, n, &who, &after)) != NULL; n++)
        if (after >= from && after < to)
            term_printf(&r->s->term, PLAIN, "%s: \"%s\"", who == NOBODY ? "A spectator" : room_name(r->s->room, who),
                        words);
}

/* Goes to a position; on the way forward it shows what happened. */
static void go(struct replay *r, int to)
{
    struct session *s = r->s;
    int before = events_now(s), now = room_position(s->room), last = room_length(s->room);
    to = max_int(0, min_int(to, last));
    room_go(s->room, to);
    if (to > now) {
        struct text out = {0};
        r->shown_from = before;
        r->shown_to = events_now(s);
        show_events(s, r->viewer, r->shown_from, r->shown_to, false, &out);
        term_print(&s->term, PLAIN, text_string(&out));
        if (!out.length) term_print(&s->term, FAINT, "(A choice that does not show yet.)");
        show_talk(r, now, to);
        text_free(&out);
    } else {
        r->shown_to = events_now(s);
        r->shown_from = max_int(0, r->shown_to - 1);
        show_table(s, r->viewer);
    }
    if (room_over(s->room)) term_print(&s->term, STRONG, "This is the end of the game.");
    else if (to == last) term_print(&s->term, STRONG, "This is the end of the record.");
}

static void explain(struct replay *r)
{
    const struct speaker speaker = room_speaker(r->s->room, r->viewer);
    for (int i = r->shown_from; i < min_int(r->shown_to, room_events(r->s->room)); i++) {
        const struct event event = room_event(r->s->room, r->viewer, i);
        struct text out = {0};
        bool known = false;
        for (int k = r->shown_from; k < i; k++) known |= room_event(r->s->room, r->viewer, k).rule == event.rule;
        say_event(&out, &speaker, &event);
        text_add(&out, ".\n");
        if (event.rule && !known) {
            size_t from = out.length;
            text_add(&out, "  ");
            if (!rulings_one(&out, r->s->game, event.rule)) out.at[out.length = from] = '\0';
        }
        term_print(&r->s->term, PLAIN, text_string(&out));
        text_free(&out);
    }
    if (r->shown_from == r->shown_to) term_print(&r->s->term, PLAIN, "Nothing has been shown yet. Type next.");
}

/* A seat by its number or name; NOBODY for "all"; false when it is none. */
static bool read_seat(const struct session *s, const char *text, seat *who)
{
    int players = room_players(s->room), n = atoi(text);
    *who = NOBODY;
    if (strcmp(text, "all") == 0 || strcmp(text, "nobody") == 0) return true;
    for (seat i = 0; i < players; i++)
        if (strcasecmp(room_name(s->room, i), text) == 0 || (isdigit((unsigned char)*text) && n == i + 1)) *who = i;
    return *who != NOBODY;
}

/* One command. Returns ARGS_GO, or the exit code at the end. */
static int obey(struct replay *r, const char *line)
{
    struct session *s = r->s;
    char word[16];
    size_t length = strcspn(line, " ");
    const char *rest = line + length + strspn(line + length, " ");
    snprintf(word, sizeof word, "%.*s", (int)min_int((int)length, 15), line);
    int at = room_position(s->room), n = *rest ? atoi(rest) : 1;
    struct text out = {0};
    seat who = r->viewer;
    int code = ARGS_GO;
    if (!*word || strcmp(word, "next") == 0 || strcmp(word, "n") == 0) {
        if (at == room_length(s->room)) term_print(&s->term, PLAIN, "This is the end: back, go N or quit.");
        else go(r, at + max_int(1, n));
    } else if (strcmp(word, "back") == 0 || strcmp(word, "b") == 0) {
        go(r, at - max_int(1, n));
    } else if (strcmp(word, "go") == 0 || isdigit((unsigned char)*word)) {
        const char *number = isdigit((unsigned char)*word) ? word : rest;
        int last = room_length(s->room);
        if (!isdigit((unsigned char)*number)) {
            term_printf(&s->term, WARNING, "Expected go and a number from 0 to %d.", last);
        } else {
            room_go(s->room, max_int(0, min_int(atoi(number), last)));
            r->shown_to = events_now(s);
            r->shown_from = max_int(0, r->shown_to - 1);
            show_table(s, r->viewer);
        }
    } else if (strcmp(word, "view") == 0) {
        if (read_seat(s, rest, &who)) {
            r->viewer = who;
            show_table(s, who);
        } else {
            term_print(&s->term, WARNING, "Expected a seat's number or name, or all.");
        }
    } else if (strcmp(word, "log") == 0) {
        show_log(s, r->viewer, *rest ? max_int(1, n) : 20);
    } else if (strcmp(word, "explain") == 0) {
        explain(r);
    } else if (strcmp(word, "table") == 0) {
        if (!*rest) show_table(s, r->viewer);
        else if (!show_page(s, r->viewer, rest))
            term_print(&s->term, WARNING, "There is no such page.");
    } else if (strcmp(word, "card") == 0 && cards_find(&out, s->game, &s->pack.content, rest, 12)) {
        term_print(&s->term, PLAIN, out.at);
    } else if ((strcmp(word, "rule") == 0 || strcmp(word, "rules") == 0) && rulings_find(&out, s->game, rest)) {
        term_print(&s->term, PLAIN, out.at);
    } else if (strcmp(word, "branch") == 0) {
        if (*rest ? !read_seat(s, rest, &who) : who == NOBODY) who = *rest ? NOBODY : 0;
        if (who == NOBODY) term_print(&s->term, WARNING, "Expected a seat's number or name.");
        else if (room_over(s->room)) term_print(&s->term, WARNING, "The game is over here: go back first.");
        else code = branch_off(s, who);
    } else if (strcmp(word, "quit") == 0 || strcmp(word, "q") == 0) {
        code = EXIT_FINE;
    } else if (strcmp(word, "help") == 0 || strcmp(word, "?") == 0) {
        term_print(&s->term, PLAIN, strstr(help, "Commands"));
    } else {
        term_print(&s->term, WARNING, "Expected next, back, go N, view SEAT, log, explain, table, card, rule, branch "
                                      "or quit.");
    }
    text_free(&out);
    return code;
}

static void tell_record(void *to, const char *path)
{
    (void)to;
    puts(path);
}

int replay_main(int argc, char **argv)
{
    struct args a;
    struct session s;
    struct replay r = {&s, NOBODY, 0, 0};
    struct text error = {0}, line = {0}, prompt = {0};
    long long at;
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    if (a.words > 1) return args_wrong(&a, "expected one file");
    if (!args_int(&a, "at", 0, 1000000, 0, &at)) return EXIT_USAGE;
    if (!a.words) {
        if (!saves_records(tell_record, NULL)) return args_failed(&a, "no game has been finished yet");
        return EXIT_FINE;
    }
    session_open(&s);
    if (!session_resume(&s, a.word[0], NULL, &error)) {
        code = args_failed(&a, "%s", text_string(&error));
    } else if (args_value(&a, "view") && !read_seat(&s, args_value(&a, "view"), &r.viewer)) {
        code = args_wrong(&a, "--view expects a seat from 1 to %d, not '%s'", room_players(s.room),
                          args_value(&a, "view"));
    } else {
        int total = room_length(s.room);
        room_go(s.room, min_int((int)at, total));
        term_printf(&s.term, STRONG, "%s, %d answers. Enter goes on, ? lists the commands.", s.game->name, total);
        show_log(&s, r.viewer, 10);
        r.shown_to = events_now(&s);
        r.shown_from = max_int(0, r.shown_to - 10);
        while (code == ARGS_GO) {
            text_clear(&prompt);
            text_add(&prompt, "%d of %d> ", room_position(s.room), total);
            code = term_line(&s.term, prompt.at, &line) ? obey(&r, line.at) : EXIT_FINE;
        }
    }
    session_close(&s);
    text_free(&error);
    text_free(&line);
    text_free(&prompt);
    return code;
}
