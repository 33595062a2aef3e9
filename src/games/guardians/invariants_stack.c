/* invariants_stack.c: what is wrong with frames and lanes: whom they name must be there, and who acts. */
#include "invariants.h"

/* -- Whom frames name --------------------------------------------------------------------------------------------- */

static bool there(const STATE *g, int figure) { return figure < CAPTIVE && on_board(g, figure); }

static bool on_this_side(const STATE *g, int figure, int other)
{
    (void)g;
    return is_hero(figure) == is_hero(other);
}

static const char *broken_attack(const STATE *g, const struct attack *L, bool is_top)
{
    if (L->target >= CAPTIVE || (L->attacker != NOWHERE && L->attacker >= CAPTIVE))
        return "the captive takes no part (GC-S20)";
    if (L->attacker != NOWHERE && on_this_side(g, L->attacker, L->target)) return "only Enemies are attacked (GC-136)";
    if (L->two && (L->second >= CAPTIVE || L->attacker == NOWHERE || on_this_side(g, L->attacker, L->second)))
        return "an attack names two Enemies";
    if (!L->two && L->second && L->second != NOWHERE) return "an attack has a second target and has none";
    if (L->which > 1 + L->two || L->dice > 99 || L->combat > 99 || L->power > 99 || L->ward > 99 || L->ward < -99)
        return "an attack has too much of something";
    if (is_top && (!there(g, L->target) || (L->attacker != NOWHERE && !there(g, L->attacker))))
        return "nobody is there to attack";
    return NULL;
}

static const char *broken_effect(struct context *c, const STATE *g, const struct effect *e)
{
    if (e->kind == KIND_ROOM)
        return e->place < TILES && g->tile[e->place].room == e->card ? NULL : "a room acts that is not in the base";
    if (e->kind == KIND_EVENT) return e->place < CAPTIVE && is_villain(e->place) ? NULL : "an Event belongs to nobody";
    if (e->kind == KIND_VILLAIN)
        return e->place < CAPTIVE && is_villain(e->place) && g->card[card_of(e->place)].villain == e->card
                   ? NULL : "a power belongs to another Villain";
    if (e->place >= HEROES) return "a power belongs to nobody";
    u8 hero = e->kind == KIND_POWER ? POWER(e->card)->hero : e->card;
    return g->guardian[e->place].hero == hero ? NULL : "a power belongs to another Hero";
}

static const char *broken_activation(const STATE *g, const struct frame *f, const struct activation *L)
{
    int n = stack_size(g);
    if (f->step == 0) return n ? NULL : "the Initiative stack is empty (GC-082)";
    return L->pairs != n || L->pair >= n ? "there are as many pairs as Initiative cards (GC-300)" : NULL;
}

static const char *broken_initiative(const STATE *g, const struct frame *f, const struct initiative *L)
{
    int n = heroes_in_play(g);
    seats with_hero = hero_seats(g);
    if (f->step == 0) return L->asked || L->count ? "nobody has named an order yet" : NULL;
    if (!has_seat(with_hero, L->proposer) || L->asked & ~with_hero)
        return "somebody names an order who has no Hero in play (GC-S32)";
    if (L->count > n) return "an order has as many places as there are Heroes";
    for (int i = 0; i < L->count; i++)
        if (!g->order[i] || !in_play(g, hero_in_order(g, i))) return "somebody is named who is not in play (GC-082)";
    u8 met = 0;
    for (int i = 0; i < n && L->asked; i++) {
        if (!g->captains[i] || !in_play(g, g->captains[i] - 1) || in_set(met, g->captains[i]))
            return "the captain's order is no order";
        met |= (u8)bit(g->captains[i]);
    }
    return NULL;
}

/* Whoever is asked what he does, or begins, is there. */
static const char *broken_turns(const STATE *g, const struct frame *f, bool is_top)
{
    if (f->proc == P_hero_turn) {
        const struct hero_turn *L = LOCALS(hero_turn, (struct frame *)f);
        if (!g->guardian[L->hero].hero || (f->step && g->active != L->hero) || player_of(g, L->hero) != f->seat)
            return "another Hero is active (GC-091)";
        if ((is_top || !f->step) && !there(g, L->hero)) return "a Hero acts who is not in play";
        if (f->step == STEP(hero_turn, LEADING) && (L->from >= CELLS || !there(g, L->hero) || !on_board(g, CAPTIVE)))
            return "there is no captive to lead (GC-S20)";
    }
    if (f->proc == P_villain_turn) {
        const struct villain_turn *L = LOCALS(villain_turn, (struct frame *)f);
        if (!g->card[L->card].villain || (f->step && g->active_card != L->card) || L->waiting >> ACOLYTE_FIGURES)
            return "another Villain is activated (GC-093)";
    }
    if (f->proc == P_figure_turn) {
        const struct figure_turn *L = LOCALS(figure_turn, (struct frame *)f);
        if (!is_villain(L->figure) || card_of(L->figure) != g->active_card || (f->step && g->active != L->figure))
            return "another figure is active (GC-S52)";
        if ((is_top || !f->step) && !there(g, L->figure)) return "a figure acts that is not on the board (GC-S124)";
    }
    return NULL;
}

