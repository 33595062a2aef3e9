/* bench_questions.c: `longbox bench --questions`: how often people are asked in a game, with quick bots in their place.
 *
 * A game is played once and counted in two ways: as if one seat were a person and bots had the others (each seat in
 * turn), and as if people had all seats and one screen.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "bots/bots.h"
#include "engine/picks.h"
#include "engine/ways.h"
#include "room/pack.h"
#include "room/room.h"

enum { GAMES = 24, USUAL_PLAYERS = 4 };

/* What was counted over all games and seats. */
struct tally {
    u64 seats, games;
    u64 lone, lone_passes;         /* questions with one answer; those that only let pass */
    u64 choices;                   /* questions with two or more */
    u64 asked;                     /* the same where sets are one question */
    u64 passes;                    /* of these: answered with pass */
    u64 standing;                  /* asked, if whoever passes says "until I am offered something new" each time */
    u64 lasting, missed;           /* asked, if they say "at such moments in this round"; what they do not get to do */
    u64 curtains;                  /* people at one screen: how often it is passed on if everybody is asked */
    u64 calls, handed_over;        /* how often the table is asked aloud, and the screen passed on after that */
};

/* A seat of the game that is played. */
struct asked_seat {
    const struct step *set;        /* the set question that its last answer was a part of, or NULL */
    int set_events;                /* events that had happened then */
    u8 close;                      /* the verb that ends it */
    bool two;                      /* a pick of it is two answers */
    bool second;                   /* the next question is the second of a pick */
    struct ways *ways;             /* that the last question that was asked offered, NULL: it was asked by itself */
    struct action passed[OPTIONS_MAX]; /* moments at which it has passed in this round */
    int moments;
    int declined;                  /* options that it has passed by in this round */
    struct action option[OPTIONS_MAX];
};

struct count {
    const struct game *game;
    struct room *room;
    struct bot *bot;
    struct random luck;
    struct tally *t;
    struct asked_seat seat[SEATS_MAX];
    seat here;                     /* at the screen, if everybody is asked */
    seat called_to;                /* at the screen, if the table is asked aloud first */
    int call_events;               /* events that had happened when the table was asked aloud, -1: never */
    int events;                    /* that were looked at */
};

/* Whether luck or a look at cards lies between two moments: what comes after it is another question. */
static bool something_happened(struct count *c, int from)
{
    for (int i = from; i < room_events(c->room); i++)
        if (c->game->rules.events[room_event(c->room, NOBODY, i).kind].flags & (REVEALS | ROLLS)) return true;
    return false;
}

/* Whether a question goes on with a set that was asked for as a whole. */
static bool goes_on(struct count *c, seat who, struct action answer)
{
    struct asked_seat *s = &c->seat[who];
    if (s->set && s->second) {
        s->second = false;
        s->set_events = room_events(c->room);
        return true;
    }
    if (s->ways && room_holds(c->room, s->ways, answer)) return true;
    struct ways *ways = room_ways(c->room, who);
    if (ways) {
        if (!s->ways) s->ways = ways_new();
        *s->ways = *ways;
    } else if (s->ways) {
        ways_free(s->ways);
        s->ways = NULL;
    }
    const struct picks *p = room_picks(c->room, who);
    const struct step *set = p ? p->step : NULL;
    const struct question q = room_question(c->room, who);
    bool same = s->set && (set == s->set || (q.prompt && s->set->prompt && strcmp(q.prompt, s->set->prompt) == 0)) &&
                !something_happened(c, s->set_events);
    if (!same) s->set = set, s->two = p && p->two, s->close = p ? p->close.verb : NO_VERB;
    s->second = s->set && s->two && answer.verb != s->close;
    s->set_events = room_events(c->room);
    return same;
}

static bool has_action(const struct action *list, int count, struct action a)
{
    for (int i = 0; i < count; i++)
        if (memcmp(&list[i], &a, sizeof a) == 0) return true;
    return false;
}

static bool is_declined(const struct asked_seat *s, struct action a) { return has_action(s->option, s->declined, a); }

/* Standing answers end with the round. */
static void forget_declined(struct count *c)
{
    for (; c->events < room_events(c->room); c->events++)
        if (c->game->rules.events[room_event(c->room, NOBODY, c->events).kind].flags & NEW_ROUND)
            for (int i = 0; i < SEATS_MAX; i++) c->seat[i].declined = c->seat[i].moments = 0;
}

static void count_screen(struct count *c, seat who, bool can_pass, bool passes)
{
    struct tally *t = c->t;
    if (who != c->here && (c->here == NOBODY || room_apart(c->room, c->here, who))) t->curtains++;
    c->here = who;
    if (who == c->called_to || (c->called_to != NOBODY && !room_apart(c->room, c->called_to, who))) return;
    if (can_pass && !room_together(c->room)) {
        t->calls += c->call_events != room_events(c->room);
        c->call_events = room_events(c->room);
        if (passes) return;
    }
    t->handed_over++;
    c->called_to = who;
}

