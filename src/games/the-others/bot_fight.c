/* bot_fight.c: how the quick bot expects a Fight to end, before the dice are cast. */
#include "bot_mind.h"

/* -- Scenes -------------------------------------------------------------------------------------------------------- */

struct scene scene_at(const struct mind *m, int post, int space, int target)
{
    int allies = 0;
    for (int p = 0; p < RING; p++) allies += p != post && m->g->hero[p].space == space;
    return (struct scene){.post = (u8)post, .space = (u8)space, .target = (u8)target, .allies = (u8)allies,
                          .comer = -1};
}

struct scene scene_now(const struct mind *m)
{
    const STATE *g = m->g;
    struct scene s = scene_at(m, g->fighter, g->hero[g->fighter].space, g->fight_at);
    s.hero_dice = g->hero_dice;
    s.sin_dice = g->sin_dice;
    s.sin_hits = g->sin_hits;
    s.sin_corruption = g->sin_corruption;
    s.hide = g->hide;
    return s;
}

/* Whether a condition would hold in the Fight; what is not about the Fight is asked as it is now. */
static bool holds_in(const struct mind *m, const struct scene *s, struct condition k)
{
    switch (k.word) {
    case 0: case C_FIGHT_ROLL: return true;
    case C_ALONE: return !s->allies;
    case C_DISTRICT: return is_district(s->space);
    case C_STREET: return !is_district(s->space);
    case C_RANGED: return s->target != s->space;
    case C_CLOSE: return s->target == s->space;
    case C_MONSTERS: return m->count[s->target] + (s->comer >= 0) >= k.n;
    case C_KILLED: return false;
    default: break;
    }
    const struct effect about = effect_of(0, 0, 0, s->post);
    return holds(m->c, &about, m->who, k);
}

/* -- The Hero ------------------------------------------------------------------------------------------------------ */

#define TOUCH(verb) (1u << ((verb) - V_FIRST_MODIFIER))
#define FIGHT_HELP (TOUCH(V_DICE) | TOUCH(V_HITS) | TOUCH(V_DEFENSE) | TOUCH(V_CC))

static void add_help(const struct mind *m, const struct scene *s, const struct row *row, struct code code, u8 scope,
                     struct might *h)
{
    const struct context *c = m->c;
    if (!(row->modifier_mask & FIGHT_HELP)) return;
    for (int n = 0; n < code.length; n++) {
        struct instr i = c->content->code[code.at + n];
        if ((i.b && i.b != scope) || !holds_in(m, s, c->content->condition[i.c])) continue;
        switch (i.verb) {
        case V_DICE: h->dice += (i8)i.a; break;
        case V_HITS: h->hits += (i8)i.a; break;
        case V_DEFENSE: h->defense += (i8)i.a; break;
        case V_CC: h->cc += (i8)i.a; break;
        }
    }
}

/* The dashboard that counts: Voluntary Corruption may change it (OT-305). */
static u8 form_of(const struct mind *m, const struct scene *s)
{
    const struct context *c = m->c;
    u8 form = hero_at(m->g, s->post);
    bool turns = s->volunteer && HERO(form)->second && in_set(HERO(form)->row.trigger_mask, VOLUNTEERED);
    return turns ? HERO(form)->second : form;
}

struct might might_of(const struct mind *m, const struct scene *s)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    const struct hero *hero = &g->hero[s->post];
    const struct hero_row *row = HERO(form_of(m, s));
    struct might h = {row->fight + s->allies + holds_npc(hero, COMMISSIONER) + s->hero_dice, 0, row->defense, 0, 0};
    add_help(m, s, &row->row, row->passive, W_THIS, &h);
    bool jammed = hero->jammed != 0;
    if (hero->modifier_mask & FIGHT_HELP)
        for EACH_CARD(card, UPGRADES_OF(g), OWNED + s->post) {
            u8 id = card;
            if (jammed && id == hero->jammed) jammed = false;
            else add_help(m, s, &UPGRADE(id)->row, UPGRADE(id)->passive, W_THIS, &h);
        }
    for (int p = 0; p < RING && s->allies; p++)
        if (p != s->post && g->hero[p].space == s->space)
            add_help(m, s, &HERO(hero_at(g, p))->row, HERO(hero_at(g, p))->passive, W_OTHERS_HERE, &h);
    if (s->volunteer) {
        struct hero raised = *hero;
        raised.level = (u8)min_int(LEVELS, hero->level + 1);
        struct track bonus = track_bonus(&raised);
        h.dice += bonus.dice;
        h.hits += bonus.hits + bonus.free; /* a free result is a Hit as a rule */
        h.defense += bonus.defense;
    }
    h.dice = max_int(0, h.dice);
    return h;
}

int price_of_volunteering(const struct mind *m, const struct hero *h)
{
    return h->level < LEVELS ? cost_of_corruption(m, h, 1) + 2 : WIN;
}

/* -- The Monsters -------------------------------------------------------------------------------------------------- */

/* What the Sins Player brings: dice without those of the Monsters. */
struct sin_might {
    int dice, hits, corruption, frailty;
};

