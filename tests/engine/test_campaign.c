/* test_campaign.c: what is carried as JSON; campaigns as text, taken back and checked; mistakes are named. */
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "engine/campaign.h"
#include "games/games.h"

static const struct game *game;
static struct content content;
static struct text error;

static int begin(void **state)
{
    (void)state;
    game = game_find("null");
    assert_true(content_open(&content, game->linked.block, *game->linked.bytes));
    return 0;
}

static int forget(void **state)
{
    (void)state;
    text_free(&error);
    return 0;
}

static void assert_says(const char *part)
{
    if (!strstr(text_string(&error), part)) fail_msg("no \"%s\" in \"%s\"", part, text_string(&error));
    text_clear(&error);
}

/* Plays a table to its end by chance. */
static void play(struct table *t, u64 seed)
{
    struct random luck;
    random_seed(&luck, seed);
    while (!table_over(t)) {
        int count;
        seat who = (seat)random_below(&luck, SEATS_MAX);
        while (!has_seat(table_pending_truth(t), who)) who = (seat)((who + 1) % SEATS_MAX);
        const struct action *option = table_options(t, who, &count);
        assert_true(table_answer(t, who, option[random_below(&luck, (u32)count)], &error));
    }
}

/* A shelf with the records of a campaign, by name: "1", "2", ... */
struct shelf {
    struct text record[8];
};

static bool find_record(void *from, const char *name, struct text *text, struct text *why)
{
    const struct text *record = &((struct shelf *)from)->record[atoi(name)];
    if (record->length) text_add(text, "%s", record->at);
    else text_add(why, "it is lost");
    return record->length;
}

static const struct setup two_short = {.players = 2, .scenario = 1}, two_long = {.players = 2, .scenario = 2};

/* Plays the next game and puts its record on the shelf. */
static void play_next(struct campaign *k, struct shelf *shelf, const struct setup *setup, u64 seed)
{
    char name[] = {(char)('1' + k->games), '\0'};
    struct table *t = table_new_with(game, &content, setup, campaign_now(k), seed, &error);
    assert_non_null(t);
    play(t, seed);
    assert_true(campaign_add(k, name, t, &error));
    table_record(t, &shelf->record[atoi(name)], true);
    table_free(t);
}

static struct campaign *whole_campaign(struct shelf *shelf, int length)
{
    struct campaign *k = campaign_new(game, &content);
    *shelf = (struct shelf){0};
    for (int i = 0; i < length; i++) play_next(k, shelf, i % 2 ? &two_long : &two_short, 40 + (u64)i);
    return k;
}

static void clear_shelf(struct shelf *shelf)
{
    for (int i = 0; i < COUNT(shelf->record); i++) text_free(&shelf->record[i]);
}

/* Puts another text in place of one in a string. */
static void replace(struct text *t, const char *old, const char *new)
{
    struct text out = {0};
    char *at = strstr(text_string(t), old);
    if (!at) fail_msg("no \"%s\" in %s", old, text_string(t));
    text_put(&out, t->at, (size_t)(at - t->at));
    text_add(&out, "%s%s", new, at + strlen(old));
    text_free(t);
    *t = out;
}

/* -- What is carried -------------------------------------------------------------------------- */

static void what_is_carried_is_json_and_back(void **state)
{
    struct text json = {0};
    (void)state;
    u8 *carried = carried_new(game, &content), *again = carried_new(game, &content);
    assert_true(carried_read(game, &content, "{\"games\":2,\"players\":2,\"purse\":[10,3,0,0],\"won\":{\"1\":2}}",
                             carried, &error));
    carried_write(&json, game, &content, carried);
    assert_string_equal(json.at, "{\"games\":2,\"players\":2,\"purse\":[10,3,0,0],\"won\":[0,2,0,0]}");
    assert_true(carried_read(game, &content, json.at, again, &error));
    assert_memory_equal(carried, again, game->campaign->fields->bytes);
    free(carried);
    free(again);
    text_free(&json);
}

