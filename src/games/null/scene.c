/* scene.c: the table of the null game for one reader: coins, hands and Relics of everybody, and the deck. */
#include "engine/scene.h"
#include "state.h"

static void show_game(struct scene *s, struct context *c, const STATE *g)
{
    scene_open(s, AS_MAT, NULL, "game");
    scene_is(s, A_SCENARIO, g->scenario);
    scene_pane(s, PANE_HEAD);
    scene_number(s, N_ROUND, g->round, rounds(c, g));
    if (g->die) scene_number(s, N_DIE, g->die, ANY);
    scene_close(s);
}

static void show_pile(struct scene *s, const STATE *g, enum shape shape, const char *title, const char *segment,
                      int pile)
{
    scene_pile(s, shape, title, segment, A_CARD, g->stock.id + g->stock.start[pile], pile_count(STOCK(g), pile));
}

static void show_rival(struct scene *s, const STATE *g, seat who)
{
    scene_open(s, AS_MAT, NULL, "%d", who);
    scene_owner(s, who);
    scene_pane(s, who == scene_reader(s) ? PANE_MINE : PANE_OTHERS);
    scene_mark(s, who == g->lead && g->round, MARK_FIRST);
    scene_mark(s, who == g->acting, MARK_CURRENT);
    scene_number(s, N_COINS, g->rival[who].coins, ANY);
    if (g->rival[who].omen) scene_number(s, N_OMEN, g->rival[who].omen, ANY);
    show_pile(s, g, AS_ROW, "Relics", "relics", RELICS + who);
    show_pile(s, g, AS_HAND, "Hand", "hand", HAND + who);
    scene_close(s);
}

void scene(struct scene *s, struct context *c, const void *view)
{
    const STATE *g = view;
    show_game(s, c, g);
    scene_open(s, AS_ROW, "Cards", "cards");
    scene_pane(s, PANE_BOARD);
    show_pile(s, g, AS_PILE, "Deck", "deck", DECK);
    show_pile(s, g, AS_PILE, "Discards", "discard", DISCARD);
    show_pile(s, g, AS_ROW, "Played", "played", PLAYED);
    scene_close(s);
    scene_open(s, AS_ROW, "Players", "seat");
    for (seat who = 0; who < g->players; who++) show_rival(s, g, who);
    scene_close(s);
}
