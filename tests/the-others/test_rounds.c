/* test_rounds.c: OT-048 to OT-063, OT-309, OT-314, OT-S09 to OT-S12, OT-S89, examples: Rounds, the ring of Turns,
 * votes on the first Hero. */
#include "kit_world.h"

static const char quiet[] = T_STORY("terror", "") T_MAP("t_map", "t_story", "");

/* A Story without tasks. */
static void open_quiet(struct kit *k, int hero_players)
{
    open_table(k, (struct opening){.hero_players = hero_players, .lua = quiet, .map = "t_map"});
}

static void give_extra_turns(struct kit *k, int place, int n)
{
    k->g->hero[place].extra_turns = (u8)(k->g->hero[place].extra_turns + n);
    k->g->supply[EXTRA_TURN] = (u8)(k->g->supply[EXTRA_TURN] - n);
}

/* A Round begins with this Hero; the one Hero Player decides it. */
static void begin_with(struct kit *k, int place)
{
    at_round(k);
    answer(k, ACT_NAME_FIRST, -1, place);
}

/* -- A Round --------------------------------------------------------------------------------------------------- */

static void OT_048_a_round_is_start_turns_with_reactions_end(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 1);
    put(&k, "acolyte", "x-12", 1);
    begin_with(&k, 0);
    for (int n = 0; n < 6; n++) {
        end_turn(&k);
        if (n < 3) answer(&k, ACT_REACT); /* three Reaction tokens */
        if (n < 3) answer(&k, ACT_NO_MOVE);
    }
    assert_string_equal(asked(&k), "ALONE"); /* the next Round */
    char order[64] = "";
    int n = 0;
    for (int i = 0; i < k.events && n < 63; i++) {
        u8 kind = k.event[i].kind;
        char c = kind == EV_ROUND ? 'R' : kind == EV_FIRST_HERO ? 'F' : kind == EV_TURN ? 't'
               : kind == EV_TURN_ENDS ? 'e' : kind == EV_REACTS ? 'r' : kind == EV_RESET ? 'Z' : 0;
        if (c) order[n++] = c;
    }
    assert_string_equal(order, "RFterterterteteteZR");
    close_kit(&k);
}

static void OT_049_first_the_tasks_then_the_first_hero(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    at_round(&k);
    assert_string_equal(asked(&k), "WHERE"); /* the Fire of the Beginning of Round */
    assert_int_equal(happened(&k, EV_FIRST_HERO), 0);
    answer(&k, ACT_CHOOSE_SPACE);
    assert_string_equal(asked(&k), "ALONE");
    assert_int_equal(happened(&k, EV_PLACED), 1);
    answer(&k, ACT_NAME_FIRST, -1, 1);
    assert_int_equal(happened(&k, EV_PLACED), 1);
    assert_int_equal(k.g->first, 1);
    close_kit(&k);
}

static void OT_050_the_end_of_a_round_in_its_order(void **state)
{
    (void)state;
    static const char lua[] = STORY_WITH("terror", NO_TASK, "place { 'fire', at = 'start' }", "") T_PATH
        T_MAP("t_map", "t_story", "");
    struct kit k;
    open_table(&k, (struct opening){.hero_players = 1, .lua = lua, .map = "t_map"});
    bury(&k, "acolyte", 1);
    lay_altar(&k, "d-11");
    k.g->hero[0].turns = 0;
    k.g->hero[0].city = space("d-11");
    k.g->reactions = 0;
    k.g->reactions_spent = 3;
    at_round_end(&k);
    static const u8 order[] = {EV_PLACED, EV_SUMMONED, EV_CARD_DRAWN, EV_RESET, EV_ROUND};
    assert_int_not_equal(event_at(&k, order[0], 0), -1);
    for (int i = 1; i < COUNT(order); i++) assert_true(event_at(&k, order[i - 1], 0) < event_at(&k, order[i], 0));
    assert_int_equal(k.g->hero[0].turns, 2);
    assert_int_equal(k.g->hero[0].city, 0);
    assert_int_equal(k.g->reactions, 3);
    close_kit(&k);
}

