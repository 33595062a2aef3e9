/* verbs.c: what the verbs of card texts do, and when they can do it. */
#include "targets.h"
#include "words.h"

#define G ((STATE *)(void *)c->head)

#define CAN(name) static bool can_##name(struct context *c, struct effect *e, seat who, struct instr i)
#define DO(name) static void do_##name(struct context *c, struct effect *e, seat who, struct instr i)
#define UNUSED (void)c, (void)e, (void)who, (void)i
#define AMOUNT(operand) effect_amount(c, e, who, operand)
/* Pushes a procedure that carries the verb out. */
#define DELEGATE(seat_, p, ...) \
    (*(struct p *)push(c, P_##p, (seat_), sizeof(struct p)) = (struct p){__VA_ARGS__})

/* -- Damage and healing ------------------------------------------------------------------------------------------ */

CAN(damage) { return heroes_of(c, e, who, i.b, i.c) != 0; }
DO(damage)
{
    u32 set = heroes_of(c, e, who, i.b, i.c);
    int n = AMOUNT(i.a);
    if (!set || n <= 0) return;
    if (set & ~(0xFu << hero_ref(who, 0))) note_deed(G, who, STRUCK);
    struct hurt hurt = {.next = 0};
    for (int ref = 0; ref < PLAYERS * SLOTS; ref++)
        if (set >> ref & 1) hurt.amount[ref] = (u8)n;
    *(struct hurt *)push(c, P_hurt, who, sizeof hurt) = hurt;
}

CAN(heal) { return hero_candidates(c, e, who, i.b, i.c, N_DAMAGE) != 0; }
DO(heal)
{
    u32 set = heroes_of(c, e, who, i.b, i.c);
    for (u8 ref = 0; ref < PLAYERS * SLOTS; ref++)
        if (set >> ref & 1) heal_hero(c, G, ref_seat(ref), ref_slot(ref), AMOUNT(i.a), RULE(121));
}

CAN(heal_team) { UNUSED; return team_damage(G, who) > 0; }
DO(heal_team) { DELEGATE(who, heal_team, .left = (u8)AMOUNT(i.a)); }

/* -- Cards -------------------------------------------------------------------------------------------------------- */

CAN(draw) { return any_player_has(c, e, who, i.b, N_CAN_DRAW); }
DO(draw)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player == NOBODY || n <= 0 || (n == 1 && draw_at_once(c, G, player, RULE(180)))) return;
    DELEGATE(player, draw, .left = (u8)n);
}

CAN(draw_agency) { return deck_has_card(G, AGENCY) && players_of(c, e, who, i.b); }
DO(draw_agency)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player != NOBODY && n) DELEGATE(player, draw, .left = (u8)n, .agency = true);
}

CAN(discard) { return any_player_has(c, e, who, i.b, N_CARDS); }
DO(discard)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player == NOBODY || !n || !hand_count(G, player)) return;
    if (player != who) note_deed(G, who, ROBBED);
    DELEGATE(player, discard, .left = (u8)n, .forced = player != who, .random = i.verb == V_DISCARD_RANDOM);
}

CAN(steal) { return any_player_has(c, e, who, i.b, N_CARDS); }
DO(steal)
{
    seats set = players_of(c, e, who, i.b);
    for (seat s = 0; s < G->players; s++)
        for (int n = AMOUNT(i.a); has_seat(set, s) && s != who && n > 0 && hand_count(G, s); n--) {
            steal_card(c, G, s, who);
            note_deed(G, who, ROBBED);
        }
}

CAN(salvage) { UNUSED; return pile_count(CITY_CARDS(G), CITY_DISCARD) > 0; }
DO(salvage) { DELEGATE(who, salvage, .left = (u8)AMOUNT(i.a)); }

/* -- Allegiances ---------------------------------------------------------------------------------------------------- */

CAN(investigate) { return any_player_has(c, e, who, i.b, N_OTHERS_TOKENS); }
DO(investigate)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player == NOBODY || player == who) return;           /* VG-S67 */
    note_deed(G, who, LOOKED);
    DELEGATE(who, investigate, .target = player, .left = (u8)n);
}

CAN(expose) { return any_player_has(c, e, who, i.b, N_TOKENS); }
DO(expose)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player != NOBODY) DELEGATE(who, expose, .target = player, .left = (u8)n);
}

/* -- Jails ------------------------------------------------------------------------------------------------------------ */

CAN(free) { return any_player_has(c, e, who, i.b, N_FREEABLE); }
DO(free)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player == NOBODY) return;
    if (player != who) note_deed(G, who, RELEASED);
    DELEGATE(player, release, .from = player, .to = NOBODY, .left = (u8)n);
}

