/* test_influence.c: chapter 7: declarations of influence, control of characters, defection of imperial ones. */
#include <stdio.h>

#include "kit.h"

static void declares(struct kit *k, seat who, const char *card, int value)
{
    if (!asks(k, who, "NEXT_DECLARATION")) fail_msg("seat %d is not asked", who);
    answer(k, ACT_DECLARE, card_id(k, card), value);
}

static void passes(struct kit *k, seat who)
{
    if (!asks(k, who, "NEXT_DECLARATION")) fail_msg("seat %d is not asked to declare", who);
    answer(k, ACT_PASS);
}

/* -- Declarations ------------------------------------------------------------------------------------------------- */

static void FR_098_FR_S32_points_on_a_character_in_play_take_it_over(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "pilot_lark", "tarn");
    points(&k, 1, "pilot_lark", 1);
    at_reveals(&k, 0);
    declares(&k, 1, "pilot_lark", 1);
    assert_int_equal(controller(&k, "pilot_lark"), 1);
    assert_int_equal(place_of(&k, "pilot_lark"), planet_id(&k, "tarn"));
    assert_int_equal(last_event(&k, EV_JOINED)->who, 1);
    assert_int_equal(k.g->player[0].people, 0);
    assert_int_equal(k.g->player[1].people, bit(card_id(&k, "pilot_lark")));
    assert_int_equal(power(&k, 1), 2);
    close_kit(&k);
}

static void FR_099_FR_S32_a_declaration_shows_the_whole_value_for_ever(void **state)
{
    (void)state;
    struct kit k;
    STATE seen;
    open_kit(&k, 3);
    enter(&k, 0, "pilot_lark", "tarn");
    points(&k, 1, "pilot_lark", 6);
    points(&k, 1, "spy_nione", 5);
    u8 lark = card_id(&k, "pilot_lark");
    see(&k, 2, &seen);
    assert_int_equal(seen.player[1].points[lark], 0); /* secret */
    at_reveals(&k, 0);
    assert_int_equal(offers(&k, ACT_DECLARE), 1);
    declares(&k, 1, "pilot_lark", 6);
    assert_int_equal(last_event(&k, EV_DECLARED)->b, 6);
    assert_int_equal(last_event(&k, EV_DECLARED)->see, EVERYBODY);
    see(&k, 2, &seen);
    assert_int_equal(seen.player[1].points[lark], 6);
    assert_int_equal(seen.player[1].points[card_id(&k, "spy_nione")], 0); /* this character alone */
    person_falls(&k.c, k.g, lark, 0);         /* leaves play */
    see(&k, 2, &seen);
    assert_int_equal(seen.player[1].points[lark], 6);
    plotted(&k, 0, "pilot_lark");                     /* and comes back */
    at_reveals(&k, 0);
    answer(&k, ACT_REVEAL);
    assert_int_equal(controller(&k, "pilot_lark"), 1);
    close_kit(&k);
}

static void FR_100_FR_S32_control_needs_strictly_more_declared_points(void **state)
{
    (void)state;
    for (int his = 4; his <= 6; his++) {
        struct kit k;
        open_kit(&k, 3);
        enter(&k, 0, "pilot_lark", "tarn");
        declared(&k, 0, "pilot_lark", 5);
        points(&k, 1, "pilot_lark", his);
        points(&k, 2, "pilot_lark", 9); /* undeclared counts as 0 */
        at_reveals(&k, 1);
        declares(&k, 1, "pilot_lark", his);
        assert_int_equal(controller(&k, "pilot_lark"), his == 6 ? 1 : 0);
        close_kit(&k);
    }
    struct kit k; /* more than every other player, not only than the controller */
    open_kit(&k, 3);
    enter(&k, 0, "pilot_lark", "tarn");
    declared(&k, 1, "pilot_lark", 5);
    points(&k, 2, "pilot_lark", 5);
    k.g->person[card_id(&k, "pilot_lark")].controller = 0;
    at_reveals(&k, 2);
    declares(&k, 2, "pilot_lark", 5);
    assert_int_equal(controller(&k, "pilot_lark"), 0);
    close_kit(&k);
}

