/* hub.c: visitors and tables: who sits where, what is carried out, what is told to whom and when. */
#include "hub_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LINES_BURST = 200, LINES_SECOND = 40, /* that a visitor may say at once, and on average */
    STEP_MS = 25, HOUSEKEEPING_MS = 2000,
    CODE_POLICY = 1008, CODE_AGAIN = 1013,
};

/* -- Telling ------------------------------------------------------------------------------------------------------ */

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

void hub_push(struct chair *c, bool whole)
{
    struct text request = {0}, answer = {0};
    text_add(&request, "{\"op\":\"look\",\"places\":true,\"why\":true,\"from\":%d,\"whole\":%s}", whole ? 0 : c->from,
             whole ? "true" : "false");
    text_add(&answer, "{\"push\":");
    talk_line(c->caller, request.at, &answer);
    text_add(&answer, "}");
    c->from = room_events(c->at->served->room);
    if (whole || !strstr(answer.at, "\"news\":false")) hub_tell(c, c->at, &answer);
    text_free(&request);
    text_free(&answer);
}

static void push_all(struct open_table *t)
{
    for (struct chair *c = t->chairs; c; c = c->next) hub_push(c, false);
}

void hub_tell_seats(struct open_table *t)
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
        hub_tell(c, t, &line);
    }
}

/* -- Tables ------------------------------------------------------------------------------------------------------- */

static struct open_table **place_of(struct hub *h, const char *id)
{
    u32 hash = 2166136261u;
    for (const char *p = id; *p; p++) hash = (hash ^ (u8)*p) * 16777619u;
    struct open_table **at = &h->bucket[hash % BUCKETS];
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

struct open_table *hub_find(struct hub *h, const char *id, struct text *error)
{
    struct open_table *t = strlen(id) == KEY_LETTERS ? *place_of(h, id) : NULL;
    if (t) return t;
    struct served *served = strlen(id) == KEY_LETTERS ? served_load(h->store, id, error) : NULL;
    if (served) return hub_add(h, served);
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

void hub_stand_up(struct chair *c)
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
        hub_stand_up(c);
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

void hub_go_on(struct hub *h, struct open_table *t)
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
    push_all(t);
}

static void step_all(struct hub *h)
{
    struct open_table *next;
    for (struct open_table *t = h->thinking; t; t = next) {
        next = t->next_thinking;
        int before = room_length(t->served->room);
        bool thinks = served_go_on(t->served);
        if (thinks && room_length(t->served->room) == before) continue;
        hub_go_on(h, t);
    }
    if (!h->thinking) uv_timer_stop(&h->step);
}
static void step_by_clock(uv_timer_t *timer) { step_all(timer->data); }
static void step_by_bot(void *user) { step_all(user); }

/* -- Visitors ----------------------------------------------------------------------------------------------------- */

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
    if (!hub_hear(&q)) {
        struct text answer = {0};
        h->refused++;
        hub_open_line(&q, &answer);
        js_key(&answer, "error"), js_string(&answer, text_string(&q.error));
        js_close(&answer, '}');
        hub_tell(c, c->at, &answer);
    }
    json_free(q.request);
    text_free(&q.error);
}

static void left(void *user, struct visitor *v)
{
    struct hub *h = user;
    struct chair *c = *net_keep(v);
    struct open_table *t = c->at;
    hub_stand_up(c);
    forget_held(h, c);
    free(c);
    h->people--;
    if (t) hub_tell_seats(t);
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

/* -- The store ---------------------------------------------------------------------------------------------------- */

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

/* -- Opening and closing ------------------------------------------------------------------------------------------ */

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
