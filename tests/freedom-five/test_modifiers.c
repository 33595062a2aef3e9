/* test_modifiers.c: what each passive word changes: of a Hero's Augment, of a Henchmen Modifier, of a Villain's
 * Defense, of a Chapter. */
#include <stdio.h>

#include "kit.h"

/* Legacy, at 7 in Hero mode, has an Augment with this passive code; Wraith is there, Absolute Zero elsewhere. */
static void open_augmented(struct kit *k, const char *passive)
{
    char lua[300];
    snprintf(lua, sizeof lua, "augment { id = 'grapnel_belt', name = 'X', passive = { %s } }", passive);
    open_with(k, 3, lua);
    put_at(k, LEGACY, 7, HERO_MODE);
    put_at(k, WRAITH, 7, HERO_MODE);
    put_at(k, ZERO, 30, HERO_MODE);
    k->g->hero[LEGACY].augment[0] = kit_find(k, A_GEAR, "grapnel_belt");
    refresh(&k->c, k->g);
}

/* The city with this Henchmen Modifier, for red ones, in play. */
static void open_modified(struct kit *k, const char *passive, const char *more)
{
    char lua[600];
    snprintf(lua, sizeof lua, "modifier { id = 'heavy_hitters', name = 'X', colour = 'red', passive = { %s } }\n%s",
             passive, more);
    open_with(k, 2, lua);
    put_at(k, LEGACY, 7, HERO_MODE);
    put_at(k, WRAITH, 30, HERO_MODE);
    k->g->modifier[0] = kit_find(k, A_MODIFIER_CARD, "heavy_hitters");
    refresh_moments(&k->c, k->g);
}

/* Legacy goes to the Villain phase; what Henchmen did to Legacy. */
static int damage_by_henchmen(struct kit *k, enum mode mode)
{
    top_scheme(k, "knock_at_the_front_door");                /* hurts nobody; heals 1 */
    k->g->hero[LEGACY].mode = (u8)mode;
    enter_turn(k, LEGACY, mode, 3);
    forget(k);
    answer(k, ACT_END_TURN);
    while (offered(k, ACT_PASS)) answer(k, ACT_PASS);        /* whatever was drawn */
    return happened(k, EV_DAMAGED);
}

static void values_of_heroes(void **state)
{
    struct kit k;
    (void)state;
    open_augmented(&k, "body { -1 }, spirit { 1 }, mind { -9 }, tech { 9 }, moves { 2 }, recovers { 3 }, heals { 1 }, "
                       "hand_limit { 4 }");
    assert_int_equal(target_of(&k.c, k.g, LEGACY, RED, 0), 3);
    assert_int_equal(target_of(&k.c, k.g, LEGACY, BLUE, 0), 4);
    assert_int_equal(target_of(&k.c, k.g, LEGACY, GREEN, 0), 2); /* FF-S129 */
    assert_int_equal(target_of(&k.c, k.g, LEGACY, YELLOW, 0), 6);
    assert_int_equal(move_of(&k.c, k.g, LEGACY), 4);
    assert_int_equal(recover_of(&k.c, k.g, LEGACY), 5);
    assert_int_equal(heal_of(&k.c, k.g, LEGACY), 3);
    assert_int_equal(hand_limit(&k.c, k.g, LEGACY), HAND_LIMIT + 4);
    assert_int_equal(move_of(&k.c, k.g, WRAITH), 2);
    close_kit(&k);
}

static void whom_a_modifier_concerns(void **state)
{
    (void)state;
    static const struct { const char *of; int gets[3]; } list[] = {
        {"you", {1, 0, 0}}, {"each_here", {1, 1, 0}}, {"others_here", {0, 1, 0}}, {"team", {1, 1, 1}}};
    for (int i = 0; i < COUNT(list); i++) {
        struct kit k;
        char passive[60];
        snprintf(passive, sizeof passive, "moves { 1, of = '%s' }", list[i].of);
        open_augmented(&k, passive);
        for (int h = 0; h < 3; h++) assert_int_equal(move_of(&k.c, k.g, h), 2 + list[i].gets[h]);
        close_kit(&k);
    }
}

static void a_condition_is_looked_at_every_time(void **state)
{
    struct kit k;
    (void)state;
    open_augmented(&k, "moves { 1, when = { 'damaged', 1 } }");
    assert_int_equal(move_of(&k.c, k.g, LEGACY), 2);
    wound(&k, LEGACY, "r");
    assert_int_equal(move_of(&k.c, k.g, LEGACY), 3);
    close_kit(&k);
}

