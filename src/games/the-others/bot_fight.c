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

/* What he brings with this dashboard, before what Voluntary Corruption adds. */
static struct might own_might(const struct mind *m, const struct scene *s, u8 form)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    const struct hero *hero = &g->hero[s->post];
    const struct hero_row *row = HERO(form);
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
    return h;
}

static struct might raised_might(const struct mind *m, const struct scene *s, struct might h)
{
    if (s->volunteer) {
        struct hero raised = m->g->hero[s->post];
        raised.level = (u8)min_int(LEVELS, raised.level + 1);
        struct track bonus = track_bonus(&raised);
        h.dice += bonus.dice;
        h.hits += bonus.hits + bonus.free; /* a free result is a Hit as a rule */
        h.defense += bonus.defense;
    }
    h.dice = max_int(0, h.dice);
    return h;
}

struct might might_of(const struct mind *m, const struct scene *s)
{
    return raised_might(m, s, own_might(m, s, form_of(m, s)));
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
    int whole = 0, top = 0; /* Hits up to `top` are looked at; more kill no more */
    best[0] = 0;
    for EACH_BIT(i, m->figures[s->target] | (s->comer >= 0 ? bit(s->comer) : 0)) {
        int hide = max_int(1, m->hide[i] + s->hide);
        int worth = i == s->comer ? worth_of_kill(m, MONSTER(m->g->figure[i])->type, s->target, true) : m->kill[i];
        whole += hide;
        for (int all = best[top]; top < min_int(HITS_MAX, whole);) best[++top] = all;
        for (int n = top; n >= hide; n--) best[n] = max_int(best[n], best[n - hide] + worth);
    }
    for (int all = best[top]; top < HITS_MAX;) best[++top] = all;
    return whole;
}

int cost_of_dice(const struct mind *m, const struct hero *h, int dice, int sure, int shield)
{
    const u16 *chance = chance_of_hits(dice);
    int now = wound_count(h), whole = shield >> 4, part = shield & 15, sum = 0, n = max_int(0, whole - sure + 1);
    if (n > HITS_MAX || !chance[n]) return 0;
    for (int then = now + n + sure - whole; n <= HITS_MAX && then <= WOUNDS; n++, then++)
        sum += chance[n] * ((m->toll[then] - m->toll[now]) * (16 - part) + (m->toll[then - 1] - m->toll[now]) * part);
    if (n <= HITS_MAX)                                       /* it kills, whatever the part of the shield */
        sum += chance_of_more_hits(dice)[n] * 16 * (m->toll[WOUNDS] - m->toll[now]);
    return sum / (16 * SURE);
}

/* -- The outcome --------------------------------------------------------------------------------------------------- */

/* What the Hero is up against in a scene, whether he volunteers or not. */
struct foes {
    struct sin_might sin;
    int dice;                /* of the Sins Player and of all Monsters */
    int kills[HITS_MAX + 1]; /* see list_kills */
    int whole;
    bool come;               /* survivors of a shot can come to him */
};

/* Survivors of a shot all come when the way is open. */
static bool can_come(const struct mind *m, const struct scene *s)
{
    struct context *c = m->c;
    int move = 0;
    for EACH_BIT(i, m->figures[s->target]) move = max_int(move, MONSTER(m->g->figure[i])->move);
    return monster_reach(c, m->g, s->target, move) >> s->space & 1;
}

static void look_at_foes(const struct mind *m, const struct scene *s, struct foes *foes)
{
    foes->sin = sin_might_of(m, s);
    foes->dice = foes->sin.dice + m->dice[s->space] + (s->comer >= 0 ? m->fight[s->comer] : 0);
    foes->whole = list_kills(m, s, foes->kills);
    foes->come = s->target != s->space && can_come(m, s);
    if (s->target != s->space)
        foes->dice += m->count[s->target] > 1 ? m->dice[s->target] * 2 / 3 : m->dice[s->target];
}

/* The chance that anybody answers a shot. */
static int chance_of_answer(const struct foes *foes, const u16 *more, int sure)
{
    int enough = max_int(0, foes->whole - sure);
    if (!foes->come) return 0;
    return SURE - (enough <= HITS_MAX ? more[enough] : 0);
}

static struct odds odds_against(const struct mind *m, const struct scene *s, const struct foes *foes, struct might h)
{
    const struct hero *hero = &m->g->hero[s->post];
    const u16 *chance = chance_of_hits(h.dice), *more = chance_of_more_hits(h.dice);
    struct odds odds = {0, 0, 0};
    int dice = foes->dice, answer = s->target == s->space ? SURE : chance_of_answer(foes, more, h.hits);
    int most = min_int(HITS_MAX, foes->whole), n = max_int(0, 1 - h.hits); /* no Hits kill nobody */
    for (; n + h.hits < most && n <= HITS_MAX; n++) odds.kills += chance[n] * foes->kills[n + h.hits];
    if (n <= HITS_MAX) odds.kills += more[n] * foes->kills[most];
    odds.kills /= SURE;
    /* of each die of the Hero's, 1 in 5 is a Defense; of the FAITH about half is needed for it */
    int shield = 16 * h.defense + h.dice * 48 / 10 - 16 * foes->sin.frailty;
    odds.harm = cost_of_dice(m, hero, dice, foes->sin.hits, max_int(0, shield));
    int stain = max_int(0, dice * 16 / 5 + 16 * (foes->sin.corruption - h.cc) - h.dice * 16 / 5);
    if (stain) odds.harm += (cost_of_corruption(m, hero, 1 + stain / 16) + 2) * stain / (16 * (1 + stain / 16));
    odds.harm = odds.harm * answer / SURE;
    if (s->volunteer) odds.harm += price_of_volunteering(m, hero);
    odds.gain = odds.kills - odds.harm;
    return odds;
}

struct odds fight_odds(const struct mind *m, const struct scene *s)
{
    struct foes foes;
    look_at_foes(m, s, &foes);
    return odds_against(m, s, &foes, might_of(m, s));
}

struct odds best_odds(const struct mind *m, struct scene s)
{
    struct foes foes;
    look_at_foes(m, &s, &foes);
    s.volunteer = false;
    u8 form = form_of(m, &s);
    struct might own = own_might(m, &s, form);
    struct odds plain = odds_against(m, &s, &foes, raised_might(m, &s, own));
    if (m->g->hero[s.post].level >= LEVELS) return plain;
    s.volunteer = true;
    u8 turned = form_of(m, &s);
    if (turned != form) own = own_might(m, &s, turned);
    struct odds raised = odds_against(m, &s, &foes, raised_might(m, &s, own));
    return raised.gain > plain.gain ? raised : plain;
}
