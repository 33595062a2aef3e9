/* full_ask.c: the question as a list under a cursor; passing, and answers that stand for later questions. */
#include <stdio.h>
#include <string.h>

#include "engine/picks.h"
#include "full.h"

/* -- The question --------------------------------------------------------------------------------------------- */

static void write_prompt(struct full *u)
{
    const struct question *q = &u->question;
    const struct content *content = room_content(u->room);
    text_clear(&u->prompt);
    if (room_people(u->room) > 1) text_add(&u->prompt, "%s: ", room_name(u->room, u->who));
    const char *words = u->picks && u->picks->step->together ? u->picks->step->together : q->prompt;
    text_add(&u->prompt, "%s", words && *words ? words : "What do you choose?");
    if (q->kind && q->card)
        text_add(&u->prompt, " [%s]", content_string(content, content_row(content, q->kind, q->card)->name));
    if (q->rule) {
        text_add(&u->prompt, " (");
        say_rule(&u->prompt, room_game(u->room), q->rule);
        text_add(&u->prompt, ")");
    }
    if (u->picks && u->picks->ticks)
        text_add(&u->prompt, " %d ticked%s", u->picks->ticks, u->picks->ready ? ", 0: done" : "");
}

void ask_open(struct full *u)
{
    const struct action *option = room_options(u->room, u->who, &u->options);
    memcpy(u->option, option, sizeof *option * (size_t)u->options);
    u->question = room_question(u->room, u->who);
    u->picks = room_picks(u->room, u->who);
    if (u->picks && u->picks->ticks) picks_clear(u->picks);
    u->group = -1;
    groups_make(&u->groups, room_game(u->room), u->option, u->options);
    ask_fill(u);
}

/* -- Rows ----------------------------------------------------------------------------------------------------- */

/* What the ids of rows are: options, groups, things to tick, answers in place of ticks, "done", and
 * "go on" where there is too much to look at once. */
enum {
    ROW_GROUP = 1 << 16, ROW_PICK = 2 << 16, ROW_OTHER = 3 << 16, ROW_DONE = 4 << 16, ROW_MORE = 5 << 16,
    ROW_KIND = 7 << 16,
};

static void add_option(struct full *u, const struct speaker *speaker, int id, struct action option)
{
    struct text words = {0};
    u8 pass = room_game(u->room)->rules.pass_verb;
    say_option(&words, speaker, &u->question, option);
    struct list_row *row = list_add(&u->list, id, "%s", text_string(&words));
    if (pass && option.verb == pass) row->key = '0';
    text_free(&words);
}

/* Long lists are asked in two steps. */
static void fill_options(struct full *u, const struct speaker *speaker)
{
    const struct groups *all = &u->groups;
    const struct group *open = u->group >= 0 ? &all->group[u->group] : NULL;
    for (int i = 0; open && i < open->count; i++)
        add_option(u, speaker, all->member[open->first + i], u->option[all->member[open->first + i]]);
    for (int i = 0; !open && i < all->count; i++) {
        const struct group *g = &all->group[i];
        if (g->count == 1) {
            add_option(u, speaker, all->member[g->first], g->sample);
            continue;
        }
        struct text words = {0};
        groups_say(&words, speaker, &u->question, g);
        list_add(&u->list, ROW_GROUP + i, "%s", text_string(&words));
        text_free(&words);
    }
    for (int i = 0; !all->count && i < u->options; i++) add_option(u, speaker, i, u->option[i]);
}

/* How a thing to pick stands: ticked, how often, at which place; whether it can be ticked. */
static void mark_pick(const struct picks *p, struct list_row *row)
{
    int i = row->id - ROW_PICK;
    row->box = true;
    row->counts = p->step->form == FORM_SHARE || p->step->form == FORM_RANK;
    row->ticks = p->ticked[i];
    for (int k = 0; p->step->form == FORM_RANK && p->ticked[i] && k < p->ticks; k++)
        if (p->order[k] == i) row->ticks = k + 1;
    row->closed = !p->ticked[i] && !p->may_add[i];
}

