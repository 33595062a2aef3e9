/* test_talk.c: VG-092 to VG-099, VG-S60, VG-S65, VG-S71, VG-S72: what players may say, show and see. */
#include "kit_course.h"

/* A table of four beside the kit, at the first question of round 1. */
static struct table *open_talk_table(struct kit *k)
{
    struct text error = {0};
    open_fresh(k, "justice_4", 0, 1);
    struct setup setup = {.players = 4, .scenario = k->g->scenario};
    struct table *t = table_new(&vigilante_game, &k->content, &setup, 42, &error);
    if (!t) fail_msg("%s", text_string(&error));
    while (table_pending_truth(t) & (table_pending_truth(t) - 1)) {
        seat who = (seat)__builtin_ctz(table_pending_truth(t));
        int n;
        assert_true(table_answer(t, who, table_options(t, who, &n)[0], &error));
    }
    text_free(&error);
    return t;
}

static u64 hash_of(const struct table *t) { return state_hash(&vigilante_game, table_state(t)); }

/* Whether two public records are the same, and frees them. */
static void assert_same_record(struct text *first, struct text *second)
{
    assert_int_equal(first->length, second->length);
    assert_memory_equal(first->at, second->at, first->length);
    text_free(first);
    text_free(second);
}

static void VG_092_players_may_say_anything_true_or_false(void **state)
{
    (void)state;
    static const char *const claims[] = {"I am Good", "I am Evil", "I am the Cultist", "Anna is the Mastermind",
                                         "my second token is Neutral", "I hold three Ambush cards"};
    struct kit k;
    struct table *t = open_talk_table(&k);
    struct text record = {0};
    u64 before = hash_of(t);
    int decisions = table_decisions(t);
    for (seat s = 0; s < 4; s++)
        for (int i = 0; i < COUNT(claims); i++) table_talk(t, s, claims[i]); /* one of each pair of claims is a lie */
    table_record(t, &record, false);
    for (int i = 0; i < COUNT(claims); i++) assert_non_null(strstr(text_string(&record), claims[i]));
    assert_true(hash_of(t) == before);
    assert_int_equal(table_decisions(t), decisions);
    text_free(&record);
    table_free(t);
}

static void VG_093_no_identity_is_shown_before_the_end(void **state)
{
    (void)state;
    for (u64 seed = 20; seed < 28; seed++) {
        struct kit k;
        struct random luck;
        random_seed(&luck, seed);
        open_fresh(&k, "shifting_4", 0, seed);
        while (k.c.pending) {
            assert_int_equal(happened(&k, EV_IDENTITY), 0);
            for (seat viewer = 0; viewer < 4; viewer++) {
                const STATE *view = seen_by(&k, viewer);
                for (seat s = 0; s < 4; s++) assert_int_equal(view->player[s].identity != 0, s == viewer);
            }
            forget(&k);
            random_answer(&k, &luck);
        }
        assert_int_equal(happened(&k, EV_IDENTITY), 4);
        for (seat s = 0; s < 4; s++) assert_int_equal(seen_by(&k, NOBODY)->player[s].identity, k.g->player[s].identity);
    }
}

static void VG_094_own_tokens_are_never_shown_to_others(void **state)
{
    (void)state;
    struct kit k;
    struct text first = {0}, second = {0};
    for (int way = 0; way < 2; way++) { /* a round in which nobody investigates, with the tokens laid otherwise */
        open_course(&k, 3, "");
        be(&k, 1, "cultist");
        if (way) memcpy(k.g->player[1].token, (u8[]){NEUTRAL, GOOD, EVIL, NEUTRAL}, TOKENS);
        at_round(&k);
        while (k.c.pending && k.g->round == 1) {
            assert_false(offered(&k, ACT_LOOK_AT) || offered(&k, ACT_TURN_UP));
            easy_answer(&k);
        }
        public_record(&k, NOBODY, way ? &second : &first); /* no seat sees a difference, the owner neither */
        close_kit(&k);
    }
    assert_same_record(&first, &second);
}

static void VG_095_a_token_that_was_looked_at_cannot_be_shown(void **state)
{
    (void)state;
    static const char cards[] =
        ONE_TIME_CARD("t_look", 1, "investigate { 1 }")
        ONE_TIME_CARD("t_show", 1, "expose { 1 }");
    struct kit k;
    struct text first = {0}, second = {0};
    for (int way = 0; way < 2; way++) {
        open_course(&k, 3, cards);
        be(&k, 1, "assassin");
        if (way) memcpy(k.g->player[1].token, (u8[]){GOOD, EVIL, EVIL, NEUTRAL}, TOKENS);
        give(&k, 0, "t_look");
        at_turn(&k, 0);
        do_turn(&k, ACT_PLAY, card_id(&k, "t_look"));
        answer(&k, ACT_PICK_PLAYER, 1);
        answer(&k, ACT_LOOK_AT, 1, 0);
        while (k.g->round == 1) {
            assert_false(offered(&k, ACT_TURN_UP)); /* no way to show it... */
            easy_answer(&k);
        }
        public_record(&k, 0, way ? &second : &first);
        give(&k, 0, "t_show");
        k.g->player[0].actions = 4;
        at_turn(&k, 0);
        do_turn(&k, ACT_PLAY, card_id(&k, "t_show")); /* ...but by a text that orders it */
        answer(&k, ACT_PICK_PLAYER, 1);
        pass_all(&k);
        answer(&k, ACT_TURN_UP, 1, 0);
        assert_int_equal(seen_by(&k, 2)->player[1].token[0], way ? GOOD : EVIL);
        close_kit(&k);
    }
    assert_same_record(&first, &second);
}

