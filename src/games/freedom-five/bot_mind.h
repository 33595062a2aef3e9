/* bot_mind.h: what the quick bot thinks in the moment of one decision.
 *
 * Worth is counted for the team: 100 for a space of the Mastermind track. A mind is made for each decision from the
 * redacted state alone, lives on the stack and is never kept.
 */
#ifndef FREEDOM_FIVE_BOT_MIND_H
#define FREEDOM_FIVE_BOT_MIND_H

#include "bot.h"
#include "engine/quick.h"

enum { SURE = 1024 }; /* chances are 1024ths */

/* What things are worth, as they measured best in games of bots. */
enum {
    TRACK_WORTH = 100, CARD_WORTH = 6, DIE_WORTH = 3, /* an Ability card in hand, and each die on it */
    HENCHMAN_WORTH = 15, THIRD_WORTH = 8,             /* gone from the city; more if three are there */
    ANARCHY_WORTH = 60, SCARCE_WORTH = 45,            /* gone; more if its stack is empty */
    BYSTANDER_WORTH = 26, TOKEN_WORTH = 26, LAST_TOKEN = 50, QUEST_WORTH = 32, GOAL_WORTH = 90,
    TOWER_WORTH = 70, TOWER_PANIC = 600,
    VILLAIN_HIT = 32, MASTERMIND_HIT = 170, VILLAIN_DOWN = 130, WIN_WORTH = 2000,
    DAMAGE_WORTH = 20, KNOCK_OUT_WORTH = 200, SPECIAL_WORTH = 26, ACTION_WORTH = 14, TASK_WORTH = 34, JUSTICE_WORTH = 30,
    MOVE_WORTH = 22,                                  /* of a Villain's move that does not happen */
};

/* What the ends of a turn are worth is worked out again and again in a search, mostly for Locations where nothing has
 * changed. It is noted in the memo with all that it follows from: what is true of the Hero and of the game, and what is
 * in the Location. */
typedef i16 eight __attribute__((vector_size(16))); /* one for each number of Actions, and two that mean nothing */
struct ground {
    u16 chance[COLOURS], gone[COLOURS]; /* as in a mind */
    u8 bonus_dice, chapter, tower, under_construction;
    u8 scarce;                          /* bits: colours whose pool is empty, whether the stack of Mastermind tokens is */
    u8 spare[3];
};
struct there {
    u8 crowd[COLOURS], unrest[ALL_COLOURS], bystanders, tokens, quest;
};
struct spot {
    struct there there;
    eight deeds;                        /* what so many Actions could do */
};
struct notes {
    struct ground ground;
    u32 known;                          /* Locations whose `spot` is filled in */
    struct spot spot[LOCATIONS + 1];
};
struct memo {
    struct notes notes[HEROES];
};

struct mind {
    struct context *c;
    const STATE *g;                   /* as `who` sees it */
    seat who;
    u8 hero, at, left;                /* the Hero who is thought for, where, with how many Action tokens */
    bool private_phase;
    u8 steps;                         /* of a Move */
    u8 moment, that, there;           /* of the window that asks, 0: none does */
    int amount;                       /* of that moment */
    int plan;                         /* what the rest of the turn is worth from here */
    bool aims;                        /* whether the next two are known: see take_aim */
    u16 chance[COLOURS];              /* of one die of the Hero */
    u16 gone[COLOURS];                /* of a Henchman to go when attacked (FF-244, FF-309) */
    i16 danger[CROWD + 1];            /* what ending the turn among so many Henchmen costs in Hero mode */
    i16 rout_most;                    /* the most that routing a crowd elsewhere than at HQ is worth, less that */
    u32 lively, busy;                 /* Locations with more than Henchmen, 0: not found out yet; those, and those with
                                         Henchmen */
    u32 marked, haunted;              /* Locations with a Mastermind token, with a Villain who can
                                         be harmed, found out with them */
    u32 found;                        /* Locations whose `ends` are filled in */
    struct notes *notes;              /* of the Hero in the memo, if they were looked at */
    u8 hurt;                          /* colours of Villains in the city with damage on them */
    u8 finest[ACTION_TOKENS + 1];     /* of those Locations the best end with so many Actions, 0: none is known */
    struct kinds valued;              /* cards whose `card` is filled in */
    /* Filled where wanted: the best plan from where the Hero is, what trying an Anarchy token of a colour is worth, what
     * the finest ends are worth, and what so many Actions in a Location are, less what ending the turn there costs. */
    i16 plan_here[ACTION_TOKENS + 1], calm[ALL_COLOURS], top[8];
    i16 ends[LOCATIONS + 1][8];
    i16 card[UINT8_MAX + 1];          /* see worth_of_card */
};
enum { NOT_YET = -0x7F80 };           /* each byte of it is 0x80 */

