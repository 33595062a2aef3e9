/* values.c: what is a target number, a distance, a Durability now? Rules never name a card. */
#include "engine/parts.h"
#include "procedures.h"

/* -- Modifiers ---------------------------------------------------------------------------------------------------- */

/* What a Hero's own passive code adds to a verb for another Hero (or the same). */
static int sum_own(struct context *c, const STATE *g, struct code passive, u8 verb, int owner, int hero)
{
    int sum = 0;
    for EACH_MODIFIER(i, passive, verb)
        if (in_scope(g, i->b, (seat)owner, (seat)hero) &&
            (!i->c || condition_holds(c, g, (seat)owner, NOWHERE, CONDITION(i->c))))
            sum += (i8)i->a;
    return sum;
}

/* The same for code that concerns everybody; `hero`: whom its conditions are about, `colour`: whose text it is. */
static int sum_common(struct context *c, const STATE *g, struct code passive, u8 verb, int hero, int colour)
{
    int sum = 0;
    for EACH_MODIFIER(i, passive, verb)
        if (!i->c || condition_holds(c, g, (seat)hero, colour, CONDITION(i->c))) sum += (i8)i->a;
    return sum;
}

static inline int chapter_sum(struct context *c, const STATE *g, u8 verb, int hero, int colour)
{
    if (LIKELY(!MODIFIES(g, verb))) return 0;
    const struct chapter_row *chapter = CHAPTER(g->chapter);
    if (LIKELY(!MODIFIES(&chapter->row, verb))) return 0;
    return PART_FROM(sum_common(c, g, chapter->passive, verb, hero, colour), A_CHAPTER, g->chapter); /* FF-043 */
}

/* What a row of a Hero's adds: its passive code, or none if it has no such modifier. */
static inline int row_sum(struct context *c, const STATE *g, const struct row *row, struct code passive, u8 verb,
                          int owner, int hero)
{
    return MODIFIES(row, verb) ? sum_own(c, g, passive, verb, owner, hero) : 0;
}

static int gear_sum(struct context *c, const STATE *g, u8 id, u8 verb, int owner, int hero)
{
    return PART_FROM(row_sum(c, g, &GEAR(id)->row, GEAR(id)->passive, verb, owner, hero), A_GEAR, id);
}

static int owner_sum(struct context *c, const STATE *g, int owner, u8 verb, int hero)
{
    const struct hero *h = &g->hero[owner];
    const struct hero_row *row = HERO(h->hero);
    int sum = PART_FROM(row_sum(c, g, &row->row, row->side[h->mode].passive, verb, owner, hero), A_HERO,
                        h->hero);                            /* FF-064, FF-073 */
    for (int k = 0; k < AUGMENTS_MOST; k++)                  /* FF-348 */
        if (h->augment[k]) sum += gear_sum(c, g, h->augment[k], verb, owner, hero);
    for (int k = 0; k < ALLIES_MOST; k++)
        if (h->ally[k]) sum += gear_sum(c, g, h->ally[k], verb, owner, hero);
    return sum;
}

int modifier_sum(struct context *c, const STATE *g, int hero, u8 verb)
{
    int sum = chapter_sum(c, g, verb, hero, NOWHERE);
    for (int h = 0; h < g->players; h++)
        if (MODIFIES(&g->hero[h], verb)) sum += owner_sum(c, g, h, verb, hero);
    return sum;
}

int henchmen_sum(struct context *c, const STATE *g, int colour, u8 verb)
{
    int sum = chapter_sum(c, g, verb, g->active, colour);
    for (int k = 0; k < MODIFIERS_MOST && g->modifier[k]; k++) {
        const struct modifier_row *m = MODIFIER(g->modifier[k]);
        if (m->colour == colour && MODIFIES(&m->row, verb))  /* FF-361, FF-362 */
            sum += sum_common(c, g, m->passive, verb, g->active, colour);
    }
    return sum;
}

u8 stubborn_among(struct context *c, const STATE *g)
{
    u32 mask = CHAPTER(g->chapter)->row.modifier_mask;
    for (int k = 0; k < MODIFIERS_MOST && g->modifier[k]; k++) mask |= MODIFIER(g->modifier[k])->row.modifier_mask;
    if (LIKELY(!(mask & MODIFIER_BIT(V_HENCHMEN_STUBBORN)))) return 0;
    return SUBSET(k, (u8)(bit(COLOURS) - 1), henchmen_modifier(c, g, k, V_HENCHMEN_STUBBORN));
}

int villain_modifier(struct context *c, const STATE *g, int colour, u8 verb, int attacker)
{
    const struct villain_row *v = VILLAIN(g->villain[colour].villain);
    int sum = chapter_sum(c, g, verb, attacker, colour);
    if (!MODIFIES(&v->row, verb)) return sum;
    return sum + PART_FROM(sum_common(c, g, v->defense, verb, attacker, colour), A_VILLAIN, g->villain[colour].villain);
}

/* -- What follows from other fields ------------------------------------------------------------------------------- */

/* Moments that cards in one of a Hero's own piles wait for. */
static u32 moments_of_pile(struct context *c, const STATE *g, int pile)
{
    u32 mask = 0;
    for EACH_CARD(card, ABILITIES(g), pile) mask |= ABILITY(card)->row.trigger_mask;
    return mask;
}

/* A held hand betrays nothing: it could hold any card of the deck (FF-S16). */
void refresh_hand(struct context *c, STATE *g, int hero)
{
    struct hero *h = &g->hero[hero];
    h->hand_mask = UNLIKELY(h->held) ? h->card_mask : moments_of_pile(c, g, ABILITY_HAND + hero);
}

