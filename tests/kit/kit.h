/* kit.h: a small table for tests of rules, the same for every game: positions built in C, answers by meaning.
 *
 * A game's own kit (tests/<game>/kit.h) includes the game's state first, which defines STATE, then this file, and adds
 * how its tables are opened and its positions arranged. A test opens a kit, arranges k.g, goes to an entry point,
 * answers questions, and looks at what happened. Every answer must be one of the options, and the state must be sound
 * after it.
 */
#ifndef TESTS_KIT_KIT_H
#define TESTS_KIT_KIT_H

#include <stdlib.h>
#include <string.h>

#include "engine/field_access.h"
#include "engine/sound.h"
#include "engine/table.h"
#include "group.h"

#ifndef STATE
#define STATE struct head
#endif

enum { KIT_EVENTS = 4096 };

struct kit {
    const struct game *game;
    STATE *g;         /* the state, which lies in `bytes` */
    struct context c; /* not in fast mode; listens to refusals and events */
    struct content content;
    struct refusals refusals;
    struct fixed dice, picks;
    struct event event[KIT_EVENTS];
    int events;
    void *block; /* of content written for one test, or NULL */
    _Alignas(64) u8 bytes[STATE_MAX];
};

/* Opening, in two steps: the game's content, with a pack of one file (Lua source) added to it if it is not NULL; then
 * the game, to its first question. */
void kit_load(struct kit *k, const struct game *game, const char *lua);
void kit_begin(struct kit *k, struct setup setup, u64 seed);
void close_kit(struct kit *k);

/* A value of a domain by its id; the test fails when there is no such thing. */
u8 kit_find(struct kit *k, u8 domain, const char *id);

/* Whether a pack is refused with a mistake that contains these words. */
bool kit_has_mistake(const struct game *game, const char *lua, const char *words);
/* Why a game with this pack (NULL: without one) cannot be played, NULL if it can. */
const char *kit_check(const struct game *game, const char *lua, struct setup setup);

/* The next n dice and random picks. */
void fix_dice(struct kit *k, int n, ...);
void fix_picks(struct kit *k, int n, ...);

/* Builds the frames of one of the game's entry points, for a seat; kit_enter also runs to the first question there. */
void kit_build(struct kit *k, const char *entry, seat who);
void kit_enter(struct kit *k, const char *entry, seat who);

/* Questions. A move is a verb and up to three bytes; what is left out, or -1, is any value:
 * answer(&k, ACT_FIGHT), answer(&k, ACT_PLAY, card), offered(&k, ACT_MOVE, -1, planet). */
#define MOVE(...) MOVE_OF(__VA_ARGS__, -1, -1, -1, -1)
#define MOVE_OF(verb, a, b, c, ...) verb, a, b, c
#define answer(k, ...) kit_give(k, MOVE(__VA_ARGS__))              /* the first option that fits */
#define answer_as(k, who, ...) kit_give_as(k, who, MOVE(__VA_ARGS__)) /* of one of several pending seats */
#define offered(k, ...) kit_offered(k, MOVE(__VA_ARGS__))
void kit_give(struct kit *k, u8 verb, int a, int b, int c);
void kit_give_as(struct kit *k, seat who, u8 verb, int a, int b, int c);
void kit_give_option(struct kit *k, int option); /* by its number */
bool kit_offered(struct kit *k, u8 verb, int a, int b, int c);
int offers(struct kit *k, u8 verb);              /* how many options have this verb */
bool refused(struct kit *k, u8 verb, int a, int b, int c, rule_number rule); /* rule 0: any */
/* The name of the step that asks, "" when the game is over, and the seat that is asked, or NOBODY. */
const char *asked(struct kit *k);
seat asked_seat(struct kit *k);
/* Whether exactly this question of exactly this seat is open: "STEP", or "procedure.STEP" where several procedures have
 * such a step. */
bool asks(struct kit *k, seat who, const char *step);
bool over(struct kit *k);
/* Gives default answers until the question with this step comes (to this seat) or the game is over. */
void decline_until(struct kit *k, const char *step);
void decline_until_seat(struct kit *k, seat who, const char *step);

/* What happened since the last call of forget. */
int happened(struct kit *k, u8 kind);
const struct event *last_event(struct kit *k, u8 kind);
const struct event *nth_event(struct kit *k, u8 kind, int n); /* from 0 */
void forget(struct kit *k);
/* Whether the first option with this verb, or the last event of this kind, reads so to the seat that is asked. */
void expect_option(struct kit *k, u8 verb, const char *words);
void expect_told(struct kit *k, u8 kind, const char *words);

/* What a seat (NOBODY: a spectator) may see; whether it sees the same in two kits. */
void see(struct kit *k, seat viewer, STATE *out);
bool same_view(struct kit *a, struct kit *b, seat viewer);

/* What a seat (NOBODY: a spectator) sees lying on the table; free it with scene_free. */
void kit_tell(struct kit *k, seat viewer, struct scene *out);
/* How many pieces lie at a path of a scene (an area: 1), 0: nothing; the number with this id there, which must be
 * there; its marks. */
int lies_at(const struct scene *s, const char *path);
int number_at(const struct scene *s, const char *path, const char *id);
u16 marks_at(const struct scene *s, const char *path);

#define TEST(name) cmocka_unit_test(name)

#endif
