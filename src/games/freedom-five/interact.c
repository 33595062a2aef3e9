/* interact.c: the Interact Action: Anarchy, Mastermind, Bystander and Quest tokens, Freedom Tower (9.8, 20, 26, 27). */
#include "procedures.h"

/* -- What there is ------------------------------------------------------------------------------------------------ */

/* Tokens that only a quiet Location lets one reach (FF-104, FF-S38). */
static bool is_quiet(const STATE *g, int location)
{
    return !anarchy_at(g, location) && !(location == HQ && tower_cards(g));
}

bool can_interact(struct context *c, const STATE *g, int hero)
{
    int at = g->hero[hero].at;
    (void)c;
    if (henchmen_at(g, at)) return false;                    /* FF-102 */
    if (anarchy_at(g, at) || tokens_at(g, at) || (at == HQ && tower_cards(g))) return true; /* FF-103 */
    return is_quiet(g, at) && (g->bystanders[at] || in_set(g->quest, at));
}

void offer_interactions(struct context *c, const STATE *g, int hero)
{
    int at = g->hero[hero].at;
    bool crowded = henchmen_at(g, at) > 0;
    if (crowded && !wants_reasons(c)) return;
    static const char crowd[] = "Henchmen are in the Location", unrest[] = "there is Anarchy in the Location";
    for (int k = 0; k < ALL_COLOURS; k++)
        if (g->unrest[UNREST_AT(at, k)]) OFFER_OR(!crowded, 102, crowd, ACT_INTERACT_ANARCHY, k, at);
    if (tokens_at(g, at)) OFFER_OR(!crowded, 102, crowd, ACT_INTERACT_TOKEN, at);
    if (at == HQ && pile_count(TOWERS(g), TOWER_DOWN)) OFFER_OR(!crowded, 102, crowd, ACT_INTERACT_HIDDEN, at);
    if (at == HQ)
        for EACH_CARD(card, TOWERS(g), TOWER_UP) OFFER_OR(!crowded, 102, crowd, ACT_INTERACT_TOWER, card, at);
    bool quiet = is_quiet(g, at) && !crowded;
    const char *why = crowded ? crowd : unrest;
    rule_number rule = crowded ? 102 : 104;
    if (g->bystanders[at]) OFFER_OR(quiet, rule, why, ACT_INTERACT_BYSTANDER, at);
    if (in_set(g->quest, at)) OFFER_OR(quiet, rule, why, ACT_INTERACT_QUEST, at);
}

struct interact interaction_of(const STATE *g, int hero, struct action answer)
{
    struct interact what = {.hero = (u8)hero, .location = g->hero[hero].at, .token = NOWHERE};
    switch (answer.verb) {
    case ACT_INTERACT_ANARCHY: what.what = INTERACT_ANARCHY, what.about = answer.a; break;
    case ACT_INTERACT_TOKEN: what.what = INTERACT_TOKEN; break;
    case ACT_INTERACT_BYSTANDER: what.what = INTERACT_BYSTANDER; break;
    case ACT_INTERACT_QUEST: what.what = INTERACT_QUEST; break;
    case ACT_INTERACT_TOWER: what.what = INTERACT_TOWER, what.about = answer.a; break;
    default: what.what = INTERACT_TOWER;
    }
    return what;
}

/* -- Anarchy ------------------------------------------------------------------------------------------------------ */

static int find_anarchy(struct context *c, const STATE *g, int colour)
{
    for (int i = 0; i < pile_count(ANARCHIES(g), ANARCHY_DECK); i++)
        if (ANARCHY(card_at(ANARCHIES(g), ANARCHY_DECK, i))->test.colour == colour) return i;
    return -1;
}

/* The first card of the colour; those passed over go to the bottom in random order, unseen (FF-255, FF-S45). */
static u8 search_anarchy(struct context *c, STATE *g, int colour)
{
    struct cards k = ANARCHIES(g);
    int at = find_anarchy(c, g, colour);
    if (at < 0) {
        int n = pile_count(k, ANARCHY_DISCARD);
        cards_move_all(k, ANARCHY_DISCARD, ANARCHY_DECK, 0);
        cards_shuffle(c, k, ANARCHY_DECK);
        HAPPEN(EV_SHUFFLED, RULING_(45), NOBODY, DECK_ANARCHY, n);
        at = find_anarchy(c, g, colour);
        if (at < 0) return 0;
    }
    u8 card = card_move(k, ANARCHY_DECK, at, ANARCHY_SHOWN, EVERYBODY);
    for (; at > 0; at--) card_move(k, ANARCHY_DECK, pick(c, at), ANARCHY_DECK, 0);
    renew_shared(c, g, DECK_ANARCHY);
    HAPPEN(EV_ANARCHY_CARD, 255, NOBODY, card, colour);
    return card;
}

