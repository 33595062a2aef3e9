/* test_describe.c: text, names, hash, redaction and differences, on a made-up game. */
#define GAME_LABEL "toy_describe"
#include "toy.h"

/* -- Text. ----------------------------------------------------------------------------------------- */

static void test_text(void **unused)
{
    (void)unused;
    struct text t = {0};
    assert_string_equal(text_string(&t), "");
    text_add(&t, "x%d", 7);
    text_capital(&t, 0);
    text_capital(&t, 9);
    assert_string_equal(t.at, "X7");
    text_clear(&t);
    for (int i = 0; i < 1000; i++)
        text_add(&t, "%s", "0123456789");
    text_add(&t, "%05000d", 1);
    assert_int_equal(t.length, 15000);
    assert_int_equal(strlen(t.at), 15000);
    text_free(&t);

    js_open(&t, '{');
    js_key(&t, "a");
    js_int(&t, -3);
    js_key(&t, "b");
    js_open(&t, '[');
    js_bool(&t, true);
    js_null(&t);
    js_open(&t, '[');
    js_close(&t, ']');
    js_raw(&t, "1.5");
    js_string(&t, "[");
    js_string(&t, "{");
    js_close(&t, ']');
    js_close(&t, '}');
    assert_string_equal(t.at, "{\"a\":-3,\"b\":[true,null,[],1.5,\"[\",\"{\"]}");
    text_free(&t);

    js_string(&t, "q\"b\\n\n\x01 \xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80 \xC3 \xC0\xAF \xED\xA0\x80 \xE2\x82");
    assert_string_equal(t.at, "\"q\\\"b\\\\n\\n\\u0001 \xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80 ? ?? ??? ??\"");
    text_free(&t);
    js_open(&t, '[');
    js_int(&t, 1);
    text_add(&t, " \n");
    js_string(&t, NULL); /* blanks before it do not matter */
    js_close(&t, ']');
    assert_string_equal(t.at, "[1 \n,null]");
    text_free(&t);
    assert_int_equal(text_distance("batman", "batman"), 0);
    assert_int_equal(text_distance("batman", "btman"), 1);
    assert_int_equal(text_distance("kitten", "sitting"), 3);
    assert_int_equal(text_distance("", "abc"), 3);
    char longest[66];
    memset(longest, 'x', sizeof longest);
    longest[64] = longest[65] = '\0';
    assert_int_equal(text_distance(longest, longest), 0);
    assert_int_equal(text_distance(longest, "x"), 63);
    longest[64] = 'x'; /* such words are far from any */
    assert_int_equal(text_distance(longest, "x"), 99);
    assert_int_equal(text_distance("x", longest), 99);
}

static bool plain(const char *text) { return text_plain(text, strlen(text)); }

/* Letters of any language, but nothing that moves the cursor or turns the direction of what follows. */
static void test_plain_text(void **unused)
{
    (void)unused;
    assert_true(plain("") && plain(" ~") && plain("\xC2\xA0") && plain("\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80"));
    assert_false(plain("a\x1F") || plain("\n") || plain("\x7F") || plain("\xC2\x80") || plain("\xC2\x9F"));
    assert_true(plain("\xE2\x80\xA9") && plain("\xE2\x80\xAF") && plain("\xE2\x81\xA5") && plain("\xE2\x81\xAA"));
    assert_false(plain("\xE2\x80\xAA") || plain("\xE2\x80\xAE") || plain("\xE2\x81\xA6") || plain("\xE2\x81\xA9"));
    assert_true(plain("\xE3\x80\xAA") && plain("\xE2\x82\xAA")); /* only there */
    assert_false(plain("\xC3") || plain("\xFF") || plain("\xC0\xAF"));
    assert_false(text_plain("a\0b", 3));
}

/* -- Names and hash. ------------------------------------------------------------------------------- */

