/* scene_sides.c: the two sides: dashboards of the Heroes and their Reserve; the Sins Player; Upgrades. */
#include "scene_parts.h"

#include <stdio.h>

static enum pane pane_of(const struct scene *s, seat owner)
{
    return owner != NOBODY && owner == scene_reader(s) ? PANE_MINE : PANE_OTHERS;
}

/* -- A Hero --------------------------------------------------------------------------------------------------- */

/* The slots of the Corruption Track: Wounds cover them, the marker stands at the level (OT-134, OT-195). */
static void show_track(struct scene *s, const struct hero *h)
{
    scene_open(s, AS_TRACK, "Corruption Track", "track");
    for (u8 i = 0; i < LEVELS; i++) {
        char title[8];
        snprintf(title, sizeof title, "%d", i + 1);
        scene_open(s, AS_SPACE, title, "%d", i);
        scene_is(s, A_SLOT, i);
        scene_mark(s, h->level == i + 1, MARK_CURRENT);
        scene_mark(s, in_set(h->wounds, i), MARK_OFF);
        scene_piece(s, A_FIXTURE, A_WOUND, in_set(h->wounds, i));
        if (in_set(h->wounds, i)) scene_sign(s, "x");
        scene_close(s);
    }
    scene_close(s);
}

static void show_values(struct scene *s, struct context *c, const STATE *g, int post)
{
    const struct hero *h = &g->hero[post];
    const struct wounds *due = NEAREST(wounds);
    const struct heal *healing = NEAREST(heal);
    scene_number(s, N_WOUNDS, wound_count(h), WOUNDS);
    if (due && due->post == post && due->left) scene_number(s, N_WOUNDS_DUE, due->left, ANY);
    if (healing && healing->post == post && healing->left) scene_number(s, N_HEALING_DUE, healing->left, ANY);
    scene_number(s, N_CORRUPTION_LEVEL, h->level, LEVELS);
    scene_number(s, N_TURNS, h->turns, TURN_TOKENS);
    scene_number(s, N_FIGHT_DICE, fight_dice(c, g, post, false), ANY);
    scene_number(s, N_SKILL_DICE, cleanse_dice(c, g, post, false), ANY);
    scene_number(s, N_DEFENSE, hero_defense(c, g, post), ANY);
    scene_number(s, N_STEPS, steps_allowed(c, g, post), ANY);
}

/* Upgrades in effect, used in this Round, out of effect. */
static void show_owned(struct scene *s, const STATE *g, int post)
{
    const struct hero *h = &g->hero[post];
    for EACH_KIND(card, UPGRADES_OF(g), OWNED + post) {
        int copies = copies_in(UPGRADES_OF(g), OWNED + post, card), used = 0;
        for (int i = 0; i < SPENT; i++) used += h->spent[i] == card;
        scene_piece(s, AN_UPGRADE, card, copies);
        scene_mark(s, used >= copies, MARK_USED);
        scene_mark(s, h->jammed == card, MARK_OFF);
        if (used && used < copies) scene_number(s, N_USED, used, copies);
    }
}

static void show_dark_past(struct scene *s, const struct context *c, const struct agent *a)
{
    bool known = a->dark_past && a->dark_past <= c->content->count[KIND_DARK_PAST];
    if (!a->dark_past_known) return;
    scene_piece(s, A_DARK_PAST, known ? a->dark_past : UNKNOWN, 1);
    scene_mark(s, has_dark_past(a), MARK_DOWN);
}

static void show_held(struct scene *s, const STATE *g, int post)
{
    const struct hero *h = &g->hero[post];
    scene_piece(s, A_TOKEN, (u8)(T_FIRST + EXTRA_TURN), h->extra_turns);
    scene_piece(s, A_TOKEN, (u8)(T_FIRST + INNOCENT), h->innocents);
    for (u8 n = 0; n < NPCS; n++) {
        if (!holds_npc(h, n)) continue;
        scene_piece(s, AN_NPC, n, 1);
        scene_key(s, "npc%d", n);
    }
}

