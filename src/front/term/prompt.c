/* prompt.c: asks a human: shows what is new and the question, reads commands until one answers it. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "room/catalogue.h"
#include "engine/forecast.h"
#include "room/rulings.h"
#include "session.h"

/* One question while it is being answered. */
struct asking {
    struct session *s;
    seat who;
    int count;
    struct action option[OPTIONS_MAX];
};

enum { SAMPLES = 1000, SAMPLES_EACH = 300 /* of all options at once */, LOG_LINES = 20, FOUND_MOST = 12 };

struct command {
    const char *name, *also; /* also: a short form, or NULL */
    const char *usage, *about;
    enum outcome (*run)(struct asking *q, const char *rest);
};

static const struct command commands[];
static const int command_count;

/* -- Helpers ------------------------------------------------------------------------------------- */

static bool contains(const char *text, const char *part)
{
    size_t length = strlen(part);
    for (; *text; text++)
        if (strncasecmp(text, part, length) == 0) return true;
    return length == 0;
}

/* A number from 1 to most that is the whole text; 0 when it is none. */
static int number_of(const char *text, int most)
{
    char *end;
    long n = strtol(text, &end, 10);
    return isdigit((unsigned char)*text) && !*end && n >= 1 && n <= most ? (int)n : 0;
}

static void expected(const struct asking *q, const char *what)
{
    term_printf(&q->s->term, WARNING, "Expected %s.", what);
}

/* The verb by which a game lets a player decline, or -1. */
static int pass_verb(const struct game *game) { return game->rules.pass_verb ? game->rules.pass_verb : -1; }

static enum outcome answer(struct asking *q, struct action action)
{
    struct text error = {0};
    bool fine = room_answer(q->s->room, q->who, action, &error);
    if (!fine) term_printf(&q->s->term, WARNING, "That is not possible: %s", text_string(&error));
    q->s->own_answers += fine;
    text_free(&error);
    return fine ? ANSWERED : GO_ON;
}

/* -- Looking things up --------------------------------------------------------------------------- */

static enum outcome run_help(struct asking *q, const char *rest)
{
    struct text pages = {0};
    (void)rest;
    term_printf(&q->s->term, PLAIN, "A number, or words of an option: choose it. Enter: table and question again.");
    for (int i = 0; i < command_count; i++)
        term_printf(&q->s->term, PLAIN, "%-20s %s", commands[i].usage, commands[i].about);
    show_page_names(q->s, q->who, &pages);
    if (pages.length) term_printf(&q->s->term, PLAIN, "Pages of the table: %s.", pages.at);
    text_free(&pages);
    return GO_ON;
}

static enum outcome run_why(struct asking *q, const char *rest)
{
    const struct speaker speaker = room_speaker(q->s->room, q->who);
    const struct refusals *refusals = room_refusals(q->s->room, q->who);
    int found = 0;
    for (int i = 0; i < refusals->count; i++) {
        struct text line = {0};
        say_refusal(&line, &speaker, &refusals->refusal[i]);
        if (contains(text_string(&line), rest)) {
            term_printf(&q->s->term, PLAIN, "%s.", text_string(&line));
            found++;
        }
        text_free(&line);
    }
    if (!found && *rest) term_printf(&q->s->term, PLAIN, "Nothing about '%s' is refused here.", rest);
    else if (!found) term_print(&q->s->term, PLAIN, "Nothing that you might expect is refused here.");
    const struct question question = room_question(q->s->room, q->who);
    struct text rule = {0};
    if (!found && rulings_one(&rule, q->s->game, question.rule)) term_print(&q->s->term, PLAIN, rule.at);
    text_free(&rule);
    return GO_ON;
}

static enum outcome run_rule(struct asking *q, const char *rest)
{
    struct text out = {0};
    const struct question question = room_question(q->s->room, q->who);
    int found = *rest ? rulings_find(&out, q->s->game, rest) : rulings_one(&out, q->s->game, question.rule);
    if (found) term_print(&q->s->term, PLAIN, text_string(&out));
    else expected(q, "the number of a rule, or words that one contains");
    text_free(&out);
    return GO_ON;
}

