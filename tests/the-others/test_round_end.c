/* test_round_end.c: the end of a Round: Story tasks, Summoning, Sin cards for Altars, the reset (chapter 19). */
#include "kit_story.h"

/* The end of a Round in which the reference Story has no task to carry out. */
static void at_summons(struct kit *k)
{
    k->g->missions_done = 1;
    at_round_end(k);
}

static int hand(struct kit *k) { return pile_count(SIN_DECK_OF(k->g), SIN_HAND); }

static void OT_238_every_end_of_round_task_is_carried_out(void **state)
{
    (void)state;
    struct kit k;
    for (int mission = 0; mission < 2; mission++) /* the reference Story: one level for each of two reasons */
        for (int killed = 0; killed < 2; killed++) {
            open_kit(&k, 1);
            k.g->missions_done = (u8)mission;
            k.g->heroes_killed = (u8)(killed * 2);
            at_round_end(&k);
            until_round(&k, 2);
            assert_int_equal(k.g->apocalypse_level, !mission + killed);
            assert_int_equal(k.g->missions_done + k.g->heroes_killed, 0); /* what happened counts for one Round */
            close_kit(&k);
        }
    open_story(&k, 1, STORY_WITH("terror", NO_TASK,
                                 "place { 'fire', at = 'start' }, corrupt { 1, of = 'each_hero' }, draw { 1 }", "")
               MAP_WITH("", "") PATH_FROM(KILL(9)));
    at_round_end(&k);
    assert_int_equal(k.g->round, 2); /* nothing to ask in it */
    assert_int_equal(physical(k.g, space("e-31"), FIRE), 1);
    for (int p = 0; p < 3; p++) assert_int_equal(k.g->hero[p].level, 2);
    assert_int_equal(hand(&k), 1);
    close_kit(&k);
}

static void OT_239_OT_S68_as_many_dead_monsters_as_the_hero_number_must_return(void **state)
{
    (void)state;
    struct kit k;
    for (int heroes = 3; heroes <= 4; heroes++) {
        open_kit(&k, heroes == 3 ? 1 : 2);
        lay(&k, NEST, "x-11", 8);
        bury(&k, "acolyte", 4);
        bury(&k, "abomination", 2);
        at_summons(&k);
        for (int n = 0; n < heroes; n++) { /* of his choice, but not fewer: nothing else is offered */
            assert_string_equal(asked(&k), "SUMMON");
            assert_int_equal(asked_seat(&k), 0);
            assert_true(offered(&k, ACT_SUMMON, monster_id(&k, "acolyte")));
            assert_int_equal(offers(&k, ACT_SUMMON), k.c.count);
            if (n < 2) assert_true(offered(&k, ACT_SUMMON, monster_id(&k, "abomination")));
            answer(&k, ACT_SUMMON, monster_id(&k, n < 2 ? "abomination" : "acolyte"), space("x-11"));
        }
        assert_int_equal(k.g->round, 2);
        assert_int_equal(figures_at(&k, "abomination", "x-11"), 2);
        assert_int_equal(figures_at(&k, "acolyte", "x-11"), heroes - 2);
        assert_int_equal(figures_at(&k, "acolyte", "dead"), 6 - heroes);
        close_kit(&k);
    }
    open_kit(&k, 1); /* all of them, if fewer are dead */
    lay(&k, NEST, "x-11", 8);
    bury(&k, "acolyte", 2);
    at_summons(&k);
    until_round(&k, 2);
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 0);
    assert_int_equal(happened(&k, EV_SUMMONED), 2);
    close_kit(&k);
}

static void OT_240_monsters_that_have_not_entered_are_not_eligible(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay(&k, NEST, "x-11", 2);
    bury(&k, "acolyte", 2);
    at_summons(&k);
    assert_false(offered(&k, ACT_SUMMON, monster_id(&k, "abomination")));
    assert_false(offered(&k, ACT_SUMMON, monster_id(&k, "controller")));
    until_round(&k, 2);
    assert_int_equal(happened(&k, EV_SUMMONED), 2); /* and not a third */
    assert_int_equal(figures_at(&k, "acolyte", "not_entered"), 4);
    close_kit(&k);

    open_kit(&k, 1); /* nobody dead: nobody comes */
    lay(&k, NEST, "x-11", 2);
    at_summons(&k);
    assert_int_equal(k.g->round, 2);
    assert_int_equal(happened(&k, EV_SUMMONED), 0);
    close_kit(&k);
}

