/* session.c: who sits where, bots, names, saving and resuming. */
#include "session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/field_access.h"
#include "games/games.h"

void session_open(struct session *s)
{
    *s = (struct session){.show_table = true, .texts = true, .shown = NOBODY, .table_at = -1, .threads = 1};
    term_open(&s->term);
}

void session_close(struct session *s)
{
    for (int i = 0; i < SEATS_MAX; i++) bot_free(s->sitter[i].bot);
    bot_free(s->adviser);
    if (s->table) table_free(s->table);
    pack_close(&s->pack);
    save_close(&s->save);
    text_free(&s->save_error);
    text_free(&s->content);
    text_free(&s->table_text);
    text_free(&s->table_public);
    s->table = NULL;
}

int session_humans(const struct session *s)
{
    int n = 0;
    for (int i = 0; i < table_setup(s->table)->players; i++) n += s->sitter[i].human;
    return n;
}

const char *session_name(const struct session *s, seat who)
{
    const struct speaker speaker = table_speaker(s->table, NOBODY);
    return speaker.names && who < SEATS_MAX && speaker.names->seat[who] ? speaker.names->seat[who] : "nobody";
}

/* -- Seats ------------------------------------------------------------------------------------- */

/* Takes the next piece of a list with commas; false at its end. */
static bool next_piece(const char **list, char *piece, size_t room)
{
    if (!*list || !**list) return false;
    size_t length = strcspn(*list, ",");
    size_t kept = length < room ? length : room - 1;
    while (kept < length && kept > 0 && ((unsigned char)(*list)[kept] & 0xC0) == 0x80) kept--; /* UTF-8 */
    snprintf(piece, room, "%.*s", (int)kept, *list);
    *list += length + ((*list)[length] == ',');
    return true;
}

static const char *const presets[SEATS_MAX] = {"Ada", "Bo", "Cleo", "Dev", "Edda", "Finn", "Gita", "Hugo"};

/* A record may have names for some seats, or for none. */
static void name_the_nameless(struct session *s)
{
    for (seat who = 0; who < table_setup(s->table)->players; who++) {
        const struct speaker speaker = table_speaker(s->table, NOBODY);
        if (!speaker.names || !speaker.names->seat[who]) table_name(s->table, who, presets[who]);
    }
}

void session_names(struct session *s, const char *names)
{
    char piece[24];
    for (seat who = 0; who < table_setup(s->table)->players; who++) {
        bool given = next_piece(&names, piece, sizeof piece) && *piece;
        for (char *p = piece; given && *p; p++)
            if ((unsigned char)*p < ' ') *p = ' '; /* a name is one line of the record */
        table_name(s->table, who, given ? piece : presets[who]);
    }
}

bool session_level(struct session *s, const char *name, struct text *error)
{
    return level_read(&s->level, name ? name : "normal", error);
}

/* Reads who sits on a seat; false and what was expected. */
static bool read_sitter(const struct session *s, const char *name, struct sitter *out, struct text *error)
{
    *out = (struct sitter){.level = s->level, .human = strcmp(name, "human") == 0};
    if (out->human || strcmp(name, "bot") == 0) return true;
    struct text ignored = {0};
    bool fine = level_read(&out->level, name, &ignored);
    if (!fine) text_add(error, "a seat expects human, bot, %s, not '%.40s'", level_names, name);
    text_free(&ignored);
    return fine;
}

static void sit(struct session *s, seat who, const struct sitter *sitter)
{
    bot_free(s->sitter[who].bot);
    s->sitter[who] = *sitter;
}

bool session_seat(struct session *s, seat who, const char *name, struct text *error)
{
    struct sitter sitter;
    if (!read_sitter(s, name, &sitter, error)) return false;
    sit(s, who, &sitter);
    return true;
}

bool session_sit(struct session *s, const char *list, struct text *error)
{
    struct sitter sitter[SEATS_MAX];
    char piece[24];
    int n = 0, players = table_setup(s->table)->players;
    for (int i = 0; i < SEATS_MAX; i++) sitter[i] = (struct sitter){.level = s->level};
    while (next_piece(&list, piece, sizeof piece)) {
        if (n == players) {
            text_add(error, "--seats names more than %d seats", players);
            return false;
        }
        if (!read_sitter(s, piece, &sitter[n++], error)) return false;
    }
    for (seat who = 0; who < SEATS_MAX; who++) sit(s, who, &sitter[who]);
    return true;
}

const char *session_sitter(const struct session *s, seat who)
{
    if (!s->sitter[who].human) return s->sitter[who].level.about;
    return session_humans(s) == 1 ? "you" : "human";
}

/* -- Bots -------------------------------------------------------------------------------------- */

u64 session_seed(struct session *s, seat who)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    table_view(s->table, who, view);
    return state_hash(s->game, view);
}

void session_bot(struct session *s, seat who)
{
    struct sitter *sitter = &s->sitter[who];
    _Alignas(max_align_t) u8 view[STATE_MAX];
    struct text error = {0};
    int count;
    if (!sitter->bot) sitter->bot = bot_new(s->game, &s->pack.content, &sitter->level, s->threads);
    MUST(sitter->bot);
    table_view(s->table, who, view);
    const struct action *option = table_options(s->table, who, &count);
    bot_pace(sitter->bot, s->even_pace && session_humans(s) > 0);
    struct action chosen = option[bot_choose(sitter->bot, view, who, option, count, &s->luck)];
    MUST(table_answer(s->table, who, chosen, &error));
    text_free(&error);
}

