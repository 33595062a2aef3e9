/* scene_turn.c: where the Turn stands, and what is being fought out: battles, attacks, missions. */
#include <stdio.h>

#include "engine/parts.h"
#include "show.h"

/* -- Stages ------------------------------------------------------------------------------------------------------- */

/* What a window of cards is part of, when it is not opened in the middle of a step. */
static enum stage stage_of_window(u8 moment)
{
    switch ((enum moment)moment) {
    case M_REFILLED: return REFILL;
    case M_BEFORE_REVEALS: return CHOOSING;
    case M_REACTIONS: return REACTION_5_5;
    case M_DOOMSDAY: return DEVELOPMENT;
    default: return STAGES;
    }
}

static enum stage stage_of_frame(const struct frame *f)
{
    switch ((enum procedure_number)f->proc) {
    case P_window: return stage_of_window(LOCALS(window, f)->moment);
    case P_organise: return ORGANISATION;
    case P_turn: case P_reveals: case P_declarations: return CHOOSING;
    case P_movement: return MOVEMENT_5_1;
    case P_assign: return ASSIGNMENT_5_2;
    case P_interference: return INTERFERENCE_5_3;
    case P_execution: return EXECUTION_5_4;
    case P_reaction: return REACTION_5_5;
    case P_battles: return BATTLES_5_6;
    case P_station: case P_player_turn: return CONTROL_5_7;
    default: return STAGES; /* part of what called it */
    }
}

enum stage stage_of(const STATE *g)
{
    const struct head *h = &g->head;
    if (g->ending || h->top == NO_FRAME) return FINISHED;
    if (h->forked) return g->turn ? PLOTTING : SET_UP;
    for (struct frame *f = frame_at(h, h->top); f; f = caller(f)) {
        enum stage stage = stage_of_frame(f);
        if (stage != STAGES) return stage;
    }
    return SET_UP;
}

static const struct {
    const char *name, *step, *about;
    rule_number rule;
} stages[] = {
    [SET_UP] = {"set-up: influence", "0",
                "Everybody gives 10, 9, ... 1 secret points to ten characters, for the whole game.", 16},
    [REFILL] = {"1 hand refill", "1",
                "The gates are tested; everybody draws up to 6 cards plus the economy of own planets.", 37},
    [ORGANISATION] = {"2 organisation", "2", "In turns, until all pass: promote a unit by 1, merge units, found a unit "
                      "on a planet in revolt or reinforce one, both paid with hand cards. A new strength comes by "
                      "promotion (or Guerrillas) first.", 47},
    [PLOTTING] = {"3 plotting", "3", "All at once, any number of hand cards face down: characters to bring in, "
                  "imperial units to deploy. What is plotted has left the hand.", 75},
    [CHOOSING] = {"4 who acts", "4", "Plotted cards may be revealed, influence declared: whoever has declared strictly "
                  "the most points on a character controls it. The least power is due; the stronger may cut in.", 85},
    [MOVEMENT_5_1] = {"5.1 movement", "5.1", "Place, move and deploy. A unit must be stronger than the garrisons it "
                      "leaves and enters; characters pass freely.", 124},
    [ASSIGNMENT_5_2] = {"5.2 missions", "5.2", "Rebellion (politics against a garrison or units), Sabotage on the "
                        "Capital (all three stats), Escort, Form Guerrillas (command or politics), Command.", 135},
    [INTERFERENCE_5_3] = {"5.3 interference", "5.3", "The others attack missions with imperial characters and monsters "
                          "from their hands: combat against combat, a die of that or less succeeds.", 148},
    [EXECUTION_5_4] = {"5.4 execution", "5.4", "Rebellion: politics minus a die (two on the Capital) comes off the "
                       "garrison, or half of it hits units. Sabotage: two dice, the sum of stats or less. Guerrillas: "
                       "one die.", 170},
    [REACTION_5_5] = {"5.5 reaction moves", "5.5", "Each other player may move one unit.", 197},
    [BATTLES_5_6] = {"5.6 battles", "5.6", "Where rebel and imperial units meet: strengths, commands and a die each; "
                     "the loser discards units for the difference.", 212},
    [CONTROL_5_7] = {"5.7 control", "5.7", "Planets rise or are occupied. Where no rebel unit stands one imperial unit "
                     "stays (a Patrol first; on the Capital all but Patrols). Plots that were not used are discarded.",
                     229},
    [DEVELOPMENT] = {"6 doomsday", "6", "One more marker; at 10 all lose. The start marker passes to the left.", 253},
    [FINISHED] = {"the game is over", "", "", 270},
};

