/* campaigns.c: opens, writes and goes on with campaigns that are kept in folders. */
#include "campaigns.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "games/games.h"
#include "inside.h"

static const char file_name[] = "campaign.txt", ending[] = ".longbox";

/* -- Where ---------------------------------------------------------------------------------------- */

static bool is_name(const char *name)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
    return *name && strlen(name) < 64 && strspn(name, letters) == strlen(name);
}

/* The path of a file in the campaign's folder. */
static void path_of(const struct chronicle *k, const char *file, struct text *out)
{
    text_add(out, "%s/%s", k->folder.at, file);
}

static void name_of_next(const struct chronicle *k, struct text *out)
{
    text_add(out, "%d%s", k->campaign->games + 1, ending);
}

void chronicle_path(const struct chronicle *k, struct text *out)
{
    struct text name = {0};
    name_of_next(k, &name);
    path_of(k, name.at, out);
    text_free(&name);
}

bool chronicle_begun(const struct chronicle *k)
{
    struct text path = {0};
    chronicle_path(k, &path);
    bool begun = saves_exists(path.at);
    text_free(&path);
    return begun;
}

/* -- Opening -------------------------------------------------------------------------------------- */

static struct chronicle *new_chronicle(void)
{
    struct chronicle *k = calloc(1, sizeof *k);
    MUST(k != NULL);
    return k;
}

void chronicle_close(struct chronicle *k)
{
    if (!k) return;
    campaign_free(k->campaign);
    pack_close(&k->pack);
    save_close(&k->save);
    text_free(&k->name);
    text_free(&k->folder);
    text_free(&k->content);
    free(k);
}

void chronicle_drop(struct chronicle *k)
{
    if (k && !k->campaign->games && !chronicle_begun(k)) {
        unlink(k->save.path.at);
        rmdir(k->folder.at); /* unless there is something else in it */
    }
    chronicle_close(k);
}

static bool write_file(struct chronicle *k, struct text *error)
{
    struct text text = {0};
    campaign_write(&text, k->campaign);
    if (k->content.length) text_add(&text, "# content %s\n", k->content.at);
    bool fine = save_write(&k->save, k->campaign->game, text.at, error);
    text_free(&text);
    return fine;
}

/* Makes a folder with this name, or, without one, with the first that is free: "null-1". */
static bool make_folder(struct chronicle *k, const struct game *game, const char *name, struct text *error)
{
    if (name && !is_name(name)) {
        text_add(error, "the name of a campaign is letters, digits, - and _, not '%s'", name);
        return false;
    }
    if (!saves_folder("campaigns", &k->folder, error)) return false;
    size_t base = k->folder.length;
    for (int n = 1;; n++) {
        k->folder.length = base;
        text_clear(&k->name);
        if (name) text_add(&k->name, "%s", name);
        else text_add(&k->name, "%s-%d", game->id, n);
        text_add(&k->folder, "/%s", k->name.at);
        if (mkdir(k->folder.at, 0700) == 0) return true;
        if (errno == EEXIST && !name) continue;
        if (errno == EEXIST) text_add(error, "there is a campaign '%s' already", name);
        else text_add(error, "%s: %s", k->folder.at, strerror(errno));
        return false;
    }
}

struct chronicle *chronicle_new(const struct game *game, const char *content, const char *name, struct text *error)
{
    struct chronicle *k = new_chronicle();
    bool fine = game->campaign != NULL;
    if (!fine) text_add(error, "%s has no campaign", game->name);
    fine = fine && pack_open(&k->pack, game, content, error);
    if (fine && content) text_add(&k->content, "%s", content);
    if (fine) k->campaign = campaign_new(game, &k->pack.content);
    fine = fine && make_folder(k, game, name, error);
    if (fine) path_of(k, file_name, &k->save.path);
    fine = fine && write_file(k, error);
    if (fine) return k;
    chronicle_close(k);
    return NULL;
}

