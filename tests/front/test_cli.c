/* test_cli.c: the program as a user runs it: whole games by scripted input, options, exit codes, files. */
#include "program.h"

#include <regex.h>

/* -- Commands and options --------------------------------------------------------------------------- */

static void commands_are_found_or_suggested(void **state)
{
    struct trial *p = *state;
    run(p, "@");
    expect_code(p, 2);
    expect_text(p, "longbox play");
    run(p, "@ --help");
    expect_code(p, 0);
    run(p, "@ --version");
    expect_code(p, 0);
    expect_text(p, "longbox ");
    run(p, "@ plya");
    expect_code(p, 2);
    expect_text(p, "did you mean 'longbox play'");
    run(p, "@ vigilante");
    expect_code(p, 2);
    expect_text(p, "longbox play vigilante");
}

static void every_command_has_help(void **state)
{
    static const char *const commands[] = {"play", "games", "rules", "replay", "content", "bench", "drive", "sim", "fit"};
    struct trial *p = *state;
    for (int i = 0; i < COUNT(commands); i++) {
        run(p, "@ %s --help", commands[i]);
        expect_code(p, 0);
        expect_text(p, "longbox");
    }
}

static void bad_options_say_what_was_expected(void **state)
{
    static const char *const cases[][2] = {
        {"play vigilante --players 9", "--players expects a number from 3 to 6, not '9'"},
        {"play vigilante --players", "--players expects a number of players"},
        {"play vigilante --players four", "not 'four'"},
        {"play vigilante --player 4", "did you mean --players?"},
        {"play vigilante --scenario justce_4", "did you mean 'justice_4'?"},
        {"play vigilante --scenario justice_4 --players 3", "cannot be played"},
        {"play vigilante --seats wizard", "a seat expects human, bot, random, easy, normal, hard, expert, quick or "
         "ismcts:N"},
        {"play vigilante --bots wise", "there is no level 'wise'"},
        {"play vigilante --threads 0", "--threads expects a number from 1"},
        {"play vigilante --seats bot,bot,bot,bot,bot --players 4", "more than 4 seats"},
        {"play vigilante --options fish", "--options expects some of mercenaries, first_game"},
        {"play vigilante --seed -1", "--seed expects a number"},
        {"play vigilante --fast=yes", "--fast takes no value"},
        {"play vigilante --seed 1 --seed 2", "given twice"},
        {"play vigilanet", "did you mean 'vigilante'?"},
        {"bench vigilante --seconds 0", "--seconds expects a number from 1"},
        {"content", "expected 'check DIR', 'list GAME' or 'fields GAME'"},
        {"content list vigilante --kind fish", "--kind expects one of"},
        {"replay --at x", "--at expects a number"},
        {"games chess", "there is no game 'chess'"},
    };
    struct trial *p = *state;
    for (int i = 0; i < COUNT(cases); i++) {
        run(p, "@ %s </dev/null", cases[i][0]);
        expect_code(p, 2);
        expect_text(p, cases[i][1]);
    }
}

static void games_are_listed(void **state)
{
    struct trial *p = *state;
    run(p, "@ games");
    expect_code(p, 0);
    expect_text(p, "--scenario justice_4");
    run(p, "@ games vigilante --json");
    expect_code(p, 0);
    json_t *json = read_json(p), *game = json_array_get(json, 0);
    assert_string_equal(json_string_value(json_object_get(game, "id")), "vigilante");
    assert_int_equal(json_array_size(json_object_get(game, "scenarios")), 10);
    assert_int_equal(json_array_size(json_object_get(game, "options")), 2);
    json_decref(json);
}

/* Whether a line of the output matches. */
static void expect_line(struct trial *p, const char *pattern)
{
    regex_t compiled;
    assert_int_equal(regcomp(&compiled, pattern, REG_EXTENDED | REG_NEWLINE | REG_NOSUB), 0);
    if (regexec(&compiled, text_string(&p->out), 0, NULL, 0) != 0)
        fail_msg("no line matches '%s' in:\n%s", pattern, text_string(&p->out));
    regfree(&compiled);
}

