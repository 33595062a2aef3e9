/* bot.c: the quick player: scores each option by what it is worth and takes the best. */
#include "bot_mind.h"

enum { LUCK = 3 }; /* worth of chance: breaks ties, and keeps two bots from being twins */

/* -- Set-up, organisation, plotting ------------------------------------------------------------------------------- */

/* Points go to those who will be fought for; luck decides among them, lest all factions want the same. */
static int score_allocation(const struct mind *m, u8 id)
{
    const struct context *c = m->c;
    int worth = worth_of_person(m, id);
    if (CARD(id)->family == IMPERIAL) worth = worth / 2 + CARD(id)->politics;
    return worth + (int)random_below(m->luck, 14);
}

/* A unit that costs cards: only from a full hand. */
static int score_bought(const struct mind *m, u8 card)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int spare = 0;
    for EACH_CARD(id, STOCK(g), HAND + m->who)
        spare += worth_of_card(m, id) <= 3;
    if (!g->player[m->who].planets) return -5;
    return 2 * (spare - 1 - CARD(card)->strength) + CARD(card)->strength;
}

/* Where a unit stands: it guards the planet for its owner, so on a rival's it works for the rival. */
static int score_site(const struct mind *m, u8 planet)
{
    if (m->g->world[planet].owner != m->who) return -worth_of_planet(m, planet);
    return max_int(1, 20 + worth_of_planet(m, planet) - 4 * guard_of(m, planet));
}

/* The politics that we have in play and in hand. */
static int voice(const struct mind *m)
{
    const struct context *c = m->c;
    int sum = politics_of(m, m->g->player[m->who].people);
    for EACH_CARD(card, STOCK(m->g), HAND + m->who)
        if (CARD(card)->family == REBEL) sum += CARD(card)->politics;
    return sum;
}

static int score_plot(const struct mind *m, u8 card)
{
    enum { HEARD = 6, ROOM = 4 }; /* the politics from which on Rebellions succeed; a place in the hand till then */
    const struct context *c = m->c;
    const STATE *g = m->g;
    const struct card_row *row = CARD(card);
    if (row->family == REBEL) {
        seat most = most_declared(g, card);
        return most == NOBODY || most == m->who ? 30 : -5;   /* FR-101 */
    }
    if (row->family == IMPERIAL && g->player[m->who].points[card] >= 4 && row->politics >= 2)
        return most_declared(g, card) == NOBODY || most_declared(g, card) == m->who ? 10 : -5;
    if (row->family == IMPERIAL) return worth_of_commander(m, card) - row->combat - 2; /* good in an attack, too */
    if (row->family == IMPERIAL_UNIT) return 4;              /* a weapon, or a place in the hand */
    int useless = -1 - worth_of_card(m, card);               /* what is useless makes room (FR-077) */
    return voice(m) < HEARD ? useless + ROOM : useless;      /* who has no leaders needs other cards first of all */
}

/* -- Reveals ------------------------------------------------------------------------------------------------------ */

/* Cards stay hidden until they are used: a staged character can be taken over first. An imperial character that is
 * to join us must be shown. */
static int score_reveal(const struct mind *m, u8 card)
{
    const struct context *c = m->c;
    return CARD(card)->family == IMPERIAL && m->g->player[m->who].points[card] >= 4 ? 8 : -4;
}

/* -- Movement ----------------------------------------------------------------------------------------------------- */

/* The own unit that an answer names. */
static u8 unit_of(const struct mind *m, struct action a)
{
    return find_rebel(m->g, m->g->player[m->who].units & ~m->g->moved_units, a);
}

static int score_march(const struct mind *m, struct action a)
{
    u8 to;
    return worth_of_march(m, unit_of(m, a), asked_by(m->c, P_slip), &to);
}

static int worth_of_landing(const struct mind *m, u8 planet, u8 card)
{
    const struct context *c = m->c;
    return CARD(card)->family == IMPERIAL ? worth_of_posting(m, planet, CARD(card)->command)
                                          : worth_of_deploying(m, planet, CARD(card)->strength);
}

static int best_landing(const struct mind *m, u8 card)
{
    int most = -5;
    for EACH_BIT(planet, m->g->open) most = max_int(most, worth_of_landing(m, planet, card));
    return most;
}

static int score_destination(const struct mind *m, u8 planet)
{
    u8 slot;
    if (asked_by(m->c, P_movement)) {
        const struct movement *L = LOCALS(movement, asking(m->c));
        if (L->act == ACT_DEPLOY) return worth_of_landing(m, planet, L->piece);
        if (L->act != ACT_MOVE_UNIT) return m->destination[L->piece] == planet ? 20 : 0;
        slot = L->piece;
    } else {
        slot = asked_by(m->c, P_slip) ? LOCALS(slip, asking(m->c))->slot : LOCALS(reaction, asking(m->c))->slot;
    }
    return slot == NO_UNIT ? 0 : 4 * worth_of_guard(m, slot, planet);
}

/* -- Rebellion and battles ---------------------------------------------------------------------------------------- */

