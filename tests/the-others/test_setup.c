/* test_setup.c: OT-001 to OT-006, OT-013 to OT-028, OT-S22, OT-S78: players, roles, Sin, Story, map. */
#include "kit_world.h"

static int heroes_of_seat(const STATE *g, seat who)
{
    int n = 0;
    for (int p = 0; p < RING; p++) n += in_play(g, p) && g->hero[p].player == who;
    return n;
}

static const struct map_row *map_of(struct kit *k)
{
    struct context *c = &k->c;
    return MAP(k->g->map);
}

static const struct story_row *story_of(struct kit *k)
{
    struct context *c = &k->c;
    return STORY(k->g->story);
}

/* -- Players --------------------------------------------------------------------------------------------------- */

static void OT_001_two_to_five_players_and_one_of_them_is_the_sins_player(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    for (int players = 0; players <= 7; players++) {
        struct setup setup = {.players = (u8)players, .scenario = 1};
        bool fine = !setup_fault(&the_others_game, &k.content, &setup);
        assert_int_equal(fine, players >= 2 && players <= 5);
    }
    assert_int_equal(the_others_game.least_players, 2);
    assert_int_equal(the_others_game.most_players, 5);
    for (int heroes = 1; heroes <= 4; heroes++)
        for (seat sins = 0; sins <= heroes; sins++) {
            to_heroes(&k, (struct opening){.hero_players = heroes}, sins);
            decline_until(&k, "WHERE");
            assert_int_equal(k.g->sins, sins);
            assert_int_equal(heroes_of_seat(k.g, sins), 0);
            for (seat s = 0; s <= heroes; s++) assert_int_equal(heroes_of_seat(k.g, s) > 0, s != sins);
        }
}

static void OT_003_OT_E12_the_hero_number_by_players(void **state)
{
    (void)state;
    static const int number[] = {3, 4, 3, 4};
    struct kit k;
    for (int heroes = 1; heroes <= 4; heroes++) {
        open_kit(&k, heroes);
        assert_int_equal(k.g->heroes, number[heroes - 1]);
        assert_int_equal(in_play_count(k.g), number[heroes - 1]);
        close_kit(&k);
    }
}

static void OT_004_heroes_per_person(void **state)
{
    (void)state;
    static const int share[] = {3, 2, 1, 1};
    struct kit k;
    for (int heroes = 1; heroes <= 4; heroes++) {
        open_kit(&k, heroes);
        for (seat s = 1; s <= heroes; s++) assert_int_equal(heroes_of_seat(k.g, s), share[heroes - 1]);
        close_kit(&k);
    }
}

static void OT_005_the_hero_number_does_not_change(void **state)
{
    (void)state;
    for (int heroes = 1; heroes <= 2; heroes++) {
        struct kit k;
        open_kit(&k, heroes);
        doom(&k, 0, "x-11");
        at_turn(&k, 0);
        step_to(&k, "e-11");
        assert_int_equal(k.g->heroes, 2 + heroes); /* also while the place is empty */
        assert_string_equal(asked(&k), "WHO");
        answer(&k, ACT_REPLACEMENT, hero_id(&k, "rose"));
        assert_int_equal(k.g->heroes, 2 + heroes);
        assert_int_equal(in_play_count(k.g), 2 + heroes);
        close_kit(&k);
    }
}

static void OT_006_the_icon_reads_h_in_missions_tasks_and_tokens(void **state)
{
    (void)state;
    static const char lua[] = STORY_WITH("terror", NO_TASK, "draw { { per = 'hero_number' } }", "") T_PATH
        T_MAP("t_map", "t_story", "");
    static const int number[] = {3, 4, 3, 4};
    struct kit k;
    for (int heroes = 1; heroes <= 4; heroes++) {
        open_table(&k, (struct opening){.hero_players = heroes, .lua = lua, .map = "t_map"});
        int h = number[heroes - 1];
        assert_int_equal(mission_number(&k.c, k.g, mission_id(&k, "t_left")), h);
        assert_int_equal(mission_number(&k.c, k.g, mission_id(&k, "t_last")), 1);
        assert_int_equal(k.g->reactions, h);
        assert_int_equal(hand_count(&k), 0);
        bury(&k, "acolyte", 5);
        lay(&k, NEST, "x-11", 6);
        at_round_end(&k);
        assert_int_equal(hand_count(&k), h); /* the Story's End of Round task */
        while (!strcmp(asked(&k), "SUMMON")) answer(&k, ACT_SUMMON);
        assert_int_equal(figures_at(&k, "acolyte", "dead"), 5 - h); /* Summoning: H dead Monsters */
        close_kit(&k);
    }
}

