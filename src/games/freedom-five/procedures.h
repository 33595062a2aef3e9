/* procedures.h: the procedures of Freedom Five with their locals, and the functions they share. Sections by owning
 * file.
 *
 * Most changes of the game are functions that return whether something must be done before the caller goes on: they
 * carry out the usual case at once and return false; in the rare case (a question, a Chapter that opens, a reaction)
 * they push one frame that does the rest and return true. They also return true when the game is over. A procedure
 * calls them with DOING, a verb of an effect as its last act. */
#ifndef FREEDOM_FIVE_PROCEDURES_H
#define FREEDOM_FIVE_PROCEDURES_H

#include "effects.h"

#include "engine/game_names.h"

/* Asks for something of a Hero's hand: a secret if the hand is held (FF-S16). */
#define ASK_HAND(S, hero_) ASK_(S, only((seat)(hero_)), g->hero[hero_].held)

/* Carries out such a function; goes on at S when all is done. */
#define DOING(S, call)                                                                                        \
    do {                                                                                                      \
        f->step = AFTER_##S;                                                                                  \
        if (call) return GO;                                                                                  \
        S:;                                                                                                   \
    } while (0)
/* Calls if the condition holds; goes on at S. */
#define CALL_IF(condition, S, who, p, ...)                                                                    \
    do {                                                                                                      \
        if (condition) CALL_AS(S, who, p, __VA_ARGS__);                                                       \
    } while (0)

/* What may lie on a step that waits for such a function. */
#define TRACK_MOVES TO(advance) | TO(open_chapter)
#define ANARCHY_COMES TO(place_anarchy) | TO(window) | TRACK_MOVES
#define HENCHMEN_COME TO(place_henchmen) | TO(window) | ANARCHY_COMES
#define TOKEN_COMES TO(place_token) | TO(move_villain) | TO(window) | TO(effect) | TRACK_MOVES

/* The uppermost frame of a state; NULL when the game is over. */
static inline struct frame *top_of(const STATE *g)
{
    return g->head.top == NO_FRAME ? NULL : frame_at(&g->head, g->head.top);
}

#define A_SEAT_OF(S, ONE, name) ONE(S, u8, name, BELOW(HEROES), ALL)
#define A_SEAT_OR_NONE(S, ONE, name) ONE(S, u8, name, BELOW_OR_NONE(HEROES), ALL)
#define A_COLOUR_OF(S, ONE, name) ONE(S, u8, name, BELOW(COLOURS), ALL)

static inline const struct hero_row *row_of_hero(const struct context *c, const STATE *g, int hero)
{
    return HERO(g->hero[hero].hero);
}
/* The Hero whose row this is; one is always there. */
static inline int hero_with_row(const STATE *g, u8 row)
{
    int hero = 0;
    while (hero < g->players - 1 && g->hero[hero].hero != row) hero++;
    return hero;
}
/* The Heroes of the game as a set, and those in a Location. */
static inline u8 all_heroes(const STATE *g) { return all_seats(g->players); }
static inline u8 heroes_at(const STATE *g, int location)
{
    const struct hero *h = g->hero; /* all of them without a branch: it is asked very often */
    _Static_assert(HEROES == 5, "five of them");
    return (u8)((h[0].at == location) | (h[1].at == location) << 1 | (h[2].at == location) << 2 |
                (h[3].at == location) << 3 | (h[4].at == location) << 4) & all_heroes(g);
}

/* -- values.c: what is a value now? ------------------------------------------------------------------------------- */

