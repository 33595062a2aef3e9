/* bot_mind.h: what the quick bot thinks in the moment of one decision, and what it holds things to be worth.
 *
 * Everything is counted in one currency and from the Heroes' side: one deed that the Mission still needs is
 * worth 100. What is good for the Sins Player is negative. A mind is made for each decision from the redacted
 * state alone, lives on the stack and is never kept.
 */
#ifndef THE_OTHERS_BOT_MIND_H
#define THE_OTHERS_BOT_MIND_H

#include "bot.h"
#include "engine/quick.h"
#include "procedures.h"

enum { SURE = 1024 }; /* certainty: chances are 1024ths */

/* Weights, in units of the currency, as they measured best in games of bots against each other. */
enum {
    DEED = 100, LAST_DEED = 40,    /* a deed; what the one that accomplishes the Mission is worth more */
    WIN = 1500,
    CARD = 30,                     /* a Sin card more */
    RISE = 60,                     /* a level of the Apocalypse */
    REACTION = 35,                 /* a Reaction token */
    A_TURN = 20,                   /* an Extra Turn token */
    PATIENCE = 9,                  /* Rounds after which Heroes grow bolder */
    DIE = 20, HIT = 34, DEFENSE_WORTH = 32, CC_WORTH = 9, SKILL_WORTH = 10, STEP_WORTH = 20, RANGED_WORTH = 20,
};

enum {
    MODIFIERS = 20,
    HITS_MAX = 9,      /* more Hits than this count as this many */
    LANES = 16,        /* sums over Hits have so many terms, whatever the last ones are: that takes few instructions */
    NONE = HITS_MAX,   /* where tables by Hits or Wounds have what none does: there are entries for less than none */
};

/* A modifier of the Sins Player's side that bears on Fights; space 0: it holds everywhere. */
struct burden {
    struct instr i;
    u8 space;
};

struct notes;
struct memo;

struct mind {
    struct context *c;
    const STATE *g;                   /* as `who` sees it */
    const struct map_row *map;
    const struct mission_row *mission;
    seat who;
    bool sins;                        /* we are the Sins Player */
    bool last;                        /* the Mission is the last one */
    int needed, deed;                 /* deeds that the Mission still needs, worth of the next one */
    u8 at;                            /* the only Space where they count, 0: anywhere */
    u8 unclean;                       /* kinds of tokens whose removal counts */
    int reserve;                      /* Heroes who can replace others */
    i16 toll[WOUNDS + 1];             /* what so many Wounds on a Hero cost in all; the fifth kills him */
    const i16 *stain;                 /* what a Corruption Level costs */
    const i16 *past;                  /* what it costs more with a Dark Past face down */
    i8 more_fight[TURNED + 1], more_hide[TURNED + 1]; /* what Monsters of each sort have more */
    u32 there;                        /* figures on the board */
    int quarry;                       /* Monsters on the board whose death the Mission counts */
    spaces monsters, heroes;
    i8 arms, blows;                   /* Sin Dice and Hits that we can add to a Fight in this Turn */
    struct notes *notes;              /* what is worked out when it is first asked for */
    struct memo *memo;                /* what was worked out for earlier answers, NULL: nothing */
    int burdens;
    u8 count[SPACES], dice[SPACES];   /* Monsters of a Space, and their Fight together */
    u32 figures[SPACES];              /* who they are */
    i16 prize[SPACES];                /* what the death of all of them in a Fight is worth */
    struct burden burden[MODIFIERS];  /* from here on as far as it is used */
    u8 fight[FIGURES], hide[FIGURES]; /* of figures on the board: Fight and Defense */
    i16 kill[FIGURES];                /* what the death of the figure in a Fight, where it stands, is worth */
};

/* A Fight as it would be. */
struct scene {
    u8 post, space, target;          /* the Hero, where he stands, whose Monsters he fights */
    u8 allies;                        /* other Heroes in his Space */
    i8 comer;                         /* a figure that joins the Monsters of his Space, -1: none */
    i8 hero_dice, sin_dice, sin_hits, sin_corruption, hide; /* added in this Fight */
};

/* What a Hero brings to a roll; Defense is without dice. */
struct might {
    int dice, hits, defense, cc, free;
};

/* What the Sins Player brings: dice without those of the Monsters. */
struct sin_might {
    int dice, hits, corruption, frailty;
    int pentagram_dice;               /* for each Pentagram of the Space */
};

/* What a Hero has for all his Fights, and what depends on where and against whom he fights. */
struct help {
    struct might always;
    struct instr some[MODIFIERS];
    int count;
};

/* All about a Hero that is the same in every Fight. */
struct champion {
    struct help help[2];              /* with the dashboard that he has, and with the one that volunteering gives him */
    int forms;                        /* 1: it is the same one */
    struct might bonus;               /* what volunteering adds */
    int price, stain;                 /* what it costs; what a Corruption Level costs by which he is hit */
    i16 pain[NONE + WOUNDS + 1 + LANES]; /* what so many Wounds more cost */
    struct sin_might sin;             /* what is against him wherever he is */
    u32 burdens;                      /* those that depend on the scene */
    bool passing;                     /* some of it holds only as things stand now */
};

