/* screen_turn.c: where the Turn stands, and a reminder of its phases and steps. */
#include "screen.h"

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
    case P_window: return stage_of_window(((const struct window *)(const void *)f->local)->moment);
    case P_organise: return ORGANISATION;
    case P_turn: case P_reveals: case P_declarations: return CHOOSING;
    case P_movement: return MOVEMENT_5_1;
    case P_assign: return ASSIGNMENT_5_2;
    case P_interference: return INTERFERENCE_5_3;
    case P_execution: return EXECUTION_5_4;
    case P_reaction: return REACTION_5_5;
    case P_battles: return BATTLES_5_6;
    case P_station: case P_player_turn: return CONTROL_5_7;
    case P_whole_game: return SET_UP;
    default: return STAGES; /* part of what called it */
    }
}

enum stage stage_of(const struct screen *p)
{
    const struct head *h = &p->g->head;
    if (p->g->ending || h->top == NO_FRAME) return FINISHED;
    if (h->forked) return p->g->turn ? PLOTTING : SET_UP;
    for (struct frame *f = frame_at(h, h->top); f; f = caller(f)) {
        enum stage stage = stage_of_frame(f);
        if (stage != STAGES) return stage;
    }
    return SET_UP;
}

static const struct {
    const char *name, *about;
} stages[] = {
    [SET_UP] = {"set-up: influence", "Everybody gives 10, 9, ... 1 secret points to ten characters, for the whole game."},
    [REFILL] = {"1 hand refill", "The gates are tested; everybody draws up to 6 cards plus the economy of own planets."},
    [ORGANISATION] = {"2 organisation", "In turns, until all pass: promote a unit by 1, merge units, found a unit on a "
                      "planet in revolt or reinforce one, both paid with hand cards. A new strength comes by promotion "
                      "(or Guerrillas) first."},
    [PLOTTING] = {"3 plotting", "All at once, any number of hand cards face down: characters to bring in, imperial "
                  "units to deploy. What is plotted has left the hand."},
    [CHOOSING] = {"4 who acts", "Plotted cards may be revealed, influence declared: whoever has declared strictly the "
                  "most points on a character controls it. The least power is due; the stronger may cut in."},
    [MOVEMENT_5_1] = {"5.1 movement", "Place, move and deploy. A unit must be stronger than the garrisons it leaves and "
                      "enters; characters pass freely."},
    [ASSIGNMENT_5_2] = {"5.2 missions", "Rebellion (politics against a garrison or units), Sabotage on the Capital (all "
                        "three stats), Escort, Form Guerrillas (command or politics), Command."},
    [INTERFERENCE_5_3] = {"5.3 interference", "The others attack missions with imperial characters and monsters from "
                          "their hands: combat against combat, a die of that or less succeeds."},
    [EXECUTION_5_4] = {"5.4 execution", "Rebellion: politics minus a die (two on the Capital) comes off the garrison, or "
                       "half of it hits units. Sabotage: two dice, the sum of stats or less. Guerrillas: one die."},
    [REACTION_5_5] = {"5.5 reaction moves", "Each other player may move one unit."},
    [BATTLES_5_6] = {"5.6 battles", "Where rebel and imperial units meet: strengths, commands and a die each; the loser "
                     "discards units for the difference."},
    [CONTROL_5_7] = {"5.7 control", "Planets rise or are occupied. Where no rebel unit stands one imperial unit stays (a "
                     "Patrol first; on the Capital all but Patrols). Plots that were not used are discarded."},
    [DEVELOPMENT] = {"6 doomsday", "One more marker; at 10 all lose. The start marker passes to the left."},
    [FINISHED] = {"the game is over", ""},
};

void write_stage(struct screen *p)
{
    const STATE *g = p->g;
    enum stage stage = stage_of(p);
    if (g->turn) text_add(p->out, "Turn %d, %s%s", g->turn, stage == FINISHED ? "" : "phase ", stages[stage].name);
    else text_add(p->out, "Set-up: influence points");
    if (stage == FINISHED)
        text_add(p->out, ": %s", thing_name(p->c->game, p->c->content, AN_ENDING, g->ending));
    if (g->active == p->who && p->who != NOBODY) {
        text_add(p->out, ", your player turn");
    } else if (g->active != NOBODY) {
        text_add(p->out, ", player turn of ");
        write_seat(p, g->active);
    }
    text_add(p->out, ".\n");
}

void page_turn(struct screen *p)
{
    enum stage now = stage_of(p);
    text_add(p->out, "\fThe order of a Turn\n");
    text_add(p->out, "Phases 4 and 5 take turns until everybody has had a player turn.\n");
    for (enum stage s = now == SET_UP ? SET_UP : REFILL; s <= DEVELOPMENT; s++)
        text_add(p->out, "%s%s: %s\n", s == now ? "NOW " : "", stages[s].name, stages[s].about);
    text_add(p->out, "The game ends when the Capital rises: then the most political power wins, all secret influence "
             "included. With 10 doomsday markers everybody loses.\n");
}
