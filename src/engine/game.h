/* game.h: what a game gives to the engine: one struct, filled by name, exported by its folder. */
#ifndef ENGINE_GAME_H
#define ENGINE_GAME_H

#include "effect.h"

/* How a game is set up. Options are bits of the game's option list. */
struct setup {
    u8 players;
    u8 scenario; /* row of the game's scenario kind */
    u32 options;
};

/* One row of actions.def: what the bytes of an option mean and how it reads. Phrases of actions and events put things
 * in place of marks: {a} {b} {c} are their names; "{b:Wound|Wounds}" counts: "1 Wound", "3 Wounds"; "{a of b}" is mode
 * number a of the card b, in the words of its text. */
struct action_row {
    const char *name;   /* "RECRUIT": in JSON and records */
    u8 a, b, c;         /* meanings (describe.h); NOTHING when unused */
    const char *phrase; /* "Recruit {a}" */
    const char *to, *from; /* paths in a scene: what it points at, and from where it takes it; NULL: see scene_points */
};
enum { NOTHING = 15 }; /* a meaning: the byte is unused */

/* One row of events.def. REVEALS and ROLLS bar free undo across it. HIDE_x: seats that are not in the event's `see` get
 * that byte hidden (as the thing's back, or HIDDEN). ROUTINE: odds leave it out. BLUR: odds show neither b nor c.
 * NEW_TURN, NEW_ROUND: one of them begins, which ends auto answers that were meant to last until then
 * (table_auto_answer). PASSING: it tells no more than the answer before it, so that people may answer beyond it
 * (ways.h). STORY: its sentence is a piece of the story that a reader should see once and in peace; odds leave it out too.
 */
struct event_row {
    const char *name;
    u8 a, b, c;
    const char *phrase; /* {who} is the seat; hidden things read as their backs */
    u16 flags;
    const char *to, *from; /* paths in a scene: where it brings a thing, and from where; NULL: anywhere */
};
enum {
    REVEALS = 1, ROLLS = 2, HIDE_A = 4, HIDE_B = 8, HIDE_C = 16, ROUTINE = 32, BLUR = 64,
    NEW_TURN = 128, NEW_ROUND = 256, PASSING = 512, STORY = 1024,
};
enum { HIDDEN = 0xFF };

struct option_row {
    const char *id, *name; /* set-up option: "mercenaries", and a line about it */
    bool kind;             /* suggested to whoever plays the game for the first time */
};

/* Something that each player may turn on and off between answers, whoever is asked: "held", and what is so then. */
struct switch_row {
    const char *id, *on, *off; /* on, off: for people, "your hand is held"; at the beginning all are off */
};

/* A named moment to begin a position at: pushes the frames that belong there. */
struct entry_point {
    const char *id, *about;
    void (*build)(struct context *c, void *state, seat who);
    bool seatless; /* it begins for all alike: naming a seat for it is a mistake, and `who` is 0 */
};

/* How hard a set-up is: what bots of one level made of it with the built-in content and no options. */
enum { MEASURED_SIDES = 4, ABSENT = 0xFF };
struct measured {
    const char *scenario; /* id */
    u8 players;
    const char *level; /* of all bots */
    u32 games;
    u8 won[MEASURED_SIDES]; /* by each of `sides`: per cent of the games in which it took part; ABSENT: there was none.
                               Without sides only the first counts: the games that somebody won; all lost the others */
};

struct speaker; /* say.h */
struct scene;   /* scene.h */
struct number_row;
struct paper;   /* paper.h */

