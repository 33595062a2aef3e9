/* targets.c: whom and where words of texts mean, conditions, and choices of figures, rooms, Doors and Spaces. */
#include "engine/verb.h"
#include "procedures.h"

/* -- Figures -------------------------------------------------------------------------------------------------- */

/* The figure whose effect it is; NOWHERE for that of a room. */
static int owner_of(const struct effect *e) { return e->kind == KIND_ROOM || e->place >= FIGURES ? NOWHERE : e->place; }
/* "Here": the room whose effect it is, or the one that its owner is in. */
static int here_of(const STATE *g, const struct effect *e)
{
    int owner = owner_of(e);
    return owner != NOWHERE ? room_of(g, owner) : e->kind == KIND_ROOM && e->place < TILES ? e->place : NOWHERE;
}

static u64 one_figure(const STATE *g, int figure)
{
    return figure < FIGURES && on_board(g, figure) ? bit64(figure) : 0;
}
static u64 heroes_in(const STATE *g, int tile)
{
    return tile == NOWHERE ? 0 : SUBSET(f, HERO_FIGURES, room_of(g, f) == tile);
}

/* Villains that an effect can target: nothing a Hero does reaches into the closed Control Room (GC-S87). */
static u64 targetable(struct context *c, const STATE *g, int owner)
{
    u64 set = those_there(g, VILLAIN_FIGURES);
    if (owner == NOWHERE || !is_hero(owner) || g->door_opened) return set;
    const int closed = tile_of_kind(c, g, CONTROL_ROOM);
    return SUBSET(f, set, tile_of(g->at[f]) != closed);
}

static u64 beside(struct context *c, const STATE *g, u64 set, int cell)
{
    return cell >= CELLS ? 0 : SUBSET(f, those_there(g, set), adjacent(c, g, cell, g->at[f]));
}

static u64 villains_in_sight(struct context *c, const STATE *g, int owner)
{
    u64 foes = targetable(c, g, owner);
    return SUBSET(f, foes, sees(c, g, g->at[owner], g->at[f], VILLAIN_FIGURES));
}

static u64 robots(struct context *c, const STATE *g, int owner)
{
    return SUBSET(f, targetable(c, g, owner), VILLAIN(g->card[card_of(f)].villain)->type == ROBOT);
}

/* The other Heroes that a word means. */
static u64 others(struct context *c, const STATE *g, int owner, u8 word)
{
    u64 self = bit64(owner), all = those_there(g, HERO_FIGURES) & ~self;
    if (word == W_ANOTHER_BESIDE) return beside(c, g, all, g->at[owner]);
    bool near = word == W_OTHERS_IN_ROOM || word == W_ANOTHER_IN_ROOM;
    return near ? heroes_in(g, room_of(g, owner)) & ~self : all;
}

/* What the words of a figure's own effects mean; it is on the board. */
static u64 seen_by_owner(struct context *c, const STATE *g, int owner, u8 word)
{
    switch (word) {
    case W_SELF: return one_figure(g, owner);
    case W_OTHER_HEROES: case W_OTHERS_IN_ROOM: case W_ANOTHER_HERO: case W_ANOTHER_IN_ROOM: case W_ANOTHER_BESIDE:
        return others(c, g, owner, word);
    case W_HEROES_IN_ROOM: return heroes_in(g, room_of(g, owner));
    case W_VILLAINS_BESIDE: case W_VILLAIN_BESIDE: return beside(c, g, targetable(c, g, owner), g->at[owner]);
    case W_VILLAIN_IN_SIGHT: return villains_in_sight(c, g, owner);
    default: return 0;
    }
}

/* The target of the attack under way, or NOWHERE. */
static int target_now(struct context *c)
{
    const struct attack *attack = NEAREST(attack);
    return attack ? attack->target : NOWHERE;
}

u64 figures_meant(struct context *c, const struct effect *e, u8 word)
{
    int owner = owner_of(e), chosen = word - W_CHOSEN, room = word - W_IN_CHOSEN_ROOM;
    switch (word) {
    case W_TARGET: return one_figure(G, target_now(c));
    case W_ATTACKER: return NEAREST(attack) ? one_figure(G, NEAREST(attack)->attacker) : 0;
    case W_THAT: return one_figure(G, e->reg[R_THAT]);
    case W_HEROES: case W_A_HERO: case W_HEROES_OF_A_ROOM: return those_there(G, HERO_FIGURES);
    case W_HEROES_HERE: case W_A_HERO_HERE: return heroes_in(G, here_of(G, e));
    case W_HEROES_BESIDE_IT: return beside(c, G, HERO_FIGURES, e->reg[R_WHERE]);
    case W_A_VILLAIN: return targetable(c, G, owner);
    case W_A_HENCHMAN: return targetable(c, G, owner) & ~bit64(SKAROV_FIGURE);
    case W_A_ROBOT: return robots(c, G, owner);
    case W_CHOSEN: case W_CHOSEN + 1: return one_figure(G, e->reg[R_FIGURE0 + chosen]);
    case W_IN_CHOSEN_ROOM: case W_IN_CHOSEN_ROOM + 1: return heroes_in(G, e->reg[R_FIGURE0 + room]);
    case W_ANOTHER_HERO: case W_OTHER_HEROES:
        if (owner == NOWHERE || is_villain(owner))
            return those_there(G, HERO_FIGURES); /* other than the one chosen before */
        break;
    }
    return owner != NOWHERE && on_board(G, owner) ? seen_by_owner(c, G, owner, word) : 0;
}

