/* test_setup.c: pieces, and the table as it is laid out before Scenario Setup (chapters 1 and 2, FF-S102). The question
 * who takes the first turn (FIRST) stands between the two. */
#include <stdio.h>

#include "kit.h"

/* The table with everything laid out and dealt, and no Scenario Setup yet. */
static void open_laid_out(struct kit *k, struct opening opening)
{
    begin_table(k, opening);
    set_up_until(k, "FIRST");
}

static int count_known(struct cards cards, int pile)
{
    int n = 0;
    for (int i = cards.start[pile]; i < cards.start[pile + 1]; i++) n += cards.known[i] != 0;
    return n;
}

/* Whether two kits have the same cards of a pile in the same order. */
static bool same_order(struct cards a, struct cards b, int pile)
{
    int n = pile_count(a, pile);
    if (n != pile_count(b, pile)) return false;
    for (int i = 0; i < n; i++)
        if (card_at(a, pile, i) != card_at(b, pile, i)) return false;
    return true;
}

/* -- Heroes --------------------------------------------------------------------------------------------------- */

static void FF_001_FF_S15_one_to_five_heroes_none_twice(void **state)
{
    struct kit k;
    (void)state;
    kit_load(&k, &freedom_five_game, NULL);
    assert_non_null(setup_fault(k.game, &k.content, &(struct setup){0, 1, 0}));
    assert_non_null(setup_fault(k.game, &k.content, &(struct setup){6, 1, 0}));
    for (u8 players = 1; players <= HEROES; players++)
        assert_null(setup_fault(k.game, &k.content, &(struct setup){players, 1, 0}));
    close_kit(&k);
    begin_table(&k, (struct opening){.heroes = 2});
    u8 wraith = kit_find(&k, A_HERO, "wraith");
    assert_true(asks(&k, 0, "HERO"));
    assert_int_equal(offers(&k, ACT_TAKE_HERO), 8);
    answer(&k, ACT_TAKE_HERO, wraith);
    assert_true(asks(&k, 1, "HERO"));                        /* each player for the own one */
    assert_int_equal(offers(&k, ACT_TAKE_HERO), 7);
    assert_false(offered(&k, ACT_TAKE_HERO, wraith));
    close_kit(&k);
    open_city(&k, 1);                                        /* alone: H is 1 */
    assert_int_equal(k.g->players, 1);
    struct context *c = &k.c;
    assert_int_equal(durability_of(c, k.g, GREEN), 1 + 3);
    close_kit(&k);
}

static void FF_026_FF_027_FF_028_FF_031_the_loadout(void **state)
{
    struct kit k;
    (void)state;
    open_laid_out(&k, (struct opening){.heroes = 5});
    for (int h = 0; h < 5; h++) {
        const struct hero *hero = &k.g->hero[h];
        assert_int_equal(hero->mode, PRIVATE_LIFE);
        assert_int_equal(hero->available, 5);
        assert_int_equal(hero->exhausted, 0);
        assert_int_equal(hand_count(k.g, h), 4);
        assert_int_equal(pile_count(ABILITIES(k.g), ABILITY_DECK + h), 20);
        assert_int_equal(pile_count(TASKS(k.g), TASK_DECK + h), 3);
        assert_int_equal(pile_count(SPECIALS(k.g), special_pile(h, 0)), 1); /* FF-033: the leftmost slot */
        assert_int_equal(pile_count(JUSTICES(k.g), JUSTICE_ACTIVE + h), 1);
    }
    close_kit(&k);
}

