/* procedures.h: the procedures of The Others' rules with their locals, and the functions they share.
 * Sections by owning file. */
#ifndef THE_OTHERS_PROCEDURES_H
#define THE_OTHERS_PROCEDURES_H

#include "state.h"

#include "engine/game_names.h"

/* Most procedures are about a Hero: his post, and which of the team he is, since another one may take over. In such a
 * procedure: who plays him, his dashboard, and whether he is still there. */
#define HIS_POST(S, ONE) ONE(S, u8, post, BELOW(RING), ALL)
#define HIS_NAME(S, ONE) HIS_POST(S, ONE) ONE(S, u8, agent, BELOW(TEAM), ALL)
#define PLAYER player_of(g, L->post)
#define HIM hero_at(g, L->post)
#define STAYS still_there(g, L->post, L->agent)
#define HIS .post = L->post, .agent = L->agent /* for a procedure about the same Hero */

/* Calls if the condition holds; goes on at S. */
#define CALL_IF(condition, S, p, ...) CALL_IF_AS(condition, S, f->seat, p, __VA_ARGS__)
#define CALL_IF_AS(condition, S, who, p, ...)                                                             \
    do {                                                                                                  \
        if (condition) CALL_AS(S, who, p, __VA_ARGS__);                                                   \
    } while (0)

/* The uppermost frame of a state; NULL when the game is over. */
static inline struct frame *top_of(const STATE *g)
{
    return g->head.top == NO_FRAME ? NULL : frame_at(&g->head, g->head.top);
}

/* -- language.c: lists of words that verbs refer to ---------------------------------------------------------------- */

extern const struct words words_hero OWN(words_hero), words_token OWN(words_token), words_space OWN(words_space),
    words_filter OWN(words_filter), words_summoned OWN(words_summoned), words_scope OWN(words_scope),
    words_monster_type OWN(words_monster_type), words_all OWN(words_all), words_chooser OWN(words_chooser),
    words_lattice OWN(words_lattice);

/* -- values.c: what is a Hero's Defense now? ----------------------------------------------------------------------- */

/* Call when dashboards, Upgrades, Apocalypse cards or Monsters come or go. */
void refresh_hero(struct context *c, STATE *g, int post) OWN(refresh_hero);
void refresh_sins(struct context *c, STATE *g) OWN(refresh_sins);
/* Call when the Sin is known. */
void refresh_moments(struct context *c, STATE *g) OWN(refresh_moments);
void refresh(struct context *c, void *state) OWN(refresh);
/* What dashboard, Upgrades and Heroes in the same Space add to a modifier verb of a Hero. */
int hero_modifiers(struct context *c, const STATE *g, int post, u8 verb) OWN(hero_modifiers);
/* What Sin Power, Story, levels, Apocalypse cards and Monsters add to a modifier verb. Monsters count
 * that stand in this Space; 0: anywhere on the board. `type`: of V_FIGHT and V_ARMOUR, whose. */
int sin_modifiers(struct context *c, const STATE *g, u8 verb, int space, u8 type) OWN(sin_modifiers);
static inline int hero_modifier(struct context *c, const STATE *g, int post, u8 verb)
{
    u32 mask = 0;
    for (int p = 0; p < RING; p++) mask |= g->hero[p].modifier_mask;
    return mask & MODIFIER_BIT(verb) ? hero_modifiers(c, g, post, verb) : 0;
}
static inline int sin_modifier(struct context *c, const STATE *g, u8 verb, int space)
{
    return MODIFIES(g, verb) ? sin_modifiers(c, g, verb, space, 0) : 0;
}
int monster_fight(struct context *c, const STATE *g, u8 monster) OWN(monster_fight);
int monster_defense(struct context *c, const STATE *g, u8 monster) OWN(monster_defense);
/* Defense that a Hero has before any die. */
int hero_defense(struct context *c, const STATE *g, int post) OWN(hero_defense);
bool has_ranged(struct context *c, const STATE *g, int post) OWN(has_ranged);
int steps_allowed(struct context *c, const STATE *g, int post) OWN(steps_allowed);

/* -- board.c: figures and tokens ----------------------------------------------------------------------------------- */

