/* test_bot.c: the quick bot: better than chance, sensible in plain positions, honest and steady; the estimate. */
#include "kit.h"
#include "../kit/bot.h"
#include "engine/redact.h"
#include "games/freedom-five/bot_mind.h"

/* -- Whole games -------------------------------------------------------------------------------------------------- */

static bool plain(const struct content *content, const struct setup *setup)
{
    (void)content;
    return !setup->options;
}
static seat nobody_else(const void *g) { return (void)g, HEROES; } /* all Heroes are one team */
static bool running(const void *g) { return ((const STATE *)g)->turn > 0; }
static bool won(const void *g) { return ((const STATE *)g)->ending == OBJECTIVE_MET; }
static const struct contest night = {&freedom_five_game, plain, nobody_else, running, won};

static void the_team_beats_chance(void **state)
{
    (void)state;
    int bots = contest_rate(&night, 16, BOT, BOT), chance = contest_rate(&night, 4, CHANCE, BOT);
    print_message("bots win %d, chance %d of 100\n", bots, chance);
    assert_in_range(bots, 2, 60); /* without a thought beyond the moment: see docs/balance.md for those who think */
    assert_int_equal(chance, 0);
}

/* -- The estimate ------------------------------------------------------------------------------------------------- */

enum { GLANCES = 64 };

/* Plays a game of bots; what was estimated on the way. */
static int estimates_of(struct play *p, const struct setup *setup, u64 seed, int said[GLANCES])
{
    static _Alignas(64) u8 view[STATE_MAX];
    struct random luck;
    int count = 0;
    random_seed(&luck, seed);
    kit_open_fast(p, &freedom_five_game, setup, seed);
    while (!kit_over(p)) {
        state_redact(p->game, &p->content, p->state, p->c.seat, view);
        kit_answer(p, p->c.seat, bot_answer(&p->c, view, &luck));
        int now = p->game->bot.estimate(&p->c, p->state, 0);
        for (seat who = 0; who < setup->players; who++)
            KIT_CHECK(p, p->game->bot.estimate(&p->c, p->state, who) == now);
        KIT_CHECK(p, now >= 0 && now <= 1000);
        if (running(p->state) && !kit_over(p) && count < GLANCES && random_below(&luck, 25) == 0) said[count++] = now;
    }
    assert_int_equal(p->game->bot.estimate(&p->c, p->state, 0), won(p->state) ? 1000 : 0);
    return count;
}

/* Quick bots win too seldom for a score of calibration; but what is said of games that are won must be higher. */
static void the_estimate_tells_games_that_are_won(void **state)
{
    (void)state;
    static struct play p;
    struct setup setups[KIT_SETUPS_MAX];
    int count = kit_setups(&freedom_five_game, setups), said[GLANCES];
    double sum[2] = {0, 0}, glances[2] = {0, 0};
    for (int n = 0; n < 10 * count; n++) {
        if (setups[n % count].options) continue;
        int looked = estimates_of(&p, &setups[n % count], (u64)n + 9000, said);
        for (int i = 0; i < looked; i++) sum[won(p.state)] += said[i], glances[won(p.state)]++;
    }
    assert_true(glances[false] > 1000 && glances[true] > 50);
    double lost = sum[false] / glances[false], wins = sum[true] / glances[true];
    print_message("said of games that are lost %.0f, won %.0f of 1000\n", lost, wins);
    assert_true(wins > lost + 150);
}

static int chance_of_heroes(struct kit *k) { return freedom_five_game.bot.estimate(&k->c, k->g, 0); }

static void the_estimate_follows_plain_facts(void **state)
{
    (void)state;
    struct kit k;
    open_city(&k, 3);
    put_villain(&k, YELLOW, 22);
    k.g->track = 3;
    int before = chance_of_heroes(&k);
    k.g->track = 7;
    assert_true(chance_of_heroes(&k) < before);
    k.g->track = 3;
    k.g->villain[YELLOW].damage = 6;
    assert_true(chance_of_heroes(&k) > before);
    k.g->villain[YELLOW].damage = 0;
    card_move(TOWERS(k.g), TOWER_DECK, 0, TOWER_DOWN, 0);
    assert_true(chance_of_heroes(&k) < before);
    card_move(TOWERS(k.g), TOWER_DOWN, 0, TOWER_DECK, 0);
    put_crowd(&k, 7, "rb");
    assert_true(chance_of_heroes(&k) < before);
    close_kit(&k);
}

