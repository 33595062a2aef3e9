/* test_saves.c: saved games as files: when they cannot be written, when several programs want the same one, and what a
 * resumed game knows. */
#include "program.h"

/* Waits in a shell until the file `out` contains a text, at most ten seconds. */
#define UNTIL(text) "for t in $(seq 200); do grep -q '" text "' out && break; sleep 0.05; done; "

/* -- Saves that fail ---------------------------------------------------------------------------------- */

/* A file in place of the folder: nothing can be saved in it, even if root runs the tests. */
static void a_failed_save_is_reported_and_tried_again(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "mkdir -p longbox && touch longbox/saves && "
           "{ printf '1\\n'; " UNTIL("tried again") " rm longbox/saves; printf '1\\n1\\nquit\\n'; } | "
           "@ play null --bots easy --seed 1 > out; echo code $?; cat out; cat longbox/saves/*");
    expect_text(p, "code 0");
    expect_text(p, "The game is not saved:");
    expect_text(p, "It is tried again with every answer.");
    expect_text(p, "The game is saved again.");
    expect_text(p, "The game is saved. Go on with: longbox play --continue");
    expect_text(p, "longbox record 1");
}

static void a_failed_save_is_reported_with_every_question(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "mkdir -p longbox && touch longbox/saves && printf '1\\n1\\n1\\n' | @ play null --bots easy --seed 1 | "
           "grep -c 'is tried again'");
    expect_text(p, "4");
}

/* The name is there already, and its folder goes away and comes back. */
static void a_game_that_has_a_name_is_saved_there_again(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "touch out; { " UNTIL("help:") "mv longbox/saves away; touch longbox/saves; printf '1\\n'; " UNTIL("tried "
           "again")
           "rm longbox/saves; mv away longbox/saves; printf '1\\nquit\\n'; } | @ play null --bots easy --seed 1 > out; "
           "cat out; ls longbox/saves | wc -l");
    expect_text(p, "The game is not saved:");
    expect_text(p, "The game is saved again.");
    expect_text(p, "\n1\n");
    run(p, "printf 'quit\\n' | @ play --continue");
    expect_code(p, 0);
}

/* Quitting loses what is not saved: it must be said twice, and the exit code is a failure. */
static void quit_does_not_claim_that_the_game_is_saved(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "mkdir -p longbox && touch longbox/saves && printf '1\\nquit\\nsave\\nsave copy\\nquit\\n' | "
           "@ play null --bots easy --seed 1");
    expect_code(p, 1);
    expect_text(p, "quit again and lose it");
    expect_text(p, "Try again, or save FILE.");
    expect_text(p, "Saved. Go on with: longbox play --resume copy");
    expect_text(p, "What was played since it was last saved is lost.");
    refuse_text(p, "The game is saved. ");
    run(p, "printf 'quit\\n' | @ play --resume copy");
    expect_code(p, 0);
    run(p, "printf '1\\n' | @ play null --bots easy --seed 1"); /* the input has ended: nobody can be asked */
    expect_code(p, 1);
    refuse_text(p, "The game is saved. ");
    run(p, "@ play null --seats bot --bots easy --seed 1 </dev/null");
    expect_code(p, 1);
    expect_text(p, "Its record is lost.");
}

/* A limit for the size of files is like a full disk: the old save stays, and no half-written file is left. */
static void a_full_disk_leaves_the_last_save(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "printf '1\\n' | @ play null --bots easy --seed 1 >/dev/null; cksum longbox/saves/* > before; "
           "(ulimit -f 0; printf '1\\nquit\\nquit\\n' | @ play --continue | cat); cksum longbox/saves/* | cmp - "
           "before && "
           "ls longbox/saves | wc -l");
    expect_code(p, 0);
    expect_text(p, "The game is not saved:");
    expect_text(p, "\n1\n");
    run(p, "(ulimit -f 0; @ play null --bots easy --seed 2 </dev/null | cat); ls longbox/saves | wc -l");
    expect_text(p, "The game is not saved:");
    expect_text(p, "\n1\n");
}

static void games_are_kept_at_home_or_nowhere(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "mkdir home; unset XDG_STATE_HOME; HOME=$PWD/home @ play null --bots easy --seed 1 </dev/null; "
           "ls home/.local/state/longbox/saves");
    expect_code(p, 0);
    expect_text(p, "The game is saved.");
    expect_text(p, "null-");
    run(p, "unset XDG_STATE_HOME HOME; @ play null --bots easy --seed 1 </dev/null");
    expect_code(p, 1);
    expect_text(p, "neither XDG_STATE_HOME nor HOME says where");
    run(p, "touch file; XDG_STATE_HOME=$PWD/file @ play null --bots easy --seed 1 </dev/null");
    expect_code(p, 1);
    expect_text(p, "/file/longbox/saves: Not");
    run(p, "@ play --resume nowhere");
    expect_code(p, 1);
    expect_text(p, "nowhere: No such file");
}

