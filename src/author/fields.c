/* fields.c: fills one row from its declaration, field by field, and prints its text along the way. */
#include "compile.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "phrase.h"

enum { KEYS_MAX = 64, MODIFIERS_MAX = 32, NAME_ROOM = 64, PATH_MAX_BYTES = 100 };

/* The row, or the item of a list in it, that is being filled. */
struct filling {
    const struct value *call;  /* the declaration: mistakes are noted there */
    const struct value *table; /* what the keys are looked up in: the declaration, or the item */
    const char *path;          /* "roads 2" for the second item of `roads`; NULL for the row itself */
    u8 *bytes;
    int room;                  /* how many bytes there are */
    u8 kind;                   /* of the row */
    struct row row;
    struct text text;
    bool begun; /* the text ends with a heading that the next effect goes on from */
};

/* Begins the text of a field with its heading, in which {} stands for `said`. */
static void head_text(struct filling *f, const struct row_field *field, const char *said)
{
    const char *heading = field->heading ? field->heading : "", *mark = strstr(heading, "{}");
    if (f->text.length && f->text.at[f->text.length - 1] != ' ')
        text_add(&f->text, " ");
    size_t from = f->text.length;
    if (mark)
        text_add(&f->text, "%.*s%s%s", (int)(mark - heading), heading, said, mark + 2);
    else
        text_add(&f->text, "%s", heading);
    text_capital(&f->text, from);
    f->begun = mark != NULL || (f->begun && !*heading);
}

/* Takes the next word of a preset, in which blanks separate words; false at its end. */
static bool next_name(const char **preset, char name[NAME_ROOM])
{
    *preset += strspn(*preset, " ");
    size_t length = strcspn(*preset, " ");
    MUST(length < NAME_ROOM);
    memcpy(name, *preset, length);
    name[length] = '\0';
    *preset += length;
    return length > 0;
}

/* Whether a value is a list of at most `most`; notes a mistake if not. */
static bool is_short_list(struct maker *m, const struct filling *f, const struct row_field *field,
                          const struct value *v, const char *form, int most, const char *of)
{
    if (v->type != VALUE_TABLE || v->pairs) {
        expected(m->r, f->call, field->key, v, "a list of %s: %s", of, form);
        return false;
    }
    if (v->items > most) {
        expected(m->r, f->call, field->key, NULL, "at most %d %s, got %d", most, of, v->items);
        return false;
    }
    return true;
}

/* -- Numbers and words -------------------------------------------------------------------- */

static void fill_number(struct maker *m, struct filling *f, const struct row_field *field,
                        const struct value *v)
{
    bool bounds = field->least != 0 || field->most != 0, negative = field->type == ROW_SIGNED;
    int number = 0;
    if (v)
        check_number(m->r, f->call, field->key, v,
                     bounds     ? field->least
                     : negative ? -128
                                : 0,
                     bounds     ? field->most
                     : negative ? 127
                                : 255,
                     &number);
    else
        number = atoi(field->preset);
    f->bytes[field->offset] = (u8)number;
    if (field->heading && number) {
        char said[16];
        snprintf(said, sizeof said, "%d", number);
        head_text(f, field, said);
    }
}

/* A preset of several numbers names each; the last one counts for all that follow. */
static void fill_numbers(struct maker *m, struct filling *f, const struct row_field *field,
                         const struct value *v)
{
    bool bounds = field->least != 0 || field->most != 0;
    u8 *out = f->bytes + field->offset;
    if (!v) {
        char *at, *next;
        at = (char *)(uintptr_t)field->preset;
        for (int i = 0; i < field->count; i++) {
            long number = strtol(at, &next, 10);
            out[i] = next == at ? (i ? out[i - 1] : 0) : (u8)number;
            at = next;
        }
        return;
    }
    if (v->type != VALUE_TABLE || v->items != field->count || v->pairs) {
        expected(m->r, f->call, field->key, v, "a list of exactly %d numbers", field->count);
        return;
    }
    for (int i = 0; i < field->count; i++) {
        int number = 0;
        check_number(m->r, f->call, field->key, v->item[i], bounds ? field->least : 0,
                     bounds ? field->most : 255, &number);
        out[i] = (u8)number;
    }
}

static void fill_word(struct maker *m, struct filling *f, const struct row_field *field,
                      const struct value *v)
{
    const struct word *word;
    if (v) {
        word = check_word(m->r, f->call, field->key, v, field->words);
    } else {
        word = word_find(field->words, field->preset);
        MUST(word || !*field->preset);
    }
    f->bytes[field->offset] = word ? word->value : 0;
    const char *said = word ? word->phrase ? word->phrase : word->word : "";
    if (field->heading && *said)
        head_text(f, field, said);
}

