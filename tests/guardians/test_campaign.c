/* test_campaign.c: careers of Heroes from adventure to adventure, each rule by its number. */
#include "engine/campaign.h"
#include "kit.h"

enum { TWO_HEROES = 3 /* players */ };

static struct carried fresh(struct kit *k)
{
    struct carried carried = {0};
    k->game->campaign->start(&k->content, &carried);
    return carried;
}

/* Begins the next adventure; seat 0 is Skarov, and seat 1 takes a Hero: to the first question after that. */
static void begin_as(struct kit *k, struct carried *carried, u32 options, const char *hero)
{
    struct text why = {0};
    struct setup setup = {TWO_HEROES, kit_find(k, A_SCENARIO, "save_zurkovia"), options};
    const char *wrong = campaign_fault(k->game, &k->content, carried, &setup);
    if (wrong) fail_msg("%s", wrong);
    if (!carried_sound(k->game, &k->content, carried, &why)) fail_msg("%s", text_string(&why));
    kit_begin(k, setup, 3);
    rules_begin_with(&k->c, &setup, carried, 3);
    forget(k);
    rules_run(&k->c);
    answer(k, ACT_NAME_SKAROV, 0);
    answer(k, ACT_TAKE_HERO, kit_find(k, A_HERO, hero));
}

static void begin_adventure(struct kit *k, struct carried *carried, u32 options)
{
    begin_as(k, carried, options, "sgt_freedom");
}

/* The rest of the set-up; whoever is asked for an exchange declines. */
static void set_out(struct kit *k)
{
    while (!k->g->turn) {
        seat who = (seat)__builtin_ctz(k->c.pending);
        if (k->c.seat != who) rules_list(&k->c, who);
        rules_answer(&k->c, who, k->c.option[0]);
    }
}

/* The adventure ends so; *carried is what it leaves. */
static void end_so(struct kit *k, struct carried *carried, u8 ending)
{
    struct carried before = *carried;
    set_out(k);
    end_game(&k->c, k->g, ending, 277);
    assert_int_equal(k->g->head.top, NO_FRAME);
    k->game->campaign->after(&k->c, k->g, &before, carried);
}

/* How many cards of a rank are in the hand of the Hero of seat 1. */
static int held(struct kit *k, u8 rank)
{
    struct context *c = &k->c;
    int n = 0;
    for EACH_CARD(card, POWERS(k->g), POWER_HAND) n += POWER(card)->rank == rank;
    return n;
}

static bool holds_card(struct kit *k, const char *card)
{
    return has_card(POWERS(k->g), POWER_HAND, kit_find(k, A_POWER, card));
}

static void GC_292_GC_293_GC_S49_a_rookie_gets_his_cards_back(void **state)
{
    struct kit k;
    (void)state;
    kit_load(&k, &guardians_game, NULL);
    struct carried story = fresh(&k);
    u8 basics = kit_find(&k, A_POWER, "boot_camp_basics"), sheet = kit_find(&k, A_POWER, "crib_sheet");
    u8 ranks = kit_find(&k, A_POWER, "close_ranks"), briefing = kit_find(&k, A_POWER, "field_briefing");
    begin_adventure(&k, &story, ROOKIES);
    assert_string_equal(asked(&k), "HERO");                  /* nothing before the first adventure */
    end_so(&k, &story, ESCAPED);
    assert_int_equal(story.career[0].rank, ROOKIE);
    begin_adventure(&k, &story, ROOKIES);
    assert_true(asks(&k, 1, "progress.EXCHANGE"));
    assert_int_equal(offers(&k, ACT_EXCHANGE), 4);
    assert_true(offered(&k, ACT_PASS));
    answer(&k, ACT_EXCHANGE, sheet, ranks);                  /* not the card that it names */
    assert_string_equal(asked(&k), "HERO");                  /* one after each adventure */
    assert_int_equal(k.g->guardian[0].rank, ROOKIE);
    set_out(&k);
    assert_true(holds_card(&k, "close_ranks") && holds_card(&k, "boot_camp_basics"));
    assert_false(holds_card(&k, "field_briefing") || holds_card(&k, "crib_sheet"));
    end_so(&k, &story, ARRESTED);
    begin_adventure(&k, &story, 0);
    assert_int_equal(offers(&k, ACT_EXCHANGE), 1);
    answer(&k, ACT_EXCHANGE, basics, briefing);
    assert_int_equal(k.g->guardian[0].rank, NORMAL);         /* at once */
    assert_int_equal(last_event(&k, EV_PROMOTED)->b, NORMAL);
    set_out(&k);
    assert_int_equal(held(&k, NORMAL), NORMAL_CARDS);
    assert_int_equal(held(&k, ROOKIE), 0);
    close_kit(&k);
}

