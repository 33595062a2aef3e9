/* procedures.h: the procedures of Guardians' Chronicles with their locals, and the functions they share.
 * Sections by owning file. */
#ifndef GUARDIANS_PROCEDURES_H
#define GUARDIANS_PROCEDURES_H

#include "effects.h"
#include "geometry.h"

#include "engine/game_names.h"

/* Calls if the condition holds; goes on at S. */
#define CALL_IF(condition, S, who, p, ...)                                                                    \
    do {                                                                                                      \
        if (condition) CALL_AS(S, who, p, __VA_ARGS__);                                                       \
    } while (0)

/* After anything that can end the game (a hit on Skarov, an effect): the frame is gone then. */
#define STOP_IF_OVER do { if (g->ending) return GO; } while (0)

/* The uppermost frame of a state; NULL when the game is over. */
static inline struct frame *top_of(const STATE *g)
{
    return g->head.top == NO_FRAME ? NULL : frame_at(&g->head, g->head.top);
}

/* Names of figures in locals: one that is there, or none. */
#define FIGURE(S, ONE, name) ONE(S, u8, name, BELOW(FIGURES), ALL)
#define FIGURE_OR_NONE(S, ONE, name) ONE(S, u8, name, BELOW_OR_NONE(FIGURES), ALL)

/* -- values.c: what is a character's Defense now? ------------------------------------------------------------------ */

/* Call when the ID cards or cards on the left of Heroes change, when a Villain comes into the game or goes; when one
 * card is added on the left, the second is enough. */
void refresh_guardians(struct context *c, STATE *g) OWN(refresh_guardians);
void refresh_left(struct context *c, STATE *g, int hero, u8 card) OWN(refresh_left);
void refresh_villain(struct context *c, STATE *g, int card) OWN(refresh_villain);
/* Everything that follows from other fields. */
void refresh(struct context *c, void *state) OWN(refresh);
/* The modifiers that concern a figure, as bits: its own, and those that Allies might have for it. Mostly a modifier is
 * none of them. */
static inline u32 modifiers_for(const STATE *g, int figure)
{
    if (is_hero(figure)) return g->guardian[figure].modifier_mask | g->shared_mask[PATROL];
    return is_villain(figure) ? g->card[card_of(figure)].modifier_mask | g->shared_mask[VILLAINS] : 0;
}
/* What powers in force add to a modifier verb of a figure: its own, its Allies' and its Enemies' (GC-S113, GC-S114). */
int sum_modifier(struct context *c, const STATE *g, int figure, u8 verb) OWN(sum_modifier);
static inline int modifier(struct context *c, const STATE *g, int figure, u8 verb)
{
    return modifiers_for(g, figure) & MODIFIER_BIT(verb) ? sum_modifier(c, g, figure, verb) : 0;
}
/* The present values, cards, tokens and powers included, with their lower bounds (GC-173, GC-S58). */
int speed_of(struct context *c, const STATE *g, int figure) OWN(speed_of);
int defense_of(struct context *c, const STATE *g, int figure) OWN(defense_of);
int health_of(struct context *c, const STATE *g, int figure) OWN(health_of);
/* What a Hero checks a value against; Attack as GC-174 says. */
int check_value(struct context *c, const STATE *g, int hero, enum stat stat) OWN(check_value);
/* What is added to the sum of each Value Check of a Hero. */
int check_change(struct context *c, const STATE *g, int hero) OWN(check_change);
/* Actions of one activation, of a Hero or of each figure of a Villain card. */
int hero_actions(struct context *c, const STATE *g, int hero) OWN(hero_actions);
int villain_actions(struct context *c, const STATE *g, int card) OWN(villain_actions);
/* Whether a permanent power lets the figure make ranged attacks (GC-131). */
static inline bool shoots(struct context *c, const STATE *g, int figure)
{
    return modifier(c, g, figure, V_RANGED) > 0 && modifier(c, g, figure, V_NO_RANGED) <= 0; /* GC-S111 */
}
struct dice { u8 combat, power; i8 plus; }; /* plus: added to the total */
/* What somebody attacks with, whoever the target is. */
struct fighter {
    int figure;
    int attack, up, down; /* the Attack value, what is added to it and what is taken away */
};
struct fighter fighter_of(struct context *c, const STATE *g, int attacker) OWN(fighter_of);
struct dice dice_by(struct context *c, const STATE *g, const struct fighter *by, int target, int more)
    OWN(dice_by);
