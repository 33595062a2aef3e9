/* test_windows.c: who is asked for Ambush cards, in which order and how often; that being asked betrays nothing. */
#include "kit_turns.h"

#include "engine/describe.h"

static const char content[] =
    "city { id = 't_stop', name = 'T Stop', type = 'ambush', influence = 1, copies = 3, condition = 'card_played',\n"
    "       effect = { cancel {} } }\n"
    "city { id = 't_cheer', name = 'T Cheer', type = 'ambush', influence = 1, copies = 2, condition = 'card_played',\n"
    "       effect = { draw { 1 } } }\n"
    "city { id = 't_veto', name = 'T Veto', type = 'ambush', influence = 1, copies = 3, condition = 'ambush_played',\n"
    "       effect = { cancel {} } }\n"
    "city { id = 't_shield', name = 'T Shield', type = 'ambush',\n"
    "       influence = 1, copies = 2, condition = 'hero_damaged',\n"
    "       effect = { prevent { 1 } } }\n"
    "city { id = 't_relay', name = 'T Relay', type = 'ambush',\n"
    "       influence = 1, copies = 1, condition = 'ambush_played',\n"
    "       effect = { draw { 2 } } }\n"
    "city { id = 't_x', name = 'T X', type = 'one_time', influence = 1, copies = 6, effect = { rally { 1 } } }\n"
    "city { id = 't_rock', name = 'T Rock', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { damage { 3, of = 'other_hero' } } }\n"
    "agency { id = 't_file', name = 'T File', type = 'one_time', influence = 1, copies = 2,\n"
    "       effect = { rally { 1 } } }\n"
    "villain { id = 't_foe', name = 'T Foe', level = 1, health = 30, chart = { 0, 0, 0, 0 } }\n";

static u8 moment_asked(struct kit *k) { return k->c.option[0].a; }

/* -- Order and number ---------------------------------------------------------------------------------- */

static void VG_S56_players_are_asked_in_turn_order_each_until_they_pass(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 4, content);
    give(&k, 1, "t_x");
    give(&k, 1, "t_x");
    give(&k, 2, "t_cheer");
    give(&k, 2, "t_cheer");
    give(&k, 3, "t_x");
    give(&k, 0, "t_x");
    k.g->ambush_in[CITY - CITY] &= (u16)~(1u << AMBUSH_PLAYED); /* no answers to answers here */
    at_turn(&k, 1);
    answer(&k, ACT_PLAY, card_id(&k, "t_x"));
    expect_window(&k, 2); /* clockwise from the player whose turn it is */
    spring(&k, "t_cheer");
    expect_window(&k, 2); /* asked again, once the card is resolved */
    assert_int_equal(happened(&k, EV_DREW), 1);
    spring(&k, "t_cheer");
    expect_window(&k, 2);
    hold_back(&k);
    expect_window(&k, 3);
    hold_back(&k);
    expect_window(&k, 0);
    hold_back(&k);
    assert_string_equal(asked(&k), "ACTION");
    assert_int_equal(happened(&k, EV_BONUS), 1);
    close_kit(&k);
}

static void VG_S56_nobody_else_is_asked_about_what_was_cancelled(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_x");
    give(&k, 1, "t_stop");
    give(&k, 1, "t_stop");
    give(&k, 2, "t_stop");
    k.g->ambush_in[CITY - CITY] &= (u16)~(1u << AMBUSH_PLAYED);
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_x"));
    expect_window(&k, 1);
    spring(&k, "t_stop");
    assert_string_equal(asked(&k), "ACTION"); /* neither seat 1 again nor seat 2 */
    assert_int_equal(happened(&k, EV_BONUS), 0);
    close_kit(&k);
}

static void VG_S56_only_moments_that_some_ambush_of_the_content_has(void **state)
{
    (void)state;
    for (int has = 0; has < 2; has++) {
        struct kit k;
        open_turns(&k, 3, content);
        give(&k, 1, "t_x");
        top_villain(&k, "t_foe");
        u16 bit = 1u << VILLAIN_REVEALED;
        k.g->ambush_in[0] = (u16)(has ? k.g->ambush_in[0] | bit : k.g->ambush_in[0] & ~bit);
        k.g->ambush_in[1] &= (u16)~bit;
        at_turn(&k, 0);
        answer(&k, ACT_FIGHT);
        assert_int_equal(!strcmp(asked(&k), "REACT") && moment_asked(&k) == VILLAIN_REVEALED, has);
        close_kit(&k);
    }
}

