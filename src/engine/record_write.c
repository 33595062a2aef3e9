/* record_write.c: a table's history written as text: the whole of it, or what one seat may know. */
#include "history.h"

#include <stdlib.h>

#include "carried.h"
#include "notation.h"

/* -- The whole --------------------------------------------------------------------------------- */

static void write_setup(const struct table *t, struct text *out)
{
    const struct game *game = t->game;
    text_add(out, "setup players=%d", t->setup.players);
    if (game->scenario_kind) text_add(out, " scenario=%s", scenario_id(game, t->content, t->setup.scenario));
    const char *between = " options=";
    for (int i = 0; game->rules.options && game->rules.options[i].id; i++) {
        if (!(t->setup.options >> i & 1)) continue;
        text_add(out, "%s%s", between, game->rules.options[i].id);
        between = ",";
    }
    text_add(out, "\n");
}

static void write_fixed(struct text *out, const char *name, const struct fixed *f)
{
    if (f->next < f->count) text_add(out, " %s=%d", name, f->value[f->next]);
    for (int i = f->next + 1; i < f->count; i++) text_add(out, ",%d", f->value[i]);
}

static void write_fix(struct text *out, const struct fixed fix[2])
{
    text_add(out, "fix");
    write_fixed(out, "dice", &fix[0]);
    write_fixed(out, "picks", &fix[1]);
    text_add(out, "\n");
}

static void write_origin(const struct table *t, struct text *out, bool hidden)
{
    if (hidden) {
        text_add(out, "seed hidden\n");
    } else if (t->position) {
        const struct fixed *fix = t->position_fix;
        if (fix[0].next < fix[0].count || fix[1].next < fix[1].count) write_fix(out, fix);
        text_add(out, "position %s\n", t->position);
    } else {
        text_add(out, "seed %llu\n", (unsigned long long)t->seed);
    }
}

/* A replay gives a forced answer by itself as soon as a later answer needs it. It must be named only if something else
 * comes first: an answer of another lane does not need it. */
static bool must_be_named(const struct table *t, int at)
{
    const struct entry *e = &t->entry[at];
    for (int i = at + 1; i < t->entries; i++) {
        const struct entry *later = &t->entry[i];
        if (later->kind == ENTRY_AUTO_ANSWER || later->kind == ENTRY_FIX || later->kind == ENTRY_LEAVE ||
            later->kind == ENTRY_SWITCH || later->kind == ENTRY_LUCK)
            return true;
        if (later->kind != ENTRY_ANSWER) continue;
        if (e->fork == NO_FORK || later->fork != e->fork || later->who == e->who) return false;
    }
    return !history_over(t); /* the line "over" needs it */
}

/* Marks the forced answers from `from` on that must be named, and with each those directly before it. */
static bool *named_entries(const struct table *t, int from)
{
    bool *named = calloc((size_t)(t->entries - from) + 1, sizeof *named), next = false;
    MUST(named != NULL);
    for (int i = t->entries - 1; i >= from; i--) {
        if (t->entry[i].kind == ENTRY_FORCED) next = named[i - from] = next || must_be_named(t, i);
        else if (t->entry[i].kind != ENTRY_SAY) next = false;
    }
    return named;
}

static void write_seat(struct text *out, const char *word, seat who)
{
    if (who < SEATS_MAX) text_add(out, "%s%d ", word, who);
    else text_add(out, "%s- ", word);
}

static void write_entry(const struct table *t, struct text *out, const struct entry *e, bool named, bool hidden)
{
    switch ((enum entry_kind)e->kind) {
    case ENTRY_ANSWER:
        write_seat(out, "", e->who);
        action_write(out, t->game, t->content, e->action);
        text_add(out, hidden ? "\n" : e->joined ? " ; %08x +\n" : " ; %08x\n", (unsigned)e->check);
        break;
    case ENTRY_FORCED:
        if (named) text_add(out, "forced %d\n", e->who);
        break;
    case ENTRY_AUTO_ANSWER: {
        const struct action_row *row = &t->game->rules.actions[e->action.verb];
        text_add(out, "stand %d %s ", e->who, row->name);
        if (e->operand == ANY_OPERAND) text_add(out, "*");
        else operand_write(out, t->game, t->content, row->a, (u8)e->operand);
        const char *limit = e->until & NEW_TURN ? "turn" : e->until ? "round" : "on";
        text_add(out, " %s\n", e->on ? limit : "off");
        break;
    }
    case ENTRY_SAY: {
        struct text quoted = {0};
        js_string(&quoted, e->words);
        write_seat(out, "say ", e->who);
        if (e->to != EVERYBODY) {
            text_add(out, "to ");
            for EACH_SEAT(s, e->to) text_add(out, "%s%d", e->to & (seats)(only(s) - 1) ? "," : "", s);
            text_add(out, " ");
        }
        text_add(out, "%s\n", text_string(&quoted));
        text_free(&quoted);
        break;
    }
    case ENTRY_FIX:
        if (!hidden) write_fix(out, e->fix);
        break;
    case ENTRY_LEAVE: text_add(out, "leave %d\n", e->who); break;
    case ENTRY_SWITCH:
        text_add(out, "switch %d %s %s\n", e->who, t->game->rules.switches[e->operand].id, e->on ? "on" : "off");
        break;
    case ENTRY_LUCK:
        if (!hidden) text_add(out, "luck %016llx\n", (unsigned long long)e->seed);
        break;
    }
}