/* Rolls a 3 and another number, submits the 3, and plays to the next round. */
static void submit_three(struct kit *k, int kept_back)
{
    open_course(k, 3, "");
    for (seat s = 0; s < 3; s++) {
        k->g->player[s].actions = 1;
        k->g->player[s].submitted = false;
    }
    at_turn(k, 0);
    fix_dice(k, 6, 3, kept_back, 1, 1, 2, 2);
    do_turn(k, ACT_DRAW, CITY);
    assert_string_equal(asked(k), "WHICH_DIE");
    assert_int_equal(offers(k, ACT_SUBMIT), kept_back == 3 ? 1 : 2);
}

static void VG_096_the_die_kept_back_is_never_shown(void **state)
{
    (void)state;
    struct kit k;
    struct text first = {0}, second = {0};
    for (int kept_back = 5; kept_back <= 6; kept_back++) {
        submit_three(&k, kept_back);
        const struct event *roll_event = last_event(&k, EV_DICE);
        assert_int_equal(told_to(&k, 0, roll_event).b, kept_back);
        assert_int_equal(told_to(&k, 1, roll_event).a, HIDDEN);
        assert_int_equal(told_to(&k, 1, roll_event).b, HIDDEN);
        answer(&k, ACT_SUBMIT, 3);
        easy_until(&k, "WHICH_EVENT");
        public_record(&k, 0, kept_back == 5 ? &first : &second);
        close_kit(&k);
    }
    assert_same_record(&first, &second);
}

static void VG_097_the_token_that_went_back_is_never_shown(void **state)
{
    (void)state;
    struct kit k;
    struct text asking[2] = {{0}}, placed[2] = {{0}};
    for (int way = 0; way < 2; way++) { /* beside jailbreak_1 another token each time, which is put back */
        open_course(&k, 3, "");
        fix_picks(&k, 2, 0, way ? 7 : 20);
        at_round(&k);
        assert_int_equal(offers(&k, ACT_PLACE_EVENT), 2);
        public_record(&k, 0, &asking[way]);
        answer(&k, ACT_PLACE_EVENT, token_id(&k, "jailbreak_1"));
        easy_until(&k, "WHICH_EVENT");
        public_record(&k, 0, &placed[way]);
        close_kit(&k);
    }
    assert_same_record(&asking[0], &asking[1]);
    assert_same_record(&placed[0], &placed[1]);
}

static void VG_098_VG_099_claims_about_dice_may_be_lies_and_bind_nobody(void **state)
{
    (void)state;
    struct kit k;
    struct table *t = open_talk_table(&k);
    struct text error = {0};
    while (strcmp(table_question(t, (seat)__builtin_ctz(table_pending_truth(t))).step, "WHICH_DIE")) {
        seat who = (seat)__builtin_ctz(table_pending_truth(t));
        int n, at = 0;
        const struct action *option = table_options(t, who, &n);
        for (int i = 0; i < n; i++)
            if (option[i].verb == ACT_DRAW && option[i].a == CITY) at = i;
        assert_true(table_answer(t, who, option[at], &error));
    }
    seat who = (seat)__builtin_ctz(table_pending_truth(t));
    struct action before[6];
    int n, m;
    const struct action *option = table_options(t, who, &n);
    assert_in_range(n, 1, 4);
    memcpy(before, option, (size_t)n * sizeof *option);
    u64 hash = hash_of(t);
    table_talk(t, who, "both of my dice show a 1, and I submit a 6");
    table_talk(t, (seat)((who + 1) % 4), "then I must submit a 6 too");
    option = table_options(t, who, &m);
    assert_int_equal(n, m);
    assert_memory_equal(before, option, (size_t)n * sizeof *option);
    assert_true(hash_of(t) == hash);
    assert_true(table_answer(t, who, before[0], &error)); /* whatever was said */
    const STATE *g = table_state(t);
    assert_int_equal(g->player[who].die, before[0].a);
    text_free(&error);
    table_free(t);
}

