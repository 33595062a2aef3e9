/* test_terminal.c: the program at a pseudo-terminal: offers, hints, strict memory, screens. */
#include "terminal.h"

/* -- Opening a game ------------------------------------------------------------------------------------------- */

static void the_game_is_asked_for(void **state)
{
    struct trial *p = *state;
    type(p, "@ play --lines --bots easy --seed 1", "99\nnull\nquit\n");
    expect_code(p, 0);
    expect_text(p, "Vigilante: ");
    expect_text(p, "Which game?");
    expect_text(p, "Expected a number from 1 to ");
    expect_text(p, "The Null Game: ");
    type(p, "@ play --lines --bots easy --seed 1", "");
    expect_code(p, 2);
    run(p, "@ play --seed 1 </dev/null");
    expect_code(p, 2);
    expect_text(p, "expected a game; 'longbox games' lists them");
    run(p, "@ play null vigilante");
    expect_code(p, 2);
    expect_text(p, "expected one game");
}

static void an_unfinished_game_is_offered(void **state)
{
    struct trial *p = *state;
    type(p, "@ play --lines null --fast", "1\nquit\n");
    expect_code(p, 0);
    refuse_text(p, "A game is not finished");
    type(p, "@ play --lines null", "perhaps\nyes\nquit\n");
    expect_code(p, 0);
    expect_text(p, "A game is not finished: The Null Game, A Short Evening, ");
    expect_text(p, "left just now.");
    expect_text(p, "Expected yes or no.");
    expect_text(p, "The Null Game goes on.");
    type(p, "@ play --lines null", "no\nquit\n");
    expect_code(p, 0);
    refuse_text(p, "goes on.");
    run(p, "ls %s/longbox/saves | wc -l", p->folder);
    expect_text(p, "2");
    type(p, "@ play --lines vigilante --fast", "no\nquit\n"); /* another game */
    refuse_text(p, "A game is not finished");
    type(p, "@ play --lines null --seed 5", "quit\n"); /* a new one is described */
    refuse_text(p, "A game is not finished");
}

static void the_age_of_a_game_is_shown(void **state)
{
    struct trial *p = *state;
    run(p, "printf 'quit\\n' | @ play null --bots easy --seed 1; touch -d '3 hours ago' %s/longbox/saves/*", p->folder);
    type(p, "@ play --lines null", "yes\nquit\n");
    expect_text(p, "left 3 hours ago.");
    run(p, "touch -d '25 hours ago' %s/longbox/saves/*", p->folder);
    type(p, "@ play --lines null", "yes\nquit\n");
    expect_text(p, "left 1 day ago.");
}

/* Neither a finished game, nor one that is being played, nor a damaged file is offered. */
static void what_cannot_go_on_is_not_offered(void **state)
{
    struct trial *p = *state;
    run(p, "mkdir -p %s/longbox/saves; echo hello > %s/longbox/saves/null-x.longbox", p->folder, p->folder);
    type(p, "@ play --lines null", "quit\n");
    refuse_text(p, "A game is not finished");
    struct text shell = {0};
    text_add(&shell, "cd %s; rm longbox/saves/*; printf 'quit\\n' | @ play --lines null --bots easy --seed 1 "
                     ">/dev/null; mkfifo in; "
                     "@ play --continue < in > out & exec 3> in; for t in $(seq 200); do grep -q help: out && break; "
                     "sleep 0.05; done; @ play --lines null; printf 'quit\\n' >&3; exec 3>&-; wait", p->folder);
    type(p, shell.at, "quit\n");
    text_free(&shell);
    expect_text(p, "The Null Game: A Short Evening");
    refuse_text(p, "A game is not finished");
}

static void interrupting_saves_the_game(void **state)
{
    struct trial *p = *state;
    run(p, "cd %s; mkfifo in; @ play null --bots easy --seed 1 < in > out & game=$!; exec 3> in; "
           "for t in $(seq 200); do grep -q help: out && break; sleep 0.05; done; kill -INT $game; wait $game; "
           "echo code $?; cat out", p->folder);
    expect_text(p, "code 130");
    expect_text(p, "The game is saved. Go on with: longbox play --continue");
}

