/* fight.c: a Villain fight in its 8 steps (chapter 30). */
#include "procedures.h"

/* -- Step 2: what was committed ----------------------------------------------------------------------------------- */

/* Special cards go to the slots that they came from, in the order in which they were committed; whatever finds its slot
 * taken is discarded. */
static void return_specials(STATE *g, const struct fight *fight, int hero)
{
    for (int from = fight->slots[hero]; from; from >>= 2) {
        int pile = special_pile(hero, max_int(0, (from & 3) - 1));
        if (!pile_count(SPECIALS(g), pile)) card_draw(SPECIALS(g), SPECIAL_COMMITTED + hero, pile, EVERYBODY);
    }
    cards_move_all(SPECIALS(g), SPECIAL_COMMITTED + hero, SPECIAL_DISCARD, EVERYBODY);
}

/* What a Hero has committed comes back (FF-S89). */
static void take_back(struct context *c, STATE *g, struct fight *fight, int hero)
{
    struct hero *h = &g->hero[hero];
    cards_move_all(ABILITIES(g), ABILITY_AIDING + hero, ABILITY_HAND + hero, hand_known(g, hero));
    cards_move_all(ABILITIES(g), ABILITY_COMMITTED + hero, ABILITY_HAND + hero, hand_known(g, hero)); /* FF-S89 */
    refresh_hand(c, g, hero);
    return_specials(g, fight, hero);
    cards_move_all(JUSTICES(g), JUSTICE_COMMITTED + hero, JUSTICE_UP + hero, EVERYBODY);
    for EACH_BIT(k, fight->allies[hero] & (bit(ALLIES_MOST) - 1)) h->uses[k]++;
    h->used &= (u8)~fight->marks[hero];
    fight->extra[hero] = fight->allies[hero] = fight->marks[hero] = fight->slots[hero] = 0;
    HAPPEN(EV_TAKEN_BACK, RULING_(89), (seat)hero, h->hero);
}

/* FF-296: everything used goes to its pile. */
static void discard_used(STATE *g, int hero)
{
    cards_move_all(ABILITIES(g), ABILITY_AIDING + hero, ABILITY_DISCARD + hero, EVERYBODY);
    cards_move_all(ABILITIES(g), ABILITY_COMMITTED + hero, ABILITY_DISCARD + hero, EVERYBODY);
    cards_move_all(SPECIALS(g), SPECIAL_COMMITTED + hero, SPECIAL_DISCARD, EVERYBODY);
    cards_move_all(JUSTICES(g), JUSTICE_COMMITTED + hero, JUSTICE_DOWN + hero, EVERYBODY);
}

/* -- Steps 1 to 3 ------------------------------------------------------------------------------------------------- */

/* The next Hero after `next` clockwise from the active one who can join (FF-286, FF-287); NOWHERE: nobody. */
static int next_joiner(struct context *c, const STATE *g, const struct fight *L)
{
    for (int n = L->next; n < g->players; n++) {
        int h = clockwise(g->players, L->hero, n);
        if (h == L->hero || g->hero[h].at != L->location || g->hero[h].mode != HERO_MODE) continue; /* FF-069 */
        if (can_bring_die(c, g, h, L->colour)) return h;
    }
    return NOWHERE;
}

static int places_from(const STATE *g, const struct fight *L, int hero)
{
    return hero >= L->hero ? hero - L->hero : hero + g->players - L->hero;
}

/* The next attacker clockwise who has to commit; NOWHERE: all have. */
static int next_committer(const STATE *g, const struct fight *L)
{
    for (int n = L->next; n < g->players; n++) {
        int h = clockwise(g->players, L->hero, n);
        if (has_seat(L->attackers, (seat)h)) return h;
    }
    return NOWHERE;
}

/* Whoever has no die is not an attacking Hero (FF-S87). */
static void drop_idle(struct context *c, STATE *g, struct fight *L)
{
    for EACH_SEAT(h, L->attackers)
        if (!committed_dice(c, g, L, h) && !g->hero[h].bonus_dice && !g->hero[h].legacy_die) {
            L->attackers &= (u8)~only(h);
            HAPPEN(EV_DROPPED_OUT, RULING_(87), h, g->hero[h].hero);
        }
}

