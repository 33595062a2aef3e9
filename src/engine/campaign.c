/* campaign.c: a campaign: games added and taken back, written, read, checked. */
#include "campaign.h"

#include <stdlib.h>
#include <string.h>

#include "guess.h"
#include "history.h"
#include "notation.h"

static size_t bytes_of(const struct game *game) { return game->campaign->fields->bytes; }

bool carried_after(struct table *t, void *carried, struct text *error)
{
    if (!t->carried) text_add(error, "it is not the game of a campaign");
    else if (t->position) text_add(error, "it began with a position");
    else if (!table_over(t)) text_add(error, "it is not over");
    else {
        memcpy(carried, t->carried, bytes_of(t->game));
        t->game->campaign->after(&t->context, t->state, t->carried, carried);
        return true;
    }
    return false;
}

/* -- A campaign ------------------------------------------------------------------------------- */

static struct campaign *new_campaign(const struct game *game, const struct content *content)
{
    struct campaign *k = calloc(1, sizeof *k);
    MUST(k != NULL);
    k->game = game;
    k->content = content;
    return k;
}

struct campaign *campaign_new(const struct game *game, const struct content *content)
{
    struct campaign *k = new_campaign(game, content);
    k->carried[0] = carried_new(game, content);
    return k;
}

void campaign_free(struct campaign *k)
{
    for (int i = 0; k && i <= k->games; i++) free(k->carried[i]);
    for (int i = 0; k && i < k->games; i++) free(k->record[i]);
    free(k);
}

const void *campaign_now(const struct campaign *k) { return k->carried[k->games]; }

static bool is_name(const char *word)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
    size_t length = strlen(word);
    return length && length < 100 && word[0] != '.' && strspn(word, letters) == length;
}

/* Takes `after` over. */
static void add_game(struct campaign *k, const char *record, u8 *after)
{
    k->record[k->games] = strdup(record);
    MUST(k->record[k->games] != NULL);
    k->carried[++k->games] = after;
}

bool campaign_undo(struct campaign *k)
{
    if (!k->games) return false;
    free(k->carried[k->games--]);
    free(k->record[k->games]);
    return true;
}

/* Says in which fields two structs differ: "purse[0]: 3 -> 5, games: 1 -> 2". */
static void say_difference(struct text *out, const struct campaign *k, const void *expected, const void *found)
{
    struct text diff = {0};
    struct_diff(&diff, k->game, k->content, k->game->campaign->fields, expected, found);
    for (char *at = diff.at; at && *at; at++)
        if (*at == '\n') text_add(out, at[1] ? ", " : "");
        else text_put(out, at, 1);
    text_free(&diff);
}

/* What game number `at` leaves, if it began with what was carried then; NULL and a reason otherwise. */
static u8 *left_by(const struct campaign *k, int at, struct table *t, struct text *error)
{
    u8 *after = carried_copy(k->game, k->carried[at]);
    bool fine = t->game == k->game;
    if (!fine) text_add(error, "it is a game of %s", t->game->name);
    if (fine) fine = carried_after(t, after, error);
    if (fine && memcmp(t->carried, k->carried[at], bytes_of(k->game))) {
        text_add(error, "it does not begin with what the games before it left: ");
        say_difference(error, k, k->carried[at], t->carried);
        fine = false;
    }
    if (fine) return after;
    free(after);
    return NULL;
}

bool campaign_add(struct campaign *k, const char *record, struct table *t, struct text *error)
{
    MUST(is_name(record));
    if (k->games == CAMPAIGN_GAMES_MAX) {
        text_add(error, "a campaign has at most %d games", CAMPAIGN_GAMES_MAX);
        return false;
    }
    u8 *after = left_by(k, k->games, t, error);
    if (after) add_game(k, record, after);
    return after;
}

/* -- As text ---------------------------------------------------------------------------------- */

static const char head_line[] = "longbox campaign 1";

static void write_carried(struct text *out, const struct campaign *k, int at)
{
    struct text json = {0};
    carried_write(&json, k->game, k->content, k->carried[at]);
    text_add(out, "%s\n", json.at);
    text_free(&json);
}

void campaign_write(struct text *out, const struct campaign *k)
{
    text_add(out, "%s\ngame %s %d\nbegin ", head_line, k->game->id, k->game->version);
    write_carried(out, k, 0);
    for (int i = 0; i < k->games; i++) {
        text_add(out, "played %s ", k->record[i]);
        write_carried(out, k, i + 1);
    }
}

