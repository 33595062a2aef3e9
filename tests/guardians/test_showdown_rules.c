/* test_showdown_rules.c: the Final Showdown, the end and the page (chapters 24 and 25), rule by rule. */
#include "kit.h"

/* The finale: the door is open, Skarov stands in it and Freedom before him. */
static void open_finale(struct kit *k, int heroes, u8 outcome)
{
    open_in_wires(k, heroes, NULL);
    k->g->patrol_articles = outcome == NEUTRALISED;
    k->g->skarov_articles = outcome == MET;
    begin_finale(k, outcome, true);
    put(k, SKAROV_FIGURE, "b1-53");
    put(k, FREEDOM, "b2-13");
    for (int h = 0; h < heroes; h++) k->g->guardian[h].mission[0] = 0;
}

static void arrest(struct kit *k)
{
    k->g->damage[SKAROV_FIGURE] = (u8)(health_of(&k->c, k->g, SKAROV_FIGURE) - 1);
    kit_enter(k, "hero", 1);
    combat_dice(k, "222");
    answer(k, ACT_FIGHT, FREEDOM, SKAROV_FIGURE);
    assert_true(over(k));
    assert_int_equal(k->g->ending, ARRESTED);
    const struct event *last = last_event(k, EV_GAME_OVER);
    assert_non_null(last);
    assert_true(last->b == k->g->patrol_articles && last->c == k->g->skarov_articles);
}

static void give_mission(struct kit *k, int hero, const char *id, int progress)
{
    k->g->guardian[hero].mission[0] = kit_find(k, A_MISSION, id);
    k->g->guardian[hero].mission_known[0] = k->g->guardian[hero].progress_known[0] = EVERYBODY;
    k->g->guardian[hero].progress[0] = (u8)progress;
}

static void GC_008_GC_286_the_articles_decide_and_not_the_arrest(void **state)
{
    (void)state;
    struct kit k;
    open_finale(&k, 3, MET);
    knock_out(&k.c, k.g, NOVA, 161);                        /* he leads by two */
    assert_int_equal(k.g->skarov_articles, 2);
    arrest(&k);
    assert_int_equal(k.g->patrol_articles, 1);
    assert_int_equal(winner_of(k.g), VILLAINS);
    close_kit(&k);
}

static void GC_009_GC_278_GC_281_GC_288_all_articles_of_the_patrol(void **state)
{
    (void)state;
    struct kit k;
    open_finale(&k, 3, NEUTRALISED);
    give_mission(&k, FREEDOM, "opening_night", 2);
    give_mission(&k, GOLDENBOY, "scrap_merchant", 5);
    give_mission(&k, NOVA, "a_full_spectrum", 3);
    k.g->guardian[NOVA].mission[1] = kit_find(&k, A_MISSION, "lights_out"); /* both done: no second article */
    k.g->guardian[NOVA].mission_known[1] = k.g->guardian[NOVA].progress_known[1] = EVERYBODY;
    k.g->guardian[NOVA].progress[1] = 1;
    arrest(&k);
    assert_int_equal(k.g->patrol_articles, 1 + 3 + 1);       /* O + H + 1 */
    assert_int_equal(k.g->skarov_articles, 0);
    close_kit(&k);
}

static void GC_010_GC_279_GC_282_GC_288_all_articles_of_skarov(void **state)
{
    (void)state;
    struct kit k;
    open_finale(&k, 3, MET);
    give_mission(&k, FREEDOM, "opening_night", 2);           /* done, but he is knocked out */
    kit_build(&k, "activation", 0);
    for (int h = 0; h < 3; h++) {
        assert_false(over(&k) && h == 0);
        knock_out(&k.c, k.g, h, 161);
    }
    assert_int_equal(k.g->ending, NO_HERO_LEFT);
    assert_int_equal(k.g->skarov_articles, 1 + 3 + 1);
    assert_int_equal(k.g->patrol_articles, 0);
    close_kit(&k);
}

static void GC_S65_GC_147_skarov_foils_an_attack_that_just_hits(void **state)
{
    (void)state;
    struct kit k;
    open_finale(&k, 3, MET);
    hold_event(&k, "ambush");
    kit_enter(&k, "hero", 1);
    combat_dice(&k, "220");                                  /* 5 against 6: nothing to foil */
    answer(&k, ACT_FIGHT, FREEDOM, SKAROV_FIGURE);
    assert_true(asks(&k, 1, "hero_turn.NEXT"));
    combat_dice(&k, "221");                                  /* 6: equal is enough */
    answer(&k, ACT_FIGHT, FREEDOM, SKAROV_FIGURE);
    assert_true(asks(&k, 0, "responses.WHICH"));
    answer(&k, ACT_RESPOND_ID);
    if (offered(&k, ACT_DISCARD)) answer(&k, ACT_DISCARD);
    assert_int_equal(k.g->damage[SKAROV_FIGURE], 0);
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_DISCARD), 1);
    close_kit(&k);
}

