/* test_characters.c: the powers of the ID cards and some rooms, as they are in the box. The base: see kit.h. */
#include "kit.h"

/* The Heroes in the Live Wires (b2), Lieutenants in the Missile Silo, no Robots; nobody has Events. */
static void open_quiet(struct kit *k, int heroes)
{
    static const char *const places[] = {"b2-12", "b2-14", "b2-54", "b2-34"};
    open_base(k, heroes);
    for (int card = FIRST_LIEUTENANT; card < FIRST_ACOLYTE; card++)
        if (k->g->card[card].villain) put_figure(k->g, FIRST_VILLAIN + card, NOWHERE);
    put(k, lieutenant(k, "ki"), "c1-23");
    for (int card = FIRST_LIEUTENANT; card < FIRST_ACOLYTE; card++)
        if (k->g->card[card].villain && !on_board(k->g, FIRST_VILLAIN + card)) put(k, FIRST_VILLAIN + card, "c1-14");
    for (int h = 0; h < heroes; h++) put(k, h, places[h]);
    hold_event(k, NULL);
}

static void activate(struct kit *k, const char *villain)
{
    kit_enter(k, "villain", 0);
    if (offered(k, ACT_ACTIVATE)) answer(k, ACT_ACTIVATE, kit_find(k, A_VILLAIN, villain)); /* one alone: no question */
}

static void GC_036_sgt_freedom_adds_one(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 3);
    int foe = robot(&k, "gynoid", 0);
    put(&k, foe, "b2-13");
    kit_enter(&k, "hero", 1);
    combat_dice(&k, "110");
    answer(&k, ACT_FIGHT, FREEDOM, foe);                     /* 2 + 1 against Defense 3 */
    assert_false(on_board(k.g, foe));
    close_kit(&k);
}

static void GC_E14_GC_S07_GC_S08_goldenboy_shifts_after_a_hit(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 3);
    int foe = robot(&k, "gynoid", 0);
    put(&k, foe, "b2-24");
    kit_enter(&k, "hero", 2);
    combat_dice(&k, "222");
    answer(&k, ACT_FIGHT, GOLDENBOY, foe);
    answer(&k, ACT_RESPOND_ID, GOLDENBOY);
    answer(&k, ACT_SHIFT_TO, GOLDENBOY, cell("b2-24"));      /* where it stood */
    assert_int_equal(k.g->at[GOLDENBOY], cell("b2-24"));
    close_kit(&k);
}

static void super_nova_flies(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 3);
    put(&k, NOVA, "b2-11");
    put(&k, robot(&k, "android", 0), "b2-24");
    kit_enter(&k, "hero", 3);
    assert_true(offered(&k, ACT_MOVE, NOVA, cell("b2-33")));
    close_kit(&k);
}

static void adam_spell_heals_once_per_turn_without_an_action(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 4);
    k.g->damage[FREEDOM] = 2;
    k.g->damage[NOVA] = 1;
    put(&k, NOVA, "a2-13");                                  /* another room */
    kit_enter(&k, "hero", 4);
    answer(&k, ACT_USE_ID);
    assert_int_equal(k.g->damage[FREEDOM], 1);
    assert_false(offered(&k, ACT_USE_ID));
    assert_true(offered(&k, ACT_MOVE));
    close_kit(&k);
}

static void GC_154_attackers_of_an_android_roll_one_die_fewer(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 3);
    assert_int_equal(attack_dice(&k.c, k.g, FREEDOM, robot(&k, "android", 0), 0).combat, 2);
    assert_int_equal(attack_dice(&k.c, k.g, FREEDOM, robot(&k, "gynoid", 0), 0).combat, 3);
    close_kit(&k);
}

static void araknoids_slip_away(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 3);
    int foe = robot(&k, "araknoid", 0);
    put(&k, foe, "b2-11");                                   /* in Sgt Freedom's Area */
    activate(&k, "araknoid");
    if (offered(&k, ACT_ACT_WITH, foe)) answer(&k, ACT_ACT_WITH, foe);
    assert_true(offered(&k, ACT_MOVE, foe, cell("b2-52")));  /* two Areas */
    close_kit(&k);
}

static void GC_S65_chi_leaps_away_once_per_turn(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 3);
    int chi = lieutenant(&k, "chi");
    put_figure(k.g, chi, cell("b2-13"));
    put(&k, GOLDENBOY, "b2-52");
    kit_enter(&k, "hero", 1);
    answer(&k, ACT_FIGHT, FREEDOM, chi);
    assert_true(asks(&k, 0, "responses.WHICH"));
    answer(&k, ACT_RESPOND_ID);
    answer(&k, ACT_SHIFT_TO, chi, cell("b2-14"));
    assert_int_equal(happened(&k, EV_ATTACK_OFF), 1);        /* GC-S118: the Action is spent */
    put(&k, chi, "b2-13");
    rules_list(&k.c, 1);
    combat_dice(&k, "000");
    answer(&k, ACT_FIGHT, FREEDOM, chi);
    assert_int_equal(happened(&k, EV_MISSED), 1);            /* nobody was asked */
    close_kit(&k);
}