static void FR_101_declared_points_count_when_a_character_enters(void **state)
{
    (void)state;
    for (int in_movement = 0; in_movement < 2; in_movement++)
        for (int own = 4; own <= 6; own++) {
            struct kit k;
            open_kit(&k, 2);
            declared(&k, 1, "pilot_lark", 5);
            declared(&k, 0, "pilot_lark", own);
            plotted(&k, 0, "pilot_lark");
            plotted(&k, 0, "patrol"); /* keeps the movement step open */
            if (in_movement) at_player_turn(&k, 0);
            else at_reveals(&k, 0);
            if (in_movement) go(&k, ACT_ENTER, "pilot_lark", "tarn");
            else answer(&k, ACT_REVEAL, card_id(&k, "pilot_lark"));
            assert_int_equal(controller(&k, "pilot_lark"), own == 4 ? 1 : 0);
            assert_int_equal(place_of(&k, "pilot_lark"), own > 4 && in_movement ? planet_id(&k, "tarn") : 0);
            assert_int_equal(happened(&k, EV_STAGED), own == 4 || !in_movement); /* staged for him */
            close_kit(&k);
        }
}

/* What an option says to a seat: a card that is about to be shown is named with whom it would go to. */
static void says(struct kit *k, seat who, u8 verb, const char *card, u8 b, const char *words)
{
    struct names names = {.seat = {"Ada", "Bo", "Cleo"}};
    struct speaker speaker = {k->c.game, &k->content, &names, who, k->g};
    struct question none = {0};
    struct text said = {0};
    say_option(&said, &speaker, &none, (struct action){verb, card_id(k, card), b, 0});
    assert_string_equal(text_string(&said), words);
    text_free(&said);
}

static void FR_101_FR_106_options_say_who_gets_what_they_show(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    declared(&k, 1, "pilot_lark", 5);
    declared(&k, 0, "pilot_lark", 4);
    points(&k, 2, "pilot_lark", 9); /* a secret is not told */
    points(&k, 1, "senator_ilane", 7);
    for (seat s = 0; s < 3; s++) declared(&k, s, "knight_of_the_lance", s == 2 ? 6 : 1);
    enter(&k, 0, "spy_nione", "tarn");
    declared(&k, 1, "spy_nione", 8); /* in play: it is seen whose he is */
    static const u8 shows[] = {ACT_PLOT, ACT_REVEAL, ACT_ENTER, ACT_PICK_CHARACTER};
    static const char *const words[] = {"Plot", "Reveal", "Bring", "Choose"};
    static const char *const ends[] = {"", "", " into play", ""};
    for (int i = 0; i < COUNT(shows); i++) {
        char sentence[100];
        snprintf(sentence, sizeof sentence, "%s Pilot Lark (comes in for Bo, 5 declared)%s", words[i], ends[i]);
        says(&k, 0, shows[i], "pilot_lark", 0, sentence);
        snprintf(sentence, sizeof sentence, "%s Pilot Lark%s", words[i], ends[i]);
        says(&k, 1, shows[i], "pilot_lark", 0, sentence);
        snprintf(sentence, sizeof sentence, "%s Senator Ilane%s", words[i], ends[i]);
        says(&k, 0, shows[i], "senator_ilane", 0, sentence);
    }
    says(&k, 0, ACT_PICK_CHARACTER, "spy_nione", 0, "Choose Spy Nione");
    says(&k, 0, ACT_DEPLOY, "knight_of_the_lance", 0, "Deploy Knight of the Lance (defects to Cleo, 6 declared)");
    says(&k, 1, ACT_ATTACK, "knight_of_the_lance", card_id(&k, "spy_nione"),
         "Attack Spy Nione with Knight of the Lance (defects to Cleo, 6 declared)");
    says(&k, 2, ACT_ATTACK, "knight_of_the_lance", card_id(&k, "spy_nione"),
         "Attack Spy Nione with Knight of the Lance");
    close_kit(&k);
}