static void a_copy_that_cannot_be_written_is_reported(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "printf 'save\\nsave no/where\\nquit\\n' | @ play null --bots easy --seed 1");
    expect_code(p, 0);
    expect_text(p, "Saved in ");
    expect_text(p, "It cannot be saved: no/where: ");
}

/* A save holds everybody's secrets, `record` only those of the seat. */
static void what_a_seat_may_know_is_written(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "printf '1\\nrecord\\nrecord no/where\\nrecord mine\\nquit\\n' | @ play vigilante --players 3 --bots easy "
           "--seed 8; cat mine");
    expect_code(p, 0);
    expect_text(p, "Expected a file: record FILE.");
    expect_text(p, "It cannot be written: no/where: ");
    expect_text(p, "What you may know of the game is in mine");
    expect_text(p, "seed hidden");
    expect_text(p, "\n0 KEEP_STARTER ");
    expect_text(p, "draws a City card");
    refuse_text(p, "\n1 KEEP_STARTER ");
    run(p, "printf 'record mine\\nquit\\n' | @ play vigilante --players 3 --bots easy --seed 8 --strict-memory");
    expect_text(p, "In a game with strict memory nothing is told again before its end.");
}

/* -- Several programs ----------------------------------------------------------------------------------- */

static void games_of_the_same_second_have_different_files(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do @ play null --bots easy --seed $i "
           "</dev/null >/dev/null & done; wait; ls longbox/saves | wc -l; cat longbox/saves/* | grep '^seed' | sort "
           "-u | wc -l");
    assert_string_equal(p->out.at, "20\n20\n");
    run(p, "for i in 1 2 3 4 5 6 7 8 9 10 11 12; do @ play null --bots easy --seats bot --seed $i </dev/null "
           ">/dev/null & "
           "done; wait; ls longbox/records | wc -l; ls longbox/saves | wc -l");
    assert_string_equal(p->out.at, "12\n20\n");
}

/* A record that already has the name of a game that ends now is not replaced. */
static void a_finished_game_replaces_no_record(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "@ play null --bots easy --seed 1 </dev/null >/dev/null; for f in longbox/saves/*; do "
           "echo other > longbox/records/${f##*/}; done; yes 1 | @ play --continue");
    expect_code(p, 0);
    run(p, "ls longbox/records | wc -l; ls longbox/records; cat longbox/records/*");
    expect_text(p, "2\n");
    expect_text(p, "-again-2.longbox");
    expect_text(p, "other\n");
    expect_text(p, "longbox record 1");
}

static void a_game_is_played_by_one_program_only(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "printf '1\\n' | @ play null --bots easy --seed 1 >/dev/null; mkfifo in; @ play --continue < in > out & "
           "exec 3> in; "
           UNTIL("help:") "printf '1\\n' >&3; sleep 0.2; @ play --continue </dev/null; echo code $?; "
           "@ play --resume longbox/saves/* </dev/null; echo code $?; printf 'quit\\n' >&3; exec 3>&-; wait; cat out");
    expect_text(p, "this game is being played already, in another window");
    expect_text(p, "code 1\nlongbox play: longbox/saves/");
    expect_text(p, "The game is saved.");
    run(p, "printf 'quit\\n' | @ play --continue");
    expect_code(p, 0);
}

/* A game that is open in another window is named, and the one that was left before it goes on. */
static void a_game_that_is_open_elsewhere_blocks_nothing(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "printf '1\\nquit\\n' | @ play null --bots easy --seed 2 >/dev/null; touch -d '1 hour ago' longbox/saves/*; "
           "mkfifo in; @ play null --bots easy --seed 1 < in > out & exec 3> in; " UNTIL("help:")
           "printf '1\\n' >&3; sleep 0.2; printf 'quit\\n' | @ play --continue > next; echo code $?; "
           "head -4 next | tr -s '\\n ' ' '; printf 'quit\\n' >&3; exec 3>&-; wait");
    expect_text(p, "this game is being played already, in another window or by somebody else. It is left out. The Null "
                   "Game goes on.");
    expect_text(p, "code 0");
}

