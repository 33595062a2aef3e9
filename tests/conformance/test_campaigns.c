/* test_campaigns.c: campaigns of every game that has them, by chance: they end, replay gives the same, and what is
 * carried is described, sound and public. */
#include "kit_play.h"

enum { CAMPAIGNS = 30 /* of each game */, FORGED = 2000 /* structs of each game */ };

/* What is wrong at game number `at` of a campaign. */
static void fail_at(const struct campaign *k, u64 seed, const char *what, const struct text *why)
{
    fail_msg("%s, campaign %llu, game %d: %s: %s", k->game->id, (unsigned long long)seed, k->games + 1, what,
             text_string(why));
}

static void check_fields(const struct fields *fields)
{
    assert_false(fields->secrets);
    for (const struct field *f = fields->field; f->name; f++) {
        assert_null(f->family);
        if (f->sub) check_fields(f->sub);
    }
}

static void check_carried(const struct campaign *k, u64 seed)
{
    struct text json = {0}, why = {0};
    size_t bytes = k->game->campaign->fields->bytes;
    u8 *again = carried_new(k->game, k->content);
    if (!carried_sound(k->game, k->content, campaign_now(k), &why))
        fail_at(k, seed, "what is carried is not sound", &why);
    carried_write(&json, k->game, k->content, campaign_now(k));
    memset(again, 0, bytes);
    if (!carried_read(k->game, k->content, json.at, again, &why) || memcmp(again, campaign_now(k), bytes))
        fail_at(k, seed, json.at, &why);
    text_clear(&json);
    k->game->campaign->stands(&json, k->content, campaign_now(k));
    assert_true(json.length && json.at[json.length - 1] != '.' && !strchr(json.at, '\n'));
    free(again);
    text_free(&json);
    text_free(&why);
}

/* States of its games are sound, and are the same bytes after dump and load. */
static void check_state(const struct campaign *k, u64 seed, struct table *t)
{
    _Alignas(max_align_t) u8 again[STATE_MAX];
    struct text json = {0}, why = {0};
    if (!state_sound(table_context(t), table_state(t), &why)) fail_at(k, seed, "the state is not sound", &why);
    memset(again, 0, k->game->state_bytes);
    ((struct head *)(void *)again)->top = NO_FRAME;
    state_dump(&json, k->game, k->content, table_state(t), false);
    if (!state_load(k->game, k->content, again, json.at, &why)) fail_at(k, seed, "a dump is not read", &why);
    assert_memory_equal(again, table_state(t), k->game->state_bytes);
    text_free(&json);
    text_free(&why);
}

static void play_next(struct campaign *k, u64 seed, struct random *luck, struct text *record)
{
    struct text why = {0};
    struct setup setup = kit_next_setup(k->game, k->content, campaign_now(k), luck);
    char name[16];
    struct table *t = table_new_with(k->game, k->content, &setup, campaign_now(k), random_next(luck), &why);
    if (!t) fail_at(k, seed, "it cannot begin", &why);
    for (int n = 0; !table_over(t); n++) {
        int count;
        seat who = (seat)random_below(luck, SEATS_MAX);
        while (!has_seat(table_pending_truth(t), who)) who = (seat)((who + 1) % SEATS_MAX);
        const struct action *option = table_options(t, who, &count);
        if (n < 40) check_state(k, seed, t);
        table_options(t, who, &count);
        assert_true(n < KIT_DECISIONS_MAX && count);
        assert_true(table_answer(t, who, option[random_below(luck, (u32)count)], &why));
    }
    snprintf(name, sizeof name, "%d", k->games);
    if (!campaign_add(k, name, t, &why)) fail_at(k, seed, "it is not the next", &why);
    table_record(t, record, true);
    table_free(t);
    text_free(&why);
}

static bool find_record(void *from, const char *name, struct text *text, struct text *why)
{
    (void)why;
    text_add(text, "%s", ((struct text *)from)[atoi(name)].at);
    return true;
}

