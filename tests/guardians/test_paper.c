/* test_paper.c: the front page: whose articles stand on it, in which words, and under which headline. */
#include "engine/paper.h"
#include "kit.h"

static void compose(struct kit *k, struct paper *p)
{
    static const struct names names = {{"Zoe", "Anna", "Bo", "Chen", "Dee"}};
    const struct speaker speaker = {&guardians_game, &k->content, &names, NOBODY, NULL};
    assert_true(over(k));
    if (!paper_compose(p, &speaker, &k->c, k->g, k->event, k->events)) fail_msg("there is no page");
    int headlines = 0;
    for (int i = 0; i < p->count; i++) headlines += p->item[i].part == PAPER_HEADLINE;
    assert_int_equal(headlines, 1);                          /* GC-S97 */
}

/* The item whose title or text holds some words; NULL: none does. */
static const struct paper_item *find(const struct paper *p, const char *words)
{
    for (int i = 0; i < p->count; i++)
        if (strstr(paper_words(p, p->item[i].title), words) || strstr(paper_words(p, p->item[i].text), words))
            return &p->item[i];
    return NULL;
}

static int count_parts(const struct paper *p, u8 part, int side)
{
    int n = 0;
    for (int i = 0; i < p->count; i++) n += p->item[i].part == part && p->item[i].side == side;
    return n;
}

static const struct paper_item *need(const struct paper *p, const char *words)
{
    struct text all = {0};
    const struct paper_item *item = find(p, words);
    paper_say(&all, p);
    if (!item) fail_msg("'%s' is not on the page:\n%s", words, all.at);
    text_free(&all);
    return item;
}

static void no_mark_is_left(const struct paper *p)
{
    struct text all = {0};
    paper_say(&all, p);
    if (strchr(all.at, '{') || strchr(all.at, '}')) fail_msg("a mark is left:\n%s", all.at);
    text_free(&all);
}

static void GC_261_GC_278_GC_284_articles_of_the_patrol_name_who_did_it(void **state)
{
    (void)state;
    struct kit k;
    struct paper p = {0};
    open_base(&k, 2);
    k.g->turn = 7;
    kit_enter(&k, "hero", 1);
    forget(&k);
    for (int i = 0; i < 4; i++) {
        k.g->tile[2].left = (u8)(4 - i);
        k.event[k.events++] = (struct event){.kind = EV_TURN, .a = 7};
        k.event[k.events++] = (struct event){.kind = EV_TASK_DONE, .a = k.g->tile[2].room, .b = (u8)(3 - i),
                                             .c = k.g->guardian[GOLDENBOY].hero};
    }
    settle_objective(&k.c, k.g, 2, NEUTRALISED, 304);
    hurt(&k.c, k.g, SKAROV_FIGURE, 50, FREEDOM, false, 148);
    rules_run(&k.c);
    compose(&k, &p);
    const struct paper_item *silo = need(&p, "FOUR MISSILES");
    assert_int_equal(silo->side, PATROL);
    assert_int_equal(silo->part, PAPER_ARTICLE);
    need(&p, "after GoldenBoy pulled the last plug in the Missile Silo in turn 7");
    need(&p, "with a blow by Sgt Freedom");
    need(&p, "Sgt Freedom and GoldenBoy waved");
    assert_int_equal(count_parts(&p, PAPER_ARTICLE, PATROL), 2);
    assert_int_equal(count_parts(&p, PAPER_ARTICLE, VILLAINS) + count_parts(&p, PAPER_COLUMN, VILLAINS), 0);
    need(&p, "PATROL FOILS SKAROV");                         /* +2 (GC-S97) */
    need(&p, "Anna");                                        /* the cast */
    no_mark_is_left(&p);
    paper_free(&p);
    close_kit(&k);
}