/* `games` and `play` say how hard scenarios are, but not with cards and variants that were not measured. */
static void scenarios_are_shown_with_their_difficulty(void **state)
{
    struct trial *p = *state;
    run(p, "@ games vigilante");
    expect_line(p, "^    [a-z]+ bots: Good won [0-9]+ %, Evil [0-9]+ %, Neutral [0-9]+ %$");
    expect_line(p, "^    [a-z]+ bots: Good won [0-9]+ %, Evil [0-9]+ %$");
    run(p, "COLUMNS=50 @ games the-others");
    expect_line(p, "^    [a-z]+ bots: Heroes won [0-9]+ % \\(2 players\\)");
    expect_line(p, "[0-9]+ % \\(5\\)$");
    expect_line(p, "^      [0-9(]");
    run(p, "@ games freedom");
    expect_line(p, "^    [a-z]+ bots: somebody won [0-9]+ % \\(2 players\\), [0-9]+ % \\(3\\),");
    run(p, "@ games null");
    refuse_text(p, "bots:");
    run(p, "@ games freedom --json");
    json_t *json = read_json(p), *scenario = json_array_get(json_object_get(json_array_get(json, 0), "scenarios"), 0);
    json_t *row = json_array_get(json_object_get(scenario, "measured"), 1);
    assert_int_equal(json_integer_value(json_object_get(row, "players")), 3);
    assert_true(json_integer_value(json_object_get(row, "games")) > 0);
    assert_true(json_is_integer(json_object_get(json_object_get(row, "won"), "somebody")));
    json_decref(json);
    run(p, "@ play vigilante --scenario showdown_4 --bots easy --seed 1 </dev/null");
    expect_line(p, "^Measured with [a-z]+ bots: Good won [0-9]+ %, Evil [0-9]+ %\\.$");
    run(p, "@ play freedom --players 2 --bots easy --seed 1 </dev/null");
    expect_line(p, "^Measured with [a-z]+ bots: somebody won [0-9]+ %, otherwise all lose\\.$");
    run(p, "@ play freedom --players 2 --bots easy --options scar --seed 1 </dev/null");
    refuse_text(p, "Measured");
    run(p, "mkdir %s/own && echo '-- as it is' > %s/own/a.lua && @ play freedom --bots easy --content %s/own "
           "</dev/null",
        p->folder, p->folder, p->folder);
    expect_text(p, "Freedom: ");
    refuse_text(p, "Measured");
    run(p, "echo '{\"op\":\"games\"}' | @ drive --game freedom --content %s/own", p->folder);
    expect_text(p, "\"name\":\"The Rebellion\",\"measured\":[]}");
    expect_text(p, "\"measured\":[{");
    run(p, "@ play null --bots easy </dev/null");
    refuse_text(p, "Measured");
}

static void rules_are_found(void **state)
{
    struct trial *p = *state;
    run(p, "@ rules vigilante vg-151");
    expect_code(p, 0);
    expect_text(p, "VG-151 The submitted die is public");
    run(p, "@ rules vigilante breaking point");
    expect_code(p, 0);
    expect_text(p, "VG-154");
    run(p, "@ rules vigilante xyzzy");
    expect_code(p, 1);
    run(p, "@ rules vigilante --json");
    expect_code(p, 0);
    json_t *json = read_json(p);
    assert_true(json_array_size(json) > 262);
    json_decref(json);
}

