/* test_upgrades.c: Upgrades (chapter 23), what the box may be extended by (chapter 26), table talk (OT-S96). */
#include "kit_story.h"

/* Hero Dice and outcome of a Fight of Leah's in x-11 against one Acolyte. */
static void fight_with(struct kit *k, const char *faces)
{
    stand(k, 0, "x-11");
    put(k, "acolyte", "x-11", 1);
    at_turn(k, 0);
    fight_here(k, faces);
}

static void OT_291_all_upgrades_of_a_hero_are_always_in_effect(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    static const char *const all[] = {
        "ice_blade", "girder", "fire_axe", "surgeons_saw", "riot_vest", "riot_vest", "blessed_mail", "courier_boots"};
    for (int i = 0; i < COUNT(all); i++) give_upgrade(&k, 0, all[i]);
    give_upgrade(&k, 1, "church_bell_hammer"); /* another Hero's does nothing for him */
    stand(&k, 1, "x-22");
    stand(&k, 2, "x-22");
    fight_with(&k, "CCCCCCCC hh"); /* Fight 3 + 1 + 2 + 2 = 8 dice, no Hit among them */
    assert_int_equal(last_event(&k, EV_HERO_ROLL)->a, 8);
    assert_int_equal(last_event(&k, EV_OUTCOME)->a, 1); /* the saw's Hit */
    assert_int_equal(last_event(&k, EV_OUTCOME)->b, 0); /* Defense 1 + 1 + 3 */
    close_kit(&k);

    open_kit(&k, 1); /* both of one kind count */
    give_upgrade(&k, 0, "riot_vest");
    give_upgrade(&k, 0, "riot_vest");
    give_upgrade(&k, 0, "courier_boots");
    give_upgrade(&k, 0, "courier_boots");
    fight_with(&k, "CCC bhbh");
    assert_int_equal(last_event(&k, EV_OUTCOME)->b, 4 - 2); /* 1 + 2 - 1 for Pride */
    close_kit(&k);
    open_kit(&k, 1);
    give_upgrade(&k, 0, "courier_boots");
    give_upgrade(&k, 0, "courier_boots");
    lay(&k, EXTRA_TURN, "e-31", 1);
    at_turn(&k, 0);
    for (int n = 0; n < 4; n++) step_to(&k, n % 2 ? "e-31" : "x-21");
    assert_false(offered(&k, ACT_STEP));
    close_kit(&k);
}

static void OT_292_upgrades_cannot_be_passed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    give_upgrade(&k, 0, "girder");
    give_upgrade(&k, 1, "ice_blade");
    at_turn(&k, 0); /* all three stand in one Space */
    for (int i = 0; i < k.c.count; i++) assert_true(k.c.option[i].verb == ACT_STEP || k.c.option[i].verb == ACT_END_TURN);
    until_round(&k, 2);
    assert_true(owns(&k, 0, "girder"));
    assert_true(owns(&k, 1, "ice_blade"));
    close_kit(&k);
}

static void OT_293_a_lost_upgrade_goes_under_the_deck(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, CARD("t_theft", "turn_start", "lose_upgrade { of = 'current_hero' }"));
    give_upgrade(&k, 0, "girder");
    give_upgrade(&k, 0, "ice_blade");
    give_card(&k, "t_theft");
    int deck = upgrades_in(&k, UPGRADE_DECK);
    at_turn(&k, 0);
    play(&k, "t_theft");
    assert_int_equal(offers(&k, ACT_LOSE), 2); /* of his choice */
    answer(&k, ACT_LOSE, upgrade_id(&k, "girder"));
    assert_int_equal(upgrades_in(&k, UPGRADE_DECK), deck + 1);
    assert_int_equal(card_at(UPGRADES_OF(k.g), UPGRADE_DECK, deck), upgrade_id(&k, "girder"));
    assert_int_equal(upgrades_in(&k, INVENTORY), 5);
    assert_true(owns(&k, 0, "ice_blade"));
    fight_with(&k, "CCCC nn"); /* its dice are gone at once */
    assert_int_equal(last_event(&k, EV_HERO_ROLL)->a, 4);
    close_kit(&k);
}

static void OT_294_an_upgrade_may_grant_ranged(void **state)
{
    (void)state;
    struct kit k;
    for (int armed = 0; armed < 2; armed++) {
        open_kit(&k, 1);
        stand(&k, 0, "x-11");
        put(&k, "acolyte", "x-12", 1);
        if (armed) give_upgrade(&k, 0, "service_revolver");
        give_upgrade(&k, 1, "long_rifle"); /* for its owner only */
        at_turn(&k, 0);
        assert_int_equal(offered(&k, ACT_SHOOT, space("x-12")), armed);
        close_kit(&k);
    }
}

static void OT_S86_with_an_empty_deck_the_inventory_shrinks(void **state)
{
    (void)state;
    struct kit k;
    for (int left = 0; left < 2; left++) {
        open_table(&k, (struct opening){.map = "strokes_ring"});
        stand(&k, 0, "d-12"); /* Inventory, Inventory */
        while (upgrades_in(&k, UPGRADE_DECK) > left) card_move(UPGRADES_OF(k.g), UPGRADE_DECK, 0, OWNED + 1, EVERYBODY);
        at_turn(&k, 0);
        answer(&k, ACT_CITY_ACTION);
        answer(&k, ACT_ICON, I_INVENTORY);
        answer(&k, ACT_TAKE_UPGRADE);
        assert_int_equal(upgrades_in(&k, INVENTORY), 4 + left);
        answer(&k, ACT_ICON, I_INVENTORY);
        answer(&k, ACT_TAKE_UPGRADE);
        assert_int_equal(upgrades_in(&k, INVENTORY), 3 + left);
        assert_int_equal(upgrade_count(k.g, 0), 2);
        close_kit(&k);
    }
}

