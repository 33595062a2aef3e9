/* test_dashboards.c: Hero dashboards, Natural Abilities, Ranged and second forms (OT-302 to OT-306, chapter 25). */
#include "kit_fights.h"

static const struct hero_row *row_of(struct kit *k, u8 hero)
{
    struct context *c = &k->c;
    return HERO(hero);
}

static void OT_302_what_a_dashboard_gives(void **state)
{
    (void)state;
    static const struct { const char *hero, *name; u8 class, fight, skill, defense, ranged; } dashboard[] = {
        {"leah", "Leah", LEADER, 3, 3, 1, 0},       {"karl", "Karl", FIXER, 2, 4, 1, 0},
        {"brad", "Brad", FIXER, 2, 4, 1, 0},        {"rocco", "Rocco", SHOOTER, 2, 2, 2, 1},
        {"rose", "Rose", SHOOTER, 2, 3, 1, 1},      {"thorley", "Thorley", BRUISER, 4, 1, 2, 0},
        {"morgana", "Morgana", BRUISER, 4, 2, 1, 0}};
    for (int i = 0; i < COUNT(dashboard); i++) {
        struct kit k;
        open_arena(&k, NULL);
        set_hero(&k, 0, dashboard[i].hero);
        const struct hero_row *h = row_of(&k, hero_id(&k, dashboard[i].hero));
        assert_string_equal(content_string(&k.content, h->row.name), dashboard[i].name);
        assert_int_equal(h->class, dashboard[i].class);
        assert_true(h->passive.length || h->when[0].moment); /* a Natural Ability */
        put(&k, "avatar", "x-11", 1);
        put(&k, "acolyte", "e-11", 1);
        lay(&k, FIRE, "x-11", 1);
        set_level(&k, 0, 1);
        start_fight(&k); /* Fight and Base Defense */
        roll_calm(&k, dashboard[i].fight == 2 ? "SS hhhnn" : dashboard[i].fight == 3 ? "SSS hhhnn" : "SSSS hhhnn");
        expect_dice(&k, dashboard[i].fight, 5);
        expect_outcome(&k, 0, 3 - dashboard[i].defense, 0);
        set_wounds(&k, 0, "");
        at_turn(&k, 0); /* Ranged */
        assert_int_equal(offers(&k, ACT_SHOOT), dashboard[i].ranged);
        answer(&k, ACT_CLEANSE); /* Skill */
        answer(&k, ACT_NO_CORRUPTION);
        assert_int_equal(last_event(&k, EV_CLEANSE_ROLL)->a, dashboard[i].skill);
        set_level(&k, 0, 4); /* and the Corruption Track */
        set_wounds(&k, 0, "");
        attack(&k, 0);
        answer(&k, ACT_VOLUNTEER);
        int fight = strcmp(dashboard[i].hero, "karl") ? dashboard[i].fight : 5;
        assert_int_equal(last_event(&k, EV_HERO_ROLL)->a, fight + 2);
        close_kit(&k);
    }
}

