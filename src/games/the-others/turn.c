/* turn.c: a Hero's Turn (chapters 6, 7 and 9): a Move and an Action in either order, free things at any point. */
#include "procedures.h"

/* -- One step: Monsters left behind, Corruption, Fire, the Sin's Power --------------------------------------------- */

/* Wounds for leaving a Space with Monsters: 1 whatever their number (OT-083). */
static int wounds_for_leaving(struct context *c, const STATE *g, int post)
{
    int space = g->hero[post].space;
    if (!has_monster(g, space) || hero_modifier(c, g, post, V_NIMBLE) > 0) return 0;
    return 1 + max_int(0, sin_modifier(c, g, V_GRIP, space));
}

/* A Fire check or a Corruption check: the Wounds or the Forced Corruption that it deals (OT-090 to OT-097, OT-S30). */
static int token_check(struct context *c, STATE *g, int post, int space, int token)
{
    int dice = TOKENS_IN(g, space, token);                   /* OT-090, OT-093, OT-098 */
    if (dice) dice += sin_modifier(c, g, token == FIRE ? V_FIRE_DICE : V_CORRUPTION_DICE, 0);
    if (dice <= 0) return 0;
    struct sin_roll r = roll_sin_dice(c, dice);
    int n = token == FIRE ? r.hits : r.corruption;
    HAPPEN(token == FIRE ? EV_FIRE_CHECK : EV_CORRUPTION_CHECK, token == FIRE ? 90 : 93, g->sins, hero_at(g, post),
           dice, n);
    bool spared = n && holds_npc(&g->hero[post], PROXY);     /* OT-096, OT-097 */
    if (spared)
        HAPPEN(token == FIRE ? EV_SPARED_WOUND : EV_SPARED_CORRUPTION, token == FIRE ? 96 : 97, NOBODY,
               hero_at(g, post), PROXY);
    return n - spared;
}
#define CHECK(token, space) (STAYS ? token_check(c, g, L->post, (space), token) : 0) /* OT-S29 */

static bool harmless(struct context *c, const STATE *g, int space)
{
    return !TOKENS_IN(g, space, FIRE) && !TOKENS_IN(g, space, CORRUPTION);
}

static void make_step(struct context *c, STATE *g, int post, int to)
{
    struct hero *h = &g->hero[post];
    bool metro = !in_set(MAP(g->map)->near[h->space], to);
    h->space = (u8)to;
    HAPPEN(metro ? EV_RODE : EV_STEPPED, 77, h->player, h->dashboard, to);
}

/* Whether a step can be made without anything happening on the way: then no frame is needed. */
static bool quiet_step(struct context *c, STATE *g, int post, int to, int number)
{
    return !sins_asked(c, g, BEFORE_STEP) && !sins_asked(c, g, AFTER_STEP) && harmless(c, g, to) &&
           harmless(c, g, g->hero[post].space) && !wounds_for_leaving(c, g, post) &&
           (number < 2 || !MODIFIES(g, V_PACE));
}

/* The Power of a Sin that punishes haste: rolls for each step after the first of a Move (OT-S07). */
static bool pace_tells(struct context *c, STATE *g, struct hero_step *L)
{
    int dice = L->number >= 2 ? sin_modifier(c, g, V_PACE, 0) : 0;
    if (dice <= 0) return false;
    struct sin_roll r = roll_sin_dice(c, dice);
    HAPPEN(EV_PACE, RULING_(7), g->sins, HIM, r.hits, r.corruption);
    L->hits = r.hits;
    L->corruption = r.corruption;
    return true;
}

#define STEPS_hero_step(S, Q)                                                                       \
    S(BEFORE, TO(window)) S(LEFT_MONSTERS, TO(wounds)) S(LEFT_CORRUPTION, TO(corrupt))              \
    S(LEFT_FIRE, TO(wounds)) S(ENTERED_CORRUPTION, TO(corrupt)) S(ENTERED_FIRE, TO(wounds))         \
    S(PACE_WOUNDS, TO(wounds)) S(PACE_CORRUPTION, TO(corrupt)) S(AFTER, TO(window))

/* One step, in the order of OT-S28; when the Hero dies the rest is dropped. A Metro step is a step like any
 * other (OT-081). */
