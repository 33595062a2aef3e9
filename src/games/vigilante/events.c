/* events.c: the Event Track, the bag and the Trigger Events step (11.1, chapter 15). */
#include <string.h>

#include "procedures.h"

/* -- Track and bag ------------------------------------------------------------------------- */

void drop_token(u8 *list, u8 *n, u8 token)
{
    u8 *at = memchr(list, token, *n);
    MUST(at != NULL);
    --*n;
    memmove(at, at + 1, (size_t)(list + *n - at));
    list[*n] = 0;
}

void place_token(struct context *c, STATE *g, u8 token)
{
    int at = 0;
    while (at < g->track_count && TOKEN(g->track[at])->number <= TOKEN(token)->number) at++; /* VG-107, VG-108 */
    memmove(g->track + at + 1, g->track + at, (size_t)(g->track_count - at));
    g->track[at] = token;
    g->track_count++;
    HAPPEN(EV_EVENT_PLACED, 106, NOBODY, token, TOKEN(token)->number);
}

void place_from_bag(struct context *c, STATE *g)
{
    if (!g->bag_count || g->track_count >= EVENT_TOKENS) return;
    u8 token = g->bag[pick(c, g->bag_count)];
    bag_remove(g, token);
    place_token(c, g, token);
}

bool token_fits(struct context *c, u8 token, u8 event_word)
{
    static const u8 types[] = {
        [E_ANY] = 0xFF, [E_HARMFUL] = 1u << JAILBREAK | 1u << FIREFIGHT | 1u << HACKING,
        [E_HELPFUL] = 1u << LOOT_CRATE | 1u << PARAMEDIC, [E_FIREFIGHT_OR_HACKING] = 1u << FIREFIGHT | 1u << HACKING,
        [E_JAILBREAK] = 1u << JAILBREAK};
    return event_word < COUNT(types) && in_set(types[event_word], TOKEN(token)->type);
}

/* -- One Event ----------------------------------------------------------------------------- */

#define STEPS_one_event(S, Q)                                                                   \
    S(REACTED, TO(window)) S(JAILBROKEN, TO(release)) S(STRUCK, TO(hurt)) S(HACKED, TO(discard)) \
    S(LOOTED, TO(draw)) S(SETTLED, TO(defeats))                                                 \
    Q(FIREFIGHT_HERO, 169, "Firefight: which of your Heroes takes 1 damage?")   \
    Q(PARAMEDIC_HERO, 175, "Paramedic: which of your Heroes loses 1 damage?")

static struct hurt one_damage(u8 ref)
{
    struct hurt hurt = {.next = 0};
    hurt.amount[ref] = 1;
    return hurt;
}

/* The player who is next when n are done, from the First Player on; at the end the First Player again. */
static seat nth_player(const STATE *g, int n) { return clockwise(g->players, g->first, n); }

/* An Event is set off: every player carries it out, from the First Player on (VG-161, VG-162). */
PROC(one_event)
{
    seat who = nth_player(g, L->done);
    BEGIN(one_event)
    HAPPEN(EV_EVENT, 157, NOBODY, L->token, TOKEN(L->token)->number);
    MOMENT(REACTED, g->first, ABOUT(NOBODY, EVENT_SET_OFF, L->token)); /* A9 */
    if (RESULT == CANCELLED) RETURN(0);
    for (L->done = 0; L->done < g->players; L->done++) {
        who = nth_player(g, L->done);
        switch (TOKEN(L->token)->type) {
        case JAILBREAK:                                      /* VG-167, VG-168, VG-S48 */
            if (has_freeable(c, g, who))
                CALL_AS(JAILBROKEN, who, release, .from = who, .to = NOBODY, .left = 1);
            break;
        case FIREFIGHT:                                      /* VG-169, VG-170 */
            if (!team_count(g, who)) break;
            ASK(FIREFIGHT_HERO, who) offer_heroes(c, g, who, false);
            CALL_WITH(STRUCK, who, hurt, one_damage(hero_ref(who, ANSWER.b))); /* VG-171 */
            break;
        case HACKING:                                        /* VG-172, VG-173 */
            if (hand_count(g, who)) CALL_AS(HACKED, who, discard, .left = 1, .forced = true);
            break;
        case LOOT_CRATE:                                     /* VG-174 */
            if (!draw_at_once(c, g, who, 174)) CALL_AS(LOOTED, who, draw, .left = 1);
            break;
        case PARAMEDIC:                                      /* VG-175, VG-176 */
            if (!team_damage(g, who)) break;
            ASK(PARAMEDIC_HERO, who) offer_heroes(c, g, who, true);
            heal_hero(c, g, ANSWER.a, ANSWER.b, 1, 175);
            break;
        }
        SETTLE(SETTLED);
    }
    END
}

