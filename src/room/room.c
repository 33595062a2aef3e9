/* room.c: a room as it stands: opening, settings, what a viewer may know, what people do. */
#include "inside.h"

#include <stdlib.h>
#include <string.h>

#include "engine/field_access.h"
#include "engine/picks.h"
#include "engine/ways.h"
#include "games/games.h"
#include "lesson.h"

/* -- Opening ---------------------------------------------------------------------------------------------- */

struct room *room_around(struct table *table)
{
    struct room *r = calloc(1, sizeof *r);
    struct text ignored = {0};
    MUST(r != NULL);
    r->table = table;
    r->game = table_game(table);
    r->content = table_content(table);
    r->settings.threads = 1;
    r->thinker = r->declined.who = r->half.who = NOBODY;
    r->together_pause = r->aloud.events = -1;
    r->together_since = -3600000; /* long ago */
    memset(r->wish, -1, sizeof r->wish);
    MUST(room_level(r, NULL, &ignored) && room_sit(r, "human", &ignored));
    return r;
}

/* Mixes the seed, so that the bots' luck is not the game's. */
static u64 other_stream(u64 seed)
{
    seed = (seed ^ 0x626f7473u) * 0x9E3779B97F4A7C15u;
    return seed ^ seed >> 29;
}

struct room *room_new(const struct game *game, const struct content *content, const struct setup *setup, u64 seed,
                      struct text *error)
{
    return room_new_with(game, content, setup, NULL, seed, error);
}

struct room *room_new_with(const struct game *game, const struct content *content, const struct setup *setup,
                           const void *carried, u64 seed, struct text *error)
{
    struct table *table = table_new_with(game, content, setup, carried, seed, error);
    if (!table) return NULL;
    struct room *r = room_around(table);
    room_luck(r, other_stream(seed));
    return r;
}

static u64 text_hash(const char *text)
{
    u64 hash = 14695981039346656037u; /* FNV-1a */
    for (; *text; text++) hash = (hash ^ (u8)*text) * 1099511628211u;
    return hash;
}

static const char *const presets[SEATS_MAX] = {"Ada", "Bo", "Cleo", "Dev", "Edda", "Finn", "Gita", "Hugo"};

void room_call_rest(struct room *r)
{
    for (seat who = 0; who < room_players(r); who++) {
        const struct speaker speaker = table_speaker(r->table, NOBODY);
        if (!speaker.names->seat[who]) table_name(r->table, who, presets[who]);
    }
}

struct room *room_replay(const struct game *game, const struct content *content, const char *record,
                         struct text *error)
{
    const struct game *box[] = {game, NULL};
    struct text text = {0};
    struct room *r = NULL;
    record_strip(&text, record);
    struct table *table = table_replay(box, content, text_string(&text), error);
    if (table) {
        r = room_around(table);
        room_luck(r, text_hash(record));
        notes_take(r, record);
    }
    text_free(&text);
    return r;
}

void room_free(struct room *r)
{
    if (!r) return;
    room_interrupt(r);
    for (int i = 0; i < SEATS_MAX; i++) bot_free(r->sitter[i].bot);
    for (int i = 0; i < r->kept_count; i++) free(r->kept[i].name), free(r->kept[i].value);
    free(r->declined.what);
    free(r->granted);
    lesson_forget(r);
    bot_free(r->adviser);
    table_free(r->table);
    text_free(&r->told);
    free(r->kept);
    free(r);
}

/* -- Settings ------------------------------------------------------------------------------------------------ */

struct room_settings room_settings(const struct room *r) { return r->settings; }

void room_set(struct room *r, const struct room_settings *settings)
{
    bool other = r->settings.threads != settings->threads;
    room_interrupt(r);
    r->settings = *settings;
    table_friendly(r->table, settings->friendly);
    for (int i = 0; i < SEATS_MAX && other; i++) bot_free(r->sitter[i].bot), r->sitter[i].bot = NULL;
    if (other) bot_free(r->adviser), r->adviser = NULL;
}

