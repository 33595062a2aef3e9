/* test_sin_cards.c: Sin cards: when they are played, where they lie, how they are drawn (chapter 18.2). */
#include "kit_story.h"
#include "kit_world.h"

static int pile(struct kit *k, int which) { return pile_count(SIN_DECK_OF(k->g), which); }
static bool lies(struct kit *k, int which, const char *card)
{
    return in_pile(k, SIN_DECK_OF(k->g), which, sin_card_id(k, card));
}
static bool in_front(struct kit *k, const char *card) { return lies(k, IN_FRONT, card); }
static bool discarded(struct kit *k, const char *card) { return lies(k, SIN_DISCARD, card); }
static void pass(struct kit *k) { answer(k, ACT_PASS); }

static void OT_224_one_card_in_a_turn_and_the_reaction_to_it(void **state)
{
    (void)state;
    struct kit k;
    for (int played = 0; played < 2; played++) {
        open_kit(&k, 1);
        stand(&k, 0, "x-11");
        put(&k, "acolyte", "x-11", 1);
        put(&k, "acolyte", "x-22", 1);
        give_card(&k, "mirror_or_blade");
        give_card(&k, "retinue");      /* reaction_start */
        give_card(&k, "look_upon_me"); /* fight_start */
        at_turn(&k, 0);
        if (played) {
            play(&k, "mirror_or_blade");
            answer(&k, ACT_NAME_MODE, 2); /* 1 Corruption */
        } else {
            pass(&k);
        }
        assert_string_equal(asked(&k), "NEXT");
        dice(&k, "CCC nn");
        answer(&k, ACT_FIGHT);
        assert_string_equal(asked(&k), played ? "VOLUNTEER" : "SINS");
        decline_until(&k, "NEXT");
        end_turn(&k);
        decline_until(&k, "WHETHER");
        answer(&k, ACT_REACT);
        assert_string_equal(asked(&k), played ? "MOVE" : "PLAY"); /* the Reaction belongs to the Turn */
        if (!played) assert_true(offered(&k, ACT_PLAY, sin_card_id(&k, "retinue")));
        decline_until(&k, "PLAY"); /* the next Turn */
        assert_int_equal(k.g->current, played ? 1 : 0);
        close_kit(&k);
    }
}

static void OT_225_also_without_reaction_tokens(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    put(&k, "acolyte", "x-22", 1);
    give_card(&k, "mirror_or_blade");
    give_card(&k, "burning_statue");
    k.g->reactions = 0;
    k.g->reactions_spent = 3;
    at_turn(&k, 0);
    pass(&k);
    decline_until(&k, "NEXT");
    end_turn(&k);
    assert_string_equal(asked(&k), "PLAY");
    play(&k, "burning_statue");
    assert_int_equal(happened(&k, EV_CARD_PLAYED), 1);
    answer(&k, ACT_CHOOSE_SPACE, space("x-21"));
    assert_string_equal(asked(&k), "PLAY"); /* no Reaction; the next Turn brings the next chance */
    assert_int_equal(k.g->current, 1);
    close_kit(&k);

    open_kit(&k, 1); /* nor does he have to React */
    put(&k, "acolyte", "x-22", 1);
    give_card(&k, "burning_statue");
    at_turn(&k, 0);
    decline_until(&k, "NEXT");
    end_turn(&k);
    play(&k, "burning_statue");
    answer(&k, ACT_CHOOSE_SPACE, space("x-21"));
    answer(&k, ACT_NO_REACTION);
    assert_int_equal(physical(k.g, space("x-21"), FIRE), 1);
    assert_int_equal(k.g->reactions, 3);
    close_kit(&k);
}

