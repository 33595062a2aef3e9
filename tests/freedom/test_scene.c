/* test_scene.c: scenes: planets show what stands on them, secrets stay with their owners, fights can be seen; what is
 * printed on cards; why a seat has won or lost. */
#include "kit.h"

#include "../conformance/kit_play.h"
#include "games/freedom/show.h"

static void tell(struct kit *k, seat who, struct scene *s)
{
    STATE seen;
    const struct speaker speaker = {&freedom_game, &k->content, NULL, who, NULL};
    see(k, who, &seen);
    scene_tell(s, &speaker, &seen);
}

static int find(const struct scene *s, const char *path)
{
    int found = scene_find(s, path);
    if (found < 0) fail_msg("there is no %s", path);
    return found;
}

static bool has(const struct scene *s, const char *path) { return scene_find(s, path) >= 0; }
static u16 marks(const struct scene *s, const char *path) { return s->node[find(s, path)].marks; }

/* A number of an area or piece; -1: it has no such number. */
static int number(const struct scene *s, const char *path, u8 row)
{
    int at = find(s, path);
    for (int i = at + 1; i < s->node[at].end; i++)
        if (s->node[i].type == NODE_NUMBER && s->node[i].up == at && s->node[i].detail == row) return s->node[i].n;
    return -1;
}

static bool has_text(const struct scene *s, const char *path, const char *words)
{
    int at = *path ? find(s, path) : 0;
    for (int i = at; i < s->node[at].end; i++)
        if (s->node[i].type == NODE_TEXT && strstr(scene_words(s, s->node[i].title), words)) return true;
    return false;
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
    struct scene s = {0};
    open_busy(&k);
    tell(&k, 0, &s);
    assert_int_equal(number(&s, "game", N_TURN), 3);
    assert_int_equal(number(&s, "game", N_DOOMSDAY), 4);
    assert_true(has_text(&s, "map/tarn", "revolt: you"));
    assert_int_equal(s.node[find(&s, "map/tarn")].owner, 0);
    assert_int_equal(number(&s, "map/tarn", N_INFLUENCE), 1);
    assert_int_equal(number(&s, "map/tarn/0/militia.general_korvane", N_STRENGTH), 6); /* with his command */
    assert_int_equal(number(&s, "map/tarn/general_korvane", N_COMMAND), 4);
    int guerrillas = 0;
    for (int i = 0; i < s.count; i++)
        guerrillas += strcmp(scene_words(&s, s.node[i].path), "map/outer/tarn/0/guerrilla") == 0;
    assert_int_equal(guerrillas, 2);
    assert_true(has_text(&s, "map/oressa", "revolt: seat 2"));
    assert_int_equal(number(&s, "map/kolvane", N_GARRISON), 3);
    assert_int_equal(number(&s, "map/kolvane/1/senator_ilane", N_POLITICS), 5);
    assert_true(has(&s, "map/kolvane/senator_ilane/rebellion"));
    assert_int_equal(number(&s, "map/kolvane/empire/line", N_DAMAGE), 1);
    assert_int_equal(number(&s, "map/kolvane/empire/line", N_STRENGTH), 2);
    assert_int_equal(s.node[find(&s, "map/kolvane/empire/line")].owner, NOBODY);
    assert_true(has(&s, "map/staged/2/spy_nione"));
    assert_true(has(&s, "seat/2/plot/shown/security"));
    assert_int_equal(number(&s, "seat/0", N_HAND), 1);
    assert_int_equal(number(&s, "seat/0", N_POWER), 1 + 2); /* Tarn, Korvane by politics: the Militia is as strong */
    scene_free(&s);
    close_kit(&k);
}