static void content_is_listed_and_checked(void **state)
{
    struct trial *p = *state;
    run(p, "@ content list vigilante --json");
    expect_code(p, 0);
    json_t *json = read_json(p);
    assert_true(json_array_size(json) > 150);
    json_decref(json);
    run(p, "@ content list vigilante --kind identity");
    expect_text(p, "Mastermind (identity)");
    refuse_text(p, "(hero)");
    run(p, "mkdir %s/pack && printf 'hero { id = \"x\", attack = 99 }\\nhreo {}\\n' > %s/pack/a.lua", p->folder,
        p->folder);
    run(p, "@ content check %s/pack --game vigilante", p->folder);
    expect_code(p, 1);
    expect_text(p, "pack/a.lua:1: ");
    expect_text(p, "pack/a.lua:2: ");
    run(p, "@ content check %s/nowhere", p->folder);
    expect_code(p, 1);
    run(p, "@ play vigilante --content %s/pack </dev/null", p->folder);
    expect_code(p, 1);
    expect_text(p, "pack/a.lua:1: ");
}

/* -- Playing ------------------------------------------------------------------------------------------ */

static void a_whole_game_ends_and_is_kept(void **state)
{
    struct trial *p = *state;
    for (int players = 3; players <= 6; players++) {
        run(p, "yes 1 | @ play vigilante --players %d --seats human --bots random --seed %d", players, players);
        expect_code(p, 0);
        expect_text(p, "The game is over.");
        expect_text(p, "longbox replay");
        refuse_text(p, "\033");
        refuse_text(p, "seat 2");
    }
    run(p, "ls %s/longbox/records | wc -l", p->folder);
    expect_text(p, "4");
    run(p, "ls %s/longbox/saves | wc -l", p->folder);
    expect_text(p, "0");
}

static void variants_and_bots_end(void **state)
{
    struct trial *p = *state;
    run(p, "@ play vigilante --bots easy --seats bot --options mercenaries,first_game --scenario showdown_4 --seed 1 "
           "</dev/null");
    expect_code(p, 0);
    expect_text(p, "The game is over.");
    run(p, "yes 1 | @ play null --seed 1");
    expect_code(p, 0);
    expect_text(p, "The game is over.");
}

static void equal_seeds_give_equal_games(void **state)
{
    struct trial *p = *state;
    struct text first = {0};
    run(p, "COLUMNS=300 @ play vigilante --bots easy --seats bot --seed 99 </dev/null | grep -v longbox");
    text_put(&first, p->out.at, p->out.length);
    run(p, "COLUMNS=300 @ play vigilante --bots easy --seats bot --seed 99 </dev/null | grep -v longbox");
    assert_string_equal(first.at, p->out.at);
    text_free(&first);
}

static void an_unfinished_game_goes_on(void **state)
{
    struct trial *p = *state;
    run(p, "@ play --continue");
    expect_code(p, 1);
    run(p, "yes 1 | head -20 | @ play vigilante --bots easy --seed 5 --names Anna");
    expect_code(p, 0);
    expect_text(p, "longbox play --continue");
    run(p, "yes 1 | head -5 | @ play --continue");
    expect_code(p, 0);
    expect_text(p, "Vigilante goes on.");
    run(p, "ls %s/longbox/saves | wc -l", p->folder);
    expect_text(p, "1");
    run(p, "yes 1 | @ play --resume %s/longbox/saves/*", p->folder);
    expect_code(p, 0);
    expect_text(p, "The game is over.");
    run(p, "ls %s/longbox/saves | wc -l", p->folder);
    expect_text(p, "0");
}

static void commands_answer_and_change_nothing(void **state)
{
    struct trial *p = *state;
    run(p, "printf '1\\n?\\n99\\nfoo\\nwhy\\nwhy recruit\\nrule 114\\nrule event die\\ncard sister\\ncard qqqq\\n"
           "table\\nhand\\nmission\\nlog 3\\nodds 1\\nundo\\nrules on\\nsay I am Good\\npass "
           "never\\nseats\\nquti\\nDraw from the Moon\\nquit\\n' | "
           "@ play vigilante --bots easy --seed 8");
    expect_code(p, 0);
    expect_text(p, "No option fits 'Draw from the Moon'.");
    expect_text(p, "There is no option 99. Expected a number from 1 to ");
    expect_text(p, "I do not know 'foo'.");
    expect_text(p, "Did you mean 'quit'?");
    expect_text(p, "VG-114 Your turn");
    expect_text(p, "Sister Candle (hero)");
    expect_text(p, "Expected the name of a card");
    expect_text(p, "You win if ");
    expect_text(p, "no free undo. If you want it all the same, type \"undo yes\".");
    expect_text(p, "Ada: \"I am Good\"");
    expect_text(p, "Seat 1: Ada, you, must choose now");
    run(p, "grep -c . %s/longbox/saves/*", p->folder);
    expect_code(p, 0);
}

