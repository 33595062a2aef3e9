/* scene.c: the table of Freedom Five for one reader: the head, dice and fights under way; the rest is in scene_*.c. */
#include "scene_parts.h"

/* -- Head ----------------------------------------------------------------------------------------------------- */

static void show_turn(struct scene *s, struct context *c, const STATE *g)
{
    static const char *const phases[] = {"Set-up", "Private Life phase", "Hero phase", "Villain phase", "Refresh phase"};
    if (g->phase == SET_UP || !g->hero[g->active].hero) {
        const struct customize *L = NEAREST(customize);
        scene_text(s, TONE_PLAIN, "%s", phases[SET_UP]);
        if (L && L->next < g->players && L->points) scene_number(s, N_POINTS, L->points, ANY);
        return;
    }
    scene_number(s, N_TURN, g->turn, ANY);
    if (g->phase == PRIVATE_PHASE || g->phase == HERO_PHASE)
        scene_number(s, N_ACTIONS, g->hero[g->active].available, ACTION_TOKENS); /* FF-053: what a turn is made of */
    scene_text(s, TONE_PLAIN, "%s of %s (%s)", phases[g->phase], ROW_NAME(KIND_HERO, g->hero[g->active].hero),
               scene_seat(s, g->active));
}

static void show_game(struct scene *s, struct context *c, const STATE *g)
{
    scene_open(s, AS_MAT, NULL, "game");
    scene_is(s, A_COMIC, g->comic);
    scene_pane(s, PANE_HEAD);
    scene_number(s, N_TRACK, g->track, TRACK_END);           /* first: what is last goes where there is no room */
    if (tower_cards(g)) scene_number(s, N_TOWER_CARDS, tower_cards(g), TOWER_LIMIT);
    if (g->chapter) scene_number(s, N_CHAPTER, CHAPTER(g->chapter)->number, COMIC(g->comic)->chapters);
    if (g->ending) scene_text(s, TONE_GOAL, "%s", thing_name(c->game, c->content, AN_ENDING, g->ending));
    else show_turn(s, c, g);
    scene_close(s);
}

/* -- Dice and fights under way -------------------------------------------------------------------------------- */

static void show_dice(struct scene *s, const char *title, const char *segment, const u8 dice[COLOURS], bool white)
{
    scene_open(s, AS_ROW, title, "%s", segment);
    for (u8 colour = 0; colour < COLOURS; colour++) {
        if (!dice[colour]) continue;
        scene_piece(s, A_DIE, colour, dice[colour]);
        scene_tint(s, tint_of(colour));
        scene_mark(s, true, MARK_ECHO);
    }
    if (white) {
        scene_piece(s, A_DIE, WHITE_DIE, 1);
        scene_mark(s, true, MARK_ECHO);
    }
    scene_close(s);
}

/* The roll under way: dice before they are cast, hits and misses after it. */
static void show_roll(struct scene *s, struct context *c, const STATE *g)
{
    const struct roll_dice *roll = NEAREST(roll_dice);
    const struct attribute_test *test = NEAREST(attribute_test);
    if (!roll || roll->hero >= g->players || !g->hero[roll->hero].hero) return;
    int cast = 0;
    for (int colour = 0; colour < COLOURS; colour++) cast += roll->missed[colour] + roll->hits[colour];
    scene_open(s, AS_MAT, roll->kind == ROLL_TEST ? "Test" : roll->kind == ROLL_HENCHMEN ? "Attack" : "Fight", "roll");
    scene_pane(s, PANE_BOARD);
    scene_mark(s, true, MARK_CURRENT);
    if (roll->kind == ROLL_TEST && test) scene_number(s, N_NEEDED, test->need, ANY);
    scene_piece(s, A_HERO, g->hero[roll->hero].hero, 1);
    scene_mark(s, true, MARK_ECHO);
    if (cast || roll->white > WHITE_TO_ROLL) {
        show_dice(s, "Successes", "hits", roll->hits, roll->white == WHITE_HIT);
        show_dice(s, "Failed", "missed", roll->missed, roll->white == WHITE_MISSED);
    } else show_dice(s, "Dice", "dice", roll->dice, roll->white == WHITE_TO_ROLL);
    scene_close(s);
}

