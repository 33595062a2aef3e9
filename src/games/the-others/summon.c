/* summon.c: Monsters come onto the board (chapter 19.2, OT-274): on Nests, of the Sins Player's choice. */
#include "procedures.h"

/* The type that must be among the Summoned, because the Mission asks for it and none is on the board; 0: none. */
static u8 needed_type(struct context *c, const STATE *g)
{
    const struct mission_row *m = MISSION(g->mission);       /* OT-S125 */
    if (m->kind != M_KILL || m->target < X_ACOLYTE || m->target > X_AVATAR) return 0;
    u8 type = (u8)(ACOLYTE + m->target - X_ACOLYTE);
    bool dead = false;
    for (int i = 0; i < FIGURES; i++) {
        if (MONSTER(g->figure[i])->type != type) continue;
        if (on_board(g->at[i])) return 0;
        dead |= g->at[i] == DEAD;
    }
    return dead ? type : 0;
}

static int whole_room(struct context *c, const STATE *g)
{
    return SUM(s, nest_spaces(c, g, true), free_nests(c, g, s));
}

/* Every kind of dead Monster on every unblocked Nest; `type`: only such. */
static void offer_summons(struct context *c, const STATE *g, u8 type)
{
    spaces nests = nest_spaces(c, g, true);
    struct kinds kinds = {0};
    for (int i = 0; i < FIGURES; i++) {
        u8 m = g->figure[i];
        if (g->at[i] != DEAD || (type && MONSTER(m)->type != type) || !first_of_kind(&kinds, m)) continue;
        for EACH_BIT(s, nests) OFFER(ACT_SUMMON, m, s); /* OT-241 */
    }
}

#define STEPS_summon_step(S, Q)                              \
    Q(SUMMON, 239, "Which dead Monster returns, and where?", \
      SET("Which dead Monsters return, and where?", NO_VERB))

/* The summon step: H dead Monsters return, as many as there is room for (OT-239 to OT-244, OT-S68). */
PROC(summon_step)
{
    BEGIN(summon_step)
    for (L->left = (u8)(g->heroes + sin_modifier(c, g, V_SUMMONS, 0)); L->left; L->left--) {
        if (!has_monster(g, DEAD) || !whole_room(c, g)) {             /* OT-244 */
            HAPPEN(EV_UNSUMMONED, 244, NOBODY, Z_DEAD, has_monster(g, DEAD) ? NO_NEST : NONE_LEFT);
            break;
        }
        ASK(SUMMON, g->sins) {
            bool last = L->left == 1 || whole_room(c, g) == 1;
            offer_summons(c, g, last ? needed_type(c, g) : 0);
        }
        put_figure(c, g, find_figure(g, ANSWER.a, DEAD), ANSWER.b, EV_SUMMONED, 239);
    }
    END
}

/* The first figure that an effect would bring; ANY_FIGURE when there is none (OT-S71, OT-S114). */
static u8 figure_for(struct context *c, const STATE *g, u8 what)
{
    static const struct { u8 type; bool fresh, dead; } wanted[] = { /* figures that may come; type 0: any */
        [Z_CONTROLLER] = {CONTROLLER, true, true}, [Z_AVATAR] = {AVATAR, true, true}, [Z_DEAD] = {0, false, true},
        [Z_DEAD_ACOLYTE] = {ACOLYTE, false, true}, [Z_DEAD_ABOMINATION] = {ABOMINATION, false, true},
        [Z_NEW_ACOLYTE] = {ACOLYTE, true, false}, [Z_NEW_ABOMINATION] = {ABOMINATION, true, false}};
    for (u8 i = 0; i < FIGURES; i++) {
        if (wanted[what].type && MONSTER(g->figure[i])->type != wanted[what].type) continue;
        if ((g->at[i] == DEAD && wanted[what].dead) || (g->at[i] == NOT_ENTERED && wanted[what].fresh)) return i;
    }
    return ANY_FIGURE;
}

bool has_such(struct context *c, const STATE *g, u8 what) { return figure_for(c, g, what) != ANY_FIGURE; }

bool summonable(struct context *c, const STATE *g, u8 what)
{
    return has_such(c, g, what) && (what <= Z_AVATAR || nest_spaces(c, g, true));
}

/* Where a Monster that must come may be put (OT-260, OT-274, OT-S70). */
static spaces landing(struct context *c, const STATE *g, bool strict)
{
    spaces set = nest_spaces(c, g, true);
    if (set || strict) return set;
    if ((set = nest_spaces(c, g, false))) return set;
    set = MAP(g->map)->streets & ~hero_spaces(g);
    return set ? set : MAP(g->map)->streets;
}

#define STEPS_summon_one(S, Q) Q(WHERE, 274, "Where does the Monster appear?")

/* One Monster that an effect, an Event or a card names comes onto the board. */
PROC(summon_one)
{
    BEGIN(summon_one)
    if (L->figure == ANY_FIGURE) L->figure = figure_for(c, g, L->what);
    if (L->figure == ANY_FIGURE || !landing(c, g, L->strict)) RETURN(0); /* OT-S71, OT-S115 */
    ASK(WHERE, g->sins) {
        if (L->what == Z_DEAD) offer_summons(c, g, 0);
        else for EACH_BIT(s, landing(c, g, L->strict)) OFFER(ACT_SUMMON, g->figure[L->figure], s);
    }
    if (L->what == Z_DEAD) L->figure = (u8)find_figure(g, ANSWER.a, DEAD);
    put_figure(c, g, L->figure, ANSWER.b, EV_SUMMONED, 274);
    END
}
