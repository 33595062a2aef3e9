/* test_prompts.c: questions say at what, for what and how much is asked. */
#include "kit_cast.h"

static const char *words_asked(struct kit *k) { return question_of(&k->c, k->c.seat).prompt; }

/* One sturdy Hero each. */
static void open_heroes(struct kit *k, const char *lua)
{
    static const char *const heroes[] = {"t_1_15", "t_5_15", "t_1_9"};
    open_cast(k, 3, lua);
    for (seat s = 0; s < 3; s++) set_hero(k, s, 0, heroes[s]);
}

static void VG_183_the_question_says_what_the_hero_costs(void **state)
{
    (void)state;
    static const struct { const char *hero, *words; } costs[] = {
        {"t_2_3", "With which cards do you pay 4 Influence?"}, {"t_1_1", "With which cards do you pay 1 Influence?"}};
    for (int i = 0; i < COUNT(costs); i++) {
        struct kit k;
        open_heroes(&k, "");
        market(&k, 0, costs[i].hero);
        for (int n = 0; n < 3; n++) give(&k, 0, "t_coin2");
        at_turn(&k, 0);
        answer(&k, ACT_RECRUIT, hero_id(&k, costs[i].hero));
        assert_string_equal(words_asked(&k), costs[i].words);
        assert_string_equal(question_of(&k.c, 0).plain, costs[i].words);
        close_kit(&k);
    }
}

/* Ledger makes cards of the Market cheaper. */
static void VG_183_the_question_says_what_is_to_be_paid_in_the_end(void **state)
{
    (void)state;
    struct kit k;
    open_heroes(&k, "");
    set_hero(&k, 0, 1, "ledger");
    market(&k, 0, "t_2_3");
    for (int n = 0; n < 3; n++) give(&k, 0, "t_coin2");
    at_turn(&k, 0);
    answer(&k, ACT_RECRUIT, hero_id(&k, "t_2_3"));
    assert_string_equal(words_asked(&k), "With which cards do you pay 3 Influence?");
    close_kit(&k);
}

static void VG_172_the_question_says_how_many_cards_go(void **state)
{
    (void)state;
    struct kit k;
    open_heroes(&k, "villain { id = 't_fee', name = 'Fee', level = 1, health = 30, chart = { 0, 0, 0, 0 }, "
                    "effect = { discard { 2 } } }");
    villain_deck(&k, 1, "t_fee");
    for (int n = 0; n < 2; n++) give(&k, 0, "t_coin1"), give(&k, 0, "t_coin2");
    at_turn(&k, 0);
    fight_top(&k);
    assert_string_equal(words_asked(&k), "Which 2 cards do you discard?");
    assert_string_equal(question_of(&k.c, 0).plain, "Which 2 cards do you discard?");
    do_turn(&k, ACT_DISCARD, -1);
    assert_string_equal(words_asked(&k), "Which card do you discard?");
    close_kit(&k);
}

static void VG_S117_the_question_says_what_a_text_offers(void **state)
{
    (void)state;
    struct kit k;
    open_heroes(&k, "");
    set_hero(&k, 0, 1, "miss_curfew");
    put_event(&k, "jailbreak_2");
    at_turn(&k, 0);
    k.g->player[0].actions = 1;
    answer(&k, ACT_DRAW, CITY);
    pass_all(&k);
    answer(&k, ACT_SUBMIT, -1);
    pass_all(&k);
    assert_string_equal(words_asked(&k), "Do you replace an Event token of the Event Track with a newly drawn one?");
    assert_int_equal(question_of(&k.c, 0).rule, RULING_(117));
    close_kit(&k);

    open_heroes(&k, "");
    market(&k, 0, "tin_opener");
    equip(&k, 1, 0, "t_coat");
    for (int n = 0; n < 2; n++) give(&k, 0, "t_coin3");
    at_turn(&k, 0);
    recruit_with(&k, "tin_opener", 1, "t_coin3");
    assert_string_equal(words_asked(&k), "Do you have an Equipment of a Hero discarded?");
    close_kit(&k);
}

static void VG_S100_A1_the_question_says_which_hero_and_how_much_damage(void **state)
{
    (void)state;
    struct kit k;
    open_heroes(&k, "");
    set_hero(&k, 0, 1, "t_3_4");
    villain_deck(&k, 1, "grandma_gravel");
    give(&k, 0, "parked_mattress_truck");
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    while (!offered(&k, ACT_AMBUSH, card_id(&k, "parked_mattress_truck"))) answer(&k, ACT_PASS);
    assert_string_equal(words_asked(&k), "Your Hero in slot 1 is about to take 3 damage. Do you play an Ambush card?");
    answer(&k, ACT_AMBUSH, card_id(&k, "parked_mattress_truck"));
    pass_all(&k);
    const struct event *prevented = last_event(&k, EV_PREVENTED);
    assert_non_null(prevented);
    assert_int_equal(prevented->b, hero_id(&k, "t_1_15"));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_183_the_question_says_what_the_hero_costs),
    TEST(VG_183_the_question_says_what_is_to_be_paid_in_the_end),
    TEST(VG_172_the_question_says_how_many_cards_go),
    TEST(VG_S117_the_question_says_what_a_text_offers),
    TEST(VG_S100_A1_the_question_says_which_hero_and_how_much_damage),
};
TEST_GROUP(tests);
