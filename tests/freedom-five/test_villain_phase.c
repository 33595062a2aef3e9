/* test_villain_phase.c: the Villain phase, Scheme cards and the Refresh phase (chapters 10 to 12). Comic 1, Chapter 1:
 * Henchmen Attack, draw 2, 2 Scheme cards. */
#include "kit.h"

/* The Villain phase of Legacy, to its end, with this Scheme card and no other. */
static void resolve(struct kit *k, const char *scheme)
{
    top_scheme(k, "justice_rules_6");
    top_scheme(k, scheme);
    kit_enter(k, "villain_phase", LEGACY);
    decline_until(k, "FREE");
}

static void open_quiet(struct kit *k)
{
    open_city(k, 2);
    put_at(k, LEGACY, 1, PRIVATE_LIFE);
    put_at(k, WRAITH, 30, PRIVATE_LIFE);
}

/* -- Henchmen Attack, draw ------------------------------------------------------------------------------------ */

static void FF_110_FF_266_FF_147_two_tower_cards_lose_before_any_step(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    card_move(TOWERS(k.g), TOWER_DECK, 0, TOWER_DOWN, 0);
    resolve(&k, "last_tram_to_nowhere");
    assert_int_equal(k.g->ending, NO_ENDING);                /* one is no loss */
    card_move(TOWERS(k.g), TOWER_DECK, 0, TOWER_DOWN, 0);
    put_crowd(&k, 1, "rrr");
    put_at(&k, LEGACY, 1, HERO_MODE);
    forget(&k);
    resolve(&k, "last_tram_to_nowhere");
    assert_int_equal(k.g->ending, TOWER_LOST);
    assert_int_equal(happened(&k, EV_HENCHMEN_ATTACK), 0);
    close_kit(&k);
}

static void FF_218_FF_S72_FF_E24_not_while_under_construction(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    k.g->under_construction = true;
    for (int n = 0; n < 2; n++) card_move(TOWERS(k.g), TOWER_DECK, 0, TOWER_DOWN, 0);
    resolve(&k, "last_tram_to_nowhere");
    assert_int_equal(k.g->ending, NO_ENDING);
    kit_build(&k, "actions", LEGACY);
    assert_false(place_anarchy(&k.c, k.g, HQ, GREEN, 0));
    assert_int_equal(k.g->unrest[UNREST_AT(HQ, GREEN)], 1);  /* a real token */
    close_kit(&k);
}

static void FF_112_FF_113_each_henchman_damages_the_active_hero_only(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    put_at(&k, LEGACY, 2, HERO_MODE);
    put_at(&k, WRAITH, 2, HERO_MODE);
    put_crowd(&k, 2, "rb");
    resolve(&k, "last_tram_to_nowhere");
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 2);
    assert_int_equal(damage_of(&k.g->hero[WRAITH]), 0);
    close_kit(&k);
}

static void FF_114_FF_210_FF_216_henchmen_do_not_attack_at_hq(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    put_at(&k, LEGACY, HQ, HERO_MODE);
    put_crowd(&k, HQ, "rb");
    resolve(&k, "last_tram_to_nowhere");
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 0);
    k.g->under_construction = true;
    resolve(&k, "last_tram_to_nowhere");
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 2);
    close_kit(&k);
}

static void FF_115_FF_283_henchmen_on_cards_never_attack(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    put_at(&k, LEGACY, 2, HERO_MODE);
    put_villain(&k, GREEN, 2);
    k.g->villain[GREEN].henchmen = 2;
    k.g->supply[GREEN] = (u8)(k.g->supply[GREEN] - 2);
    resolve(&k, "last_tram_to_nowhere");
    assert_int_equal(happened(&k, EV_HENCHMEN_ATTACK), 0);
    close_kit(&k);
}

