/* full_end.c: what came of a game: who has won and why, all secrets, and what to do next. */
#include <stdlib.h>
#include <string.h>

#include "full.h"

enum { END_TABLE, END_REPLAY, END_AGAIN, END_QUIT };

static void end_chosen(struct full *u, int id);

static void open_menu(struct full *u)
{
    list_clear(&u->menu);
    list_add(&u->menu, END_TABLE, "Look at the table, with all secrets");
    if (room_length(u->room)) list_add(&u->menu, END_REPLAY, "Go through the game again");
    list_add(&u->menu, END_AGAIN, "Another game");
    list_add(&u->menu, END_QUIT, "%s", room_kept(u->room, "campaign") ? "Go on with the campaign" : "Quit");
    u->menu_title = "What now?";
    u->menu_chosen = end_chosen;
}

/* -- Going through it again ----------------------------------------------------------------------------------- */

/* Who looks at a position: the only person, or nobody in particular. */
static seat replay_reader(const struct full *u)
{
    for (seat who = 0; room_people(u->room) == 1 && who < room_players(u->room); who++)
        if (room_is_person(u->room, who)) return who;
    return NOBODY;
}

static void replay_at(struct full *u, int position)
{
    position = max_int(0, min_int(position, room_length(u->room)));
    u->replayed = 0;
    if (position > 0 && room_go(u->room, position - 1)) u->replayed = room_events(u->room);
    room_go(u->room, position);
    u->mode = FULL_REPLAYS;
    u->who = replay_reader(u);
    u->view = VIEW_FOLLOW;
    u->menu_title = NULL;
    room_scene(u->room, u->who, &u->scene);
}

void end_replay_key(struct full *u, int code)
{
    enum { FAR = 10 };
    int at = room_position(u->room);
    switch (code) {
    case PRESS_TO_RIGHT: case PRESS_TO_DOWN: case PRESS_GO: case ' ': replay_at(u, at + 1); break;
    case PRESS_TO_LEFT: case PRESS_TO_UP: case PRESS_RUBOUT: replay_at(u, at - 1); break;
    case PRESS_PAGE_ON: replay_at(u, at + FAR); break;
    case PRESS_PAGE_BACK: replay_at(u, at - FAR); break;
    case PRESS_TO_START: replay_at(u, 0); break;
    case PRESS_TO_END: replay_at(u, room_length(u->room)); break;
    case PRESS_BACK:
        room_go(u->room, room_length(u->room));
        end_open(u);
        break;
    default: break;
    }
}

/* -- The end -------------------------------------------------------------------------------------------------- */

static void end_chosen(struct full *u, int id)
{
    if (id == END_REPLAY) replay_at(u, 0);
    else if (id == END_AGAIN) u->mode = FULL_AGAIN;
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
    const char *fate = room_score(u->room, who) > 0 ? "won" : "lost";
    if (room_is_person(u->room, who) && room_people(u->room) == 1) text_add(&u->end, "You have %s", fate);
    else text_add(&u->end, "%s (%s) has %s", room_name(u->room, who), room_sitter(u->room, who), fate);
    if (why.length) text_add(&u->end, ": %s", why.at);
    if (number) {
        say_rule(&rule, room_game(u->room), number);
        text_add(&u->end, " (%s)", rule.at);
    }
    text_add(&u->end, ".\n");
    text_free(&why);
    text_free(&rule);
}

static void say_paper(struct full *u)
{
    struct paper paper = {0};
    if (room_paper(u->room, &paper)) {
        text_add(&u->end, "\n");
        paper_say(&u->end, &paper);
    }
    paper_free(&paper);
}

/* How the story ends: what was told with the last answer. */
static void say_story(struct full *u)
{
    const struct speaker speaker = room_speaker(u->room, NOBODY);
    const struct event_row *kinds = room_game(u->room)->rules.events;
    int count = room_events(u->room), from = count;
    u32 last = count ? room_event(u->room, NOBODY, count - 1).pause : 0;
    while (from > 0 && room_event(u->room, NOBODY, from - 1).pause == last) from--;
    for (int i = from; i < count; i++) {
        struct event event = room_event(u->room, NOBODY, i);
        if (!(kinds[event.kind].flags & STORY)) continue;
        text_add(&u->end, "\n");
        say_event(&u->end, &speaker, &event);
        text_add(&u->end, "\n");
    }
}

void end_open(struct full *u)
{
    u->mode = FULL_ENDED;
    u->view = PAGE_END;
    u->scroll = 0;
    u->details_for = -1;
    text_clear(&u->details);
    text_clear(&u->ruling);
    bool first = !u->end.length;
    if (first) text_add(&u->end, "The game is over.\n\n");
    for (seat who = 0; first && who < room_players(u->room); who++) say_verdict(u, who);
    if (first) say_story(u);
    if (first) say_paper(u);
    if (u->save && first) {
        bool saved = save_room(u->save, u->room);
        if (saved) save_finish(u->save);
        if (saved && u->save->path.length)
            text_add(&u->end, "\nLook at it again: longbox replay %s\nWhat each decision was worth: longbox review %s\n",
                     u->save->path.at, u->save->path.at);
        if (saved && u->save->path.length && room_game(u->room)->show.paper)
            text_add(&u->end, "Its newspaper: longbox paper %s > page.html\n", u->save->path.at);
        if (!saved) text_add(&u->end, "\nIts record is lost: %s\n", text_string(&u->save->error));
    }
    u->who = NOBODY;
    room_reveal(u->room, &u->scene); /* nothing is secret any more */
    open_menu(u);
}
