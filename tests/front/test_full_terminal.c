/* test_full_terminal.c: the full screen at a pseudo-terminal: it is taken over, written on, and given back. */
#include "terminal.h"

/* What to type once a word stands on the screen; a list ends with keys NULL. */
struct cue {
    const char *word, *keys;
};

/* Runs a shell command at a terminal and types when it is time to; keeps what the screen shows. */
static void press(struct trial *p, const char *command, const struct cue *cue)
{
    pid_t child;
    int master = open_terminal(p, command, &child);
    char piece[4096];
    ssize_t n = 0;
    do {
        text_put(&p->out, piece, (size_t)n);
        for (; cue->keys && strstr(text_string(&p->out), cue->word); cue++) {
            struct termios mode;
            assert_int_equal(tcgetattr(master, &mode), 0);
            assert_false(mode.c_lflag & (ICANON | ECHO)); /* keys are read as they are pressed */
            assert_true(write(master, cue->keys, strlen(cue->keys)) > 0);
        }
    } while ((n = read(master, piece, sizeof piece)) > 0);
    close_terminal(p, master, child);
}

static const char line_letter[] = "\xE2\x94\x80", give_back[] = "\033[?1049l";

static void a_game_fills_the_screen(void **state)
{
    struct trial *p = *state;
    press(p, "TERM=xterm LC_ALL=C.UTF-8 @ play null --bots easy --seed 1",
          (const struct cue[]){{"most coins", "\r"}, {"Deck", "\004"}, {0}});
    expect_code(p, 0);
    expect_text(p, line_letter);
    expect_text(p, give_back);
    expect_text(p, "longbox play --continue");
}

static void the_first_screen_offers_what_was_left(void **state)
{
    struct trial *p = *state;
    run(p, "printf 'quit\\n' | @ play null --bots easy --seed 1");
    press(p, "TERM=xterm LC_ALL=C @ play", (const struct cue[]){{"Quit", "\004"}, {0}});
    expect_code(p, 0);
    expect_text(p, "Null Game");
    expect_text(p, "Vigilante");
    refuse_text(p, line_letter); /* in this locale there is only ASCII */
    expect_text(p, give_back);
}

static void a_campaign_begins_and_goes_on(void **state)
{
    struct trial *p = *state;
    press(p, "TERM=xterm LC_ALL=C.UTF-8 @ play null",
          (const struct cue[]){{"campaign", "campaign\r"}, {"to the table", "\r"}, {"Deck", "\004"}, {0}});
    expect_code(p, 0);
    expect_text(p, "longbox campaign go on null-1");
    press(p, "TERM=xterm LC_ALL=C.UTF-8 @ play",
          (const struct cue[]){{"a game is under way", "\r"}, {"Deck", "\004"}, {0}});
    expect_code(p, 0);
    expect_text(p, "longbox campaign go on null-1");
    run(p, "@ campaign show");
    expect_text(p, "Game 1 is under way.");
}

#define WITH_FOLDER(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
static const struct CMUnitTest tests[] = {
    WITH_FOLDER(a_game_fills_the_screen),
    WITH_FOLDER(the_first_screen_offers_what_was_left),
    WITH_FOLDER(a_campaign_begins_and_goes_on),
};
TEST_GROUP_WITH(tests, find_program, NULL);
