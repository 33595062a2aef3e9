/* hub.c: visitors and tables: who sits where, what is carried out, what is told to whom and when. */
#include "hub.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    BUCKETS = 4096,
    LINES_BURST = 200, LINES_SECOND = 40, /* that a visitor may say at once, and on average */
    HOSTED_MOST = 30,                     /* tables by one visitor */
    ABSENT_MS = 60 * 1000,                /* after which a bot may stand in */
    STEP_MS = 25, HOUSEKEEPING_MS = 2000,
    SAMPLES_MOST = 300,                   /* of odds: they are worked out in the loop */
    CODE_POLICY = 1008, CODE_AGAIN = 1013,
};

/* Somebody at a table; one visitor sits at one. */
struct chair {
    struct hub *hub;
    struct visitor *visitor;
    struct open_table *at; /* NULL: not at a table */
    seat seat;             /* or NOBODY: looks on */
    struct caller *caller;
    int from;              /* events told so far */
    struct chair *next;    /* at the same table */
    double lines;          /* that may be said now */
    u64 lines_at;
    int hosted;
    bool gone;
};

/* A table in memory. */
struct open_table {
    struct served *served;
    struct chair *chairs;
    u64 used, seen[SEATS_MAX]; /* when somebody was here last, in all and on each seat */
    bool thinks;
    struct open_table *next, *next_thinking;
};

/* Something to be told once a change is safe. */
struct held {
    u64 ticket;
    struct chair *to;
    struct open_table *about;
    struct text line;
    struct held *next;
};

struct hub {
    uv_loop_t *loop;
    struct hub_options options;
    struct store *store;
    struct pool *pool;
    struct open_table *bucket[BUCKETS], *thinking;
    int tables, people;
    struct held *first, *last;
    u64 safe, lines, refused;
    char lost[200]; /* why nothing can be written; empty: it can */
    uv_timer_t step, housekeeping;
};

/* -- Telling ------------------------------------------------------------------------------------------------------------- */

static void send_line(struct chair *c, const struct text *line) { net_send(c->visitor, line->at, line->length); }

/* Tells a line as soon as the last change of the table is safe. Takes the text. */
static void tell(struct chair *c, struct open_table *t, struct text *line)
{
    struct hub *h = c->hub;
    if (!t || t->served->ticket <= h->safe) {
        send_line(c, line);
        text_free(line);
        return;
    }
    struct held *held = calloc(1, sizeof *held);
    MUST(held != NULL);
    *held = (struct held){.ticket = t->served->ticket, .to = c, .about = t, .line = *line};
    *line = (struct text){0};
    if (h->last) h->last->next = held;
    else h->first = held;
    h->last = held;
}

/* Whoever leaves is told nothing more. */
static void forget_held(struct hub *h, const struct chair *c)
{
    for (struct held *held = h->first; held; held = held->next)
        if (held->to == c) held->to = NULL;
}

/* Brings a chair up to date; nothing if nothing has changed for it. */
static void push_news(struct chair *c, bool whole)
{
    struct text request = {0}, answer = {0};
    text_add(&request, "{\"op\":\"look\",\"places\":true,\"why\":true,\"from\":%d,\"whole\":%s}", whole ? 0 : c->from,
             whole ? "true" : "false");
    text_add(&answer, "{\"push\":");
    talk_line(c->caller, request.at, &answer);
    text_add(&answer, "}");
    c->from = room_events(c->at->served->room);
    if (whole || !strstr(answer.at, "\"news\":false")) tell(c, c->at, &answer);
    text_free(&request);
    text_free(&answer);
}

static void push_all(struct open_table *t, bool whole)
{
    for (struct chair *c = t->chairs; c; c = c->next) push_news(c, whole);
}

/* Who sits where, for all at the table. */
static void tell_seats(struct open_table *t)
{
    for (struct chair *c = t->chairs; c; c = c->next) {
        struct text line = {0};
        js_open(&line, '{');
        js_key(&line, "table"), js_open(&line, '{');
        served_tell(t->served, &line);
        js_key(&line, "here"), js_open(&line, '[');
        for (int i = 0; i < t->served->places; i++) {
            bool here = false;
            for (struct chair *other = t->chairs; other; other = other->next) here |= other->seat == i;
            js_bool(&line, here);
        }
        js_close(&line, ']');
        js_close(&line, '}');
        js_close(&line, '}');
        tell(c, t, &line);
    }
}

/* -- Tables ---------------------------------------------------------------------------------------------------------------- */

static struct open_table **place_of(struct hub *h, const char *id)
{
    u32 hash = 2166136261u;
    for (const char *p = id; *p; p++) hash = (hash ^ (u8)*p) * 16777619u;
    struct open_table **at = &h->bucket[hash % BUCKETS];
    while (*at && strcmp((*at)->served->id, id) != 0) at = &(*at)->next;
    return at;
}