int tokens_on_board(struct context *c, const STATE *g, int token) OWN(tokens_on_board);
/* The Spaces of a set where a token that can be Cleansed lies, Permanent ones included. */
spaces token_spaces(struct context *c, const STATE *g, spaces set, int token) OWN(token_spaces);
/* Puts a token of the supply into a Space, face up; nothing when none is left (OT-277). */
void place_token(struct context *c, STATE *g, int token, int space, rule_number rule) OWN(place_token);
/* Takes one back to the supply (OT-S20). */
void remove_token(struct context *c, STATE *g, int token, int space, u8 event, rule_number rule) OWN(remove_token);
/* A Monster dies: to the dead area, or out of the game (OT-177, OT-262). Counts for Missions. */
void kill_monster(struct context *c, STATE *g, int figure, bool in_fight, rule_number rule) OWN(kill_monster);
/* The first figure of this kind in a place, or -1. */
int find_figure(const STATE *g, u8 monster, int where) OWN(find_figure);
/* Whether it is the first of its kind where it is: for lists of choices. */
bool first_figure(const STATE *g, int figure) OWN(first_figure);
/* The Monster that a figure of the Sin and the Acolytes stands for (OT-017, OT-019); 0 for guests. */
u8 own_monster(struct context *c, const STATE *g, int figure) OWN(own_monster);
/* A free figure for a Hell Club member or a turned Hero; there are more than can ever come. */
u8 guest_figure(const STATE *g) OWN(guest_figure);
void put_figure(struct context *c, STATE *g, int figure, int space, u8 event, rule_number rule) OWN(put_figure);
/* Spaces that a Monster reaches from one in at most `steps` steps: it cannot leave a Space with a Hero
 * and stops at the first (OT-086, OT-087). */
spaces monster_reach(struct context *c, const STATE *g, int from, int steps) OWN(monster_reach);
/* Free Nests of a Space (OT-242). */
int free_nests(struct context *c, const STATE *g, int space) OWN(free_nests);
spaces nest_spaces(struct context *c, const STATE *g, bool unblocked) OWN(nest_spaces);
int space_of_tile(struct context *c, const STATE *g, u8 tile) OWN(space_of_tile);
/* Whether the slot of a District is free for a City Action token. */
bool slot_empty(const STATE *g, int space) OWN(slot_empty);
void gain_extra_turn(struct context *c, STATE *g, int post, rule_number rule) OWN(gain_extra_turn);

/* -- dice.c -------------------------------------------------------------------------------------------------------- */

enum sin_face { SIN_CORRUPTION_FACE, SIN_HIT, SIN_BURST, SIN_BLANK };
enum hero_face { HERO_HIT, HERO_CC, HERO_DEFENSE, HERO_SKILL, HERO_FAITH };
/* Results that a FAITH can become, as things (A_RESULT). */
enum { RESULT_HIT = 1, RESULT_DEFENSE, RESULT_CC, RESULT_SKILL };

struct sin_roll { u8 hits, corruption; };
struct hero_roll { u8 hits, cc, defense, skill, faith; };
struct sin_roll roll_sin_dice(struct context *c, int dice) OWN(roll_sin_dice);
struct hero_roll roll_hero_dice(struct context *c, int dice) OWN(roll_hero_dice);

/* What the Corruption Track adds to a roll with Voluntary Corruption (OT-135, OT-140, OT-196). */
struct track { u8 dice, defense, hits, free; };
struct track track_bonus(const struct hero *h) OWN(track_bonus);

/* -- setup.c, vote.c ----------------------------------------------------------------------------------------------- */

#define LOCALS_whole_game(S, ONE, MANY) ONE(S, u8, done, BELOW(HIDDEN_TOKENS + 1), ALL)
#define STEPS_whole_game(S, Q)                                                                            \
    S(ROLES, TO(vote)) S(EXTRAS, TO(effect)) S(NAMED, TO(vote)) S(WISHED, TO(wish))                       \
    S(PASTS, TO(deal_dark_pasts)) S(ROUND_DONE, TO(round)) S(OPENED, TO(settle))                          \
    Q(SIN, 14, "Which Sin do you play?")                                                                  \
    Q(ACOLYTES, 18, "Which Acolytes do you take?")                                                        \
    Q(HIDE, RULING_(22), "Which token lies face down here?",                                              \
      EACH("Which tokens lie face down, and where?", NO_VERB))