/* Opens the campaign in k->folder. */
static bool read_file(struct chronicle *k, struct text *error)
{
    struct text path = {0}, text = {0}, why = {0};
    path_of(k, file_name, &path);
    bool fine = file_read(path.at, &text, error);
    const struct game *game = fine ? campaign_game(games, text_string(&text)) : NULL;
    if (fine && !game) text_add(error, "%s: this is not a campaign of a game that this program knows", path.at);
    fine = game;
    if (fine) record_note(text_string(&text), "content", &k->content);
    if (fine && !pack_open(&k->pack, game, k->content.length ? k->content.at : NULL, &why)) {
        text_add(error, "%s: its content cannot be used: %s", path.at, text_string(&why));
        fine = false;
    }
    if (fine) k->campaign = campaign_read(game, &k->pack.content, text_string(&text), &why);
    if (fine && !k->campaign) text_add(error, "%s: %s", path.at, text_string(&why));
    text_free(&path);
    text_free(&text);
    text_free(&why);
    return k->campaign;
}

/* The folder of a campaign: that with this name, or the first of the list. */
static bool find_folder(struct chronicle *k, const char *name, struct text *error)
{
    char **all = chronicle_names(NULL);
    int at = 0;
    while (name && all[at] && strcmp(all[at], name) != 0) at++;
    bool fine = all[at] && saves_folder("campaigns", &k->folder, error);
    if (fine) {
        text_add(&k->name, "%s", all[at]);
        text_add(&k->folder, "/%s", all[at]);
    } else if (!all[at]) {
        text_add(error, name ? "there is no campaign '%s'; 'longbox campaign list' lists them"
                             : "there is no campaign; 'longbox campaign new GAME' begins one", name);
    }
    saves_free(all);
    return fine;
}

struct chronicle *chronicle_open(const char *name, bool locked, struct text *error)
{
    struct text path = {0};
    struct chronicle *k = new_chronicle();
    bool fine = find_folder(k, name, error);
    if (fine) path_of(k, file_name, &path);
    fine = fine && (!locked || save_open(&k->save, path.at, error)) && read_file(k, error);
    text_free(&path);
    if (fine) return k;
    chronicle_close(k);
    return NULL;
}

/* -- Lists ---------------------------------------------------------------------------------------- */

struct found {
    char *name;
    struct timespec when;
};

static int by_age(const void *a, const void *b)
{
    const struct found *x = a, *y = b;
    if (x->when.tv_sec != y->when.tv_sec) return x->when.tv_sec > y->when.tv_sec ? -1 : 1;
    if (x->when.tv_nsec != y->when.tv_nsec) return x->when.tv_nsec > y->when.tv_nsec ? -1 : 1;
    return strcmp(x->name, y->name);
}

/* When something was last written in a folder; false when it has no campaign of the game (NULL: of any). */
static bool look_into(const char *folder, const struct game *game, struct timespec *when)
{
    struct text path = {0}, text = {0}, ignored = {0};
    struct stat file, inside;
    text_add(&path, "%s/%s", folder, file_name);
    bool fine = stat(path.at, &file) == 0 && stat(folder, &inside) == 0;
    if (fine) {
        bool later = inside.st_mtim.tv_sec > file.st_mtim.tv_sec ||
                     (inside.st_mtim.tv_sec == file.st_mtim.tv_sec && inside.st_mtim.tv_nsec > file.st_mtim.tv_nsec);
        *when = later ? inside.st_mtim : file.st_mtim;
    }
    if (fine && game) fine = file_read(path.at, &text, &ignored) && campaign_game(games, text_string(&text)) == game;
    text_free(&path);
    text_free(&text);
    text_free(&ignored);
    return fine;
}

static int is_visible(const struct dirent *entry) { return is_name(entry->d_name); }

