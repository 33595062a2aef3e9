/* screen.c: the table as text: a short table first, then pages with the details.
 *
 * The text is a list of paragraphs, one a line, for the front end to wrap; indented ones belong to
 * the line above. A form feed begins a page, whose first line is its name ("Hand"), so that a front
 * end can offer pages without knowing what they hold. A seat is written "seat 2" for names to be put
 * in. A line that begins with "Notes:" is the reader's private record (VG-S66). No meaning is carried
 * by colour or by columns.
 */
#include "screen.h"

#include <string.h>

const char *row_name(const struct screen *p, int kind, u8 id)
{
    return content_string(p->c->content, content_row(p->c->content, kind, id)->name);
}

const char *row_text(const struct screen *p, int kind, u8 id)
{
    return content_string(p->c->content, content_row(p->c->content, kind, id)->text);
}

void write_seat(struct screen *p, seat s)
{
    if (s == p->who) text_add(p->out, "you");
    else text_add(p->out, "seat %d", s + 1);
}

/* -- Pieces -------------------------------------------------------------------------------- */

void write_hero(struct screen *p, seat s, int slot)
{
    const struct slot *here = &p->g->player[s].slot[slot];
    int pile = ATTACHED + s * SLOTS + slot;
    const char *between = " (";
    text_add(p->out, "%s %d/%d", row_name(p, KIND_HERO, here->hero), hero_attack(p->c, p->g, s, slot),
             hero_health(p->c, p->g, s, slot));
    if (here->damage) {
        text_add(p->out, "%s%d damage", between, here->damage);
        between = "; ";
    }
    for EACH_CARD(card, CITY_CARDS(p->g), pile) {
        text_add(p->out, "%s%s", between, row_name(p, KIND_CARD, card));
        between = ", ";
    }
    if (between[1] != '(') text_add(p->out, ")");
}

void write_hand(struct screen *p, seat s)
{
    const u8 *id = p->g->city.id;
    int from = p->g->city.start[HAND + s], to = p->g->city.start[HAND + s + 1];
    const char *between = "";
    for (int i = from, first, same; i < to; i++) {
        for (first = from; id[first] != id[i]; first++) {}
        if (first != i) continue;
        for (same = 0; first < to; first++) same += id[first] == id[i];
        text_add(p->out, "%s", between);
        if (id[i] >= CITY_BACK) text_add(p->out, "%d %s", same, id[i] == CITY_BACK ? "City" : "Agency");
        else if (same > 1) text_add(p->out, "%d x %s", same, row_name(p, KIND_CARD, id[i]));
        else text_add(p->out, "%s", row_name(p, KIND_CARD, id[i]));
        between = ", ";
    }
    if (from == to) text_add(p->out, "none");
}

void write_jail(struct screen *p, seat s)
{
    int levels[4] = {0};
    for EACH_CARD(villain, VILLAINS(p->g), JAIL + s)
        levels[level_of(p->c, villain)]++;
    int heroes = arrested_count(p->g, s);
    text_add(p->out, "%d", jail_count(p->g, s) + heroes);
    const char *between = " (";
    for (int level = 1; level <= 3; level++)
        if (levels[level]) {
            text_add(p->out, "%s%d L%d", between, levels[level], level);
            between = ", ";
        }
    if (heroes) text_add(p->out, "%s%d arrested", between, heroes); /* VG-069 */
    if (heroes || between[0] == ',') text_add(p->out, ")");
}

void write_track(struct screen *p)
{
    const struct context *c = p->c;
    int last = 0;
    for (int i = 0; i < p->g->track_count; i++) {
        u8 token = p->g->track[i];
        int number = TOKEN(token)->number; /* the track is sorted by it */
        if (number != last) text_add(p->out, "%son %d ", i ? "; " : "", number);
        else text_add(p->out, ", ");
        text_add(p->out, "%s", row_name(p, KIND_EVENT, token));
        last = number;
    }
    if (!p->g->track_count) text_add(p->out, "none");
}

