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
