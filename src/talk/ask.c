/* ask.c: reads the parts of a request: numbers, seats, games, actions, each with its errors. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "inside.h"
#include "engine/guess.h"

bool fail(struct call *q, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    text_add_list(q->error, format, list);
    va_end(list);
    return false;
}

void fail_guess(struct call *q, const char *wanted, const char *const *candidates)
{
    struct guess guess = guess_for(wanted);
    char room[64];
    for (; *candidates; candidates++) guess_try(&guess, *candidates);
    text_add(q->error, "%s", guess_hint(&guess, room));
}

const struct json *get(const struct call *q, const char *key)
{
    const struct json *json = json_get(q->request, key);
    return json_is(json, JS_NULL) ? NULL : json;
}

bool get_int(struct call *q, const char *key, long long least, long long most, long long preset, long long *value)
{
    const struct json *json = get(q, key);
    *value = preset;
    if (!json) return true;
    if (!json_is(json, JS_INT) || json->number < least || json->number > most)
        return fail(q, "\"%s\": expected a whole number from %lld to %lld", key, least, most);
    *value = json->number;
    return true;
}

bool get_bool(struct call *q, const char *key, bool preset, bool *value)
{
    const struct json *json = get(q, key);
    *value = json_is(json, JS_BOOL) ? json->number : preset;
    return !json || json_is(json, JS_BOOL) || fail(q, "\"%s\": expected true or false", key);
}

bool get_string(struct call *q, const char *key, const char **value)
{
    const struct json *json = get(q, key);
    *value = json_text(json);
    return !json || *value || fail(q, "\"%s\": expected a string", key);
}

bool get_seed(struct call *q, const char *key, u64 preset, u64 *value)
{
    const struct json *json = get(q, key);
    *value = preset;
    if (!json) return true;
    if (json_is(json, JS_INT) && json->number >= 0) {
        *value = (u64)json->number;
        return true;
    }
    const char *digits = json_text(json);
    if (digits && *digits && strspn(digits, "0123456789") == strlen(digits)) {
        errno = 0;
        *value = strtoull(digits, NULL, 10);
        if (errno == 0) return true;
    }
    return fail(q, "\"%s\": expected a whole number from 0 to 18446744073709551615 (as a string if it is too long "
                   "for your JSON)", key);
}

struct eyes own_eyes(const struct call *q) { return (struct eyes){q->by->seat, q->by->rights == FOR_OWNER}; }

/* Who is not the owner cannot name another than itself. */
static bool get_own(struct call *q, const char *key)
{
    const struct json *json = get(q, key);
    seat own = q->by->seat;
    if (!json_get(q->request, key) || (!json && own == NOBODY)) return true;
    if (json_is(json, JS_INT) && json->number == own) return true;
    if (own == NOBODY) return fail(q, "\"%s\": who looks on has the eyes of nobody", key);
    return fail(q, "\"%s\": who plays seat %d can only mean that seat", key, own);
}

bool get_seat(struct call *q, const char *key, seat *who)
{
    const struct json *json = get(q, key);
    int last = table_setup(q->table)->players - 1;
    *who = q->by->seat;
    if (q->by->rights != FOR_OWNER) return get_own(q, key);
    if (!json) return fail(q, "\"%s\" needs \"%s\", a seat from 0 to %d", q->op, key, last);
    if (!json_is(json, JS_INT) || json->number < 0 || json->number > last)
        return fail(q, "\"%s\": expected a seat from 0 to %d", key, last);
    *who = (seat)json->number;
    return true;
}

/* Who has answered in a simultaneous choice is a secret, so that who plays a seat hears only of that. */
static bool get_own_question(struct call *q, seat *who)
{
    *who = q->by->seat;
    if (!get_own(q, "seat")) return false;
    if (table_over(q->table)) return fail(q, "the game is over: nobody is asked anything");
    return has_seat(room_pending(q->by->room, *who), *who) || fail(q, "seat %d is not asked anything now", *who);
}

bool get_pending_seat(struct call *q, seat *who)
{
    seats pending = table_pending_truth(q->table);
    if (q->by->rights != FOR_OWNER) return get_own_question(q, who);
    if (!pending) return fail(q, "the game is over: nobody is asked anything");
    if (!get(q, "seat") && (pending & (pending - 1)) == 0) {
        *who = (seat)__builtin_ctz(pending);
        return true;
    }
    if (!get_seat(q, "seat", who)) return false;
    if (has_seat(pending, *who)) return true;
    fail(q, "\"seat\": seat %d is not asked anything now; asked:", *who);
    for (seat s = 0; s < SEATS_MAX; s++)
        if (has_seat(pending, s)) text_add(q->error, " %d", s);
    return false;
}

