/* groups.h: long lists of options in two steps: first what is moved or used, then where to or for what. */
#ifndef ENGINE_GROUPS_H
#define ENGINE_GROUPS_H

#include "say.h"

enum {
    GROUPS_FROM = 12,   /* lists up to this length are shown as they are */
    GROUPS_OF_VERB = 3, /* fewer options of a verb with one operand are no group */
};

/* Options that differ only in the operands that are open. */
struct group {
    struct action sample; /* the first of them */
    u8 open;              /* bit i: operand i differs; 0: it is one option */
    u16 first, count;     /* where they are in `member` */
};

struct groups {
    int count; /* 0: the list needs no groups */
    struct group group[OPTIONS_MAX];
    u16 member[OPTIONS_MAX]; /* indices of the options, group by group, in their order */
};

/* Groups a list of options, in the order in which the groups begin. Options of one verb are together if they take the
 * same thing from the same place (the `from` path of the verb) or, where the verb has no such path, if they differ only
 * in the last of two or three operands; with one operand the verb is a group. Lists that are short or that groups do
 * not make shorter get none. */
void groups_make(struct groups *out, const struct game *game, const struct action *option, int count);
/* The operands in which two options of one group may differ; 0: they belong to different ones. */
u8 groups_open(const struct game *game, struct action x, struct action y);
/* "Move a Nun from x-12 to ... (10)", or the option where there is only one. */
void groups_say(struct text *out, const struct speaker *s, const struct question *q, const struct group *group);

#endif
