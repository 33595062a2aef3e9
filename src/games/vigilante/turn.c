/* turn.c: one turn (chapters 11.2 and 12): free actions, one main action, the Event die. */
#include "procedures.h"

enum { FREE_ACTIONS = 100 }; /* VG-S110 */

/* -- Free actions -------------------------------------------------------------------------- */

bool used_up(const struct slot *here, u8 limit, int which)
{
    u8 used = limit == PER_TURN ? here->used_turn : limit == PER_ROUND ? here->used_round : here->used_game;
    return in_set(used | here->used_turn, which);
}

static void note_use(struct slot *here, int which)
{
    here->used_turn |= (u8)bit(which);
    here->used_round |= (u8)bit(which);
    here->used_game |= (u8)bit(which);
}

static void offer_attach(struct context *c, const STATE *g, seat who, u8 card)
{
    for (u8 s = 0; s < SLOTS; s++) {
        u8 hero = g->player[who].slot[s].hero;
        int carried = card_count_attached(g, who, s);
        bool free = !carried || carried < hero_capacity(c, g, who, s); /* VG-135 */
        OFFER_IF(hero && free, ACT_ATTACH, card, s, hero); /* VG-122 */
        if (wants_reasons(c) && hero && !free)
            REFUSE(ACT_ATTACH, RULING_(24), "this Hero carries as much as it can", card, s, hero);
    }
}

static void offer_hand_cards(struct context *c, const STATE *g, seat who)
{
    for EACH_KIND(id, CITY_CARDS(g), HAND + who) { /* equal cards make one option */
        const struct card_row *card = CARD(id);
        if (card->type == ONE_TIME) {                        /* VG-121 */
            struct effect e = card_effect(KIND_CARD, id, PART_EFFECT, TEAM_SLOT_NONE);
            OFFER_OR(code_possible(c, &e, who, card->effect), RULING_(102), "it could do nothing now", ACT_PLAY, id);
        } else if (card->type == EQUIPMENT) {
            offer_attach(c, g, who, id);
        } else {
            REFUSE(ACT_PLAY, 129, "an Ambush card waits for its condition", id);
        }
    }
}

/* Offers what a card at a slot can be used for, as `a` says it. */
static void offer_use(struct context *c, seat who, struct effect e, struct code use, bool used, struct action a)
{
    static const char dear[] = "its price cannot be paid in full, or it could do nothing now";
    if (used) REFUSE(a.verb, RULING_(22), "its effect was used already", a.a, a.b, a.c);
    else if (use.priced) OFFER_OR(code_possible(c, &e, who, use), RULING_(117), dear, a.verb, a.a, a.b, a.c);
    else OFFER_OR(code_possible(c, &e, who, use), RULING_(102), "it could do nothing now", a.verb, a.a, a.b, a.c);
}

static void offer_uses(struct context *c, const STATE *g, seat who)
{
    for (u8 s = 0; s < SLOTS; s++) {                         /* VG-123 */
        const struct slot *here = &g->player[who].slot[s];
        if (!here->hero) continue;
        const struct hero_row *hero = HERO(here->hero);
        u8 i = 0;
        if (hero->use.length)
            offer_use(c, who, card_effect(KIND_HERO, here->hero, PART_USE, s), hero->use, used_up(here, hero->limit, 0),
                      (struct action){ACT_USE_HERO, s, here->hero, 0});
        for EACH_CARD(id, CITY_CARDS(g), attached_pile(who, s)) { /* VG-134 */
            const struct card_row *card = CARD(id);
            i++;
            if (card->use.length)
                offer_use(c, who, card_effect(KIND_CARD, id, PART_USE, s), card->use, used_up(here, card->limit, i),
                          (struct action){ACT_USE_EQUIPMENT, s, id, (u8)(i - 1)});
        }
    }
}

/* -- Main actions -------------------------------------------------------------------------- */