bool get_eyes(struct call *q, const char *key, struct eyes preset, struct eyes *eyes)
{
    const struct json *json = json_get(q->request, key);
    *eyes = preset;
    if (q->by->rights != FOR_OWNER) *eyes = own_eyes(q);
    if (q->by->rights != FOR_OWNER) return get_own(q, key);
    if (!json) return true;
    *eyes = (struct eyes){NOBODY, false};
    if (json_is(json, JS_NULL)) return true;
    if (json_is(json, JS_STRING) && strcmp(json_text(json), "all") == 0) {
        eyes->all = true;
        return true;
    }
    if (json_is(json, JS_INT)) return get_seat(q, key, &eyes->seat);
    return fail(q, "\"%s\": expected a seat from 0 to %d, null for a spectator, or \"all\"", key,
                table_setup(q->table)->players - 1);
}

bool get_game(struct call *q, const struct game **game)
{
    const char *id, *names[TALK_GAMES + 1] = {NULL};
    if (!get_string(q, "game", &id)) return false;
    for (int i = 0; i < games_count; i++) names[i] = games[i]->id;
    *game = id            ? game_find(id)
            : q->by->game  ? q->by->game
            : q->table ? table_game(q->table)
            : games_count == 1 ? games[0] : NULL;
    if (*game && (*game)->linked.bytes) return true;
    if (id)
        fail(q, "there is no game \"%.60s\"", id);
    else
        fail(q, "\"%s\" needs \"game\", the id of a game", q->op);
    if (id) fail_guess(q, id, names);
    text_add(q->error, "; there are");
    for (int i = 0; i < games_count; i++) text_add(q->error, "%s \"%s\"", i ? "," : "", names[i]);
    return false;
}

bool check_plain(struct call *q, const char *what, const char *text, size_t most)
{
    size_t length = strlen(text);
    if (length > 0 && length <= most && text_plain(text, length)) return true;
    return fail(q, "%s: expected 1 to %zu bytes of text without control characters", what, most);
}

/* -- Actions ------------------------------------------------------------------------------------------ */

bool get_verb(struct call *q, const char *name, u8 *verb)
{
    const struct game *game = table_game(q->table);
    const char *names[256 + 1] = {NULL};
    for (int i = 0; i < game->rules.action_count; i++) {
        names[i] = game->rules.actions[i].name;
        if (strcmp(names[i], name) != 0) continue;
        *verb = (u8)i;
        return true;
    }
    fail(q, "%s has no verb \"%.60s\"", game->name, name);
    fail_guess(q, name, names);
    return false;
}

static bool get_thing(struct call *q, const char *key, const struct json *json, const struct domain *t, u8 meaning,
                      u8 *value)
{
    const struct game *game = table_game(q->table);
    const struct content *content = table_content(q->table);
    const struct json *back = json_get(json, "back");
    const char *id = json_text(back ? back : json);
    *value = 0;
    if (t->kind && json_is(json, JS_NULL)) return true;
    if (!id) return fail(q, "\"%s\": expected the id of a %s", key, t->name);
    for (int i = 256 - t->backs; i < 256; i++) {
        *value = (u8)i;
        if (strcmp(thing_back(t, i), id) == 0) return true;
    }
    int found = thing_find(game, content, meaning, id);
    *value = (u8)found;
    if (found >= 0) return true;
    const char *names[256 + 1] = {NULL};
    int n = 0;
    for (int i = 0; i < 256; i++) {
        const char *name = thing_back(t, i) ? NULL : thing_id(game, content, meaning, (u8)i);
        if (name) names[n++] = name;
    }
    fail(q, "\"%s\": no %s has the id \"%.60s\"", key, t->name, id);
    fail_guess(q, id, names);
    return false;
}

bool get_value(struct call *q, const char *key, const struct json *json, u8 meaning, u8 *value)
{
    const struct domain *t = meaning_domain(table_game(q->table), meaning);
    if (t) return get_thing(q, key, json, t, meaning, value);
    *value = NOBODY;
    if (meaning == SEAT && json_is(json, JS_NULL)) return true;
    *value = 1;
    if (meaning == FLAG && json_is(json, JS_BOOL) && json->number) return true;
    *value = 0;
    if (meaning == FLAG && json_is(json, JS_BOOL)) return true;
    if (meaning == NOTHING) return fail(q, "\"%s\": this verb has no \"%s\"", key, key);
    if (!json_is(json, JS_INT) || json->number < 0 || json->number > 255)
        return fail(q, "\"%s\": expected a whole number from 0 to 255", key);
    *value = (u8)json->number;
    return true;
}

/* Says that an action is not offered and, if the rules have one, the reason. Bytes of `wanted` whose
 * bit in `given` is 0 were left open. */
