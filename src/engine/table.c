/* table.c: a running game as front ends see it: questions, answers, undo, auto answers, talk. */
#include "history.h"

#include <stdlib.h>
#include <string.h>

#include "carried.h"
#include "field_access.h"
#include "sound.h"

/* -- Opening ---------------------------------------------------------------------------------- */

/* Checks a set-up before the game does. False and a reason when it asks for something that does not exist. */
static bool in_bounds(const struct game *game, const struct content *content, const struct setup *setup,
                      struct text *error)
{
    int scenarios = game->scenario_kind ? content->count[game->scenario_kind] : 0;
    u32 known = 0;
    for (int i = 0; game->rules.options && game->rules.options[i].id; i++) known |= 1u << i;
    if (setup->players < game->least_players || setup->players > game->most_players)
        text_add(error, "%s is for %d to %d players, not %d", game->name, game->least_players, game->most_players,
                 setup->players);
    else if (game->scenario_kind ? setup->scenario < 1 || setup->scenario > scenarios : setup->scenario != 0)
        text_add(error, "%s has no such scenario", game->name);
    else if (setup->options & ~known)
        text_add(error, "%s has no such options", game->name);
    else
        return true;
    return false;
}

struct table *table_new(const struct game *game, const struct content *content, const struct setup *setup, u64 seed,
                        struct text *error)
{
    return table_new_with(game, content, setup, NULL, seed, error);
}

struct table *table_new_with(const struct game *game, const struct content *content, const struct setup *setup,
                             const void *carried, u64 seed, struct text *error)
{
    if (!in_bounds(game, content, setup, error)) return NULL;
    const char *wrong = carried ? campaign_fault(game, content, carried, setup) : setup_fault(game, content, setup);
    if (wrong) {
        text_add(error, "%s", wrong);
        return NULL;
    }
    struct table *t = history_open(game, content, setup);
    t->seed = seed;
    t->carried = carried ? carried_copy(game, carried) : NULL;
    rules_begin_with(&t->context, setup, carried, seed);
    if (!families_fit(&t->context, t->state, error)) {
        table_free(t);
        return NULL;
    }
    history_begin(t);
    return t;
}

void table_free(struct table *t)
{
    if (t) history_close(t);
}

/* -- Looking ---------------------------------------------------------------------------------- */

const struct game *table_game(const struct table *t) { return t->game; }
const struct content *table_content(const struct table *t) { return t->content; }
const struct setup *table_setup(const struct table *t) { return &t->setup; }
const void *table_carried(const struct table *t) { return t->carried; }
const void *table_state(const struct table *t) { return t->state; }
struct context *table_context(struct table *t) { return &t->context; }
seats table_pending_truth(const struct table *t) { return t->context.pending; }
seats table_pending_for(const struct table *t, seat viewer)
{
    return pending_redact(t->state, t->context.pending, viewer);
}
bool table_over(const struct table *t) { return !t->context.pending; }
int table_decisions(const struct table *t) { return t->decisions; }
int table_pauses(const struct table *t) { return t->pauses; }

int table_part(const struct table *t, seat who)
{
    int n = 0;
    for (int i = t->fork == NO_FORK ? t->at : t->fork; i < t->at; i++)
        n += t->entry[i].who == who && (t->entry[i].kind == ENTRY_ANSWER || t->entry[i].kind == ENTRY_FORCED);
    return n;
}

int table_length(const struct table *t)
{
    int n = t->decisions;
    for (int i = t->at; i < t->entries; i++) n += t->entry[i].kind == ENTRY_ANSWER;
    return n;
}

int table_past(const struct table *t, int from, struct past_answer *out)
{
    for (int i = from; i < t->at; i++) {
        const struct entry *e = &t->entry[i];
        if (e->kind != ENTRY_ANSWER) continue;
        *out = (struct past_answer){e->who, e->joined, e->action, history_events_before(t, i)};
        return i + 1;
    }
    return 0;
}

bool table_given(const struct table *t, int n, seat *who, struct action *action)
{
    for (int i = 0; i < t->entries && n >= 0; i++) {
        if (t->entry[i].kind != ENTRY_ANSWER || n-- > 0) continue;
        *who = t->entry[i].who;
        *action = t->entry[i].action;
        return true;
    }
    return false;
}