static void what_cannot_be_carried_is_refused_and_nothing_changes(void **state)
{
    static const struct {
        const char *json, *says;
    } wrong[] = {
        {"{\"games\":1,\"coins\":2}", "there is no field \"coins\""},
        {"{\"games\":300}", "games: expected a whole number from 0 to 255"},
        {"{\"games\":4}", "games is 4, expected less than 4"},
        {"{\"games\":1,\"players\":2,\"purse\":[11,0,0,0]}", "purse is 11"},
        {"{\"games\":1,\"players\":2,\"purse\":[1,0]}", "expected a list of 4"},
        {"{\"games\":1,\"players\":2}", "won by nobody"},
        {"{\"games\":1,\"players\":2,\"won\":[1,0,0,1]}", "does not play"},
        {"{\"games\":1", "line 1, column"},
        {"[]", "expected an object"},
    };
    (void)state;
    u8 *carried = carried_new(game, &content), *fresh = carried_new(game, &content);
    for (int i = 0; i < COUNT(wrong); i++) {
        assert_false(carried_read(game, &content, wrong[i].json, carried, &error));
        assert_says(wrong[i].says);
        assert_memory_equal(carried, fresh, game->campaign->fields->bytes);
    }
    free(carried);
    free(fresh);
}

/* -- Tables ----------------------------------------------------------------------------------- */

static void the_next_game_is_a_function_of_what_is_carried_setup_and_seed(void **state)
{
    (void)state;
    u8 *carried = carried_new(game, &content);
    assert_true(carried_read(game, &content, "{\"games\":1,\"players\":2,\"purse\":[4,0,0,0],\"won\":[1,0,0,0]}",
                             carried, &error));
    struct table *one = table_new_with(game, &content, &two_short, carried, 7, &error);
    struct table *two = table_new_with(game, &content, &two_short, carried, 7, &error);
    struct table *alone = table_new(game, &content, &two_short, 7, &error);
    assert_non_null(one);
    assert_memory_equal(table_state(one), table_state(two), game->state_bytes);
    assert_memory_equal(table_carried(one), carried, game->campaign->fields->bytes);
    assert_true(memcmp(table_state(one), table_state(alone), game->state_bytes) != 0);
    assert_null(table_carried(alone));
    table_free(one);
    table_free(two);
    table_free(alone);
    free(carried);
}

static void a_setup_that_cannot_be_next_is_refused(void **state)
{
    (void)state;
    u8 *carried = carried_new(game, &content);
    assert_null(campaign_fault(game, &content, carried, &(struct setup){.players = 3, .scenario = 1}));
    assert_true(carried_read(game, &content, "{\"games\":1,\"players\":2,\"won\":[1,0,0,0]}", carried, &error));
    assert_null(table_new_with(game, &content, &(struct setup){.players = 3, .scenario = 1}, carried, 7, &error));
    assert_says("the same players (NL-050)");
    assert_null(table_new_with(game, &content, &(struct setup){.players = 2, .scenario = 9}, carried, 7, &error));
    assert_says("no such scenario");
    assert_true(carried_read(game, &content, "{\"games\":3,\"won\":[3,0,0,0]}", carried, &error));
    assert_null(table_new_with(game, &content, &two_short, carried, 7, &error));
    assert_says("the campaign is over");
    free(carried);
}

/* Positions are laid over a game of a campaign as over any other, and its record replays; but it is no longer one. */
static void a_game_that_began_with_a_position_leaves_nothing(void **state)
{
    struct text record = {0};
    (void)state;
    struct campaign *k = campaign_new(game, &content);
    struct table *t = table_new_with(game, &content, &two_short, campaign_now(k), 7, &error);
    assert_false(campaign_add(k, "1", t, &error));
    assert_says("it is not over");
    assert_true(table_load(t, "{\"rival\":{\"0\":{\"coins\":100}}}", "round", 0, &error));
    play(t, 1);
    table_record(t, &record, true);
    assert_non_null(strstr(record.at, "\ncarried {\"games\":0,"));
    assert_false(campaign_add(k, "1", t, &error));
    assert_says("it began with a position");
    assert_int_equal(k->games, 0);
    table_free(t);
    t = table_replay(games, &content, record.at, &error);
    assert_non_null(t);
    table_free(t);
    t = table_new(game, &content, &two_short, 7, &error);
    play(t, 1);
    assert_false(campaign_add(k, "1", t, &error));
    assert_says("not the game of a campaign");
    table_free(t);
    campaign_free(k);
    text_free(&record);
}

