/* say.c: actions, events, refusals and rule numbers as sentences; the question that a seat is asked. */
#include "say.h"

#include <string.h>

#include "field_access.h"

#define A(verb, ...) ACT_##verb,
enum {
#include "actions.def"
};
#undef A

/* -- Single words --------------------------------------------------------------------------- */

/* "the jail of" + you: "your jail"; "that of" + you: "yours"; "slot 1 of" + you: "slot 1 of yours". */
static void say_of_yours(struct text *out, size_t from)
{
    size_t noun_end = out->length - strlen(" of "), noun = noun_end;
    while (noun > from && out->at[noun - 1] != ' ') noun--;
    bool that = noun_end - noun == 4 && !memcmp(out->at + noun, "that", 4);
    bool the = noun >= from + 4 && (out->at[noun - 4] == 't' || out->at[noun - 4] == 'T') &&
               !memcmp(out->at + noun - 3, "he ", 3) && (noun == from + 4 || out->at[noun - 5] == ' ');
    char word[64];
    size_t length = noun_end - noun;
    if (that) {
        out->length = noun;
        text_add(out, "yours");
    } else if (the && length < sizeof word) {
        memcpy(word, out->at + noun, length);
        out->length = noun - 4;
        text_add(out, "your %.*s", (int)length, word);
    } else {
        text_add(out, "yours");
    }
}

/* A seat inside a sentence that began at `from`. */
static void say_seat(struct text *out, const struct speaker *s, seat who, size_t from)
{
    if (who == NOBODY) {
        text_add(out, "nobody");
    } else if (who == s->viewer) {
        if (out->length >= from + 5 && !memcmp(out->at + out->length - 4, " of ", 4)) say_of_yours(out, from);
        else text_add(out, "you");
    } else if (who < SEATS_MAX && s->names && s->names->seat[who]) {
        text_add(out, "%s", s->names->seat[who]);
    } else {
        text_add(out, "seat %d", who + 1);
    }
}

static void say_set(struct text *out, const struct speaker *s, u8 meaning, u8 set)
{
    int left = __builtin_popcount(set);
    if (!left) text_add(out, meaning == SEATS ? "nobody" : "nothing");
    for (u8 i = 0; left > 0; i++) {
        if (!(set >> i & 1)) continue;
        if (meaning == SEATS) say_seat(out, s, i, out->length);
        else text_add(out, "%d", i);
        left--;
        if (left) text_add(out, left == 1 ? " and " : ", ");
    }
}

/* A thing by its name in this state, or else by its usual name. */
static void say_name(struct text *out, const struct speaker *s, u8 meaning, u8 value)
{
    const struct domain *t = meaning_domain(s->game, meaning);
    bool may_vary = t && s->game->words.name_thing && s->state && !thing_back(t, value);
    if (!may_vary || !s->game->words.name_thing(out, s, meaning, value))
        text_add(out, "%s", thing_name(s->game, s->content, meaning, value));
}

static void say_value(struct text *out, const struct speaker *s, u8 meaning, u8 value, size_t from)
{
    switch (meaning) {
    case NOTHING: break;
    case SEAT: say_seat(out, s, value, from); break;
    case SEATS: case BITS: say_set(out, s, meaning, value); break;
    case FLAG: text_add(out, value ? "yes" : "no"); break;
    case NUMBER:
        if (value == HIDDEN) text_add(out, "?");
        else text_add(out, "%d", value);
        break;
    default: say_name(out, s, meaning, value);
    }
}

void say_thing(struct text *out, const struct speaker *s, u8 meaning, u8 value)
{
    say_value(out, s, meaning, value, out->length);
}

void say_rule(struct text *out, const struct game *game, rule_number rule)
{
    if (rule >= EXAMPLE) text_add(out, "%s-E%02d", game->prefix, rule - EXAMPLE);
    else if (rule >= RULING) text_add(out, "%s-S%02d", game->prefix, rule - RULING);
    else text_add(out, "%s-%03d", game->prefix, rule);
}

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

