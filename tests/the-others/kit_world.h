/* kit_world.h: other Stories, maps and tables for tests of the set-up, the Rounds and the board. */
#ifndef TESTS_THE_OTHERS_KIT_WORLD_H
#define TESTS_THE_OTHERS_KIT_WORLD_H

#include "kit_story.h"

/* Lua of a Story "t_story" whose tasks do nothing: kill 1 Monster, kill H Monsters on either branch, kill 1 Monster.
 * `more` are further fields of the Story, each behind a comma. */
#define T_STORY(type, more) STORY_WITH(type, NO_TASK, NO_TASK, more) T_PATH
#define T_PATH                                                                                               \
    PATH_OF("kind = 'kill', number = 1, after = { lower { 1 } }", "kind = 'kill', per_hero = 1",             \
            "kind = 'kill', per_hero = 1", "kind = 'kill', number = 1")
/* Lua of a map of this Story with the tiles, Nest and Orbital Strike of the reference map. */
#define T_MAP(id, story, more)                                                                                      \
    "map { id = '" id "', name = 'T Map', story = '" story "', start = 'e-21',\n"                                   \
    "      tiles = { { 'st_brigids', 'arsenal', 'tannery_row' }, { 'night_market', 'signal_hill', 'ravencorp_hq' },\n" \
    "                { 'cathedral_close', 'gasworks', 'central_station' } },\n"                                     \
    "      tokens = { { 'orbital_strike', 's-22' } }, " more " }\n"
/* The same with a river east of the first column; the Metro crosses it between s-11 and s-12. */
#define T_RIVER "river_column = 1, metro = { { 'red', 's-11' }, { 'red', 's-12' } }, start = 's-12'"

/* The set-up question by question: all seats name the same Sins Player and confirm; he chooses. */
void agree_on_sins(struct kit *k, seat sins);
void choose_sin(struct kit *k, const char *sin, const char *acolytes);
/* The first questions of the set-up, up to the one for starting Heroes (or for what comes before). */
void to_heroes(struct kit *k, struct opening opening, seat sins);
void wish(struct kit *k, seat who, const char *hero);
int in_play_count(const STATE *g);
/* Whether the content with this Lua added is refused with a message that contains these words. */
bool content_refused(const char *lua, const char *words);

/* Where an event of this kind stands in the list of what happened, from an index on; -1: nowhere. */
int event_index(struct kit *k, u8 kind, int from);
/* The places whose Turns have begun, in order, as letters: "BCA". */
const char *turns_taken(struct kit *k);
/* Ends the Hero's Turn without a Reaction; the next question is another one's. */
void pass_turn(struct kit *k);
/* All who have named an option in a vote confirm it. */
void confirm_all(struct kit *k);
/* The Hero on a place has 4 Wounds and a Monster in his Space: the next step kills him. */
void doom(struct kit *k, int place, const char *at);
int hand_count(struct kit *k);

#endif
