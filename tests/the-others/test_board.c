/* test_board.c: OT-007 to OT-012 and OT-069 to OT-076: words; Spaces, adjacency, permanent tokens, rivers. */
#include "kit_world.h"

static const struct map_row *map_of(struct kit *k)
{
    struct context *c = &k->c;
    return MAP(k->g->map);
}

/* A Story whose tasks do nothing. */
static void open_quiet(struct kit *k)
{
    static const char lua[] = T_STORY("terror", "") T_MAP("t_map", "t_story", "");
    open_table(k, (struct opening){.lua = lua, .map = "t_map"});
}

/* -- Monsters and Heroes --------------------------------------------------------------------------------------- */

static void OT_007_monsters_of_every_sort(void **state)
{
    (void)state;
    static const char *const monster[] = {"acolyte", "abomination", "controller", "avatar", "the_runner"};
    for (int i = 0; i < COUNT(monster); i++) {
        struct kit k;
        open_kit(&k, 1);
        stand(&k, 0, "x-11");
        at_turn(&k, 0);
        assert_false(offered(&k, ACT_FIGHT));
        put(&k, monster[i], "x-11", 1);
        at_turn(&k, 0);
        assert_true(offered(&k, ACT_FIGHT));
        step_to(&k, "e-11");
        bear_wounds(&k);
        assert_int_equal(wound_count(&k.g->hero[0]), 1); /* for leaving a Monster */
        close_kit(&k);
    }
}

static void OT_008_a_figure_is_in_one_of_four_places(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k);
    stand(&k, 0, "d-12"); /* Inventory, Orbital Strike */
    lay_strike(&k, "x-11");
    put(&k, "acolyte", "x-11", 2);
    lay(&k, NEST, "x-22", 4);
    at_turn(&k, 0);
    answer(&k, ACT_CITY_ACTION);
    answer(&k, ACT_ICON, I_STRIKE);
    answer(&k, ACT_MOVE_STRIKE, space("x-11"), space("x-11"));
    answer(&k, ACT_STRIKE_DOWN, monster_id(&k, "acolyte"));
    assert_int_equal(figures_at(&k, "acolyte", "x-11"), 1);
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 1);
    assert_int_equal(figures_at(&k, "acolyte", "not_entered"), 4);
    decline_until(&k, "SUMMON"); /* one of the Nests */
    assert_int_equal(k.g->round, 1);
    answer(&k, ACT_SUMMON, monster_id(&k, "acolyte"), space("x-22"));
    assert_string_equal(asked(&k), "ALONE"); /* those who have not yet entered are no dead Monsters */
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 0);
    assert_int_equal(figures_at(&k, "acolyte", "not_entered"), 4);
    close_kit(&k);

    open_kit(&k, 1); /* a Hell Club member leaves the game */
    stand(&k, 0, "x-11");
    put(&k, "the_runner", "x-11", 1);
    at_turn(&k, 0);
    fight_here(&k, "HHF H nnnn"); /* Leah: 3 dice and the one of the FAITH; the Runner has Fight 4, Defense 4 */
    answer(&k, ACT_RESULT, RESULT_HIT);
    answer(&k, ACT_SLAY, monster_id(&k, "the_runner"));
    assert_int_equal(figures_at(&k, "the_runner", "removed"), 1);
    assert_int_equal(figures_at(&k, "the_runner", "dead"), 0);
    close_kit(&k);
}

/* Plays a game with answers that depend on nothing but their number. */
static void play_along(struct kit *k, int answers)
{
    for (int n = 0; k->c.pending && n < answers; n++) {
        seat who = (seat)__builtin_ctz(k->c.pending);
        rules_list(&k->c, who);
        rules_answer(&k->c, who, k->c.option[(unsigned)(n * 7 + 3) % k->c.count]);
    }
}