static void OT_303_the_natural_ability_is_always_in_effect(void **state)
{
    (void)state;
    struct kit k;
    for (int by_sins = 0; by_sins < 2; by_sins++) { /* in one's own Turn and in a Reaction, every time again */
        open_arena(&k, NULL);
        set_hero(&k, 0, "thorley");
        put(&k, "avatar", "x-11", 1);
        put(&k, "acolyte", "x-11", 1);
        for (int n = 0; n < 2; n++) {
            if (by_sins) attack(&k, 0);
            else start_fight(&k);
            roll_calm(&k, "SSSS nnnnnnn");
            expect_outcome(&k, 1, 0, 0);
        }
        close_kit(&k);
    }

    open_arena(&k, NULL); /* outside of Fights */
    set_hero(&k, 0, "rose");
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 0);
    step_to(&k, "e-11");
    assert_string_equal(asked(&k), "NEXT"); /* no Wound for leaving */
    expect_hero(&k, 0, 1, 0);
    close_kit(&k);

    open_arena(&k, NULL); /* Brad: 1 Skill in every Cleanse */
    lay(&k, FIRE, "x-11", 3);
    at_turn(&k, 0);
    answer(&k, ACT_CLEANSE);
    roll_calm(&k, "HHHH");
    answer(&k, ACT_REMOVE);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->ground[space("x-11")].fire, 2);
    close_kit(&k);

    open_arena(&k, NULL); /* one with a limit: once a Round, and only after a kill */
    set_hero(&k, 0, "morgana");
    set_wounds(&k, 0, "123");
    put(&k, "acolyte", "x-11", 2);
    start_fight(&k);
    roll_calm(&k, "SSSS nnnn");
    assert_string_equal(asked(&k), "NEXT");
    for (int n = 0; n < 2; n++) {
        start_fight(&k);
        decline_until(&k, "VOLUNTEER");
        roll_calm(&k, "HHSS nnnn");
        slay(&k, "acolyte");
        if (n == 1) break;
        answer(&k, k.c.option[0].verb == ACT_DECLINE ? k.c.option[1].verb : k.c.option[0].verb);
        answer(&k, ACT_HEAL_SLOT, 1);
        expect_hero(&k, 0, 1, 2);
    }
    assert_string_equal(asked(&k), "NEXT");
    expect_hero(&k, 0, 1, 2);
    close_kit(&k);
}

static void OT_304_ranged_can_be_part_of_a_dashboard(void **state)
{
    (void)state;
    static const struct { const char *hero; int ranged; } hero[] = {
        {"leah", 0}, {"karl", 0}, {"brad", 0}, {"rocco", 1}, {"rose", 1}, {"thorley", 0}, {"morgana", 0}};
    for (int i = 0; i < COUNT(hero); i++) {
        struct kit k;
        open_arena(&k, NULL);
        set_hero(&k, 0, hero[i].hero);
        put(&k, "acolyte", "s-12", 1);
        at_turn(&k, 0);
        assert_int_equal(offers(&k, ACT_SHOOT), hero[i].ranged);
        close_kit(&k);
    }
    struct kit k; /* a Leader may have it */
    open_arena(&k, "hero { id = 'leah', name = 'Leah', class = 'leader', fight = 3, skill = 3, defense = 1, ranged = 1 }");
    set_hero(&k, 0, "leah");
    put(&k, "acolyte", "s-12", 1);
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_SHOOT), 1);
    close_kit(&k);
}

/* Karl in x-11 with an Avatar. */
static void open_karl(struct kit *k)
{
    open_arena(k, NULL);
    set_hero(k, 0, "karl");
    put(k, "avatar", "x-11", 1);
}

