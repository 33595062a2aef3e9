/* verbs.c: what the verbs of card texts do, when they can do it, and how their targets are chosen. */
#include <string.h>

#include "procedures.h"
#include "words.h"

#define G ((STATE *)(void *)c->head)

/* -- Selectors -------------------------------------------------------------------------------------- */

static seat that_player(const struct effect *e)
{
    if (e->back) return e->reg[R_THAT_PLAYER]; /* the player of the running `each` */
    if (e->reg[R_PLAYER1] != NOBODY) return e->reg[R_PLAYER1];
    if (e->reg[R_PLAYER0] != NOBODY) return e->reg[R_PLAYER0];
    return e->reg[R_THAT_PLAYER];
}

static u8 that_hero(const struct effect *e)
{
    if (e->reg[R_HERO1] != NOBODY) return e->reg[R_HERO1];
    if (e->reg[R_HERO0] != NOBODY) return e->reg[R_HERO0];
    return e->reg[R_THAT_HERO];
}

/* The players a word means, as a set. */
static seats players_of(struct context *c, const struct effect *e, seat who, u8 word)
{
    const STATE *g = G;
    seat one = NOBODY;
    seats set = 0;
    switch (word) {
    case P_YOU: one = who; break;
    case P_THAT: one = that_player(e); break;
    case P_LEFT: one = left_of(g, who); break;
    case P_RIGHT: one = right_of(g, who); break;
    case P_EACH: return all_players(g);
    case P_EACH_OTHER: case P_OTHER: return all_players(g) & (seats)~only(who); /* VG-S112 */
    case P_ANY: return all_players(g);
    case P_EACH_AHEAD:
        for (seat s = 0; s < g->players; s++)
            if (jail_count(g, s) > jail_count(g, who)) set |= only(s);
        return set;
    default: one = e->reg[R_PLAYER0 + word - P_CHOSEN]; break;
    }
    return one < g->players ? only(one) : 0;
}

/* The Heroes a word means, as a set of hero_refs; words that choose mean all candidates. */
static u32 heroes_of(struct context *c, const struct effect *e, seat who, u8 word, u8 filter)
{
    const STATE *g = G;
    seats owners = 0;
    u8 one = NOBODY, except = NOBODY;
    switch (word) {
    case H_THIS: one = e->place < SLOTS ? hero_ref(who, e->place) : NOBODY; break;
    case H_THAT: one = that_hero(e); break;
    case H_EACH_ALLY: except = e->place < SLOTS ? hero_ref(who, e->place) : NOBODY; owners = only(who); break;
    case H_OWN: case H_EACH_OWN: owners = only(who); break;
    case H_OTHER: case H_EACH_OTHER: owners = all_players(g) & (seats)~only(who); break;
    case H_ANY: case H_EACH: owners = all_players(g); break;
    case H_THEIRS: case H_EACH_THEIRS: owners = players_of(c, e, who, P_THAT); break;
    default: one = e->reg[R_HERO0 + word - H_CHOSEN]; break;
    }
    if (one != NOBODY) return g->player[ref_seat(one)].slot[ref_slot(one)].hero ? 1u << one : 0;
    u32 set = 0;
    for (seat s = 0; s < g->players; s++) {
        if (!has_seat(owners, s)) continue;
        for (int i = 0; i < SLOTS; i++)
            if (g->player[s].slot[i].hero && (!filter || fits(c, g, s, i, filter))) set |= 1u << hero_ref(s, i);
    }
    return except == NOBODY ? set : set & ~(1u << except);
}

bool vigilante_each_next(struct context *c, struct effect *e, seat who, u8 selector)
{
    seats set = players_of(c, e, who, selector);
    seat s = current_player(G);
    int skip = e->count;
    for (int k = 0; k < G->players; k++, s = left_of(G, s))
        if (has_seat(set, s) && skip-- == 0) {
            e->reg[R_THAT_PLAYER] = s;
            return true;
        }
    return false;
}