static void VG_S58_several_cards_may_answer_one_occurrence_and_each_answers_one(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 2, 0, NULL);
    give(&k, 0, "t_rock");
    give(&k, 1, "t_shield");
    give(&k, 1, "t_shield");
    k.g->ambush_in[0] &= (u16)~(1u << AMBUSH_PLAYED | 1u << CARD_PLAYED);
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_rock"));
    spring(&k, "t_shield");
    spring(&k, "t_shield");
    pass_all(&k);
    assert_int_equal(k.g->player[1].slot[0].damage, 1); /* 3 - 1 - 1 */
    assert_int_equal(hand_count(k.g, 1), 0);
    close_kit(&k);
}

/* -- Chains -------------------------------------------------------------------------------------------- */

static void VG_S101_VG_S56_the_last_card_of_a_chain_is_resolved_first(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_x");
    give(&k, 0, "t_veto");
    give(&k, 1, "t_stop");
    give(&k, 1, "t_veto");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_x"));
    spring(&k, "t_stop"); /* cancels t_x... */
    expect_window(&k, 0);
    spring(&k, "t_veto"); /* ...unless this cancels it... */
    expect_window(&k, 1);
    spring(&k, "t_veto"); /* ...unless this one does */
    pass_all(&k);
    assert_int_equal(happened(&k, EV_CANCELLED), 2); /* the first veto, and t_x */
    expect_told(&k, EV_CANCELLED, "T X is cancelled");
    assert_int_equal(happened(&k, EV_BONUS), 0);
    assert_int_equal(hand_count(k.g, 0) + hand_count(k.g, 1), 0);
    close_kit(&k);
}

static void VG_S101_cards_of_a_chain_come_to_the_discard_pile_when_it_is_done(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_x");
    give(&k, 1, "t_stop");
    give(&k, 0, "t_relay");
    give(&k, 2, "t_x");
    drain_city(&k, 2); /* whatever lay in the discard pile would be drawn by t_relay */
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_x"));
    spring(&k, "t_stop");
    expect_window(&k, 0);
    assert_true(in_pile_city(&k, PLAYED, "t_x"));
    assert_true(in_pile_city(&k, AMBUSHED, "t_stop"));
    assert_false(offered(&k, ACT_AMBUSH, card_id(&k, "t_relay"))); /* nothing to draw: they lie apart */
    card_move(CITY_CARDS(k.g), HAND + 2, card_find(CITY_CARDS(k.g), HAND + 2, card_id(&k, "t_rock")), CITY_DECK, 0);
    rules_list(&k.c, 0);
    spring(&k, "t_relay");
    assert_int_equal(pile_size(&k, CITY_DISCARD), 0);
    pass_all(&k);
    assert_true(in_hand(&k, 0, "t_rock")); /* one card, although two were allowed */
    assert_int_equal(happened(&k, EV_SHUFFLED), 0);
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_x"));
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_stop"));
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_relay"));
    assert_int_equal(pile_size(&k, PLAYED) + pile_size(&k, AMBUSHED), 0);
    close_kit(&k);
}

/* -- Being asked betrays nothing ----------------------------------------------------------------------- */

static void VG_S57_who_is_asked_depends_on_backs_not_on_faces(void **state)
{
    (void)state;
    struct kit armed, bare;
    open_turns(&armed, 3, content);
    open_turns(&bare, 3, content);
    struct kit *both[] = {&armed, &bare};
    for (int i = 0; i < 2; i++) {
        struct kit *k = both[i];
        give(k, 0, "t_x");
        give(k, 1, i ? "t_x" : "t_stop");
        struct cards cards = CITY_CARDS(k->g); /* the rest of the deck is the same */
        int other = card_find(cards, CITY_DECK, card_id(k, i ? "t_stop" : "t_x"));
        card_move(cards, CITY_DECK, other, CITY_DISCARD, 0);
        drain_city(k, 2);
        at_turn(k, 0);
        answer(k, ACT_PLAY, card_id(k, "t_x"));
        expect_window(k, 1);
        assert_true(offered(k, ACT_PASS));
        assert_int_equal(offered(k, ACT_AMBUSH, card_id(k, "t_stop")), i == 0);
        hold_back(k); /* whoever holds none can only pass, but is asked */
    }
    assert_int_equal(armed.events, bare.events);
    assert_memory_equal(armed.event, bare.event, sizeof(struct event) * (size_t)armed.events);
    assert_true(same_view(&armed, &bare, 0));
    assert_true(same_view(&armed, &bare, NOBODY));
    close_kit(&armed);
    close_kit(&bare);
}

