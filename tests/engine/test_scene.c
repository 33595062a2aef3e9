/* test_scene.c: scenes: what is written, found, pointed at, sent as JSON, and what changes between two. */
#include <string.h>

#include "../kit/group.h"
#include "engine/scene.h"

/* A table with two hands, a deck, a map of three spaces, and a figure on it. The view is this struct. */
struct little {
    u8 hand[2], deck, show; /* cards in hands and deck; bit: what the hand of the reader looks like */
    u8 figure;              /* the space it is in */
    u8 coins, used;
    u8 disguise;            /* the card that the figure looks like; 0: none */
};

enum { A_CARD = FIRST_DOMAIN, A_SPACE, A_FIGURE };
enum { ACE = 1, KING, BACK = 255 };
enum { N_COINS, N_CARDS };
enum { TAKE, STEP_TO, ANYWHERE, NEAR };
enum { DREW, WALKED, DEALT };

static const char *const cards[] = {"none", "Ace of Spades", "King"}, *const backs[] = {"a card"};
static const char *const spaces[] = {"nowhere", "the Inn", "Mill (old)", "well"}, *const figures[] = {"none", "Ada"};
static const struct domain domains[] = {
    {.name = "card", .words = cards, .count = 3, .backs = 1, .back = backs},
    {.name = "space", .words = spaces, .count = 4},
    {.name = "figure", .words = figures, .count = 2},
};
static const struct action_row actions[] = {
    [TAKE] = {"TAKE", A_CARD, NOTHING, NOTHING, "Take {a}", .from = "deck/{a}", .to = "seat/{who}/hand"},
    [STEP_TO] = {"STEP_TO", A_SPACE, NOTHING, NOTHING, "Step to {a}", .to = "map/{a}"},
    [ANYWHERE] = {"ANYWHERE", NUMBER, A_FIGURE, NOTHING, "Use {b}"},
    [NEAR] = {"NEAR", NUMBER, NOTHING, NOTHING, "Near {a}", .to = "map/*/{#a}"},
};
static const struct event_row events[] = {
    [DREW] = {"DREW", A_CARD, NOTHING, NOTHING, "{who} draws {a}", HIDE_A, .from = "deck", .to = "seat/{who}/hand"},
    [WALKED] = {"WALKED", A_SPACE, NOTHING, NOTHING, "to {a}", 0},
    [DEALT] = {"DEALT", NUMBER, NOTHING, NOTHING, "{who} gets {a}", 0, .from = "deck", .to = "seat/{who}/hand"},
};
static const struct number_row numbers[] = {{"coins", "Coins", "c", 0, 3}, {"cards", "Cards", "", 0, 0}};

static void show_space(struct scene *s, const struct little *v, u8 space)
{
    scene_open_as(s, AS_SPACE, A_SPACE, space);
    scene_at(s, space, 0);
    scene_open(s, AS_SPACE, "a place", "%d", 7);
    scene_close(s);
    if (v->figure == space) {
        scene_piece(s, A_FIGURE, 1, 1);
        if (v->disguise) scene_is(s, A_CARD, v->disguise);
        scene_key(s, "figure1");
        scene_mark(s, true, MARK_CURRENT);
        scene_mark(s, v->used, MARK_USED);
    }
    scene_close(s);
}

static void show_seat(struct scene *s, const struct little *v, seat who)
{
    bool own = who == scene_reader(s);
    scene_open(s, AS_MAT, NULL, "%d", who);
    scene_owner(s, who);
    scene_pane(s, own ? PANE_MINE : PANE_OTHERS);
    scene_number(s, N_COINS, v->coins, 9);
    scene_open(s, AS_HAND, "Hand", "hand");
    scene_piece(s, A_CARD, own ? ACE : BACK, v->hand[who]);
    scene_close(s);
    scene_close(s);
}

static void show(struct scene *s, struct context *c, const void *view)
{
    const struct little *v = view;
    (void)c;
    scene_open(s, AS_PILE, "Deck", "deck");
    scene_pane(s, PANE_BOARD);
    scene_piece(s, A_CARD, BACK, v->deck);
    if (v->deck) scene_number(s, N_CARDS, v->deck, ANY);
    scene_close(s);
    scene_open(s, AS_MAP, "Village", "map");
    scene_pane(s, PANE_BOARD);
    for (u8 space = 1; space < 4; space++) show_space(s, v, space);
    scene_link(s, LINK_DOOR, "gate", "the_inn", "mill_old");
    scene_mark(s, true, MARK_OFF);
    scene_close(s);
    scene_open(s, AS_ROW, "Players", "seat");
    for (seat who = 0; who < 2; who++) show_seat(s, v, who);
    scene_close(s);
    scene_ruling(s, TONE_GOAL, 12, "%s: win", scene_seat(s, 1));
}

