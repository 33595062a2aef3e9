/* bot_effect.c: what texts are worth to the quick bot, and whom and what they should name. */
#include "bot_mind.h"

int worth_of_card(const struct mind *m, u8 card)
{
    struct context *c = m->c;
    if (!card || card > c->content->count[KIND_ABILITY]) return CARD_WORTH;
    const struct ability_row *row = ABILITY(card);
    int worth = CARD_WORTH + DIE_WORTH * (row->dice - 1);
    if (row->when[0].moment) worth += 2;
    worth += row->dice * (row->colour == PURPLE ? set_count(m->hurt) : in_set(m->hurt, row->colour)); /* nearly down */
    return is_blocked(c, m->g, m->hero, card, NOWHERE) ? worth / 2 : worth;
}

bool has_room(const STATE *g, int hero)
{
    for (int slot = 0; slot < SPECIAL_SLOTS; slot++)
        if (!is_covered(g, hero, slot) && !pile_count(SPECIALS(g), special_pile(hero, slot))) return true;
    return false;
}

/* -- Places that a text means --------------------------------------------------------------------------------- */

/* What removing up to n Henchmen from a Location is worth. */
static int worth_of_removal(const struct mind *m, int location, int n)
{
    int crowd = henchmen_at(m->g, location), worth = 0;
    for (int gone = min_int(n, crowd); gone > 0; gone--, crowd--) worth += worth_of_henchman(m, location, crowd);
    return worth;
}

static int best_removal(const struct mind *m, u32 among, int n)
{
    int best = 0;
    for EACH_BIT(location, among) best = max_int(best, worth_of_removal(m, location, n));
    return best;
}

/* The Locations that a word can mean, before anything is chosen. */
static u32 places_of(const struct mind *m, u8 word)
{
    struct context *c = m->c;
    u32 near = LOCATION(m->at)->neighbours, here = bit(m->at);
    switch (word) {
    case P_HERE: case P_VILLAIN: return here;
    case P_THERE: return m->there ? bit(m->there) : here;
    case P_HQ: return bit(HQ);
    case P_EACH_NEAR: case P_NEAR: return near;
    case P_HERE_OR_NEAR: return near | here;
    case P_WITHIN_2: return reach(c, m->at, 2) | here;
    case P_ANY: case P_WITH_HERO: case P_RANDOM: return ((1u << LOCATIONS) - 1) << 1;
    default: return here;
    }
}

/* -- Scheme cards that are ignored ----------------------------------------------------------------------------- */

/* What a Henchman costs who comes to a Location: an Overrun (FF-230 to FF-234), or Anarchy for him (FF-245). */
static int cost_of_henchman(const struct mind *m, int location, int colour)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int crowd = henchmen_at(g, location), worth = worth_of_henchman(m, location, crowd + 1);
    bool weak = is_weakened(g, colour);
    if (!g->supply[colour]) return worth_of_anarchy(m, colour);
    if (weak) worth /= 2;                                    /* FF-244: an Attack removes him for certain */
    if (crowd < CROWD) return worth;
    u32 near = LOCATION(location)->neighbours;
    if (weak) near &= ~SUBSET(l, near, henchmen_at(g, l) >= CROWD); /* FF-310: he goes to no card either */
    return set_count(near) * worth + (is_hq(g, location) ? TRACK_WORTH : 0);
}

/* What it costs that a Villain moves to a Location: what the Movement ability does there (FF-126). */
static int cost_of_movement(const struct mind *m, int colour, int location)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    const struct code code = VILLAIN(g->villain[colour].villain)->movement;
    int cost = 0;
    for (int at = 0; at < code.length; at++) {
        struct instr i = c->content->code[code.at + at];
        int n = i.a < AMOUNT_FIRST ? i.a : 1;
        switch (i.verb) {
        case V_HENCHMAN: cost += n * cost_of_henchman(m, location, colour); break;
        case V_ANARCHY: cost += location == HQ ? TOWER_WORTH : n * worth_of_anarchy(m, colour); break;
        case V_HURT:
            for EACH_BIT(hero, heroes_at(g, location)) cost += cost_of_damage(m, hero, n);
            break;
        default: cost += i.verb >= V_DRAW ? MOVE_WORTH : 0;
        }
    }
    return cost;
}

