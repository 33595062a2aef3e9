/* screen.c: the table as text: the short table; pages with the details are in screen_pages.c.
 *
 * The Turn and the doomsday weapon come first, then the planets zone by zone, each with who and what stands on it, one
 * line for each owner, then the players, the reader last. No meaning is carried by colour or columns. */
#include "screen.h"

#include <stdarg.h>

/* -- Names and lists ---------------------------------------------------------------------------------------------- */

const char *card_name(const struct screen *p, u8 id) { return thing_name(p->c->game, p->c->content, A_CARD, id); }
const char *planet_name(const struct screen *p, u8 id) { return thing_name(p->c->game, p->c->content, A_PLANET, id); }

void write_seat(struct screen *p, seat s)
{
    if (s == p->who) text_add(p->out, "you");
    else text_add(p->out, "seat %d", s + 1);
}

void write_Seat(struct screen *p, seat s)
{
    size_t from = p->out->length;
    write_seat(p, s);
    text_capital(p->out, from);
}

void begin_list(struct screen *p, const char *label)
{
    text_add(p->out, "%s", label);
    p->items = 0;
}

void add_item(struct screen *p, const char *format, ...)
{
    va_list list;
    text_add(p->out, p->items++ ? ", " : " ");
    va_start(list, format);
    text_add_list(p->out, format, list);
    va_end(list);
}

void end_list(struct screen *p) { text_add(p->out, "%s.\n", p->items ? "" : " none"); }

/* -- Pieces ------------------------------------------------------------------------------------------------------- */

void write_card(struct text *out, const struct screen *p, u8 id)
{
    const struct context *c = p->c;
    text_add(out, "%s", card_name(p, id));
    if (id == CARD_BACK) return;
    const struct card_row *row = CARD(id);
    if (row->family <= IMPERIAL) text_add(out, " %d/%d/%d", row->combat, row->command, row->politics);
    else if (row->family == MONSTER) text_add(out, " %d", row->combat);
    else if (row->strength) text_add(out, " %d", row->strength);
}

void write_task(struct text *out, const struct screen *p, u8 id)
{
    const STATE *g = p->g;
    const struct person *person = &g->person[id];
    if (person->mission == COMMAND) text_add(out, " (commands %s)", card_name(p, g->rebel[person->object].kind));
    else if (person->mission == ESCORT) text_add(out, " (escorts %s)", card_name(p, person->object));
    else if (person->mission == SABOTAGE) text_add(out, " (Sabotage %d)", person->object);
    else if (person->mission)
        text_add(out, " (%s)", thing_name(p->c->game, p->c->content, A_MISSION, person->mission));
}

/* The place in the list: families together, unknown cards last. */
static int order_of(const struct screen *p, u8 id)
{
    const struct context *c = p->c;
    return id == CARD_BACK ? 1 << 16 : CARD(id)->family << 8 | id;
}

void add_cards_of(struct screen *p, int pile, const u8 *taken, bool only_taken)
{
    const u8 *id = p->g->stock.id + p->g->stock.start[pile];
    int count = pile_count(STOCK(p->g), pile);
    for (int last = -1;;) {
        int next = 1 << 17, same = 0;
        u8 card = 0;
        for (int i = 0; i < count; i++) {
            if (taken && (taken[i / 8] >> i % 8 & 1) != only_taken) continue;
            int order = order_of(p, id[i]);
            if (order > last && order < next) next = order, card = id[i], same = 0;
            same += order == next;
        }
        if (next == 1 << 17) return;
        struct text name = {0};
        write_card(&name, p, card);
        if (card == CARD_BACK) add_item(p, same == 1 ? "%d card" : "%d cards", same);
        else if (same > 1) add_item(p, "%d x %s", same, name.at);
        else add_item(p, "%s", name.at);
        text_free(&name);
        last = next;
    }
}

bool shows_points(const struct screen *p, seat s, u8 id, int *points)
{
    const struct player *player = &p->g->player[s];
    *points = player->points[id];
    return *points <= VALUES && (s == p->who || (p->who != NOBODY && has_seat(player->points_known[id], p->who)) ||
                                 player->points_known[id] == EVERYBODY);
}

/* -- Lanes: what the reader has chosen and nobody else may see ---------------------------------------------------- */

