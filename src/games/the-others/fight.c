/* fight.c: Fights in the Hero's own Space (chapter 14): preparation, both rolls, comparison, effects. */
#include "procedures.h"

u8 less(int n, int taken) { return (u8)max_int(0, n - taken); }

/* -- What both kinds of Fight share ---------------------------------------------------------------------------------- */

void begin_fight(STATE *g, int post, int space, u8 *outer)
{
    memcpy(outer, &g->fighter, FIGHT_BYTES);
    g->fighter = (u8)post;
    g->fight_at = (u8)space;
    g->kills = 0;
    g->sin_dice = g->sin_hits = g->sin_corruption = g->hide = g->hero_dice = 0;
}

void end_fight(STATE *g, const u8 *outer) { memcpy(&g->fighter, outer, FIGHT_BYTES); } /* OT-S56 */

int fight_dice(struct context *c, const STATE *g, int post, bool volunteered)
{
    const struct hero *h = &g->hero[post];
    int dice = HERO(h->dashboard)->fight;                    /* OT-156 */
    dice += heroes_in(g, h->space) - 1;                      /* OT-133, OT-157, OT-S112 */
    dice += holds_npc(h, COMMISSIONER);                      /* OT-158, OT-S54 */
    dice += hero_modifier(c, g, post, V_DICE);              /* OT-159 */
    if (volunteered) dice += track_bonus(h).dice;            /* OT-160 */
    return max_int(0, dice + g->hero_dice);                  /* OT-S59 */
}

void hero_rolls(struct context *c, STATE *g, int post, bool volunteered, u8 *hits, u8 *defense, u8 *cc, u8 *faith)
{
    int dice = fight_dice(c, g, post, volunteered);
    struct hero_roll r = roll_hero_dice(c, dice);
    struct track bonus = volunteered ? track_bonus(&g->hero[post]) : (struct track){0, 0, 0, 0};
    HAPPEN(EV_HERO_ROLL, RULE(166), player_of(g, post), dice, r.hits, r.defense);
    HAPPEN(EV_HERO_ROLL_MORE, RULE(166), player_of(g, post), r.cc, r.skill, r.faith); /* OT-170 */
    *hits = less(r.hits + bonus.hits + hero_modifier(c, g, post, V_HITS), 0); /* OT-141, OT-167 */
    *defense = less(r.defense + bonus.defense + HERO(hero_at(g, post))->defense +
                    hero_modifier(c, g, post, V_DEFENSE), 0);
    *cc = less(r.cc + hero_modifier(c, g, post, V_CC), 0);
    *faith = (u8)(r.faith + bonus.free);                     /* OT-S42: one kind of choice */
    HAPPEN(EV_HERO_TOTAL, RULE(167), player_of(g, post), *hits, *defense, *cc);
}

int sins_dice(struct context *c, const STATE *g, int space)
{
    int dice = 0, pentagrams = TOKENS_IN(g, space, PENTAGRAM);
    for (int i = 0; i < FIGURES; i++)
        if (g->at[i] == space) dice += monster_fight(c, g, g->figure[i]); /* OT-161, OT-188 */
    dice += pentagrams * (1 + sin_modifier(c, g, V_PENTAGRAM_DICE, 0)); /* OT-162, OT-282, OT-S52 */
    return max_int(0, dice + sin_modifier(c, g, V_SIN_DICE, space) + g->sin_dice); /* OT-163 */
}

void sins_roll(struct context *c, STATE *g, int post, u8 *hits, u8 *corruption)
{
    int space = g->hero[post].space, dice = sins_dice(c, g, space);
    struct sin_roll r = roll_sin_dice(c, dice);
    HAPPEN(EV_SIN_ROLL, RULE(166), g->sins, dice, r.hits, r.corruption);
    *hits = less(r.hits + sin_modifier(c, g, V_SIN_HITS, space) + g->sin_hits, 0); /* OT-168 */
    *corruption = less(r.corruption + sin_modifier(c, g, V_SIN_CORRUPTION, space) + g->sin_corruption, 0);
    if (*hits != r.hits || *corruption != r.corruption)
        HAPPEN(EV_SIN_TOTAL, RULE(168), g->sins, *hits, *corruption);
}

