/* kit_course.h: helpers for tests of set-up, rounds, secrets and the end: plain teams, views, easy play. */
#ifndef TESTS_VIGILANTE_KIT_COURSE_H
#define TESTS_VIGILANTE_KIT_COURSE_H

#include "kit.h"

/* Content for tests: a One-Time-Use card, and an Equipment with Attack +1. */
#define ONE_TIME_CARD(id, n, effect) \
    "city { id = '" id "', name = 'T', type = 'one_time', influence = 1, copies = " #n ", effect = { " effect " } }\n"
#define GEAR_CARD(id, n, influence) \
    "city { id = '" id "', name = 'T', type = 'equipment', influence = " #influence ", copies = " #n ", attack = 1 }\n"

/* open_with, and each seat has one Hero without effect in slot 1 (t_plain_0 to t_plain_5: Attack 2,
 * Health 5, Influence 2). `lua` may add at most 6 more Heroes. */
void open_course(struct kit *k, int players, const char *lua);
/* Begins another game with the same content; the Starter Heroes are still to be chosen. */
void restart_game(struct kit *k, const char *scenario, u32 options, u64 seed);
/* Every seat keeps its first Starter Hero; stops at the first question of round 1. */
void keep_starters(struct kit *k);

/* Draws a City card, passes, or else takes the first option. */
void easy_answer(struct kit *k);
/* Easy answers until this step asks; a test fails when the game ends before. */
void easy_until(struct kit *k, const char *step);
void easy_to_the_end(struct kit *k);
/* A random option of the seat that is listed. */
void random_answer(struct kit *k, struct random *luck);

/* The state as a seat sees it (NOBODY: a spectator); valid until the next call for that seat. */
STATE *seen_by(struct kit *k, seat who);
/* An event as a seat may know it. */
struct event told_to(struct kit *k, seat who, const struct event *event);
/* The number of the first event of this kind from `from` on, or -1. */
int event_index(struct kit *k, u8 kind, int from);

/* A Scenario Card of content that open_with has read, to be changed. */
struct scenario_row *scenario_card(struct kit *k, const char *id);
/* Whether content with this text is refused with a message that holds `why`. */
bool content_refused(const char *lua, const char *why);

/* Moves so many Villains from the top of the Villain Deck to a jail. */
void lock_up(struct kit *k, seat who, int n);
/* The whole table as everybody but `except` may know it now, and what they were told since the last forget. */
void public_record(struct kit *k, seat except, struct text *out);

#endif
