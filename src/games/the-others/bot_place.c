/* bot_place.c: what the quick bot holds the things to be worth that a Hero can do in a Space. */
#include "bot_memo.h"

/* -- Tokens -------------------------------------------------------------------------------------------------------- */

enum { TOKENS_CLEANSED = 4 }; /* of a Space so many are looked at */

int worth_of_removal(const struct mind *m, int token, int space)
{
    static const u8 plain[CLEANSABLE] = {8, 5, 8, 20};
    return plain[token] + (in_set(m->unclean, token) && (!m->at || m->at == space) ? m->deed : 0);
}

int worth_of_cleansing(const struct mind *m, int post, int space, bool volunteer, int more)
{
    const STATE *g = m->g;
    const struct hero *h = hero_of(m, post);
    int worth[TOKENS_CLEANSED] = {0}, n = 0;
    for (int t = 0; t < CLEANSABLE; t++)
        for (int k = physical(g, space, t), one = k ? worth_of_removal(m, t, space) : 0; k > 0; k--) {
            int at = min_int(n, TOKENS_CLEANSED);                 /* the dearest come first */
            for (; at > 0 && worth[at - 1] < one; at--)
                if (at < TOKENS_CLEANSED) worth[at] = worth[at - 1];
            if (at < TOKENS_CLEANSED) worth[at] = one;
            n = min_int(TOKENS_CLEANSED, n + 1);
        }
    if (!n) return 0;
    int dice = cleanser_of(m, post)->dice + more + heroes_in(g, space) - (h->space == space);
    int sure = cleanser_of(m, post)->sure;
    if (volunteer) {
        struct hero raised = *h;
        raised.level = (u8)min_int(LEVELS, h->level + 1);
        dice += track_bonus(&raised).dice;
        sure += track_bonus(&raised).free;
    }
    const u16 *chance = chance_of_skill(dice);
    int sum = 0, enough = SURE; /* chance of so many results or more */
    for (int k = 0; k < n; k++) {
        if (k >= sure) enough -= chance[k - sure];
        sum += worth[k] * enough;
    }
    return sum / SURE - (volunteer ? price_of_volunteering(m, post) : 0);
}

int worth_of_token(const struct mind *m, const struct hero *h, int token, int space)
{
    int worth = counts(m, M_COLLECT, (u8)(X_FIRE + token), space, false) ? m->deed : 0;
    if (token == EXTRA_TURN) return worth + A_TURN;
    if (h->level >= LEVELS) return 0;                        /* OT-S25 */
    if (m->mission->kind == M_DELIVER) worth += m->deed * 3 / 5;
    return worth + 6;
}

int worth_of_npc(const struct mind *m, const struct hero *h, int npc, int space)
{
    static const u8 plain[NPCS] = {32, 12, 26};
    int worth = counts(m, M_COLLECT, (u8)(X_COMMISSIONER + npc), space, false) ? m->deed : 0;
    (void)h;
    return worth + plain[npc];
}

/* Of what lies face down anywhere this much is good for Heroes on average. */
static int worth_of_unknown(const struct mind *m)
{
    static const i8 plain[TOKENS] = {-8, -4, -8, -20, 40, 6};
    int sum = 0, n = 0;
    for (int t = 0; t < TOKENS; t++) {
        int worth = plain[t];
        if (counts(m, M_TURN_UP, (u8)(X_FIRE + t), 0, false)) worth += m->deed;
        else if (t == INNOCENT && (m->mission->kind == M_DELIVER || counts(m, M_COLLECT, X_INNOCENT, 0, false)))
            worth += m->deed * 3 / 5;
        else if (t < CLEANSABLE && counts(m, M_CLEANSE, (u8)(X_FIRE + t), 0, false)) worth += m->deed / 2;
        sum += worth * m->g->hidden_left[t];
        n += m->g->hidden_left[t];
    }
    return n ? sum / n : 0;
}

int worth_of_turning_up(const struct mind *m, int space)
{
    if (!m->g->ground[space].hidden || (m->mission->kind == M_TURN_UP && m->at && m->at != space)) return 0;
    return worth_of_unknown(m) * m->g->ground[space].hidden;
}

/* -- City Actions -------------------------------------------------------------------------------------------------- */

int worth_of_strike_at(const struct mind *m, int space)
{
    const struct context *c = m->c;
    int best = 0;
    for EACH_BIT(i, m->figures[space] & (bit(CONTROLLER_FIGURE) - 1))
        best = max_int(best, worth_of_kill(m, MONSTER(m->g->figure[i])->type, space, false));
    return best;
}

