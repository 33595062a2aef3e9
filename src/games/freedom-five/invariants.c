/* invariants.c: what is wrong with a position of Freedom Five. */
#include "invariants.h"

/* -- The city ----------------------------------------------------------------------------------------------------- */

static const char *city_fault(struct context *c, const STATE *g)
{
    (void)c;
    int anarchy = g->pool[PURPLE], bystanders = 0;
    for (int l = 1; l <= LOCATIONS; l++) {
        WRONG(henchmen_at(g, l) > CROWD, "more than 3 Henchmen are in a Location (FF-229)");
        anarchy += anarchy_at(g, l);
    }
    WRONG(henchmen_at(g, 0) || anarchy_at(g, 0), "Henchmen or Anarchy are in no Location");
    for (int k = 0; k < COLOURS; k++) {
        int n = g->supply[k] + g->villain[k].henchmen;
        for (int l = 1; l <= LOCATIONS; l++) n += g->crowd[CROWD_AT(l, k)];
        WRONG(n != HENCHMEN, "there are 17 Henchmen of each colour (FF-007)");
        anarchy += g->pool[k];
    }
    for (int l = 0; l <= LOCATIONS; l++) bystanders += g->bystanders[l];
    WRONG(bystanders != BYSTANDER_TOKENS, "there are 7 Bystander tokens (FF-011)");
    WRONG(anarchy > 16, "there are 16 Anarchy tokens (FF-008)");
    WRONG(g->quest & ~(u32)(0x7FFFFFFE), "a Quest token is in no Location");
    u8 numbers = 0;
    for (int t = 0; t < MASTERMIND_TOKENS; t++) {
        WRONG(g->token[t] < 1 || g->token[t] > MASTERMIND_TOKENS, "Mastermind tokens have the numbers 1 to 5 (FF-010)");
        numbers |= (u8)bit(g->token[t] - 1);
    }
    WRONG(numbers != 0x1F, "each Mastermind token has another number (FF-010)");
    return NULL;
}

/* -- Heroes ------------------------------------------------------------------------------------------------------- */

static const char *hero_fault(struct context *c, const STATE *g, int hero)
{
    const struct hero *h = &g->hero[hero];
    WRONG(!h->hero, "somebody plays no Hero (FF-001)");
    WRONG(!h->at, "a Hero is nowhere");
    for (int other = 0; other < hero; other++) WRONG(g->hero[other].hero == h->hero, "a Hero is there twice (FF-001)");
    WRONG(h->available + h->exhausted + h->damage[COLOURS] != ACTION_TOKENS, "a Hero has 5 Action tokens (FF-026)");
    WRONG(damage_of(h) > KNOCK_OUT, "a Hero has more than 5 Damage tokens (FF-224)");
    for (int slot = 0; slot < SPECIAL_SLOTS; slot++)
        WRONG(pile_count(SPECIALS(g), special_pile(hero, slot)) > 1, "a slot holds one Special card (FF-172)");
    WRONG(pile_count(JUSTICES(g), JUSTICE_ACTIVE + hero) > 1, "a Hero has one active Justice card (FF-193)");
    WRONG(pile_count(TASKS(g), TASK_LEFT + hero) > 1 || pile_count(TASKS(g), TASK_RIGHT + hero) > 1,
          "two slots are covered by one Personal Task (FF-181)");
    for (int p = 0; p < ABILITY_PLAYED; p += HEROES)
        for EACH_CARD(card, ABILITIES(g), p + hero)
            WRONG(ABILITY(card)->hero != h->hero, "an Ability card lies with another Hero");
    for (int p = 0; p < TASK_PILES; p += HEROES)
        for EACH_CARD(card, TASKS(g), p + hero) WRONG(TASK(card)->hero != h->hero, "a Task lies with another Hero");
    for (int k = 0; k < AUGMENTS_MOST; k++)
        WRONG(h->augment[k] && GEAR(h->augment[k])->ally, "an Ally is taken for an Augment");
    for (int k = 0; k < ALLIES_MOST; k++)
        WRONG(h->ally[k] && !GEAR(h->ally[k])->ally, "an Augment is taken for an Ally");
    return NULL;
}

static const char *bag_fault(const STATE *g)
{
    static const u8 damage[DAMAGE_KINDS] = {3, 3, 3, 3, 8};  /* FF-S08 */
    for (int k = 0; k < DAMAGE_KINDS; k++) {
        int n = g->bag[k];
        for (int h = 0; h < HEROES; h++) n += g->hero[h].damage[k];
        WRONG(n != damage[k], "there are 20 Hero Damage tokens: 3 of each colour, 8 of the action type (FF-S08)");
    }
    return NULL;
}

/* -- Villains and the story --------------------------------------------------------------------------------------- */

static const char *story_fault(struct context *c, const STATE *g)
{
    int bosses = 0;
    for (int k = 0; k < COLOURS; k++) {
        const struct villain *v = &g->villain[k];
        WRONG(v->villain && VILLAIN(v->villain)->colour != k, "a Villain is in another's place (FF-268)");
        WRONG(!v->villain && (v->at || v->damage || v->henchmen || v->defeated || v->beaten),
              "there is no such Villain");
        WRONG(v->defeated && v->at, "a defeated Villain is in the city (FF-303)");
        bosses += VILLAIN(v->villain)->mastermind;
    }
    WRONG(bosses > 1, "there are two Masterminds (FF-269)");
    WRONG(g->weakened >> COLOURS, "a colour is weakened that is none (FF-308)");
    WRONG(g->chapter ? !is_chapter_of(c, g, g->chapter) : g->phase != SET_UP, "the Chapter is none of the Comic's (FF-041)");
    WRONG(g->active >= g->players || g->first >= g->players, "nobody's turn");
    WRONG(g->plots >> (TRACK_END + 1) || g->plots & 1, "a Plot token is off the track (FF-012)");
    return NULL;
}

/* Which moments count follows from Heroes, Villains, Chapter and cards: damage relies on it. A view has held hands of
 * others without their cards, and their moments are those of the deck. */
static const char *moments_fault(struct context *c, const STATE *g)
{
    STATE right = *g;
    right.dealt = moments_of_decks(c);
    refresh_moments(c, &right);
    for (int h = 0; h < g->players; h++) {
        refresh_hand(c, &right, h);
        WRONG(right.hero[h].hand_mask != g->hero[h].hand_mask,
              "the moments that a hand waits for are not those of its cards");
    }
    WRONG(right.awaited != g->awaited || right.dealt != g->dealt || right.acting != g->acting,
          "the moments that are waited for are not those of the table");
    return NULL;
}

/* -- All of it ---------------------------------------------------------------------------------------------------- */

const char *find_fault(struct context *c, const void *state)
{
    const STATE *g = state;
    const char *wrong = NULL;
    WRONG(g->players < 1 || g->players > HEROES, "there are 1 to 5 players (FF-001)");
    WRONG(!g->comic || !COMIC(g->comic)->chapter[0], "there is no Scenario Comic");
    if (is_being_set_up(g)) return setup_fault_of(g);
    for (int h = 0; h < g->players && !wrong; h++) wrong = hero_fault(c, g, h);
    if (!wrong) wrong = city_fault(c, g);
    if (!wrong) wrong = bag_fault(g);
    if (!wrong) wrong = story_fault(c, g);
    if (!wrong) wrong = moments_fault(c, g);
    return wrong ? wrong : stack_fault(c, g);
}
