/* procedures.h: the procedures of Vigilante's rules with their locals, and the functions they share.
 * Sections by owning file. */
#ifndef VIGILANTE_PROCEDURES_H
#define VIGILANTE_PROCEDURES_H

#include "state.h"

#include "engine/game_names.h"

/* Word lists of language.c that verbs and domains refer to. */
extern const struct words words_category OWN(words_category), words_until OWN(words_until),
    words_ambush OWN(words_ambush), words_hero OWN(words_hero), words_player OWN(words_player),
    words_filter OWN(words_filter), words_event OWN(words_event), words_scope OWN(words_scope);

/* -- values.c: what is a Hero's Attack now? ------------------------------------------------ */

/* Call when cards in play come or go: keeps the player's masks true. */
void refresh_player(struct context *c, STATE *g, seat who) OWN(refresh_player);
void refresh(struct context *c, void *state) OWN(refresh);
int hero_attack(struct context *c, const STATE *g, seat who, int slot) OWN(hero_attack);
int hero_health(struct context *c, const STATE *g, seat who, int slot) OWN(hero_health);
int hero_capacity(struct context *c, const STATE *g, seat who, int slot) OWN(hero_capacity);
int team_attack(struct context *c, const STATE *g, seat who) OWN(team_attack);
/* Bonuses for the whole team: they count once, as long as somebody is there to fight. */
int rally_of(const struct context *c, const STATE *g, seat who) OWN(rally_of);
/* What all passive and lasting effects add to a modifier verb of one Hero, or with TEAM_SLOT_NONE of
 * the player. Ask by the two functions below: mostly nobody has any. */
int modifiers(struct context *c, const STATE *g, seat who, int slot, u8 verb) OWN(modifiers);
/* Whether an instruction of a card at `place` concerns the Hero in `slot` (TEAM_SLOT_NONE: the player); whether its
 * condition holds. */
static inline bool concerns(const struct instr *i, int slot, int place)
{
    return slot == TEAM_SLOT_NONE || !((i->b == S_THIS && slot != place) || (i->b == S_ALLIES && slot == place));
}
bool counts_now(struct context *c, const STATE *g, seat who, const struct instr *i, int place) OWN(counts_now);
/* A modifier of one Hero, without what is printed on it. */
static inline int hero_modifier(struct context *c, const STATE *g, seat who, int slot, u8 verb)
{
    return g->lasting_count || MODIFIES(&g->player[who], verb) ? modifiers(c, g, who, slot, verb) : 0;
}
/* A modifier that concerns the whole player: V_DISCOUNT, V_SECURE (the highest), V_MEDIC, V_DICE... */
static inline int player_modifier(struct context *c, const STATE *g, seat who, u8 verb)
{
    return hero_modifier(c, g, who, TEAM_SLOT_NONE, verb);
}
bool agency_access(struct context *c, const STATE *g, seat who) OWN(agency_access);
bool fits(struct context *c, const STATE *g, seat who, int slot, u8 filter) OWN(fits);
bool has_freeable(struct context *c, const STATE *g, seat who) OWN(has_freeable);
int villain_health_now(struct context *c, const STATE *g) OWN(villain_health_now);
int recruit_cost(struct context *c, const STATE *g, seat who, u8 hero) OWN(recruit_cost);
/* A modifier changes for a seat, for one of its slots or WHOLE_TEAM. */
static inline void add_lasting(STATE *g, u8 verb, int amount, seat who, u8 slot, u8 until)
{
    lasting_add(LASTING_TABLE(g), (struct lasting){(u8)(verb - V_FIRST_MODIFIER), (i8)amount, who, slot, until});
}
/* Ends the effects of one duration; of one seat, or of all with NOBODY. True if there was one. */
static inline bool end_lasting(STATE *g, u8 until, seat who) { return lasting_end(LASTING_TABLE(g), until, who); }
/* The same for all durations up to this one: a round ends what the Events have begun "for this turn", too. */
bool end_all_until(STATE *g, u8 last) OWN(end_all_until);

/* -- setup.c, round.c, turn.c -------------------------------------------------------------- */

#define LOCALS_whole_game(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_whole_game(S, Q)                                              \
    S(STARTERS_KEPT, TO(starter)) S(MARKET_SETTLED, TO(forced_use))         \
    S(ROUND_DONE, TO(round)) S(MARKER_SETTLED, TO(defeats))