static void OT_305_the_natural_ability_says_when_the_second_dashboard_is_used(void **state)
{
    (void)state;
    struct kit k;
    open_karl(&k);
    start_fight(&k);
    roll_calm(&k, "SS hhhnn"); /* without Voluntary Corruption he stays a man: Fight 2, Base Defense 1 */
    expect_dice(&k, 2, 5);
    expect_outcome(&k, 0, 2, 0);
    assert_int_equal(k.g->hero[0].dashboard, hero_id(&k, "karl"));
    set_wounds(&k, 0, "");
    attack(&k, 0);
    expect_option(&k, ACT_VOLUNTEER, "Corruption: level 2 (+1 die), becomes Karl the Wolf");
    roll_corrupt(&k, "SSSSSS hhhnn"); /* before the dice are counted: Fight 5, Base Defense 2, +1 Hit */
    expect_dice(&k, 6, 5);
    expect_outcome(&k, 1, 1, 0);
    expect_order(&k, 3, EV_VOLUNTEERED, EV_FORM, EV_HERO_ROLL);
    assert_int_equal(k.g->hero[0].dashboard, hero_id(&k, "karl_wolf"));
    bear_wounds(&k);
    attack(&k, 0);
    expect_option(&k, ACT_VOLUNTEER, "Corruption: level 3 (+1 die, +1 Defense)"); /* he is it already */
    roll_calm(&k, "SSSSS nnnnn"); /* and stays it in the next Fight */
    expect_dice(&k, 5, 5);
    close_kit(&k);

    open_karl(&k); /* not by Voluntary Corruption for a Cleanse */
    lay(&k, FIRE, "x-11", 9);
    at_turn(&k, 0);
    answer(&k, ACT_CLEANSE);
    expect_option(&k, ACT_VOLUNTEER, "Corruption: level 2 (+1 die)");
    roll_corrupt(&k, "HHHHH");
    assert_int_equal(last_event(&k, EV_CLEANSE_ROLL)->a, 5);
    assert_int_equal(k.g->hero[0].dashboard, hero_id(&k, "karl"));
    close_kit(&k);

    open_karl(&k); /* back in the reset of the Round, not before */
    k.g->hero[0].dashboard = hero_id(&k, "karl_wolf");
    at_turn(&k, 0);
    end_turn(&k);
    answer(&k, ACT_NO_REACTION);
    assert_int_equal(k.g->hero[0].dashboard, hero_id(&k, "karl_wolf"));
    at_round_end(&k);
    decline_until(&k, "ALONE"); /* who is first in the next Round */
    assert_int_equal(k.g->hero[0].dashboard, hero_id(&k, "karl"));
    close_kit(&k);
}

static void OT_306_a_change_of_form_changes_nothing_else(void **state)
{
    (void)state;
    struct kit k;
    open_karl(&k);
    struct hero *h = &k.g->hero[0];
    set_level(&k, 0, 3);
    set_wounds(&k, 0, "17");
    give_upgrade(&k, 0, "ice_blade");
    give_upgrade(&k, 0, "surgeons_saw");
    h->extra_turns = 1;
    k.g->supply[EXTRA_TURN]--;
    h->innocents = 2;
    k.g->supply[INNOCENT] = (u8)(k.g->supply[INNOCENT] - 2);
    h->npcs = 1u << COMMISSIONER;
    h->city = space("d-11");
    attack(&k, 0);
    struct hero before = *h;
    roll_corrupt(&k, "SSSSSSSS nnnnn"); /* 5 + Ice Blade + Commissioner + track */
    assert_int_equal(last_event(&k, EV_HERO_ROLL)->a, 8);
    assert_int_equal(h->dashboard, hero_id(&k, "karl_wolf"));
    assert_int_equal(h->level, 4); /* by the Voluntary Corruption */
    assert_int_equal(h->wounds, before.wounds);
    assert_int_equal(h->turns, before.turns);
    assert_int_equal(h->extra_turns, 1);
    assert_int_equal(h->innocents, 2);
    assert_int_equal(h->npcs, before.npcs);
    assert_int_equal(h->city, before.city);
    assert_int_equal(h->space, before.space);
    assert_true(owns(&k, 0, "ice_blade"));
    assert_true(owns(&k, 0, "surgeons_saw"));
    expect_outcome(&k, 3, 0, 0); /* the wolf's Hit, the Saw's and the track's */
    int wounds = h->wounds;
    at_round_end(&k);
    decline_until(&k, "ALONE"); /* who is first in the next Round */
    assert_int_equal(h->dashboard, hero_id(&k, "karl"));
    assert_int_equal(h->level, 4);
    assert_int_equal(h->wounds, wounds);
    assert_int_equal(h->extra_turns, 1);
    assert_true(owns(&k, 0, "ice_blade"));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_302_what_a_dashboard_gives),
    TEST(OT_303_the_natural_ability_is_always_in_effect),
    TEST(OT_304_ranged_can_be_part_of_a_dashboard),
    TEST(OT_305_the_natural_ability_says_when_the_second_dashboard_is_used),
    TEST(OT_306_a_change_of_form_changes_nothing_else),
};
TEST_GROUP(tests);