/* -- At the screen ----------------------------------------------------------------------------------------------- */

static void hints_are_given(void **state)
{
    struct trial *p = *state;
    run(p, "printf 'hint ismcts:40\\nhint easy\\nhint wise\\nodds\\nodds 1\\nodds x\\nquit\\n' | "
           "@ play vigilante --players 3 --bots easy --seed 8");
    expect_code(p, 0);
    expect_text(p, "A bot of 40 iterations would answer ");
    expect_text(p, "Chance to win as it sees it from what you know, ");
    expect_text(p, "%, 20 tries; then Bo: Keep ");
    expect_text(p, "A bot of level easy does not think; expected normal, hard, expert or ismcts:N.");
    expect_text(p, "There is no level 'wise'");
    expect_text(p, "Expected the number of an option, or nothing for all.");
    run(p, "printf 'hint ismcts:400\\n1\\n1\\nhint ismcts:400\\nquit\\n' | @ play null --bots easy --seed 1");
    expect_text(p, "would answer 2: Bid Pickpocket.");
    expect_text(p, "About as good, as far as it can tell: \"Bid Windfall\" (");
    run(p, "printf 'hint expert\\nquit\\n' | @ play null --seed 3");
    expect_text(p, "\nAn expert bot would answer ");
}

static void the_pace_of_bots_is_chosen(void **state)
{
    struct trial *p = *state;
    run(p, "@ play null --pace slow </dev/null");
    expect_code(p, 2);
    expect_text(p, "--pace expects even or quick, not 'slow'");
    run(p, "printf '1\\n1\\nquit\\n' | @ play vigilante --players 3 --bots ismcts:5 --seed 8 --pace even | grep -v "
           "saves >%s/even; "
           "printf '1\\n1\\nquit\\n' | @ play vigilante --players 3 --bots ismcts:5 --seed 8 --pace quick | grep -v "
           "saves >%s/quick; "
           "cmp %s/even %s/quick", p->folder, p->folder, p->folder, p->folder);
    expect_code(p, 0);
}

/* VG-S66: what only the reader was shown is news once; the log shows it as everybody saw it. */
static void a_strict_log_does_not_help_to_remember(void **state)
{
    struct trial *p = *state;
    run(p, "printf '1\\nlog 100\\nquit\\n' | @ play vigilante --players 3 --bots easy --seed 8");
    refuse_text(p, "You draw a City card.");
    run(p, "printf '1\\nlog 100\\nquit\\n' | @ play vigilante --players 3 --bots easy --seed 8 --strict-memory");
    expect_text(p, "You draw "); /* the news */
    expect_text(p, "\nYou draw a City card.\n"); /* the log */
    run(p, "printf 'log 100\\nquit\\n' | @ play --continue");
    expect_code(p, 0);
    expect_text(p, "\nYou draw a City card.\n");
    /* what was read before the break is not shown again: every card of the set-up was */
    run(p, "printf 'quit\\n' | @ play --continue | grep -c 'You draw '");
    expect_text(p, "0");
}

static void folded_options_are_found_by_words_and_explained_when_opened(void **state)
{
    struct trial *p = *state;
    run(p, "printf 'play tachyon\\n1\\nmove to halv\\ngo to the hero\\n4\\nquit\\n' | "
           "@ play freedom-five --players 1 --seed 3 --lines");
    expect_code(p, 0);
    expect_text(p, "Move to ... (25)");
    expect_text(p, "Tachyon moves to Halvard Institute.");
    expect_text(p, "Full Throttle (special)");  /* it stands in the list */
    expect_text(p, "Shortest Path (ability)");  /* of Play ... (3), which was opened */
    refuse_text(p, "Cobblers' Rise (location)"); /* of Move to ..., which was not */
}