/* The next of `each` after the one before: some may have gone or come meanwhile. */
bool each_next(struct context *c, struct effect *e, seat who, u8 selector)
{
    (void)who;
    u64 set = figures_meant(c, e, selector);
    if (e->count) set = e->reg[R_THAT] < FIGURES ? set & ~(bit64(e->reg[R_THAT] + 1) - 1) : 0;
    if (set) e->reg[R_THAT] = lowest(set);
    return set != 0;
}

/* -- Conditions, quantities, scopes --------------------------------------------------------------------------- */

/* Whether a Hero's Initiative card has been turned up in this turn. */
static bool was_turned_up(const STATE *g, int hero)
{
    for (int k = 0; k < g->turned_up && k < HEROES; k++)
        if (hero_in_order(g, k) == hero) return true;
    return false;
}

bool condition_holds(struct context *c, const STATE *g, int figure, struct condition condition)
{
    int target = condition.word == C_TARGET_IN_ROOM || condition.word == C_TARGET_BESIDE ? target_now(c) : NOWHERE;
    if (figure >= FIGURES || !on_board(g, figure)) return !condition.word;
    switch ((enum condition_word)condition.word) {
    case C_ALONE: return !(heroes_in(g, room_of(g, figure)) & ~bit64(figure));
    case C_ACTIVATED: return was_turned_up(g, figure);
    case C_RANGED: return NEAREST(attack) && NEAREST(attack)->ranged;
    case C_DAMAGED: return g->damage[figure] > 0;
    case C_TARGET_IN_ROOM: return target != NOWHERE && room_of(g, target) == room_of(g, figure);
    case C_TARGET_BESIDE: return target != NOWHERE && stands_beside(c, g, figure, target);
    }
    return true; /* word 0: always */
}

bool holds(struct context *c, const struct effect *e, seat who, struct condition condition)
{
    (void)who;
    return condition_holds(c, G, owner_of(e), condition);
}

int quantity(struct context *c, const struct effect *e, seat who, u8 quantity)
{
    (void)e, (void)who;
    return quantity == Q_HEROES ? heroes_in_play(G) : 0;
}

bool in_scope(const STATE *g, u8 scope, int owner, int figure)
{
    switch ((enum scope)scope) {
    case SCOPE_SELF: return owner == figure;
    case SCOPE_OTHERS: return owner != figure;
    case SCOPE_OTHERS_IN_ROOM: return owner != figure && room_of(g, owner) == room_of(g, figure);
    case SCOPE_TEAM: return true;
    case SCOPE_TEAM_IN_ROOM: return room_of(g, owner) == room_of(g, figure);
    }
    return false;
}

/* -- Choosing a figure ---------------------------------------------------------------------------------------- */

static bool has_what_it_needs(struct context *c, const STATE *g, int figure, u8 needs)
{
    switch ((enum needs)needs) {
    case NEEDS_DAMAGE: return g->damage[figure] > 0;
    case NEEDS_SPACE: return can_shift(c, g, figure);
    case NEEDS_FOE: return can_attack_any(c, g, figure, STYLE_USUAL);
    }
    return true;
}

/* The second of two choices is another figure than the first. */
static u64 choice_of(struct context *c, const struct effect *e, struct pick_figure pick)
{
    u64 set = figures_meant(c, e, pick.word);
    return pick.reg == R_FIGURE1 ? set & ~one_figure(G, e->reg[R_FIGURE0]) : set;
}

static u64 candidates(struct context *c, const struct effect *e, struct pick_figure pick)
{
    return SUBSET(f, choice_of(c, e, pick), has_what_it_needs(c, G, f, pick.needs));
}

/* The first of them alone: whether there is one is asked far more often than who they are. */
static u64 first_candidate(struct context *c, const struct effect *e, struct pick_figure pick)
{
    for EACH_BIT(f, choice_of(c, e, pick))
        if (has_what_it_needs(c, G, f, pick.needs)) return bit64(f);
    return 0;
}

static struct pick_figure pick_of(struct instr i)
{
    return (struct pick_figure){.word = i.a, .needs = target_needs(i), .reg = target_reg(i, R_FIGURE0)};
}

