/* full_ask.c: the question as a list under a cursor; passing, and answers that stand for later questions. */
#include <stdio.h>
#include <string.h>

#include "engine/picks.h"
#include "engine/ways.h"
#include "full.h"
#include "term.h"

/* -- The question --------------------------------------------------------------------------------------------- */

static void write_prompt(struct full *u)
{
    const struct question *q = &u->question;
    const struct content *content = room_content(u->room);
    text_clear(&u->prompt);
    if (room_people(u->room) > 1) text_add(&u->prompt, "%s: ", room_name(u->room, u->who));
    if (room_first_half(u->room, u->who, &u->prompt)) text_add(&u->prompt, ": ");
    text_add(&u->prompt, "%s", question_words(q, u->picks ? u->picks->step->together : NULL));
    if (q->kind && q->card)
        text_add(&u->prompt, " [%s]", content_string(content, content_row(content, q->kind, q->card)->name));
    if (q->rule) {
        text_add(&u->prompt, " (");
        say_rule(&u->prompt, room_game(u->room), q->rule);
        text_add(&u->prompt, ")");
    }
}

void ask_open(struct full *u)
{
    const struct action *option = room_options(u->room, u->who, &u->options);
    memcpy(u->option, option, sizeof *option * (size_t)u->options);
    u->question = room_question(u->room, u->who);
    u->pass = room_pass(u->room, u->who);
    u->done = -1;
    for (int i = 0; i < u->options; i++)
        if (u->question.close != NO_VERB && u->option[i].verb == u->question.close) u->done = i;
    u->picks = room_picks(u->room, u->who);
    if (u->picks) picks_preset(u->picks);
    u->group = -1;
    u->details_most = 0;
    u->ways = u->picks ? NULL : room_ways(u->room, u->who);
    if (u->ways) ways_group(&u->groups, u->ways);
    else groups_make(&u->groups, room_game(u->room), u->option, u->options);
    ask_fill(u);
    if (u->picks && u->picks->ticks) list_go(&u->list, ROW_DONE);
}

/* -- Rows ----------------------------------------------------------------------------------------------------- */

void ask_add(struct full *u, const struct speaker *speaker, int id, struct action option)
{
    struct text words = {0};
    say_option(&words, speaker, &u->question, option);
    struct list_row *row = list_add(&u->list, id, "%s", text_string(&words));
    int zero = u->pass >= 0 ? u->pass : u->done;
    bool ends = zero >= 0 && memcmp(&u->option[zero], &option, sizeof option) == 0;
    if (ends && (!u->picks || picks_may_pass(u))) row->key = '0';
    row->closed = room_idle_option(u->room, u->who, option);
    text_free(&words);
}

/* The row of option or way i. */
static void add_choice(struct full *u, const struct speaker *speaker, int i)
{
    const struct way *way = u->ways ? &u->ways->way[i] : NULL;
    if (!way || way->count == 1) {
        ask_add(u, speaker, i, way ? way->answer[0] : u->option[i]);
        return;
    }
    struct text words = {0};
    ways_say(&words, speaker, &u->question, way);
    list_add(&u->list, i, "%s", text_string(&words));
    text_free(&words);
}

/* Rows that can share the words that they begin with: not "Done", not "Pass", not what is no thing to tick. */
static bool shares(const struct list_row *row)
{
    int kind = row->id & ROW_KIND;
    return (kind == 0 || kind == ROW_PICK || kind == ROW_GROUP) && !row->key;
}

/* Whether the beginning of a text can be left out: whole words, something is left, and no digit comes to stand after
 * the digit of the row. */
static bool may_cut(const char *text, size_t length)
{
    return text[length - 1] == ' ' && text[length] && !(text[length] >= '0' && text[length] <= '9');
}

/* How long the words are with which all rows begin, of ways of several answers whole answers; 0: too few to be worth a
 * mention. */
static size_t common_words(const struct list *l)
{
    enum { ROWS = 3, WORTH = 8 };
    const char *first = NULL;
    size_t length = 0, answer = 0;
    int rows = 0;
    bool alike = true; /* all begin with the same answer: it is not cut up */
    for (int i = 0; i < l->count; i++) {
        const char *text = l->row[i].text;
        size_t same = 0;
        if (!shares(&l->row[i])) continue;
        rows++;
        if (!first) first = text, length = strlen(text), answer = strcspn(text, ";");
        alike &= strcspn(text, ";") == answer && strncmp(text, first, answer) == 0;
        while (same < length && text[same] == first[same]) same++;
        while (same > 0 && (!may_cut(first, same) || !may_cut(text, same))) same--;
        length = same;
    }
    size_t whole = length; /* answers */
    while (whole > 1 && first[whole - 2] != ';') whole--;
    if (whole > 1 || alike) length = whole;
    return rows >= ROWS && length >= WORTH ? length : 0;
}

