/* test_bot.c: what bots rest on: the record of conduct, beliefs about Identities, the estimate, what choose looks at. */
#include "games/vigilante/bot_beliefs.h"
#include "kit_course.h"

/* -- Deeds ----------------------------------------------------------------------------------------------------------- */

static int times(struct kit *k, seat who, int deed) { return k->g->player[who].conduct[deed]; }

static int all_deeds(struct kit *k, seat who)
{
    int n = 0;
    for (int d = 0; d < CONDUCT_TYPES; d++) n += times(k, who, d);
    return n;
}

static void VG_117_main_actions_are_noted_as_deeds(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    at_turn(&k, 0);
    do_turn(&k, ACT_DRAW, CITY);
    assert_int_equal(times(&k, 0, DREW), 1);
    assert_int_equal(all_deeds(&k, 0), 1);
    hurt_hero(&k, 1, 0, 1);
    at_turn(&k, 1);
    do_turn(&k, ACT_HEAL, 0);
    assert_int_equal(times(&k, 1, HEALED), 1);
    assert_int_equal(all_deeds(&k, 2), 0);
    close_kit(&k);
}

static void VG_206_a_jailed_villain_is_noted_beside_the_fight(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    top_villain(&k, "pocket_change_charlie"); /* Health 2, and 1 damage on slot 1 */
    add_lasting(k.g, V_ATTACK, 9, 0, WHOLE_TEAM, THIS_ROUND);
    at_turn(&k, 0);
    do_turn(&k, ACT_FIGHT, -1);
    assert_int_equal(times(&k, 0, FOUGHT), 1);
    assert_int_equal(times(&k, 0, LOCKED_UP), 1);
    top_villain(&k, "dine_and_dasher");
    add_lasting(k.g, V_ATTACK, -20, 1, WHOLE_TEAM, THIS_ROUND);
    at_turn(&k, 1);
    do_turn(&k, ACT_FIGHT, -1);
    assert_int_equal(times(&k, 1, FOUGHT), 1);
    assert_int_equal(times(&k, 1, LOCKED_UP), 0);
    close_kit(&k);
}

static void submit(struct kit *k, seat who, int number)
{
    k->g->player[who].actions = 1;
    at_turn(k, who);
    fix_dice(k, 2, number, number);
    do_turn(k, ACT_DRAW, CITY);
    answer(k, ACT_SUBMIT, number);
}

static void VG_152_only_the_first_die_of_a_number_is_noted(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 4);
    put_event(&k, "jailbreak_4");
    put_event(&k, "paramedic_4");
    submit(&k, 0, 4);
    assert_int_equal(times(&k, 0, SET_OFF_JAILBREAK), 1);
    assert_int_equal(times(&k, 0, SET_OFF_PARAMEDIC), 1);
    assert_int_equal(times(&k, 0, SET_OFF_NOTHING), 0);
    submit(&k, 1, 4);
    assert_int_equal(all_deeds(&k, 1), 1); /* the draw */
    submit(&k, 2, 5);
    assert_int_equal(times(&k, 2, SET_OFF_NOTHING), 1);
    close_kit(&k);
}

static void VG_105_the_event_placed_is_noted(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    at_round(&k);
    struct context *c = &k.c;
    u8 type = TOKEN(k.c.option[0].a)->type;
    answer(&k, ACT_PLACE_EVENT, k.c.option[0].a);
    assert_int_equal(times(&k, 0, PLACED_JAILBREAK + type - JAILBREAK), 1);
    assert_int_equal(all_deeds(&k, 0), 1);
    close_kit(&k);
}

/* -- Beliefs --------------------------------------------------------------------------------------------------------- */

/* How often, in 1000 redeals, what seat 0 sees leaves a seat with this Allegiance. */
static int believed(struct kit *k, seat who, u8 allegiance)
{
    struct context *c = &k->c;
    struct random luck;
    int n = 0;
    random_seed(&luck, 7);
    for (int i = 0; i < 1000; i++) {
        STATE *view = seen_by(k, 0);
        assert_true(vigilante_game.bot.redeal(c, view, 0, &luck));
        n += IDENTITY(view->player[who].identity)->allegiance == allegiance;
    }
    return n;
}