static u8 unordered(const struct fight *L)
{
    u8 set = L->attackers;
    for (int i = 0; i < L->next; i++) set &= (u8)~only(L->order[i]);
    return set;
}

/* -- Steps 4 to 6 ------------------------------------------------------------------------------------------------- */

/* Whoever has left before rolling is out (FF-S114). */
static bool has_left(const STATE *g, const struct fight *L, int hero)
{
    return g->hero[hero].at != L->location && !has_seat(L->rolled, (seat)hero);
}

static void leave_fight(struct context *c, STATE *g, struct fight *L, int hero)
{
    take_back(c, g, L, hero);
    L->attackers &= (u8)~only((seat)hero);
    HAPPEN(EV_DROPPED_OUT, RULING_(114), (seat)hero, g->hero[hero].hero);
}

static bool is_on(const STATE *g, const struct fight *L) { return in_city(&g->villain[L->colour]); }

/* All own dice, judged with the own target number in the Villain's colour (FF-292, FF-175). */
static struct roll_dice dice_of(struct context *c, const STATE *g, const struct fight *L, int hero)
{
    struct roll_dice roll = {.hero = (u8)hero, .kind = ROLL_VILLAIN, .white_as = L->colour, .location = L->location};
    int n = committed_dice(c, g, L, hero) + modifier(c, g, hero, V_VILLAIN_DICE) -
            villain_modifier(c, g, L->colour, V_FEWER_DICE, hero);
    roll.dice[L->colour] = (u8)max_int(0, n);
    roll.harder = (i8)villain_modifier(c, g, L->colour, V_HARDER, hero); /* FF-293 */
    return roll;
}

/* What the Defense leaves of an attacker's successes (FF-S93, FF-S115). */
static int after_defense(struct context *c, STATE *g, const struct fight *L, int hero, int successes)
{
    int cancelled = villain_modifier(c, g, L->colour, V_CANCELS, hero);
    if (g->villain[L->colour].henchmen) cancelled += henchmen_modifier(c, g, L->colour, V_HENCHMEN_SHIELD);
    cancelled = max_int(0, min_int(successes, cancelled));
    if (cancelled) HAPPEN(EV_CANCELLED, 293, (seat)hero, g->villain[L->colour].villain, cancelled);
    return successes - cancelled;
}

/* Each success that is left is 1 damage (FF-294). */
static bool strike(struct context *c, STATE *g, const struct fight *L, int hero)
{
    return strike_villain(c, g, L->colour, after_defense(c, g, L, hero, L->successes), 294);
}

/* FF-S89: attackers who did not get to roll. */
static void release(struct context *c, STATE *g, struct fight *L)
{
    for EACH_SEAT(h, L->attackers & ~L->rolled) take_back(c, g, L, h);
}

static struct effect text_of(const STATE *g, const struct fight *L, u8 part)
{
    struct effect e = villain_effect(g, L->colour, part);
    e.reg[R_THAT] = L->hero;
    e.reg[R_THERE] = L->location;
    return e;
}

#define STEPS_fight(S, Q)                                                                                     \
    S(COMMITTED, TO(commit)) S(COMMITTED_AGAIN, TO(commit)) S(ROLLED, TO(roll_dice)) S(STRUCK, TO(open_chapter)) \
    S(COUNTERED, TO(effect)) S(DEFEATED, TO(defeat)) S(ACTED, TO(effect))                                     \
    Q(TEAM_UP, 286, "Do you join the fight?")                                                                 \
    Q(READY, RULING_(88), "Has everybody committed what they want for this fight?")                           \
    Q(ORDER, 291, "Who rolls next?", RANK("In which order do the Heroes roll?", NO_VERB))