static void OT_006_tasks_and_special_rules_of_a_story_can_depend_on_h(void **state)
{
    (void)state;
    static const char lua[] =
        STORY_WITH("terror", NO_TASK, "given { { 'heroes', 4 }, draw { 2 } }, given { { 'few_heroes', 3 }, draw { 1 } }",
                   ", passive = { reactions { 3, when = { 'few_heroes', 3 } } }")
        T_PATH T_MAP("t_map", "t_story", "");
    struct kit k;
    for (int heroes = 1; heroes <= 4; heroes++) {
        open_table(&k, (struct opening){.hero_players = heroes, .lua = lua, .map = "t_map"});
        bool four = k.g->heroes == 4;
        assert_int_equal(k.g->reactions, four ? 4 : 3 + 3);
        at_round_end(&k);
        assert_int_equal(hand_count(&k), four ? 2 : 1);
        close_kit(&k);
    }
}

/* -- Order, Sin, Acolytes -------------------------------------------------------------------------------------- */

static void OT_013_the_order_of_the_set_up(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, (struct opening){.hero_players = 1});
    assert_string_equal(asked(&k), "VOTE");
    agree_on_sins(&k, 0);
    assert_string_equal(asked(&k), "SIN");
    assert_int_equal(happened(&k, EV_SET_UP), 0);
    answer(&k, ACT_CHOOSE_SIN);
    assert_string_equal(asked(&k), "ACOLYTES");
    answer(&k, ACT_CHOOSE_ACOLYTES);
    assert_string_equal(asked(&k), "HERO");
    assert_int_equal(happened(&k, EV_SET_UP), 1); /* the board lies before Heroes are picked */
    assert_int_equal(pile_count(UPGRADES_OF(k.g), INVENTORY), 0);
    for (int n = 0; n < 3; n++) answer(&k, ACT_WISH);
    static const u8 order[] = {EV_SINS_PLAYER, EV_SIN, EV_ACOLYTES, EV_SET_UP, EV_TEAM, EV_HERO_TAKEN, EV_REFILLED,
                               EV_CARD_DRAWN, EV_ROUND};
    for (int i = 1; i < COUNT(order); i++) {
        assert_true(event_at(&k, order[i - 1], 0) >= 0);
        assert_true(event_at(&k, order[i - 1], 0) < event_at(&k, order[i], 0));
    }
    close_kit(&k);
}

static void OT_014_the_sins_player_picks_one_sin_freely_or_at_random(void **state)
{
    (void)state;
    static const char *const sin[] = {"pride", "sloth"};
    struct kit k;
    for (int way = 0; way < 4; way++) {
        open_fresh(&k, (struct opening){.hero_players = 2});
        agree_on_sins(&k, 1);
        assert_int_equal(asked_seat(&k), 1);
        u8 wanted = (u8)thing_find(&the_others_game, &k.content, A_SIN, sin[way & 1]);
        assert_int_equal(offers(&k, ACT_CHOOSE_SIN), k.content.count[KIND_SIN]);
        assert_true(offered(&k, ACT_CHOOSE_SIN, wanted));
        fix_picks(&k, 1, wanted - 1);
        answer(&k, way < 2 ? ACT_CHOOSE_SIN : ACT_RANDOM_SIN, way < 2 ? wanted : -1);
        assert_int_equal(k.g->sin_played, wanted);
        close_kit(&k);
    }
}