/* Asks a seat: chooses its answer and counts. */
static struct action ask(struct count *c, seat who)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    int count, pass = -1, fresh = 0;
    const struct action *option = room_options(c->room, who, &count);
    struct asked_seat *s = &c->seat[who];
    struct tally *t = c->t;
    for (int i = 0; i < count; i++) {
        if (verb_declines(c->game, option[i].verb)) pass = i;
        else fresh += !is_declined(s, option[i]);
    }
    struct action answer = option[0];
    if (count > 1) {
        struct action all[OPTIONS_MAX];
        memcpy(all, option, sizeof *option * (size_t)count);
        room_view(c->room, who, view);
        answer = all[bot_choose(c->bot, view, who, all, count, &c->luck)];
        option = room_options(c->room, who, &count);
    }
    bool passes = pass >= 0 && verb_declines(c->game, answer.verb);
    count_screen(c, who, pass >= 0, passes);
    if (count == 1) {
        t->lone++;
        t->lone_passes += pass >= 0;
        return answer;
    }
    bool part = goes_on(c, who, answer) || room_is_obvious(c->room, who, answer), silent = passes && !fresh;
    t->choices++;
    t->asked += !part;
    t->passes += !part && passes;
    t->standing += !part && !silent;
    bool stands = pass >= 0 && has_action(s->passed, s->moments, option[pass]);
    t->lasting += !part && !stands;
    t->missed += !part && stands && !passes;
    if (passes && !stands && s->moments < OPTIONS_MAX) s->passed[s->moments++] = answer;
    for (int i = 0; passes && i < count && s->declined < OPTIONS_MAX; i++)
        if (!is_declined(s, option[i])) s->option[s->declined++] = option[i];
    return answer;
}

static void play(struct count *c)
{
    struct text error = {0};
    seat who;
    c->here = c->called_to = NOBODY;
    c->call_events = -1;
    c->events = 0;
    for (int i = 0; i < SEATS_MAX; i++) ways_free(c->seat[i].ways);
    memset(c->seat, 0, sizeof c->seat);
    while (room_step(c->room, c->called_to, &who) != ROOM_OVER) {
        forget_declined(c);
        MUST(room_answer(c->room, who, ask(c, who), &error));
    }
    c->t->seats += (u64)room_players(c->room);
    c->t->games++;
}

static double each(u64 n, u64 of) { return of ? (double)n / (double)of : 0; }

static void report(const struct game *game, const struct tally *t, bool json)
{
    const struct { const char *key, *about; double value; } lines[] = {
        {"choices", "a seat: questions with two or more answers", each(t->choices, t->seats)},
        {"asked", "          ... where several things are chosen at once", each(t->asked, t->seats)},
        {"standing", "          ... if passes stand until something new is offered", each(t->standing, t->seats)},
        {"lasting", "          ... if they stand at such moments for the round", each(t->lasting, t->seats)},
        {"missed", "              (and what these bots would have done there)", each(t->missed, t->seats)},
        {"lone", "a seat: questions with one answer, only asked where several people play", each(t->lone, t->seats)},
        {"lone_passes", "          ... of these: pass", each(t->lone_passes, t->seats)},
        {"curtains", "all people: the screen passed on, if each is asked in turn", each(t->curtains, t->games)},
        {"handed_over", "          ... if those who may pass are asked aloud", each(t->handed_over, t->games)},
        {"calls", "          ... asked aloud", each(t->calls, t->games)},
    };
    struct text out = {0};
    if (json) {
        js_open(&out, '{');
        js_key(&out, "game"), js_string(&out, game->id);
        js_key(&out, "games"), js_int(&out, (int)t->games);
        for (int i = 0; i < COUNT(lines); i++) bench_number(&out, lines[i].key, lines[i].value, 1);
        js_close(&out, '}');
        puts(out.at);
    } else {
        printf("%s, questions in a game (%d games of quick bots)\n", game->name, (int)t->games);
        for (int i = 0; i < COUNT(lines); i++) printf("  %8.1f  %s\n", lines[i].value, lines[i].about);
    }
    text_free(&out);
}

int bench_questions(const struct args *a, const struct game *game, int players, double seconds)
{
    struct pack pack;
    struct text error = {0};
    struct setup setups[SETUPS_MAX];
    struct level level;
    struct tally tally = {0};
    (void)seconds;
    if (!pack_open(&pack, game, NULL, &error)) {
        int code = args_failed(a, "%s", text_string(&error));
        text_free(&error);
        return code;
    }
    if (!players) players = min_int(max_int(USUAL_PLAYERS, game->least_players), game->most_players);
    int n = bench_setups(game, &pack.content, players, setups), code = EXIT_FINE;
    if (!n) code = args_wrong(a, "%s has no scenario for %d players", game->name, players);
    struct count *c = calloc(1, sizeof *c);
    MUST(c && level_read(&level, "quick", &error));
    c->game = game;
    c->t = &tally;
    c->bot = bot_new(game, &pack.content, &level, 1);
    for (int i = 0; n && i < GAMES; i++) {
        struct text sitters = {0};
        c->room = room_new(game, &pack.content, &setups[i % n], (u64)i + 1, &error);
        for (int k = 0; k < players; k++) text_add(&sitters, "%shuman", k ? "," : "");
        MUST(c->room && room_sit(c->room, sitters.at, &error));
        random_seed(&c->luck, (u64)i + 1);
        play(c);
        room_free(c->room);
        text_free(&sitters);
    }
    if (n) report(game, &tally, args_flag(a, "json"));
    bot_free(c->bot);
    for (int i = 0; i < SEATS_MAX; i++) ways_free(c->seat[i].ways);
    free(c);
    pack_close(&pack);
    text_free(&error);
    return code;
}
