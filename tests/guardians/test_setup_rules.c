/* test_setup_rules.c: sides, characters and the set-up (chapters 1 to 4), rule by rule. */
#include "kit.h"

static void begin_setup(struct kit *k, const char *scenario, int players, u32 options)
{
    kit_load(k, &guardians_game, NULL);
    kit_begin(k, (struct setup){(u8)players, kit_find(k, A_SCENARIO, scenario), options}, 1);
}

/* To the first question with this step; the first option of each other one is taken. */
static void answer_until(struct kit *k, const char *step)
{
    while (!asks(k, asked_seat(k), step)) kit_give_option(k, 0);
}

/* Power cards of a Hero in hand or laid. */
static int powers_of(struct kit *k, int hero)
{
    return pile_count(POWERS(k->g), POWER_HAND + hero) + pile_count(POWERS(k->g), POWER_LEFT + hero) +
           pile_count(POWERS(k->g), POWER_RIGHT + hero);
}

static int when_placed(struct kit *k, int figure)
{
    for (int i = 0; i < k->events; i++)
        if (k->event[i].kind == EV_PLACED && k->event[i].a == figure) return i;
    fail_msg("figure %d was not placed", figure);
    return 0;
}
static int when(struct kit *k, u8 kind)
{
    for (int i = 0; i < k->events; i++)
        if (k->event[i].kind == kind) return i;
    fail_msg("an event did not happen");
    return 0;
}

static void GC_001_GC_044_GC_045_GC_046_GC_S29_GC_S109_order_of_the_set_up(void **state)
{
    (void)state;
    struct kit k;
    begin_setup(&k, "save_zurkovia", 4, 0);
    assert_true(asks(&k, 0, "ROLES"));
    assert_int_equal(offers(&k, ACT_NAME_SKAROV), 4);        /* exactly one, anybody */
    answer(&k, ACT_NAME_SKAROV, 1);
    assert_int_equal(k.g->skarov, 1);
    static const seat heroes[] = {0, 2, 3};                  /* in seat order */
    for (int h = 0; h < 3; h++) {
        answer_until(&k, "HERO");
        assert_int_equal(asked_seat(&k), heroes[h]);
        kit_give_option(&k, 0);
    }
    answer_until(&k, "CARDS");
    assert_true(when(&k, EV_SKAROV) < when(&k, EV_HERO_TAKEN));
    assert_true(when(&k, EV_HERO_TAKEN) < when(&k, EV_MISSION));
    assert_true(when(&k, EV_MISSION) < when(&k, EV_BASE));
    assert_true(when(&k, EV_BASE) < when(&k, EV_LINKED));
    int robots = 0, lieutenants = 0;
    for (int f = FIRST_ROBOT; f < CAPTIVE; f++)
        if (on_board(k.g, f)) robots = when_placed(&k, f) > robots ? when_placed(&k, f) : robots;
    for (int card = FIRST_LIEUTENANT; card < FIRST_ACOLYTE; card++)
        if (k.g->card[card].villain) lieutenants = when_placed(&k, FIRST_VILLAIN + card);
    assert_true(when(&k, EV_LINKED) < robots && robots < lieutenants);
    assert_true(lieutenants < when_placed(&k, SKAROV_FIGURE));          /* last of his own figures */
    assert_true(when_placed(&k, SKAROV_FIGURE) < when(&k, EV_DREW));    /* the base is seen first */
    assert_true(when(&k, EV_DREW) < when(&k, EV_CARDS_TAKEN));
    assert_true(when(&k, EV_CARDS_TAKEN) < when_placed(&k, 0));
    assert_true(k.g->card[SKAROV].villain && k.g->card[FIRST_ACOLYTE].villain); /* his ID cards */
    for (int h = 0; h < 3; h++) assert_true(k.g->guardian[h].hero && k.g->guardian[h].player == heroes[h]);
    close_kit(&k);
}