static void records_say_what_is_carried(void **state)
{
    static const struct {
        const char *old, *new, *says;
    } wrong[] = {
        {"\ncarried {", "\ncarried [", "line 5: "},
        {"\"purse\":[0,", "\"purse\":[11,", "line 5: carried: purse is 11"},
        {"\nseed", "\ncarried {}\nseed", "given twice"},
        {"\nsetup players=2 scenario=short\ncarried", "\ncarried", "line 4: expected game, content and set-up"},
        {"\nover", "\ncarried {}\nover", "comes before the seed"},
    };
    struct shelf shelf;
    struct text record = {0};
    (void)state;
    struct campaign *k = whole_campaign(&shelf, 1);
    for (int i = 0; i < COUNT(wrong); i++) {
        text_clear(&record);
        text_add(&record, "%s", shelf.record[1].at);
        replace(&record, wrong[i].old, wrong[i].new);
        assert_null(table_replay(games, &content, record.at, &error));
        assert_says(wrong[i].says);
    }
    text_clear(&record);
    assert_null(table_replay(games, NULL, "longbox record 1\ngame vigilante 1\ncontent 0", &error));
    text_clear(&error);
    campaign_free(k);
    clear_shelf(&shelf);
    text_free(&record);
}

/* -- Campaigns -------------------------------------------------------------------------------- */

static void a_campaign_is_text_and_back(void **state)
{
    struct shelf shelf;
    struct text text = {0}, again = {0};
    (void)state;
    struct campaign *k = whole_campaign(&shelf, 3);
    assert_true(campaign_over(game, &content, campaign_now(k)));
    campaign_write(&text, k);
    assert_ptr_equal(campaign_game(games, text.at), game);
    struct campaign *read = campaign_read(game, &content, text.at, &error);
    assert_non_null(read);
    campaign_write(&again, read);
    assert_string_equal(text.at, again.at);
    assert_true(campaign_check(read, find_record, &shelf, &error));
    campaign_free(k);
    campaign_free(read);
    clear_shelf(&shelf);
    text_free(&text);
    text_free(&again);
}

static void a_game_that_was_taken_back_is_played_again(void **state)
{
    struct shelf shelf;
    struct text before = {0}, after = {0}, again = {0};
    (void)state;
    struct campaign *k = whole_campaign(&shelf, 1);
    campaign_write(&before, k);
    play_next(k, &shelf, &two_long, 99);
    campaign_write(&after, k);
    assert_true(campaign_undo(k));
    campaign_write(&again, k);
    assert_string_equal(before.at, again.at);
    text_clear(&again);
    text_clear(&shelf.record[2]);
    play_next(k, &shelf, &two_long, 99);
    campaign_write(&again, k);
    assert_string_equal(after.at, again.at);
    assert_true(campaign_undo(k) && campaign_undo(k));
    assert_false(campaign_undo(k));
    campaign_free(k);
    clear_shelf(&shelf);
    text_free(&before);
    text_free(&after);
    text_free(&again);
}

