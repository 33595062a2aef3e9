/* test_lessons.c: every game has a lesson, and every lesson works from its first step to its last. */
#include <string.h>

#include "../kit/group.h"
#include "../kit/pack.h"
#include "games/games.h"
#include "room/lesson.h"

static const struct content *content_of(const struct game *game, struct content *content)
{
    assert_true(content_open(content, game->linked.block, *game->linked.bytes));
    return content;
}

static void every_game_has_a_lesson_that_works(void **state)
{
    (void)state;
    for (int i = 0; i < games_count; i++) {
        struct content content;
        struct text errors = {0};
        if (games[i]->unlisted) continue;
        if (lesson_count(content_of(games[i], &content)) == 0) fail_msg("%s has no lesson", games[i]->name);
        if (!lessons_check(games[i], &content, &errors)) fail_msg("%s", text_string(&errors));
        text_free(&errors);
    }
}

/* Plays on until a person is asked. */
static bool asked(struct room *r, seat *who)
{
    for (;;) {
        enum room_turn turn = room_step(r, NOBODY, who);
        if (turn == ROOM_ASKS) return true;
        if (turn == ROOM_OVER) return false;
    }
}

/* Whoever leaves after any answer and comes back finds the same text, and bots go on as they would have. */
static void leaving_and_coming_back_changes_nothing(void **state)
{
    (void)state;
    for (int i = 0; i < games_count; i++) {
        struct content content;
        struct text error = {0}, kept = {0}, other = {0};
        struct lesson_now now, again;
        seat who;
        int count;
        if (games[i]->unlisted) continue;
        struct room *stays = room_learn(games[i], content_of(games[i], &content), NULL, &error), *leaves;
        assert_non_null(stays);
        while (asked(stays, &who) && room_lesson(stays, &now) && now.wants >= 0) {
            if (now.lesson->step[now.wants].kind == STEP_FREE) break;
            struct action action = room_options(stays, who, &count)[0];
            text_clear(&kept);
            room_write(stays, &kept);
            leaves = room_replay(games[i], &content, kept.at, &error);
            if (!leaves) fail_msg("%s: %s", games[i]->name, text_string(&error));
            assert_true(room_lesson(leaves, &again));
            assert_int_equal(now.first, again.first);
            assert_int_equal(now.wants, again.wants);
            assert_true(asked(leaves, &who));
            assert_true(room_answer(leaves, who, action, &error));
            assert_true(room_answer(stays, who, action, &error));
            asked(leaves, &who);
            asked(stays, &who);
            text_clear(&kept);
            text_clear(&other);
            room_write(stays, &kept);
            room_write(leaves, &other);
            assert_string_equal(kept.at, other.at);
            room_free(leaves);
        }
        room_free(stays);
        text_free(&kept);
        text_free(&other);
        text_free(&error);
    }
}

/* What comes too early is answered kindly, and nothing changes. */
static void other_options_have_to_wait(void **state)
{
    (void)state;
    for (int i = 0; i < games_count; i++) {
        struct content content;
        struct text error = {0};
        struct lesson_now now;
        seat who;
        int all = 0, count = 0, tried = 0;
        if (games[i]->unlisted) continue;
        struct room *r = room_learn(games[i], content_of(games[i], &content), NULL, &error);
        assert_non_null(r);
        while (asked(r, &who) && room_lesson(r, &now) && now.wants >= 0 && !tried) {
            const struct action wanted = room_options(r, who, &count)[0];
            const struct action *option = table_options(room_table(r), who, &all);
            int before = room_pauses(r);
            for (int k = 0; k < all && count < all && !tried; k++) {
                if (lesson_allows(r, who, option[k], NULL)) continue;
                assert_false(room_answer(r, who, option[k], &error));
                assert_non_null(strstr(text_string(&error), "Later"));
                assert_int_equal(before, room_pauses(r));
                tried++;
            }
            text_clear(&error);
            assert_true(room_answer(r, who, wanted, &error));
        }
        if (!tried) fail_msg("%s: no step of its lesson restricts anything", games[i]->name);
        room_free(r);
        text_free(&error);
    }
}

/* -- Mistakes, in lessons of the null game ---------------------------------------------------------------------- */

#define LESSON "lesson { id = 'first', title = 'T', about = 'A', minutes = 2, players = 2, scenario = 'short', seed = 3,"

