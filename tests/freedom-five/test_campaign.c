/* test_campaign.c: Comics that follow from each other, and Free Play (chapter 35, FF-S99, FF-S133, FF-S136); a whole
 * campaign of bots from the first Comic to the epilogue. */
#include "bots/bots.h"
#include "engine/campaign.h"
#include "kit.h"

static struct carried fresh(struct kit *k)
{
    struct carried *made = (struct carried *)(void *)carried_new(k->game, &k->content), carried = *made;
    free(made);
    return carried;
}

/* The Comic of this number begins as the next one; its set-up is done, and nothing was added. */
static void open_next(struct kit *k, const struct carried *story, int heroes)
{
    open_table(k, (struct opening){.heroes = heroes, .comic = story->played + 1, .carried = story, .as_dealt = true});
}

/* It ends so: what that leaves. */
static struct carried end_so(struct kit *k, const struct carried *story, enum ending ending)
{
    struct carried next = *story;
    struct text why = {0};
    if (!k->g->ending) end_game(&k->c, k->g, ending, 144);
    k->game->campaign->after(&k->c, k->g, story, &next);
    assert_true(carried_sound(k->game, &k->content, &next, &why));
    return next;
}

static const char *fault_of(struct kit *k, const struct carried *story, u8 comic, u32 options)
{
    return campaign_fault(k->game, &k->content, story, &(struct setup){2, comic, options});
}

static int modifiers_of(const struct kit *k)
{
    int n = 0;
    while (n < MODIFIERS_MOST && k->g->modifier[n]) n++;
    return n;
}

static int jrn_of(struct kit *k)
{
    struct context *c = &k->c;
    int n = 0;
    for EACH_CARD(card, SCHEMES(k->g), SCHEME_DECK) n += SCHEME(card)->justice_rules;
    return n;
}

/* -- The order of Comics -------------------------------------------------------------------------------------- */

static void FF_025_FF_328_FF_331_a_campaign_goes_from_comic_1_in_order(void **state)
{
    struct kit k;
    (void)state;
    kit_load(&k, &freedom_five_game, NULL);
    struct carried story = fresh(&k);
    for (u8 number = 1; number <= 5; number++) {
        assert_false(campaign_over(k.game, &k.content, &story));
        for (u8 comic = 1; comic <= 5; comic++)
            assert_int_equal(fault_of(&k, &story, comic, 0) == NULL, comic == number);
        close_kit(&k);
        open_next(&k, &story, 2);
        story = end_so(&k, &story, number % 2 ? TRACK_FULL : OBJECTIVE_MET); /* won or lost: it goes on */
        assert_int_equal(story.played, number);
    }
    assert_true(campaign_over(k.game, &k.content, &story));
    assert_int_equal(story.won, 1 << 1 | 1 << 3);
    close_kit(&k);
    for (int comic = 1; comic <= 5; comic++) {               /* Free Play: any one of them */
        open_table(&k, (struct opening){.heroes = 2, .comic = comic});
        assert_false(k.g->in_campaign);
        close_kit(&k);
    }
}

static void FF_364_comic_1_first_is_only_advice(void **state)
{
    struct kit k;
    (void)state;
    kit_load(&k, &freedom_five_game, NULL);
    for (u8 comic = 1; comic <= 5; comic++)
        assert_null(setup_fault(k.game, &k.content, &(struct setup){1, comic, 0}));
    close_kit(&k);
}

/* -- Unlocking ------------------------------------------------------------------------------------------------ */

/* What the set-up after so many Comics may use. */
struct pool { int upgrades, augments, allies, modifiers, bystanders, specials, justices; };

static struct pool pool_of(struct kit *k)
{
    struct context *c = &k->c;
    const STATE *g = k->g;
    struct pool p = {0};
    for (int id = 1; id <= c->content->count[KIND_ABILITY]; id++)
        p.upgrades += ABILITY(id)->cost && is_unlocked(g, ABILITY(id)->envelope, 0);
    for (int id = 1; id <= c->content->count[KIND_GEAR]; id++) {
        bool free = is_unlocked(g, GEAR(id)->envelope, GEAR(id)->quest);
        if (GEAR(id)->ally) p.allies += free;
        else p.augments += free;
    }
    for (int id = 1; id <= c->content->count[KIND_MODIFIER]; id++)
        p.modifiers += is_unlocked(g, MODIFIER(id)->envelope, 0);
    p.bystanders = pile_count(BYSTANDERS(g), BYSTANDER_DECK);
    p.specials = pile_count(SPECIALS(g), SPECIAL_DECK);
    p.justices = pile_count(JUSTICES(g), JUSTICE_DECK);
    for (int h = 0; h < g->players; h++) {
        for (int slot = 0; slot < SPECIAL_SLOTS; slot++) p.specials += pile_count(SPECIALS(g), special_pile(h, slot));
        p.justices += pile_count(JUSTICES(g), JUSTICE_ACTIVE + h);
    }
    return p;
}

