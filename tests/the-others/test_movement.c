/* test_movement.c: OT-077 to OT-088, OT-099 and rulings: steps, the Metro, leaving Monsters, moving Monsters. */
#include "kit_world.h"

/* Leaves something to do where a Move ends, so that the Turn does not end by itself. */
static void keep_busy(struct kit *k, const char *at) { lay(k, EXTRA_TURN, at, 1); }

static int wounds_of(struct kit *k, int place) { return wound_count(&k->g->hero[place]); }

static bool may_step(struct kit *k, const char *to) { return offered(k, ACT_STEP, space(to)); }
static bool may_move(struct kit *k, const char *monster, const char *from, const char *to)
{
    return offered(k, ACT_MOVE_MONSTER, monster_id(k, monster), space(from), space(to));
}

/* -- Steps ----------------------------------------------------------------------------------------------------- */

static void OT_077_a_move_is_up_to_two_steps_to_adjacent_spaces(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    keep_busy(&k, "s-21");
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_STEP), 3); /* e-31: d-31, d-32, x-21 */
    step_to(&k, "x-21");
    assert_int_equal(offers(&k, ACT_STEP), 4);
    step_to(&k, "s-21");
    assert_int_equal(offers(&k, ACT_STEP), 0);
    assert_true(refused(&k, ACT_STEP, space("d-21"), -1, -1, 77));
    end_turn(&k); /* one or none is enough */
    close_kit(&k);

    open_kit(&k, 1); /* a Monster likewise */
    put(&k, "abomination", "e-11", 1);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    static const char *const near[] = {"d-11", "d-12", "x-11", "s-11", "s-12", "e-12", "e-21"};
    assert_int_equal(offers(&k, ACT_MOVE_MONSTER), COUNT(near));
    for (int i = 0; i < COUNT(near); i++) assert_true(may_move(&k, "abomination", "e-11", near[i]));
    assert_false(may_move(&k, "abomination", "e-11", "d-21")); /* three steps */
    close_kit(&k);
}

static void OT_078_ravencorp_gives_one_step_more(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->hero[0].npcs = 1u << RAVENCORP;
    at_turn(&k, 0);
    step_to(&k, "x-21");
    step_to(&k, "e-21");
    step_to(&k, "x-11");
    assert_int_equal(offers(&k, ACT_STEP), 0);
    assert_true(offered(&k, ACT_PUT_DOWN, RAVENCORP));
    assert_int_equal(k.g->hero[0].space, space("x-11"));
    close_kit(&k);
    open_kit(&k, 1); /* the other NPCs do not */
    k.g->hero[0].npcs = 1u << COMMISSIONER | 1u << PROXY;
    at_turn(&k, 0);
    step_to(&k, "x-21");
    step_to(&k, "e-21");
    assert_int_equal(offers(&k, ACT_STEP), 0);
    close_kit(&k);
}

static void OT_S105_ravencorp_counts_when_the_step_is_made(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1); /* gained in the middle of a Move */
    lay_npc(&k, RAVENCORP, "e-21");
    at_turn(&k, 0);
    step_to(&k, "x-21");
    step_to(&k, "e-21");
    assert_int_equal(offers(&k, ACT_STEP), 0);
    answer(&k, ACT_COLLECT_NPC, RAVENCORP);
    step_to(&k, "x-11");
    assert_int_equal(k.g->hero[0].space, space("x-11"));
    close_kit(&k);
    open_kit(&k, 1); /* put down before the third step */
    k.g->hero[0].npcs = 1u << RAVENCORP;
    keep_busy(&k, "e-21");
    at_turn(&k, 0);
    step_to(&k, "x-21");
    step_to(&k, "e-21");
    assert_true(may_step(&k, "x-11"));
    answer(&k, ACT_PUT_DOWN, RAVENCORP);
    assert_int_equal(offers(&k, ACT_STEP), 0);
    close_kit(&k);
    open_kit(&k, 1); /* an Upgrade that adds steps, taken on the way */
    show_upgrades(&k, 1, "courier_boots");
    stand(&k, 0, "x-11");
    at_turn(&k, 0);
    step_to(&k, "e-11");
    step_to(&k, "d-12");
    assert_int_equal(offers(&k, ACT_STEP), 0);
    answer(&k, ACT_CITY_ACTION);
    answer(&k, ACT_ICON, I_INVENTORY); /* one card: it is taken without a question */
    assert_true(owns(&k, 0, "courier_boots"));
    decline_until(&k, "NEXT");
    step_to(&k, "e-12");
    close_kit(&k);
}