static void a_wrong_lesson_is_found_when_it_is_read(void **state)
{
    static const struct {
        const char *lua, *message;
    } wrong[] = {
        {"lesson { id = 'first', step { say = 'x' } }", "lesson 'first': title: expected a text"},
        {LESSON " }", "lesson 'first': expected at least one step { ... }"},
        {LESSON " 'x' }", "lesson 'first': expected step { ... } as number 1, got 'x'"},
        {LESSON " step { sai = 'x' } }", "step: unknown key 'sai' (did you mean 'say'?)"},
        {LESSON " step { look = 'seat' } }", "step: expected say, or what is to be done"},
        {LESSON " step { say = 'x', look = 'Your hand' } }",
         "step: look: 'Your hand' is no path of a scene, such as seat/0/hand"},
        {LESSON " step { take = 'BIDD levy' } }",
         "step: take: The Null Game has no answer 'BIDD' (did you mean 'BID'?)"},
        {LESSON " step { free = 'ROUNT' } }", "step: free: The Null Game has no event 'ROUNT' (did you mean 'ROUND'?)"},
        {LESSON " step { take = 'BID levy', free = 1 } }",
         "step: expected one of take, allow, give and free, got 2 of them"},
        {LESSON " step { free = 1 }, step { take = 'BID levy' } }",
         "step: take: what is offered after free play nobody can know: expected allow"},
        {LESSON " step { say = 'x', rule = 'VG-001' } }",
         "step: rule: expected the number of a rule, such as NL-001, got 'VG-001'"},
        {LESSON " after = 'levy', step { say = 'x' } }",
         "lesson 'first': after: expected a seat from 0 to 7, a blank and an answer, got 'levy'"},
        {LESSON " after = { '0 BIDD levy' }, step { say = 'x' } }",
         "lesson 'first': after: The Null Game has no answer 'BIDD' (did you mean 'BID'?)"},
        {LESSON " step { say = 'x', others = 'BID levy' } }",
         "step: others: expected a seat from 0 to 7, a blank and an answer, got 'BID levy'"},
        {"card { id = 'c', name = 'C', type = 'deed', effect = { step { say = 'x' } } }",
         "step: expected effects here; step { } belongs in a lesson"},
    };
    (void)state;
    for (int i = 0; i < COUNT(wrong); i++) pack_expect(game_find("null"), wrong[i].lua, wrong[i].message);
    pack_expect(game_find("null"), LESSON " step { say = 'x' } } " LESSON " step { say = 'x' } }",
                "lesson 'first': id: 'first' was already used at pack/t.lua:1; expected another");
}

/* What playing the lessons of a pack finds wrong. */
static void expect_played(const char *lua, const char *message)
{
    const struct game *game = game_find("null");
    struct content content;
    struct text block = {0}, errors = {0};
    if (!pack_read(game, lua, &block, &errors)) fail_msg("%s", text_string(&errors));
    assert_true(content_open(&content, block.at, block.length));
    assert_int_equal(lessons_check(game, &content, &errors), !*message);
    if (!strstr(text_string(&errors), message)) fail_msg("%s\nlacks: %s", text_string(&errors), message);
    text_free(&block);
    text_free(&errors);
}

static void a_wrong_lesson_is_found_when_it_is_played(void **state)
{
    (void)state;
    expect_played(LESSON " step { say = 'x', look = 'seat/0/hand', rule = 'NL-012', take = 'BID levy' },\n"
                  "step { say = 'y', free = 'ROUND' }, step { say = 'z' } }", "");
    expect_played(LESSON " step { say = 'x' },\n step { take = 'BID windfall' } }",
                  "t.lua:2: lesson first, step 2: what it wants is not offered (asked: Which card do you bid?; offered: "
                  "NO_BID, BID crossroads, BID levy, BID pickpocket)");
    expect_played(LESSON " step { take = 'BID' } }", "step 1: take: more than one option fits");
    expect_played(LESSON " step { say = 'x', look = 'seat/7' } }", "step 1: look: nothing lies on the table at seat/7");
    expect_played(LESSON " step { say = 'x', rule = 'NL-999' } }", "step 1: rule: there is no NL-999");
    expect_played(LESSON " step { free = 99 } }", "step 1: the game ends before the lesson does");
    expect_played(LESSON " after = { '0 BID levy', '1 BID exhibition', '0 STAKE 1', '1 STAKE 0' },"
                  "step { say = 'x', allow = 'BID' }, step { say = 'z' } }", "");
    expect_played(LESSON " after = { '0 BID levy', '1 BID windfall' }, step { say = 'x' } }",
                  "t.lua:1: lesson first: after, number 2, '1 BID windfall': that is not offered (asked: Which card do "
                  "you bid?; offered: NO_BID, BID levy, BID exhibition, BID pickpocket)");
    expect_played(LESSON " after = '0 BID', step { say = 'x' } }",
                  "after, number 1, '0 BID': more than one option fits (asked: ");
    expect_played(LESSON " after = { '0 BID levy', '2 BID levy' }, step { say = 'x' } }",
                  "after, number 2, '2 BID levy': seat 2 is not asked");
    expect_played(LESSON " after = '0 BID levy', step { say = 'x' } }",
                  "after: it ends in the middle of a choice that several make at the same time");
    expect_played("lesson { id = 'x', title = 'T', about = 'A', minutes = 2, players = 2, scenario = 'shirt', seed = 3,"
                  "step { say = 'x' } }", "t.lua:1: lesson x: ");
}

