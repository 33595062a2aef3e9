/* hub_tables.c: what can be said of tables where one does not sit: those that wait for somebody, one's own, and games
 * that are over. */
#include "hub_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"

enum {
    TABLES_MOST = 50,       /* in one answer */
    ASK_AGAIN_SECONDS = 20, /* where other nodes may have the tables that somebody follows */
};

bool hub_lobby(struct hearing *q)
{
    struct hub *h = q->hub;
    struct text line = {0};
    hub_open_line(q, &line);
    js_key(&line, "tables"), js_open(&line, '[');
    int count = store_shown(h->store, &line, TABLES_MOST / 2);
    for (int i = 0; i < BUCKETS; i++)
        for (struct open_table *t = h->bucket[i]; t && count < TABLES_MOST; t = t->next)
            if (hub_waits(t)) hub_describe(t, &line), count++;
    js_close(&line, ']');
    js_close(&line, '}');
    hub_tell(q->chair, NULL, &line);
    return true;
}

/* -- Looking tables up ------------------------------------------------------------------------------------------- */

/* Tables that the store is asked for, so that a line can be heard. */
struct asking {
    u64 number;
    struct chair *chair;
    struct text line;
    int left, count;            /* still to come, and all */
    struct taken seen[TABLES_MOST];
    struct asking *next;
};

static void free_asking(struct hub *h, struct asking *a)
{
    struct asking **at = &h->askings;
    while (*at != a) at = &(*at)->next;
    *at = a->next;
    for (int i = 0; i < a->count; i++) text_free(&a->seen[i].about), text_free(&a->seen[i].record);
    text_free(&a->line);
    free(a);
}

void hub_ask_no_more(struct hub *h, const struct chair *c)
{
    struct asking *next;
    for (struct asking *a = h->askings; a; a = next) {
        next = a->next;
        if (!c || a->chair == c) free_asking(h, a);
    }
}

/* Asks the store for all tables of a list that are not in memory; false: there are none, or it was asked. */
static bool ask_for(struct hearing *q, const char *const *ids, int count)
{
    struct hub *h = q->hub;
    struct asking *a = NULL;
    for (int i = 0; i < count && !q->asking; i++) {
        if (!hub_is_id(ids[i]) || hub_table(h, ids[i])) continue;
        if (!a) MUST((a = calloc(1, sizeof *a)) != NULL);
        memcpy(a->seen[a->count++].table, ids[i], sizeof a->seen->table);
    }
    if (!a) return false;
    hub_ask_no_more(h, q->chair); /* one at a time: whoever asks again wants no older answer */
    a->number = ++h->asked;
    a->chair = q->chair;
    a->left = a->count;
    text_add(&a->line, "%s", q->line);
    a->next = h->askings;
    h->askings = a;
    for (int i = 0; i < a->count; i++) store_look(h->store, a->seen[i].table, a->number);
    return true;
}

void hub_seen(struct hub *h, u64 asker, const struct taken *taken)
{
    struct asking *a = h->askings;
    while (a && a->number != asker) a = a->next;
    if (!a) return;
    struct taken *one = &a->seen[a->count - a->left]; /* they come in the order in which they were asked for */
    one->how = taken->how;
    text_add(&one->about, "%s", text_string(&taken->about));
    text_add(&one->record, "%s", text_string(&taken->record));
    if (--a->left) return;
    struct chair *c = a->chair;
    a->chair = NULL;
    hub_said(c, a->line.at, NULL, a);
    free_asking(h, a);
}

/* -- Those in the store ------------------------------------------------------------------------------------------ */

/* A table as it lies in the store. */
struct lying {
    const struct taken *seen;
    const struct json *json; /* what is known about it */
    char game[32];
    int version;
};

/* What was seen of a table; false: there is none. */
static bool look_up(const struct hearing *q, const char *id, struct lying *l)
{
    struct json_error wrong;
    *l = (struct lying){0};
    for (int i = 0; q->asking && i < q->asking->count; i++)
        if (!strcmp(q->asking->seen[i].table, id)) l->seen = &q->asking->seen[i];
    if (!l->seen || l->seen->how != TAKEN) return false;
    l->json = json_read(text_string(&l->seen->about), l->seen->about.length, &wrong);
    return json_get(l->json, "seats") &&
           sscanf(text_string(&l->seen->record), "longbox record 1 game %31s %d", l->game, &l->version) == 2;
}

