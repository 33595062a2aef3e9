/* fight.c: Fights (chapters 14 and 15): preparation, both rolls, comparison, effects; Ranged Fights. */
#include "engine/parts.h"
#include "procedures.h"

/* -- What both kinds of Fight share ------------------------------------------------------------------------------- */

static void begin_fight(STATE *g, struct fight *L)
{
    memcpy(L->outer, &g->fighter, FIGHT_BYTES);
    memset(&g->fighter, 0, FIGHT_BYTES);
    g->fighter = L->post;
    g->fight_at = L->space;
}

/* The interrupted Fight, if any, goes on (OT-S56). 0. */
static int end_fight(STATE *g, const struct fight *L)
{
    memcpy(&g->fighter, L->outer, FIGHT_BYTES);
    return 0;
}

/* There is nobody left to fight (OT-S57, OT-S58). 0. */
static int call_off(struct context *c, STATE *g, const struct fight *L)
{
    HAPPEN(EV_FIGHT_OFF, RULING_(57), NOBODY);
    return end_fight(g, L);
}

int fight_dice(struct context *c, const STATE *g, int post, bool volunteered)
{
    const struct hero *h = &g->hero[post];
    int dice = PART(HERO(h->dashboard)->fight, "printed");   /* OT-156 */
    dice += PART(heroes_in(g, h->space) - 1, "other Heroes in the Space"); /* OT-133, OT-157, OT-S112 */
    dice += PART_FROM(holds_npc(h, COMMISSIONER), AN_NPC, COMMISSIONER); /* OT-158, OT-S54 */
    dice += hero_modifier(c, g, post, V_DICE);               /* OT-159 */
    if (volunteered) dice += PART(track_bonus(h).dice, "Voluntary Corruption"); /* OT-160 */
    if (g->fighter == post) dice += PART(g->hero_dice, "in the next roll"); /* OT-S59; others roll as before */
    return AT_LEAST(0, dice);
}

static void hero_rolls(struct context *c, STATE *g, struct fight *L)
{
    int dice = fight_dice(c, g, L->post, L->volunteered);
    L->frailty = less(sin_modifier(c, g, V_FRAILTY, 0), 0);  /* OT-S46: counted now, taken from the whole Defense */
    struct hero_roll r = roll_hero_dice(c, dice);
    struct track bonus = L->volunteered ? track_bonus(&g->hero[L->post]) : (struct track){0, 0, 0, 0};
    HAPPEN(EV_HERO_ROLL, 166, PLAYER, dice, r.hits, r.defense);
    HAPPEN(EV_HERO_ROLL_MORE, 166, PLAYER, r.cc, r.skill, r.faith); /* OT-170 */
    L->hits = less(r.hits + bonus.hits + hero_modifier(c, g, L->post, V_HITS), 0); /* OT-141, OT-167 */
    L->defense = less(r.defense + bonus.defense + HERO(HIM)->defense + hero_modifier(c, g, L->post, V_DEFENSE), 0);
    L->cc = less(r.cc + hero_modifier(c, g, L->post, V_CC), 0);
    L->faith = (u8)(r.faith + bonus.free);                   /* OT-S42: one kind of choice */
    if (L->frailty) HAPPEN(EV_FRAILTY, RULING_(46), PLAYER, L->frailty);
    HAPPEN(EV_HERO_TOTAL, 167, PLAYER, L->hits, less(L->defense, L->frailty), L->cc);
}

int sins_dice(struct context *c, const STATE *g, int space)
{
    int pentagrams = TOKENS_IN(g, space, PENTAGRAM);
    int dice = SUM(i, figures_in(g, space), monster_fight(c, g, g->figure[i])); /* OT-161, OT-188 */
    dice += pentagrams * (1 + sin_modifier(c, g, V_PENTAGRAM_DICE, 0)); /* OT-162, OT-282, OT-S52 */
    return max_int(0, dice + sin_modifier(c, g, V_SIN_DICE, space) + g->sin_dice); /* OT-163 */
}

