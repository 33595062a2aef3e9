/* bot_turn.c: what an answer is worth to the quick bot: Actions of a turn, reactions, fights, set-up. */
#include "bot_mind.h"

/* -- Private Life --------------------------------------------------------------------------------------------- */

static bool heals_at(const struct mind *m, int location)
{
    struct context *c = m->c;
    const struct hero_row *row = row_of_hero(c, m->g, m->hero);
    bool named = row->heals_anywhere || row->heal_in[0] == location || row->heal_in[1] == location;
    return named && !(location == HQ && m->g->under_construction);
}

/* What a Heal is worth, wherever it may be taken. */
static int worth_of_heal(const struct mind *m)
{
    const struct hero *h = &m->g->hero[m->hero];
    int has = damage_of(h), off = min_int(has, heal_of(m->c, m->g, m->hero));
    return off * DAMAGE_WORTH + (has >= KNOCK_OUT - 1 ? KNOCK_OUT_WORTH / 2 : has >= KNOCK_OUT - 2 ? DAMAGE_WORTH : 0);
}

/* What Private Life could bring in a Location with so many Action tokens: a Heal, a Task. */
static int worth_of_private(const struct mind *m, int location, int left)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int worth = 0;
    if (left < 1) return 0;
    if (heals_at(m, location) && damage_of(&g->hero[m->hero])) worth = worth_of_heal(m);
    for (int side = 0; side < 2; side++)
        for EACH_CARD(task, TASKS(g), (side ? TASK_RIGHT : TASK_LEFT) + m->hero)
            if (TASK(task)->location == location && payable(c, g, m->hero, TASK(task)->colour) >= TASK(task)->cost)
                worth = max_int(worth, TASK_WORTH + (has_task_left(g, m->hero) && has_task_right(g, m->hero) ? TASK_WORTH : 0));
    return worth;
}

/* The best of Private Life, one Move away included. */
static int private_plan(const struct mind *m)
{
    struct context *c = m->c;
    int best = worth_of_private(m, m->at, m->left);
    for EACH_BIT(to, reach(c, m->at, m->steps))
        best = max_int(best, worth_of_private(m, to, m->left - 1) - ACTION_WORTH);
    return best;
}

/* -- Actions -------------------------------------------------------------------------------------------------- */

/* What is left of the turn after an Action; in Private Life the Hero phase is still to come. */
static int after_action(struct mind *m, int location, int left)
{
    if (m->private_phase) return max_int(best_plan(m, location, left), worth_of_private(m, location, left));
    return rest_of_turn(m, location, left);
}

/* Cards beyond the hand limit are discarded in the Refresh phase, after those of the Villain phase were drawn. */
static int worth_of_draw(const struct mind *m, int n)
{
    int hand = hand_count(m->g, m->hero), room = max_int(0, HAND_LIMIT - 2 - hand);
    return min_int(n, room) * (CARD_WORTH + (hand < 4 ? 3 : 0)) - max_int(0, n - room) * 2;
}

static int worth_of_move(struct mind *m, int to)
{
    if (m->private_phase)
        return max_int(worth_of_private(m, to, m->left - 1) + max_int(0, best_plan(m, to, m->left - 2)),
                       best_plan(m, to, m->left - 1)) - 2;
    return rest_of_turn(m, to, m->left - 1) - 2;
}

int worth_of_place(struct mind *m, int location)
{
    const STATE *g = m->g;
    if (m->hero == g->active && (m->private_phase || g->phase == HERO_PHASE)) return after_action(m, location, m->left);
    return worth_of_deeds(m, location, ACTION_TOKENS) / 2;
}

static int worth_of_justice(struct mind *m, u8 card)
{
    struct context *c = m->c;
    const struct justice_row *row = JUSTICE(card);
    if (row->kind == BY_TEST)
        return worth_of_try(m, row->test.colour < COLOURS ? row->test.colour : BLUE, row->test.dice, row->test.successes,
                            JUSTICE_WORTH, DAMAGE_WORTH);
    return row->kind == BY_PAYMENT ? JUSTICE_WORTH - row->cards * CARD_WORTH : JUSTICE_WORTH;
}

static int worth_of_interact(struct mind *m, struct action a)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    switch (a.verb) {
    case ACT_INTERACT_ANARCHY: return worth_of_calming(m, a.a);
    case ACT_INTERACT_TOWER: case ACT_INTERACT_HIDDEN:
        if (tower_cards(g) < TOWER_LIMIT) return TOWER_WORTH * 2 / 3;
        return TOWER_PANIC - TOWER_PANIC / (m->left > 1 ? 9 : 3); /* early, so that a failure can be made good */
    case ACT_INTERACT_TOKEN: return TOKEN_WORTH + (tokens_at(g, 0) ? 0 : LAST_TOKEN) +
               (g->chapter && CHAPTER(g->chapter)->objective.word == TOKENS_RESOLVED ? GOAL_WORTH : 0);
    case ACT_INTERACT_BYSTANDER: return BYSTANDER_WORTH +
               (g->chapter && CHAPTER(g->chapter)->objective.word == BYSTANDERS_HELD ? GOAL_WORTH : 0);
    default: return QUEST_WORTH;
    }
}

