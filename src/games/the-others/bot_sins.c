/* bot_sins.c: the quick bot's answers for the Sins Player: Reactions, Monsters, tokens, cards. */
#include "bot_mind.h"

/* -- Posts --------------------------------------------------------------------------------------------------------- */

/* What a Fight with the Hero of this post brings the Sins Player with the best he has, a figure joining (-1: none).
 * The Hero has the last word on Voluntary Corruption. */
static int fight_with(const struct mind *m, int post, int comer)
{
    struct scene s = scene_at(m, post, hero_of(m, post)->space, hero_of(m, post)->space);
    s.comer = (i8)comer;
    s.sin_dice = m->arms;
    s.sin_hits = m->blows;
    return -best_gain(m, &s);
}

/* How near each Space is to each Hero (3 with him, 2 one step away, 1 two steps away), and what it is worth that a
 * Monster of a kind meets him. */
struct posts {
    u8 near[SPACES][RING];
    spaces strikes;  /* what Orbital Strikes reach */
    bool waiting;    /* dead Monsters would find no unblocked Nest */
    bool shooters;   /* a Hero has Ranged */
    struct meeting {
        u8 monster;
        bool quarry;     /* the Mission counts its death, if it dies in the right Space */
        int crowd;       /* what it is worth to be near a Hero at all */
        i8 figure;       /* one of the kind */
        u8 known, joined; /* posts of Heroes whom it was compared with, and whose Fights were looked at */
        spaces seen;     /* Spaces whose worth as a post is known */
        i16 post[SPACES];
        i16 worth[RING]; /* what meeting each of them is worth to Monsters of the kind */
        int fight[RING]; /* what a Fight brings that one of them joins */
    } meeting[FIGURES];
    int kinds;
};

static void look_at_posts(const struct mind *m, struct posts *posts)
{
    memset(posts->near, 0, sizeof posts->near);
    posts->kinds = 0;
    posts->shooters = false;
    for (int p = 0; p < m->g->heroes; p++) {
        u8 at = m->g->hero[p].space;
        if (!at) continue;
        posts->shooters |= shoots(m, p);
        spaces next = m->map->near[at], far = 0;
        for EACH_BIT(s, next) far |= m->map->near[s];
        for EACH_BIT(s, far) posts->near[s][p] = 1;
        for EACH_BIT(s, next) posts->near[s][p] = 2;
        posts->near[at][p] = 3;
    }
    posts->strikes = strike_spaces(m);
    int room = 0, dead = 0;
    const struct context *c = m->c;
    for EACH_BIT(s, m->map->all) room += max_int(0, TOKENS_IN(m->g, s, NEST) - m->count[s]); /* OT-242 */
    for (int i = 0; i < FIGURES; i++) dead += m->g->at[i] == DEAD;
    posts->waiting = room < min_int(dead, m->g->heroes);
}

/* Whether a Monster that stands there, or comes there, blocks a Nest (OT-242). */
static bool blocks_nest(const struct mind *m, u8 monster, int space)
{
    const struct context *c = m->c;
    bool there = false;
    for EACH_BIT(i, m->figures[space]) there |= m->g->figure[i] == monster;
    return TOKENS_IN(m->g, space, NEST) > m->count[space] - there;
}

static struct meeting *meetings(const struct mind *m, struct posts *posts, u8 monster)
{
    const struct context *c = m->c;
    for (int k = 0; k < posts->kinds; k++)
        if (posts->meeting[k].monster == monster) return &posts->meeting[k];
    int figure = 0;
    while (figure < FIGURES - 1 && m->g->figure[figure] != monster) figure++;
    struct meeting *meeting = &posts->meeting[posts->kinds++];
    meeting->monster = monster;
    meeting->figure = (i8)figure;
    meeting->known = meeting->joined = 0;
    meeting->seen = 0;
    meeting->quarry = counts(m, M_KILL, target_of_type(MONSTER(monster)->type), m->at, true);
    meeting->crowd = meeting->quarry ? 0 : 8 * (1 + MONSTER(monster)->fight);
    return meeting;
}