/* Call when the mode, Augments, Allies or the deck of a Hero change. */
void refresh_hero(struct context *c, STATE *g, int hero) OWN(refresh_hero);
/* What cards of the hand wait for: all of it, when it has changed; when a card has come, or is gone. */
void refresh_hand(struct context *c, STATE *g, int hero) OWN(refresh_hand);
static inline void card_came(struct context *c, STATE *g, int hero, u8 card)
{
    g->hero[hero].hand_mask |= ABILITY(card)->row.trigger_mask;
}
static inline void card_went(struct context *c, STATE *g, int hero, u8 card)
{
    if (ABILITY(card)->row.trigger_mask) refresh_hand(c, g, hero);
}
/* Everything that follows from other fields. */
void refresh(struct context *c, void *state) OWN(refresh);
/* Call when Heroes, Villains, Modifiers or the Chapter change. */
void refresh_moments(struct context *c, STATE *g) OWN(refresh_moments);
/* Moments of all Special and Justice cards: `dealt` of the state. */
u32 moments_of_decks(struct context *c) OWN(moments_of_decks);
/* What is in force adds to a modifier verb of a Hero: Character cards, Augments, Allies, Chapter. */
int modifier_sum(struct context *c, const STATE *g, int hero, u8 verb) OWN(modifier_sum);
static inline int modifier(struct context *c, const STATE *g, int hero, u8 verb)
{
    return MODIFIES(g, verb) ? modifier_sum(c, g, hero, verb) : 0;
}
/* The same for Henchmen of a colour (Henchmen Modifiers, Chapter) and for a Villain (its Defense, Chapter). */
int henchmen_sum(struct context *c, const STATE *g, int colour, u8 verb) OWN(henchmen_sum);
static inline int henchmen_modifier(struct context *c, const STATE *g, int colour, u8 verb)
{
    return g->modifier[0] || MODIFIES(g, verb) ? henchmen_sum(c, g, colour, verb) : 0;
}
int villain_modifier(struct context *c, const STATE *g, int colour, u8 verb, int attacker) OWN(villain_modifier);
/* Colours of Henchmen that the effects of cards do not remove. */
u8 stubborn_among(struct context *c, const STATE *g) OWN(stubborn_among);
static inline u8 stubborn_colours(struct context *c, const STATE *g)
{
    return UNLIKELY(g->modifier[0] || MODIFIES(g, V_HENCHMEN_STUBBORN)) ? stubborn_among(c, g) : 0;
}
/* What a die must show, 2 to 6 (FF-075, FF-S129); `harder` is added. */
int target_of(struct context *c, const STATE *g, int hero, int colour, int harder) OWN(target_of);
int move_of(struct context *c, const STATE *g, int hero) OWN(move_of);
int recover_of(struct context *c, const STATE *g, int hero) OWN(recover_of);
int heal_of(struct context *c, const STATE *g, int hero) OWN(heal_of);
int hand_limit(struct context *c, const STATE *g, int hero) OWN(hand_limit);
/* Damage that defeats a Villain (FF-272, FF-317). */
int durability_of(struct context *c, const STATE *g, int colour) OWN(durability_of);
/* Whether Damage tokens bar an Ability card, for text or for dice against a Villain of a colour (FF-221, FF-S47). */
bool is_blocked(struct context *c, const STATE *g, int hero, u8 card, int against) OWN(is_blocked);

/* -- facts.c ------------------------------------------------------------------------------------------------------- */

/* What is true of a Hero in the city at a free moment: bits of enum play_fact; those of the city follow from
 * FACT_CITY_KNOWN on. */
u64 facts_of(const STATE *g, int hero) OWN(facts_of);
u64 city_facts_of(struct context *c, const STATE *g, int hero) OWN(city_facts_of);

/* -- cards.c: drawing, discarding, decks --------------------------------------------------------------------------- */

enum deck { DECK_SCHEME, DECK_ANARCHY, DECK_TOWER, DECK_BYSTANDER, DECK_JUSTICE, DECK_SPECIAL, DECK_TASK };
/* Whose eyes a card in a Hero's hand has (FF-S16). */
static inline seats hand_known(const STATE *g, int hero)
{
    return g->hero[hero].held ? only((seat)hero) : EVERYBODY;
}
static inline int hand_count(const STATE *g, int hero) { return pile_count(ABILITIES(g), ABILITY_HAND + hero); }
/* An Ability card goes to another pile in sight of everybody: each exists once, so nobody has to forget anything. */
static inline void move_ability(STATE *g, int from, u8 card, int to)
{
    card_move(ABILITIES(g), from, card_find(ABILITIES(g), from, card), to, EVERYBODY);
}
/* Draws up to n Ability cards into the hand (FF-086, FF-168). */
void draw_cards(struct context *c, STATE *g, int hero, int n, rule_number rule) OWN(draw_cards);
/* One Ability card leaves the hand for the discard pile. */
void discard_card(struct context *c, STATE *g, int hero, u8 card, u8 event, rule_number rule) OWN(discard_card);
/* Shuffles the discards of a Hero into the deck (FF-088). */
void shuffle_discards(struct context *c, STATE *g, int hero, rule_number rule) OWN(shuffle_discards);
/* Takes the top card of a shared deck to a pile, face up; the deck is renewed at once when it runs out (FF-S43).
 * Returns its row, 0: there is none. */
u8 draw_shared(struct context *c, STATE *g, enum deck deck, int to) OWN(draw_shared);
/* The same without drawing: an empty deck is renewed. */
void renew_shared(struct context *c, STATE *g, enum deck deck) OWN(renew_shared);
/* n cards of the hand must be discarded (FF-167), of a colour (PURPLE: any), by chance if `random`; as many as there
 * are. */
bool discard_cards(struct context *c, STATE *g, int hero, int n, int colour, bool random, rule_number rule)
    OWN(discard_cards);
/* Whether a card can pay for a colour; colour PURPLE: any card can. */
bool pays_for(struct context *c, u8 card, int colour) OWN(pays_for);
/* How many cards of the hand can. */
int payable(struct context *c, const STATE *g, int hero, int colour) OWN(payable);
/* A Hero discards `left` cards of a colour (PURPLE: any), in ascending order. optional: any number up to that. RESULT:
 * how many. */
#define LOCALS_discard(S, ONE, MANY)                                                                          \
    A_SEAT_OF(S, ONE, hero) ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, colour, A_COLOUR, ALL)                   \
    ONE(S, u8, optional, FLAG, ALL) ONE(S, u8, last, NUMBER, ALL) ONE(S, u8, done, NUMBER, ALL)

/* -- slots.c: Special cards and Personal Tasks --------------------------------------------------------------------- */