static void play_campaign(const struct game *game, const struct content *content, u64 seed)
{
    static struct text record[CAMPAIGN_GAMES_MAX];
    struct text text = {0}, why = {0};
    struct random luck;
    random_seed(&luck, seed);
    struct campaign *k = campaign_new(game, content);
    check_carried(k, seed);
    while (!campaign_over(game, content, campaign_now(k))) {
        assert_true(k->games < CAMPAIGN_GAMES_MAX);
        play_next(k, seed, &luck, &record[k->games]);
        check_carried(k, seed);
    }
    campaign_write(&text, k);
    struct campaign *again = campaign_read(game, content, text.at, &why);
    if (!again || !campaign_check(again, find_record, record, &why)) fail_at(k, seed, "replayed", &why);
    for (int i = 0; i < k->games; i++) text_free(&record[i]);
    campaign_free(k);
    campaign_free(again);
    text_free(&text);
    text_free(&why);
}

static void random_campaigns_end_and_replay(void **state)
{
    int played = 0;
    (void)state;
    for (int g = 0; g < games_count; g++) {
        struct content content;
        if (!games[g]->campaign || !kit_wants(games[g])) continue;
        assert_true(content_open(&content, games[g]->linked.block, *games[g]->linked.bytes));
        assert_in_range(games[g]->campaign->fields->bytes, 1, CARRIED_MAX);
        check_fields(games[g]->campaign->fields);
        for (int i = 0; i < kit_games(CAMPAIGNS); i++) play_campaign(games[g], &content, 500 + (u64)i);
        played++;
    }
    assert_true(played || getenv("LONGBOX_GAME"));
}

/* Changes a few bytes of what is carried. */
static void forge(const struct game *game, u8 *carried, struct random *luck)
{
    u32 bytes = game->campaign->fields->bytes;
    for (u32 n = 1 + random_below(luck, 4); n > 0; n--)
        carried[random_below(luck, bytes)] = (u8)random_below(luck, random_below(luck, 2) ? 256 : 6);
}

/* Plays a game with it; *next is what that leaves. False when it could not begin. */
static bool plays_on(struct play *p, const struct game *game, const struct content *content, const u8 *carried,
                     u64 seed, u8 *next)
{
    struct text why = {0};
    struct random luck;
    random_seed(&luck, seed);
    bool sound = carried_sound(game, content, carried, &why);
    assert_true(sound || why.length);
    text_free(&why);
    if (!sound || campaign_over(game, content, carried)) return false;
    struct setup setup = kit_next_setup(game, content, carried, &luck);
    kit_open_next(p, game, &setup, carried, seed);
    while (!kit_over(p)) {
        const char *fault = kit_fault(&p->c, p->state);
        if (fault) kit_fail(p, "after something forged was carried: %s", fault);
        seat who = kit_any_seat(p, &luck);
        kit_list(p, who);
        kit_answer(p, who, p->c.option[random_below(&luck, p->c.count)]);
    }
    memcpy(next, carried, game->campaign->fields->bytes);
    game->campaign->after(&p->c, p->state, carried, next);
    return true;
}

/* What comes from outside is refused, or a game can be played with it. */
static void absurd_structs_are_refused_or_played_on(void **state)
{
    struct play *p = calloc(1, sizeof *p);
    (void)state;
    for (int g = 0; g < games_count; g++) {
        struct content content;
        const struct game *game = games[g];
        int played = 0;
        if (!game->campaign || !kit_wants(game)) continue;
        assert_true(content_open(&content, game->linked.block, *game->linked.bytes));
        u8 *real = carried_new(game, &content), *fresh = carried_copy(game, real), *next = carried_copy(game, real);
        for (u64 i = 0; i < (u64)kit_games(FORGED); i++) {
            struct random luck;
            random_seed(&luck, i);
            u8 *forged = carried_copy(game, real);
            forge(game, forged, &luck);
            played += plays_on(p, game, &content, forged, i, next);
            free(forged);
            if (i % 20) continue;
            bool goes_on = plays_on(p, game, &content, real, i, next); /* a real campaign goes on meanwhile */
            memcpy(real, goes_on ? next : fresh, game->campaign->fields->bytes);
        }
        print_message("%s: %d forged structs were played on\n", game->id, played);
        free(real);
        free(fresh);
        free(next);
    }
    free(p);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(random_campaigns_end_and_replay),
    cmocka_unit_test(absurd_structs_are_refused_or_played_on),
};
TEST_GROUP(tests);
