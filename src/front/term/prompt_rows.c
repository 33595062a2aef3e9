/* prompt_rows.c: the rows of a question: options, groups of a long list, things to tick. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "prompt.h"

/* -- Filling ----------------------------------------------------------------------------------- */

static void add_row(struct asking *q, enum row_type type, int at, struct text *words)
{
    q->row = realloc(q->row, (size_t)(q->rows + 1) * sizeof *q->row);
    MUST(q->row);
    q->row[q->rows++] = (struct row_shown){type, at, strdup(text_string(words))};
    text_free(words);
}

static void clear_rows(struct asking *q)
{
    for (int i = 0; i < q->rows; i++) free(q->row[i].text);
    q->rows = 0;
}

/* The row of option or way i. */
static void add_option(struct asking *q, int i)
{
    struct text words = {0};
    const struct speaker speaker = room_speaker(q->s->room, q->who);
    if (q->ways) ways_say(&words, &speaker, &q->question, &q->ways->way[i]);
    else show_option(q->s, q->who, q->option[i], &words);
    add_row(q, q->ways ? ROW_WAY : ROW_OPTION, i, &words);
}

static void fill_picks(struct asking *q)
{
    const struct speaker speaker = room_speaker(q->s->room, q->who);
    for (int i = 0; i < q->picks->count; i++) {
        struct text words = {0};
        picks_say_row(&words, &speaker, q->picks, i);
        add_row(q, ROW_PICK, i, &words);
    }
    for (int i = 0; i < q->picks->others; i++) {
        struct text words = {0};
        show_option(q->s, q->who, q->picks->other[i], &words);
        add_row(q, ROW_OTHER, i, &words);
    }
    struct text done = {0};
    text_add(&done, "Done");
    add_row(q, ROW_DONE, 0, &done);
}

static void fill(struct asking *q)
{
    const struct speaker speaker = room_speaker(q->s->room, q->who);
    clear_rows(q);
    if (q->picks) {
        fill_picks(q);
    } else if (q->group >= 0) {
        const struct group *g = &q->groups.group[q->group];
        for (int i = 0; i < g->count; i++) add_option(q, q->groups.member[g->first + i]);
    } else if (q->groups.count) {
        for (int g = 0; g < q->groups.count; g++) {
            struct text words = {0};
            const struct group *group = &q->groups.group[g];
            if (group->count == 1) {
                add_option(q, q->groups.member[group->first]);
                continue;
            }
            if (q->ways) ways_say_group(&words, &speaker, &q->question, q->ways, &q->groups, g);
            else groups_say(&words, &speaker, &q->question, group);
            add_row(q, ROW_GROUP, g, &words);
        }
    } else {
        for (int i = 0; i < (q->ways ? q->ways->count : q->count); i++) add_option(q, i);
    }
}

void rows_open(struct asking *q)
{
    const struct action *option = room_options(q->s->room, q->who, &q->count);
    memcpy(q->option, option, sizeof *option * (size_t)q->count);
    q->question = room_question(q->s->room, q->who);
    q->pauses = room_pauses(q->s->room);
    q->part = room_part(q->s->room, q->who);
    q->group = -1;
    q->picks = q->count > 1 ? room_picks(q->s->room, q->who) : NULL;
    q->ways = q->picks ? NULL : room_ways(q->s->room, q->who);
    q->groups.count = 0;
    if (q->ways && q->ways->count > GROUPS_FROM) ways_group(&q->groups, q->ways);
    else if (!q->ways) groups_make(&q->groups, q->s->game, q->option, q->count);
    if (q->picks) picks_preset(q->picks);
    q->ticked = q->picks && q->picks->ticks;
    fill(q);
}

void rows_free(struct asking *q)
{
    clear_rows(q);
    free(q->row);
}

/* -- Showing ----------------------------------------------------------------------------------- */

/* "[x]", "[2]" of several or in an order, "[ ]", and nothing where it cannot be ticked now. */
static void add_box(struct text *out, const struct picks *p, int i)
{
    int ticks = p->ticked[i], place = 0;
    for (int k = 0; p->step->form == FORM_RANK && k < p->ticks; k++)
        if (p->order[k] == i) place = k + 1;
    if (place || ticks > 1) text_add(out, "[%d] ", place ? place : ticks);
    else text_add(out, ticks ? "[x] " : p->may_add[i] ? "[ ] " : " -  ");
}

/* The same in a run of many, where empty boxes only make the others harder to see. Of a thing that has got something
 * the other choices are free as well: they take its place. */
