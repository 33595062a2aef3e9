/* test_odds.c: odds before a fight and while cards are committed: what the Villain takes, whether it is beaten, what
 * comes back. */
#include "kit.h"

#include "engine/forecast.h"
#include "engine/picks.h"

enum { SAMPLES = 2000 };

/* A table in the position of the kit. */
static struct table *table_of(struct kit *k)
{
    struct text json = {0}, error = {0};
    struct setup setup = {.players = k->g->players, .scenario = k->g->comic};
    struct table *t = table_new(&freedom_five_game, &k->content, &setup, 1, &error);
    state_dump(&json, &freedom_five_game, &k->content, k->g, false);
    if (!t || !table_load(t, text_string(&json), NULL, NOBODY, &error)) fail_msg("%s", text_string(&error));
    text_free(&json);
    return t;
}

/* Legacy at 7 with the blue Villain (Mother Lull: 1 damage left), Spirit 3+; two blue cards with 2 dice each. */
static void open_fight(struct kit *k)
{
    open_city(k, 1);
    put_at(k, LEGACY, 7, HERO_MODE);
    put_villain(k, BLUE, 7);
    k->g->villain[BLUE].damage = (u8)(durability_of(&k->c, k->g, BLUE) - 1);
    hold(k, LEGACY, "never_alone");
    hold(k, LEGACY, "steadying_hand");
    enter_turn(k, LEGACY, HERO_MODE, 5);
}

/* The percentage of samples in which an event happened. */
static int share(const struct forecast *f, u8 kind)
{
    int n = 0;
    for (int i = 0; i < f->count; i++)
        if (f->row[i].event.kind == kind) n += f->row[i].times;
    return n * 100 / f->samples;
}

/* One success is enough: 1 - (1/3)^4 with all four dice. */
static void FF_284_odds_of_an_attack_tell_how_the_fight_ends(void **state)
{
    struct kit k;
    struct forecast f;
    struct text said = {0};
    (void)state;
    open_fight(&k);
    struct table *t = table_of(&k);
    assert_true(forecast(t, LEGACY, (struct action){ACT_ATTACK_VILLAIN, k.g->villain[BLUE].villain, 7}, SAMPLES, 7, &f));
    assert_in_range(share(&f, EV_BEATEN), 96, 100);
    assert_in_range(share(&f, EV_DAMAGED), 100, 100);        /* the Counterstrike */
    k.g->villain[BLUE].damage = 0;
    table_free(t);
    t = table_of(&k);
    assert_true(forecast(t, LEGACY, (struct action){ACT_ATTACK_VILLAIN, k.g->villain[BLUE].villain, 7}, SAMPLES, 7, &f));
    struct speaker speaker = table_speaker(t, LEGACY);
    say_forecast(&said, &speaker, &f, true);
    assert_non_null(strstr(text_string(&said), " takes damage 0:"));
    text_free(&said);
    table_free(t);
    close_kit(&k);
}

/* A hand is in no order, the rules take the cards of a set in theirs: three successes with four dice. */
static void FF_288_odds_of_an_attack_count_every_card_of_the_hand(void **state)
{
    struct kit k;
    struct forecast f;
    (void)state;
    open_fight(&k);
    k.g->villain[BLUE].damage = (u8)(durability_of(&k.c, k.g, BLUE) - 3);
    u8 first = card_at(ABILITIES(k.g), ABILITY_HAND + LEGACY, 0);
    for (int order = 0; order < 2; order++) {
        struct table *t = table_of(&k);
        assert_true(forecast(t, LEGACY, (struct action){ACT_ATTACK_VILLAIN, k.g->villain[BLUE].villain, 7}, SAMPLES, 7, &f));
        assert_in_range(share(&f, EV_BEATEN), 55, 64);       /* 59.3 % */
        table_free(t);
        card_move(ABILITIES(k.g), ABILITY_HAND + LEGACY, 0, ABILITY_HAND + LEGACY, EVERYBODY);
        assert_int_not_equal(card_at(ABILITIES(k.g), ABILITY_HAND + LEGACY, 0), first);
        first = card_at(ABILITIES(k.g), ABILITY_HAND + LEGACY, 0);
    }
    close_kit(&k);
}

/* While cards are chosen, the odds are of what is ticked together with the card at hand, and of nothing more. */
static void FF_288_odds_of_dice_are_those_of_the_ticks(void **state)
{
    struct kit k;
    struct forecast f;
    struct action line[8];
    (void)state;
    open_fight(&k);
    answer(&k, ACT_ATTACK_VILLAIN);
    struct table *t = table_of(&k);
    struct picks *p = table_picks(t, LEGACY);
    assert_non_null(p);
    int count = picks_line(p, 0, line, 8);
    assert_int_equal(count, 2);                              /* the card, and "That is all" */
    assert_true(forecast_line(t, LEGACY, line, count, SAMPLES, 7, &f));
    assert_in_range(share(&f, EV_BEATEN), 84, 94);           /* 1 - (1/3)^2 */
    assert_true(picks_tick(p, 0));
    count = picks_line(p, 1, line, 8);
    assert_true(forecast_line(t, LEGACY, line, count, SAMPLES, 7, &f));
    assert_in_range(share(&f, EV_BEATEN), 96, 100);          /* 1 - (1/3)^4 */
    assert_int_equal(p->ticks, 1);                           /* nothing is ticked by looking */
    assert_int_equal(picks_line(p, -1, line, 8), 2);
    picks_clear(p);
    assert_int_equal(picks_line(p, -1, line, 8), 0);
    table_free(t);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_284_odds_of_an_attack_tell_how_the_fight_ends),
    TEST(FF_288_odds_of_an_attack_count_every_card_of_the_hand),
    TEST(FF_288_odds_of_dice_are_those_of_the_ticks),
};
TEST_GROUP(tests);
