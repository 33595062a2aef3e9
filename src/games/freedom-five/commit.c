/* commit.c: the Commit step of a Villain fight: cards and other dice of one Hero (FF-288 to FF-290). */
#include "engine/parts.h"
#include "procedures.h"

/* Whether an Ability card can be committed against a Villain of a colour (FF-162, FF-170, FF-221). */
static bool fits(struct context *c, const STATE *g, int hero, u8 card, int colour)
{
    const struct ability_row *a = ABILITY(card);
    return (a->colour == colour || a->colour == PURPLE) && a->dice && !is_blocked(c, g, hero, card, colour);
}

int committed_dice(struct context *c, const STATE *g, const struct fight *fight, int hero)
{
    const struct commit *step = NEAREST(commit);
    int n = PART(fight->extra[hero] + (step && step->hero == hero ? step->extra : 0), "from effects");
    for EACH_CARD(card, ABILITIES(g), ABILITY_COMMITTED + hero) n += PART_FROM(ABILITY(card)->dice, AN_ABILITY, card);
    for EACH_CARD(card, SPECIALS(g), SPECIAL_COMMITTED + hero)
        n += PART_FROM(SPECIAL(card)->dice, A_SPECIAL, card); /* FF-174 */
    return n;
}

static struct window commit_moment(const STATE *g, int hero, int colour)
{
    return (struct window){.moment = ON_COMMITTED, .hero = (u8)hero, .where = g->hero[hero].at, .colour = (u8)colour};
}

static bool has_special_dice(struct context *c, const STATE *g, int hero)
{
    u8 open[SPECIAL_SLOTS];
    int n = open_specials(g, hero, open);
    for (int i = 0; i < n; i++)
        if (SPECIAL(open[i])->dice) return true;
    return false;
}

bool can_bring_die(struct context *c, const STATE *g, int hero, int colour)
{
    if (g->hero[hero].bonus_dice || g->hero[hero].legacy_die || has_special_dice(c, g, hero)) return true;
    if (g->hero[hero].held && !c->fast && g->active != hero && hand_count(g, hero)) return true;
    for EACH_CARD(card, ABILITIES(g), ABILITY_HAND + hero)
        if (fits(c, g, hero, card, colour)) return true;
    struct window w = commit_moment(g, hero, colour);
    return in_set(g->awaited, ON_COMMITTED) && can_use(c, g, hero, &w);
}

/* Dice that the Hero would roll now. */
static int dice_now(struct context *c, const STATE *g, int hero)
{
    return committed_dice(c, g, NEAREST(fight), hero) + g->hero[hero].bonus_dice + g->hero[hero].legacy_die;
}

static void offer_dice(struct context *c, const STATE *g, const struct commit *L)
{
    for EACH_CARD(card, ABILITIES(g), ABILITY_HAND + L->hero) {
        if (card <= L->last) continue;                       /* in ascending order: a set is one answer */
        if (fits(c, g, L->hero, card, L->colour)) OFFER(ACT_COMMIT, card, ABILITY(card)->dice);
        else if (ABILITY(card)->colour == L->colour || ABILITY(card)->colour == PURPLE)
            REFUSE(ACT_COMMIT, 221, "a Damage token blocks its colour", card, ABILITY(card)->dice);
    }
    u8 open[SPECIAL_SLOTS];
    int n = open_specials(g, L->hero, open);
    for (int i = 0; i < n; i++) OFFER_IF(SPECIAL(open[i])->dice, ACT_COMMIT_SPECIAL, open[i], SPECIAL(open[i])->dice);
    struct window w = commit_moment(g, L->hero, L->colour);
    if (in_set(g->awaited, ON_COMMITTED)) offer_uses(c, g, L->hero, &w); /* FF-289 */
}

static void commit_card(struct context *c, STATE *g, struct commit *L, struct action a)
{
    int hero = L->hero;
    if (a.verb == ACT_COMMIT) {
        move_ability(g, ABILITY_HAND + hero, a.a, ABILITY_COMMITTED + hero);
        card_went(c, g, hero, a.a);
        HAPPEN(EV_COMMITTED, 288, (seat)hero, g->hero[hero].hero, a.a, a.b);
    } else {
        int slot = find_special(g, hero, a.a), before = pile_count(SPECIALS(g), SPECIAL_COMMITTED + hero);
        L->slots |= (u8)((slot + 1) << 2 * before);
        card_shown(SPECIALS(g), special_pile(hero, slot), a.a, SPECIAL_COMMITTED + hero);
        HAPPEN(EV_COMMITTED_SPECIAL, 289, (seat)hero, g->hero[hero].hero, a.a, a.b);
    }
}

static struct use_card use_of(struct context *c, const STATE *g, const struct commit *L, struct action answer)
{
    struct window w = commit_moment(g, L->hero, L->colour);
    return card_use(c, g, L->hero, &w, answer);
}

static void note_committed(struct fight *fight, const struct commit *L)
{
    u8 *extra = &fight->extra[L->hero];
    *extra = (u8)min_int(*extra + L->extra, 99);
    fight->allies[L->hero] |= L->allies;
    fight->marks[L->hero] |= L->marks;
    fight->slots[L->hero] |= L->slots;
}

#define STEPS_commit(S, Q) \
    S(USED, TO(use_card)) Q(DICE, 288, "What do you commit?", SET("What do you commit?", ACT_DONE))

PROC(commit)
{
    BEGIN(commit)
    for (;;) {
        ASK_HAND(DICE, L->hero) {
            offer_dice(c, g, L);
            bool needs_one = L->hero == NEAREST(fight)->hero && !dice_now(c, g, L->hero); /* FF-S87 */
            OFFER_IF(!needs_one || !c->count, ACT_DONE);
        }
        if (ANSWER.verb == ACT_DONE) break;
        if (is_use(ANSWER.verb)) {
            CALL_WITH(USED, L->hero, use_card, use_of(c, g, L, ANSWER));
        } else {
            if (ANSWER.verb == ACT_COMMIT) L->last = ANSWER.a;
            commit_card(c, g, L, ANSWER);
        }
    }
    note_committed(NEAREST(fight), L);
    END
}
