/* verbs.c: what the verbs of texts do to Heroes, dice and moments, and when they can do it; the table of all verbs. */
#include "engine/verb.h"
#include "verbs.h"

CAN(hero_a) { return heroes_meant(c, e, who, i.a) != 0; }
CAN(hero_b) { return heroes_meant(c, e, who, i.b) != 0; }
CAN(hero_c) { return heroes_meant(c, e, who, i.c) != 0; }

/* -- Cards ---------------------------------------------------------------------------------------------------- */

static bool can_draw_card(const STATE *g, int hero)
{
    return pile_count(ABILITIES(g), ABILITY_DECK + hero) + pile_count(ABILITIES(g), ABILITY_DISCARD + hero) > 0;
}
CAN(draw)
{
    u8 set = B_HEROES;
    return AMOUNT(i.a) > 0 && SUBSET(h, set, can_draw_card(G, h)) != 0;
}
DO(draw)
{
    for EACH_BIT(h, B_HEROES) draw_cards(c, G, h, AMOUNT(i.a), 86);
}

/* Which cards of a hand a verb asks for: PURPLE means any. */
static u8 wanted_colour(u8 word) { return word >= K_RED && word <= K_YELLOW ? (u8)(word - 1) : PURPLE; }

/* Cards of a hand that can be discarded for an effect: a card whose text this is has left the hand by then. */
static int discardable(struct context *c, const struct effect *e, int hero, u8 colour)
{
    bool own = e->kind == KIND_ABILITY && has_card(ABILITIES(G), ABILITY_HAND + hero, e->card);
    return payable(c, G, hero, colour) - (own && pays_for(c, e->card, colour));
}

/* Whether an instruction stands in the price of its effect. The same one outside of it does not matter: the price must
 * be payable anyway. */
static bool is_price(struct context *c, const struct effect *e, struct instr i)
{
    struct code code = effect_code(c, e);
    const struct instr *first = c->content->code + code.at;
    for (int at = 0; code.priced && at < code.length; at++)
        for (int k = 1; first[at].verb == V_COST && k <= first[at].a; k++)
            if (memcmp(&first[at + k], &i, sizeof i) == 0) return true;
    return false;
}

/* A price must be paid in full, by everybody; otherwise as much as possible is done (FF-S134). */
CAN(discard)
{
    int n = AMOUNT(i.a);
    u8 set = B_HEROES, colour = i.verb == V_DISCARD ? wanted_colour(i.c) : PURPLE;
    if (is_price(c, e, i)) return set && SUBSET(h, set, discardable(c, e, h, colour) >= n) == set;
    return n > 0 && SUBSET(h, set, discardable(c, e, h, colour) > 0) != 0;
}
DO(discard)
{
    FOR_NEXT(h, i.b) {
        u8 colour = i.verb == V_DISCARD ? wanted_colour(i.c) : PURPLE;
        int n = min_int(AMOUNT(i.a), payable(c, G, h, colour));
        if (n > 0) discard_cards(c, G, h, n, colour, i.verb == V_DISCARD_RANDOM, 167);
    }
}

static int recallable(struct context *c, const STATE *g, int hero, u8 colour)
{
    int n = 0;
    for EACH_CARD(card, ABILITIES(g), ABILITY_DISCARD + hero) n += pays_for(c, card, colour);
    return n;
}
CAN(recall)
{
    u8 set = B_HEROES, colour = wanted_colour(i.c);
    return SUBSET(h, set, recallable(c, G, h, colour) > 0) != 0;
}
DO(recall)
{
    FOR_NEXT(h, i.b)
        if (recallable(c, G, h, wanted_colour(i.c)) > 0)
            PUSH(recall_cards, (seat)h, .hero = (u8)h, .left = (u8)AMOUNT(i.a), .colour = wanted_colour(i.c));
}

#define STEPS_recall_cards(S, Q) \
    Q(WHICH, 15, "Which card do you take back?", SET("Which cards do you take back?", NO_VERB))