static void GC_292_GC_308_a_step_may_be_declined_and_is_gone(void **state)
{
    struct kit k;
    (void)state;
    kit_load(&k, &guardians_game, NULL);
    struct carried story = fresh(&k);
    for (int n = 0; n < 3; n++) {
        begin_adventure(&k, &story, ROOKIES);
        if (n) answer(&k, ACT_PASS);
        assert_string_equal(asked(&k), "HERO");
        end_so(&k, &story, ESCAPED);
        assert_int_equal(story.career[0].rank, ROOKIE);
        assert_int_equal(story.career[0].adventures, n + 1);
    }
    close_kit(&k);
}

static void GC_E24_sizes_of_a_set(void **state)
{
    static const struct { int cards, rookie; u8 rank; } after[] = {
        {8, 2, ROOKIE}, {8, 1, ROOKIE}, {8, 0, NORMAL}, {9, 0, NORMAL}, {10, 0, VETERAN}, {10, 0, VETERAN}};
    struct kit k;
    (void)state;
    kit_load(&k, &guardians_game, NULL);
    struct carried story = fresh(&k);
    for (int n = 0; n < COUNT(after); n++) {
        begin_adventure(&k, &story, n ? 0 : ROOKIES);
        if (offered(&k, ACT_EXCHANGE)) answer(&k, ACT_EXCHANGE);
        set_out(&k);
        assert_int_equal(pile_count(POWERS(k.g), POWER_HAND), after[n].cards);
        assert_int_equal(held(&k, ROOKIE), after[n].rookie);
        assert_int_equal(k.g->guardian[0].rank, after[n].rank);
        end_so(&k, &story, ESCAPED);
        assert_int_equal(story.career[0].rank, after[n].rank);
    }
    close_kit(&k);
}

/* With a Normal start a Hero is a Veteran after two adventures, and is never asked. */
static void GC_294_GC_295_GC_296_GC_S108_veteran_cards_after_a_normal_start(void **state)
{
    struct kit k;
    (void)state;
    for (u8 first = 0; first < 2; first++) {
        kit_load(&k, &guardians_game, NULL);
        struct context *c = &k.c;
        struct carried story = fresh(&k);
        begin_adventure(&k, &story, NORMALS);
        assert_int_equal(k.g->guardian[0].rank, NORMAL);
        end_so(&k, &story, ESCAPED);
        fix_picks(&k, 1, first);                             /* drawn at random */
        begin_adventure(&k, &story, NORMALS);
        assert_string_equal(asked(&k), "HERO");
        u8 drawn = last_event(&k, EV_VETERAN_CARD)->b, hero = kit_find(&k, A_HERO, "sgt_freedom");
        assert_int_equal(drawn, rank_card(c->content, hero, VETERAN, first));
        set_out(&k);
        assert_int_equal(held(&k, VETERAN), 1);
        assert_true(has_card(POWERS(k.g), POWER_HAND, drawn));
        assert_int_equal(k.g->guardian[0].rank, NORMAL);
        end_so(&k, &story, ESCAPED);
        assert_int_equal(story.career[0].veteran[first], drawn);
        assert_int_equal(story.career[0].veteran[!first], 0);
        begin_adventure(&k, &story, NORMALS);
        assert_int_equal(last_event(&k, EV_VETERAN_CARD)->b, rank_card(c->content, hero, VETERAN, !first));
        assert_int_equal(k.g->guardian[0].rank, VETERAN);
        set_out(&k);
        assert_int_equal(held(&k, VETERAN), 2);
        assert_int_equal(held(&k, NORMAL), 8);
        close_kit(&k);
    }
}

