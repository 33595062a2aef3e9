/* hub.c: visitors and tables: who sits where, what is carried out, what is told to whom and when. */
#include "hub_inside.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LINES_BURST = 200, LINES_SECOND = 40, /* that a visitor may say at once, and on average */
    STEP_MS = 25, HOUSEKEEPING_MS = 2000, WATCH_MS = 500,
    TIDY_EVERY = 30, /* times that the house is kept */
    CODE_POLICY = 1008, CODE_AGAIN = 1013,
};

/* -- Telling ----------------------------------------------------------------------------------------------------- */

static void send_line(struct chair *c, const struct text *line) { net_send(c->visitor, line->at, line->length); }

void hub_tell(struct chair *c, struct open_table *t, struct text *line)
{
    struct hub *h = c->hub;
    if (!t || t->served->ticket <= h->safe) {
        send_line(c, line);
        text_free(line);
        return;
    }
    struct held *held = calloc(1, sizeof *held);
    MUST(held != NULL);
    *held = (struct held){.ticket = t->served->ticket, .to = c, .about = t};
    text_keep(&held->line, line->at, line->length); /* many wait when the disk is slow: without room to spare */
    text_free(line);
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

/* A list: for each seat null or its clock, as the viewer may know it. Clocks come only with what else is told: a line
 * of their own would say that somebody has answered. */
static void tell_clocks(const struct served *t, seat viewer, struct text *out)
{
    struct text list = {0};
    js_open(&list, '[');
    for (seat i = 0; i < t->places; i++)
        if (room_is_person(t->room, i)) clock_tell(&t->clock, i, viewer, &list);
        else js_null(&list);
    js_close(&list, ']');
    js_raw(out, list.at);
    text_free(&list);
}

void hub_push(struct chair *c, bool whole)
{
    struct text request = {0}, answer = {0};
    text_add(&request, "{\"op\":\"look\",\"places\":true,\"why\":true,\"from\":%d,\"whole\":%s}", whole ? 0 : c->from,
             whole ? "true" : "false");
    text_add(&answer, "{\"push\":");
    talk_line(c->caller, request.at, &answer);
    bool news = whole || !strstr(answer.at, "\"news\":false");
    if (clock_is_there(&c->at->served->clock)) {
        text_add(&answer, ",\"clocks\":");
        tell_clocks(c->at->served, c->seat, &answer);
    }
    text_add(&answer, "}");
    c->from = room_events(c->at->served->room);
    if (news) hub_tell(c, c->at, &answer);
    text_free(&request);
    text_free(&answer);
}

static void push_all(struct open_table *t)
{
    for (struct chair *c = t->chairs; c; c = c->next) hub_push(c, false);
}

bool hub_waits(const struct open_table *t)
{
    return !t->served->begun && t->chairs && served_free_seat(t->served, NULL) != NOBODY;
}

void hub_describe(const struct open_table *t, struct text *out)
{
    js_open(out, '{');
    js_key(out, "table"), js_string(out, t->served->id);
    served_tell(t->served, out);
    js_close(out, '}');
}

/* Keeps what other nodes show of a table up to date. */
static void show(struct hub *h, struct open_table *t)
{
    struct text now = {0};
    if (hub_waits(t)) hub_describe(t, &now);
    if (strcmp(text_string(&now), text_string(&t->shown)) != 0)
        store_show(h->store, t->served->id, t->served->epoch, now.at);
    text_free(&t->shown);
    t->shown = now;
}

void hub_tell_seats(struct hub *h, struct open_table *t)
{
    if (t->chairs) served_settle(t->served, uptime_now(&t->chairs->hub->time));
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
        hub_tell_away(c->hub, t, &line);
        if (clock_is_there(&t->served->clock)) js_key(&line, "clocks"), tell_clocks(t->served, c->seat, &line);
        js_close(&line, '}');
        js_close(&line, '}');
        hub_tell(c, t, &line);
    }
    hub_tell_followers(h, t);
    show(h, t);
}

/* -- Tables ------------------------------------------------------------------------------------------------------ */

int hub_bucket(const char *id)
{
    u32 hash = 2166136261u;
    for (const char *p = id; *p; p++) hash = (hash ^ (u8)*p) * 16777619u;
    return (int)(hash % BUCKETS);
}

static struct open_table **place_of(struct hub *h, const char *id)
{
    struct open_table **at = &h->bucket[hub_bucket(id)];
    while (*at && strcmp((*at)->served->id, id) != 0) at = &(*at)->next;
    return at;
}

struct open_table *hub_add(struct hub *h, struct served *served)
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

struct open_table *hub_table(struct hub *h, const char *id) { return *place_of(h, id); }

static void stop_thinking(struct hub *h, struct open_table *t)
{
    struct open_table **at = &h->thinking;
    while (*at && *at != t) at = &(*at)->next_thinking;
    if (*at) *at = t->next_thinking;
    t->thinks = false;
}

