/* bots.h: bots that answer for a seat, by level: chance, the game's quick bot, or a search. They know no game by name.
 *
 * The lower levels err as people do: the lowest overlook options now and then, those above miss what is not much better
 * than what comes to mind first.
 *
 * A bot gets what its seat can see and the options, nothing else. For the same view, options, luck and level it gives
 * the same answer.
 */
#ifndef BOTS_BOTS_H
#define BOTS_BOTS_H

#include "search.h"

enum bot_type { BOT_RANDOM, BOT_QUICK, BOT_SEARCH };

/* How strong a bot is. */
struct level {
    char name[24];  /* "hard", "ismcts:5000" */
    char about[40]; /* "hard bot", for people */
    enum bot_type type;
    u8 tenths;      /* BOT_SEARCH: of a second that an ordinary core needs for an answer; 0: iterations are given */
    u32 iterations; /* BOT_SEARCH */
    u16 part;       /* BOT_SEARCH: it has the part-th of that only; 0: all */
    u16 depth;      /* BOT_SEARCH: see struct budget; 0: the game's own */
    enum { ERRS_NOT, EASY, HASTY, NORMAL, HARD } errs; /* as which level of the game's `errors` */
    struct error error; /* how it errs if as none of them */
    u16 chance;     /* BOT_SEARCH: see struct budget */
};

/* Reads a level's name; false and a message that says what was expected. */
bool level_read(struct level *out, const char *name, struct text *error);
/* How many iterations a bot of this level thinks for an answer in a game; 0: it does not think. */
u32 level_iterations(const struct level *level, const struct game *game);
/* How it errs in a game, on a side (an index of rules.sides; -1: on none yet). */
struct error level_error(const struct level *level, const struct game *game, int side);
/* The names that level_read knows, in words. For experiments it also knows
 *   ismcts:N:D:E:O  playouts of D answers (0: as many as the game says), misses what is better by less than E
 *                   thousandths, overlooks O of a thousand options; what is left out at the end is 0
 *   quick:O         the quick bot, but it overlooks O of a thousand options
 *   hard/N          errs like the level but has only the N-th part of its iterations; likewise normal, expert, hasty. */
extern const char level_names[];

struct bot;

/* A bot of this level; a search uses the threads. NULL when there is no memory. It may answer for any seat. */
struct bot *bot_new(const struct game *game, const struct content *content, const struct level *level, int threads);
void bot_free(struct bot *b); /* NULL does nothing */

/* Which of the options a seat takes; `view` is what it may see (state_redact). */
int bot_choose(struct bot *b, const void *view, seat who, const struct action *option, int count, struct random *luck);
/* The same in parts: bot_begin takes copies and draws all luck that is needed; then either bot_run, which may be called
 * in another thread, or bot_step as long as it is true; then bot_end, which gives what bot_choose would. */
void bot_begin(struct bot *b, const void *view, seat who, const struct action *option, int count, struct random *luck);
bool bot_step(struct bot *b, u32 iterations);
void bot_run(struct bot *b);
int bot_end(struct bot *b);
/* See search_lend: parts of what it thinks about now, for helpers. */
int bot_lend(struct bot *b);
bool bot_waits(const struct bot *b);
void bot_help(struct bot *b, int ticket, struct finding *found);
void bot_take(struct bot *b, int ticket, const struct finding *found);
void bot_reclaim(struct bot *b, int ticket);
/* See search_heed: what a bot has found after it was stopped must not be used. */
void bot_heed(struct bot *b, const atomic_bool *stop);
/* How far a bot has come since bot_begin, in thousandths of its budget; another thread may ask. */
int bot_progress(const struct bot *b);
/* Whether the bot has begun with exactly this question. */
bool bot_is_about(const struct bot *b, const void *view, seat who, const struct action *option, int count);
/* Whether a thinking bot takes some time for every answer, even when it has only one, so that nobody can tell from the
 * clock whether it had a choice; only where the choice is hard it takes more. What it answers does not change. */
void bot_pace(struct bot *b, bool even);
/* The iterations of its last answer; 0: it did not think. */
u32 bot_iterations(const struct bot *b);
/* Begins like bot_begin, but with all options and the whole budget, for its thoughts: after bot_run and bot_end they
 * are in bot_thoughts, one for each option. Only a search has thoughts; false: there are none. */
bool bot_ponder(struct bot *b, const void *view, seat who, const struct action *option, int count,
                struct random *luck);
const struct thought *bot_thoughts(const struct bot *b);
/* From now on a thinking bot of a game with so many players notes what tries lead to; what was seen of option i of the
 * question that it pondered over. False when there is no memory, or it does not think. */
bool bot_watch(struct bot *b, int players);
struct watched bot_watched(const struct bot *b, int i);
/* After it has pondered: how far apart its options are (search_leads). */
void bot_leads(const struct bot *b, struct lead *lead);
/* All of that at once. */
bool bot_think(struct bot *b, const void *view, seat who, const struct action *option, int count, struct random *luck,
               struct thought *thought, int *best);

#endif