/* What a step of a Scheme card costs; less than nothing if it helps. */
static int cost_of_step(const struct mind *m, const struct step_of_scheme *step)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    bool wanted = g->chapter && CHAPTER(g->chapter)->objective.word == TOKENS_RESOLVED;
    switch (step->kind) {
    case PLACE_HENCHMAN: return cost_of_henchman(m, step->location, step->colour);
    case PLACE_BYSTANDER: return -BYSTANDER_WORTH / 3;
    case PLACE_MASTERMIND: return !tokens_at(g, 0) ? TRACK_WORTH : wanted ? -TOKEN_WORTH : TOKEN_WORTH; /* FF-125 */
    case MOVE_VILLAIN:
        if (!in_city(&g->villain[step->colour]) || is_mastermind(c, g, step->colour)) return 0; /* FF-127 */
        return cost_of_movement(m, step->colour, step->location);
    default: return 0;
    }
}

/* FF-129, FF-185 */
static int cost_of_task(const STATE *g)
{
    return has_task_left(g, g->active) && has_task_right(g, g->active) ? TRACK_WORTH : TASK_WORTH;
}

static int worth_of_skip(struct mind *m, u8 word)
{
    static const u8 kind_of[] = {[SKIP_HENCHMEN] = PLACE_HENCHMAN, [SKIP_MASTERMIND] = PLACE_MASTERMIND,
                                 [SKIP_VILLAIN] = MOVE_VILLAIN, [SKIP_EVENT] = 0xFF, [SKIP_CARD] = 0xFF};
    struct context *c = m->c;
    const struct scheme_card *scheme = NEAREST(scheme_card);
    int worth = 0;
    if (!scheme || !scheme->card || word >= COUNT(kind_of)) return 0;
    const struct scheme_row *row = SCHEME(scheme->card);
    for (int at = 0; at < SCHEME_STEPS; at++)
        if (in_set(scheme->parts, at) && (word == SKIP_CARD || row->step[at].kind == kind_of[word]))
            worth += cost_of_step(m, &row->step[at]);
    if (!in_set(scheme->parts, EVENT_PART) || (word != SKIP_CARD && word != SKIP_EVENT)) return worth;
    return worth + (row->gives_task ? cost_of_task(m->g) : 0) - worth_of_code(m, row->event);
}

/* -- Instructions --------------------------------------------------------------------------------------------- */

static int heads(const struct mind *m, u8 word)
{
    const STATE *g = m->g;
    switch (word) {
    case H_EACH: return g->players;
    case H_EACH_OTHER: return g->players - 1;
    case H_EACH_HERE: return set_count(heroes_at(g, m->at));
    case H_OTHERS_HERE: return set_count(heroes_at(g, m->at)) - 1;
    default: return 1;
    }
}

static int worth_of_healing(const struct mind *m, int n, u8 word)
{
    const STATE *g = m->g;
    int best = 0, sum = 0;
    for (int h = 0; h < g->players; h++) {
        int has = damage_of(&g->hero[h]), worth = min_int(has, n) * DAMAGE_WORTH + (has >= KNOCK_OUT - 1 ? 40 : 0);
        if ((word == H_EACH_HERE || word == H_HERE || word == H_OTHER_HERE) && g->hero[h].at != m->at) continue;
        if (word == H_YOU && h != m->hero) continue;
        sum += worth;
        best = max_int(best, worth);
    }
    return word == H_EACH || word == H_EACH_HERE ? sum : best;
}

static int worth_of_strike(const struct mind *m, int n, u8 word)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    u32 near = LOCATION(m->at)->neighbours | bit(m->at);
    int best = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        const struct villain *v = &g->villain[colour];
        if (!in_city(v)) continue;
        if (word == VL_HERE && v->at != m->at) continue;
        if (word == VL_NEAR && !in_set(near, v->at)) continue;
        best = max_int(best, worth_of_hits(m, colour, n));
    }
    return best;
}

static int worth_of_calm(const struct mind *m, int n, u8 place)
{
    int best = 0;
    for EACH_BIT(location, places_of(m, place)) {
        int there = anarchy_at(m->g, location);
        best = max_int(best, min_int(there, n) * ANARCHY_WORTH);
    }
    return best;
}

static int worth_of_prevention(const struct mind *m, int n)
{
    int hero = m->that < m->g->players ? m->that : m->hero;
    int before = cost_of_damage(m, hero, m->amount), after = cost_of_damage(m, hero, max_int(0, m->amount - n));
    return before - after;
}