static void add_mark(struct text *out, const struct picks *p, int i)
{
    if (p->ticked[i]) add_box(out, p, i);
    else if (!p->may_add[i] && picks_given(p, i) < 0) text_add(out, "- ");
}

static void line_of(const struct asking *q, int n, struct text *out)
{
    const struct row_shown *row = &q->row[n];
    text_add(out, "%2d. ", n + 1);
    if (row->type == ROW_PICK) add_box(out, q->picks, row->at);
    text_add(out, "%s", row->text);
}

/* How many rows from i on begin alike, and with how many letters, at whole words. */
static int run_of(const struct asking *q, int i, size_t *shared)
{
    enum { LEAST_LETTERS = 8 };
    int n = 1;
    *shared = strlen(q->row[i].text);
    enum row_type type = q->row[i].type;
    for (; i + n < q->rows && q->row[i + n].type == type && (type <= ROW_WAY || type == ROW_PICK); n++) {
        size_t same = 0;
        while (same < *shared && q->row[i].text[same] == q->row[i + n].text[same]) same++;
        while (same && q->row[i].text[same - 1] != ' ') same--;
        if (same < LEAST_LETTERS) break;
        *shared = same;
    }
    return n;
}

enum { LEAST_RUN = 4, MANY_ROWS = 24 };

static bool has_runs(const struct asking *q)
{
    size_t shared;
    for (int i = 0, n; i < q->rows; i += n)
        if ((n = run_of(q, i, &shared)) >= LEAST_RUN) return true;
    return false;
}

/* A long list is easier to read as runs: "Place a Fire token in: 4 s-11, 5 e-11". */
static void print_runs(const struct asking *q)
{
    for (int i = 0, n; i < q->rows; i += n) {
        struct text out = {0};
        size_t shared;
        n = run_of(q, i, &shared);
        if (n < (q->rows > MANY_ROWS ? 2 : LEAST_RUN)) {
            n = 1;
            line_of(q, i, &out);
        } else {
            size_t end = shared - 1;
            if (end && strchr(":;,", q->row[i].text[end - 1])) end--;
            text_add(&out, "    %.*s:", (int)end, q->row[i].text);
            for (int k = i; k < i + n; k++) {
                text_add(&out, "%s %d ", k > i ? "," : "", k + 1);
                if (q->row[k].type == ROW_PICK) add_mark(&out, q->picks, q->row[k].at);
                text_add(&out, "%s", q->row[k].text + shared);
            }
        }
        term_print(&q->s->term, PLAIN, out.at);
        text_free(&out);
    }
}

/* Two columns save half of the lines when there are many short rows; they are read downwards. */
static void print_rows(const struct asking *q)
{
    const struct term *term = &q->s->term;
    int widest = 0, half = (q->rows + 1) / 2;
    char **line = calloc((size_t)max_int(1, q->rows), sizeof *line);
    MUST(line);
    for (int i = 0; i < q->rows; i++) {
        struct text out = {0};
        line_of(q, i, &out);
        line[i] = out.at;
        widest = max_int(widest, term_columns(out.at));
    }
    bool columns = term->shows_screen && q->rows > 6 && 2 * widest + 4 <= term->width;
    for (int i = 0; i < (columns ? half : q->rows); i++) {
        if (columns && i + half < q->rows)
            printf("%s%*s%s\n", line[i], widest + 2 - term_columns(line[i]), "", line[i + half]);
        else term_print(term, PLAIN, line[i]);
    }
    for (int i = 0; i < q->rows; i++) free(line[i]);
    free(line);
}

/* "Move Leah: Where to?" */
static void write_prompt(const struct asking *q, struct text *out)
{
    if (room_first_half(q->s->room, q->who, out)) text_add(out, ": ");
    text_add(out, "%s", question_words(&q->question, q->picks ? q->picks->step->together : NULL));
}

void rows_show(struct asking *q)
{
    struct text prompt = {0};
    write_prompt(q, &prompt);
    show_prompt(q->s, &q->question, prompt.at);
    text_free(&prompt);
    enum { MANY_TICKS = 8 };
    if (q->rows > (q->picks ? MANY_TICKS : GROUPS_FROM) && has_runs(q)) print_runs(q);
    else print_rows(q);
    if (q->picks)
        term_print(&q->s->term, FAINT, q->picks->step->form == FORM_RANK
                       ? "(Numbers, in the order that you want; -N takes one back; done ends it.)"
                       : "(Numbers to tick, several on a line if you like; -N takes one back; done ends it.)");
    if (q->group >= 0) term_print(&q->s->term, FAINT, "(back: the whole list)");
}

