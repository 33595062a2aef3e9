/* full_more.c: what is wanted now and then: a hint, talk, giving up, other players on a seat. */
#include <stdlib.h>
#include <string.h>

#include "full.h"

/* -- Hints ---------------------------------------------------------------------------------------------------- */

/* The option that was tried most among those not told yet, or -1. */
static int next_told(const struct thought *thought, const bool *told, int count)
{
    int best = -1;
    for (int i = 0; i < count; i++)
        if (!told[i] && thought[i].visits && (best < 0 || thought[i].visits > thought[best].visits)) best = i;
    return best;
}

static void say_thought(struct full *u, const struct speaker *speaker, const struct thought *t)
{
    enum { LINE_TOLD = 3 };
    say_option(&u->hint, speaker, &u->question, t->option);
    text_add(&u->hint, ": %d %%, %u %s", (t->value + 5) / 10, t->visits, t->visits == 1 ? "try" : "tries");
    for (int i = 0; i < min_int(t->moves, LINE_TOLD); i++) {
        seat next = t->line[i].who;
        text_add(&u->hint, "%s%s: ", i ? ", " : "; then ", next == u->who ? "you" : room_name(u->room, next));
        say_option(&u->hint, speaker, &u->question, t->line[i].action);
    }
    text_add(&u->hint, "\n");
}

/* What it tried most often, and why not something with a higher chance. */
static void write_hint(struct full *u, const struct thought *thought, int best)
{
    enum { TOLD_MOST = 8 };
    const struct speaker speaker = room_speaker(u->room, u->who);
    int high = best;
    bool *told = calloc((size_t)u->options, sizeof *told);
    MUST(told);
    text_clear(&u->hint);
    text_add(&u->hint, "A %s would answer: ", u->adviser.about);
    say_option(&u->hint, &speaker, &u->question, u->option[best]);
    text_add(&u->hint, ". ");
    room_hint_why(u->room, u->who, thought, u->options, best, &u->hint);
    text_add(&u->hint, "\n\nChances to win as it sees them, from what you know:\n");
    for (int n = 0, at; n < TOLD_MOST && (at = next_told(thought, told, u->options)) >= 0; n++) {
        told[at] = true;
        say_thought(u, &speaker, &thought[at]);
    }
    for (int i = 0; i < u->options; i++)
        if (thought[i].visits && thought[i].value > thought[high].value) high = i;
    if ((thought[high].value + 5) / 10 > (thought[best].value + 5) / 10)
        text_add(&u->hint, "\nIt answers what it tried most often: a higher chance from fewer tries says less.\n");
    free(told);
}

void more_hint(struct full *u)
{
    struct text error = {0};
    u->hints = room_hint_begin(u->room, u->who, NULL, &u->adviser, &error);
    if (!u->hints) full_say(u, "%s", text_string(&error));
    text_free(&error);
}

void more_hint_step(struct full *u)
{
    if (!u->hints || !room_hint_is_done(u->room)) return;
    struct thought *thought = calloc((size_t)u->options, sizeof *thought);
    MUST(thought);
    u->hints = false;
    int best = room_hint_end(u->room, thought, u->options);
    if (best < 0 || !thought[best].visits) {
        full_say(u, "no hint is possible here");
    } else {
        write_hint(u, thought, best);
        u->view = PAGE_HINT;
        u->scroll = 0;
    }
    free(thought);
}

bool more_hint_stop(struct full *u)
{
    if (!u->hints) return false;
    room_hint_stop(u->room);
    u->hints = false;
    return true;
}

/* -- The menu ------------------------------------------------------------------------------------------------- */

enum { MORE_SAY, MORE_SAVE, MORE_RECORD, MORE_SEATS, MORE_RESIGN, MORE_BACK, MORE_SWITCH /* and its number */ };
static const char *const levels[] = {"human", "easy", "normal", "hard", "expert", "quick"};

static void resign_chosen(struct full *u, int id)
{
    struct text error = {0};
    if (id != MORE_RESIGN) return;
    if (room_resign(u->room, u->who, &error)) u->mode = FULL_GOES_ON;
    else full_say(u, "%s", text_string(&error));
    text_free(&error);
}

