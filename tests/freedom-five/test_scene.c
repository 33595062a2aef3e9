/* test_scene.c: what readers see on the table: the city, Hero boards and Villain cards; what is face down; what the
 * Comic has told so far. */
#include "engine/scene.h"
#include "kit.h"

static const struct scene_node *node_at(const struct scene *s, const char *path)
{
    int i = scene_find(s, path);
    if (i < 0) fail_msg("there is no %s", path);
    return &s->node[i];
}

/* Whether a thing lies anywhere in what a reader sees. */
static bool shows(struct kit *k, seat reader, u8 thing, u8 value)
{
    struct scene s = {0};
    bool found = false;
    kit_tell(k, reader, &s);
    for (int i = 1; i < s.count; i++) found |= s.node[i].thing == thing && s.node[i].value == value;
    scene_free(&s);
    return found;
}

/* Whether some text of the table contains these words. */
static bool says(struct kit *k, seat reader, const char *words)
{
    struct scene s = {0};
    bool found = false;
    kit_tell(k, reader, &s);
    for (int i = 1; i < s.count; i++)
        found |= s.node[i].type == NODE_TEXT && strstr(scene_words(&s, s.node[i].title), words) != NULL;
    scene_free(&s);
    return found;
}

/* -- The city ----------------------------------------------------------------------------------------------------- */

static void FF_004_the_city_is_a_map_of_30_locations(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_city(&k, 2);
    kit_tell(&k, LEGACY, &s);
    int spaces = 0;
    for (int i = 1; i < s.count; i++) spaces += s.node[i].type == NODE_AREA && s.node[i].thing == A_LOCATION;
    assert_int_equal(spaces, LOCATIONS);
    assert_int_equal(node_at(&s, "city")->shape, AS_MAP);
    assert_int_equal(node_at(&s, "city/freedom_tower")->tint, TINT_BLUE);
    assert_int_equal(node_at(&s, "city/freedom_tower")->x, 3);
    assert_int_equal(node_at(&s, "city/freedom_tower")->y, 2);
    assert_string_equal(scene_words(&s, node_at(&s, "city/freedom_tower")->sign), "15");
    scene_free(&s);
    close_kit(&k);
}

static void what_stands_and_lies_in_a_location(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_villain(&k, RED, 7);
    put_crowd(&k, 7, "rrb");
    put_unrest(&k, 7, "gp");
    put_bystander(&k, 7);
    k.g->quest = 1u << 7;
    kit_tell(&k, WRAITH, &s);
    static const struct { const char *path; int n; } list[] = {
        {"city/lantern_square/legacy", 1}, {"city/lantern_square/sledge_marrow", 1},
        {"city/lantern_square/red_henchman", 2}, {"city/lantern_square/blue_henchman", 1},
        {"city/lantern_square/green_henchman", 0}, {"city/lantern_square/green_anarchy_token", 1},
        {"city/lantern_square/purple_anarchy_token", 1}, {"city/lantern_square/bystander_token", 1},
        {"city/lantern_square/quest_token", 1}, {"city/freedom_tower/under_construction", 0}};
    for (int i = 0; i < COUNT(list); i++)
        if (lies_at(&s, list[i].path) != list[i].n) fail_msg("%s", list[i].path);
    k.g->under_construction = true;
    kit_tell(&k, WRAITH, &s);
    assert_int_equal(lies_at(&s, "city/freedom_tower/under_construction"), 1);
    scene_free(&s);
    close_kit(&k);
}

static void the_track_shows_its_marker_and_plot_tokens(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 2}); /* on 4 and 7 */
    k.g->track = 3;
    kit_tell(&k, LEGACY, &s);
    assert_true(marks_at(&s, "plot/track/3") & MARK_CURRENT);
    assert_int_equal(lies_at(&s, "plot/track/3/track_marker"), 1);
    assert_int_equal(lies_at(&s, "plot/track/4/plot_token"), 1);
    assert_int_equal(lies_at(&s, "plot/track/5/plot_token"), 0);
    assert_int_equal(lies_at(&s, "plot/track/7/plot_token"), 1);
    scene_free(&s);
    close_kit(&k);
}

