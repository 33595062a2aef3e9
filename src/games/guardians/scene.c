/* scene.c: the table of Guardians' Chronicles for one reader: head, seats, Initiative, the attack under way, articles;
 * the rest is in scene_*.c. */
#include <stdio.h>

#include "engine/parts.h"
#include "scene_parts.h"

/* -- Head ----------------------------------------------------------------------------------------------------- */

static void show_game(struct scene *s, struct context *c, const STATE *g)
{
    static const char *const phases[] = {"Set-up", "Strategy", "Activation", "End of turn"};
    scene_open(s, AS_MAT, NULL, "game");
    scene_is(s, A_SCENARIO, g->scenario);
    scene_pane(s, PANE_HEAD);
    if (g->turn) scene_number(s, N_TURN, g->turn, ANY);
    if (g->ending) scene_text(s, TONE_GOAL, "%s", thing_name(c->game, c->content, AN_ENDING, g->ending));
    else scene_text(s, TONE_PLAIN, "%s", phases[g->phase]);
    if (g->showdown && !g->ending) {
        int clock = SCENARIO(g->scenario)->clock;
        scene_number(s, N_CLOCK, g->turn - g->showdown + 1, clock ? clock : SHOWDOWN_CLOCK);
        scene_ruling(s, TONE_GOAL, g->door_opened ? 274 : 273, "Control Room door %s",
                     g->door_opened ? "open" : "may be forced");
        if (g->may_escape) scene_ruling(s, TONE_GOAL, 275, "Skarov may escape");
    }
    if (g->patrol_articles + g->skarov_articles) {
        scene_number(s, N_PATROL_ARTICLES, g->patrol_articles, ANY);
        scene_number(s, N_SKAROV_ARTICLES, g->skarov_articles, ANY);
    }
    scene_close(s);
}

/* Who plays whom, while it is being settled; then where options of the set-up point at. */
static void show_seats(struct scene *s, const struct context *c, const STATE *g)
{
    u32 taken = 0;
    scene_open(s, AS_ROW, "Players", "seat");
    scene_pane(s, PANE_BOARD);
    for (seat p = 0; p < g->players; p++) {
        scene_open(s, AS_SPACE, NULL, "%d", p);
        scene_owner(s, p);
        if (p == g->skarov) scene_text(s, TONE_PLAIN, "Doktor Skarov");
        for (int h = 0; h < HEROES; h++)
            if (g->guardian[h].hero && g->guardian[h].player == p) {
                scene_piece(s, A_HERO, g->guardian[h].hero, 1);
                scene_mark(s, true, MARK_ECHO);
                taken |= 1u << g->guardian[h].hero;
            }
        scene_close(s);
    }
    scene_close(s);
    if (set_count(taken) >= g->heroes) return;
    scene_open(s, AS_HAND, "Heroes to choose from", "roster");
    scene_pane(s, PANE_BOARD);
    for (u8 hero = 1; hero <= c->content->count[KIND_HERO]; hero++)
        if (!(taken >> hero & 1)) scene_piece(s, A_HERO, hero, 1), scene_mark(s, true, MARK_ECHO);
    scene_close(s);
}

/* -- Initiative ----------------------------------------------------------------------------------------------- */

static bool knows_place(const struct scene *s, const STATE *g, int place)
{
    seat reader = scene_reader(s);
    seats known = g->order_known[place];
    return known == EVERYBODY || (reader < g->players && has_seat(known, reader));
}

/* How many Initiative cards lie there, as all know. */
static int stacked(struct context *c, const STATE *g)
{
    const struct initiative *naming = NEAREST(initiative);
    const struct activation *acting = NEAREST(activation);
    if (naming) return naming->count;
    if (acting) return acting->pairs;
    return NEAREST(rearrange) ? heroes_in_play(g) : 0;
}

/* The stack, from the top; its order is the Heroes' secret until a card is turned up (GC-081). */
static void show_initiative(struct scene *s, struct context *c, const STATE *g)
{
    int hidden = 0, count = stacked(c, g);
    if (!count) return;
    scene_open(s, AS_ROW, "Initiative", "initiative");
    scene_pane(s, PANE_BOARD);
    for (int i = 0; i < count; i++) {
        if (!knows_place(s, g, i) || !g->order[i]) {
            hidden++;
            continue;
        }
        scene_piece(s, AN_INITIATIVE, g->guardian[hero_in_order(g, i)].hero, 1);
        scene_mark(s, g->active == hero_in_order(g, i), MARK_CURRENT);
        scene_mark(s, i < g->turned_up && g->active != hero_in_order(g, i), MARK_USED);
        scene_mark(s, i >= g->turned_up, MARK_DOWN);
    }
    scene_piece(s, AN_INITIATIVE, ONLY_ONE_BACK, hidden);
    if (hidden) scene_mark(s, true, MARK_DOWN);
    scene_close(s);
}

/* -- The attack under way -------------------------------------------------------------------------------------- */

static bool is_rolled(u8 step)
{
    return step == STEP(attack, CHANGED) || step == STEP(attack, SAVED) || step == STEP(attack, STUNG) ||
           step == STEP(attack, PUSHED) || step == STEP(attack, FOLLOWED) || step == STEP(attack, STRUCK_BACK) ||
           step == STEP(attack, FINISHED);
}

