/* bot_might.c: what a Hero brings to a Fight, and what the Sins Player brings against him.
 *
 * A plan looks at dozens of Fights of the same Hero, so what is the same in all of them is worked out once: the sum of
 * what holds everywhere, and a list of what depends on the scene, which is short.
 */
#include "bot_memo.h"

#define TOUCH(verb) (1u << ((verb) - V_FIRST_MODIFIER))
#define FIGHT_HELP (TOUCH(V_DICE) | TOUCH(V_HITS) | TOUCH(V_DEFENSE) | TOUCH(V_CC))

/* -- Conditions ---------------------------------------------------------------------------------------------------- */

/* Whether a condition is about the scene of a Fight; all others are the same in every Fight of the Hero. */
static bool about_scene(struct condition k)
{
    switch (k.word) {
    case C_ALONE: case C_DISTRICT: case C_STREET: case C_RANGED: case C_CLOSE: case C_MONSTERS: return true;
    default: return false;
    }
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

/* Whether a condition that is not about the scene follows from what is noted with a champion in a memo. */
static bool lasts(struct condition k)
{
    switch (k.word) {
    case 0: case C_FIGHT_ROLL: case C_KILLED: case C_LEVEL: case C_UPGRADE: case C_SECOND_FORM: case C_HEROES:
    case C_FEW_HEROES: return true;
    default: return false;
    }
}

/* -- The Hero ------------------------------------------------------------------------------------------------------ */

static void add_help(struct might *h, struct instr i)
{
    switch (i.verb) {
    case V_DICE: h->dice += (i8)i.a; break;
    case V_HITS: h->hits += (i8)i.a; break;
    case V_DEFENSE: h->defense += (i8)i.a; break;
    case V_CC: h->cc += (i8)i.a; break;
    }
}

/* Notes what a row does for the Hero himself. */
static void note_help(const struct mind *m, int post, const struct row *row, struct code code, struct help *help,
                      bool *passing)
{
    const struct context *c = m->c;
    const struct scene nowhere = {.post = (u8)post, .comer = -1};
    if (!(row->modifier_mask & FIGHT_HELP)) return;
    for (int n = 0; n < code.length; n++) {
        struct instr i = c->content->code[code.at + n];
        if ((i.b && i.b != W_THIS) || !(FIGHT_HELP & TOUCH(i.verb))) continue;
        struct condition k = c->content->condition[i.c];
        if (!about_scene(k)) {
            *passing |= !lasts(k);
            if (holds_in(m, &nowhere, k)) add_help(&help->always, i);
        } else if (help->count < MODIFIERS) {
            help->some[help->count++] = i;
        }
    }
}

/* With this dashboard. */
static void find_help(const struct mind *m, int post, u8 form, struct help *help, bool *passing)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    const struct hero *hero = &g->hero[post];
    const struct hero_row *row = HERO(form);
    help->always = (struct might){.dice = row->fight + holds_npc(hero, COMMISSIONER), .defense = row->defense};
    help->count = 0;
    note_help(m, post, &row->row, row->passive, help, passing);
    bool jammed = hero->jammed != 0;
    if (hero->modifier_mask & FIGHT_HELP)
        for EACH_CARD(card, UPGRADES_OF(g), OWNED + post) {
            u8 id = card;
            if (jammed && id == hero->jammed) jammed = false;
            else note_help(m, post, &UPGRADE(id)->row, UPGRADE(id)->passive, help, passing);
        }
}

/* The dashboard that counts after Voluntary Corruption, which may change it (OT-305). */
static u8 raised_form(const struct mind *m, u8 form)
{
    const struct context *c = m->c;
    return HERO(form)->second && in_set(HERO(form)->row.trigger_mask, VOLUNTEERED) ? HERO(form)->second : form;
}

static struct might bonus_of(const struct hero *h)
{
    struct track bonus = track_bonus(&(struct hero){.level = (u8)min_int(LEVELS, h->level + 1), .wounds = h->wounds});
    return (struct might){.dice = bonus.dice, .hits = bonus.hits + bonus.free, /* a free result is a Hit as a rule */
                          .defense = bonus.defense};
}

