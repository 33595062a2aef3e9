/* test_customize.c: Upgraded Ability cards, Augments, Allies (chapter 36), Henchmen Modifiers and Challenge Mode
 * (chapter 38). Comic 2 allows 2 Upgrade Points and 1 Augment, Comic 5 allows 5, 2, and 2 Allies. */
#include "kit.h"

/* The set-up of a Comic with everything unlocked, to this question. */
static void open_customize(struct kit *k, int heroes, int comic, const char *step)
{
    begin_table(k, (struct opening){.heroes = heroes, .comic = comic, .options = EVERYTHING});
    set_up_until(k, step);
}

static u8 ability(struct kit *k, const char *id) { return kit_find(k, AN_ABILITY, id); }
static u8 gear(struct kit *k, const char *id) { return kit_find(k, A_GEAR, id); }

/* Adds an Upgraded card for the first card that may leave. */
static void add_card(struct kit *k, const char *id)
{
    answer(k, ACT_TAKE_UPGRADE, ability(k, id));
    answer(k, ACT_LEAVE_OUT);
}

static int deck_of(const struct kit *k, int hero) { return pile_count(ABILITIES(k->g), ABILITY_DECK + hero); }

/* -- Upgraded cards ------------------------------------------------------------------------------------------- */

static void FF_340_the_comic_says_what_may_be_taken(void **state)
{
    struct kit k;
    (void)state;
    begin_table(&k, (struct opening){.heroes = 2, .comic = 1, .options = EVERYTHING});
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "legacy"));
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "wraith"));
    assert_string_equal(asked(&k), "HOME_BASE");             /* Comic 1: nothing at all */
    close_kit(&k);
    open_customize(&k, 2, 2, "UPGRADE");
    assert_true(asks(&k, LEGACY, "UPGRADE"));
    answer(&k, ACT_DONE);
    assert_true(asks(&k, LEGACY, "AUGMENT"));
    answer(&k, ACT_DONE);
    assert_true(asks(&k, WRAITH, "UPGRADE"));
    answer(&k, ACT_DONE);
    answer(&k, ACT_DONE);
    assert_string_equal(asked(&k), "HOME_BASE");             /* Comic 2: no Ally */
    close_kit(&k);
    open_customize(&k, 2, 3, "ALLY");
    assert_string_equal(asked(&k), "ALLY");
    close_kit(&k);
}

static void FF_342_upgrade_points_are_a_limit(void **state)
{
    struct kit k;
    (void)state;
    open_customize(&k, 1, 2, "UPGRADE");                     /* 2 points; cards of cost 1, 1, 2, 3 */
    assert_int_equal(offers(&k, ACT_TAKE_UPGRADE), 3);
    assert_false(offered(&k, ACT_TAKE_UPGRADE, ability(&k, "everything_we_are")));
    assert_true(offered(&k, ACT_DONE));                      /* or less */
    add_card(&k, "stand_with_me");
    assert_int_equal(offers(&k, ACT_TAKE_UPGRADE), 1);       /* the other one of cost 1 */
    assert_false(offered(&k, ACT_TAKE_UPGRADE, ability(&k, "old_guard")));
    add_card(&k, "for_the_name_on_the_door");
    assert_string_equal(asked(&k), "AUGMENT");
    close_kit(&k);
    open_customize(&k, 1, 2, "UPGRADE");
    add_card(&k, "old_guard");
    assert_string_equal(asked(&k), "AUGMENT");
    close_kit(&k);
}

