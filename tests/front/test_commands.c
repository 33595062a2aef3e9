/* test_commands.c: the commands other than play in all their forms: bench, replay, paper, rules, content, drive, sim,
 * help. */
#include "program.h"

/* -- bench ------------------------------------------------------------------------------------------------------- */

static void the_bench_measures_the_quick_bot(void **state)
{
    struct trial *p = *state;
    run(p, "@ bench null --scripted --seconds 1 --players 3");
    expect_code(p, 0);
    expect_text(p, "The Null Game, scripted play, 3 players");
    expect_text(p, "decisions per million steps");
    run(p, "@ bench null --seconds 1");
    expect_code(p, 0);
    expect_text(p, "The Null Game, random play, all numbers of players");
    run(p, "@ bench null --players 8 --seconds 1");
    expect_code(p, 2);
    expect_text(p, "The Null Game has no scenario for 8 players");
    run(p, "@ bench null vigilante");
    expect_code(p, 2);
    expect_text(p, "expected at most one game");
}

static void the_bench_measures_thinking_bots(void **state)
{
    static const char *const keys[] = {"whole_random", "whole", "cut_random", "cut", "threads_2", "yardstick"};
    struct trial *p = *state;
    run(p, "@ bench null --bots --seconds 1 --players 3");
    expect_code(p, 0);
    expect_text(p, "The Null Game, iterations of a thinking bot a second");
    expect_text(p, "  two threads");
    run(p, "@ bench null --bots --seconds 1 --players 2 --json");
    expect_code(p, 0);
    json_t *json = read_json(p);
    for (int i = 0; i < COUNT(keys); i++) assert_true(json_number_value(json_object_get(json, keys[i])) > 0);
    json_decref(json);
    run(p, "@ bench vigilante --bots --players 8");
    expect_code(p, 2);
    expect_text(p, "Vigilante has no scenario for 8 players");
}

/* -- replay ------------------------------------------------------------------------------------------------------- */

static void replay_answers_every_command(void **state)
{
    struct trial *p = *state;
    run(p, "printf 'say hello there\\n1\\nquit\\n' | @ play vigilante --players 3 --bots easy --seed 8 >/dev/null; "
           "printf 'go x\\nview 9\\nview Bo\\nview all\\ntable fish\\ntable\\ncard sister\\ncard qqqq\\nrule "
           "vg-114\\n?\\nfoo\\n"
           "explain\\ngo 0\\nnext 3\\nback\\n2\\nnext 99\\nnext\\nbranch 9\\nlog 2\\nq\\n' | @ replay "
           "%s/longbox/saves/*",
        p->folder);
    expect_code(p, 0);
    expect_text(p, "Expected go and a number from 0 to ");
    expect_text(p, "Expected a seat's number or name, or all.");
    expect_text(p, "There is no such page.");
    expect_text(p, "Sister Candle (hero)");
    expect_text(p, "VG-114 Your turn");
    expect_text(p, "Commands, one a line:");
    expect_text(p, "Expected next, back, go N, view SEAT, ");
    expect_text(p, "Ada: \"hello there\"");
    expect_text(p, "This is the end of the record.");
    expect_text(p, "This is the end: back, go N or quit.");
    expect_text(p, "Expected a seat's number or name.");
    run(p, "@ replay %s/longbox/saves/* --view 7 </dev/null", p->folder);
    expect_code(p, 2);
    expect_text(p, "--view expects a seat from 1 to 3, not '7'");
    run(p, "@ replay one two");
    expect_code(p, 2);
    expect_text(p, "expected one file");
}

static void finished_games_are_listed(void **state)
{
    struct trial *p = *state;
    run(p, "@ replay");
    expect_code(p, 1);
    expect_text(p, "no game has been finished yet");
    run(p, "@ play null --bots easy --seats bot --seed 1 </dev/null >/dev/null; @ replay");
    expect_code(p, 0);
    expect_text(p, "/longbox/records/null-");
    run(p, "printf 'next 999\\nbranch 1\\nquit\\n' | @ replay %s/longbox/records/*", p->folder);
    expect_text(p, "The game is over here: go back first.");
}

/* -- paper ------------------------------------------------------------------------------------------------------- */

/* Advertisements of the page that say their name again right after it; *count: how many it has. */
static int stutters(const char *page, int *count)
{
    static const char before[] = "<aside class=\"ad\"><b class=\"loud\">";
    int found = 0;
    for (*count = 0; (page = strstr(page, before)) != NULL; ++*count) {
        const char *name = page + strlen(before), *end = strstr(name, "</b>");
        assert_non_null(end);
        found += strncasecmp(name, end + strlen("</b>"), (size_t)(end - name)) == 0;
        page = end;
    }
    return found;
}

