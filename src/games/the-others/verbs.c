/* verbs.c: what the verbs of card texts do, and when they can do it. */
#include "engine/verb.h"
#include "targets.h"
#include "words.h"


/* -- Heroes ---------------------------------------------------------------------------------------------------------- */

CAN(hero) { (void)who; return heroes_of(c, e, i.b) != 0; }
CAN(hero_a) { (void)who; return heroes_of(c, e, i.a) != 0; }

DO(wound)
{
    int n = AMOUNT(i.a), p = next_hero(c, e, i.b);
    if (p != NOWHERE && n > 0)
        PUSH(wounds, player_of(G, p), .post = (u8)p, .agent = G->hero[p].agent, .left = (u8)n);
}

DO(corrupt)
{
    int n = AMOUNT(i.a), p = next_hero(c, e, i.b);
    if (p != NOWHERE && n > 0 && !corrupt_at_once(c, G, p, n))
        PUSH(corrupt, player_of(G, p), .post = (u8)p, .agent = G->hero[p].agent, .left = (u8)n);
}

CAN(heal)
{
    (void)who;
    u8 set = heroes_of(c, e, i.b);
    for (int p = 0; p < RING; p++)
        if (set >> p & 1 && healable(G, p)) return true;
    return false;
}
DO(heal)
{
    int n = AMOUNT(i.a), p = next_hero(c, e, i.b);
    if (p != NOWHERE && n > 0 && healable(G, p)) PUSH(heal, player_of(G, p), .post = (u8)p, .left = (u8)n);
}

CAN(repent)
{
    (void)who;
    u8 set = heroes_of(c, e, i.b);
    for (int p = 0; p < RING; p++)
        if (set >> p & 1 && G->hero[p].level > 1) return true;
    return false;
}
DO(repent)
{
    u8 set = heroes_of(c, e, i.b);
    for (int p = 0; p < RING; p++)
        if (set >> p & 1) repent(c, G, p, AMOUNT(i.a), RULE(115));
}

DO(kill)
{
    (void)who;
    u8 set = heroes_of(c, e, i.a);
    for (int p = 0; p < RING; p++)
        if (set >> p & 1) kill_hero(c, G, p, RULE(201));
}

CAN(lose_upgrade)
{
    (void)who;
    u8 set = heroes_of(c, e, i.a);
    for (int p = 0; p < RING; p++)
        if (set >> p & 1 && upgrade_count(G, p)) return true;
    return false;
}
DO(lose_upgrade)
{
    (void)who;
    int p = next_hero(c, e, i.a);
    if (p != NOWHERE && upgrade_count(G, p)) PUSH(lose_upgrade, player_of(G, p), .post = (u8)p);
}

DO(lose_extra_turns)
{
    (void)who;
    u8 set = heroes_of(c, e, i.a);
    for (int p = 0; p < RING; p++) {
        u8 n = G->hero[p].extra_turns;
        if (!(set >> p & 1) || !n) continue;
        G->hero[p].extra_turns = 0;
        G->supply[EXTRA_TURN] = (u8)(G->supply[EXTRA_TURN] + n); /* OT-S20 */
        HAPPEN(EV_EXTRA_TURNS_LOST, RULING_(20), player_of(G, p), hero_at(G, p), n);
    }
}

CAN(gain_extra_turn) { (void)who; return heroes_of(c, e, i.a) && G->supply[EXTRA_TURN]; }
DO(gain_extra_turn)
{
    (void)who;
    u8 set = heroes_of(c, e, i.a);
    for (int p = 0; p < RING; p++)
        if (set >> p & 1) gain_extra_turn(c, G, p, RULE(116));
}

/* The Hero counts as killed; a Monster stands in his Space, Nest or not (OT-S83). */
DO(turn_monster)
{
    (void)who;
    u8 set = heroes_of(c, e, i.a), monster = 0;
    for (u8 m = 1; m <= c->content->count[KIND_MONSTER]; m++)
        if (MONSTER(m)->type == TURNED) monster = m;
    for (int p = 0; p < RING; p++) {
        if (!(set >> p & 1)) continue;
        u8 space = G->hero[p].space;
        HAPPEN(EV_TURNED, RULING_(83), NOBODY, hero_at(G, p), space);
        kill_hero(c, G, p, RULING_(83));
        for (int k = FIRST_GUEST; k < FIGURES && monster; k++)
            if (!G->figure[k] || G->at[k] == REMOVED) {
                G->figure[k] = monster;
                put_figure(c, G, k, space, EV_SUMMONED, RULING_(83));
                break;
            }
        refresh_sins(c, G);
    }
}

