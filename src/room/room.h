/* room.h: a table with people and bots at it: who sits where, who is next, and all that one of them may know or do.
 *
 * Front ends ask a room for everything and never the table: what it tells a viewer (a seat, or NOBODY for a spectator)
 * is what that viewer may know. A room prints nothing and knows no terminal, socket or file; saves.h keeps rooms in
 * files, pack.h reads content from folders, think.h lets bots think in the background, and a room works without any of
 * them.
 *
 *     for (;;) switch (room_step(r, here, &who)) {
 *     case ROOM_OVER:   tell the end; return;
 *     case ROOM_PLAYED: continue;                           a bot has answered
 *     case ROOM_THINKS: wait a little; continue;            `who`, a bot, is thinking: room_progress
 *     case ROOM_ASKS:   show `who` what is new (room_unread, room_event, room_scene), its room_question and
 *                       room_options, and call room_answer; continue;
 *     }
 */
#ifndef ROOM_ROOM_H
#define ROOM_ROOM_H

#include "bots/bots.h"
#include "engine/forecast.h"
#include "engine/paper.h"
#include "engine/scene.h"
#include "engine/table.h"

struct room;

/* -- Opening ------------------------------------------------------------------------------------------------ */

/* A new game; `content` belongs to the caller and stays until the room is freed. Seat 0 is a person, bots of level
 * normal sit on the others. NULL and a reason when the set-up cannot be played. */
struct room *room_new(const struct game *game, const struct content *content, const struct setup *setup, u64 seed,
                      struct text *error);
/* The same for the next game of a campaign that stands so (engine/campaign.h); NULL: a game by itself. */
struct room *room_new_with(const struct game *game, const struct content *content, const struct setup *setup,
                           const void *carried, u64 seed, struct text *error);
/* Plays a record or a saved game (room_write) again. Who sits where, names, settings and what each has read come back
 * with it. NULL and a reason when the record is wrong. */
struct room *room_replay(const struct game *game, const struct content *content, const char *record,
                         struct text *error);
/* Takes a table over, which the room frees; nobody has a name that it did not have. */
struct room *room_around(struct table *table);
void room_free(struct room *r); /* NULL does nothing */

/* The whole game as text: the record with its seed and everybody's secrets, and as notes, lines that begin with "# ",
 * what the room knows. For the owner of the game. */
void room_write(const struct room *r, struct text *out);
/* What follows the record in it. */
void room_write_notes(const struct room *r, struct text *out);
/* The value of a note ("content", "seats") in such a text; false when it has none. */
bool record_note(const char *record, const char *name, struct text *value);

/* -- Settings: kept with the game ------------------------------------------------------------------------------ */

struct room_settings {
    bool friendly; /* undo is always allowed */
    bool strict;   /* players remember for themselves what they have seen: what only some may know is told them once */
    bool fast;     /* questions with one answer are not asked, even among several people */
    bool obvious;  /* people are not asked where only one answer makes sense (table_obvious); the only person is not
                      asked either where nothing can come of what is offered (rules.is_idle): it is declined */
    bool even;     /* if people play, each answer of a bot takes the same time, and so does a simultaneous choice as a
                      whole, however many answers it is: nobody learns from it. Needs room_think with a clock */
    bool watched;  /* others than the people who play look on: even the only person is asked where there is one answer,
                      so that nobody learns from it what they hold */
    bool private_talk; /* players of one team may say things that only their team hears (room_whisper) */
    int threads;   /* that a thinking bot uses */
};
struct room_settings room_settings(const struct room *r);
void room_set(struct room *r, const struct room_settings *settings);
/* A setting of a front end's own: a name and a value of one line each, kept with the game. NULL: it has none. */
void room_keep(struct room *r, const char *name, const char *value);
const char *room_kept(const struct room *r, const char *name);

/* -- Who sits where -------------------------------------------------------------------------------------------- */

int room_players(const struct room *r);
int room_people(const struct room *r); /* how many of them are people */
bool room_is_alone(const struct room *r); /* whether one person plays, and nobody looks on */
bool room_is_person(const struct room *r, seat who);
/* A seat's name, never NULL. */
const char *room_name(const struct room *r, seat who);
/* Gives all seats names from a list with commas (or NULL); where it has none, "Ada", "Bo", ... */
void room_call(struct room *r, const char *names);
/* Gives those a name who have none: a record may have names for some seats, or for none. */
void room_call_rest(struct room *r);
/* "you" (the only person), "human", "hard bot". */
const char *room_sitter(const struct room *r, seat who);
/* The level of seats that are called just "bot" (NULL: normal), for room_sit and room_seat after it. False and what was
 * expected. */