static void VG_033_without_deeds_and_tokens_the_set_up_decides(void **state)
{
    (void)state;
    struct kit k;
    open_scenario(&k, "justice_4", 0); /* 2 Good, 1 Evil, 1 Neutral */
    be(&k, 0, "guardian");
    for (seat s = 1; s <= 3; s++)
        for (u8 a = GOOD; a <= NEUTRAL; a++) assert_in_range(believed(&k, s, a), 283, 383);
    be(&k, 0, "assassin");
    for (seat s = 1; s <= 3; s++) {
        assert_in_range(believed(&k, s, GOOD), 617, 717);
        assert_int_equal(believed(&k, s, EVIL), 0);
    }
    close_kit(&k);
}

static void VG_046_a_token_that_was_seen_makes_its_allegiance_twice_as_likely(void **state)
{
    (void)state;
    struct kit k;
    open_scenario(&k, "justice_4", 0);
    be(&k, 0, "guardian");
    be(&k, 1, "assassin");
    k.g->player[1].token_known[0] |= only(0); /* an Evil one */
    assert_in_range(believed(&k, 1, EVIL), 450, 550);
    assert_in_range(believed(&k, 2, EVIL), 200, 300);
    k.g->player[1].token_known[1] |= only(0); /* VG-055: another */
    assert_int_equal(believed(&k, 1, EVIL), 1000);
    close_kit(&k);
}

static void deeds_tell_who_is_evil(void **state)
{
    (void)state;
    struct kit k;
    open_scenario(&k, "justice_4", 0);
    be(&k, 0, "guardian");
    k.g->player[1].conduct[SET_OFF_JAILBREAK] = 3;
    k.g->player[1].conduct[RELEASED] = 1;
    k.g->player[2].conduct[FOUGHT] = 8;
    k.g->player[2].conduct[LOCKED_UP] = 7;
    assert_true(believed(&k, 1, EVIL) > 600);
    assert_true(believed(&k, 2, EVIL) < 150);
    close_kit(&k);
}

/* Evil players who think heal as often as anybody: that must not clear them. */
static void VG_230_to_heal_is_no_disguise(void **state)
{
    (void)state;
    struct kit k;
    open_scenario(&k, "showdown_4", 0);
    be(&k, 0, "guardian");
    int before = believed(&k, 1, EVIL);
    k.g->player[1].conduct[HEALED] = 6;
    if (believed(&k, 1, EVIL) < before) fail_msg("%d, before %d", believed(&k, 1, EVIL), before);
    close_kit(&k);
}

static void absurd_deeds_leave_every_deal_possible(void **state)
{
    (void)state;
    struct kit k;
    open_scenario(&k, "shifting_6", 0);
    for (seat s = 0; s < PLAYERS; s++) memset(k.g->player[s].conduct, s % 2 ? 255 : 0, CONDUCT_TYPES);
    assert_int_equal(believed(&k, 1, GOOD) + believed(&k, 1, EVIL) + believed(&k, 1, NEUTRAL), 1000);
    close_kit(&k);
}

/* -- Whole games of bots --------------------------------------------------------------------------------------------- */

/* Begins a game in which only the outcome matters. */
static void open_bots(struct kit *k, int scenario, u64 seed)
{
    open_fresh(k, "justice_3", 0, seed);
    const struct scenario_row *row = (const void *)content_row(&k->content, KIND_SCENARIO, scenario);
    struct setup setup = {.players = row->players, .scenario = (u8)scenario};
    context_open(&k->c, &vigilante_game, &k->content, k->g);
    k->c.fast = true;
    rules_begin(&k->c, &setup, seed);
    rules_run(&k->c);
}

