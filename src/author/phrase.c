/* phrase.c: prints effects as sentences.
 *
 * On the top level of an effect each verb can be a sentence; what is inside a may, a given, a mode and so on is a
 * clause, whose verbs are joined with ", then", so that it is clear where it ends. A text leaves no doubt which verbs
 * depend on a decision or a condition.
 */
#include "phrase.h"

#include <string.h>

enum { MENTIONS_MAX = 16 };

struct printer {
    struct text *out;
    const struct word *mentioned[MENTIONS_MAX];
    int mentions;
    bool asked; /* after "you may" or in a price: base form, others are told to */
    struct modes *modes; /* where the modes are in the text is noted here; NULL: there are none */
};

/* What the marks of a phrase stand for. */
struct marks {
    const struct parsed_verb *parsed; /* of a verb; NULL for a condition */
    int n;                   /* of a condition */
    const struct word *filter, *subject;
    struct text *tail; /* what goes to the end of the phrase */
    bool base;         /* verbs in first form whatever the subject */
};

static void clause(struct printer *p, const struct parsed_verb *parsed);
static void expand(struct printer *p, struct marks *m, const char *phrase, const char *end);

/* -- Phrases ------------------------------------------------------------------------------ */

static bool is_you(const struct word *subject)
{
    return !subject || !subject->phrase || strcmp(subject->phrase, "you") == 0;
}

static bool is_plural(const struct word *subject)
{
    return strncmp(subject->phrase, "all ", 4) == 0 || strncmp(subject->phrase, "both ", 5) == 0;
}

/* Whether a mark [first|second] prints its first form. */
static bool takes_first(const struct marks *m, const char *first)
{
    bool pronoun = strncmp(first, "you", 3) == 0;
    return is_you(m->subject) || (!pronoun && (m->base || is_plural(m->subject)));
}

static void put_condition(struct printer *p, const struct operand *o)
{
    struct marks m = {.n = o->number};
    const char *phrase = o->word->phrase ? o->word->phrase : o->word->word;
    expand(p, &m, phrase, phrase + strlen(phrase));
}

/* A word: a choice is a new one each time; any other is shorter when it was mentioned before. */
static void put_word(struct printer *p, struct marks *m, const struct word *word)
{
    bool before = false;
    for (int i = 0; i < p->mentions; i++)
        before |= p->mentioned[i] == word;
    if (!before && p->mentions < MENTIONS_MAX)
        p->mentioned[p->mentions++] = word;
    const char *phrase = before && !word->choose && word->again ? word->again : word->phrase;
    if (!phrase)
        phrase = word->word;
    expand(p, m, phrase, phrase + strlen(phrase));
    m->subject = word;
}

/* A number with its noun, given as "card|cards" or not at all; marks stand in it too: "{c}card|{c}cards". */
static void put_number(struct printer *p, struct marks *m, int number, const char *nouns, const char *end)
{
    text_add(p->out, "%d", number);
    if (!nouns)
        return;
    const char *bar = memchr(nouns, '|', (size_t)(end - nouns));
    const char *many = bar ? bar + 1 : nouns;
    bool one = (number == 1 || number == -1) && bar;
    text_put(p->out, " ", 1);
    expand(p, m, one ? nouns : many, one ? bar : end);
}

static void put_operand(struct printer *p, struct marks *m, const struct operand *o, bool sign,
                        const char *nouns, const char *end)
{
    switch (o->type) {
    case ARG_AMOUNT:
        if (!o->word) {
            put_number(p, m, o->number, nouns, end);
            break;
        }
        put_number(p, m, o->amount.plus ? o->amount.plus : o->amount.times, nouns, end);
        if (o->amount.plus)
            text_add(m->tail, ", plus %d", o->amount.times);
        text_add(m->tail, " for each %s", o->word->phrase ? o->word->phrase : o->word->word);
        if (o->amount.most)
            text_add(m->tail, ", at most %d", o->amount.most);
        break;
    case ARG_SIGNED:
        if (sign && o->number >= 0)
            text_put(p->out, "+", 1);
        put_number(p, m, o->number, nouns, end);
        break;
    case ARG_WORD:
        if (o->word)
            put_word(p, m, o->word);
        break;
    case ARG_CONDITION:
        if (o->word)
            put_condition(p, o);
        break;
    case ARG_BLOCK:
        if (m->parsed->blocks)
            clause(p, m->parsed->block[0].first);
        break;
    default: bug(__FILE__, __LINE__, "a phrase has a mark for an operand that the verb does not have");
    }
}

