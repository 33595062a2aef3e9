/* play.c: operations of a running game: questions, answers, odds, undo, log, talk. */
#include <stdlib.h>
#include <string.h>

#include "inside.h"

enum { SAMPLES_MAX = 100000, SAMPLES_SEAT = 5000 /* for others than the owner */, SAID_BYTES = 500 };

int events_so_far(const struct call *q)
{
    int count;
    table_events(q->table, &count);
    return count;
}

void tell_outcome(struct call *q, int from, struct eyes eyes)
{
    bool named = json_get(q->request, "as") && !eyes.all;
    tell_events(q, from, eyes);
    tell_pending(q, named ? eyes : own_eyes(q), false);
}

bool op_pending(struct call *q)
{
    bool why;
    struct eyes eyes;
    if (!get_bool(q, "why", false, &why) || !get_bool(q, "places", false, &q->places) ||
        !get_eyes(q, "seat", own_eyes(q), &eyes)) return false;
    tell_pending(q, eyes, why);
    return true;
}

/* An answer may name the question that it is for: a late one must not be given to another. */
static bool is_in_time(struct call *q)
{
    long long pause, part;
    seat who = q->by->seat;
    if (!get_int(q, "pause", 0, INT32_MAX, -1, &pause) || !get_int(q, "part", 0, INT32_MAX, -1, &part)) return false;
    if (pause < 0 && part >= 0) return fail(q, "\"part\" needs \"pause\"");
    if (q->by->rights == FOR_OWNER && (!get(q, "seat") || !get_seat(q, "seat", &who))) who = NOBODY;
    q->late = pause >= 0 && (pause != room_pauses(q->by->room) ||
                             (part >= 0 && who != NOBODY && part != room_part(q->by->room, who)));
    return !q->late || fail(q, "too late: this question has been answered");
}

bool op_answer(struct call *q)
{
    seat who;
    struct action action = {0};
    struct eyes eyes;
    bool set = get(q, "picks") != NULL;
    if (!is_in_time(q) || !get_pending_seat(q, &who) || !get_eyes(q, "as", (struct eyes){who, false}, &eyes) ||
        (!set && !get_action(q, who, &action)))
        return false;
    int from = events_so_far(q);
    if (set ? !answer_picks(q, who) : !room_answer(q->by->room, who, action, q->error)) return false;
    tell_outcome(q, from, eyes);
    return true;
}

/* -- Odds --------------------------------------------------------------------------------------------------- */

static void tell_forecast_row(struct call *q, const struct forecast_row *row, int samples)
{
    const struct table *t = q->table;
    const struct game *game = table_game(t);
    const struct event_row *kind = &game->rules.events[row->event.kind];
    js_open(q->out, '{');
    js_key(q->out, "event");
    js_string(q->out, kind->name);
    js_key(q->out, "who");
    tell_value(q->out, game, table_content(t), SEAT, row->event.who);
    if (kind->a != NOTHING && row->event.a != HIDDEN) {
        js_key(q->out, "a");
        tell_value(q->out, game, table_content(t), kind->a, row->event.a);
    }
    for (int i = 0; i < 3; i++) { /* numbers that are counted: in how many samples they came to 0, 1, 2... in all */
        static const char *const keys[] = {"spread_a", "spread_b", "spread_c"};
        if (!(row->spread.varies >> i & 1)) continue;
        js_key(q->out, keys[i]);
        js_open(q->out, '[');
        for (int v = 0; v < SPREAD_VALUES; v++) js_int(q->out, row->spread.times[i][v]);
        js_close(q->out, ']');
    }
    js_key(q->out, "times");
    js_int(q->out, row->times);
    js_key(q->out, "total");
    js_int(q->out, row->total);
    js_key(q->out, "percent");
    js_int(q->out, (row->times * 100LL + samples / 2) / samples);
    js_close(q->out, '}');
}