static void bot_answers(struct kit *k, struct random *luck)
{
    struct context *c = &k->c;
    int choice = c->count > 1 ? vigilante_game.bot.choose(c, k->g, c->seat, luck) : 0;
    rules_answer(c, c->seat, c->option[choice]);
}

/* A bot that is given a whole state, as in playouts, looks at nothing that its seat cannot see. */
static void choose_takes_from_a_whole_state_what_it_takes_from_the_view(void **state)
{
    (void)state;
    struct kit k;
    struct random luck;
    int compared = 0;
    random_seed(&luck, 11);
    for (int row = 1; row <= 10; row++) {
        open_bots(&k, row, (u64)row);
        while (k.c.pending) {
            struct random same = luck;
            struct context *c = &k.c;
            if (c->count > 1) {
                int whole = vigilante_game.bot.choose(c, k.g, c->seat, &same);
                same = luck;
                assert_int_equal(vigilante_game.bot.choose(c, seen_by(&k, c->seat), c->seat, &same), whole);
                compared++;
            }
            bot_answers(&k, &luck);
        }
        close_kit(&k);
    }
    assert_true(compared > 1000);
}

/* What the bot says with a memo, or without one if it is NULL: its answer, the seats' chances, what it deals. */
static void ask_with_memo(struct kit *k, struct random luck, struct memo *memo, int said[2 + PLAYERS])
{
    struct context *c = &k->c;
    STATE *view = seen_by(k, c->seat);
    c->memo = memo;
    *said++ = vigilante_game.bot.choose(c, k->g, c->seat, &luck);
    for (seat s = 0; s < PLAYERS; s++) *said++ = s < k->g->players ? vigilante_game.bot.estimate(c, k->g, s) : 0;
    vigilante_game.bot.redeal(c, view, c->seat, &luck);
    *said = view->player[(c->seat + 1) % k->g->players].identity << 16 | (int)random_below(&luck, 1 << 16);
    c->memo = NULL;
}

static void a_memo_changes_no_answer(void **state)
{
    (void)state;
    struct kit k;
    struct random luck;
    struct memo memo = {0}; /* for all games, as in a search */
    int compared = 0, with[2 + PLAYERS], without[2 + PLAYERS];
    random_seed(&luck, 12);
    for (int game = 0; game < 12; game++) {
        open_bots(&k, 1 + game % 10, (u64)game);
        if (game % 3 == 2) k.g->options |= FIRST_GAME; /* other Identities are in the box */
        for (; k.c.pending; bot_answers(&k, &luck)) {
            if (k.c.count < 2 || !k.g->player[0].identity) continue;
            ask_with_memo(&k, luck, NULL, without);
            ask_with_memo(&k, luck, &memo, with);
            assert_memory_equal(with, without, sizeof with);
            compared++;
        }
        close_kit(&k);
    }
    assert_true(compared > 1000);
}

enum { BELIEFS = 60 };

/* In how many of BELIEFS deals that `who` holds possible each other seat is Evil. */
static void ask_suspicions(struct kit *k, seat who, struct random *luck, int evil[PLAYERS])
{
    struct context *c = &k->c;
    for (seat s = 0; s < PLAYERS; s++) evil[s] = 0;
    for (int i = 0; i < BELIEFS; i++) {
        STATE *view = seen_by(k, who);
        assert_true(vigilante_game.bot.redeal(c, view, who, luck));
        for (seat s = 0; s < k->g->players; s++)
            evil[s] += s != who && IDENTITY(view->player[s].identity)->allegiance == EVIL;
    }
}

static u8 allegiance_at(struct kit *k, seat who)
{
    const struct context *c = &k->c;
    return IDENTITY(k->g->player[who].identity)->allegiance;
}

/* In Brought to Justice one of the other players is Evil: squared errors of what Good players believe, beside those of
 * whoever knows nothing more than that. */
