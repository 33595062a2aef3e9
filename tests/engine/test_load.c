/* test_load.c: dump and load, whole and in part, and every kind of mistake, on a made-up game. */
#define GAME_LABEL "toy_load"
#include "toy.h"

static void assert_round_trip(const struct toy *g, struct toy base)
{
    struct text json = dump(g, false), error = {0};
    if (!state_load(&toy, toy_content(), &base, text_string(&json), &error)) fail_msg("%s", error.at);
    assert_memory_equal(&base, g, sizeof base);
    text_free(&json);
    text_free(&error);
}

static void assert_loads(struct toy *g, const char *json)
{
    struct text error = {0};
    if (!state_load(&toy, toy_content(), g, json, &error)) fail_msg("%s: %s", json, error.at);
    text_free(&error);
}

static void assert_refused(const char *json, const char *expected)
{
    struct toy g = position(), before = g;
    struct text error = {0};
    assert_false(state_load(&toy, toy_content(), &g, json, &error));
    assert_string_equal(text_string(&error), expected);
    assert_memory_equal(&g, &before, sizeof g);
    text_free(&error);
}

static void test_dump(void **unused)
{
    (void)unused;
    struct toy g = position();
    struct text t = dump(&g, false);
    assert_contains(t.at, "{\"score\":70000,\"round\":300,\"active\":1,\"night\":true,\"alive\":[0,2],\"done\":[0,7],"
                          "\"fate\":9,\"track\":[-5,0,127,-128],\"player\":[{\"slot\":[{\"hero\":\"mothman\","
                          "\"damage\":-2,\"trap\":4},");
    assert_contains(t.at, "\"token\":[\"star\",\"skull\",\"star\"],\"token_known\":[[0],[],\"all\"],\"kept\":40");
    assert_contains(t.at, "\"cards\":{\"deck\":[\"med_pac\",\"rope\",\"bribe\"],"
                          "\"street\":[{\"id\":\"bribe\",\"known\":\"all\"}],"
                          "\"hand.0\":[\"raid\",{\"id\":\"med_pac\",\"known\":[0,2]},"
                          "{\"id\":\"rope\",\"known\":\"all\"}],"
                          "\"hand.1\":[\"search\"],\"row\":[{\"id\":\"search\",\"known\":[1]},\"med_pac\"]}");
    assert_contains(t.at, "\"stack\":[{\"proc\":\"plot\",\"step\":\"CHOOSE\",\"seat\":0,\"choice\":3,\"bid\":4},"
                          "{\"proc\":\"duel\",\"step\":\"PLOTTED\",\"seat\":1,\"hero\":\"dynamo\",\"stake\":500,"
                          "\"secret\":6,\"die\":[5,4],\"die_known\":[[2],\"all\"],\"guess\":1}],\"random\":\"");
    assert_null(strstr(t.at, "lanes"));
    text_free(&t);

    g.active = NOBODY;
    g.player[0].slot[0].hero = 0;
    g.player[0].slot[1].hero = 77;
    t = dump(&g, true);
    assert_contains(t.at, "\"active\":null");
    assert_contains(t.at, "\"hero\":null");
    assert_contains(t.at, "\"hero\":77");
    assert_null(strstr(t.at, "random"));
    text_free(&t);
}

static u8 below(struct random *r, u32 n) { return (u8)random_below(r, n); }

static struct toy any_state(struct random *r)
{
    struct toy g = {0};
    random_seed(&g.head.random, random_next(r));
    g.head.top = NO_FRAME;
    g.score = random_next(r);
    g.round = (u16)random_next(r);
    g.active = below(r, 2) ? NOBODY : below(r, 3);
    g.night = below(r, 2);
    g.alive = below(r, 256);
    g.done = below(r, 256);
    g.fate = below(r, 256);
    for (int i = 0; i < 4; i++)
        g.track[i] = (i8)below(r, 256);
    for (int p = 0; p < 3; p++) {
        for (int s = 0; s < 2; s++) {
            g.player[p].slot[s].hero = below(r, 4);
            g.player[p].slot[s].damage = (i8)below(r, 256);
            g.player[p].slot[s].trap = below(r, 256);
        }
        for (int i = 0; i < 3; i++) {
            g.player[p].token[i] = below(r, 3);
            g.player[p].token_known[i] = below(r, 256);
        }
        g.player[p].identity = below(r, 4);
    }
    for (int n = below(r, 13); n > 0; n--) {
        u8 pile = below(r, PILES), id = (u8)(1 + below(r, 5));
        put_card(&g, pile, id, below(r, 2) ? EVERYBODY : below(r, 256));
    }
    for (int n = below(r, 8); n > 0; n--) {
        u8 proc = below(r, 2), step = below(r, procedures[proc]->step_count);
        struct frame *f = push_frame(&g, proc, step, below(r, 3));
        if (proc == P_plot) plot_of(f)->choice = below(r, 256);
        else duel_of(f)->stake = (u16)random_next(r);
    }
    if (g.head.top != NO_FRAME && below(r, 2)) fork_plots(&g);
    return g;
}

