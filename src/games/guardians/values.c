/* values.c: what is a character's Defense now? ID card, cards beside it, tokens and powers; rules never name a card. */
#include "engine/parts.h"
#include "procedures.h"

/* Bonuses and penalties stand side by side (GC-143). */
struct sums {
    int up, down;
};

/* What gives a bonus or a penalty. */
struct source {
    u8 thing, value;
};

static inline void count_in(const struct context *c, struct sums *s, int n, struct source from)
{
    PART_FROM(n, from.thing, from.value);
    s->up += max_int(n, 0);
    s->down += max_int(-n, 0);
}

/* -- Modifiers ---------------------------------------------------------------------------------------------------- */

static void sum_passive(struct context *c, const STATE *g, struct code passive, u8 verb, int owner, int figure,
                        struct source from, struct sums *sums)
{
    for EACH_MODIFIER(i, passive, verb)
        if (in_scope(g, i->b, owner, figure) && (!i->c || condition_holds(c, g, owner, CONDITION(i->c))))
            count_in(c, sums, (i8)i->a, from);
}

static void sum_guardian(struct context *c, const STATE *g, int owner, u8 verb, int figure, struct sums *sums)
{
    const u8 id = g->guardian[owner].hero;
    if (MODIFIES(&HERO(id)->row, verb))                      /* GC-036 */
        sum_passive(c, g, HERO(id)->passive, verb, owner, figure, (struct source){A_HERO, id}, sums);
    for EACH_CARD(card, POWERS(g), POWER_LEFT + owner)       /* GC-201, GC-202 */
        if (MODIFIES(&POWER(card)->row, verb))
            sum_passive(c, g, POWER(card)->passive, verb, owner, figure, (struct source){A_POWER, card}, sums);
}

/* Of several figures of one card that concern another, one counts: they have one power. */
static void sum_villain(struct context *c, const STATE *g, int card, u8 verb, int figure, struct sums *sums)
{
    const struct villain_row *villain = VILLAIN(g->card[card].villain);
    const struct source from = {A_VILLAIN, g->card[card].villain};
    if (card == card_of(figure)) {
        sum_passive(c, g, villain->passive, verb, figure, figure, from, sums);
        return;
    }
    for EACH_BIT(owner, those_there(g, figures_of(card))) {
        struct sums found = {0};
        sum_passive(c, g, villain->passive, verb, owner, figure, from, &found);
        sums->up += found.up, sums->down += found.down;
        if (found.up || found.down) return;
    }
}

/* The modifiers that a character has; those that Allies might have for him: mostly nobody does. */
static u32 own_modifiers(const STATE *g, int figure)
{
    if (is_hero(figure)) return g->guardian[figure].modifier_mask;
    return is_villain(figure) ? g->card[card_of(figure)].modifier_mask : 0;
}
static u32 shared_modifiers(const STATE *g, int figure)
{
    return is_hero(figure) ? g->shared_mask[PATROL] : is_villain(figure) ? g->shared_mask[VILLAINS] : 0;
}

/* Powers of one's own side: nothing else concerns a character (GC-S113, GC-S114). */
static struct sums sum_side(struct context *c, const STATE *g, int figure, u8 verb)
{
    struct sums sums = {0};
    for (int h = 0; h < HEROES && is_hero(figure); h++)
        if (MODIFIES(&g->guardian[h], verb)) sum_guardian(c, g, h, verb, figure, &sums);
    for (int card = 0; card < CARDS_OF_VILLAINS && is_villain(figure); card++)
        if (MODIFIES(&g->card[card], verb)) sum_villain(c, g, card, verb, figure, &sums);
    return sums;
}

static struct sums sum_own(struct context *c, const STATE *g, int figure, u8 verb)
{
    struct sums sums = {0};
    if (is_hero(figure)) sum_guardian(c, g, figure, verb, figure, &sums);
    else sum_villain(c, g, card_of(figure), verb, figure, &sums);
    return sums;
}

static inline struct sums modifiers(struct context *c, const STATE *g, int figure, u8 verb)
{
    if (shared_modifiers(g, figure) & MODIFIER_BIT(verb)) return sum_side(c, g, figure, verb);
    return own_modifiers(g, figure) & MODIFIER_BIT(verb) ? sum_own(c, g, figure, verb) : (struct sums){0};
}

int sum_modifier(struct context *c, const STATE *g, int figure, u8 verb)
{
    struct sums sums = modifiers(c, g, figure, verb);
    return sums.up - sums.down;
}

void refresh_left(struct context *c, STATE *g, int hero, u8 card)
{
    struct guardian *h = &g->guardian[hero];
    if (!in_play(g, hero)) return;
    h->modifier_mask |= POWER(card)->row.modifier_mask;
    h->trigger_mask |= POWER(card)->row.trigger_mask;
    g->shared_mask[PATROL] |= POWER(card)->shared_mask;
}

