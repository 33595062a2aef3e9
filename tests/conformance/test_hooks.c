/* test_hooks.c: what the engine may ask every game at any question, and what it must not change by it. */
#include "kit_play.h"

#include "engine/effect.h"
#include "engine/redact.h"

enum { GAMES = 40 /* of each game */ };

/* Numbers that bots and laboratory rely on. */
static void check_numbers(struct play *p)
{
    const struct game *game = p->game;
    int sides = 0;
    while (game->rules.sides && game->rules.sides[sides]) sides++;
    for (seat s = 0; s < p->setup.players; s++) {
        int chance = game->bot.estimate ? game->bot.estimate(&p->c, p->state, s) : 0;
        int worth = game->bot.worth ? game->bot.worth(&p->c, p->state, s) : 0;
        int side = game->rules.side ? game->rules.side(&p->c, p->state, s) : -1;
        KIT_CHECK(p, chance >= 0 && chance <= 1000);
        KIT_CHECK(p, worth >= 0 && worth <= 1000);
        KIT_CHECK(p, side >= -1 && side < sides);
        KIT_CHECK(p, !game->rules.points || game->rules.points(&p->c, p->state, s) >= 0);
    }
}

/* Condition 0 always holds, and no quantity is negative. */
static void check_words(struct play *p, seat who)
{
    const struct game_words *words = &p->game->words;
    struct effect e = {0};
    memset(e.reg, 0xFF, sizeof e.reg);
    KIT_CHECK(p, words->holds(&p->c, &e, who, p->content.condition[0]));
    for (const struct word *w = words->quantities->word; w->word; w++)
        KIT_CHECK(p, words->quantity(&p->c, &e, who, w->value) >= 0);
}

/* Answers that are given for a player are options. */
static void check_answers(struct play *p, seat who)
{
    int given = p->game->rules.default_option ? p->game->rules.default_option(&p->c, p->state, who) : 0;
    KIT_CHECK(p, given >= 0 && given < p->c.count);
    for (int verb = 0; p->game->bot.odds_answer && !p->head.lanes && verb < p->game->rules.action_count; verb++) {
        int granted = p->game->bot.odds_answer(&p->c, p->state, who, (struct action){(u8)verb});
        KIT_CHECK(p, granted >= -1 && granted < p->c.count);
    }
}

/* What is idle follows from what the seat sees, and to decline never is: somebody who is not asked declines. */
static void check_idle(struct play *p, seat who)
{
    struct context c;
    _Alignas(max_align_t) u8 view[STATE_MAX];
    if (!p->game->rules.is_idle) return;
    state_redact(p->game, &p->content, p->state, who, view);
    context_open(&c, p->game, &p->content, view);
    for (int i = 0; i < p->c.count; i++) {
        struct action option = p->c.option[i];
        bool idle = p->game->rules.is_idle(&c, view, who, option);
        KIT_CHECK(p, idle == p->game->rules.is_idle(&p->c, p->state, who, option));
        KIT_CHECK(p, !(idle && verb_declines(p->game, option.verb)));
    }
}

static void hooks_keep_what_they_promise(void **state)
{
    (void)state;
    struct play *p = calloc(1, sizeof *p);
    for (int g = 0; g < games_count; g++) {
        struct setup setups[KIT_SETUPS_MAX];
        int count = kit_setups(games[g], setups);
        for (u64 seed = 1; seed <= GAMES; seed++) {
            struct random luck;
            u8 before[STATE_MAX];
            random_seed(&luck, seed);
            kit_open(p, games[g], &setups[seed * 5 % (u64)count], seed);
            while (!kit_over(p)) {
                seat who = kit_any_seat(p, &luck);
                kit_list(p, who);
                memcpy(before, p->state, games[g]->state_bytes);
                check_numbers(p);
                check_words(p, who);
                check_answers(p, who);
                check_idle(p, who);
                kit_same_state(p, before, p->state, "a question to the game changes the state");
                kit_answer(p, who, p->c.option[random_below(&luck, p->c.count)]);
            }
            check_numbers(p);
        }
    }
    free(p);
}

/* Who may not know the end of a sentence is told it without the part after ": ": no bracket stays open there. */
static void sentences_without_their_secret_end_well(void **state)
{
    (void)state;
    for (int g = 0; g < games_count; g++)
        for (int e = 0; e < games[g]->rules.event_count; e++) {
            const struct event_row *row = &games[g]->rules.events[e];
            const char *tail = NULL;
            int open = 0;
            if (!(row->flags & (HIDE_A | HIDE_B | HIDE_C))) continue;
            for (const char *at = row->phrase; (at = strstr(at, ": ")); at++) tail = at;
            for (const char *at = row->phrase; tail && at < tail; at++) open += (*at == '(') - (*at == ')');
            if (open) print_error("%s: %s\n", games[g]->id, row->phrase);
            assert_int_equal(open, 0);
        }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(hooks_keep_what_they_promise),
    cmocka_unit_test(sentences_without_their_secret_end_well),
};
TEST_GROUP(tests);
