/* lessons.c: lesson { id = "first", ..., step { ... }, ... }: guided games, checked and written as pairs of texts.
 *
 * What can be seen without playing is checked here; whether every step works is found out by playing it, see
 * room/lesson.h.
 */
#include "compile.h"

#include <stdio.h>
#include <string.h>

#include "engine/lesson.h"

enum { SAY_MAX = 420, WORDS_MOST = 200, MINUTES_MAX = 60 };

bool is_lesson(const struct declaration *d) { return strcmp(d->call->word, lesson_word) == 0; }

static void put(struct text *out, const char *key, const char *value)
{
    text_put(out, key, strlen(key) + 1);
    text_put(out, value, strlen(value) + 1);
}

static void put_number(struct text *out, const char *key, long long value)
{
    char digits[24];
    snprintf(digits, sizeof digits, "%lld", value);
    put(out, key, digits);
}

/* A text of at most this many letters; `must`: it may not be missing. */
static void put_text(struct reading *r, struct text *out, const struct value *call, const char *key, size_t most,
                     bool must)
{
    const struct value *v = value_get(call, key);
    if (!v && !must)
        return;
    if (!v || v->type != VALUE_STRING || !*v->word)
        expected(r, call, key, v, "a text");
    else if (strlen(v->word) > most)
        expected(r, call, key, NULL, "at most %zu letters, got %zu", most, strlen(v->word));
    else
        put(out, key, v->word);
}

static void put_range(struct reading *r, struct text *out, const struct value *call, const char *key, int least,
                      int most, int preset)
{
    const struct value *v = value_get(call, key);
    int number = preset;
    if (!v && preset < least)
        expected(r, call, key, NULL, "a number from %d to %d", least, most);
    else if (!v || check_number(r, call, key, v, least, most, &number))
        put_number(out, key, number);
}

/* A text or a list of at most `most` texts. Each must be found by `fits`, which notes what is wrong. */
static void put_list(struct reading *r, struct text *out, const struct value *call, const char *key, int most,
                     bool (*fits)(struct reading *r, const struct value *call, const char *key, const char *word))
{
    const struct value *v = value_get(call, key);
    if (!v)
        return;
    bool list = v->type == VALUE_TABLE && !v->pairs;
    int count = list ? v->items : 1;
    if (!count || count > most) {
        expected(r, call, key, NULL, "a text or a list of at most %d texts", most);
        return;
    }
    for (int i = 0; i < count; i++) {
        const struct value *item = list ? v->item[i] : v;
        if (item->type != VALUE_STRING || !*item->word || strlen(item->word) > WORDS_MOST)
            expected(r, call, key, item, "a text of at most %d letters", WORDS_MOST);
        else if (!fits || fits(r, call, key, item->word))
            put(out, key, item->word);
    }
}

/* A pattern begins with the name of an answer. */
static bool is_pattern(struct reading *r, const struct value *call, const char *key, const char *word)
{
    const struct game *game = r->game;
    size_t length = strcspn(word, " ");
    char verb[WORDS_MOST + 1], room[64];
    snprintf(verb, sizeof verb, "%.*s", (int)length, word);
    struct guess guess = guess_for(verb);
    for (int i = 0; i < game->rules.action_count; i++) {
        if (!game->rules.actions[i].name)
            continue;
        if (strcmp(game->rules.actions[i].name, verb) == 0)
            return true;
        guess_try(&guess, game->rules.actions[i].name);
    }
    wrong(r, call, key, "%s has no answer '%.40s'%s", game->name, verb, guess_hint(&guess, room));
    return false;
}

static bool is_seat_pattern(struct reading *r, const struct value *call, const char *key, const char *word)
{
    if (word[0] >= '0' && word[0] <= '7' && word[1] == ' ')
        return is_pattern(r, call, key, word + 2);
    wrong(r, call, key, "expected a seat from 0 to 7, a blank and an answer, got '%.40s'", word);
    return false;
}

