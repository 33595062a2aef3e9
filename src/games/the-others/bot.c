/* bot.c: the quick player of both sides: plans the Heroes' Turns, scores all other options and takes the best. */
#include "bot.h"

#include "bot_memo.h"

enum { LUCK = 64 }; /* worth of chance: breaks ties, and keeps two bots from being twins */

/* Which option an answer of this kind is about. */
static bool is_vote(u8 verb) { return verb >= ACT_NAME_SINS_PLAYER && verb <= ACT_CONFIRM; }

static bool is_station(u8 verb)
{
    return verb == ACT_NO_MOVE || verb == ACT_MOVE_MONSTER || verb == ACT_SUMMON || verb == ACT_CHOOSE_MONSTER;
}

/* Whether a question is about slots, cards and tokens only: its answer does not depend on where Monsters stand. */
static bool without_monsters(const struct context *c)
{
    bool strike = false;
    switch (c->option[0].verb) {
    case ACT_COVER_SLOT: case ACT_HEAL_SLOT: case ACT_TAKE_UPGRADE: case ACT_LOSE: case ACT_JAM: case ACT_REMOVE:
    case ACT_UNCOVER: case ACT_TURN_TOKEN: case ACT_EXTRA_TURN: case ACT_REPLACEMENT: case ACT_COVER_ICON: return true;
    case ACT_VOLUNTEER: return asked_by(c, P_cleanse);
    case ACT_ICON:
        for (int i = 0; i < c->count; i++) strike |= c->option[i].verb == ACT_ICON && c->option[i].a == I_STRIKE;
        return !strike;
    default: return false;
    }
}

static int score_of(const void *mind, struct action a)
{
    const struct mind *m = mind;
    return m->sins ? score_for_sins(m, a) : score_for_hero(m, a);
}

static int best_of(const struct mind *m, struct random *luck)
{
    const struct context *c = m->c;
    if (is_vote(c->option[0].verb)) return choose_in_vote(m);
    if (asked_by(c, P_turn)) return choose_in_turn(m);
    if (m->sins && is_station(c->option[0].verb)) return choose_station(m);
    return best_option(c, m, score_of, LUCK, LUCK, luck);
}

int choose(struct context *c, const void *view, seat who, struct random *luck)
{
    struct mind m;
    struct notes notes;
    struct memo *memo = c->memo;
    struct head *kept = c->head;
    if (c->count < 2) return 0;
    c->head = (struct head *)(size_t)view; /* what the rules' helpers look at must be what we may see */
    if (memo) think_again(memo, c, view, who);
    else think(&m, &notes, c, view, who, !without_monsters(c));
    int chosen = best_of(memo ? &memo->mind : &m, luck);
    c->head = kept;
    return chosen;
}

bool is_flavour_choice(struct action option)
{
    return option.verb == ACT_NAME_SINS_PLAYER || /* what others wish: see choose_in_vote */
           option.verb == ACT_NAME_FIRST || option.verb == ACT_NAME_BRANCH || option.verb == ACT_CONFIRM ||
           (option.verb >= ACT_CHOOSE_SIN && option.verb <= ACT_RANDOM_ACOLYTES);
}