/* -- Boards and cards --------------------------------------------------------------------------------------------- */

static void values_are_those_of_this_moment(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_city(&k, 2);
    wound(&k, LEGACY, "ra");
    k.g->hero[LEGACY].ease[BLUE] = -1;
    kit_tell(&k, LEGACY, &s);
    assert_int_equal(number_at(&s, "hero/legacy", "spirit"), 2);
    assert_int_equal(number_at(&s, "hero/legacy", "body"), 4);
    assert_int_equal(number_at(&s, "hero/legacy", "damage"), 2);
    assert_int_equal(number_at(&s, "hero/legacy", "actions"), 4);
    assert_int_equal(lies_at(&s, "hero/legacy/damage/red"), 1);
    assert_int_equal(node_at(&s, "hero/legacy")->pane, PANE_MINE);
    assert_int_equal(node_at(&s, "hero/wraith")->pane, PANE_OTHERS);
    scene_free(&s);
    close_kit(&k);
}

static void FF_180_FF_183_covered_slots_are_off(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_city(&k, 2);
    give_special(&k, LEGACY, 0, "haymaker");
    give_special(&k, LEGACY, 2, "field_dressing");
    give_task(&k, LEGACY, "a_speech_for_the_fair");          /* over slots 1 and 2 */
    kit_tell(&k, WRAITH, &s);
    assert_true(marks_at(&s, "hero/legacy/specials/haymaker") & MARK_OFF);
    assert_false(marks_at(&s, "hero/legacy/specials/field_dressing") & MARK_OFF);
    give_task(&k, LEGACY, "sit_for_the_portrait");           /* over slot 3 and Justice */
    give_justice(&k, LEGACY, "testify");
    kit_tell(&k, WRAITH, &s);
    assert_true(marks_at(&s, "hero/legacy/specials/field_dressing") & MARK_OFF);
    assert_true(marks_at(&s, "hero/legacy/justice/testify") & MARK_OFF);
    assert_int_equal(lies_at(&s, "hero/legacy/tasks/sit_for_the_portrait"), 1);
    scene_free(&s);
    close_kit(&k);
}

static void villain_cards_tell_damage_henchmen_and_weakened_colours(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_city(&k, 2);
    put_villain(&k, RED, 7);
    k.g->villain[RED].damage = 2;
    crowd_card(&k, RED, 1);
    kit_tell(&k, LEGACY, &s);
    assert_int_equal(number_at(&s, "villains/sledge_marrow", "durability"), 2);
    assert_int_equal(number_at(&s, "villains/sledge_marrow", "henchmen"), 1);
    assert_true(says(&k, LEGACY, "Not in the city"));        /* the others */
    crowd_card(&k, RED, 0);
    weaken(&k, RED);
    kit_tell(&k, LEGACY, &s);
    assert_true(marks_at(&s, "villains/sledge_marrow") & MARK_DEAD);
    assert_true(says(&k, LEGACY, "red is weakened"));
    scene_free(&s);
    close_kit(&k);
}

static void FF_284_a_fight_shows_who_attacks_with_what(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_at(&k, WRAITH, 7, HERO_MODE);
    put_villain(&k, BLUE, 7);
    hold(&k, LEGACY, "never_alone");
    hold(&k, WRAITH, "dead_calm");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    kit_tell(&k, WRAITH, &s);
    assert_int_equal(scene_find(&s, "fight"), -1);
    answer(&k, ACT_ATTACK_VILLAIN);
    answer(&k, ACT_JOIN);
    commit_all(&k);
    kit_tell(&k, WRAITH, &s);
    assert_int_equal(lies_at(&s, "fight/mother_lull"), 1);
    assert_int_equal(number_at(&s, "fight/legacy", "dice"), 2);
    assert_int_equal(lies_at(&s, "fight/legacy/never_alone"), 1);
    assert_int_equal(lies_at(&s, "fight/wraith/dead_calm"), 1);
    scene_free(&s);
    close_kit(&k);
}

