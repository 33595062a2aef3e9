/* scene_city.c: the city with everything that stands and lies in it, the Villain cards, and the HQ board. */
#include <stdio.h>

#include "scene_parts.h"

/* -- The city ------------------------------------------------------------------------------------------------- */

/* The first word of a name that tells its bearer, "The" apart: for small drawings. */
static void sign_with_name(struct scene *s, const char *name)
{
    char sign[16];
    if (strncmp(name, "The ", 4) == 0) name += 4;
    snprintf(sign, sizeof sign, "%.*s", (int)strcspn(name, " "), name);
    scene_sign(s, sign);
}

static void show_figures(struct scene *s, const struct context *c, const STATE *g, int location)
{
    for (int hero = 0; hero < g->players; hero++) {
        if (!g->hero[hero].hero || g->hero[hero].at != location) continue;
        scene_piece(s, A_HERO, g->hero[hero].hero, 1);
        scene_key(s, "hero%d", hero);
        scene_owner(s, (seat)hero);
        scene_mark(s, hero == g->active && g->phase != SET_UP, MARK_CURRENT);
        sign_with_name(s, ROW_NAME(KIND_HERO, g->hero[hero].hero));
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        const struct villain *v = &g->villain[colour];
        if (!in_city(v) || v->at != location) continue;
        scene_piece(s, A_VILLAIN, v->villain, 1);
        scene_key(s, "villain%d", colour);
        scene_tint(s, tint_of(colour));
        sign_with_name(s, ROW_NAME(KIND_VILLAIN, v->villain));
    }
}

static void show_tokens(struct scene *s, const STATE *g, int location)
{
    static const char *const henchmen[COLOURS] = {"r", "b", "g", "y"};
    static const char *const anarchy[ALL_COLOURS] = {"R!", "B!", "G!", "Y!", "P!"};
    for (u8 colour = 0; colour < COLOURS; colour++) {
        if (!g->crowd[CROWD_AT(location, colour)]) continue;
        scene_piece(s, A_HENCHMAN, colour, g->crowd[CROWD_AT(location, colour)]);
        scene_sign(s, henchmen[colour]);
        scene_tint(s, tint_of(colour));
    }
    for (u8 colour = 0; colour < ALL_COLOURS; colour++) {
        if (!g->unrest[UNREST_AT(location, colour)]) continue;
        scene_piece(s, AN_ANARCHY_TOKEN, colour, g->unrest[UNREST_AT(location, colour)]);
        scene_sign(s, anarchy[colour]);
        scene_tint(s, tint_of(colour));
    }
    if (tokens_at(g, location)) {
        scene_piece(s, A_TOKEN, TOKEN_BACK, tokens_at(g, location));
        scene_sign(s, "M");
        scene_mark(s, true, MARK_DOWN);
    }
}

static void show_fixture(struct scene *s, enum fixture fixture, int n, const char *sign)
{
    if (!n) return;
    scene_piece(s, A_FIXTURE, (u8)fixture, n);
    scene_sign(s, sign);
}

static void show_tower(struct scene *s, const STATE *g)
{
    scene_cards(s, AN_ANARCHY, PILE_OF(tower, TOWER_UP));
    scene_cards(s, AN_ANARCHY, PILE_OF(tower, TOWER_DOWN));
    show_fixture(s, THE_CONSTRUCTION_TOKEN, g->under_construction, "UC");
}

void show_city(struct scene *s, struct context *c, const STATE *g)
{
    scene_open(s, AS_MAP, "Megalopolis", "city");
    scene_pane(s, PANE_BOARD);
    for (u8 location = 1; location <= c->content->count[KIND_LOCATION]; location++) {
        char number[4];
        snprintf(number, sizeof number, "%d", location);
        scene_open_as(s, AS_SPACE, A_LOCATION, location);
        scene_sign(s, number);
        scene_at(s, LOCATION(location)->x, LOCATION(location)->y);
        scene_tint(s, tint_of(LOCATION(location)->colour));
        show_figures(s, c, g, location);
        show_tokens(s, g, location);
        show_fixture(s, A_BYSTANDER_TOKEN, g->bystanders[location], "i");
        show_fixture(s, A_QUEST_TOKEN, in_set(g->quest, location), "Q");
        if (location == HQ) show_tower(s, g);
        scene_close(s);
    }
    scene_close(s);
}

/* -- Villain cards -------------------------------------------------------------------------------------------- */

/* In a word, for where there is no room for more. */
static const char *const say_guard[] = {
    [NO_GUARD] = "Mastermind", [GUARDED] = "Mastermind, guarded", [SPARED] = "Mastermind, spared"};