static void GC_002_GC_003_one_hero_each_and_no_hero_twice(void **state)
{
    (void)state;
    struct kit k;
    assert_non_null(kit_check(&guardians_game, NULL, (struct setup){1, 2, 0}));
    assert_non_null(kit_check(&guardians_game, NULL, (struct setup){6, 2, 0}));
    for (u8 players = 2; players <= 5; players++)
        assert_null(kit_check(&guardians_game, NULL, (struct setup){players, 2, 0}));
    begin_setup(&k, "save_zurkovia", 5, 0);
    answer(&k, ACT_NAME_SKAROV, 0);
    for (int n = 4; n > 1; n--) {
        answer_until(&k, "HERO");
        assert_int_equal(offers(&k, ACT_TAKE_HERO), n);
        struct action first = k.c.option[0];
        kit_give_option(&k, 0);
        assert_false(asks(&k, asked_seat(&k), "HERO") && offered(&k, ACT_TAKE_HERO, first.a));
    }
    answer_until(&k, "CARDS");
    for (int a = 0; a < HEROES; a++)
        for (int b = 0; b < a; b++) assert_int_not_equal(k.g->guardian[a].hero, k.g->guardian[b].hero);
    close_kit(&k);
}

static void GC_004_GC_005_GC_S20_allies_and_enemies(void **state)
{
    (void)state;
    for (int h = 0; h < HEROES; h++) assert_int_equal(enemies_of(h), VILLAIN_FIGURES);
    for (int v = FIRST_VILLAIN; v < CAPTIVE; v++) assert_int_equal(enemies_of(v), HERO_FIGURES);
    assert_false(in_set(VILLAIN_FIGURES, CAPTIVE) || in_set(HERO_FIGURES, CAPTIVE)); /* nobody's Enemy or Ally */
    for (int card = 0; card < CARDS_OF_VILLAINS; card++)     /* a Villain is an ID card */
        for EACH_BIT(figure, figures_of(card)) assert_int_equal(card_of((int)figure), card);
}

static void GC_006_GC_007_GC_S01_GC_S06_one_word_for_each_thing(void **state)
{
    (void)state;
    static const char *const others[] = {"Minion", "Special die", "Special dice", "Action card", "Special Technique",
                                         "Initiative token"};
    struct kit k;
    struct context *c = &k.c;
    open_base(&k, 3);
    for (int o = 0; o < COUNT(others); o++) {
        for (int i = 0; i < guardians_game.rules.action_count; i++) {
            const char *phrase = guardians_game.rules.actions[i].phrase;
            assert_true(!phrase || !strstr(phrase, others[o]));
        }
        for (int i = 0; i < guardians_game.rules.event_count; i++) {
            const char *phrase = guardians_game.rules.events[i].phrase;
            assert_true(!phrase || !strstr(phrase, others[o]));
        }
    }
    for (int id = 1; id <= k.content.count[KIND_VILLAIN]; id++) /* Acolytes are the Robots */
        assert_int_equal(VILLAIN(id)->rank == ACOLYTE, VILLAIN(id)->type == ROBOT);
    close_kit(&k);
}

static void GC_S03_GC_S04_GC_145_GC_146_GC_S60_faces_of_the_dice(void **state)
{
    (void)state;
    static const int combat[] = {0, 0, 1, 1, 2}, power[] = {1, 1, 1, 2, 2}, check[] = {0, 0, 0, 0, 1, 1, 1, 2};
    struct kit k;
    open_base(&k, 3);
    for (int side = 1; side <= 5; side++) {
        fix_dice(&k, 1, side);
        assert_int_equal(roll_attack(&k.c, 0, (struct dice){1, 0, 0}), combat[side - 1]);
        fix_dice(&k, 1, side);
        assert_int_equal(roll_attack(&k.c, 0, (struct dice){0, 1, 0}), power[side - 1]);
        fix_dice(&k, 2, 6, side);                            /* POW: 1, and the same die again */
        assert_int_equal(roll_attack(&k.c, 0, (struct dice){1, 0, 0}), 1 + combat[side - 1]);
        fix_dice(&k, 3, 6, 6, side);
        assert_int_equal(roll_attack(&k.c, 0, (struct dice){0, 1, 0}), 2 + power[side - 1]);
    }
    fix_dice(&k, 5, 1, 6, 3, 5, 2);                          /* all of them are told */
    assert_int_equal(roll_attack(&k.c, 2, (struct dice){4, 0, 1}), 0 + (1 + 1) + 2 + 0 + 1);
    assert_int_equal(last_event(&k, EV_FACES)->who, 2);
    expect_told(&k, EV_FACES, "Combat dice: 0 0 1 2 POW");
    fix_dice(&k, 3, 6, 6, 1);
    assert_int_equal(roll_attack(&k.c, 2, (struct dice){0, 1, 0}), 3);
    expect_told(&k, EV_FACES, "Power dice: 1 POW POW");
    for (int side = 1; side <= 8; side++) {
        fix_dice(&k, 1, side);
        assert_int_equal(roll_check(&k.c, 0, 1), check[side - 1]);
    }
    fix_dice(&k, 3, 8, 8, 5);
    assert_int_equal(roll_check(&k.c, 0, 3), 5);
    expect_told(&k, EV_FACES, "Value Check dice: 1 2 2");
    close_kit(&k);
}