static void OT_015_OT_023_the_markers_stand_at_the_beginning(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.hero_players = 1, .board = true});
    assert_int_equal(k.g->apocalypse_level, 0);
    assert_int_equal(k.g->mission, mission_id(&k, "hls_thin_the_flock"));
    assert_int_equal(k.g->mission, story_of(&k)->first);
    assert_int_equal(k.g->progress, 0);
    close_kit(&k);
    open_table(&k, (struct opening){.lua = T_STORY("redemption", "") T_MAP("t_map", "t_story", ""), .map = "t_map"});
    assert_int_equal(k.g->mission, mission_id(&k, "t_first"));
    close_kit(&k);
}

/* How many cards of the pile are not of this Sin. */
static int strangers(struct kit *k, const char *sin)
{
    struct context *c = &k->c;
    int id = thing_find(&the_others_game, &k->content, A_SIN, sin), n = 0;
    for (int i = 0; i < k->g->sin.start[SIN_PILES]; i++) n += SIN_CARD(k->g->sin.id[i])->sin != id;
    return n;
}

static void OT_016_only_the_chosen_sins_cards_shuffled_face_down(void **state)
{
    (void)state;
    static const char *const sin[] = {"pride", "sloth"};
    struct kit k, other;
    for (int i = 0; i < 2; i++) {
        to_heroes(&k, (struct opening){.hero_players = 1, .sin = sin[i], .seed = 1}, 0);
        to_heroes(&other, (struct opening){.hero_players = 1, .sin = sin[i], .seed = 2}, 0);
        assert_int_equal(k.g->sin.start[SIN_PILES], 20);
        assert_int_equal(pile_count(SIN_DECK_OF(k.g), SIN_DECK), 20);
        assert_int_equal(strangers(&k, sin[i]), 0);
        assert_int_equal(strangers(&k, sin[1 - i]), 20);
        for (int n = 0; n < 20; n++) assert_int_equal(k.g->sin.known[n], 0);
        assert_true(memcmp(k.g->sin.id, other.g->sin.id, 20) != 0);
        close_kit(&k);
        close_kit(&other);
    }
}

static void OT_017_OT_019_the_figures_of_a_sin_and_of_acolytes(void **state)
{
    (void)state;
    struct kit k;
    to_heroes(&k, (struct opening){.hero_players = 1, .sin = "sloth", .acolytes = "nuns"}, 0);
    struct context *c = &k.c;
    int of[TURNED + 1] = {0};
    for (int i = 0; i < FIGURES; i++)
        if (k.g->figure[i]) of[MONSTER(k.g->figure[i])->type]++;
    assert_int_equal(of[ACOLYTE], 6);
    assert_int_equal(of[ABOMINATION], 6);
    assert_int_equal(of[CONTROLLER], 1);
    assert_int_equal(of[AVATAR], 1);
    assert_int_equal(of[HELL_CLUB] + of[TURNED], 0);
    assert_int_equal(k.g->acolytes, thing_find(&the_others_game, &k.content, AN_ACOLYTES, "nuns"));
    /* what the map does not place has not yet entered */
    static const struct { const char *monster, *of; int placed; } figure[] = {
        {"acolyte", "nun", 4}, {"abomination", "sloth_abomination", 3}, {"controller", "sloth_controller", 0},
        {"avatar", "sloth_avatar", 0}};
    for (int i = 0; i < 4; i++) {
        assert_int_equal(monster_id(&k, figure[i].monster), monster_id(&k, figure[i].of));
        assert_int_equal(figures_at(&k, figure[i].monster, "not_entered"), (i < 2 ? 6 : 1) - figure[i].placed);
        assert_int_equal(figures_at(&k, figure[i].monster, "dead"), 0);
    }
    close_kit(&k);
}