void hub_stand_up(struct chair *c)
{
    struct open_table *t = c->at;
    if (!t) return;
    struct chair **at = &t->chairs;
    while (*at != c) at = &(*at)->next;
    *at = c->next;
    hub_stop_hint(c->hub, t, c);
    talk_close(c->caller);
    t->used = uv_now(c->hub->loop);
    if (c->seat != NOBODY) t->seen[c->seat] = t->used;
    c->caller = NULL;
    c->at = NULL;
}

void hub_release(struct hub *h, const char *id, u64 epoch)
{
    if (h->store) store_release(h->store, id, epoch); /* a store that is closed has given up all */
}

/* Takes a table out of memory; it lies in the store, for any node. */
static void drop_table(struct hub *h, struct open_table *t)
{
    struct open_table **at = place_of(h, t->served->id);
    while (t->chairs) {
        struct chair *c = t->chairs;
        hub_stand_up(c);
        net_dismiss(c->visitor, CODE_AGAIN, "the table was closed; join it again");
    }
    for (struct held *held = h->first; held; held = held->next)
        if (held->about == t) held->to = NULL;
    stop_thinking(h, t);
    *at = t->next;
    hub_release(h, t->served->id, t->served->epoch);
    text_free(&t->shown);
    served_free(t->served);
    free(t);
    h->tables--;
}

void hub_go_on(struct hub *h, struct open_table *t, struct chair *to, struct text *line)
{
    if (h->lost[0]) { /* what bots would answer could not be kept: they wait until it can */
        if (to) hub_tell(to, t, line);
        push_all(t);
        return;
    }
    bool thinks = served_go_on(t->served);
    if (thinks && !t->thinks) {
        t->next_thinking = h->thinking;
        h->thinking = t;
        t->thinks = true;
        if (!uv_is_active((uv_handle_t *)&h->step)) uv_timer_again(&h->step);
    } else if (!thinks && t->thinks) {
        stop_thinking(h, t);
    }
    served_settle(t->served, uptime_now(&h->time));
    served_store(t->served, h->store);
    if (to) hub_tell(to, t, line);
    push_all(t);
    hub_tell_followers(h, t);
    hub_check_hint(h, t);
}

static void step_all(struct hub *h)
{
    struct open_table *next;
    for (struct open_table *t = h->lost[0] ? NULL : h->thinking; t; t = next) {
        next = t->next_thinking;
        int before = room_length(t->served->room);
        bool thinks = served_go_on(t->served);
        if (thinks && room_length(t->served->room) == before) continue;
        hub_go_on(h, t, NULL, NULL);
    }
    if (!h->thinking) uv_timer_stop(&h->step);
}
static void step_by_clock(uv_timer_t *timer) { step_all(timer->data); }
static void step_by_bot(void *user)
{
    step_all(user);
    hub_check_hints(user);
}

/* -- Visitors ---------------------------------------------------------------------------------------------------- */

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

static void say_no(struct hearing *q)
{
    struct text answer = {0};
    struct chair *c = q->chair;
    hub_open_line(q, &answer);
    if (q->moved.length) js_key(&answer, "moved"), js_string(&answer, q->moved.at);
    else js_key(&answer, "error"), js_string(&answer, text_string(&q->error));
    js_close(&answer, '}');
    hub_tell(c, c->at, &answer);
}

void hub_said(struct chair *c, const char *line, const struct taken *taken, const struct asking *asking)
{
    struct json_error wrong;
    struct hearing q = {.hub = c->hub, .chair = c, .line = line, .taken = taken, .asking = asking};
    q.request = json_read(line, strlen(line), &wrong);
    bool done = hub_hear(&q) || q.later;
    if (!done) c->hub->refused++;
    if (!done && q.again) net_dismiss(c->visitor, CODE_AGAIN, "the table cannot be reached just now; join it again");
    else if (!done) say_no(&q);
    json_free(q.request);
    text_free(&q.error);
    text_free(&q.moved);
}

static void said(void *user, struct visitor *v, const char *line, size_t length)
{
    struct hub *h = user;
    struct chair *c = *net_keep(v);
    h->lines++;
    if (!in_measure(c) || (c->wants[0] && !hub_wait(c, line))) net_dismiss(v, CODE_POLICY, "too many lines");
    else if (!c->wants[0]) hub_said(c, strlen(line) == length ? line : "", NULL, NULL);
}

static void left(void *user, struct visitor *v)
{
    struct hub *h = user;
    struct chair *c = *net_keep(v);
    struct open_table *t = c->at;
    hub_stand_up(c);
    hub_wait_no_more(c);
    hub_ask_no_more(h, c);
    hub_follow_no_more(c);
    forget_held(h, c);
    free(c);
    h->people--;
    if (t) hub_tell_seats(h, t);
}

static int page(void *user, const struct http_request *r, struct text *out)
{
    struct hub *h = user;
    if (http_is_for(r, "/health")) {
        text_add(out, "%s\n", h->lost[0] ? h->lost : "fine");
        return h->lost[0] ? 503 : 200;
    }
    if (!http_is_for(r, "/metrics")) return 0;
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
    return 200;
}

const struct house hub_house = {came, said, left, page};

/* -- The store --------------------------------------------------------------------------------------------------- */

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