/* What a Fight with a Hero brings that a figure of the kind joins: it is the same for all who are not with him yet. */
static int worth_of_joining(const struct mind *m, struct meeting *meeting, int post, int figure)
{
    if (!in_set(meeting->joined, post)) {
        meeting->fight[post] = fight_with(m, post, figure);
        meeting->joined |= (u8)bit(post);
    }
    return meeting->fight[post];
}

/* What meeting a Hero means to Monsters of a kind; what they lose as one quarry of many counts less. */
static int worth_of_meeting(const struct mind *m, struct meeting *meeting, int post)
{
    if (!in_set(meeting->known, post)) {
        int quarry = max_int(1, m->quarry), figure = meeting->figure;
        bool there = m->g->at[figure] == hero_of(m, post)->space;
        int worth = there ? fight_with(m, post, -1) : worth_of_joining(m, meeting, post, figure);
        meeting->worth[post] = (i16)max_int(-60, min_int(60, worth < 0 ? worth / quarry : worth));
        meeting->known |= (u8)bit(post);
    }
    return meeting->worth[post];
}

static int look_at_post(const struct mind *m, struct posts *posts, struct meeting *meeting, int space)
{
    const struct context *c = m->c;
    u8 monster = meeting->monster;
    int sum = 0;
    for (int p = 0; p < m->g->heroes; p++) {
        if (!posts->near[space][p]) continue;
        sum += posts->near[space][p] * (worth_of_meeting(m, meeting, p) * 2 + meeting->crowd);
        if (m->g->hero[p].space == space && !m->count[space] && !meeting->quarry)
            sum += cost_of_wounds(m, hero_of(m, p), 1) * 6;
    }
    int guard = m->mission->kind == M_TURN_UP && m->g->ground[space].hidden ? 6 : m->at == space ? 4 : 0;
    if (posts->waiting && blocks_nest(m, monster, space)) guard -= 10;
    if (meeting->quarry) {
        int each = min_int(m->deed, 300) / max_int(1, m->quarry);
        if (posts->shooters && !is_district(space)) guard -= each * 4 / 16;
        if (MONSTER(monster)->type <= ABOMINATION && posts->strikes >> space & 1) guard -= each * 8 / 16;
    }
    return sum / 16 + guard;
}

static int worth_of_post(const struct mind *m, struct posts *posts, struct meeting *meeting, int space)
{
    if (!(meeting->seen >> space & 1)) {
        meeting->seen |= space_bit(space);
        meeting->post[space] = (i16)look_at_post(m, posts, meeting, space);
    }
    return meeting->post[space];
}

/* -- Reactions ----------------------------------------------------------------------------------------------------- */

/* Spaces from which a Monster comes to a Space in so many steps: no Hero stands where it starts or on its way. */
static spaces way_to(const struct mind *m, int space, int steps)
{
    spaces reach = space_bit(space), edge = reach;
    while (steps-- > 0) {
        spaces next = 0;
        for EACH_BIT(s, edge) next |= m->map->near[s];
        edge = next & ~m->heroes & ~reach;
        reach |= edge;
    }
    return reach & ~space_bit(space);
}

enum { ALL_THERE_IS = 1 << 20 }; /* more than anything is worth */

/* The best Fight that a Reaction to this Hero could start, one figure of each kind being tried; 0: none is good. If it
 * is more than is asked for, it need not be the best. */
static int best_reaction(const struct mind *m, int post, int haste, int enough)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    u8 here = hero_of(m, post)->space, tried[FIGURES];
    int best = m->count[here] ? max_int(0, fight_with(m, post, -1)) : 0, n = 0;
    spaces near = way_to(m, here, haste ? haste : 2), far = haste ? near : way_to(m, here, 3);
    if (!(far & m->monsters)) return best;
    for (int i = 0; i < FIGURES && best <= enough; i++) {
        spaces way = haste || MONSTER(g->figure[i])->move <= 2 ? near : far;
        if (!on_board(g->at[i]) || !(way >> g->at[i] & 1)) continue;
        bool met = false;
        for (int k = 0; k < n; k++) met |= tried[k] == g->figure[i];
        if (met) continue;
        tried[n++] = g->figure[i];
        best = max_int(best, fight_with(m, post, i));
    }
    return best;
}