/* What the rules are: tables that describe them, and how a game begins, goes on and ends. */
struct game_rules {
    const struct procedure *const *procedures;
    u8 procedure_count;
    const u64 *effect_calls;     /* bit P_p: an effect may hand over to procedure p */
    const u64 *seatless;         /* likewise: p may run for no seat; NULL: none may */
    const struct fields *fields; /* of the state */
    const struct domain *domains;
    u8 domain_count;
    const struct action_row *actions;
    u8 action_count;
    u8 pass_verb; /* by which a player declines what is offered; 0: none does */
    const u8 *declines; /* further verbs that decline: "Do not React"; ends with 0. NULL: there are none */
    const u8 *stops; /* verbs that are no part of ways (ways.h): "End this Turn"; ends with 0. NULL: there are none */
    /* Where whoever makes a move of several steps stands, from 1: ways do not lead there twice. The first operand of a
     * verb that moves is such a place. 0: nobody makes one. NULL: the game has no such moves. */
    u8 (*place)(const void *state);
    const struct event_row *events;
    u8 event_count;
    const struct option_row *options; /* ends with id NULL */
    const struct entry_point *entries; /* ends with id NULL */
    /* Fields that tell of the course of a game, such as logs and lasting effects: "player.conduct"; ends with NULL. If
     * a position does not name them, they are as in a new game and not as in the game before. NULL: there are none. */
    const char *const *leftovers;
    /* Fields that have another name in positions of old records: old name, present name, ..., NULL. NULL: there are
     * none. */
    const char *const *renamed;

    /* What is wrong with a set-up whose number of players, scenario and options exist; NULL when it can be played.
     * Called by setup_fault. A hook that is NULL finds nothing wrong. */
    const char *(*check)(const struct content *content, const struct setup *setup);
    /* Fills a zeroed state whose generator is seeded, and pushes the first procedure. Called by rules_begin. */
    void (*begin)(struct context *c, void *state, const struct setup *setup);
    /* Brings fields that follow from others up to date after a position was loaded or built. */
    void (*refresh)(struct context *c, void *state);
    /* Says what is wrong with a state, NULL when nothing is: for tests and loaded positions. */
    const char *(*find_fault)(struct context *c, const void *state);
    /* For a seat that does not answer: which of its listed options is given for it. */
    int (*default_option)(struct context *c, const void *state, seat who);
    /* Which of the listed options anybody would take who plays to win, from what all know: with `obvious` of a room
     * people are not asked. -1: that is for the player to say. NULL: nothing is obvious. */
    int (*obvious)(struct context *c, const void *state, seat who);
    /* Whether a listed option brings a seat nothing, as far as its view tells: it changes nothing that counts, or can be
     * chosen just as well when it matters. People may wish not to be asked for such things. NULL: there are none. */
    bool (*is_idle)(struct context *c, const void *view, seat who, struct action option);
    /* A player gives up or leaves for good: others take over, or the other side wins. False: not possible now. The
     * caller runs the rules on. NULL: nobody can in this game. */
    bool (*resign)(struct context *c, void *state, seat who);
    /* What players may turn on and off; ends with id NULL. NULL: nothing. */
    const struct switch_row *switches;
    /* Turns switch n of a seat, which is not so yet; whether it is on. Needed only with `switches`. The caller runs the
     * rules on: the same question, or what follows if it has become forced. */
    void (*turn_switch)(struct context *c, void *state, seat who, int n, bool on);
    bool (*switched)(const void *state, seat who, int n);
    /* Hashes of earlier content of the game that differs from the present in words only, so that its records can still
     * be played; ends with 0. NULL: there is none. */
    const u64 *reworded;
    /* What a seat got, once the game is over: higher is better; above 0: it has won. */
    int (*score)(struct context *c, const void *state, seat who);
    /* What the rules count for each seat at the end, if anything, and what it is called ("coins"); NULL: nothing. */
    const char *points_name;
    int (*points)(struct context *c, const void *state, seat who);
    /* Sides, for statistics: their names (end with NULL; NULL: each player plays alone), and which side a seat is on,
     * by the whole state; -1: none yet. */
    const char *const *sides;
    int (*side)(struct context *c, const void *state, seat who);
};