static void FF_029_own_decks_are_shuffled_and_face_down(void **state)
{
    struct kit a, b;
    bool tasks = false;
    (void)state;
    open_laid_out(&a, (struct opening){.heroes = 2});
    for (int h = 0; h < 2; h++) {
        assert_int_equal(count_known(ABILITIES(a.g), ABILITY_DECK + h), 0);
        assert_int_equal(count_known(TASKS(a.g), TASK_DECK + h), 0);
    }
    for (u64 seed = 2; seed < 12; seed++) {
        open_laid_out(&b, (struct opening){.heroes = 2, .seed = seed});
        assert_false(same_order(ABILITIES(a.g), ABILITIES(b.g), ABILITY_DECK));
        assert_false(same_order(ABILITIES(a.g), ABILITIES(b.g), ABILITY_DECK + 1));
        tasks |= !same_order(TASKS(a.g), TASKS(b.g), TASK_DECK);
        close_kit(&b);
    }
    assert_true(tasks);
    close_kit(&a);
}

static void FF_030_each_hero_begins_at_a_home_base(void **state)
{
    struct kit k;
    (void)state;
    begin_table(&k, (struct opening){.heroes = 2});
    set_up_until(&k, "HOME_BASE");
    assert_true(asks(&k, LEGACY, "HOME_BASE"));
    assert_int_equal(offers(&k, ACT_HOME), 2);
    assert_true(offered(&k, ACT_HOME, 15));
    answer(&k, ACT_HOME, 8);
    assert_int_equal(k.g->hero[LEGACY].at, 8);
    assert_true(asks(&k, WRAITH, "HOME_BASE"));
    assert_true(offered(&k, ACT_HOME, 15));
    answer(&k, ACT_HOME, 13);
    assert_int_equal(k.g->hero[WRAITH].at, 13);
    assert_true(asks(&k, LEGACY, "FIRST"));
    close_kit(&k);
}

static void FF_034_FF_S09_the_tutorial_names_its_first_cards(void **state)
{
    struct kit k;
    int others = 0, tests = 0;
    (void)state;
    for (u64 seed = 1; seed <= 10; seed++) {
        open_laid_out(&k, (struct opening){.heroes = 4, .seed = seed});
        struct context *c = &k.c;
        u8 throttle = kit_find(&k, A_SPECIAL, "full_throttle");
        for (int h = 0; h < 4; h++) {
            u8 special = card_at(SPECIALS(k.g), special_pile(h, 0), 0);
            if (h < 2) assert_int_equal(special, throttle);
            else assert_int_not_equal(special, throttle);    /* there are two */
            assert_int_equal(JUSTICE(card_at(JUSTICES(k.g), JUSTICE_ACTIVE + h, 0))->kind, BY_PLACE);
        }
        close_kit(&k);
        open_laid_out(&k, (struct opening){.heroes = 4, .seed = seed, .comic = 2}); /* at random otherwise */
        for (int h = 0; h < 4; h++) {
            others += card_at(SPECIALS(k.g), special_pile(h, 0), 0) != throttle;
            tests += JUSTICE(card_at(JUSTICES(k.g), JUSTICE_ACTIVE + h, 0))->kind != BY_PLACE;
        }
        close_kit(&k);
    }
    assert_in_range(others, 25, 40);
    assert_in_range(tests, 10, 39);
}

static void FF_035_FF_S17_legacy_names_the_first_player_or_the_host(void **state)
{
    struct kit k;
    (void)state;
    begin_table(&k, (struct opening){.heroes = 3});
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "bunker"));
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "wraith"));
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "legacy"));
    while (strcmp(asked(&k), "FIRST")) kit_give_option(&k, 0);
    assert_true(asks(&k, 2, "FIRST"));
    assert_int_equal(offers(&k, ACT_NAME_FIRST), 3);         /* any player, Legacy's own included */
    answer(&k, ACT_NAME_FIRST, kit_find(&k, A_HERO, "wraith"));
    assert_int_equal(k.g->active, 1);
    assert_true(asks(&k, 1, "FREE"));
    close_kit(&k);
    begin_table(&k, (struct opening){.heroes = 2});
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "bunker"));
    answer(&k, ACT_TAKE_HERO, kit_find(&k, A_HERO, "wraith"));
    while (strcmp(asked(&k), "FIRST")) kit_give_option(&k, 0);
    assert_true(asks(&k, 0, "FIRST"));
    close_kit(&k);
}