static void gates_say_what_they_need(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_busy(&k);
    tell(&k, 0, &s);
    assert_true(has_text(&s, "map/central", "opens with 1 more outer planet in revolt"));
    assert_true(has_text(&s, "map/capital", "opens with 2 more central planets in revolt"));
    assert_true(marks(&s, "map/veyra") & MARK_OFF);
    gates(&k, true, false);
    tell(&k, 0, &s);
    assert_true(has_text(&s, "map/central", "closes unless 1 more outer planet rises"));
    assert_false(marks(&s, "map/veyra") & MARK_OFF);
    free_planet(&k, "kolvane", 0);
    gates(&k, false, false);
    refresh(&k.c, k.g);
    tell(&k, 0, &s);
    assert_true(has_text(&s, "map/central", "opens next Turn"));
    occupy(&k, "oressa");
    tell(&k, 0, &s);
    assert_true(has_text(&s, "map/oressa", "occupied"));
    scene_free(&s);
    close_kit(&k);
}

static void secrets_are_shown_to_their_owner_alone(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_busy(&k);
    const seat readers[] = {0, 1, 2, NOBODY};
    for (int i = 0; i < COUNT(readers); i++) {
        seat who = readers[i];
        tell(&k, who, &s);
        assert_int_equal(has(&s, "seat/0/hand/heavy_blaster"), who == 0);
        assert_int_equal(has(&s, "seat/1/hand/titan_worm"), who == 1);
        assert_int_equal(has(&s, "seat/1/plot/patrol"), who == 1);
        assert_true(marks(&s, who == 1 ? "seat/1/plot/patrol" : "seat/1/plot/a_card") & MARK_DOWN);
        assert_int_equal(has(&s, "seat/1/influence/9/mystic_aurel"), who == 1); /* not declared */
        assert_true(has(&s, "seat/1/influence/7/pilot_lark"));                  /* declared */
        assert_int_equal(has(&s, "characters/mystic_aurel"), who == 1);
        assert_true(has_text(&s, "characters/pilot_lark", "7"));
    }
    scene_free(&s);
    close_kit(&k);
}

/* What is allocated and plotted in a lane shows to the one who does it. */
static void lanes_are_shown_to_their_owner_alone(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_fresh(&k, (struct opening){.players = 2});
    answer_as(&k, 0, ACT_ALLOCATE, card_id(&k, "mystic_aurel"));
    tell(&k, 0, &s);
    assert_true(has(&s, "seat/0/influence/10/mystic_aurel") && has(&s, "seat/0/influence/9"));
    tell(&k, 1, &s);
    assert_false(has(&s, "seat/0/influence/10/mystic_aurel") || has(&s, "seat/1/influence/10/mystic_aurel"));
    close_kit(&k);
    open_kit(&k, 2);
    give(&k, 0, "patrol");
    give(&k, 0, "pilot_lark");
    give(&k, 1, "heavy");
    at_plotting(&k, 0);
    answer_as(&k, 0, ACT_PLOT, card_id(&k, "pilot_lark"));
    tell(&k, 0, &s);
    assert_true(has(&s, "seat/0/plot/pilot_lark") && !has(&s, "seat/0/hand/pilot_lark"));
    assert_true(has(&s, "seat/0/hand/patrol"));
    assert_true(has_text(&s, "game", "3 plotting"));
    tell(&k, 1, &s);
    assert_false(has(&s, "seat/0/plot"));
    assert_int_equal(s.node[find(&s, "seat/0/hand/a_card")].n, 2);
    scene_free(&s);
    close_kit(&k);
}

/* Points that a card has shown are known to the one who saw them, also that there are none. */
static void what_was_spied_is_noted(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_busy(&k);
    u8 aurel = card_id(&k, "mystic_aurel"), grum = card_id(&k, "bodyguard_grum");
    k.g->player[1].points_known[aurel] = k.g->player[1].points_known[grum] = (seats)(only(1) | only(0));
    tell(&k, 0, &s);
    assert_true(marks(&s, "seat/1/influence/9/mystic_aurel") & MARK_DOWN);
    assert_true(has_text(&s, "seat/1/influence", "none on Bodyguard Grum"));
    tell(&k, 2, &s);
    assert_false(has(&s, "seat/1/influence/9") || has_text(&s, "seat/1/influence", "Grum"));
    scene_free(&s);
    close_kit(&k);
}

