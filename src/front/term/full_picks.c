/* full_picks.c: a question that asks for several things: what is ticked, and what each of several things gets. */
#include <stdio.h>
#include <string.h>

#include "engine/picks.h"
#include "full.h"

/* -- For each of several things one of several: a table ----------------------------------------------------------- */

static bool same_place(const struct picks *p, int i, int k)
{
    struct pick_place a = picks_row(p, i), b = picks_row(p, k);
    return a.meaning == b.meaning && a.value == b.value;
}

/* The first pick for the thing that pick i is for. */
static int first_for(const struct picks *p, int i)
{
    int first = 0;
    while (!same_place(p, first, i)) first++;
    return first;
}

/* Whether there is a row for each thing, and its choices beside it: where that is shorter than all choices. */
static bool is_table(const struct picks *p)
{
    if (p->step->form != FORM_EACH) return false;
    for (int i = 0; i < p->count; i++)
        if (first_for(p, i) != i) return true;
    return false;
}

/* -- Rows --------------------------------------------------------------------------------------------------------- */

/* How a thing to pick stands: ticked, how often, at which place; whether it can be ticked. */
static void mark_pick(const struct picks *p, struct list_row *row)
{
    int i = row->id - ROW_PICK;
    row->box = true;
    row->counts = p->step->form == FORM_SHARE || p->step->form == FORM_RANK || (p->ticked[i] && p->may_add[i]) ||
                  p->ticked[i] > 1;
    row->ticks = p->ticked[i];
    for (int k = 0; p->step->form == FORM_RANK && p->ticked[i] && k < p->ticks; k++)
        if (p->order[k] == i) row->ticks = k + 1;
    row->closed = !p->ticked[i] && !p->may_add[i];
}

static void add_pick(struct full *u, const struct speaker *speaker, int i)
{
    struct text words = {0};
    const struct picks *p = u->picks;
    picks_say_row(&words, speaker, p, i);
    mark_pick(p, list_add(&u->list, ROW_PICK + i, "%s", text_string(&words)));
    text_free(&words);
}

/* "Chancellor Brask: Rebellion on Kolvane", "General Korvane: nothing yet (4 possible)". */
static void add_each(struct full *u, const struct speaker *speaker, int i)
{
    const struct picks *p = u->picks;
    struct text words = {0};
    int given = picks_given(p, i), possible = 0, last = i;
    for (int k = i; k < p->count; k++)
        if (same_place(p, i, k) && (p->may_add[k] || p->ticked[k])) possible++, last = k;
    if (given >= 0 || possible == 1) {
        picks_say(&words, speaker, p, given >= 0 ? given : last);
    } else {
        struct pick_place row = picks_row(p, i);
        say_thing(&words, speaker, row.meaning, row.value);
        text_add(&words, ": nothing yet");
        if (possible) text_add(&words, " (%d possible)", possible);
        else text_add(&words, ", and nothing goes with what is ticked");
    }
    text_capital(&words, 0);
    struct list_row *row = list_add(&u->list, ROW_EACH + i, "%s", text_string(&words));
    row->box = true;
    row->ticks = given >= 0;
    row->closed = !possible;
    text_free(&words);
}

static void fill_table(struct full *u, const struct speaker *speaker)
{
    const struct picks *p = u->picks;
    for (int i = 0; i < p->count; i++)
        if (u->group < 0 && first_for(p, i) == i) add_each(u, speaker, i);
        else if (u->group >= 0 && same_place(p, u->group, i)) add_pick(u, speaker, i);
    bool given = u->group >= 0 && picks_given(p, u->group) >= 0;
    for (int k = 0; given && k < u->list.count; k++) u->list.row[k].closed = false; /* what was chosen makes room */
    if (given) list_add(&u->list, ROW_NOTHING, "Nothing");
}

void picks_fill(struct full *u, const struct speaker *speaker)
{
    const struct picks *p = u->picks;
    if (is_table(p)) fill_table(u, speaker);
    for (int i = 0; !is_table(p) && i < p->count; i++) add_pick(u, speaker, i);
    if (u->group >= 0) return;
    for (int i = 0; i < p->others && !p->ticks; i++) ask_add(u, speaker, ROW_OTHER + i, p->other[i]);
    if (p->partial && p->ticks) list_add(&u->list, ROW_MORE, "Take these, then go on choosing");
    const char *words = !p->ready ? "Done (more is needed)" : p->ticks ? "Done" : "None of them";
    struct list_row *done = list_add(&u->list, ROW_DONE, "%s", words);
    done->key = picks_may_pass(u) ? 0 : '0';
    done->closed = !p->ready;
}

bool picks_may_pass(const struct full *u) { return u->pass >= 0 && !u->picks->ticks && !u->picks->ready; }

static int possible_for(const struct picks *p, int i)
{
    int n = 0;
    bool given = picks_given(p, i) >= 0; /* what it has got makes room for others */
    for (int k = 0; k < p->count; k++) n += same_place(p, i, k) && (p->may_add[k] || given);
    return n;
}