bool room_level(struct room *r, const char *name, struct text *error);
/* Reads "human,bot,hard"; missing seats are bots. False and what was expected; nothing changes then. */
bool room_sit(struct room *r, const char *list, struct text *error);
/* Puts one sitter on a seat: "human", "bot" or a level. */
bool room_seat(struct room *r, seat who, const char *name, struct text *error);
/* A side (one of rules.sides) that a seat wishes to play, NULL: none. Bots choose among answers that grant all wishes,
 * as long as there are such; a person is offered only answers that grant their own wish, and where it leaves one, that
 * is given for them. False and what was expected when the game has no such side, or no answer decides it. */
bool room_wish(struct room *r, seat who, const char *side, struct text *error);
/* The luck of the game from here on; see table_luck. False when the record is full. */
bool room_renew_luck(struct room *r, u64 seed);
/* The luck of bots; never the game's own. A new room draws it from the seed. */
void room_luck(struct room *r, u64 seed);

/* -- What goes on ------------------------------------------------------------------------------------------------ */

const struct game *room_game(const struct room *r);
const struct content *room_content(const struct room *r);
const struct setup *room_setup(const struct room *r);
struct speaker room_speaker(struct room *r, seat viewer);
bool room_over(const struct room *r);
/* Who is asked now, as far as the viewer may know. */
seats room_pending(const struct room *r, seat viewer);
/* How many questions have been answered, in whatever way: all may know it. */
int room_pauses(const struct room *r);
/* Whether several choose at the same time, none knowing what the others do; and how many answers a seat has given to
 * that choice, which only the seat may know. */
bool room_together(const struct room *r);
int room_part(const struct room *r, seat who);
/* The viewer's redacted state, of game->state_bytes, and what it sees lying on the table; in a strict game without the
 * notes of what it has seen before. */
void room_view(struct room *r, seat viewer, void *view);
void room_scene(struct room *r, seat viewer, struct scene *scene);
/* What a person who is asked needs to choose: see table.h; options are those that grant their wish, if they have one. A
 * bot's question is nobody's business. Valid until the next call. */
struct question room_question(struct room *r, seat who);
/* Where a question follows at once from another answer of the seat ("Move Leah", then "Where to?"): that answer, also
 * if it was given for them since there was no other. False when there is none, or it names nothing. */
bool room_first_half(struct room *r, seat who, struct text *out);
const struct action *room_options(struct room *r, seat who, int *count);
const struct refusals *room_refusals(struct room *r, seat who);

/* How many events there have been, and one of them as the viewer may know it; in a strict game what it was told before
 * (room_read) is as everybody saw it. */
int room_events(const struct room *r);
struct event room_event(struct room *r, seat viewer, int i);
/* Notes that a viewer has been told the events from..to, and which is the first that it has not been told. */
void room_read(struct room *r, seat viewer, int from, int to);
int room_unread(const struct room *r, seat viewer);
/* Nobody was told anything: a new history has begun. */
void room_forget(struct room *r);
/* Whether either seat could learn something from what the other sees: if not, they may look at one screen. */
bool room_apart(struct room *r, seat one, seat other);

/* -- Playing ------------------------------------------------------------------------------------------------------- */

enum room_turn { ROOM_OVER, ROOM_PLAYED, ROOM_THINKS, ROOM_ASKS };
/* Brings the game on by one step. Bots come first, so that people know the most when they are asked; but where several
 * answer one question together, such as a vote, each person speaks once before the bots do, and bots take turns. Of
 * several people, `here` is asked first (NOBODY: any). A question that nobody needs to be asked, since it has one
 * answer and only one person plays, is answered (ROOM_PLAYED); see also `obvious` of the settings. */
enum room_turn room_step(struct room *r, seat here, seat *who);

/* How bots think. NULL: in room_step itself, at most `slice` iterations in each call (0: as many as it takes). See
 * think.h for another way. Their answers do not depend on it. */
struct thinking {
    /* Lets a bot that has begun think; not done before `least_ms` have passed. */
    void *(*begin)(void *with, struct bot *b, int least_ms);
    bool (*is_done)(void *job);
    /* Stops it if it is not done, and ends the job. True if it was done: then the bot's answer counts. */
    bool (*end)(void *job);
    long long (*now_ms)(void); /* a clock that never goes back */
    void *with;                /* for begin */
};
void room_think(struct room *r, const struct thinking *how, u32 slice);
/* While a bot thinks: how far it has come, in thousandths. */
int room_progress(const struct room *r);
/* The bot that thinks now, for helpers (bot_lend); NULL: none does. */
struct bot *room_thinker(const struct room *r);
/* Stops a bot that is thinking, at once; when it is asked again, it begins again and answers as if it had not been
 * stopped. Whatever changes the position or who sits where does so by itself. */