/* A column of the front page is called like Skarov's part of the table, too. */
static void a_page_is_found_by_the_title_above_it(void **state)
{
    struct trial *p = *state;
    run(p, "printf '1\\n1\\ntable doktor skarov\\nquit\\n' | @ play guardians --players 3 --side heroes --bots quick "
           "--scenario first_alarm --seed 8");
    expect_code(p, 0);
    expect_text(p, "Events in hand: ");
}

static void friends_may_take_back(void **state)
{
    struct trial *p = *state;
    run(p, "printf '1\\nundo\\n2\\nquit\\n' | @ play vigilante --seed 8 --friendly");
    expect_code(p, 0);
    expect_text(p, "Your last answer is taken back, and all that followed it.");
    run(p, "printf '1 2 3 4 5 6 7 8 9 10\\n-10\\nundo\\n10 11 12\\ndone\\nundo\\nundo yes\\nquit\\n' | "
           "@ play freedom --players 3 --seed 77");
    expect_code(p, 0);
    expect_text(p, "10: Captain Solano (done confirms it).");
    expect_text(p, "Yselt (more is needed).");
    expect_text(p, "Something was revealed since: Cleo draws a card (FR-038).");
    expect_text(p, "Your last answer is taken back");
}

static void words_choose_an_option(void **state)
{
    struct trial *p = *state;
    run(p, "printf '1\\ndraw\\nquit\\n' | @ play vigilante --seed 8");
    expect_code(p, 0);
    expect_text(p, "You draw ");
}

/* Each person sees only what the seat may see: the other's cards are backs. */
static void a_curtain_falls_between_humans(void **state)
{
    struct trial *p = *state;
    run(p, "yes '' | sed 'n;s/.*/1/' | head -60 | @ play vigilante --seats human,human,easy,easy --names Anna,Bo "
           "--seed 4");
    expect_code(p, 0);
    expect_text(p, "Pass the screen to Anna, then press Enter.");
    expect_text(p, "Pass the screen to Bo, then press Enter.");
    expect_text(p, "Bo draws a City card");
}

/* Players of one side have no secrets from each other: nobody has to look away. Only the Sins Player has any. */
static void no_curtain_falls_between_allies(void **state)
{
    struct trial *p = *state;
    run(p, "printf '1\\n1\\n' | @ play the-others --players 3 --seats easy,human,human --names "
           "Sin,Anna,Bo --seed 4");
    expect_code(p, 0);
    expect_text(p, "Anna, 1 to 3, or ? for help:");
    expect_text(p, "Bo, 1 to 3, or ? for help:");
    expect_text(p, "All agree. Sin is the Sins Player.");
    refuse_text(p, "Pass the screen");
    /* people speak before the bots do */
    const char *human = strstr(p->out.at, "You propose Sin"), *bot = strstr(p->out.at, "Sin proposes");
    assert_true(human && bot && human < bot);
    run(p, "yes '' | sed 'n;s/.*/1/' | head -80 | @ play the-others --players 2 --seats human,human --names Sin,Anna "
           "--seed 4");
    expect_text(p, "Pass the screen to Anna, then press Enter.");
}

