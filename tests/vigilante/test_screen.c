/* test_screen.c: the table as text: how far each Mission is, and where everything lies when the game is over. */
#include "kit_course.h"

static struct text shown;

/* What a seat reads, made of what it may see. */
static const char *show(struct kit *k, seat who)
{
    static struct context c;
    STATE *view = seen_by(k, who);
    text_clear(&shown);
    context_open(&c, &vigilante_game, &k->content, view);
    vigilante_game.show.screen(&shown, &c, view, who);
    return text_string(&shown);
}

static int forget_screen(void **state)
{
    (void)state;
    text_free(&shown);
    return 0;
}

/* The line after "  Mission: " of seat 0, which has this Identity. */
static void expect_mission(struct kit *k, const char *identity, const char *line)
{
    be(k, 0, identity);
    const char *at = strstr(show(k, 0), "  Mission: ");
    assert_non_null(at);
    at += strlen("  Mission: ");
    size_t length = strcspn(at, "\n");
    if (strlen(line) != length || strncmp(at, line, length)) fail_msg("expected \"%s\", got \"%.*s\"", line, (int)length, at);
}

static bool reads(struct kit *k, seat who, const char *words) { return strstr(show(k, who), words) != NULL; }

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

static void VG_063_VG_077_how_far_missions_of_villains_are(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    expect_mission(&k, "guardian", "Good jails need 7 Villains a Good player, 14 in all; yours has 6, all jails 8.");
    expect_mission(&k, "investigator", "6 of 8 Villains; defeated Heroes of Evil players count (others have 1).");
    expect_mission(&k, "mastermind", "6 of 10 Villains in your jail.");
    expect_mission(&k, "assassin", "every Good player must lose; jails: seat 2 0, seat 3 2, seat 4 0.");
    expect_mission(&k, "time_traveler", "more Villains than some other winner; you 6, seat 2 0, seat 3 2, seat 4 0.");
    close_kit(&k);
}

static void VG_082_how_far_the_addict_is(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    expect_mission(&k, "addict", "5 of 4 Villains of Level 2 or 3, 2 of 4 First Aid Kits or Med Pacs in hand.");
    give(&k, 0, "med_pac");
    expect_mission(&k, "addict", "5 of 4 Villains of Level 2 or 3, 3 of 4 First Aid Kits or Med Pacs in hand.");
    close_kit(&k);
}

static void VG_084_VG_S76_the_bounty_hunter_reads_every_target(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    enlist_hero(&k, 2, "t_dear");
    expect_mission(&k, "bounty_hunter", "6 of 4 Villains. Target: Dear (12, seat 3).");
    lose_hero(&k, 3, "t_dear_too");
    expect_mission(&k, "bounty_hunter", "6 of 4 Villains. Target: Dear (12, seat 3) or Dear Too (12, seat 4, defeated).");
    close_kit(&k);
}

static void VG_086_VG_S74_the_cultist_reads_who_has_lost_nobody(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    expect_mission(&k, "cultist", "6 of 4 Villains, 1 of 3 others have a defeated Hero; not yet: seat 3, seat 4.");
    lose_hero(&k, 2, "t_dear");
    lose_hero(&k, 3, "t_dear_too");
    expect_mission(&k, "cultist", "6 of 4 Villains, 3 of 3 others have a defeated Hero.");
    close_kit(&k);
}

static void VG_087_VG_091_influence_and_wounds_are_counted(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    expect_mission(&k, "profiteer", "6 of 4 Villains, your team has Influence 2, the best other team 2.");
    enlist_hero(&k, 2, "t_dear");
    expect_mission(&k, "profiteer", "6 of 4 Villains, your team has Influence 2, the best other team 14.");
    enlist_hero(&k, 0, "t_dear_too");
    expect_mission(&k, "worshipper_of_life", "6 of 4 Villains, 2 of 3 Heroes without damage.");
    hurt_hero(&k, 0, 0, 1);
    expect_mission(&k, "worshipper_of_life", "6 of 4 Villains, 1 of 3 Heroes without damage.");
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
    assert_true(reads(&k, 0, "jail 6 (1 L1, 2 L2, 3 L3)"));
    assert_true(reads(&k, 0, "Seat 2: actions 4, hand none, jail 0, defeated 1."));
    lose_hero(&k, 3, "t_dear");
    at_end(&k);
    for (seat s = 0; s < 4; s++) {
        assert_true(reads(&k, s, "jail 7 (1 L1, 2 L2, 3 L3, 1 arrested)")); /* everybody sees it */
        assert_false(reads(&k, s, "Defeated: Cheap"));
        assert_int_equal(reads(&k, s, "Cheap: a Hero, arrested."), s == 0); /* on the page of the jail */
    }
    assert_true(reads(&k, 3, "  Mission: not fulfilled."));
    assert_true(reads(&k, 1, "  Mission: fulfilled.")); /* all Good players have lost */
    assert_true(reads(&k, 0, "Seat 4 (Cultist): actions 4, hand none, jail 0, defeated 1.")); /* Neutral: it stays */
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_063_VG_077_how_far_missions_of_villains_are),
    TEST(VG_082_how_far_the_addict_is),
    TEST(VG_084_VG_S76_the_bounty_hunter_reads_every_target),
    TEST(VG_086_VG_S74_the_cultist_reads_who_has_lost_nobody),
    TEST(VG_087_VG_091_influence_and_wounds_are_counted),
    cmocka_unit_test_teardown(VG_068_VG_069_arrested_heroes_are_shown_in_the_jail, forget_screen),
};
TEST_GROUP(tests);
