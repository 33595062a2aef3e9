/* scene_sides.c: the ID cards of both sides: values as they are now, cards beside them, hands, missions. */
#include "engine/parts.h"
#include "scene_parts.h"

/* -- What the reader places in the Strategy phase -------------------------------------------------------------- */

/* The reader's lane while all place cards at once; NULL: nobody does, or he does not. */
static const struct plan *own_plan(const struct scene *s, struct context *c, const STATE *g)
{
    seat who = scene_reader(s);
    const struct frame *top = top_of(g);
    if (who >= g->players || !has_seat(g->head.lanes, who) || g->phase != STRATEGY) return NULL;
    return top && top->proc == P_strategy ? LANE_OF(plan, who) : NULL;
}

/* Whether it is this Hero for whom the reader chooses cards. */
static bool is_planning(const struct plan *plan, const STATE *g, int hero, seat reader)
{
    return plan && reader != g->skarov && plan->hero == hero;
}

/* How the reader has placed a card so far: PLAN_ bits, -1: not. */
static int planned(const struct plan *plan, const STATE *g, int hero, u8 card, bool wound)
{
    int placed = !plan || plan->hero < hero ? 0 : plan->hero == hero ? plan->count : 2;
    if (!plan || !in_play(g, hero)) return -1;
    for (int k = 2 * hero; k < 2 * hero + placed; k++)
        if (plan->card[k] == card && !(plan->how[k] & PLAN_WOUND) == !wound) return plan->how[k];
    return -1;
}

/* -- Heroes ---------------------------------------------------------------------------------------------------- */

/* Whether a card of the hand lies face down on the table, for a reader who knows it. */
static bool lies_down(const struct guardian *h, u8 card)
{
    return card && (h->down[0] == card || h->down[1] == card);
}

/* How many Wounds of a kind lie face down. */
static int wounds_down(const struct guardian *h, u8 wound)
{
    return (h->down_wound[0] == wound) + (h->down_wound[1] == wound);
}

/* Wounds in hand as far as the reader knows: whoever knows those that lie face down does not count them (GC-162). */
static int wounds_held(const STATE *g, int hero)
{
    const struct guardian *h = &g->guardian[hero];
    return wounds_in_hand(g, hero) - (h->down_wound[0] != 0) - (h->down_wound[1] != 0);
}

static void show_wounds(struct scene *s, const STATE *g, const struct plan *plan, int hero)
{
    struct kinds met = {0};
    for EACH_CARD(wound, WOUNDS(g), WOUND_HAND + hero) {
        if (!first_of_kind(&met, wound)) continue;
        int n = copies_in(WOUNDS(g), WOUND_HAND + hero, wound) - wounds_down(&g->guardian[hero], wound);
        scene_piece(s, A_WOUND, wound, n);
        if (n > 0) scene_mark(s, planned(plan, g, hero, wound, true) >= 0, MARK_CHOSEN);
    }
    if (g->guardian[hero].plain_wounds)                      /* GC-S43 */
        scene_piece(s, A_WOUND, ONLY_ONE_BACK, g->guardian[hero].plain_wounds);
}

/* Cards that lie face down are still part of it for those who do not know them (GC-S34). */
static void show_hand(struct scene *s, const STATE *g, const struct plan *plan, int hero)
{
    scene_open(s, AS_HAND, "Hand", "hand");
    for EACH_CARD(card, POWERS(g), POWER_HAND + hero) {
        int how = planned(plan, g, hero, card, false);
        if (lies_down(&g->guardian[hero], card)) continue;
        scene_piece(s, A_POWER, card, 1);
        scene_mark(s, how >= 0, MARK_CHOSEN);
        scene_mark(s, how >= 0 && how & PLAN_DOWN, MARK_DOWN);
    }
    show_wounds(s, g, plan, hero);
    scene_close(s);
}

/* A card that lies face down: itself for those who know it, a back for the others, who see it in the hand's sum. */
static void show_down(struct scene *s, const struct guardian *h, int slot)
{
    u8 lies = h->lies[slot];
    if (h->down[slot]) scene_piece(s, A_POWER, h->down[slot], 1);
    else if (h->down_wound[slot]) scene_piece(s, A_WOUND, h->down_wound[slot], 1);
    else scene_piece(s, A_POWER, lies & LIES_ROOKIE ? ROOKIE_BACK : lies & LIES_VETERAN ? VETERAN_BACK : POWER_BACK, 1);
    scene_mark(s, true, MARK_DOWN | (h->down[slot] || h->down_wound[slot] ? 0 : MARK_ECHO));
}