static void heal_anywhere(void **state)
{
    struct kit k;
    (void)state;
    open_augmented(&k, "heals_anywhere {}");
    wound(&k, LEGACY, "r");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 3);
    assert_true(offered(&k, ACT_HEAL));
    k.g->hero[LEGACY].augment[0] = 0;
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 3);
    assert_false(offered(&k, ACT_HEAL));
    close_kit(&k);
}

static void more_dice(void **state)
{
    struct kit k;
    (void)state;
    open_augmented(&k, "henchman_dice { 1 }");
    put_crowd(&k, 7, "bb");
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    forget(&k);
    fix_dice(&k, 3, 1, 1, 1);
    answer(&k, ACT_ATTACK);
    assert_int_equal(last_event(&k, EV_SUCCESSES)->c, 3);
    close_kit(&k);
    open_augmented(&k, "test_dice { 2 }");
    give_justice(&k, LEGACY, "talk_him_down");               /* 3 blue dice */
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    forget(&k);
    fix_dice(&k, 5, 1, 1, 1, 1, 1);
    answer(&k, ACT_JUSTICE);
    assert_int_equal(last_event(&k, EV_SUCCESSES)->c, 5);
    close_kit(&k);
    open_augmented(&k, "villain_dice { 1 }");
    put_at(&k, WRAITH, 30, HERO_MODE);
    put_villain(&k, RED, 7);
    hold(&k, LEGACY, "one_good_punch");                      /* 2 red dice */
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    forget(&k);
    fix_dice(&k, 3, 1, 1, 1);
    answer(&k, ACT_ATTACK_VILLAIN);
    while (!happened(&k, EV_SUCCESSES) && !over(&k)) kit_give_option(&k, 0);
    assert_int_equal(last_event(&k, EV_SUCCESSES)->c, 3);
    close_kit(&k);
}

static void the_villain_phase_is_kinder(void **state)
{
    struct kit k;
    (void)state;
    open_augmented(&k, "draws { 2 }, tough { 1 }");
    put_crowd(&k, 7, "rr");
    assert_int_equal(damage_by_henchmen(&k, HERO_MODE), 1);
    assert_int_equal(happened(&k, EV_DREW), 4);
    close_kit(&k);
}

/* -- Henchmen ------------------------------------------------------------------------------------------------- */

static void henchmen_of_the_colour_deal_more_damage(void **state)
{
    struct kit k;
    (void)state;
    open_modified(&k, "henchman_damage { 1 }", "");
    put_crowd(&k, 7, "rb");
    assert_int_equal(damage_by_henchmen(&k, HERO_MODE), 3);
    close_kit(&k);
}

static void henchmen_of_the_colour_are_harder_to_hit(void **state)
{
    struct kit k;
    (void)state;
    open_modified(&k, "henchman_target { 1 }", "");
    put_crowd(&k, 7, "rb");
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    fix_dice(&k, 2, 4, 3);                                   /* Body 4+ and Spirit 3+ */
    answer(&k, ACT_ATTACK);
    assert_int_equal(k.g->crowd[CROWD_AT(7, RED)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(7, BLUE)], 0);
    close_kit(&k);
}

static void stubborn_henchmen_stay(void **state)
{
    struct kit k;
    (void)state;
    open_modified(&k, "henchmen_stubborn {}",
                  probe_lua("remove { 3 }"));
    hold(&k, LEGACY, "read_the_room");
    put_crowd(&k, 7, "rb");
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    answer(&k, ACT_PLAY, kit_find(&k, AN_ABILITY, "read_the_room"));
    assert_int_equal(k.g->crowd[CROWD_AT(7, RED)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(7, BLUE)], 0);
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    fix_dice(&k, 1, 6);
    answer(&k, ACT_ATTACK);                                  /* an Attack is no effect of a card */
    assert_int_equal(henchmen_at(k.g, 7), 0);
    close_kit(&k);
}

static void steps_place_more_of_them(void **state)
{
    struct kit k;
    (void)state;
    open_modified(&k, "henchmen_more { 1 }", "");
    damage_by_henchmen(&k, HERO_MODE);                       /* blue at 15, yellow at 8, red at 20 */
    assert_int_equal(k.g->crowd[CROWD_AT(20, RED)], 2);
    assert_int_equal(k.g->crowd[CROWD_AT(15, BLUE)], 1);
    close_kit(&k);
}

static void no_place_and_no_mode_is_safe(void **state)
{
    struct kit k;
    (void)state;
    open_modified(&k, "henchmen_pry {}", "");
    put_crowd(&k, 7, "rrb");
    assert_int_equal(damage_by_henchmen(&k, PRIVATE_LIFE), 2);
    close_kit(&k);
    open_modified(&k, "henchmen_at_hq {}", "");
    put_at(&k, LEGACY, HQ, HERO_MODE);
    put_crowd(&k, HQ, "rb");
    assert_int_equal(damage_by_henchmen(&k, HERO_MODE), 1);
    close_kit(&k);
}

