/* strategy.c: the game turn (chapter 5) and the Strategy phase (chapters 6 and 7): cards are placed, then turned up. */
#include "procedures.h"

/* -- Laying ------------------------------------------------------------------------------------------------------- */

static void lay_power(struct context *c, STATE *g, int hero, u8 card, bool right)
{
    int to = (right ? POWER_RIGHT : POWER_LEFT) + hero;
    card_move(POWERS(g), POWER_HAND + hero, card_find(POWERS(g), POWER_HAND + hero, card), to, EVERYBODY);
    if (!right) refresh_left(c, g, hero, card);
}

/* Card 0: a Wound without text (GC-S43). */
static void lay_wound(STATE *g, int hero, u8 card)
{
    struct guardian *h = &g->guardian[hero];
    if (!card) {
        h->plain_wounds--;
        h->plain_played = true;
        return;
    }
    int at = card_find(WOUNDS(g), WOUND_HAND + hero, card);
    card_move(WOUNDS(g), WOUND_HAND + hero, at, WOUND_RIGHT + hero, EVERYBODY);
}

/* Face down it stays in the hand pile; all see that it lies there, on which side and its back (GC-S34). */
static void lay_down(struct context *c, STATE *g, int hero, int slot, u8 card, u8 how)
{
    struct guardian *h = &g->guardian[hero];
    bool wound = how & PLAN_WOUND, right = how & PLAN_RIGHT;
    u8 rank = wound ? NORMAL : POWER(card)->rank;
    h->lies[slot] = (u8)(LIES | (right ? LIES_RIGHT : 0) | (rank == ROOKIE ? LIES_ROOKIE : 0) |
                         (rank == VETERAN ? LIES_VETERAN : 0));
    h->down[slot] = wound ? 0 : card;
    h->down_wound[slot] = wound ? card : 0;
    h->down_known[slot] = h->down_wound_known[slot] = patrol_seats(g);
}

static void lay_hero(struct context *c, STATE *g, int hero, const struct plan *plan)
{
    for (int k = 0; k < 2; k++) {
        u8 card = plan->card[2 * hero + k], how = plan->how[2 * hero + k];
        if (!card && !(how & PLAN_WOUND)) break;
        if (how & PLAN_DOWN) lay_down(c, g, hero, k, card, how);
        else if (how & PLAN_WOUND) lay_wound(g, hero, card);
        else lay_power(c, g, hero, card, how & PLAN_RIGHT);
    }
}

/* An Event lies on a Villain card, face up or down (GC-086, GC-087). */
static void lay_event(STATE *g, int from, u8 event, int card, bool down)
{
    if (down) card_move(EVENTS(g), from, card_find(EVENTS(g), from, event), EVENT_ON + card, only(g->skarov));
    else card_shown(EVENTS(g), from, event, EVENT_ON + card);
}

/* -- The lane: what a seat places --------------------------------------------------------------------------------- */

static bool has_technique(const struct power_row *p)
{
    static const i8 none[STATS];
    return memcmp(p->bonus, none, sizeof none) != 0;
}

/* Cards of a Hero's hand with the sides that they allow (GC-072 to GC-075, GC-S112), face up or down (GC-077). */
static void offer_powers(struct context *c, const STATE *g, const struct plan *L, int hero)
{
    struct action *option = options_begin(c, 4 * pile_count(POWERS(g), POWER_HAND + hero));
    const u8 planned = L->count && !(L->how[2 * hero] & PLAN_WOUND) ? L->card[2 * hero] : 0;
    for EACH_CARD(card, POWERS(g), POWER_HAND + hero) {
        const struct power_row *p = POWER(card);
        const bool free = card != planned, left = free & (p->symbol != NO_POWER), right = free & has_technique(p);
        const u32 up = option_piece(ACT_PLACE, (struct operands){card}), down = up + THIRD_THING(1);
        note_piece(option, up), option += left;
        note_piece(option, up + SECOND_THING(1)), option += right;
        note_piece(option, down), option += left;
        note_piece(option, down + SECOND_THING(1)), option += right;
        if (c->glance && option > c->option + 1) break;
    }
    options_end(c, option);
}