static const char *why_not(const struct lying *l)
{
    bool silent = l->seen && l->seen->how == TAKEN_NOT;
    return silent ? "this table cannot be reached just now" : "this table is not here any more";
}

static seat seat_with(const struct lying *l, const char *key)
{
    seat found = NOBODY, i = 0;
    for EACH_JSON(place, json_get(l->json, "seats")) {
        const char *own = json_text(json_get(place, "key"));
        if (key && own && own[0] && key_same(own, key)) found = i;
        i++;
    }
    return found;
}

static bool is_true(const struct lying *l, const char *key)
{
    const struct json *value = json_get(l->json, key);
    return json_is(value, JS_BOOL) && value->number;
}
static bool is_over(const struct lying *l) { return is_true(l, "over"); }

static seats set_in(const struct lying *l, const char *key)
{
    const struct json *set = json_get(l->json, key);
    return json_is(set, JS_INT) ? (seats)set->number : 0;
}

/* The name of a seat, from the line "name 1 Ben" of the record. */
static void name_of(const struct lying *l, int who, char *to, size_t room)
{
    char head[32];
    snprintf(head, sizeof head, "\nname %d ", who);
    const char *at = strstr(l->seen->record.at, head);
    if (at) at += strlen(head);
    snprintf(to, room, "%.*s", at ? (int)strcspn(at, "\n") : 0, at ? at : "");
}

static void tell_words(struct text *out, const struct json *from, const char *key)
{
    const char *words = json_text(json_get(from, key));
    if (words && words[0]) js_key(out, key), js_string(out, words);
}

/* Why the rules of today cannot play it; false: they can. */
static bool is_of_other_rules(const struct lying *l, struct text *why)
{
    const struct game *game = game_find(l->game);
    if (game && game->version == l->version) return false;
    if (!game) text_add(why, "this game is not in the box any more");
    else text_add(why, "this game was played by another version of the rules (%d; here is %d): its record can be read, "
                       "but not played", l->version, game->version);
    return true;
}

static void tell_lying(const struct lying *l, struct text *out)
{
    struct text why = {0};
    bool begun = true;
    int i = 0;
    js_key(out, "game"), js_string(out, l->game);
    js_key(out, "seats"), js_open(out, '[');
    for EACH_JSON(place, json_get(l->json, "seats")) {
        char name[NAME_MOST + 1];
        const char *kind = json_text(json_get(place, "kind"));
        begun = begun && kind && strcmp(kind, "friend") != 0 && strcmp(kind, "anybody") != 0;
        name_of(l, i++, name, sizeof name);
        js_open(out, '{');
        tell_words(out, place, "kind");
        js_key(out, "name"), js_string(out, name);
        tell_words(out, place, "level");
        tell_words(out, place, "why");
        js_close(out, '}');
    }
    js_close(out, ']');
    js_key(out, "players"), js_int(out, i);
    js_key(out, "begun"), js_bool(out, begun);
    js_key(out, "over"), js_bool(out, is_over(l));
    js_key(out, "watch"), js_bool(out, is_true(l, "watched"));
    tell_words(out, l->json, "next");
    if (is_of_other_rules(l, &why)) js_key(out, "error"), js_string(out, why.at);
    text_free(&why);
}

/* -- One's own tables -------------------------------------------------------------------------------------------- */

/* "asked": who is asked, as this seat may know it; "turn": it is asked itself. */
static void tell_asked(seats asked, seat who, struct text *out)
{
    if (who != NOBODY) js_key(out, "seat"), js_int(out, who);
    js_key(out, "turn"), js_bool(out, has_seat(asked, who));
    js_key(out, "asked"), js_open(out, '[');
    for (seat i = 0; i < SEATS_MAX; i++)
        if (has_seat(asked, i)) js_int(out, i);
    js_close(out, ']');
}

void hub_tell_standing(const struct open_table *t, const char *key, struct text *out)
{
    seat who = key ? served_seat_of(t->served, key) : NOBODY;
    seats asked = served_asked(t->served, who);
    if (who != NOBODY && t->served->place[who].level[0]) asked &= (seats)~only(who);
    served_tell(t->served, out);
    tell_asked(asked, who, out);
}

