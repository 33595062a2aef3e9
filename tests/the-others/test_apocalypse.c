/* test_apocalypse.c: the Apocalypse Track, its cards and the Hell Club (chapter 20). */
#include "kit_story.h"

static const char raising[] = CARD("t_rise", "turn_start", "rise { 1 }") CARD("t_leap", "turn_start", "rise { 3 }")
    CARD("t_fall", "turn_start", "lower { 2 }");

static int deck(struct kit *k) { return pile_count(APOCALYPSE_OF(k->g), APOCALYPSE_DECK); }
static int revealed(struct kit *k) { return pile_count(APOCALYPSE_OF(k->g), REVEALED); }
static bool is_revealed(struct kit *k, const char *card)
{
    return in_pile(k, APOCALYPSE_OF(k->g), REVEALED, apocalypse_id(k, card));
}

/* The track at a level reached in the usual way: its card levels have brought their cards. */
static void set_track(struct kit *k, int level)
{
    k->g->apocalypse_level = (u8)level;
    k->g->yielded = (u8)((2u << level) - 1);
}

/* One of the cards above is played at the start of a Turn of Leah's. */
static void use(struct kit *k, const char *card)
{
    give_card(k, card);
    at_turn(k, 0);
    play(k, card);
}

static void OT_252_the_track_has_levels_0_to_7_and_starts_at_0(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, raising);
    assert_int_equal(k.g->apocalypse_level, 0);
    assert_int_equal(k.content.count[KIND_LEVEL], 7); /* each with its instruction */
    for (int level = 1; level <= 9; level++) {
        use(&k, "t_rise");
        decline_until(&k, "NEXT");
        assert_int_equal(k.g->apocalypse_level, level < 7 ? level : 7);
        while (pile_count(SIN_DECK_OF(k.g), SIN_HAND)) card_move(SIN_DECK_OF(k.g), SIN_HAND, 0, SIN_DECK, 0);
        card_move(SIN_DECK_OF(k.g), IN_FRONT, 0, SIN_DECK, 0);
    }
    close_kit(&k);
}

static void OT_253_it_never_rises_by_itself(void **state)
{
    (void)state;
    struct kit k;
    open_story(&k, 1, STORY_WITH("terror", NO_TASK, "given { { 'round', 3 }, rise { 1 } }", "") MAP_WITH("", "")
               PATH_FROM(KILL(9)));
    at_turn(&k, 0);
    until_round(&k, 3);
    assert_int_equal(k.g->apocalypse_level, 0);
    assert_int_equal(happened(&k, EV_APOCALYPSE), 0);
    until_round(&k, 4); /* the Story says so */
    assert_int_equal(k.g->apocalypse_level, 1);
    close_kit(&k);
}

static void OT_254_each_rise_carries_out_the_instruction_of_the_new_level(void **state)
{
    (void)state;
    struct kit k;
    for (int level = 1; level <= 7; level++) {
        open_with(&k, 1, raising);
        set_track(&k, level - 1);
        use(&k, "t_rise");
        int hand = pile_count(SIN_DECK_OF(k.g), SIN_HAND), reactions = k.g->reactions;
        bool card = !strcmp(asked(&k), "WHICH");
        assert_int_equal(k.g->apocalypse_level, level);
        assert_int_equal(card, level & 1);          /* a card on levels 1, 3, 5 and 7 */
        assert_int_equal(hand, level == 2 ? 2 : 0); /* two Sin cards on level 2 */
        assert_int_equal(reactions, level == 4 ? 4 : 3);
        close_kit(&k);
    }
    for (int level = 5; level <= 6; level++) { /* from level 6 on one Sin Die more, in this very Turn */
        open_with(&k, 1, raising);
        set_track(&k, level - 1);
        k.g->yielded = 0xFF;
        stand(&k, 0, "x-11");
        put(&k, "acolyte", "x-11", 1);
        use(&k, "t_rise");
        fight_here(&k, "CCC nnn");
        assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, level == 6 ? 3 : 2);
        close_kit(&k);
    }
}

/* Sin Dice of a Fight with one Acolyte, and the Reaction tokens of the next Round. */
static int dice_at(struct kit *k, int level)
{
    open_kit(k, 1);
    set_track(k, level);
    stand(k, 0, "x-11");
    put(k, "acolyte", "x-11", 1);
    at_turn(k, 0);
    fight_here(k, "CCC nnnn");
    return last_event(k, EV_SIN_ROLL)->a;
}

