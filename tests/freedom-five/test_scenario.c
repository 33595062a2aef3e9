/* test_scenario.c: Scenario Setup (FF-036 to FF-039), Comics and their Chapters (chapter 3), Side Quests and Scenario
 * tokens (chapters 37 and 38). */
#include "engine/scene.h"
#include "kit.h"

/* To the question who begins, with these Scheme cards on top of the deck, the last one first. */
static void open_with_schemes(struct kit *k, struct opening opening, int n, const char *const scheme[])
{
    begin_table(k, opening);
    set_up_until(k, "FIRST");
    for (int i = 0; i < n; i++) top_scheme(k, scheme[i]);
    forget(k);
}

/* A set-up in which the first of the Scheme cards that are resolved is this one; Villains come to Locations 8, 1 and 2
 * before. */
static void set_up_with(struct kit *k, const char *scheme, void (*arrange)(struct kit *k))
{
    const char *const cards[] = {scheme, "digging_at_midnight", "lights_out_at_the_breakwater", "stolen_wings"};
    open_with_schemes(k, (struct opening){.heroes = 2}, 4, cards);
    if (arrange) arrange(k);
    answer(k, ACT_NAME_FIRST, k->g->hero[LEGACY].hero);
}

static int chapter(struct kit *k)
{
    struct context *c = &k->c;
    return CHAPTER(k->g->chapter)->number;
}

static void open_next(struct kit *k)
{
    kit_build(k, "actions", LEGACY);
    struct context *c = &k->c;
    PUSH(open_chapter, LEGACY, .chapter = next_chapter(c, k->g));
    rules_run(c);
}

/* Whether some text of the table has these words. */
static bool reads(struct kit *k, const char *words)
{
    struct scene s = {0};
    kit_tell(k, NOBODY, &s);
    bool found = false;
    for (int i = 0; i < s.count; i++)
        found |= s.node[i].type == NODE_TEXT && strstr(scene_words(&s, s.node[i].title), words) != NULL;
    scene_free(&s);
    return found;
}

/* -- Scenario Setup ------------------------------------------------------------------------------------------- */

static void FF_036_scenario_setup_does_what_the_comic_says(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 3, .comic = 4, .as_dealt = true});
    struct context *c = &k.c;
    static const char *const villains[COLOURS] = {"bonfire_jack", "pale_choir", "cartographer", "galvanist"};
    for (int colour = 0; colour < COLOURS; colour++) {
        assert_int_equal(k.g->villain[colour].villain, kit_find(&k, A_VILLAIN, villains[colour]));
        assert_in_range(k.g->villain[colour].at, 1, LOCATIONS);
    }
    assert_int_equal(k.g->villain[BLUE].at, 30);             /* the Mastermind's own place */
    assert_int_equal(k.g->unrest[UNREST_AT(9, GREEN)], 1);
    assert_int_equal(k.g->unrest[UNREST_AT(14, RED)], 1);
    assert_int_equal(k.g->unrest[UNREST_AT(16, YELLOW)], 1);
    assert_int_equal(k.g->pool[RED], 2);
    assert_int_equal(k.g->pool[BLUE], 3);
    assert_int_equal(k.g->plots, 1 << 4 | 1 << 7);
    int jrn = 0;
    for EACH_CARD(card, SCHEMES(k.g), SCHEME_DECK) jrn += SCHEME(card)->justice_rules;
    assert_int_equal(jrn, 4);
    close_kit(&k);
}

static void FF_037_only_the_parts_that_setup_names(void **state)
{
    struct kit k;
    (void)state;
    for (int heroes = 2; heroes <= 5; heroes++) {
        begin_table(&k, (struct opening){.heroes = heroes});
        set_up_until(&k, "FIRST");
        forget(&k);
        set_up_until(&k, NULL);
        assert_int_equal(happened(&k, EV_SCHEME), heroes + 1);
        assert_int_equal(happened(&k, EV_VILLAIN_MOVED) + happened(&k, EV_SCHEME_EVENT) + happened(&k, EV_MOVEMENT), 0);
        close_kit(&k);
    }
    set_up_with(&k, "lights_out_at_the_breakwater", NULL);   /* that one was taken for the red Villain */
    close_kit(&k);
    set_up_with(&k, "crates_without_papers", NULL);          /* red at 6, then blue at 28 */
    assert_int_equal(k.g->crowd[CROWD_AT(6, RED)], 2);
    assert_int_equal(nth_event(&k, EV_HENCHMAN, 0)->b, 6);
    assert_int_equal(nth_event(&k, EV_HENCHMAN, 1)->b, 28);
    close_kit(&k);
}