/* -- The Sins Player ----------------------------------------------------------------------------------------------- */

static void add_burden(struct sin_might *sin, struct instr i)
{
    switch (i.verb) {
    case V_SIN_DICE: sin->dice += (i8)i.a; break;
    case V_SIN_HITS: sin->hits += (i8)i.a; break;
    case V_SIN_CORRUPTION: sin->corruption += (i8)i.a; break;
    case V_FRAILTY: sin->frailty += (i8)i.a; break;
    case V_PENTAGRAM_DICE: sin->pentagram_dice += (i8)i.a; break;
    }
}

static void find_resistance(const struct mind *m, int post, struct champion *k)
{
    const struct context *c = m->c;
    const struct scene nowhere = {.post = (u8)post, .comer = -1};
    k->sin = (struct sin_might){.pentagram_dice = 1};
    k->burdens = 0;
    for (int n = 0; n < m->burdens; n++) {
        const struct burden *b = &m->burden[n];
        struct condition condition = c->content->condition[b->i.c];
        if (!about_scene(condition)) k->passing |= !lasts(condition);
        if (b->space || about_scene(condition)) k->burdens |= bit(n);
        else if (holds_in(m, &nowhere, condition)) add_burden(&k->sin, b->i);
    }
}

struct sin_might sin_might_of(const struct mind *m, const struct scene *s)
{
    const struct context *c = m->c;
    const struct champion *k = champion_of(m, s->post);
    struct sin_might sin = k->sin;
    for EACH_BIT(n, k->burdens) {
        const struct burden *b = &m->burden[n];
        if (b->space && b->space != s->space) continue;
        if (holds_in(m, s, c->content->condition[b->i.c])) add_burden(&sin, b->i);
    }
    sin.dice += s->sin_dice + sin.pentagram_dice * TOKENS_IN(m->g, s->space, PENTAGRAM);
    sin.hits += s->sin_hits;
    sin.corruption += s->sin_corruption;
    return sin;
}

/* -- Both together ------------------------------------------------------------------------------------------------- */

/* Who is dead already suffers no more. */
static void list_pains(const struct mind *m, const struct hero *h, i16 *pain)
{
    int now = wound_count(h);
    i16 death = (i16)(m->toll[WOUNDS] - m->toll[now]);
    for (int n = 0; n <= NONE; n++) pain[n] = 0;
    for (int n = 1; n <= WOUNDS + LANES; n++) pain[NONE + n] = death;
    for (int n = 1; now + n < WOUNDS; n++) pain[NONE + n] = (i16)(m->toll[now + n] - m->toll[now]);
}

/* Whether it is the same as before; if it is not, the memo learns what will follow from what now. Lives are worth what
 * the reserve and the Round make of them. */
static bool still_champion(const struct mind *m, int post)
{
    const STATE *g = m->g;
    const struct hero *h = &g->hero[post];
    struct memo *memo = m->memo;
    struct bearing *b = &memo->bearing[post];
    int upgrades = upgrade_count(g, post);
    const u8 *upgrade = g->upgrade.id + g->upgrade.start[OWNED + post];
    int late = m->sins ? 0 : max_int(0, g->round - PATIENCE);
    u64 word[BEARING_WORDS] = {
        memo->burdens, h->modifier_mask | (u64)m->deed << 32,
        word_of(h->dashboard, h->level, h->wounds, h->npcs, h->jammed, h->innocents, h->space != 0,
                has_dark_past(&g->agent[h->agent])),
        word_of(m->last, g->story, g->heroes, (u8)upgrades, (u8)m->reserve, (u8)late, 0, 0)};
    if (memo->champion[post] && same_words(b->word, word, BEARING_WORDS) &&
        !memcmp(b->upgrade, upgrade, (size_t)upgrades))
        return true;
    memo->champion[post] = 0;
    if (upgrades > UPGRADES_KEPT) return false;
    *b = (struct bearing){0};
    memcpy(b->word, word, sizeof word);
    memcpy(b->upgrade, upgrade, (size_t)upgrades);
    memo->champion[post] = version_of(memo, b, sizeof *b);
    return false;
}