static void OT_255_level_effects_add_up(void **state)
{
    (void)state;
    struct kit k;
    for (int level = 0; level <= 7; level++) {
        assert_int_equal(dice_at(&k, level), level >= 6 ? 3 : 2); /* level 6: one die more, also at level 7 */
        k.g->missions_done = 1;
        until_round(&k, 2);
        assert_int_equal(k.g->reactions, level >= 4 ? 4 : 3);     /* level 4: one token more */
        close_kit(&k);
    }
}

static void OT_256_at_level_7_later_rises_are_ignored(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, raising);
    set_track(&k, 6);
    use(&k, "t_leap"); /* one of the three levels is left */
    assert_string_equal(asked(&k), "WHICH");
    answer(&k, ACT_REVEAL);
    decline_until(&k, "NEXT");
    assert_int_equal(k.g->apocalypse_level, 7);
    assert_int_equal(happened(&k, EV_APOCALYPSE), 1);
    assert_int_equal(revealed(&k), 1);
    assert_false(over(&k));
    close_kit(&k);

    open_kit(&k, 1);
    set_track(&k, 7);
    at_round_end(&k); /* no Mission was accomplished: the Story raises the level */
    until_round(&k, 2);
    assert_int_equal(k.g->apocalypse_level, 7);
    assert_int_equal(happened(&k, EV_APOCALYPSE), 0);
    assert_int_equal(revealed(&k), 0);
    close_kit(&k);
}

static void OT_257_two_cards_are_drawn_one_is_revealed_the_other_goes_under_the_deck(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, raising);
    top_apocalypse(&k, "scar_plate");
    top_apocalypse(&k, "red_asphalt");
    int cards = deck(&k);
    use(&k, "t_rise");
    assert_string_equal(asked(&k), "WHICH");
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(offers(&k, ACT_REVEAL), 2); /* the top two */
    assert_true(offered(&k, ACT_REVEAL, apocalypse_id(&k, "red_asphalt")));
    /* only he sees them */
    int first = k.g->apocalypse.start[OFFERED];
    assert_int_equal(seen_by(&k, 0)->apocalypse.id[first], k.g->apocalypse.id[first]);
    assert_true(seen_by(&k, 1)->apocalypse.id[first] >= 0xF0);
    answer(&k, ACT_REVEAL, apocalypse_id(&k, "scar_plate"));
    assert_true(is_revealed(&k, "scar_plate"));
    assert_int_equal(revealed(&k), 1);
    assert_int_equal(deck(&k), cards - 1);
    u8 bottom = card_at(APOCALYPSE_OF(k.g), APOCALYPSE_DECK, cards - 2);
    assert_int_equal(bottom, apocalypse_id(&k, "red_asphalt"));
    assert_int_equal(seen_by(&k, 1)->apocalypse.id[k.g->apocalypse.start[REVEALED]], apocalypse_id(&k, "scar_plate"));
    assert_int_equal(k.g->apocalypse.known[cards - 2], only(0)); /* he knows the bottom card, the others do not */
    close_kit(&k);
}

static void OT_258_a_revealed_card_stays_in_effect(void **state)
{
    (void)state;
    struct kit k;
    for (int shown = 0; shown < 2; shown++) {
        open_kit(&k, 1);
        if (shown) reveal(&k, "frenzied_flock"); /* Acolytes +1 Fight */
        stand(&k, 0, "x-11");
        put(&k, "acolyte", "x-11", 2);
        for (int round = 1; round <= 3; round++) {
            at_turn(&k, 0);
            fight_here(&k, "CCC nnnnnnn");
            assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, shown ? 6 : 4);
            k.g->missions_done = 1;
            until_round(&k, round + 1);
            stand(&k, 0, "x-11");
        }
        assert_int_equal(is_revealed(&k, "frenzied_flock"), shown);
        close_kit(&k);
    }
    open_with(&k, 1, raising); /* from the moment it is revealed */
    top_apocalypse(&k, "frenzied_flock");
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 1);
    use(&k, "t_rise");
    answer(&k, ACT_REVEAL, apocalypse_id(&k, "frenzied_flock"));
    fight_here(&k, "CCC nnn");
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 3);
    close_kit(&k);
}