char **chronicle_names(const struct game *game)
{
    struct text folder = {0}, ignored = {0};
    struct dirent **entry = NULL;
    int n = saves_folder("campaigns", &folder, &ignored) ? scandir(folder.at, &entry, is_visible, alphasort) : 0;
    int kept = 0;
    size_t base = folder.length;
    struct found *found = calloc((size_t)max_int(1, n), sizeof *found);
    char **names = calloc((size_t)max_int(0, n) + 1, sizeof *names);
    MUST(found && names);
    for (int i = 0; i < n; i++) {
        folder.length = base;
        text_add(&folder, "/%s", entry[i]->d_name);
        if (look_into(folder.at, game, &found[kept].when)) found[kept++].name = strdup(entry[i]->d_name);
        free(entry[i]);
    }
    qsort(found, (size_t)kept, sizeof *found, by_age);
    for (int i = 0; i < kept; i++) names[i] = found[i].name;
    free(entry);
    free(found);
    text_free(&folder);
    text_free(&ignored);
    return names;
}

/* -- The game before ------------------------------------------------------------------------------ */

/* The text of a record in the folder. */
static bool find_record(void *from, const char *record, struct text *text, struct text *error)
{
    struct text path = {0};
    path_of(from, record, &path);
    bool fine = file_read(path.at, text, error);
    text_free(&path);
    return fine;
}

/* The record of a game, from 0, or "" if it is lost. */
static void record_of(const struct chronicle *k, int game, struct text *out)
{
    struct text ignored = {0};
    if (game >= 0 && game < k->campaign->games)
        find_record((void *)(uintptr_t)k, k->campaign->record[game], out, &ignored);
    text_free(&ignored);
}

/* What stands after `key` in the first line that begins with `line`; up to a blank unless `whole`. False: nothing. */
static bool value_in(const char *record, const char *line, const char *key, bool whole, struct text *out)
{
    for (const char *at = record; *at; at += strcspn(at, "\n"), at += *at == '\n') {
        if (strncmp(at, line, strlen(line)) != 0) continue;
        size_t length = strcspn(at, "\n");
        const char *found = key ? strstr(at, key) : at + strlen(line);
        if (!found || found >= at + length) return false;
        if (key) found += strlen(key);
        text_put(out, found, strcspn(found, whole ? "\n" : " \n"));
        return out->length;
    }
    return false;
}

static bool name_in(const char *record, seat who, struct text *out)
{
    char line[16];
    snprintf(line, sizeof line, "name %d ", who);
    return value_in(record, line, NULL, true, out);
}

/* How much of the game before the next one keeps: first all, then less. */
enum likeness { LIKE_BEFORE, LIKE_OPTIONS, LIKE_NOTHING, LIKENESSES };

/* Whether a list with commas has this word. */
static bool lists(const char *list, const char *word)
{
    size_t n = strlen(word);
    for (const char *at = list; at; at = strchr(at, ',')) {
        if (*at == ',') at++;
        if (strncmp(at, word, n) == 0 && (!at[n] || at[n] == ',')) return true;
    }
    return false;
}

bool campaign_is_free_play(const struct game *game, const char *list)
{
    for (int i = 0; game->rules.options && game->rules.options[i].id; i++)
        if (game->campaign->free_play >> i & 1 && lists(list, game->rules.options[i].id)) return true;
    return false;
}

/* What is wanted, filled up from the record of the game before. The texts hold what it points at. */
static struct wanted wanted_like(const struct game *game, const struct wanted *wanted, const char *last,
                                 enum likeness like, struct text *players, struct text *options)
{
    struct wanted w = *wanted;
    text_clear(players);
    text_clear(options);
    bool any = like < LIKE_NOTHING && !w.options && value_in(last, "setup ", "options=", false, options);
    if (any && !campaign_is_free_play(game, options->at)) w.options = options->at;
    any = like == LIKE_BEFORE && !w.players && value_in(last, "setup ", "players=", false, players);
    if (any) w.players = atoi(players->at);
    return w;
}

static const char *scenario_id(const struct chronicle *k, int row)
{
    return content_string(&k->pack.content, content_row(&k->pack.content, k->campaign->game->scenario_kind, row)->id);
}

