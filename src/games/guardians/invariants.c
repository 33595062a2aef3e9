/* invariants.c: what is wrong with a position: what rules rely on and the description of the state does not say: how far
 * the set-up is, the base, figures, cards, what is over. invariants_stack.c looks at the stack. */
#include "invariants.h"

/* -- Heroes ------------------------------------------------------------------------------------------------------- */

static const char *broken_guardian(struct context *c, const STATE *g, int h)
{
    const struct guardian *hero = &g->guardian[h];
    if (hero->player >= g->players || hero->player == g->skarov || (has_seat(g->left, hero->player) && !g->ending))
        return "a Hero belongs to nobody on the Heroes' side (GC-002)";
    for (int k = 0; k < h; k++)
        if (g->guardian[k].hero == hero->hero) return "two players have one Hero (GC-003)";
    for (int m = 0; m < 2; m++) {
        if (hero->mission[m] && MISSION(hero->mission[m])->hero != hero->hero)
            return "a Personal Mission is another Hero's";
        if (hero->progress[m] > 250) return "a Personal Mission has gone too far";
    }
    const char *wrong = career_fault(hero->career);
    if (wrong) return wrong;
    if (hero->career & STEP_DUE) return "a step is due of a Hero who plays";
    if (hero->career && hero->rank != career_rank(hero->career) && !g->ending)
        return "cards follow the ID card (GC-S108)";
    if (hero->plain_wounds > 99 || hero->plain_discard > 99 || hero->at_once > 250)
        return "a Hero has too much of something";
    return NULL;
}

static const char *broken_guardians(struct context *c, const STATE *g, enum stage stage)
{
    int chosen = 0;
    while (chosen < HEROES && g->guardian[chosen].hero) chosen++;
    if (chosen > g->heroes || (stage > HEROES_CHOSEN && chosen != g->heroes))
        return "there are too many Heroes, or too few";
    for (int h = 0; h < HEROES; h++) {
        const struct guardian *hero = &g->guardian[h];
        if (h < chosen) {
            const char *wrong = broken_guardian(c, g, h);
            if (wrong) return wrong;
        } else if (hero->hero || hero->player != NOBODY || hero->out || hero->lies[0] || hero->lies[1]) {
            return "a Hero is there who does not take part";
        }
        if (hero->out && stage < PLAYING) return "a Hero is knocked out before the first turn";
    }
    return NULL;
}

static bool too_large(const struct boost *b)
{
    return b->speed > 50 || b->speed < -50 || b->defense > 50 || b->defense < -50 || b->mental > 50 ||
           b->mental < -50 || b->attack_up > 50 || b->attack_down > 50 || b->checks > 50 || b->checks < -50 ||
           b->actions > 50 ||
           b->actions < -50;
}

static const char *broken_tokens(const STATE *g)
{
    for (int when = 0; when < 2; when++) {
        for (int h = 0; h < HEROES; h++)
            if (too_large(&g->guardian[h].boost[when])) return "more than 50 tokens of a kind lie beside a character";
        for (int card = 0; card < CARDS_OF_VILLAINS; card++)
            if (too_large(&g->card[card].boost[when])) return "more than 50 tokens of a kind lie beside a character";
    }
    if (g->ambush > 99 || g->extra_actions > 99) return "an Event gives too much";
    return NULL;
}

/* -- The base ----------------------------------------------------------------------------------------------------- */

static const char *broken_link(struct context *c, const STATE *g, int i)
{
    const struct link_token *l = &g->link[i];
    if (!l->kind)
        return l->a != NOWHERE || l->b != NOWHERE || l->open || l->jammed || l->minus ? "a link of no kind" : NULL;
    if (i && !g->link[i - 1].kind) return "a link lies after a gap in the list";
    if (l->a >= CELLS || l->b >= CELLS) return "a link leads nowhere";
    int from = tile_of(l->a), to = tile_of(l->b);
    bool below = to == from + FRAME_SIDE;
    enum direction side = below ? SOUTH : EAST;
    if (tile_beyond(from, side) != to || l->a != front_cell(from, side) || l->b != front_cell(to, opposite(side)))
        return "a link does not join two neighbouring tiles in the middle of their edge (GC-S102)";
    if (!g->tile[from].room || !g->tile[to].room || !in_set(SHAPE(g, from)->openings, (int)side) ||
        !in_set(SHAPE(g, to)->openings, (int)opposite(side)))
        return "a link lies where not both tiles have an opening (GC-S102)";
    for (int k = 0; k < i; k++)
        if (g->link[k].a == l->a && g->link[k].b == l->b) return "two tiles have two links (GC-S102)";
    if (l->kind >= LINK_KINDS) return "a link of no kind";
    if (l->kind == AIRLOCK && (l->jammed || l->minus)) return "an Airlock is not jammed and has no tokens (GC-S09)";
    if (l->open ? l->minus : l->jammed) return "an open Door has no tokens, and a jammed one is open (GC-189, GC-191)";
    if (l->minus > 99) return "too many -1 tokens lie on a Door";
    if (l->kind == CONTROL_DOOR && l->open != g->door_opened)
        return "the Control Room door is open, or it is not (GC-193)";
    return NULL;
}