/* The language of its content, what effects ask of the rules, and the names that sentences need. */
struct game_words {
    rule_number effect_rule;  /* that choices of a card's text follow */
    const struct verb *verbs; /* indexed by verb; the first V_GAME rows are empty */
    u8 verb_count;
    const struct words *each, *quantities, *conditions, *moments;
    const struct words *choosers; /* who other than the owner may choose a mode (`by`); NULL: nobody. Values are not
                                     0 */
    const struct kind *kinds; /* ends with word NULL */
    const char *turn, *round; /* what its rulebook calls what NEW_TURN and NEW_ROUND begin; NULL: turn, round */

    /* The code of a card's part. */
    struct code (*part)(const struct context *c, const struct effect *e);
    /* Called when a card's targets are named: may push a window in which others react; true if it did. When the
     * window's result is CANCELLED, so is the effect. */
    bool (*played)(struct context *c, struct effect *e, seat who);
    /* Lets somebody other than `who` choose one of an effect's modes. Pushes a frame whose RESULT is the mode, from 1,
     * and returns true; or sets e->mode (from 0) itself and returns false. mode_possible says which modes would do
     * anything. Needed only with `choosers`. */
    bool (*modes)(struct context *c, struct effect *e, seat who, u8 chooser, int modes);
    /* A quantity of content, for a seat and place. */
    int (*quantity)(struct context *c, const struct effect *e, seat who, u8 quantity);
    bool (*holds)(struct context *c, const struct effect *e, seat who, struct condition condition);
    /* Whether an instruction inside a price, which is possible, can be carried out in full. NULL: whatever is possible
     * can. */
    bool (*payable)(struct context *c, const struct effect *e, seat who, struct instr instr);
    /* Sets the effect's registers to the next thing of an `each`; false when there is none.
     * `count` of the effect is how many are done. */
    bool (*each_next)(struct context *c, struct effect *e, seat who, u8 selector);
    /* The name of a thing if it depends on the state, such as a place of the map that is played, or if sentences need
     * another name than lists do ("an Innocent"); false: the usual name. It gets any value but backs; the state of the
     * speaker is one without secrets. NULL: no name does. */
    bool (*name_thing)(struct text *out, const struct speaker *s, u8 domain, u8 value);
    /* The words of the question that a frame waits at, if they depend on its locals, of which all seats know; NULL: as
     * the step has them. NULL: none do. */
    const char *(*prompt)(const struct context *c, const struct frame *f);
};

/* A number of a state that tells people what an answer leads to. */
struct fact_row {
    const char *name; /* "Villains in your jail": read as "Villains in your jail: 2.1 instead of 1.4" */
};
enum { FACTS_TOLD = 8 }; /* at most so many of a game */

/* An estimate that is a weighted sum of facts, squashed into a chance by `logistic` (quick.h): told as a table, so that
 * its weights can be fitted. Made by game_weights.h. */
enum { WEIGHTED_MAX = 40 };
struct weighted {
    int facts;
    const char *const *names; /* as weights.def has them */
    const i16 *weights;       /* in 4096ths */
    /* Counts the facts of a whole state. Returns 1 if the sum stands for the chance of `who`, -1 if for that of its
     * opponents, and 0, with no facts, while the game is set up or over: then nothing is weighed. */
    int (*look)(struct context *c, const void *state, seat who, int *fact);
};

/* How levels of bots err in a game, in thousandths. Chosen so that each level is clearly stronger than the one below. */
struct error {
    u16 overlooks; /* so many of the options do not come to mind */
    u16 misses;    /* what is better than the quick bot's choice by less than that, where chances are even */
};
struct errors {
    struct error easy, hasty, normal, hard; /* one that does not think misses nothing: it compares nothing */
};

