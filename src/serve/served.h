/* served.h: a table of the server: its room, whose its seats are, and how it is kept.
 *
 * A table lies in the store as what is known about it (a JSON object: game, seats with their keys, the secret of its
 * luck) and the record of its game. Both follow from what happened; nothing else lasts.
 */
#ifndef SERVE_SERVED_H
#define SERVE_SERVED_H

#include "engine/json.h"
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
struct place {
    enum place_kind kind;
    char key[KEY_LETTERS + 1]; /* of PLACE_TAKEN */
    char name[NAME_MOST + 1];
    char level[16];            /* of PLACE_BOT, or of the bot that stands in for an absent person; empty: nobody does */
};

struct served {
    char id[KEY_LETTERS + 1], invitation[KEY_LETTERS + 1];
    struct caller *owner;
    struct room *room;
    struct luck secret;
    u64 seeds;                /* drawn from it so far */
    struct place place[SEATS_MAX];
    int places;
    bool watched;             /* spectators may come */
    bool begun;               /* all seats are taken */
    char next[KEY_LETTERS + 1]; /* the table of the rematch; empty: none yet */
    struct text about, record;  /* as they were stored last */
    u32 number;
    u64 ticket;               /* of the last change */
};

/* Opens a new table as a request of a visitor says, who sits down on the first seat that is "me". NULL and why not. */
struct served *served_open(const struct json *request, const char *name, seat *mine, struct text *error);
/* Opens a table again from the store. NULL: there is none, or (with a reason) it cannot be played any more. */
struct served *served_load(struct store *store, const char *id, struct text *error);
/* The same game once more, with the same people under their keys. */
struct served *served_again(const struct served *t, struct text *error);
void served_free(struct served *t);

/* Lets the room go on until a person must answer or a bot thinks; true: a bot thinks. */
bool served_go_on(struct served *t);
/* After an answer or anything else that changes the game: its luck begins again. */
void served_renew(struct served *t);
/* Stores what is new, if anything is. */
void served_store(struct served *t, struct store *store);

/* The seat with this key, or NOBODY. */
seat served_seat_of(const struct served *t, const char *key);
/* A free seat for somebody with this invitation, or with none (NULL); NOBODY: there is none. */
seat served_free_seat(const struct served *t, const char *invitation);
/* Gives a seat to a person, who gets its key. The game begins with the last one. */
void served_take(struct served *t, seat who, const char *name);
/* A bot plays a person's seat, or with NULL the person again. False and what was expected. */
bool served_stand_in(struct served *t, seat who, const char *level, struct text *error);

/* "game", "scenario", "players", "seats" (without keys), "begun", "over", "luck" (the fingerprint; after the end the
 * secret itself), for everybody. */
void served_tell(const struct served *t, struct text *out);
/* A name that may be shown: 1 to NAME_MOST bytes of plain text without commas. */
bool served_is_name(const char *name);

#endif