static void OT_018_the_sins_player_picks_one_kind_of_acolytes_freely_or_at_random(void **state)
{
    (void)state;
    static const char *const acolytes[] = {"doctors", "hobos", "nuns"};
    struct kit k;
    for (int way = 0; way < 6; way++) {
        open_fresh(&k, (struct opening){.hero_players = 1});
        agree_on_sins(&k, 1);
        answer(&k, ACT_CHOOSE_SIN);
        assert_int_equal(asked_seat(&k), 1);
        u8 wanted = (u8)thing_find(&the_others_game, &k.content, AN_ACOLYTES, acolytes[way % 3]);
        assert_true(offered(&k, ACT_CHOOSE_ACOLYTES, wanted));
        assert_int_equal(offers(&k, ACT_CHOOSE_ACOLYTES), k.content.count[KIND_ACOLYTES]);
        fix_picks(&k, 1, wanted - 1);
        answer(&k, way < 3 ? ACT_CHOOSE_ACOLYTES : ACT_RANDOM_ACOLYTES, way < 3 ? wanted : -1);
        assert_int_equal(k.g->acolytes, wanted);
        close_kit(&k);
    }
}

/* -- Story and map --------------------------------------------------------------------------------------------- */

static const char three_maps[] = T_STORY("corruption", "") T_MAP("t_map", "t_story", "") T_MAP("t_map_2", "t_story", "")
    T_MAP("t_map_3", "havens_last_stand", "");

static u8 map_id(struct kit *k, const char *id) { return (u8)thing_find(&the_others_game, &k->content, A_MAP, id); }

static void OT_020_the_story_is_agreed_on_or_drawn(void **state)
{
    (void)state;
    struct kit k;
    to_heroes(&k, (struct opening){.lua = three_maps, .map = "t_map_2"}, 0);
    assert_int_equal(k.g->map, map_id(&k, "t_map_2"));
    u8 story = k.g->story, count = (u8)k.content.count[KIND_MAP];
    close_kit(&k);
    for (u8 n = 0; n < count; n++) { /* any Story may come */
        open_fresh(&k, (struct opening){.lua = three_maps, .map = "t_map_2", .options = RANDOM_STORY});
        agree_on_sins(&k, 0);
        fix_picks(&k, 1, n);
        choose_sin(&k, "pride", "doctors");
        assert_int_equal(k.g->map, n + 1);
        assert_int_equal(k.g->story == story, k.g->map == map_id(&k, "t_map") || k.g->map == map_id(&k, "t_map_2"));
        close_kit(&k);
    }
}

static void OT_021_a_story_is_of_one_of_three_types(void **state)
{
    (void)state;
    struct kit k;
    static const char *const lua[] = {T_STORY("terror", "") T_MAP("t_map", "t_story", ""),
                                      T_STORY("corruption", "") T_MAP("t_map", "t_story", ""),
                                      T_STORY("redemption", "") T_MAP("t_map", "t_story", "")};
    for (int i = 0; i < 3; i++) {
        to_heroes(&k, (struct opening){.lua = lua[i], .map = "t_map"}, 0);
        assert_int_equal(story_of(&k)->type, TERROR + i);
        close_kit(&k);
    }
    assert_true(content_refused(T_STORY("mystery", "") T_MAP("t_map", "t_story", ""), "mystery"));
}

static void OT_022_only_the_apocalypse_deck_of_the_storys_type(void **state)
{
    (void)state;
    static const char *const lua[] = {T_STORY("terror", "") T_MAP("t_map", "t_story", ""),
                                      T_STORY("corruption", "") T_MAP("t_map", "t_story", ""),
                                      T_STORY("redemption", "") T_MAP("t_map", "t_story", "")};
    struct kit k, other;
    for (int i = 0; i < 3; i++) {
        to_heroes(&k, (struct opening){.lua = lua[i], .map = "t_map", .seed = 1}, 0);
        to_heroes(&other, (struct opening){.lua = lua[i], .map = "t_map", .seed = 2}, 0);
        struct context *c = &k.c;
        assert_int_equal(pile_count(APOCALYPSE_OF(k.g), APOCALYPSE_DECK), 10);
        assert_int_equal(k.g->apocalypse.start[APOCALYPSE_PILES], 10);
        for (int n = 0; n < 10; n++) {
            assert_int_equal(APOCALYPSE(k.g->apocalypse.id[n])->type, TERROR + i);
            assert_int_equal(k.g->apocalypse.known[n], 0);
        }
        assert_true(memcmp(k.g->apocalypse.id, other.g->apocalypse.id, 10) != 0);
        close_kit(&k);
        close_kit(&other);
    }
}

