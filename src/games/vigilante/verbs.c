/* verbs.c: what the verbs of card texts do, and when they can do it. */
#include "engine/verb.h"
#include "targets.h"
#include "words.h"


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
    PUSH_WITH(hurt, who, hurt);
}

CAN(heal) { return hero_candidates(c, e, who, i.b, i.c, N_DAMAGE) != 0; }
DO(heal)
{
    u32 set = heroes_of(c, e, who, i.b, i.c);
    for (u8 ref = 0; ref < PLAYERS * SLOTS; ref++)
        if (set >> ref & 1) heal_hero(c, G, ref_seat(ref), ref_slot(ref), AMOUNT(i.a), RULE(121));
}

CAN(heal_team) { return team_damage(G, who) > 0; }
DO(heal_team) { PUSH(heal_team, who, .left = (u8)AMOUNT(i.a)); }

/* -- Cards -------------------------------------------------------------------------------------------------------- */

CAN(draw) { return any_player_has(c, e, who, i.b, N_CAN_DRAW); }
DO(draw)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player == NOBODY || n <= 0 || (n == 1 && draw_at_once(c, G, player, RULE(180)))) return;
    PUSH(draw, player, .left = (u8)n);
}

CAN(draw_agency) { return deck_has_card(G, AGENCY) && players_of(c, e, who, i.b); }
DO(draw_agency)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player != NOBODY && n) PUSH(draw, player, .left = (u8)n, .agency = true);
}

CAN(discard) { return any_player_has(c, e, who, i.b, N_CARDS); }
DO(discard)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player == NOBODY || !n || !hand_count(G, player)) return;
    if (player != who) note_deed(G, who, ROBBED);
    PUSH(discard, player, .left = (u8)n, .forced = player != who, .random = i.verb == V_DISCARD_RANDOM);
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

CAN(salvage) { return pile_count(CITY_CARDS(G), CITY_DISCARD) > 0; }
DO(salvage) { PUSH(salvage, who, .left = (u8)AMOUNT(i.a)); }

/* -- Allegiances ---------------------------------------------------------------------------------------------------- */

CAN(investigate) { return any_player_has(c, e, who, i.b, N_OTHERS_TOKENS); }
DO(investigate)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player == NOBODY || player == who) return;           /* VG-S67 */
    note_deed(G, who, LOOKED);
    PUSH(investigate, who, .target = player, .left = (u8)n);
}

CAN(expose) { return any_player_has(c, e, who, i.b, N_TOKENS); }
DO(expose)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player != NOBODY) PUSH(expose, who, .target = player, .left = (u8)n);
}

/* -- Jails ------------------------------------------------------------------------------------------------------------ */

CAN(free) { return any_player_has(c, e, who, i.b, N_FREEABLE); }
DO(free)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player == NOBODY) return;
    if (player != who) note_deed(G, who, RELEASED);
    PUSH(release, player, .from = player, .to = NOBODY, .left = (u8)n);
}

CAN(capture) { return any_player_has(c, e, who, i.b, N_VILLAINS); }
DO(capture)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player == NOBODY || player == who) return;
    note_deed(G, who, RELEASED);
    PUSH(release, player, .from = player, .to = who, .left = (u8)n);
}

CAN(deport) { return jail_count(G, who) > 0 && players_of(c, e, who, i.b); }
DO(deport)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player != NOBODY && player != who) PUSH(release, who, .from = who, .to = player, .left = (u8)n);
}

CAN(scout) { return pile_count(VILLAINS(G), VILLAIN_DECK) > 0; }
DO(scout) { PUSH(scout, who, .done = 0); }

DO(protect)
{
    add_lasting(G, V_SECURE, 3, who, WHOLE_TEAM, i.a);
    HAPPEN(EV_PROTECTED, RULING_(103), who);
}

/* -- Fights ------------------------------------------------------------------------------------------------------------ */

CAN(fighting) { return G->fighting != 0; }

DO(rally)
{
    add_lasting(G, V_ATTACK, (i8)i.a, who, WHOLE_TEAM, i.b);
    HAPPEN(EV_BONUS, RULING_(103), who, i.a, i.b);
}

CAN(boost) { return heroes_of(c, e, who, i.b, 0) != 0; }
DO(boost)
{
    u32 set = heroes_of(c, e, who, i.b, 0);
    for (u8 ref = 0; ref < PLAYERS * SLOTS; ref++)
        if (set >> ref & 1)
            add_lasting(G, i.verb == V_BOOST_ATTACK ? V_ATTACK : V_HEALTH, (i8)i.a, ref_seat(ref), ref_slot(ref), i.c);
    if (unsettled(c, G)) PUSH(defeats, who, .count = 0); /* VG-S26 */
}

DO(villain_health)
{
    if (!G->fighting) return;
    G->villain_health = (i8)max_int(-60, min_int(60, G->villain_health + (i8)i.a)); /* VG-S32 */
    HAPPEN(EV_VILLAIN_CHANGED, RULING_(32), who, villain_health_now(c, G));
}

DO(villain_attack)
{
    G->villain_attack = (i8)max_int(-60, min_int(60, G->villain_attack + (i8)i.a));
}

DO(villain_flees) { if (G->fighting) G->fight_over = 1; } /* VG-S106 */
DO(villain_jailed) { if (G->fighting) G->fight_over = 2; }