bool can_target_figure(VERB_ARGUMENTS)
{
    return target_note(e, i, R_FIGURE0, first_candidate(c, e, pick_of(i)), NOWHERE);
}

void do_target_figure(VERB_ARGUMENTS)
{
    e->reg[target_reg(i, R_FIGURE0)] = NOWHERE;
    if (first_candidate(c, e, pick_of(i))) PUSH_WITH(pick_figure, who, pick_of(i));
}

/* Why a figure is none of those that a word means. */
static const char *word_fault(struct context *c, const STATE *g, int owner, int figure, u8 word)
{
    if (owner != NOWHERE && is_hero(owner) && is_sheltered(c, g, figure)) return "the Control Room door is closed";
    switch (word) {
    case W_ANOTHER_BESIDE: case W_VILLAIN_BESIDE: return "it stands on no adjacent Space";
    case W_ANOTHER_IN_ROOM: case W_A_HERO_HERE: return "it is in another room";
    case W_VILLAIN_IN_SIGHT: return "it is not in sight";
    case W_A_ROBOT: return "it is no Robot";
    default: return "the text does not mean it";
    }
}

/* Figures of the sides that the text speaks of, and that cannot be chosen. */
static void refuse_figures(struct context *c, const STATE *g, const struct effect *e, struct pick_figure pick)
{
    static const char *const needed[] = {
        "", "it has no Damage", "there is no free Space beside it", "there is nobody whom it can attack"};
    const u64 meant = figures_meant(c, e, pick.word), ready = candidates(c, e, pick);
    u64 sides = (ready & HERO_FIGURES ? HERO_FIGURES : 0) | (ready & VILLAIN_FIGURES ? VILLAIN_FIGURES : 0);
    for EACH_BIT(f, those_there(g, sides) & ~ready) {
        const bool first = pick.reg == R_FIGURE1 && e->reg[R_FIGURE0] == f;
        const char *fault = first || has_what_it_needs(c, g, f, pick.needs) ? "it has been chosen already"
                                                                            : needed[pick.needs];
        if (!in_set(meant, f)) fault = word_fault(c, g, owner_of(e), f, pick.word);
        REFUSE(ACT_PICK_FIGURE, RULING_(50), fault, f);
    }
}

#define STEPS_pick_figure(S, Q) Q(WHO, RULING_(50), "Whom do you choose?", WAY)

PROC(pick_figure)
{
    BEGIN(pick_figure)
    ASK(WHO, f->seat) {
        for EACH_BIT(figure, candidates(c, effect_below(f), *L)) OFFER(ACT_PICK_FIGURE, figure);
        if (wants_reasons(c)) refuse_figures(c, g, effect_below(f), *L);
    }
    effect_below(f)->reg[L->reg] = ANSWER.a;
    END
}

/* -- Choosing a room ------------------------------------------------------------------------------------------ */

/* Rooms that hold a Hero, or that have room for reinforcements. */
static u64 rooms_for(struct context *c, const STATE *g, bool heroes)
{
    u64 set = 0;
    for (int tile = 0; tile < TILES; tile++)
        if (g->tile[tile].room && (heroes ? g->tile[tile].heroes != 0 : free_reinforcements(c, g, tile) != 0))
            set |= bit64(tile);
    return set;
}

static bool note_room(struct context *c, struct effect *e, struct instr i, u8 first, bool heroes)
{
    return target_note(e, i, first, rooms_for(c, G, heroes), NOWHERE);
}
bool can_target_room_of(VERB_ARGUMENTS) { return note_room(c, e, i, R_FIGURE0, true); }
bool can_target_room(VERB_ARGUMENTS) { return note_room(c, e, i, R_ROOM0, false); }

static void pick_room_for(struct context *c, struct effect *e, seat who, u8 reg, bool heroes)
{
    e->reg[reg] = NOWHERE;
    if (rooms_for(c, G, heroes)) PUSH(pick_room, who, .heroes = heroes, .reg = reg);
}
void do_target_room_of(VERB_ARGUMENTS) { pick_room_for(c, e, who, target_reg(i, R_FIGURE0), true); }
void do_target_room(VERB_ARGUMENTS) { pick_room_for(c, e, who, target_reg(i, R_ROOM0), false); }

#define STEPS_pick_room(S, Q) Q(WHICH, RULING_(50), "Which room do you choose?")

PROC(pick_room)
{
    BEGIN(pick_room)
    ASK(WHICH, f->seat)
        for EACH_BIT(tile, rooms_for(c, g, L->heroes)) OFFER(ACT_PICK_ROOM, tile, g->tile[tile].room);
    effect_below(f)->reg[L->reg] = ANSWER.a;
    END
}

