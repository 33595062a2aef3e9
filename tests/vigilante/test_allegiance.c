/* test_allegiance.c: VG-045 to VG-056, VG-261, VG-E29 and their rulings: Allegiance tokens and investigating. */
#include "kit_course.h"

/* t_look: one investigation, t_probe: two in a row, t_any: of any player, t_show: turns one token up. */
static const char cards[] =
    ONE_TIME_CARD("t_look", 4, "investigate { 1 }")
    ONE_TIME_CARD("t_probe", 1, "investigate { 2 }")
    ONE_TIME_CARD("t_any", 1, "investigate { 1, who = 'any_player' }")
    ONE_TIME_CARD("t_each", 1, "investigate { 1, who = 'each_player' }")
    ONE_TIME_CARD("t_show", 5, "expose { 1 }")
    ONE_TIME_CARD("t_own_show", 1, "expose { 1, who = 'you' }");

/* Seat 0, a Guardian, has these cards in hand and the turn; seat 1 is the Assassin with tokens Evil, Evil,
 * Good, Neutral; seat 2 is the Cultist. */
static void open_table(struct kit *k, int n, ...)
{
    va_list list;
    open_course(k, 3, cards);
    be(k, 0, "guardian");
    be(k, 1, "assassin");
    be(k, 2, "cultist");
    va_start(list, n);
    for (int i = 0; i < n; i++) give(k, 0, va_arg(list, const char *));
    va_end(list);
    at_turn(k, 0);
}

/* Plays an investigating card on seat 1, up to the choice of the token. */
static void begin_look(struct kit *k, const char *card)
{
    do_turn(k, ACT_PLAY, card_id(k, card));
    answer(k, ACT_PICK_PLAYER, 1);
    pass_all(k);
}

static void VG_045_VG_047_VG_048_a_whole_game_leaves_identity_and_tokens_alone(void **state)
{
    (void)state;
    int looks = 0;
    for (u64 seed = 0; seed < 8; seed++) {
        struct kit k;
        struct random luck;
        random_seed(&luck, seed);
        open_fresh(&k, "justice_4", 0, seed);
        keep_starters(&k);
        struct player before[PLAYERS];
        memcpy(before, k.g->player, sizeof before);
        while (k.c.pending) {
            forget(&k);
            random_answer(&k, &luck);
            looks += happened(&k, EV_INVESTIGATED);
            for (seat s = 0; s < 4; s++) {
                const struct player *now = &k.g->player[s];
                assert_int_equal(now->identity, before[s].identity);
                assert_memory_equal(now->token, before[s].token, TOKENS);
                for (int t = 0; t < TOKENS; t++) /* an owner learns a token only when it lies face-up */
                    assert_true(now->token_known[t] == EVERYBODY || !has_seat(now->token_known[t], s));
            }
        }
    }
    assert_true(looks > 0);
}

static void VG_047_VG_S67_own_tokens_are_never_to_be_looked_at(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, 2, "t_any", "t_each");
    do_turn(&k, ACT_PLAY, card_id(&k, "t_any"));
    assert_false(offered(&k, ACT_PICK_PLAYER, 0));
    assert_int_equal(offers(&k, ACT_PICK_PLAYER), 2);
    answer(&k, ACT_PICK_PLAYER, 2);
    answer(&k, ACT_LOOK_AT, 2, 3);
    do_turn(&k, ACT_PLAY, card_id(&k, "t_each"));
    for (int i = 0; i < 2; i++) {
        assert_false(offered(&k, ACT_LOOK_AT, 0));
        answer(&k, ACT_LOOK_AT);
    }
    assert_string_equal(asked(&k), "ACTION");
    for (int t = 0; t < TOKENS; t++) assert_int_equal(seen_by(&k, 0)->player[0].token[t], 0);
    /* When all other tokens lie face-up, there is nobody to investigate (VG-S102). */
    for (seat s = 1; s < 3; s++) memset(k.g->player[s].token_known, EVERYBODY, TOKENS);
    give(&k, 0, "t_any");
    give(&k, 0, "t_each");
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_PLAY, card_id(&k, "t_any")));
    assert_false(offered(&k, ACT_PLAY, card_id(&k, "t_each")));
    close_kit(&k);
}

