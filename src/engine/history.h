/* history.h: what a table keeps of its past; shared by the files of the table (history, table, table_picks, position,
 * probe, record, record_write) only.
 *
 * The past is a list of entries; `at` says how many of them led to the present state. A state between two entries is
 * found again from the nearest snapshot before it by applying entries: the rules are deterministic, so events, dice and
 * auto answers come out the same.
 */
#ifndef ENGINE_HISTORY_H
#define ENGINE_HISTORY_H

#include "field_access.h"
#include "table.h"
#include "ways.h"

enum { ENTRIES_MAX = 100000, WORDS_MAX = 2000, NAME_MAX_BYTES = 64, SNAPSHOT_EVERY = 32 };
/* How many snapshots there are at most, in all and where tables share a scratch: see thin_snapshots. */
enum { SNAPSHOTS_MAX = 128, SNAPSHOTS_SHARED = 6 };
enum { NO_FORK = -1 };

enum entry_kind {
    ENTRY_ANSWER,      /* a real choice: counted and recorded */
    ENTRY_FORCED,      /* the only option of a secret question: kept here so that going back is exact */
    ENTRY_AUTO_ANSWER, /* action.verb, operand, on, until */
    ENTRY_SAY,         /* words, to */
    ENTRY_FIX,         /* fix[0] dice, fix[1] picks */
    ENTRY_LEAVE,       /* who has resigned */
    ENTRY_SWITCH,      /* operand, on: who has turned which switch */
    ENTRY_LUCK,        /* seed: the generator begins again */
};

struct entry {
    u8 kind;
    seat who;
    seats to;             /* of SAY: who hears it besides `who`; EVERYBODY: all do */
    bool on;
    bool over;            /* the game was over after it */
    bool joined;          /* of ANSWER: given together with the seat's answer before it (see table_answer_picks) */
    bool drew;            /* it used the generator */
    struct action action;
    i16 operand;
    u16 until;            /* of AUTO_ANSWER */
    u32 check;            /* of ANSWER: see history_check */
    int events;           /* how many events there were after it */
    int fork;             /* the table's `fork` before it */
    union {
        u64 seed;          /* of LUCK */
        char *words;       /* of SAY */
        struct fixed *fix; /* of FIX */
    };
};

/* An auto answer. */
struct auto_answer {
    seat who;
    u8 verb;
    i16 operand; /* or ANY_OPERAND */
    u16 until;   /* flags of events that end it, 0: none does */
};

/* The table before entry `at`. */
struct snapshot {
    int at, decisions, pauses, events, fork;
    struct fixed dice, picks;
    u8 *state;
};

/* A way of which some answers may be still to be given. */
struct ahead {
    seat who;
    int next; /* its next answer; all are given when there is none */
    int at;   /* entries after its last answer: going back before it ends it */
    struct way way;
};

struct table {
    const struct game *game;
    const struct content *content;
    struct content own; /* what `content` points to when the table opened it itself */
    struct setup setup;
    u64 seed;
    u8 *carried;        /* what the game began with as one of a campaign, or NULL */
    char *position;     /* JSON that the history begins with in place of the seed, or NULL */
    struct fixed position_fix[2];
    bool friendly;
    bool careful;       /* positions are tried out before they are taken, see probe.c */
    bool over_at_once;  /* the game was over before the first entry */
    int events_at_once; /* events before the first entry */

    u8 *state;
    u8 *public_state;  /* what a spectator sees of the state; NULL: nobody wanted to know yet */
    bool public_known; /* `public_state` is up to date; whatever changes the state clears this */
    struct context context;
    struct refusals refusals;
    struct fixed dice, picks;

    struct entry *entry;
    int at, entries, entry_room;
    u32 cuts;      /* how often entries were taken back for good */
    int decisions; /* ANSWER entries before `at` */
    int pauses;    /* questions answered before `at`: see struct event */
    int fork;      /* the first entry after the FORK whose lanes run now, or NO_FORK */
    struct event *event;
    int events, event_room;
    struct auto_answer *auto_answer;
    int auto_answers, auto_answer_room;
    struct snapshot *snapshot;
    int snapshots, snapshot_room, snapshot_every;

    struct scratch *scratch; /* NULL: none was needed yet */
    bool shares;             /* it is somebody else's */
    struct ahead ahead;

    struct names names;
    char *name[SEATS_MAX];
};

/* A copy of a table's present on which rules are tried out. Nothing in it outlasts the call that uses it. */
struct probe {
    struct context context;
    struct fixed dice, picks;
    struct auto_answer *auto_answer;
    int auto_answers, auto_answer_room;
    const struct game *game;
    _Alignas(max_align_t) u8 state[STATE_MAX];
};

/* Room for looking ahead. What is in it was true of one table, when it was last looked at. */
struct scratch {
    struct probe probe;
    const struct table *of; /* NULL: nothing is in it */
    struct picks *sets;     /* the question that was put as a set last, NULL: none was yet; whether it can be one */
    bool set_open;
    struct ways *ways;      /* the question that was put as one with ways last, likewise */
    bool way_open;
};
/* The table's scratch; what another table left in it is not this one's. */
struct scratch *history_scratch(struct table *t);
/* The probe in it, for any table; what others have left in the rest stays theirs. */
struct probe *history_probe(struct table *t);

/* A new table with an empty state; what history_begin needs must still be filled in. */
struct table *history_open(const struct game *game, const struct content *content, const struct setup *setup);
void history_close(struct table *t);
/* Forgets all entries; the state as it is now, not yet run, becomes the beginning, and the rules run. */
void history_begin(struct table *t);

/* Applies one entry at the present position; what was recorded after it is cut off. The table takes over what the entry
 * points at. An answer must be an option. False when the record is full. */
bool history_add(struct table *t, struct entry e);
/* Moves to the state before entry `at`, back or forth. */
void history_go(struct table *t, int at);
/* Cuts off everything after the present position. */
void history_cut(struct table *t);
void entry_free(struct entry *e);
/* Whether one of these seats has said or heard what is said there, or all have. */
bool entry_heard(const struct entry *e, seats ears);

/* Whether a pending seat has no choice: one option, and nobody else can answer in its place. Its options are listed
 * afterwards. */
bool history_forced(struct table *t, seat who);
/* The check value of the present: low bits of the hash of the state once everything that is forced or follows from auto
 * answers is done. So it does not depend on when forced answers were given. */
u32 history_check(struct table *t);
/* How many events there were before an entry. */
int history_events_before(const struct table *t, int at);
/* Whether the game is over at the end of the history. */
bool history_over(const struct table *t);

/* Lists the options of a pending seat in a context that has run until somebody must choose. The run has listed those of
 * one seat already, so nothing is listed if that was this seat. */
static inline void list_options(struct context *c, seat who)
{
    if (c->seat != who) rules_list(c, who);
}

/* -- probe.c ---------------------------------------------------------------------------------- */

/* Whether the rules can go on from a position laid over a table, or from the end of a record that holds a position. It
 * is tried in a child process; nothing changes here. */
bool probe_load(struct table *t, const char *json, const char *place, seat at, struct text *error);
bool probe_record(const struct game *const *box, const struct content *content, const char *record, struct text *error);
/* record.c: table_replay without the probe. */
struct table *record_play(const struct game *const *box, const struct content *content_or_null, const char *record,
                          struct text *error);

static inline bool operand_fits(int operand, u8 value) { return operand == ANY_OPERAND || operand == value; }

#endif
