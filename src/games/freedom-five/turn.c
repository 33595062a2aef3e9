/* turn.c: a turn: Private Life phase, Hero phase, Villain phase, Refresh phase (chapters 4 to 7, 9 and 12). */
#include "procedures.h"

/* -- What can be done at a free moment ---------------------------------------------------------------------------- */

/* The standard Actions that may be taken in this phase and place (FF-053, FF-056, FF-209, FF-215). */
static u8 actions_now(struct context *c, const STATE *g, int hero)
{
    const struct hero_row *row = row_of_hero(c, g, hero);
    if (!g->hero[hero].available) return 0;
    return row->actions[g->phase == HERO_PHASE] & (u8)~(is_hq(g, g->hero[hero].at) ? 0 : row->only_at_hq);
}

/* Whether the Hero is where Heal is allowed (FF-089, FF-S117). */
static bool heals_here(struct context *c, const STATE *g, int hero)
{
    const struct hero_row *row = row_of_hero(c, g, hero);
    u8 at = g->hero[hero].at;
    if (row->heals_anywhere || modifier(c, g, hero, V_HEALS_ANYWHERE) > 0) return true;
    for (int i = 0; i < HOME_BASES; i++)
        if (row->heal_in[i] == at) return at != HQ || !g->under_construction;
    return false;
}

static void offer_heal(struct context *c, const STATE *g, int hero)
{
    bool useful = damage_of(&g->hero[hero]) || pile_count(ABILITIES(g), ABILITY_DISCARD + hero); /* FF-S29, FF-S31 */
    if (useful && heals_here(c, g, hero)) OFFER(ACT_HEAL, heal_of(c, g, hero));
    else if (wants_reasons(c))
        REFUSE(ACT_HEAL, useful ? 89 : RULING_(31),
               useful ? "this Hero does not heal here" : "there is neither damage nor a discard pile",
               heal_of(c, g, hero));
}

static void offer_tasks(struct context *c, const STATE *g, int hero)
{
    for (int right = 0; right < 2; right++)
        for EACH_CARD(task, TASKS(g), (right ? TASK_RIGHT : TASK_LEFT) + hero)
            OFFER_OR(can_complete(c, g, hero, task), 188, "the Hero is elsewhere, or cannot pay for it",
                     ACT_PERSONAL_TASK, task);
}

static void offer_justice(struct context *c, const STATE *g, int hero)
{
    for EACH_CARD(card, JUSTICES(g), JUSTICE_ACTIVE + hero)
        OFFER_OR(can_try_justice(c, g, hero), RULING_(32), "it is covered, or what it demands is not there",
                 ACT_JUSTICE, card);
}

/* The Actions of the Hero board, with their targets (FF-082 to FF-109). */
static void offer_actions(struct context *c, const STATE *g, int hero)
{
    u8 actions = actions_now(c, g, hero);
    if (in_set(actions, ON_BOARD_ATTACK)) offer_attacks(c, g, hero);
    if (in_set(actions, ON_BOARD_INTERACT)) offer_interactions(c, g, hero);
    if (in_set(actions, ON_BOARD_JUSTICE)) offer_justice(c, g, hero);
    if (in_set(actions, ON_BOARD_TASK)) offer_tasks(c, g, hero);
    if (in_set(actions, ON_BOARD_HEAL)) offer_heal(c, g, hero);
    if (in_set(actions, ON_BOARD_RECOVER)) {
        bool cards = pile_count(ABILITIES(g), ABILITY_DECK + hero) || pile_count(ABILITIES(g), ABILITY_DISCARD + hero);
        OFFER_OR(cards, RULING_(31), "there is no card to draw", ACT_RECOVER, recover_of(c, g, hero));
    }
    if (in_set(actions, ON_BOARD_MOVE)) {
        struct action *option = options_begin(c, LOCATIONS);
        for EACH_BIT(l, reach(c, g->hero[hero].at, move_of(c, g, hero))) /* FF-S28 */
            note_option(option++, ACT_MOVE, (struct operands){l});
        options_end(c, option);
    }
}

/* Any card of the Rewards pile for a Chapter Reward (FF-201, FF-S34, FF-S126). */
static void offer_cash(struct context *c, const STATE *g, int hero)
{
    if (!pile_count(JUSTICES(g), JUSTICE_UP + hero) && !pile_count(JUSTICES(g), JUSTICE_DOWN + hero)) return;
    for (int n = 0; n < JUSTICE_REWARDS; n++) {
        struct effect e = effect_of(KIND_CHAPTER, g->chapter, (u8)(PART_REWARD + n), NOWHERE);
        if (!CHAPTER(g->chapter)->reward[n].length || !effect_possible(c, &e, (seat)hero)) continue;
        for EACH_CARD(card, JUSTICES(g), JUSTICE_UP + hero) OFFER(ACT_CASH_IN, card, n + 1, g->chapter);
        for EACH_CARD(card, JUSTICES(g), JUSTICE_DOWN + hero) OFFER(ACT_CASH_IN, card, n + 1, g->chapter);
    }
}