PROC(recall_cards)
{
    BEGIN(recall_cards)
    while (L->left > 0 && recallable(c, g, L->hero, L->colour) > 0) {
        ASK(WHICH, L->hero)
            for EACH_KIND(card, ABILITIES(g), ABILITY_DISCARD + L->hero)
                if (pays_for(c, card, L->colour)) OFFER(ACT_TAKE_CARD, card);
        card_move(ABILITIES(g), ABILITY_DISCARD + L->hero, card_find(ABILITIES(g), ABILITY_DISCARD + L->hero, ANSWER.a),
                  ABILITY_HAND + L->hero, hand_known(g, L->hero));
        card_came(c, g, L->hero, ANSWER.a);
        HAPPEN(EV_RECALLED, 15, NOBODY, g->hero[L->hero].hero, ANSWER.a);
        L->left--;
    }
    END
}

CAN(reshuffle)
{
    u8 set = A_HEROES;
    return SUBSET(h, set, pile_count(ABILITIES(G), ABILITY_DISCARD + h) > 0) != 0;
}
DO(reshuffle)
{
    for EACH_BIT(h, A_HEROES)
        if (pile_count(ABILITIES(G), ABILITY_DISCARD + h)) shuffle_discards(c, G, h, 88);
}

/* -- Damage and tokens ---------------------------------------------------------------------------------------- */

CAN(heal)
{
    u8 set = B_HEROES;
    return SUBSET(h, set, damage_of(&G->hero[h]) > 0) != 0;
}
DO(heal)
{
    FOR_NEXT(h, i.b)
        if (damage_of(&G->hero[h])) heal_hero(c, G, h, AMOUNT(i.a), 90);
}

/* What a text's damage comes from: a Villain's own abilities, or anything else. */
static int source_of(const struct effect *e)
{
    bool villain = e->kind == KIND_VILLAIN && !(e->part >= PART_REWARD && e->part < PART_REWARD + REWARDS);
    return villain ? FROM_VILLAIN : FROM_EFFECT;
}
DO(hurt)
{
    static const u8 how[] = {[DAMAGE_USUAL] = 0, [DAMAGE_UNBLOCKABLE] = UNBLOCKABLE, [DAMAGE_DISCARDS] = BY_CARDS};
    FOR_NEXT(h, i.b)
        if (AMOUNT(i.a) > 0) hurt_hero(c, G, h, AMOUNT(i.a), source_of(e) | how[i.c], 220);
}

DO(guard)
{
    for EACH_BIT(h, B_HEROES) {
        G->hero[h].guard = (u8)min_int(G->hero[h].guard + AMOUNT(i.a), 99);
        HAPPEN(EV_GUARDED, 228, NOBODY, G->hero[h].hero, AMOUNT(i.a));
    }
}

CAN(refresh)
{
    u8 set = B_HEROES;
    return SUBSET(h, set, G->hero[h].exhausted > 0) != 0;
}
DO(refresh)
{
    for EACH_BIT(h, B_HEROES)
        if (G->hero[h].exhausted) refresh_tokens(c, G, h, AMOUNT(i.a), RULING_(128));
}

CAN(exhaust)
{
    int n = AMOUNT(i.a);
    u8 set = B_HEROES;
    if (is_price(c, e, i)) return set && SUBSET(h, set, G->hero[h].available >= n) == set; /* FF-S134 */
    return n > 0 && SUBSET(h, set, G->hero[h].available > 0) != 0;
}
DO(exhaust)
{
    for EACH_BIT(h, B_HEROES) {
        int n = min_int(AMOUNT(i.a), G->hero[h].available);
        if (n <= 0) continue;
        G->hero[h].available = (u8)(G->hero[h].available - n);
        G->hero[h].exhausted = (u8)(G->hero[h].exhausted + n);
        HAPPEN(EV_EXHAUSTED, RULING_(134), NOBODY, G->hero[h].hero, n);
    }
}