static const u8 *lane_of(const struct screen *p)
{
    const struct head *h = &p->g->head;
    if (p->who == NOBODY || !has_seat(h->forked, p->who)) return NULL;
    return frame_at(h, STACK_BYTES - (p->who + 1) * LANE_BYTES)->local;
}

const u8 *plotting(const struct screen *p)
{
    const u8 *lane = p->g->turn ? lane_of(p) : NULL;
    return lane ? ((const struct plot *)(const void *)lane)->taken : NULL;
}

const u8 *allocating(const struct screen *p)
{
    const u8 *lane = p->g->turn ? NULL : lane_of(p);
    return lane ? ((const struct allocate *)(const void *)lane)->chosen : NULL;
}

/* -- The head ----------------------------------------------------------------------------------------------------- */

int missing(const struct screen *p, u16 planets, int needed) { return needed - planets_in_revolt(p->g, planets); }

static void write_doomsday(struct screen *p)
{
    const STATE *g = p->g;
    const struct context *c = p->c;
    text_add(p->out, "Doomsday [");
    for (int i = 0; i < MARKERS; i++) text_add(p->out, "%s", i < g->markers ? "#" : ".");
    text_add(p->out, "] %d of %d", g->markers, MARKERS);
    if (SCENARIO(g->scenario)->limit) text_add(p->out, ", last Turn %d", SCENARIO(g->scenario)->limit);
    text_add(p->out, ". Deck %d, discards %d. Formed:", pile_count(STOCK(g), DECK), pile_count(STOCK(g), DISCARD));
    for EACH_BIT(strength, g->formed) text_add(p->out, " %d", strength);
    text_add(p->out, "%s.\n", g->formed ? "" : " none");
}

/* "closed: opens with 1 more outer planet in revolt"; the gates are tested when a Turn begins. */
static void write_gate(struct screen *p, u16 beyond, int lacks, const char *zone)
{
    bool open = (p->g->open & beyond) != 0;
    text_add(p->out, open ? "open" : "closed");
    if (lacks > 0)
        text_add(p->out, open ? ", but closes unless %d more %s planet%s rise%s"
                              : ", opens with %d more %s planet%s in revolt",
                 lacks, zone, lacks == 1 ? "" : "s", lacks == 1 ? "s" : "");
    else if (!open) text_add(p->out, ", opens next Turn");
    text_add(p->out, "\n");
}

/* -- Planets ------------------------------------------------------------------------------------------------------ */

static void add_people(struct screen *p, u32 set)
{
    for EACH_BIT(id, set) {
        struct text item = {0};
        if (p->g->person[id].mission == COMMAND) continue; /* told with the unit */
        write_card(&item, p, id);
        write_task(&item, p, id);
        add_item(p, "%s", item.at);
        text_free(&item);
    }
}

static bool same_rebel(const STATE *g, int a, int b)
{
    return g->rebel[a].kind == g->rebel[b].kind && !g->rebel[a].commander && !g->rebel[b].commander;
}

static void add_rebels(struct screen *p, u32 set)
{
    const STATE *g = p->g;
    for EACH_BIT(slot, set) {
        struct text item = {0};
        int same = 0, before = 0;
        for EACH_BIT(o, set)
            if (same_rebel(g, slot, o)) same++, before += o < slot;
        if (before) continue; /* equal units are told once */
        if (same > 1) text_add(&item, "%d x ", same);
        write_card(&item, p, g->rebel[slot].kind);
        if (g->rebel[slot].commander) {
            text_add(&item, " under ");
            write_card(&item, p, g->rebel[slot].commander);
        }
        add_item(p, "%s", item.at);
        text_free(&item);
    }
}

static void add_troops(struct screen *p, u32 set)
{
    for EACH_BIT(slot, set) {
        const struct troop *t = &p->g->troop[slot];
        struct text item = {0};
        write_card(&item, p, t->kind);
        if (t->damage) text_add(&item, " (%d damage)", t->damage);
        if (t->commander) {
            text_add(&item, " under ");
            write_card(&item, p, t->commander);
        }
        add_item(p, "%s", item.at);
        text_free(&item);
    }
}

