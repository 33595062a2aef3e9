/* test_scene.c: what readers see on the table: the base and its Doors, cards face down, the Initiative stack. */
#include <stdio.h>

#include "engine/scene.h"
#include "kit.h"

static int links_of(const struct scene *s, const char *what)
{
    int n = 0;
    for (int i = 1; i < s->count; i++) {
        const char *path = scene_words(s, s->node[i].path), *step = strrchr(path, '/');
        n += s->node[i].type == NODE_LINK && step && strncmp(step + 1, what, strlen(what)) == 0;
    }
    return n;
}

static const struct scene_node *node_at(const struct scene *s, const char *path)
{
    int i = scene_find(s, path);
    if (i < 0) fail_msg("there is no %s", path);
    return &s->node[i];
}

static void GC_012_GC_022_the_base_is_a_map_with_walls_lines_and_doors(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_base(&k, 3);
    kit_tell(&k, 1, &s);
    assert_int_equal(node_at(&s, "base")->shape, AS_MAP);
    assert_int_equal(node_at(&s, "base/c1")->thing, A_ROOM);
    assert_int_equal(node_at(&s, "base/a2-13")->tint, TINT_GREEN); /* the Hangar's */
    assert_int_equal(node_at(&s, "base/a2-13")->x, 2);
    assert_int_equal(node_at(&s, "base/a2-13")->y, 5);
    assert_int_equal(scene_find(&s, "base/a2-22"), -1);            /* solid */
    assert_int_equal(links_of(&s, "door."), 5);
    assert_true(links_of(&s, "wall.") > 20);
    assert_int_not_equal(node_at(&s, "base/a2-13")->up, node_at(&s, "base/a2-14")->up); /* Areas a and b meet */
    assert_int_equal(node_at(&s, "base/a2-13")->up, node_at(&s, "base/a2-12")->up);
    assert_true(scene_find(&s, "base/wall.a1-55.b1-51") >= 0);     /* tiles meet at walls */
    assert_true(s.count < 600);
    scene_free(&s);
    close_kit(&k);
}

static void GC_189_GC_191_doors_show_open_jammed_and_their_tokens(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_base(&k, 3);
    const struct link_token *door = &k.g->link[0];
    char path[64];
    snprintf(path, sizeof path, "base/door.%s.%s", cell_names[door->a], cell_names[door->b]);
    k.g->link[0].minus = 2;
    kit_tell(&k, 1, &s);
    assert_int_equal(node_at(&s, path)->detail, LINK_SHUT);
    assert_int_equal(node_at(&s, path)->thing, A_LINK);
    assert_int_equal(number_at(&s, path, "minus"), 2);
    k.g->link[0].open = k.g->link[0].jammed = true;
    refresh_links(k.g);
    kit_tell(&k, 1, &s);
    assert_int_equal(node_at(&s, path)->detail, LINK_DOOR);
    assert_true(node_at(&s, path)->marks & MARK_FIXED);
    scene_free(&s);
    close_kit(&k);
}

static void GC_057_GC_E01_reinforcement_spaces_that_are_not_in_use_are_off(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_base(&k, 2);
    kit_tell(&k, 0, &s);
    int on = 0, off = 0;
    for (int i = 1; i < s.count; i++) {
        const char *sign = scene_words(&s, s.node[i].sign), *plus = strchr(sign, '+');
        if (s.node[i].type != NODE_AREA || s.node[i].shape != AS_SPACE || !plus) continue;
        bool is_off = s.node[i].marks & MARK_OFF;
        assert_int_equal(is_off, plus[1] > '2');
        on += !is_off, off += is_off;
    }
    assert_true(on > 0 && on == off);
    scene_free(&s);
    close_kit(&k);
}

static void GC_180_GC_259_rooms_tell_countdown_tasks_and_outcome(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_base(&k, 3);
    kit_tell(&k, 1, &s);
    assert_int_equal(number_at(&s, "base/c1", "countdown"), k.g->tile[2].countdown);
    assert_int_equal(number_at(&s, "base/c1", "left"), 4);
    k.g->tile[2].minus[0] = 3;
    kit_tell(&k, 1, &s);
    assert_int_equal(number_at(&s, "base/c1/task1", "minus"), 3);
    k.g->tile[2].outcome = NEUTRALISED;
    k.g->tile[0].off = true;
    kit_tell(&k, 1, &s);
    assert_true(marks_at(&s, "base/c1") & MARK_CHOSEN);
    assert_true(marks_at(&s, "base/a1") & MARK_OFF);
    assert_int_equal(scene_find(&s, "base/c1/task1"), -1);
    scene_free(&s);
    close_kit(&k);
}

