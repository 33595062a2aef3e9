/* damage.c: Damage, healing, elimination, knock-out (chapter 13), and tokens on characters (GC-S115). */
#include "procedures.h"

static u8 added(int to, int n) { return (u8)max_int(0, min_int(to + n, 250)); }

/* -- Elimination -------------------------------------------------------------------------------------------------- */

static void note_elimination(struct context *c, STATE *g, int figure, int by, bool ranged)
{
    if (by >= HEROES) return;
    if (!is_acolyte(figure)) {
        if (figure != SKAROV_FIGURE) note_deed(c, g, by, D_LIEUTENANT, 1);
        return;
    }
    note_deed(c, g, by, D_ACOLYTE, 1);
    if (ranged) note_deed(c, g, by, D_ACOLYTE_RANGED, 1);
    if (g->active != by) return;
    g->guardian[by].at_once = added(g->guardian[by].at_once, 1);
    note_deed(c, g, by, D_ACOLYTES_AT_ONCE, g->guardian[by].at_once);
}

/* The figure goes; a Lieutenant and Skarov go for good (GC-156, GC-S68). */
static void take_off(struct context *c, STATE *g, int figure)
{
    put_figure(g, figure, NOWHERE);
    g->damage[figure] = 0;
    if (is_acolyte(figure)) return;
    g->card[card_of(figure)].out = true;
    refresh_villain(c, g, card_of(figure));
}

void remove_figure(struct context *c, STATE *g, int figure, rule_number rule)
{
    if (!on_board(g, figure)) return;
    HAPPEN(EV_REMOVED, rule, g->skarov, figure, g->at[figure]);
    take_off(c, g, figure);
    if (figure == SKAROV_FIGURE) end_game(c, g, ARRESTED, 278);
}

bool hurt(struct context *c, STATE *g, int figure, int n, int by, bool ranged, rule_number rule)
{
    if (!on_board(g, figure) || n <= 0) return on_board(g, figure);
    g->damage[figure] = added(g->damage[figure], n);         /* GC-155, GC-166 */
    HAPPEN(EV_DAMAGED, rule, player_of(g, figure), figure, n, g->damage[figure]);
    if (is_hero(figure) || g->damage[figure] < health_of(c, g, figure)) return true; /* GC-157 */
    if (by == NOWHERE) HAPPEN(EV_REMOVED, 156, g->skarov, figure, g->at[figure]);
    else HAPPEN(EV_ELIMINATED, 156, player_of(g, by), figure, g->at[figure], by);
    note_elimination(c, g, figure, by, ranged);
    take_off(c, g, figure);
    if (figure == SKAROV_FIGURE) end_game(c, g, ARRESTED, 278); /* GC-278 */
    return false;
}

int heal(struct context *c, STATE *g, int figure, int n, int healer, rule_number rule)
{
    n = min_int(n, g->damage[figure]);
    if (n <= 0 || !on_board(g, figure)) return 0;
    g->damage[figure] = (u8)(g->damage[figure] - n);
    HAPPEN(EV_HEALED, rule, player_of(g, figure), figure, n, g->damage[figure]);
    if (healer < HEROES && is_hero(figure) && healer != figure) note_deed(c, g, healer, D_HEALED, n);
    return n;
}

/* -- Wounds and knock-out ----------------------------------------------------------------------------------------- */

void give_wound(struct context *c, STATE *g, int hero, rule_number rule)
{
    cards_reshuffle(c, WOUNDS(g), WOUND_DECK, WOUND_GONE);   /* GC-S43 */
    u8 card = card_draw(WOUNDS(g), WOUND_DECK, WOUND_HAND + hero, patrol_seats(g));
    if (!card) {                                             /* GC-S43 */
        g->guardian[hero].plain_wounds = added(g->guardian[hero].plain_wounds, 1);
        HAPPEN(EV_PLAIN_WOUND, RULING_(43), player_of(g, hero), g->guardian[hero].hero);
    } else {
        HAPPEN_TO(patrol_seats(g), EV_WOUND, rule, player_of(g, hero), g->guardian[hero].hero, card,
                  wounds_in_hand(g, hero));
    }
    if (g->phase != END_OF_TURN && wounds_in_hand(g, hero) >= WOUNDS_OUT) knock_out(c, g, hero, 161);
}

/* Wounds keep who knows them: their text is the Heroes' secret until it is played. */
static void lay_wounds_aside(STATE *g, int pile)
{
    while (pile_count(WOUNDS(g), pile)) card_move(WOUNDS(g), pile, 0, WOUND_GONE, g->wound.known[g->wound.start[pile]]);
}