static enum outcome run_card(struct asking *q, const char *rest)
{
    struct text out = {0};
    int found = *rest ? cards_find(&out, q->s->game, &q->s->pack.content, rest, FOUND_MOST) : 0;
    if (found) term_print(&q->s->term, PLAIN, text_string(&out));
    else expected(q, "the name of a card, or a part of it");
    if (found > FOUND_MOST) term_printf(&q->s->term, FAINT, "(%d more)", found - FOUND_MOST);
    text_free(&out);
    return GO_ON;
}

static enum outcome run_log(struct asking *q, const char *rest)
{
    int n = *rest ? number_of(rest, 100000) : LOG_LINES;
    if (n) show_log(q->s, q->who, n);
    else expected(q, "how many lines: log 40");
    return GO_ON;
}

static enum outcome run_table(struct asking *q, const char *rest)
{
    if (strcmp(rest, "on") == 0 || strcmp(rest, "off") == 0) {
        q->s->show_table = rest[1] == 'n';
        session_keep(q->s);
        term_printf(&q->s->term, PLAIN, "The table is %s before questions.", q->s->show_table ? "shown" : "not shown");
    } else if (!*rest) {
        show_table(q->s, q->who);
        show_page(q->s, q->who, NULL);
    } else if (!show_page(q->s, q->who, rest)) {
        struct text names = {0};
        show_page_names(q->s, q->who, &names);
        term_printf(&q->s->term, WARNING, "Expected a page (%s), on or off.", text_string(&names));
        text_free(&names);
    }
    return GO_ON;
}

/* What may follow from option i: every line, or the most frequent ones in one paragraph. True if it takes answers
 * of others for granted. */
static bool print_odds(struct asking *q, int i, bool all)
{
    enum { SHORT_LIST = 6 };
    const struct speaker speaker = room_speaker(q->s->room, q->who);
    struct forecast f = {0};
    struct text out = {0}, lines = {0};
    text_add(&out, "%2d. ", i + 1);
    show_option(q->s, q->who, q->option[i], &out);
    if (!room_odds(q->s->room, q->who, q->option[i], all ? SAMPLES : SAMPLES_EACH, &f)) {
        text_add(&out, ": no forecast is possible now");
    } else if (!f.count) {
        text_add(&out, ": nothing happens at once");
    } else {
        int n = 0;
        say_forecast(&lines, &speaker, &f, !all);
        for (char *rest = lines.at, *line; rest && (line = strsep(&rest, "\n")) != NULL;) {
            if (!*line || (!all && n == SHORT_LIST)) continue;
            text_add(&out, "%s%s", all ? "\n      " : n ? "; " : ": ", line);
            n++;
        }
    }
    text_add(&out, all ? "\n" : ".\n");
    term_print(&q->s->term, PLAIN, text_string(&out));
    text_free(&out);
    text_free(&lines);
    return f.beyond;
}

static enum outcome run_odds(struct asking *q, const char *rest)
{
    int n = number_of(rest, q->count);
    bool beyond = false;
    if (*rest && !n) expected(q, "the number of an option, or nothing for all");
    else if (n) beyond = print_odds(q, n - 1, true);
    else
        for (int i = 0; i < q->count; i++) beyond |= print_odds(q, i, false);
    const char *premise = q->s->game->bot.odds_premise;
    if (beyond && premise) term_printf(&q->s->term, FAINT, "(If %s.)", premise);
    return GO_ON;
}

static enum outcome run_hint(struct asking *q, const char *rest)
{
    hint_show(q->s, q->who, q->option, q->count, *rest ? rest : NULL);
    return GO_ON;
}

/* -- Changing things ----------------------------------------------------------------------------- */

/* Says what an undo took back: a simultaneous choice begins again as a whole; elsewhere others may have been asked
 * since. How many of them had a choice is not told. */
static void tell_undone(struct asking *q, int pauses, int own_answers)
{
    struct term *term = &q->s->term;
    if (pauses > 1) term_print(term, PLAIN, "Your last answer is taken back, and all that followed it.");
    else if (pauses == 0 && own_answers > 1)
        term_printf(term, PLAIN, "All %d answers that you gave to this choice are taken back: it begins again.",
                    own_answers);
    else term_print(term, PLAIN, "Your last answer is taken back.");
}

