/* words.h: the word lists of the content language that verbs refer to; defined in language.c. */
#ifndef FREEDOM_WORDS_H
#define FREEDOM_WORDS_H

#include "procedures.h"

extern const struct words words_player OWN(words_player),
    words_character OWN(words_character);

#endif