static void OT_259_OT_S122_each_level_yields_one_card_once(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, raising);
    set_track(&k, 0);
    use(&k, "t_rise");
    answer(&k, ACT_REVEAL);
    decline_until(&k, "NEXT");
    assert_int_equal(revealed(&k), 1);
    set_track(&k, 1);
    use(&k, "t_fall"); /* the marker goes back, not below 0; the revealed card stays */
    assert_int_equal(k.g->apocalypse_level, 0);
    assert_int_equal(happened(&k, EV_APOCALYPSE_FALLS), 1);
    assert_int_equal(revealed(&k), 1);
    give_card(&k, "t_leap");
    at_turn(&k, 0);
    play(&k, "t_leap"); /* level 1 again: no card; level 3 for the first time: one */
    assert_string_equal(asked(&k), "WHICH");
    assert_int_equal(k.g->apocalypse_level, 3);
    assert_int_equal(revealed(&k), 1);
    answer(&k, ACT_REVEAL);
    assert_int_equal(revealed(&k), 2);
    close_kit(&k);

    open_with(&k, 1, raising); /* level effects above the marker stop */
    set_track(&k, 7);
    use(&k, "t_fall"); /* to 5 */
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 0);
    fight_here(&k, "CCC nnn");
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 2);
    k.g->missions_done = 1;
    until_round(&k, 2);
    assert_int_equal(k.g->reactions, 4); /* those below do not */
    close_kit(&k);
}

/* Level 1 with this card on top, which is revealed. */
static void invite(struct kit *k, const char *card)
{
    top_apocalypse(k, card);
    use(k, "t_rise");
    answer(k, ACT_REVEAL, apocalypse_id(k, card));
}

static void OT_260_a_hell_club_card_brings_its_monster_onto_a_nest_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, raising); /* an unblocked one, of the Sins Player's choice */
    lay(&k, NEST, "x-11", 1);
    lay(&k, NEST, "x-22", 2);
    put(&k, "acolyte", "x-11", 1);
    put(&k, "acolyte", "x-22", 1);
    invite(&k, "last_orders");
    assert_string_equal(asked(&k), "WHERE");
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(offers(&k, ACT_SUMMON), 2);
    assert_true(offered(&k, ACT_SUMMON, monster_id(&k, "the_runner"), space("d-13")));
    answer(&k, ACT_SUMMON, -1, space("x-22"));
    assert_int_equal(figures_at(&k, "the_runner", "x-22"), 1);
    close_kit(&k);

    open_with(&k, 1, raising); /* all are blocked: any of them */
    lay(&k, NEST, "x-11", 1);
    put(&k, "acolyte", "x-11", 2);
    put(&k, "acolyte", "d-13", 1);
    invite(&k, "last_orders");
    assert_int_equal(offers(&k, ACT_SUMMON), 2);
    answer(&k, ACT_SUMMON, -1, space("x-11"));
    assert_int_equal(figures_at(&k, "the_runner", "x-11"), 1);
    close_kit(&k);

    open_with(&k, 1, raising); /* the other of the two cards brings nobody */
    top_apocalypse(&k, "last_orders");
    top_apocalypse(&k, "scar_plate");
    use(&k, "t_rise");
    answer(&k, ACT_REVEAL, apocalypse_id(&k, "scar_plate"));
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(happened(&k, EV_SUMMONED), 0);
    close_kit(&k);
}

static void OT_261_values_and_abilities_of_a_hell_club_member_are_on_its_card(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, raising); /* the Bouncer: Fight 6, Defense 6; who leaves its Space takes one Wound more */
    invite(&k, "house_rules"); /* one Nest: it comes to d-13 */
    assert_int_equal(figures_at(&k, "the_bouncer", "d-13"), 1);
    stand(&k, 0, "d-13");
    set_hero(&k, 0, "thorley");
    at_turn(&k, 0);
    fight_here(&k, "HHHH H nnnnnn");
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 6);
    assert_string_equal(asked(&k), "NEXT"); /* 4 Hits do not kill it */
    step_to(&k, "e-12");
    bear_wounds(&k);
    assert_int_equal(wound_count(&k.g->hero[0]), 2);
    close_kit(&k);

    open_with(&k, 1, raising); /* the Runner: 3 steps */
    invite(&k, "last_orders");
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    assert_true(offered(&k, ACT_MOVE_MONSTER, monster_id(&k, "the_runner"), space("d-13"), space("e-11") /* 3 steps */) ||
                offered(&k, ACT_MOVE_MONSTER, monster_id(&k, "the_runner"), space("d-13"), space("s-12")));
    assert_false(offered(&k, ACT_MOVE_MONSTER, monster_id(&k, "the_runner"), space("d-13"), space("x-11"))); /* 4 */
    close_kit(&k);
}

