/* bot_mind.c: what the quick bot knows of chances, Henchmen and Villains. */
#include "bot_mind.h"

/* -- Chances -------------------------------------------------------------------------------------------------- */

int chance_of(int chance, int dice, int need)
{
    int at_most[10] = {SURE}, most = min_int(need, COUNT(at_most) - 1);
    if (need <= 0) return SURE;
    for (int die = 0; die < min_int(dice, 12); die++)
        for (int hits = most; hits >= 0; hits--) {
            int before = hits ? at_most[hits - 1] * chance / SURE : 0;
            at_most[hits] = hits == most ? at_most[hits] + before : at_most[hits] * (SURE - chance) / SURE + before;
        }
    return at_most[most];
}

int worth_of_try(struct mind *m, int colour, int dice, int need, int success, int failure)
{
    take_aim(m);
    int chance = chance_of(m->chance[colour], dice + m->g->hero[m->hero].bonus_dice, need);
    return (success * chance - failure * (SURE - chance)) / SURE;
}

/* -- What things cost ----------------------------------------------------------------------------------------- */

int worth_of_henchman(const struct mind *m, int location, int crowd)
{
    int worth = HENCHMAN_WORTH + (crowd >= CROWD ? THIRD_WORTH : 0);
    return is_hq(m->g, location) && crowd >= CROWD - 1 ? worth + THIRD_WORTH : worth;
}

int worth_of_anarchy(const struct mind *m, int colour)
{
    const STATE *g = m->g;
    return ANARCHY_WORTH + (!g->pool[colour] ? SCARCE_WORTH / 2 : 0) + (!g->pool[PURPLE] ? SCARCE_WORTH / 2 : 0);
}

int cost_of_damage(const struct mind *m, int hero, int n)
{
    const struct hero *h = &m->g->hero[hero];
    int has = damage_of(h), room = KNOCK_OUT - has;
    if (n <= 0) return 0;
    if (n >= room) return KNOCK_OUT_WORTH - DAMAGE_WORTH * has;
    return n * DAMAGE_WORTH + (n + has >= KNOCK_OUT - 1 ? 2 * DAMAGE_WORTH : 0);
}

/* -- Villains ------------------------------------------------------------------------------------------------- */

int goal_of(const struct mind *m, u8 word)
{
    struct context *c = m->c;
    return m->g->chapter && CHAPTER(m->g->chapter)->objective.word == word ? GOAL_WORTH : 0;
}

/* Whether the Scenario is won when the Villain of this colour falls. */
static bool wins_with(const struct mind *m, int colour)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    const struct goal *win = &COMIC(g->comic)->win;
    int standing = 0;
    if (win->word == MASTERMIND_DEFEATED) return is_mastermind(c, g, colour) && !guard_of(c, g, colour);
    for (int i = 0; i < COLOURS; i++) standing += g->villain[i].villain && !g->villain[i].defeated;
    return win->word == VILLAINS_DEFEATED && standing == 1;
}

int worth_of_hits(const struct mind *m, int colour, int hits)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    const struct villain *v = &g->villain[colour];
    bool counts = is_mastermind(c, g, colour) || COMIC(g->comic)->win.word == VILLAINS_DEFEATED;
    if (is_guarded(c, g, colour)) return 0;                  /* FF-S139 */
    int each = counts ? MASTERMIND_HIT : VILLAIN_HIT + goal_of(m, VILLAINS_DEFEATED);
    int left = durability_of(c, g, colour) - v->damage + v->henchmen;
    if (hits >= left) return left * each + (wins_with(m, colour) ? WIN_WORTH : VILLAIN_DOWN);
    return min_int(hits, v->henchmen) * each / 2 + max_int(0, hits - v->henchmen) * each;
}

int dice_against(const struct mind *m, int hero, int colour)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int dice = 0;
    for EACH_CARD(card, ABILITIES(g), ABILITY_HAND + hero)
        if (card <= c->content->count[KIND_ABILITY] && pays_for(c, card, colour) && !is_blocked(c, g, hero, card, colour))
            dice += ABILITY(card)->dice;
    return dice;
}

/* A fight with all that we and our friends there could bring. */
int worth_of_fight(const struct mind *m, int colour)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int dice = dice_against(m, m->hero, colour) + g->hero[m->hero].bonus_dice, cards = hand_count(g, m->hero);
    int chance = (7 - target_of(c, g, m->hero, colour, villain_modifier(c, g, colour, V_HARDER, m->hero))) * SURE / 6;
    int hits = dice * chance / SURE - villain_modifier(c, g, colour, V_CANCELS, m->hero);
    for (int h = 0; h < g->players; h++)
        if (h != m->hero && g->hero[h].at == g->villain[colour].at && g->hero[h].mode == HERO_MODE)
            hits += dice_against(m, h, colour) / 2;
    if (hits < 1) return 0;
    return worth_of_hits(m, colour, hits) - dice * DIE_WORTH - 2 * CARD_WORTH - cost_of_damage(m, m->hero, 2) -
           (cards < 4 ? CARD_WORTH : 0);
}

/* -- Places --------------------------------------------------------------------------------------------------- */

int danger_among(const struct mind *m, int crowd)
{
    return cost_of_damage(m, m->hero, max_int(0, crowd - m->g->hero[m->hero].guard));
}

void find_chances(struct mind *m)
{
    bool chosen = m->g->hero[m->hero].hero;
    for (int colour = 0; colour < COLOURS; colour++) {
        if (chosen) m->chance[colour] = (u16)((7 - target_of(m->c, m->g, m->hero, colour, 0)) * SURE / 6);
        m->gone[colour] = is_weakened(m->g, colour) ? SURE : m->chance[colour];
    }
    m->aims = true;
}

/* -- Thinking ------------------------------------------------------------------------------------------------- */

void think(struct mind *m, struct context *c, const STATE *view, seat who)
{
    memset(m, 0, offsetof(struct mind, plan_here));
    memset(m->plan_here, 0x80, offsetof(struct mind, ends) - offsetof(struct mind, plan_here)); /* NOT_YET */
    m->top[0] = m->top[6] = m->top[7] = INT16_MAX;           /* stand for no number of Actions */
    m->c = c;
    m->g = view;
    m->who = who;
    m->that = 0xFF;
    m->hero = who;
    m->at = view->hero[m->hero].at;
    m->left = view->hero[m->hero].available;
    m->private_phase = view->phase == PRIVATE_PHASE;
    m->hurt = SUBSET(colour, (u8)(bit(COLOURS) - 1), in_city(&view->villain[colour]) && view->villain[colour].damage);
    for (int crowd = 1; crowd <= CROWD; crowd++) {
        m->danger[crowd] = (i16)danger_among(m, crowd);
        m->rout_most = (i16)max_int(m->rout_most, worth_of_rout(m, crowd));
    }
    const struct window *window = asked_by(c, P_window) ? NEAREST(window) : NULL;
    if (window) {
        m->moment = window->moment;
        m->that = window->hero;
        m->there = window->where;
        m->amount = window->amount;
        const struct hurt *hurt = NEAREST(hurt);
        if ((m->moment == ON_HURT || m->moment == ON_OTHER_HURT) && hurt) m->amount = hurt->left;
    }
    if (!view->hero[m->hero].hero) return; /* none is chosen yet */
    m->steps = (u8)move_of(c, view, m->hero);
    if (asked_by(c, P_turn)) m->plan = best_plan(m, m->at, m->left);
}