static void VG_049_VG_051_VG_052_investigating_means_a_secret_look_at_one_token_of_ones_choice(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, 1, "t_look");
    begin_look(&k, "t_look");
    assert_string_equal(asked(&k), "WHICH_TOKEN");
    assert_int_equal(asked_seat(&k), 0); /* the investigator chooses */
    assert_int_equal(offers(&k, ACT_LOOK_AT), 4);
    u8 before[TOKENS];
    memcpy(before, k.g->player[1].token, TOKENS);
    answer(&k, ACT_LOOK_AT, 1, 2);
    assert_int_equal(happened(&k, EV_INVESTIGATED), 1);
    const struct event *look = last_event(&k, EV_INVESTIGATED);
    assert_int_equal(told_to(&k, 0, look).c, GOOD);
    assert_int_equal(told_to(&k, 1, look).b, 2); /* the place is public, the face is not */
    assert_int_equal(told_to(&k, 1, look).c, HIDDEN);
    assert_int_equal(told_to(&k, 2, look).c, HIDDEN);
    assert_memory_equal(k.g->player[1].token, before, TOKENS); /* back in the same place */
    for (int t = 0; t < TOKENS; t++) assert_int_equal(seen_by(&k, 0)->player[1].token[t], t == 2 ? GOOD : 0);
    assert_string_equal(asked(&k), "ACTION");
    close_kit(&k);
}

static void VG_050_no_main_action_investigates(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, GEAR_CARD("t_gear", 2, 9));
    equip(&k, 0, 0, "t_gear");
    hurt_hero(&k, 0, 0, 1);
    give(&k, 0, "t_gear");
    give(&k, 1, "first_aid_kit");
    at_turn(&k, 0);
    STATE position = *k.g;
    int options = k.c.count;
    assert_true(options >= 7);
    for (int i = 0; i < options; i++) { /* whatever is chosen, nobody looks at a token */
        *k.g = position;
        rules_run(&k.c);
        forget(&k);
        rules_answer(&k.c, 0, k.c.option[i]);
        easy_until(&k, "ACTION");
        assert_int_equal(happened(&k, EV_INVESTIGATED) + happened(&k, EV_EXPOSED), 0);
        assert_false(offered(&k, ACT_LOOK_AT));
    }
    close_kit(&k);
}

static void VG_053_VG_054_another_look_needs_another_investigation_of_any_token(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, 2, "t_look", "t_look");
    begin_look(&k, "t_look");
    answer(&k, ACT_LOOK_AT, 1, 0);
    assert_false(offered(&k, ACT_LOOK_AT));
    begin_look(&k, "t_look");
    for (int t = 0; t < TOKENS; t++) assert_true(offered(&k, ACT_LOOK_AT, 1, t)); /* the same or another one */
    answer(&k, ACT_LOOK_AT, 1, 0);
    assert_int_equal(happened(&k, EV_INVESTIGATED), 2);
    do_turn(&k, ACT_DRAW, CITY);
    forget(&k);
    easy_until(&k, "WHICH_EVENT"); /* nothing shows it again in the rest of the round */
    assert_int_equal(happened(&k, EV_INVESTIGATED) + happened(&k, EV_EXPOSED), 0);
    close_kit(&k);
}

static void VG_052_two_investigations_in_a_row_show_one_token_each(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, 1, "t_probe");
    begin_look(&k, "t_probe");
    answer(&k, ACT_LOOK_AT, 1, 3);
    assert_int_equal(happened(&k, EV_INVESTIGATED), 1);
    assert_int_equal(offers(&k, ACT_LOOK_AT), 4);
    answer(&k, ACT_LOOK_AT, 1, 1);
    assert_int_equal(happened(&k, EV_INVESTIGATED), 2);
    assert_string_equal(asked(&k), "ACTION");
    close_kit(&k);
}

/* The Allegiances that seat 1 can have after all that seat 0 has seen, as bits. */
static u32 possible(struct kit *k)
{
    struct context *c = &k->c;
    struct random luck;
    u32 found = 0;
    random_seed(&luck, 5);
    for (int i = 0; i < 300; i++) {
        STATE *view = seen_by(k, 0);
        assert_true(vigilante_game.bot.redeal(c, view, 0, &luck));
        found |= 1u << IDENTITY(view->player[1].identity)->allegiance;
    }
    return found;
}