/* One mark, without its braces. */
static void put_mark(struct printer *p, struct marks *m, const char *mark, const char *end)
{
    bool sign = mark < end && *mark == '+', optional = mark < end && *mark == '?';
    mark += sign || optional;
    MUST(mark < end);
    char letter = *mark++;
    MUST(mark == end || *mark == ':');
    const char *rest = mark == end ? NULL : mark + 1;
    if (letter == 'f' || letter == 'p') {
        const char *text = !m->filter ? NULL : letter == 'f' ? m->filter->phrase : m->filter->again;
        text_add(p->out, "%s", text ? text : "");
    } else if (letter == 'n') {
        put_number(p, m, m->n, rest, end);
    } else {
        MUST(m->parsed && letter >= 'a' && letter <= 'c');
        const struct operand *o = &m->parsed->operand[letter - 'a'];
        if (!optional)
            put_operand(p, m, o, sign, rest, end);
        else if (rest && (o->code || (o->word && o->word->choose)))
            expand(p, m, rest, end);
    }
}

static void expand(struct printer *p, struct marks *m, const char *phrase, const char *end)
{
    while (phrase < end) {
        if (*phrase == '{') {
            const char *mark = ++phrase;
            for (int depth = 1; phrase < end; phrase++) {
                depth += (*phrase == '{') - (*phrase == '}');
                if (depth == 0)
                    break;
            }
            MUST(phrase < end);
            put_mark(p, m, mark, phrase++);
        } else if (*phrase == '[') {
            const char *close = memchr(phrase, ']', (size_t)(end - phrase));
            const char *bar = memchr(phrase, '|', (size_t)(end - phrase));
            MUST(close && bar && bar < close);
            if (takes_first(m, phrase + 1))
                expand(p, m, phrase + 1, bar);
            else
                expand(p, m, bar + 1, close);
            phrase = close + 1;
        } else {
            text_put(p->out, phrase++, 1);
        }
    }
}

static bool has_mark(const char *phrase, char letter)
{
    for (; (phrase = strchr(phrase, '{')); phrase++) {
        const char *p = phrase + 1;
        p += *p == '+' || *p == '?';
        if (*p == letter)
            return true;
    }
    return false;
}

/* A verb of the game, without capital and full stop. */
static void put_game_verb(struct printer *p, const struct parsed_verb *parsed)
{
    const char *phrase = parsed->game->phrase ? parsed->game->phrase : parsed->game->word,
               *end = phrase + strlen(phrase);
    struct text tail = {0};
    struct marks m = {.parsed = parsed, .tail = &tail};
    for (int i = 0; i < 3; i++)
        if (parsed->operand[i].filter)
            m.filter = parsed->operand[i].word;
    if (phrase[0] == '{' && strncmp(phrase + 2, "} [", 3) == 0 && phrase[1] >= 'a' && phrase[1] <= 'c') {
        const struct word *subject = parsed->operand[phrase[1] - 'a'].word;
        if (is_you(subject)) {
            phrase += 4;
        } else if (p->asked) {
            text_add(p->out, "have ");
            m.base = true;
        }
    }
    expand(p, &m, phrase, end);
    for (int i = 0; i < 3; i++) {
        const struct operand *o = &parsed->operand[i];
        if (o->type != ARG_CONDITION || !o->word ||
            has_mark(parsed->game->phrase ? parsed->game->phrase : "", (char)('a' + i)))
            continue;
        text_add(p->out, parsed->game->modifier ? " while " : " if ");
        put_condition(p, o);
    }
    text_add(p->out, "%s", text_string(&tail));
    text_free(&tail);
}