static void fill_picks(struct full *u, const struct speaker *speaker)
{
    const struct picks *p = u->picks;
    for (int i = 0; i < p->count; i++) {
        struct text words = {0};
        picks_say(&words, speaker, p, i);
        mark_pick(p, list_add(&u->list, ROW_PICK + i, "%s", text_string(&words)));
        text_free(&words);
    }
    for (int i = 0; i < p->others && !p->ticks; i++) add_option(u, speaker, ROW_OTHER + i, p->other[i]);
    if (p->partial && p->ticks) list_add(&u->list, ROW_MORE, "Take these, then go on choosing");
    struct list_row *done = list_add(&u->list, ROW_DONE, p->ready && !p->ticks ? "None of them" : "Done");
    done->key = '0';
    done->closed = !p->ready;
}

void ask_fill(struct full *u)
{
    const struct speaker speaker = room_speaker(u->room, u->who);
    write_prompt(u);
    list_clear(&u->list);
    u->details_for = -1;
    if (u->picks) fill_picks(u, &speaker);
    else fill_options(u, &speaker);
}

bool ask_option(const struct full *u, const struct list_row *row, struct action *option)
{
    if (!row) return false;
    int i = row->id & ~ROW_KIND;
    switch (row->id & ROW_KIND) {
    case 0: *option = u->option[i]; return true;
    case ROW_GROUP: *option = u->groups.group[i].sample; return true;
    case ROW_PICK: *option = u->picks->pick[i].two ? u->picks->pick[i].second : u->picks->pick[i].first; return true;
    case ROW_OTHER: *option = u->picks->other[i]; return true;
    default: return false;
    }
}

/* -- Ticks ---------------------------------------------------------------------------------------------------- */

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
        filter[0] = '\0';
    }
    ask_fill(u);
    for (const char *letter = filter; *letter;) list_key(&u->list, (int)letter_next(&letter));
    list_go(&u->list, at);
}

/* For each thing there is one place: what it was given before makes room. */
static bool swap(struct picks *p, int i)
{
    struct pick_place row = picks_row(p, i);
    for (int k = 0; k < p->count; k++) {
        struct pick_place other = picks_row(p, k);
        if (k == i || !p->ticked[k] || other.meaning != row.meaning || other.value != row.value) continue;
        picks_untick(p, k);
        if (picks_tick(p, i)) return true;
        picks_tick(p, k);
    }
    return false;
}

/* Whether all that is left to do is to confirm. */
static bool is_finished(const struct picks *p)
{
    bool more = p->partial;
    for (int i = 0; i < p->count; i++) more |= p->may_add[i];
    return p->ready && !more;
}

static void tick(struct full *u, int i)
{
    struct picks *p = u->picks;
    bool ticked = (p->step->form == FORM_SHARE || !p->ticked[i]) && picks_tick(p, i);
    if (!ticked && !picks_untick(p, i) && !(p->step->form == FORM_EACH && swap(p, i)))
        full_say(u, "it does not go with what is ticked");
    refill(u);
    if (ticked && u->picks && is_finished(p)) list_go(&u->list, ROW_DONE);
}

bool ask_untick(struct full *u)
{
    const struct list_row *row = list_row(&u->list);
    if (!u->picks || !row || (row->id & ROW_KIND) != ROW_PICK) return false;
    if (!picks_untick(u->picks, row->id - ROW_PICK)) return false;
    refill(u);
    return true;
}

/* -- Answers -------------------------------------------------------------------------------------------------- */

void ask_choose(struct full *u)
{
    struct action answer;
    const struct list_row *row = list_row(&u->list);
    if (!row) return;
    int kind = row->id & ROW_KIND, i = row->id & ~ROW_KIND;
    if (kind == ROW_DONE || kind == ROW_MORE) {
        full_answer_picks(u, kind == ROW_MORE);
    } else if (kind == ROW_PICK) {
        tick(u, i);
    } else if (kind == ROW_GROUP) {
        u->group = i;
        ask_fill(u);
    } else if (ask_option(u, row, &answer)) {
        full_answer(u, answer);
    }
}

