/* words.h: the word lists of the content language that verbs refer to; defined in language.c. */
#ifndef THE_OTHERS_WORDS_H
#define THE_OTHERS_WORDS_H

#include "procedures.h"
#include "procedures.h"

extern const struct words words_hero OWN(words_hero),
    words_token OWN(words_token),
    words_space OWN(words_space),
    words_filter OWN(words_filter),
    words_summoned OWN(words_summoned),
    words_scope OWN(words_scope),
    words_monster_type OWN(words_monster_type),
    words_all OWN(words_all),
    words_chooser OWN(words_chooser);

#endif