/* The values of the words are numbers of bits. */
static void fill_bits(struct maker *m, struct filling *f, const struct row_field *field,
                      const struct value *v)
{
    u8 set = 0;
    if (!v) {
        const char *rest = field->preset;
        for (char name[NAME_ROOM]; next_name(&rest, name);) {
            const struct word *word = word_find(field->words, name);
            MUST(word && word->value < 8);
            set = (u8)(set | 1u << word->value);
        }
    } else if (v->type != VALUE_TABLE || v->pairs) {
        expected(m->r, f->call, field->key, v, "a list of words: { \"...\", \"...\" }");
    } else {
        for (int i = 0; i < v->items; i++) {
            const struct word *word = check_word(m->r, f->call, field->key, v->item[i], field->words);
            MUST(!word || word->value < 8);
            if (word)
                set = (u8)(set | 1u << word->value);
        }
    }
    f->bytes[field->offset] = set;
}

static void fill_words(struct maker *m, struct filling *f, const struct row_field *field,
                       const struct value *v)
{
    u8 *out = f->bytes + field->offset;
    int count = 0;
    if (!v) {
        const char *rest = field->preset;
        for (char name[NAME_ROOM]; next_name(&rest, name); count++) {
            const struct word *word = word_find(field->words, name);
            MUST(word && count < field->count);
            out[count] = word->value;
        }
    } else if (is_short_list(m, f, field, v, "{ \"...\", \"...\" }", field->count, "words")) {
        for (; count < v->items; count++) {
            const struct word *word = check_word(m->r, f->call, field->key, v->item[count], field->words);
            out[count] = word ? word->value : 0;
        }
    }
}

static void fill_string(struct maker *m, struct filling *f, const char *key, int offset, const char *preset,
                        const struct value *v)
{
    const char *string = preset ? preset : "";
    if (v && v->type != VALUE_STRING)
        expected(m->r, f->call, key, v, "a text");
    else if (v)
        string = v->word;
    u16 at = share_string(m, f->call, string);
    memcpy(f->bytes + offset, &at, sizeof at);
}

/* Nothing of a look goes into the row: the rules shall not know it. */
static void check_look(struct maker *m, const struct value *call, const struct value *v)
{
    const char *look = v && v->type == VALUE_STRING ? v->word : "";
    size_t length = strlen(look), fit = strspn(look, "abcdefghijklmnopqrstuvwxyz0123456789-# ");
    bool words = length && fit == length && look[0] != ' ' && look[length - 1] != ' ' && !strstr(look, "  ");
    if (v && length > LOOK_MAX)
        expected(m->r, call, "look", NULL, "at most %d letters, got %zu", LOOK_MAX, length);
    else if (v && !words)
        expected(m->r, call, "look", v, "words of lower-case letters, digits, - and #, with one blank between two");
}

/* A drawing: its lines one below the other. */
static void fill_picture(struct maker *m, struct filling *f, const struct row_field *field, const struct value *v)
{
    struct text lines = {0};
    if (v && is_short_list(m, f, field, v, "{ \"...\", \"...\" }", field->count, "lines"))
        for (int i = 0; i < v->items; i++) {
            if (v->item[i]->type == VALUE_STRING)
                text_add(&lines, "%s\n", v->item[i]->word);
            else
                expected(m->r, f->call, field->key, v->item[i], "a text for each line");
        }
    u16 at = share_string(m, f->call, text_string(&lines));
    memcpy(f->bytes + field->offset, &at, sizeof at);
    text_free(&lines);
}

/* -- References --------------------------------------------------------------------------- */

/* The words that declare rows of a kind: "tile", "city or agency". */
static void say_kind(const struct maker *m, int kind, char room[NAME_ROOM])
{
    size_t length = 0;
    *room = '\0';
    for (const struct kind *k = m->r->game->words.kinds; k->word && length < NAME_ROOM; k++)
        if (k->kind == kind)
            length += (size_t)snprintf(room + length, NAME_ROOM - length, "%s%s", length ? " or " : "", k->word);
    MUST(length); /* otherwise a reference to a kind that nothing declares */
}