spaces strike_spaces(const struct mind *m)
{
    const STATE *g = m->g;
    spaces reach = 0;
    for (int i = 0; i < STRIKES && g->strike[i]; i++) {
        reach |= space_bit(g->strike[i]) | m->map->near[g->strike[i]];
        for EACH_BIT(near, m->map->near[g->strike[i]]) reach |= m->map->near[near];
    }
    return reach;
}

int worth_of_strike(const struct mind *m)
{
    int best = 0;
    for EACH_BIT(s, strike_spaces(m) & m->monsters) best = max_int(best, worth_of_strike_at(m, s));
    return best;
}

/* What its best card is worth. */
static int best_of_inventory(const struct mind *m, int post)
{
    const STATE *g = m->g;
    int best = 0;
    for EACH_CARD(card, UPGRADES_OF(g), INVENTORY)
        best = max_int(best, worth_of_upgrade(m, post, card));
    return best;
}

/* The best card of the Inventory, which seldom changes. */
static int worth_of_inventory(const struct mind *m, int post)
{
    const STATE *g = m->g;
    int cards = pile_count(UPGRADES_OF(g), INVENTORY);
    if (!m->memo || cards > INVENTORY_KEPT) return best_of_inventory(m, post);
    struct kept_offer *kept = &m->memo->offer[post];
    const u8 *card = g->upgrade.id + g->upgrade.start[INVENTORY];
    u64 now = word_of(hero_at(g, post), shoots(m, post), cleansing_ahead(m), g->story, (u8)cards, 0, 0, 0);
    if (now == kept->word && !memcmp(kept->card, card, (size_t)cards)) return kept->worth;
    kept->word = now;
    memcpy(kept->card, card, (size_t)cards);
    return kept->worth = best_of_inventory(m, post);
}

int worth_of_icon(const struct mind *m, int post, u8 icon)
{
    const struct hero *h = hero_of(m, post);
    switch ((enum icon)icon) {
    case I_HEAL: return worth_of_healing(m, h, 1);
    case I_REPENT: return h->level > 1 ? -cost_of_corruption(m, h, -1) : 0;
    case I_EXTRA_TURN: return m->g->supply[EXTRA_TURN] ? A_TURN : 0;
    case I_INVENTORY: return worth_of_inventory(m, post);
    case I_STRIKE: return worth_of_strike(m);
    }
    return 0;
}

int worth_of_city_action(const struct mind *m, int post, int space, const i16 *icons)
{
    const u8 *icon = m->map->icons[space];
    u8 covered = m->g->ground[space].covered;
    int sum = counts(m, M_CITY_ACTION, 0, space, false) ? m->deed : 0, heals = 0;
    for (int i = 0; i < ICONS && icon[i]; i++) {
        if (covered >> i & 1) continue;
        if (icon[i] == I_HEAL) heals++;
        else sum += icons[icon[i]];
    }
    return sum + (heals ? worth_of_healing(m, hero_of(m, post), heals) : 0);
}

void value_icons(const struct mind *m, int post, i16 icons[I_STRIKE + 1])
{
    icons[0] = 0;
    for (u8 i = I_HEAL; i <= I_STRIKE; i++) icons[i] = (i16)worth_of_icon(m, post, i);
}

/* -- Actions ------------------------------------------------------------------------------------------------------- */

int worth_of_action(const struct mind *m, int post, int space)
{
    struct scene s = scene_at(m, post, space, space);
    int best = m->count[space] ? max_int(0, best_gain(m, &s)) : 0;
    if (m->map->sight[space] & m->monsters && shoots(m, post))
        for EACH_BIT(target, m->map->sight[space] & m->monsters) {
            s.target = target;
            if (m->prize[target] > best) best = max_int(best, best_gain(m, &s));
        }
    if (can_cleanse(m->g, space)) best = max_int(best, worth_of_cleansing(m, post, space, false, 0));
    return best;
}

int bound_of_action(const struct mind *m, int space, bool shooter)
{
    int best = m->prize[space], tokens = 0;
    if (shooter)
        for EACH_BIT(s, m->map->sight[space] & m->monsters) best = max_int(best, m->prize[s]);
    if (!can_cleanse(m->g, space)) return best;
    for (int t = 0; t < CLEANSABLE; t++) {
        int n = physical(m->g, space, t);
        if (n) tokens += n * worth_of_removal(m, t, space);
    }
    return max_int(best, tokens);
}