/* -- Hands ---------------------------------------------------------------------------------------------------- */

static int seen_by(struct kit *k, seat viewer, int hero)
{
    static STATE view;
    int n = 0;
    see(k, viewer, &view);
    assert_int_equal(hand_count(&view, hero), hand_count(k->g, hero)); /* its size is public */
    struct context *c = &k->c;
    for EACH_CARD(card, ABILITIES(&view), ABILITY_HAND + hero) n += card && card <= c->content->count[KIND_ABILITY];
    return n;
}

static void FF_032_FF_S16_a_hand_is_open_or_held(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .as_dealt = true});
    assert_int_equal(seen_by(&k, WRAITH, LEGACY), 4);        /* open at first */
    assert_int_equal(seen_by(&k, NOBODY, LEGACY), 4);
    turn_switch(&k.c, k.g, LEGACY, 0, true);
    assert_int_equal(seen_by(&k, WRAITH, LEGACY), 0);
    assert_int_equal(seen_by(&k, NOBODY, LEGACY), 0);
    assert_int_equal(seen_by(&k, LEGACY, LEGACY), 4);
    assert_int_equal(seen_by(&k, LEGACY, WRAITH), 4);        /* each has the own switch */
    draw_cards(&k.c, k.g, LEGACY, 2, 0);
    assert_int_equal(seen_by(&k, WRAITH, LEGACY), 0);        /* what is drawn is held, too */
    u8 card = card_at(ABILITIES(k.g), ABILITY_HAND + LEGACY, 0);
    discard_card(&k.c, k.g, LEGACY, card, EV_DISCARDED, 0);
    assert_int_equal(count_known(ABILITIES(k.g), ABILITY_DISCARD + LEGACY), 1); /* discards are public */
    turn_switch(&k.c, k.g, LEGACY, 0, false);
    assert_int_equal(seen_by(&k, WRAITH, LEGACY), 5);
    close_kit(&k);
}

static void FF_S16_what_a_held_hand_waits_for_betrays_nothing(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    struct hero *legacy = &k.g->hero[LEGACY];
    assert_int_equal(legacy->hand_mask, 0);
    hold(&k, LEGACY, "reinforced_cape");                     /* prevents damage */
    assert_int_equal(legacy->hand_mask, bit(ON_HURT));
    turn_switch(&k.c, k.g, LEGACY, 0, true);
    assert_int_equal(legacy->hand_mask, legacy->card_mask);  /* any card of the deck could be there */
    discard_card(&k.c, k.g, LEGACY, kit_find(&k, AN_ABILITY, "reinforced_cape"), EV_DISCARDED, 0);
    assert_int_equal(legacy->hand_mask, legacy->card_mask);
    turn_switch(&k.c, k.g, LEGACY, 0, false);
    assert_int_equal(legacy->hand_mask, 0);
    hold(&k, LEGACY, "reinforced_cape");
    discard_card(&k.c, k.g, LEGACY, kit_find(&k, AN_ABILITY, "reinforced_cape"), EV_DISCARDED, 0);
    assert_int_equal(legacy->hand_mask, 0);
    legacy->hand_mask = bit(ON_HURT);
    struct text why = {0};
    assert_false(state_sound(&k.c, k.g, &why));
    assert_non_null(strstr(text_string(&why), "the moments that a hand waits for"));
    text_free(&why);
    close_kit(&k);
}

/* -- Colours -------------------------------------------------------------------------------------------------- */

/* Attacks one Henchman of a colour with this face; whether it goes. */
static bool beats(struct kit *k, int hero, const char *colour, int face)
{
    put_at(k, hero, 1, HERO_MODE);
    put_crowd(k, 1, colour);
    enter_turn(k, hero, HERO_MODE, 5);
    fix_dice(k, 1, face);
    answer(k, ACT_ATTACK);
    return !henchmen_at(k->g, 1);
}