SHARED_STEPS(whole_game)
extern const u8 team_classes[TEAM] OWN(team_classes); /* the make-up of a team (OT-037) */
/* Lane: the Heroes that a player wants to start with; 0: one drawn at random. */
#define LOCALS_wish(S, ONE, MANY) ONE(S, u8, count, BELOW(4), OWNER) MANY(S, u8, hero, 3, A_HERO, OWNER)
#define LOCALS_deal_dark_pasts(S, ONE, MANY) ONE(S, u8, agent, BELOW(TEAM), ALL)

/* What the players decide together (OT-S89). */
enum vote_kind { VOTE_SINS_PLAYER = 1, VOTE_TEAM, VOTE_FIRST, VOTE_BRANCH, VOTE_HERO, VOTE_MODE };
enum { WORDS_MAX = 4, NOT_NAMED = 0xFF }; /* a voter speaks at most so often, so that a vote ends */
#define LOCALS_vote(S, ONE, MANY)                                                                         \
    ONE(S, u8, kind, BELOW(VOTE_MODE + 1), ALL)                                                           \
    ONE(S, u8, about, NUMBER, ALL) /* class of a team member; what the Hero must have; modes */           \
    MANY(S, u8, named, PLAYERS, NUMBER, ALL)                                                              \
    MANY(S, u8, words, PLAYERS, BELOW(WORDS_MAX + 1), ALL)                                                \
    ONE(S, u8, voters, SEATS, ALL) /* 0: by its kind */                                                   \
    ONE(S, u8, confirmed, SEATS, ALL)
/* What is asked says what it is about: see prompt. */
#define STEPS_vote(S, Q)                                         \
    Q(ALONE, RULING_(89), "What do you decide?")                 \
    Q(VOTE, RULING_(89), "What do you propose? All must agree.") \
    Q(SINS_DECIDE, 276, "The Heroes do not agree. What do you decide?")
SHARED_STEPS(vote)
#define NEW_VOTE .named = {NOT_NAMED, NOT_NAMED, NOT_NAMED, NOT_NAMED, NOT_NAMED}
bool modes(struct context *c, struct effect *e, seat who, u8 chooser, int modes) OWN(modes);
/* For a voter who says nothing in time: the listed option by which he does not agree (OT-S89); -1: no vote is open. */
int silent_vote(const struct context *c, const STATE *g, seat who) OWN(silent_vote);
struct vote;
/* Who has a voice: those who are named, everybody on who is the Sins Player, else the Hero side. */
seats voters(const STATE *g, const struct vote *L) OWN(voters);
/* The frame of the vote that is open; NULL: none is. */
struct frame *open_vote(const STATE *g) OWN(open_vote);
/* What a vote is about, or what a text offers, as a question. */
const char *prompt(const struct context *c, const struct frame *f) OWN(prompt);
/* The modes that a VOTE_MODE is about. */
const struct modes *voted_modes(const struct content *content, struct frame *vote) OWN(voted_modes);

/* -- round.c ------------------------------------------------------------------------------------------------------- */

#define LOCALS_round(S, ONE, MANY) ONE(S, u8, done, BELOW(RING + 1), ALL)
#define STEPS_round(S, Q)                                                                                 \
    S(START_CARD, TO(window)) S(BEGUN, TO(tasks)) S(BEGUN_SETTLED, TO(settle)) S(FIRST_CHOSEN, TO(vote))  \
    S(TURNS_DONE, TO(hero_turns)) S(FINISHED, TO(tasks)) S(FINISH_SETTLED, TO(settle))                    \
    S(END_CARD, TO(window)) S(STATE_SETTLED, TO(settle)) S(SUMMONED, TO(summon_step)) S(CHANGED, TO(abilities))
SHARED_STEPS(round)
#define LOCALS_hero_turns(S, ONE, MANY) \
    HIS_POST(S, ONE) ONE(S, u8, idle, NUMBER, ALL) /* posts in a row that took no Turn (OT-S10) */
#define STEPS_hero_turns(S, Q)                                                                            \
    S(TURN_DONE, TO(turn))                                                                                \
    Q(WHICH_TOKEN, 57, "Which token do you spend?")                                                       \
    Q(EXTRA, 61, "Do you take a Turn with an Extra Turn token?")
SHARED_STEPS(hero_turns)
/* Everything that a moment of the Round sets off, in the order that OT-S95 says. */
#define LOCALS_tasks(S, ONE, MANY)                                                                        \
    ONE(S, u8, moment, A_MOMENT, ALL)                                                                     \
    ONE(S, u16, done, BITS, ALL) /* bit 0 the Story, then the Apocalypse cards in the order revealed */   \
    ONE(S, u8, source, NUMBER, ALL)