static inline int special_pile(int hero, int slot) { return SPECIAL_SLOT + SPECIAL_SLOTS * hero + slot; }
static inline bool has_task_left(const STATE *g, int hero) { return pile_count(TASKS(g), TASK_LEFT + hero) > 0; }
static inline bool has_task_right(const STATE *g, int hero) { return pile_count(TASKS(g), TASK_RIGHT + hero) > 0; }
/* Slots 0 to 2 are for Special cards, 3 is the Justice slot (FF-S11). */
static inline bool is_covered(const STATE *g, int hero, int slot)
{
    return slot < 2 ? has_task_left(g, hero) : has_task_right(g, hero);
}
static inline bool justice_covered(const STATE *g, int hero) { return is_covered(g, hero, SPECIAL_SLOTS); }
/* Whether a Hero has a Special card, covered or not. */
static inline bool any_special(const STATE *g, int hero)
{
    return g->special.start[special_pile(hero, SPECIAL_SLOTS)] != g->special.start[special_pile(hero, 0)];
}
/* The slot of an uncovered Special card of this kind, or -1. */
int find_special(const STATE *g, int hero, u8 card) OWN(find_special);
/* The kinds of Special cards in uncovered slots, each once; returns how many. */
int kinds_of_specials(const STATE *g, int hero, u8 out[SPECIAL_SLOTS]) OWN(kinds_of_specials);
static inline int open_specials(const STATE *g, int hero, u8 out[SPECIAL_SLOTS])
{
    return any_special(g, hero) ? kinds_of_specials(g, hero, out) : 0;
}
bool gain_special(struct context *c, STATE *g, int hero, rule_number rule) OWN(gain_special);
#define LOCALS_gain_special(S, ONE, MANY) A_SEAT_OF(S, ONE, hero) ONE(S, u8, card, A_SPECIAL, ALL)
/* A Hero gains a Personal Task, or loses two and the track advances (FF-181, FF-185, FF-S127). */
bool gain_task(struct context *c, STATE *g, int hero, rule_number rule) OWN(gain_task);
/* A Task leaves the board (FF-191). */
void remove_task(struct context *c, STATE *g, int hero, u8 task, rule_number rule) OWN(remove_task);
/* The Personal Task Action: whether a Task can be completed now (FF-188, FF-189). */
bool can_complete(struct context *c, const STATE *g, int hero, u8 task) OWN(can_complete);
#define LOCALS_personal_task(S, ONE, MANY) A_SEAT_OF(S, ONE, hero) ONE(S, u8, task, A_TASK, ALL)

/* -- justice.c ----------------------------------------------------------------------------------------------------- */

/* Whether the Justice Action is possible (FF-S32). */
bool can_try_justice(struct context *c, const STATE *g, int hero) OWN(can_try_justice);
#define LOCALS_justice(S, ONE, MANY) A_SEAT_OF(S, ONE, hero) ONE(S, u8, card, A_JUSTICE, ALL)
/* Draws an active Justice card for whoever has none (FF-194, FF-S44). */
void replace_justice(struct context *c, STATE *g, rule_number rule) OWN(replace_justice);
/* Discards the active Justice card and draws another, unless it is covered (FF-S119). */
void exchange_justice(struct context *c, STATE *g, int hero, rule_number rule) OWN(exchange_justice);

/* -- track.c, chapter.c -------------------------------------------------------------------------------------------- */

/* A piece of the Comic is read aloud (an event with the flag STORY), if the Comic has words for it. */
void tell_story(struct context *c, u8 kind, rule_number rule, u8 row, u16 words) OWN(tell_story);
/* Ends the game. */
void end_game(struct context *c, STATE *g, enum ending ending, rule_number rule) OWN(end_game);
/* Tests win, loss and Chapter Objective (FF-S120). Call after every change that a goal can ask for. */
bool settle(struct context *c, STATE *g) OWN(settle);
bool advance_track(struct context *c, STATE *g, int n, rule_number rule) OWN(advance_track);
void move_track_back(struct context *c, STATE *g, int n, rule_number rule) OWN(move_track_back);
#define LOCALS_advance(S, ONE, MANY) ONE(S, u8, left, NUMBER, ALL)
/* The next Chapter opens (FF-138); by: it was the Objective. chapter: its row. */
#define LOCALS_open_chapter(S, ONE, MANY)                                                                     \
    ONE(S, u8, chapter, A_CHAPTER, ALL) ONE(S, u8, by_objective, FLAG, ALL) ONE(S, u8, done, FLAG, ALL)
/* What the end of the Comic before changes in this one; nothing outside of campaigns (FF-332, FF-338). */
struct aftermath aftermath_of(struct context *c, const STATE *g) OWN(aftermath_of);
/* The Chapter after the current one, 0: there is none. */
u8 next_chapter(struct context *c, const STATE *g) OWN(next_chapter);

/* -- henchmen.c ---------------------------------------------------------------------------------------------------- */

