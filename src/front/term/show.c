/* show.c: what a seat gets to read: news, tables and their pages, questions, the log. */
#include "cards.h"
#include "session.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- The table --------------------------------------------------------------------------------- */

/* Puts names in place of "seat 2" and, in strict games, leaves private notes out. */
static void put_names(const struct session *s, const char *text, struct text *out)
{
    while (*text) {
        bool begins = !out->length || strchr(" \n\f(", out->at[out->length - 1]);
        bool line = !out->length || strchr("\n\f", out->at[out->length - 1]);
        if (line && s->strict && strncmp(text, "Notes:", 6) == 0) {
            text += strcspn(text, "\n");
            text += *text == '\n';
            continue;
        }
        if (begins && strncasecmp(text, "seat ", 5) == 0 && isdigit((unsigned char)text[5])) {
            text_add(out, "%s", session_name(s, (seat)(text[5] - '1')));
            text += 6;
            continue;
        }
        text_put(out, text++, 1);
    }
}

/* The screen of a seat with names; pages are separated by form feeds. */
static void pages_of(struct session *s, seat who, struct text *out)
{
    struct context *c = malloc(sizeof *c);
    void *view = calloc(1, s->game->state_bytes);
    struct text raw = {0};
    MUST(c && view);
    table_view(s->table, who, view);
    context_open(c, s->game, &s->pack.content, view);
    s->game->screen(&raw, c, view, who);
    put_names(s, text_string(&raw), out);
    text_free(&raw);
    free(view);
    free(c);
}

void show_table(struct session *s, seat who)
{
    struct text pages = {0};
    pages_of(s, who, &pages);
    if (pages.length) pages.at[strcspn(pages.at, "\f")] = '\0';
    term_print(&s->term, PLAIN, text_string(&pages));
    s->table_at = table_decisions(s->table);
    s->own_answers = 0;
    text_free(&pages);
}

static char *next_page(char **rest) { return strsep(rest, "\f"); }

bool show_page(struct session *s, seat who, const char *name)
{
    struct text pages = {0};
    bool found = false;
    pages_of(s, who, &pages);
    char *rest = pages.at, *page = next_page(&rest); /* the first is the short table */
    while (rest && (page = next_page(&rest)) != NULL) {
        char *title = strsep(&page, "\n");
        if (name && (!*name || strncasecmp(title, name, strlen(name)) != 0)) continue;
        term_print(&s->term, STRONG, title);
        term_print(&s->term, PLAIN, page ? page : "");
        found = true;
        if (name) break;
    }
    text_free(&pages);
    return found;
}

void show_page_names(struct session *s, seat who, struct text *out)
{
    struct text pages = {0};
    const char *between = "";
    pages_of(s, who, &pages);
    for (const char *page = pages.at; page && (page = strchr(page, '\f')) != NULL;) {
        int length = (int)strcspn(++page, "\n");
        text_add(out, "%s", between);
        for (int i = 0; i < length; i++) text_put(out, &(char){(char)tolower((unsigned char)page[i])}, 1);
        between = ", ";
    }
    text_free(&pages);
}

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

enum { PARAGRAPH_MAX = 64 };

/* The events from..to that one answer brought about, as one paragraph; equal sentences are said once. */
static void say_paragraph(struct session *s, const struct speaker *speaker, const struct event *event, int count,
                          struct text *out)
{
    char *sentence[PARAGRAPH_MAX];
    int times[PARAGRAPH_MAX] = {0}, n = 0;
    for (int i = 0; i < count; i++) {
        struct text one = {0};
        int same = 0;
        say_one(s, speaker, &event[i], &one);
        while (same < n && strcmp(sentence[same], one.at) != 0) same++;
        if (same < n || n == PARAGRAPH_MAX) text_free(&one);
        else sentence[n++] = one.at;
        if (same < PARAGRAPH_MAX) times[same]++;
    }
    for (int i = 0; i < n; i++) {
        text_add(out, "%s%s", i ? " " : "", sentence[i]);
        if (times[i] > 1) text_add(out, " (%d times)", times[i]);
        text_add(out, ".");
        free(sentence[i]);
    }
    text_add(out, "\n");
}

void show_events(struct session *s, seat who, int from, int to, bool joined, struct text *out)
{
    const struct speaker speaker = table_speaker(s->table, who);
    int count;
    const struct event *event = table_events(s->table, &count);
    to = min_int(to, count);
    for (int i = from, end; i < to; i = end) {
        end = i + 1;
        while (joined && end < to && end < i + PARAGRAPH_MAX && event[end].decision == event[i].decision) end++;
        say_paragraph(s, &speaker, event + i, end - i, out);
    }
}

void show_news(struct session *s, seat who, int most)
{
    struct text out = {0};
    int count, all = 0;
    table_events(s->table, &count);
    int from = who == NOBODY ? 0 : min_int(s->seen[who], count);
    show_events(s, who, from, count, true, &out);
    const char *text = text_string(&out);
    if (most > 0) { /* the end matters most; the rest can be read with `log` */
        all = term_lines(&s->term, text);
        int skipped = 0;
        while (all - skipped > most && strchr(text, '\n') && strchr(text, '\n')[1]) {
            const char *end = strchr(text, '\n') + 1;
            char *line = strndup(text, (size_t)(end - text));
            MUST(line);
            skipped += term_lines(&s->term, line);
            free(line);
            text = end;
        }
        if (skipped) term_printf(&s->term, FAINT, "(%d earlier lines: type log)", skipped);
    }
    term_print(&s->term, PLAIN, text);
    if (who != NOBODY) s->seen[who] = count;
    text_free(&out);
}