bool chronicle_had(const struct chronicle *k, int scenario)
{
    bool had = false;
    for (int i = 0; !had && i < k->campaign->games; i++) {
        struct text record = {0}, id = {0};
        record_of(k, i, &record);
        had = value_in(text_string(&record), "setup ", "scenario=", false, &id) &&
              strcmp(id.at, scenario_id(k, scenario)) == 0;
        text_free(&record);
        text_free(&id);
    }
    return had;
}

int chronicle_choices(const struct chronicle *k, const struct wanted *wanted, struct setup *setup, int *preset)
{
    struct text last = {0}, players = {0}, options = {0}, ignored = {0};
    const struct game *game = k->campaign->game;
    int scenarios = game->scenario_kind ? k->pack.content.count[game->scenario_kind] : 0, count = 0;
    record_of(k, k->campaign->games - 1, &last);
    for (int like = 0; like < LIKENESSES && !count; like++)
        for (int row = 1; row <= max_int(1, scenarios); row++) {
            struct wanted w = wanted_like(game, wanted, text_string(&last), (enum likeness)like, &players, &options);
            if (scenarios && w.scenario && strcmp(w.scenario, scenario_id(k, row)) != 0) continue;
            if (scenarios) w.scenario = scenario_id(k, row);
            w.carried = campaign_now(k->campaign);
            if (opening_find(game, &k->pack.content, &w, &setup[count], &ignored)) count++;
        }
    for (*preset = 0; *preset < count && scenarios && chronicle_had(k, setup[*preset].scenario);) ++*preset;
    if (*preset == count) *preset = 0;
    text_free(&last);
    text_free(&players);
    text_free(&options);
    text_free(&ignored);
    return count;
}

bool chronicle_setup(const struct chronicle *k, const struct wanted *wanted, struct setup *setup, struct text *error)
{
    struct setup choice[ROWS_MAX];
    int preset, count = chronicle_choices(k, wanted, choice, &preset);
    if (count) {
        *setup = choice[preset];
        return true;
    }
    struct wanted w = *wanted; /* which says why there is none */
    w.carried = campaign_now(k->campaign);
    return opening_find(k->campaign->game, &k->pack.content, &w, setup, error);
}

/* Whether a line is a note that holds for the next game: not what somebody has read, wished for or declined in this
 * one. */
static bool holds_on(const char *line)
{
    static const char *const past[] = {"# seen", "# wish", "# decline"};
    for (int i = 0; i < COUNT(past); i++)
        if (strncmp(line, past[i], strlen(past[i])) == 0) return false;
    return *line == '#';
}

static void take_over(struct room *r, const char *last)
{
    struct text notes = {0}, name = {0};
    for (const char *at = last; *at; at += strcspn(at, "\n"), at += *at == '\n')
        if (holds_on(at))
            text_put(&notes, at, strcspn(at, "\n")), text_add(&notes, "\n");
    notes_take(r, text_string(&notes));
    for (seat who = 0; who < room_players(r); who++) {
        text_clear(&name);
        if (name_in(last, who, &name)) table_name(r->table, who, name.at);
    }
    text_free(&notes);
    text_free(&name);
}

struct room *chronicle_begin(const struct chronicle *k, const struct setup *setup, u64 seed, struct text *error)
{
    struct text last = {0};
    struct room *r = room_new_with(k->campaign->game, &k->pack.content, setup, campaign_now(k->campaign), seed, error);
    record_of(k, k->campaign->games - 1, &last);
    if (r) {
        take_over(r, text_string(&last));
        room_call_rest(r);
        room_keep(r, "campaign", k->name.at);
        if (k->content.length) room_keep(r, "content", k->content.at);
    }
    text_free(&last);
    return r;
}

/* -- Going on ------------------------------------------------------------------------------------- */