static struct kept *find_kept(const struct room *r, const char *name)
{
    for (int i = 0; i < r->kept_count; i++)
        if (strcmp(r->kept[i].name, name) == 0) return &r->kept[i];
    return NULL;
}

const char *room_kept(const struct room *r, const char *name)
{
    const struct kept *k = find_kept(r, name);
    return k ? k->value : NULL;
}

void room_keep(struct room *r, const char *name, const char *value)
{
    struct kept *k = find_kept(r, name);
    if (!k) {
        r->kept = realloc(r->kept, (size_t)(r->kept_count + 1) * sizeof *r->kept);
        MUST(r->kept != NULL);
        k = &r->kept[r->kept_count++];
        *k = (struct kept){.name = strdup(name)};
    }
    free(k->value);
    k->value = strdup(value);
    MUST(k->name && k->value);
}

void room_luck(struct room *r, u64 seed)
{
    room_interrupt(r);
    random_seed(&r->luck, seed);
}

/* -- Who sits where ---------------------------------------------------------------------------------------- */

int room_players(const struct room *r) { return table_setup(r->table)->players; }

bool room_is_alone(const struct room *r) { return room_people(r) == 1 && !r->settings.watched; }

int room_people(const struct room *r)
{
    int n = 0;
    for (int i = 0; i < room_players(r); i++) n += r->sitter[i].human;
    return n;
}

bool room_is_person(const struct room *r, seat who) { return who < SEATS_MAX && r->sitter[who].human; }

const char *room_name(const struct room *r, seat who)
{
    const struct speaker speaker = table_speaker(r->table, NOBODY);
    return who < SEATS_MAX && speaker.names->seat[who] ? speaker.names->seat[who] : "nobody";
}

/* Takes the next piece of a list with commas; false at its end. */
static bool next_piece(const char **list, char *piece, size_t size)
{
    if (!*list || !**list) return false;
    size_t length = strcspn(*list, ","), kept = length < size ? length : size - 1;
    while (kept < length && kept > 0 && ((unsigned char)(*list)[kept] & 0xC0) == 0x80) kept--; /* UTF-8 */
    memcpy(piece, *list, kept);
    piece[kept] = '\0';
    *list += length + ((*list)[length] == ',');
    return true;
}

void room_call(struct room *r, const char *names)
{
    char piece[24];
    for (seat who = 0; who < room_players(r); who++) {
        bool given = next_piece(&names, piece, sizeof piece) && *piece;
        table_name(r->table, who, given ? piece : presets[who]);
    }
}

bool room_level(struct room *r, const char *name, struct text *error)
{
    return level_read(&r->level, name ? name : "normal", error);
}

/* Reads who sits on a seat; false and what was expected. */
static bool read_sitter(const struct room *r, const char *name, struct sitter *out, struct text *error)
{
    *out = (struct sitter){.level = r->level, .human = strcmp(name, "human") == 0};
    if (out->human || strcmp(name, "bot") == 0) return true;
    struct text ignored = {0};
    bool fine = level_read(&out->level, name, &ignored);
    if (!fine) text_add(error, "a seat expects human, bot, %s, not '%.40s'", level_names, name);
    text_free(&ignored);
    return fine;
}

static void sit(struct room *r, seat who, const struct sitter *sitter)
{
    room_interrupt(r);
    bot_free(r->sitter[who].bot);
    r->sitter[who] = *sitter;
}

bool room_seat(struct room *r, seat who, const char *name, struct text *error)
{
    struct sitter sitter;
    if (!read_sitter(r, name, &sitter, error)) return false;
    sit(r, who, &sitter);
    return true;
}

bool room_sit(struct room *r, const char *list, struct text *error)
{
    struct sitter sitter[SEATS_MAX];
    char piece[24];
    int n = 0, players = room_players(r);
    for (int i = 0; i < SEATS_MAX; i++) sitter[i] = (struct sitter){.level = r->level};
    while (next_piece(&list, piece, sizeof piece)) {
        if (n == players) {
            text_add(error, "--seats names more than %d seats", players);
            return false;
        }
        if (!read_sitter(r, piece, &sitter[n++], error)) return false;
    }
    for (seat who = 0; who < SEATS_MAX; who++) sit(r, who, &sitter[who]);
    return true;
}