static void show_fighter(struct scene *s, const struct context *c, const STATE *g, int figure)
{
    scene_piece(s, A_FIGURE, (u8)figure, 1);
    show_who(s, c, g, figure);
    scene_mark(s, true, MARK_ECHO);
}

static void show_attack(struct scene *s, struct context *c, const STATE *g)
{
    struct frame *f = top_of(g);
    while (f && f->proc != P_attack) f = caller(f);
    if (!f) return;
    const struct attack *L = LOCALS(attack, f);
    bool rolled = is_rolled(f->step);
    struct dice dice = {L->combat, L->power, 0};
    if (L->attacker != NOWHERE) dice = attack_dice(c, g, L->attacker, L->target, L->dice + g->ambush);
    scene_open(s, AS_MAT, L->ranged ? "Ranged attack" : "Attack", "roll");
    scene_pane(s, PANE_BOARD);
    scene_mark(s, true, MARK_CURRENT);
    if (L->attacker != NOWHERE) show_fighter(s, c, g, L->attacker);
    if (rolled) {
        scene_number(s, N_SUCCESSES, L->total, ANY);
    } else {
        scene_piece(s, A_DIE, COMBAT_DIE, dice.combat);
        if (dice.combat) scene_mark(s, true, MARK_ECHO);
        scene_piece(s, A_DIE, POWER_DIE, dice.power);
        if (dice.power) scene_mark(s, true, MARK_ECHO);
    }
    scene_open(s, AS_ROW, "Against", "target");
    show_fighter(s, c, g, L->target);
    scene_number(s, N_DEFENSE, AT_LEAST(1, defense_of(c, g, L->target) + PART(L->ward, "in this attack")), ANY);
    if (L->two) {
        show_fighter(s, c, g, L->second);
        scene_number(s, N_DEFENSE, AT_LEAST(1, defense_of(c, g, L->second) + PART(L->ward, "in this attack")), ANY);
    }
    scene_close(s);
    scene_close(s);
}

/* -- The Value Check that was just made ------------------------------------------------------------------------- */

static void show_check(struct scene *s, const struct context *c, const STATE *g)
{
    static const char *const values[STATS] = {"Speed", "Attack", "Defense", "Mental"};
    static const u8 numbers[STATS] = {N_SPEED, N_ATTACK, N_DEFENSE, N_MENTAL};
    if (!g->check_hero || !g->guardian[g->check_hero - 1].hero) return;
    bool good = g->check_result <= g->check_value;
    char title[32];
    snprintf(title, sizeof title, "%s check", values[g->check_stat]);
    scene_open(s, AS_MAT, title, "check");
    scene_pane(s, PANE_BOARD);
    scene_number(s, N_RESULT, g->check_result, ANY);
    scene_number(s, numbers[g->check_stat], g->check_value, ANY);
    scene_ruling(s, TONE_PLAIN, g->check_dice ? 172 : 183, good ? "success" : "failure");
    show_fighter(s, c, g, g->check_hero - 1);
    scene_piece(s, A_DIE, CHECK_DIE, g->check_dice);
    if (g->check_dice) scene_mark(s, true, MARK_ECHO);
    scene_close(s);
}

/* -- The front page so far ------------------------------------------------------------------------------------- */

static void show_articles(struct scene *s, struct context *c, const STATE *g)
{
    scene_open(s, AS_ROW, "Front page", "paper");
    scene_pane(s, PANE_PAGE);
    for (int side = PATROL; side <= VILLAINS; side++) {
        scene_open(s, AS_MAT, side == PATROL ? "LIBERTY PATROL" : "Doktor Skarov",
                   side == PATROL ? "patrol" : "skarov");
        scene_mark(s, g->ending && winner_of(g) == (enum side)side, MARK_CHOSEN);
        for (u8 id = 1; id <= c->content->count[KIND_ARTICLE]; id++) {
            const struct article_row *a = ARTICLE(id);
            if (article_side(c, g, a) != side) continue;
            scene_open_as(s, AS_CARD, AN_ARTICLE, id);
            scene_text(s, TONE_PLAIN, "%s",
                       content_string(c->content, side == PATROL ? a->patrol_title : a->skarov_title));
            scene_close(s);
        }
        scene_close(s);
    }
    scene_close(s);
}

void scene(struct scene *s, struct context *c, const void *view)
{
    const STATE *g = view;
    show_game(s, c, g);
    if (g->phase == SET_UP) show_seats(s, c, g);
    show_attack(s, c, g);
    show_check(s, c, g);
    show_base(s, c, g);
    show_initiative(s, c, g);
    show_heroes(s, c, g);
    show_villains(s, c, g);
    scene_open(s, AS_PILE, "Wound cards", "wounds");
    scene_pane(s, PANE_BOARD);
    scene_cards(s, A_WOUND, PILE_OF(wound, WOUND_DECK));
    scene_close(s);
    show_articles(s, c, g);
    show_rooms(s, c, g);
    show_signs(s);
}