static bool wrong(struct text *error, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool wrong(struct text *error, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    text_add_list(error, format, list);
    va_end(list);
    return false;
}

/* "game ID VERSION" */
static bool read_game(const struct campaign *k, char *rest, struct text *error)
{
    const char *id = next_word(&rest), *version = next_word(&rest);
    if (!id || !version || next_word(&rest)) return wrong(error, "expected \"game ID VERSION\"");
    return !strcmp(id, k->game->id) || wrong(error, "expected a campaign of %s, not of \"%.40s\"", k->game->id, id);
}

static bool read_begin(struct campaign *k, char *rest, struct text *error)
{
    if (k->carried[0]) return wrong(error, "the campaign begins twice");
    u8 *carried = carried_new(k->game, k->content);
    if (carried_read(k->game, k->content, rest, carried, error)) k->carried[0] = carried;
    else free(carried);
    return k->carried[0];
}

static bool read_played(struct campaign *k, char *rest, struct text *error)
{
    const char *record = next_word(&rest);
    if (!k->carried[0]) return wrong(error, "expected what the campaign begins with before its games");
    if (k->games == CAMPAIGN_GAMES_MAX) return wrong(error, "a campaign has at most %d games", CAMPAIGN_GAMES_MAX);
    if (!record || !is_name(record)) return wrong(error, "expected \"played RECORD {...}\"");
    u8 *after = carried_copy(k->game, k->carried[k->games]);
    bool fine = carried_read(k->game, k->content, rest, after, error);
    if (fine) add_game(k, record, after);
    else free(after);
    return fine;
}

static bool read_line(struct campaign *k, char *line, int number, struct text *error)
{
    if (number == 1) return !strcmp(line, head_line) || wrong(error, "expected \"%s\"", head_line);
    if (!*line || *line == '#') return true;
    char *rest = line;
    const char *word = next_word(&rest);
    if (!word) return true;
    if (!strcmp(word, "game")) return read_game(k, rest, error);
    if (!strcmp(word, "begin")) return read_begin(k, rest, error);
    if (!strcmp(word, "played")) return read_played(k, rest, error);
    struct guess g = guess_for(word);
    guess_try(&g, "game");
    guess_try(&g, "begin");
    guess_try(&g, "played");
    guess_say(error, &g, "a campaign has no lines that begin with");
    return false;
}

struct campaign *campaign_read(const struct game *game, const struct content *content, const char *text,
                               struct text *error)
{
    struct campaign *k = new_campaign(game, content);
    char *copy = strdup(text);
    struct text why = {0};
    int number = 0;
    bool fine = copy != NULL;
    MUST(fine);
    for (char *line = copy, *end; line && fine; line = end) {
        end = strchr(line, '\n');
        if (end) *end++ = '\0';
        fine = read_line(k, line, ++number, &why);
    }
    if (!fine) text_add(error, "line %d: %s", number, text_string(&why));
    else if (!k->carried[0]) fine = wrong(error, "the campaign has no line \"begin {...}\"");
    free(copy);
    text_free(&why);
    if (fine) return k;
    campaign_free(k);
    return NULL;
}

const struct game *campaign_game(const struct game *const *box, const char *text)
{
    const struct game *game = strncmp(text, head_line, strlen(head_line)) ? NULL : record_game(box, text);
    return game && game->campaign ? game : NULL;
}

/* -- Checking --------------------------------------------------------------------------------- */

/* Whether a record is game number `at` and leaves what the campaign says. */
static bool check_game(const struct campaign *k, int at, const char *record, struct text *error)
{
    const struct game *box[] = {k->game, NULL};
    struct table *t = table_replay(box, k->content, record, error);
    u8 *after = t ? left_by(k, at, t, error) : NULL;
    bool fine = after && !memcmp(after, k->carried[at + 1], bytes_of(k->game));
    if (after && !fine) {
        text_add(error, "it leaves something else than the campaign says: ");
        say_difference(error, k, k->carried[at + 1], after);
    }
    free(after);
    table_free(t);
    return fine;
}

bool campaign_check(const struct campaign *k, bool (*find)(void *from, const char *record, struct text *text,
                    struct text *error), void *from, struct text *error)
{
    struct text record = {0}, why = {0};
    bool fine = true;
    for (int i = 0; i < k->games && fine; i++) {
        text_clear(&record);
        fine = find(from, k->record[i], &record, &why) && check_game(k, i, text_string(&record), &why);
        if (!fine) text_add(error, "game %d (%s): %s", i + 1, k->record[i], text_string(&why));
    }
    text_free(&record);
    text_free(&why);
    return fine;
}