static void sins_roll(struct context *c, STATE *g, struct fight *L)
{
    int space = g->hero[L->post].space, dice = sins_dice(c, g, space);
    struct sin_roll r = roll_sin_dice(c, dice);
    HAPPEN(EV_SIN_ROLL, 166, g->sins, dice, r.hits, r.corruption);
    L->sin_hits = less(r.hits + sin_modifier(c, g, V_SIN_HITS, space) + g->sin_hits, 0); /* OT-168 */
    L->sin_corruption = less(r.corruption + sin_modifier(c, g, V_SIN_CORRUPTION, space) + g->sin_corruption, 0);
    if (L->sin_hits != r.hits || L->sin_corruption != r.corruption)
        HAPPEN(EV_SIN_TOTAL, 168, g->sins, L->sin_hits, L->sin_corruption);
}

/* Whether a FAITH can still change anything; results are chosen in ascending order, from L->last on. */
static bool faith_matters(struct context *c, const STATE *g, const struct fight *L)
{
    int all = 0, least = 255;
    for EACH_BIT(i, figures_in(g, L->space)) {
        all += monster_defense(c, g, g->figure[i]);
        least = min_int(least, monster_defense(c, g, g->figure[i]));
    }
    if (L->last <= RESULT_HIT && L->hits < all && L->hits + L->faith >= least) return true;
    return (L->last <= RESULT_DEFENSE && less(L->defense, L->frailty) < L->sin_hits) ||
           (L->last <= RESULT_CC && L->cc < L->sin_corruption);
}

static void offer_results(struct context *c, u8 from)
{
    for (u8 r = RESULT_HIT; r < from && wants_reasons(c); r++)
        REFUSE(ACT_RESULT, 129, "it can no longer be chosen: see the order of the list", r);
    for (u8 r = from; r <= RESULT_SKILL; r++) OFFER(ACT_RESULT, r); /* OT-129; Skill: left unused */
}

static void use_faith(struct context *c, STATE *g, struct fight *L, u8 result, rule_number rule)
{
    L->hits = (u8)(L->hits + (result == RESULT_HIT));
    L->defense = (u8)(L->defense + (result == RESULT_DEFENSE));
    L->cc = (u8)(L->cc + (result == RESULT_CC));
    HAPPEN(EV_FAITH, rule, PLAYER, result);
}

/* What is left of the Sin roll after Defense and Counter-Corruption. */
static void compare(struct fight *L)
{
    L->sin_hits = less(L->sin_hits, less(L->defense, L->frailty)); /* OT-131, OT-S45, OT-S47 */
    L->sin_corruption = less(L->sin_corruption, L->cc);
}

static bool can_kill(struct context *c, const STATE *g, int space, int hits)
{
    for EACH_BIT(i, figures_in(g, space))
        if (monster_defense(c, g, g->figure[i]) <= hits) return true;
    return false;
}

/* The lowest kind of Monster in a Space from this one on; 0: none. */
static u8 next_kind(const STATE *g, int space, int from)
{
    u8 next = 0;
    for (int i = 0; i < FIGURES; i++)
        if (g->at[i] == space && g->figure[i] >= from && (!next || g->figure[i] < next)) next = g->figure[i];
    return next;
}

/* The Monsters that the Hits left can kill, in ascending order of their kinds. */
static void offer_kills(struct context *c, const STATE *g, const struct fight *L)
{
    for (u8 m = next_kind(g, L->space, 1); m; m = next_kind(g, L->space, m + 1)) {
        int defense = monster_defense(c, g, m);
        if (defense > L->hits) REFUSE(ACT_SLAY, 173, "there are too few Hits left", m, defense);
        else if (m < L->last) REFUSE(ACT_SLAY, 174, "they are chosen in the order of the list", m, defense);
        else OFFER(ACT_SLAY, m, defense);                    /* OT-173, OT-174 */
    }
    OFFER(ACT_SPARE);
}

