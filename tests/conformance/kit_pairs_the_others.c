/* kit_pairs_the_others.c: pairs of The Others, row by row from the ledger's table "Hidden information". */
#include "games/the-others/procedures.h"
#include "kit_pairs.h"

#define G(p) ((STATE *)(void *)(p)->state)
#define ROW(p, type, kind, id) ((const struct type *)(const void *)content_row(&(p)->content, kind, (id)))

static bool seen_by(seats known, seat who) { return known == EVERYBODY || has_seat(known, who); }

/* A pile with an order: cards in it that `who` has not seen may be any other cards that it has not seen. */
static void add_pile(struct places *cards, struct cards k, int pile, seat who)
{
    for (int i = k.start[pile]; i < k.start[pile + 1]; i++)
        if (!seen_by(k.known[i], who)) places_add(cards, &k.id[i]);
}

/* Which other seats know a hidden face is hidden too. `but`: a seat that must know it by the rules. */
static void change_known(struct play *p, struct cards k, int pile, seat who, seat but, struct random *luck)
{
    for (int i = k.start[pile]; i < k.start[pile + 1]; i++)
        for (seat o = 0; o < G(p)->players; o++)
            if (o != who && o != but && !seen_by(k.known[i], who) && random_below(luck, 8) == 0) k.known[i] ^= only(o);
}

/* -- Sin cards ---------------------------------------------------------------------------------------------- */

/* "Sin hand, contents: Sins Player only." "Sin deck order: nobody." "Number of cards: public." */
static void change_sin_cards(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    struct places cards = {.count = 0};
    add_pile(&cards, SIN_DECK_OF(g), SIN_DECK, who);
    if (who != g->sins) add_pile(&cards, SIN_DECK_OF(g), SIN_HAND, who);
    places_mix(&cards, luck);
    change_known(p, SIN_DECK_OF(g), SIN_HAND, who, g->sins, luck);
}

/* The order of the cards in a hand carries no information. */
static void reorder(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    int from = g->sin.start[SIN_HAND];
    if (who != g->sins)
        random_shuffle(luck, g->sin.id + from, g->sin.known + from, pile_count(SIN_DECK_OF(g), SIN_HAND));
}

/* -- Apocalypse cards, Upgrades ------------------------------------------------------------------------------ */

/* "Apocalypse deck order: nobody." "The 2 drawn Apocalypse cards: Sins Player." "The Apocalypse card put at the
 * bottom: Sins Player knows it." "Upgrade deck order: nobody; cards put at the bottom are known." */
static void change_decks(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    struct places apocalypse = {.count = 0}, upgrades = {.count = 0};
    add_pile(&apocalypse, APOCALYPSE_OF(g), APOCALYPSE_DECK, who);
    if (who != g->sins) add_pile(&apocalypse, APOCALYPSE_OF(g), OFFERED, who);
    places_mix(&apocalypse, luck);
    change_known(p, APOCALYPSE_OF(g), APOCALYPSE_DECK, who, NOBODY, luck);
    change_known(p, APOCALYPSE_OF(g), OFFERED, who, g->sins, luck);
    add_pile(&upgrades, UPGRADES_OF(g), UPGRADE_DECK, who);
    places_mix(&upgrades, luck);
}

/* -- Dark Pasts ----------------------------------------------------------------------------------------------- */

/* OT-296, OT-297: cards 1, 3, 5 and with four Heroes 6 are those of the starting Heroes, the others the Reserve's. */
static bool is_for_starters(struct play *p, int id)
{
    int number = ROW(p, dark_past_row, KIND_DARK_PAST, id)->number;
    return number == 1 || number == 3 || number == 5 || (number == 6 && G(p)->heroes == 4);
}

/* "Dark Past cards on Heroes, unrevealed: Sins Player only." "Of a Hero who died unrevealed: Sins Player only."
 * "Revealed or discarded: public." While they are being dealt, one that is not dealt yet may also lie there. */
static void change_dark_pasts(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    if (who == g->sins) return;
    for (int starters = 0; starters < 2; starters++) {
        u8 card[TEAM];
        int n = 0;
        for (int id = 1; id <= p->content.count[KIND_DARK_PAST]; id++) {
            bool revealed = false;
            for (int i = 0; i < TEAM; i++)
                revealed |= g->agent[i].dark_past_known == EVERYBODY && g->agent[i].dark_past == id;
            if (!revealed && is_for_starters(p, id) == starters) card[n++] = (u8)id;
        }
        random_shuffle(luck, card, NULL, n);
        for (int i = 0; i < TEAM; i++)
            if (g->agent[i].dark_past && g->agent[i].dark_past_known != EVERYBODY && g->agent[i].started == starters) {
                assert_true(n > 0);
                g->agent[i].dark_past = card[--n];
            }
    }
}