static void OT_051_rounds_repeat_until_one_side_wins(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 1);
    at_round(&k);
    for (int round = 2; round < 28; round++) {
        assert_int_equal(k.g->round, round);
        answer(&k, ACT_NAME_FIRST, -1, 0);
        decline_until(&k, "ALONE");
        assert_false(over(&k));
        assert_int_equal(k.g->winner, 0);
    }
    close_kit(&k);
}

static void OT_052_the_sins_player_carries_out_the_tasks_of_every_round(void **state)
{
    (void)state;
    static const char lua[] =
        STORY_WITH("terror", "place { 'fire', at = 'any_space' }, summon { 'new_acolyte' }", NO_TASK, "")
        T_PATH T_MAP("t_map", "t_story", "");
    struct kit k;
    open_table(&k, (struct opening){.hero_players = 2, .lua = lua, .map = "t_map"});
    lay(&k, NEST, "x-11", 2);
    at_round(&k);
    for (int round = 2; round <= 5; round++) {
        decline_until(&k, "WHERE");
        assert_int_equal(k.g->round, round);
        assert_int_equal(asked_seat(&k), k.g->sins); /* he makes every choice */
        forget(&k);
        answer(&k, ACT_CHOOSE_SPACE);
        assert_int_equal(happened(&k, EV_PLACED), 1);
        if (!strcmp(asked(&k), "WHERE")) {
            assert_int_equal(asked_seat(&k), k.g->sins);
            answer(&k, ACT_SUMMON);
        }
        assert_int_equal(happened(&k, EV_SUMMONED), round <= 4); /* three Nests */
        assert_int_equal(happened(&k, EV_FIRST_HERO), 0);
    }
    close_kit(&k);
}

static void OT_309_every_story_has_tasks_at_both_ends(void **state)
{
    (void)state;
    static const char no_begin[] = STORY_WITH("terror", "", NO_TASK, "") T_PATH T_MAP("t_map", "t_story", "");
    static const char no_finish[] = STORY_WITH("terror", NO_TASK, "", "") T_PATH T_MAP("t_map", "t_story", "");
    assert_true(content_refused(no_begin, "begin: expected"));
    assert_true(content_refused(no_finish, "finish: expected"));
    struct kit k;
    open_kit(&k, 1);
    struct context *c = &k.c;
    for (int s = 1; s <= k.content.count[KIND_STORY]; s++) {
        assert_true(STORY(s)->begin.length > 0);
        assert_true(STORY(s)->finish.length > 0);
    }
    close_kit(&k);
}

/* -- The first Hero -------------------------------------------------------------------------------------------- */

static void name(struct kit *k, seat who, int place)
{
    answer_as(k, who, ACT_NAME_FIRST, hero_at(k->g, place), place);
}

static void OT_053_the_hero_players_choose_the_first_hero_together(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 2);
    at_round(&k);
    for (int round = 0; round < 4; round++) { /* another one each Round, of either player */
        assert_int_equal(k.c.pending, only(1) | only(2));
        assert_int_equal(offers(&k, ACT_NAME_FIRST), 4);
        forget(&k);
        name(&k, 1, 3 - round);
        name(&k, 2, 3 - round);
        confirm_all(&k);
        assert_int_equal(k.g->first, 3 - round);
        assert_int_equal(k.g->current, 3 - round);
        decline_until(&k, "VOTE");
    }
    close_kit(&k);
}

static void OT_054_OT_S89_without_agreement_the_sins_player_chooses(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 3);
    at_round(&k);
    name(&k, 1, 0);
    name(&k, 2, 0);
    name(&k, 3, 1); /* one is enough */
    confirm_all(&k);
    assert_string_equal(asked(&k), "SINS_DECIDE");
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(offers(&k, ACT_NAME_FIRST), 3); /* any Hero, named or not */
    answer(&k, ACT_NAME_FIRST, -1, 2);
    assert_int_equal(k.g->first, 2);
    close_kit(&k);
}