static void FF_343_FF_344_one_basic_card_leaves_whatever_it_is(void **state)
{
    struct kit k;
    (void)state;
    open_customize(&k, 1, 5, "UPGRADE");
    u8 old_guard = ability(&k, "old_guard"), cape = ability(&k, "reinforced_cape");
    answer(&k, ACT_TAKE_UPGRADE, old_guard);                 /* a green card */
    assert_true(asks(&k, LEGACY, "LEAVES"));
    assert_int_equal(offers(&k, ACT_LEAVE_OUT), 24);         /* any of the basic ones */
    answer(&k, ACT_LEAVE_OUT, cape);                         /* a yellow one */
    assert_int_equal(deck_of(&k, LEGACY), 24);
    assert_int_equal(last_event(&k, EV_UPGRADED)->b, old_guard);
    assert_int_equal(last_event(&k, EV_UPGRADED)->c, cape);
    assert_true(has_card(ABILITIES(k.g), ABILITY_DECK + LEGACY, old_guard));
    assert_true(has_card(ABILITIES(k.g), ABILITY_BOX, cape));
    answer(&k, ACT_TAKE_UPGRADE, ability(&k, "everything_we_are"));
    assert_int_equal(offers(&k, ACT_LEAVE_OUT), 23);         /* no Upgraded card leaves for another */
    answer(&k, ACT_LEAVE_OUT);
    set_up_until(&k, NULL);
    assert_int_equal(deck_of(&k, LEGACY) + hand_count(k.g, LEGACY), 24);
    assert_false(has_card(ABILITIES(k.g), ABILITY_DECK + LEGACY, cape));
    assert_false(has_card(ABILITIES(k.g), ABILITY_HAND + LEGACY, cape));
    close_kit(&k);
}

static void FF_345_FF_170_a_purple_card_fits_any_villain(void **state)
{
    struct kit k;
    (void)state;
    for (int colour = 0; colour < COLOURS; colour++) {
        open_customize(&k, 1, 5, "UPGRADE");
        add_card(&k, "everything_we_are");                   /* Purple, 3 dice */
        set_up_until(&k, NULL);
        make_quiet(&k);
        hold(&k, LEGACY, "everything_we_are");
        put_villain(&k, colour, 1);
        put_at(&k, LEGACY, 1, HERO_MODE);
        enter_turn(&k, LEGACY, HERO_MODE, 5);
        answer(&k, ACT_ATTACK_VILLAIN);                      /* the one card there is to commit */
        assert_int_equal(last_event(&k, EV_COMMITTED)->b, ability(&k, "everything_we_are"));
        assert_int_equal(last_event(&k, EV_COMMITTED)->c, 3);
        close_kit(&k);
    }
}

/* -- Augments ------------------------------------------------------------------------------------------------- */

static void FF_346_FF_347_augments_for_any_hero_and_the_own_ones(void **state)
{
    struct kit k;
    (void)state;
    open_customize(&k, 2, 5, "AUGMENT");
    assert_int_equal(offers(&k, ACT_TAKE_AUGMENT), 6 + 2);
    assert_true(offered(&k, ACT_TAKE_AUGMENT, gear(&k, "ring_of_the_line")));
    assert_false(offered(&k, ACT_TAKE_AUGMENT, gear(&k, "cowl_array"))); /* Wraith's */
    assert_true(offered(&k, ACT_DONE));
    answer(&k, ACT_TAKE_AUGMENT, gear(&k, "ring_of_the_line"));
    answer(&k, ACT_TAKE_AUGMENT, gear(&k, "grapnel_belt"));
    assert_true(asks(&k, WRAITH, "UPGRADE"));                /* two each */
    close_kit(&k);
}

static void FF_S123_each_augment_and_ally_exists_once(void **state)
{
    struct kit k;
    (void)state;
    open_customize(&k, 2, 5, "AUGMENT");
    answer(&k, ACT_TAKE_AUGMENT, gear(&k, "grapnel_belt"));
    answer(&k, ACT_DONE);
    answer(&k, ACT_DONE);                                    /* Wraith's Upgraded cards */
    assert_true(asks(&k, WRAITH, "AUGMENT"));
    assert_false(offered(&k, ACT_TAKE_AUGMENT, gear(&k, "grapnel_belt")));
    assert_true(offered(&k, ACT_TAKE_AUGMENT, gear(&k, "field_kit")));
    set_up_until(&k, "ALLY");
    answer(&k, ACT_TAKE_ALLY, gear(&k, "captain_finch"), k.g->hero[WRAITH].hero);
    assert_false(offered(&k, ACT_TAKE_ALLY, gear(&k, "captain_finch")));
    answer(&k, ACT_TAKE_ALLY, gear(&k, "postmistress"), k.g->hero[WRAITH].hero); /* any number to one Hero */
    assert_int_equal(k.g->hero[WRAITH].ally[0], gear(&k, "captain_finch"));
    assert_int_equal(k.g->hero[WRAITH].ally[1], gear(&k, "postmistress"));
    close_kit(&k);
}

