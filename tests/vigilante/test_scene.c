/* test_scene.c: what readers see on the table: how far Missions are, what stays hidden, where answers point. */
#include <stdio.h>

#include "engine/parts.h"
#include "engine/scene.h"
#include "kit_cast.h"
#include "kit_course.h"

static struct scene shown;

/* What a seat (NOBODY: a spectator) reads, made of what it may see. */
static const struct scene *show(struct kit *k, seat who)
{
    scene_tell(&shown, &(struct speaker){&vigilante_game, &k->content, NULL, who, NULL}, seen_by(k, who));
    return &shown;
}

static int forget_scene(void **state)
{
    (void)state;
    scene_free(&shown);
    return 0;
}

static bool there(struct kit *k, seat who, const char *path) { return scene_find(show(k, who), path) >= 0; }

static const struct scene_node *node_at(struct kit *k, seat who, const char *path)
{
    int i = scene_find(show(k, who), path);
    if (i < 0) fail_msg("seat %d sees no %s", who, path);
    return &shown.node[i];
}

/* A number of what lies at a path: itself and its bound. */
static void expect_number(struct kit *k, seat who, const char *path, u8 number, int n, int of)
{
    int at = (int)(node_at(k, who, path) - shown.node);
    for (int i = at + 1; i < shown.node[at].end; i++) {
        const struct scene_node *node = &shown.node[i];
        if (node->type != NODE_NUMBER || node->up != at || node->detail != number) continue;
        if (node->n != n || node->of != of)
            fail_msg("%s of %s is %d of %d", scene_number_row(&shown, node)->id, path, node->n, node->of);
        return;
    }
    fail_msg("%s has no such number", path);
}

/* The text in an area that follows from a rule; "" if there is none. */
static const char *ruling(struct kit *k, seat who, const char *path, rule_number rule)
{
    int at = (int)(node_at(k, who, path) - shown.node);
    for (int i = at + 1; i < shown.node[at].end; i++)
        if (shown.node[i].type == NODE_TEXT && shown.node[i].rule == rule)
            return scene_words(&shown, shown.node[i].title);
    return "";
}

/* Whether a reader finds this text anywhere. */
static bool says(struct kit *k, seat who, const char *words)
{
    show(k, who);
    for (int i = 1; i < shown.count; i++)
        if (shown.node[i].type == NODE_TEXT && !strcmp(scene_words(&shown, shown.node[i].title), words)) return true;
    return false;
}

/* -- Missions ------------------------------------------------------------------------------------------------- */

/* Four players; seat 0 has Villains of Levels 1, 2 and 3 and two First Aid Kits, seat 1 has lost a Hero. */
static void open_missions(struct kit *k)
{
    open_course(k, 4,
                "hero { id = 't_dear', name = 'Dear', attack = 1, health = 3, influence = 12 }"
                "hero { id = 't_dear_too', name = 'Dear Too', attack = 1, health = 3, influence = 12 }"
                "hero { id = 't_cheap', name = 'Cheap', attack = 1, health = 3, influence = 1 }");
    for (int level = 1; level <= 3; level++) jail_any(k, 0, level, level);
    jail_any(k, 2, 1, 2);
    for (int i = 0; i < 2; i++) give(k, 0, "first_aid_kit");
    lose_hero(k, 1, "t_cheap");
    at_turn(k, 0);
}

static void expect_aim(struct kit *k, const char *identity, u8 number, int n, int of)
{
    be(k, 0, identity);
    expect_number(k, 0, "mission", number, n, of);
}

static void VG_063_VG_077_how_far_missions_of_villains_are(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    expect_aim(&k, "guardian", N_OWN_JAIL, 6, ANY);
    expect_aim(&k, "guardian", N_ALL_JAILS, 8, 14);
    expect_aim(&k, "investigator", N_JAILED, 6, 8);
    expect_aim(&k, "investigator", N_FALLEN, 1, ANY);
    expect_aim(&k, "mastermind", N_JAILED, 6, 10);
    expect_aim(&k, "assassin", N_OTHER_JAILS, 2, ANY);
    expect_aim(&k, "time_traveler", N_BEHIND, 3, 3);
    assert_non_null(strstr(ruling(&k, 0, "mission", 88), "more Villains than that of some other player who wins"));
    assert_false(there(&k, NOBODY, "mission"));
    close_kit(&k);
}