/* The best Fight if two Monsters come; of the second one only the dice count, which is nearly all. */
static int best_joint_reaction(const struct mind *m, int post)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    spaces near = way_to(m, hero_of(m, post)->space, 2), far = way_to(m, hero_of(m, post)->space, 3);
    int first = -1, second = -1, most = 0;
    for (int i = 0; i < FIGURES; i++) {
        u8 at = g->at[i];
        if (!on_board(at) || !((MONSTER(g->figure[i])->move <= 2 ? near : far) >> at & 1)) continue;
        int worth = fight_with(m, post, i);
        if (first < 0 || worth > most) second = first, first = i, most = worth;
        else if (second < 0 || m->fight[i] > m->fight[second]) second = i;
    }
    if (second < 0) return max_int(0, most);
    struct mind joined = *m;
    joined.arms = (i8)(m->arms + m->fight[second]);
    return max_int(most, fight_with(&joined, post, first));
}

/* What a card that brings Monsters to the Hero adds to the Reaction: the Fight has no other card then (OT-224). */
static int worth_of_coming(const struct mind *m, u8 id, int post)
{
    const struct context *c = m->c;
    struct code code = SIN_CARD(id)->effect;
    struct mind bare = *m;
    bool joint = false;
    for (int k = 0; k < code.length; k++) joint |= c->content->code[code.at + k].verb == V_SECOND_MOVE;
    bare.arms = !m->g->ability_used && find_figure(m->g, ACOLYTES(m->g->acolytes)->acolyte, DEAD) >= 0;
    bare.blows = 0;
    int with = joint ? best_joint_reaction(&bare, post) : best_reaction(&bare, post, 4, ALL_THERE_IS);
    return max_int(0, with - best_reaction(m, post, 0, ALL_THERE_IS));
}

/* What it is worth to take the Mission's quarry out of the Heroes' way: exactly, or more than is asked for. */
static int worth_of_flight(const struct mind *m, int enough)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    struct posts posts;
    int best = 0;
    if (m->mission->kind != M_KILL) return 0;
    look_at_posts(m, &posts);
    for (int i = 0; i < FIGURES; i++) {
        u8 at = g->at[i];
        if (!on_board(at) || m->kill[i] < m->deed || m->heroes >> at & 1) continue;
        struct meeting *meeting = meetings(m, &posts, g->figure[i]);
        int now = worth_of_post(m, &posts, meeting, at);
        for EACH_BIT(s, monster_reach(c, g, at, MONSTER(g->figure[i])->move)) {
            best = max_int(best, worth_of_post(m, &posts, meeting, s) - now);
            if (best > enough) return best;
        }
    }
    return best;
}

/* Whether a token would bring more (1), the same (0) or less (-1) if it were kept: the Reactions to the Turns still to
 * come are looked at as the Heroes stand now, the best of them first. */
static int compare_waiting(const struct mind *m, int now, int worth)
{
    const STATE *g = m->g;
    int turns[RING] = {0}, left = 0, more = 0, same = 0;
    for (int p = 0; p < g->heroes; p++)
        if (p != now && in_play(g, p)) left += turns[p] = min_int(2, g->hero[p].turns + g->hero[p].extra_turns);
    if (g->reactions > left) return worth > 0 ? -1 : 0; /* there is one for each of these Turns */
    for (int p = 0; p < g->heroes; p++) {
        if (!turns[p]) continue;
        int chance = best_reaction(m, p, 0, (worth + 1) * 16 / 12) * 12 / 16;
        left -= turns[p];
        if (chance > worth) more += turns[p];
        if (chance == worth) same += turns[p];
        if (more >= g->reactions) return 1;
        if (more + same + left < g->reactions) return -1;
    }
    return 0;
}