static void fill_6(struct kit *k) { put_crowd(k, 6, "rrr"); }

static void FF_038_FF_237_FF_S20_no_overrun_in_set_up(void **state)
{
    struct kit k;
    (void)state;
    set_up_with(&k, "crates_without_papers", fill_6);
    assert_int_equal(last_event(&k, EV_NOT_PLACED)->b, 6);
    assert_int_equal(happened(&k, EV_OVERRUN), 0);
    assert_int_equal(henchmen_at(k.g, 6), 3);
    assert_int_equal(k.g->villain[RED].henchmen, 0);         /* nor onto the card */
    assert_int_equal(happened(&k, EV_ON_CARD), 0);
    assert_int_equal(k.g->track, 0);
    close_kit(&k);
}

static void FF_039_FF_S19_jrn_cards_come_last(void **state)
{
    struct kit k;
    (void)state;
    open_with_schemes(&k, (struct opening){.heroes = 3}, 0, NULL);
    answer(&k, ACT_NAME_FIRST, k.g->hero[LEGACY].hero);
    struct context *c = &k.c;
    assert_int_equal(last_event(&k, EV_JRN_ADDED)->a, 6);
    assert_true(nth_event(&k, EV_SCHEME, 3) < last_event(&k, EV_JRN_ADDED));
    assert_int_equal(happened(&k, EV_JUSTICE_RULES), 0);
    assert_int_equal(pile_count(SCHEMES(k.g), SCHEME_DISCARD), 3 + 4); /* three random Locations, H + 1 cards */
    assert_int_equal(pile_count(SCHEMES(k.g), SCHEME_DECK), 30 - 7 + 6);
    assert_int_equal(pile_count(SCHEMES(k.g), SCHEME_BOX), 0);
    int top = 0;                                             /* the six are somewhere in between */
    while (!SCHEME(card_at(SCHEMES(k.g), SCHEME_DECK, top))->justice_rules) top++;
    assert_in_range(top, 0, 22);
    close_kit(&k);
    open_table(&k, (struct opening){.heroes = 3, .comic = 5});
    assert_int_equal(pile_count(SCHEMES(k.g), SCHEME_BOX), 3); /* a harder Scenario adds fewer */
    close_kit(&k);
}

static void empty_stacks(struct kit *k)
{
    for (int t = 0; t < MASTERMIND_TOKENS; t++) k->g->token_at[t] = 20;
    while (k->g->bystanders[0]) put_bystander(k, 20);
}
static void empty_supply(struct kit *k)
{
    put_crowd(k, 28, "rrr");
    put_crowd(k, 24, "rrr");
    put_crowd(k, 13, "rrr");
    while (k->g->supply[RED])
        for (int l = 1; l <= LOCATIONS; l++)
            if (henchmen_at(k->g, l) < 3 && k->g->supply[RED] && l != 6 && l != HQ) {
                k->g->supply[RED]--;
                k->g->crowd[CROWD_AT(l, RED)]++;
            }
}

static void FF_S21_other_shortages_count_in_set_up(void **state)
{
    struct kit k;
    (void)state;
    set_up_with(&k, "wolves_in_the_soup_line", empty_stacks); /* a Mastermind token to 6 */
    assert_int_equal(tokens_at(k.g, 6), 0);
    assert_true(nth_event(&k, EV_TRACK, 0) && k.g->track >= 1);
    close_kit(&k);
    set_up_with(&k, "the_second_hull", empty_stacks);        /* a Bystander to 11 */
    assert_int_equal(k.g->bystanders[11], 0);
    close_kit(&k);
    set_up_with(&k, "crates_without_papers", empty_supply);
    assert_int_equal(k.g->unrest[UNREST_AT(6, RED)], 1);
    close_kit(&k);
}