/* -- Special, Justice and Task cards -------------------------------------------------------------------------- */

CAN(special)
{
    return B_HEROES && pile_count(SPECIALS(G), SPECIAL_DECK) + pile_count(SPECIALS(G), SPECIAL_DISCARD) > 0;
}
/* Each card may have to find room before the next is gained (FF-173). */
DO(special)
{
    int set = B_HEROES, n = AMOUNT(i.a), done = e->reg[R_CURSOR];
    if (!set || done >= n * set_count((u64)set)) {
        e->reg[R_CURSOR] = 0;
        return;
    }
    int skip = done / max_int(n, 1), hero = NOWHERE;
    for EACH_CLOCKWISE(s, G->players, G->active)
        if (in_set((u64)set, s) && skip-- == 0) hero = s;
    e->reg[R_CURSOR]++;
    e->pc--;
    gain_special(c, G, hero, 171);
}

CAN(justice)
{
    u8 set = A_HEROES;
    return SUBSET(h, set, !justice_covered(G, h)) != 0;
}
DO(justice) { for EACH_BIT(h, A_HEROES) exchange_justice(c, G, h, RULING_(119)); }

DO(task) { FOR_NEXT(h, i.a) gain_task(c, G, h, RULING_(127)); }

CAN(finish_task)
{
    u8 set = A_HEROES;
    return SUBSET(h, set, has_task_left(G, h) || has_task_right(G, h)) != 0;
}
DO(finish_task)
{
    FOR_NEXT(h, i.a)
        if (has_task_left(G, h) || has_task_right(G, h)) PUSH(drop_task, (seat)h, .hero = (u8)h);
}

#define STEPS_drop_task(S, Q) Q(WHICH, 191, "Which Personal Task is discarded?")

PROC(drop_task)
{
    BEGIN(drop_task)
    ASK(WHICH, L->hero) {
        for EACH_CARD(task, TASKS(g), TASK_LEFT + L->hero) OFFER(ACT_DROP_TASK, task);
        for EACH_CARD(task, TASKS(g), TASK_RIGHT + L->hero) OFFER(ACT_DROP_TASK, task);
    }
    remove_task(c, g, L->hero, ANSWER.a, 191);
    END
}

/* -- Moving and acting ---------------------------------------------------------------------------------------- */

DO(move)
{
    FOR_NEXT(h, i.b)
        if (AMOUNT(i.a) > 0) PUSH(free_move, (seat)h, .hero = (u8)h, .steps = (u8)AMOUNT(i.a));
}

#define STEPS_free_move(S, Q) Q(WHERE, RULING_(131), "Where does the Hero go, if anywhere?")

PROC(free_move)
{
    BEGIN(free_move)
    ASK(WHERE, L->hero) {
        for EACH_BIT(location, reach(c, g->hero[L->hero].at, L->steps)) OFFER(ACT_GO, location);
        OFFER(ACT_DONE);
    }
    if (ANSWER.verb == ACT_GO) put_hero(c, g, L->hero, ANSWER.a, EV_MOVED, RULING_(131));
    END
}

CAN(teleport) { return A_HEROES && can_be_place(c, e, who, i.b); }
DO(teleport)
{
    int location = one_location(c, e, who, i.b);
    for EACH_BIT(h, A_HEROES)
        if (location && G->hero[h].at != location) put_hero(c, G, h, location, EV_PUT, RULING_(113));
}

DO(change_mode)
{
    for EACH_BIT(h, A_HEROES)
        set_mode(c, G, h, G->hero[h].mode == PRIVATE_LIFE ? HERO_MODE : PRIVATE_LIFE, 50);
}

CAN(make_attack)
{
    u8 set = A_HEROES;
    return SUBSET(h, set, can_attack(c, G, h)) != 0;
}
DO(make_attack)
{
    FOR_NEXT(h, i.a)
        if (can_attack(c, G, h))
            PUSH(attack, (seat)h, .hero = (u8)h, .colour = NOWHERE, .location = G->hero[h].at); /* FF-S131 */
}