/* Monsters that may be killed. */
struct prey {
    i16 best[NONE + HITS_MAX + LANES]; /* what so many Hits are worth */
    int whole;                        /* Hits that kill all of them */
};

/* What a Hero brings to Cleansing, wherever he does it. */
struct cleanser {
    i16 dice, sure;                   /* dice; Skill results without one */
};

struct notes {
    spaces preys;                     /* Spaces and posts that have been looked at */
    u8 champions, cleansers, asked_ranged;
    u8 ranged;                        /* posts of Heroes with Ranged, of those that have been asked for */
    bool asked_now;
    int now;                          /* what the Hero gains in the Fight that is going on, as it is */
    struct champion champion[RING];
    struct cleanser cleanser[RING];
    struct prey prey[SPACES];
};

/* Sets at least so many bytes to 0, and up to PIECE - 1 after them: for all of them at once compilers take a string
 * instruction, which is slow to begin. */
enum { PIECE = 64 };
static inline void clear(void *at, size_t bytes)
{
    for (size_t i = 0; i < bytes; i += PIECE) memset((u8 *)at + i, 0, PIECE);
}

/* -- bot_odds.c -- */

/* Chances of 0, 1, ... HITS_MAX or more Hits with so many dice of either kind, then zeros, HITS_MAX + LANES numbers in
 * all; of Hero Dice each FAITH is a Hit. */
const i16 *chance_of_hits(int dice) OWN(chance_of_hits);
/* Chances of so many Hits or more, of the same. */
const u16 *chance_of_more_hits(int dice) OWN(chance_of_more_hits);
/* Chances of 0, 1, 2, 3, 4 or more Skill results, each FAITH being one. */
const u16 *chance_of_skill(int dice) OWN(chance_of_skill);

/* -- bot_mind.c -- */

/* Makes up a mind, with room for notes, or again the one that is in a memo. `c->head` must be the view. Not `board`:
 * nothing will be asked about Monsters. */
void think(struct mind *m, struct notes *notes, struct context *c, const STATE *g, seat who, bool board) OWN(think);
void think_again(struct memo *memo, struct context *c, const STATE *g, seat who) OWN(think_again);
/* Fight and Defense of a figure, wherever it is. */
u8 fight_of(const struct mind *m, int figure) OWN(fight_of);
u8 hide_of(const struct mind *m, int figure) OWN(hide_of);
/* Whether the current Mission counts such a deed in a Space (0: in no particular one). */
bool counts(const struct mind *m, u8 kind, u8 target, int space, bool in_fight) OWN(counts);
/* What the death of a Monster of this sort in a Space is worth. */
int worth_of_kill(const struct mind *m, u8 type, int space, bool in_fight) OWN(worth_of_kill);
/* Whether tokens are to be Cleansed now or in a Mission that may come next. */
bool cleansing_ahead(const struct mind *m) OWN(cleansing_ahead);
/* What n Wounds more cost a Hero, or n healed ones save. */
int cost_of_wounds(const struct mind *m, const struct hero *h, int n) OWN(cost_of_wounds);
int worth_of_healing(const struct mind *m, const struct hero *h, int n) OWN(worth_of_healing);
/* What n levels more cost a Hero; with negative n, what Repenting saves. */
int cost_of_corruption(const struct mind *m, const struct hero *h, int n) OWN(cost_of_corruption);
/* What a Hero of the team is worth in play, and an Upgrade to him. */
int worth_of_hero(const struct mind *m, u8 hero) OWN(worth_of_hero);
int worth_of_upgrade(const struct mind *m, int post, u8 upgrade) OWN(worth_of_upgrade);

/* -- bot_might.c -- */

/* Notes all about a Hero that is the same in every Fight, or what he brings to Cleansing. */
void look_at_champion(const struct mind *m, int post) OWN(look_at_champion);
void look_at_cleanser(const struct mind *m, int post) OWN(look_at_cleanser);
static inline const struct champion *champion_of(const struct mind *m, int post)
{
    if (!in_set(m->notes->champions, post)) look_at_champion(m, post);
    return &m->notes->champion[post];
}
static inline const struct cleanser *cleanser_of(const struct mind *m, int post)
{
    if (!in_set(m->notes->cleansers, post)) look_at_cleanser(m, post);
    return &m->notes->cleanser[post];
}
/* As has_ranged, which takes time. */
bool shoots(const struct mind *m, int post) OWN(shoots);
/* What the Hero of a scene brings to the Fight; with Voluntary Corruption; what the Sins Player does. There may be less
 * than no dice. */
struct might might_of(const struct mind *m, const struct scene *s) OWN(might_of);
struct might might_raised(const struct mind *m, const struct scene *s, struct might plain) OWN(might_raised);
struct sin_might sin_might_of(const struct mind *m, const struct scene *s) OWN(sin_might_of);
/* Whether Heroes who are with him may do something for him. */
bool helped_by_others(const struct mind *m, const struct scene *s) OWN(helped_by_others);

