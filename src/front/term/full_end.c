/* full_end.c: what came of a game: who has won and why, all secrets, and what to do next. */
#include <stdlib.h>
#include <string.h>

#include "full.h"

enum { END_TABLE, END_AGAIN, END_QUIT };

static void end_chosen(struct full *u, int id);

static void open_menu(struct full *u)
{
    list_clear(&u->menu);
    list_add(&u->menu, END_TABLE, "Look at the table, with all secrets");
    list_add(&u->menu, END_AGAIN, "Another game");
    list_add(&u->menu, END_QUIT, "Quit");
    u->menu_title = "What now?";
    u->menu_chosen = end_chosen;
}

static void end_chosen(struct full *u, int id)
{
    if (id == END_AGAIN) u->mode = FULL_AGAIN;
    else if (id == END_QUIT) u->mode = FULL_LEFT;
    else {
        open_menu(u);
        u->view = u->view == PAGE_END ? VIEW_FOLLOW : PAGE_END;
    }
}

/* "Bo (normal bot) has lost: the Good jails hold 3 of 14 Villains (VG-087)." */
static void say_verdict(struct full *u, seat who)
{
    struct text why = {0}, rule = {0};
    rule_number number = room_verdict(u->room, who, &why);
    text_add(&u->end, "%s (%s) has %s", room_name(u->room, who), room_sitter(u->room, who),
             room_score(u->room, who) > 0 ? "won" : "lost");
    if (why.length) text_add(&u->end, ": %s", why.at);
    if (number) {
        say_rule(&rule, room_game(u->room), number);
        text_add(&u->end, " (%s)", rule.at);
    }
    text_add(&u->end, ".\n");
    text_free(&why);
    text_free(&rule);
}

void end_open(struct full *u)
{
    u->mode = FULL_ENDED;
    u->view = PAGE_END;
    u->scroll = 0;
    u->details_for = -1;
    text_clear(&u->details);
    text_clear(&u->end);
    text_add(&u->end, "The game is over.\n\n");
    for (seat who = 0; who < room_players(u->room); who++) say_verdict(u, who);
    if (u->save) {
        bool saved = save_room(u->save, u->room);
        if (saved) save_finish(u->save);
        if (saved && u->save->path.length) text_add(&u->end, "\nLook at it again: longbox replay %s\n", u->save->path.at);
        else if (!saved) text_add(&u->end, "\nIts record is lost: %s\n", text_string(&u->save->error));
    }
    u->who = NOBODY;
    room_reveal(u->room, &u->scene); /* nothing is secret any more */
    open_menu(u);
}