void show_order(struct scene *s, const STATE *g)
{
    enum stage now = stage_of(g);
    scene_open(s, AS_MAT, "The order of a Turn", "order");
    scene_pane(s, PANE_PAGE);
    scene_ruling(s, TONE_RULE, 33, "Phases 4 and 5 take turns until everybody has had a player turn.");
    for (enum stage at = g->turn ? REFILL : SET_UP; at <= DEVELOPMENT; at++) {
        scene_open(s, AS_MAT, stages[at].name, "%s", stages[at].step);
        scene_mark(s, at == now, MARK_CURRENT);
        scene_ruling(s, TONE_RULE, stages[at].rule, "%s", stages[at].about);
        scene_close(s);
    }
    scene_close(s);
}

/* -- The head ----------------------------------------------------------------------------------------------------- */

void show_head(struct scene *s, struct context *c, const STATE *g)
{
    enum stage stage = stage_of(g);
    const struct turn *turn = NEAREST(turn);
    int limit = SCENARIO(g->scenario)->limit;
    scene_open(s, AS_MAT, NULL, "game");
    scene_is(s, A_SCENARIO, g->scenario);
    scene_pane(s, PANE_HEAD);
    if (g->turn) scene_number(s, N_TURN, g->turn, limit ? limit : ANY);
    scene_text(s, TONE_PLAIN, "%s%s", stage > SET_UP && stage < FINISHED ? "phase " : "", stages[stage].name);
    if (g->turn) scene_number(s, N_DOOMSDAY, g->markers, MARKERS);
    if (g->ending) scene_text(s, TONE_GOAL, "%s", thing_name(c->game, c->content, AN_ENDING, g->ending));
    if (g->active < g->players && g->active == scene_reader(s)) scene_text(s, TONE_PLAIN, "your player turn");
    else if (g->active < g->players) scene_text(s, TONE_PLAIN, "player turn of %s", scene_seat(s, g->active));
    else if (turn && turn->rival < g->players && turn->due < g->players) /* somebody is asked to cut in */
        scene_text(s, TONE_PLAIN, "due: %s", scene_seat(s, turn->due));
    scene_close(s);
}

/* -- What is being fought out ------------------------------------------------------------------------------------- */

u8 planet_at_hand(struct context *c, const STATE *g)
{
    const struct movement *movement = NEAREST(movement);
    const struct attack *attack = NEAREST(attack);
    const struct rebellion *rebellion = NEAREST(rebellion);
    const struct guerrillas *guerrillas = NEAREST(guerrillas);
    const struct battle *battle = NEAREST(battle);
    const struct station *station = NEAREST(station);
    const struct merge *merge = NEAREST(merge);
    const struct found *found = NEAREST(found);
    u8 who = attack ? attack->target : guerrillas ? guerrillas->who : 0;
    u8 planet = movement ? movement->planet : rebellion ? rebellion->planet : battle ? battle->planet :
                station ? station->planet : merge ? merge->planet : found ? found->planet :
                who < PEOPLE ? g->person[who].place : 0;
    return planet < PLANETS ? planet : 0;
}

/* Opens the area of a fight: "Battle on Tarn". */
static void open_fight(struct scene *s, const char *what, const char *where)
{
    char title[80];
    snprintf(title, sizeof title, "%s%s", what, where);
    scene_open(s, AS_MAT, title, "fight");
    scene_pane(s, PANE_BOARD);
    scene_mark(s, true, MARK_CURRENT);
}

/* A thing that lies elsewhere; its numbers follow. */
static void show_echo(struct scene *s, u8 card, seat owner)
{
    scene_piece(s, A_CARD, card, 1);
    scene_mark(s, true, MARK_ECHO);
    if (owner != NOBODY) scene_owner(s, owner);
}