/* Whether a row is too long to be read. */
static bool has_long_row(const struct list *l, int w)
{
    enum { MARGIN = 3 };
    for (int i = 0; i < l->count; i++)
        if (term_columns(l->row[i].text) > w - MARGIN) return true;
    return false;
}

/* All options; false: they cannot be seen at once. */
static bool fill_flat(struct full *u, const struct speaker *speaker)
{
    int w, lines;
    draw_list_room(u, &w, &lines);
    for (int i = 0; i < (u->ways ? u->ways->count : u->options); i++) add_choice(u, speaker, i);
    if (u->ways && has_long_row(&u->list, w)) return false;
    return (!u->ways && common_words(&u->list)) || list_fits(&u->list, w, lines);
}

/* Long lists are asked in two steps. */
static void fill_options(struct full *u, const struct speaker *speaker)
{
    if (u->group < 0 && (fill_flat(u, speaker) || !u->groups.count)) return;
    list_clear(&u->list);
    const struct groups *all = &u->groups;
    const struct group *open = u->group >= 0 ? &all->group[u->group] : NULL;
    for (int i = 0; open && i < open->count; i++) add_choice(u, speaker, all->member[open->first + i]);
    for (int i = 0; !open && i < all->count; i++) {
        const struct group *g = &all->group[i];
        if (g->count == 1) {
            add_choice(u, speaker, all->member[g->first]);
            continue;
        }
        struct text words = {0};
        if (u->ways) ways_say_group(&words, speaker, &u->question, u->ways, all, i);
        else groups_say(&words, speaker, &u->question, g);
        list_add(&u->list, ROW_GROUP + i, "%s", text_string(&words));
        text_free(&words);
    }
}

/* What all rows begin with is said once, in the question: "Which Space? Place a Fire token in ..." */
static void factor_out(struct full *u)
{
    struct list *l = &u->list;
    size_t length = common_words(l);
    text_clear(&u->prefix);
    for (int i = 0; length && i < l->count; i++) {
        if (!shares(&l->row[i])) continue;
        if (!u->prefix.length) text_add(&u->prefix, "%.*s", (int)length, l->row[i].text);
        memmove(l->row[i].text, l->row[i].text + length, strlen(l->row[i].text + length) + 1);
    }
    if (length) text_add(&u->prompt, " %s...", u->prefix.at);
}

void ask_fill(struct full *u)
{
    const struct speaker speaker = room_speaker(u->room, u->who);
    write_prompt(u);
    list_clear(&u->list);
    u->details_for = -1;
    if (u->picks) picks_fill(u, &speaker);
    else fill_options(u, &speaker);
    digits_give(u);
    factor_out(u);
    if (u->picks && u->picks->ticks)
        text_add(&u->prompt, " [%d ticked%s]", u->picks->ticks, u->picks->ready ? ", 0: done" : "");
}

bool ask_option(const struct full *u, const struct list_row *row, struct action *option)
{
    if (!row) return false;
    int i = row->id & ~ROW_KIND;
    switch (row->id & ROW_KIND) {
    case 0: *option = u->ways ? ways_shown(u->ways, &u->ways->way[i]) : u->option[i]; return true;
    case ROW_GROUP: *option = u->groups.group[i].sample; return true;
    case ROW_PICK: case ROW_EACH: *option = picks_option(u, row); return true;
    case ROW_OTHER: *option = u->picks->other[i]; return true;
    default: return false;
    }
}

const struct way *ask_way(const struct full *u, const struct list_row *row)
{
    return u->ways && row && !(row->id & ROW_KIND) ? &u->ways->way[row->id] : NULL;
}

int ask_line(const struct full *u, const struct list_row *row, struct action line[WAY_LENGTH])
{
    int kind = row ? row->id & ROW_KIND : ROW_DONE;
    const struct way *way = ask_way(u, row);
    if (way) memcpy(line, way->answer, sizeof *line * (size_t)way->count);
    if (way) return way->count;
    if (kind == ROW_PICK || kind == ROW_EACH) return picks_odds(u, row, line);
    if (kind == ROW_DONE && u->picks) return picks_line(u->picks, -1, line, WAY_LENGTH);
    return ask_option(u, row, &line[0]) ? 1 : 0;
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
    } else if (kind == ROW_PICK || kind == ROW_EACH || kind == ROW_NOTHING) {
        picks_choose(u, row->id);
    } else if (kind == ROW_GROUP) {
        u->group = i;
        ask_fill(u);
    } else if (ask_way(u, row)) {
        full_answer_way(u, i);
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
    list_go(&u->list, (u->picks ? ROW_EACH : ROW_GROUP) + group);
    return true;
}

/* -- Passing -------------------------------------------------------------------------------------------------- */

void ask_pass(struct full *u)
{
    if (u->pass >= 0 || u->done >= 0) full_answer(u, u->option[u->pass >= 0 ? u->pass : u->done]);
    else full_say(u, "you cannot pass here");
}