static void a_roll_shows_hits_and_misses(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_unrest(&k, 7, "b");
    hold(&k, LEGACY, "steadying_hand");                      /* rolls failed dice again */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 4, 6, 1, 1, 1);
    answer(&k, ACT_INTERACT_ANARCHY, BLUE);
    assert_true(asks(&k, LEGACY, "REACT"));
    kit_tell(&k, WRAITH, &s);
    assert_int_equal(lies_at(&s, "roll/hits/blue_die"), 1);
    assert_true(lies_at(&s, "roll/missed/blue_die") >= 2);
    scene_free(&s);
    close_kit(&k);
}

static void figures_move_as_events_tell(void **state)
{
    struct kit k;
    struct scene before = {0}, after = {0};
    struct changes changes = {0};
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 7, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    kit_tell(&k, WRAITH, &before);
    forget(&k);
    answer(&k, ACT_MOVE, 8);
    kit_tell(&k, WRAITH, &after);
    scene_changes(&changes, &before, &after, k.event, k.events);
    int moves = 0;
    for (int i = 0; i < changes.count; i++) {
        const struct change *c = &changes.change[i];
        if (c->type == CHANGED_CAME || c->type == CHANGED_WENT) fail_msg("something came or went");
        if (c->type != CHANGED_MOVE) continue;
        moves++;
        assert_int_equal(c->thing, A_HERO);
        assert_string_equal(scene_words(&after, after.node[after.node[c->to].up].path), "city/ferris_field");
    }
    assert_int_equal(moves, 1);
    changes_free(&changes);
    scene_free(&before), scene_free(&after);
    close_kit(&k);
}

/* A Villain who is fought is shown twice; what has changed of her is told once. */
static void a_number_that_is_shown_twice_is_told_once(void **state)
{
    struct kit k;
    struct scene before = {0}, after = {0};
    struct changes changes = {0};
    (void)state;
    open_city(&k, 2);
    put_at(&k, WRAITH, 7, HERO_MODE);
    put_villain(&k, RED, 7);
    hold(&k, WRAITH, "grapnel_swing");
    hold(&k, WRAITH, "knife_to_a_gunfight");
    enter_turn(&k, WRAITH, HERO_MODE, 5);
    fix_dice(&k, 1, 6);
    answer(&k, ACT_ATTACK_VILLAIN);
    answer(&k, ACT_COMMIT, kit_find(&k, AN_ABILITY, "grapnel_swing"));
    answer(&k, ACT_DONE);
    assert_option_said(&k, ACT_PASS, "Pass (Wraith has rolled 1 success)");
    kit_tell(&k, LEGACY, &before);
    k.g->villain[RED].damage = 2;
    kit_tell(&k, LEGACY, &after);
    scene_changes(&changes, &before, &after, NULL, 0);
    int numbers = 0;
    for (int i = 0; i < changes.count; i++) numbers += changes.change[i].type == CHANGED_NUMBER;
    assert_int_equal(numbers, 1);
    changes_free(&changes);
    scene_free(&before), scene_free(&after);
    close_kit(&k);
}

/* Whoever may change a roll is told what came of it so far. */
static void FF_077_what_was_rolled_is_told_before_it_counts(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, WRAITH, 7, HERO_MODE);
    put_unrest(&k, 7, "g");
    top_anarchy(&k, "borrowed_faces");
    hold(&k, WRAITH, "elementary");
    enter_turn(&k, WRAITH, HERO_MODE, 1);
    fix_dice(&k, 3, 6, 1, 1);
    answer(&k, ACT_INTERACT_ANARCHY);
    assert_option_said(&k, ACT_PASS, "Pass (Wraith has rolled 1 success of 2)");
    close_kit(&k);
}

static void questions_say_how_many_they_are_about(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, HQ, PRIVATE_LIFE);
    wound(&k, LEGACY, "rgb");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    answer(&k, ACT_HEAL);
    assert_string_equal(question_of(&k.c, k.c.seat).plain, "Which Damage tokens are removed? (2 go)");
    close_kit(&k);

    open_city(&k, 2);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_villain(&k, RED, 7);
    k.g->villain[RED].damage = (u8)(durability_of(&k.c, k.g, RED) - 1);
    hold(&k, LEGACY, "one_good_punch");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_PLAY);
    assert_string_equal(question_of(&k.c, k.c.seat).prompt, "Which reward is taken first, and by whom? (2 are taken)");
    answer(&k, ACT_REWARD, 2, k.g->hero[LEGACY].hero);
    assert_string_equal(question_of(&k.c, k.c.seat).prompt, "Which reward is taken, and by whom? (the last one)");
    close_kit(&k);
}

