/* turn.c: who is next, and what bots answer. */
#include "inside.h"

#include <string.h>

#include "engine/field_access.h"

/* Which person of a set to ask: the one who is here, otherwise the first; NOBODY when there is none. */
static seat next_person(const struct room *r, seats set, seat here)
{
    seat first = NOBODY;
    for (seat who = 0; who < SEATS_MAX; who++)
        if (has_seat(set, who) && r->sitter[who].human && (first == NOBODY || who == here)) first = who;
    return first;
}

seat room_next(struct room *r, seat here)
{
    seats pending = table_pending_truth(r->table);
    const struct head *head = table_state(r->table);
    bool together = !head->lanes && pending & (pending - 1);
    seats silent = 0;
    seat bot = NOBODY;
    if (pending & (seats)~r->asked) memset(r->spoken, 0, sizeof r->spoken);
    r->asked = pending;
    for (seat who = 0; who < SEATS_MAX; who++) {
        if (!has_seat(pending, who)) continue;
        if (!r->spoken[who]) silent |= only(who);
        if (!r->sitter[who].human && (bot == NOBODY || r->spoken[who] < r->spoken[bot])) bot = who;
    }
    if (together && next_person(r, silent, here) != NOBODY) return next_person(r, silent, here);
    return bot != NOBODY ? bot : next_person(r, pending, here);
}

/* With one person a pause gives nothing away, so a question with only one answer is not asked. */
static bool answers_itself(struct room *r, seat who)
{
    int count;
    const struct action *option = table_options(r->table, who, &count);
    struct text error = {0};
    if (count != 1 || !(r->settings.fast || room_people(r) == 1)) return false;
    MUST(table_answer(r->table, who, option[0], &error));
    return true;
}

/* Lets a bot answer for a pending seat. It sees the seat's view and its options, nothing else. */
static void let_bot_answer(struct room *r, seat who)
{
    struct sitter *sitter = &r->sitter[who];
    _Alignas(max_align_t) u8 view[STATE_MAX];
    struct text error = {0};
    int count;
    if (!sitter->bot) sitter->bot = bot_new(r->game, r->content, &sitter->level, r->settings.threads);
    MUST(sitter->bot);
    table_view(r->table, who, view);
    const struct action *option = table_options(r->table, who, &count);
    bot_pace(sitter->bot, r->settings.even && room_people(r) > 0);
    struct action chosen = option[bot_choose(sitter->bot, view, who, option, count, &r->luck)];
    MUST(room_answer(r, who, chosen, &error));
}

enum room_turn room_step(struct room *r, seat here, seat *who)
{
    *who = NOBODY;
    if (room_over(r)) return ROOM_OVER;
    *who = room_next(r, here);
    if (r->sitter[*who].human) return answers_itself(r, *who) ? ROOM_PLAYED : ROOM_ASKS;
    let_bot_answer(r, *who);
    return ROOM_PLAYED;
}