static void FF_S102_the_order_of_set_up(void **state)
{
    struct kit k;
    (void)state;
    begin_table(&k, (struct opening){.heroes = 2, .comic = 2, .options = EVERYTHING});
    set_up_until(&k, "UPGRADE");                             /* decks are complete before they are shuffled */
    assert_int_equal(hand_count(k.g, LEGACY), 0);
    assert_int_equal(pile_count(ABILITIES(k.g), ABILITY_DECK + LEGACY), 24);
    assert_int_equal(pile_count(SCHEMES(k.g), SCHEME_DECK), 0);
    set_up_until(&k, NULL);
    static const u8 order[] = {EV_HERO_TAKEN, EV_SPECIAL_GAINED, EV_BEGINS_AT, EV_FIRST, EV_COMIC, EV_VILLAIN_AT,
                               EV_SCHEME, EV_JRN_ADDED, EV_CHAPTER, EV_TURN};
    for (size_t i = 1; i < COUNT(order); i++)
        assert_true(last_event(&k, order[i - 1]) < nth_event(&k, order[i], 0));
    close_kit(&k);
}

static void FF_S103_FF_S107_placing_tokens_in_set_up_moves_nobody(void **state)
{
    struct kit k;
    (void)state;
    set_up_with(&k, "wolves_in_the_soup_line", NULL);        /* a Mastermind token to 6 */
    assert_true(tokens_at(k.g, 6) > 0);
    assert_int_equal(k.g->villain[YELLOW].at, 22);           /* Baron Blade would come to it */
    assert_int_equal(k.g->villain[YELLOW].henchmen, 0);
    assert_int_equal(k.g->villain[RED].at, 8);               /* entering is no move */
    assert_int_equal(k.g->villain[BLUE].at, 1);
    assert_int_equal(k.g->villain[GREEN].at, 2);
    assert_int_equal(anarchy_at(k.g, 2), 0);
    close_kit(&k);
    open_with_schemes(&k, (struct opening){.heroes = 2}, 0, NULL);
    answer(&k, ACT_NAME_FIRST, k.g->hero[WRAITH].hero);
    assert_int_equal(nth_event(&k, EV_SCHEME, 0)->who, WRAITH); /* the first player's Hero is "you" */
    close_kit(&k);
}

static void FF_S104_no_parts_named_means_the_whole_card(void **state)
{
    struct kit k;
    (void)state;
    open_with(&k, 1, probe_lua("resolve_scheme { 1 }"));
    hold(&k, LEGACY, "read_the_room");
    put_villain(&k, GREEN, 30);
    top_scheme(&k, "lights_out_at_the_breakwater");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_PLAY, kit_find(&k, AN_ABILITY, "read_the_room"));
    assert_int_equal(nth_event(&k, EV_HENCHMAN, 0)->b, 1);
    assert_int_equal(nth_event(&k, EV_HENCHMAN, 1)->b, 24);
    assert_int_equal(k.g->villain[GREEN].at, 13);
    assert_int_equal(happened(&k, EV_SCHEME_EVENT), 1);
    close_kit(&k);
}

static void FF_S105_a_jrn_card_outside_a_villain_phase(void **state)
{
    struct kit k;
    (void)state;
    open_with(&k, 1, probe_lua("resolve_scheme { 2 }, draw { 1 }"));
    hold(&k, LEGACY, "read_the_room");
    top_scheme(&k, "stolen_wings");
    top_scheme(&k, "justice_rules_1");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_PLAY, kit_find(&k, AN_ABILITY, "read_the_room"));
    assert_int_equal(happened(&k, EV_SCHEME), 1);            /* no further card */
    assert_int_equal(happened(&k, EV_HENCHMAN), 0);
    assert_true(has_card(SCHEMES(k.g), SCHEME_BOX, kit_find(&k, A_SCHEME, "justice_rules_1")));
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    assert_true(asks(&k, LEGACY, "FREE"));                   /* the phase goes on */
    assert_int_equal(k.g->phase, HERO_PHASE);
    close_kit(&k);
}