/* What everybody sees of the state. */
static const void *public_view(struct table *t)
{
    if (!t->public_state) MUST((t->public_state = malloc(t->game->state_bytes)) != NULL);
    if (!t->public_known) state_redact(t->game, t->content, t->state, NOBODY, t->public_state);
    t->public_known = true;
    return t->public_state;
}

struct speaker table_speaker(struct table *t, seat viewer)
{
    return (struct speaker){t->game, t->content, &t->names, viewer, t->game->words.name_thing ? public_view(t) : NULL};
}

const struct action *table_options(struct table *t, seat who, int *count)
{
    *count = 0;
    if (!has_seat(t->context.pending, who)) return t->context.option;
    list_options(&t->context, who);
    *count = t->context.count;
    return t->context.option;
}

const struct refusals *table_refusals(struct table *t, seat who)
{
    static const struct refusals none;
    if (!has_seat(t->context.pending, who)) return &none;
    list_options(&t->context, who);
    return &t->refusals;
}

struct question table_question(struct table *t, seat who)
{
    if (has_seat(t->context.pending, who)) return question_of(&t->context, who);
    return (struct question){.prompt = "", .procedure = "", .step = ""};
}

void table_view(struct table *t, seat who, void *view) { state_redact(t->game, t->content, t->state, who, view); }

void table_scene(struct table *t, seat who, struct scene *scene)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    const struct speaker speaker = table_speaker(t, who);
    table_view(t, who, view);
    scene_tell(scene, &speaker, view);
}

const struct event *table_events(const struct table *t, int *count)
{
    *count = t->events;
    return t->event;
}

/* -- Names and talk --------------------------------------------------------------------------- */

static bool is_blank(char c) { return (u8)c <= ' ' || c == 0x7F; }

/* A copy without control characters and without blanks around it, at most `most` bytes long and not cut within a
 * character. */
static char *clean_copy(const char *words, size_t most)
{
    while (*words && is_blank(*words)) words++;
    size_t length = strlen(words);
    if (length > most)
        for (length = most; length && ((u8)words[length] & 0xC0) == 0x80;) length--;
    while (length && is_blank(words[length - 1])) length--;
    char *copy = malloc(length + 1);
    MUST(copy != NULL);
    for (size_t i = 0; i < length; i++) copy[i] = is_blank(words[i]) ? ' ' : words[i];
    copy[length] = '\0';
    return copy;
}

void table_name(struct table *t, seat who, const char *name)
{
    if (who >= SEATS_MAX) return;
    free(t->name[who]);
    t->name[who] = name ? clean_copy(name, NAME_MAX_BYTES) : NULL;
    t->names.seat[who] = t->name[who] && *t->name[who] ? t->name[who] : NULL;
}

/* Talk changes nothing, so it cuts nothing off: it goes to the end, wherever in its history the table is. */
static void append_talk(struct table *t, struct entry e)
{
    if (t->at == t->entries) {
        history_add(t, e);
    } else if (t->entries < ENTRIES_MAX) {
        int at = t->at;
        history_go(t, t->entries);
        history_add(t, e);
        history_go(t, at);
    } else {
        entry_free(&e);
    }
}

void table_talk(struct table *t, seat who, const char *words)
{
    table_whisper(t, who, EVERYBODY, words);
}

void table_whisper(struct table *t, seat who, seats to, const char *words)
{
    append_talk(t, (struct entry){.kind = ENTRY_SAY, .who = who, .to = to, .words = clean_copy(words, WORDS_MAX)});
}

bool entry_heard(const struct entry *e, seats ears)
{
    return e->to == EVERYBODY || (e->to & ears) || (e->who != NOBODY && has_seat(ears, e->who));
}

bool table_heard(const struct table *t, seats ears, int n, struct saying *out)
{
    int given = 0;
    for (int i = 0; i < t->entries; i++) {
        const struct entry *e = &t->entry[i];
        given += e->kind == ENTRY_ANSWER;
        if (e->kind != ENTRY_SAY || !entry_heard(e, ears) || n-- > 0) continue;
        *out = (struct saying){e->words, e->who, e->to, given};
        return true;
    }
    return false;
}