/* `id`: a seat and, times SEATS_MAX, a level. */
static void sitter_chosen(struct full *u, int id)
{
    struct text error = {0};
    seat who = (seat)(id % SEATS_MAX);
    if (room_seat(u->room, who, levels[id / SEATS_MAX], &error))
        full_say(u, "%s is now: %s", room_name(u->room, who), room_sitter(u->room, who));
    else full_say(u, "%s", text_string(&error));
    text_free(&error);
}

static void open_menu(struct full *u, const char *title, void (*chosen)(struct full *, int))
{
    list_clear(&u->menu);
    u->menu_title = title;
    u->menu_chosen = chosen;
}

static void seat_chosen(struct full *u, int id)
{
    open_menu(u, "Who plays there from now on?", sitter_chosen);
    for (int i = 0; i < COUNT(levels); i++)
        list_add(&u->menu, i * SEATS_MAX + id, i ? "a bot, %s" : "a person at this screen", levels[i]);
}

static void turn_switch(struct full *u, int n)
{
    struct text error = {0};
    if (room_switch(u->room, u->who, n, !room_switched(u->room, u->who, n), &error)) u->mode = FULL_GOES_ON;
    else full_say(u, "%s", text_string(&error));
    text_free(&error);
}

static void more_chosen(struct full *u, int id)
{
    if (id >= MORE_SWITCH) {
        turn_switch(u, id - MORE_SWITCH);
    } else if (id == MORE_SAY) {
        page_open(u, PAGE_SAY);
    } else if (id == MORE_SAVE) {
        page_open(u, PAGE_SAVE);
    } else if (id == MORE_RECORD) {
        page_open(u, PAGE_RECORD);
    } else if (id == MORE_SEATS) {
        open_menu(u, "Whose seat goes to somebody else?", seat_chosen);
        for (seat who = 0; who < room_players(u->room); who++) /* one's own seat is not given away by mistake */
            if (who != u->who) list_add(&u->menu, who, "%s (%s)", room_name(u->room, who), room_sitter(u->room, who));
    } else if (id == MORE_RESIGN) {
        open_menu(u, "Do you alone give up, and for good?", resign_chosen);
        list_add(&u->menu, MORE_BACK, "No, play on");
        list_add(&u->menu, MORE_RESIGN, "Yes, give up");
    }
}

void more_open(struct full *u)
{
    open_menu(u, "What else?", more_chosen);
    list_add(&u->menu, MORE_SAY, "Say something to all");
    list_add(&u->menu, MORE_SAVE, "Save a copy of the game");
    list_add(&u->menu, MORE_RECORD, "Write a record of what you may know");
    list_add(&u->menu, MORE_SEATS, "Give a seat to somebody else, or to a bot");
    const struct switch_row *w = room_game(u->room)->rules.switches;
    for (int n = 0; w && w[n].id; n++)
        list_add(&u->menu, MORE_SWITCH + n, "From now on: %s", room_switched(u->room, u->who, n) ? w[n].off : w[n].on);
    if (room_game(u->room)->rules.resign) list_add(&u->menu, MORE_RESIGN, "Give up");
    list_add(&u->menu, MORE_BACK, "Go back");
}

/* Writes a copy or a record to the file that was typed; false: it is not written. */
static bool write_file(struct full *u)
{
    struct text out = {0}, error = {0};
    bool fine = true;
    if (u->view == PAGE_SAVE) room_write(u->room, &out);
    else fine = room_record(u->room, u->who, &out, &error);
    if (fine && saves_exists(u->search)) text_add(&error, "%s exists already: another name", u->search), fine = false;
    fine = fine && saves_write(u->search, text_string(&out), &error);
    if (fine) full_say(u, "it is in %s", u->search);
    else full_say(u, "%s", text_string(&error));
    text_free(&out);
    text_free(&error);
    return fine;
}

bool more_typed(struct full *u)
{
    if (!u->search[0]) return true;
    if (u->view != PAGE_SAY && !write_file(u)) return false;
    if (u->view == PAGE_SAY) room_say(u->room, u->who, u->search);
    u->search[0] = '\0';
    return true;
}
