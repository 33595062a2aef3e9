/* verbs.c: what the verbs of card texts do, and when they can do it. */
#include "engine/verb.h"
#include "procedures.h"

/* -- Heroes ------------------------------------------------------------------------------------------------------- */

/* Those whom operand a or b of an instruction names. */
#define A_HEROES heroes_of(c, e, i.a)
#define B_HEROES heroes_of(c, e, i.b)

/* Once, for the next of them in the ring; the instruction runs again for those who follow. */
#define FOR_NEXT(p, word) for (u8 p = next_hero(c, e, word); p != NOWHERE; p = NOWHERE)

CAN(hero) { return B_HEROES != 0; }
CAN(hero_a) { return A_HEROES != 0; }
/* One of them must have what the verb needs. */
CAN(needs) { return heroes_with(G, B_HEROES, verbs[i.verb].needs) != 0; }
CAN(needs_a) { return heroes_with(G, A_HEROES, verbs[i.verb].needs) != 0; }

DO(wound)
{
    int n = AMOUNT(i.a);
    FOR_NEXT(p, i.b)
        if (n > 0) PUSH(wounds, player_of(G, p), .post = p, .agent = G->hero[p].agent, .left = (u8)n);
}

DO(corrupt)
{
    int n = AMOUNT(i.a);
    FOR_NEXT(p, i.b)
        if (n > 0 && !corrupt_at_once(c, G, p, n))
            PUSH(corrupt, player_of(G, p), .post = p, .agent = G->hero[p].agent, .left = (u8)n);
}

/* Whether an instruction that runs once for each of several Heroes begins, and none of them has what it needs. */
static bool in_vain(struct context *c, const struct effect *e, u8 verb, u8 heroes)
{
    return !e->reg[R_CURSOR] && !heroes_with(G, heroes, verbs[verb].needs);
}

DO(heal)
{
    int n = AMOUNT(i.a);
    if (n > 0 && in_vain(c, e, i.verb, B_HEROES)) IN_VAIN(NO_WOUND, RULING_(115));
    FOR_NEXT(p, i.b) {
        if (n > 0 && healable(G, p)) PUSH(heal, player_of(G, p), .post = p, .left = (u8)n);
        else if (n > 0 && G->hero[p].wounds) HAPPEN(EV_NO_HEALING, 235, NOBODY, hero_at(G, p));
    }
}

DO(repent)
{
    if (!heroes_with(G, B_HEROES, N_LEVEL)) IN_VAIN(NO_HIGH_LEVEL, RULING_(115));
    for EACH_BIT(p, B_HEROES) repent(c, G, p, AMOUNT(i.a), 115);
}

DO(kill) { for EACH_BIT(p, A_HEROES) kill_hero(c, G, p, 201); }

DO(lose_upgrade)
{
    if (in_vain(c, e, i.verb, A_HEROES)) IN_VAIN(NO_UPGRADE, RULING_(115));
    FOR_NEXT(p, i.a)
        if (upgrade_count(G, p)) PUSH(lose_upgrade, player_of(G, p), .post = p);
}

DO(lose_extra_turns)
{
    if (!heroes_with(G, A_HEROES, N_EXTRA)) IN_VAIN(NO_TOKEN_TO_LOSE, RULING_(115));
    for EACH_BIT(p, heroes_with(G, A_HEROES, N_EXTRA)) {
        u8 n = G->hero[p].extra_turns;
        G->hero[p].extra_turns = 0;
        G->supply[EXTRA_TURN] = (u8)(G->supply[EXTRA_TURN] + n); /* OT-S20 */
        HAPPEN(EV_EXTRA_TURNS_LOST, RULING_(20), player_of(G, p), hero_at(G, p), n);
    }
}

CAN(gain_extra_turn) { return A_HEROES && G->supply[EXTRA_TURN]; }
DO(gain_extra_turn) { for EACH_BIT(p, A_HEROES) gain_extra_turn(c, G, p, 116); }