bool op_forecast(struct call *q)
{
    struct table *t = q->table;
    seat who;
    struct action action;
    long long samples;
    u64 seed;
    struct forecast f = {0};
    struct text text = {0};
    int most = q->by->rights == FOR_OWNER ? SAMPLES_MAX : SAMPLES_SEAT;
    if (!get_int(q, "samples", 1, most, 1000, &samples) || !get_seed(q, "seed", 0, &seed) ||
        !get_pending_seat(q, &who) || !get_action(q, who, &action))
        return false;
    if (!forecast(t, who, action, (int)samples, seed, &f)) return fail(q, "there are no odds for this option");
    js_key(q->out, "samples");
    js_int(q->out, f.samples);
    js_key(q->out, "odds");
    js_open(q->out, '[');
    for (int i = 0; i < f.count; i++) tell_forecast_row(q, &f.row[i], max_int(1, f.samples));
    js_close(q->out, ']');
    struct speaker speaker = table_speaker(t, who);
    say_forecast(&text, &speaker, &f, false);
    js_key(q->out, "text");
    js_string(q->out, text_string(&text));
    text_free(&text);
    return true;
}

/* -- The rest ------------------------------------------------------------------------------------------------ */

void tell_undo(struct call *q, seat who)
{
    struct text why = {0};
    bool possible = room_may_undo(q->by->room, who, &why);
    js_key(q->out, "possible");
    js_bool(q->out, possible);
    js_key(q->out, "why");
    js_string(q->out, possible ? NULL : text_string(&why));
    text_free(&why);
}

bool op_undo(struct call *q)
{
    seat who;
    bool only_try;
    if (!get_seat(q, "seat", &who) || !get_bool(q, "try", false, &only_try)) return false;
    if (only_try) {
        tell_undo(q, who);
        return true;
    }
    if (!room_undo(q->by->room, who, q->error)) return false;
    tell_pending(q, own_eyes(q), false);
    return true;
}

bool op_standing(struct call *q)
{
    const struct game *game = table_game(q->table);
    seat who;
    if (!get_seat(q, "seat", &who)) return false;
    js_key(q->out, "standing");
    js_open(q->out, '[');
    for (int verb = 0; verb < game->rules.action_count; verb++)
        for (int a = 0; a <= ANY_OPERAND; a++) {
            if (!room_has_auto(q->by->room, who, (u8)verb, a)) continue;
            js_open(q->out, '{');
            js_key(q->out, "verb");
            js_string(q->out, game->rules.actions[verb].name);
            if (a != ANY_OPERAND) js_key(q->out, "a");
            if (a != ANY_OPERAND)
                tell_value(q->out, game, table_content(q->table), game->rules.actions[verb].a, (u8)a);
            js_close(q->out, '}');
        }
    js_close(q->out, ']');
    js_key(q->out, "declines");
    js_bool(q->out, room_declines(q->by->room, who));
    return true;
}

bool op_log(struct call *q)
{
    struct eyes eyes;
    long long from;
    int count = events_so_far(q);
    if (!get_eyes(q, "seat", (struct eyes){NOBODY, false}, &eyes) || !get_int(q, "from", 0, count, 0, &from))
        return false;
    tell_events(q, (int)from, eyes);
    js_key(q->out, "next");
    js_int(q->out, count);
    return true;
}

/* "until": "turn" or "round"; 0 without it. */
static bool get_until(struct call *q, u16 *until)
{
    const char *word;
    if (!get_string(q, "until", &word)) return false;
    if (word && strcmp(word, "turn") != 0 && strcmp(word, "round") != 0)
        return fail(q, "\"until\": expected \"turn\" or \"round\"");
    *until = word ? word[0] == 't' ? FOR_TURN : FOR_ROUND : 0;
    return true;
}

bool op_decline(struct call *q)
{
    seat who;
    bool on;
    u16 until;
    struct text error = {0};
    if (!get_seat(q, "seat", &who) || !get_bool(q, "on", true, &on) || !get_until(q, &until)) return false;
    int from = events_so_far(q);
    bool asked = has_seat(room_pending(q->by->room, who), who), fine = true;
    if (on && !asked) fine = fail(q, "seat %d is not asked anything now", who);
    else if (on) fine = room_decline(q->by->room, who, until, &error) || fail(q, "%s", text_string(&error));
    text_free(&error);
    if (!fine) return false;
    if (!on) room_decline_end(q->by->room, who);
    tell_outcome(q, from, (struct eyes){who, false});
    return true;
}

