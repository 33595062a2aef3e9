/* kit_effects.h: cards of a test's own, in a room of its own, for tests of effects.
 *
 * The Heroes stand in the Live Wires (b2), where nobody else is:
 *
 *     11 12 13 14 +1    Area a: 11, 12, 13, 21    b: 14, 24, 25, 35    c: 31, 32, 42
 *     21  #  # 24 25    d: 33, 34, 44             e: 51 to 54
 *     31 32|33 34 35    walls between 32 and 33, and between 24 and 34
 *     +2 42  # 44 +3    c2 lies in the east, through an Airlock
 *     51 52 53 54 +4
 */
#ifndef TESTS_GUARDIANS_KIT_EFFECTS_H
#define TESTS_GUARDIANS_KIT_EFFECTS_H

#include "kit.h"

/* A Power card of Sgt Freedom, of GoldenBoy. */
#define OF_FREEDOM(text) "power { id = 'follow_me', name = 'T', hero = 'sgt_freedom', symbol = 'attack', " text " }\n"
#define OF_GOLDENBOY(text) \
    "power { id = 'golden_thunderclap', name = 'T', hero = 'goldenboy', symbol = 'attack', " text " }\n"
#define ACTS(effects) "mode = 'action', effect = { " effects " }"
#define LASTS(modifiers) "mode = 'permanent', passive = { " modifiers " }"
#define WAITS(trigger) "mode = 'permanent', when = { on { " trigger " } }"
#define EVENT_OF(effects) "event { id = 'ambush', name = 'T', attack = 2, effect = { " effects " } }\n"
#define ANDROID(text)                                                                                        \
    "acolyte { id = 'android', name = 'T', type = 'robot', figures = 10, speed = 1, attack = 3, defense = 4, "  \
    "actions = 2, health = 1, " text " }\n"
/* The Live Wires with another Trap. */
#define WIRES(effects)                                                                                       \
    "trap { id = 'live_wires', name = 'T', tile = 8, picture = { '+--+--+  +--+--+', '|a. a. a. b. +1|', "     \
    "'+  +--+--+  +  +', '|a.|## ##|b. b.|', '+  +--+--+--+  +', ' c. c.|d. d. b. ', '+  +  +--+  +  +', "     \
    "'|+2 c.|##|d1|+3|', '+--+  +--+  +  +', '|e. e. e. e. +4|', '+--+--+  +--+--+' }, "                      \
    "tasks = { { stats = { 'mental' }, dice = 4, success = 'switch_off' } }, activated = { " effects " } }\n"

/* Where the Heroes stand. */
extern const char *const first_places[HEROES];

/* The Heroes in b2, nobody else on the board but Skarov; nobody has Events. */
void open_wires(struct kit *k, int heroes, const char *lua);
/* The nth Android, put on a Space; its figure. */
int android(struct kit *k, int n, const char *where);
/* Sgt Freedom uses his card. */
void use_freedom(struct kit *k);
/* The Android in his activation; the Event is in Skarov's hand. */
void activate_android(struct kit *k, int figure);
/* Plays the Event. */
void play(struct kit *k);
/* Skarov activates the Live Wires at the end of the turn. */
void activate_wires(struct kit *k);

#endif