static u8 other_form(struct context *c, const STATE *g, int post)
{
    return HERO(hero_at(g, post))->type == SECOND_FORM ? g->agent[g->hero[post].agent].hero
                                                        : HERO(hero_at(g, post))->second;
}
CAN(change_form)
{
    (void)who;
    u8 set = heroes_of(c, e, i.a);
    int p = set ? __builtin_ctz(set) : 0;
    return set && HERO(hero_at(G, p))->type == DASHBOARD && HERO(hero_at(G, p))->second;
}
CAN(change_back)
{
    (void)who;
    u8 set = heroes_of(c, e, i.a);
    return set && HERO(hero_at(G, __builtin_ctz(set)))->type == SECOND_FORM;
}
DO(change_form)
{
    (void)who;
    u8 set = heroes_of(c, e, i.a);
    if (!set) return;
    int p = __builtin_ctz(set);
    bool second = HERO(hero_at(G, p))->type == SECOND_FORM;
    u8 form = other_form(c, G, p);
    if (!form || second != (i.verb == V_CHANGE_BACK)) return;
    HAPPEN(EV_FORM, RULE(305), player_of(G, p), hero_at(G, p), form);
    G->hero[p].dashboard = form;                             /* OT-306 */
    refresh_hero(c, G, p);
}

CAN(teleport) { (void)who; return heroes_of(c, e, i.a) && spaces_of(c, e, i.b, 0); }
DO(teleport)
{
    (void)who;
    u8 set = heroes_of(c, e, i.a);
    spaces to = spaces_of(c, e, i.b, 0);
    for (int p = 0; p < RING && to; p++) {
        if (!(set >> p & 1)) continue;
        G->hero[p].space = (u8)first_space(to);              /* OT-099 */
        HAPPEN(EV_TELEPORTED, RULE(99), NOBODY, hero_at(G, p), G->hero[p].space);
    }
}

DO(drive)
{
    int p = next_hero(c, e, i.a);
    if (p != NOWHERE) PUSH(drive, who, .post = (u8)p);
}

CAN(start_fight)
{
    (void)who;
    u8 set = heroes_of(c, e, i.a);
    for (int p = 0; p < RING; p++)
        if (set >> p & 1 && hero_has(G, p, N_FOES)) return true;
    return false;
}
DO(start_fight)
{
    int p = next_hero(c, e, i.a);
    if (p != NOWHERE && hero_has(G, p, N_FOES))              /* OT-315, OT-S56 */
        PUSH(fight, who, .post = (u8)p, .agent = G->hero[p].agent, .by_sins = true);
}

#define STEPS_lose_upgrade(S, Q) Q(WHICH, RULE(293), "Which Upgrade is lost?")

PROC(lose_upgrade)
{
    BEGIN(lose_upgrade)
    ASK(WHICH, player_of(g, L->post)) offer_upgrades(c, g, OWNED + L->post, ACT_LOSE, 0, 1);
    lose_upgrade_card(c, g, L->post, ANSWER.a, RULE(293));
    END
}

/* -- The board ------------------------------------------------------------------------------------------------------- */

CAN(place) { (void)who; return spaces_of(c, e, i.b, i.c) && G->supply[i.a - T_FIRST]; } /* OT-277 */
DO(place)
{
    (void)who;
    spaces set = spaces_of(c, e, i.b, 0);
    if (set) place_token(c, G, i.a - T_FIRST, first_space(set), RULING_(123)); /* OT-S61: no check */
}

static spaces with_token(struct context *c, const struct effect *e, u8 word, int token)
{
    spaces set = spaces_of(c, e, word, 0), with = 0;
    u8 s;
    for EACH_SPACE(s, set)
        if (physical(G, s, token)) with |= space_bit(s);
    return with;
}
CAN(remove) { (void)who; return with_token(c, e, i.b, i.a - T_FIRST) != 0; }
DO(remove)
{
    (void)who;
    spaces set = with_token(c, e, i.b, i.a - T_FIRST);
    if (!set) return;
    u8 s = (u8)first_space(set);
    if (i.a - T_FIRST == CORRUPTION && G->ground[s].corruption == __builtin_popcount(G->ground[s].covered))
        G->ground[s].covered &= (u8)(G->ground[s].covered - 1); /* OT-S21: the covering ones go last */
    remove_token(c, G, i.a - T_FIRST, s, EV_TAKEN_AWAY, RULING_(20));
}

