/* screen.c: the table as a seat sees it. */
#include "bot.h"

void the_others_screen(struct text *out, struct context *c, const void *view, seat who)
{
    (void)c, (void)view, (void)who;
    text_add(out, "The Others\n");
}
