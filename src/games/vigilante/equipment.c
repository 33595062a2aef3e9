/* equipment.c: attached Equipment (13.1), the Inventory action (chapter 23) and what breaks or burdens. */
#include <string.h>

#include "procedures.h"

/* A card in hand has no memory, so its owner keeps what was used up (VG-S22). Of five the oldest is lost. */
static void note_spent(struct player *p, u8 card)
{
    memmove(p->spent + 1, p->spent, SPENT - 1);
    p->spent[0] = card;
}

/* Takes one such card off the list; false when it is not on it. */
static bool was_spent(struct player *p, u8 card)
{
    u8 *at = memchr(p->spent, card, SPENT);
    if (!at) return false;
    memmove(at, at + 1, (size_t)(p->spent + SPENT - at - 1));
    p->spent[SPENT - 1] = 0;
    return true;
}

void forget_spent(struct context *c, STATE *g, u8 limit)
{
    for (seat s = 0; s < g->players; s++)
        for (int i = SPENT - 1; i >= 0; i--)
            if (g->player[s].spent[i] && CARD(g->player[s].spent[i])->limit == limit)
                was_spent(&g->player[s], g->player[s].spent[i]);
}

void attach_card(struct context *c, STATE *g, seat who, u8 card, int slot)
{
    card_shown(CITY_CARDS(g), HAND + who, card, attached_pile(who, slot)); /* VG-128 */
    if (was_spent(&g->player[who], card)) {
        u8 used = (u8)bit(card_count_attached(g, who, slot));
        g->player[who].slot[slot].used_round |= used;
        g->player[who].slot[slot].used_game |= used;
    }
    refresh_player(c, g, who);
    HAPPEN(EV_ATTACHED, 122, who, card, g->player[who].slot[slot].hero);
}

/* Takes `width` bits from bit `at` on out of a set; later ones move down. */
static u8 without_bits(u8 set, int at, int width)
{
    u8 low = (u8)(bit(at) - 1);
    return (u8)((set & low) | (set >> width & ~low));
}

/* An Equipment leaves a Hero: the bits that say what was used, and which triggers have acted, two for each card (see
 * triggers.c), move with the rest. */
static void forget_use(STATE *g, seat who, int slot, int index)
{
    struct slot *here = &g->player[who].slot[slot];
    for (struct frame *f = frame_at(&g->head, g->head.top); f; f = caller(f)) {
        struct triggers *t = LOCALS(triggers, f);
        if (f->proc == P_triggers && f->seat == who && !t->fallen)
            t->done[slot] = without_bits(t->done[slot], 2 + 2 * index, 2);
    }
    here->used_turn = without_bits(here->used_turn, 1 + index, 1);
    here->used_round = without_bits(here->used_round, 1 + index, 1);
    here->used_game = without_bits(here->used_game, 1 + index, 1);
}

/* An attached Equipment goes back to its owner's hand; everybody has seen it. */
static void take_back(struct context *c, STATE *g, seat who, int slot, int index, rule_number rule)
{
    struct slot *here = &g->player[who].slot[slot];
    u8 card = card_move(CITY_CARDS(g), attached_pile(who, slot), index, HAND + who, EVERYBODY);
    u8 limit = CARD(card)->limit;
    u8 used = limit == PER_ROUND ? here->used_round : limit == PER_GAME ? here->used_game : 0;
    if (in_set(used, 1 + index)) note_spent(&g->player[who], card);
    forget_use(g, who, slot, index);
    refresh_player(c, g, who);
    HAPPEN(EV_TOOK_BACK, rule, who, card);
}

/* An attached Equipment as one number, for the Inventory action. */
static int gear_number(int slot, int index) { return slot * CAPACITY_MAX + index; }

/* Offers the Equipment of one Hero, from this number on. */
static void offer_gear(struct context *c, const STATE *g, u8 verb, seat who, int slot, int from)
{
    for (int i = 0; i < card_count_attached(g, who, slot); i++)
        if (gear_number(slot, i) >= from) OFFER(verb, slot, card_at(CITY_CARDS(g), attached_pile(who, slot), i), i);
}

static void offer_team_gear(struct context *c, const STATE *g, u8 verb, seat who, int from)
{
    for (int s = 0; s < SLOTS; s++) offer_gear(c, g, verb, who, s, from);
}

/* The Inventory action: picks in ascending order, then all are taken at the same time (VG-S27).
 * RESULT: 1. */