PROC(fight)
{
    BEGIN(fight)
    HAPPEN(EV_FIGHT, 285, L->hero, g->hero[L->hero].hero, g->villain[L->colour].villain);
    L->attackers = only(L->hero);
    /* Step 1: Team Up (FF-286) */
    L->next = 1;
    while (next_joiner(c, g, L) != NOWHERE) {
        ASK_HAND(TEAM_UP, next_joiner(c, g, L)) {
            OFFER(ACT_JOIN, g->villain[L->colour].villain);
            OFFER(ACT_STAY_OUT);
        }
        if (ANSWER.verb == ACT_JOIN) {
            L->attackers |= only(c->seat);
            HAPPEN(EV_JOINED, 286, c->seat, g->hero[c->seat].hero, g->villain[L->colour].villain);
        }
        L->next = (u8)(places_from(g, L, c->seat) + 1);
    }
    /* Step 2: Commit (FF-288), open, the active Hero first, then clockwise (FF-S88) */
    L->next = 0;
    while (next_committer(g, L) != NOWHERE) {
        L->order[0] = (u8)next_committer(g, L);
        L->next = (u8)(places_from(g, L, L->order[0]) + 1);
        CALL_AS(COMMITTED, L->order[0], commit, .hero = L->order[0], .colour = L->colour);
    }
    while (set_count(L->attackers) > 1) {
        ASK(READY, L->hero) {                                /* FF-D43 */
            OFFER(ACT_CONFIRM);
            for EACH_SEAT(h, L->attackers) OFFER_IF(L->reopened < 2 * HEROES, ACT_REOPEN, g->hero[h].hero);
        }
        if (ANSWER.verb == ACT_CONFIRM) break;
        L->reopened++;
        L->order[0] = (u8)hero_with_row(g, ANSWER.a);
        take_back(c, g, L, L->order[0]);
        CALL_AS(COMMITTED_AGAIN, L->order[0], commit, .hero = L->order[0], .colour = L->colour);
    }
    drop_idle(c, g, L);
    /* Step 3: Order (FF-291) */
    for (L->next = 0; unordered(L); L->next++) {
        ASK(ORDER, L->hero)
            for EACH_SEAT(h, unordered(L)) OFFER(ACT_NEXT_ATTACKER, g->hero[h].hero);
        L->order[L->next] = (u8)hero_with_row(g, ANSWER.a);
    }
    for (; L->next < HEROES; L->next++) L->order[L->next] = NOWHERE;
    /* Steps 4 to 6, one attacker after the other (FF-297) */
    for (L->next = 0; L->next < HEROES && L->order[L->next] != NOWHERE; L->next++) {
        if (!is_on(g, L) || g->villain[L->colour].beaten) break;
        if (has_left(g, L, L->order[L->next])) {
            leave_fight(c, g, L, L->order[L->next]);
            continue;
        }
        L->rolled |= only(L->order[L->next]);
        CALL_WITH(ROLLED, L->order[L->next], roll_dice, dice_of(c, g, L, L->order[L->next])); /* step 4 */
        L->successes = (u8)min_int(RESULT, 255);
        if (is_on(g, L))                                     /* step 5 (FF-294) */
            DOING(STRUCK, strike(c, g, L, L->order[L->next]));
        discard_used(g, L->order[L->next]);               /* step 6 */
    }
    release(c, g, L);
    if (!is_on(g, L) || !L->attackers) END                   /* FF-S110 */
    /* Step 7: Counterstrike (FF-298, FF-299) */
    if (VILLAIN(g->villain[L->colour].villain)->counterstrike.length) {
        HAPPEN(EV_COUNTERSTRIKE, 298, NOBODY, g->villain[L->colour].villain, g->villain[L->colour].villain);
        CALL_WITH(COUNTERED, g->active, effect, text_of(g, L, PART_COUNTERSTRIKE));
    }
    if (g->villain[L->colour].beaten) {                      /* FF-304 */
        CALL_AS(DEFEATED, g->active, defeat, .colour = L->colour, .attackers = L->attackers, .left = 2);
        END
    }
    /* Step 8: After Attack (FF-300) */
    if (is_on(g, L) && VILLAIN(g->villain[L->colour].villain)->after.length) {
        HAPPEN(EV_AFTER_ATTACK, 300, NOBODY, g->villain[L->colour].villain, g->villain[L->colour].villain);
        CALL_WITH(ACTED, g->active, effect, text_of(g, L, PART_AFTER));
    }
    END
}
