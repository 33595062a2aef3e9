/* full_aloud.c: several people at the screen: asking all of them aloud, and passing it on. */
#include "full.h"

enum { ALOUD_NOBODY = SEATS_MAX, ALOUD_TURN, ALOUD_ROUND }; /* ids below are seats */

/* The screen goes to somebody; whoever is here reads first what only they may see. */
static void lower_curtain(struct full *u, seat who)
{
    u->next = who;
    u->mode = FULL_CURTAIN;
    if (u->who == NOBODY || !room_has_secret_news(u->room, u->who)) return;
    u->mode = FULL_LOOKS;
    room_scene(u->room, u->who, &u->scene);
    u->view = VIEW_NEWS;
    u->scroll = 0;
}

static void aloud_chosen(struct full *u, int id)
{
    static const u16 until[] = {[ALOUD_NOBODY] = 0, [ALOUD_TURN] = FOR_TURN, [ALOUD_ROUND] = FOR_ROUND};
    enum sitting sitting = SIT_PASSED;
    if (id >= ALOUD_NOBODY) room_aloud_nobody(u->room, u->next, until[id]);
    else sitting = room_aloud_named(u->room, u->next, (seat)id);
    if (sitting == SIT_CURTAIN) lower_curtain(u, u->next);
    else u->mode = FULL_GOES_ON;
}

/* "To all, Bo first: Do you play a card?" */
static void ask_aloud(struct full *u, seat who)
{
    const struct question q = room_question(u->room, who);
    const struct game *game = room_game(u->room);
    u->next = who;
    u->mode = FULL_ALOUD;
    u->view = VIEW_NEWS;
    u->scroll = 0;
    room_scene(u->room, u->who, &u->scene);
    text_clear(&u->details);
    text_clear(&u->ruling);
    text_clear(&u->aloud);
    text_add(&u->aloud, "To all, %s first: %s Ask aloud; the screen goes only to whoever wants it.",
             room_name(u->room, who), q.prompt && *q.prompt ? q.prompt : "Do you want to do something now?");
    list_clear(&u->menu);
    list_add(&u->menu, ALOUD_NOBODY, "Nobody wants to do anything")->key = '0';
    for (seat each = 0; each < room_players(u->room); each++)
        if (room_is_person(u->room, each))
            list_add(&u->menu, each, each == u->who ? "%s does, who sits here" : "%s does, and takes the screen",
                     room_name(u->room, each));
    if (room_knows(u->room, NEW_TURN))
        list_add(&u->menu, ALOUD_TURN, "Nobody, until the next %s begins",
                 game->words.turn ? game->words.turn : "turn");
    if (room_knows(u->room, NEW_ROUND))
        list_add(&u->menu, ALOUD_ROUND, "Nobody, until the next %s begins",
                 game->words.round ? game->words.round : "round");
    u->menu_title = u->aloud.at;
    u->menu_chosen = aloud_chosen;
}

void aloud_call(struct full *u, seat who)
{
    switch (room_sit_down(u->room, u->who, who)) {
    case SIT_HERE: full_sit(u, who); break;
    case SIT_CURTAIN: lower_curtain(u, who); break;
    case SIT_ALOUD: ask_aloud(u, who); break;
    case SIT_PASSED: break;
    }
}

void aloud_pass_on(struct full *u)
{
    if (u->mode == FULL_CURTAIN) {
        full_sit(u, u->next);
        return;
    }
    room_read(u->room, u->who, 0, room_events(u->room));
    u->mode = FULL_CURTAIN;
    u->who = NOBODY;
}
