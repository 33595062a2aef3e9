/* news.c: what was said, happened and changed since a reader answered last. */
#include "session.h"

#include <stdlib.h>
#include <string.h>

#include "teller.h"

/* -- Events ------------------------------------------------------------------------------------ */

/* One event as a sentence. */
static void say_one(struct session *s, const struct speaker *speaker, const struct event *event, struct text *out)
{
    say_event(out, speaker, event);
    if (s->numbers && event->rule) {
        text_add(out, " (");
        say_rule(out, s->game, event->rule);
        text_add(out, ")");
    }
}

/* Whether words have a full stop already, as pieces of a story have. */
static bool ends_itself(const char *words)
{
    size_t n = strlen(words);
    while (n > 1 && words[n - 1] == '\'') n--;
    return n && strchr(".!?", words[n - 1]);
}

static bool is_story(const struct session *s, const struct event *event)
{
    return s->game->rules.events[event->kind].flags & STORY;
}

/* The events from..to that one answer brought about, at most TOGETHER_MAX, as one paragraph; what happened again is
 * said once. */
static void say_paragraph(struct session *s, const struct speaker *speaker, int from, int to, struct text *out)
{
    struct teller t = {0};
    for (int i = from; i < to; i++) {
        const struct event event = room_event(s->room, speaker->viewer, i);
        struct text one = {0};
        say_one(s, speaker, &event, &one);
        teller_event(&t, text_string(&one), &event);
        text_free(&one);
    }
    for (int i = 0; i < t.lines; i++) {
        bool again = t.line[i].times > 1;
        text_add(out, "%s%s", i ? " " : "", t.line[i].words);
        if (again) text_add(out, " (%d times)", t.line[i].times);
        if (again || !ends_itself(t.line[i].words)) text_add(out, ".");
    }
    teller_clear(&t);
    text_add(out, "\n");
}

/* Whether event `next` belongs to the same answer as event `first`, and begins nothing; the story has paragraphs of its own. */
static bool goes_on(struct session *s, seat who, int first, int next)
{
    const struct event a = room_event(s->room, who, first), b = room_event(s->room, who, next);
    if (is_story(s, &a) != is_story(s, &b)) return false;
    return a.pause == b.pause && !(s->game->rules.events[b.kind].flags & (NEW_TURN | NEW_ROUND));
}

void show_events(struct session *s, seat who, int from, int to, bool again, struct text *out)
{
    const struct speaker speaker = room_speaker(s->room, who);
    to = min_int(to, room_events(s->room));
    for (int i = from, end; i < to; i = end) {
        end = i + 1;
        while (!again && end < to && end < i + TOGETHER_MAX && goes_on(s, who, i, end)) end++;
        say_paragraph(s, &speaker, i, end, out);
    }
}

void show_log(struct session *s, seat who, int n)
{
    struct text out = {0};
    int count = room_events(s->room);
    show_events(s, who, max_int(0, count - n), count, true, &out);
    term_print(&s->term, PLAIN, text_string(&out));
    text_free(&out);
}

/* -- Changes ----------------------------------------------------------------------------------- */

static void compare(struct session *s, seat who, struct changes *out)
{
    struct reader *r = &s->reader[who];
    int count = room_events(s->room), from = min_int(r->since, count);
    struct event *event = calloc((size_t)(count - from + 1), sizeof *event);
    MUST(event);
    for (int i = from; i < count; i++) event[i - from] = room_event(s->room, who, i);
    room_scene(s->room, who, &s->scene);
    scene_changes(out, &r->scene, &s->scene, event, count - from);
    free(event);
}

void show_changes(struct session *s, seat who)
{
    struct changes changes = {0};
    struct text out = {0};
    if (s->reader[who].scene.count) compare(s, who, &changes);
    for (int i = 0; i < changes.count; i++) {
        size_t from = out.length;
        say_change(&out, &s->reader[who].scene, &s->scene, &changes.change[i]);
        if (out.length > from) text_add(&out, "\n");
    }
    term_print(&s->term, PLAIN, out.length ? out.at : "Nothing on the table has changed since your last answer.");
    text_free(&out);
    changes_free(&changes);
}

/* Whether a number stands in the status anyway. */
static bool in_status(const struct session *s, const struct change *c)
{
    int node = c->to, pane = PANE_NONE;
    while (node > 0 && (pane = s->scene.node[node].pane) == PANE_NONE) node = s->scene.node[node].up;
    return s->show_table && (pane == PANE_MINE || pane == PANE_HEAD);
}

/* Numbers that have changed and that no event has spoken of, in a paragraph. */
static void show_numbers(struct session *s, seat who)
{
    enum { SHOWN_MOST = 6 };
    struct changes changes = {0};
    struct text out = {0};
    int shown = 0, more = 0;
    if (s->reader[who].scene.count && !room_settings(s->room).strict) compare(s, who, &changes);
    for (int i = 0; i < changes.count; i++) {
        const struct change *c = &changes.change[i];
        struct text one = {0};
        if (c->type == CHANGED_NUMBER && !c->told && !in_status(s, c))
            say_change(&one, &s->reader[who].scene, &s->scene, c);
        if (one.length && shown < SHOWN_MOST) text_add(&out, "%s%s", shown++ ? "; " : "Changed: ", one.at);
        else more += one.length > 0;
        text_free(&one);
    }
    if (more) text_add(&out, "; and %d more (type changes)", more);
    if (out.length) text_add(&out, "."), term_print(&s->term, FAINT, out.at);
    text_free(&out);
    changes_free(&changes);
}

/* -- Everything ---------------------------------------------------------------------------------- */

/* What others have said since. */
static void show_talk(struct session *s, seat reader)
{
    const char *words;
    seat who;
    int position;
    for (int *n = &s->reader[reader].heard; (words = room_said(s->room, *n, &who, &position)) != NULL; ++*n)
        if (who != reader)
            term_printf(&s->term, STRONG, "%s: \"%s\"", who == NOBODY ? "Somebody" : room_name(s->room, who), words);
}

/* The end of a text that takes at most so many lines of the screen; what is left out is said. */
static const char *cut(struct session *s, const char *text, int most)
{
    int all = term_lines(&s->term, text), skipped = 0;
    while (all - skipped > most && strchr(text, '\n') && strchr(text, '\n')[1]) {
        const char *end = strchr(text, '\n') + 1;
        char *line = strndup(text, (size_t)(end - text));
        MUST(line);
        skipped += term_lines(&s->term, line);
        free(line);
        text = end;
    }
    if (skipped) term_printf(&s->term, FAINT, "(%d earlier lines: type log)", skipped);
    return text;
}

void show_news(struct session *s, seat who, int most)
{
    struct text out = {0};
    int count = room_events(s->room), from = room_unread(s->room, who);
    show_talk(s, who);
    show_events(s, who, from, count, false, &out);
    const char *text = text_string(&out);
    if (most > 0 && !room_settings(s->room).strict) text = cut(s, text, most); /* the end matters most */
    term_print(&s->term, PLAIN, text);
    if (s->texts) explain_events(s, who, from, count);
    if (from < count) show_numbers(s, who);
    room_read(s->room, who, from, count);
    text_free(&out);
}
