/* notation.c: actions in the words of a record, written and read. */
#include "notation.h"

#include <stdlib.h>
#include <string.h>

#include "field_access.h"

/* -- Words ------------------------------------------------------------------------------------ */

static bool is_space(char c) { return c == ' ' || c == '\t'; }

char *next_word(char **line)
{
    char *word = *line;
    while (is_space(*word)) word++;
    if (!*word) return NULL;
    char *end = *word == '"' ? strchr(word + 1, '"') : NULL;
    if (end && (!end[1] || is_space(end[1]))) { /* "in revolt" is one word */
        *line = end[1] ? end + 2 : end + 1;
        *end = '\0';
        return word + 1;
    }
    end = word;
    while (*end && !is_space(*end)) end++;
    *line = *end ? end + 1 : end;
    *end = '\0';
    return word;
}

bool read_number(const char *word, u64 most, u64 *value)
{
    *value = 0;
    if (!*word) return false;
    for (; *word; word++) {
        if (*word < '0' || *word > '9') return false;
        u64 digit = (u64)(*word - '0');
        if (digit > most || *value > (most - digit) / 10) return false;
        *value = *value * 10 + digit;
    }
    return true;
}

/* -- Operands --------------------------------------------------------------------------------- */

/* Whether an id can be written in a line, in quotes if it has blanks, and leads back to its value. */
static bool readable(const struct game *game, const struct content *content, u8 meaning, const char *id, u8 value)
{
    return id && *id && *id != '#' && strcmp(id, "-") && !strpbrk(id, "\";\t\r\n") &&
           thing_find(game, content, meaning, id) == value;
}

static bool none_is_dash(const struct game *game, u8 meaning)
{
    const struct domain *t = meaning_domain(game, meaning);
    return t && t->kind;
}

void operand_write(struct text *out, const struct game *game, const struct content *content, u8 meaning, u8 value)
{
    const char *id = meaning_domain(game, meaning) ? thing_id(game, content, meaning, value) : NULL;
    if (meaning == SEAT ? value == NOBODY : none_is_dash(game, meaning) && value == 0) text_add(out, "-");
    else if (meaning < FIRST_DOMAIN) text_add(out, "%d", value);
    else if (readable(game, content, meaning, id, value)) text_add(out, strchr(id, ' ') ? "\"%s\"" : "%s", id);
    else text_add(out, "#%d", value);
}

bool operand_read(const struct game *game, const struct content *content, u8 meaning, const char *word, u8 *value,
                  struct text *error)
{
    const struct domain *t = meaning_domain(game, meaning);
    u64 number = 0;
    if (!strcmp(word, "-") && (meaning == SEAT || none_is_dash(game, meaning))) {
        *value = meaning == SEAT ? NOBODY : 0;
        return true;
    }
    if (t ? word[0] == '#' && read_number(word + 1, 255, &number) : read_number(word, 255, &number)) {
        *value = (u8)number;
        return true;
    }
    if (!t) {
        text_add(error, "expected a %s, not \"%.40s\"", meaning == SEAT ? "seat" : "number from 0 to 255", word);
        return false;
    }
    int found = thing_find(game, content, meaning, word);
    *value = (u8)max_int(found, 0);
    if (found >= 0) return true;
    struct guess g = guess_for(word);
    for (int i = 0; i < 256; i++)
        if (!thing_back(t, i)) guess_try(&g, thing_id(game, content, meaning, (u8)i));
    struct text what = {0};
    text_add(&what, "no %s has the id", t->name);
    guess_say(error, &g, text_string(&what));
    text_free(&what);
    return false;
}

/* -- Actions ---------------------------------------------------------------------------------- */

void action_write(struct text *out, const struct game *game, const struct content *content, struct action action)
{
    action_write_some(out, game, content, action, OPERANDS);
}