static void FR_102_FR_E10_everybody_may_answer_until_all_pass(void **state)
{
    (void)state;
    enum { A, B, C };
    struct kit k;
    open_kit(&k, 3);
    enter(&k, C, "princess_seravel", "tarn");
    points(&k, A, "princess_seravel", 4);
    points(&k, B, "princess_seravel", 6);
    points(&k, C, "princess_seravel", 4);
    points(&k, A, "spy_nione", 9); /* so that A goes on being asked, whatever is in play */
    at_reveals(&k, A);
    declares(&k, A, "princess_seravel", 4);
    assert_int_equal(controller(&k, "princess_seravel"), A);
    passes(&k, B);
    declares(&k, C, "princess_seravel", 4); /* she has just been taken from him: a tie changes nothing */
    assert_int_equal(controller(&k, "princess_seravel"), A);
    declares(&k, B, "princess_seravel", 6); /* asked again after his pass */
    assert_int_equal(controller(&k, "princess_seravel"), B);
    assert_string_not_equal(asked(&k), "NEXT_DECLARATION");
    close_kit(&k);
}

static void FR_102_the_controller_may_declare_too(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "pilot_lark", "tarn");
    points(&k, 0, "pilot_lark", 8);
    points(&k, 1, "pilot_lark", 7);
    at_reveals(&k, 0);
    declares(&k, 0, "pilot_lark", 8); /* keeps him */
    declares(&k, 1, "pilot_lark", 7);
    assert_int_equal(controller(&k, "pilot_lark"), 0);
    close_kit(&k);
}

static void FR_103_FR_S33_no_other_moment(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    for (seat s = 0; s < 2; s++) secrets(&k, s); /* both have something to declare all the time */
    points(&k, 0, "preacher_odun", 3);
    points(&k, 1, "preacher_odun", 4);
    enter(&k, 0, "preacher_odun", "duskhaven");
    rebels(&k, 0, "regulars", "tarn");
    troops(&k, "patrol", "tarn");
    give(&k, 1, "sand_lurker");
    plotted(&k, 0, "knight_of_the_wall");
    at_choosing(&k, 0);
    int windows = 0, questions = 0;
    while (k.g->turn == 1) {
        if (offers(&k, ACT_DECLARE)) { /* (a) about any, in no player turn; (b) about the card shown alone */
            if (k.g->active == NOBODY) assert_true(asks(&k, asked_seat(&k), "declarations.NEXT_DECLARATION"));
            else assert_true(asks(&k, asked_seat(&k), "defection.NEXT_DECLARATION"));
            windows++;
        }
        questions++;
        if (offers(&k, ACT_CUT_IN) || offers(&k, ACT_PASS) || offers(&k, ACT_DONE))
            answer(&k, k.c.option[default_option(&k.c, k.g, k.c.seat)].verb);
        else answer(&k, k.c.option[0].verb);
        if (asks(&k, 0, "NEXT_CHARACTER")) answer(&k, ACT_MISSION), answer(&k, ACT_REBELLION);
    }
    assert_true(windows > 0 && questions > windows);
    close_kit(&k);
}

static void FR_103_FR_106_a_window_about_a_shown_character_is_about_it_alone(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    secrets(&k, 1);
    points(&k, 1, "pilot_lark", 4);
    enter(&k, 0, "pilot_lark", "tarn");
    plotted(&k, 0, "knight_of_the_wall");
    at_reveals(&k, 0);
    answer(&k, ACT_REVEAL);
    assert_true(asks(&k, 1, "defection.NEXT_DECLARATION"));
    assert_int_equal(offers(&k, ACT_DECLARE), 1); /* not on Lark, not on other imperial characters */
    assert_true(offered(&k, ACT_DECLARE, card_id(&k, "knight_of_the_wall")));
    close_kit(&k);
}

