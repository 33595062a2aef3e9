/* bots.c: levels by name, and the bots that play at them. */
#include "bots.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/field_access.h"

const char level_names[] = "random, easy, normal, hard, expert, quick or ismcts:N (N iterations)";

enum {
    CHANCE = 10, /* thousandths of the decisions after the tree that are left to chance, so that other lines are seen
                    too */
    ITERATIONS_MAX = 10000000,
    EVEN_PART = 5, /* this part of a second is what an answer takes at an even pace, if the choice is clear */
};

/* The named levels. They use the time that people grant them, but budgets are counted in iterations, as many as an
 * ordinary core carries out in that time, so that play can be repeated on any machine. */
static const struct {
    const char *name;
    enum bot_type type;
    u8 tenths; /* of a second for an answer */
    u8 errs;   /* as in struct level */
    u16 iterations;
} named[] = {
    {"random", BOT_RANDOM, 0, ERRS_NOT, 0}, {"easy", BOT_QUICK, 0, EASY, 0},
    {"normal", BOT_SEARCH, 2, NORMAL, 0},   {"hard", BOT_SEARCH, 10, HARD, 0},
    {"expert", BOT_SEARCH, 50, ERRS_NOT, 0}, {"quick", BOT_QUICK, 0, ERRS_NOT, 0},
    {"hasty", BOT_SEARCH, 0, HASTY, 40}, /* so many games can be measured with no other that thinks */
};

/* Reads ":N" if the text goes on so; false: something else follows, or a number that is too large. */
static bool read_part(const char **text, u16 *out)
{
    char *end;
    if (!**text) return true;
    if (**text != ':' || !isdigit((u8)(*text)[1])) return false;
    unsigned long number = strtoul(*text + 1, &end, 10);
    *text = end;
    *out = (u16)number;
    return number <= UINT16_MAX;
}

/* Reads "ismcts:N:D:E:O", where what is left out is 0, or "quick:O"; false: it is something else. */
static bool read_experiment(struct level *out, const char *text)
{
    int end = 0;
    if (sscanf(text, "ismcts:%u%n", &out->iterations, &end) == 1) {
        out->type = BOT_SEARCH;
        snprintf(out->about, sizeof out->about, "bot of %u iterations", out->iterations);
        text += end;
        return out->iterations && out->iterations <= ITERATIONS_MAX && read_part(&text, &out->depth) &&
               read_part(&text, &out->error.misses) && read_part(&text, &out->error.overlooks) && !*text;
    }
    out->type = BOT_QUICK;
    if (strncmp(text, "quick:", 6) != 0) return false;
    text += 5;
    return read_part(&text, &out->error.overlooks) && !*text;
}

/* Reads "NAME", or "NAME/N" of a level that thinks: it errs like that level, but has only the N-th part of its time, so
 * that games of it can be measured. */
static bool read_named(struct level *out, const char *text)
{
    size_t length = strcspn(text, "/");
    for (int i = 0; i < COUNT(named); i++) {
        if (strlen(named[i].name) != length || strncmp(text, named[i].name, length) != 0) continue;
        out->type = named[i].type;
        out->tenths = named[i].tenths;
        out->iterations = named[i].iterations;
        out->errs = named[i].errs;
        if (!text[length]) return true;
        const char *part = text + length + 1;
        size_t digits = strspn(part, "0123456789");
        out->part = digits && digits < 5 && !part[digits] ? (u16)atoi(part) : 0;
        return out->type == BOT_SEARCH && out->part;
    }
    return false;
}

bool level_read(struct level *out, const char *name, struct text *error)
{
    *out = (struct level){.chance = CHANCE};
    snprintf(out->name, sizeof out->name, "%s", name);
    snprintf(out->about, sizeof out->about, "%.20s bot", name);
    if (read_named(out, name) || read_experiment(out, name)) return true;
    text_add(error, "there is no level '%.40s'; expected %s", name, level_names);
    return false;
}

u32 level_iterations(const struct level *level, const struct game *game)
{
    u32 all = level->tenths ? game->bot.pace * level->tenths / 10 : level->iterations;
    return level->part && all ? 1 + all / level->part : all;
}

struct error level_error(const struct level *level, const struct game *game, int side)
{
    const struct errors *e = game->bot.side_errors && side >= 0 ? &game->bot.side_errors[side] : &game->bot.errors;
    switch (level->errs) {
    case EASY: return e->easy;
    case HASTY: return e->hasty;
    case NORMAL: return e->normal;
    case HARD: return e->hard;
    case ERRS_NOT: break;
    }
    return level->error;
}