static const struct game game = {
    .id = "little", .prefix = "LT",
    .rules.domains = domains, .rules.domain_count = COUNT(domains), .rules.actions = actions,
    .rules.action_count = COUNT(actions), .rules.events = events, .rules.event_count = COUNT(events),
    .show.scene = show, .show.numbers = numbers, .show.number_count = COUNT(numbers),
};
static const struct content content;
static const struct names names = {{"Ada", "Bo"}};
static const struct speaker reader = {&game, &content, &names, 0, NULL};

static void open_scene(struct scene *s, struct little view)
{
    *s = (struct scene){0};
    scene_tell(s, &reader, &view);
}

static const struct little usual = {.hand = {2, 1}, .deck = 5, .figure = 2, .coins = 3};

static const char *name_at(const struct scene *s, const char *path)
{
    static struct text name;
    text_clear(&name);
    scene_name(&name, s, &s->node[scene_find(s, path)]);
    return text_string(&name);
}

static void paths_find_areas_pieces_and_links(void **state)
{
    (void)state;
    struct scene s;
    open_scene(&s, usual);
    assert_string_equal(name_at(&s, "map"), "Village");
    assert_string_equal(name_at(&s, "map/mill_old"), "Mill (old)");
    assert_string_equal(name_at(&s, "seat/1/hand/a_card"), "a card");
    assert_string_equal(name_at(&s, "seat/1"), "Bo");
    assert_int_equal(s.node[scene_find(&s, "seat/0/hand/ace_of_spades")].n, 2);
    assert_int_equal(s.node[scene_find(&s, "map/gate")].type, NODE_LINK);
    assert_int_equal(scene_find(&s, "map/nowhere"), -1);
    assert_int_equal(scene_find(&s, "mill_old"), -1); /* the first step must be there */
    scene_free(&s);
}

static void steps_between_may_be_left_out(void **state)
{
    (void)state;
    struct scene s;
    open_scene(&s, usual);
    assert_int_equal(scene_find(&s, "map/ada"), scene_find(&s, "map/mill_old/ada"));
    assert_int_equal(scene_find(&s, "seat/ace_of_spades"), scene_find(&s, "seat/0/hand/ace_of_spades"));
    assert_int_equal(scene_find(&s, "seat/1/ace_of_spades"), -1);
    assert_int_equal(scene_find(&s, "map/*/7"), scene_find(&s, "map/mill_old/7")); /* where the current piece is */
    scene_free(&s);
}

static void panes_and_owners_pass_to_what_lies_inside(void **state)
{
    (void)state;
    struct scene s;
    open_scene(&s, usual);
    const struct scene_node *card = &s.node[scene_find(&s, "seat/1/hand/a_card")];
    assert_int_equal(card->pane, PANE_OTHERS);
    assert_int_equal(card->owner, 1);
    assert_int_equal(s.node[scene_find(&s, "seat")].pane, PANE_NONE);
    assert_int_equal(s.node[scene_find(&s, "deck/a_card")].owner, NOBODY);
    scene_free(&s);
}

static void answers_point_by_their_paths_or_at_their_things(void **state)
{
    (void)state;
    struct scene s;
    open_scene(&s, usual);
    struct pointing at = scene_points(&s, 0, (struct action){TAKE, BACK, 0, 0});
    assert_int_equal(at.from, scene_find(&s, "deck/a_card"));
    assert_int_equal(at.to, scene_find(&s, "seat/0/hand"));
    at = scene_points(&s, 0, (struct action){STEP_TO, 3, 0, 0});
    assert_int_equal(at.to, scene_find(&s, "map/well"));
    assert_int_equal(at.from, -1);
    assert_int_equal(scene_points(&s, 0, (struct action){ANYWHERE, 5, 1, 0}).to, scene_find(&s, "map/mill_old/ada"));
    assert_int_equal(scene_points(&s, 0, (struct action){ANYWHERE, 5, 0, 0}).to, -1);
    assert_int_equal(scene_points(&s, 0, (struct action){NEAR, 7, 0, 0}).to, scene_find(&s, "map/mill_old/7"));
    scene_free(&s);
}