static void test_things(void **unused)
{
    (void)unused;
    const struct content *k = toy_content();
    assert_string_equal(thing_id(&toy, k, T_HERO, 1), "mothman");
    assert_string_equal(thing_name(&toy, k, T_HERO, 3), "The Kestrel");
    assert_string_equal(thing_id(&toy, k, T_FACE, 0), "blank");
    assert_string_equal(thing_name(&toy, k, T_CARD, BACK_AGENCY), "an Agency card");
    assert_null(thing_id(&toy, k, T_HERO, 0));
    assert_null(thing_id(&toy, k, T_HERO, 4));
    assert_null(thing_id(&toy, k, T_FACE, 3));
    assert_string_equal(thing_name(&toy, k, T_HERO, 0), "nothing");
    assert_string_equal(thing_name(&toy, k, T_FACE, 99), "?");
    assert_int_equal(thing_find(&toy, k, T_CARD, "raid"), 4);
    assert_int_equal(thing_find(&toy, k, T_FACE, "blank"), 0);
    assert_int_equal(thing_find(&toy, k, T_CARD, "a City card"), -1);
    assert_int_equal(thing_find(&toy, k, T_HERO, ""), -1);
}

static void test_hash(void **unused)
{
    (void)unused;
    struct toy g = position();
    u64 hash = state_hash(&toy, &g);
    long changed = 0;
    for (size_t i = 0; i < sizeof g; i++)
        for (int bit = 0; bit < 8; bit++) {
            ((u8 *)&g)[i] ^= (u8)(1 << bit);
            u64 other = state_hash(&toy, &g);
            assert_true(other != hash);
            changed += __builtin_popcountll(other ^ hash);
            ((u8 *)&g)[i] ^= (u8)(1 << bit);
        }
    assert_true(state_hash(&toy, &g) == hash);
    double mean = (double)changed / (double)(sizeof g * 8);
    assert_true(mean > 31.5 && mean < 32.5);

    /* every length has its own last bytes */
    struct game cut = toy;
    for (cut.state_bytes = 513; cut.state_bytes < sizeof g; cut.state_bytes++) {
        u64 before = state_hash(&cut, &g);
        ((u8 *)&g)[cut.state_bytes - 1] ^= 1;
        assert_true(state_hash(&cut, &g) != before);
        ((u8 *)&g)[cut.state_bytes - 1] ^= 1;
    }
}

/* -- Redaction. ------------------------------------------------------------------------------------ */

static void test_redact_fields(void **unused)
{
    (void)unused;
    struct toy g = position(), own = seen_by(&g, 1), nobody = seen_by(&g, NOBODY);
    assert_int_equal(own.head.random.s[0] | own.head.random.s[1] | own.head.random.s[2] | own.head.random.s[3], 0);
    assert_int_equal(own.round, 300);
    assert_int_equal(own.fate, 0);
    for (u8 p = 0; p < 3; p++) {
        bool mine = p == 1;
        assert_int_equal(own.player[p].kept, mine ? 41 : 0);
        assert_int_equal(own.player[p].identity, mine ? 2 : 0);
        assert_int_equal(own.player[p].slot[1].trap, mine ? 5 : 0);
        assert_int_equal(own.player[p].slot[1].damage, 3);
        assert_int_equal(own.player[p].token[0], mine ? 1 : 0);
        assert_int_equal(own.player[p].token[1], 0);
        assert_int_equal(own.player[p].token[2], 1);
        assert_memory_equal(own.player[p].token_known, g.player[p].token_known, 3);
        assert_int_equal(nobody.player[p].kept | nobody.player[p].identity | nobody.player[p].slot[0].trap, 0);
        assert_int_equal(nobody.player[p].token[0], 0);
        assert_int_equal(nobody.player[p].token[2], 1);
    }
    g.head.top = NO_FRAME;
    g.head.used = 0;
    own = seen_by(&g, NOBODY);
    assert_int_equal(own.player[2].identity, 2);
    assert_int_equal(own.player[2].kept, 0);
    assert_int_equal(own.fate, 0);
}