static void the_order_of_a_turn_shows_where_it_stands(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_busy(&k);
    at_missions(&k, 0);
    tell(&k, 0, &s);
    assert_true(marks(&s, "order/5.2") & MARK_CURRENT);
    assert_false(marks(&s, "order/5.1") & MARK_CURRENT);
    assert_true(has_text(&s, "game", "5.2 missions") && has_text(&s, "game", "your player turn"));
    tell(&k, NOBODY, &s);
    assert_true(has_text(&s, "game", "player turn of seat 1"));
    assert_true(has(&s, "deck/draw") && has(&s, "deck/discard"));
    assert_true(has_text(&s, "characters/senator_ilane", "with seat 2 on Kolvane"));
    assert_true(has_text(&s, "characters/spy_nione", "with seat 3, staged"));
    scene_free(&s);
    close_kit(&k);
}

static void a_battle_can_be_seen(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_kit(&k, 2);
    k.g->turn = 2;
    free_planet(&k, "tarn", 0);
    rebels(&k, 0, "militia", "tarn");
    rebels(&k, 0, "regulars", "tarn");
    rebels(&k, 0, "guerrilla", "tarn");
    troops(&k, "heavy", "tarn");
    troops(&k, "patrol", "tarn");
    refresh(&k.c, k.g);
    at_battle(&k, 0);
    assert_true(asks(&k, 0, "WHO_FIGHTS"));
    tell(&k, 0, &s);
    assert_true(marks(&s, "map/tarn") & MARK_CURRENT);
    assert_int_equal(number(&s, "fight/rebels", N_REBELS), 5);
    assert_int_equal(number(&s, "fight/empire", N_EMPIRE), 5);
    assert_true(marks(&s, "fight/rebels/militia") & MARK_ECHO);
    assert_false(has(&s, "fight/rebels/guerrilla"));
    fix_dice(&k, 2, 1, 6);
    answer(&k, ACT_COMMIT, card_id(&k, "guerrilla"));
    assert_true(asks(&k, 0, "WHICH_LOSS"));
    tell(&k, 0, &s);
    assert_int_equal(number(&s, "fight/rebels", N_REBELS), 6);
    assert_int_equal(number(&s, "fight", N_MARGIN), 4); /* 6 + 1 against 5 + 6 */
    scene_free(&s);
    close_kit(&k);
}

static void an_attack_and_a_rebellion_can_be_seen(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_kit(&k, 2);
    k.g->turn = 2;
    enter(&k, 0, "senator_ilane", "tarn");
    enter(&k, 0, "hunter_marrow", "tarn");
    enter(&k, 0, "duellist_kaen", "tarn");
    mission(&k, "senator_ilane", REBELLION, 0);
    mission(&k, "hunter_marrow", ESCORT, card_id(&k, "senator_ilane"));
    mission(&k, "duellist_kaen", ESCORT, card_id(&k, "senator_ilane"));
    troops(&k, "line", "tarn");
    give(&k, 1, "titan_worm");
    at_interference(&k, 0);
    answer(&k, ACT_ATTACK, card_id(&k, "titan_worm"), card_id(&k, "senator_ilane"));
    assert_true(asks(&k, 0, "WHICH_ESCORT"));
    tell(&k, 0, &s);
    assert_int_equal(number(&s, "fight/titan_worm", N_COMBAT), 5);
    assert_true(has(&s, "fight/senator_ilane") && marks(&s, "map/tarn") & MARK_CURRENT);
    assert_true(has(&s, "deck/played/titan_worm"));
    fix_dice(&k, 2, 1, 2); /* the escort beats it off; then the Rebellion */
    answer(&k, ACT_ANSWER, card_id(&k, "hunter_marrow"));
    decline_until(&k, "WHICH_USE");
    tell(&k, 0, &s);
    assert_int_equal(number(&s, "fight", N_STAKE), 5);
    assert_int_equal(number(&s, "fight", N_DICE), 2);
    assert_int_equal(number(&s, "fight", N_RESULT), 3);
    scene_free(&s);
    close_kit(&k);
}

