/* words.h: the word lists of the content language that verbs and domains refer to; defined in language.c. */
#ifndef VIGILANTE_WORDS_H
#define VIGILANTE_WORDS_H

#include "procedures.h"

extern const struct words words_category OWN(words_category), words_until OWN(words_until),
    words_ambush OWN(words_ambush), words_hero OWN(words_hero), words_player OWN(words_player),
    words_filter OWN(words_filter), words_event OWN(words_event), words_scope OWN(words_scope);

#endif
