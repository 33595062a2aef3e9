/* sound.c: whether a state could occur in its game, as far as its description says; then asks the game. */
#include "sound.h"

#include "field_access.h"
#include "redeal.h"

struct inspection {
    struct context *c;
    const struct game *game;
    const struct content *content;
    int players;
    struct text *why;
};

/* Notes a fault; always returns false. */
__attribute__((format(printf, 2, 3))) static bool fault(const struct inspection *x, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    text_add_list(x->why, format, list);
    va_end(list);
    return false;
}

int state_players(const struct game *game, const void *state)
{
    for (const struct field *f = game->rules.fields->field; f->name; f++)
        if (!strcmp(f->name, "players")) return (int)field_get(f, state, 0);
    return game->most_players;
}

/* -- Numbers ------------------------------------------------------------------------------------------------ */

static bool number_sound(const struct inspection *x, const char *owner, const struct field *f, long long value)
{
    const struct domain *d = meaning_domain(x->game, f->meaning);
    if (f->meaning == SEAT && value != NOBODY && value >= x->players)
        return fault(x, "%s: %s is seat %lld, and nobody sits there", owner, f->name, value);
    if (f->meaning == SEATS && value != EVERYBODY && value >> x->players)
        return fault(x, "%s: %s names a seat at which nobody sits", owner, f->name);
    if (f->meaning == FLAG && value > 1) return fault(x, "%s: %s is neither true nor false", owner, f->name);
    if (f->below && !(value >= 0 && value < f->below) && !(f->or_none && value == 0xFF))
        return fault(x, "%s: %s is %lld, expected less than %d", owner, f->name, value, f->below);
    if (d && value >= domain_size(x->content, d) && !(value == 0xFF && !d->kind))
        return fault(x, "%s: %s is %s number %lld, and there are %d", owner, f->name, d->name, value,
                     domain_size(x->content, d) - 1);
    return true;
}

static bool fields_sound(const struct inspection *x, const struct fields *fields, const void *base)
{
    for (const struct field *f = fields->field; f->name; f++) {
        for (int i = 0; f->size && i < field_numbers(f); i++)
            if (!number_sound(x, fields->name, f, field_get(f, base, i))) return false;
        for (int i = 0; f->sub && i < f->count; i++)
            if (!fields_sound(x, f->sub, field_element(f, base, i))) return false;
    }
    return true;
}

/* -- Cards -------------------------------------------------------------------------------------------------- */

/* Names the piles in which a card lies: " (in deck, hand.1)". */
static void name_piles(const struct inspection *x, const struct family *family, struct cards k, u8 id)
{
    const char *between = " (in ";
    for (int p = 0; p < k.piles; p++) {
        int n = copies_in(k, p, id);
        if (n) text_add(x->why, "%s%s", between, family->pile[p].name);
        if (n > 1) text_add(x->why, " %d times", n);
        if (n) between = ", ";
    }
    if (*between == ',') text_add(x->why, ")");
}

static bool copies_sound(const struct inspection *x, const struct family *family, struct cards k, const void *state)
{
    u8 copies[256], found[256] = {0};
    int kinds = x->content->count[family->kind];
    family_copies(x->c, family, state, copies);
    for (int i = 0; i < k.start[k.piles]; i++) {
        if (!k.id[i] || k.id[i] > kinds)
            return fault(x, "%s: there is a card that the content does not have", family->name);
        found[k.id[i]]++;
    }
    for (int id = 1; id <= kinds; id++) {
        if (found[id] == copies[id]) continue;
        fault(x, "%s: %s is there %d times, expected %d", family->name,
              thing_name(x->game, x->content, family->domain, (u8)id), found[id], copies[id]);
        name_piles(x, family, k, (u8)id);
        return false;
    }
    return true;
}

static bool family_sound(const struct inspection *x, const struct family *family, struct cards k, const void *state)
{
    for (int p = 0; p < k.piles; p++) {
        if (k.start[p] > k.start[p + 1] || k.start[p + 1] > family->cards)
            return fault(x, "%s: its piles overlap", family->name);
        if (pile_count(k, p) && family->pile[p].front > x->players)
            return fault(x, "%s: cards lie in %s, and nobody sits there", family->name, family->pile[p].name);
        for (int i = k.start[p]; i < k.start[p + 1]; i++)
            if (family->pile[p].owner != NOBODY && !has_seat(k.known[i], family->pile[p].owner))
                return fault(x, "%s: the owner of %s does not know a card in it", family->name, family->pile[p].name);
    }
    return !k.start[k.piles] || copies_sound(x, family, k, state); /* cards that are not dealt yet are not missing */
}

static bool all_families_sound(const struct inspection *x, const void *state)
{
    for (const struct field *f = x->game->rules.fields->field; f->name; f++)
        if (f->family && !family_sound(x, f->family, field_cards(f, state), state)) return false;
    return true;
}

