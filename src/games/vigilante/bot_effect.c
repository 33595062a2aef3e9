/* bot_effect.c: what the quick bot holds the text of a card to be worth if it carries it out. */
#include "bot_mind.h"

bool harms(const struct context *c, struct code code)
{
    for (int n = 0; n < code.length; n++)
        switch (c->content->code[code.at + n].verb) {
        case V_DAMAGE: case V_DISCARD: case V_DISCARD_RANDOM: case V_STEAL: case V_FREE: case V_CAPTURE: return true;
        }
    return false;
}

/* -- Effects of cards ---------------------------------------------------------------------- */

static int on_hero(struct mind *m, u8 verb, int n, seat s, int slot)
{
    bool own = s == m->who;
    switch (verb) {
    case V_DAMAGE: return own ? -worth_of_wound(m, slot, n) : worth_of_harm(m, s, slot, n);
    case V_HEAL: return own ? worth_of_healing(m, slot, n) : -enmity(m, s) * n / 8;
    case V_BOOST_ATTACK: return own ? 0 : -enmity(m, s) * (i8)n / 25;
    case V_BOOST_HEALTH: return own ? 2 : 0;
    case V_BREAK: return (own ? -m->attack : enmity(m, s) / 3) * (card_count_attached(m->g, s, slot) > 0);
    default: return 0;
    }
}

static int over_heroes(struct mind *m, u8 verb, int n, u8 word, u8 filter, u8 place)
{
    bool own = word != H_OTHER && word != H_EACH_OTHER && word != H_THEIRS && word != H_EACH_THEIRS;
    bool others = !own || word == H_ANY || word == H_EACH;
    bool sum = word >= H_EACH_OWN;
    int total = 0, best = -1000;
    if (word == H_THIS) return place < SLOTS ? on_hero(m, verb, n, m->who, place) : 0;
    for (seat s = 0; s < m->g->players; s++) {
        int here = 0;
        if (s == m->who ? !own : !others) continue;
        for (int i = 0; i < SLOTS; i++) {
            if (!fits(m->c, m->g, s, i, filter)) continue;
            if (!sum && verb == V_DAMAGE && s != m->who && most_of_harm(m, s, i) <= best) continue;
            int worth = on_hero(m, verb, n, s, i);
            here += worth;
            if (word != H_EACH_THEIRS) best = max_int(best, worth);
        }
        total += here;
        if (word == H_EACH_THEIRS) best = max_int(best, here);
    }
    return sum && word != H_EACH_THEIRS ? total : best == -1000 ? 0 : best;
}

static int on_player(struct mind *m, u8 verb, int n, seat s)
{
    const STATE *g = m->g;
    if (s == m->who)
        switch (verb) {
        case V_DRAW: return n * worth_of_any_draw(m);
        case V_DRAW_AGENCY: return n * worth_of_draw(m, AGENCY);
        case V_DISCARD: case V_DISCARD_RANDOM:
            n = min_int(n, hand_count(g, s));
            return -(n * least_card_worth(m) + 6 * n * (n - 1));
        case V_FREE: return -own_release(m);
        case V_EXPOSE: return m->allegiance == EVIL ? -15 : -3;
        default: return 0;
        }
    switch (verb) {
    case V_DRAW: case V_DRAW_AGENCY: return -enmity(m, s) * n * min_int(30, 6 + m->left) / 100;
    case V_DISCARD: case V_DISCARD_RANDOM: return worth_of_theft(m, s, n);
    case V_STEAL: return hand_count(g, s) ? worth_of_theft(m, s, n) + worth_of_draw(m, CITY) : 0;
    case V_INVESTIGATE: return worth_of_look(m, s) * n;
    case V_EXPOSE: return worth_of_look(m, s) * n / 2;
    case V_FREE: return has_freeable(m->c, g, s) ? worth_of_release(m, s) : 0;
    case V_CAPTURE: return jail_count(g, s) ? worth_of_release(m, s) + m->villain[0] : 0;
    case V_DEPORT: return -own_release(m) - worth_of_release(m, s);
    default: return 0;
    }
}

static int over_players(struct mind *m, u8 verb, int n, u8 word)
{
    const STATE *g = m->g;
    int total = 0, best = -1000;
    switch (word) {
    case P_YOU: return on_player(m, verb, n, m->who);
    case P_LEFT: return on_player(m, verb, n, clockwise(g->players, m->who, 1));
    case P_RIGHT: return on_player(m, verb, n, clockwise(g->players, m->who, g->players - 1));
    case P_THAT: return 0;
    }
    for (seat s = 0; s < g->players; s++) {
        if (s == m->who && word != P_ANY && word != P_EACH) continue;
        if (word == P_EACH_AHEAD && jail_count(g, s) <= jail_count(g, m->who)) continue;
        int worth = on_player(m, verb, n, s);
        total += worth;
        best = max_int(best, worth);
    }
    return word == P_EACH || word == P_EACH_OTHER || word == P_EACH_AHEAD ? total : best == -1000 ? 0 : best;
}

static int best_joiner(struct mind *m, int pile, int most)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int best = 0;
    if (open_slot(g, m->who) < 0) return 0;
    for EACH_CARD(hero, HEROES(g), pile)
        if (HERO(hero)->type != MERCENARY && HERO(hero)->influence <= most)
            best = max_int(best, worth_of_hero(m, hero));
    return best;
}

