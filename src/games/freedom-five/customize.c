/* customize.c: Upgraded Ability cards, Augments and Allies for one Scenario (chapter 36). */
#include "procedures.h"

/* Whether content of an envelope, or of a Side Quest, may be used (FF-334, FF-336, FF-337). */
bool is_unlocked(const STATE *g, u8 envelope, u8 quest)
{
    if (g->options & EVERYTHING) return true;
    return (!envelope || in_set(g->unlocked, envelope - 1)) && (!quest || in_set(g->quests, quest));
}

static u8 modifiers_unlocked(struct context *c, const STATE *g)
{
    int n = 0;
    for (int id = 1; id <= c->content->count[KIND_MODIFIER]; id++) n += is_unlocked(g, MODIFIER(id)->envelope, 0);
    return (u8)n;
}

bool is_challenge(struct context *c, const STATE *g)
{
    return g->options & CHALLENGE && modifiers_unlocked(c, g) > 0; /* FF-363 */
}

static bool is_upgrade(struct context *c, const STATE *g, int hero, u8 card, int points)
{
    const struct ability_row *a = ABILITY(card);
    return a->hero == g->hero[hero].hero && a->cost && a->cost <= points && is_unlocked(g, a->envelope, 0);
}

static bool any_upgrade(struct context *c, const STATE *g, int hero, int points)
{
    for EACH_CARD(card, ABILITIES(g), ABILITY_BOX)
        if (is_upgrade(c, g, hero, card, points)) return true;
    return false;
}

/* One for one: the deck stays at 24 (FF-343, FF-344). */
static void upgrade(struct context *c, STATE *g, int hero, u8 added, u8 removed)
{
    struct cards k = ABILITIES(g);
    card_move(k, ABILITY_BOX, card_find(k, ABILITY_BOX, added), ABILITY_DECK + hero, EVERYBODY);
    card_move(k, ABILITY_DECK + hero, card_find(k, ABILITY_DECK + hero, removed), ABILITY_BOX, EVERYBODY);
    HAPPEN(EV_UPGRADED, 343, (seat)hero, g->hero[hero].hero, added, removed);
}

/* Each card exists once (FF-S123). */
static bool is_held(const STATE *g, u8 gear)
{
    for (int h = 0; h < g->players; h++) {
        for (int k = 0; k < AUGMENTS_MOST; k++)
            if (g->hero[h].augment[k] == gear) return true;
        for (int k = 0; k < ALLIES_MOST; k++)
            if (g->hero[h].ally[k] == gear) return true;
    }
    return false;
}

static bool is_free_gear(struct context *c, const STATE *g, u8 id, bool ally, int hero)
{
    const struct gear_row *gear = GEAR(id);
    if (!!gear->ally != ally || !is_unlocked(g, gear->envelope, gear->quest)) return false;
    if (!ally && gear->hero && gear->hero != g->hero[hero].hero) return false; /* FF-347 */
    return !is_held(g, id);
}

static bool any_gear(struct context *c, const STATE *g, bool ally, int hero, int after)
{
    for (int id = after + 1; id <= c->content->count[KIND_GEAR]; id++)
        if (is_free_gear(c, g, (u8)id, ally, hero)) return true;
    return false;
}

static int first_empty(const u8 *slots, int n)
{
    for (int k = 0; k < n; k++)
        if (!slots[k]) return k;
    return -1;
}

static void give_ally(struct context *c, STATE *g, int hero, u8 ally)
{
    struct hero *h = &g->hero[hero];
    int k = first_empty(h->ally, ALLIES_MOST);
    if (k < 0) return;
    h->ally[k] = ally;
    h->uses[k] = GEAR(ally)->uses;                           /* FF-351 */
    HAPPEN(EV_ALLIED, 350, (seat)hero, h->hero, ally);
}

static int points_of(struct context *c, const STATE *g)
{
    return COMIC(g->comic)->points + aftermath_of(c, g).points + is_challenge(c, g); /* FF-342 */
}

PROC(customize)
{
    BEGIN(customize)
    for (L->next = 0; L->next < g->players; L->next++) {
        L->points = (u8)points_of(c, g);
        while (any_upgrade(c, g, L->next, L->points)) {      /* FF-D04 */
            ASK(UPGRADE, L->next) {
                OFFER(ACT_DONE);
                for EACH_CARD(card, ABILITIES(g), ABILITY_BOX)
                    OFFER_IF(is_upgrade(c, g, L->next, card, L->points), ACT_TAKE_UPGRADE, card, ABILITY(card)->cost);
            }
            if (ANSWER.verb == ACT_DONE) break;
            L->card = ANSWER.a;
            ASK(LEAVES, L->next)
                for EACH_CARD(card, ABILITIES(g), ABILITY_DECK + L->next)
                    OFFER_IF(!ABILITY(card)->cost, ACT_LEAVE_OUT, card, L->card);
            L->points = (u8)(L->points - ABILITY(L->card)->cost);
            upgrade(c, g, L->next, L->card, ANSWER.a);
            refresh_hero(c, g, L->next);
            refresh_moments(c, g);
        }
        L->last = 0;
        L->left = (u8)min_int(AUGMENTS_MOST, COMIC(g->comic)->augments);
        while (L->left && any_gear(c, g, false, L->next, L->last)) { /* FF-D05 */
            ASK(AUGMENT, L->next) {
                for (int id = L->last + 1; id <= c->content->count[KIND_GEAR]; id++)
                    OFFER_IF(is_free_gear(c, g, (u8)id, false, L->next), ACT_TAKE_AUGMENT, id);
                OFFER(ACT_DONE);
            }
            if (ANSWER.verb == ACT_DONE) break;
            L->last = ANSWER.a;
            L->left--;
            g->hero[L->next].augment[first_empty(g->hero[L->next].augment, AUGMENTS_MOST)] = ANSWER.a;
            refresh_hero(c, g, L->next);
            refresh_moments(c, g);
            HAPPEN(EV_AUGMENTED, 346, L->next, g->hero[L->next].hero, ANSWER.a);
        }
    }
    L->left = (u8)min_int(ALLIES_MOST, COMIC(g->comic)->allies + aftermath_of(c, g).allies);
    while (L->left && any_gear(c, g, true, 0, 0)) {          /* FF-D06 */
        ASK(ALLY, 0) {
            OFFER(ACT_DONE);
            for (int id = 1; id <= c->content->count[KIND_GEAR]; id++)
                for (int h = 0; h < g->players; h++)
                    OFFER_IF(is_free_gear(c, g, (u8)id, true, h), ACT_TAKE_ALLY, id, g->hero[h].hero);
        }
        if (ANSWER.verb == ACT_DONE) break;
        L->left--;
        give_ally(c, g, hero_with_row(g, ANSWER.b), ANSWER.a);
        refresh_hero(c, g, hero_with_row(g, ANSWER.b));
        refresh_moments(c, g);
    }
    END
}