const char *table_said(const struct table *t, int n, seat *who, int *decisions)
{
    struct saying s;
    if (!table_heard(t, 0, n, &s)) return NULL;
    *who = s.who;
    *decisions = s.decisions;
    return s.words;
}

/* -- Answering -------------------------------------------------------------------------------- */

static bool is_option(const struct context *c, struct action action)
{
    for (int i = 0; i < c->count; i++)
        if (same_action(c->option[i], action)) return true;
    return false;
}

/* Says why a pending seat, whose options are listed, may not do this: from a refusal of exactly this action or of its
 * whole verb. */
static void say_why_not(struct table *t, seat who, struct action action, struct text *error)
{
    struct speaker s = table_speaker(t, who);
    for (int i = 0; i < t->refusals.count; i++) {
        const struct refusal *r = &t->refusals.refusal[i];
        if (same_action(r->action, action) || same_action(r->action, (struct action){action.verb, 0, 0, 0})) {
            say_refusal(error, &s, &(struct refusal){action, r->rule, r->reason});
            return;
        }
    }
    say_action(error, &s, action);
    text_add(error, ": this is not one of the options now");
}

bool table_answer(struct table *t, seat who, struct action action, struct text *error)
{
    if (!has_seat(t->context.pending, who)) {
        struct speaker s = table_speaker(t, NOBODY);
        if (table_over(t)) {
            text_add(error, "the game is over");
        } else {
            say_thing(error, &s, SEAT, who);
            text_add(error, " is not asked anything now");
        }
        return false;
    }
    bool forced = history_forced(t, who);
    list_options(&t->context, who);
    if (!is_option(&t->context, action)) {
        say_why_not(t, who, action, error);
        return false;
    }
    if (history_add(t, (struct entry){.kind = forced ? ENTRY_FORCED : ENTRY_ANSWER, .who = who, .action = action}))
        return true;
    text_add(error, "the record is full");
    return false;
}

bool table_answer_along(struct table *t, seat who, struct action action, struct text *error)
{
    if (!table_answer(t, who, action, error)) return false;
    t->entry[t->at - 1].joined = t->entry[t->at - 1].kind == ENTRY_ANSWER;
    return true;
}

bool table_resign(struct table *t, seat who, struct text *error)
{
    struct probe *p = history_probe(t);
    if (!t->game->rules.resign) {
        text_add(error, "%s has no rule for giving up", t->game->name);
        return false;
    }
    memcpy(p->state, t->state, t->game->state_bytes);
    context_open(&p->context, t->game, t->content, p->state);
    if (table_over(t)) text_add(error, "the game is over");
    else if (who >= t->setup.players) text_add(error, "there is no seat %d", who);
    else if (!t->game->rules.resign(&p->context, p->state, who)) text_add(error, "this is not possible now");
    else if (!history_add(t, (struct entry){.kind = ENTRY_LEAVE, .who = who})) text_add(error, "the record is full");
    else return true;
    return false;
}

bool table_luck(struct table *t, u64 seed)
{
    return history_add(t, (struct entry){.kind = ENTRY_LUCK, .who = NOBODY, .seed = seed});
}

int switch_count(const struct game *game)
{
    int n = 0;
    while (game->rules.switches && game->rules.switches[n].id) n++;
    return n;
}

int switch_find(const struct game *game, const char *id)
{
    for (int n = 0; n < switch_count(game); n++)
        if (strcmp(game->rules.switches[n].id, id) == 0) return n;
    return -1;
}

bool table_switched(const struct table *t, seat who, int n)
{
    return n >= 0 && n < switch_count(t->game) && who < t->setup.players && t->game->rules.switched(t->state, who, n);
}

bool table_switch(struct table *t, seat who, int n, bool on, struct text *error)
{
    if (n < 0 || n >= switch_count(t->game)) text_add(error, "%s has no such switch", t->game->name);
    else if (table_over(t)) text_add(error, "the game is over");
    else if (who >= t->setup.players) text_add(error, "there is no seat %d", who);
    else if (table_switched(t, who, n) == on) return true;
    else if (!history_add(t, (struct entry){.kind = ENTRY_SWITCH, .who = who, .operand = (i16)n, .on = on}))
        text_add(error, "the record is full");
    else return true;
    return false;
}

