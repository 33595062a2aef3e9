/* targets.c: whom the words of card texts mean, who can be chosen, and the choices themselves. */
#include "targets.h"

/* -- Selectors ----------------------------------------------------------------------------- */

/* The last of two choices that was made, else what the moment concerns. */
static u8 that_one(const struct effect *e, int chosen, int concerned)
{
    if (e->reg[chosen + 1] != NOBODY) return e->reg[chosen + 1];
    return e->reg[chosen] != NOBODY ? e->reg[chosen] : e->reg[concerned];
}

seats players_of(struct context *c, const struct effect *e, seat who, u8 word)
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

u32 hero_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 filter, u8 needs)
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

bool any_player_has(struct context *c, const struct effect *e, seat who, u8 word, u8 needs)
{
    return search_players(c, e, who, word, needs, true) != 0;
}

/* -- Choosing targets ---------------------------------------------------------------------- */

CAN_TARGET(hero)
{
    return target_note(e, i, R_HERO0, search_heroes(c, e, who, i.a, i.b, target_needs(i), true), NOBODY);
}
DO_TARGET(hero)
{
    if (!can_target_hero(c, e, who, i)) return;              /* VG-S33 */
    PUSH(pick_hero, who, i.a, i.b, target_needs(i), target_reg(i, R_HERO0));
}

CAN_TARGET(player)
{
    return target_note(e, i, R_PLAYER0, search_players(c, e, who, i.a, target_needs(i), true), NOBODY);
}
DO_TARGET(player)
{
    if (can_target_player(c, e, who, i)) PUSH(pick_player, who, i.a, target_needs(i), target_reg(i, R_PLAYER0));
}

static int find_event(struct context *c, u8 word, int from)
{
    while (from < G->track_count && !token_fits(c, G->track[from], word)) from++;
    return from;
}

CAN_TARGET(event)
{
    int at = find_event(c, i.a, 0);
    e->reg[R_TOKEN] = at < G->track_count ? G->track[at] : 0;
    return at < G->track_count;
}
DO_TARGET(event)
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

seat next_player(struct context *c, struct effect *e, seat who, u8 word)
{
    return target_next(e, players_of(c, e, who, word), G->players, current_player(G), R_CURSOR);
}
