/* words.h: the word lists of the content language that verbs refer to; defined in language.c. */
#ifndef THE_OTHERS_WORDS_H
#define THE_OTHERS_WORDS_H

#include "engine/content.h"
#include "procedures.h"

extern const struct words words_hero OWN(words_hero), words_token OWN(words_token), words_space,
    words_filter OWN(words_filter),
    words_summoned, words_scope OWN(words_scope), words_monster_sort, words_all, words_each OWN(words_each),
    words_quantity OWN(words_quantity), words_condition OWN(words_condition), words_moment OWN(words_moment),
    words_chooser;

#endif