static void VG_S57_nobody_is_asked_who_by_public_facts_cannot_hold_one(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 4, content);
    give(&k, 0, "t_x");
    give(&k, 1, "t_file"); /* an Agency back; the Ambush of this moment has City backs */
    give(&k, 3, "t_x");    /* seat 2 has no card at all */
    k.g->ambush_in[AGENCY - CITY] &= (u16)~(1u << CARD_PLAYED);
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_x"));
    expect_window(&k, 3);
    hold_back(&k);
    assert_string_equal(asked(&k), "ACTION");
    close_kit(&k);
}

/* -- Standing answers ---------------------------------------------------------------------------------- */

/* A table with the kit's position, at the turn of seat 0. */
static struct table *table_of(struct kit *k)
{
    struct setup setup = {.players = k->g->players, .scenario = k->g->scenario};
    struct text json = {0}, error = {0};
    vigilante_game.rules.refresh(&k->c, k->g);
    state_dump(&json, &vigilante_game, &k->content, k->g, false);
    struct table *t = table_new(&vigilante_game, &k->content, &setup, 1, &error);
    if (!t || !table_load(t, text_string(&json), "turn", 0, &error)) fail_msg("%s", text_string(&error));
    text_free(&json);
    text_free(&error);
    return t;
}

static void table_does(struct table *t, seat who, u8 verb, int a)
{
    int count;
    const struct action *option = table_options(t, who, &count);
    struct text error = {0};
    for (int i = 0; i < count; i++)
        if (option[i].verb == verb && (a < 0 || option[i].a == a)) {
            if (!table_answer(t, who, option[i], &error)) fail_msg("%s", text_string(&error));
            text_free(&error);
            return;
        }
    fail_msg("%s %d is not offered", vigilante_game.rules.actions[verb].name, a);
}

/* Position: seat 0 may play t_x, seats 1 and 2 can be asked; seat 1 holds a fitting Ambush. */
static struct table *open_standing(struct kit *k)
{
    open_turns(k, 3, content);
    give(k, 0, "t_x");
    give(k, 0, "t_x");
    give(k, 1, "t_stop");
    give(k, 2, "t_x");
    return table_of(k);
}

static void VG_S57_a_standing_answer_passes_for_its_seat_and_condition(void **state)
{
    (void)state;
    struct kit k;
    struct table *t = open_standing(&k);
    table_auto_answer(t, 1, ACT_PASS, CARD_PLAYED, true);
    table_auto_answer(t, 2, ACT_PASS, HERO_DAMAGED, true); /* of another condition: no help here */
    table_does(t, 0, ACT_PLAY, card_id(&k, "t_x"));
    assert_int_equal(table_pending_truth(t), only(2));
    table_does(t, 2, ACT_PASS, -1);
    assert_int_equal(table_pending_truth(t), only(0));

    table_auto_answer(t, 1, ACT_PASS, CARD_PLAYED, false); /* changed at any time */
    table_auto_answer(t, 2, ACT_PASS, ANY_OPERAND, true);  /* "pass always" */
    table_does(t, 0, ACT_PLAY, card_id(&k, "t_x"));
    assert_int_equal(table_pending_truth(t), only(1));
    table_does(t, 1, ACT_PASS, -1);
    assert_int_equal(table_pending_truth(t), only(0));
    table_free(t);
    close_kit(&k);
}