enum {
    PASS_NOW, PASS_SAME, PASS_SAME_ROUND, PASS_TURN, PASS_ROUND, PASS_ALWAYS, PASS_HERE, PASS_HERE_TURN, PASS_NEVER,
    PASS_IDLE, PASS_NOT_IDLE,
};

/* Passes while nothing new is offered. */
static void pass_same(struct full *u, u16 until)
{
    struct text error = {0};
    int events = room_events(u->room);
    if (room_decline(u->room, u->who, until, &error)) full_answered(u, events);
    else full_say(u, "%s", text_string(&error));
    text_free(&error);
}

/* Whether to be asked only where something can come of it. */
static void pass_idle(struct full *u, bool brief)
{
    struct room_settings settings = room_settings(u->room);
    settings.obvious = brief;
    room_set(u->room, &settings);
    full_say(u, brief ? "you are asked where something can come of it" : "you are asked at every moment");
}

static void pass_chosen(struct full *u, int id)
{
    static const u16 until[] = {
        [PASS_SAME_ROUND] = FOR_ROUND, [PASS_TURN] = FOR_TURN, [PASS_ROUND] = FOR_ROUND, [PASS_HERE_TURN] = FOR_TURN,
        [PASS_NEVER] = 0,
    };
    bool here = id == PASS_HERE || id == PASS_HERE_TURN;
    if (id == PASS_NOW) {
        ask_pass(u);
    } else if (id == PASS_NEVER) {
        room_pass_end(u->room, u->who);
        full_say(u, "you are asked each time");
    } else if (id == PASS_IDLE || id == PASS_NOT_IDLE) {
        pass_idle(u, id == PASS_IDLE);
    } else if (id == PASS_SAME || id == PASS_SAME_ROUND) {
        pass_same(u, until[id]);
    } else {
        room_pass_until(u->room, u->who, here ? u->pass : -1, until[id]);
        full_say(u, "you pass without being asked; F7 ends it");
        u->mode = FULL_GOES_ON;
    }
}

/* Whether something is passed without being asked. */
static bool passes_by_itself(const struct full *u)
{
    const struct game *game = room_game(u->room);
    bool any = room_declines(u->room, u->who);
    for (int verb = 1; verb < game->rules.action_count; verb++)
        for (int a = 0; verb_declines(game, (u8)verb) && a <= ANY_OPERAND; a++)
            any |= room_has_auto(u->room, u->who, (u8)verb, a);
    return any;
}

/* Passing this once, in the option's own words: "Do not React". */
static void add_pass(struct full *u)
{
    const struct speaker speaker = room_speaker(u->room, u->who);
    struct text words = {0};
    say_option(&words, &speaker, &u->question, u->option[u->pass]);
    list_add(&u->menu, PASS_NOW, "%s", text_string(&words))->key = '0';
    text_free(&words);
}

void ask_pass_menu(struct full *u)
{
    const struct game *game = room_game(u->room);
    const char *turn = game->words.turn ? game->words.turn : "turn";
    const char *round = game->words.round ? game->words.round : "round";
    bool offered = u->pass >= 0, turns = room_knows(u->room, NEW_TURN), rounds = room_knows(u->room, NEW_ROUND);
    bool alone = room_people(u->room) == 1, brief = room_settings(u->room).obvious;
    if (!room_knows_passing(u->room)) {
        full_say(u, "there is nothing to pass in this game");
        return;
    }
    list_clear(&u->menu);
    if (offered) add_pass(u);
    if (offered && alone) list_add(&u->menu, PASS_SAME, "Pass while you are offered nothing new");
    if (offered && alone && rounds)
        list_add(&u->menu, PASS_SAME_ROUND, "Pass while you are offered nothing new in this %s", round);
    if (turns) list_add(&u->menu, PASS_TURN, "Pass whatever is offered until the next %s begins", turn);
    if (rounds) list_add(&u->menu, PASS_ROUND, "Pass whatever is offered until the next %s begins", round);
    list_add(&u->menu, PASS_ALWAYS, "Pass whatever is offered from now on");
    if (offered && turns) list_add(&u->menu, PASS_HERE_TURN, "Pass at this kind of moment until the next %s", turn);
    if (offered) list_add(&u->menu, PASS_HERE, "Pass at this kind of moment from now on");
    if (alone && game->rules.is_idle && brief)
        list_add(&u->menu, PASS_NOT_IDLE, "Ask me even where nothing can come of what is offered");
    else if (alone && game->rules.is_idle)
        list_add(&u->menu, PASS_IDLE, "Ask me only where something can come of what is offered");
    if (passes_by_itself(u)) list_add(&u->menu, PASS_NEVER, "Ask me each time again");
    u->menu_title = "How long do you pass?";
    u->menu_chosen = pass_chosen;
}
