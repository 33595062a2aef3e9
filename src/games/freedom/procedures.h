/* procedures.h: Freedom's procedures with their locals, and the functions they share; sections by owning file. */
#ifndef FREEDOM_PROCEDURES_H
#define FREEDOM_PROCEDURES_H

#include "state.h"

#include "engine/game_names.h"

/* Characters are the ids from 1 on (see check); 0 is nobody. */
static inline bool is_character(const struct context *c, int id)
{
    return id > 0 && id < PEOPLE && id <= c->content->count[KIND_CARD] && CARD(id)->family <= IMPERIAL;
}

/* -- values.c: what follows from the state ------------------------------------------------------------------------ */

void refresh(struct context *c, void *state) OWN(refresh);
u32 readiness(const struct context *c, u8 card) OWN(readiness); /* the bits of `ready` that a card in hand gives */
void refresh_ready(struct context *c, STATE *g, seat who) OWN(refresh_ready); /* of a whole hand */
/* Strength and command of a rebel unit; strength - damage + command of an imperial one. */
int rebel_total(const struct context *c, const STATE *g, int slot) OWN(rebel_total);
int troop_total(const struct context *c, const STATE *g, int slot) OWN(troop_total);
/* The same of a set of them. */
int rebels_total(const struct context *c, const STATE *g, u32 slots) OWN(rebels_total);
int troops_total(const struct context *c, const STATE *g, u32 slots) OWN(troops_total);
int political_power(const struct context *c, const STATE *g, seat who) OWN(political_power); /* FR-083 */
int hand_limit(const struct context *c, const STATE *g, seat who) OWN(hand_limit); /* FR-037 */
int planets_in_revolt(const STATE *g, u16 planets) OWN(planets_in_revolt); /* those that count for a gate */
/* Who has strictly the most declared points on a character (FR-100), or NOBODY. */
seat most_declared(const STATE *g, u8 character) OWN(most_declared);

/* -- board.c: cards, characters and units come, go and change hands ----------------------------------------------- */

/* Draws one card; false when there is none left (FR-043, FR-044). */
bool draw_card(struct context *c, STATE *g, seat who, rule_number rule) OWN(draw_card);
bool cards_to_draw(const STATE *g) OWN(cards_to_draw);
/* How many copies of each card the pieces on the table take. */
void count_pieces(const STATE *g, u8 count[256]) OWN(count_pieces);
/* The discard pile, and the reserve unless it is in already, are shuffled into the draw deck. */
void shuffle_in(struct context *c, STATE *g, rule_number rule) OWN(shuffle_in);
void from_hand(struct context *c, STATE *g, seat who, u8 card, int pile) OWN(from_hand); /* to a pile, in public */
/* A card of this kind goes to the discard pile, wherever it comes from; or a whole pile does. */
void discard_kind(struct context *c, STATE *g, int pile, u8 card) OWN(discard_kind);
void discard_pile(struct context *c, STATE *g, int pile) OWN(discard_pile);

/* A character whose card lies in pile `from` enters play for its controller: on a planet, or staged (0). */
void enter_play(STATE *g, int from, u8 who, seat controller, u8 place) OWN(enter_play);
void move_person(STATE *g, u8 who, u8 place) OWN(move_person); /* who has moved then (FR-118) */
void person_falls(struct context *c, STATE *g, u8 who, rule_number rule) OWN(person_falls); /* is discarded */
void take_command(struct context *c, STATE *g, u8 who, int slot, rule_number rule) OWN(take_command);
void end_command(STATE *g, u8 who) OWN(end_command);
/* A character in play goes over to the player with the most declared points, if there is one (FR-100). */
void follow_influence(struct context *c, STATE *g, u8 who, rule_number rule) OWN(follow_influence);

/* A unit card on the TABLE enters play on a planet; returns its slot. Records the strength of a rebel one (FR-294). */
u8 add_rebel(struct context *c, STATE *g, u8 kind, seat owner, u8 planet) OWN(add_rebel);
void remove_rebel(struct context *c, STATE *g, int slot) OWN(remove_rebel);          /* FR-226 */
u8 add_troop(STATE *g, u8 kind, u8 planet) OWN(add_troop);
void remove_troop(struct context *c, STATE *g, int slot) OWN(remove_troop);          /* FR-226 */
void set_status(STATE *g, u8 planet, u8 status, seat owner) OWN(set_status);         /* FR-011 */
void weaken(struct context *c, STATE *g, u8 planet, int by, rule_number rule) OWN(weaken); /* its garrison */