static const char *broken_careers(const struct whole_game *L)
{
    for (int i = 0; i < HEROES; i++) {
        const char *wrong = career_fault(L->career[i]);
        if (wrong) return wrong;
        if ((L->career[i] ^ L->career[0]) & IN_CAMPAIGN) return "it is a campaign, or it is not";
    }
    return NULL;
}

static const char *broken_frame(struct context *c, const STATE *g, struct frame *f, bool is_top)
{
    switch (f->proc) {
    case P_whole_game: return broken_careers(LOCALS(whole_game, f));
    case P_progress: {
        const struct guardian *h = &g->guardian[LOCALS(progress, f)->hero];
        return h->hero && h->career && h->player == f->seat ? NULL : "nobody has a career to go on with";
    }
    case P_hero_turn: case P_villain_turn: case P_figure_turn: return broken_turns(g, f, is_top);
    case P_activation: return broken_activation(g, f, LOCALS(activation, f));
    case P_initiative: return broken_initiative(g, f, LOCALS(initiative, f));
    case P_attack: return broken_attack(g, LOCALS(attack, f), is_top);
    case P_effect: return broken_effect(c, g, LOCALS(effect, f));
    case P_responses: return there(g, LOCALS(responses, f)->figure) || !is_top ? NULL : "nobody is there to answer";
    case P_shift: return LOCALS(shift, f)->figure < CAPTIVE ? NULL : "the captive is not pushed (GC-S20)";
    case P_free_attack: return LOCALS(free_attack, f)->figure < CAPTIVE ? NULL : "the captive does not attack (GC-S20)";
    case P_free_move:
        return LOCALS(free_move, f)->figure < CAPTIVE && (!is_top || there(g, LOCALS(free_move, f)->figure)) &&
                       (f->step < 2 || LOCALS(free_move, f)->from < CELLS)
                   ? NULL : "nobody is there to move";
    case P_forced_check:
        return g->guardian[LOCALS(forced_check, f)->hero].hero ? NULL : "a check of somebody who does not play";
    case P_place_figure: return LOCALS(place_figure, f)->figure < CAPTIVE ? NULL : "the captive is not put anywhere";
    case P_reinforce: return g->tile[LOCALS(reinforce, f)->tile].room ? NULL : "reinforcements come to no room";
    case P_march: {
        const struct march *L = LOCALS(march, f);
        return g->tile[L->tile].room && L->card >= FIRST_ACOLYTE ? NULL : "nobody marches";
    }
    case P_activate_room: case P_objectives: {
        u8 tile = f->proc == P_objectives ? LOCALS(objectives, f)->tile : LOCALS(activate_room, f)->tile;
        return tile < TILES && (!f->step || is_top || g->tile[tile].room) ? NULL : "no room lies there";
    }
    default: return NULL;
    }
}

/* -- Lanes -------------------------------------------------------------------------------------------------------- */

static bool fits_side(struct context *c, u8 card, u8 how)
{
    const struct power_row *p = POWER(card);
    bool technique = p->bonus[SPEED] || p->bonus[ATTACK] || p->bonus[DEFENSE] || p->bonus[MENTAL];
    return how & PLAN_RIGHT ? technique : p->symbol != NO_POWER;
}

/* Whether something is placed there; a Wound without text is no card (GC-S43). */
static bool is_placed(const struct plan *L, int slot) { return L->card[slot] || L->how[slot] & PLAN_WOUND; }

/* What a Hero's player has placed so far comes from that Hero's hand. */
static bool hero_plan_holds(struct context *c, const STATE *g, const struct plan *L, int h, seat who)
{
    bool his = in_play(g, h) && player_of(g, h) == who;
    for (int k = 0; k < 2; k++) {
        u8 card = L->card[2 * h + k], how = L->how[2 * h + k];
        if (!is_placed(L, 2 * h + k)) return !how && (k == 1 || (!L->card[2 * h + 1] && !L->how[2 * h + 1]));
        if (!his || how >> 3) return false;
        bool wound = how & PLAN_WOUND;
        bool held = card ? has_card(WOUNDS(g), WOUND_HAND + h, card) : g->guardian[h].plain_wounds > 0;
        if (wound ? !(how & PLAN_RIGHT) || !held
                  : !has_card(POWERS(g), POWER_HAND + h, card) || !fits_side(c, card, how))
            return false;
        if (k && (wound ? L->how[2 * h] & PLAN_WOUND : !(L->how[2 * h] & PLAN_WOUND) && L->card[2 * h] == card))
            return false;
    }
    return true;
}