static void OT_009_a_class_has_no_effect_of_its_own(void **state)
{
    (void)state;
    static const char swapped[] =
        "hero { id = 'rocco', name = 'Rocco', class = 'bruiser', fight = 2, skill = 2, defense = 2, ranged = 1,\n"
        "       quote = '', passive = { hits { 2, when = 'ranged_fight' } } }\n"
        "hero { id = 'thorley', name = 'Thorley', class = 'shooter', fight = 4, skill = 1, defense = 2,\n"
        "       quote = '', passive = { hits { 1, when = { 'monsters', 2 } } } }\n";
    static struct kit k, other;
    for (u64 seed = 1; seed <= 5; seed++) {
        open_table(&k, (struct opening){.hero_players = 2, .seed = seed, .board = true, .lua = " "});
        open_table(&other, (struct opening){.hero_players = 2, .seed = seed, .board = true, .lua = swapped});
        set_hero(&k, 0, "thorley");
        set_hero(&other, 0, "thorley");
        at_round(&k);
        at_round(&other);
        play_along(&k, 500);
        play_along(&other, 500);
        assert_true(k.events > 200);
        assert_int_equal(k.events, other.events);
        assert_memory_equal(k.event, other.event, (size_t)k.events * sizeof *k.event);
        struct context *c = &other.c; /* the classes do differ */
        assert_int_equal(HERO(hero_id(&other, "rocco"))->class, BRUISER);
        c = &k.c;
        assert_int_equal(HERO(hero_id(&k, "rocco"))->class, SHOOTER);
        close_kit(&k);
        close_kit(&other);
    }
}

static void OT_010_summoning_is_the_same_whoever_calls_it(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k);
    lay(&k, NEST, "x-11", 1);
    lay(&k, NEST, "x-22", 1);
    put(&k, "acolyte", "x-11", 1); /* blocked */
    put(&k, "acolyte", "d-13", 1); /* the permanent Nest, blocked */
    bury(&k, "abomination", 2);
    at_round_end(&k);
    assert_string_equal(asked(&k), "ALONE"); /* there was nothing to choose: only one Nest was free */
    assert_int_equal(figures_at(&k, "abomination", "x-22"), 1);
    close_kit(&k);

    open_kit(&k, 1);
    lay(&k, NEST, "x-11", 1);
    lay(&k, NEST, "x-22", 1);
    put(&k, "acolyte", "x-11", 1);
    put(&k, "acolyte", "d-13", 1);
    at_round(&k); /* Round 2: the Story Summons an Abomination */
    forget(&k);
    answer(&k, ACT_CHOOSE_SPACE);
    assert_int_equal(happened(&k, EV_SUMMONED), 1); /* there is no other Nest to choose */
    assert_int_equal(last_event(&k, EV_SUMMONED)->b, space("x-22"));
    assert_int_equal(figures_at(&k, "abomination", "x-22"), 1);
    close_kit(&k);
}

static void OT_011_what_bases_show_is_known_of_every_figure(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    struct context *c = &k.c;
    for (int m = 1; m <= k.content.count[KIND_MONSTER]; m++) {
        if (MONSTER(m)->type != CONTROLLER) continue;
        const char *name = content_string(&k.content, MONSTER(m)->row.name);
        assert_non_null(strstr(name, "Controller"));
        for (int i = 1; i <= k.content.count[KIND_MONSTER]; i++)
            if (MONSTER(i)->type != CONTROLLER)
                assert_null(strstr(content_string(&k.content, MONSTER(i)->row.name), "Controller"));
    }
    for (int h = 1; h <= k.content.count[KIND_HERO]; h++) {
        assert_true(HERO(h)->class >= LEADER && HERO(h)->class <= BRUISER);
        if (HERO(h)->second) assert_int_equal(HERO(HERO(h)->second)->class, HERO(h)->class); /* one base for both */
    }
    close_kit(&k);
}

static void OT_012_two_marks_never_stand_for_the_same(void **state)
{
    (void)state;
    struct kit k;
    for (int forbidden = 0; forbidden < 2; forbidden++) { /* Morgana heals once a Round; the Doctors forbid healing */
        open_kit(&k, 1);
        set_hero(&k, 0, "morgana");
        stand(&k, 0, "d-13"); /* Extra Turn, Heal */
        set_wounds(&k, 0, "12");
        put(&k, "acolyte", "d-13", 1);
        if (forbidden) bury(&k, "acolyte", 1);
        at_turn(&k, 0);
        dice(&k, "HHHHHHH nnnnnnnnnnnn");
        answer(&k, ACT_FIGHT);
        if (forbidden) answer(&k, ACT_ABILITY);
        answer(&k, ACT_NO_CORRUPTION);
        answer(&k, ACT_SLAY);
        while (!strcmp(asked(&k), "KILLS")) answer(&k, ACT_SLAY);
        if (!forbidden) {
            assert_string_equal(question_of(&k.c, asked_seat(&k)).prompt, "Does the Hero remove a Wound?");
            answer(&k, ACT_ACCEPT);
            answer(&k, ACT_HEAL_SLOT, 0);
        }
        assert_int_equal(k.g->hero[0].marks, forbidden ? NO_HEALING : ABILITY_USED);
        assert_int_equal(k.g->ability_used, forbidden); /* the mark on the Acolyte Board is another one */
        answer(&k, ACT_CITY_ACTION);
        assert_int_equal(offered(&k, ACT_ICON, I_HEAL), !forbidden);
        close_kit(&k);
    }
    open_kit(&k, 1); /* both at once, each for itself */
    k.g->hero[0].marks = NO_HEALING | ABILITY_USED;
    k.g->hero[1].marks = ABILITY_USED;
    set_wounds(&k, 0, "1");
    set_wounds(&k, 1, "1");
    assert_false(healable(k.g, 0));
    assert_true(healable(k.g, 1));
    close_kit(&k);
}