/* FF-135: two cards come before the limit is looked at; a hand that is full then is worth no more. */
static void FF_135_the_estimate_counts_no_card_that_will_be_discarded(void **state)
{
    (void)state;
    struct kit k;
    int chance[HAND_LIMIT + 1] = {0};
    open_city(&k, 1);
    for (int hand = 1; hand <= HAND_LIMIT; hand++) {
        card_draw(ABILITIES(k.g), ABILITY_DECK, ABILITY_HAND, EVERYBODY);
        chance[hand] = chance_of_heroes(&k);
    }
    assert_true(chance[HAND_LIMIT - 2] > chance[HAND_LIMIT - 3]);
    assert_int_equal(chance[HAND_LIMIT], chance[HAND_LIMIT - 2]);
    close_kit(&k);
}

/* -- Honest and steady -------------------------------------------------------------------------------------------- */

static void it_answers_every_question_by_what_it_sees(void **state)
{
    (void)state;
    bool met[256] = {false};
    bot_expect_honest(&freedom_five_game, 1, met);
    static const u8 usual[] = {ACT_TAKE_HERO, ACT_TAKE_UPGRADE, ACT_MOVE, ACT_ATTACK, ACT_ATTACK_VILLAIN, ACT_PLAY,
                               ACT_JUSTICE, ACT_INTERACT_ANARCHY, ACT_COMMIT, ACT_CASH_IN, ACT_HEAL_TOKEN};
    for (int i = 0; i < COUNT(usual); i++) assert_true(met[usual[i]]);
}

/* A held hand of another Hero is nothing that it goes by. */
static void it_does_not_look_into_held_hands(void **state)
{
    (void)state;
    struct kit k[2];
    static const char *const cards[] = {"grapnel_swing", "case_board"};
    for (int i = 0; i < 2; i++) {
        open_city(&k[i], 2);
        turn_switch(&k[i].c, k[i].g, WRAITH, 0, true);
        put_at(&k[i], LEGACY, 7, HERO_MODE);
        put_at(&k[i], WRAITH, 7, HERO_MODE);
        put_villain(&k[i], RED, 7);
        hold(&k[i], LEGACY, "one_good_punch");
        hold(&k[i], WRAITH, cards[i]);                       /* red: she could join; green: she could not */
        enter_turn(&k[i], LEGACY, HERO_MODE, 2);
    }
    assert_true(same_action(kit_bot(&k[0]), kit_bot(&k[1])));
    for (int i = 0; i < 2; i++) close_kit(&k[i]);
}

/* -- Plain positions ---------------------------------------------------------------------------------------------- */

/* A hand is in no order, a set is taken in ascending order: taking the best card first would lose the others. */
static void FF_288_it_commits_every_card_that_is_wanted(void **state)
{
    (void)state;
    for (int order = 0; order < 2; order++) {
        struct kit k;
        open_city(&k, 1);
        put_at(&k, LEGACY, 7, HERO_MODE);
        put_villain(&k, BLUE, 7);
        hold(&k, LEGACY, order ? "steadying_hand" : "never_alone");
        hold(&k, LEGACY, order ? "never_alone" : "steadying_hand");
        enter_turn(&k, LEGACY, HERO_MODE, 1);
        answer(&k, ACT_ATTACK_VILLAIN);
        while (!happened(&k, EV_ROLLED) && asks(&k, LEGACY, "DICE")) {
            struct action a = kit_bot(&k);
            kit_give(&k, a.verb, a.a, a.b, a.c);
        }
        assert_int_equal(happened(&k, EV_COMMITTED), 2);
        close_kit(&k);
    }
}