static void collect_masks(struct context *c, STATE *g, int hero)
{
    struct guardian *h = &g->guardian[hero];
    h->modifier_mask = h->trigger_mask = 0;
    if (!in_play(g, hero)) return;
    h->modifier_mask = HERO(h->hero)->row.modifier_mask;
    h->trigger_mask = HERO(h->hero)->row.trigger_mask;
    g->shared_mask[PATROL] |= HERO(h->hero)->shared_mask;
    for EACH_CARD(card, POWERS(g), POWER_LEFT + hero) refresh_left(c, g, hero, card);
}

void refresh_guardians(struct context *c, STATE *g)
{
    g->shared_mask[PATROL] = 0;
    for (int h = 0; h < HEROES; h++) collect_masks(c, g, h);
}

void refresh_villain(struct context *c, STATE *g, int card)
{
    struct villain_card *v = &g->card[card];
    bool there = v->villain && !v->out;
    v->modifier_mask = there ? VILLAIN(v->villain)->row.modifier_mask : 0;
    v->trigger_mask = there ? VILLAIN(v->villain)->row.trigger_mask : 0;
    g->shared_mask[VILLAINS] = 0;
    for (int ally = 0; ally < CARDS_OF_VILLAINS; ally++)
        if (g->card[ally].modifier_mask) g->shared_mask[VILLAINS] |= VILLAIN(g->card[ally].villain)->shared_mask;
}

/* Who knows the cards of a pile at least, by the rules of the pile: a position need not say it. */
static void refresh_known(STATE *g)
{
    for (int pile = 0; pile < POWER_PILES; pile++) cards_show(POWERS(g), pile, EVERYBODY);
    cards_show(EVENTS(g), EVENT_DISCARD, EVERYBODY);
    if (g->skarov < PLAYERS)
        for (int pile = EVENT_HAND; pile < EVENT_PILES; pile++) cards_show(EVENTS(g), pile, only(g->skarov));
    for (int h = 0; h < HEROES; h++) {
        cards_show(WOUNDS(g), WOUND_HAND + h, patrol_seats(g));
        cards_show(WOUNDS(g), WOUND_RIGHT + h, EVERYBODY);
        cards_show(WOUNDS(g), WOUND_DISCARD + h, EVERYBODY);
    }
}

void refresh(struct context *c, void *state)
{
    STATE *g = state;
    refresh_figures(g);
    refresh_links(g);
    refresh_known(g);
    refresh_guardians(c, g);
    for (int card = 0; card < CARDS_OF_VILLAINS; card++) refresh_villain(c, g, card);
}

/* -- Cards and tokens --------------------------------------------------------------------------------------------- */

/* What the Events on a Villain card add to a value; a view does not know those that lie face down. MENTAL is the Action
 * modifier (GC-240, GC-241). */
static inline struct sums placed(struct context *c, const STATE *g, int card, enum stat stat)
{
    struct sums sums = {0};
    for EACH_CARD(event, EVENTS(g), EVENT_ON + card)
        if (event != ONLY_BACK) count_in(c, &sums, EVENT(event)->bonus[stat], (struct source){AN_EVENT, event});
    return sums;
}

/* What cards on the right and tokens add to a value (GC-194 to GC-200). */
static inline struct sums technique(struct context *c, const STATE *g, int figure, enum stat stat)
{
    struct sums sums = {0};
    if (!is_hero(figure)) return placed(c, g, card_of(figure), stat);
    for EACH_CARD(card, POWERS(g), POWER_RIGHT + figure)
        count_in(c, &sums, POWER(card)->bonus[stat], (struct source){A_POWER, card});
    for EACH_CARD(card, WOUNDS(g), WOUND_RIGHT + figure)     /* GC-227 */
        count_in(c, &sums, WOUND(card)->bonus[stat], (struct source){A_WOUND, card});
    return sums;
}

static const struct boost *boost_of(const STATE *g, int figure)
{
    return is_hero(figure) ? &g->guardian[figure].boost[0] : &g->card[card_of(figure)].boost[0];
}

static inline int changed(struct context *c, const STATE *g, int figure, enum stat stat, u8 verb, int token)
{
    struct sums cards = technique(c, g, figure, stat);
    return cards.up - cards.down + PART(token, "until the end of the turn") + modifier(c, g, figure, verb);
}

static int printed(struct context *c, const STATE *g, int hero, int value)
{
    return HERO(g->guardian[hero].hero)->values[g->guardian[hero].rank][value];
}

/* Inlined in any case: each list of Moves asks. */
static inline __attribute__((always_inline)) int speed_now(struct context *c, const STATE *g, int figure)
{
    int speed = is_hero(figure) ? printed(c, g, figure, SPEED) : VILLAIN(g->card[card_of(figure)].villain)->speed;
    PART(speed, "printed");
    return AT_LEAST(0, speed + changed(c, g, figure, SPEED, V_SPEED, boost_of(g, figure)->speed)); /* GC-195, GC-S58 */
}
int speed_of(struct context *c, const STATE *g, int figure) { return speed_now(c, g, figure); }