/* The Sins Player is asked at every moment of a card, unless the player says for how long not to ask. */
static void moments_are_passed_for_a_time(void **state)
{
    struct trial *p = *state;
    run(p, "{ printf '1\\n1\\n1\\n1\\n'; for i in 1 2 3 4 5 6 7 8; do printf 'pass turn\\n2\\n'; done; "
           "printf 'pass fortnight\\nquit\\n'; } | @ play the-others --players 2 --seats human,easy --seed 6");
    expect_code(p, 0);
    expect_text(p, "pass, or ? for help:");
    expect_text(p, "Until the next turn begins you pass without being asked.");
    run(p, "grep -c '^stand 0 PASS . turn' %s/longbox/saves/*", p->folder);
    expect_code(p, 0);
}

/* Many options that differ only at the end are shown as one line; drawn lines are not wrapped. */
static void maps_and_long_lists_are_readable(void **state)
{
    struct trial *p = *state;
    run(p, "printf '1\\n1\\n1\\nmap\\nx-2\\nquit\\n' | @ play the-others --players 2 --seats human,easy --seed 6");
    expect_code(p, 0);
    expect_text(p, "    Place a Fire token in: 1 St Brigid's Infirmary (d-11), 2 e-11, ");
    expect_text(p, "d-11 St Brigid┬e-11──────red─┬d-12 Arsenal───┬e-12───────────┬d-13 Tannery Ro┐\n");
    expect_text(p, "Several options fit 'x-2'. Expected the number of one:\n");
    expect_text(p, ". Place a Fire token in x-22\n");
}

/* Words that are all of one option choose it, although others begin with them. */
static void the_words_of_an_option_choose_it(void **state)
{
    struct trial *p = *state;
    run(p, "printf '1\\n\\n1\\n\\n1\\n1\\n\\n4 2 6\\ndone\\n\\n1\\n\\n1\\n\\nStep to x-21\\nquit\\n' | @ play the-others "
           "--players 2 --seats human,human --names Sin,Anna --seed 6");
    expect_text(p, ". Step to x-21\n");
    expect_text(p, ". Step to x-21, s-22\n");
    refuse_text(p, "Several options fit");
    refuse_text(p, "I do not know");
}

/* -- Records -------------------------------------------------------------------------------------------- */

static void a_record_is_replayed_and_branched(void **state)
{
    struct trial *p = *state;
    run(p, "@ replay");
    expect_code(p, 1);
    run(p, "@ play vigilante --bots easy --seats bot --seed 12 </dev/null");
    expect_code(p, 0);
    run(p, "printf '\\nnext 30\\nexplain\\nback 3\\ngo 50\\nview 2\\nlog 5\\ntable market\\nbranch 2\\nquit\\n' | "
           "@ replay %s/longbox/records/*", p->folder);
    expect_code(p, 0);
    expect_text(p, "VG-");
    expect_text(p, "50 of ");
    expect_text(p, "You: ");
    expect_text(p, "Hero Market: ");
    expect_text(p, "You play on as Bo.");
    run(p, "printf 'next 100000\\n' | @ replay %s/longbox/records/* --view 1", p->folder);
    expect_code(p, 0);
    expect_text(p, "This is the end of the game.");
}

static void broken_records_are_refused(void **state)
{
    struct trial *p = *state;
    run(p, "echo hello > %s/x; @ replay %s/x", p->folder, p->folder);
    expect_code(p, 1);
    run(p, "@ replay %s/nowhere", p->folder);
    expect_code(p, 1);
    run(p, "@ play vigilante --bots easy --seats bot --seed 12 </dev/null >/dev/null; "
           "sed -i '30s/; [0-9a-f]*/; 00000000/' %s/longbox/records/*; @ replay "
           "%s/longbox/records/*", p->folder, p->folder);
    expect_code(p, 1);
}

/* The record with a stack in its position that no game leads to. */
static struct text forge(const char *record)
{
    const char *line = strstr(record, "\nposition "), *stack = strstr(record, "\"stack\":[");
    const char *rest = strstr(stack, ",\"random\"");
    struct text forged = {0};
    text_add(&forged, "%.*s%.*s\"stack\":[{\"proc\":\"starter\",\"step\":\"KEEP\",\"seat\":1}]%s",
             (int)(line + 1 - record), record, (int)(stack - line - 1), line + 1, rest);
    return forged;
}

