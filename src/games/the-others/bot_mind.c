/* bot_mind.c: how the quick bot makes up its mind: what the Mission wants, what Wounds cost, where Monsters stand. */
#include "bot_memo.h"

#define TOUCH(verb) (1u << ((verb) - V_FIRST_MODIFIER))
#define FIGHT_BURDENS                                                                                        \
    (TOUCH(V_SIN_DICE) | TOUCH(V_SIN_HITS) | TOUCH(V_SIN_CORRUPTION) | TOUCH(V_FRAILTY) | TOUCH(V_FIGHT) |   \
     TOUCH(V_ARMOUR) | TOUCH(V_PENTAGRAM_DICE))

/* -- The Mission --------------------------------------------------------------------------------------------------- */

/* The Mission that Heroes work on; while the next one is being chosen, the one that the Sins Player fears most. */
static u8 mission_ahead(const struct context *c, const STATE *g)
{
    const u8 *next = MISSION(g->mission)->next;
    if (g->accomplished != CARRIED_ON || !next[0]) return g->mission;
    return next[1] && MISSION(next[1])->kind == M_KILL ? next[1] : next[0];
}

/* Tokens whose removal the Mission counts, in the right Space. */
static u8 unclean_tokens(const struct mind *m)
{
    const struct mission_row *k = m->mission;
    if (m->needed <= 0 || k->in_fight || (k->kind != M_CLEANSE && k->kind != M_STATE)) return 0;
    u32 set = k->target < X_FIRE ? bit(CLEANSABLE) - 1 : bit(k->target - X_FIRE);
    return (u8)(k->target && k->target < X_FIRE ? 0 : set);
}

static void look_at_mission(struct mind *m)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    u8 mission = mission_ahead(c, g);
    m->mission = MISSION(mission);
    m->last = mission && !m->mission->next[0];
    m->at = m->mission->at ? (u8)space_of_tile(c, g, m->mission->at) : 0;
    int wanted = mission_number(c, g, mission);
    m->needed = mission == g->mission ? wanted - g->progress : wanted;
    if (m->mission->kind == M_GATHER) m->needed = wanted - heroes_in(g, m->at);
    if (m->mission->kind == M_STATE) m->needed = tokens_on_board(c, g, m->mission->target - X_FIRE) - wanted;
    if (g->accomplished && mission == g->mission) m->needed = 0;
    int n = max_int(1, m->needed);
    m->unclean = unclean_tokens(m);
    m->deed = DEED + (n == 1 ? LAST_DEED : 0);
    if (m->last) m->deed = n == 1 ? WIN : DEED + WIN / (2 * n);
}

bool counts(const struct mind *m, u8 kind, u8 target, int space, bool in_fight)
{
    const struct mission_row *k = m->mission;
    if (m->needed <= 0 || (k->target && k->target != target) || (k->in_fight && !in_fight)) return false;
    if (k->kind != kind && !(k->kind == M_STATE && (kind == M_CLEANSE || kind == M_COLLECT))) return false;
    return !m->at || m->at == space;
}

/* Whatever the Mission wants. */
static const u8 plain_kill[TURNED + 1] = {0, 10, 16, 24, 34, 45, 30};

/* The part of worth_of_kill that the Space decides: a Monster on face-down tokens stands in the way. */
static int worth_of_clearing(const struct mind *m, int space)
{
    return m->mission->kind == M_TURN_UP && m->g->ground[space].hidden ? m->deed / 3 : 0;
}

int worth_of_kill(const struct mind *m, u8 type, int space, bool in_fight)
{
    int deed = counts(m, M_KILL, target_of_type(type), space, in_fight) ? m->deed : 0;
    return plain_kill[type] + deed + worth_of_clearing(m, space);
}

/* -- Heroes -------------------------------------------------------------------------------------------------------- */

/* What 1 to 5 Wounds are worth when a death is worth so much: a Wound is a part of one. */
#define LIFE(death) {0, (death) * 9 / 100, (death) * 21 / 100, (death) * 38 / 100, (death) * 62 / 100, (death)}