static enum outcome run_undo(struct asking *q, const char *rest)
{
    struct room *r = q->s->room;
    struct text why = {0};
    int answers = room_part(r, q->who), pauses = room_pauses(r);
    (void)rest;
    bool fine = room_undo(r, q->who, &why);
    if (fine) tell_undone(q, pauses - room_pauses(r), answers - room_part(r, q->who));
    else text_capital(&why, 0), term_printf(&q->s->term, WARNING, "%s.", text_string(&why));
    text_free(&why);
    return fine ? CHANGED : GO_ON;
}

/* A file that exists is replaced only if that is said twice. */
static bool may_write(struct asking *q, const char *path)
{
    struct session *s = q->s;
    if (!saves_exists(path) || strcmp(text_string(&s->overwrite), path) == 0) return true;
    text_clear(&s->overwrite);
    text_add(&s->overwrite, "%s", path);
    term_printf(&s->term, WARNING, "%s exists already. The same command again replaces it.", path);
    return false;
}

static enum outcome run_save(struct asking *q, const char *rest)
{
    struct text out = {0}, error = {0};
    if (!*rest) {
        if (session_save(q->s)) term_printf(&q->s->term, PLAIN, "Saved in %s", text_string(&q->s->save.path));
        session_complain(q->s, "Try again, or save FILE.");
    } else if (!may_write(q, rest)) {
        return GO_ON;
    } else {
        room_write(q->s->room, &out);
        if (saves_write(rest, text_string(&out), &error))
            term_printf(&q->s->term, PLAIN, "Saved. Go on with: longbox play --resume %s", rest);
        else term_printf(&q->s->term, WARNING, "It cannot be saved: %s", text_string(&error));
    }
    text_free(&out);
    text_free(&error);
    return GO_ON;
}

/* A save holds everybody's secrets; this holds the reader's own. */
static enum outcome run_record(struct asking *q, const char *rest)
{
    struct text out = {0}, error = {0};
    if (!*rest) {
        expected(q, "a file: record FILE");
    } else if (room_settings(q->s->room).strict) {
        term_print(&q->s->term, WARNING, "In a game with strict memory nothing is told again before its end.");
    } else if (may_write(q, rest)) {
        room_record(q->s->room, q->who, &out, &error);
        if (saves_write(rest, text_string(&out), &error))
            term_printf(&q->s->term, PLAIN, "What you may know of the game is in %s", rest);
        else term_printf(&q->s->term, WARNING, "It cannot be written: %s", text_string(&error));
    }
    text_free(&out);
    text_free(&error);
    return GO_ON;
}

static enum outcome run_say(struct asking *q, const char *rest)
{
    if (!*rest) {
        expected(q, "what to say");
        return GO_ON;
    }
    room_say(q->s->room, q->who, rest);
    term_printf(&q->s->term, PLAIN, "%s: \"%s\"", room_name(q->s->room, q->who), rest);
    return GO_ON;
}

/* Whether the game says when a turn or a round begins. */
static bool has_flag(const struct game *game, u16 flag)
{
    for (int i = 0; i < game->rules.event_count; i++)
        if (game->rules.events[i].flags & flag) return true;
    return false;
}

/* "pass turn", "pass here", "pass here round": passing without being asked. False when it is something else. */
static bool stand_by_pass(struct asking *q, int verb, int offered, const char *rest)
{
    const struct game *game = q->s->game;
    const struct { const char *word, *next; u16 until; } lengths[] = {
        {"turn", game->words.turn ? game->words.turn : "turn", FOR_TURN},
        {"round", game->words.round ? game->words.round : "round", FOR_ROUND},
        {"always", NULL, 0},
        {"", NULL, 0}};
    bool here = strncmp(rest, "here", 4) == 0 && (!rest[4] || rest[4] == ' ');
    const char *word = here ? rest + 4 + strspn(rest + 4, " ") : rest;
    if ((here && offered < 0) || (!here && !*rest)) return false;
    for (int i = 0; i < COUNT(lengths); i++) {
        if (strcmp(lengths[i].word, word) != 0 || (lengths[i].until && !has_flag(game, lengths[i].until))) continue;
        room_auto(q->s->room, q->who, (u8)verb, here ? q->option[offered].a : ANY_OPERAND,
                                lengths[i].until);
        struct text length = {0};
        if (lengths[i].next) text_add(&length, "Until the next %s begins", lengths[i].next);
        else text_add(&length, "From now on");
        term_printf(&q->s->term, PLAIN, "%s you pass%s without being asked. 'pass never' ends it.", length.at,
                    here ? " at this kind of moment" : "");
        text_free(&length);
        return true;
    }
    return false;
}