/* -- Spaces ---------------------------------------------------------------------------------------------------- */

/* Whether two Spaces share an edge, by their names alone: a seam with its two Districts, a corner with its seams. */
static bool share_edge(const char *a, const char *b)
{
    int i = a[2] - '0', j = a[3] - '0', k = b[2] - '0', l = b[3] - '0';
    if (a[0] == 'e' && b[0] == 'd') return k == i && (l == j || l == j + 1);
    if (a[0] == 's' && b[0] == 'd') return l == j && (k == i || k == i + 1);
    if (a[0] == 'x' && b[0] == 'e') return l == j && (k == i || k == i + 1);
    if (a[0] == 'x' && b[0] == 's') return k == i && (l == j || l == j + 1);
    return false;
}

static void OT_069_districts_and_street_spaces(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    const struct map_row *map = map_of(&k);
    int districts = 0, streets = 0;
    for (int s = 1; s < SPACES; s++) {
        if (!(map->all >> s & 1)) continue;
        bool district = space_names[s][0] == 'd';
        assert_int_equal(map->tile_at[s] != 0, district); /* one for each city block */
        assert_int_equal(map->streets >> s & 1, !district);
        districts += district;
        streets += !district;
    }
    assert_int_equal(districts, 9);
    assert_int_equal(streets, 16);
    at_turn(&k, 0); /* in the street e-31 */
    assert_false(offered(&k, ACT_CITY_ACTION));
    step_to(&k, "d-31");
    assert_true(offered(&k, ACT_CITY_ACTION));
    close_kit(&k);
}

/* The reference board without its south-east tile, and without two tiles that meet at x-22. */
#define BOARD_OF(third_row, more)                                                                                    \
    "map { id = 't_map', name = 'T', story = 'havens_last_stand', start = 'e-11',\n"                                   \
    "tokens = { { 'orbital_strike', 'x-11' } },\n"                                                                  \
    "tiles = { { 'st_brigids', 'arsenal', 'tannery_row' }, { 'night_market', 'signal_hill', 'ravencorp_hq' },\n"     \
    "          " third_row " }, " more " }\n"

static void OT_070_a_street_space_may_lie_across_2_3_or_4_tiles(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "e-21"); /* 2 tiles */
    at_turn(&k, 0);
    step_to(&k, "x-11"); /* 4 tiles */
    assert_true(offered(&k, ACT_STEP, space("e-11"))); /* on the far side of the crossing: 1 step more */
    step_to(&k, "e-11");
    assert_int_equal(k.g->hero[0].space, space("e-11"));
    close_kit(&k);
    open_table(&k, (struct opening){.lua = BOARD_OF("{ 'cathedral_close', 'gasworks' }", ""), .map = "t_map"});
    const struct map_row *map = map_of(&k);
    assert_true(map->all >> space("x-22") & 1); /* 3 tiles */
    assert_int_equal(map->near[space("x-22")], space_bit(space("e-22")) | space_bit(space("s-22")));
    assert_false(map->all >> space("d-33") & 1);
    assert_false(map->all >> space("e-32") & 1); /* a seam needs both of its tiles */
    assert_false(map->all >> space("s-23") & 1);
    close_kit(&k);
    open_table(&k, (struct opening){.lua = BOARD_OF("{ 'cathedral_close' }", ""), .map = "t_map"});
    assert_true(map_of(&k)->all >> space("x-21") & 1);
    assert_false(map_of(&k)->all >> space("x-22") & 1);
    close_kit(&k);
}