/* A temporary file that a killed program left beside a save is removed; one that a running program is about to rename
 * stays. */
static void leftovers_of_killed_saves_are_removed(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "printf '1\\n' | @ play null --bots easy --seed 1 >/dev/null; cd longbox/saves; sh -c 'exit 0' & dead=$!; "
           "wait; "
           "touch -d '1 hour ago' a.longbox.$dead.new b.longbox.$$.new empty.longbox; touch new.longbox.$dead.new; "
           "echo x > x.longbox; touch -d '1 hour ago' x.longbox; ls | wc -l; printf 'quit\\n' | @ play --continue "
           ">/dev/null; ls");
    expect_text(p, "6\nb.longbox.");
    expect_text(p, "\nnew.longbox.");
    expect_text(p, "\nx.longbox");
    refuse_text(p, "a.longbox");
    refuse_text(p, "empty.longbox");
}

/* -- What a saved game knows ------------------------------------------------------------------------------- */

static void players_of_a_record_without_names_get_names(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "printf '1\\n' | @ play vigilante --bots easy --seed 3 >/dev/null; sed '/^name [02]/d' longbox/saves/* > r; "
           "printf 'seats\\nquit\\n' | @ play --resume r");
    expect_code(p, 0);
    expect_text(p, "Seat 1: Ada, you");
    expect_text(p, "Seat 2: Bo, ");
    expect_text(p, "Seat 3: Cleo, ");
    refuse_text(p, "nobody");
    run(p, "sed '/^name/d' longbox/saves/* > r; printf 'next 5\\nquit\\n' | @ replay r");
    expect_code(p, 0);
    refuse_text(p, "nobody");
}

/* 23 bytes have room for eleven of these letters and a half. */
static void names_are_cut_between_letters(void **state)
{
    struct trial *p = *state;
    run(p, "printf 'seats\\nquit\\n' | @ play null --bots easy --seed 1 --names éééééééééééééééé,Zoë");
    expect_code(p, 0);
    expect_text(p, "Seat 1: ééééééééééé, you");
    expect_text(p, "Seat 2: Zoë, ");
    run(p, "iconv -f UTF-8 -t UTF-8 %s/longbox/saves/* >/dev/null && printf 'quit\\n' | @ play --continue", p->folder);
    expect_code(p, 0);
}

static void a_game_with_other_content_goes_on_from_any_folder(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "mkdir own other && echo '-- as it is' > own/a.lua && printf '1\\n' | @ play null --bots easy --seed 1 "
           "--content own");
    expect_code(p, 0);
    run(p, "cd other && printf 'quit\\n' | @ play --continue");
    expect_code(p, 0);
    expect_text(p, "goes on.");
}

/* What somebody has set is as it was when the game goes on, in another program. */
static void settings_come_back_with_a_game(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "printf 'rules on\\ntexts off\\ntable off\\nquit\\n' | @ play vigilante --players 3 --bots easy --seed 8 "
           "--threads 3 --fast --friendly --pace quick; cat longbox/saves/*");
    expect_text(p, "# numbers on\n# texts off\n# show-table off\n");
    expect_text(p, "# friendly\n# fast\n# obvious\n# pace quick\n# threads 3\n");
    run(p, "printf 'quit\\n' | @ play --continue; cat longbox/saves/*");
    expect_text(p, "(VG-");
    expect_text(p, "# numbers on\n# texts off\n# show-table off\n");
    expect_text(p, "# friendly\n# fast\n# obvious\n# pace quick\n# threads 3\n");
    run(p, "printf 'quit\\n' | @ play --continue --threads 2 >/dev/null; cat longbox/saves/*");
    expect_text(p, "# threads 2\n");
}

/* -- Several games ------------------------------------------------------------------------------------------ */

static void unfinished_games_are_listed(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "@ play --list");
    expect_code(p, 1);
    expect_text(p, "there is no game to go on with");
    run(p, "printf 'quit\\n' | @ play null --bots easy --seed 1 >/dev/null; touch -d '3 hours ago' longbox/saves/*; "
           "printf 'quit\\n' | @ play vigilante --players 3 --seats hard,human --seed 1 >/dev/null; @ play --list");
    expect_code(p, 0);
    expect_text(p, "Vigilante, Brought to Justice, 3 players (hard bot, you, normal bot),");
    expect_text(p, "left just now\n");
    expect_text(p, "The Null Game, A Short Evening, ");
    expect_text(p, "left 3 hours ago\n");
    expect_text(p, "  longbox play --resume /");
    run(p, "@ play null --list");
    refuse_text(p, "Vigilante");
    run(p, "@ play chess --list");
    expect_code(p, 2);
}

