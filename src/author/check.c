/* check.c: checks what content says against the game's schema: values become parsed verbs. */
#include "compile.h"

#include <stdlib.h>
#include <string.h>

/* Where a list of effects stands. */
struct scope {
    bool loop;   /* inside each or times */
    bool cost;   /* inside cost */
    int *chosen; /* how many `choose` the effect has */
};

static bool check_list(struct reading *r, struct shared *s, struct scope scope, const struct value *owner,
                       const char *key, const struct value *const *item, int count, struct parsed_verbs *out);

/* -- Numbers and words -------------------------------------------------------------------- */

bool check_number(struct reading *r, const struct value *owner, const char *key, const struct value *v,
                  int least, int most, int *out)
{
    if (v->type != VALUE_NUMBER || v->number < least || v->number > most) {
        expected(r, owner, key, v, "a number from %d to %d", least, most);
        return false;
    }
    *out = (int)v->number;
    return true;
}

const struct word *word_find(const struct words *words, const char *word)
{
    if (word && *word)
        for (const struct word *w = words->word; w->word; w++)
            if (strcmp(w->word, word) == 0)
                return w;
    return NULL;
}

const struct word *check_word(struct reading *r, const struct value *owner, const char *key,
                              const struct value *v, const struct words *words)
{
    MUST(words);
    const struct word *found = v->type == VALUE_STRING ? word_find(words, v->word) : NULL;
    if (found || v->type == VALUE_BROKEN)
        return found;
    struct guess guess = guess_for(v->type == VALUE_STRING ? v->word : "");
    struct text list = {0};
    int count = 0;
    for (const struct word *w = words->word; w->word; w++, count++) {
        guess_try(&guess, w->word);
        if (count < 8)
            text_add(&list, "%s%s", count ? ", " : "", w->word);
    }
    char room[64];
    const char *hint = v->type == VALUE_STRING ? guess_hint(&guess, room) : "";
    expected(r, owner, key, v, "a word for %s%s: %s%s", words->name, hint, text_string(&list),
             count > 8 ? ", ..." : "");
    text_free(&list);
    return NULL;
}

void check_keys(struct reading *r, const struct value *table, const char *owner_word,
                const char *const *known, int count, int items)
{
    for (int i = 0; i < table->pairs; i++) {
        const char *key = table->pair[i].key;
        struct guess guess = guess_for(key);
        bool fine = false;
        for (int k = 0; k < count && !fine; k++) {
            fine = strcmp(known[k], key) == 0;
            if (!key_position(known[k]))
                guess_try(&guess, known[k]);
        }
        char room[64];
        if (!fine)
            mistake(r, table->file, table->line, "%s: unknown key '%.40s'%s", owner_word, key,
                    guess_hint(&guess, room));
    }
    if (table->items > items) {
        const struct value *extra = table->item[items];
        mistake(r, extra->file, extra->line, "%s: expected %s%d without a name, got %d", owner_word,
                items ? "at most " : "", items, table->items);
    }
}

/* -- Operands ----------------------------------------------------------------------------- */

/* Puts an amount into the shared table. */
static bool share_amount(struct reading *r, struct shared *s, const struct value *at, struct operand *o)
{
    int i = 0;
    while (i < s->amounts && memcmp(&s->amount[i], &o->amount, sizeof o->amount) != 0)
        i++;
    if (i == AMOUNTS_MAX) {
        mistake(r, at->file, at->line, "more than %d different amounts with 'per' in all content",
                AMOUNTS_MAX);
        return false;
    }
    if (i == s->amounts)
        s->amount[s->amounts++] = o->amount;
    o->code = (u8)(AMOUNT_FIRST + i);
    return true;
}

static bool share_condition(struct reading *r, struct shared *s, const struct value *at, struct operand *o)
{
    struct condition condition = {o->word ? o->word->value : 0, (u8)o->number};
    int i = 0;
    while (i < s->conditions && memcmp(&s->condition[i], &condition, sizeof condition) != 0)
        i++;
    if (i == CONDITIONS_MAX) {
        mistake(r, at->file, at->line, "more than %d different conditions in all content", CONDITIONS_MAX);
        return false;
    }
    if (i == s->conditions)
        s->condition[s->conditions++] = condition;
    o->code = (u8)i;
    return true;
}

