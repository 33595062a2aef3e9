/* scene_players.c: the players of Freedom for one reader: hands, plots, influence points, and where characters are. */
#include <stdio.h>

#include "engine/parts.h"
#include "show.h"

/* -- What the reader chooses while all choose at once ------------------------------------------------------------- */

static const struct frame *own_lane(const struct scene *s, const STATE *g)
{
    const struct head *h = &g->head;
    seat who = scene_reader(s);
    return who < g->players && has_seat(h->forked, who) ? frame_at(h, STACK_BYTES - (who + 1) * LANE_BYTES) : NULL;
}

/* Places of the hand that the reader has plotted so far, NULL: nobody plots. */
static const u8 *plotting(const struct scene *s, const STATE *g)
{
    const struct frame *lane = g->turn ? own_lane(s, g) : NULL;
    return lane ? LOCALS(plot, lane)->taken : NULL;
}

/* The characters that have got 10, 9, ... points of the reader so far, NULL: it is over. */
static const u8 *allocating(const struct scene *s, const STATE *g)
{
    const struct frame *lane = g->turn ? NULL : own_lane(s, g);
    return lane ? LOCALS(allocate, lane)->chosen : NULL;
}

/* -- Influence ---------------------------------------------------------------------------------------------------- */

/* The points of a seat on a character, -1: the reader does not know them. */
static int points_of(const struct scene *s, const STATE *g, seat who, u8 id)
{
    const struct player *p = &g->player[who];
    seat reader = scene_reader(s);
    bool known = who == reader || is_declared(g, who, id) || has_seat(p->points_known[id], reader);
    return known && p->points[id] <= VALUES ? p->points[id] : -1;
}

/* The character to which a seat gave so many points, 0: unknown or none. */
static u8 holder_of(const struct scene *s, const struct context *c, const STATE *g, seat who, int value)
{
    for (u8 id = 1; is_character(c, id); id++)
        if (points_of(s, g, who, id) == value) return id;
    return 0;
}

/* Of the reader's points the declared ones are marked, of the others' those that are not and that a card has shown. */
static u16 influence_marks(const struct scene *s, const STATE *g, seat who, u8 id)
{
    bool open = is_declared(g, who, id), own = who == scene_reader(s);
    return MARK_ECHO | (own && open && !g->ending ? MARK_CHOSEN : 0) | (!own && !open ? MARK_DOWN : 0);
}

static void show_influence(struct scene *s, const struct context *c, const STATE *g, seat who)
{
    const u8 *chosen = who == scene_reader(s) ? allocating(s, g) : NULL;
    int known = 0;
    if (!g->turn && !chosen) return;
    scene_open(s, AS_TRACK, "Influence", "influence");
    for (int value = VALUES; value > 0; value--) {
        char title[12];
        u8 id = chosen ? chosen[VALUES - value] : holder_of(s, c, g, who, value);
        if (!id && !chosen) continue;
        snprintf(title, sizeof title, "%d", value);
        scene_open(s, AS_SPACE, title, "%d", value);
        scene_piece(s, A_CARD, id, id != 0);
        if (id) scene_mark(s, true, influence_marks(s, g, who, id));
        scene_close(s);
        known++;
    }
    if (!known) scene_text(s, TONE_PLAIN, "secret");
    for (u8 id = 1; who != scene_reader(s) && is_character(c, id); id++) /* a card has shown it */
        if (!is_declared(g, who, id) && points_of(s, g, who, id) == 0)
            scene_text(s, TONE_NOTE, "none on %s", card_name(c, id));
    scene_close(s);
}

void show_roster(struct scene *s, const struct context *c)
{
    scene_open(s, AS_MAT, "Characters (combat/command/politics)", "roster");
    scene_pane(s, PANE_BOARD);
    scene_ruling(s, TONE_RULE, 16, "Give 10, 9, ... 1 points to ten characters. Whoever gave a character the most can "
                 "take it over during the game by declaring them, and gets its politics at the end.");
    for (int family = REBEL; family <= IMPERIAL; family++) {
        scene_open(s, AS_HAND, family == REBEL ? "Rebels" : "Imperial", family == REBEL ? "rebel" : "imperial");
        for (u8 id = 1; is_character(c, id); id++) {
            if (CARD(id)->family != family) continue;
            scene_piece(s, A_CARD, id, 1);
            scene_mark(s, true, MARK_ECHO);
            show_stats(s, c, id);
        }
        scene_close(s);
    }
    scene_close(s);
}