static const char *broken_tile(struct context *c, const STATE *g, int tile, enum stage stage)
{
    const struct tile *t = &g->tile[tile];
    const struct room_row *room = ROOM(t->room);
    bool objective = t->room && room->kind == OBJECTIVE;
    if (!t->room && t->turn) return "a tile is turned that does not lie there";
    if (!(objective && stage >= BASE_LAID) && (t->outcome || t->countdown || t->left))
        return "a room has an Objective's tokens and is none";
    if (objective && t->left > room->tokens) return "an Objective has more tokens than it can have";
    if (objective && stage >= BASE_LAID && t->outcome == OPEN && (!t->countdown || !t->left))
        return "an Objective is settled, or it is not (GC-260)";
    if (t->cleared && (!t->room || !room->obstacle)) return "an obstacle is gone where none was (GC-S104)";
    if (t->done >> TASKS) return "a room has four tasks at most";
    for (int task = 0; task < TASKS; task++)
        if (t->minus[task] > 99 || (t->minus[task] && !room->task[task].success))
            return "-1 tokens lie where no task is";
    if (t->off && (!t->room || room->kind == ENTRANCE)) return "a room is switched off that cannot be";
    for (int k = 0; k < tile && t->room; k++)
        if (g->tile[k].room && ROOM(g->tile[k].room)->tile == room->tile)
            return "both faces of a tile lie in the base (GC-S106)";
    return NULL;
}

static const char *broken_showdown(struct context *c, const STATE *g)
{
    bool settled = true;
    for (int t = 0; t < TILES; t++) settled &= !is_open_objective(c, g, t);
    if (settled != (g->showdown != 0) && !(settled && g->ending))
        return "the Showdown begins when every Objective is settled (GC-272)";
    if (g->showdown > g->turn) return "the Showdown has begun in a turn to come";
    if ((g->door_opened || g->may_escape) && !g->showdown) return "this comes with the Showdown (GC-273, GC-275)";
    return NULL;
}

static const char *broken_base(struct context *c, const STATE *g, enum stage stage)
{
    const char *wrong = NULL;
    int objectives = 0;
    for (int t = 0; t < TILES && !wrong; t++) wrong = broken_tile(c, g, t, stage);
    for (int i = 0; i < LINKS_MOST && !wrong; i++) wrong = broken_link(c, g, i);
    if (wrong || stage < BASE_LAID) return wrong;
    for (int t = 0; t < TILES; t++) objectives += g->tile[t].room && ROOM(g->tile[t].room)->kind == OBJECTIVE;
    if (!objectives || objectives > 4) return "a base has one Objective at least";
    for (int n = 0; n < 8; n++) {
        if (g->purple[n] == NOWHERE) continue;
        if (!g->tile[g->purple[n]].room) return "a purple Space belongs to no room (GC-253)";
        for (int k = 0; k < n; k++)
            if (g->purple[k] == g->purple[n]) return "two purple Spaces belong to one room (GC-S107)";
    }
    wrong = base_fault(c, g);
    return wrong ? wrong : broken_showdown(c, g);
}

/* -- Villains and figures ----------------------------------------------------------------------------------------- */

