/* kit.h: a small table for tests of Freedom Five: positions built in C, answers by meaning.
 *
 * A test begins with `struct kit k; open_city(&k, 3)` (or open_table), arranges the position, enters a phase with
 * kit_enter, answers questions and looks at k.g. Seats 0 to 4 play Legacy, Wraith, Absolute Zero, Tachyon and Bunker. The
 * city is quiet then: no Henchman, Anarchy, Bystander or Mastermind token is in it, no Villain either, and nobody holds
 * a card. Locations are named by their numbers.
 */
#ifndef TESTS_FREEDOM_FIVE_KIT_H
#define TESTS_FREEDOM_FIVE_KIT_H

#include "games/freedom-five/procedures.h"

#include "engine/carried.h"

#include "../kit/kit.h"

extern const struct game freedom_five_game;

enum { LEGACY, WRAITH, ZERO, TACHYON, BUNKER };

/* What a table is opened with; NULL or 0: Comic 1 with 3 Heroes, made quiet. */
struct opening {
    int heroes;
    int comic;           /* by its number in the campaign */
    const char *lua;     /* content added to the game's own, or replacing rows of it */
    u32 options;
    bool as_dealt;       /* the city and hands as the set-up left them */
    const struct carried *carried; /* of the campaign that it is the next game of */
    u64 seed;
};
/* The same before any question is answered: as the set-up begins. */
void begin_table(struct kit *k, struct opening opening);
/* Answers questions of the set-up until this one comes, NULL: all of them: Heroes in order, the first Home Base,
 * nothing added, seat 0 begins. */
void set_up_until(struct kit *k, const char *step);
void open_table(struct kit *k, struct opening opening);
void open_city(struct kit *k, int heroes);
void open_with(struct kit *k, int heroes, const char *lua);
/* Makes an open table quiet. */
void make_quiet(struct kit *k);

/* A free moment of a Hero's own turn, in this mode, with so many Action tokens available, or as many as are not covered. */
void enter_turn(struct kit *k, int hero, enum mode mode, int tokens);
/* Figures. */
void put_at(struct kit *k, int hero, int location, enum mode mode);
/* Where it can be fought: a Chapter that guards it (FF-S139) gives way to one that does not. */
void put_villain(struct kit *k, int colour, int location);
/* Henchmen on a Villain card; they come from the supply. */
void crowd_card(struct kit *k, int colour, int n);
/* The Villain of a colour is defeated: the colour is weakened. */
void weaken(struct kit *k, int colour);
/* Henchmen of a Location, "rrb": exactly these; they come from the supply and go there. */
void put_crowd(struct kit *k, int location, const char *colours);
/* Anarchy tokens, "gp": exactly these; from and to their stacks. */
void put_unrest(struct kit *k, int location, const char *colours);
/* A Bystander token, a Mastermind token with this number. */
void put_bystander(struct kit *k, int location);
void put_token(struct kit *k, int location, int number);
/* A card goes from wherever it lies into a Hero's hand, into a slot (0 to 2), onto the Justice slot, over slots; onto the
 * top of its deck. */
void hold(struct kit *k, int hero, const char *ability);
void give_special(struct kit *k, int hero, int slot, const char *special);
void give_justice(struct kit *k, int hero, const char *justice);
void give_reward(struct kit *k, int hero, const char *justice);
void give_task(struct kit *k, int hero, const char *task);
void give_bystander(struct kit *k, int hero, const char *bystander);
void top_scheme(struct kit *k, const char *scheme);
void top_anarchy(struct kit *k, const char *anarchy);
void top_bystander(struct kit *k, const char *bystander);
void top_ability(struct kit *k, int hero, const char *ability);
/* Damage tokens from the bag: "rba" (a: of the action type). */
void wound(struct kit *k, int hero, const char *tokens);
/* How many Scheme cards the Villain phase of the current Chapter has. */
int schemes_of(struct kit *k);
/* The current Chapter is this one of the Comic, from 1; nothing of its opening happens. */
void set_chapter(struct kit *k, int number);

/* The number of the current Chapter. */
int chapter_number(struct kit *k);

/* How the last event of a kind, and the first option with a verb, read for Legacy. */
void assert_event_said(struct kit *k, u8 kind, const char *words);
void assert_option_said(struct kit *k, u8 verb, const char *words);
/* Part of it. */
void assert_option_holds(struct kit *k, u8 verb, const char *words);

/* Whoever is asked in a Commit step commits all that is offered; nobody is asked for a lone card that must be. */
void commit_all(struct kit *k);

/* An Ability card of the box with another effect, as Lua, for tests of one verb. Colour, dice and use must be its own,
 * since they follow rules (FF-160): ability_lua("read_the_room", "legacy", "green", 2, "free", "draw { 3 }"). A reaction
 * has use NULL, and as its effect a moment and what happens then: "'hurt', prevent { 1 }". */
const char *ability_lua(const char *id, const char *hero, const char *colour, int dice, const char *use,
                        const char *effect);

/* The probe, for tests of effects: Legacy stands at 7 (blue; next to it 2, 6, 8 and 13) with a free card of this effect
 * in hand; Wraith is in Hero mode at 30, Absolute Zero in Private Life at 29. */
void open_probe(struct kit *k, const char *effect);
/* The same places and hand at a table that is open already; its content has the card (probe_lua). */
void set_probe(struct kit *k);
const char *probe_lua(const char *effect);
/* It becomes Legacy's turn, and the card is played, or it is said whether it could be. */
void play_probe(struct kit *k);
bool can_play_probe(struct kit *k);

#endif