void room_interrupt(struct room *r);

/* Gives the answer of a person. False and a reason when it is not possible; nothing changes then. */
bool room_answer(struct room *r, seat who, struct action action, struct text *error);
/* The question of a person who is asked as one with ticks (picks.h), or NULL: it asks for one thing. The room owns it;
 * it stays until the position changes or somebody else's question is looked at. */
struct picks *room_picks(struct room *r, seat who);
/* Gives what is ticked there as the answer; `more` leaves the question open. */
bool room_answer_picks(struct room *r, seat who, bool more, struct text *error);
/* The question of a person who is asked as one with ways (ways.h), or NULL: it is asked by itself. The room owns it; it
 * stays until the position changes or somebody else's question is looked at. */
struct ways *room_ways(struct room *r, seat who);
/* Gives way i as the answer. What is left of it after others were asked is given by room_step, unless something has
 * happened. */
bool room_answer_way(struct room *r, seat who, int i, struct text *error);
/* Whether an answer of a person is obvious (table_obvious): for measuring. */
bool room_is_obvious(struct room *r, seat who, struct action answer);
/* Whether an answer that could be given now is part of a way that was found earlier (a copy): for measuring. */
bool room_holds(struct room *r, const struct ways *ways, struct action answer);
/* Whether a seat is still asked the question that it was asked after this many pauses, as its `part` (room_pauses,
 * room_part): an answer to another one comes too late. */
bool room_asks(const struct room *r, seat who, int pauses, int part);
/* See the functions of the table. */
bool room_undo(struct room *r, seat who, struct text *why);
bool room_may_undo(struct room *r, seat who, struct text *why);
bool room_resign(struct room *r, seat who, struct text *error);
bool room_switch(struct room *r, seat who, int n, bool on, struct text *error);
bool room_switched(const struct room *r, seat who, int n);
void room_auto(struct room *r, seat who, u8 verb, int a, u16 until); /* until 0: for good */
void room_auto_end(struct room *r, seat who, u8 verb, int a);
bool room_has_auto(const struct room *r, seat who, u8 verb, int a);
/* The option by which a person who is asked can decline what is offered, -1: none. Whether there is one, all may know:
 * it does not depend on what else the person could do. */
int room_pass(struct room *r, seat who);
/* Whether there is anything to decline in this game; whether it says when a turn (NEW_TURN) or round begins. */
bool room_knows_passing(const struct room *r);
bool room_knows(const struct room *r, u16 flag);
/* Whether nothing can come of an option, as far as the seat can see (rules.is_idle). */
bool room_idle_option(struct room *r, seat who, struct action option);
/* Whether a person who is asked can decline, and nothing can come of anything else that is offered. */
bool room_idle(struct room *r, seat who);
/* Declines, and from now on declines by itself whenever the person is offered nothing but what they have declined since
 * at the same kind of moment; `until` as above. False and a reason when there is nothing to decline, or several people
 * play: others would see from it when somebody is offered something new. */
bool room_decline(struct room *r, seat who, u16 until, struct text *error);
bool room_declines(const struct room *r, seat who);
/* Declines whatever is offered, without being asked: with `here`, an option that declines, only at this kind of moment;
 * -1: at any. And ends all that a person has said about passing. */
void room_pass_until(struct room *r, seat who, int here, u16 until);
void room_pass_end(struct room *r, seat who);
void room_decline_end(struct room *r, seat who);
void room_say(struct room *r, seat who, const char *words);
/* Says something to some seats only. False and a reason when the room has no private talk, or somebody among them is not
 * of the speaker's team. */
bool room_whisper(struct room *r, seat who, seats to, const char *words, struct text *error);
/* The nth thing said to all, from 0, by whom (NOBODY: a spectator) and at which position (see room_position), which is
 * for the owner of the record only; NULL when there is none. */
const char *room_said(const struct room *r, int n, seat *who, int *position);
/* The nth thing that the viewer has heard or said itself; false when there is none. */
bool room_heard(const struct room *r, seat viewer, int n, struct saying *out);

/* -- Several people at one screen --------------------------------------------------------------------------------- */

/* How somebody who is asked comes to the screen. */
enum sitting {
    SIT_HERE,    /* at once: they sit there, or may see what the one sees who does */
    SIT_CURTAIN, /* the screen is passed on to them, and shows nothing meanwhile */
    SIT_ALOUD,   /* not before all were asked aloud whether they want to do something now */
    SIT_PASSED,  /* not at all: all were asked already, and the question is declined */
};
/* `who` is asked (ROOM_ASKS) while `before` sits at the screen (NOBODY: nobody). */
enum sitting room_sit_down(struct room *r, seat before, seat who);
/* What all have answered to SIT_ALOUD. Nobody wants to do something: at this moment (until 0), or until the next turn
 * or round begins, whatever happens (FOR_TURN, FOR_ROUND). */