/* -- Ticking ----------------------------------------------------------------------------------- */

/* "Ticked: Bribed Guard, 2 x Medal (more is needed).", in the order in which they were ticked. */
void rows_tell(struct asking *q)
{
    const struct picks *p = q->picks;
    struct text out = {0};
    if (!p || !q->ticked) return;
    q->ticked = false;
    for (int k = 0; k < p->ticks; k++) {
        int times = 0, i = p->order[k];
        bool told = false;
        for (int j = 0; j < p->ticks; j++) times += p->order[j] == i, told |= j < k && p->order[j] == i;
        if (told || i >= q->rows) continue;
        text_add(&out, "%s", out.length ? ", " : "Ticked: ");
        if (p->step->form == FORM_RANK) text_add(&out, "%d: ", k + 1);
        else if (times > 1) text_add(&out, "%d x ", times);
        text_add(&out, "%s", q->row[i].text);
    }
    if (!out.length) text_add(&out, "Nothing is ticked");
    bool more = false;
    for (int i = 0; i < p->count; i++) more |= p->may_add[i];
    if (p->partial) text_add(&out, " (the choice is large: type more to be asked for the rest after these)");
    text_add(&out, p->ready ? more ? " (done, or tick more)." : " (done confirms it)." : " (more is needed).");
    term_print(&q->s->term, PLAIN, out.at);
    text_free(&out);
}

void rows_singly(struct asking *q)
{
    picks_clear(q->picks);
    q->picks = NULL;
    fill(q);
    rows_show(q);
}

/* After a tick: what was found may be more, or too much to be asked at once. */
static void after_tick(struct asking *q)
{
    if (q->picks->too_many) {
        rows_singly(q);
    } else {
        q->ticked = true;
        if (q->picks->count + q->picks->others + 1 == q->rows) return;
        fill(q);
        rows_show(q);
    }
}

static enum outcome tick(struct asking *q, int i)
{
    const struct speaker speaker = room_speaker(q->s->room, q->who);
    struct text why = {0};
    if (picks_tick(q->picks, i) || (!q->picks->ticked[i] && picks_swap(q->picks, i))) {
        after_tick(q);
    } else if (q->picks->ticked[i]) {
        term_print(&q->s->term, WARNING, "Ticked already: a minus before its number takes it back, done confirms it.");
    } else {
        picks_why(&why, &speaker, q->picks, i);
        term_printf(&q->s->term, WARNING, "That cannot be ticked: %s.", text_string(&why));
    }
    text_free(&why);
    return GO_ON;
}

enum outcome rows_untick(struct asking *q, int n)
{
    const struct row_shown *row = &q->row[n - 1];
    if (!q->picks || row->type != ROW_PICK || !picks_untick(q->picks, row->at))
        term_print(&q->s->term, WARNING, "That is not ticked.");
    else after_tick(q);
    return GO_ON;
}

enum outcome rows_done(struct asking *q, bool more)
{
    struct text error = {0};
    if (!more && !q->picks->ready) {
        term_print(&q->s->term, WARNING, "That is not complete yet: tick more.");
        return GO_ON;
    }
    if (room_objects_ticks(q->s->room, q->who, more, &error, &error)) return prompt_doubt(q, &error);
    session_seen(q->s, q->who);
    bool fine = room_answer_picks(q->s->room, q->who, more, &error);
    if (!fine) {
        text_capital(&error, 0);
        term_printf(&q->s->term, WARNING, "%s.", text_string(&error));
        rows_singly(q);
    }
    text_free(&error);
    return fine ? ANSWERED : GO_ON;
}

/* -- Choosing ---------------------------------------------------------------------------------- */

static enum outcome answer_way(struct asking *q, int i)
{
    struct text error = {0};
    const struct way *way = &q->ways->way[i];
    if (!room_asks(q->s->room, q->who, q->pauses, q->part)) return CHANGED; /* it was another question */
    if (room_objects(q->s->room, q->who, way->answer, way->count, &error, &error)) return prompt_doubt(q, &error);
    session_seen(q->s, q->who);
    bool fine = room_answer_way(q->s->room, q->who, i, &error);
    if (!fine) term_printf(&q->s->term, WARNING, "That is not possible: %s", text_string(&error));
    text_free(&error);
    return fine ? ANSWERED : GO_ON;
}