static bool check_amount(struct reading *r, struct shared *s, const struct value *owner, const char *key,
                         const struct value *v, int least, int most, struct operand *o)
{
    static const char *const known[] = {"per", "times", "plus", "most"};
    o->type = ARG_AMOUNT;
    if (v->type != VALUE_TABLE) {
        if (v->type != VALUE_NUMBER && v->type != VALUE_BROKEN) {
            expected(r, owner, key, v, "a number from %d to %d or { per = ... }", least, most);
            return false;
        }
        if (!check_number(r, owner, key, v, least, most, &o->number))
            return false;
        o->code = (u8)o->number;
        return true;
    }
    check_keys(r, v, owner->word, known, COUNT(known), 0);
    const struct value *per = value_get(v, "per"), *times = value_get(v, "times"),
                       *plus = value_get(v, "plus"), *bound = value_get(v, "most");
    if (!per) {
        expected(r, owner, key, NULL, "per = a quantity in the table of an amount");
        return false;
    }
    int by = 1, more = 0, at_most = 0;
    o->word = check_word(r, owner, "per", per, r->game->words.quantities);
    bool fine = o->word != NULL;
    fine = (!times || check_number(r, owner, "times", times, 1, 127, &by)) && fine;
    fine = (!plus || check_number(r, owner, "plus", plus, 0, 127, &more)) && fine;
    fine = (!bound || check_number(r, owner, "most", bound, 0, 127, &at_most)) && fine;
    if (!fine)
        return false;
    o->amount = (struct amount){o->word->value, (u8)by, (u8)more, (u8)at_most};
    return share_amount(r, s, owner, o);
}

/* "word" or { "word", n }. */
static bool check_condition(struct reading *r, struct shared *s, const struct value *owner, const char *key,
                            const struct value *v, const struct words *words, struct operand *o)
{
    o->type = ARG_CONDITION;
    const struct value *word = v;
    if (v->type == VALUE_TABLE) {
        check_keys(r, v, owner->word, NULL, 0, 2);
        word = value_get(v, "1");
        if (!word) {
            expected(r, owner, key, v, "a condition: \"word\" or { \"word\", n }");
            return false;
        }
        const struct value *n = value_get(v, "2");
        if (n && !check_number(r, owner, key, n, 0, 255, &o->number))
            return false;
    }
    o->word = check_word(r, owner, key, word, words ? words : r->game->words.conditions);
    return o->word && share_condition(r, s, owner, o);
}

/* Fills an operand that was left out. The preset comes from the schema, so a bad one is our own bug. */
static bool preset_operand(struct reading *r, struct shared *s, const struct value *owner,
                           const struct arg *arg, struct operand *o)
{
    switch (arg->type) {
    case ARG_AMOUNT:
    case ARG_SIGNED:
        o->number = atoi(arg->preset);
        o->code = (u8)o->number;
        return true;
    case ARG_WORD:
        o->word = word_find(arg->words, arg->preset);
        MUST(o->word || !*arg->preset);
        o->code = o->word ? o->word->value : 0;
        return true;
    case ARG_CONDITION:
        o->word = word_find(arg->words ? arg->words : r->game->words.conditions, arg->preset);
        return !o->word || share_condition(r, s, owner, o);
    default: return true;
    }
}

/* Checks a block argument of a game's verb: a list, or everything from a position on. */
static bool check_block_arg(struct reading *r, struct shared *s, struct scope scope, const struct value *call,
                            const struct arg *arg, const struct value *v, struct parsed_verb *parsed)
{
    int position = key_position(arg->key);
    parsed->blocks = 1;
    if (position && v->type == VALUE_CALL)
        return check_list(r, s, scope, call, NULL, call->item + position - 1, call->items - position + 1,
                          &parsed->block[0]);
    if (v->type != VALUE_TABLE) {
        expected(r, call, arg->key, v, "a list of effects: { ... }");
        return false;
    }
    return check_list(r, s, scope, call, arg->key, v->item, v->items, &parsed->block[0]);
}

