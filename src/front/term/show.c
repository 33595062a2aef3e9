/* show.c: what a seat gets to read: news, tables and their pages, questions, the log. */
#include "room/catalogue.h"
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
        if (line && room_settings(s->room).strict && strncmp(text, "Notes:", 6) == 0) {
            text += strcspn(text, "\n");
            text += *text == '\n';
            continue;
        }
        if (begins && strncasecmp(text, "seat ", 5) == 0 && isdigit((unsigned char)text[5])) {
            text_add(out, "%s", room_name(s->room, (seat)(text[5] - '1')));
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
    room_view(s->room, who, view);
    context_open(c, s->game, &s->pack.content, view);
    s->game->show.screen(&raw, c, view, who);
    put_names(s, text_string(&raw), out);
    text_free(&raw);
    free(view);
    free(c);
}

/* Puts the first page into *kept. False when it was there already. */
static bool short_table(struct session *s, seat who, struct text *kept)
{
    struct text pages = {0};
    pages_of(s, who, &pages);
    if (pages.length) pages.at[strcspn(pages.at, "\f")] = '\0';
    bool new = strcmp(text_string(&pages), text_string(kept)) != 0;
    text_clear(kept);
    text_add(kept, "%s", text_string(&pages));
    text_free(&pages);
    return new;
}

/* Two readers without a curtain between them have the same secrets: what one has seen need not be shown to the
 * other, although "you" is somebody else. */
static void show_table_if(struct session *s, seat who, bool always)
{
    bool mine = short_table(s, who, &s->table_text), public = short_table(s, NOBODY, &s->table_public);
    bool new = s->table_at < 0 || (s->table_reader == who ? mine : public);
    if (always || new) term_print(&s->term, PLAIN, text_string(&s->table_text));
    if (always || new) s->table_reader = who;
    s->table_at = room_events(s->room);
    s->table_pause = room_pauses(s->room);
    s->own_answers = 0;
}

void show_table(struct session *s, seat who) { show_table_if(s, who, true); }
void show_changed_table(struct session *s, seat who) { show_table_if(s, who, false); }

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
static void say_one(struct session *s, const struct speaker *speaker, int i, struct text *out)
{
    const struct event event = room_event(s->room, speaker->viewer, i);
    say_event(out, speaker, &event);
    if (s->numbers && event.rule) {
        text_add(out, " (");
        say_rule(out, s->game, event.rule);
        text_add(out, ")");
    }
}

enum { PARAGRAPH_MAX = 64 };

