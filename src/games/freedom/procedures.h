/* procedures.h: the procedures of Freedom's rules with their locals, and the functions they share.
 * Sections by owning file. */
#ifndef FREEDOM_PROCEDURES_H
#define FREEDOM_PROCEDURES_H

#include "state.h"

#include "engine/game_names.h"

/* Characters are the ids from 1 on (see freedom_check); 0 is nobody. */
static inline bool freedom_is_character(const struct context *c, int id)
{
    return id > 0 && id < PEOPLE && id <= c->content->count[KIND_CARD] && CARD(id)->family <= IMPERIAL;
}

/* -- values.c: what follows from the state ------------------------------------------------------------------------ */

void freedom_refresh(struct context *c, void *state);
/* The bits of `ready` that a card in hand gives. */
u32 freedom_ready(const struct context *c, u8 card);
/* Strength and command of a rebel unit; strength - damage + command of an imperial one. */
int freedom_rebel_total(const struct context *c, const STATE *g, int slot);
int freedom_troop_total(const struct context *c, const STATE *g, int slot);
int freedom_power(const struct context *c, const STATE *g, seat who);      /* FR-083 */
int freedom_hand_limit(const struct context *c, const STATE *g, seat who); /* FR-037 */
/* How many planets of a set count as in revolt for a gate. */
int freedom_risen(const STATE *g, u16 planets);
/* Who has strictly the most declared points on a character (FR-100), or NOBODY. */
seat freedom_most_declared(const STATE *g, u8 character);
int freedom_quantity(struct context *c, const struct effect *e, seat who, u8 quantity);
bool freedom_holds(struct context *c, const struct effect *e, seat who, struct condition condition);

/* -- board.c: cards, characters and units come, go and change hands ----------------------------------------------- */

/* Draws one card; false when there is none left (FR-043, FR-044). */
bool freedom_draw(struct context *c, STATE *g, seat who, rule_number rule);
bool freedom_can_draw(const STATE *g);
/* The discard pile, and the reserve unless it is in already, are shuffled into the draw deck. */
void freedom_shuffle_in(struct context *c, STATE *g, rule_number rule);
/* A card of a hand goes to another pile in public. */
void freedom_from_hand(struct context *c, STATE *g, seat who, u8 card, int pile);
/* A hand has lost a card of this kind: keeps `ready` true. */
void freedom_hand_lost(struct context *c, STATE *g, seat who, u8 card);
/* A card goes to the discard pile, wherever it comes from. */
void freedom_discard(struct context *c, STATE *g, int pile, int index);
void freedom_discard_kind(struct context *c, STATE *g, int pile, u8 card);

/* A character whose card lies in pile `from` enters play for its controller: on a planet, or staged (0). */
void freedom_enter(struct context *c, STATE *g, int from, int index, u8 who, seat controller, u8 place);
void freedom_move_person(STATE *g, u8 who, u8 place);
/* Discards a character in play. */
void freedom_person_falls(struct context *c, STATE *g, u8 who, rule_number rule);
void freedom_take_command(struct context *c, STATE *g, u8 who, int slot, rule_number rule);
void freedom_end_command(STATE *g, u8 who);
void freedom_change_controller(struct context *c, STATE *g, u8 who, seat to, rule_number rule);

/* A unit card that is in the IN_PLAY pile stands on a planet; returns its slot. Records its strength (FR-294). */
u8 freedom_add_rebel(struct context *c, STATE *g, u8 kind, seat owner, u8 planet);
void freedom_remove_rebel(struct context *c, STATE *g, int slot);          /* FR-226 */
void freedom_move_rebel(STATE *g, int slot, u8 planet);
u8 freedom_add_troop(STATE *g, u8 kind, u8 planet);
void freedom_remove_troop(struct context *c, STATE *g, int slot);          /* FR-226 */
/* A planet changes its state and its owner (FR-011). */
void freedom_set_status(STATE *g, u8 planet, u8 status, seat owner);

/* Rebel units that nobody can tell apart are one option: whether this is the lowest such slot of the set. */
bool freedom_first_rebel(const STATE *g, u32 set, int slot);
bool freedom_first_troop(const STATE *g, u32 set, int slot);
/* The order in which units are picked: by card, then by commander, then by slot. */
static inline u32 freedom_rebel_key(const STATE *g, int slot)
{
    return (u32)g->rebel[slot].kind << 16 | (u32)g->rebel[slot].commander << 8 | (u32)slot;
}
static inline u32 freedom_troop_key(const STATE *g, int slot)
{
    return (u32)g->troop[slot].kind << 16 | (u32)g->troop[slot].commander << 8 | (u32)slot;
}
/* Offers a unit as UNIT or UNIT_UNDER; finds the slot of a set that such an answer means. */
void freedom_offer_rebel(struct context *c, const STATE *g, int slot);
u8 freedom_find_rebel(const STATE *g, u32 set, struct action a);
/* The same for answers that name kind and planet and, in the verb `under`, the commander. */
void freedom_offer_own(struct context *c, const STATE *g, int slot, u8 verb, u8 under);
u8 freedom_find_own(const STATE *g, u32 set, struct action a, u8 under);
/* The same for imperial units: TROOP and TROOP_UNDER. */
void freedom_offer_troop(struct context *c, const STATE *g, int slot);
u8 freedom_find_troop(const STATE *g, u32 set, struct action a);

