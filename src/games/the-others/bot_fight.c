/* bot_fight.c: how the quick bot expects a Fight to end, before the dice are cast. */
#include "bot_memo.h"

/* -- Scenes -------------------------------------------------------------------------------------------------------- */

struct scene scene_at(const struct mind *m, int post, int space, int target)
{
    int allies = 0;
    if (m->heroes >> space & 1)
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

/* -- Kills --------------------------------------------------------------------------------------------------------- */

/* Another Monster that may be killed. */
static void add_prey(struct prey *prey, int hide, int worth)
{
    prey->whole += hide;
    if (hide > HITS_MAX) return;
    i16 *best = prey->best + NONE, more[LANES];
    const i16 *without = best - hide;
    for (int n = 0; n < LANES; n++) {
        i16 with = (i16)(without[n] + worth);
        more[n] = with > best[n] ? with : best[n];
    }
    memcpy(best, more, sizeof more);
    for (int n = 0; n < LANES; n++) best[HITS_MAX + n] = more[HITS_MAX];
}

static void find_prey(const struct mind *m, int space, int hide, struct prey *prey)
{
    enum { NO = -20000 }; /* nobody is killed with less than no Hits */
    static const struct prey nobody = {{NO, NO, NO, NO, NO, NO, NO, NO, NO}, 0};
    *prey = nobody;
    for EACH_BIT(i, m->figures[space]) add_prey(prey, max_int(1, m->hide[i] + hide), m->kill[i]);
}

/* The Monsters of a Space as they stand there; Fights there are looked at again and again. */
static const struct prey *prey_in(const struct mind *m, int space)
{
    struct notes *notes = m->notes;
    if (!(notes->preys >> space & 1)) {
        notes->preys |= space_bit(space);
        find_prey(m, space, 0, &notes->prey[space]);
    }
    return &notes->prey[space];
}

/* What there is to be killed in a scene; `room` is for one that is like no other. */
static const struct prey *prey_of(const struct mind *m, const struct scene *s, struct prey *room)
{
    const struct context *c = m->c;
    if (s->comer < 0 && !s->hide) return prey_in(m, s->target);
    if (s->hide) find_prey(m, s->target, s->hide, room);
    else *room = *prey_in(m, s->target);
    if (s->comer >= 0 && !in_set(m->figures[s->target], s->comer))
        add_prey(room, max_int(1, hide_of(m, s->comer) + s->hide),
                 worth_of_kill(m, MONSTER(m->g->figure[s->comer])->type, s->target, true));
    return room;
}

void list_kills(const struct mind *m, const struct scene *s, int best[HITS_MAX + 1])
{
    struct prey room;
    const struct prey *prey = prey_of(m, s, &room);
    for (int n = 0; n <= HITS_MAX; n++) best[n] = prey->best[NONE + n];
}

/* -- Harm ---------------------------------------------------------------------------------------------------------- */

/* What is expected of a roll: chances of so many Hits, and what each number of them is worth. */
static inline int expect(const i16 *chance, const i16 *worth)
{
    int sum = 0;
    for (int n = 0; n < LANES; n++) sum += chance[n] * worth[n];
    return sum;
}

int cost_of_dice(const struct champion *k, int dice, int sure, int shield)
{
    const i16 *chance = chance_of_hits(dice);
    int part = shield & 15, kept_off = (shield >> 4) - sure, first = max_int(0, kept_off + 1);
    if (first > HITS_MAX || !chance_of_more_hits(dice)[first]) return 0;
    const i16 *pain = k->pain + NONE - max_int(kept_off, -WOUNDS - 1);
    return ((16 - part) * expect(chance, pain) + part * expect(chance, pain - 1)) / (16 * SURE);
}

int price_of_volunteering(const struct mind *m, int post) { return champion_of(m, post)->price; }

/* -- The outcome --------------------------------------------------------------------------------------------------- */

/* What the Hero is up against in a scene, whether he volunteers or not. */
struct foes {
    struct sin_might sin;
    int dice;                /* of the Sins Player and of all Monsters */
    const struct prey *prey;
    struct prey room;
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
    foes->dice = foes->sin.dice + m->dice[s->space] + (s->comer >= 0 ? fight_of(m, s->comer) : 0);
    foes->prey = prey_of(m, s, &foes->room);
    if (s->target == s->space) return;
    foes->come = can_come(m, s);
    foes->dice += m->count[s->target] > 1 ? m->dice[s->target] * 2 / 3 : m->dice[s->target];
}

/* The chance that anybody answers a shot. */
static int chance_of_answer(const struct foes *foes, const u16 *more, int sure)
{
    int enough = max_int(0, foes->prey->whole - sure);
    if (!foes->come) return 0;
    return SURE - (enough <= HITS_MAX ? more[enough] : 0);
}

/* Worth of what he kills, on average. */
static int kills_with(const struct prey *prey, struct might h)
{
    int sure = max_int(0, min_int(HITS_MAX, h.hits)), lost = max_int(0, min_int(HITS_MAX, -h.hits));
    return expect(chance_of_hits(h.dice) + lost, prey->best + NONE + sure) / SURE;
}

/* Cost of the Wounds and the Corruption that he takes, if anybody fights back. */
static int harm_of(const struct mind *m, const struct scene *s, const struct foes *foes, struct might h)
{
    const struct champion *k = champion_of(m, s->post);
    /* of each die of the Hero's, 1 in 5 is a Defense; of the FAITH about half is needed for it */
    int dice = max_int(0, h.dice), shield = 16 * h.defense + dice * 48 / 10 - 16 * foes->sin.frailty;
    int harm = cost_of_dice(k, foes->dice, foes->sin.hits, max_int(0, shield));
    int stain = max_int(0, foes->dice * 16 / 5 + 16 * (foes->sin.corruption - h.cc) - dice * 16 / 5);
    int levels = 1 + stain / 16;
    if (levels == 1) return harm + k->stain * stain / 16;
    return harm + (cost_of_corruption(m, hero_of(m, s->post), levels) + 2) * stain / (16 * levels);
}

/* What the harm comes to, as far as anybody fights back. */
static int price_of_fight(const struct mind *m, const struct scene *s, const struct foes *foes, struct might h)
{
    if (s->target == s->space) return harm_of(m, s, foes, h);
    int answer = chance_of_answer(foes, chance_of_more_hits(h.dice), h.hits);
    return answer ? harm_of(m, s, foes, h) * answer / SURE : 0;
}

/* What is asked about a Fight. */
enum question { PLAIN, VOLUNTEERING, BETTER_OF_BOTH };

static int foresee(const struct mind *m, const struct scene *s, enum question question)
{
    struct foes foes;
    look_at_foes(m, s, &foes);
    struct might h = might_of(m, s);
    int price = champion_of(m, s->post)->price;
    if (question == VOLUNTEERING) {
        h = might_raised(m, s, h);
        return kills_with(foes.prey, h) - price_of_fight(m, s, &foes, h) - price;
    }
    int plain = kills_with(foes.prey, h) - price_of_fight(m, s, &foes, h);
    if (question == PLAIN) return plain;
    /* at the very best, volunteering kills everybody, unharmed; then, it does him no harm */
    if (m->g->hero[s->post].level >= LEVELS || foes.prey->best[NONE + HITS_MAX] - price <= plain) return plain;
    struct might raised = might_raised(m, s, h);
    int best = kills_with(foes.prey, raised) - price;
    return best <= plain ? plain : max_int(plain, best - price_of_fight(m, s, &foes, raised));
}

/* The same Fights are asked about again and again: at each step of a Turn, for each card, at each Reaction. */
static int foresee_again(const struct mind *m, const struct scene *s, enum question question)
{
    struct memo *memo = m->memo;
    const struct context *c = m->c;
    champion_of(m, s->post);
    if (!memo->champion[s->post] || (s->allies && helped_by_others(m, s))) return foresee(m, s, question);
    u64 word[FIGHT_WORDS] = {
        memo->champion[s->post], memo->sorts_version, s->target != s->space ? m->heroes : 0,
        m->figures[s->space] | (u64)m->figures[s->target] << 32,
        word_of(s->post, s->space, s->target, s->allies, (u8)s->comer, (u8)s->hero_dice, (u8)s->sin_dice,
                (u8)s->sin_hits),
        word_of((u8)s->sin_corruption, (u8)s->hide, (u8)question, (u8)TOKENS_IN(m->g, s->space, PENTAGRAM), 0, 0, 0,
                0)};
    struct kept_fight *kept = &memo->fight[scatter(word, FIGHT_WORDS, FIGHTS_KEPT)];
    if (!same_words(kept->word, word, FIGHT_WORDS)) {
        kept->gain = foresee(m, s, question);
        memcpy(kept->word, word, sizeof word);
    }
    return kept->gain;
}

static int ask_about(const struct mind *m, const struct scene *s, enum question question)
{
    return m->memo ? foresee_again(m, s, question) : foresee(m, s, question);
}

int gain_of_fight(const struct mind *m, const struct scene *s, bool volunteer)
{
    return ask_about(m, s, volunteer ? VOLUNTEERING : PLAIN);
}

int best_gain(const struct mind *m, const struct scene *s) { return ask_about(m, s, BETTER_OF_BOTH); }