rule_number rule_read(const struct game *game, const char *text)
{
    size_t n = 0;
    while (*text == ' ') text++;
    while (game->prefix[n] && lower(text[n]) == lower(game->prefix[n])) n++;
    if (!game->prefix[n] && text[n] == '-') text += n + 1;
    int base = lower(*text) == 's' ? RULING : lower(*text) == 'e' ? EXAMPLE : 0, number = 0, digits = 0;
    if (base) text++;
    for (; *text >= '0' && *text <= '9' && digits < 4; text++, digits++) number = number * 10 + (*text - '0');
    while (*text == ' ') text++;
    return *text || !digits || number < 1 || number > 999 ? 0 : (rule_number)(base + number);
}

void say_percent(struct text *out, int times, int samples)
{
    int percent = (times * 100 + samples / 2) / max_int(samples, 1);
    if (times < samples) percent = min_int(percent, 99);
    if (percent || !times) text_add(out, "%d %%", percent);
    else text_add(out, "under 1 %%");
}

/* -- Sentences ------------------------------------------------------------------------------ */

/* What a phrase talks about: {a} {b} {c} and, in events, {who}. */
struct sentence {
    const struct speaker *speaker;
    u8 meaning[3], value[3];
    bool hidden[3]; /* hidden, and without a back that could be named */
    bool event;
    u8 open; /* bit i: operand i is left open: "..." */
    seat who;
    const struct spread *spread; /* or NULL */
};

/* A mark of a phrase: "{b}"; "{b:Wound|Wounds}", a counted noun; "{a of b}", a mode of a card. */
struct mark {
    int operand;
    const char *one, *many; /* of a counted noun, NULL otherwise */
    size_t one_length, many_length;
    int card;               /* the operand whose mode it is, -1: none */
};

static int operand_named(char letter) { return letter >= 'a' && letter <= 'c' ? letter - 'a' : -1; }

/* Reads the mark of an operand; returns what follows it, NULL when there is no such mark. */
static const char *mark_at(const char *p, struct mark *m)
{
    *m = (struct mark){.operand = p[0] == '{' ? operand_named(p[1]) : -1, .card = -1};
    if (m->operand < 0) return NULL;
    if (p[2] == '}') return p + 3;
    if (!strncmp(p + 2, " of ", 4) && operand_named(p[6]) >= 0 && p[7] == '}') {
        m->card = operand_named(p[6]);
        return p + 8;
    }
    const char *bar = strchr(p, '|'), *end = strchr(p, '}');
    if (p[2] != ':' || !bar || !end || bar > end) return NULL;
    m->one = p + 3;
    m->one_length = (size_t)(bar - m->one);
    m->many = bar + 1;
    m->many_length = (size_t)(end - m->many);
    return end + 1;
}

bool phrase_counts(const char *phrase, int operand)
{
    struct mark m;
    for (const char *p = phrase; (p = strchr(p, '{')); p++)
        if (mark_at(p, &m) && m.operand == operand && m.one) return true;
    return false;
}

/* "Wounds 0:38% 1:40% 2:21%": how often a number took each value; values that hardly ever occur are left out. */
static void say_spread(struct text *out, const struct mark *m, const struct spread *spread)
{
    const int *times = spread->times[m->operand];
    text_put(out, m->many, m->many_length);
    for (int v = 0; v < SPREAD_VALUES; v++) {
        int percent = (times[v] * 100 + spread->samples / 2) / max_int(spread->samples, 1);
        if (percent) text_add(out, " %d%s:%d%%", v, v == SPREAD_VALUES - 1 ? "+" : "", percent);
    }
}

void say_mode(struct text *out, const struct content *content, const struct modes *modes, int m)
{
    if (!modes || m < 1 || m > modes->count) {
        text_add(out, "choice %d", m);
        return;
    }
    const char *text = content_string(content, content_row(content, modes->kind, modes->row)->text);
    size_t from = out->length;
    text_put(out, text + modes->from[m - 1], modes->length[m - 1]);
    text_capital(out, from);
}

/* The mode of the card that another operand names. */
static void say_mode_of(struct text *out, const struct sentence *n, const struct mark *m)
{
    const struct domain *t = meaning_domain(n->speaker->game, n->meaning[m->card]);
    const struct content *content = n->speaker->content;
    const struct modes *modes = t && t->kind ? content_modes(content, t->kind, n->value[m->card]) : NULL;
    say_mode(out, content, modes, n->value[m->operand]);
}

