/* screen_pages.c: the pages after the short table: everything that is open, in full. */
#include "screen.h"

static void begin_page(struct screen *p, const char *name) { text_add(p->out, "\f%s\n", name); }

static const char *const families[] = {"", "rebel character", "imperial character", "rebel unit", "imperial unit",
                                       "monster", "event", "item"};

/* -- Hand, influence ---------------------------------------------------------------------------------------------- */

/* What a card of a family is good for, in a word. */
static const char *const uses[] = {
    "", "plot it to bring it into play", "attack a mission with it, or plot it to command an imperial unit",
    "for organisation", "plot it to deploy it in your player turn", "attack a mission with it", "", ""};

static void write_in_full(struct screen *p, u8 id)
{
    const struct context *c = p->c;
    const struct card_row *row = CARD(id);
    const char *text = content_string(c->content, row->row.text);
    text_add(p->out, "%s: %s", card_name(p, id), families[row->family]);
    if (row->family <= IMPERIAL)
        text_add(p->out, "%s, combat %d, command %d, politics %d",
                 row->family == IMPERIAL && row->special ? " (Knight)" : "", row->combat, row->command, row->politics);
    else if (row->family == MONSTER) text_add(p->out, ", combat %d", row->combat);
    else if (row->strength) text_add(p->out, ", strength %d", row->strength);
    if (row->family == REBEL_UNIT && row->special) text_add(p->out, "; a mission may put it into play");
    else if (*uses[row->family]) text_add(p->out, "; %s", uses[row->family]);
    text_add(p->out, ".%s%s\n", *text ? " " : "", text);
}

/* The cards of a pile in full, each kind once, in the order of families. */
static void write_pile(struct screen *p, int pile)
{
    const u8 *id = p->g->stock.id + p->g->stock.start[pile];
    const struct context *c = p->c;
    for (int family = REBEL; family <= ITEM; family++)
        for (int card = 1; card <= c->content->count[KIND_CARD]; card++) {
            int same = 0;
            for (int i = 0; i < pile_count(STOCK(p->g), pile); i++) same += id[i] == card;
            if (!same || CARD(card)->family != family) continue;
            if (same > 1) text_add(p->out, "%d x ", same);
            write_in_full(p, (u8)card);
        }
}

static void page_hand(struct screen *p)
{
    begin_page(p, "Hand");
    if (!hand_count(p->g, p->who)) text_add(p->out, "No cards.\n");
    write_pile(p, HAND + p->who);
    if (!pile_count(STOCK(p->g), PLOT + p->who)) return;
    text_add(p->out, "Plotted face down:\n");
    write_pile(p, PLOT + p->who);
}

/* Who controls a character or where else it is, as far as all can see. */
static void write_whereabouts(struct screen *p, u8 id)
{
    const STATE *g = p->g;
    if (!in_set(g->in_play, id)) {
        for EACH_CARD(card, STOCK(g), DISCARD)
            if (card == id) {
                text_add(p->out, ", discarded");
                return;
            }
        return;
    }
    text_add(p->out, ", with ");
    write_seat(p, g->person[id].controller);
    if (g->person[id].place) text_add(p->out, " on %s", planet_name(p, g->person[id].place));
    else text_add(p->out, ", staged");
}

static void page_influence(struct screen *p)
{
    const STATE *g = p->g;
    struct context *c = p->c;
    const u8 *chosen = allocating(p);
    int points;
    begin_page(p, "Influence");
    for (int value = VALUES; value > 0 && p->who != NOBODY; value--)
        for (u8 id = 1; is_character(c, id); id++) {
            if (chosen ? chosen[VALUES - value] != id : g->player[p->who].points[id] != value) continue;
            text_add(p->out, "You gave %d to %s%s", value, card_name(p, id),
                     is_declared(g, p->who, id) ? ", declared" : ", secret");
            write_whereabouts(p, id);
            text_add(p->out, "\n");
        }
    text_add(p->out, "Declared points of all:\n");
    int lines = 0;
    for (u8 id = 1; is_character(c, id); id++) {
        const char *between = ": ";
        for (seat s = 0; s < g->players; s++) {
            if (!is_declared(g, s, id) || !shows_points(p, s, id, &points) || !points) continue;
            if (between[0] == ':') text_add(p->out, "  %s", card_name(p, id));
            text_add(p->out, "%s", between);
            write_seat(p, s);
            text_add(p->out, " %d", points);
            between = ", ";
        }
        if (between[0] == ':') continue;
        write_whereabouts(p, id);
        text_add(p->out, "\n");
        lines++;
    }
    if (!lines) text_add(p->out, "  none yet\n");
    for (seat s = 0; s < g->players; s++) {
        write_Seat(p, s);
        text_add(p->out, s == p->who ? " have declared %d of %d values.\n" : " has declared %d of %d values.\n",
                 g->player[s].declared, VALUES);
    }
}