CAN(capture) { return any_player_has(c, e, who, i.b, N_VILLAINS); }
DO(capture)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player == NOBODY || player == who) return;
    note_deed(G, who, RELEASED);
    DELEGATE(player, release, .from = player, .to = who, .left = (u8)n);
}

CAN(deport) { return jail_count(G, who) > 0 && players_of(c, e, who, i.b); }
DO(deport)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player != NOBODY && player != who) DELEGATE(who, release, .from = who, .to = player, .left = (u8)n);
}

CAN(scout) { UNUSED; return pile_count(VILLAINS(G), VILLAIN_DECK) > 0; }
DO(scout) { UNUSED; DELEGATE(who, scout, .done = 0); }

DO(protect)
{
    UNUSED;
    add_lasting(G, V_SECURE, 3, who, WHOLE_TEAM, i.a);
    happen(c, EV_PROTECTED, RULING_(103), EVERYBODY, who, 0, 0, 0);
}

/* -- Fights ------------------------------------------------------------------------------------------------------------ */

CAN(fighting) { UNUSED; return G->fighting != 0; }

DO(rally)
{
    UNUSED;
    add_lasting(G, V_ATTACK, (i8)i.a, who, WHOLE_TEAM, i.b);
    happen(c, EV_BONUS, RULING_(103), EVERYBODY, who, i.a, i.b, 0);
}

CAN(boost) { return heroes_of(c, e, who, i.b, 0) != 0; }
DO(boost)
{
    u32 set = heroes_of(c, e, who, i.b, 0);
    for (u8 ref = 0; ref < PLAYERS * SLOTS; ref++)
        if (set >> ref & 1)
            add_lasting(G, i.verb == V_BOOST_ATTACK ? V_ATTACK : V_HEALTH, (i8)i.a, ref_seat(ref), ref_slot(ref), i.c);
    if (unsettled(c, G)) DELEGATE(who, defeats, .count = 0); /* VG-S26 */
}

DO(villain_health)
{
    UNUSED;
    if (!G->fighting) return;
    G->villain_health = (i8)max_int(-60, min_int(60, G->villain_health + (i8)i.a)); /* VG-S32 */
    happen(c, EV_VILLAIN_CHANGED, RULING_(32), EVERYBODY, who, (u8)villain_health_now(c, G), 0, 0);
}

DO(villain_attack)
{
    UNUSED;
    G->villain_attack = (i8)max_int(-60, min_int(60, G->villain_attack + (i8)i.a));
}

DO(villain_flees) { UNUSED; if (G->fighting) G->fight_over = 1; } /* VG-S106 */
DO(villain_jailed) { UNUSED; if (G->fighting) G->fight_over = 2; }

/* -- Interrupts ---------------------------------------------------------------------------------------------------------- */

DO(prevent)
{
    struct window *w = window_below(c);
    if (!w) return;
    int n = min_int(AMOUNT(i.a), w->amount);
    w->amount = (i8)(w->amount - n);
    happen(c, EV_PREVENTED, RULING_(100), EVERYBODY, who, (u8)n, 0, 0);
}

DO(prevent_all)
{
    UNUSED;
    struct window *w = window_below(c);
    if (!w) return;
    happen(c, EV_PREVENTED, RULING_(100), EVERYBODY, who, (u8)w->amount, 0, 0);
    w->amount = 0;
}

DO(cancel)
{
    UNUSED;
    struct window *w = window_below(c);
    if (w) w->cancelled = true;                              /* VG-S100 */
}

/* -- Events --------------------------------------------------------------------------------------------------------------- */

static int track_index(const STATE *g, u8 token)
{
    for (int i = 0; i < g->track_count; i++)
        if (g->track[i] == token) return i;
    return -1;
}

/* Draws a token from the bag and places it (VG-S91). */
static void place_from_bag(struct context *c, STATE *g)
{
    if (!g->bag_count || g->track_count >= EVENT_TOKENS) return;
    u8 token = g->bag[pick(c, g->bag_count)];
    bag_remove(g, token);
    place_token(c, g, token);
}

CAN(remove_event) { UNUSED; return e->reg[R_TOKEN] != 0; }
DO(remove_event)
{
    UNUSED;
    int at = track_index(G, e->reg[R_TOKEN]);
    if (!e->reg[R_TOKEN] || at < 0) return;
    happen(c, EV_EVENT_REMOVED, RULING_(93), EVERYBODY, who, e->reg[R_TOKEN], TOKEN(e->reg[R_TOKEN])->number, 0);
    remove_token(G, at);
    if (i.verb == V_REPLACE_EVENT) place_from_bag(c, G);     /* VG-S92 */
}

