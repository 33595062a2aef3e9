/* words.h: the word lists of the content language that verbs refer to; defined in language.c. */
#ifndef FREEDOM_WORDS_H
#define FREEDOM_WORDS_H

#include "engine/content.h"

extern const struct words freedom_words_player, freedom_words_character, freedom_words_each, freedom_words_quantity,
    freedom_words_condition, freedom_words_trigger;

#endif
