/* served.c: a table of the server: opened, loaded, stored, its seats. */
#include "served.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>


static const char *const kind_words[PLACES] = {"friend", "anybody", "taken", "bot"};

enum { PIECES_MOST = 256 }; /* after which the whole record is written again */

/* -- What is known about a table ---------------------------------------------------------------------------------- */

static void field(struct text *out, const char *key, const char *value)
{
    js_key(out, key);
    js_string(out, value);
}

static void write_about(const struct served *t, struct text *out)
{
    char secret[SECRET_LETTERS + 1];
    luck_write(&t->secret, secret);
    js_open(out, '{');
    field(out, "invitation", t->invitation);
    field(out, "secret", secret);
    js_key(out, "seeds"), js_int(out, (long long)t->seeds);
    js_key(out, "watched"), js_bool(out, t->watched);
    field(out, "next", t->next);
    js_key(out, "seats"), js_open(out, '[');
    for (int i = 0; i < t->places; i++) {
        const struct place *p = &t->place[i];
        js_open(out, '{');
        field(out, "kind", kind_words[p->kind]);
        field(out, "name", p->name);
        field(out, "level", p->level);
        field(out, "key", p->key);
        js_close(out, '}');
    }
    js_close(out, ']');
    js_close(out, '}');
}

static void copy_words(char *to, size_t room, const struct json *from)
{
    snprintf(to, room, "%s", json_text(from) ? json_text(from) : "");
}

static bool read_place(struct place *p, const struct json *about)
{
    const char *kind = json_text(json_get(about, "kind"));
    for (p->kind = 0; p->kind < PLACES && (!kind || strcmp(kind_words[p->kind], kind) != 0);) p->kind++;
    copy_words(p->key, sizeof p->key, json_get(about, "key"));
    copy_words(p->name, sizeof p->name, json_get(about, "name"));
    copy_words(p->level, sizeof p->level, json_get(about, "level"));
    return p->kind < PLACES;
}

static bool read_about(struct served *t, const struct text *text)
{
    struct json_error error;
    const struct json *about = json_read(text->at, text->length, &error);
    const char *secret = json_text(json_get(about, "secret"));
    const struct json *seeds = json_get(about, "seeds");
    bool fine = secret && luck_read(&t->secret, secret) && json_is(seeds, JS_INT);
    t->seeds = fine ? (u64)seeds->number : 0;
    t->watched = json_is(json_get(about, "watched"), JS_BOOL) && json_get(about, "watched")->number;
    copy_words(t->invitation, sizeof t->invitation, json_get(about, "invitation"));
    copy_words(t->next, sizeof t->next, json_get(about, "next"));
    for EACH_JSON(place, json_get(about, "seats"))
        fine = fine && t->places < SEATS_MAX && read_place(&t->place[t->places++], place);
    json_free(about);
    return fine;
}

/* -- Seats -------------------------------------------------------------------------------------------------------- */

/* Tells the room who sits where. */
static void seat_all(struct served *t)
{
    struct text sitters = {0}, names = {0}, error = {0};
    t->begun = true;
    for (int i = 0; i < t->places; i++) {
        const struct place *p = &t->place[i];
        t->begun = t->begun && p->kind >= PLACE_TAKEN;
        text_add(&sitters, "%s%s", i ? "," : "", p->level[0] ? p->level : "human");
        text_add(&names, "%s%s", i ? "," : "", p->name);
    }
    MUST(room_sit(t->room, sitters.at, &error));
    room_call(t->room, names.at);
    text_free(&sitters);
    text_free(&names);
    text_free(&error);
}

seat served_seat_of(const struct served *t, const char *key)
{
    seat found = NOBODY;
    for (int i = 0; i < t->places; i++)
        if (t->place[i].kind == PLACE_TAKEN && key_same(t->place[i].key, key)) found = (seat)i;
    return found;
}

seat served_free_seat(const struct served *t, const char *invitation)
{
    bool invited = invitation && key_same(t->invitation, invitation);
    for (int i = 0; i < t->places; i++)
        if (t->place[i].kind == PLACE_ANYBODY || (invited && t->place[i].kind == PLACE_FRIEND)) return (seat)i;
    return NOBODY;
}

void served_take(struct served *t, seat who, const char *name)
{
    struct place *p = &t->place[who];
    p->kind = PLACE_TAKEN;
    key_draw(p->key);
    snprintf(p->name, sizeof p->name, "%s", name);
    seat_all(t);
}

bool served_stand_in(struct served *t, seat who, const char *level, struct text *error)
{
    if (!room_seat(t->room, who, level ? level : "human", error)) return false;
    snprintf(t->place[who].level, sizeof t->place[who].level, "%s", level ? level : "");
    return true;
}