/* Cards and powers that are used: what they do, less what they are worth unused. */
static int worth_of_use(struct mind *m, struct action a)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    const struct trigger *when = NULL;
    struct code code;
    int price = 0, token = 0;
    switch (a.verb) {
    case ACT_PLAY:
        when = ABILITY(a.a)->when;
        code = ABILITY(a.a)->effect;
        price = worth_of_card(m, a.a);
        token = ABILITY(a.a)->action;
        break;
    case ACT_USE_SPECIAL: when = SPECIAL(a.a)->when, code = SPECIAL(a.a)->effect, price = SPECIAL_WORTH * 2 / 3; break;
    case ACT_USE_JUSTICE: when = JUSTICE(a.a)->when, code = JUSTICE(a.a)->reward, price = JUSTICE_WORTH / 3; break;
    case ACT_USE_ALLY: case ACT_USE_AUGMENT:
        when = GEAR(a.a)->when, code = GEAR(a.a)->effect, price = GEAR(a.a)->ally ? SPECIAL_WORTH / 2 : 0;
        break;
    case ACT_USE_POWER: {
        const struct hero_row *row = HERO(a.a);
        when = a.b == HERO_MODE ? row->when_hero : row->when_private;
        code = row->side[a.b].effect;
        token = row->side[a.b].action;
        break;
    }
    default: return 0;
    }
    for (int i = 0; m->moment && when && i < TRIGGERS_MAX; i++)
        if (when[i].moment == m->moment) code = when[i].code;
    m->left = (u8)(m->left - token);                         /* what is done with them comes after it */
    int worth = worth_of_code(m, code) - price;
    m->left = (u8)(m->left + token);
    if (m->moment || !asked_by(c, P_turn)) return worth;
    return worth + (token ? after_action(m, m->at, m->left - 1) : m->plan);
    (void)g;
}

/* FF-201, FF-202: a card that lies face up loses its own reward by it. */
static int worth_of_chapter_reward(struct mind *m, int reward, u8 card)
{
    struct context *c = m->c;
    int n = reward >= 1 && reward <= JUSTICE_REWARDS ? reward - 1 : 0;
    bool unused = card_find(JUSTICES(m->g), JUSTICE_UP + m->hero, card) >= 0;
    return worth_of_code(m, CHAPTER(m->g->chapter)->reward[n]) - (unused ? JUSTICE_WORTH : JUSTICE_WORTH / 6);
}

static int worth_in_turn(struct mind *m, struct action a)
{
    const STATE *g = m->g;
    int left = m->left - 1;
    switch (a.verb) {
    case ACT_PRIVATE_LIFE: return max_int(private_plan(m), m->plan - 30);
    case ACT_HERO_PHASE: return m->plan;
    case ACT_END_TURN: return m->private_phase || g->hero[m->hero].mode == PRIVATE_LIFE ? 0 : -danger_at(m, m->at);
    case ACT_MOVE: return worth_of_move(m, a.a);
    case ACT_RECOVER: return worth_of_draw(m, a.a) + after_action(m, m->at, left);
    case ACT_HEAL: return worth_of_heal(m) + after_action(m, m->at, left);
    case ACT_PERSONAL_TASK: return 2 * TASK_WORTH + after_action(m, m->at, left);
    case ACT_ATTACK: return worth_of_deeds(m, m->at, m->left) - danger_at(m, m->at) / 2 + 2;
    case ACT_ATTACK_VILLAIN:
        for (int colour = 0; colour < COLOURS; colour++)
            if (g->villain[colour].villain == a.a) return worth_of_fight(m, colour) + after_action(m, m->at, left) / 2;
        return 0;
    case ACT_JUSTICE: return worth_of_justice(m, a.a) + after_action(m, m->at, left);
    case ACT_INTERACT_ANARCHY: case ACT_INTERACT_TOKEN: case ACT_INTERACT_BYSTANDER: case ACT_INTERACT_QUEST:
    case ACT_INTERACT_HIDDEN: case ACT_INTERACT_TOWER: {
        int now = worth_of_interact(m, a);
        return now + max_int(0, worth_of_deeds(m, m->at, m->left) - now) - danger_at(m, m->at);
    }
    case ACT_CASH_IN: return worth_of_chapter_reward(m, a.b, a.a) + m->plan;
    case ACT_EXCHANGE: return (has_room(g, m->hero) ? SPECIAL_WORTH : -2) + m->plan; /* icons keep */
    default: return worth_of_use(m, a);
    }
}

/* -- Fights --------------------------------------------------------------------------------------------------- */

/* Hits that are still wanted beyond what the committed dice can expect. */
static int hits_missing(struct mind *m, const struct fight *fight)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    const struct villain *v = &g->villain[fight->colour];
    int expected = 0;
    for (int h = 0; h < g->players; h++)
        if (has_seat(fight->attackers, (seat)h))
            expected += committed_dice(c, g, fight, h) * (7 - target_of(c, g, h, fight->colour, 0)) * 100 / 6 -
                        100 * villain_modifier(c, g, fight->colour, V_CANCELS, h);
    return durability_of(c, g, fight->colour) - v->damage + v->henchmen - (expected - 50) / 100;
}

