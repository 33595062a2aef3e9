/* invariants.c: what is true of every state of Vigilante beyond what its description says; positions are held to it. */
#include "engine/field_access.h"
#include "procedures.h"

static int count_ids(const u8 *id, int n, u8 wanted)
{
    int count = 0;
    for (int i = 0; i < n; i++) count += id[i] == wanted;
    return count;
}

/* -- Cards --------------------------------------------------------------------------------- */

static const char *wrong_cards(struct context *c, const STATE *g)
{
    for (int pile = CITY_DECK; pile <= AGENCY_DISCARD; pile++)
        for EACH_CARD(card, CITY_CARDS(g), pile)
            if (CARD(card)->deck != (pile <= CITY_DISCARD ? CITY : AGENCY))
                return "a City card lies in the Agency Deck, or an Agency card in the City Deck";
    for (int pile = ATTACHED; pile < ATTACHED + PLAYERS * SLOTS; pile++)
        if (pile_count(CITY_CARDS(g), pile) > CAPACITY_MAX) return "a Hero carries too much Equipment";
    for EACH_CARD_IN(held, CITY_CARDS(g), ATTACHED, PLAYERS * SLOTS)
        if (CARD(held)->type != EQUIPMENT) return "a card that is no Equipment is attached";
    for EACH_CARD_IN(hero, HEROES(g), DEALT, HERO_PILES - DEALT)
        if (HERO(hero)->type == MERCENARY) return "a Mercenary is on a team";
    if (!g->fighting != (g->fighter == NOBODY)) return "fighter and fighting belong together";
    if (pile_count(VILLAINS(g), FIGHT) > 1) return "more than one Villain is fought";
    for EACH_CARD(villain, VILLAINS(g), FIGHT)
        if (villain != g->fighting) return "a Villain is fought by nobody";
    return NULL;
}

/* -- Events and lasting effects ------------------------------------------------------------ */

static const char *wrong_events(struct context *c, const STATE *g)
{
    if (g->track_count + g->bag_count > EVENT_TOKENS) return "there are too many Event tokens";
    for (int i = 0; i < EVENT_TOKENS; i++) {
        if (!g->track[i] != (i >= g->track_count)) return "track_count is not the number of tokens on the Event Track";
        if (!g->bag[i] != (i >= g->bag_count)) return "bag_count is not the number of tokens in the bag";
        if (i && i < g->track_count && TOKEN(g->track[i - 1])->number > TOKEN(g->track[i])->number)
            return "the Event Track is not sorted (VG-107)";
        if (i && i < g->bag_count && g->bag[i - 1] >= g->bag[i]) return "the bag is not sorted, or holds a token twice";
        u8 token = g->track[i];
        if (token && count_ids(g->track, g->track_count, token) + count_ids(g->bag, g->bag_count, token) != 1)
            return "an Event token is doubled";
    }
    return NULL;
}

static const char *wrong_lasting(const STATE *g)
{
    for (int i = 0; i < g->lasting_count; i++) {
        const struct lasting *l = &g->lasting[i];
        if (l->seat >= g->players || (l->slot >= SLOTS && l->slot != WHOLE_TEAM) || !l->until)
            return "a lasting effect concerns nobody, or ends never";
        if (l->amount < -LASTING_MOST || l->amount > LASTING_MOST) return "a lasting effect is too large";
    }
    return NULL;
}

/* -- Players ------------------------------------------------------------------------------- */

static const char *wrong_player(struct context *c, const STATE *g, seat s)
{
    const struct player *p = &g->player[s];
    int heroes = 0;
    if (s < g->players && g->city.start[CARD_PILES]) { /* Identities are dealt */
        if (!p->identity) return "a player has no Identity";
        if (memchr(p->token, 0, TOKENS)) return "an Allegiance token shows nothing";
        if (count_ids(p->token, TOKENS, IDENTITY(p->identity)->allegiance) != 2)
            return "two tokens show the true Allegiance (VG-046)";
    }
    for (seat o = 0; o < s; o++)
        if (g->player[o].colour == p->colour) return "two players have one colour (VG-031)";
    for (int i = 0; i < SLOTS; i++) {
        const struct slot *here = &p->slot[i];
        heroes += here->hero != 0;
        if (here->hero && copies_in(HEROES(g), TEAM + s, here->hero) != 1) return "a Hero of a slot is not on the team";
        if (!here->hero && (here->damage || card_count_attached(g, s, i)))
            return "damage or Equipment in an empty slot";
    }
    return heroes != team_count(g, s) ? "the team does not fill the slots" : NULL;
}

/* -- Frames -------------------------------------------------------------------------------- */

/* A lane whose seat has chosen holds a card that is there. */
static bool lane_sound(const STATE *g, seat s, bool starters)
{
    const struct frame *f = (const struct frame *)(const void *)lane_at(&g->head, s);
    if (starters && (pile_count(HEROES(g), DEALT + s) != 2 || open_slot(g, s) < 0)) return false; /* VG-039 */
    if (in_set(g->head.lanes, s)) return true;
    return starters ? has_card(HEROES(g), DEALT + s, LOCALS(starter, f)->kept)
                    : has_card(CITY_CARDS(g), HAND + s, LOCALS(exchange, f)->card);
}