u8 frailty(struct context *c, const STATE *g) { return less(sin_modifier(c, g, V_FRAILTY, 0), 0); }

void offer_results(struct context *c, u8 from)
{
    for (u8 r = RESULT_HIT; r < from && wants_reasons(c); r++)
        REFUSE(ACT_RESULT, RULE(129), "it can no longer be chosen: see the order of the list", r);
    for (u8 r = from; r <= RESULT_SKILL; r++) OFFER(ACT_RESULT, r); /* OT-129; Skill: left unused */
}

bool faith_matters(struct context *c, const STATE *g, int space, u8 from, struct standing s)
{
    int all = 0, least = 255;
    for (int i = 0; i < FIGURES; i++) {
        if (g->at[i] != space) continue;
        all += monster_defense(c, g, g->figure[i]);
        least = min_int(least, monster_defense(c, g, g->figure[i]));
    }
    if (from <= RESULT_HIT && s.hits < all && s.hits + s.faith >= least) return true;
    return (from <= RESULT_DEFENSE && s.defense < s.sin_hits) || (from <= RESULT_CC && s.cc < s.sin_corruption);
}

/* The lowest kind of Monster in a Space from this one on; 0: none. */
static u8 next_kind(const STATE *g, int space, int from)
{
    u8 lowest = 0;
    for (int i = 0; i < FIGURES; i++)
        if (g->at[i] == space && g->figure[i] >= from && (!lowest || g->figure[i] < lowest)) lowest = g->figure[i];
    return lowest;
}

void offer_kills(struct context *c, const STATE *g, int space, int hits, u8 from)
{
    for (u8 m = next_kind(g, space, 1); m; m = next_kind(g, space, m + 1)) {
        int defense = monster_defense(c, g, m);
        if (defense > hits) REFUSE(ACT_SLAY, RULE(173), "there are too few Hits left", m, defense);
        else if (m < from) REFUSE(ACT_SLAY, RULE(174), "they are chosen in the order of the list", m, defense);
        else OFFER(ACT_SLAY, m, defense);          /* OT-173, OT-174 */
    }
}

bool can_kill(struct context *c, const STATE *g, int space, int hits)
{
    for (int i = 0; i < FIGURES; i++)
        if (g->at[i] == space && monster_defense(c, g, g->figure[i]) <= hits) return true;
    return false;
}

void volunteer(struct context *c, STATE *g, int post)
{
    raise_level(c, g, post);                                /* OT-S37 */
    HAPPEN(EV_VOLUNTEERED, RULE(138), player_of(g, post), hero_at(g, post), g->hero[post].level);
}

/* -- Optional Upgrades (OT-D19) -------------------------------------------------------------------------------------- */

/* How many cards of a kind the Hero has that are neither used in this Round nor out of effect. */
static int unused(const STATE *g, int post, u8 upgrade)
{
    const struct hero *h = &g->hero[post];
    int n = -(h->jammed == upgrade);
    for EACH_CARD(card, UPGRADES_OF(g), OWNED + post)
        n += card == upgrade;
    for (int i = 0; i < SPENT; i++) n -= h->spent[i] == upgrade;
    return n;
}

static bool can_use(struct context *c, const STATE *g, int post, u8 upgrade)
{
    struct effect e = effect_of(KIND_UPGRADE, upgrade, PART_USE, post);
    return g->hero[post].spent[SPENT - 1] == 0 && unused(g, post, upgrade) > 0 &&
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
    struct kinds kinds = {0};
    for EACH_CARD(card, UPGRADES_OF(g), OWNED + post) {
        u8 id = card;
        if (UPGRADE(id)->use_at != use_at || !first_of_kind(&kinds, id)) continue;
        if (can_use(c, g, post, id)) OFFER(ACT_USE_UPGRADE, id);
        else REFUSE(ACT_USE_UPGRADE, RULE(251), "it was used in this Round or could do nothing now", id);
    }
}

void note_use(STATE *g, int post, u8 upgrade)
{
    u8 *spent = g->hero[post].spent;
    while (*spent) spent++;
    *spent = upgrade;
}

