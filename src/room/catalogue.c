/* catalogue.c: rows of content as text or JSON, by the game's own schema. */
#include "catalogue.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "engine/scene.h"

const struct kind *card_kind(const struct game *game, const struct content *content, int kind, int row)
{
    const u8 *bytes = (const u8 *)content_row(content, kind, row);
    for (const struct kind *k = game->words.kinds; k->word; k++)
        if (k->kind == kind && (!k->preset_at || bytes[k->preset_at] == k->preset)) return k;
    return NULL;
}

/* -- Values ------------------------------------------------------------------------------------ */

/* "one_time" reads "one time". */
static void add_spaced(struct text *out, const char *word)
{
    for (; *word; word++) text_put(out, *word == '_' ? " " : word, 1);
}

/* The word of a list with this value, or NULL. */
static const char *word_of(const struct words *words, int value)
{
    for (const struct word *w = words->word; w->word; w++)
        if (w->value == value) return w->word;
    return NULL;
}

/* How many elements of a list are in use: all up to the last one that is not zero. */
static int used_of(const struct row_field *f, const u8 *at)
{
    size_t bytes = f->type == ROW_LIST ? f->bytes : 1, used = f->count * bytes;
    while (used && !at[used - 1]) used--;
    return (int)((used + bytes - 1) / bytes);
}

/* Whether a field has something to say: numbers that a card need not give are left out when they are 0, and what has a
 * heading is in the text. */
static bool speaks(const struct row_field *f, const u8 *at)
{
    if (f->heading) return false;
    switch ((enum field_type)f->type) {
    case ROW_INT: case ROW_SIGNED: return *at || !f->preset;
    case ROW_WORD: {
        const char *word = word_of(f->words, *at);
        return word && !(f->preset && *f->preset && strcmp(f->preset, word) == 0);
    }
    case ROW_BITS: return *at != 0;
    case ROW_INTS:
        for (int i = 0; i < f->count; i++)
            if (at[i]) return true;
        return !f->preset;
    case ROW_REF: case ROW_REFS: case ROW_WORDS: return *at != 0;
    default: return false; /* effects are in the text, lists too long */
    }
}

static const char *name_of(const struct content *content, int kind, int row)
{
    return content_string(content, content_row(content, kind, row)->name);
}

static void add_value(struct text *out, const struct content *content, const struct row_field *f, const u8 *at)
{
    const char *between = "";
    switch ((enum field_type)f->type) {
    case ROW_INT: text_add(out, "%d", *at); break;
    case ROW_SIGNED: text_add(out, "%d", (i8)*at); break;
    case ROW_WORD: add_spaced(out, word_of(f->words, *at)); break;
    case ROW_INTS:
        for (int i = 0; i < f->count; i++) text_add(out, "%s%d", i ? " " : "", at[i]);
        break;
    case ROW_BITS:
        for (const struct word *w = f->words->word; w->word; w++)
            if (*at >> w->value & 1) {
                text_add(out, "%s", between);
                add_spaced(out, w->word);
                between = ", ";
            }
        break;
    case ROW_REF: text_add(out, "%s", name_of(content, f->kind, *at)); break;
    case ROW_REFS: case ROW_WORDS:
        for (int i = 0; i < used_of(f, at); i++) {
            text_add(out, "%s", i ? ", " : "");
            if (f->type == ROW_REFS) text_add(out, "%s", name_of(content, f->kind, at[i]));
            else add_spaced(out, word_of(f->words, at[i]));
        }
        break;
    default: break;
    }
}

/* The thing that rows of a kind are, NOTHING: none. */
static u8 thing_of(const struct game *game, int kind)
{
    for (int i = 0; i < game->rules.domain_count; i++)
        if (game->rules.domains[i].kind == kind) return (u8)(FIRST_DOMAIN + i);
    return NOTHING;
}

