/* test_preparations.c: OT-029 to OT-042, OT-S90: Heroes and final preparations. */
#include "kit_world.h"

/* -- Heroes ---------------------------------------------------------------------------------------------------- */

static void OT_029_seven_heroes_of_whom_h_are_in_play(void **state)
{
    (void)state;
    struct kit k;
    for (int heroes = 1; heroes <= 4; heroes++) {
        open_kit(&k, heroes);
        int team = 0;
        for (int i = 0; i < TEAM; i++) team += k.g->agent[i].hero != 0;
        assert_int_equal(team, 7);
        assert_int_equal(reserve_count(k.g), heroes & 1 ? 4 : 3);
        for (int i = 0; i < TEAM; i++) assert_true(k.g->agent[i].status == RESERVE || k.g->agent[i].status == IN_PLAY);
        close_kit(&k);
    }
}

static void OT_030_everybody_picks_freely_or_at_random(void **state)
{
    (void)state;
    struct kit k;
    to_heroes(&k, (struct opening){.hero_players = 2}, 0);
    rules_list(&k.c, 1);
    assert_int_equal(offers(&k, ACT_WISH), 7);
    wish(&k, 1, "morgana");
    rules_list(&k.c, 1);
    assert_false(offered(&k, ACT_WISH, hero_id(&k, "morgana"))); /* not twice the same */
    answer_as(&k, 1, ACT_WISH_RANDOM);
    wish(&k, 2, "rose");
    fix_picks(&k, 1, 4); /* of leah, karl, brad, rocco, thorley */
    wish(&k, 2, "brad");
    const char *const ring[] = {"morgana", "thorley", "rose", "brad"};
    assert_int_equal(hero_at(k.g, 0), hero_id(&k, ring[0]));
    assert_int_equal(hero_at(k.g, 2), hero_id(&k, ring[2]));
    assert_int_equal(hero_at(k.g, 3), hero_id(&k, ring[3]));
    assert_true(in_play(k.g, 1));
    close_kit(&k);
}

static void OT_S90_two_who_want_the_same_hero_draw_lots(void **state)
{
    (void)state;
    for (int winner = 0; winner < 2; winner++) {
        struct kit k;
        to_heroes(&k, (struct opening){.hero_players = 3}, 1); /* Hero Players: 0, 2, 3 */
        wish(&k, 0, "rose");
        wish(&k, 2, "leah");
        fix_picks(&k, 1, winner);
        wish(&k, 3, "rose");
        seat loser = winner ? 0 : 3;
        assert_int_equal(k.c.pending, only(loser)); /* he names another one */
        assert_int_equal(last_event(&k, EV_DRAWN_LOTS)->who, winner ? 3 : 0);
        rules_list(&k.c, loser);
        assert_int_equal(offers(&k, ACT_WISH), 5);
        assert_false(offered(&k, ACT_WISH, hero_id(&k, "leah")));
        wish(&k, loser, "brad");
        assert_int_equal(hero_at(k.g, 0), hero_id(&k, winner ? "brad" : "rose"));
        assert_int_equal(hero_at(k.g, 1), hero_id(&k, "leah"));
        assert_int_equal(hero_at(k.g, 2), hero_id(&k, winner ? "rose" : "brad"));
        close_kit(&k);
    }
}

static void OT_S90_the_sins_player_is_drawn_when_they_disagree(void **state)
{
    (void)state;
    for (u8 drawn = 0; drawn < 3; drawn++) {
        struct kit k;
        open_fresh(&k, (struct opening){.hero_players = 2});
        answer_as(&k, 0, ACT_NAME_SINS_PLAYER, 1);
        answer_as(&k, 1, ACT_NAME_SINS_PLAYER, 2);
        answer_as(&k, 2, ACT_NAME_SINS_PLAYER, 1);
        fix_picks(&k, 1, drawn); /* anybody, named or not */
        confirm_all(&k);
        assert_int_equal(k.g->sins, drawn);
        assert_int_equal(happened(&k, EV_DIVIDED), 1);
        assert_int_equal(asked_seat(&k), drawn);
        close_kit(&k);
    }
}