/* The Hero counts as killed; a Monster stands in his Space, Nest or not (OT-S83). */
DO(turn_monster)
{
    u8 monster = 0;
    for (u8 m = 1; m <= c->content->count[KIND_MONSTER]; m++)
        if (MONSTER(m)->type == TURNED) monster = m;
    for EACH_BIT(p, A_HEROES) {
        u8 space = G->hero[p].space, k = guest_figure(G);
        HAPPEN(EV_TURNED, RULING_(83), NOBODY, hero_at(G, p), space);
        kill_hero(c, G, p, RULING_(83));
        if (monster) {
            G->figure[k] = monster;
            put_figure(c, G, k, space, EV_SUMMONED, RULING_(83));
        }
        refresh_sins(c, G);
    }
}

/* The form that the Hero changes to by this instruction; 0: none. */
static u8 next_form(struct context *c, const STATE *g, u8 heroes, u8 verb)
{
    if (!heroes) return 0;
    const struct hero *h = &g->hero[lowest(heroes)];
    bool second = HERO(h->dashboard)->type == SECOND_FORM;
    if (second != (verb == V_CHANGE_BACK)) return 0;
    return second ? g->agent[h->agent].hero : HERO(h->dashboard)->second;
}
CAN(change_form) { return next_form(c, G, A_HEROES, i.verb) != 0; }
DO(change_form)
{
    u8 heroes = A_HEROES, form = next_form(c, G, heroes, i.verb);
    if (!form) return;
    u8 p = lowest(heroes);
    HAPPEN(EV_FORM, 305, player_of(G, p), hero_at(G, p), form);
    G->hero[p].dashboard = form;                             /* OT-306 */
    refresh_hero(c, G, p);
}

CAN(teleport) { return A_HEROES && spaces_of(c, e, i.b, 0); }
DO(teleport)
{
    spaces to = spaces_of(c, e, i.b, 0);
    for EACH_BIT(p, to ? A_HEROES : 0) {
        G->hero[p].space = lowest(to);                       /* OT-099 */
        HAPPEN(EV_TELEPORTED, 99, NOBODY, hero_at(G, p), G->hero[p].space);
    }
}

DO(drive) { FOR_NEXT(p, i.a) PUSH(drive, who, .post = p); }

DO(start_fight)
{
    if (in_vain(c, e, i.verb, A_HEROES)) IN_VAIN(NO_FOE, RULING_(115));
    FOR_NEXT(p, i.a)
        if (has_monster(G, G->hero[p].space))                /* OT-315, OT-S56 */
            PUSH(fight, who, .post = p, .agent = G->hero[p].agent, .by_sins = true);
}

#define STEPS_lose_upgrade(S, Q) Q(WHICH, 293, "Which Upgrade is lost?")

PROC(lose_upgrade)
{
    BEGIN(lose_upgrade)
    ASK(WHICH, PLAYER) offer_upgrades(c, g, OWNED + L->post, (struct action){ACT_LOSE, 0, HIM, 0}, 1);
    lose_upgrade_card(c, g, L->post, ANSWER.a, 293);
    END
}

/* -- The board ---------------------------------------------------------------------------------------------------- */

CAN(place) { return spaces_of(c, e, i.b, i.c) && G->supply[i.a - T_FIRST]; } /* OT-277 */
DO(place)
{
    spaces set = spaces_of(c, e, i.b, 0);
    if (!G->supply[i.a - T_FIRST]) HAPPEN(EV_UNPLACED, 277, NOBODY, i.a, NONE_LEFT);
    else if (!set) HAPPEN(EV_UNPLACED, RULING_(115), NOBODY, i.a, NO_SPACE);
    else place_token(c, G, i.a - T_FIRST, lowest(set), RULING_(123)); /* OT-S61: no check */
}

CAN(remove) { return with_token(G, spaces_of(c, e, i.b, 0), i.a - T_FIRST) != 0; }
DO(remove)
{
    spaces set = with_token(G, spaces_of(c, e, i.b, 0), i.a - T_FIRST);
    if (!set) {
        HAPPEN(EV_UNREMOVED, RULING_(115), NOBODY, i.a);
        return;
    }
    struct ground *here = &G->ground[lowest(set)];
    if (i.a - T_FIRST == CORRUPTION && here->corruption == set_count(here->covered))
        here->covered &= (u8)(here->covered - 1);            /* OT-S21: the covering ones go last */
    remove_token(c, G, i.a - T_FIRST, lowest(set), EV_TAKEN_AWAY, RULING_(20));
}

