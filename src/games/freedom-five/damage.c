/* damage.c: Hero Damage tokens, knock-outs, healing (chapter 22). */
#include "procedures.h"

/* -- Damage ------------------------------------------------------------------------------------------------------- */

/* Whether the Hero's knock-out is being resolved (FF-S111). */
static bool is_falling(const STATE *g, int hero)
{
    for (struct frame *f = top_of(g); f; f = caller(f))
        if (f->proc == P_knock_out && LOCALS(knock_out, f)->hero == hero) return true;
    return false;
}

/* One token from the bag (FF-220 to FF-222). Whether the Hero is knocked out (FF-224, FF-225). */
static bool draw_damage(struct context *c, STATE *g, int hero)
{
    struct hero *h = &g->hero[hero];
    int all = 0, kind = 0;
    for (int k = 0; k < DAMAGE_KINDS; k++) all += g->bag[k];
    if (!all || damage_of(h) >= KNOCK_OUT) return true;      /* FF-S54; a position may begin with five */
    for (int n = pick(c, all); n >= g->bag[kind]; kind++) n -= g->bag[kind];
    g->bag[kind]--;
    h->damage[kind]++;
    if (kind == COLOURS) {                                   /* FF-222, FF-S48 */
        if (h->available) h->available--;
        else if (h->exhausted) h->exhausted--;
    }
    HAPPEN(EV_DAMAGED, 220, (seat)hero, h->hero, kind, damage_of(h));
    return damage_of(h) >= KNOCK_OUT || h->available + h->exhausted == 0;
}

static int use_guard(struct context *c, STATE *g, int hero, int n, bool unblockable)
{
    int kept = unblockable ? 0 : min_int(n, g->hero[hero].guard);
    if (!kept) return n;
    g->hero[hero].guard = (u8)(g->hero[hero].guard - kept);
    HAPPEN(EV_PREVENTED, 228, (seat)hero, g->hero[hero].hero, kept);
    return n - kept;
}

bool hurt_hero(struct context *c, STATE *g, int hero, int n, int how, rule_number rule)
{
    const struct hero *h = &g->hero[hero];
    (void)rule;
    if (n <= 0 || is_falling(g, hero)) return false;
    bool unblockable = how & UNBLOCKABLE, by_cards = (how & BY_CARDS) && !unblockable;
    bool asks = !unblockable && (in_set(g->awaited, ON_HURT) || in_set(g->awaited, ON_OTHER_HURT));
    if (asks || by_cards || damage_of(h) + n >= KNOCK_OUT || h->available + h->exhausted <= n) {
        PUSH(hurt, (seat)hero, .hero = (u8)hero, .left = (u8)min_int(n, 99), .unblockable = unblockable,
             .by_cards = by_cards, .source = how & 3);
        return true;
    }
    for (n = use_guard(c, g, hero, n, unblockable); n > 0; n--) draw_damage(c, g, hero);
    return false;
}

#define STEPS_hurt(S, Q) S(REACTED, TO(window)) S(BLOCKED, TO(discard)) S(FALLEN, TO(knock_out))

PROC(hurt)
{
    BEGIN(hurt)
    L->left = (u8)use_guard(c, g, L->hero, L->left, L->unblockable);
    if (L->left && !L->unblockable)                          /* FF-S56: before any token is drawn */
        MOMENT(REACTED, g->active, .moment = ON_HURT, .hero = L->hero, .where = g->hero[L->hero].at, .colour = NOWHERE,
               .amount = (i8)L->left);
    if (L->left && L->by_cards && hand_count(g, L->hero)) {  /* FF-E04 */
        CALL_AS(BLOCKED, L->hero, discard, .hero = L->hero, .left = L->left, .colour = PURPLE, .optional = true);
        if (RESULT > 0) HAPPEN(EV_PREVENTED, 228, L->hero, g->hero[L->hero].hero, RESULT);
        L->left = (u8)max_int(0, L->left - RESULT);
    }
    while (L->left) {
        L->left--;
        if (!draw_damage(c, g, L->hero)) continue;
        L->left = 0;                                         /* FF-S50 */
        CALL_AS(FALLEN, L->hero, knock_out, .hero = L->hero);
    }
    END
}

/* -- Knock-outs --------------------------------------------------------------------------------------------------- */