/* Sides that a card does not have, what is placed already, and what was played in turns before. */
static void refuse_powers(struct context *c, const STATE *g, const struct plan *L, int hero)
{
    const u8 planned = L->count && !(L->how[2 * hero] & PLAN_WOUND) ? L->card[2 * hero] : 0;
    for EACH_CARD(card, POWERS(g), POWER_HAND + hero) {
        const struct power_row *p = POWER(card);
        const bool weakness = p->symbol == S_WEAKNESS, power = p->symbol != NO_POWER, technique = has_technique(p);
        if (card == planned) REFUSE(ACT_PLACE, 73, "it is placed already", card, !(L->how[2 * hero] & PLAN_RIGHT));
        else if (!power) REFUSE(ACT_PLACE, 74, "it has no Special Power", card, false);
        else if (!technique) REFUSE(ACT_PLACE, weakness ? 220 : 74, "it has no Secret Technique", card, true);
    }
    for EACH_CARD(card, POWERS(g), POWER_DISCARD + hero)
        REFUSE(ACT_PLACE, 213, "it lies in the discard pile", card, POWER(card)->symbol == NO_POWER);
}

/* At most one Wound a turn (GC-071, GC-224 to GC-226, GC-S44, GC-S45). */
static void offer_wounds(struct context *c, const STATE *g, const struct plan *L, int hero)
{
    bool wounded = L->count && L->how[2 * hero] & PLAN_WOUND;
    for EACH_KIND(wound, WOUNDS(g), WOUND_HAND + hero)
        for (int down = 0; down < 2; down++) {
            if (wounded) REFUSE(ACT_PLACE_WOUND, 226, "only one Wound can be played in a turn", wound, down);
            else OFFER(ACT_PLACE_WOUND, wound, down);
        }
    for (int down = 0; g->guardian[hero].plain_wounds && down < 2; down++) /* GC-S43 */
        OFFER_OR(!wounded, 226, "only one Wound can be played in a turn", ACT_PLACE_PLAIN, down);
}

/* How many copies of an Event Skarov has planned. */
static int copies_planned(const struct plan *L, u8 event)
{
    int n = 0;
    for (int i = 0; i < L->count; i++) n += L->card[i] == event;
    return n;
}

/* On which Villain cards Secret Techniques may lie (GC-S36). */
static u8 open_villains(const STATE *g)
{
    u32 set = 0;
    for (int card = 0; card < CARDS_OF_VILLAINS; card++)
        set |= (u32)((g->card[card].villain != 0) & !g->card[card].out) << card;
    return (u8)set;
}

static void offer_event_places(struct context *c, const STATE *g, u8 event, u8 villains)
{
    struct action *option = options_begin(c, 2 * CARDS_OF_VILLAINS);
    const u32 up = option_piece(ACT_PLACE_EVENT, (struct operands){event});
    for EACH_BIT(card, villains) {
        const u32 place = up + (u32)SECOND_THING(g->card[card].villain);
        note_piece(option++, place);
        note_piece(option++, place + THIRD_THING(1));        /* face down */
    }
    options_end(c, option);
}

/* An Event helps nobody who has been eliminated, and none is placed twice (GC-231). */
static void refuse_event_places(struct context *c, const STATE *g, const struct plan *L)
{
    for EACH_KIND(event, EVENTS(g), EVENT_HAND)
        for (int card = 0; card < CARDS_OF_VILLAINS; card++) {
            const u8 villain = g->card[card].villain;
            if (!villain) continue;
            if (g->card[card].out)
                REFUSE(ACT_PLACE_EVENT, RULING_(36), "the Villain has been eliminated", event, villain);
            else if (copies_planned(L, event) >= copies_in(EVENTS(g), EVENT_HAND, event))
                REFUSE(ACT_PLACE_EVENT, 231, "it is placed already", event, villain);
        }
}