static void FR_104_FR_S34_a_commander_who_changes_sides_leaves_his_unit(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    int slot = rebels(&k, 0, "regulars", "tarn");
    enter(&k, 0, "pilot_lark", "tarn");
    command(&k, "pilot_lark", slot);
    points(&k, 1, "pilot_lark", 4);
    at_reveals(&k, 0);
    declares(&k, 1, "pilot_lark", 4);
    assert_int_equal(controller(&k, "pilot_lark"), 1);
    assert_int_equal(place_of(&k, "pilot_lark"), planet_id(&k, "tarn"));
    assert_int_equal(k.g->person[card_id(&k, "pilot_lark")].mission, NO_MISSION);
    assert_int_equal(k.g->rebel[slot].owner, 0);
    assert_int_equal(k.g->rebel[slot].commander, 0);
    assert_int_equal(count_rebels(&k, 0, "regulars", "tarn"), 1);
    close_kit(&k);
}

static void FR_105_FR_S34_a_staged_character_is_staged_for_the_new_controller(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "pilot_lark", NULL);
    points(&k, 1, "pilot_lark", 4);
    at_reveals(&k, 0);
    declares(&k, 1, "pilot_lark", 4);
    assert_int_equal(place_of(&k, "pilot_lark"), 0);
    decline_until(&k, "movement.WHERE");
    assert_true(asks(&k, 1, "movement.WHERE")); /* seat 0 has nothing to place any more, seat 1 nothing else to do */
    answer(&k, ACT_GO, planet_id(&k, "merrow"));
    assert_int_equal(place_of(&k, "pilot_lark"), planet_id(&k, "merrow"));
    close_kit(&k);
}

/* -- Defection ---------------------------------------------------------------------------------------------------- */

/* Seat 0 shows the Knight of the Wall in phase 4. */
static void show_knight(struct kit *k, int of_0, int of_1, int of_2)
{
    const int values[] = {of_0, of_1, of_2};
    open_kit(k, 3);
    for (seat s = 0; s < 3; s++) {
        if (values[s]) points(k, s, "knight_of_the_wall", values[s]);
        else points(k, s, "spy_nione", 9); /* gives the Knight's points away: none on him */
    }
    plotted(k, 0, "knight_of_the_wall");
    plotted(k, 0, "patrol");
    at_reveals(k, 0);
    answer(k, ACT_REVEAL, card_id(k, "knight_of_the_wall"));
}

static void FR_106_FR_S05_a_shown_imperial_character_defects_to_the_most_declared(void **state)
{
    (void)state;
    struct kit k;
    show_knight(&k, 2, 3, 5);
    declares(&k, 0, "knight_of_the_wall", 2);
    declares(&k, 1, "knight_of_the_wall", 3);
    passes(&k, 2); /* 5 undeclared count nothing */
    while (!strcmp(asked(&k), "NEXT_DECLARATION")) answer(&k, ACT_PASS);
    assert_int_equal(controller(&k, "knight_of_the_wall"), 1);
    assert_int_equal(place_of(&k, "knight_of_the_wall"), 0); /* staged after a reveal */
    assert_int_equal(k.g->person[card_id(&k, "knight_of_the_wall")].mission, NO_MISSION);
    assert_false(in_pile(&k, SHOWN, "knight_of_the_wall"));
    assert_int_equal(last_event(&k, EV_DEFECTED)->who, 1);
    assert_true(asks(&k, 0, "reveals.WHICH_CARD"));
    close_kit(&k);
    show_knight(&k, 2, 5, 5); /* a tie at the top: the imperial use goes on */
    declares(&k, 0, "knight_of_the_wall", 2);
    declares(&k, 1, "knight_of_the_wall", 5);
    declares(&k, 2, "knight_of_the_wall", 5);
    assert_false(in_play(&k, "knight_of_the_wall"));
    assert_true(in_pile(&k, SHOWN, "knight_of_the_wall"));
    close_kit(&k);
    show_knight(&k, 2, 5, 5); /* nobody declares */
    for (seat s = 0; s < 3; s++) passes(&k, s);
    assert_true(in_pile(&k, SHOWN, "knight_of_the_wall"));
    close_kit(&k);
}