/* The dice of an attack on a target, in the order of GC-S57; `more`: Power dice beyond the attacker's own. */
struct dice attack_dice(struct context *c, const STATE *g, int attacker, int target, int more) OWN(attack_dice);
/* Whether a Hero may use UNIQUE ACTION powers in this turn. */
bool may_use_unique(struct context *c, const STATE *g, int hero) OWN(may_use_unique);
/* How the figure moves with a Speed; speed NOWHERE: its own. */
struct mover mover_of(struct context *c, const STATE *g, int figure, int speed) OWN(mover_of);

/* -- dice.c -------------------------------------------------------------------------------------------------------- */

/* Rolls; a POW counts 1 and is rolled again (GC-145, GC-S60). Tells what the dice of `who` show, and returns
 * the total of successes, `plus` included. */
int roll_attack(struct context *c, seat who, struct dice dice) OWN(roll_attack);
/* The result of one Combat die for a Personal Mission: 0, 1, 2 or POW. */
int roll_mission(struct context *c) OWN(roll_mission);
enum { CHECK_HIGHEST = 2 };             /* face of a Value Check die (GC-S04) */
/* Likewise for a Value Check. */
int roll_check(struct context *c, seat who, int dice) OWN(roll_check);

/* -- damage.c: Damage, healing, elimination, tokens ---------------------------------------------------------------- */

/* Puts Damage tokens on a character (GC-155). A Villain who has as many as his Health is eliminated at once (GC-156);
 * with Skarov the game ends (STOP_IF_OVER). by: the Hero whose deed it is, NOWHERE: nobody's. Returns whether the
 * figure is still on the board. */
bool hurt(struct context *c, STATE *g, int figure, int n, int by, bool ranged, rule_number rule) OWN(hurt);
/* Takes up to n Damage tokens off; healer: whose deed it is, NOWHERE: nobody's. Returns how many. */
int heal(struct context *c, STATE *g, int figure, int n, int healer, rule_number rule) OWN(heal);
/* A Villain's figure leaves the board (sacrificed, removed); Lieutenants and Skarov leave the game (GC-S68). */
void remove_figure(struct context *c, STATE *g, int figure, rule_number rule) OWN(remove_figure);
/* A Hero draws a Wound card into his hand; with three he is knocked out at once unless it is the Cards and wounds step
 * (GC-161). The game may end (STOP_IF_OVER). */
void give_wound(struct context *c, STATE *g, int hero, rule_number rule) OWN(give_wound);
/* A Hero is knocked out: he and his cards leave play for good (GC-161, GC-S122). The last one ends the game. */
void knock_out(struct context *c, STATE *g, int hero, rule_number rule) OWN(knock_out);
/* Lays bonus or penalty tokens for this turn, at the end of a turn for the next (GC-S115). For a Villain they concern
 * all figures of his card. */
void add_token(struct context *c, STATE *g, int figure, enum stat stat, int n, rule_number rule) OWN(add_token);
/* The same for what is added to each Value Check, for Actions that are taken away, and for Power dice in place of
 * Combat dice. */