static void FF_348_augments_last_for_the_whole_game(void **state)
{
    struct kit k;
    (void)state;
    open_customize(&k, 1, 5, "AUGMENT");
    answer(&k, ACT_TAKE_AUGMENT, gear(&k, "grapnel_belt"));  /* moves 1 further */
    set_up_until(&k, NULL);
    make_quiet(&k);
    for (int turn = 0; turn < 3; turn++)
        for (int mode = 0; mode < 2; mode++) {
            put_at(&k, LEGACY, 1, (enum mode)mode);
            kit_enter(&k, "turn", LEGACY);
            assert_true(offered(&k, ACT_MOVE, 4));           /* 3 steps */
            assert_false(offered(&k, ACT_MOVE, 5));
        }
    struct scene s = {0};                                    /* face up */
    kit_tell(&k, NOBODY, &s);
    assert_int_equal(lies_at(&s, "hero/legacy/gear/grapnel_belt"), 1);
    scene_free(&s);
    close_kit(&k);
}

/* -- Allies --------------------------------------------------------------------------------------------------- */

static void FF_349_the_team_as_a_whole_takes_allies(void **state)
{
    struct kit k;
    (void)state;
    open_customize(&k, 3, 5, "ALLY");
    assert_int_equal(offers(&k, ACT_TAKE_ALLY), 4 * 3);      /* four Allies, three Heroes */
    answer(&k, ACT_TAKE_ALLY, gear(&k, "captain_finch"), k.g->hero[WRAITH].hero);
    assert_string_equal(asked(&k), "ALLY");
    answer(&k, ACT_TAKE_ALLY, gear(&k, "corporal_wend"), k.g->hero[ZERO].hero);
    assert_string_equal(asked(&k), "HOME_BASE");             /* two in all, not each */
    close_kit(&k);
}

static void FF_350_FF_351_an_ally_stays_and_has_so_many_uses(void **state)
{
    struct kit k;
    (void)state;
    open_customize(&k, 2, 5, "ALLY");
    u8 ally = gear(&k, "postmistress");                      /* each Hero draws a card; three uses */
    answer(&k, ACT_TAKE_ALLY, ally, k.g->hero[WRAITH].hero);
    set_up_until(&k, NULL);
    make_quiet(&k);
    assert_int_equal(k.g->hero[WRAITH].uses[0], 3);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_USE_ALLY));                 /* another Hero's */
    enter_turn(&k, WRAITH, HERO_MODE, 0);                    /* no token is needed */
    for (int left = 2; left >= 0; left--) {
        answer(&k, ACT_USE_ALLY, ally);
        assert_int_equal(k.g->hero[WRAITH].uses[0], left);
        assert_int_equal(hand_count(k.g, LEGACY), 3 - left);
    }
    assert_false(offered(&k, ACT_USE_ALLY));
    assert_int_equal(k.g->hero[WRAITH].ally[0], ally);
    assert_int_equal(k.g->hero[LEGACY].ally[0], 0);
    close_kit(&k);
}

/* -- Henchmen Modifiers --------------------------------------------------------------------------------------- */

static int modifiers_of(const struct kit *k)
{
    int n = 0;
    while (n < MODIFIERS_MOST && k->g->modifier[n]) n++;
    return n;
}

static void FF_360_modifiers_are_drawn_at_random(void **state)
{
    struct kit k;
    int drawn[9] = {0};
    (void)state;
    for (u64 seed = 1; seed <= 40; seed++) {
        open_table(&k, (struct opening){.heroes = 1, .comic = 4, .options = EVERYTHING, .seed = seed});
        assert_int_equal(modifiers_of(&k), 2);
        assert_int_not_equal(k.g->modifier[0], k.g->modifier[1]);
        drawn[k.g->modifier[0]]++;
        drawn[k.g->modifier[1]]++;
        close_kit(&k);
    }
    for (int id = 1; id <= 8; id++) assert_in_range(drawn[id], 1, 25);
}

/* Legacy is in a Location with these Henchmen when the Villain phase begins: the damage. */
static int damage_from(struct kit *k, const char *henchmen)
{
    put_at(k, LEGACY, 1, HERO_MODE);
    put_crowd(k, 1, henchmen);
    top_scheme(k, "last_tram_to_nowhere");
    int before = damage_of(&k->g->hero[LEGACY]);
    kit_enter(k, "villain_phase", LEGACY);
    decline_until(k, "FREE");
    return damage_of(&k->g->hero[LEGACY]) - before;
}