static void a_finished_game_has_its_newspaper(void **state)
{
    int count;
    struct trial *p = *state;
    run(p, "@ play guardians --players 3 --scenario first_alarm --bots quick --seats bot --seed 5 "
           "--names 'A<i>&' </dev/null");
    expect_code(p, 0);
    expect_text(p, "BY THE NUMBERS");
    expect_text(p, "Its newspaper: longbox paper");
    run(p, "@ paper %s/longbox/records/*", p->folder);
    expect_code(p, 0);
    expect_text(p, "<!DOCTYPE html>");
    expect_text(p, "<h1>Guardians' Chronicles</h1>");
    expect_text(p, "<svg viewBox");
    expect_text(p, "Hangar</text>");
    expect_text(p, "</body></html>");
    expect_text(p, "A&lt;i&gt;&amp;");
    assert_null(strstr(p->out.at, "<i>"));
    assert_null(strstr(p->out.at, "http")); /* it needs nothing else */
    assert_int_equal(stutters(p->out.at, &count), 0);
    assert_in_range(count, 3, 6);
    run(p, "@ paper --text %s/longbox/records/*", p->folder);
    expect_code(p, 0);
    expect_text(p, "THE CAST");
}

static void games_without_a_newspaper_say_so(void **state)
{
    struct trial *p = *state;
    run(p, "@ paper");
    expect_code(p, 2);
    expect_text(p, "expected one file");
    run(p, "@ paper %s/none", p->folder);
    expect_code(p, 1);
    run(p, "@ play null --bots easy --seats bot --seed 1 </dev/null >/dev/null; @ paper %s/longbox/records/*",
        p->folder);
    expect_code(p, 1);
    expect_text(p, "has no newspaper");
    run(p, "printf 'quit\\n' | @ play guardians --players 3 --seed 8 >/dev/null; @ paper %s/longbox/saves/*",
        p->folder);
    expect_code(p, 1);
    expect_text(p, "the game is not over: there is no newspaper yet");
}

/* -- rules, content, help -------------------------------------------------------------------------------------- */

static void rules_and_content_need_a_game(void **state)
{
    struct trial *p = *state;
    run(p, "@ rules");
    expect_code(p, 2);
    expect_text(p, "expected a game; 'longbox games' lists them");
    run(p, "@ rules chess");
    expect_code(p, 2);
    run(p, "@ content list");
    expect_code(p, 2);
    expect_text(p, "expected a game; 'longbox games' lists them");
    run(p, "@ content list null null");
    expect_code(p, 2);
    run(p, "mkdir %s/empty; @ content list null --content %s/empty", p->folder, p->folder);
    expect_code(p, 1);
    expect_text(p, "expected *.lua files, found none");
    run(p, "mkdir -p %s/folder/a.lua; @ content check %s/folder", p->folder, p->folder);
    expect_code(p, 1);
    run(p, "mkdir %s/two; echo '-- x' > %s/two/b.lua; echo '-- y' > %s/two/a.lua; @ content check %s/two --game "
           "null", p->folder,
        p->folder, p->folder, p->folder);
    expect_code(p, 0);
    expect_text(p, "no mistakes");
}

static void the_fields_of_content_are_shown(void **state)
{
    struct trial *p = *state;
    run(p, "@ content fields null");
    expect_code(p, 0);
    expect_text(p, "copies");
    size_t one = p->out.length;
    run(p, "@ content fields");
    expect_code(p, 0);
    assert_true(p->out.length > 2 * one);
    run(p, "@ content fields null null");
    expect_code(p, 2);
    run(p, "@ content fields chess");
    expect_code(p, 2);
}

static void help_is_found_in_every_way(void **state)
{
    struct trial *p = *state;
    run(p, "@ help play");
    expect_code(p, 0);
    expect_text(p, "Usage: longbox play");
    run(p, "@ xyzzyxyzzy");
    expect_code(p, 2);
    expect_text(p, "Try 'longbox --help'.");
    run(p, "@ play -x");
    expect_code(p, 2);
    expect_text(p, "options begin with two dashes");
    run(p, "test -e /dev/full || exit 3; @ games > /dev/full"); /* output that cannot be written is a failure */
    if (p->code != 3) expect_code(p, 1);
}

/* -- drive ----------------------------------------------------------------------------------------------------- */