static struct open_table *add_table(struct hub *h, struct served *served)
{
    struct open_table *t = calloc(1, sizeof *t), **at = place_of(h, served->id);
    MUST(t != NULL && !*at);
    t->served = served;
    t->used = uv_now(h->loop);
    for (int i = 0; i < SEATS_MAX; i++) t->seen[i] = t->used;
    room_think(served->room, pool_thinking(h->pool), 0);
    *at = t;
    h->tables++;
    return t;
}

/* The table with this id, from memory or from the store; NULL and why not. */
static struct open_table *find_table(struct hub *h, const char *id, struct text *error)
{
    struct open_table *t = strlen(id) == KEY_LETTERS ? *place_of(h, id) : NULL;
    if (t) return t;
    struct served *served = strlen(id) == KEY_LETTERS ? served_load(h->store, id, error) : NULL;
    if (served) return add_table(h, served);
    if (!error->length) text_add(error, "there is no such table");
    return NULL;
}

static void stop_thinking(struct hub *h, struct open_table *t)
{
    struct open_table **at = &h->thinking;
    while (*at && *at != t) at = &(*at)->next_thinking;
    if (*at) *at = t->next_thinking;
    t->thinks = false;
}

static void stand_up(struct chair *c)
{
    struct open_table *t = c->at;
    if (!t) return;
    struct chair **at = &t->chairs;
    while (*at != c) at = &(*at)->next;
    *at = c->next;
    talk_close(c->caller);
    t->used = uv_now(c->hub->loop);
    if (c->seat != NOBODY) t->seen[c->seat] = t->used;
    c->caller = NULL;
    c->at = NULL;
}

/* Takes a table out of memory; it lies in the store. */
static void drop_table(struct hub *h, struct open_table *t)
{
    struct open_table **at = place_of(h, t->served->id);
    while (t->chairs) {
        struct chair *c = t->chairs;
        stand_up(c);
        net_dismiss(c->visitor, CODE_AGAIN, "the table was closed; join it again");
    }
    for (struct held *held = h->first; held; held = held->next)
        if (held->about == t) held->to = NULL;
    stop_thinking(h, t);
    *at = t->next;
    served_free(t->served);
    free(t);
    h->tables--;
}

/* Lets bots play, stores what is new and tells everybody about it. */
static void go_on(struct hub *h, struct open_table *t)
{
    bool thinks = served_go_on(t->served);
    if (thinks && !t->thinks) {
        t->next_thinking = h->thinking;
        h->thinking = t;
        t->thinks = true;
        if (!uv_is_active((uv_handle_t *)&h->step)) uv_timer_again(&h->step);
    } else if (!thinks && t->thinks) {
        stop_thinking(h, t);
    }
    served_store(t->served, h->store);
    push_all(t, false);
}

static void step_all(struct hub *h)
{
    struct open_table *next;
    for (struct open_table *t = h->thinking; t; t = next) {
        next = t->next_thinking;
        int before = room_length(t->served->room);
        bool thinks = served_go_on(t->served);
        if (thinks && room_length(t->served->room) == before) continue;
        go_on(h, t);
    }
    if (!h->thinking) uv_timer_stop(&h->step);
}
static void step_by_clock(uv_timer_t *timer) { step_all(timer->data); }
static void step_by_bot(void *user) { step_all(user); }

/* -- Lines ----------------------------------------------------------------------------------------------------------------- */

/* One line of a visitor. */
struct hearing {
    struct hub *hub;
    struct chair *chair;
    const char *line;
    const struct json *request;
    struct text error;
};

static bool say_no(struct hearing *q, const char *why)
{
    text_add(&q->error, "%s", why);
    return false;
}

static const char *word(const struct hearing *q, const char *key) { return json_text(json_get(q->request, key)); }

static void open_line(struct hearing *q, struct text *out)
{
    const struct json *id = json_get(q->request, "id");
    js_open(out, '{');
    if (json_is(id, JS_INT)) js_key(out, "id"), js_int(out, id->number);
    if (json_is(id, JS_STRING)) js_key(out, "id"), js_string(out, id->string);
}

static void sit_down(struct hub *h, struct chair *c, struct open_table *t, seat who)
{
    stand_up(c);
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
    open_line(q, &line);
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
    tell(q->chair, t, &line);
    push_news(q->chair, true);
    tell_seats(t);
    go_on(h, t);
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
    welcome(q, add_table(h, served), mine);
    return true;
}