static void OT_241_each_on_an_unblocked_nest_of_his_choice(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay(&k, NEST, "x-11", 1);
    lay(&k, NEST, "x-22", 1);
    lay(&k, NEST, "s-13", 1);
    put(&k, "acolyte", "s-13", 1); /* blocks it */
    bury(&k, "acolyte", 4);
    at_summons(&k);
    u8 acolyte = monster_id(&k, "acolyte");
    assert_int_equal(offers(&k, ACT_SUMMON), 3); /* and the permanent Nest of d-13 */
    assert_true(offered(&k, ACT_SUMMON, acolyte, space("d-13")));
    assert_true(offered(&k, ACT_SUMMON, acolyte, space("x-11")));
    answer(&k, ACT_SUMMON, acolyte, space("x-22"));
    assert_int_equal(figures_at(&k, "acolyte", "x-22"), 1);
    assert_int_equal(offers(&k, ACT_SUMMON), 2); /* now that is blocked */
    assert_false(offered(&k, ACT_SUMMON, acolyte, space("x-22")));
    close_kit(&k);
}

/* How many Monsters can be added to x-11 with so many Nests (one of them face down), Monsters and Heroes there. */
static int room(int nests, int hidden, int monsters, int heroes)
{
    struct kit k;
    open_kit(&k, 1);
    lay(&k, NEST, "x-11", nests);
    for (int i = 0; i < hidden; i++) hide(&k, NEST, "x-11");
    put(&k, "acolyte", "x-11", monsters);
    for (int p = 0; p < heroes; p++) stand(&k, p, "x-11");
    put(&k, "acolyte", "d-13", 1); /* blocks the permanent Nest */
    bury(&k, "abomination", 6);
    at_summons(&k);
    until_round(&k, 2);
    int n = happened(&k, EV_SUMMONED);
    assert_int_equal(figures_at(&k, "abomination", "x-11"), n);
    close_kit(&k);
    return n;
}

static void OT_242_each_monster_blocks_one_nest_of_its_space(void **state)
{
    (void)state;
    assert_int_equal(room(3, 0, 0, 0), 3);
    assert_int_equal(room(3, 0, 1, 0), 2);
    assert_int_equal(room(2, 0, 1, 0), 1);
    assert_int_equal(room(2, 0, 2, 0), 0);
    assert_int_equal(room(1, 0, 4, 0), 0); /* never less than 0 */
    assert_int_equal(room(1, 2, 0, 0), 1); /* face-up ones only */
    struct kit k;
    open_kit(&k, 1); /* permanent and physical Nests together */
    lay(&k, NEST, "d-13", 1);
    bury(&k, "abomination", 6);
    at_summons(&k);
    until_round(&k, 2);
    assert_int_equal(figures_at(&k, "abomination", "d-13"), 2);
    close_kit(&k);
}

static void OT_243_heroes_do_not_block_nests(void **state)
{
    (void)state;
    assert_int_equal(room(2, 0, 0, 3), 2);
    assert_int_equal(room(2, 0, 1, 1), 1);
    assert_int_equal(room(1, 0, 1, 2), 0);
}

static void OT_244_without_an_unblocked_nest_the_rest_stays_dead(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    bury(&k, "acolyte", 3);
    at_summons(&k); /* one Nest on the whole board */
    until_round(&k, 2);
    assert_int_equal(figures_at(&k, "acolyte", "d-13"), 1);
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 2);
    assert_int_equal(happened(&k, EV_UNSUMMONED), 1); /* told once, not for each */
    expect_told(&k, EV_UNSUMMONED, "A dead Monster cannot be Summoned: all Nests are blocked");
    close_kit(&k);

    open_kit(&k, 1);
    bury(&k, "acolyte", 1);
    at_summons(&k);
    until_round(&k, 2);
    expect_told(&k, EV_UNSUMMONED, "A dead Monster cannot be Summoned: none is left");
    close_kit(&k);
}