/* -- turn.c -------------------------------------------------------------------------------------------------------- */

#define LOCALS_turn(S, ONE, MANY)                                                                         \
    HIS_NAME(S, ONE)                                                                                      \
    ONE(S, u8, extra, FLAG, ALL)  /* taken with an Extra Turn token */                                    \
    ONE(S, u8, acted, FLAG, ALL)                                                                          \
    ONE(S, u8, moved, FLAG, ALL)  /* the Move is over: an Action came after a step (OT-065) */            \
    ONE(S, u8, steps, NUMBER, ALL)
#define STEPS_turn(S, Q)                                                                                  \
    S(STARTED, TO(window)) S(STEPPED, TO(hero_step)) S(STEP_SETTLED, TO(settle)) S(FIGHT_DONE, TO(fight)) \
    S(SHOT_DONE, TO(ranged_fight)) S(CLEANSED, TO(cleanse)) S(CITY_DONE, TO(city_action))                 \
    S(FOUND, TO(window)) S(FOUND_ONE, TO(window)) S(USED, TO(effect)) S(SETTLED, TO(settle))              \
    S(ENDED, TO(abilities)) S(LAST_CARD, TO(window)) S(PAST_DONE, TO(dark_past))                          \
    S(PAST_SETTLED, TO(settle)) S(REACTED, TO(reaction))                                                  \
    Q(NEXT, 64, "What does the Hero do?", WAY)
SHARED_STEPS(turn)

#define LOCALS_hero_step(S, ONE, MANY)                                                                    \
    HIS_NAME(S, ONE)                                                                                      \
    ONE(S, u8, to, A_SPACE, ALL)                                                                          \
    ONE(S, u8, number, NUMBER, ALL) /* of the Move, from 1; 0: forced by a card (OT-S34) */               \
    ONE(S, u8, hits, NUMBER, ALL) ONE(S, u8, corruption, NUMBER, ALL) /* of the Power's roll */
#define LOCALS_drive(S, ONE, MANY) HIS_POST(S, ONE)

/* -- wounds.c ------------------------------------------------------------------------------------------------------ */

#define LOCALS_wounds(S, ONE, MANY) HIS_NAME(S, ONE) ONE(S, u8, left, NUMBER, ALL)
#define LOCALS_corrupt(S, ONE, MANY) HIS_NAME(S, ONE) ONE(S, u8, left, NUMBER, ALL)
#define LOCALS_heal(S, ONE, MANY) HIS_POST(S, ONE) ONE(S, u8, left, NUMBER, ALL)
/* Carries Forced Corruption out without a frame if nothing can be asked; false: call the procedure. */
bool corrupt_at_once(struct context *c, STATE *g, int post, int n) OWN(corrupt_at_once);
/* One level up, by either kind of Corruption; Innocents die at 7 (OT-149). */
void raise_level(struct context *c, STATE *g, int post) OWN(raise_level);
void repent(struct context *c, STATE *g, int post, int n, rule_number rule) OWN(repent);
static inline bool healable(const STATE *g, int post)
{
    return in_play(g, post) && g->hero[post].wounds && !(g->hero[post].marks & NO_HEALING);
}
/* Calls for Wounds and for Corruption of the Hero if he is still there; goes on at S. */
#define WOUND(S, n) \
    CALL_IF((c->result = (n)) > 0 && STAYS, S, wounds, HIS, .left = (u8)c->result)
#define CORRUPT(S, n)                                                                                     \
    CALL_IF((c->result = (n)) > 0 && STAYS && !corrupt_at_once(c, g, L->post, c->result), S, corrupt,     \
            HIS, .left = (u8)c->result)

/* The Hero leaves the board and drops everything at once (OT-201 to OT-207, OT-S79). */
void kill_hero(struct context *c, STATE *g, int post, rule_number rule) OWN(kill_hero);
#define LOCALS_replace(S, ONE, MANY) HIS_POST(S, ONE) ONE(S, u8, last, AN_UPGRADE, ALL)
/* A Hero of the team takes a post of the ring. */
void enter_play(struct context *c, STATE *g, int post, int agent, int level) OWN(enter_play);

/* -- fight.c ------------------------------------------------------------------------------------------------------ */

