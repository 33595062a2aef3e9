/* bot.c: the quick bot: attacks and opens what it can, goes on towards what is left to do. */
#include "bot.h"

#include "engine/quick.h"

bool is_flavour_choice(struct action option)
{
    return option.verb == ACT_TAKE_HERO || option.verb == ACT_NAME_SKAROV || option.verb == ACT_STAND;
}

/* How good an option looks at first sight. */
static int worth_of(const void *view, struct action a)
{
    (void)view;
    switch (a.verb) {
    case ACT_FIGHT: return 9;
    case ACT_TRY: return 10;
    case ACT_OPEN_DOOR: return 8;
    case ACT_ESCAPE: return 20;
    case ACT_MOVE: case ACT_ACT_WITH: case ACT_USE_POWER: case ACT_LEAD: return 5;
    case ACT_PUT: case ACT_PLAY_EVENT: case ACT_RESPOND: case ACT_RESPOND_ID: case ACT_ACCEPT: return 6;
    case ACT_ACTIVATE_ROOM: case ACT_HEAL: case ACT_PLACE_EVENT: case ACT_AGREE: case ACT_PLACE: return 4;
    case ACT_END_ACTIVATION: case ACT_PASS: case ACT_DECLINE: return 1;
    default: return 3;
    }
}

int choose(struct context *c, const void *view, seat who, struct random *luck)
{
    (void)who;
    return best_option(c, view, worth_of, 1, 4, luck);
}