void add_check_token(struct context *c, STATE *g, int figure, int amount, rule_number rule) OWN(add_check_token);
void take_actions(struct context *c, STATE *g, int figure, int n, rule_number rule) OWN(take_actions);
void add_power_dice(struct context *c, STATE *g, int card, rule_number rule) OWN(add_power_dice);
/* Each figure of the activated card that has not finished has more Actions in this activation. */
void add_actions(struct context *c, STATE *g, int n, rule_number rule) OWN(add_actions);
/* The attack just declared, or else the next of the activated card, has more Power dice. */
void add_ambush(struct context *c, STATE *g, int dice, rule_number rule) OWN(add_ambush);

/* -- move.c -------------------------------------------------------------------------------------------------------- */

/* Puts a figure elsewhere, by whatever means; says so. The captive on a green Space settles its Objective. */
void relocate(struct context *c, STATE *g, int figure, int cell, u8 event, rule_number rule) OWN(relocate);
void swap_figures(struct context *c, STATE *g, int a, int b, rule_number rule) OWN(swap_figures);
/* Whether a Hero may be put there: the Control Room is shut until its door is open (GC-S87). */
bool may_stand(struct context *c, const STATE *g, int figure, int cell) OWN(may_stand);
/* Whether the room of a tile is open to a figure; the free Spaces of a room, as local cells: both together say the same
 * of a whole room. */
bool may_enter(struct context *c, const STATE *g, int figure, int tile) OWN(may_enter);
u32 free_spaces(struct context *c, const STATE *g, int tile) OWN(free_spaces);
/* Whether a character is in the Control Room behind its closed door: nothing a Hero does can target it (GC-S87). */
bool is_sheltered(struct context *c, const STATE *g, int figure) OWN(is_sheltered);
/* Offers ACT_MOVE for all Spaces where a Move of the figure may end. */
void offer_moves(struct context *c, const STATE *g, int figure, const struct mover *m) OWN(offer_moves);
/* Notes why such a Move leads no further, for somebody who listens. */
void refuse_moves(struct context *c, const STATE *g, int figure, const struct mover *m) OWN(refuse_moves);
/* Whether a Hero who moves from a Space may take the captive along from there (GC-S20); then offers its Spaces. */
bool can_lead(struct context *c, const STATE *g, int hero, int from) OWN(can_lead);
void offer_lead(struct context *c, const STATE *g, int hero) OWN(offer_lead);

/* Verbs hand over: the frame's seat shifts (or pushes) a figure Space by Space, up to `left` times, or stops (GC-150 to
 * GC-153, GC-S120). */
#define LOCALS_shift(S, ONE, MANY) \
    FIGURE(S, ONE, figure) ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, pushed, FLAG, ALL)
bool can_shift(struct context *c, const STATE *g, int figure) OWN(can_shift);
/* Verbs hand over: the figure may make a Move without an Action, of so many Areas (NOWHERE: by its Speed), or not. */
#define LOCALS_free_move(S, ONE, MANY)                                                                        \
    FIGURE(S, ONE, figure) ONE(S, u8, areas, NUMBER, ALL) ONE(S, u8, flies, FLAG, ALL) ONE(S, u8, from, A_SPACE, ALL)

/* -- attack.c ------------------------------------------------------------------------------------------------------ */

/* One attack in the order of GC-S65. attacker NOWHERE: a Trap or an Event with its own dice, no push (GC-S130). answer:
 * made as a response, follow-up or extra attack: no further attack answers it (GC-S123). RESULT: whether it hit. Verbs
 * change `dice`, `ward`, `foiled` and `target` of the nearest one. */
