/* prompt.c: asks a human: shows what is new and the question, reads commands until one answers it. */
#include "prompt.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "edit.h"

const struct command commands[] = {
    {"aim", NULL, "aim, turn", "what the game is about and how one wins; what happens in a turn", run_aim},
    {"turn", NULL, "", NULL, run_turn},
    {"why", NULL, "why [WORDS]", "what you may not do now, and by which rule", run_why},
    {"rule", NULL, "rule [NUMBER|WORDS]", "a rule; without a number the one that asks", run_rule},
    {"rules", NULL, "rules WORDS|on|off", "finds rules; on, off: their numbers with what happens", run_rules},
    {"card", NULL, "card NAME|N", "text and values of any card, or of those that option N names", run_card},
    {"what", NULL, "what NAME|PATH", "what it is on the table: its numbers, what they are made of, their rules", run_what},
    {"odds", NULL, "odds [N]", "what may follow from option N, or from each", run_odds},
    {"hint", NULL, "hint [LEVEL]", "what a hard bot (or one of this level) would answer, and why", run_hint},
    {"tutor", NULL, "tutor off|blunders|always", "asks before an answer that costs much of your chance", run_tutor},
    {"table", "t", "table [PAGE|on|off]", "the whole table or a page; on, off: the status before questions", run_table},
    {"changes", "c", "changes", "what is different on the table since your last answer", run_changes},
    {"log", "l", "log [N]", "what has happened", run_log},
    {"lesson", NULL, "lesson", "what the lesson says, once more", run_lesson},
    {"undo", "u", "undo", "take your last answer back, if it told nobody anything", run_undo},
    {"pass", "p", "pass [turn|round|...]", "decline; for longer without being asked: 'pass ?' lists how", run_pass},
    {"say", NULL, "say WORDS", "table talk: the others read it; kept in the record", run_say},
    {"texts", NULL, "texts on|off", "texts of cards that you are offered for the first time", run_texts},
    {"seats", NULL, "seats [N human|LEVEL]", "who sits where; change it", run_seats},
    {"switch", NULL, "switch [NAME on|off]", "what you may turn on and off at any time in this game", run_switch},
    {"resign", NULL, "resign", "give up your part in the game for good", run_resign},
    {"save", NULL, "save [FILE]", "every answer is saved anyway; FILE: a copy", run_save},
    {"record", NULL, "record FILE", "writes what you may know of the game, without the secrets of others", run_record},
    {"quit", "q", "quit", "leave; the game can be continued", run_quit},
    {"help", "?", "help, ?", "this list", run_help},
};
const int command_count = COUNT(commands);

/* -- Helpers ------------------------------------------------------------------------------------- */

int number_of(const char *text, int most)
{
    char *end;
    long n = strtol(text, &end, 10);
    return isdigit((unsigned char)*text) && !*end && n >= 1 && n <= most ? (int)n : 0;
}

void expect_words(const struct asking *q, const char *what) { term_printf(&q->s->term, WARNING, "Expected %s.", what); }

enum outcome prompt_doubt(struct asking *q, struct text *doubt)
{
    term_printf(&q->s->term, WARNING, "%s The same answer again gives it; hint says what is better.", doubt->at);
    text_free(doubt);
    return GO_ON;
}

enum outcome prompt_answer(struct asking *q, struct action action)
{
    struct text error = {0};
    if (!room_asks(q->s->room, q->who, q->pauses, q->part)) return CHANGED; /* it was another question */
    if (room_objects(q->s->room, q->who, &action, 1, &error, &error)) return prompt_doubt(q, &error);
    session_seen(q->s, q->who);
    bool fine = room_answer(q->s->room, q->who, action, &error);
    if (!fine) term_printf(&q->s->term, WARNING, "That is not possible: %s", text_string(&error));
    text_free(&error);
    return fine ? ANSWERED : GO_ON;
}

/* -- Reading ------------------------------------------------------------------------------------- */

static const struct command *find_command(const char *word)
{
    for (int i = 0; i < command_count; i++)
        if (strcasecmp(commands[i].name, word) == 0 || (commands[i].also && strcasecmp(commands[i].also, word) == 0))
            return &commands[i];
    if (strcasecmp(word, "exit") == 0) return find_command("quit");
    return NULL;
}

/* Whether a row begins with these words or, `anywhere`, has them in it. */
static bool row_fits(const struct asking *q, int i, const char *words, bool anywhere)
{
    return anywhere ? text_contains(q->row[i].text, words) : strncasecmp(q->row[i].text, words, strlen(words)) == 0;
}