static void OT_S89_a_vote_is_open_and_may_be_changed_until_all_have_confirmed(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 2);
    at_round(&k);
    rules_list(&k.c, 1);
    assert_false(offered(&k, ACT_CONFIRM)); /* he has named nothing */
    name(&k, 1, 0);
    assert_int_equal(k.c.pending, only(2)); /* everybody speaks once */
    name(&k, 2, 1);
    assert_int_equal(k.c.pending, only(1)); /* who spoke last has confirmed by that */
    name(&k, 1, 2);
    assert_int_equal(k.c.pending, only(2)); /* what was confirmed may be changed: there is something new */
    answer_as(&k, 2, ACT_NAME_FIRST, -1, 3);
    rules_list(&k.c, 1);
    assert_int_equal(k.c.option[0].verb, ACT_CONFIRM); /* to stay with it comes first, and is not offered twice */
    assert_int_equal(k.c.option[0].a, 2);
    assert_int_equal(offers(&k, ACT_NAME_FIRST), 3);
    assert_false(offered(&k, ACT_NAME_FIRST, -1, 2));
    name(&k, 1, 3); /* all agree: nothing is left to ask */
    assert_int_equal(happened(&k, EV_UNITED), 1);
    assert_int_equal(k.g->first, 3);
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);
    open_quiet(&k, 1); /* one Hero Player decides alone */
    at_round(&k);
    assert_string_equal(asked(&k), "ALONE");
    assert_int_equal(asked_seat(&k), 1);
    answer(&k, ACT_NAME_FIRST, -1, 2);
    assert_int_equal(k.g->first, 2);
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);
}

static void OT_S89_a_vote_says_what_it_is_about(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, (struct opening){.hero_players = 2});
    assert_string_equal(question_of(&k.c, 1).prompt, "Who is to be the Sins Player? All must agree.");
    close_kit(&k);
    open_quiet(&k, 2);
    at_round(&k);
    assert_string_equal(question_of(&k.c, 1).prompt, "Who takes the first Turn of the Round? All must agree.");
    name(&k, 1, 0);
    name(&k, 2, 1);
    answer_as(&k, 1, ACT_CONFIRM); /* nobody gives way: the Sins Player decides */
    assert_string_equal(question_of(&k.c, 0).prompt,
                        "The Heroes do not agree. Who takes the first Turn of the Round?");
    close_kit(&k);
    open_quiet(&k, 1);
    at_round(&k);
    assert_string_equal(question_of(&k.c, 1).prompt, "Who takes the first Turn of the Round?");
    close_kit(&k);
}

static void OT_S89_as_few_questions_as_there_are_voters_when_they_agree(void **state)
{
    (void)state;
    struct kit k;
    for (int divided = 0; divided < 2; divided++) {
        open_quiet(&k, 3);
        at_round(&k);
        name(&k, 1, 2);
        name(&k, 2, 2);
        assert_int_equal(k.c.pending, only(3));
        name(&k, 3, divided ? 1 : 2);
        if (divided) {
            assert_int_equal(k.c.pending, only(1) | only(2)); /* who has heard all others is not asked once more */
            answer_as(&k, 1, ACT_CONFIRM);
            answer_as(&k, 2, ACT_CONFIRM);
        }
        assert_string_equal(asked(&k), divided ? "SINS_DECIDE" : "NEXT");
        close_kit(&k);
    }
}

/* -- The ring -------------------------------------------------------------------------------------------------- */

