/* clock.c: clocks of tables: what runs, what is left, what others may see of it. */
#include "clock.h"

enum { SECONDS_MOST = 30 * 24 * 3600, GRANTED = 10, GRANTED_LEAST = 10 * 1000 };

bool clock_is_there(const struct clock *c) { return c->bank || c->step; }

/* -- Reading and writing ----------------------------------------------------------------------------------------- */

static bool read_seconds(const struct json *wanted, const char *key, long long *ms, struct text *error)
{
    const struct json *value = json_get(wanted, key);
    if (!value) return true;
    if (!json_is(value, JS_INT) || value->number < 0 || value->number > SECONDS_MOST) {
        text_add(error, "\"clock\": \"%s\": expected seconds, from 0 to %d", key, SECONDS_MOST);
        return false;
    }
    *ms = value->number * 1000;
    return true;
}

void clock_open(struct clock *c, long long bank, long long step, long long now)
{
    *c = (struct clock){.bank = bank, .step = step, .at = now};
    for (int i = 0; i < SEATS_MAX; i++) c->seat[i].bank = c->seat[i].shown = bank, c->seat[i].step = step;
}

bool clock_read(struct clock *c, const struct json *wanted, long long now, struct text *error)
{
    long long bank = 0, step = 0;
    bool none = !wanted || json_is(wanted, JS_NULL);
    if (!read_seconds(wanted, "bank", &bank, error) || !read_seconds(wanted, "step", &step, error)) return false;
    if (!none && !bank && !step) {
        text_add(error, "\"clock\": expected \"bank\" or \"step\", in seconds");
        return false;
    }
    clock_open(c, bank, step, now);
    return true;
}

static void number(struct text *out, const char *key, long long value)
{
    js_key(out, key);
    js_int(out, value);
}

void clock_write(const struct clock *c, int places, struct text *out)
{
    js_open(out, '{');
    number(out, "bank", c->bank), number(out, "step", c->step);
    number(out, "runs", c->runs), number(out, "together", c->together), number(out, "pause", c->pause);
    number(out, "lasts", c->lasts), number(out, "longest", c->longest), number(out, "at", c->at);
    js_key(out, "seats"), js_open(out, '[');
    for (int i = 0; i < places; i++) {
        js_open(out, '{');
        number(out, "bank", c->seat[i].bank), number(out, "step", c->seat[i].step);
        number(out, "shown", c->seat[i].shown);
        js_close(out, '}');
    }
    js_close(out, ']');
    js_close(out, '}');
}

static long long number_in(const struct json *about, const char *key)
{
    const struct json *value = json_get(about, key);
    return json_is(value, JS_INT) ? value->number : 0;
}

bool clock_take(struct clock *c, const struct json *about)
{
    int n = 0;
    if (!json_is(about, JS_OBJECT)) return false;
    *c = (struct clock){
        .bank = number_in(about, "bank"), .step = number_in(about, "step"), .runs = (seats)number_in(about, "runs"),
        .together = number_in(about, "together") != 0, .pause = (int)number_in(about, "pause"),
        .lasts = number_in(about, "lasts"), .longest = number_in(about, "longest"), .at = number_in(about, "at"),
    };
    for EACH_JSON(one, json_get(about, "seats")) {
        if (n == SEATS_MAX) return false;
        c->seat[n].bank = number_in(one, "bank");
        c->seat[n].step = number_in(one, "step");
        c->seat[n++].shown = number_in(one, "shown");
    }
    return true;
}

/* -- Running ----------------------------------------------------------------------------------------------------- */

static long long less(long long *from, long long ms)
{
    long long taken = *from < ms ? *from : ms;
    *from -= taken;
    return ms - taken;
}

void clock_count(struct clock *c, long long now)
{
    long long passed = now > c->at ? now - c->at : 0; /* somebody has set the machine's clock back */
    c->at = now;
    if (!clock_is_there(c)) return;
    if (c->together) c->lasts += passed;
    for (seat i = 0; i < SEATS_MAX; i++)
        if (has_seat(c->runs, i)) less(&c->seat[i].bank, less(&c->seat[i].step, passed));
}

void clock_ask(struct clock *c, seats asked, seats choosing, int pause)
{
    if (!clock_is_there(c)) return;
    bool begins = choosing && (!c->together || c->pause != pause);
    for (seat i = 0; i < SEATS_MAX; i++)
        if (begins || (!choosing && has_seat(asked, i) && !has_seat(c->runs, i))) c->seat[i].step = c->step;
    if (begins) c->lasts = c->longest = 0;
    for (seat i = 0; begins && i < SEATS_MAX; i++) {
        c->seat[i].shown = c->seat[i].bank;
        if (has_seat(choosing, i) && c->seat[i].bank + c->step > c->longest) c->longest = c->seat[i].bank + c->step;
    }
    c->runs = asked;
    c->together = choosing != 0;
    c->pause = pause;
}

void clock_answered(struct clock *c, seat who)
{
    if (!c->together) c->seat[who].step = c->step;
}

void clock_grant(struct clock *c, seat who)
{
    long long least = c->bank / GRANTED;
    if (c->bank && least < GRANTED_LEAST) least = GRANTED_LEAST;
    if (c->seat[who].bank < least) c->seat[who].bank = least;
    c->seat[who].step = c->step;
    if (c->together && c->lasts + c->seat[who].bank + c->step > c->longest)
        c->longest = c->lasts + c->seat[who].bank + c->step;
}

bool clock_is_up(const struct clock *c, seat who)
{
    if (!clock_is_there(c) || !has_seat(c->runs, who)) return false;
    return c->together ? c->lasts >= c->longest : !c->seat[who].bank && !c->seat[who].step;
}

bool clock_will_be_up(const struct clock *c, long long now)
{
    struct clock later = *c;
    clock_count(&later, now);
    for (seat i = 0; i < SEATS_MAX; i++)
        if (clock_is_up(&later, i)) return true;
    return false;
}

void clock_tell(const struct clock *c, seat who, seat viewer, struct text *out)
{
    bool hidden = c->together && who != viewer;
    js_open(out, '{');
    number(out, "bank", hidden ? c->seat[who].shown : c->seat[who].bank);
    number(out, "step", hidden ? c->step : c->seat[who].step);
    js_key(out, "runs"), js_bool(out, !hidden && has_seat(c->runs, who));
    js_close(out, '}');
}