static void FR_106_earlier_declarations_count_and_a_window_opens_each_time(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    points(&k, 1, "knight_of_the_wall", 3);
    points(&k, 0, "knight_of_the_wall", 3);
    shown(&k, 0, "knight_of_the_wall"); /* was shown before, in phase 4 */
    plotted(&k, 0, "patrol");
    plotted(&k, 0, "line");
    at_player_turn(&k, 0);
    go(&k, ACT_DEPLOY, "patrol", "tarn");
    go(&k, ACT_DEPLOY, "knight_of_the_wall", "tarn");
    assert_true(asks(&k, 0, "defection.NEXT_DECLARATION")); /* deployed: shown again; the active player first */
    passes(&k, 0);
    declares(&k, 1, "knight_of_the_wall", 3);
    passes(&k, 0);
    assert_int_equal(controller(&k, "knight_of_the_wall"), 1);
    assert_int_equal(place_of(&k, "knight_of_the_wall"), planet_id(&k, "tarn")); /* where he is deployed */
    assert_int_equal(k.g->troop[lowest(k.g->troops)].commander, 0);              /* the imperial use is cancelled */
    close_kit(&k);

    open_kit(&k, 2); /* nobody declares again, but what was declared before decides */
    declared(&k, 1, "knight_of_the_wall", 3);
    points(&k, 0, "spy_nione", 9);
    plotted(&k, 0, "knight_of_the_wall");
    at_reveals(&k, 0);
    answer(&k, ACT_REVEAL);
    pass_all(&k);
    assert_int_equal(controller(&k, "knight_of_the_wall"), 1);
    close_kit(&k);
}

static void FR_106_without_a_defection_the_deployed_character_commands(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    declared(&k, 0, "spy_nione", 9); /* none on the Knight, nothing left to declare */
    points(&k, 1, "knight_of_the_wall", 3);
    plotted(&k, 0, "knight_of_the_wall");
    plotted(&k, 0, "patrol");
    plotted(&k, 0, "line");
    at_player_turn(&k, 0);
    go(&k, ACT_DEPLOY, "patrol", "tarn");
    go(&k, ACT_DEPLOY, "knight_of_the_wall", "tarn");
    passes(&k, 1);
    assert_int_equal(k.g->troop[lowest(k.g->troops)].commander, card_id(&k, "knight_of_the_wall"));
    assert_false(in_play(&k, "knight_of_the_wall"));
    close_kit(&k);
}

static void FR_E11_FR_106_a_defection_calls_the_attack_off(void **state)
{
    (void)state;
    enum { A, B };
    struct kit k;
    open_kit(&k, 3);
    points(&k, A, "knight_of_the_wall", 3);
    points(&k, B, "knight_of_the_wall", 2);
    declared(&k, 2, "spy_nione", 9); /* none on the Knight, nothing left to declare */
    enter(&k, A, "preacher_odun", "kolvane");
    mission(&k, "preacher_odun", REBELLION, 0);
    give(&k, B, "knight_of_the_wall");
    k.g->active = A;
    fix_dice(&k, 1, 1);
    at_interference(&k, A);
    assert_true(asks(&k, B, "NEXT_ATTACK"));
    answer(&k, ACT_ATTACK);
    declares(&k, A, "knight_of_the_wall", 3); /* the active player first (FR-297) */
    declares(&k, B, "knight_of_the_wall", 2);
    assert_int_equal(happened(&k, EV_FOUGHT), 0);
    assert_int_equal(controller(&k, "knight_of_the_wall"), A);
    assert_int_equal(place_of(&k, "knight_of_the_wall"), planet_id(&k, "kolvane")); /* where the target is */
    assert_true(in_play(&k, "preacher_odun"));
    assert_int_equal(happened(&k, EV_REBELLION), 1); /* his mission goes on, the Knight has none */
    assert_int_equal(last_event(&k, EV_REBELLION)->b, 5);
    close_kit(&k);
}