int defense_of(struct context *c, const STATE *g, int figure)
{
    int defense = is_hero(figure) ? printed(c, g, figure, DEFENSE) : VILLAIN(g->card[card_of(figure)].villain)->defense;
    PART(defense, "printed");
    return AT_LEAST(1, defense + changed(c, g, figure, DEFENSE, V_DEFENSE, boost_of(g, figure)->defense)); /* GC-196 */
}

/* Skarov is the tougher, the more Heroes have come (GC-S134). */
int health_of(struct context *c, const STATE *g, int figure)
{
    static const i8 by_heroes[HEROES + 1] = {0, -2, -2, 0, 1};
    if (is_hero(figure)) return PART(printed(c, g, figure, STATS), "printed");
    int health = PART(VILLAIN(g->card[card_of(figure)].villain)->health, "printed");
    return AT_LEAST(1, figure == SKAROV_FIGURE ? health + PART(by_heroes[g->heroes], "for the Heroes") : health);
}

static int attack_value(struct context *c, const STATE *g, int figure)
{
    return is_hero(figure) ? printed(c, g, figure, ATTACK) : VILLAIN(g->card[card_of(figure)].villain)->attack;
}

/* Every change of the Attack value, of one kind and the other. */
static struct sums attack_changes(struct context *c, const STATE *g, int figure)
{
    struct sums cards = technique(c, g, figure, ATTACK), powers = modifiers(c, g, figure, V_ATTACK);
    const struct boost *b = boost_of(g, figure);
    PART(b->attack_up - b->attack_down, "until the end of the turn");
    return (struct sums){cards.up + powers.up + b->attack_up, cards.down + powers.down + b->attack_down};
}

int check_value(struct context *c, const STATE *g, int hero, enum stat stat)
{
    struct sums sums;
    int value;
    switch (stat) {
    case SPEED: return speed_of(c, g, hero);
    case DEFENSE: return defense_of(c, g, hero);
    case ATTACK:                                             /* GC-174, GC-E20 */
        value = PART(attack_value(c, g, hero), "printed");
        sums = attack_changes(c, g, hero);
        return AT_LEAST(0, value + sums.up - sums.down);
    default:                                                 /* GC-197 */
        value = PART(printed(c, g, hero, MENTAL), "printed");
        return AT_LEAST(0, value + changed(c, g, hero, MENTAL, V_MENTAL, boost_of(g, hero)->mental));
    }
}

int check_change(struct context *c, const STATE *g, int hero)
{
    return boost_of(g, hero)->checks + modifier(c, g, hero, V_CHECKS); /* GC-209 */
}

int hero_actions(struct context *c, const STATE *g, int hero)
{
    int actions = PART(ACTIONS, "for every Hero");
    return AT_LEAST(0, actions + PART(g->guardian[hero].boost[0].actions, "in this turn")); /* GC-033, GC-102 */
}

int villain_actions(struct context *c, const STATE *g, int card)
{
    int actions = PART(VILLAIN(g->card[card].villain)->actions, "printed");
    struct sums cards = placed(c, g, card, MENTAL);          /* GC-242 */
    actions += cards.up - cards.down + PART(g->card[card].boost[0].actions, "in this turn");
    return AT_LEAST(0, actions);                             /* GC-034, GC-241, GC-S58 */
}

struct fighter fighter_of(struct context *c, const STATE *g, int attacker)
{
    struct sums value = attack_changes(c, g, attacker), dice = modifiers(c, g, attacker, V_DICE);
    return (struct fighter){attacker, attack_value(c, g, attacker), value.up + dice.up, value.down + dice.down};
}

struct dice dice_by(struct context *c, const STATE *g, const struct fighter *by, int target, int more)
{
    int fewer = by->down + modifier(c, g, target, V_FEWER);
    int combat = max_int(0, by->attack - max_int(0, fewer)); /* GC-140, GC-142, GC-S57 (1), (2) */
    int power = by->up + more;                               /* GC-141, GC-S57 (4) */
    if (boost_of(g, by->figure)->power_dice) power += combat, combat = 0; /* GC-S57 (3) */
    return (struct dice){(u8)combat, (u8)power, (i8)modifier(c, g, by->figure, V_TOTAL)};
}

struct dice attack_dice(struct context *c, const STATE *g, int attacker, int target, int more)
{
    struct fighter by = fighter_of(c, g, attacker);
    return dice_by(c, g, &by, target, more);
}

bool may_use_unique(struct context *c, const STATE *g, int hero)
{
    for EACH_CARD(card, WOUNDS(g), WOUND_RIGHT + hero)
        if (WOUND(card)->no_unique) return false;
    return true;
}

struct mover mover_of(struct context *c, const STATE *g, int figure, int speed)
{
    const int steps = speed == NOWHERE ? speed_now(c, g, figure) : speed;
    struct mover m = {g->at[figure], (u8)steps, is_villain(figure), 0, 0};
    if (!(modifiers_for(g, figure) & (MODIFIER_BIT(V_SLIPS) | MODIFIER_BIT(V_FLIES)))) return m;
    m.slips = modifier(c, g, figure, V_SLIPS) > 0;
    m.flies = modifier(c, g, figure, V_FLIES) > 0;
    return m;
}