static void OT_262_OT_S72_a_killed_member_and_its_card_never_return(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, raising);
    invite(&k, "last_orders");
    set_hero(&k, 0, "thorley");
    stand(&k, 0, "d-13");
    lay(&k, NEST, "x-11", 2);
    at_turn(&k, 0);
    fight_here(&k, "HHHH nnnn");
    answer(&k, ACT_SLAY, monster_id(&k, "the_runner"));
    assert_int_equal(figures_at(&k, "the_runner", "removed"), 1);
    assert_int_equal(figures_at(&k, "the_runner", "dead"), 0);
    assert_false(is_revealed(&k, "last_orders"));
    assert_false(in_pile(&k, APOCALYPSE_OF(k.g), APOCALYPSE_DECK, apocalypse_id(&k, "last_orders")));
    bury(&k, "acolyte", 1);
    bury(&k, "abomination", 1);
    k.g->missions_done = 1;
    at_round_end(&k);
    assert_string_equal(asked(&k), "SUMMON");
    assert_false(offered(&k, ACT_SUMMON, monster_id(&k, "the_runner")));
    until_round(&k, 2);
    assert_int_equal(figures_at(&k, "the_runner", "removed"), 1);
    close_kit(&k);

    open_with(&k, 1, raising); /* its ability ends with it */
    invite(&k, "house_rules");
    set_hero(&k, 0, "thorley");
    stand(&k, 0, "d-13");
    put(&k, "acolyte", "d-13", 1);
    give_upgrade(&k, 0, "girder");
    at_turn(&k, 0);
    fight_here(&k, "HHHHHH nnnnnnnn"); /* and one for two Monsters */
    answer(&k, ACT_SLAY, monster_id(&k, "the_bouncer"));
    decline_until(&k, "NEXT");
    step_to(&k, "e-12");
    bear_wounds(&k);
    assert_int_equal(wound_count(&k.g->hero[0]), 1);
    close_kit(&k);
}

static void OT_S70_without_any_nest_a_street_space_without_heroes(void **state)
{
    (void)state;
    /* a map without tannery_row has no permanent Nest; its one Nest is taken away */
    static const char lua[] = CARD("t_rise", "turn_start", "rise { 1 }")
        "tile { id = 'tannery_row', name = 'Tannery Row', icons = { 'extra_turn', 'heal' } }\n"
        STORY_WITH("terror", NO_TASK, NO_TASK, "") MAP_WITH("{ 'nest', 'x-11' }", "")
        PATH_FROM(KILL(1) ", after = { summon { 'avatar' } }");
    struct kit k;
    open_story(&k, 1, lua);
    stand(&k, 0, "x-12");
    stand(&k, 1, "x-21");
    stand(&k, 2, "d-11");
    invite(&k, "last_orders");
    struct context *c = &k.c;
    assert_int_equal(offers(&k, ACT_SUMMON), __builtin_popcountll(MAP(k.g->map)->streets) - 2);
    assert_true(offered(&k, ACT_SUMMON, -1, space("x-11")));
    assert_false(offered(&k, ACT_SUMMON, -1, space("x-12"))); /* Heroes */
    assert_false(offered(&k, ACT_SUMMON, -1, space("d-12"))); /* a District */
    close_kit(&k);

    open_story(&k, 1, lua); /* an Event likewise */
    stand(&k, 0, "x-12");
    put(&k, "acolyte", "x-12", 1);
    at_turn(&k, 0);
    fight_here(&k, "HHC nn");
    answer(&k, ACT_SLAY);
    assert_string_equal(asked(&k), "WHERE");
    assert_false(offered(&k, ACT_SUMMON, -1, space("x-12")));
    assert_false(offered(&k, ACT_SUMMON, -1, space("d-12")));
    answer(&k, ACT_SUMMON, monster_id(&k, "avatar"), space("s-11"));
    assert_int_equal(figures_at(&k, "avatar", "s-11"), 1);
    close_kit(&k);
}