static const char *const allegiance_name[] = {"unseen", "Good", "Evil", "Neutral"};

/* Tokens of one player whose mask is (or is not) "everybody" and whose face the view shows. */
static int write_tokens(struct screen *p, seat s, bool open, const char *before)
{
    const struct player *player = &p->g->player[s];
    int n = 0;
    for (int t = 0; t < TOKENS; t++) {
        if (!player->token[t] || player->token[t] > NEUTRAL || (player->token_known[t] == EVERYBODY) != open) continue;
        text_add(p->out, "%s%d %s", n++ ? ", " : before, t + 1, allegiance_name[player->token[t]]);
    }
    return n;
}

void write_open_tokens(struct screen *p, seat s) { write_tokens(p, s, true, ", face-up tokens "); }

void write_notes(struct screen *p)
{
    struct text line = {0};
    struct screen note = *p;
    note.out = &line;
    for (seat s = 0; s < p->g->players; s++) {
        size_t from = line.length;
        if (s == p->who) continue;
        text_add(&line, "%s", from ? "; " : "");
        write_seat(&note, s);
        if (write_tokens(&note, s, false, " ")) continue;
        line.length = from; /* nothing is known of this one */
        if (line.at) line.at[from] = '\0';
    }
    if (line.length) text_add(p->out, "Notes: tokens you have seen: %s.\n", line.at);
    text_free(&line);
}

/* -- The short table ----------------------------------------------------------------------- */

static void write_round(struct screen *p)
{
    const STATE *g = p->g;
    const struct context *c = p->c;
    text_add(p->out, "%s, ", row_name(p, KIND_SCENARIO, g->scenario));
    if (g->round) text_add(p->out, "round %d of %d", g->round, SCENARIO(g->scenario)->rounds);
    else text_add(p->out, "setting up");
    if (g->current != NOBODY) {
        text_add(p->out, ". Turn: ");
        write_seat(p, g->current);
    }
    if (g->round) {
        text_add(p->out, ". First Player: ");
        write_seat(p, g->first);
    }
    text_add(p->out, ".\n");
}

static void write_events(struct screen *p)
{
    const char *between = ". Dice: ";
    text_add(p->out, "Events: ");
    write_track(p);
    for (seat s = 0; s < p->g->players; s++) {
        if (!p->g->player[s].die) continue;
        text_add(p->out, "%s", between);
        write_seat(p, s);
        text_add(p->out, " %d", p->g->player[s].die);
        between = ", ";
    }
    text_add(p->out, ".\n");
}

static void write_villain(struct screen *p)
{
    const STATE *g = p->g;
    const struct context *c = p->c;
    int top = g->villain.start[VILLAIN_DECK], deck = g->villain.start[VILLAIN_DECK + 1] - top;
    if (g->fighting) {
        const struct villain_row *villain = VILLAIN(g->fighting);
        text_add(p->out, "Fight: ");
        write_seat(p, g->fighter);
        text_add(p->out, " against %s, Level %d, Health %d, strikes slots 1 to 4 for %d %d %d %d.\n",
                 row_name(p, KIND_VILLAIN, g->fighting), villain->level, villain_health_now(p->c, g), villain->chart[0],
                 villain->chart[1], villain->chart[2], villain->chart[3]);
        const char *text = row_text(p, KIND_VILLAIN, g->fighting);
        if (*text) text_add(p->out, "  %s\n", text);
    }
    text_add(p->out, "Villain Deck: ");
    if (!deck) {
        text_add(p->out, "empty.\n");
        return;
    }
    text_add(p->out, "%d, on top Level %d", deck, level_of(p->c, g->villain.id[top]));
    if (g->villain.id[top] < VILLAIN_BACK) text_add(p->out, ", %s", row_name(p, KIND_VILLAIN, g->villain.id[top]));
    text_add(p->out, ".");
}