/* Every death brings the end nearer. Heroes grow bolder when the game goes on for long. */
static void value_lives(struct mind *m)
{
    static const i16 life[][WOUNDS + 1] = {LIFE(420), LIFE(420), LIFE(300), LIFE(240), LIFE(200)};
    static const u8 share[WOUNDS + 1] = {0, 9, 21, 38, 62, 100};
    int late = m->sins ? 0 : max_int(0, m->g->round - PATIENCE);
    m->reserve = reserve_count(m->g);
    memcpy(m->toll, life[min_int(4, m->reserve)], sizeof m->toll);
    int death = m->toll[WOUNDS];
    for (int n = 0; late && n <= WOUNDS; n++)
        m->toll[n] = (i16)(death * share[n] * PATIENCE / (100 * (PATIENCE + late)));
    if (!m->reserve) m->toll[WOUNDS] = WIN;
}

static void value_souls(struct mind *m)
{
    static const i16 stain[LEVELS + 1] = {0, 0, 5, 10, 16, 24, 34, 75}, last[LEVELS + 1] = {0, 0, 2, 4, 6, 8, 10, 30};
    static const i16 past[LEVELS + 1] = {0, 0, 0, 4, 12, 28, 60, 190}, none[LEVELS + 1] = {0};
    const struct context *c = m->c;
    m->stain = m->last ? last : stain;
    m->past = STORY(m->g->story)->type == CORRUPTION_STORY ? past : none;
}

int cost_of_wounds(const struct mind *m, const struct hero *h, int n)
{
    int now = wound_count(h);
    return m->toll[min_int(WOUNDS, now + n)] - m->toll[now];
}

int worth_of_healing(const struct mind *m, const struct hero *h, int n)
{
    int now = wound_count(h);
    return h->marks & NO_HEALING ? 0 : m->toll[now] - m->toll[max_int(0, now - n)];
}

int cost_of_corruption(const struct mind *m, const struct hero *h, int n)
{
    int level = max_int(1, h->level + n), wounds = max_int(0, level - LEVELS);
    level = min_int(level, LEVELS);
    int cost = m->stain[level] - m->stain[h->level];
    if (has_dark_past(&m->g->agent[h->agent])) cost += m->past[level] - m->past[h->level];
    if (level == LEVELS && h->level < LEVELS) cost += h->innocents * m->deed / 2; /* OT-149 */
    return cost + (wounds ? cost_of_wounds(m, h, wounds) : 0);
}

bool cleansing_ahead(const struct mind *m)
{
    const struct context *c = m->c;
    const u8 kinds[] = {m->mission->kind, MISSION(m->mission->next[0])->kind, MISSION(m->mission->next[1])->kind};
    for (int i = 0; i < COUNT(kinds); i++)
        if (kinds[i] == M_CLEANSE || kinds[i] == M_STATE) return true;
    return false;
}

int worth_of_hero(const struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const struct hero_row *hero = HERO(id), *other = hero->second ? HERO(hero->second) : hero;
    int fight = (hero->fight + other->fight) * DIE, defense = (hero->defense + other->defense) * DEFENSE_WORTH;
    int worth = (fight + defense) / 2 + hero->skill * (cleansing_ahead(m) ? 2 * SKILL_WORTH : SKILL_WORTH / 2);
    if (hero->ranged) worth += RANGED_WORTH;
    return worth + (hero->passive.length || hero->when[0].moment ? DIE : 0);
}

/* What a modifier is worth that holds only under a condition, in 4ths. */
static int reliance(const struct mind *m, int post, u8 condition)
{
    switch (m->c->content->condition[condition].word) {
    case 0: return 4;
    case C_CLOSE: return 3;
    case C_RANGED: return shoots(m, post) ? 3 : 1;
    default: return 2;
    }
}

