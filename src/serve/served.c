/* served.c: a table of the server: opened, loaded, stored, its seats. */
#include "served.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const kind_words[PLACES] = {"friend", "anybody", "taken", "bot"};
static const char *const standing_words[STANDINGS] = {"", "absent", "clock"};

enum {
    PIECES_MOST = 256, /* after which the whole record is written again */
    ABSENT_LEAST = 1, ABSENT_MOST = 30 * 24 * 3600, /* seconds */
};

/* -- What is known about a table --------------------------------------------------------------------------------- */

static void field(struct text *out, const char *key, const char *value)
{
    js_key(out, key);
    js_string(out, value);
}

/* Who must answer, whoever may know it. */
static seats truly_asked(const struct served *t)
{
    seats asked = 0;
    for (seat i = 0; i < t->places; i++) asked |= served_asked(t, i) & only(i);
    return asked;
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
    js_key(out, "hints"), js_bool(out, t->hints);
    js_key(out, "absent"), js_int(out, t->absent);
    if (clock_is_there(&t->clock)) js_key(out, "clock"), clock_write(&t->clock, t->places, out);
    field(out, "next", t->next);
    /* So that a list of tables can be told without opening them. */
    js_key(out, "over"), js_bool(out, room_over(t->room));
    js_key(out, "asked"), js_int(out, truly_asked(t));
    js_key(out, "named"), js_int(out, served_asked(t, NOBODY));
    js_key(out, "seats"), js_open(out, '[');
    for (int i = 0; i < t->places; i++) {
        const struct place *p = &t->place[i];
        js_open(out, '{');
        field(out, "kind", kind_words[p->kind]);
        field(out, "name", p->name);
        field(out, "level", p->level);
        field(out, "why", standing_words[p->why]);
        field(out, "key", p->key);
        if (p->votes) js_key(out, "votes"), js_int(out, p->votes);
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
    const struct json *votes = json_get(about, "votes");
    p->votes = json_is(votes, JS_INT) ? (seats)votes->number : 0;
    const char *why = json_text(json_get(about, "why"));
    for (p->why = STANDINGS - 1; p->why > 0 && (!why || strcmp(standing_words[p->why], why) != 0);) p->why--;
    if (!p->why && p->kind == PLACE_TAKEN && p->level[0]) p->why = FOR_ABSENT; /* of an older version */
    return p->kind < PLACES;
}

static bool is_true(const struct json *object, const char *key)
{
    const struct json *value = json_get(object, key);
    return json_is(value, JS_BOOL) && value->number;
}

static bool read_about(struct served *t, const struct text *text)
{
    struct json_error error;
    const struct json *about = json_read(text->at, text->length, &error);
    const char *secret = json_text(json_get(about, "secret"));
    const struct json *seeds = json_get(about, "seeds");
    bool fine = secret && luck_read(&t->secret, secret) && json_is(seeds, JS_INT);
    t->seeds = fine ? (u64)seeds->number : 0;
    t->watched = is_true(about, "watched");
    t->hints = is_true(about, "hints");
    if (json_is(json_get(about, "absent"), JS_INT)) t->absent = json_get(about, "absent")->number;
    if (json_get(about, "clock")) fine = fine && clock_take(&t->clock, json_get(about, "clock"));
    copy_words(t->invitation, sizeof t->invitation, json_get(about, "invitation"));
    copy_words(t->next, sizeof t->next, json_get(about, "next"));
    for EACH_JSON(place, json_get(about, "seats"))
        fine = fine && t->places < SEATS_MAX && read_place(&t->place[t->places++], place);
    json_free(about);
    return fine;
}

/* -- Seats ------------------------------------------------------------------------------------------------------- */

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

bool served_stand_in(struct served *t, seat who, const char *level, enum standing why, struct text *error)
{
    if (!room_seat(t->room, who, level ? level : "human", error)) return false;
    if (!level && t->place[who].why == FOR_CLOCK) clock_grant(&t->clock, who);
    t->place[who].why = why;
    snprintf(t->place[who].level, sizeof t->place[who].level, "%s", level ? level : "");
    return true;
}

seats served_asked(const struct served *t, seat viewer)
{
    return t->begun && !room_over(t->room) ? room_pending(t->room, viewer) : 0;
}

bool served_is_name(const char *name)
{
    size_t length = strlen(name);
    return length >= 1 && length <= NAME_MOST && name[0] != ' ' && !strchr(name, ',') && text_plain(name, length);
}

/* -- Opening ----------------------------------------------------------------------------------------------------- */

static int persons_of(const struct served *t)
{
    int n = 0;
    for (int i = 0; i < t->places; i++) n += t->place[i].kind != PLACE_BOT;
    return n;
}

static void settle_in(struct served *t)
{
    struct room_settings settings;
    t->room = talk_room(t->owner);
    settings = room_settings(t->room);
    settings.even = true;
    settings.watched = t->watched || persons_of(t) > 1; /* also by those for whom a bot stands in */
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

static struct served *new_table(struct shelf *shelf)
{
    struct served *t = calloc(1, sizeof *t);
    MUST(t != NULL);
    t->shelf = shelf;
    key_draw(t->id);
    t->epoch = EPOCH_FIRST;
    key_draw(t->invitation);
    luck_draw(&t->secret);
    return t;
}

static bool open_room(struct served *t, const char *line, struct text *error)
{
    t->owner = talk_open(NULL, NULL);
    talk_share(t->owner, t->shelf);
    return ask(t, line, error);
}

/* Begins the game that a request or the head of a record names. */
static bool begin(struct served *t, const char *line, struct text *error)
{
    if (!open_room(t, line, error)) return false;
    settle_in(t);
    if (room_players(t->room) != t->places) {
        text_add(error, "\"seats\": expected %d of them", room_players(t->room));
        return false;
    }
    return true;
}

static u64 next_seed(struct served *t) { return luck_seed(&t->secret, t->seeds++); }

/* Reads what has been agreed besides the game: "watch", "hints", "absent", "clock". */
static bool read_agreed(struct served *t, const struct json *request, long long now, struct text *error)
{
    const struct json *absent = json_get(request, "absent");
    t->watched = is_true(request, "watch");
    t->hints = is_true(request, "hints");
    if (absent && !json_is(absent, JS_NULL)) {
        if (!json_is(absent, JS_INT) || absent->number < ABSENT_LEAST || absent->number > ABSENT_MOST) {
            text_add(error, "\"absent\": expected seconds, from %d to %d", ABSENT_LEAST, ABSENT_MOST);
            return false;
        }
        t->absent = absent->number;
    }
    return clock_read(&t->clock, json_get(request, "clock"), now, error);
}

struct served *served_open(struct shelf *shelf, const struct json *request, const char *name, long long now, seat *mine,
                           struct text *error)
{
    static const char *const keys[] = {"game", "scenario", "options", "friendly"};
    struct served *t = new_table(shelf);
    struct text line = {0}, seed = {0};
    bool fine = read_seats(t, json_get(request, "seats"), name, mine, error) && read_agreed(t, request, now, error);
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

struct served *served_again(const struct served *t, long long now, struct text *error)
{
    struct served *next = new_table(t->shelf);
    const struct setup *setup = room_setup(t->room);
    struct room *room = room_new(room_game(t->room), room_content(t->room), setup, next_seed(next), error);
    MUST(room != NULL);
    struct text record = {0}, line = {0};
    room_write(room, &record);
    room_free(room);
    memcpy(next->place, t->place, sizeof next->place);
    next->places = t->places;
    next->watched = t->watched;
    next->hints = t->hints;
    next->absent = t->absent;
    clock_open(&next->clock, t->clock.bank, t->clock.step, now);
    memcpy(next->invitation, t->invitation, sizeof next->invitation);
    for (int i = 0; i < next->places; i++)
        if (next->place[i].kind == PLACE_TAKEN)
            next->place[i].level[0] = 0, next->place[i].why = NOT_STANDING, next->place[i].votes = 0;
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

struct served *served_load(struct shelf *shelf, const struct taken *taken, struct text *error)
{
    struct served *t = calloc(1, sizeof *t);
    struct text line = {0};
    MUST(t != NULL);
    t->shelf = shelf;
    memcpy(t->id, taken->table, sizeof t->id);
    t->number = taken->number;
    t->epoch = taken->epoch;
    text_keep(&t->about, taken->about.at, taken->about.length);
    bool found = read_about(t, &t->about);
    if (!found) text_add(error, "what is known about this table cannot be read");
    if (found) {
        js_open(&line, '{');
        field(&line, "op", "replay");
        field(&line, "record", text_string(&taken->record));
        js_close(&line, '}');
        found = open_room(t, line.at, error);
    }
    text_free(&line);
    if (!found) {
        served_free(t);
        return NULL;
    }
    settle_in(t);
    kept_remember(&t->kept, t->room, &taken->record);
    return t;
}

void served_free(struct served *t)
{
    talk_close(t->owner);
    text_free(&t->about);
    kept_free(&t->kept);
    free(t);
}

/* -- Going on ---------------------------------------------------------------------------------------------------- */

void served_renew(struct served *t)
{
    if (!room_over(t->room)) room_renew_luck(t->room, next_seed(t));
}

/* Whether bots play for all people: they do not play to its end what people have begun. */
static bool is_deserted(const struct served *t)
{
    for (int i = 0; i < t->places; i++)
        if (t->place[i].kind == PLACE_TAKEN && !t->place[i].level[0]) return false;
    return true;
}

bool served_go_on(struct served *t)
{
    seat who;
    while (t->begun && !is_deserted(t)) {
        switch (room_step(t->room, NOBODY, &who)) {
        case ROOM_PLAYED: served_renew(t); break;
        case ROOM_THINKS: return true;
        case ROOM_ASKS:
        case ROOM_OVER: return false;
        }
    }
    return false;
}

void served_settle(struct served *t, long long now)
{
    seats people = 0, public;
    if (!clock_is_there(&t->clock)) return;
    for (seat i = 0; i < t->places; i++)
        if (room_is_person(t->room, i)) people |= only(i);
    public = room_together(t->room) ? served_asked(t, NOBODY) : 0;
    clock_count(&t->clock, now);
    clock_ask(&t->clock, truly_asked(t) & people, public & people, room_pauses(t->room));
}

bool served_has_hints(const struct served *t) { return t->hints || room_settings(t->room).friendly; }

void served_store(struct served *t, struct store *store)
{
    struct text about = {0}, lines = {0};
    struct stored change = {.epoch = t->epoch, .number = t->number + 1};
    write_about(t, &about);
    bool other = !t->number || strcmp(about.at, text_string(&t->about)) != 0;
    if (kept_change(&t->kept, t->room, &change.keep, &lines) || other) {
        t->number = change.number;
        memcpy(change.table, t->id, sizeof change.table);
        change.whole = t->number % PIECES_MOST == 1;
        if (change.whole) {
            text_clear(&lines);
            room_write(t->room, &lines);
            change.keep = 0;
        }
        change.text = text_string(&lines);
        change.about = other ? about.at : NULL;
        t->ticket = store_append(store, &change);
    }
    if (other) text_keep(&t->about, about.at, about.length);
    text_free(&about);
    text_free(&lines);
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
    js_key(out, "hints"), js_bool(out, served_has_hints(t));
    if (t->absent) js_key(out, "absent"), js_int(out, t->absent);
    if (clock_is_there(&t->clock)) {
        js_key(out, "clock"), js_open(out, '{');
        js_key(out, "bank"), js_int(out, t->clock.bank / 1000);
        js_key(out, "step"), js_int(out, t->clock.step / 1000);
        js_close(out, '}');
    }
    field(out, over ? "luck" : "luck_fingerprint", luck);
    if (t->next[0]) field(out, "next", t->next);
    js_key(out, "seats"), js_open(out, '[');
    for (int i = 0; i < t->places; i++) {
        const struct place *p = &t->place[i];
        js_open(out, '{');
        field(out, "kind", kind_words[p->kind]);
        field(out, "name", room_name(t->room, (seat)i));
        if (p->level[0]) field(out, "level", p->level);
        if (p->why) field(out, "why", standing_words[p->why]);
        js_close(out, '}');
    }
    js_close(out, ']');
}
