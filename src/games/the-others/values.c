/* values.c: what is a Hero's Defense now? Modifiers, conditions and quantities; rules never name a card. */
#include "engine/parts.h"
#include "procedures.h"

/* About a Hero (a post of the ring, or NOWHERE). */
static bool condition_holds(struct context *c, const STATE *g, int post, struct condition k)
{
    const struct hero *h = in_play(g, post) ? &g->hero[post] : NULL;
    switch ((enum condition_word)k.word) {
    case C_ALONE: return h && heroes_in(g, h->space) == 1;   /* OT-S46 */
    case C_STEPS: return g->steps >= k.n;
    case C_DISTRICT: return h && is_district(h->space);
    case C_STREET: return h && !is_district(h->space);
    case C_RANGED: return h && g->fighter == post && g->fight_at != h->space;
    case C_CLOSE: return h && g->fighter == post && g->fight_at == h->space;
    case C_MONSTERS: return g->fight_at && monsters_in(g, g->fight_at) >= k.n;
    case C_KILLED: return g->kills >= k.n;
    case C_ROUND: return g->round >= k.n;
    case C_NO_MISSION: return g->missions_done == 0;
    case C_HERO_KILLED: return g->heroes_killed > 0;
    case C_LEVEL: return h && h->level >= k.n;
    case C_UPGRADE: return h && upgrade_count(g, post) > 0;
    case C_FIRE: case C_CORRUPTION: case C_PENTAGRAM: case C_NEST:
        return tokens_on_board(c, g, FIRE + k.word - C_FIRE) >= k.n;
    case C_INNOCENT: return tokens_on_board(c, g, INNOCENT) >= k.n;
    case C_FIGHT_ROLL: return g->fighter == post;
    case C_CONTROLLER: return on_board(g->at[CONTROLLER_FIGURE]);
    case C_AVATAR: return on_board(g->at[AVATAR_FIGURE]);
    case C_FEW_DEAD: return monsters_in(g, DEAD) <= k.n;
    case C_NO_CITY_ACTION: return g->city_actions == 0;
    case C_SECOND_FORM: return h && HERO(h->dashboard)->type == SECOND_FORM;
    case C_HEROES: return g->heroes >= k.n;                  /* OT-006 */
    case C_FEW_HEROES: return g->heroes <= k.n;              /* OT-006 */
    }
    return true; /* word 0: always */
}

bool holds(struct context *c, const struct effect *e, seat who, struct condition condition)
{
    (void)who;
    return condition_holds(c, (const STATE *)(const void *)c->head, e->place, condition);
}

int quantity(struct context *c, const struct effect *e, seat who, u8 quantity)
{
    const STATE *g = (const STATE *)(const void *)c->head;
    (void)e, (void)who;
    switch ((enum quantity)quantity) {
    case Q_HERO_NUMBER: return g->heroes;                    /* OT-006 */
    case Q_FIRE: case Q_CORRUPTION: case Q_PENTAGRAM: case Q_NEST:
        return tokens_on_board(c, g, FIRE + quantity - Q_FIRE);
    case Q_INNOCENT: return tokens_on_board(c, g, INNOCENT);
    case Q_DEAD: return monsters_in(g, DEAD);
    case Q_MONSTERS: return set_count(monster_spaces(g));
    case Q_APOCALYPSE: return g->apocalypse_level;
    case Q_KILLED_HEROES: return g->heroes_killed;
    }
    return 0;
}

/* What the modifiers of a row's passive code add to a verb. `b`: for another operand b than this one they do not
 * count (a scope, a type); 0: whatever it is. `post`: whom conditions are about. */
static int sum_passive(struct context *c, const STATE *g, struct code passive, u8 verb, u8 b, int post)
{
    int sum = 0;
    for EACH_MODIFIER(i, passive, verb) {
        if (b && i->b && i->b != b) continue;
        if (!i->c || condition_holds(c, g, post, CONDITION(i->c))) sum += (i8)i->a;
    }
    return sum;
}
#define SUM_OF(row_, b, thing, id) \
    (MODIFIES(&(row_)->row, verb) ? PART_FROM(sum_passive(c, g, (row_)->passive, verb, (b), post), (thing), (id)) : 0)

int hero_modifiers(struct context *c, const STATE *g, int post, u8 verb)
{
    const struct hero *h = &g->hero[post];
    int sum = SUM_OF(HERO(h->dashboard), W_THIS, A_HERO, h->dashboard);            /* OT-303 */
    bool jammed = h->jammed != 0;                            /* one card of this kind does not count */
    for EACH_CARD(card, UPGRADES_OF(g), OWNED + post)        /* OT-291 */
        if (jammed && card == h->jammed) jammed = false;
        else sum += SUM_OF(UPGRADE(card), W_THIS, AN_UPGRADE, card);
    for (int p = 0; p < RING; p++)
        if (p != post && h->space && g->hero[p].space == h->space)
            sum += SUM_OF(HERO(g->hero[p].dashboard), W_OTHERS_HERE, A_HERO, g->hero[p].dashboard);
    return sum;
}