/* -- Sins Player's and Hero's preparation (OT-S36) ------------------------------------------------------------------- */

/* The Acolyte Ability: once a Round, with a dead Acolyte, in a normal Fight (OT-232, OT-236, OT-S76). */
static bool ability_ready(struct context *c, const STATE *g, bool ranged)
{
    return !ranged && !g->ability_used && find_figure(g, ACOLYTES(g->acolytes)->acolyte, DEAD) >= 0; /* OT-183 */
}

static void offer_preparation(struct context *c, const STATE *g, const struct sins_prepare *L)
{
    offer_cards(c, g, FIGHT_START, L->post);                /* OT-164 */
    if (ability_ready(c, g, L->ranged)) OFFER(ACT_ABILITY, g->acolytes); /* OT-165 */
    else if (L->ranged) REFUSE(ACT_ABILITY, RULE(183), "it cannot be used in a Ranged Fight", g->acolytes);
    else if (g->ability_used) REFUSE(ACT_ABILITY, RULE(233), "it was used in this Round", g->acolytes);
    else REFUSE(ACT_ABILITY, RULE(236), "no Acolyte is dead", g->acolytes);
}

#define STEPS_sins_prepare(S, Q)                                                            \
    S(CARD_DONE, TO(effect)) S(CARD_SETTLED, TO(settle)) S(ABILITY_DONE, TO(effect)) S(ABILITY_SETTLED, TO(settle)) S(USED, TO(effect)) S(USE_SETTLED, TO(settle))  \
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
            f->step = AFTER_CARD_DONE;
            {
                struct effect e = play_sin_card(c, g, ANSWER.a, FIGHT_START, L->post);
                PUSH_WITH(effect, g->sins, e);
            }
            return GO;
        CARD_DONE:
            SETTLE(CARD_SETTLED);
        } else {
            g->ability_used = true;                          /* OT-233 */
            HAPPEN(EV_ABILITY, RULE(232), g->sins, g->acolytes);
            RUN(ABILITY_DONE, g->sins, KIND_ACOLYTES, g->acolytes, PART_EFFECT, L->post); /* OT-234, OT-235 */
            SETTLE(ABILITY_SETTLED);
        }
        if (!still_there(g, L->post, L->agent)) RETURN(false);
    }
    while (has_use(c, g, L->post, IN_FIGHT)) {
        ASK(UPGRADES, player_of(g, L->post)) {
            OFFER(ACT_ROLL);
            offer_uses(c, g, L->post, IN_FIGHT);
        }
        if (ANSWER.verb == ACT_ROLL) break;
        note_use(g, L->post, ANSWER.a);
        HAPPEN(EV_USED, RULE(291), player_of(g, L->post), hero_at(g, L->post), ANSWER.a);
        RUN(USED, player_of(g, L->post), KIND_UPGRADE, ANSWER.a, PART_USE, L->post);
        SETTLE(USE_SETTLED);
        if (!still_there(g, L->post, L->agent)) RETURN(false);
    }
    RETURN(has_monster(g, g->fight_at));
}

/* -- A normal Fight -------------------------------------------------------------------------------------------------- */

#define STEPS_fight(S, Q)                                                                  \
    S(PREPARED, TO(sins_prepare)) S(CHANGED, TO(abilities)) S(ROLLED, TO(window)) S(WOUNDED, TO(wounds)) S(CORRUPTED, TO(corrupt)) S(SETTLED, TO(settle)) S(DIED, TO(window)) S(ABILITY_DONE, TO(abilities)) S(OVER, TO(window)) S(ALL_SETTLED, TO(settle)) \
    Q(VOLUNTEER, RULE(138), "Do you take Voluntary Corruption for this roll?")             \
    Q(FAITH, RULE(129), "What does this FAITH become? Choose in the order of the list.")   \
    Q(KILLS, RULE(174), "Which Monsters do your Hits kill? Choose in the order of the list.")

