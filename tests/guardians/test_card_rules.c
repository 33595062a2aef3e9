/* test_card_rules.c: Power cards, Weaknesses and Wounds (chapters 16 to 18, 23), rule by rule. */
#include "kit.h"

static u8 power(struct kit *k, const char *id) { return kit_find(k, A_POWER, id); }

/* Everything of a Hero's hand but one card goes to his discard pile; NULL: everything. */
static void discard_all_but(struct kit *k, int hero, const char *kept)
{
    for (int i = pile_count(POWERS(k->g), POWER_HAND + hero) - 1; i >= 0; i--)
        if (!kept || card_at(POWERS(k->g), POWER_HAND + hero, i) != power(k, kept))
            card_move(POWERS(k->g), POWER_HAND + hero, i, POWER_DISCARD + hero, EVERYBODY);
}

static void GC_194_GC_196_GC_197_techniques_count_the_whole_turn(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 4, NULL);
    lay_right(&k, GOLDENBOY, "earthquake");                  /* Attack +1, Defense +1 */
    lay_right(&k, SPELL, "third_eye");                       /* Mental +2 */
    int android = put_robot(&k, "android", 0, "b2-24");
    assert_int_equal(check_value(&k.c, k.g, SPELL, MENTAL), 6);
    activate_card(&k, "android");                        /* GoldenBoy has not been activated yet */
    if (offered(&k, ACT_ACT_WITH)) answer(&k, ACT_ACT_WITH, android);
    combat_dice(&k, "221");
    answer(&k, ACT_FIGHT, android, GOLDENBOY);
    assert_int_equal(last_event(&k, EV_MISSED)->c, 6);       /* 5 against 5 + 1 */
    decline_until(&k, "activate_room.WHICH");
    assert_int_equal(defense_of(&k.c, k.g, GOLDENBOY), 6);   /* after it as well */
    close_kit(&k);
}

static void GC_199_GC_200_modifiers_of_one_card_and_of_two(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    lay_right(&k, FREEDOM, "a_moments_reflection");          /* Mental +2, Attack -1 */
    assert_int_equal(check_value(&k.c, k.g, FREEDOM, MENTAL), 5);
    assert_int_equal(check_value(&k.c, k.g, FREEDOM, ATTACK), 2);
    lay_right(&k, FREEDOM, "field_briefing");                /* Mental +1, Speed +1 */
    assert_int_equal(check_value(&k.c, k.g, FREEDOM, MENTAL), 6);
    assert_int_equal(speed_of(&k.c, k.g, FREEDOM), 3);
    close_kit(&k);
}

static void GC_201_GC_202_a_power_works_while_its_card_lies_there(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    lay_left(&k, FREEDOM, "close_ranks");                    /* others in his room: Defense +1 */
    kit_enter(&k, "activation", 0);
    assert_int_equal(defense_of(&k.c, k.g, GOLDENBOY), 6);   /* nobody has been activated */
    decline_until(&k, "CARDS");
    assert_int_equal(defense_of(&k.c, k.g, GOLDENBOY), 5);   /* discarded */
    close_kit(&k);
}

static void GC_203_GC_204_GC_205_actions_and_unique_actions(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    lay_left(&k, FREEDOM, "forward_march");                  /* ACTION */
    lay_left(&k, FREEDOM, "field_briefing");                 /* UNIQUE ACTION */
    kit_enter(&k, "hero", 1);
    answer(&k, ACT_USE_POWER, power(&k, "field_briefing"));
    assert_false(offered(&k, ACT_USE_POWER, power(&k, "field_briefing")));
    assert_true(refused(&k, ACT_USE_POWER, power(&k, "field_briefing"), -1, -1, 204));
    for (int n = 0; n < 2; n++) {                            /* as often as he has Actions */
        answer(&k, ACT_USE_POWER, power(&k, "forward_march"));
        if (offered(&k, ACT_PICK_FIGURE)) answer(&k, ACT_PICK_FIGURE, NOVA);
        answer(&k, ACT_PASS);
    }
    assert_false(asks(&k, 1, "hero_turn.NEXT"));             /* three Actions */
    decline_until_seat(&k, 2, "hero_turn.NEXT");
    assert_false(offered(&k, ACT_USE_POWER));                /* only in their owner's activation */
    close_kit(&k);
    open_in_wires(&k, 3, NULL);
    lay_left(&k, FREEDOM, "field_briefing");
    take_wound(&k, "torn_cape", WOUND_RIGHT + FREEDOM);
    kit_enter(&k, "hero", 1);
    assert_true(refused(&k, ACT_USE_POWER, power(&k, "field_briefing"), -1, -1, 204));
    close_kit(&k);
}