/* One effect places n Henchmen of a colour in a Location (FF-123, FF-230 to FF-238, FF-245). */
bool place_henchmen(struct context *c, STATE *g, int location, int colour, int n, rule_number rule) OWN(place_henchmen);
/* Several Henchmen of one effect; the active Hero chooses the order of colours (FF-S60, FF-D44). excess: the colour of
 * the first that found no room, NOWHERE: all did. */
#define LOCALS_place_henchmen(S, ONE, MANY)                                                                   \
    ONE(S, u8, location, A_LOCATION, ALL) MANY(S, u8, left, COLOURS, NUMBER, ALL)                             \
    ONE(S, u8, excess, BELOW_OR_NONE(COLOURS), ALL) A_COLOUR_OF(S, ONE, colour)                               \
    ONE(S, u8, chosen_order, FLAG, ALL)
/* Part 2 of an Overrun (FF-232): the neighbours still to come. */
#define LOCALS_overrun(S, ONE, MANY)                                                                          \
    ONE(S, u8, location, A_LOCATION, ALL) A_COLOUR_OF(S, ONE, colour) ONE(S, u32, left, BITS, ALL)            \
    ONE(S, u8, chosen_order, FLAG, ALL) ONE(S, u8, now, A_LOCATION, ALL)
/* Puts a Henchman of the supply onto the Villain card of its colour (FF-231, FF-281, FF-S62, FF-S64). */
bool add_to_card(struct context *c, STATE *g, int colour, rule_number rule) OWN(add_to_card);
/* Takes up to n Henchmen of a colour from a Location to the supply; returns how many. */
int remove_henchmen(struct context *c, STATE *g, int location, int colour, int n, rule_number rule)
    OWN(remove_henchmen);

/* -- anarchy.c ----------------------------------------------------------------------------------------------------- */

/* An Anarchy token of a colour (PURPLE: a Purple one) comes to a Location (FF-212, FF-251, FF-252, FF-312). */
bool place_anarchy(struct context *c, STATE *g, int location, int colour, rule_number rule) OWN(place_anarchy);
#define LOCALS_place_anarchy(S, ONE, MANY) ONE(S, u8, location, A_LOCATION, ALL) A_COLOUR_OF(S, ONE, colour)
/* One leaves a Location for its stack (FF-253, FF-311). */
bool remove_anarchy(struct context *c, STATE *g, int location, int colour, rule_number rule) OWN(remove_anarchy);
static inline int tower_cards(const STATE *g)
{
    return pile_count(TOWERS(g), TOWER_DOWN) + pile_count(TOWERS(g), TOWER_UP);
}

/* -- city.c: Bystanders, Mastermind tokens, Heroes on the map ------------------------------------------------------ */

void place_bystander(struct context *c, STATE *g, int location, rule_number rule) OWN(place_bystander);
/* A Mastermind token comes to a Location (FF-125, FF-322). */
bool place_mastermind(struct context *c, STATE *g, int location, rule_number rule) OWN(place_mastermind);
#define LOCALS_place_token(S, ONE, MANY) ONE(S, u8, location, A_LOCATION, ALL)
static inline int tokens_at(const STATE *g, int location)
{
    int n = 0;
    for (int t = 0; t < MASTERMIND_TOKENS; t++) n += g->token_at[t] == location;
    return n;
}
/* A token goes back; the numbers of the stack are shuffled (FF-326). */
void return_token(struct context *c, STATE *g, int token, rule_number rule) OWN(return_token);
/* A Hero's figure goes elsewhere. */
void put_hero(struct context *c, STATE *g, int hero, int location, u8 event, rule_number rule) OWN(put_hero);
/* The Location of the next Scheme card's step 1 (FF-130, FF-S76). */
u8 random_location(struct context *c, STATE *g) OWN(random_location);
/* Locations that a Hero reaches in at most so many steps, its own not among them (FF-S28). */
u32 reach(struct context *c, int from, int steps) OWN(reach);
void set_mode(struct context *c, STATE *g, int hero, enum mode mode, rule_number rule) OWN(set_mode);
/* Exhausted Action tokens become available again (FF-S128). */
void refresh_tokens(struct context *c, STATE *g, int hero, int n, rule_number rule) OWN(refresh_tokens);

/* -- villains.c ---------------------------------------------------------------------------------------------------- */

/* A Villain in the city goes to a Location, and its Movement ability is carried out (FF-126, FF-277). */
bool move_villain(struct context *c, STATE *g, int colour, int location, rule_number rule) OWN(move_villain);
#define LOCALS_move_villain(S, ONE, MANY) A_COLOUR_OF(S, ONE, colour) ONE(S, u8, acts, FLAG, ALL)
/* The Mastermind's colour, NOWHERE: there is none. */
int mastermind_of(struct context *c, const STATE *g) OWN(mastermind_of);
static inline bool is_mastermind(const struct context *c, const STATE *g, int colour)
{
    return VILLAIN(g->villain[colour].villain)->mastermind;
}
/* What the Special Rules of the Chapter keep from the Villain (FF-S139). */
static inline enum guard guard_of(const struct context *c, const STATE *g, int colour)
{
    enum guard guard = (enum guard)CHAPTER(g->chapter)->guard;
    return guard && is_mastermind(c, g, colour) ? guard : NO_GUARD;
}
static inline bool is_guarded(const struct context *c, const STATE *g, int colour)
{
    return guard_of(c, g, colour) == GUARDED;
}
/* An effect of a Villain's own text. */
static inline struct effect villain_effect(const STATE *g, int colour, u8 part)
{
    struct effect e = effect_of(KIND_VILLAIN, g->villain[colour].villain, part, (u8)colour);
    e.reg[R_THERE] = g->villain[colour].at;
    e.reg[R_COLOUR] = (u8)colour;
    return e;
}
/* Damage to a Villain in the city: Henchmen on its card absorb first (FF-279, FF-280). Outside of fights `by` is the
 * Hero whose effect it is, NOWHERE: nobody's (FF-S91). */
