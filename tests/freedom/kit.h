/* kit.h: a small table for tests of Freedom's rules: positions built in C, answers by meaning.
 *
 * A test begins with `struct kit k; open_kit(&k, players)` (or one of its sisters), changes the state with the functions
 * below or through k.g, and goes to a place with at_turn, at_organisation, ... at_end; from then on it answers questions
 * and looks at k.g. Every answer must be one of the options, and the state is checked with find_fault after it.
 *
 * A fresh kit is left in peace: seat 0 holds the start marker, Turn 1, hands and plots are empty, only the outer planets
 * are open, every event and item card lies in the discard pile (give fetches it from there), and all players have
 * declared the same points on the same ten imperial characters (10 on the first of them, 1 on the last), so that nobody
 * can declare anything and every comparison is a tie. `points` gives a player a stake of his own, not declared yet.
 * Windows that are asked all the same by public facts: pass_all (or decline_until).
 */
#ifndef TESTS_FREEDOM_KIT_H
#define TESTS_FREEDOM_KIT_H

#include "games/freedom/procedures.h"

#include "../kit/kit.h"

extern const struct game freedom_game;

/* What a table is opened with; NULL or 0 takes what open_kit takes. */
struct opening {
    int players;          /* 2 to 5; 0: 3 */
    const char *scenario; /* "rebellion" */
    const char *lua;      /* content added to the game's own, or replacing rows of it */
    u32 options;          /* ASSAULT, TAKEOVER... */
    u64 seed;
    bool cards;           /* event and item cards stay in the draw deck */
};

void open_kit(struct kit *k, int players);
void open_options(struct kit *k, int players, u32 options);
void open_with(struct kit *k, int players, const char *lua);
void open_table(struct kit *k, struct opening opening);
/* Right after the beginning: nothing is arranged, the influence points are still to be allocated (all at once: answer_as
 * or allocate_all). */
void open_fresh(struct kit *k, struct opening opening);
void allocate_all(struct kit *k); /* every lane takes the first option until Turn 1 has begun */

/* Ids by name; a test fails when there is no such thing. */
u8 card_id(struct kit *k, const char *id);   /* characters, units, monsters, events, items */
u8 planet_id(struct kit *k, const char *id);
const struct card_row *card_row(struct kit *k, u8 id);
const struct planet_row *planet_row(struct kit *k, u8 id);

/* Arranging a position. Cards come from the deck, the discard pile or the reserve. */
void enter(struct kit *k, seat who, const char *character, const char *planet); /* into play; planet NULL: staged */
int rebels(struct kit *k, seat who, const char *unit, const char *planet);      /* a rebel unit; returns its slot */
int troops(struct kit *k, const char *unit, const char *planet);                /* an imperial unit; returns its slot */
void command(struct kit *k, const char *character, int slot);                   /* character in play, on that planet */
void command_troops(struct kit *k, const char *imperial, int slot);             /* nobody's commander */
void mission(struct kit *k, const char *character, int mission, int object);    /* REBELLION, SABOTAGE (group)... */
void free_planet(struct kit *k, const char *planet, seat owner);                /* in revolt, garrison 0 */
void occupy(struct kit *k, const char *planet);                                 /* occupied, garrison 0 */
void garrison(struct kit *k, const char *planet, int points);                   /* imperial control */
void gates(struct kit *k, bool central, bool capital);                          /* as they stand in this Turn */
void form(struct kit *k, int strength);                                         /* into the record of formed strengths */
void give(struct kit *k, seat who, const char *card);                           /* into a hand */
void plotted(struct kit *k, seat who, const char *card);                       /* face down; the seat has not acted yet */
void shown(struct kit *k, seat who, const char *card);                          /* plotted and revealed */
void discard(struct kit *k, const char *card);                                  /* onto the discard pile */
void top(struct kit *k, const char *card);                                      /* on top of the deck */
void deck_is(struct kit *k, int n, ...);  /* the draw deck is exactly these cards; the others are discarded */
/* Gives a character this value of the player, undeclared; whatever had the value before gets the old value of the
 * character (which may be 0). What the others have declared on an imperial character stays: a test about one gives every
 * player his value, or takes it off by giving that value to another character. `declared` makes it public. `secrets`
 * takes all declarations of a player back. */
void points(struct kit *k, seat who, const char *character, int value);
void declared(struct kit *k, seat who, const char *character, int value);
void secrets(struct kit *k, seat who);

/* Entry points (see entries.c). The seat holds the start marker in the first six, and takes its player turn in the others.
 * at_first_turn begins Turn 1, at_turn the Turn after k.g->turn. */
void at_first_turn(struct kit *k, seat who);
void at_turn(struct kit *k, seat who);
void at_organisation(struct kit *k, seat who);
void at_plotting(struct kit *k, seat who);
void at_choosing(struct kit *k, seat who);   /* the player due is found; reveals and declarations are over */
void at_reveals(struct kit *k, seat who);    /* phase 4 from its beginning: window, reveals, declarations */
void at_player_turn(struct kit *k, seat who);
void at_missions(struct kit *k, seat who);
void at_interference(struct kit *k, seat who);
void at_execution(struct kit *k, seat who);
void at_reaction(struct kit *k, seat who);
void at_battle(struct kit *k, seat who);
void at_control(struct kit *k, seat who);
void at_stationing(struct kit *k, seat who);
void at_end(struct kit *k, seat who);        /* phase 6 begins; the seat has had the last player turn */

/* Passes windows of cards and declarations (PASS) until another question comes. */
void pass_all(struct kit *k);
/* In 5.1: picks up a piece (verb PLACE, ENTER, MOVE_CHARACTER, MOVE_UNIT, MOVE_UNDER, DEPLOY) and sends it to a planet;
 * an imperial unit to command is the first that fits. */
void go(struct kit *k, u8 verb, const char *card, const char *planet);
/* Plays a card in the window at hand. */
void play(struct kit *k, const char *card);

/* Looking. */
bool in_pile(struct kit *k, int pile, const char *card);      /* DECK, DISCARD, RESERVE, HAND + s, PLOT + s... */
int copies(struct kit *k, int pile, const char *card);
bool in_play(struct kit *k, const char *character);
seat controller(struct kit *k, const char *character);        /* NOBODY: not in play */
u8 place_of(struct kit *k, const char *character);            /* 0: staged */
int count_rebels(struct kit *k, seat who, const char *unit, const char *planet); /* NULL or NOBODY: any */
int count_troops(struct kit *k, const char *unit, const char *planet);
int power(struct kit *k, seat who);

/* Why this content (NULL: the game's own) cannot be played by so many with these options, NULL if it can. */
const char *checked(const char *lua, int players, u32 options);
/* Whether a pack is refused with a mistake that has these words. */
bool has_mistake(const char *lua, const char *words);

#endif