/* -- Choosing a Door ------------------------------------------------------------------------------------------ */

/* Doors that can be closed, Airlocks that are open or sealed. */
static u64 links_meant(const STATE *g, u8 word)
{
    u64 set = 0;
    for (int i = 0; i < LINKS_MOST && g->link[i].kind; i++)
        if (word == AN_OPEN_DOOR ? can_close(g, i) : is_airlock(g, i, word == AN_OPEN_AIRLOCK)) set |= bit64(i);
    return set;
}

bool can_target_door(VERB_ARGUMENTS) { return target_note(e, i, R_DOOR0, links_meant(G, i.a), NOWHERE); }

void do_target_door(VERB_ARGUMENTS)
{
    u8 reg = target_reg(i, R_DOOR0);
    e->reg[reg] = NOWHERE;
    if (links_meant(G, i.a)) PUSH(pick_door, who, .word = i.a, .reg = reg);
}

static void refuse_links(struct context *c, const STATE *g, u8 word)
{
    const bool doors = word == AN_OPEN_DOOR;
    for (int i = 0; i < LINKS_MOST && g->link[i].kind; i++) {
        const struct link_token *l = &g->link[i];
        if ((l->kind == AIRLOCK) == doors || in_set(links_meant(g, word), i)) continue;
        REFUSE(doors ? ACT_PICK_DOOR : ACT_PICK_AIRLOCK, doors ? RULING_(80) : RULING_(9),
               !doors                      ? "it is so already"
               : l->kind == CONTROL_DOOR   ? "no text closes the Control Room door"
               : l->jammed                 ? "it is jammed"
                                           : "it is closed",
               l->a, l->b);
    }
}

#define STEPS_pick_door(S, Q) Q(WHICH, RULING_(80), "Which Door or Airlock do you choose?")

PROC(pick_door)
{
    BEGIN(pick_door)
    ASK(WHICH, f->seat) {
        for EACH_BIT(i, links_meant(g, L->word))
            OFFER(L->word == AN_OPEN_DOOR ? ACT_PICK_DOOR : ACT_PICK_AIRLOCK, g->link[i].a, g->link[i].b);
        if (wants_reasons(c)) refuse_links(c, g, L->word);
    }
    effect_below(f)->reg[L->reg] = (u8)find_link(g, ANSWER.a, ANSWER.b);
    END
}

/* -- Spaces --------------------------------------------------------------------------------------------------- */

/* Free Spaces beside the Heroes other than a figure; each once. */
static int places_beside(struct context *c, const STATE *g, int figure, u8 out[CELLS])
{
    u8 near[DIRECTIONS];
    u64 seen[(CELLS + 63) / 64] = {0};
    int count = 0;
    for EACH_BIT(hero, those_there(g, HERO_FIGURES) & ~bit64(figure)) {
        int n = neighbours(c, g, g->at[hero], near);
        for (int i = 0; i < n; i++) {
            if (in_set(seen[near[i] / 64], near[i] % 64) || !may_stand(c, g, figure, near[i])) continue;
            seen[near[i] / 64] |= bit64(near[i] % 64);
            out[count++] = near[i];
        }
    }
    return count;
}

/* Whether a text may put somebody on a Space of this tile. */
static bool is_tile_meant(struct context *c, const STATE *g, u8 word, int tile)
{
    if (!g->tile[tile].room) return false;
    if (word == AT_ENTRANCE) return ROOM(g->tile[tile].room)->kind == ENTRANCE;
    return word == AT_QUIET_ROOM && !g->tile[tile].heroes;
}

int places_at(struct context *c, const STATE *g, u8 word, int figure, int most, u8 out[CELLS])
{
    int count = 0;
    if (word == AT_ANOTHER_HERO) return places_beside(c, g, figure, out);
    for (int tile = 0; tile < TILES; tile++) {
        if (!is_tile_meant(c, g, word, tile)) continue;
        if (!may_enter(c, g, figure, tile)) continue;        /* GC-S87 */
        for EACH_BIT(local, free_spaces(c, g, tile)) {       /* GC-125 */
            if (count == most) break;
            out[count++] = (u8)cell_of(tile, local);
        }
    }
    return count;
}

#define STEPS_place_figure(S, Q) Q(WHERE, RULING_(50), "On which Space?")

PROC(place_figure)
{
    u8 cells[CELLS];
    BEGIN(place_figure)
    if (!on_board(g, L->figure) || !places_at(c, g, L->where, L->figure, 1, cells)) RETURN(0);
    ASK(WHERE, f->seat) {
        int n = places_at(c, g, L->where, L->figure, CELLS, cells);
        for (int k = 0; k < n; k++) OFFER(ACT_PUT, L->figure, cells[k]);
    }
    relocate(c, g, L->figure, ANSWER.b, EV_PUT, RULING_(120));
    END
}