static void show_hero(struct scene *s, struct context *c, const STATE *g, int post)
{
    const struct hero *h = &g->hero[post];
    const struct hero_row *row = HERO(h->dashboard);
    scene_open_as(s, AS_CARD, A_HERO, h->dashboard);
    scene_mark(s, true, MARK_ECHO); /* the figure is the Hero */
    scene_owner(s, h->player);
    scene_pane(s, pane_of(s, h->player));
    scene_mark(s, post == g->current, MARK_CURRENT);
    scene_mark(s, post == g->first && g->round, MARK_FIRST);
    scene_mark(s, !in_play(g, post), MARK_DEAD);
    if (in_play(g, post)) {
        show_values(s, c, g, post);
        show_track(s, h);
        show_owned(s, g, post);
        show_held(s, g, post);
        show_dark_past(s, c, &g->agent[h->agent]);
        if (has_ranged(c, g, post)) scene_ruling(s, TONE_PLAIN, row->ranged ? 304 : 294, "Ranged");
        if (h->marks & NO_HEALING) scene_ruling(s, TONE_PLAIN, 251, "Cannot heal until the reset");
        if (h->marks & ABILITY_USED) scene_ruling(s, TONE_PLAIN, 303, "Natural Ability used in this Round");
    } else if (h->killed) scene_ruling(s, TONE_PLAIN, 207, "Dead, to be replaced");
    if (!h->city) show_city_token(s, g, post); /* it stays when he dies (OT-207) */
    scene_close(s);
}

/* Heroes of the team who are not on the board, each with a Dark Past. */
static void show_agents(struct scene *s, const struct context *c, const STATE *g, u8 status)
{
    for (int i = 0; i < TEAM; i++) {
        const struct agent *a = &g->agent[i];
        if (!a->hero || a->status != status) continue;
        scene_open_as(s, AS_CARD, A_HERO, a->hero);
        scene_key(s, "hero%d", i);
        scene_mark(s, status == OUT, MARK_DEAD);
        show_dark_past(s, c, a);
        scene_close(s);
    }
}

void show_heroes(struct scene *s, struct context *c, const STATE *g)
{
    scene_open(s, AS_ROW, "Heroes", "hero");
    for (int post = 0; post < g->heroes; post++)
        if (g->hero[post].dashboard) show_hero(s, c, g, post);
    scene_open(s, AS_ROW, "Reserve", "reserve");
    scene_pane(s, PANE_OTHERS);
    show_agents(s, c, g, RESERVE);
    if (g->round && !reserve_count(g)) scene_ruling(s, TONE_PLAIN, 44, "Empty: the next death decides the game");
    scene_close(s);
    scene_open(s, AS_ROW, "Out of the game", "dead");
    scene_pane(s, PANE_PAGE);
    show_agents(s, c, g, OUT);
    scene_close(s);
    scene_close(s);
}

/* -- The Sins Player ------------------------------------------------------------------------------------------ */

/* What each kind of Monster is worth now (OT-172, OT-176). */
static void show_kinds(struct scene *s, struct context *c, const STATE *g)
{
    struct kinds kinds = {0};
    scene_open(s, AS_ROW, "Monsters", "monsters");
    for (int i = 0; i < FIGURES; i++) {
        u8 m = g->figure[i];
        if (!m || (i >= FIRST_GUEST && g->at[i] == REMOVED) || !first_of_kind(&kinds, m)) continue;
        scene_piece(s, A_MONSTER, m, 1);
        scene_mark(s, true, MARK_ECHO);
        scene_number(s, N_MONSTER_FIGHT, monster_fight(c, g, m), ANY);
        scene_number(s, N_MONSTER_DEFENSE, monster_defense(c, g, m), ANY);
        scene_number(s, N_MONSTER_MOVE, MONSTER(m)->move, ANY);
    }
    scene_close(s);
}

static void show_figures_off(struct scene *s, const struct context *c, const STATE *g, const char *title,
                             const char *segment, int where)
{
    scene_open(s, AS_HAND, title, "%s", segment);
    show_monsters(s, c, g, where);
    scene_close(s);
}