bool families_fit(struct context *c, const void *state, struct text *why)
{
    for (const struct field *f = c->game->rules.fields->field; f->name; f++) {
        u8 copies[256];
        int cards = 0;
        if (!f->family) continue;
        family_copies(c, f->family, state, copies);
        for (int id = 0; id < 256; id++) cards += copies[id];
        if (cards <= f->family->cards) continue;
        text_add(why, "%s: there are %d cards, and room for %d", f->family->name, cards, f->family->cards);
        return false;
    }
    return true;
}

/* -- Frames ------------------------------------------------------------------------------------------------- */

static bool effect_sound(const struct inspection *x, const struct effect *e)
{
    bool known = e->kind && e->kind < KINDS_MAX && e->card && e->card <= x->content->count[e->kind];
    struct code code = known ? effect_code(x->c, e) : (struct code){0};
    if (!code.length) return fault(x, "an effect of no card runs");
    if (e->pc > code.length || e->back > code.length) return fault(x, "an effect runs past its end");
    u8 loop = e->back ? x->content->code[code.at + e->back - 1].verb : V_EACH;
    return loop == V_EACH || loop == V_TIMES || fault(x, "an effect repeats what is not a loop");
}

static bool frame_sound(const struct inspection *x, const struct frame *f)
{
    const struct procedure *p = frame_procedure(x->game, f);
    const u64 *seatless = x->game->rules.seatless;
    if (f->seat >= x->players && !(f->seat == NOBODY && seatless && *seatless >> f->proc & 1))
        return fault(x, "%s runs for an empty seat", p->name);
    if (f->step >= p->step_count) return fault(x, "%s has no such step", p->name);
    if (!fields_sound(x, p->locals, f->local)) return false;
    return p != &proc_effect || effect_sound(x, (const struct effect *)(const void *)f->local);
}

/* Whether a frame at its step waits for a frame of procedure `above`. */
static bool waits_for(const struct game *game, const struct frame *f, u8 above)
{
    u64 calls = frame_procedure(game, f)->steps[f->step].calls;
    return (calls == ANY_VERB ? *game->rules.effect_calls : calls) >> above & 1;
}

/* The frames at `stack`; the lowest lies on top of `below`; NULL: it is the first of all. Sets *top to the
 * uppermost. */
static bool frames_sound(const struct inspection *x, const u8 *stack, int used, const struct frame *below,
                         const struct frame **top)
{
    const struct frame *f;
    for (int n = 0; (f = frame_number(x->game, stack, used, n)); n++, below = f) {
        if (!frame_sound(x, f)) return false;
        if (below ? !waits_for(x->game, below, f->proc) : f->proc != 0)
            return fault(x, "%s cannot be called by %s there", frame_procedure(x->game, f)->name,
                         below ? frame_procedure(x->game, below)->name : "nobody");
        *top = f;
    }
    return true;
}

static bool stack_sound(const struct inspection *x, const struct head *h)
{
    const struct frame *top = NULL;
    if (!frames_sound(x, h->stack, h->used, NULL, &top)) return false;
    for EACH_SEAT(s, h->forked) {
        const struct frame *top_of_lane = NULL;
        if (s >= x->players) return fault(x, "an empty seat chooses");
        if (!frames_sound(x, lane_at(h, s), lane_used(x->game, h, s), top, &top_of_lane)) return false;
    }
    return true;
}

/* -- The whole ---------------------------------------------------------------------------------------------- */

static struct inspection inspect(struct context *c, const void *state, struct text *why)
{
    return (struct inspection){c, c->game, c->content, state_players(c->game, state), why};
}

bool families_sound(struct context *c, const void *state, struct text *why)
{
    struct inspection x = inspect(c, state, why);
    return all_families_sound(&x, state);
}

bool state_sound(struct context *c, const void *state, struct text *why)
{
    struct inspection x = inspect(c, state, why);
    if (x.players < c->game->least_players || x.players > c->game->most_players)
        return fault(&x, "%s is for %d to %d players, not %d", c->game->name, c->game->least_players,
                     c->game->most_players, x.players);
    if (!fields_sound(&x, c->game->rules.fields, state)) return false;
    if (!all_families_sound(&x, state) || !stack_sound(&x, state)) return false;
    const char *own = c->game->rules.find_fault ? c->game->rules.find_fault(c, state) : NULL;
    if (own) return fault(&x, "%s", own);
    struct context trial;
    context_open(&trial, c->game, c->content, (void *)(uintptr_t)state); /* listing changes nothing */
    return rules_answerable(&trial) || fault(&x, "a question is asked that has no answer");
}

bool struct_sound(const struct game *game, const struct content *content, const struct fields *fields, const void *base,
                  struct text *why)
{
    struct inspection x = {NULL, game, content, game->most_players, why};
    return fields_sound(&x, fields, base);
}