const char *room_sitter(const struct room *r, seat who)
{
    if (!r->sitter[who].human) return r->sitter[who].level.about;
    return room_people(r) == 1 ? "you" : "human";
}

/* -- What goes on ---------------------------------------------------------------------------------------------- */

const struct game *room_game(const struct room *r) { return r->game; }
const struct content *room_content(const struct room *r) { return r->content; }
const struct setup *room_setup(const struct room *r) { return table_setup(r->table); }
struct speaker room_speaker(struct room *r, seat viewer) { return table_speaker(r->table, viewer); }
bool room_over(const struct room *r) { return table_over(r->table); }
seats room_pending(const struct room *r, seat viewer) { return table_pending_for(r->table, viewer); }
int room_pauses(const struct room *r) { return table_pauses(r->table); }
int room_part(const struct room *r, seat who) { return table_part(r->table, who); }
bool room_together(const struct room *r) { return ((const struct head *)table_state(r->table))->lanes != 0; }
void room_view(struct room *r, seat viewer, void *view) { table_view(r->table, viewer, view); }

void room_scene(struct room *r, seat viewer, struct scene *scene)
{
    table_scene(r->table, viewer, scene);
    for (int i = 0; r->settings.strict && !room_over(r) && i < scene->count; i++) /* they remember it themselves */
        if (scene->node[i].type == NODE_TEXT && scene->node[i].detail == TONE_NOTE)
            scene->node[i].title = 0, scene->node[i].rule = 0;
}

struct question room_question(struct room *r, seat who) { return table_question(r->table, who); }
struct table *room_table(struct room *r) { return r->table; }

const struct action *room_options(struct room *r, seat who, int *count)
{
    const struct action *option = table_options(r->table, who, count);
    bool wishes = who < SEATS_MAX && r->wish[who] >= 0;
    if (!wishes && !lesson_runs(r)) return option;
    if (!r->granted) MUST((r->granted = malloc(OPTIONS_MAX * sizeof *r->granted)) != NULL);
    if (wishes) *count = wishes_grant(r, only(who), option, *count, r->granted);
    else memcpy(r->granted, option, sizeof *option * (size_t)*count);
    *count = lesson_filter(r, who, r->granted, *count);
    return r->granted;
}

const struct refusals *room_refusals(struct room *r, seat who) { return table_refusals(r->table, who); }

/* Forgets who chooses what at the same time. */
static void blank_lanes(void *view)
{
    struct head *h = view;
    for EACH_SEAT(s, h->forked) memset(lane_at(h, s), 0, LANE_BYTES);
    memset(h->lane_top, 0, sizeof h->lane_top);
    h->lanes = h->forked;
}

bool room_apart(struct room *r, seat one, seat other)
{
    _Alignas(max_align_t) u8 view[2][STATE_MAX];
    table_view(r->table, one, view[0]);
    table_view(r->table, other, view[1]);
    if (r->game->show.one_team && r->game->show.one_team(view[0], one, other)) {
        blank_lanes(view[0]);
        blank_lanes(view[1]);
    }
    return memcmp(view[0], view[1], r->game->state_bytes) != 0;
}

/* -- Events ------------------------------------------------------------------------------------------------------ */

int room_events(const struct room *r)
{
    int count;
    table_events(r->table, &count);
    return count;
}

static bool was_told(const struct room *r, seat viewer, int i)
{
    return (size_t)i < r->told.length && has_seat((seats)r->told.at[i], viewer);
}

struct event room_event(struct room *r, seat viewer, int i)
{
    const struct speaker speaker = table_speaker(r->table, viewer);
    int count;
    struct event e = table_events(r->table, &count)[i];
    if (r->settings.strict && viewer != NOBODY && was_told(r, viewer, i) && e.see != EVERYBODY)
        e.see &= (seats)~only(viewer);
    e = event_redact(&speaker, &e);
    e.decision = 0; /* whether an answer was a choice can be a secret */
    return e;
}