/* -- Clauses ------------------------------------------------------------------------------ */

/* "2 times", "once for each Hero". */
static void put_times(struct printer *p, const struct operand *o)
{
    int n = !o->word ? o->number : o->amount.plus ? o->amount.plus : o->amount.times;
    if (n == 1)
        text_add(p->out, "once");
    else
        text_add(p->out, "%d times", n);
    if (!o->word)
        return;
    if (o->amount.plus)
        text_add(p->out, ", plus %d", o->amount.times);
    text_add(p->out, " for each %s", o->word->phrase ? o->word->phrase : o->word->word);
    if (o->amount.most)
        text_add(p->out, ", at most %d", o->amount.most);
}

/* Says who chooses, if it is not you: "the current Hero chooses one", after "you may" "have the current Hero
 * choose one" if the phrase has "[choose|chooses]". */
static void put_chooser(struct printer *p, const struct word *by)
{
    const char *phrase = by->phrase ? by->phrase : by->word;
    struct marks m = {.subject = by, .base = p->asked};
    if (p->asked)
        text_add(p->out, "have ");
    expand(p, &m, phrase, phrase + strlen(phrase));
}

/* Modes do not know of each other, so each has the mentions from before. */
static void put_modes(struct printer *p, const struct parsed_verb *parsed)
{
    struct printer before = *p;
    if (parsed->operand[0].word)
        put_chooser(p, parsed->operand[0].word);
    else
        text_add(p->out, "choose one");
    text_add(p->out, ": ");
    for (int i = 0; i < parsed->blocks; i++) {
        struct printer mode = before;
        mode.asked = false;
        if (i)
            text_add(p->out, i == parsed->blocks - 1 ? "; or " : "; ");
        p->modes->from[i] = (u16)p->out->length;
        clause(&mode, parsed->block[i].first);
        p->modes->length[i] = (u16)(p->out->length - p->modes->from[i]);
    }
    p->modes->count = (u8)parsed->blocks;
}

/* A block whose verbs do, or do not, follow "you may". */
static void put_block(struct printer *p, bool asked, const struct parsed_verb *first)
{
    bool was = p->asked;
    p->asked = asked;
    clause(p, first);
    p->asked = was;
}

static bool is_cost(const struct parsed_verb *parsed) { return !parsed->game && parsed->verb == V_COST; }

/* What is up to you, after "you may". Several things are one decision, and the text says so: "you may draw 1 card, then
 * discard 1 card" would leave open whether who declines has to discard. */
static void put_offer(struct printer *p, const struct parsed_verb *first)
{
    bool several = first->next && !is_cost(first);
    if (several)
        text_add(p->out, first->next->next ? "do all of this: " : "do both: ");
    put_block(p, !several, first);
}

/* One verb, without capital and full stop. */
static void put_verb(struct printer *p, const struct parsed_verb *parsed)
{
    const struct operand *o = &parsed->operand[0];
    switch (parsed->game ? V_GAME : parsed->verb) {
    case V_GAME: put_game_verb(p, parsed); break;
    case V_MAY:
        text_add(p->out, "you may ");
        put_offer(p, parsed->block[0].first);
        break;
    case V_COST: put_block(p, true, parsed->block[0].first); break;
    case V_MODE: put_modes(p, parsed); break;
    case V_IF:
        text_add(p->out, "if ");
        put_condition(p, o);
        text_add(p->out, ", ");
        put_block(p, false, parsed->block[0].first);
        if (parsed->blocks > 1) {
            text_add(p->out, ", otherwise ");
            put_block(p, false, parsed->block[1].first);
        }
        break;
    case V_EACH:
        text_add(p->out, "for each %s, ", o->word->phrase ? o->word->phrase : o->word->word);
        put_block(p, false, parsed->block[0].first);
        break;
    default: /* V_TIMES */
        put_times(p, o);
        text_add(p->out, ": ");
        put_block(p, false, parsed->block[0].first);
    }
}

