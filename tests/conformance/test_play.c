/* test_play.c: random and bot play of every game in every set-up; what must be true after each decision. */
#include "kit_play.h"

#include <malloc.h>

enum { GAMES = 2000, LOG = KIT_DECISIONS_MAX };

#if defined(__SANITIZE_ADDRESS__)
enum { SANITIZED = 1 };
#elif defined(__has_feature)
enum { SANITIZED = __has_feature(address_sanitizer) };
#else
enum { SANITIZED = 0 };
#endif

/* An answer as a record keeps it. */
struct answered {
    seat who;
    struct action action;
};

struct room { /* too large for the stack */
    struct play play, copy;
    struct answered log[LOG];
    struct action options[OPTIONS_MAX];
    u8 bytes[STATE_MAX], other[STATE_MAX], view[STATE_MAX];
};

static int make_room(void **state) { return (*state = calloc(1, sizeof(struct room))) ? 0 : -1; }
static int leave_room(void **state)
{
    free(*state);
    return 0;
}

/* -- What must be true -------------------------------------------------------------------------------------- */

/* Listing changes nothing and gives the same again; no option is listed twice. */
static void check_listing(struct room *r, struct play *p, seat who)
{
    memcpy(r->bytes, p->state, p->game->state_bytes);
    kit_list(p, who);
    int count = p->c.count;
    KIT_CHECK(p, count > 0);
    memcpy(r->options, p->c.option, sizeof(struct action) * (size_t)count);
    for (int i = 0; i < count; i++) {
        KIT_CHECK(p, p->c.option[i].verb < p->game->rules.action_count);
        for (int j = 0; j < i; j++) KIT_CHECK(p, !same_action(r->options[i], r->options[j]));
    }
    kit_list(p, who);
    KIT_CHECK(p, p->c.count == count && memcmp(p->c.option, r->options, sizeof(struct action) * (size_t)count) == 0);
    kit_same_state(p, r->bytes, p->state, "listing options changes the state");
}

/* When somebody listens to refusals, the options are the same, and none is both offered and refused. */
static void check_refusals(struct room *r, struct play *p, seat who)
{
    static struct refusals refusals;
    p->c.refusals = &refusals;
    kit_list(p, who);
    p->c.refusals = NULL;
    kit_same_state(p, r->bytes, p->state, "gathering refusals changes the state");
    for (int i = 0; i < refusals.count; i++) {
        KIT_CHECK(p, refusals.refusal[i].rule && refusals.refusal[i].reason);
        for (int k = 0; k < p->c.count; k++) KIT_CHECK(p, !same_action(refusals.refusal[i].action, p->c.option[k]));
    }
}

static bool is_option(const struct play *p, struct action a)
{
    for (int i = 0; i < p->c.count; i++)
        if (same_action(p->c.option[i], a)) return true;
    return false;
}

/* Actions that were not offered, and seats that were not asked, are refused, and nothing changes. */
static void check_others_refused(struct room *r, struct play *p, seat who, struct random *luck)
{
    for (int n = 0; n < 4; n++) {
        struct action a = p->c.option[random_below(luck, p->c.count)];
        u8 *byte[] = {&a.verb, &a.a, &a.b, &a.c};
        *byte[random_below(luck, 4)] = (u8)(n < 2 ? random_below(luck, 8) : random_below(luck, 256));
        if (is_option(p, a)) continue;
        KIT_CHECK(p, !rules_answer_checked(&p->c, who, a));
    }
    for (seat s = 0; s < SEATS_MAX; s++)
        if (!has_seat(p->c.pending, s)) KIT_CHECK(p, !rules_answer_checked(&p->c, s, p->c.option[0]));
    kit_same_state(p, r->bytes, p->state, "a refused answer changes the state");
}

static void check_all_accepted(struct room *r, struct play *p, seat who)
{
    for (int i = 0; i < p->c.count; i++) {
        r->copy = *p;
        kit_rebase(&r->copy);
        kit_answer(&r->copy, who, p->c.option[i]);
        const char *wrong = kit_fault(&r->copy.c, r->copy.state);
        if (wrong) kit_fail(p, "option %d makes a broken state: %s", i, wrong);
    }
}

/* Dump then load gives the same bytes, whatever position it is loaded over. */
static void check_dump(struct room *r, struct play *p, const void *start)
{
    struct text json = {0}, error = {0};
    state_dump(&json, p->game, &p->content, p->state, false);
    memcpy(r->other, start, p->game->state_bytes);
    if (!state_load(p->game, &p->content, r->other, text_string(&json), &error))
        kit_fail(p, "a dumped state does not load: %s", text_string(&error));
    kit_same_state(p, p->state, r->other, "dump and load change the state");
    KIT_CHECK(p, state_hash(p->game, p->state) == state_hash(p->game, r->other));
    text_free(&json);
    text_free(&error);
}

/* Whether a turn has begun with the last answer. */
static const struct game *played;
static bool turn_begun;

static void hear(void *nothing, const struct event *event)
{
    (void)nothing;
    if (played && played->rules.events[event->kind].flags & (NEW_TURN | NEW_ROUND)) turn_begun = true;
}

/* When a turn begins, what follows from other fields is as if it were worked out now. Before, in the set-up or between
 * two questions of one rule, it may wait. */
static void check_refresh(struct room *r, struct play *p)
{
    if (!p->game->rules.refresh || !turn_begun) return;
    r->copy = *p;
    kit_rebase(&r->copy);
    p->game->rules.refresh(&r->copy.c, r->copy.state);
    kit_same_state(p, p->state, r->copy.state, "what follows from other fields was not brought up to date");
}