/* -- Mastermind tokens -------------------------------------------------------------------------------------------- */

/* Turns one token of the Location over (FF-325): they look alike. */
static void turn_token(struct context *c, STATE *g, struct interact *L)
{
    for (u8 t = 0; t < MASTERMIND_TOKENS; t++)
        if (g->token_at[t] == L->location) L->token = t;
    L->number = g->token[L->token];
    HAPPEN(EV_TOKEN_SHOWN, 325, L->hero, L->number, L->location);
    L->card = CHAPTER(g->chapter)->event[L->number - 1];
    if (!L->card) return;
    g->seen_events |= (u8)bit(L->number - 1);                /* FF-044 */
    HAPPEN(EV_EVENT, 325, L->hero, L->card, L->number, L->card);
}

/* The colour of a Mastermind Event's test: that of the Mastermind, or the Hero's choice. */
static u8 event_colour(struct context *c, const STATE *g, const struct event_of_row *event)
{
    int boss = mastermind_of(c, g);
    if (event->test.colour < COLOURS && !event->hero_chooses) return event->test.colour;
    return event->hero_chooses || boss == NOWHERE ? PURPLE : (u8)boss;
}

static bool put_token_back(struct context *c, STATE *g, const struct interact *L)
{
    if (g->token_at[L->token] == L->location && !(L->card && EVENT(L->card)->keeps_token))
        return_token(c, g, L->token, 326);
    g->resolved = (u8)min_int(g->resolved + 1, 99);
    return settle(c, g);
}

/* -- Bystanders, Quests, the Tower -------------------------------------------------------------------------------- */

static void rescue(struct context *c, STATE *g, struct interact *L)
{
    L->card = draw_shared(c, g, DECK_BYSTANDER, BYSTANDER_HELD + L->hero); /* FF-205 */
    if (g->bystanders[L->location]) {
        g->bystanders[L->location]--;
        g->bystanders[0]++;                                  /* FF-206 */
    }
    if (L->card) HAPPEN(EV_RESCUED, 206, L->hero, g->hero[L->hero].hero, L->card, L->location);
    else HAPPEN(EV_NOBODY_RESCUED, RULING_(36), L->hero, g->hero[L->hero].hero, L->location);
}

static bool claim(struct context *c, STATE *g, const struct interact *L)
{
    if (!in_set(g->quest, L->location)) return false;
    g->quest &= ~bit(L->location);
    g->claimed++;
    HAPPEN(EV_CLAIMED, 109, L->hero, g->hero[L->hero].hero, L->location, g->claimed);
    if (!g->quest && CHAPTER(g->chapter)->quest == SIDE_QUEST) { /* FF-355 */
        g->quest_won = true;
        HAPPEN(EV_QUEST_WON, 355, L->hero, g->chapter);
    }
    return settle(c, g);
}

static void show_tower_card(struct context *c, STATE *g, struct interact *L)
{
    L->card = L->about;
    if (!L->card) L->card = card_draw(TOWERS(g), TOWER_DOWN, TOWER_UP, EVERYBODY);
    if (L->card) HAPPEN(EV_TOWER_SHOWN, 264, L->hero, L->card);
}

static bool clear_tower_card(struct context *c, STATE *g, const struct interact *L)
{
    if (!has_card(TOWERS(g), TOWER_UP, L->card)) return false;
    card_shown(TOWERS(g), TOWER_UP, L->card, TOWER_DISCARD);
    HAPPEN(EV_TOWER_GONE, 264, L->hero, L->card, tower_cards(g));
    return settle(c, g);
}

/* -- The Action --------------------------------------------------------------------------------------------------- */

