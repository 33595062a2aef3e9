/* kit_pairs_vigilante.c: pairs of Vigilante, row by row from the ledger's table "Hidden information". */
#include "games/vigilante/procedures.h"
#include "kit_pairs.h"

#define G(p) ((STATE *)(void *)(p)->state)

static bool seen_by(seats known, seat who) { return known == EVERYBODY || has_seat(known, who); }

#define ROW(p, type, kind, id) ((const struct type *)(const void *)content_row(&(p)->content, kind, (id)))

/* -- City and Agency cards ---------------------------------------------------------------------------------- */

/* Seats whose hand must stay as it is, because a rule in progress has chosen from it. */
static seats busy_hands(struct play *p)
{
    seats busy = 0;
    struct frame *f;
    for (int n = 0; (f = kit_frame(p, n)); n++) {
        if (f->proc == P_recruit) busy |= only(f->seat); /* the payment must be possible */
        if (f->proc == P_discard && ((struct discard *)(void *)f->local)->last)
            busy |= only(f->seat); /* picked in ascending order */
    }
    for (seat s = 0; s < PLAYERS; s++) {
        struct frame *lane = kit_lane(p, s);
        if (lane && lane->proc == P_exchange && ((struct exchange *)(void *)lane->local)->card) busy |= only(s);
    }
    return busy;
}

/* "City Deck, Agency Deck: order: nobody." "Hand: faces: owner only; number and kind of back public." */
static void change_hands(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    seats busy = busy_hands(p);
    for (u8 deck = CITY; deck <= AGENCY; deck++) {
        struct places cards = {.count = 0};
        int pile = deck == CITY ? CITY_DECK : AGENCY_DECK;
        for (int i = g->city.start[pile]; i < g->city.start[pile + 1]; i++) places_add(&cards, &g->city.id[i]);
        for (seat s = 0; s < g->players; s++) {
            if (s == who || has_seat(busy, s)) continue;
            for (int i = g->city.start[HAND + s]; i < g->city.start[HAND + s + 1]; i++) {
                if (ROW(p, card_row, KIND_CARD, g->city.id[i])->deck != deck) continue;
                if (seen_by(g->city.known[i], who)) continue; /* traded, taken, or seen on its way into the hand */
                places_add(&cards, &g->city.id[i]);
                for (seat o = 0; o < g->players; o++) /* "Traded cards: the two partners" */
                    if (o != s && o != who && random_below(luck, 4) == 0) g->city.known[i] ^= only(o);
            }
        }
        places_mix(&cards, luck);
    }
}

/* -- Villains ----------------------------------------------------------------------------------------------- */

/* "Villains not dealt: nobody." "Villain Deck: order and faces: nobody, except...". "Jail: faces: owner." */
static void change_villains(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    u8 *leaving[8]; /* Villains that were picked and have not left yet */
    struct release *release[8];
    struct frame *f;
    int moves = 0;
    for (int n = 0; (f = kit_frame(p, n)) && moves < 8; n++) {
        struct release *r = (struct release *)(void *)f->local;
        if (f->proc != P_release || !r->villain || r->from == who) continue;
        int at = card_find(VILLAINS(g), JAIL + r->from, r->villain);
        if (at < 0) continue;
        release[moves] = r;
        leaving[moves++] = &g->villain.id[g->villain.start[JAIL + r->from] + at];
    }
    for (u8 level = 1; level <= 3; level++) {
        struct places cards = {.count = 0};
        for (int pile = 0; pile < VILLAIN_PILES; pile++) {
            if (pile == FIGHT || (who != NOBODY && pile == JAIL + who)) continue;
            for (int i = g->villain.start[pile]; i < g->villain.start[pile + 1]; i++)
                if (ROW(p, villain_row, KIND_VILLAIN, g->villain.id[i])->level == level &&
                    (pile == VILLAIN_BOX || !seen_by(g->villain.known[i], who)))
                    places_add(&cards, &g->villain.id[i]);
        }
        places_mix(&cards, luck);
    }
    for (int pile = 0; pile < VILLAIN_PILES; pile++) /* which other seats know a hidden face is hidden too */
        for (int i = g->villain.start[pile]; i < g->villain.start[pile + 1] && pile != FIGHT; i++)
            for (seat o = 0; o < g->players; o++)
                if (!seen_by(g->villain.known[i], who) && pile != JAIL + o && o != who && random_below(luck, 8) == 0)
                    g->villain.known[i] ^= only(o);
    for (int n = 0; n < moves; n++) release[n]->villain = *leaving[n];
}