static void GC_029_GC_034_values_are_those_of_this_moment(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_base(&k, 3);
    kit_tell(&k, 1, &s);
    int speed = number_at(&s, "hero/sgt_freedom", "speed");
    k.g->guardian[FREEDOM].boost[0].speed = 2;
    k.g->damage[FREEDOM] = 1;
    kit_tell(&k, 2, &s);
    assert_int_equal(number_at(&s, "hero/sgt_freedom", "speed"), speed + 2);
    assert_int_equal(number_at(&s, "hero/sgt_freedom", "damage"), 1);
    assert_int_equal(node_at(&s, "hero/sgt_freedom")->pane, PANE_OTHERS);
    assert_int_equal(node_at(&s, "hero/goldenboy")->pane, PANE_MINE);
    k.g->card[SKAROV].activated = true;
    kit_tell(&k, 0, &s);
    assert_true(marks_at(&s, "skarov/villain/skarov") & MARK_USED);
    assert_int_equal(node_at(&s, "skarov")->pane, PANE_MINE);
    scene_free(&s);
    close_kit(&k);
}

/* Everybody places a card face down; seat 1's is the first of the hand. */
static void place_cards(struct kit *k)
{
    while (k->c.pending && k->g->phase == STRATEGY && k->g->head.forked) {
        seat who = (seat)__builtin_ctz(k->c.pending);
        rules_list(&k->c, who);
        int pick = 0;
        for (int i = 0; i < k->c.count; i++) {
            if (k->c.option[i].verb == ACT_CONFIRM) pick = i;
            if (k->c.option[i].verb == ACT_CONFIRM) break;
            if (k->c.option[i].verb == ACT_PLACE && k->c.option[i].c) pick = i;
            if (k->c.option[i].verb == ACT_PLACE && k->c.option[i].c) break;
        }
        rules_answer(&k->c, who, k->c.option[pick]);
    }
}

static void GC_077_GC_S34_a_card_face_down_is_a_back_for_skarov(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    char path[80];
    open_base(&k, 2);
    place_cards(&k);
    const struct guardian *h = &k.g->guardian[FREEDOM];
    assert_true(h->lies[0] && h->down[0]);
    const char *side = h->lies[0] & LIES_RIGHT ? "right" : "left";
    const char *id = thing_id(&guardians_game, &k.content, A_POWER, h->down[0]);
    kit_tell(&k, 2, &s);
    snprintf(path, sizeof path, "hero/sgt_freedom/%s/%s", side, id);
    assert_true(marks_at(&s, path) & MARK_DOWN);
    snprintf(path, sizeof path, "hero/sgt_freedom/hand/%s", id);
    assert_int_equal(lies_at(&s, path), 0);
    kit_tell(&k, 0, &s);
    assert_int_equal(lies_at(&s, path), 1);                  /* the sum of hand and table is public */
    snprintf(path, sizeof path, "hero/sgt_freedom/%s/%s", side, id);
    assert_int_equal(lies_at(&s, path), 0);
    snprintf(path, sizeof path, "hero/sgt_freedom/%s/a_power_card", side);
    assert_int_equal(marks_at(&s, path), MARK_DOWN | MARK_ECHO);
    kit_build(&k, "activation", 0);                          /* a position may begin with them turned up */
    assert_null(guardians_game.rules.find_fault(&k.c, k.g));
    assert_int_equal(h->lies[0], 0);
    scene_free(&s);
    close_kit(&k);
}

static void GC_162_GC_S34_a_wound_face_down_is_not_in_hand_for_who_knows_it(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_base(&k, 2);
    card_move(WOUNDS(k.g), WOUND_DECK, 0, WOUND_HAND + FREEDOM, only(1) | only(2));
    card_move(WOUNDS(k.g), WOUND_DECK, 0, WOUND_HAND + FREEDOM, only(1) | only(2));
    kit_enter(&k, "turn", 0);
    answer_as(&k, 1, ACT_PLACE_WOUND, -1, 1);
    place_cards(&k);
    assert_int_equal(wounds_in_hand(k.g, FREEDOM), 2);       /* until it is turned up */
    kit_tell(&k, 1, &s);
    assert_int_equal(number_at(&s, "hero/sgt_freedom", "wounds"), 1);
    kit_tell(&k, 2, &s);
    assert_int_equal(number_at(&s, "hero/sgt_freedom", "wounds"), 1);
    kit_tell(&k, 0, &s);
    assert_int_equal(number_at(&s, "hero/sgt_freedom", "wounds"), 2); /* Skarov knows the sum only */
    scene_free(&s);
    close_kit(&k);
}