static void FF_002_FF_S03_mind_green_body_red_spirit_blue_tech_yellow(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 4);
    assert_true(beats(&k, WRAITH, "g", 3));                  /* Mind 3+ */
    assert_false(beats(&k, LEGACY, "g", 3));
    assert_true(beats(&k, ZERO, "r", 3));                    /* Body 3+ */
    assert_false(beats(&k, LEGACY, "r", 3));
    assert_true(beats(&k, LEGACY, "b", 3));                  /* Spirit 3+ */
    assert_false(beats(&k, WRAITH, "b", 4));
    assert_true(beats(&k, TACHYON, "y", 3));                 /* Tech 3+ */
    assert_false(beats(&k, LEGACY, "y", 4));
    close_kit(&k);
}

static void FF_003_FF_345_where_purple_occurs(void **state)
{
    struct kit k;
    int wild = 0, strong = 0;
    (void)state;
    kit_load(&k, &freedom_five_game, NULL);
    struct context c_ = {.content = &k.content}, *c = &c_;
    for (int id = 1; id <= k.content.count[KIND_ABILITY]; id++) {
        const struct ability_row *a = ABILITY(id);
        if (!a->cost) assert_true(a->colour < COLOURS);      /* Upgraded ones only */
        else wild += a->colour == PURPLE, strong += a->dice > 2;
    }
    assert_true(wild > 0);
    assert_true(strong > 0);
    close_kit(&k);
    static const char *const wrong[] = {
        "location { id = 'quarry_park', name = 'X', colour = 'purple', x = 1, y = 0 }",
        "villain { id = 'ermine', name = 'X', colour = 'purple', plus = 3 }",
        "modifier { id = 'zealots', name = 'X', colour = 'purple', passive = { henchmen_pry {} } }",
        "scheme { id = 'stolen_wings', name = 'X', steps = { { 'henchman', 'paper_lane', 'purple' } } }",
    };
    for (size_t i = 0; i < COUNT(wrong); i++)
        assert_true(kit_has_mistake(&freedom_five_game, wrong[i], "purple"));
}

/* -- The city ------------------------------------------------------------------------------------------------- */

static void FF_004_FF_016_thirty_locations_and_the_hq_board(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_city(&k, 2);
    struct context *c = &k.c;
    assert_int_equal(c->content->count[KIND_LOCATION], 30);
    assert_int_equal(kit_find(&k, A_LOCATION, "freedom_tower"), 15);
    assert_true(is_hq(k.g, 15));
    for (int l = 1; l <= LOCATIONS; l++) assert_int_equal(is_hq(k.g, l), l == 15);
    kit_tell(&k, NOBODY, &s);
    assert_int_equal(lies_at(&s, "city"), 1);
    assert_int_equal(lies_at(&s, "city/freedom_tower"), 1);
    assert_int_equal(lies_at(&s, "hq_board"), 1);
    static const char *const decks[] = {"scheme", "anarchy", "tower", "bystander", "justice", "special"};
    for (size_t i = 0; i < COUNT(decks); i++) {
        char path[64];
        snprintf(path, sizeof path, "hq_board/%s/deck", decks[i]);
        assert_int_equal(lies_at(&s, path), 1);
    }
    scene_free(&s);
    close_kit(&k);
}