static bool check_operand(struct reading *r, struct shared *s, struct scope scope, const struct value *call,
                          const struct arg *arg, struct parsed_verb *parsed, struct operand *o)
{
    const struct value *v = value_get(call, arg->key);
    bool bounds = arg->least != 0 || arg->most != 0;
    o->type = arg->type;
    o->words = arg->words;
    o->filter = arg->type == ARG_WORD && strcmp(arg->key, "only") == 0;
    if (!v) {
        if (arg->preset)
            return preset_operand(r, s, call, arg, o);
        static const char *const kinds[] = {"",       "an amount",   "a number",
                                            "a word", "a condition", "a list of effects"};
        if (key_position(arg->key))
            expected(r, call, NULL, NULL, "%s%s%s%s at place %s", kinds[arg->type], arg->words ? " (" : "",
                     arg->words ? arg->words->name : "", arg->words ? ")" : "", arg->key);
        else
            expected(r, call, NULL, NULL, "%s = %s%s%s", arg->key, kinds[arg->type],
                     arg->words ? " for " : "", arg->words ? arg->words->name : "");
        return false;
    }
    switch (arg->type) {
    case ARG_AMOUNT:
        return check_amount(r, s, call, arg->key, v, bounds ? max_int(arg->least, 0) : 0,
                            bounds ? min_int(arg->most, 127) : 127, o);
    case ARG_SIGNED:
        if (!check_number(r, call, arg->key, v, bounds ? max_int(arg->least, -64) : -64,
                          bounds ? min_int(arg->most, 63) : 63, &o->number))
            return false;
        o->code = (u8)(i8)o->number;
        return true;
    case ARG_WORD:
        o->word = check_word(r, call, arg->key, v, arg->words);
        o->code = o->word ? o->word->value : 0;
        return o->word != NULL;
    case ARG_CONDITION: return check_condition(r, s, call, arg->key, v, arg->words, o);
    default: return check_block_arg(r, s, scope, call, arg, v, parsed);
    }
}

/* -- Verbs -------------------------------------------------------------------------------- */

static int verb_find(const struct game *game, const char *word)
{
    for (int i = V_GAME; i < game->words.verb_count; i++)
        if (game->words.verbs[i].word && strcmp(game->words.verbs[i].word, word) == 0)
            return i;
    return 0;
}

static bool check_game_verb(struct reading *r, struct shared *s, struct scope scope, const struct value *call,
                            int verb, struct parsed_verb *parsed)
{
    const struct verb *row = &r->game->words.verbs[verb];
    const char *keys[4];
    int count = 0, items = 0;
    bool fine = true;
    parsed->verb = (u8)verb;
    parsed->game = row;
    for (; count < 3 && row->arg[count].type != ARG_NONE; count++) {
        const struct arg *arg = &row->arg[count];
        keys[count] = arg->key;
        items = max_int(items, key_position(arg->key));
        if (arg->type == ARG_BLOCK && key_position(arg->key))
            items = call->items;
        fine = check_operand(r, s, scope, call, arg, parsed, &parsed->operand[count]) && fine;
    }
    check_keys(r, call, call->word, keys, count, items);
    return fine;
}

/* choose { { ... }, { ... }, by = "word" } */
static bool check_choose(struct reading *r, struct shared *s, struct scope scope, const struct value *call,
                         struct parsed_verb *parsed)
{
    static const char *const known[] = {"by"};
    const struct words *choosers = r->game->words.choosers;
    const struct value *by = choosers ? value_get(call, "by") : NULL;
    bool fine = true;
    parsed->verb = V_MODE;
    check_keys(r, call, call->word, known, choosers ? COUNT(known) : 0, call->items);
    if (by) {
        struct operand *o = &parsed->operand[0];
        o->type = ARG_WORD;
        o->word = check_word(r, call, "by", by, choosers);
        fine = o->word != NULL;
        o->code = fine ? o->word->value : 0;
        MUST(!fine || (o->code && r->game->words.modes));
    }
    if (++*scope.chosen > 1) {
        mistake(r, call->file, call->line, "choose: expected only one in an effect");
        return false;
    }
    if (call->items < 2 || call->items > MODES_MAX) {
        expected(r, call, NULL, NULL, "2 to %d lists of effects: choose { { ... }, { ... } }, got %d",
                 MODES_MAX, call->items);
        return false;
    }
    parsed->blocks = call->items;
    for (int i = 0; i < call->items; i++) {
        const struct value *mode = call->item[i];
        if (mode->type != VALUE_TABLE) {
            expected(r, call, NULL, mode, "each mode to be a list of effects: choose { { ... }, { ... } }");
            fine = false;
        } else {
            fine = check_list(r, s, scope, call, NULL, mode->item, mode->items, &parsed->block[i]) && fine;
        }
    }
    return fine;
}