bool chronicle_finish(struct chronicle *k, bool *over, struct text *error)
{
    struct text name = {0}, record = {0}, why = {0};
    const struct game *box[] = {k->campaign->game, NULL};
    name_of_next(k, &name);
    *over = false;
    bool fine = find_record(k, name.at, &record, &why);
    struct table *t = fine ? table_replay(box, &k->pack.content, text_string(&record), &why) : NULL;
    fine = t;
    *over = fine && table_over(t);
    if (*over) fine = campaign_add(k->campaign, name.at, t, &why);
    if (*over && fine && !write_file(k, &why)) {
        campaign_undo(k->campaign);
        fine = false;
    }
    if (!fine) text_add(error, "%s/%s: %s", k->folder.at, name.at, text_string(&why));
    table_free(t);
    text_free(&name);
    text_free(&record);
    text_free(&why);
    return fine;
}

/* Gives a record another name, "2-taken-back.longbox", "2-taken-back-2.longbox", ... */
static bool set_aside(const struct chronicle *k, const char *record, struct text *kept, struct text *error)
{
    struct text from = {0};
    size_t base = kept->length;
    path_of(k, record, &from);
    for (int n = 1; n == 1 || saves_exists(kept->at + base); n++) {
        kept->length = base;
        text_add(kept, "%.*s-taken-back", (int)(strlen(from.at) - strlen(ending)), from.at);
        if (n > 1) text_add(kept, "-%d", n);
        text_add(kept, "%s", ending);
    }
    bool fine = rename(from.at, kept->at + base) == 0 || errno == ENOENT;
    if (!fine) text_add(error, "%s: %s", from.at, strerror(errno));
    text_free(&from);
    return fine;
}

bool chronicle_undo(struct chronicle *k, struct text *kept, struct text *error)
{
    struct text name = {0};
    bool begun = chronicle_begun(k), fine = begun || k->campaign->games;
    if (!fine) text_add(error, "no game of this campaign has been played");
    if (begun) {
        name_of_next(k, &name);
    } else if (fine) {
        text_add(&name, "%s", k->campaign->record[k->campaign->games - 1]);
        campaign_undo(k->campaign);
        fine = write_file(k, error);
    }
    fine = fine && set_aside(k, name.at, kept, error);
    text_free(&name);
    return fine;
}

bool chronicle_check(const struct chronicle *k, struct text *error)
{
    return campaign_check(k->campaign, find_record, (void *)(uintptr_t)k, error);
}

/* -- In words ------------------------------------------------------------------------------------- */

/* Puts names in place of "seat 2". */
static void put_names(struct text *out, const char *words, const char *record)
{
    struct text name = {0};
    for (const char *at = words; *at; at++) {
        text_clear(&name);
        if (strncmp(at, "seat ", 5) == 0 && isdigit((unsigned char)at[5]) &&
            name_in(record, (seat)(atoi(at + 5) - 1), &name)) {
            text_add(out, "%s", name.at);
            at += 5;
        } else {
            text_put(out, at, 1);
        }
    }
    text_free(&name);
}

void chronicle_stands(const struct chronicle *k, int played, struct text *out)
{
    struct text words = {0}, record = {0};
    const struct campaign *c = k->campaign;
    c->game->campaign->stands(&words, c->content, c->carried[played]);
    record_of(k, played - 1, &record);
    put_names(out, text_string(&words), text_string(&record));
    text_free(&words);
    text_free(&record);
}

void chronicle_scenario(const struct chronicle *k, int game, struct text *out)
{
    struct text record = {0}, id = {0};
    const struct game *g = k->campaign->game;
    record_of(k, game, &record);
    bool named = value_in(text_string(&record), "setup ", "scenario=", false, &id);
    for (int i = 1; named && g->scenario_kind && i <= k->pack.content.count[g->scenario_kind]; i++) {
        const struct row *row = content_row(&k->pack.content, g->scenario_kind, i);
        if (strcmp(content_string(&k->pack.content, row->id), id.at) == 0)
            text_add(out, "%s", content_string(&k->pack.content, row->name));
    }
    text_free(&record);
    text_free(&id);
}