static void GC_283_a_survivor_without_his_mission_gives_no_article(void **state)
{
    (void)state;
    struct kit k;
    open_finale(&k, 3, MET);
    give_mission(&k, FREEDOM, "opening_night", 1);
    arrest(&k);
    assert_int_equal(k.g->patrol_articles, 1);               /* the arrest */
    assert_int_equal(k.g->skarov_articles, 1);
    close_kit(&k);
}

static void GC_S98_no_end_of_turn_after_the_end(void **state)
{
    (void)state;
    struct kit k;
    open_finale(&k, 3, MET);
    give_mission(&k, NOVA, "a_full_spectrum", 3);
    take_wound(&k, "cracked_rib", WOUND_HAND + NOVA);
    take_wound(&k, "cracked_rib", WOUND_HAND + NOVA);
    k.g->damage[NOVA] = 3;                                   /* a third Wound would come */
    arrest(&k);
    assert_true(in_play(k.g, NOVA));
    assert_int_equal(k.g->patrol_articles, 2);
    assert_int_equal(happened(&k, EV_END_OF_TURN), 0);
    close_kit(&k);
}

static void GC_277_GC_S92_he_escapes_from_anywhere(void **state)
{
    (void)state;
    struct kit k;
    open_finale(&k, 3, NEUTRALISED);
    put_robot(&k, "android", 0, "a1-22");
    put(&k, SKAROV_FIGURE, "b2-11");                         /* Heroes in his Area */
    kit_enter(&k, "villain", 0);
    answer(&k, ACT_ACTIVATE, kit_find(&k, A_VILLAIN, "skarov"));
    assert_true(refused(&k, ACT_ESCAPE, -1, -1, -1, 275));
    kit_build(&k, "activation", 0);
    knock_out(&k.c, k.g, NOVA, 161);
    k.g->turn = (u8)(k.g->turn + 7);                         /* for the rest of the game */
    k.g->card[SKAROV].activated = false;
    kit_enter(&k, "villain", 0);
    answer(&k, ACT_ACTIVATE, kit_find(&k, A_VILLAIN, "skarov"));
    answer(&k, ACT_ESCAPE);
    assert_true(over(&k));
    assert_int_equal(k.g->ending, ESCAPED);
    assert_int_equal(happened(&k, EV_ESCAPED), 1);
    assert_int_equal(k.g->skarov_articles, 2);               /* the downfall and the escape */
    assert_int_equal(happened(&k, EV_END_OF_TURN), 0);
    close_kit(&k);
}

static void GC_S91_GC_E33_the_showdown_begins_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put_figure(k.g, lieutenant(&k, "ki"), cell("c1-45"));
    put(&k, FREEDOM, "c1-32");
    put(&k, GOLDENBOY, "b2-13");
    k.g->tile[2].left = 1;
    put_robot(&k, "android", 0, "a1-22");
    kit_enter(&k, "activation", 0);
    check_dice(&k, "0000");
    answer(&k, ACT_TRY);
    assert_int_equal(k.g->showdown, k.g->turn);
    answer(&k, ACT_END_ACTIVATION);
    decline_until_seat(&k, 2, "hero_turn.NEXT");
    check_dice(&k, "00000");
    k.g->link[door(&k, "b1-53", "b2-13")].minus = 2;
    answer(&k, ACT_OPEN_DOOR, -1, ATTACK);                   /* in the same turn */
    assert_true(k.g->door_opened);
    answer(&k, ACT_END_ACTIVATION);
    assert_true(asks(&k, 0, "WHICH_VILLAIN") || asks(&k, 0, "figure_turn.NEXT"));
    assert_true(k.g->active == SKAROV_FIGURE || offered(&k, ACT_ACTIVATE, kit_find(&k, A_VILLAIN, "skarov")));
    close_kit(&k);
}

static void GC_S128_where_skarov_is_when_the_door_opens(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-13");
    begin_finale(&k, MET, false);
    u8 at = k.g->at[SKAROV_FIGURE];
    kit_enter(&k, "hero", 1);
    k.g->link[door(&k, "b1-53", "b2-13")].minus = 20;
    answer(&k, ACT_OPEN_DOOR);
    assert_true(k.g->door_opened);
    assert_int_equal(k.g->at[SKAROV_FIGURE], at);
    forget(&k);
    decline_until(&k, "CARDS");                              /* the purple Spaces are ordinary ones now */
    assert_int_equal(happened(&k, EV_ROOM_ACTIVATED) + happened(&k, EV_NO_ROOM), 0);
    assert_int_equal(k.g->at[SKAROV_FIGURE], at);
    close_kit(&k);
}

static void GC_280_no_limit_of_turns_before_the_showdown(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    k.g->turn = 100;
    k.g->tile[2].countdown = 5;
    kit_enter(&k, "end_of_turn", 0);
    decline_until(&k, "CARDS");
    assert_int_equal(k.g->turn, 101);
    assert_false(over(&k));
    close_kit(&k);
}