static void OT_055_turns_go_clockwise_from_the_first_hero(void **state)
{
    (void)state;
    static const char *const ring[] = {"ABCABC", "BCABCA", "CABCAB"};
    for (int first = 0; first < 3; first++) {
        struct kit k;
        open_quiet(&k, 1);
        begin_with(&k, first);
        for (int n = 0; n < 6; n++) {
            assert_string_equal(asked(&k), "NEXT"); /* one at a time */
            pass_turn(&k);
        }
        assert_string_equal(turns_taken(&k), ring[first]);
        close_kit(&k);
    }
}

static void OT_S09_the_ring_by_seats_and_in_a_share_by_picks(void **state)
{
    (void)state;
    struct kit k;
    to_heroes(&k, (struct opening){.hero_players = 2}, 1); /* the Sins Player sits between the others */
    wish(&k, 2, "rose");
    wish(&k, 0, "morgana");
    wish(&k, 2, "leah");
    wish(&k, 0, "brad");
    static const char *const ring[] = {"morgana", "brad", "rose", "leah"};
    for (int p = 0; p < 4; p++) {
        assert_int_equal(hero_at(k.g, p), hero_id(&k, ring[p]));
        assert_int_equal(player_of(k.g, p), p < 2 ? 0 : 2);
    }
    close_kit(&k);
    open_quiet(&k, 1); /* a replacement takes over the place */
    doom(&k, 1, "x-11");
    begin_with(&k, 0);
    pass_turn(&k);
    step_to(&k, "e-11");
    answer(&k, ACT_REPLACEMENT, hero_id(&k, "rose"));
    assert_int_equal(hero_at(k.g, 1), hero_id(&k, "rose"));
    assert_int_equal(k.g->current, 2);
    for (int n = 0; n < 2; n++) pass_turn(&k);
    assert_int_equal(k.g->current, 1); /* between the same neighbours, with the Turn token that was left */
    assert_int_equal(k.g->hero[1].turns, 0);
    close_kit(&k);
}

static void OT_056_a_turn_spends_a_turn_token(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 1);
    begin_with(&k, 0);
    assert_int_equal(k.g->hero[0].turns, 1);
    assert_int_equal(k.g->hero[1].turns, 2);
    for (int n = 0; n < 3; n++) pass_turn(&k);
    assert_int_equal(k.g->hero[0].turns, 0);
    assert_int_equal(k.g->hero[1].turns, 1);
    close_kit(&k);
}

static void OT_057_OT_S11_an_extra_turn_token_instead_even_with_active_tokens(void **state)
{
    (void)state;
    for (int extra = 0; extra < 2; extra++) {
        struct kit k;
        open_quiet(&k, 1);
        give_extra_turns(&k, 0, 2);
        begin_with(&k, 0);
        assert_string_equal(asked(&k), "WHICH_TOKEN");
        assert_int_equal(asked_seat(&k), 1);
        answer(&k, extra ? ACT_EXTRA_TURN : ACT_TURN_TOKEN);
        assert_string_equal(asked(&k), "NEXT");
        assert_int_equal(k.g->hero[0].turns, extra ? 2 : 1);
        assert_int_equal(k.g->hero[0].extra_turns, extra ? 1 : 2);
        for (int n = 0; n < 3; n++) pass_turn(&k);
        assert_string_equal(asked(&k), "WHICH_TOKEN"); /* his choice each time */
        close_kit(&k);
    }
}

static void OT_058_two_turns_in_a_row_only_if_nobody_else_takes_one(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 1);
    k.g->hero[1].turns = k.g->hero[2].turns = 0;
    begin_with(&k, 0);
    pass_turn(&k);
    assert_int_equal(k.g->current, 0); /* the others are out of tokens */
    assert_string_equal(turns_taken(&k), "AA");
    close_kit(&k);
    open_quiet(&k, 1);
    k.g->hero[1].turns = k.g->hero[2].turns = 0;
    give_extra_turns(&k, 2, 1);
    begin_with(&k, 0);
    pass_turn(&k);
    assert_string_equal(asked(&k), "EXTRA"); /* he is asked before the first goes on */
    answer(&k, ACT_NO_EXTRA_TURN);
    assert_string_equal(turns_taken(&k), "AA");
    close_kit(&k);
    open_quiet(&k, 1);
    k.g->hero[1].turns = k.g->hero[2].turns = 0;
    give_extra_turns(&k, 2, 1);
    begin_with(&k, 0);
    pass_turn(&k);
    answer(&k, ACT_EXTRA_TURN);
    pass_turn(&k);
    assert_string_equal(turns_taken(&k), "ACA");
    close_kit(&k);
}