static void slay_one(struct context *c, STATE *g, struct fight *L, rule_number rule)
{
    L->last = ANSWER.a;
    L->hits = less(L->hits, ANSWER.b);
    kill_monster(c, g, find_figure(g, ANSWER.a, L->space), true, rule);
}

void offer_volunteer(struct context *c, const STATE *g, int post)
{
    u8 level = g->hero[post].level;
    OFFER(ACT_NO_CORRUPTION);
    OFFER_OR(level < LEVELS, 148, "his Corruption Level is 7", ACT_VOLUNTEER, min_int(level + 1, LEVELS),
             hero_at(g, post));
}

bool volunteers(struct context *c, STATE *g, int post)
{
    if (ANSWER.verb != ACT_VOLUNTEER) return false;
    raise_level(c, g, post);                                 /* OT-S37 */
    HAPPEN(EV_VOLUNTEERED, 138, player_of(g, post), hero_at(g, post), g->hero[post].level);
    return true;
}

/* -- Optional Upgrades (OT-D19) ----------------------------------------------------------------------------------- */

/* Whether the Hero has a card of this kind that is neither used in this Round nor out of effect. */
static bool unused(const STATE *g, int post, u8 upgrade)
{
    const struct hero *h = &g->hero[post];
    int n = copies_in(UPGRADES_OF(g), OWNED + post, upgrade) - (h->jammed == upgrade);
    for (int i = 0; i < SPENT; i++) n -= h->spent[i] == upgrade;
    return n > 0;
}

static bool can_use(struct context *c, const STATE *g, int post, u8 upgrade)
{
    struct effect e = effect_of(KIND_UPGRADE, upgrade, PART_USE, post);
    return g->hero[post].spent[SPENT - 1] == 0 && unused(g, post, upgrade) &&
           code_possible(c, &e, player_of(g, post), UPGRADE(upgrade)->use);
}

bool has_use(struct context *c, const STATE *g, int post, u8 use_at)
{
    for EACH_CARD(card, UPGRADES_OF(g), OWNED + post)
        if (UPGRADE(card)->use_at == use_at && can_use(c, g, post, card)) return true;
    return false;
}

void offer_uses(struct context *c, const STATE *g, int post, u8 use_at)
{
    if (use_at != IN_TURN) OFFER(ACT_ROLL);
    for EACH_KIND(card, UPGRADES_OF(g), OWNED + post) {
        if (UPGRADE(card)->use_at != use_at) continue;
        OFFER_OR(can_use(c, g, post, card), 251, "it was used in this Round or could do nothing now", ACT_USE_UPGRADE,
                 card, hero_at(g, post));
    }
}

void note_use(struct context *c, STATE *g, int post, u8 upgrade)
{
    u8 *spent = g->hero[post].spent;
    while (*spent) spent++;
    *spent = upgrade;
    HAPPEN(EV_USED, 291, player_of(g, post), hero_at(g, post), upgrade);
}

/* -- Sins Player's and Hero's preparation (OT-S36) ---------------------------------------------------------------- */

/* The Acolyte Ability: once a Round, with a dead Acolyte, in a normal Fight (OT-232, OT-236, OT-S76). */
static bool ability_ready(struct context *c, const STATE *g, bool ranged)
{
    return !ranged && !g->ability_used && find_figure(g, ACOLYTES(g->acolytes)->acolyte, DEAD) >= 0; /* OT-183 */
}

static void offer_preparation(struct context *c, const STATE *g, const struct sins_prepare *L)
{
    offer_cards(c, g, FIGHT_START, L->post);                 /* OT-164 */
    if (ability_ready(c, g, L->ranged)) OFFER(ACT_ABILITY, g->acolytes); /* OT-165 */
    else if (L->ranged) REFUSE(ACT_ABILITY, 183, "it cannot be used in a Ranged Fight", g->acolytes);
    else if (g->ability_used) REFUSE(ACT_ABILITY, 233, "it was used in this Round", g->acolytes);
    else REFUSE(ACT_ABILITY, 236, "no Acolyte is dead", g->acolytes);
}