/* -- setup.c, turn.c: chapters 2 to 4, 16 ------------------------------------------------------------------------- */

const char *freedom_check(const struct content *content, const struct setup *setup);
void freedom_begin(struct context *c, void *state, const struct setup *setup);
/* For positions: does what of the set-up has not happened yet, without asking. Players without points give 10 to 1
 * to ten characters in a row, each beginning one further than the last. */
void freedom_finish_setup(struct context *c, STATE *g);

#define LOCALS_whole_game(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_whole_game(S, Q) S(ALLOCATED, TO(allocate)) S(TURN_DONE, TO(turn))
SHARED_STEPS(whole_game)
#define LOCALS_allocate(S, ONE, MANY)                    \
    MANY(S, u8, chosen, VALUES, A_CARD, OWNER) /* for 10, 9, ... 1 */ \
    ONE(S, u8, count, NUMBER, OWNER)
#define LOCALS_turn(S, ONE, MANY)                                           \
    ONE(S, u8, due, SEAT, ALL)     /* whose player turn is next */          \
    ONE(S, u8, asked, SEATS, ALL)  /* declined to cut in */                 \
    ONE(S, u8, rival, SEAT, ALL)   /* asked now */
#define STEPS_turn(S, Q)                                          \
    S(REFILLED, TO(window)) S(ORGANISED, TO(organise)) S(PLOTTED, TO(plot)) S(BEGUN, TO(window)) S(REVEALED, TO(reveals)) S(DECLARED, TO(declarations)) \
    Q(CUT_IN, RULE(88), "Do you cut in and take your player turn first?")  \
    S(ACTED, TO(player_turn)) S(DELAYED, TO(window))
SHARED_STEPS(turn)

/* -- organisation.c: chapter 5 ------------------------------------------------------------------------------------ */

#define LOCALS_organise(S, ONE, MANY) ONE(S, u8, next, SEAT, ALL) ONE(S, u8, passes, NUMBER, ALL)
#define LOCALS_promote(S, ONE, MANY) ONE(S, u8, card, A_CARD, ALL)
#define LOCALS_merge(S, ONE, MANY)                                        \
    ONE(S, u8, card, A_CARD, ALL)                                         \
    ONE(S, u8, planet, A_PLANET, ALL)                                     \
    ONE(S, u8, left, NUMBER, ALL)  /* strength still to be merged */      \
    ONE(S, u8, last, NUMBER, ALL)  /* slot picked last */                 \
    ONE(S, u32, taken, BITS, ALL)  /* slots */
#define LOCALS_found(S, ONE, MANY) ONE(S, u8, card, A_CARD, ALL) ONE(S, u8, planet, A_PLANET, ALL)
#define LOCALS_reinforce(S, ONE, MANY) ONE(S, u8, card, A_CARD, ALL) ONE(S, u8, slot, NUMBER, ALL)
#define LOCALS_pay(S, ONE, MANY) ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, last, A_CARD, ALL)
/* Whether anybody could organise, by what all can see. */
bool freedom_anybody_organises(const STATE *g);

/* -- plotting.c: chapter 6 ---------------------------------------------------------------------------------------- */

#define LOCALS_plot(S, ONE, MANY)                                                     \
    MANY(S, u8, taken, STOCK_CARDS / 8, BITS, OWNER) /* places in the hand */         \
    ONE(S, u8, last, A_CARD, OWNER)
seats freedom_plotters(const STATE *g);
/* After the lanes: all plots are laid down together. */
void freedom_lay_plots(struct context *c, STATE *g);

/* -- influence.c: chapter 7 --------------------------------------------------------------------------------------- */

#define LOCALS_reveals(S, ONE, MANY) ONE(S, u8, asked, NUMBER, ALL) ONE(S, u8, card, A_CARD, ALL)
#define LOCALS_declarations(S, ONE, MANY) ONE(S, u8, next, SEAT, ALL) ONE(S, u8, passes, NUMBER, ALL)
/* RESULT: NOBODY when the imperial use goes on, else the player to whom the character defects. */
#define LOCALS_defection(S, ONE, MANY)                                                \
    ONE(S, u8, card, A_CARD, ALL) ONE(S, u8, next, SEAT, ALL) ONE(S, u8, passes, NUMBER, ALL)