/* -- Face-down tokens --------------------------------------------------------------------------------------------- */

/* "Face-down Exploration tokens: nobody until turned up (unless the Story lets the Sins Player place them)." "Make-up
 * of the Story's pool: public": what lies there is what the pool still holds (OT-S22). */
static void change_tokens(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    bool placed_by_sins = g->story && ROW(p, story_row, KIND_STORY, g->story)->sins_hide;
    if (placed_by_sins && who == g->sins) return;
    u8 pool[256];
    int n = 0;
    for (u8 t = 0; t < TOKENS; t++)
        for (int k = 0; k < g->hidden_left[t]; k++) pool[n++] = (u8)(T_FIRST + t);
    random_shuffle(luck, pool, NULL, n);
    for (int i = 0; i < HIDDEN_TOKENS; i++)
        if (g->hidden_at[i] && g->hidden[i]) { /* 0: not laid yet */
            assert_true(n > 0);
            g->hidden[i] = pool[--n];
        }
}

/* -- Wishes ------------------------------------------------------------------------------------------------------- */

/* OT-D07, chosen by all at once: nobody sees what another seat wishes before all have chosen. */
static void change_wishes(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    for (seat s = 0; s < g->players; s++) {
        struct frame *lane = kit_lane(p, s);
        if (!lane || s == who || lane->proc != P_wish) continue;
        struct wish *wish = (struct wish *)(void *)lane->local;
        for (int n = 0; n < wish->count; n++) {
            int agent = (int)random_below(luck, TEAM);
            u8 hero = random_below(luck, 3) && g->agent[agent].status == RESERVE ? g->agent[agent].hero : 0;
            for (int k = 0; k < n; k++)
                if (wish->hero[k] == hero) hero = 0; /* one at random may be wished for twice */
            wish->hero[n] = hero;
        }
    }
}

static bool change(struct play *p, seat who, struct random *luck)
{
    if (random_below(luck, 8) == 0) {
        reorder(p, who, luck); /* nearly every answer is possible in both */
        return false;
    }
    change_sin_cards(p, who, luck);
    change_decks(p, who, luck);
    change_dark_pasts(p, who, luck);
    change_tokens(p, who, luck);
    change_wishes(p, who, luck);
    return false;
}

/* What comes to light by the table. Dice and lots are public; they differ only with another generator. */
static bool reveals(const struct event *e, seat who, bool luck)
{
    switch ((enum event_kind)e->kind) {
    case EV_CARD_PLAYED:     /* "the card in front of the Sins Player: public" */
    case EV_REVEALED:        /* "the chosen one then public" */
    case EV_REFILLED:        /* "Upgrade Inventory: public" */
    case EV_TURNED_UP:       /* "until turned up" */
    case EV_DARK_PAST:       /* "revealed Dark Past cards: public" */
    case EV_HERO_TAKEN: case EV_DRAWN_LOTS: /* the wishes are granted */
        return true;
    case EV_CARD_DRAWN: case EV_APOCALYPSE_SEEN:
        return e->who == who;
    case EV_SINS_PLAYER: case EV_SIN: case EV_ACOLYTES: case EV_SET_UP:
    case EV_FIRE_CHECK: case EV_CORRUPTION_CHECK: case EV_PACE:
    case EV_HERO_ROLL: case EV_HERO_ROLL_MORE: case EV_SIN_ROLL: case EV_CLEANSE_ROLL:
        return luck;
    default:
        return false;
    }
}

/* OT-D07 (before all have wished), OT-D09, and what the Sins Player hides (OT-S22). */
static bool secret(struct play *p, struct action one, struct action other)
{
    (void)p;
    bool wishes = one.verb == ACT_WISH || one.verb == ACT_WISH_RANDOM;
    if (wishes) return other.verb == ACT_WISH || other.verb == ACT_WISH_RANDOM;
    return one.verb == other.verb && one.b == other.b && (one.verb == ACT_GIVE_DARK_PAST || one.verb == ACT_HIDE_TOKEN);
}

const struct pair_maker pairs_the_others = {"the-others", change, reveals, secret};