bool served_is_name(const char *name)
{
    size_t length = strlen(name);
    for (const char *p = name; *p; p++)
        if ((unsigned char)*p < ' ' || *p == ',' || *p == 0x7f) return false;
    return length >= 1 && length <= NAME_MOST && name[0] != ' ';
}

/* -- Opening ------------------------------------------------------------------------------------------------------ */

static void settle_in(struct served *t)
{
    struct room_settings settings;
    t->room = talk_room(t->owner);
    settings = room_settings(t->room);
    settings.even = true;
    settings.threads = 1;
    room_set(t->room, &settings);
    seat_all(t);
}

/* Reads "seats": ["me", "friend", "anybody", "hard"]. */
static bool read_seats(struct served *t, const struct json *list, const char *name, seat *mine, struct text *error)
{
    *mine = NOBODY;
    for EACH_JSON(item, list) {
        const char *word = json_text(item);
        struct level level;
        if (!word || t->places == SEATS_MAX) break;
        struct place *p = &t->place[t->places++];
        if (strcmp(word, "friend") == 0) p->kind = PLACE_FRIEND;
        else if (strcmp(word, "anybody") == 0) p->kind = PLACE_ANYBODY;
        else if (strcmp(word, "me") == 0 && *mine == NOBODY) {
            *mine = (seat)(t->places - 1);
            p->kind = PLACE_TAKEN;
            key_draw(p->key);
            snprintf(p->name, sizeof p->name, "%s", name);
        } else if (strlen(word) < sizeof p->level && !strchr(word, ':') && level_read(&level, word, error)) {
            p->kind = PLACE_BOT;
            snprintf(p->level, sizeof p->level, "%s", word);
        } else {
            text_clear(error);
            text_add(error, "\"seats\": expected \"me\" once, and \"friend\", \"anybody\" or a level of bots, not "
                            "\"%.40s\"", word);
            return false;
        }
    }
    if (*mine == NOBODY) text_add(error, "\"seats\": expected one that is \"me\"");
    return *mine != NOBODY;
}

/* Asks the owner's side of talk something. False and its error. */
static bool ask(struct served *t, const char *line, struct text *error)
{
    struct text answer = {0};
    struct json_error wrong;
    talk_line(t->owner, line, &answer);
    const struct json *json = json_read(answer.at, answer.length, &wrong);
    const char *refusal = json_text(json_get(json, "error"));
    if (refusal) text_add(error, "%s", refusal);
    json_free(json);
    text_free(&answer);
    return !refusal;
}

static void raw_field(struct text *out, const struct json *request, const char *key)
{
    const struct json *value = json_get(request, key);
    if (!value) return;
    js_key(out, key);
    if (json_is(value, JS_STRING)) js_string(out, value->string);
    else if (json_is(value, JS_INT)) js_int(out, value->number);
    else if (json_is(value, JS_BOOL)) js_bool(out, value->number);
    else if (json_is(value, JS_LIST)) {
        js_open(out, '[');
        for EACH_JSON(item, value) js_string(out, json_text(item) ? json_text(item) : "");
        js_close(out, ']');
    } else js_null(out);
}

static struct served *new_table(void)
{
    struct served *t = calloc(1, sizeof *t);
    MUST(t != NULL);
    key_draw(t->id);
    key_draw(t->invitation);
    luck_draw(&t->secret);
    return t;
}

/* Begins the game that a request or the head of a record names. */
static bool begin(struct served *t, const char *line, struct text *error)
{
    t->owner = talk_open(NULL, NULL);
    if (!ask(t, line, error)) return false;
    settle_in(t);
    if (room_players(t->room) != t->places) {
        text_add(error, "\"seats\": expected %d of them", room_players(t->room));
        return false;
    }
    return true;
}

static u64 next_seed(struct served *t) { return luck_seed(&t->secret, t->seeds++); }

struct served *served_open(const struct json *request, const char *name, seat *mine, struct text *error)
{
    static const char *const keys[] = {"game", "scenario", "options", "friendly"};
    struct served *t = new_table();
    struct text line = {0}, seed = {0};
    const struct json *watched = json_get(request, "watch");
    t->watched = json_is(watched, JS_BOOL) && watched->number;
    bool fine = read_seats(t, json_get(request, "seats"), name, mine, error);
    js_open(&line, '{');
    field(&line, "op", "new");
    for (int i = 0; i < COUNT(keys); i++) raw_field(&line, request, keys[i]);
    js_key(&line, "players"), js_int(&line, t->places);
    text_add(&seed, "%llu", (unsigned long long)next_seed(t));
    field(&line, "seed", seed.at);
    js_close(&line, '}');
    fine = fine && begin(t, line.at, error);
    text_free(&line);
    text_free(&seed);
    if (fine) room_luck(t->room, next_seed(t));
    if (fine) served_renew(t);
    if (!fine) served_free(t), t = NULL;
    return t;
}

