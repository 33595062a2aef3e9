/* hub_lines.c: what visitors can say: hosting, joining and watching tables, and what talk carries out for a seat. */
#include "hub_inside.h"

#include <string.h>

enum {
    SAMPLES_MOST = 300,    /* of odds: they are worked out in the loop */
};

bool hub_refuse(struct hearing *q, const char *why)
{
    text_add(&q->error, "%s", why);
    return false;
}

static const char *word(const struct hearing *q, const char *key) { return json_text(json_get(q->request, key)); }

void hub_open_line(const struct hearing *q, struct text *out)
{
    const struct json *id = json_get(q->request, "id");
    js_open(out, '{');
    if (json_is(id, JS_INT)) js_key(out, "id"), js_int(out, id->number);
    if (json_is(id, JS_STRING)) js_key(out, "id"), js_string(out, id->string);
}

static void sit_down(struct hub *h, struct chair *c, struct open_table *t, seat who)
{
    hub_stand_up(c);
    c->at = t;
    c->seat = who;
    c->caller = talk_join(t->served->room, who);
    c->from = 0;
    c->next = t->chairs;
    t->chairs = c;
    t->used = uv_now(h->loop);
}

/* Tells whoever sits down where they sit, and everything that they may know. */
static void welcome(struct hearing *q, struct open_table *t, seat who)
{
    struct hub *h = q->hub;
    struct text line = {0};
    sit_down(h, q->chair, t, who);
    served_settle(t->served, uptime_now(&h->time));
    hub_open_line(q, &line);
    js_key(&line, "joined"), js_string(&line, t->served->id);
    js_key(&line, "seat");
    if (who == NOBODY) js_null(&line);
    else {
        js_int(&line, who);
        js_key(&line, "key"), js_string(&line, t->served->place[who].key);
        js_key(&line, "invitation"), js_string(&line, t->served->invitation);
    }
    js_close(&line, '}');
    served_store(t->served, h->store);
    hub_tell(q->chair, t, &line);
    hub_push(q->chair, true);
    hub_tell_seats(q->hub, t);
    hub_go_on(h, t, NULL, NULL);
}

bool hub_may_change(struct hearing *q)
{
    if (!q->hub->lost[0]) return true;
    text_add(&q->error, "nothing can be kept just now (%s): you can look, but not play", q->hub->lost);
    return false;
}

/* {"op": "host", "name": "Ann", "game": "vigilante", "seats": ["me", "friend", "hard"], "watch": true} */
static bool host_table(struct hearing *q)
{
    struct hub *h = q->hub;
    const char *name = word(q, "name");
    seat mine;
    if (!name || !served_is_name(name)) return hub_refuse(q, "\"name\": expected 1 to 24 letters without a comma");
    if (!hub_may_change(q)) return false;
    if (h->tables >= h->options.tables_most) return hub_refuse(q, "there are too many tables; try again later");
    struct served *served = served_open(h->shelf, q->request, name, uptime_now(&h->time), &mine,
                                        &q->error);
    if (!served) return false;
    if (!address_may_open(net_address(q->chair->visitor), uv_now(h->loop))) {
        served_free(served);
        return hub_refuse(q, "you have opened many tables in this hour; try again later");
    }
    welcome(q, hub_add(h, served), mine);
    return true;
}

/* {"op": "join", "table": ..., "key": ...}, or "invitation" and "name", or "name" alone where anybody may sit. */
static bool join_table(struct hearing *q)
{
    const char *id = word(q, "table"), *key = word(q, "key"), *name = word(q, "name");
    struct open_table *t = id ? hub_find(q, id) : NULL;
    if (!t) return id ? false : hub_refuse(q, "\"join\" needs \"table\"");
    if (key) {
        seat who = served_seat_of(t->served, key);
        if (who == NOBODY) return hub_refuse(q, "no seat of this table has that key; perhaps the link was cut short");
        hub_come_back(q, t, who);
        welcome(q, t, who);
        return true;
    }
    if (!name || !served_is_name(name)) return hub_refuse(q, "\"name\": expected 1 to 24 letters without a comma");
    const char *invitation = word(q, "invitation");
    seat who = served_free_seat(t->served, invitation);
    if (who == NOBODY && invitation && !key_same(t->served->invitation, invitation))
        return hub_refuse(q, "this is no invitation to this table; perhaps the link was cut short");
    if (who == NOBODY)
        return hub_refuse(q, t->served->begun ? "all seats of this table are taken; you may look on if it allows that" :
                                                "the free seats of this table are for friends who have its link");
    if (!hub_may_change(q)) return false;
    served_take(t->served, who, name);
    served_store(t->served, q->hub->store);
    for (struct chair *c = t->chairs; c; c = c->next) hub_push(c, true); /* what has happened has other names now */
    welcome(q, t, who);
    return true;
}