/* -- The step ------------------------------------------------------------------------------ */

/* The next token of the present number that has not acted yet, or 0. */
static u8 next_token(struct context *c, const STATE *g, const struct trigger_events *L)
{
    for (int i = 0; i < g->track_count; i++) {
        u8 token = g->track[i];
        if (TOKEN(token)->number == L->number && !in_set(L->done[token / 8], token % 8)) return token;
    }
    return 0;
}

static u8 gear_id(const STATE *g, const struct trigger_events *L)
{
    return card_at(CITY_CARDS(g), attached_pile(nth_player(g, L->player), L->slot), L->index);
}

/* Moves on to the next attached Equipment with the present number, in turn order from the First
 * Player, then slot, then order of attaching (VG-S50). */
static bool next_gear(struct context *c, const STATE *g, struct trigger_events *L)
{
    if (g->city.start[ATTACHED] == g->city.start[PLAYED]) return false;
    for (; L->player < g->players; L->player++, L->slot = 0)
        for (; L->slot < SLOTS; L->slot++) {
            seat who = nth_player(g, L->player);
            int acted = g->player[who].slot[L->slot].used_turn >> 1;
            for (L->index = 0; L->index < card_count_attached(g, who, L->slot); L->index++)
                if (CARD(gear_id(g, L))->die == L->number && !(acted >> L->index & 1)) return true;
        }
    return false;
}

#define STEPS_trigger_events(S, Q)                                                              \
    S(EVENT_DONE, TO(one_event)) S(EVENT_SETTLED, TO(forced_use)) S(GEAR_DONE, TO(effect))      \
    S(GEAR_MARKET_SETTLED, TO(forced_use)) S(GEAR_SETTLED, TO(defeats))

/* Goes through the numbers 1 to 6; for each submitted one first its tokens, then Equipment (VG-157, VG-S50). */
PROC(trigger_events)
{
    seat who;
    BEGIN(trigger_events)
    /* turns are over: used_turn now tells which Equipment has acted, also when some of it leaves a Hero meanwhile */
    for (seat s = 0; s < g->players; s++) {
        L->dice |= (u8)bit(g->player[s].die);                /* VG-S53: fixed now */
        for (int i = 0; i < SLOTS; i++) g->player[s].slot[i].used_turn = 0;
    }
    for (L->number = 1; L->number <= 6; L->number++) {
        if (!in_set(L->dice, L->number)) continue;           /* VG-160 */
        L->gear = false;
        while ((L->index = next_token(c, g, L))) {           /* VG-158, VG-159 */
            L->done[L->index / 8] |= (u8)bit(L->index % 8);
            CALL(EVENT_DONE, one_event, .token = L->index);
            COUNT_MARKET(EVENT_SETTLED);
        }
        L->gear = true;
        L->player = L->slot = 0;
        while (next_gear(c, g, L)) {                         /* VG-139, VG-164, VG-S51 */
            who = nth_player(g, L->player);
            HAPPEN(EV_GEAR_ACTS, 164, who, gear_id(g, L), g->player[who].slot[L->slot].hero);
            g->player[who].slot[L->slot].used_turn |= (u8)(2u << L->index);
            CALL_WITH(GEAR_DONE, who, effect, card_effect(KIND_CARD, gear_id(g, L), PART_DIE, L->slot));
            COUNT_MARKET(GEAR_MARKET_SETTLED);
            SETTLE(GEAR_SETTLED);
        }
    }
    for (seat s = 0; s < g->players; s++) g->player[s].die = 0; /* VG-165 */
    HAPPEN(EV_DICE_BACK, 165, NOBODY);
    END
}