/* A redealt view is a sound state in which the seat sees the same and may do the same. Not a test of leaks. */
static void check_redeal(struct room *r, struct play *p, seat who, struct random *luck)
{
    state_redact(p->game, &p->content, p->state, who, r->view);
    kit_list(p, who);
    r->copy = *p;
    kit_rebase(&r->copy);
    memcpy(r->copy.state, r->view, p->game->state_bytes);
    if (!p->game->bot.redeal(&r->copy.c, r->copy.state, who, luck)) kit_fail(p, "seat %d cannot be redealt", who);
    const char *wrong = kit_fault(&r->copy.c, r->copy.state);
    if (wrong) kit_fail(p, "redeal for seat %d makes a broken state: %s", who, wrong);
    state_redact(p->game, &p->content, r->copy.state, who, r->other);
    kit_same_state(p, r->view, r->other, "a redealt state looks different");
    kit_list(&r->copy, who);
    KIT_CHECK(p, p->c.count == r->copy.c.count);
    KIT_CHECK(p, memcmp(p->c.option, r->copy.c.option, sizeof(struct action) * p->c.count) == 0);
    int at = (int)random_below(luck, p->c.count); /* and the redealt state can be played on */
    kit_answer(&r->copy, who, r->copy.c.option[at]);
}

static void check_state(struct room *r, struct play *p, seat who, struct random *luck, const void *start)
{
    const char *wrong = kit_fault(&p->c, p->state);
    if (wrong) kit_fail(p, "broken: %s", wrong);
    check_refresh(r, p);
    check_listing(r, p, who);
    check_others_refused(r, p, who, luck);
    if (p->decisions % 8 == 0) check_refusals(r, p, who);
    if (p->decisions % 16 == 1) check_all_accepted(r, p, who);
    if (p->decisions % 64 == 2) check_dump(r, p, start);
    if (p->decisions % 32 == 3) check_redeal(r, p, who, luck);
}

/* -- Playing ------------------------------------------------------------------------------------------------ */

static struct action choose(struct room *r, struct play *p, seat who, bool bot, struct random *luck)
{
    if (!bot) return p->c.option[random_below(luck, p->c.count)];
    state_redact(p->game, &p->content, p->state, who, r->view);
    r->copy = *p; /* a bot gets the options and a view, never the state */
    kit_rebase(&r->copy);
    memcpy(r->copy.state, r->view, p->game->state_bytes);
    int at = p->game->bot.choose(&r->copy.c, r->copy.state, who, luck);
    if (at < 0 || at >= p->c.count) kit_fail(p, "the bot of seat %d chose option %d of %d", who, at, p->c.count);
    return p->c.option[at];
}

/* Plays one game through with all checks, then replays its answers. `bots`: seats that the quick bot plays. */
static void play_through(struct room *r, const struct game *game, const struct setup *setup, u64 seed, seats bots)
{
    struct play *p = &r->play;
    struct random luck;
    u8 start[STATE_MAX];
    random_seed(&luck, seed ^ 0x5EED);
    kit_listener = hear;
    turn_begun = false;
    kit_open(p, game, setup, seed);
    kit_listener = NULL;
    memcpy(start, p->state, game->state_bytes);
    while (!kit_over(p)) {
        seat who = kit_any_seat(p, &luck);
        check_state(r, p, who, &luck, start);
        if (p->c.seat != who || p->decisions % 4 == 0) kit_list(p, who);
        struct answered answer = {who, choose(r, p, who, has_seat(bots, who), &luck)};
        r->log[p->decisions] = answer;
        turn_begun = false;
        played = game; /* what copies do is not heard */
        kit_answer(p, who, answer.action);
        played = NULL;
    }
    const char *wrong = kit_fault(&p->c, p->state);
    if (wrong) kit_fail(p, "broken at the end: %s", wrong);
    check_dump(r, p, start);
    for (seat s = 0; s < setup->players; s++) KIT_CHECK(p, game->rules.score(&p->c, p->state, s) >= 0);

    u64 hash = state_hash(game, p->state);
    int decisions = p->decisions;
    kit_open(&r->copy, game, setup, seed);
    for (int i = 0; i < decisions; i++) kit_answer(&r->copy, r->log[i].who, r->log[i].action);
    KIT_CHECK(p, kit_over(&r->copy) && state_hash(game, r->copy.state) == hash);
}

static void every_game_in_every_setup(void **state)
{
    struct room *r = *state;
    static const seats bots[] = {0, 0xFF, 0x05, 0};
    size_t memory = 0;
    for (int g = 0; g < games_count; g++) {
        struct setup setups[KIT_SETUPS_MAX];
        int count = kit_setups(games[g], setups), wanted = max_int(count, kit_games(GAMES / games_count));
        for (int i = 0; i < wanted; i++) {
            play_through(r, games[g], &setups[i % count], (u64)i + 1, bots[i / count % COUNT(bots)]);
            if (i == 4) memory = mallinfo2().uordblks;
        }
        /* The rules allocate nothing; the allocator keeps some freed pieces of the dumps. */
        if (!SANITIZED) assert_true(mallinfo2().uordblks <= memory + (1 << 20));
        print_message("%s: %d games in %d set-ups\n", games[g]->id, wanted, count);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(every_game_in_every_setup, make_room, leave_room),
};
TEST_GROUP(tests);