static void write_planet(struct screen *p, u8 id)
{
    const STATE *g = p->g;
    const struct context *c = p->c;
    const struct world *w = &g->world[id];
    const struct planet_row *row = PLANET(id);
    text_add(p->out, "%s: ", planet_name(p, id));
    if (w->status == IN_REVOLT) {
        write_seat(p, w->owner);
    } else {
        text_add(p->out, "Empire%s", w->status == OCCUPIED ? " (occupied)" : "");
    }
    text_add(p->out, ", garrison %d", w->garrison);
    if (w->garrison != row->garrison && w->status == IMPERIAL_CONTROL) text_add(p->out, " of %d", row->garrison);
    text_add(p->out, ", economy %d, influence %d\n", row->economy, row->influence);
    for EACH_CLOCKWISE(s, g->players, p->who == NOBODY ? 0 : p->who) {
        u32 people = g->people_on[id] & g->player[s].people, units = g->rebels_on[id] & g->player[s].units;
        if (!(people | units)) continue;
        text_add(p->out, "  ");
        write_Seat(p, s);
        begin_list(p, ":");
        add_rebels(p, units);
        add_people(p, people);
        text_add(p->out, "\n");
    }
    if (!g->troops_on[id]) return;
    begin_list(p, "  Empire:");
    add_troops(p, g->troops_on[id]);
    text_add(p->out, "\n");
}

/* Whether a zone is closed and as it was at the beginning: then its garrisons are all there is to tell. */
static bool is_untouched(const struct screen *p, u32 zone)
{
    const STATE *g = p->g;
    const struct context *c = p->c;
    if (g->open & zone) return false;
    for EACH_BIT(id, zone) {
        if (g->world[id].status != IMPERIAL_CONTROL || g->world[id].garrison != PLANET(id)->garrison ||
            g->people_on[id] | g->rebels_on[id] | g->troops_on[id])
            return false;
    }
    return true;
}

static void write_zone(struct screen *p, u32 zone)
{
    if (!is_untouched(p, zone)) {
        for EACH_BIT(planet, zone) write_planet(p, planet);
        return;
    }
    begin_list(p, "  Garrisons:");
    for EACH_BIT(planet, zone) add_item(p, "%s %d", planet_name(p, planet), p->g->world[planet].garrison);
    text_add(p->out, "\n");
}

static void write_planets(struct screen *p)
{
    const STATE *g = p->g;
    text_add(p->out, "Outer planets: open\n");
    write_zone(p, g->outer);
    text_add(p->out, "Central planets: ");
    write_gate(p, g->central, missing(p, g->outer, 3), "outer");
    write_zone(p, g->central);
    text_add(p->out, "Capital: ");
    write_gate(p, (u16)bit(g->capital), missing(p, g->central, 2), "central");
    if (g->capital) write_zone(p, bit(g->capital));
}

/* -- Players ------------------------------------------------------------------------------------------------------ */

/* "Seat 2 (start marker, has acted): power 5, hand 6 (limit 8), plotted 2". */
static void write_standing(struct screen *p, seat s)
{
    const STATE *g = p->g;
    const char *between = " (";
    write_Seat(p, s);
    if (s == g->start) text_add(p->out, "%sstart marker", between), between = ", ";
    if (s == g->active) text_add(p->out, "%sactive", between), between = ", ";
    if (has_seat(g->acted, s)) text_add(p->out, "%shas acted", between), between = ", ";
    if (has_seat(g->winners, s)) text_add(p->out, "%swon", between), between = ", ";
    text_add(p->out, "%s: power %d, hand %d of %d, plotted %d", between[0] == ',' ? ")" : "",
             political_power(p->c, g, s), hand_count(g, s), hand_limit(p->c, g, s), pile_count(STOCK(g), PLOT + s));
    text_add(p->out, "\n");
}

/* What everybody sees of a player beside the planets. */
static void write_open(struct screen *p, seat s)
{
    const STATE *g = p->g;
    u32 staged = g->people_on[0] & g->player[s].people;
    if (pile_count(STOCK(g), SHOWN + s)) {
        begin_list(p, "  Revealed:");
        add_cards_of(p, SHOWN + s, NULL, false);
        text_add(p->out, "\n");
    }
    if (staged) {
        begin_list(p, "  Staged:");
        add_people(p, staged);
        text_add(p->out, "\n");
    }
}