static void look_at_places(struct kit *k, const u8 token[TOKENS], int n, const u8 *places)
{
    open_scenario(k, "shifting_4", 0);
    be(k, 1, "assassin");
    memcpy(k->g->player[1].token, token, TOKENS);
    for (int i = 0; i < n; i++) {
        give(k, 0, "shoe_leather");
        at_turn(k, 0);
        begin_look(k, "shoe_leather");
        answer(k, ACT_LOOK_AT, 1, places[i]);
    }
}

static void VG_055_VG_E29_what_tokens_prove(void **state)
{
    (void)state;
    enum { ALL_THREE = 1 << GOOD | 1 << EVIL | 1 << NEUTRAL };
    const u8 token[TOKENS] = {GOOD, EVIL, NEUTRAL, EVIL};
    struct kit k;
    look_at_places(&k, token, 2, (u8[]){1, 1}); /* place 2 twice */
    assert_int_equal(possible(&k), ALL_THREE);
    look_at_places(&k, token, 2, (u8[]){1, 3}); /* two equal ones */
    assert_int_equal(possible(&k), 1 << EVIL);
    look_at_places(&k, token, 2, (u8[]){0, 1}); /* two different ones */
    assert_int_equal(possible(&k), ALL_THREE);
    look_at_places(&k, token, 3, (u8[]){0, 2, 1}); /* three different ones */
    assert_int_equal(possible(&k), ALL_THREE);
    give(&k, 0, "shoe_leather");
    at_turn(&k, 0);
    begin_look(&k, "shoe_leather");
    answer(&k, ACT_LOOK_AT, 1, 3); /* the fourth decides */
    assert_int_equal(possible(&k), 1 << EVIL);
}

static void VG_056_VG_S69_the_user_turns_a_face_down_token_up_for_all(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, 2, "t_show", "t_show");
    do_turn(&k, ACT_PLAY, card_id(&k, "t_show"));
    answer(&k, ACT_PICK_PLAYER, 1);
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(offers(&k, ACT_TURN_UP), 4);
    answer(&k, ACT_TURN_UP, 1, 3);
    for (seat viewer = 0; viewer <= 3; viewer++) {
        seat who = viewer < 3 ? viewer : NOBODY;
        for (int t = 0; t < TOKENS; t++) assert_int_equal(seen_by(&k, who)->player[1].token[t], t == 3 ? NEUTRAL : 0);
        assert_int_equal(told_to(&k, who, last_event(&k, EV_EXPOSED)).c, NEUTRAL);
    }
    do_turn(&k, ACT_PLAY, card_id(&k, "t_show"));
    answer(&k, ACT_PICK_PLAYER, 1);
    assert_int_equal(offers(&k, ACT_TURN_UP), 3); /* always a face-down one */
    assert_true(refused(&k, ACT_TURN_UP, 1, 3, -1, RULING + 68));
    close_kit(&k);
}

static void VG_261_after_the_look_nothing_on_the_table_tells_the_face(void **state)
{
    (void)state;
    struct kit k;
    struct text first = {0}, second = {0};
    for (int way = 0; way < 2; way++) { /* the same look at an Evil and at a Good token */
        open_table(&k, 1, "t_look");
        if (way) memcpy(k.g->player[1].token, (u8[]){GOOD, EVIL, EVIL, NEUTRAL}, TOKENS);
        forget(&k);
        begin_look(&k, "t_look");
        answer(&k, ACT_LOOK_AT, 1, 0);
        assert_int_equal(seen_by(&k, 0)->player[1].token[0], way ? GOOD : EVIL);
        assert_int_not_equal(k.g->player[1].token_known[0], EVERYBODY); /* it lies face-down again */
        public_record(&k, 0, way ? &second : &first);
        close_kit(&k);
    }
    assert_int_equal(first.length, second.length);
    assert_memory_equal(first.at, second.at, first.length);
    text_free(&first);
    text_free(&second);
}