/* The next Hero in play of a seat whose cards do not lie yet, from one on; HEROES. */
static u8 next_hero(const STATE *g, seat who, int from)
{
    while (from < HEROES && !(in_play(g, from) && player_of(g, from) == who && !has_laid(g, from))) from++;
    return (u8)from;
}

/* What a Hero's player has placed is told to all as soon as he has confirmed it: face-up cards with their names, of the
 * others that they lie there, on which side and their back (GC-S31, GC-S34). */
static void tell_hero(struct context *c, const STATE *g, const struct plan *L, int hero)
{
    const struct guardian *h = &g->guardian[hero];
    for (int k = 2 * hero; k < 2 * hero + 2; k++) {
        u8 card = L->card[k], how = L->how[k];
        bool wound = how & PLAN_WOUND, right = how & PLAN_RIGHT;
        if (!card && !wound) return;
        u8 rank = wound ? NORMAL : POWER(card)->rank;
        if (how & PLAN_DOWN)
            HAPPEN_TO(patrol_seats(g), EV_LAID_DOWN, 77, h->player, h->hero, wound ? card | 0x80 : card,
                      right + 2 * (rank == ROOKIE ? 1 : rank == VETERAN ? 2 : 0));
        else if (wound && !card) HAPPEN(EV_LAID_PLAIN, RULING_(43), h->player, h->hero);
        else if (wound) HAPPEN(EV_LAID_WOUND, 224, h->player, h->hero, card);
        else HAPPEN(EV_LAID, 72, h->player, h->hero, card, right);
    }
}

static void tell_event(struct context *c, const STATE *g, u8 event, int card, bool down)
{
    if (down) HAPPEN(EV_EVENT_LAID_DOWN, 87, g->skarov, g->card[card].villain);
    else HAPPEN(EV_EVENT_LAID, 86, g->skarov, event, g->card[card].villain);
}

#define STEPS_plan(S, Q)                                                                          \
    Q(CARDS, 69, "Which card does the Hero play?",                                                \
      SET("Which card or two cards does the Hero play?", ACT_CONFIRM))                            \
    Q(EVENTS, 84, "Which Event do you put on which Villain?",                                     \
      SET("Which Events do you put on which Villains?", ACT_CONFIRM))

static bool has_placed(const STATE *g) { return g->event.start[EVENT_ON] < g->event.start[EVENT_PILES]; }

/* Skarov's cards lie as he has planned it. */
static void lay_events(struct context *c, STATE *g, const struct plan *L)
{
    int shown = 0;
    for (int i = 0; i < L->count; i++) {
        bool down = L->how[i] & PLAN_DOWN;
        tell_event(c, g, L->card[i], L->how[i] / 4, down);
        lay_event(g, EVENT_HAND, L->card[i], L->how[i] / 4, down);
        if (!down) g->shown[shown++] = L->card[i];
    }
}

/* The cards of a seat's Heroes lie as he has planned it. */
static void lay_heroes(struct context *c, STATE *g, const struct plan *L, seat who)
{
    for (int h = 0; h < HEROES; h++) {
        if (!in_play(g, h) || player_of(g, h) != who || has_laid(g, h)) continue;
        tell_hero(c, g, L, h);
        lay_hero(c, g, h, L);
    }
}

/* Until its seat confirms, a lane writes nothing but its own frame (GC-066). Then the cards lie for all to see (GC-079,
 * GC-S31, GC-S33); they are no part of what others choose from. Whose cards lie already is not asked again. */