static void OT_226_a_card_only_at_its_moment(void **state)
{
    (void)state;
    static const struct { const char *card; u8 moment; } cards[] = {
        {"mirror_or_blade", TURN_START}, {"weight_of_the_train", BEFORE_STEP}, {"too_fine_for_dirt", BEFORE_CLEANSE},
        {"look_upon_me", FIGHT_START}, {"burning_statue", TURN_END}, {"retinue", REACTION_START}};
    struct kit k;
    open_kit(&k, 1);
    for (int i = 0; i < COUNT(cards); i++) give_card(&k, cards[i].card);
    stand(&k, 0, "x-21");
    put(&k, "acolyte", "x-11", 2);
    lay(&k, FIRE, "x-11", 1);
    u8 seen = 0;
    at_turn(&k, 0);
    for (int n = 0; n < 40 && k.g->current == 0; n++) {
        if (!strcmp(asked(&k), "NEXT")) {
            dice(&k, "CCCnnnnnnnn");
            if (k.g->hero[0].space == space("x-21")) step_to(&k, "e-21");
            else if (k.g->hero[0].space == space("e-21")) step_to(&k, "x-11");
            else if (offered(&k, ACT_FIGHT) && !(seen >> 3 & 1)) answer(&k, ACT_FIGHT);
            else end_turn(&k);
            continue;
        }
        if (!offered(&k, ACT_PASS)) {
            if (offered(&k, ACT_REACT)) answer(&k, ACT_REACT);
            else rules_answer(&k.c, k.c.seat, k.c.option[default_option(&k.c, k.g, k.c.seat)]);
            continue;
        }
        for (int i = 0; i < COUNT(cards); i++) { /* of all the cards only that of this moment is offered */
            bool now = offered(&k, ACT_PASS, cards[i].moment);
            bool first = cards[i].moment != BEFORE_STEP || k.g->steps == 1;
            assert_int_equal(offered(&k, ACT_PLAY, sin_card_id(&k, cards[i].card)), now && first);
            if (!now) assert_true(refused(&k, ACT_PLAY, sin_card_id(&k, cards[i].card), -1, -1, 226));
            if (now) seen |= (u8)(1u << i);
        }
        pass(&k);
    }
    assert_int_equal(seen, 0x3B); /* every moment came but that of the Cleanse */
    close_kit(&k);

    open_kit(&k, 1);
    give_card(&k, "too_fine_for_dirt");
    lay(&k, FIRE, "e-31", 1);
    at_turn(&k, 0);
    decline_until(&k, "NEXT");
    answer(&k, ACT_CLEANSE);
    assert_true(offered(&k, ACT_PLAY, sin_card_id(&k, "too_fine_for_dirt"), BEFORE_CLEANSE));
    close_kit(&k);
}

static void OT_227_no_limit_on_the_hand(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    pile_up(&k, SIN_HAND, 14);
    static const char *const altars[] = {"d-11", "d-12", "d-13", "d-21", "d-22", "d-23"};
    for (int i = 0; i < 6; i++) lay_altar(&k, altars[i]);
    at_round_end(&k);
    until_round(&k, 2);
    assert_int_equal(pile(&k, SIN_HAND), 20); /* the whole deck, and nothing is discarded */
    assert_int_equal(pile(&k, SIN_DISCARD), 0);
    close_kit(&k);
}

static void OT_228_a_played_card_lies_in_front_until_the_next_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    put(&k, "acolyte", "x-22", 1);
    give_card(&k, "mirror_or_blade");
    at_turn(&k, 0);
    play(&k, "mirror_or_blade");
    assert_true(in_front(&k, "mirror_or_blade"));
    answer(&k, ACT_NAME_MODE, 2);
    end_turn(&k);
    answer(&k, ACT_REACT); /* it lies there through the Reaction, for all to see */
    assert_true(in_front(&k, "mirror_or_blade"));
    assert_int_equal(k.g->sin.known[k.g->sin.start[IN_FRONT]], EVERYBODY);
    assert_int_equal(pile(&k, SIN_DISCARD), 0);
    answer(&k, ACT_NO_MOVE);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->current, 1);
    assert_int_equal(pile(&k, IN_FRONT), 0);
    assert_true(discarded(&k, "mirror_or_blade"));
    close_kit(&k);
}