static void VG_082_how_far_the_addict_is(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    expect_aim(&k, "addict", N_HIGH_VILLAINS, 5, 4);
    expect_aim(&k, "addict", N_KITS, 2, 4);
    give(&k, 0, "med_pac");
    expect_aim(&k, "addict", N_KITS, 3, 4);
    close_kit(&k);
}

static void VG_084_VG_S76_the_bounty_hunter_sees_every_target(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    enlist_hero(&k, 2, "t_dear");
    expect_aim(&k, "bounty_hunter", N_JAILED, 6, 4);
    expect_aim(&k, "bounty_hunter", N_BOUNTY, 1, 12);
    assert_int_equal(node_at(&k, 0, "mission/t_dear")->marks, MARK_ECHO);
    assert_int_equal(node_at(&k, 0, "mission/t_dear")->owner, 2);
    assert_false(there(&k, 0, "mission/t_cheap"));
    lose_hero(&k, 3, "t_dear_too");
    expect_aim(&k, "bounty_hunter", N_BOUNTY, 12, 12);
    assert_int_equal(node_at(&k, 0, "mission/t_dear_too")->marks, MARK_ECHO | MARK_DEAD);
    close_kit(&k);
}

static void VG_086_VG_S74_the_cultist_sees_who_has_lost_nobody(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    expect_aim(&k, "cultist", N_BLEEDING, 1, 3);
    assert_true(says(&k, 0, "no defeated Hero yet: seat 3, seat 4"));
    lose_hero(&k, 2, "t_dear");
    lose_hero(&k, 3, "t_dear_too");
    expect_aim(&k, "cultist", N_BLEEDING, 3, 3);
    close_kit(&k);
}

static void VG_087_VG_091_influence_and_wounds_are_counted(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    expect_aim(&k, "profiteer", N_RICHES, 2, 3);
    enlist_hero(&k, 2, "t_dear");
    expect_aim(&k, "profiteer", N_RICHES, 2, 15);
    enlist_hero(&k, 0, "t_dear_too");
    expect_aim(&k, "worshipper_of_life", N_UNHURT, 2, 3);
    hurt_hero(&k, 0, 0, 1);
    expect_aim(&k, "worshipper_of_life", N_UNHURT, 1, 3);
    close_kit(&k);
}

static void VG_068_VG_069_arrested_heroes_are_shown_in_the_jail(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    be(&k, 0, "investigator");
    be(&k, 1, "assassin");
    be(&k, 2, "guardian");
    be(&k, 3, "cultist");
    assert_int_equal(node_at(&k, 0, "seat/1/defeated/t_cheap")->marks, MARK_DEAD);
    lose_hero(&k, 3, "t_dear");
    at_end(&k);
    for (int s = 0; s <= 4; s++) {
        seat who = s < 4 ? (seat)s : NOBODY;
        expect_number(&k, who, "seat/0/jail", N_JAILED, 7, ANY); /* everybody sees it */
        assert_true(there(&k, who, "seat/0/jail/t_cheap"));
        assert_false(there(&k, who, "seat/1/defeated/t_cheap"));
        assert_true(there(&k, who, "seat/3/defeated/t_dear")); /* Neutral: it stays */
        assert_int_equal(node_at(&k, who, "seat/1")->marks & MARK_CHOSEN, MARK_CHOSEN); /* all Good players have lost */
    }
    assert_string_equal(ruling(&k, 0, "game", 244), "the game is over");
    assert_true(says(&k, 0, "not fulfilled: 7 of 8 Villains in jail, counting 1 Hero of Evil players"));
    assert_true(says(&k, 1, "fulfilled: 2 of 2 Good players have lost"));
    close_kit(&k);
}

/* -- What stays hidden ---------------------------------------------------------------------------------------- */

static void VG_034_VG_245_identities_are_seen_by_their_owners_until_the_end(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, "");
    be(&k, 0, "guardian");
    be(&k, 1, "mastermind");
    be(&k, 2, "addict");
    at_turn(&k, 0);
    assert_int_equal(node_at(&k, 1, "seat/1/mastermind")->marks, MARK_DOWN);
    assert_false(there(&k, 0, "seat/1/mastermind"));
    assert_false(there(&k, NOBODY, "seat/1/mastermind"));
    at_end(&k);
    for (int s = 0; s <= 3; s++)
        assert_int_equal(node_at(&k, s < 3 ? (seat)s : NOBODY, "seat/1/mastermind")->marks, 0);
    close_kit(&k);
}