PROC(plan)
{
    BEGIN(plan)
    if (f->seat == g->skarov) {
        while (!has_placed(g) && L->count < heroes_in_play(g) && L->count < pile_count(EVENTS(g), EVENT_HAND)) { /* GC-084, GC-085 */
            ASK_SECRET(EVENTS, f->seat) {
                u8 villains = open_villains(g);
                OFFER(ACT_CONFIRM);                          /* GC-089 */
                for EACH_KIND(event, EVENTS(g), EVENT_HAND) {
                    if (listed_enough(c)) break;
                    if (!L->count || copies_planned(L, event) < copies_in(EVENTS(g), EVENT_HAND, event))
                        offer_event_places(c, g, event, villains);
                }
                if (wants_reasons(c)) refuse_event_places(c, g, L);
            }
            if (ANSWER.verb == ACT_CONFIRM) break;
            L->card[L->count] = ANSWER.a;
            L->how[L->count++] = (u8)(card_with(g, ANSWER.b) * 4 + (ANSWER.c ? PLAN_DOWN : 0));
        }
        lay_events(c, g, L);
        *L = (struct plan){0};
        RETURN(0);
    }
    for (L->hero = next_hero(g, f->seat, 0); L->hero < HEROES; L->hero = next_hero(g, f->seat, L->hero + 1)) {
        for (L->count = 0; L->count < 2; L->count++) {       /* GC-069 to GC-071 */
            ASK_SECRET(CARDS, f->seat) {
                OFFER_OR(L->count, 70, "at least one card must be played", ACT_CONFIRM);
                offer_powers(c, g, L, L->hero);
                if (!listed_enough(c)) offer_wounds(c, g, L, L->hero);
                if (wants_reasons(c)) refuse_powers(c, g, L, L->hero);
            }
            if (ANSWER.verb == ACT_CONFIRM) break;
            {
                bool plain = ANSWER.verb == ACT_PLACE_PLAIN, wound = plain || ANSWER.verb == ACT_PLACE_WOUND;
                bool down = plain ? ANSWER.a : wound ? ANSWER.b : ANSWER.c;
                L->card[2 * L->hero + L->count] = plain ? 0 : ANSWER.a;
                L->how[2 * L->hero + L->count] = (u8)((wound ? PLAN_RIGHT | PLAN_WOUND : ANSWER.b ? PLAN_RIGHT : 0) |
                                                      (down ? PLAN_DOWN : 0));
            }
        }
    }
    lay_heroes(c, g, L, f->seat);
    *L = (struct plan){.hero = HEROES};
    END
}

/* -- Turning up --------------------------------------------------------------------------------------------------- */

void reveal(struct context *c, STATE *g)                     /* GC-090 */
{
    for (int hero = 0; hero < HEROES; hero++) {
        struct guardian *h = &g->guardian[hero];
        for (int k = 0; k < 2; k++) {
            if (!h->lies[k]) continue;
            if (h->down[k]) {
                lay_power(c, g, hero, h->down[k], h->lies[k] & LIES_RIGHT);
                HAPPEN(EV_REVEALED, 90, h->player, h->hero, h->down[k], !!(h->lies[k] & LIES_RIGHT));
            } else {
                lay_wound(g, hero, h->down_wound[k]);
                if (h->down_wound[k]) HAPPEN(EV_REVEALED_WOUND, 90, h->player, h->hero, h->down_wound[k]);
                else HAPPEN(EV_REVEALED_PLAIN, 90, h->player, h->hero);
            }
            h->down[k] = h->down_known[k] = h->down_wound[k] = h->down_wound_known[k] = h->lies[k] = 0;
        }
    }
    for (int card = 0; card < CARDS_OF_VILLAINS; card++)
        for EACH_CARD(event, EVENTS(g), EVENT_ON + card)
            if (g->event.known[INDEX(event)] != EVERYBODY) {
                g->event.known[INDEX(event)] = EVERYBODY;
                HAPPEN(EV_EVENT_REVEALED, 90, g->skarov, event, g->card[card].villain);
            }
}

/* -- Skarov's last word ------------------------------------------------------------------------------------------- */

/* Takes all placed cards up again, as one bunch. */
static void take_up(STATE *g)
{
    cards_move_piles(EVENTS(g), EVENT_ON, CARDS_OF_VILLAINS, EVENT_PLAYED, only(g->skarov));
}