static void OT_229_played_cards_are_not_replaced(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    give_card(&k, "mirror_or_blade");
    give_card(&k, "look_upon_me");
    int deck = pile(&k, SIN_DECK);
    at_turn(&k, 0);
    play(&k, "mirror_or_blade");
    answer(&k, ACT_NAME_MODE, 2);
    assert_int_equal(pile(&k, SIN_HAND), 1);
    end_turn(&k);
    decline_until(&k, "NEXT");
    until_round(&k, 2); /* no Altar on the board: nothing is drawn at the end of the Round either */
    assert_int_equal(pile(&k, SIN_HAND), 1);
    assert_int_equal(pile(&k, SIN_DECK), deck);
    assert_int_equal(happened(&k, EV_CARD_DRAWN), 0);
    close_kit(&k);
}

static void OT_230_OT_S113_the_discard_pile_becomes_the_deck_when_a_card_must_be_drawn(void **state)
{
    (void)state;
    struct kit k;
    for (int deck = 1; deck <= 2; deck++) {
        open_kit(&k, 1);
        pile_up(&k, SIN_DISCARD, 20 - deck);
        lay_altar(&k, "d-11");
        at_round_end(&k);
        until_round(&k, 2); /* the last card is drawn: no reshuffle before one is needed */
        assert_int_equal(happened(&k, EV_RESHUFFLED), 0);
        assert_int_equal(pile(&k, SIN_DECK), deck - 1);
        assert_int_equal(pile(&k, SIN_DISCARD), 20 - deck);
        close_kit(&k);
    }
    open_kit(&k, 1);
    pile_up(&k, SIN_HAND, 4);
    pile_up(&k, SIN_DISCARD, 16);
    lay_altar(&k, "d-11");
    at_round_end(&k);
    until_round(&k, 2);
    assert_int_equal(happened(&k, EV_RESHUFFLED), 1);
    assert_int_equal(pile(&k, SIN_HAND), 5); /* the draw goes on */
    assert_int_equal(pile(&k, SIN_DECK), 15);
    assert_int_equal(pile(&k, SIN_DISCARD), 0);
    for (int i = 0; i < 15; i++) assert_int_equal(k.g->sin.known[i], 0); /* nobody knows the new deck */
    close_kit(&k);
    bool same = true; /* and it is shuffled: luck says which card comes first */
    for (u64 seed = 1; seed < 30; seed++) {
        open_kit(&k, 1);
        pile_up(&k, SIN_DISCARD, 20);
        u8 first = card_at(SIN_DECK_OF(k.g), SIN_DISCARD, 0);
        lay_altar(&k, "d-11");
        random_seed(&k.g->head.random, seed);
        at_round_end(&k);
        until_round(&k, 2);
        same &= card_at(SIN_DECK_OF(k.g), SIN_HAND, 0) == first;
        close_kit(&k);
    }
    assert_false(same);
}

/* The dilemma for all, played at the start of the first Hero's Turn. */
static void pose_dilemma(struct kit *k, int hero_players)
{
    open_kit(k, hero_players);
    give_card(k, "pick_a_champion");
    at_turn(k, 0);
    play(k, "pick_a_champion");
}

static void OT_231_the_hero_side_chooses_together_or_the_sins_player_does(void **state)
{
    (void)state;
    struct kit k;
    pose_dilemma(&k, 3);
    for (seat s = 1; s <= 3; s++) answer_as(&k, s, ACT_NAME_MODE, 1);
    confirm_all(&k);
    for (int p = 0; p < 3; p++) assert_int_equal(k.g->hero[p].level, 2); /* all agree */
    close_kit(&k);

    pose_dilemma(&k, 3);
    answer_as(&k, 1, ACT_NAME_MODE, 1);
    answer_as(&k, 2, ACT_NAME_MODE, 1);
    answer_as(&k, 3, ACT_NAME_MODE, 2); /* two against one is not enough */
    confirm_all(&k);
    assert_string_equal(asked(&k), "SINS_DECIDE");
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(offers(&k, ACT_NAME_MODE), 2); /* any of the options, also that of the minority */
    answer(&k, ACT_NAME_MODE, 2);
    for (seat s = 1; s <= 3; s++) answer_as(&k, s, ACT_NAME_HERO, -1, 1); /* whom: again together */
    confirm_all(&k);
    bear_wounds(&k);
    assert_int_equal(wound_count(&k.g->hero[1]), 2);
    assert_int_equal(k.g->hero[0].level, 1);
    close_kit(&k);

    open_kit(&k, 3); /* a choice for the current Hero is his player's alone */
    give_card(&k, "mirror_or_blade");
    at_turn(&k, 1);
    play(&k, "mirror_or_blade");
    assert_int_equal(asked_seat(&k), 2);
    answer(&k, ACT_NAME_MODE, 1);
    bear_wounds(&k);
    assert_int_equal(wound_count(&k.g->hero[1]), 1);
    close_kit(&k);
}