/* What is discarded is a set, too: the cheapest card first would leave the Hero without the others. */
static void FF_167_it_blocks_all_damage_that_cards_can_block(void **state)
{
    (void)state;
    static const char *const hand[] = {"never_alone", "one_good_punch", "steadying_hand"};
    for (int order = 0; order < 3; order++) {
        struct kit k;
        open_city(&k, 1);
        put_at(&k, LEGACY, 7, HERO_MODE);
        wound(&k, LEGACY, "gy");
        for (int i = 0; i < 3; i++) hold(&k, LEGACY, hand[(i + order) % 3]);
        kit_build(&k, "actions", LEGACY);
        hurt_hero(&k.c, k.g, LEGACY, 3, FROM_VILLAIN | BY_CARDS, 0);
        rules_run(&k.c);
        struct action first = kit_bot(&k);
        assert_int_equal(first.verb, ACT_DISCARD);
        for (int i = 0; i < 3; i++) assert_true(first.a <= kit_find(&k, AN_ABILITY, hand[i]));
        close_kit(&k);
    }
}

static void it_takes_the_win(void **state)
{
    (void)state;
    struct kit k;
    open_city(&k, 2);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_villain(&k, YELLOW, 7);
    k.g->villain[YELLOW].damage = (u8)(durability_of(&k.c, k.g, YELLOW) - 1);
    give_special(&k, LEGACY, 0, "haymaker");
    hold(&k, LEGACY, "hold_the_line");
    enter_turn(&k, LEGACY, HERO_MODE, 1);
    fix_dice(&k, 6, 6, 6, 6, 6, 6, 6);
    kit_bot_until(&k, "END");                                /* with the white die, if it likes */
    assert_int_equal(k.g->ending, OBJECTIVE_MET);
    assert_int_equal(k.g->turn, 1);
    close_kit(&k);
}

static void it_saves_the_tower(void **state)
{
    (void)state;
    struct kit k;
    open_city(&k, 2);
    for (int n = 0; n < 2; n++) card_move(TOWERS(k.g), TOWER_DECK, 0, TOWER_DOWN, 0);
    put_at(&k, LEGACY, HQ, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 2);
    assert_int_equal(kit_bot(&k).verb, ACT_INTERACT_HIDDEN); /* the Villain phase would lose the game (FF-266) */
    close_kit(&k);
}

static void it_prevents_a_knock_out(void **state)
{
    (void)state;
    struct kit k;
    open_city(&k, 2);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_crowd(&k, 7, "rr");
    wound(&k, LEGACY, "bgya");
    hold(&k, LEGACY, "iron_jaw");                            /* prevents 2 */
    kit_enter(&k, "villain_phase", LEGACY);
    assert_true(asks(&k, LEGACY, "REACT"));
    struct action a = kit_bot(&k);
    assert_int_equal(a.verb, ACT_PLAY);
    close_kit(&k);
}

static void it_heals_before_it_falls(void **state)
{
    (void)state;
    struct kit k;
    open_city(&k, 2);
    put_at(&k, LEGACY, HQ, PRIVATE_LIFE);
    wound(&k, LEGACY, "rbgy");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_int_equal(kit_bot(&k).verb, ACT_HEAL);
    close_kit(&k);
}

/* A full hand: what is drawn would be discarded. */
static void it_does_not_draw_what_it_must_discard(void **state)
{
    (void)state;
    struct kit k;
    open_city(&k, 1);
    put_at(&k, LEGACY, 7, HERO_MODE);
    for (int hand = 4; hand <= HAND_LIMIT; hand += HAND_LIMIT - 4) {
        while (hand_count(k.g, LEGACY) < hand) card_draw(ABILITIES(k.g), ABILITY_DECK, ABILITY_HAND, EVERYBODY);
        if (hand == 4) wound(&k, LEGACY, "rbgy");            /* no card can be played */
        enter_turn(&k, LEGACY, HERO_MODE, 4);
        assert_true(offered(&k, ACT_RECOVER));
        bool draws = kit_bot(&k).verb == ACT_RECOVER;
        assert_int_equal(draws, hand < HAND_LIMIT);
    }
    close_kit(&k);
}