void show_log(struct session *s, seat who, int n)
{
    struct text out = {0};
    int count;
    table_events(s->table, &count);
    show_events(s, who, max_int(0, count - n), count, false, &out);
    term_print(&s->term, PLAIN, text_string(&out));
    text_free(&out);
}

/* -- Questions --------------------------------------------------------------------------------- */

void show_option(struct session *s, seat who, struct action option, struct text *out)
{
    const struct speaker speaker = table_speaker(s->table, who);
    const struct question q = table_question(s->table, who);
    if (strcmp(s->game->actions[option.verb].name, "MODE") == 0 && q.kind && q.card) {
        const struct row *row = content_row(&s->pack.content, q.kind, q.card);
        say_mode(out, content_string(&s->pack.content, row->text), option.a);
    } else {
        say_action(out, &speaker, option);
    }
}

/* Two columns save half of the lines when there are many short options; they are read downwards. */
static void print_options(struct session *s, char *const *line, int count)
{
    int widest = 0, half = (count + 1) / 2;
    for (int i = 0; i < half; i++) widest = max_int(widest, term_columns(line[i]));
    for (int i = half; i < count; i++) widest = max_int(widest, term_columns(line[i]));
    if (!s->term.shows_screen || count <= 6 || 2 * widest + 4 > s->term.width) {
        for (int i = 0; i < count; i++) term_print(&s->term, PLAIN, line[i]);
        return;
    }
    for (int i = 0; i < half; i++) {
        if (i + half < count)
            printf("%s%*s%s\n", line[i], widest + 2 - term_columns(line[i]), "", line[i + half]);
        else
            printf("%s\n", line[i]);
    }
}

/* The first card that an option points at; false when it points at none. */
static bool card_of(const struct session *s, struct action option, int *kind, int *row)
{
    const struct action_row *action = &s->game->actions[option.verb];
    const u8 meaning[] = {action->a, action->b, action->c}, value[] = {option.a, option.b, option.c};
    for (int i = 0; i < 3; i++) {
        if (meaning[i] < THING || meaning[i] >= THING + s->game->thing_count) continue;
        *kind = s->game->things[meaning[i] - THING].kind;
        *row = value[i];
        if (*kind && *row >= 1 && *row <= s->pack.content.count[*kind]) return true;
    }
    return false;
}

/* What a new player does not know yet, once for each seat and card. */
static void explain_cards(struct session *s, seat who, const struct action *option, int count)
{
    enum { AT_ONCE = 3 };
    int explained = 0;
    for (int i = 0, kind, row; i < count && explained < AT_ONCE; i++) {
        if (!card_of(s, option[i], &kind, &row) || has_seat(s->met[kind][row], who)) continue;
        if (!*content_string(&s->pack.content, content_row(&s->pack.content, kind, row)->text)) continue;
        struct text out = {0};
        s->met[kind][row] |= only(who);
        card_write(&out, s->game, &s->pack.content, kind, row, false);
        term_print(&s->term, FAINT, text_string(&out));
        text_free(&out);
        explained++;
    }
}

void show_question(struct session *s, seat who, const struct action *option, int count)
{
    const struct question q = table_question(s->table, who);
    struct text out = {0};
    /* Above, so that question and options stay together; targets of a card are not what is being learnt. */
    if (s->texts && !q.kind) explain_cards(s, who, option, count);
    text_add(&out, "%s", q.prompt && *q.prompt ? q.prompt : "What do you choose?");
    if (q.kind && q.card)
        text_add(&out, " [%s]", content_string(&s->pack.content, content_row(&s->pack.content, q.kind, q.card)->name));
    if (q.rule) {
        text_add(&out, " (");
        say_rule(&out, s->game, q.rule);
        text_add(&out, ")");
    }
    term_print(&s->term, STRONG, text_string(&out));
    char **line = calloc((size_t)count, sizeof *line);
    MUST(line);
    for (int i = 0; i < count; i++) {
        struct text text = {0};
        text_add(&text, "%2d. ", i + 1);
        show_option(s, who, option[i], &text);
        line[i] = text.at;
    }
    print_options(s, line, count);
    for (int i = 0; i < count; i++) free(line[i]);
    free(line);
    text_free(&out);
}

void show_seats(struct session *s)
{
    static const char *const words[] = {[SITS_HUMAN] = "human", [SITS_BOT] = "bot", [SITS_RANDOM] = "random bot"};
    seats pending = table_pending(s->table);
    for (seat who = 0; who < table_setup(s->table)->players; who++)
        term_printf(&s->term, PLAIN, "Seat %d: %s, %s%s", who + 1, session_name(s, who), words[s->sitter[who]],
                    has_seat(pending, who) ? ", must choose now" : "");
}