void look_at_champion(const struct mind *m, int post)
{
    struct champion *k = &m->notes->champion[post];
    const struct hero *h = hero_of(m, post);
    m->notes->champions |= (u8)bit(post);
    if (m->memo && still_champion(m, post)) return;
    k->passing = false;
    u8 form = hero_at(m->g, post), raised = raised_form(m, form);
    list_pains(m, h, k->pain);
    k->stain = cost_of_corruption(m, h, 1) + 2;
    k->price = h->level < LEVELS ? k->stain : WIN;
    k->bonus = bonus_of(h);
    find_help(m, post, form, &k->help[0], &k->passing);
    k->forms = raised == form ? 1 : 2;
    if (raised != form) find_help(m, post, raised, &k->help[1], &k->passing);
    find_resistance(m, post, k);
    if (m->memo && k->passing) m->memo->champion[post] = 0;
}

void look_at_cleanser(const struct mind *m, int post)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int dice = HERO(g->hero[post].dashboard)->skill + hero_modifier(c, g, post, V_CLEANSE_DICE);
    m->notes->cleanser[post].dice = (i16)(dice - sin_modifier(c, g, V_FOUL, 0));
    m->notes->cleanser[post].sure = (i16)hero_modifier(c, g, post, V_SKILL);
    m->notes->cleansers |= (u8)bit(post);
}

bool shoots(const struct mind *m, int post)
{
    struct notes *notes = m->notes;
    if (!in_set(notes->asked_ranged, post)) {
        notes->asked_ranged |= (u8)bit(post);
        if (has_ranged(m->c, m->g, post)) notes->ranged |= (u8)bit(post);
    }
    return in_set(notes->ranged, post);
}

/* What other Heroes do for those who are with them. */
static void add_help_of_others(const struct mind *m, const struct scene *s, struct might *h)
{
    const struct context *c = m->c;
    for (int p = 0; p < RING; p++) {
        if (p == s->post || m->g->hero[p].space != s->space) continue;
        const struct hero_row *row = HERO(hero_at(m->g, p));
        if (!(row->row.modifier_mask & FIGHT_HELP)) continue;
        for (int n = 0; n < row->passive.length; n++) {
            struct instr i = c->content->code[row->passive.at + n];
            if ((!i.b || i.b == W_OTHERS_HERE) && holds_in(m, s, c->content->condition[i.c])) add_help(h, i);
        }
    }
}

bool helped_by_others(const struct mind *m, const struct scene *s)
{
    const struct context *c = m->c;
    bool helped = false;
    for (int p = 0; p < RING; p++)
        helped |= p != s->post && m->g->hero[p].space == s->space &&
                  HERO(hero_at(m->g, p))->row.modifier_mask & FIGHT_HELP;
    return helped;
}

/* With one of his dashboards. */
static struct might might_as(const struct mind *m, const struct scene *s, const struct help *help)
{
    const struct context *c = m->c;
    struct might h = help->always;
    h.dice += s->allies + s->hero_dice;
    for (int n = 0; n < help->count; n++)
        if (holds_in(m, s, c->content->condition[help->some[n].c])) add_help(&h, help->some[n]);
    if (s->allies) add_help_of_others(m, s, &h);
    return h;
}

struct might might_of(const struct mind *m, const struct scene *s)
{
    return might_as(m, s, &champion_of(m, s->post)->help[0]);
}

struct might might_raised(const struct mind *m, const struct scene *s, struct might plain)
{
    const struct champion *k = champion_of(m, s->post);
    struct might h = k->forms > 1 ? might_as(m, s, &k->help[1]) : plain;
    h.dice += k->bonus.dice;
    h.hits += k->bonus.hits;
    h.defense += k->bonus.defense;
    return h;
}