static void OT_079_the_metro_joins_stops_of_one_colour(void **state)
{
    (void)state;
    static const char lua[] = T_MAP("t_map", "havens_last_stand",
        "metro = { { 'red', 'e-11' }, { 'blue', 'd-31' }, { 'red', 's-23' }, { 'blue', 'd-33' }, { 'red', 'd-32' } }");
    struct kit k;
    open_table(&k, (struct opening){.lua = lua, .map = "t_map"});
    stand(&k, 0, "e-11");
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_METRO), 2);
    assert_true(offered(&k, ACT_METRO, space("d-32")));
    answer(&k, ACT_METRO, space("s-23"));
    assert_int_equal(k.g->hero[0].space, space("s-23"));
    assert_int_equal(offers(&k, ACT_METRO), 2); /* it was one step: another is left */
    step_to(&k, "x-22");
    close_kit(&k);
    open_table(&k, (struct opening){.lua = lua, .map = "t_map"});
    stand(&k, 0, "d-33");
    stand(&k, 1, "d-22");
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_METRO), 1);
    assert_true(offered(&k, ACT_METRO, space("d-31")));
    at_turn(&k, 1);
    assert_int_equal(offers(&k, ACT_METRO), 0); /* no stop here */
    close_kit(&k);
}

static void OT_080_monsters_never_use_the_metro(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    put(&k, "avatar", "e-11", 1);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    assert_false(may_move(&k, "avatar", "e-11", "s-23"));
    assert_int_equal(offers(&k, ACT_MOVE_MONSTER), 7);
    close_kit(&k);
    open_kit(&k, 1); /* nor to come back at a Hero who shot from the other stop's street */
    set_hero(&k, 0, "rose");
    stand(&k, 0, "s-23");
    put(&k, "abomination", "s-21", 1);
    at_turn(&k, 0);
    dice(&k, "nn");
    answer(&k, ACT_SHOOT, space("s-21"));
    answer(&k, ACT_NO_CORRUPTION);
    assert_int_equal(figures_at(&k, "abomination", "s-21"), 1);
    close_kit(&k);
}

static void OT_081_a_metro_step_is_an_ordinary_step(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.sin = "sloth"});
    stand(&k, 0, "d-11");
    lay(&k, FIRE, "e-11", 2);
    lay(&k, FIRE, "s-23", 1);
    lay(&k, CORRUPTION, "s-23", 1);
    put(&k, "acolyte", "e-11", 1);
    at_turn(&k, 0);
    dice(&k, "nn");
    step_to(&k, "e-11");
    dice(&k, "hn c n n");
    answer(&k, ACT_METRO, space("s-23"));
    bear_wounds(&k);
    assert_int_equal(wounds_of(&k, 0), 2); /* for the Monster left and in the Fire left */
    assert_int_equal(k.g->hero[0].level, 2);
    assert_int_equal(happened(&k, EV_FIRE_CHECK), 3);
    assert_int_equal(happened(&k, EV_PACE), 1); /* the second step of the Move */
    assert_int_equal(k.dice.next, k.dice.count);
    close_kit(&k);
}

static void OT_082_figures_may_enter_a_space_that_holds_others(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 1, "x-21");
    put(&k, "acolyte", "x-21", 2);
    put(&k, "abomination", "x-11", 1);
    put(&k, "controller", "s-22", 1);
    at_turn(&k, 0);
    step_to(&k, "x-21");
    assert_int_equal(heroes_in(k.g, space("x-21")), 2);
    assert_int_equal(monsters_in(k.g, space("x-21")), 2);
    end_turn(&k);
    answer(&k, ACT_REACT);
    answer(&k, ACT_MOVE_MONSTER, monster_id(&k, "controller"), space("s-22"), space("x-21"));
    assert_int_equal(monsters_in(k.g, space("x-21")), 3);
    close_kit(&k);
}

