/* influence.c: phase 4 (chapter 7): who is due, cutting in, reveals, declarations of influence, defection. */
#include "procedures.h"

/* -- Order of player turns ---------------------------------------------------------------------------------------- */

/* The least power is due (FR-085); of equals the nearest to the start marker comes first (FR-086). */
seat due(const struct context *c, const STATE *g)
{
    return GREATEST(s, g->players, g->start, has_seat(g->acted, s) ? -1 : POWER_MAX - political_power(c, g, s));
}

seat next_rival(const struct context *c, const STATE *g, seat due, seats asked)
{
    if (!(all_seats(g->players) & ~(g->acted | asked | only(due)))) return NOBODY;
    int least = political_power(c, g, due) + 1;              /* FR-088: strictly more; the strongest first */
    seats out = (seats)(g->acted | asked | only(due));
    return GREATEST(s, g->players, g->start, has_seat(out, s) ? -1 : political_power(c, g, s) - least);
}

/* -- Reveals ------------------------------------------------------------------------------------------------------ */

bool anybody_reveals(const STATE *g)
{
    return SUBSET(s, (seats)(all_seats(g->players) & ~g->acted), pile_count(STOCK(g), PLOT + s));
}

void defect(struct context *c, STATE *g, int from, u8 card, seat to, u8 place)
{
    enter_play(g, from, card, to, place);                    /* FR-106, FR-107 */
    HAPPEN(EV_DEFECTED, 106, to, card, place);
}

/* A plotted card is turned up. A rebel character enters play, staged (FR-094). */
static void turn_up(struct context *c, STATE *g, seat who, u8 card)
{
    HAPPEN(EV_REVEALED, 92, who, card);
    if (CARD(card)->family != REBEL) {
        card_shown(STOCK(g), PLOT + who, card, SHOWN + who); /* FR-096, FR-295 */
        return;
    }
    seat controller = most_declared(g, card);                /* FR-097, FR-101 */
    if (controller == NOBODY) controller = who;
    enter_play(g, PLOT + who, card, controller, 0);
    HAPPEN(EV_STAGED, 94, controller, card);
}

#define STEPS_reveals(S, Q)                                                                                       \
    Q(WHICH_CARD, 93, "Do you reveal a plotted card? (rebels count for your power at once: the least acts first)") \
    S(SHOWN_TO_ALL, TO(defection))

PROC(reveals)
{
    seat who = clockwise(g->players, g->start, L->asked);
    BEGIN(reveals)
    for (; L->asked < g->players; L->asked++) {              /* FR-093 */
        who = clockwise(g->players, g->start, L->asked);
        while (!has_seat(g->acted, who) && pile_count(STOCK(g), PLOT + who)) {
            ASK_SECRET(WHICH_CARD, who) {
                OFFER(ACT_PASS, M_REVEAL);
                for EACH_KIND(card, STOCK(g), PLOT + who) OFFER(ACT_REVEAL, card);
            }
            if (ANSWER.verb == ACT_PASS) break;
            L->card = ANSWER.a;
            turn_up(c, g, who, L->card);
            if (CARD(L->card)->family == IMPERIAL) {         /* FR-106 */
                CALL_AS(SHOWN_TO_ALL, who, defection, .card = L->card, .next = first_asked(g));
                if (RESULT != NOBODY) defect(c, g, SHOWN + who, L->card, (seat)RESULT, 0);
            }
            L->card = 0;
        }
    }
    END
}

/* -- Declarations ------------------------------------------------------------------------------------------------- */

static void declare(struct context *c, STATE *g, seat who, u8 card)
{
    struct player *p = &g->player[who];
    p->points_known[card] = EVERYBODY;                       /* FR-099 */
    p->stakes &= ~bit(card);
    p->declared++;
    HAPPEN(EV_DECLARED, 98, who, card, p->points[card]);
    if (in_set(g->in_play, card)) follow_influence(c, g, card, 100);
}

/* Characters on which a player might have points to declare, as far as the others know (FR-299). */
static u32 could_declare(const STATE *g, seat who, u32 set)
{
    return g->player[who].declared == VALUES ? 0 : SUBSET(id, set, !is_declared(g, who, id));
}

/* Whether a player is asked in the declaration window of phase 4. */
static bool takes_part(struct context *c, const STATE *g, seat who)
{
    if (c->fast ? g->player[who].stakes & g->in_play : could_declare(g, who, g->in_play)) return true;
    return may_play(c, g, who, M_DECLARATIONS, NO_ID);
}

bool anybody_declares(struct context *c, const STATE *g)
{
    for (seat s = 0; s < g->players; s++)
        if (takes_part(c, g, s)) return true;
    return false;
}

static void offer_declarations(struct context *c, const STATE *g, seat who, u32 set)
{
    const struct player *p = &g->player[who];
    for EACH_BIT(id, p->stakes & set) OFFER(ACT_DECLARE, id, p->points[id]);
    if (!wants_reasons(c)) return;
    for EACH_BIT(id, set & ~p->stakes)
        REFUSE(ACT_DECLARE, 299,
               is_declared(g, who, id) ? "you have declared your points on this character already"
                                       : "you have no points on this character", id, p->points[id]);
}

#define STEPS_declarations(S, Q)                                                              \
    Q(NEXT_DECLARATION, 98, "Do you declare influence on characters in play?") S(PLAYED, TO(play_card))

PROC(declarations)                                           /* FR-103 (a) */
{
    seat who = L->next;
    BEGIN(declarations)
    for (; L->passes < g->players; L->next = clockwise(g->players, L->next, 1)) { /* FR-102, FR-297 */
        who = L->next;
        L->passes++;
        if (!takes_part(c, g, who)) continue;
        ASK_SECRET(NEXT_DECLARATION, who) {
            OFFER(ACT_PASS, M_DECLARATIONS);
            offer_declarations(c, g, who, g->in_play);
            offer_cards(c, g, who, M_DECLARATIONS, NO_ID);
        }
        if (ANSWER.verb != ACT_PASS) L->passes = 0;
        if (ANSWER.verb == ACT_DECLARE) declare(c, g, who, ANSWER.a);
        if (ANSWER.verb == ACT_PLAY) CALL_AS(PLAYED, who, play_card, .card = ANSWER.a, .thing = NO_ID);
    }
    END
}

#define STEPS_defection(S, Q)                                                        \
    Q(NEXT_DECLARATION, 106, "Do you declare influence on the imperial character that was shown?") \
    Q(WHICH_SIDE, 106, "Does this character join you, or serve the Empire?")

/* An imperial character is shown by the frame's seat (FR-103 (b), FR-106). */
PROC(defection)
{
    seat who = L->next;
    BEGIN(defection)
    for (; L->passes < g->players; L->next = clockwise(g->players, L->next, 1)) {
        who = L->next;
        L->passes++;
        if (c->fast ? !in_set(g->player[who].stakes, L->card) : !could_declare(g, who, bit(L->card))) continue;
        ASK_SECRET(NEXT_DECLARATION, who) {
            OFFER(ACT_PASS, M_DEFECTION);
            offer_declarations(c, g, who, bit(L->card));
        }
        if (ANSWER.verb == ACT_PASS) continue;
        L->passes = 0;
        declare(c, g, who, L->card);
    }
    if (most_declared(g, L->card) != f->seat) RETURN(most_declared(g, L->card));
    ASK(WHICH_SIDE, f->seat) {
        OFFER(ACT_DEFECT, L->card);
        OFFER(ACT_SERVE, L->card);
    }
    RETURN(ANSWER.verb == ACT_DEFECT ? f->seat : NOBODY);
}
