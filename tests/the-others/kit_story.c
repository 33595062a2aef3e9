/* kit_story.c: the helpers of kit_story.h. */
#include "kit_story.h"

#include <stdio.h>

#include "../kit/pack.h"

void open_story(struct kit *k, int hero_players, const char *lua)
{
    open_table(k, (struct opening){.hero_players = hero_players, .map = "t_map", .lua = lua});
    for (int p = 0; p < k->g->heroes; p++) { /* the tasks of the first Round may have run already */
        set_level(k, p, 1);
        set_wounds(k, p, "");
    }
}

const STATE *seen_by(struct kit *k, seat viewer)
{
    static union {
        STATE state;
        u8 bytes[4096];
    } view;
    state_redact(&the_others_game, &k->content, k->g, viewer, &view);
    return &view.state;
}

const char *mistakes(const char *lua)
{
    static char found[2000];
    struct text block = {0}, errors = {0};
    bool fine = pack_read(&the_others_game, lua, &block, &errors);
    snprintf(found, sizeof found, "%s", text_string(&errors));
    text_free(&errors);
    text_free(&block);
    if (fine) fail_msg("this content is accepted");
    return found;
}

int event_at(struct kit *k, u8 kind, int nth)
{
    for (int i = 0; i < k->events; i++)
        if (k->event[i].kind == kind && nth-- == 0) return i;
    return -1;
}

void play(struct kit *k, const char *card) { answer(k, ACT_PLAY, sin_card_id(k, card)); }

void pile_up(struct kit *k, int pile, int n)
{
    while (n-- > 0) card_move(SIN_DECK_OF(k->g), SIN_DECK, 0, pile, pile == SIN_HAND ? only(k->g->sins) : EVERYBODY);
}

int upgrades_in(struct kit *k, int pile) { return pile_count(UPGRADES_OF(k->g), pile); }

int agent_of(struct kit *k, const char *hero)
{
    for (int i = 0; i < TEAM; i++)
        if (k->g->agent[i].hero == hero_id(k, hero)) return i;
    fail_msg("'%s' is not of the team", hero);
    return 0;
}

void weaken(struct kit *k, int place) { set_wounds(k, place, "1234"); }

void die_in_own_turn(struct kit *k, int place)
{
    struct context *c = &k->c;
    u8 here = k->g->hero[place].space;
    weaken(k, place);
    if (!monsters_in(k->g, here)) put(k, "acolyte", space_names[here], 1);
    at_turn(k, place);
    decline_until(k, "NEXT");
    answer(k, ACT_STEP, lowest(MAP(k->g->map)->near[here]));
}

void fell(struct kit *k, const char *monster, int n)
{
    set_hero(k, 0, "thorley");
    while (n-- > 0) {
        stand(k, 0, "x-11");
        put(k, monster, "x-11", 1);
        at_turn(k, 0);
        decline_until(k, "NEXT");
        answer(k, ACT_FIGHT);
        decline_until(k, "VOLUNTEER");
        dice(k, "HHHH nnnnnn");
        answer(k, ACT_NO_CORRUPTION);
        answer(k, ACT_SLAY, monster_id(k, monster));
    }
}

void until_round(struct kit *k, int round)
{
    for (int n = 0; k->c.pending && k->g->round < round; n++) {
        if (n == 1000) fail_msg("the Round does not end");
        rules_answer(&k->c, k->c.seat, k->c.option[default_option(&k->c, k->g, k->c.seat)]);
    }
}