static void write_market(struct screen *p)
{
    const STATE *g = p->g;
    const struct context *c = p->c;
    text_add(p->out, " Market: ");
    for (int i = g->hero.start[MARKET]; i < g->hero.start[MARKET + 1]; i++) {
        u8 id = g->hero.id[i];
        text_add(p->out, "%s%s ", i > g->hero.start[MARKET] ? ", " : "", row_name(p, KIND_HERO, id));
        if (HERO(id)->type == MERCENARY) text_add(p->out, "(Mercenary)");
        else text_add(p->out, "%d/%d", HERO(id)->attack, HERO(id)->health);
        text_add(p->out, " for %d", p->who == NOBODY ? HERO(id)->influence : recruit_cost(p->c, g, p->who, id));
    }
    if (g->hero.start[MARKET] == g->hero.start[MARKET + 1]) text_add(p->out, "empty");
    text_add(p->out, ".\n");
}

static void write_team(struct screen *p, seat s)
{
    const char *between = "";
    for (int slot = 0; slot < SLOTS; slot++) {
        if (!p->g->player[s].slot[slot].hero) continue;
        text_add(p->out, "%s%d ", between, slot + 1);
        write_hero(p, s, slot);
        between = ", ";
    }
    if (!*between) text_add(p->out, "no Heroes");
}

static void write_other(struct screen *p, seat s)
{
    const struct player *player = &p->g->player[s];
    size_t from = p->out->length;
    write_seat(p, s);
    text_capital(p->out, from);
    if (player->identity && p->who != s) text_add(p->out, " (%s)", row_name(p, KIND_IDENTITY, player->identity));
    text_add(p->out, ": actions %d, hand ", player->actions);
    write_hand(p, s);
    text_add(p->out, ", jail ");
    write_jail(p, s);
    if (defeated_count(p->g, s)) text_add(p->out, ", defeated %d", defeated_count(p->g, s));
    write_open_tokens(p, s);
    text_add(p->out, ". Team: ");
    write_team(p, s);
    text_add(p->out, ".\n");
}

static void write_own(struct screen *p)
{
    const struct player *player = &p->g->player[p->who];
    const struct context *c = p->c;
    text_add(p->out, "You: ");
    if (player->identity)
        text_add(p->out, "%s (%s)%s", row_name(p, KIND_IDENTITY, player->identity),
                 allegiance_name[IDENTITY(player->identity)->allegiance], p->g->round ? ", " : ". You win if: ");
    if (!p->g->round) {
        write_mission(p);
        text_add(p->out, "\n");
        return;
    }
    text_add(p->out, "actions %d, jail ", player->actions);
    write_jail(p, p->who);
    if (defeated_count(p->g, p->who)) text_add(p->out, ", defeated %d", defeated_count(p->g, p->who));
    write_open_tokens(p, p->who);
    text_add(p->out, ".\n");
    if (player->identity) {
        text_add(p->out, "  Mission: ");
        write_progress(p);
        text_add(p->out, "\n");
    }
    text_add(p->out, "  Team (Attack %d): ", team_attack(p->c, p->g, p->who));
    write_team(p, p->who);
    text_add(p->out, ".\n  Hand (Influence %d): ", hand_influence(p->c, p->g, p->who));
    write_hand(p, p->who);
    text_add(p->out, ".\n");
}

void screen(struct text *out, struct context *c, const void *view, seat who)
{
    struct screen p = {out, c, view, who < ((const STATE *)view)->players ? who : NOBODY};
    write_round(&p);
    if (p.g->round) {
        write_events(&p);
        write_villain(&p);
        write_market(&p);
        for (seat s = 0; s < p.g->players; s++)
            if (s != p.who) write_other(&p, s);
    }
    if (p.who != NOBODY) {
        write_notes(&p);
        write_own(&p);
    }
    write_pages(&p);
}