static void GC_206_GC_207_GC_210_kinds_of_powers(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int gynoid = put_robot(&k, "gynoid", 0, "b2-13");
    assert_false(shoots(&k.c, k.g, NOVA));
    lay_left(&k, NOVA, "starlight_bolt");                    /* Attack: at range */
    assert_true(shoots(&k.c, k.g, NOVA));
    lay_left(&k, NOVA, "afterburn");                         /* Movement: of herself */
    assert_true(mover_of(&k.c, k.g, NOVA, NOWHERE).slips);
    lay_left(&k, GOLDENBOY, "fourteen_carat_fists");
    assert_int_equal(attack_dice(&k.c, k.g, GOLDENBOY, gynoid, 0).power, 1);
    lay_left(&k, FREEDOM, "forward_march");                  /* Movement of an Ally */
    kit_enter(&k, "hero", 1);
    answer(&k, ACT_USE_POWER);
    answer(&k, ACT_PICK_FIGURE, NOVA);
    answer(&k, ACT_MOVE, NOVA, cell("b2-44"));
    assert_int_equal(k.g->at[NOVA], cell("b2-44"));
    close_kit(&k);
}

static void GC_212_who_acts_first_matters(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int gynoid = put_robot(&k, "gynoid", 0, "b2-13");
    lay_left(&k, FREEDOM, "follow_me");                      /* others have +1 Attack once he has been activated */
    kit_enter(&k, "hero", 2);
    assert_int_equal(attack_dice(&k.c, k.g, GOLDENBOY, gynoid, 0).power, 0);
    kit_enter(&k, "hero", 1);
    assert_int_equal(attack_dice(&k.c, k.g, GOLDENBOY, gynoid, 0).power, 1);
    assert_int_equal(attack_dice(&k.c, k.g, FREEDOM, gynoid, 0).power, 0);
    close_kit(&k);
}

static void GC_214_GC_215_GC_216_GC_229_GC_S46_the_take_back(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    discard_all_but(&k, FREEDOM, NULL);
    take_wound(&k, "cracked_rib", WOUND_HAND + FREEDOM);     /* a hand of Wounds has no Power card */
    take_wound(&k, "twisted_ankle", WOUND_DISCARD + FREEDOM);
    u8 turn = k.g->turn;
    kit_enter(&k, "cards_and_wounds", 0);
    assert_int_equal(k.g->turn, turn + 1);
    assert_int_equal(pile_count(POWERS(k.g), POWER_HAND + FREEDOM), 8);    /* all of it */
    assert_int_equal(pile_count(POWERS(k.g), POWER_DISCARD + FREEDOM), 0);
    assert_int_equal(wounds_in_hand(k.g, FREEDOM), 2);
    const struct event *back = last_event(&k, EV_TAKEN_BACK), *next = last_event(&k, EV_TURN);
    assert_true(back < next);                                /* at the end of the turn */
    close_kit(&k);
}

static void GC_219_GC_217_GC_223_the_weakness_is_a_power_card(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    discard_all_but(&k, FREEDOM, "barking_orders");
    kit_enter(&k, "cards_and_wounds", 0);
    assert_int_equal(happened(&k, EV_TAKEN_BACK), 0);        /* nothing comes back before it is played */
    rules_list(&k.c, 1);
    assert_int_equal(offers(&k, ACT_PLACE), 2);              /* he has to play it, face up or down */
    answer_as(&k, 1, ACT_PLACE, power(&k, "barking_orders"), 0, 0);
    decline_until(&k, "hero_turn.NEXT");
    assert_int_equal(check_value(&k.c, k.g, GOLDENBOY, MENTAL), 1);
    forget(&k);
    decline_until(&k, "CARDS");
    assert_int_equal(pile_count(POWERS(k.g), POWER_HAND + FREEDOM), 8);
    close_kit(&k);
}

