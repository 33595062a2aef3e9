/* campaign.c: adventures that follow from each other: Rookies become Heroes, and Heroes Veterans (chapter 26).
 *
 * A Hero takes the steps that his last adventure has brought him when he is taken for the next one (decision 46): those
 * who play him then choose, and what chance decides comes from that game's generator, so nothing secret is carried. Who
 * stays at home takes them later.
 */
#include "procedures.h"

DESCRIBE(career, CAREER_FIELDS, false)
DESCRIBE(carried, CARRIED_FIELDS, false)

/* -- Sets of cards as bits ---------------------------------------------------------------------------------------- */

u8 rank_card(const struct content *content, u8 hero, u8 rank, int n)
{
    for (int id = 1; id <= content->count[KIND_POWER]; id++) {
        const struct power_row *card = (const struct power_row *)(const void *)content_row(content, KIND_POWER, id);
        if (card->hero == hero && card->rank == rank && n-- == 0) return (u8)id;
    }
    return 0;
}

/* The card that his Rookie card number n has replaced (GC-291). */
static u8 removed_card(const struct content *content, u8 hero, int n)
{
    const struct row *rookie = content_row(content, KIND_POWER, rank_card(content, hero, ROOKIE, n));
    return ((const struct power_row *)(const void *)rookie)->replaces;
}

u8 career_rank(u8 career)
{
    if (career & HAS_ROOKIE) return ROOKIE;                  /* GC-293 */
    return (career & HAS_VETERAN) == HAS_VETERAN ? VETERAN : NORMAL; /* GC-295 */
}

bool career_has(struct context *c, u8 career, u8 card)
{
    const struct power_row *p = POWER(card);
    for (int n = 0; n < RANK_CARDS; n++) {
        if (p->rank == ROOKIE && rank_card(c->content, p->hero, ROOKIE, n) == card)
            return career & HAS_ROOKIE_CARD(n);
        if (p->rank == VETERAN && rank_card(c->content, p->hero, VETERAN, n) == card)
            return career & HAS_VETERAN_CARD(n);
        if (p->rank == NORMAL && removed_card(c->content, p->hero, n) == card) return !(career & IS_REMOVED(n));
    }
    return p->rank == NORMAL;
}

const char *career_fault(u8 career)
{
    if (!(career & IN_CAMPAIGN)) return career ? "a career goes on in a game by itself" : NULL;
    if (set_count(career & HAS_ROOKIE) != set_count(career & HAS_REMOVED))
        return "each Rookie card has taken another's place (GC-291)";
    return career & HAS_ROOKIE && career & HAS_VETERAN ? "a Rookie has Veteran cards (GC-294)" : NULL;
}

/* Before his first adventure (GC-296). */
static u8 first_career(u8 rank) { return IN_CAMPAIGN | (rank == ROOKIE ? HAS_ROOKIE | HAS_REMOVED : 0); }

static u8 first_rank(const struct content *content, u32 options, u8 scenario)
{
    const struct row *row = content_row(content, KIND_SCENARIO, scenario);
    if (options & RANK_OPTIONS) return options & ROOKIES ? ROOKIE : NORMAL;
    return (u8)min_int(((const struct scenario_row *)(const void *)row)->rank, NORMAL);
}

/* -- What is carried ---------------------------------------------------------------------------------------------- */

static struct career written(const struct content *content, u8 hero, u8 career, u8 adventures)
{
    struct career k = {.hero = hero, .rank = career_rank(career), .adventures = adventures};
    for (int n = 0; n < RANK_CARDS; n++) {
        if (career & HAS_ROOKIE_CARD(n)) k.rookie[n] = rank_card(content, hero, ROOKIE, n);
        if (career & IS_REMOVED(n)) k.removed[n] = removed_card(content, hero, n);
        if (career & HAS_VETERAN_CARD(n)) k.veteran[n] = rank_card(content, hero, VETERAN, n);
    }
    return k;
}

static u8 read(const struct career *k)
{
    int career = IN_CAMPAIGN;
    for (int n = 0; n < RANK_CARDS; n++) {
        if (k->rookie[n]) career |= HAS_ROOKIE_CARD(n);
        if (k->removed[n]) career |= IS_REMOVED(n);
        if (k->veteran[n]) career |= HAS_VETERAN_CARD(n);
    }
    return (u8)career;
}

static void start(const struct content *content, void *carried)
{
    (void)content;
    ((struct carried *)carried)->pace = 1;
}

static const char *fault(const struct content *content, const void *carried)
{
    const struct carried *k = carried;
    const struct career none = {0};
    if (k->won[PATROL] + k->won[VILLAINS] != k->adventures) return "each adventure has one winner (GC-286)";
    if (k->start > NORMAL) return "a campaign begins with Rookies or with Normal Heroes (GC-296)";
    if (k->start && !k->adventures) return "the first adventure says with which rank Heroes begin (GC-296)";
    for (int i = 0; i < HEROES; i++) {
        const struct career *hero = &k->career[i];
        if (!hero->hero) {
            if (memcmp(hero, &none, sizeof none)) return "a career belongs to nobody";
            continue;
        }
        struct career right = written(content, hero->hero, read(hero), hero->adventures);
        if (hero->hero != i + 1) return "careers stand in the order of the Heroes";
        if (!hero->adventures || hero->adventures > k->adventures) return "a Hero has been in adventures that never were";
        const char *wrong = career_fault(read(hero));
        if (wrong) return wrong;
        if (memcmp(hero, &right, sizeof right)) return "a career's cards are another Hero's, or its rank is (GC-289)";
    }
    return NULL;
}