static void FF_007_FF_017_FF_S10_FF_E02_one_henchman_in_every_location(void **state)
{
    struct kit k;
    (void)state;
    open_laid_out(&k, (struct opening){0});
    struct context *c = &k.c;
    for (int l = 1; l <= LOCATIONS; l++) {
        assert_int_equal(henchmen_at(k.g, l), 1);
        assert_int_equal(k.g->crowd[CROWD_AT(l, LOCATION(l)->colour)], 1);
    }
    assert_int_equal(LOCATION(2)->colour, GREEN);            /* FF-E02 */
    assert_int_equal(k.g->crowd[CROWD_AT(2, GREEN)], 1);
    assert_int_equal(k.g->supply[RED], 9);
    assert_int_equal(k.g->supply[BLUE], 9);
    assert_int_equal(k.g->supply[GREEN], 10);
    assert_int_equal(k.g->supply[YELLOW], 10);
    close_kit(&k);
    open_city(&k, 2);
    assert_true(state_sound(&k.c, k.g, &(struct text){0}));
    k.g->supply[RED]--;                                      /* 16 red ones cannot be */
    struct text why = {0};
    assert_false(state_sound(&k.c, k.g, &why));
    text_free(&why);
    close_kit(&k);
}

static void FF_008_FF_019_anarchy_tokens_of_the_scenario_only(void **state)
{
    struct kit k;
    (void)state;
    begin_table(&k, (struct opening){.heroes = 2, .comic = 4});
    for (int colour = 0; colour < ALL_COLOURS; colour++) assert_int_equal(k.g->pool[colour], 0);
    set_up_until(&k, NULL);
    for (int colour = 0; colour < ALL_COLOURS; colour++) {
        int all = k.g->pool[colour];
        for (int l = 1; l <= LOCATIONS; l++) all += k.g->unrest[UNREST_AT(l, colour)];
        assert_int_equal(all, colour == PURPLE ? 0 : 3);
    }
    for (u8 id = 1; id <= k.content.count[KIND_COMIC]; id++) {
        struct context *c = &k.c;
        int all = COMIC(id)->purple;
        for (int colour = 0; colour < COLOURS; colour++) {
            assert_in_range(COMIC(id)->anarchy[colour], 0, 4);
            all += COMIC(id)->anarchy[colour];
        }
        assert_in_range(all, 1, 16);
    }
    close_kit(&k);
}

static void FF_010_FF_018_five_mastermind_tokens_shuffled_and_unseen(void **state)
{
    struct kit k;
    static STATE view;
    int first[6] = {0};
    (void)state;
    for (u64 seed = 1; seed <= 30; seed++) {
        int seen = 0;
        open_laid_out(&k, (struct opening){.heroes = 2, .seed = seed});
        see(&k, 0, &view);
        for (int t = 0; t < MASTERMIND_TOKENS; t++) {
            assert_int_equal(k.g->token_at[t], 0);
            seen |= 1 << k.g->token[t];
            assert_int_equal(view.token[t], view.token[0]);  /* identical backs */
        }
        assert_int_equal(seen, 0x3E);                        /* 1 to 5, each once */
        first[k.g->token[0]]++;
        close_kit(&k);
    }
    for (int number = 1; number <= 5; number++) assert_in_range(first[number], 1, 15);
}

static void FF_011_FF_020_seven_bystander_tokens_on_the_hq_board(void **state)
{
    struct kit k;
    (void)state;
    open_laid_out(&k, (struct opening){0});
    assert_int_equal(k.g->bystanders[0], 7);
    for (int l = 1; l <= LOCATIONS; l++) assert_int_equal(k.g->bystanders[l], 0);
    close_kit(&k);
}

static void FF_012_plot_tokens_mark_the_track(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_table(&k, (struct opening){.heroes = 1, .comic = 5});
    assert_int_equal(k.g->plots, 1 << 3 | 1 << 6 | 1 << 8);  /* all three */
    kit_tell(&k, NOBODY, &s);
    assert_int_equal(lies_at(&s, "plot/track/6/plot_token"), 1);
    assert_int_equal(lies_at(&s, "plot/track/5/plot_token"), 0);
    scene_free(&s);
    close_kit(&k);
    assert_true(kit_has_mistake(&freedom_five_game, "comic { id = 'x', name = 'X', jrn = 3, plots = { 2, 4, 6, 8 }, "
                                "anarchy = { 3, 3, 3, 3 }, purple = 0, villains = {}, introduction = 'x', "
                                "objective = 'x', victory = 'x', defeat = 'x' }", "plots"));
}