static enum outcome run_pass(struct asking *q, const char *rest)
{
    int verb = pass_verb(q->s->game), offered = -1;
    for (int i = 0; i < q->count; i++)
        if (q->option[i].verb == verb) offered = i;
    if (verb < 0) {
        term_print(&q->s->term, WARNING, "There is nothing to pass in this game.");
    } else if (stand_by_pass(q, verb, offered, rest)) {
        return CHANGED;
    } else if (strcmp(rest, "never") == 0) {
        for (int a = 0; a <= ANY_OPERAND; a++)
            if (room_has_auto(q->s->room, q->who, (u8)verb, a))
                room_auto_end(q->s->room, q->who, (u8)verb, a);
        term_print(&q->s->term, PLAIN, "You are asked each time.");
    } else if (!*rest && offered >= 0) {
        return answer(q, q->option[offered]);
    } else {
        expected(q, offered >= 0 ? "pass, or pass turn, round, always, here or never" : "pass always or pass never");
    }
    return GO_ON;
}

static enum outcome run_rules(struct asking *q, const char *rest)
{
    if (strcmp(rest, "on") != 0 && strcmp(rest, "off") != 0) {
        if (*rest) return run_rule(q, rest);
        expected(q, "rules on or rules off (rule NUMBER shows one)");
        return GO_ON;
    }
    q->s->numbers = rest[1] == 'n';
    session_keep(q->s);
    term_printf(&q->s->term, PLAIN, "Rule numbers are %s.", q->s->numbers ? "shown" : "not shown");
    return GO_ON;
}

static enum outcome run_texts(struct asking *q, const char *rest)
{
    if (strcmp(rest, "on") != 0 && strcmp(rest, "off") != 0) {
        expected(q, "texts on or texts off");
        return GO_ON;
    }
    q->s->texts = rest[1] == 'n';
    session_keep(q->s);
    term_printf(&q->s->term, PLAIN, "Texts of new cards are %s.", q->s->texts ? "shown" : "not shown");
    return GO_ON;
}

static enum outcome run_seats(struct asking *q, const char *rest)
{
    const char *name = strchr(rest, ' ');
    struct text error = {0};
    int n = atoi(rest);
    if (*rest && (!name || n < 1 || n > room_players(q->s->room))) {
        expected(q, "a seat and who sits there: seats 2 hard");
        return GO_ON;
    }
    bool fine = !*rest || room_seat(q->s->room, (seat)(n - 1), name + 1, &error);
    if (fine) show_seats(q->s);
    else text_capital(&error, 0), term_printf(&q->s->term, WARNING, "%s.", text_string(&error));
    text_free(&error);
    return *rest && fine ? CHANGED : GO_ON;
}

static enum outcome run_resign(struct asking *q, const char *rest)
{
    struct text error = {0};
    if (strcasecmp(rest, "yes") != 0) {
        term_printf(&q->s->term, PLAIN, "You alone give up, and for good. Type \"resign yes\" if you mean it.");
        return GO_ON;
    }
    bool left = room_resign(q->s->room, q->who, &error);
    if (!left) term_printf(&q->s->term, PLAIN, "%s", text_string(&error));
    text_free(&error);
    return left ? CHANGED : GO_ON;
}

static enum outcome run_quit(struct asking *q, const char *rest)
{
    (void)rest;
    if (session_save(q->s) || q->s->quit_warned) return LEFT;
    session_complain(q->s, "Save a copy elsewhere with save FILE, or quit again and lose it.");
    q->s->quit_warned = true;
    return GO_ON;
}