/* A test that is passed (2 successes are needed): a success more brings nothing. */
static void it_keeps_successes_for_tests_that_need_them(void **state)
{
    (void)state;
    for (int need = 0; need < 2; need++) {
        struct kit k;
        open_city(&k, 2);
        put_at(&k, WRAITH, 7, HERO_MODE);
        put_unrest(&k, 7, "g");
        top_anarchy(&k, "borrowed_faces");
        hold(&k, WRAITH, "elementary");
        enter_turn(&k, WRAITH, HERO_MODE, 1);
        fix_dice(&k, 3, 6, need ? 1 : 6, need ? 1 : 6);
        answer(&k, ACT_INTERACT_ANARCHY);
        if (!asks(&k, WRAITH, "REACT")) fail_msg("nobody is asked");
        assert_int_equal(kit_bot(&k).verb, need ? ACT_PLAY : ACT_PASS);
        close_kit(&k);
    }
}

/* What the bot of a Hero with one reaction in hand answers to a Scheme card in its own Villain phase. */
static u8 answer_to_scheme(struct kit *k, int hero, const char *reaction, const char *scheme)
{
    hold(k, hero, reaction);
    top_scheme(k, scheme);
    enter_turn(k, hero, HERO_MODE, 1);
    answer(k, ACT_END_TURN);
    assert_true(asks(k, (seat)hero, "REACT"));
    return kit_bot(k).verb;
}

/* Mastermind tokens are what this Chapter wants; without one in the stack the track advances. */
static void FF_125_it_lets_tokens_come_that_are_wanted(void **state)
{
    (void)state;
    static const struct { int chapter; bool stack; u8 verb; } list[] = {
        {1, true, ACT_PLAY}, {2, true, ACT_PASS}, {2, false, ACT_PLAY}};
    for (int i = 0; i < COUNT(list); i++) {
        struct kit k;
        open_table(&k, (struct opening){.heroes = 4, .comic = 2});
        set_chapter(&k, list[i].chapter);
        for (int n = 1; !list[i].stack && n <= MASTERMIND_TOKENS; n++) put_token(&k, 20 + n, n);
        assert_int_equal(answer_to_scheme(&k, TACHYON, "already_solved", "who_rings_at_this_hour"), list[i].verb);
        close_kit(&k);
    }
}

/* FF-127: who is not in the city does not move. */
static void FF_127_it_keeps_no_absent_villain_from_moving(void **state)
{
    (void)state;
    for (int there = 0; there < 2; there++) {
        struct kit k;
        open_with(&k, 2, ability_lua("early_warning", "legacy", "green", 2, NULL, "'scheme', skip { 'villain' }"));
        if (there) put_villain(&k, BLUE, 30);
        u8 verb = answer_to_scheme(&k, LEGACY, "early_warning", "frost_on_the_inside");
        assert_int_equal(verb, there ? ACT_PLAY : ACT_PASS);
        close_kit(&k);
    }
}

/* The Galvanist hurts who is where she comes to; where nobody is, a card is too much for her. */
static void FF_126_it_looks_at_what_a_movement_does(void **state)
{
    (void)state;
    for (int there = 0; there < 2; there++) {
        struct kit k;
        open_with(&k, 2, ability_lua("early_warning", "legacy", "green", 2, NULL, "'scheme', skip { 'villain' }"));
        put_villain(&k, YELLOW, 30);
        k.g->villain[YELLOW].villain = (u8)kit_find(&k, A_VILLAIN, "galvanist");
        put_at(&k, WRAITH, there ? 1 : 2, HERO_MODE);
        u8 verb = answer_to_scheme(&k, LEGACY, "early_warning", "lanterns_put_out"); /* to 1 */
        assert_int_equal(verb, there ? ACT_PLAY : ACT_PASS);
        close_kit(&k);
    }
}

/* All choices of a text come before its first instruction: the Location is for those who are driven. */
static void FF_S108_it_drives_nobody_into_an_overrun(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 2, probe_lua("strike { 1 }, drive { 2, at = 'near' }"));
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_crowd(&k, 7, "rr");
    put_crowd(&k, 2, "rrr");
    put_crowd(&k, 6, "bbb");
    put_crowd(&k, 13, "bbb");
    hold(&k, LEGACY, "read_the_room");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_PLAY);
    struct action chosen = kit_bot(&k);
    assert_int_equal(chosen.verb, ACT_PICK_LOCATION);
    assert_int_equal(chosen.a, 8);
    close_kit(&k);
}