/* A record may come from anywhere: every command that reads records refuses one that the rules cannot go on from. */
static void forged_records_are_refused(void **state)
{
    static const char *const commands[] = {"replay", "play --resume"};
    struct trial *p = *state;
    run(p, "printf '%%s\\n' '{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3,\"seed\":5}' "
           "'{\"op\":\"answer\",\"seat\":0,\"action\":0}' '{\"op\":\"answer\",\"seat\":1,\"action\":0}' "
           "'{\"op\":\"answer\",\"seat\":2,\"action\":0}' "
           "'{\"op\":\"load\",\"place\":\"turn\"}' '{\"op\":\"record\",\"seed\":true}' | @ drive | tail -1");
    expect_code(p, 0);
    json_t *json = read_json(p);
    struct text forged = forge(json_string_value(json_object_get(json, "record"))), path = {0};
    text_add(&path, "%s/forged", p->folder);
    FILE *file = fopen(path.at, "w");
    assert_non_null(file);
    fputs(forged.at, file);
    fclose(file);
    for (int i = 0; i < COUNT(commands); i++) {
        run(p, "@ %s %s </dev/null", commands[i], path.at);
        expect_code(p, 1);
        expect_text(p, "the position is impossible: ");
    }
    json_decref(json);
    text_free(&forged);
    text_free(&path);
}

static void the_bench_reports(void **state)
{
    static const char *const keys[] = {"decisions_per_second", "forced_per_second", "games_per_second",
                                       "copies_per_second", "state_bytes", "yardstick", "ratio"};
    struct trial *p = *state;
    run(p, "@ bench vigilante --json --seconds 1");
    expect_code(p, 0);
    json_t *json = read_json(p);
    for (int i = 0; i < COUNT(keys); i++) assert_true(json_number_value(json_object_get(json, keys[i])) > 0);
    json_decref(json);
    run(p, "@ bench null --questions --json");
    expect_code(p, 0);
    json = read_json(p);
    double choices = json_number_value(json_object_get(json, "choices"));
    double asked = json_number_value(json_object_get(json, "asked"));
    assert_true(choices > 0 && asked > 0 && asked <= choices);
    assert_true(json_number_value(json_object_get(json, "handed_over")) <=
                json_number_value(json_object_get(json, "curtains")));
    json_decref(json);
}

#define WITH_FOLDER(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
static const struct CMUnitTest tests[] = {
    WITH_FOLDER(commands_are_found_or_suggested),
    WITH_FOLDER(every_command_has_help),
    WITH_FOLDER(bad_options_say_what_was_expected),
    WITH_FOLDER(games_are_listed),
    WITH_FOLDER(scenarios_are_shown_with_their_difficulty),
    WITH_FOLDER(rules_are_found),
    WITH_FOLDER(content_is_listed_and_checked),
    WITH_FOLDER(a_whole_game_ends_and_is_kept),
    WITH_FOLDER(variants_and_bots_end),
    WITH_FOLDER(equal_seeds_give_equal_games),
    WITH_FOLDER(an_unfinished_game_goes_on),
    WITH_FOLDER(commands_answer_and_change_nothing),
    WITH_FOLDER(a_page_is_found_by_the_title_above_it),
    WITH_FOLDER(friends_may_take_back),
    WITH_FOLDER(words_choose_an_option),
    WITH_FOLDER(a_curtain_falls_between_humans),
    WITH_FOLDER(no_curtain_falls_between_allies),
    WITH_FOLDER(moments_are_passed_for_a_time),
    WITH_FOLDER(maps_and_long_lists_are_readable),
    WITH_FOLDER(the_words_of_an_option_choose_it),
    WITH_FOLDER(a_record_is_replayed_and_branched),
    WITH_FOLDER(broken_records_are_refused),
    WITH_FOLDER(forged_records_are_refused),
    WITH_FOLDER(the_bench_reports),
};
TEST_GROUP_WITH(tests, find_program, NULL);