/* Not to React is worth nothing: whether this is more, less or the same decides, not how much. */
static int score_reacting(const struct mind *m)
{
    const struct reaction *L = LOCALS(reaction, asking(m->c));
    int worth = best_reaction(m, L->post, 0, ALL_THERE_IS), waiting = compare_waiting(m, L->post, worth);
    if (waiting < 0) return 1;
    int flight = worth_of_flight(m, waiting ? ALL_THERE_IS : worth);
    if (flight <= worth) return -waiting;
    return waiting ? -compare_waiting(m, L->post, flight) : 1;
}

/* Where a Monster that moves stands now, and what that post is worth: many options begin there. */
struct stand {
    struct meeting *meeting;
    u8 space;
    int worth;
};

static void look_at_stand(const struct mind *m, struct posts *posts, struct stand *now, u8 monster, u8 space)
{
    if (now->meeting && now->meeting->monster == monster && now->space == space) return;
    now->meeting = meetings(m, posts, monster);
    now->space = space;
    now->worth = worth_of_post(m, posts, now->meeting, space);
}

/* What an option that puts a Monster somewhere is worth, in 16ths: for a Fight with this Hero at once (NOWHERE: with
 * none), or as a post. */
static int score_post(const struct mind *m, struct posts *posts, struct stand *now, struct action a, int post)
{
    const struct context *c = m->c;
    switch (a.verb) {
    case ACT_MOVE_MONSTER:
        look_at_stand(m, posts, now, a.a, a.b);
        if (a.c == hero_of(m, post)->space)
            return 16 * worth_of_joining(m, now->meeting, post, find_figure(m->g, a.a, a.b));
        return 16 * (worth_of_post(m, posts, now->meeting, a.c) - now->worth);
    case ACT_SUMMON: {
        bool quarry = counts(m, M_KILL, target_of_type(MONSTER(a.a)->type), m->at ? m->at : a.b, true);
        int worth = worth_of_post(m, posts, meetings(m, posts, a.a), a.b);
        return 16 * (worth + (quarry ? 0 : 3 * MONSTER(a.a)->fight));
    }
    case ACT_CHOOSE_MONSTER: {
        const struct teleport_monster *L = LOCALS(teleport_monster, asking(m->c));
        look_at_stand(m, posts, now, a.a, a.b);
        return 16 * (worth_of_post(m, posts, now->meeting, L->to) - now->worth);
    }
    default: return 0; /* NO_MOVE */
    }
}

int choose_station(const struct mind *m)
{
    const struct context *c = m->c;
    struct posts posts;
    struct stand now = {0};
    bool moving = c->option[0].verb == ACT_NO_MOVE || c->option[0].verb == ACT_MOVE_MONSTER;
    int post = moving ? *asking(m->c)->local : NOWHERE, best = 0, most = -1000000, stay = 0;
    if (post != NOWHERE && m->count[hero_of(m, post)->space]) stay = 16 * max_int(0, fight_with(m, post, -1));
    look_at_posts(m, &posts);
    for (int i = 0; i < c->count; i++) {
        struct action a = c->option[i];
        bool joins = a.verb == ACT_MOVE_MONSTER && a.c == hero_of(m, post)->space;
        int score = score_post(m, &posts, &now, a, post) + (joins ? 0 : stay);
        if (score > most) most = score, best = i;
    }
    return best;
}

/* -- Tokens -------------------------------------------------------------------------------------------------------- */

/* A token of ours face down: what Heroes want lies far from where they start. */
static int score_hiding(const struct mind *m, struct action a)
{
    int x = space_x(a.b) - space_x(m->map->start), y = space_y(a.b) - space_y(m->map->start);
    int far = (x < 0 ? -x : x) + (y < 0 ? -y : y);
    return a.a - T_FIRST >= CLEANSABLE ? 2 * far : LATTICE - (a.a - T_FIRST == NEST);
}

static int score_space(const struct mind *m, u8 space)
{
    const struct effect *e = asked_for(m->c);
    if (!e) return 0;
    struct instr i = what_for(m, e);
    if (i.verb == V_PLACE) return -worth_of_placing(m, i.a - T_FIRST, space);
    if (i.verb == V_REMOVE) return worth_of_placing(m, i.a - T_FIRST, space);
    struct posts posts;
    look_at_posts(m, &posts);
    int near = 0;
    for (int p = 0; p < RING; p++) near += posts.near[space][p];
    return i.verb == V_TELEPORT_MONSTER ? near : -near;
}