bool ask_back(struct full *u)
{
    int group = u->group;
    if (group < 0) return false;
    u->group = -1;
    ask_fill(u);
    list_go(&u->list, ROW_GROUP + group);
    return true;
}

/* -- Passing -------------------------------------------------------------------------------------------------- */

/* The option that passes, -1: none is offered. */
static int offered_pass(const struct full *u)
{
    u8 verb = room_game(u->room)->rules.pass_verb;
    for (int i = 0; verb && i < u->options; i++)
        if (u->option[i].verb == verb) return i;
    return -1;
}

void ask_pass(struct full *u)
{
    int option = offered_pass(u);
    if (option >= 0) full_answer(u, u->option[option]);
    else full_say(u, "you cannot pass here");
}

/* Whether the game says when a turn or a round begins. */
static bool has_flag(const struct game *game, u16 flag)
{
    for (int i = 0; i < game->rules.event_count; i++)
        if (game->rules.events[i].flags & flag) return true;
    return false;
}

enum { PASS_NOW, PASS_TURN, PASS_ROUND, PASS_ALWAYS, PASS_HERE, PASS_HERE_TURN, PASS_HERE_ROUND, PASS_NEVER };

static void pass_chosen(struct full *u, int id)
{
    static const u16 until[] = {
        [PASS_TURN] = FOR_TURN, [PASS_ROUND] = FOR_ROUND, [PASS_HERE_TURN] = FOR_TURN, [PASS_HERE_ROUND] = FOR_ROUND,
        [PASS_NEVER] = 0,
    };
    u8 verb = room_game(u->room)->rules.pass_verb;
    int option = offered_pass(u);
    bool here = id >= PASS_HERE && id <= PASS_HERE_ROUND;
    if (id == PASS_NOW) {
        ask_pass(u);
        return;
    }
    if (id == PASS_NEVER) {
        for (int a = 0; a <= ANY_OPERAND; a++)
            if (room_has_auto(u->room, u->who, verb, a)) room_auto_end(u->room, u->who, verb, a);
        full_say(u, "you are asked each time");
        return;
    }
    room_auto(u->room, u->who, verb, here && option >= 0 ? u->option[option].a : ANY_OPERAND, until[id]);
    full_say(u, "you pass without being asked; F7 ends it");
    u->mode = FULL_GOES_ON;
}

void ask_pass_menu(struct full *u)
{
    const struct game *game = room_game(u->room);
    const char *turn = game->words.turn ? game->words.turn : "turn";
    const char *round = game->words.round ? game->words.round : "round";
    bool offered = offered_pass(u) >= 0, standing = false, turns = has_flag(game, NEW_TURN);
    bool rounds = has_flag(game, NEW_ROUND);
    if (!game->rules.pass_verb) {
        full_say(u, "there is nothing to pass in this game");
        return;
    }
    for (int a = 0; a <= ANY_OPERAND; a++) standing |= room_has_auto(u->room, u->who, game->rules.pass_verb, a);
    list_clear(&u->menu);
    if (offered) list_add(&u->menu, PASS_NOW, "Pass");
    if (turns) list_add(&u->menu, PASS_TURN, "Pass without being asked until the next %s begins", turn);
    if (rounds) list_add(&u->menu, PASS_ROUND, "... until the next %s begins", round);
    list_add(&u->menu, PASS_ALWAYS, "... from now on");
    if (offered && turns)
        list_add(&u->menu, PASS_HERE_TURN, "Pass at this kind of moment until the next %s begins", turn);
    if (offered && rounds) list_add(&u->menu, PASS_HERE_ROUND, "... until the next %s begins", round);
    if (offered) list_add(&u->menu, PASS_HERE, "... from now on");
    if (standing) list_add(&u->menu, PASS_NEVER, "Ask me each time again");
    u->menu_title = "How long do you pass?";
    u->menu_chosen = pass_chosen;
}