void action_write_some(struct text *out, const struct game *game, const struct content *content, struct action action,
                       int operands)
{
    MUST(action.verb < game->rules.action_count);
    const struct action_row *row = &game->rules.actions[action.verb];
    const u8 meaning[] = {row->a, row->b, row->c}, value[] = {action.a, action.b, action.c};
    text_add(out, "%s", row->name);
    for (int i = 0; i < operands; i++) {
        if (meaning[i] == NOTHING) continue;
        text_add(out, " ");
        operand_write(out, game, content, meaning[i], value[i]);
    }
}

int verb_read(const struct game *game, const char *word, struct text *error)
{
    struct guess g = guess_for(word);
    for (int i = 0; i < game->rules.action_count; i++) {
        if (!strcmp(game->rules.actions[i].name, word)) return i;
        guess_try(&g, game->rules.actions[i].name);
    }
    guess_say(error, &g, "there is no action");
    return -1;
}

/* Reads the words of a line, which it overwrites. Operands may be missing at the end if *given is to say how many are
 * there. */
static bool read_words(const struct game *game, const struct content *content, char *line, struct action *action,
                       int *given, struct text *error)
{
    const char *name = next_word(&line);
    if (!name) {
        text_add(error, "expected an action");
        return false;
    }
    int verb = verb_read(game, name, error);
    if (verb < 0) return false;
    const struct action_row *row = &game->rules.actions[verb];
    const u8 meaning[] = {row->a, row->b, row->c};
    u8 value[3] = {0};
    for (int i = 0; i < OPERANDS; i++) {
        if (meaning[i] == NOTHING) continue;
        const char *word = next_word(&line);
        const struct domain *t = meaning_domain(game, meaning[i]);
        size_t mark = error->length;
        if (!word && given) {
            *action = (struct action){(u8)verb, value[0], value[1], value[2]};
            *given = i;
            return true;
        }
        text_add(error, "%s: ", row->name);
        if (!word) text_add(error, "expected a %s after it", t ? t->name : meaning[i] == SEAT ? "seat" : "number");
        if (!word || !operand_read(game, content, meaning[i], word, &value[i], error)) return false;
        error->length = mark;
        error->at[mark] = '\0';
    }
    if (given) *given = OPERANDS;
    const char *more = next_word(&line);
    if (more) {
        text_add(error, "%s: \"%.40s\" is one word too many", row->name, more);
        return false;
    }
    *action = (struct action){(u8)verb, value[0], value[1], value[2]};
    return true;
}

bool action_read(const struct game *game, const struct content *content, const char *text, struct action *action,
                 struct text *error)
{
    char *line = strdup(text);
    MUST(line != NULL);
    bool fine = read_words(game, content, line, action, NULL, error);
    free(line);
    return fine;
}

/* Whether an option has the verb and the first `given` operands of an action. */
static bool begins_with(struct action option, struct action action, int given)
{
    return option.verb == action.verb && (given < 1 || option.a == action.a) && (given < 2 || option.b == action.b) &&
           (given < 3 || option.c == action.c);
}

bool action_begin(const struct game *game, const struct content *content, const char *text, struct action *action,
                  int *given, struct text *error)
{
    char *line = strdup(text);
    MUST(line != NULL);
    bool fine = read_words(game, content, line, action, given, error);
    free(line);
    return fine;
}

bool action_complete(struct table *t, seat who, struct action *action, int *given)
{
    int count, fitting = 0, last = 0;
    const struct action *option = table_options(t, who, &count);
    for (int i = 0; i < count && *given < OPERANDS; i++) {
        if (!begins_with(option[i], *action, *given)) continue;
        last = i;
        fitting++;
    }
    if (fitting == 1) *action = option[last];
    if (fitting == 1) *given = OPERANDS;
    return fitting <= 1;
}

bool option_read(struct table *t, seat who, const char *text, struct action *action, int *given, struct text *error)
{
    const struct game *game = table_game(t);
    if (!action_begin(game, table_content(t), text, action, given, error)) return false;
    return action_complete(t, who, action, given) || action_read(game, table_content(t), text, action, error);
}

const char *scenario_id(const struct game *game, const struct content *content, int row)
{
    return content_string(content, content_row(content, game->scenario_kind, row)->id);
}
