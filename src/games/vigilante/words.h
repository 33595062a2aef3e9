/* words.h: the word lists of the content language that verbs refer to; defined in language.c. */
#ifndef VIGILANTE_WORDS_H
#define VIGILANTE_WORDS_H

#include "procedures.h"

extern const struct words words_allegiance OWN(words_allegiance),
    words_mission OWN(words_mission),
    words_event_type OWN(words_event_type),
    words_card_type OWN(words_card_type),
    words_category OWN(words_category),
    words_limit OWN(words_limit),
    words_until OWN(words_until),
    words_ambush OWN(words_ambush),
    words_hero OWN(words_hero),
    words_player OWN(words_player),
    words_filter OWN(words_filter),
    words_event OWN(words_event),
    words_scope OWN(words_scope);

#endif