static bool inventory_sound(const STATE *g, seat who, const struct inventory *L)
{
    for (int n = 0; n < SLOTS * CAPACITY_MAX; n++)
        if (in_set(L->taken[n / 8], n % 8) && n % CAPACITY_MAX >= card_count_attached(g, who, n / CAPACITY_MAX))
            return false;
    return true;
}

static bool payment_sound(struct context *c, const STATE *g, seat who, const struct recruit *L)
{
    for (int i = 0; i < L->count; i++) {
        u8 card = L->payment[i];
        if (copies_in(CITY_CARDS(g), HAND + who, card) < count_ids(L->payment, L->count, card)) return false;
    }
    return has_card(HEROES(g), MARKET, L->hero) && (HERO(L->hero)->type == MERCENARY || open_slot(g, who) >= 0);
}

/* Whether what a frame counts on is there. */
static bool frame_sound(struct context *c, const STATE *g, const struct frame *f)
{
    bool begins = f->step == 0;
    const u8 *drawn = LOCALS(choose_event, f)->drawn;
    seat partner = LOCALS(trade, f)->partner;
    switch ((enum procedure_number)f->proc) {
    case P_whole_game: return !begins || !g->hero.start[HERO_PILES];
    case P_choose_event:
        return begins || (memchr(g->bag, drawn[0], g->bag_count) && memchr(g->bag, drawn[1], EVENT_TOKENS));
    case P_turn: return f->step != STEP(turn, ACTION) || g->player[f->seat].actions;
    case P_recruit: return f->step != STEP(recruit, PAYMENT) || payment_sound(c, g, f->seat, LOCALS(recruit, f));
    case P_mercenary: return has_card(HEROES(g), begins ? MARKET : ASIDE, LOCALS(mercenary, f)->hero);
    case P_play_card: return has_card(CITY_CARDS(g), begins ? HAND + f->seat : PLAYED, LOCALS(play_card, f)->card);
    case P_fight:
        if (begins) return pile_count(VILLAINS(g), VILLAIN_DECK) > 0;
        if (f->step == STEP(fight, DEFEATS_DONE)) return g->fighter == NOBODY;
        return g->fighter == f->seat && pile_count(VILLAINS(g), FIGHT) == (f->step <= STEP(fight, HEROES_ATTACK));
    case P_inventory: return f->step != STEP(inventory, TAKE) || inventory_sound(g, f->seat, LOCALS(inventory, f));
    case P_trade: return partner != f->seat && hand_count(g, f->seat) && hand_count(g, partner);
    case P_discard: return begins || LOCALS(discard, f)->left;
    case P_hurt: return LOCALS(hurt, f)->hits >> g->players * SLOTS == 0;
    case P_scout: return begins || pile_count(VILLAINS(g), VILLAIN_DECK);
    case P_revive: case P_enlist: return begins || open_slot(g, f->seat) >= 0;
    case P_window: return LOCALS(window, f)->about != NOBODY || LOCALS(window, f)->moment == EVENT_SET_OFF;
    default: return true;
    }
}

/* Which lanes a frame on top waits for. */
static seats lanes_of(const STATE *g, const struct frame *f)
{
    if (f->proc == P_whole_game && f->step == STEP(whole_game, STARTERS_KEPT)) return all_seats(g->players);
    if (f->proc != P_trade || f->step != STEP(trade, BOTH_CHOSEN)) return 0;
    return only(f->seat) | only(LOCALS(trade, f)->partner);
}

static const char *wrong_frames(struct context *c, const STATE *g)
{
    const struct frame *f, *top = NULL;
    bool fights = false;
    for (int n = 0; (f = frame_number(c->game, g->head.stack, g->head.used, n)); n++, top = f) {
        if (!frame_sound(c, g, f)) return "a rule runs without what it needs";
        fights |= f->proc == P_fight;
    }
    if (!fights && g->fighter != NOBODY) return "a Villain is fought outside of a fight";
    if (g->head.forked != (top ? lanes_of(g, top) : 0)) return "the wrong players choose at once";
    for EACH_SEAT(s, g->head.forked)
        if (!lane_sound(g, s, top->proc == P_whole_game)) return "somebody chooses a card that is not there";
    return NULL;
}

const char *find_fault(struct context *c, const void *state)
{
    const STATE *g = state;
    const char *what;
    if (!g->scenario || SCENARIO(g->scenario)->players != g->players)
        return "the scenario is for another number of players (VG-001)";
    if (g->options & ~(MERCENARIES | FIRST_GAME)) return "options";
    if (g->round > SCENARIO(g->scenario)->rounds) return "the scenario has fewer rounds";
    if ((what = wrong_cards(c, g)) || (what = wrong_events(c, g)) || (what = wrong_lasting(g))) return what;
    for (seat s = 0; s < PLAYERS; s++)
        if ((what = wrong_player(c, g, s))) return what;
    return wrong_frames(c, g);
}