static void drive_takes_options(void **state)
{
    struct trial *p = *state;
    run(p, "printf '\\n{\"op\":\"new\"}\\n{\"op\":\"quit\"}\\n{\"op\":\"hash\"}\\n' | @ drive --game=null");
    expect_code(p, 0);
    expect_text(p, "{\"game\":\"null\",");
    expect_text(p, "{\"quit\":true}\n");
    refuse_text(p, "hash");
    run(p, "@ drive --game chess");
    expect_code(p, 2);
    expect_text(p, "there is no game 'chess'");
    run(p, "@ drive --content x");
    expect_code(p, 2);
    expect_text(p, "--content needs --game");
    run(p, "@ drive word");
    expect_code(p, 2);
    run(p, "@ drive --gam null");
    expect_code(p, 2);
    expect_text(p, "did you mean --game?");
}

static void a_page_is_brought_up_to_date(void **state)
{
    struct trial *p = *state;
    run(p, "for l in fields entries verbs events words; do printf '<!-- %%s -->\\n<!-- end -->\\n' $l; done > "
           "%s/page.md; "
           "@ drive --game null --page %s/page.md", p->folder, p->folder);
    expect_code(p, 0);
    expect_text(p, "- `rival[].coins` (");
    run(p, "@ drive --page %s/page.md", p->folder);
    expect_code(p, 2);
    expect_text(p, "--page needs --game");
    run(p, "@ drive --game chess --page %s/page.md", p->folder);
    expect_code(p, 2);
    run(p, "@ drive --game null --page %s/nowhere", p->folder);
    expect_code(p, 1);
    run(p, "echo x > %s/x.md; @ drive --game null --page %s/x.md", p->folder, p->folder);
    expect_code(p, 1);
    expect_text(p, "expected a line \"<!-- fields -->\"");
}

/* -- fit --------------------------------------------------------------------------------------------------------- */

static void fit_measures_and_writes_weights(void **state)
{
    struct trial *p = *state;
    run(p, "@ fit freedom --players 2 --games 4");
    expect_code(p, 0);
    expect_text(p, "held out");
    expect_text(p, "base rate");
    run(p, "cp src/games/the-others/weights.def %s/w; @ fit the-others --players 2 --games 8 --ridge 1000 "
           "--weights %s/w", p->folder, p->folder);
    expect_code(p, 0);
    expect_text(p, "fitted less present");
    run(p, "grep -c '^FACT(' %s/w; grep -c ' /[*] with 4 ' %s/w", p->folder, p->folder);
    expect_text(p, "29");
    expect_text(p, "1");
}

static void fit_says_what_it_expects(void **state)
{
    struct trial *p = *state;
    run(p, "@ fit");
    expect_code(p, 2);
    run(p, "@ fit null");
    expect_code(p, 1);
    expect_text(p, "null has no estimate");
    run(p, "@ fit freedom --players 2 --games 3");
    expect_code(p, 1);
    expect_text(p, "at least 4");
    run(p, "@ fit freedom --players 9");
    expect_code(p, 2);
}

#define WITH_FOLDER(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
/* -- serve ------------------------------------------------------------------------------------------------------- */

static void serve_says_what_it_expects(void **state)
{
    struct trial *p = *state;
    run(p, "@ serve --port 65536");
    expect_code(p, 2);
    expect_text(p, "65535");
    run(p, "@ serve vigilante");
    expect_code(p, 2);
    expect_text(p, "I do not know vigilante");
    run(p, "@ serve --help");
    expect_code(p, 0);
    expect_text(p, "nobody else can reach it");
}

static const struct CMUnitTest tests[] = {
    WITH_FOLDER(fit_measures_and_writes_weights),
    WITH_FOLDER(fit_says_what_it_expects),
    WITH_FOLDER(the_bench_measures_the_quick_bot),
    WITH_FOLDER(the_bench_measures_thinking_bots),
    WITH_FOLDER(replay_answers_every_command),
    WITH_FOLDER(finished_games_are_listed),
    WITH_FOLDER(a_finished_game_has_its_newspaper),
    WITH_FOLDER(games_without_a_newspaper_say_so),
    WITH_FOLDER(rules_and_content_need_a_game),
    WITH_FOLDER(the_fields_of_content_are_shown),
    WITH_FOLDER(help_is_found_in_every_way),
    WITH_FOLDER(drive_takes_options),
    WITH_FOLDER(a_page_is_brought_up_to_date),
    WITH_FOLDER(serve_says_what_it_expects),
};
TEST_GROUP_WITH(tests, find_program, NULL);
