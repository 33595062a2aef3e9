/* missions.c: step 5.2 (chapter 9): the active player gives missions to the characters. */
#include "procedures.h"

u32 on_mission(const STATE *g, seat who, u8 mission)
{
    return SUBSET(id, g->player[who].people, mission ? g->person[id].mission == mission :
                  g->person[id].mission != NO_MISSION && g->person[id].mission != COMMAND);
}

bool has_mission(const STATE *g, seat who)
{
    return ANY(id, g->player[who].people, g->person[id].mission != NO_MISSION && g->person[id].mission != COMMAND);
}

/* Units of the player on the character's planet that nobody commands. */
static u32 commands(const struct context *c, const STATE *g, u8 who)
{
    const struct person *p = &g->person[who];
    if (!CARD(who)->command) return 0;                       /* FR-140 */
    return SUBSET(slot, g->rebels_on[p->place] & g->player[p->controller].units, /* FR-139 */
                  !g->rebel[slot].commander);                /* FR-141 */
}

/* Missions are given in ascending order of characters, each but Command; then come commands in any order,
 * because one commander may leave a unit that another takes (FR-302). `last` is then NO_ID. */
static void offer_characters(struct context *c, const STATE *g, const struct assign *L, seat who)
{
    OFFER(ACT_DONE);                                         /* FR-133 */
    for EACH_BIT(id, g->player[who].people & ~g->people_on[0] & ~L->given) { /* FR-134 */
        OFFER_OR(id > L->last, 136,
                 L->last == NO_ID ? "commands are given after all other missions"
                                  : "missions are given from the top of the list down", ACT_MISSION, id);
        if (!CARD(id)->command) REFUSE(ACT_COMMAND, 140, "this character has no command", id);
        else OFFER_OR(commands(c, g, id), 139, "no unit of yours without a commander is here", ACT_COMMAND, id);
    }
}

static void offer_missions(struct context *c, const STATE *g, u8 who)
{
    const struct person *p = &g->person[who];
    OFFER_OR(g->world[p->place].garrison || g->troops_on[p->place], 138,
             "there is neither a garrison nor an imperial unit here", ACT_REBELLION, who, p->place);
    if (p->place == g->capital) {                            /* FR-144 */
        int groups = 0;
        for EACH_BIT(id, on_mission(g, p->controller, SABOTAGE)) groups = max_int(groups, g->person[id].object);
        for (int n = 1; n <= min_int(groups + 1, CHARACTERS_MAX); n++) OFFER(ACT_SABOTAGE, who, n); /* FR-188 */
    } else {
        REFUSE(ACT_SABOTAGE, 144, "Sabotage is possible on the Capital only", who, 1);
    }
    for EACH_BIT(id, g->people_on[p->place] & g->player[p->controller].people & ~bit(who)) /* FR-145, FR-146 */
        OFFER(ACT_ESCORT, who, id);
    OFFER(ACT_GUERRILLAS, who, p->place);                    /* FR-147 */
}

static void give_mission(struct context *c, STATE *g, struct action a)
{
    struct person *p = &g->person[a.a];
    if (p->mission == COMMAND) HAPPEN(EV_RELIEVED, 302, p->controller, a.a);
    end_command(g, a.a);                                     /* FR-143, FR-302 */
    p->mission = a.verb == ACT_REBELLION ? REBELLION : a.verb == ACT_SABOTAGE ? SABOTAGE :
                 a.verb == ACT_ESCORT ? ESCORT : FORM_GUERRILLAS;
    p->object = a.verb == ACT_ESCORT || a.verb == ACT_SABOTAGE ? a.b : 0;
    if (a.verb == ACT_ESCORT) HAPPEN(EV_ESCORTS, 145, p->controller, a.a, a.b);
    else HAPPEN(EV_MISSION, 136, p->controller, a.a, p->mission, p->place);
}

PROC(assign)
{
    BEGIN(assign)
    for (;;) {
        ASK(NEXT_CHARACTER, f->seat) offer_characters(c, g, L, f->seat);
        if (ANSWER.verb == ACT_DONE) break;
        L->who = ANSWER.a;
        L->given |= bit(L->who);
        if (ANSWER.verb == ACT_MISSION) {
            L->last = L->who;
            ASK(WHICH_MISSION, f->seat) offer_missions(c, g, L->who);
            give_mission(c, g, ANSWER);
        } else {
            L->last = NO_ID;
            ASK(WHICH_UNIT, f->seat) offer_rebels(c, g, commands(c, g, L->who), ACT_UNIT);
            take_command(c, g, L->who, find_rebel(g, commands(c, g, L->who), ANSWER), 142);
        }
        L->who = 0;
    }
    END
}
