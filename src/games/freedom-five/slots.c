/* slots.c: the slots at the bottom of a Hero board: Special cards (chapter 17) and Personal Tasks (chapter 18). */
#include "procedures.h"

/* -- Special cards ------------------------------------------------------------------------------------------------ */

int find_special(const STATE *g, int hero, u8 card)
{
    for (int slot = 0; slot < SPECIAL_SLOTS; slot++)
        if (!is_covered(g, hero, slot) && has_card(SPECIALS(g), special_pile(hero, slot), card))
            return slot;                                     /* FF-182 */
    return -1;
}

int kinds_of_specials(const STATE *g, int hero, u8 out[SPECIAL_SLOTS])
{
    int n = 0;
    for (int slot = 0; slot < SPECIAL_SLOTS; slot++) {
        if (!pile_count(SPECIALS(g), special_pile(hero, slot)) || is_covered(g, hero, slot)) continue; /* FF-180 */
        u8 card = card_at(SPECIALS(g), special_pile(hero, slot), 0);
        bool again = false;
        for (int i = 0; i < n; i++) again |= out[i] == card;
        if (!again) out[n++] = card;
    }
    return n;
}

/* The leftmost empty, uncovered slot, or -1 (FF-172). */
static int free_slot(const STATE *g, int hero)
{
    for (int slot = 0; slot < SPECIAL_SLOTS; slot++)
        if (!is_covered(g, hero, slot) && !pile_count(SPECIALS(g), special_pile(hero, slot))) return slot;
    return -1;
}

static void move_to_slot(STATE *g, int hero, int slot)
{
    card_move(SPECIALS(g), SPECIAL_NEW + hero, 0, special_pile(hero, slot), EVERYBODY);
}

bool gain_special(struct context *c, STATE *g, int hero, rule_number rule)
{
    u8 card = draw_shared(c, g, DECK_SPECIAL, SPECIAL_NEW + hero);
    if (!card) {
        HAPPEN(EV_NO_CARD, RULING_(44), (seat)hero, g->hero[hero].hero, DECK_SPECIAL);
        return false;
    }
    HAPPEN(EV_SPECIAL_GAINED, rule, (seat)hero, g->hero[hero].hero, card);
    int slot = free_slot(g, hero);
    if (slot >= 0 && pile_count(SPECIALS(g), SPECIAL_NEW + hero) == 1) {
        move_to_slot(g, hero, slot);
        return false;
    }
    PUSH(gain_special, (seat)hero, .hero = (u8)hero, .card = card); /* FF-173 */
    return true;
}

static void discard_special(struct context *c, STATE *g, int hero, int pile, u8 card)
{
    card_shown(SPECIALS(g), pile, card, SPECIAL_DISCARD);
    HAPPEN(EV_SPECIAL_DISCARDED, 173, (seat)hero, g->hero[hero].hero, card);
}

/* Whether the text of a Special card can be used now, at no printed moment: on the owner's turn (FF-S39). */
static bool playable_now(struct context *c, const STATE *g, int hero, u8 card)
{
    struct effect e = effect_of(KIND_SPECIAL, card, PART_EFFECT, NOWHERE);
    return SPECIAL(card)->effect.length && g->active == hero && (g->phase == PRIVATE_PHASE || g->phase == HERO_PHASE) &&
           room_for_window(c) && effect_possible(c, &e, (seat)hero);
}

/* It may lie in an uncovered slot, or be the new one. */
static void offer_special(struct context *c, const STATE *g, int hero, u8 card)
{
    OFFER_IF(playable_now(c, g, hero, card), ACT_USE_SPECIAL, card);
    OFFER(ACT_DISCARD_SPECIAL, card);
}

static int pile_of_special(const STATE *g, int hero, u8 card)
{
    int slot = find_special(g, hero, card);
    return slot >= 0 ? special_pile(hero, slot) : SPECIAL_NEW + hero;
}

/* A copy that lies in a slot goes before the new one: nobody can tell them apart. */
#define STEPS_gain_special(S, Q) \
    S(USED, TO(effect))          \
    Q(WHICH, 173, "There is no room for the new Special card. Which one is played or discarded?")