/* Icons that the Hero holds: on cards with two or more, and on those with one (FF-207, FF-S35). */
static int cards_with(struct context *c, const STATE *g, int hero, int least, int most)
{
    int n = 0;
    for EACH_CARD(card, BYSTANDERS(g), BYSTANDER_HELD + hero)
        n += BYSTANDER(card)->icons >= least && BYSTANDER(card)->icons <= most;
    return n;
}

static bool can_exchange(struct context *c, const STATE *g, int hero)
{
    if (!pile_count(BYSTANDERS(g), BYSTANDER_HELD + hero)) return false;
    return cards_with(c, g, hero, 2, 255) || cards_with(c, g, hero, 1, 1) > 1;
}

/* No chosen card could be left out: one with two icons, or two with one. */
static void offer_bystanders(struct context *c, const STATE *g, int hero, int icons)
{
    bool pair = icons || cards_with(c, g, hero, 1, 1) > 1;
    for EACH_CARD(card, BYSTANDERS(g), BYSTANDER_HELD + hero) {
        int n = BYSTANDER(card)->icons;
        OFFER_IF((n == 1 && pair) || (n > 1 && !icons), ACT_GIVE_BYSTANDER, card);
    }
}

static void offer_turn(struct context *c, const STATE *g, const struct turn *L)
{
    offer_actions(c, g, g->active);
    offer_uses(c, g, g->active, NULL);
    offer_cash(c, g, g->active);
    OFFER_IF(can_exchange(c, g, g->active), ACT_EXCHANGE);
    OFFER_IF(L->open, ACT_PRIVATE_LIFE);                     /* FF-062, FF-S23 */
    OFFER_IF(g->phase == PRIVATE_PHASE, ACT_HERO_PHASE);     /* FF-070 */
    OFFER(ACT_END_TURN);                                     /* FF-049, FF-074 */
}

/* -- Doing it ----------------------------------------------------------------------------------------------------- */

static enum standard_action action_of(u8 verb)
{
    switch (verb) {
    case ACT_MOVE: return ON_BOARD_MOVE;
    case ACT_RECOVER: return ON_BOARD_RECOVER;
    case ACT_HEAL: return ON_BOARD_HEAL;
    case ACT_PERSONAL_TASK: return ON_BOARD_TASK;
    case ACT_ATTACK: case ACT_ATTACK_VILLAIN: return ON_BOARD_ATTACK;
    case ACT_JUSTICE: return ON_BOARD_JUSTICE;
    case ACT_INTERACT_ANARCHY: case ACT_INTERACT_TOKEN: case ACT_INTERACT_BYSTANDER: case ACT_INTERACT_QUEST:
    case ACT_INTERACT_HIDDEN: case ACT_INTERACT_TOWER: return ON_BOARD_INTERACT;
    default: return STANDARD_ACTIONS;
    }
}

/* FF-052; what belongs to the Hero phase ends the choice of FF-S22. */
static void pay_action(struct context *c, STATE *g, struct turn *L, u8 verb)
{
    enum standard_action action = action_of(verb);
    struct hero *h = &g->hero[g->active];
    if (action == STANDARD_ACTIONS) {
        if (verb == ACT_PLAY || verb == ACT_USE_POWER) L->open = false;
        return;
    }
    h->available--;
    h->exhausted++;
    L->open = false;
    HAPPEN(EV_ACTION, 52, g->active, h->hero, (int)action, h->available);
}

static u8 villain_colour(const STATE *g, u8 villain)
{
    for (u8 k = 0; k < COLOURS; k++)
        if (g->villain[k].villain == villain) return k;
    return 0;
}

static void cash_in(struct context *c, STATE *g, struct action a)
{
    bool up = has_card(JUSTICES(g), JUSTICE_UP + g->active, a.a);
    card_shown(JUSTICES(g), (up ? JUSTICE_UP : JUSTICE_DOWN) + g->active, a.a, JUSTICE_DISCARD);
    HAPPEN(EV_CASHED_IN, 201, g->active, g->hero[g->active].hero, a.a, a.b);
    replace_justice(c, g, RULING_(44));                      /* whoever has none for lack of cards */
}

static bool give_bystander(struct context *c, STATE *g, struct turn *L, u8 card)
{
    L->icons = (u8)(L->icons + BYSTANDER(card)->icons);
    card_shown(BYSTANDERS(g), BYSTANDER_HELD + g->active, card, BYSTANDER_DISCARD);
    HAPPEN(EV_EXCHANGED, 207, g->active, g->hero[g->active].hero, card);
    return settle(c, g);
}