#define STEPS_sins_prepare(S, Q)                                                            \
    S(CARD_DONE, TO(effect)) S(CARD_SETTLED, TO(settle)) S(ABILITY_DONE, TO(effect))        \
    S(ABILITY_SETTLED, TO(settle)) S(USED, TO(effect)) S(USE_SETTLED, TO(settle))           \
    Q(SINS, RULING_(36), "A Fight begins. What do you do?")                                 \
    Q(UPGRADES, RULING_(36), "Do you use an Upgrade in this Fight?")

/* Both sides prepare: the Sins Player with card and Ability in the order he likes, then the Hero's optional
 * Upgrades. RESULT: whether there is still a Fight (OT-S57, OT-S58). */
PROC(sins_prepare)
{
    BEGIN(sins_prepare)
    while (ability_ready(c, g, L->ranged) || sins_asked(c, g, FIGHT_START)) {
        ASK_SECRET(SINS, g->sins) offer_preparation(c, g, L);
        if (ANSWER.verb == ACT_PASS) break;
        if (ANSWER.verb == ACT_PLAY) {
            CALL_WITH(CARD_DONE, g->sins, effect, play_sin_card(c, g, ANSWER.a, FIGHT_START, L->post));
            SETTLE(CARD_SETTLED);
        } else {
            g->ability_used = true;                          /* OT-233 */
            HAPPEN(EV_ABILITY, 232, g->sins, g->acolytes);
            RUN(ABILITY_DONE, g->sins, KIND_ACOLYTES, g->acolytes, PART_EFFECT, L->post); /* OT-234, OT-235 */
            SETTLE(ABILITY_SETTLED);
        }
        if (!STAYS) RETURN(false);
    }
    while (has_use(c, g, L->post, IN_FIGHT)) {
        ASK(UPGRADES, PLAYER) offer_uses(c, g, L->post, IN_FIGHT);
        if (ANSWER.verb == ACT_ROLL) break;
        USE_UPGRADE(USED);
        SETTLE(USE_SETTLED);
        if (!STAYS) RETURN(false);
    }
    RETURN(has_monster(g, g->fight_at));
}

/* -- A normal Fight ----------------------------------------------------------------------------------------------- */

/* Steps of both kinds, in their order. */
#define FIGHT_STEPS(S)                                                                                    \
    S(PREPARED, TO(sins_prepare)) S(CHANGED, TO(abilities)) S(ROLLED, TO(window)) S(WOUNDED, TO(wounds))  \
    S(CORRUPTED, TO(corrupt)) S(SETTLED, TO(settle)) S(DIED, TO(window)) S(ABILITY_DONE, TO(abilities))   \
    S(OVER, TO(window)) S(ALL_SETTLED, TO(settle))

#define AS_FIGHT ((struct fight *)(void *)L)

/* Both sides prepare, the Hero may take Voluntary Corruption (OT-138, OT-139, OT-144), and rolls. The event with the
 * dice of both sides is for somebody who is told: counting takes time. */
#define PREPARE(ranged_, event, rule, dice)                                                               \
    CALL(PREPARED, sins_prepare, HIS, .ranged = (ranged_));                                               \
    if (!RESULT) RETURN(call_off(c, g, AS_FIGHT));                                                        \
    if (c->on_event) HAPPEN(event, rule, NOBODY, fight_dice(c, g, L->post, false), dice);                 \
    ASK(VOLUNTEER, PLAYER) offer_volunteer(c, g, L->post);                                                \
    L->volunteered = volunteers(c, g, L->post);                                                           \
    if (L->volunteered) ABILITIES(CHANGED, L->post, VOLUNTEERED);                                         \
    hero_rolls(c, g, AS_FIGHT)
