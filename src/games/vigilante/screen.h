/* screen.h: what the files of the screen share. Everything here reads a redacted view and nothing else. */
#ifndef VIGILANTE_SCREEN_H
#define VIGILANTE_SCREEN_H

#include "bot.h"
#include "procedures.h"

/* Everything that writing a screen needs. */
struct screen {
    struct text *out;
    struct context *c;
    const STATE *g;
    seat who; /* the reader, NOBODY: a spectator */
};

/* -- screen.c ------------------------------------------------------------------------------ */

/* "you", or "seat 2": a front end puts names in the place of seats. */
void write_seat(struct screen *p, seat s) OWN(write_seat);
/* "Pothole 1/4 (2 damage; Crowbar)". */
void write_hero(struct screen *p, seat s, int slot) OWN(write_hero);
/* "2 x Med Pac, Crowbar, 2 City, 1 Agency": equal cards once, unknown ones by their backs. */
void write_hand(struct screen *p, seat s) OWN(write_hand);
/* "3 (2 L1, 1 L2)", at the end with the Heroes in it: "4 (2 L1, 1 L2, 1 arrested)". */
void write_jail(struct screen *p, seat s) OWN(write_jail);
/* "on 2 Jailbreak; on 3 Firefight, Hacking". */
void write_track(struct screen *p) OWN(write_track);
/* The tokens of a player that lie face up for all; nothing when there is none. */
void write_open_tokens(struct screen *p, seat s) OWN(write_open_tokens);
/* What the reader alone knows of other players' tokens, in a line of its own; nothing when it is nothing. */
void write_notes(struct screen *p) OWN(write_notes);
const char *row_name(const struct screen *p, int kind, u8 id) OWN(row_name);
const char *row_text(const struct screen *p, int kind, u8 id) OWN(row_text);

/* -- screen_mission.c ---------------------------------------------------------------------- */

/* What must be true for the reader to win: "your jail holds ... (VG-082).". */
void write_mission(struct screen *p) OWN(write_mission);
/* How far it is, by what its owner may know. */
void write_progress(struct screen *p) OWN(write_progress);

/* -- screen_pages.c ------------------------------------------------------------------------ */

/* The pages after the short table, each after a form feed and with its name as the first line. */
void write_pages(struct screen *p) OWN(write_pages);

#endif
