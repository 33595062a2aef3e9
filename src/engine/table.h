/* table.h: a running game with its history: answers, events, undo, auto answers, records.
 *
 * The table owns the state. Front ends, drive and tests talk to it; bots get copies of views.
 */
#ifndef ENGINE_TABLE_H
#define ENGINE_TABLE_H

#include "say.h"
#include "scene.h"

struct table;

/* Opens a game. NULL and a reason in *error when the set-up cannot be played. */
struct table *table_new(const struct game *game, const struct content *content, const struct setup *setup, u64 seed,
                        struct text *error);
/* The same for the next game of a campaign that stands so (campaign.h); NULL: a game by itself. */
struct table *table_new_with(const struct game *game, const struct content *content, const struct setup *setup,
                             const void *carried, u64 seed, struct text *error);
void table_free(struct table *t); /* NULL does nothing */

const struct game *table_game(const struct table *t);
const struct content *table_content(const struct table *t);
const struct setup *table_setup(const struct table *t);
/* What it began with as a game of a campaign, NULL: it is a game by itself. */
const void *table_carried(const struct table *t);
/* The state itself: for tests, drive's dump and the program's own bookkeeping, never for a player. */
const void *table_state(const struct table *t);
struct context *table_context(struct table *t);
/* Names a seat; the string is copied, without control characters and at most 64 bytes of it. NULL or blanks: no
 * name. */
void table_name(struct table *t, seat who, const char *name);
/* Speaks to one seat. Where names depend on the state, they follow from what a spectator may see of it now: valid until
 * the next answer. The first speaker after a change of the state redacts it for this; later ones share the result. */
struct speaker table_speaker(struct table *t, seat viewer);

/* Who is asked now, as far as a seat (NOBODY: a spectator) may know: in a simultaneous choice it sees whether it is
 * still asked itself, and the others as if none had answered yet. Empty when the game is over. This may be shown. */
seats table_pending_for(const struct table *t, seat viewer);
/* Who must really choose now: for the program that asks the questions, never for a player's eyes. Seats whose auto
 * answers answer are not among them. */
seats table_pending_truth(const struct table *t);
bool table_over(const struct table *t);
/* The options of a pending seat, and why other moves are not among them. Valid until the next call. */
const struct action *table_options(struct table *t, seat who, int *count);
const struct refusals *table_refusals(struct table *t, seat who);
struct question table_question(struct table *t, seat who);

/* Gives an answer. False and a reason when it is not an option; nothing changes then. */
bool table_answer(struct table *t, seat who, struct action action, struct text *error);
/* The same; when the seat takes back its answer before this one, it takes this one back, too. */
bool table_answer_along(struct table *t, seat who, struct action action, struct text *error);
/* How many answers have been given and recorded. Forced ones are neither counted nor recorded. */
int table_decisions(const struct table *t);
/* How many questions were answered in whatever way; a simultaneous choice counts as one. All may know it. */
int table_pauses(const struct table *t);
/* How many answers a seat has given in the simultaneous choice that goes on, 0 if none does: only the seat may know. */
int table_part(const struct table *t, seat who);
/* The answers of the whole history: after going back, how far forward table_go can go. */
int table_length(const struct table *t);
/* Answer n of the whole history, from 0, and whose it was: for whoever may know everything. False: there is none. */
bool table_given(const struct table *t, int n, seat *who, struct action *action);

/* One answer of the past. */
struct past_answer {
    seat who;
    bool joined; /* given together with the seat's answer before it */
    struct action action;
    int events;  /* that had happened before it */
};
/* The answers that led to the present, forced ones left out: fills in the first from entry `from` on (0: the first of
 * all) and returns the entry after it; 0 when there is none. For the owner of the record only. */
int table_past(const struct table *t, int from, struct past_answer *out);

/* -- table_picks.c: a question for several things as one ------------------------------------------------------- */

struct picks;
/* The question of a seat as one with ticks (see picks.h), or NULL: ask it as any other question. What is ticked stays
 * until the state changes or the question of another seat is looked at; the table owns it. */
struct picks *table_picks(struct table *t, seat who);
/* Gives what is ticked there as single answers in the rules' order, all of them or none. `more`: without the answer
 * that ends it, so that more can be answered after these. False and a reason when it is not complete or an auto answer
 * gets in between; nothing changes then. */
bool table_answer_picks(struct table *t, seat who, bool more, struct text *error);

/* -- table_ways.c: questions that follow each other as one ----------------------------------------------------- */

struct ways;
/* The question of a seat as one with ways (see ways.h), or NULL: ask it as any other question. It stays until the state
 * changes or the question of another seat is looked at; the table owns it. */
struct ways *table_ways(struct table *t, seat who);
/* Gives the answers of way i, as far as the seat is asked at once. False and a reason when there is no such way; nothing
 * changes then. */
