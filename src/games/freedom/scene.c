/* scene.c: the table of Freedom for one reader: the planets with all that stands on them, and the decks.
 *
 * A planet has an area for each player who has something on it: units first, then characters, one below the other. */
#include "engine/parts.h"
#include "show.h"

/* -- Cards -------------------------------------------------------------------------------------------------------- */

const char *card_name(const struct context *c, u8 card) { return thing_name(c->game, c->content, A_CARD, card); }

const char *planet_name(const struct context *c, u8 planet)
{
    return thing_name(c->game, c->content, A_PLANET, planet);
}

void show_stats(struct scene *s, const struct context *c, u8 card)
{
    if (card == CARD_BACK) return;
    const struct card_row *row = CARD(card);
    if (row->family <= IMPERIAL || row->family == MONSTER) scene_number(s, N_COMBAT, row->combat, ANY);
    if (row->family <= IMPERIAL) {
        scene_number(s, N_COMMAND, row->command, ANY);
        scene_number(s, N_POLITICS, row->politics, ANY);
    }
    if (row->strength) scene_number(s, N_STRENGTH, row->strength, ANY);
}

/* The place in a list: families together, unknown cards last. */
static int order_of(const struct context *c, u8 id) { return id == CARD_BACK ? 1 << 16 : CARD(id)->family << 8 | id; }

void show_cards(struct scene *s, const struct context *c, const STATE *g, int pile, const u8 *taken, bool only_taken,
                u16 marks)
{
    const u8 *id = g->stock.id + g->stock.start[pile];
    int count = pile_count(STOCK(g), pile);
    for (int last = -1;;) {
        int next = 1 << 17, same = 0;
        u8 card = 0;
        for (int i = 0; i < count; i++) {
            if (taken && in_set(taken[i / 8], i % 8) != only_taken) continue;
            int order = order_of(c, id[i]);
            if (order > last && order < next) next = order, card = id[i], same = 0;
            same += order == next;
        }
        if (next == 1 << 17) return;
        scene_piece(s, A_CARD, card, same);
        scene_mark(s, true, marks);
        show_stats(s, c, card);
        last = next;
    }
}

/* -- What stands on a planet -------------------------------------------------------------------------------------- */

static void show_person(struct scene *s, const struct context *c, const STATE *g, u8 id, bool moving)
{
    const struct person *p = &g->person[id];
    scene_open_as(s, AS_CARD, A_CARD, id);
    scene_key(s, "person%d", id);
    scene_mark(s, moving && in_set(g->moved_people, id), MARK_USED);
    show_stats(s, c, id);
    if (p->mission) scene_piece(s, A_MISSION, p->mission, 1), scene_mark(s, true, MARK_ECHO);
    if (p->mission == SABOTAGE) scene_number(s, N_GROUP, p->object, ANY);
    if (p->mission == ESCORT) scene_piece(s, A_CARD, p->object, 1), scene_mark(s, true, MARK_ECHO);
    scene_close(s);
}

/* A unit; its numbers follow, then end_unit. Its step is "militia", or "militia.general_korvane". */
static void open_unit(struct scene *s, u8 kind, u8 commander, bool moved)
{
    if (!commander) {
        scene_piece(s, A_CARD, kind, 1);
    } else {
        struct text step = {0};
        scene_path(&step, &s->speaker, "{a}.{b}",
                   &(struct operand_values){.meaning = {A_CARD, A_CARD}, .value = {kind, commander}});
        scene_open(s, AS_CARD, NULL, "%s", step.at);
        scene_is(s, A_CARD, kind);
        text_free(&step);
    }
    scene_mark(s, moved, MARK_USED);
}

static void end_unit(struct scene *s, const struct context *c, u8 commander)
{
    if (!commander) return;
    scene_piece(s, A_CARD, commander, 1);
    scene_key(s, "person%d", commander);
    show_stats(s, c, commander);
    scene_close(s);
}