/* The lines before the first entry. */
static void write_head(const struct table *t, struct text *out, bool hidden)
{
    text_add(out, "longbox record 1\ngame %s %d\ncontent %016llx\n", t->game->id, t->game->version,
             (unsigned long long)t->content->block->hash);
    write_setup(t, out);
    if (t->carried) {
        struct text json = {0};
        carried_write(&json, t->game, t->content, t->carried);
        text_add(out, "carried %s\n", json.at);
        text_free(&json);
    }
    write_origin(t, out, hidden);
    for (seat s = 0; s < SEATS_MAX; s++)
        if (t->names.seat[s]) text_add(out, "name %d %s\n", s, t->names.seat[s]);
}

static void write_entries(const struct table *t, struct text *out, int from, int to, bool hidden)
{
    bool *named = named_entries(t, from);
    for (int i = from; i < to; i++) write_entry(t, out, &t->entry[i], named[i - from], hidden);
    free(named);
}

void table_record(const struct table *t, struct text *out, bool seed)
{
    bool hidden = !seed && !history_over(t);
    write_head(t, out, hidden);
    write_entries(t, out, 0, t->entries, hidden);
    if (history_over(t)) text_add(out, "over\n");
}

/* An answer outside of lanes settles which of the forced ones before it are named. */
int table_settled(const struct table *t)
{
    int at = t->entries;
    while (at > 0 && !(t->entry[at - 1].kind == ENTRY_ANSWER && t->entry[at - 1].fork == NO_FORK)) at--;
    return at > 0 ? at - 1 : 0;
}

u32 table_cuts(const struct table *t) { return t->cuts; }

void table_record_head(const struct table *t, struct text *out) { write_head(t, out, false); }

void table_record_part(const struct table *t, struct text *out, int from, int to)
{
    bool last = to >= t->entries;
    write_entries(t, out, from, last ? t->entries : to, false);
    if (last && history_over(t)) text_add(out, "over\n");
}

/* -- What one seat may know -------------------------------------------------------------------- */

/* Writes events from..to as the seat may know them, one remark per line. */
static void write_events(struct table *t, struct text *out, seat who, int from, int to)
{
    struct speaker s = table_speaker(t, who);
    for (int i = from; i < to; i++) {
        text_add(out, "# ");
        say_event(out, &s, &t->event[i]);
        if (t->event[i].rule) {
            text_add(out, " (");
            say_rule(out, t->game, t->event[i].rule);
            text_add(out, ")");
        }
        text_add(out, "\n");
    }
}

/* Whether an entry is known to a seat: its own answers, and what is said and done in public. Of the answers of others
 * it knows only the events that follow. */
static bool is_known_to(const struct entry *e, seat who)
{
    switch ((enum entry_kind)e->kind) {
    case ENTRY_ANSWER:
    case ENTRY_AUTO_ANSWER: return e->who == who;
    case ENTRY_SAY: return entry_heard(e, who < SEATS_MAX ? only(who) : 0);
    case ENTRY_SWITCH:
    case ENTRY_LEAVE: return true;
    case ENTRY_FORCED: /* whether an answer was a choice can be a secret */
    case ENTRY_FIX:
    case ENTRY_LUCK: break;
    }
    return false;
}

void table_record_for(struct table *t, struct text *out, seat who)
{
    write_head(t, out, true);
    write_events(t, out, who, 0, t->events_at_once);
    for (int i = 0; i < t->at; i++) {
        if (is_known_to(&t->entry[i], who)) write_entry(t, out, &t->entry[i], false, true);
        write_events(t, out, who, history_events_before(t, i), t->entry[i].events);
    }
    if (table_over(t)) text_add(out, "over\n");
}