static void OT_059_an_active_turn_token_must_be_used(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 1);
    give_extra_turns(&k, 0, 1);
    begin_with(&k, 0);
    assert_int_equal(k.c.count, 2); /* with which token, not whether */
    assert_false(offered(&k, ACT_NO_EXTRA_TURN));
    answer(&k, ACT_TURN_TOKEN);
    end_turn(&k); /* he may do nothing */
    assert_int_equal(k.g->current, 1);
    assert_string_equal(asked(&k), "NEXT"); /* who has no other token is not even asked */
    close_kit(&k);
}

static void OT_060_OT_061_without_active_tokens_skipped_or_asked(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 1);
    k.g->hero[0].turns = 0;
    k.g->hero[2].turns = 0;
    give_extra_turns(&k, 2, 1);
    begin_with(&k, 0);
    assert_int_equal(k.g->current, 1); /* the first one was skipped */
    pass_turn(&k);
    assert_string_equal(asked(&k), "EXTRA");
    assert_true(offered(&k, ACT_EXTRA_TURN, hero_at(k.g, 2)));
    assert_true(offered(&k, ACT_NO_EXTRA_TURN, hero_at(k.g, 2)));
    answer(&k, ACT_EXTRA_TURN);
    assert_int_equal(k.g->current, 2);
    assert_int_equal(k.g->hero[2].extra_turns, 0);
    pass_turn(&k);
    assert_int_equal(k.g->current, 1);
    close_kit(&k);
}

static void OT_062_extra_turn_tokens_are_kept_and_have_no_limit(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 1);
    stand(&k, 0, "d-13"); /* Extra Turn, Heal */
    give_extra_turns(&k, 0, 8);
    give_extra_turns(&k, 1, 1);
    begin_with(&k, 0);
    answer(&k, ACT_TURN_TOKEN);
    answer(&k, ACT_CITY_ACTION);
    answer(&k, ACT_ICON, I_EXTRA_TURN); /* a ninth one */
    while (strcmp(asked(&k), "ALONE")) {
        if (offered(&k, ACT_TURN_TOKEN)) answer(&k, ACT_TURN_TOKEN);
        else if (offered(&k, ACT_NO_EXTRA_TURN)) answer(&k, ACT_NO_EXTRA_TURN);
        else pass_turn(&k);
    }
    assert_int_equal(k.g->round, 3);
    assert_int_equal(k.g->hero[0].extra_turns, 9);
    assert_int_equal(k.g->hero[1].extra_turns, 1);
    close_kit(&k);
}