static void GC_262_GC_282_GC_S93_articles_of_skarov_name_where_and_by_whom(void **state)
{
    (void)state;
    struct kit k;
    struct paper p = {0};
    open_base(&k, 2);
    k.g->turn = 5;
    int android = robot(&k, "android", 0);
    relocate(&k.c, k.g, FREEDOM, cell("a2-13"), EV_MOVED, 110);
    k.event[k.events++] = (struct event){.kind = EV_TURN, .a = 5};
    k.event[k.events++] = (struct event){.kind = EV_ATTACK, .a = (u8)android, .b = FREEDOM};
    hurt(&k.c, k.g, FREEDOM, 1, NOWHERE, false, 148);
    knock_out(&k.c, k.g, FREEDOM, 161);
    knock_out(&k.c, k.g, GOLDENBOY, 161);
    rules_run(&k.c);
    compose(&k, &p);
    const struct paper_item *fall = need(&p, "went down in the Hangar in turn 5, at the hands of an Android");
    assert_int_equal(fall->side, VILLAINS);
    assert_int_equal(fall->part, PAPER_COLUMN);
    assert_int_equal(count_parts(&p, PAPER_COLUMN, VILLAINS), 2);
    assert_int_equal(need(&p, "UP, UP AND AWAY")->side, VILLAINS); /* unsettled Objectives go to Skarov */
    assert_int_equal(need(&p, "SKAROV LAUGHS LAST")->side, VILLAINS);
    need(&p, "ALL HAIL DOKTOR SKAROV");
    no_mark_is_left(&p);
    paper_free(&p);
    close_kit(&k);
}

static void GC_281_GC_283_praise_is_for_missions_that_were_done(void **state)
{
    (void)state;
    struct kit k;
    struct paper p = {0};
    open_base(&k, 2);
    struct context *c = &k.c;
    for (int h = 0; h < 2; h++) {
        struct guardian *hero = &k.g->guardian[h];
        for (int m = 0; m < 2; m++) hero->progress[m] = 0;
        if (h == FREEDOM) {
            hero->mission[0] = kit_find(&k, A_MISSION, "opening_night");
            hero->progress[0] = MISSION(hero->mission[0])->number;
        } else hero->mission[0] = kit_find(&k, A_MISSION, "scrap_merchant");
        hero->mission[1] = 0;
    }
    end_game(&k.c, k.g, ESCAPED, 277);
    rules_run(&k.c);
    compose(&k, &p);
    assert_int_equal(need(&p, "THE SERGEANT WHO KEPT HIS WORD")->side, PATROL);
    assert_null(find(&p, "GOOD AS GOLD"));
    assert_null(find(&p, "GOLD DROPS"));
    need(&p, "TOO CLOSE TO CALL");                           /* one each (GC-S97) */
    assert_int_equal(need(&p, "TOO CLOSE TO CALL")->side, VILLAINS); /* the last deed decides (GC-S96) */
    paper_free(&p);
    close_kit(&k);
}

static void GC_285_advertisements_fill_the_page_and_the_game_must_be_over(void **state)
{
    (void)state;
    struct kit k;
    struct paper p = {0};
    open_base(&k, 2);
    const struct speaker speaker = {&guardians_game, &k.content, NULL, NOBODY, NULL};
    assert_false(paper_compose(&p, &speaker, &k.c, k.g, k.event, k.events));
    end_game(&k.c, k.g, ESCAPED, 277);
    rules_run(&k.c);
    compose(&k, &p);
    assert_in_range(count_parts(&p, PAPER_ADVERTISEMENT, NO_SIDE), 3, 6);
    assert_int_equal(p.item[0].part, PAPER_NAME);
    assert_int_equal(p.item[1].part, PAPER_HEADLINE);
    paper_free(&p);
    close_kit(&k);
}

static void a_game_that_was_given_up_has_a_page(void **state)
{
    (void)state;
    for (seat who = 0; who < 3; who++) {
        struct kit k;
        struct paper p = {0};
        open_base(&k, 2);
        kit_enter(&k, "hero", 1);
        for (seat s = 0; s < 3 && !over(&k); s++)
            if (resign(&k.c, k.g, (seat)((who + s) % 3))) rules_run(&k.c);
        compose(&k, &p);
        no_mark_is_left(&p);
        paper_free(&p);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(GC_261_GC_278_GC_284_articles_of_the_patrol_name_who_did_it),
    TEST(GC_262_GC_282_GC_S93_articles_of_skarov_name_where_and_by_whom),
    TEST(GC_281_GC_283_praise_is_for_missions_that_were_done),
    TEST(a_game_that_was_given_up_has_a_page),
    TEST(GC_285_advertisements_fill_the_page_and_the_game_must_be_over),
};
TEST_GROUP(tests);