static void VG_S57_passes_that_are_forced_or_standing_are_not_recorded(void **state)
{
    (void)state;
    struct kit k;
    struct table *t = open_standing(&k);
    int before = table_decisions(t);
    table_does(t, 0, ACT_PLAY, card_id(&k, "t_x"));
    table_does(t, 1, ACT_PASS, -1); /* a real choice */
    assert_int_equal(table_decisions(t), before + 2);
    table_does(t, 2, ACT_PASS, -1); /* the only answer */
    assert_int_equal(table_decisions(t), before + 2);
    table_auto_answer(t, 1, ACT_PASS, ANY_OPERAND, true);
    table_does(t, 0, ACT_PLAY, card_id(&k, "t_x")); /* seat 1 passes by its setting */
    assert_int_equal(table_decisions(t), before + 3);
    table_free(t);
    close_kit(&k);
}

static void VG_S57_a_standing_answer_is_private_and_no_part_of_the_game(void **state)
{
    (void)state;
    struct kit k;
    struct table *t = open_standing(&k);
    STATE before, after;
    table_view(t, 0, &before);
    u64 hash = state_hash(&vigilante_game, table_state(t));
    int events, later;
    table_events(t, &events);
    table_auto_answer(t, 1, ACT_PASS, CARD_PLAYED, true);
    assert_true(table_has_auto_answer(t, 1, ACT_PASS, CARD_PLAYED));
    assert_false(table_has_auto_answer(t, 2, ACT_PASS, CARD_PLAYED));
    table_view(t, 0, &after);
    assert_memory_equal(&before, &after, sizeof before);
    assert_true(state_hash(&vigilante_game, table_state(t)) == hash);
    table_events(t, &later);
    assert_int_equal(events, later);
    table_free(t);
    close_kit(&k);
}

/* -- What is asked --------------------------------------------------------------------------------------- */

static const char *words_asked(struct kit *k) { return question_of(&k->c, k->c.seat).prompt; }

static void VG_129_the_question_says_what_has_happened(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 4, content);
    give(&k, 1, "t_x");
    give(&k, 2, "t_stop");
    at_turn(&k, 1);
    answer(&k, ACT_PLAY, card_id(&k, "t_x"));
    expect_window(&k, 2);
    assert_string_equal(words_asked(&k), "A One-Time-Use card has been played. Do you play an Ambush card?");
    close_kit(&k);

    open_turns(&k, 4, NULL);
    give(&k, 0, "background_check");
    give(&k, 1, "paper_person");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "background_check"));
    while (!offered(&k, ACT_PICK_PLAYER, 1)) answer(&k, ACT_PASS);
    answer(&k, ACT_PICK_PLAYER, 1);
    while (!offered(&k, ACT_AMBUSH, card_id(&k, "paper_person"))) answer(&k, ACT_PASS);
    assert_string_equal(words_asked(&k), "You are being investigated. Do you play an Ambush card?");
    close_kit(&k);

    static const char *const token[] = {"jailbreak_2", "hacking_2"};
    static const char *const said[] = {"A Jailbreak is set off. Do you play an Ambush card?",
                                       "Hacking is set off. Do you play an Ambush card?"};
    for (int i = 0; i < COUNT(token); i++) {
        open_turns(&k, 4, NULL);
        give(&k, 0, "scheduled_blackout");
        put_event(&k, token[i]);
        at_events(&k, 4, 2, 3, 3, 3);
        expect_window(&k, 0);
        assert_string_equal(words_asked(&k), said[i]);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(VG_S56_players_are_asked_in_turn_order_each_until_they_pass),
    TEST(VG_S56_nobody_else_is_asked_about_what_was_cancelled),
    TEST(VG_S56_only_moments_that_some_ambush_of_the_content_has),
    TEST(VG_S58_several_cards_may_answer_one_occurrence_and_each_answers_one),
    TEST(VG_S101_VG_S56_the_last_card_of_a_chain_is_resolved_first),
    TEST(VG_S101_cards_of_a_chain_come_to_the_discard_pile_when_it_is_done),
    TEST(VG_S57_who_is_asked_depends_on_backs_not_on_faces),
    TEST(VG_S57_nobody_is_asked_who_by_public_facts_cannot_hold_one),
    TEST(VG_S57_a_standing_answer_passes_for_its_seat_and_condition),
    TEST(VG_S57_passes_that_are_forced_or_standing_are_not_recorded),
    TEST(VG_S57_a_standing_answer_is_private_and_no_part_of_the_game),
    TEST(VG_129_the_question_says_what_has_happened),
};
TEST_GROUP(tests);
