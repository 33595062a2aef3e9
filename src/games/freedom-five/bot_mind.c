/* bot_mind.c: what the quick bot knows of chances and places. */
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

/* What it adds to a deed that it brings the Chapter's Objective nearer. */
static int goal_of(const struct mind *m, u8 word)
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

/* Which of sixteen bytes are not 0, as a set. */
static u32 filled_among(const u8 *bytes)
{
    typedef u8 sixteen __attribute__((vector_size(16)));
    const sixteen bits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    sixteen all;
    u64 half[2];
    memcpy(&all, bytes, sizeof all);
    all = (sixteen)(all != 0) & bits;
    memcpy(half, &all, sizeof half);
    const u64 sum = 0x0101010101010101u; /* times it: the sum of all bytes is the uppermost one */
    return (u32)(half[0] * sum >> 56 | half[1] * sum >> 56 << 8);
}

static u32 bystanders_in(const STATE *g)
{
    _Static_assert(sizeof g->bystanders == 31, "two times sixteen, with one in common");
    return filled_among(g->bystanders) | filled_among(g->bystanders + 15) << 15;
}

/* Where a Hero could do more than fight Henchmen. */
static u32 lively_places(const STATE *g)
{
    u32 set = g->restless | g->quest | (tower_cards(g) ? bit(HQ) : 0) | bystanders_in(g);
    for (int colour = 0; colour < COLOURS; colour++)
        if (in_city(&g->villain[colour])) set |= bit(g->villain[colour].at);
    return set | 1;
}

static void look_around(struct mind *m)
{
    if (m->lively) return;
    for (int t = 0; t < MASTERMIND_TOKENS; t++) m->marked |= bit(m->g->token_at[t]);
    m->lively = lively_places(m->g) | m->marked;
    m->busy = m->lively | m->g->crowded;
}

/* What an Attack on the Henchmen there brings; how many of them there are becomes how many stay. */
static int worth_of_brawl(const struct mind *m, int location, int *crowd)
{
    const u8 *there = &m->g->crowd[CROWD_AT(location, 0)];
    u32 each = (u32)worth_of_henchman(m, location, *crowd), worth = 0, gone = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        u32 hits = (u32)there[colour] * m->gone[colour];
        worth += hits * each / SURE;
        gone += hits;
    }
    *crowd -= (int)((gone + SURE / 2) / SURE);
    return (int)worth;
}

int worth_of_calming(struct mind *m, int colour)
{
    int tested = colour == PURPLE ? BLUE : colour, success = worth_of_anarchy(m, colour) + CARD_WORTH;
    if (m->calm[colour] == NOT_YET) m->calm[colour] = (i16)worth_of_try(m, tested, 3, 2, success, DAMAGE_WORTH / 2);
    return m->calm[colour];
}

/* What the tokens of a Location are worth, the best first. Returns how many there are. */
static int worth_of_tokens(struct mind *m, int location, int worth[8])
{
    struct context *c = m->c;
    const STATE *g = m->g;
    bool restless = in_set(g->restless, location), tower = location == HQ && tower_cards(g);
    int n = 0, tokens = in_set(m->marked, location) ? tokens_at(g, location) : 0;
    for (int colour = 0; restless && colour < ALL_COLOURS; colour++)
        for (int i = 0; i < g->unrest[UNREST_AT(location, colour)] && n < 8; i++)
            worth[n++] = worth_of_calming(m, colour);
    if (tower && n < 8) worth[n++] = (tower_cards(g) >= TOWER_LIMIT ? TOWER_PANIC : TOWER_WORTH) * 2 / 3;
    for (; tokens > 0 && n < 8; tokens--)
        worth[n++] = TOKEN_WORTH + goal_of(m, TOKENS_RESOLVED) + (tokens_at(g, 0) ? 0 : LAST_TOKEN);
    if (restless || tower) return n;
    for (int i = 0; i < g->bystanders[location] && n < 8; i++) worth[n++] = BYSTANDER_WORTH + goal_of(m, BYSTANDERS_HELD);
    if (in_set(g->quest, location) && n < 8) {
        const struct test *test = &CHAPTER(g->chapter)->quest_test;
        int colour = test->colour < COLOURS ? test->colour : LOCATION(location)->colour;
        worth[n++] = worth_of_try(m, colour, test->dice, test->successes, QUEST_WORTH + 2 * goal_of(m, TOKENS_CLAIMED),
                                  DAMAGE_WORTH);
    }
    return n;
}