#define LOCALS_attack(S, ONE, MANY)                                                                           \
    FIGURE_OR_NONE(S, ONE, attacker) FIGURE(S, ONE, target)                                                    \
    ONE(S, u8, two, FLAG, ALL) FIGURE_OR_NONE(S, ONE, second) /* one roll counts against both */                      \
    ONE(S, u8, ranged, FLAG, ALL)                                                                             \
    ONE(S, u8, dice, NUMBER, ALL)   /* Power dice beyond the attacker's own */                                \
    ONE(S, u8, combat, NUMBER, ALL) ONE(S, u8, power, NUMBER, ALL) /* all dice of a Trap or an Event */       \
    ONE(S, u8, answer, FLAG, ALL)                                                                             \
    ONE(S, i8, ward, NUMBER, ALL)   /* Defense more in this attack */                                         \
    ONE(S, u8, foiled, FLAG, ALL)   /* it fails, whatever the dice say */                                     \
    ONE(S, u8, total, NUMBER, ALL)  /* successes */                                                           \
    ONE(S, u8, hit, FLAG, ALL)                                                                                \
    ONE(S, u8, which, BELOW(3), ALL) /* of the two targets is struck */                                       \
    ONE(S, u8, asked, BELOW(FIGURES + 1), ALL) /* for responses: those before it */
#define STEPS_attack(S, Q)                                                                                    \
    S(EVENT_DONE, TO(effect)) S(ANSWERED, TO(responses)) S(ANSWERED_TOO, TO(responses))                       \
    S(ALLY_ANSWERED, TO(responses)) S(CHANGED, TO(responses)) S(SAVED, TO(responses)) S(STUNG, TO(responses)) \
    S(PUSHED, TO(shift)) S(FOLLOWED, TO(responses)) S(STRUCK_BACK, TO(responses)) S(FINISHED, TO(responses))  \
    Q(SECOND, 136, "Which second target does the attack name?", WAY, .pass = "Name no second target")         \
    Q(EVENT, RULING_(39), "Do you play an Event now?", WAY, .pass = "Play no Event")
SHARED_STEPS(attack)
/* Rolls the dice of an attack, or rolls them all again: the new total counts. */
void roll_dice(struct context *c, STATE *g, struct attack *attack) OWN(roll_dice);
/* Whether an attack is legal now: Enemy, on the board, adjacent or in line of sight (GC-128 to GC-139). Whether the
 * attacker is able to shoot at all is another question. */
bool can_attack(struct context *c, const STATE *g, int attacker, int target, bool ranged) OWN(can_attack);
/* The same by the style of a text: usual: melee, and ranged if a permanent power allows it. */
bool can_attack_any(struct context *c, const STATE *g, int attacker, u8 style) OWN(can_attack_any);
void offer_fights(struct context *c, const STATE *g, int attacker, u8 style) OWN(offer_fights);
/* Notes why Enemies who are near cannot be attacked, for somebody who listens. */
void refuse_fights(struct context *c, const STATE *g, int attacker, u8 style) OWN(refuse_fights);

/* Verbs hand over: the figure may make an attack without an Action, with more Power dice, or not. */
#define LOCALS_free_attack(S, ONE, MANY)                                                                      \
    FIGURE(S, ONE, figure) ONE(S, u8, dice, NUMBER, ALL) ONE(S, u8, style, BELOW(STYLE_FLANKED + 1), ALL)     \
    ONE(S, u8, answer, FLAG, ALL)

/* Triggers of one figure at a moment: those that are automatic act, those that begin with `may` are offered
 * (GC-S50). */
#define LOCALS_responses(S, ONE, MANY)                                                                        \
    ONE(S, u8, moment, A_MOMENT, ALL) FIGURE(S, ONE, figure)                                                  \
    ONE(S, u16, done, BITS, ALL) ONE(S, u8, source, NUMBER, ALL)
bool has_response(struct context *c, const STATE *g, int figure, u8 moment) OWN(has_response);

/* -- checks.c: Value Checks, tasks, Doors -------------------------------------------------------------------------- */

/* A Value Check of a Hero (GC-168 to GC-173, GC-185): dice, the number of Heroes if `heroes`, less `minus` tokens. */
bool value_check(struct context *c, STATE *g, int hero, enum stat stat, int dice, bool heroes, int minus,
                 rule_number rule) OWN(value_check);