static const struct command commands[] = {
    {"why", NULL, "why [WORDS]", "what you may not do now, and by which rule", run_why},
    {"rule", NULL, "rule [NUMBER|WORDS]", "a rule; without a number the one that asks", run_rule},
    {"card", NULL, "card NAME", "text and values of any card", run_card},
    {"odds", NULL, "odds [N]", "what may follow from option N, or from each", run_odds},
    {"hint", NULL, "hint [LEVEL]", "what a hard bot (or one of this level) would answer, and why", run_hint},
    {"table", "t", "table [PAGE|on|off]", "the whole table, a page, or the short one by itself", run_table},
    {"log", "l", "log [N]", "what has happened", run_log},
    {"undo", "u", "undo", "take your last answer back, if it told nobody anything", run_undo},
    {"pass", "p", "pass [turn|round|...]",
     "pass; turn, round, always: for that long without being asked; here: at such moments; never: ask again", run_pass},
    {"say", NULL, "say WORDS", "table talk; kept in the record", run_say},
    {"rules", NULL, "rules on|off", "rule numbers with everything that happens", run_rules},
    {"texts", NULL, "texts on|off", "texts of cards that you are offered for the first time", run_texts},
    {"seats", NULL, "seats [N human|LEVEL]", "who sits where; change it", run_seats},
    {"resign", NULL, "resign", "give up your part in the game for good", run_resign},
    {"save", NULL, "save [FILE]", "every answer is saved anyway; FILE: a copy", run_save},
    {"record", NULL, "record FILE", "writes what you may know of the game, without the secrets of others", run_record},
    {"quit", "q", "quit", "leave; the game can be continued", run_quit},
    {"help", "?", "help, ?", "this list", run_help},
};
static const int command_count = COUNT(commands);

/* -- Reading ------------------------------------------------------------------------------------- */

static const struct command *find_command(const char *word)
{
    for (int i = 0; i < command_count; i++)
        if (strcasecmp(commands[i].name, word) == 0 || (commands[i].also && strcasecmp(commands[i].also, word) == 0))
            return &commands[i];
    if (strcasecmp(word, "exit") == 0) return find_command("quit");
    return NULL;
}

/* Whether an option begins with these words or, `anywhere`, has them in it. */
static bool option_fits(struct asking *q, int i, const char *words, bool anywhere)
{
    struct text line = {0};
    show_option(q->s, q->who, q->option[i], &line);
    bool fits = anywhere ? contains(text_string(&line), words)
                         : strncasecmp(text_string(&line), words, strlen(words)) == 0;
    text_free(&line);
    return fits;
}

/* The option that alone fits these words; -1 for none, -2 for several. */
static int find_option(struct asking *q, const char *words, bool anywhere)
{
    int found = -1;
    if (strlen(words) < 3) return -1;
    for (int i = 0; i < q->count; i++)
        if (option_fits(q, i, words, anywhere)) found = found == -1 ? i : -2;
    return found;
}

/* The options that fit, with their numbers. */
static void list_fitting(struct asking *q, const char *words)
{
    term_printf(&q->s->term, WARNING, "Several options fit '%s'. Expected the number of one:", words);
    for (int i = 0; i < q->count; i++) {
        struct text line = {0};
        if (!option_fits(q, i, words, true)) continue;
        text_add(&line, "%2d. ", i + 1);
        show_option(q->s, q->who, q->option[i], &line);
        term_print(&q->s->term, PLAIN, text_string(&line));
        text_free(&line);
    }
}

static enum outcome not_understood(struct asking *q, const char *word)
{
    const char *names[COUNT(commands)];
    for (int i = 0; i < command_count; i++) names[i] = commands[i].name;
    const char *near = args_nearest(word, names, command_count);
    if (near) term_printf(&q->s->term, WARNING, "I do not know '%s'. Did you mean '%s'?", word, near);
    else
        term_printf(&q->s->term, WARNING, "I do not know '%s'. Expected a number up to %d, or a command: ? lists them.",
                    word, q->count);
    return GO_ON;
}