/* The tokens of a Location, and fights with the Villains there. */
static int worth_of_chances(struct mind *m, int location, int worth[8])
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int n = worth_of_tokens(m, location, worth);
    for (int colour = 0; colour < COLOURS && n < 8; colour++)
        if (in_city(&g->villain[colour]) && g->villain[colour].at == location && !is_guarded(c, g, colour))
            worth[n++] = worth_of_fight(m, colour);
    return n;
}

/* The best first; those that are worth nothing are left out. Returns how many are left. */
static int sort_chances(int worth[8], int n)
{
    int kept = 0;
    for (int i = 0; i < n; i++) {
        int one = worth[i], at = kept;
        if (one <= 0) continue;
        for (; at > 0 && worth[at - 1] < one; at--) worth[at] = worth[at - 1];
        worth[at] = one;
        kept++;
    }
    return kept;
}

enum { WORTH_MOST = 30000 };

/* For all numbers of Actions in one go: what could be done is the same, only how much of it differs. */
void find_deeds(struct mind *m, int location)
{
    int chance[8], stay = henchmen_at(m->g, location), worth = -danger_in(m, location, stay), left = 0;
    int part = 100;                                          /* per cent: later deeds are less certain */
    i16 *end = m->ends[location];
    m->found |= bit(location);
    if (stay) {
        take_aim(m);
        worth += worth_of_brawl(m, location, &stay);
        end[++left] = (i16)min_int(worth, WORTH_MOST);
        part = 80;
        if (stay) {
            worth += stay * worth_of_henchman(m, location, stay) / 2;
            end[++left] = (i16)min_int(worth, WORTH_MOST);
            part = 55;
        }
    }
    look_around(m);
    if (in_set(m->lively, location)) {
        int n = sort_chances(chance, worth_of_chances(m, location, chance));
        for (int i = 0; i < n && left < ACTION_TOKENS; i++) {
            worth += chance[i] * part / 100;
            end[++left] = (i16)min_int(worth, WORTH_MOST);
        }
    }
    while (left < ACTION_TOKENS) end[++left] = (i16)min_int(worth, WORTH_MOST); /* there is nothing more to do */
    for (int n = 1; n <= ACTION_TOKENS; n++)
        if (end[n] > m->top[n]) m->top[n] = end[n], m->finest[n] = (u8)location;
}

/* The best end of the turn in one of some Locations, with so many Actions left there, or `best` if that is better. */
static int best_end(struct mind *m, u32 places, int left, int best)
{
    if (left <= 0) {
        for EACH_BIT(to, places) best = max_int(best, -danger_at(m, to));
        return best;
    }
    for EACH_BIT(to, places & ~m->found) find_deeds(m, to);
    if (m->top[left] <= best) return best;
    if (in_set(places, m->finest[left])) return m->top[left];
    for EACH_BIT(to, places) best = max_int(best, m->ends[to][left]);
    return best;
}

int best_plan(struct mind *m, int location, int left)
{
    struct context *c = m->c;
    bool here = location == m->at && left > 0;
    if (here && m->plan_here[left] != NOT_YET) return m->plan_here[left];
    int best = worth_of_end(m, location, left);
    if (left < 1) return best;
    look_around(m);
    u32 there = reach(c, location, m->steps);
    if (there & ~m->busy) best = max_int(best, -2);          /* where there is nothing to do, nothing threatens */
    best = best_end(m, there & m->busy, left - 1, best + 2) - 2;
    if (left > 2) {                                          /* two Moves, to where more waits than Henchmen */
        u32 far = reach(c, location, 2 * m->steps) & ~there & m->lively;
        best = best_end(m, far, left - 2, best + 4) - 4;
    }
    if (here) m->plan_here[left] = (i16)best;
    return best;
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
    m->c = c;
    m->g = view;
    m->who = who;
    m->that = 0xFF;
    m->hero = who;
    m->at = view->hero[m->hero].at;
    m->left = view->hero[m->hero].available;
    m->private_phase = view->phase == PRIVATE_PHASE;
    m->hurt = SUBSET(colour, (u8)(bit(COLOURS) - 1), in_city(&view->villain[colour]) && view->villain[colour].damage);
    for (int crowd = 1; crowd <= CROWD; crowd++) m->danger[crowd] = (i16)danger_among(m, crowd);
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