/* The events from..to that one answer brought about, as one paragraph; equal sentences are said once. */
static void say_paragraph(struct session *s, const struct speaker *speaker, int from, int to, struct text *out)
{
    char *sentence[PARAGRAPH_MAX];
    int times[PARAGRAPH_MAX] = {0}, n = 0;
    for (int i = from; i < to; i++) {
        struct text one = {0};
        int same = 0;
        say_one(s, speaker, i, &one);
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

/* Whether event `next` belongs to the same answer as event `first`, and begins nothing. */
static bool goes_on(struct session *s, seat who, int first, int next)
{
    const struct event a = room_event(s->room, who, first), b = room_event(s->room, who, next);
    return a.pause == b.pause && !(s->game->rules.events[b.kind].flags & (NEW_TURN | NEW_ROUND));
}

void show_events(struct session *s, seat who, int from, int to, bool again, struct text *out)
{
    const struct speaker speaker = room_speaker(s->room, who);
    to = min_int(to, room_events(s->room));
    for (int i = from, end; i < to; i = end) {
        end = i + 1;
        while (!again && end < to && end < i + PARAGRAPH_MAX && goes_on(s, who, i, end)) end++;
        say_paragraph(s, &speaker, i, end, out);
    }
}

/* The first card that an option or event points at; false when it points at none. */
static bool card_of(const struct session *s, const u8 meaning[3], const u8 value[3], int *kind, int *row)
{
    for (int i = 0; i < 3; i++) {
        if (meaning[i] < FIRST_DOMAIN || meaning[i] >= FIRST_DOMAIN + s->game->rules.domain_count) continue;
        *kind = s->game->rules.domains[meaning[i] - FIRST_DOMAIN].kind;
        *row = value[i];
        if (*kind && *row >= 1 && *row <= s->pack.content.count[*kind]) return true;
    }
    return false;
}

/* The text of a card, once for each seat. False when it has none or was explained. */
static bool explain_card(struct session *s, seat who, int kind, int row)
{
    if (has_seat(s->met[kind][row], who)) return false;
    if (!*content_string(&s->pack.content, content_row(&s->pack.content, kind, row)->text)) return false;
    struct text out = {0};
    s->met[kind][row] |= only(who);
    card_write(&out, s->game, &s->pack.content, kind, row, false);
    term_print(&s->term, FAINT, text_string(&out));
    text_free(&out);
    return true;
}

enum { EXPLAINED_AT_ONCE = 3 };

/* What others have shown by what they did, if the reader meets it for the first time. */
static void explain_events(struct session *s, seat who, int from, int to)
{
    int explained = 0, kind, row;
    for (int i = from; i < to && explained < EXPLAINED_AT_ONCE; i++) {
        const struct event seen = room_event(s->room, who, i);
        const struct event_row *k = &s->game->rules.events[seen.kind];
        if (!(k->flags & REVEALS) || seen.who == NOBODY || seen.who == who) continue;
        if (card_of(s, (const u8[]){k->a, k->b, k->c}, (const u8[]){seen.a, seen.b, seen.c}, &kind, &row))
            explained += explain_card(s, who, kind, row);
    }
}

void show_news(struct session *s, seat who, int most)
{
    struct text out = {0};
    int count = room_events(s->room), all = 0, from = room_unread(s->room, who);
    show_events(s, who, from, count, false, &out);
    const char *text = text_string(&out);
    if (most > 0 && !room_settings(s->room).strict) { /* the end matters most; the rest can be read with `log` */
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
    if (who != NOBODY && s->texts) explain_events(s, who, from, count);
    room_read(s->room, who, from, count);
    text_free(&out);
}

void show_log(struct session *s, seat who, int n)
{
    struct text out = {0};
    int count = room_events(s->room);
    show_events(s, who, max_int(0, count - n), count, true, &out);
    term_print(&s->term, PLAIN, text_string(&out));
    text_free(&out);
}

/* -- Questions --------------------------------------------------------------------------------- */

void show_option(struct session *s, seat who, struct action option, struct text *out)
{
    const struct speaker speaker = room_speaker(s->room, who);
    const struct question q = room_question(s->room, who);
    say_option(out, &speaker, &q, option);
}

/* In which bytes two options differ, as a set of bits. */
static int differs_in(struct action x, struct action z)
{
    return (x.verb != z.verb) << 3 | (x.c != z.c) << 2 | (x.b != z.b) << 1 | (x.a != z.a);
}

/* Options that differ in one thing and are told alike up to it, such as the Spaces that one Monster may go to: how many
 * follow the first of them, itself included, and how many letters they share. */
static int run_of(const struct action *option, char *const *line, int count, size_t *shared)
{
    int n = 1, thing = count > 1 ? differs_in(option[0], option[1]) : 0;
    *shared = strlen(line[0]);
    for (; n < count && (thing == 1 || thing == 2 || thing == 4); n++) {
        size_t same = 0;
        if (differs_in(option[0], option[n]) != thing) break;
        while (line[0][same] && line[0][same] == line[n][same]) same++;
        if (same < *shared) *shared = same;
    }
    while (*shared && line[0][*shared - 1] != ' ') (*shared)--;
    return n;
}

/* A long list is easier to read as runs: "Move the Avatar from x-11 to: 4 s-11, 5 e-11". The lines have no numbers. */
static void print_runs(struct session *s, const struct action *option, char *const *line, int count)
{
    enum { LEAST_RUN = 4 };
    for (int i = 0, n; i < count; i += n) {
        struct text out = {0};
        size_t shared;
        n = run_of(option + i, line + i, count - i, &shared);
        if (n < LEAST_RUN || !shared) {
            n = 1;
            text_add(&out, "%2d. %s", i + 1, line[i]);
        } else {
            text_add(&out, "    %.*s:", (int)shared - 1, line[i]);
            for (int k = i; k < i + n; k++) text_add(&out, "%s %d %s", k > i ? "," : "", k + 1, line[k] + shared);
        }
        term_print(&s->term, PLAIN, out.at);
        text_free(&out);
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

/* What a new player does not know yet, once for each seat and card. */
static void explain_cards(struct session *s, seat who, const struct action *option, int count)
{
    int explained = 0;
    for (int i = 0, kind, row; i < count && explained < EXPLAINED_AT_ONCE; i++) {
        const struct action_row *k = &s->game->rules.actions[option[i].verb];
        const u8 meaning[] = {k->a, k->b, k->c}, value[] = {option[i].a, option[i].b, option[i].c};
        if (card_of(s, meaning, value, &kind, &row))
            explained += explain_card(s, who, kind, row);
    }
}

void show_question(struct session *s, seat who, const struct action *option, int count)
{
    const struct question q = room_question(s->room, who);
    struct text out = {0};
    /* Above, so that question and options stay together; targets of a card are not what is being learnt. */
    if (s->texts && !q.kind) explain_cards(s, who, option, count);
    if (s->texts && q.kind && q.card) explain_card(s, who, q.kind, q.card);
    text_add(&out, "%s", q.prompt && *q.prompt ? q.prompt : "What do you choose?");
    if (q.kind && q.card)
        text_add(&out, " [%s]", content_string(&s->pack.content, content_row(&s->pack.content, q.kind, q.card)->name));
    if (q.rule) {
        text_add(&out, " (");
        say_rule(&out, s->game, q.rule);
        text_add(&out, ")");
    }
    term_print(&s->term, STRONG, text_string(&out));
    enum { LONG_LIST = 16 };
    char **line = calloc((size_t)count, sizeof *line);
    MUST(line);
    for (int i = 0; i < count; i++) {
        struct text text = {0};
        if (count <= LONG_LIST) text_add(&text, "%2d. ", i + 1);
        show_option(s, who, option[i], &text);
        line[i] = text.at;
    }
    if (count <= LONG_LIST) print_options(s, line, count);
    else print_runs(s, option, line, count);
    for (int i = 0; i < count; i++) free(line[i]);
    free(line);
    text_free(&out);
}

void show_seats(struct session *s)
{
    seats pending = room_pending(s->room, s->shown);
    for (seat who = 0; who < room_players(s->room); who++)
        term_printf(&s->term, PLAIN, "Seat %d: %s, %s%s", who + 1, room_name(s->room, who), room_sitter(s->room, who),
                    has_seat(pending, who) ? ", must choose now" : "");
}
