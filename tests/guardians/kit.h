/* kit.h: a small table for tests of Guardians' Chronicles: positions built in C, answers by meaning.
 *
 * A test begins with `struct kit k; open_base(&k, 3)` (or open_with), arranges the position, enters a phase with
 * kit_enter, answers questions and looks at k.g. Seat 0 is Skarov; seats 1 to 4 lead Sgt Freedom, GoldenBoy, Super Nova
 * and Adam Spell, which are the figures 0 to 3.
 */
#ifndef TESTS_GUARDIANS_KIT_H
#define TESTS_GUARDIANS_KIT_H

#include "games/guardians/procedures.h"

#include "../kit/kit.h"

extern const struct game guardians_game;

enum { FREEDOM, GOLDENBOY, NOVA, SPELL };

/* What a table is opened with; NULL or 0: Save Zurkovia with 3 Heroes. */
struct opening {
    int heroes;
    const char *scenario, *lua; /* lua: content added to the game's own, or replacing rows of it */
    u32 options;
    bool guarded;               /* keep the Robots of the set-up; otherwise the board has none */
};

/* Past the set-up, in turn 1. Save Zurkovia:
 *     a1 Barracks, b1 Command Deck, c1 Missile Silo (a quarter turn); a2 Hangar, b2 Live Wires, c2 Teleport Chamber
 *     (half a turn); Ki guards the Silo, a spare Lieutenant stands somewhere. */
void open_table(struct kit *k, struct opening opening);
void open_base(struct kit *k, int heroes);
void open_with(struct kit *k, int heroes, const char *lua);

/* Takes the Heroes from the Entrance to the Barracks (a1), where they are in nobody's way. */
void scatter(struct kit *k);
/* A quiet table: the Heroes in the Live Wires (b2-12, 14, 54, 34), the Lieutenants in the Silo, no Robot, no Event. */
void open_in_wires(struct kit *k, int heroes, const char *lua);

/* "b2-13": a Space by its name. */
u8 cell(const char *name);
/* Puts a figure on a Space; whoever stands there must have gone. */
void put(struct kit *k, int figure, const char *where);
/* The nth Robot (from 0) of a kind: "android". */
int robot(struct kit *k, const char *kind, int n);
int put_robot(struct kit *k, const char *kind, int n, const char *where);
/* The figure of a Lieutenant: "ki"; he is brought into the game if he is not in it. */
int lieutenant(struct kit *k, const char *id);
/* Lays Power cards of a Hero to the left or the right, from his hand. */
void lay_left(struct kit *k, int hero, const char *power);
void lay_right(struct kit *k, int hero, const char *power);
/* The hand of Skarov is exactly this Event; NULL: it is empty. */
void hold_event(struct kit *k, const char *event);
/* Lays an Event of the deck to the right of a Villain's ID card, face up. */
void lay_event_on(struct kit *k, const char *event, const char *villain);
/* Moves a Wound of the deck to a pile: WOUND_HAND + hero. */
void take_wound(struct kit *k, const char *wound, int pile);
/* Skarov activates a Villain after the first Hero; for an Acolyte card the question is which figure acts. */
void activate_card(struct kit *k, const char *villain);
/* The Door between two front Spaces, as an index. */
int door(struct kit *k, const char *a, const char *b);
/* All Objectives are settled in this turn; with_door: the Control Room door is open as well. */
void begin_finale(struct kit *k, u8 outcome, bool with_door);
/* The dice of the last attack. */
void assert_rolled(struct kit *k, int combat, int power);

/* Opens all Doors but that of the Control Room. */
void open_doors(struct kit *k);

/* The next dice, in the order rolled: results of attack dice as 0, 1, 2 or P, of Value Check dice as digits. */
void combat_dice(struct kit *k, const char *faces);
void power_dice(struct kit *k, const char *faces);
void check_dice(struct kit *k, const char *faces);

#endif