/* The FAITH that is left becomes results, from one on. */
#define ASSIGN_FAITH(from, rule)                                                                          \
    for (L->last = (from); L->faith && faith_matters(c, g, AS_FIGHT); L->faith--) {                       \
        ASK(FAITH, PLAYER) offer_results(c, L->last);                                                     \
        L->last = ANSWER.a;                                                                               \
        use_faith(c, g, AS_FIGHT, L->last, rule);                                                         \
    }
#define SLAY(rule)                                                                                        \
    for (L->last = 0; can_kill(c, g, L->space, L->hits);) {                                               \
        ASK(KILLS, PLAYER) offer_kills(c, g, AS_FIGHT);                                                   \
        if (ANSWER.verb == ACT_SPARE) break;                                                              \
        slay_one(c, g, AS_FIGHT, rule);                                                                   \
    }
/* The checks, then what waits for deaths and for the end of a Fight. */
#define FINISH                                                                                            \
    SETTLE(SETTLED);                                                                                      \
    if (g->kills) WINDOW(DIED, ON_DEATH);                                                                 \
    if (STAYS) {                                                                                          \
        ABILITIES(ABILITY_DONE, L->post, AFTER_FIGHT);                                                    \
        WINDOW(OVER, AFTER_FIGHT);                                                                        \
    }                                                                                                     \
    SETTLE(ALL_SETTLED);                                                                                  \
    RETURN(end_fight(g, AS_FIGHT))

#define STEPS_fight(S, Q)                                                                  \
    FIGHT_STEPS(S)                                                                         \
    Q(VOLUNTEER, 138, "Do you take Voluntary Corruption for this roll?", WAY)              \
    Q(FAITH, 129, "What does this FAITH become? Choose in the order of the list.",         \
      SHARE("What does each FAITH become?", NO_VERB))                                      \
    Q(KILLS, 174, "Which Monsters do your Hits kill? Choose in the order of the list.",    \
      ALL_OF("Which Monsters do your Hits kill?", ACT_SPARE))

/* A Fight in the Hero's own Space, whoever started it (OT-155), in the order of OT-S36 and OT-S43. */
PROC(fight)
{
    BEGIN(fight)
    L->space = g->hero[L->post].space;                       /* OT-152, OT-153 */
    begin_fight(g, L);
    if (L->by_sins) HAPPEN(EV_ATTACKED, 218, g->sins, HIM, monsters_in(g, L->space), monsters_in(g, L->space));
    else HAPPEN(EV_FIGHT, 151, PLAYER, HIM, L->space, monsters_in(g, L->space));

    PREPARE(false, EV_DICE, 166, sins_dice(c, g, L->space)); /* OT-166 */
    sins_roll(c, g, L);
    WINDOW(ROLLED, AFTER_ROLL);
    if (!STAYS) RETURN(end_fight(g, AS_FIGHT));
    ASSIGN_FAITH(RESULT_HIT, 129);                           /* OT-169, OT-S40 */
    compare(L);
    HAPPEN(EV_OUTCOME, 171, NOBODY, L->hits, L->sin_hits, L->sin_corruption);
    SLAY(173);                                               /* OT-173 to OT-178 */
    WOUND(WOUNDED, L->sin_hits);                             /* OT-130, OT-171 */
    CORRUPT(CORRUPTED, L->sin_corruption);
    FINISH;                                                  /* OT-S93, OT-S108 */
}

/* -- A Ranged Fight (chapter 15): the shot, the survivors' way back, their answer ---------------------------------- */

/* Survivors of the target Space come if they can reach the Hero; the others stay (OT-185 to OT-187, OT-S50). True if
 * one came. */
static bool survivors_come(struct context *c, STATE *g, int from, int to)
{
    bool came = false;
    for EACH_BIT(i, figures_in(g, from)) {
        if (!in_set(monster_reach(c, g, from, MONSTER(g->figure[i])->move), to)) continue; /* OT-E16 */
        put_figure(c, g, i, to, EV_RETURNED, 185);           /* OT-S55 */
        came = true;
    }
    return came;
}