static int worth_in_fight(struct mind *m, struct action a)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    const struct fight *fight = NEAREST(fight);
    if (!fight) return 0;
    take_aim(m);
    int colour = fight->colour, missing = hits_missing(m, fight);
    int each = min_int(worth_of_hits(m, colour, 1), MASTERMIND_HIT) * m->chance[colour] / SURE;
    switch (a.verb) {
    case ACT_JOIN: return dice_against(m, m->hero, colour) * each - cost_of_damage(m, m->hero, 2) - CARD_WORTH;
    case ACT_COMMIT: return missing > 0 ? 2 * each + 256 - a.a : -CARD_WORTH; /* in ascending order: none is lost */
    case ACT_COMMIT_SPECIAL: return missing > 0 && missing <= 4 ? a.b * each - SPECIAL_WORTH : -SPECIAL_WORTH;
    case ACT_NEXT_ATTACKER: return 0;
    case ACT_REOPEN: return -10;
    default: return 0;
    }
    (void)g;
}

/* -- Set-up and the rest -------------------------------------------------------------------------------------- */

static int worth_of_token_off(const struct mind *m, u8 kind)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int cards = 0;
    if (kind == COLOURS) return 14;
    for EACH_CARD(card, ABILITIES(g), ABILITY_HAND + m->hero)
        if (card <= c->content->count[KIND_ABILITY]) cards += pays_for(c, card, kind);
    return g->hero[m->hero].damage[kind] > 1 ? cards : 2 * cards;
}

/* What one card is worth at most that is discarded to block damage: enough of them may keep the Hero on her feet. */
static int worth_of_block(const struct mind *m, const struct discard *L)
{
    int most = min_int(L->left, hand_count(m->g, L->hero)), best = 0, now = cost_of_damage(m, L->hero, L->left);
    for (int n = 1; n <= most; n++) best = max_int(best, (now - cost_of_damage(m, L->hero, L->left - n)) / n);
    return best;
}

/* The cheapest cards go. A set is taken in ascending order: taking the cheapest first would lose those before it. */
static int worth_of_discard(struct mind *m, u8 card)
{
    struct context *c = m->c;
    const struct discard *L = asked_by(c, P_discard) ? NEAREST(discard) : NULL;
    int own = known_worth_of_card(m, card), cheaper = 0;
    if (!L || L->left < 2) return DAMAGE_WORTH - own;
    for EACH_CARD(other, ABILITIES(m->g), ABILITY_HAND + L->hero) {
        if (other <= L->last || other > c->content->count[KIND_ABILITY] || !pays_for(c, other, L->colour)) continue;
        int worth = known_worth_of_card(m, other);
        cheaper += worth < own || (worth == own && other < card);
    }
    if (cheaper >= L->left || (L->optional && own >= worth_of_block(m, L))) return -own;
    return 256 - card;
}

static int best_colour(struct mind *m, u8 colour)
{
    take_aim(m);
    return colour < COLOURS ? m->chance[colour] / 32 : 0;
}

int worth_of_answer(struct mind *m, struct action a)
{
    struct context *c = m->c;
    switch (a.verb) {
    case ACT_GO: return worth_of_place(m, a.a) - 1;
    case ACT_DONE: return asked_by(c, P_free_move) ? worth_of_place(m, m->at) : 0;
    case ACT_PASS: case ACT_CONFIRM: case ACT_STAY_OUT: return 0;
    case ACT_TAKE_UPGRADE: return 10 * a.b;
    case ACT_TAKE_AUGMENT: case ACT_TAKE_ALLY: return 10;
    case ACT_LEAVE_OUT: return 20 - worth_of_card(m, a.a);
    case ACT_DISCARD: return worth_of_discard(m, a.a);
    case ACT_TAKE_CARD: return worth_of_card(m, a.a);
    case ACT_DISCARD_SPECIAL: return -SPECIAL(a.a)->dice;
    case ACT_GIVE_BYSTANDER: return -BYSTANDER(a.a)->icons;
    case ACT_HEAL_TOKEN: return worth_of_token_off(m, a.a);
    case ACT_COLOUR: return best_colour(m, a.a);
    case ACT_REWARD: {
        int n = a.a >= 1 && a.a <= REWARDS ? a.a - 1 : 0;
        return worth_of_code(m, VILLAIN(a.c)->reward[n]);
    }
    case ACT_JOIN: case ACT_COMMIT: case ACT_COMMIT_SPECIAL: case ACT_NEXT_ATTACKER: case ACT_REOPEN:
        return worth_in_fight(m, a);
    case ACT_PICK_HERO: case ACT_PICK_LOCATION: case ACT_PICK_VILLAIN: return worth_of_choice(m, a);
    case ACT_HOME: return worth_of_deeds(m, a.a, 3);
    default: return worth_in_turn(m, a);
    }
}