CAN(take_interact)
{
    u8 set = A_HEROES;
    return SUBSET(h, set, can_interact(c, G, h)) != 0;
}
DO(take_interact)
{
    FOR_NEXT(h, i.a)
        if (can_interact(c, G, h))
            PUSH(interact, (seat)h, .hero = (u8)h, .location = G->hero[h].at, .token = NOWHERE); /* FF-S131 */
}

/* -- Dice ----------------------------------------------------------------------------------------------------- */

DO(dice)
{
    for EACH_BIT(h, B_HEROES) {
        G->hero[h].bonus_dice = (u8)min_int(G->hero[h].bonus_dice + AMOUNT(i.a), 99);
        HAPPEN(EV_BONUS, RULING_(132), NOBODY, G->hero[h].hero, AMOUNT(i.a));
    }
}

DO(white_die)
{
    for EACH_BIT(h, A_HEROES) {
        G->hero[h].legacy_die = true;
        HAPPEN(EV_WHITE_DIE, RULING_(5), NOBODY, G->hero[h].hero);
    }
}

DO(ease)
{
    for EACH_BIT(h, C_HEROES) {
        int one = colour_meant(c, e, i.b, G->hero[h].at), n = AMOUNT(i.a);
        for (int colour = RED; colour < COLOURS; colour++) {
            if (one != NOWHERE && one != colour) continue;
            G->hero[h].ease[colour] = (i8)max_int(G->hero[h].ease[colour] - n, -9);
            HAPPEN(EV_EASED, RULING_(129), NOBODY, G->hero[h].hero, colour, n);
        }
    }
}

DO(test)
{
    if (who >= G->players) return;
    int colour = colour_meant(c, e, i.b, G->hero[who].at);
    e->reg[R_SUCCESSES] = 0;
    PUSH(attribute_test, who, .hero = who, .colour = colour == NOWHERE ? PURPLE : (u8)colour, .dice = (u8)AMOUNT(i.a),
         .need = (u8)AMOUNT(i.c), .reg = R_SUCCESSES);     /* FF-077 */
}

/* Dice are added to the attack that the Hero commits for, or to the roll that is about to be made. */
static bool is_committing(struct context *c, const struct effect *e) { return moment_of(c, e) == ON_COMMITTED; }
static int rolled_colour(const struct roll_dice *roll)
{
    for (int colour = RED; colour < COLOURS; colour++)
        if (roll->dice[colour]) return colour;
    return NOWHERE;
}
CAN(rolling)
{
    const struct fight *fight = NEAREST(fight);
    if (is_committing(c, e)) return !fight || in_set(fight->attackers, who); /* no fight yet: there could be one */
    return NEAREST(roll_dice) && rolled_colour(NEAREST(roll_dice)) != NOWHERE;
}
DO(add_dice)
{
    int n = AMOUNT(i.a);
    if (!can_rolling(c, e, who, i)) return;
    if (is_committing(c, e)) {
        if (!NEAREST(fight)) return;
        struct commit *own = NEAREST(commit);
        u8 *extra = own && own->hero == who ? &own->extra : &NEAREST(fight)->extra[who];
        *extra = (u8)min_int(*extra + n, 99);              /* FF-289 */
    } else {
        u8 *dice = &NEAREST(roll_dice)->dice[rolled_colour(NEAREST(roll_dice))];
        *dice = (u8)min_int(*dice + n, 99);                /* FF-S132 */
    }
    HAPPEN(EV_MORE_DICE, RULING_(132), NOBODY, G->hero[who].hero, n);
}

static int missed_dice(const struct roll_dice *roll) { return SUM(colour, (1u << COLOURS) - 1, roll->missed[colour]); }
CAN(rolled) { return NEAREST(roll_dice) && (missed_dice(NEAREST(roll_dice)) > 0 || i.verb == V_SUCCESS); }
DO(reroll)
{
    struct roll_dice *roll = NEAREST(roll_dice);
    if (roll) reroll_misses(c, G, roll, i.verb == V_REROLL_ALL ? 255 : AMOUNT(i.a));
}