static void GC_029_GC_030_GC_031_GC_032_GC_033_GC_034_values_of_the_id_cards(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int gynoid = put_robot(&k, "gynoid", 0, "b2-51"), alison = lieutenant(&k, "alison");
    assert_int_equal(speed_of(&k.c, k.g, NOVA), 3);
    assert_int_equal(speed_of(&k.c, k.g, gynoid), 2);
    assert_int_equal(attack_dice(&k.c, k.g, NOVA, gynoid, 0).combat, 4);
    assert_int_equal(attack_dice(&k.c, k.g, gynoid, NOVA, 0).combat, 3);
    assert_int_equal(defense_of(&k.c, k.g, GOLDENBOY), 5);
    assert_int_equal(defense_of(&k.c, k.g, gynoid), 3);
    assert_int_equal(check_value(&k.c, k.g, FREEDOM, MENTAL), 3);
    for (int h = 0; h < 3; h++) assert_int_equal(hero_actions(&k.c, k.g, h), 3);
    assert_int_equal(villain_actions(&k.c, k.g, card_of(gynoid)), 2);
    assert_int_equal(villain_actions(&k.c, k.g, card_of(alison)), 3);
    lay_event_on(&k, "overdrive", "gynoid");
    assert_int_equal(villain_actions(&k.c, k.g, card_of(gynoid)), 3);
    close_kit(&k);
}

static void GC_035_GC_S67_GC_S134_health_of_heroes_villains_and_skarov(void **state)
{
    (void)state;
    static const int skarov[] = {4, 4, 6, 7};
    for (int heroes = 1; heroes <= 4; heroes++) {
        struct kit k;
        open_base(&k, heroes);
        assert_int_equal(health_of(&k.c, k.g, SKAROV_FIGURE), skarov[heroes - 1]);
        assert_int_equal(health_of(&k.c, k.g, FREEDOM), 3);
        assert_int_equal(health_of(&k.c, k.g, robot(&k, "android", 0)), 1);
        close_kit(&k);
    }
}

static void GC_036_GC_S08_the_power_of_an_id_card_needs_no_card(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 4, NULL);
    int android = put_robot(&k, "android", 0, "b2-13");
    assert_int_equal(attack_dice(&k.c, k.g, FREEDOM, android, 0).plus, 1);
    assert_int_equal(attack_dice(&k.c, k.g, NOVA, android, 0).plus, 0);
    assert_int_equal(attack_dice(&k.c, k.g, NOVA, android, 0).combat, 3); /* the Android's */
    assert_true(mover_of(&k.c, k.g, NOVA, NOWHERE).flies);
    assert_true(has_response(&k.c, k.g, GOLDENBOY, ON_ATTACK_HIT));
    close_kit(&k);
}

static void GC_037_an_event_may_name_a_type(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int android = put_robot(&k, "android", 0, "b2-51"), gynoid = put_robot(&k, "gynoid", 0, "b2-52");
    hold_event(&k, "kamikaze");
    activate_card(&k, "ki");
    answer(&k, ACT_PLAY_EVENT);
    assert_true(offered(&k, ACT_PICK_FIGURE, android) && offered(&k, ACT_PICK_FIGURE, gynoid));
    assert_int_equal(offers(&k, ACT_PICK_FIGURE), 2);        /* no Kinoichi is a Robot */
    close_kit(&k);
}