SHARED_STEPS(whole_game)
#define LOCALS_starter(S, ONE, MANY) ONE(S, u8, kept, A_HERO, OWNER)
#define LOCALS_round(S, ONE, MANY) ONE(S, u8, done, BELOW(PLAYERS + 1), ALL) /* players */
#define STEPS_round(S, Q)                                                                                       \
    S(EVENT_CHOSEN, TO(choose_event)) S(ROUND_EFFECTS, TO(triggers)) S(MARKET_SETTLED, TO(forced_use))          \
    S(ROUND_SETTLED, TO(defeats)) S(TURNS_DONE, TO(turn)) S(EVENTS_DONE, TO(trigger_events))                    \
    S(DEFEATS_DONE, TO(defeats))
SHARED_STEPS(round)
/* The two tokens that the First Player alone sees. */
#define LOCALS_choose_event(S, ONE, MANY) MANY(S, u8, drawn, 2, A_TOKEN, OWNER)
/* Whether the effect with this bit of a slot was used up under the limit that its card states (VG-S22). */
bool used_up(const struct slot *here, u8 limit, int which) OWN(used_up);
/* Whether a player still has a turn in this round: an action, or at least a die to submit (VG-S85). */
bool has_turn(const STATE *g, seat who) OWN(has_turn);

#define LOCALS_turn(S, ONE, MANY)                                              \
    ONE(S, u8, free, NUMBER, ALL)   /* free actions taken (VG-S110) */         \
    ONE(S, u8, main, FLAG, ALL)     /* the free part is over */                \
    ONE(S, u8, offered, SEATS, ALL) /* players who refused a trade (VG-S62) */
#define STEPS_turn(S, Q)                                                                                \
    S(CARD_DONE, TO(play_card)) S(USE_DONE, TO(effect)) S(GEAR_DONE, TO(effect))                        \
    S(MARKET_SETTLED, TO(forced_use)) S(FREE_SETTLED, TO(defeats)) S(RECRUIT_DONE, TO(recruit))         \
    S(FIGHT_DONE, TO(fight)) S(INVENTORY_DONE, TO(inventory)) S(TRADE_DONE, TO(trade))                  \
    S(MAIN_MARKET_SETTLED, TO(forced_use)) S(MAIN_SETTLED, TO(defeats)) S(SUBMITTED, TO(submit_die))    \
    S(DIE_MARKET_SETTLED, TO(forced_use)) S(ENDED, TO(defeats))                                         \
    Q(ACTION, 114, "Your turn. What do you do?")
SHARED_STEPS(turn)
#define LOCALS_submit_die(S, ONE, MANY) MANY(S, u8, face, 4, BELOW(7), OWNER)
#define LOCALS_play_card(S, ONE, MANY) ONE(S, u8, card, A_CARD, ALL)

/* -- events.c ------------------------------------------------------------------------------ */

#define LOCALS_trigger_events(S, ONE, MANY)                                            \
    ONE(S, u8, dice, BITS, ALL)   /* numbers submitted when the step began */          \
    ONE(S, u8, number, BELOW(8), ALL)                                                  \
    ONE(S, u8, gear, FLAG, ALL)   /* tokens are done, Equipment of the number acts */  \
    ONE(S, u8, player, BELOW(PLAYERS + 1), ALL) /* players done, from the First Player */ \
    ONE(S, u8, slot, BELOW(SLOTS + 1), ALL)                                            \
    ONE(S, u8, index, NUMBER, ALL)                                                     \
    MANY(S, u8, done, 5, BITS, ALL) /* tokens set off in this step, a bit per token */
#define LOCALS_one_event(S, ONE, MANY) \
    ONE(S, u8, token, A_TOKEN, ALL)    \
    ONE(S, u8, done, BELOW(PLAYERS + 1), ALL) /* players */

/* Puts a token in its place on the track (VG-107, VG-108). */
void place_token(struct context *c, STATE *g, u8 token) OWN(place_token);
/* Draws a token and places it (VG-S91); when the bag is empty, nothing happens. */
void place_from_bag(struct context *c, STATE *g) OWN(place_from_bag);
/* A token leaves a list of n, which closes up. It must be there. */
void drop_token(u8 *list, u8 *n, u8 token) OWN(drop_token);
static inline void bag_remove(STATE *g, u8 token) { drop_token(g->bag, &g->bag_count, token); }
static inline bool on_track(const STATE *g, u8 token) { return token && memchr(g->track, token, g->track_count); }
bool token_fits(struct context *c, u8 token, u8 event_word) OWN(token_fits);