void show_villains(struct scene *s, struct context *c, const STATE *g)
{
    scene_open(s, AS_ROW, "Villains", "villains");
    scene_pane(s, PANE_BOARD);
    for (int colour = 0; colour < COLOURS; colour++) {
        const struct villain *v = &g->villain[colour];
        if (!v->villain) continue;
        scene_open_as(s, AS_CARD, A_VILLAIN, v->villain);
        scene_tint(s, tint_of(colour));
        scene_mark(s, v->defeated, MARK_DEAD);
        if (is_mastermind(c, g, colour)) scene_ruling(s, TONE_PLAIN, 269, "%s", say_guard[guard_of(c, g, colour)]);
        scene_number(s, N_DURABILITY, v->damage, ANY);
        scene_bound(s, durability_of(c, g, colour));
        scene_number(s, N_CARD_HENCHMEN, v->henchmen, ANY);
        if (is_weakened(g, colour))
            scene_ruling(s, TONE_RULE, 308, "%s is weakened", thing_name(c->game, c->content, A_COLOUR, (u8)colour));
        else if (!v->at && !v->defeated) scene_ruling(s, TONE_PLAIN, 274, "Not in the city");
        else if (guard_of(c, g, colour))
            scene_ruling(s, TONE_RULE, RULING_(139), is_guarded(c, g, colour) ? "Guarded in this Chapter"
                                                                              : "Cannot be defeated in this Chapter");
        scene_close(s);
    }
    for (int i = 0; i < MODIFIERS_MOST; i++)
        if (g->modifier[i]) {
            scene_piece(s, A_MODIFIER_CARD, g->modifier[i], 1);
            scene_key(s, "modifier%d", i);
            scene_tint(s, tint_of(MODIFIER(g->modifier[i])->colour));
        }
    scene_close(s);
}

/* -- The HQ board: decks and stacks --------------------------------------------------------------------------- */

static void show_deck(struct scene *s, const char *title, const char *segment, u8 thing, const u8 *deck, int cards,
                      const u8 *discard, int discarded)
{
    scene_open(s, AS_MAT, title, "%s", segment);
    scene_pile(s, AS_PILE, "Deck", "deck", thing, deck, cards);
    scene_pile(s, AS_PILE, "Discard pile", "discard", thing, discard, discarded);
    scene_close(s);
}
#define DECK(title, segment, thing, family, NAME) \
    show_deck(s, title, segment, thing, PILE_OF(family, NAME##_DECK), PILE_OF(family, NAME##_DISCARD))

static void show_stacks(struct scene *s, const STATE *g)
{
    scene_open(s, AS_ROW, "Supply and stacks", "stacks");
    for (u8 colour = 0; colour < COLOURS; colour++) {
        scene_piece(s, A_HENCHMAN, colour, g->supply[colour]);
        if (g->supply[colour]) scene_tint(s, tint_of(colour));
    }
    for (u8 colour = 0; colour < ALL_COLOURS; colour++) {
        scene_piece(s, AN_ANARCHY_TOKEN, colour, g->pool[colour]);
        if (g->pool[colour]) scene_tint(s, tint_of(colour));
    }
    scene_piece(s, A_FIXTURE, A_BYSTANDER_TOKEN, g->bystanders[0]);
    scene_piece(s, A_TOKEN, TOKEN_BACK, tokens_at(g, 0));
    for (u8 kind = 0; kind < DAMAGE_KINDS; kind++) scene_piece(s, A_DAMAGE, kind, g->bag[kind]);
    scene_close(s);
}

void show_hq_board(struct scene *s, const struct context *c, const STATE *g)
{
    scene_open(s, AS_MAT, "HQ board", "hq_board");
    scene_pane(s, PANE_PAGE);
    show_stacks(s, g);
    DECK("Scheme cards", "scheme", A_SCHEME, scheme, SCHEME);
    DECK("Anarchy cards", "anarchy", AN_ANARCHY, anarchy, ANARCHY);
    DECK("Freedom Tower Anarchy cards", "tower", AN_ANARCHY, tower, TOWER);
    DECK("Bystander cards", "bystander", A_BYSTANDER, bystander, BYSTANDER);
    DECK("Justice cards", "justice", A_JUSTICE, justice, JUSTICE);
    DECK("Special cards", "special", A_SPECIAL, special, SPECIAL);
    scene_ruling(s, TONE_RULE, 39, "Justice Rules the Night: %d used", g->jrn_used);
    scene_close(s);
    (void)c;
}
