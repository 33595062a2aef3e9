/* kit_play.h: what the conformance tests share: every set-up of a game, running games, readable failures. */
#ifndef TESTS_KIT_PLAY_H
#define TESTS_KIT_PLAY_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "engine/campaign.h"
#include "engine/game.h"
#include "engine/sound.h"
#include "engine/field_access.h"
#include "games/games.h"

enum { KIT_SETUPS_MAX = 1024, KIT_DECISIONS_MAX = 20000 };

/* One running game. Copy it by assignment, then call kit_rebase. */
struct play {
    const struct game *game;
    struct content content;
    struct setup setup;
    u64 seed;
    int decisions; /* answers given */
    struct context c;
    union {
        struct head head;
        u8 state[STATE_MAX];
    };
};

/* Every set-up that can be played: numbers of players x scenarios x options (not every set if there are many options).
 * Returns how many. */
int kit_setups(const struct game *game, struct setup out[KIT_SETUPS_MAX]);

/* How many games a test plays in all: `usual`, scaled by LONGBOX_GAMES / 2000 if that is set. */
int kit_games(int usual);

/* Whether a game is to be tested: all are, or only that of LONGBOX_GAME, while somebody works on it. */
bool kit_wants(const struct game *game);

/* Opens a game and runs it to its first question; kit_open_fast does so in fast mode. */
void kit_open(struct play *p, const struct game *game, const struct setup *setup, u64 seed);
void kit_open_fast(struct play *p, const struct game *game, const struct setup *setup, u64 seed);

/* The same for the next game of a campaign, in asking mode; a set-up that can be next. */
void kit_open_next(struct play *p, const struct game *game, const struct setup *setup, const void *carried, u64 seed);
struct setup kit_next_setup(const struct game *game, const struct content *content, const void *carried,
                            struct random *luck);

/* Hears the events of every game that is opened from now on, its set-up included; NULL: nobody does. */
extern void (*kit_listener)(void *nothing, const struct event *event);

/* After a copy of *p by assignment: points its context at its own state and content. */
void kit_rebase(struct play *p);

bool kit_over(const struct play *p);

/* One of the pending seats. */
seat kit_any_seat(const struct play *p, struct random *luck);

/* Lists the options of a pending seat. */
void kit_list(struct play *p, seat who);

/* Gives an answer, which must be an option; fails when the game goes on for too long. */
void kit_answer(struct play *p, seat who, struct action action);

/* Fails the test and names the game, set-up, seed and decision at which it happened. */
_Noreturn void kit_fail(const struct play *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* What is wrong with a state, NULL when nothing is; valid until the next call. */
const char *kit_fault(struct context *c, const void *state);

/* Fails with the fields in which two states of the game differ, if they do. */
void kit_same_state(const struct play *p, const void *expected, const void *found, const char *what);

/* Compares a text with a file of the tree, line by line; the first difference fails the test. If LONGBOX_GOLDEN is set,
 * the file is written instead: see tools/golden. */
void kit_golden(const char *path, const struct text *now);

#define KIT_CHECK(p, x) ((x) ? (void)0 : kit_fail((p), "%s:%d: %s", __FILE__, __LINE__, #x))

#endif