static void FF_S14_the_track_begins_at_0(void **state)
{
    struct kit k;
    (void)state;
    begin_table(&k, (struct opening){.heroes = 2});
    set_up_until(&k, "FIRST");
    assert_int_equal(k.g->track, 0);
    answer(&k, ACT_NAME_FIRST, k.g->hero[LEGACY].hero);
    make_quiet(&k);
    assert_int_equal(k.g->track, 0);
    kit_build(&k, "actions", LEGACY);
    for (int n = 1; n <= 10; n++) {                          /* ten steps to the end */
        assert_int_equal(k.g->ending, NO_ENDING);
        if (advance_track(&k.c, k.g, 1, 157) && !k.g->ending) rules_run(&k.c);
        assert_int_equal(k.g->track, n);
    }
    assert_int_equal(k.g->ending, TRACK_FULL);
    close_kit(&k);
    open_table(&k, (struct opening){.heroes = 2, .lua =
        "comic { id = 'late', name = 'X', jrn = 3, track = 2, anarchy = { 3, 3, 3, 3 }, "
        "purple = 0, number = 6, villains = { { 'ermine' } }, win = 'villains_defeated', win_number = 1, "
        "introduction = 'x', objective = 'x', victory = 'x', defeat = 'x' }"
        "chapter { id = 'late_1', name = 'X', comic = 'late', number = 1, phase = { { 'scheme', 1 } }, "
        "before = 'x', after = 'x', events = { 'nine_flags_event_1', 'nine_flags_event_2', 'nine_flags_event_3', "
        "'nine_flags_event_4', 'cellar_door_event_1' } }", .comic = 6, .as_dealt = true});
    assert_in_range(k.g->track, 2, 4);                       /* unless the Scenario says otherwise */
    close_kit(&k);
}

/* -- Comics and Chapters -------------------------------------------------------------------------------------- */

static void FF_040_FF_042_what_a_comic_and_a_chapter_hold(void **state)
{
    struct kit k;
    (void)state;
    kit_load(&k, &freedom_five_game, NULL);
    struct context c_ = {.content = &k.content}, *c = &c_;
    for (int id = 1; id <= k.content.count[KIND_COMIC]; id++) {
        const struct comic_row *comic = COMIC(id);
        bool quest = false;
        assert_true(comic->win.word != NO_GOAL && comic->lose.word != NO_GOAL);
        assert_true(*content_string(c->content, comic->victory) && *content_string(c->content, comic->defeat));
        assert_in_range(comic->chapters, 2, 4);
        for (int n = 0; n < comic->chapters; n++) {
            const struct chapter_row *row = CHAPTER(comic->chapter[n]);
            assert_int_equal(row->number, n + 1);
            assert_true(row->phase[0].kind != 0);
            assert_true(row->reward[0].length && row->reward[1].length);
            for (int e = 0; e < EVENTS_OF_CHAPTER; e++) assert_true(row->event[e] != 0);
            quest |= row->quest == SIDE_QUEST;
        }
        assert_int_equal(*content_string(c->content, comic->quest_success) != '\0', quest);
    }
    close_kit(&k);
}

static void FF_043_only_the_current_chapter_is_in_force(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 2});
    put_villain(&k, RED, 27);
    for (int number = 1; number <= 3; number++) {            /* its Special Rule: a red Henchman at each token */
        set_chapter(&k, number);
        for (int t = 0; t < MASTERMIND_TOKENS; t++) k.g->token_at[t] = 0;
        put_crowd(&k, 6, "");
        top_scheme(&k, "justice_rules_1");                   /* no further card */
        top_scheme(&k, "wolves_in_the_soup_line");
        kit_enter(&k, "villain_phase", LEGACY);
        decline_until(&k, "FREE");
        assert_int_equal(k.g->crowd[CROWD_AT(6, RED)], number == 2);
        k.g->track = 0;
    }
    close_kit(&k);
    open_table(&k, (struct opening){.heroes = 2, .comic = 2}); /* its Justice Rewards */
    give_reward(&k, LEGACY, "testify");
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_crowd(&k, 1, "r");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_CASH_IN, -1, 2));           /* Anarchy: there is none */
    set_chapter(&k, 2);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_CASH_IN, -1, 2));            /* Henchmen */
    close_kit(&k);
    open_table(&k, (struct opening){.heroes = 2});           /* its Events */
    struct context *c = &k.c;
    for (int number = 1; number <= 2; number++) {
        set_chapter(&k, number);
        put_token(&k, 1, 2);
        put_at(&k, LEGACY, 1, HERO_MODE);
        put_crowd(&k, 1, "");
        enter_turn(&k, LEGACY, HERO_MODE, 5);
        answer(&k, ACT_INTERACT_TOKEN);
        assert_int_equal(nth_event(&k, EV_EVENT, 0)->a, CHAPTER(k.g->chapter)->event[1]);
    }
    close_kit(&k);
}

