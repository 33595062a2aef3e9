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

static void answer(struct room *r, seat who, struct action action)
{
    struct text error = {0};
    note_half(r, who, action);
    MUST(table_answer(r->table, who, action, &error));
}

/* A way goes on. With one person alone a pause gives nothing away, so a question with only one answer is not asked. Nor is one
 * that a wish decides, or where only what was declined is offered again, or what nothing can come of: whoever takes an
 * answer back shall not come to that. */
static bool answers_itself(struct room *r, seat who)
{
    struct action pass;
    const struct action *give;
    int all, count;
    if (lesson_wants(r, who, &give)) {
        struct text error = {0};
        if (give) MUST(table_answer_along(r->table, who, *give, &error));
        return give != NULL;
    }
    if (table_goes_on(r->table, who)) return true;
    if (r->settings.obvious && table_obvious(r->table, who)) return true;
    if (declines_itself(r, who, &pass)) {
        answer(r, who, pass);
        return true;
    }
    if (r->settings.obvious && room_is_alone(r) && room_idle(r, who)) {
        struct text error = {0};
        MUST(table_answer_along(r->table, who, table_options(r->table, who, &count)[room_pass(r, who)], &error));
        return true;
    }
    table_options(r->table, who, &all);
    const struct action *option = room_options(r, who, &count);
    if (count != 1 || (all == 1 && !r->settings.fast && room_people(r) > 0 && !room_is_alone(r))) return false;
    answer(r, who, option[0]);
    return true;
}

/* -- Bots ------------------------------------------------------------------------------------------------------ */

enum {
    EVEN_MS = 100,        /* that each answer of a bot takes at least, if people shall learn nothing from its time */
    TOGETHER_MS = 500,    /* that all bots together take for a simultaneous choice */
};

/* What a bot gets to see: its view and the options that grant all wishes, nothing else. */
struct sight {
    int count;
    struct action option[OPTIONS_MAX];
    _Alignas(max_align_t) u8 view[STATE_MAX];
};

static void look(struct room *r, seat who, struct sight *sight)
{
    int count;
    const struct action *option = table_options(r->table, who, &count);
    sight->count = wishes_grant(r, EVERYBODY, option, count, sight->option);
    table_view(r->table, who, sight->view);
}

/* Only where there are people and bots, somebody could learn something. */
static bool is_even(const struct room *r)
{
    return r->settings.even && room_people(r) > 0 && room_people(r) < room_players(r);
}

/* How many answers a bot gives to a simultaneous choice is its secret. So they are given at once, but afterwards nobody
 * is asked before the time for the whole choice is over. */
static bool is_too_early(struct room *r, seat next)
{
    if (!is_even(r) || !r->how) return false;
    if (room_together(r) && r->together_pause != room_pauses(r)) {
        r->together_pause = room_pauses(r);
        r->together_since = r->how->now_ms();
    }
    bool bots_choose = room_together(r) && next != NOBODY && !r->sitter[next].human;
    return !bots_choose && r->how->now_ms() - r->together_since < TOGETHER_MS;
}

/* A bot, for whom people are told that they wait. */
static seat some_bot(const struct room *r)
{
    seat who = 0;
    while (who + 1 < room_players(r) && r->sitter[who].human) who++;
    return who;
}

/* Seats of one level share a bot, which may take much memory: it goes to whoever is asked. */
static void borrow_bot(struct room *r, seat who)
{
    struct sitter *sitter = &r->sitter[who];
    for (int i = 0; i < SEATS_MAX && !sitter->bot; i++) {
        struct sitter *other = &r->sitter[i];
        if (!other->bot || strcmp(other->level.name, sitter->level.name) != 0) continue;
        sitter->bot = other->bot;
        other->bot = NULL;
    }
}

static void begin_thinking(struct room *r, seat who)
{
    struct sitter *sitter = &r->sitter[who];
    struct sight sight;
    bool even = is_even(r);
    if (!sitter->bot) borrow_bot(r, who);
    if (!sitter->bot) sitter->bot = bot_new(r->game, r->content, &sitter->level, r->settings.threads);
    MUST(sitter->bot);
    bot_pace(sitter->bot, even);
    look(r, who, &sight);
    r->next = r->luck;
    bot_begin(sitter->bot, sight.view, who, sight.option, sight.count, &r->next);
    r->thinker = who;
    r->job = r->how ? r->how->begin(r->how->with, sitter->bot, even && !room_together(r) ? EVEN_MS : 0) : NULL;
}

/* Whether the bot that thinks needs more time. */
static bool is_thinking(struct room *r)
{
    struct bot *bot = r->sitter[r->thinker].bot;
    if (r->job) return !r->how->is_done(r->job);
    if (r->slice) return bot_step(bot, r->slice);
    bot_run(bot);
    return false;
}

/* Gives the answer that a bot has found. False if it thought about a question that is no longer the same. */
static bool give_answer(struct room *r)
{
    struct sight sight;
    seat who = r->thinker;
    struct bot *bot = r->sitter[who].bot;
    bool done = !r->job || r->how->end(r->job);
    r->job = NULL;
    r->thinker = NOBODY;
    look(r, who, &sight);
    if (!done || !bot_is_about(bot, sight.view, who, sight.option, sight.count)) return false;
    answer(r, who, sight.option[bot_end(bot)]);
    r->luck = r->next;
    r->spoken[who]++;
    return true;
}

void room_think(struct room *r, const struct thinking *how, u32 slice)
{
    room_interrupt(r);
    r->how = how;
    r->slice = slice;
}

struct bot *room_thinker(const struct room *r) { return r->thinker == NOBODY ? NULL : r->sitter[r->thinker].bot; }

int room_progress(const struct room *r) { return r->thinker == NOBODY ? 0 : bot_progress(r->sitter[r->thinker].bot); }

void room_interrupt(struct room *r)
{
    room_hint_stop(r);
    if (r->job) r->how->end(r->job);
    r->job = NULL;
    r->thinker = NOBODY;
}

/* -- The next step ----------------------------------------------------------------------------------------------- */

enum room_turn room_step(struct room *r, seat here, seat *who)
{
    *who = room_over(r) ? NOBODY : room_next(r, here);
    bool learns = lesson_runs(r);
    if (!learns && is_too_early(r, *who)) {
        *who = some_bot(r);
        return ROOM_THINKS;
    }
    if (*who == NOBODY) return ROOM_OVER;
    if (r->thinker != NOBODY && r->thinker != *who) room_interrupt(r);
    if (r->sitter[*who].human) return answers_itself(r, *who) ? ROOM_PLAYED : ROOM_ASKS;
    if (learns) {
        lesson_answer_for(r, *who);
        return ROOM_PLAYED;
    }
    if (r->thinker == NOBODY) begin_thinking(r, *who);
    return is_thinking(r) || !give_answer(r) ? ROOM_THINKS : ROOM_PLAYED;
}