static const char *broken_card(struct context *c, const STATE *g, int card)
{
    const struct villain_card *v = &g->card[card];
    u8 rank = card == SKAROV ? MASTER : card < FIRST_ACOLYTE ? LIEUTENANT : ACOLYTE;
    if (!v->villain) return v->out || v->activated || v->used ? "a Villain has done something and is not there" : NULL;
    if (VILLAIN(v->villain)->rank != rank) return "a Villain has another's place";
    if (card > FIRST_LIEUTENANT && card < FIRST_ACOLYTE && !g->card[card - 1].villain)
        return "a Lieutenant's place is empty";
    if (v->out && rank == ACOLYTE) return "Acolytes come again (GC-S68)";
    for (int k = 0; k < card; k++)
        if (g->card[k].villain == v->villain) return "a Villain is there twice (GC-039)";
    return NULL;
}

/* Whether a figure belongs on the board: Heroes in play and Villains who are not out; Acolytes as they come. */
static bool belongs(const STATE *g, int figure)
{
    if (is_hero(figure)) return in_play(g, figure);
    return figure != CAPTIVE && g->card[card_of(figure)].villain && !g->card[card_of(figure)].out;
}

static const char *broken_captive(struct context *c, const STATE *g)
{
    bool held = false;
    for (int t = 0; t < TILES; t++) held |= is_open_objective(c, g, t) && ROOM(g->tile[t].room)->captive;
    return held != on_board(g, CAPTIVE) ? "the captive is there as long as it is to be freed (GC-S20)" : NULL;
}

static const char *broken_place(struct context *c, const STATE *g, int figure)
{
    int cell = g->at[figure];
    if (cell >= CELLS || !g->tile[tile_of(cell)].room || DOT(g, cell) == SOLID)
        return "a figure stands on no Space (GC-013)";
    if (g->who[cell] != figure) return "two figures stand on one Space (GC-014)";
    if (DOT(g, cell) == REINFORCEMENT && !is_acolyte(figure))
        return "only Acolytes stand on Reinforcement Spaces (GC-125)";
    if (is_hero(figure) && !g->door_opened && ROOM(g->tile[tile_of(cell)].room)->kind == CONTROL_ROOM)
        return "a Hero is in the Control Room behind its closed door (GC-S87)";
    if (figure == SKAROV_FIGURE && !g->door_opened && ROOM(g->tile[tile_of(cell)].room)->kind != CONTROL_ROOM)
        return "Skarov is outside of the Control Room before its door is open (GC-100)";
    return NULL;
}

static const char *broken_figures(struct context *c, const STATE *g, enum stage stage)
{
    for (int figure = 0; figure < FIGURES; figure++) {
        if (on_board(g, figure)) {
            const char *wrong = stage < BASE_LAID ? "a figure stands on no Space (GC-013)" : broken_place(c, g, figure);
            if (wrong) return wrong;
            if (figure != CAPTIVE && !belongs(g, figure)) return "a figure stands there that is not in the game";
            if (is_villain(figure) && g->damage[figure] >= health_of(c, g, figure))
                return "a Villain has Damage as high as his Health (GC-156)";
        } else {
            if (is_villain(figure) && g->damage[figure]) return "a figure has Damage and is not there";
            if (stage == PLAYING && !is_acolyte(figure) && belongs(g, figure) && !g->ending)
                return "somebody in play does not stand in the base";
        }
        if (g->damage[figure] > 250 || (figure == CAPTIVE && g->damage[figure])) return "too much Damage";
    }
    return stage < BASE_LAID || g->ending ? NULL : broken_captive(c, g);
}

/* -- Cards -------------------------------------------------------------------------------------------------------- */

/* What lies face down is in the hand pile, and looks as it must (GC-S34). */
static const char *broken_down(struct context *c, const STATE *g, int h, int k)
{
    const struct guardian *hero = &g->guardian[h];
    bool there = hero->lies[k] != 0, power = hero->down[k] != 0, wound = hero->down_wound[k] != 0;
    bool plain = there && !power && !wound;
    u8 back = hero->lies[k] & (LIES_ROOKIE | LIES_VETERAN);
    seats known = there ? patrol_seats(g) : 0;
    if (hero->down_known[k] != known || hero->down_wound_known[k] != known)
        return "what lies face down is the Heroes' secret";
    if (!there) return power || wound ? "a card lies face down where none lies" : NULL;
    if (g->phase != STRATEGY || !(hero->lies[k] & LIES) || hero->lies[k] >> 4 || (power && wound))
        return "one card lies face down, in the Strategy phase";
    if (wound || plain) {                                    /* GC-S43 */
        bool held = plain ? hero->plain_wounds > 0 : has_card(WOUNDS(g), WOUND_HAND + h, hero->down_wound[k]);
        bool fits = held && hero->lies[k] == (LIES | LIES_RIGHT);
        return fits ? NULL : "a Wound lies on the right and comes from the hand (GC-S44)";
    }
    u8 rank = POWER(hero->down[k])->rank;
    if (!has_card(POWERS(g), POWER_HAND + h, hero->down[k]) || (k && hero->down[0] == hero->down[1]))
        return "a card that lies face down is not in the hand";
    u8 right_back = rank == ROOKIE ? LIES_ROOKIE : rank == VETERAN ? LIES_VETERAN : 0;
    return back == right_back ? NULL : "a card has another's back";
}