void room_aloud_nobody(struct room *r, seat who, u16 until);
/* Or somebody does: `who` (SIT_CURTAIN), or a person who is asked later (SIT_PASSED); those before them do not. */
enum sitting room_aloud_named(struct room *r, seat who, seat named);
/* Whether something has happened that the viewer was not told yet (room_read) and that only some may know: it is theirs
 * to read before the screen goes on. */
bool room_has_secret_news(struct room *r, seat viewer);

/* -- Advice, from what the seat itself can see -------------------------------------------------------------------- */

/* What a search of this level (NULL: hard) thinks of the options of an asked seat; thought[i] is about option i, *used
 * is the level as it was read. The best option; -1 and what was expected in *error. */
int room_hint(struct room *r, seat who, const char *level, struct thought *thought, struct level *used,
              struct text *error);
/* The same in parts, the way bots think (room_think). Begins; false and what was expected. Whatever interrupts bots
 * stops it, too. */
bool room_hint_begin(struct room *r, seat who, const char *level, struct level *used, struct text *error);
/* Whether room_hint_end has to wait for nothing; how far it has come, in thousandths. */
bool room_hint_is_done(const struct room *r);
int room_hint_progress(const struct room *r);
/* The best option and what is thought of all `count` of them; -1 when it was stopped, or is stopped by this. */
int room_hint_end(struct room *r, struct thought *thought, int count);
void room_hint_stop(struct room *r);
/* After room_hint_end: why its best option is better than the next, as a sentence; nothing if it cannot tell. */
void room_hint_why(struct room *r, seat who, const struct thought *thought, int count, int best, struct text *out);

/* tutor.c: whether somebody looks over the shoulders of people: "off", "blunders" or "always"; kept with the game.
 * False and what was expected. */
bool room_tutor(struct room *r, const char *name, struct text *error);
/* Whether the tutor asks "Really?" before these answers of a person, which follow each other: the question, in a short
 * line, and `why` (or NULL) in sentences, also which of several it is. It asks once for an answer: whoever gives it
 * again means it. */
bool room_objects(struct room *r, seat who, const struct action *line, int count, struct text *question,
                  struct text *why);
/* The same before what is ticked (room_picks). */
bool room_objects_ticks(struct room *r, seat who, bool more, struct text *question, struct text *why);
/* What an answer of an asked seat costs by what it can see, in the eyes of a search of so many iterations; `best` of
 * the result is one of its options. False when that cannot be said. */
struct weighed;
bool room_weigh(struct room *r, seat who, struct action answer, u32 iterations, u64 seed, struct weighed *out);
/* The same for answers that follow each other (tutor.h): each is weighed at its place, and the costliest is told. */
struct weighed_line;
bool room_weigh_line(struct room *r, seat who, const struct action *line, int count, u32 iterations, u64 seed,
                     struct weighed_line *out);
/* What may follow from an option of an asked seat, or from several answers one after the other; false when there are no
 * odds. */
bool room_odds(struct room *r, seat who, const struct action *line, int count, int samples, struct forecast *out);
/* A number that follows from what the seat can see and from nothing else, for the luck of hints and odds: otherwise
 * these would differ with what others hold. */
u64 room_insight(struct room *r, seat who);

/* -- The end, and records ----------------------------------------------------------------------------------------- */

/* Once the game is over: what a seat got (above 0: it has won). */
int room_score(struct room *r, seat who);
int room_points(struct room *r, seat who); /* what the rules count, if they do */
/* Why it has won or lost, as a sentence, and by which rule; 0 when the game does not say. */
rule_number room_verdict(struct room *r, seat who, struct text *out);
/* The newspaper of the game, if it has one: see paper_compose. */
bool room_paper(struct room *r, struct paper *paper);
/* What lies on the table with all secrets, for a spectator. */
void room_reveal(struct room *r, struct scene *scene);
/* What a viewer may know of the game as a record; false and a reason in a strict game that is not over. */
bool room_record(struct room *r, seat viewer, struct text *out, struct text *error);

/* For whoever owns the record: the position after this many answers of all there are. An answer there begins a
 * branch. */
int room_position(const struct room *r);
int room_length(const struct room *r);
bool room_go(struct room *r, int position);

/* For whoever owns the record: its decisions, to be looked at afterwards (review/review.h). The position stays. */
struct review;
struct review *room_review(struct room *r, u32 iterations, u64 seed);

/* The table itself: for talk, which has callers who may know everything, and for tests. No front end. */
struct table *room_table(struct room *r);

#endif