static int score_use(const struct mind *m, struct action a)
{
    const STATE *g = m->g;
    if (a.verb == ACT_STRIKE) return 3 * a.b + (g->world[a.a].garrison ? 0 : 20) + (a.b >= troops_of(m, a.a) ? 5 : 0);
    return 4 * a.b + (a.b == g->world[a.a].garrison ? 10 : 0);
}

/* Losses: other people's units first, the weakest first. Otherwise the strongest of our own. */
static int score_unit(const struct mind *m, struct action a)
{
    const struct context *c = m->c;
    int strength = CARD(a.a)->strength;
    if (asked_by(m->c, P_battle)) return (a.verb == ACT_UNIT && a.c != m->who ? 20 : 0) - 4 * strength;
    if (asked_by(m->c, P_promote)) return (a.verb == ACT_UNIT_UNDER || a.c == m->who ? 20 : 0) + strength;
    return 4 * strength + (m->g->world[a.b].owner == m->who ? 2 : 0);
}

/* -- Effects of cards --------------------------------------------------------------------------------------------- */

static int score_character(const struct mind *m, u8 id)
{
    const STATE *g = m->g;
    bool ours = in_set(g->in_play, id) && g->person[id].controller == m->who;
    seat most = most_declared(g, id);
    if (ours && g->player[m->who].points[id] == VALUES) return 0; /* nobody can take such a one */
    if (!in_set(g->in_play, id) && most != NOBODY && most != m->who) return 0; /* FR-101: works for another */
    return worth_of_person(m, id) + (ours ? 5 : 0); /* whom others may take from us is worth knowing */
}

/* -- All questions ------------------------------------------------------------------------------------------------ */

static int worth_of_option(const void *mind, struct action a)
{
    const struct mind *m = mind;
    const struct context *c = m->c;
    const STATE *g = m->g;
    switch ((enum action_verb)a.verb) {
    case ACT_ALLOCATE: return score_allocation(m, a.a);
    case ACT_PROMOTE: return promotes_own(m, CARD(a.a)->strength) ? 8 : -6;
    case ACT_MERGE: return 1;
    case ACT_FOUND: case ACT_REINFORCE: return score_bought(m, a.a);
    case ACT_UNIT: case ACT_UNIT_UNDER: return score_unit(m, a);
    case ACT_KEEP: return CARD(a.a)->command;
    case ACT_PAY: return -worth_of_card(m, a.a);
    case ACT_AT: return score_site(m, a.a);
    case ACT_PLOT: return score_plot(m, a.a);
    case ACT_REVEAL: return score_reveal(m, a.a);
    case ACT_DECLARE: return worth_of_declaring(m, a.a, a.b);
    case ACT_DEFECT: return 4;
    case ACT_CUT_IN: return cuts_in(m) ? 8 : -8;
    case ACT_ENTER: return most_declared(g, a.a) == NOBODY || most_declared(g, a.a) == m->who ? 40 : -20; /* FR-101 */
    case ACT_PLACE: return 40;
    case ACT_MOVE_CHARACTER: return m->destination[a.a] != a.b ? 10 + CARD(a.a)->politics : -10;
    case ACT_MOVE_UNIT: case ACT_MOVE_UNDER: return score_march(m, a);
    case ACT_DEPLOY: return best_landing(m, a.a);
    case ACT_GO: return score_destination(m, a.a);
    case ACT_TROOP: case ACT_TROOP_UNDER: return 2 * CARD(a.a)->strength + a.b;
    case ACT_MISSION: return worth_of_any_mission(m, a.a) > 0 ? 40 - a.a : -10; /* they come in this order */
    case ACT_COMMAND: return worth_of_command(m, a.a);
    case ACT_REBELLION: case ACT_SABOTAGE: case ACT_ESCORT: case ACT_GUERRILLAS: return worth_of_mission(m, a);
    case ACT_ATTACK: return worth_of_attack(m, a.a, a.b);
    case ACT_ANSWER: return 4 * CARD(a.a)->combat - CARD(a.a)->politics;
    case ACT_RUN_REBELLION: return 10 + (a.a == g->capital ? 5 : 0);
    case ACT_RUN_SABOTAGE: return 30;
    case ACT_WEAKEN: case ACT_STRIKE: return score_use(m, a);
    case ACT_FORM: return 5;
    case ACT_ACCEPT: return 4;
    case ACT_KEEP_OUT: case ACT_KEEP_OUT_UNDER: return -worth_of_fighting(m, unit_of(m, a));
    case ACT_COMMIT: case ACT_COMMIT_UNDER: return worth_of_fighting(m, unit_of(m, a));
    case ACT_STATION: return -CARD(a.a)->strength;
    case ACT_PICK_PLAYER: return 4 * enmity(m, a.a);
    case ACT_PICK_CHARACTER: return score_character(m, a.a);
    case ACT_PLAY: return worth_of_playing(m, a.a);
    default: return 0;
    }
}

int choose(struct context *c, const void *view, seat who, struct random *luck)
{
    struct mind m;
    if (c->count == 1) return 0;
    think(&m, c, view, who);
    m.luck = luck;
    if (asked_by(c, P_movement)) plan_moves(&m);
    return best_option(c, &m, worth_of_option, 4, LUCK, luck);
}