/* -- Leaving Monsters ------------------------------------------------------------------------------------------ */

static void OT_083_leaving_monsters_costs_one_wound_whatever_they_are(void **state)
{
    (void)state;
    static const struct { const char *monster; int count, wounds; } crowd[] = {
        {"acolyte", 0, 0}, {"acolyte", 1, 1}, {"acolyte", 6, 1}, {"avatar", 1, 1}, {"abomination", 4, 1}};
    for (int i = 0; i < COUNT(crowd); i++) {
        struct kit k;
        open_kit(&k, 1);
        put(&k, crowd[i].monster, "e-31", crowd[i].count);
        put(&k, "controller", "d-31", 1); /* next to him is not with him */
        at_turn(&k, 0);
        step_to(&k, "x-21");
        bear_wounds(&k);
        assert_int_equal(wounds_of(&k, 0), crowd[i].wounds);
        assert_int_equal(wounds_of(&k, 1), 0); /* the others do not leave */
        assert_int_equal(k.g->hero[0].space, space("x-21"));
        close_kit(&k);
    }
}

static void OT_084_OT_085_for_each_space_left_and_not_for_entering(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    put(&k, "acolyte", "e-31", 1);
    put(&k, "acolyte", "x-21", 2);
    put(&k, "acolyte", "e-21", 1);
    at_turn(&k, 0);
    step_to(&k, "x-21");
    bear_wounds(&k);
    assert_int_equal(wounds_of(&k, 0), 1);
    step_to(&k, "e-21");
    bear_wounds(&k);
    assert_int_equal(wounds_of(&k, 0), 2);
    end_turn(&k);
    close_kit(&k);
    open_kit(&k, 1);
    put(&k, "avatar", "x-21", 1);
    at_turn(&k, 0);
    step_to(&k, "x-21");
    assert_string_equal(asked(&k), "NEXT"); /* entering alone costs nothing */
    assert_int_equal(wounds_of(&k, 0), 0);
    close_kit(&k);
}

/* -- Monsters -------------------------------------------------------------------------------------------------- */

static void OT_086_no_monster_leaves_a_space_with_a_hero(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 1, "x-11"); /* any Hero holds it, not only the current one */
    put(&k, "acolyte", "x-11", 1);
    put(&k, "acolyte", "e-31", 1);
    put(&k, "acolyte", "x-22", 1);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    assert_false(offered(&k, ACT_MOVE_MONSTER, -1, space("x-11")));
    assert_false(offered(&k, ACT_MOVE_MONSTER, -1, space("e-31")));
    assert_true(offered(&k, ACT_MOVE_MONSTER, -1, space("x-22")));
    close_kit(&k);
    for (int held = 0; held < 2; held++) { /* the answer to a Ranged Fight */
        open_kit(&k, 1);
        set_hero(&k, 0, "rose");
        stand(&k, 0, "e-21");
        if (held) stand(&k, 1, "x-11");
        put(&k, "abomination", "x-11", 1);
        at_turn(&k, 0);
        dice(&k, "DD nnn");
        answer(&k, ACT_SHOOT, space("x-11"));
        answer(&k, ACT_NO_CORRUPTION);
        assert_int_equal(figures_at(&k, "abomination", held ? "x-11" : "e-21"), 1);
        assert_int_equal(happened(&k, EV_SIN_ROLL), !held);
        close_kit(&k);
    }
}