/* -- What a candidate must have (VG-S102) --------------------------------------------------------------- */

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
    case N_GEAR: return team_has_equipment(g, target);
    case N_USED: break;
    }
    return true;
}

static bool hero_has(struct context *c, u8 ref, u8 needs)
{
    const STATE *g = G;
    const struct slot *here = &g->player[ref_seat(ref)].slot[ref_slot(ref)];
    switch (needs) {
    case N_DAMAGE: return here->damage > 0;
    case N_GEAR: return card_count_attached(g, ref_seat(ref), ref_slot(ref)) > 0;
    case N_USED: return (here->used_turn & 1) && HERO(here->hero)->use.length;
    default: return true;
    }
}

static u32 hero_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 filter, u8 needs)
{
    u32 set = heroes_of(c, e, who, word, filter);
    if (needs == N_HEROES) return set;
    for (u32 rest = set; rest; rest &= rest - 1) {
        u8 ref = (u8)__builtin_ctz(rest);
        if (!hero_has(c, ref, needs)) set &= ~(1u << ref);
    }
    return set;
}

static seats player_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 needs)
{
    seats set = players_of(c, e, who, word);
    for (seat s = 0; s < PLAYERS; s++)
        if (has_seat(set, s) && !player_has(c, who, s, needs)) set &= (seats)~only(s);
    return set;
}

/* -- Choosing targets ------------------------------------------------------------------------------------- */

#define NEEDS_OF(i) ((u8)((i).c & (SECOND_CHOICE - 1)))

static bool can_target_hero(struct context *c, struct effect *e, seat who, struct instr i)
{
    u32 set = hero_candidates(c, e, who, i.a, i.b, NEEDS_OF(i));
    e->reg[R_HERO0 + (i.c & SECOND_CHOICE ? 1 : 0)] = set ? (u8)__builtin_ctz(set) : NOBODY;
    return set != 0;
}

static void do_target_hero(struct context *c, struct effect *e, seat who, struct instr i)
{
    if (!can_target_hero(c, e, who, i)) return;              /* VG-S33 */
    *(struct pick_hero *)push(c, P_pick_hero, who, sizeof(struct pick_hero)) =
        (struct pick_hero){i.a, i.b, NEEDS_OF(i), (u8)(R_HERO0 + (i.c & SECOND_CHOICE ? 1 : 0))};
}

static bool can_target_player(struct context *c, struct effect *e, seat who, struct instr i)
{
    seats set = player_candidates(c, e, who, i.a, NEEDS_OF(i));
    e->reg[R_PLAYER0 + (i.c & SECOND_CHOICE ? 1 : 0)] = set ? (seat)__builtin_ctz(set) : NOBODY;
    return set != 0;
}

static void do_target_player(struct context *c, struct effect *e, seat who, struct instr i)
{
    if (!can_target_player(c, e, who, i)) return;
    *(struct pick_player *)push(c, P_pick_player, who, sizeof(struct pick_player)) =
        (struct pick_player){i.a, NEEDS_OF(i), (u8)(R_PLAYER0 + (i.c & SECOND_CHOICE ? 1 : 0))};
}

static int find_event(struct context *c, u8 word, int from)
{
    while (from < G->track_count && !token_fits(c, G->track[from], word)) from++;
    return from;
}

static bool can_target_event(struct context *c, struct effect *e, seat who, struct instr i)
{
    (void)who;
    int at = find_event(c, i.a, 0);
    e->reg[R_TOKEN] = at < G->track_count ? G->track[at] : 0;
    return at < G->track_count;
}

static void do_target_event(struct context *c, struct effect *e, seat who, struct instr i)
{
    if (!can_target_event(c, e, who, i)) return;
    *(struct pick_event *)push(c, P_pick_event, who, sizeof(struct pick_event)) = (struct pick_event){i.a};
}

static struct effect *effect_below(struct frame *f) { return (struct effect *)(void *)caller(f)->local; }

#define STEPS_pick_hero(S, Q) Q(WHICH_HERO, RULING_(112), "Which Hero?")

