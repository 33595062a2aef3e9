/* module.c: the door of a WASM module: a line of talk in, a line out, for every caller at its one table.
 *
 *     p = request(bytes);      the caller writes its line, in UTF-8, to that address
 *     n = carry_out(by);       carries it out for the owner, a seat or somebody who looks on
 *     a = answer();            where the n bytes of the answer lie until the next request
 *
 * A module holds one game and one table, which the owner opens by "new" or "replay". It imports nothing: no clock, no
 * file, no luck from outside; so the same lines get the same answers everywhere. After a trap (a bug of ours, or no
 * memory left) it must not be used again; last_words() tells why. Whoever loads it keeps the record, and replays it in
 * another one.
 *
 * Other instances can help a bot to think. While it does, lend() names a part of its search by a ticket (-1: none is
 * left). In an instance whose memory is a copy of this one's, help(ticket) carries the part out; what it has found lies
 * at desk() then, desk_bytes() long. Copied to desk() of this instance, take(ticket) takes it over; reclaim(ticket) takes
 * the part back if the helper is gone.
 */
#include <stdlib.h>
#include <string.h>

#include "module.h"
#include "talk/talk.h"

/* Callers besides the seats, which are numbered from 0. */
enum { BY_OWNER = -1, BY_NOBODY = -2 };

static struct {
    struct caller *owner;
    struct room *room;               /* that the others have joined */
    struct caller *seat[SEATS_MAX];  /* NULL until they are first heard of */
    struct caller *onlooker;
    char *line;
    struct text out;
    struct finding desk;
} module;

/* Those who have joined a room leave it when the owner has opened another. */
static void leave_room(void)
{
    for (int i = 0; i < SEATS_MAX; i++) talk_close(module.seat[i]), module.seat[i] = NULL;
    talk_close(module.onlooker), module.onlooker = NULL;
}

/* NULL: there is no such seat, or no table yet. */
static struct caller *find_caller(int by)
{
    if (!module.owner) module.owner = talk_open(NULL, NULL);
    if (by == BY_OWNER) return module.owner;
    struct room *room = talk_room(module.owner);
    if (room != module.room) leave_room(), module.room = room;
    if (!room || by < BY_NOBODY || by >= room_players(room)) return NULL;
    struct caller **caller = by == BY_NOBODY ? &module.onlooker : &module.seat[by];
    if (!*caller) *caller = talk_join(room, by == BY_NOBODY ? NOBODY : (seat)by);
    return *caller;
}

/* Room for a line of this many bytes. */
EXPORT(request) char *request(size_t bytes)
{
    free(module.line);
    module.line = malloc(bytes + 1);
    MUST(module.line != NULL);
    module.line[bytes] = '\0';
    return module.line;
}

/* Carries out the line for BY_OWNER, BY_NOBODY or a seat; how many bytes the answer has. */
EXPORT(carry_out) size_t carry_out(int by)
{
    struct caller *caller = find_caller(by);
    text_clear(&module.out);
    if (caller) talk_line(caller, module.line, &module.out);
    else text_add(&module.out, "{\"error\":\"there is no such seat, or no game yet\"}");
    /* Opening another room has freed the old one, which those who joined it must not see again. */
    if (by == BY_OWNER && talk_room(module.owner) != module.room) leave_room(), module.room = NULL;
    return module.out.length;
}

EXPORT(answer) const char *answer(void) { return text_string(&module.out); }

/* -- Helpers ------------------------------------------------------------------------------------------------------ */

static struct bot *thinker(void)
{
    struct room *room = module.owner ? talk_room(module.owner) : NULL;
    return room ? room_thinker(room) : NULL;
}

EXPORT(lend) int lend(void) { return thinker() ? bot_lend(thinker()) : -1; }

/* Whether helpers have all that is left. */
EXPORT(waits) bool waits(void) { return thinker() && bot_waits(thinker()); }

EXPORT(help) void help(int ticket)
{
    if (thinker()) bot_help(thinker(), ticket, &module.desk);
}

EXPORT(desk) struct finding *desk(void) { return &module.desk; }
EXPORT(desk_bytes) size_t desk_bytes(void) { return sizeof module.desk; }

EXPORT(take) void take(int ticket)
{
    if (thinker()) bot_take(thinker(), ticket, &module.desk);
}

EXPORT(reclaim) void reclaim(int ticket)
{
    if (thinker()) bot_reclaim(thinker(), ticket);
}