/* Verbs hand over: such a check that a Trap forces on a Hero; on failure 1 Damage (GC-185, GC-S75). */
#define LOCALS_forced_check(S, ONE, MANY)                                                                     \
    ONE(S, u8, hero, BELOW(HEROES), ALL) ONE(S, u8, stat, BELOW(STATS), ALL) ONE(S, u8, dice, NUMBER, ALL)    \
    ONE(S, u8, heroes, FLAG, ALL)
/* Offers ACT_TRY and ACT_OPEN_DOOR for a Hero; carries the answer out, the Action is spent already. */
void offer_checks(struct context *c, const STATE *g, int hero) OWN(offer_checks);
void try_task(struct context *c, STATE *g, int hero, struct action a) OWN(try_task);
void try_door(struct context *c, STATE *g, int hero, struct action a) OWN(try_door);
/* The Door between two front Spaces, or -1. */
int find_link(const STATE *g, int a, int b) OWN(find_link);
/* Closes an open Door that is neither jammed nor the Control Room's (GC-S80); whether it may be. */
bool can_close(const STATE *g, int link) OWN(can_close);
void close_door(struct context *c, STATE *g, int link, rule_number rule) OWN(close_door);
void open_door(struct context *c, STATE *g, int link, bool jammed, int by, rule_number rule) OWN(open_door);
/* Whether a link is an Airlock that is open, or one that is sealed; seals one or opens it again (GC-S09). */
bool is_airlock(const STATE *g, int link, bool open) OWN(is_airlock);
void seal_airlock(struct context *c, STATE *g, int link, bool sealed) OWN(seal_airlock);
/* Offers ACT_JAM for a Villain who stands in front of a closed Door (GC-191, GC-S82, GC-S83). */
void offer_jams(struct context *c, const STATE *g, int figure) OWN(offer_jams);
/* Note why tasks and Doors of the room cannot be tried, or Doors of it jammed, for somebody who listens. */
void refuse_checks(struct context *c, const STATE *g, int hero) OWN(refuse_checks);
void refuse_jams(struct context *c, const STATE *g, int figure) OWN(refuse_jams);

/* -- rooms.c: room activation, Objectives, reinforcements ---------------------------------------------------------- */

#define LOCALS_activate_room(S, ONE, MANY) ONE(S, u8, tile, A_TILE, ALL)
#define STEPS_activate_room(S, Q) S(ACTED, TO(effect)) Q(WHICH, 252, "Which room do you activate?")
SHARED_STEPS(activate_room)
#define LOCALS_objectives(S, ONE, MANY) ONE(S, u16, done, BITS, ALL) ONE(S, u8, tile, A_TILE, ALL)
#define STEPS_objectives(S, Q) S(ACTED, TO(effect)) Q(FIRST, RULING_(131), "Which Objective is resolved first?")
SHARED_STEPS(objectives)
/* Whether the room at a tile is an Objective that is not settled. */
bool is_open_objective(struct context *c, const STATE *g, int tile) OWN(is_open_objective);
/* An Objective is settled for good: article, and with the last one the Showdown (GC-260 to GC-263, GC-272). */
void settle_objective(struct context *c, STATE *g, int tile, u8 outcome, rule_number rule) OWN(settle_objective);
/* The free active Reinforcement Spaces of a room, as bits of n - 1 (GC-057, GC-S71). */
u8 free_reinforcements(struct context *c, const STATE *g, int tile) OWN(free_reinforcements);
/* A figure of an Acolyte card that is not on the board, or NOWHERE. */
int spare_acolyte(const STATE *g, int card) OWN(spare_acolyte);
/* Verbs hand over: Skarov puts up to `left` Acolytes on free active Reinforcement Spaces of a room. card: of which kind
 * all must be; 0: not said yet, or any. */
#define LOCALS_reinforce(S, ONE, MANY)                                                                        \
    ONE(S, u8, tile, BELOW(TILES), ALL) ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, one_kind, FLAG, ALL)         \
    ONE(S, u8, card, BELOW(CARDS_OF_VILLAINS), ALL)