/* A save that somebody has spoilt is named and left out; the one before it goes on. */
static void a_damaged_save_blocks_nothing(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "printf '1\\n1\\nquit\\n' | @ play null --bots easy --seed 1 >/dev/null; "
           "touch -d '1 hour ago' longbox/saves/*; echo garbage > longbox/saves/null-broken.longbox; "
           "printf 'longbox record 1\\ngame null 1\\nseed x\\n' > "
           "longbox/saves/null-half.longbox; printf 'quit\\n' | @ play --continue");
    expect_code(p, 0);
    expect_text(p, "A saved game cannot go on and is left out:");
    expect_text(p, "null-broken.longbox is not a record of");
    expect_text(p, "null-half.longbox: line 3");
    expect_text(p, "The Null Game goes on.");
    run(p, "@ play --list; ls longbox/saves");
    expect_code(p, 0);
    expect_text(p, "The Null Game, A Short Evening");
    expect_text(p, "null-broken.longbox is not a record of");
    expect_text(p, "\nnull-half.longbox\n");
    run(p, "rm longbox/saves/null-2*; @ play --continue </dev/null"); /* only damaged ones are left */
    expect_code(p, 1);
}

/* A copy replaces a file only if that is said twice, one after the other. */
static void a_copy_replaces_a_file_only_if_told_twice(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "echo mine > file; echo also > other; printf 'save file\\nsave other\\nrecord file\\nquit\\n' | "
           "@ play null --bots easy --seed 1; cat file other");
    expect_text(p, "file exists already. The same command again replaces it.");
    expect_text(p, "other exists already.");
    expect_text(p, "mine\nalso\n");
    run(p, "printf 'save file\\nsave file\\nquit\\n' | @ play null --bots easy --seed 1; cat file");
    expect_text(p, "Saved. Go on with: longbox play --resume file");
    expect_text(p, "longbox record 1");
}

/* A program that is killed at any moment leaves a game that goes on with every answer that was saved before. */
static void a_killed_game_goes_on(void **state)
{
    struct trial *p = *state;
    p->inside = true;
    run(p, "for n in 1 2 3 4 5 6; do rm -rf longbox; mkfifo in$n; @ play null --bots easy --seed $n < in$n > out & "
           "pid=$!; exec 3> in$n; for i in $(seq $n); do printf '1\\n' >&3; done; sleep 0.0$n; kill -9 $pid; "
           "exec 3>&-; wait $pid 2>/dev/null; "
           "[ -s \"$(ls longbox/saves/null-*.longbox 2>/dev/null | head -1)\" ] || { echo none; continue; }; "
           "printf 'quit\\n' | @ play --continue > again && echo fine || cat again; done");
    refuse_text(p, "longbox play:");
    expect_text(p, "fine");
}

#define WITH_FOLDER(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
static const struct CMUnitTest tests[] = {
    WITH_FOLDER(a_failed_save_is_reported_and_tried_again),
    WITH_FOLDER(a_failed_save_is_reported_with_every_question),
    WITH_FOLDER(a_game_that_has_a_name_is_saved_there_again),
    WITH_FOLDER(quit_does_not_claim_that_the_game_is_saved),
    WITH_FOLDER(a_full_disk_leaves_the_last_save),
    WITH_FOLDER(games_are_kept_at_home_or_nowhere),
    WITH_FOLDER(a_copy_that_cannot_be_written_is_reported),
    WITH_FOLDER(what_a_seat_may_know_is_written),
    WITH_FOLDER(games_of_the_same_second_have_different_files),
    WITH_FOLDER(a_finished_game_replaces_no_record),
    WITH_FOLDER(a_game_is_played_by_one_program_only),
    WITH_FOLDER(a_game_that_is_open_elsewhere_blocks_nothing),
    WITH_FOLDER(leftovers_of_killed_saves_are_removed),
    WITH_FOLDER(players_of_a_record_without_names_get_names),
    WITH_FOLDER(names_are_cut_between_letters),
    WITH_FOLDER(a_game_with_other_content_goes_on_from_any_folder),
    WITH_FOLDER(settings_come_back_with_a_game),
    WITH_FOLDER(unfinished_games_are_listed),
    WITH_FOLDER(a_damaged_save_blocks_nothing),
    WITH_FOLDER(a_copy_replaces_a_file_only_if_told_twice),
    WITH_FOLDER(a_killed_game_goes_on),
};
TEST_GROUP_WITH(tests, find_program, NULL);