/* -- What is hidden ----------------------------------------------------------------------------------------------- */

static void FF_044_FF_321_mastermind_tokens_lie_number_down(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_city(&k, 2);
    put_token(&k, 7, 3);
    put_token(&k, 7, 5);
    for (int reader = 0; reader < 2; reader++) {
        kit_tell(&k, (seat)reader, &s);
        assert_int_equal(lies_at(&s, "city/lantern_square/a_mastermind_token"), 2);
        assert_true(marks_at(&s, "city/lantern_square/a_mastermind_token") & MARK_DOWN);
        for (u8 number = 1; number <= MASTERMIND_TOKENS; number++)
            assert_false(shows(&k, (seat)reader, A_TOKEN, number));
    }
    scene_free(&s);
    close_kit(&k);
}

static void FF_263_FF_S71_tower_cards_are_backs_until_turned_up(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_city(&k, 2);
    u8 card = card_at(TOWERS(k.g), TOWER_DECK, 0);
    card_move(TOWERS(k.g), TOWER_DECK, 0, TOWER_DOWN, 0);
    kit_tell(&k, LEGACY, &s);
    assert_int_equal(lies_at(&s, "city/freedom_tower/a_freedom_tower_anarchy_card"), 1);
    assert_int_equal(number_at(&s, "game", "tower_cards"), 1);
    assert_false(shows(&k, LEGACY, AN_ANARCHY, card));
    card_move(TOWERS(k.g), TOWER_DOWN, 0, TOWER_UP, EVERYBODY);
    kit_tell(&k, LEGACY, &s);
    assert_int_equal(lies_at(&s, "city/freedom_tower/a_freedom_tower_anarchy_card"), 0);
    assert_true(shows(&k, LEGACY, AN_ANARCHY, card));
    scene_free(&s);
    close_kit(&k);
}

static void FF_032_FF_S16_a_held_hand_is_its_owners(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_city(&k, 2);
    enter_turn(&k, WRAITH, HERO_MODE, 5);
    turn_switch(&k.c, k.g, LEGACY, 0, true);
    hold(&k, LEGACY, "chin_up");
    kit_tell(&k, LEGACY, &s);
    assert_int_equal(lies_at(&s, "hero/legacy/hand/chin_up"), 1);
    kit_tell(&k, WRAITH, &s);
    assert_int_equal(lies_at(&s, "hero/legacy/hand/chin_up"), 0);
    assert_int_equal(lies_at(&s, "hero/legacy/hand/an_ability_card"), 1); /* its size is public */
    kit_tell(&k, NOBODY, &s);
    assert_int_equal(lies_at(&s, "hero/legacy/hand/chin_up"), 0);
    turn_switch(&k.c, k.g, LEGACY, 0, false);
    kit_tell(&k, WRAITH, &s);
    assert_int_equal(lies_at(&s, "hero/legacy/hand/chin_up"), 1);
    scene_free(&s);
    close_kit(&k);
}

static void decks_are_backs_and_discard_piles_are_open(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_city(&k, 2);
    card_move(SCHEMES(k.g), SCHEME_DECK, 0, SCHEME_DISCARD, EVERYBODY);
    kit_tell(&k, LEGACY, &s);
    assert_true(lies_at(&s, "hq_board/scheme/deck/a_scheme_card") > 20);
    for (u8 id = 1; id <= k.content.count[KIND_SCHEME]; id++)
        assert_int_equal(shows(&k, LEGACY, A_SCHEME, id), has_card(SCHEMES(k.g), SCHEME_DISCARD, id));
    assert_int_equal(lies_at(&s, "hero/legacy/task_deck/a_personal_task"), 3);
    scene_free(&s);
    close_kit(&k);
}