/* In a turn of one's own, too: nobody has chosen what is turned up there. */
static void what_is_turned_up_in_ones_own_turn_is_explained(void **state)
{
    struct trial *p = *state;
    run(p, "printf '1\\n1\\ngo to the villain\\nquit\\n' | @ play freedom-five --players 1 --seed 8 --lines");
    expect_code(p, 0);
    expect_text(p, "Scheme card: Twenty Thousand Hostages.");
    expect_text(p, "Twenty Thousand Hostages (scheme). 1: place a yellow Henchman");
}

static void settings_are_changed_and_explained(void **state)
{
    struct trial *p = *state;
    run(p, "printf '1\\ntable off\\ntable on\\ntable fish\\ntexts off\\ntexts\\nrules\\nrules off\\nrules 114\\nlog "
           "x\\n"
           "say\\nseats 9 easy\\nseats 2 wise\\nseats 2 hard\\nresign\\npass never\\npass fortnight\\nwhy "
           "xyzzy\\nexit\\n' | "
           "@ play vigilante --players 3 --bots easy --seed 8");
    expect_code(p, 0);
    expect_text(p, "The status is not shown before questions.");
    expect_text(p, "The status is shown before questions.");
    expect_text(p, "Expected a page (");
    expect_text(p, "Texts of new cards are not shown.");
    expect_text(p, "Expected texts on or texts off.");
    expect_text(p, "Expected words to look for: rules fire; or rules on, rules off");
    expect_text(p, "Rule numbers are not shown.");
    expect_text(p, "VG-114 ");
    expect_text(p, "Expected how many lines: log 40.");
    expect_text(p, "Expected what to say.");
    expect_text(p, "Expected a seat and who sits there: seats 2 hard.");
    expect_text(p, "A seat expects human, bot, ");
    expect_text(p, "Seat 2: Bo, hard bot");
    expect_text(p, "Type \"resign yes\" if you mean it.");
    expect_text(p, "You are asked each time.");
    expect_text(p, "Nothing about 'xyzzy' is refused here.");
}

/* News that a small screen cannot hold is shown by `log`; rule numbers are added to events if wanted. */
static void long_news_is_cut_and_numbered(void **state)
{
    struct trial *p = *state;
    type(p, "LINES=12 @ play --lines vigilante --players 3 --bots easy --seed 8", "1\nrules on\nlog 4\nquit\n");
    expect_code(p, 0);
    expect_text(p, "earlier lines: type log)");
    expect_text(p, " (VG-");
}

static void passing_and_undoing_are_confirmed(void **state)
{
    struct trial *p = *state;
    run(p, "printf 'pass\\nrule\\nrule qqqqq\\nqqqqqqq\\nquit\\n' | @ play null --bots easy --seed 1");
    expect_text(p, "Expected pass always or pass never: there is nothing to pass here.");
    expect_text(p, "Expected the number of a rule, or words that one contains.");
    expect_text(p, "Expected a number up to ");
    run(p, "printf 'undo\\nquit\\n' | @ play vigilante --players 3 --bots easy --seed 8");
    expect_text(p, "There is nothing to undo.");
    run(p, "printf '1\\n1\\n1\\n1\\npass always\\npass never\\nresign yes\\nquit\\n' | "
           "@ play the-others --players 2 --seats human,easy --seed 6");
    expect_text(p, "From now on you pass without being asked.");
    run(p, "printf 'resign yes\\nquit\\n' | @ play null --bots easy --seed 1");
    expect_code(p, 0);
}

/* VG-S66: private notes are printed, unless the game is strict. */
static void notes_are_left_out_of_a_strict_table(void **state)
{
    struct trial *p = *state;
    struct text input = {0};
    for (int i = 0; i < 60; i++) text_add(&input, "1\\n");
    run(p, "printf '%stable\\nquit\\n' | @ play vigilante --players 3 --bots easy --seed 2 | "
           "grep -c 'you saw'", input.at);
    int open = atoi(p->out.at);
    run(p, "printf '%stable\\nquit\\n' | @ play vigilante --players 3 --bots easy --seed 2 --strict-memory | grep -c "
           "'you saw'",
        input.at);
    assert_true(open > 0);
    assert_int_equal(atoi(p->out.at), 0);
    text_free(&input);
}