/* Drops all tables, or those with changes that are not safe. */
static void drop_tables(struct hub *h, bool all)
{
    struct open_table *next;
    for (int i = 0; i < BUCKETS; i++)
        for (struct open_table *t = h->bucket[i]; t; t = next) {
            next = t->next;
            if (all || t->served->ticket > h->safe) drop_table(h, t);
        }
}

/* What could not be written never happened: its tables are closed, and opened again as they were before. */
static void lose(struct hub *h, const char *why)
{
    snprintf(h->lost, sizeof h->lost, "%s", why);
    drop_tables(h, false);
}

static void be_well(struct hub *h)
{
    h->lost[0] = 0;
    for (int i = 0; i < BUCKETS; i++)
        for (struct open_table *t = h->bucket[i]; t; t = t->next) hub_go_on(h, t, NULL, NULL);
}

static void told(void *user, const struct told *what)
{
    struct hub *h = user;
    struct open_table *t;
    switch (what->kind) {
    case TOLD_SAFE: break;
    case TOLD_LOST: lose(h, what->words); break;
    case TOLD_WELL: be_well(h); break;
    case TOLD_LAPSED: drop_tables(h, true); break;
    case TOLD_TAKEN: hub_taken(h, what->taken); return;
    case TOLD_SEEN: hub_seen(h, what->epoch, what->taken); return;
    case TOLD_REFUSED:
        t = hub_table(h, what->table);
        if (t && t->served->epoch == what->epoch) drop_table(h, t);
        return;
    }
    if (what->ticket > h->safe) h->safe = what->ticket;
    release_held(h);
}

/* Gives memory back if much of it lies idle: when the disk was slow, many lines had to wait. Walking through it takes
 * some milliseconds, so it is done now and then only. */
static void tidy_memory(void)
{
    struct mallinfo2 now = mallinfo2();
    if (now.fordblks > now.uordblks / 4) malloc_trim(0);
}

/* Tables that nobody sits at leave the memory. */
static void keep_house(uv_timer_t *timer)
{
    struct hub *h = timer->data;
    struct open_table *next;
    if (++h->kept % TIDY_EVERY == 0) tidy_memory();
    for (int i = 0; i < BUCKETS; i++)
        for (struct open_table *t = h->bucket[i]; t; t = next) {
            next = t->next;
            bool idle = uv_now(h->loop) - t->used > (u64)h->options.idle_seconds * 1000;
            if (!t->chairs && !t->thinks && idle && t->served->ticket <= h->safe) drop_table(h, t);
        }
}

/* Clocks run, and people are away. While nothing can be kept, nobody can play and no clock runs. */
static void watch_all(uv_timer_t *timer)
{
    struct hub *h = timer->data;
    if (h->lost[0]) uptime_stand_still(&h->time);
    uptime_keep(&h->time);
    for (int i = 0; i < BUCKETS; i++)
        for (struct open_table *t = h->bucket[i]; t; t = t->next) hub_watch_seats(h, t);
}

/* -- Opening and closing ----------------------------------------------------------------------------------------- */

struct hub *hub_open(uv_loop_t *loop, const struct hub_options *options, struct text *error)
{
    struct hub *h = calloc(1, sizeof *h);
    MUST(h != NULL);
    h->loop = loop;
    h->options = *options;
    if (!secret_open()) text_add(error, "this machine gives no random numbers");
    else if (!uptime_open(&h->time, options->uptime)) text_add(error, "%s: I cannot write there", options->uptime);
    else h->store = store_open(&options->store, loop, told, h, error);
    if (!h->store) {
        free(h);
        return NULL;
    }
    h->pool = pool_open(loop, options->threads, step_by_bot, h);
    h->shelf = shelf_new();
    h->step.data = h->housekeeping.data = h->watch.data = h;
    uv_timer_init(loop, &h->step);
    uv_timer_init(loop, &h->housekeeping);
    uv_timer_init(loop, &h->watch);
    uv_timer_start(&h->step, step_by_clock, STEP_MS, STEP_MS);
    uv_timer_start(&h->housekeeping, keep_house, HOUSEKEEPING_MS, HOUSEKEEPING_MS);
    uv_timer_start(&h->watch, watch_all, WATCH_MS, WATCH_MS);
    return h;
}

static void timer_closed(uv_handle_t *timer)
{
    struct hub *h = timer->data;
    timer->data = NULL;
    if (!h->step.data && !h->housekeeping.data && !h->watch.data) free(h);
}

void hub_address(struct hub *h, const char *address) { store_address(h->store, address); }

void hub_close(struct hub *h)
{
    struct store *store = h->store;
    h->store = NULL;
    store_close(store);
    for (int i = 0; i < BUCKETS; i++)
        while (h->bucket[i]) drop_table(h, h->bucket[i]);
    h->safe = UINT64_MAX;
    release_held(h);
    hub_find_close(h);
    hub_ask_no_more(h, NULL);
    pool_close(h->pool);
    shelf_free(h->shelf);
    uv_close((uv_handle_t *)&h->step, timer_closed);
    uv_close((uv_handle_t *)&h->housekeeping, timer_closed);
    uv_close((uv_handle_t *)&h->watch, timer_closed);
    uptime_close(&h->time);
}
