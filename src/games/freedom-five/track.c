/* track.c: the Mastermind track (chapter 15), winning and losing (chapter 14). */
#include "procedures.h"

void end_game(struct context *c, STATE *g, enum ending ending, rule_number rule)
{
    g->ending = (u8)ending;
    HAPPEN(EV_GAME_OVER, rule, NOBODY, (int)ending, g->track);
    if (ending == OBJECTIVE_MET) {
        if (g->chapter && !next_chapter(c, g)) /* what comes after an earlier one leads on to the next */
            tell_story(c, EV_SCENE_AFTER, 365, g->chapter, CHAPTER(g->chapter)->after);
        tell_story(c, EV_VICTORY, 40, g->comic, COMIC(g->comic)->victory);
    } else tell_story(c, EV_DEFEAT, 40, g->comic, COMIC(g->comic)->defeat);
    stack_clear(c);
}

/* -- Goals -------------------------------------------------------------------------------------------------------- */

/* Villains that count as defeated, as colours: for winning from the damage on (FF-S84), for an Objective once the card
 * is turned and its rewards are taken (FF-S109). */
static u8 defeated(struct context *c, const STATE *g, bool objective)
{
    u8 set = 0;
    for (int k = 0; k < COLOURS; k++) set |= g->villain[k].defeated | g->villain[k].beaten;
    if (LIKELY(!set)) return 0;
    const struct defeat *turning = NEAREST(defeat);
    set = 0;
    for (int k = 0; k < COLOURS; k++) {
        bool waits = objective && turning && turning->colour == k && !turning->done;
        if ((g->villain[k].defeated || (g->villain[k].beaten && !objective)) && !waits) set |= (u8)bit(k);
    }
    return set;
}

static int bystanders_held(const STATE *g)
{
    int n = 0;
    for (int h = 0; h < g->players; h++) n += pile_count(BYSTANDERS(g), BYSTANDER_HELD + h);
    return n;
}

static bool calm_near_hq(struct context *c, const STATE *g)
{
    for (int i = 0; i < NEIGHBOURS; i++)
        if (LOCATION(HQ)->near[i] && anarchy_at(g, LOCATION(HQ)->near[i])) return false;
    return !anarchy_at(g, HQ) && !tower_cards(g);
}

static u8 masterminds(struct context *c, const STATE *g)
{
    int boss = mastermind_of(c, g);
    return boss == NOWHERE ? 0 : (u8)bit(boss);
}

static bool goal_met(struct context *c, const STATE *g, struct goal goal, bool objective)
{
    switch (goal.word) {
    case MASTERMIND_DEFEATED: return (defeated(c, g, objective) & masterminds(c, g)) != 0;
    case VILLAINS_DEFEATED: return set_count(defeated(c, g, objective) & ~masterminds(c, g)) >= goal.n;
    case BYSTANDERS_HELD: return bystanders_held(g) >= goal.n;
    case TOKENS_RESOLVED: return g->resolved >= goal.n;
    case TOKENS_CLAIMED: return g->claimed >= goal.n;
    case NO_ANARCHY_NEAR_HQ: return calm_near_hq(c, g);
    case TRACK_AT: return g->track >= goal.n;
    default: return false;
    }
}

/* A Chapter that is being opened is not left before its opening instructions are done. */
static bool is_opening(struct context *c, const STATE *g)
{
    const struct open_chapter *opening = NEAREST(open_chapter);
    return opening && opening->chapter == g->chapter && !opening->done;
}

bool settle(struct context *c, STATE *g)
{
    const struct comic_row *comic = COMIC(g->comic);
    if (g->ending) return true;
    if (!g->chapter) return false;                           /* set-up */
    if (goal_met(c, g, comic->win, false)) {                 /* FF-144, FF-S83 */
        end_game(c, g, OBJECTIVE_MET, 144);
        return true;
    }
    if (goal_met(c, g, comic->lose, false)) {                /* FF-145, FF-148 */
        end_game(c, g, comic->lose.word == TRACK_AT ? TRACK_FULL : OTHER_LOSS, 145);
        return true;
    }
    if (!goal_met(c, g, CHAPTER(g->chapter)->objective, true) || is_opening(c, g) || !next_chapter(c, g))
        return false;                                        /* FF-S82 */
    PUSH(open_chapter, g->active, .chapter = next_chapter(c, g), .by_objective = true); /* FF-138 */
    return true;
}

/* -- The marker --------------------------------------------------------------------------------------------------- */

static bool step_forward(struct context *c, STATE *g, rule_number rule)
{
    if (g->track >= TRACK_END) return false;                 /* FF-158, FF-S79 */
    g->track++;
    HAPPEN(EV_TRACK, rule, NOBODY, g->track);
    return settle(c, g);
}

/* Whether moving that far can do more than end the game: a Plot token, an Objective, somebody who can hold it back. */
static bool needs_frame(struct context *c, STATE *g, int n)
{
    u32 ahead = (bit(n + 1) - 2) << g->track;
    if (g->plots & ahead || CHAPTER(g->chapter)->objective.word == TRACK_AT) return true;
    return in_set(g->awaited, ON_ADVANCE);
}

bool advance_track(struct context *c, STATE *g, int n, rule_number rule)
{
    n = min_int(n, TRACK_END);
    if (n <= 0) return false;
    if (g->chapter && needs_frame(c, g, n)) {
        PUSH(advance, g->active, .left = (u8)n);
        return true;
    }
    while (n-- > 0)
        if (step_forward(c, g, rule)) return true;
    return false;
}

void move_track_back(struct context *c, STATE *g, int n, rule_number rule)
{
    n = min_int(n, g->track);
    if (n <= 0) return;
    g->track = (u8)(g->track - n);                           /* FF-366 */
    HAPPEN(EV_TRACK_BACK, rule, NOBODY, g->track);
}

/* A Plot token that is reached is gone; whether a Chapter opens. */
static bool reach_plot(struct context *c, STATE *g)
{
    if (!in_set(g->plots, g->track)) return false;
    g->plots &= (u16)~bit(g->track);
    return next_chapter(c, g) != 0;                          /* FF-151, FF-S80, FF-S82 */
}

#define STEPS_advance(S, Q) \
    S(HELD, TO(window)) S(MOVED, TO(open_chapter)) S(OPENED, TO(open_chapter))

PROC(advance)
{
    BEGIN(advance)
    MOMENT(HELD, g->active, .moment = ON_ADVANCE, .hero = NOWHERE, .colour = NOWHERE, .amount = (i8)L->left);
    if (RESULT != L->left) HAPPEN(EV_TRACK_HELD, 157, NOBODY, L->left - max_int(0, RESULT));
    L->left = (u8)max_int(0, RESULT);
    while (L->left) {                                        /* FF-S78: space by space */
        L->left--;
        DOING(MOVED, step_forward(c, g, 157));
        CALL_IF(reach_plot(c, g), OPENED, g->active, open_chapter, .chapter = next_chapter(c, g));
    }
    END
}