int worth_of_upgrade(const struct mind *m, int post, u8 id)
{
    struct context *c = m->c;
    const struct upgrade_row *card = UPGRADE(id);
    const struct hero_row *hero = HERO(hero_at(m->g, post));
    int sum = 0;
    for (int n = 0; n < card->passive.length; n++) {
        struct instr i = c->content->code[card->passive.at + n];
        int worth = 0;
        switch (i.verb) {
        case V_DICE: worth = DIE; break;
        case V_HITS: worth = HIT; break;
        case V_DEFENSE: worth = DEFENSE_WORTH; break;
        case V_CC: worth = m->past[LEVELS] ? 2 * CC_WORTH : CC_WORTH; break;
        case V_SKILL: case V_CLEANSE_DICE:
            worth = (SKILL_WORTH + hero->skill) * (cleansing_ahead(m) ? 2 : 1) / 2;
            break;
        case V_STEPS: worth = STEP_WORTH; break;
        case V_RANGED: worth = shoots(m, post) ? 0 : RANGED_WORTH; break;
        case V_NIMBLE: worth = STEP_WORTH / 2; break;
        }
        sum += worth * (i8)i.a * reliance(m, post, i.c) / 4;
    }
    return sum + (card->use.length ? DEFENSE_WORTH : 0);
}

/* -- Monsters ------------------------------------------------------------------------------------------------------ */

static void note_burdens_of(struct mind *m, struct code code, u8 space)
{
    for (int n = 0; n < code.length && m->burdens < MODIFIERS; n++) {
        struct instr i = m->c->content->code[code.at + n];
        if (FIGHT_BURDENS & TOUCH(i.verb)) m->burden[m->burdens++] = (struct burden){i, space};
    }
}

static inline void note_burdens(struct mind *m, const struct row *row, struct code code, u8 space)
{
    if (row->modifier_mask & FIGHT_BURDENS) note_burdens_of(m, code, space);
}

/* What bears on Fights from the Sins Player's side (the sources are those of sin_modifiers). */
static void find_burdens(struct mind *m)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    if (!(g->modifier_mask & FIGHT_BURDENS)) return;
    note_burdens(m, &SIN(g->sin_played)->row, SIN(g->sin_played)->passive, 0);
    note_burdens(m, &STORY(g->story)->row, STORY(g->story)->passive, 0);
    for (int l = 1; g->apocalypse_level && l <= c->content->count[KIND_LEVEL]; l++)
        if (LEVEL(l)->number <= g->apocalypse_level) note_burdens(m, &LEVEL(l)->row, LEVEL(l)->passive, 0);
    for EACH_CARD(card, APOCALYPSE_OF(g), REVEALED)
        note_burdens(m, &APOCALYPSE(card)->row, APOCALYPSE(card)->passive, 0);
    int idle = -1; /* Monsters of this kind do nothing of the sort */
    for EACH_BIT(i, m->there) {
        if (g->figure[i] == idle) continue;
        const struct monster_row *monster = MONSTER(g->figure[i]);
        if (monster->row.modifier_mask & FIGHT_BURDENS) note_burdens_of(m, monster->passive, g->at[i]);
        else idle = g->figure[i];
    }
}

/* What Monsters of each sort have more. Conditions of such cards are about the board, hardly about a Hero. */
static void add_burdens(const struct mind *m, u8 verb, i8 *more)
{
    const struct effect nobody = effect_of(0, 0, 0, NOWHERE);
    for (int n = 0; n < m->burdens; n++) {
        struct instr i = m->burden[n].i;
        if (i.verb != verb || !holds(m->c, &nobody, m->who, m->c->content->condition[i.c])) continue;
        for (u8 type = ACOLYTE; type <= TURNED; type++)
            if (!i.b || i.b == type) more[type] = (i8)(more[type] + (i8)i.a);
    }
}

u8 fight_of(const struct mind *m, int figure)
{
    const struct context *c = m->c;
    const struct monster_row *row = MONSTER(m->g->figure[figure]);
    return (u8)max_int(0, row->fight + m->more_fight[row->type]);
}

u8 hide_of(const struct mind *m, int figure)
{
    const struct context *c = m->c;
    const struct monster_row *row = MONSTER(m->g->figure[figure]);
    return (u8)max_int(1, row->defense + m->more_hide[row->type]);
}

/* Whether the Mission counts the death of a Monster of this sort in a Fight, if it dies in the right Space. */
static bool wanted_dead(const struct mind *m, u8 type)
{
    const struct mission_row *k = m->mission;
    return k->kind == M_KILL && m->needed > 0 && (!k->target || k->target == target_of_type(type));
}

