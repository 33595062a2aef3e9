/* defaults.c: answers given for players: for one who does not answer (FR-S95, FR-S109), where nothing can come of it,
 * and for all in odds. */
#include "engine/quick.h"
#include "procedures.h"

/* The first option with this verb, or -1. */
static int option_with(const struct context *c, u8 verb)
{
    for (int i = 0; i < c->count; i++)
        if (c->option[i].verb == verb) return i;
    return -1;
}

/* The higher rank is taken, of equals the first option: nothing, if that is allowed, else of forced choices these. */
static int rank(struct context *c, const STATE *g, struct action a)
{
    switch ((enum action_verb)a.verb) {
    case ACT_PASS: case ACT_DONE: case ACT_DECLINE: return 1 << 24;
    case ACT_PLACE: return 100;                              /* staged characters first, nothing else is forced */
    case ACT_GO: return -a.a;                                /* the lowest-numbered outer planet */
    case ACT_DEFECT: return 1;
    case ACT_ANSWER: return CARD(a.a)->combat * 64 - a.a;    /* highest combat, then lowest number */
    case ACT_RUN_REBELLION: return 1000 - a.a * 4;           /* by planet, there Rebellion, Sabotage, Guerrillas */
    case ACT_RUN_SABOTAGE: return 1000 - g->capital * 4 - 1;
    case ACT_RUN_GUERRILLAS: return 1000 - g->person[a.a].place * 4 - 2;
    case ACT_WEAKEN: return 1;
    case ACT_BATTLE: case ACT_ASSAULT: return -a.a;
    case ACT_UNIT: case ACT_UNIT_UNDER: return -CARD(a.a)->strength * 256 - a.a; /* losses: the weakest first */
    case ACT_STATION: return CARD(a.a)->strength * 256 - a.a;
    default: return 0;
    }
}

/* Damage goes on the strongest unit that it kills, the rest on the strongest left; imperial losses the other way. */
static int troop_rank(struct context *c, struct action a, int damage)
{
    int strength = CARD(a.a)->strength, left = strength - a.b;
    return damage < 0 ? -strength * 256 - a.a : (left <= damage ? 1 << 16 : 0) + strength * 256 - a.a;
}

/* Influence by the game's generator, which an idle seat must not change: a copy of it decides. */
static int any_character(const struct context *c, const STATE *g, seat who)
{
    struct random luck = g->head.random;
    luck.s[0] ^= (u32)(who + 1) * 0x9E3779B9u ^ (u32)c->count * 0x85EBCA6Bu;
    for (int i = 0; i < 4; i++) random_next(&luck);
    return (int)random_below(&luck, c->count);
}

int default_option(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    int best = 0, most = -(1 << 30), damage = -1;
    if (c->option[0].verb == ACT_ALLOCATE) return any_character(c, g, who);
    if (asked_by(c, P_rebellion)) damage = LOCALS(rebellion, asking(c))->left;
    for (int i = 0; i < c->count; i++) {
        struct action a = c->option[i];
        bool troop = a.verb == ACT_TROOP || a.verb == ACT_TROOP_UNDER;
        int value = troop ? troop_rank(c, a, damage) : rank(c, g, a);
        if (value > most) best = i, most = value;
    }
    return best;
}

/* -- What brings nothing ------------------------------------------------------------------------------------------ */

/* The most points that another player has declared on a character. */
static int most_against(const STATE *g, seat who, u8 card)
{
    int most = 0;
    for (seat s = 0; s < g->players; s++)
        if (s != who && is_declared(g, s, card)) most = max_int(most, g->player[s].points[card]);
    return most;
}

/* Whoever is declared against is asked again (FR-102): to keep a character the answer comes early enough, unless a
 * command would be lost meanwhile (FR-104). Points that are not more than another's take nobody over (FR-100); a tie
 * keeps an imperial character from defecting (FR-106). That it would count if a character in play fell and came again
 * is too rare to ask for it in every window. */
static bool declares_in_vain(const STATE *g, seat who, u8 card, int points)
{
    const struct person *p = &g->person[card];
    int most = most_against(g, who, card);
    if (!in_set(g->in_play, card)) return points < most;
    return p->controller == who ? p->mission != COMMAND : points <= most;
}

/* Units and cards do nothing when they are revealed (FR-096, FR-295), and an imperial character joins nobody who has no
 * points on it (FR-106). A rebel character counts for the order of player turns (FR-094); whoever comes last places it
 * next anyway (FR-119). */
static bool reveals_in_vain(const struct context *c, const STATE *g, seat who, u8 card)
{
    if (CARD(card)->family == REBEL) return (g->acted | only(who)) == all_seats(g->players);
    return CARD(card)->family != IMPERIAL || !g->player[who].points[card];
}

bool is_idle(struct context *c, const void *view, seat who, struct action option)
{
    const STATE *g = view;
    if (option.verb == ACT_REVEAL) return reveals_in_vain(c, g, who, option.a);
    return option.verb == ACT_DECLARE && declares_in_vain(g, who, option.a, option.b);
}

/* -- Odds --------------------------------------------------------------------------------------------------------- */

/* A use of a Rebellion that frees the planet comes first: the garrison, or the last imperial units there. */
static int expect_use(const struct context *c, const STATE *g, const struct rebellion *L)
{
    int weaken = option_with(c, ACT_WEAKEN), strike = option_with(c, ACT_STRIKE);
    if (weaken < 0 || strike < 0) return max_int(weaken, strike);
    return L->left >= g->world[L->planet].garrison || !g->rebels_on[L->planet] ? weaken : strike;
}

int odds_answer(struct context *c, const void *state, seat who, struct action chosen)
{
    (void)chosen;
    int use;
    switch ((enum procedure_number)top_frame(c)->proc) {
    case P_assign: return option_with(c, ACT_DONE);
    case P_rebellion:
        use = expect_use(c, state, LOCALS(rebellion, top_frame(c)));
        return use < 0 ? default_option(c, state, who) : use;
    case P_guerrillas:                                       /* they are put into play, under whoever has found them */
        return max_int(0, max_int(option_with(c, ACT_FORM), option_with(c, ACT_ACCEPT)));
    case P_window: case P_declarations: case P_defection: case P_interference: case P_attack: case P_execution:
    case P_reaction: case P_battles: case P_battle: case P_station:
        return default_option(c, state, who);
    default: return -1;
    }
}