static const char *broken_hand(struct context *c, const STATE *g, int h)
{
    for (int pile = h; pile < POWER_OUT; pile += HEROES)
        for EACH_CARD(card, POWERS(g), pile)
            if (!in_play(g, h) || POWER(card)->hero != g->guardian[h].hero) return "a Hero has another's Power card";
    for (int pile = WOUND_HAND + h; pile < WOUND_PILES; pile += HEROES)
        if (!in_play(g, h) && pile_count(WOUNDS(g), pile)) return "somebody has a Wound who is not in play";
    const struct guardian *hero = &g->guardian[h];
    if (!in_play(g, h) && (hero->plain_wounds || hero->plain_played || hero->plain_discard))
        return "somebody has a Wound who is not in play";
    int down = !!hero->lies[0] + !!hero->lies[1], wounds = pile_count(WOUNDS(g), WOUND_RIGHT + h) + hero->plain_played;
    int played = pile_count(POWERS(g), POWER_LEFT + h) + pile_count(POWERS(g), POWER_RIGHT + h) + wounds + down;
    for (int k = 0; k < 2; k++) wounds += hero->lies[k] && !hero->down[k];
    if (played > 2 || wounds > 1) return "a Hero plays two cards at most, and one Wound (GC-071)";
    if (in_play(g, h) && g->phase != END_OF_TURN && !g->ending && wounds_in_hand(g, h) >= WOUNDS_OUT)
        return "a Hero with three Wounds in hand is knocked out (GC-161)";
    for (int k = 0; k < 2; k++) {
        const char *wrong = broken_down(c, g, h, k);
        if (wrong) return wrong;
    }
    return NULL;
}

static const char *broken_cards(struct context *c, const STATE *g, enum stage stage)
{
    bool dealt = g->power.start[POWER_PILES] && g->event.start[EVENT_PILES] && g->wound.start[WOUND_PILES];
    if (stage == PLAYING && !dealt) return "the cards are not dealt";
    if (stage < ENTERING && (g->power.start[POWER_PILES] || g->event.start[EVENT_PILES] || g->wound.start[WOUND_PILES]))
        return "cards are dealt before their time (GC-S29)";
    for (int h = 0; h < HEROES; h++) {
        const char *wrong = broken_hand(c, g, h);
        if (wrong) return wrong;
    }
    for (int card = 0; card < CARDS_OF_VILLAINS; card++)
        if (pile_count(EVENTS(g), EVENT_ON + card) && !g->card[card].villain)
            return "an Event lies on nobody's card (GC-S36)";
    return NULL;
}

/* -- The turn ----------------------------------------------------------------------------------------------------- */

static const char *broken_order(const STATE *g)
{
    int n = stack_size(g);
    for (int i = 0; i < HEROES; i++) {
        if (i >= n ? g->order[i] || g->order_known[i] : !g->guardian[hero_in_order(g, i)].hero || !g->order_known[i])
            return "the Initiative stack has a card of somebody who does not take part (GC-082)";
        for (int k = 0; k < i && i < n; k++)
            if (g->order[k] == g->order[i]) return "the Initiative stack has a card twice (GC-082)";
    }
    for (int i = 0; i < HEROES; i++)
        if (!g->captains[i] != !g->captains_known[i]) return "the captain's order is known to nobody";
    return g->turned_up > n ? "more Initiative cards are turned up than there are" : NULL;
}

static int settled(const STATE *g, u8 outcome)
{
    return SUM(t, bit(TILES) - 1, g->tile[t].outcome == outcome);
}