/* -- The Comic ---------------------------------------------------------------------------------------------------- */

static void FF_044_the_comic_tells_no_later_chapter(void **state)
{
    (void)state;
    for (int comic = 1; comic <= 5; comic++) {
        struct kit k;
        open_table(&k, (struct opening){.heroes = 2, .comic = comic});
        struct context *c = &k.c;
        const struct comic_row *row = COMIC(k.g->comic);
        for (int now = 1; now <= row->chapters; now++) {
            set_chapter(&k, now);
            for (int n = 1; n <= row->chapters; n++) {
                const struct chapter_row *chapter = CHAPTER(row->chapter[n - 1]);
                const char *before = content_string(c->content, chapter->before);
                assert_int_equal(says(&k, LEGACY, before), n <= now);
                assert_int_equal(says(&k, NOBODY, before), n <= now);
                assert_int_equal(says(&k, LEGACY, content_string(c->content, chapter->after)), n < now);
                assert_int_equal(shows(&k, LEGACY, A_CHAPTER, row->chapter[n - 1]), n <= now);
            }
            assert_false(says(&k, LEGACY, content_string(c->content, row->victory)));
            assert_false(says(&k, LEGACY, content_string(c->content, row->defeat)));
        }
        close_kit(&k);
    }
}

static void FF_044_events_are_shown_once_they_were_resolved(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    struct context *c = &k.c;
    const struct chapter_row *chapter = CHAPTER(k.g->chapter);
    for (int n = 0; n < EVENTS_OF_CHAPTER; n++) assert_false(shows(&k, LEGACY, AN_EVENT, chapter->event[n]));
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_token(&k, 7, 2);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_INTERACT_TOKEN);
    decline_until(&k, "FREE");
    for (int n = 0; n < EVENTS_OF_CHAPTER; n++)
        assert_int_equal(shows(&k, WRAITH, AN_EVENT, chapter->event[n]), n == 1);
    kit_build(&k, "actions", LEGACY);
    if (advance_track(c, k.g, 5, 157)) rules_run(c);         /* a Plot token: nothing of Chapter 2 has been seen */
    chapter = CHAPTER(k.g->chapter);
    assert_int_equal(chapter->number, 2);
    for (int n = 0; n < EVENTS_OF_CHAPTER; n++) assert_false(shows(&k, WRAITH, AN_EVENT, chapter->event[n]));
    close_kit(&k);
}

static void FF_S137_the_back_of_a_mastermind_card_is_hidden_until_flipped(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 5});
    u8 front = kit_find(&k, A_VILLAIN, "archivist"), back = kit_find(&k, A_VILLAIN, "archivist_unbound");
    k.g->villain[GREEN].at = 17;
    for (int reader = 0; reader < 2; reader++) {
        assert_true(shows(&k, (seat)reader, A_VILLAIN, front));
        assert_false(shows(&k, (seat)reader, A_VILLAIN, back));
        assert_false(says(&k, (seat)reader, "Unbound"));
    }
    kit_build(&k, "actions", LEGACY);
    flip_mastermind(&k.c, k.g, 318);
    assert_true(shows(&k, LEGACY, A_VILLAIN, back));
    assert_false(shows(&k, LEGACY, A_VILLAIN, front));
    close_kit(&k);
}

static void FF_176_a_special_card_is_shown_before_its_own_hero(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_city(&k, 2);
    u8 card = kit_find(&k, A_SPECIAL, "full_throttle");      /* there are two of them */
    give_special(&k, LEGACY, 0, "full_throttle");
    give_special(&k, WRAITH, 0, "full_throttle");
    kit_tell(&k, WRAITH, &s);
    for (seat who = LEGACY; who <= WRAITH; who++)
        assert_int_equal(s.node[scene_points(&s, who, (struct action){ACT_USE_SPECIAL, card, 0, 0}).to].owner, who);
    scene_free(&s);
    close_kit(&k);
}