void rows_explain(struct asking *q)
{
    if (!q->s->texts) return;
    if (q->picks || q->ways || !q->groups.count) {
        explain_options(q->s, q->who, q->option, q->count);
        return;
    }
    struct action shown[OPTIONS_MAX];
    int count = 0;
    for (int i = 0; i < q->rows; i++)
        if (q->row[i].type == ROW_OPTION) shown[count++] = q->option[q->row[i].at];
    explain_options(q->s, q->who, shown, count);
}

bool rows_choose_folded(struct asking *q, const char *words, enum outcome *outcome)
{
    const struct speaker speaker = room_speaker(q->s->room, q->who);
    int found = -1, fitting = 0;
    if (q->picks || !q->groups.count || q->group >= 0 || strlen(words) < 3) return false;
    for (int i = 0; i < (q->ways ? q->ways->count : q->count); i++) {
        struct text out = {0};
        if (q->ways) ways_say(&out, &speaker, &q->question, &q->ways->way[i]);
        else say_option(&out, &speaker, &q->question, q->option[i]);
        bool same = !strcasecmp(text_string(&out), words), fits = same || text_contains(text_string(&out), words);
        text_free(&out);
        if (fits) found = i, fitting++;
        if (same) fitting = 1;
        if (same) break;
    }
    if (fitting != 1) return false;
    *outcome = q->ways ? answer_way(q, found) : prompt_answer(q, q->option[found]);
    return true;
}

enum outcome rows_choose(struct asking *q, int n)
{
    const struct row_shown *row = &q->row[n - 1];
    switch (row->type) {
    case ROW_OPTION: return prompt_answer(q, q->option[row->at]);
    case ROW_WAY: return answer_way(q, row->at);
    case ROW_OTHER: return prompt_answer(q, q->picks->other[row->at]);
    case ROW_PICK: return tick(q, row->at);
    case ROW_DONE: return rows_done(q, false);
    case ROW_GROUP:
        q->group = row->at;
        fill(q);
        rows_explain(q);
        rows_show(q);
        return GO_ON;
    }
    return GO_ON;
}

bool rows_option(const struct asking *q, int n, struct action *option)
{
    const struct row_shown *row = &q->row[n - 1];
    switch (row->type) {
    case ROW_OPTION: *option = q->option[row->at]; return true;
    case ROW_WAY: *option = ways_shown(q->ways, &q->ways->way[row->at]); return true;
    case ROW_GROUP: *option = q->groups.group[row->at].sample; return true;
    case ROW_PICK: *option = q->picks->pick[row->at].first; return true;
    case ROW_OTHER: *option = q->picks->other[row->at]; return true;
    case ROW_DONE: return false;
    }
    return false;
}

const struct way *rows_way(const struct asking *q, int n)
{
    return q->row[n - 1].type == ROW_WAY ? &q->ways->way[q->row[n - 1].at] : NULL;
}

int rows_line(const struct asking *q, int n, struct action line[WAY_LENGTH])
{
    const struct row_shown *row = &q->row[n - 1];
    const struct way *way = rows_way(q, n);
    if (way) memcpy(line, way->answer, sizeof *line * (size_t)way->count);
    if (way) return way->count;
    if (!rows_option(q, n, &line[0])) return 0;
    return row->type == ROW_PICK ? picks_line(q->picks, row->at, line, WAY_LENGTH) : 1;
}

/* Whether option i, or way i of those that are asked, begins with option o. */
static bool begins_with(const struct asking *q, int i, int o)
{
    return q->ways ? same_action(q->ways->way[i].answer[0], q->option[o]) : i == o;
}

int rows_number(const struct asking *q, int i)
{
    for (int n = 0; n < q->rows; n++) {
        const struct row_shown *row = &q->row[n];
        const struct group *g = row->type == ROW_GROUP ? &q->groups.group[row->at] : NULL;
        if (row->type <= ROW_WAY && begins_with(q, row->at, i)) return n + 1;
        for (int k = 0; g && k < g->count; k++)
            if (begins_with(q, q->groups.member[g->first + k], i)) return n + 1;
        struct action option;
        if ((row->type == ROW_PICK || row->type == ROW_OTHER) && rows_option(q, n + 1, &option) &&
            memcmp(&option, &q->option[i], sizeof option) == 0)
            return n + 1;
        if (row->type == ROW_DONE && q->option[i].verb == q->picks->close.verb) return n + 1;
    }
    return 0;
}