CAN(hero_here) { return here_of(G, e) != 0; }
DO(cover) { if (here_of(G, e)) PUSH(cover, G->sins, .space = here_of(G, e)); }

#define STEPS_cover(S, Q) Q(WHICH, 235, "Which icon is covered?")

/* A Corruption token covers an icon, or just lies in the Space (OT-112, OT-S21). */
PROC(cover)
{
    BEGIN(cover)
    if (!g->supply[CORRUPTION]) {
        IN_VAIN(NO_CORRUPTION_TOKEN, 277);
        RETURN(0);
    }
    if (visible_icons(c, g, L->space)) {
        ASK(WHICH, g->sins)
            for EACH_BIT(i, visible_icons(c, g, L->space))
                OFFER(ACT_COVER_ICON, MAP(g->map)->icons[L->space][i], i, L->space);
        g->ground[L->space].covered |= (u8)bit(ANSWER.b);
        HAPPEN(EV_COVERED, 112, g->sins, ANSWER.a, L->space);
    }
    place_token(c, g, CORRUPTION, L->space, 235);
    END
}

CAN(teleport_monster) { return spaces_of(c, e, i.a, i.b) && monster_spaces(G); }
DO(teleport_monster)
{
    spaces set = spaces_of(c, e, i.a, 0);
    if (set && monster_spaces(G)) PUSH(teleport_monster, who, .to = lowest(set));
    else HAPPEN(EV_UNMOVED, RULING_(115), NOBODY, set ? NONE_LEFT : NO_SPACE);
}

#define STEPS_teleport_monster(S, Q) Q(WHICH, 99, "Which Monster?")

/* A Monster is put in another Space, out of a Hero's Space too (OT-099). */
PROC(teleport_monster)
{
    BEGIN(teleport_monster)
    ASK(WHICH, f->seat)
        for (int i = 0; i < FIGURES; i++)
            OFFER_IF(on_board(g->at[i]) && first_figure(g, i), ACT_CHOOSE_MONSTER, g->figure[i], g->at[i]);
    put_figure(c, g, find_figure(g, ANSWER.a, ANSWER.b), L->to, EV_MONSTER_MOVED, 99);
    END
}

CAN(summon) { return summonable(c, G, i.a); }
DO(summon)
{
    if (summonable(c, G, i.a))
        PUSH(summon_one, G->sins, .what = i.a, .figure = ANY_FIGURE, .strict = i.a > Z_AVATAR);
    else HAPPEN(EV_UNSUMMONED, RULING_(115), NOBODY, i.a, has_such(c, G, i.a) ? NO_NEST : NONE_LEFT);
}

/* A dead Acolyte for the Fight under way, or -1. */
static int dead_acolyte(struct context *c, const STATE *g)
{
    return g->fighter != NOWHERE ? find_figure(g, ACOLYTES(g->acolytes)->acolyte, DEAD) : -1;
}
CAN(raise_acolyte) { return dead_acolyte(c, G) >= 0; }
DO(raise_acolyte)
{
    int figure = dead_acolyte(c, G);
    if (figure >= 0) put_figure(c, G, figure, G->fight_at, EV_SUMMONED, 234); /* OT-S76 */
    else IN_VAIN(NO_DEAD_ACOLYTE, 236);
}

/* -- The Sins Player ---------------------------------------------------------------------------------------------- */

CAN(draw) { return pile_count(SIN_DECK_OF(G), SIN_DECK) + pile_count(SIN_DECK_OF(G), SIN_DISCARD) > 0; }
DO(draw) { for (int n = AMOUNT(i.a); n > 0; n--) draw_sin_card(c, G, 254); }

CAN(rise) { return G->apocalypse_level < LEVELS; }
DO(rise)
{
    int n = AMOUNT(i.a);
    if (n > 0 && G->apocalypse_level < LEVELS) PUSH(rise, G->sins, .left = (u8)n); /* OT-253 */
    else if (n > 0) HAPPEN(EV_APOCALYPSE_STAYS, 256, NOBODY, LEVELS);
}