/* -- Heroes ------------------------------------------------------------------------------------------------- */

/* "Hero Deck: order: nobody." "Starter Heroes dealt: owner only until the choice is revealed; the one not
 * kept stays unknown to others." "Starter Heroes not dealt: nobody." */
static void change_heroes(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    struct places deck = {.count = 0}, starters = {.count = 0};
    u8 *kept[PLAYERS] = {NULL};
    for (int i = g->hero.start[HERO_DECK]; i < g->hero.start[HERO_DECK + 1]; i++)
        if (!seen_by(g->hero.known[i], who)) places_add(&deck, &g->hero.id[i]); /* or put there in public */
    for (int i = g->hero.start[BOX]; i < g->hero.start[BOX + 1]; i++)
        if (!has_seat(g->hero.known[i], who)) {
            places_add(&starters, &g->hero.id[i]);
            for (seat o = 0; o < g->players; o++)
                if (o != who && random_below(luck, 8) == 0) g->hero.known[i] ^= only(o);
        }
    for (seat s = 0; s < g->players; s++) {
        if (s == who) continue;
        for (int i = g->hero.start[DEALT + s]; i < g->hero.start[DEALT + s + 1]; i++) {
            places_add(&starters, &g->hero.id[i]);
            for (seat o = 0; o < g->players; o++)
                if (o != s && o != who && random_below(luck, 8) == 0) g->hero.known[i] ^= only(o);
            struct frame *lane = kit_lane(p, s);
            if (lane && lane->proc == P_starter && ((struct starter *)(void *)lane->local)->kept == g->hero.id[i])
                kept[s] = &g->hero.id[i];
        }
    }
    places_mix(&deck, luck);
    places_mix(&starters, luck);
    for (seat s = 0; s < g->players; s++)
        if (kept[s]) ((struct starter *)(void *)kit_lane(p, s)->local)->kept = *kept[s];
}

/* -- Identities and tokens ---------------------------------------------------------------------------------- */

/* Lays the tokens of a player again (VG-036 to VG-038); those that `who` has seen stay where they are. */
static bool lay(struct play *p, seat owner, seat who, struct random *luck)
{
    struct player *player = &G(p)->player[owner];
    int left[4] = {0, 1, 1, 1};
    left[ROW(p, identity_row, KIND_IDENTITY, player->identity)->allegiance]++;
    u8 rest[TOKENS];
    int n = 0;
    for (int t = 0; t < TOKENS; t++)
        if (seen_by(player->token_known[t], who) && --left[player->token[t]] < 0) return false;
    for (u8 a = GOOD; a <= NEUTRAL; a++)
        while (left[a]-- > 0) rest[n++] = a;
    random_shuffle(luck, rest, NULL, n);
    for (int t = 0; t < TOKENS; t++)
        if (!seen_by(player->token_known[t], who)) player->token[t] = rest[--n];
    return true;
}

/* Whether the Scenario Card allows these Identities (VG-032, VG-S03), no card twice. */
static bool dealt_well(struct play *p)
{
    const STATE *g = G(p);
    const struct scenario_row *s = ROW(p, scenario_row, KIND_SCENARIO, g->scenario);
    int total[4] = {0};
    for (seat i = 0; i < g->players; i++) {
        const struct identity_row *row = ROW(p, identity_row, KIND_IDENTITY, g->player[i].identity);
        int copies = 0;
        total[row->allegiance]++;
        for (seat o = 0; o < g->players; o++) copies += g->player[o].identity == g->player[i].identity;
        if (copies > row->copies || ((g->options & FIRST_GAME) && row->advanced)) return false;
    }
    return total[GOOD] >= s->good && total[EVIL] >= s->evil && total[NEUTRAL] >= s->neutral;
}

/* "Identity Card of a player: owner only." "Identities not dealt: nobody." "Allegiance tokens on a mat,
 * face-down: nobody, not even the owner; one token to an investigator." "Tokens returned: nobody." */
