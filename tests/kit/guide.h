/* guide.h: whether docs/content.md explains to authors what a game's content may say. A game's test_guide.c is
 *
 *     static const struct guide guide = {&null_game, "Null", .pictured = "lattice", .examples = 3};
 *     GUIDE_TESTS(guide)
 */
#ifndef TESTS_KIT_GUIDE_H
#define TESTS_KIT_GUIDE_H

#include "engine/game.h"
#include "group.h"

struct guide {
    const struct game *game;
    const char *section;  /* its heading in docs/content.md */
    const char *pictured; /* the list of words that a picture explains or a sentence sums up, or NULL */
    int examples;         /* how many pieces of Lua the section has */
};

/* The section names every word that content of the game may use. */
void guide_expect_words(const struct guide *guide);
/* All examples of the section together are one pack without mistakes. */
void guide_expect_examples(const struct guide *guide);

#define GUIDE_TESTS(guide)                                                                                 \
    static void every_word_is_explained(void **state) { (void)state, guide_expect_words(&(guide)); }       \
    static void examples_have_no_mistakes(void **state) { (void)state, guide_expect_examples(&(guide)); }  \
    static const struct CMUnitTest tests[] = {                                                             \
        cmocka_unit_test(every_word_is_explained),                                                         \
        cmocka_unit_test(examples_have_no_mistakes),                                                       \
    };                                                                                                     \
    TEST_GROUP(tests);

#endif
