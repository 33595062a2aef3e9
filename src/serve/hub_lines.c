/* hub_lines.c: what visitors can say: hosting, joining and watching tables, and what talk carries out for a seat. */
#include "hub_inside.h"

#include <string.h>

enum {
    HOSTED_MOST = 30,      /* tables by one visitor */
    ABSENT_MS = 60 * 1000, /* after which a bot may stand in */
    SAMPLES_MOST = 300,    /* of odds: they are worked out in the loop */
};

static bool say_no(struct hearing *q, const char *why)
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
    hub_tell_seats(t);
    hub_go_on(h, t);
}

static bool may_change(struct hearing *q)
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
    if (!name || !served_is_name(name)) return say_no(q, "\"name\": expected 1 to 24 letters without a comma");
    if (!may_change(q)) return false;
    if (h->tables >= h->options.tables_most || q->chair->hosted >= HOSTED_MOST)
        return say_no(q, "there are too many tables; try again later");
    struct served *served = served_open(q->request, name, &mine, &q->error);
    if (!served) return false;
    q->chair->hosted++;
    welcome(q, hub_add(h, served), mine);
    return true;
}

/* {"op": "join", "table": ..., "key": ...}, or "invitation" and "name", or "name" alone where anybody may sit. */
static bool join_table(struct hearing *q)
{
    const char *id = word(q, "table"), *key = word(q, "key"), *name = word(q, "name");
    struct open_table *t = id ? hub_find(q->hub, id, &q->error) : NULL;
    if (!t) return id ? false : say_no(q, "\"join\" needs \"table\"");
    if (key) {
        seat who = served_seat_of(t->served, key);
        if (who == NOBODY) return say_no(q, "no seat of this table has that key");
        if (t->served->place[who].level[0] && may_change(q)) served_stand_in(t->served, who, NULL, &q->error);
        text_clear(&q->error);
        welcome(q, t, who);
        return true;
    }
    if (!name || !served_is_name(name)) return say_no(q, "\"name\": expected 1 to 24 letters without a comma");
    seat who = served_free_seat(t->served, word(q, "invitation"));
    if (who == NOBODY) return say_no(q, "no seat is free for you; you may look on if the table allows it");
    if (!may_change(q)) return false;
    served_take(t->served, who, name);
    welcome(q, t, who);
    return true;
}

static bool watch_table(struct hearing *q)
{
    const char *id = word(q, "table");
    struct open_table *t = id ? hub_find(q->hub, id, &q->error) : NULL;
    if (!t) return id ? false : say_no(q, "\"watch\" needs \"table\"");
    if (!t->served->watched && !room_over(t->served->room)) return say_no(q, "this table wants no spectators");
    welcome(q, t, NOBODY);
    return true;
}

/* Tables with a seat for anybody. */
static bool lobby(struct hearing *q)
{
    struct hub *h = q->hub;
    struct text line = {0};
    hub_open_line(q, &line);
    js_key(&line, "tables"), js_open(&line, '[');
    for (int i = 0; i < BUCKETS; i++)
        for (struct open_table *t = h->bucket[i]; t; t = t->next) {
            if (t->served->begun || !t->chairs || served_free_seat(t->served, NULL) == NOBODY) continue;
            js_open(&line, '{');
            js_key(&line, "table"), js_string(&line, t->served->id);
            served_tell(t->served, &line);
            js_close(&line, '}');
        }
    js_close(&line, ']');
    js_close(&line, '}');
    hub_tell(q->chair, NULL, &line);
    return true;
}

/* {"op": "stand_in", "seat": 2, "level": "normal"}: a bot plays for somebody who is not here. */
static bool stand_in(struct hearing *q)
{
    struct open_table *t = q->chair->at;
    const struct json *number = json_get(q->request, "seat");
    const char *level = word(q, "level");
    if (!t || q->chair->seat == NOBODY) return say_no(q, "\"stand_in\" is only for players");
    if (!json_is(number, JS_INT) || number->number < 0 || number->number >= t->served->places)
        return say_no(q, "\"seat\": expected a seat");
    seat who = (seat)number->number;
    if (t->served->place[who].kind != PLACE_TAKEN || t->served->place[who].level[0])
        return say_no(q, "no person plays that seat");
    for (struct chair *c = t->chairs; c; c = c->next)
        if (c->seat == who) return say_no(q, "they are here");
    if (uv_now(q->hub->loop) - t->seen[who] < ABSENT_MS)
        return say_no(q, "they have been here a moment ago; wait a minute");
    if (!may_change(q) || (level && strchr(level, ':')) ||
        !served_stand_in(t->served, who, level ? level : "normal", &q->error))
        return q->error.length ? false : say_no(q, "\"level\": expected a level of bots");
    struct text line = {0};
    hub_open_line(q, &line);
    js_close(&line, '}');
    served_store(t->served, q->hub->store);
    hub_tell(q->chair, t, &line);
    hub_tell_seats(t);
    hub_go_on(q->hub, t);
    return true;
}