static void VG_047_VG_261_VG_S66_a_face_down_token_shows_its_face_in_notes_only(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, ONE_TIME_CARD("t_look", 1, "investigate { 1 }") ONE_TIME_CARD("t_show", 1, "expose { 1 }"));
    be(&k, 1, "assassin"); /* tokens: Evil, Evil, and the others */
    give(&k, 0, "t_look");
    give(&k, 0, "t_show");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_look"));
    answer(&k, ACT_PICK_PLAYER, 1);
    answer(&k, ACT_LOOK_AT, 1, 1);
    for (int s = 0; s <= 3; s++) { /* the token is the same for all, its owner included */
        seat who = s < 3 ? (seat)s : NOBODY;
        assert_int_equal(node_at(&k, who, "seat/1/allegiance/2")->marks, MARK_DOWN);
        assert_string_equal(ruling(&k, who, "seat/1/allegiance/2", 49), who ? "seen by seat 1" : "seen by you");
        assert_string_equal(ruling(&k, who, "seat/1/allegiance/1", 49), "");
        assert_string_equal(ruling(&k, who, "seat/1/allegiance/2", RULING_(66)), who ? "" : "you saw Evil");
    }
    answer(&k, ACT_PLAY, card_id(&k, "t_show"));
    answer(&k, ACT_PICK_PLAYER, 1);
    answer(&k, ACT_TURN_UP, 1, 1);
    for (int s = 0; s <= 3; s++) {
        const struct scene_node *token = node_at(&k, s < 3 ? (seat)s : NOBODY, "seat/1/allegiance/2/evil");
        assert_int_equal(token->marks, 0);                   /* VG-056 */
        assert_string_equal(scene_words(&shown, token->key), "token1.2");
    }
    close_kit(&k);
}

static void VG_104_VG_148_drawn_events_and_rolled_dice_are_seen_by_one(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, "");
    fix_picks(&k, 2, 0, 0);
    at_round(&k);
    assert_true(there(&k, 0, "seat/0/drawn/jailbreak_1"));
    assert_false(there(&k, 0, "deck/bag/jailbreak_1"));
    for (int s = 1; s <= 3; s++) {
        assert_false(there(&k, s < 3 ? (seat)s : NOBODY, "seat/0/drawn"));
        assert_true(there(&k, s < 3 ? (seat)s : NOBODY, "deck/bag/jailbreak_1")); /* as far as they know */
    }
    answer(&k, ACT_PLACE_EVENT, token_id(&k, "jailbreak_1"));
    assert_true(there(&k, 2, "track/1/jailbreak_1"));
    kit_enter(&k, "turn", 0);
    k.g->player[0].actions = 1;
    fix_dice(&k, 2, 5, 2);
    easy_until(&k, "WHICH_DIE");
    assert_true(there(&k, 0, "seat/0/dice/die_5"));
    assert_true(there(&k, 0, "seat/0/dice/die_2"));
    assert_false(there(&k, 1, "seat/0/dice/die_5"));
    assert_true(there(&k, 1, "seat/0/dice/event_die"));
    answer(&k, ACT_SUBMIT, 5);
    for (seat s = 0; s < 3; s++) {
        assert_int_equal(node_at(&k, s, "track/5/die_5")->owner, 0); /* VG-151 */
        assert_false(there(&k, s, "seat/0/dice"));               /* VG-150 */
    }
    close_kit(&k);
}

static void VG_S71_VG_227_others_see_the_levels_of_a_jail(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, "");
    jail(&k, 0, "t_v5");
    at_turn(&k, 0);
    assert_true(there(&k, 0, "seat/0/jail/t_v5"));
    assert_false(there(&k, 1, "seat/0/jail/t_v5"));
    assert_true(there(&k, 1, "seat/0/jail/a_level_2_villain"));
    expect_number(&k, NOBODY, "deck/villain", N_TOP_LEVEL, 1, ANY);
    close_kit(&k);
}

/* -- The board ------------------------------------------------------------------------------------------------ */