void room_read(struct room *r, seat viewer, int from, int to)
{
    if (viewer == NOBODY) return;
    to = min_int(to, room_events(r));
    while (r->told.length < (size_t)max_int(0, to)) text_put(&r->told, "", 1);
    for (int i = max_int(0, from); i < to; i++) r->told.at[i] = (char)((seats)r->told.at[i] | only(viewer));
}

int room_unread(const struct room *r, seat viewer)
{
    int i = 0, count = room_events(r);
    while (i < count && was_told(r, viewer, i)) i++;
    return i;
}

void room_forget(struct room *r) { text_clear(&r->told); }

void forget_undone(struct room *r)
{
    size_t count = (size_t)room_events(r);
    if (r->told.length > count) r->told.length = count;
    r->aloud.events = -1;
    r->half.who = NOBODY;
}

/* -- What people do ---------------------------------------------------------------------------------------------- */

void note_half(struct room *r, seat who, struct action action)
{
    if (!has_seat(table_pending_truth(r->table), who)) return;
    r->half = (struct first_half){who, action, table_question(r->table, who), room_events(r)};
}

/* Whether two questions are the same, asked again: "Which cards do you pay with?" */
static bool is_again(const struct question *a, const struct question *b)
{
    return strcmp(a->procedure, b->procedure) == 0 && strcmp(a->step, b->step) == 0;
}

bool room_first_half(struct room *r, seat who, struct text *out)
{
    const struct context *c = table_context(r->table);
    const struct speaker speaker = table_speaker(r->table, who);
    const struct question unknown = {0}, now = table_question(r->table, who);
    bool own = r->half.who == who && r->half.events == room_events(r) && !is_again(&r->half.question, &now);
    bool taken = c->taken.verb && c->taken_by == who && c->taken_in == c->head->top && !c->head->lanes;
    struct action action = taken ? c->taken : r->half.action;
    if ((!taken && !own) || verb_declines(r->game, action.verb)) return false;
    if (r->game->rules.actions[action.verb].a == NOTHING) return false;
    say_option(out, &speaker, taken ? &unknown : &r->half.question, action);
    return true;
}

bool room_answer(struct room *r, seat who, struct action action, struct text *error)
{
    if (!lesson_allows(r, who, action, error)) return false;
    decline_note(r, who, action);
    note_half(r, who, action);
    if (!table_answer(r->table, who, action, error)) return false;
    r->spoken[who]++;
    return true;
}

struct picks *room_picks(struct room *r, seat who)
{
    int all, granted;
    table_options(r->table, who, &all);
    room_options(r, who, &granted);
    return granted == all ? table_picks(r->table, who) : NULL; /* ticks would offer what the wish leaves out */
}

bool room_answer_picks(struct room *r, seat who, bool more, struct text *error)
{
    if (!table_answer_picks(r->table, who, more, error)) return false;
    r->half.who = NOBODY;
    r->spoken[who]++;
    return true;
}

struct ways *room_ways(struct room *r, seat who)
{
    const struct action *give;
    return lesson_wants(r, who, &give) ? NULL : table_ways(r->table, who);
}

bool room_answer_way(struct room *r, seat who, int i, struct text *error)
{
    if (!table_answer_way(r->table, who, i, error)) return false;
    r->spoken[who]++;
    return true;
}

bool room_is_obvious(struct room *r, seat who, struct action answer)
{
    struct action obvious[PICKED_MAX];
    int count = table_obvious_answers(r->table, who, obvious);
    for (int i = 0; i < count; i++)
        if (same_action(obvious[i], answer)) return true;
    return false;
}

bool room_holds(struct room *r, const struct ways *ways, struct action answer)
{
    return ways_hold(ways, state_hash(r->game, table_state(r->table)), answer);
}

bool room_renew_luck(struct room *r, u64 seed) { return table_luck(r->table, seed); }

bool room_undo(struct room *r, seat who, struct text *why)
{
    if (lesson_begins(r, who)) return room_may_undo(r, who, why);
    room_interrupt(r);
    room_decline_end(r, who); /* otherwise it would decline again at once */
    bool fine = table_undo(r->table, who, why);
    forget_undone(r);
    return fine;
}