static void test_round_trip(void **unused)
{
    (void)unused;
    struct random r;
    struct toy g = position(), over = g;
    random_seed(&r, 3);
    assert_round_trip(&g, (struct toy){.head.top = NO_FRAME});
    fork_plots(&g);
    assert_round_trip(&g, over);
    assert_round_trip(&over, g);
    for (int i = 0; i < 3000; i++) {
        struct toy a = any_state(&r), b = any_state(&r);
        assert_round_trip(&a, b);
        u8 noise = below(&r, 256);
        memset(&b.score, noise, sizeof b - sizeof b.head);
        assert_round_trip(&a, b);
    }
}

static void test_partial(void **unused)
{
    (void)unused;
    struct toy g = position(), expected = g;
    assert_loads(&g, "{}");
    assert_memory_equal(&g, &expected, sizeof g);

    assert_loads(&g, "{\"player\": {\"2\": {\"slot\": {\"0\": {\"damage\": 9, \"hero\": null}}, \"token\": {\"1\": null}}},"
                     " \"track\": {\"1\": -7}, \"active\": null}");
    expected.player[2].token[1] = 0xFF; /* no word */
    expected.player[2].slot[0].damage = 9;
    expected.player[2].slot[0].hero = 0;
    expected.track[1] = -7;
    expected.active = NOBODY;
    assert_memory_equal(&g, &expected, sizeof g);

    assert_loads(&g, "{\"cards\": {\"hand.2\": [\"rope\", {\"id\": \"raid\", \"known\": [1]}, {\"id\": \"raid\"}]}}");
    expected.cards = (struct city_cards){{2, 4, 4}, {4, 2, 4}, {0, 0, 0, 0, 0, 3, 3}};
    assert_memory_equal(&g, &expected, sizeof g);

    assert_loads(&g, "{\"stack\": []}");
    assert_int_equal(g.head.top, NO_FRAME);
    assert_int_equal(g.head.used, 0);
    for (int i = 0; i < STACK_BYTES; i++)
        assert_int_equal(g.head.stack[i], 0);

    g = position();
    fork_plots(&g);
    assert_loads(&g, "{\"stack\": [{\"proc\": \"plot\", \"step\": \"begin\", \"seat\": null}]}");
    assert_int_equal(g.head.forked | g.head.lanes, 0);
    assert_int_equal(g.head.used, 6);
    assert_int_equal(g.head.top, 0);

    assert_loads(&g, "{\"lanes\": {\"1\": {\"stack\": [{\"proc\": \"plot\", \"step\": \"CHOOSE\", \"seat\": 1}]}}}");
    assert_int_equal(g.head.forked, 2);
    assert_int_equal(g.head.lanes, 2);
    assert_loads(&g, "{\"lanes\": {}}");
    assert_int_equal(g.head.forked, 0);

    /* a stack that reaches to where the lane begins, and no further */
    struct text full = {0};
    text_add(&full, "{\"stack\": [");
    for (int i = 0; i < 67; i++)
        text_add(&full, "%s{\"proc\": \"plot\", \"step\": \"CHOOSE\", \"seat\": 1}", i ? "," : "");
    text_add(&full, "], \"lanes\": {\"1\": {\"stack\": [{\"proc\": \"plot\", \"step\": \"CHOOSE\", \"seat\": 1}]}}}");
    assert_loads(&g, full.at);
    assert_int_equal(g.head.used, STACK_BYTES - 2 * LANE_BYTES);
    assert_int_equal(g.head.forked, 2);
    text_free(&full);
}

