/* values.c: what is a Hero's Defense now? Modifiers, conditions and quantities; rules never name a card. */
#include "procedures.h"

/* -- Conditions and quantities ------------------------------------------------------------------------------ */

static int dead_monsters(const STATE *g)
{
    int n = 0;
    for (int i = 0; i < FIGURES; i++) n += g->at[i] == DEAD;
    return n;
}

/* About a Hero (a place of the ring, or NOWHERE). */
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
    case C_FIRE: return tokens_on_board(c, g, FIRE) >= k.n;
    case C_CORRUPTION: return tokens_on_board(c, g, CORRUPTION) >= k.n;
    case C_PENTAGRAM: return tokens_on_board(c, g, PENTAGRAM) >= k.n;
    case C_NEST: return tokens_on_board(c, g, NEST) >= k.n;
    case C_INNOCENT: return tokens_on_board(c, g, INNOCENT) >= k.n;
    case C_FIGHT_ROLL: return g->fighter == post;
    case C_CONTROLLER: return on_board(g->at[CONTROLLER_FIGURE]);
    case C_AVATAR: return on_board(g->at[AVATAR_FIGURE]);
    case C_FEW_DEAD: return dead_monsters(g) <= k.n;
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
    case Q_FIRE: return tokens_on_board(c, g, FIRE);
    case Q_CORRUPTION: return tokens_on_board(c, g, CORRUPTION);
    case Q_PENTAGRAM: return tokens_on_board(c, g, PENTAGRAM);
    case Q_NEST: return tokens_on_board(c, g, NEST);
    case Q_INNOCENT: return tokens_on_board(c, g, INNOCENT);
    case Q_DEAD: return dead_monsters(g);
    case Q_MONSTERS: return __builtin_popcountll(monster_spaces(g));
    case Q_APOCALYPSE: return g->apocalypse_level;
    case Q_KILLED_HEROES: return g->heroes_killed;
    }
    return 0;
}

/* -- Modifiers ------------------------------------------------------------------------------------------------- */

/* What the modifiers of a piece of code add to a verb. `other`: for another operand b than this one they
 * do not count (a scope, a sort); 0: whatever it is. `place`: whom conditions are about. */
static int sum_passive(struct context *c, const STATE *g, struct code code, u8 verb, u8 b, int post)
{
    const struct instr *i = c->content->code + code.at;
    int sum = 0;
    for (int n = 0; n < code.length; n++, i++) {
        if (i->verb != verb || (b && i->b && i->b != b)) continue;
        if (!i->c || condition_holds(c, g, post, c->content->condition[i->c])) sum += (i8)i->a;
    }
    return sum;
}

static bool modifier_mask(const struct row *row, u8 verb) { return row->modifier_mask >> (verb - V_FIRST_MODIFIER) & 1; }

int hero_modifiers(struct context *c, const STATE *g, int post, u8 verb)
{
    const struct hero *h = &g->hero[post];
    const struct hero_row *own = HERO(h->dashboard);
    int sum = 0;
    if (modifier_mask(&own->row, verb)) sum += sum_passive(c, g, own->passive, verb, W_THIS, post); /* OT-303 */
    bool jammed = h->jammed != 0;                            /* one card of this kind does not count */
    for EACH_CARD(card, UPGRADES_OF(g), OWNED + post) { /* OT-291 */
        u8 id = card;
        if (jammed && id == h->jammed) jammed = false;
        else if (modifier_mask(&UPGRADE(id)->row, verb)) sum += sum_passive(c, g, UPGRADE(id)->passive, verb, W_THIS, post);
    }
    for (int p = 0; p < RING; p++)
        if (p != post && h->space && g->hero[p].space == h->space && modifier_mask(&HERO(g->hero[p].dashboard)->row, verb))
            sum += sum_passive(c, g, HERO(g->hero[p].dashboard)->passive, verb, W_OTHERS_HERE, post);
    return sum;
}