bool table_answer_way(struct table *t, seat who, int i, struct text *error);
/* When the seat is asked again after others were: gives the next answer of its way and returns true, or ends the way
 * because something has happened. */
bool table_goes_on(struct table *t, seat who);

/* Gives the answer of a seat if it is obvious: all there is where a question is ALL_OF (procedure.h), or what the game
 * says (`obvious`). Undo takes it back together with the answer before it. False when it is not; nothing changes
 * then. */
bool table_obvious(struct table *t, seat who);
/* Those answers, at most PICKED_MAX (picks.h); how many. */
int table_obvious_answers(struct table *t, seat who, struct action *out);

/* -- table.c, continued ---------------------------------------------------------------------------------------- */

/* What a seat may see of the state now (NOBODY: a spectator); `view` has game->state_bytes. */
void table_view(struct table *t, seat who, void *view);

/* What a seat (NOBODY: a spectator) sees lying on the table now: see scene_tell. */
void table_scene(struct table *t, seat who, struct scene *scene);

/* All events so far; each says after how many answers it happened. Redact with event_redact. */
const struct event *table_events(const struct table *t, int *count);

/* Takes back the last answer of `who`, or all answers that were given together with it (table_answer_picks), and what
 * followed. Free when nobody has learnt anything and no die was rolled
 * since; otherwise refused, saying what was revealed, unless the table allows it (table_friendly). In a simultaneous
 * choice it starts the seat's own part again; the others' answers in it stay. Talk stays, and so do auto answers given
 * since, except those of `who` that would at once repeat the answer. */
bool table_undo(struct table *t, seat who, struct text *why);
/* Whether it would; nothing changes. */
bool table_may_undo(struct table *t, seat who, struct text *why);
void table_friendly(struct table *t, bool friendly);
/* Goes back (or, after going back, forward) to the position after n answers, in which answer n + 1 was given: for
 * replays. Answering from there (or an auto answer, or fixing dice) cuts the rest off: a branch. False when there are
 * not that many. */
bool table_go(struct table *t, int decisions);

/* Auto answers, private to a seat: whenever an option with this verb (and first byte, unless ANY_OPERAND) is offered to
 * the seat, it is taken. They are part of the record; the answers that they give are not. */
enum { ANY_OPERAND = 256 };
void table_auto_answer(struct table *t, seat who, u8 verb, int a, bool on);
/* The same until the next turn begins (a new round begins one too), or until the next round does. */
enum { FOR_TURN = NEW_TURN | NEW_ROUND, FOR_ROUND = NEW_ROUND };
void table_auto_answer_until(struct table *t, seat who, u8 verb, int a, u16 until);
bool table_has_auto_answer(const struct table *t, seat who, u8 verb, int a);

/* A player gives up or leaves for good, no matter who is asked: the game says what follows. False and a reason when
 * that is not possible (now). */
bool table_resign(struct table *t, seat who, struct text *error);

/* The generator of the rules begins again with this seed, wherever the game stands. Whoever knows dice and cards that
 * were seen so far could work the generator out; a table whose luck is renewed after every answer tells them nothing
 * about what comes. False when the record is full. */
bool table_luck(struct table *t, u64 seed);

/* Turns a switch of the game (rules.switches), no matter who is asked. False and a reason when there is none, or the
 * game is over; one that stands so already stays. table_switched: whether it is on. */
bool table_switch(struct table *t, seat who, int n, bool on, struct text *error);
bool table_switched(const struct table *t, seat who, int n);
/* The switch with this id, -1: there is none; the number of switches. */
int switch_find(const struct game *game, const char *id);
int switch_count(const struct game *game);

/* Table talk: anybody may say anything; it changes nothing in the game (but is kept in the record). */
void table_talk(struct table *t, seat who, const char *words);
/* The same for the ears of some seats only. */
void table_whisper(struct table *t, seat who, seats to, const char *words);
struct saying {
    const char *words;
    seat who;      /* NOBODY: a spectator */
    seats to;      /* who was meant; EVERYBODY: all */
    int decisions; /* answers that had been given */
};
/* The nth thing, from 0, that was said to all or that one of these seats has said or heard; false when there is none. */
bool table_heard(const struct table *t, seats ears, int n, struct saying *out);
/* The nth thing that was said to all; NULL when there is none. */
const char *table_said(const struct table *t, int n, seat *who, int *decisions);

/* Fixes the next dice and picks and replaces those fixed before; part of the record. */
void table_fix(struct table *t, const u8 *dice, int dice_count, const u8 *picks, int pick_count);

/* -- position.c ------------------------------------------------------------------------------- */