static bool watch_table(struct hearing *q)
{
    const char *id = word(q, "table");
    struct open_table *t = id ? hub_find(q, id) : NULL;
    if (!t) return id ? false : hub_refuse(q, "\"watch\" needs \"table\"");
    if (!t->served->watched && !room_over(t->served->room)) return hub_refuse(q, "this table wants no spectators");
    welcome(q, t, NOBODY);
    return true;
}

/* The same people play once more; whoever asks first opens the table, and all are told its id. */
static bool rematch(struct hearing *q)
{
    struct open_table *t = q->chair->at;
    struct hub *h = q->hub;
    if (!t || q->chair->seat == NOBODY) return hub_refuse(q, "\"rematch\" is only for players");
    if (!room_over(t->served->room)) return hub_refuse(q, "the game is not over");
    if (!hub_may_change(q)) return false;
    if (!t->served->next[0]) {
        struct served *served = served_again(t->served, uptime_now(&h->time), &q->error);
        if (!served) return false;
        struct open_table *other = hub_add(h, served);
        served_store(served, h->store);
        memcpy(t->served->next, served->id, sizeof t->served->next);
        served_store(t->served, h->store);
        hub_go_on(h, other, NULL, NULL);
    }
    struct text line = {0};
    hub_open_line(q, &line);
    js_key(&line, "next"), js_string(&line, t->served->next);
    js_close(&line, '}');
    hub_tell(q->chair, t, &line);
    hub_tell_seats(q->hub, t);
    return true;
}

/* What talk can do at a served table: odds take few samples, since everybody else waits for them. */
static bool is_for_tables(struct hearing *q, const char *op)
{
    const struct json *samples = json_get(q->request, "samples");
    const struct served *t = q->chair->at->served;
    seat who = q->chair->seat;
    if (strcmp(op, "weigh") == 0) return hub_refuse(q, "no answers are weighed at this table");
    if (strcmp(op, "forecast") == 0 && (!json_is(samples, JS_INT) || samples->number > SAMPLES_MOST))
        return hub_refuse(q, "\"samples\": expected at most 300");
    if (talk_changes(op) && !t->begun && strcmp(op, "say") != 0)
        return hub_refuse(q, "the game begins when all seats are taken");
    if (talk_changes(op) && who != NOBODY && t->place[who].level[0] && strcmp(op, "say") != 0)
        return hub_refuse(q, "a bot plays for you: take your seat back first");
    return !talk_changes(op) || hub_may_change(q);
}

static bool carry_out(struct hearing *q, const char *op)
{
    struct open_table *t = q->chair->at;
    struct text line = {0};
    if (!t) return hub_refuse(q, "you are at no table: \"host\", \"join\" or \"watch\" one first");
    if (!is_for_tables(q, op)) return false;
    int before = room_length(t->served->room);
    t->used = uv_now(q->hub->loop);
    talk_line(q->chair->caller, q->line, &line);
    if (!talk_changes(op)) {
        hub_tell(q->chair, t, &line);
        return true;
    }
    if (room_length(t->served->room) != before) {
        served_renew(t->served);
        clock_count(&t->served->clock, uptime_now(&q->hub->time));
        if (strcmp(op, "answer") == 0) clock_answered(&t->served->clock, q->chair->seat);
    }
    hub_go_on(q->hub, t, q->chair, &line);
    return true;
}

bool hub_hear(struct hearing *q)
{
    static const struct { const char *op; bool (*run)(struct hearing *q); } own[] = {
        {"host", host_table}, {"join", join_table}, {"watch", watch_table}, {"lobby", hub_lobby},
        {"tables", hub_tell_tables}, {"whole_record", hub_tell_record}, {"rematch", rematch},
        {"stand_in", hub_stand_in}, {"take_back", hub_take_back}, {"hint", hub_hint},
    };
    const char *op = word(q, "op");
    if (!op) return hub_refuse(q, "expected an object with \"op\"");
    for (int i = 0; i < COUNT(own); i++)
        if (strcmp(op, own[i].op) == 0) return own[i].run(q);
    return carry_out(q, op);
}