#define LOCALS_sins_prepare(S, ONE, MANY) \
    HIS_NAME(S, ONE) ONE(S, u8, ranged, FLAG, ALL) ONE(S, u8, used, AN_UPGRADE, ALL)
/* From fighter to hero_dice: what the state knows of the Fight under way. */
enum { FIGHT_BYTES = offsetof(STATE, hero_dice) - offsetof(STATE, fighter) + 1 };
/* The results of a Fight so far. Both kinds have the same locals. */
#define LOCALS_fight(S, ONE, MANY)                                                                        \
    HIS_NAME(S, ONE)                                                                                      \
    ONE(S, u8, space, A_SPACE, ALL)       /* whose Monsters are fought */                                 \
    ONE(S, u8, by_sins, FLAG, ALL)        /* started by the Sins Player */                                \
    MANY(S, u8, outer, FIGHT_BYTES, NUMBER, ALL) /* the Fight that this one interrupts (OT-S56) */        \
    ONE(S, u8, volunteered, FLAG, ALL)                                                                    \
    ONE(S, u8, hits, NUMBER, ALL) ONE(S, u8, defense, NUMBER, ALL) ONE(S, u8, cc, NUMBER, ALL)            \
    ONE(S, u8, frailty, NUMBER, ALL)      /* Defense that a Sin's Power takes (OT-S46) */                 \
    ONE(S, u8, faith, NUMBER, ALL)        /* FAITH and free result to be assigned */                      \
    ONE(S, u8, last, NUMBER, ALL)         /* choices are made in ascending order */                       \
    ONE(S, u8, sin_hits, NUMBER, ALL) ONE(S, u8, sin_corruption, NUMBER, ALL)
#define LOCALS_ranged_fight(S, ONE, MANY) LOCALS_fight(S, ONE, MANY)
/* How many dice each side rolls as things stand; the Hero without Voluntary Corruption until he has taken it. */
int fight_dice(struct context *c, const STATE *g, int post, bool volunteered) OWN(fight_dice);
int sins_dice(struct context *c, const STATE *g, int space) OWN(sins_dice);
/* The locals of the Fight under way, NULL when there is none, and how far it is; a Ranged Fight has the same ones. */
enum fight_stage { BEFORE_DICE, HERO_ROLLED, BOTH_ROLLED };
const struct fight *fight_under_way(const STATE *g, enum fight_stage *stage) OWN(fight_under_way);
static inline u8 less(int n, int taken) { return (u8)max_int(0, n - taken); }
/* Asks for Voluntary Corruption, the last word before the dice (OT-138, OT-S36); whether he takes it. */
void offer_volunteer(struct context *c, const STATE *g, int post) OWN(offer_volunteer);
bool volunteers(struct context *c, STATE *g, int post) OWN(volunteers);
/* Optional Upgrades (OT-D19); before a roll also to go on without one. */
bool has_use(struct context *c, const STATE *g, int post, u8 use_at) OWN(has_use);
void offer_uses(struct context *c, const STATE *g, int post, u8 use_at) OWN(offer_uses);
void note_use(struct context *c, STATE *g, int post, u8 upgrade) OWN(note_use);
/* Calls the effect of the Upgrade that was answered; goes on at S. */
#define USE_UPGRADE(S)                                                                                    \
    do {                                                                                                  \
        note_use(c, g, L->post, ANSWER.a);                                                                \
        RUN(S, PLAYER, KIND_UPGRADE, ANSWER.a, PART_USE, L->post);                                        \
    } while (0)

/* -- cleanse.c, city.c --------------------------------------------------------------------------------------------- */

#define LOCALS_cleanse(S, ONE, MANY)                                                                      \
    HIS_NAME(S, ONE) ONE(S, u8, volunteered, FLAG, ALL) ONE(S, u8, skill, NUMBER, ALL)                    \
    ONE(S, u8, last, NUMBER, ALL) ONE(S, u8, used, AN_UPGRADE, ALL)