static void show_rebel(struct scene *s, const struct context *c, const STATE *g, int slot, bool moving)
{
    const struct rebel *r = &g->rebel[slot];
    open_unit(s, r->kind, r->commander, moving && in_set(g->moved_units, slot));
    scene_key(s, "unit%d.%d", r->kind, slot);
    scene_number(s, N_STRENGTH, rebel_total(c, g, slot), ANY);
    end_unit(s, c, r->commander);
}

static void show_troop(struct scene *s, const struct context *c, const STATE *g, int slot)
{
    const struct troop *t = &g->troop[slot];
    open_unit(s, t->kind, t->commander, false);
    scene_key(s, "troop%d.%d", t->kind, slot);
    scene_number(s, N_STRENGTH, troop_total(c, g, slot), ANY);
    if (t->damage) scene_number(s, N_DAMAGE, t->damage, ANY);
    end_unit(s, c, t->commander);
}

/* All that stands in a place (0: staged), the reader's own things first. */
static void show_forces(struct scene *s, const struct context *c, const STATE *g, u8 place)
{
    enum stage stage = stage_of(g);
    bool moving = stage == MOVEMENT_5_1 || stage == REACTION_5_5; /* then it counts who has moved (FR-118) */
    for EACH_CLOCKWISE(who, g->players, scene_reader(s) < g->players ? scene_reader(s) : 0) {
        u32 people = g->people_on[place] & g->player[who].people, units = g->rebels_on[place] & g->player[who].units;
        if (!(people | units)) continue;
        scene_open(s, AS_MAT, NULL, "%d", who);
        scene_owner(s, who);
        for EACH_BIT(slot, units) show_rebel(s, c, g, slot, moving);
        for EACH_BIT(id, people)
            if (g->person[id].mission != COMMAND) show_person(s, c, g, id, moving); /* a commander lies on the unit */
        scene_close(s);
    }
    if (!g->troops_on[place]) return;
    scene_open(s, AS_MAT, "Empire", "empire");
    scene_owner(s, NOBODY);
    for EACH_BIT(slot, g->troops_on[place]) show_troop(s, c, g, slot);
    scene_close(s);
}

/* -- Planets ------------------------------------------------------------------------------------------------------ */

static void show_planet(struct scene *s, const struct context *c, const STATE *g, u8 id, u8 at_hand)
{
    const struct world *w = &g->world[id];
    const struct planet_row *row = PLANET(id);
    scene_open_as(s, AS_SPACE, A_PLANET, id);
    scene_mark(s, !in_set(g->open, id), MARK_OFF);
    scene_mark(s, id == at_hand, MARK_CURRENT);
    scene_tint(s, w->status == OCCUPIED ? TINT_GREY : TINT_NONE);
    if (w->owner < g->players) scene_owner(s, w->owner);
    if (w->status == IMPERIAL_CONTROL) scene_number(s, N_GARRISON, w->garrison, row->garrison);
    scene_number(s, N_ECONOMY, row->economy, ANY);
    scene_number(s, N_INFLUENCE, row->influence, ANY);
    if (g->rebels_on[id] && g->troops_on[id]) {
        scene_number(s, N_REBELS, rebels_total(c, g, g->rebels_on[id]), ANY);
        scene_number(s, N_EMPIRE, troops_total(c, g, g->troops_on[id]), ANY);
    }
    if (w->status == IN_REVOLT) scene_text(s, TONE_PLAIN, "revolt: %s", scene_seat(s, w->owner));
    if (w->status == OCCUPIED) scene_text(s, TONE_PLAIN, "occupied");
    show_forces(s, c, g, id);
    scene_close(s);
}

/* The gates are tested when a Turn begins (FR-045). `lacks`: how many planets of the zone before it must still rise. */
static void show_gate(struct scene *s, bool open, int lacks, const char *before, rule_number rule)
{
    const char *plural = lacks == 1 ? "" : "s";
    if (lacks > 0 && open)
        scene_ruling(s, TONE_PLAIN, rule, "closes unless %d more %s planet%s rise%s", lacks, before, plural,
                     lacks == 1 ? "s" : "");
    else if (lacks > 0)
        scene_ruling(s, TONE_PLAIN, rule, "opens with %d more %s planet%s in revolt", lacks, before, plural);
    else if (!open) scene_ruling(s, TONE_PLAIN, rule, "opens next Turn");
}