/* Answers that name a unit have a second verb, the next one, for a unit with a commander: UNIT and UNIT_UNDER. */
#define UNDER(verb, commander) ((u8)((verb) + ((commander) != 0)))
void offer_set(struct context *c, u32 set, u8 verb) OWN(offer_set); /* the verb for each thing of the set */
/* Units that nobody can tell apart are one option: the lowest slot of each such group. */
u32 distinct_rebels(const STATE *g, u32 set) OWN(distinct_rebels);
/* Offers these units with UNIT, which names the owner too, or with a verb for own units. */
void offer_rebels(struct context *c, const STATE *g, u32 set, u8 verb) OWN(offer_rebels);
/* Says of each of these units, which are offered with the verb when they may go, why it may not. */
void refuse_rebels(struct context *c, const STATE *g, u32 set, u8 verb, rule_number rule, const char *reason)
    OWN(refuse_rebels);
/* The slot of a set that such an answer means. */
u8 find_rebel(const STATE *g, u32 set, struct action a) OWN(find_rebel);
/* The same for imperial units, with TROOP. */
void offer_troops(struct context *c, const STATE *g, u32 set) OWN(offer_troops);
u8 find_troop(const STATE *g, u32 set, struct action a) OWN(find_troop);
/* The order in which units of a side are picked: by card, then by commander, then by slot. */
#define UNIT_KEY(units, slot) ((u32)((units)[slot].kind << 16 | (units)[slot].commander << 8 | (slot)))
/* The rebel units of a set that come after `last` in this order; NO_UNIT: all. */
u32 units_after(const STATE *g, u32 set, u8 last) OWN(units_after);

/* -- setup.c, turn.c: chapters 2 to 4, 16 ------------------------------------------------------------------------- */

/* For positions: does what of the set-up has not happened yet, without asking. Players without points give 10 to 1
 * to ten characters in a row, each beginning one further than the last. */
void finish_setup(struct context *c, STATE *g) OWN(finish_setup);

#define LOCALS_whole_game(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_whole_game(S, Q) S(ALLOCATED, TO(allocate)) S(TURN_DONE, TO(turn))
SHARED_STEPS(whole_game)
#define LOCALS_allocate(S, ONE, MANY)                    \
    MANY(S, u8, chosen, VALUES, A_CARD, OWNER) /* for 10, 9, ... 1 */ \
    ONE(S, u8, count, BELOW(VALUES + 1), OWNER)
#define LOCALS_turn(S, ONE, MANY)                                           \
    ONE(S, u8, due, SEAT, ALL)     /* whose player turn is next */          \
    ONE(S, u8, asked, SEATS, ALL)  /* declined to cut in */                 \
    ONE(S, u8, rival, SEAT, ALL)   /* asked now */
#define STEPS_turn(S, Q)                                                                        \
    S(REFILLED, TO(window)) S(ORGANISED, TO(organise)) S(PLOTTED, TO(plot)) S(BEGUN, TO(window)) \
    S(REVEALED, TO(reveals)) S(DECLARED, TO(declarations))                                      \
    Q(CUT_IN, 88, "Do you cut in and take your player turn first?")                       \
    S(ACTED, TO(player_turn)) S(DELAYED, TO(window)) S(CHOOSING, 0) /* phase 4, for positions */
SHARED_STEPS(turn)

/* -- organisation.c, plotting.c: chapters 5 and 6 ----------------------------------------------------------------- */

#define LOCALS_organise(S, ONE, MANY) ONE(S, u8, next, SEAT, ALL) ONE(S, u8, passes, NUMBER, ALL)
#define LOCALS_promote(S, ONE, MANY) ONE(S, u8, card, A_CARD, ALL)
#define LOCALS_merge(S, ONE, MANY)                                        \
    ONE(S, u8, card, A_CARD, ALL)                                         \
    ONE(S, u8, planet, A_PLANET, ALL)                                     \
    ONE(S, u8, left, NUMBER, ALL)  /* strength still to be merged */      \
    ONE(S, u8, last, BELOW_OR_NONE(UNITS), ALL) /* slot picked last, then how many commanders there are */ \
    ONE(S, u32, taken, BITS, ALL)  /* slots */