/* The row with this id; 0 after a mistake. If a file could not be read to its end, the id may be one of its rows. */
static u8 find_row(struct maker *m, const struct filling *f, const struct row_field *field, const char *id)
{
    const struct rows *rows = &m->rows[field->kind];
    struct guess guess = guess_for(id);
    for (int row = 1; row <= rows->count; row++) {
        if (strcmp(rows->id[row], id) == 0)
            return (u8)row;
        guess_try(&guess, rows->id[row]);
    }
    char kind[NAME_ROOM], room[64];
    say_kind(m, field->kind, kind);
    const struct value *omission = omission_of(m, field->kind, id);
    if (omission)
        wrong(m->r, f->call, field->key, "'%.40s' was left out by omit at %s:%d", id, m->r->names[omission->file],
              omission->line);
    else if (!m->r->cut)
        wrong(m->r, f->call, field->key, "there is no %s '%.40s'%s", kind, id, guess_hint(&guess, room));
    return 0;
}

static u8 read_id(struct maker *m, const struct filling *f, const struct row_field *field, const struct value *v)
{
    if (v->type == VALUE_STRING && *v->word)
        return find_row(m, f, field, v->word);
    char kind[NAME_ROOM];
    say_kind(m, field->kind, kind);
    expected(m->r, f->call, field->key, v, "the id of a row: %s", kind);
    return 0;
}

/* "" says "none" where none is allowed. */
static void fill_ref(struct maker *m, struct filling *f, const struct row_field *field, const struct value *v)
{
    bool none = v && field->preset && !*field->preset && v->type == VALUE_STRING && !*v->word;
    u8 *out = f->bytes + field->offset;
    if (v && !none)
        *out = read_id(m, f, field, v);
    else if (!v && *field->preset)
        *out = find_row(m, f, field, field->preset);
}

static void fill_refs(struct maker *m, struct filling *f, const struct row_field *field, const struct value *v)
{
    u8 *out = f->bytes + field->offset;
    int count = 0;
    if (!v) {
        const char *rest = field->preset;
        for (char name[NAME_ROOM]; next_name(&rest, name); count++) {
            MUST(count < field->count);
            out[count] = find_row(m, f, field, name);
        }
    } else if (is_short_list(m, f, field, v, "{ \"...\", \"...\" }", field->count, "ids")) {
        for (; count < v->items; count++)
            out[count] = read_id(m, f, field, v->item[count]);
    }
}

/* -- Effects ------------------------------------------------------------------------------ */

/* Notes where the modes of an effect are in the text, if it has any. */
static void keep_modes(struct maker *m, const struct filling *f, struct code code, struct modes *modes)
{
    if (!modes->count || !m->row)
        return;
    modes->kind = f->kind;
    modes->row = (u8)m->row;
    for (modes->at = code.at; m->shared->code[modes->at].verb != V_MODE; modes->at++)
        MUST(modes->at < code.at + code.length);
    text_put(&m->modes, (const char *)modes, sizeof *modes);
}

static void fill_effect(struct maker *m, struct filling *f, const struct row_field *field,
                        const struct value *v)
{
    struct parsed_verbs verbs = {0};
    struct code code = {0};
    if (!v || !check_effect(m->r, m->shared, f->call, field->key, v, &verbs) ||
        !code_effect(m->r, m->shared, &verbs, false, &code))
        return;
    memcpy(f->bytes + field->offset, &code, sizeof code);
    struct modes modes = {0};
    head_text(f, field, "");
    phrase_effect(&f->text, &verbs, f->begun, &modes);
    keep_modes(m, f, code, &modes);
    f->begun = false;
}

static void fill_passive(struct maker *m, struct filling *f, const struct row_field *field,
                         const struct value *v)
{
    struct parsed_verbs verbs = {0};
    struct code code = {0};
    if (!v || !check_passive(m->r, m->shared, f->call, field->key, v, &verbs) ||
        !code_passive(m->r, m->shared, &verbs, &code))
        return;
    for (const struct parsed_verb *parsed = verbs.first; parsed; parsed = parsed->next) {
        int bit = parsed->verb - m->first_modifier;
        MUST(bit >= 0 && bit < MODIFIERS_MAX);
        f->row.modifier_mask |= 1u << bit;
        for (int i = 0; i < 3; i++)
            if (parsed->operand[i].type == ARG_CONDITION && parsed->operand[i].code)
                f->row.conditional_mask |= 1u << bit;
    }
    memcpy(f->bytes + field->offset, &code, sizeof code);
    head_text(f, field, "");
    phrase_passive(&f->text, &verbs);
}