static void OT_024_the_last_stand_is_the_default_and_no_restriction(void **state)
{
    (void)state;
    struct kit k;
    to_heroes(&k, (struct opening){.lua = three_maps, .map = "t_map"}, 0); /* another one may be played */
    close_kit(&k);
    assert_true(content_open(&k.content, the_others_game.linked.block, *the_others_game.linked.bytes));
    const struct map_row *first = (const struct map_row *)(const void *)content_row(&k.content, KIND_MAP, 1);
    assert_int_equal(first->story, thing_find(&the_others_game, &k.content, A_STORY, "havens_last_stand"));
    const struct row *row = content_row(&k.content, KIND_STORY, first->story);
    assert_int_equal(((const struct story_row *)(const void *)row)->type, TERROR);
}

static void OT_025_a_map_of_the_story_is_agreed_on_or_drawn(void **state)
{
    (void)state;
    struct kit k;
    for (u8 n = 0; n < 2; n++) { /* only maps of this Story */
        open_fresh(&k, (struct opening){.lua = three_maps, .map = "t_map", .options = RANDOM_MAP});
        agree_on_sins(&k, 0);
        fix_picks(&k, 1, n);
        choose_sin(&k, "pride", "doctors");
        assert_int_equal(k.g->map, map_id(&k, n ? "t_map_2" : "t_map"));
        close_kit(&k);
    }
    assert_true(content_refused(T_STORY("terror", ""), "no map is for this Story"));
    assert_true(content_open(&k.content, the_others_game.linked.block, *the_others_game.linked.bytes));
    for (int story = 1; story <= k.content.count[KIND_STORY]; story++) { /* each Story has two of its own */
        int n = 0;
        for (int m = 1; m <= k.content.count[KIND_MAP]; m++)
            n += ((const struct map_row *)(const void *)content_row(&k.content, KIND_MAP, m))->story == story;
        assert_int_equal(n, 2);
    }
}

static void OT_026_the_board_is_built_as_listed(void **state)
{
    (void)state;
    static const char *const district[] = {"d-11", "d-12", "d-13", "d-21", "d-22", "d-23", "d-31", "d-32", "d-33"};
    static const char *const tile[] = {"st_brigids", "arsenal", "tannery_row", "lantern_observatory", "signal_hill",
                                       "ravencorp_hq", "cathedral_close", "gasworks", "central_station"};
    static const u8 icons[][ICONS] = {{I_HEAL, I_REPENT}, {I_INVENTORY, I_STRIKE}, {I_EXTRA_TURN, I_HEAL},
                                  {I_STRIKE, I_STRIKE, I_REPENT}, {I_STRIKE, I_EXTRA_TURN}, {I_HEAL, I_INVENTORY},
                                  {I_REPENT, I_REPENT}, {I_HEAL, I_STRIKE}, {I_EXTRA_TURN, I_INVENTORY}};
    struct kit k;
    open_kit(&k, 1);
    const struct map_row *map = map_of(&k);
    for (int i = 0; i < 9; i++) {
        assert_int_equal(map->tile_at[space(district[i])], tile_id(&k, tile[i]));
        assert_memory_equal(map->icons[space(district[i])], icons[i], ICONS);
    }
    assert_int_equal(__builtin_popcountll(map->all & ~map->streets), 9);
    assert_int_equal(__builtin_popcountll(map->streets), 16); /* 12 seams, 4 corners */
    close_kit(&k);
}