static void show_side(struct scene *s, const struct context *c, const STATE *g, int hero, bool right)
{
    const struct guardian *h = &g->guardian[hero];
    int at = 0;
    scene_open(s, AS_ROW, right ? "Secret Technique" : "Special Power", right ? "right" : "left"); /* GC-072 */
    for EACH_CARD(card, POWERS(g), (right ? POWER_RIGHT : POWER_LEFT) + hero) {
        scene_piece(s, A_POWER, card, 1);
        scene_mark(s, !right && POWER(card)->mode == UNIQUE_ACTION && in_set(h->used, ++at), MARK_USED); /* GC-204 */
    }
    if (right) scene_cards(s, A_WOUND, PILE_OF(wound, WOUND_RIGHT + hero));
    if (right && h->plain_played) scene_piece(s, A_WOUND, ONLY_ONE_BACK, 1);
    for (int slot = 0; slot < 2; slot++)
        if (h->lies[slot] && !(h->lies[slot] & LIES_RIGHT) == !right) show_down(s, h, slot);
    scene_close(s);
}

static void show_missions(struct scene *s, const struct context *c, const STATE *g, int hero)
{
    const struct guardian *h = &g->guardian[hero];
    seat reader = scene_reader(s);
    for (int m = 0; m < 2; m++) {
        bool known = h->mission_known[m] == EVERYBODY || (reader < g->players && has_seat(h->mission_known[m], reader));
        bool rolled = h->mission_known[m] || g->phase != SET_UP;
        if (!known && !m && rolled) /* whether there are two is secret too (GC-S24) */
            scene_piece(s, A_MISSION, ONLY_ONE_BACK, 1);
        if (!known || !h->mission[m]) continue;
        scene_piece(s, A_MISSION, h->mission[m], 1);
        scene_mark(s, h->progress[m] >= MISSION(h->mission[m])->number, MARK_CHOSEN);
        int wanted = MISSION(h->mission[m])->number;
        scene_number(s, N_PROGRESS, min_int(h->progress[m], wanted), wanted);
    }
}

static void show_values(struct scene *s, struct context *c, const STATE *g, int hero)
{
    const struct hero_turn *turn = NEAREST(hero_turn);
    scene_number(s, N_SPEED, speed_of(c, g, hero), ANY);
    scene_number(s, N_ATTACK, check_value(c, g, hero, ATTACK), ANY);
    scene_number(s, N_DEFENSE, defense_of(c, g, hero), ANY);
    scene_number(s, N_MENTAL, check_value(c, g, hero, MENTAL), ANY);
    scene_number(s, N_DAMAGE, g->damage[hero], ANY);
    scene_bound(s, health_of(c, g, hero));
    scene_number(s, N_WOUNDS, wounds_held(g, hero), WOUNDS_OUT);
    if (turn && turn->hero == hero && g->active == hero) {
        scene_number(s, N_ACTIONS, max_int(0, NO_PARTS(hero_actions(c, g, hero)) - turn->spent), ANY);
        scene_bound(s, hero_actions(c, g, hero));
    }
    if (check_change(c, g, hero))
        scene_ruling(s, TONE_PLAIN, 209, "Value Checks %+d", check_change(c, g, hero));
}

static void show_hero(struct scene *s, struct context *c, const STATE *g, const struct plan *plan, int hero)
{
    static const char *const ranks[RANKS] = {"Rookie", "Hero", "Veteran"};
    const struct guardian *h = &g->guardian[hero];
    seat reader = scene_reader(s);
    scene_open_as(s, AS_MAT, A_HERO, h->hero);
    scene_owner(s, h->player);
    scene_pane(s, h->player == reader ? PANE_MINE : PANE_OTHERS);
    scene_mark(s, g->active == hero || is_planning(plan, g, hero, reader), MARK_CURRENT);
    scene_mark(s, h->out, MARK_DEAD);
    scene_text(s, TONE_PLAIN, "%s", ranks[h->rank]);
    if (g->phase == STRATEGY && g->captain == h->player && !h->out) scene_ruling(s, TONE_PLAIN, RULING_(32), "captain");
    if (!h->out) {
        show_values(s, c, g, hero);
        show_missions(s, c, g, hero);
        show_side(s, c, g, hero, false);
        show_side(s, c, g, hero, true);
        show_hand(s, g, h->player == reader ? plan : NULL, hero);
        scene_open(s, AS_HAND, "Discard pile", "discard");
        scene_cards(s, A_POWER, PILE_OF(power, POWER_DISCARD + hero));
        scene_cards(s, A_WOUND, PILE_OF(wound, WOUND_DISCARD + hero));
        if (h->plain_discard) scene_piece(s, A_WOUND, ONLY_ONE_BACK, h->plain_discard);
        scene_close(s);
    }
    scene_close(s);
}