/* "You name yourself", but "your jail". */
static bool to_oneself(const struct text *out, const struct sentence *n, int i)
{
    bool of = out->length >= 4 && !memcmp(out->at + out->length - 4, " of ", 4);
    return n->event && n->meaning[i] == SEAT && n->value[i] == n->who && n->who == n->speaker->viewer && !of &&
           n->who != NOBODY;
}

static void say_operand(struct text *out, const struct sentence *n, const struct mark *m, size_t from)
{
    int i = m->operand;
    if (n->open >> i & 1) {
        text_add(out, "...");
        return;
    }
    if (m->one && n->spread && n->spread->varies >> i & 1) {
        say_spread(out, m, n->spread);
        return;
    }
    if (n->hidden[i]) text_add(out, n->meaning[i] == SEAT ? "somebody" : "?");
    else if (m->card >= 0) say_mode_of(out, n, m);
    else if (to_oneself(out, n, i)) text_add(out, "yourself");
    else say_value(out, n->speaker, n->meaning[i], n->value[i], from);
    if (!m->one) return;
    bool one = n->value[i] == 1 && !n->hidden[i];
    text_put(out, " ", 1);
    text_put(out, one ? m->one : m->many, one ? m->one_length : m->many_length);
}

/* Where the phrase ends for this reader: a tail such as ": {a} and {b}" is left out if nothing of it is known. */
static const char *phrase_end(const char *phrase, const struct sentence *n)
{
    const char *end = phrase + strlen(phrase), *tail = NULL;
    for (const char *p = phrase; (p = strstr(p, ": ")); p++) tail = p;
    if (!tail) return end;
    int marks = 0;
    for (const char *p = tail; (p = strchr(p, '{')); p++) {
        struct mark m;
        if (!mark_at(p, &m) || !n->hidden[m.operand]) return end;
        if (n->spread && n->spread->varies >> m.operand & 1) return end;
        marks++;
    }
    return marks ? tail : end;
}

/* Where a phrase with open operands ends: after the first of them that no known one follows. */
static const char *open_end(const char *phrase, u8 open)
{
    const char *end = phrase;
    struct mark m;
    for (const char *p = phrase; (p = strchr(p, '{')); p++) {
        const char *next = mark_at(p, &m);
        if (!next) continue;
        if (!(open >> m.operand & 1)) end = phrase;
        else if (end == phrase) end = next;
    }
    return end == phrase ? phrase + strlen(phrase) : end;
}

/* "[draw|draws]": the first form for "you", the second for everybody else. */
static const char *say_agreeing(struct text *out, const char *mark, const char *end, bool you)
{
    const char *bar = memchr(mark, '|', (size_t)(end - mark)), *close = memchr(mark, ']', (size_t)(end - mark));
    if (!bar || !close || bar > close) return NULL;
    if (you) text_put(out, mark + 1, (size_t)(bar - mark - 1));
    else text_put(out, bar + 1, (size_t)(close - bar - 1));
    return close + 1;
}

static void say_phrase(struct text *out, const char *phrase, const struct sentence *n)
{
    size_t from = out->length;
    const char *end = n->open ? open_end(phrase, n->open) : phrase_end(phrase, n);
    bool you = n->event && n->who != NOBODY && n->who == n->speaker->viewer;
    for (const char *p = phrase; p < end;) {
        struct mark m;
        const char *next = mark_at(p, &m);
        if (next) {
            say_operand(out, n, &m, from);
            p = next;
        } else if (n->event && !strncmp(p, "{who}", 5)) {
            p += 5;
            if (n->who != NOBODY) say_seat(out, n->speaker, n->who, from);
            else if (*p == ' ') p++; /* nobody did it: the sentence has no subject */
        } else if (n->event && *p == '[' && (next = say_agreeing(out, p, end, you))) {
            p = next;
        } else {
            text_put(out, p++, 1);
        }
    }
    text_capital(out, from);
}

void say_action(struct text *out, const struct speaker *s, struct action action)
{
    say_action_open(out, s, action, 0);
}