static void FF_013_FF_S74_counters_never_run_out(void **state)
{
    struct kit k;
    (void)state;
#define BIG(id, colour) "villain { id = '" id "', name = 'X', colour = '" colour "', per_hero = 3, plus = 12, " \
                        "reward_1 = { draw { 1 } }, reward_2 = { heal { 1 } } } "
    open_with(&k, 5, BIG("sledge_marrow", "red") BIG("mother_lull", "blue"));
    put_villain(&k, RED, 1);
    put_villain(&k, BLUE, 2);
    kit_build(&k, "actions", LEGACY);
    assert_false(damage_villain(&k.c, k.g, RED, 20, LEGACY, 0));
    assert_false(damage_villain(&k.c, k.g, BLUE, 20, LEGACY, 0)); /* 40 in all */
    assert_int_equal(k.g->villain[RED].damage, 20);
    assert_int_equal(k.g->villain[BLUE].damage, 20);
    close_kit(&k);
}

/* A strike at any Villain in the city, a card that clears any Location. */
static void FF_014_what_is_on_cards_is_not_in_the_city(void **state)
{
    struct kit k;
    (void)state;
    open_with(&k, 1, probe_lua("strike { 1, villain = 'any_villain' }"));
    u8 card = kit_find(&k, AN_ABILITY, "read_the_room");
    hold(&k, LEGACY, "read_the_room");
    k.g->villain[GREEN].henchmen = 2;
    k.g->supply[GREEN] = (u8)(k.g->supply[GREEN] - 2);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_PLAY, card));
    assert_int_equal(henchmen_at(k.g, k.g->hero[LEGACY].at), 0);
    put_villain(&k, GREEN, 20);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_PLAY, card));
    close_kit(&k);
    open_with(&k, 1, probe_lua("clear { at = 'any_location' }"));
    hold(&k, LEGACY, "read_the_room");
    k.g->villain[GREEN].henchmen = 2;
    k.g->supply[GREEN] = (u8)(k.g->supply[GREEN] - 2);
    put_villain(&k, GREEN, 20);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_PLAY, card));               /* a card is no Location */
    put_crowd(&k, 20, "g");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_PLAY, card));
    close_kit(&k);
}

/* -- Decks ---------------------------------------------------------------------------------------------------- */

static void FF_023_FF_024_six_decks_face_down_without_jrn_cards(void **state)
{
    struct kit a, b;
    (void)state;
    open_laid_out(&a, (struct opening){.heroes = 2});
    open_laid_out(&b, (struct opening){.heroes = 2, .seed = 2});
    struct context *c = &a.c;
    struct { struct cards a, b; int cards; } deck[] = {
        {SCHEMES(a.g), SCHEMES(b.g), 30}, {ANARCHIES(a.g), ANARCHIES(b.g), 32}, {TOWERS(a.g), TOWERS(b.g), 8},
        {BYSTANDERS(a.g), BYSTANDERS(b.g), 20}, {JUSTICES(a.g), JUSTICES(b.g), 24 - 2},
        {SPECIALS(a.g), SPECIALS(b.g), 24 - 2}};
    for (size_t i = 0; i < COUNT(deck); i++) {
        assert_int_equal(pile_count(deck[i].a, 0), deck[i].cards);
        assert_int_equal(count_known(deck[i].a, 0), 0);
        assert_false(same_order(deck[i].a, deck[i].b, 0));
    }
    assert_int_equal(pile_count(SCHEMES(a.g), SCHEME_BOX), 6);
    for EACH_CARD(card, SCHEMES(a.g), SCHEME_DECK) assert_false(SCHEME(card)->justice_rules);
    for EACH_CARD(card, SCHEMES(a.g), SCHEME_BOX) assert_true(SCHEME(card)->justice_rules);
    int colours = 0;
    for EACH_CARD(card, ANARCHIES(a.g), ANARCHY_DECK) colours |= 1 << ANARCHY(card)->test.colour;
    assert_int_equal(colours, 0xF);                          /* all four in one deck */
    close_kit(&a);
    close_kit(&b);
}