static void VG_206_a_villain_that_is_jailed_lies_in_the_jail(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3,
              "villain { id = 't_talk', name = 'T', level = 1, health = 1, chart = { 1, 0, 2, 0 },"
              "  effect = { damage { 1, of = 'any_hero' } } }"
              "villain { id = 't_last', name = 'T', level = 1, health = 1, chart = { 0, 0, 0, 0 },"
              "  to_jail = { damage { 1, of = 'any_hero' } } }");
    for (seat s = 0; s < 3; s++) enlist_hero(&k, s, s == 0 ? "t_5_15" : s == 1 ? "t_1_15" : "t_1_9");
    top_villain(&k, "t_talk");
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    pass_all(&k);
    assert_int_equal(node_at(&k, 1, "fight")->marks, MARK_CURRENT);
    expect_number(&k, 1, "fight", N_HEALTH, 1, ANY);
    expect_number(&k, 1, "fight", N_STRIKES_3, 2, ANY);
    assert_string_equal(ruling(&k, 1, "fight", 197), "fight of seat 1");
    top_villain(&k, "t_last");
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    pass_all(&k);
    assert_true(there(&k, 0, "seat/0/jail/t_last"));
    assert_int_equal(node_at(&k, 0, "fight")->marks, MARK_CURRENT | MARK_ECHO | MARK_OFF);
    close_kit(&k);
}

static void VG_183_the_market_tells_what_its_reader_would_pay(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3,
              "hero { id = 't_friend', name = 'F', attack = 1, health = 9, influence = 1,"
              "  passive = { discount { 2 } } }");
    enlist_hero(&k, 1, "t_friend");
    market(&k, 0, "t_3_4");
    at_turn(&k, 0);
    expect_number(&k, 0, "market/t_3_4", N_COST, 5, ANY);
    expect_number(&k, 1, "market/t_3_4", N_COST, 3, ANY);
    expect_number(&k, NOBODY, "market/t_3_4", N_COST, 5, ANY);
    close_kit(&k);
}

static void VG_040_VG_183_what_is_half_done_is_seen_by_its_owner(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, "justice_3", 0, 7);
    u8 kept = k.c.option[0].a;
    char path[64];
    snprintf(path, sizeof path, "seat/0/dealt/%s", thing_id(&vigilante_game, &k.content, A_HERO, kept));
    assert_int_equal(node_at(&k, 0, path)->marks, 0);
    answer_as(&k, 0, ACT_KEEP_STARTER, kept);
    assert_int_equal(node_at(&k, 0, path)->marks, MARK_CHOSEN);
    assert_int_equal(node_at(&k, 1, "seat/0/dealt/a_starter_hero")->n, 2);
    close_kit(&k);
    open_cast(&k, 3, "");
    market(&k, 0, "t_3_4");
    for (int i = 1; i <= 3; i++) give(&k, 0, i == 1 ? "t_coin1" : i == 2 ? "t_coin2" : "t_coin3");
    at_turn(&k, 0);
    answer(&k, ACT_RECRUIT, hero_id(&k, "t_3_4"));
    answer(&k, ACT_PAY, card_id(&k, "t_coin2"));
    expect_number(&k, 0, "market/t_3_4", N_PAID, 2, 5);
    assert_int_equal(node_at(&k, 1, "market/t_3_4")->marks, MARK_CURRENT);
    for (int i = 1; i < shown.count; i++)
        assert_false(shown.node[i].type == NODE_NUMBER && shown.node[i].detail == N_PAID);
    close_kit(&k);
}

/* What a number of what lies at a path is made of. */
static void expect_parts(struct kit *k, seat who, const char *path, u8 number, const char *wanted)
{
    struct parts parts = {0};
    struct text words = {0};
    shown.parts = &parts;
    int at = (int)(node_at(k, who, path) - shown.node);
    for (int i = at + 1; i < shown.node[at].end; i++)
        if (shown.node[i].type == NODE_NUMBER && shown.node[i].up == at && shown.node[i].detail == number)
            say_parts(&words, &shown.speaker, &parts, i, false);
    assert_string_equal(text_string(&words), wanted);
    shown.parts = NULL;
    parts_free(&parts);
    text_free(&words);
}

