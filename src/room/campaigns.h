/* campaigns.h: campaigns as folders: a file that says how one stands, and the records of its games next to it.
 *
 *     campaigns/null-1/campaign.txt       engine/campaign.h says what is in it; "# content FOLDER" is a note
 *     campaigns/null-1/1.longbox          its games, the last of which may still be played
 *     campaigns/null-1/2.longbox
 *     campaigns/null-1/2-taken-back.longbox
 */
#ifndef ROOM_CAMPAIGNS_H
#define ROOM_CAMPAIGNS_H

#include "engine/campaign.h"
#include "opening.h"
#include "pack.h"
#include "saves.h"

/* A campaign that is open. */
struct chronicle {
    struct campaign *campaign;
    struct pack pack;       /* what it is played with */
    struct text name, folder, content; /* `content`: the folder of its content; empty: what is built in */
    struct save save;       /* its file */
};

/* Begins a campaign of a game; `content` (or NULL) is a folder with content of its own, `name` (or NULL: "null-1") its
 * folder's name: letters, digits, "-" and "_". It is locked as long as it is open. NULL and a reason when that is not
 * possible. */
struct chronicle *chronicle_new(const struct game *game, const char *content, const char *name, struct text *error);
/* Opens a campaign: the one with this name, or the one that was played last. `locked`: nobody else may play or change
 * it meanwhile; NULL and a reason when somebody does. */
struct chronicle *chronicle_open(const char *name, bool locked, struct text *error);
void chronicle_close(struct chronicle *k); /* NULL does nothing */
/* Removes a campaign that was begun just now, if no game of it has begun, and closes it. */
void chronicle_drop(struct chronicle *k); /* NULL does nothing */

/* The names of all campaigns of a game (NULL: of any), the one that was played last first; ends with NULL, freed with
 * saves_free. */
char **chronicle_names(const struct game *game);

/* Whether a list of options makes a game that the campaign does not go on with: that holds for one game only. */
bool campaign_is_free_play(const struct game *game, const char *list);

/* The file of the next game, whether it is there or not; and whether it is: then it has begun. */
void chronicle_path(const struct chronicle *k, struct text *out);
bool chronicle_begun(const struct chronicle *k);
/* Set-ups for the next game, at most ROWS_MAX: one for each scenario that it may have, in the order of the content.
 * What else is not wanted is as in the game before, where that is possible. *preset is the first whose scenario the
 * campaign has not had yet, or 0. Returns how many there are. */
int chronicle_choices(const struct chronicle *k, const struct wanted *wanted, struct setup *setup, int *preset);
/* Whether a game of the campaign had this scenario. */
bool chronicle_had(const struct chronicle *k, int scenario);
/* The preset of them; false and a reason when there is none. */
bool chronicle_setup(const struct chronicle *k, const struct wanted *wanted, struct setup *setup, struct text *error);
/* Opens the next game with people, bots, names and settings as in the game before; it is not saved yet. */
struct room *chronicle_begin(const struct chronicle *k, const struct setup *setup, u64 seed, struct text *error);
/* Adds the game that has begun if it is over, and writes the file. *over says whether it was; false and a reason when
 * something is wrong with it: then nothing changes. */
bool chronicle_finish(struct chronicle *k, bool *over, struct text *error);
/* Takes back the game that has begun, or else the last that was played; its record stays under another name, which is
 * written to *kept. False and a reason when there is none. */
bool chronicle_undo(struct chronicle *k, struct text *kept, struct text *error);
/* Replays all records: see campaign_check. */
bool chronicle_check(const struct chronicle *k, struct text *error);
/* How it stood after this many games, with the names of those who played: "1 of 3 games played; Ada has won 1 ...". */
void chronicle_stands(const struct chronicle *k, int played, struct text *out);
/* The scenario of a game that was played (from 0), as its record says it; "" when that cannot be read. */
void chronicle_scenario(const struct chronicle *k, int game, struct text *out);

#endif