/* The test of the card, Event or Quest at hand. */
static struct attribute_test test_of(struct context *c, const STATE *g, const struct interact *L)
{
    struct test test = {0};
    switch (L->what) {
    case INTERACT_ANARCHY: case INTERACT_TOWER: test = ANARCHY(L->card)->test; break; /* FF-257 */
    case INTERACT_TOKEN:
        test = EVENT(L->card)->test;
        test.colour = event_colour(c, g, EVENT(L->card));
        break;
    case INTERACT_QUEST:
        test = CHAPTER(L->card)->quest_test;
        if (test.colour >= COLOURS) test.colour = LOCATION(L->location)->colour;
        break;
    }
    return (struct attribute_test){.hero = L->hero, .colour = test.colour, .dice = test.dice, .need = test.successes,
                                   .reg = NOWHERE};
}

/* What follows it: reward or success, penalty or failure. */
static struct effect outcome_of(const struct interact *L)
{
    switch (L->what) {
    case INTERACT_TOKEN:
        return effect_at(KIND_EVENT, L->card, L->passed ? PART_SUCCESS : PART_FAILURE, NOWHERE, L->hero, L->location,
                         L->colour);
    case INTERACT_QUEST:
        return effect_at(KIND_CHAPTER, L->card, PART_FAILURE, NOWHERE, L->hero, L->location, L->colour);
    case INTERACT_BYSTANDER:
        return effect_at(KIND_BYSTANDER, L->card, PART_EFFECT, NOWHERE, L->hero, L->location, NOWHERE);
    default:
        return effect_at(KIND_ANARCHY, L->card, L->passed ? PART_REWARD : PART_PENALTY, NOWHERE, L->hero, L->location,
                         L->colour);
    }
}

static bool has_outcome(struct context *c, const struct interact *L)
{
    struct effect e = outcome_of(L);
    return L->card && !(L->what == INTERACT_QUEST && L->passed) && effect_code(c, &e).length;
}

/* What changes in the city when all is told. */
static bool finish(struct context *c, STATE *g, struct interact *L)
{
    switch (L->what) {
    case INTERACT_ANARCHY:
        if (has_card(ANARCHIES(g), ANARCHY_SHOWN, L->card)) {
            card_shown(ANARCHIES(g), ANARCHY_SHOWN, L->card, ANARCHY_DISCARD); /* FF-260 */
            renew_shared(c, g, DECK_ANARCHY);
        }
        return L->passed ? remove_anarchy(c, g, L->location, L->about, 258) : false; /* FF-259 */
    case INTERACT_TOKEN: return put_token_back(c, g, L);
    case INTERACT_QUEST: return L->passed ? claim(c, g, L) : false; /* FF-S125 */
    case INTERACT_TOWER: return L->passed ? clear_tower_card(c, g, L) : false; /* FF-S71 */
    default: return settle(c, g);
    }
}

/* Takes the card or token at hand; false: there is none. */
static bool prepare(struct context *c, STATE *g, struct interact *L)
{
    switch (L->what) {
    case INTERACT_ANARCHY: L->card = search_anarchy(c, g, L->colour); break;
    case INTERACT_TOKEN: turn_token(c, g, L); return true;
    case INTERACT_BYSTANDER: rescue(c, g, L); break;
    case INTERACT_QUEST: L->card = g->chapter; break;
    case INTERACT_TOWER: show_tower_card(c, g, L); break;
    }
    return L->card != 0;
}

PROC(interact)
{
    BEGIN(interact)
    if (L->what == INTERACT_ANY) {                           /* FF-S131 */
        if (!can_interact(c, g, L->hero)) END
        ASK(WHICH, L->hero) offer_interactions(c, g, L->hero);
        *L = interaction_of(g, L->hero, ANSWER);
    }
    L->colour = L->what == INTERACT_ANARCHY ? L->about : 0;
    if (L->colour == PURPLE) {                               /* FF-256, FF-S46 */
        ASK(COLOUR, L->hero)
            for (int k = 0; k < COLOURS; k++) OFFER(ACT_COLOUR, k);
        L->colour = ANSWER.a;
    }
    if (!prepare(c, g, L)) END
    if (L->what != INTERACT_BYSTANDER && L->card) {
        L->colour = test_of(c, g, L).colour;
        CALL_WITH(TESTED, L->hero, attribute_test, test_of(c, g, L));
        L->passed = RESULT > 0;
    }
    if (has_outcome(c, L)) CALL_WITH(RESOLVED, L->hero, effect, outcome_of(L));
    DOING(FINISHED, finish(c, g, L));
    if (L->what == INTERACT_BYSTANDER) DOING(TOLD, AT_MOMENT(ON_RESCUED, L->hero, L->location));
    END
}
