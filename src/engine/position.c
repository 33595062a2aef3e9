/* position.c: positions: laid over a running game, checked, and taken as a new beginning. */
#include "history.h"

#include <stdlib.h>
#include <string.h>

#include "field_access.h"

/* -- Places ----------------------------------------------------------------------------------- */

static const struct entry_point *find_place(const struct game *game, const char *id, struct text *error)
{
    const char *best = NULL;
    int distance = 4;
    for (const struct entry_point *p = game->rules.entries; p && p->id; p++) {
        if (!strcmp(p->id, id)) return p;
        if (text_distance(id, p->id) >= distance) continue;
        distance = text_distance(id, p->id);
        best = p->id;
    }
    text_add(error, "%s has no place \"%.40s\"", game->name, id);
    if (best) text_add(error, "; did you mean \"%s\"?", best);
    return NULL;
}

/* Whether a place (NULL: none) can begin for a seat (NOBODY: none was named). */
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

/* -- What a game leaves behind ------------------------------------------------------------------- */

static size_t field_bytes(const struct field *f)
{
    if (f->family) return 2u * f->family->cards + f->family->piles + 1u;
    return f->sub ? (size_t)f->count * f->sub->bytes : (size_t)field_numbers(f) * f->size;
}

/* Copies the field at a path, "player.deeds", of all players from one state to another. */
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

/* Puts the beginning of a new game with the same set-up and seed in place of what the running one has left behind. */
static void clear_leftovers(struct table *t, struct context *c, u8 *state)
{
    const struct game *game = t->game;
    if (!game->rules.leftovers) return;
    u8 *fresh = calloc(1, game->state_bytes);
    MUST(fresh != NULL);
    context_open(c, game, t->content, fresh);
    c->head->top = NO_FRAME;
    random_seed(&c->head->random, t->seed);
    game->rules.begin(c, fresh, &t->setup);
    rules_run(c);
    for (const char *const *path = game->rules.leftovers; *path; path++)
        copy_field(game->rules.fields, *path, state, fresh);
    free(fresh);
}

/* -- Checking ------------------------------------------------------------------------------------ */

bool position_fault(struct context *c, const void *state, struct text *why)
{
    const char *fault = c->game->rules.find_fault ? c->game->rules.find_fault(c, state) : NULL;
    if (fault) text_add(why, "%s", fault);
    return fault;
}

static void count_cards(const struct field *f, const void *state, int count[256])
{
    struct cards k = field_cards(f, state);
    memset(count, 0, 256 * sizeof *count);
    for (int i = 0; i < k.start[k.piles]; i++) count[k.id[i]]++;
}

/* ", missing: rope, med_pac (2)": the cards of which there are fewer than there shall be. */
static void say_fewer(struct text *out, const struct table *t, const struct field *f, const char *word,
                      const int is[256], const int shall[256])
{
    enum { NAMED_MAX = 6 };
    int named = 0, more = 0;
    for (int id = 1; id < 256; id++) {
        if (is[id] >= shall[id]) continue;
        if (named++ >= NAMED_MAX) {
            more++;
            continue;
        }
        const char *name = thing_id(t->game, t->content, f->family->domain, (u8)id);
        text_add(out, "%s%s", named == 1 ? word : ", ", name ? name : "?");
        if (shall[id] - is[id] > 1) text_add(out, " (%d)", shall[id] - is[id]);
    }
    if (more) text_add(out, " and %d more", more);
}

/* In which piles the cards lie that are more than before: whoever doubled one finds it there. */
static void say_piles(struct text *out, const struct field *f, const void *state, const int before[256],
                      const int after[256])
{
    struct cards k = field_cards(f, state);
    const char *between = " in ";
    for (int p = 0; p < k.piles; p++) {
        bool any = false;
        for (int i = k.start[p]; i < k.start[p + 1]; i++) any |= after[k.id[i]] > before[k.id[i]];
        if (!any) continue;
        text_add(out, "%s%s", between, f->family->pile[p].name);
        between = ", ";
    }
}

/* Names the cards that a position has lost or doubled: those of which the game before has another number. */
static void say_changed_cards(struct text *out, const struct table *t, const void *state)
{
    for (const struct field *f = t->game->rules.fields->field; f->name; f++) {
        int before[256], after[256];
        if (!f->family) continue;
        count_cards(f, t->state, before);
        count_cards(f, state, after);
        if (!memcmp(before, after, sizeof before)) continue;
        size_t mark = out->length;
        text_add(out, "; cards of \"%s\"", f->name);
        size_t begun = out->length;
        say_fewer(out, t, f, " missing from every pile: ", after, before);
        say_fewer(out, t, f, out->length > begun ? ", too many: " : " too many: ", before, after);
        say_piles(out, f, state, before, after);
        if (out->length == begun) out->length = mark;
    }
}

/* -- Loading ------------------------------------------------------------------------------------- */

/* Makes the probe's state the position. */
static bool build(struct table *t, const char *json, const struct entry_point *place, seat at, struct text *error)
{
    struct context *c = &t->probe;
    memcpy(t->probe_state, t->state, t->game->state_bytes);
    clear_leftovers(t, c, t->probe_state);
    if (!state_load(t->game, t->content, t->probe_state, json, error)) return false;
    context_open(c, t->game, t->content, t->probe_state);
    if (t->game->rules.refresh) t->game->rules.refresh(c, t->probe_state);
    if (place) place->build(c, t->probe_state, at == NOBODY ? 0 : at);
    return true;
}

void table_careful(struct table *t, bool careful) { t->careful = careful; }

bool table_load(struct table *t, const char *json, const char *place, seat at, struct text *error)
{
    if (t->careful && !probe_load(t, json, place, at, error)) return false;
    const struct entry_point *p = place ? find_place(t->game, place, error) : NULL;
    if ((place && !p) || !fits_seat(t, p, at, error) || !build(t, json, p, at, error)) return false;
    struct text why = {0};
    if (position_fault(&t->probe, t->probe_state, &why)) {
        text_add(error, "the position is impossible: %s", text_string(&why));
        say_changed_cards(error, t, t->probe_state);
        text_free(&why);
        return false;
    }
    struct text dump = {0};
    state_dump(&dump, t->game, t->content, t->probe_state, false);
    free(t->position);
    t->position = dump.at;
    t->position_fix[0] = t->dice;
    t->position_fix[1] = t->picks;
    memcpy(t->state, t->probe_state, t->game->state_bytes);
    history_begin(t);
    return true;
}
