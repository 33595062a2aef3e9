/* test_lessons.c: lessons in the terminal: every text can be read on a full screen, and in lines; leaving goes on. */
#include "program.h"
#include "stage.h"

static void open_lesson(struct stage *s, const struct game *game, int w, int h)
{
    struct text error = {0};
    setlocale(LC_CTYPE, "C.UTF-8");
    *s = (struct stage){.game = game, .u = malloc(sizeof *s->u)};
    assert_non_null(s->u);
    assert_true(pack_open(&s->pack, game, NULL, &error));
    s->room = room_learn(game, &s->pack.content, NULL, &error);
    if (!s->room) fail_msg("%s", text_string(&error));
    full_open(s->u, s->room, NULL, w, h);
    s->u->samples = 0;
}

/* The text that is read now, and the end of it. */
static void check_text(struct stage *s)
{
    const struct full *u = s->u;
    int left = u->lesson_page;
    for (int i = u->lesson.first; i <= u->lesson.last; i++) {
        const char *say = u->lesson.lesson->step[i].say;
        if (!say || left--) continue;
        if (!is_on_screen(s, say, 30)) fail_screen(s, "the text is not on the screen");
        const char *end = strrchr(say, ' ') + 1;
        if (!is_on_screen(s, end, (int)strlen(end))) fail_screen(s, "the end of the text is not on the screen");
    }
}

/* Enter alone plays a lesson: the texts, then what each wants. */
static void play(struct stage *s)
{
    struct full *u = s->u;
    for (int texts = 0; s->keys < 400;) {
        if (u->mode == FULL_GOES_ON) {
            full_step(u);
            continue;
        }
        full_draw(u);
        if (u->view >= VIEWS) {
            press(s, PRESS_BACK);
            continue;
        }
        if (!u->learns || (u->lesson.wants >= 0 && u->lesson.lesson->step[u->lesson.wants].kind == STEP_FREE)) {
            assert_true(texts > 10);
            return;
        }
        check_text(s);
        texts++;
        int before = u->lesson_page;
        if (before > 0 && learn_reads(u)) {
            press(s, PRESS_TO_LEFT);
            assert_int_equal(u->lesson_page, before - 1);
            press(s, PRESS_GO);
            assert_int_equal(u->lesson_page, before);
        }
        press(s, PRESS_GO);
    }
    fail_screen(s, "the lesson does not go on");
}

static void every_text_is_on_the_screen(void **state)
{
    static const int sizes[][2] = {{80, 24}, {100, 30}, {140, 45}};
    (void)state;
    for (int i = 0; i < games_count; i++)
        for (int k = 0; k < COUNT(sizes) && !games[i]->unlisted; k++) {
            struct stage s;
            open_lesson(&s, games[i], sizes[k][0], sizes[k][1]);
            play(&s);
            close_stage(&s);
        }
}

/* -- In lines ---------------------------------------------------------------------------------------------- */

static void lessons_are_listed(void **state)
{
    struct trial *p = *state;
    run(p, "@ learn");
    expect_code(p, 0);
    for (int i = 0; i < games_count; i++) {
        struct text command = {0};
        text_add(&command, "longbox learn %s", games[i]->id);
        if (!games[i]->unlisted) expect_text(p, command.at);
        text_free(&command);
    }
    expect_text(p, "steps, about");
    run(p, "@ learn vigilant");
    expect_code(p, 2);
    run(p, "@ learn vigilante --lesson second");
    expect_code(p, 1);
    expect_text(p, "Vigilante has no lesson 'second'");
}

static void a_lesson_in_lines_goes_on_where_it_was_left(void **state)
{
    struct trial *p = *state;
    run(p, "printf 'miss fuse\\n1\\nlesson\\n' | @ learn vigilante --lines");
    expect_code(p, 0);
    expect_text(p, "A night on the beat: 1 of");
    expect_text(p, "Later, gladly. Now: Keep Tollbooth.");
    expect_text(p, "Drawn Events: Hacking, Firefight"); /* what the text speaks of */
    expect_text(p, "Go on learning with: longbox learn vigilante");
    run(p, "@ learn");
    expect_text(p, "goes on where you left it");
    run(p, "printf '1\\n' | @ learn vigilante --lines");
    expect_text(p, "The lesson goes on.");
    refuse_text(p, "beat: 1 of");
    expect_text(p, "beat: 7 of");
    run(p, "printf '' | @ learn vigilante --lines --again");
    expect_text(p, "beat: 1 of");
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(lessons_are_listed, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_lesson_in_lines_goes_on_where_it_was_left, set_up, tear_down),
    cmocka_unit_test(every_text_is_on_the_screen),
};
TEST_GROUP_WITH(tests, find_program, NULL);