static void FF_043_an_objective_of_another_chapter_counts_for_nothing(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 2}); /* Chapter 2: three Mastermind tokens */
    kit_build(&k, "actions", LEGACY);
    k.g->resolved = 3;
    assert_false(settle(&k.c, k.g));
    assert_int_equal(chapter(&k), 1);
    set_chapter(&k, 2);
    k.g->resolved = 3;
    assert_true(settle(&k.c, k.g));
    rules_run(&k.c);
    assert_int_equal(chapter(&k), 3);
    close_kit(&k);
}

/* Tokens that were resolved before are not counted in the new Chapter, nor are Quest tokens. */
static void FF_043_an_objective_counts_from_the_opening_of_its_chapter(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 2});
    k.g->resolved = 3;
    open_next(&k);
    assert_int_equal(chapter(&k), 2);
    assert_int_equal(k.g->resolved, 0);
    close_kit(&k);
    open_table(&k, (struct opening){.heroes = 2, .comic = 5});
    k.g->claimed = 3;
    open_next(&k);
    assert_int_equal(chapter(&k), 2);
    close_kit(&k);
}

static void FF_138_FF_S120_an_objective_that_is_met_already_opens_the_next_chapter(void **state)
{
    struct kit k;
    (void)state;
    for (int defeated = 1; defeated <= 2; defeated++) {      /* Comic 3: one Villain, then two */
        open_table(&k, (struct opening){.heroes = 2, .comic = 3});
        for (int colour = 0; colour < defeated; colour++) k.g->villain[colour].defeated = true;
        k.g->weakened = (u8)((1 << defeated) - 1);
        open_next(&k);
        assert_int_equal(chapter(&k), 1 + defeated);
        assert_int_equal(happened(&k, EV_CHAPTER), defeated);
        close_kit(&k);
    }
}

static void FF_045_a_chapter_opens_only_when_a_rule_says_so(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2});           /* Chapter 1: three Bystander cards; a Plot token on 5 */
    for (int n = 0; n < 4; n++) {
        top_scheme(&k, "last_tram_to_nowhere");
        kit_enter(&k, "villain_phase", (seat)(n % 2));
        decline_until(&k, "FREE");
        assert_int_equal(chapter(&k), 1);
    }
    kit_build(&k, "actions", LEGACY);
    if (advance_track(&k.c, k.g, 4 - k.g->track, 157)) rules_run(&k.c);
    assert_int_equal(k.g->track, 4);
    assert_int_equal(chapter(&k), 1);
    kit_build(&k, "actions", LEGACY);
    k.g->villain[GREEN].at = 1;
    k.g->villain[GREEN].defeated = true;
    assert_false(settle(&k.c, k.g));                         /* no Objective of this Chapter */
    assert_int_equal(chapter(&k), 1);
    give_bystander(&k, LEGACY, "night_nurse");
    give_bystander(&k, LEGACY, "newspaper_boy");
    assert_false(settle(&k.c, k.g));                         /* two of three */
    give_bystander(&k, WRAITH, "tram_conductor");
    assert_true(settle(&k.c, k.g));
    close_kit(&k);
}

static void FF_S139_the_mastermind_is_shown_to_be_guarded_or_spared(void **state)
{
    static const char *const said[] = {"Guarded in this Chapter", "Cannot be defeated in this Chapter"};
    static const char *const brief[] = {"Mastermind, guarded", "Mastermind, spared"};
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 5});
    k.g->villain[GREEN].at = 17;
    for (int chapter = 1; chapter <= 3; chapter++) {
        set_chapter(&k, chapter);
        for (int i = 0; i < 2; i++) assert_int_equal(reads(&k, said[i]), i == chapter - 1);
        for (int i = 0; i < 2; i++) assert_int_equal(reads(&k, brief[i]), i == chapter - 1);
    }
    close_kit(&k);
}