bool damage_villain(struct context *c, STATE *g, int colour, int n, int by, rule_number rule) OWN(damage_villain);
/* The same in a fight: the card is not turned yet (FF-304). */
bool strike_villain(struct context *c, STATE *g, int colour, int n, rule_number rule) OWN(strike_villain);
/* The card is turned: figure, Henchmen, weakened colour, rewards (FF-303 to FF-312). attackers: who choose them. */
#define LOCALS_defeat(S, ONE, MANY)                                                                           \
    A_COLOUR_OF(S, ONE, colour) ONE(S, u8, attackers, SEATS, ALL) ONE(S, u8, taken, BITS, ALL)                \
    ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, done, FLAG, ALL) /* Objectives may count it (FF-S109) */
/* Other side of the Mastermind card (FF-318, FF-S121). */
bool flip_mastermind(struct context *c, STATE *g, rule_number rule) OWN(flip_mastermind);

/* -- damage.c ------------------------------------------------------------------------------------------------------ */

enum damage_source { FROM_EFFECT, FROM_HENCHMEN, FROM_VILLAIN, UNBLOCKABLE = 4, BY_CARDS = 8 };
/* Deals damage to a Hero (FF-220). how: a source, with UNBLOCKABLE (FF-228) or BY_CARDS: the Hero may discard Ability
 * cards, each prevents 1. */
bool hurt_hero(struct context *c, STATE *g, int hero, int n, int how, rule_number rule) OWN(hurt_hero);
/* `left`: damage that is still to come; verbs of prevention lower it before tokens are drawn (FF-S56). */
#define LOCALS_hurt(S, ONE, MANY)                                                                             \
    A_SEAT_OF(S, ONE, hero) ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, unblockable, FLAG, ALL)                  \
    ONE(S, u8, by_cards, FLAG, ALL) ONE(S, u8, source, BELOW(FROM_VILLAIN + 1), ALL)
#define LOCALS_knock_out(S, ONE, MANY) A_SEAT_OF(S, ONE, hero)
/* Takes one Damage token off (FF-090, FF-091). */
void heal_token(struct context *c, STATE *g, int hero, int kind, rule_number rule) OWN(heal_token);
/* Takes n tokens off, of the owner's choice (FF-D13). */
bool heal_hero(struct context *c, STATE *g, int hero, int n, rule_number rule) OWN(heal_hero);
#define LOCALS_heal(S, ONE, MANY) \
    A_SEAT_OF(S, ONE, hero) ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, shuffles, FLAG, ALL) ONE(S, u8, last, NUMBER, ALL)

/* -- tests.c: dice ------------------------------------------------------------------------------------------------- */

enum roll_kind { ROLL_TEST, ROLL_HENCHMEN, ROLL_VILLAIN };
enum white_die { NO_WHITE, WHITE_TO_ROLL, WHITE_MISSED, WHITE_HIT };
/* All dice of one test or attack of a Hero (FF-081), with what the Hero has ready for the next one. `white_as`: the
 * colour that the Legacy die and bonus dice are judged in (FF-S05, FF-S132), NOWHERE: to be named. Verbs reroll misses
 * and add hits while the window is open. RESULT: successes; of Henchmen a byte for each colour. */
#define LOCALS_roll_dice(S, ONE, MANY)                                                                        \
    A_SEAT_OF(S, ONE, hero) ONE(S, u8, kind, BELOW(ROLL_VILLAIN + 1), ALL)                                    \
    MANY(S, u8, dice, COLOURS, NUMBER, ALL) MANY(S, u8, missed, COLOURS, NUMBER, ALL)                         \
    MANY(S, u8, hits, COLOURS, NUMBER, ALL) ONE(S, u8, white, BELOW(WHITE_HIT + 1), ALL)                      \
    ONE(S, u8, white_as, BELOW_OR_NONE(COLOURS), ALL) ONE(S, i8, harder, NUMBER, ALL)                         \
    ONE(S, u8, location, A_LOCATION, ALL)
int roll_total(const struct roll_dice *roll) OWN(roll_total);
/* Rolls up to n missed dice again, those of the best target numbers first; `n` 255: all. Returns how many. */
int reroll_misses(struct context *c, STATE *g, struct roll_dice *roll, int n) OWN(reroll_misses);
/* A test of one colour (FF-077); colour PURPLE: the Hero names it before the roll. RESULT: whether it has succeeded;
 * `reg` of the effect that called, unless NOWHERE, gets the successes. */