static void OT_087_a_monster_stops_in_a_heros_space(void **state)
{
    (void)state;
    for (int hero = 0; hero < 2; hero++) {
        struct kit k;
        open_kit(&k, 1);
        if (hero) stand(&k, 1, "x-11");
        put(&k, "acolyte", "e-11", 1);
        at_reaction(&k, 0);
        answer(&k, ACT_REACT);
        assert_true(may_move(&k, "acolyte", "e-11", "x-11"));
        assert_int_equal(may_move(&k, "acolyte", "e-11", "e-21"), !hero); /* only by way of x-11 */
        assert_true(may_move(&k, "acolyte", "e-11", "s-11"));            /* also by way of d-11 */
        close_kit(&k);
    }
}

static void OT_088_monsters_ignore_fire_and_corruption(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    put(&k, "acolyte", "x-12", 1);
    static const char *const burning[] = {"x-12", "e-22", "x-22"};
    for (int i = 0; i < 3; i++) {
        lay(&k, FIRE, burning[i], 5);
        lay(&k, CORRUPTION, burning[i], 5);
    }
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    answer(&k, ACT_MOVE_MONSTER, monster_id(&k, "acolyte"), space("x-12"), space("x-22"));
    assert_int_equal(happened(&k, EV_FIRE_CHECK) + happened(&k, EV_CORRUPTION_CHECK), 0);
    assert_int_equal(figures_at(&k, "acolyte", "x-22"), 1);
    close_kit(&k);
}

static void OT_S32_a_reaction_may_move_nobody(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    put(&k, "acolyte", "x-11", 1);
    put(&k, "acolyte", "e-31", 1);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    answer(&k, ACT_NO_MOVE);
    assert_int_equal(happened(&k, EV_MONSTER_MOVED), 0);
    assert_true(offered(&k, ACT_ATTACK)); /* and may still Start a Fight */
    close_kit(&k);
}

static void OT_S33_the_fight_of_a_reaction_comes_after_its_move(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    put(&k, "acolyte", "e-31", 1);
    put(&k, "acolyte", "x-11", 1);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    assert_string_equal(asked(&k), "MOVE");
    assert_false(offered(&k, ACT_ATTACK));
    answer(&k, ACT_NO_MOVE);
    answer(&k, ACT_ATTACK);
    dice(&k, "DDDDDDDDD nn");
    answer(&k, ACT_NO_CORRUPTION);
    assert_string_not_equal(asked(&k), "MOVE");
    assert_int_equal(happened(&k, EV_MONSTER_MOVED), 0);
    close_kit(&k);
}

/* -- Moves by cards, teleports, replacements ------------------------------------------------------------------- */

static const char cards[] = CARD("t_push", "turn_start", "drive {}")
    CARD("t_blink", "turn_start", "teleport { at = 'start' }")
    CARD("t_snatch", "turn_start", "teleport_monster { at = 'start' }");

static void OT_099_OT_S35_a_teleport_ignores_every_movement_rule(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, cards);
    stand(&k, 0, "x-11");
    static const char *const spot[] = {"x-11", "e-31"};
    for (int i = 0; i < 2; i++) {
        lay(&k, FIRE, spot[i], 2);
        lay(&k, CORRUPTION, spot[i], 2);
        put(&k, "acolyte", spot[i], 1);
    }
    give_card(&k, "t_blink");
    give_card(&k, "t_snatch");
    at_turn(&k, 0);
    play(&k, "t_blink");
    assert_int_equal(k.g->hero[0].space, space("e-31"));
    assert_int_equal(wounds_of(&k, 0) + happened(&k, EV_FIRE_CHECK) + happened(&k, EV_CORRUPTION_CHECK), 0);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->hero[0].level, 1);
    stand(&k, 0, "x-11");
    at_turn(&k, 0);
    play(&k, "t_snatch"); /* out of a Hero's Space, too far for any Move */
    answer(&k, ACT_CHOOSE_MONSTER, -1, space("x-11"));
    assert_int_equal(figures_at(&k, "acolyte", "e-31"), 2);
    assert_int_equal(figures_at(&k, "acolyte", "x-11"), 0);
    close_kit(&k);
}