bool room_may_undo(struct room *r, seat who, struct text *why)
{
    if (!lesson_begins(r, who)) return table_may_undo(r->table, who, why);
    text_add(why, "the lesson begins here");
    return false;
}

bool room_asks(const struct room *r, seat who, int pauses, int part)
{
    return has_seat(room_pending(r, who), who) && pauses == room_pauses(r) && part == room_part(r, who);
}

bool room_resign(struct room *r, seat who, struct text *error)
{
    room_interrupt(r);
    return table_resign(r->table, who, error);
}

bool room_switch(struct room *r, seat who, int n, bool on, struct text *error)
{
    room_interrupt(r);
    return table_switch(r->table, who, n, on, error);
}

bool room_switched(const struct room *r, seat who, int n) { return table_switched(r->table, who, n); }

void room_auto(struct room *r, seat who, u8 verb, int a, u16 until)
{
    table_auto_answer_until(r->table, who, verb, a, until);
}

void room_auto_end(struct room *r, seat who, u8 verb, int a) { table_auto_answer(r->table, who, verb, a, false); }

bool room_has_auto(const struct room *r, seat who, u8 verb, int a)
{
    return table_has_auto_answer(r->table, who, verb, a);
}

void room_say(struct room *r, seat who, const char *words) { table_talk(r->table, who, words); }

const char *room_said(const struct room *r, int n, seat *who, int *position)
{
    return table_said(r->table, n, who, position);
}

bool room_whisper(struct room *r, seat who, seats to, const char *words, struct text *error)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    bool (*one_team)(const void *, seat, seat) = r->game->show.one_team;
    if (!r->settings.private_talk) {
        text_add(error, "at this table everybody hears what is said");
        return false;
    }
    table_view(r->table, who, view);
    for EACH_SEAT(s, to) {
        if (s == who || (one_team && one_team(view, who, (seat)s))) continue;
        text_add(error, "%s is not of your team", room_name(r, (seat)s));
        return false;
    }
    table_whisper(r->table, who, to, words);
    return true;
}

bool room_heard(const struct room *r, seat viewer, int n, struct saying *out)
{
    return table_heard(r->table, viewer < SEATS_MAX ? only(viewer) : 0, n, out);
}

/* -- The end, and records ---------------------------------------------------------------------------------------- */

int room_score(struct room *r, seat who)
{
    return room_over(r) ? r->game->rules.score(table_context(r->table), table_state(r->table), who) : 0;
}

int room_points(struct room *r, seat who)
{
    if (!room_over(r) || !r->game->rules.points) return 0;
    return r->game->rules.points(table_context(r->table), table_state(r->table), who);
}

rule_number room_verdict(struct room *r, seat who, struct text *out)
{
    if (!room_over(r) || !r->game->show.verdict) return 0;
    return r->game->show.verdict(out, table_context(r->table), table_state(r->table), who);
}

bool room_paper(struct room *r, struct paper *paper)
{
    int count;
    const struct event *event = table_events(r->table, &count);
    const struct speaker speaker = table_speaker(r->table, NOBODY);
    return room_over(r) && paper_compose(paper, &speaker, table_context(r->table), table_state(r->table), event, count);
}

void room_reveal(struct room *r, struct scene *scene)
{
    const struct speaker speaker = table_speaker(r->table, NOBODY);
    MUST(room_over(r));
    scene_tell(scene, &speaker, table_state(r->table));
}

bool room_record(struct room *r, seat viewer, struct text *out, struct text *error)
{
    if (r->settings.strict && viewer != NOBODY && !room_over(r)) {
        text_add(error, "in a game with strict memory a seat is told nothing again before its end");
        return false;
    }
    table_record_for(r->table, out, viewer);
    return true;
}

int room_position(const struct room *r) { return table_decisions(r->table); }
int room_length(const struct room *r) { return table_length(r->table); }

bool room_go(struct room *r, int position)
{
    room_interrupt(r);
    bool fine = table_go(r->table, position);
    forget_undone(r);
    return fine;
}