bool can_cleanse(const STATE *g, int space) OWN(can_cleanse);
/* How many dice a Hero rolls for it as things stand. */
int cleanse_dice(struct context *c, const STATE *g, int post, bool volunteered) OWN(cleanse_dice);
#define LOCALS_city_action(S, ONE, MANY) HIS_NAME(S, ONE) ONE(S, u8, icons, BITS, ALL) /* to come */
#define LOCALS_take_upgrade(S, ONE, MANY) HIS_POST(S, ONE) ONE(S, u8, last, AN_UPGRADE, ALL)
#define LOCALS_strike(S, ONE, MANY) HIS_POST(S, ONE) ONE(S, u8, space, A_SPACE, ALL)
/* The icons of a District that are not covered, as a set (OT-111, OT-112). */
u8 visible_icons(struct context *c, const STATE *g, int space) OWN(visible_icons);
void refill_inventory(struct context *c, STATE *g) OWN(refill_inventory);
/* Offers the kinds of Upgrades of a pile in ascending order, from that of an action on, with its verb and operand b:
 * those that leave enough cards after them for a choice of so many. */
void offer_upgrades(struct context *c, const STATE *g, int pile, struct action from, int wanted) OWN(offer_upgrades);
/* A Hero takes one from a pile. */
void take_card(struct context *c, STATE *g, int pile, u8 upgrade, int post, rule_number rule) OWN(take_card);
/* An Upgrade leaves its owner for the bottom of the deck (OT-293). */
void lose_upgrade_card(struct context *c, STATE *g, int post, u8 upgrade, rule_number rule) OWN(lose_upgrade_card);

/* -- sins.c: Sin cards, Reactions ---------------------------------------------------------------------------------- */

/* A moment at which a Sin card may be played. amount and result are not used by this game. */
#define LOCALS_window(S, ONE, MANY)                                                                       \
    ONE(S, u8, moment, A_MOMENT, ALL)                                                                     \
    ONE(S, u8, post, BELOW_OR_NONE(RING), ALL) /* of the Hero concerned, or NOWHERE */                    \
    ONE(S, i8, amount, NUMBER, ALL)                                                                       \
    ONE(S, u8, card, A_SIN_CARD, ALL)
/* Calls a window about the Hero, or about nobody in particular, if it can matter; goes on at S. */
#define WINDOW(S, moment_) MOMENT(S, g->sins, .moment = (moment_), .post = L->post)
#define WINDOW_OF_ROUND(S, moment_) MOMENT(S, g->sins, .moment = (moment_), .post = NOWHERE)
/* Whether the Sins Player is asked at this moment. By public facts: cards in hand, none played, the deck has some for
 * the moment (OT-D35); in fast mode only if he holds one. Outside of Turns only moments of a Round count (OT-S62). */
bool sins_asked(struct context *c, const STATE *g, u8 moment) OWN(sins_asked);
void offer_cards(struct context *c, const STATE *g, u8 moment, int post) OWN(offer_cards);
/* The card goes from the hand to the front of the Sins Player; returns its effect, ready to run. */
struct effect play_sin_card(struct context *c, STATE *g, u8 card, u8 moment, int post) OWN(play_sin_card);
void discard_front(STATE *g) OWN(discard_front);
void draw_sin_card(struct context *c, STATE *g, rule_number rule) OWN(draw_sin_card);
/* How many the Sins Player has at the start of a Round: one for each Hero, and what lasting effects give. */
int reaction_tokens(struct context *c, const STATE *g) OWN(reaction_tokens);
bool gain_reaction(struct context *c, STATE *g, rule_number rule) OWN(gain_reaction);

#define LOCALS_reaction(S, ONE, MANY)                                                                     \
    HIS_NAME(S, ONE) ONE(S, u8, moves, NUMBER, ALL)                                                       \
    ONE(S, u8, by_card, NUMBER, ALL) /* further Monsters that a Sin card lets Move */                      \
    ONE(S, u32, moved, BITS, ALL)    /* figures that have Moved: a further one is another one */

/* -- summon.c, apocalypse.c ---------------------------------------------------------------------------------------- */

#define LOCALS_summon_step(S, ONE, MANY) ONE(S, u8, left, NUMBER, ALL)
/* strict: on an unblocked Nest or not at all. */
#define LOCALS_summon_one(S, ONE, MANY)                                                                   \
    ONE(S, u8, what, BELOW(Z_NEW_ABOMINATION + 1), ALL)                                                   \
    ONE(S, u8, figure, BELOW_OR_NONE(FIGURES), ALL) ONE(S, u8, strict, FLAG, ALL)