static void FF_365_FF_044_an_open_chapter_is_shown_and_a_later_one_is_not(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 5});
    assert_true(reads(&k, "Chapter 1: Missing Pages"));
    assert_true(reads(&k, "Chapter Objective: "));
    assert_true(reads(&k, "Villain phase: Henchmen attack, draw 2, 1 Scheme card"));
    assert_false(reads(&k, "There is no Draw step"));
    assert_false(reads(&k, "Last Edition"));
    set_chapter(&k, 3);
    open_next(&k);
    assert_int_equal(happened(&k, EV_CHAPTER), 1);           /* told before play goes on */
    assert_true(reads(&k, "Chapter 4: Last Edition"));
    assert_true(reads(&k, "There is no Draw step"));
    assert_true(reads(&k, "Villain phase: Henchmen attack, 2 Scheme cards"));
    close_kit(&k);
}

static void FF_040_FF_144_FF_145_back_pages_are_read_at_the_end(void **state)
{
    struct kit k;
    (void)state;
    for (int won = 0; won < 2; won++) {
        open_city(&k, 2);
        assert_false(reads(&k, "asks to see his consul"));
        assert_false(reads(&k, "joined by a larger one"));
        end_game(&k.c, k.g, won ? OBJECTIVE_MET : TRACK_FULL, 144);
        assert_int_equal(reads(&k, "asks to see his consul"), won);
        assert_int_equal(reads(&k, "joined by a larger one"), !won);
        close_kit(&k);
    }
}

/* -- Card before rule ----------------------------------------------------------------------------------------- */

static void FF_015_texts_go_before_rules(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 1);                                        /* against FF-068: Henchmen who pry */
    put_at(&k, LEGACY, 1, PRIVATE_LIFE);
    put_crowd(&k, 1, "b");
    k.g->modifier[0] = kit_find(&k, A_MODIFIER_CARD, "watchers");
    top_scheme(&k, "last_tram_to_nowhere");
    kit_enter(&k, "villain_phase", LEGACY);
    decline_until(&k, "FREE");
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);
    close_kit(&k);
    open_table(&k, (struct opening){.heroes = 1, .comic = 3}); /* a Special Rule, in its Chapter only */
    put_villain(&k, GREEN, 1);
    int before = durability_of(&k.c, k.g, GREEN);
    set_chapter(&k, 3);
    assert_int_equal(durability_of(&k.c, k.g, GREEN), before + 1);
    close_kit(&k);
}

/* -- Side Quests and Scenario tokens -------------------------------------------------------------------------- */

static void FF_329_FF_352_FF_353_a_side_quest_may_be_left_alone(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 2}); /* in Free Play, too */
    assert_int_equal(k.g->quest, 0);
    open_next(&k);
    assert_int_equal(k.g->quest, 1 << 1 | 1 << 11 | 1 << 28);
    assert_true(asks(&k, LEGACY, "FREE"));
    open_next(&k);                                           /* nobody has tried */
    assert_int_equal(k.g->quest, 0);
    assert_int_equal(k.g->ending, NO_ENDING);
    assert_int_equal(k.g->track, 0);
    assert_false(k.g->quest_won);
    close_kit(&k);
}

/* Claims the Quest token at a Location. */
static void claim(struct kit *k, int location)
{
    put_at(k, LEGACY, location, HERO_MODE);
    enter_turn(k, LEGACY, HERO_MODE, 5);
    fix_dice(k, 3, 6, 6, 6);
    answer(k, ACT_INTERACT_QUEST);
}

static void FF_356_FF_S122_success_is_read_even_after_a_loss(void **state)
{
    struct kit k;
    (void)state;
    for (int won = 0; won < 2; won++) {
        open_table(&k, (struct opening){.heroes = 1, .comic = 2});
        open_next(&k);
        claim(&k, 1);
        claim(&k, 11);
        assert_false(k.g->quest_won);
        if (won) claim(&k, 28);
        assert_int_equal(k.g->quest_won, won);
        assert_false(reads(&k, "Corporal Wend"));
        end_game(&k.c, k.g, TRACK_FULL, 145);
        assert_int_equal(reads(&k, "Corporal Wend"), won);
        close_kit(&k);
    }
    open_table(&k, (struct opening){.heroes = 1, .comic = 3}); /* FF-S122: in Free Play it unlocks nothing */
    assert_false(is_unlocked(k.g, 0, 2));
    close_kit(&k);
}