/* Cards of the hand that are of no kind that is placed. */
static void refuse_more_events(struct context *c, const STATE *g, u8 villains)
{
    for EACH_KIND(event, EVENTS(g), EVENT_HAND) {
        bool placed = card_find(EVENTS(g), EVENT_PLAYED, event) >= 0;
        for (int card = 0; card < CARDS_OF_VILLAINS; card++)
            placed |= card_find(EVENTS(g), EVENT_ON + card, event) >= 0;
        for EACH_BIT(card, placed ? 0 : villains)
            REFUSE(ACT_PLACE_EVENT, RULING_(33), "no card is added now", event, g->card[card].villain);
    }
}

#define STEPS_rearrange(S, Q) Q(WHERE, 88, "Do you rearrange your placed cards?")

/* Keeps all, or moves the placed cards in one pass; none is added or withdrawn (GC-088, GC-S33). */
PROC(rearrange)
{
    BEGIN(rearrange)
    while (!L->moved || pile_count(EVENTS(g), EVENT_PLAYED)) {
        ASK_SECRET(WHERE, g->skarov) {
            u8 villains = open_villains(g);
            if (!L->moved) {
                struct kinds met = {0};
                OFFER(ACT_KEEP);
                for EACH_CARD_IN(event, EVENTS(g), EVENT_ON, CARDS_OF_VILLAINS)
                    if (first_of_kind(&met, event)) offer_event_places(c, g, event, villains);
            }
            for EACH_KIND(event, EVENTS(g), EVENT_PLAYED) offer_event_places(c, g, event, villains);
            if (wants_reasons(c)) refuse_more_events(c, g, villains);
        }
        if (ANSWER.verb == ACT_KEEP) {
            HAPPEN(EV_KEPT, 88, g->skarov);
            RETURN(0);
        }
        if (!L->moved) take_up(g);
        L->moved = true;
        lay_event(g, EVENT_PLAYED, ANSWER.a, card_with(g, ANSWER.b), ANSWER.c);
        tell_event(c, g, ANSWER.a, card_with(g, ANSWER.b), ANSWER.c);
    }
    END
}

/* -- The phase, the turn ------------------------------------------------------------------------------------------ */

/* The captain's office goes round the Hero seats (GC-S32). */
static void next_captain(struct context *c, STATE *g)
{
    seats with_hero = hero_seats(g);
    seat from = g->captain == NOBODY ? (seat)(g->players - 1) : g->captain;
    for (int n = 1; n <= g->players; n++) {
        seat s = clockwise(g->players, from, n);
        if (!has_seat(with_hero, s)) continue;
        g->captain = s;
        break;
    }
    HAPPEN(EV_CAPTAIN, RULING_(32), g->captain);
}

PROC(strategy)
{
    BEGIN(strategy)
    next_captain(c, g);
    FORK(PLANNED, (seats)(hero_seats(g) | only(g->skarov)), plan);
    join(c);
    CALL_AS(ORDERED, g->captain, initiative, .asked = 0);
    HAPPEN(EV_READY, 83, NOBODY);
    if (has_placed(g)) CALL_AS(ARRANGED, g->skarov, rearrange, .moved = 0);
    END
}

PROC(turn)                                                   /* GC-065, GC-067 */
{
    BEGIN(turn)
    g->turn = (u8)min_int(g->turn + 1, 250);
    g->phase = STRATEGY;
    g->check_hero = 0;
    HAPPEN(EV_TURN, 65, NOBODY, g->turn);
    CALL(PLANNED, strategy, .spare = 0);
    g->phase = ACTIVATION;
    CALL(ACTED, activation, .pair = 0);
    g->phase = END_OF_TURN;
    HAPPEN(EV_END_OF_TURN, 67, NOBODY, g->turn);
    CALL(ENDED, end_of_turn, .spare = 0);
    END
}