/* What conditions ask about a Hero, they ask about the one of this post. */
static int modifiers_against(struct context *c, const STATE *g, int post, u8 verb, int space, u8 type)
{
    int sum = SUM_OF(SIN(g->sin_played), type, A_SIN, g->sin_played); /* OT-237 */
    sum += SUM_OF(STORY(g->story), type, A_STORY, g->story);  /* OT-264 */
    for (int l = 1; l <= c->content->count[KIND_LEVEL]; l++) /* OT-255 */
        if (LEVEL(l)->number <= g->apocalypse_level) sum += SUM_OF(LEVEL(l), type, A_LEVEL, l);
    for EACH_CARD(card, APOCALYPSE_OF(g), REVEALED)          /* OT-258 */
        sum += SUM_OF(APOCALYPSE(card), type, AN_APOCALYPSE, card);
    for EACH_BIT(i, space ? figures_in(g, space) : figures_on_board(g)) /* OT-261 */
        sum += SUM_OF(MONSTER(g->figure[i]), type, A_MONSTER, g->figure[i]);
    return sum;
}

int sin_modifiers(struct context *c, const STATE *g, u8 verb, int space, u8 type)
{
    return modifiers_against(c, g, g->fighter != NOWHERE ? g->fighter : g->current, verb, space, type);
}

void refresh_hero(struct context *c, STATE *g, int post)
{
    struct hero *h = &g->hero[post];
    h->modifier_mask = h->space ? HERO(h->dashboard)->row.modifier_mask : 0;
    for EACH_CARD(card, UPGRADES_OF(g), OWNED + post) h->modifier_mask |= UPGRADE(card)->row.modifier_mask;
}

void refresh_sins(struct context *c, STATE *g)
{
    g->modifier_mask = SIN(g->sin_played)->row.modifier_mask | STORY(g->story)->row.modifier_mask;
    for (int l = 1; l <= c->content->count[KIND_LEVEL]; l++)
        if (LEVEL(l)->number <= g->apocalypse_level) g->modifier_mask |= LEVEL(l)->row.modifier_mask;
    for EACH_CARD(card, APOCALYPSE_OF(g), REVEALED) g->modifier_mask |= APOCALYPSE(card)->row.modifier_mask;
    for (int i = 0; i < FIGURES; i++)
        if (g->at[i] != REMOVED) g->modifier_mask |= MONSTER(g->figure[i])->row.modifier_mask;
}

void refresh_moments(struct context *c, STATE *g)
{
    g->trigger_mask = 0;
    for (int id = 1; g->sin_played && id <= c->content->count[KIND_SIN_CARD]; id++)
        if (SIN_CARD(id)->sin == g->sin_played) g->trigger_mask |= bit(SIN_CARD(id)->moment);
}

/* Who knows the cards of a pile at least, by the rules of the pile: a position need not say it. */
void refresh(struct context *c, void *state)
{
    STATE *g = state;
    for (int pile = IN_FRONT; pile <= SIN_DISCARD; pile++) cards_show(SIN_DECK_OF(g), pile, EVERYBODY);
    for (int pile = REVEALED; pile <= APOCALYPSE_GONE; pile++) cards_show(APOCALYPSE_OF(g), pile, EVERYBODY);
    for (int pile = INVENTORY; pile < UPGRADE_PILES; pile++) cards_show(UPGRADES_OF(g), pile, EVERYBODY);
    if (g->sins < PLAYERS) {
        cards_show(SIN_DECK_OF(g), SIN_HAND, only(g->sins));
        cards_show(APOCALYPSE_OF(g), OFFERED, only(g->sins));
    }
    for (int p = 0; p < RING; p++) refresh_hero(c, g, p);
    refresh_sins(c, g);
    refresh_moments(c, g);
}

/* What is added to the values of all Monsters of a type. */
#define TYPE_MODIFIER(verb, type) (MODIFIES(g, verb) ? sin_modifiers(c, g, verb, 0, type) : 0)

int monster_fight(struct context *c, const STATE *g, u8 monster)
{
    int fight = PART(MONSTER(monster)->fight, "printed");
    return AT_LEAST(0, fight + TYPE_MODIFIER(V_FIGHT, MONSTER(monster)->type)); /* OT-172 */
}

int monster_defense(struct context *c, const STATE *g, u8 monster)
{
    const struct monster_row *m = MONSTER(monster);
    int defense = PART(m->defense, "printed") + PART(g->hide, "in this fight");
    return AT_LEAST(1, defense + TYPE_MODIFIER(V_ARMOUR, m->type)); /* OT-176 */
}

int hero_defense(struct context *c, const STATE *g, int post)
{
    int defense = PART(HERO(hero_at(g, post))->defense, "printed") + hero_modifier(c, g, post, V_DEFENSE); /* OT-167 */
    if (MODIFIES(g, V_FRAILTY)) defense += LESS_PARTS(modifiers_against(c, g, post, V_FRAILTY, 0, 0)); /* OT-S46 */
    return AT_LEAST(0, defense);
}

bool has_ranged(struct context *c, const STATE *g, int post)
{
    return HERO(hero_at(g, post))->ranged || hero_modifier(c, g, post, V_RANGED) > 0; /* OT-294, OT-304 */
}

int steps_allowed(struct context *c, const STATE *g, int post)
{
    int steps = PART(2, "for every Hero");                   /* OT-077 */
    steps += hero_modifier(c, g, post, V_STEPS);
    steps += PART_FROM(holds_npc(&g->hero[post], RAVENCORP), AN_NPC, RAVENCORP); /* OT-078, OT-S105 */
    if (g->current == post) steps += PART(-g->steps_lost, "lost in this Move");
    return AT_LEAST(0, steps);
}
