/* game_domains.h: numbers of a game's domains, from its domains.def. Included by its state.h.
 *
 * domains.def has a row for each domain, in the order of its number:
 *
 *     KIND(A_CARD, "card", KIND_CARD, "a City card", "an Agency card")   rows of a kind, and backs of unknown ones
 *     VOCABULARY(A_MOMENT, "moment", words_moment)                       what content calls by a word; 0 is "none"
 *     NAMES(A_COLOUR, "colour", "red", "blue", "green")                  values from 0 on, by name
 *     DOMAIN(A_SPACE, .name = "space", .words = names, .count = SPACES)  anything else
 */
#ifndef ENGINE_GAME_DOMAINS_H
#define ENGINE_GAME_DOMAINS_H

#define KIND(number, ...) number,
#define VOCABULARY(number, ...) number,
#define NAMES(number, ...) number,
#define DOMAIN(number, ...) number,
enum domain_number {
    LAST_BEFORE_DOMAINS = FIRST_DOMAIN - 1,
#include GAME_FILE(domains.def)
};
#undef KIND
#undef VOCABULARY
#undef NAMES
#undef DOMAIN

#endif