/* The pick that a row is about: of a thing that gets something, what it has got, or else the first that it may get. */
static int pick_of(const struct picks *p, const struct list_row *row)
{
    int i = row->id & ~ROW_KIND;
    if ((row->id & ROW_KIND) != ROW_EACH) return i;
    if (picks_given(p, i) >= 0) return picks_given(p, i);
    for (int k = i; k < p->count; k++)
        if (same_place(p, i, k) && p->may_add[k]) return k;
    return i;
}

struct action picks_option(const struct full *u, const struct list_row *row)
{
    const struct pick *pick = &u->picks->pick[pick_of(u->picks, row)];
    return pick->two ? pick->second : pick->first;
}

int picks_odds(const struct full *u, const struct list_row *row, struct action line[WAY_LENGTH])
{
    struct picks *p = u->picks;
    int i = pick_of(p, row);
    bool settled = (row->id & ROW_KIND) == ROW_PICK || p->ticked[i] || possible_for(p, i) == 1;
    return settled ? picks_line(p, i, line, WAY_LENGTH) : 0;
}

/* -- Ticks -------------------------------------------------------------------------------------------------------- */

/* The rows again after a tick; the cursor and the filter stay. */
static void refill(struct full *u)
{
    char filter[sizeof u->list.filter];
    const struct list_row *row = list_row(&u->list);
    int at = row ? row->id : 0;
    snprintf(filter, sizeof filter, "%s", u->list.filter);
    if (u->picks && u->picks->too_many) { /* too much to try: it is asked one by one */
        full_say(u, "there is too much to choose from: one by one");
        u->picks = NULL;
        u->group = -1;
        filter[0] = '\0';
    }
    ask_fill(u);
    for (const char *letter = filter; *letter;) list_key(&u->list, (int)letter_next(&letter));
    list_go(&u->list, at);
}

/* Says why pick i may not be ticked. */
static void say_why(struct full *u, int i)
{
    struct text why = {0};
    const struct speaker speaker = room_speaker(u->room, u->who);
    picks_why(&why, &speaker, u->picks, i);
    full_say(u, "%s", text_string(&why));
    text_free(&why);
}

/* Whether all that is left to do is to confirm. */
static bool is_finished(const struct picks *p)
{
    bool more = p->partial;
    for (int i = 0; i < p->count; i++) more |= p->may_add[i];
    return p->ready && !more;
}

/* A table again after one of its things has got something; the cursor goes on to the next thing. */
static void back_to_table(struct full *u, int first)
{
    u->group = -1;
    u->list.filter[0] = '\0';
    refill(u);
    if (u->picks && list_go(&u->list, ROW_EACH + first) && u->list.at + 1 < u->list.shown_count) u->list.at++;
}

static void tick(struct full *u, int i)
{
    struct picks *p = u->picks;
    int group = u->group;
    bool again = p->may_add[i]; /* of several equal things the next one */
    bool ticked = (again || !p->ticked[i]) && picks_tick(p, i);
    bool changed = ticked || picks_untick(p, i) || picks_swap(p, i);
    if (!changed) say_why(u, i);
    if (changed && group >= 0) back_to_table(u, group);
    else refill(u);
    if (ticked && u->picks && is_finished(p)) list_go(&u->list, ROW_DONE);
}

void picks_choose(struct full *u, int id)
{
    struct picks *p = u->picks;
    int kind = id & ROW_KIND, i = id & ~ROW_KIND;
    if (kind == ROW_NOTHING) {
        int group = u->group;
        picks_untick(p, picks_given(p, group));
        back_to_table(u, group);
    } else if (kind == ROW_PICK) {
        tick(u, i);
    } else if (possible_for(p, i) == 1) {
        while (!p->may_add[i] && !p->ticked[i]) i++;
        tick(u, i);
    } else if (possible_for(p, i)) {
        u->group = i;
        ask_fill(u);
        int given = picks_given(p, i);
        if (given >= 0) list_go(&u->list, ROW_PICK + given);
    } else {
        say_why(u, i);
    }
}

bool picks_turn(struct full *u, int by)
{
    const struct list_row *row = list_row(&u->list);
    struct picks *p = u->picks;
    if (!p || !row || (row->id & ROW_KIND) != ROW_EACH) return false;
    int first = row->id - ROW_EACH, before = picks_given(p, first), at = before < 0 ? (by > 0 ? -1 : p->count) : before;
    if (before >= 0) picks_untick(p, before);
    do at += by; /* past the last one stands nothing */
    while (at >= 0 && at < p->count && !(same_place(p, first, at) && picks_tick(p, at)));
    refill(u);
    return true;
}

bool picks_untick_row(struct full *u)
{
    const struct list_row *row = list_row(&u->list);
    if (!u->picks || !row) return false;
    int kind = row->id & ROW_KIND, i = row->id & ~ROW_KIND;
    if (kind == ROW_EACH) i = picks_given(u->picks, i);
    if ((kind != ROW_PICK && kind != ROW_EACH) || i < 0 || !picks_untick(u->picks, i)) return false;
    refill(u);
    return true;
}