/* -- market.c ------------------------------------------------------------------------------ */

enum { PAYMENT_MAX = 16 }; /* more than the highest cost: whoever must pay can */
#define LOCALS_recruit(S, ONE, MANY)                    \
    ONE(S, u8, hero, A_HERO, ALL)                       \
    ONE(S, u8, firm, FLAG, ALL) /* no thinking again */ \
    ONE(S, u8, paid, NUMBER, OWNER)                     \
    ONE(S, u8, count, BELOW(PAYMENT_MAX + 1), OWNER)    \
    MANY(S, u8, payment, PAYMENT_MAX, A_CARD, OWNER)    \
    ONE(S, u8, slot, BELOW(SLOTS), ALL)
#define STEPS_recruit(S, Q)                                                                  \
    S(EFFECTS_DONE, TO(triggers)) S(AMBUSHED, TO(window)) S(ABILITY_DONE, TO(mercenary))     \
    Q(PAYMENT, 183, "With which cards do you pay?", SET("With which cards do you pay?", ACT_DONE))
SHARED_STEPS(recruit)
#define LOCALS_mercenary(S, ONE, MANY) ONE(S, u8, hero, A_HERO, ALL)
#define LOCALS_forced_use(S, ONE, MANY) ONE(S, u8, done, NUMBER, ALL)
#define LOCALS_revive(S, ONE, MANY) ONE(S, u8, most, NUMBER, ALL)
#define LOCALS_enlist(S, ONE, MANY) ONE(S, u8, most, NUMBER, ALL)
#define LOCALS_refresh(S, ONE, MANY) ONE(S, u8, done, NUMBER, ALL)

/* Counts the Mercenaries after anything that may have changed the Market (VG-S104). */
#define COUNT_MARKET(S)                                                                     \
    do {                                                                                    \
        if ((g->options & MERCENARIES) && mercenaries_showing(c, g) >= 3)                   \
            CALL_AS(S, clockwise(g->players, current_player(g), 1), forced_use, .done = 0); /* VG-S89 */ \
    } while (0)
void refill_market(struct context *c, STATE *g) OWN(refill_market);
int mercenaries_showing(struct context *c, const STATE *g) OWN(mercenaries_showing);
/* The lowest open slot, or -1 (VG-187). */
int open_slot(const STATE *g, seat who) OWN(open_slot);
/* A Hero of one of the family's piles enters a team (VG-187, VG-192, VG-S115). Returns its slot. */
int hero_joins(struct context *c, STATE *g, seat who, int pile, u8 hero) OWN(hero_joins);
/* The most Influence that the hand can pay. */
int hand_influence(struct context *c, const STATE *g, seat who) OWN(hand_influence);
/* Whether a Hero of this pile with at most so much Influence could join the player's team (VG-S115). */
bool can_join_from(struct context *c, const STATE *g, seat who, int pile, int most) OWN(can_join_from);

/* -- fight.c ------------------------------------------------------------------------------- */

#define LOCALS_fight(S, ONE, MANY) ONE(S, u8, won, FLAG, ALL)
#define STEPS_fight(S, Q)                                                                       \
    S(AMBUSHED, TO(window)) S(HEROES_READY, TO(triggers)) S(EFFECT_DONE, TO(effect))            \
    S(EFFECT_SETTLED, TO(defeats)) S(CHART_DONE, TO(hurt)) S(HEROES_ATTACK, TO(window))         \
    S(JAILED, TO(window)) S(TO_JAIL_DONE, TO(effect)) S(WON, TO(triggers)) S(LOST, TO(triggers)) \
    S(DEFEATS_DONE, TO(defeats))
SHARED_STEPS(fight)

/* -- damage.c ------------------------------------------------------------------------------ */

/* Damage that one instruction deals to Heroes of one or several players (VG-S30). */
#define LOCALS_hurt(S, ONE, MANY)                                                          \
    MANY(S, u8, amount, PLAYERS * SLOTS, NUMBER, ALL)                                      \
    ONE(S, u32, hits, NUMBER, ALL) /* bit n: the nth Hero in the order of VG-S54 is hit */ \
    ONE(S, u8, next, BELOW(PLAYERS * SLOTS + 1), ALL)