/* given { condition, effects..., otherwise = { ... } } */
static bool check_given(struct reading *r, struct shared *s, struct scope scope, const struct value *call,
                        struct parsed_verb *parsed)
{
    static const char *const known[] = {"otherwise"};
    parsed->verb = V_IF;
    parsed->blocks = 1;
    check_keys(r, call, call->word, known, COUNT(known), call->items);
    if (call->items == 0) {
        expected(r, call, NULL, NULL, "a condition and effects: given { \"word\", ... }");
        return false;
    }
    bool fine = check_condition(r, s, call, NULL, call->item[0], NULL, &parsed->operand[0]);
    fine = check_list(r, s, scope, call, NULL, call->item + 1, call->items - 1, &parsed->block[0]) && fine;
    const struct value *otherwise = value_get(call, "otherwise");
    if (!otherwise)
        return fine;
    parsed->blocks = 2;
    if (otherwise->type != VALUE_TABLE) {
        expected(r, call, "otherwise", otherwise, "a list of effects: { ... }");
        return false;
    }
    return check_list(r, s, scope, call, "otherwise", otherwise->item, otherwise->items, &parsed->block[1]) &&
           fine;
}

/* each { "selector", effects... } and times { amount, effects... } */
static bool check_loop(struct reading *r, struct shared *s, struct scope scope, const struct value *call,
                       struct parsed_verb *parsed)
{
    bool each = strcmp(call->word, "each") == 0, fine;
    parsed->verb = each ? V_EACH : V_TIMES;
    parsed->blocks = 1;
    check_keys(r, call, call->word, NULL, 0, call->items);
    if (scope.loop) {
        mistake(r, call->file, call->line, "%s: cannot be inside each or times", call->word);
        return false;
    }
    if (call->items == 0) {
        expected(r, call, NULL, NULL,
                 each ? "a selector and effects: each { \"word\", ... }"
                      : "an amount and effects: times { n, ... }");
        return false;
    }
    struct operand *o = &parsed->operand[0];
    if (each) {
        o->type = ARG_WORD;
        o->word = check_word(r, call, NULL, call->item[0], r->game->words.each);
        o->code = o->word ? o->word->value : 0;
        fine = o->word != NULL;
    } else {
        fine = check_amount(r, s, call, NULL, call->item[0], 1, 127, o);
    }
    scope.loop = true;
    return check_list(r, s, scope, call, NULL, call->item + 1, call->items - 1, &parsed->block[0]) && fine;
}

static bool check_engine_verb(struct reading *r, struct shared *s, struct scope scope,
                              const struct value *call, struct parsed_verb *parsed)
{
    const char *word = call->word;
    if (strcmp(word, "on") == 0) {
        mistake(r, call->file, call->line, "on: expected effects here; on { } belongs in a list of triggers");
        return false;
    }
    if (strcmp(word, step_word) == 0) {
        mistake(r, call->file, call->line, "step: expected effects here; step { } belongs in a lesson");
        return false;
    }
    if (scope.cost) {
        mistake(r, call->file, call->line, "%s: cannot be inside cost", word);
        return false;
    }
    if (strcmp(word, "choose") == 0)
        return check_choose(r, s, scope, call, parsed);
    if (strcmp(word, "given") == 0)
        return check_given(r, s, scope, call, parsed);
    if (strcmp(word, "each") == 0 || strcmp(word, "times") == 0)
        return check_loop(r, s, scope, call, parsed);
    parsed->verb = strcmp(word, "may") == 0 ? V_MAY : V_COST;
    parsed->blocks = 1;
    scope.cost = parsed->verb == V_COST;
    check_keys(r, call, word, NULL, 0, call->items);
    return check_list(r, s, scope, call, NULL, call->item, call->items, &parsed->block[0]);
}