/* What stands between a verb that is not a price and the next one of its clause: a block must not seem to go on. */
static const char *joint(const struct parsed_verb *parsed)
{
    switch (parsed->game ? V_GAME : parsed->verb) {
    case V_MAY: return "; whether you do or not, ";
    case V_IF: return "; in any case, ";
    case V_EACH: case V_TIMES: return "; after that, ";
    default: return ", then ";
    }
}

/* The verbs up to the end of their block as one clause. A price that may be paid becomes a sentence of
 * its own, since "you may discard 1 card: draw 2 cards" would not say what is up to you. */
static void clause(struct printer *p, const struct parsed_verb *parsed)
{
    for (; parsed; parsed = parsed->next) {
        put_verb(p, parsed);
        if (!parsed->next)
            break;
        if (!is_cost(parsed)) {
            text_add(p->out, "%s", joint(parsed));
        } else if (p->asked) {
            text_add(p->out, ". If you do, ");
            p->asked = false;
        } else {
            text_add(p->out, ": ");
        }
    }
}

/* -- Sentences ---------------------------------------------------------------------------- */

static bool is_plain(const struct parsed_verb *parsed) { return parsed && parsed->game; }

/* A given on the top level makes a sentence of each side. */
static void put_given_sentences(struct printer *p, const struct parsed_verb *parsed)
{
    text_add(p->out, "if ");
    put_condition(p, &parsed->operand[0]);
    text_add(p->out, ", ");
    clause(p, parsed->block[0].first);
    if (parsed->blocks > 1) {
        text_add(p->out, ". Otherwise, ");
        clause(p, parsed->block[1].first);
    }
}

void phrase_effect(struct text *out, const struct parsed_verbs *verbs, bool goes_on, struct modes *modes)
{
    struct printer p = {.out = out, .modes = modes};
    bool begun = false, after_cost = false;
    for (const struct parsed_verb *parsed = verbs->first; parsed; parsed = parsed->next) {
        if (begun && !after_cost)
            text_add(out, " ");
        size_t from = out->length;
        int run = 0;
        for (const struct parsed_verb *s = parsed; is_plain(s); s = s->next)
            run++;
        if (run == 2 || (run > 2 && after_cost)) {
            for (; run > 1; run--, parsed = parsed->next) {
                put_verb(&p, parsed);
                text_add(out, ", then ");
            }
            put_verb(&p, parsed);
        } else if (!parsed->game && parsed->verb == V_IF) {
            put_given_sentences(&p, parsed);
        } else {
            put_verb(&p, parsed);
        }
        if (!after_cost && (begun || !goes_on))
            text_capital(out, from);
        after_cost = is_cost(parsed) && parsed->next;
        text_add(out, after_cost ? ": " : ".");
        begun = true;
        /* the rest of three or more goes on one by one */
        while (run > 2 && is_plain(parsed->next)) {
            parsed = parsed->next;
            text_add(out, " ");
            from = out->length;
            put_verb(&p, parsed);
            text_capital(out, from);
            text_add(out, ".");
        }
    }
}

void phrase_passive(struct text *out, const struct parsed_verbs *verbs)
{
    struct printer p = {.out = out};
    for (const struct parsed_verb *parsed = verbs->first; parsed; parsed = parsed->next) {
        size_t from = out->length;
        put_verb(&p, parsed);
        text_capital(out, from);
        text_add(out, parsed->next ? ". " : ".");
    }
}

void phrase_trigger(struct text *out, const struct checked_trigger *trigger, struct modes *modes)
{
    struct printer p = {.out = out, .modes = modes};
    size_t from = out->length;
    struct marks m = {.n = 0};
    put_word(&p, &m, trigger->moment);
    text_capital(out, from);
    if (trigger->condition.word) {
        text_add(out, ", if ");
        put_condition(&p, &trigger->condition);
    }
    text_add(out, trigger->optional ? ": you may " : ": ");
    if (trigger->optional)
        put_offer(&p, trigger->verbs.first);
    else
        clause(&p, trigger->verbs.first);
    text_add(out, ".");
}
