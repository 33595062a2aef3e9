/* test_lines.c: the line mode as its users meet it: ticks, standing answers, people at one screen, way in and out. */
#include "program.h"

#include <ctype.h>

#include "front/term/lines.h"
#include "front/term/term.h"
#include "games/games.h"
#include "room/opening.h"
#include "room/pack.h"
#include "room/room.h"

/* -- Reading ------------------------------------------------------------------------------------------- */

enum { WIDTH = 79, STATUS_LINES = 6 };

/* Whether a line of a text begins with the same word and colon as another one, if that does begin so. */
static bool is_begun(const char *text, const char *line)
{
    size_t word = 0;
    while (isalpha((unsigned char)line[word])) word++;
    if (line[word] != ':') return true; /* how brief it is changes its words */
    for (const char *at = text; *at; at += strcspn(at, "\n"), at += *at == '\n')
        if (!strncmp(at, line, word + 1)) return true;
    return false;
}

/* If there are no more areas than lines, each has at least the beginning of one: none is left out for being long. */
static void check_all_begun(const char *status, const struct scene *scene)
{
    struct text all = {0};
    int lines = 0;
    for (int i = 1; i < scene->count;) {
        const struct scene_node *n = &scene->node[i];
        bool told = n->type == NODE_AREA && (n->pane == PANE_HEAD || n->pane == PANE_MINE);
        if (told) lines_area(&all, scene, i, SIGNS);
        i = told ? n->end : i + 1;
    }
    for (size_t i = 0; i < all.length; i++) lines += all.at[i] == '\n';
    for (const char *at = text_string(&all); *at && lines <= STATUS_LINES; at = strchr(at, '\n') + 1)
        if (!is_begun(status, at)) fail_msg("\"%.*s\" is missing in:\n%s", (int)strcspn(at, "\n"), at, status);
    text_free(&all);
}

/* How things stand takes at most six lines, for every reader and at every question, and says something of all. */
static void a_status_is_short(void **state)
{
    (void)state;
    for (int g = 0; games[g]; g++) {
        struct text error = {0};
        struct pack pack;
        struct setup setup;
        struct scene scene = {0};
        assert_true(pack_open(&pack, games[g], NULL, &error));
        assert_true(opening_find(games[g], &pack.content, &(struct wanted){0}, &setup, &error));
        struct room *room = room_new(games[g], &pack.content, &setup, 3, &error);
        assert_true(room_level(room, "quick", &error) && room_sit(room, "bot", &error));
        for (seat who; room_step(room, NOBODY, &who) != ROOM_OVER;)
            for (seat reader = 0; reader < room_players(room); reader++) {
                struct text out = {0}, wrapped = {0};
                room_scene(room, reader, &scene);
                lines_status(&out, &scene, WIDTH, STATUS_LINES);
                term_wrap(&wrapped, text_string(&out), WIDTH);
                int lines = 0;
                for (size_t i = 0; i < wrapped.length; i++) lines += wrapped.at[i] == '\n';
                assert_in_range(lines, 1, STATUS_LINES);
                check_all_begun(text_string(&out), &scene);
                text_free(&out);
                text_free(&wrapped);
            }
        scene_free(&scene);
        room_free(room);
        pack_close(&pack);
        text_free(&error);
    }
}

/* The whole table and its pages are shown on request. */
static void pages_are_shown(void **state)
{
    struct trial *p = *state;
    run(p, "printf '1\\ntable\\ntable market\\nhand\\ntable decks\\ntable Bo\\nquit\\n' | "
           "@ play vigilante --bots easy --seed 8");
    expect_text(p, "\nOthers\nBo");
    expect_text(p, "More pages: Conduct, Identities, Events.");
    expect_text(p, "help: \nHero Market: Mother Thunder");
    expect_text(p, "help: \nHand: ");
    expect_text(p, "help: \nDecks: Villain Deck 44 Level on top 1, Hero Deck ");
    expect_text(p, "help: \nBo (first player): action tokens");
}

