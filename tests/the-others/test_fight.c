/* test_fight.c: Fights in the Hero's own Space (chapter 14). */
#include "kit.h"

static void OT_E06_rose_defends_in_a_reaction_fight(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.hero_players = 1, .sin = "sloth"});
    set_hero(&k, 0, "rose");
    set_hero(&k, 1, "thorley");
    stand(&k, 0, "x-11");
    stand(&k, 1, "x-11");
    put(&k, "abomination", "x-11", 1);
    put(&k, "acolyte", "x-11", 1);
    lay(&k, PENTAGRAM, "x-11", 1);
    give_upgrade(&k, 0, "ice_blade");
    set_level(&k, 0, 2);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT, -1, -1, -1);
    answer(&k, ACT_ATTACK, -1, -1, -1);
    dice(&k, "HHHSF H hhhhcn");
    answer(&k, ACT_VOLUNTEER, 3, -1, -1);
    assert_int_equal(last_event(&k, EV_HERO_ROLL)->a, 5);
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 6);
    answer(&k, ACT_RESULT, RESULT_CC, -1, -1);
    assert_int_equal(last_event(&k, EV_OUTCOME)->a, 4);
    assert_int_equal(last_event(&k, EV_OUTCOME)->b, 1);
    assert_int_equal(last_event(&k, EV_OUTCOME)->c, 0);
    answer(&k, ACT_SLAY, monster_id(&k, "abomination"), -1, -1);
    bear_wounds(&k);
    assert_int_equal(k.g->hero[0].level, 3);
    assert_int_equal(wound_count(&k.g->hero[0]), 1);
    assert_int_equal(wound_count(&k.g->hero[1]), 0);
    assert_int_equal(figures_at(&k, "abomination", "dead"), 1);
    assert_int_equal(figures_at(&k, "acolyte", "x-11"), 1);
    close_kit(&k);
}

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(OT_E06_rose_defends_in_a_reaction_fight)};
    return cmocka_run_group_tests_name("the-others: fights", tests, NULL, NULL);
}