static void FR_E37_FR_106_who_shows_the_character_himself_may_choose(void **state)
{
    (void)state;
    enum { C, D };
    for (int way = 0; way < 3; way++) { /* joins, serves, is outbid */
        struct kit k;
        open_kit(&k, 2);
        points(&k, C, "crown_heir", 8);
        points(&k, D, "crown_heir", 9);
        plotted(&k, C, "crown_heir");
        plotted(&k, C, "patrol");
        at_reveals(&k, C);
        answer(&k, ACT_REVEAL, card_id(&k, "crown_heir"));
        declares(&k, C, "crown_heir", 8);
        if (way == 2) declares(&k, D, "crown_heir", 9);
        else passes(&k, D);
        if (way == 2) {
            assert_int_equal(controller(&k, "crown_heir"), D); /* without a choice */
            assert_true(asks(&k, C, "reveals.WHICH_CARD"));
            close_kit(&k);
            continue;
        }
        assert_true(asks(&k, C, "WHICH_SIDE"));
        assert_int_equal(k.c.count, 2);
        answer(&k, way ? ACT_SERVE : ACT_DEFECT);
        assert_int_equal(controller(&k, "crown_heir"), way ? NOBODY : C);
        assert_int_equal(power(&k, C), way ? 0 : 4); /* staged, politics counts at once */
        assert_int_equal(in_pile(&k, SHOWN, "crown_heir"), way);
        close_kit(&k);
    }
}

static void FR_107_FR_S05_a_defector_is_a_rebel_until_discarded(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    int slot = rebels(&k, 0, "guerrilla", "tarn");
    (void)slot;
    enter(&k, 0, "grand_marshal", "oressa");
    assert_int_equal(power(&k, 0), 2);
    at_player_turn(&k, 0);
    go(&k, ACT_MOVE_CHARACTER, "grand_marshal", "tarn");
    assert_true(offered(&k, ACT_MISSION, card_id(&k, "grand_marshal")));
    answer(&k, ACT_COMMAND, card_id(&k, "grand_marshal"));
    assert_int_equal(k.g->person[card_id(&k, "grand_marshal")].mission, COMMAND);
    points(&k, 1, "grand_marshal", 9); /* control: declared on like any other */
    k.g->acted = 0;
    at_reveals(&k, 0);
    declares(&k, 1, "grand_marshal", 9);
    assert_int_equal(controller(&k, "grand_marshal"), 1);
    person_falls(&k.c, k.g, card_id(&k, "grand_marshal"), 0);
    assert_true(in_pile(&k, DISCARD, "grand_marshal")); /* now an imperial card again */
    plotted(&k, 0, "grand_marshal");
    troops(&k, "line", "tarn");
    k.g->acted = 0;
    at_player_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_ENTER), 0);
    assert_true(offered(&k, ACT_DEPLOY, card_id(&k, "grand_marshal")));
    close_kit(&k);
}

static void FR_108_all_points_are_revealed_at_the_end(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    secrets(&k, 0);
    points(&k, 1, "pilot_lark", 7);
    k.g->world[k.g->capital].garrison = 0;
    at_control(&k, 0);
    assert_true(over(&k));
    assert_int_equal(happened(&k, EV_INFLUENCE), 11); /* ten of one, one of the other */
    for (int i = 0; i < 11; i++) assert_int_equal(nth_event(&k, EV_INFLUENCE, i)->see, EVERYBODY);
    assert_int_equal(last_event(&k, EV_INFLUENCE)->a, card_id(&k, "pilot_lark"));
    assert_int_equal(last_event(&k, EV_INFLUENCE)->b, 7);
    STATE seen;
    see(&k, NOBODY, &seen);
    for (seat s = 0; s < 2; s++) assert_memory_equal(seen.player[s].points, k.g->player[s].points, PEOPLE);
    close_kit(&k);
}

/* -- Windows ------------------------------------------------------------------------------------------------------ */