static void FF_S02_sizes_of_decks_are_data(void **state)
{
    struct kit k;
    (void)state;
    open_laid_out(&k, (struct opening){.heroes = 2, .lua =
        "bystander { id = 'x', name = 'X', effect = { draw { 1 } } }"
        "special { id = 'y', name = 'Y', dice = 2, copies = 3, effect = { heal { 1 } } }"});
    assert_int_equal(pile_count(BYSTANDERS(k.g), BYSTANDER_DECK), 21);
    assert_int_equal(pile_count(SPECIALS(k.g), SPECIAL_DECK), 24 + 3 - 2);
    close_kit(&k);
}

static void FF_S12_step_1_places_a_henchman_and_every_step_has_a_location(void **state)
{
    struct kit k;
    int kinds[SCHEME_STEPS] = {0};
    (void)state;
    kit_load(&k, &freedom_five_game, NULL);
    struct context c_ = {.content = &k.content}, *c = &c_;
    for (int id = 1; id <= k.content.count[KIND_SCHEME]; id++) {
        if (SCHEME(id)->justice_rules) continue;
        assert_int_equal(SCHEME(id)->step[0].kind, PLACE_HENCHMAN);
        for (int n = 0; n < SCHEME_STEPS; n++) {
            assert_in_range(SCHEME(id)->step[n].location, 1, LOCATIONS);
            kinds[n] |= 1 << SCHEME(id)->step[n].kind;
        }
    }
    assert_true(set_count((u32)kinds[1]) > 1);
    assert_true(set_count((u32)kinds[2]) > 1);
    close_kit(&k);
    assert_true(kit_has_mistake(&freedom_five_game,
                                "scheme { id = 'x', name = 'X', event = 'good', effect = { draw { 1 } }, "
                                "steps = { { 'bystander', 'paper_lane' }, { 'henchman', 'paper_lane', 'red' }, "
                                "{ 'henchman', 'paper_lane', 'red' } } }", "step"));
}

/* -- Dice ----------------------------------------------------------------------------------------------------- */

static void FF_S04_dice_show_1_to_6_all_alike(void **state)
{
    struct kit k;
    int face[256] = {0}, rolled = 0;
    (void)state;
    open_city(&k, 1);
    while (rolled < 3000) {
        put_crowd(&k, 1, "rgy");
        put_at(&k, LEGACY, 1, HERO_MODE);
        enter_turn(&k, LEGACY, HERO_MODE, 5);
        answer(&k, ACT_ATTACK);
        for (int n = 0; n < 3; n++, rolled++) face[nth_event(&k, EV_ROLLED, n)->c]++;
    }
    for (int n = 1; n <= 6; n++) assert_in_range(face[n], 400, 600);
    assert_int_equal(face[1] + face[2] + face[3] + face[4] + face[5] + face[6], rolled);
    close_kit(&k);
}