#define LOCALS_found(S, ONE, MANY) ONE(S, u8, card, A_CARD, ALL) ONE(S, u8, planet, A_PLANET, ALL)
#define LOCALS_reinforce(S, ONE, MANY) ONE(S, u8, card, A_CARD, ALL) ONE(S, u8, slot, BELOW_OR_NONE(UNITS), ALL)
#define LOCALS_pay(S, ONE, MANY) ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, last, A_CARD, ALL)
bool anybody_organises(const STATE *g) OWN(anybody_organises); /* could, by what all can see */
#define LOCALS_plot(S, ONE, MANY)                                                     \
    MANY(S, u8, taken, STOCK_CARDS / 8, BITS, OWNER) /* places in the hand */         \
    ONE(S, u8, last, A_CARD, OWNER)
seats plotters(const STATE *g) OWN(plotters); /* who has cards */
void lay_plots(struct context *c, STATE *g) OWN(lay_plots); /* after the lanes: all plots together */

/* -- influence.c: chapter 7 --------------------------------------------------------------------------------------- */

#define LOCALS_reveals(S, ONE, MANY) ONE(S, u8, asked, NUMBER, ALL) ONE(S, u8, card, A_CARD, ALL)
#define LOCALS_declarations(S, ONE, MANY) ONE(S, u8, next, SEAT, ALL) ONE(S, u8, passes, NUMBER, ALL)
/* RESULT: NOBODY when the imperial use goes on, else the player to whom the character defects. */
#define LOCALS_defection(S, ONE, MANY)                                                \
    ONE(S, u8, card, A_CARD, ALL) ONE(S, u8, next, SEAT, ALL) ONE(S, u8, passes, NUMBER, ALL)
bool anybody_reveals(const STATE *g) OWN(anybody_reveals);
bool anybody_declares(struct context *c, const STATE *g) OWN(anybody_declares);
/* The player due, and the next to be asked to cut in (FR-085 to FR-088), or NOBODY. */
seat due(const struct context *c, const STATE *g) OWN(due);
seat next_rival(const struct context *c, const STATE *g, seat due, seats asked) OWN(next_rival);
void defect(struct context *c, STATE *g, int from, u8 card, seat to, u8 place) OWN(defect);

/* -- movement.c: chapter 8 ---------------------------------------------------------------------------------------- */

#define LOCALS_player_turn(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_player_turn(S, Q)                                                                    \
    S(MOVED, TO(movement)) S(ASSIGNED, TO(assign)) S(INTERFERED, TO(interference)) S(EXECUTED, TO(execution)) \
    S(RIFT, TO(window)) S(REACTED, TO(reaction)) S(FOUGHT, TO(battles)) S(STATIONED, TO(station))   \
    S(CONTROLLED, 0) /* after 5.7, for positions */
SHARED_STEPS(player_turn)
#define LOCALS_movement(S, ONE, MANY)                                                 \
    ONE(S, u8, act, NUMBER, ALL)    /* verb of the answer that is carried out */      \
    ONE(S, u8, piece, NUMBER, ALL)  /* character, slot or card */                     \
    ONE(S, u8, planet, A_PLANET, ALL)                                                 \
    ONE(S, u8, slot, BELOW_OR_NONE(UNITS), ALL) /* imperial unit deployed or commanded */
#define STEPS_movement(S, Q)                                              \
    Q(NEXT_ACT, 300, "What do you move, place or deploy next? (plots not used are discarded)", \
      EACH("What do you move, place or deploy, and where? (plots not used are discarded)", ACT_DONE)) \
    Q(WHERE, 116, "Where to?")                                       \
    Q(WHICH_TROOP, 123, "Which imperial unit gets this commander?") \
    S(PLAYED, TO(play_card)) S(DEPLOYED, TO(window)) S(SHOWN_TO_ALL, TO(defection))
SHARED_STEPS(movement)
#define LOCALS_slip(S, ONE, MANY) ONE(S, u8, slot, BELOW_OR_NONE(UNITS), ALL)
#define STEPS_slip(S, Q)                                                         \
    Q(WHICH_UNIT, 124, "Which unit ignores planetary defence?")            \
    Q(WHERE, 116, "Where to?")