static void fill_triggers(struct maker *m, struct filling *f, const struct row_field *field,
                          const struct value *v)
{
    if (!v)
        return;
    if (v->type != VALUE_TABLE || v->pairs || v->items < 1 || v->items > TRIGGERS_MAX) {
        expected(m->r, f->call, field->key, v, "a list of 1 to %d triggers: { on { ... } }", TRIGGERS_MAX);
        return;
    }
    head_text(f, field, "");
    for (int i = 0; i < v->items; i++) {
        struct checked_trigger checked = {0};
        struct trigger trigger = {0};
        if (v->item[i]->type != VALUE_CALL || strcmp(v->item[i]->word, "on") != 0) {
            expected(m->r, f->call, field->key, v->item[i], "a trigger: on { \"moment\", ... }");
            continue;
        }
        if (!check_trigger(m->r, m->shared, field->words ? field->words : m->r->game->words.moments, v->item[i],
                           &checked) ||
            !code_effect(m->r, m->shared, &checked.verbs, checked.optional, &trigger.code))
            continue;
        MUST(checked.moment->value > 0 && checked.moment->value < 32);
        trigger.moment = checked.moment->value;
        trigger.condition = checked.condition.code;
        f->row.trigger_mask |= 1u << trigger.moment;
        memcpy(f->bytes + field->offset + sizeof trigger * (size_t)i, &trigger, sizeof trigger);
        if (i)
            text_add(&f->text, " ");
        struct modes modes = {0};
        phrase_trigger(&f->text, &checked, &modes);
        keep_modes(m, f, trigger.code, &modes);
    }
}

/* -- Fields of all types ------------------------------------------------------------------ */

static void fill_fields(struct maker *m, struct filling *f, const struct row_field *fields, const char *owner,
                        const char **keys, int count);

/* A list of tables: each fills one small struct in the same way as a row. */
static void fill_list(struct maker *m, struct filling *f, const struct row_field *field, const struct value *v)
{
    MUST(v || !*field->preset);
    if (!v || !is_short_list(m, f, field, v, "{ { ... }, { ... } }", field->count, "items"))
        return;
    for (int i = 0; i < v->items; i++) {
        char path[PATH_MAX_BYTES], owner[2 * PATH_MAX_BYTES];
        const char *keys[KEYS_MAX];
        const struct value *id = value_get(f->call, "id");
        snprintf(path, sizeof path, "%s %d", field->key, i + 1);
        snprintf(owner, sizeof owner, "%s '%.40s': %s", f->call->word,
                 id && id->type == VALUE_STRING ? id->word : "?", path);
        if (v->item[i]->type != VALUE_TABLE) {
            expected(m->r, f->call, path, v->item[i], "a table: { ... }");
            continue;
        }
        struct filling item = {.call = f->call, .table = v->item[i], .path = path, .room = field->bytes,
                               .bytes = f->bytes + field->offset + (size_t)i * field->bytes};
        fill_fields(m, &item, field->fields, owner, keys, 0);
        MUST(!item.text.at); /* nothing in an item prints a text */
    }
}

/* How many bytes a field takes. */
static int field_bytes(const struct row_field *field)
{
    switch ((enum field_type)field->type) {
    case ROW_INT: case ROW_SIGNED: case ROW_WORD: case ROW_BITS: case ROW_REF: return 1;
    case ROW_INTS: case ROW_WORDS: case ROW_REFS: return field->count;
    case ROW_EFFECT: case ROW_PASSIVE: return sizeof(struct code);
    case ROW_TRIGGERS: return TRIGGERS_MAX * sizeof(struct trigger);
    case ROW_TEXT: case ROW_PICTURE: return sizeof(u16);
    case ROW_LIST: return field->count * field->bytes;
    }
    bug(__FILE__, __LINE__, "unknown type of field");
}

/* Whether an item of a list may have a field of this type: not one that prints a text or needs its own list. */
static bool is_plain(u8 type)
{
    return type != ROW_EFFECT && type != ROW_PASSIVE && type != ROW_TRIGGERS && type != ROW_LIST && type != ROW_TEXT &&
           type != ROW_PICTURE;
}

static void expect_field(struct maker *m, const struct filling *f, const struct row_field *field)
{
    static const char *const forms[] = {
        [ROW_INT] = "a number",
        [ROW_SIGNED] = "a number",
        [ROW_INTS] = "a list of numbers",
        [ROW_WORD] = "a word",
        [ROW_BITS] = "a list of words",
        [ROW_EFFECT] = "a list of effects",
        [ROW_PASSIVE] = "a list of modifiers",
        [ROW_TRIGGERS] = "a list of triggers",
        [ROW_TEXT] = "a text",
        [ROW_PICTURE] = "a list of lines",
        [ROW_REF] = "an id",
        [ROW_REFS] = "a list of ids",
        [ROW_WORDS] = "a list of words",
        [ROW_LIST] = "a list of tables",
    };
    char kind[NAME_ROOM] = "";
    bool refers = field->type == ROW_REF || field->type == ROW_REFS;
    if (refers)
        say_kind(m, field->kind, kind);
    if (key_position(field->key))
        expected(m->r, f->call, f->path, NULL, "%s%s%s at place %s", forms[field->type], refers ? " of " : "", kind,
                 field->key);
    else
        expected(m->r, f->call, f->path, NULL, "%s = %s%s%s", field->key, forms[field->type], refers ? " of " : "",
                 kind);
}