/* Whether a row ends with these words: "no" is short, but "No" says nothing else. */
static bool row_ends(const struct asking *q, int i, const char *words)
{
    size_t all = strlen(q->row[i].text), length = strlen(words);
    const char *end = q->row[i].text + (all > length ? all - length : 0);
    return strcasecmp(end, words) == 0 && (end == q->row[i].text || end[-1] == ' ');
}

/* The number of the row that alone fits these words, or is just these words; 0 for none, -1 for several. Less than three
 * letters must be the end of it. */
static int find_row(const struct asking *q, const char *words, bool anywhere)
{
    int found = 0;
    for (int i = 0; i < q->rows; i++)
        if (strcasecmp(q->row[i].text, words) == 0) return i + 1;
    for (int i = 0; i < q->rows; i++)
        if (strlen(words) < 3 ? row_ends(q, i, words) : row_fits(q, i, words, anywhere)) found = found ? -1 : i + 1;
    return found;
}

/* A page of the table has been shown; an option may have been meant. */
static void tell_option_meant(const struct asking *q, const char *words)
{
    int n = find_row(q, words, true);
    if (n > 0) term_printf(&q->s->term, WARNING, "If you meant the option, type %d: %s", n, q->row[n - 1].text);
}

/* The rows that fit, with their numbers. */
static void list_fitting(const struct asking *q, const char *words)
{
    term_printf(&q->s->term, WARNING, "Several options fit '%s'. Expected the number of one:", words);
    for (int i = 0; i < q->rows; i++)
        if (row_fits(q, i, words, true)) term_printf(&q->s->term, PLAIN, "%2d. %s", i + 1, q->row[i].text);
}

/* Whether options begin with this word. */
static bool is_verb(const struct asking *q, const char *word)
{
    for (int i = 0; i < q->rows; i++) {
        size_t length = strcspn(q->row[i].text, " ");
        if (length == strlen(word) && strncasecmp(q->row[i].text, word, length) == 0) return true;
    }
    return false;
}

static enum outcome not_understood(const struct asking *q, const char *word, const char *line)
{
    const char *names[COUNT(commands)];
    for (int i = 0; i < command_count; i++) names[i] = commands[i].name;
    const char *near = args_nearest(word, names, command_count);
    if (is_verb(q, word))
        term_printf(&q->s->term, WARNING, "No option fits '%s'. Expected the number of one, or words that only it has; "
                                          "why tells what is refused.", line);
    else if (near) term_printf(&q->s->term, WARNING, "I do not know '%s'. Did you mean '%s'?", word, near);
    else
        term_printf(&q->s->term, WARNING, "I do not know '%s'. Expected a number up to %d, or a command: ? lists them.",
                    word, q->rows);
    return GO_ON;
}

/* One word of numbers: "3", "-3", "3?", "done". */
static enum outcome obey_number(struct asking *q, const char *word)
{
    char plain[16];
    size_t length = strlen(word);
    bool about = length > 1 && word[length - 1] == '?', back = *word == '-';
    int digits = min_int((int)(length - about - back), (int)sizeof plain - 1);
    snprintf(plain, sizeof plain, "%.*s", digits, word + back);
    int n = number_of(plain, q->rows);
    if (!n) {
        term_printf(&q->s->term, WARNING, "There is no option %s. Expected a number from 1 to %d.", word, q->rows);
        return GO_ON;
    }
    return about ? tell_about(q, n) : back ? rows_untick(q, n) : rows_choose(q, n);
}

/* "1 3 done": several ticks on one line. False when it is something else. */
static bool obey_ticks(struct asking *q, const char *line, enum outcome *outcome)
{
    char copy[200], *rest = copy, *word;
    if (!q->picks || line[strspn(line, "0123456789, -done")] || !strpbrk(line, "0123456789d")) return false;
    snprintf(copy, sizeof copy, "%s", line);
    *outcome = GO_ON;
    while (*outcome == GO_ON && (word = strsep(&rest, " ,")) != NULL) {
        if (!*word) continue;
        if (strcmp(word, "done") == 0) *outcome = q->picks ? rows_done(q, false) : GO_ON;
        else *outcome = obey_number(q, word);
        if (!q->picks) break; /* single questions from here on */
    }
    return true;
}