static void open_zone(struct scene *s, const STATE *g, u8 zone, const char *title, const char *step, u32 planets)
{
    scene_open(s, AS_ZONE, title, "%s", step);
    scene_is(s, A_ZONE, zone);
    scene_mark(s, !(g->open & planets), MARK_OFF);
}

static void show_map(struct scene *s, struct context *c, const STATE *g)
{
    u8 at_hand = planet_at_hand(c, g);
    const struct defection *shown = NEAREST(defection);
    scene_open(s, AS_MAP, "Planets", "map");
    scene_pane(s, PANE_BOARD);
    open_zone(s, g, OUTER, "Outer planets", "outer", g->outer);
    for EACH_BIT(id, g->outer) show_planet(s, c, g, id, at_hand);
    scene_close(s);
    open_zone(s, g, CENTRAL, "Central planets", "central", g->central);
    show_gate(s, g->open & g->central, 3 - planets_in_revolt(g, g->outer), "outer", 109);
    for EACH_BIT(id, g->central) show_planet(s, c, g, id, at_hand);
    scene_close(s);
    open_zone(s, g, CAPITAL, "Capital", "capital", bit(g->capital));
    show_gate(s, in_set(g->open, g->capital), 2 - planets_in_revolt(g, g->central), "central", 110);
    if (g->capital) show_planet(s, c, g, g->capital, at_hand);
    scene_close(s);
    if (g->people_on[0]) {
        scene_open(s, AS_SPACE, "Staged", "staged");         /* FR-094 */
        show_forces(s, c, g, 0);
        scene_close(s);
    }
    if (shown) {
        scene_open(s, AS_SPACE, "Shown, may defect", "shown"); /* FR-106 */
        scene_piece(s, A_CARD, shown->card, 1);
        scene_mark(s, true, MARK_ECHO | MARK_CURRENT);
        show_stats(s, c, shown->card);
        scene_close(s);
    }
    scene_close(s);
}

/* -- Decks -------------------------------------------------------------------------------------------------------- */

static void show_pile(struct scene *s, const struct context *c, const STATE *g, enum shape shape, const char *title,
                      const char *step, int pile)
{
    scene_open(s, shape, title, "%s", step);
    show_cards(s, c, g, pile, NULL, false, 0);
    scene_close(s);
}

static void show_decks(struct scene *s, const struct context *c, const STATE *g)
{
    struct text formed = {0};
    for EACH_BIT(strength, g->formed) text_add(&formed, " %d", strength);
    scene_open(s, AS_ROW, "Cards", "deck");
    scene_pane(s, PANE_BOARD);
    scene_number(s, N_DISCARDS, pile_count(STOCK(g), DISCARD), ANY);
    scene_text(s, TONE_PLAIN, "Formed strengths:%s", formed.length ? formed.at : " none");
    text_free(&formed);
    if (pile_count(STOCK(g), TABLE)) show_pile(s, c, g, AS_ROW, "Being played", "played", TABLE);
    show_pile(s, c, g, AS_PILE, "Deck", "draw", DECK);
    if (pile_count(STOCK(g), RESERVE)) show_pile(s, c, g, AS_PILE, "Reserve", "reserve", RESERVE);
    scene_open(s, AS_HAND, "Discard pile", "discard");
    scene_pane(s, PANE_PAGE);                                /* FR-252: open to all, but long */
    scene_cards(s, A_CARD, g->stock.id + g->stock.start[DISCARD], pile_count(STOCK(g), DISCARD));
    scene_close(s);
    scene_close(s);
}

void scene(struct scene *s, struct context *c, const void *view)
{
    const STATE *g = view;
    show_head(s, c, g);
    if (g->turn) {
        show_fight(s, c, g);
        show_map(s, c, g);
    } else {
        show_roster(s, c);
    }
    show_players(s, c, g);
    if (g->turn) {
        show_decks(s, c, g);
        show_characters(s, c, g);
    }
    show_order(s, g);
}