/* Takes back all that can be: what came before the lesson stays. */
static void undo_all(struct room *r)
{
    struct text why = {0}, kept = {0};
    for (int i = 0; i < 20 && room_undo(r, 0, &why); i++) continue;
    assert_string_equal(text_string(&why), "the lesson begins here");
    room_write(r, &kept);
    assert_non_null(strstr(kept.at, "\n0 BID levy ; "));
    assert_non_null(strstr(kept.at, "\n1 STAKE 0 ; "));
    text_free(&why);
    text_free(&kept);
}

/* A lesson may begin in the middle of a game: what was answered before is in the record, and is not taken back. */
static void a_lesson_begins_after_answers(void **state)
{
    const struct game *game = game_find("null");
    struct content content;
    struct text block = {0}, error = {0}, kept = {0};
    struct lesson_now now, again;
    seat who;
    int count;
    (void)state;
    if (!pack_read(game, LESSON " after = { '0 BID levy ; 0383c227', '1 BID exhibition', '0 STAKE 1', '1 STAKE 0' },"
                   "step { say = 'x', allow = 'BID' }, step { free = 4 }, step { say = 'z' } }", &block,
                   &error))
        fail_msg("%s", text_string(&error));
    assert_true(content_open(&content, block.at, block.length));
    struct room *r = room_learn(game, &content, NULL, &error);
    if (!r) fail_msg("%s", text_string(&error));
    assert_int_equal(room_unread(r, 0), room_events(r)); /* nobody is told what came before */
    assert_true(asked(r, &who) && who == 0 && room_lesson(r, &now) && now.first == 0 && now.wants == 0);
    undo_all(r);
    room_write(r, &kept);
    struct room *leaves = room_replay(game, &content, kept.at, &error);
    assert_non_null(leaves);
    assert_true(room_lesson(leaves, &again) && again.first == 0 && again.wants == 0);
    undo_all(leaves);
    room_free(leaves);
    assert_true(asked(r, &who));
    assert_true(room_answer(r, 0, room_options(r, 0, &count)[0], &error));
    assert_true(asked(r, &who) && room_lesson(r, &now) && now.wants == 1);
    undo_all(r);
    assert_true(room_lesson(r, &now) && now.wants == 0);
    room_free(r);
    text_free(&block);
    text_free(&error);
    text_free(&kept);
}

/* Records do not depend on lessons. */
static void a_lesson_is_no_part_of_the_hash(void **state)
{
    const struct game *game = game_find("null");
    struct text without = {0}, with = {0}, errors = {0};
    (void)state;
    assert_true(pack_read(game, "", &without, &errors));
    assert_true(pack_read(game, LESSON " step { say = 'x' } }", &with, &errors));
    assert_true(((struct block *)(void *)with.at)->hash == ((struct block *)(void *)without.at)->hash);
    assert_true(with.length > without.length);
    text_free(&without);
    text_free(&with);
    text_free(&errors);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_wrong_lesson_is_found_when_it_is_read),
    cmocka_unit_test(a_wrong_lesson_is_found_when_it_is_played),
    cmocka_unit_test(a_lesson_begins_after_answers),
    cmocka_unit_test(a_lesson_is_no_part_of_the_hash),
    cmocka_unit_test(every_game_has_a_lesson_that_works),
    cmocka_unit_test(leaving_and_coming_back_changes_nothing),
    cmocka_unit_test(other_options_have_to_wait),
};
TEST_GROUP(tests);