static void good_players_suspect_the_right_ones_in_the_fifth_round(void **state)
{
    (void)state;
    struct kit k;
    struct random luck;
    int pairs = 0, asked_players = 0, right = 0;
    double error = 0, base = 0, chance = 0;
    random_seed(&luck, 3);
    for (int game = 0; game < 30; game++) {
        open_bots(&k, 2 + game % 3, (u64)game + 50); /* with 4 to 6 players */
        while (k.c.pending && k.g->round < 5) bot_answers(&k, &luck);
        for (seat s = 0; s < k.g->players; s++) {
            int evil[PLAYERS];
            seat most = s ? 0 : 1;
            if (allegiance_at(&k, s) != GOOD) continue;
            ask_suspicions(&k, s, &luck, evil);
            for (seat other = 0; other < k.g->players; other++) {
                if (other == s) continue;
                double truth = allegiance_at(&k, other) == EVIL, p = (double)evil[other] / BELIEFS;
                double even = 1.0 / (k.g->players - 1);
                error += (p - truth) * (p - truth);
                base += (even - truth) * (even - truth);
                if (evil[other] > evil[most]) most = other;
                pairs++;
            }
            right += allegiance_at(&k, most) == EVIL;
            chance += 1.0 / (k.g->players - 1);
            asked_players++;
        }
        close_kit(&k);
    }
    assert_true(asked_players >= 60 && pairs >= 200);
    if (error > 0.8 * base || right < 2 * chance)
        fail_msg("error %.1f beside %.1f, right %d beside %.1f", error, base, right, chance);
}

/* -- The estimate ---------------------------------------------------------------------------------------------------- */

static int estimate_of(struct kit *k, seat who) { return vigilante_game.bot.estimate(&k->c, k->g, who); }

static void VG_059_the_estimate_is_certain_when_the_game_is_over(void **state)
{
    (void)state;
    struct kit k;
    struct random luck;
    random_seed(&luck, 2);
    for (int row = 1; row <= 10; row++) {
        open_bots(&k, row, (u64)row + 20);
        while (k.c.pending) {
            for (seat s = 0; s < k.g->players; s++) assert_in_range(estimate_of(&k, s), 1, 999);
            bot_answers(&k, &luck);
        }
        for (seat s = 0; s < k.g->players; s++)
            assert_int_equal(estimate_of(&k, s), has_seat(k.g->winners, s) ? 1000 : 0);
        close_kit(&k);
    }
}

/* "Brought to Justice" with 4 players in this round: a Guardian, an Investigator, an Assassin or so, and one more. */
static void open_late(struct kit *k, int round, const char *evil, const char *neutral)
{
    open_scenario(k, "justice_4", 0);
    be(k, 0, "guardian");
    be(k, 1, "investigator");
    be(k, 2, evil);
    be(k, 3, neutral);
    k->g->round = (u8)round;
    at_turn(k, 0);
}

static void VG_063_VG_075_villains_in_good_jails_help_the_good_and_hurt_assassins(void **state)
{
    (void)state;
    struct kit k;
    for (int round = 2; round <= 6; round++) {
        open_late(&k, round, "assassin", "cultist");
        int good = estimate_of(&k, 0), eight = estimate_of(&k, 1), evil = estimate_of(&k, 2);
        jail_any(&k, 1, 1, 6);
        assert_true(estimate_of(&k, 0) > good);
        assert_true(estimate_of(&k, 1) > eight);
        assert_true(estimate_of(&k, 2) < evil);
        good = estimate_of(&k, 0);
        jail_any(&k, 2, 1, 6); /* VG-065; but the deck has changed */
        assert_true(abs(estimate_of(&k, 0) - good) <= 25);
        close_kit(&k);
    }
}

static void VG_077_VG_078_a_mastermind_near_ten_is_a_danger_to_the_good(void **state)
{
    (void)state;
    struct kit k;
    open_late(&k, 5, "mastermind", "cultist");
    jail_any(&k, 0, 1, 8);
    jail_any(&k, 1, 1, 6);
    int good = estimate_of(&k, 0), evil = estimate_of(&k, 2);
    jail_any(&k, 2, 2, 11);
    assert_true(estimate_of(&k, 0) < good - 300);
    assert_true(estimate_of(&k, 2) > evil + 300);
    close_kit(&k);
}