bool op_stand(struct call *q)
{
    struct table *t = q->table;
    const char *name;
    seat who;
    u8 verb, a = 0;
    bool on;
    u16 until;
    const struct json *operand = get(q, "a");
    if (!get_seat(q, "seat", &who) || !get_string(q, "verb", &name) || !get_bool(q, "on", true, &on) ||
        !get_until(q, &until))
        return false;
    if (!name) return fail(q, "\"stand\" needs \"verb\", the name of a verb");
    if (!get_verb(q, name, &verb)) return false;
    if (operand && !get_value(q, "a", operand, table_game(t)->rules.actions[verb].a, &a)) return false;
    int from = events_so_far(q);
    if (on && until) table_auto_answer_until(t, who, verb, operand ? a : ANY_OPERAND, until);
    else table_auto_answer(t, who, verb, operand ? a : ANY_OPERAND, on);
    tell_outcome(q, from, (struct eyes){who, false});
    return true;
}

bool op_leave(struct call *q)
{
    seat who;
    struct text error = {0};
    if (!get_seat(q, "seat", &who)) return false;
    int from = events_so_far(q);
    bool left = room_resign(q->by->room, who, &error);
    if (left) tell_outcome(q, from, (struct eyes){who, false});
    else fail(q, "%s", text_string(&error));
    text_free(&error);
    return left;
}

bool op_switch(struct call *q)
{
    seat who;
    const char *id;
    bool on;
    struct text error = {0};
    if (!get_seat(q, "seat", &who) || !get_string(q, "name", &id) || !get_bool(q, "on", true, &on)) return false;
    int n = id ? switch_find(table_game(q->table), id) : -1;
    if (n < 0) return fail(q, "\"name\": expected a switch of %s; 'describe' lists them", table_game(q->table)->name);
    int from = events_so_far(q);
    bool turned = room_switch(q->by->room, who, n, on, &error);
    if (turned) tell_outcome(q, from, (struct eyes){who, false});
    else fail(q, "%s", text_string(&error));
    text_free(&error);
    return turned;
}

static void tell_seats(struct text *out, seats set)
{
    js_open(out, '[');
    for EACH_SEAT(s, set) js_int(out, s);
    js_close(out, ']');
}

/* "to": a list of seats; EVERYBODY if it is left out. */
static bool get_listeners(struct call *q, seats *to)
{
    const struct json *list = get(q, "to");
    int last = table_setup(q->table)->players - 1;
    *to = list ? 0 : EVERYBODY;
    if (list && (!json_is(list, JS_LIST) || !list->count))
        return fail(q, "\"to\": expected a list of seats from 0 to %d", last);
    for EACH_JSON(item, list) {
        if (!json_is(item, JS_INT) || item->number < 0 || item->number > last)
            return fail(q, "\"to\": expected seats from 0 to %d", last);
        *to |= only((seat)item->number);
    }
    return true;
}

bool was_heard(const struct call *q, struct eyes eyes, int n, struct saying *said)
{
    return eyes.all ? table_heard(q->table, EVERYBODY, n, said) : room_heard(q->by->room, eyes.seat, n, said);
}

bool op_said(struct call *q)
{
    long long from;
    int n;
    struct saying said;
    struct eyes eyes;
    if (!get_int(q, "from", 0, INT32_MAX, 0, &from) || !get_eyes(q, "seat", own_eyes(q), &eyes)) return false;
    js_key(q->out, "said");
    js_open(q->out, '[');
    for (n = 0; was_heard(q, eyes, n, &said); n++) {
        if (n < from) continue;
        js_open(q->out, '{');
        js_key(q->out, "seat");
        tell_value(q->out, table_game(q->table), table_content(q->table), SEAT, said.who);
        js_key(q->out, "text");
        js_string(q->out, said.words);
        if (said.to != EVERYBODY) js_key(q->out, "to"), tell_seats(q->out, said.to);
        js_close(q->out, '}');
    }
    js_close(q->out, ']');
    js_key(q->out, "next");
    js_int(q->out, n);
    return true;
}

bool op_say(struct call *q)
{
    seat who;
    const char *text;
    if (!get_seat(q, "seat", &who) || !get_string(q, "text", &text)) return false;
    if (!text) return fail(q, "\"say\" needs \"text\", what the seat says");
    seats to;
    if (!check_plain(q, "\"text\"", text, SAID_BYTES) || !get_listeners(q, &to)) return false;
    if (to == EVERYBODY) room_say(q->by->room, who, text);
    else if (!room_whisper(q->by->room, who, to, text, q->error)) return false;
    js_key(q->out, "seat");
    js_int(q->out, who);
    js_key(q->out, "text");
    js_string(q->out, text);
    if (to != EVERYBODY) js_key(q->out, "to"), tell_seats(q->out, to);
    return true;
}