static void henchmen_on_the_card_shield_their_villain(void **state)
{
    struct kit k;
    (void)state;
    open_modified(&k, "henchmen_shield { 1 }", "");
    put_villain(&k, RED, 7);
    k.g->villain[RED].henchmen = 1;
    k.g->supply[RED]--;
    put_at(&k, WRAITH, 7, PRIVATE_LIFE);                     /* so that Sledge Marrow's own Defense does not work */
    hold(&k, LEGACY, "one_good_punch");
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    fix_dice(&k, 2, 6, 6);
    answer(&k, ACT_ATTACK_VILLAIN);
    while (!happened(&k, EV_SUCCESSES) && !over(&k)) kit_give_option(&k, 0);
    assert_int_equal(k.g->villain[RED].henchmen, 0);
    assert_int_equal(k.g->villain[RED].damage, 0);
    close_kit(&k);
}

/* -- Villains and Chapters ------------------------------------------------------------------------------------ */

/* Legacy attacks the red Villain, who has this Defense, with the 2 dice of a card; they show 5 and 4, and Body is 4+.
 * What the Villain took. */
static int damage_through(const char *defense, int henchmen)
{
    struct kit k;
    char lua[400];
    snprintf(lua, sizeof lua, "villain { id = 'sledge_marrow', name = 'X', colour = 'red', plus = 9, defense = { %s }, "
             "reward_1 = { draw { 1 } }, reward_2 = { draw { 1 } } }", defense);
    open_with(&k, 1, lua);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_villain(&k, RED, 7);
    k.g->villain[RED].henchmen = (u8)henchmen;
    k.g->supply[RED] = (u8)(HENCHMEN - henchmen);
    hold(&k, LEGACY, "one_good_punch");
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    fix_dice(&k, 2, 5, 4);
    answer(&k, ACT_ATTACK_VILLAIN);
    while (!happened(&k, EV_SUCCESSES) && !over(&k)) kit_give_option(&k, 0);
    int damage = k.g->villain[RED].damage;
    close_kit(&k);
    return damage;
}

static void defenses(void **state)
{
    (void)state;
    assert_int_equal(damage_through("cancels { 1, when = 'attacker_with_hero' }", 0), 2);
    assert_int_equal(damage_through("cancels { 1, when = 'attacker_alone' }", 0), 1);
    assert_int_equal(damage_through("cancels { 1, when = { 'attacker_hand_below', 1 } }", 0), 1); /* FF-290 */
    assert_int_equal(damage_through("harder { 1, when = 'attacker_unhurt' }", 0), 1);
    assert_int_equal(damage_through("harder { 1, when = { 'attacker_damaged', 1 } }", 0), 2);
    assert_int_equal(damage_through("cancels { 1, when = { 'attacker_hand_least', 1 } }", 0), 2);
    assert_int_equal(damage_through("cancels { 1, when = { 'attackers', 1 } }", 0), 1);
    assert_int_equal(damage_through("cancels { 1, when = { 'attackers', 2 } }", 0), 2);
    assert_int_equal(damage_through("cancels { 1, when = { 'wounded', 1 } }", 0), 2);
    assert_int_equal(damage_through("fewer_dice { 1 }", 0), 1);
    assert_int_equal(damage_through("cancels { 1, when = { 'crowded', 1 } }", 0), 2);
    assert_int_equal(damage_through("cancels { 1, when = { 'crowded', 1 } }", 1), 0); /* FF-S115 */
}

static void a_chapter_makes_villains_durable(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 3});
    put_villain(&k, RED, 7);
    assert_int_equal(durability_of(&k.c, k.g, RED), 6);      /* H+4 */
    set_chapter(&k, 3);
    assert_int_equal(durability_of(&k.c, k.g, RED), 7);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(values_of_heroes),
    TEST(whom_a_modifier_concerns),
    TEST(a_condition_is_looked_at_every_time),
    TEST(heal_anywhere),
    TEST(more_dice),
    TEST(the_villain_phase_is_kinder),
    TEST(henchmen_of_the_colour_deal_more_damage),
    TEST(henchmen_of_the_colour_are_harder_to_hit),
    TEST(stubborn_henchmen_stay),
    TEST(steps_place_more_of_them),
    TEST(no_place_and_no_mode_is_safe),
    TEST(henchmen_on_the_card_shield_their_villain),
    TEST(defenses),
    TEST(a_chapter_makes_villains_durable),
};
TEST_GROUP(tests);
