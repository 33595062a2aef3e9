/* villain_phase.c: the Villain phase: the steps of the current Chapter (chapter 10). */
#include "procedures.h"

/* The step at an index of a Chapter's list; kind 0: the list is over. */
static struct phase_step step_at(struct context *c, u8 chapter, int at)
{
    return at < PHASE_STEPS ? CHAPTER(chapter)->phase[at] : (struct phase_step){0};
}

/* The index of a step of this kind in a Chapter's list, or -1. */
static int find_step(struct context *c, u8 chapter, u8 kind)
{
    for (int at = 0; at < PHASE_STEPS; at++)
        if (CHAPTER(chapter)->phase[at].kind == kind) return at;
    return -1;
}

/* After a change of Chapter the new list counts: after the step of the same kind, or at the next number (FF-S81). */
static void next_step(struct context *c, const STATE *g, struct villain_phase *L)
{
    int same = L->chapter == g->chapter ? -1 : find_step(c, g->chapter, L->kind);
    L->at = (u8)min_int(PHASE_STEPS, (same >= 0 ? same : L->at) + 1);
    L->chapter = g->chapter;
}

/* The Scheme step in force: that of a Chapter that has opened meanwhile, if it has one (FF-S81). */
static struct phase_step scheme_step(struct context *c, const STATE *g, const struct villain_phase *L)
{
    if (g->chapter == L->chapter) return step_at(c, L->chapter, L->at);
    int at = find_step(c, g->chapter, STEP_SCHEME);
    return at < 0 ? (struct phase_step){0} : step_at(c, g->chapter, at);
}

/* FF-S104 */
static u8 parts_of(struct phase_step step) { return step.parts ? step.parts : ALL_PARTS; }

/* FF-112 to FF-115: one damage event (FF-S57). */
static bool henchmen_attack(struct context *c, STATE *g)
{
    const struct hero *h = &g->hero[g->active];
    int n = 0;
    for (int k = 0; k < COLOURS; k++) {
        int there = g->crowd[CROWD_AT(h->at, k)];
        if (!there) continue;
        if (h->mode != HERO_MODE && henchmen_modifier(c, g, k, V_HENCHMEN_PRY) <= 0) continue; /* FF-068 */
        if (is_hq(g, h->at) && henchmen_modifier(c, g, k, V_HENCHMEN_AT_HQ) <= 0) continue;    /* FF-114, FF-216 */
        n += there * (1 + max_int(0, henchmen_modifier(c, g, k, V_HENCHMAN_DAMAGE)));
    }
    n -= n ? max_int(0, modifier(c, g, g->active, V_TOUGH)) : 0;
    if (n <= 0) return false;
    HAPPEN(EV_HENCHMEN_ATTACK, 112, g->active, h->hero, n);
    return hurt_hero(c, g, g->active, n, FROM_HENCHMEN, 112);
}

static void draw_step(struct context *c, STATE *g, int n)
{
    draw_cards(c, g, g->active, max_int(0, n + modifier(c, g, g->active, V_DRAWS)), 116); /* FF-117: in either mode */
}

#define STEPS_villain_phase(S, Q)                                                                             \
    S(BEGUN, TO(window)) S(ATTACKED, TO(hurt)) S(CARD_DONE, TO(scheme_card)) S(OTHER_DONE, TO(effect))

PROC(villain_phase)
{
    BEGIN(villain_phase)
    g->phase = VILLAIN_PHASE;
    HAPPEN(EV_VILLAIN_PHASE, 110, g->active, g->hero[g->active].hero);
    if (tower_cards(g) >= TOWER_LIMIT && !g->under_construction) { /* FF-110, FF-266, FF-S72 */
        end_game(c, g, TOWER_LOST, 266);
        return GO;
    }
    DOING(BEGUN, AT_MOMENT(ON_VILLAIN_PHASE, g->active, g->hero[g->active].at));
    L->chapter = g->chapter;
    for (; (L->kind = step_at(c, L->chapter, L->at).kind) != 0; next_step(c, g, L)) { /* FF-111 */
        if (L->kind == STEP_ATTACK) {
            DOING(ATTACKED, henchmen_attack(c, g));
        } else if (L->kind == STEP_DRAW) {
            draw_step(c, g, step_at(c, L->chapter, L->at).n);
        } else if (L->kind == STEP_SCHEME) {
            while (L->drawn < scheme_step(c, g, L).n) {      /* FF-118 */
                L->drawn++;
                CALL_AS(CARD_DONE, g->active, scheme_card, .left = 1, .parts = parts_of(scheme_step(c, g, L)));
                if (RESULT) END                              /* FF-131 */
            }
        } else if (CHAPTER(L->chapter)->other.length) {
            CALL_WITH(OTHER_DONE, g->active, effect, effect_of(KIND_CHAPTER, L->chapter, PART_OTHER, NOWHERE));
        }
    }
    END
}