static void a_friendly_game_stays_friendly(void **state)
{
    struct trial *p = *state;
    run(p, "printf '1\\nquit\\n' | @ play vigilante --players 3 --bots easy --seed 8 --friendly >/dev/null; "
           "printf 'undo\\nquit\\n' | @ play --continue");
    expect_code(p, 0);
    expect_text(p, "Your last answer is taken back, and all that followed it.");
    run(p, "@ play --continue --seats wizard");
    expect_code(p, 2);
    expect_text(p, "a seat expects human, ");
}

static void many_games_show_their_progress(void **state)
{
    struct trial *p = *state;
    type(p, "@ sim null --players 2 --games 2000 --jobs 1", "");
    expect_code(p, 0);
    expect_text(p, " of ");
    expect_text(p, " games");
    expect_text(p, "[###");
}

/* What was typed before a question was shown answers nothing; words are completed, and called back. */
static void lines_are_edited(void **state)
{
    struct trial *p = *state;
    type(p, "TERM=xterm @ play --lines vigilante --players 3 --bots easy --seed 8", "1\v2\nquit\n");
    expect_code(p, 0);
    expect_text(p, "(What you typed before you saw this question is not taken.)");
    expect_text(p, "You begin with ");
    run(p, "grep -c '^0 ' %s/longbox/saves/*", p->folder);
    expect_text(p, "1");
    type(p, "TERM=xterm @ play --lines null --bots easy --seed 1", "ai\t\n\033[A\ncard win\t\nquit\n");
    expect_code(p, 0);
    int told = 0;
    for (const char *at = p->out.at; (at = strstr(at, "Have the most coins")) != NULL; at++) told++;
    assert_int_equal(told, 3); /* the greeting, aim, and aim once more */
    expect_text(p, "Windfall (card)");
}

/* On a screen there are colours, two columns of options and a curtain that leaves nothing to read. */
static void a_screen_has_columns_and_colours(void **state)
{
    struct trial *p = *state;
    type(p, "TERM=xterm @ play --lines the-others --players 2 --seats human,easy --seed 6", "1\n1\n1\nquit\n");
    expect_code(p, 0);
    expect_text(p, "\033[1m");
    type(p, "TERM=xterm NO_COLOR=1 @ play --lines vigilante --seats human,human --names Anna,Bo --bots easy --seed "
            "4", "\n1\n\n1\n");
    expect_text(p, "\033[H\033[2J\033[3J");
    refuse_text(p, "\033[1m");
    expect_text(p, "Pass the screen to Bo");
}

#define WITH_FOLDER(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
static const struct CMUnitTest tests[] = {
    WITH_FOLDER(the_game_is_asked_for),
    WITH_FOLDER(an_unfinished_game_is_offered),
    WITH_FOLDER(the_age_of_a_game_is_shown),
    WITH_FOLDER(what_cannot_go_on_is_not_offered),
    WITH_FOLDER(interrupting_saves_the_game),
    WITH_FOLDER(hints_are_given),
    WITH_FOLDER(the_pace_of_bots_is_chosen),
    WITH_FOLDER(a_strict_log_does_not_help_to_remember),
    WITH_FOLDER(folded_options_are_found_by_words_and_explained_when_opened),
    WITH_FOLDER(what_is_turned_up_in_ones_own_turn_is_explained),
    WITH_FOLDER(settings_are_changed_and_explained),
    WITH_FOLDER(long_news_is_cut_and_numbered),
    WITH_FOLDER(passing_and_undoing_are_confirmed),
    WITH_FOLDER(notes_are_left_out_of_a_strict_table),
    WITH_FOLDER(a_friendly_game_stays_friendly),
    WITH_FOLDER(many_games_show_their_progress),
    WITH_FOLDER(lines_are_edited),
    WITH_FOLDER(a_screen_has_columns_and_colours),
};
TEST_GROUP_WITH(tests, find_program, NULL);