CAN(add_event) { UNUSED; return G->bag_count > 0; }
DO(add_event)
{
    for (int n = AMOUNT(i.a); n > 0; n--) place_from_bag(c, G);
}

/* -- Heroes and Equipment -------------------------------------------------------------------------------------------------- */

CAN(revive) { return can_revive_any(c, G, who, AMOUNT(i.a)); }
DO(revive) { DELEGATE(who, revive, .most = (u8)AMOUNT(i.a)); }

CAN(banish) { return heroes_of(c, e, who, i.a, i.b) != 0; }
DO(banish)
{
    u32 set = heroes_of(c, e, who, i.a, i.b);
    for (u8 ref = 0; ref < PLAYERS * SLOTS; ref++)
        if (set >> ref & 1) hero_leaves(c, G, ref_seat(ref), ref_slot(ref), GONE, EV_BANISHED, RULING_(116));
    if (unsettled(c, G)) DELEGATE(who, defeats, .count = 0); /* what the Hero gave to others has ended */
}

CAN(enlist) { return can_enlist_any(c, G, who, AMOUNT(i.a)); }
DO(enlist) { DELEGATE(who, enlist, .most = (u8)AMOUNT(i.a)); }

CAN(refresh_market)
{
    UNUSED;
    return pile_count(HEROES(G), MARKET) > 0 && pile_count(HEROES(G), HERO_DECK) > 0;
}
DO(refresh_market) { UNUSED; DELEGATE(who, refresh, .done = 0); }

DO(bargain)
{
    add_lasting(G, V_DISCOUNT, AMOUNT(i.a), who, WHOLE_TEAM, THIS_TURN);
    happen(c, EV_DISCOUNT, RULING_(103), EVERYBODY, who, (u8)AMOUNT(i.a), 0, 0);
}

CAN(gear) { return hero_candidates(c, e, who, i.a, 0, N_GEAR) != 0; }
DO(break_equipment)
{
    u32 set = hero_candidates(c, e, who, i.a, 0, N_GEAR);
    if (set) DELEGATE(who, break_equipment, .hero = (u8)__builtin_ctz(set));
}

CAN(reclaim) { UNUSED; return team_has_equipment(G, who); }
DO(reclaim) { UNUSED; DELEGATE(who, reclaim, .done = 0); }

CAN(ready) { return hero_candidates(c, e, who, i.a, 0, N_USED) != 0; }
DO(ready)
{
    u32 set = hero_candidates(c, e, who, i.a, 0, N_USED);
    if (!set) return;
    struct slot *here = &G->player[ref_seat((u8)__builtin_ctz(set))].slot[ref_slot((u8)__builtin_ctz(set))];
    here->used_turn &= (u8)~1u;
    happen(c, EV_READY, RULING_(22), EVERYBODY, who, here->hero, 0, 0);
}

/* -- Action tokens (VG-S85) ------------------------------------------------------------------------------------------------- */

DO(gain_action)
{
    seats set = players_of(c, e, who, i.b);
    int n = i.verb == V_LOSE_ACTION ? -AMOUNT(i.a) : AMOUNT(i.a);
    for (seat s = 0; s < G->players; s++) {
        if (!has_seat(set, s)) continue;
        G->player[s].actions = (u8)max_int(0, min_int(9, G->player[s].actions + n));
        happen(c, EV_ACTIONS, RULING_(85), EVERYBODY, s, G->player[s].actions, 0, 0);
    }
}

/* -- The table ---------------------------------------------------------------------------------------------------------------- */

#define can_NONE NULL
#define V(VERB, word, needs, can, does, phrase, ...) [V_##VERB] = {#word, {__VA_ARGS__}, phrase, can_##can, do_##does, needs, false},
#define M(VERB, word, phrase, ...) [V_##VERB] = {#word, {__VA_ARGS__}, phrase, NULL, NULL, 0, true},

const struct verb vigilante_verbs[V_COUNT] = {
    [V_TARGET_HERO] = {NULL, {{0}}, NULL, can_target_hero, do_target_hero, 0, false},
    [V_TARGET_PLAYER] = {NULL, {{0}}, NULL, can_target_player, do_target_player, 0, false},
    [V_TARGET_EVENT] = {NULL, {{0}}, NULL, can_target_event, do_target_event, 0, false},
#include "verbs.def"
};
