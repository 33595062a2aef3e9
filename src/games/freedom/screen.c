/* screen.c: the table as text: Turn and planets first, then the players, then a page with the hand. */
#include "bot.h"
#include "procedures.h"

static const char *card_name(struct context *c, u8 id) { return thing_name(c->game, c->content, A_CARD, id); }

static void write_seat(struct text *out, seat s, seat who)
{
    if (s == who) text_add(out, "you");
    else text_add(out, "seat %d", s + 1);
}

static void write_person(struct text *out, struct context *c, const STATE *g, u8 id, seat who)
{
    const struct person *p = &g->person[id];
    const struct card_row *row = CARD(id);
    text_add(out, "%s %d/%d/%d (", card_name(c, id), row->combat, row->command, row->politics);
    write_seat(out, p->controller, who);
    if (p->mission) text_add(out, ", %s", thing_name(c->game, c->content, A_MISSION, p->mission));
    if (p->mission == COMMAND) text_add(out, " of %s", card_name(c, g->rebel[p->object].kind));
    if (p->mission == ESCORT) text_add(out, " of %s", card_name(c, p->object));
    text_add(out, ")");
}

static void write_planet(struct text *out, struct context *c, const STATE *g, u8 id, seat who)
{
    const struct world *w = &g->world[id];
    const struct planet_row *row = PLANET(id);
    text_add(out, "%s (%s): %s", thing_name(c->game, c->content, A_PLANET, id),
             row->zone == OUTER ? "outer" : row->zone == CENTRAL ? "central" : "the Capital",
             thing_name(c->game, c->content, A_STATUS, w->status));
    if (w->owner != NOBODY) {
        text_add(out, ", owner ");
        write_seat(out, w->owner, who);
    }
    text_add(out, "; garrison %d, economy %d, influence %d%s\n", w->garrison, row->economy, row->influence,
             in_set(g->open, id) ? "" : "; closed");
    for EACH(p, g->people_on[id]) {
        text_add(out, "  ");
        write_person(out, c, g, LOWEST(rest_p), who);
        text_add(out, "\n");
    }
    for EACH(r, g->rebels_on[id]) {
        const struct rebel *r = &g->rebel[LOWEST(rest_r)];
        text_add(out, "  %s %d of ", card_name(c, r->kind), CARD(r->kind)->strength);
        write_seat(out, r->owner, who);
        if (r->commander) text_add(out, " under %s", card_name(c, r->commander));
        text_add(out, "\n");
    }
    for EACH(t, g->troops_on[id]) {
        const struct troop *t = &g->troop[LOWEST(rest_t)];
        text_add(out, "  imperial %s %d", card_name(c, t->kind), CARD(t->kind)->strength);
        if (t->damage) text_add(out, " with %d damage", t->damage);
        if (t->commander) text_add(out, " under %s", card_name(c, t->commander));
        text_add(out, "\n");
    }
}

static void write_pile(struct text *out, struct context *c, const STATE *g, const char *label, int pile)
{
    text_add(out, "  %s %d:", label, pile_size(g, pile));
    for (int i = g->stock.start[pile]; i < g->stock.start[pile + 1]; i++)
        text_add(out, "%s %s", i == g->stock.start[pile] ? "" : ",", card_name(c, g->stock.id[i]));
    text_add(out, "\n");
}

static void write_points(struct text *out, struct context *c, const STATE *g, seat s, seat who)
{
    const char *between = s == who ? "  influence:" : "  influence known:";
    for (int value = VALUES; value > 0; value--)
        for (u8 id = 1; id < PEOPLE; id++) {
            seats known = g->player[s].points_known[id];
            if (g->player[s].points[id] != value) continue;
            text_add(out, "%s %s %d%s", between, card_name(c, id), value, known == EVERYBODY ? " (declared)" : "");
            between = ",";
        }
    if (between[0] == ',') text_add(out, "\n");
}

static void write_player(struct text *out, struct context *c, const STATE *g, seat s, seat who)
{
    text_add(out, "Seat %d%s%s%s: power %d\n", s + 1, s == who ? " (you)" : "", s == g->start ? ", start marker" : "",
             s == g->active ? ", active" : has_seat(g->acted, s) ? ", has acted" : "", freedom_power(c, g, s));
    for EACH(p, g->people_on[0] & g->player[s].people) text_add(out, "  staged: %s\n", card_name(c, LOWEST(rest_p)));
    write_pile(out, c, g, "hand", HAND + s);
    if (pile_size(g, PLOT + s)) write_pile(out, c, g, "plotted", PLOT + s);
    if (pile_size(g, SHOWN + s)) write_pile(out, c, g, "plotted and revealed", SHOWN + s);
    write_points(out, c, g, s, who);
}

void freedom_screen(struct text *out, struct context *c, const void *view, seat who)
{
    const STATE *g = view;
    text_add(out, "Turn %d, doomsday %d of %d, deck %d, discards %d\n", g->turn, g->markers, MARKERS,
             pile_size(g, DECK), pile_size(g, DISCARD));
    text_add(out, "Strengths formed:");
    for EACH(f, g->formed) text_add(out, " %d", LOWEST(rest_f));
    text_add(out, "%s\n", g->formed ? "" : " none");
    for EACH(p, g->outer | g->central | bit(g->capital)) write_planet(out, c, g, LOWEST(rest_p), who);
    for (seat s = 0; s < g->players; s++) write_player(out, c, g, s, who);
    if (g->ending) text_add(out, "The game is over: %s\n", thing_name(c->game, c->content, AN_ENDING, g->ending));
    if (who == NOBODY || !hand_count(g, who)) return;
    text_add(out, "\fHand\n");
    for (int i = g->stock.start[HAND + who]; i < g->stock.start[HAND + who + 1]; i++) {
        const struct row *row = content_row(c->content, KIND_CARD, g->stock.id[i]);
        text_add(out, "%s", content_string(c->content, row->name));
        if (row->text) text_add(out, ": %s", content_string(c->content, row->text));
        text_add(out, "\n");
    }
}