void show_heroes(struct scene *s, struct context *c, const STATE *g)
{
    const struct plan *plan = own_plan(s, c, g);
    scene_open(s, AS_ROW, "Heroes", "hero");
    for (int hero = 0; hero < HEROES; hero++)
        if (g->guardian[hero].hero) show_hero(s, c, g, plan, hero);
    scene_close(s);
}

/* -- Skarov and his Villains ------------------------------------------------------------------------------------- */

/* Events on a Villain card that lie face up, or face down (GC-087). */
static void show_placed(struct scene *s, const STATE *g, int card, bool down)
{
    int times[256] = {0};
    for EACH_CARD(event, EVENTS(g), EVENT_ON + card)
        times[event] += (g->event.known[INDEX(event)] != EVERYBODY) == down;
    for EACH_CARD(event, EVENTS(g), EVENT_ON + card) {
        scene_piece(s, AN_EVENT, event, times[event]);
        if (times[event]) scene_mark(s, down, MARK_DOWN), scene_key(s, "%s%d.%d", down ? "down" : "up", card, event);
        times[event] = 0;
    }
}

/* Actions that the figure in its activation has left, or those of each figure. */
static void show_actions(struct scene *s, struct context *c, const STATE *g, int card)
{
    const struct figure_turn *turn = NEAREST(figure_turn);
    if (turn && g->active == turn->figure && card_of(turn->figure) == card) {
        int all = NO_PARTS(villain_actions(c, g, card)) + g->extra_actions;
        scene_number(s, N_ACTIONS, max_int(0, all - turn->spent), ANY);
        scene_bound(s, villain_actions(c, g, card) + PART(g->extra_actions, "in this activation"));
    } else scene_number(s, N_ACTIONS, villain_actions(c, g, card), ANY);
}

static void show_villain(struct scene *s, struct context *c, const STATE *g, int card)
{
    const struct villain_card *v = &g->card[card];
    int figure = lowest(figures_of(card));
    scene_open_as(s, AS_CARD, A_VILLAIN, v->villain);
    scene_mark(s, g->active_card == card, MARK_CURRENT);
    scene_mark(s, v->activated, MARK_USED);                  /* GC-093 */
    scene_mark(s, v->out, MARK_DEAD);
    if (!v->out) {
        scene_number(s, N_SPEED, speed_of(c, g, figure), ANY);
        scene_number(s, N_ATTACK, check_value(c, g, figure, ATTACK), ANY);
        scene_number(s, N_DEFENSE, defense_of(c, g, figure), ANY);
        show_actions(s, c, g, card);
        if (card < FIRST_ACOLYTE) {
            scene_number(s, N_DAMAGE, g->damage[figure], ANY);
            scene_bound(s, health_of(c, g, figure));
        } else scene_number(s, N_ON_BOARD, set_count(those_there(g, figures_of(card))), ACOLYTE_FIGURES);
    }
    show_placed(s, g, card, false);
    show_placed(s, g, card, true);
    scene_close(s);
}

/* Skarov's hand; what he has planned so far is marked for himself. */
static void show_events(struct scene *s, struct context *c, const STATE *g)
{
    const struct plan *plan = scene_reader(s) == g->skarov ? own_plan(s, c, g) : NULL;
    struct kinds met = {0};
    scene_open(s, AS_HAND, "Events in hand", "hand");
    for EACH_CARD(event, EVENTS(g), EVENT_HAND) {
        if (!first_of_kind(&met, event)) continue;
        scene_piece(s, AN_EVENT, event, copies_in(EVENTS(g), EVENT_HAND, event));
        for (int k = 0; plan && k < plan->count; k++) scene_mark(s, plan->card[k] == event, MARK_CHOSEN);
    }
    scene_close(s);
    if (pile_count(EVENTS(g), EVENT_PLAYED))
        scene_pile(s, AS_ROW, "Played", "played", AN_EVENT, PILE_OF(event, EVENT_PLAYED));
    scene_pile(s, AS_PILE, "Event deck", "deck", AN_EVENT, PILE_OF(event, EVENT_DECK));
    scene_pile(s, AS_HAND, "Discarded Events", "discard", AN_EVENT, PILE_OF(event, EVENT_DISCARD));
}

void show_villains(struct scene *s, struct context *c, const STATE *g)
{
    scene_open(s, AS_MAT, "Doktor Skarov", "skarov");
    if (g->skarov < g->players) scene_owner(s, g->skarov);
    scene_pane(s, scene_reader(s) == g->skarov ? PANE_MINE : PANE_OTHERS);
    show_events(s, c, g);
    scene_open(s, AS_ROW, "Villains", "villain");
    for (int card = 0; card < CARDS_OF_VILLAINS; card++)
        if (g->card[card].villain) show_villain(s, c, g, card);
    scene_close(s);
    scene_close(s);
}