static void cards_are_read_before_they_are_chosen(void **state)
{
    struct trial *p = *state;
    run(p, "printf '2?\\n2 ?\\ncard 1\\ncard 9\\n9?\\nquit\\n' | @ play vigilante --bots easy --seed 8");
    expect_code(p, 0);
    expect_text(p, "help: \nKeep Ledger\nLedger (starter): Starter Hero, Attack 1, Health 4, Influence 3.");
    expect_text(p, "help: \nOff-Duty (starter): ");
    expect_text(p, "There is no option 9?. Expected a number from 1 to 2.");
    /* an option that names no card is told with the card that asks */
    run(p, "printf 'Keep Keyhole\\n1\\nUse Keyhole\\n1 ?\\nquit\\n' | "
           "@ play vigilante --players 3 --bots quick --seed 14");
    expect_text(p, "Which player? [Keyhole]");
    expect_text(p, "help: \nBo\nKeyhole (starter): Starter Hero, Attack 1, Health 4, Influence 3.");
    run(p, "@ content list the-others");
    refuse_text(p, "chart");
    run(p, "@ content list vigilante --kind scenario | tr '\\n' ' '");
    expect_text(p, "Villains of Level 1 15, Villains of Level 2 15, Villains of Level 3 15,");
}

/* What the game is about is told first, and again when somebody asks. */
static void the_aim_is_told(void **state)
{
    struct trial *p = *state;
    run(p, "printf 'aim\\nturn\\nrules\\nrules innocent\\nrules win\\nquit\\n' | "
           "@ play the-others --bots easy --seed 8");
    expect_code(p, 0);
    const char *first = strstr(p->out.at, "Heroes win as soon as");
    const char *question = strstr(p->out.at, "Who is to be the Sins Player?");
    assert_true(first && question && first < question);
    assert_non_null(strstr(question, "Heroes win as soon as"));
    /* whole words, what fits best first, the aim before all */
    run(p, "printf 'rules fire\\nquit\\n' | @ play the-others --bots easy --seed 8 | grep '^OT-' | head -1");
    expect_text(p, "OT-090 Fire check:");
    run(p, "printf 'rules tok\\nquit\\n' | @ play the-others --bots easy --seed 8");
    expect_text(p, "Expected the number of a rule, or words that one contains.");
    run(p, "printf 'rules wins\\nquit\\n' | @ play the-others --bots easy --seed 8 | sed 1,/help:/d | head -1");
    expect_text(p, "Heroes win as soon as");
}

/* -- Answering ------------------------------------------------------------------------------------------- */

/* Several things are ticked in any order, taken back and confirmed. */
static void sets_are_ticked(void **state)
{
    struct trial *p = *state;
    run(p, "printf 'done\\n3 1\\n3\\n-3\\n-3\\n2,4 5 6 7 8 9 10 30\\n11\\n-1 -2 2 1 done\\nquit\\n' | "
           "@ play freedom --players 3 --bots quick --seed 77");
    expect_code(p, 0);
    expect_text(p, "Who gets your influence points, the first 10, the tenth 1?");
    expect_text(p, " 1. [ ] Senator Ilane\n");
    expect_text(p, "31. Done\n");
    expect_text(p, "That is not complete yet: tick more.");
    expect_text(p, "Ticked: 1: Preacher Odun, 2: Senator Ilane (more is needed).");
    expect_text(p, "Ticked already: a minus before its number takes it back, done confirms it.");
    expect_text(p, "That is not ticked.");
    expect_text(p, "That cannot be ticked: no more than that may be ticked: take");
    expect_text(p, "You have given out all influence points.");
    run(p, "grep -c '^0 ' %s/longbox/saves/*", p->folder); /* single answers, in the rules' order */
    expect_text(p, "10");
}

/* For each of several things something: a run for each, boxes only where they tell something; one choice takes the
 * place of another. */