static bool fail_option(struct call *q, seat who, struct action wanted, int given)
{
    struct table *t = q->table;
    struct text words = {0};
    action_write_some(&words, table_game(t), table_content(t), wanted,
                      given & 4 ? 3 : given & 2 ? 2 : given & 1);
    fail(q, "\"action\": %s is not an option of seat %d now", text_string(&words), who);
    text_free(&words);
    const struct refusals *refusals = table_refusals(t, who);
    struct speaker speaker = table_speaker(t, who);
    for (int i = 0; i < refusals->count; i++) {
        struct action a = refusals->refusal[i].action;
        if (a.verb != wanted.verb || ((given & 1) && a.a != wanted.a) || ((given & 2) && a.b != wanted.b) ||
            ((given & 4) && a.c != wanted.c))
            continue;
        text_add(q->error, ". ");
        say_refusal(q->error, &speaker, &refusals->refusal[i]);
        break;
    }
    return false;
}

static bool action_of_index(struct call *q, seat who, long long index, struct action *action)
{
    int count;
    const struct action *option = table_options(q->table, who, &count);
    if (index < 0 || index >= count)
        return fail(q, "\"action\": there is no option %lld; seat %d has 0 to %d", index, who, count - 1);
    *action = option[index];
    return true;
}

/* Words are compared with those of the options first: an option's own words always name it. */
static bool action_of_words(struct call *q, seat who, const char *words, struct action *action)
{
    struct table *t = q->table;
    struct text text = {0};
    int count, found = -1, given = OPERANDS;
    const struct action *option = table_options(t, who, &count);
    for (int i = 0; i < count && found < 0; i++) {
        text_clear(&text);
        action_write(&text, table_game(t), table_content(t), option[i]);
        if (strcmp(text.at, words) == 0) found = i;
    }
    if (found >= 0) *action = option[found];
    text_clear(&text);
    bool read = found < 0 && option_read(t, who, words, action, &given, &text);
    if (found < 0 && !read) fail(q, "\"action\": %s", text_string(&text));
    text_free(&text);
    if (found >= 0) return true;
    if (!read) return false;
    option = table_options(t, who, &count);
    for (int i = 0; i < count; i++)
        if (same_action(option[i], *action)) return true;
    return fail_option(q, who, *action, (1 << given) - 1);
}

static bool action_of_object(struct call *q, seat who, const struct json *json, struct action *action)
{
    struct table *t = q->table;
    const char *verb = json_text(json_get(json, "verb"));
    int given = 0, count, found = -1, fits = 0;
    if (!verb) return fail(q, "\"action\": expected \"verb\", the name of a verb");
    *action = (struct action){0};
    if (!get_verb(q, verb, &action->verb)) return false;
    const struct action_row *row = &table_game(t)->rules.actions[action->verb];
    for EACH_JSON(value, json) {
        const char *key = value->key;
        bool good = true;
        if (strcmp(key, "a") == 0) {
            good = get_value(q, key, value, row->a, &action->a);
            given |= 1;
        } else if (strcmp(key, "b") == 0) {
            good = get_value(q, key, value, row->b, &action->b);
            given |= 2;
        } else if (strcmp(key, "c") == 0) {
            good = get_value(q, key, value, row->c, &action->c);
            given |= 4;
        } else if (strcmp(key, "verb") != 0) {
            good = fail(q, "\"action\": an action has \"verb\", \"a\", \"b\" and \"c\", not \"%.60s\"", key);
        }
        if (!good) return false;
    }
    const struct action *option = table_options(t, who, &count);
    for (int i = 0; i < count; i++) {
        if (option[i].verb != action->verb || ((given & 1) && option[i].a != action->a) ||
            ((given & 2) && option[i].b != action->b) || ((given & 4) && option[i].c != action->c))
            continue;
        found = i;
        fits++;
    }
    if (fits == 0) return fail_option(q, who, *action, given);
    if (fits > 1) return fail(q, "\"action\": %d options fit, name more of \"a\", \"b\" and \"c\"", fits);
    *action = option[found];
    return true;
}

bool get_action(struct call *q, seat who, struct action *action)
{
    const struct json *json = get(q, "action");
    if (json_is(json, JS_INT)) return action_of_index(q, who, json->number, action);
    if (json_is(json, JS_STRING)) return action_of_words(q, who, json_text(json), action);
    if (json_is(json, JS_OBJECT)) return action_of_object(q, who, json, action);
    return fail(q, "%s \"action\": the words of an option (\"PASS hero_damaged\"), its index, or an object with "
                   "\"verb\", \"a\", \"b\", \"c\"", json ? "expected as" : "expected");
}
