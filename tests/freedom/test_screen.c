/* test_screen.c: the screen: planets show what stands on them, secrets stay with their owners, paragraphs, all pages. */
#include "kit.h"

#include "games/freedom/bot.h"

/* The screen of a seat, from its own view. */
static const char *screen_of(struct kit *k, seat who, struct text *out)
{
    STATE seen;
    struct context c;
    see(k, who, &seen);
    context_open(&c, &freedom_game, &k->content, &seen);
    text_clear(out);
    screen(out, &c, &seen, who);
    return text_string(out);
}

/* The first page: the short table. */
static const char *table_of(struct kit *k, seat who, struct text *out)
{
    screen_of(k, who, out);
    out->at[strcspn(out->at, "\f")] = '\0';
    return out->at;
}

static void shows(const char *screen, const char *words)
{
    if (!strstr(screen, words)) fail_msg("'%s' is not in\n%s", words, screen);
}

static void hides(const char *screen, const char *words)
{
    if (strstr(screen, words)) fail_msg("'%s' is in\n%s", words, screen);
}

/* A busy table: three players, units and characters of all, a damaged unit, a mission, plots and declared points. */
static void open_busy(struct kit *k)
{
    open_kit(k, 3);
    k->g->turn = 3;
    k->g->markers = 4;
    free_planet(k, "tarn", 0);
    free_planet(k, "oressa", 1);
    enter(k, 0, "general_korvane", "tarn");
    command(k, "general_korvane", rebels(k, 0, "militia", "tarn"));
    rebels(k, 0, "guerrilla", "tarn");
    rebels(k, 0, "guerrilla", "tarn");
    enter(k, 1, "senator_ilane", "kolvane");
    mission(k, "senator_ilane", REBELLION, 0);
    k->g->troop[troops(k, "line", "kolvane")].damage = 1;
    enter(k, 2, "spy_nione", NULL);
    give(k, 0, "heavy_blaster");
    give(k, 1, "titan_worm");
    plotted(k, 1, "patrol");
    shown(k, 2, "security");
    secrets(k, 0);
    secrets(k, 1);
    points(k, 1, "mystic_aurel", 9);
    declared(k, 1, "pilot_lark", 7);
    refresh(&k->c, k->g);
}

static void planets_show_what_stands_on_them(void **state)
{
    (void)state;
    struct kit k;
    struct text out = {0};
    open_busy(&k);
    const char *table = table_of(&k, 0, &out);
    shows(table, "Turn 3");
    shows(table, "Doomsday [####......] 4 of 10");
    shows(table, "Tarn: you, garrison 0, economy 1, influence 1\n");
    shows(table, "  You: Militia 2 under General Korvane 3/4/2, 2 x Guerrilla 1\n");
    shows(table, "Oressa: seat 2, garrison 0");
    shows(table, "  Seat 2: Senator Ilane 1/1/5 (Rebellion)\n");
    shows(table, "  Empire: Line 3 (1 damage)\n");
    shows(table, "  Staged: Spy Nione 3/0/3\n");
    shows(table, "  Revealed: Security 2\n");
    shows(table, "Central planets: closed, opens with 1 more outer planet in revolt\n");
    shows(table, "Capital: closed, opens with 2 more central planets in revolt\n");
    gates(&k, true, false);
    shows(table_of(&k, 0, &out), "Central planets: open, but closes unless 1 more outer planet rises\n");
    text_free(&out);
    close_kit(&k);
}

static void secrets_are_shown_to_their_owner_alone(void **state)
{
    (void)state;
    struct kit k;
    struct text out = {0};
    open_busy(&k);
    const seat readers[] = {0, 1, 2, NOBODY};
    for (int i = 0; i < COUNT(readers); i++) {
        const char *screen = screen_of(&k, readers[i], &out);
        void (*if_seat_0)(const char *, const char *) = readers[i] == 0 ? shows : hides;
        void (*if_seat_1)(const char *, const char *) = readers[i] == 1 ? shows : hides;
        if_seat_0(screen, "Hand: Heavy Blaster");
        if_seat_1(screen, "Hand: Titan Worm 5");
        if_seat_1(screen, "Plotted: Patrol 1");
        if_seat_1(screen, "9 Mystic Aurel");       /* not declared */
        shows(screen, "7 Pilot Lark");             /* declared */
    }
    text_free(&out);
    close_kit(&k);
}

/* What is allocated and plotted in a lane shows to the one who does it. */
static void lanes_are_shown_to_their_owner_alone(void **state)
{
    (void)state;
    struct kit k;
    struct text out = {0};
    open_fresh(&k, (struct opening){.players = 2});
    answer_as(&k, 0, ACT_ALLOCATE, card_id(&k, "mystic_aurel"));
    shows(screen_of(&k, 0, &out), "Your influence: 10 Mystic Aurel\n");
    shows(out.at, "You gave 10 to Mystic Aurel");
    hides(screen_of(&k, 1, &out), "Your influence");
    hides(out.at, "You gave");
    close_kit(&k);
    open_kit(&k, 2);
    give(&k, 0, "patrol");
    give(&k, 0, "pilot_lark");
    give(&k, 1, "heavy");
    at_plotting(&k, 0);
    answer_as(&k, 0, ACT_PLOT, card_id(&k, "pilot_lark"));
    shows(screen_of(&k, 0, &out), "Plotting so far: Pilot Lark 4/2/2\n");
    shows(out.at, "phase 3 plotting");
    shows(screen_of(&k, 1, &out), "Plotting so far: nothing\n");
    hides(out.at, "Pilot Lark 4/2/2");
    text_free(&out);
    close_kit(&k);
}