struct bot {
    const struct game *game;
    const struct content *content;
    struct level level;
    struct error error; /* of this answer */
    bool even;     /* it takes its time even over a single option */
    bool searched; /* for its last answer */
    struct search *search;
    struct context c; /* its own; the head is its view, so it cannot look further */
    struct thought thought[OPTIONS_MAX];
    seat who;      /* whose question it thinks about, which options it has, and how many it does not overlook */
    int count, few;
    int chosen;    /* if it does not think */
    struct action option[OPTIONS_MAX], noticed[OPTIONS_MAX];
    u16 from[OPTIONS_MAX];
    _Alignas(64) u8 seen[STATE_MAX];
    _Alignas(64) u8 view[STATE_MAX];
};

struct bot *bot_new(const struct game *game, const struct content *content, const struct level *level, int threads)
{
    struct bot *b = aligned_alloc(64, (sizeof *b + 63) / 64 * 64);
    if (!b) return NULL;
    *b = (struct bot){.game = game, .content = content, .level = *level};
    struct budget budget = {level_iterations(level, game), level->depth ? level->depth : game->bot.playout_depth,
                            level->chance,
                            (u8)max_int(1, min_int(threads, THREADS_MAX))};
    if (level->type == BOT_SEARCH && !(b->search = search_new(game, content, &budget))) {
        free(b);
        return NULL;
    }
    if (b->search) search_proud(b->search);
    return b;
}

void bot_free(struct bot *b)
{
    if (b) search_free(b->search);
    free(b);
}

/* Opens its own context at the question that it is asked. */
static void put_question(struct bot *b)
{
    memcpy(b->view, b->seen, b->game->state_bytes);
    context_open(&b->c, b->game, b->content, b->view);
    memcpy(b->c.option, b->option, sizeof *b->option * (size_t)b->count);
    b->c.count = (u16)b->count;
    b->c.seat = b->who;
    b->c.pending = only(b->who);
}

/* Whether an option does not come into question: nothing can come of it as far as its seat can see, so that it would
 * only show its cards; or, if it thinks, another one is better whatever comes. */
static bool is_out(struct bot *b, struct action option)
{
    const struct game *game = b->game;
    if (b->level.type == BOT_RANDOM) return false;
    if (game->rules.is_idle && game->rules.is_idle(&b->c, b->view, b->who, option)) return true;
    return b->search && game->bot.is_pointless && game->bot.is_pointless(&b->c, b->view, b->who, option);
}

/* Lists the options that come into question in `from`, or all if there are none; returns how many. */
static int consider(struct bot *b)
{
    int count = 0;
    if (b->count > 1) put_question(b);
    for (int i = 0; i < b->count; i++)
        if (b->count == 1 || !is_out(b, b->option[i])) b->from[count++] = (u16)i;
    if (count) return count;
    for (; count < b->count; count++) b->from[count] = (u16)count;
    return count;
}

/* Keeps those that it does not overlook, at least one; returns how many. */
static int overlook(struct bot *b, int count, struct random *luck)
{
    int kept = 0;
    for (int i = 0; i < count; i++)
        if (random_below(luck, 1000) >= b->error.overlooks) b->from[kept++] = b->from[i];
    if (kept) return kept;
    b->from[0] = b->from[random_below(luck, (u32)count)];
    return 1;
}

/* How it errs on the side of the seat that is asked. */
static struct error error_here(struct bot *b)
{
    const struct game_rules *rules = &b->game->rules;
    put_question(b);
    return level_error(&b->level, b->game, rules->side ? rules->side(&b->c, b->view, b->who) : -1);
}

/* What it chooses from: noticed[i] is option from[i]. */
static void notice(struct bot *b, struct random *luck)
{
    b->few = consider(b);
    b->error = b->few > 1 ? error_here(b) : (struct error){0};
    if (b->few > 1 && b->error.overlooks) b->few = overlook(b, b->few, luck);
    for (int i = 0; i < b->few; i++) b->noticed[i] = b->option[b->from[i]];
}

void bot_pace(struct bot *b, bool even)
{
    b->even = even;
    if (b->search) search_even(b->search, even ? b->game->bot.pace / EVEN_PART : 0);
}

