/* test_chains.c: chains of effects and Ambush cards end, however long, and never overrun the stack. */
#include "kit.h"

#include <stdio.h>

/* Twelve Heroes, each of which takes another one along when it falls. */
static void bombs(char *lua, size_t room)
{
    size_t at = 0;
    for (int i = 0; i < 12; i++)
        at += (size_t)snprintf(lua + at, room - at,
                               "hero { id = 't_bomb_%d', name = 'Bomb %d', attack = 1, health = 1, influence = 1,\n"
                               "  when = { on { 'defeated', damage { 9, of = 'any_hero' } } } }\n",
                               i, i);
}

static void VG_214_a_chain_of_defeats_ends(void **state)
{
    (void)state;
    struct kit k;
    char lua[4096];
    bombs(lua, sizeof lua);
    open_with(&k, 6, lua);
    for (int i = 0; i < 12; i++) {
        char id[24];
        snprintf(id, sizeof id, "t_bomb_%d", i);
        set_hero(&k, (seat)(i / 2), i % 2, id);
    }
    put_event(&k, "firefight_2");
    at_events(&k, 1, 2);
    for (int n = 0; n < 500 && happened(&k, EV_DICE_BACK) == 0; n++) {
        struct action last = k.c.option[k.c.count - 1];
        answer(&k, last.verb, last.a, last.b, last.c);
    }
    assert_true(happened(&k, EV_DEFEATED) >= 6);
    assert_true(happened(&k, EV_TRIGGERED) >= 3);
    assert_true(happened(&k, EV_TRIGGERED) < happened(&k, EV_DEFEATED)); /* at some depth no trigger acts */
    close_kit(&k);
}

/* Whoever is ambushed ambushes back, again and again. */
static void VG_S101_a_chain_of_ambushes_ends(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 3,
              "city { id = 't_back', name = 'Right Back', type = 'ambush', condition = 'ambush_played', influence = 1,\n"
              "  copies = 20, effect = { damage { 1, of = 'other_hero' } } }\n"
              "city { id = 't_shove', name = 'Shove', type = 'one_time', influence = 1, copies = 1,\n"
              "  effect = { damage { 1, of = 'other_hero' } } }\n"
              "city { id = 't_first', name = 'First', type = 'ambush', condition = 'card_played', influence = 1,\n"
              "  copies = 1, effect = { damage { 1, of = 'other_hero' } } }\n");
    for (seat s = 0; s < 3; s++)
        for (int i = 0; i < 6; i++) give(&k, s, "t_back");
    give(&k, 0, "t_shove");
    give(&k, 1, "t_first");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_shove"));
    for (int n = 0; n < 2000 && strcmp(asked(&k), "ACTION"); n++) { /* everybody plays whatever they can */
        struct action last = k.c.option[k.c.count - 1];
        answer(&k, last.verb, last.a, last.b, last.c);
    }
    assert_string_equal(asked(&k), "ACTION");
    assert_true(happened(&k, EV_AMBUSHED) >= 4);
    assert_int_equal(pile_count(CITY_CARDS(k.g), AMBUSHED), 0); /* the chain is done: all lie on the discard pile */
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_214_a_chain_of_defeats_ends),
    TEST(VG_S101_a_chain_of_ambushes_ends),
};
TEST_GROUP(tests);