static void OT_063_OT_S10_the_turns_end_when_a_whole_circle_declines(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 1);
    for (int p = 0; p < 3; p++) k.g->hero[p].turns = 0;
    give_extra_turns(&k, 0, 1);
    give_extra_turns(&k, 1, 1);
    begin_with(&k, 0);
    assert_true(offered(&k, ACT_NO_EXTRA_TURN, hero_at(k.g, 0)));
    answer(&k, ACT_NO_EXTRA_TURN);
    answer(&k, ACT_EXTRA_TURN, hero_at(k.g, 1));
    pass_turn(&k);
    assert_string_equal(asked(&k), "EXTRA"); /* to decline was not final */
    assert_true(offered(&k, ACT_EXTRA_TURN, hero_at(k.g, 0)));
    answer(&k, ACT_NO_EXTRA_TURN);
    assert_string_equal(asked(&k), "ALONE"); /* nobody took a Turn since: the next Round */
    assert_int_equal(k.g->hero[0].extra_turns, 1);
    assert_string_equal(turns_taken(&k), "B");
    close_kit(&k);
    open_quiet(&k, 1); /* every Turn begins a new circle: the others are skipped again and again */
    k.g->hero[1].turns = k.g->hero[2].turns = 0;
    give_extra_turns(&k, 0, 2);
    begin_with(&k, 0);
    answer(&k, ACT_TURN_TOKEN);
    pass_turn(&k);
    answer(&k, ACT_TURN_TOKEN);
    for (int n = 0; n < 2; n++) {
        pass_turn(&k);
        assert_string_equal(asked(&k), "EXTRA");
        answer(&k, ACT_EXTRA_TURN);
    }
    pass_turn(&k);
    assert_string_equal(asked(&k), "ALONE");
    assert_string_equal(turns_taken(&k), "AAAA");
    close_kit(&k);
}

static void OT_S12_a_token_gained_in_a_turn_serves_in_the_same_round(void **state)
{
    (void)state;
    struct kit k;
    open_quiet(&k, 1);
    stand(&k, 0, "d-13"); /* Extra Turn, Heal */
    for (int p = 0; p < 3; p++) k.g->hero[p].turns = p == 0;
    begin_with(&k, 0);
    answer(&k, ACT_CITY_ACTION);
    answer(&k, ACT_ICON, I_EXTRA_TURN);
    decline_until(&k, "NEXT");
    end_turn(&k);
    assert_string_equal(asked(&k), "EXTRA");
    answer(&k, ACT_EXTRA_TURN);
    assert_string_equal(turns_taken(&k), "AA");
    close_kit(&k);
}

static void OT_314_every_place_takes_at_least_two_turns_a_round(void **state)
{
    (void)state;
    for (int heroes = 1; heroes <= 4; heroes++) {
        struct kit k;
        open_quiet(&k, heroes);
        doom(&k, 1, "x-11"); /* also a place whose Hero is replaced in the Round */
        give_extra_turns(&k, 0, 1);
        at_round(&k);
        if (heroes == 1) answer(&k, ACT_NAME_FIRST, -1, 0);
        for (seat s = 1; heroes > 1 && s <= heroes; s++) name(&k, s, 0);
        confirm_all(&k);
        int taken[RING] = {0};
        while (k.g->round == 2 && !over(&k)) {
            if (!strcmp(asked(&k), "NEXT")) {
                taken[k.g->current]++;
                if (k.g->hero[1].wounds && k.g->current == 1) step_to(&k, "e-11");
                else end_turn(&k);
            } else {
                rules_answer(&k.c, k.c.seat, k.c.option[0]);
            }
        }
        for (int p = 0; p < k.g->heroes; p++) assert_int_equal(taken[p], p ? 2 : 3);
        close_kit(&k);
    }
}

static void OT_E20_the_order_of_turns(void **state)
{
    (void)state;
    for (int seventh = 0; seventh < 2; seventh++) {
        struct kit k;
        open_quiet(&k, 1);
        give_extra_turns(&k, 0, 1);
        begin_with(&k, 1);
        while (strcmp(asked(&k), "EXTRA")) {
            if (offered(&k, ACT_TURN_TOKEN)) answer(&k, ACT_TURN_TOKEN); /* he keeps it */
            else pass_turn(&k);
        }
        assert_string_equal(turns_taken(&k), "BCABCA");
        assert_true(offered(&k, ACT_EXTRA_TURN, hero_at(k.g, 0))); /* B and C were skipped */
        answer(&k, seventh ? ACT_EXTRA_TURN : ACT_NO_EXTRA_TURN);
        if (seventh) pass_turn(&k);
        assert_string_equal(asked(&k), "ALONE");
        assert_string_equal(turns_taken(&k), seventh ? "BCABCAA" : "BCABCA");
        close_kit(&k);
    }
}

