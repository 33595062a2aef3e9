/* verbs.c: what the verbs of card texts do, and when they can do it. */
#include "targets.h"
#include "words.h"

/* For verbs that concern several players: the next of them, and how much each is concerned. */
#define EACH_OF_THEM                            \
    int n = AMOUNT(i.a);                        \
    seat player = next_player(c, e, who, i.b);  \
    if (player == NOBODY) return
/* Whether a player that the second operand means has what the verb needs; a Hero that the second (with its filter) or
 * the first operand means. */
CAN(player) { return any_player_has(c, e, who, i.b, verbs[i.verb].needs); }
CAN(hero) { return hero_candidates(c, e, who, i.b, i.c, verbs[i.verb].needs) != 0; }
CAN(first_hero) { return hero_candidates(c, e, who, i.a, 0, verbs[i.verb].needs) != 0; }

/* -- Damage and healing -------------------------------------------------------------------- */

DO(damage)
{
    u32 set = heroes_of(c, e, who, i.b, i.c);
    int n = AMOUNT(i.a);
    if (!set || n <= 0) return;
    if (set & ~(0xFu << hero_ref(who, 0))) note_conduct(G, who, STRUCK);
    struct hurt hurt = {.next = 0};
    for EACH_BIT(ref, set) hurt.amount[ref] = (u8)n;
    PUSH_WITH(hurt, who, hurt);
}

DO(heal)
{
    for EACH_BIT(ref, heroes_of(c, e, who, i.b, i.c))
        heal_hero(c, G, ref_seat(ref), ref_slot(ref), AMOUNT(i.a), RULE(121));
}

CAN(heal_team) { return team_damage(G, who) > 0; }
DO(heal_team) { PUSH(heal_team, who, .left = (u8)AMOUNT(i.a)); }

/* -- Cards --------------------------------------------------------------------------------- */

DO(draw)
{
    EACH_OF_THEM;
    if (n <= 0 || (n == 1 && draw_at_once(c, G, player, RULE(180)))) return;
    PUSH(draw, player, .left = (u8)n);
}

CAN(draw_agency) { return deck_has_card(G, AGENCY) && players_of(c, e, who, i.b); }
DO(draw_agency)
{
    EACH_OF_THEM;
    if (n) PUSH(draw, player, .left = (u8)n, .agency = true);
}

DO(discard)
{
    EACH_OF_THEM;
    if (!n || !hand_count(G, player)) return;
    if (player != who) note_conduct(G, who, ROBBED);
    PUSH(discard, player, .left = (u8)n, .forced = player != who, .random = i.verb == V_DISCARD_RANDOM);
}

DO(steal)
{
    for EACH_SEAT(s, players_of(c, e, who, i.b) & (seats)~only(who))
        for (int n = AMOUNT(i.a); n > 0 && hand_count(G, s); n--) {
            steal_card(c, G, s, who);
            note_conduct(G, who, ROBBED);
        }
}

CAN(salvage) { return pile_count(CITY_CARDS(G), CITY_DISCARD) > 0; }
DO(salvage) { PUSH(salvage, who, .left = (u8)AMOUNT(i.a)); }

/* -- Allegiances --------------------------------------------------------------------------- */

DO(investigate)
{
    EACH_OF_THEM;
    if (player == who) return;                               /* VG-S67 */
    note_conduct(G, who, LOOKED);
    PUSH(investigate, who, .target = player, .left = (u8)n);
}

DO(expose)
{
    EACH_OF_THEM;
    PUSH(expose, who, .target = player, .left = (u8)n);
}

/* -- Jails --------------------------------------------------------------------------------- */

DO(free)
{
    EACH_OF_THEM;
    bool captured = i.verb == V_CAPTURE;
    if (captured && player == who) return;
    if (player != who) note_conduct(G, who, RELEASED);
    PUSH(release, player, .from = player, .to = captured ? who : NOBODY, .left = (u8)n);
}

DO(deport)
{
    EACH_OF_THEM;
    if (player != who) PUSH(release, who, .from = who, .to = player, .left = (u8)n);
}

CAN(scout) { return pile_count(VILLAINS(G), VILLAIN_DECK) > 0; }
DO(scout) { PUSH(scout, who, .done = 0); }

DO(protect)
{
    add_lasting(G, V_SECURE, 3, who, WHOLE_TEAM, i.a);
    HAPPEN(EV_PROTECTED, RULING_(103), who);
}

/* -- Fights -------------------------------------------------------------------------------- */

CAN(fighting) { return G->fighting != 0; }

DO(rally)
{
    add_lasting(G, V_ATTACK, (i8)i.a, who, WHOLE_TEAM, i.b);
    HAPPEN(EV_BONUS, RULING_(103), who, i.a, i.b);
}

CAN(boost) { return heroes_of(c, e, who, i.b, 0) != 0; }
DO(boost)
{
    for EACH_BIT(ref, heroes_of(c, e, who, i.b, 0))
        add_lasting(G, i.verb == V_BOOST_ATTACK ? V_ATTACK : V_HEALTH, (i8)i.a, ref_seat(ref), ref_slot(ref), i.c);
    if (unsettled(c, G)) PUSH(defeats, who, .count = 0); /* VG-S26 */
}