static int best_scrap(struct mind *m)
{
    const STATE *g = m->g;
    int best = 0;
    for EACH_CARD(card, CITY_CARDS(g), CITY_DISCARD)
        best = max_int(best, worth_of_card(m, card));
    return best;
}

static int worth_of_heal_team(struct mind *m, int n)
{
    int sum = 0;
    for (int s = 0; s < SLOTS && n > 0; s++) {
        sum += worth_of_healing(m, s, n);
        n -= min_int(n, m->g->player[m->who].slot[s].damage);
    }
    return sum;
}

/* A verb that concerns neither chosen Heroes nor chosen players. */
static int worth_of_verb(struct mind *m, struct instr i, int n)
{
    switch (i.verb) {
    case V_HEAL_TEAM: return worth_of_heal_team(m, n);
    case V_SALVAGE: return best_scrap(m);
    case V_SCOUT: return 6;
    case V_PROTECT: return own_release(m) / 5;
    case V_RALLY: return worth_of_rally(m, (i8)i.a);
    case V_VILLAIN_HEALTH: return -4 * (i8)i.a;
    case V_VILLAIN_ATTACK: return -8 * (i8)i.a;
    case V_VILLAIN_FLEES: return -20;
    case V_VILLAIN_JAILED: return m->team >= villain_health_now(m->c, m->g) ? m->villain[0] / 6 : m->villain[0] * 7 / 8;
    case V_REMOVE_EVENT: return 0; /* see V_TARGET_EVENT */
    case V_ADD_EVENT: return -4 * n;
    case V_REVIVE: return best_joiner(m, DEFEATED + m->who, n);
    case V_ENLIST: return best_joiner(m, MARKET, n);
    case V_REFRESH_MARKET: return open_slot(m->g, m->who) >= 0 ? 3 : 0;
    case V_BARGAIN: return open_slot(m->g, m->who) >= 0 ? m->influence * n / 2 : 0;
    case V_RECLAIM: return -6;
    case V_READY: return 12;
    case V_GAIN_ACTION: return 60;
    default: return 0;
    }
}

int worth_of_code(struct mind *m, struct code code, int from, int to, int mode, u8 place)
{
    struct context *c = m->c;
    const struct instr *first = c->content->code + code.at;
    const struct effect here = {.place = place, .reg = NO_TARGETS};
    u8 hero_word = 0, hero_filter = 0, player_word = 0; /* what the choices so far may be */
    int sum = 0, best = -1000;
    for (int at = from; at < to; at++) {
        struct instr i = first[at];
        int n = verbs[i.verb].arg[0].type == ARG_AMOUNT ? effect_amount(c, &here, m->who, i.a) : 0;
        switch (i.verb) {
        case V_MAY: sum += max_int(0, worth_of_code(m, code, at + 1, at + 1 + i.a, mode, place)); at += i.a; break;
        case V_IN_MODE:
            if (mode == -1) best = max_int(best, worth_of_code(m, code, at + 1, at + 1 + i.b, i.a, place));
            else if (mode == i.a) sum += worth_of_code(m, code, at + 1, at + 1 + i.b, mode, place);
            at += i.b;
            break;
        case V_IF:
            if (holds(c, &here, m->who, c->content->condition[i.a]))
                sum += worth_of_code(m, code, at + 1, at + 1 + i.b, mode, place);
            else
                sum += worth_of_code(m, code, at + 1 + i.b, at + 1 + i.b + i.c, mode, place);
            at += i.b + i.c;
            break;
        case V_EACH: case V_TIMES: /* once stands for all */
            sum += worth_of_code(m, code, at + 1, at + 1 + i.b, mode, place);
            at += i.b;
            break;
        case V_TARGET_HERO: hero_word = i.a, hero_filter = i.b; break;
        case V_TARGET_PLAYER: player_word = i.a; break;
        case V_TARGET_EVENT: sum += best_token(m, i.a); break;
        case V_DAMAGE: case V_HEAL:
            sum += i.b >= H_CHOSEN ? over_heroes(m, i.verb, n, hero_word, hero_filter, place)
                                   : i.b == H_THAT ? 0 : over_heroes(m, i.verb, n, i.b, i.c, place);
            break;
        case V_BOOST_ATTACK:
            if (hero_word != H_OTHER && (i8)i.a > 0) sum += worth_of_rally(m, (i8)i.a);
            else if (i.b >= H_CHOSEN) sum += over_heroes(m, i.verb, i.a, hero_word, hero_filter, place);
            break;
        case V_BOOST_HEALTH: sum += 2; break;
        case V_BREAK: sum += over_heroes(m, i.verb, 1, i.a >= H_CHOSEN ? hero_word : i.a, F_EQUIPPED, place); break;
        case V_DRAW: case V_DRAW_AGENCY: case V_DISCARD: case V_DISCARD_RANDOM: case V_STEAL: case V_INVESTIGATE:
        case V_EXPOSE: case V_FREE: case V_CAPTURE: case V_DEPORT:
            sum += over_players(m, i.verb, n, i.b >= P_CHOSEN ? player_word : i.b);
            break;
        default: if (i.verb >= V_GAME) sum += worth_of_verb(m, i, n);
        }
    }
    return best == -1000 ? sum : sum + best;
}