static void OT_E24_summoning_runs_short(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    set_mission(&k, "hls_put_it_out");
    put(&k, "abomination", "d-13", 1); /* the permanent Nest of this map is out of the way */
    lay(&k, NEST, "x-11", 1);          /* A */
    lay(&k, NEST, "x-12", 2);          /* B */
    put(&k, "abomination", "x-12", 3);
    lay(&k, NEST, "x-22", 1);          /* C */
    stand(&k, 0, "x-22");
    stand(&k, 1, "x-22");
    bury(&k, "acolyte", 3);
    bury(&k, "abomination", 2);
    at_summons(&k);
    u8 acolyte = monster_id(&k, "acolyte"), abomination = monster_id(&k, "abomination");
    assert_int_equal(offers(&k, ACT_SUMMON), 4); /* either kind, in A or in C */
    assert_false(offered(&k, ACT_SUMMON, -1, space("x-12")));
    answer(&k, ACT_SUMMON, abomination, space("x-22"));
    assert_int_equal(offers(&k, ACT_SUMMON), 2);
    answer(&k, ACT_SUMMON, acolyte, space("x-11"));
    assert_int_equal(k.g->round, 2);
    assert_int_equal(figures_at(&k, "acolyte", "dead") + figures_at(&k, "abomination", "dead"), 3);
    close_kit(&k);
}

static void OT_245_OT_246_one_card_for_each_altar_without_a_hero_whatever_monsters_are_there(void **state)
{
    (void)state;
    struct kit k;
    static const char *const altars[] = {"d-11", "x-12", "d-33"};
    for (int heroes = 0; heroes < 3; heroes++) {
        open_kit(&k, 1);
        for (int i = 0; i < 3; i++) lay_altar(&k, altars[i]);
        for (int i = 0; i < heroes; i++) stand(&k, i, altars[i]);
        stand(&k, 2, heroes == 2 ? "d-11" : "e-31"); /* a second Hero in the same Space changes nothing */
        put(&k, "acolyte", "d-11", 2);
        put(&k, "abomination", "d-33", 1);
        at_summons(&k);
        until_round(&k, 2);
        assert_int_equal(hand(&k), 3 - heroes);
        close_kit(&k);
    }
}

static void OT_S67_per_altar_not_per_space(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay_altar(&k, "d-11");
    lay_altar(&k, "d-11");
    at_summons(&k);
    until_round(&k, 2);
    assert_int_equal(hand(&k), 2);
    close_kit(&k);
    const char *wrong = mistakes(STORY_WITH("terror", NO_TASK, NO_TASK, "") PATH_FROM(KILL(1))
                                 MAP_WITH("{ 'altar', 'd-11' }, { 'altar', 'd-11' }", ""));
    assert_non_null(strstr(wrong, "two Altars")); /* maps do not put two in one Space */
}

static void OT_S69_a_killed_controller_or_avatar_returns(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay(&k, NEST, "x-11", 3);
    stand(&k, 0, "x-22");
    set_hero(&k, 0, "thorley");
    put(&k, "controller", "x-22", 1);
    bury(&k, "avatar", 1);
    at_turn(&k, 0);
    fight_here(&k, "HHHH nnnn"); /* Defense 4 */
    answer(&k, ACT_SLAY, monster_id(&k, "controller"));
    assert_int_equal(figures_at(&k, "controller", "dead"), 1);
    at_summons(&k);
    assert_true(offered(&k, ACT_SUMMON, monster_id(&k, "avatar")));
    answer(&k, ACT_SUMMON, monster_id(&k, "controller"), space("x-11"));
    assert_int_equal(figures_at(&k, "controller", "x-11"), 1);
    close_kit(&k);
}

