/* record.c: a record read line by line, and its game played again. */
#include "history.h"

#include <stdlib.h>
#include <string.h>

#include "carried.h"
#include "json.h"
#include "notation.h"

/* -- The beginning ---------------------------------------------------------------------------- */

struct reading {
    const struct game *const *box;
    const struct game *game; /* one of the box; NULL until the game line */
    const struct content *content; /* what was given, or own; NULL until the content line */
    struct content own;
    bool owned;    /* `own` was opened */
    bool matching; /* the content line was read */
    bool set_up;   /* the set-up line was read */
    struct setup setup;
    u8 *carried; /* what the game of a campaign began with, or NULL */
    struct fixed fix[2]; /* fixed before the table opens */
    struct table *table; /* NULL until the seed or position line */
    struct text *error;
};

/* Every reader of a line returns false after a mistake and writes the error. */
static bool wrong(struct reading *r, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool wrong(struct reading *r, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    text_add_list(r->error, format, list);
    va_end(list);
    return false;
}

static bool at_end(struct reading *r, char *line)
{
    const char *more = next_word(&line);
    return !more || wrong(r, "\"%.40s\" is one word too many", more);
}

static bool read_seat(struct reading *r, char **line, seat *who)
{
    const char *word = next_word(line);
    u64 number;
    if (!word || !read_number(word, SEATS_MAX - 1, &number) || number >= r->setup.players)
        return wrong(r, "expected a seat from 0 to %d, not \"%.40s\"", r->setup.players - 1, word ? word : "");
    *who = (seat)number;
    return true;
}

static bool read_game(struct reading *r, char *line)
{
    const char *id = next_word(&line), *version = next_word(&line);
    u64 number;
    if (!id || !version) return wrong(r, "expected \"game ID VERSION\"");
    if (r->game) return wrong(r, "the game is named twice");
    struct guess g = guess_for(id);
    for (int i = 0; r->box[i] && !r->game; i++) {
        guess_try(&g, r->box[i]->id);
        if (!strcmp(r->box[i]->id, id)) r->game = r->box[i];
    }
    if (!r->game) {
        guess_say(r->error, &g, "there is no game");
        return false;
    }
    if (!read_number(version, 65535, &number) || number != r->game->version)
        return wrong(r, "this record is of version %.10s of %s; this program has version %d", version, r->game->name,
                     r->game->version);
    return at_end(r, line);
}

/* 16 hexadecimal digits, or fewer. */
static bool read_hex(const char *word, u64 *value)
{
    *value = 0;
    int digits = 0;
    for (; *word; word++, digits++) {
        int c = *word | 0x20, digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
        if (digit < 0 || digits == 16 || (*word < '0')) return false;
        *value = *value << 4 | (u64)digit;
    }
    return digits > 0;
}

/* Whether the record was made with content of the game that said the same in other words. */
static bool only_reworded(const struct reading *r, u64 hash)
{
    const u64 *before = r->game->rules.reworded;
    struct content own;
    if (!before || !r->game->linked.bytes || !content_open(&own, r->game->linked.block, *r->game->linked.bytes) ||
        own.block->hash != r->content->block->hash)
        return false;
    while (*before && *before != hash) before++;
    return *before != 0;
}

static bool read_content(struct reading *r, char *line)
{
    const char *word = next_word(&line);
    u64 hash;
    if (!r->game) return wrong(r, "expected the game before its content");
    if (!word || !read_hex(word, &hash)) return wrong(r, "expected the hash of the content, 16 hexadecimal digits");
    if (!r->content) {
        if (!r->game->linked.bytes || !content_open(&r->own, r->game->linked.block, *r->game->linked.bytes))
            return wrong(r, "%s has no content of its own in this program", r->game->name);
        r->content = &r->own;
        r->owned = true;
    }
    if (r->content->block->hash != hash && !only_reworded(r, hash))
        return wrong(r, "this record was made with other content (%016llx, here it is %016llx)",
                     (unsigned long long)hash, (unsigned long long)r->content->block->hash);
    r->matching = true;
    return at_end(r, line);
}

static bool read_scenario(struct reading *r, const char *id)
{
    int kind = r->game->scenario_kind;
    struct guess g = guess_for(id);
    for (int i = 1; kind && i <= r->content->count[kind]; i++) {
        const char *name = scenario_id(r->game, r->content, i);
        r->setup.scenario = (u8)i;
        if (!strcmp(name, id)) return true;
        guess_try(&g, name);
    }
    guess_say(r->error, &g, "there is no scenario");
    return false;
}

/* Ids separated by commas. */
static bool read_options(struct reading *r, char *list)
{
    for (char *id = list, *end; id; id = end) {
        end = strchr(id, ',');
        if (end) *end++ = '\0';
        struct guess g = guess_for(id);
        int i = 0;
        while (r->game->rules.options && r->game->rules.options[i].id && strcmp(r->game->rules.options[i].id, id))
            guess_try(&g, r->game->rules.options[i++].id);
        if (!r->game->rules.options || !r->game->rules.options[i].id) {
            guess_say(r->error, &g, "there is no option");
            return false;
        }
        r->setup.options |= 1u << i;
    }
    return true;
}

static bool read_setup(struct reading *r, char *line)
{
    if (!r->matching) return wrong(r, "expected the game and its content before the set-up");
    if (r->set_up) return wrong(r, "the set-up is given twice");
    r->set_up = true;
    for (char *word; (word = next_word(&line));) {
        char *value = strchr(word, '=');
        u64 number;
        if (!value) return wrong(r, "expected players=N, scenario=ID or options=A,B, not \"%.40s\"", word);
        *value++ = '\0';
        if (!strcmp(word, "players")) {
            if (!read_number(value, SEATS_MAX, &number)) return wrong(r, "expected players=N, not \"%.40s\"", value);
            r->setup.players = (u8)number;
        } else if (!strcmp(word, "scenario")) {
            if (!read_scenario(r, value)) return false;
        } else if (!strcmp(word, "options")) {
            if (!read_options(r, value)) return false;
        } else {
            struct guess g = guess_for(word);
            guess_try(&g, "players");
            guess_try(&g, "scenario");
            guess_try(&g, "options");
            guess_say(r->error, &g, "a set-up has no");
            return false;
        }
    }
    return true;
}

static bool read_carried(struct reading *r, char *line)
{
    struct text why = {0};
    if (!r->set_up) return wrong(r, "expected game, content and set-up before what is carried");
    if (r->table) return wrong(r, "what is carried comes before the seed");
    if (r->carried) return wrong(r, "what is carried is given twice");
    if (!r->game->campaign) return wrong(r, "%s has no campaign", r->game->name);
    r->carried = carried_new(r->game, r->content);
    bool fine = carried_read(r->game, r->content, line, r->carried, &why) || wrong(r, "%s", text_string(&why));
    text_free(&why);
    return fine;
}

static bool open_table(struct reading *r, u64 seed)
{
    if (!r->set_up) return wrong(r, "expected game, content and set-up before this line");
    if (r->table) return wrong(r, "the record has two beginnings");
    r->table = table_new_with(r->game, r->content, &r->setup, r->carried, seed, r->error);
    if (!r->table) return false;
    r->table->dice = r->fix[0];
    r->table->picks = r->fix[1];
    return true;
}

static bool read_seed(struct reading *r, char *line)
{
    const char *word = next_word(&line);
    u64 seed;
    if (word && !strcmp(word, "hidden"))
        return wrong(r, "the seed is hidden: this record was written while the game ran and cannot be replayed");
    if (!word || !(!strncmp(word, "0x", 2) ? read_hex(word + 2, &seed) : read_number(word, UINT64_MAX, &seed)))
        return wrong(r, "expected a seed: a whole number, or 0x and hexadecimal digits");
    if (r->fix[0].count || r->fix[1].count) return wrong(r, "dice can be fixed after the seed, not before it");
    return open_table(r, seed) && at_end(r, line);
}

static bool read_position(struct reading *r, char *line)
{
    struct text why = {0};
    if (!open_table(r, 0)) return false;
    bool fine = table_load(r->table, line, NULL, NOBODY, &why) || wrong(r, "position: %s", text_string(&why));
    text_free(&why);
    return fine;
}

static bool read_fixed(struct reading *r, char *list, struct fixed *f)
{
    for (char *word = list, *end; word; word = end) {
        u64 number;
        end = strchr(word, ',');
        if (end) *end++ = '\0';
        if (!read_number(word, 255, &number)) return wrong(r, "expected numbers from 0 to 255, not \"%.40s\"", word);
        if (f->count == FIXED_MAX) return wrong(r, "at most %d numbers can be fixed", FIXED_MAX);
        f->value[f->count++] = (u8)number;
    }
    return true;
}

static bool read_fix(struct reading *r, char *line)
{
    struct fixed fix[2] = {{0}};
    for (char *word; (word = next_word(&line));) {
        bool fine = !strncmp(word, "dice=", 5)    ? read_fixed(r, word + 5, &fix[0])
                    : !strncmp(word, "picks=", 6) ? read_fixed(r, word + 6, &fix[1])
                                                  : wrong(r, "expected dice=N,N or picks=N,N, not \"%.40s\"", word);
        if (!fine) return false;
    }
    if (r->table) table_fix(r->table, fix[0].value, fix[0].count, fix[1].value, fix[1].count);
    else memcpy(r->fix, fix, sizeof fix);
    return true;
}

static bool read_name(struct reading *r, char *line)
{
    seat who;
    if (!read_seat(r, &line, &who)) return false;
    while (*line == ' ') line++;
    if (!*line) return wrong(r, "expected a name");
    table_name(r->table, who, line);
    return true;
}

static bool read_auto_answer(struct reading *r, char *line)
{
    seat who;
    if (!read_seat(r, &line, &who)) return false;
    const char *verb_word = next_word(&line), *operand = next_word(&line), *on = next_word(&line);
    bool turn = on && !strcmp(on, "turn"), round = on && !strcmp(on, "round");
    if (!on || (strcmp(on, "on") && strcmp(on, "off") && !turn && !round))
        return wrong(r, "expected \"stand SEAT VERB OPERAND on|off\"");
    int verb = verb_read(r->game, verb_word, r->error);
    if (verb < 0) return false;
    u8 a = 0;
    bool any = !strcmp(operand, "*");
    if (!any && !operand_read(r->game, r->content, r->game->rules.actions[verb].a, operand, &a, r->error)) return false;
    int first = any ? ANY_OPERAND : a;
    if (turn || round) table_auto_answer_until(r->table, who, (u8)verb, first, turn ? FOR_TURN : FOR_ROUND);
    else table_auto_answer(r->table, who, (u8)verb, first, !strcmp(on, "on"));
    return at_end(r, line);
}

/* "to 1,2", or nothing: all hear it. */
static bool read_ears(struct reading *r, char **line, seats *to)
{
    while (**line == ' ') ++*line;
    if (strncmp(*line, "to ", 3) != 0) return true;
    next_word(line);
    const char *list = next_word(line);
    for (*to = 0; list && *list; list++) {
        if (*list < '0' || *list - '0' >= r->setup.players || (list[1] && list[1] != ',')) list = NULL;
        if (!list) break;
        *to |= only((seat)(*list - '0'));
        list += list[1] == ',';
    }
    return (list && *to) || wrong(r, "expected seats from 0 to %d after \"to\", such as 1,2", r->setup.players - 1);
}

static bool read_say(struct reading *r, char *line)
{
    seat who = NOBODY;
    while (*line == ' ') line++;
    if (*line == '-') line++;
    else if (!read_seat(r, &line, &who)) return false;
    seats to = EVERYBODY;
    if (who != NOBODY && !read_ears(r, &line, &to)) return false;
    struct json_error reason;
    const struct json *words = json_read(line, strlen(line), &reason);
    bool fine = json_is(words, JS_STRING);
    if (fine) table_whisper(r->table, who, to, words->string);
    json_free(words);
    return fine || wrong(r, "expected what was said, in quotes");
}

static bool read_leave(struct reading *r, char *line)
{
    seat who;
    if (!read_seat(r, &line, &who) || !at_end(r, line)) return false;
    return table_resign(r->table, who, r->error) || wrong(r, "seat %d cannot resign here", who);
}

/* luck 00f3a2... */
static bool read_luck(struct reading *r, char *line)
{
    char *word = next_word(&line);
    u64 seed;
    if (!word || strlen(word) != 16 || !read_hex(word, &seed)) return wrong(r, "expected 16 hexadecimal digits");
    return table_luck(r->table, seed) && at_end(r, line);
}

/* switch 1 held on */
static bool read_switch(struct reading *r, char *line)
{
    seat who;
    if (!read_seat(r, &line, &who)) return false;
    const char *id = next_word(&line), *way = next_word(&line);
    bool on = way && strcmp(way, "on") == 0;
    if (!on && (!way || strcmp(way, "off") != 0)) return wrong(r, "expected on or off");
    if (switch_find(r->table->game, id) < 0) return wrong(r, "%s has no switch \"%s\"", r->table->game->name, id);
    if (!at_end(r, line)) return false;
    if (table_switched(r->table, who, switch_find(r->table->game, id)) == on) return wrong(r, "it stands so already");
    return table_switch(r->table, who, switch_find(r->table->game, id), on, r->error) ||
           wrong(r, "seat %d cannot turn a switch here", who);
}

/* -- Answers ---------------------------------------------------------------------------------- */

static bool give_forced(struct table *t, seat who)
{
    return history_forced(t, who) &&
           history_add(t, (struct entry){.kind = ENTRY_FORCED, .who = who, .action = t->context.option[0]});
}

/* Gives forced answers until the seat has a real choice; those of others only if the seat is not asked. */
static bool reach(struct table *t, seat who)
{
    while (!has_seat(table_pending_truth(t), who) || history_forced(t, who)) {
        seat next = has_seat(table_pending_truth(t), who) ? who : 0;
        while (next < SEATS_MAX && !give_forced(t, next)) next++;
        if (next == SEATS_MAX) return false;
    }
    return true;
}

static bool read_forced(struct reading *r, char *line)
{
    seat who;
    if (!read_seat(r, &line, &who) || !at_end(r, line)) return false;
    return give_forced(r->table, who) ||
           wrong(r, "decision %d: seat %d has more than one choice here, or none", table_decisions(r->table) + 1, who);
}

static bool read_answer(struct reading *r, char *line)
{
    seat who;
    u64 check = 0;
    bool joined = false;
    struct table *t = r->table;
    char *mark = strchr(line, ';');
    if (mark) {
        *mark++ = '\0';
        const char *digits = next_word(&mark);
        if (!digits || strlen(digits) != 8 || !read_hex(digits, &check))
            return wrong(r, "expected a check of 8 hexadecimal digits after \";\"");
        const char *sign = next_word(&mark);
        joined = sign && !strcmp(sign, "+");
        if (sign && !joined) return wrong(r, "expected \"+\" or nothing after the check, not \"%.40s\"", sign);
        if (!at_end(r, mark)) return false;
    }
    struct action action;
    int given;
    if (!read_seat(r, &line, &who) || !action_begin(r->game, r->content, line, &action, &given, r->error)) return false;
    int decision = table_decisions(t) + 1;
    if (!reach(t, who))
        return wrong(r, "decision %d: %s", decision,
                     table_over(t) ? "the game is over here, but the record goes on" : "another seat is asked here");
    size_t before = r->error->length;
    wrong(r, "decision %d: ", decision);
    if (!action_complete(t, who, &action, &given) && !action_read(r->game, r->content, line, &action, r->error))
        return false;
    if (!table_answer(t, who, action, r->error)) return false;
    t->entry[t->at - 1].joined = joined;
    u32 here = t->entry[t->at - 1].check;
    if (mark && here != check)
        return wrong(r, "the state after it is not that of the record (check %08x, here %08x)", (unsigned)check, here);
    r->error->length = before;
    r->error->at[before] = '\0';
    return true;
}

/* The remaining answers are forced. */
static bool read_over(struct reading *r, char *line)
{
    while (!table_over(r->table)) {
        seat next = 0;
        while (next < SEATS_MAX && !give_forced(r->table, next)) next++;
        if (next == SEATS_MAX)
            return wrong(r, "decision %d: the record says that the game is over, but it goes on here",
                         table_decisions(r->table) + 1);
    }
    return at_end(r, line);
}

/* -- Lines ------------------------------------------------------------------------------------ */

static const struct {
    const char *word;
    bool (*read)(struct reading *r, char *line);
    bool inside; /* only after the beginning */
} lines[] = {
    {"game", read_game, false},     {"content", read_content, false},   {"setup", read_setup, false},
    {"carried", read_carried, false},
    {"seed", read_seed, false},     {"position", read_position, false}, {"fix", read_fix, false},
    {"name", read_name, true},      {"stand", read_auto_answer, true},        {"say", read_say, true},
    {"leave", read_leave, true},    {"switch", read_switch, true},        {"luck", read_luck, true},
    {"forced", read_forced, true},  {"over", read_over, true},
};

static bool read_line(struct reading *r, char *line)
{
    while (*line == ' ' || *line == '\t') line++;
    if (!*line || *line == '#') return true;
    if (r->table && r->table->entries >= ENTRIES_MAX) return wrong(r, "more than %d lines of play", ENTRIES_MAX);
    if (*line >= '0' && *line <= '9')
        return r->table ? read_answer(r, line) : wrong(r, "expected a seed or a position before the first answer");
    char *rest = line;
    const char *word = next_word(&rest);
    struct guess g = guess_for(word);
    for (int i = 0; i < COUNT(lines); i++) {
        if (strcmp(lines[i].word, word)) {
            guess_try(&g, lines[i].word);
            continue;
        }
        if (lines[i].inside && !r->table) return wrong(r, "expected a seed or a position before this line");
        return lines[i].read(r, rest);
    }
    guess_say(r->error, &g, "a record has no lines that begin with");
    return false;
}

static bool finish(struct reading *r)
{
    if (!r->game) return wrong(r, "the record names no game");
    return r->table || wrong(r, "the record has no seed and no position");
}

static const char head_line[] = "longbox record 1";

static bool read_lines(struct reading *r, char *text)
{
    int number = 0;
    for (char *line = text, *end; line; line = end) {
        end = strchr(line, '\n');
        if (end) *end++ = '\0';
        size_t length = strlen(line);
        if (length && line[length - 1] == '\r') line[length - 1] = '\0';
        size_t before = r->error->length;
        text_add(r->error, "line %d: ", ++number);
        bool fine = number > 1 ? read_line(r, line)
                               : !strcmp(line, head_line) || wrong(r, "expected \"%s\"", head_line);
        if (!fine) return false;
        r->error->length = before;
        r->error->at[before] = '\0';
    }
    return finish(r);
}

struct table *record_play(const struct game *const *box, const struct content *content_or_null, const char *record,
                          struct text *error)
{
    struct reading r = {.box = box, .content = content_or_null, .error = error};
    char *text = strdup(record);
    MUST(text != NULL);
    bool fine = read_lines(&r, text);
    free(r.carried);
    free(text);
    if (r.table && r.owned) {
        /* The table takes over the content that was opened for it; its pointers must follow. */
        r.table->own = r.own;
        r.table->content = r.table->context.content = &r.table->own;
    }
    if (fine) return r.table;
    table_free(r.table);
    return NULL;
}

/* Whether read_line will find a position in one of the lines. */
static bool has_position(const char *record)
{
    for (const char *line = record; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        line += strspn(line, " \t");
        if (!strncmp(line, "position", 8)) return true;
    }
    return false;
}

struct table *table_replay(const struct game *const *box, const struct content *content_or_null, const char *record,
                           struct text *error)
{
    if (has_position(record) && !probe_record(box, content_or_null, record, error)) return NULL;
    return record_play(box, content_or_null, record, error);
}

const struct game *record_game(const struct game *const *box, const char *record)
{
    for (const char *line = record; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, "game ", 5)) continue;
        size_t length = strcspn(line + 5, " \r\n");
        for (int i = 0; box[i]; i++)
            if (strlen(box[i]->id) == length && !strncmp(box[i]->id, line + 5, length)) return box[i];
        return NULL;
    }
    return NULL;
}