/* -- cards.c: Power cards, Wounds, Events; the Cards and wounds step ----------------------------------------------- */

/* Skarov draws Events; a new deck is made of the discard pile when needed (GC-244, GC-S42). Returns how many. */
int draw_events(struct context *c, STATE *g, int n, rule_number rule) OWN(draw_events);
void discard_event_card(struct context *c, STATE *g, u8 event, rule_number rule) OWN(discard_event_card);
/* The Events that Skarov may play now (GC-232, GC-303). */
void offer_events(struct context *c, const STATE *g) OWN(offer_events);
/* Whether he is asked, by what all can see: cards in hand, none played in this activation (GC-233). */
static inline bool may_play_event(const STATE *g)
{
    return g->active_card != NOWHERE && !g->event_played && pile_count(EVENTS(g), EVENT_HAND);
}
/* The card goes from the hand to where all see it; returns its effect, ready to run. */
struct effect play_event(struct context *c, STATE *g, u8 event) OWN(play_event);
void cards_and_wounds(struct context *c, STATE *g) OWN(cards_and_wounds);
/* A Hero's set of Power cards by rank (GC-291, GC-307): into his hand. */
void take_cards(struct context *c, STATE *g, int hero) OWN(take_cards);
/* Whether a Hero's cards of this turn lie, face up or down. */
static inline bool has_laid(const STATE *g, int hero)
{
    const struct guardian *h = &g->guardian[hero];
    return pile_count(POWERS(g), POWER_LEFT + hero) || pile_count(POWERS(g), POWER_RIGHT + hero) ||
           pile_count(WOUNDS(g), WOUND_RIGHT + hero) || h->lies[0] || h->plain_played;
}
static inline int wounds_in_hand(const STATE *g, int hero)
{
    return pile_count(WOUNDS(g), WOUND_HAND + hero) + g->guardian[hero].plain_wounds;
}

/* -- setup.c, base.c ----------------------------------------------------------------------------------------------- */

#define LOCALS_whole_game(S, ONE, MANY)                                                                       \
    ONE(S, u8, hero, BELOW(HEROES + 1), ALL)                                                                  \
    MANY(S, u8, career, HEROES, BITS, ALL) /* of each Hero of the box, in a campaign (IN_CAMPAIGN) */         \
    ONE(S, u8, pace, BELOW(STEPS_MOST + 1), ALL)
#define STEPS_whole_game(S, Q)                                                                                \
    S(CHOSEN, TO(choose_heroes)) S(BUILT, TO(build_base)) S(PLACED, TO(place_villains)) S(ENTERED, TO(enter_base)) \
    S(TURN_DONE, TO(turn))                                                                                    \
    Q(ROLES, 1, "Who plays Doktor Skarov?")
SHARED_STEPS(whole_game)
#define LOCALS_choose_heroes(S, ONE, MANY) \
    ONE(S, u8, hero, BELOW(HEROES + 1), ALL) ONE(S, u8, allowed, A_RANK, ALL)
#define LOCALS_build_base(S, ONE, MANY) ONE(S, u8, tile, A_TILE, ALL)
#define LOCALS_place_villains(S, ONE, MANY) ONE(S, u8, tile, BELOW(TILES + 1), ALL) ONE(S, u8, n, NUMBER, ALL)
#define LOCALS_enter_base(S, ONE, MANY) ONE(S, u8, hero, BELOW(HEROES + 1), ALL)
/* The tile of the Entrance, of the Control Room; NOWHERE. */
int tile_of_kind(struct context *c, const STATE *g, u8 kind) OWN(tile_of_kind);
/* What is wrong with the links of a base (GC-055, GC-S28), NULL: nothing. */
const char *base_fault(struct context *c, const STATE *g) OWN(base_fault);
/* How many rooms of each kind a free base of so many tiles has; whether the tiles that are not used have them. */
void needed_rooms(int tiles, u8 kinds[5]) OWN(needed_rooms);
bool can_complete(struct context *c, const u8 kinds[5], u32 used_tiles) OWN(can_complete);
/* The rank that a scenario recommends for so many Heroes (GC-297, GC-S22). */
static inline u8 recommended_rank(const struct scenario_row *s, int heroes)
{
    int three = heroes <= 3 ? s->rank_of_three : 0, two = heroes <= 2 ? s->rank_of_two : 0;
    return (u8)max_int(s->rank, max_int(three, two));
}
/* How many Heroes a set-up has. */
int hero_number(int players, u32 options) OWN(hero_number);