static void test_redact_frames(void **unused)
{
    (void)unused;
    struct toy g = position();
    for (int viewer = 0; viewer < 4; viewer++) {
        struct toy view = seen_by(&g, viewer < 3 ? (seat)viewer : NOBODY);
        struct plot *plot = plot_of(frame_at(&view.head, 0));
        struct duel *duel = duel_of(frame_at(&view.head, 6));
        assert_int_equal(plot->choice, viewer == 0 ? 3 : 0);
        assert_int_equal(plot->bid, 4);
        assert_int_equal(duel->stake, 500);
        assert_int_equal(duel->secret, viewer == 1 ? 6 : 0);
        assert_int_equal(duel->die[0], viewer == 2 ? 5 : 0);
        assert_int_equal(duel->die[1], 4);
        assert_int_equal(duel->guess, 0);
    }
    frame_at(&g.head, 0)->seat = NOBODY;
    struct toy view = seen_by(&g, NOBODY);
    assert_int_equal(plot_of(frame_at(&view.head, 0))->choice, 0);
}

static void test_redact_cards(void **unused)
{
    (void)unused;
    struct toy g = position();
    struct text t;
    struct toy view = seen_by(&g, 0);
    t = dump(&view, true);
    assert_contains(t.at, "\"cards\":{\"deck\":[{\"back\":\"a City card\"},{\"back\":\"a City card\"},"
                          "{\"back\":\"a City card\"}],\"street\":[{\"id\":\"bribe\",\"known\":\"all\"}],"
                          "\"hand.0\":[\"raid\",\"med_pac\",{\"id\":\"rope\",\"known\":\"all\"}],"
                          "\"hand.1\":[{\"back\":\"an Agency card\"}],"
                          "\"row\":[{\"back\":\"a City card\"},{\"back\":\"an Agency card\"}]}");
    text_free(&t);
    view = seen_by(&g, 2);
    t = dump(&view, true);
    assert_contains(t.at, "\"hand.0\":[{\"id\":\"med_pac\",\"known\":[2]},{\"id\":\"rope\",\"known\":\"all\"},"
                          "{\"back\":\"an Agency card\"}]");
    text_free(&t);
    view = seen_by(&g, NOBODY);
    t = dump(&view, true);
    assert_contains(t.at, "\"hand.0\":[{\"id\":\"rope\",\"known\":\"all\"},{\"back\":\"a City card\"},"
                          "{\"back\":\"an Agency card\"}]");
    assert_contains(t.at, "\"row\":[{\"back\":\"a City card\"},{\"back\":\"an Agency card\"}]");
    text_free(&t);

    /* Seat 1's search card comes before the unknown one, wherever it lies in the row. */
    view = seen_by(&g, 1);
    struct cards k = CARDS_OF(view.cards);
    assert_int_equal(card_at(k, ROW, 0), 5);
    assert_int_equal(card_at(k, ROW, 1), BACK_CITY);

    /* The order of another seat's hand reveals nothing. */
    struct toy other = g;
    k = CARDS_OF(other.cards);
    card_move(k, HAND_0, 0, HAND_0, only(0));
    card_move(k, HAND_0, 0, HAND_0, only(0) | only(2));
    for (int viewer = 1; viewer < 4; viewer++) {
        struct toy a = seen_by(&g, viewer < 3 ? (seat)viewer : NOBODY);
        struct toy b = seen_by(&other, viewer < 3 ? (seat)viewer : NOBODY);
        assert_memory_equal(&a, &b, sizeof a);
    }
    struct toy a = seen_by(&g, 0), b = seen_by(&other, 0);
    assert_memory_not_equal(&a, &b, sizeof a);
    for (int i = b.cards.start[PILES]; i < 12; i++)
        assert_int_equal(b.cards.id[i] | b.cards.known[i], 0);
}

/* The duel upon the plot in a seat's lane. */
static struct duel *duel_in_lane(struct toy *g, seat who)
{
    u8 *plot = lane_locals(&(struct context){.head = &g->head}, who);
    return (struct duel *)(void *)(plot + sizeof(struct plot) + sizeof(struct frame));
}