static bool event_plan_holds(const STATE *g, const struct plan *L)
{
    if (L->count > heroes_in_play(g)) return false;
    for (int i = 0; i < PLANNED_CARDS; i++) {
        u8 card = L->card[i], where = L->how[i] / 4;
        int copies = 0;
        if (i >= L->count ? card || L->how[i] : !card) return false;
        if (i >= L->count) continue;
        for (int k = 0; k <= i; k++) copies += L->card[k] == card;
        if (copies > copies_in(EVENTS(g), EVENT_HAND, card) || L->how[i] & 1) return false;
        if (where >= CARDS_OF_VILLAINS || !g->card[where].villain || g->card[where].out) return false;
    }
    return true;
}

static bool plan_holds(struct context *c, const STATE *g, const struct plan *L, seat who, bool done)
{
    if (who == g->skarov) return event_plan_holds(g, L) && (!done || !L->count);
    for (int h = 0; h < HEROES; h++) {
        bool his = in_play(g, h) && player_of(g, h) == who;
        bool laid = his && has_laid(g, h);
        if (!hero_plan_holds(c, g, L, h, who) || (is_placed(L, 2 * h) && (laid || done))) return false;
        if (his && (done || h < L->hero) && !laid && !is_placed(L, 2 * h)) return false; /* GC-070 */
        if (his && !done && h > L->hero && is_placed(L, 2 * h)) return false;
    }
    if (L->hero < HEROES && !done)
        return in_play(g, L->hero) && player_of(g, L->hero) == who && L->count <= 1 &&
               !has_laid(g, L->hero) && L->count == is_placed(L, 2 * L->hero) && !is_placed(L, 2 * L->hero + 1);
    return true;
}

static const struct frame *lane_frame(const STATE *g, seat s)
{
    return frame_at(&g->head, STACK_BYTES - (s + 1) * LANE_BYTES);
}

static const char *broken_lanes(struct context *c, const STATE *g)
{
    seats wanted = 0;
    const struct frame *top = top_of(g);
    if (!g->head.forked) return NULL;
    if (top->proc == P_strategy) wanted = (seats)(hero_seats(g) | only(g->skarov));
    if (top->proc == P_initiative)
        wanted = (seats)(hero_seats(g) & ~only(LOCALS(initiative, (struct frame *)top)->proposer));
    if (g->head.forked != wanted) return "others choose at the same time than those who must";
    for EACH_SEAT(s, g->head.forked) {
        const struct frame *f = lane_frame(g, s);
        bool done = !has_seat(g->head.lanes, s), fresh = !done && f->step == 0;
        const struct plan *plan = (const struct plan *)(const void *)f->local;
        if (top->proc == P_strategy && !fresh && !plan_holds(c, g, plan, s, done))
            return "somebody has placed what he cannot place (GC-069 to GC-075, GC-084)";
    }
    return NULL;
}

/* -- The whole ---------------------------------------------------------------------------------------------------- */

static bool runs(const STATE *g, u8 proc)
{
    for (struct frame *f = top_of(g); f; f = caller(f))
        if (f->proc == proc) return true;
    return false;
}

/* What is half done belongs to a procedure that runs. */
static const char *broken_course(const STATE *g, enum stage stage)
{
    bool villain = runs(g, P_villain_turn), hero = runs(g, P_hero_turn);
    int played = pile_count(EVENTS(g), EVENT_PLAYED);
    if (stage < PLAYING || g->ending) return NULL;
    if (g->active_card != NOWHERE && (!villain || !g->card[g->active_card].villain))
        return "a Villain is activated, or not";
    if (g->active != NOWHERE && !hero && !villain) return "somebody acts, or not";
    if (g->event_played && !villain) return "an Event was played in no activation (GC-232)";
    if (played > (runs(g, P_rearrange) ? HEROES : villain)) return "more Events are played than may be (GC-233)";
    u8 phase = runs(g, P_strategy)      ? STRATEGY
               : runs(g, P_activation)  ? ACTIVATION
               : runs(g, P_end_of_turn) ? END_OF_TURN
                                        : g->phase;
    if (phase != g->phase) return "it is another phase (GC-065)";
    if (runs(g, P_turn) && g->phase != SET_UP && !g->turn) return "no turn has begun";
    return NULL;
}

const char *stack_fault(struct context *c, const STATE *g, enum stage stage)
{
    struct frame *top = top_of(g);
    if (!top) return NULL;
    for (struct frame *f = top; f; f = caller(f)) {
        const char *wrong = broken_frame(c, g, f, f == top);
        if (wrong) return wrong;
    }
    const char *wrong = broken_course(g, stage);
    return wrong ? wrong : broken_lanes(c, g);
}