enum { ANY_FIGURE = 0xFF };
/* Why a token or a Monster cannot be brought (A_LACK). */
enum { NO_SPACE, NONE_LEFT, NO_NEST };
/* Why any other text does nothing (A_REASON). */
enum { NO_WOUND, NO_HIGH_LEVEL, NO_UPGRADE, NO_TOKEN_TO_LOSE, NO_TOKEN_TO_GAIN, NO_FOE, NO_CORRUPTION_TOKEN,
       NO_DEAD_ACOLYTE, AT_LEVEL_0, CARD_GIVEN, NO_APOCALYPSE_CARD, NO_REACTION_TOKEN, NOBODY_ACTS };
/* Everybody is told what is skipped (OT-S115). */
#define IN_VAIN(reason, rule) HAPPEN(EV_IN_VAIN, rule, NOBODY, reason)
/* Whether there is such a figure to be Summoned, with or without a Space for it; and with one, if it needs a Nest. */
bool has_such(struct context *c, const STATE *g, u8 what) OWN(has_such);
bool summonable(struct context *c, const STATE *g, u8 what) OWN(summonable);

#define LOCALS_rise(S, ONE, MANY) ONE(S, u8, left, NUMBER, ALL)
#define LOCALS_apocalypse_card(S, ONE, MANY) ONE(S, u8, card, AN_APOCALYPSE, ALL)

/* -- missions.c ---------------------------------------------------------------------------------------------------- */

int mission_number(struct context *c, const STATE *g, u8 mission) OWN(mission_number);
/* Something was done that the current Mission may count (OT-266, OT-270). */
void advance(struct context *c, STATE *g, u8 kind, u8 target, int space, bool in_fight) OWN(advance);
/* Whether a Mission asks for more of a finite supply than is left (OT-S94). */
bool is_hopeless(struct context *c, const STATE *g) OWN(is_hopeless);
/* Whether the checks of OT-S108 have anything to do. */
bool unsettled(struct context *c, const STATE *g) OWN(unsettled);
bool mission_done(struct context *c, const STATE *g, bool round_ends) OWN(mission_done);
bool last_mission_done(struct context *c, const STATE *g) OWN(last_mission_done);
void win(struct context *c, STATE *g, u8 side, rule_number rule) OWN(win);
/* In a procedure: a side wins, and the game is over. */
#define WIN(side, rule)                                                                                   \
    do {                                                                                                  \
        win(c, g, side, rule);                                                                            \
        END_GAME;                                                                                         \
    } while (0)
#define LOCALS_settle(S, ONE, MANY) ONE(S, u8, next, A_MISSION, ALL)
#define STEPS_settle(S, Q)                                                                                \
    S(REPLACED, TO(replace)) S(EVENT_DONE, TO(effect)) S(BRANCHED, TO(vote)) S(BRANCH_DONE, TO(effect))   \
    S(QUARRY_HERE, TO(summon_one))
SHARED_STEPS(settle)
/* Calls for the checks after every event (OT-S108). The game may be over then: nothing after it runs. */
#define SETTLE(S) CALL_IF(unsettled(c, g), S, settle, .next = 0)
/* What a Monster of this type is to a Mission. */
static inline u8 target_of_type(u8 type) { return type <= HELL_CLUB ? (u8)(X_ACOLYTE + type - ACOLYTE) : 0; }

/* -- abilities.c: Natural Abilities that a moment sets off; Dark Pasts --------------------------------------------- */

#define LOCALS_abilities(S, ONE, MANY) \
    HIS_POST(S, ONE) ONE(S, u8, moment, A_MOMENT, ALL) ONE(S, u8, which, BELOW(TRIGGERS_MAX), ALL)
static inline bool has_ability(struct context *c, const STATE *g, int post, u8 moment)
{
    return in_play(g, post) && in_set(HERO(hero_at(g, post))->row.trigger_mask, moment);
}
/* The form that the Hero of a post changes to if he takes Voluntary Corruption now; 0: he does not. */
u8 form_by_corruption(struct context *c, const STATE *g, int post) OWN(form_by_corruption);
/* Calls them for the Hero of a post if there are any; goes on at S. */
#define ABILITIES(S, post_, moment_)                                                                      \
    CALL_IF_AS(has_ability(c, g, (post_), (moment_)), S, player_of(g, (post_)), abilities, .post = (u8)(post_), \
               .moment = (moment_))
#define LOCALS_dark_past(S, ONE, MANY) HIS_POST(S, ONE) ONE(S, u8, card, A_DARK_PAST, ALL)

