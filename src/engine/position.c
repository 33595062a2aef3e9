/* position.c: positions: laid over a running game, checked, and taken as a new beginning. */
#include "history.h"

#include <stdlib.h>
#include <string.h>

#include "field_access.h"
#include "guess.h"
#include "sound.h"

/* -- Entry points ----------------------------------------------------------------------------- */

static const struct entry_point *find_place(const struct game *game, const char *id, struct text *error)
{
    struct guess g = guess_for(id);
    for (const struct entry_point *p = game->rules.entries; p && p->id; p++) {
        if (!strcmp(p->id, id)) return p;
        guess_try(&g, p->id);
    }
    text_add(error, "%s has no place \"%.40s\"", game->name, id);
    if (g.best) text_add(error, "; did you mean \"%s\"?", g.best);
    return NULL;
}

/* Whether an entry point (NULL: none) can begin for a seat (NOBODY: none was named). */
static bool fits_seat(const struct table *t, const struct entry_point *place, seat at, struct text *error)
{
    if (at == NOBODY) return true;
    if (!place)
        text_add(error, "a seat to begin with needs a place");
    else if (place->seatless)
        text_add(error, "the place \"%s\" is for no seat: it begins for all alike", place->id);
    else if (at >= t->setup.players)
        text_add(error, "there is no seat %d", at);
    else
        return true;
    return false;
}

/* -- Leftovers ----------------------------------------------------------------------------------- */

static size_t field_bytes(const struct field *f)
{
    if (f->family) return 2u * f->family->cards + f->family->piles + 1u;
    return f->sub ? (size_t)f->count * f->sub->bytes : (size_t)field_numbers(f) * f->size;
}

/* Copies the field at a path, "player.conduct", of all players from one state to another. */
static void copy_field(const struct fields *fields, const char *path, u8 *to, const u8 *from)
{
    size_t length = strcspn(path, ".");
    const struct field *f = fields->field;
    while (f->name && !(strlen(f->name) == length && !strncmp(f->name, path, length))) f++;
    MUST(f->name && (f->sub || !path[length]));
    if (!path[length]) memcpy(to + f->offset, from + f->offset, field_bytes(f));
    for (int i = 0; path[length] && i < f->count; i++)
        copy_field(f->sub, path + length + 1, field_element(f, to, i), field_element(f, from, i));
}

/* Replaces the leftovers of the running game with what a new game with the same set-up and seed begins with. */
static void clear_leftovers(struct table *t, struct context *c, u8 *state)
{
    const struct game *game = t->game;
    if (!game->rules.leftovers) return;
    u8 *fresh = malloc(game->state_bytes);
    MUST(fresh != NULL);
    context_open(c, game, t->content, fresh);
    rules_begin_with(c, &t->setup, t->carried, t->seed);
    rules_run(c);
    for (const char *const *path = game->rules.leftovers; *path; path++)
        copy_field(game->rules.fields, *path, state, fresh);
    free(fresh);
}

/* -- Cards that are missing ------------------------------------------------------------------------- */

static void count_cards(const struct field *f, const void *state, int count[256])
{
    struct cards k = field_cards(f, state);
    memset(count, 0, 256 * sizeof *count);
    for (int i = 0; i < k.start[k.piles]; i++) count[k.id[i]]++;
}

/* "; \"stock\" does not name rope, med_pac (2 times) and 4 more": the cards of which the game before had more. */
static void say_missing(struct text *out, const struct table *t, const struct field *f, const void *state)
{
    enum { NAMED_MAX = 6 };
    int before[256], after[256], named = 0, more = 0;
    count_cards(f, t->state, before);
    count_cards(f, state, after);
    for (int id = 1; id < 256; id++) {
        if (after[id] >= before[id]) continue;
        if (++named > NAMED_MAX) {
            more++;
            continue;
        }
        if (named == 1) text_add(out, "; \"%s\" does not name ", f->name);
        const char *name = thing_id(t->game, t->content, f->family->domain, (u8)id);
        text_add(out, "%s%s", named == 1 ? "" : ", ", name ? name : "?");
        if (before[id] - after[id] > 1) text_add(out, " (%d times)", before[id] - after[id]);
    }
    if (more) text_add(out, " and %d more", more);
}

/* -- Loading ------------------------------------------------------------------------------------- */

/* Makes the probe's state the position. */
static bool build(struct table *t, const char *json, const struct entry_point *place, seat at, struct text *error)
{
    struct probe *p = history_probe(t);
    struct context *c = &p->context;
    memcpy(p->state, t->state, t->game->state_bytes);
    clear_leftovers(t, c, p->state);
    if (!state_load(t->game, t->content, p->state, json, error)) return false;
    context_open(c, t->game, t->content, p->state);
    if (t->game->rules.refresh) t->game->rules.refresh(c, p->state);
    if (place) place->build(c, p->state, at == NOBODY ? 0 : at);
    return true;
}

void table_careful(struct table *t, bool careful) { t->careful = careful; }

bool table_load(struct table *t, const char *json, const char *place, seat at, struct text *error)
{
    if (t->careful && !probe_load(t, json, place, at, error)) return false;
    const struct entry_point *p = place ? find_place(t->game, place, error) : NULL;
    if ((place && !p) || !fits_seat(t, p, at, error) || !build(t, json, p, at, error)) return false;
    struct text why = {0};
    struct probe *built = history_probe(t);
    if (!state_sound(&built->context, built->state, &why)) {
        text_add(error, "the position is impossible: %s", text_string(&why));
        for (const struct field *f = t->game->rules.fields->field; f->name; f++)
            if (f->family) say_missing(error, t, f, built->state);
        text_free(&why);
        return false;
    }
    struct text dump = {0};
    state_dump(&dump, t->game, t->content, built->state, false);
    free(t->position);
    t->position = dump.at;
    t->position_fix[0] = t->dice;
    t->position_fix[1] = t->picks;
    memcpy(t->state, built->state, t->game->state_bytes);
    history_begin(t);
    return true;
}
