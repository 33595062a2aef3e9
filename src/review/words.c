/* words.c: decisions and moments of a review in words. */
#include <math.h>
#include <string.h>
#include <strings.h>

#include "engine/field_access.h"
#include "engine/redact.h"
#include "why.h"

enum { EVENTS_SAID = 3, PLACE_TEXTS = 2 };
static const double NOTABLE = 3.0; /* standard errors by which two options must differ in a fact to speak of it */

/* Speaks to nobody in particular, of the moment before decision n; `view` is room for what all may see then. */
static struct speaker speaker_at(const struct review *r, int n, u8 *view)
{
    state_redact(r->game, r->content, r->decision[n].state, NOBODY, view);
    return (struct speaker){r->game, r->content, &r->names, NOBODY, view};
}

/* -- Where and what ------------------------------------------------------------------------------------------------ */

/* Whether a number says how late it is in the game. */
static bool tells_time(const struct game *game, const char *title)
{
    const char *turn = game->words.turn ? game->words.turn : "turn";
    const char *round = game->words.round ? game->words.round : "round";
    return !strcasecmp(title, turn) || !strcasecmp(title, round);
}

void review_say_place(struct text *out, const struct review *r, int n)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    const struct speaker speaker = speaker_at(r, n, view);
    struct scene scene = {0};
    int said = 0, texts = 0;
    scene_tell(&scene, &speaker, view);
    for (int i = 0; i < scene.count; i++) {
        const struct scene_node *node = &scene.node[i];
        bool number = node->type == NODE_NUMBER && tells_time(r->game, scene_number_row(&scene, node)->title);
        bool text = node->type == NODE_TEXT && texts < PLACE_TEXTS;
        if (node->pane != PANE_HEAD || !(number || text)) continue;
        text_add(out, "%s", said++ ? ", " : "");
        texts += text;
        if (text) text_add(out, "%s", scene_words(&scene, node->title));
        else text_add(out, "%s %d", scene_number_row(&scene, node)->title, node->n);
    }
    scene_free(&scene);
}

void review_say_option(struct text *out, const struct review *r, int n, int option)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    const struct speaker speaker = speaker_at(r, n, view);
    const struct decision *d = &r->decision[n];
    struct context *c = &(struct context){0};
    _Alignas(max_align_t) u8 state[STATE_MAX];
    memcpy(state, d->state, r->game->state_bytes);
    context_open(c, r->game, r->content, state);
    rules_run(c);
    struct question question = question_of(c, d->who);
    say_option(out, &speaker, &question, d->option[option]);
}

/* What dice, draws and secrets brought after decision n. */
static void say_luck(struct text *out, const struct review *r, int n)
{
    _Alignas(max_align_t) u8 view[STATE_MAX];
    const struct speaker speaker = speaker_at(r, n, view);
    int said = 0;
    for (int i = 0; i < r->events && said < EVENTS_SAID; i++) {
        const struct event *e = &r->event[i];
        u16 flags = r->game->rules.events[e->kind].flags;
        if (e->decision != (u32)n + 1 || !(flags & (ROLLS | REVEALS)) || flags & (ROUTINE | STORY)) continue;
        struct text words = {0};
        say_event(&words, &speaker, e);
        text_add(out, "%s%s", said++ ? "; " : "", text_string(&words));
        text_free(&words);
    }
}

/* The line whose chance changed most. */
static int widest_line(const struct review *r, int n)
{
    int best = 0;
    for (int i = 1; i < r->lines; i++)
        if (fabs(review_change(r, i, n)) > fabs(review_change(r, best, n))) best = i;
    return best;
}

void review_say_moment(struct text *out, const struct review *r, int n)
{
    const struct decision *d = &r->decision[n];
    const struct weighed *w = &d->result;
    struct speaker speaker = {.game = r->game, .content = r->content, .names = &r->names, .viewer = NOBODY};
    int line = widest_line(r, n);
    size_t from = out->length;
    say_thing(out, &speaker, SEAT, d->who);
    text_capital(out, from);
    text_add(out, " chose \"");
    review_say_option(out, r, n, d->chosen);
    text_add(out, "\"");
    if (d->weighed && d->grade > GRADE_GOOD) {
        text_add(out, ", a %s%s: \"", grade_names[d->grade], d->grade == GRADE_DOUBTFUL ? " move" : "");
        review_say_option(out, r, n, w->best);
        text_add(out, "\" would have been better by %.0f points (%.0f to %.0f).", w->loss / 10,
                 (w->loss - CERTAINLY * w->error) / 10, (w->loss + CERTAINLY * w->error) / 10);
        weighed_say_why(out, r->game, w);
    } else if (d->weighed) {
        text_add(out, d->grade == GRADE_BEST ? ", and nothing better was found." : ", a good move.");
    } else {
        text_add(out, ".");
    }
    double change = review_change(r, line, n), luck = review_luck(r, line, n);
    text_add(out, " %s went from %.0f to %.0f %%", r->line[line].name, review_chance(r, line, n) / 10,
             review_chance(r, line, n + 1) / 10);
    if (fabs(change - luck) < 5) text_add(out, " by luck");
    else text_add(out, ": %+.0f by the choice, %+.0f by luck", (change - luck) / 10, luck / 10);
    struct text events = {0};
    say_luck(&events, r, n);
    if (events.length) text_add(out, " (%s)", events.at);
    text_add(out, ".");
    text_free(&events);
}