/* "with Bo on Tarn", "discarded"; nothing for what lies hidden. */
static void add_whereabouts(struct text *out, struct scene *s, const struct context *c, const STATE *g, u8 id)
{
    const struct person *p = &g->person[id];
    if (in_set(g->in_play, id)) {
        text_add(out, "with %s", scene_seat(s, p->controller));
        text_add(out, p->place ? " on %s" : ", staged", planet_name(c, p->place));
    } else if (has_card(STOCK(g), DISCARD, id)) {
        text_add(out, "discarded");
    }
}

void show_characters(struct scene *s, const struct context *c, const STATE *g)
{
    scene_open(s, AS_MAT, "Characters and influence", "characters");
    scene_pane(s, PANE_PAGE);
    for (u8 id = 1; is_character(c, id); id++) {
        struct text line = {0};
        const char *between = "points: ";
        add_whereabouts(&line, s, c, g, id);
        for (seat who = 0; who < g->players; who++) {
            int points = points_of(s, g, who, id);
            if (points <= 0) continue;
            text_add(&line, "%s%s%s %d%s", line.length && *between == 'p' ? "; " : "", between, scene_seat(s, who),
                     points, is_declared(g, who, id) ? "" : " (secret)");
            between = ", ";
        }
        if (line.length) {
            scene_open_as(s, AS_CARD, A_CARD, id);
            scene_mark(s, true, MARK_ECHO);
            scene_text(s, TONE_PLAIN, "%s", line.at);
            scene_close(s);
        }
        text_free(&line);
    }
    scene_close(s);
}

/* -- A player ----------------------------------------------------------------------------------------------------- */

static void show_plots(struct scene *s, const struct context *c, const STATE *g, seat who, const u8 *taken)
{
    if (!taken && !pile_count(STOCK(g), PLOT + who) && !pile_count(STOCK(g), SHOWN + who)) return;
    scene_open(s, AS_HAND, taken ? "Plotted so far" : "Plotted", "plot");
    if (taken) show_cards(s, c, g, HAND + who, taken, true, MARK_DOWN | MARK_CHOSEN);
    show_cards(s, c, g, PLOT + who, NULL, false, MARK_DOWN);
    if (pile_count(STOCK(g), SHOWN + who)) {                 /* FR-096 */
        scene_open(s, AS_ROW, "Revealed", "shown");
        show_cards(s, c, g, SHOWN + who, NULL, false, 0);
        scene_close(s);
    }
    scene_close(s);
}

static void show_player(struct scene *s, const struct context *c, const STATE *g, seat who)
{
    const u8 *taken = who == scene_reader(s) ? plotting(s, g) : NULL;
    scene_open(s, AS_MAT, NULL, "%d", who);
    scene_owner(s, who);
    scene_pane(s, who == scene_reader(s) ? PANE_MINE : PANE_OTHERS);
    scene_mark(s, who == g->active, MARK_CURRENT);
    scene_mark(s, who == g->start, MARK_FIRST);
    scene_mark(s, has_seat(g->acted, who), MARK_USED);
    scene_mark(s, has_seat(g->winners, who), MARK_CHOSEN);
    if (g->turn) {
        scene_number(s, N_POWER, political_power(c, g, who), ANY);
        scene_number(s, N_HAND, hand_count(g, who), ANY);
        scene_bound(s, hand_limit(c, g, who));
        scene_number(s, N_DECLARED, g->player[who].declared, VALUES);
        scene_open(s, AS_HAND, "Hand", "hand");
        show_cards(s, c, g, HAND + who, taken, false, 0);
        scene_close(s);
        show_plots(s, c, g, who, taken);
    }
    show_influence(s, c, g, who);
    scene_close(s);
}

void show_players(struct scene *s, const struct context *c, const STATE *g)
{
    scene_open(s, AS_ROW, "Players", "seat");
    for (seat who = 0; who < g->players; who++) show_player(s, c, g, who);
    scene_close(s);
}