static void offer_recruit(struct context *c, const STATE *g, seat who)
{
    int means = hand_influence(c, g, who) + player_modifier(c, g, who, V_DISCOUNT);
    bool full = team_count(g, who) == SLOTS;
    for EACH_CARD(hero, HEROES(g), MARKET) {
        bool no_slot = full & (HERO(hero)->type != MERCENARY); /* VG-191, VG-S87 */
        bool too_dear = HERO(hero)->influence > means;
        OFFER_IF(!(no_slot | too_dear), ACT_RECRUIT, hero);
        if (!wants_reasons(c)) continue;
        if (no_slot) REFUSE(ACT_RECRUIT, 191, "all four slots are filled", hero);
        else if (too_dear) REFUSE(ACT_RECRUIT, 183, "your hand cannot pay the cost", hero);
    }
}

static void offer_fight(struct context *c, const STATE *g, seat who)
{
    if (!team_count(g, who)) REFUSE(ACT_FIGHT, 195, "you have no Hero");
    else OFFER_OR(pile_count(VILLAINS(g), VILLAIN_DECK), RULING_(35), "the Villain Deck is empty", ACT_FIGHT, 0);
}

static void offer_heal(struct context *c, const STATE *g, seat who)
{
    for (u8 s = 0; s < SLOTS; s++) {                         /* VG-230, VG-S20 */
        const struct slot *here = &g->player[who].slot[s];
        OFFER_IF(here->damage > 0, ACT_HEAL, s, here->hero);
        if (wants_reasons(c) && here->hero && !here->damage)
            REFUSE(ACT_HEAL, 230, "this Hero has no damage", s, here->hero);
    }
}

static void offer_trade(struct context *c, const STATE *g, const struct turn *L, seat who)
{
    bool empty = !hand_count(g, who);
    for (int n = 1; n < g->players; n++) {
        seat s = clockwise(g->players, who, n);
        bool nothing = !hand_count(g, s), refused = has_seat(L->offered, s);
        OFFER_IF(!(empty | nothing | refused), ACT_TRADE, s); /* VG-235 */
        if (!wants_reasons(c)) continue;
        if (empty) REFUSE(ACT_TRADE, RULING_(20), "you have no card to give", s);
        else if (nothing) REFUSE(ACT_TRADE, RULING_(20), "this player has no card to give", s);
        else if (refused) REFUSE(ACT_TRADE, RULING_(62), "this player refused in this turn", s);
    }
}

static void offer_turn(struct context *c, const STATE *g, const struct turn *L, seat who)
{
    if (!L->main && L->free < FREE_ACTIONS) {                /* VG-119, VG-120 */
        offer_hand_cards(c, g, who);
        offer_uses(c, g, who);
    }
    int free_ones = c->count;
    offer_draw(c, g, who);
    offer_recruit(c, g, who);
    offer_fight(c, g, who);
    offer_heal(c, g, who);
    OFFER_OR(team_gear(g, who), RULING_(20), "none of your Heroes carries Equipment", ACT_INVENTORY, 0);
    bool nothing_else = c->count == free_ones;
    offer_trade(c, g, L, who);
    OFFER_OR(nothing_else, RULING_(19), "there is an action that you can take", ACT_GIVE_UP, 0); /* VG-S19, VG-S111 */
}

/* -- Carrying out -------------------------------------------------------------------------- */

#define STEPS_play_card(S, Q) S(DONE, TO(effect))

/* Plays a One-Time-Use card: it lies apart until it is done (VG-127, VG-S101). */
PROC(play_card)
{
    BEGIN(play_card)
    card_shown(CITY_CARDS(g), HAND + f->seat, L->card, PLAYED);
    HAPPEN(EV_PLAYED, 121, f->seat, L->card);
    CALL_WITH(DONE, f->seat, effect, card_effect(KIND_CARD, L->card, PART_EFFECT, TEAM_SLOT_NONE));
    to_discard(c, g, PLAYED, card_find(CITY_CARDS(g), PLAYED, L->card));
    END
}

static void begin_turn(struct context *c, STATE *g, seat who)
{
    g->current = who;
    for (int s = 0; s < SLOTS; s++) g->player[who].slot[s].used_turn = 0; /* VG-S22 */
    HAPPEN(EV_TURN, 112, who, g->player[who].actions);
}

bool has_turn(const STATE *g, seat who) { return g->player[who].actions || !g->player[who].submitted; }

/* Hands the frame on to the next player clockwise who has a turn; false when nobody has one any more. */
static bool next_turn(const STATE *g, struct frame *f, struct turn *L)
{
    for EACH_CLOCKWISE(s, g->players, clockwise(g->players, f->seat, 1)) {
        if (!has_turn(g, s)) continue;
        f->seat = s;
        *L = (struct turn){0};
        return true;
    }
    return false;
}