/* FF-173: without a slot the new card goes at once; FF-S88: who commits what is for each to say. */
static void FF_173_FF_S88_no_thinking_bot_considers_what_brings_nothing(void **state)
{
    (void)state;
    struct kit k;
    open_city(&k, 2);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    struct action exchange = {.verb = ACT_EXCHANGE}, again = {.verb = ACT_REOPEN};
    assert_false(freedom_five_game.bot.is_pointless(&k.c, k.g, LEGACY, exchange));
    give_special(&k, LEGACY, 0, "haymaker");
    give_special(&k, LEGACY, 1, "calm_words");
    give_special(&k, LEGACY, 2, "not_today");
    assert_true(freedom_five_game.bot.is_pointless(&k.c, k.g, LEGACY, exchange));
    assert_true(freedom_five_game.bot.is_pointless(&k.c, k.g, LEGACY, again));
    close_kit(&k);
}

/* The white die is for an attack or a test that is still to come. */
static void it_gets_no_die_after_its_last_action(void **state)
{
    (void)state;
    struct kit k;
    open_city(&k, 1);
    put_at(&k, LEGACY, 7, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 0);
    assert_true(offered(&k, ACT_USE_POWER));
    assert_int_equal(kit_bot(&k).verb, ACT_END_TURN);
    close_kit(&k);
}

/* Further dice are for an attack or a test: after the last Action, or where nothing is to be done, there is none. */
static void it_adds_no_dice_that_nothing_is_rolled_with(void **state)
{
    (void)state;
    for (int crowd = 0; crowd < 2; crowd++) {
        struct kit k;
        open_city(&k, 3);
        put_at(&k, ZERO, 7, HERO_MODE);
        if (crowd) put_crowd(&k, 7, "rr");
        hold(&k, ZERO, "weak_points");                       /* an Action: 3 more dice */
        enter_turn(&k, ZERO, HERO_MODE, crowd ? 1 : 5);
        k.c.seat = ZERO;
        assert_true(offered(&k, ACT_PLAY));
        assert_int_not_equal(kit_bot(&k).verb, ACT_PLAY);
        close_kit(&k);
    }
}

/* A free move leads to where the rest of the turn is worth most, and away from where nothing is left but to be hit. */
static void it_moves_to_where_something_is_to_be_done(void **state)
{
    (void)state;
    static const u8 near[] = {2, 6, 8, 13};
    for (int n = 0; n < 2 * COUNT(near); n++) {
        struct kit k;
        u8 there = near[n % COUNT(near)];
        bool away = n >= COUNT(near);
        open_city(&k, 4);
        put_at(&k, TACHYON, 7, HERO_MODE);
        if (away) put_crowd(&k, 7, "rrr");
        else put_unrest(&k, there, "y");
        for (int i = 0; away && i < COUNT(near); i++) if (near[i] != there) put_crowd(&k, near[i], "bbb");
        enter_turn(&k, TACHYON, HERO_MODE, away ? 0 : 1);
        answer(&k, ACT_USE_POWER);
        struct action chosen = kit_bot(&k);
        assert_int_equal(chosen.verb, ACT_GO);
        assert_int_equal(chosen.a, there);
        close_kit(&k);
    }
}

/* Neither does it leave a place for nothing. */
static void it_stays_where_it_is_if_that_is_best(void **state)
{
    (void)state;
    struct kit k;
    open_city(&k, 4);
    put_at(&k, TACHYON, 7, HERO_MODE);
    for (int i = 0; i < 4; i++) put_crowd(&k, (int[]){2, 6, 8, 13}[i], "bbb");
    enter_turn(&k, TACHYON, HERO_MODE, 0);
    answer(&k, ACT_USE_POWER);
    assert_int_equal(kit_bot(&k).verb, ACT_DONE);
    close_kit(&k);
}

