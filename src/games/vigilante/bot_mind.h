/* bot_mind.h: what the quick bot thinks in the moment of one decision, and what it holds things to be worth.
 *
 * Everything is counted in one currency: a Villain that the Mission still needs is worth 100. A mind is
 * made new for each decision from what the seat can see, lives on the stack and is never kept.
 */
#ifndef VIGILANTE_BOT_MIND_H
#define VIGILANTE_BOT_MIND_H

#include "bot_beliefs.h"
#include "procedures.h"

/* Weights, in 16ths where nothing else is said, as they measured best in games of bots against each other. */
enum {
    FIGHTS = 3,        /* of the actions to come that will be fights */
    HEALTH_SHARE = 7,  /* of an Attack that one Health is worth */
    HERO_RATE = 10,    /* of a Hero's worth that the Influence to pay it is worth */
    PRICE = 12,        /* of what the cards that pay for a Hero are worth that is lost with them */
    AHEAD = 16,        /* how far ahead, in actions of everybody to come, the Villain Deck is looked at (64ths) */
    FIGHT_NOW = 32,    /* how much better a Villain now is than one later */
    WOUND = 12,        /* what damage costs that does not defeat */
    HEALING = 16,      /* what taking it off is worth */
    EFFECTS = 5,       /* what an unknown effect of a Villain costs (units per square of its Level) */
    CITY_CARD = 37, AGENCY_CARD = 59, /* Influence that a card of each deck stands for */
    TALENT = 8,        /* of an Attack that a Hero's text is worth */
    KIT_HUNT = 80,     /* what a draw is worth more to an Addict (units) */
    ENOUGH = 6,        /* Influence in hand at which more of it is worth half (above the first 3) */
    COVER = 60,        /* what an Evil player whom nobody suspects must gain to show itself (units) */
    PRETENCE = 40,     /* what locking up a Villain, as the Good do, is worth more to it (units) */
    LOOK = 6,          /* what hangs on knowing a seat in the rounds to come is divided by this: a look tells a part */
    CHOICE = 4,        /* how little it is worth that a card can do either of two things: to pay, or what it says */
    JOINER = 12,       /* of what an Equipment does that it will do for a Hero who is still to join */
    SWAP = 8,          /* of what is gained when it takes the place of another, which takes an action */
    SPARE = 6,         /* Influence in hand that makes our Heroes replaceable */
};

enum { COST_MAX = 10, LACK_MAX = 16 };

/* All values of a whole team at once, and what Villains' attacks are lessened by. */
struct team_values {
    int attack[SLOTS], health[SLOTS], capacity[SLOTS], tough[SLOTS];
};

struct mind {
    struct context *c;
    const STATE *g;             /* whole or redacted: only what `who` can see of it is looked at */
    seat who;
    u8 mission, allegiance;
    int left, rounds;           /* our actions still to come, rounds after this one */
    int jailed;                 /* our Villains that count for the Mission */
    int villain[4];             /* worth of one more Villain, by Level; [0]: an average one */
    int attack, health;         /* worth of one more point of either on a Hero */
    int influence;              /* worth of one Influence in hand */
    struct team_values own;     /* of our Heroes */
    /* what is counted, and 0 until then: */
    int kits;                   /* an Addict's medical cards in hand */
    int team;                   /* the team's Attack */
    int life[SLOTS];            /* damage that defeats our Heroes */
    int hero[SLOTS];            /* worth of our Heroes */
    bool room[SLOTS];           /* our Heroes that could carry more */
    int unequipped;             /* how many */
    int damage;                 /* on the team */
    bool believes, faces, pays; /* what follows was thought about, which is done only when a question needs it */
    int cover;                  /* see cover; 0: not thought about yet */
    u32 marked, measured;       /* Heroes of others (hero_ref) whose `defeat_of` and whose `life_of` were looked at */
    u8 foreseen;                /* types of Events whose `event` was */
    struct kinds valued;        /* cards whose `card` was */
    i16 chance[PLAYERS][4];     /* of each Allegiance: see chance_of */
    i16 enmity[PLAYERS];        /* see enmity */
    int faced, loss;            /* Villains that the next one may be; worth of the damage that all of them do */
    u8 lack[LACK_MAX + 1];      /* how many of them we miss by so much Attack */
    i16 price[COST_MAX + 1];    /* what the cheapest cards to pay so much are worth */
    u8 first;                   /* the first of those that pay what is owed: see next_payment */
    i16 defeat_of[PLAYERS * SLOTS]; /* what the defeat of a Hero is worth; the damage that it takes: */
    i16 life_of[PLAYERS * SLOTS];
    int event[PARAMEDIC + 1];   /* see worth_of_event */
    int card[UINT8_MAX + 1];    /* see worth_of_card */
};