void say_action_open(struct text *out, const struct speaker *s, struct action action, u8 open)
{
    if (action.verb >= s->game->rules.action_count) {
        text_add(out, "?");
        return;
    }
    const struct action_row *row = &s->game->rules.actions[action.verb];
    say_phrase(out, row->phrase, &(struct sentence){
        .speaker = s, .meaning = {row->a, row->b, row->c}, .value = {action.a, action.b, action.c}, .who = NOBODY,
        .open = open});
}

void say_option(struct text *out, const struct speaker *s, const struct question *q, struct action option)
{
    if (q->modes && option.verb == ACT_MODE) say_mode(out, s->content, q->modes, option.a);
    else if (q->pass && option.verb == s->game->rules.pass_verb) text_add(out, "%s", q->pass);
    else say_action(out, s, option);
}

void say_refusal(struct text *out, const struct speaker *s, const struct refusal *refusal)
{
    say_action(out, s, refusal->action);
    text_add(out, ": %s", refusal->reason);
    if (!refusal->rule) return;
    text_add(out, " (");
    say_rule(out, s->game, refusal->rule);
    text_add(out, ")");
}

/* -- Events --------------------------------------------------------------------------------- */

void say_event(struct text *out, const struct speaker *s, const struct event *event)
{
    say_event_spread(out, s, event, NULL);
}

void say_event_spread(struct text *out, const struct speaker *s, const struct event *event, const struct spread *spread)
{
    if (event->kind >= s->game->rules.event_count) {
        text_add(out, "?");
        return;
    }
    const struct event_row *row = &s->game->rules.events[event->kind];
    struct event seen = event_redact(s, event);
    struct sentence n = {.speaker = s, .meaning = {row->a, row->b, row->c}, .value = {seen.a, seen.b, seen.c},
                         .event = true, .who = seen.who, .spread = spread};
    for (int i = 0; i < 3; i++) {
        const struct domain *t = meaning_domain(s->game, n.meaning[i]);
        bool named = t && thing_back(t, n.value[i]);
        bool barred = (row->flags & HIDE_A << i) && !event_in_sight(event, s->viewer);
        n.hidden[i] = n.value[i] == HIDDEN && !named && (barred || n.meaning[i] == NUMBER || t);
    }
    say_phrase(out, row->phrase, &n);
}

/* -- The question --------------------------------------------------------------------------- */

/* The frame that asks this seat: the uppermost of its lane, or of the main stack. */
static const struct frame *asking_frame(const struct context *c, seat who)
{
    const struct head *h = c->head;
    if (has_seat(h->lanes, who)) return (const struct frame *)(const void *)(lane_at(h, who) + h->lane_top[who]);
    return h->top == NO_FRAME ? NULL : frame_at(h, h->top);
}

static const struct frame *called_by(const struct frame *f)
{
    return f->below ? (const struct frame *)(const void *)((const u8 *)f - f->below) : NULL;
}

struct question question_of(const struct context *c, seat who)
{
    struct question q = {.prompt = "", .procedure = "", .step = "", .close = NO_VERB};
    const struct frame *f = asking_frame(c, who);
    if (!f) return q;
    const struct procedure *p = frame_procedure(c->game, f);
    q.procedure = p->name;
    if (f->step < p->step_count) {
        const struct step *step = &p->steps[f->step];
        q.step = step->name;
        q.rule = step->rule;
        const char *words = c->game->words.prompt ? c->game->words.prompt(c, f) : NULL;
        if (step->prompt) q.prompt = words ? words : step->prompt;
        q.pass = step->pass;
        if (step->form) q.close = step->close;
        if (step->form == FORM_SET || step->form == FORM_SHARE) q.plain = words ? words : step->together;
    }
    const struct frame *about = p == &proc_effect ? f : called_by(f);
    if (about && frame_procedure(c->game, about) == &proc_effect) {
        const struct effect *e = (const struct effect *)(const void *)about->local;
        q.kind = e->kind;
        q.card = e->card;
        q.modes = content_modes_at(c->content, effect_code(c, e).at + e->pc);
        if (!q.rule) q.rule = c->game->words.effect_rule;
    }
    return q;
}

const char *question_words(const struct question *q, const char *together)
{
    const char *words = q->plain ? q->plain : together ? together : q->prompt;
    return words && *words ? words : "What do you choose?";
}