static void test_mistakes(void **unused)
{
    (void)unused;
    assert_refused("{\n \"round\": ,}", "line 2, column 11: expected a value, found ','");
    assert_refused("{\"round\": 1, \"round\": 2}",
                   "line 1, column 14: expected a key other than \"round\", which was given before");
    assert_refused("[]", "expected an object with the fields of the state");
    assert_refused("{\"turn\": 1}", "there is no field \"turn\"");
    assert_refused("{\"night\": true, \"raund\": 1}", "there is no field \"raund\"; did you mean \"round\"?");
    assert_refused("{\"player\": {\"2\": {\"slto\": 1}}}",
                   "player[2]: there is no field \"slto\"; did you mean \"slot\"?");
    assert_refused("{\"player\": {\"2\": {\"slot\": {\"0\": {\"hero\": \"batman\"}}}}}",
                   "player[2].slot[0].hero: no hero has the id \"batman\"");
    assert_refused("{\"player\": {\"1\": {\"identity\": \"dinamo\"}}}",
                   "player[1].identity: no hero has the id \"dinamo\"; did you mean \"dynamo\"?");
    assert_refused("{\"player\": {\"1\": {\"identity\": 2}}}", "player[1].identity: expected the id of a hero or null");
    assert_refused("{\"player\": {\"1\": {\"token\": {\"0\": 2}}}}",
                   "player[1].token[0]: expected the id of a face or null");
    assert_refused("{\"player\": {\"1\": 3}}", "player[1]: expected an object, a player");
    assert_refused("{\"player\": {\"3\": {}}}", "player: expected indices from 0 to 2, not \"3\"");
    assert_refused("{\"player\": {\"01\": {}}}", "player: expected indices from 0 to 2, not \"01\"");
    assert_refused("{\"player\": {\"\": {}}}", "player: expected indices from 0 to 2, not \"\"");
    assert_refused("{\"player\": {\"+1\": {}}}", "player: expected indices from 0 to 2, not \"+1\"");
    assert_refused("{\"player\": {\" 1\": {}}}", "player: expected indices from 0 to 2, not \" 1\"");
    assert_refused("{\"player\": {\"1x\": {}}}", "player: expected indices from 0 to 2, not \"1x\"");
    assert_refused("{\"lanes\": {\"\": {}}}", "lanes: expected seats from 0 to 2, not \"\"");
    assert_refused("{\"player\": [{}, {}]}", "player: expected a list of 3, or an object that names indices");
    assert_refused("{\"track\": 3}", "track: expected a list of 4, or an object that names indices");
    assert_refused("{\"track\": [0, 0, 0, 128]}", "track[3]: expected a whole number from -128 to 127");
    assert_refused("{\"round\": 65536}", "round: expected a whole number from 0 to 65535");
    assert_refused("{\"score\": -1}", "score: expected a whole number from 0 to 4294967295");
    assert_refused("{\"round\": 1.0}", "round: expected a whole number from 0 to 65535");
    assert_refused("{\"active\": 3}", "active: expected a seat from 0 to 2, or null");
    assert_refused("{\"night\": 1}", "night: expected true or false");
    assert_refused("{\"alive\": \"none\"}", "alive: expected a list of seats or \"all\"");
    assert_refused("{\"alive\": [0, 8]}", "alive[1]: expected a whole number from 0 to 7");
    assert_refused("{\"done\": 3}", "done: expected a list of numbers");

    assert_refused("{\"cards\": []}", "cards: expected an object with piles of cards");
    assert_refused("{\"cards\": {\"hand.3\": []}}", "cards: no pile has the name \"hand.3\"; did you mean \"hand.0\"?");
    assert_refused("{\"cards\": {\"deck\": 1}}", "cards: expected a list of cards as \"deck\"");
    assert_refused("{\"cards\": {\"deck\": [\"rope\", \"ropes\"]}}",
                   "cards deck[1]: no card has the id \"ropes\"; did you mean \"rope\"?");
    assert_refused("{\"cards\": {\"deck\": [{\"back\": \"a City card\"}]}}",
                   "cards deck[0]: an unknown card cannot be loaded; name its id");
    assert_refused("{\"cards\": {\"deck\": [null]}}", "cards deck[0]: expected the id of a card");
    assert_refused("{\"cards\": {\"deck\": [254]}}", "cards deck[0]: expected the id of a card or null");
    assert_refused("{\"cards\": {\"deck\": [{\"id\": \"rope\", \"known\": 1}]}}",
                   "cards deck[0].known: expected a list of seats or \"all\"");
    assert_refused("{\"cards\": {\"deck\": [{\"id\": \"rope\", \"knwon\": []}]}}",
                   "cards deck[0]: a card has \"id\" and \"known\", not \"knwon\"");
    assert_refused("{\"cards\": {\"deck\": [\"rope\",\"rope\",\"rope\",\"rope\",\"rope\",\"rope\",\"rope\"],"
                   "\"row\": [\"rope\",\"rope\",\"rope\",\"rope\",\"rope\",\"rope\"]}}",
                   "cards: 13 cards are too many; there is room for 12");

    assert_refused("{\"stack\": 1}", "stack: expected a list of frames");
    assert_refused("{\"stack\": [{}]}", "stack[0]: expected a frame: an object with \"proc\", \"step\" and \"seat\"");
    assert_refused("{\"stack\": [{\"proc\": \"dual\"}]}",
                   "stack[0]: there is no procedure \"dual\"; did you mean \"duel\"?");
    assert_refused("{\"stack\": [{\"proc\": \"duel\"}]}", "stack[0]: expected \"step\", the name of a step of duel");
    assert_refused("{\"stack\": [{\"proc\": \"duel\", \"step\": \"STRIK\", \"seat\": 0}]}",
                   "stack[0]: duel has no step \"STRIK\"; did you mean \"STRIKE\"?");
    assert_refused("{\"stack\": [{\"proc\": \"duel\", \"step\": \"STRIKE\"}]}",
                   "stack[0]: expected \"seat\", a number or null");
    assert_refused("{\"stack\": [{\"proc\": \"duel\", \"step\": \"STRIKE\", \"seat\": 5}]}",
                   "stack[0].seat: expected a seat from 0 to 2, or null");
    assert_refused("{\"stack\": [{\"proc\": \"duel\", \"step\": \"STRIKE\", \"seat\": 1, \"bid\": 5}]}",
                   "stack[0]: there is no field \"bid\"");
    assert_refused("{\"stack\": [{\"proc\": \"duel\", \"step\": \"STRIKE\", \"seat\": 1, \"die\": {\"1\": 300}}]}",
                   "stack[0].die[1]: expected a whole number from 0 to 255");
    assert_refused("{\"lanes\": {\"3\": {}}}", "lanes: expected seats from 0 to 2, not \"3\"");
    assert_refused("{\"lanes\": {\"1\": {}}}", "lanes[1]: expected an object with \"running\" and \"stack\"");
    assert_refused("{\"lanes\": {\"1\": {\"stack\": []}}}", "lanes[1].stack: a lane has at least one frame");
    assert_refused("{\"lanes\": {\"1\": {\"stack\": [], \"x\": 1}}}", "lanes[1].stack: a lane has at least one frame");
    assert_refused("{\"random\": \"12\"}", "random: expected a string of 32 hexadecimal digits, not all zero");
    assert_refused("{\"random\": \"00000000000000000000000000000000\"}",
                   "random: expected a string of 32 hexadecimal digits, not all zero");

    struct text many = {0};
    text_add(&many, "{\"stack\": [");
    for (int i = 0; i < 81; i++)
        text_add(&many, "%s{\"proc\": \"plot\", \"step\": \"CHOOSE\", \"seat\": 1}", i ? "," : "");
    text_add(&many, "]}");
    assert_refused(many.at, "stack[80]: there is no room for this frame: the stack is full");
    text_free(&many);
    text_add(&many, "{\"stack\": [");
    for (int i = 0; i < 80; i++)
        text_add(&many, "%s{\"proc\": \"plot\", \"step\": \"CHOOSE\", \"seat\": 1}", i ? "," : "");
    text_add(&many, "], \"lanes\": {\"0\": {\"stack\": []}}}");
    assert_refused(many.at, "lanes[0]: the stack leaves no room for this lane");
    text_free(&many);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_dump),
    cmocka_unit_test(test_round_trip),
    cmocka_unit_test(test_partial),
    cmocka_unit_test(test_mistakes),
};
TEST_GROUP(tests);