/* -- targets.c, verbs.c -------------------------------------------------------------------------------------------- */

#define LOCALS_pick_hero(S, ONE, MANY) \
    ONE(S, u8, reg, BELOW(R_SPACE0), ALL) ONE(S, u8, needs, BELOW(N_FOES + 1), ALL)
#define LOCALS_pick_space(S, ONE, MANY)                                                                   \
    ONE(S, u8, word, BELOW(S_CHOSEN), ALL) ONE(S, u8, filter, BELOW(F_NO_MONSTER + 1), ALL)               \
    ONE(S, u8, needs, BELOW(N_FOES + 1), ALL) ONE(S, u8, reg, BELOW(R_THAT_HERO), ALL)
#define LOCALS_lose_upgrade(S, ONE, MANY) HIS_POST(S, ONE)
#define LOCALS_jam(S, ONE, MANY) HIS_POST(S, ONE)
#define LOCALS_cover(S, ONE, MANY) ONE(S, u8, space, A_SPACE, ALL)
#define LOCALS_teleport_monster(S, ONE, MANY) ONE(S, u8, to, A_SPACE, ALL)

/* The Space that "here" is for an effect: the Hero's, or where he stood when it killed him; 0: nowhere. */
u8 here_of(const STATE *g, const struct effect *e) OWN(here_of);
/* The list of words that an operand of a verb is from; NULL: it is none. */
const struct words *operand_words(u8 verb, int operand) OWN(operand_words);
/* Whether "here" is named in what is left of an effect. */
bool says_here(struct context *c, const struct effect *e) OWN(says_here);
/* The Heroes a word means, as a set of posts; a word that chooses means all who could be chosen. */
u8 heroes_of(struct context *c, const struct effect *e, u8 word) OWN(heroes_of);
/* For verbs with a frame per Hero: the next one in ring order, or NOWHERE. The instruction is run again until there is
 * none. */
u8 next_hero(struct context *c, struct effect *e, u8 word) OWN(next_hero);
/* The Spaces a word means; those of them where a token of a kind lies face up. */
spaces spaces_of(struct context *c, const struct effect *e, u8 word, u8 filter) OWN(spaces_of);
spaces with_token(const STATE *g, spaces set, int token) OWN(with_token);

/* What a candidate must have, so that the verb has its object. */
enum needs { N_SUPPLY = 1, N_TOKEN, N_WOUND, N_LEVEL, N_UPGRADES, N_EXTRA, N_FOES };
/* The Heroes of a set of posts who have it. */
u8 heroes_with(const STATE *g, u8 set, u8 needs) OWN(heroes_with);
/* Whether the target that an instruction names exists, even if no token is left for it (OT-S66, OT-277); it is noted as
 * chosen. */
bool target_exists(struct context *c, struct effect *e, seat who, struct instr i) OWN(target_exists);

/* The verbs that choose a target. */
bool can_target_hero(struct context *c, struct effect *e, seat who, struct instr i) OWN(can_target_hero);
void do_target_hero(struct context *c, struct effect *e, seat who, struct instr i) OWN(do_target_hero);
bool can_target_space(struct context *c, struct effect *e, seat who, struct instr i) OWN(can_target_space);
void do_target_space(struct context *c, struct effect *e, seat who, struct instr i) OWN(do_target_space);

/* An effect of a row, about a Hero (a post of the ring, or NOWHERE). */
static inline struct effect effect_of(u8 kind, u8 card, u8 part, int post)
{
    return (struct effect){.kind = kind, .card = card, .part = part, .place = (u8)post,
                           .reg = {0xFF, 0xFF, 0, 0, (u8)post, 0}};
}
/* Calls it for a seat; goes on at S. */
#define RUN(S, who, kind, card, part, post) CALL_WITH(S, who, effect, effect_of(kind, card, part, post))

/* -- absence.c, entries.c ------------------------------------------------------------------------------------------ */

/* A player gives up (OT-S121). */
bool resign(struct context *c, void *state, seat who) OWN(resign);
/* The listed option that is given for a player who does not answer. */
int default_option(struct context *c, const void *state, seat who) OWN(default_option);
/* The listed option that anybody would take, -1: none. */
int obvious(struct context *c, const void *state, seat who) OWN(obvious);
/* Where positions can begin. */
extern const struct entry_point entries[] OWN(entries);

#include "engine/game_procedures.h"

#endif