PROC(gain_special)
{
    BEGIN(gain_special)
    while (pile_count(SPECIALS(g), SPECIAL_NEW + L->hero)) {
        if (free_slot(g, L->hero) >= 0) {
            move_to_slot(g, L->hero, free_slot(g, L->hero));
            continue;
        }
        ASK(WHICH, L->hero) {
            offer_special(c, g, L->hero, card_at(SPECIALS(g), SPECIAL_NEW + L->hero, 0));
            u8 open[SPECIAL_SLOTS];
            int n = open_specials(g, L->hero, open);         /* FF-S40: uncovered ones */
            for (int i = 0; i < n; i++)
                if (open[i] != card_at(SPECIALS(g), SPECIAL_NEW + L->hero, 0)) offer_special(c, g, L->hero, open[i]);
        }
        if (ANSWER.verb == ACT_DISCARD_SPECIAL) {
            discard_special(c, g, L->hero, pile_of_special(g, L->hero, ANSWER.a), ANSWER.a);
            continue;
        }
        L->card = ANSWER.a;
        card_shown(SPECIALS(g), pile_of_special(g, L->hero, L->card), L->card, SPECIAL_PLAYED);
        HAPPEN(EV_SPECIAL_USED, 176, L->hero, g->hero[L->hero].hero, L->card);
        CALL_WITH(USED, L->hero, effect, effect_of(KIND_SPECIAL, L->card, PART_EFFECT, NOWHERE));
        if (has_card(SPECIALS(g), SPECIAL_PLAYED, L->card))
            card_shown(SPECIALS(g), SPECIAL_PLAYED, L->card, SPECIAL_DISCARD); /* FF-178 */
    }
    END
}

/* -- Personal Tasks ----------------------------------------------------------------------------------------------- */

static void discard_task(STATE *g, int hero, int pile)
{
    card_move(TASKS(g), pile, 0, TASK_DISCARD + hero, EVERYBODY); /* FF-191 */
}

bool gain_task(struct context *c, STATE *g, int hero, rule_number rule)
{
    struct cards k = TASKS(g);
    if (has_task_left(g, hero) && has_task_right(g, hero)) { /* FF-185 */
        discard_task(g, hero, TASK_LEFT + hero);
        discard_task(g, hero, TASK_RIGHT + hero);
        HAPPEN(EV_TASKS_LOST, 185, (seat)hero, g->hero[hero].hero);
        return advance_track(c, g, 1, 155);
    }
    if (cards_reshuffle(c, k, TASK_DECK + hero, TASK_DISCARD + hero)) /* FF-S42 */
        HAPPEN(EV_SHUFFLED, RULING_(42), (seat)hero, DECK_TASK, pile_count(k, TASK_DECK + hero));
    bool left = !has_task_left(g, hero);                     /* FF-181: the two leftmost uncovered slots */
    u8 task = card_draw(k, TASK_DECK + hero, (left ? TASK_LEFT : TASK_RIGHT) + hero, EVERYBODY);
    if (task) HAPPEN(EV_TASK, rule, (seat)hero, g->hero[hero].hero, task, left ? 1 : 2);
    return false;
}

void remove_task(struct context *c, STATE *g, int hero, u8 task, rule_number rule)
{
    int pile = has_card(TASKS(g), TASK_LEFT + hero, task) ? TASK_LEFT + hero : TASK_RIGHT + hero;
    if (!has_card(TASKS(g), pile, task)) return;
    discard_task(g, hero, pile);
    HAPPEN(EV_TASK_DONE, rule, (seat)hero, g->hero[hero].hero, task);
}

bool can_complete(struct context *c, const STATE *g, int hero, u8 task)
{
    const struct task_row *t = TASK(task);
    return g->hero[hero].at == t->location && payable(c, g, hero, t->colour) >= t->cost; /* FF-188, FF-189, FF-S30 */
}

#define STEPS_personal_task(S, Q) S(PAID, TO(discard))

PROC(personal_task)
{
    BEGIN(personal_task)
    DOING(PAID, discard_cards(c, g, L->hero, TASK(L->task)->cost, TASK(L->task)->colour, false, 189));
    remove_task(c, g, L->hero, L->task, 92);                 /* FF-093, FF-192 */
    END
}