static void fill_field(struct maker *m, struct filling *f, const struct row_field *field)
{
    const struct value *v = value_get(f->table, field->key);
    struct row_field named = *field; /* with the key that messages say */
    char key[2 * PATH_MAX_BYTES];
    MUST(field->offset + field_bytes(field) <= f->room);
    if (!v && !field->preset) {
        expect_field(m, f, field);
        return;
    }
    if (f->path) {
        MUST(is_plain(field->type) && !field->heading);
        snprintf(key, sizeof key, "%s: %s", f->path, field->key);
        named.key = key;
    }
    field = &named;
    switch ((enum field_type)field->type) {
    case ROW_INT:
    case ROW_SIGNED: fill_number(m, f, field, v); break;
    case ROW_INTS: fill_numbers(m, f, field, v); break;
    case ROW_WORD: fill_word(m, f, field, v); break;
    case ROW_BITS: fill_bits(m, f, field, v); break;
    case ROW_EFFECT: fill_effect(m, f, field, v); break;
    case ROW_PASSIVE: fill_passive(m, f, field, v); break;
    case ROW_TRIGGERS: fill_triggers(m, f, field, v); break;
    case ROW_TEXT: fill_string(m, f, field->key, field->offset, field->preset, v); break;
    case ROW_PICTURE: fill_picture(m, f, field, v); break;
    case ROW_REF: fill_ref(m, f, field, v); break;
    case ROW_REFS: fill_refs(m, f, field, v); break;
    case ROW_WORDS: fill_words(m, f, field, v); break;
    case ROW_LIST: fill_list(m, f, field, v); break;
    }
}

/* Fills all fields and refuses keys that are neither theirs nor among the `count` in `keys`. */
static void fill_fields(struct maker *m, struct filling *f, const struct row_field *fields, const char *owner,
                        const char **keys, int count)
{
    int places = 0;
    for (const struct row_field *field = fields; field->key; field++) {
        MUST(count < KEYS_MAX);
        keys[count++] = field->key;
        places = max_int(places, key_position(field->key));
        fill_field(m, f, field);
    }
    check_keys(m->r, f->table, owner, keys, count, places);
}

void fill_row(struct maker *m, const struct value *call, const struct kind *kind, u8 *bytes, const char **text)
{
    struct filling f = {.call = call, .table = call, .bytes = bytes, .room = kind->bytes, .kind = kind->kind};
    size_t modes = m->modes.length;
    const char *keys[KEYS_MAX] = {"id", "name", "flavour", "look"};
    const struct value *id = value_get(call, "id"), *name = value_get(call, "name");
    if (!name || (name->type == VALUE_STRING && !*name->word))
        expected(m->r, call, NULL, NULL, "name = a text");
    if (id && id->type == VALUE_STRING)
        fill_string(m, &f, "id", offsetof(struct row, id), NULL, id);
    fill_string(m, &f, "name", offsetof(struct row, name), NULL, name);
    fill_string(m, &f, "flavour", offsetof(struct row, flavour), NULL, value_get(call, "flavour"));
    check_look(m, call, value_get(call, "look"));
    if (kind->preset_at)
        bytes[kind->preset_at] = kind->preset;
    fill_fields(m, &f, kind->fields, call->word, keys, 4);

    struct row row;
    memcpy(&row, bytes, sizeof row);
    row.modifier_mask = f.row.modifier_mask;
    row.conditional_mask = f.row.conditional_mask;
    row.trigger_mask = f.row.trigger_mask;
    row.back = ONLY_BACK;
    memcpy(bytes, &row, sizeof row);
    for (; modes < m->modes.length; modes += sizeof(struct modes)) {
        struct modes *at = (struct modes *)(void *)(m->modes.at + modes);
        for (int i = 0; i < at->count; i++)
            at->from[i] = (u16)(f.text.length - at->from[i]);
    }
    *text = reading_copy(m->r, text_string(&f.text), f.text.length);
    text_free(&f.text);
}