static void OT_247_OT_248_heroes_get_their_tokens_back_and_keep_extra_turns(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    static const char *const laid[] = {"d-11", "d-12", "d-13"};
    for (int p = 0; p < 3; p++) {
        k.g->hero[p].turns = 0;
        k.g->hero[p].city = space(laid[p]);
        k.g->hero[p].extra_turns = (u8)p;
    }
    k.g->supply[EXTRA_TURN] -= 3;
    at_summons(&k);
    assert_int_equal(k.g->round, 2);
    for (int p = 0; p < 3; p++) {
        assert_int_equal(k.g->hero[p].turns, 2);
        assert_int_equal(k.g->hero[p].city, 0);
        assert_int_equal(k.g->hero[p].extra_turns, p);
    }
    close_kit(&k);
}

static void OT_249_all_reaction_tokens_are_active_again(void **state)
{
    (void)state;
    struct kit k;
    for (int players = 1; players <= 2; players++) {
        open_kit(&k, players);
        k.g->reactions_spent = (u8)(players + 1);
        k.g->reactions = 1;
        at_summons(&k);
        assert_int_equal(k.g->reactions, players + 2); /* H */
        assert_int_equal(k.g->reactions_spent, 0);
        close_kit(&k);
    }
}

static void OT_250_extra_reaction_tokens_go_unless_a_lasting_effect_gives_them(void **state)
{
    (void)state;
    struct kit k;
    for (int level = 3; level <= 4; level++) {
        open_with(&k, 1, CARD("t_more", "turn_start", "reaction_token { 2 }"));
        k.g->apocalypse_level = (u8)level;
        give_card(&k, "t_more");
        at_turn(&k, 0);
        play(&k, "t_more");
        assert_int_equal(k.g->reactions, 5); /* usable at once */
        k.g->missions_done = 1;
        until_round(&k, 2);
        assert_int_equal(k.g->reactions, level == 4 ? 4 : 3); /* level 4 keeps one */
        close_kit(&k);
    }
}

static void OT_251_marks_that_last_one_round_are_removed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->ability_used = true;
    give_upgrade(&k, 0, "field_kit");
    give_upgrade(&k, 0, "girder");
    k.g->hero[0].spent[0] = upgrade_id(&k, "field_kit");
    k.g->hero[0].jammed = upgrade_id(&k, "girder");
    k.g->hero[0].marks = NO_HEALING | ABILITY_USED;
    k.g->icons_used = 0xFF;
    at_summons(&k);
    assert_int_equal(k.g->round, 2);
    assert_false(k.g->ability_used);
    assert_int_equal(k.g->hero[0].spent[0] + k.g->hero[0].jammed + k.g->hero[0].marks + k.g->icons_used, 0);
    close_kit(&k);

    open_kit(&k, 1); /* what is used once a Round is used again in the next */
    set_wounds(&k, 0, "12");
    give_upgrade(&k, 0, "field_kit");
    at_turn(&k, 0);
    answer(&k, ACT_USE_UPGRADE);
    answer(&k, ACT_HEAL_SLOT, 0);
    assert_false(offered(&k, ACT_USE_UPGRADE));
    assert_true(refused(&k, ACT_USE_UPGRADE, -1, -1, -1, 251));
    until_round(&k, 2);
    at_turn(&k, 0);
    assert_true(offered(&k, ACT_USE_UPGRADE));
    close_kit(&k);
}