PROC(pick_hero)
{
    BEGIN(pick_hero)
    ASK(WHICH_HERO, f->seat) {
        u32 set = hero_candidates(c, effect_below(f), f->seat, L->word, L->filter, L->needs);
        for (u8 ref = 0; ref < PLAYERS * SLOTS; ref++)
            if (set >> ref & 1)
                offer(c, ACT_PICK_HERO, ref_seat(ref), ref_slot(ref), g->player[ref_seat(ref)].slot[ref_slot(ref)].hero);
    }
    effect_below(f)->reg[L->reg] = hero_ref(ANSWER.a, ANSWER.b);
    END
}

#define STEPS_pick_player(S, Q) Q(WHICH_PLAYER, RULING_(112), "Which player?")

PROC(pick_player)
{
    BEGIN(pick_player)
    ASK(WHICH_PLAYER, f->seat) {
        seats set = player_candidates(c, effect_below(f), f->seat, L->word, L->needs);
        seat s = f->seat;
        for (int k = 0; k < g->players; k++, s = left_of(g, s))
            if (has_seat(set, s)) offer(c, ACT_PICK_PLAYER, s, 0, 0);
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
            offer(c, ACT_PICK_TOKEN, g->track[i], TOKEN(g->track[i])->number, 0);
    effect_below(f)->reg[R_TOKEN] = ANSWER.a;
    END
}

/* -- One player after the other ------------------------------------------------------------------------------- */

/* For verbs that concern several players, each with a frame of their own: the next one in the
 * order of VG-S54, or NOBODY. The instruction is run again until there is none. */
static seat next_player(struct context *c, struct effect *e, seat who, u8 word)
{
    seats set = players_of(c, e, who, word);
    seat s = current_player(G);
    for (int k = 0; k < G->players; k++, s = left_of(G, s)) {
        if (k < e->reg[R_CURSOR] || !has_seat(set, s)) continue;
        e->reg[R_CURSOR] = (u8)(k + 1);
        e->pc--;
        return s;
    }
    e->reg[R_CURSOR] = 0;
    return NOBODY;
}

/* Whether one of the players a word means has what is needed. */
static bool any_player_has(struct context *c, const struct effect *e, seat who, u8 word, u8 needs)
{
    return player_candidates(c, e, who, word, needs) != 0;
}

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
    if (player != NOBODY && n) DELEGATE(player, draw, .left = (u8)n);
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
    DELEGATE(player, discard, .left = (u8)n, .forced = player != who, .random = i.verb == V_DISCARD_RANDOM);
}

CAN(steal) { return any_player_has(c, e, who, i.b, N_CARDS); }
DO(steal)
{
    seats set = players_of(c, e, who, i.b);
    for (seat s = 0; s < G->players; s++)
        for (int n = AMOUNT(i.a); has_seat(set, s) && s != who && n > 0 && hand_count(G, s); n--)
            steal_card(c, G, s, who);
}

CAN(salvage) { UNUSED; return pile_count(CITY_CARDS(G), CITY_DISCARD) > 0; }
DO(salvage) { DELEGATE(who, salvage, .left = (u8)AMOUNT(i.a)); }

/* -- Allegiances ---------------------------------------------------------------------------------------------------- */

CAN(investigate) { return any_player_has(c, e, who, i.b, N_OTHERS_TOKENS); }
DO(investigate)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player != NOBODY && player != who) DELEGATE(who, investigate, .target = player, .left = (u8)n); /* VG-S67 */
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
    if (player != NOBODY) DELEGATE(player, release, .from = player, .to = NOBODY, .left = (u8)n);
}

CAN(capture) { return any_player_has(c, e, who, i.b, N_VILLAINS); }
DO(capture)
{
    int n = AMOUNT(i.a);
    seat player = next_player(c, e, who, i.b);
    if (player != NOBODY && player != who) DELEGATE(player, release, .from = player, .to = who, .left = (u8)n);
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
