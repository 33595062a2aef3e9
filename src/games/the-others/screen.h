/* screen.h: what the files of the screen share. Everything here reads a redacted view and nothing else. */
#ifndef THE_OTHERS_SCREEN_H
#define THE_OTHERS_SCREEN_H

#include "bot.h"
#include "procedures.h"

/* Everything that writing a screen needs. */
struct screen {
    struct text *out;
    struct context *c;
    const STATE *g;
    seat who; /* the reader, NOBODY: a spectator */
};

enum { SCREEN_COLUMNS = 79 }; /* no drawn line is longer */

/* -- screen.c ------------------------------------------------------------------------------------------------------ */

const char *row_name(const struct screen *p, int kind, u8 id) OWN(row_name);
const char *row_text(const struct screen *p, int kind, u8 id) OWN(row_text);
/* "you", or "seat 2": a front end puts names in the place of seats. */
void write_seat(struct screen *p, seat s) OWN(write_seat);
/* "Ice Blade, 2 x Riot Vest", "none". */
void write_cards(struct screen *p, int kind, const u8 *id, int count) OWN(write_cards);
/* "x2[3]4567": the Corruption Track; x: a Wound covers the slot, [ ]: the level. */
void write_track(struct screen *p, const struct hero *h) OWN(write_track);
/* "2A 3B [C]": the Monsters of a place, by the letters of the map; "none". */
void write_monsters(struct screen *p, int where) OWN(write_monsters);
/* The letter of a kind of Monster. */
char monster_letter(const struct screen *p, u8 monster) OWN(monster_letter);
/* How a Hero is called on the map: the first word of his name that nobody else in the team has. */
void hero_label(const struct screen *p, u8 hero, char *label, size_t room) OWN(hero_label);
extern const char *const class_labels[] OWN(class_labels), *const icon_labels[] OWN(icon_labels),
    *const token_labels[] OWN(token_labels), *const npc_labels[] OWN(npc_labels);

/* -- screen_map.c -------------------------------------------------------------------------------------------------- */

/* The map as a drawing, one cell for each Space. `legend`: with a line that explains the signs on it. */
void write_map(struct screen *p, bool legend) OWN(write_map);
/* The page that explains every sign. */
void page_legend(struct screen *p) OWN(page_legend);

/* -- screen_story.c ------------------------------------------------------------------------------------------------ */

/* The current Mission, how far it is and what comes after it. */
void write_mission(struct screen *p) OWN(write_mission);
void page_story(struct screen *p) OWN(page_story);
/* What is being decided together: who has named what. No page when there is no vote. */
void page_vote(struct screen *p) OWN(page_vote);

/* -- screen_pages.c ------------------------------------------------------------------------------------------------ */

/* The pages after the short table, each after a form feed and with its name as the first line. */
void write_pages(struct screen *p) OWN(write_pages);

#endif