/* -- Auto answers, fixed dice -------------------------------------------------------------------- */

static bool is_same_rule(const struct auto_answer *s, seat who, u8 verb, int operand)
{
    return s->who == who && s->verb == verb && s->operand == operand;
}

bool table_has_auto_answer(const struct table *t, seat who, u8 verb, int a)
{
    for (int i = 0; i < t->auto_answers; i++)
        if (is_same_rule(&t->auto_answer[i], who, verb, a)) return true;
    return false;
}

/* Whether an entry would change no auto answer: it begins one that holds already, or ends one that does not. */
static bool is_idle(const struct table *t, const struct entry *e)
{
    if (e->kind != ENTRY_AUTO_ANSWER) return false;
    for (int i = 0; i < t->auto_answers; i++) {
        const struct auto_answer *s = &t->auto_answer[i];
        if (is_same_rule(s, e->who, e->action.verb, e->operand))
            return e->on && s->until == e->until;
    }
    return !e->on;
}

static void add_auto_answer(struct table *t, seat who, u8 verb, int a, bool on, u16 until)
{
    if (who >= SEATS_MAX || verb >= t->game->rules.action_count || a < 0 || a > ANY_OPERAND) return;
    struct entry e = {.kind = ENTRY_AUTO_ANSWER, .who = who, .action = {.verb = verb}, .operand = (i16)a, .on = on,
                      .until = until};
    if (!is_idle(t, &e)) history_add(t, e);
}

void table_auto_answer(struct table *t, seat who, u8 verb, int a, bool on) { add_auto_answer(t, who, verb, a, on, 0); }

void table_auto_answer_until(struct table *t, seat who, u8 verb, int a, u16 until)
{
    add_auto_answer(t, who, verb, a, true, until);
}

static struct fixed fixed_of(const u8 *value, int count)
{
    struct fixed f = {.count = (u8)max_int(0, min_int(count, FIXED_MAX))};
    if (f.count) memcpy(f.value, value, f.count);
    return f;
}

void table_fix(struct table *t, const u8 *dice, int dice_count, const u8 *picks, int pick_count)
{
    struct fixed *fix = malloc(2 * sizeof *fix);
    MUST(fix != NULL);
    fix[0] = fixed_of(dice, dice_count);
    fix[1] = fixed_of(picks, pick_count);
    history_add(t, (struct entry){.kind = ENTRY_FIX, .who = NOBODY, .fix = fix});
}

/* -- Going back ------------------------------------------------------------------------------- */

bool table_go(struct table *t, int decisions)
{
    if (decisions < 0 || decisions > table_length(t)) return false;
    int at = 0;
    for (int given = 0; at < t->entries; at++) {
        if (t->entry[at].kind != ENTRY_ANSWER) continue;
        if (given++ == decisions) break;
    }
    history_go(t, at);
    return true;
}

void table_friendly(struct table *t, bool friendly) { t->friendly = friendly; }

static bool is_answer_of(const struct entry *e, seat who) { return e->kind == ENTRY_ANSWER && e->who == who; }

/* Whether events from..to revealed nothing and rolled nothing; otherwise says what they did. */
static bool is_free(struct table *t, seat who, int from, int to, struct text *why)
{
    if (t->friendly) return true;
    for (int i = from; i < to; i++) {
        const struct event *event = &t->event[i];
        if (!(t->game->rules.events[event->kind].flags & (REVEALS | ROLLS))) continue;
        struct speaker s = table_speaker(t, who);
        bool rolled = t->game->rules.events[event->kind].flags & ROLLS;
        text_add(why, rolled ? "luck has decided something since: " : "something was revealed since: ");
        say_event(why, &s, event);
        if (event->rule) {
            text_add(why, " (");
            say_rule(why, t->game, event->rule);
            text_add(why, ")");
        }
        return false;
    }
    return true;
}

/* Whether an entry is an auto answer of the seat that would at once repeat what it takes back. */
static bool repeats(struct table *t, const struct entry *e, seat who)
{
    if (e->kind != ENTRY_AUTO_ANSWER || !e->on || e->who != who || !has_seat(t->context.pending, who)) return false;
    list_options(&t->context, who);
    for (int i = 0; i < t->context.count; i++) {
        struct action option = t->context.option[i];
        if (option.verb == e->action.verb && operand_fits(e->operand, option.a)) return true;
    }
    return false;
}