/* -- bot_mind.c: chances, costs, Villains -- */
void think(struct mind *m, struct context *c, const STATE *view, seat who) OWN(think);
/* Finds out the chances of the Hero's dice. */
void find_chances(struct mind *m) OWN(find_chances);
static inline void take_aim(struct mind *m)
{
    if (!m->aims) find_chances(m);
}
/* What it adds to a deed that it brings the Chapter's Objective nearer. */
int goal_of(const struct mind *m, u8 word) OWN(goal_of);
/* The chance of at least `need` successes with `dice` dice that have this chance each. */
int chance_of(int chance, int dice, int need) OWN(chance_of);
/* What it is worth that a Henchman leaves a Location where there are `crowd`. */
int worth_of_henchman(const struct mind *m, int location, int crowd) OWN(worth_of_henchman);
int worth_of_anarchy(const struct mind *m, int colour) OWN(worth_of_anarchy);
/* What damage to a Hero costs, one after the other. */
int cost_of_damage(const struct mind *m, int hero, int n) OWN(cost_of_damage);
/* What so much damage to the Villain of a colour is worth. */
int worth_of_hits(const struct mind *m, int colour, int hits) OWN(worth_of_hits);
/* What ending the turn in a Location costs in Hero mode. */
int danger_among(const struct mind *m, int crowd) OWN(danger_among);
static inline int danger_in(const struct mind *m, int location, int crowd)
{
    if (is_hq(m->g, location)) return 0;
    return LIKELY(crowd <= CROWD) ? m->danger[crowd] : danger_among(m, crowd);
}
static inline int danger_at(const struct mind *m, int location)
{
    return danger_in(m, location, henchmen_at(m->g, location));
}
/* The most that a turn can end with among so many Henchmen where there is nothing else, except at HQ. */
static inline int worth_of_rout(const struct mind *m, int crowd)
{
    return crowd * worth_of_henchman(m, 0, crowd) - m->danger[crowd];
}
/* Of one try: a Freedom Tower Anarchy card, the active Justice card, an Interact. */
int worth_of_try(struct mind *m, int colour, int dice, int need, int success, int failure) OWN(worth_of_try);
int worth_of_fight(const struct mind *m, int colour) OWN(worth_of_fight);
/* Dice that a Hero could bring against a Villain, Special cards apart. */
int dice_against(const struct mind *m, int hero, int colour) OWN(dice_against);

/* -- bot_places.c: Locations, plans -- */
/* Fills in `ends` of a Location. */
void find_deeds(struct mind *m, int location) OWN(find_deeds);
/* What the Hero could do in a Location with so many Actions, less what ending the turn
 * there costs; and what he could do there alone. */
static inline int worth_of_end(struct mind *m, int location, int left)
{
    if (left <= 0) return -danger_at(m, location);
    if (!in_set(m->found, location)) find_deeds(m, location);
    return m->ends[location][left];
}
static inline int worth_of_deeds(struct mind *m, int location, int left)
{
    return left <= 0 ? 0 : worth_of_end(m, location, left) + danger_at(m, location);
}
/* The best that the rest of the turn could bring in Hero mode, moves included. */
int best_plan(struct mind *m, int location, int left) OWN(best_plan);
/* The same after an Action of the Hero phase: staying is a little better, since plans change. */
int rest_of_turn(struct mind *m, int location, int left) OWN(rest_of_turn);
/* Of trying to remove an Anarchy token of a colour. */
int worth_of_calming(struct mind *m, int colour) OWN(worth_of_calming);

/* -- bot_turn.c: what an answer is worth -- */
int worth_of_answer(struct mind *m, struct action a) OWN(worth_of_answer);
/* Of being in a Location: what the rest of the turn could bring from there; for everybody else the next turn. */
int worth_of_place(struct mind *m, int location) OWN(worth_of_place);

/* -- bot_effect.c: what texts are worth, and whom they should name -- */
int worth_of_code(struct mind *m, struct code code) OWN(worth_of_code);
int worth_of_choice(struct mind *m, struct action a) OWN(worth_of_choice);
/* Whether a Special card that is gained finds a slot. */
bool has_room(const STATE *g, int hero) OWN(has_room);
/* What a card is worth in hand; the same, if it is asked for often. */
int worth_of_card(const struct mind *m, u8 card) OWN(worth_of_card);
static inline int known_worth_of_card(struct mind *m, u8 card)
{
    if (first_of_kind(&m->valued, card)) m->card[card] = (i16)worth_of_card(m, card);
    return m->card[card];
}

#endif