/* Lays a position over the running game (see state_load), and a new history begins. What the position does not name
 * stays, except what tells of the course of the game (`leftovers` of its rules): that is as in a new game. `place` may
 * name one of the game's entry points, for seat `at` (NOBODY: the first seat, or none if the entry point takes none);
 * NULL leaves the stack as the JSON says. All or nothing. What follows at once is among the events. */
bool table_load(struct table *t, const char *json, const char *place, seat at, struct text *error);
/* Room in which tables look ahead, for questions about several things and for ways. It is large. A table makes one of
 * its own, until it is told to share this one, which must stay longer than the table; tables that share one are not
 * used at the same time. They keep less of their past at hand, so that many have room beside each other. */
struct scratch;
struct scratch *scratch_new(void);
void scratch_free(struct scratch *s); /* NULL does nothing */
void table_share(struct table *t, struct scratch *s);
/* A careful table tries each position out in another process before it takes it: for positions from outside. */
void table_careful(struct table *t, bool careful);

/* -- record_write.c, record.c --------------------------------------------------------------------------------- */

/* The record as text, a line per answer, each with a check value of the state after it:
 *
 *     longbox record 1
 *     game vigilante 1
 *     content 0123456789abcdef
 *     setup players=4 scenario=justice_4 options=mercenaries
 *     carried {"games":1}                   (in a campaign: what it began with)
 *     seed 42
 *     name 0 Anna
 *     0 KEEP_STARTER lamplighter ; 8f3a21c4
 *     0 PAY crowbar ; 5d0e9a17 +            (+: given together with the seat's answer before it)
 *     stand 2 PASS hero_damaged on          (or off; turn, round: until the next one begins)
 *     say 1 "I am Good"
 *     say 1 to 0,2 "Not before them"
 *     leave 3
 *     luck 00f3a29b5c17d044                 (the generator begins again)
 *     over
 *
 * A table that began with a position has `position {...}` in place of the seed; fixed dice are lines `fix dice=3,4
 * picks=0`, before the position if they were fixed before it. The check is that of the state once all forced answers
 * are given, so it does not matter when they are. `forced 2` lines occur only where it does matter: before stand, fix
 * and luck lines and the end, if no answer in between needs them. `over` says that the game has ended after the last
 * answer and what is forced.
 *
 * `seed` false leaves the seed out ("seed hidden", no checks, no fixed dice, no luck), as long as the game runs: it is a
 * secret like any hand. Such a record cannot be replayed. It still has the answers of all seats, also secret ones: it
 * is only for those who may know them all. */
void table_record(const struct table *t, struct text *out, bool seed);
/* The same in parts, for those who write it again and again: what comes before the first entry; the lines of entries
 * from..to (TO_THE_END: and what follows them). Lines of the first table_settled entries stay as they are, unless
 * entries are taken back: then table_cuts is another number. */
enum { TO_THE_END = INT32_MAX };
void table_record_head(const struct table *t, struct text *out);
void table_record_part(const struct table *t, struct text *out, int from, int to);
int table_settled(const struct table *t);
u32 table_cuts(const struct table *t);
/* What one seat (NOBODY: a spectator) may know of the game up to now, running or over: its own answers and auto
 * answers, what it heard, who has resigned, and as remarks ("# Anna draws a City card (VG-180)") what happened as it
 * saw it. The answers of others are left out, and even their number. It cannot be replayed. */
void table_record_for(struct table *t, struct text *out, seat who);
/* Plays a record of one of the games in `box` (NULL after the last) again. On a mistake or a divergence returns NULL
 * and says where it is and what was expected; a divergence is found at the decision where it happens. A record that
 * holds a position is tried out first, as a careful table does. */
struct table *table_replay(const struct game *const *box, const struct content *content_or_null, const char *record,
                           struct text *error);
/* Which of these games a record belongs to, or NULL: so that content can be chosen before replaying. */
const struct game *record_game(const struct game *const *box, const char *record);

/* An action in words of the record ("RECRUIT night_heron") and back; false and a reason when the words make no action.
 * A name with blanks is in quotes; a byte without a name is "#" and its number, "-" is nobody or nothing. */
void action_write(struct text *out, const struct game *game, const struct content *content, struct action action);
bool action_read(const struct game *game, const struct content *content, const char *text, struct action *action,
                 struct text *error);
/* The same with the first few operands only. */
enum { OPERANDS = 3 };
void action_write_some(struct text *out, const struct game *game, const struct content *content, struct action action,
                       int operands);
/* Reads the answer of a pending seat. Operands may be missing at the end: if exactly one option agrees with the others,
 * it is that; if none does, *given says how many of the OPERANDS there are. False and a reason when several options do,
 * or when the words make no action. */
bool option_read(struct table *t, seat who, const char *text, struct action *action, int *given, struct text *error);

#endif