static void show_bonus(struct scene *s, const STATE *g)
{
    if (g->roll_bonus) scene_number(s, N_BONUS, g->roll_bonus, ANY);
}

static void show_battle(struct scene *s, const struct context *c, const STATE *g, const struct battle *L)
{
    u32 troops = g->troops_on[L->planet];
    int garrison = L->assault ? g->world[L->planet].garrison : 0;
    open_fight(s, "Battle on ", planet_name(c, L->planet));
    scene_open(s, AS_ROW, "Rebels", "rebels");
    scene_number(s, N_REBELS, rebels_total(c, g, L->in & g->rebels), ANY);
    show_bonus(s, g);
    for EACH_BIT(slot, L->in & g->rebels) {
        show_echo(s, g->rebel[slot].kind, g->rebel[slot].owner);
        scene_number(s, N_STRENGTH, rebel_total(c, g, slot), ANY);
    }
    scene_close(s);
    scene_open(s, AS_ROW, "Empire", "empire");
    scene_number(s, N_EMPIRE, troops_total(c, g, troops) + PART(garrison, "Garrison"), ANY);
    for EACH_BIT(slot, troops) {
        show_echo(s, g->troop[slot].kind, NOBODY);
        scene_number(s, N_STRENGTH, troop_total(c, g, slot), ANY);
    }
    scene_close(s);
    if (L->chooser < g->players) {                           /* the dice are cast */
        scene_ruling(s, TONE_PLAIN, 216, "%s; losses by choice of %s",
                     L->lost ? "the Empire has won" : "the rebels have won", scene_seat(s, L->chooser));
        scene_number(s, N_MARGIN, L->margin, ANY);
    }
    scene_close(s);
}

static void show_attack(struct scene *s, const struct context *c, const STATE *g, const struct attack *L)
{
    open_fight(s, "Attack on ", card_name(c, L->target));
    show_echo(s, L->card, NOBODY);
    scene_number(s, N_COMBAT, CARD(L->card)->combat, ANY);
    scene_ruling(s, TONE_PLAIN, 160, "against");
    show_echo(s, L->fighter ? L->fighter : L->target, g->active);
    scene_number(s, N_COMBAT, CARD(L->fighter ? L->fighter : L->target)->combat, ANY);
    show_bonus(s, g);
    scene_close(s);
}

static void show_rebellion(struct scene *s, const struct context *c, const STATE *g, const struct rebellion *L)
{
    open_fight(s, "Rebellion on ", planet_name(c, L->planet));
    scene_number(s, N_STAKE, L->sum, ANY);
    show_bonus(s, g);
    if (L->dice) scene_number(s, N_DICE, L->dice, ANY);
    if (L->dice) scene_number(s, N_RESULT, L->left, ANY);
    scene_close(s);
}

static void show_sabotage(struct scene *s, const struct context *c, const STATE *g, const struct sabotage *L)
{
    u32 group = SUBSET(id, on_mission(g, g->active, SABOTAGE), g->person[id].object == L->group);
    open_fight(s, "Sabotage: two dice, the sum of stats or less", "");
    scene_number(s, N_STAKE,
                 SUM(id, group, PART_FROM(CARD(id)->combat + CARD(id)->command + CARD(id)->politics, A_CARD, id)), ANY);
    show_bonus(s, g);
    for EACH_BIT(id, group) {
        show_echo(s, id, g->active);
        show_stats(s, c, id);
    }
    scene_close(s);
}

void show_fight(struct scene *s, struct context *c, const STATE *g)
{
    const struct battle *battle = NEAREST(battle);
    const struct attack *attack = NEAREST(attack);
    const struct rebellion *rebellion = NEAREST(rebellion);
    const struct sabotage *sabotage = NEAREST(sabotage);
    if (battle && battle->planet && battle->planet < PLANETS) show_battle(s, c, g, battle);
    else if (attack && attack->target) show_attack(s, c, g, attack);
    else if (rebellion && rebellion->planet) show_rebellion(s, c, g, rebellion);
    else if (sabotage && g->active < g->players) show_sabotage(s, c, g, sabotage);
}