static void OT_027_tokens_and_monsters_lie_where_the_map_shows_them(void **state)
{
    (void)state;
    static const struct { const char *at; u8 token, count; } token[] = {
        {"x-11", NEST, 2}, {"x-12", NEST, 1}, {"x-22", NEST, 1}, {"s-13", NEST, 1}, {"d-13", PENTAGRAM, 1},
        {"x-22", PENTAGRAM, 1}, {"d-22", FIRE, 1}, {"x-11", FIRE, 1}, {"d-23", CORRUPTION, 1}, {"s-21", CORRUPTION, 1},
        {"d-12", EXTRA_TURN, 1}, {"d-21", EXTRA_TURN, 1}};
    struct kit k;
    to_heroes(&k, (struct opening){.hero_players = 1}, 0);
    int lying[TOKENS] = {0}, listed[TOKENS] = {0};
    for (int s = 1; s < SPACES; s++)
        for (int t = 0; t < TOKENS; t++) lying[t] += physical(k.g, s, t);
    for (int i = 0; i < COUNT(token); i++) {
        assert_int_equal(physical(k.g, space(token[i].at), token[i].token), token[i].count);
        listed[token[i].token] += token[i].count;
    }
    assert_memory_equal(lying, listed, sizeof listed);
    assert_int_equal(k.g->altar[0], space("d-11"));
    assert_int_equal(k.g->altar[1], space("d-22"));
    assert_int_equal(k.g->altar[2], space("d-33"));
    assert_int_equal(k.g->altar[3], 0);
    assert_int_equal(k.g->strike[0], space("x-21"));
    assert_int_equal(k.g->strike[1], 0);
    assert_int_equal(k.g->npc[COMMISSIONER], space("d-32"));
    assert_int_equal(k.g->npc[PROXY], space("d-21"));
    assert_int_equal(k.g->npc[RAVENCORP], space("d-23"));
    static const char *const acolytes[] = {"x-11", "x-12", "x-22", "s-13"};
    static const char *const abominations[] = {"d-11", "d-13", "x-12"};
    for (int i = 0; i < 4; i++) assert_int_equal(figures_at(&k, "acolyte", acolytes[i]), 1);
    for (int i = 0; i < 3; i++) assert_int_equal(figures_at(&k, "abomination", abominations[i]), 1);
    assert_int_equal(map_of(&k)->start, space("e-31"));
    close_kit(&k);
}

static void OT_028_extra_instructions_of_the_story_belong_to_the_map(void **state)
{
    (void)state;
    static const char lua[] = T_STORY("terror", ", setup = { rise { 2 }, place { 'fire', at = 'start' } }")
        T_MAP("t_map", "t_story", "");
    struct kit k;
    to_heroes(&k, (struct opening){.lua = lua, .map = "t_map"}, 0);
    decline_until(&k, "HERO"); /* the first level of the track brings a card */
    assert_int_equal(k.g->apocalypse_level, 2);
    assert_int_equal(physical(k.g, space("e-21"), FIRE), 1);
    assert_int_equal(in_play_count(k.g), 0); /* before the Heroes */
    close_kit(&k);
    to_heroes(&k, (struct opening){.lua = T_STORY("terror", "") T_MAP("t_map", "t_story", ""), .map = "t_map"}, 0);
    assert_int_equal(k.g->apocalypse_level, 0);
    close_kit(&k);
}

static void OT_S78_a_map_has_just_first_starting_space(void **state)
{
    (void)state;
    assert_true(content_refused("map { id = 'last_stand_old_town', name = 'No Start', story = 'havens_last_stand',\n"
                                "tiles = { { 'st_brigids', 'arsenal' } } }\n", "start"));
    assert_true(content_refused(T_MAP("last_stand_old_town", "havens_last_stand", "start = 'e-41'"),
                                "there is no Space e-41"));
    assert_true(content_refused(T_MAP("last_stand_old_town", "havens_last_stand", "start = { 'e-21', 'e-22' }"),
                                "start"));
    struct kit k;
    open_kit(&k, 1);
    close_kit(&k);
    for (int m = 1; m <= k.content.count[KIND_MAP]; m++) {
        const struct map_row *map = (const struct map_row *)(const void *)content_row(&k.content, KIND_MAP, m);
        assert_true(map->start && map->all >> map->start & 1);
    }
}

static const char hidden_lua[] = T_STORY("terror", ", pool = { 2, 1, 1, 1, 1, 2 }")
    T_MAP("t_map", "t_story", "hidden = { 'd-11', 'd-12', 'd-13', 'd-21', 'd-22', 'd-23', 's-11', 's-11' }");

