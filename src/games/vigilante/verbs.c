/* verbs.c: what the verbs of card texts do, when they can do it, whom their words mean, and choices of targets. */
#include "engine/verb.h"
#include "procedures.h"

#define heroes_of(c, e, who, word, filter) hero_candidates(c, e, who, word, filter, N_HEROES)

/* -- Selectors ----------------------------------------------------------------------------- */

/* The last of two choices that was made, else what the moment concerns. */
static u8 that_one(const struct effect *e, int chosen, int concerned)
{
    if (e->reg[chosen + 1] != NOBODY) return e->reg[chosen + 1];
    return e->reg[chosen] != NOBODY ? e->reg[chosen] : e->reg[concerned];
}

/* The players a word means; a word that chooses means all who could be chosen. */
static seats players_of(struct context *c, const struct effect *e, seat who, u8 word)
{
    const STATE *g = G;
    seat one = NOBODY;
    switch (word) {
    case P_YOU: one = who; break;
    case P_THAT: /* in an `each`, the player for whom it runs */
        one = e->back ? e->reg[R_THAT_PLAYER] : that_one(e, R_PLAYER0, R_THAT_PLAYER);
        break;
    case P_LEFT: one = clockwise(g->players, who, 1); break;
    case P_RIGHT: one = clockwise(g->players, who, g->players - 1); break;
    case P_EACH: case P_ANY: return all_seats(g->players);
    case P_EACH_OTHER: case P_OTHER: return others(g, who); /* VG-S112 */
    case P_EACH_AHEAD: return players_ahead(g, who);
    default: one = e->reg[R_PLAYER0 + word - P_CHOSEN]; break;
    }
    return one < g->players ? only(one) : 0;
}

bool each_next(struct context *c, struct effect *e, seat who, u8 selector)
{
    return target_each(e, players_of(c, e, who, selector), G->players, current_player(G), R_THAT_PLAYER);
}

/* -- What a candidate must have (VG-S102) -------------------------------------------------- */

static bool player_has(struct context *c, seat who, seat target, u8 needs)
{
    const STATE *g = G;
    switch ((enum needs)needs) {
    case N_CARDS: return hand_count(g, target) > 0;
    case N_FREEABLE: return has_freeable(c, g, target);
    case N_VILLAINS: return jail_count(g, target) > 0;
    case N_OWN_VILLAINS: return jail_count(g, who) > 0;
    case N_TOKENS: return has_face_down(g, target);
    case N_OTHERS_TOKENS: return target != who && has_face_down(g, target); /* VG-S67 */
    case N_HEROES: return team_count(g, target) > 0;
    case N_CAN_DRAW: return can_draw_any(c, g, target);
    case N_DAMAGE: return team_damage(g, target) > 0;
    case N_GEAR: return team_gear(g, target) > 0;
    case N_USED: break;
    }
    return true;
}

static bool hero_has(struct context *c, u8 ref, u8 needs)
{
    const struct slot *here = hero_slot(G, ref);
    switch (needs) {
    case N_DAMAGE: return here->damage > 0;
    case N_GEAR: return card_count_attached(G, ref_seat(ref), ref_slot(ref)) > 0;
    case N_USED: return (here->used_turn & 1) && HERO(here->hero)->use.length;
    default: return true;
    }
}

/* Looks through the Heroes a word means for those that fit and have what is needed; with `first` only
 * until one is found. */
static u32 search_heroes(struct context *c, const struct effect *e, seat who, u8 word, u8 filter, u8 needs, bool first)
{
    const STATE *g = G;
    u8 bearer = e->place < SLOTS ? hero_ref(who, e->place) : NOBODY, one = NOBODY, except = NOBODY;
    seats owners = 0;
    switch (word) {
    case H_THIS: one = bearer; break;
    case H_THAT: one = that_one(e, R_HERO0, R_THAT_HERO); break;
    case H_EACH_ALLY: except = bearer; owners = only(who); break;
    case H_OWN: case H_EACH_OWN: owners = only(who); break;
    case H_OTHER: case H_EACH_OTHER: owners = others(g, who); break;
    case H_ANY: case H_EACH: owners = all_seats(g->players); break;
    case H_THEIRS: case H_EACH_THEIRS: owners = players_of(c, e, who, P_THAT); break;
    default: one = e->reg[R_HERO0 + word - H_CHOSEN]; break;
    }
    if (one < PLAYERS * SLOTS) return hero_slot(g, one)->hero && hero_has(c, one, needs) ? bit(one) : 0;
    u32 set = 0;
    for EACH_SEAT(s, owners)
        for (int i = 0; i < SLOTS; i++) {
            u8 ref = hero_ref(s, i);
            if (!g->player[s].slot[i].hero || ref == except || !hero_has(c, ref, needs)) continue;
            if (filter && !fits(c, g, s, i, filter)) continue;
            set |= bit(ref);
            if (first) return set;
        }
    return set;
}

/* The Heroes a word means, as a set of hero_refs; those of them that have what is needed. */
static u32 hero_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 filter, u8 needs)
{
    return search_heroes(c, e, who, word, filter, needs, false);
}

/* The players a word means who have what is needed; with `first` only until one is found. */
static seats search_players(struct context *c, const struct effect *e, seat who, u8 word, u8 needs, bool first)
{
    seats set = 0;
    for EACH_SEAT(s, players_of(c, e, who, word)) {
        if (player_has(c, who, s, needs)) set |= only(s);
        if (first && set) break;
    }
    return set;
}