static void GC_043_a_higher_rank_when_heroes_are_few(void **state)
{
    (void)state;
    struct kit k;
    for (int allow = 0; allow < 2; allow++) {
        begin_setup(&k, "save_zurkovia", 3, 0);              /* for 3 or 4 Heroes */
        answer(&k, ACT_NAME_SKAROV, 0);
        assert_true(asks(&k, 0, "HIGHER"));
        answer(&k, allow ? ACT_ALLOW : ACT_PASS);
        kit_give_option(&k, 0);
        if (allow) {
            assert_true(asks(&k, 1, "RANK"));
            assert_true(offered(&k, ACT_TAKE_RANK, NORMAL) && offered(&k, ACT_TAKE_RANK, VETERAN));
            assert_false(offered(&k, ACT_TAKE_RANK, ROOKIE));
            answer(&k, ACT_TAKE_RANK, VETERAN);
        }
        assert_int_equal(k.g->guardian[0].rank, allow ? VETERAN : NORMAL);
        close_kit(&k);
    }
    begin_setup(&k, "save_zurkovia", 4, 0);
    answer(&k, ACT_NAME_SKAROV, 0);
    assert_false(asks(&k, 0, "HIGHER"));
    close_kit(&k);
}

static void GC_048_GC_S23_two_missions_on_pow(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    begin_setup(&k, "save_zurkovia", 4, 0);
    answer(&k, ACT_NAME_SKAROV, 0);
    combat_dice(&k, "PP210");                                /* the second POW is rolled again */
    answer_until(&k, "CARDS");
    assert_int_equal(MISSION(k.g->guardian[0].mission[0])->result, POW);
    assert_int_equal(MISSION(k.g->guardian[0].mission[1])->result, 2);
    assert_int_equal(MISSION(k.g->guardian[1].mission[0])->result, 1);
    assert_int_equal(k.g->guardian[1].mission[1], 0);
    assert_int_equal(MISSION(k.g->guardian[2].mission[0])->result, 0);
    for (int h = 0; h < 3; h++)
        assert_int_equal(MISSION(k.g->guardian[h].mission[0])->hero, k.g->guardian[h].hero);
    k.g->guardian[0].progress[1] = 9;
    assert_true(mission_done(&k.c, k.g, 0));                 /* one of the two is enough */
    k.g->guardian[0].progress[1] = 0;
    assert_false(mission_done(&k.c, k.g, 0));
    close_kit(&k);
}

static void GC_054_GC_055_GC_S27_GC_S28_GC_S102_GC_S106_GC_253_a_free_base(void **state)
{
    (void)state;
    struct kit k;
    begin_setup(&k, "free_easy", 3, 0);
    answer(&k, ACT_NAME_SKAROV, 0);
    answer_until(&k, "ROOM");
    u8 hangar = kit_find(&k, A_ROOM, "hangar"), sewer = kit_find(&k, A_ROOM, "sewer_grate"),
       silo = kit_find(&k, A_ROOM, "missile_silo"), guns = kit_find(&k, A_ROOM, "gun_gallery"),
       vents = kit_find(&k, A_ROOM, "gas_vents"), deck = kit_find(&k, A_ROOM, "command_deck");
    answer(&k, ACT_LAY_ROOM, hangar, 4, 0);
    assert_true(refused(&k, ACT_LAY_ROOM, sewer, -1, -1, RULING_(106)));   /* the other face of that tile */
    assert_true(refused(&k, ACT_LAY_ROOM, deck, -1, -1, RULING_(28)));     /* the Control Room comes last */
    assert_true(refused(&k, ACT_LAY_ROOM, silo, 0, -1, RULING_(106)));     /* no common edge */
    answer(&k, ACT_LAY_ROOM, silo, 3, 0);
    assert_true(refused(&k, ACT_LAY_ROOM, guns, -1, -1, RULING_(106)));
    assert_true(refused(&k, ACT_LAY_ROOM, kit_find(&k, A_ROOM, "reactor"), -1, -1, 53)); /* one Objective */
    answer(&k, ACT_LAY_ROOM, vents, 5, 0);
    answer(&k, ACT_LAY_ROOM, deck, 1, 0);
    assert_true(asks(&k, 0, "LINK"));
    assert_true(refused(&k, ACT_DONE, -1, -1, -1, 55));
    assert_true(find_link(k.g, cell("b1-53"), cell("b2-13")) >= 0);        /* its door: there was but one place */
    assert_true(refused(&k, ACT_LINK, 1, 4, -1, RULING_(102)));
    assert_true(offered(&k, ACT_LINK, 3, 4, DOOR) && offered(&k, ACT_LINK, 3, 4, AIRLOCK)); /* as he likes */
    answer(&k, ACT_LINK, 3, 4, DOOR);
    assert_true(refused(&k, ACT_LINK, 3, 4, -1, RULING_(102)));            /* one link of two tiles */
    assert_true(refused(&k, ACT_DONE, -1, -1, -1, 55));                    /* the Vents cannot be reached */
    answer(&k, ACT_LINK, 4, 5, AIRLOCK);                     /* and no other place is left */
    assert_true(asks(&k, 0, "PURPLE"));
    answer(&k, ACT_MAP_PURPLE, 8, 3);
    assert_false(offered(&k, ACT_MAP_PURPLE, 8));
    answer(&k, ACT_MAP_PURPLE, 1, 5);
    assert_int_equal(k.g->purple[7], 3);
    assert_int_equal(k.g->purple[0], 5);
    assert_true(find_link(k.g, cell("a2-35"), cell("b2-31")) >= 0);
    answer_until(&k, "CARDS");
    int lieutenants = 0;
    for (int card = FIRST_LIEUTENANT; card < FIRST_ACOLYTE; card++) lieutenants += k.g->card[card].villain != 0;
    assert_int_equal(lieutenants, 1);                        /* the first option declines the spare one */
    close_kit(&k);
}