static void FF_116_FF_117_the_draw_comes_in_either_mode(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    resolve(&k, "last_tram_to_nowhere");
    assert_int_equal(hand_count(k.g, LEGACY), 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    resolve(&k, "last_tram_to_nowhere");
    assert_int_equal(hand_count(k.g, LEGACY), 4);
    assert_int_equal(hand_count(k.g, WRAITH), 0);
    close_kit(&k);
}

/* -- Scheme cards --------------------------------------------------------------------------------------------- */

static void FF_118_FF_119_FF_120_FF_123_steps_from_top_to_bottom_then_the_event(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    put_villain(&k, GREEN, 30);
    top_scheme(&k, "stolen_wings");
    top_scheme(&k, "lights_out_at_the_breakwater");
    kit_enter(&k, "villain_phase", LEGACY);
    decline_until(&k, "FREE");
    const struct event *first = nth_event(&k, EV_HENCHMAN, 0), *second = nth_event(&k, EV_HENCHMAN, 1);
    assert_int_equal(first->a, YELLOW);
    assert_int_equal(first->b, 1);
    assert_int_equal(second->b, 24);
    assert_int_equal(nth_event(&k, EV_VILLAIN_MOVED, 0)->b, 13);
    assert_true(second < nth_event(&k, EV_VILLAIN_MOVED, 0));
    assert_true(nth_event(&k, EV_VILLAIN_MOVED, 0) < nth_event(&k, EV_SCHEME_EVENT, 0));
    assert_true(nth_event(&k, EV_SCHEME_EVENT, 0) < nth_event(&k, EV_HENCHMAN, 2));
    close_kit(&k);
}

static void FF_121_a_resolved_card_is_discarded(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    u8 card = kit_find(&k, A_SCHEME, "last_tram_to_nowhere");
    resolve(&k, "last_tram_to_nowhere");
    assert_true(has_card(SCHEMES(k.g), SCHEME_DISCARD, card));
    close_kit(&k);
}

static void FF_122_FF_S43_FF_E30_the_deck_is_renewed_at_once(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    top_scheme(&k, "last_tram_to_nowhere");
    struct context *c = &k.c;
    while (pile_count(SCHEMES(k.g), SCHEME_DECK) > 1) {
        bool jrn = SCHEME(card_at(SCHEMES(k.g), SCHEME_DECK, 1))->justice_rules;
        card_move(SCHEMES(k.g), SCHEME_DECK, 1, jrn ? SCHEME_BOX : SCHEME_DISCARD, EVERYBODY);
    }
    int discards = pile_count(SCHEMES(k.g), SCHEME_DISCARD);
    kit_enter(&k, "villain_phase", LEGACY);
    decline_until(&k, "FREE");
    assert_int_equal(pile_count(SCHEMES(k.g), SCHEME_DECK), discards - 2); /* the second card and the third are of them */
    assert_int_equal(pile_count(SCHEMES(k.g), SCHEME_DISCARD), 3);
    close_kit(&k);
}

static void FF_124_a_bystander_step_without_tokens_is_ignored(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    resolve(&k, "the_second_hull");
    assert_int_equal(k.g->bystanders[11], 1);
    while (k.g->bystanders[0]) put_bystander(&k, 12);
    resolve(&k, "the_second_hull");
    assert_int_equal(k.g->bystanders[11], 1);
    close_kit(&k);
}

static void FF_125_FF_152_FF_323_mastermind_tokens_and_the_track(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    resolve(&k, "wolves_in_the_soup_line");
    assert_int_equal(tokens_at(k.g, 6), 1);
    assert_int_equal(k.g->track, 0);
    for (int t = 0; t < MASTERMIND_TOKENS; t++) k.g->token_at[t] = 20;
    resolve(&k, "wolves_in_the_soup_line");
    assert_int_equal(tokens_at(k.g, 6), 0);
    assert_int_equal(k.g->track, 1);
    close_kit(&k);
}

static void FF_126_FF_128_FF_277_FF_E20_a_moved_villain_acts_even_where_it_stands(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    put_villain(&k, GREEN, 30);                              /* Ermine: 1 green Anarchy token there */
    resolve(&k, "wolves_in_the_soup_line");                  /* to 24 */
    assert_int_equal(k.g->villain[GREEN].at, 24);
    assert_int_equal(k.g->unrest[UNREST_AT(24, GREEN)], 1);
    resolve(&k, "wolves_in_the_soup_line");
    assert_int_equal(k.g->villain[GREEN].at, 24);
    assert_int_equal(k.g->unrest[UNREST_AT(24, GREEN)], 2);
    close_kit(&k);
}

static void FF_127_FF_315_no_move_of_masterminds_and_of_whoever_is_not_there(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    put_villain(&k, YELLOW, 22);                             /* Baron Blade */
    resolve(&k, "lanterns_put_out");
    assert_int_equal(k.g->villain[YELLOW].at, 22);
    assert_int_equal(happened(&k, EV_VILLAIN_MOVED), 0);
    resolve(&k, "wolves_in_the_soup_line");                  /* green: on its card */
    assert_int_equal(k.g->villain[GREEN].at, 0);
    assert_int_equal(k.g->unrest[UNREST_AT(24, GREEN)], 0);
    close_kit(&k);
}

static void FF_129_FF_186_the_task_event_concerns_the_active_hero(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    resolve(&k, "digging_at_midnight");
    assert_true(has_task_left(k.g, LEGACY));
    assert_false(has_task_left(k.g, WRAITH));
    close_kit(&k);
}

static void FF_130_FF_S76_a_random_location_is_step_1_of_the_next_card(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    kit_build(&k, "actions", LEGACY);
    top_scheme(&k, "stolen_wings");
    top_scheme(&k, "justice_rules_1");
    int deck = pile_count(SCHEMES(k.g), SCHEME_DECK);
    assert_int_equal(random_location(&k.c, k.g), 8);
    assert_int_equal(happened(&k, EV_HENCHMAN), 0);          /* nothing on it is carried out */
    assert_true(has_card(SCHEMES(k.g), SCHEME_DISCARD, kit_find(&k, A_SCHEME, "stolen_wings")));
    assert_true(has_card(SCHEMES(k.g), SCHEME_DECK, kit_find(&k, A_SCHEME, "justice_rules_1")));
    assert_int_equal(pile_count(SCHEMES(k.g), SCHEME_DECK), deck - 1);
    close_kit(&k);
}

static void FF_131_FF_132_FF_133_FF_E17_justice_rules_the_night(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    set_chapter(&k, 2);                                      /* two Scheme cards */
    k.g->hero[LEGACY].available = 0;
    k.g->hero[LEGACY].exhausted = 5;
    top_scheme(&k, "last_tram_to_nowhere");
    resolve(&k, "justice_rules_1");
    assert_int_equal(happened(&k, EV_SCHEME), 1);
    assert_int_equal(happened(&k, EV_HENCHMAN), 0);
    assert_true(has_card(SCHEMES(k.g), SCHEME_BOX, kit_find(&k, A_SCHEME, "justice_rules_1")));
    assert_int_equal(k.g->hero[LEGACY].available, 5);        /* the Refresh phase follows */
    assert_int_equal(k.g->active, WRAITH);
    close_kit(&k);
}

static void FF_S75_cards_are_revealed_one_by_one(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    set_chapter(&k, 2);
    top_scheme(&k, "stolen_wings");
    top_scheme(&k, "lights_out_at_the_breakwater");
    kit_enter(&k, "villain_phase", LEGACY);
    decline_until(&k, "FREE");
    const struct event *second = nth_event(&k, EV_SCHEME, 1);
    assert_int_equal(happened(&k, EV_SCHEME) >= 2, true);
    assert_true(nth_event(&k, EV_HENCHMAN, 1) < second);
    close_kit(&k);
}

/* -- Refresh -------------------------------------------------------------------------------------------------- */

static void FF_134_FF_058_exhausted_tokens_come_back_but_covered_ones_do_not(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    wound(&k, LEGACY, "a");
    k.g->hero[LEGACY].available = 1;
    k.g->hero[LEGACY].exhausted = 3;
    k.g->hero[WRAITH].available = 2;
    k.g->hero[WRAITH].exhausted = 3;
    kit_enter(&k, "refresh", LEGACY);
    assert_int_equal(k.g->hero[LEGACY].available, 4);
    assert_int_equal(k.g->hero[LEGACY].exhausted, 0);
    assert_int_equal(k.g->hero[WRAITH].exhausted, 3);        /* only the active Hero's */
    close_kit(&k);
}

static void FF_135_FF_136_FF_169_FF_E22_more_than_12_cards_are_discarded_at_the_end_of_the_own_turn(void **state)
{
    struct kit k;
    (void)state;
    open_quiet(&k);
    draw_cards(&k.c, k.g, LEGACY, 15, 0);
    draw_cards(&k.c, k.g, WRAITH, 15, 0);
    kit_enter(&k, "refresh", LEGACY);
    assert_int_equal(asked_seat(&k), LEGACY);
    for (int n = 0; n < 3; n++) kit_give_option(&k, 0);
    assert_int_equal(hand_count(k.g, LEGACY), 12);
    assert_int_equal(hand_count(k.g, WRAITH), 15);
    assert_int_equal(k.g->active, WRAITH);                   /* FF-137 */
    close_kit(&k);
}

static void FF_137_FF_046_the_turn_passes_clockwise(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 3);
    for (int h = 0; h < 3; h++) {
        kit_enter(&k, "refresh", (seat)h);
        assert_int_equal(k.g->active, (h + 1) % 3);
    }
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_110_FF_266_FF_147_two_tower_cards_lose_before_any_step),
    TEST(FF_218_FF_S72_FF_E24_not_while_under_construction),
    TEST(FF_112_FF_113_each_henchman_damages_the_active_hero_only),
    TEST(FF_114_FF_210_FF_216_henchmen_do_not_attack_at_hq),
    TEST(FF_115_FF_283_henchmen_on_cards_never_attack),
    TEST(FF_116_FF_117_the_draw_comes_in_either_mode),
    TEST(FF_118_FF_119_FF_120_FF_123_steps_from_top_to_bottom_then_the_event),
    TEST(FF_121_a_resolved_card_is_discarded),
    TEST(FF_122_FF_S43_FF_E30_the_deck_is_renewed_at_once),
    TEST(FF_124_a_bystander_step_without_tokens_is_ignored),
    TEST(FF_125_FF_152_FF_323_mastermind_tokens_and_the_track),
    TEST(FF_126_FF_128_FF_277_FF_E20_a_moved_villain_acts_even_where_it_stands),
    TEST(FF_127_FF_315_no_move_of_masterminds_and_of_whoever_is_not_there),
    TEST(FF_129_FF_186_the_task_event_concerns_the_active_hero),
    TEST(FF_130_FF_S76_a_random_location_is_step_1_of_the_next_card),
    TEST(FF_131_FF_132_FF_133_FF_E17_justice_rules_the_night),
    TEST(FF_S75_cards_are_revealed_one_by_one),
    TEST(FF_134_FF_058_exhausted_tokens_come_back_but_covered_ones_do_not),
    TEST(FF_135_FF_136_FF_169_FF_E22_more_than_12_cards_are_discarded_at_the_end_of_the_own_turn),
    TEST(FF_137_FF_046_the_turn_passes_clockwise),
};
TEST_GROUP(tests);