static void FR_297_FR_S100_one_declaration_each_from_the_start_marker(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    enter(&k, 0, "pilot_lark", "tarn");
    enter(&k, 0, "spy_nione", "tarn");
    for (seat s = 0; s < 3; s++) points(&k, s, "pilot_lark", 2 + s), points(&k, s, "spy_nione", 7 - s);
    at_reveals(&k, 2);
    declares(&k, 2, "pilot_lark", 4);
    declares(&k, 0, "spy_nione", 7);
    passes(&k, 1);
    declares(&k, 2, "spy_nione", 5); /* his second, in the next round */
    passes(&k, 0);
    passes(&k, 1);                   /* seat 2 has nothing left; three in succession have passed with him */
    assert_string_not_equal(asked(&k), "NEXT_DECLARATION");
    assert_int_equal(happened(&k, EV_DECLARED), 3);
    close_kit(&k);
}

static void FR_297_FR_E34_who_has_acted_takes_part(void **state)
{
    (void)state;
    enum { A, B };
    struct kit k;
    open_kit(&k, 2);
    points(&k, B, "princess_seravel", 7);
    free_planet(&k, "oressa", A);
    plotted(&k, A, "princess_seravel");
    plotted(&k, B, "patrol");
    at_reveals(&k, A);
    answer(&k, ACT_PASS); /* A reveals nothing yet */
    answer(&k, ACT_PASS);
    decline_until_seat(&k, B, "NEXT_ACT"); /* B is weaker and acts first */
    answer(&k, ACT_DONE);
    assert_true(has_seat(k.g->acted, B));
    assert_true(asks(&k, A, "reveals.WHICH_CARD"));
    answer(&k, ACT_REVEAL);
    forget(&k);
    declares(&k, B, "princess_seravel", 7);
    assert_int_equal(controller(&k, "princess_seravel"), B);
    assert_int_equal(place_of(&k, "princess_seravel"), 0); /* staged for B */
    assert_int_equal(power(&k, B), 5);
    assert_int_equal(happened(&k, EV_PLAYER_TURN), 1); /* A's; B could not act again */
    assert_int_equal(nth_event(&k, EV_PLAYER_TURN, 0)->who, A);
    assert_int_equal(happened(&k, EV_TURN), 1);
    decline_until_seat(&k, B, "movement.WHERE"); /* and must place her in the next Turn: nothing else is offered */
    assert_int_equal(last_event(&k, EV_PLAYER_TURN)->who, B);
    assert_int_equal(place_of(&k, "princess_seravel"), 0);
    close_kit(&k);
}

static void FR_299_FR_S101_only_true_points_once_on_characters_in_play(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    points(&k, 1, "pilot_lark", 6);
    points(&k, 1, "spy_nione", 4);   /* not in play */
    points(&k, 1, "princess_seravel", 3);
    enter(&k, 0, "pilot_lark", "tarn");
    enter(&k, 0, "preacher_odun", "tarn"); /* no points */
    enter(&k, 0, "princess_seravel", "tarn");
    at_reveals(&k, 0);
    assert_true(asks(&k, 1, "NEXT_DECLARATION"));
    assert_int_equal(offers(&k, ACT_DECLARE), 2);
    assert_true(offered(&k, ACT_DECLARE, card_id(&k, "pilot_lark"), 6)); /* truthfully */
    assert_true(offered(&k, ACT_DECLARE, card_id(&k, "princess_seravel"), 3));
    assert_true(refused(&k, ACT_DECLARE, card_id(&k, "preacher_odun"), -1, -1, 299));
    assert_false(offered(&k, ACT_DECLARE, card_id(&k, "spy_nione")));
    declares(&k, 1, "pilot_lark", 6);
    assert_int_equal(offers(&k, ACT_DECLARE), 1); /* once */
    assert_true(refused(&k, ACT_DECLARE, card_id(&k, "pilot_lark"), -1, -1, 299));
    close_kit(&k);
}