static void GC_056_GC_057_GC_E01_GC_S11_GC_S26_acolytes_on_active_spaces(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    begin_setup(&k, "save_zurkovia", 3, 0);                  /* two Heroes */
    answer(&k, ACT_NAME_SKAROV, 0);
    answer_until(&k, "ACOLYTE");
    assert_int_equal(offers(&k, ACT_PLACE_ACOLYTE), 3);      /* the kind is his choice */
    answer_until(&k, "GUARD");
    int standing = 0;
    for (int t = 0; t < TILES; t++)
        for (int n = 0; n < REINFORCEMENTS && k.g->tile[t].room; n++) {
            u8 local = SHAPE(k.g, t)->reinforcement[n];
            if (local == 0xFF) continue;
            assert_int_equal(k.g->who[cell_of(t, local)] != NOWHERE, n < 2);
            standing += n < 2;
        }
    assert_int_equal(standing, 8);                           /* four rooms */
    close_kit(&k);
    begin_setup(&k, "two_fires", 5, 0);
    answer(&k, ACT_NAME_SKAROV, 0);
    u8 android = kit_find(&k, A_VILLAIN, "android");
    answer_until(&k, "ACOLYTE");
    for (int n = 0; n < 10; n++) answer(&k, ACT_PLACE_ACOLYTE, android);
    assert_false(offered(&k, ACT_PLACE_ACOLYTE, android));
    assert_true(refused(&k, ACT_PLACE_ACOLYTE, android, -1, -1, RULING_(26)));
    close_kit(&k);
}

static void GC_059_GC_060_GC_S27_GC_S105_places_of_lieutenants(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    begin_setup(&k, "save_zurkovia", 4, 0);
    answer(&k, ACT_NAME_SKAROV, 0);
    answer_until(&k, "GUARD");
    for (int i = 0; i < k.c.count; i++) {                    /* Ki guards the Silo */
        assert_int_equal(k.c.option[i].a, kit_find(&k, A_VILLAIN, "ki"));
        assert_int_equal(tile_of(k.c.option[i].b), 2);
        assert_true(DOT(k.g, k.c.option[i].b) == BLUE || DOT(k.g, k.c.option[i].b) == ORANGE);
    }
    kit_give_option(&k, 0);
    assert_true(asks(&k, 0, "SPARE") && offered(&k, ACT_DONE));
    bool control = false;
    for (int i = 0; i < k.c.count; i++) {
        if (k.c.option[i].verb == ACT_DONE) continue;
        int at = k.c.option[i].b;
        assert_int_not_equal(tile_of(at), 2);                /* never two on a tile */
        assert_true(DOT(k.g, at) == BLUE || DOT(k.g, at) == ORANGE);
        assert_int_not_equal(k.c.option[i].a, kit_find(&k, A_VILLAIN, "ki"));
        control |= tile_of(at) == 1;
    }
    assert_true(control);
    answer(&k, ACT_PLACE_LIEUTENANT);
    assert_true(asks(&k, 0, "place_villains.SKAROV"));       /* one spare Lieutenant */
    close_kit(&k);
}