static bool is_path(struct reading *r, const struct value *call, const char *key, const char *word)
{
    if (strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789_-./*") == strlen(word))
        return true;
    wrong(r, call, key, "'%.40s' is no path of a scene, such as seat/0/hand", word);
    return false;
}

/* What ends free play: a number of answers, an event, or "your" and an event. */
static void put_free(struct reading *r, struct text *out, const struct value *call)
{
    const struct value *v = value_get(call, "free");
    const struct game *game = r->game;
    char room[64];
    if (!v)
        return;
    if (v->type == VALUE_NUMBER && v->number >= 1 && v->number <= 99) {
        put_number(out, "free", v->number);
        return;
    }
    if (v->type != VALUE_STRING) {
        expected(r, call, "free", v, "a number of answers from 1 to 99, or an event");
        return;
    }
    const char *event = strncmp(v->word, "your ", 5) == 0 ? v->word + 5 : v->word;
    struct guess guess = guess_for(event);
    for (int i = 0; i < game->rules.event_count; i++) {
        if (!game->rules.events[i].name)
            continue;
        if (strcmp(game->rules.events[i].name, event) == 0) {
            put(out, "free", v->word);
            return;
        }
        guess_try(&guess, game->rules.events[i].name);
    }
    wrong(r, call, "free", "%s has no event '%.40s'%s", game->name, event, guess_hint(&guess, room));
}

static void put_rule(struct reading *r, struct text *out, const struct value *call)
{
    const struct value *v = value_get(call, "rule");
    const char *prefix = r->game->prefix;
    size_t length = strlen(prefix);
    if (!v)
        return;
    if (v->type != VALUE_STRING || strncmp(v->word, prefix, length) != 0 || v->word[length] != '-')
        expected(r, call, "rule", v, "the number of a rule, such as %s-001", prefix);
    else
        put(out, "rule", v->word);
}

static void put_step(struct reading *r, struct text *out, const struct value *step, bool *free_before)
{
    static const char *const keys[] = {"say", "look", "rule", "want", "take", "allow", "give", "free", "others"};
    static const char *const acts[] = {"take", "allow", "give", "free"};
    int wants = 0;
    check_keys(r, step, step->word, keys, COUNT(keys), 0);
    put_number(out, step_word, step->line);
    put_text(r, out, step, "say", SAY_MAX, false);
    put_text(r, out, step, "want", WORDS_MOST, false);
    put_rule(r, out, step);
    put_list(r, out, step, "look", LESSON_LOOKS, is_path);
    for (int i = 0; i < COUNT(acts); i++)
        wants += value_get(step, acts[i]) != NULL;
    if (wants > 1)
        wrong(r, step, NULL, "expected one of take, allow, give and free, got %d of them", wants);
    if (*free_before && value_get(step, "take"))
        wrong(r, step, "take", "what is offered after free play nobody can know: expected allow");
    *free_before |= value_get(step, "free") != NULL;
    put_list(r, out, step, "take", LESSON_ACTS, is_pattern);
    put_list(r, out, step, "allow", LESSON_ACTS, is_pattern);
    put_list(r, out, step, "give", LESSON_ACTS, is_pattern);
    put_free(r, out, step);
    put_list(r, out, step, "others", LESSON_OTHERS, is_seat_pattern);
    if (!wants && !value_get(step, "say"))
        wrong(r, step, NULL, "expected say, or what is to be done");
}

static void put_seed(struct reading *r, struct text *out, const struct value *call)
{
    const struct value *v = value_get(call, "seed");
    if (!v || v->type != VALUE_NUMBER || v->number < 0)
        expected(r, call, "seed", v, "a number from 0");
    else
        put_number(out, "seed", v->number);
}

static void put_lesson(struct reading *r, struct text *out, const struct value *call)
{
    static const char *const keys[] = {"id",   "title", "about", "minutes", "players", "seat",   "scenario",
                                       "seed", "level", "names", "wish",    "options", "others",
                                       "after"};
    const struct value *id = value_get(call, "id");
    const struct game *game = r->game;
    bool free_before = false;
    if (!id || id->type != VALUE_STRING || !*id->word ||
        strspn(id->word, "abcdefghijklmnopqrstuvwxyz0123456789_") != strlen(id->word)) {
        expected(r, call, "id", id, "a text of lower-case letters, digits and _");
        return;
    }
    check_keys(r, call, call->word, keys, COUNT(keys), LESSON_STEPS);
    put(out, lesson_word, id->word);
    const char *name = r->names[call->file], *slash = strrchr(name, '/');
    put(out, "file", slash ? slash + 1 : name);
    put_number(out, "line", call->line);
    put_text(r, out, call, "title", WORDS_MOST, true);
    put_text(r, out, call, "about", SAY_MAX, true);
    put_range(r, out, call, "minutes", 1, MINUTES_MAX, 0);
    put_range(r, out, call, "players", game->least_players, game->most_players, -1);
    put_range(r, out, call, "seat", 0, game->most_players - 1, 0);
    put_text(r, out, call, "scenario", WORDS_MOST, game->scenario_kind != 0);
    put_text(r, out, call, "level", WORDS_MOST, false);
    put_text(r, out, call, "names", WORDS_MOST, false);
    put_text(r, out, call, "wish", WORDS_MOST, false);
    put_seed(r, out, call);
    put_list(r, out, call, "options", LESSON_OPTIONS, NULL);
    put_list(r, out, call, "others", LESSON_OTHERS, is_seat_pattern);
    put_list(r, out, call, "after", LESSON_AFTERS, is_seat_pattern);
    if (!call->items)
        wrong(r, call, NULL, "expected at least one step { ... }");
    for (int i = 0; i < call->items; i++)
        if (call->item[i]->type == VALUE_CALL && strcmp(call->item[i]->word, step_word) == 0)
            put_step(r, out, call->item[i], &free_before);
        else if (call->item[i]->type != VALUE_BROKEN)
            expected(r, call, NULL, call->item[i], "step { ... } as number %d", i + 1);
}

/* Whether a lesson before this one has its id; then that is a mistake. */
static bool is_twice(struct reading *r, int number)
{
    const struct declaration *d = &r->declaration[number];
    const struct value *id = value_get(d->call, "id");
    for (int i = 0; id && id->type == VALUE_STRING && i < number; i++) {
        const struct declaration *before = &r->declaration[i];
        const struct value *other = is_lesson(before) && before->dir == d->dir ? value_get(before->call, "id") : NULL;
        if (!other || other->type != VALUE_STRING || strcmp(other->word, id->word) != 0)
            continue;
        wrong(r, d->call, "id", "'%.40s' was already used at %s:%d; expected another", id->word,
              r->names[before->call->file], before->call->line);
        return true;
    }
    return false;
}

void lessons_write(struct reading *r, struct text *out)
{
    int last = 0;
    for (int i = 0; i < r->declarations; i++)
        last = max_int(last, r->declaration[i].dir);
    for (int i = 0; i < r->declarations; i++)
        if (is_lesson(&r->declaration[i]) && r->declaration[i].dir == last && !is_twice(r, i))
            put_lesson(r, out, r->declaration[i].call);
}