PROC(hero_step)
{
    BEGIN(hero_step)
    if (L->number) WINDOW(BEFORE, BEFORE_STEP);
    if (!STAYS) RETURN(0);
    if (wounds_for_leaving(c, g, L->post))
        HAPPEN(EV_LEFT_MONSTERS, 83, PLAYER, HIM, wounds_for_leaving(c, g, L->post));
    WOUND(LEFT_MONSTERS, wounds_for_leaving(c, g, L->post)); /* OT-083, OT-084 */
    CORRUPT(LEFT_CORRUPTION, CHECK(CORRUPTION, g->hero[L->post].space)); /* OT-095 */
    WOUND(LEFT_FIRE, CHECK(FIRE, g->hero[L->post].space));
    if (!STAYS) RETURN(0);
    make_step(c, g, L->post, L->to);                        /* OT-082, OT-085 */
    CORRUPT(ENTERED_CORRUPTION, CHECK(CORRUPTION, L->to));
    WOUND(ENTERED_FIRE, CHECK(FIRE, L->to));
    if (STAYS && pace_tells(c, g, L)) { /* OT-S07 */
        WOUND(PACE_WOUNDS, L->hits);
        CORRUPT(PACE_CORRUPTION, L->corruption);
    }
    if (STAYS) WINDOW(AFTER, AFTER_STEP);
    END
}

#define STEPS_drive(S, Q)     \
    S(STEPPED, TO(hero_step)) \
    Q(WHERE, RULING_(35), "Where is the Hero moved?")

/* A card Moves a Hero by one step: all checks, no Power, no RavenCorp (OT-S34, OT-S35, OT-S07). */
PROC(drive)
{
    BEGIN(drive)
    if (!in_play(g, L->post)) RETURN(0);
    ASK(WHERE, f->seat)
        for EACH_BIT(s, MAP(g->map)->near[g->hero[L->post].space]) OFFER(ACT_DRIVE, s, HIM);
    CALL(STEPPED, hero_step, .post = L->post, .agent = g->hero[L->post].agent, .to = ANSWER.a, .number = 0);
    END
}

/* -- What a Hero may do now ---------------------------------------------------------------------------------------- */

static void offer_steps(struct context *c, const STATE *g, const struct turn *L)
{
    const struct map_row *map = MAP(g->map);
    u8 here = g->hero[L->post].space;
    if (L->moved || L->steps >= steps_allowed(c, g, L->post)) {
        for EACH_BIT(s, wants_reasons(c) ? map->hero_near[here] : 0)
            REFUSE(ACT_STEP, L->moved ? 65 : 77, L->moved ? "the Action came after a step" : "no step is left", s);
        return;
    }
    for EACH_BIT(s, map->near[here]) OFFER(ACT_STEP, s); /* OT-077 */
    for EACH_BIT(s, map->hero_near[here] & ~map->near[here]) OFFER(ACT_METRO, s); /* OT-079 */
}

static void offer_actions(struct context *c, const STATE *g, const struct turn *L)
{
    u8 here = g->hero[L->post].space;
    if (L->acted) {
        REFUSE(ACT_FIGHT, 64, "the Action of this Turn is taken", 0, here);
        REFUSE(ACT_CLEANSE, 64, "the Action of this Turn is taken", 0, here);
        return;
    }
    bool monsters = has_monster(g, here), tokens = can_cleanse(g, here);
    OFFER_IF(monsters, ACT_FIGHT, 0, here);      /* OT-066, OT-152, OT-S48 */
    OFFER_IF(tokens, ACT_CLEANSE, 0, here);      /* OT-106 */
    if (wants_reasons(c) && !monsters) REFUSE(ACT_FIGHT, 152, "there is no Monster in this Space", 0, here);
    if (wants_reasons(c) && !tokens) REFUSE(ACT_CLEANSE, RULING_(106), "there is nothing here to remove", 0, here);
    spaces sight = MAP(g->map)->sight[here];
    if (sight && has_ranged(c, g, L->post))                  /* OT-179 to OT-182, OT-S49, OT-S112 */
        for EACH_BIT(s, sight & monster_spaces(g)) OFFER(ACT_SHOOT, s);
}

static void offer_city_action(struct context *c, const STATE *g, const struct turn *L)
{
    const struct hero *h = &g->hero[L->post];
    u8 tile = MAP(g->map)->tile_at[h->space];
    if (!tile) return;
    if (h->city) REFUSE(ACT_CITY_ACTION, 108, "the City Action token of this Hero lies on the board", tile, h->space);
    else OFFER_OR(slot_empty(g, h->space), 109, "the slot of this District is taken", ACT_CITY_ACTION, tile,
                  h->space);                                 /* OT-107, OT-110 */
}