/* What the game says is printed on a card: "Equipment, Attack +1, Influence 3". False when it does not say. */
static bool add_printed(struct text *out, const struct game *game, const struct content *content, int kind, int row)
{
    const struct speaker speaker = {.game = game, .content = content, .viewer = NOBODY};
    u8 thing = thing_of(game, kind);
    struct scene s = {0};
    const char *between = ": ";
    if (!game->show.print || thing == NOTHING) return false;
    scene_print(&s, &speaker, thing, (u8)row);
    for (int i = 2; i < s.count; i++) {
        const struct scene_node *n = &s.node[i];
        struct text one = {0};
        if (n->type == NODE_NUMBER) {
            const struct number_row *number = scene_number_row(&s, n);
            text_add(&one, "%s %d%s", number->title, n->n, number->flags & PLUS ? "+" : "");
            if (n->of != ANY) text_add(&one, "/%d", n->of);
        } else if (n->type == NODE_TEXT && n->detail != TONE_FLAVOUR) {
            text_add(&one, "%s", scene_words(&s, n->title));
        } else if (n->type == NODE_PIECE || n->type == NODE_AREA) {
            scene_name(&one, &s, n);
        }
        while (one.length && one.at[one.length - 1] == '.') one.at[--one.length] = '\0';
        if (one.length) text_add(out, "%s%s", between, one.at), between = n->type == NODE_AREA ? ": " : ", ";
        text_free(&one);
    }
    scene_free(&s);
    return true;
}

void card_write(struct text *out, const struct game *game, const struct content *content, int kind, int row,
                bool flavour)
{
    const struct row *head = content_row(content, kind, row);
    const struct kind *k = card_kind(game, content, kind, row);
    const char *between = ": ", *text = content_string(content, head->text);
    if (!k) return;
    text_add(out, "%s (", content_string(content, head->name));
    add_spaced(out, k->word);
    text_add(out, ")");
    bool printed = add_printed(out, game, content, kind, row);
    for (const struct row_field *f = k->fields; f->key && !printed; f++) {
        const u8 *at = (const u8 *)head + f->offset;
        if (k->text_complete || !speaks(f, at)) continue;
        text_add(out, "%s", between);
        if (f->type != ROW_WORD && f->type != ROW_BITS) {
            add_spaced(out, f->key);
            text_add(out, f->type == ROW_INT || f->type == ROW_SIGNED || f->type == ROW_INTS ? " " : ": ");
        } else if (f->preset && *f->preset) { /* a choice with a default needs its name to be understood */
            add_spaced(out, f->key);
            text_add(out, ": ");
        }
        add_value(out, content, f, at);
        between = ", ";
    }
    text_add(out, ".%s%s\n", *text ? " " : "", text);
    if (flavour && *content_string(content, head->flavour))
        text_add(out, "  \"%s\"\n", content_string(content, head->flavour));
}

/* -- JSON -------------------------------------------------------------------------------------- */

/* The id of a row, null for none. */
static void put_id(struct text *out, const struct content *content, int kind, int row)
{
    js_string(out, row ? content_string(content, content_row(content, kind, row)->id) : NULL);
}

/* The lines of a drawing. */
static void put_lines(struct text *out, const char *lines)
{
    for (size_t length; *lines; lines += length + 1) {
        char line[100];
        length = strcspn(lines, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, lines);
        js_string(out, line);
    }
}