/* Misses of the roll under way that could still become hits and would matter. */
static int worth_of_hit(const struct mind *m)
{
    struct context *c = m->c;
    const struct roll_dice *roll = NEAREST(roll_dice);
    const struct attribute_test *test = NEAREST(attribute_test);
    if (!roll) return 0;
    if (roll->kind == ROLL_TEST) return test && roll_total(roll) < test->need ? 26 : 0;
    return roll->kind == ROLL_HENCHMEN ? HENCHMAN_WORTH : VILLAIN_HIT;
}

/* Whether what helps in this turn comes too late: the Hero's last Action is done. */
static bool in_vain(const struct mind *m)
{
    return !m->moment && m->hero == m->g->active && (!m->left || m->plan <= 0);
}

/* What concerns the city, fights and others. Not in line: most instructions are simpler, and would wait for it. */
static __attribute__((noinline)) int worth_of_deed(struct mind *m, struct instr i, int a)
{
    const STATE *g = m->g;
    switch (i.verb) {
    case V_DRAW: return a * heads(m, i.b) * (hand_count(g, m->hero) < 9 ? CARD_WORTH : 3);
    case V_HEAL: return worth_of_healing(m, a, i.b);
    case V_HURT: return -cost_of_damage(m, m->hero, a);
    case V_GUARD: return min_int(a * DAMAGE_WORTH, danger_at(m, m->at));
    case V_ATTACK: case V_INTERACT: return worth_of_deeds(m, m->at, 1);
    case V_REROLL: return worth_of_hit(m) * 2 / 3;
    case V_SUCCESS: return worth_of_hit(m);
    case V_PREVENT: return worth_of_prevention(m, a);
    case V_PREVENT_ALL: return worth_of_prevention(m, 99);
    case V_SKIP: return worth_of_skip(m, i.a);
    case V_REMOVE: {
        if (i.b != P_EACH_NEAR) return best_removal(m, places_of(m, i.b), a);
        int sum = 0;
        for EACH_BIT(location, places_of(m, i.b)) sum += worth_of_removal(m, location, a);
        return sum;
    }
    case V_CLEAR: return best_removal(m, places_of(m, i.a), CROWD);
    case V_DRIVE: return worth_of_removal(m, m->at, a) / 2;
    case V_CALM: return worth_of_calm(m, a, i.b);
    case V_DISMISS: return tokens_at(g, 0) < MASTERMIND_TOKENS ? TOKEN_WORTH / 2 + (tokens_at(g, 0) ? 0 : LAST_TOKEN) : 0;
    case V_STRIKE: return worth_of_strike(m, a, i.b);
    case V_STRIP: return worth_of_strike(m, 1, VL_ANY) / 2;
    default: return 0;
    }
}

static int worth_of_instruction(struct mind *m, struct instr i)
{
    const STATE *g = m->g;
    int a = i.a < AMOUNT_FIRST ? i.a : 2;
    switch (i.verb) {
    case V_DISCARD: case V_DISCARD_RANDOM: return -a * CARD_WORTH;
    case V_RECALL: return min_int(a, pile_count(ABILITIES(g), ABILITY_DISCARD + m->hero)) * (CARD_WORTH + 3);
    case V_REFRESH: return min_int(a, g->hero[m->hero].exhausted) * ACTION_WORTH;
    case V_EXHAUST: return -a * ACTION_WORTH;
    case V_SPECIAL: return has_room(g, m->hero) ? a * SPECIAL_WORTH : SPECIAL_WORTH / 3; /* FF-173 */
    case V_JUSTICE: return 3;
    case V_TASK: return -TASK_WORTH;
    case V_FINISH_TASK: return has_task_left(g, m->hero) || has_task_right(g, m->hero) ? TASK_WORTH : 0;
    case V_MOVE: case V_TELEPORT: return 4;
    case V_DICE: case V_WHITE_DIE: return in_vain(m) ? -CARD_WORTH : 7 * (i.verb == V_DICE ? a : 1);
    case V_EASE: return in_vain(m) ? -CARD_WORTH : 8;
    case V_ADD_DICE: return 9 * a;
    case V_CANCEL: return m->moment == ON_ADVANCE ? TRACK_WORTH : 50;
    case V_HENCHMAN: return -a * HENCHMAN_WORTH;
    case V_ANARCHY: return -a * ANARCHY_WORTH;
    case V_BYSTANDER: return 6;
    case V_RESCUE: return BYSTANDER_WORTH;
    case V_MASTERMIND: return -TOKEN_WORTH;
    case V_ADVANCE: return -a * TRACK_WORTH;
    case V_TRACK_BACK: return g->track ? a * TRACK_WORTH : 0;
    case V_SCHEME: return -60;
    default: return i.verb >= V_DRAW ? worth_of_deed(m, i, a) : 0;
    }
}

