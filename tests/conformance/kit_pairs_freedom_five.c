/* kit_pairs_freedom_five.c: pairs of Freedom Five, row by row from the ledger's table "Hidden information". */
#include "games/freedom-five/procedures.h"
#include "kit_pairs.h"

#define G(p) ((STATE *)(void *)(p)->state)

/* Decks lie open while they are being put together in set-up. */
static void add_pile(struct places *places, struct cards k, int pile, seat who)
{
    for (int i = k.start[pile]; i < k.start[pile + 1]; i++)
        if (k.known[i] != EVERYBODY && !has_seat(k.known[i], who)) places_add(places, &k.id[i]);
}

static void mix_pile(struct cards k, int pile, seat who, struct random *luck)
{
    struct places places = {.count = 0};
    add_pile(&places, k, pile, who);
    places_mix(&places, luck);
}

/* Nobody looks into the box, whatever is known of its cards. */
static void mix_box(struct cards k, int pile, struct random *luck)
{
    struct places places = {.count = 0};
    for (int i = k.start[pile]; i < k.start[pile + 1]; i++) places_add(&places, &k.id[i]);
    places_mix(&places, luck);
}

/* "Ability hands: owner; all if open." "Order of Ability and Personal Task decks: nobody." */
static void change_hero(STATE *g, int hero, seat who, struct random *luck)
{
    struct places cards = {.count = 0};
    add_pile(&cards, ABILITIES(g), ABILITY_DECK + hero, who);
    if (g->hero[hero].held && who != hero) add_pile(&cards, ABILITIES(g), ABILITY_HAND + hero, who);
    places_mix(&cards, luck);
    mix_pile(TASKS(g), TASK_DECK + hero, who, luck);
}

/* "FT cards at HQ: number public; faces nobody until revealed." */
static void change_tower(STATE *g, seat who, struct random *luck)
{
    struct places cards = {.count = 0};
    add_pile(&cards, TOWERS(g), TOWER_DECK, who);
    add_pile(&cards, TOWERS(g), TOWER_DOWN, who);
    places_mix(&cards, luck);
}

/* "Number under a Mastermind token, in the city or in the stack: nobody." */
static void change_tokens(STATE *g, struct random *luck)
{
    struct places numbers = {.count = 0};
    for (int t = 0; t < MASTERMIND_TOKENS; t++) places_add(&numbers, &g->token[t]);
    places_mix(&numbers, luck);
}

static bool change(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    for (int hero = 0; hero < g->players; hero++) change_hero(g, hero, who, luck);
    struct cards shared[] = {SCHEMES(g), ANARCHIES(g), BYSTANDERS(g), JUSTICES(g), SPECIALS(g)};
    for (int f = 0; f < COUNT(shared); f++) /* "Order of the decks: nobody"; "locked envelopes and their contents" */
        for (int pile = 0; pile < shared[f].piles; pile++) mix_pile(shared[f], pile, who, luck);
    if (g->phase != SET_UP) { /* while Heroes are customized, what may be added is listed from it */
        mix_box(ABILITIES(g), ABILITY_BOX, luck);
        mix_box(SCHEMES(g), SCHEME_BOX, luck);
    }
    change_tower(g, who, luck);
    change_tokens(g, luck);
    return true; /* a search of the Anarchy deck shuffles what it passes over (FF-S45) */
}

/* What comes to light by the table. Dice and Damage tokens are public; they differ only with another generator. */
static bool reveals(const struct event *e, seat who, bool luck)
{
    (void)who;
    switch ((enum event_kind)e->kind) {
    case EV_DREW: return e->see == EVERYBODY || has_seat(e->see, who); /* a held hand hides it */
    case EV_DISCARDED: case EV_PLAYED: case EV_COMMITTED: /* "cards played, committed or discarded from it are public" */
    case EV_SPECIAL_GAINED: case EV_JUSTICE_DRAWN: case EV_TASK: /* "Special cards, active Justice card, Tasks: public" */
    case EV_TOWER_SHOWN:     /* "until revealed by Interact" */
    case EV_ANARCHY_CARD: case EV_RESCUED: case EV_SCHEME: case EV_RANDOM_LOCATION: case EV_JUSTICE_RULES:
    case EV_TOKEN_SHOWN: case EV_EVENT: /* "until turned over by Interact" */
        return true;
    case EV_ROLLED: case EV_REROLLED: case EV_SUCCESSES: case EV_DAMAGED: case EV_SHUFFLED: case EV_RESHUFFLED:
    case EV_MODIFIER:
        return luck;
    default: return false;
    }
}

/* Everything is done in the open (decision table: public). */
static bool secret(struct play *p, struct action one, struct action other)
{
    (void)p, (void)one, (void)other;
    return false;
}

const struct pair_maker pairs_freedom_five = {"freedom-five", change, reveals, secret};
