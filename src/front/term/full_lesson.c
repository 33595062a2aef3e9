/* full_lesson.c: a lesson on a full screen: its texts one after the other, with what they speak of lit. */
#include "full.h"

void learn_open(struct full *u)
{
    struct lesson_now now;
    bool had = u->learns, same;
    u->learns = room_lesson(u->room, &now) && lesson_seat(&now) == u->who;
    if (!u->learns) return;
    same = had && now.first == u->lesson.first && (now.wants < 0) == (u->lesson.wants < 0);
    u->lesson = now;
    if (!same) u->lesson_page = 0;
}

/* The step of the text that is shown, NULL: none is; its number in the lesson. */
static const struct lesson_step *step_shown(const struct full *u, int *number)
{
    int left = u->lesson_page;
    for (int i = u->lesson.first; u->learns && u->mode == FULL_ASKS && i <= u->lesson.last; i++) {
        const struct lesson_step *s = &u->lesson.lesson->step[i];
        if (s->say && left-- == 0) {
            *number = u->lesson.text + u->lesson_page;
            return s;
        }
    }
    return NULL;
}

static int texts_here(const struct full *u)
{
    int count = 0;
    for (int i = u->lesson.first; i <= u->lesson.last; i++) count += u->lesson.lesson->step[i].say != NULL;
    return count;
}

bool learn_reads(const struct full *u)
{
    return u->learns && u->mode == FULL_ASKS && !u->menu_title && u->lesson_page + 1 < texts_here(u);
}

bool learn_key(struct full *u, int code)
{
    bool reads = learn_reads(u);
    bool can_go_back = u->learns && u->mode == FULL_ASKS && !u->menu_title && u->lesson_page > 0;
    if (reads && (code == PRESS_GO || code == ' ' || code == PRESS_TO_RIGHT || code == PRESS_CLICK)) u->lesson_page++;
    else if (can_go_back && (code == PRESS_TO_LEFT || (reads && code == PRESS_RUBOUT))) u->lesson_page--;
    else return reads && code >= ' ' && code < PRESS_TO_UP; /* no answer before all is read */
    u->scroll = 0;
    return true;
}

struct pointing learn_points(const struct full *u)
{
    int number;
    struct pointing lit = {-1, -1};
    const struct lesson_step *s = step_shown(u, &number);
    if (s && s->looks > 0) lit.to = scene_find(&u->scene, s->look[0]);
    if (s && s->looks > 1) lit.from = scene_find(&u->scene, s->look[1]);
    return lit;
}

void learn_light(const struct full *u, struct canvas *c)
{
    int number;
    const struct lesson_step *s = step_shown(u, &number);
    for (int i = 0; s && i < s->looks; i++) {
        int node = scene_find(&u->scene, s->look[i]);
        cells_light(c, &u->scene, (struct pointing){-1, node});
        for (int k = 0; node >= 0 && k < c->w * c->h; k++)
            if (c->cell[k].hit > node && c->cell[k].hit < u->scene.node[node].end) c->cell[k].stress |= LIT_FROM;
    }
}

/* The text that is shown, with its rule and, if more follow, the key that goes on. */
static bool write_text(const struct full *u, struct text *out)
{
    int number;
    const struct lesson_step *s = step_shown(u, &number);
    if (!s) return false;
    text_add(out, "%s", s->say);
    if (s->rule) text_add(out, " (%s)", s->rule);
    if (learn_reads(u)) text_add(out, u->lesson_page ? "\n→ Enter   ← back" : "\n→ Enter");
    return true;
}

int learn_height(const struct full *u, int w)
{
    struct text words = {0};
    struct canvas c;
    canvas_open(&c, w, 0);
    int lines = write_text(u, &words) ? 1 + canvas_prose(&c, 0, 0, w - 2, text_string(&words), INK_PLAIN, 0) : 0;
    canvas_free(&c);
    text_free(&words);
    return lines;
}

void learn_draw(struct full *u, int x, int y, int w, int h)
{
    struct text words = {0}, title = {0};
    struct canvas c;
    int number;
    const struct lesson_step *s = step_shown(u, &number);
    if (!s || h < 2 || !write_text(u, &words)) return;
    text_add(&title, "%s: %d of %d", u->lesson.lesson->title, number, u->lesson.texts);
    canvas_open(&c, w - 2, 0);
    canvas_prose(&c, 0, 0, w - 2, text_string(&words), INK_GOAL, 0);
    draw_title(&u->screen, x, y, w, title.at);
    canvas_copy(&u->screen, x + 2, y + 1, w - 2, h - 1, &c, 0, 0);
    for (int k = 1; k < h; k++) canvas_put(&u->screen, x, y + k, "┃", INK_GOAL, HIT_NOTHING, 1);
    canvas_free(&c);
    text_free(&words);
    text_free(&title);
}
