/* invariants_stack.c: what is wrong with the half-done rules of a position: locals that lead nowhere. */
#include "invariants.h"

/* -- Set-up ------------------------------------------------------------------------------------------------------- */

bool is_being_set_up(const STATE *g)
{
    const struct frame *first = g->head.used ? frame_at(&g->head, 0) : NULL;
    if (g->chapter || g->turn || !first) return false;
    u8 step = first->step;
    return step < STEP(whole_game, SET_UP_DONE) || step == STEP(whole_game, HOME_BASE) ||
           step == STEP(whole_game, FIRST);
}

const char *setup_fault_of(const STATE *g)
{
    struct frame *top = top_of(g);
    bool chosen = frame_at(&g->head, 0)->step != STEP(whole_game, CHOSEN) && frame_at(&g->head, 0)->step != 0;
    WRONG(LOCALS(whole_game, frame_at(&g->head, 0))->next > g->players, "nobody is asked");
    for (int h = 0; h < g->players && chosen; h++) WRONG(!g->hero[h].hero, "somebody plays no Hero (FF-001)");
    switch (top->proc) {
    case P_whole_game:
        WRONG(top->step == STEP(whole_game, HOME_BASE) && LOCALS(whole_game, top)->next >= g->players, "nobody is asked");
        break;
    case P_choose_heroes: WRONG(LOCALS(choose_heroes, top)->next >= g->players, "nobody chooses"); break;
    case P_customize:
        WRONG(LOCALS(customize, top)->next > g->players, "nobody chooses");
        WRONG(LOCALS(customize, top)->next == g->players && top->step && top->step != STEP(customize, ALLY),
              "nobody chooses");
        WRONG(top->step == STEP(customize, LEAVES) && !has_card(ABILITIES(g), ABILITY_BOX, LOCALS(customize, top)->card),
              "that Upgraded card is not there (FF-343)");
        break;
    default: return "the set-up is not that far";
    }
    return NULL;
}

/* -- Heroes, Locations, cards ------------------------------------------------------------------------------------- */

/* Procedures whose first local is the Hero whom they are about. */
static bool is_about_hero(u8 proc)
{
    switch (proc) {
    case P_discard: case P_gain_special: case P_personal_task: case P_justice: case P_hurt: case P_knock_out:
    case P_heal: case P_roll_dice: case P_attribute_test: case P_attack: case P_fight: case P_commit: case P_interact:
    case P_use_card: case P_recall_cards: case P_drop_task: case P_free_move: case P_pick_henchmen: return true;
    default: return false;
    }
}

/* The Location in which something is done, which must be one; 1: it does not matter. */
static int location_of(struct frame *f)
{
    switch (f->proc) {
    case P_place_henchmen: return LOCALS(place_henchmen, f)->location;
    case P_overrun: return LOCALS(overrun, f)->location;
    case P_place_anarchy: return LOCALS(place_anarchy, f)->location;
    case P_place_token: return LOCALS(place_token, f)->location;
    case P_fight: return LOCALS(fight, f)->location;
    case P_pick_henchmen: return LOCALS(pick_henchmen, f)->from;
    case P_calm: return LOCALS(calm, f)->location;
    default: return 1;
    }
}

static bool is_row(const struct context *c, int kind, u8 row) { return row && row <= c->content->count[kind]; }

static const char *interact_fault(struct context *c, const STATE *g, const struct frame *f, const struct interact *L)
{
    static const u8 kinds[] = {[INTERACT_ANARCHY] = KIND_ANARCHY, [INTERACT_TOKEN] = KIND_EVENT,
                               [INTERACT_BYSTANDER] = KIND_BYSTANDER, [INTERACT_QUEST] = KIND_CHAPTER,
                               [INTERACT_TOWER] = KIND_ANARCHY};
    if (L->what == INTERACT_ANY) return f->step > STEP(interact, TOLD) || !f->step ? NULL : "nothing is chosen";
    WRONG(!L->location, "nobody interacts nowhere");
    WRONG(L->what == INTERACT_ANARCHY && L->about >= ALL_COLOURS, "there is no such Anarchy token");
    WRONG(L->what == INTERACT_TOWER && L->about && !has_card(TOWERS(g), TOWER_UP, L->about), "that card is not at HQ");
    if (!f->step) {
        WRONG(L->what == INTERACT_TOKEN && !tokens_at(g, L->location), "there is no Mastermind token");
        return NULL;
    }
    if (f->step == STEP(interact, COLOUR)) return NULL;
    WRONG(L->card && !is_row(c, kinds[L->what], L->card), "there is no such card");
    WRONG(!L->card && L->what != INTERACT_TOKEN, "there is no card");
    WRONG(L->what == INTERACT_TOKEN && (L->token >= MASTERMIND_TOKENS || !L->number), "there is no such token");
    return NULL;
}