void refresh_hero(struct context *c, STATE *g, int hero)
{
    struct hero *h = &g->hero[hero];
    const struct hero_row *row = HERO(h->hero);
    h->modifier_mask = row->row.modifier_mask;
    h->trigger_mask = row->row.trigger_mask;
    for (int k = 0; k < AUGMENTS_MOST; k++) {
        h->modifier_mask |= GEAR(h->augment[k])->row.modifier_mask;
        h->trigger_mask |= GEAR(h->augment[k])->row.trigger_mask;
    }
    for (int k = 0; k < ALLIES_MOST; k++) {
        h->modifier_mask |= GEAR(h->ally[k])->row.modifier_mask;
        h->trigger_mask |= GEAR(h->ally[k])->row.trigger_mask;
    }
    g->modifier_mask |= h->modifier_mask;
    h->card_mask = h->hand_mask = 0;
    if (!h->hero) return;
    for (int pile = hero; pile < ABILITY_PLAYED; pile += HEROES) h->card_mask |= moments_of_pile(c, g, pile);
    for EACH_CARD(card, ABILITIES(g), ABILITY_PLAYED)
        if (ABILITY(card)->hero == h->hero) h->card_mask |= ABILITY(card)->row.trigger_mask;
    refresh_hand(c, g, hero);
}

u32 moments_of_decks(struct context *c)
{
    u32 mask = 0;
    for (int id = 1; id <= c->content->count[KIND_SPECIAL]; id++) mask |= SPECIAL(id)->row.trigger_mask;
    for (int id = 1; id <= c->content->count[KIND_JUSTICE]; id++) mask |= JUSTICE(id)->row.trigger_mask;
    return mask;
}

void refresh_moments(struct context *c, STATE *g)
{
    u32 own = 0;
    g->acting = CHAPTER(g->chapter)->row.trigger_mask;
    g->modifier_mask = CHAPTER(g->chapter)->row.modifier_mask;
    for (int h = 0; h < g->players; h++) {
        own |= g->hero[h].trigger_mask | g->hero[h].card_mask;
        g->modifier_mask |= g->hero[h].modifier_mask;
    }
    for (int k = 0; k < COLOURS; k++) g->acting |= VILLAIN(g->villain[k].villain)->row.trigger_mask;
    for (int k = 0; k < MODIFIERS_MOST; k++) g->acting |= MODIFIER(g->modifier[k])->row.trigger_mask;
    g->awaited = g->acting | g->dealt | own;
}

static void refresh_city(STATE *g)
{
    g->crowded = g->restless = 0;
    for (int l = 1; l <= LOCATIONS; l++) {
        g->crowded |= (u32)(henchmen_at(g, l) > 0) << l;
        g->restless |= (u32)(anarchy_at(g, l) > 0) << l;
    }
}

void refresh(struct context *c, void *state)
{
    STATE *g = state;
    g->dealt = moments_of_decks(c);
    for (int h = 0; h < HEROES; h++) refresh_hero(c, g, h);
    refresh_moments(c, g);
    refresh_city(g);
}

/* -- Values ------------------------------------------------------------------------------------------------------- */

int target_of(struct context *c, const STATE *g, int hero, int colour, int harder)
{
    int n = PART(row_of_hero(c, g, hero)->target[colour], "printed") + PART(g->hero[hero].ease[colour], "in this turn");
    n += modifier(c, g, hero, (u8)(V_BODY + colour)) + PART(harder, "for this test");
    return AT_LEAST(2, AT_MOST(6, n));                       /* FF-S129 */
}

int move_of(struct context *c, const STATE *g, int hero)
{
    int n = PART(row_of_hero(c, g, hero)->move, "printed");
    return AT_LEAST(0, n + modifier(c, g, hero, V_MOVES)); /* FF-085 */
}
int recover_of(struct context *c, const STATE *g, int hero)
{
    int n = PART(row_of_hero(c, g, hero)->recover, "printed");
    return AT_LEAST(0, n + modifier(c, g, hero, V_RECOVERS));
}
int heal_of(struct context *c, const STATE *g, int hero)
{
    int n = PART(row_of_hero(c, g, hero)->heal, "printed");
    return AT_LEAST(0, n + modifier(c, g, hero, V_HEALS));
}
int hand_limit(struct context *c, const STATE *g, int hero)
{
    return max_int(1, HAND_LIMIT + modifier(c, g, hero, V_HAND_LIMIT)); /* FF-135 */
}

int durability_of(struct context *c, const STATE *g, int colour)
{
    const struct villain_row *v = VILLAIN(g->villain[colour].villain);
    int n = PART(v->per_hero * g->players, "for the Heroes") + PART(v->plus, "printed"); /* FF-272, FF-317 */
    return AT_LEAST(1, n + villain_modifier(c, g, colour, V_DURABILITY, g->active));
}

bool is_blocked(struct context *c, const STATE *g, int hero, u8 card, int against)
{
    const u8 *damage = g->hero[hero].damage;
    int colour = ABILITY(card)->colour, blocked = !!damage[RED] + !!damage[BLUE] + !!damage[GREEN] + !!damage[YELLOW];
    if (colour < COLOURS) return damage[colour] > 0;         /* FF-221 */
    if (!(g->options & MILD_PURPLE)) return blocked > 0;     /* FF-S47 */
    return against < COLOURS ? damage[against] > 0 : blocked == COLOURS;
}
