/* forecast.c: what may follow from an option, counted over redealt copies of what a seat knows. */
#include "forecast.h"

#include <string.h>

#include "field_access.h"
#include "ways.h"

enum {
    TALLY_ROWS = 256,
    TALLY_GROUPS = 64,
    BEYOND_MAX = 200, /* questions that the odds look through */
    SPREAD = 6, /* a kind of event with more different outcomes than this becomes one row */
};

/* One kind of event of one seat, in one of its forms (row) or in all of them (group). */
struct tally_row {
    struct event event;
    int times, total;
    int sample; /* the last sample in which it happened */
    int forms;  /* of a group: rows in it */
    int group;  /* of a row */
    int now, sum[3]; /* in that sample: how often, and its counted numbers added up */
    int often[SPREAD_VALUES], spread[3][SPREAD_VALUES];
};

struct tally {
    struct speaker speaker;
    int sample, rows, groups;
    bool beyond, told_beyond; /* a question was looked through; an event came after one */
    struct tally_row row[TALLY_ROWS], group[TALLY_GROUPS];
};

/* A byte of events that differ in it: the back they share, or HIDDEN. */
static u8 blurred(const struct tally *y, u8 meaning, u8 x, u8 z)
{
    if (x == z) return x;
    const struct domain *t = meaning_domain(y->speaker.game, meaning);
    if (!t || !t->backs) return HIDDEN;
    u8 back = thing_hidden(y->speaker.content, t, x);
    return back == thing_hidden(y->speaker.content, t, z) ? back : HIDDEN;
}

/* Numbers after the first byte share a row: "takes ? damage". */
static bool same_byte(u8 meaning, u8 x, u8 z) { return x == z || meaning == NUMBER; }

static bool same_form(const struct event_row *kind, const struct event *x, const struct event *z)
{
    return x->kind == z->kind && x->who == z->who && (x->a == z->a || phrase_counts(kind->phrase, 0)) &&
           same_byte(kind->b, x->b, z->b) && same_byte(kind->c, x->c, z->c);
}

/* Puts what a sample added up to into the spreads. */
static void close_sample(struct tally_row *row)
{
    if (row->sample < 0) return;
    row->often[min_int(row->now, SPREAD_VALUES - 1)]++;
    for (int i = 0; i < 3; i++) row->spread[i][min_int(row->sum[i], SPREAD_VALUES - 1)]++;
    row->now = row->sum[0] = row->sum[1] = row->sum[2] = 0;
}

static void count(struct tally *y, struct tally_row *row, const struct event_row *kind, const struct event *event)
{
    const u8 value[3] = {event->a, event->b, event->c};
    if (row->sample != y->sample) close_sample(row);
    row->now++;
    for (int i = 0; i < 3; i++) row->sum[i] += value[i] == HIDDEN ? 0 : value[i];
    row->event.a = blurred(y, kind->a, row->event.a, event->a);
    row->event.b = blurred(y, kind->b, row->event.b, event->b);
    row->event.c = blurred(y, kind->c, row->event.c, event->c);
    row->total++;
    if (row->sample != y->sample) row->times++;
    row->sample = y->sample;
}

/* Seats never share a row: "somebody" would say nothing. */
static bool same_seats(const struct event_row *kind, const struct event *x, const struct event *z)
{
    return x->kind == z->kind && x->who == z->who && (kind->a != SEAT || x->a == z->a) &&
           (kind->b != SEAT || x->b == z->b) && (kind->c != SEAT || x->c == z->c);
}

/* Listens to one sample. Forms for which there is no room are still counted in their group. */
static void note(void *listener, const struct event *happened)
{
    struct tally *y = listener;
    const struct event_row *kind = &y->speaker.game->rules.events[happened->kind];
    if (kind->flags & (ROUTINE | STORY)) return;
    y->told_beyond |= y->beyond;
    struct event event = event_redact(&y->speaker, happened);
    if (kind->flags & BLUR) event.b = event.c = HIDDEN;
    int g = 0, i = 0;
    while (g < y->groups && !same_seats(kind, &y->group[g].event, &event)) g++;
    if (g == TALLY_GROUPS) return;
    if (g == y->groups) y->group[y->groups++] = (struct tally_row){.event = event, .sample = -1};
    count(y, &y->group[g], kind, &event);
    while (i < y->rows && !(y->row[i].group == g && same_form(kind, &y->row[i].event, &event))) i++;
    if (i == TALLY_ROWS) {
        y->group[g].forms = SPREAD + 1;
        return;
    }
    if (i == y->rows) {
        y->row[y->rows++] = (struct tally_row){.event = event, .sample = -1, .group = g};
        y->group[g].forms++;
    }
    count(y, &y->row[i], kind, &event);
}

