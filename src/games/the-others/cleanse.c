/* cleanse.c: Cleansing a Space of its tokens (chapter 10). */
#include "engine/parts.h"
#include "procedures.h"

bool can_cleanse(const STATE *g, int space)
{
    int found = 0;
    for (int t = 0; t < CLEANSABLE; t++) found |= physical(g, space, t); /* OT-103, OT-S106 */
    return found;
}

int cleanse_dice(struct context *c, const STATE *g, int post, bool volunteered)
{
    const struct hero *h = &g->hero[post];
    int dice = PART(HERO(h->dashboard)->skill, "printed");   /* OT-101 */
    dice += PART(heroes_in(g, h->space) - 1, "other Heroes in the Space");
    dice += hero_modifier(c, g, post, V_CLEANSE_DICE);
    dice += LESS_PARTS(sin_modifier(c, g, V_FOUL, 0));
    if (volunteered) dice += PART(track_bonus(h).dice, "Voluntary Corruption");
    if (g->fighter == NOWHERE && g->current == post) dice += PART(g->hero_dice, "in the next roll");
    return AT_LEAST(0, dice);
}

/* The Skill results of the roll: FAITH and the free result count as Skill (OT-104, OT-105). */
static u8 roll_skill(struct context *c, STATE *g, int post, bool volunteered)
{
    int dice = cleanse_dice(c, g, post, volunteered);
    struct hero_roll r = roll_hero_dice(c, dice);
    HAPPEN(EV_CLEANSE_ROLL, 101, player_of(g, post), dice, r.skill, r.faith);
    int skill = r.skill + r.faith + hero_modifier(c, g, post, V_SKILL);
    if (volunteered) skill += track_bonus(&g->hero[post]).free;
    return less(skill, 0);
}

/* Choices ascend: tokens by kind, then the ones that cover an icon. */
static void offer_removals(struct context *c, const STATE *g, int space, u8 from)
{
    const struct ground *here = &g->ground[space];
    for (u8 t = 0; t < CLEANSABLE; t++) {
        int loose = physical(g, space, t) - (t == CORRUPTION ? set_count(here->covered) : 0);
        OFFER_IF(loose > 0 && t >= from, ACT_REMOVE, T_FIRST + t, space); /* OT-102 */
        if (wants_reasons(c) && loose > 0 && t < from)
            REFUSE(ACT_REMOVE, 102, "they are chosen in the order of the list", T_FIRST + t, space);
    }
    for EACH_BIT(i, here->covered)
        OFFER_IF(CLEANSABLE + i >= from, ACT_UNCOVER, MAP(g->map)->icons[space][i], i, space);
    OFFER(ACT_LEAVE_TOKENS);
}

#define STEPS_cleanse(S, Q)                                              \
    S(PLAYED, TO(window)) S(USED, TO(effect)) S(CHANGED, TO(abilities))  \
    Q(UPGRADES, RULING_(36), "Do you use an Upgrade for this roll?")     \
    Q(VOLUNTEER, 138, "Do you take Voluntary Corruption for this roll?", WAY) \
    Q(TOKENS_GO, 102, "Which token do you remove? Choose in the order of the list.", \
      ALL_OF("Which tokens do you remove?", ACT_LEAVE_TOKENS))

/* The Action: a roll for Skill, each takes a token away (OT-100 to OT-106). */
PROC(cleanse)
{
    BEGIN(cleanse)
    g->hero_dice = 0;
    WINDOW(PLAYED, BEFORE_CLEANSE);
    if (!STAYS) RETURN(0);
    while (has_use(c, g, L->post, IN_CLEANSE)) {
        ASK(UPGRADES, PLAYER) offer_uses(c, g, L->post, IN_CLEANSE);
        if (ANSWER.verb == ACT_ROLL) break;
        USE_UPGRADE(USED);
    }
    ASK(VOLUNTEER, PLAYER) offer_volunteer(c, g, L->post);
    L->volunteered = volunteers(c, g, L->post);
    if (L->volunteered) ABILITIES(CHANGED, L->post, VOLUNTEERED);
    L->skill = roll_skill(c, g, L->post, L->volunteered);
    g->hero_dice = 0;
    for (L->last = 0; L->skill && can_cleanse(g, g->hero[L->post].space); L->skill--) {
        ASK(TOKENS_GO, PLAYER) offer_removals(c, g, g->hero[L->post].space, L->last);
        if (ANSWER.verb == ACT_LEAVE_TOKENS) break;
        u8 space = g->hero[L->post].space, token = ANSWER.verb == ACT_REMOVE ? (u8)(ANSWER.a - T_FIRST) : CORRUPTION;
        if (ANSWER.verb == ACT_UNCOVER) g->ground[space].covered &= (u8)~bit(ANSWER.b); /* OT-S21 */
        L->last = ANSWER.verb == ACT_UNCOVER ? (u8)(CLEANSABLE + ANSWER.b) : token;
        remove_token(c, g, token, space, EV_CLEANSED, 102);
        advance(c, g, M_CLEANSE, (u8)(X_FIRE + token), space, false);
    }
    END
}