/* Chances of a fight, averaged over the Villains that the next one may be. */
struct odds {
    int win;  /* 0 to SURE */
    int loss; /* worth of the damage and the Heroes that it costs */
    int gain; /* all in all */
};

/* -- bot_mind.c -- */

/* Makes up a mind. `c->head` must be the state that is looked at. */
void think(struct mind *m, struct context *c, const STATE *g, seat who) OWN(think);
/* The second half of it: what our team and its Heroes are worth. */
void size_up(struct mind *m) OWN(size_up);
void believe(struct mind *m) OWN(believe);
/* The chance that a seat has an Allegiance, in 256ths. */
static inline int chance_of(struct mind *m, seat s, int allegiance)
{
    if (!m->believes) believe(m);
    return m->chance[s][allegiance];
}
/* -100 to 100: how much we gain when this seat does badly. */
static inline int enmity(struct mind *m, seat s)
{
    if (!m->believes) believe(m);
    return m->enmity[s];
}
/* What it is worth to us that nobody suspects us: nothing to those who are not Evil, who are suspected already, or for
 * whom the time to strike has come. */
int cover(struct mind *m) OWN(cover);
/* What each Mission wishes the Good, the Evil and the Neutral: -100 all the best, 100 all the worst. */
extern const i8 wishes[][4] OWN(wishes);
/* What the Villain after `jailed` of them is worth to a Mission. */
int next_villain(u8 mission, int jailed) OWN(next_villain);

/* -- bot_worth.c -- */

/* A Hero that would join our team; what of that has nothing to do with fighting. */
int worth_of_hero(struct mind *m, u8 hero) OWN(worth_of_hero);
int hero_for_mission(struct mind *m, const struct hero_row *hero) OWN(hero_for_mission);
/* What the loss of one of our Villains costs. */
int own_release(struct mind *m) OWN(own_release);
/* What n damage on one of our Heroes cost, or n healed on it save. */
int worth_of_wound(struct mind *m, int slot, int n) OWN(worth_of_wound);
int worth_of_healing(struct mind *m, int slot, int n) OWN(worth_of_healing);
/* What we gain when a Hero of another seat takes n damage; and however much it takes, at most. */
int worth_of_harm(struct mind *m, seat s, int slot, int n) OWN(worth_of_harm);
int most_of_harm(struct mind *m, seat s, int slot) OWN(most_of_harm);
/* What we gain when another seat loses a Villain, or n cards. */
int worth_of_release(struct mind *m, seat s) OWN(worth_of_release);
int worth_of_theft(struct mind *m, seat s, int n) OWN(worth_of_theft);
/* What a look at one more token of a seat tells us. */
int worth_of_look(struct mind *m, seat s) OWN(worth_of_look);
/* The same for the seat that we would most like to know better. */
int best_look(struct mind *m) OWN(best_look);
/* A hand card of our own: what keeping it is worth, and what it does apart from paying; at a glance, without
 * walking through its text (which may speak of our cards again). */
int worth_of_card(struct mind *m, u8 card) OWN(worth_of_card);
int worth_of_use(struct mind *m, u8 card) OWN(worth_of_use);
/* The next card of a deck; of the better one that we may draw from. */
int worth_of_draw(struct mind *m, u8 deck) OWN(worth_of_draw);
int worth_of_any_draw(struct mind *m) OWN(worth_of_any_draw);
/* An Equipment on one of our Heroes. */
int worth_of_gear(struct mind *m, u8 card, int slot) OWN(worth_of_gear);
/* What is gained when the best Equipment in hand takes the place of an attached one. */
int worth_of_swap(struct mind *m, int slot, u8 attached) OWN(worth_of_swap);
/* What happens to us and to others when an Event of this type is set off. */
int worth_of_event(struct mind *m, u8 type) OWN(worth_of_event);
/* A fight now, with `bonus` more Attack. */
struct odds fight_odds(struct mind *m, int bonus) OWN(fight_odds);
/* What a bonus to the team's Attack in the next fight brings, if that fight is the best we can do then. */
int worth_of_rally(struct mind *m, int bonus) OWN(worth_of_rally);
/* What the end of the Event on the track is worth that we like least of those that a word means. */
int best_token(struct mind *m, u8 word) OWN(best_token);
/* The card of ours that is worth least; 0 when there is none. */
int least_card_worth(struct mind *m) OWN(least_card_worth);

/* -- bot_effect.c -- */

/* Whether a text does others harm, for all to see. */
bool harms(const struct context *c, struct code code) OWN(harms);
/* Instructions from..to of a code that we would carry out at `place`; only those of `mode` (-1: the best). */
int worth_of_code(struct mind *m, struct code code, int from, int to, int mode, u8 place) OWN(worth_of_code);
/* All of a code. */
static inline int worth_of_text(struct mind *m, struct code code, u8 place)
{
    return worth_of_code(m, code, 0, code.length, -1, place);
}

#endif