static void for_each_a_run(void **state)
{
    struct trial *p = *state;
    run(p, "printf '1 2 3 4 5 6 7 8 9 10 done\\n1 2 3 4 5 6 done\\npass\\n1\\n2\\n\\nquit\\n' | "
           "@ play freedom --players 2 --bots quick --seed 77");
    expect_text(p, "Bring Colonel Brandt into play: To: 1 Tarn, 2 Oressa, 3 Kolvane,");
    expect_text(p, "Ticked: Bring Colonel Brandt into play: To Tarn (done, or tick more).");
    expect_text(p, "Ticked: Bring Colonel Brandt into play: To Oressa (done, or tick more).");
    expect_text(p, "Bring Colonel Brandt into play: To: 1 Tarn, 2 [x] Oressa, 3 Kolvane,");
}

/* Whoever does not know of ticks is asked one by one; whatever a pipe repeats comes to an end. */
static void the_same_line_again_and_again_ends(void **state)
{
    struct trial *p = *state;
    run(p, "yes 1 | timeout 60 @ play freedom --players 2 --seats human,quick --seed 7");
    expect_code(p, 0);
    expect_text(p, "Then one after the other:");
    expect_text(p, "Look at it again: ");
    run(p, "yes 'no such thing' | timeout 60 @ play null --bots quick --seed 7");
    expect_code(p, 0);
    expect_text(p, "1000 lines have not answered this question.");
    expect_text(p, "The game is saved.");
    run(p, "{ for i in $(seq 600); do printf '1\n-1\n'; done; sleep 5; } | "
           "timeout 60 @ play freedom --players 2 --seats human,quick --seed 7");
    expect_text(p, "1000 lines have not answered this question.");
    run(p, "yes 1 | timeout 60 @ play vigilante --players 3 --seats human,human,quick --seed 7");
    expect_code(p, 0);
}

/* Long lists are asked in two steps. */
static void long_lists_have_groups(void **state)
{
    struct trial *p = *state;
    run(p, "{ printf '1\\n1\\n1\\n1\\n'; for i in 1 2 3 4 5 6 7 8; do "
           "printf 'pass\\nreact to\\n2\\nback\\n2\\n1\\n'; done; "
           "printf 'quit\\n'; } | @ play the-others --players 2 --seats human,easy --seed 6");
    expect_code(p, 0);
    expect_text(p, " to ... (");
    expect_text(p, "(back: the whole list)");
}

/* Whoever passes "same" is asked again only when something new is offered; undo ends it. */
static void passes_stand(void **state)
{
    struct trial *p = *state;
    run(p, "{ for i in $(seq 300); do printf 'pass same round\\n1\\n1 2 3 4 5 6 7 8 9 10 done\\n'; done; } | "
           "@ play freedom --players 2 --bots quick --seed 7");
    expect_text(p, ", as long as you are offered nothing");
    run(p, "printf 'pass ?\\npass same\\npass always\\nquit\\n' | "
           "@ play the-others --players 2 --seats human,easy --seed 6");
    expect_text(p, "pass round           until the next ");
    expect_text(p, "There is nothing to pass here.");
    expect_text(p, "But this question cannot be passed.");
    run(p, "{ printf '1\\n1\\n1\\n1\\npass always\\n'; for i in $(seq 40); do printf '1\\n'; done; } | "
           "@ play the-others --players 2 --seats human,easy --seed 6 | sed 1,/From.now.on/d");
    refuse_text(p, "Do not React"); /* that declines, too */
    refuse_text(p, "Play no Sin card");
}

static void a_seat_is_not_given_away_by_mistake(void **state)
{
    struct trial *p = *state;
    run(p, "printf 'seats 1 hard\\nseats 1 human\\nseats 2 easy yes\\nquit\\n' | "
           "@ play vigilante --bots easy --seed 8");
    expect_text(p, "That is your own seat: a bot would play on for you.");
    run(p, "printf 'seats 1 quick yes\\n' | @ play vigilante --bots quick --seed 8");
    expect_text(p, "The game is over.");
}

/* -- Several people ---------------------------------------------------------------------------------------- */

/* A question that can be passed is put to all aloud: nobody takes the screen to pass. */
static void people_are_asked_aloud(void **state)
{
    struct trial *p = *state;
    run(p, "{ printf '\\n'; for i in $(seq 400); do printf '1\\n2\\n3\\ndone\\n\\n'; done; } | "
           "@ play vigilante --players 3 --seats human,human,human --names Anna,Bo,Cleo --seed 4");
    expect_text(p, " Do you play an Ambush card?");
    expect_text(p, "Enter: nobody; a name: that player takes the screen; ? explains: ");
    expect_text(p, "Ask the others aloud");
}