static void change_identities(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    for (int tries = 0; tries < 12; tries++) {
        struct player before[PLAYERS];
        memcpy(before, g->player, sizeof before);
        seat a = (seat)random_below(luck, g->players), b = (seat)random_below(luck, g->players);
        if (a == who || b == who) continue;
        if (a == b) { /* another card of the box */
            g->player[a].identity = (u8)(1 + random_below(luck, p->content.count[KIND_IDENTITY]));
        } else {
            u8 t = g->player[a].identity;
            g->player[a].identity = g->player[b].identity;
            g->player[b].identity = t;
        }
        if (!dealt_well(p) || !lay(p, a, who, luck) || !lay(p, b, who, luck)) memcpy(g->player, before, sizeof before);
    }
    for (seat s = 0; s < g->players; s++) assert_true(lay(p, s, who, luck));
}

/* -- Rules in progress -------------------------------------------------------------------------------------- */

static void change_frames(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    struct frame *f;
    for (int n = 0; (f = kit_frame(p, n)); n++) {
        if (f->seat == who) continue;
        if (f->proc == P_choose_event) { /* "The 2 Event tokens drawn: First Player only" */
            struct choose_event *L = (struct choose_event *)(void *)f->local;
            if (!L->drawn[1] || !g->bag_count) continue;
            int one = (int)random_below(luck, g->bag_count), other = (int)random_below(luck, (u32)g->bag_count - 1);
            L->drawn[0] = g->bag[one];
            L->drawn[1] = g->bag[other >= one ? other + 1 : other];
        } else if (f->proc == P_submit_die) { /* "Event dice rolled: owner only", "die kept back: never shown" */
            struct submit_die *L = (struct submit_die *)(void *)f->local;
            for (int i = 0; i < COUNT(L->face); i++)
                if (L->face[i]) L->face[i] = (u8)(1 + random_below(luck, 6));
        } else if (f->proc == P_recruit && random_below(luck, 2)) { /* hand cards: owner only, until they are paid */
            struct recruit *L = (struct recruit *)(void *)f->local;
            L->count = L->paid = 0;
            memset(L->payment, 0, sizeof L->payment);
        }
    }
}

/* "Order of cards inside a hand carries no information." The same holds for jails. */
static bool reorder(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    for (seat s = 0; s < g->players; s++) {
        int hand = g->city.start[HAND + s], jail = g->villain.start[JAIL + s];
        if (s == who) continue;
        random_shuffle(luck, g->city.id + hand, g->city.known + hand, hand_count(g, s));
        random_shuffle(luck, g->villain.id + jail, g->villain.known + jail, jail_count(g, s));
    }
    return true;
}

static bool change(struct play *p, seat who, struct random *luck)
{
    if (random_below(luck, 4) == 0) return reorder(p, who, luck); /* nearly every answer is possible in both */
    change_hands(p, who, luck);
    change_villains(p, who, luck);
    change_heroes(p, who, luck);
    if (G(p)->player[0].identity_known != EVERYBODY) change_identities(p, who, luck); /* "public at the end" */
    change_frames(p, who, luck);
    return false;
}

/* What comes to light by the table's right-hand column. */
static bool reveals(const struct event *e, seat who, bool luck)
{
    switch ((enum event_kind)e->kind) {
    case EV_PLAYED: case EV_AMBUSHED: case EV_ATTACHED: case EV_DISCARDED: case EV_PAID: /* cards played face up */
    case EV_REVEALED: case EV_MARKET: case EV_STARTER: case EV_EXPOSED: case EV_IDENTITY:
    case EV_EVENT_PLACED:  /* "the placed one becomes public" */
    case EV_SUBMITTED:     /* "Submitted Event die: public at once" */
        return true;
    case EV_MARKER:
        return luck;
    case EV_DREW: case EV_EVENT_DRAWN: case EV_DICE: case EV_SCOUTED: case EV_INVESTIGATED: case EV_FREED:
        return e->who == who;
    case EV_TOOK:          /* at random: the back, which all see, may be another */
        return e->who == who || e->b == who || luck;
    case EV_TRADED: case EV_MOVED:
        return e->who == who || e->b == who;
    default:
        return false;
    }
}

/* "Starter Heroes dealt: owner only until the choice is revealed"; cards of a trade are chosen at the same time. */
static bool secret(struct play *p, struct action one, struct action other)
{
    if (one.verb == ACT_GIVE && other.verb == ACT_GIVE) /* "kind of back public" */
        return ROW(p, card_row, KIND_CARD, one.a)->deck == ROW(p, card_row, KIND_CARD, other.a)->deck;
    return one.verb == ACT_KEEP_STARTER && other.verb == ACT_KEEP_STARTER;
}

const struct pair_maker pairs_vigilante = {"vigilante", change, reveals, secret};