static void GC_014_GC_S28_what_is_taken_and_what_is_one_too_many(void **state)
{
    (void)state;
    struct kit k;
    begin_setup(&k, "behind_bars", 4, 0);
    answer(&k, ACT_NAME_SKAROV, 0);
    answer_until(&k, "GUARD");
    assert_false(offered(&k, ACT_PLACE_LIEUTENANT, -1, k.g->at[CAPTIVE])); /* the captive stands there */
    close_kit(&k);
    open_base(&k, 3);
    assert_null(base_fault(&k.c, k.g));
    int n = 0;
    while (k.g->link[n].kind) n++;
    k.g->link[n] = (struct link_token){.kind = CONTROL_DOOR, .a = cell("a1-35"), .b = cell("b1-31")};
    refresh_links(k.g);
    assert_non_null(base_fault(&k.c, k.g));                  /* a second door of the Control Room */
    close_kit(&k);
}

static void GC_061_GC_S86_skarov_on_a_purple_space(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    begin_setup(&k, "save_zurkovia", 4, 0);
    answer(&k, ACT_NAME_SKAROV, 0);
    answer_until(&k, "place_villains.SKAROV");
    assert_int_equal(offers(&k, ACT_STAND), 8);
    for (int i = 0; i < k.c.count; i++) assert_int_equal(DOT(k.g, k.c.option[i].b), PURPLE);
    close_kit(&k);
}

static void GC_062_GC_063_GC_064_GC_S25_GC_S110_GC_058_the_starting_state(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    begin_setup(&k, "save_zurkovia", 4, 0);
    answer(&k, ACT_NAME_SKAROV, 0);
    answer_until(&k, "enter_base.WHERE");
    assert_int_equal(asked_seat(&k), 1);
    int greens = offers(&k, ACT_STAND);
    for (int i = 0; i < k.c.count; i++) assert_int_equal(DOT(k.g, k.c.option[i].b), GREEN);
    kit_give_option(&k, 0);
    assert_true(asks(&k, 2, "enter_base.WHERE"));
    assert_int_equal(offers(&k, ACT_STAND), greens - 1);
    answer_until(&k, "CARDS");
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_HAND), 3);
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_DECK), 17);
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_DISCARD), 0);
    for (int h = 0; h < 3; h++) {
        assert_int_equal(powers_of(&k, h), 8);
        assert_int_equal(pile_count(POWERS(k.g), POWER_DISCARD + h), 0);
        assert_int_equal(wounds_in_hand(k.g, h), 0);
        assert_int_equal(DOT(k.g, k.g->at[h]), GREEN);
    }
    for (int f = 0; f < FIGURES; f++) assert_int_equal(k.g->damage[f], 0);
    for (int i = 0; i < LINKS_MOST && k.g->link[i].kind; i++) {
        assert_int_equal(k.g->link[i].open, k.g->link[i].kind == AIRLOCK);
        assert_int_equal(k.g->link[i].minus, 0);
    }
    assert_int_equal(k.g->patrol_articles + k.g->skarov_articles, 0);
    assert_int_equal(k.g->tile[2].left, 4);                  /* the missiles */
    close_kit(&k);
}

static void GC_S126_countdowns_by_tiles_and_heroes(void **state)
{
    (void)state;
    static const struct { const char *scenario; int tiles; } bases[] = {
        {"first_alarm", 4}, {"save_zurkovia", 6}, {"two_fires", 9}};
    for (int b = 0; b < COUNT(bases); b++)
        for (int heroes = 1; heroes <= 4; heroes++) {
            struct kit k;
            struct context *c = &k.c;
            open_table(&k, (struct opening){.heroes = heroes, .scenario = bases[b].scenario});
            for (int t = 0; t < TILES; t++)
                if (is_open_objective(c, k.g, t))
                    assert_int_equal(k.g->tile[t].countdown, bases[b].tiles + 2 + (heroes <= 2));
            close_kit(&k);
        }
}

static bool in_hand(struct kit *k, int hero, const char *power)
{
    return card_find(POWERS(k->g), POWER_HAND + hero, kit_find(k, A_POWER, power)) >= 0;
}