/* Points of a seat, the highest first: all that the reader knows, or the declared ones alone. */
static void add_points(struct screen *p, seat s, bool all)
{
    int points;
    for (int value = VALUES; value > 0; value--)
        for (u8 id = 1; id < PEOPLE; id++) {
            bool open = is_declared(p->g, s, id);
            if (!shows_points(p, s, id, &points) || points != value || !(open || all)) continue;
            add_item(p, "%d %s%s", value, card_name(p, id), open && s == p->who && !p->g->ending ? "*" : "");
        }
}

static void write_other(struct screen *p, seat s)
{
    write_standing(p, s);
    write_open(p, s);
    if (!p->g->player[s].declared) return;
    begin_list(p, p->g->ending ? "  Influence:" : "  Declared:");
    add_points(p, s, false);
    text_add(p->out, "\n");
}

static void write_own(struct screen *p)
{
    const STATE *g = p->g;
    const u8 *chosen = allocating(p), *taken = plotting(p);
    if (g->turn) write_standing(p, p->who);
    write_open(p, p->who);
    if (hand_count(g, p->who)) {
        begin_list(p, "  Hand:");
        add_cards_of(p, HAND + p->who, taken, false);
        text_add(p->out, "\n");
    }
    if (taken || pile_count(STOCK(g), PLOT + p->who)) {
        begin_list(p, taken ? "  Plotting so far:" : "  Plotted:");
        add_cards_of(p, taken ? HAND + p->who : PLOT + p->who, taken, true);
        text_add(p->out, "%s\n", p->items ? "" : " nothing");
    }
    if (chosen && !chosen[0]) return;
    bool marked = g->player[p->who].declared && !g->ending;
    begin_list(p, chosen ? "Your influence:" : marked ? "  Influence (* declared):" : "  Influence:");
    for (int i = 0; chosen && i < VALUES && chosen[i]; i++) add_item(p, "%d %s", VALUES - i, card_name(p, chosen[i]));
    if (!chosen) add_points(p, p->who, true);
    text_add(p->out, "\n");
}

/* What the reader alone knows of other players' points. */
static void write_notes(struct screen *p)
{
    const STATE *g = p->g;
    struct text notes = {0};
    int points;
    for (seat s = 0; s < g->players; s++)
        for (u8 id = 1; id < PEOPLE; id++)
            if (s != p->who && !is_declared(g, s, id) && shows_points(p, s, id, &points) &&
                has_seat(g->player[s].points_known[id], p->who))
                text_add(&notes, "%sseat %d gave %d to %s", notes.length ? ", " : "", s + 1, points, card_name(p, id));
    if (notes.length) text_add(p->out, "Notes: %s.\n", notes.at);
    text_free(&notes);
}

/* Before Turn 1: whom the points may go to. */
static void write_roster(struct screen *p)
{
    struct context *c = p->c;
    text_add(p->out, "Give 10, 9, ... 1 points to ten characters. Whoever gave a character the most can take it over "
             "during the game by declaring them, and gets its politics at the end. Combat/command/politics:\n");
    for (int family = REBEL; family <= IMPERIAL; family++) {
        begin_list(p, family == REBEL ? "Rebels:" : "Imperial:");
        for (u8 id = 1; is_character(c, id); id++)
            if (CARD(id)->family == family)
                add_item(p, "%s %d/%d/%d", card_name(p, id), CARD(id)->combat, CARD(id)->command, CARD(id)->politics);
        text_add(p->out, "\n");
    }
}

void screen(struct text *out, struct context *c, const void *view, seat who)
{
    struct screen p = {out, c, view, who < ((const STATE *)view)->players ? who : NOBODY, 0};
    write_stage(&p);
    if (!p.g->turn) {
        write_roster(&p);
    } else {
        write_doomsday(&p);
        write_planets(&p);
        for (int n = 1; n <= p.g->players; n++) {
            seat s = clockwise(p.g->players, p.who == NOBODY ? 0 : p.who, n);
            if (s != p.who) write_other(&p, s);
        }
    }
    if (p.who != NOBODY) {
        write_notes(&p);
        write_own(&p);
    }
    write_pages(&p);
}