static const char *broken_turn(const STATE *g, enum stage stage)
{
    if (g->players < 2 || g->players > PLAYERS) return "Guardians' Chronicles is for 2 to 5 players (GC-002)";
    if (g->options >> OPTION_BITS || set_count(g->options & RANK_OPTIONS) > 1) return "there are no such options";
    if (g->heroes != hero_number(g->players, g->options)) return "another number of Heroes takes part (GC-002, GC-S12)";
    if (stage > ROLES_OPEN && g->skarov >= g->players) return "nobody plays Skarov (GC-001)";
    if (has_seat(g->left, g->skarov) && !g->ending) return "Skarov's player has left the table";
    if (g->turn > 250) return "this has gone on for too long";
    if (!g->ending && (g->patrol_articles > settled(g, NEUTRALISED) ||
                       g->skarov_articles > settled(g, MET) + SUM(h, bit(HEROES) - 1, g->guardian[h].out)))
        return "there are more articles than settled Objectives and knocked-out Heroes (GC-288)";
    if (stage == PLAYING && !g->ending) {
        if (!heroes_in_play(g)) return "no Hero is in play (GC-279)";
        if (g->turn && g->captain >= g->players) return "nobody is captain (GC-S32)";
        if (g->turn && g->captain == g->skarov) return "Skarov is no captain of the Heroes (GC-S32)";
    }
    return (g->ending != NO_ENDING) != (g->head.top == NO_FRAME) ? "the game is over, or it is not" : broken_order(g);
}

/* -- How far it is ------------------------------------------------------------------------------------------------ */

enum stage stage_of(const STATE *g)
{
    if (g->head.top == NO_FRAME) return PLAYING;
    u8 step = frame_at(&g->head, 0)->step;
    if (step <= STEP(whole_game, ROLES) && step != STEP(whole_game, CHOSEN) && step != STEP(whole_game, BUILT) &&
        step != STEP(whole_game, PLACED) && step != STEP(whole_game, ENTERED) && step != STEP(whole_game, TURN_DONE))
        return ROLES_OPEN;
    if (step == STEP(whole_game, CHOSEN)) return HEROES_CHOSEN;
    if (step == STEP(whole_game, BUILT)) return BUILDING;
    if (step == STEP(whole_game, PLACED)) return BASE_LAID;
    return step == STEP(whole_game, ENTERED) ? ENTERING : PLAYING;
}

/* Before Heroes are chosen the table is empty, but for the roles. */
static const char *broken_blank(const STATE *g, enum stage stage)
{
    if (stage > BUILDING) return NULL;
    for (int card = 0; card < CARDS_OF_VILLAINS; card++)
        if (g->card[card].villain) return "a Villain is laid out before the base is built (GC-044)";
    if (g->turn || g->phase || g->showdown || g->door_opened || g->may_escape || g->captive_free)
        return "no turn has begun yet";
    for (int t = 0; t < TILES && stage < BUILDING; t++)
        if (g->tile[t].room) return "a tile lies before the base is built (GC-044)";
    for (int n = 0; n < 8 && stage < BUILDING; n++)
        if (g->purple[n] != NOWHERE) return "a purple Space belongs to a room before the base is built";
    return NULL;
}

const char *find_fault(struct context *c, const void *state)
{
    const STATE *g = state;
    enum stage stage = stage_of(g);
    if (!g->scenario) return "there is no such scenario";
    const char *wrong = broken_turn(g, stage);
    if (!wrong) wrong = broken_blank(g, stage);
    if (!wrong) wrong = broken_guardians(c, g, stage);
    if (!wrong) wrong = broken_tokens(g);
    if (!wrong) wrong = broken_base(c, g, stage);
    for (int card = 0; card < CARDS_OF_VILLAINS && !wrong; card++) wrong = broken_card(c, g, card);
    if (!wrong && stage > BASE_LAID)
        for (int card = 0; card < CARDS_OF_VILLAINS && !wrong; card++)
            if (!g->card[card].villain && (card == SKAROV || card >= FIRST_ACOLYTE))
                wrong = "a Villain's card is missing";
    if (!wrong) wrong = broken_figures(c, g, stage);
    if (!wrong) wrong = broken_cards(c, g, stage);
    return wrong ? wrong : stack_fault(c, g, stage);
}