#define LOCALS_attribute_test(S, ONE, MANY)                                                                   \
    A_SEAT_OF(S, ONE, hero) ONE(S, u8, colour, A_COLOUR, ALL) ONE(S, u8, dice, NUMBER, ALL)                   \
    ONE(S, u8, need, NUMBER, ALL) ONE(S, u8, reg, BELOW_OR_NONE(EFFECT_REGISTERS), ALL)

/* -- attack.c, fight.c, commit.c ----------------------------------------------------------------------------------- */

/* Whether a Hero could make an Attack: Henchmen, or a Villain and at least one die (FF-094, FF-095, FF-S87). */
bool can_attack(struct context *c, const STATE *g, int hero) OWN(can_attack);
bool can_attack_villain(struct context *c, const STATE *g, int hero, int colour) OWN(can_attack_villain);
void offer_attacks(struct context *c, const STATE *g, int hero) OWN(offer_attacks);
/* An Attack of a Hero; colour NOWHERE: of Henchmen, or of a Villain that is still to be named. */
#define LOCALS_attack(S, ONE, MANY)                                                                           \
    A_SEAT_OF(S, ONE, hero) ONE(S, u8, colour, BELOW_OR_NONE(COLOURS), ALL) ONE(S, u8, location, A_LOCATION, ALL)
/* A Villain fight in the 8 steps of FF-284. extra: dice from other sources; allies, marks, slots: Allies, Powers and
 * Augments with a mark, and the slots of Special cards (two bits for each) that were used for dice and come back if the
 * Hero does not roll (FF-S89). */
#define LOCALS_fight(S, ONE, MANY)                                                                            \
    A_SEAT_OF(S, ONE, hero) A_COLOUR_OF(S, ONE, colour) ONE(S, u8, location, A_LOCATION, ALL)                 \
    ONE(S, u8, attackers, SEATS, ALL) ONE(S, u8, rolled, SEATS, ALL) ONE(S, u8, reopened, NUMBER, ALL)        \
    MANY(S, u8, order, HEROES, BELOW_OR_NONE(HEROES), ALL) ONE(S, u8, next, BELOW(HEROES + 1), ALL)           \
    MANY(S, u8, extra, HEROES, NUMBER, ALL) MANY(S, u8, allies, HEROES, BITS, ALL)                            \
    MANY(S, u8, marks, HEROES, BITS, ALL) MANY(S, u8, slots, HEROES, BITS, ALL) ONE(S, u8, successes, NUMBER, ALL)
/* One Hero commits cards and other dice (FF-288, FF-289). What the fight keeps of it is noted here until all is
 * committed: as long as nothing below changes, several things can be committed by one answer (picks.h). */
#define LOCALS_commit(S, ONE, MANY)                                                                           \
    A_SEAT_OF(S, ONE, hero) A_COLOUR_OF(S, ONE, colour) ONE(S, u8, last, NUMBER, ALL) ONE(S, u8, extra, NUMBER, ALL) \
    ONE(S, u8, allies, BITS, ALL) ONE(S, u8, marks, BITS, ALL) ONE(S, u8, slots, BITS, ALL)
/* Dice that a Hero has committed; in the Commit step, those of that step included. */
int committed_dice(struct context *c, const STATE *g, const struct fight *fight, int hero) OWN(committed_dice);
/* Whether a Hero can bring a die against a Villain of a colour (FF-S87); by what others know of a held hand if the
 * rules pause for people. */
bool can_bring_die(struct context *c, const STATE *g, int hero, int colour) OWN(can_bring_die);

/* -- interact.c ---------------------------------------------------------------------------------------------------- */

enum interaction { INTERACT_ANY, INTERACT_ANARCHY, INTERACT_TOKEN, INTERACT_BYSTANDER, INTERACT_QUEST, INTERACT_TOWER };
bool can_interact(struct context *c, const STATE *g, int hero) OWN(can_interact);
void offer_interactions(struct context *c, const STATE *g, int hero) OWN(offer_interactions);
/* An Interact of a Hero (FF-101 to FF-109); INTERACT_ANY: still to be chosen. about: colour of the Anarchy token, or
 * the Freedom Tower Anarchy card that lies face up, 0: one that lies face down. card: Anarchy card, Bystander or Event
 * that is resolved. */
#define LOCALS_interact(S, ONE, MANY)                                                                         \
    A_SEAT_OF(S, ONE, hero) ONE(S, u8, what, BELOW(INTERACT_TOWER + 1), ALL) ONE(S, u8, about, NUMBER, ALL)   \
    ONE(S, u8, location, A_LOCATION, ALL) ONE(S, u8, token, BELOW_OR_NONE(MASTERMIND_TOKENS), ALL)            \
    ONE(S, u8, number, A_TOKEN, ALL) ONE(S, u8, card, NUMBER, ALL) ONE(S, u8, passed, FLAG, ALL)              \
    ONE(S, u8, colour, A_COLOUR, ALL)