static void GC_222_GC_230_healing_removes_no_wound_card(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    take_wound(&k, "cracked_rib", WOUND_HAND + FREEDOM);
    lay_left(&k, FREEDOM, "barking_orders");
    k.g->damage[FREEDOM] = 5;
    kit_enter(&k, "hero", 1);
    assert_true(asks(&k, 1, "hero_turn.HEALING"));
    assert_true(offered(&k, ACT_HEAL, 3) && offered(&k, ACT_PASS));
    assert_false(offered(&k, ACT_HEAL, 4));                  /* up to his Health */
    answer(&k, ACT_HEAL, 3);
    assert_int_equal(k.g->damage[FREEDOM], 2);
    assert_int_equal(wounds_in_hand(k.g, FREEDOM), 1);
    for (int i = 0; i < guardians_game.rules.event_count; i++) /* nothing in the game takes one away */
        assert_true(strcmp(guardians_game.rules.events[i].name, "WOUND_REMOVED") != 0);
    decline_until(&k, "CARDS");
    decline_until(&k, "activate_room.WHICH");
    assert_int_equal(pile_count(WOUNDS(k.g), WOUND_HAND + FREEDOM) + pile_count(WOUNDS(k.g), WOUND_RIGHT + FREEDOM) +
                         pile_count(WOUNDS(k.g), WOUND_DISCARD + FREEDOM), 1);
    close_kit(&k);
}

static void GC_S43_when_the_wound_pile_is_empty(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    cards_move_all(WOUNDS(k.g), WOUND_DECK, WOUND_GONE, EVERYBODY);
    kit_build(&k, "activation", 0);
    give_wound(&k.c, k.g, FREEDOM, 158);                     /* the Wounds of knocked-out Heroes, shuffled */
    assert_int_equal(pile_count(WOUNDS(k.g), WOUND_HAND + FREEDOM), 1);
    assert_int_equal(pile_count(WOUNDS(k.g), WOUND_DECK), 19);
    cards_move_all(WOUNDS(k.g), WOUND_DECK, WOUND_DISCARD + NOVA, EVERYBODY);
    give_wound(&k.c, k.g, FREEDOM, 158);                     /* still none: a plain one */
    assert_int_equal(pile_count(WOUNDS(k.g), WOUND_HAND + FREEDOM), 1);
    assert_int_equal(wounds_in_hand(k.g, FREEDOM), 2);
    give_wound(&k.c, k.g, FREEDOM, 158);
    assert_false(in_play(k.g, FREEDOM));                     /* the clock does not stop */
    close_kit(&k);
}

/* A Wound without text is played like any other, face up or down, and comes back with the rest. */
static void GC_S43_a_plain_wound_is_played(void **state)
{
    (void)state;
    struct kit k;
    for (int down = 0; down < 2; down++) {
        open_in_wires(&k, 1, NULL);
        struct guardian *h = &k.g->guardian[FREEDOM];
        h->plain_wounds = 2;
        kit_enter(&k, "turn", 0);                            /* Skarov holds no Event */
        answer_as(&k, 1, ACT_PLACE_PLAIN, down);
        assert_true(refused(&k, ACT_PLACE_PLAIN, -1, -1, -1, 226)); /* one Wound a turn */
        answer(&k, ACT_CONFIRM);                             /* alone it is enough (GC-225) */
        decline_until(&k, "NEXT");
        assert_true(h->plain_played);                        /* turned up by now */
        assert_int_equal(wounds_in_hand(k.g, FREEDOM), 1);
        assert_int_equal(happened(&k, down ? EV_REVEALED_PLAIN : EV_LAID_PLAIN), 1);
        assert_int_equal(speed_of(&k.c, k.g, FREEDOM), 2);   /* no penalty */
        decline_until(&k, "CARDS");
        assert_false(h->plain_played);
        assert_int_equal(h->plain_discard, 1);
        cards_move_all(POWERS(k.g), POWER_HAND + FREEDOM, POWER_DISCARD + FREEDOM, EVERYBODY);
        card_move(POWERS(k.g), POWER_DISCARD + FREEDOM, 0, POWER_HAND + FREEDOM, EVERYBODY);
        card_move(POWERS(k.g), POWER_HAND + FREEDOM, 0, POWER_LEFT + FREEDOM, EVERYBODY);
        h->plain_wounds = 0;
        kit_enter(&k, "cards_and_wounds", 0);                /* GC-228 */
        assert_int_equal(h->plain_discard, 0);
        assert_int_equal(wounds_in_hand(k.g, FREEDOM), 1);
        close_kit(&k);
    }
}