static void test_redact_lanes(void **unused)
{
    (void)unused;
    struct toy begun = position(), g = begun;
    struct context c;
    context_open(&c, &toy, toy_content(), &begun);
    fork_lanes(&c, 0x07, P_plot, sizeof(struct plot));
    fork_plots(&g); /* seat 0 has ended, seat 2 is in a duel */
    assert_int_equal(g.head.lane_top[2], 6);

    struct toy a = seen_by(&g, NOBODY), b = seen_by(&begun, NOBODY);
    assert_memory_equal(&a, &b, sizeof a);
    assert_int_equal(a.head.lanes, 0x07);

    struct toy own = seen_by(&g, 0);
    assert_int_equal(own.head.lanes, 0x06);
    c.head = &own.head;
    assert_int_equal(((struct plot *)lane_locals(&c, 0))->choice, 1);
    assert_int_equal(((struct plot *)lane_locals(&c, 1))->choice, 0);
    assert_int_equal(((struct plot *)lane_locals(&c, 1))->bid, 0);
    assert_int_equal(own.head.lane_top[2], 0);

    own = seen_by(&g, 2);
    assert_int_equal(own.head.lanes, 0x07);
    assert_int_equal(own.head.lane_top[2], 6);
    assert_int_equal(((struct plot *)lane_locals(&(struct context){.head = &own.head}, 2))->choice, 3);

    /* In its own lane, too, a seat sees only what it may. */
    struct toy hidden = g;
    *duel_in_lane(&hidden, 2) = (struct duel){.hero = 1, .secret = 6, .die = {5, 4}, .die_known = {1, 4}, .guess = 3};
    struct toy seen = seen_by(&hidden, 2);
    assert_int_equal(duel_in_lane(&seen, 2)->secret, 6);
    assert_int_equal(duel_in_lane(&seen, 2)->die[0], 0);
    assert_int_equal(duel_in_lane(&seen, 2)->die[1], 4);
    assert_int_equal(duel_in_lane(&seen, 2)->guess, 0);

    struct text t = dump(&own, true);
    assert_contains(t.at, "\"lanes\":{\"0\":{\"running\":true,\"stack\":[{\"proc\":\"plot\",\"step\":\"begin\","
                          "\"seat\":0,\"choice\":0,\"bid\":0}]},");
    text_free(&t);

    g.head.lanes = 0; /* all have ended: everybody can see that */
    assert_int_equal(seen_by(&g, 1).head.lanes, 0);
}

/* -- Differences. ---------------------------------------------------------------------------------- */

static void test_diff(void **unused)
{
    (void)unused;
    struct toy g = position(), h = g;
    struct text t = {0};
    state_diff(&t, &toy, toy_content(), &g, &h);
    assert_string_equal(text_string(&t), "");

    h.active = NOBODY;
    h.night = 0;
    h.alive = EVERYBODY;
    h.track[3] = 5;
    h.player[2].slot[0].damage = 3;
    h.player[2].slot[0].hero = 0;
    h.player[0].token[1] = 0;
    struct cards k = CARDS_OF(h.cards);
    card_move(k, HAND_0, 1, HAND_1, only(1));
    random_next(&h.head.random);
    duel_of(frame_at(&h.head, 6))->stake = 501;
    push_frame(&h, P_plot, 0, 2);
    state_diff(&t, &toy, toy_content(), &g, &h);
    assert_string_equal(t.at,
        "active: 1 -> nobody\n"
        "night: true -> false\n"
        "alive: [0,2] -> all\n"
        "track[3]: -128 -> 5\n"
        "player[0].token[1]: skull -> blank\n"
        "player[2].slot[0].hero: mothman -> none\n"
        "player[2].slot[0].damage: -2 -> 3\n"
        "cards hand.0: [raid, med_pac{0,2}, rope{all}] -> [raid, rope{all}]\n"
        "cards hand.1: [search] -> [search, med_pac]\n"
        "stack[1]: {\"proc\":\"duel\",\"step\":\"PLOTTED\",\"seat\":1,\"hero\":\"dynamo\",\"stake\":500,\"secret\":6,"
        "\"die\":[5,4],\"die_known\":[[2],\"all\"],\"guess\":1} -> {\"proc\":\"duel\",\"step\":\"PLOTTED\",\"seat\":1,"
        "\"hero\":\"dynamo\",\"stake\":501,\"secret\":6,\"die\":[5,4],\"die_known\":[[2],\"all\"],\"guess\":1}\n"
        "stack[2]: nothing -> {\"proc\":\"plot\",\"step\":\"begin\",\"seat\":2,\"choice\":0,\"bid\":0}\n"
        "random: differs\n");
    text_free(&t);

    h = g;
    fork_plots(&h);
    g = h;
    g.head.lanes = 0x02;
    state_diff(&t, &toy, toy_content(), &h, &g);
    assert_string_equal(t.at, "lanes[2]: running -> ended\n");
    text_clear(&t);
    struct toy before = position(), forked = before; /* lanes begin, and end */
    struct context c;
    context_open(&c, &toy, toy_content(), &forked);
    fork_lanes(&c, 0x01, P_plot, sizeof(struct plot));
    static const char frame[] = "{\"proc\":\"plot\",\"step\":\"begin\",\"seat\":0,\"choice\":0,\"bid\":0}";
    struct text expected = {0};
    text_add(&expected, "lanes[0]: nothing -> running\nlanes[0].stack[0]: nothing -> %s\n", frame);
    state_diff(&t, &toy, toy_content(), &before, &forked);
    assert_string_equal(t.at, expected.at);
    text_clear(&t);
    text_clear(&expected);
    text_add(&expected, "lanes[0]: running -> nothing\nlanes[0].stack[0]: %s -> nothing\n", frame);
    state_diff(&t, &toy, toy_content(), &forked, &before);
    assert_string_equal(t.at, expected.at);
    text_free(&t);
    text_free(&expected);
}