#define LOCALS_defeats(S, ONE, MANY)                                        \
    MANY(S, u8, fallen, PLAYERS * SLOTS, A_HERO, ALL) /* put away, effects still to come */ \
    MANY(S, u8, owner, PLAYERS * SLOTS, SOMEBODY, ALL)                                    \
    ONE(S, u8, count, BELOW(PLAYERS * SLOTS + 1), ALL)                      \
    ONE(S, u8, next, BELOW(PLAYERS * SLOTS + 1), ALL)
#define LOCALS_heal_team(S, ONE, MANY) ONE(S, u8, left, NUMBER, ALL)

/* Whether a Hero has to be defeated or carries too much: settled by the procedure defeats. */
bool unsettled(struct context *c, const STATE *g) OWN(unsettled);
/* Whether some team has a bonus to Health or capacity under a condition, which may fail at any moment. */
static inline bool bonuses_vary(const STATE *g)
{
    return g->conditional_mask & (MODIFIER_BIT(V_HEALTH) | MODIFIER_BIT(V_CAPACITY));
}
/* After anything that may have made such a condition fail (VG-214: at once). */
#define SETTLE(S)                                                                           \
    do {                                                                                    \
        if (bonuses_vary(g) && unsettled(c, g)) CALL(S, defeats, .count = 0);               \
    } while (0)
/* A Hero leaves the team for another pile of its family, announced by the event; its Equipment is
 * discarded, its cubes go back, its slot is open. */
void hero_leaves(struct context *c, STATE *g, seat who, int slot, int to, u8 event, rule_number rule) OWN(hero_leaves);
/* Removes up to n damage; returns how much. */
int heal_hero(struct context *c, STATE *g, seat who, int slot, int n, rule_number rule) OWN(heal_hero);
int team_damage(const STATE *g, seat who) OWN(team_damage);
/* Offers the Heroes of a player, or only damaged ones. */
void offer_heroes(struct context *c, const STATE *g, seat who, bool damaged) OWN(offer_heroes);

/* -- hand.c -------------------------------------------------------------------------------- */

#define LOCALS_draw(S, ONE, MANY) ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, agency, FLAG, ALL)
#define LOCALS_discard(S, ONE, MANY)                                                    \
    ONE(S, u8, left, NUMBER, ALL)                                                       \
    ONE(S, u8, forced, FLAG, ALL) /* by an Event or another player's effect (A12) */    \
    ONE(S, u8, random, FLAG, ALL)                                                       \
    ONE(S, u8, last, A_CARD, ALL) /* kinds are picked in ascending order */
#define LOCALS_salvage(S, ONE, MANY) ONE(S, u8, left, NUMBER, ALL)
#define LOCALS_trade(S, ONE, MANY) ONE(S, u8, partner, SOMEBODY, ALL)
#define STEPS_trade(S, Q)        \
    S(BOTH_CHOSEN, TO(exchange)) \
    Q(CONSENT, 237, "Do you agree to swap one card each?")
SHARED_STEPS(trade)
#define LOCALS_exchange(S, ONE, MANY) ONE(S, u8, card, A_CARD, OWNER)

bool deck_has_card(const STATE *g, u8 deck) OWN(deck_has_card);
bool can_draw_any(struct context *c, const STATE *g, seat who) OWN(can_draw_any);
void offer_draw(struct context *c, const STATE *g, seat who) OWN(offer_draw);
/* The top card of a deck goes to a hand; a deck that is needed and empty is made again (VG-S38). */
void draw_card(struct context *c, STATE *g, seat who, u8 deck, rule_number rule) OWN(draw_card);
/* Draws one City card for a player who has no other choice; false when there is a choice to make. */
bool draw_at_once(struct context *c, STATE *g, seat who, rule_number rule) OWN(draw_at_once);
/* A card of the hand goes face-up to its discard pile, announced by the event. */
void discard_card(struct context *c, STATE *g, seat who, u8 card, u8 event, rule_number rule) OWN(discard_card);
/* A card lies on its discard pile, wherever it comes from. */
void to_discard(struct context *c, STATE *g, int pile, int index) OWN(to_discard);
void steal_card(struct context *c, STATE *g, seat from, seat to) OWN(steal_card);

