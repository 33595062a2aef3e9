/* kit.h: a small table for tests of The Others' rules: positions built in C, answers by meaning.
 *
 * A test begins with `struct kit k; open_kit(&k, hero_players)` (or one of its sisters), changes the state with the
 * functions below or through k.g, and goes to a place with at_turn, at_reaction, at_round or at_round_end; from then on
 * it answers questions and looks at k.g. Every answer must be one of the options, and the state is checked after it.
 *
 * Seat 0 is the Sins Player; Hero Players are seats 1 and up. With 1 Hero Player the places 0, 1, 2 of the ring are his,
 * with 2 each has two in a row, with 3 or 4 each has one (H is 3, 4, 3, 4).
 */
#ifndef TESTS_THE_OTHERS_KIT_H
#define TESTS_THE_OTHERS_KIT_H

#include "games/games.h"
#include "games/the-others/derivation.h"
#include "games/the-others/procedures.h"

#include "../kit/kit.h"

extern const struct game the_others_game;

/* What a table is opened with; NULL or 0 takes the first of each. */
struct opening {
    int hero_players;     /* 1 to 4; 0: 1 */
    const char *map;      /* "last_stand_old_town" */
    const char *sin;      /* "pride" */
    const char *acolytes; /* "doctors" */
    const char *lua;      /* content added to the game's own */
    u32 options;
    u64 seed;
    bool board;           /* keep the tokens, Monsters, Sin hand and face-down tokens of the set-up */
};

/* The reference map with Pride and Doctors, past the set-up. The places of the ring hold leah, karl, brad, rocco in this
 * order; all stand in the Starting Space (e-31), level 1. The board is bare: no tokens but permanent ones, no Monster (all
 * not yet entered), no Orbital Strike, Altar or NPC; the Sin hand is empty, so that nobody is asked for Sin cards; round 1. */
void open_kit(struct kit *k, int hero_players);
/* The same with content (Lua source) added to the game's own, or replacing rows of it. */
void open_with(struct kit *k, int hero_players, const char *lua);
void open_table(struct kit *k, struct opening opening);
/* Right after the beginning: nothing is decided yet; the first question is who is the Sins Player. */
void open_fresh(struct kit *k, struct opening opening);

/* Ids by name; a test fails when there is no such thing. */
u8 hero_id(struct kit *k, const char *id);
u8 monster_id(struct kit *k, const char *id);
u8 upgrade_id(struct kit *k, const char *id);
u8 sin_card_id(struct kit *k, const char *id);
u8 apocalypse_id(struct kit *k, const char *id);
u8 mission_id(struct kit *k, const char *id);
u8 tile_id(struct kit *k, const char *id);
u8 space(const char *name); /* "d-23" */

/* Arranging a position. */
void set_hero(struct kit *k, int place, const char *hero);              /* swaps with wherever that Hero is */
void stand(struct kit *k, int place, const char *space_name);
void set_level(struct kit *k, int place, int level);
void set_wounds(struct kit *k, int place, const char *levels);          /* "146": Wounds on the slots of these levels */
void give_upgrade(struct kit *k, int place, const char *upgrade);       /* from deck or Inventory */
void show_upgrades(struct kit *k, int n, ...);                          /* the Inventory is exactly these */
void put(struct kit *k, const char *monster, const char *space_name, int n); /* "acolyte", "abomination", "controller",
                                                                          "avatar" or an id: figures onto the board */
void bury(struct kit *k, const char *monster, int n);                   /* into the dead area */
void lay(struct kit *k, int token, const char *space_name, int n);      /* face up, from the supply: FIRE, NEST... */
void lay_strike(struct kit *k, const char *space_name);
void lay_altar(struct kit *k, const char *space_name);
void lay_npc(struct kit *k, int npc, const char *space_name);
void hide(struct kit *k, int token, const char *space_name);            /* face down */
void give_card(struct kit *k, const char *sin_card);                    /* into the Sin hand, from the deck */
void reveal(struct kit *k, const char *apocalypse);                     /* in play, without its Monster */
void top_apocalypse(struct kit *k, const char *apocalypse);             /* on top of the deck */
void set_mission(struct kit *k, const char *mission);
void no_reserve(struct kit *k);                                         /* the Hero Reserve is empty */
/* The next dice in the order rolled. Hero Dice: H Hit, C Counter-Corruption, D Defense, S Skill, F FAITH (rolls on);
 * Sin Dice: h Hit, c Corruption, b Burst (rolls on), n blank. In a Fight the Hero rolls first. Blanks are ignored. */
void dice(struct kit *k, const char *faces);

/* Places. at_turn: the Turn of the Hero on this place begins (his token is spent). */
void at_turn(struct kit *k, int place);
void at_reaction(struct kit *k, int place); /* his Turn is over, the Reaction is offered */
void at_round(struct kit *k);
void at_round_end(struct kit *k);

/* Puts a Wound question's markers on the lowest free slots until another question comes. */
void bear_wounds(struct kit *k);
/* The Turn's Hero: walks, fights (no Voluntary Corruption; FAITH as asked), ends. */
void step_to(struct kit *k, const char *space_name);
void fight_here(struct kit *k, const char *faces); /* sets the dice, starts the Fight, takes no Corruption */
void end_turn(struct kit *k);

/* Looking. */
int figures_at(struct kit *k, const char *monster, const char *space_name); /* likewise "dead", "not_entered", "removed" */
bool owns(struct kit *k, int place, const char *upgrade);
bool in_pile(struct kit *k, struct cards cards, int pile, u8 id);

#endif