/* A character that goes to another planet, and one that changes sides, are moves of themselves. */
static void moves_are_told_by_place_and_owner(void **state)
{
    (void)state;
    struct kit k;
    struct scene before = {0}, after = {0};
    struct changes changes = {0};
    struct text out = {0};
    open_busy(&k);
    tell(&k, 0, &before);
    k.g->person[card_id(&k, "senator_ilane")].place = planet_id(&k, "merrow");
    k.g->person[card_id(&k, "spy_nione")].controller = 1;
    k.g->troop[lowest(k.g->troops)].planet = planet_id(&k, "merrow");
    refresh(&k.c, k.g);
    tell(&k, 0, &after);
    scene_changes(&changes, &before, &after, NULL, 0);
    for (int i = 0; i < changes.count; i++)
        if (changes.change[i].type == CHANGED_MOVE) {
            say_change(&out, &before, &after, &changes.change[i]);
            text_add(&out, "\n");
        }
    assert_string_equal(out.at, "Senator Ilane: Kolvane (seat 2) -> Merrow (seat 2)\n"
                                "Line: Kolvane (Empire) -> Merrow (Empire)\n"
                                "Spy Nione: Staged (seat 3) -> Staged (seat 2)\n");
    changes_free(&changes);
    scene_free(&before), scene_free(&after);
    text_free(&out);
    close_kit(&k);
}

static void cards_planets_and_scenarios_are_printed(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_kit(&k, 2);
    const struct speaker speaker = {&freedom_game, &k.content, NULL, NOBODY, NULL};
    scene_print(&s, &speaker, A_CARD, card_id(&k, "princess_seravel"));
    assert_int_equal(number(&s, "princess_seravel", N_POLITICS), 5);
    assert_true(has_text(&s, "princess_seravel", "rebel character"));
    scene_print(&s, &speaker, A_CARD, card_id(&k, "knight_of_the_wall"));
    assert_true(has_text(&s, "knight_of_the_wall", "Knight"));
    scene_print(&s, &speaker, A_CARD, card_id(&k, "guerrilla"));
    assert_int_equal(number(&s, "guerrilla", N_STRENGTH), 1);
    assert_true(has_text(&s, "guerrilla", "mission"));
    scene_print(&s, &speaker, A_PLANET, planet_id(&k, "veyra"));
    assert_int_equal(number(&s, "veyra", N_GARRISON), 4);
    assert_true(has_text(&s, "veyra", "central"));
    scene_free(&s);
    close_kit(&k);
}

/* -- Whole games -------------------------------------------------------------------------------------------------- */

/* The numbers in a verdict must decide as the score does. */
static void check_verdict(struct play *p, seat who, int *doomed)
{
    struct text why = {0};
    const char *at;
    int own, other, best = 0;
    rule_number rule = freedom_game.show.verdict(&why, &p->c, p->state, who);
    bool won = freedom_game.rules.score(&p->c, p->state, who) > 0;
    if (strstr(why.at, "all players lose")) {
        KIT_CHECK(p, !won && (rule == 278 || rule == 323));
        ++*doomed;
    } else {
        at = strstr(why.at, "political power ");
        KIT_CHECK(p, at && sscanf(at, "political power %d, and the best other has %d", &own, &other) == 2);
        for (seat s = 0; s < p->setup.players; s++)
            if (s != who) best = max_int(best, freedom_game.rules.points(&p->c, p->state, s));
        KIT_CHECK(p, own == freedom_game.rules.points(&p->c, p->state, who) && other == best);
        KIT_CHECK(p, own == other ? rule == 277 : rule == 276 && won == (own > other));
    }
    text_free(&why);
}