/* What bots and odds need. */
struct game_bot {
    /* Fills in what `who` cannot see in a view, consistently with what it has seen. */
    bool (*redeal)(struct context *c, void *view, seat who, struct random *luck);
    /* The quick bot: picks one of the listed options from a redacted state. They may be only some of what the rules
     * offer, in another order: so one can ask what it would do if it could not do what it likes best. */
    int (*choose)(struct context *c, const void *view, seat who, struct random *luck);
    /* Whether an option belongs to a question of taste, such as which of several characters to be: bots of all levels
     * answer as the quick bot does, so that people see all of them. NULL: nothing is. */
    bool (*is_flavour_choice)(struct action option);
    /* Whether nobody who knows the game would take a listed option, since another listed one is better whatever comes:
     * a thinking bot does not consider it, so noise does not make it look good. Of all listed options at
     * least one is none. NULL: a bot considers everything. */
    bool (*is_pointless)(struct context *c, const void *view, seat who, struct action option);
    /* In a search all others answer as the quick bot does, by what they can know. Otherwise they learn in trees of their
     * own what is best against the searching seat; but what that seat hides is the same in all deals, so they would see
     * through it. For games in which a lot depends on what seats hide from each other for long. */
    bool others_guess;
    struct errors errors;
    /* The same for each of rules.sides, where thinking helps one side more than another; NULL: all err alike. */
    const struct errors *side_errors;
    /* The chance in thousandths that `who` wins, judged quickly from a whole state at any moment of the game: used
     * where a searching bot cuts its playouts off. */
    int (*estimate)(struct context *c, const void *state, seat who);
    /* Bytes at c->memo, zero at first, where `redeal`, `choose` and `estimate` may note what they have worked out, to find
     * it there when they are asked again, about whatever position with the same content. It must follow from what it is
     * noted with: with another memo, or none, they answer the same. 0: nothing. */
    u16 memo_bytes;
    const struct weighted *weighted; /* how it is made, if it is made so; NULL: otherwise */
    u16 playout_depth; /* after how many answers beyond its tree it does so */
    u32 pace;          /* iterations of a search that one ordinary core carries out in a second: budgets of levels */
    u16 review_depth;  /* the same for reviews, which have more time; 0: as bots */
    /* What a searching bot strives for, in thousandths, at any moment of the game and when it is over, if that is not
     * only to win: losing to somebody may be better than all losing. NULL: to win, as `score` and `estimate` say. */
    int (*worth)(struct context *c, const void *state, seat who);
    /* How well `who` stands at any moment and when it is over, in thousandths, by what people play for when it is as good
     * as decided who wins: the next goal, a better rank, denying the leader, an end. NULL: bots drift then. */
    int (*standing)(struct context *c, const void *state, seat who);
    /* For odds: which of the listed options is taken for granted at a question after the one that they are asked for,
     * so that they say what a player wants to know; -1: they end there. `chosen`: the option that the odds are of. NULL:
     * everybody declines what may be declined, and odds end at any other question. */
    int (*odds_answer)(struct context *c, const void *state, seat who, struct action chosen);
    /* Whether an answer leaves `who` on a side (an index of rules.sides) that it wishes to play, as far as this answer
     * decides it: bots then choose among such answers. NULL: no answer decides sides. */
    bool (*grants)(struct action option, seat who, int side);
    const char *odds_premise; /* those answers in words, or NULL: "nobody plays another card" */
    /* What counts besides winning, for hints that say why: names, which end with NULL, and the numbers of a whole state
     * in the eyes of `who`. NULL: nothing does. */
    const struct fact_row *facts;
    void (*count_facts)(struct context *c, const void *state, seat who, int fact[FACTS_TOLD]);
};