/* -- Planets, characters, units ----------------------------------------------------------------------------------- */

static void page_planets(struct screen *p)
{
    static const char *const zones[] = {"", "outer", "central", "the Capital"};
    const STATE *g = p->g;
    const struct context *c = p->c;
    begin_page(p, "Planets");
    for EACH_BIT(id, g->outer | g->central | bit(g->capital)) {
        const struct world *world = &g->world[id];
        int rebels = 0, troops = 0;
        for EACH_BIT(slot, g->rebels_on[id]) rebels += rebel_total(c, g, slot);
        for EACH_BIT(slot, g->troops_on[id]) troops += troop_total(c, g, slot);
        text_add(p->out, "%s (%s, %s): %s", planet_name(p, id), zones[PLANET(id)->zone],
                 in_set(g->open, id) ? "open" : "closed", thing_name(c->game, c->content, A_STATUS, world->status));
        if (world->owner != NOBODY) {
            text_add(p->out, ", owner ");
            write_seat(p, world->owner);
        }
        text_add(p->out, "; garrison %d of %d, economy %d, influence %d", world->garrison, PLANET(id)->garrison,
                 PLANET(id)->economy, PLANET(id)->influence);
        if (rebels || troops)
            text_add(p->out, "; strength of rebel units %d, of imperial units %d, commanders included", rebels, troops);
        text_add(p->out, ".\n");
    }
}

static void page_characters(struct screen *p)
{
    const STATE *g = p->g;
    const struct context *c = p->c;
    begin_page(p, "Characters");
    text_add(p->out, "Combat, command and politics of all in play.\n");
    for (seat s = 0; s < g->players; s++)
        for EACH_BIT(id, g->player[s].people) {
            struct text task = {0};
            write_task(&task, p, id);
            text_add(p->out, "%s %d/%d/%d: ", card_name(p, id), CARD(id)->combat, CARD(id)->command, CARD(id)->politics);
            write_seat(p, s);
            if (g->person[id].place)
                text_add(p->out, ", %s%s\n", planet_name(p, g->person[id].place), text_string(&task));
            else text_add(p->out, ", staged\n");
            text_free(&task);
        }
    if (!g->in_play) text_add(p->out, "None.\n");
}

static void page_units(struct screen *p)
{
    const STATE *g = p->g;
    const struct context *c = p->c;
    begin_page(p, "Units");
    for EACH_BIT(id, g->outer | g->central | bit(g->capital)) {
        for EACH_BIT(slot, g->rebels_on[id]) {
            const struct rebel *unit = &g->rebel[slot];
            text_add(p->out, "%s: %s %d of ", planet_name(p, id), card_name(p, unit->kind), CARD(unit->kind)->strength);
            write_seat(p, unit->owner);
            if (unit->commander)
                text_add(p->out, " under %s, %d in all", card_name(p, unit->commander),
                         rebel_total(c, g, slot));
            text_add(p->out, "\n");
        }
        for EACH_BIT(slot, g->troops_on[id]) {
            const struct troop *unit = &g->troop[slot];
            text_add(p->out, "%s: imperial %s %d", planet_name(p, id), card_name(p, unit->kind),
                     CARD(unit->kind)->strength);
            if (unit->damage) text_add(p->out, ", %d damage", unit->damage);
            if (unit->commander) text_add(p->out, ", under %s", card_name(p, unit->commander));
            if (unit->damage || unit->commander)
                text_add(p->out, ", %d in all", troop_total(c, g, slot));
            text_add(p->out, "\n");
        }
    }
    if (!(g->rebels | g->troops)) text_add(p->out, "None.\n");
}

static void page_discards(struct screen *p)
{
    begin_page(p, "Discard pile");
    text_add(p->out, "%d cards. It is shuffled into a new deck when the deck (%d) is empty.\n",
             pile_count(STOCK(p->g), DISCARD),
             pile_count(STOCK(p->g), DECK));
    if (pile_count(STOCK(p->g), RESERVE))
        text_add(p->out, "The reserve (%d) joins then, or when the central planets open.\n",
                 pile_count(STOCK(p->g), RESERVE));
    write_pile(p, DISCARD);
}

void write_pages(struct screen *p)
{
    if (p->who != NOBODY && p->g->turn) page_hand(p);
    page_influence(p);
    page_planets(p);
    page_characters(p);
    page_units(p);
    page_discards(p);
    page_turn(p);
}
