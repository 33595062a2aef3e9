/* entries.c: where positions can begin: the stack of each phase of a turn, with nothing begun in it. */
#include "procedures.h"

/* Builds the stack of an entry point for a seat `who`. */
#define ENTRY(name)                                                                                  \
    static void build_##name(struct context *c, STATE *g, seat who);                                 \
    static void at_##name(struct context *c, void *state, seat who) { build_##name(c, state, who); } \
    static void build_##name(struct context *c, STATE *g, seat who __attribute__((unused)))

/* The table as it is before anything is laid; Comic, options and luck stay. */
ENTRY(setup)
{
    struct setup setup = {g->players, g->comic, g->options};
    struct random luck = g->head.random;
    u8 past[] = {g->in_campaign, g->unlocked, g->quests, g->before};
    memset(g, 0, sizeof *g);
    g->head.random = luck;
    stack_clear(c);
    g->in_campaign = past[0], g->unlocked = past[1], g->quests = past[2], g->before = past[3];
    begin(c, g, &setup);
}

/* What is half done goes: cards that are being resolved, what was committed. */
static void stop(struct context *c, STATE *g, seat who)
{
    stack_clear(c);
    g->active = who;
    g->turn = (u8)max_int(g->turn, 1);
    for (int h = 0; h < HEROES; h++) {
        cards_move_all(ABILITIES(g), ABILITY_COMMITTED + h, ABILITY_DISCARD + h, EVERYBODY);
        cards_move_all(ABILITIES(g), ABILITY_AIDING + h, ABILITY_DISCARD + h, EVERYBODY);
        cards_move_all(SPECIALS(g), SPECIAL_COMMITTED + h, SPECIAL_DISCARD, EVERYBODY);
        cards_move_all(SPECIALS(g), SPECIAL_NEW + h, SPECIAL_DISCARD, EVERYBODY);
        cards_move_all(JUSTICES(g), JUSTICE_COMMITTED + h, JUSTICE_UP + h, EVERYBODY);
    }
    while (pile_count(ABILITIES(g), ABILITY_PLAYED)) {
        u8 card = card_at(ABILITIES(g), ABILITY_PLAYED, 0);
        move_ability(g, ABILITY_PLAYED, card, ABILITY_DISCARD + hero_with_row(g, ABILITY(card)->hero));
    }
    cards_move_all(SPECIALS(g), SPECIAL_PLAYED, SPECIAL_DISCARD, EVERYBODY);
    cards_move_all(SCHEMES(g), SCHEME_SHOWN, SCHEME_DISCARD, EVERYBODY);
    cards_move_all(ANARCHIES(g), ANARCHY_SHOWN, ANARCHY_DISCARD, EVERYBODY);
    for (int k = 0; k < COLOURS; k++) g->villain[k].beaten = false;
    PUSH_AT(whole_game, TURN_DONE, 0);
}

/* The turn of `who` begins. */
ENTRY(turn)
{
    stop(c, g, who);
    g->turn--;
    g->phase = PRIVATE_PHASE;
    PUSH(turn, who);
}

/* In the middle of the turn: a free moment of the phase that fits the Character card. */
ENTRY(actions)
{
    stop(c, g, who);
    g->phase = g->hero[who].mode == HERO_MODE ? HERO_PHASE : PRIVATE_PHASE;
    PUSH_AT(turn, BEGUN, who);
}

ENTRY(villains)
{
    stop(c, g, who);
    g->phase = VILLAIN_PHASE;
    PUSH_AT(turn, VILLAINS_DONE, who);
    PUSH(villain_phase, who);
}

ENTRY(refresh)
{
    stop(c, g, who);
    g->phase = REFRESH_PHASE;
    PUSH_AT(turn, VILLAINS_DONE, who);
}

const struct entry_point entries[] = {
    {"setup", "the table before anything is chosen", at_setup, true},
    {"turn", "the turn of a Hero begins", at_turn, false},
    {"actions", "a free moment in the turn of a Hero, in the phase of the Character card's side", at_actions, false},
    {"villain_phase", "the Villain phase of a Hero begins", at_villains, false},
    {"refresh", "the Refresh phase of a Hero", at_refresh, false},
    {0}};
