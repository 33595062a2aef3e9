/* kit_play.c: every set-up of a game, running games, readable failures. */
#include "kit_play.h"

/* Whether a set of options is tried: every set if there are few options; otherwise none, all, each alone, and all but
 * each. */
static bool tried(u32 set, int options)
{
    int on = __builtin_popcount(set);
    return options <= 4 || on <= 1 || on >= options - 1;
}

int kit_setups(const struct game *game, struct setup out[KIT_SETUPS_MAX])
{
    struct content content;
    int options = 0, count = 0;
    assert_true(content_open(&content, game->linked.block, *game->linked.bytes));
    while (game->rules.options && game->rules.options[options].id) options++;
    int scenarios = game->scenario_kind ? content.count[game->scenario_kind] : 1;
    for (int scenario = 1; scenario <= scenarios; scenario++)
        for (int players = game->least_players; players <= game->most_players; players++)
            for (u32 set = 0; set < 1u << options; set++) {
                struct setup setup = {(u8)players, (u8)(game->scenario_kind ? scenario : 0), set};
                if (!tried(set, options) || setup_fault(game, &content, &setup)) continue;
                assert_true(count < KIT_SETUPS_MAX);
                out[count++] = setup;
            }
    assert_true(count > 0);
    return count;
}

int kit_games(int usual)
{
    const char *wanted = getenv("LONGBOX_GAMES");
    long n = wanted ? atol(wanted) : 0;
    return n > 0 ? max_int(1, (int)((long)usual * n / 2000)) : usual;
}

void (*kit_listener)(void *nothing, const struct event *event);

/* Every third player turns the switches, if there are any: another one in each game. */
static void turn_switches(struct play *p, u64 seed)
{
    const struct game_rules *rules = &p->game->rules;
    for (seat s = 0; s < p->setup.players; s++)
        for (int n = 0; rules->switches && rules->switches[n].id; n++)
            if ((seed + s) % 3 == 1) rules->turn_switch(&p->c, p->state, s, n, true);
}

static void open_play(struct play *p, const struct game *game, const struct setup *setup, const void *carried, u64 seed,
                      bool fast)
{
    memset(p, 0, sizeof *p);
    p->game = game;
    p->setup = *setup;
    p->seed = seed;
    assert_true(game->state_bytes <= sizeof p->state);
    assert_true(content_open(&p->content, game->linked.block, *game->linked.bytes));
    context_open(&p->c, game, &p->content, p->state);
    p->c.fast = fast;
    p->c.on_event = kit_listener;
    rules_begin_with(&p->c, setup, carried, seed);
    turn_switches(p, seed);
    rules_run(&p->c);
}

bool kit_wants(const struct game *game)
{
    const char *only_one = getenv("LONGBOX_GAME");
    return !only_one || strcmp(only_one, game->id) == 0;
}

void kit_open(struct play *p, const struct game *game, const struct setup *setup, u64 seed)
{
    open_play(p, game, setup, NULL, seed, false);
}

void kit_open_fast(struct play *p, const struct game *game, const struct setup *setup, u64 seed)
{
    open_play(p, game, setup, NULL, seed, true);
}

void kit_open_next(struct play *p, const struct game *game, const struct setup *setup, const void *carried, u64 seed)
{
    open_play(p, game, setup, carried, seed, false);
}

struct setup kit_next_setup(const struct game *game, const struct content *content, const void *carried,
                            struct random *luck)
{
    static struct setup setups[KIT_SETUPS_MAX];
    int count = kit_setups(game, setups), from = (int)random_below(luck, (u32)count);
    for (int i = 0; i < count; i++) {
        const struct setup *setup = &setups[(from + i) % count];
        if (!campaign_fault(game, content, carried, setup)) return *setup;
    }
    fail_msg("%s: the campaign is not over, but no game can be next", game->id);
    abort();
}

void kit_rebase(struct play *p)
{
    p->c.head = &p->head;
    p->c.content = &p->content;
}

bool kit_over(const struct play *p) { return p->head.top == NO_FRAME; }

seat kit_any_seat(const struct play *p, struct random *luck)
{
    int skip = (int)random_below(luck, (u32)__builtin_popcount(p->c.pending));
    for (seat s = 0;; s++)
        if (has_seat(p->c.pending, s) && skip-- == 0) return s;
}

void kit_list(struct play *p, seat who) { rules_list(&p->c, who); }

void kit_answer(struct play *p, seat who, struct action action)
{
    if (!rules_answer_checked(&p->c, who, action))
        kit_fail(p, "%s %d %d %d is not an option of seat %d", p->game->rules.actions[action.verb].name, action.a,
                 action.b, action.c, who);
    if (++p->decisions > KIT_DECISIONS_MAX) kit_fail(p, "the game does not end");
    if (!p->c.pending && !kit_over(p)) kit_fail(p, "nobody is asked and the game is not over");
}

void kit_fail(const struct play *p, const char *format, ...)
{
    char what[4096];
    va_list list;
    va_start(list, format);
    vsnprintf(what, sizeof what, format, list);
    va_end(list);
    fail_msg("%s players=%d scenario=%d options=%u seed=%llu decision %d: %s", p->game->id, p->setup.players,
             p->setup.scenario, p->setup.options, (unsigned long long)p->seed, p->decisions, what);
    abort();
}

void kit_same_state(const struct play *p, const void *expected, const void *found, const char *what)
{
    if (memcmp(expected, found, p->game->state_bytes) == 0) return;
    struct text diff = {0};
    state_diff(&diff, p->game, &p->content, expected, found);
    kit_fail(p, "%s:\n%s", what, diff.length ? text_string(&diff) : "(the generator or wiped bytes differ)");
}

const char *kit_fault(struct context *c, const void *state)
{
    static char words[400];
    struct text why = {0};
    bool sound = state_sound(c, state, &why);
    snprintf(words, sizeof words, "%s", text_string(&why));
    text_free(&why);
    return sound ? NULL : words;
}

static void write_golden(const char *path, const struct text *now)
{
    FILE *file = fopen(path, "wb");
    if (!file) fail_msg("%s cannot be written", path);
    assert_int_equal(fwrite(now->at, 1, now->length, file), now->length);
    assert_int_equal(fclose(file), 0);
}

static void read_golden(const char *path, struct text *out)
{
    char piece[4096];
    FILE *file = fopen(path, "rb");
    if (!file) fail_msg("%s cannot be opened: run from the top of the tree", path);
    for (size_t n; (n = fread(piece, 1, sizeof piece, file)) > 0;) text_put(out, piece, n);
    fclose(file);
}

void kit_golden(const char *path, const struct text *now)
{
    struct text before = {0};
    if (getenv("LONGBOX_GOLDEN")) {
        write_golden(path, now);
        return;
    }
    read_golden(path, &before);
    const char *was = text_string(&before), *is = text_string(now);
    while (*was && *is) {
        size_t a = strcspn(was, "\n"), b = strcspn(is, "\n");
        if (a != b || memcmp(was, is, a) != 0) break;
        was += a + (was[a] == '\n');
        is += b + (is[b] == '\n');
    }
    if (*was || *is)
        fail_msg("%s\ngolden: %.*s\n   now: %.*s\n(if this was meant to change: tools/golden)", path,
                 (int)strcspn(was, "\n"), was, (int)strcspn(is, "\n"), is);
    text_free(&before);
}
