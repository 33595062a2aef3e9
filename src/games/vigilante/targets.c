/* targets.c: whom the words of card texts mean, who can be chosen, and the choices themselves. */
#include "targets.h"

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

seats players_of(struct context *c, const struct effect *e, seat who, u8 word)
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

bool each_next(struct context *c, struct effect *e, seat who, u8 selector)
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

/* Looks through the Heroes a word means for those that fit and have what is needed; with `first` only
 * until one is found. */
static u32 search_heroes(struct context *c, const struct effect *e, seat who, u8 word, u8 filter, u8 needs, bool first)
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
    if (one != NOBODY)
        return g->player[ref_seat(one)].slot[ref_slot(one)].hero && hero_has(c, one, needs) ? 1u << one : 0;
    u32 set = 0;
    for (; owners; owners &= (seats)(owners - 1)) {
        seat s = (seat)__builtin_ctz(owners);
        for (int i = 0; i < SLOTS; i++) {
            u8 ref = hero_ref(s, i);
            if (!g->player[s].slot[i].hero || ref == except || !hero_has(c, ref, needs)) continue;
            if (filter && !fits(c, g, s, i, filter)) continue;
            set |= 1u << ref;
            if (first) return set;
        }
    }
    return set;
}

u32 heroes_of(struct context *c, const struct effect *e, seat who, u8 word, u8 filter)
{
    return search_heroes(c, e, who, word, filter, N_HEROES, false);
}

u32 hero_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 filter, u8 needs)
{
    return search_heroes(c, e, who, word, filter, needs, false);
}

/* The first of the players a word means who has what is needed, or NOBODY. */
static seat first_player_with(struct context *c, const struct effect *e, seat who, u8 word, u8 needs)
{
    for (seats set = players_of(c, e, who, word); set; set &= (seats)(set - 1))
        if (player_has(c, who, (seat)__builtin_ctz(set), needs)) return (seat)__builtin_ctz(set);
    return NOBODY;
}

bool any_player_has(struct context *c, const struct effect *e, seat who, u8 word, u8 needs)
{
    return first_player_with(c, e, who, word, needs) != NOBODY;
}

seats player_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 needs)
{
    seats set = players_of(c, e, who, word);
    for (seat s = 0; s < PLAYERS; s++)
        if (has_seat(set, s) && !player_has(c, who, s, needs)) set &= (seats)~only(s);
    return set;
}

/* -- Choosing targets ------------------------------------------------------------------------------------- */

#define NEEDS_OF(i) ((u8)((i).c & (SECOND_CHOICE - 1)))

bool can_target_hero(struct context *c, struct effect *e, seat who, struct instr i)
{
    u32 set = search_heroes(c, e, who, i.a, i.b, NEEDS_OF(i), true);
    e->reg[R_HERO0 + (i.c & SECOND_CHOICE ? 1 : 0)] = set ? (u8)__builtin_ctz(set) : NOBODY;
    return set != 0;
}

void do_target_hero(struct context *c, struct effect *e, seat who, struct instr i)
{
    if (!can_target_hero(c, e, who, i)) return;              /* VG-S33 */
    PUSH(pick_hero, who, i.a, i.b, NEEDS_OF(i), (u8)(R_HERO0 + (i.c & SECOND_CHOICE ? 1 : 0)));
}

bool can_target_player(struct context *c, struct effect *e, seat who, struct instr i)
{
    seat first = first_player_with(c, e, who, i.a, NEEDS_OF(i));
    e->reg[R_PLAYER0 + (i.c & SECOND_CHOICE ? 1 : 0)] = first;
    return first != NOBODY;
}

void do_target_player(struct context *c, struct effect *e, seat who, struct instr i)
{
    if (!can_target_player(c, e, who, i)) return;
    PUSH(pick_player, who, i.a, NEEDS_OF(i), (u8)(R_PLAYER0 + (i.c & SECOND_CHOICE ? 1 : 0)));
}

static int find_event(struct context *c, u8 word, int from)
{
    while (from < G->track_count && !token_fits(c, G->track[from], word)) from++;
    return from;
}

bool can_target_event(struct context *c, struct effect *e, seat who, struct instr i)
{
    (void)who;
    int at = find_event(c, i.a, 0);
    e->reg[R_TOKEN] = at < G->track_count ? G->track[at] : 0;
    return at < G->track_count;
}

void do_target_event(struct context *c, struct effect *e, seat who, struct instr i)
{
    if (!can_target_event(c, e, who, i)) return;
    PUSH(pick_event, who, i.a);
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
                OFFER(ACT_PICK_HERO, ref_seat(ref), ref_slot(ref), g->player[ref_seat(ref)].slot[ref_slot(ref)].hero);
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

/* -- One player after the other ------------------------------------------------------------------------------- */

seat next_player(struct context *c, struct effect *e, seat who, u8 word)
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