/* Those of a kind come one after the other, and all but where they stand is the same for them. */
static void look_at_monsters(struct mind *m)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int kind = -1, kill = 0, prize = 0;
    u8 fight = 0, hide = 0;
    bool clearing = m->mission->kind == M_TURN_UP;
    for EACH_BIT(i, m->there) {
        u8 at = g->at[i];
        if (g->figure[i] != kind) {
            kind = g->figure[i];
            u8 type = MONSTER(kind)->type;
            fight = fight_of(m, i);
            hide = hide_of(m, i);
            kill = plain_kill[type];
            prize = wanted_dead(m, type) ? m->deed : 0;
        }
        int worth = kill + (!m->at || m->at == at ? prize : 0) + (clearing ? worth_of_clearing(m, at) : 0);
        m->fight[i] = fight;
        m->hide[i] = hide;
        m->kill[i] = (i16)worth;
        m->quarry += worth >= m->deed;
        m->monsters |= space_bit(at);
        m->count[at]++;
        m->figures[at] |= bit(i);
        m->prize[at] = (i16)(m->prize[at] + worth);
        m->dice[at] = (u8)(m->dice[at] + fight);
    }
}

/* What all of a sort have more, which lasts. */
static void add_to_sorts(struct mind *m)
{
    if (m->g->modifier_mask & TOUCH(V_FIGHT)) add_burdens(m, V_FIGHT, m->more_fight);
    if (m->g->modifier_mask & TOUCH(V_ARMOUR)) add_burdens(m, V_ARMOUR, m->more_hide);
}

/* What the Sins Player holds back for a Fight. Cards that he does not see are none. */
static void look_at_hand(struct mind *m)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int most = 0;
    for (int n = g->sin.start[SIN_HAND]; n < g->sin.start[SIN_HAND + 1] && !g->card_played; n++) {
        const struct sin_card_row *card = SIN_CARD(g->sin.id[n]);
        int dice = 0, hits = 0;
        if (card->moment != FIGHT_START) continue;
        for (int k = 0; k < card->effect.length; k++) {
            struct instr i = c->content->code[card->effect.at + k];
            if (i.verb == V_ADD_SIN_DICE) dice += (i8)i.a;
            if (i.verb == V_ADD_SIN_HITS) hits += (i8)i.a;
        }
        if (3 * dice + 5 * hits <= most) continue;
        most = 3 * dice + 5 * hits;
        m->arms = (i8)dice;
        m->blows = (i8)hits;
    }
    if (!g->ability_used && find_figure(g, ACOLYTES(g->acolytes)->acolyte, DEAD) >= 0) m->arms = (i8)(m->arms + 1);
}

/* -- Making up a mind ---------------------------------------------------------------------------------------------- */

/* All but what the Monsters are about. */
static void begin_thinking(struct mind *m, struct context *c, const STATE *g, seat who)
{
    struct notes *notes = m->notes;
    notes->champions = notes->cleansers = notes->asked_ranged = notes->ranged = 0;
    notes->asked_now = false;
    m->c = c;
    m->g = g;
    m->who = who;
    m->sins = who == g->sins;
    m->map = MAP(g->map);
    m->heroes = hero_spaces(g);
    look_at_mission(m);
    value_lives(m);
    value_souls(m);
}

void think(struct mind *m, struct notes *notes, struct context *c, const STATE *g, seat who, bool board)
{
    clear(m, offsetof(struct mind, burden));
    m->notes = notes;
    notes->preys = 0;
    begin_thinking(m, c, g, who);
    if (!g->sin_played || !board) return;
    m->there = figures_on_board(g);
    find_burdens(m);
    add_to_sorts(m);
    look_at_monsters(m);
    if (m->sins) look_at_hand(m);
}

/* -- Versions ------------------------------------------------------------------------------------------------------ */

u64 version_of(struct memo *memo, const void *contents, size_t size)
{
    u64 word[VERSIONED_MOST / sizeof(u64)] = {0};
    memcpy(word, contents, size);
    struct versioned *v = &memo->versioned[scatter(word, COUNT(word), VERSIONS_KEPT)];
    if (v->version && v->size == size && !memcmp(v->contents, contents, size)) return v->version;
    v->size = (u8)size;
    memcpy(v->contents, contents, size);
    return v->version = ++memo->versions;
}

/* -- Making it up again -------------------------------------------------------------------------------------------- */