int worth_of_code(struct mind *m, struct code code)
{
    struct context *c = m->c;
    const struct instr *i = c->content->code + code.at;
    int worth = 0;
    for (int k = 0; k < code.length; k++) {
        worth += worth_of_instruction(m, i[k]);
        if (i[k].verb == V_IF) k += i[k].c;                  /* of both blocks only the first counts */
    }
    return worth;
}

/* -- Choices of texts ----------------------------------------------------------------------------------------- */

static int choice_of_hero(struct mind *m, struct instr i, int hero)
{
    const STATE *g = m->g;
    const struct hero *h = &g->hero[hero];
    switch (i.verb) {
    case V_HEAL: return damage_of(h) * DAMAGE_WORTH;
    case V_DRAW: case V_RECALL: return HAND_LIMIT - hand_count(g, hero) + (hero == m->hero);
    case V_REFRESH: return h->exhausted;
    case V_HURT: return -cost_of_damage(m, hero, 1);
    case V_DISCARD: return hand_count(g, hero);
    case V_DICE: case V_WHITE_DIE: case V_EASE: return hero == g->active ? 5 : 0;
    default: return hero == m->hero ? 1 : 0;
    }
}

static int choice_of_location(struct mind *m, struct instr i, int location)
{
    switch (i.verb) {
    case V_REMOVE: case V_CLEAR: return worth_of_removal(m, location, i.verb == V_CLEAR ? CROWD : i.a);
    case V_CALM: return anarchy_at(m->g, location) * ANARCHY_WORTH;
    case V_DRIVE: return -4 * henchmen_at(m->g, location) - (location == HQ ? 9 : 0);
    case V_MOVE: case V_TELEPORT: return worth_of_place(m, location);
    case V_DISMISS: return tokens_at(m->g, location);
    case V_HENCHMAN: case V_ANARCHY: return -3 * henchmen_at(m->g, location) - (location == HQ ? 20 : 0);
    default: return worth_of_deeds(m, location, 1);
    }
}

/* Whether an instruction acts on what an answer chooses. */
static bool acts_on(struct instr i, u8 answer)
{
    const u8 operand[] = {i.a, i.b, i.c};
    for (int k = 0; k < 3; k++) {
        const struct words *words = verbs[i.verb].arg[k].words;
        if (answer == ACT_PICK_HERO ? words == &words_hero && operand[k] == H_CHOSEN
            : answer == ACT_PICK_LOCATION ? words == &words_place && operand[k] == P_CHOSEN
                                          : words == &words_villain && operand[k] == VL_CHOSEN)
            return true;
    }
    return false;
}

/* What a choice is for: all choices of a text are made before its first instruction, so others may come before it. */
static struct instr meant_for(const struct context *c, const struct effect *e, u8 answer)
{
    struct code code = effect_code(c, e);
    for (int at = e->pc; at < code.length; at++) {
        struct instr i = c->content->code[code.at + at];
        if (i.verb >= V_DRAW && acts_on(i, answer)) return i;
    }
    return chosen_for(c, e, V_DRAW);
}

/* Henchmen who leave a Villain's card: those of the Mastermind stand before the win, a third one of another's brings
 * Anarchy (FF-281). */
static int worth_of_stripping(const struct mind *m, int colour, int n)
{
    int off = min_int(n, m->g->villain[colour].henchmen);
    return is_guarded(m->c, m->g, colour) ? off * HENCHMAN_WORTH : worth_of_hits(m, colour, off);
}

int worth_of_choice(struct mind *m, struct action a)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    const struct effect *e = asked_for(c);
    struct instr i = e ? meant_for(c, e, a.verb) : (struct instr){0};
    if (a.verb == ACT_PICK_LOCATION) return choice_of_location(m, i, a.a);
    if (a.verb == ACT_PICK_HERO) {
        for (int h = 0; h < g->players; h++)
            if (g->hero[h].hero == a.a) return choice_of_hero(m, i, h);
        return 0;
    }
    for (int colour = 0; colour < COLOURS; colour++)
        if (g->villain[colour].villain == a.a)
            return i.verb == V_STRIKE ? worth_of_hits(m, colour, i.a)
                   : i.verb == V_STRIP ? worth_of_stripping(m, colour, i.a) : g->villain[colour].henchmen * 4;
    return 0;
}