static void assert_pool(struct kit *k, struct pool expected)
{
    struct pool p = pool_of(k);
    assert_memory_equal(&p, &expected, sizeof p);
}

static void FF_330_FF_333_FF_334_each_comic_opens_its_envelope(void **state)
{
    struct kit k;
    struct carried story = {0};
    static const struct pool pool[] = {{0, 0, 0, 0, 20, 24, 24}, {16, 6, 0, 0, 22, 26, 26}, {24, 6, 1, 4, 24, 28, 28},
                                       {24, 14, 1, 8, 26, 30, 30}, {32, 22, 2, 8, 28, 32, 32}};
    (void)state;
    for (int played = 0; played < 5; played++) {
        open_next(&k, &story, 2);
        assert_pool(&k, pool[played]);                       /* what is added once stays */
        story = end_so(&k, &story, played % 2 ? OBJECTIVE_MET : TRACK_FULL);
        close_kit(&k);
    }
}

static void FF_333_the_information_card_lists_what_is_unlocked(void **state)
{
    struct kit k;
    struct text out = {0};
    (void)state;
    kit_load(&k, &freedom_five_game, NULL);
    k.game->campaign->stands(&out, &k.content, &(struct carried){0});
    assert_string_equal(out.at, "0 of 5 Comics played, 0 won");
    text_clear(&out);
    k.game->campaign->stands(&out, &k.content, &(struct carried){.played = 2, .won = 2, .quests = 1 << 2});
    assert_string_equal(out.at, "2 of 5 Comics played, 1 won; Side Quests: 1; unlocked: 24 Upgraded Ability cards, "
                                "6 Augments, 2 Allies, 4 Henchmen Modifiers, 4 Bystander cards, 4 Special cards, "
                                "4 Justice cards");
    text_free(&out);
    close_kit(&k);
}

static void FF_356_FF_334_a_side_quest_unlocks_even_after_a_loss(void **state)
{
    struct kit k;
    struct carried story = {.played = 1};
    (void)state;
    open_next(&k, &story, 1);
    k.g->quest_won = true;
    story = end_so(&k, &story, TRACK_FULL);
    assert_int_equal(story.won, 0);
    assert_int_equal(story.quests, 1 << 2);
    close_kit(&k);
    open_next(&k, &story, 1);                                /* Corporal Wend may join */
    assert_pool(&k, (struct pool){24, 6, 2, 4, 24, 28, 28});
    close_kit(&k);
    story = (struct carried){.played = 4, .won = 0xF, .quests = 1 << 4}; /* that of Comic 4: two Special cards */
    open_next(&k, &story, 1);
    assert_pool(&k, (struct pool){32, 22, 2, 8, 28, 34, 32});
    close_kit(&k);
}

static void FF_332_the_next_set_up_depends_on_the_result(void **state)
{
    struct kit k;
    (void)state;
    for (int won = 0; won < 2; won++) {
        struct carried story = {.played = 1, .won = won ? 1 : 0};
        begin_table(&k, (struct opening){.heroes = 2, .comic = 2, .carried = &story});
        set_up_until(&k, "FIRST");
        for (int h = 0; h < 2; h++)                          /* 2 Specials each */
            assert_int_equal(pile_count(SPECIALS(k.g), special_pile(h, 1)), won);
        answer(&k, ACT_NAME_FIRST, k.g->hero[0].hero);
        assert_int_equal(k.g->track - happened(&k, EV_TRACK), !won); /* the track starts at 1 */
        close_kit(&k);
        story = (struct carried){.played = 2, .won = won ? 2 : 0};
        begin_table(&k, (struct opening){.heroes = 2, .comic = 3, .carried = &story});
        set_up_until(&k, "UPGRADE");
        answer(&k, ACT_TAKE_UPGRADE, kit_find(&k, AN_ABILITY, "old_guard"));
        answer(&k, ACT_LEAVE_OUT);
        answer(&k, ACT_TAKE_UPGRADE, kit_find(&k, AN_ABILITY, "stand_with_me"));
        answer(&k, ACT_LEAVE_OUT);
        assert_int_equal(!strcmp(asked(&k), "UPGRADE"), won); /* a fourth point */
        set_up_until(&k, NULL);
        assert_int_equal(modifiers_of(&k), 1 + !won);
        close_kit(&k);
        story = (struct carried){.played = 3, .won = won ? 4 : 0};
        open_next(&k, &story, 2);
        assert_int_equal(jrn_of(&k), won ? 4 : 3);
        close_kit(&k);
        story = (struct carried){.played = 4, .won = won ? 8 : 0, .quests = 1 << 3};
        begin_table(&k, (struct opening){.heroes = 2, .comic = 5, .carried = &story});
        set_up_until(&k, "ALLY");
        answer(&k, ACT_TAKE_ALLY);
        answer(&k, ACT_TAKE_ALLY);
        assert_int_equal(!strcmp(asked(&k), "ALLY"), won);   /* a third one */
        close_kit(&k);
    }
}