/* While others still choose, cards that were confirmed lie for all to see; drafts do not. */
static void GC_079_GC_S31_confirmed_cards_lie_before_all_are_ready(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    char up[80], hand[80], down[80];
    open_in_wires(&k, 3, NULL);
    hold_event(&k, "overdrive");
    kit_enter(&k, "turn", 0);
    u8 card = 0;
    rules_list(&k.c, 1);
    for (int i = 0; i < k.c.count && !card; i++)             /* any that has a Special Power */
        if (k.c.option[i].verb == ACT_PLACE && !k.c.option[i].b && !k.c.option[i].c) card = k.c.option[i].a;
    const char *id = thing_id(&guardians_game, &k.content, A_POWER, card);
    snprintf(up, sizeof up, "hero/sgt_freedom/left/%s", id);
    snprintf(hand, sizeof hand, "hero/sgt_freedom/hand/%s", id);
    snprintf(down, sizeof down, "hero/goldenboy/left/a_power_card");
    answer_as(&k, 1, ACT_PLACE, card, 0, 0);
    for (seat who = 0; who <= 2; who++) {                    /* a draft */
        kit_tell(&k, who, &s);
        assert_int_equal(lies_at(&s, up), 0);
        assert_int_equal(marks_at(&s, hand) & MARK_CHOSEN, who == 1 ? MARK_CHOSEN : 0);
    }
    answer_as(&k, 1, ACT_CONFIRM);
    answer_as(&k, 2, ACT_PLACE, -1, 0, 1);
    for (seat who = 0; who <= 2; who++) {
        kit_tell(&k, who, &s);
        assert_int_equal(lies_at(&s, up), 1);
        assert_int_equal(lies_at(&s, hand), 0);
        assert_int_equal(lies_at(&s, down), 0);
    }
    answer_as(&k, 2, ACT_CONFIRM);
    answer_as(&k, 0, ACT_PLACE_EVENT, -1, kit_find(&k, A_VILLAIN, "skarov"), 0);
    assert_int_equal(k.c.pending, only(3));                  /* one Event was all he had */
    kit_tell(&k, 0, &s);
    assert_int_equal(lies_at(&s, down), 1);                  /* a back for Skarov */
    kit_tell(&k, 3, &s);
    assert_int_equal(lies_at(&s, down), 0);                  /* the team knows it */
    assert_int_equal(lies_at(&s, "skarov/villain/skarov/overdrive"), 1);
    scene_free(&s);
    close_kit(&k);
}

static void GC_081_the_initiative_stack_shows_backs_to_skarov(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_base(&k, 3);
    kit_enter(&k, "activation", 0);
    kit_tell(&k, 1, &s);
    assert_true(marks_at(&s, "initiative/sgt_freedom") & MARK_CURRENT);
    assert_true(marks_at(&s, "initiative/goldenboy") & MARK_DOWN);
    kit_tell(&k, 0, &s);
    assert_int_equal(lies_at(&s, "initiative/sgt_freedom"), 1); /* turned up */
    assert_int_equal(lies_at(&s, "initiative/goldenboy"), 0);
    assert_int_equal(lies_at(&s, "initiative/an_initiative_card"), 2);
    scene_free(&s);
    close_kit(&k);
}

static void GC_087_events_face_down_are_known_to_skarov_alone(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_base(&k, 2);
    hold_event(&k, "overdrive");
    card_move(EVENTS(k.g), EVENT_HAND, 0, EVENT_ON + SKAROV, only(0));
    kit_tell(&k, 0, &s);
    assert_true(marks_at(&s, "skarov/villain/skarov/overdrive") & MARK_DOWN);
    kit_tell(&k, 1, &s);
    assert_int_equal(lies_at(&s, "skarov/villain/skarov/overdrive"), 0);
    assert_true(marks_at(&s, "skarov/villain/skarov/an_event_card") & MARK_DOWN);
    scene_free(&s);
    close_kit(&k);
}

static void GC_128_the_attack_under_way_shows_its_dice(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_base(&k, 2);
    int android = robot(&k, "android", 0);
    put(&k, FREEDOM, "a2-13");
    put(&k, android, "a2-14");
    hold_event(&k, "ambush");
    kit_enter(&k, "villain", 0);
    answer(&k, ACT_ACTIVATE, kit_find(&k, A_VILLAIN, "android"));
    if (offered(&k, ACT_ACT_WITH)) answer(&k, ACT_ACT_WITH, android);
    answer(&k, ACT_FIGHT, android, FREEDOM);
    if (asks(&k, 0, "EVENT")) {
        kit_tell(&k, 1, &s);
        assert_int_equal(lies_at(&s, "roll/combat_die"), 3);
        assert_int_equal(lies_at(&s, "roll/target/hero_1"), 1);
    } else fail_msg("Skarov is not asked for an Event but %s", asked(&k));
    scene_free(&s);
    close_kit(&k);
}