static void VG_S66_the_look_is_kept_in_the_private_knowledge_of_the_investigator(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, 1, "t_look");
    begin_look(&k, "t_look");
    answer(&k, ACT_LOOK_AT, 1, 3);
    assert_int_equal(happened(&k, EV_INVESTIGATED), 1); /* shown once */
    easy_until(&k, "WHICH_EVENT");
    assert_int_equal(happened(&k, EV_INVESTIGATED), 1);
    struct text saved = {0}, error = {0};
    state_dump(&saved, &vigilante_game, &k.content, k.g, false); /* saves keep it */
    STATE loaded = *k.g;
    memset(loaded.player[1].token_known, 0, TOKENS);
    assert_true(state_load(&vigilante_game, &k.content, &loaded, text_string(&saved), &error));
    *k.g = loaded;
    assert_int_equal(seen_by(&k, 0)->player[1].token[3], NEUTRAL);
    assert_int_equal(seen_by(&k, 1)->player[1].token[3], 0);
    assert_int_equal(seen_by(&k, 2)->player[1].token[3], 0);
    text_free(&saved);
    text_free(&error);
    close_kit(&k);
}

static void VG_S68_only_face_down_tokens_can_be_investigated(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, 1, "t_look");
    k.g->player[1].token_known[0] = k.g->player[1].token_known[2] = EVERYBODY;
    begin_look(&k, "t_look");
    assert_int_equal(offers(&k, ACT_LOOK_AT), 2);
    assert_true(refused(&k, ACT_LOOK_AT, 1, 0, -1, RULING + 68));
    assert_true(refused(&k, ACT_LOOK_AT, 1, 2, -1, RULING + 68));
    answer(&k, ACT_LOOK_AT, 1, 1);
    memset(k.g->player[1].token_known, EVERYBODY, TOKENS); /* four tokens face-up: no target any more */
    give(&k, 0, "t_look");
    at_turn(&k, 0);
    do_turn(&k, ACT_PLAY, card_id(&k, "t_look"));
    assert_string_equal(asked(&k), "WHICH_TOKEN"); /* seat 2 is the only choice */
    assert_true(offered(&k, ACT_LOOK_AT, 2));
    close_kit(&k);
}

static void VG_S108_tokens_stay_face_up_and_own_ones_are_turned_only_by_a_text_that_says_so(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, 2, "t_show", "t_own_show");
    do_turn(&k, ACT_PLAY, card_id(&k, "t_show"));
    assert_false(offered(&k, ACT_PICK_PLAYER, 0));
    answer(&k, ACT_PICK_PLAYER, 2);
    answer(&k, ACT_TURN_UP, 2, 1);
    do_turn(&k, ACT_PLAY, card_id(&k, "t_own_show"));
    assert_int_equal(offers(&k, ACT_TURN_UP), 4);
    answer(&k, ACT_TURN_UP, 0, 2);
    k.g->round = 7;
    while (k.c.pending) {
        assert_int_equal(seen_by(&k, NOBODY)->player[2].token[1], k.g->player[2].token[1]);
        assert_int_equal(seen_by(&k, NOBODY)->player[0].token[2], k.g->player[0].token[2]);
        easy_answer(&k);
    }
    assert_int_equal(k.g->player[2].token_known[1], EVERYBODY);
    assert_int_equal(k.g->player[0].token_known[2], EVERYBODY);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_045_VG_047_VG_048_a_whole_game_leaves_identity_and_tokens_alone),
    TEST(VG_047_VG_S67_own_tokens_are_never_to_be_looked_at),
    TEST(VG_049_VG_051_VG_052_investigating_means_a_secret_look_at_one_token_of_ones_choice),
    TEST(VG_050_no_main_action_investigates),
    TEST(VG_053_VG_054_another_look_needs_another_investigation_of_any_token),
    TEST(VG_052_two_investigations_in_a_row_show_one_token_each),
    TEST(VG_055_VG_E29_what_tokens_prove),
    TEST(VG_056_VG_S69_the_user_turns_a_face_down_token_up_for_all),
    TEST(VG_261_after_the_look_nothing_on_the_table_tells_the_face),
    TEST(VG_S66_the_look_is_kept_in_the_private_knowledge_of_the_investigator),
    TEST(VG_S68_only_face_down_tokens_can_be_investigated),
    TEST(VG_S108_tokens_stay_face_up_and_own_ones_are_turned_only_by_a_text_that_says_so),
};
TEST_GROUP(tests);