static void GC_291_GC_297_GC_307_GC_S22_GC_S47_GC_S108_sets_of_cards_by_rank(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    static const struct { u32 option; int rank, cards; } ranks[] = {
        {ROOKIES, ROOKIE, 8}, {NORMALS, NORMAL, 8}, {VETERANS, VETERAN, 10}};
    for (int i = 0; i < COUNT(ranks); i++) {
        open_table(&k, (struct opening){.heroes = 4, .options = ranks[i].option});
        for (int h = 0; h < 4; h++) {
            int weak = 0;
            assert_int_equal(k.g->guardian[h].rank, ranks[i].rank);
            assert_int_equal(pile_count(POWERS(k.g), POWER_HAND + h), ranks[i].cards);
            for EACH_CARD(card, POWERS(k.g), POWER_HAND + h) weak += POWER(card)->symbol == S_WEAKNESS;
            assert_int_equal(weak, 1);
            assert_int_equal(speed_of(c, k.g, h), HERO(k.g->guardian[h].hero)->values[ranks[i].rank][SPEED]);
            assert_int_equal(health_of(c, k.g, h), HERO(k.g->guardian[h].hero)->values[ranks[i].rank][STATS]);
        }
        assert_int_equal(in_hand(&k, FREEDOM, "close_ranks"), ranks[i].rank != ROOKIE);
        assert_int_equal(in_hand(&k, FREEDOM, "boot_camp_basics"), ranks[i].rank == ROOKIE);
        assert_int_equal(in_hand(&k, FREEDOM, "crib_sheet"), ranks[i].rank == ROOKIE);
        assert_int_equal(in_hand(&k, FREEDOM, "old_soldiers_eye"), ranks[i].rank == VETERAN);
        close_kit(&k);
    }
}

static void GC_297_GC_S22_few_heroes_of_a_small_base_are_better_ones(void **state)
{
    (void)state;
    struct kit k;
    for (int heroes = 1; heroes <= 4; heroes++) {
        open_table(&k, (struct opening){.heroes = heroes, .scenario = "first_alarm"});
        for (int h = 0; h < heroes; h++) assert_int_equal(k.g->guardian[h].rank, heroes <= 2 ? NORMAL : ROOKIE);
        close_kit(&k);
    }
    static const u8 ranks[] = {VETERAN, VETERAN, NORMAL, ROOKIE};
    struct context *c = &k.c;
    open_base(&k, 2);
    for (int heroes = 1; heroes <= 4; heroes++)
        assert_int_equal(recommended_rank(SCENARIO(kit_find(&k, A_SCENARIO, "free_easy")), heroes), ranks[heroes - 1]);
    close_kit(&k);
    open_table(&k, (struct opening){.heroes = 2, .scenario = "first_alarm", .options = ROOKIES}); /* as they like */
    assert_int_equal(k.g->guardian[0].rank, ROOKIE);
    close_kit(&k);
}

static void GC_290_ranks_make_heroes_better(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    open_base(&k, 4);
    for (int id = 1; id <= k.content.count[KIND_HERO]; id++)
        for (int rank = NORMAL; rank <= VETERAN; rank++) {
            int more = 0;
            for (int v = 0; v <= STATS; v++) {
                int step = HERO(id)->values[rank][v] - HERO(id)->values[rank - 1][v];
                assert_true(step >= 0);
                more += step;
            }
            assert_true(more > 0);
        }
    close_kit(&k);
}

static void GC_S12_one_seat_may_play_several_heroes(void **state)
{
    (void)state;
    struct kit k;
    kit_load(&k, &guardians_game, NULL);
    kit_begin(&k, (struct setup){3, kit_find(&k, A_SCENARIO, "save_zurkovia"), SEVERAL_HEROES}, 1);
    answer(&k, ACT_NAME_SKAROV, 0);
    answer_until(&k, "CARDS");
    assert_int_equal(heroes_in_play(k.g), 4);
    for (int h = 0; h < 4; h++) {
        assert_int_equal(k.g->guardian[h].player, 1 + h % 2);
        assert_int_equal(powers_of(&k, h), 8);               /* each has his own hand */
        assert_true(k.g->guardian[h].mission[0]);
    }
    close_kit(&k);
}

static void GC_S24_missions_may_be_secret_from_skarov(void **state)
{
    (void)state;
    struct kit k;
    static STATE view;
    for (int hidden = 0; hidden < 2; hidden++) {
        open_table(&k, (struct opening){.heroes = 3, .options = hidden ? SECRET_MISSIONS : 0});
        k.g->guardian[0].progress[0] = 1;
        see(&k, 0, &view);
        assert_int_equal(view.guardian[0].mission[0] == k.g->guardian[0].mission[0], !hidden);
        assert_int_equal(view.guardian[0].progress[0] == 1, !hidden);
        see(&k, 2, &view);
        assert_int_equal(view.guardian[0].mission[0], k.g->guardian[0].mission[0]);
        close_kit(&k);
    }
}