static void OT_071_adjacent_are_spaces_that_share_an_edge(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    const struct map_row *map = map_of(&k);
    int pairs = 0;
    for (int a = 1; a < SPACES; a++)
        for (int b = 1; b < SPACES; b++) {
            bool both = map->all >> a & map->all >> b & 1;
            const char *one = space_names[a], *other = space_names[b];
            bool near = both && (share_edge(one, other) || share_edge(other, one));
            assert_int_equal(map->near[a] >> b & 1, near);
            pairs += near;
        }
    assert_int_equal(pairs, 2 * (12 * 2 + 4 * 4));
    stand(&k, 0, "d-22");
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_STEP), 4);
    static const char *const sides[] = {"e-21", "e-22", "s-12", "s-22"};
    static const char *const others[] = {"x-11", "d-12", "d-21", "x-22"};
    for (int i = 0; i < 4; i++) assert_true(offered(&k, ACT_STEP, space(sides[i])));
    for (int i = 0; i < 4; i++) assert_false(offered(&k, ACT_STEP, space(others[i]))); /* corners */
    close_kit(&k);
}

static void OT_072_permanent_tokens_belong_to_the_space_of_their_tile(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    struct context *c = &k.c;
    static const u8 count[3][CLEANSABLE] = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 0, 1}};
    static const char *const at[] = {"d-32", "d-23", "d-13"};
    int all = 0;
    for (int s = 1; s < SPACES; s++)
        for (int t = 0; t < CLEANSABLE; t++) all += PERMANENT(k.g, s, t);
    assert_int_equal(all, 3);
    for (int i = 0; i < 3; i++) assert_memory_equal(map_of(&k)->permanent[space(at[i])], count[i], CLEANSABLE);
    close_kit(&k);
    static const char moved[] = BOARD_OF("{ 'gasworks', 'central_station', 'cathedral_close' }", "");
    open_table(&k, (struct opening){.lua = moved, .map = "t_map"});
    assert_int_equal(PERMANENT(k.g, space("d-31"), FIRE), 1); /* the tile lies elsewhere */
    assert_int_equal(PERMANENT(k.g, space("d-32"), FIRE), 0);
    close_kit(&k);
}

static void OT_073_a_permanent_token_works_like_another_and_stays(void **state)
{
    (void)state;
    static const char lua[] = CARD("t_water", "turn_start", "remove { 'fire', at = 'here' }");
    struct kit k;
    open_with(&k, 1, lua);
    stand(&k, 0, "d-32");
    lay(&k, FIRE, "d-32", 2);
    at_turn(&k, 0);
    dice(&k, "SSSS");
    answer(&k, ACT_CLEANSE); /* Leah: 3 dice */
    answer(&k, ACT_NO_CORRUPTION);
    answer(&k, ACT_REMOVE, T_FIRST + FIRE);
    answer(&k, ACT_REMOVE, T_FIRST + FIRE);
    assert_string_equal(asked(&k), "NEXT"); /* the third Skill finds nothing to remove */
    dice(&k, "h");
    forget(&k);
    step_to(&k, "e-31");
    bear_wounds(&k);
    assert_int_equal(last_event(&k, EV_FIRE_CHECK)->b, 1); /* it still burns */
    assert_int_equal(wound_count(&k.g->hero[0]), 1);
    close_kit(&k);

    open_with(&k, 1, lua); /* no other effect removes it either */
    stand(&k, 0, "d-32");
    give_card(&k, "t_water");
    at_turn(&k, 0);
    assert_true(refused(&k, ACT_PLAY, sin_card_id(&k, "t_water"), -1, -1, 0));
    lay(&k, FIRE, "d-32", 1);
    at_turn(&k, 0);
    play(&k, "t_water");
    struct context *c = &k.c;
    assert_int_equal(TOKENS_IN(k.g, space("d-32"), FIRE), 1);
    assert_int_equal(physical(k.g, space("d-32"), FIRE), 0);
    close_kit(&k);

    open_quiet(&k); /* a permanent Nest is a Nest */
    bury(&k, "acolyte", 2);
    at_round_end(&k);
    assert_int_equal(figures_at(&k, "acolyte", "d-13"), 1);
    close_kit(&k);
}

static void OT_074_a_district_has_one_slot_and_icons(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    struct context *c = &k.c;
    for (int t = 1; t <= k.content.count[KIND_TILE]; t++) assert_true(TILE(t)->icons[0] != 0);
    assert_true(content_refused("tile { id = 'arsenal', name = 'No Icons', icons = {} }\n", "icons"));
    stand(&k, 0, "d-13");
    stand(&k, 1, "d-13");
    set_wounds(&k, 1, "1");
    k.g->hero[1].city = 0;
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_CITY_ACTION), 1);
    answer(&k, ACT_CITY_ACTION);
    answer(&k, ACT_NO_ICON);
    at_turn(&k, 1);
    assert_false(offered(&k, ACT_CITY_ACTION));
    close_kit(&k);
}