static struct sin_might sin_might_of(const struct mind *m, const struct scene *s)
{
    const struct context *c = m->c;
    int pentagrams = TOKENS_IN(m->g, s->space, PENTAGRAM);
    struct sin_might sin = {pentagrams + s->sin_dice, s->sin_hits, s->sin_corruption, 0};
    for (int n = 0; n < m->burdens; n++) {
        struct burden b = m->burden[n];
        if ((b.space && b.space != s->space) || !holds_in(m, s, c->content->condition[b.i.c])) continue;
        switch (b.i.verb) {
        case V_SIN_DICE: sin.dice += (i8)b.i.a; break;
        case V_SIN_HITS: sin.hits += (i8)b.i.a; break;
        case V_SIN_CORRUPTION: sin.corruption += (i8)b.i.a; break;
        case V_FRAILTY: sin.frailty += (i8)b.i.a; break;
        case V_PENTAGRAM_DICE: sin.dice += (i8)b.i.a * pentagrams; break;
        }
    }
    return sin;
}

int list_kills(const struct mind *m, const struct scene *s, int best[HITS_MAX + 1])
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int left = m->count[s->target] + (s->comer >= 0), whole = 0;
    memset(best, 0, sizeof(int) * (HITS_MAX + 1));
    for (int i = 0; i < FIGURES && left; i++) {
        bool comes = i == s->comer;
        if (g->at[i] != s->target && !comes) continue;
        left--;
        int hide = max_int(1, m->hide[i] + s->hide);
        int worth = comes ? worth_of_kill(m, MONSTER(g->figure[i])->type, s->target, true) : m->kill[i];
        whole += hide;
        for (int n = HITS_MAX; n >= hide; n--) best[n] = max_int(best[n], best[n - hide] + worth);
    }
    return whole;
}

int cost_of_dice(const struct mind *m, const struct hero *h, int dice, int sure, int shield)
{
    const u16 *chance = chance_of_hits(dice);
    int now = wound_count(h), whole = shield >> 4, part = shield & 15, sum = 0;
    for (int n = max_int(0, whole - sure + 1); n <= HITS_MAX && chance[n]; n++) {
        int wounds = n + sure - whole;
        int full = m->toll[min_int(WOUNDS, now + wounds)], lesser = m->toll[min_int(WOUNDS, now + wounds - 1)];
        sum += chance[n] * ((full - m->toll[now]) * (16 - part) + (lesser - m->toll[now]) * part);
    }
    return sum / (16 * SURE);
}

/* -- The outcome --------------------------------------------------------------------------------------------------- */

/* Chance that a shot leaves survivors who come to the Hero; all that do not die come when the way is open. */
static int chance_of_answer(const struct mind *m, const struct scene *s, const u16 *chance, int sure, int whole)
{
    struct context *c = m->c;
    int cleared = 0, move = 0;
    for (int i = 0; i < FIGURES; i++)
        if (m->g->at[i] == s->target) move = max_int(move, MONSTER(m->g->figure[i])->move);
    if (!(monster_reach(c, m->g, s->target, move) >> s->space & 1)) return 0;
    for (int n = max_int(0, whole - sure); n <= HITS_MAX; n++) cleared += chance[n];
    return SURE - cleared;
}

struct odds fight_odds(const struct mind *m, const struct scene *s)
{
    const struct hero *hero = &m->g->hero[s->post];
    struct might h = might_of(m, s);
    struct sin_might sin = sin_might_of(m, s);
    const u16 *chance = chance_of_hits(h.dice);
    struct odds odds = {0, 0, 0};
    int best[HITS_MAX + 1], whole = list_kills(m, s, best), answer = SURE;
    int dice = sin.dice + m->dice[s->space] + (s->comer >= 0 ? m->fight[s->comer] : 0);
    for (int n = 0; n <= HITS_MAX; n++) odds.kills += chance[n] * best[max_int(0, min_int(HITS_MAX, n + h.hits))];
    odds.kills /= SURE;
    if (s->target != s->space) {
        answer = chance_of_answer(m, s, chance, h.hits, whole);
        dice += m->count[s->target] > 1 ? m->dice[s->target] * 2 / 3 : m->dice[s->target];
    }
    /* of each die of the Hero's, 1 in 5 is a Defense; of the FAITH about half is needed for it */
    int shield = 16 * h.defense + h.dice * 48 / 10 - 16 * sin.frailty;
    odds.harm = cost_of_dice(m, hero, dice, sin.hits, max_int(0, shield));
    int stain = max_int(0, dice * 16 / 5 + 16 * (sin.corruption - h.cc) - h.dice * 16 / 5);
    if (stain) odds.harm += (cost_of_corruption(m, hero, 1 + stain / 16) + 2) * stain / (16 * (1 + stain / 16));
    odds.harm = odds.harm * answer / SURE;
    if (s->volunteer) odds.harm += price_of_volunteering(m, hero);
    odds.gain = odds.kills - odds.harm;
    return odds;
}

struct odds best_odds(const struct mind *m, struct scene s)
{
    s.volunteer = false;
    struct odds plain = fight_odds(m, &s);
    if (m->g->hero[s.post].level >= LEVELS) return plain;
    s.volunteer = true;
    struct odds raised = fight_odds(m, &s);
    return raised.gain > plain.gain ? raised : plain;
}
