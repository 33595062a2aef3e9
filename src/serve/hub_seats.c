/* hub_seats.c: bots that play for people: for those who are away, by vote or after a time, and for those whose time is
 * up; and people who take their seats back. */
#include "hub_inside.h"

#include <string.h>

static const char LEVEL[] = "normal";

static int count_seats(seats set)
{
    int n = 0;
    for (seat i = 0; i < SEATS_MAX; i++) n += has_seat(set, i);
    return n;
}

static seats present(const struct open_table *t)
{
    seats here = 0;
    for (const struct chair *c = t->chairs; c; c = c->next)
        if (c->seat != NOBODY) here |= only(c->seat);
    return here;
}

/* -- Who is away ------------------------------------------------------------------------------------------------- */

static bool is_away(const struct open_table *t, seat who)
{
    const struct served *s = t->served;
    return s->begun && !room_over(s->room) && s->place[who].kind == PLACE_TAKEN && !s->place[who].level[0] &&
           !has_seat(present(t), who);
}

static long long away_ms(const struct hub *h, const struct open_table *t, seat who)
{
    return (long long)(uv_now(h->loop) - t->seen[who]);
}

/* A person who is alone waits longer: nobody else has seen that the other is away. */
static long long wait_ms(const struct hub *h, const struct open_table *t)
{
    return h->options.absent_seconds * 1000LL * (count_seats(present(t)) > 1 ? 1 : 2);
}

static int votes_needed(const struct open_table *t) { return count_seats(present(t)) / 2 + 1; }
static seats votes_for(const struct open_table *t, seat who) { return t->served->place[who].votes & present(t); }

static void give_away(struct hub *h, struct open_table *t, seat who, const char *level, enum standing why)
{
    struct text error = {0};
    served_settle(t->served, uptime_now(&h->time));
    MUST(served_stand_in(t->served, who, level, why, &error));
    t->served->place[who].votes = 0;
    served_settle(t->served, uptime_now(&h->time));
    served_store(t->served, h->store);
    hub_tell_seats(h, t);
    hub_go_on(h, t, NULL, NULL);
}

static bool is_voted(const struct hub *h, const struct open_table *t, seat who)
{
    return is_away(t, who) && present(t) && away_ms(h, t, who) >= wait_ms(h, t) &&
           count_seats(votes_for(t, who)) >= votes_needed(t);
}

/* Who is asked as everybody may know it: otherwise one could see who has answered in secret. */
static bool has_been_away(const struct hub *h, const struct open_table *t, seat who)
{
    return t->served->absent && is_away(t, who) && present(t) && has_seat(served_asked(t->served, NOBODY), who) &&
           away_ms(h, t, who) >= t->served->absent * 1000;
}

void hub_watch_seats(struct hub *h, struct open_table *t)
{
    if (h->lost[0] || !t->served->begun || room_over(t->served->room)) return;
    if (clock_is_there(&t->served->clock)) clock_count(&t->served->clock, uptime_now(&h->time));
    const seats here = present(t);
    for (seat i = 0; i < t->served->places; i++) {
        struct place *p = &t->served->place[i];
        if (has_seat(here, i) && p->votes) { /* they came back while nothing could be kept */
            p->votes = 0;
            served_store(t->served, h->store);
        }
        if (clock_is_up(&t->served->clock, i)) give_away(h, t, i, LEVEL, FOR_CLOCK);
        else if (is_voted(h, t, i) || has_been_away(h, t, i)) give_away(h, t, i, LEVEL, FOR_ABSENT);
    }
}

void hub_tell_away(const struct hub *h, const struct open_table *t, struct text *out)
{
    js_key(out, "away"), js_open(out, '[');
    for (seat i = 0; i < t->served->places; i++) {
        if (!is_away(t, i)) {
            js_null(out);
            continue;
        }
        js_open(out, '{');
        js_key(out, "seconds"), js_int(out, away_ms(h, t, i) / 1000);
        js_key(out, "votes"), js_open(out, '[');
        for (seat other = 0; other < t->served->places; other++)
            if (has_seat(votes_for(t, i), other)) js_int(out, other);
        js_close(out, ']');
        js_key(out, "needed"), js_int(out, votes_needed(t));
        js_key(out, "after"), js_int(out, wait_ms(h, t) / 1000);
        js_close(out, '}');
    }
    js_close(out, ']');
}

/* -- Lines ------------------------------------------------------------------------------------------------------- */

static void acknowledge(struct hearing *q, bool done)
{
    struct text line = {0};
    hub_open_line(q, &line);
    js_key(&line, "done"), js_bool(&line, done);
    js_close(&line, '}');
    hub_tell(q->chair, q->chair->at, &line);
}

/* {"op": "stand_in", "seat": 2}: a vote that a bot plays for somebody who is not here; "on": false takes it back. */
bool hub_stand_in(struct hearing *q)
{
    struct open_table *t = q->chair->at;
    const struct json *number = json_get(q->request, "seat"), *on = json_get(q->request, "on");
    if (!t || q->chair->seat == NOBODY) return hub_refuse(q, "\"stand_in\" is only for players");
    if (!json_is(number, JS_INT) || number->number < 0 || number->number >= t->served->places)
        return hub_refuse(q, "\"seat\": expected a seat");
    seat who = (seat)number->number, voter = q->chair->seat;
    if (t->served->place[who].kind != PLACE_TAKEN || t->served->place[who].level[0])
        return hub_refuse(q, "no person plays that seat");
    if (has_seat(present(t), who)) return hub_refuse(q, "they are here");
    if (!is_away(t, who)) return hub_refuse(q, "nobody waits for them");
    if (!hub_may_change(q)) return false;
    seats *votes = &t->served->place[who].votes;
    if (json_is(on, JS_BOOL) && !on->number) *votes &= (seats)~only(voter);
    else *votes |= only(voter);
    bool done = is_voted(q->hub, t, who);
    served_store(t->served, q->hub->store);
    if (done) give_away(q->hub, t, who, LEVEL, FOR_ABSENT);
    else hub_tell_seats(q->hub, t);
    acknowledge(q, done);
    return true;
}

/* {"op": "take_back"}: a person plays their seat again, for whom a bot has played. */
bool hub_take_back(struct hearing *q)
{
    struct open_table *t = q->chair->at;
    seat who = q->chair->seat;
    if (!t || who == NOBODY) return hub_refuse(q, "\"take_back\" is only for players");
    if (!t->served->place[who].level[0]) return hub_refuse(q, "you play your seat yourself");
    if (!hub_may_change(q)) return false;
    give_away(q->hub, t, who, NULL, NOT_STANDING);
    acknowledge(q, true);
    return true;
}

void hub_come_back(struct hearing *q, struct open_table *t, seat who)
{
    if (q->hub->lost[0]) return; /* it could not be kept; hub_watch_seats does it later */
    t->served->place[who].votes = 0;
    if (t->served->place[who].why == FOR_ABSENT) served_stand_in(t->served, who, NULL, NOT_STANDING, &q->error);
    text_clear(&q->error);
}
