/* served.h: a table of the server: its room, whose its seats are, and how it is kept.
 *
 * A table lies in the store as what is known about it (a JSON object: game, seats with their keys, the secret of its
 * luck) and the record of its game. Both follow from what happened; nothing else lasts.
 */
#ifndef SERVE_SERVED_H
#define SERVE_SERVED_H

#include "clock.h"
#include "kept.h"
#include "store.h"
#include "talk/talk.h"

enum { NAME_MOST = 24 };

/* Who may sit on a seat. */
enum place_kind {
    PLACE_FRIEND,  /* whoever has the invitation */
    PLACE_ANYBODY, /* whoever comes */
    PLACE_TAKEN,   /* a person has it, and its key */
    PLACE_BOT,
    PLACES,
};
/* Why a bot plays a person's seat. */
enum standing {
    NOT_STANDING,
    FOR_ABSENT, /* the person was not here; whoever comes back has the seat back */
    FOR_CLOCK,  /* their time was up; they must say that they want it back */
    STANDINGS,
};
struct place {
    enum place_kind kind;
    char key[KEY_LETTERS + 1]; /* of PLACE_TAKEN */
    char name[NAME_MOST + 1];
    char level[16];            /* of PLACE_BOT, or of the bot that stands in for a person; empty: nobody does */
    enum standing why;         /* it stands in */
    seats votes;               /* of those who want a bot to stand in */
};

struct served {
    char id[KEY_LETTERS + 1], invitation[KEY_LETTERS + 1];
    struct shelf *shelf;
    struct caller *owner;
    struct room *room;
    struct luck secret;
    u64 seeds;                /* drawn from it so far */
    struct place place[SEATS_MAX];
    int places;
    bool watched;             /* spectators may come */
    bool hints;               /* players may ask for hints, as they may wherever anything may be taken back */
    long long absent;         /* seconds after which a bot plays for somebody who is away; 0: not by itself */
    struct clock clock;
    bool begun;               /* all seats are taken */
    char next[KEY_LETTERS + 1]; /* the table of the rematch; empty: none yet */
    struct text about;          /* as it was stored last */
    struct kept kept;    /* likewise */
    u32 number;               /* of the last change */
    u64 epoch, ticket;        /* under which the table was taken; of the last change */
};

/* Opens a new table as a request of a visitor says, who sits down on the first seat that is "me". NULL and why not. All
 * tables share the shelf; `now` is for clocks. */
struct served *served_open(struct shelf *shelf, const struct json *request, const char *name, long long now, seat *mine,
                           struct text *error);
/* Opens a table again that was taken from the store. NULL and why it cannot be played any more. */
struct served *served_load(struct shelf *shelf, const struct taken *taken, struct text *error);
/* The same game once more, with the same people under their keys. */
struct served *served_again(const struct served *t, long long now, struct text *error);
void served_free(struct served *t);

/* Lets the room go on until a person must answer or a bot thinks; true: a bot thinks. With a bot on every seat it waits
 * for a person to take theirs back. */
bool served_go_on(struct served *t);
/* After an answer or anything else that changes the game: its luck begins again. */
void served_renew(struct served *t);
/* Lets the clock run for those who are asked now. */
void served_settle(struct served *t, long long now);
bool served_has_hints(const struct served *t);
/* Stores what is new, if anything is. */
void served_store(struct served *t, struct store *store);

/* The seat with this key, or NOBODY. */
seat served_seat_of(const struct served *t, const char *key);
/* A free seat for somebody with this invitation, or with none (NULL); NOBODY: there is none. */
seat served_free_seat(const struct served *t, const char *invitation);
/* Gives a seat to a person, who gets its key. The game begins with the last one. */
void served_take(struct served *t, seat who, const char *name);
/* A bot plays a person's seat, or with NULL the person again. False and what was expected. */
bool served_stand_in(struct served *t, seat who, const char *level, enum standing why, struct text *error);
/* Those who are asked, as a seat (or NOBODY) may know it. */
seats served_asked(const struct served *t, seat viewer);

/* "game", "scenario", "players", "seats" (without keys), "begun", "over", "luck" (the fingerprint; after the end the
 * secret itself), for everybody. */
void served_tell(const struct served *t, struct text *out);
/* A name that may be shown: 1 to NAME_MOST bytes of plain text without commas. */
bool served_is_name(const char *name);

#endif