/* For a reward of the Chapter any card will do: one that is used has none of its own left. */
static void FF_201_it_gives_up_used_justice_cards_first(void **state)
{
    (void)state;
    static const char *const cards[] = {"new_armour", "return_the_book", "the_locked_ward", "lay_the_wreath"};
    for (int used = 0; used < COUNT(cards); used++) {
        struct kit k;
        open_city(&k, 2);
        put_at(&k, LEGACY, 7, HERO_MODE);
        wound(&k, LEGACY, "gyrb");
        for (int i = 0; i < COUNT(cards); i++) give_reward(&k, LEGACY, cards[i]);
        u8 down = kit_find(&k, A_JUSTICE, cards[used]);
        card_move(JUSTICES(k.g), JUSTICE_UP + LEGACY, card_find(JUSTICES(k.g), JUSTICE_UP + LEGACY, down),
                  JUSTICE_DOWN + LEGACY, EVERYBODY);
        enter_turn(&k, LEGACY, HERO_MODE, 0);
        struct action chosen = kit_bot(&k);
        assert_int_equal(chosen.verb, ACT_CASH_IN);
        assert_int_equal(chosen.a, down);
        close_kit(&k);
    }
}

static int answer_with(struct context *c, void *view, struct random luck, struct memo *memo)
{
    c->memo = memo;
    int chosen = freedom_five_game.bot.choose(c, view, c->seat, &luck);
    c->memo = NULL;
    return chosen;
}

static void a_memo_changes_no_answer(void **state)
{
    (void)state;
    static struct play p;
    static struct memo memo; /* for all games, as in a search */
    static _Alignas(64) u8 view[STATE_MAX];
    struct setup setups[KIT_SETUPS_MAX];
    int count = kit_setups(&freedom_five_game, setups), compared = 0;
    memset(&memo, 0, sizeof memo);
    for (int n = 0; n < 2 * count; n += 3) {
        struct random luck;
        random_seed(&luck, (u64)n);
        kit_open_fast(&p, &freedom_five_game, &setups[n % count], (u64)n);
        while (!kit_over(&p)) {
            struct context *c = &p.c;
            state_redact(p.game, &p.content, p.state, c->seat, view);
            int chosen = answer_with(c, view, luck, NULL);
            assert_int_equal(answer_with(c, view, luck, &memo), chosen);
            compared += c->count > 1;
            if (random_below(&luck, 8) == 0) chosen = (int)random_below(&luck, c->count);
            kit_answer(&p, c->seat, c->option[chosen]);
        }
    }
    assert_true(compared > 5000);
}

static const struct CMUnitTest tests[] = {
    TEST(a_memo_changes_no_answer),
    TEST(it_moves_to_where_something_is_to_be_done),
    TEST(it_stays_where_it_is_if_that_is_best),
    TEST(FF_201_it_gives_up_used_justice_cards_first),
    TEST(it_adds_no_dice_that_nothing_is_rolled_with),
    TEST(FF_125_it_lets_tokens_come_that_are_wanted),
    TEST(FF_127_it_keeps_no_absent_villain_from_moving),
    TEST(FF_126_it_looks_at_what_a_movement_does),
    TEST(FF_S108_it_drives_nobody_into_an_overrun),
    TEST(FF_173_FF_S88_no_thinking_bot_considers_what_brings_nothing),
    TEST(it_gets_no_die_after_its_last_action),
    MEASURES(the_team_beats_chance),
    MEASURES(the_estimate_tells_games_that_are_won),
    TEST(the_estimate_follows_plain_facts),
    TEST(FF_135_the_estimate_counts_no_card_that_will_be_discarded),
    TEST(it_answers_every_question_by_what_it_sees),
    TEST(it_does_not_look_into_held_hands),
    TEST(FF_288_it_commits_every_card_that_is_wanted),
    TEST(FF_167_it_blocks_all_damage_that_cards_can_block),
    TEST(it_takes_the_win),
    TEST(it_saves_the_tower),
    TEST(it_prevents_a_knock_out),
    TEST(it_heals_before_it_falls),
    TEST(it_does_not_draw_what_it_must_discard),
    TEST(it_keeps_successes_for_tests_that_need_them),
};
TEST_GROUP(tests);