/* A Fight in the Hero's own Space, whoever started it (OT-155), in the order of OT-S36 and OT-S43. */
PROC(fight)
{
    BEGIN(fight)
    L->space = g->hero[L->post].space;                      /* OT-152, OT-153 */
    begin_fight(g, L->post, L->space, L->outer);
    HAPPEN(L->by_sins ? EV_ATTACKED : EV_FIGHT, L->by_sins ? RULE(218) : RULE(151), L->by_sins ? g->sins : player_of(g, L->post), hero_at(g, L->post), L->by_sins ? (u8)monsters_in(g, L->space) : L->space, monsters_in(g, L->space));

    CALL(PREPARED, sins_prepare, .post = L->post, .agent = L->agent, .ranged = false);
    if (!RESULT) {                                           /* OT-S57, OT-S58 */
        HAPPEN(EV_FIGHT_OFF, RULING_(57), NOBODY);
        end_fight(g, L->outer);
        RETURN(0);
    }
    if (c->on_event)                                             /* counting takes time */
        HAPPEN(EV_DICE, RULE(166), NOBODY, fight_dice(c, g, L->post, false), sins_dice(c, g, L->space));
    ASK(VOLUNTEER, player_of(g, L->post)) offer_volunteer(c, g, L->post); /* OT-138, OT-139, OT-144 */
    if (ANSWER.verb == ACT_VOLUNTEER) {
        L->volunteered = true;
        volunteer(c, g, L->post);
        ABILITIES(CHANGED, L->post, VOLUNTEERED);
    }

    L->frailty = frailty(c, g);                              /* OT-S46 */
    hero_rolls(c, g, L->post, L->volunteered, &L->hits, &L->defense, &L->cc, &L->faith); /* OT-166 */
    sins_roll(c, g, L->post, &L->sin_hits, &L->sin_corruption);
    WINDOW(ROLLED, AFTER_ROLL, L->post);
    if (!still_there(g, L->post, L->agent)) {
        end_fight(g, L->outer);
        RETURN(0);
    }
    for (L->last = RESULT_HIT; L->faith; L->faith--) {       /* OT-169, OT-S40 */
        if (!faith_matters(c, g, L->space, L->last,
                           (struct standing){L->faith, L->hits, less(L->defense, L->frailty), L->cc, L->sin_hits,
                                             L->sin_corruption}))
            break;
        ASK(FAITH, player_of(g, L->post)) offer_results(c, L->last);
        L->last = ANSWER.a;
        L->hits = (u8)(L->hits + (L->last == RESULT_HIT));
        L->defense = (u8)(L->defense + (L->last == RESULT_DEFENSE));
        L->cc = (u8)(L->cc + (L->last == RESULT_CC));
        HAPPEN(EV_FAITH, RULE(129), player_of(g, L->post), L->last);
    }
    L->sin_hits = less(L->sin_hits, less(L->defense, L->frailty)); /* OT-131, OT-S45 */
    L->sin_corruption = less(L->sin_corruption, L->cc);
    HAPPEN(EV_OUTCOME, RULE(171), NOBODY, L->hits, L->sin_hits, L->sin_corruption);

    for (L->last = 0; can_kill(c, g, L->space, L->hits);) {  /* OT-173 to OT-178 */
        ASK(KILLS, player_of(g, L->post)) {
            offer_kills(c, g, L->space, L->hits, L->last);
            OFFER(ACT_SPARE);
        }
        if (ANSWER.verb == ACT_SPARE) break;
        L->last = ANSWER.a;
        L->hits = less(L->hits, ANSWER.b);
        kill_monster(c, g, find_figure(g, ANSWER.a, L->space), true, RULE(173));
    }
    WOUND(WOUNDED, L->post, L->agent, L->sin_hits);         /* OT-130, OT-171 */
    CORRUPT(CORRUPTED, L->post, L->agent, L->sin_corruption);
    SETTLE(SETTLED);                                         /* OT-S93, OT-S108 */
    if (g->kills) WINDOW(DIED, ON_DEATH, L->post);
    if (still_there(g, L->post, L->agent)) {
        ABILITIES(ABILITY_DONE, L->post, AFTER_FIGHT);
        WINDOW(OVER, AFTER_FIGHT, L->post);
    }
    SETTLE(ALL_SETTLED);
    end_fight(g, L->outer);
    END
}