static void OT_S70_when_heroes_stand_in_every_street_space_any_of_them(void **state)
{
    (void)state;
    /* two tiles side by side: one Street Space, with all Heroes in it */
    static const char lua[] = CARD("t_rise", "turn_start", "rise { 1 }")
        "tile { id = 't_a', name = 'A', icons = { 'heal', 'repent', 'extra_turn' } }\n"
        "tile { id = 't_b', name = 'B', icons = { 'inventory', 'orbital_strike' } }\n"
        STORY_WITH("terror", NO_TASK, NO_TASK, "") PATH_FROM(KILL(1))
        "map { id = 't_map', name = 'T', story = 't_story', tiles = { { 't_a', 't_b' } }, start = 'e-11',"
        "      tokens = { { 'nest', 'd-11' }, { 'orbital_strike', 'e-11' } } }\n";
    struct kit k;
    open_story(&k, 1, lua);
    invite(&k, "last_orders");
    assert_int_equal(figures_at(&k, "the_runner", "e-11"), 1); /* the only one: not even asked */
    close_kit(&k);
}

static void OT_S73_a_deck_of_one_or_no_card(void **state)
{
    (void)state;
    struct kit k;
    for (int left = 0; left < 2; left++) {
        open_with(&k, 1, raising);
        while (deck(&k) > left) card_move(APOCALYPSE_OF(k.g), APOCALYPSE_DECK, deck(&k) - 1, APOCALYPSE_GONE, EVERYBODY);
        if (left) assert_int_equal(deck(&k), 1);
        use(&k, "t_rise");
        decline_until(&k, "NEXT");
        assert_int_equal(k.g->apocalypse_level, 1);
        assert_int_equal(revealed(&k), left);
        assert_int_equal(deck(&k), 0);
        close_kit(&k);
    }
}

static void OT_S74_several_levels_one_at_a_time(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, raising);
    use(&k, "t_leap");
    assert_string_equal(asked(&k), "WHICH"); /* the card of level 1 before level 2 is reached */
    assert_int_equal(k.g->apocalypse_level, 1);
    assert_int_equal(pile_count(SIN_DECK_OF(k.g), SIN_HAND), 0);
    answer(&k, ACT_REVEAL);
    decline_until(&k, "WHICH");
    assert_int_equal(k.g->apocalypse_level, 3); /* level 2 has brought its Sin cards */
    assert_int_equal(pile_count(SIN_DECK_OF(k.g), SIN_HAND), 2);
    assert_int_equal(happened(&k, EV_APOCALYPSE), 3);
    close_kit(&k);
}

static void OT_S75_the_reaction_token_of_the_track_is_active_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, raising);
    set_track(&k, 3);
    k.g->reactions = 0;
    k.g->reactions_spent = 3;
    put(&k, "acolyte", "x-22", 1);
    use(&k, "t_rise");
    assert_int_equal(k.g->reactions, 1);
    end_turn(&k);
    assert_string_equal(asked(&k), "WHETHER"); /* and usable in this Turn */
    answer(&k, ACT_REACT);
    assert_int_equal(k.g->reactions, 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_252_the_track_has_levels_0_to_7_and_starts_at_0),
    TEST(OT_253_it_never_rises_by_itself),
    TEST(OT_254_each_rise_carries_out_the_instruction_of_the_new_level),
    TEST(OT_255_level_effects_add_up),
    TEST(OT_256_at_level_7_later_rises_are_ignored),
    TEST(OT_257_two_cards_are_drawn_one_is_revealed_the_other_goes_under_the_deck),
    TEST(OT_258_a_revealed_card_stays_in_effect),
    TEST(OT_259_OT_S122_each_level_yields_one_card_once),
    TEST(OT_260_a_hell_club_card_brings_its_monster_onto_a_nest_at_once),
    TEST(OT_261_values_and_abilities_of_a_hell_club_member_are_on_its_card),
    TEST(OT_262_OT_S72_a_killed_member_and_its_card_never_return),
    TEST(OT_S70_without_any_nest_a_street_space_without_heroes),
    TEST(OT_S70_when_heroes_stand_in_every_street_space_any_of_them),
    TEST(OT_S73_a_deck_of_one_or_no_card),
    TEST(OT_S74_several_levels_one_at_a_time),
    TEST(OT_S75_the_reaction_token_of_the_track_is_active_at_once),
};
TEST_GROUP(tests);
