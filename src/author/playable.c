/* playable.c: finds out whether games can be played with some content. */
#include "playable.h"

#include <string.h>

/* -- Families of cards: is there room for all? ---------------------------------------------------- */

/* The word that declared a row: several may fill one kind. */
static const struct kind *kind_of(const struct game *game, int kind, const u8 *row)
{
    const struct kind *k = game->words.kinds;
    while (k->word && (k->kind != kind || (k->preset_at && row[k->preset_at] != k->preset))) k++;
    return k;
}

/* A one-byte field of a row, `missing` when the row has no such field. */
static u8 byte_of(const struct kind *kind, const u8 *row, const char *key, u8 missing)
{
    for (const struct row_field *f = kind->fields; f && f->key; f++)
        if (strcmp(f->key, key) == 0) return row[f->offset];
    return missing;
}

/* The value of a group in words: the id of a row, or a word. */
static const char *group_name(const struct game *game, const struct content *content, int kind, const char *key,
                              u8 value)
{
    for (const struct kind *k = game->words.kinds; k->word; k++) {
        if (k->kind != kind) continue;
        for (const struct row_field *f = k->fields; f->key; f++) {
            if (strcmp(f->key, key) != 0) continue;
            if (f->type == ROW_REF) return content_string(content, content_row(content, f->kind, value)->id);
            for (const struct word *w = f->words ? f->words->word : NULL; w && w->word; w++)
                if (w->value == value) return w->word;
        }
    }
    return "?";
}

static bool family_has_room(const struct game *game, const struct content *content, const struct family *family,
                            struct text *errors)
{
    int cards[256] = {0};
    bool fine = true;
    for (int id = 1; id <= content->count[family->kind]; id++) {
        const u8 *row = (const u8 *)content_row(content, family->kind, id);
        const struct kind *kind = kind_of(game, family->kind, row);
        int copies = family->copies_at ? row[family->copies_at] : byte_of(kind, row, "copies", 1);
        cards[family->group ? byte_of(kind, row, family->group, 0) : 0] += copies;
    }
    for (int group = 0; group < 256; group++) {
        if (cards[group] <= family->cards) continue;
        text_add(errors, "too many cards of the family '%s'", family->name);
        if (family->group)
            text_add(errors, " with %s '%s'", family->group,
                     group_name(game, content, family->kind, family->group, (u8)group));
        text_add(errors, ": %d, there is room for %d\n", cards[group], family->cards);
        fine = false;
    }
    return fine;
}

static bool families_have_room(const struct game *game, const struct content *content, const struct fields *fields,
                               struct text *errors)
{
    bool fine = true;
    for (const struct field *f = fields->field; f->name; f++) {
        if (f->family) fine = family_has_room(game, content, f->family, errors) && fine;
        if (f->sub) fine = families_have_room(game, content, f->sub, errors) && fine;
    }
    return fine;
}

/* -- Scenarios: can anybody play them? ------------------------------------------------------------ */

/* Writes why a scenario cannot be played, once for all numbers of players that have the same reason. */
static void say_reasons(const struct game *game, const char *const *reason, struct text *errors)
{
    bool first = true;
    for (int players = game->least_players; players <= game->most_players; players++) {
        bool said = false, more = false;
        for (int p = game->least_players; p < players; p++) said |= strcmp(reason[p], reason[players]) == 0;
        if (said) continue;
        text_add(errors, "%s", first ? " " : "; ");
        for (int p = players; p <= game->most_players; p++) {
            if (strcmp(reason[p], reason[players]) != 0) continue;
            text_add(errors, "%s%d", more ? ", " : "", p);
            more = true;
        }
        text_add(errors, " players: %s", reason[players]);
        first = false;
    }
    text_add(errors, "\n");
}

static bool scenario_playable(const struct game *game, const struct content *content, int scenario, struct text *errors)
{
    const char *reason[SEATS_MAX + 1];
    for (int players = game->least_players; players <= game->most_players; players++) {
        struct setup setup = {.players = (u8)players, .scenario = (u8)scenario};
        reason[players] = setup_fault(game, content, &setup);
        if (!reason[players]) return true;
    }
    if (game->scenario_kind)
        text_add(errors, "'%s' cannot be played:",
                 content_string(content, content_row(content, game->scenario_kind, scenario)->id));
    else
        text_add(errors, "no game can be played:");
    say_reasons(game, reason, errors);
    return false;
}

bool content_playable(const struct game *game, const struct content *content, struct text *errors)
{
    bool fine = true;
    if (!families_have_room(game, content, game->rules.fields, errors)) return false;
    if (!game->scenario_kind) return scenario_playable(game, content, 0, errors);
    for (int row = 1; row <= content->count[game->scenario_kind]; row++)
        fine = scenario_playable(game, content, row, errors) && fine;
    if (!content->count[game->scenario_kind]) text_add(errors, "there is no scenario to play\n");
    return fine && content->count[game->scenario_kind];
}