/* -- Why ----------------------------------------------------------------------------------------------------------- */

static double mean_of(const struct watched *w, int i) { return w->tries ? w->sum[i] / w->tries : 0; }

static double variance_of(const struct watched *w, int i)
{
    double mean = mean_of(w, i);
    return w->tries ? fmax(0, w->squares[i] / w->tries - mean * mean) / w->tries : 0;
}

/* The fact that differs most between two options, if one does clearly; -1: none. */
static int telling_fact(const struct game *game, const struct watched *worse, const struct watched *better)
{
    int most = -1;
    double far = NOTABLE;
    for (int i = 0; game->bot.facts && i < FACTS_TOLD && game->bot.facts[i].name; i++) {
        int at = SEATS_MAX + i;
        double error = sqrt(variance_of(worse, at) + variance_of(better, at));
        double apart = fabs(mean_of(better, at) - mean_of(worse, at));
        if (apart >= 0.1 && apart / fmax(error, 1e-3) > far) far = apart / fmax(error, 1e-3), most = i;
    }
    return most;
}

void weighed_say_why(struct text *out, const struct game *game, const struct weighed *w)
{
    int fact = telling_fact(game, &w->seen[0], &w->seen[1]);
    if (fact >= 0)
        text_add(out, " %s: %.1f in place of %.1f.", game->bot.facts[fact].name, mean_of(&w->seen[1], SEATS_MAX + fact),
                 mean_of(&w->seen[0], SEATS_MAX + fact));
}

bool is_as_good(const struct lead *best, const struct lead *other)
{
    enum { TRIES_LEAST = 40 }; /* fewer leave it open how good it is */
    double gap = best->mean - other->mean;
    double error = sqrt(best->error * best->error + other->error * other->error);
    return other->tries >= TRIES_LEAST && gap < CERTAINLY * error && gap + error < grade_least[GRADE_DOUBTFUL];
}

/* 'About as good, as far as it can tell: "..." (54 %), "..." (53 %).' Whether option `next` is one of them. */
static bool say_ties(struct text *out, const struct speaker *s, const struct question *q, const struct thought *thought,
                     int count, int best, int next, const struct bot *bot)
{
    enum { SAID_MOST = 3 };
    struct lead lead[OPTIONS_MAX];
    int said = 0, more = 0;
    bool close = false;
    bot_leads(bot, lead);
    for (int i = 0; i < count; i++) {
        if (i == best || !thought[i].visits || !is_as_good(&lead[best], &lead[i])) continue;
        close |= i == next;
        if (said == SAID_MOST) {
            more++;
            continue;
        }
        text_add(out, said++ ? ", \"" : "About as good, as far as it can tell: \"");
        say_option(out, s, q, thought[i].option);
        text_add(out, "\" (%d %%)", (thought[i].value + 5) / 10);
    }
    if (more) text_add(out, " and %d more", more);
    if (said) text_add(out, ".");
    return close;
}

int say_why_best(struct text *out, const struct speaker *s, const struct question *q, const struct thought *thought,
                 int count, int best, const struct bot *bot)
{
    int next = -1;
    for (int i = 0; i < count; i++)
        if (i != best && thought[i].visits && (next < 0 || thought[i].visits > thought[next].visits)) next = i;
    if (next < 0) return -1;
    size_t from = out->length;
    if (say_ties(out, s, q, thought, count, best, next, bot)) return next;
    struct weighed w = {.seen = {bot_watched(bot, next), bot_watched(bot, best)}};
    int high = (thought[best].value + 5) / 10, low = (thought[next].value + 5) / 10; /* as people read them */
    if (out->length > from) text_add(out, " ");
    if (high <= low) text_add(out, "It wins about as often as \"");
    else text_add(out, "It wins %d %s more often than \"", high - low, high - low == 1 ? "point" : "points");
    say_option(out, s, q, thought[next].option);
    text_add(out, "\" (%d in place of %d %%).", high, low);
    weighed_say_why(out, s->game, &w);
    return next;
}