static void OT_031_OT_032_OT_033_OT_034_OT_035_OT_036_how_a_hero_starts(void **state)
{
    (void)state;
    struct kit k;
    for (int heroes = 1; heroes <= 4; heroes++) {
        open_table(&k, (struct opening){.hero_players = heroes, .board = true});
        for (int p = 0; p < k.g->heroes; p++) {
            const struct hero *h = &k.g->hero[p];
            assert_int_equal(h->space, space("e-31"));
            assert_int_equal(h->level, 1);
            assert_int_equal(wound_count(h), 0);
            assert_int_equal(h->turns, 2);
            assert_int_equal(h->city, 0); /* the City Action token is with him */
            assert_int_equal(h->extra_turns, 0);
            assert_int_equal(upgrade_count(k.g, p), 0);
            assert_int_equal(h->innocents + h->npcs, 0);
        }
        close_kit(&k);
    }
    open_table(&k, (struct opening){.lua = T_STORY("terror", "") T_MAP("t_map", "t_story", ""), .map = "t_map"});
    assert_int_equal(k.g->hero[0].space, space("e-21")); /* of this map */
    close_kit(&k);
}

static const char nine_heroes[] =
    "hero { id = 't_lead', name = 'T Lead', class = 'leader', fight = 2, skill = 2, defense = 1 }\n"
    "hero { id = 't_fix', name = 'T Fix', class = 'fixer', fight = 2, skill = 2, defense = 1 }\n";

static void OT_037_a_team_is_built_of_one_leader_and_two_of_each_other_class(void **state)
{
    (void)state;
    struct kit k;
    to_heroes(&k, (struct opening){.hero_players = 1, .lua = nine_heroes}, 0);
    assert_string_equal(asked(&k), "ALONE"); /* before the starting Heroes are picked */
    assert_int_equal(asked_seat(&k), 1);
    assert_int_equal(offers(&k, ACT_NAME_AGENT), 2);
    answer(&k, ACT_NAME_AGENT, hero_id(&k, "t_lead"));
    assert_int_equal(offers(&k, ACT_NAME_AGENT), 3);
    answer(&k, ACT_NAME_AGENT, hero_id(&k, "t_fix"));
    assert_false(offered(&k, ACT_NAME_AGENT, hero_id(&k, "t_fix")));
    answer(&k, ACT_NAME_AGENT, hero_id(&k, "brad"));
    while (!strcmp(asked(&k), "ALONE")) answer(&k, ACT_NAME_AGENT);
    struct context *c = &k.c;
    int of[BRUISER + 1] = {0};
    for (int i = 0; i < TEAM; i++) {
        of[HERO(k.g->agent[i].hero)->class]++;
        assert_true(k.g->agent[i].hero != hero_id(&k, "leah") && k.g->agent[i].hero != hero_id(&k, "karl"));
    }
    assert_int_equal(of[LEADER], 1);
    for (int class = FIXER; class <= BRUISER; class++) assert_int_equal(of[class], 2);
    assert_int_equal(offers(&k, ACT_WISH), 7);
    assert_false(offered(&k, ACT_WISH, hero_id(&k, "leah"))); /* out of the game */
    close_kit(&k);
    open_kit(&k, 1); /* the seven of the box are one team */
    assert_int_equal(happened(&k, EV_UNITED), 0);
    static const u8 make_up[] = {0, 1, 2, 2, 2};
    for (u8 class = LEADER; class <= BRUISER; class++) {
        int n = 0;
        for (int i = 0; i < TEAM; i++) n += HERO(k.g->agent[i].hero)->class == class; /* c: of k */
        assert_int_equal(n, make_up[class]);
    }
    close_kit(&k);
}

static void OT_S90_without_agreement_the_sins_player_picks_the_team(void **state)
{
    (void)state;
    struct kit k;
    to_heroes(&k, (struct opening){.hero_players = 2, .lua = nine_heroes}, 0);
    answer_as(&k, 1, ACT_NAME_AGENT, hero_id(&k, "leah"));
    answer_as(&k, 2, ACT_NAME_AGENT, hero_id(&k, "t_lead"));
    confirm_all(&k);
    assert_string_equal(asked(&k), "SINS_DECIDE");
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(offers(&k, ACT_NAME_AGENT), 2);
    answer(&k, ACT_NAME_AGENT, hero_id(&k, "t_lead"));
    assert_int_equal(k.g->agent[0].hero, hero_id(&k, "t_lead"));
    close_kit(&k);
}