static void ki_strikes_twice(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 3);
    int ki = lieutenant(&k, "ki");
    put(&k, ki, "b2-13");
    activate(&k, "ki");
    combat_dice(&k, "0000");
    answer(&k, ACT_FIGHT, ki, FREEDOM);
    answer(&k, ACT_RESPOND_ID, ki);
    combat_dice(&k, "0000");
    answer(&k, ACT_FIGHT, ki, GOLDENBOY);
    combat_dice(&k, "0000");
    answer(&k, ACT_FIGHT, ki, FREEDOM);                      /* her second Action: not again */
    assert_true(asks(&k, 0, "figure_turn.NEXT"));
    assert_int_equal(happened(&k, EV_ATTACK), 3);
    close_kit(&k);
}

static void noi_names_two_and_alison_pushes_far(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 3);
    int noi = lieutenant(&k, "noi");
    put_figure(k.g, noi, cell("b2-13"));
    activate(&k, "noi");
    answer(&k, ACT_FIGHT, noi, FREEDOM);
    assert_true(offered(&k, ACT_PICK_FIGURE, GOLDENBOY));
    close_kit(&k);
    open_quiet(&k, 3);
    int alison = lieutenant(&k, "alison");
    put_figure(k.g, alison, cell("b2-13"));
    activate(&k, "alison");
    combat_dice(&k, "22222");
    answer(&k, ACT_FIGHT, alison, FREEDOM);
    answer(&k, ACT_PUSH_TO, FREEDOM, cell("b2-11"));
    answer(&k, ACT_PUSH_TO, FREEDOM, cell("b2-21"));
    assert_true(asks(&k, 0, "figure_turn.NEXT"));
    close_kit(&k);
}

static void skarov_pays_for_his_safety(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 3);
    int door = 0;
    for (int t = 0; t < TILES; t++)
        if (is_open_objective(&k.c, k.g, t)) k.g->tile[t].outcome = NEUTRALISED;
    while (k.g->link[door].kind != CONTROL_DOOR) door++;
    k.g->patrol_articles = 1;
    k.g->showdown = k.g->turn;
    k.g->link[door].open = k.g->door_opened = true;
    refresh_links(k.g);
    put(&k, SKAROV_FIGURE, "b2-13");
    hold_event(&k, "lockdown");
    kit_enter(&k, "hero", 1);
    combat_dice(&k, "222");
    answer(&k, ACT_FIGHT, FREEDOM, SKAROV_FIGURE);           /* 6 + 1 against Defense 6 */
    assert_true(asks(&k, 0, "responses.WHICH"));
    answer(&k, ACT_RESPOND_ID);
    if (offered(&k, ACT_DISCARD)) answer(&k, ACT_DISCARD);
    assert_int_equal(k.g->damage[SKAROV_FIGURE], 0);
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_HAND), 0);
    close_kit(&k);
}

/* -- Rooms ---------------------------------------------------------------------------------------------------- */

static void the_teleport_chamber_offers_two_things(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 3);
    put(&k, FREEDOM, "c2-13");
    kit_enter(&k, "end_of_turn", 0);
    answer(&k, ACT_ACTIVATE_ROOM, -1, kit_find(&k, A_ROOM, "teleport_chamber"));
    assert_int_equal(k.c.count, 2);
    answer(&k, ACT_MODE, 2);
    answer(&k, ACT_PUT, FREEDOM, cell("a2-11"));             /* the only Hero in the room */
    assert_int_equal(room_of(k.g, FREEDOM), 3);
    close_kit(&k);
}

static void GC_S133_the_teleport_chamber_offers_only_what_would_do_something(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 3);
    kit_enter(&k, "end_of_turn", 0);
    answer(&k, ACT_ACTIVATE_ROOM, -1, kit_find(&k, A_ROOM, "teleport_chamber"));
    assert_int_equal(offers(&k, ACT_MODE), 0);               /* no Hero is in the room: two are swapped */
    assert_true(offered(&k, ACT_PICK_FIGURE));
    close_kit(&k);
}

static void GC_259_the_mind_transmitter_dulls_those_beside_it(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.heroes = 4, .scenario = "the_doktors_masterpiece", .options = VETERANS});
    put(&k, FREEDOM, "c1-31");
    int mental = check_value(&k.c, k.g, FREEDOM, MENTAL), other = check_value(&k.c, k.g, NOVA, MENTAL);
    kit_enter(&k, "objectives", 0);
    decline_until(&k, "CARDS");                              /* the next turn */
    assert_int_equal(check_value(&k.c, k.g, FREEDOM, MENTAL), mental - 1);
    assert_int_equal(check_value(&k.c, k.g, NOVA, MENTAL), other);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_036_sgt_freedom_adds_one),
    TEST(GC_E14_GC_S07_GC_S08_goldenboy_shifts_after_a_hit),
    TEST(super_nova_flies),
    TEST(adam_spell_heals_once_per_turn_without_an_action),
    TEST(GC_154_attackers_of_an_android_roll_one_die_fewer),
    TEST(araknoids_slip_away),
    TEST(GC_S65_chi_leaps_away_once_per_turn),
    TEST(ki_strikes_twice),
    TEST(noi_names_two_and_alison_pushes_far),
    TEST(skarov_pays_for_his_safety),
    TEST(the_teleport_chamber_offers_two_things),
    TEST(GC_S133_the_teleport_chamber_offers_only_what_would_do_something),
    TEST(GC_259_the_mind_transmitter_dulls_those_beside_it),
};
TEST_GROUP(tests);