static const char *next_fault(struct kit *k, const struct carried *carried, const char *scenario, u32 options)
{
    return campaign_fault(k->game, &k->content, carried,
                          &(struct setup){TWO_HEROES, kit_find(k, A_SCENARIO, scenario), options});
}

static void GC_296_with_which_rank_a_campaign_begins(void **state)
{
    struct kit k;
    (void)state;
    kit_load(&k, &guardians_game, NULL);
    struct carried story = fresh(&k);
    assert_non_null(next_fault(&k, &story, "first_alarm", VETERANS));
    assert_null(next_fault(&k, &story, "first_alarm", ROOKIES));
    assert_null(next_fault(&k, &story, "two_fires", 0));
    begin_adventure(&k, &story, 0);                       /* a scenario for Normal Heroes */
    end_so(&k, &story, ESCAPED);
    assert_int_equal(story.start, NORMAL);
    assert_null(next_fault(&k, &story, "first_alarm", 0));
    assert_null(next_fault(&k, &story, "first_alarm", NORMALS));
    assert_non_null(next_fault(&k, &story, "first_alarm", ROOKIES));
    begin_as(&k, &story, 0, "adam_spell");                 /* who comes later begins as the others did */
    assert_int_equal(k.g->guardian[0].career, IN_CAMPAIGN);
    assert_int_equal(happened(&k, EV_VETERAN_CARD), 0);
    story = fresh(&k);
    begin_adventure(&k, &story, ROOKIES);
    end_so(&k, &story, ESCAPED);
    begin_as(&k, &story, 0, "adam_spell");                   /* whatever the scenario recommends */
    assert_int_equal(k.g->guardian[0].rank, ROOKIE);
    assert_string_equal(asked(&k), "HERO");
    close_kit(&k);
}

static void GC_298_another_pace(void **state)
{
    struct kit k;
    (void)state;
    kit_load(&k, &guardians_game, NULL);
    struct carried story = fresh(&k);
    assert_int_equal(story.pace, 1);
    story.pace = 2;
    begin_adventure(&k, &story, NORMALS);
    end_so(&k, &story, ESCAPED);
    begin_adventure(&k, &story, NORMALS);
    assert_int_equal(k.g->guardian[0].rank, VETERAN);
    end_so(&k, &story, ESCAPED);
    story = fresh(&k);
    story.pace = 0;
    begin_adventure(&k, &story, ROOKIES);
    end_so(&k, &story, ESCAPED);
    begin_adventure(&k, &story, ROOKIES);
    assert_string_equal(asked(&k), "HERO");
    close_kit(&k);
}

/* Who was knocked out is healed, and rises as the others do; who did not take part does not. */
static void GC_308_GC_S129_GC_S110_progress_whatever_the_result(void **state)
{
    struct kit k;
    (void)state;
    kit_load(&k, &guardians_game, NULL);
    struct context *c = &k.c;
    struct carried story = fresh(&k);
    begin_adventure(&k, &story, NORMALS);
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "super_nova"));
    set_out(&k);
    k.g->damage[0] = 2;
    take_wound(&k, "twisted_ankle", WOUND_HAND);
    knock_out(c, k.g, 0, 161);
    end_so(&k, &story, ESCAPED);
    assert_int_equal(story.won[VILLAINS], 1);
    assert_int_equal(story.career[0].adventures, 1);
    assert_int_equal(story.career[1].hero, 0);
    assert_int_equal(story.career[2].adventures, 1);
    begin_adventure(&k, &story, NORMALS);
    assert_int_equal(happened(&k, EV_VETERAN_CARD), 1);
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "goldenboy"));
    assert_int_equal(happened(&k, EV_VETERAN_CARD), 1);
    set_out(&k);
    assert_true(in_play(k.g, 0));
    assert_int_equal(k.g->damage[0], 0);
    assert_int_equal(wounds_in_hand(k.g, 0), 0);
    assert_int_equal(k.g->patrol_articles + k.g->skarov_articles, 0);
    end_so(&k, &story, ESCAPED);
    begin_as(&k, &story, NORMALS, "super_nova");          /* who stayed at home takes one step, now */
    assert_int_equal(happened(&k, EV_VETERAN_CARD), 1);
    close_kit(&k);
}