static void figures_and_cards_move_as_events_tell(void **state)
{
    (void)state;
    struct kit k;
    struct scene before = {0}, after = {0};
    struct changes changes = {0};
    open_base(&k, 2);
    put(&k, FREEDOM, "a2-13");
    kit_enter(&k, "hero", 1);
    kit_tell(&k, 2, &before);
    forget(&k);
    answer(&k, ACT_MOVE, FREEDOM, cell("a2-14"));
    kit_tell(&k, 2, &after);
    scene_changes(&changes, &before, &after, k.event, k.events);
    int moves = 0;
    for (int i = 0; i < changes.count; i++) {
        const struct change *c = &changes.change[i];
        if (c->type == CHANGED_CAME || c->type == CHANGED_WENT) fail_msg("something came or went");
        if (c->type != CHANGED_MOVE) continue;
        moves++;
        assert_int_equal(c->thing, A_HERO);
        assert_string_equal(scene_words(&after, after.node[after.node[c->to].up].path), "base/a2/b/a2-14");
    }
    assert_int_equal(moves, 1);
    assert_int_equal(number_at(&before, "hero/sgt_freedom", "actions"), 3);
    assert_int_equal(number_at(&after, "hero/sgt_freedom", "actions"), 2);
    changes_free(&changes);
    scene_free(&before), scene_free(&after);
    close_kit(&k);
}

static void GC_S24_secret_missions_are_backs_for_skarov(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_table(&k, (struct opening){.heroes = 2, .options = SECRET_MISSIONS});
    kit_tell(&k, 0, &s);
    assert_int_equal(lies_at(&s, "hero/sgt_freedom/a_personal_mission"), 1);
    kit_tell(&k, 2, &s);
    assert_int_equal(lies_at(&s, "hero/sgt_freedom/a_personal_mission"), 0);
    scene_free(&s);
    close_kit(&k);
}

/* The largest bases, with all figures and cards, at many moments. */
static void large_bases_stay_below_600_nodes(void **state)
{
    (void)state;
    static const char *const scenarios[] = {"two_fires", "the_doktors_masterpiece"};
    for (int i = 0; i < COUNT(scenarios); i++) {
        struct kit k;
        struct scene s = {0};
        struct random luck;
        int most = 0;
        random_seed(&luck, 5);
        open_table(&k, (struct opening){.heroes = 4, .scenario = scenarios[i], .guarded = true});
        for (int n = 0; n < 600 && k.c.pending; n++) {
            seat who = (seat)__builtin_ctz(k.c.pending);
            rules_list(&k.c, who);
            rules_answer(&k.c, who, k.c.option[random_below(&luck, k.c.count)]);
            if (n % 20) continue;
            kit_tell(&k, (seat)(n / 20 % 5), &s);
            most = max_int(most, s.count);
        }
        if (most >= 600) fail_msg("%s has %d nodes", scenarios[i], most);
        print_message("%s: %d nodes at most\n", scenarios[i], most);
        scene_free(&s);
        close_kit(&k);
    }
}

/* The last Value Check lies on the table until its Hero does something else. */
static void GC_169_GC_172_a_value_check_is_shown_after_its_roll(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "a2-35");
    kit_enter(&k, "hero", 1);
    kit_tell(&k, 0, &s);
    assert_int_equal(lies_at(&s, "check"), 0);
    check_dice(&k, "21110");                                 /* 5 against Mental 3 */
    answer(&k, ACT_OPEN_DOOR, -1, MENTAL);
    kit_tell(&k, 0, &s);
    assert_int_equal(number_at(&s, "check", "result"), 5);
    assert_int_equal(number_at(&s, "check", "mental"), 3);
    answer(&k, ACT_MOVE, FREEDOM, cell("a2-34"));
    kit_tell(&k, 0, &s);
    assert_int_equal(lies_at(&s, "check"), 0);
    scene_free(&s);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_012_GC_022_the_base_is_a_map_with_walls_lines_and_doors),
    TEST(GC_189_GC_191_doors_show_open_jammed_and_their_tokens),
    TEST(GC_057_GC_E01_reinforcement_spaces_that_are_not_in_use_are_off),
    TEST(GC_180_GC_259_rooms_tell_countdown_tasks_and_outcome),
    TEST(GC_029_GC_034_values_are_those_of_this_moment),
    TEST(GC_077_GC_S34_a_card_face_down_is_a_back_for_skarov),
    TEST(GC_162_GC_S34_a_wound_face_down_is_not_in_hand_for_who_knows_it),
    TEST(GC_079_GC_S31_confirmed_cards_lie_before_all_are_ready),
    TEST(GC_081_the_initiative_stack_shows_backs_to_skarov),
    TEST(GC_087_events_face_down_are_known_to_skarov_alone),
    TEST(GC_128_the_attack_under_way_shows_its_dice),
    TEST(figures_and_cards_move_as_events_tell),
    TEST(GC_S24_secret_missions_are_backs_for_skarov),
    TEST(large_bases_stay_below_600_nodes),
    TEST(GC_169_GC_172_a_value_check_is_shown_after_its_roll),
};
TEST_GROUP(tests);