static void FF_S05_the_legacy_die(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_crowd(&k, 1, "by");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 2, 1, 1);
    answer(&k, ACT_ATTACK);                                  /* unused without an effect */
    assert_int_equal(happened(&k, EV_ROLLED), 2);
    answer(&k, ACT_USE_POWER);
    assert_true(k.g->hero[LEGACY].legacy_die);
    answer(&k, ACT_ATTACK);
    assert_string_equal(asked(&k), "COLOUR");                /* named before the roll, of those present */
    assert_int_equal(offers(&k, ACT_COLOUR), 2);
    fix_dice(&k, 3, 1, 1, 3);
    answer(&k, ACT_COLOUR, BLUE);
    assert_event_said(&k, EV_WHITE_ROLLED, "Legacy rolls the Legacy die as a blue one: 3");
    assert_int_equal(k.g->crowd[CROWD_AT(1, BLUE)], 0);      /* Spirit 3+ */
    assert_int_equal(k.g->crowd[CROWD_AT(1, YELLOW)], 1);
    assert_false(k.g->hero[LEGACY].legacy_die);
    assert_false(offered(&k, ACT_USE_POWER));
    close_kit(&k);
    open_city(&k, 2);                                        /* another Hero's target, in the tested colour */
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_at(&k, WRAITH, 1, HERO_MODE);
    put_crowd(&k, 1, "b");
    k.g->hero[WRAITH].legacy_die = true;
    enter_turn(&k, WRAITH, HERO_MODE, 5);
    fix_dice(&k, 2, 1, 4);
    answer(&k, ACT_ATTACK);
    assert_int_equal(henchmen_at(k.g, 1), 1);                /* Spirit 5+ */
    close_kit(&k);
}

/* -- Slots ---------------------------------------------------------------------------------------------------- */

static void FF_S11_three_special_slots_and_the_justice_slot(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 1);
    kit_build(&k, "actions", LEGACY);
    for (int slot = 0; slot < 3; slot++) assert_false(gain_special(&k.c, k.g, LEGACY, 0));
    assert_true(gain_special(&k.c, k.g, LEGACY, 0));         /* the fourth finds no room */
    close_kit(&k);
    open_city(&k, 1);
    kit_build(&k, "actions", LEGACY);
    assert_false(gain_task(&k.c, k.g, LEGACY, 0));
    assert_false(justice_covered(k.g, LEGACY));
    assert_true(is_covered(k.g, LEGACY, 0) && is_covered(k.g, LEGACY, 1) && !is_covered(k.g, LEGACY, 2));
    assert_false(gain_task(&k.c, k.g, LEGACY, 0));
    assert_true(is_covered(k.g, LEGACY, 2) && justice_covered(k.g, LEGACY));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_001_FF_S15_one_to_five_heroes_none_twice),
    TEST(FF_026_FF_027_FF_028_FF_031_the_loadout),
    TEST(FF_029_own_decks_are_shuffled_and_face_down),
    TEST(FF_030_each_hero_begins_at_a_home_base),
    TEST(FF_034_FF_S09_the_tutorial_names_its_first_cards),
    TEST(FF_035_FF_S17_legacy_names_the_first_player_or_the_host),
    TEST(FF_032_FF_S16_a_hand_is_open_or_held),
    TEST(FF_S16_what_a_held_hand_waits_for_betrays_nothing),
    TEST(FF_002_FF_S03_mind_green_body_red_spirit_blue_tech_yellow),
    TEST(FF_003_FF_345_where_purple_occurs),
    TEST(FF_004_FF_016_thirty_locations_and_the_hq_board),
    TEST(FF_007_FF_017_FF_S10_FF_E02_one_henchman_in_every_location),
    TEST(FF_008_FF_019_anarchy_tokens_of_the_scenario_only),
    TEST(FF_010_FF_018_five_mastermind_tokens_shuffled_and_unseen),
    TEST(FF_011_FF_020_seven_bystander_tokens_on_the_hq_board),
    TEST(FF_012_plot_tokens_mark_the_track),
    TEST(FF_013_FF_S74_counters_never_run_out),
    TEST(FF_014_what_is_on_cards_is_not_in_the_city),
    TEST(FF_023_FF_024_six_decks_face_down_without_jrn_cards),
    TEST(FF_S02_sizes_of_decks_are_data),
    TEST(FF_S12_step_1_places_a_henchman_and_every_step_has_a_location),
    TEST(FF_S04_dice_show_1_to_6_all_alike),
    TEST(FF_S05_the_legacy_die),
    TEST(FF_S11_three_special_slots_and_the_justice_slot),
};
TEST_GROUP(tests);
