/* bot_mind.h: what the quick bot thinks in the moment of one decision.
 *
 * Worth is counted from the side that decides: about 100 for a deed that an Objective needs. Ways are lengths over
 * Areas, found by breadth-first search on sets of Areas. A mind is made for each decision from the redacted state
 * alone, lives on the stack and is never kept.
 */
#ifndef GUARDIANS_BOT_MIND_H
#define GUARDIANS_BOT_MIND_H

#include "bot.h"
#include "engine/quick.h"

enum { SURE = 1024, ALL_AREAS = TILES * AREAS, FAR = 40 }; /* chances are 1024ths; FAR: there is no way */

/* What things are worth, as they measured best in games of bots against each other. */
enum {
    DEED = 100, TOKEN_LAID = 28,         /* a task done; a -1 token for the next try */
    DOOR_WAY = 62, STEP = 11,            /* a Door on the way; an Area nearer to the goal */
    ACOLYTE_WORTH = 50, LIEUTENANT_HIT = 34, LIEUTENANT_KILL = 45, SKAROV_HIT = 85, SKAROV_KILL = 300,
    MISSION_WORTH = 110,                 /* a Personal Mission accomplished */
    EVADED = 40,                         /* an attack that comes to nothing */
    SHOVE_STEP = 3, SHOVE_STAY = 8,      /* a Hero pushed an Area back on his way; to where he can be struck again */
    MOVE_PRICE = 2, FIGHT_GAIN = 2,      /* more than luck adds: nobody walks in circles, or ends an activation in which
                                            he could still attack */
    EVENT_KEPT = 10,                     /* the same: a card is not played for nothing */
};

/* How long the way from each Area to some set of them is. */
struct ways { u8 far[ALL_AREAS]; };

/* What a Hero means to do in this turn. */
struct intent {
    int worth[STATS]; /* of one more of each value */
    int fight, guard; /* how much there is to fight, to fear */
    int others;       /* Heroes in the same room */
};

struct mind {
    struct context *c;
    const STATE *g;                      /* as `who` sees it */
    seat who;
    bool villain;                        /* we are Skarov */
    const struct layout *shape[TILES];   /* of each tile */
    u8 control;                          /* the tile of the Control Room, NOWHERE: there is none */
    u8 links, from[LINKS_MOST], to[LINKS_MOST]; /* the Areas of each link */
    /* -- the Hero we think for -- */
    u8 hero;                             /* NOWHERE: nobody in particular */
    u8 left;                             /* Actions that he or the Villain has */
    u8 goal;                             /* the tile he makes for, NOWHERE: none */
    struct ways home;                    /* the way to his goal */
    u8 threat[TILES];                    /* what Villains could do to a Hero there, about 10 for a hit */
    u8 fear[TILES];                      /* how much he fears that */
    i16 stay;                            /* what it is worth to stay where he is */
    i16 here;                            /* what he can do there at once: nobody walks to do the same elsewhere */
    u8 step[DEEDS];                      /* what a step of his Personal Missions is worth, by deeds */
    u64 shut[4];                         /* cells before a Door that he could open */
    struct intent intent;                /* while cards are placed */
    i16 foe[FIGURES];                    /* what a hit on each Villain is worth to him, chances included */
    areas foes;                          /* Areas with Villains who are not behind the Control Room door */
    /* -- Skarov's side -- */
    u8 prey_card;                        /* the card the chances are for */
    u8 known_power;                      /* cards of which `power` is known */
    i16 want[HEROES];                    /* what Damage on each Hero is worth */
    i16 harm[HEROES];                    /* what an attack of the card on him is worth */
    areas known_post;                    /* Areas of which `post` and `nearest` are known */
    bool known_plan;
    /* -- from here on nothing is there before it is wanted -- */
    u8 defense[HEROES];
    struct ways hunt[HEROES];            /* the way to each Hero, as Villains go */
    int power[CARDS_OF_VILLAINS];        /* what activating each card is worth */
    i16 post[ALL_AREAS];                 /* how well a Villain stands there, as long as nobody needs the Space */
    u8 nearest[ALL_AREAS];               /* the way to the nearest Hero */
    struct { areas open, shut; } plan[ALL_AREAS]; /* the Areas next to each; through closed Doors and obstacles too */
};

/* Notes what was worked out, for the options that follow. */
static inline struct mind *notes(const struct mind *m) { return (struct mind *)(size_t)m; }