static void FF_332_under_construction_later_after_a_victory(void **state)
{
    struct kit k;
    (void)state;
    for (int won = 0; won < 2; won++) {
        struct carried story = {.played = 3, .won = won ? 4 : 0};
        open_next(&k, &story, 2);
        make_quiet(&k);
        for (int number = 1; number <= 3; number++) {
            assert_int_equal(k.g->under_construction, number == 3 || (number == 2 && !won));
            if (number == 3) break;
            kit_build(&k, "actions", LEGACY);
            struct context *c = &k.c;
            PUSH(open_chapter, LEGACY, .chapter = next_chapter(c, k.g));
            rules_run(c);
        }
        close_kit(&k);
    }
}

static void FF_335_a_campaign_can_be_reset(void **state)
{
    struct kit k;
    struct carried story = {.played = 3, .won = 5, .quests = 1 << 2}, again;
    (void)state;
    kit_load(&k, &freedom_five_game, NULL);
    again = fresh(&k);                                       /* what a new one begins with */
    assert_int_equal(again.played + again.won + again.quests, 0);
    assert_null(fault_of(&k, &again, 1, 0));
    assert_non_null(fault_of(&k, &story, 1, 0));
    close_kit(&k);
    open_next(&k, &again, 2);
    assert_pool(&k, (struct pool){0, 0, 0, 0, 20, 24, 24});
    close_kit(&k);
}

/* -- What is carried ------------------------------------------------------------------------------------------ */

static void FF_341_FF_S99_FF_S136_everything_else_is_set_up_again(void **state)
{
    struct kit k;
    struct carried story = {.played = 1, .won = 1};
    (void)state;
    begin_table(&k, (struct opening){.heroes = 2, .comic = 2, .carried = &story});
    set_up_until(&k, "UPGRADE");
    answer(&k, ACT_TAKE_UPGRADE, kit_find(&k, AN_ABILITY, "stand_with_me"));
    answer(&k, ACT_LEAVE_OUT);
    set_up_until(&k, "AUGMENT");
    answer(&k, ACT_TAKE_AUGMENT, kit_find(&k, A_GEAR, "grapnel_belt"));
    set_up_until(&k, NULL);
    wound(&k, LEGACY, "raa");
    give_task(&k, LEGACY, "sit_for_the_portrait");
    story = end_so(&k, &story, OBJECTIVE_MET);
    close_kit(&k);
    begin_table(&k, (struct opening){.heroes = 3, .comic = 3, .carried = &story}); /* FF-S99: another team */
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "kerbstone"));
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "legacy"));
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "tachyon"));
    set_up_until(&k, NULL);
    struct context *c = &k.c;
    for (int h = 0; h < 3; h++) {
        const struct hero *hero = &k.g->hero[h];
        assert_int_equal(damage_of(hero), 0);
        assert_int_equal(hero->available, 5);
        assert_int_equal(hero->augment[0], 0);
        assert_false(has_task_left(k.g, h));
        assert_int_equal(hand_count(k.g, h), 4);
        for EACH_CARD(card, ABILITIES(k.g), ABILITY_DECK + h) assert_int_equal(ABILITY(card)->cost, 0);
        for EACH_CARD(card, ABILITIES(k.g), ABILITY_HAND + h) assert_int_equal(ABILITY(card)->cost, 0);
    }
    for (int colour = 0; colour < COLOURS; colour++) assert_int_equal(k.g->villain[colour].damage, 0);
    assert_int_equal(k.g->bag[RED], 3);
    close_kit(&k);
}