static bool is_over(const struct content *content, const void *carried)
{
    (void)content;
    return ((const struct carried *)carried)->adventures == ADVENTURES_MOST;
}

static const char *check_next(const struct content *content, const void *carried, const struct setup *setup)
{
    const struct carried *k = carried;
    if (setup->options & VETERANS) return "a campaign begins with Rookies or with Normal Heroes (GC-296)";
    if (k->adventures && setup->options & RANK_OPTIONS &&
        first_rank(content, setup->options, setup->scenario) != k->start)
        return "in a campaign ranks follow from adventures (GC-292 to GC-295)";
    return NULL;
}

static void begin_next(struct context *c, void *state, const void *carried)
{
    const struct carried *k = carried;
    const STATE *g = state;
    struct whole_game *L = LOCALS(whole_game, top_frame(c));
    u8 rank = k->adventures ? k->start : first_rank(c->content, g->options, g->scenario);
    for (int i = 0; i < HEROES; i++)
        L->career[i] = k->career[i].hero ? (u8)(read(&k->career[i]) | STEP_DUE) : first_career(rank);
    L->pace = k->pace;
}

static void after(struct context *c, const void *state, const void *before, void *carried)
{
    const STATE *g = state;
    struct carried *k = carried;
    (void)before;
    if (!k->adventures) k->start = first_rank(c->content, g->options, g->scenario);
    k->adventures++;
    k->won[winner_of(g)]++;
    for (int h = 0; h < HEROES; h++) {                       /* GC-308, GC-S129: whatever came of it */
        const struct guardian *hero = &g->guardian[h];
        if (!hero->hero || !hero->career) continue;
        struct career *his = &k->career[hero->hero - 1];
        *his = written(c->content, hero->hero, hero->career, (u8)(his->adventures + 1));
    }
}

static void stands(struct text *out, const struct content *content, const void *carried)
{
    static const char *const ranks[RANKS] = {"Rookie", "Hero", "Veteran"};
    const struct carried *k = carried;
    text_add(out, "%d of at most %d adventures played", k->adventures, ADVENTURES_MOST);
    if (k->adventures)
        text_add(out, ": %d won by LIBERTY PATROL, %d by Doktor Skarov", k->won[PATROL], k->won[VILLAINS]);
    for (int i = 0; i < HEROES; i++) {
        const struct career *hero = &k->career[i];
        if (!hero->hero) continue;
        text_add(out, "; %s is a %s (%d adventure%s)",
                 content_string(content, content_row(content, KIND_HERO, hero->hero)->name), ranks[hero->rank],
                 hero->adventures, hero->adventures == 1 ? "" : "s");
    }
}

const struct game_campaign campaign = {
    .fields = &carried_fields, .start = start, .find_fault = fault, .is_over = is_over, .check = check_next,
    .begin = begin_next, .after = after, .stands = stands,
};

/* -- A step after an adventure ------------------------------------------------------------------------------------ */

/* Any Rookie card for any card that was taken out (GC-292, GC-S49). */
static void offer_exchanges(struct context *c, const struct guardian *h)
{
    OFFER(ACT_PASS);
    for (int rookie = 0; rookie < RANK_CARDS; rookie++)
        for (int normal = 0; normal < RANK_CARDS; normal++)
            OFFER_IF(h->career & HAS_ROOKIE_CARD(rookie) && h->career & IS_REMOVED(normal), ACT_EXCHANGE,
                     rank_card(c->content, h->hero, ROOKIE, rookie), removed_card(c->content, h->hero, normal),
                     h->hero);
}

static void exchange(struct context *c, struct guardian *h, u8 rookie, u8 normal)
{
    for (int n = 0; n < RANK_CARDS; n++) {
        if (rank_card(c->content, h->hero, ROOKIE, n) == rookie) h->career &= (u8)~HAS_ROOKIE_CARD(n);
        if (removed_card(c->content, h->hero, n) == normal) h->career &= (u8)~IS_REMOVED(n);
    }
    HAPPEN(EV_EXCHANGED, 292, h->player, h->hero, rookie, normal);
}

/* The first Veteran card is drawn, the second is the other one (GC-294, GC-295). */
static void add_veteran_card(struct context *c, struct guardian *h)
{
    bool first = !(h->career & HAS_VETERAN);
    int n = first ? pick(c, RANK_CARDS) : !(h->career & HAS_VETERAN_CARD(1));
    h->career |= (u8)HAS_VETERAN_CARD(n);
    HAPPEN(EV_VETERAN_CARD, first ? 294 : 295, h->player, h->hero, rank_card(c->content, h->hero, VETERAN, n));
}

/* The ID card follows at once (GC-293, GC-295). */
static void promote(struct context *c, struct guardian *h)
{
    u8 rank = career_rank(h->career);
    if (rank == h->rank) return;
    h->rank = rank;
    HAPPEN(EV_PROMOTED, rank == VETERAN ? 295 : 293, h->player, h->hero, rank);
}

#define STEPS_progress(S, Q) Q(EXCHANGE, 292, "Which Rookie card do you exchange, and for which of your cards?")

PROC(progress)
{
    struct guardian *h = &g->guardian[L->hero];
    BEGIN(progress)
    for (; L->steps; L->steps--) {
        if (h->rank == VETERAN) break;
        if (h->rank == ROOKIE) {
            ASK(EXCHANGE, h->player) offer_exchanges(c, h);
            if (ANSWER.verb == ACT_EXCHANGE) exchange(c, h, ANSWER.a, ANSWER.b);
        } else {
            add_veteran_card(c, h);
        }
        promote(c, h);
    }
    END
}
