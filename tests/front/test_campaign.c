/* test_campaign.c: `longbox campaign`: games that follow from each other, at the terminal. */
#include "terminal.h"

/* The null game, played by bots: each yes plays the next game. */
static void a_campaign_is_played_listed_and_shown(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "printf 'yes\\nno\\n' | @ campaign new null --name friday --players 2 --seats bot,bot --bots quick --seed 3 "
           "--names Ann,Bob");
    expect_code(p, 0);
    expect_text(p, "friday: 1 of 3 games played; Ann has won ");
    expect_text(p, "Play the next game of the campaign? (yes or no)");
    expect_text(p, "friday: 2 of 3 games played; Ann has won ");
    expect_text(p, "Go on with: longbox campaign go on friday");
    refuse_text(p, "The campaign is over.");
    run(p, "@ games null; @ games null --json");
    expect_text(p, "  Campaign: longbox campaign new null");
    expect_text(p, "\"campaign\":true");
    run(p, "@ campaign list");
    expect_code(p, 0);
    expect_text(p, "friday: The Null Game, 2 of 3 games played; Ann has won ");
    run(p, "@ campaign go on friday --scenario long </dev/null");
    expect_code(p, 0);
    expect_text(p, "Round 11 of 11 begins."); /* NL-052 */
    expect_text(p, "friday: 3 of 3 games played");
    expect_text(p, "The campaign is over.");
    run(p, "@ campaign show");
    expect_code(p, 0);
    expect_text(p, " 1 A Short Evening: 1 of 3 games played");
    expect_text(p, " 3 A Long Night: 3 of 3 games played");
    expect_text(p, "/longbox/campaigns/friday/3.longbox");
    expect_text(p, "All records were played again and agree with it.");
    run(p, "@ campaign go on friday");
    expect_code(p, 1);
    expect_text(p, "the campaign friday is over; 'longbox campaign new null' begins another");
    run(p, "cat longbox/campaigns/friday/campaign.txt");
    expect_text(p, "longbox campaign 1\ngame null 1\nbegin {\"games\":0,");
    expect_text(p, "\nplayed 3.longbox {\"games\":3,\"players\":2,");
}

/* What was won can be played with when the campaign is over; nothing is carried on from that. */
static void after_the_campaign_games_are_played_for_free(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "yes yes | @ campaign new freedom-five --name city --players 2 --seats bot,bot --bots quick --seed 3");
    expect_code(p, 0);
    expect_text(p, "city: 5 of 5 Comics played");
    expect_text(p, "The campaign is over.");
    run(p, "@ campaign go on city </dev/null");
    expect_code(p, 1);
    expect_text(p, "the campaign city is over; 'longbox campaign new freedom-five' begins another, and '--options free_play' "
                   "plays with what was won");
    run(p, "@ campaign go on city --scenario silent_choir --options free_play </dev/null");
    expect_code(p, 0);
    expect_text(p, "city: 5 of 5 Comics played");
    run(p, "@ campaign show city");
    expect_text(p, "campaigns/city/6.longbox");
    expect_text(p, "All records were played again and agree with it.");
}

/* A game is left in the middle and gone on with; what was said once holds for the games after it. */
static void a_game_that_was_left_goes_on(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "printf '1\\nquit\\n' | @ campaign new null --players 2 --bots quick --seed 3 --names Ann,Bob --lines");
    expect_code(p, 0);
    expect_text(p, "The game is saved. Go on with: longbox campaign go on null-1");
    refuse_text(p, "Play the next game");
    run(p, "@ campaign list; @ campaign show");
    expect_text(p, "0 of 3 games played; a game is under way");
    expect_text(p, "Game 1 is under way.");
    run(p, "@ play --list");
    expect_text(p, "there is no game to go on with"); /* it belongs to its campaign */
    run(p, "yes 1 | head -60 | @ campaign go on --lines");
    expect_text(p, "The Null Game goes on.");
    expect_text(p, "null-1: 1 of 3 games played; Ann has won ");
    run(p, "printf 'quit\\n' | @ campaign go on");
    expect_text(p, "Ann (you), Bob (quick bot)");
    run(p, "@ campaign show");
    expect_text(p, "Game 2 is under way.");
    expect_text(p, "agree with it.");
}

/* Without a scenario the next game has one that the campaign has not had yet; at a terminal it is asked for. */
static void the_next_scenario_is_asked_for(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "@ campaign new null --players 2 --seats bot,bot --bots quick --seed 3 </dev/null; "
           "printf 'no' | @ campaign go on; @ campaign show");
    expect_text(p, " 1 A Short Evening: 1 of 3");
    expect_text(p, " 2 A Long Night: 2 of 3");
    type(p, "@ campaign go on --lines", "7\n1\n");
    expect_text(p, " 1. A Short Evening (played)");
    expect_text(p, "Which scenario? (Enter: ");
    expect_text(p, "Expected a number from 1 to ");
    run(p, "@ campaign show");
    expect_text(p, " 3 A Short Evening: 3 of 3");
    type(p, "@ campaign new null --name empty --players 2 --lines", "");
    run(p, "@ campaign list");
    refuse_text(p, "empty"); /* nobody has chosen anything */
}