static void FF_358_FF_359_scenario_tokens_belong_to_their_scenario(void **state)
{
    struct kit k;
    (void)state;
    for (int comic = 1; comic <= 5; comic++) {
        open_table(&k, (struct opening){.heroes = 1, .comic = comic});
        assert_int_equal(k.g->quest != 0, comic == 3);       /* a Side Quest in its Chapter 1 */
        assert_false(k.g->under_construction);
        close_kit(&k);
    }
    open_table(&k, (struct opening){.heroes = 1, .comic = 5}); /* Evidence is the Chapter's Objective */
    open_next(&k);
    assert_int_equal(k.g->quest, 1 << 4 | 1 << 19 | 1 << 29);
    claim(&k, 4);
    claim(&k, 19);
    assert_int_equal(chapter(&k), 2);
    claim(&k, 29);
    assert_int_equal(chapter(&k), 3);
    assert_false(k.g->quest_won);                            /* and no Side Quest */
    close_kit(&k);
    open_table(&k, (struct opening){.heroes = 1, .comic = 2}); /* in Comic 2 they are no Objective */
    open_next(&k);
    claim(&k, 1);
    claim(&k, 11);
    claim(&k, 28);
    assert_int_equal(chapter(&k), 2);
    assert_true(k.g->quest_won);
    close_kit(&k);
}

static void FF_214_FF_219_FF_359_under_construction_is_for_one_scenario(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 1, .comic = 4});
    assert_false(k.g->under_construction);
    open_next(&k);
    assert_true(k.g->under_construction);
    assert_int_equal(k.g->ending, NO_ENDING);                /* losing HQ is no loss */
    assert_false(is_hq(k.g, HQ));
    open_next(&k);
    assert_true(k.g->under_construction);
    close_kit(&k);
    struct carried story = {.played = 4, .won = 0xF};        /* off again in the next one */
    open_table(&k, (struct opening){.heroes = 1, .comic = 5, .carried = &story});
    assert_false(k.g->under_construction);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_036_scenario_setup_does_what_the_comic_says),
    TEST(FF_037_only_the_parts_that_setup_names),
    TEST(FF_038_FF_237_FF_S20_no_overrun_in_set_up),
    TEST(FF_039_FF_S19_jrn_cards_come_last),
    TEST(FF_S21_other_shortages_count_in_set_up),
    TEST(FF_S102_the_order_of_set_up),
    TEST(FF_S103_FF_S107_placing_tokens_in_set_up_moves_nobody),
    TEST(FF_S104_no_parts_named_means_the_whole_card),
    TEST(FF_S105_a_jrn_card_outside_a_villain_phase),
    TEST(FF_S14_the_track_begins_at_0),
    TEST(FF_040_FF_042_what_a_comic_and_a_chapter_hold),
    TEST(FF_043_only_the_current_chapter_is_in_force),
    TEST(FF_043_an_objective_of_another_chapter_counts_for_nothing),
    TEST(FF_043_an_objective_counts_from_the_opening_of_its_chapter),
    TEST(FF_138_FF_S120_an_objective_that_is_met_already_opens_the_next_chapter),
    TEST(FF_045_a_chapter_opens_only_when_a_rule_says_so),
    TEST(FF_S139_the_mastermind_is_shown_to_be_guarded_or_spared),
    TEST(FF_365_FF_044_an_open_chapter_is_shown_and_a_later_one_is_not),
    TEST(FF_040_FF_144_FF_145_back_pages_are_read_at_the_end),
    TEST(FF_015_texts_go_before_rules),
    TEST(FF_329_FF_352_FF_353_a_side_quest_may_be_left_alone),
    TEST(FF_356_FF_S122_success_is_read_even_after_a_loss),
    TEST(FF_358_FF_359_scenario_tokens_belong_to_their_scenario),
    TEST(FF_214_FF_219_FF_359_under_construction_is_for_one_scenario),
};
TEST_GROUP(tests);