/* Where a Hero is driven: into harm, away from what he wants. */
static int score_drive(const struct mind *m, u8 space)
{
    const struct context *c = m->c;
    return 6 * TOKENS_IN(m->g, space, FIRE) + 3 * TOKENS_IN(m->g, space, CORRUPTION) + m->dice[space];
}

/* -- Cards --------------------------------------------------------------------------------------------------------- */

/* What cards add to the Fight that begins, as its text says. */
static void add_to_scene(const struct mind *m, struct effect *e, struct code code, int from, int to, struct scene *s,
                         int *other)
{
    struct context *c = m->c;
    for (int at = from; at < to; at++) {
        struct instr i = c->content->code[code.at + at];
        switch (i.verb) {
        case V_IF:
            if (holds(c, e, m->who, c->content->condition[i.a]))
                add_to_scene(m, e, code, at + 1, at + 1 + i.b, s, other);
            else
                add_to_scene(m, e, code, at + 1 + i.b, at + 1 + i.b + i.c, s, other);
            at += i.b + i.c;
            break;
        case V_ADD_SIN_DICE: s->sin_dice = (i8)(s->sin_dice + (i8)i.a); break;
        case V_ADD_SIN_HITS: s->sin_hits = (i8)(s->sin_hits + (i8)i.a); break;
        case V_ADD_SIN_CORRUPTION: s->sin_corruption = (i8)(s->sin_corruption + (i8)i.a); break;
        case V_HARD_HIDE: s->hide = (i8)(s->hide + (i8)i.a); break;
        case V_LESS_DICE: s->hero_dice = (i8)(s->hero_dice + (i8)i.a); break;
        case V_RAISE_ACOLYTE: s->comer = (i8)find_figure(m->g, ACOLYTES(m->g->acolytes)->acolyte, DEAD); break;
        case V_JAM:
            if (!upgrade_count(m->g, s->post)) s->hero_dice--;
            else *other -= DIE;
            break;
        case V_FORBID_HEALING: *other -= 4 * wound_count(hero_of(m, s->post)); break;
        case V_COVER: *other -= is_district(s->space) ? 14 : 4; break;
        default: *other += worth_of_code(m, e, code, at, at + 1, -1);
        }
    }
}

/* The difference that a card or the Acolyte Ability makes to the Fight. */
static int worth_in_fight(const struct mind *m, struct effect e)
{
    struct scene plain = scene_now(m), s = plain;
    struct code code = effect_code(m->c, &e);
    int other = 0;
    add_to_scene(m, &e, code, 0, code.length, &s, &other);
    struct notes *notes = m->notes;
    if (!notes->asked_now) notes->asked_now = true, notes->now = best_gain(m, &plain); /* the same for every card */
    return notes->now - best_gain(m, &s) - other;
}

/* A card in hand is worth keeping for a better moment: one for Fights the more, the fewer cards there are, any other one
 * above all while there is one for a Fight that may come in this Turn (OT-224). With less the hand is gone after a few
 * Turns, on steps and tokens that hardly matter. */
static int worth_of_keeping(const struct mind *m, u8 moment)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int hand = g->sin.start[SIN_HAND + 1] - g->sin.start[SIN_HAND], fights = 0;
    for EACH_CARD(id, SIN_DECK_OF(g), SIN_HAND)
        fights += SIN_CARD(id)->moment == FIGHT_START;
    if (moment != FIGHT_START && moment != AFTER_ROLL) return fights ? 24 : 10;
    return max_int(10, 34 - 3 * hand);
}