/* -- Summoning and Altars -------------------------------------------------------------------------------------- */

static void OT_E01_OT_E14_summoning_on_a_part_blocked_space(void **state)
{
    (void)state;
    for (int hero = 0; hero < 2; hero++) { /* Heroes do not block */
        struct kit k;
        open_quiet(&k, 1);
        lay(&k, NEST, "x-11", 2);
        put(&k, "acolyte", "x-11", 1);
        put(&k, "abomination", "d-13", 1); /* on the permanent Nest */
        bury(&k, "acolyte", 1);
        bury(&k, "abomination", 2);
        if (hero) stand(&k, 0, "x-11");
        at_round_end(&k);
        assert_string_equal(asked(&k), "SUMMON");
        assert_int_equal(offers(&k, ACT_SUMMON), 2); /* either kind, in this Space */
        answer(&k, ACT_SUMMON, monster_id(&k, "abomination"), space("x-11"));
        assert_string_equal(asked(&k), "ALONE"); /* no second one */
        assert_int_equal(monsters_in(k.g, space("x-11")), 2);
        assert_int_equal(figures_at(&k, "acolyte", "dead") + figures_at(&k, "abomination", "dead"), 2);
        close_kit(&k);
    }
}

static void OT_E02_altars(void **state)
{
    (void)state;
    static const int drawn[] = {3, 2};
    for (int hero = 0; hero < 2; hero++) {
        struct kit k;
        open_quiet(&k, 1);
        lay_altar(&k, "d-11");
        lay_altar(&k, "d-33");
        lay_altar(&k, "x-22");
        if (hero) stand(&k, 0, "x-22");
        at_round_end(&k);
        assert_int_equal(hand_count(&k), drawn[hero]);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(OT_048_a_round_is_start_turns_with_reactions_end),
    TEST(OT_049_first_the_tasks_then_the_first_hero),
    TEST(OT_050_the_end_of_a_round_in_its_order),
    TEST(OT_051_rounds_repeat_until_one_side_wins),
    TEST(OT_052_the_sins_player_carries_out_the_tasks_of_every_round),
    TEST(OT_309_every_story_has_tasks_at_both_ends),
    TEST(OT_053_the_hero_players_choose_the_first_hero_together),
    TEST(OT_054_OT_S89_without_agreement_the_sins_player_chooses),
    TEST(OT_S89_as_few_questions_as_there_are_voters_when_they_agree),
    TEST(OT_S89_a_vote_says_what_it_is_about),
    TEST(OT_S89_a_vote_is_open_and_may_be_changed_until_all_have_confirmed),
    TEST(OT_055_turns_go_clockwise_from_the_first_hero),
    TEST(OT_S09_the_ring_by_seats_and_in_a_share_by_picks),
    TEST(OT_056_a_turn_spends_a_turn_token),
    TEST(OT_057_OT_S11_an_extra_turn_token_instead_even_with_active_tokens),
    TEST(OT_058_two_turns_in_a_row_only_if_nobody_else_takes_one),
    TEST(OT_059_an_active_turn_token_must_be_used),
    TEST(OT_060_OT_061_without_active_tokens_skipped_or_asked),
    TEST(OT_062_extra_turn_tokens_are_kept_and_have_no_limit),
    TEST(OT_063_OT_S10_the_turns_end_when_a_whole_circle_declines),
    TEST(OT_S12_a_token_gained_in_a_turn_serves_in_the_same_round),
    TEST(OT_314_every_place_takes_at_least_two_turns_a_round),
    TEST(OT_E20_the_order_of_turns),
    TEST(OT_E01_OT_E14_summoning_on_a_part_blocked_space),
    TEST(OT_E02_altars),
};
TEST_GROUP(tests);