static void VG_082_to_VG_091_what_neutral_missions_want_counts(void **state)
{
    (void)state;
    struct kit k;
    int before;
    open_late(&k, 6, "assassin", "addict");
    jail_any(&k, 3, 2, 5);
    before = estimate_of(&k, 3);
    for (int i = 0; i < 3; i++) give(&k, 3, "first_aid_kit");
    assert_true(estimate_of(&k, 3) > before);
    close_kit(&k);

    open_late(&k, 6, "assassin", "cultist");
    jail_any(&k, 3, 2, 5);
    before = estimate_of(&k, 3);
    lose_hero(&k, 0, "paper_route");
    assert_true(estimate_of(&k, 3) > before);
    close_kit(&k);

    open_late(&k, 6, "assassin", "worshipper_of_life");
    jail_any(&k, 3, 2, 5);
    before = estimate_of(&k, 3);
    hurt_hero(&k, 3, 0, 1);
    assert_true(estimate_of(&k, 3) < before);
    close_kit(&k);
}

static void show_tokens(struct kit *k, seat viewer, seat of)
{
    for (int t = 0; t < TOKENS; t++) k->g->player[of].token_known[t] |= only(viewer);
}

static void VG_055_doubt_is_what_is_not_believed_of_the_truth(void **state)
{
    (void)state;
    struct kit k;
    int doubt[4];
    open_late(&k, 3, "assassin", "cultist"); /* the Good expect one of each, the Evil one 2 Good ones of 3 */
    measure_doubt(&k.c, k.g, doubt);
    assert_in_range(doubt[GOOD], SURE * 2 / 3 - 4, SURE * 2 / 3 + 4);
    assert_in_range(doubt[EVIL], SURE * 4 / 9 - 4, SURE * 4 / 9 + 4);
    for (seat s = 0; s < 4; s++)
        if (s != 2) show_tokens(&k, 2, s);
    int good = doubt[GOOD];
    measure_doubt(&k.c, k.g, doubt);
    assert_int_equal(doubt[GOOD], good);
    assert_true(doubt[EVIL] <= 2);
    k.g->player[2].conduct[SET_OFF_JAILBREAK] = 3; /* what everybody sees tells the Good something as well */
    measure_doubt(&k.c, k.g, doubt);
    assert_true(doubt[GOOD] < good - 10);
    close_kit(&k);
}

static void VG_055_to_know_who_is_who_counts_the_more_the_sooner(void **state)
{
    (void)state;
    struct kit k;
    int before[2], gain[2];
    static const int rounds[2] = {2, 6};
    for (int i = 0; i < 2; i++) {
        open_late(&k, rounds[i], "assassin", "cultist");
        jail_any(&k, 0, 1, rounds[i]);
        jail_any(&k, 1, 1, rounds[i]);
        before[0] = estimate_of(&k, 0), before[1] = estimate_of(&k, 2);
        show_tokens(&k, 2, 0);
        show_tokens(&k, 2, 1);
        assert_true(estimate_of(&k, 2) > before[1]); /* the Assassin has seen whom to strike */
        before[0] = estimate_of(&k, 0), before[1] = estimate_of(&k, 2);
        show_tokens(&k, 0, 2);
        show_tokens(&k, 1, 2);
        gain[i] = estimate_of(&k, 0) - before[0];
        assert_true(gain[i] > 0 && estimate_of(&k, 2) < before[1]); /* and was seen */
        close_kit(&k);
    }
    assert_true(gain[0] > gain[1]);
}