/* -- strategy.c, initiative.c -------------------------------------------------------------------------------------- */

#define LOCALS_turn(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_turn(S, Q) S(PLANNED, TO(strategy)) S(ACTED, TO(activation)) S(ENDED, TO(end_of_turn))
SHARED_STEPS(turn)
#define LOCALS_strategy(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_strategy(S, Q) S(PLANNED, TO(plan)) S(ORDERED, TO(initiative)) S(ARRANGED, TO(rearrange))
SHARED_STEPS(strategy)
/* Lane: what a seat places. Hero h: slots 2h and 2h + 1; Skarov: slots from 0 on. */
enum { PLANNED_CARDS = 2 * HEROES };
/* How a Hero's card is placed (card 0 as a Wound: one without text); an Event: its Villain card * 4, and whether it
 * lies face down. */
enum { PLAN_RIGHT = 1, PLAN_DOWN = 2, PLAN_WOUND = 4 };
#define LOCALS_plan(S, ONE, MANY)                                                                             \
    MANY(S, u8, card, PLANNED_CARDS, NUMBER, OWNER) MANY(S, u8, how, PLANNED_CARDS, NUMBER, OWNER)            \
    ONE(S, u8, hero, BELOW(HEROES + 1), OWNER) ONE(S, u8, count, BELOW(PLANNED_CARDS + 1), OWNER)
#define LOCALS_initiative(S, ONE, MANY)                                                                       \
    ONE(S, u8, asked, SEATS, ALL)    /* who have named an order */                                            \
    ONE(S, u8, proposer, SEAT, ALL)  /* who names one */                                                      \
    ONE(S, u8, count, BELOW(HEROES + 1), ALL)
#define LOCALS_vote(S, ONE, MANY) ONE(S, u8, agrees, FLAG, OWNER)
#define LOCALS_rearrange(S, ONE, MANY) ONE(S, u8, moved, FLAG, ALL)
/* What is placed is turned up (GC-090). */
void reveal(struct context *c, STATE *g) OWN(reveal);

/* -- activation.c, hero_turn.c, villain_turn.c --------------------------------------------------------------------- */

#define LOCALS_activation(S, ONE, MANY) \
    ONE(S, u8, pair, BELOW(HEROES + 1), ALL) ONE(S, u8, pairs, BELOW(HEROES + 1), ALL)
#define STEPS_activation(S, Q) \
    S(HERO_DONE, TO(hero_turn)) S(VILLAIN_DONE, TO(villain_turn)) Q(WHICH_VILLAIN, 93, "Which Villain do you activate?")
SHARED_STEPS(activation)
#define LOCALS_hero_turn(S, ONE, MANY)                                                                        \
    ONE(S, u8, hero, BELOW(HEROES), ALL) ONE(S, u8, spent, NUMBER, ALL) ONE(S, u8, from, A_SPACE, ALL)
#define STEPS_hero_turn(S, Q)                                                                                 \
    S(BEGUN, TO(responses)) S(FOUGHT, TO(attack)) S(USED, TO(effect)) S(USED_ID, TO(effect))                  \
    Q(HEALING, RULING_(48), "How much Damage do you remove?")                                                 \
    Q(NEXT, 102, "What does the Hero do?", WAY)                                                               \
    Q(LEADING, RULING_(20), "Do you take the captive along?", WAY, .pass = "Leave the captive behind")