#define STEPS_interact(S, Q)                                                                                  \
    S(TESTED, TO(attribute_test)) S(RESOLVED, TO(effect)) S(FINISHED, TO(open_chapter)) S(TOLD, TO(window))    \
    Q(WHICH, 101, "With what do you interact?") Q(COLOUR, 256, "Which colour of Anarchy card do you look for?")
SHARED_STEPS(interact)
/* What an answer of offer_interactions means, for PUSH(interact, ...). */
struct interact interaction_of(const STATE *g, int hero, struct action answer) OWN(interaction_of);

/* -- play.c, windows.c: cards and powers that are used ------------------------------------------------------------- */

/* A card, power or gear of a Hero is used: it leaves its place, its effect runs, it goes where it belongs. kind and
 * card as content has them; part: of its effect. that, there: of the moment. */
#define LOCALS_use_card(S, ONE, MANY)                                                                             \
    A_SEAT_OF(S, ONE, hero) ONE(S, u8, kind, NUMBER, ALL) ONE(S, u8, card, NUMBER, ALL)                       \
    ONE(S, u8, part, NUMBER, ALL) ONE(S, u8, from, NUMBER, ALL) /* first instruction */                       \
    ONE(S, u8, moment, A_MOMENT, ALL) A_SEAT_OR_NONE(S, ONE, that) ONE(S, u8, there, A_LOCATION, ALL)         \
    ONE(S, u8, colour, BELOW_OR_NONE(ALL_COLOURS), ALL)
/* What a Hero can use at a moment, whose window it is; offer_uses with NULL: at a free moment of the own turn, as Free
 * Actions or Actions. can_use goes by public facts of a held hand if the rules pause for people. */
bool can_use(struct context *c, const STATE *g, int hero, const struct window *w) OWN(can_use);
/* Whether a Hero has used the Power, or Augment k, at this moment already (FF-S27). */
bool power_is_spent(const struct window *w, int hero) OWN(power_is_spent);
bool augment_is_spent(const struct window *w, int hero, int k) OWN(augment_is_spent);
bool anybody_can_use(struct context *c, const STATE *g, const struct window *w) OWN(anybody_can_use);
void offer_uses(struct context *c, const STATE *g, int hero, const struct window *w) OWN(offer_uses);
/* What such an answer means, for CALL_WITH(use_card, ...); whether it is such an answer. */
struct use_card card_use(struct context *c, const STATE *g, int hero, const struct window *w, struct action answer)
    OWN(card_use);
bool is_use(u8 verb) OWN(is_use);
/* The moment that a Hero's cards wait for when a window is open: the window's, or that of another Hero; 0: none. */
u8 moment_for(const STATE *g, const struct window *w, int hero) OWN(moment_for);
/* The number of a trigger that waits for a moment, -1: none does. */
int trigger_of(const struct trigger when[TRIGGERS_MAX], u8 moment) OWN(trigger_of);
/* Where code begins that a player has to want (`may`); -1: it acts by itself. */
int optional_at(const struct context *c, struct code code) OWN(optional_at);
/* A moment (FF-S24 to FF-S26): what acts by itself, in the order that the active Hero chooses; then whoever can react,
 * the active Hero first, round and round until all pass. hero: whom it concerns, NOWHERE: nobody. RESULT: the amount
 * that is left, or CANCELLED. Verbs change `amount` and set `over`. */
#define LOCALS_window(S, ONE, MANY)                                                                           \
    ONE(S, u8, moment, A_MOMENT, ALL) A_SEAT_OR_NONE(S, ONE, hero) ONE(S, u8, where, A_LOCATION, ALL)         \
    ONE(S, u8, colour, BELOW_OR_NONE(ALL_COLOURS), ALL) ONE(S, i8, amount, NUMBER, ALL)                       \
    ONE(S, u32, done, BITS, ALL) ONE(S, u8, source, NUMBER, ALL)                                              \
    ONE(S, u8, next, BELOW(HEROES), ALL) ONE(S, u8, passes, NUMBER, ALL) ONE(S, u8, over, FLAG, ALL)
#define STEPS_window(S, Q)                                                                                    \
    S(ACTED, TO(effect)) S(PLAYED, TO(use_card))                                                              \
    Q(ORDER, RULING_(26), "Several effects happen now. Which one first?")                                     \
    Q(REACT, RULING_(25), "Do you react?") /* prompt_of says to what */
SHARED_STEPS(window)
/* Moments that a window is about, for one Hero or another. */
static inline u32 moments_in(u8 moment)
{
    return bit(moment) | (moment == ON_HURT ? bit(ON_OTHER_HURT) : moment == ON_TESTED ? bit(ON_OTHER_TESTED) : 0);
}
/* Pushes a window if the moment can matter. */
#define AT_MOMENT(moment_, hero_, where_)                                                                     \
    (UNLIKELY(g->awaited & moments_in(moment_)) &&                                                             \
     OPEN_WINDOW(g->active, .moment = (moment_), .hero = (u8)(hero_), .where = (u8)(where_), .colour = NOWHERE))

/* -- The course of the game: setup.c, customize.c, turn.c, villain_phase.c, scheme.c ------------------------------- */