/* -- Interrupts ---------------------------------------------------------------------------------------------------------- */

DO(prevent)
{
    struct window *w = window_below(c);
    if (!w) return;
    int n = min_int(AMOUNT(i.a), w->amount);
    w->amount = (i8)(w->amount - n);
    HAPPEN(EV_PREVENTED, RULING_(100), who, n);
}

DO(prevent_all)
{
    struct window *w = window_below(c);
    if (!w) return;
    HAPPEN(EV_PREVENTED, RULING_(100), who, w->amount);
    w->amount = 0;
}

DO(cancel)
{
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

CAN(remove_event) { return e->reg[R_TOKEN] != 0; }
DO(remove_event)
{
    int at = track_index(G, e->reg[R_TOKEN]);
    if (!e->reg[R_TOKEN] || at < 0) return;
    HAPPEN(EV_EVENT_REMOVED, RULING_(93), who, e->reg[R_TOKEN], TOKEN(e->reg[R_TOKEN])->number);
    remove_token(G, at);
    if (i.verb == V_REPLACE_EVENT) place_from_bag(c, G);     /* VG-S92 */
}

CAN(add_event) { return G->bag_count > 0; }
DO(add_event)
{
    for (int n = AMOUNT(i.a); n > 0; n--) place_from_bag(c, G);
}

/* -- Heroes and Equipment -------------------------------------------------------------------------------------------------- */

CAN(revive) { return can_revive_any(c, G, who, AMOUNT(i.a)); }
DO(revive) { PUSH(revive, who, .most = (u8)AMOUNT(i.a)); }

CAN(banish) { return heroes_of(c, e, who, i.a, i.b) != 0; }
DO(banish)
{
    u32 set = heroes_of(c, e, who, i.a, i.b);
    for (u8 ref = 0; ref < PLAYERS * SLOTS; ref++)
        if (set >> ref & 1) hero_leaves(c, G, ref_seat(ref), ref_slot(ref), GONE, EV_BANISHED, RULING_(116));
    if (unsettled(c, G)) PUSH(defeats, who, .count = 0); /* what the Hero gave to others has ended */
}

CAN(enlist) { return can_enlist_any(c, G, who, AMOUNT(i.a)); }
DO(enlist) { PUSH(enlist, who, .most = (u8)AMOUNT(i.a)); }

CAN(refresh_market)
{
    return pile_count(HEROES(G), MARKET) > 0 && pile_count(HEROES(G), HERO_DECK) > 0;
}
DO(refresh_market) { PUSH(refresh, who, .done = 0); }

DO(bargain)
{
    add_lasting(G, V_DISCOUNT, AMOUNT(i.a), who, WHOLE_TEAM, THIS_TURN);
    HAPPEN(EV_DISCOUNT, RULING_(103), who, AMOUNT(i.a));
}

CAN(gear) { return hero_candidates(c, e, who, i.a, 0, N_GEAR) != 0; }
DO(break_equipment)
{
    u32 set = hero_candidates(c, e, who, i.a, 0, N_GEAR);
    if (set) PUSH(break_equipment, who, .hero = (u8)__builtin_ctz(set));
}

CAN(reclaim) { return team_has_equipment(G, who); }
DO(reclaim) { PUSH(reclaim, who, .done = 0); }

CAN(ready) { return hero_candidates(c, e, who, i.a, 0, N_USED) != 0; }
DO(ready)
{
    u32 set = hero_candidates(c, e, who, i.a, 0, N_USED);
    if (!set) return;
    struct slot *here = &G->player[ref_seat((u8)__builtin_ctz(set))].slot[ref_slot((u8)__builtin_ctz(set))];
    here->used_turn &= (u8)~1u;
    HAPPEN(EV_READY, RULING_(22), who, here->hero);
}

/* -- Action tokens (VG-S85) ------------------------------------------------------------------------------------------------- */

DO(gain_action)
{
    seats set = players_of(c, e, who, i.b);
    int n = i.verb == V_LOSE_ACTION ? -AMOUNT(i.a) : AMOUNT(i.a);
    for (seat s = 0; s < G->players; s++) {
        if (!has_seat(set, s)) continue;
        G->player[s].actions = (u8)max_int(0, min_int(9, G->player[s].actions + n));
        HAPPEN(EV_ACTIONS, RULING_(85), s, G->player[s].actions);
    }
}

/* -- The table ---------------------------------------------------------------------------------------------------------------- */

#define can_NONE NULL
#define V(VERB, word, needs, can, does, phrase, ...) [V_##VERB] = {#word, {__VA_ARGS__}, phrase, can_##can, do_##does, needs, false},
#define M(VERB, word, phrase, ...) [V_##VERB] = {#word, {__VA_ARGS__}, phrase, NULL, NULL, 0, true},

const struct verb verbs[V_COUNT] = {
    [V_TARGET_HERO] = {NULL, {{0}}, NULL, can_target_hero, do_target_hero, 0, false},
    [V_TARGET_PLAYER] = {NULL, {{0}}, NULL, can_target_player, do_target_player, 0, false},
    [V_TARGET_EVENT] = {NULL, {{0}}, NULL, can_target_event, do_target_event, 0, false},
#include "verbs.def"
};