CAN(hero_here) { (void)i, (void)who; return in_play(G, e->place); }
DO(cover)
{
    (void)i, (void)who;
    if (in_play(G, e->place)) PUSH(cover, G->sins, .space = G->hero[e->place].space);
}

#define STEPS_cover(S, Q) Q(WHICH, RULE(235), "Which icon is covered?")

/* A Corruption token covers an icon, or just lies in the Space (OT-112, OT-S21). */
PROC(cover)
{
    BEGIN(cover)
    if (!g->supply[CORRUPTION]) RETURN(0);
    if (visible_icons(c, g, L->space)) {
        ASK(WHICH, g->sins)
            for (u8 i = 0; i < ICONS; i++)
                if (visible_icons(c, g, L->space) >> i & 1)
                    OFFER(ACT_COVER_ICON, MAP(g->map)->icons[L->space][i], i);
        g->ground[L->space].covered |= (u8)(1u << ANSWER.b);
        HAPPEN(EV_COVERED, RULE(112), g->sins, ANSWER.a, L->space);
    }
    place_token(c, g, CORRUPTION, L->space, RULE(235));
    END
}

CAN(teleport_monster) { (void)who; return spaces_of(c, e, i.a, i.b) && monster_spaces(G); }
DO(teleport_monster)
{
    spaces set = spaces_of(c, e, i.a, 0);
    if (set && monster_spaces(G)) PUSH(teleport_monster, who, .to = (u8)first_space(set));
}

#define STEPS_teleport_monster(S, Q) Q(WHICH, RULE(99), "Which Monster?")

/* A Monster is put in another Space, out of a Hero's Space too (OT-099). */
PROC(teleport_monster)
{
    BEGIN(teleport_monster)
    ASK(WHICH, f->seat)
        for (int i = 0; i < FIGURES; i++) {
            bool met = !on_board(g->at[i]);
            for (int k = 0; k < i && !met; k++) met = g->at[k] == g->at[i] && g->figure[k] == g->figure[i];
            OFFER_IF(!met, ACT_CHOOSE_MONSTER, g->figure[i], g->at[i]);
        }
    put_figure(c, g, find_figure(g, ANSWER.a, ANSWER.b), L->to, EV_MONSTER_MOVED, RULE(99));
    END
}

CAN(summon) { return summonable(c, G, i.a); }
DO(summon)
{
    if (summonable(c, G, i.a))
        PUSH(summon_one, G->sins, .what = i.a, .figure = ANY_FIGURE, .strict = i.a > Z_AVATAR);
}

static int dead_acolyte(struct context *c, const STATE *g)
{
    return find_figure(g, ACOLYTES(g->acolytes)->acolyte, DEAD);
}
CAN(raise_acolyte) { return G->fighter != NOWHERE && dead_acolyte(c, G) >= 0; }
DO(raise_acolyte)
{
    if (G->fighter != NOWHERE && dead_acolyte(c, G) >= 0)
        put_figure(c, G, dead_acolyte(c, G), G->fight_at, EV_SUMMONED, RULE(234)); /* OT-S76 */
}

/* -- The Sins Player ------------------------------------------------------------------------------------------------- */

CAN(draw) { return pile_count(SIN_DECK_OF(G), SIN_DECK) + pile_count(SIN_DECK_OF(G), SIN_DISCARD) > 0; }
DO(draw)
{
    for (int n = AMOUNT(i.a); n > 0; n--) draw_sin_card(c, G, RULE(254));
}

CAN(rise) { return G->apocalypse_level < LEVELS; }
DO(rise)
{
    int n = AMOUNT(i.a);
    if (n > 0 && G->apocalypse_level < LEVELS) PUSH(rise, G->sins, .left = (u8)n); /* OT-253 */
}