static enum outcome obey(struct asking *q, const char *line)
{
    char word[32];
    enum outcome outcome;
    size_t length = strcspn(line, " \t");
    const char *rest = line + length + strspn(line + length, " \t");
    snprintf(word, sizeof word, "%.*s", (int)min_int((int)length, (int)sizeof word - 1), line);
    if (obey_ticks(q, line, &outcome)) return outcome;
    if (isdigit((unsigned char)*line) || (*line == '-' && isdigit((unsigned char)line[1])))
        return obey_number(q, *rest == '?' ? (snprintf(word + strlen(word), 2, "?"), word) : line);
    if (strcmp(line, "back") == 0 && q->group >= 0) {
        rows_free(q);
        q->row = NULL;
        rows_open(q);
        rows_show(q);
        return GO_ON;
    }
    if (strcmp(line, "more") == 0 && q->picks && q->picks->partial) return rows_done(q, true);
    const struct command *command = find_command(word);
    if (command) return command->run(q, rest);
    int n = find_row(q, line, false);
    if (!n && length >= 3 && !*rest && show_page(q->s, q->who, word)) {
        tell_option_meant(q, line);
        return GO_ON;
    }
    if (!n) n = find_row(q, line, true);
    if (n > 0) return rows_choose(q, n);
    if (!n && rows_choose_folded(q, line, &outcome)) return outcome;
    if (!n && lesson_is_early(q, line)) return GO_ON;
    if (n < 0) {
        list_fitting(q, line);
        return GO_ON;
    }
    return not_understood(q, word, line);
}

/* -- Completion ---------------------------------------------------------------------------------- */

/* What a line that begins like this may be: commands, options, for `card` names of cards. The nth, NULL: no more. */
static const char *complete(void *to, int n)
{
    const struct asking *q = to;
    if (n < command_count) return commands[n].name;
    n -= command_count;
    return n < q->rows ? q->row[n].text : NULL;
}

static const char *complete_card(void *to, int n)
{
    const struct asking *q = to;
    const struct content *content = &q->s->pack.content;
    for (int kind = 1; kind < KINDS_MAX; kind++) {
        if (n < content->count[kind]) return content_string(content, content_row(content, kind, n + 1)->name);
        n -= content->count[kind];
    }
    return NULL;
}

/* -- Asking -------------------------------------------------------------------------------------- */

static void write_prompt(const struct asking *q, struct text *out)
{
    struct session *s = q->s;
    text_clear(out);
    if (room_people(s->room) > 1) text_add(out, "%s, ", room_name(s->room, q->who));
    text_add(out, q->rows > 1 ? "1 to %d, " : "1, ", q->rows);
    text_add(out, "%s%sor ? for help: ", q->picks ? "done, " : "", offers_pass(q) ? "pass, " : "");
    text_capital(out, 0);
}

static void show_all(struct asking *q, bool changed)
{
    if (q->s->show_table || !changed) show_status(q->s, q->who, changed);
    rows_explain(q);
    rows_show(q);
}

/* A line has answered nothing. Whoever types the same thing again and again that ticks nothing is asked one by one. A
 * pipe that answers nothing at all (`yes 0 |`) leaves the game. */
static enum outcome after_idle(struct asking *q, const char *line)
{
    enum { STUBBORN = 3 };
    bool again = strcmp(text_string(&q->before), line) == 0;
    q->idle = q->ticked ? 0 : again ? q->idle + 1 : 1;
    text_clear(&q->before);
    text_add(&q->before, "%s", line);
    if (q->picks && q->idle >= STUBBORN) {
        term_print(&q->s->term, PLAIN, "Then one after the other:");
        rows_singly(q);
        q->idle = 0;
    }
    return session_idles(q->s, ++q->lines) ? LEFT : GO_ON;
}

enum outcome prompt_ask(struct session *s, seat who)
{
    struct asking *q = calloc(1, sizeof *q); /* too large for a small stack */
    struct text line = {0}, prompt = {0};
    enum outcome outcome = GO_ON;
    MUST(q);
    q->s = s;
    q->who = who;
    rows_open(q);
    fputc('\n', stdout);
    show_news(s, who, s->term.shows_screen ? max_int(8, s->term.height - 4) : 0);
    if (!lesson_show(s, who, false)) outcome = LEFT;
    show_all(q, true);
    hint_at_pass(q);
    edit_fresh(&s->term);
    const struct completion offers = {complete, complete_card, q};
    while (outcome == GO_ON) {
        write_prompt(q, &prompt);
        if (!edit_line(&s->term, prompt.at, &offers, &line)) outcome = LEFT;
        else if (line.length) outcome = obey(q, line.at);
        else show_all(q, false);
        if (outcome == GO_ON) outcome = after_idle(q, text_string(&line));
        if (outcome == GO_ON) rows_tell(q);
    }
    text_free(&line);
    text_free(&prompt);
    text_free(&q->before);
    rows_free(q);
    free(q);
    return outcome;
}