PROC(inventory)
{
    BEGIN(inventory)
    for (;;) {
        ASK(TAKE, f->seat) {
            if (L->count) OFFER(ACT_DONE);
            offer_team_gear(c, g, ACT_TAKE_BACK, f->seat, L->last);
        }
        if (ANSWER.verb == ACT_DONE) break;
        L->last = (u8)gear_number(ANSWER.a, ANSWER.c);
        L->taken[L->last / 8] |= (u8)bit(L->last % 8);
        L->last++;
        L->count++;
    }
    g->player[f->seat].actions--;                            /* VG-S99 */
    for (int n = SLOTS * CAPACITY_MAX - 1; n >= 0; n--)
        if (in_set(L->taken[n / 8], n % 8)) take_back(c, g, f->seat, n / CAPACITY_MAX, n % CAPACITY_MAX, 232);
    if (unsettled(c, g)) CALL(DEFEATS_DONE, defeats, .count = 0); /* VG-S26, VG-E19 */
    RETURN(1);
}

static bool overloaded(struct context *c, const STATE *g, seat who, int slot)
{
    return g->player[who].slot[slot].hero && card_count_attached(g, who, slot) > hero_capacity(c, g, who, slot);
}

bool somebody_overloaded(struct context *c, const STATE *g)
{
    for (seat s = 0; s < g->players; s++) {
        if (team_gear(g, s) < 2) continue;
        for (int i = 0; i < SLOTS; i++)
            if (card_count_attached(g, s, i) > 1 && overloaded(c, g, s, i)) return true;
    }
    return false;
}

/* Finds the first Hero that carries too much, in the order of VG-S54; false when there is none. */
static bool find_overloaded(struct context *c, const STATE *g, struct excess *L)
{
    for EACH_CLOCKWISE(owner, g->players, current_player(g))
        for (u8 slot = 0; slot < SLOTS; slot++) {
            if (!overloaded(c, g, owner, slot)) continue;
            L->owner = owner;
            L->slot = slot;
            return true;
        }
    return false;
}

#define STEPS_excess(S, Q) \
    Q(GIVE_BACK, RULING_(25), "Your Hero carries too much: which Equipment goes back to your hand?")

/* Somebody lost the effect that allowed more Equipment: the owner takes the excess back (VG-S25). */
PROC(excess)
{
    BEGIN(excess)
    while (find_overloaded(c, g, L)) {
        ASK(GIVE_BACK, L->owner) offer_gear(c, g, ACT_PICK_EQUIPMENT, L->owner, L->slot, 0);
        take_back(c, g, L->owner, L->slot, ANSWER.c, RULING_(25));
    }
    END
}

#define STEPS_break_equipment(S, Q) \
    S(DEFEATS_DONE, TO(defeats))                 \
    Q(WHICH, RULING_(112), "Which Equipment is discarded?")

/* A text discards an Equipment of one Hero; the user of the text picks. */
PROC(break_equipment)
{
    seat owner = ref_seat(L->hero);
    u8 slot = ref_slot(L->hero);
    BEGIN(break_equipment)
    if (!card_count_attached(g, owner, slot)) RETURN(0);
    ASK(WHICH, f->seat) offer_gear(c, g, ACT_PICK_EQUIPMENT, owner, slot, 0);
    HAPPEN(EV_GEAR_LOST, 136, owner, ANSWER.b, g->player[owner].slot[slot].hero);
    to_discard(c, g, attached_pile(owner, slot), ANSWER.c);
    forget_use(g, owner, slot, ANSWER.c);
    refresh_player(c, g, owner);
    if (unsettled(c, g)) CALL(DEFEATS_DONE, defeats, .count = 0);
    END
}

#define STEPS_reclaim(S, Q) \
    S(DEFEATS_DONE, TO(defeats))         \
    Q(WHICH, RULING_(112), "Which Equipment do you take back into your hand?")

PROC(reclaim)
{
    BEGIN(reclaim)
    if (!team_gear(g, f->seat)) RETURN(0);
    ASK(WHICH, f->seat) offer_team_gear(c, g, ACT_PICK_EQUIPMENT, f->seat, 0);
    take_back(c, g, f->seat, ANSWER.a, ANSWER.c, 136);
    if (unsettled(c, g)) CALL(DEFEATS_DONE, defeats, .count = 0);
    END
}