static void VG_075_what_an_assassin_has_to_strike_with_counts(void **state)
{
    (void)state;
    struct kit k;
    open_late(&k, 3, "assassin", "cultist");
    int before = estimate_of(&k, 2), good = estimate_of(&k, 0);
    give(&k, 2, "red_tape"); /* to hoard what does no harm is worth nothing */
    give(&k, 2, "grocery_run");
    assert_int_equal(estimate_of(&k, 2), before);
    give(&k, 2, "clerical_air_strike");
    give(&k, 2, "bribed_guard");
    int cards = estimate_of(&k, 2);
    assert_true(cards > before && estimate_of(&k, 0) < good);
    set_hero(&k, 2, 1, "pothole");
    assert_true(estimate_of(&k, 2) > cards);
    close_kit(&k);
}

/* Squared errors against the outcomes, beside those of whoever knows how often each Allegiance wins. */
static void the_estimate_beats_the_base_rate(void **state)
{
    (void)state;
    enum { SAMPLES = 20000 };
    static struct sample { int chance; u8 scenario, allegiance, who, won; } sample[SAMPLES];
    int n = 0, won[11][4] = {{0}}, count[11][4] = {{0}};
    double error = 0, base = 0;
    struct kit k;
    struct random luck;
    random_seed(&luck, 17);
    for (int game = 0; game < 200; game++) {
        int from = n;
        open_bots(&k, 1 + game % 10, (u64)game + 900);
        struct context *c = &k.c;
        while (k.c.pending) {
            bot_answers(&k, &luck);
            if (!k.c.pending || random_below(&luck, 100)) continue;
            for (seat s = 0; s < k.g->players && n < SAMPLES; s++)
                sample[n++] = (struct sample){estimate_of(&k, s), k.g->scenario,
                                              IDENTITY(k.g->player[s].identity)->allegiance, s, 0};
        }
        for (int i = from; i < n; i++) {
            sample[i].won = has_seat(k.g->winners, sample[i].who);
            won[sample[i].scenario][sample[i].allegiance] += sample[i].won;
            count[sample[i].scenario][sample[i].allegiance]++;
        }
        close_kit(&k);
    }
    for (int i = 0; i < n; i++) {
        struct sample s = sample[i];
        double p = s.chance / 1000.0, q = (double)won[s.scenario][s.allegiance] / count[s.scenario][s.allegiance];
        error += (p - s.won) * (p - s.won);
        base += (q - s.won) * (q - s.won);
    }
    assert_true(n > 1000);
    assert_true(error < 0.85 * base);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_117_main_actions_are_noted_as_deeds),
    TEST(VG_206_a_jailed_villain_is_noted_beside_the_fight),
    TEST(VG_152_only_the_first_die_of_a_number_is_noted),
    TEST(VG_105_the_event_placed_is_noted),
    TEST(VG_033_without_deeds_and_tokens_the_set_up_decides),
    TEST(VG_046_a_token_that_was_seen_makes_its_allegiance_twice_as_likely),
    TEST(deeds_tell_who_is_evil),
    TEST(VG_230_to_heal_is_no_disguise),
    TEST(absurd_deeds_leave_every_deal_possible),
    TEST(choose_takes_from_a_whole_state_what_it_takes_from_the_view),
    TEST(a_memo_changes_no_answer),
    MEASURES(good_players_suspect_the_right_ones_in_the_fifth_round),
    TEST(VG_059_the_estimate_is_certain_when_the_game_is_over),
    TEST(VG_063_VG_075_villains_in_good_jails_help_the_good_and_hurt_assassins),
    TEST(VG_077_VG_078_a_mastermind_near_ten_is_a_danger_to_the_good),
    TEST(VG_082_to_VG_091_what_neutral_missions_want_counts),
    TEST(VG_055_doubt_is_what_is_not_believed_of_the_truth),
    TEST(VG_055_to_know_who_is_who_counts_the_more_the_sooner),
    TEST(VG_075_what_an_assassin_has_to_strike_with_counts),
    MEASURES(the_estimate_beats_the_base_rate),
};
TEST_GROUP(tests);
