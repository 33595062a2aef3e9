/* play.c: operations of a running game: questions, answers, odds, undo, log, talk. */
#include <stdlib.h>
#include <string.h>

#include "inside.h"

enum { SAMPLES_MAX = 100000, SAID_BYTES = 500 };

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
    tell_pending(q, named ? eyes : (struct eyes){NOBODY, true}, false);
}

bool op_pending(struct call *q)
{
    bool why;
    struct eyes eyes;
    if (!get_bool(q, "why", false, &why) || !get_eyes(q, "seat", (struct eyes){NOBODY, true}, &eyes)) return false;
    tell_pending(q, eyes, why);
    return true;
}

bool op_answer(struct call *q)
{
    seat who;
    struct action action;
    struct eyes eyes;
    if (!get_pending_seat(q, &who) || !get_eyes(q, "as", (struct eyes){who, false}, &eyes) ||
        !get_action(q, who, &action))
        return false;
    int from = events_so_far(q);
    if (!table_answer(q->table, who, action, q->error)) return false;
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
    if (!get_int(q, "samples", 1, SAMPLES_MAX, 1000, &samples) || !get_seed(q, "seed", 0, &seed) ||
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

bool op_undo(struct call *q)
{
    seat who;
    if (!get_seat(q, "seat", &who) || !room_undo(q->by->room, who, q->error)) return false;
    tell_pending(q, (struct eyes){NOBODY, true}, false);
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

bool op_stand(struct call *q)
{
    struct table *t = q->table;
    const char *name;
    seat who;
    u8 verb, a = 0;
    bool on;
    const char *until;
    const struct json *operand = get(q, "a");
    if (!get_seat(q, "seat", &who) || !get_string(q, "verb", &name) || !get_bool(q, "on", true, &on) ||
        !get_string(q, "until", &until))
        return false;
    if (until && strcmp(until, "turn") != 0 && strcmp(until, "round") != 0)
        return fail(q, "\"until\": expected \"turn\" or \"round\"");
    if (!name) return fail(q, "\"stand\" needs \"verb\", the name of a verb");
    if (!get_verb(q, name, &verb)) return false;
    if (operand && !get_value(q, "a", operand, table_game(t)->rules.actions[verb].a, &a)) return false;
    int from = events_so_far(q);
    if (on && until)
        table_auto_answer_until(t, who, verb, operand ? a : ANY_OPERAND, until[0] == 't' ? FOR_TURN : FOR_ROUND);
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
    bool left = table_resign(q->table, who, &error);
    if (left) tell_outcome(q, from, (struct eyes){who, false});
    else fail(q, "%s", text_string(&error));
    text_free(&error);
    return left;
}

bool op_say(struct call *q)
{
    seat who;
    const char *text;
    if (!get_seat(q, "seat", &who) || !get_string(q, "text", &text)) return false;
    if (!text) return fail(q, "\"say\" needs \"text\", what the seat says");
    if (!check_plain(q, "\"text\"", text, SAID_BYTES)) return false;
    table_talk(q->table, who, text);
    js_key(q->out, "seat");
    js_int(q->out, who);
    js_key(q->out, "text");
    js_string(q->out, text);
    return true;
}
