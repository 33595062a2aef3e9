/* say.h: actions, events, prompts and refusals as sentences for people. */
#ifndef ENGINE_SAY_H
#define ENGINE_SAY_H

#include "game.h"

/* The names of the seats; NULL entries read "seat 1", "seat 2"... */
struct names {
    const char *seat[SEATS_MAX];
};

/* Everything that sentences need to know. `viewer` reads "you"; NOBODY: nobody does. `state` tells the game what things
 * are called now: a view without secrets of others, or NULL for their usual names. */
struct speaker {
    const struct game *game;
    const struct content *content;
    const struct names *names;
    seat viewer;
    const void *state;
};

/* "Recruit Night Heron": an option as a line that stands alone. */
void say_action(struct text *out, const struct speaker *s, struct action action);
/* "Move a Nun from x-12 to ...": the same for options that differ in the operands whose bits are in `open`. */
void say_action_open(struct text *out, const struct speaker *s, struct action action, u8 open);
/* "Anna draws a City card": an event as the viewer may know it. */
void say_event(struct text *out, const struct speaker *s, const struct event *event);
/* Whether a phrase counts operand 0, 1 or 2 with a noun: "{b:Wound|Wounds}" reads "1 Wound", "2 Wounds". */
bool phrase_counts(const char *phrase, int operand);
/* How often counted numbers of an event took each value; the last counts larger ones too. */
enum { SPREAD_VALUES = 10 };
struct spread {
    u8 varies; /* bit i: number i is shown by how often it took each value, in place of the number */
    int samples, times[3][SPREAD_VALUES];
};
/* "Fire check of Leah: 2 dice, Hits 0:25% 1:44% 2:31%"; NULL: say_event. */
void say_event_spread(struct text *out, const struct speaker *s, const struct event *event,
                      const struct spread *spread);
/* "62 %", "under 1 %"; 100 % only for always. */
void say_percent(struct text *out, int times, int samples);
/* "Recruit Night Heron: all four slots are filled (VG-191)". */
void say_refusal(struct text *out, const struct speaker *s, const struct refusal *refusal);
/* "VG-191", "VG-S20", "VG-E05". */
void say_rule(struct text *out, const struct game *game, rule_number rule);
/* Reads such a number, in any case and with or without the prefix ("vg-s20", "151"); 0 when it is none. */
rule_number rule_read(const struct game *game, const char *text);
/* One number of an option, event or field in words, by its meaning ("Med Pac", "Anna", "3"). */
void say_thing(struct text *out, const struct speaker *s, u8 meaning, u8 value);
/* "Draw 1 card": mode m (from 1) of a choice, in the words of the card; "choice 2" when there is none. */
void say_mode(struct text *out, const struct content *content, const struct modes *modes, int m);

/* The question that a pending seat is asked: its prompt, its rule, and the card it is about (kind and
 * row, 0 when it is about none). */
struct question {
    const char *prompt;
    const char *plain; /* the same without the order in which the rules take several things; NULL: there is none */
    rule_number rule;
    const char *procedure, *step;
    u8 kind, card;
    u8 close;    /* the verb that says "that is all" where it asks for several things (struct step), or NO_VERB */
    const char *pass; /* what passing means (struct step), or NULL */
    const struct modes *modes; /* that the card lets the seat choose from, or NULL */
};
/* An answer to a question, as a line that stands alone: say_action, the mode that it chooses, or what passing means. */
void say_option(struct text *out, const struct speaker *s, const struct question *q, struct action option);
struct question question_of(const struct context *c, seat who);
/* How people are asked; `together`: the question for several things as one answer (struct step), NULL: for one. */
const char *question_words(const struct question *q, const char *together);

#endif