int sin_modifiers(struct context *c, const STATE *g, u8 verb, int space, u8 type)
{
    int sum = 0, post = g->fighter != NOWHERE ? g->fighter : g->current;
    if (modifier_mask(&SIN(g->sin_played)->row, verb))             /* OT-237 */
        sum += sum_passive(c, g, SIN(g->sin_played)->passive, verb, type, post);
    if (modifier_mask(&STORY(g->story)->row, verb))                /* OT-264 */
        sum += sum_passive(c, g, STORY(g->story)->passive, verb, type, post);
    for (int l = 1; l <= c->content->count[KIND_LEVEL]; l++) /* OT-255 */
        if (modifier_mask(&LEVEL(l)->row, verb) && LEVEL(l)->number <= g->apocalypse_level)
            sum += sum_passive(c, g, LEVEL(l)->passive, verb, type, post);
    for EACH_CARD(id, APOCALYPSE_OF(g), REVEALED) { /* OT-258 */
        const struct apocalypse_row *card = APOCALYPSE(id);
        if (modifier_mask(&card->row, verb)) sum += sum_passive(c, g, card->passive, verb, type, post);
    }
    for (int i = 0; i < FIGURES; i++) {                      /* OT-261 */
        if (space && g->at[i] != space) continue;
        if (modifier_mask(&MONSTER(g->figure[i])->row, verb) && on_board(g->at[i]))
            sum += sum_passive(c, g, MONSTER(g->figure[i])->passive, verb, type, post);
    }
    return sum;
}

void refresh_hero(struct context *c, STATE *g, int post)
{
    struct hero *h = &g->hero[post];
    h->modifier_mask = h->space ? HERO(h->dashboard)->row.modifier_mask : 0;
    for EACH_CARD(card, UPGRADES_OF(g), OWNED + post)
        h->modifier_mask |= UPGRADE(card)->row.modifier_mask;
}

void refresh_sins(struct context *c, STATE *g)
{
    g->modifier_mask = SIN(g->sin_played)->row.modifier_mask | STORY(g->story)->row.modifier_mask;
    for (int l = 1; l <= c->content->count[KIND_LEVEL]; l++)
        if (LEVEL(l)->number <= g->apocalypse_level) g->modifier_mask |= LEVEL(l)->row.modifier_mask;
    for EACH_CARD(card, APOCALYPSE_OF(g), REVEALED)
        g->modifier_mask |= APOCALYPSE(card)->row.modifier_mask;
    for (int i = 0; i < FIGURES; i++)
        if (g->at[i] != REMOVED) g->modifier_mask |= MONSTER(g->figure[i])->row.modifier_mask;
}

void refresh_moments(struct context *c, STATE *g)
{
    g->trigger_mask = 0;
    for (int id = 1; g->sin_played && id <= c->content->count[KIND_SIN_CARD]; id++)
        if (SIN_CARD(id)->sin == g->sin_played) g->trigger_mask |= 1u << SIN_CARD(id)->moment;
}

/* Who knows the cards of a pile at least, by the rules of the pile: a position need not say it. */
static void know(struct cards k, int pile, seats who)
{
    for (int i = k.start[pile]; i < k.start[pile + 1]; i++) k.known[i] |= who;
}

void refresh(struct context *c, void *state)
{
    STATE *g = state;
    for (int pile = IN_FRONT; pile <= SIN_DISCARD; pile++) know(SIN_DECK_OF(g), pile, EVERYBODY);
    for (int pile = REVEALED; pile <= APOCALYPSE_GONE; pile++) know(APOCALYPSE_OF(g), pile, EVERYBODY);
    for (int pile = INVENTORY; pile < UPGRADE_PILES; pile++) know(UPGRADES_OF(g), pile, EVERYBODY);
    if (g->sins < PLAYERS) {
        know(SIN_DECK_OF(g), SIN_HAND, only(g->sins));
        know(APOCALYPSE_OF(g), OFFERED, only(g->sins));
    }
    for (int p = 0; p < RING; p++) refresh_hero(c, g, p);
    refresh_sins(c, g);
    refresh_moments(c, g);
}

/* -- Values -------------------------------------------------------------------------------------------------------- */

int monster_fight(struct context *c, const STATE *g, u8 monster)
{
    const struct monster_row *m = MONSTER(monster);          /* OT-172 */
    return max_int(0, m->fight + monster_modifier(c, g, V_FIGHT, m->type));
}

int monster_defense(struct context *c, const STATE *g, u8 monster)
{
    const struct monster_row *m = MONSTER(monster);
    return max_int(1, m->defense + monster_modifier(c, g, V_ARMOUR, m->type) + g->hide); /* OT-176 */
}

bool has_ranged(struct context *c, const STATE *g, int post)
{
    return HERO(hero_at(g, post))->ranged || hero_modifier(c, g, post, V_RANGED) > 0; /* OT-294, OT-304 */
}

int steps_allowed(struct context *c, const STATE *g, int post)
{
    int steps = 2 + hero_modifier(c, g, post, V_STEPS);     /* OT-077 */
    if (holds_npc(&g->hero[post], RAVENCORP)) steps++;      /* OT-078, OT-S105 */
    return max_int(0, steps - g->steps_lost);
}
