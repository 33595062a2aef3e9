/* kit_story.h: Stories, maps and Sin cards of a test's own, and what tests of chapters 17 to 24 share. */
#ifndef TESTS_THE_OTHERS_KIT_STORY_H
#define TESTS_THE_OTHERS_KIT_STORY_H

#include "kit.h"

/* A card of Pride that is in the deck once. */
#define CARD(id, moment, effect)                                                                                       \
    "sin_card { id = '" id "', name = '" id "', sin = 'pride', copies = 1, moment = '" moment "',"                   \
    "           effect = { " effect " } }\n"

/* The map "t_map" of the Story "t_story": the reference board; only its permanent tokens and these. */
#define MAP_WITH(tokens, more)                                                                     \
    "map { id = 't_map', name = 'Test', story = 't_story', start = 'e-31',"                        \
    "  tiles = { { 'st_brigids', 'arsenal', 'tannery_row' }, { 'night_market', 'signal_hill', 'ravencorp_hq' }," \
    "            { 'cathedral_close', 'gasworks', 'central_station' } },"                          \
    "  tokens = { { 'orbital_strike', 'x-21' }, " tokens " } " more " }\n"

/* Tasks that do nothing in the first 30 Rounds. */
#define NO_TASK "given { { 'round', 30 }, draw { 1 } }"

#define STORY_WITH(type, begin, finish, more)                                        \
    "story { id = 't_story', name = 'Test', type = '" type "', first = 't_first'," \
    "        begin = { " begin " }, finish = { " finish " } " more " }\n"
/* A Story and a map on which nothing happens by itself. */
#define QUIET STORY_WITH("terror", NO_TASK, NO_TASK, "") MAP_WITH("", "")

/* The Missions "t_first", then the fork "t_left" or "t_right", then "t_last". */
#define MISSION_LUA(id, text) "mission { id = '" id "', name = '" id "', story = 't_story', " text " }\n"
#define PATH_OF(first, left, right, last)                          \
    MISSION_LUA("t_first", first ", next = { 't_left', 't_right' }") \
    MISSION_LUA("t_left", left ", next = { 't_last' }")            \
    MISSION_LUA("t_right", right ", next = { 't_last' }")          \
    MISSION_LUA("t_last", last)
/* A path of which only the first Mission matters. */
#define PATH_FROM(first) \
    PATH_OF(first, KILL(9), "kind = 'cleanse', number = 9, after = { draw { 1 } }", KILL(1) ", target = 'avatar'")
#define KILL(n) "kind = 'kill', number = " #n
/* The same with an Event that hardly matters. */
#define KILL_THEN(n) KILL(n) ", after = { draw { 1 } }"

/* The kit with the map "t_map" of this content. */
void open_story(struct kit *k, int hero_players, const char *lua);

/* What a seat may see (NOBODY: a spectator); good until the next call. */
const STATE *seen_by(struct kit *k, seat viewer);
/* What is wrong with content added to the game's own; the test fails when nothing is. */
const char *mistakes(const char *lua);

/* The index of the nth event of a kind (from 0), or -1. */
int event_at(struct kit *k, u8 kind, int nth);
/* A card of the Sin hand is played, which must be asked for now. */
void play(struct kit *k, const char *sin_card);
/* Puts these Sin cards at the end of a pile, from the deck. */
void pile_up(struct kit *k, int pile, int n);
/* Upgrades that lie in a pile. */
int upgrades_in(struct kit *k, int pile);
int agent_of(struct kit *k, const char *hero);
/* The Hero on this place, with 4 Wounds and a Monster in his Space, dies by a step in his own Turn. */
void die_in_own_turn(struct kit *k, int place);
/* The Hero on this place has 4 Wounds. */
void weaken(struct kit *k, int place);
/* Thorley, on place 0 in x-11, kills these one after the other, each in a Fight of its own. */
void fell(struct kit *k, const char *monster, int n);
/* Declines everything, and takes the first option of what cannot be declined, until this Round has begun. */
void until_round(struct kit *k, int round);

#endif
