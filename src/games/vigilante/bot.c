/* bot.c: the quick player. */
#include "bot.h"
int vigilante_choose(struct context *c, const void *view, seat who, struct random *luck)
{ (void)view;(void)who; return (int)random_below(luck, c->count); }