/* Spreads first, then the most frequent; ties in an order that depends on the events alone. */
static bool goes_before(const struct forecast_row *x, const struct forecast_row *z)
{
    if (!x->spread.varies != !z->spread.varies) return x->spread.varies;
    if (x->times != z->times) return x->times > z->times;
    if (x->event.kind != z->event.kind) return x->event.kind < z->event.kind;
    if (x->event.who != z->event.who) return x->event.who < z->event.who;
    if (x->event.a != z->event.a) return x->event.a < z->event.a;
    if (x->event.b != z->event.b) return x->event.b < z->event.b;
    return x->event.c < z->event.c;
}

/* A counted number is shown by its spread when it came out in several ways, otherwise by its sum. */
static void fill_spread(struct forecast_row *row, const struct tally *y, const struct tally_row *from, int samples)
{
    const struct event_row *kind = &y->speaker.game->rules.events[from->event.kind];
    const u8 meaning[3] = {kind->a, kind->b, kind->c};
    u8 *const byte[] = {&row->event.a, &row->event.b, &row->event.c};
    row->spread.samples = samples;
    for (int i = 0; i < 3; i++) {
        int ways = 0, last = 0;
        if (meaning[i] != NUMBER || !phrase_counts(kind->phrase, i)) continue;
        memcpy(row->spread.times[i], from->spread[i], sizeof from->spread[i]);
        row->spread.times[i][0] += samples - from->times;
        for (int v = 0; v < SPREAD_VALUES; v++)
            if (from->spread[i][v]) ways++, last = v;
        if (ways > 1) row->spread.varies |= (u8)(1 << i);
        else if (last < SPREAD_VALUES - 1) *byte[i] = (u8)last;
    }
}

static void put_row(struct forecast *out, const struct tally *y, const struct tally_row *from)
{
    struct forecast_row row = {.event = from->event, .times = from->times, .total = from->total};
    memcpy(row.often, from->often, sizeof row.often);
    fill_spread(&row, y, from, out->samples);
    int at = out->count;
    while (at > 0 && goes_before(&row, &out->row[at - 1])) at--;
    if (at == FORECAST_ROWS) return;
    int end = min_int(out->count, FORECAST_ROWS - 1);
    memmove(&out->row[at + 1], &out->row[at], (size_t)(end - at) * sizeof row);
    out->row[at] = row;
    out->count = end + 1;
}

static void summarise(struct tally *y, struct forecast *out)
{
    for (int g = 0; g < y->groups; g++) {
        close_sample(&y->group[g]);
        if (y->group[g].forms > SPREAD) put_row(out, y, &y->group[g]);
    }
    for (int i = 0; i < y->rows; i++) {
        close_sample(&y->row[i]);
        if (y->group[y->row[i].group].forms <= SPREAD) put_row(out, y, &y->row[i]);
    }
}

/* The answer of a seat that is taken for granted, -1: none is. If the game says nothing of that, everybody declines:
 * otherwise what is sure to happen would look unsure because somebody might have a card that could prevent it. */
static int granted(struct context *c, seat who, struct action chosen)
{
    if (c->game->bot.odds_answer) return c->game->bot.odds_answer(c, c->head, who, chosen);
    for (int i = 0; i < c->count; i++)
        if (verb_declines(c->game, c->option[i].verb)) return i;
    return -1;
}

/* Looks through the questions whose answers are taken for granted. */
static void look_beyond(struct context *c, struct tally *y, struct action chosen)
{
    for (int n = 0; n < BEYOND_MAX && c->pending && !c->head->lanes; n++) {
        seat who = (seat)__builtin_ctz(c->pending);
        rules_list(c, who);
        int i = granted(c, who, chosen);
        if (i < 0) break;
        MUST(i < c->count);
        y->beyond = true;
        rules_answer(c, who, c->option[i]);
    }
}