void knock_out(struct context *c, STATE *g, int hero, rule_number rule)
{
    struct guardian *h = &g->guardian[hero];
    if (h->out) return;
    HAPPEN(EV_KNOCKED_OUT, rule, player_of(g, hero), h->hero, g->turn);
    h->out = true;
    put_figure(g, hero, NOWHERE);
    for (int pile = hero; pile < POWER_OUT; pile += HEROES) cards_move_all(POWERS(g), pile, POWER_OUT, EVERYBODY);
    lay_wounds_aside(g, WOUND_HAND + hero);
    lay_wounds_aside(g, WOUND_RIGHT + hero);
    lay_wounds_aside(g, WOUND_DISCARD + hero);
    memset(h->down, 0, sizeof h->down), memset(h->down_known, 0, sizeof h->down_known);
    memset(h->down_wound, 0, sizeof h->down_wound), memset(h->down_wound_known, 0, sizeof h->down_wound_known);
    memset(h->lies, 0, sizeof h->lies);
    h->plain_wounds = h->plain_played = h->plain_discard = 0;
    refresh_guardian(c, g, hero);                            /* GC-S122 */
    g->skarov_articles++;                                    /* GC-163, GC-282 */
    HAPPEN(EV_ARTICLE, 163, NOBODY, VILLAINS, g->skarov_articles);
    if (g->showdown && !g->may_escape) {                     /* GC-275, GC-276 */
        g->may_escape = true;
        HAPPEN(EV_ESCAPE_RIGHT, 275, g->skarov);
    }
    if (!heroes_in_play(g)) end_game(c, g, NO_HERO_LEFT, 279);
}

/* -- Tokens ------------------------------------------------------------------------------------------------------- */

/* Tokens of this turn; the next of the array are those of the next turn. */
static struct boost *tokens_of(STATE *g, int figure)
{
    return is_hero(figure) ? g->guardian[figure].boost : g->card[card_of(figure)].boost;
}

/* How many turns a token lies that is laid now: at the End of turn through the next one too (GC-S115). */
static int turns_of(const STATE *g) { return g->phase == END_OF_TURN ? 2 : 1; }

enum { TOKENS_MOST = 50 };
static void add(i8 *to, int n) { *to = (i8)max_int(-TOKENS_MOST, min_int(TOKENS_MOST, *to + n)); }
static void add_up(u8 *to, int n) { *to = (u8)min_int(TOKENS_MOST, *to + n); }

void add_token(struct context *c, STATE *g, int figure, enum stat stat, int n, rule_number rule)
{
    struct boost *b = tokens_of(g, figure), *end = b + turns_of(g);
    if (!n) return;
    for (; b < end; b++) switch (stat) {
        case SPEED: add(&b->speed, n); break;
        case DEFENSE: add(&b->defense, n); break;
        case MENTAL: add(&b->mental, n); break;
        default: n > 0 ? add_up(&b->attack_up, n) : add_up(&b->attack_down, -n); break; /* GC-143 */
        }
    HAPPEN(n > 0 ? EV_TOKEN : EV_PENALTY, rule, player_of(g, figure), figure, (int)stat, n > 0 ? n : -n);
}

void add_check_token(struct context *c, STATE *g, int figure, int amount, rule_number rule)
{
    for (int turn = 0; turn < turns_of(g); turn++) add(&tokens_of(g, figure)[turn].checks, amount);
    HAPPEN(amount > 0 ? EV_HARDER : EV_EASIER, rule, player_of(g, figure), figure, amount > 0 ? amount : -amount);
}

void take_actions(struct context *c, STATE *g, int figure, int n, rule_number rule)
{
    for (int turn = 0; turn < turns_of(g); turn++) add(&tokens_of(g, figure)[turn].actions, -n);
    HAPPEN(EV_FEWER_ACTIONS, rule, player_of(g, figure), figure, n);
}

void add_power_dice(struct context *c, STATE *g, int card, rule_number rule)
{
    g->card[card].boost[0].power_dice = true;                /* GC-E03 */
    HAPPEN(EV_POWER_DICE, rule, g->skarov, g->card[card].villain);
}

void add_actions(struct context *c, STATE *g, int n, rule_number rule)
{
    g->extra_actions = added(g->extra_actions, n);
    HAPPEN(EV_OVERDRIVE, rule, g->skarov, n);
}

void add_ambush(struct context *c, STATE *g, int dice, rule_number rule)
{
    g->ambush = added(g->ambush, dice);
    HAPPEN(EV_AMBUSH, rule, g->skarov, dice);
}