static void a_scene_is_json(void **state)
{
    (void)state;
    struct scene s;
    struct text json = {0};
    open_scene(&s, (struct little){.hand = {1, 1}, .deck = 0, .figure = 1, .coins = 3, .used = 1});
    scene_json(&json, &s);
    assert_string_equal(
        json.at,
        "{\"at\":\"\",\"shape\":\"table\",\"in\":["
        "{\"at\":\"deck\",\"shape\":\"pile\",\"pane\":\"board\",\"title\":\"Deck\"},"
        "{\"at\":\"map\",\"shape\":\"map\",\"pane\":\"board\",\"title\":\"Village\",\"in\":["
        "{\"at\":\"the_inn\",\"thing\":\"space\",\"id\":\"the Inn\",\"x\":1,\"y\":0,\"in\":["
        "{\"at\":\"7\",\"title\":\"a place\"},"
        "{\"thing\":\"figure\",\"id\":\"Ada\",\"key\":\"figure1\",\"marks\":[\"current\",\"used\"]}]},"
        "{\"at\":\"mill_old\",\"thing\":\"space\",\"id\":\"Mill (old)\",\"x\":2,\"y\":0,\"in\":["
        "{\"at\":\"7\",\"title\":\"a place\"}]},"
        "{\"at\":\"well\",\"thing\":\"space\",\"id\":\"well\",\"x\":3,\"y\":0,\"in\":[{\"at\":\"7\",\"title\":\"a place\"}]},"
        "{\"link\":\"door\",\"at\":\"gate\",\"a\":\"the_inn\",\"b\":\"mill_old\",\"marks\":[\"off\"]}]},"
        "{\"at\":\"seat\",\"shape\":\"row\",\"title\":\"Players\",\"in\":["
        "{\"at\":\"0\",\"shape\":\"mat\",\"pane\":\"mine\",\"seat\":0,\"in\":["
        "{\"at\":\"hand\",\"shape\":\"hand\",\"title\":\"Hand\",\"in\":[{\"thing\":\"card\",\"id\":\"Ace of Spades\"}]}],"
        "\"numbers\":{\"coins\":[3,9]}},"
        "{\"at\":\"1\",\"shape\":\"mat\",\"pane\":\"others\",\"seat\":1,\"in\":["
        "{\"at\":\"hand\",\"shape\":\"hand\",\"title\":\"Hand\",\"in\":[{\"thing\":\"card\",\"back\":\"a card\"}]}],"
        "\"numbers\":{\"coins\":[3,9]}}]},"
        "{\"text\":\"Bo: win\",\"tone\":\"goal\",\"rule\":\"LT-012\"}]}");
    text_free(&json);
    scene_free(&s);
}

static void a_piece_that_is_called_otherwise_says_its_step(void **state)
{
    (void)state;
    struct scene s;
    struct text json = {0};
    open_scene(&s, (struct little){.figure = 1, .disguise = KING});
    scene_json(&json, &s);
    assert_non_null(strstr(json.at, "{\"thing\":\"card\",\"id\":\"King\",\"step\":\"ada\",\"key\":\"figure1\""));
    text_free(&json);
    scene_free(&s);
}

/* -- Changes -------------------------------------------------------------------------------------------------- */

static void say_all(struct text *out, struct little before, struct little after, const struct event *event, int count)
{
    struct scene old, new;
    struct changes changes = {0};
    open_scene(&old, before);
    open_scene(&new, after);
    text_clear(out);
    scene_changes(&changes, &old, &new, event, count);
    for (int i = 0; i < changes.count; i++) {
        size_t from = out->length;
        say_change(out, &old, &new, &changes.change[i]);
        if (out->length > from) text_add(out, "%s\n", changes.change[i].told ? " (told)" : "");
    }
    changes_free(&changes);
    scene_free(&old);
    scene_free(&new);
}

static void equal_scenes_have_no_changes(void **state)
{
    (void)state;
    struct text out = {0};
    say_all(&out, usual, usual, NULL, 0);
    assert_string_equal(text_string(&out), "");
    text_free(&out);
}

static void a_piece_with_a_key_moves_as_itself(void **state)
{
    (void)state;
    struct text out = {0};
    struct little after = usual;
    after.figure = 3;
    say_all(&out, usual, after, NULL, 0);
    assert_string_equal(out.at, "Ada: Mill (old) -> well\n");
    text_free(&out);
}

/* The deck loses two backs; one becomes an Ace in the reader's hand, one a back in another's. Only the events tell
 * which is which. */
static void events_tell_which_loss_and_gain_are_one_move(void **state)
{
    (void)state;
    struct text out = {0};
    struct little after = usual;
    after.deck = 3, after.hand[0] = 3, after.hand[1] = 2;
    const struct event drew[] = {{.kind = DREW, .who = 1, .a = BACK}, {.kind = DREW, .who = 0, .a = ACE}};
    say_all(&out, usual, after, drew, 2);
    assert_string_equal(out.at, "A card: Cards 5 -> 3\nA card: Deck -> Hand of Bo (told)\n"
                                "Ace of Spades: Deck -> your Hand (told)\n");
    text_free(&out);
}