bool freedom_anybody_reveals(const STATE *g);
bool freedom_anybody_declares(struct context *c, const STATE *g);
/* The player due, and the next to be asked to cut in (FR-085 to FR-088), or NOBODY. */
seat freedom_due(const struct context *c, const STATE *g);
seat freedom_next_rival(const struct context *c, const STATE *g, seat due, seats asked);
void freedom_defect(struct context *c, STATE *g, int from, u8 card, seat to, u8 place);

/* -- movement.c: chapter 8 ---------------------------------------------------------------------------------------- */

#define LOCALS_player_turn(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_player_turn(S, Q) S(MOVED, TO(movement)) S(ASSIGNED, TO(assign)) S(INTERFERED, TO(interference)) S(EXECUTED, TO(execution)) S(RIFT, TO(window)) S(REACTED, TO(reaction)) S(FOUGHT, TO(battles)) S(STATIONED, TO(station))
SHARED_STEPS(player_turn)
#define LOCALS_movement(S, ONE, MANY)                                                 \
    ONE(S, u8, act, NUMBER, ALL)    /* verb of the answer that is carried out */      \
    ONE(S, u8, piece, NUMBER, ALL)  /* character, slot or card */                     \
    ONE(S, u8, planet, A_PLANET, ALL)                                                 \
    ONE(S, u8, slot, NUMBER, ALL)   /* imperial unit deployed or commanded */
#define LOCALS_slip(S, ONE, MANY) ONE(S, u8, slot, NUMBER, ALL)
/* Planets that a unit may move to now; `slips`: planetary defence does not stop it. */
u16 freedom_reach(const struct context *c, const STATE *g, int slot, bool slips);
/* Units of a player that have not moved and may move somewhere. */
u32 freedom_movable(const struct context *c, const STATE *g, seat who, bool slips);
void freedom_offer_planets(struct context *c, u32 set, u8 verb);
/* Moves a unit and its commander. */
void freedom_march(struct context *c, STATE *g, int slot, u8 to, rule_number rule);

/* -- missions.c, interference.c, execution.c: chapters 9 to 11 ---------------------------------------------------- */

#define LOCALS_assign(S, ONE, MANY)                                                   \
    ONE(S, u8, last, NUMBER, ALL)  /* character that got a mission last */            \
    ONE(S, u8, who, A_CARD, ALL)   /* that gets one now */                            \
    ONE(S, u32, given, BITS, ALL)  /* characters that got one in this step */
/* Characters of a player that were given this mission, or (NO_MISSION) any mission but Command. */
u32 freedom_on_mission(const STATE *g, seat who, u8 mission);
#define LOCALS_interference(S, ONE, MANY)                                             \
    ONE(S, u8, next, SEAT, ALL) ONE(S, u8, passes, NUMBER, ALL)                       \
    MANY(S, u32, hit, PLAYERS, BITS, ALL) /* targets that each player has attacked */
#define LOCALS_attack(S, ONE, MANY)                                                   \
    ONE(S, u8, card, A_CARD, ALL) ONE(S, u8, target, A_CARD, ALL) ONE(S, u8, fighter, A_CARD, ALL)
#define LOCALS_execution(S, ONE, MANY) ONE(S, u8, begun, FLAG, ALL)
#define LOCALS_rebellion(S, ONE, MANY)                                                \
    ONE(S, u8, planet, A_PLANET, ALL)                                                 \
    ONE(S, u8, sum, NUMBER, ALL) ONE(S, u8, dice, NUMBER, ALL)                        \
    ONE(S, u8, left, NUMBER, ALL)  /* result, then damage still to be given */        \
    ONE(S, u32, from, NUMBER, ALL) /* key of the unit that got damage last */
#define LOCALS_sabotage(S, ONE, MANY) ONE(S, u8, group, NUMBER, ALL)
#define LOCALS_guerrillas(S, ONE, MANY) ONE(S, u8, who, A_CARD, ALL) ONE(S, u8, slot, NUMBER, ALL)

/* -- battle.c: chapters 12 and 13 --------------------------------------------------------------------------------- */