/* The table if it is in memory, otherwise NULL. */
static struct open_table *tell_one(struct hearing *q, const char *id, const char *key, struct text *out)
{
    struct hub *h = q->hub;
    struct lying l = {0};
    struct clock clock;
    struct open_table *t = hub_is_id(id) ? hub_table(h, id) : NULL;
    js_open(out, '{');
    js_key(out, "table"), js_string(out, id);
    if (t) hub_tell_standing(t, key, out);
    else if (!look_up(q, id, &l)) js_key(out, "error"), js_string(out, why_not(&l));
    else {
        seat who = seat_with(&l, key);
        seats asked = set_in(&l, "named");
        if (who != NOBODY) asked = (seats)((asked & ~only(who)) | (set_in(&l, "asked") & only(who)));
        tell_lying(&l, out);
        tell_asked(asked, who, out);
        /* Somebody's time is up, and nobody was there to see it. */
        if (h->store && !is_over(&l) && clock_take(&clock, json_get(l.json, "clock")) &&
            clock_will_be_up(&clock, uptime_now(&h->time)))
            hub_want(h, id);
    }
    js_close(out, '}');
    json_free(l.json);
    return t;
}

/* {"op": "tables", "tables": [{"table": ..., "key": ...}], "follow": true}: how these tables stand, for whoever has
 * their seats or, without keys, for anybody; and, to be told, whenever one of them stands otherwise. */
bool hub_tell_tables(struct hearing *q)
{
    const struct json *list = json_get(q->request, "tables");
    const char *ids[TABLES_MOST];
    struct text line = {0};
    struct open_table *latest = NULL; /* what was told of it must be safe */
    int n = 0;
    if (!json_is(list, JS_LIST)) return hub_refuse(q, "\"tables\": expected a list");
    for EACH_JSON(one, list) {
        const char *id = json_text(json_get(one, "table"));
        if (!id || n == TABLES_MOST) return hub_refuse(q, "\"tables\": expected at most 50 objects with \"table\"");
        ids[n++] = id;
    }
    if (ask_for(q, ids, n)) return true;
    const struct json *follow = json_get(q->request, "follow");
    if (follow) hub_follow_no_more(q->chair);
    hub_open_line(q, &line);
    js_key(&line, "tables"), js_open(&line, '[');
    for EACH_JSON(one, list) {
        const char *id = json_text(json_get(one, "table")), *key = json_text(json_get(one, "key"));
        struct open_table *t = tell_one(q, id, key, &line);
        if (t && (!latest || t->served->ticket > latest->served->ticket)) latest = t;
        if (json_is(follow, JS_BOOL) && follow->number && hub_is_id(id)) hub_follow(q->chair, id, key);
    }
    js_close(&line, ']');
    /* Nodes do not talk to each other: what happens at another one is learnt by asking. */
    if (follow && q->hub->options.store.database) js_key(&line, "ask_again"), js_int(&line, ASK_AGAIN_SECONDS);
    js_close(&line, '}');
    hub_tell(q->chair, latest, &line);
    return true;
}

/* -- Games that are over ----------------------------------------------------------------------------------------- */

static void tell_record(struct hearing *q, struct open_table *t, const char *record)
{
    struct text line = {0};
    hub_open_line(q, &line);
    js_key(&line, "record"), js_string(&line, record);
    js_close(&line, '}');
    hub_tell(q->chair, t, &line);
}

/* The record of a table in the store: of a game that is over; or, for its players, one that can be played no more. */
static bool tell_lying_record(struct hearing *q, const char *id)
{
    struct lying l;
    struct text why = {0};
    bool found = look_up(q, id, &l);
    bool other = found && is_of_other_rules(&l, &why);
    bool mine = found && seat_with(&l, json_text(json_get(q->request, "key"))) != NOBODY;
    bool may = found && (is_over(&l) || (other && mine));
    if (may) tell_record(q, NULL, l.seen->record.at);
    else if (other) text_add(&q->error, "%s", why.at);
    else hub_refuse(q, found ? "the game is not over" : why_not(&l));
    text_free(&why);
    json_free(l.json);
    return may;
}

/* {"op": "whole_record"}, or with "table" that of another one: a game that is over has no secrets any more. */
bool hub_tell_record(struct hearing *q)
{
    const char *id = json_text(json_get(q->request, "table"));
    struct open_table *t = q->chair->at;
    struct text record = {0};
    if (id) t = hub_is_id(id) ? hub_table(q->hub, id) : NULL;
    if (id && !t) return ask_for(q, &id, 1) || tell_lying_record(q, id);
    if (!t || !room_over(t->served->room)) return hub_refuse(q, "the game is not over");
    table_record(room_table(t->served->room), &record, true);
    tell_record(q, t, record.at);
    text_free(&record);
    return true;
}
