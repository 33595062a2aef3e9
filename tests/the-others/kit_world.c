/* kit_world.c: the helpers of kit_world.h. */
#include "kit_world.h"

void agree_on_sins(struct kit *k, seat sins)
{
    for (seat s = 0; s < k->g->players; s++) answer_as(k, s, ACT_NAME_SINS_PLAYER, sins);
    confirm_all(k);
}

void choose_sin(struct kit *k, const char *sin, const char *acolytes)
{
    answer(k, ACT_CHOOSE_SIN, thing_find(&the_others_game, &k->content, A_SIN, sin));
    answer(k, ACT_CHOOSE_ACOLYTES, thing_find(&the_others_game, &k->content, AN_ACOLYTES, acolytes));
}

void to_heroes(struct kit *k, struct opening o, seat sins)
{
    open_fresh(k, o);
    agree_on_sins(k, sins);
    choose_sin(k, o.sin ? o.sin : "pride", o.acolytes ? o.acolytes : "doctors");
}

void wish(struct kit *k, seat who, const char *hero) { answer_as(k, who, ACT_WISH, hero_id(k, hero)); }

int in_play_count(const STATE *g)
{
    int n = 0;
    for (int p = 0; p < RING; p++) n += in_play(g, p);
    return n;
}

bool content_refused(const char *lua, const char *words)
{
    const char *found = mistakes(lua);
    bool said = strstr(found, words);
    if (!said) print_message("refused for another reason: %s\n", found);
    return said;
}

int event_index(struct kit *k, u8 kind, int from)
{
    for (int i = from; i < k->events; i++)
        if (k->event[i].kind == kind) return i;
    return -1;
}

const char *turns_taken(struct kit *k)
{
    static char letters[64];
    int n = 0;
    for (int i = 0; i < k->events; i++)
        for (int p = 0; k->event[i].kind == EV_TURN && p < k->g->heroes; p++)
            if (hero_at(k->g, p) == k->event[i].a && n < 63) letters[n++] = (char)('A' + p);
    letters[n] = 0;
    return letters;
}

void pass_turn(struct kit *k)
{
    if (!strcmp(asked(k), "NEXT")) end_turn(k);
    if (!strcmp(asked(k), "WHETHER")) answer(k, ACT_NO_REACTION);
}

void confirm_all(struct kit *k)
{
    while (k->c.pending && !strcmp(asked(k), "VOTE")) {
        rules_list(&k->c, (seat)__builtin_ctz(k->c.pending));
        answer(k, ACT_CONFIRM);
    }
}

void doom(struct kit *k, int place, const char *at)
{
    stand(k, place, at);
    set_wounds(k, place, "1234");
    put(k, "acolyte", at, 1);
}

int hand_count(struct kit *k) { return pile_count(SIN_DECK_OF(k->g), SIN_HAND); }