SHARED_STEPS(slip)
/* Planets that a unit may move to now; `slips`: planetary defence does not stop it. */
u16 reach(const struct context *c, const STATE *g, int slot, bool slips) OWN(reach);
bool reaches_any(const struct context *c, const STATE *g, int slot, bool slips) OWN(reaches_any); /* is there one? */
/* Units of a player that have not moved and may move somewhere. */
u32 movable(const struct context *c, const STATE *g, seat who, bool slips) OWN(movable);
void march(struct context *c, STATE *g, int slot, u8 to, rule_number rule) OWN(march); /* with its commander */

/* -- missions.c, interference.c, execution.c: chapters 9 to 11 ---------------------------------------------------- */

#define LOCALS_assign(S, ONE, MANY)                                                   \
    ONE(S, u8, last, NUMBER, ALL)  /* character that got a mission last */            \
    ONE(S, u8, who, A_CARD, ALL)   /* that gets one now */                            \
    ONE(S, u32, given, BITS, ALL)  /* characters that got one in this step */
#define STEPS_assign(S, Q)                                                                                         \
    Q(NEXT_CHARACTER, 133, "Who gets a mission? (from the top down, commands last: those you skip get no other)",  \
      EACH("Who gets which mission? (Rebellion: politics there minus a die, on the Capital two, comes off the "     \
           "garrison)", ACT_DONE))                                                                                 \
    Q(WHICH_MISSION, 135, "Which mission?")                                                                        \
    Q(WHICH_UNIT, 139, "Which unit does this character command?")
SHARED_STEPS(assign)
/* Characters of a player that were given this mission, or (NO_MISSION) any mission but Command. */
u32 on_mission(const STATE *g, seat who, u8 mission) OWN(on_mission);
bool has_mission(const STATE *g, seat who) OWN(has_mission); /* whether there is one on any but Command */
#define LOCALS_interference(S, ONE, MANY)                                             \
    ONE(S, u8, next, SEAT, ALL) ONE(S, u8, passes, NUMBER, ALL)                       \
    MANY(S, u32, hit, PLAYERS, BITS, ALL) /* targets that each player has attacked */
#define LOCALS_attack(S, ONE, MANY)                                                   \
    ONE(S, u8, card, A_CARD, ALL) ONE(S, u8, target, A_CARD, ALL) ONE(S, u8, fighter, A_CARD, ALL)
#define STEPS_attack(S, Q)                                                   \
    S(SHOWN_TO_ALL, TO(defection)) Q(WHICH_ESCORT, 167, "Which escort answers the attack?") \
    S(ESCORT_READY, TO(window)) S(READY, TO(window)) S(BEATEN, TO(window))
SHARED_STEPS(attack)
#define LOCALS_execution(S, ONE, MANY) ONE(S, u8, begun, FLAG, ALL)
#define LOCALS_rebellion(S, ONE, MANY)                                                \
    ONE(S, u8, planet, A_PLANET, ALL)                                                 \
    ONE(S, u8, sum, NUMBER, ALL) ONE(S, u8, dice, NUMBER, ALL)                        \
    ONE(S, u8, left, NUMBER, ALL)  /* result, then damage still to be given */        \
    ONE(S, u32, from, NUMBER, ALL) /* key of the unit that got damage last */
#define LOCALS_sabotage(S, ONE, MANY) ONE(S, u8, group, BELOW(UNITS), ALL)
#define LOCALS_guerrillas(S, ONE, MANY) ONE(S, u8, who, A_CARD, ALL) ONE(S, u8, slot, BELOW_OR_NONE(UNITS), ALL)
#define STEPS_guerrillas(S, Q)                                              \
    Q(WHICH_CARD, 190, "Do you put a Guerrilla unit into play?")      \
    Q(WHETHER_COMMAND, 192, "Does the character who formed the unit command it?")
SHARED_STEPS(guerrillas)

/* -- battle.c: chapters 12 and 13 --------------------------------------------------------------------------------- */

#define LOCALS_reaction(S, ONE, MANY) ONE(S, u8, asked, NUMBER, ALL) ONE(S, u8, slot, BELOW_OR_NONE(UNITS), ALL)
#define STEPS_reaction(S, Q)                                                   \
    Q(WHICH_UNIT, 197, "Do you make a reaction move with a unit?")                   \
    Q(WHERE, 202, "To which planet?") S(PLAYED, TO(play_card))
