/* kit_effects.c: the helpers of kit_effects.h. */
#include "kit_effects.h"

const char *const first_places[HEROES] = {"b2-12", "b2-14", "b2-54", "b2-34"};

void open_wires(struct kit *k, int heroes, const char *lua)
{
    open_with(k, heroes, lua);
    for (int card = FIRST_LIEUTENANT; card < FIRST_ACOLYTE; card++)
        if (k->g->card[card].villain) {
            put_figure(k->g, FIRST_VILLAIN + card, NOWHERE);
            put_figure(k->g, FIRST_VILLAIN + card, cell(card == FIRST_LIEUTENANT ? "c1-23" : "c1-14"));
        }
    for (int h = 0; h < heroes; h++) put(k, h, first_places[h]);
    hold_event(k, NULL);
}

int android(struct kit *k, int n, const char *where)
{
    put(k, robot(k, "android", n), where);
    return robot(k, "android", n);
}

void use_freedom(struct kit *k)
{
    lay_left(k, FREEDOM, "follow_me");
    kit_enter(k, "hero", 1);
    answer(k, ACT_USE_POWER);
}

void activate_android(struct kit *k, int figure)
{
    kit_enter(k, "villain", 0);
    answer(k, ACT_ACTIVATE, kit_find(k, A_VILLAIN, "android"));
    if (offered(k, ACT_ACT_WITH, figure)) answer(k, ACT_ACT_WITH, figure);
}
void play(struct kit *k) { answer(k, ACT_PLAY_EVENT); }

void activate_wires(struct kit *k)
{
    kit_enter(k, "end_of_turn", 0);
    answer(k, ACT_ACTIVATE_ROOM, -1, kit_find(k, A_ROOM, "live_wires"));
}
