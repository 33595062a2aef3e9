/* notes.c: what a room knows besides the record, as lines "# name value" in the text of a saved game. */
#include "inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* "# declines 0 round 57", and a line "# declined OPTION / PASS" for each thing: see struct declined. */
static void write_declined(const struct room *r, struct text *out)
{
    const struct declined *d = &r->declined;
    if (d->who == NOBODY) return;
    text_add(out, "\n# declines %d %s %d", d->who, d->until == FOR_TURN ? "turn" : d->until ? "round" : "always",
             d->events);
    for (int i = 0; i < d->count; i++) {
        text_add(out, "\n# declined ");
        action_write(out, r->game, r->content, d->what[i].option);
        text_add(out, " / ");
        action_write(out, r->game, r->content, d->what[i].pass);
    }
}

void room_write(const struct room *r, struct text *out)
{
    table_record(r->table, out, true);
    room_write_notes(r, out);
}

void room_write_notes(const struct room *r, struct text *out)
{
    text_add(out, "# seats ");
    for (int i = 0; i < room_players(r); i++)
        text_add(out, "%s%s", i ? "," : "", r->sitter[i].human ? "human" : r->sitter[i].level.name);
    for (int i = 0; i < r->kept_count; i++) text_add(out, "\n# %s %s", r->kept[i].name, r->kept[i].value);
    if (r->settings.friendly) text_add(out, "\n# friendly");
    if (r->settings.fast) text_add(out, "\n# fast");
    if (r->settings.private_talk) text_add(out, "\n# private-talk");
    if (r->settings.obvious) text_add(out, "\n# obvious");
    text_add(out, "\n# pace %s", r->settings.even ? "even" : "quick");
    if (r->settings.threads != 1) text_add(out, "\n# threads %d", r->settings.threads);
    for (int i = 0; i < room_players(r); i++)
        if (r->wish[i] >= 0) text_add(out, "\n# wish %d %s", i, r->game->rules.sides[r->wish[i]]);
    write_declined(r, out);
    if (r->settings.strict) { /* nothing is told twice, even after a break */
        text_add(out, "\n# strict-memory\n# seen");
        for (seat who = 0; who < SEATS_MAX; who++) text_add(out, " %d", room_unread(r, who));
    }
    text_add(out, "\n");
}

/* A line of a text: its beginning, its length, and where the next one begins. */
struct line {
    const char *at, *next;
    size_t length;
};

static bool next_line(struct line *line, const char *text)
{
    line->at = line->next ? line->next : text;
    line->length = strcspn(line->at, "\n");
    line->next = line->at + line->length + (line->at[line->length] == '\n');
    return *line->at;
}

/* Splits "# name value"; false when the line is no note. */
static bool read_note(const struct line *line, struct text *name, struct text *value)
{
    text_clear(name);
    text_clear(value);
    if (line->at[0] != '#' || line->at[1] != ' ') return false;
    size_t end = line->length, from = 2, split = 2;
    while (split < end && line->at[split] != ' ') split++;
    text_put(name, line->at + from, split - from);
    if (split < end) text_put(value, line->at + split + 1, end - split - 1);
    return true;
}

bool record_note(const char *record, const char *name, struct text *value)
{
    struct text found = {0}, with = {0};
    bool has = false;
    for (struct line line = {0}; !has && next_line(&line, record);)
        has = read_note(&line, &found, &with) && strcmp(text_string(&found), name) == 0;
    if (has) text_add(value, "%s", text_string(&with));
    text_free(&found);
    text_free(&with);
    return has;
}

void record_strip(struct text *out, const char *record)
{
    for (struct line line = {0}; next_line(&line, record);)
        if (line.at[0] != '#') text_put(out, line.at, (size_t)(line.next - line.at));
}

static void take_seen(struct room *r, const char *numbers)
{
    for (seat who = 0; who < SEATS_MAX && *numbers; who++) {
        char *end;
        room_read(r, who, 0, (int)max_int(0, (int)strtol(numbers, &end, 10)));
        if (end == numbers) return;
        numbers = end;
    }
}

/* "0 Sins" */
static void take_wish(struct room *r, const char *value)
{
    struct text ignored = {0};
    int who = value[0] - '0';
    if (who >= 0 && who < room_players(r) && value[1] == ' ') room_wish(r, (seat)who, value + 2, &ignored);
    text_free(&ignored);
}

/* "0 round 57" */
static void take_declines(struct room *r, const char *value)
{
    char word[8];
    int who, events;
    if (sscanf(value, "%d %7s %d", &who, word, &events) != 3 || who < 0 || who >= room_players(r) || events < 0) return;
    r->declined.who = (seat)who;
    r->declined.until = strcmp(word, "turn") == 0 ? FOR_TURN : strcmp(word, "round") == 0 ? FOR_ROUND : 0;
    r->declined.events = events;
    r->declined.count = 0;
}

/* "STRIKE Brad / PASS" */
static void take_declined(struct room *r, const char *value)
{
    const char *split = strstr(value, " / ");
    struct text words = {0}, ignored = {0};
    struct action option, pass;
    if (!split) return;
    text_put(&words, value, (size_t)(split - value));
    if (action_read(r->game, r->content, text_string(&words), &option, &ignored) &&
        action_read(r->game, r->content, split + 3, &pass, &ignored))
        decline_add(&r->declined, option, pass);
    text_free(&words);
    text_free(&ignored);
}

static void take_note(struct room *r, const char *name, const char *value)
{
    struct text ignored = {0};
    if (strcmp(name, "seats") == 0) room_sit(r, value, &ignored); /* unknown sitters: as in a new game */
    else if (strcmp(name, "friendly") == 0) r->settings.friendly = true;
    else if (strcmp(name, "strict-memory") == 0) r->settings.strict = true;
    else if (strcmp(name, "fast") == 0) r->settings.fast = true;
    else if (strcmp(name, "private-talk") == 0) r->settings.private_talk = true;
    else if (strcmp(name, "obvious") == 0) r->settings.obvious = true;
    else if (strcmp(name, "pace") == 0) r->settings.even = strcmp(value, "even") == 0;
    else if (strcmp(name, "threads") == 0) r->settings.threads = max_int(1, min_int(THREADS_MAX, atoi(value)));
    else if (strcmp(name, "wish") == 0) take_wish(r, value);
    else if (strcmp(name, "seen") == 0) take_seen(r, value);
    else if (strcmp(name, "declines") == 0) take_declines(r, value);
    else if (strcmp(name, "declined") == 0) take_declined(r, value);
    else if (*value) room_keep(r, name, value);
    text_free(&ignored);
}

void notes_take(struct room *r, const char *record)
{
    struct text name = {0}, value = {0};
    for (struct line line = {0}; next_line(&line, record);)
        if (read_note(&line, &name, &value)) take_note(r, text_string(&name), text_string(&value));
    table_friendly(r->table, r->settings.friendly);
    text_free(&name);
    text_free(&value);
}