/* A success takes the place of a missed die, of the colour with the most of them; a test counts it anyway. */
DO(success)
{
    struct roll_dice *roll = NEAREST(roll_dice);
    int added = 0;
    for (int n = roll ? AMOUNT(i.a) : 0; n > 0; n--) {
        int best = RED;
        for (int colour = BLUE; colour < COLOURS; colour++)
            if (roll->missed[colour] > roll->missed[best]) best = colour;
        if (!roll->missed[best] && (roll->kind == ROLL_HENCHMEN || rolled_colour(roll) == NOWHERE)) break;
        if (roll->missed[best]) roll->missed[best]--;
        else best = rolled_colour(roll);
        roll->hits[best] = (u8)min_int(roll->hits[best] + 1, 99);
        added++;
    }
    if (added) HAPPEN(EV_SUCCESSES_ADDED, 78, NOBODY, G->hero[roll->hero].hero, added);
}

/* -- Moments -------------------------------------------------------------------------------------------------- */

CAN(prevent)
{
    const struct hurt *hurt = NEAREST(hurt);
    return hurt && hurt->left > 0 && !hurt->unblockable;
}
DO(prevent)
{
    struct hurt *hurt = NEAREST(hurt);
    if (!can_prevent(c, e, who, i)) return;
    int n = i.verb == V_PREVENT_ALL ? hurt->left : min_int(AMOUNT(i.a), hurt->left);
    hurt->left = (u8)(hurt->left - n);
    HAPPEN(EV_PREVENTED, 228, NOBODY, G->hero[hurt->hero].hero, n);
}

/* Whether a part of the revealed Scheme card that is still to come can be ignored. */
static bool can_be_skipped(struct context *c, const struct scheme_card *scheme, u8 word)
{
    static const u8 kinds[] = {[SKIP_HENCHMEN] = PLACE_HENCHMAN, [SKIP_MASTERMIND] = PLACE_MASTERMIND,
                               [SKIP_VILLAIN] = MOVE_VILLAIN};
    if (!scheme || !scheme->card || in_set(scheme->skip, word) || in_set(scheme->skip, SKIP_CARD)) return false;
    if (word == SKIP_CARD) return true;
    if (word == SKIP_EVENT) return in_set(scheme->parts, EVENT_PART);
    for (int step = 0; step < SCHEME_STEPS; step++)
        if (in_set(scheme->parts, step) && SCHEME(scheme->card)->step[step].kind == kinds[word]) return true;
    return false;
}
CAN(skip) { return can_be_skipped(c, NEAREST(scheme_card), i.a); }
DO(skip)
{
    struct scheme_card *scheme = NEAREST(scheme_card);
    if (!can_be_skipped(c, scheme, i.a)) return;
    scheme->skip |= (u8)bit(i.a);
    HAPPEN(EV_SKIPPED, 15, NOBODY, scheme->card, i.a);
}

DO(cancel)
{
    if (NEAREST(window)) NEAREST(window)->over = true;
}

/* -- The table ------------------------------------------------------------------------------------------------ */

#define V(VERB, word, needs, can, does, phrase, ...) \
    [V_##VERB] = {#word, {__VA_ARGS__}, phrase, can_##can, do_##does, needs, false},
#define M(VERB, word, preset, whom, phrase) \
    [V_##VERB] = {#word, {V_SIGNED(preset), whom, V_WHEN}, phrase, NULL, NULL, 0, true},
#define IF "{?c: while {c}}"
#define CHOICE(VERB) [V_TARGET_##VERB] = {NULL, {{0}}, NULL, can_target, do_target, 0, false},

const struct verb verbs[V_COUNT] = {
    CHOICE(HERO) CHOICE(PLACE) CHOICE(VILLAIN) CHOICE(COLOUR)
#include "verbs.def"
};