SHARED_STEPS(hero_turn)
#define LOCALS_villain_turn(S, ONE, MANY) \
    ONE(S, u8, card, BELOW(CARDS_OF_VILLAINS), ALL) ONE(S, u16, waiting, BITS, ALL) /* figures of an Acolyte card */
#define STEPS_villain_turn(S, Q)                                                                              \
    S(ACTED, TO(figure_turn)) S(ACTED_ONE, TO(figure_turn)) S(EVENT_DONE, TO(effect))                         \
    Q(WHO, 107, "Which figure acts?", WAY)
SHARED_STEPS(villain_turn)
#define LOCALS_figure_turn(S, ONE, MANY) FIGURE(S, ONE, figure) ONE(S, u8, spent, NUMBER, ALL)
#define STEPS_figure_turn(S, Q)                                                                               \
    S(BEGUN, TO(responses)) S(FOUGHT, TO(attack)) S(EVENT_DONE, TO(effect))                                   \
    Q(NEXT, 103, "What does the Villain do?", WAY)
SHARED_STEPS(figure_turn)
/* The Villain cards that can be activated now (GC-093, GC-100, GC-251). */
u8 ready_villains(struct context *c, const STATE *g) OWN(ready_villains);

/* -- showdown.c, missions.c ---------------------------------------------------------------------------------------- */

#define LOCALS_end_of_turn(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_end_of_turn(S, Q) S(ROOM_DONE, TO(activate_room)) S(OBJECTIVES_DONE, TO(objectives))
SHARED_STEPS(end_of_turn)
/* Every Objective is settled: the Showdown begins (GC-272). */
void begin_showdown(struct context *c, STATE *g) OWN(begin_showdown);
/* The game is over: the last articles, and nobody is asked any more. */
void end_game(struct context *c, STATE *g, u8 ending, rule_number rule) OWN(end_game);
/* A Hero has done something that his Personal Mission may count (GC-S101). */
void note_deed(struct context *c, STATE *g, int hero, u8 deed, int n) OWN(note_deed);
bool mission_done(struct context *c, const STATE *g, int hero) OWN(mission_done);
/* Articles of each side as they lie now; at the end the praise of Heroes is among them. */
static inline int article_lead(const STATE *g) { return g->patrol_articles - g->skarov_articles; }
/* The side that has won once the game is over (GC-286, GC-S96). */
enum side winner_of(const STATE *g) OWN(winner_of);

/* -- campaign.c: Heroes who rise (chapter 26) ---------------------------------------------------------------------- */

/* Steps that a Hero takes after an adventure; his career and rank are those before them. */
#define LOCALS_progress(S, ONE, MANY) ONE(S, u8, hero, BELOW(HEROES), ALL) ONE(S, u8, steps, BELOW(STEPS_MOST + 1), ALL)
/* Card number n (from 0) of a rank that a Hero of the box has; 0: there is none. */
u8 rank_card(const struct content *content, u8 hero, u8 rank, int n) OWN(rank_card);
/* By the bits of a career: the rank, whether a card of the Hero's is in his set, what is wrong with them. */
u8 career_rank(u8 career) OWN(career_rank);
bool career_has(struct context *c, u8 career, u8 card) OWN(career_has);
const char *career_fault(u8 career) OWN(career_fault);

/* -- defaults.c, entries.c ----------------------------------------------------------------------------------------- */

int default_option(struct context *c, const void *state, seat who) OWN(default_option);
int obvious(struct context *c, const void *state, seat who) OWN(obvious);
bool resign(struct context *c, void *state, seat who) OWN(resign);
extern const struct entry_point entries[] OWN(entries);

#include "engine/game_procedures.h"

#endif