/* The Area of a Space; of a Reinforcement Space the one that it is attached to. */
static inline int ground_of(const struct mind *m, int cell)
{
    int tile = tile_of(cell), local = local_of(cell), area = m->shape[tile]->area[local];
    return tile * AREAS + (area == NO_AREA ? m->shape[tile]->exit[local] % AREAS : area);
}
static inline bool is_orange(const struct mind *m, int cell)
{
    return m->shape[tile_of(cell)]->dot[local_of(cell)] == ORANGE;
}
/* The task of an orange Space. */
static inline int task_at(const struct mind *m, int cell) { return m->shape[tile_of(cell)]->mark[local_of(cell)] - 1; }

/* -- bot_odds.c -- */
int chance_of_dice(struct dice dice, int defense) OWN(chance_of_dice);
int chance_of_sum(int dice, int most) OWN(chance_of_sum);

/* -- bot_mind.c: ways, goals, what fights are worth -- */
void think(struct mind *m, struct context *c, const STATE *view, seat who) OWN(think);
/* From now on we think for this Hero: his goal and the ways to it. */
void think_for(struct mind *m, int hero) OWN(think_for);
/* While Heroes are put into the Entrance: the ways to the nearest Objective. */
void seek_start(struct mind *m) OWN(seek_start);
/* What the Villains could do in each room. */
void weigh_threats(struct mind *m) OWN(weigh_threats);
/* After that: what hits on each Villain are worth to our Hero, what he fears, what steps of his Missions are worth. */
void weigh_deeds(struct mind *m) OWN(weigh_deeds);
/* What a hit on a Villain is worth to our Hero, wherever he stands. */
int worth_of_hit(const struct mind *m, int figure) OWN(worth_of_hit);
/* The chance of a Hero to pass a check. */
int chance_of_check(const struct mind *m, int hero, enum stat stat, int dice, bool heroes, int minus)
    OWN(chance_of_check);
/* Whether a task of a room is still to be done. */
bool is_task_open(const struct mind *m, int tile, int task) OWN(is_task_open);
/* Whether the attack that was declared on a figure comes to nothing if it stands in this Space (GC-S118); whether there
 * is such a Space beside it. */
bool evades(const struct mind *m, int figure, int cell) OWN(evades);
bool can_evade(const struct mind *m, int figure) OWN(can_evade);
/* Wounds that a Hero has anywhere; Damage that he can still take without a Wound. */
int all_wounds(const STATE *g, int hero) OWN(all_wounds);
/* Whether a Weakness lies on the left that will heal him in this turn. */
bool will_heal(const struct mind *m, int hero) OWN(will_heal);
/* Whether a Hero has an activation before him as long as a token laid now lies: in this turn, or at its end in the next
 * (GC-S115). */
bool will_act(const struct mind *m, int hero) OWN(will_act);
/* Skarov's view: the ways to the Heroes, what hurting them is worth, and the chances of a Villain card. */
void weigh_prey(struct mind *m) OWN(weigh_prey);
void aim_with(struct mind *m, int card) OWN(aim_with);

/* -- bot_hero.c, bot_cards.c, bot_skarov.c, bot_effect.c, bot_base.c: what an option is worth -- */
int worth_for_hero(const struct mind *m, struct action a) OWN(worth_for_hero);
/* What standing in a Space is worth to our Hero, with so many Actions left. */
int worth_of_space(const struct mind *m, int cell, int left) OWN(worth_of_space);
/* Notes what our Hero can do where he stands. */
void see_deeds(struct mind *m) OWN(see_deeds);
struct intent intent_of(const struct mind *m) OWN(intent_of);
int worth_of_card(const struct mind *m, struct action a) OWN(worth_of_card);
int worth_of_order(const struct mind *m, struct action a) OWN(worth_of_order);
int worth_of_event_place(const struct mind *m, struct action a) OWN(worth_of_event_place);
int worth_for_skarov(const struct mind *m, struct action a) OWN(worth_for_skarov);
/* What activating a card is worth: what all its figures can expect to do to Heroes. */
int worth_of_activation(const struct mind *m, int card) OWN(worth_of_activation);
int worth_of_event(const struct mind *m, u8 event) OWN(worth_of_event);
int worth_of_choice(const struct mind *m, struct action a) OWN(worth_of_choice);
int worth_of_building(const struct mind *m, struct action a) OWN(worth_of_building);

#endif