/* Lets others decline until the seat is asked and has the option; false when it does not get it. */
static bool comes_to(struct context *c, seat who, struct action action)
{
    for (int n = 0; n < BEYOND_MAX && c->pending && !has_seat(c->pending, who); n++) {
        int i = 0;
        while (i < c->count && !verb_declines(c->game, c->option[i].verb)) i++;
        if (i == c->count) return false;
        rules_answer(c, c->seat, c->option[i]);
    }
    if (!has_seat(c->pending, who)) return false;
    rules_list(c, who);
    for (int i = 0; i < c->count; i++)
        if (same_action(c->option[i], action)) return true;
    return false;
}

/* Plays one sample; false when the redealt state does not have the options. */
static bool play_sample(struct context *c, struct tally *y, seat who, const struct action *line, int count)
{
    c->fast = false; /* until the last answer is given: the questions themselves must not be skipped */
    c->on_event = NULL;
    y->beyond = false;
    rules_run(c);
    c->listener = y;
    for (int i = 0; i < count; i++) {
        bool taken = i && c->taken.verb && c->taken_by == who && same_action(c->taken, line[i]); /* by the rules */
        if (taken) continue;
        if ((!i && !has_seat(c->pending, who)) || !comes_to(c, who, line[i])) return false;
        c->fast = i + 1 == count;
        c->on_event = note;
        rules_answer(c, who, line[i]);
    }
    look_beyond(c, y, line[count - 1]);
    return true;
}

bool forecast_line(struct table *t, seat who, const struct action *line, int count, int samples, u64 seed,
                   struct forecast *out)
{
    const struct game *game = table_game(t);
    _Alignas(8) u8 view[STATE_MAX], state[STATE_MAX];
    struct context c;
    struct tally y = {.speaker = table_speaker(t, who)};
    int options;
    bool offered = false;
    memset(out, 0, sizeof *out);
    const struct action *option = table_options(t, who, &options);
    for (int i = 0; i < options; i++) offered |= same_action(option[i], line[0]);
    if (!offered || !game->bot.redeal) return false;
    if (game->bot.is_flavour_choice && game->bot.is_flavour_choice(line[0])) return true;
    MUST(game->state_bytes <= STATE_MAX);
    table_view(t, who, view);
    for (int i = 0; i < samples; i++) {
        struct random luck;
        random_seed(&luck, seed + (u64)i * 0x9E3779B97F4A7C15u);
        memcpy(state, view, game->state_bytes);
        context_open(&c, game, table_content(t), state);
        y.sample = i;
        if (game->bot.redeal(&c, state, who, &luck) && play_sample(&c, &y, who, line, count)) out->samples++;
    }
    summarise(&y, out);
    out->beyond = y.told_beyond;
    return true;
}

bool forecast(struct table *t, seat who, struct action action, int samples, u64 seed, struct forecast *out)
{
    return forecast_line(t, who, &action, 1, samples, seed, out);
}

const char *forecast_premise(const struct game *game)
{
    const char *own = game->bot.odds_premise;
    return own ? own : "everybody passes in between";
}

/* " (once 40 %, twice 21 %)", if it happened more than once in some sample. */
static void say_often(struct text *out, const struct forecast_row *row, int samples)
{
    const char *between = " (";
    if (row->total == row->times) return;
    for (int v = 1; v < SPREAD_VALUES; v++) {
        if (!row->often[v]) continue;
        text_add(out, "%s", between);
        if (v <= 2) text_add(out, v == 1 ? "once " : "twice ");
        else text_add(out, "%d times%s ", v, v == SPREAD_VALUES - 1 ? " or more" : "");
        say_percent(out, row->often[v], samples);
        between = ", ";
    }
    text_add(out, ")");
}

void say_forecast(struct text *out, const struct speaker *s, const struct forecast *f, bool brief)
{
    for (int i = 0; i < f->count; i++) {
        const struct forecast_row *row = &f->row[i];
        say_event_spread(out, s, &row->event, &row->spread);
        if (!row->spread.varies) {
            text_add(out, " ");
            say_percent(out, row->times, f->samples);
            if (!brief) say_often(out, row, f->samples);
        }
        text_add(out, "\n");
    }
}