static void drop_tokens(STATE *g, int hero)
{
    struct hero *h = &g->hero[hero];
    h->exhausted = (u8)(h->exhausted + h->damage[COLOURS]);  /* FF-S51 */
    for (int k = 0; k < DAMAGE_KINDS; k++) {
        g->bag[k] = (u8)(g->bag[k] + h->damage[k]);          /* FF-223 */
        h->damage[k] = 0;
    }
}

#define STEPS_knock_out(S, Q) \
    S(ADVANCED, TRACK_MOVES) S(TOLD, TO(window)) Q(HOME_BASE, 226, "To which Home Base is the Hero brought?")

PROC(knock_out)
{
    BEGIN(knock_out)
    HAPPEN(EV_KNOCKED_OUT, 224, L->hero, g->hero[L->hero].hero);
    DOING(ADVANCED, advance_track(c, g, 2, 156));            /* FF-226: first the track */
    drop_tokens(g, L->hero);
    ASK(HOME_BASE, L->hero)                                  /* FF-D35 */
        for (int i = 0; i < HOME_BASES; i++) {
            u8 home = row_of_hero(c, g, L->hero)->home[i];
            OFFER_IF(home, ACT_HOME, home, g->hero[L->hero].hero);
        }
    put_hero(c, g, L->hero, ANSWER.a, EV_PUT, 226);          /* FF-227, FF-S52: nothing else changes */
    DOING(TOLD, AT_MOMENT(ON_KNOCKED_OUT, L->hero, g->hero[L->hero].at));
    END
}

/* -- Healing ------------------------------------------------------------------------------------------------------ */

void heal_token(struct context *c, STATE *g, int hero, int kind, rule_number rule)
{
    struct hero *h = &g->hero[hero];
    if (!h->damage[kind]) return;
    h->damage[kind]--;
    g->bag[kind]++;
    if (kind == COLOURS) h->exhausted++;                     /* FF-091 */
    HAPPEN(EV_HEALED, rule, (seat)hero, h->hero, kind, damage_of(h));
}

/* Tokens of this kind and of those after it. */
static int damage_from(const struct hero *h, int kind)
{
    int n = 0;
    for (; kind < DAMAGE_KINDS; kind++) n += h->damage[kind];
    return n;
}

bool heal_hero(struct context *c, STATE *g, int hero, int n, rule_number rule)
{
    struct hero *h = &g->hero[hero];
    if (n <= 0) return false;
    for (int k = 0; k < DAMAGE_KINDS; k++) {
        if (!h->damage[k]) continue;
        if (n < damage_of(h) && h->damage[k] < damage_of(h)) { /* more than one kind, and not all of it */
            PUSH(heal, (seat)hero, .hero = (u8)hero, .left = (u8)n);
            return true;
        }
        for (int left = min_int(n, h->damage[k]); left > 0; left--, n--) heal_token(c, g, hero, k, rule);
    }
    return false;
}

/* In ascending order, so that a choice is one answer. */
#define STEPS_heal(S, Q)                                                                                      \
    Q(WHICH, 87, "Which Damage token is removed?", SHARE("Which Damage tokens are removed?", NO_VERB))        \
    Q(SHUFFLE, 88, "Do you shuffle your discard pile into your deck?")

PROC(heal)
{
    BEGIN(heal)
    L->left = (u8)min_int(L->left, damage_of(&g->hero[L->hero])); /* FF-087 */
    while (L->left) {
        ASK(WHICH, L->hero)                                  /* FF-D13 */
            for (int k = L->last; k < DAMAGE_KINDS; k++)
                OFFER_IF(g->hero[L->hero].damage[k] && damage_from(&g->hero[L->hero], k) >= L->left, ACT_HEAL_TOKEN, k);
        L->last = ANSWER.a;
        L->left--;
        heal_token(c, g, L->hero, ANSWER.a, 87);
    }
    if (L->shuffles && pile_count(ABILITIES(g), ABILITY_DISCARD + L->hero)) { /* FF-088 */
        ASK(SHUFFLE, L->hero) {
            OFFER(ACT_ACCEPT);
            OFFER(ACT_DECLINE);
        }
        if (ANSWER.verb == ACT_ACCEPT) shuffle_discards(c, g, L->hero, 88);
    }
    END
}
