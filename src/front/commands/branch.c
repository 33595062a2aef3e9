/* branch.c: playing on from the middle of a record. */
#include "branch.h"

#include "front/term/edit.h"

int branch_off(struct session *s, seat who)
{
    struct text ignored = {0};
    MUST(room_level(s->room, NULL, &ignored) && room_sit(s->room, "", &ignored) &&
         room_seat(s->room, who, "human", &ignored));
    for (seat i = 0; i < SEATS_MAX; i++) room_read(s->room, i, 0, room_events(s->room));
    save_close(&s->save);
    room_luck(s->room, (u64)room_position(s->room) + 1);
    term_printf(&s->term, STRONG, "You play on as %s. The record itself is not changed.", room_name(s->room, who));
    edit_open(&s->term);
    return session_run(s);
}