static void show_attacker(struct scene *s, struct context *c, const STATE *g, const struct fight *fight, int hero)
{
    scene_open_as(s, AS_ROW, A_HERO, g->hero[hero].hero);
    scene_owner(s, (seat)hero);
    scene_mark(s, has_seat(fight->rolled, (seat)hero), MARK_USED);
    scene_number(s, N_DICE, committed_dice(c, g, fight, hero), ANY);
    scene_cards(s, AN_ABILITY, PILE_OF(ability, ABILITY_COMMITTED + hero));
    scene_cards(s, A_SPECIAL, PILE_OF(special, SPECIAL_COMMITTED + hero));
    scene_cards(s, A_JUSTICE, PILE_OF(justice, JUSTICE_COMMITTED + hero));
    scene_close(s);
}

/* The Villain fight under way: who attacks, with what (FF-284). */
static void show_fight(struct scene *s, struct context *c, const STATE *g)
{
    const struct fight *fight = NEAREST(fight);
    if (!fight || fight->colour >= COLOURS || !g->villain[fight->colour].villain) return;
    scene_open(s, AS_MAT, "Villain fight", "fight");
    scene_pane(s, PANE_BOARD);
    scene_mark(s, true, MARK_CURRENT);
    scene_piece(s, A_VILLAIN, g->villain[fight->colour].villain, 1);
    scene_mark(s, true, MARK_ECHO);
    scene_tint(s, tint_of(fight->colour));
    scene_number(s, N_DURABILITY, g->villain[fight->colour].damage, ANY);
    scene_bound(s, durability_of(c, g, fight->colour));
    for (int hero = 0; hero < g->players; hero++)
        if (has_seat(fight->attackers, (seat)hero) && g->hero[hero].hero) show_attacker(s, c, g, fight, hero);
    scene_close(s);
}

/* The Scheme card that somebody may react to, with what it does (FF-S25): the plot may be out of sight. */
static void show_revealed(struct scene *s, struct context *c)
{
    const struct window *window = NEAREST(window);
    const struct scheme_card *scheme = NEAREST(scheme_card);
    if (!window || window->moment != ON_SCHEME || !scheme || !scheme->card) return;
    scene_open(s, AS_MAT, "Scheme card", "revealed");
    scene_pane(s, PANE_BOARD);
    scene_mark(s, true, MARK_CURRENT);
    scene_piece(s, A_SCHEME, scheme->card, 1);
    scene_mark(s, true, MARK_ECHO);
    scene_text(s, TONE_PLAIN, "%s", ROW_TEXT(KIND_SCHEME, scheme->card)); /* FF-118 */
    scene_close(s);
}

/* Heroes that nobody has taken yet, while Heroes are chosen. */
static void show_roster(struct scene *s, const struct context *c, const STATE *g)
{
    u32 taken = 0;
    for (int hero = 0; hero < g->players; hero++) taken |= bit(g->hero[hero].hero);
    if (g->phase != SET_UP || g->hero[g->players - 1].hero) return;
    scene_open(s, AS_HAND, "Heroes to choose from", "roster");
    scene_pane(s, PANE_BOARD);
    for (u8 hero = 1; hero <= c->content->count[KIND_HERO]; hero++) {
        if (in_set(taken, hero)) continue;
        scene_piece(s, A_HERO, hero, 1);
        scene_mark(s, true, MARK_ECHO);
    }
    scene_close(s);
}

void scene(struct scene *s, struct context *c, const void *view)
{
    const STATE *g = view;
    show_game(s, c, g);
    show_roster(s, c, g);
    show_fight(s, c, g);
    show_roll(s, c, g);
    show_revealed(s, c);
    show_city(s, c, g);
    show_villains(s, c, g);
    show_plot(s, c, g);
    show_heroes(s, c, g);
    show_hq_board(s, c, g);
    show_comic(s, c, g);
}
