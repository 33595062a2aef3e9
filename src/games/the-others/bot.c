/* bot.c: the quick bot. */
#include "bot.h"

int the_others_choose(struct context *c, const void *view, seat who, struct random *luck)
{
    (void)view, (void)who;
    return (int)random_below(luck, c->count);
}