static void offer_free_things(struct context *c, const STATE *g, const struct turn *L)
{
    const struct hero *h = &g->hero[L->post];
    const struct ground *here = &g->ground[h->space];
    offer_city_action(c, g, L);
    if (here->hidden) OFFER_OR(!has_monster(g, h->space), 280, "a Monster shares the Space", ACT_TURN_UP, 0, h->space);
    bool npc = (g->npc[COMMISSIONER] == h->space) | (g->npc[PROXY] == h->space) | (g->npc[RAVENCORP] == h->space);
    bool found = here->extra_turn || here->innocent || npc, pure = h->level < LEVELS; /* OT-S25 */
    bool barred = found && sin_modifier(c, g, V_GREED, h->space) > 0;
    OFFER_IF(here->extra_turn && !barred, ACT_COLLECT, T_FIRST + EXTRA_TURN, h->space); /* OT-283, OT-S24 */
    OFFER_IF(here->innocent && !barred && pure, ACT_COLLECT, T_FIRST + INNOCENT, h->space); /* OT-284 */
    if (wants_reasons(c) && here->innocent && !pure)
        REFUSE(ACT_COLLECT, RULING_(25), "his Corruption Level is 7", T_FIRST + INNOCENT, h->space);
    if (wants_reasons(c) && barred && (here->extra_turn || here->innocent))
        REFUSE(ACT_COLLECT, 261, "a Monster here forbids it", T_FIRST + (here->innocent ? INNOCENT : EXTRA_TURN),
               h->space);
    for (u8 n = 0; n < NPCS; n++) {
        bool mine = holds_npc(h, n), again = in_set(h->laid_down, n);
        OFFER_IF(mine, ACT_PUT_DOWN, n, h->dashboard, h->space); /* OT-289 */
        OFFER_IF(g->npc[n] == h->space && !again && !barred, ACT_COLLECT_NPC, n, h->space); /* OT-287, OT-288 */
        if (wants_reasons(c) && g->npc[n] == h->space && again)
            REFUSE(ACT_COLLECT_NPC, RULING_(26), "he put it down in this Turn", n, h->space);
    }
    if (h->innocents && MISSION(g->mission)->kind == M_DELIVER) /* OT-S117 */
        OFFER_OR(space_of_tile(c, g, MISSION(g->mission)->at) == h->space, RULING_(117),
                 "this is not the Space that the Mission names", ACT_DELIVER, 0, h->dashboard);
    offer_uses(c, g, L->post, IN_TURN);
}

/* -- Free things --------------------------------------------------------------------------------------------------- */

/* All face-down tokens of the Space, or none (OT-280, OT-281). */
static void turn_up(struct context *c, STATE *g, int space)
{
    for (int i = 0; i < HIDDEN_TOKENS; i++) {
        if (g->hidden_at[i] != space) continue;
        int token = g->hidden[i] - T_FIRST;
        g->hidden_left[token]--;
        g->hidden[i] = g->hidden_known[i] = g->hidden_at[i] = 0;
        g->ground[space].hidden--;
        ++*tokens_at(g, space, token);                       /* OT-S23: no check */
        HAPPEN(EV_TURNED_UP, 280, NOBODY, T_FIRST + token, space);
        advance(c, g, M_TURN_UP, (u8)(X_FIRE + token), space, false);
    }
}

static void collect(struct context *c, STATE *g, int post, int token)
{
    struct hero *h = &g->hero[post];
    --*tokens_at(g, h->space, token);
    if (token == EXTRA_TURN) h->extra_turns++;
    else h->innocents++;
    HAPPEN(EV_COLLECTED, token == EXTRA_TURN ? 283 : 284, h->player, h->dashboard, T_FIRST + token);
    advance(c, g, M_COLLECT, (u8)(X_FIRE + token), h->space, false);
}

static void collect_npc(struct context *c, STATE *g, int post, int npc)
{
    struct hero *h = &g->hero[post];
    g->npc[npc] = 0;
    h->npcs |= (u8)bit(npc);
    HAPPEN(EV_NPC, 287, h->player, h->dashboard, npc);
    advance(c, g, M_COLLECT, (u8)(X_COMMISSIONER + npc), h->space, false);
}

static void put_down(struct context *c, STATE *g, int post, int npc)
{
    struct hero *h = &g->hero[post];
    h->npcs &= (u8)~bit(npc);
    h->laid_down |= (u8)bit(npc);                            /* OT-S26 */
    g->npc[npc] = h->space;
    HAPPEN(EV_NPC_LEFT, 289, h->player, npc, h->space);
}