SHARED_STEPS(reaction)
/* Units with which a player could make a reaction move; whether there is one. */
u32 reactors(const struct context *c, const STATE *g, seat who) OWN(reactors);
bool has_reactor(const struct context *c, const STATE *g, seat who) OWN(has_reactor);
#define LOCALS_battles(S, ONE, MANY) ONE(S, u16, done, BITS, ALL)
#define LOCALS_battle(S, ONE, MANY)                                                   \
    ONE(S, u8, planet, A_PLANET, ALL)                                                 \
    ONE(S, u8, assault, FLAG, ALL)   /* on the garrison (FR-281) */                   \
    ONE(S, u8, superior, FLAG, ALL)                                                   \
    ONE(S, u8, asked, NUMBER, ALL)   /* owners who have decided, from the active player's left */ \
    ONE(S, u8, last, BELOW_OR_NONE(UNITS), ALL) /* slot decided last */               \
    ONE(S, u32, in, BITS, ALL)       /* rebel units that take part */                 \
    ONE(S, u8, margin, NUMBER, ALL)                                                   \
    ONE(S, u8, lost, FLAG, ALL)      /* the rebels have lost */                       \
    ONE(S, u8, chooser, SEAT, ALL)   /* of the losses */                              \
    ONE(S, u8, begun, FLAG, ALL)     /* the first loss is over */
#define STEPS_battle(S, Q)                                                       \
    Q(WHO_FIGHTS, 312, "Do Guerrillas take part, or do you keep units out?",     \
      SET("Which of your Guerrillas take part, and which units do you keep out?", ACT_DONE)) \
    S(READY, TO(window))                                                         \
    Q(WHICH_LOSS, 218, "Which unit is lost?", SET("Which units are lost?", NO_VERB))
SHARED_STEPS(battle)
u32 battlefields(const STATE *g) OWN(battlefields); /* planets where rebel and imperial units stand */
u32 assaults(const STATE *g) OWN(assaults); /* planets where the active player may attack a garrison */

/* -- control.c, victory.c: chapters 14, 15 and 19 ----------------------------------------------------------------- */

void check_control(struct context *c, STATE *g) OWN(check_control); /* step 5.7; the Capital may fall */
#define LOCALS_station(S, ONE, MANY) ONE(S, u8, planet, A_PLANET, ALL)
void end_damage(STATE *g) OWN(end_damage); /* imperial units are whole again (FR-181) */
void clean_up(struct context *c, STATE *g) OWN(clean_up); /* after stationing: imperial characters, unused plots */
void end_game(struct context *c, STATE *g) OWN(end_game);
/* The hook `verdict`: the numbers that decided the game for a seat. */
rule_number verdict(struct text *out, struct context *c, const void *state, seat who) OWN(verdict);

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
/* Whether a player can play a card of this window: by what all can see, in fast mode by the hand. */
bool may_play(struct context *c, const STATE *g, seat who, u8 moment, u8 thing) OWN(may_play);
void offer_cards(struct context *c, const STATE *g, seat who, u8 moment, u8 thing) OWN(offer_cards);
void new_roll(STATE *g) OWN(new_roll); /* begins to be prepared: nothing changes it yet */

/* -- language.c, verbs.c: card texts ------------------------------------------------------------------------------- */

extern const struct words words_player OWN(words_player), words_character OWN(words_character);
#define LOCALS_pick_player(S, ONE, MANY) \
    ONE(S, u8, word, NUMBER, ALL) ONE(S, u8, needs, NUMBER, ALL) ONE(S, u8, reg, BELOW(R_THAT_PLAYER), ALL)
#define LOCALS_pick_character(S, ONE, MANY) LOCALS_pick_player(S, ONE, MANY)

/* -- entries.c, defaults.c, invariants.c -------------------------------------------------------------------------- */

extern const struct entry_point entries[] OWN(entries);
/* The listed option that is given for a player who does not answer (FR-S95, FR-S109). */
int default_option(struct context *c, const void *state, seat who) OWN(default_option);
/* The hook `is_idle`: reveals and declarations that bring nothing now. */
bool is_idle(struct context *c, const void *view, seat who, struct action option) OWN(is_idle);
/* What odds take for granted after the option that they are asked for, so that a mission, an attack or a battle tells
 * how the player turn may end: nobody adds a card, attacks or declares, and everybody fights. */
int odds_answer(struct context *c, const void *state, seat who, struct action chosen) OWN(odds_answer);

#include "engine/game_procedures.h"

#endif