static void VG_S60_no_action_shows_hand_cards(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, GEAR_CARD("t_gear", 1, 9));
    static const char *const hand[] = {"first_aid_kit", "grocery_run", "t_gear", "shoe_leather", "double_locked"};
    for (int i = 0; i < COUNT(hand); i++) give(&k, 0, hand[i]);
    give(&k, 1, "oil_slick");
    hurt_hero(&k, 0, 0, 1);
    at_turn(&k, 0);
    STATE position = *k.g;
    int options = k.c.count;
    assert_true(options >= 8);
    for (int i = 0; i < options; i++) { /* after each of them the cards still in hand are known to their owner only */
        *k.g = position;
        rules_run(&k.c);
        rules_answer(&k.c, 0, k.c.option[i]);
        for (int at = k.g->city.start[HAND]; at < k.g->city.start[HAND + 1]; at++)
            assert_int_equal(k.g->city.known[at], only(0));
        STATE *view = seen_by(&k, 1);
        for (int at = 0; at < hand_count(view, 0); at++) assert_true(card_at(CITY_CARDS(view), HAND, at) >= 0xFE);
    }
    close_kit(&k);
}

static void VG_S65_talk_is_public(void **state)
{
    (void)state;
    struct kit k;
    struct table *t = open_talk_table(&k);
    struct text record = {0};
    table_talk(t, 1, "only between us two");
    table_record(t, &record, false); /* one line in the record that all share, addressed to nobody */
    assert_non_null(strstr(text_string(&record), "say 1 \"only between us two\"\n"));
    text_free(&record);
    table_free(t);
}

static void VG_S71_only_the_owner_sees_the_faces_in_a_jail(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3, "villain { id = 't_v', name = 'V', level = 1, health = 1, chart = { 0, 0, 0, 0 } }");
    jail_any(&k, 1, 1, 1);
    jail_any(&k, 1, 3, 1);
    jail_any(&k, 1, 2, 1);
    top_villain(&k, "t_v");
    at_turn(&k, 1);
    do_turn(&k, ACT_FIGHT, -1);
    for (seat viewer = 0; viewer <= 3; viewer++) {
        STATE *view = seen_by(&k, viewer < 3 ? viewer : NOBODY);
        int levels[4] = {0};
        assert_int_equal(jail_count(view, 1), 4);
        for (int i = 0; i < 4; i++) {
            u8 villain = card_at(VILLAINS(view), JAIL + 1, i);
            levels[level_of(&k.c, villain)]++; /* number and Levels are public */
            if (viewer == 1) assert_int_equal(villain, card_at(VILLAINS(k.g), JAIL + 1, i));
            else assert_true(villain >= VILLAIN_BACK);
        }
        assert_true(levels[1] == 2 && levels[2] == 1 && levels[3] == 1);
    }
    close_kit(&k);
}

static void VG_S72_the_user_picks_the_jail_and_its_owner_the_villain(void **state)
{
    (void)state;
    static const char *const verb[] = {"t_free", "t_capture"};
    for (int i = 0; i < 2; i++) {
        struct kit k;
        open_course(&k, 3,
                    "hero { id = 't_warden', name = 'Warden', attack = 1, health = 4, influence = 1,\n"
                    "       passive = { secure { 1 } } }\n"
                    ONE_TIME_CARD("t_free", 1, "free { 1, who = 'other_player' }")
                    ONE_TIME_CARD("t_capture", 1, "capture { 1 }"));
        set_hero(&k, 1, 0, "t_warden"); /* Level 1 Villains of seat 1 cannot be freed */
        jail_any(&k, 1, 1, 1);
        jail_any(&k, 1, 2, 2);
        jail_any(&k, 2, 3, 1);
        give(&k, 0, verb[i]);
        at_turn(&k, 0);
        do_turn(&k, ACT_PLAY, card_id(&k, verb[i]));
        assert_int_equal(asked_seat(&k), 0);
        assert_int_equal(offers(&k, ACT_PICK_PLAYER), 2);
        answer(&k, ACT_PICK_PLAYER, 1);
        assert_string_equal(asked(&k), "WHICH_VILLAIN");
        assert_int_equal(asked_seat(&k), 1);
        assert_int_equal(offers(&k, ACT_PICK_VILLAIN), i == 0 ? 2 : 3); /* among those the text allows */
        u8 picked = k.c.option[1].a;
        answer(&k, ACT_PICK_VILLAIN, picked);
        assert_int_equal(jail_count(k.g, 1), 2);
        assert_int_equal(card_find(VILLAINS(k.g), i == 0 ? VILLAIN_DECK : JAIL, picked) >= 0, true);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(VG_092_players_may_say_anything_true_or_false),
    TEST(VG_093_no_identity_is_shown_before_the_end),
    TEST(VG_094_own_tokens_are_never_shown_to_others),
    TEST(VG_095_a_token_that_was_looked_at_cannot_be_shown),
    TEST(VG_096_the_die_kept_back_is_never_shown),
    TEST(VG_097_the_token_that_went_back_is_never_shown),
    TEST(VG_098_VG_099_claims_about_dice_may_be_lies_and_bind_nobody),
    TEST(VG_S60_no_action_shows_hand_cards),
    TEST(VG_S65_talk_is_public),
    TEST(VG_S71_only_the_owner_sees_the_faces_in_a_jail),
    TEST(VG_S72_the_user_picks_the_jail_and_its_owner_the_villain),
};
TEST_GROUP(tests);