static void OT_S61_fire_or_corruption_placed_on_a_hero_causes_no_check(void **state)
{
    (void)state;
    static const struct { const char *card; u8 token; } cards[] = {
        {"burning_statue", FIRE}, {"pedestal_of_rot", CORRUPTION}};
    struct kit k;
    for (int i = 0; i < 2; i++) {
        open_kit(&k, 1);
        give_card(&k, cards[i].card);
        at_turn(&k, 0);
        decline_until(&k, "NEXT");
        end_turn(&k);
        dice(&k, "hhhhcccc");
        play(&k, cards[i].card);
        answer(&k, ACT_CHOOSE_SPACE, space("e-31")); /* three Heroes stand there */
        assert_int_equal(physical(k.g, space("e-31"), cards[i].token), 1);
        assert_int_equal(happened(&k, EV_FIRE_CHECK) + happened(&k, EV_CORRUPTION_CHECK), 0);
        for (int p = 0; p < 3; p++) assert_int_equal(k.g->hero[p].wounds + k.g->hero[p].level, 1);
        close_kit(&k);
    }
}

static void OT_S62_outside_of_turns_one_card_that_names_the_moment(void **state)
{
    (void)state;
    static const char lua[] = CARD("t_dawn", "round_start", "corrupt { 1, of = 'each_hero' }")
        CARD("t_dawn_too", "round_start", "corrupt { 1, of = 'each_hero' }")
        CARD("t_dusk", "round_end", "corrupt { 1, of = 'each_hero' }")
        CARD("t_sting", "on_wound", "corrupt { 1, of = 'each_hero' }")
        CARD("t_slip", "on_corruption", "wound { 1, of = 'each_hero' }")
        CARD("t_grave", "on_death", "corrupt { 1, of = 'each_hero' }")
        STORY_WITH("terror", "wound { 1, of = 'each_hero' }",
                   "wound { 1, of = 'each_hero' }, corrupt { 1, of = 'each_hero' }", "")
        MAP_WITH("", "") PATH_FROM(KILL(9));
    struct kit k;
    open_story(&k, 1, lua);
    static const char *const hand[] = {
        "t_dawn", "t_dawn_too", "t_dusk", "t_sting", "t_slip", "t_grave", "mirror_or_blade"};
    for (int i = 0; i < COUNT(hand); i++) give_card(&k, hand[i]);
    at_round(&k);
    assert_true(offered(&k, ACT_PASS, ROUND_START));
    assert_int_equal(offers(&k, ACT_PLAY), 2); /* the two that name the moment */
    play(&k, "t_dawn");
    assert_int_equal(k.g->hero[2].level, 2);
    assert_string_equal(asked(&k), "SLOT"); /* no second card; the Round task wounds */
    assert_true(discarded(&k, "t_dawn"));   /* the window is closed */
    assert_int_equal(pile(&k, IN_FRONT), 0);
    bear_wounds(&k);
    close_kit(&k);

    open_story(&k, 1, lua);
    for (int i = 0; i < COUNT(hand); i++) give_card(&k, hand[i]);
    weaken(&k, 1);
    at_round_end(&k); /* tasks that wound, corrupt and kill: cards for those moments wait for a Turn */
    for (int n = 0; strcmp(asked(&k), "PLAY"); n++) {
        assert_true(n < 10);
        assert_false(offered(&k, ACT_PASS));
        rules_answer(&k.c, k.c.seat, k.c.option[0]);
    }
    assert_true(offered(&k, ACT_PASS, ROUND_END)); /* after the tasks */
    assert_int_equal(wound_count(&k.g->hero[0]), 1);
    assert_int_equal(k.g->hero[0].level, 2);
    assert_int_equal(happened(&k, EV_REPLACED), 1);
    assert_int_equal(offers(&k, ACT_PLAY), 1);
    play(&k, "t_dusk");
    assert_int_equal(k.g->hero[0].level, 3);
    assert_true(discarded(&k, "t_dusk"));
    close_kit(&k);
}