/* The same people play once more; whoever asks first opens the table, and all are told its id. */
static bool rematch(struct hearing *q)
{
    struct open_table *t = q->chair->at;
    struct hub *h = q->hub;
    if (!t || q->chair->seat == NOBODY) return say_no(q, "\"rematch\" is only for players");
    if (!room_over(t->served->room)) return say_no(q, "the game is not over");
    if (!may_change(q)) return false;
    if (!t->served->next[0]) {
        struct served *served = served_again(t->served, &q->error);
        if (!served) return false;
        struct open_table *other = hub_add(h, served);
        served_store(served, h->store);
        memcpy(t->served->next, served->id, sizeof t->served->next);
        served_store(t->served, h->store);
        hub_go_on(h, other);
    }
    struct text line = {0};
    hub_open_line(q, &line);
    js_key(&line, "next"), js_string(&line, t->served->next);
    js_close(&line, '}');
    hub_tell(q->chair, t, &line);
    hub_tell_seats(t);
    return true;
}

/* The whole record of a game that is over: it has no secrets any more. */
static bool tell_record(struct hearing *q)
{
    struct open_table *t = q->chair->at;
    struct text line = {0}, record = {0};
    if (!t || !room_over(t->served->room)) return say_no(q, "the game is not over");
    table_record(room_table(t->served->room), &record, true);
    hub_open_line(q, &line);
    js_key(&line, "record"), js_string(&line, record.at);
    js_close(&line, '}');
    text_free(&record);
    hub_tell(q->chair, t, &line);
    return true;
}

/* What talk can do at a served table: hints would keep everybody waiting, and odds take few samples. */
static bool is_for_tables(struct hearing *q, const char *op)
{
    const struct json *samples = json_get(q->request, "samples");
    if (strcmp(op, "hint") == 0) return say_no(q, "there are no hints at this table");
    if (strcmp(op, "forecast") == 0 && (!json_is(samples, JS_INT) || samples->number > SAMPLES_MOST))
        return say_no(q, "\"samples\": expected at most 300");
    if (talk_changes(op) && !q->chair->at->served->begun && strcmp(op, "say") != 0)
        return say_no(q, "the game begins when all seats are taken");
    return !talk_changes(op) || may_change(q);
}

static bool carry_out(struct hearing *q, const char *op)
{
    struct open_table *t = q->chair->at;
    struct text line = {0};
    if (!t) return say_no(q, "you are at no table: \"host\", \"join\" or \"watch\" one first");
    if (!is_for_tables(q, op)) return false;
    int before = room_length(t->served->room);
    t->used = uv_now(q->hub->loop);
    talk_line(q->chair->caller, q->line, &line);
    if (!talk_changes(op)) {
        hub_tell(q->chair, t, &line);
        return true;
    }
    if (room_length(t->served->room) != before) served_renew(t->served);
    served_store(t->served, q->hub->store);
    hub_tell(q->chair, t, &line);
    hub_go_on(q->hub, t);
    return true;
}

bool hub_hear(struct hearing *q)
{
    static const struct { const char *op; bool (*run)(struct hearing *q); } own[] = {
        {"host", host_table}, {"join", join_table}, {"watch", watch_table}, {"lobby", lobby}, {"stand_in", stand_in},
        {"rematch", rematch}, {"whole_record", tell_record},
    };
    const char *op = word(q, "op");
    if (!op) return say_no(q, "expected an object with \"op\"");
    for (int i = 0; i < COUNT(own); i++)
        if (strcmp(op, own[i].op) == 0) return own[i].run(q);
    return carry_out(q, op);
}