static void OT_S97_any_number_of_marks_each_with_its_source_and_end(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.hero_players = 2, .acolytes = "hobos"});
    k.g->ability_used = true;
    for (int p = 0; p < 4; p++) { /* more than four marks, and each Hero's own */
        set_wounds(&k, p, "1");
        k.g->hero[p].marks = p == 1 ? 0 : NO_HEALING;
    }
    give_upgrade(&k, 1, "field_kit");
    give_upgrade(&k, 1, "field_kit");
    give_upgrade(&k, 2, "girder");
    k.g->hero[2].jammed = upgrade_id(&k, "girder");
    k.g->hero[1].spent[0] = upgrade_id(&k, "field_kit");
    at_turn(&k, 1);
    assert_true(offered(&k, ACT_USE_UPGRADE)); /* the second kit is not marked, nor is this Hero */
    answer(&k, ACT_USE_UPGRADE);
    assert_int_equal(k.g->hero[1].wounds, 0);
    set_wounds(&k, 1, "1");
    at_turn(&k, 1);
    assert_false(offered(&k, ACT_USE_UPGRADE));
    stand(&k, 2, "x-11");
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 2);
    fight_here(&k, "CC nn");
    assert_int_equal(last_event(&k, EV_HERO_ROLL)->a, 2); /* the girder is out of effect */
    until_round(&k, 2);
    for (int p = 0; p < 4; p++) assert_int_equal(k.g->hero[p].marks + k.g->hero[p].jammed + k.g->hero[p].spent[0], 0);
    assert_false(k.g->ability_used);
    close_kit(&k);
}

static void OT_S95_the_order_printed_else_the_sins_player_orders(void **state)
{
    (void)state;
    static const char lua[] = STORY_WITH("redemption",
        "corrupt { 1, of = 'each_hero' }, place { 'corruption', at = 'start' }, draw { 1 }", NO_TASK, "")
        MAP_WITH("", "") PATH_FROM(KILL(9));
    struct kit k;
    for (int story_first = 0; story_first < 2; story_first++) {
        open_story(&k, 1, lua);
        reveal(&k, "arsonists"); /* a Fire token at the start of each Round */
        at_round(&k);
        assert_string_equal(asked(&k), "ORDER");
        assert_int_equal(asked_seat(&k), 0);
        assert_true(offered(&k, ACT_CARD_TASK, apocalypse_id(&k, "arsonists")));
        answer(&k, story_first ? ACT_STORY_TASK : ACT_CARD_TASK);
        assert_int_equal(k.g->hero[0].level, story_first ? 2 : 1);
        answer(&k, ACT_CHOOSE_SPACE, space("x-11")); /* the card's; the rest follows unasked */
        assert_int_equal(physical(k.g, space("x-11"), FIRE), 1);
        assert_int_equal(physical(k.g, space("e-31"), CORRUPTION), 1);
        assert_int_equal(k.g->hero[0].level, 2); /* each once */
        int fire = event_at(&k, EV_PLACED, story_first), corruption = event_at(&k, EV_PLACED, !story_first);
        assert_int_equal(fire > corruption, story_first);
        assert_true(event_at(&k, EV_CORRUPTED, 2) < corruption); /* the Story's own tasks in the order printed */
        assert_true(corruption < event_at(&k, EV_CARD_DRAWN, 0));
        assert_string_equal(asked(&k), "ALONE"); /* who is the first Hero */
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(OT_238_every_end_of_round_task_is_carried_out),
    TEST(OT_239_OT_S68_as_many_dead_monsters_as_the_hero_number_must_return),
    TEST(OT_240_monsters_that_have_not_entered_are_not_eligible),
    TEST(OT_241_each_on_an_unblocked_nest_of_his_choice),
    TEST(OT_242_each_monster_blocks_one_nest_of_its_space),
    TEST(OT_243_heroes_do_not_block_nests),
    TEST(OT_244_without_an_unblocked_nest_the_rest_stays_dead),
    TEST(OT_E24_summoning_runs_short),
    TEST(OT_245_OT_246_one_card_for_each_altar_without_a_hero_whatever_monsters_are_there),
    TEST(OT_S67_per_altar_not_per_space),
    TEST(OT_S69_a_killed_controller_or_avatar_returns),
    TEST(OT_247_OT_248_heroes_get_their_tokens_back_and_keep_extra_turns),
    TEST(OT_249_all_reaction_tokens_are_active_again),
    TEST(OT_250_extra_reaction_tokens_go_unless_a_lasting_effect_gives_them),
    TEST(OT_251_marks_that_last_one_round_are_removed),
    TEST(OT_S97_any_number_of_marks_each_with_its_source_and_end),
    TEST(OT_S95_the_order_printed_else_the_sins_player_orders),
};
TEST_GROUP(tests);