static void OT_S63_a_turn_begins_when_its_token_is_spent(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    give_card(&k, "mirror_or_blade");
    give_card(&k, "mirror_or_blade");
    k.g->hero[1].extra_turns = 1; /* so that he is asked which token he spends */
    k.g->supply[EXTRA_TURN]--;
    at_turn(&k, 0);
    play(&k, "mirror_or_blade");
    answer(&k, ACT_NAME_MODE, 2);
    end_turn(&k);
    assert_string_equal(asked(&k), "WHICH_TOKEN");
    assert_true(k.g->card_played);
    assert_true(in_front(&k, "mirror_or_blade"));
    answer(&k, ACT_EXTRA_TURN);
    assert_string_equal(asked(&k), "PLAY");
    assert_false(in_front(&k, "mirror_or_blade"));
    play(&k, "mirror_or_blade"); /* one more in this Turn */
    close_kit(&k);
}

static void OT_S64_the_card_in_front_is_not_shuffled_in(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 1, CARD("t_draw", "turn_start", "draw { 3 }"));
    give_card(&k, "t_draw");
    pile_up(&k, SIN_DISCARD, 2);
    pile_up(&k, SIN_HAND, 18);
    assert_int_equal(pile(&k, SIN_DECK), 0);
    at_turn(&k, 0);
    play(&k, "t_draw");
    assert_int_equal(happened(&k, EV_RESHUFFLED), 1);
    assert_true(in_front(&k, "t_draw"));
    assert_int_equal(pile(&k, SIN_HAND), 20); /* the two of the discard pile, and not a third card */
    assert_int_equal(pile(&k, SIN_DECK), 0);
    close_kit(&k);
}

static void OT_S65_deck_and_discard_pile_empty_no_draw(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    pile_up(&k, SIN_HAND, 20);
    lay_altar(&k, "d-11");
    at_round_end(&k);
    until_round(&k, 2);
    assert_int_equal(pile(&k, SIN_HAND), 20);
    assert_int_equal(happened(&k, EV_CARD_DRAWN) + happened(&k, EV_RESHUFFLED), 0);
    close_kit(&k);
}

static void OT_S66_a_card_needs_every_target_that_it_names_and_no_other(void **state)
{
    (void)state;
    static const char lua[] = CARD("t_theft", "turn_start", "lose_upgrade { of = 'any_hero' }")
        CARD("t_both", "turn_start", "wound { 1 }, summon { 'dead_acolyte' }")
        CARD("t_draw", "turn_start", "draw { 1 }") CARD("t_rise", "turn_start", "rise { 1 }")
        CARD("t_if", "turn_start", "given { 'alone', draw { 1 } }");
    struct kit k;
    for (int there = 0; there < 2; there++) {
        open_with(&k, 1, lua);
        static const char *const all[] = {"t_theft", "t_both", "t_draw", "t_rise", "t_if"};
        for (int i = 0; i < COUNT(all); i++) give_card(&k, all[i]);
        pile_up(&k, SIN_HAND, pile(&k, SIN_DECK)); /* nothing is left to draw */
        k.g->apocalypse_level = LEVELS;
        if (there) give_upgrade(&k, 2, "girder");
        if (there) bury(&k, "acolyte", 1);
        else put(&k, "acolyte", "x-12", 1); /* not dead */
        at_turn(&k, 0);
        for (int i = 0; i < 2; i++) {
            assert_int_equal(offered(&k, ACT_PLAY, sin_card_id(&k, all[i])), there);
            if (!there) assert_true(refused(&k, ACT_PLAY, sin_card_id(&k, all[i]), -1, -1, RULING_(66)));
        }
        /* those that name no target are always playable, even if they change nothing now */
        for (int i = 2; i < COUNT(all); i++) assert_true(offered(&k, ACT_PLAY, sin_card_id(&k, all[i])));
        if (there) {
            play(&k, "t_theft"); /* only a Hero who has one */
            assert_true(owns(&k, 2, "girder") || happened(&k, EV_UPGRADE_LOST));
        } else {
            play(&k, "t_rise");
            assert_int_equal(k.g->apocalypse_level, LEVELS);
            assert_true(in_front(&k, "t_rise"));
        }
        close_kit(&k);
    }
}

