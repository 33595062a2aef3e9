/* screen.h: what the files of the screen share. Everything here reads a redacted view and nothing else. */
#ifndef FREEDOM_SCREEN_H
#define FREEDOM_SCREEN_H

#include "bot.h"
#include "procedures.h"

/* Everything that writing a screen needs. `items` counts those of the list at hand. */
struct screen {
    struct text *out;
    struct context *c;
    const STATE *g;
    seat who; /* the reader, NOBODY: a spectator */
    int items;
};

enum { CARD_BACK = 0xFF };      /* a card that the reader does not know */

/* Where a Turn stands: phases 1 to 6, those of a player turn by their steps; SET_UP before Turn 1. */
enum stage {
    SET_UP, REFILL, ORGANISATION, PLOTTING, CHOOSING, MOVEMENT_5_1, ASSIGNMENT_5_2, INTERFERENCE_5_3, EXECUTION_5_4,
    REACTION_5_5, BATTLES_5_6, CONTROL_5_7, DEVELOPMENT, FINISHED, STAGES,
};

/* -- screen.c ----------------------------------------------------------------------------------------------------- */

const char *card_name(const struct screen *p, u8 id) OWN(card_name);
const char *planet_name(const struct screen *p, u8 id) OWN(planet_name);
/* "you", or "seat 2": a front end puts names in the place of seats. */
void write_seat(struct screen *p, seat s) OWN(write_seat);
/* A capital at the beginning of a sentence. */
void write_Seat(struct screen *p, seat s) OWN(write_Seat);

/* A list, broken into lines of its own where it gets too long: begin_list, add_item for each, end_list. */
void begin_list(struct screen *p, const char *label) OWN(begin_list);
void add_item(struct screen *p, const char *format, ...) OWN(add_item) __attribute__((format(printf, 2, 3)));
void end_list(struct screen *p) OWN(end_list);

/* "Senator Ilane 1/1/5", "Militia 2", "Sand Lurker 4"; for what has no numbers the name alone. */
void write_card(struct text *out, const struct screen *p, u8 id) OWN(write_card);
/* The cards of a pile as items: families together, equal cards once. `taken` (NULL: none): places to leave out. */
void add_cards_of(struct screen *p, int pile, const u8 *taken, bool only_taken) OWN(add_cards_of);
/* " (Rebellion)", " (commands Militia)"; nothing without a mission. */
void write_task(struct text *out, const struct screen *p, u8 id) OWN(write_task);
/* Whether the points of a seat on a character show, and how many they are. */
bool shows_points(const struct screen *p, seat s, u8 id, int *points) OWN(shows_points);
/* How many planets of a set are missing for a gate that needs so many; negative: that many to spare. */
int missing(const struct screen *p, u16 planets, int needed) OWN(missing);
/* Places of the hand that the reader has plotted in the lane that runs, or NULL. */
const u8 *plotting(const struct screen *p) OWN(plotting);
/* The reader's allocation as far as it goes: for 10, 9, ...; NULL when it is over. */
const u8 *allocating(const struct screen *p) OWN(allocating);

/* -- screen_turn.c ------------------------------------------------------------------------------------------------ */

enum stage stage_of(const struct screen *p) OWN(stage_of);
/* "Turn 3, phase 2: organisation". */
void write_stage(struct screen *p) OWN(write_stage);
void page_turn(struct screen *p) OWN(page_turn);

/* -- screen_pages.c ----------------------------------------------------------------------------------------------- */

/* The pages after the short table, each after a form feed and with its name as the first line. */
void write_pages(struct screen *p) OWN(write_pages);

#endif
