/* search.h: information-set Monte Carlo tree search over any game: what a seat should answer, by playing on many times.
 *
 * Each iteration redeals what the seat cannot see (the game's `redeal`), walks down the trees, plays on with the quick
 * bot and ends with the result of the game or its `estimate`, or with what the game calls its `worth`. There is one
 * tree per seat: a node is what that seat has observed, so that nobody's moves depend on what is hidden from them, such
 * as a simultaneous choice. Dice and drawn cards are chance: they lead to different nodes when the seat sees them.
 */
#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include <stdatomic.h>

#include "engine/game.h"
#include "tree.h"

enum {
    LINE_MAX_MOVES = 8, WHOLE_GAMES = 0xFFFF, ALWAYS = 1000, THREADS_MAX = 64,
    WORK_LEAST = 5000, /* iterations that are worth a part of their own, for another thread: fewer would not learn what
                          to do with what they see */
};

/* How much it thinks. */
struct budget {
    u32 iterations; /* of all threads together */
    u16 depth;      /* answers between the tree and the estimate; WHOLE_GAMES: to the end */
    u16 chance;     /* thousandths of the playout's moves that chance makes and not the quick bot; ALWAYS: it makes
                       none */
    u8 threads;     /* 1 to THREADS_MAX; what is found does not depend on them */
};

/* One move of an expected line. */
struct line_move {
    seat who;
    struct action action;
};

/* What the search thinks of one option. */
struct thought {
    struct action option;
    u32 visits;
    int value; /* the seat's chance to win in thousandths; -1: never tried */
    u8 moves;
    struct line_move line[LINE_MAX_MOVES]; /* what it expects to follow */
};

/* How much better an option is than the one that all are compared with, under the same circumstances, in thousandths of
 * what the seat strives for: the mean over its tries, and the standard error of that. */
struct lead {
    u32 tries;
    double mean, error;
};

/* What was seen where the tries of an option ended: sums and sums of squares over so many of them. First the chance to
 * win of each seat in thousandths, then the game's facts. */
enum { WATCHED = SEATS_MAX + FACTS_TOLD };
struct watched {
    u32 tries;
    double sum[WATCHED], squares[WATCHED];
};

struct search;

/* A search with room for this budget; NULL when there is no memory. It takes about search_bytes. Nothing is allocated
 * while it thinks. */
struct search *search_new(const struct game *game, const struct content *content, const struct budget *budget);
void search_free(struct search *s); /* NULL does nothing */
size_t search_bytes(const struct game *game, const struct budget *budget);

/* The same in parts, for whoever has no threads to spare: search_begin, search_step until it is false, search_end,
 * which returns the best option. `view` and `option` stay as they are until then. A step carries out some iterations in
 * the caller's thread. The result is that of search_think, however large the steps are. */
void search_begin(struct search *s, const void *view, seat who, const struct action *option, int count, u64 seed,
                  bool all);
bool search_step(struct search *s, u32 iterations);
/* Carries out all that is left, with the threads of the budget. */
void search_run(struct search *s);
int search_end(struct search *s, struct thought *thought);

/* After search_begin: all options are compared with this one in place of the quick bot's choice, and it is kept unless
 * another proves better. */
void search_against(struct search *s, int option);
/* After the search has ended: what it has found about each option. */
void search_leads(const struct search *s, struct lead *lead);
/* From now on notes what tries lead to, for a game of so many players; false when there is no memory. After a search:
 * what was seen of an option. */
bool search_watch(struct search *s, int players);
struct watched search_watched(const struct search *s, int option);

/* A search is carried out in parts. Whoever has no threads may lend some of them to helpers that hold a copy of the whole
 * search, such as other instances of a module: search_lend names a part by a ticket (-1: none is left), and search_step
 * goes on with the others. A helper carries the part out in its copy and tells what it has found; search_take puts that
 * in its place, search_reclaim a part whose helper is gone. Tickets of earlier searches are ignored. What is chosen does
 * not change, but thoughts do not know of lent parts. */
struct finding {
    u32 done;
    int decided;
    struct { int option; u32 tries; double lead, squares; } rival[OPTIONS_MAX];
};
int search_lend(struct search *s);
bool search_waits(const struct search *s); /* all that is left is lent */
void search_help(struct search *s, int ticket, struct finding *found);
void search_take(struct search *s, int ticket, const struct finding *found);
void search_reclaim(struct search *s, int ticket);

/* Thinks about the options of `who`, from its view alone; the result follows from view, options, seed and budget. The
 * quick bot's choice is taken unless another option has proved better under the same
 * circumstances; it is also taken when no deal fits what the seat has seen. Fills thought[i] for option i; returns the
 * best. `all` spends the whole budget even if the result is clear before. */
int search_think(struct search *s, const void *view, seat who, const struct action *option, int count, u64 seed,
                 bool all, struct thought *thought);

/* What the game's quick bot answers from its view, or chance in a game that has none. It may overwrite the context and
 * the copy, which has the size of a state. */
int quick_answer(struct context *c, const struct game *game, const struct content *content, void *copy,
                 const void *view, seat who, const struct action *option, int count, struct random *luck);

/* As long as *stop is true, a search carries out nothing more: steps and runs end at once, and what it has found must
 * not be used. Another thread may set it. NULL: nothing stops it. */
void search_heed(struct search *s, const atomic_bool *stop);
/* Iterations of the last search that were carried out, or of this one so far: another thread may ask. */
u32 search_iterations(const struct search *s);
/* From now on searches play for the game's `standing` where it is as good as decided who wins. What an option does for
 * the chance to win is then not compared. */
void search_proud(struct search *s);
/* From now on the search keeps the quick bot's choice unless another option is better by so many thousandths where
 * chances are even, and by less where they are not: it misses what is close. Its thoughts and leads are right all the
 * same, and it ends as early: only what it chooses changes, and never to something that is worse than that choice. */
void search_miss(struct search *s, u32 thousandths);
/* How many iterations of its budget each search carries out at least, even when the choice is clear before or there is
 * only one option, so that its time reveals nothing of that. What is chosen does not change. */
void search_even(struct search *s, u32 iterations);

#endif