static void FF_S136_what_cannot_have_been_is_refused(void **state)
{
    struct kit k;
    static const struct carried wrong[] = {{.played = 6}, {.won = 1}, {.played = 2, .won = 4}, {.quests = 1 << 2},
                                           {.played = 1, .quests = 1 << 2}, {.played = 1, .quests = 1 << 1},
                                           {.played = 5, .quests = 1 << 5}, {.played = 2, .quests = 1}};
    (void)state;
    kit_load(&k, &freedom_five_game, NULL);
    for (size_t i = 0; i < COUNT(wrong); i++) {
        struct text why = {0};
        if (carried_sound(k.game, &k.content, &wrong[i], &why)) fail_msg("number %zu is taken", i);
        assert_true(why.length > 0);
        text_free(&why);
    }
    for (int comic = 2; comic <= 4; comic++) {               /* those that have one */
        struct carried fine = {.played = (u8)comic, .quests = (u8)(1 << comic)};
        assert_true(carried_sound(k.game, &k.content, &fine, &(struct text){0}));
    }
    close_kit(&k);
}

/* -- Free Play ------------------------------------------------------------------------------------------------ */

static void FF_336_FF_337_free_play_with_what_is_unlocked(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 4, .options = EVERYTHING, .as_dealt = true});
    assert_pool(&k, (struct pool){32, 22, 4, 8, 30, 36, 34});
    assert_int_equal(modifiers_of(&k), 2);
    close_kit(&k);
    begin_table(&k, (struct opening){.heroes = 2, .comic = 4}); /* nothing is unlocked: what it allows is ignored */
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "legacy"));
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "wraith"));
    assert_string_equal(asked(&k), "HOME_BASE");
    set_up_until(&k, NULL);
    assert_int_equal(modifiers_of(&k), 0);
    assert_pool(&k, (struct pool){0, 0, 0, 0, 20, 24, 24});
    close_kit(&k);
    kit_load(&k, &freedom_five_game, NULL);                  /* a campaign unlocks by playing only */
    assert_non_null(fault_of(&k, &(struct carried){0}, 1, EVERYTHING));
    close_kit(&k);
}

static void FF_338_free_play_ignores_other_results(void **state)
{
    struct kit k;
    (void)state;
    for (int comic = 1; comic <= 5; comic++) {
        open_table(&k, (struct opening){.heroes = 2, .comic = comic, .options = EVERYTHING, .as_dealt = true});
        struct aftermath none = {0}, after = aftermath_of(&k.c, k.g);
        assert_memory_equal(&after, &none, sizeof none);
        close_kit(&k);
    }
    open_table(&k, (struct opening){.heroes = 2, .comic = 2, .options = EVERYTHING, .as_dealt = true});
    assert_int_equal(pile_count(SPECIALS(k.g), special_pile(LEGACY, 1)), 0);
    close_kit(&k);
}

static void FF_339_free_play_leaves_nothing(void **state)
{
    struct kit k;
    struct text why = {0};
    struct carried story = {0};
    (void)state;
    kit_load(&k, &freedom_five_game, NULL);
    struct table *t = table_new(k.game, &k.content, &(struct setup){1, 1, 0}, 1, &why);
    assert_non_null(t);
    assert_true(table_resign(t, 0, &why));
    assert_true(table_over(t));
    assert_false(carried_after(t, &story, &why));
    assert_int_equal(story.played, 0);
    struct campaign *other = campaign_new(k.game, &k.content);
    assert_false(campaign_add(other, "1", t, &why));
    campaign_free(other);
    table_free(t);
    text_free(&why);
    close_kit(&k);
}

static void FF_S133_the_pool_is_that_of_the_campaign(void **state)
{
    struct kit k;
    struct carried young = {.played = 1}, old = {.played = 1, .quests = 0};
    (void)state;
    open_next(&k, &young, 5);                                /* however many people play */
    assert_pool(&k, (struct pool){16, 6, 0, 0, 22, 26, 26});
    close_kit(&k);
    old = (struct carried){0};                               /* a new one starts with nothing */
    open_next(&k, &old, 5);
    assert_pool(&k, (struct pool){0, 0, 0, 0, 20, 24, 24});
    close_kit(&k);
}

static void FF_336_FF_338_FF_339_FF_S133_free_play_with_the_pool_of_a_campaign(void **state)
{
    struct kit k;
    struct carried story = {.played = 2, .won = 1, .quests = 1 << 2};
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 4, .options = FREE_PLAY, .carried = &story, .as_dealt = true});
    assert_pool(&k, (struct pool){24, 6, 2, 4, 24, 28, 28}); /* what two envelopes and a Side Quest hold */
    struct aftermath none = {0}, after = aftermath_of(&k.c, k.g);
    assert_memory_equal(&after, &none, sizeof none);
    struct carried same = end_so(&k, &story, OBJECTIVE_MET);
    assert_memory_equal(&same, &story, sizeof story);
    for (u8 comic = 1; comic <= 5; comic++) assert_null(fault_of(&k, &story, comic, FREE_PLAY)); /* any one */
    assert_non_null(fault_of(&k, &story, 3, FREE_PLAY | EVERYTHING));
    struct carried over = {.played = 5};                     /* after the epilogue all of it stays for Free Play */
    assert_non_null(fault_of(&k, &over, 1, 0));
    assert_null(fault_of(&k, &over, 1, FREE_PLAY));
    close_kit(&k);
}