static void OT_277_OT_S66_without_a_token_only_the_placement_drops(void **state)
{
    (void)state;
    static const char lua[] = CARD("t_here", "turn_start", "place { 'fire', at = 'here' }, wound { 1 }")
        CARD("t_where", "turn_start", "place { 'fire', at = 'any_space' }, wound { 1 }")
        CARD("t_gift", "turn_start", "gain_extra_turn { of = 'current_hero' }, wound { 1 }")
        CARD("t_fire", "turn_start", "place { 'fire', at = 'any_space' }");
    static const char *const both[] = {"t_here", "t_where", "t_gift"};
    struct kit k;
    for (int i = 0; i < COUNT(both); i++) {
        open_with(&k, 1, lua);
        give_card(&k, both[i]);
        give_card(&k, "t_fire");
        lay(&k, FIRE, "x-12", k.g->supply[FIRE]);
        lay(&k, EXTRA_TURN, "x-12", k.g->supply[EXTRA_TURN]);
        at_turn(&k, 0);
        assert_true(refused(&k, ACT_PLAY, sin_card_id(&k, "t_fire"), -1, -1, RULING_(66))); /* it would do nothing */
        play(&k, both[i]);
        assert_string_equal(asked(&k), "SLOT"); /* no Space is asked for */
        bear_wounds(&k);
        assert_int_equal(wound_count(&k.g->hero[0]), 1);
        assert_int_equal(happened(&k, EV_PLACED), 0);
        close_kit(&k);
    }
}

static void OT_277_a_mode_whose_token_has_run_out_is_not_offered(void **state)
{
    (void)state;
    static const char lua[] = CARD("t_either", "turn_start",
                                   "choose { { place { 'fire', at = 'here' } }, { rise { 1 } }, { draw { 2 } } }");
    for (int fire = 0; fire < 2; fire++) {
        struct kit k;
        open_with(&k, 1, lua);
        give_card(&k, "t_either");
        if (!fire) lay(&k, FIRE, "x-12", k.g->supply[FIRE]);
        at_turn(&k, 0);
        play(&k, "t_either");
        assert_int_equal(offered(&k, ACT_MODE, 1), fire);
        assert_true(offered(&k, ACT_MODE, 2));
        int hand = pile(&k, SIN_HAND);
        answer(&k, ACT_MODE, 3);
        assert_int_equal(pile(&k, SIN_HAND), hand + 2); /* as many as the text says */
        assert_int_equal(happened(&k, EV_CARD_DRAWN), 2);
        close_kit(&k);
    }
}