static void games_are_taken_back(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "@ campaign new null --players 2 --seats bot,bot --bots quick --seed 3 </dev/null >/dev/null; "
           "cp longbox/campaigns/null-1/campaign.txt before; printf 'no' | @ campaign go on --seed 4 >/dev/null; "
           "@ campaign undo; cmp before longbox/campaigns/null-1/campaign.txt && echo the same");
    expect_code(p, 0);
    expect_text(p, "Game 2 is taken back. Its record is");
    expect_text(p, "1 of 3 games played");
    expect_text(p, "the same");
    run(p, "ls longbox/campaigns/null-1; @ campaign undo; @ campaign undo");
    expect_code(p, 1);
    expect_text(p, "2-taken-back.longbox");
    expect_text(p, "no game of this campaign has been played");
}

/* Somebody has changed the file or a record: it is said, and the campaign can go on. */
static void divergences_are_named(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "@ campaign new null --players 2 --seats bot,bot --bots quick --seed 3 </dev/null >/dev/null; "
           "sed -i 's/\"purse\":.[0-9]*,[0-9]*,0,0./\"purse\":[9,9,0,0]/' longbox/campaigns/null-1/campaign.txt; "
           "sed -i '/^begin/s/9/0/g' longbox/campaigns/null-1/campaign.txt; @ campaign show");
    expect_code(p, 1);
    expect_text(p, "do not agree: game 1 (1.longbox): it leaves something else than the campaign says: purse[0]: 9");
    run(p, "@ campaign go on </dev/null");
    expect_code(p, 0);
    expect_text(p, "The campaign and its records do not agree: game 1 (1.longbox)");
    expect_text(p, "2 of 3 games played");
}

/* The whole campaign is played with a folder of content, from wherever one goes on. */
static void a_campaign_keeps_its_content(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "mkdir pack && echo 'scenario { id = \"mine\", name = \"Mine\", rounds = 1, coins = 1, hand = 1 }' > "
           "pack/mine.lua && @ campaign new null --content pack --scenario mine --players 2 --seats bot,bot "
           "--bots quick </dev/null");
    expect_code(p, 0);
    run(p, "cd / && @ campaign go on --scenario mine </dev/null && @ campaign show");
    expect_code(p, 0);
    expect_text(p, "Round 2 of 2 begins.");
    expect_text(p, " 2 Mine: 2 of 3 games played");
    expect_text(p, "agree with it.");
    run(p, "rm pack/mine.lua; @ campaign show");
    expect_code(p, 1);
    expect_text(p, "its content cannot be used");
}

/* How hard a later game is. */
static void bots_play_games_of_a_campaign_many_times(void **state)
{
    struct trial *p = *state;
    run(p, "@ sim null --players 2 --scenario short --games 20 --json --carried "
           "'{\"games\":2,\"players\":2,\"purse\":[10,0,0,0],\"won\":[1,1,0,0]}' > %s/late && @ sim null --players 2 "
           "--scenario short --games 20 --json > %s/alone && cmp %s/late %s/alone",
        p->folder, p->folder, p->folder, p->folder);
    expect_code(p, 1); /* they differ */
    expect_text(p, "differ");
    run(p, "@ sim vigilante --carried '{}'");
    expect_code(p, 2);
    expect_text(p, "has no campaign");
}

static void mistakes_are_explained_and_leave_nothing(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "@ campaign");
    expect_code(p, 2);
    expect_text(p, "expected new, go on, list, show or undo");
    run(p, "@ campaign begin");
    expect_code(p, 2);
    expect_text(p, "not 'begin'");
    run(p, "@ campaign new; @ campaign new vigilantes; @ campaign new vigilante");
    expect_text(p, "expected 'new' and a game");
    expect_text(p, "did you mean 'vigilante'?");
    expect_text(p, "Vigilante has no campaign");
    run(p, "@ campaign new null --scenario shorter");
    expect_code(p, 2);
    expect_text(p, "there is no scenario 'shorter'");
    run(p, "@ campaign new null --name a/b; @ campaign new null --players 9; @ campaign new null --seats wise");
    expect_text(p, "not 'a/b'");
    expect_text(p, "--players expects a number from 2 to 4");
    run(p, "@ campaign list; @ campaign show; @ campaign go on; @ campaign undo; @ campaign go on monday");
    expect_text(p, "there is no campaign; 'longbox campaign new GAME' begins one");
    expect_text(p, "there is no campaign 'monday'");
    run(p, "ls longbox/campaigns | wc -l");
    expect_text(p, "0");
    run(p, "@ campaign new null --players 2 --seats bot,bot --bots quick --seed 3 </dev/null >/dev/null; "
           "@ campaign go on --players 3 </dev/null");
    expect_code(p, 2);
    expect_text(p, "all games of a campaign have the same players (NL-050)");
    run(p, "echo nonsense > longbox/campaigns/null-1/campaign.txt; @ campaign list");
    expect_text(p, "campaign of a game that this program knows");
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(a_campaign_is_played_listed_and_shown, set_up, tear_down),
    cmocka_unit_test_setup_teardown(after_the_campaign_games_are_played_for_free, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_game_that_was_left_goes_on, set_up, tear_down),
    cmocka_unit_test_setup_teardown(the_next_scenario_is_asked_for, set_up, tear_down),
    cmocka_unit_test_setup_teardown(games_are_taken_back, set_up, tear_down),
    cmocka_unit_test_setup_teardown(divergences_are_named, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_campaign_keeps_its_content, set_up, tear_down),
    cmocka_unit_test_setup_teardown(bots_play_games_of_a_campaign_many_times, set_up, tear_down),
    cmocka_unit_test_setup_teardown(mistakes_are_explained_and_leave_nothing, set_up, tear_down),
};
TEST_GROUP_WITH(tests, find_program, NULL);