/* One field as a value. */
static void put_json(struct text *out, const struct content *content, const struct row_field *f, const u8 *at)
{
    u16 string;
    switch ((enum field_type)f->type) {
    case ROW_INT: js_int(out, *at); return;
    case ROW_SIGNED: js_int(out, (i8)*at); return;
    case ROW_WORD: js_string(out, word_of(f->words, *at)); return;
    case ROW_REF: put_id(out, content, f->kind, *at); return;
    case ROW_TEXT:
        memcpy(&string, at, sizeof string);
        js_string(out, content_string(content, string));
        return;
    default: break;
    }
    js_open(out, '[');
    if (f->type == ROW_PICTURE) {
        memcpy(&string, at, sizeof string);
        put_lines(out, content_string(content, string));
    }
    if (f->type == ROW_BITS)
        for (int i = 0; i < 8; i++)
            if (*at >> i & 1) js_string(out, word_of(f->words, i));
    for (int i = 0; f->type == ROW_INTS && i < f->count; i++) js_int(out, at[i]);
    for (int i = 0; f->type == ROW_REFS && i < used_of(f, at); i++) put_id(out, content, f->kind, at[i]);
    for (int i = 0; f->type == ROW_WORDS && i < used_of(f, at); i++) js_string(out, word_of(f->words, at[i]));
    for (int i = 0; f->type == ROW_LIST && i < used_of(f, at); i++) {
        js_open(out, '{');
        card_json_fields(out, content, f->fields, at + (size_t)i * f->bytes);
        js_close(out, '}');
    }
    js_close(out, ']');
}

void card_json_fields(struct text *out, const struct content *content, const struct row_field *fields, const u8 *bytes)
{
    for (const struct row_field *f = fields; f->key; f++) {
        if (f->type == ROW_EFFECT || f->type == ROW_PASSIVE || f->type == ROW_TRIGGERS) continue;
        js_key(out, f->key);
        put_json(out, content, f, bytes + f->offset);
    }
}

void card_json(struct text *out, const struct game *game, const struct content *content, int kind, int row)
{
    const struct row *head = content_row(content, kind, row);
    const struct kind *k = card_kind(game, content, kind, row);
    const char *look = content_look(content, kind, row);
    if (!k) return;
    js_open(out, '{');
    js_key(out, "kind"), js_string(out, k->word);
    js_key(out, "id"), js_string(out, content_string(content, head->id));
    js_key(out, "name"), js_string(out, content_string(content, head->name));
    js_key(out, "text"), js_string(out, content_string(content, head->text));
    js_key(out, "flavour"), js_string(out, content_string(content, head->flavour));
    if (look) js_key(out, "look"), js_string(out, look);
    card_json_fields(out, content, k->fields, (const u8 *)head);
    js_close(out, '}');
}

/* -- Finding by name --------------------------------------------------------------------------- */

/* Small letters; underscores are blanks. */
static void fold(char *to, size_t room, const char *from)
{
    size_t i = 0;
    for (; from[i] && i + 1 < room; i++) to[i] = from[i] == '_' ? ' ' : (char)tolower((unsigned char)from[i]);
    to[i] = '\0';
}

/* How well a name fits: 0 exactly, 1 a part of it, otherwise 10 plus the number of differing letters. */
static int apart(const char *wanted, const char *name)
{
    char copy[64];
    int best = text_distance(wanted, name);
    if (best == 0) return 0;
    if (strstr(name, wanted)) return 1;
    snprintf(copy, sizeof copy, "%s", name);
    char *rest = copy;
    for (char *word; (word = strsep(&rest, " ")) != NULL;) best = min_int(best, text_distance(wanted, word));
    return 10 + best;
}

static int distance_to(const struct content *content, int kind, int row, const char *wanted)
{
    const struct row *head = content_row(content, kind, row);
    char name[64], id[64];
    fold(name, sizeof name, content_string(content, head->name));
    fold(id, sizeof id, content_string(content, head->id));
    return min_int(apart(wanted, name), apart(wanted, id));
}

int cards_find(struct text *out, const struct game *game, const struct content *content, const char *words, int most)
{
    char wanted[64];
    int best = 10 + 3, found = 0; /* with more than two typing mistakes it is another word */
    fold(wanted, sizeof wanted, words);
    for (int kind = 1; kind < KINDS_MAX; kind++)
        for (int row = 1; row <= content->count[kind]; row++)
            best = min_int(best, distance_to(content, kind, row, wanted));
    if (best >= 10 + 3) return 0;
    for (int kind = 1; kind < KINDS_MAX; kind++)
        for (int row = 1; row <= content->count[kind]; row++)
            if (distance_to(content, kind, row, wanted) == best && found++ < most)
                card_write(out, game, content, kind, row, true);
    return found;
}