/* The screen goes on only after whoever has it has read what was drawn. */
static void one_sees_what_one_drew(void **state)
{
    struct trial *p = *state;
    run(p, "{ printf '\\n1\\n\\n1\\n\\n\\n'; } | @ play vigilante --players 4 --seats human,human,easy,easy "
           "--names Anna,Bo --seed 4");
    const char *drew = strstr(p->out.at, "You draw "), *read = strstr(p->out.at, "Press Enter when you have read it.");
    assert_true(drew && read && drew < read);
}

/* What somebody says is read by the others, also after a break; it is said to nobody twice. */
static void talk_is_heard(void **state)
{
    struct trial *p = *state;
    run(p, "printf '\\nsay beware of Cleo\\n1\\n\\nquit\\n' | "
           "@ play vigilante --players 3 --seats human,human,easy --names Anna,Bo --seed 4 | "
           "sed 1,/Pass.the.screen.to.Bo/d");
    expect_text(p, "Anna: \"beware of Cleo\"");
    run(p, "printf '\\n\\nquit\\n' | @ play --continue");
    expect_text(p, "Anna: \"beware of Cleo\"");
    run(p, "printf 'say hello\\nquit\\n' | @ play vigilante --bots easy --seed 8");
    expect_text(p, "Bots do not listen");
}

/* -- The way in and out -------------------------------------------------------------------------------------- */

static void sides_are_chosen(void **state)
{
    struct trial *p = *state;
    run(p, "printf '1\\n' | @ play the-others --players 3 --side sins --bots easy --seed 6");
    expect_text(p, "You are the Sins Player.");
    run(p, "@ play the-others --side devils </dev/null");
    expect_code(p, 2);
    expect_text(p, "--side: expected a side:");
    run(p, "@ play vigilante --side Good </dev/null");
    expect_code(p, 2);
}

/* Who has won and why is told for each seat, and nothing is secret any more. */
static void the_end_tells_why(void **state)
{
    struct trial *p = *state;
    run(p, "@ play vigilante --players 3 --seats quick,quick,quick --seed 3 </dev/null");
    expect_code(p, 0);
    const char *end = strstr(p->out.at, "The game is over.");
    assert_non_null(end);
    for (int i = 0; i < 3; i++) {
        static const char *const name[] = {"Ada (quick bot) has ", "Bo (quick bot) has ", "Cleo (quick bot) has "};
        const char *line = strstr(end, name[i]);
        assert_non_null(line);
        const char *rule = strstr(line, "(VG-"), *next = strstr(line, "\nBrought");
        assert_true(rule && next && rule < next);
    }
    refuse_text(p, "a City card\n Jail"); /* hands lie open */
    expect_text(p, "longbox replay");
    run(p, "yes \"$(seq 30; echo done)\" | @ play vigilante --players 3 --seats human,quick,quick --seed 3");
    expect_text(p, "\nYou (Ada) have ");
}

#define WITH_FOLDER(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_status_is_short),
    WITH_FOLDER(pages_are_shown),
    WITH_FOLDER(cards_are_read_before_they_are_chosen),
    WITH_FOLDER(the_aim_is_told),
    WITH_FOLDER(sets_are_ticked),
    WITH_FOLDER(for_each_a_run),
    WITH_FOLDER(the_same_line_again_and_again_ends),
    WITH_FOLDER(long_lists_have_groups),
    WITH_FOLDER(passes_stand),
    WITH_FOLDER(a_seat_is_not_given_away_by_mistake),
    WITH_FOLDER(people_are_asked_aloud),
    WITH_FOLDER(one_sees_what_one_drew),
    WITH_FOLDER(talk_is_heard),
    WITH_FOLDER(sides_are_chosen),
    WITH_FOLDER(the_end_tells_why),
};
TEST_GROUP_WITH(tests, find_program, NULL);