static void GC_161_GC_S43_wounds_of_a_knocked_out_hero(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    take_wound(&k, "cracked_rib", WOUND_HAND + NOVA);
    take_wound(&k, "torn_cape", WOUND_RIGHT + NOVA);
    take_wound(&k, "seeing_stars", WOUND_DISCARD + NOVA);
    kit_build(&k, "activation", 0);
    knock_out(&k.c, k.g, NOVA, 161);
    assert_int_equal(pile_count(WOUNDS(k.g), WOUND_GONE), 3); /* from wherever they were */
    assert_int_equal(pile_count(WOUNDS(k.g), WOUND_DECK), 17);
    assert_int_equal(pile_count(POWERS(k.g), POWER_DISCARD + NOVA), 0);
    close_kit(&k);
}

static void GC_269_GC_265_a_wound_of_this_turn_counts_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    take_wound(&k, "cracked_rib", WOUND_HAND + FREEDOM);
    take_wound(&k, "cracked_rib", WOUND_HAND + FREEDOM);
    k.g->damage[FREEDOM] = 3;
    kit_enter(&k, "cards_and_wounds", 0);
    assert_false(in_play(k.g, FREEDOM));
    assert_int_equal(k.g->skarov_articles, 1);
    close_kit(&k);
}

static void GC_306_GC_S115_what_lasts_for_the_turn_ends_with_it(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put_robot(&k, "android", 0, "a1-22");
    int android = robot(&k, "android", 0);
    k.g->guardian[FREEDOM].boost[0] = (struct boost){.speed = 1, .defense = 1, .checks = -1};
    k.g->card[card_of(android)].boost[0].power_dice = true;
    kit_enter(&k, "activation", 0);
    decline_until(&k, "activate_room.WHICH");
    assert_int_equal(defense_of(&k.c, k.g, FREEDOM), 5);     /* through Room activation and Objectives */
    assert_true(k.g->card[card_of(android)].activated);
    decline_until(&k, "CARDS");
    assert_int_equal(speed_of(&k.c, k.g, FREEDOM), 2);
    assert_int_equal(check_change(&k.c, k.g, FREEDOM), 0);
    assert_false(k.g->card[card_of(android)].boost[0].power_dice);
    assert_false(k.g->card[card_of(android)].activated);
    assert_int_equal(stack_size(k.g), 0);                    /* the Initiative cards are back */
    close_kit(&k);
}

static void GC_S66_the_player_orders_his_own_effects(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3,
        "power { id = 'follow_me', name = 'T', hero = 'sgt_freedom', symbol = 'defense', mode = 'permanent', "
        "when = { on { 'attacked', optional = true, ward { 1 } } } }\n"
        "power { id = 'close_ranks', name = 'U', hero = 'sgt_freedom', attack = 1, defense = 1, symbol = 'defense', "
        "mode = 'permanent', when = { on { 'attacked', optional = true, ward { 2 } } } }");
    lay_left(&k, FREEDOM, "follow_me");
    lay_left(&k, FREEDOM, "close_ranks");
    int android = put_robot(&k, "android", 0, "b2-13");
    activate_card(&k, "android");
    if (offered(&k, ACT_ACT_WITH)) answer(&k, ACT_ACT_WITH, android);
    answer(&k, ACT_FIGHT, android, FREEDOM);
    assert_true(offered(&k, ACT_RESPOND, FREEDOM, power(&k, "follow_me")));
    combat_dice(&k, "222");
    answer(&k, ACT_RESPOND, FREEDOM, power(&k, "close_ranks"));            /* the second first */
    assert_false(offered(&k, ACT_RESPOND, FREEDOM, power(&k, "close_ranks"))); /* once per attack */
    answer(&k, ACT_RESPOND, FREEDOM, power(&k, "follow_me"));
    assert_int_equal(last_event(&k, EV_MISSED)->c, 4 + 2 + 1);
    close_kit(&k);
}

static void GC_S111_GC_S113_what_forbids_and_what_adds_up(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    lay_left(&k, NOVA, "starlight_bolt");
    lay_left(&k, NOVA, "burned_out");                        /* no ranged attacks */
    assert_false(shoots(&k.c, k.g, NOVA));
    close_kit(&k);
    open_table(&k, (struct opening){.heroes = 3, .options = VETERANS});
    for (int h = 0; h < 3; h++) put_figure(k.g, h, NOWHERE);
    put(&k, FREEDOM, "b2-52");
    put(&k, GOLDENBOY, "b2-51");
    put(&k, NOVA, "b2-35");
    lay_left(&k, GOLDENBOY, "fourteen_carat_fists");         /* 1 Power die */
    lay_left(&k, GOLDENBOY, "twenty_four_carat");            /* 1 more */
    int gynoid = put_robot(&k, "gynoid", 0, "b2-33");
    assert_int_equal(attack_dice(&k.c, k.g, GOLDENBOY, gynoid, 0).power, 2);
    lay_left(&k, NOVA, "starlight_bolt");
    lay_left(&k, NOVA, "solar_lance");                       /* the same permission */
    kit_enter(&k, "hero", 3);
    int n = 0;
    for (int i = 0; i < k.c.count; i++) n += k.c.option[i].verb == ACT_FIGHT && k.c.option[i].b == gynoid;
    assert_int_equal(n, 1);
    close_kit(&k);
}