struct served *served_again(const struct served *t, struct text *error)
{
    struct served *next = new_table();
    const struct setup *setup = room_setup(t->room);
    struct room *room = room_new(room_game(t->room), room_content(t->room), setup, next_seed(next), error);
    MUST(room != NULL);
    struct text record = {0}, line = {0};
    room_write(room, &record);
    room_free(room);
    memcpy(next->place, t->place, sizeof next->place);
    next->places = t->places;
    next->watched = t->watched;
    memcpy(next->invitation, t->invitation, sizeof next->invitation);
    for (int i = 0; i < next->places; i++)
        if (next->place[i].kind == PLACE_TAKEN) next->place[i].level[0] = 0;
    js_open(&line, '{');
    field(&line, "op", "replay");
    field(&line, "record", record.at);
    js_close(&line, '}');
    bool fine = begin(next, line.at, error);
    text_free(&record);
    text_free(&line);
    if (!fine) {
        served_free(next);
        return NULL;
    }
    room_luck(next->room, next_seed(next));
    served_renew(next);
    return next;
}

struct served *served_load(struct store *store, const char *id, struct text *error)
{
    struct served *t = calloc(1, sizeof *t);
    struct text line = {0};
    MUST(t != NULL);
    snprintf(t->id, sizeof t->id, "%s", id);
    bool found = store_read(store, id, &t->about, &t->record, &t->number) && read_about(t, &t->about);
    if (found) {
        js_open(&line, '{');
        field(&line, "op", "replay");
        field(&line, "record", t->record.at);
        js_close(&line, '}');
        t->owner = talk_open(NULL, NULL);
        found = ask(t, line.at, error);
    }
    text_free(&line);
    if (!found) {
        served_free(t);
        return NULL;
    }
    settle_in(t);
    return t;
}

void served_free(struct served *t)
{
    talk_close(t->owner);
    text_free(&t->about);
    text_free(&t->record);
    free(t);
}

/* -- Going on ----------------------------------------------------------------------------------------------------- */

void served_renew(struct served *t)
{
    if (!room_over(t->room)) room_renew_luck(t->room, next_seed(t));
}

bool served_go_on(struct served *t)
{
    seat who;
    while (t->begun) {
        switch (room_step(t->room, NOBODY, &who)) {
        case ROOM_PLAYED: served_renew(t); break;
        case ROOM_THINKS: return true;
        case ROOM_ASKS:
        case ROOM_OVER: return false;
        }
    }
    return false;
}

void served_store(struct served *t, struct store *store)
{
    struct text about = {0}, record = {0};
    write_about(t, &about);
    room_write(t->room, &record);
    size_t keep = 0;
    while (keep < record.length && keep < t->record.length && record.at[keep] == t->record.at[keep]) keep++;
    bool other = !t->number || strcmp(about.at, t->about.at) != 0;
    bool more = !t->number || keep < record.length || keep < t->record.length;
    if (other || more) {
        struct stored change = {.number = ++t->number, .about = other ? about.at : NULL};
        memcpy(change.table, t->id, sizeof change.table);
        change.whole = t->number % PIECES_MOST == 1;
        change.keep = change.whole ? 0 : keep;
        change.text = record.at + change.keep;
        t->ticket = store_append(store, &change);
    }
    text_free(&t->about);
    text_free(&t->record);
    t->about = about;
    t->record = record;
}

void served_tell(const struct served *t, struct text *out)
{
    char luck[SECRET_LETTERS + 1];
    const struct game *game = room_game(t->room);
    const struct setup *setup = room_setup(t->room);
    bool over = room_over(t->room);
    if (over) luck_write(&t->secret, luck);
    else luck_fingerprint(&t->secret, luck);
    field(out, "game", game->id);
    js_key(out, "players"), js_int(out, t->places);
    if (game->scenario_kind) {
        const struct row *row = content_row(room_content(t->room), game->scenario_kind, setup->scenario);
        field(out, "scenario", content_string(room_content(t->room), row->id));
    }
    js_key(out, "begun"), js_bool(out, t->begun);
    js_key(out, "over"), js_bool(out, over);
    js_key(out, "watch"), js_bool(out, t->watched);
    field(out, over ? "luck" : "luck_fingerprint", luck);
    if (t->next[0]) field(out, "next", t->next);
    js_key(out, "seats"), js_open(out, '[');
    for (int i = 0; i < t->places; i++) {
        const struct place *p = &t->place[i];
        js_open(out, '{');
        field(out, "kind", kind_words[p->kind]);
        field(out, "name", room_name(t->room, (seat)i));
        if (p->level[0]) field(out, "level", p->level);
        js_close(out, '}');
    }
    js_close(out, ']');
}