static void GC_299_scenarios_of_ones_own(void **state)
{
    (void)state;
    static const char lua[] =
        "scenario { id = 'mine', name = 'Mine', tiles = 4, rank = 'hero', least = 2, most = 4, story = 'S.', "
        "rooms = { { 'a1', 'command_deck' }, { 'b1', 'reactor' }, { 'a2', 'hangar' }, { 'b2', 'cold_store' } }, "
        "links = { { 'a2', 'b2', 'door' }, { 'b2', 'b1', 'airlock' }, { 'a2', 'a1', 'control_door' } }, "
        "lieutenants = { { 'alison', 'b1' } } }";
    struct kit k;
    open_table(&k, (struct opening){.heroes = 2, .scenario = "mine", .lua = lua});
    assert_int_equal(k.g->tile[1].room, kit_find(&k, A_ROOM, "reactor"));
    assert_int_equal(k.g->tile[1].left, 3);
    close_kit(&k);
}

static void GC_014_GC_015_GC_019_GC_020_what_a_room_card_says(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    open_base(&k, 4);
    for (int id = 1; id <= k.content.count[KIND_ROOM]; id++) {
        const struct room_row *room = ROOM(id);
        bool fights = room->kind == OBJECTIVE || room->kind == TRAP;
        assert_int_equal(room->activated.length > 0, fights);
        assert_int_equal(room->task[0].dice > 0, fights);
        assert_int_equal(room->tokens > 0, room->kind == OBJECTIVE);
    }
    put(&k, FREEDOM, "b2-11");
    kit_enter(&k, "hero", 1);
    for (int i = 0; i < k.c.count; i++)                      /* a Space holds one figure */
        if (k.c.option[i].verb == ACT_MOVE) assert_int_equal(k.g->who[k.c.option[i].b], NOWHERE);
    answer(&k, ACT_MOVE, FREEDOM, cell("b2-12"));            /* a blue Space: nothing else happens */
    assert_int_equal(happened(&k, EV_MOVED), 1);
    assert_false(offered(&k, ACT_TRY));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_001_GC_044_GC_045_GC_046_GC_S29_GC_S109_order_of_the_set_up),
    TEST(GC_002_GC_003_one_hero_each_and_no_hero_twice),
    TEST(GC_004_GC_005_GC_S20_allies_and_enemies),
    TEST(GC_006_GC_007_GC_S01_GC_S06_one_word_for_each_thing),
    TEST(GC_S03_GC_S04_GC_145_GC_146_GC_S60_faces_of_the_dice),
    TEST(GC_029_GC_030_GC_031_GC_032_GC_033_GC_034_values_of_the_id_cards),
    TEST(GC_035_GC_S67_GC_S134_health_of_heroes_villains_and_skarov),
    TEST(GC_036_GC_S08_the_power_of_an_id_card_needs_no_card),
    TEST(GC_037_an_event_may_name_a_type),
    TEST(GC_043_a_higher_rank_when_heroes_are_few),
    TEST(GC_048_GC_S23_two_missions_on_pow),
    TEST(GC_054_GC_055_GC_S27_GC_S28_GC_S102_GC_S106_GC_253_a_free_base),
    TEST(GC_056_GC_057_GC_E01_GC_S11_GC_S26_acolytes_on_active_spaces),
    TEST(GC_059_GC_060_GC_S27_GC_S105_places_of_lieutenants),
    TEST(GC_014_GC_S28_what_is_taken_and_what_is_one_too_many),
    TEST(GC_061_GC_S86_skarov_on_a_purple_space),
    TEST(GC_062_GC_063_GC_064_GC_S25_GC_S110_GC_058_the_starting_state),
    TEST(GC_S126_countdowns_by_tiles_and_heroes),
    TEST(GC_291_GC_297_GC_307_GC_S22_GC_S47_GC_S108_sets_of_cards_by_rank),
    TEST(GC_297_GC_S22_few_heroes_of_a_small_base_are_better_ones),
    TEST(GC_290_ranks_make_heroes_better),
    TEST(GC_S12_one_seat_may_play_several_heroes),
    TEST(GC_S24_missions_may_be_secret_from_skarov),
    TEST(GC_299_scenarios_of_ones_own),
    TEST(GC_014_GC_015_GC_019_GC_020_what_a_room_card_says),
};
TEST_GROUP(tests);