/* Free actions, one main action, the Event die if no action token is left (VG-114); then the next
 * player's turn, until nobody has an action token (VG-112, VG-113). */
PROC(turn)
{
    BEGIN(turn)
turn_begins:
    begin_turn(c, g, f->seat);
    while (g->player[f->seat].actions) {
        ASK_SECRET(ACTION, f->seat) offer_turn(c, g, L, f->seat); /* VG-S98 */
        switch (ANSWER.verb) {
        case ACT_PLAY:
            CALL(CARD_DONE, play_card, .card = ANSWER.a);
            break;
        case ACT_ATTACH:
            attach_card(c, g, f->seat, ANSWER.a, ANSWER.b);
            break;
        case ACT_USE_HERO:
            note_use(&g->player[f->seat].slot[ANSWER.a], 0);
            HAPPEN(EV_USED, 123, f->seat, ANSWER.b);
            CALL_WITH(USE_DONE, f->seat, effect, card_effect(KIND_HERO, ANSWER.b, PART_USE, ANSWER.a));
            break;
        case ACT_USE_EQUIPMENT:
            note_use(&g->player[f->seat].slot[ANSWER.a], 1 + ANSWER.c);
            HAPPEN(EV_USED_EQUIPMENT, 134, f->seat, ANSWER.b);
            CALL_WITH(GEAR_DONE, f->seat, effect, card_effect(KIND_CARD, ANSWER.b, PART_USE, ANSWER.a));
            break;
        case ACT_DRAW:                                       /* chapter 17 */
            g->player[f->seat].actions--;                    /* VG-115, VG-S99 */
            draw_card(c, g, f->seat, ANSWER.a, ANSWER.a == AGENCY ? 182 : 180); /* VG-181 */
            note_conduct(g, f->seat, DREW);
            goto main_action_done;
        case ACT_RECRUIT:
            CALL(RECRUIT_DONE, recruit, .hero = ANSWER.a, .firm = L->free >= FREE_ACTIONS);
            if (!RESULT) break;                              /* the player thought again */
            note_conduct(g, f->seat, RECRUITED);
            goto main_action_done;
        case ACT_FIGHT:
            note_conduct(g, f->seat, FOUGHT);
            CALL(FIGHT_DONE, fight, .won = false);
            goto main_action_done;
        case ACT_HEAL:
            g->player[f->seat].actions--;
            heal_hero(c, g, f->seat, ANSWER.a, 1 + max_int(0, player_modifier(c, g, f->seat, V_MEDIC)), /* VG-231 */
                      230);
            note_conduct(g, f->seat, HEALED);
            goto main_action_done;
        case ACT_INVENTORY:
            note_conduct(g, f->seat, REARMED);
            CALL(INVENTORY_DONE, inventory, .count = 0);
            goto main_action_done;
        case ACT_TRADE:
            L->main = true;                                  /* VG-S63 */
            L->offered |= only(ANSWER.a);
            note_conduct(g, f->seat, TRADED);
            CALL(TRADE_DONE, trade, .partner = ANSWER.a);
            if (RESULT) goto main_action_done;
            continue;
        case ACT_GIVE_UP:
            g->player[f->seat].actions--;                    /* VG-S111 */
            HAPPEN(EV_GAVE_UP, RULING_(111), f->seat);
            goto main_action_done;
        }
        L->free++;
        COUNT_MARKET(MARKET_SETTLED);
        SETTLE(FREE_SETTLED);
    }
main_action_done:
    COUNT_MARKET(MAIN_MARKET_SETTLED);
    SETTLE(MAIN_SETTLED);
    if (!g->player[f->seat].actions && !g->player[f->seat].submitted) CALL(SUBMITTED, submit_die, .face = {0});
    COUNT_MARKET(DIE_MARKET_SETTLED);
    if ((end_all_until(g, THIS_TURN) || bonuses_vary(g)) && unsettled(c, g)) /* VG-S103 */
        CALL(ENDED, defeats, .count = 0);
    if (next_turn(g, f, L)) goto turn_begins;
    g->current = NOBODY;
    END
}