static void show_acolytes(struct scene *s, const struct context *c, const STATE *g)
{
    scene_open_as(s, AS_CARD, AN_ACOLYTES, g->acolytes);
    scene_mark(s, g->ability_used, MARK_USED);               /* OT-233 */
    if (g->ability_used) scene_ruling(s, TONE_PLAIN, 233, "Ability used in this Round");
    else if (find_figure(g, ACOLYTES(g->acolytes)->acolyte, DEAD) < 0)
        scene_ruling(s, TONE_PLAIN, 236, "No Ability without a dead Acolyte");
    else scene_ruling(s, TONE_PLAIN, 232, "Ability ready");
    scene_close(s);
}

void show_sins(struct scene *s, struct context *c, const STATE *g)
{
    if (g->sins == NOBODY) return;
    scene_open(s, AS_MAT, g->sin_played ? NULL : "Sins Player", "sins");
    if (g->sin_played) scene_is(s, A_SIN, g->sin_played);
    scene_owner(s, g->sins);
    scene_pane(s, pane_of(s, g->sins));
    if (g->story) {
        scene_number(s, N_REACTIONS, g->reactions, g->reactions + g->reactions_spent);
        if (g->card_played) scene_ruling(s, TONE_PLAIN, 224, "A Sin card was played in this Turn");
        scene_pile(s, AS_HAND, "Hand", "hand", A_SIN_CARD, PILE_OF(sin, SIN_HAND));
        scene_pile(s, AS_ROW, "Played", "front", A_SIN_CARD, PILE_OF(sin, IN_FRONT));
        show_acolytes(s, c, g);
        show_figures_off(s, c, g, "Dead", "dead", DEAD);     /* OT-008 */
        show_figures_off(s, c, g, "Not entered", "waiting", NOT_ENTERED);
        show_kinds(s, c, g);
        scene_pile(s, AS_PILE, "Sin deck", "deck", A_SIN_CARD, PILE_OF(sin, SIN_DECK));
        scene_pile(s, AS_PILE, "Sin discards", "discard", A_SIN_CARD, PILE_OF(sin, SIN_DISCARD));
    }
    scene_close(s);
}

/* What the Sin can do at all times, and its Acolytes once a Round. */
void show_powers(struct scene *s, const struct context *c, const STATE *g)
{
    if (!g->sin_played || !g->acolytes) return;
    scene_open(s, AS_LIST, "Powers of the Sin", "powers");
    scene_pane(s, PANE_PAGE);
    scene_text(s, TONE_PLAIN, "%s: %s", ROW_NAME(KIND_SIN, g->sin_played), ROW_TEXT(KIND_SIN, g->sin_played));
    scene_text(s, TONE_PLAIN, "%s: %s", ROW_NAME(KIND_ACOLYTES, g->acolytes), ROW_TEXT(KIND_ACOLYTES, g->acolytes));
    scene_close(s);
}

/* -- Upgrades ------------------------------------------------------------------------------------------------- */

/* Those that the Sins Player has picked out come first: "upgrades/{a}" means them while there are any. */
void show_upgrades(struct scene *s, const STATE *g)
{
    scene_open(s, AS_ROW, "Upgrades", "upgrades");
    scene_pane(s, PANE_BOARD);
    if (pile_count(UPGRADES_OF(g), SHOWN))
        scene_pile(s, AS_ROW, "Offered by the Sins Player", "shown", AN_UPGRADE, PILE_OF(upgrade, SHOWN));
    scene_pile(s, AS_ROW, "Inventory", "inventory", AN_UPGRADE, PILE_OF(upgrade, INVENTORY));
    scene_open(s, AS_PILE, "Upgrade deck", "deck");
    scene_pane(s, PANE_PAGE);
    scene_cards(s, AN_UPGRADE, PILE_OF(upgrade, UPGRADE_DECK));
    scene_close(s);
    scene_close(s);
}