CAN(lower) { return G->apocalypse_level > 0; }
DO(lower)
{
    int level = max_int(0, G->apocalypse_level - AMOUNT(i.a)); /* OT-S122 */
    if (level == G->apocalypse_level) return;
    G->apocalypse_level = (u8)level;
    refresh_sins(c, G);
    HAPPEN(EV_APOCALYPSE_FALLS, RULING_(122), NOBODY, level);
}

DO(apocalypse_card) { PUSH(apocalypse_card, G->sins, .card = 0); }

DO(reaction_token)
{
    for (int n = AMOUNT(i.a); n > 0; n--) gain_reaction(c, G, RULING_(75));
}

CAN(fighting) { return G->fighter != NOWHERE; }

static i8 bounded(int n) { return (i8)max_int(-60, min_int(60, n)); }

DO(stronger)
{
    i8 *what = i.verb == V_ADD_SIN_DICE ? &G->sin_dice : i.verb == V_ADD_SIN_HITS ? &G->sin_hits : &G->sin_corruption;
    *what = bounded(*what + (i8)i.a);
    HAPPEN((u8)(EV_MORE_DICE + i.verb - V_ADD_SIN_DICE), RULE(163), NOBODY, i.a);
}

DO(hard_hide)
{
    G->hide = bounded(G->hide + (i8)i.a);                    /* OT-176 */
    HAPPEN(EV_HIDE, RULE(176), NOBODY, G->hide);
}

static void change_dice(struct context *c, STATE *g, int more)
{
    g->hero_dice = bounded(g->hero_dice + more);
    if (g->hero_dice < 0) HAPPEN(EV_FEWER_DICE, RULING_(59), NOBODY, -g->hero_dice);
}

DO(less_dice)
{
    change_dice(c, G, (i8)i.a);
}

DO(slow)
{
    G->steps_lost = bounded(G->steps_lost + AMOUNT(i.a));
    if (e->place < RING) HAPPEN(EV_SLOWED, RULE(226), NOBODY, hero_at(G, e->place), AMOUNT(i.a));
}

DO(haste)
{
    G->haste = (u8)AMOUNT(i.a);
    HAPPEN(EV_HASTE, RULE(226), NOBODY, G->haste);
}

DO(second_move)
{
    G->movers++;
    HAPPEN(EV_SECOND_MOVE, RULE(226), NOBODY, G->movers);
}

DO(forbid_healing)
{
    (void)who;
    u8 set = heroes_of(c, e, i.a);
    for (int p = 0; p < RING; p++) {
        if (!(set >> p & 1)) continue;
        G->hero[p].marks |= NO_HEALING;
        HAPPEN(EV_NO_HEALING, RULE(235), NOBODY, hero_at(G, p));
    }
}

DO(jam)
{
    (void)who;
    int p = next_hero(c, e, i.a);
    if (p == NOWHERE) return;
    if (upgrade_count(G, p)) PUSH(jam, player_of(G, p), .post = (u8)p);
    else change_dice(c, G, -1);
}

#define STEPS_jam(S, Q) Q(WHICH, RULE(235), "Which Upgrade is out of effect until the reset?")

PROC(jam)
{
    BEGIN(jam)
    ASK(WHICH, player_of(g, L->post)) offer_upgrades(c, g, OWNED + L->post, ACT_JAM, 0, 1);
    g->hero[L->post].jammed = ANSWER.a;
    HAPPEN(EV_JAMMED, RULE(235), player_of(g, L->post), hero_at(g, L->post), ANSWER.a);
    END
}

/* -- The table ------------------------------------------------------------------------------------------------------- */

#define can_NONE NULL
#define V(VERB, word, needs, can, does, phrase, ...) \
    [V_##VERB] = {#word, {__VA_ARGS__}, phrase, can_##can, do_##does, needs, false},
#define M(VERB, word, phrase, ...) [V_##VERB] = {#word, {__VA_ARGS__}, phrase, NULL, NULL, 0, true},

const struct verb verbs[V_COUNT] = {
    [V_TARGET_HERO] = {NULL, {{0}}, NULL, can_target_hero, do_target_hero, 0, false},
    [V_VOTE_HERO] = {NULL, {{0}}, NULL, can_vote_hero, do_vote_hero, 0, false},
    [V_TARGET_SPACE] = {NULL, {{0}}, NULL, can_target_space, do_target_space, 0, false},
#include "verbs.def"
};