static void FR_299_who_has_declared_all_ten_values_is_not_asked(void **state)
{
    (void)state;
    for (int more = 0; more < 2; more++) {
        struct kit k;
        open_kit(&k, 2);
        points(&k, 1, "pilot_lark", 6);
        if (more) points(&k, 1, "spy_nione", 4);   /* not in play; the others do not know that */
        enter(&k, 0, "pilot_lark", "tarn");
        enter(&k, 0, "preacher_odun", "tarn");
        at_reveals(&k, 0);
        declares(&k, 1, "pilot_lark", 6);
        assert_int_equal(asks(&k, 1, "NEXT_DECLARATION"), more);
        close_kit(&k);
    }
}

/* Whether a declaration brings nothing, as seat `who` sees it. */
static bool idle_declaration(struct kit *k, seat who, const char *card)
{
    STATE seen;
    u8 id = card_id(k, card);
    see(k, who, &seen);
    return is_idle(&k->c, &seen, who, (struct action){ACT_DECLARE, id, k->g->player[who].points[id], 0});
}

static void FR_100_FR_102_a_declaration_that_can_wait_is_idle(void **state)
{
    (void)state;
    for (int his = 4; his <= 6; his++) {
        struct kit k;
        open_kit(&k, 3);
        enter(&k, 0, "pilot_lark", "tarn");
        points(&k, 0, "pilot_lark", 5);
        points(&k, 1, "pilot_lark", his);
        points(&k, 2, "pilot_lark", 9);
        assert_true(idle_declaration(&k, 0, "pilot_lark"));  /* whoever is challenged is asked again */
        assert_false(idle_declaration(&k, 1, "pilot_lark")); /* secret points of others are unknown */
        declared(&k, 0, "pilot_lark", 5);
        assert_int_equal(idle_declaration(&k, 1, "pilot_lark"), his <= 5);
        close_kit(&k);
    }
}

static void FR_104_a_declaration_that_protects_a_command_is_not_idle(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "pilot_lark", "tarn");
    points(&k, 0, "pilot_lark", 5);
    command(&k, "pilot_lark", rebels(&k, 0, "militia", "tarn"));
    assert_false(idle_declaration(&k, 0, "pilot_lark"));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_100_FR_102_a_declaration_that_can_wait_is_idle),
    TEST(FR_104_a_declaration_that_protects_a_command_is_not_idle),
    TEST(FR_098_FR_S32_points_on_a_character_in_play_take_it_over),
    TEST(FR_099_FR_S32_a_declaration_shows_the_whole_value_for_ever),
    TEST(FR_100_FR_S32_control_needs_strictly_more_declared_points),
    TEST(FR_101_declared_points_count_when_a_character_enters),
    TEST(FR_101_FR_106_options_say_who_gets_what_they_show),
    TEST(FR_102_FR_E10_everybody_may_answer_until_all_pass),
    TEST(FR_102_the_controller_may_declare_too),
    TEST(FR_103_FR_S33_no_other_moment),
    TEST(FR_103_FR_106_a_window_about_a_shown_character_is_about_it_alone),
    TEST(FR_104_FR_S34_a_commander_who_changes_sides_leaves_his_unit),
    TEST(FR_105_FR_S34_a_staged_character_is_staged_for_the_new_controller),
    TEST(FR_106_FR_S05_a_shown_imperial_character_defects_to_the_most_declared),
    TEST(FR_106_earlier_declarations_count_and_a_window_opens_each_time),
    TEST(FR_106_without_a_defection_the_deployed_character_commands),
    TEST(FR_E11_FR_106_a_defection_calls_the_attack_off),
    TEST(FR_E37_FR_106_who_shows_the_character_himself_may_choose),
    TEST(FR_107_FR_S05_a_defector_is_a_rebel_until_discarded),
    TEST(FR_108_all_points_are_revealed_at_the_end),
    TEST(FR_297_FR_S100_one_declaration_each_from_the_start_marker),
    TEST(FR_297_FR_E34_who_has_acted_takes_part),
    TEST(FR_299_FR_S101_only_true_points_once_on_characters_in_play),
    TEST(FR_299_who_has_declared_all_ten_values_is_not_asked),
};
TEST_GROUP(tests);