/* Skarov's player is not asked for a higher rank (GC-043): ranks follow from adventures. */
static void GC_043_GC_289_in_a_campaign_ranks_follow_from_cards(void **state)
{
    struct kit k;
    (void)state;
    kit_load(&k, &guardians_game, NULL);
    struct carried story = fresh(&k);
    struct setup setup = {TWO_HEROES, kit_find(&k, A_SCENARIO, "two_fires"), 0};
    kit_begin(&k, setup, 3);
    rules_begin_with(&k.c, &setup, &story, 3);
    rules_run(&k.c);
    answer(&k, ACT_NAME_SKAROV, 0);
    assert_true(asks(&k, 1, "choose_heroes.HERO"));
    close_kit(&k);
}

static void refuses(struct kit *k, struct carried carried)
{
    struct text why = {0};
    assert_false(carried_sound(k->game, &k->content, &carried, &why));
    assert_true(why.length > 0);
    text_free(&why);
}

static void GC_289_GC_291_careers_that_cannot_be(void **state)
{
    struct kit k;
    (void)state;
    kit_load(&k, &guardians_game, NULL);
    struct carried story = fresh(&k), wrong;
    begin_adventure(&k, &story, ROOKIES);
    end_so(&k, &story, ESCAPED);
    wrong = story, wrong.career[0].rookie[0] = 0, refuses(&k, wrong);
    wrong = story, wrong.career[0].rank = NORMAL, refuses(&k, wrong);
    wrong = story, wrong.career[0].hero = 2, refuses(&k, wrong);
    wrong = story, wrong.career[0].adventures = 2, refuses(&k, wrong);
    wrong = story, wrong.career[0].removed[0] = kit_find(&k, A_POWER, "earthquake"), refuses(&k, wrong);
    wrong = story, wrong.career[0].veteran[0] = rank_card(&k.content, 1, VETERAN, 0), refuses(&k, wrong);
    wrong = story, wrong.start = VETERAN, refuses(&k, wrong);
    wrong = story, wrong.won[PATROL] = 1, refuses(&k, wrong);
    close_kit(&k);
}

static void GC_286_GC_293_where_the_campaign_stands(void **state)
{
    struct kit k;
    struct text out = {0};
    (void)state;
    kit_load(&k, &guardians_game, NULL);
    struct carried story = fresh(&k);
    begin_adventure(&k, &story, ROOKIES);
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "adam_spell"));
    end_so(&k, &story, ESCAPED);
    k.game->campaign->stands(&out, &k.content, &story);
    assert_string_equal(out.at, "1 of at most 12 adventures played: 0 won by LIBERTY PATROL, 1 by Doktor Skarov; "
                                "Sgt Freedom is a Rookie (1 adventure); Adam Spell is a Rookie (1 adventure)");
    text_free(&out);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_292_GC_293_GC_S49_a_rookie_gets_his_cards_back),
    TEST(GC_292_GC_308_a_step_may_be_declined_and_is_gone),
    TEST(GC_E24_sizes_of_a_set),
    TEST(GC_294_GC_295_GC_296_GC_S108_veteran_cards_after_a_normal_start),
    TEST(GC_296_with_which_rank_a_campaign_begins),
    TEST(GC_298_another_pace),
    TEST(GC_308_GC_S129_GC_S110_progress_whatever_the_result),
    TEST(GC_043_GC_289_in_a_campaign_ranks_follow_from_cards),
    TEST(GC_289_GC_291_careers_that_cannot_be),
    TEST(GC_286_GC_293_where_the_campaign_stands),
};
TEST_GROUP(tests);