static enum outcome obey(struct asking *q, const char *line)
{
    char word[32];
    size_t length = strcspn(line, " \t");
    const char *rest = line + length + strspn(line + length, " \t");
    snprintf(word, sizeof word, "%.*s", (int)min_int((int)length, (int)sizeof word - 1), line);
    int n = number_of(line, q->count);
    if (n) return answer(q, q->option[n - 1]);
    if (isdigit((unsigned char)*line) || (*line == '-' && isdigit((unsigned char)line[1]))) {
        term_printf(&q->s->term, WARNING, "There is no option %s. Expected a number from 1 to %d.", word, q->count);
        return GO_ON;
    }
    const struct command *command = find_command(word);
    if (command) return command->run(q, rest);
    if (length >= 3 && !*rest && show_page(q->s, q->who, word)) return GO_ON;
    n = find_option(q, line, false);
    if (n == -1) n = find_option(q, line, true);
    if (n >= 0) return answer(q, q->option[n]);
    if (n == -2) {
        list_fitting(q, line);
        return GO_ON;
    }
    return not_understood(q, word);
}

static bool offers_pass(const struct asking *q)
{
    for (int i = 0; i < q->count; i++)
        if (q->option[i].verb == pass_verb(q->s->game)) return has_flag(q->s->game, NEW_TURN);
    return false;
}

/* Said once, since such questions come often. */
static void hint_at_pass(struct asking *q)
{
    int verb = pass_verb(q->s->game);
    for (int i = 0; i < q->count && !q->s->hinted; i++)
        if (q->option[i].verb == verb) {
            term_printf(&q->s->term, FAINT, "(%spass always: you are not asked again; pass here: not at such moments)",
                        has_flag(q->s->game, NEW_TURN) ? "pass turn, pass round: until the next one begins; " : "");
            q->s->hinted = true;
        }
}

/* Whether the table should be shown again. After one or two answers of the reader alone it is still on the screen,
 * and the news say what changed; the same holds in the middle of a choice, before anything has happened. A new turn
 * or round calls for another look. It counts that somebody else was asked, not how he answered: whether he had a
 * choice is secret. */
static bool is_stale(const struct session *s)
{
    int count = room_events(s->room);
    for (int i = max_int(0, s->table_at); i < count; i++) {
        const struct event event = room_event(s->room, NOBODY, i);
        if ((int)event.pause > s->table_pause + s->own_answers || s->game->rules.events[event.kind].flags & FOR_TURN)
            return true;
    }
    return s->table_at < 0 || s->table_at > count ||
           (s->own_answers > 1 && (s->table_at < count || room_together(s->room)));
}

enum outcome prompt_ask(struct session *s, seat who)
{
    struct asking *q = malloc(sizeof *q); /* too large for a small stack */
    struct text line = {0}, prompt = {0};
    enum outcome outcome = GO_ON;
    MUST(q);
    q->s = s;
    q->who = who;
    const struct action *option = room_options(s->room, who, &q->count);
    memcpy(q->option, option, sizeof *option * (size_t)q->count);
    int news = s->term.shows_screen ? max_int(8, s->term.height - 4) : 0;
    fputc('\n', stdout);
    show_news(s, who, news);
    if (s->show_table && is_stale(s)) show_changed_table(s, who);
    show_question(s, who, q->option, q->count);
    hint_at_pass(q);
    if (room_people(s->room) > 1) text_add(&prompt, "%s, ", room_name(s->room, who));
    text_add(&prompt, q->count > 1 ? "1 to %d, " : "1, ", q->count);
    text_add(&prompt, "%sor ? for help: ", offers_pass(q) ? "pass turn|round|here|always, " : "");
    text_capital(&prompt, 0);
    while (outcome == GO_ON) {
        if (!term_line(&s->term, prompt.at, &line)) outcome = LEFT;
        else if (line.length) outcome = obey(q, line.at);
        else {
            show_table(s, who);
            show_question(s, who, q->option, q->count);
        }
    }
    text_free(&line);
    text_free(&prompt);
    free(q);
    return outcome;
}