/* {"op": "join", "table": ..., "key": ...}, or "invitation" and "name", or "name" alone where anybody may sit. */
static bool join_table(struct hearing *q)
{
    const char *id = word(q, "table"), *key = word(q, "key"), *name = word(q, "name");
    struct open_table *t = id ? find_table(q->hub, id, &q->error) : NULL;
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
    struct open_table *t = id ? find_table(q->hub, id, &q->error) : NULL;
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
    open_line(q, &line);
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
    tell(q->chair, NULL, &line);
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
    open_line(q, &line);
    js_close(&line, '}');
    served_store(t->served, q->hub->store);
    tell(q->chair, t, &line);
    tell_seats(t);
    go_on(q->hub, t);
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
        struct open_table *other = add_table(h, served);
        served_store(served, h->store);
        memcpy(t->served->next, served->id, sizeof t->served->next);
        served_store(t->served, h->store);
        go_on(h, other);
    }
    struct text line = {0};
    open_line(q, &line);
    js_key(&line, "next"), js_string(&line, t->served->next);
    js_close(&line, '}');
    tell(q->chair, t, &line);
    tell_seats(t);
    return true;
}

/* The whole record of a game that is over: it has no secrets any more. */
static bool tell_record(struct hearing *q)
{
    struct open_table *t = q->chair->at;
    struct text line = {0}, record = {0};
    if (!t || !room_over(t->served->room)) return say_no(q, "the game is not over");
    table_record(room_table(t->served->room), &record, true);
    open_line(q, &line);
    js_key(&line, "record"), js_string(&line, record.at);
    js_close(&line, '}');
    text_free(&record);
    tell(q->chair, t, &line);
    return true;
}

/* Whether an operation of talk can change the table. */
static bool changes(const char *op)
{
    static const char *const list[] = {"answer", "undo", "stand", "say", "leave", "switch", "wish"};
    for (int i = 0; i < COUNT(list); i++)
        if (strcmp(op, list[i]) == 0) return true;
    return false;
}

/* What talk can do at a served table: hints would keep everybody waiting, and odds take few samples. */
static bool is_for_tables(struct hearing *q, const char *op)
{
    const struct json *samples = json_get(q->request, "samples");
    if (strcmp(op, "hint") == 0) return say_no(q, "there are no hints at this table");
    if (strcmp(op, "forecast") == 0 && (!json_is(samples, JS_INT) || samples->number > SAMPLES_MOST))
        return say_no(q, "\"samples\": expected at most 300");
    if (changes(op) && !q->chair->at->served->begun && strcmp(op, "say") != 0)
        return say_no(q, "the game begins when all seats are taken");
    return !changes(op) || may_change(q);
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
    if (!changes(op)) {
        tell(q->chair, t, &line);
        return true;
    }
    if (room_length(t->served->room) != before) served_renew(t->served);
    served_store(t->served, q->hub->store);
    tell(q->chair, t, &line);
    go_on(q->hub, t);
    return true;
}

static bool hear(struct hearing *q)
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

/* -- Visitors ----------------------------------------------------------------------------------------------------------------- */

static void came(void *user, struct visitor *v)
{
    struct hub *h = user;
    struct chair *c = calloc(1, sizeof *c);
    MUST(c != NULL);
    *c = (struct chair){.hub = h, .visitor = v, .seat = NOBODY, .lines = LINES_BURST, .lines_at = uv_now(h->loop)};
    *net_keep(v) = c;
    h->people++;
}

/* Whether a visitor may say another line now. */
static bool in_measure(struct chair *c)
{
    u64 now = uv_now(c->hub->loop);
    c->lines += (double)(now - c->lines_at) * LINES_SECOND / 1000;
    if (c->lines > LINES_BURST) c->lines = LINES_BURST;
    c->lines_at = now;
    return (c->lines -= 1) >= 0;
}

static void said(void *user, struct visitor *v, const char *line, size_t length)
{
    struct hub *h = user;
    struct chair *c = *net_keep(v);
    struct json_error wrong;
    struct hearing q = {.hub = h, .chair = c, .line = line};
    if (!in_measure(c)) {
        net_dismiss(v, CODE_POLICY, "too many lines");
        return;
    }
    h->lines++;
    q.request = strlen(line) == length ? json_read(line, length, &wrong) : NULL;
    if (!hear(&q)) {
        struct text answer = {0};
        h->refused++;
        open_line(&q, &answer);
        js_key(&answer, "error"), js_string(&answer, text_string(&q.error));
        js_close(&answer, '}');
        tell(c, c->at, &answer);
    }
    json_free(q.request);
    text_free(&q.error);
}