/* A card that is about to be used lies where it can be used from. */
static const char *use_fault(struct context *c, const STATE *g, const struct frame *f, const struct use_card *L)
{
    const struct hero *h = &g->hero[L->hero];
    struct effect e = {.kind = L->kind, .card = L->card, .part = L->part};
    bool there = true, begins = !f->step;
    switch (L->kind) {
    case KIND_ABILITY: there = !begins || has_card(ABILITIES(g), ABILITY_HAND + L->hero, L->card); break;
    case KIND_SPECIAL: there = !begins || find_special(g, L->hero, L->card) >= 0; break;
    case KIND_JUSTICE: there = !begins || has_card(JUSTICES(g), JUSTICE_UP + L->hero, L->card); break;
    case KIND_HERO: there = L->card == h->hero; break;
    case KIND_GEAR: there = memchr(h->augment, L->card, AUGMENTS_MOST) || memchr(h->ally, L->card, ALLIES_MOST); break;
    default: there = false;
    }
    WRONG(!there || !is_row(c, L->kind, L->card), "a card is used that is not there");
    WRONG(begins && L->from > effect_code(c, &e).length, "a card is used from nowhere on");
    return NULL;
}

static const char *fight_fault(const STATE *g, const struct frame *above, const struct fight *L)
{
    bool rolls = L->next < HEROES && (L->rolled || (above && above->proc == P_roll_dice));
    WRONG(!g->villain[L->colour].villain, "nobody is fought");
    for (int i = 0; i < HEROES; i++)
        WRONG(L->order[i] != NOWHERE && L->order[i] >= g->players, "somebody rolls who does not play");
    WRONG(rolls && above && above->proc != P_effect && above->proc != P_defeat && L->order[L->next] >= g->players,
          "nobody rolls");
    return NULL;
}

/* Registers that texts go by. */
static const char *effect_fault(const STATE *g, const struct effect *e)
{
    WRONG(e->place != NOWHERE && e->place >= COLOURS, "a text is of no colour");
    WRONG(e->reg[R_HERO] != NOWHERE && e->reg[R_HERO] >= g->players, "a text names nobody");
    WRONG(e->reg[R_THAT] != NOWHERE && e->reg[R_THAT] >= g->players, "a text is about nobody");
    WRONG(e->reg[R_PLACE] > LOCATIONS || e->reg[R_THERE] > LOCATIONS, "a text is about nowhere");
    WRONG(e->reg[R_PICKED] != NOWHERE && e->reg[R_PICKED] >= ALL_COLOURS, "a text names no colour");
    WRONG(e->reg[R_COLOUR] != NOWHERE && e->reg[R_COLOUR] >= ALL_COLOURS, "a text is about no colour");
    WRONG(e->reg[R_CURSOR] > LOCATIONS + 1, "a text has gone too far");
    return NULL;
}

/* -- The stack ---------------------------------------------------------------------------------------------------- */

static const char *frame_fault(struct context *c, const STATE *g, struct frame *f, const struct frame *above)
{
    WRONG(is_about_hero(f->proc) && f->local[0] >= g->players, "a rule is about nobody");
    WRONG(!location_of(f), "something happens nowhere");
    switch (f->proc) {
    case P_choose_heroes: case P_customize: return "the Heroes are chosen already";
    case P_overrun: WRONG(LOCALS(overrun, f)->left & ~0x7FFFFFFEu, "nowhere is Overrun"); break;
    case P_open_chapter: WRONG(!is_chapter_of(c, g, LOCALS(open_chapter, f)->chapter), "no Chapter opens"); break;
    case P_interact: return interact_fault(c, g, f, LOCALS(interact, f));
    case P_use_card: return use_fault(c, g, f, LOCALS(use_card, f));
    case P_fight: return fight_fault(g, above, LOCALS(fight, f));
    case P_effect: return effect_fault(g, LOCALS(effect, f));
    case P_pick_target:                                      /* its questions stand in the order of the sorts */
        WRONG(LOCALS(pick_target, f)->sort < V_TARGET_HERO || LOCALS(pick_target, f)->sort > V_TARGET_COLOUR ||
                  (f->step && f->step != 1 + LOCALS(pick_target, f)->sort - V_TARGET_HERO), "nothing is chosen");
        break;
    }
    return NULL;
}

const char *stack_fault(struct context *c, const STATE *g)
{
    const struct frame *above = NULL;
    for (struct frame *f = top_of(g); f; above = f, f = caller(f)) {
        const char *wrong = frame_fault(c, g, f, above);
        if (wrong) return wrong;
    }
    return NULL;
}