static void GC_S113_GC_S114_powers_of_villains_for_each_other(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, "acolyte { id = 'android', name = 'T', type = 'robot', figures = 10, speed = 1, attack = 3, "
                         "defense = 4, actions = 2, health = 1, passive = { defense { 1, of = 'team' } } }");
    int ki = lieutenant(&k, "ki");
    assert_int_equal(defense_of(&k.c, k.g, ki), 5);          /* no Android is on the board */
    put_robot(&k, "android", 0, "a1-22");
    assert_int_equal(defense_of(&k.c, k.g, ki), 6);
    put_robot(&k, "android", 1, "a1-23");
    assert_int_equal(defense_of(&k.c, k.g, ki), 6);          /* one card, one power */
    close_kit(&k);
}

static void GC_S114_GC_S122_powers_and_knock_outs(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, NOVA, "a2-13");                                  /* another room: at any distance */
    lay_left(&k, FREEDOM, "barking_orders");
    assert_int_equal(check_value(&k.c, k.g, NOVA, MENTAL), 1);
    kit_build(&k, "activation", 0);
    knock_out(&k.c, k.g, FREEDOM, 161);
    assert_int_equal(check_value(&k.c, k.g, NOVA, MENTAL), 2); /* his cards stop working */
    close_kit(&k);
    open_in_wires(&k, 3, NULL);
    lay_left(&k, FREEDOM, "field_briefing");
    kit_enter(&k, "hero", 1);
    answer(&k, ACT_USE_POWER);
    k.g->link[door(&k, "a2-35", "b2-31")].minus = 2;
    k.g->link[door(&k, "a1-53", "a2-13")].open = true;
    refresh_links(k.g);
    kit_build(&k, "activation", 0);
    knock_out(&k.c, k.g, FREEDOM, 161);
    assert_int_equal(check_change(&k.c, k.g, NOVA), -1);     /* what they have done stays */
    assert_int_equal(k.g->link[door(&k, "a2-35", "b2-31")].minus, 2);
    assert_true(k.g->link[door(&k, "a1-53", "a2-13")].open);
    assert_false(on_board(k.g, FREEDOM));
    assert_int_equal(pile_count(POWERS(k.g), POWER_HAND + FREEDOM) + pile_count(POWERS(k.g), POWER_LEFT + FREEDOM), 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_194_GC_196_GC_197_techniques_count_the_whole_turn),
    TEST(GC_199_GC_200_modifiers_of_one_card_and_of_two),
    TEST(GC_201_GC_202_a_power_works_while_its_card_lies_there),
    TEST(GC_203_GC_204_GC_205_actions_and_unique_actions),
    TEST(GC_206_GC_207_GC_210_kinds_of_powers),
    TEST(GC_212_who_acts_first_matters),
    TEST(GC_214_GC_215_GC_216_GC_229_GC_S46_the_take_back),
    TEST(GC_219_GC_217_GC_223_the_weakness_is_a_power_card),
    TEST(GC_222_GC_230_healing_removes_no_wound_card),
    TEST(GC_S43_when_the_wound_pile_is_empty),
    TEST(GC_S43_a_plain_wound_is_played),
    TEST(GC_161_GC_S43_wounds_of_a_knocked_out_hero),
    TEST(GC_269_GC_265_a_wound_of_this_turn_counts_at_once),
    TEST(GC_306_GC_S115_what_lasts_for_the_turn_ends_with_it),
    TEST(GC_S66_the_player_orders_his_own_effects),
    TEST(GC_S111_GC_S113_what_forbids_and_what_adds_up),
    TEST(GC_S113_GC_S114_powers_of_villains_for_each_other),
    TEST(GC_S114_GC_S122_powers_and_knock_outs),
};
TEST_GROUP(tests);