u32 bot_iterations(const struct bot *b) { return b->searched ? search_iterations(b->search) : 0; }

void bot_heed(struct bot *b, const atomic_bool *stop)
{
    if (b->search) search_heed(b->search, stop);
}

int bot_progress(const struct bot *b)
{
    if (!b->searched) return 1000;
    return (int)((u64)search_iterations(b->search) * 1000 / level_iterations(&b->level, b->game));
}

/* -- One answer --------------------------------------------------------------------------------------------------- */

bool bot_is_about(const struct bot *b, const void *view, seat who, const struct action *option, int count)
{
    return b->who == who && b->count == count && memcmp(b->option, option, sizeof *option * (size_t)count) == 0 &&
           memcmp(b->seen, view, b->game->state_bytes) == 0;
}

void bot_begin(struct bot *b, const void *view, seat who, const struct action *option, int count, struct random *luck)
{
    memcpy(b->seen, view, b->game->state_bytes);
    memcpy(b->option, option, sizeof *option * (size_t)count);
    b->who = who;
    b->count = count;
    notice(b, luck);
    bool thinks = b->search && !(b->game->bot.is_flavour_choice && b->game->bot.is_flavour_choice(b->noticed[0]));
    b->searched = thinks && (b->few > 1 || b->even);
    b->chosen = 0;
    if (b->searched) {
        u64 seed = b->few > 1 ? (u64)random_next(luck) << 32 | random_next(luck) : 0;
        search_miss(b->search, b->error.misses);
        search_begin(b->search, b->seen, who, b->noticed, b->few, seed, false);
    } else if (b->few > 1) {
        b->chosen = b->level.type == BOT_RANDOM ? (int)random_below(luck, (u32)b->few)
                                                : quick_answer(&b->c, b->game, b->content, b->view, b->seen, who,
                                                               b->noticed, b->few, luck);
    }
}

bool bot_ponder(struct bot *b, const void *view, seat who, const struct action *option, int count,
                struct random *luck)
{
    if (!b->search) return false;
    memcpy(b->seen, view, b->game->state_bytes);
    memcpy(b->option, option, sizeof *option * (size_t)count);
    memcpy(b->noticed, option, sizeof *option * (size_t)count);
    for (int i = 0; i < count; i++) b->from[i] = (u16)i;
    b->who = who;
    b->count = b->few = count;
    b->chosen = 0;
    b->searched = true;
    u64 seed = (u64)random_next(luck) << 32 | random_next(luck);
    search_miss(b->search, 0); /* thoughts are for others */
    search_begin(b->search, b->seen, who, b->noticed, count, seed, true);
    return true;
}

const struct thought *bot_thoughts(const struct bot *b) { return b->thought; }

bool bot_watch(struct bot *b, int players) { return b->search && search_watch(b->search, players); }

struct watched bot_watched(const struct bot *b, int i) { return search_watched(b->search, i); }

void bot_leads(const struct bot *b, struct lead *lead) { search_leads(b->search, lead); }

bool bot_step(struct bot *b, u32 iterations) { return b->searched && search_step(b->search, iterations); }

int bot_lend(struct bot *b) { return b->searched ? search_lend(b->search) : -1; }
bool bot_waits(const struct bot *b) { return b->searched && search_waits(b->search); }
void bot_help(struct bot *b, int ticket, struct finding *found) { search_help(b->search, ticket, found); }
void bot_take(struct bot *b, int ticket, const struct finding *found) { search_take(b->search, ticket, found); }
void bot_reclaim(struct bot *b, int ticket) { search_reclaim(b->search, ticket); }

void bot_run(struct bot *b)
{
    if (b->searched) search_run(b->search);
}

int bot_end(struct bot *b)
{
    int best = b->searched ? search_end(b->search, b->thought) : b->chosen;
    return b->from[b->few > 1 ? best : 0];
}

int bot_choose(struct bot *b, const void *view, seat who, const struct action *option, int count, struct random *luck)
{
    bot_begin(b, view, who, option, count, luck);
    bot_run(b);
    return bot_end(b);
}

bool bot_think(struct bot *b, const void *view, seat who, const struct action *option, int count, struct random *luck,
               struct thought *thought, int *best)
{
    if (!bot_ponder(b, view, who, option, count, luck)) return false;
    bot_run(b);
    *best = bot_end(b);
    memcpy(thought, b->thought, sizeof *thought * (size_t)count);
    return true;
}