static void OT_075_nothing_crosses_a_river(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.lua = T_MAP("t_map", "havens_last_stand", T_RIVER), .map = "t_map"});
    const struct map_row *map = map_of(&k);
    static const char *const gone[] = {"e-11", "x-11", "e-21", "x-21", "e-31"};
    for (int i = 0; i < 5; i++) assert_false(map->all >> space(gone[i]) & 1);
    for (int a = 1; a < SPACES; a++)
        for (int b = 1; b < SPACES; b++)
            if (space_x(a) < 1 && space_x(b) > 1) assert_false((map->near[a] | map->sight[a]) >> b & 1);
    assert_true(map->sight[space("s-12")] >> space("s-13") & 1); /* on one side the street goes on */
    stand(&k, 0, "d-12");
    lay_strike(&k, "s-12");
    put(&k, "acolyte", "s-12", 1);
    at_turn(&k, 0);
    answer(&k, ACT_CITY_ACTION);
    answer(&k, ACT_ICON, I_STRIKE);
    assert_true(offered(&k, ACT_MOVE_STRIKE, -1, space("s-12")));
    assert_true(offered(&k, ACT_MOVE_STRIKE, -1, space("e-12")));
    for (int s = 1; s < SPACES; s++)
        if (space_x(s) < 1) assert_false(offered(&k, ACT_MOVE_STRIKE, -1, s));
    close_kit(&k);
    static const char lua[] = T_MAP("t_map", "havens_last_stand",
        "river_row = 2, metro = { { 'blue', 'e-11' }, { 'blue', 'd-31' } },\n"
        "tokens = { { 'orbital_strike', 'e-11' }, { 'orbital_strike', 'd-31' } }");
    open_table(&k, (struct opening){.lua = lua, .map = "t_map"});
    for (int a = 1; a < SPACES; a++)
        for (int b = 1; b < SPACES; b++)
            if (space_y(a) < 3 && space_y(b) > 3) assert_false((map_of(&k)->near[a] | map_of(&k)->sight[a]) >> b & 1);
    close_kit(&k);
}

static void OT_076_a_space_holds_any_number_of_figures_and_tokens(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    for (int p = 0; p < 4; p++) stand(&k, p, "e-11");
    put(&k, "acolyte", "x-11", 6);
    put(&k, "abomination", "x-11", 5);
    put(&k, "abomination", "s-11", 1);
    put(&k, "controller", "x-11", 1);
    put(&k, "avatar", "x-11", 1);
    lay(&k, FIRE, "x-11", 19);
    lay(&k, CORRUPTION, "x-11", 20);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    answer(&k, ACT_MOVE_MONSTER, monster_id(&k, "abomination"), space("s-11"), space("x-11"));
    assert_int_equal(monsters_in(k.g, space("x-11")), 14);
    at_turn(&k, 0);
    dice(&k, "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn");
    step_to(&k, "x-11");
    assert_int_equal(k.g->hero[0].space, space("x-11"));
    place_token(&k.c, k.g, FIRE, space("x-11"), 0); /* the twentieth Fire */
    assert_int_equal(physical(k.g, space("x-11"), FIRE), 20);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_007_monsters_of_every_sort),
    TEST(OT_008_a_figure_is_in_one_of_four_places),
    TEST(OT_009_a_class_has_no_effect_of_its_own),
    TEST(OT_010_summoning_is_the_same_whoever_calls_it),
    TEST(OT_011_what_bases_show_is_known_of_every_figure),
    TEST(OT_012_two_marks_never_stand_for_the_same),
    TEST(OT_069_districts_and_street_spaces),
    TEST(OT_070_a_street_space_may_lie_across_2_3_or_4_tiles),
    TEST(OT_071_adjacent_are_spaces_that_share_an_edge),
    TEST(OT_072_permanent_tokens_belong_to_the_space_of_their_tile),
    TEST(OT_073_a_permanent_token_works_like_another_and_stays),
    TEST(OT_074_a_district_has_one_slot_and_icons),
    TEST(OT_075_nothing_crosses_a_river),
    TEST(OT_076_a_space_holds_any_number_of_figures_and_tokens),
};
TEST_GROUP(tests);
