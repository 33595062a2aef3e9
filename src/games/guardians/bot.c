/* bot.c: the quick player of both sides: thinks, weighs the options and takes the best. */
#include "bot.h"

#include "bot_mind.h"

enum { SCALE = 4, LUCK = 8 }; /* luck breaks ties, and keeps two bots from being twins */

static int worth_of(const void *mind, struct action a)
{
    const struct mind *m = mind;
    if (!m->g->turn) return worth_of_building(m, a);
    if (a.verb == ACT_NAME_NEXT) return worth_of_order(m, a);
    if (m->villain) return worth_for_skarov(m, a);
    if (m->c->head->lanes) return a.verb == ACT_AGREE ? 2 : worth_of_card(m, a); /* 2: more than luck */
    return worth_for_hero(m, a);
}

/* The Hero whom a question of the Heroes is about. */
static int hero_asked(const struct mind *m)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    const struct action *a = &c->option[c->count - 1];
    if (c->head->lanes) return a->verb == ACT_AGREE || a->verb == ACT_DISAGREE ? NOWHERE : LANE_OF(plan, m->who)->hero;
    if (asked_by(c, P_hero_turn)) return LOCALS(hero_turn, asking(c))->hero;
    if ((a->verb == ACT_MOVE || a->verb == ACT_SHIFT_TO || a->verb == ACT_PUT || a->verb == ACT_FIGHT) && is_hero(a->a))
        return a->a;
    return g->active < HEROES ? g->active : NOWHERE;
}

static int first_hero(const STATE *g)
{
    for (int h = 0; h < HEROES; h++)
        if (in_play(g, h) && on_board(g, h)) return h;
    return NOWHERE;
}

/* Actions left to who acts. */
static int actions_left(const struct mind *m)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    for (struct frame *f = asking(c); f; f = caller(f)) {
        if (f->proc == P_hero_turn) return hero_actions(c, g, LOCALS(hero_turn, f)->hero) - LOCALS(hero_turn, f)->spent;
        if (f->proc != P_figure_turn) continue;
        const struct figure_turn *L = LOCALS(figure_turn, f);
        return villain_actions(c, g, card_of(L->figure)) + g->extra_actions - L->spent;
    }
    return 0;
}

/* Only what the options of this question are judged by. */
static void prepare_hero(struct mind *m)
{
    u8 verb = m->c->option[m->c->count - 1].verb;
    switch (verb) {
    case ACT_AGREE: case ACT_DISAGREE: case ACT_HEAL: case ACT_PUSH_TO: case ACT_RESPOND: case ACT_RESPOND_ID: return;
    default: break;
    }
    int hero = hero_asked(m);
    if (hero >= HEROES || !on_board(m->g, hero)) hero = first_hero(m->g);
    if (hero == NOWHERE) return;
    think_for(m, hero);
    if (verb == ACT_NAME_NEXT) return;
    weigh_threats(m);
    if (m->c->head->lanes) m->intent = intent_of(m);
    else weigh_deeds(m), see_deeds(m);
}

/* Skarov needs the Heroes' ways only where he chooses what hinders them, or pushes one. */
static void prepare_skarov(struct mind *m)
{
    const STATE *g = m->g;
    u8 verb = m->c->option[m->c->count - 1].verb;
    if (verb == ACT_PUSH_TO) {
        think_for(m, m->c->option[m->c->count - 1].a);       /* the Hero's way, from which he is pushed */
        return;
    }
    weigh_prey(m);
    if ((verb == ACT_PICK_FIGURE || verb == ACT_PICK_DOOR) && first_hero(g) != NOWHERE) think_for(m, first_hero(g));
    if (g->active_card != NOWHERE) aim_with(m, g->active_card);
}

int choose(struct context *c, const void *view, seat who, struct random *luck)
{
    struct mind m;
    struct head *kept = c->head;
    if (c->count < 2) return 0;
    c->head = (struct head *)(size_t)view; /* what the rules' helpers look at must be what we may see */
    think(&m, c, view, who);
    if (m.g->turn) {
        m.left = (u8)max_int(0, actions_left(&m));
        if (m.villain) prepare_skarov(&m);
        else prepare_hero(&m);
    } else if (c->option[0].verb == ACT_STAND && !m.villain) {
        seek_start(&m);
    }
    int chosen = best_option(c, &m, worth_of, SCALE, LUCK, luck);
    c->head = kept;
    return chosen;
}

bool is_flavour_choice(struct action option)
{
    switch (option.verb) {
    case ACT_TAKE_HERO: case ACT_NAME_SKAROV: case ACT_STAND:
    case ACT_AGREE: case ACT_DISAGREE: return true;          /* searching found no order better, and said no to all */
    default: return false;
    }
}