static void left(void *user, struct visitor *v)
{
    struct hub *h = user;
    struct chair *c = *net_keep(v);
    struct open_table *t = c->at;
    stand_up(c);
    forget_held(h, c);
    free(c);
    h->people--;
    if (t) tell_seats(t);
}

static bool page(void *user, const struct http_request *r, struct text *out)
{
    struct hub *h = user;
    if (http_is_for(r, "/health")) {
        text_add(out, "%s\n", h->lost[0] ? h->lost : "fine");
        return true;
    }
    if (!http_is_for(r, "/metrics")) return false;
    struct store_figures figures = store_figures(h->store);
    int thinking = 0;
    for (struct open_table *t = h->thinking; t; t = t->next_thinking) thinking++;
    text_add(out, "longbox_visitors %d\nlongbox_tables %d\nlongbox_tables_thinking %d\nlongbox_bots_waiting %d\n",
             h->people, h->tables, thinking, pool_waiting(h->pool));
    text_add(out, "longbox_lines_total %llu\nlongbox_lines_refused_total %llu\n", (unsigned long long)h->lines,
             (unsigned long long)h->refused);
    text_add(out, "longbox_commits_total %llu\nlongbox_changes_total %llu\nlongbox_longest_commit_us %llu\n",
             (unsigned long long)figures.commits, (unsigned long long)figures.changes,
             (unsigned long long)figures.longest_us);
    return true;
}

const struct house hub_house = {came, said, left, page};

/* -- The store --------------------------------------------------------------------------------------------------------------- */

static void release_held(struct hub *h)
{
    while (h->first && h->first->ticket <= h->safe) {
        struct held *held = h->first;
        h->first = held->next;
        if (!h->first) h->last = NULL;
        if (held->to) send_line(held->to, &held->line);
        text_free(&held->line);
        free(held);
    }
}

/* What could not be written never happened: its tables are closed, and opened again as they were before. */
static void lose(struct hub *h, u64 ticket, const char *why)
{
    struct open_table *next;
    snprintf(h->lost, sizeof h->lost, "%s", why);
    for (int i = 0; i < BUCKETS; i++)
        for (struct open_table *t = h->bucket[i]; t; t = next) {
            next = t->next;
            if (t->served->ticket > h->safe) drop_table(h, t);
        }
    h->safe = ticket;
    release_held(h);
}

static void safe(void *user, u64 ticket, const char *lost)
{
    struct hub *h = user;
    if (lost) {
        lose(h, ticket, lost);
        return;
    }
    h->safe = ticket;
    release_held(h);
}

/* Tables that nobody sits at leave the memory; a store that failed is tried again. */
static void keep_house(uv_timer_t *timer)
{
    struct hub *h = timer->data;
    struct open_table *next;
    if (h->lost[0] && store_retry(h->store)) h->lost[0] = 0;
    for (int i = 0; i < BUCKETS; i++)
        for (struct open_table *t = h->bucket[i]; t; t = next) {
            next = t->next;
            bool idle = uv_now(h->loop) - t->used > (u64)h->options.idle_seconds * 1000;
            if (!t->chairs && !t->thinks && idle && t->served->ticket <= h->safe) drop_table(h, t);
        }
}

/* -- Opening and closing -------------------------------------------------------------------------------------------------------- */

struct hub *hub_open(uv_loop_t *loop, const struct hub_options *options, struct text *error)
{
    struct hub *h = calloc(1, sizeof *h);
    MUST(h != NULL);
    h->loop = loop;
    h->options = *options;
    if (!secret_open()) text_add(error, "this machine gives no random numbers");
    else h->store = store_open(options->path, loop, safe, h, error);
    if (!h->store) {
        free(h);
        return NULL;
    }
    h->pool = pool_open(loop, options->threads, step_by_bot, h);
    h->step.data = h->housekeeping.data = h;
    uv_timer_init(loop, &h->step);
    uv_timer_init(loop, &h->housekeeping);
    uv_timer_start(&h->step, step_by_clock, STEP_MS, STEP_MS);
    uv_timer_start(&h->housekeeping, keep_house, HOUSEKEEPING_MS, HOUSEKEEPING_MS);
    return h;
}

static void timer_closed(uv_handle_t *timer)
{
    struct hub *h = timer->data;
    timer->data = NULL;
    if (!h->step.data && !h->housekeeping.data) free(h);
}

void hub_close(struct hub *h)
{
    store_close(h->store);
    for (int i = 0; i < BUCKETS; i++)
        while (h->bucket[i]) drop_table(h, h->bucket[i]);
    h->safe = UINT64_MAX;
    release_held(h);
    pool_close(h->pool);
    uv_close((uv_handle_t *)&h->step, timer_closed);
    uv_close((uv_handle_t *)&h->housekeeping, timer_closed);
}