static void VG_133_VG_204_attack_is_opened_into_its_parts(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, GEAR_CARD("t_gear", 3, 1));
    set_hero(&k, 0, 0, "t_5_15");
    set_hero(&k, 0, 1, "t_1_9");
    equip(&k, 0, 0, "t_gear");
    at_turn(&k, 0);
    expect_parts(&k, 0, "seat/0/team/1", N_ATTACK, "5 printed + 1 T");
    expect_parts(&k, 0, "seat/0/team/2", N_ATTACK, "1 printed");
    expect_parts(&k, 1, "seat/0", N_TEAM_ATTACK, "6 T 5 15 + 1 T 1 9");
    close_kit(&k);
}

/* Whose Equipment it is stands in no operand: the slot is marked. */
static void VG_S112_equipment_of_another_player_is_pointed_at(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3,
              ONE_TIME_CARD("t_break", 1, "break_equipment { of = 'other_hero' }") GEAR_CARD("t_gear", 3, 1)
              "city { id = 't_rack', name = 'Rack', type = 'equipment', influence = 1, copies = 1, health = 1,"
              "  passive = { capacity { 1 } } }");
    for (seat s = 0; s < 3; s++) {
        set_hero(&k, s, 0, s == 0 ? "t_5_15" : s == 1 ? "t_1_15" : "t_1_9");
        equip(&k, s, 0, "t_gear");
    }
    equip(&k, 1, 0, "t_rack");
    give(&k, 0, "t_break");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_break"));
    answer(&k, ACT_PICK_HERO, 1);
    assert_true(asks(&k, 0, "break_equipment.WHICH"));
    show(&k, 0);
    for (int i = 0; i < k.c.count; i++) {
        int to = scene_points(&shown, 0, k.c.option[i]).to;
        assert_true(to > 0);
        assert_int_equal(shown.node[to].owner, 1);
        assert_int_equal(shown.node[to].value, k.c.option[i].b);
    }
    close_kit(&k);
}

static void VG_006_VG_008_what_is_printed_is_told(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, "");
    const struct speaker speaker = {&vigilante_game, &k.content, NULL, NOBODY, NULL};
    struct text json = {0};
    scene_print(&shown, &speaker, A_VILLAIN, villain_id(&k, "t_v4"));
    scene_json(&json, &shown);
    assert_non_null(strstr(json.at, "\"level\":1,\"health\":4,\"strikes_1\":2,\"strikes_2\":1,\"strikes_3\":0"));
    text_clear(&json);
    scene_print(&shown, &speaker, A_CARD, card_id(&k, "t_club"));
    scene_json(&json, &shown);
    assert_non_null(strstr(json.at, "City, Equipment"));
    assert_non_null(strstr(json.at, "\"attack_bonus\":2,\"influence\":1"));
    text_clear(&json);
    scene_print(&shown, &speaker, AN_IDENTITY, identity_id(&k, "mastermind"));
    scene_json(&json, &shown);
    assert_non_null(strstr(json.at, "\"rule\":\"VG-077\""));
    text_free(&json);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_063_VG_077_how_far_missions_of_villains_are),
    TEST(VG_082_how_far_the_addict_is),
    TEST(VG_084_VG_S76_the_bounty_hunter_sees_every_target),
    TEST(VG_086_VG_S74_the_cultist_sees_who_has_lost_nobody),
    TEST(VG_087_VG_091_influence_and_wounds_are_counted),
    TEST(VG_068_VG_069_arrested_heroes_are_shown_in_the_jail),
    TEST(VG_034_VG_245_identities_are_seen_by_their_owners_until_the_end),
    TEST(VG_047_VG_261_VG_S66_a_face_down_token_shows_its_face_in_notes_only),
    TEST(VG_104_VG_148_drawn_events_and_rolled_dice_are_seen_by_one),
    TEST(VG_S71_VG_227_others_see_the_levels_of_a_jail),
    TEST(VG_206_a_villain_that_is_jailed_lies_in_the_jail),
    TEST(VG_183_the_market_tells_what_its_reader_would_pay),
    TEST(VG_040_VG_183_what_is_half_done_is_seen_by_its_owner),
    TEST(VG_133_VG_204_attack_is_opened_into_its_parts),
    TEST(VG_S112_equipment_of_another_player_is_pointed_at),
    cmocka_unit_test_teardown(VG_006_VG_008_what_is_printed_is_told, forget_scene),
};
TEST_GROUP(tests);