/* What people see. */
struct game_show {
    const struct measured *measured; /* ends with scenario NULL; NULL: not measured */
    const char *aim;  /* what it is about and how each side wins: a few lines that a new player reads first */
    const char *turn; /* what happens in a turn, likewise */
    const struct number_row *numbers; /* that scenes tell */
    u8 number_count;
    const struct about_row *abouts; /* what lies in scenes, and what marks and tints mean; NULL: nothing is told */
    /* Tells what lies on the table for the reader of the scene, to whom `view` belongs: see scene.h. */
    void (*scene)(struct scene *s, struct context *c, const void *view);
    /* Tells what is printed on a thing of content, into the open area that is this thing; c has no state. NULL: there
     * is nothing but its text. */
    void (*print)(struct scene *s, struct context *c, u8 thing, u8 value);
    /* Whether two seats are of one team and may watch each other choose, where several choose at once. NULL: nobody
     * may. */
    bool (*one_team)(const void *view, seat one, seat other);
    /* Why a seat has won or lost, once the game is over, as a sentence with the numbers that decided it: "the Good
     * jails hold 3 of 14 Villains". Returns the rule that says so. */
    rule_number (*verdict)(struct text *out, struct context *c, const void *state, seat who);
    /* Writes the newspaper of a game that is over, from its state and all that has happened: see paper.h. NULL: it has
     * none. */
    void (*paper)(struct paper *p, const struct speaker *speaker, struct context *c, const void *state,
                  const struct event *event, int events);
};

/* What was linked in: made from the game's folder by the build. */
struct game_linked {
    const u8 *block;            /* the content */
    const u32 *bytes;           /* NULL while the content is being built */
    const char *const *sources; /* the Lua files it was made of: name, text, ..., NULL */
    const char *rules_text;
};

/* What a game whose games may follow from each other gives to the engine: see campaign.h. What is carried from one game
 * to the next is a struct of its own, described by a field list without cards, all of it public. `carried` is always
 * one that is sound (carried_sound). */
struct game_campaign {
    const struct fields *fields; /* of the struct */
    /* Fills the zeroed struct that a new campaign begins with. NULL: zeros are right. */
    void (*start)(const struct content *content, void *carried);
    /* Says what is wrong with a struct from outside beyond its fields' bounds, NULL when nothing is. NULL: nothing. */
    const char *(*find_fault)(const struct content *content, const void *carried);
    /* Whether the last game of the campaign has been played. */
    bool (*is_over)(const struct content *content, const void *carried);
    /* Why a set-up that can be played by itself cannot be the next game, NULL when it can: scenarios that come in an
     * order, or players that must stay. NULL: any set-up can. */
    const char *(*check)(const struct content *content, const void *carried, const struct setup *setup);
    /* Brings what is carried into the state of a new game, after rules.begin and before anything runs. Choices between
     * two games are questions of that state's procedures: at the beginning of the next game, or at the end of the
     * last. */
    void (*begin)(struct context *c, void *state, const void *carried);
    /* What is carried on from a game that is over and began with `before`; *carried is a copy of that. */
    void (*after)(struct context *c, const void *state, const void *before, void *carried);
    /* Where the campaign stands, in a line without a full stop: "2 of 3 games played, Ada has won 1". Seats are written
     * "seat 2"; front ends put names in. */
    void (*stands)(struct text *out, const struct content *content, const void *carried);
    u32 free_play; /* set-up options with which a game uses what was won and changes nothing: it may also come when the
                      campaign is over */
};

struct game {
    const char *id, *name, *about;
    const char *prefix; /* of rule numbers: "VG" */
    u16 version;        /* of the rules; records of another version are not replayed */
    u16 state_bytes;
    u8 least_players, most_players;
    u8 scenario_kind;   /* content kind of its scenarios, 0: none */
    bool unlisted;      /* for tests and as a template: it is not on the players' menu */
    struct game_rules rules;
    struct game_words words;
    struct game_bot bot;
    struct game_show show;
    const struct game_campaign *campaign; /* NULL: it has none */
    struct game_linked linked;
};

/* Whether a verb declines what is offered. */
static inline bool verb_declines(const struct game *game, u8 verb)
{
    if (verb == game->rules.pass_verb && verb) return true;
    for (const u8 *d = game->rules.declines; d && *d; d++)
        if (*d == verb) return true;
    return false;
}

/* Why a game cannot be played with a set-up, NULL if it can. */
static inline const char *setup_fault(const struct game *game, const struct content *content, const struct setup *setup)
{
    return game->rules.check ? game->rules.check(content, setup) : NULL;
}

#endif