static void FF_S25_a_scheme_card_that_can_be_reacted_to_is_shown_with_its_text(void **state)
{
    struct kit k;
    struct scene s = {0};
    (void)state;
    open_city(&k, 2);
    hold(&k, WRAITH, "two_steps_ahead");                     /* a reaction to Scheme cards */
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_at(&k, WRAITH, 8, HERO_MODE);
    top_scheme(&k, "justice_rules_1");                       /* no further card */
    top_scheme(&k, "digging_at_midnight");
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    kit_tell(&k, LEGACY, &s);
    assert_int_equal(scene_find(&s, "revealed"), -1);
    answer(&k, ACT_END_TURN);
    assert_string_equal(question_of(&k.c, k.c.seat).prompt,
                        "A Scheme card is revealed. Do you react before it is carried out?");
    assert_option_said(&k, ACT_PASS, "Pass (the Scheme card Digging at Midnight)");
    kit_tell(&k, WRAITH, &s);
    assert_int_equal(lies_at(&s, "revealed/digging_at_midnight"), 1);
    assert_true(says(&k, WRAITH, "place a Mastermind token in Civic Library (9)"));
    decline_until(&k, "FREE");
    kit_tell(&k, WRAITH, &s);
    assert_int_equal(scene_find(&s, "revealed"), -1);
    assert_event_said(&k, EV_SCHEME_EVENT, "The Event of Digging at Midnight: gain a Personal Task");
    scene_free(&s);
    close_kit(&k);
}

/* -- What happens, in words --------------------------------------------------------------------------------------- */

static void FF_298_FF_300_FF_325_texts_that_act_are_told(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_token(&k, 7, 2);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_INTERACT_TOKEN);
    assert_event_said(&k, EV_EVENT, "Mastermind Event 2: The Door Guard. Test red: 3 dice, 2 successes needed. "
                                    "Success: Heal 1 damage. Failure: Take 1 damage");
    close_kit(&k);
    open_city(&k, 2);
    put_at(&k, WRAITH, 7, HERO_MODE);
    put_villain(&k, GREEN, 7);
    hold(&k, WRAITH, "follow_the_money");
    enter_turn(&k, WRAITH, HERO_MODE, 5);
    fix_dice(&k, 1, 1);
    answer(&k, ACT_ATTACK_VILLAIN);
    commit_all(&k);
    decline_until(&k, "FREE");
    assert_event_said(&k, EV_COUNTERSTRIKE, "Ermine strikes back: Each attacking Hero takes 3 damage; each Ability card "
                                            "that is discarded for it blocks 1");
    assert_event_said(&k, EV_AFTER_ATTACK, "After the attack Ermine acts: Move this Villain to a random Location");
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(a_number_that_is_shown_twice_is_told_once),
    TEST(FF_077_what_was_rolled_is_told_before_it_counts),
    TEST(questions_say_how_many_they_are_about),
    TEST(FF_S25_a_scheme_card_that_can_be_reacted_to_is_shown_with_its_text),
    TEST(FF_298_FF_300_FF_325_texts_that_act_are_told),
    TEST(FF_176_a_special_card_is_shown_before_its_own_hero),
    TEST(FF_004_the_city_is_a_map_of_30_locations),
    TEST(what_stands_and_lies_in_a_location),
    TEST(the_track_shows_its_marker_and_plot_tokens),
    TEST(values_are_those_of_this_moment),
    TEST(FF_180_FF_183_covered_slots_are_off),
    TEST(villain_cards_tell_damage_henchmen_and_weakened_colours),
    TEST(FF_284_a_fight_shows_who_attacks_with_what),
    TEST(a_roll_shows_hits_and_misses),
    TEST(figures_move_as_events_tell),
    TEST(FF_044_FF_321_mastermind_tokens_lie_number_down),
    TEST(FF_263_FF_S71_tower_cards_are_backs_until_turned_up),
    TEST(FF_032_FF_S16_a_held_hand_is_its_owners),
    TEST(decks_are_backs_and_discard_piles_are_open),
    TEST(FF_044_the_comic_tells_no_later_chapter),
    TEST(FF_044_events_are_shown_once_they_were_resolved),
    TEST(FF_S137_the_back_of_a_mastermind_card_is_hidden_until_flipped),
};
TEST_GROUP(tests);