static void GC_S101_deeds_are_counted_during_play(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 4, NULL);
    give_mission(&k, FREEDOM, "opening_night", 0);           /* open 2 Doors */
    give_mission(&k, SPELL, "not_a_scratch", 0);             /* at the end: no Wound */
    put(&k, FREEDOM, "b2-31");
    kit_enter(&k, "hero", 1);
    check_dice(&k, "00000");
    answer(&k, ACT_OPEN_DOOR, -1, ATTACK);
    assert_int_equal(k.g->guardian[FREEDOM].progress[0], 1);
    assert_false(mission_done(&k.c, k.g, FREEDOM));
    k.g->guardian[FREEDOM].progress[0] = 2;
    close_door(&k.c, k.g, door(&k, "a2-35", "b2-31"), RULING_(80));
    assert_true(mission_done(&k.c, k.g, FREEDOM));           /* done once means done */
    assert_false(mission_done(&k.c, k.g, SPELL));            /* that one speaks of the end */
    kit_build(&k, "activation", 0);
    begin_finale(&k, MET, true);
    end_game(&k.c, k.g, ESCAPED, 277);
    assert_true(mission_done(&k.c, k.g, SPELL));
    assert_int_equal(k.g->patrol_articles, 2);
    close_kit(&k);
}

static void GC_287_GC_S97_a_headline_for_every_difference(void **state)
{
    (void)state;
    static const int firsts[] = {-9, -2, 0, 1, 3};           /* where a new headline begins */
    struct kit k;
    struct context *c = &k.c;
    open_base(&k, 3);
    for (int lead = -9; lead <= 9; lead++) {
        int found = 0, wanted = 0;
        for (int i = 0; i < COUNT(firsts); i++) wanted = lead >= firsts[i] ? firsts[i] : wanted;
        for (int id = 1; id <= k.content.count[KIND_HEADLINE]; id++) {
            const struct headline_row *h = ROW_OF(headline_row, KIND_HEADLINE, id);
            if (lead < h->from || lead > h->to) continue;
            found++;
            assert_true(wanted == -9 ? h->to == -3 : h->from == wanted);
        }
        assert_int_equal(found, 1);
    }
    close_kit(&k);
}

/* Whatever is played: only the fall of the whole team ends a game with an open Objective (GC-S95), and there are never
 * more articles than Objectives, Heroes and the Showdown (GC-288). */
static void GC_S95_GC_288_random_games_end_as_they_must(void **state)
{
    (void)state;
    static const char *const scenarios[] = {"first_alarm", "behind_bars", "two_fires"};
    struct random luck;
    random_seed(&luck, 7);
    for (int game = 0; game < 9; game++) {
        struct kit k;
        struct context *c = &k.c;
        open_table(&k, (struct opening){.heroes = 2 + game % 3, .scenario = scenarios[game / 3], .guarded = true});
        while (!over(&k)) {
            u32 pending = k.c.pending;
            seat who = (seat)__builtin_ctz(pending);
            if (k.c.seat != who) rules_list(&k.c, who);
            kit_give_option(&k, (int)random_below(&luck, (u32)k.c.count));
            forget(&k);
        }
        int objectives = 0, open = 0;
        for (int t = 0; t < TILES; t++) {
            if (!k.g->tile[t].room || ROOM(k.g->tile[t].room)->kind != OBJECTIVE) continue;
            objectives++;
            open += k.g->tile[t].outcome == OPEN;
        }
        assert_int_equal(open, 0);
        if (k.g->ending != NO_HERO_LEFT) assert_true(k.g->showdown);
        assert_true(k.g->patrol_articles + k.g->skarov_articles <= objectives + k.g->heroes + 1);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(GC_008_GC_286_the_articles_decide_and_not_the_arrest),
    TEST(GC_009_GC_278_GC_281_GC_288_all_articles_of_the_patrol),
    TEST(GC_010_GC_279_GC_282_GC_288_all_articles_of_skarov),
    TEST(GC_S65_GC_147_skarov_foils_an_attack_that_just_hits),
    TEST(GC_283_a_survivor_without_his_mission_gives_no_article),
    TEST(GC_S98_no_end_of_turn_after_the_end),
    TEST(GC_277_GC_S92_he_escapes_from_anywhere),
    TEST(GC_S91_GC_E33_the_showdown_begins_at_once),
    TEST(GC_S128_where_skarov_is_when_the_door_opens),
    TEST(GC_280_no_limit_of_turns_before_the_showdown),
    TEST(GC_S101_deeds_are_counted_during_play),
    TEST(GC_287_GC_S97_a_headline_for_every_difference),
    TEST(GC_S95_GC_288_random_games_end_as_they_must),
};
TEST_GROUP(tests);