static void FF_361_FF_362_every_henchman_of_the_colour_for_the_whole_game(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 1);
    k.g->modifier[0] = kit_find(&k, A_MODIFIER_CARD, "heavy_hitters"); /* red: 1 more damage */
    k.g->modifier[1] = kit_find(&k, A_MODIFIER_CARD, "thick_skulls");  /* red: targets 1 higher */
    assert_int_equal(damage_from(&k, "r"), 2);
    assert_int_equal(damage_from(&k, "b"), 1);               /* another colour */
    close_kit(&k);
    open_city(&k, 1);
    k.g->modifier[0] = kit_find(&k, A_MODIFIER_CARD, "heavy_hitters");
    k.g->modifier[1] = kit_find(&k, A_MODIFIER_CARD, "thick_skulls");
    set_chapter(&k, 2);                                      /* in every Chapter */
    assert_int_equal(damage_from(&k, "rr"), 4);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_crowd(&k, 1, "rb");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 2, 4, 3);                                   /* Body 4+ is 5+ now, Spirit is 3+ still */
    answer(&k, ACT_ATTACK);
    assert_int_equal(k.g->crowd[CROWD_AT(1, RED)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(1, BLUE)], 0);
    struct scene s = {0};
    kit_tell(&k, NOBODY, &s);                                /* face up */
    assert_int_equal(lies_at(&s, "villains/heavy_hitters"), 1);
    assert_int_equal(lies_at(&s, "villains/thick_skulls"), 1);
    scene_free(&s);
    close_kit(&k);
}

static void FF_363_FF_S100_challenge_mode(void **state)
{
    struct kit k;
    (void)state;
    for (int challenge = 0; challenge < 2; challenge++) {
        u32 options = EVERYTHING | (challenge ? CHALLENGE : 0);
        open_table(&k, (struct opening){.heroes = 1, .comic = 4, .options = options});
        assert_int_equal(modifiers_of(&k), 2 + challenge);   /* one more, not two */
        close_kit(&k);
        begin_table(&k, (struct opening){.heroes = 1, .comic = 2, .options = options});
        set_up_until(&k, "UPGRADE");
        assert_int_equal(offered(&k, ACT_TAKE_UPGRADE, ability(&k, "everything_we_are")), challenge); /* cost 3 */
        close_kit(&k);
    }
    open_table(&k, (struct opening){.heroes = 1, .comic = 4, .options = CHALLENGE});
    assert_int_equal(modifiers_of(&k), 0);                   /* not before Modifiers are unlocked */
    close_kit(&k);
    struct carried story = {.played = 2};
    open_table(&k, (struct opening){.heroes = 1, .comic = 3, .options = CHALLENGE, .carried = &story});
    assert_int_equal(modifiers_of(&k), 3);                   /* in a campaign: 1, 1 after a defeat, and this one */
    close_kit(&k);
}

static void FF_S101_fewer_modifiers_than_asked_for(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 1, .comic = 4, .lua =
        "modifier { id = 'known', name = 'X', colour = 'red', passive = { henchman_damage { 1 } } }"});
    assert_int_equal(modifiers_of(&k), 1);                   /* two are asked for, one is unlocked */
    assert_int_equal(k.g->modifier[0], kit_find(&k, A_MODIFIER_CARD, "known"));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_340_the_comic_says_what_may_be_taken),
    TEST(FF_342_upgrade_points_are_a_limit),
    TEST(FF_343_FF_344_one_basic_card_leaves_whatever_it_is),
    TEST(FF_345_FF_170_a_purple_card_fits_any_villain),
    TEST(FF_346_FF_347_augments_for_any_hero_and_the_own_ones),
    TEST(FF_S123_each_augment_and_ally_exists_once),
    TEST(FF_348_augments_last_for_the_whole_game),
    TEST(FF_349_the_team_as_a_whole_takes_allies),
    TEST(FF_350_FF_351_an_ally_stays_and_has_so_many_uses),
    TEST(FF_360_modifiers_are_drawn_at_random),
    TEST(FF_361_FF_362_every_henchman_of_the_colour_for_the_whole_game),
    TEST(FF_363_FF_S100_challenge_mode),
    TEST(FF_S101_fewer_modifiers_than_asked_for),
};
TEST_GROUP(tests);
