/* rulebook.h: a game's numbered rules as text: finding an entry, searching for words. */
#ifndef ENGINE_RULEBOOK_H
#define ENGINE_RULEBOOK_H

#include "game.h"

/* Calls `tell` for each entry ("VG-151", its chapter, its text) whose number is `number` (0: any) and
 * which contains every word of `words` (NULL: any), in the order of the book. Returns how many. Words are whole words,
 * in the singular or the plural.
 * Strings given to `tell` are valid during the call only. */
int rulebook_find(const struct game *game, rule_number number, const char *words,
                  void (*tell)(void *to, const char *number, const char *chapter, const char *text), void *to);
/* How often a word of this length occurs in a text; capitals do not matter. */
int rulebook_count(const char *text, const char *word, size_t length);

#endif