static void OT_S66_OT_S56_a_fight_with_any_hero_who_has_monsters_with_him(void **state)
{
    (void)state;
    static const char lua[] = CARD("t_ambush", "turn_start", "start_fight { of = 'any_hero' }")
        CARD("t_brawl", "turn_start", "start_fight { of = 'each_hero' }")
        CARD("t_vote", "turn_start", "start_fight { of = 'hero_of_their_choice' }");
    static const char *const all[] = {"t_ambush", "t_brawl", "t_vote"};
    struct kit k;
    for (int foes = 0; foes < 3; foes++)
        for (int i = 0; i < COUNT(all); i++) {
            open_with(&k, 1, lua);
            give_card(&k, all[i]);
            stand(&k, 0, "x-21");
            stand(&k, 1, "x-11");
            stand(&k, 2, "x-22"); /* the first Hero of the ring has no Monster with him */
            if (foes > 0) put(&k, "acolyte", "x-22", 1);
            if (foes > 1) put(&k, "acolyte", "x-11", 1);
            at_turn(&k, 0);
            assert_int_equal(offered(&k, ACT_PLAY, sin_card_id(&k, all[i])), foes > 0);
            if (!foes) {
                close_kit(&k);
                continue;
            }
            play(&k, all[i]);
            if (foes > 1 && i != 1) {
                u8 verb = i ? ACT_NAME_HERO : ACT_CHOOSE_HERO;
                assert_int_equal(offers(&k, verb), 2); /* those two and not the first */
                assert_false(offered(&k, verb, -1, 0));
                answer(&k, verb, -1, 2);
            }
            dice(&k, "CCCCCCCC nnnnnn CCCCCCCC nnnnnn");
            assert_int_equal(k.g->fighter, i == 1 && foes > 1 ? 1 : 2);
            decline_until(&k, "NEXT");
            assert_int_equal(happened(&k, EV_ATTACKED), i == 1 ? foes : 1);
            close_kit(&k);
        }
}

static void OT_E23_deck_running_out(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.sin = "t_sin", .lua =
        "sin { id = 't_sin', name = 'T', abomination = 'pride_abomination', controller = 'pride_controller',"
        "      avatar = 'pride_avatar', power = { frailty { 1 } } }\n"
        "sin_card { id = 't_card', name = 'T', sin = 't_sin', copies = 9, moment = 'fight_start',"
        "           effect = { add_sin_dice { 1 } } }\n"});
    pile_up(&k, SIN_HAND, 2);
    pile_up(&k, SIN_DISCARD, 6);
    assert_int_equal(pile(&k, SIN_DECK), 1);
    lay_altar(&k, "d-11");
    lay_altar(&k, "d-12");
    lay_altar(&k, "d-13");
    at_round_end(&k);
    until_round(&k, 2);
    assert_int_equal(happened(&k, EV_RESHUFFLED), 1);
    assert_true(event_at(&k, EV_CARD_DRAWN, 0) < event_at(&k, EV_RESHUFFLED, 0));
    assert_true(event_at(&k, EV_RESHUFFLED, 0) < event_at(&k, EV_CARD_DRAWN, 1));
    assert_int_equal(pile(&k, SIN_HAND), 5);
    assert_int_equal(pile(&k, SIN_DECK), 4);
    assert_int_equal(pile(&k, SIN_DISCARD), 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_224_one_card_in_a_turn_and_the_reaction_to_it),
    TEST(OT_225_also_without_reaction_tokens),
    TEST(OT_226_a_card_only_at_its_moment),
    TEST(OT_227_no_limit_on_the_hand),
    TEST(OT_228_a_played_card_lies_in_front_until_the_next_turn),
    TEST(OT_229_played_cards_are_not_replaced),
    TEST(OT_230_OT_S113_the_discard_pile_becomes_the_deck_when_a_card_must_be_drawn),
    TEST(OT_231_the_hero_side_chooses_together_or_the_sins_player_does),
    TEST(OT_S61_fire_or_corruption_placed_on_a_hero_causes_no_check),
    TEST(OT_S62_outside_of_turns_one_card_that_names_the_moment),
    TEST(OT_S63_a_turn_begins_when_its_token_is_spent),
    TEST(OT_S64_the_card_in_front_is_not_shuffled_in),
    TEST(OT_S65_deck_and_discard_pile_empty_no_draw),
    TEST(OT_S66_a_card_needs_every_target_that_it_names_and_no_other),
    TEST(OT_277_OT_S66_without_a_token_only_the_placement_drops),
    TEST(OT_277_a_mode_whose_token_has_run_out_is_not_offered),
    TEST(OT_S66_OT_S56_a_fight_with_any_hero_who_has_monsters_with_him),
    TEST(OT_E23_deck_running_out),
};
TEST_GROUP(tests);