#define LOCALS_whole_game(S, ONE, MANY) ONE(S, u8, next, BELOW(HEROES + 1), ALL)
#define STEPS_whole_game(S, Q)                                                                                \
    S(CHOSEN, TO(choose_heroes)) S(CUSTOMIZED, TO(customize)) S(SET_UP_DONE, TO(scenario_setup))              \
    S(OPENED, TO(open_chapter)) S(TURN_DONE, TO(turn))                                                        \
    Q(HOME_BASE, 30, "Where does the Hero begin?")                                                            \
    Q(FIRST, 35, "Who takes the first turn?")
SHARED_STEPS(whole_game)
#define LOCALS_choose_heroes(S, ONE, MANY) A_SEAT_OF(S, ONE, next)
#define LOCALS_customize(S, ONE, MANY)                                                                        \
    ONE(S, u8, next, BELOW(HEROES + 1), ALL) ONE(S, u8, points, NUMBER, ALL) ONE(S, u8, left, NUMBER, ALL)    \
    ONE(S, u8, card, AN_ABILITY, ALL) ONE(S, u8, last, NUMBER, ALL)
#define STEPS_customize(S, Q)                                                                                 \
    Q(UPGRADE, 342, "Which Upgraded Ability card do you add?")                                                \
    Q(LEAVES, 343, "Which card leaves the deck for it?")                                                      \
    Q(AUGMENT, 346, "Which Augment do you take?", SET("Which Augments do you take?", ACT_DONE))               \
    Q(ALLY, 349, "Which Ally joins, and whom?")
SHARED_STEPS(customize)
#define LOCALS_scenario_setup(S, ONE, MANY) ONE(S, u8, next, NUMBER, ALL) ONE(S, u8, left, NUMBER, ALL)

/* open: the Hero was in Hero mode when the turn began and may still turn to the Private Life phase (FF-S22). */
#define LOCALS_turn(S, ONE, MANY) ONE(S, u8, open, FLAG, ALL) ONE(S, u8, icons, NUMBER, ALL)
#define STEPS_turn(S, Q)                                                                                      \
    S(BEGUN, TO(window)) S(MOVED, TO(window)) S(HEALED, TO(heal)) S(TASK_DONE, TO(personal_task))             \
    S(ATTACKED, TO(attack)) S(FOUGHT, TO(attack)) S(TRIED, TO(justice)) S(INTERACTED, TO(interact))           \
    S(USED, TO(use_card))                                                                                     \
    S(CASHED, TO(effect)) S(GAINED, TO(gain_special)) S(EXCHANGED, TRACK_MOVES)                               \
    S(VILLAINS_DONE, TO(villain_phase)) S(REFRESHED, TO(window)) S(LIMITED, TO(discard))                      \
    Q(FREE, 47, "What does the Hero do?")                                                                     \
    Q(ICONS, RULING_(35), "Which Bystander card do you discard for its icons?")
SHARED_STEPS(turn)

/* at: index in the list of the Chapter whose row is `chapter`; kind: of the step under way; drawn: Scheme cards of this
 * phase (FF-S81). */
#define LOCALS_villain_phase(S, ONE, MANY)                                                                    \
    ONE(S, u8, at, BELOW(PHASE_STEPS + 1), ALL) ONE(S, u8, kind, BELOW(STEP_OTHER + 1), ALL)                  \
    ONE(S, u8, chapter, A_CHAPTER, ALL) ONE(S, u8, drawn, NUMBER, ALL)
/* Resolves `left` Scheme cards one by one (FF-S75), of each the parts in bits 0 to 3 (FF-S104). RESULT: 1: a JRN card
 * ended it (FF-131, FF-S105). */
#define LOCALS_scheme_card(S, ONE, MANY)                                                                      \
    ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, parts, BITS, ALL) ONE(S, u8, card, A_SCHEME, ALL)                \
    ONE(S, u8, at, BELOW(SCHEME_STEPS + 1), ALL) ONE(S, u8, skip, BITS, ALL) /* enum skip_word, of this card */
enum { ALL_PARTS = 0xF, EVENT_PART = 3 };

/* Whether content of an envelope, or of a Side Quest, may be used; 0: of none. */
bool is_unlocked(const STATE *g, u8 envelope, u8 quest) OWN(is_unlocked);
/* Challenge Mode, once Henchmen Modifiers are unlocked (FF-363). */
bool is_challenge(struct context *c, const STATE *g) OWN(is_challenge);

/* -- defaults.c, entries.c, invariants.c --------------------------------------------------------------------------- */

int default_option(struct context *c, const void *state, seat who) OWN(default_option);
int obvious(struct context *c, const void *state, seat who) OWN(obvious);
bool is_idle(struct context *c, const void *view, seat who, struct action option) OWN(is_idle);
bool resign(struct context *c, void *state, seat who) OWN(resign);
void turn_switch(struct context *c, void *state, seat who, int n, bool on) OWN(turn_switch);
bool switched(const void *state, seat who, int n) OWN(switched);
extern const struct entry_point entries[] OWN(entries);
extern const struct game_campaign campaign OWN(campaign);

#include "engine/game_procedures.h"

#endif