static void OT_307_team_building_is_the_only_variant(void **state)
{
    (void)state;
    struct kit k;
    static const char more[] =
        "hero { id = 't_boss', name = 'Boss', class = 'leader', fight = 3, skill = 3, defense = 1 }\n";
    open_table(&k, (struct opening){.hero_players = 1});
    for (int players = 0; players <= 6; players++) { /* no solo play */
        struct setup setup = {.players = (u8)players, .scenario = 1};
        assert_int_equal(!setup_fault(&the_others_game, &k.content, &setup), players >= 2 && players <= 5);
    }
    int options = 0; /* and nothing else to be switched on but the drawing of Story and map */
    for (const struct option_row *o = the_others_game.rules.options; o->id; o++, options++)
        assert_non_null(strstr(o->id, "random_"));
    assert_int_equal(options, 2);
    assert_int_equal(happened(&k, EV_TEAM), 0);
    close_kit(&k);
    for (int extra = 0; extra < 2; extra++) { /* with more than seven Heroes the team is formed, else it is given */
        open_fresh(&k, (struct opening){.hero_players = 1, .lua = extra ? more : ""});
        bool named = false;
        while (!k.g->round) {
            seat who = (seat)__builtin_ctz(k.c.pending);
            if (k.c.seat != who) rules_list(&k.c, who);
            named |= offered(&k, ACT_NAME_AGENT);
            if (offered(&k, ACT_NAME_AGENT)) assert_int_equal(who, 1);
            int confirm = 0;
            for (int i = 0; i < k.c.count; i++)
                if (k.c.option[i].verb == ACT_CONFIRM) confirm = i;
            rules_answer(&k.c, who, k.c.option[confirm]);
        }
        assert_int_equal(named, extra);
        close_kit(&k);
    }
}

static void OT_308_more_sins_acolytes_heroes_and_upgrades_are_data(void **state)
{
    (void)state;
    static const char box[] =
        "abomination { id = 't_beast', name = 'Beast', fight = 5, defense = 2 }\n"
        "controller { id = 't_chief', name = 'Chief', fight = 2, defense = 3 }\n"
        "avatar { id = 't_idol', name = 'Idol', fight = 6, defense = 7 }\n"
        "acolyte { id = 't_clown', name = 'Clown', fight = 1, defense = 1 }\n"
        "sin { id = 't_wrath', name = 'Wrath', abomination = 't_beast', controller = 't_chief',"
        "      avatar = 't_idol', power = { sin_hits { 1 } } }\n"
        "sin_card { id = 't_rage', name = 'Rage', sin = 't_wrath', copies = 6, moment = 'fight_start',"
        "           effect = { add_sin_dice { 1 } } }\n"
        "acolytes { id = 't_clowns', name = 'Clowns', acolyte = 't_clown',"
        "           ability = { raise_acolyte {}, corrupt { 1 } } }\n"
        "upgrade { id = 't_club', name = 'Club', copies = 1, passive = { dice { 3 } } }\n"
        "hero { id = 'leah', name = 'Leah', class = 'leader', fight = 4, skill = 3, defense = 0 }\n";
    struct kit k;
    open_table(&k, (struct opening){.lua = box, .sin = "t_wrath", .acolytes = "t_clowns"});
    assert_int_equal(pile_count(SIN_DECK_OF(k.g), SIN_DECK), 6);
    stand(&k, 0, "x-11");
    put(&k, "abomination", "x-11", 1);
    bury(&k, "acolyte", 1);
    give_upgrade(&k, 0, "t_club");
    at_turn(&k, 0);
    dice(&k, "HHCCCCC nnnnnn");
    answer(&k, ACT_FIGHT);
    answer(&k, ACT_ABILITY);
    assert_int_equal(k.g->hero[0].level, 2);
    answer(&k, ACT_NO_CORRUPTION);
    assert_int_equal(last_event(&k, EV_HERO_ROLL)->a, 4 + 3);
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 5 + 1);
    assert_int_equal(last_event(&k, EV_OUTCOME)->b, 1); /* the Power */
    answer(&k, ACT_SLAY, monster_id(&k, "t_beast"));
    assert_int_equal(figures_at(&k, "t_beast", "dead"), 1);
    close_kit(&k);
}

static void OT_S96_hero_players_may_talk_openly(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    struct text error = {0}, record = {0};
    struct setup setup = {.players = 3, .scenario = k.g->map};
    struct table *t = table_new(&the_others_game, &k.content, &setup, 42, &error);
    assert_non_null(t);
    u64 before = state_hash(&the_others_game, table_state(t));
    for (seat s = 0; s < 3; s++) table_talk(t, s, s ? "let Karl go first" : "I hear you");
    table_record(t, &record, false);
    assert_non_null(strstr(text_string(&record), "let Karl go first")); /* heard by all, at any time */
    assert_non_null(strstr(text_string(&record), "I hear you"));
    assert_true(state_hash(&the_others_game, table_state(t)) == before); /* and it changes nothing */
    text_free(&record);
    text_free(&error);
    table_free(t);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_291_all_upgrades_of_a_hero_are_always_in_effect),
    TEST(OT_292_upgrades_cannot_be_passed),
    TEST(OT_293_a_lost_upgrade_goes_under_the_deck),
    TEST(OT_294_an_upgrade_may_grant_ranged),
    TEST(OT_S86_with_an_empty_deck_the_inventory_shrinks),
    TEST(OT_307_team_building_is_the_only_variant),
    TEST(OT_308_more_sins_acolytes_heroes_and_upgrades_are_data),
    TEST(OT_S96_hero_players_may_talk_openly),
};
TEST_GROUP(tests);
