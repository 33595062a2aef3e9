/* seats.c: operations about who sits where, and for letting the bots of a room play. */
#include "inside.h"

bool op_seats(struct call *q)
{
    struct room *r = q->by->room;
    const struct names *names = room_speaker(r, NOBODY).names;
    js_key(q->out, "seats");
    js_open(q->out, '[');
    for (seat who = 0; who < room_players(r); who++) {
        js_open(q->out, '{');
        js_key(q->out, "seat");
        js_int(q->out, who);
        js_key(q->out, "name");
        js_string(q->out, names->seat[who]);
        js_key(q->out, "person");
        js_bool(q->out, room_is_person(r, who));
        js_key(q->out, "sitter");
        js_string(q->out, room_is_person(r, who) ? "human" : room_sitter(r, who));
        js_close(q->out, '}');
    }
    js_close(q->out, ']');
    return true;
}

bool op_sit(struct call *q)
{
    const char *list, *level;
    struct room_settings settings = room_settings(q->by->room);
    if (!get_string(q, "seats", &list) || !get_string(q, "bots", &level) ||
        !get_bool(q, "private_talk", settings.private_talk, &settings.private_talk))
        return false;
    if (!list) return fail(q, "\"sit\" needs \"seats\", a list such as \"human,bot,hard\"");
    if (!room_level(q->by->room, level, q->error) || !room_sit(q->by->room, list, q->error)) return false;
    room_set(q->by->room, &settings);
    return op_seats(q);
}

bool op_wish(struct call *q)
{
    const char *side;
    seat who;
    if (!get_seat(q, "seat", &who) || !get_string(q, "side", &side)) return false;
    if (!room_wish(q->by->room, who, side, q->error)) return false;
    js_key(q->out, "seat");
    js_int(q->out, who);
    js_key(q->out, "side");
    js_string(q->out, side);
    return true;
}

bool op_step(struct call *q)
{
    static const char *const turns[] = {[ROOM_OVER] = "over", [ROOM_PLAYED] = "played", [ROOM_THINKS] = "thinks",
                                        [ROOM_ASKS] = "asks"};
    struct room *r = q->by->room;
    struct eyes eyes;
    long long slice;
    seat who;
    if (!get_int(q, "slice", 0, 1000000, 0, &slice) || !get_eyes(q, "as", own_eyes(q), &eyes)) return false;
    if (slice != q->by->slice) room_think(r, NULL, (u32)slice);
    q->by->slice = slice;
    int from = events_so_far(q);
    enum room_turn turn = room_step(r, NOBODY, &who);
    js_key(q->out, "turn");
    js_string(q->out, turns[turn]);
    js_key(q->out, "seat");
    tell_value(q->out, table_game(q->table), table_content(q->table), SEAT, who);
    if (turn == ROOM_THINKS) {
        js_key(q->out, "progress");
        js_int(q->out, room_progress(r));
    }
    if (turn == ROOM_PLAYED) tell_outcome(q, from, eyes);
    return true;
}

bool op_settings(struct call *q)
{
    struct room *r = q->by->room;
    struct room_settings settings = room_settings(r);
    bool *const setting[] = {&settings.friendly, &settings.obvious, &settings.fast};
    static const char *const names[] = {"friendly", "obvious", "fast"};
    for (int i = 0; i < COUNT(names); i++)
        if (!get_bool(q, names[i], *setting[i], setting[i])) return false;
    room_set(r, &settings);
    for (int i = 0; i < COUNT(names); i++) {
        js_key(q->out, names[i]);
        js_bool(q->out, *setting[i]);
    }
    return true;
}

bool op_save(struct call *q)
{
    struct text out = {0};
    room_write(q->by->room, &out);
    js_key(q->out, "record");
    js_string(q->out, text_string(&out));
    text_free(&out);
    return true;
}
