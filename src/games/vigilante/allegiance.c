/* allegiance.c: looking at Allegiance tokens and turning them up (chapter 5). */
#include "procedures.h"

static bool face_down(const STATE *g, seat who, int spot) { return g->player[who].token_known[spot] != EVERYBODY; }

bool has_face_down(const STATE *g, seat who)
{
    return face_down(g, who, 0) || face_down(g, who, 1) || face_down(g, who, 2) || face_down(g, who, 3);
}

static void offer_tokens(struct context *c, const STATE *g, u8 verb, seat target)
{
    for (u8 t = 0; t < TOKENS; t++)                          /* VG-S68, VG-S69 */
        OFFER_OR(face_down(g, target, t), RULING_(68), "this token lies face-up", verb, target, t);
}

#define STEPS_investigate(S, Q) \
    S(REACTED, TO(window))                  \
    Q(WHICH_TOKEN, 51, "Which of the tokens do you look at?")

/* Looks at L->left tokens of one player, one investigation after the other (VG-052). */
PROC(investigate)
{
    struct player *target = &g->player[L->target];
    BEGIN(investigate)
    for (; L->left && has_face_down(g, L->target); L->left--) {
        MOMENT(REACTED, L->target, ABOUT(L->target, INVESTIGATED, f->seat)); /* A4 */
        if (RESULT == CANCELLED || !has_face_down(g, L->target)) continue;
        ASK(WHICH_TOKEN, f->seat) offer_tokens(c, g, ACT_LOOK_AT, L->target); /* VG-049, VG-051 */
        target->token_known[ANSWER.b] |= only(f->seat);      /* VG-S66 */
        HAPPEN_TO(only(f->seat), EV_INVESTIGATED, 49, f->seat, L->target, ANSWER.b, target->token[ANSWER.b]);
    }
    END
}

#define STEPS_expose(S, Q) Q(WHICH_TOKEN, RULING_(69), "Which of the tokens is turned face-up?")

PROC(expose)
{
    struct player *target = &g->player[L->target];
    BEGIN(expose)
    for (; L->left && has_face_down(g, L->target); L->left--) {
        ASK(WHICH_TOKEN, f->seat) offer_tokens(c, g, ACT_TURN_UP, L->target);
        target->token_known[ANSWER.b] = EVERYBODY;           /* VG-056, VG-S108 */
        HAPPEN(EV_EXPOSED, 56, f->seat, L->target, ANSWER.b, target->token[ANSWER.b]);
    }
    END
}