/* -- A whole campaign ----------------------------------------------------------------------------------------- */

/* One Comic played by quick bots to its end. */
static struct table *play(struct bot *bot, const struct content *content, const void *carried,
                          const struct setup *setup, struct random *luck)
{
    struct text why = {0};
    static STATE view;
    struct table *t = table_new_with(&freedom_five_game, content, setup, carried, random_next(luck), &why);
    if (!t) fail_msg("%s", text_string(&why));
    while (!table_over(t)) {
        int count;
        seat who = 0;
        while (!has_seat(table_pending_truth(t), who)) who++;
        const struct action *option = table_options(t, who, &count);
        table_view(t, who, &view);
        if (!table_answer(t, who, option[bot_choose(bot, &view, who, option, count, luck)], &why))
            fail_msg("%s", text_string(&why));
    }
    text_free(&why);
    return t;
}

static bool find_record(void *from, const char *name, struct text *text, struct text *why)
{
    (void)why;
    text_add(text, "%s", ((struct text *)from)[atoi(name)].at);
    return true;
}

static void FF_328_FF_330_FF_331_a_whole_campaign_of_bots(void **state)
{
    struct kit k;
    struct text why = {0}, record[5] = {0};
    struct random luck;
    struct level level;
    (void)state;
    kit_load(&k, &freedom_five_game, NULL);
    random_seed(&luck, 18);
    assert_true(level_read(&level, "easy", &why));
    struct bot *bot = bot_new(&freedom_five_game, &k.content, &level, 1);
    struct campaign *story = campaign_new(&freedom_five_game, &k.content);
    for (int n = 0; n < 5; n++) {
        assert_false(campaign_over(k.game, &k.content, campaign_now(story)));
        struct setup setup = {(u8)(1 + n), (u8)(n + 1), n == 3 ? CHALLENGE : 0}; /* 1 to 5 Heroes */
        struct table *t = play(bot, &k.content, campaign_now(story), &setup, &luck);
        char name[2] = {(char)('0' + n), 0};
        if (!campaign_add(story, name, t, &why)) fail_msg("%s", text_string(&why));
        const struct carried *now = campaign_now(story);
        const STATE *g = table_state(t);
        assert_int_equal(now->played, n + 1);
        assert_int_equal(in_set(now->won, n), g->ending == OBJECTIVE_MET);
        assert_true(g->in_campaign);
        assert_int_equal(g->unlocked, (1 << n) - 1);
        table_record(t, &record[n], true);
        table_free(t);
    }
    assert_true(campaign_over(k.game, &k.content, campaign_now(story)));
    if (!campaign_check(story, find_record, record, &why)) fail_msg("%s", text_string(&why));
    assert_true(campaign_undo(story));                       /* the last Comic again */
    assert_int_equal(((const struct carried *)campaign_now(story))->played, 4);
    for (int n = 0; n < 5; n++) text_free(&record[n]);
    campaign_free(story);
    bot_free(bot);
    text_free(&why);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_025_FF_328_FF_331_a_campaign_goes_from_comic_1_in_order),
    TEST(FF_364_comic_1_first_is_only_advice),
    TEST(FF_330_FF_333_FF_334_each_comic_opens_its_envelope),
    TEST(FF_333_the_information_card_lists_what_is_unlocked),
    TEST(FF_356_FF_334_a_side_quest_unlocks_even_after_a_loss),
    TEST(FF_332_the_next_set_up_depends_on_the_result),
    TEST(FF_332_under_construction_later_after_a_victory),
    TEST(FF_335_a_campaign_can_be_reset),
    TEST(FF_341_FF_S99_FF_S136_everything_else_is_set_up_again),
    TEST(FF_S136_what_cannot_have_been_is_refused),
    TEST(FF_336_FF_337_free_play_with_what_is_unlocked),
    TEST(FF_338_free_play_ignores_other_results),
    TEST(FF_339_free_play_leaves_nothing),
    TEST(FF_S133_the_pool_is_that_of_the_campaign),
    TEST(FF_336_FF_338_FF_339_FF_S133_free_play_with_the_pool_of_a_campaign),
    TEST(FF_328_FF_330_FF_331_a_whole_campaign_of_bots),
};
TEST_GROUP(tests);