static int score_card(const struct mind *m, u8 id, u8 moment)
{
    const struct frame *f = asking(m->c);
    const STATE *g = m->g;
    if (f->proc == P_sins_prepare)
        return worth_in_fight(m, effect_of(KIND_SIN_CARD, id, PART_EFFECT, g->fighter)) -
               worth_of_keeping(m, FIGHT_START);
    const struct window *w = LOCALS(window, f);
    int post = w->post, worth = -worth_of_text(m, effect_of(KIND_SIN_CARD, id, PART_EFFECT, post));
    if (moment == BEFORE_CLEANSE && post < RING) {
        u8 space = hero_of(m, post)->space;
        worth = worth_of_cleansing(m, post, space, false, 0) - worth_of_cleansing(m, post, space, false, -2);
    }
    if (moment == REACTION_START && post < RING) worth = worth_of_coming(m, id, post);
    return worth - worth_of_keeping(m, moment);
}

static int score_ability(const struct mind *m)
{
    return worth_in_fight(m, effect_of(KIND_ACOLYTES, m->g->acolytes, PART_EFFECT, m->g->fighter)) - 8;
}

static int score_apocalypse(const struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const struct apocalypse_row *card = APOCALYPSE(id);
    int worth = -worth_of_passive(m, card->passive);
    if (card->monster) {
        const struct monster_row *monster = MONSTER(card->monster);
        worth += 6 * (monster->fight + monster->defense) - worth_of_passive(m, monster->passive) / 2;
    }
    for (u8 n = 0; n < TRIGGERS_MAX; n++)
        if (card->when[n].moment)
            worth -= 4 * worth_of_text(m, effect_of(KIND_APOCALYPSE, id, (u8)(PART_TRIGGER + n), NOWHERE));
    return worth;
}

/* -- Set-up -------------------------------------------------------------------------------------------------------- */

/* The worst Dark Pasts go to the best Heroes of each group. */
static int score_dark_past(const struct mind *m, struct action a)
{
    const struct context *c = m->c;
    int sum = 0, n = 0, worth = worth_of_hero(m, a.b);
    for (int i = 0; i < TEAM; i++) {
        sum += worth_of_hero(m, m->g->agent[i].hero);
        n++;
    }
    return DARK_PAST(a.a)->number * (worth - sum / max_int(1, n));
}

/* -- The score ----------------------------------------------------------------------------------------------------- */

static int score_effect(const struct mind *m, struct action a)
{
    const struct frame *f = asking(m->c);
    if (f->proc != P_effect) return 0;
    struct effect e = *LOCALS(effect, f);
    struct code code = effect_code(m->c, &e);
    if (a.verb == ACT_MODE) return -worth_of_code(m, &e, code, e.pc, code.length, a.a - 1);
    return -worth_of_code(m, &e, code, e.pc + 1, e.pc + 1 + m->c->content->code[code.at + e.pc].a, e.mode);
}

int score_for_sins(const struct mind *m, struct action a)
{
    const struct context *c = m->c;
    switch (a.verb) {
    case ACT_REACT: return score_reacting(m);
    case ACT_ATTACK: return fight_with(m, (LOCALS(reaction, asking(m->c)))->post, -1);
    case ACT_PLAY: return score_card(m, a.a, a.b);
    case ACT_ABILITY: return score_ability(m);
    case ACT_REVEAL: return score_apocalypse(m, a.a);
    case ACT_CHOOSE_SPACE: return score_space(m, a.a);
    case ACT_CHOOSE_HERO: {
        const struct effect *e = asked_for(m->c);
        return e ? -worth_to_hero(m, e, what_for(m, e), a.b) : 0;
    }
    case ACT_DRIVE: return score_drive(m, a.a);
    case ACT_COVER_ICON: return a.a == I_HEAL ? 3 : a.a == I_INVENTORY ? 2 : 1;
    case ACT_SHOW_UPGRADE: return -worth_of_upgrade(m, m->g->current < RING ? m->g->current : 0, a.a);
    case ACT_GIVE_DARK_PAST: return score_dark_past(m, a);
    case ACT_HIDE_TOKEN: return score_hiding(m, a);
    case ACT_RANDOM_SIN: case ACT_RANDOM_ACOLYTES: return -1000;
    case ACT_ACCEPT: case ACT_MODE: return score_effect(m, a);
    default: (void)c; return 0;
    }
}