/* Nothing is known of Monsters any more. */
static void forget_monsters(struct mind *m)
{
    m->notes->preys = 0;
    m->quarry = 0;
    m->monsters = 0;
    memset(m->count, 0, offsetof(struct mind, burden) - offsetof(struct mind, count));
}

static void find_burdens_again(struct memo *memo, const STATE *g)
{
    struct mind *m = &memo->mind;
    u64 now = g->modifier_mask | (u64)g->sin_played << 32 | (u64)g->story << 40 | (u64)g->apocalypse_level << 48;
    if (now == memo->sources && !memcmp(memo->at, g->at, sizeof g->at) &&
        !memcmp(memo->sorts.figure, g->figure, sizeof g->figure) &&
        !memcmp(&memo->cards, &g->apocalypse, sizeof memo->cards))
        return;
    struct burden before[MODIFIERS];
    int n = m->burdens;
    memcpy(before, m->burden, sizeof *before * (size_t)n);
    memo->sources = now;
    memo->cards = g->apocalypse;
    m->burdens = 0;
    m->there = figures_on_board(g);
    find_burdens(m);
    if (n == m->burdens && !memcmp(before, m->burden, sizeof *before * (size_t)n)) return;
    u8 list[VERSIONED_MOST] = {0};
    memcpy(list, m->burden, sizeof *before * (size_t)m->burdens);
    memo->burdens = version_of(memo, list, sizeof list);
}

/* What the figures are worth and can do; whether it is something else than before. */
static bool sorts_differ(struct memo *memo, const STATE *g)
{
    const struct mind *m = &memo->mind;
    const i8 *fight = m->more_fight, *hide = m->more_hide;
    u64 word[SORT_WORDS] = {
        word_of(g->map, m->mission->kind, m->mission->target, m->at, m->needed > 0, (u8)m->deed, (u8)(m->deed >> 8), 0),
        m->mission->kind == M_TURN_UP ? SUBSET(s, m->map->all, g->ground[s].hidden) : 0,
        word_of((u8)fight[0], (u8)fight[1], (u8)fight[2], (u8)fight[3], (u8)fight[4], (u8)fight[5], (u8)fight[6], 0),
        word_of((u8)hide[0], (u8)hide[1], (u8)hide[2], (u8)hide[3], (u8)hide[4], (u8)hide[5], (u8)hide[6], 0)};
    struct sorts *sorts = &memo->sorts;
    _Static_assert(TURNED == 6, "one byte for each sort");
    if (same_words(sorts->word, word, SORT_WORDS) && !memcmp(sorts->figure, g->figure, sizeof g->figure)) return false;
    memcpy(sorts->word, word, sizeof word);
    memcpy(sorts->figure, g->figure, sizeof g->figure);
    memo->sorts_version = version_of(memo, sorts, sizeof *sorts);
    return true;
}

static void look_at_monsters_again(struct memo *memo, const STATE *g)
{
    struct mind *m = &memo->mind;
    spaces preys = m->notes->preys;
    if (sorts_differ(memo, g)) preys = 0;
    else if (!memcmp(memo->at, g->at, sizeof g->at)) return;
    for (int i = 0; i < FIGURES; i++)
        if (memo->at[i] != g->at[i]) preys &= ~(space_bit(memo->at[i]) | space_bit(g->at[i]));
    memcpy(memo->at, g->at, sizeof g->at);
    forget_monsters(m);
    m->notes->preys = preys;
    m->there = figures_on_board(g);
    look_at_monsters(m);
}

void think_again(struct memo *memo, struct context *c, const STATE *g, seat who)
{
    struct mind *m = &memo->mind;
    m->memo = memo;
    m->notes = &memo->notes;
    m->arms = m->blows = 0;
    memset(m->more_fight, 0, sizeof m->more_fight);
    memset(m->more_hide, 0, sizeof m->more_hide);
    begin_thinking(m, c, g, who);
    if (!g->sin_played) {
        forget_monsters(m);
        m->burdens = 0;
        m->there = 0;
        memo->sorts.word[0] = memo->sources = 0;            /* like none that will come */
        memo->burdens = ++memo->versions;
        return;
    }
    find_burdens_again(memo, g);
    add_to_sorts(m);
    look_at_monsters_again(memo, g);
    if (m->sins) look_at_hand(m);
}
