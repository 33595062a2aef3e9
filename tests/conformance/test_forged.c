/* test_forged.c: positions with absurd values, begun at each entry point: the game says what is wrong, or they can be
 * played on. */
#include "engine/scene.h"
#include "kit_play.h"

enum { FORGED = 6000 /* of each game */, ANSWERS = 120, CHANGES = 3 };

/* -- Forging ------------------------------------------------------------------------------------------------------ */

/* A value that a loaded position can have in this field: things that exist, or any number in the range. */
static long long absurd(const struct play *p, const struct field *f, struct random *luck)
{
    static const u8 numbers[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 31, 50, 99, 127, 128, 200, 254, 255};
    const struct domain *thing = meaning_domain(p->game, f->meaning);
    if (thing) return random_below(luck, thing->kind ? p->content.count[thing->kind] + 1u : thing->count);
    switch (f->meaning) {
    case SEAT: return random_below(luck, 3) ? (long long)random_below(luck, p->game->most_players) : NOBODY;
    case FLAG: return random_below(luck, 2);
    case SEATS: return random_below(luck, 3) ? (long long)random_below(luck, 256) : EVERYBODY;
    case BITS: return random_next(luck) & (u32)field_most(f);
    default: break;
    }
    long long n = numbers[random_below(luck, COUNT(numbers))];
    return f->negative ? (i8)n : n;
}

/* Moves a card to another pile, makes it another card, or changes who knows it. */
static void forge_cards(const struct play *p, const struct family *family, struct cards k, struct random *luck)
{
    int cards = k.start[k.piles];
    int from = (int)random_below(luck, (u32)k.piles), to = (int)random_below(luck, (u32)k.piles);
    if (!cards) return;
    int any = (int)random_below(luck, (u32)cards);
    switch (random_below(luck, 4)) {
    case 0: k.known[any] = (u8)random_below(luck, 256); break;
    case 1:
        k.id[any] = (u8)(1 + random_below(luck, p->content.count[meaning_domain(p->game, family->domain)->kind]));
        break;
    default:
        if (pile_count(k, from))
            card_move(k, from, (int)random_below(luck, (u32)pile_count(k, from)), to,
                      random_below(luck, 2) ? EVERYBODY : 0);
        break;
    }
}

/* Changes one field somewhere; `path` gets its name. */
static void forge_field(const struct play *p, const struct fields *fields, void *base, struct random *luck,
                        char path[256])
{
    int count = 0;
    while (fields->field[count].name) count++;
    const struct field *f = &fields->field[random_below(luck, (u32)count)];
    size_t n = strlen(path);
    if (f->family) {
        snprintf(path + n, 256 - n, "%s ", f->name);
        forge_cards(p, f->family, field_cards(f, base), luck);
    } else if (f->sub) {
        int i = (int)random_below(luck, f->count);
        snprintf(path + n, 256 - n, "%s[%d].", f->name, i);
        forge_field(p, f->sub, field_element(f, base, i), luck, path);
    } else {
        int i = (int)random_below(luck, (u32)field_numbers(f));
        long long value = absurd(p, f, luck);
        if (!strcmp(f->name, "players")) return; /* the table has that many */
        snprintf(path + n, 256 - n, "%s[%d]=%lld ", f->name, i, value);
        field_put(f, base, i, value);
    }
}

/* -- Trying ------------------------------------------------------------------------------------------------------- */

struct room {
    struct play base, forged;
    struct scene scene;
    long refused, played;
    char path[256];
};

static void play_on(struct room *r, struct random *luck)
{
    struct play *p = &r->forged;
    _Alignas(64) u8 view[STATE_MAX];
    rules_run(&p->c);
    for (int n = 0; n < ANSWERS && !kit_over(p); n++) {
        seat who = kit_any_seat(p, luck);
        if (n % 8 == 0) {
            const struct speaker speaker = {p->game, &p->content, NULL, who, NULL};
            state_redact(p->game, &p->content, p->state, who, view);
            scene_tell(&r->scene, &speaker, view);
        }
        kit_list(p, who);
        kit_answer(p, who, p->c.option[random_below(luck, p->c.count)]);
        const char *wrong = kit_fault(&p->c, p->state);
        if (wrong) kit_fail(&r->base, "forged (%s): after %d answers it is broken: %s", r->path, n + 1, wrong);
    }
}

/* Forges the state of r->base, begun at entry point `place` unless that is NULL, and plays it on if the game takes
 * it. */
static void try_forged(struct room *r, const struct entry_point *place, struct random *luck)
{
    struct play *p = &r->forged;
    *p = r->base;
    kit_rebase(p);
    p->decisions = 0;
    r->path[0] = '\0';
    for (int n = 1 + (int)random_below(luck, CHANGES); n > 0; n--)
        forge_field(p, p->game->rules.fields, p->state, luck, r->path);
    if (p->game->rules.refresh) p->game->rules.refresh(&p->c, p->state);
    if (place) place->build(&p->c, p->state, (seat)random_below(luck, p->setup.players));
    if (place) snprintf(r->path + strlen(r->path), sizeof r->path - strlen(r->path), "at %s", place->id);
    if (kit_fault(&p->c, p->state)) {
        r->refused++;
        return;
    }
    r->played++;
    play_on(r, luck);
}

static int count_entries(const struct game *game)
{
    int n = 0;
    while (game->rules.entries && game->rules.entries[n].id) n++;
    return n;
}

static void absurd_positions_are_refused_or_go_on(void **state)
{
    (void)state;
    struct room *r = calloc(1, sizeof *r);
    for (int g = 0; g < games_count; g++) {
        struct setup setups[KIT_SETUPS_MAX];
        int count = kit_setups(games[g], setups), places = count_entries(games[g]), wanted = kit_games(FORGED);
        r->refused = r->played = 0;
        for (u64 seed = 1; r->refused + r->played < wanted; seed++) {
            struct random luck;
            random_seed(&luck, seed * 131 + 17);
            kit_open_fast(&r->base, games[g], &setups[seed % (u64)count], seed);
            while (!kit_over(&r->base) && r->base.decisions < 4000) {
                if (random_below(&luck, 12) == 0)
                    try_forged(r, &games[g]->rules.entries[random_below(&luck, (u32)places)], &luck);
                seat who = kit_any_seat(&r->base, &luck);
                kit_list(&r->base, who);
                kit_answer(&r->base, who, r->base.c.option[random_below(&luck, r->base.c.count)]);
            }
        }
        print_message("%s: %ld positions refused, %ld played on\n", games[g]->id, r->refused, r->played);
        assert_true(r->refused > 0 && r->played > 0);
    }
    scene_free(&r->scene);
    free(r);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(absurd_positions_are_refused_or_go_on),
};
TEST_GROUP(tests);