#define LOCALS_reaction(S, ONE, MANY) ONE(S, u8, asked, NUMBER, ALL) ONE(S, u8, slot, NUMBER, ALL)
u32 freedom_reactors(const struct context *c, const STATE *g, seat who);
#define LOCALS_battles(S, ONE, MANY) ONE(S, u16, done, BITS, ALL)
#define LOCALS_battle(S, ONE, MANY)                                                   \
    ONE(S, u8, planet, A_PLANET, ALL)                                                 \
    ONE(S, u8, assault, FLAG, ALL)   /* on the garrison (FR-281) */                   \
    ONE(S, u8, superior, FLAG, ALL)                                                   \
    ONE(S, u8, asked, NUMBER, ALL)   /* owners who have decided, from the active player's left */ \
    ONE(S, u8, last, NUMBER, ALL)    /* slot decided last */                          \
    ONE(S, u32, in, BITS, ALL)       /* rebel units that take part */                 \
    ONE(S, u8, margin, NUMBER, ALL)                                                   \
    ONE(S, u8, lost, FLAG, ALL)      /* the rebels have lost */                       \
    ONE(S, u8, chooser, SEAT, ALL)   /* of the losses */                              \
    ONE(S, u8, begun, FLAG, ALL)     /* the first loss is over */
/* Planets where rebel and imperial units stand, or where the active player may attack a garrison. */
u32 freedom_battlefields(const STATE *g);
u32 freedom_assaults(const STATE *g);

/* -- control.c: chapters 14 and 15 -------------------------------------------------------------------------------- */

/* Step 5.7. True when the Capital has fallen. */
bool freedom_check_control(struct context *c, STATE *g);
#define LOCALS_station(S, ONE, MANY) ONE(S, u8, planet, A_PLANET, ALL)
/* Chapter 15 after stationing: imperial characters and unused plots. */
void freedom_clean_up(struct context *c, STATE *g);

/* -- victory.c: chapter 19 ---------------------------------------------------------------------------------------- */

void freedom_end_game(struct context *c, STATE *g);

/* -- windows.c: chapter 18 ---------------------------------------------------------------------------------------- */

#define LOCALS_window(S, ONE, MANY)                                                   \
    ONE(S, u8, moment, A_MOMENT, ALL)                                                 \
    ONE(S, u8, who, SEATS, ALL)     /* who may play a card */                         \
    ONE(S, u8, thing, NUMBER, ALL)  /* character or slot concerned */                 \
    ONE(S, i8, amount, NUMBER, ALL)                                                   \
    ONE(S, u8, over, FLAG, ALL)     /* what the window was about will not happen */   \
    ONE(S, u8, next, SEAT, ALL)                                                       \
    ONE(S, u8, passes, NUMBER, ALL)
#define LOCALS_play_card(S, ONE, MANY) ONE(S, u8, card, A_CARD, ALL) ONE(S, u8, thing, NUMBER, ALL)
bool matters(struct context *c, STATE *g, const struct window *w) OWN(matters);
/* Whether a player can play a card of this window: by what all can see, in fast mode by the hand. */
bool freedom_may_play(struct context *c, const STATE *g, seat who, u8 moment, u8 thing);
/* Whether a question that also offers cards of this window must pause even for one option. */
static inline bool freedom_card_asks(struct context *c, const STATE *g, seat who, u8 moment)
{
    return !c->fast && freedom_may_play(c, g, who, moment, NO_ID);
}
void freedom_offer_cards(struct context *c, const STATE *g, seat who, u8 moment, u8 thing);
/* A roll begins to be prepared: nothing changes it yet. */
void freedom_new_roll(STATE *g);
/* The nearest window under the running frame: what cards call off. */
struct window *freedom_window(struct context *c);

/* -- targets.c, verbs.c ------------------------------------------------------------------------------------------- */

#define LOCALS_pick_player(S, ONE, MANY) \
    ONE(S, u8, word, NUMBER, ALL) ONE(S, u8, needs, NUMBER, ALL) ONE(S, u8, reg, NUMBER, ALL)
#define LOCALS_pick_character(S, ONE, MANY) \
    ONE(S, u8, word, NUMBER, ALL) ONE(S, u8, needs, NUMBER, ALL) ONE(S, u8, reg, NUMBER, ALL)
bool freedom_each_next(struct context *c, struct effect *e, seat who, u8 selector);
extern const struct verb freedom_verbs[V_COUNT];

struct code freedom_part(const struct context *c, const struct effect *e);

/* -- places.c, defaults.c, invariants.c --------------------------------------------------------------------------- */

extern const struct entry_point freedom_entries[];
/* The listed option that is given for a player who does not answer (FR-S95, FR-S109). */
int freedom_default(struct context *c, const void *state, seat who);
/* What odds take for granted behind the option that they are asked for, so that a mission, an attack or a battle tells
 * how the player turn may end: nobody adds a card, attacks or declares, and everybody fights. */
int freedom_expect(struct context *c, const void *state, seat who);
/* What is wrong with a state between two answers, NULL when nothing is. */
const char *freedom_broken(struct context *c, const void *state);

#include "engine/game_procedures.h"

#endif