static void deliver(struct context *c, STATE *g, int post)
{
    g->hero[post].innocents--;                               /* OT-S20: it leaves the game */
    HAPPEN(EV_DELIVERED, RULING_(117), player_of(g, post), hero_at(g, post));
    advance(c, g, M_DELIVER, X_INNOCENT, g->hero[post].space, false);
}

static void begin_turn(struct context *c, STATE *g, const struct turn *L)
{
    struct hero *h = &g->hero[L->post];
    discard_front(g);                                        /* OT-228, OT-S99 */
    g->card_played = false;                                  /* OT-S63 */
    g->steps = 0;
    g->steps_lost = 0;
    g->current = L->post;
    h->laid_down = 0;
    if (L->extra) {                                          /* OT-057, OT-S11 */
        h->extra_turns--;
        g->supply[EXTRA_TURN]++;
        HAPPEN(EV_EXTRA_TURN_SPENT, 57, h->player, h->dashboard);
    } else {
        h->turns--;                                          /* OT-056 */
    }
    HAPPEN(EV_TURN, 56, h->player, h->dashboard, h->turns);
}

/* One Turn (OT-S99, OT-S100) and the Reaction to it. */
PROC(turn)
{
    BEGIN(turn)
    begin_turn(c, g, L);
    WINDOW(STARTED, TURN_START);
    while (STAYS) {             /* OT-202 */
        ASK(NEXT, PLAYER) {                                  /* OT-067, OT-068, OT-S104 */
            offer_steps(c, g, L);
            offer_actions(c, g, L);
            offer_free_things(c, g, L);
            OFFER(ACT_END_TURN);                             /* OT-059, OT-064 */
        }
        if (ANSWER.verb == ACT_END_TURN) break;
        if (ANSWER.verb == ACT_FIGHT || ANSWER.verb == ACT_SHOOT || ANSWER.verb == ACT_CLEANSE) {
            L->acted = true;                                 /* if it comes after a step, the Move is over (OT-065) */
            L->moved = L->steps > 0;
        }
        switch (ANSWER.verb) {
        case ACT_STEP: case ACT_METRO:
            L->steps++;
            g->steps++;
            if (quiet_step(c, g, L->post, ANSWER.a, L->steps)) make_step(c, g, L->post, ANSWER.a);
            else CALL(STEPPED, hero_step, HIS, .to = ANSWER.a, .number = L->steps);
            SETTLE(STEP_SETTLED);
            continue;
        case ACT_FIGHT: CALL(FIGHT_DONE, fight, HIS); break;
        case ACT_SHOOT: CALL(SHOT_DONE, ranged_fight, HIS, .space = ANSWER.a); break;
        case ACT_CLEANSE: CALL(CLEANSED, cleanse, HIS); break;
        case ACT_CITY_ACTION: CALL(CITY_DONE, city_action, HIS); break;
        case ACT_TURN_UP:
            turn_up(c, g, g->hero[L->post].space);
            WINDOW(FOUND, TOKEN_FOUND);
            break;
        case ACT_COLLECT:
            collect(c, g, L->post, ANSWER.a - T_FIRST);
            WINDOW(FOUND_ONE, TOKEN_FOUND);
            break;
        case ACT_COLLECT_NPC: collect_npc(c, g, L->post, ANSWER.a); break;
        case ACT_PUT_DOWN: put_down(c, g, L->post, ANSWER.a); break;
        case ACT_DELIVER: deliver(c, g, L->post); break;
        case ACT_USE_UPGRADE: USE_UPGRADE(USED); break;
        }
        SETTLE(SETTLED);
    }
    if (STAYS) ABILITIES(ENDED, L->post, TURN_END); /* OT-S100 */
    if (STAYS) WINDOW(LAST_CARD, TURN_END);
    /* at level 7 he reveals his Dark Past (OT-299 to OT-301, OT-312, OT-S119) */
    if (STAYS && g->hero[L->post].level == LEVELS && has_dark_past(&g->agent[L->agent])) {
        CALL(PAST_DONE, dark_past, .post = L->post);         /* OT-S84 */
        SETTLE(PAST_SETTLED);
    }
    if (STAYS) {                /* OT-213, OT-S13, OT-S82 */
        HAPPEN(EV_TURN_ENDS, 64, NOBODY, HIM);
        CALL(REACTED, reaction, HIS);
    }
    END
}