DO(villain_health)
{
    if (!G->fighting) return;
    G->villain_health = (i8)max_int(-60, min_int(60, G->villain_health + (i8)i.a)); /* VG-S32 */
    HAPPEN(EV_VILLAIN_CHANGED, RULING_(32), who, villain_health_now(c, G));
}

DO(villain_attack) { G->villain_attack = (i8)max_int(-60, min_int(60, G->villain_attack + (i8)i.a)); }

DO(end_fight) { if (G->fighting) G->fight_over = i.verb == V_VILLAIN_FLEES ? 1 : 2; } /* VG-S106 */

/* -- Interrupts ---------------------------------------------------------------------------- */

DO(prevent)
{
    struct window *w = NEAREST(window);
    if (!w) return;
    int n = i.verb == V_PREVENT_ALL ? w->amount : min_int(AMOUNT(i.a), w->amount);
    w->amount = (i8)(w->amount - n);
    HAPPEN(EV_PREVENTED, RULING_(100), who, n);
}

DO(cancel)
{
    struct window *w = NEAREST(window);
    if (w) w->cancelled = true;                              /* VG-S100 */
}

/* -- Events -------------------------------------------------------------------------------- */

CAN(remove_event) { return e->reg[R_TOKEN] != 0; }
DO(remove_event)
{
    u8 token = e->reg[R_TOKEN];
    if (!on_track(G, token)) return;
    HAPPEN(EV_EVENT_REMOVED, RULING_(93), who, token, TOKEN(token)->number);
    drop_token(G->track, &G->track_count, token);            /* VG-S93: it is in no place any more */
    if (i.verb == V_REPLACE_EVENT) place_from_bag(c, G);     /* VG-S92 */
}

CAN(add_event) { return G->bag_count > 0; }
DO(add_event)
{
    for (int n = AMOUNT(i.a); n > 0; n--) place_from_bag(c, G);
}

/* -- Heroes and Equipment ------------------------------------------------------------------ */

CAN(revive) { return can_join_from(c, G, who, DEFEATED + who, AMOUNT(i.a)); }
DO(revive) { PUSH(revive, who, .most = (u8)AMOUNT(i.a)); }

CAN(banish) { return heroes_of(c, e, who, i.a, i.b) != 0; }
DO(banish)
{
    for EACH_BIT(ref, heroes_of(c, e, who, i.a, i.b))
        hero_leaves(c, G, ref_seat(ref), ref_slot(ref), GONE, EV_BANISHED, RULING_(116));
    if (unsettled(c, G)) PUSH(defeats, who, .count = 0); /* what the Hero gave to others has ended */
}

CAN(enlist) { return can_join_from(c, G, who, MARKET, AMOUNT(i.a)); }
DO(enlist) { PUSH(enlist, who, .most = (u8)AMOUNT(i.a)); }

CAN(refresh_market) { return pile_count(HEROES(G), MARKET) && pile_count(HEROES(G), HERO_DECK); }
DO(refresh_market) { PUSH(refresh, who, .done = 0); }

DO(bargain)
{
    add_lasting(G, V_DISCOUNT, AMOUNT(i.a), who, WHOLE_TEAM, THIS_TURN);
    HAPPEN(EV_DISCOUNT, RULING_(103), who, AMOUNT(i.a));
}

DO(break_equipment)
{
    u32 set = hero_candidates(c, e, who, i.a, 0, N_GEAR);
    if (set) PUSH(break_equipment, who, .hero = lowest(set));
}

CAN(reclaim) { return team_gear(G, who) > 0; }
DO(reclaim) { PUSH(reclaim, who, .done = 0); }

DO(ready)
{
    u32 set = hero_candidates(c, e, who, i.a, 0, N_USED);
    if (!set) return;
    struct slot *here = hero_slot(G, lowest(set));
    here->used_turn &= (u8)~1u;
    HAPPEN(EV_READY, RULING_(22), who, here->hero);
}

/* -- Action tokens (VG-S85) ---------------------------------------------------------------- */

DO(gain_action)
{
    int n = i.verb == V_LOSE_ACTION ? -AMOUNT(i.a) : AMOUNT(i.a);
    for EACH_SEAT(s, players_of(c, e, who, i.b)) {
        G->player[s].actions = (u8)max_int(0, min_int(9, G->player[s].actions + n));
        HAPPEN(EV_ACTIONS, RULING_(85), s, G->player[s].actions);
    }
}

/* -- The table ----------------------------------------------------------------------------- */

#define can_NONE NULL
#define V(VERB, word, needs, can, does, phrase, ...) \
    [V_##VERB] = {#word, {__VA_ARGS__}, phrase, can_##can, do_##does, needs, false},
#define M(VERB, word, phrase, ...) [V_##VERB] = {#word, {__VA_ARGS__}, phrase, NULL, NULL, 0, true},

const struct verb verbs[V_COUNT] = {
    [V_TARGET_HERO] = {NULL, {{0}}, NULL, can_target_hero, do_target_hero, 0, false},
    [V_TARGET_PLAYER] = {NULL, {{0}}, NULL, can_target_player, do_target_player, 0, false},
    [V_TARGET_EVENT] = {NULL, {{0}}, NULL, can_target_event, do_target_event, 0, false},
#include "verbs.def"
};