int session_think(struct session *s, seat who, const char *level, struct thought *thought, struct text *error)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    struct level wanted;
    struct random luck; /* not that of the bots: a hint must not change what follows */
    int count, best = 0;
    if (!level_read(&wanted, level ? level : "hard", error)) return -1;
    if (wanted.type != BOT_SEARCH) {
        text_add(error, "a bot of level %s does not think; expected normal, hard, expert or ismcts:N", wanted.name);
        return -1;
    }
    if (s->adviser && strcmp(s->advice.name, wanted.name) != 0) bot_free(s->adviser), s->adviser = NULL;
    if (!s->adviser) s->adviser = bot_new(s->game, &s->pack.content, &wanted, s->threads);
    MUST(s->adviser);
    s->advice = wanted;
    random_seed(&luck, session_seed(s, who));
    table_view(s->table, who, view);
    const struct action *option = table_options(s->table, who, &count);
    MUST(bot_think(s->adviser, view, who, option, count, &luck, thought, &best));
    return best;
}

/* -- Saving ------------------------------------------------------------------------------------ */

/* Lines that begin with # are the session's own; a record has none. */
void session_write(const struct session *s, struct text *out)
{
    table_record(s->table, out, true);
    if (out->length && out->at[out->length - 1] != '\n') text_add(out, "\n");
    text_add(out, "# seats ");
    for (int i = 0; i < table_setup(s->table)->players; i++)
        text_add(out, "%s%s", i ? "," : "", s->sitter[i].human ? "human" : s->sitter[i].level.name);
    if (s->content.length) text_add(out, "\n# content %s", s->content.at);
    if (s->friendly) text_add(out, "\n# friendly");
    if (s->strict) { /* nothing is told twice, even after a break */
        text_add(out, "\n# strict-memory\n# seen");
        for (int i = 0; i < SEATS_MAX; i++) text_add(out, " %d", s->seen[i]);
    }
    text_add(out, "\n");
}

static u64 text_hash(const struct text *t)
{
    u64 hash = 14695981039346656037u; /* FNV-1a */
    for (size_t i = 0; i < t->length; i++) hash = (hash ^ (u8)t->at[i]) * 1099511628211u;
    return hash;
}

bool session_save(struct session *s)
{
    struct text out = {0};
    if (table_length(s->table) != table_decisions(s->table)) return true; /* a branch begins with its first answer */
    session_write(s, &out);
    u64 hash = text_hash(&out);
    bool failed = s->unsaved;
    text_clear(&s->save_error);
    s->unsaved = hash != s->saved && !save_write(&s->save, s->game, text_string(&out), &s->save_error);
    if (!s->unsaved) s->saved = hash;
    if (!s->unsaved && failed) term_print(&s->term, PLAIN, "The game is saved again.");
    text_free(&out);
    return !s->unsaved;
}

void session_complain(struct session *s, const char *then)
{
    if (s->unsaved) term_printf(&s->term, WARNING, "The game is not saved: %s. %s", text_string(&s->save_error), then);
}

/* Reads the session's own lines and removes them from the record. */
static void read_own_lines(struct session *s, struct text *record, struct text *sitting)
{
    char *to = record->at;
    for (char *line = record->at, *next; line && *line; line = next) {
        size_t length = strcspn(line, "\n");
        next = line + length + (line[length] == '\n');
        if (line[0] != '#') {
            memmove(to, line, (size_t)(next - line));
            to += next - line;
        } else if (strncmp(line, "# seats ", 8) == 0) {
            text_put(sitting, line + 8, length - 8);
        } else if (strncmp(line, "# content ", 10) == 0 && !s->content.length) {
            text_put(&s->content, line + 10, length - 10);
        } else if (strncmp(line, "# friendly", 10) == 0) {
            s->friendly = true;
        } else if (strncmp(line, "# strict-memory", 15) == 0) {
            s->strict = true;
        } else if (strncmp(line, "# seen", 6) == 0) {
            char *at = line + 6;
            for (int i = 0; i < SEATS_MAX && *at == ' '; i++) s->seen[i] = (int)max_int(0, (int)strtol(at, &at, 10));
        }
    }
    if (record->at) {
        *to = '\0';
        record->length = (size_t)(to - record->at);
    }
}

bool session_resume(struct session *s, const char *path, struct text *error)
{
    struct text record = {0}, sitting = {0};
    bool fine = file_read(path, &record, error);
    if (fine) {
        random_seed(&s->luck, text_hash(&record));
        read_own_lines(s, &record, &sitting);
        s->game = record_game(games, text_string(&record));
        fine = s->game != NULL;
        if (!fine) text_add(error, "%s is not a record of a game that this program knows", path);
    }
    fine = fine && pack_open(&s->pack, s->game, s->content.length ? s->content.at : NULL, error);
    if (fine) {
        struct text why = {0};
        s->table = table_replay(games, &s->pack.content, text_string(&record), &why);
        fine = s->table != NULL;
        if (!fine) text_add(error, "%s: %s", path, text_string(&why));
        text_free(&why);
    }
    if (fine) {
        struct text ignored = {0};
        table_friendly(s->table, s->friendly);
        name_the_nameless(s);
        MUST(session_level(s, NULL, &ignored));
        if (!session_sit(s, sitting.length ? sitting.at : "human", &ignored)) MUST(session_sit(s, "human", &ignored));
        text_free(&ignored);
    }
    text_free(&record);
    text_free(&sitting);
    return fine;
}