/* Goes back to the state before entry `at`. Of the entries from there on, those that `keep` approves are applied again;
 * the others are dropped. */
static void take_back(struct table *t, int at, seat who, bool (*keep)(struct table *, const struct entry *, seat))
{
    int count = t->at - at, kept = 0;
    struct entry *later = malloc((size_t)count * sizeof *later);
    MUST(later != NULL);
    history_cut(t);
    history_go(t, at);
    memcpy(later, t->entry + at, (size_t)count * sizeof *later);
    for (int i = 0; i < count; i++) {
        if (t->entry[at + i].kind == ENTRY_SAY) t->entry[at + i].words = NULL; /* `later` has them now */
        if (t->entry[at + i].kind == ENTRY_FIX) t->entry[at + i].fix = NULL;
    }
    history_cut(t);
    for (int i = 0; i < count; i++) {
        if (keep(t, &later[i], who)) later[kept++] = later[i];
        else entry_free(&later[i]);
    }
    for (int i = 0; i < kept; i++) {
        if (is_idle(t, &later[i])) entry_free(&later[i]);
        else history_add(t, later[i]);
    }
    free(later);
}

static bool keep_wishes(struct table *t, const struct entry *e, seat who)
{
    return e->kind == ENTRY_SAY || (e->kind == ENTRY_AUTO_ANSWER && !repeats(t, e, who));
}

static bool keep_others(struct table *t, const struct entry *e, seat who)
{
    (void)t;
    return e->who != who || (e->kind != ENTRY_ANSWER && e->kind != ENTRY_FORCED);
}

/* In a simultaneous choice: the seat's own answers in it are dropped, the others' stay. Lanes do not depend on each
 * other, so those are played again in their order. Returns the seat's first entry in it, -1 when there is none. */
static int first_in_lane(const struct table *t, seat who)
{
    if (t->fork == NO_FORK) return -1;
    for (int i = t->fork; i < t->at; i++)
        if (is_answer_of(&t->entry[i], who)) return i;
    return -1;
}

/* Whether an undo of `who` may begin at this entry of its lane. */
static bool is_free_lane(struct table *t, seat who, int first, struct text *why)
{
    for (int i = first; i < t->at; i++) {
        const struct entry *e = &t->entry[i];
        if (!keep_others(t, e, who) && !is_free(t, who, history_events_before(t, i), e->events, why)) return false;
    }
    return true;
}

/* Whether the generator has been used since before entry `at`. */
static bool has_drawn(const struct table *t, int at)
{
    for (int i = at; i < t->at; i++)
        if (t->entry[i].drew) return true;
    return false;
}

/* The entry at which an undo of `who` begins; -1 and the reason when there is none. */
static int find_undo(struct table *t, seat who, struct text *why)
{
    int at = first_in_lane(t, who);
    if (at >= 0) return is_free_lane(t, who, at, why) ? at : -1;
    for (at = t->at - 1; at >= 0 && (!is_answer_of(&t->entry[at], who) || t->entry[at].joined);) at--;
    if (at < 0) {
        text_add(why, "there is nothing to undo");
        return -1;
    }
    for (int i = at; i < t->at; i++)
        if (t->entry[i].kind == ENTRY_LEAVE || t->entry[i].kind == ENTRY_SWITCH) {
            text_add(why, t->entry[i].kind == ENTRY_LEAVE ? "a player has resigned since"
                                                          : "a player has turned a switch since");
            return -1;
        }
    if (!is_free(t, who, history_events_before(t, at), t->events, why)) return -1;
    if (!t->friendly && has_drawn(t, at)) {
        text_add(why, "luck has decided something since");
        return -1;
    }
    return at;
}

bool table_may_undo(struct table *t, seat who, struct text *why) { return find_undo(t, who, why) >= 0; }

bool table_undo(struct table *t, seat who, struct text *why)
{
    int at = find_undo(t, who, why);
    if (at >= 0) take_back(t, at, who, first_in_lane(t, who) >= 0 ? keep_others : keep_wishes);
    return at >= 0;
}