/* -- Final preparations ---------------------------------------------------------------------------------------- */

static void OT_038_OT_039_the_upgrade_deck_and_its_inventory(void **state)
{
    (void)state;
    static const char lua[] = "upgrade { id = 't_charm', name = 'T Charm', copies = 3, passive = { dice { 1 } } }\n";
    struct kit k, other;
    open_kit(&k, 1);
    open_table(&other, (struct opening){.hero_players = 1, .seed = 9});
    assert_int_equal(k.g->upgrade.start[UPGRADE_PILES], 30);
    assert_int_equal(pile_count(UPGRADES_OF(k.g), INVENTORY), 5);
    assert_int_equal(pile_count(UPGRADES_OF(k.g), UPGRADE_DECK), 25);
    for (int i = 0; i < 25; i++) assert_int_equal(k.g->upgrade.known[i], 0);
    for (int i = 25; i < 30; i++) assert_int_equal(k.g->upgrade.known[i] & 3, 3); /* face up */
    assert_true(memcmp(k.g->upgrade.id, other.g->upgrade.id, 30) != 0);
    close_kit(&k);
    close_kit(&other);
    open_with(&k, 1, lua);
    int n = 0;
    for (int i = 0; i < 33; i++) n += k.g->upgrade.id[i] == upgrade_id(&k, "t_charm");
    assert_int_equal(k.g->upgrade.start[UPGRADE_PILES], 33);
    assert_int_equal(n, 3);
    close_kit(&k);
}

static void OT_040_OT_041_what_the_sins_player_receives(void **state)
{
    (void)state;
    struct kit k;
    for (int heroes = 1; heroes <= 4; heroes++) {
        open_table(&k, (struct opening){.hero_players = heroes, .board = true});
        assert_int_equal(hand_count(&k), 5);
        for (int i = 0; i < 5; i++) assert_int_equal(k.g->sin.known[k.g->sin.start[SIN_HAND] + i], only(0));
        assert_int_equal(k.g->reactions, heroes & 1 ? 3 : 4);
        assert_int_equal(k.g->reactions_spent, 0);
        close_kit(&k);
    }
}

static void OT_042_dark_pasts_come_last_and_only_in_a_corruption_story(void **state)
{
    (void)state;
    static const char corruption[] = T_STORY("corruption", "") T_MAP("t_map", "t_story", "");
    static const char *const others[] = {T_STORY("terror", "") T_MAP("t_map", "t_story", ""),
                                         T_STORY("redemption", "") T_MAP("t_map", "t_story", "")};
    struct kit k;
    to_heroes(&k, (struct opening){.hero_players = 1, .lua = corruption, .map = "t_map"}, 0);
    decline_until(&k, "CARD");
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(in_play_count(k.g), 3);
    assert_int_equal(pile_count(UPGRADES_OF(k.g), INVENTORY), 5);
    assert_int_equal(hand_count(&k), 5);
    assert_int_equal(k.g->round, 0);
    while (!k.g->round) rules_answer(&k.c, 0, k.c.option[0]);
    for (int i = 0; i < TEAM; i++) assert_true(has_dark_past(&k.g->agent[i]));
    close_kit(&k);
    for (int i = 0; i < 2; i++) {
        open_table(&k, (struct opening){.lua = others[i], .map = "t_map"});
        for (int n = 0; n < TEAM; n++) assert_false(has_dark_past(&k.g->agent[n]));
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(OT_029_seven_heroes_of_whom_h_are_in_play),
    TEST(OT_030_everybody_picks_freely_or_at_random),
    TEST(OT_S90_two_who_want_the_same_hero_draw_lots),
    TEST(OT_S90_the_sins_player_is_drawn_when_they_disagree),
    TEST(OT_031_OT_032_OT_033_OT_034_OT_035_OT_036_how_a_hero_starts),
    TEST(OT_037_a_team_is_built_of_one_leader_and_two_of_each_other_class),
    TEST(OT_S90_without_agreement_the_sins_player_picks_the_team),
    TEST(OT_038_OT_039_the_upgrade_deck_and_its_inventory),
    TEST(OT_040_OT_041_what_the_sins_player_receives),
    TEST(OT_042_dark_pasts_come_last_and_only_in_a_corruption_story),
};
TEST_GROUP(tests);