static void verbs_add(struct parsed_verbs *verbs, struct parsed_verb *parsed)
{
    if (verbs->last)
        verbs->last->next = parsed;
    else
        verbs->first = parsed;
    verbs->last = parsed;
}

static bool check_list(struct reading *r, struct shared *s, struct scope scope, const struct value *owner,
                       const char *key, const struct value *const *item, int count, struct parsed_verbs *out)
{
    bool fine = true;
    if (count == 0) {
        expected(r, owner, key, NULL, "at least one effect");
        return false;
    }
    for (int i = 0; i < count; i++) {
        if (item[i]->type != VALUE_CALL) {
            expected(r, owner, key, item[i], "an effect, a verb { ... }");
            fine = false;
            continue;
        }
        struct parsed_verb *parsed = reading_alloc(r, sizeof *parsed);
        parsed->from = item[i];
        int verb = verb_find(r->game, item[i]->word);
        if (verb && r->game->words.verbs[verb].modifier) {
            mistake(r, item[i]->file, item[i]->line,
                    "%s: expected an effect; this is a modifier, for passives only", item[i]->word);
            fine = false;
        } else if (verb) {
            fine = check_game_verb(r, s, scope, item[i], verb, parsed) && fine;
        } else {
            fine = check_engine_verb(r, s, scope, item[i], parsed) && fine;
        }
        verbs_add(out, parsed);
    }
    return fine;
}

/* -- Fields ------------------------------------------------------------------------------- */

/* Whether a value is a plain list; notes a mistake if not. */
static bool is_list(struct reading *r, const struct value *owner, const char *key, const struct value *v,
                    const char *of)
{
    if (v->type != VALUE_TABLE) {
        expected(r, owner, key, v, "a list of %s: { ... }", of);
        return false;
    }
    check_keys(r, v, key, NULL, 0, v->items);
    return true;
}

bool check_effect(struct reading *r, struct shared *s, const struct value *owner, const char *key,
                  const struct value *list, struct parsed_verbs *out)
{
    int chosen = 0;
    return is_list(r, owner, key, list, "effects") &&
           check_list(r, s, (struct scope){.chosen = &chosen}, owner, key, list->item, list->items, out);
}

bool check_passive(struct reading *r, struct shared *s, const struct value *owner, const char *key,
                   const struct value *list, struct parsed_verbs *out)
{
    if (!is_list(r, owner, key, list, "modifiers"))
        return false;
    if (list->items == 0) {
        expected(r, owner, key, NULL, "at least one modifier");
        return false;
    }
    bool fine = true;
    for (int i = 0; i < list->items; i++) {
        const struct value *call = list->item[i];
        int verb = call->type == VALUE_CALL ? verb_find(r->game, call->word) : 0;
        if (!verb || !r->game->words.verbs[verb].modifier) {
            expected(r, owner, key, call, "a modifier verb { ... }");
            fine = false;
            continue;
        }
        struct parsed_verb *parsed = reading_alloc(r, sizeof *parsed);
        parsed->from = call;
        fine = check_game_verb(r, s, (struct scope){0}, call, verb, parsed) && fine;
        verbs_add(out, parsed);
    }
    return fine;
}

bool check_trigger(struct reading *r, struct shared *s, const struct words *moments, const struct value *on,
                   struct checked_trigger *out)
{
    static const char *const known[] = {"optional", "condition"};
    int chosen = 0;
    check_keys(r, on, on->word, known, COUNT(known), on->items);
    if (on->items == 0) {
        expected(r, on, NULL, NULL, "a moment and effects: on { \"moment\", ... }");
        return false;
    }
    out->moment = check_word(r, on, NULL, on->item[0], moments);
    bool fine = out->moment != NULL;
    const struct value *optional = value_get(on, "optional"), *condition = value_get(on, "condition");
    if (optional && optional->type != VALUE_BOOL) {
        expected(r, on, "optional", optional, "true or false");
        fine = false;
    } else if (optional) {
        out->optional = optional->number != 0;
    }
    if (condition)
        fine = check_condition(r, s, on, "condition", condition, NULL, &out->condition) && fine;
    return check_list(r, s, (struct scope){.chosen = &chosen}, on, NULL, on->item + 1, on->items - 1,
                      &out->verbs) &&
           fine;
}
