/* words.h: the word lists of the content language that verbs refer to; defined in language.c. */
#ifndef VIGILANTE_WORDS_H
#define VIGILANTE_WORDS_H

#include "engine/content.h"

extern const struct words words_allegiance, words_mission, words_event_type, words_card_type, words_category,
    words_limit, words_until, words_ambush, words_moment, words_hero, words_player, words_filter, words_event,
    words_scope, words_each, words_quantity, words_condition;

#endif
