/* inside.h: what the files of a room share: the room itself. */
#ifndef ROOM_INSIDE_H
#define ROOM_INSIDE_H

#include "room.h"

/* Who sits on a seat. A bot is made when it is first asked. */
struct sitter {
    bool human;
    struct level level;
    struct bot *bot;
};

struct kept {
    char *name, *value;
};

/* What the only person has declined, each with the kind of moment: see room_decline. */
enum { DECLINED_MAX = 2 * OPTIONS_MAX };
struct declined {
    seat who;              /* NOBODY: nobody declines by itself */
    u16 until;             /* flags of the event that ends it, 0: for good */
    int events;            /* that were looked at for it */
    int count;
    struct declined_option { struct action option, pass; } *what; /* room for DECLINED_MAX; NULL: nothing was yet */
};

/* When all were last asked aloud: how many events there were then (-1: never), what was declined, and who wanted to do
 * something. */
struct aloud {
    int events;
    struct action pass;
    seat caller;
};

/* The last answer of a person, whoever gave it: words of it begin a question that follows at once. */
struct first_half {
    seat who;              /* NOBODY: there is none */
    struct action action;
    struct question question;
    int events;            /* that had happened before it */
};

struct room {
    struct table *table;
    const struct game *game;
    const struct content *content;
    struct room_settings settings;
    struct sitter sitter[SEATS_MAX];
    struct level level;    /* of a seat that is called just "bot" */
    struct bot *adviser;   /* gives hints; NULL until the first */
    struct level advice;   /* its level */
    bool advises;          /* a hint was begun */
    struct { seat who; int pauses, part; u64 line; } objected; /* what the tutor has asked about last; a hash */
    void *advice_job;      /* NULL: none is thought about in the background */
    struct random luck;    /* of bots: never the game's own */
    struct random next;    /* the luck after the answer of the bot that is thinking */
    seat thinker;          /* whose bot is thinking, or NOBODY */
    const struct thinking *how; /* NULL: in room_step */
    void *job;
    int together_pause;    /* the simultaneous choice that bots have begun last: its pause, and when that was */
    long long together_since;
    u32 slice;
    struct declined declined;
    struct aloud aloud;
    struct first_half half;
    i8 wish[SEATS_MAX];    /* the side that a seat wishes to play, or -1 */
    struct action *granted; /* options that were asked for last, as far as they grant the seat's wish: room for
                               OPTIONS_MAX; NULL: nobody has wished for anything yet */
    seats asked;           /* who was asked last */
    int spoken[SEATS_MAX]; /* how often each has answered since the set of those asked grew */
    struct lesson *lesson; /* that is learnt, or NULL; lesson_sought: it was looked for */
    bool lesson_sought;
    struct bot *lesson_bot; /* answers for all bots as long as it lasts; NULL until the first */
    struct text told;      /* for each event the seats that were told it, a byte each */
    struct kept *kept;
    int kept_count;
};

/* room.c: notes an answer that a person is about to give. */
void note_half(struct room *r, seat who, struct action action);

/* turn.c: the seat that answers next; `here` first among people. */
seat room_next(struct room *r, seat here);
/* wishes.c: the options that grant the wishes of these seats, or all if none does. Returns how many. */
int wishes_grant(const struct room *r, seats whose, const struct action *option, int count, struct action *granted);

/* decline.c: notes that a pass declined an option, as long as there is room. */
void decline_add(struct declined *d, struct action option, struct action pass);
/* decline.c: notes an answer of a person; whether a person's question is declined by itself, and by which option. */
void decline_note(struct room *r, seat who, struct action answer);
bool declines_itself(struct room *r, seat who, struct action *pass);

/* -- lesson.c -- */

/* Whether a lesson goes on. Then bots answer by it, at once. */
bool lesson_runs(struct room *r);
void lesson_answer_for(struct room *r, seat who);
/* Leaves of the options of a seat what the lesson allows now, in place; how many. */
int lesson_filter(struct room *r, seat who, struct action *option, int count);
/* Whether the lesson wants something that can be answered to the question of a seat; *give: it is given for them. */
bool lesson_wants(struct room *r, seat who, const struct action **give);
void lesson_forget(struct room *r);
/* Whether a seat has answered nothing yet but what came before the lesson: that is not taken back. */
bool lesson_begins(struct room *r, seat who);
/* What a seat is asked and offered, in the words of a record: for a mistake in a lesson. */
void lesson_say_offer(struct room *r, seat who, struct text *out);

/* -- notes.c -- */

/* A record without its notes. */
void record_strip(struct text *out, const char *record);
/* Sets the room by the notes of a record. */
void notes_take(struct room *r, const char *record);

/* After going back in the history: what happens next was told to nobody yet. */
void forget_undone(struct room *r);

#endif