static void begin_turn(struct context *c, STATE *g, struct turn *L)
{
    if (g->turn % g->players == 0) HAPPEN(EV_ROUND, 46, NOBODY, g->turn / g->players + 1);
    g->turn++;
    for (int h = 0; h < g->players; h++) {
        struct hero *hero = &g->hero[h];
        hero->used = 0;                                      /* FF-S27: counted again in each turn */
        hero->bonus_dice = hero->legacy_die = hero->guard = 0;
        for (int k = 0; k < COLOURS; k++) hero->ease[k] = 0;
    }
    HAPPEN(EV_TURN, 46, g->active, g->hero[g->active].hero, g->turn);
    L->open = g->hero[g->active].mode == HERO_MODE;          /* FF-S22 */
    g->phase = L->open ? HERO_PHASE : PRIVATE_PHASE;
}

static void turn_to(struct context *c, STATE *g, struct turn *L, enum mode mode)
{
    set_mode(c, g, g->active, mode, mode == HERO_MODE ? 70 : 62);
    g->phase = mode == HERO_MODE ? HERO_PHASE : PRIVATE_PHASE;
    L->open = false;                                         /* FF-048 */
}

PROC(turn)
{
    BEGIN(turn)
    begin_turn(c, g, L);
    DOING(BEGUN, AT_MOMENT(ON_TURN, g->active, g->hero[g->active].at));
    for (;;) {
        ASK_HAND(FREE, g->active) offer_turn(c, g, L);       /* FF-D09 to FF-D11 */
        if (ANSWER.verb == ACT_END_TURN) break;
        pay_action(c, g, L, ANSWER.verb);
        if (ANSWER.verb == ACT_PRIVATE_LIFE) {
            turn_to(c, g, L, PRIVATE_LIFE);
        } else if (ANSWER.verb == ACT_HERO_PHASE) {
            turn_to(c, g, L, HERO_MODE);
        } else if (ANSWER.verb == ACT_MOVE) {
            put_hero(c, g, g->active, ANSWER.a, EV_MOVED, 82);
            DOING(MOVED, AT_MOMENT(ON_MOVED, g->active, g->hero[g->active].at));
        } else if (ANSWER.verb == ACT_RECOVER) {
            draw_cards(c, g, g->active, ANSWER.a, 86);
        } else if (ANSWER.verb == ACT_HEAL) {
            CALL_AS(HEALED, g->active, heal, .hero = g->active, .left = ANSWER.a, .shuffles = true);
        } else if (ANSWER.verb == ACT_PERSONAL_TASK) {
            CALL_AS(TASK_DONE, g->active, personal_task, .hero = g->active, .task = ANSWER.a);
        } else if (ANSWER.verb == ACT_ATTACK) {
            CALL_AS(ATTACKED, g->active, attack, .hero = g->active, .colour = NOWHERE);
        } else if (ANSWER.verb == ACT_ATTACK_VILLAIN) {
            CALL_AS(FOUGHT, g->active, attack, .hero = g->active, .colour = villain_colour(g, ANSWER.a));
        } else if (ANSWER.verb == ACT_JUSTICE) {
            CALL_AS(TRIED, g->active, justice, .hero = g->active);
        } else if (is_use(ANSWER.verb)) {
            CALL_WITH(USED, g->active, use_card, card_use(c, g, g->active, NULL, ANSWER));
        } else if (ANSWER.verb == ACT_CASH_IN) {
            cash_in(c, g, ANSWER);
            CALL_WITH(CASHED, g->active, effect,
                      effect_of(KIND_CHAPTER, g->chapter, (u8)(PART_REWARD + ANSWER.b - 1), NOWHERE));
        } else if (ANSWER.verb == ACT_EXCHANGE) {
            for (L->icons = 0; L->icons < 2;) {
                ASK(ICONS, g->active) offer_bystanders(c, g, g->active, L->icons); /* FF-D29 */
                DOING(EXCHANGED, give_bystander(c, g, L, ANSWER.a));
            }
            DOING(GAINED, gain_special(c, g, g->active, 207));
        } else {
            CALL_WITH(INTERACTED, g->active, interact, interaction_of(g, g->active, ANSWER));
        }
    }
    CALL_AS(VILLAINS_DONE, g->active, villain_phase, .at = 0);
    g->phase = REFRESH_PHASE;
    refresh_tokens(c, g, g->active, ACTION_TOKENS, 134);     /* FF-134 */
    DOING(REFRESHED, AT_MOMENT(ON_REFRESH, g->active, g->hero[g->active].at));
    DOING(LIMITED, discard_cards(c, g, g->active, hand_count(g, g->active) - hand_limit(c, g, g->active), PURPLE, false,
                                 135));
    END
}