/* A struct has secrets if one of its fields has any, or a struct inside it. */
#define OPEN_FIELDS(S, ONE, MANY, SUB, CARDS) ONE(S, u8, shown, SEATS, KNOWN) MANY(S, u8, told, 2, NUMBER, ALL)
#define ONE_FIELDS(S, ONE, MANY, SUB, CARDS) ONE(S, u8, shown, NUMBER, ALL) ONE(S, u8, hidden, NUMBER, OWNER)
#define MANY_FIELDS(S, ONE, MANY, SUB, CARDS) MANY(S, u8, hidden, 2, NUMBER, NEVER)
#define WITHIN_FIELDS(S, ONE, MANY, SUB, CARDS) SUB(S, open, open, 1) SUB(S, one, one, 2)
#define DEEP_FIELDS(S, ONE, MANY, SUB, CARDS) SUB(S, within, within, 1)
DESCRIBED_STRUCT(open, OPEN_FIELDS)
DESCRIBED_STRUCT(one, ONE_FIELDS)
DESCRIBED_STRUCT(many, MANY_FIELDS)
DESCRIBED_STRUCT(within, WITHIN_FIELDS)
DESCRIBED_STRUCT(deep, DEEP_FIELDS)
DESCRIBE(open, OPEN_FIELDS, false)
DESCRIBE(one, ONE_FIELDS, false)
DESCRIBE(many, MANY_FIELDS, false)
DESCRIBE(within, WITHIN_FIELDS, false)
DESCRIBE(deep, DEEP_FIELDS, false)

static void test_a_description_knows_of_its_secrets(void **state)
{
    (void)state;
    assert_false(open_fields.secrets);
    assert_true(one_fields.secrets && many_fields.secrets && within_fields.secrets && deep_fields.secrets);
    assert_true(player_fields.secrets && toy_fields.secrets);
    assert_true(proc_duel.locals->secrets);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_text),
    cmocka_unit_test(test_plain_text),
    cmocka_unit_test(test_things),
    cmocka_unit_test(test_hash),
    cmocka_unit_test(test_redact_fields),
    cmocka_unit_test(test_redact_frames),
    cmocka_unit_test(test_redact_cards),
    cmocka_unit_test(test_redact_lanes),
    cmocka_unit_test(test_diff),
    cmocka_unit_test(test_a_description_knows_of_its_secrets),
};
TEST_GROUP(tests);