/* Whether one of them has what is needed (VG-S102). */
static bool any_player_has(struct context *c, const struct effect *e, seat who, u8 word, u8 needs)
{
    return search_players(c, e, who, word, needs, true) != 0;
}

/* -- Choosing targets ---------------------------------------------------------------------- */

CAN(target_hero)
{
    return target_note(e, i, R_HERO0, search_heroes(c, e, who, i.a, i.b, target_needs(i), true), NOBODY);
}
DO(target_hero)
{
    if (!can_target_hero(c, e, who, i)) return;              /* VG-S33 */
    PUSH(pick_hero, who, i.a, i.b, target_needs(i), target_reg(i, R_HERO0));
}

CAN(target_player)
{
    return target_note(e, i, R_PLAYER0, search_players(c, e, who, i.a, target_needs(i), true), NOBODY);
}
DO(target_player)
{
    if (can_target_player(c, e, who, i)) PUSH(pick_player, who, i.a, target_needs(i), target_reg(i, R_PLAYER0));
}

static int find_event(struct context *c, u8 word, int from)
{
    while (from < G->track_count && !token_fits(c, G->track[from], word)) from++;
    return from;
}

CAN(target_event)
{
    int at = find_event(c, i.a, 0);
    e->reg[R_TOKEN] = at < G->track_count ? G->track[at] : 0;
    return at < G->track_count;
}
DO(target_event)
{
    if (can_target_event(c, e, who, i)) PUSH(pick_event, who, i.a);
}

#define STEPS_pick_hero(S, Q) Q(WHICH_HERO, RULING_(112), "Which Hero?")

PROC(pick_hero)
{
    BEGIN(pick_hero)
    ASK(WHICH_HERO, f->seat)
        for EACH_BIT(ref, hero_candidates(c, effect_below(f), f->seat, L->word, L->filter, L->needs))
            OFFER(ACT_PICK_HERO, ref_seat(ref), ref_slot(ref), hero_slot(g, ref)->hero);
    effect_below(f)->reg[L->reg] = hero_ref(ANSWER.a, ANSWER.b);
    END
}

#define STEPS_pick_player(S, Q) Q(WHICH_PLAYER, RULING_(112), "Which player?")

PROC(pick_player)
{
    BEGIN(pick_player)
    ASK(WHICH_PLAYER, f->seat) {
        seats set = search_players(c, effect_below(f), f->seat, L->word, L->needs, false);
        for EACH_CLOCKWISE(s, g->players, f->seat)
            if (has_seat(set, s)) OFFER(ACT_PICK_PLAYER, s);
    }
    effect_below(f)->reg[L->reg] = ANSWER.a;
    END
}

#define STEPS_pick_event(S, Q) Q(WHICH_TOKEN, RULING_(92), "Which Event token?")

PROC(pick_event)
{
    BEGIN(pick_event)
    ASK(WHICH_TOKEN, f->seat)
        for (int i = find_event(c, L->word, 0); i < g->track_count; i = find_event(c, L->word, i + 1))
            OFFER(ACT_PICK_TOKEN, g->track[i], TOKEN(g->track[i])->number);
    effect_below(f)->reg[R_TOKEN] = ANSWER.a;
    END
}

/* For verbs that concern several players, each with a frame of their own: the next one in the
 * order of VG-S54, or NOBODY. The instruction is run again until there is none. */
static seat next_player(struct context *c, struct effect *e, seat who, u8 word)
{
    return target_next(e, players_of(c, e, who, word), G->players, current_player(G), R_CURSOR);
}

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
        heal_hero(c, G, ref_seat(ref), ref_slot(ref), AMOUNT(i.a), 121);
}

CAN(heal_team) { return team_damage(G, who) > 0; }
DO(heal_team) { PUSH(heal_team, who, .left = (u8)AMOUNT(i.a)); }

/* -- Cards --------------------------------------------------------------------------------- */

DO(draw)
{
    EACH_OF_THEM;
    if (n <= 0 || (n == 1 && draw_at_once(c, G, player, 180))) return;
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

/* A price is paid in full: with fewer cards than it asks for nobody begins to discard them (VG-S117). */
bool payable(struct context *c, const struct effect *e, seat who, struct instr i)
{
    if (i.verb != V_DISCARD && i.verb != V_DISCARD_RANDOM) return true;
    for EACH_SEAT(s, players_of(c, e, who, i.b))
        if (hand_count(G, s) < AMOUNT(i.a)) return false;
    return true;
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
    if (!w || w->hero == NOBODY) return;
    int n = i.verb == V_PREVENT_ALL ? w->amount : min_int(AMOUNT(i.a), w->amount);
    w->amount = (i8)(w->amount - n);
    HAPPEN(EV_PREVENTED, RULING_(100), who, n, hero_slot(G, w->hero)->hero);
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

#define V(VERB, word, needs, can, does, phrase, ...) \
    [V_##VERB] = {#word, {__VA_ARGS__}, phrase, can_##can, do_##does, needs, false},
#define M(VERB, word, phrase, ...) [V_##VERB] = {#word, {__VA_ARGS__}, phrase, NULL, NULL, 0, true},

const struct verb verbs[V_COUNT] = {
    [V_TARGET_HERO] = {NULL, {{0}}, NULL, can_target_hero, do_target_hero, 0, false},
    [V_TARGET_PLAYER] = {NULL, {{0}}, NULL, can_target_player, do_target_player, 0, false},
    [V_TARGET_EVENT] = {NULL, {{0}}, NULL, can_target_event, do_target_event, 0, false},
#include "verbs.def"
};
