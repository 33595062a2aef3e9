/* screen.c: the table as text. */
#include "bot.h"
void vigilante_screen(struct text *out, struct context *c, const void *view, seat who)
{ (void)out;(void)c;(void)view;(void)who; }