static void OT_S22_nobody_knows_face_down_tokens(void **state)
{
    (void)state;
    static const u8 pool[TOKENS] = {2, 1, 1, 1, 1, 2};
    struct kit k, other;
    to_heroes(&k, (struct opening){.lua = hidden_lua, .map = "t_map", .seed = 1}, 0);
    to_heroes(&other, (struct opening){.lua = hidden_lua, .map = "t_map", .seed = 5}, 0);
    u8 found[TOKENS] = {0};
    for (int i = 0; i < 8; i++) {
        found[k.g->hidden[i] - T_FIRST]++;
        assert_int_equal(k.g->hidden_known[i], 0);
        assert_int_equal(k.g->hidden_at[i], map_of(&k)->hidden[i]);
    }
    assert_memory_equal(found, pool, sizeof pool);
    assert_int_equal(k.g->ground[space("s-11")].hidden, 2);
    assert_int_equal(k.g->ground[space("d-11")].hidden, 1);
    assert_int_equal(physical(k.g, space("s-11"), FIRE) + physical(k.g, space("d-11"), FIRE), 0);
    assert_true(memcmp(k.g->hidden, other.g->hidden, 8) != 0);
    close_kit(&k);
    close_kit(&other);
}

static void OT_S22_a_story_may_let_the_sins_player_place_them_knowingly(void **state)
{
    (void)state;
    static const char lua[] = T_STORY("terror", ", pool = { 1, 0, 0, 1, 0, 0 }, sins_hide = 1")
        T_MAP("t_map", "t_story", "hidden = { 'd-11', 'd-12' }");
    struct kit k;
    to_heroes(&k, (struct opening){.lua = lua, .map = "t_map"}, 0);
    assert_string_equal(asked(&k), "HIDE");
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(offers(&k, ACT_HIDE_TOKEN), 2);
    answer(&k, ACT_HIDE_TOKEN, T_FIRST + NEST, space("d-11"));
    assert_int_equal(offers(&k, ACT_HIDE_TOKEN), 1); /* the Nest lies already */
    answer(&k, ACT_HIDE_TOKEN, T_FIRST + FIRE, space("d-12"));
    assert_int_equal(k.g->hidden[0], T_FIRST + NEST);
    for (int i = 0; i < 2; i++) assert_int_equal(k.g->hidden_known[i], only(0));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_001_two_to_five_players_and_one_of_them_is_the_sins_player),
    TEST(OT_003_OT_E12_the_hero_number_by_players),
    TEST(OT_004_heroes_per_person),
    TEST(OT_005_the_hero_number_does_not_change),
    TEST(OT_006_the_icon_reads_h_in_missions_tasks_and_tokens),
    TEST(OT_006_tasks_and_special_rules_of_a_story_can_depend_on_h),
    TEST(OT_013_the_order_of_the_set_up),
    TEST(OT_014_the_sins_player_picks_one_sin_freely_or_at_random),
    TEST(OT_015_OT_023_the_markers_stand_at_the_beginning),
    TEST(OT_016_only_the_chosen_sins_cards_shuffled_face_down),
    TEST(OT_017_OT_019_the_figures_of_a_sin_and_of_acolytes),
    TEST(OT_018_the_sins_player_picks_one_kind_of_acolytes_freely_or_at_random),
    TEST(OT_020_the_story_is_agreed_on_or_drawn),
    TEST(OT_021_a_story_is_of_one_of_three_types),
    TEST(OT_022_only_the_apocalypse_deck_of_the_storys_type),
    TEST(OT_024_the_last_stand_is_the_default_and_no_restriction),
    TEST(OT_025_a_map_of_the_story_is_agreed_on_or_drawn),
    TEST(OT_026_the_board_is_built_as_listed),
    TEST(OT_027_tokens_and_monsters_lie_where_the_map_shows_them),
    TEST(OT_028_extra_instructions_of_the_story_belong_to_the_map),
    TEST(OT_S78_a_map_has_just_first_starting_space),
    TEST(OT_S22_nobody_knows_face_down_tokens),
    TEST(OT_S22_a_story_may_let_the_sins_player_place_them_knowingly),
};
TEST_GROUP(tests);