static void check_options(struct play *p, seat who, struct scene *s)
{
    STATE seen;
    const struct speaker speaker = {&freedom_game, &p->content, NULL, who, NULL};
    state_redact(&freedom_game, &p->content, p->state, who, &seen);
    scene_tell(s, &speaker, &seen);
    for (int i = 0; i < p->c.count; i++) {
        const struct action_row *row = &freedom_game.rules.actions[p->c.option[i].verb];
        struct pointing at = scene_points(s, who, p->c.option[i]);
        if ((row->to && at.to < 0) || (row->from && at.from < 0))
            kit_fail(p, "%s of seat %d does not find its place", row->name, who);
    }
}

/* Bots take the Capital and see characters defect; the random players of the conformance tests hardly do. */
static void games_of_bots_find_their_places_and_get_true_verdicts(void **state)
{
    (void)state;
    static struct play p;
    struct scene scene = {0};
    int doomed = 0, wanted = kit_games(24);
    for (int i = 0; i < wanted; i++) {
        struct random luck;
        struct setup setup = {.players = (u8)(2 + i % 4), .scenario = 1};
        random_seed(&luck, 77 + (u64)i);
        kit_open(&p, &freedom_game, &setup, 900 + (u64)i);
        while (!kit_over(&p)) {
            seat who = kit_any_seat(&p, &luck);
            kit_list(&p, who);
            check_options(&p, who, &scene);
            kit_answer(&p, who, p.c.option[freedom_game.bot.choose(&p.c, p.state, who, &luck)]);
        }
        for (seat s = 0; s < setup.players; s++) check_verdict(&p, s, &doomed);
    }
    assert_true(doomed < 2 * wanted); /* of 3.5 seats on average: many games are won */
    scene_free(&scene);
}

/* Equal power: the Capital, then planets, then characters decide (FR-277). */
static void ties_are_explained(void **state)
{
    (void)state;
    static const struct { const char *planet[2], *person[3], *words[2]; } cases[] = {
        {{"imperatrix", "tarn"}, {NULL}, {"the other does not have it", "the other has it"}},
        {{NULL, NULL}, {"pilot_lark", "smuggler_ferro", NULL}, {"shared", "shared"}},
        {{"oressa", NULL}, {NULL, "pilot_lark", NULL}, {"planets decide, 1 against 0", "planets decide, 0 against 1"}},
        {{NULL, NULL}, {"duellist_kaen", "engineer_pell", "hunter_marrow"}, {"characters decide, 2 against 1",
                                                                             "characters decide, 1 against 2"}},
    };
    for (int i = 0; i < COUNT(cases); i++) {
        struct kit k;
        struct text why = {0};
        open_kit(&k, 2);
        for (seat s = 0; s < 2; s++) if (cases[i].planet[s]) free_planet(&k, cases[i].planet[s], s);
        for (int n = 0; n < 3; n++) if (cases[i].person[n]) enter(&k, n == 1, cases[i].person[n], "tarn");
        refresh(&k.c, k.g);
        k.g->ending = CAPITAL_FELL;
        end_game(&k.c, k.g);
        assert_int_equal(k.g->player[0].power, k.g->player[1].power);
        for (seat s = 0; s < 2; s++) {
            text_clear(&why);
            assert_int_equal(verdict(&why, &k.c, k.g, s), 277);
            if (!strstr(why.at, cases[i].words[s])) fail_msg("case %d, seat %d: %s", i, s, why.at);
        }
        text_free(&why);
        close_kit(&k);
    }
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
    TEST(planets_show_what_stands_on_them), TEST(gates_say_what_they_need),
    TEST(secrets_are_shown_to_their_owner_alone), TEST(lanes_are_shown_to_their_owner_alone),
    TEST(what_was_spied_is_noted), TEST(the_order_of_a_turn_shows_where_it_stands), TEST(a_battle_can_be_seen),
    TEST(an_attack_and_a_rebellion_can_be_seen), TEST(moves_are_told_by_place_and_owner),
    TEST(cards_planets_and_scenarios_are_printed), TEST(games_of_bots_find_their_places_and_get_true_verdicts),
    TEST(ties_are_explained), TEST(a_pass_names_its_moment)};
TEST_GROUP(tests);