#define STEPS_ranged_fight(S, Q)                                                           \
    FIGHT_STEPS(S)                                                                         \
    Q(VOLUNTEER, 138, "Do you take Voluntary Corruption for this roll?", WAY)              \
    Q(FAITH_HITS, RULING_(41), "Does a FAITH become a Hit before the kills?",              \
      SHARE("How many FAITH become Hits before the kills?", ACT_KEEP_FAITH))               \
    Q(KILLS, 184, "Which Monsters do your Hits kill? Choose in the order of the list.",    \
      ALL_OF("Which Monsters do your Hits kill?", ACT_SPARE))                                 \
    Q(FAITH, RULING_(41), "What does this FAITH become? Choose in the order of the list.", \
      SHARE("What does each FAITH become?", NO_VERB))

/* A Hero shoots along a street; survivors who reach him answer (OT-179 to OT-193). */
PROC(ranged_fight)
{
    BEGIN(ranged_fight)
    begin_fight(g, AS_FIGHT);
    HAPPEN(EV_SHOT, 179, PLAYER, HIM, L->space, monsters_in(g, L->space));

    PREPARE(true, EV_SHOT_DICE, 184, 0);                     /* OT-183, OT-184, OT-S53, OT-S111 */
    WINDOW(ROLLED, AFTER_ROLL);
    if (!STAYS) RETURN(end_fight(g, AS_FIGHT));
    for (; L->faith && faith_matters(c, g, AS_FIGHT); L->faith--) { /* OT-S41, OT-D53 */
        ASK(FAITH_HITS, PLAYER) {
            OFFER(ACT_RESULT, RESULT_HIT);
            OFFER(ACT_KEEP_FAITH);
        }
        if (ANSWER.verb == ACT_KEEP_FAITH) break;
        use_faith(c, g, AS_FIGHT, RESULT_HIT, RULING_(41));
    }
    SLAY(184);
    if (last_mission_done(c, g)) WIN(HEROES_WIN, 43);        /* OT-S124 */

    if (survivors_come(c, g, L->space, g->hero[L->post].space)) { /* OT-188 to OT-191 */
        sins_roll(c, g, AS_FIGHT);
        ASSIGN_FAITH(RESULT_DEFENSE, RULING_(41));           /* OT-193: no Hit */
        compare(AS_FIGHT);                                   /* OT-189, OT-192 */
        HAPPEN(EV_RETURN_ATTACK, 188, NOBODY, L->sin_hits, L->sin_corruption);
        WOUND(WOUNDED, L->sin_hits);
        CORRUPT(CORRUPTED, L->sin_corruption);
    }
    FINISH;                                                  /* OT-S124 */
}

/* -- How far a Fight is -------------------------------------------------------------------------------------------- */

SHARED_STEPS(fight)
SHARED_STEPS(ranged_fight)

static bool before_dice(u8 step)
{
    return step == STEP(fight, PREPARED) || step == STEP(fight, CHANGED) || step == STEP(fight, VOLUNTEER);
}

/* In a Ranged Fight the Sin Dice come last, if at all. */
static bool survivors_answer(u8 step)
{
    return step == STEP(ranged_fight, FAITH) || step == STEP(ranged_fight, WOUNDED) ||
           step == STEP(ranged_fight, CORRUPTED);
}

const struct fight *fight_under_way(const STATE *g, enum fight_stage *stage)
{
    struct frame *f = top_of(g);
    _Static_assert(STEP(fight, VOLUNTEER) == STEP(ranged_fight, VOLUNTEER), "both kinds begin alike");
    while (f && f->proc != P_fight && f->proc != P_ranged_fight) f = caller(f);
    if (!f || g->fighter == NOWHERE) return NULL;
    bool both = f->proc == P_fight || survivors_answer(f->step);
    *stage = before_dice(f->step) ? BEFORE_DICE : both ? BOTH_ROLLED : HERO_ROLLED;
    return LOCALS(fight, f);
}