CAN(lower) { return G->apocalypse_level > 0; }
DO(lower)
{
    int level = max_int(0, G->apocalypse_level - AMOUNT(i.a)); /* OT-S122 */
    if (!G->apocalypse_level) IN_VAIN(AT_LEVEL_0, RULING_(122));
    if (level == G->apocalypse_level) return;
    G->apocalypse_level = (u8)level;
    refresh_sins(c, G);
    HAPPEN(EV_APOCALYPSE_FALLS, RULING_(122), NOBODY, level);
}

DO(apocalypse_card) { PUSH(apocalypse_card, G->sins, .card = 0); }

DO(reaction_token)
{
    int n = AMOUNT(i.a);
    while (n > 0 && gain_reaction(c, G, RULING_(75))) n--;
    if (n > 0) IN_VAIN(NO_REACTION_TOKEN, RULING_(3));
}

CAN(fighting) { return G->fighter != NOWHERE; }

static void add(i8 *to, int n) { *to = (i8)max_int(-ADDED_MOST, min_int(ADDED_MOST, *to + n)); }

DO(stronger)
{
    i8 *what = i.verb == V_ADD_SIN_DICE ? &G->sin_dice : i.verb == V_ADD_SIN_HITS ? &G->sin_hits : &G->sin_corruption;
    add(what, (i8)i.a);
    HAPPEN((u8)(EV_MORE_DICE + i.verb - V_ADD_SIN_DICE), 163, NOBODY, i.a);
}

DO(hard_hide)
{
    add(&G->hide, (i8)i.a);                                  /* OT-176 */
    HAPPEN(EV_HIDE, 176, NOBODY, G->hide);
}

static void change_dice(struct context *c, STATE *g, int more)
{
    add(&g->hero_dice, more);
    if (g->hero_dice < 0) HAPPEN(EV_FEWER_DICE, RULING_(59), NOBODY, -g->hero_dice);
}
DO(less_dice) { change_dice(c, G, (i8)i.a); }

DO(slow)
{
    add(&G->steps_lost, AMOUNT(i.a));
    if (e->place < RING) HAPPEN(EV_SLOWED, 226, NOBODY, hero_at(G, e->place), AMOUNT(i.a));
}

DO(haste)
{
    G->haste = (u8)AMOUNT(i.a);
    HAPPEN(EV_HASTE, 226, NOBODY, G->haste);
}

DO(second_move)
{
    G->movers++;
    HAPPEN(EV_SECOND_MOVE, 226, NOBODY, G->movers);
}

DO(forbid_healing)
{
    for EACH_BIT(p, A_HEROES) {
        G->hero[p].marks |= NO_HEALING;
        HAPPEN(EV_NO_HEALING, 235, NOBODY, hero_at(G, p));
    }
}

DO(jam)
{
    FOR_NEXT(p, i.a)
        if (upgrade_count(G, p)) PUSH(jam, player_of(G, p), .post = p);
        else change_dice(c, G, -1);
}

#define STEPS_jam(S, Q) Q(WHICH, 235, "Which Upgrade is out of effect until the reset?")

PROC(jam)
{
    BEGIN(jam)
    ASK(WHICH, PLAYER) offer_upgrades(c, g, OWNED + L->post, (struct action){ACT_JAM, 0, HIM, 0}, 1);
    g->hero[L->post].jammed = ANSWER.a;
    HAPPEN(EV_JAMMED, 235, PLAYER, HIM, ANSWER.a);
    END
}

/* -- The table ---------------------------------------------------------------------------------------------------- */

#define V(VERB, word, needs, can, does, phrase, ...) \
    [V_##VERB] = {#word, {__VA_ARGS__}, phrase, can_##can, do_##does, needs, false},
#define M(VERB, word, preset, whom, phrase) \
    [V_##VERB] = {#word, {V_SIGNED(preset), whom, V_WHEN}, phrase, NULL, NULL, 0, true},
#define IF "{?c: if {c}}"
#define COMMA_IF "{?c:, if {c}}"

const struct verb verbs[V_COUNT] = {
    [V_TARGET_HERO] = {NULL, {{0}}, NULL, can_target_hero, do_target_hero, 0, false},
    [V_VOTE_HERO] = {NULL, {{0}}, NULL, can_target_hero, do_target_hero, 0, false},
    [V_TARGET_SPACE] = {NULL, {{0}}, NULL, can_target_space, do_target_space, 0, false},
#include "verbs.def"
};