/* -- jail.c -------------------------------------------------------------------------------- */

/* Frees Villains from the jail of `from`, or moves them to that of `to`. */
#define LOCALS_release(S, ONE, MANY)                                                   \
    ONE(S, u8, from, SOMEBODY, ALL)                                                    \
    ONE(S, u8, to, SEAT, ALL)  /* NOBODY: freed */                                     \
    ONE(S, u8, left, NUMBER, ALL)                                                      \
    ONE(S, u8, villain, A_VILLAIN, OWNER)
#define LOCALS_scout(S, ONE, MANY) ONE(S, u8, done, NUMBER, ALL)

/* -- allegiance.c -------------------------------------------------------------------------- */

#define LOCALS_investigate(S, ONE, MANY) ONE(S, u8, target, SOMEBODY, ALL) ONE(S, u8, left, NUMBER, ALL)
#define LOCALS_expose(S, ONE, MANY) ONE(S, u8, target, SOMEBODY, ALL) ONE(S, u8, left, NUMBER, ALL)
bool has_face_down(const STATE *g, seat who) OWN(has_face_down);

/* -- equipment.c --------------------------------------------------------------------------- */

#define LOCALS_inventory(S, ONE, MANY)                                          \
    ONE(S, u8, last, BELOW(SLOTS * CAPACITY_MAX + 1), ALL) /* the first that may be next */ \
    MANY(S, u8, taken, 3, BITS, ALL) /* a bit per slot and Equipment */          \
    ONE(S, u8, count, NUMBER, ALL)
#define STEPS_inventory(S, Q)    \
    S(DEFEATS_DONE, TO(defeats)) \
    Q(TAKE, 232, "Which Equipment do you take back into your hand?", \
      SET("Which Equipment do you take back into your hand?", ACT_DONE))
SHARED_STEPS(inventory)
#define LOCALS_excess(S, ONE, MANY) ONE(S, u8, owner, SOMEBODY, ALL) ONE(S, u8, slot, BELOW(SLOTS), ALL)
#define LOCALS_break_equipment(S, ONE, MANY) ONE(S, u8, hero, BELOW(PLAYERS * SLOTS), ALL)
#define LOCALS_reclaim(S, ONE, MANY) ONE(S, u8, done, NUMBER, ALL)

/* Some Hero carries more than it may (VG-S25). */
bool somebody_overloaded(struct context *c, const STATE *g) OWN(somebody_overloaded);
void attach_card(struct context *c, STATE *g, seat who, u8 card, int slot) OWN(attach_card);
/* Equipment in hand whose use was limited to what now ends may be used again. */
void forget_spent(struct context *c, STATE *g, u8 limit) OWN(forget_spent);

/* -- targets.c, verbs.c -------------------------------------------------------------------- */

#define LOCALS_pick_hero(S, ONE, MANY)                                        \
    ONE(S, u8, word, BELOW(H_CHOSEN + 2), ALL) ONE(S, u8, filter, NUMBER, ALL) \
    ONE(S, u8, needs, NUMBER, ALL) ONE(S, u8, reg, BELOW(EFFECT_REGISTERS), ALL)
#define LOCALS_pick_player(S, ONE, MANY)                                     \
    ONE(S, u8, word, BELOW(P_CHOSEN + 2), ALL) ONE(S, u8, needs, NUMBER, ALL) \
    ONE(S, u8, reg, BELOW(EFFECT_REGISTERS), ALL)
#define LOCALS_pick_event(S, ONE, MANY) ONE(S, u8, word, NUMBER, ALL)
bool payable(struct context *c, const struct effect *e, seat who, struct instr i) OWN(payable);

/* -- ambush.c: moments at which Ambush cards may be played (VG-S100) ----------------------- */

#define LOCALS_window(S, ONE, MANY)                                                        \
    ONE(S, u8, moment, AN_AMBUSH, ALL)                                                     \
    ONE(S, u8, about, SEAT, ALL)  /* the holder concerned, or the player who acts */       \
    ONE(S, u8, hero, BELOW_OR_NONE(PLAYERS * SLOTS), ALL) /* concerned (hero_ref), or NOBODY */ \
    ONE(S, u8, thing, NUMBER, ALL)/* token, card or Villain concerned */                   \
    ONE(S, i8, amount, NUMBER, ALL)                                                        \
    ONE(S, u8, cancelled, FLAG, ALL)                                                       \
    ONE(S, u8, asked, BELOW(PLAYERS + 1), ALL) /* players done, from the current player */ \
    ONE(S, u8, card, A_CARD, ALL)  /* being played */