/* An event that names no thing moves all that went from there and came there. */
static void an_event_without_a_thing_moves_all(void **state)
{
    (void)state;
    struct text out = {0};
    struct little after = usual;
    after.deck = 1, after.hand[0] = 4, after.hand[1] = 3;
    const struct event dealt[] = {{.kind = DEALT, .who = 1, .a = 2}, {.kind = DEALT, .who = 0, .a = 2}};
    say_all(&out, usual, after, dealt, 2);
    assert_string_equal(out.at, "A card: Cards 5 -> 1\n2 a card: Deck -> Hand of Bo (told)\n"
                                "2 Ace of Spades: Deck -> your Hand (told)\n");
    text_free(&out);
}

static void numbers_and_marks_change(void **state)
{
    (void)state;
    struct text out = {0};
    struct little after = usual;
    after.coins = 5, after.used = 1;
    say_all(&out, usual, after, NULL, 0);
    assert_string_equal(out.at, "You: Coins 3 -> 5\nBo: Coins 3 -> 5\nAda is used\n");
    text_free(&out);
}

static void show_slot(struct scene *s, struct context *c, const void *view)
{
    const struct little *v = view;
    (void)c;
    scene_open(s, AS_CARD, NULL, "slot");
    scene_piece(s, A_CARD, v->disguise, 1);
    scene_number(s, N_COINS, v->coins, ANY);
    scene_close(s);
}

/* A card that has taken the place of another one did not get its numbers from that one. */
static void numbers_of_another_card_are_not_compared(void **state)
{
    struct game slot = game;
    slot.show.scene = show_slot;
    const struct speaker speaker = {&slot, &content, &names, 0, NULL};
    (void)state;
    for (u8 now = ACE; now <= KING; now++) {
        struct scene old = {0}, new = {0};
        struct changes changes = {0};
        int numbers_changed = 0;
        scene_tell(&old, &speaker, &(struct little){.disguise = ACE, .coins = 8});
        scene_tell(&new, &speaker, &(struct little){.disguise = now, .coins = 2});
        scene_changes(&changes, &old, &new, NULL, 0);
        for (int i = 0; i < changes.count; i++) numbers_changed += changes.change[i].type == CHANGED_NUMBER;
        assert_int_equal(numbers_changed, now == ACE);
        changes_free(&changes);
        scene_free(&old);
        scene_free(&new);
    }
}

/* Many things in one area, and many words: what little scenes do not have. */
static void show_much(struct scene *s, struct context *c, const void *view)
{
    const struct little *v = view;
    (void)c;
    scene_open(s, AS_ROW, "Crowd", "crowd");
    scene_tint(s, TINT_RED);
    scene_sign(s, "C");
    for (int i = 0; i < 700; i++) {
        scene_open(s, AS_CARD, "somebody", "%d", i);
        scene_key(s, "guest%d", i);
        scene_owner(s, (seat)(i % 2));
        scene_close(s);
        if (v->coins) scene_text(s, TONE_NOTE, "%0*d", 100, i);
    }
    scene_number(s, N_COINS, -5, 700);
    scene_close(s);
}

static void a_large_scene_comes_out_of_its_pack_as_it_was(void **state)
{
    struct game large = game;
    large.show.scene = show_much;
    const struct speaker speaker = {&large, &content, &names, 0, NULL};
    (void)state;
    for (u8 coins = 0; coins < 2; coins++) {
        struct scene s = {0}, again = {0};
        struct text packed = {0}, json = {0}, json_again = {0};
        scene_tell(&s, &speaker, &(struct little){.coins = coins});
        assert_int_equal(s.words.length > UINT16_MAX, coins);
        scene_pack(&packed, &s);
        assert_true(packed.length < s.words.length + (size_t)s.count * sizeof *s.node / 2);
        scene_unpack(&again, &speaker, &packed);
        scene_json(&json, &s);
        scene_json(&json_again, &again);
        assert_string_equal(json.at, json_again.at);
        text_clear(&json);
        scene_patch(&json, &again, &s);
        assert_string_equal(json.at, "[]");
        scene_free(&s), scene_free(&again);
        text_free(&packed), text_free(&json), text_free(&json_again);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(paths_find_areas_pieces_and_links),
    cmocka_unit_test(steps_between_may_be_left_out),
    cmocka_unit_test(panes_and_owners_pass_to_what_lies_inside),
    cmocka_unit_test(answers_point_by_their_paths_or_at_their_things),
    cmocka_unit_test(a_scene_is_json),
    cmocka_unit_test(a_piece_that_is_called_otherwise_says_its_step),
    cmocka_unit_test(equal_scenes_have_no_changes),
    cmocka_unit_test(a_piece_with_a_key_moves_as_itself),
    cmocka_unit_test(events_tell_which_loss_and_gain_are_one_move),
    cmocka_unit_test(an_event_without_a_thing_moves_all),
    cmocka_unit_test(numbers_and_marks_change),
    cmocka_unit_test(numbers_of_another_card_are_not_compared),
    cmocka_unit_test(a_large_scene_comes_out_of_its_pack_as_it_was),
};
TEST_GROUP(tests);