/* A closed zone in which nothing has happened is one line; a piece or a lost garrison point brings its planets back. */
static void closed_zones_are_short(void **state)
{
    (void)state;
    struct kit k;
    struct text out = {0};
    open_busy(&k);
    shows(table_of(&k, 0, &out), "  Garrisons: Veyra 4, Castellan 5, Aurelion 6\n");
    shows(out.at, "  Garrisons: Imperatrix 10\n");
    garrison(&k, "veyra", 3);
    shows(table_of(&k, 0, &out), "Veyra: Empire, garrison 3 of 4, economy 1, influence 3\nCastellan: Empire, garrison 5");
    shows(out.at, "  Garrisons: Imperatrix 10\n");
    troops(&k, "line", "imperatrix");
    shows(table_of(&k, 0, &out), "Imperatrix: Empire, garrison 10, economy 3, influence 1\n  Empire: Line 3\n");
    text_free(&out);
    close_kit(&k);
}

/* Points that a card has shown are the reader's private notes. */
static void what_was_spied_is_noted(void **state)
{
    (void)state;
    struct kit k;
    struct text out = {0};
    open_busy(&k);
    u8 aurel = card_id(&k, "mystic_aurel");
    k.g->player[1].points_known[aurel] = (seats)(only(1) | only(0));
    shows(table_of(&k, 0, &out), "Notes: seat 2 gave 9 to Mystic Aurel.\n");
    hides(screen_of(&k, 2, &out), "9 to Mystic Aurel");
    text_free(&out);
    close_kit(&k);
}

static void a_list_is_one_paragraph(void **state)
{
    (void)state;
    struct kit k;
    struct text out = {0};
    open_busy(&k);
    static const char *const hand[] = {
        "princess_seravel", "chancellor_brask", "marshal_tolliver", "security", "nightmare"};
    for (int i = 0; i < COUNT(hand); i++) give(&k, 0, hand[i]);
    const seat readers[] = {0, 1, NOBODY};
    for (int i = 0; i < COUNT(readers); i++) hides(screen_of(&k, readers[i], &out), ",\n"); /* the front end wraps it */
    const char *line = strstr(table_of(&k, 0, &out), "Hand: ");
    assert_non_null(line);
    for (int i = 0; i < COUNT(hand); i++) {
        const char *name = strstr(line, thing_name(k.c.game, k.c.content, A_CARD, card_id(&k, hand[i])));
        assert_true(name && name < strchr(line, '\n'));
    }
    text_free(&out);
    close_kit(&k);
}

static void all_pages_are_there(void **state)
{
    (void)state;
    static const char *const pages[] = {"\fHand\n", "\fInfluence\n", "\fPlanets\n", "\fCharacters\n", "\fUnits\n",
                                        "\fDiscard pile\n", "\fThe order of a Turn\n"};
    struct kit k;
    struct text out = {0};
    open_busy(&k);
    at_missions(&k, 0);
    screen_of(&k, 0, &out);
    for (int i = 0; i < COUNT(pages); i++) shows(out.at, pages[i]);
    shows(out.at, "NOW 5.2 missions");
    hides(screen_of(&k, NOBODY, &out), "\fHand\n");
    text_free(&out);
    close_kit(&k);
}

/* Every moment at which a player may pass has a word of its own. */
static void a_pass_names_its_moment(void **state)
{
    (void)state;
    struct kit k;
    open_busy(&k);
    at_organisation(&k, 0);
    assert_true(offered(&k, ACT_PASS, M_ORGANISE));
    close_kit(&k);
    open_busy(&k);
    at_interference(&k, 1);
    assert_true(offered(&k, ACT_PASS, M_INTERFERE));
    close_kit(&k);
    open_busy(&k);
    at_reveals(&k, 1);
    decline_until(&k, "reveals.WHICH_CARD");
    assert_true(offered(&k, ACT_PASS, M_REVEAL));
    decline_until(&k, "CUT_IN");
    assert_true(offered(&k, ACT_PASS, M_CUT_IN));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(planets_show_what_stands_on_them), TEST(secrets_are_shown_to_their_owner_alone),
    TEST(lanes_are_shown_to_their_owner_alone), TEST(what_was_spied_is_noted),
    TEST(closed_zones_are_short), TEST(a_list_is_one_paragraph), TEST(all_pages_are_there),
    TEST(a_pass_names_its_moment)};
TEST_GROUP(tests);