/* A campaign of which something is not as it was played, and how that is named. */
static void divergences_are_found_and_named(void **state)
{
    struct shelf shelf, other;
    (void)state;
    struct campaign *k = whole_campaign(&shelf, 2), *stranger = campaign_new(game, &content);
    u8 *purse = k->carried[1] + 2, *last = k->carried[2] + 2; /* the first purse */
    *last ^= 1;
    assert_false(campaign_check(k, find_record, &shelf, &error));
    assert_says("game 2 (2): it leaves something else than the campaign says: purse[0]: ");
    *last ^= 1;
    *purse ^= 1;
    assert_false(campaign_check(k, find_record, &shelf, &error));
    assert_says("game 1 (1): it leaves something else than the campaign says: purse[0]: ");
    *purse ^= 1;
    assert_true(campaign_check(k, find_record, &shelf, &error));

    other = (struct shelf){0};
    play_next(stranger, &other, &two_short, 77); /* a first game where the second should be */
    struct text mine = shelf.record[2];
    shelf.record[2] = other.record[1];
    assert_false(campaign_check(k, find_record, &shelf, &error));
    assert_says("game 2 (2): it does not begin with what the games before it left: games: 1 -> 0, ");
    shelf.record[2] = (struct text){0};
    assert_false(campaign_check(k, find_record, &shelf, &error));
    assert_says("game 2 (2): it is lost");
    shelf.record[2] = mine;
    replace(&shelf.record[1], "seed 40", "seed 41");
    assert_false(campaign_check(k, find_record, &shelf, &error));
    assert_says("game 1 (1): line ");
    campaign_free(k);
    campaign_free(stranger);
    clear_shelf(&shelf);
    clear_shelf(&other);
}

static void mistakes_in_a_campaign_are_reported_by_line(void **state)
{
    static const struct {
        const char *old, *new, *says;
    } wrong[] = {
        {"longbox campaign 1", "longbox campaign 2", "line 1: expected \"longbox campaign 1\""},
        {"game null 1", "game vigilante 1", "line 2: expected a campaign of null"},
        {"game null 1", "game null", "line 2: expected \"game ID VERSION\""},
        {"begin {", "begins {", "line 3: a campaign has no lines that begin with \"begins\""},
        {"begin {", "begin {}\nbegin {", "line 4: the campaign begins twice"},
        {"begin {", "played 0 {", "line 3: expected what the campaign begins with"},
        {"played 1 {", "played ../1 {", "line 4: expected \"played RECORD"},
        {"played 1 {", "played 1 [", "line 4: "},
        {"played 1 {\"games\":1", "played 1 {\"games\":9", "line 4: carried: games is 9"},
    };
    struct shelf shelf;
    struct text text = {0}, bad = {0};
    (void)state;
    struct campaign *k = whole_campaign(&shelf, 1);
    campaign_write(&text, k);
    for (int i = 0; i < COUNT(wrong); i++) {
        text_clear(&bad);
        text_add(&bad, "%s", text.at);
        replace(&bad, wrong[i].old, wrong[i].new);
        assert_null(campaign_read(game, &content, bad.at, &error));
        assert_says(wrong[i].says);
    }
    assert_null(campaign_read(game, &content, "longbox campaign 1\ngame null 1\n", &error));
    assert_says("no line \"begin {...}\"");
    struct campaign *other_version = NULL;
    replace(&text, "game null 1", "# a note\ngame null 7"); /* what is carried can still be read */
    other_version = campaign_read(game, &content, text.at, &error);
    assert_non_null(other_version);
    assert_null(campaign_game(games, "longbox record 1\ngame null 1\n"));
    assert_null(campaign_game(games, "longbox campaign 1\ngame vigilante 1\n"));
    campaign_free(k);
    campaign_free(other_version);
    clear_shelf(&shelf);
    text_free(&text);
    text_free(&bad);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(what_is_carried_is_json_and_back, begin, forget),
    cmocka_unit_test_setup_teardown(what_cannot_be_carried_is_refused_and_nothing_changes, begin, forget),
    cmocka_unit_test_setup_teardown(the_next_game_is_a_function_of_what_is_carried_setup_and_seed, begin, forget),
    cmocka_unit_test_setup_teardown(a_setup_that_cannot_be_next_is_refused, begin, forget),
    cmocka_unit_test_setup_teardown(a_game_that_began_with_a_position_leaves_nothing, begin, forget),
    cmocka_unit_test_setup_teardown(records_say_what_is_carried, begin, forget),
    cmocka_unit_test_setup_teardown(a_campaign_is_text_and_back, begin, forget),
    cmocka_unit_test_setup_teardown(a_game_that_was_taken_back_is_played_again, begin, forget),
    cmocka_unit_test_setup_teardown(divergences_are_found_and_named, begin, forget),
    cmocka_unit_test_setup_teardown(mistakes_in_a_campaign_are_reported_by_line, begin, forget),
};
TEST_GROUP(tests);
