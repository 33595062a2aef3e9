/* bot_mind.h: what the quick bot thinks in the moment of one decision, and what it holds things to be worth.
 *
 * Everything is counted in one currency: a point of political power is worth 4. A mind is made for each decision
 * from the redacted state alone, lives on the stack and is never kept.
 */
#ifndef FREEDOM_BOT_MIND_H
#define FREEDOM_BOT_MIND_H

#include "bot.h"
#include "engine/quick.h"
#include "procedures.h"

enum {
    SURE = 36,       /* certainty: chances are 36ths, as two dice give them */
    POWER = 4,       /* what a point of political power is worth */
    HAND_CARD = 3,   /* what a card more in each refill is worth */
    GATE = 10,       /* what a planet is worth more that a gate still needs */
    VICTORY = 80,    /* what the Capital is worth to the player who would win by taking it */
    ESCORTED = 3,    /* the politics from which on a character deserves an escort */
    SACRIFICE = 8,   /* the total from which on a Sabotage group is large enough */
};

struct mind {
    struct context *c;
    const STATE *g;             /* as `who` sees it */
    seat who;
    struct random *luck;
    int power[PLAYERS];         /* political power, as all can see it */
    seat rival;                 /* the strongest of the others */
    int left;                   /* Turns until doomsday, this one included */
    int outer, central;         /* planets that the gates still need */
    bool urgent;                /* the rebellion is late: everybody must work for it */
    u8 destination[PEOPLE];     /* where our characters shall be after 5.1; set by plan_moves */
};

/* -- bot_mind.c -- */

/* Makes up a mind. */
void think(struct mind *m, struct context *c, const STATE *g, seat who) OWN(think);
/* How much we gain when this seat does badly, in quarters: 0 for those who are no danger. */
int enmity(const struct mind *m, seat s) OWN(enmity);
/* The chance that a Rebellion with this sum of politics takes `points` off; the mean of what it takes (36ths). */
int chance_to_clear(const struct mind *m, u8 planet, int sum, int points) OWN(chance_to_clear);
int mean_reduction(const struct mind *m, u8 planet, int sum, int points) OWN(mean_reduction);
/* The chance that two dice show this total or less. */
int chance_of_two(int total) OWN(chance_of_two);
/* The chance of the side in a battle whose total is higher by `lead` before the dice. */
int chance_to_win(int lead) OWN(chance_to_win);
/* Politics of the characters in a set. */
int politics_of(const struct mind *m, u32 people) OWN(politics_of);
/* Strength of the imperial units, and of rebel units other than Guerrillas, on a planet. */
int troops_of(const struct mind *m, u8 planet) OWN(troops_of);
int guard_of(const struct mind *m, u8 planet) OWN(guard_of);
/* Whether a unit card of this strength could promote a unit of ours (FR-050). */
bool promotes_own(const struct mind *m, int strength) OWN(promotes_own);

/* -- bot_worth.c -- */

/* A character that works for us. */
int worth_of_person(const struct mind *m, u8 id) OWN(worth_of_person);
/* A planet that is ours; the same with what its revolt does for the gates. */
int worth_of_planet(const struct mind *m, u8 planet) OWN(worth_of_planet);
int worth_of_freeing(const struct mind *m, u8 planet) OWN(worth_of_freeing);
/* A Rebellion with this sum of politics. */
int worth_of_rebellion(const struct mind *m, u8 planet, int sum) OWN(worth_of_rebellion);
/* A card that stays in hand; less than 0: the place it takes is worth more. */
int worth_of_card(const struct mind *m, u8 card) OWN(worth_of_card);
/* A card played in its window. */
int worth_of_playing(const struct mind *m, u8 card) OWN(worth_of_playing);
/* An imperial unit of this strength that we deploy on a planet. */
int worth_of_deploying(const struct mind *m, u8 planet, int strength) OWN(worth_of_deploying);
/* An imperial commander whom we deploy to a unit there; one whom we plot for a unit that we hold. */
int worth_of_posting(const struct mind *m, u8 planet, int command) OWN(worth_of_posting);
int worth_of_commander(const struct mind *m, u8 card) OWN(worth_of_commander);
/* That a unit of ours takes part in the battle at hand. */
int worth_of_fighting(const struct mind *m, int slot) OWN(worth_of_fighting);
/* A unit of ours with this total that stands on a planet when battles are fought. */
int worth_of_guard(const struct mind *m, int slot, u8 planet) OWN(worth_of_guard);
/* A declaration of our points on a character. */
int worth_of_declaring(const struct mind *m, u8 id, int points) OWN(worth_of_declaring);
/* An attack of a card on a mission. */
int worth_of_attack(const struct mind *m, u8 card, u8 target) OWN(worth_of_attack);

/* -- bot_plan.c -- */

/* Decides where our characters go, groups first. */
void plan_moves(struct mind *m) OWN(plan_moves);
/* The Rebellion that our characters could make in one player turn: the best planet, what it is worth there. */
u8 best_rebellion(const struct mind *m, u32 people, int *worth) OWN(best_rebellion);
/* A mission of one of our characters, by the answer that gives it; any mission at all. */
int worth_of_mission(const struct mind *m, struct action a) OWN(worth_of_mission);
int worth_of_any_mission(const struct mind *m, u8 id) OWN(worth_of_any_mission);
int worth_of_command(const struct mind *m, u8 id) OWN(worth_of_command);
/* The best that a move of a unit brings; where to. */
int worth_of_march(const struct mind *m, int slot, bool slips, u8 *to) OWN(worth_of_march);
/* Whether to act before the player who is due. */
bool cuts_in(const struct mind *m) OWN(cuts_in);

#endif
