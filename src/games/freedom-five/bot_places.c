/* bot_places.c: what the quick bot could do in each Location, and where the rest of a turn would best be spent. */
#include "bot_mind.h"

/* -- What is where -------------------------------------------------------------------------------------------- */

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
    return g->restless | g->quest | (tower_cards(g) ? bit(HQ) : 0) | bystanders_in(g);
}

static void look_around(struct mind *m)
{
    if (m->lively) return;
    for (int t = 0; t < MASTERMIND_TOKENS; t++) m->marked |= bit(m->g->token_at[t]);
    m->lively = lively_places(m->g) | m->marked | 1;
    for (int colour = 0; colour < COLOURS; colour++) {
        int at = m->g->villain[colour].at;
        m->lively |= bit(at);
        if (at && !is_guarded(m->c, m->g, colour)) m->haunted |= bit(at);
    }
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
    if (!in_set(m->haunted, location)) return n;
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
static eight work_out(struct mind *m, int location)
{
    int chance[8], stay = henchmen_at(m->g, location), worth = 0, left = 0;
    int part = 100;                                          /* per cent: later deeds are less certain */
    i16 deeds[8] = {0};
    eight all;
    if (stay) {
        take_aim(m);
        worth += worth_of_brawl(m, location, &stay);
        deeds[++left] = (i16)min_int(worth, WORTH_MOST);
        part = 80;
        if (stay) {
            worth += stay * worth_of_henchman(m, location, stay) / 2;
            deeds[++left] = (i16)min_int(worth, WORTH_MOST);
            part = 55;
        }
    }
    if (in_set(m->lively, location)) {
        int n = sort_chances(chance, worth_of_chances(m, location, chance));
        for (int i = 0; i < n && left < ACTION_TOKENS; i++) {
            worth += chance[i] * part / 100;
            deeds[++left] = (i16)min_int(worth, WORTH_MOST);
        }
    }
    while (left < ACTION_TOKENS) deeds[++left] = (i16)min_int(worth, WORTH_MOST); /* there is nothing more to do */
    memcpy(&all, deeds, sizeof all);
    return all;
}

/* -- What was worked out before ------------------------------------------------------------------------------- */

static void open_notes(struct mind *m, struct memo *memo)
{
    const STATE *g = m->g;
    struct ground ground = {.bonus_dice = g->hero[m->hero].bonus_dice, .chapter = g->chapter,
                            .tower = (u8)tower_cards(g), .under_construction = g->under_construction};
    struct notes *notes = m->notes = &memo->notes[m->hero];
    take_aim(m);
    memcpy(ground.chance, m->chance, sizeof ground.chance);
    memcpy(ground.gone, m->gone, sizeof ground.gone);
    for (int colour = 0; colour < ALL_COLOURS; colour++) ground.scarce |= (u8)(!g->pool[colour] << colour);
    ground.scarce |= (u8)(!tokens_at(g, 0) << ALL_COLOURS);
    if (!memcmp(&notes->ground, &ground, sizeof ground)) return;
    notes->ground = ground;
    notes->known = 0;
}

static struct there what_is(const struct mind *m, int location)
{
    const STATE *g = m->g;
    struct there t = {.bystanders = g->bystanders[location], .quest = in_set(g->quest, location)};
    memcpy(t.crowd, &g->crowd[CROWD_AT(location, 0)], sizeof t.crowd);
    memcpy(t.unrest, &g->unrest[UNREST_AT(location, 0)], sizeof t.unrest);
    if (in_set(m->marked, location)) t.tokens = (u8)tokens_at(g, location);
    return t;
}

/* From the memo, where the same was there before. */
static eight look_up(struct mind *m, int location)
{
    if (!m->notes) open_notes(m, m->c->memo);
    struct there there = what_is(m, location);
    struct spot *spot = &m->notes->spot[location];
    if (!in_set(m->notes->known, location) || memcmp(&spot->there, &there, sizeof there)) {
        spot->deeds = work_out(m, location);
        spot->there = there;
        m->notes->known |= bit(location);
    }
    return spot->deeds;
}

void find_deeds(struct mind *m, int location)
{
    m->found |= bit(location);
    look_around(m);
    bool noted = m->c->memo && !in_set(m->haunted, location); /* for a fight much more counts */
    eight ends = noted ? look_up(m, location) : work_out(m, location), top;
    u64 better[2];
    ends -= (i16)danger_at(m, location);
    memcpy(m->ends[location], &ends, sizeof ends);
    memcpy(&top, m->top, sizeof top);
    top = ends > top;
    memcpy(better, &top, sizeof better);
    if (!(better[0] | better[1])) return;
    for (int n = 1; n <= ACTION_TOKENS; n++)
        if (ends[n] > m->top[n]) m->top[n] = ends[n], m->finest[n] = (u8)location;
}

/* -- Plans ---------------------------------------------------------------------------------------------------- */

/* Of those of some Locations whose ends are known the best with so many Actions left there, or `best` if that is better. */
static int best_known_end(const struct mind *m, u32 places, int left, int best)
{
    if (m->top[left] <= best) return best;
    if (in_set(places, m->finest[left])) return m->top[left];
    for EACH_BIT(to, places & m->found) best = max_int(best, m->ends[to][left]);
    return best;
}

/* Whether ending the turn there is no better than `best`, without a closer look: where there are only Henchmen, not even
 * routing them all may be. */
static inline bool is_no_better(const struct mind *m, int location, int best)
{
    int crowd = henchmen_at(m->g, location);
    return crowd <= CROWD && worth_of_rout(m, crowd) <= best;
}

static inline bool is_plain(const struct mind *m, int location) { return !in_set(m->lively | bit(HQ), location); }

/* The best end of the turn in one of some Locations, with so many Actions left there, or `best` if that is better. */
static int best_end(struct mind *m, u32 places, int left, int best)
{
    if (left <= 0) {
        if (best >= 0) return best;                          /* which no danger beats */
        for EACH_BIT(to, places) best = max_int(best, -danger_at(m, to));
        return best;
    }
    u32 fresh = places & ~m->found, plain = fresh & ~(m->lively | bit(HQ));
    for EACH_BIT(to, fresh & ~plain) find_deeds(m, to);
    best = best_known_end(m, places, left, best);
    if (m->rout_most <= best) return best;
    for EACH_BIT(to, plain)
        if (!is_no_better(m, to, best)) best = max_int(best, worth_of_end(m, to, left));
    return best;
}

/* What going elsewhere could bring, if it is better than `best`. */
static int best_move(struct mind *m, int location, int left, int best)
{
    struct context *c = m->c;
    u32 there = reach(c, location, m->steps);
    if (there & ~m->busy) best = max_int(best, -2);          /* where there is nothing to do, nothing threatens */
    best = best_end(m, there & m->busy, left - 1, best + 2) - 2;
    if (left > 2) {                                          /* two Moves, to where more waits than Henchmen */
        u32 far = reach(c, location, 2 * m->steps) & ~there & m->lively;
        best = best_end(m, far, left - 2, best + 4) - 4;
    }
    return best;
}

/* The better of ending the turn there and of going elsewhere, which is worth `less` less. */
static int stay_or_go(struct mind *m, int location, int left, int less)
{
    look_around(m);
    if (in_set(m->found, location) || !is_plain(m, location)) {
        int end = worth_of_end(m, location, left);
        return max_int(end, best_move(m, location, left, end + less) - less);
    }
    int best = best_move(m, location, left, -WORTH_MOST) - less;
    return is_no_better(m, location, best) ? best : max_int(best, worth_of_end(m, location, left));
}

int best_plan(struct mind *m, int location, int left)
{
    if (left < 1) return worth_of_end(m, location, left);
    if (location != m->at) return stay_or_go(m, location, left, 0);
    if (m->plan_here[left] == NOT_YET) m->plan_here[left] = (i16)stay_or_go(m, location, left, 0);
    return m->plan_here[left];
}

int rest_of_turn(struct mind *m, int location, int left)
{
    if (left < 2) return worth_of_end(m, location, left);
    if (location == m->at) return max_int(worth_of_end(m, location, left), best_plan(m, location, left) - 1);
    return stay_or_go(m, location, left, 1);
}
