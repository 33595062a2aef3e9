/* bot.c: the quick player: thinks, weighs the options and takes the best. */
#include "bot.h"

#include "bot_mind.h"

enum { SCALE = 4, LUCK = 8 }; /* luck breaks ties, and keeps two bots from being twins */

static int worth_of(const void *mind, struct action a) { return worth_of_answer((struct mind *)(size_t)mind, a); }

int choose(struct context *c, const void *view, seat who, struct random *luck)
{
    struct mind m;
    struct head *kept = c->head;
    if (c->count < 2) return 0;
    c->head = (struct head *)(size_t)view; /* what the rules' helpers look at must be what we may see */
    think(&m, c, view, who);
    int chosen = best_option(c, &m, worth_of, SCALE, LUCK, luck);
    c->head = kept;
    return chosen;
}

bool is_flavour_choice(struct action option)
{
    return option.verb == ACT_TAKE_HERO || option.verb == ACT_HOME || option.verb == ACT_NAME_FIRST;
}

/* Whom to let commit again is for people: to a search it looks as if the others would then commit all that they have, so
 * it would ask them again and again. Icons of Bystanders keep, a Special card without a slot does not (FF-173). */
bool is_pointless(struct context *c, const void *view, seat who, struct action option)
{
    (void)c;
    return option.verb == ACT_REOPEN || (option.verb == ACT_EXCHANGE && !has_room(view, who));
}

static int find_option(const struct context *c, u8 verb)
{
    for (int i = 0; i < c->count; i++)
        if (c->option[i].verb == verb) return i;
    return -1;
}

/* In the Commit step: all Ability cards, in odds of the attack; no more than what they are of, in odds of dice. */
static int expect_dice(struct context *c, struct action chosen)
{
    bool attacks = chosen.verb == ACT_ATTACK_VILLAIN || chosen.verb == ACT_PLAY || chosen.verb == ACT_JOIN;
    int done = find_option(c, ACT_DONE), card = -1;
    for (int i = 0; i < c->count; i++)                       /* in ascending order, as the rules ask for them */
        if (c->option[i].verb == ACT_COMMIT && (card < 0 || c->option[i].a < c->option[card].a)) card = i;
    if (attacks && card >= 0) return card;
    return done >= 0 ? done : 0;
}

/* Nobody reacts or joins; so a test or an attack tells how it may end. */
int odds_answer(struct context *c, const void *state, seat who, struct action chosen)
{
    const struct frame *f = top_of(state);
    (void)who;
    if (!f) return -1;
    switch (f->proc) {
    case P_window: return find_option(c, ACT_PASS);
    case P_fight: return max_int(find_option(c, ACT_STAY_OUT), find_option(c, ACT_CONFIRM));
    case P_commit: return expect_dice(c, chosen);
    default: return -1;
    }
}
