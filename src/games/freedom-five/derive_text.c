/* derive_text.c: numbers of rows in words. */
#include <stdio.h>

#include "derivation.h"

const char *const colour_names[ALL_COLOURS] = {"red", "blue", "green", "yellow", "Purple"};

const char *say_location(struct derivation *f, char room[SAID], int location)
{
    snprintf(room, SAID, "%.80s (%d)", derive_name(f, KIND_LOCATION, location), location);
    return room;
}

const char *say_test(char room[SAID], struct test test, const char *wild)
{
    snprintf(room, SAID, "Test %s: %d dice, %d success%s needed.",
             test.colour == PURPLE ? wild : colour_names[test.colour], test.dice,
             test.successes, test.successes == 1 ? "" : "es");
    return room;
}

const char *say_goal(char room[SAID], struct goal goal)
{
    static const char *const one[] = {
        [NO_GOAL] = "none", [MASTERMIND_DEFEATED] = "the Mastermind is defeated",
        [VILLAINS_DEFEATED] = "a Villain other than the Mastermind is defeated",
        [BYSTANDERS_HELD] = "the Heroes hold a Bystander card",
        [TOKENS_RESOLVED] = "a Mastermind token was resolved in this Chapter",
        [TOKENS_CLAIMED] = "a token of this Chapter is claimed",
        [NO_ANARCHY_NEAR_HQ] = "no Anarchy token lies next to Hero HQ, and no Freedom Tower Anarchy card at it",
        [TRACK_AT] = "the track reaches 1"};
    static const char *const many[] = {
        [VILLAINS_DEFEATED] = "%d Villains other than the Mastermind are defeated",
        [BYSTANDERS_HELD] = "the Heroes together hold %d Bystander cards",
        [TOKENS_RESOLVED] = "%d Mastermind tokens were resolved in this Chapter",
        [TOKENS_CLAIMED] = "%d tokens of this Chapter are claimed", [TRACK_AT] = "the track reaches %d"};
    bool counts = goal.n > 1 && goal.word < COUNT(many) && many[goal.word];
    if (counts) snprintf(room, SAID, many[goal.word], goal.n);
    else snprintf(room, SAID, "%s", one[goal.word]);
    return room;
}

const char *say_step(struct derivation *f, char room[SAID], struct step_of_scheme step)
{
    char at[SAID];
    say_location(f, at, step.location);
    switch ((enum scheme_step)step.kind) {
    case PLACE_HENCHMAN:
        snprintf(room, SAID, "place a %s Henchman in %.120s", colour_names[step.colour], at);
        break;
    case PLACE_BYSTANDER: snprintf(room, SAID, "place a Bystander token in %.120s", at); break;
    case PLACE_MASTERMIND: snprintf(room, SAID, "place a Mastermind token in %.120s", at); break;
    case MOVE_VILLAIN: snprintf(room, SAID, "move the %s Villain to %.120s", colour_names[step.colour], at); break;
    }
    return room;
}