/* For MOMENT: what concerns a player and no Hero in particular. */
#define ABOUT(who, moment_, thing_) .moment = (moment_), .about = (who), .hero = NOBODY, .thing = (thing_)
bool played(struct context *c, struct effect *e, seat who) OWN(played);

/* The effect of a part of a card at a slot, or TEAM_SLOT_NONE, with nothing chosen yet. */
static inline struct effect card_effect(u8 kind, u8 card, u8 part, u8 place)
{
    return (struct effect){.kind = kind, .card = card, .part = part, .place = place, .reg = NO_TARGETS};
}

/* -- prompts.c ----------------------------------------------------------------------------- */

const char *prompt(const struct context *c, const struct frame *f) OWN(prompt);

/* -- triggers.c: effects of Heroes and Equipment that a moment sets off -------------------- */

#define LOCALS_triggers(S, ONE, MANY)                                                      \
    ONE(S, u8, moment, A_MOMENT, ALL)                                                      \
    ONE(S, u8, hero, BELOW_OR_NONE(PLAYERS * SLOTS), ALL) /* only this one (hero_ref), NOBODY: all */ \
    ONE(S, u8, fallen, A_HERO, ALL) /* ON_DEFEATED: the Hero that is no longer there */    \
    ONE(S, u8, skip, NUMBER, ALL)                                                          \
    MANY(S, u8, done, SLOTS, BITS, ALL) /* per slot: two triggers of each card there */    \
    ONE(S, u8, source, BELOW(SLOTS * 8 + 1), ALL)
/* Whether anything of this seat waits for the moment now. */
bool triggered(struct context *c, const STATE *g, seat who, u8 moment, u8 hero, u8 fallen) OWN(triggered);
#define TRIGGERS(S, who, m, ref, gone)                                                     \
    do {                                                                                   \
        if (triggered(c, g, (who), (m), (ref), (gone)) && room_for_window(c))              \
            CALL_AS(S, (who), triggers, .moment = (m), .hero = (ref), .fallen = (gone));   \
    } while (0)

/* -- missions.c ---------------------------------------------------------------------------- */

/* The end of the game (VG-246): moves the Investigator's Heroes and decides who has won. */
void decide_winners(struct context *c, STATE *g) OWN(decide_winners);
/* Villains that count for a player: their own, and Heroes that the Investigator took. */
int mission_jail(struct context *c, const STATE *g, seat who) OWN(mission_jail);
/* What a Mission asks for: a number of numbers.def (NUMBERS: it can no longer be told), how much there is of it, and
 * how much there must be. */
enum { AIMS = 2 };
struct aim {
    u8 number;
    int have, need;
};
/* The aims of a player's Mission as far as the state knows; how many. They count when the Missions that it depends on
 * are decided; none: it cannot be fulfilled. */
int mission_aims(struct context *c, const STATE *g, seat who, struct aim aim[AIMS]) OWN(mission_aims);
/* Whether a Good player loses whatever they have, since the Mastermind has won (VG-078). */
bool foiled(struct context *c, const STATE *g, seat who) OWN(foiled);

/* -- scene_mission.c, scene_print.c: hooks of struct game_show, and what scene.c needs of them ------------- */

/* The Mission of the scene's reader, as an area of its own. */
void show_mission(struct scene *s, struct context *c, const STATE *g) OWN(show_mission);
/* What must be true for the holder of a Mission to win. */
void show_goal(struct scene *s, u8 mission) OWN(show_goal);
rule_number verdict(struct text *out, struct context *c, const void *state, seat who) OWN(verdict);
/* What an Event of this type does to everybody. */
void show_event_type(struct scene *s, u8 type) OWN(show_event_type);
void print(struct scene *s, struct context *c, u8 thing, u8 value) OWN(print);

/* -- defaults.c ---------------------------------------------------------------------------- */

/* The listed option that is given for a player who does not answer (VG-S97). */
int default_option(struct context *c, const void *state, seat who) OWN(default_option);

#include "engine/game_procedures.h"

#endif