static void OT_S35_a_card_that_moves_a_hero_causes_checks_and_wounds(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, cards);
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 1);
    lay(&k, FIRE, "x-11", 1);
    lay(&k, CORRUPTION, "e-11", 1);
    give_card(&k, "t_push");
    at_turn(&k, 0);
    dice(&k, "hc");
    play(&k, "t_push");
    assert_int_equal(asked_seat(&k), 0); /* the Sins Player says where */
    answer(&k, ACT_DRIVE, space("e-11"));
    bear_wounds(&k);
    assert_int_equal(wounds_of(&k, 0), 2);
    assert_int_equal(k.g->hero[0].level, 2);
    close_kit(&k);
}

static void OT_S34_ravencorp_helps_in_the_own_move_only(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, cards);
    stand(&k, 0, "e-11");
    k.g->hero[0].npcs = 1u << RAVENCORP;
    give_card(&k, "t_push");
    at_turn(&k, 0);
    play(&k, "t_push");
    assert_false(offered(&k, ACT_DRIVE, space("s-23")));
    answer(&k, ACT_DRIVE, space("x-11"));
    assert_string_equal(asked(&k), "NEXT"); /* the card's one step, no other for RavenCorp */
    assert_int_equal(asked_seat(&k), 1);
    step_to(&k, "e-21");
    step_to(&k, "x-21");
    step_to(&k, "e-31"); /* his own Move is whole */
    assert_int_equal(offers(&k, ACT_STEP), 0);
    close_kit(&k);
}

static void OT_S77_a_replacement_suffers_no_checks_in_the_starting_space(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    doom(&k, 0, "x-11");
    lay(&k, FIRE, "e-31", 3);
    lay(&k, CORRUPTION, "e-31", 3);
    at_turn(&k, 0);
    step_to(&k, "e-11");
    answer(&k, ACT_REPLACEMENT, hero_id(&k, "rose"));
    assert_int_equal(k.g->hero[0].space, space("e-31"));
    assert_int_equal(k.g->hero[0].level, 1);
    assert_int_equal(wounds_of(&k, 0), 0);
    assert_int_equal(happened(&k, EV_FIRE_CHECK) + happened(&k, EV_CORRUPTION_CHECK), 0);
    close_kit(&k);
}

static void OT_077_steps_taken_from_a_move_are_those_of_the_current_hero(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    at_turn(&k, 0);
    k.g->steps_lost = 1; /* by a card such as The Weight of the Train */
    assert_int_equal(steps_allowed(&k.c, k.g, 0), 1);
    assert_int_equal(steps_allowed(&k.c, k.g, 1), 2); /* as the table tells it */
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_077_a_move_is_up_to_two_steps_to_adjacent_spaces),
    TEST(OT_078_ravencorp_gives_one_step_more),
    TEST(OT_S105_ravencorp_counts_when_the_step_is_made),
    TEST(OT_079_the_metro_joins_stops_of_one_colour),
    TEST(OT_080_monsters_never_use_the_metro),
    TEST(OT_081_a_metro_step_is_an_ordinary_step),
    TEST(OT_082_figures_may_enter_a_space_that_holds_others),
    TEST(OT_083_leaving_monsters_costs_one_wound_whatever_they_are),
    TEST(OT_084_OT_085_for_each_space_left_and_not_for_entering),
    TEST(OT_086_no_monster_leaves_a_space_with_a_hero),
    TEST(OT_087_a_monster_stops_in_a_heros_space),
    TEST(OT_088_monsters_ignore_fire_and_corruption),
    TEST(OT_S32_a_reaction_may_move_nobody),
    TEST(OT_S33_the_fight_of_a_reaction_comes_after_its_move),
    TEST(OT_099_OT_S35_a_teleport_ignores_every_movement_rule),
    TEST(OT_S35_a_card_that_moves_a_hero_causes_checks_and_wounds),
    TEST(OT_S34_ravencorp_helps_in_the_own_move_only),
    TEST(OT_S77_a_replacement_suffers_no_checks_in_the_starting_space),
    TEST(OT_077_steps_taken_from_a_move_are_those_of_the_current_hero),
};
TEST_GROUP(tests);