/* -- bot_fight.c -- */

/* A normal or Ranged Fight of a Hero in a Space, with nothing added to it. */
struct scene scene_at(const struct mind *m, int post, int space, int target) OWN(scene_at);
/* The Fight that is going on. */
struct scene scene_now(const struct mind *m) OWN(scene_now);
/* What the Hero may expect of the Fight, kills less harm; with the better of taking and leaving Voluntary Corruption. */
int gain_of_fight(const struct mind *m, const struct scene *s, bool volunteer) OWN(gain_of_fight);
int best_gain(const struct mind *m, const struct scene *s) OWN(best_gain);
/* What Voluntary Corruption would cost the Hero. */
int price_of_volunteering(const struct mind *m, int post) OWN(price_of_volunteering);
/* The best kills that 0 to HITS_MAX Hits buy in the scene. */
void list_kills(const struct mind *m, const struct scene *s, int best[HITS_MAX + 1]) OWN(list_kills);
/* Expected cost of Hits of so many Sin Dice, with sure ones, against a shield in 16ths. */
int cost_of_dice(const struct champion *k, int dice, int sure, int shield) OWN(cost_of_dice);

/* -- bot_place.c: what there is to do in a Space -- */

/* Cleansing it, with or without Voluntary Corruption and so many dice more; removing one token of a kind. */
int worth_of_cleansing(const struct mind *m, int post, int space, bool volunteer, int more) OWN(worth_of_cleansing);
int worth_of_removal(const struct mind *m, int token, int space) OWN(worth_of_removal);
/* One token of a kind collected there; an NPC; the face-down tokens turned up. */
int worth_of_token(const struct mind *m, const struct hero *h, int token, int space) OWN(worth_of_token);
int worth_of_npc(const struct mind *m, const struct hero *h, int npc, int space) OWN(worth_of_npc);
int worth_of_turning_up(const struct mind *m, int space) OWN(worth_of_turning_up);
/* One icon for a Hero; all of them, by icon; the City Action of a District, icons being worth that much. */
int worth_of_icon(const struct mind *m, int post, u8 icon) OWN(worth_of_icon);
void value_icons(const struct mind *m, int post, i16 icons[I_STRIKE + 1]) OWN(value_icons);
int worth_of_city_action(const struct mind *m, int post, int space, const i16 *icons) OWN(worth_of_city_action);
/* The best kill by an Orbital Strike; in one Space. */
spaces strike_spaces(const struct mind *m) OWN(strike_spaces); /* that they reach */
int worth_of_strike(const struct mind *m) OWN(worth_of_strike);
int worth_of_strike_at(const struct mind *m, int space) OWN(worth_of_strike_at);
/* A Fight there, a shot from there, whatever is better: the Hero's best Action in that Space. */
int worth_of_action(const struct mind *m, int post, int space) OWN(worth_of_action);
/* What that is worth at most, for a Hero who shoots or does not: quick to tell. */
int bound_of_action(const struct mind *m, int space, bool shooter) OWN(bound_of_action);

/* -- bot_turn.c -- */

/* What the Hero does next in its Turn: an index of the listed options. */
int choose_in_turn(const struct mind *m) OWN(choose_in_turn);

/* -- bot_effect.c -- */

/* Instructions from..to of a code for an effect; only those of `mode` (-1: the best for whoever chooses). */
int worth_of_code(const struct mind *m, struct effect *e, struct code code, int from, int to, int mode)
    OWN(worth_of_code);
/* All of a text, as if it began now. */
int worth_of_text(const struct mind *m, struct effect e) OWN(worth_of_text);
/* The first instruction after a choice that does something with it. */
static inline struct instr what_for(const struct mind *m, const struct effect *e)
{
    return chosen_for(m->c, e, V_TARGET_SPACE + 1);
}
/* What happens to a Hero by an instruction. */
int worth_to_hero(const struct mind *m, const struct effect *e, struct instr i, int post) OWN(worth_to_hero);
/* Modifiers that begin to hold: of an Apocalypse card or a Monster. */
int worth_of_passive(const struct mind *m, struct code code) OWN(worth_of_passive);
/* A token of a kind that comes to a Space. */
int worth_of_placing(const struct mind *m, int token, int space) OWN(worth_of_placing);

/* -- bot_vote.c -- */

/* How much work a Mission would be: a City Action for each Hero is 10 for each, and takes about a Round. */
int work_of(struct context *c, const STATE *g, u8 id) OWN(work_of);
/* What we name or confirm: an index of the listed options. */
int choose_in_vote(const struct mind *m) OWN(choose_in_vote);

/* -- bot_hero.c, bot_sins.c: what one side's option is worth to that side -- */

int score_for_hero(const struct mind *m, struct action a) OWN(score_for_hero);
int score_for_sins(const struct mind *m, struct action a) OWN(score_for_sins);
/* The Monster that Moves in a Reaction, is Summoned or put elsewhere: an index of the listed options. */
int choose_station(const struct mind *m) OWN(choose_station);

static inline const struct hero *hero_of(const struct mind *m, int post) { return &m->g->hero[post]; }

#endif
