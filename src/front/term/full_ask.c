/* full_ask.c: the question as a list under a cursor; passing, and answers that stand for later questions. */
#include <stdio.h>
#include <string.h>

#include "full.h"

/* -- The question --------------------------------------------------------------------------------------------- */

static void write_prompt(struct full *u)
{
    const struct question *q = &u->question;
    const struct content *content = room_content(u->room);
    text_clear(&u->prompt);
    if (room_people(u->room) > 1) text_add(&u->prompt, "%s: ", room_name(u->room, u->who));
    text_add(&u->prompt, "%s", q->prompt && *q->prompt ? q->prompt : "What do you choose?");
    if (q->kind && q->card)
        text_add(&u->prompt, " [%s]", content_string(content, content_row(content, q->kind, q->card)->name));
    if (!q->rule) return;
    text_add(&u->prompt, " (");
    say_rule(&u->prompt, room_game(u->room), q->rule);
    text_add(&u->prompt, ")");
}

void ask_open(struct full *u)
{
    const struct action *option = room_options(u->room, u->who, &u->options);
    memcpy(u->option, option, sizeof *option * (size_t)u->options);
    u->question = room_question(u->room, u->who);
    u->group = -1;
    write_prompt(u);
    ask_fill(u);
}

/* -- Rows ----------------------------------------------------------------------------------------------------- */

enum { LONG_LIST = 12 /* from which on options are put into groups */, ROW_GROUP = 1 << 16 /* added to the first option's id */ };

/* Whether two options belong to one group: all their things but the last are the same. */
static bool same_group(const struct full *u, int i, int k)
{
    const struct action a = u->option[i], b = u->option[k];
    const struct action_row *row = &room_game(u->room)->rules.actions[a.verb];
    if (a.verb != b.verb) return false;
    if (row->c != NOTHING) return a.a == b.a && a.b == b.b;
    return row->b != NOTHING ? a.a == b.a : row->a != NOTHING;
}

static int group_size(const struct full *u, int i)
{
    int n = 1;
    while (i + n < u->options && same_group(u, i, i + n)) n++;
    return n;
}

static void say_row(struct full *u, const struct speaker *speaker, int i, struct text *out)
{
    say_option(out, speaker, &u->question, u->option[i]);
}

/* "Move a Corrupted Doctor from x-12 to ... (7)": what the texts of a group begin with, at whole words; false if that is
 * nothing. */
static bool say_group(struct full *u, const struct speaker *speaker, int i, int n, struct text *out)
{
    struct text first = {0};
    say_row(u, speaker, i, &first);
    size_t shared = first.length;
    for (int k = i + 1; k < i + n; k++) {
        struct text other = {0};
        size_t same = 0;
        say_row(u, speaker, k, &other);
        while (same < shared && first.at[same] == text_string(&other)[same]) same++;
        shared = same;
        text_free(&other);
    }
    while (shared && first.at[shared - 1] != ' ') shared--;
    if (shared) text_add(out, "%.*s... (%d)", (int)shared, first.at, n);
    text_free(&first);
    return shared > 0;
}

/* Long lists are asked in two steps, by groups that begin alike. */
void ask_fill(struct full *u)
{
    const struct speaker speaker = room_speaker(u->room, u->who);
    u8 pass = room_game(u->room)->rules.pass_verb;
    int from = max_int(0, u->group), to = u->group >= 0 ? from + group_size(u, from) : u->options;
    bool grouped = u->group < 0 && u->options > LONG_LIST;
    list_clear(&u->list);
    u->details_for = -1;
    for (int i = from, n; i < to; i += n) {
        struct text words = {0};
        n = grouped ? group_size(u, i) : 1;
        bool group = n > 1 && n < u->options && say_group(u, &speaker, i, n, &words);
        if (!group) n = 1, say_row(u, &speaker, i, &words);
        struct list_row *row = list_add(&u->list, group ? ROW_GROUP + i : i, "%s", text_string(&words));
        if (pass && u->option[i].verb == pass) row->key = '0';
        text_free(&words);
    }
}

bool ask_option(const struct full *u, const struct list_row *row, struct action *option)
{
    if (!row || row->id < 0) return false;
    *option = u->option[row->id % ROW_GROUP];
    return true;
}

void ask_choose(struct full *u)
{
    struct action answer;
    const struct list_row *row = list_row(&u->list);
    if (!ask_option(u, row, &answer)) return;
    if (row->id >= ROW_GROUP) {
        u->group = row->id - ROW_GROUP;
        ask_fill(u);
    } else {
        full_answer(u, answer);
    }
}

bool ask_back(struct full *u)
{
    if (u->group < 0) return false;
    int group = u->group;
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
    const char *turn = game->words.turn ? game->words.turn : "turn", *round = game->words.round ? game->words.round : "round";
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
    if (offered && turns) list_add(&u->menu, PASS_HERE_TURN, "Pass at this kind of moment until the next %s begins", turn);
    if (offered && rounds) list_add(&u->menu, PASS_HERE_ROUND, "... until the next %s begins", round);
    if (offered) list_add(&u->menu, PASS_HERE, "... from now on");
    if (standing) list_add(&u->menu, PASS_NEVER, "Ask me each time again");
    u->menu_title = "How long do you pass?";
    u->menu_chosen = pass_chosen;
}
